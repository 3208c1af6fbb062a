### Olhar para a frente e para trás: dicas, replay, análise, seus jogos. Os argumentos estão em
### en/looking.ftl.

looking-ready = Olhar para trás

## Ações a fazer

deed-piece = { $piece ->
    [0] { "" }
   *[other] { " " }(peão { $piece })
}
deed-via = { $blockades ->
    [0] { "" }
    [one] , superando o bloqueio { $blockade }
   *[other] , superando os bloqueios { $blockade }
}
deed-move = { $card } para { $space }{ deed-piece }{ deed-via }
deed-stay = { $card }: superar o bloqueio { $blockade }{ deed-piece }
deed-pay = Pagar { $cards } por { $space }{ deed-piece }{ deed-via }
deed-pay-camp = Deixar { $cards } para sempre no acampamento { $space }{ deed-piece }{ deed-via }
deed-pay-blockade = Pagar { $cards } pelo bloqueio { $blockade }{ deed-piece }
deed-play = Jogar { $card }
deed-remove = Remover do jogo: { $cards }
deed-remove-none = Não remover nenhuma carta
deed-take = Pegar { $card } de graça
deed-buy = Comprar { $card } com { $cards }
deed-token = Usar “{ $token }”{ $count ->
    [0] { "" }
   *[other] : { $cards }
}
deed-end = { $count ->
    [0] Terminar o turno
   *[other] Manter { $cards } e terminar o turno
}
cost-both = { $win } de chance de vencer e { $rounds } rodadas
cost-win = { $win } de chance de vencer
cost-rounds = { $rounds } rodadas

## Dicas

hints-title = Dica
hints-about = Os melhores turnos a partir daqui, com os motivos.
hints-thinking = Pensando …
hints-stale = A mesa mudou. Pergunte de novo para este momento.
hints-win = { $win } de chance de vencer
hints-arrival = chegada por volta da rodada { $round }
hints-do-it = Aponte para um passo para vê-lo no tabuleiro. Quem joga é você.
hints-done = Feito: { $deed }
hints-best = Melhores turnos
hints-why-not = Por que não o meu?
hints-fine = Seu turno, do jeito que está, é tão bom quanto qualquer outro que encontrei.
hints-costs = Terminar seu turno agora custaria cerca de { $cost } em comparação com isto:
hints-better = Isto seria melhor:
hints-take-back = Ele começa antes: desfaça primeiro o que o atrapalha.
hints-advisor = Conselheiro
hints-advisor-about = Avisa antes do fim do turno, e só em erros graves.
hints-advisor-off = Desligar o conselheiro
hints-blunder = Um momento: este turno pode custar cerca de { $cost }. Há um melhor.
hints-look = Ver o turno melhor
hints-end-anyway = Terminar mesmo assim

## Replay

replay-title = Replay
replay-loading = Buscando o jogo …
replay-begin = A corrida vai começar.
replay-end = O fim
replay-turn-of = Rodada { $round }, { $name }
replay-step = Passo { $step } de { $of }
replay-rounds = { $count ->
    [one] 1 rodada
   *[other] { $count } rodadas
}
replay-slider = Ir para um turno
replay-keys = Tocar e avançar
replay-play = Tocar
replay-pause = Pausar
replay-step-back = Um passo atrás
replay-step-on = Um passo à frente
replay-turn-back = Um turno atrás
replay-turn-on = Um turno à frente
replay-key-play = Barra de espaço
replay-key-step-back = Seta esquerda; Home para o início
replay-key-step-on = Seta direita; End para o fim
replay-key-turn-back = Page Up
replay-key-turn-on = Page Down
replay-speed = Velocidade; teclas + e −
replay-times = { $count }×
replay-eyes = Quais cartas ficam abertas
replay-open = Todas as cartas abertas
replay-eyes-of = Como { $name } viu
replay-hand = Mão de { $name }
replay-played = { $count ->
    [one] 1 jogada
   *[other] { $count } jogadas
}
replay-played-about = Jogada neste turno
replay-drew = Comprado da pilha: { $cards }
replay-copy = Copiar um link para este momento
replay-copy-about = Quem o abrir vê o mesmo.
replay-copied = O link para este momento foi copiado.

## Um registro

bring-title = Um jogo de um arquivo
bring-about = Abra o registro de um jogo: o arquivo salvo no fim de um jogo ou pelo terminal.
bring-choose = Escolher um arquivo
bring-drop = ou solte-o em qualquer lugar desta página
bring-kept = O servidor o lê e não guarda nada.
bring-too-long = Este arquivo é longo demais para ser o registro de um jogo.

## Análise

analysis-title = Análise
analysis-unfinished = { $names }, rodada { $round }: o jogo não terminou.
analysis-replay = Ver o replay
analysis-waiting = Examinando cada turno …
analysis-waiting-about = O jogador de computador mais forte repensa cada turno. Isso leva um momento; você pode sair da página e voltar.
analysis-ready = A análise está pronta.
analysis-contents = Nesta página
analysis-as-table = Como tabela
analysis-to-moment = Ver este momento
analysis-opening = Antes do primeiro turno
analysis-axis-round = Rodada
analysis-axis-turn = Turnos, um após o outro
analysis-expedition = Expedição
analysis-percent = { $value }%
analysis-rounds = { $rounds } rodadas
analysis-race = A corrida
analysis-race-about = Rodadas que ainda faltavam a cada expedição até o portão, pelo que se podia dizer após seu turno. Mais baixo é mais perto.
analysis-chances = Chances de vencer
analysis-chances-about = Após cada turno, com que frequência cada expedição venceria dali. Os números marcam os pontos de virada.
analysis-turning = Pontos de virada
analysis-turning-none = Nenhum turno deste jogo custou caro: bem jogado.
analysis-turning-about = Os turnos mais caros, em chance de vencer e em rodadas; no máximo três.
analysis-cost = Custou cerca de { $cost }.
analysis-played = Jogado
analysis-better = Melhor
analysis-because = Por quê: { $reasons }.
analysis-balance = Sorte e jogo
analysis-balance-about = Em rodadas. Sorte: quanto as compras foram melhores que a média. Jogo: o que os turnos custaram em comparação com os melhores encontrados.
analysis-luck = Sorte
analysis-play = Jogo
analysis-luck-rounds = Sorte, rodadas
analysis-luck-win = Sorte, para vencer
analysis-play-rounds = Jogo, rodadas
analysis-play-win = Jogo, para vencer
analysis-draws-counted = Compras contadas
analysis-blunders = Erros graves
analysis-decks = Os baralhos
analysis-decks-about = Quantas cartas cada expedição tinha, rodada a rodada.
analysis-changes = O que entrou e saiu
analysis-how-buy = { $card }, por compra
analysis-how-take = { $card }, de graça
analysis-how-remove = { $card }, fora do jogo
analysis-how-camp = { $card }, no acampamento
analysis-how-use_up = { $card }, por uso
analysis-cards = O que cada carta rendeu
analysis-cards-about = Os números pequenos são por uso. Os passos contam rumo a El Dorado; para trás, são negativos.
analysis-card = Carta ou ficha
analysis-plays = Usos
analysis-steps = Passos
analysis-coins = Moedas
analysis-draws = Compras
analysis-payments = Pagamentos
analysis-blockades = Bloqueios
analysis-tempo = Tempo perdido
analysis-tempo-about = Um desvio anda mais do que aproxima; esperar não aproxima embora um passo fosse possível. As rodadas são o que esses turnos custaram.
analysis-walked = Passos andados
analysis-nearer = Passos ganhos
analysis-detours = Turnos com desvios
analysis-detour-steps = Passos de desvio
analysis-waiting-turns = Turnos de espera

## Seus jogos

games-title = Seus jogos
games-about = O que este servidor guarda deste navegador.
games-you = Você
games-none = Nenhum jogo ainda
games-none-about = Jogue uma corrida e ela aparece aqui: com o replay, uma análise e seus resultados.
games-none-play = Jogar uma corrida
games-none-such = Nenhum dos seus jogos é assim.
games-file = Abrir um registro
games-list = Todos os jogos
games-more = { $count ->
    [one] Mostrar mais 1
   *[other] Mostrar mais { $count }
}
games-route = Rota
games-players = Expedições
games-result = Resultado
games-result-won = Vencidos
games-result-lost = Não vencidos
games-result-open = Sem resultado
games-any = Qualquer
games-clear = Limpar os filtros
games-played = Jogos
games-won = Vencidos
games-mean-place = Lugar médio
games-best = Melhor chegada
games-place = Lugar { $place } de { $of }
games-running = Em andamento
games-no-place = Sem lugar
games-against = Contra { $names }
games-by-route = Por rota
games-by-players = Por número de expedições
games-rivals = Frente a frente
games-rivals-about = Expedições que não chegaram dividem um lugar; então nenhuma está à frente.
games-rival = Adversário
games-ahead = Você à frente
games-behind = Você atrás
games-cards = Cartas favoritas
games-rating = Pontuação
games-rating-own = { $elo } ± { $margin }, de { $games ->
    [one] 1 comparação
   *[other] { $games } comparações
}
games-rating-line = { $name }: { $elo } ± { $margin }
games-rating-about = Com base em quem terminou à frente de quem neste servidor. As barras mostram onde está a força real em 19 de 20 casos; poucos jogos fazem barras longas.
games-data = Seus dados
games-data-about = Um cookie deste navegador liga seus jogos. Não há conta e ninguém mais vê esta página.
games-export = Baixar tudo (JSON)
games-forget-one = Esquecer este jogo: { $route }, { $day }
games-forget-sure = Esquecer este jogo?
games-forget-about = O servidor esquece que você jogou lá: o jogo sai desta lista, dos seus resultados e da sua pontuação. O jogo em si fica para os outros, e seus links continuam valendo. Não dá para desfazer.
games-forget-all = Esquecer todos os meus jogos
games-forget-all-sure = Esquecer tudo?
games-forget-all-about = { $count ->
    [one] O servidor esquece que você jogou seu jogo
   *[other] O servidor esquece que você jogou seus { $count } jogos
}, seus resultados e sua pontuação, e o cookie deste navegador termina. Os jogos em si ficam para os outros. Não dá para desfazer; baixe tudo antes se quiser guardar.
games-forget-yes = Esquecer
games-forgotten = O jogo foi esquecido.
games-forgotten-all = Tudo foi esquecido.
