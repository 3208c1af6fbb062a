### A tela da oficina: montar uma rota. Os argumentos estão descritos em en/editor.ftl.

editor-title = Oficina de rotas
editor-about = Monte sua própria rota com as peças da caixa.
editor-empty = Escolha em “Peças” um lado da peça inicial.
editor-tools = Ferramentas
editor-undo = Desfazer
editor-redo = Refazer
editor-turn = Girar
editor-flip = Virar
editor-left = Lugar anterior
editor-right = Próximo lugar
editor-insert = Inserir depois
editor-inserting = A próxima peça será inserida depois de { $piece }.
editor-remove = Remover
editor-pieces = A rota, peça por peça
editor-tray = Peças
editor-take = Encaixar { $piece }
editor-part = { $piece }, { $turns ->
    [0] sem giro
    [one] girada { $turns } vez
   *[other] girada { $turns } vezes
}{ $side ->
    [none] { "" }
    [n] , ao norte
    [ne] , a nordeste
    [se] , a sudeste
    [s] , ao sul
    [sw] , a sudoeste
   *[nw] , a noroeste
}{ $slide ->
    [left] , deslizada à esquerda
    [right] , deslizada à direita
   *[none] { "" }
}
editor-blue = Peça de finalização azul
editor-green = Peça de finalização verde
editor-laid = Encaixada: { $part }
editor-turned = Girada: { $part }
editor-flipped = Virada: { $part }
editor-moved = Movida: { $part }
editor-removed = Removida: { $part }
editor-chosen = Escolhida: { $part }
editor-undone = Desfeito.
editor-redone = Refeito.
editor-no-room = Não há lugar onde esta peça caiba. Primeiro gire ou mova outra.
editor-state = Dá para jogar?
editor-unfinished = Ainda não está pronta: faltam peças ou a peça de finalização. Você pode salvá-la assim mesmo.
editor-against = Adversário
editor-try = Experimentar
editor-facts = Detalhes
editor-show-way = Mostrar o caminho mais fácil
editor-show-narrow = Mostrar passagens estreitas ({ $count })
editor-show-tight = { $count ->
    [one] Mostrar o ponto mais estreito (só { $count } caminho)
   *[other] Mostrar o ponto mais estreito ({ $count } caminhos lado a lado)
}
editor-show-stretch = Mostrar { $count } espaços seguidos: { $terrain }
editor-tips = As dicas do manual
editor-no-tips = Nada a mudar por enquanto.
editor-shelf = Minhas rotas
editor-name = Nome
editor-line = Descrição curta
editor-unnamed = Minha rota
editor-keep = Salvar
editor-kept = “{ $name }” está salva neste navegador.
editor-drop = Apagar { $name }
editor-copy-of = Cópia de { $name }
editor-share = Compartilhar
editor-code = Código
editor-link = Link da rota
editor-copy-code = Copiar o código
editor-copy-link = Copiar o link
editor-open-page = Abrir a página dela
editor-copied = Copiado.
editor-begin = Começar com
editor-clear = Uma mesa vazia
editor-surprise = Surpreenda-me
editor-from-printed = Uma rota impressa
editor-from-code = Um código ou link
editor-open = Abrir

## De volta de uma partida

editor-tried = A partida nesta rota
editor-tried-won = { $name } venceu na rodada { $round }.
editor-tried-you = Você venceu na rodada { $round }.
editor-tried-nobody = Ninguém venceu; a partida terminou na rodada { $round }.
editor-tried-ways = Quanto mais claro o espaço, mais vezes uma expedição passou por ele.
editor-tried-show = Mostrar os caminhos percorridos
editor-publish = Publicar esta rota

## Desejos

editor-wishes = Surpreenda-me com uma rota
editor-wishes-about = Tudo é opcional. Com preferências, a busca leva alguns segundos.
editor-wishes-about-here = Tudo é opcional. Com preferências, a busca leva um minuto ou mais neste aparelho.
editor-wish-any = tanto faz
editor-wish-rounds = Duração
editor-wish-rounds-count = cerca de { $count } rodadas
editor-wish-difficulty = Dificuldade
editor-wish-like = Parecida com
editor-wish-caves = Pelo menos cinco cavernas
editor-wish-no_bottlenecks = Sem passagens estreitas
editor-wish-find = Procurar uma rota
editor-wish-looking = Procurando uma rota…
editor-wish-found = Encontrada: grau de dificuldade { $difficulty }, cerca de { $rounds } rodadas.
editor-wish-missed = Nenhuma rota atende a todas as preferências. Esta é a que chega mais perto. Não atendidas: { $wishes }.
