### A mesa no navegador: o que dizem os botões, o que fazer agora, o que é perguntado.
### Os argumentos estão descritos em en/table.ftl.

## Em toda parte

ui-close = Fechar
ui-rules = Nas regras
ui-cannot-load = Não foi possível carregar esta página. Verifique a conexão e tente de novo.
ui-nothing-here = Não há nada aqui
ui-to-start = Para o início
card-action = Ação
card-item = Item: sai do jogo depois de usado

## A mesa

table-title = El Dorado
table-title-mine = ● É sua vez · El Dorado
table-title-other = { $name } … · El Dorado
table-connecting = A caminho da mesa…
table-no-table = Essa mesa não existe
table-curtain = Mostrar minhas cartas
table-skip = Todas as ações em lista
table-board = O tabuleiro. As setas andam por ele, Page Up e Page Down vão de um espaço alcançável a outro, Enter vai até lá.
table-hand = Sua mão. As setas escolhem, Enter joga, K guarda uma carta.
table-hand-empty = Nenhuma carta na mão
table-expeditions = As expedições
table-round = Rodada { $round }
table-fit = Mostrar a rota inteira
table-follow = Seguir meu peão
table-zoom-in = Mais perto
table-zoom-out = Mais longe
table-history = O que aconteceu
table-history-none = Nada ainda: a corrida acabou de começar.
table-recap = O que os outros fizeram desde seu turno
table-actions = Tudo o que você pode fazer agora
table-watching = Você está assistindo.
table-keys = Teclas: 1 a 9 escolhem uma carta, E aperta o botão principal, U desfaz, M abre o mercado, H mostra o que aconteceu, + e − e 0 ajustam o zoom.
table-paused = O jogo está pausado.
table-pause-ends = Ele continua sozinho em { $time }.
table-pause-left = Resta para suas pausas: { $time }.
time-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
table-made-up = Este jogo parte de uma posição preparada. Ele não conta para a classificação.
table-made-up-short = Posição preparada
table-waiting = Aguarde…
table-waiting-for = { $name } está jogando…

## Menu

table-menu = Menu
table-menu-rules = As regras
table-menu-settings = Ajustes e idioma
table-menu-sound = Sons
table-menu-pause = Pausar o jogo
table-menu-resume = Continuar
table-menu-leave = Deixar um robô jogar por mim
table-menu-comeback = Voltar a jogar
table-menu-resign = Desistir…
table-menu-resign-sure = Desistir desta corrida? Não dá para voltar atrás.
table-menu-resign-yes = Sim, desistir
table-menu-start = Para o início
table-menu-safe = Seu jogo fica guardado. Você pode voltar a ele quando quiser.

## Expedições

table-moving = na vez
table-arrived = chegou
table-steps-to-go = { $count ->
    [one] 1 passo até El Dorado
   *[other] { $count } passos até El Dorado
}
table-counts = mão { $hand }, pilha de compra { $draw }, descarte { $discard }
table-played = Jogadas neste turno: { $count }
table-own-piles = Sua pilha de compra e seu descarte
table-blockades-held = { $count ->
    [one] 1 peça de bloqueio
   *[other] { $count } peças de bloqueio
}
table-tokens-held = { $count ->
    [one] 1 ficha de caverna
   *[other] { $count } fichas de caverna
}
table-resigned = desistiu
table-stand-in = um robô joga enquanto isso
table-away = ausente
table-unseen = { $mine ->
    [yes] Pilha de compra, em qualquer ordem
   *[no] Mão e pilha de compra juntas
}

## O tabuleiro

table-blockade = { thing-blockade } { $number }: { $symbol } { $power }
table-cave-left = { $count ->
    [0] vazia
    [one] resta 1 ficha de caverna
   *[other] restam { $count } fichas de caverna
}
table-power-left = sobra { $power } de poder

## Cartas na mão

table-keep = Guardar
table-keep-about = As cartas guardadas ficam na mão para o próximo turno. Todas as outras são descartadas no fim do seu turno.
table-keep-card = Guardar { $card }
table-kept = guardada
table-leaves = sai do jogo
table-worth = Vale { $coins } no mercado
table-card-pays = paga { $coins }
table-card-targets = { $card }: { $what } ao alcance. { $count ->
    [one] Escolha o destino ou arraste a carta até lá.
   *[other] Escolha um destino ou arraste a carta até lá.
}
table-reach-spaces = { $count ->
    [one] 1 espaço
   *[other] { $count } espaços
}
table-reach-blockades = { $count ->
    [one] 1 bloqueio
   *[other] { $count } bloqueios
}
table-card-action = { $card }: { $about }
table-card-take = { $card }: escolha de graça uma carta do mercado ou da reserva.
table-card-pay = { $card } pode pagar { $what } ao seu lado: escolha o lugar. Vale { $coins } no mercado.
table-pay-rubble = as ruínas
table-pay-blockade = o bloqueio
table-pay-camp = o acampamento
table-card-none = { $card } não leva a lugar nenhum daqui. Vale { $coins } no mercado, ou guarde a carta.

## E agora

table-prompt-idle = Sua vez: escolha uma carta, um espaço ou uma compra.
table-prompt-bought = Você já comprou. Termine o turno ou jogue o que resta.
table-prompt-nothing = Não há mais nada a fazer. Termine o turno.
table-prompt-rubble = Escolha { $count ->
    [one] 1 carta qualquer
   *[other] { $count } cartas quaisquer
} para jogar aqui. Depois { $count ->
    [one] ela volta
   *[other] elas voltam
}. ({ $chosen } de { $count })
table-prompt-pay-blockade = Escolha { $count ->
    [one] 1 carta qualquer
   *[other] { $count } cartas quaisquer
} para o bloqueio. Depois { $count ->
    [one] ela volta
   *[other] elas voltam
}. ({ $chosen } de { $count })
table-prompt-camp = Acampamento: escolha { $count ->
    [one] 1 carta que sai
   *[other] { $count } cartas que saem
} do jogo para sempre. ({ $chosen } de { $count })
table-prompt-remove = { $most ->
    [one] Você pode remover 1 carta para sempre, ou nenhuma.
   *[other] Você pode remover até { $most } cartas para sempre, ou nenhuma.
}
table-prompt-remove-one = Escolha 1 carta que sai do jogo para sempre.
table-prompt-replace = Escolha de 1 a 4 cartas para baixar; você compra outras tantas da pilha.
table-prompt-buy = { $card } custa { $price }, você paga { $paid }. Toque em cartas para mudar.
table-prompt-lost = { $coins } a mais se perde.
table-prompt-used-up = Sai do jogo: { $cards }.
table-prompt-too-much = Mais que o necessário: tire { $card }.
table-prompt-target = Até { $space } com:
table-prompt-pick = Como você quer ir até lá?
table-prompt-token = { $token }: escolha um espaço.
table-prompt-change = Escolha a carta cujo símbolo muda e depois aonde ela vai.
table-unreachable = Nenhuma das suas cartas chega lá neste turno.
table-propose = { $count ->
    [one] 1 caminho até { $space }. Aperte de novo para ir.
   *[other] { $count } caminhos até { $space }. Aperte de novo para tomar o primeiro.
}
table-buying = { $card } por { $price }: pagamento sugerido { $cards }.
table-save-item = Salvar { $card } com a ficha

## O botão principal e seus vizinhos

table-end = Fim do turno
table-end-about = O que sobrou na mão é descartado, menos as cartas que você marcou para guardar. Depois você compra até ter quatro cartas.
table-end-away = { $away ->
    [one] descarta 1 carta
   *[other] descarta { $away } cartas
}
table-end-keep = guarda { $keep }, descarta { $away }
table-go = Ir
table-pay-go = { $count ->
    [one] Pagar 1 carta
   *[other] Pagar { $count } cartas
}
table-camp-go = { $count ->
    [one] Remover 1 carta
   *[other] Remover { $count } cartas
}
table-choose-more = { $count ->
    [one] escolha mais 1
   *[other] escolha mais { $count }
}
table-remove-go = { $count ->
    [one] Remover 1 carta
   *[other] Remover { $count } cartas
}
table-remove-none = Não remover
table-replace-go = { $count ->
    [one] Trocar 1 carta
   *[other] Trocar { $count } cartas
}
table-buy-go = Comprar por { $price }
table-missing = faltam { $coins }
table-play-go = Jogar
table-use-go = Usar
table-result = Ver o resultado
table-take-go = Escolher uma carta
table-cancel = Voltar
table-undo = Desfazer
table-undo-about = Desfaz sua última ação deste turno.
table-undo-none = Nada a desfazer: você ainda não fez nada, ou algo oculto foi revelado.

## Mercado

table-pile = { $card }, preço { $price }, restam { $left }
table-pile-left = restam { $left }
table-sold-out = esgotada
table-market = Mercado
table-reserve = Reserva
table-reserve-title = A reserva
table-reserve-open = Há um espaço vago no mercado: todas estas cartas estão à venda, e a pilha comprada sobe.
table-reserve-closed = Só é possível comprar estas cartas enquanto houver um espaço vago no mercado.
table-open = aberta
table-closed = fechada
table-too-dear = Custa { $price }; sua mão vale { $purse }.

## Listas de ações

table-choice-move = { $card } até { $space }
table-choice-pay = { $count ->
    [one] pagar 1 carta por { $space }
   *[other] pagar { $count } cartas por { $space }
}
table-choice-camp = { $count ->
    [one] remover 1 carta por { $space }
   *[other] remover { $count } cartas por { $space }
}
table-choice-via = levando o bloqueio { $blockade }
table-choice-piece = peão { $piece }
table-list-play = Jogar { $card }
table-list-take = Pegar { $card } de graça
table-list-token = Usar { $token }
table-list-buy = Comprar { $card } por { $price }
table-list-remove = Remover { $card } do jogo
table-list-removes = Remover do jogo

## Dúvidas

table-doubt = Tem certeza?
table-doubt-thin = { $count ->
    [0] Você ficaria sem nenhuma carta.
    [one] Você ficaria com apenas 1 carta, menos que uma mão cheia.
   *[other] Você ficaria com apenas { $count } cartas, menos que uma mão cheia.
}
table-doubt-last = É sua última carta com este símbolo ({ $symbol }), e El Dorado pede um.
table-doubt-idle = { $count ->
    [one] Você ainda não fez nada neste turno. Sua carta seria descartada.
   *[other] Você ainda não fez nada neste turno. Todas as { $count } cartas seriam descartadas.
}
table-doubt-back = Voltar
table-doubt-go = Fazer assim mesmo
