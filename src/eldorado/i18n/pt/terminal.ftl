### O que o terminal diz. Argumentos: veja en/terminal.ftl.

terminal-nothing = nada
terminal-none = nenhum
terminal-drawn = Comprado da pilha: { $cards }.
terminal-taken-back = Desfeito: { $deed }
terminal-place = { $place }. { $name }: { $round ->
    [0] ainda a caminho
   *[other] chegou na rodada { $round }
}{ $pieces ->
    [1] { "" }
   *[other] , { $home } de { $pieces } peões no portão
}; bloqueios: { $numbers }

## O turno

terminal-hint = help: tudo o que você pode digitar · map: o mapa inteiro · market · deck · log · undo · quit
terminal-your-move = Sua vez:
terminal-move-of = { $name }, sua vez:
terminal-clause = { $sentence } ({ $clause }; digite help { $clause })
terminal-unreadable = { $sentence } Digite help para ver o que você pode digitar.
terminal-no-choice = Não há a opção { $number }; elas vão de 1 a { $count }.
terminal-nothing-done = Nada foi feito.
terminal-few-cards = Sobram { $cards } no seu baralho inteiro, menos que uma mão de { $count }. (O-06)
terminal-remove-anyway = Remover mesmo assim? (s ou n)
terminal-yes = s sim
terminal-type-number = Digite um destes números:
terminal-and-more = e mais { $count }; indique uma carta para limitar.
terminal-this-turn = Este turno
terminal-meanwhile = Enquanto isso
terminal-your-turn = sua vez
terminal-turn-of = vez de { $name }
terminal-round = rodada { $round }
terminal-more-choices = Digite more para mais { $count } opções.
terminal-around = { $space }. Em volta:
terminal-nothing-yet = Nada aconteceu ainda.
terminal-log-round = Rodada { $round }
terminal-saved = Salvo como { $path }.
terminal-exists = { $path } já existe. Substituir? (s ou n)
terminal-not-saved = Nada foi salvo ali.
terminal-copy-saved = Uma cópia foi salva como { $path }.
terminal-hand-over = Passe o teclado para { $name }.
terminal-ready = { $name }, aperte Enter quando estiver a postos.
terminal-others-move = os outros jogam
terminal-game-saved = O jogo está salvo. Continue com:
terminal-record-kept = O registro está guardado. Percorra-o com:

## A imagem

terminal-route = Partes { $pieces } · pelo menos { $steps } passos, { $blockades } bloqueios, { $caves } cavernas
terminal-with-caves = { $route } com cavernas
terminal-you = Você
terminal-arrived = chegou na rodada { $round }
terminal-piles = mão { $hand }, pilha { $draw }, descarte { $discard }
terminal-play-area = área de jogo { $count }
terminal-held-blockades = bloqueios { $numbers }
terminal-held-tokens = fichas { $tokens }
terminal-at = { $piece ->
    [0] { "" }
   *[other] peão { $piece }{ " " }
}em { $space } ({ $distance })
terminal-home = { $piece ->
    [0] { "" }
   *[other] peão { $piece }{ " " }
}em El Dorado já
terminal-label-hand = Mão
terminal-label-hands = Mãos
terminal-label-played = Jogado
terminal-label-tokens = Fichas
terminal-label-draw = Pilha
terminal-label-discard = Descarte
terminal-label-removed = Removido
terminal-label-unseen = Não visto
terminal-label-market = Mercado
terminal-label-reserve = Reserva
terminal-label-blockades = Bloqueios
terminal-no-cards = nenhuma carta
terminal-reserve-open = { $count ->
    [one] aberta, um lugar do mercado está vago (P-10)
   *[other] aberta, { $count } lugares do mercado estão vagos (P-10)
}
terminal-reserve-closed = fechada, os seis lugares do mercado estão ocupados (P-09)
terminal-market-heading = Mercado, preço em moedas
terminal-reserve-heading = Reserva: { $state }
terminal-pile = { $card } Preço { $price }, restam { $count }
terminal-deck-own = Seu baralho, { $cards }; a ordem da pilha é desconhecida
terminal-your-piece = { $piece ->
    [0] Seu peão está em { $space }
   *[other] Seu peão { $piece } está em { $space }
}
terminal-steps = { $count ->
    [one] 1 passo
   *[other] { $count } passos
}
terminal-no-way = nenhum caminho para El Dorado
terminal-seam = #{ $number } entre { $one } e { $other }: { $asked }
terminal-cave = { $count ->
    [0] caverna vazia
    [one] caverna com 1 ficha
   *[other] caverna com { $count } fichas
}
terminal-way = { $way ->
    [0] leste
    [1] sudeste
    [2] sudoeste
    [3] oeste
    [4] noroeste
   *[other] nordeste
}
terminal-behind = atrás do bloqueio #{ $number } ({ $asked })
terminal-stands = { $name } está ali
terminal-to-go = faltam { $distance }
terminal-leads = { $space }: para { $ways }
terminal-over = { $space } atrás de #{ $number }

## As opções

terminal-menu-move = Mover{ $piece ->
    [0] { "" }
   *[other] { " " }{ $piece }
}
terminal-menu-pay = Pagar{ $piece ->
    [0] { "" }
   *[other] { " " }{ $piece }
}
terminal-menu-token = Ficha
terminal-menu-play = Jogar
terminal-menu-take = Pegar
terminal-menu-remove = Remover
terminal-menu-buy = Comprar
terminal-menu-end = Terminar
terminal-menu-with = { $group } com { $card }
terminal-piece = peão { $piece }
terminal-take = levar { $target }
terminal-taking = { $space } levando { $target }
terminal-finds = { $count ->
    [one] +{ $count } ficha
   *[other] +{ $count } fichas
}
terminal-for = { $target } por
terminal-removing = { $target } removendo
terminal-for-payment = por { $cards }
terminal-payment = { $card } por { $cards }
terminal-other-payments = outros pagamentos
terminal-more = mais { $count }
terminal-discard-rest = descartar o resto
terminal-the-turn = o turno
terminal-keep-all = manter tudo
terminal-keep = manter { $cards }
