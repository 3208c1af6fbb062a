### Para quem chega pela primeira vez: o convite na tela inicial e o que significam os pequenos números na mesa.

welcome-new = Primeira vez? Leva dois minutos
welcome-new-about = Uma primeira corrida com um guia
welcome-dismiss = Agora não
welcome-learn = Primeira corrida com um guia
welcome-about-expedition = A bandeira mostra quantos passos, no mínimo, faltam até El Dorado. Os outros números são as cartas na mão, na pilha de compra e na pilha de descarte.
welcome-about-piles = As cartas que você joga e compra vão para a sua pilha de descarte. Quando a pilha de compra acaba, a de descarte é embaralhada e vira a nova pilha de compra.
welcome-about-vacant = A pilha que estava aqui se esgotou. Enquanto houver um espaço vago, você também pode comprar cartas da reserva.
welcome-about-market = { $count ->
    [0] Você não pode comprar nenhuma carta agora.
    [one] Há { $count } carta que você pode comprar agora.
   *[other] Há { $count } cartas que você pode comprar agora.
}
