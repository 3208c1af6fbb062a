# A galeria de rotas e a página de uma rota.

gallery-title = Galeria de rotas
gallery-about = Rotas que pessoas deste servidor montaram, jogaram até o fim e publicaram.
gallery-sort = Ordem
gallery-sort-fresh = mais novas primeiro
gallery-sort-played = mais jogadas primeiro
gallery-sort-difficulty = mais fáceis primeiro
gallery-sort-length = mais curtas primeiro
gallery-difficulty = Dificuldade
gallery-any = qualquer
gallery-size = Duração
gallery-size-short = curta
gallery-size-medium = intermediária
gallery-size-long = longa
gallery-caves = só com cavernas
gallery-found =
    { $count ->
        [0] Nenhuma rota encontrada.
        [one] { $count } rota
       *[other] { $count } rotas
    }
gallery-none = Ninguém publicou uma rota aqui ainda. Monte uma, jogue até o fim e você poderá publicá-la.
gallery-build = Montar uma rota
gallery-more = Mostrar mais
gallery-by = por { $author }
gallery-anonymous = publicada sem nome
gallery-played =
    { $count ->
        [0] ainda não jogada
        [one] jogada { $count } vez
       *[other] jogada { $count } vezes
    }
gallery-rounds = cerca de { $rounds } rodadas
gallery-unrated = ainda não avaliada
gallery-yours = sua
gallery-route = Uma rota
gallery-facts = Detalhes
gallery-pieces = Peças
gallery-steps = Caminho mais curto
gallery-steps-count =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passos
    }
gallery-length = Duração estimada
gallery-blockades = Bloqueios
gallery-cave-count = Cavernas
gallery-width = Caminhos separados
gallery-terrain = Terreno
gallery-terrain-line = selva { $jungle }%, rio { $river }%, vilarejo { $village }%
gallery-code = Código da rota
gallery-rating = Avaliação
gallery-rated = Em corridas de jogadores virtuais, o primeiro chega por volta da rodada { $rounds }. Grau de dificuldade: { $difficulty }.
gallery-rated-by = Avaliada por: { $bots }
gallery-rating-soon = Jogadores virtuais estão correndo nesta rota. A avaliação aparecerá aqui em breve.
gallery-play = Jogar
gallery-workshop = Abrir na oficina
gallery-publish = Publicar
gallery-publish-title = Publicar esta rota
gallery-publish-about = Todos neste servidor veem a rota, o nome e o que você escreve sobre ela.
gallery-publish-first = Jogue uma partida até o fim nesta rota. Depois você poderá publicá-la.
gallery-publish-again = Salvar as alterações
gallery-published = A rota está na galeria.
gallery-withdraw = Tirar da galeria
gallery-withdrawn = A rota não está mais na galeria.
gallery-hidden = Quem mantém este servidor ocultou esta rota da galeria.
gallery-name = Nome da rota
gallery-line = Descrição curta
gallery-author = Seu nome (opcional)
gallery-picture = Mapa da rota { $name }
gallery-back = Voltar à galeria

refusal-published = Esta rota já está publicada.
refusal-route_hidden = Quem mantém este servidor ocultou esta rota. Ela não pode ser publicada.
refusal-not_finished = Primeiro jogue uma partida até o fim nesta rota. Depois você poderá publicá-la.
refusal-no_name = Dê um nome à rota.
