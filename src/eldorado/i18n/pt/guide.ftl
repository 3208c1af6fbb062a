### O que o guia diz numa primeira partida, uma coisa de cada vez, e a pergunta sobre os sons. Os argumentos estão em
### en/guide.ftl.

guide-title = Guia
guide-next = Avançar
guide-key = Aperte { $key } para continuar.
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
guide-rivals = Estas são as expedições. O número ao lado da bandeira mostra quantos passos faltam até El Dorado: para você, { $count }. Os números menores contam as cartas na mão e nas pilhas.
guide-piles = Suas pilhas: primeiro a de compra, depois a de descarte, com tudo o que você jogou e comprou. Quando a pilha de compra acaba, a de descarte é embaralhada, e você pode comprar dela as cartas novas.
guide-hint = Em dúvida? A lâmpada mostra boas jogadas, com os motivos, e pode fazer uma por você. Peça quantas vezes quiser.
guide-market = Use as cartas que não servem para andar para comprar outras melhores. O número ao lado da moeda é o preço. Escolha uma carta clara no mercado ou encerre o seu turno.
guide-pay = As cartas levantadas pagam: cartas de moeda valem o seu poder, qualquer outra carta vale meia moeda. Compre com o botão grande.
guide-empty = Sua mão está vazia. Encerre o turno com o botão grande e compre quatro cartas novas da pilha.
guide-end = Você ainda pode jogar cartas ou encerrar o turno com o botão grande. O que sobrar na mão é descartado, e você compra quatro cartas novas da pilha.
guide-special = Ruínas cinzentas e acampamentos vermelhos pedem quaisquer cartas da sua mão. As das ruínas voltam para você; as do acampamento saem do jogo para sempre, o que é bom para cartas fracas.
guide-blockade = Um bloqueio! Ele fecha o caminho. Quem cumprir primeiro o requisito fica com ele e abre o caminho para todos. Em caso de empate, ele pode dar a vitória a você.
guide-bye = É tudo de que você precisa. Aponte para qualquer coisa, ou mantenha-a pressionada, para ver uma explicação. Um conselheiro avisa sobre jogadas ruins; você pode desligá-lo na lâmpada. Boa sorte!

## Sons

sound-ask = Quer ouvir os sons do jogo?
sound-listen = Ouvir
sound-on = Sim
sound-off = Não
