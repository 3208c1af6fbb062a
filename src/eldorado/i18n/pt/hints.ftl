### Por que um turno é bom: um trecho para cada tipo de `Reason`. Argumentos: veja en/hints.ftl.

hint-arrive = chega a El Dorado
hint-progress = { $steps ->
    [one] { $steps } passo mais perto de El Dorado
   *[other] { $steps } passos mais perto de El Dorado
}
hint-reposition = uma posição melhor para o próximo turno
hint-blockade = supera o bloqueio { $number }
hint-blockade-rival = supera o bloqueio { $number } antes que { $name } o faça
hint-cave = { $caves ->
    [one] explora { $caves } caverna
   *[other] explora { $caves } cavernas
}
hint-thin = { $count ->
    [one] deixa o baralho mais enxuto (sai { $card })
   *[other] deixa o baralho mais enxuto (saem { $count } × { $card })
}
hint-use_up = { $count ->
    [one] gasta { $card }
   *[other] gasta { $count } × { $card }
}
hint-open = { $symbol ->
    [machete] { $card } ajuda na selva à frente
    [paddle] { $card } ajuda no rio à frente
   *[coin] { $card } ajuda nos vilarejos à frente
}
hint-buy = põe a carta { $card } no baralho
hint-keep = mantém { $cards } para o próximo turno
hint-hinder = bloqueia { $name }
hint-save = mantém o item que acabou de ser usado
hint-draw = primeiro { $card }: mais cartas e um plano melhor
hint-fetch = compra { $card } da pilha na hora, para jogar ainda neste turno
hint-none = nada melhor à vista
hint-summary = { $win }% de chance de vencer, chegada por volta da rodada { $round }
