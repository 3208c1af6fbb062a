### A mesa no navegador: o que dizem os botões, o que fazer agora, o que é perguntado.
### Os argumentos estão descritos em en/table.ftl.

## Em toda parte

ui-close = Fechar
ui-loading = Carregando…
ui-rules = Ver nas regras
ui-cannot-load = Não foi possível carregar esta página. Verifique a conexão e tente de novo.
ui-nothing-here = Não há nada aqui
ui-to-start = Página inicial
card-action = Ação
card-item = Item: sai do jogo depois de usado

## A mesa

table-title = El Dorado
table-title-mine = ● É a sua vez · El Dorado
table-title-other = { $name }… · El Dorado
table-connecting = Abrindo a mesa…
table-no-table = Mesa não encontrada
table-curtain = Mostrar minhas cartas
table-skip = Todas as ações em lista
table-hand-empty = Nenhuma carta na mão
table-expeditions = As expedições
table-round = Rodada { $round }
table-fit = Mostrar a rota inteira
table-follow = Seguir meu peão
table-zoom-in = Aproximar
table-zoom-out = Afastar
table-history = Histórico
table-history-none = Nada ainda: a corrida acabou de começar.
table-recap = O que os outros fizeram desde o seu turno
table-recap-of = O que os outros fizeram desde o seu turno: { $turns }
table-actions = Tudo o que você pode fazer agora
table-watching = Você está assistindo.
table-paused = A partida está em pausa.
table-pause-ends = Ela continua sozinha em { $time }.
table-pause-left = Tempo que resta para suas pausas: { $time }.
time-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
table-made-up = Esta partida começa de uma posição preparada. Ela não conta para a sua pontuação.
table-made-up-short = Preparada
table-waiting = Aguarde…
table-waiting-for = { $name } está jogando…
table-thinking = { $name } está pensando…

## Menu

table-menu = Menu
table-menu-rules = As regras
table-menu-settings = Configurações e idioma
table-menu-sound = Sons
table-menu-pause = Pausar a partida
table-menu-resume = Continuar
table-menu-leave = Jogador virtual no meu lugar
table-menu-comeback = Voltar a jogar
table-menu-resign = Desistir…
table-menu-resign-sure = Desistir desta corrida? Não dá para voltar atrás.
table-menu-resign-yes = Sim, desistir
table-menu-start = Página inicial
table-menu-safe = Sua partida fica salva. Você pode voltar a ela quando quiser.

## Expedições

table-moving = jogando
table-thinks = pensando…
table-arrived = chegou
table-steps-to-go = { $count ->
    [one] { $count } passo até El Dorado
   *[other] { $count } passos até El Dorado
}
table-counts = mão { $hand }, pilha de compra { $draw }, pilha de descarte { $discard }
table-played = Cartas jogadas neste turno: { $count }
table-own-piles = Suas pilhas de compra e de descarte
table-blockades-held = { $count ->
    [0] nenhum bloqueio
    [one] { $count } bloqueio
   *[other] { $count } bloqueios
}
table-tokens-held = { $count ->
    [0] nenhuma ficha de caverna
    [one] { $count } ficha de caverna
   *[other] { $count } fichas de caverna
}
table-resigned = desistiu
table-stand-in = um jogador virtual joga por enquanto
table-away = ausente
table-unseen = { $mine ->
    [yes] Cartas da sua pilha de compra, em qualquer ordem
   *[no] Cartas da mão e da pilha de compra, em qualquer ordem
}

## O tabuleiro

table-blockade = bloqueio { $number } ({ $symbol } { $power })
table-cave-left = { $count ->
    [0] vazia
    [one] resta { $count } ficha de caverna
   *[other] restam { $count } fichas de caverna
}
table-power-left = { $power ->
    [0] não sobra poder
    [one] sobra { $power } de poder
   *[other] sobram { $power } de poder
}

## Cartas na mão

table-keep = Manter
table-keep-about = As cartas mantidas ficam na sua mão para o próximo turno. Todas as outras são descartadas no fim do seu turno.
table-kept = mantida
table-leaves = sai do jogo
table-worth = Vale { $coins } no mercado
table-card-pays = paga { $coins }
table-card-targets = { $card }: { $what } ao alcance. { $count ->
    [one] Escolha o destino.
   *[other] Escolha um destino.
}
table-reach-spaces = { $count ->
    [one] { $count } espaço
   *[other] { $count } espaços
}
table-reach-blockades = { $count ->
    [one] { $count } bloqueio
   *[other] { $count } bloqueios
}
table-card-action = { $card }: { $about }
table-card-take = { $card }: pegue de graça uma carta qualquer do mercado ou da reserva.
table-card-pay = A carta { $card } pode pagar { $what } ao lado do seu peão: escolha o destino. Vale { $coins } no mercado.
table-pay-rubble = as ruínas
table-pay-blockade = o bloqueio
table-pay-camp = o acampamento
table-card-none = A carta { $card } não leva você a lugar nenhum a partir daqui. Ela vale { $coins } no mercado, ou você pode mantê-la.

## E agora

table-prompt-idle = Sua vez: escolha uma carta, um espaço ou uma compra no mercado.
table-prompt-last = Rodada final: este é o seu último turno.
table-prompt-bought = Você já comprou no mercado. Encerre o turno ou use o que resta.
table-prompt-nothing = Não há mais nada a fazer. Encerre o turno.
table-prompt-rubble = Escolha { $count ->
    [one] { $count } carta qualquer
   *[other] { $count } cartas quaisquer
} para jogar aqui. Mais tarde { $count ->
    [one] ela volta
   *[other] elas voltam
} para você. ({ $chosen } de { $count })
table-prompt-pay-blockade = Escolha { $count ->
    [one] { $count } carta qualquer
   *[other] { $count } cartas quaisquer
} para superar o bloqueio. Mais tarde { $count ->
    [one] ela volta
   *[other] elas voltam
} para você. ({ $chosen } de { $count })
table-prompt-camp = Acampamento: escolha { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} para remover do jogo para sempre. ({ $chosen } de { $count })
table-prompt-remove = { $most ->
    [one] Você pode remover { $most } carta do jogo para sempre, ou nenhuma.
   *[other] Você pode remover até { $most } cartas do jogo para sempre, ou nenhuma.
}
table-prompt-remove-one = Escolha 1 carta para remover do jogo para sempre.
table-prompt-replace = Escolha de 1 a 4 cartas para baixar; você compra a mesma quantidade da pilha.
table-prompt-buy = A carta { $card } custa { $price }, você paga { $paid }. Escolha cartas para mudar o pagamento.
table-prompt-lost = Não há troco: você perde { $coins ->
    [one] { $amount } moeda
   *[other] { $amount } moedas
}.
table-prompt-used-up = { $count ->
    [one] Sai do jogo: { $cards }.
   *[other] Saem do jogo: { $cards }.
}
table-prompt-too-much = Você paga mais que o necessário: tire { $card }.
table-prompt-target = Para { $space }, use:
table-prompt-pick = Como você quer ir até lá?
table-prompt-token = { $token }: escolha um espaço.
table-prompt-change = Escolha a carta que vai mudar de símbolo e, depois, o destino dela.
table-prompt-change-two = Escolha o que comprar. Duas das cartas que pagam mudam de símbolo.
table-unreachable = Nenhuma das suas cartas chega lá neste turno.
table-buying = { $card } por { $price }. Pagamento sugerido: { $cards }.
table-save-item = Manter { $card } com a ficha

## O botão principal e seus vizinhos

table-end = Encerrar turno
table-end-about = As cartas que sobraram na mão são descartadas, menos as que você marcou para manter. Depois, você compra da pilha até ter quatro cartas.
table-end-away = { $away ->
    [one] descarta { $away } carta
   *[other] descarta { $away } cartas
}
table-end-keep = mantém { $keep }, descarta { $away }
table-go = Ir
table-pay-go = { $count ->
    [one] Pagar { $count } carta
   *[other] Pagar { $count } cartas
}
table-camp-go = { $count ->
    [one] Remover { $count } carta
   *[other] Remover { $count } cartas
}
table-choose-more = { $count ->
    [one] escolha mais { $count }
   *[other] escolha mais { $count }
}
table-remove-go = { $count ->
    [one] Remover { $count } carta
   *[other] Remover { $count } cartas
}
table-remove-none = Não remover
table-replace-go = { $count ->
    [one] Substituir { $count } carta
   *[other] Substituir { $count } cartas
}
table-buy-go = Comprar por { $price }
table-missing = { $coins ->
    [one] falta { $amount }
   *[other] faltam { $amount }
}
table-play-go = Jogar
table-use-go = Usar
table-result = Ver o resultado
table-take-go = Escolher uma carta
table-cancel = Voltar
table-undo = Desfazer
table-undo-about = Desfaz sua última ação deste turno.
table-undo-none = Nada a desfazer: você ainda não fez nada neste turno, ou algo oculto já foi revelado.

## Mercado

table-pile = { $card }, preço { $price }, { $left ->
    [0] esgotada
    [one] resta { $amount }
   *[other] restam { $amount }
}
table-pile-left = { $left ->
    [0] esgotada
    [one] resta { $amount }
   *[other] restam { $amount }
}
table-sold-out = esgotada
table-reserve = Reserva
table-reserve-title = A reserva
table-reserve-open = Há um espaço vago no mercado: todas estas cartas estão à venda. A pilha da carta comprada vai para o espaço vago.
table-reserve-closed = Você só pode comprar estas cartas enquanto houver um espaço vago no mercado.
table-open = aberta
table-closed = fechada
table-too-dear = Custa { $price }; sua mão vale { $purse }.

## Listas de ações

table-choice-move = { $card } até { $space }
table-choice-pay = { $count ->
    [one] pagar { $count } carta por { $space }
   *[other] pagar { $count } cartas por { $space }
}
table-choice-camp = { $count ->
    [one] remover { $count } carta por { $space }
   *[other] remover { $count } cartas por { $space }
}
table-choice-via = superando o bloqueio { $blockade }
table-choice-piece = peão { $piece }
table-list-play = Jogar { $card }
table-list-take = Pegar { $card } de graça
table-list-token = Usar a ficha “{ $token }”
table-list-buy = Comprar { $card } por { $price }
table-list-remove = Remover { $card } do jogo
table-list-removes = Remover do jogo

## Títulos de listas

table-action-cards = Cartas de ação
table-cave-tokens = Fichas de caverna
table-blockades = Bloqueios

## Dúvidas

table-doubt = Tem certeza?
table-doubt-thin = { $count ->
    [0] Você ficaria sem nenhuma carta.
    [one] Você ficaria com apenas { $count } carta, menos que uma mão completa.
   *[other] Você ficaria com apenas { $count } cartas, menos que uma mão completa.
}
table-doubt-last = Esta é a sua última carta com { $symbol }, e El Dorado pede esse símbolo.
table-doubt-idle = { $count ->
    [one] Você ainda não fez nada neste turno. Sua carta seria descartada.
   *[other] Você ainda não fez nada neste turno. Suas { $count } cartas seriam descartadas.
}
table-doubt-back = Voltar
table-doubt-go = Fazer mesmo assim
