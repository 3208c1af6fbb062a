### O que é lido em voz alta na mesa: nomes, respostas às teclas de leitura, turnos dos jogadores virtuais.

## Tabuleiro e mão

speech-board = O tabuleiro. As setas percorrem os espaços, Page Down e Page Up passam pelos espaços ao alcance, Enter vai até lá.
speech-hand = Sua mão. As setas escolhem uma carta, Enter joga, { $keep } mantém.
speech-help = Ajuda
speech-own-piece = { $piece ->
    [0] seu peão
   *[other] seu peão { $piece }
}
speech-piece = { $piece ->
    [0] { $name }
   *[other] { $name }, peão { $piece }
}
speech-reached = ao alcance com { $card }
speech-border = ao lado de { $blockades }
speech-stands = { $piece ->
    [0] em { $place }
   *[other] peão { $piece } em { $place }
}
speech-at-gate = { $piece ->
    [0] chegou a El Dorado
   *[other] peão { $piece } chegou a El Dorado
}
speech-piles = Pilha de compra: { $draw }, pilha de descarte: { $discard }
speech-tokens = Suas fichas de caverna: { $tokens }.
speech-blockades = Seus bloqueios: { $blockades }.

## Em volta de um espaço

speech-around = Em volta de { $space }.
speech-direction = { $heading }: { $words }.
speech-edge = Borda do tabuleiro: { $headings }.
speech-behind = atrás de { $blockade }
speech-up-right = em cima à direita
speech-right = à direita
speech-down-right = embaixo à direita
speech-down-left = embaixo à esquerda
speech-left = à esquerda
speech-up-left = em cima à esquerda

## O caminho a partir daqui

speech-way-next = Em seguida: { $demands }.
speech-way-all = O caminho todo: { $demands }.
speech-way-none = Daqui não há caminho até El Dorado.
speech-any-cards = { $count ->
    [one] { $count } carta qualquer
   *[other] { $count } cartas quaisquer
}
speech-short-hand = Falta na sua mão: { $what }.
speech-short-deck = Falta em todas as suas cartas: { $what }.

## Mercado e adversários

speech-good = { $card }, preço { $price }
speech-can-buy = Você pode comprar: { $cards }.
speech-buy-nothing = Você não pode comprar nada agora.
speech-other-goods = Também no mercado: { $cards }.
speech-reserve = { $count ->
    [one] Há mais { $count } pilha na reserva.
   *[other] Há mais { $count } pilhas na reserva.
}
speech-no-rivals = Ninguém mais está nesta corrida.

## Um turno em uma frase

speech-turn = { $name }: { $what }. Agora { $where }.
speech-nearer = { $count ->
    [one] { $count } passo mais perto
   *[other] { $count } passos mais perto
}
speech-took = superou o bloqueio { $blockades }
speech-found = encontrou { $tokens }
speech-bought = comprou { $cards }
speech-removed = { $count ->
    [one] removeu { $count } carta
   *[other] removeu { $count } cartas
}
speech-idle = não avançou

## Durante a escolha

speech-chosen = Escolha: { $cards }.
speech-best = Mais perto de El Dorado: { $space }, { $far }.
speech-plan = { $plans ->
    [one] Caminho até { $space }: { $how }. Aperte de novo para ir.
   *[other] Caminho { $plan } de { $plans } até { $space }: { $how }. Aperte de novo para ir.
}
speech-deed = { $card } até { $space }
speech-over = passando por { $spaces }
speech-not-kept = não mantida

## Quando uma tecla não tem resposta

speech-no-target = Não há aonde ir agora.
speech-no-nearer = Nenhuma carta aproxima você de El Dorado agora.
speech-no-piece = Você não tem nenhum peão no tabuleiro.
speech-no-blockade = Não há bloqueio ao lado deste espaço.
speech-no-card = Primeiro vá até uma carta da sua mão.
speech-nothing-yet = Nada foi dito ainda.
speech-no-symbol = { $space } pede o símbolo { $symbol }. Nenhuma das suas cartas tem esse símbolo.
