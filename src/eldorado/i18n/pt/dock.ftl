### A mão, o botão principal e a linha acima deles. Argumentos: ver en/dock.ftl.

## O botão principal

dock-remove-go = Remover { $cards }
dock-pay-go = Pagar { $cards }
dock-replace-go = Substituir { $cards }
dock-for = por { $space }
dock-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
dock-ends-now = termina sozinho

## E agora

dock-prompt-keep = Não há mais nada a fazer. Mantenha as cartas que quer no próximo turno; as outras são descartadas.
dock-prompt-kept = { $count ->
    [one] Você mantém { $count } carta para o próximo turno. Encerre o turno.
   *[other] Você mantém { $count } cartas para o próximo turno. Encerre o turno.
}
dock-ends-soon = Não há mais nada a fazer. Seu turno vai terminar sozinho.
dock-wait = Esperar
dock-plan-remove = remover { $cards } por { $space }
dock-plan-pay = pagar { $cards } por { $space }
dock-plan-to = Para { $space } com { $cards }
dock-buying-ends-moves = Depois da compra, você não pode mais andar neste turno.
dock-card-after-buying = Você já comprou neste turno: a carta { $card } não serve para mais nada. Você pode mantê-la para o próximo.

## Uma carta na mão

dock-keep-card = Manter { $card } para o próximo turno
dock-kept-card = { $card }: mantida para o próximo turno

## Configurações

dock-setting-ends = Encerrar meu turno quando não houver mais nada a fazer
dock-setting-ends-about = Só quando sua mão estiver vazia ou você mantiver todas as cartas. Há um instante para impedir.
