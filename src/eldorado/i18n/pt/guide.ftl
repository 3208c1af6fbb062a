### O que o guia diz numa primeira partida, uma coisa de cada vez, e a pergunta sobre os sons. Os argumentos estão em
### en/guide.ftl.

guide-title = Guia
guide-next = Avançar
guide-skip = Jogar sem o guia
guide-start = Continuar a corrida
guide-others = Agora os outros avançam. Depois é a sua vez de novo.
guide-quiet = Jogue como quiser. Eu volto quando houver algo novo.

## Passos

guide-goal = Boas-vindas! O seu peão está marcado. Chegue com ele antes dos outros a El Dorado, a cidade de ouro na outra ponta da rota.
guide-cards = Esta é a sua mão. Cada carta mostra um símbolo e o seu poder: facões para a selva, remos para o rio, moedas para os vilarejos.
guide-spaces = Um espaço mostra os símbolos que pede, e uma única carta precisa bastar. Com a carta { $card } você chega aos espaços marcados.
guide-move = Sua vez: toque em um espaço marcado. O jogo escolhe a carta para você.
guide-card = Agora toque em um espaço claro ou arraste a carta até lá.
guide-go = A linha mostra o seu caminho, e as cartas levantadas serão jogadas. Aperte “Ir” ou toque no espaço de novo.
guide-again = Você pode jogar quantas cartas quiser, uma após a outra. Ande primeiro: depois de uma compra, não se anda mais neste turno.
guide-rivals = Estas são as expedições. O número ao lado da bandeira mostra quantos passos faltam até El Dorado: para você, { $count }. Os números menores contam as cartas na mão e nas pilhas.
guide-piles = Suas pilhas: primeiro a de compra, depois a de descarte, com tudo o que você jogou e comprou. Quando a pilha de compra acaba, a de descarte é embaralhada, e as cartas novas podem chegar à sua mão.
guide-hint = Em dúvida? A lâmpada mostra boas jogadas, com os motivos, e pode fazer uma por você. Peça quantas vezes quiser.
guide-market = Com as cartas de que você não precisa para andar, compre outras melhores. O número ao lado da moeda é o preço. Escolha uma carta clara no mercado ou encerre o seu turno.
guide-pay = As cartas levantadas pagam: cartas de moeda valem o seu poder, qualquer outra carta vale meia moeda. Compre com o botão grande.
guide-empty = Sua mão está vazia. Encerre o turno com o botão grande e compre quatro cartas novas da pilha.
guide-end = Você ainda pode jogar cartas ou encerrar o turno com o botão grande. O que sobrar na mão é descartado, e você compra quatro cartas novas da pilha.
guide-special = Ruínas cinza e acampamentos vermelhos pedem quaisquer cartas da sua mão. As das ruínas voltam para você; as do acampamento saem do jogo para sempre: um bom jeito de se livrar de cartas fracas.
guide-blockade = Um bloqueio! Ele fecha o caminho. O primeiro a cumprir o requisito fica com o bloqueio e abre o caminho para todos. Em caso de empate, ele pode dar a vitória a você.
guide-bye = É tudo de que você precisa. Aponte para qualquer coisa, ou mantenha-a pressionada, para ver uma explicação. Um conselheiro avisa sobre jogadas ruins; você pode desligá-lo na lâmpada. Boa sorte!

## Passos para quem joga com o teclado

guide-go-keys = A linha mostra o seu caminho, e as cartas levantadas serão jogadas.
guide-card-keys = Escolha agora um dos espaços claros.
guide-move-keys = Agora é hora de andar. O jogo escolhe a carta para você.
guide-market-keys = Com as cartas de que você não precisa para andar, compre outras melhores. O número ao lado da moeda é o preço.
guide-pay-keys = As cartas levantadas pagam: cartas de moeda valem o seu poder, qualquer outra carta vale meia moeda.
guide-empty-keys = Sua mão está vazia. No fim do turno, você compra quatro cartas novas da pilha.
guide-end-keys = Você ainda pode jogar cartas ou encerrar o turno. O que sobrar na mão é descartado, e você compra quatro cartas novas da pilha.
guide-bye-keys = É tudo de que você precisa. Um conselheiro avisa sobre jogadas ruins; você pode desligá-lo na lâmpada. Boa sorte!

## Quais teclas

guide-how-main = { $shortcuts ->
    [yes] Para isso, aperte { $main }.
   *[no] Vá até o botão grande com Tab e aperte Enter.
}
guide-how-end = { $shortcuts ->
    [yes] Aperte { $main } para encerrar o turno.
   *[no] Vá até o botão grande com Tab e aperte Enter.
}
guide-how-target = { $shortcuts ->
    [yes] { $target } leva ao próximo espaço ao alcance, e Enter o escolhe.
   *[no] Vá ao tabuleiro com Tab, a um espaço com as setas, e aperte Enter.
}
guide-how-market = { $shortcuts ->
    [yes] { $market } abre o mercado, Tab leva à próxima carta, e Enter a escolhe. Ou encerre o turno com { $main }.
   *[no] Vá ao mercado com Tab e aperte Enter, ou encerre o turno com o botão grande.
}
guide-how-help = { $shortcuts ->
    [yes] Aperte { $help } para ver a ajuda com todas as teclas.
   *[no] A ajuda mostra todas as teclas.
}
guide-how-next = { $shortcuts ->
    [yes] Aperte { $next } para continuar.
   *[no] Continue com Tab e Enter.
}

## Sons

sound-ask = Quer ouvir os sons do jogo?
sound-listen = Ouvir
sound-on = Sim
sound-off = Não
