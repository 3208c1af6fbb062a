### Como jogar: as lições e os desafios, passo a passo. A estrutura e os argumentos estão em
### en/course.ftl. "comprar … da pilha" é tirar da própria pilha, "comprar … no mercado" é pagar.

course-title = Como jogar
course-about = Pequenas lições, uma ideia de cada vez. Você aprende fazendo, e uma tentativa errada não custa nada. Para ver o que é uma coisa, aponte para ela com o mouse ou mantenha o dedo sobre ela.
course-not-this-step = As regras permitem isso, mas não é o assunto deste passo. Nada aconteceu; tente outra coisa.
course-lesson-done = Essa foi a lição inteira. Muito bem!
course-finished = Você terminou o curso. Já sabe tudo de que precisa: boa corrida!

## Os primeiros passos

lesson-first-steps = Primeiros passos
lesson-first-steps-about = Jogar cartas, atravessar a selva, chegar a El Dorado.
lesson-first-steps-explorer = Este é o seu peão, e no fim do caminho fica o portão para El Dorado. As cartas levam você até lá. Jogue o { card-explorer }, facão 1, e entre no espaço de selva marcado: ele pede um facão.
lesson-first-steps-explorer-done = Um facão na carta, um no espaço: combina exatamente.
lesson-first-steps-explorer-stronger = Essa carta também serviria, mas você vai precisar dela daqui a pouco. Use a mais fraca que basta: o { card-explorer }.
lesson-first-steps-scout = O { card-scout } tem facão 2. Cada espaço gasta tanto poder quanto mostra, e com o que sobra você continua. Avance dois espaços com esta única carta, até o espaço marcado.
lesson-first-steps-scout-done = Um facão para o primeiro espaço, o outro para o segundo. Com o poder que sobra, uma carta sempre pode seguir na hora.
lesson-first-steps-scout-short = Você pararia ali e perderia o segundo facão. Escolha o espaço seguinte: a carta faz o caminho todo de uma vez.
lesson-first-steps-trailblazer = O próximo espaço de selva mostra três facões, então uma única carta precisa ter pelo menos três. Qual consegue?
lesson-first-steps-trailblazer-done = Três para três. O { card-trailblazer } abre caminhos fechados para cartas fracas.
lesson-first-steps-trailblazer-weak = O { card-explorer } tem facão 1, e este espaço pede 3. Jogue o { card-trailblazer }.
lesson-first-steps-arrive = Falta um passo! O espaço de finalização mostra um facão. Entre nele.
lesson-first-steps-arrive-done = Seu peão atravessa o portão na hora. Chegue antes dos outros, e a corrida é sua. O jogo é isso; todo o resto é chegar mais depressa.

## Símbolos

lesson-symbols = Facão, remo, moeda
lesson-symbols-about = Cada paisagem pede o seu próprio símbolo.
lesson-symbols-river = Azul é rio e pede um remo. Vá para o espaço marcado.
lesson-symbols-river-done = Isso: o { card-sailor } tem o remo.
lesson-symbols-river-symbol = Essa carta mostra outro símbolo. No rio só um remo ajuda: jogue o { card-sailor }.
lesson-symbols-village = Amarelo é vilarejo e pede uma moeda. Entre no espaço marcado.
lesson-symbols-village-done = O { card-traveler } paga com moeda 1. Com as mesmas moedas, você vai comprar cartas no mercado.
lesson-symbols-village-symbol = Um vilarejo pede uma moeda. Procure a carta que tem uma: o { card-traveler }.
lesson-symbols-jungle = Este espaço de selva mostra dois facões. Você tem duas cartas { card-explorer }, com um facão cada, e o { card-scout }, com dois. Entre no espaço.
lesson-symbols-jungle-done = Exatamente. Uma carta sozinha precisa ser forte o bastante.
lesson-symbols-jungle-weak = As cartas nunca se somam para entrar em um espaço: aqui um e um não são dois. Jogue o { card-scout }.

## Obstáculos

lesson-free-way = Montanhas e outros peões
lesson-free-way-about = O que está fechado para você, e como dar a volta.
lesson-free-way-around = Há um peão no seu caminho e montanhas ao lado. Tudo isso está fechado. O { card-trailblazer } tem facão 3: dê a volta até o espaço marcado.
lesson-free-way-around-done = Três espaços com uma carta, com curvas e tudo. Qualquer direção vale, até para trás.
lesson-free-way-around-occupied = Não se pode entrar em um espaço com um peão, nem passar por ele. Dê a volta pelos dois espaços de selva livres.
lesson-free-way-around-mountain = Ninguém entra em uma montanha, com nenhuma carta. Dê a volta.
lesson-free-way-around-short = Você pararia no meio do caminho. Uma carta basta para tudo: vá até o espaço marcado com o { card-trailblazer }.

## Curingas

lesson-jokers = Cartas brancas
lesson-jokers-about = Curingas valem qualquer símbolo, mas um de cada vez.
lesson-jokers-paddle = Cartas brancas são curingas: facão, remo ou moeda, à sua escolha. Jogue a { card-adventurer } como remo 2 e atravesse os dois espaços de rio.
lesson-jokers-paddle-done = Você escolheu o remo, e ele valeu para os dois passos.
lesson-jokers-paddle-mixed = Primeiro remo e depois facão seriam dois símbolos. Uma carta vale o mesmo símbolo durante todo o movimento.
lesson-jokers-paddle-short = Ainda sobra um segundo remo. Siga com a mesma carta até o espaço marcado.
lesson-jokers-paddle-jack = O { card-jack_of_all_trades } só dá um passo. Deixe essa carta para depois e use aqui a { card-adventurer }.
lesson-jokers-paddle-symbol = Isso é rio: escolha o remo.
lesson-jokers-coin = Agora o { card-jack_of_all_trades }: qualquer símbolo, poder 1. Entre no vilarejo.
lesson-jokers-coin-done = Desta vez, uma moeda. Sempre que joga uma carta dessas, você escolhe de novo.
lesson-jokers-coin-symbol = Um vilarejo pede uma moeda. Escolha esse símbolo para o { card-jack_of_all_trades }.

## Ruínas

lesson-rubble = Ruínas
lesson-rubble-about = Espaços cinza pedem cartas, quaisquer cartas.
lesson-rubble-pay = Um espaço cinza pede cartas em vez de símbolos: duas da sua mão, as que você quiser. Depois dele vem um espaço de selva 2. Pague com duas cartas que não vão fazer falta.
lesson-rubble-pay-done = Os símbolos delas não contaram. As cartas estão na sua área de jogo e vão para o descarte no fim do turno: continuam sendo suas.
lesson-rubble-pay-scout = É possível, mas assim você gasta o { card-scout }, e só essa carta entra no espaço de selva adiante. Pague com duas das outras.
lesson-rubble-pay-count = Este espaço mostra duas cartas, então pague exatamente duas.
lesson-rubble-on = Agora siga para o espaço de selva.
lesson-rubble-on-done = Foi para isso que você manteve o { card-scout }.

## Acampamentos

lesson-base-camp = Acampamentos
lesson-base-camp-about = Deixe cartas fracas para trás, e seu baralho fica mais forte.
lesson-base-camp-leave = Um espaço vermelho é um acampamento. Ele também pede cartas, mas elas saem do jogo para sempre. Deixe o { card-traveler } aqui.
lesson-base-camp-leave-done = Essa carta nunca mais volta. Parece uma perda, mas é um ganho.
lesson-base-camp-leave-pioneer = O { card-pioneer } iria embora para sempre, e é a sua melhor carta. Deixe uma carta fraca.
lesson-base-camp-thin = Este acampamento pede duas cartas. Deixe as suas duas fracas.
lesson-base-camp-thin-done = Três cartas fracas a menos. Daqui em diante, as fortes aparecem mais vezes.
lesson-base-camp-thin-pioneer = Fique com o { card-pioneer }: o que você deixa em um acampamento não volta. Você tem duas cartas fracas para deixar.
lesson-base-camp-thin-count = Este acampamento mostra duas cartas, então deixe exatamente duas.
lesson-base-camp-on = O { card-pioneer } tem facão 5: basta para um espaço de selva 3 e outro de selva 2. Vá até o espaço marcado.
lesson-base-camp-on-done = Dois espaços difíceis com uma carta.
lesson-base-camp-on-short = Ainda sobram dois facões. Siga na hora até o espaço marcado.
lesson-base-camp-end = Encerre seu turno e veja o que vem da pilha.
lesson-base-camp-end-done = Só cartas fortes na mão: é o que faz um baralho enxuto. Mas lembre: com menos de quatro cartas no baralho, sua mão fica menor.

## Bloqueios

lesson-blockades = Bloqueios
lesson-blockades-about = Abra o caminho, siga em frente e fique com o bloqueio.
lesson-blockades-carry = Bloqueios fecham o caminho entre duas partes da rota. O número 1 pede um facão. O { card-trailblazer } tem três: supere o bloqueio e siga com a mesma carta por dois espaços de selva.
lesson-blockades-carry-done = Um facão para o bloqueio, dois para o caminho. O bloqueio agora é seu, e o caminho está livre para todos.
lesson-blockades-carry-closed = O caminho está fechado ali. Supere o número 1 na passagem: escolha o espaço marcado.
lesson-blockades-carry-stay = Você pode parar aí, mas perderia dois facões. Ninguém fica em cima de um bloqueio; siga com a mesma carta.
lesson-blockades-carry-short = Você perderia um facão. Avance mais um espaço com a mesma carta.
lesson-blockades-cards = O número 3 mostra ruínas: pague uma carta da mão. Você vai precisar do { card-sailor } depois.
lesson-blockades-cards-done = Seu peão ficou onde estava; em um pagamento não sobra poder. A carta com que você pagou continua no seu baralho.
lesson-blockades-cards-sailor = Assim você não atravessaria o rio que vem depois. Pague com a outra carta.
lesson-blockades-cards-symbol = Aqui os símbolos não contam: este bloqueio pede uma carta. Pague com o { card-traveler }.
lesson-blockades-across = O caminho está livre. Atravesse a remo.
lesson-blockades-across-done = Você tem dois bloqueios. Se vários jogadores chegarem a El Dorado na mesma rodada, isso pode dar a vitória a você.

## Comprar no mercado

lesson-buying = Comprar no mercado
lesson-buying-about = Uma carta nova por turno, se você puder pagar.
lesson-buying-count = Uma vez por turno, você pode comprar uma carta no mercado. O { card-traveler } dá 1 moeda e a { card-photographer }, 2; cada carta sem moeda dá meia. Compre o { card-transmitter } por 4 com as quatro cartas.
lesson-buying-count-done = Uma, duas e duas metades: 4 moedas. A carta nova está no seu descarte, não na mão.
lesson-buying-count-more = O preço é 4, e essas cartas não chegam lá. Pague com as quatro.
lesson-buying-count-cheap = Você poderia comprar essa, mas hoje pode pagar uma mais cara: o { card-transmitter }.
lesson-buying-end = Seu peão não saiu do lugar, e tudo bem: ninguém é obrigado a se mover. Encerre seu turno.
lesson-buying-end-done = Você comprou quatro cartas novas da pilha. O { card-transmitter } espera no descarte; quando a pilha de compra acaba, o descarte é embaralhado e volta para você.

## Meias moedas

lesson-half-coins = Meias moedas, sem troco
lesson-half-coins-about = Toda carta vale alguma coisa, e não há troco.
lesson-half-coins-halves = Nenhuma destas quatro cartas tem moeda, então cada uma vale meia. Quanto dá? Compre algo no mercado com tudo isso.
lesson-half-coins-halves-done = Quatro metades são duas moedas. Até uma mão que não leva a lugar nenhum pode comprar.
lesson-half-coins-halves-cheap = Essa custa só 1, e suas quatro metades somam 2. Compre algo por 2 moedas.
lesson-half-coins-halves-dear = Essa custa mais de 2 moedas. Escolha uma carta que custe 2.
lesson-half-coins-halves-more = Ainda não basta. Pague com as quatro cartas: juntas, elas somam 2.
lesson-half-coins-change = Compre o { card-scout } no mercado. O preço é 1, e não há troco. Pague sem desperdiçar nada.
lesson-half-coins-change-done = Uma moeda por uma moeda. O resto da mão continua aí.
lesson-half-coins-change-waste = Daria certo, mas a { card-photographer } vale 2, e a segunda moeda se perderia. Pague com o { card-traveler }.
lesson-half-coins-change-both = Uma dessas cartas basta. Deixe de fora o que não é necessário para o preço.
lesson-half-coins-change-other = Também é uma boa carta. Desta vez compre o { card-scout }.

## O fim de um turno

lesson-end-of-turn = O fim de um turno
lesson-end-of-turn-about = Manter ou descartar, depois comprar da pilha até ter quatro.
lesson-end-of-turn-keep = Nenhuma carta aqui entra no espaço de selva 2, e nada é obrigatório. Mas depois dele vêm três espaços de rio. Mantenha o { card-captain } para eles, descarte o resto e encerre seu turno.
lesson-end-of-turn-keep-done = O que você não mantém vai para o descarte. Depois, você compra da pilha até ter quatro cartas de novo.
lesson-end-of-turn-keep-all = Cada carta mantida é uma a menos para comprar da pilha; com quatro, não viria nenhuma. Você precisa de algo para a selva, então mantenha só o { card-captain }.
lesson-end-of-turn-keep-gone = Assim o { card-captain } iria para o descarte. Marque essa carta para mantê-la.
lesson-end-of-turn-jungle = Veio o { card-scout } da pilha! Entre no espaço de selva.
lesson-end-of-turn-jungle-done = E agora a carta que você manteve.
lesson-end-of-turn-river = O { card-captain } tem remo 3. Atravesse os três espaços de rio.
lesson-end-of-turn-river-done = Três espaços de uma vez. Valeu a pena manter essa carta.
lesson-end-of-turn-river-short = Ainda sobram remos. Siga até o espaço marcado.
lesson-end-of-turn-shuffle = Encerre seu turno mais uma vez e observe a sua pilha de compra: o número de cartas aparece perto do botão grande.
lesson-end-of-turn-shuffle-done = Ela estava vazia, então o seu descarte foi embaralhado e virou a nova pilha. Isso só acontece quando falta uma carta.

## A reserva

lesson-reserve = A reserva
lesson-reserve-about = Quando um espaço do mercado fica vago, todas as cartas estão à venda.
lesson-reserve-last = O tabuleiro de mercado tem seis espaços, cada um com uma pilha. Todas as outras cartas ficam na reserva, que ainda está fechada. Resta uma só carta { card-scout }: compre-a.
lesson-reserve-last-done = Agora há um espaço vago, e isso abre a reserva inteira, para você e para todos.
lesson-reserve-last-closed = Essa carta está na reserva, e os seis espaços estão ocupados. Esvazie um primeiro: compre a última carta { card-scout }.
lesson-reserve-last-other = Você pode, mas assim os espaços continuam ocupados. Compre a última carta { card-scout }.
lesson-reserve-end = Só se faz uma compra no mercado por turno. Encerre seu turno.
lesson-reserve-end-done = Cartas novas, e entre elas a { card-journalist }, com 3 moedas.
lesson-reserve-compass = Agora olhe na reserva, ao lado das seis pilhas do mercado ou abaixo delas, e compre a { card-compass }. O preço é 2.
lesson-reserve-compass-done = O resto dessa pilha foi para o espaço vago. A reserva está fechada de novo até que outro espaço fique vago. Se você pagou com a { card-journalist }, a terceira moeda se perdeu: não há troco.
lesson-reserve-compass-other = Também está à venda, agora que há um espaço vago. Mas desta vez compre a { card-compass }.

## Itens

lesson-items = Itens
lesson-items-about = Fortes, mas uma vez só.
lesson-items-plane = O { card-prop_plane } é um item: qualquer símbolo com poder 4, uma vez no jogo. Voe sobre os dois espaços de rio.
lesson-items-plane-done = Remo 2 e remo 1; um remo ficou sem uso. O item foi usado e saiu do jogo.
lesson-items-plane-short = O item sai do jogo de qualquer jeito. Siga até o espaço marcado.
lesson-items-rubble = Aqui um espaço cinza pede uma carta. Pague com o { card-treasure_chest } e veja o que acontece com a carta.
lesson-items-rubble-done = Ela está na sua área de jogo e vai voltar: você pagou com a carta, mas não usou o efeito dela.
lesson-items-rubble-pioneer = Também serviria. Mas experimente com o { card-treasure_chest }: ele não vai sair do jogo.
lesson-items-half = O { card-treasure_chest } dá 4 moedas uma vez, ou meia moeda sem sair do jogo. Compre o { card-scout } por 1 e fique com o item: meia moeda dele, meia do { card-explorer }.
lesson-items-half-done = Duas metades, e o { card-treasure_chest } fica no seu baralho para uma compra maior.
lesson-items-half-whole = Seriam quatro moedas por um preço de 1, e o item sairia do jogo. Conte-o como meia moeda, junto com o { card-explorer }.

## Mais cartas

lesson-drawing = Cartas que trazem cartas
lesson-drawing-about = Cartas roxas fazem efeito na hora.
lesson-drawing-cartographer = Cartas roxas têm uma ação. Com o { card-cartographer }, você compra duas cartas da pilha e pode jogá-las neste mesmo turno. Jogue essa carta.
lesson-drawing-cartographer-done = Duas cartas novas na mão, e seu turno continua.
lesson-drawing-cartographer-compass = Também é bom, mas a { card-compass } só serve uma vez. Comece com o { card-cartographer }.
lesson-drawing-pioneer = Use o que veio: o { card-pioneer } leva você por um espaço de selva 1 e outro de selva 2.
lesson-drawing-pioneer-done = Primeiro comprar da pilha, depois planejar: muitas vezes é a melhor ordem.
lesson-drawing-pioneer-short = O poder basta também para o próximo espaço. Escolha o marcado.
lesson-drawing-compass = Ações cabem a qualquer momento: antes, no meio e depois dos movimentos. Com a { card-compass }, você compra três cartas da pilha. Jogue essa carta agora.
lesson-drawing-compass-done = Mais três cartas. A { card-compass } é um item e saiu do jogo.
lesson-drawing-captain = E siga pelo rio com o { card-captain }.
lesson-drawing-captain-done = Duas cartas no começo, quatro espaços, e ainda sobram cartas: quem compra da pilha joga por mais tempo.
lesson-drawing-captain-short = Sobram dois remos, exatamente o que o próximo espaço pede. Siga até o marcado.

## Enxugar o baralho

lesson-thinning = Menos cartas, cartas melhores
lesson-thinning-about = Duas cartas roxas que tiram cartas fracas do seu baralho.
lesson-thinning-scientist = Com a { card-scientist }, você compra uma carta da pilha e depois pode remover uma da mão para sempre. Jogue essa carta.
lesson-thinning-scientist-done = Veio o { card-pioneer }. Agora escolha o que vai embora.
lesson-thinning-scientist-log = Essa vem em seguida. Comece com a { card-scientist }.
lesson-thinning-remove = Remova uma das suas cartas fracas: o { card-traveler } ou o { card-explorer }.
lesson-thinning-remove-done = Foi embora para sempre. A própria { card-scientist } fica no seu baralho e pode fazer isso outra vez.
lesson-thinning-remove-none = Você pode não remover nada, mas raramente compensa. Remova uma carta fraca.
lesson-thinning-remove-good = Boa demais para jogar fora! Remova uma carta fraca.
lesson-thinning-log = Com o { card-travel_log }, você compra duas cartas da pilha e pode remover duas. Jogue essa carta.
lesson-thinning-log-done = Mais duas cartas. Quais são as duas que menos fazem falta?
lesson-thinning-two = Remova duas cartas fracas. Fique com o { card-pioneer }.
lesson-thinning-two-done = O { card-travel_log } é um item e também saiu do jogo: três cartas a menos de uma vez.
lesson-thinning-two-good = O { card-pioneer } não! Escolha duas cartas fracas.
lesson-thinning-two-few = Aqui podem ser duas, e você tem duas fracas. Escolha ambas.
lesson-thinning-on = O que resta é forte. Atravesse os dois espaços de selva com o { card-pioneer }.
lesson-thinning-on-done = Com um baralho enxuto, as melhores cartas voltam sempre.
lesson-thinning-on-short = A carta tem facão 5: três para este espaço, dois para o próximo. Escolha o marcado.

## O transmissor

lesson-transmitter = Uma carta de graça
lesson-transmitter-about = O { card-transmitter } traz a carta que você quiser, sem pagar nada.
lesson-transmitter-take = Com o { card-transmitter }, você pega de graça uma carta qualquer do { zone-market } ou da reserva, mesmo com todos os espaços ocupados. Pegue uma das que custam 5: o { card-pioneer }, a { card-millionaire } ou o { card-native }.
lesson-transmitter-take-done = Ela está no seu descarte, e nenhuma pilha mudou de lugar. O item saiu do jogo.
lesson-transmitter-take-cheap = É de graça, então pegue uma das mais caras: o { card-pioneer }, a { card-millionaire } ou o { card-native }.
lesson-transmitter-take-first = Você ainda pode comprar no mercado depois. Primeiro use o { card-transmitter }.
lesson-transmitter-buy = Isso não foi uma compra. Então compre também uma carta no mercado.
lesson-transmitter-buy-done = Duas cartas novas em um turno.

## O nativo

lesson-native = Um passo para qualquer lado
lesson-native-about = Para o { card-native }, não importa o que um espaço pede.
lesson-native-rubble = Um espaço cinza pede três cartas. O { card-native } leva você até lá sem pagar: um passo para qualquer espaço adjacente. Só montanhas e espaços ocupados continuam fechados.
lesson-native-rubble-done = Você não pagou nenhuma carta. E o { card-native } não é um item: fica no seu baralho.
lesson-native-rubble-pay = Isso custaria a sua mão inteira. O { card-native } basta.
lesson-native-blockade = O { card-native } também supera um bloqueio, seja qual for o requisito. Supere o número 6.
lesson-native-blockade-done = O bloqueio é seu. A carta só faz uma coisa, então seu peão fica aí por enquanto.
lesson-native-blockade-across = Não dá para fazer as duas coisas de uma vez: o caminho ainda está fechado. Primeiro use o { card-native } no número 6.
lesson-native-blockade-pay = Duas cartas bastariam, mas não sobraria nenhuma para seguir. Use o { card-native } no número 6.
lesson-native-on = O caminho está livre. Entre no espaço de selva.
lesson-native-on-done = Uma carta abre o caminho, a próxima passa por ele.

## Um turno inteiro

lesson-whole-turn = Um turno inteiro
lesson-whole-turn-about = Comprar da pilha, andar, pagar, voar, ir ao mercado: tudo junto.
lesson-whole-turn-draw = Agora um turno inteiro. Primeiro veja o que você tem: jogue o { card-cartographer }.
lesson-whole-turn-draw-done = O { card-native } e a { card-journalist } entram na sua mão. Cinco cartas, e um longo caminho.
lesson-whole-turn-draw-first = Veja primeiro o que vem da pilha: pode mudar o seu plano. Jogue o { card-cartographer } antes.
lesson-whole-turn-jungle = Primeiro mover, depois comprar no mercado. O { card-pioneer } tem facão 5: um, dois e dois são cinco.
lesson-whole-turn-jungle-done = Três espaços, nada desperdiçado.
lesson-whole-turn-jungle-buy = Depois da compra no mercado, as cartas com símbolo não movem mais seu peão. Primeiro mover, depois comprar.
lesson-whole-turn-jungle-short = Ainda não: a carta basta para os três espaços de selva.
lesson-whole-turn-camp = Um acampamento para uma carta. Deixe o { card-traveler } lá.
lesson-whole-turn-camp-done = Foi embora para sempre, e quase não faz falta.
lesson-whole-turn-camp-good = Dessa você ainda precisa. O { card-traveler } é a carta a deixar.
lesson-whole-turn-river = Agora um espaço de rio 2 e outro de rio 1: jogue o { card-prop_plane } como remo.
lesson-whole-turn-river-done = O quarto remo se perde, e o item saiu do jogo.
lesson-whole-turn-river-short = O { card-prop_plane } passa pelos dois espaços de uma vez. Escolha o marcado.
lesson-whole-turn-rubble = Três cartas por este espaço? Com o { card-native }, nenhuma.
lesson-whole-turn-rubble-done = Esse foi o último movimento.
lesson-whole-turn-buy = Sobrou a { card-journalist }, com 3 moedas. Há um espaço vago no mercado, então a reserva está aberta. Compre lá a { card-compass }.
lesson-whole-turn-buy-done = O resto da pilha vai para o espaço vago; a terceira moeda se perde.
lesson-whole-turn-buy-other = Você também poderia comprar essa. Por agora, compre a { card-compass }.
lesson-whole-turn-end = Não há mais nada a fazer. Encerre seu turno.
lesson-whole-turn-end-done = As cartas jogadas estão no descarte, as removidas saíram do jogo, e você tem quatro cartas novas. Isso é um turno!

## A rodada final

lesson-last-round = A rodada final
lesson-last-round-about = Como a corrida termina, e quem vence se vários chegarem.
lesson-last-round-arrive = Você é o primeiro jogador e está a dois passos do portão. Entre.
lesson-last-round-arrive-done = Com isso, esta foi a rodada final. Quem vinha depois de você jogou mais uma vez, e um deles também chegou, com um bloqueio contra os seus dois. Vence quem tem mais bloqueios: a corrida é sua.
lesson-last-round-arrive-short = Por que esperar? O { card-scout } chega até o portão.
lesson-last-round-most = Seu adversário já chegou nesta rodada, com o bloqueio número 2. Você tem o número 1, e este é o seu último turno. Supere mais um bloqueio e depois chegue.
lesson-last-round-most-done = Dois contra um. Não importa que você tenha chegado depois: primeiro contam os bloqueios.
lesson-last-round-most-early = Ficaria um a um, e o número mais alto decide: o 2 do seu adversário vence o seu 1. Primeiro supere o número 4 com o { card-sailor }.
lesson-last-round-number = Seu adversário tem o número 5, você não tem nenhum. Antes de chegar, você pode superar um bloqueio. Com qual deles você vence?
lesson-last-round-number-done = Um a um, e 6 é mais alto que 5. Se ninguém tivesse bloqueios, venceria quem chegou primeiro. Quem não chega não pode vencer.
lesson-last-round-number-early = Nenhum contra um: você chegaria e perderia mesmo assim. Primeiro supere um bloqueio.
lesson-last-round-number-low = Um a um, mas 1 é mais baixo que 5. Melhor o número 6, com duas cartas.
lesson-last-round-number-explorer = Não sobraria facão para o último passo. Pague com o { card-traveler } e uma só carta { card-explorer }.

## Dois peões

lesson-two-pieces = Dois jogadores, dois peões
lesson-two-pieces-about = Leve os dois até o fim.
lesson-two-pieces-front = Com dois jogadores, cada um controla dois peões. Cada carta move um deles. Seu segundo peão está atrás do primeiro, então mova o primeiro: dois espaços com o { card-scout }.
lesson-two-pieces-front-done = O caminho está livre para o outro.
lesson-two-pieces-front-blocked = Seus próprios peões bloqueiam um ao outro: não dá para passar. Mova o da frente.
lesson-two-pieces-front-short = Mova o peão 1 até onde o { card-scout } alcança: o espaço marcado.
lesson-two-pieces-other = A próxima carta pode ir para o outro peão. Mova o peão 2 com o { card-explorer }.
lesson-two-pieces-other-done = Uma carta, um peão: o poder de uma carta nunca se divide entre os dois.
lesson-two-pieces-other-front = Desta vez mova o outro: o peão 2.
lesson-two-pieces-home = Você precisa levar os dois peões a El Dorado. Faça isso neste turno: escolha bem qual carta move qual peão.
lesson-two-pieces-home-done = Um peão no portão não bloqueia mais o caminho, e o outro segue no mesmo turno. Só o segundo inicia a rodada final.
lesson-two-pieces-home-behind = O peão 1 está no caminho. Ele vai primeiro.
lesson-two-pieces-home-strong = O peão 1 só precisa de um facão. Deixe o { card-scout } para o peão 2, que ainda tem dois passos pela frente.

## Cavernas

lesson-caves = Cavernas
lesson-caves-about = Pare ao lado de uma caverna e pegue uma ficha.
lesson-caves-explore = Uma caverna é uma montanha com tesouros. Termine um movimento ao lado dela: vá para o espaço marcado.
lesson-caves-explore-done = Você encontrou uma ficha de caverna. Ela fica à sua frente, virada para cima. Use agora ou mais tarde.
lesson-caves-use = Use a sua ficha: facão 1, como uma carta. Avance um espaço.
lesson-caves-use-done = A ficha saiu do jogo. Você ainda está ao lado da caverna, mas já estava antes, então não encontra uma nova.
lesson-caves-use-card = Deixe as cartas para depois. Use a sua ficha: facão 1.
lesson-caves-away = Para explorar de novo, pare primeiro longe da caverna. Vá para o espaço de selva marcado.
lesson-caves-away-done = Aqui você não está mais ao lado da caverna. A próxima carta pode trazer você de volta.
lesson-caves-away-near = Esse espaço também fica ao lado da caverna. Pare longe dela.
lesson-caves-back = Volte com outra carta.
lesson-caves-back-done = Uma segunda ficha! Mas explorar custa tempo: pense se vale a pena na corrida.
lesson-caves-pass = Chegue ao espaço marcado neste turno, com uma ficha de caverna. Só passar ao lado não basta: é preciso parar ao lado da caverna.
lesson-caves-pass-done = Uma parada curta, uma ficha, e nenhum tempo perdido.
lesson-caves-pass-passed = Você passaria pela caverna sem encontrar nada. Pare ao lado dela com uma carta mais fraca e depois siga.
lesson-caves-blocked = Entre você e esta caverna há um bloqueio, por isso você não encontrou nada aqui. Supere o bloqueio e fique onde está.
lesson-caves-blocked-done = Agora a caverna está aberta para você, e você a explorou. Se outra pessoa tivesse superado o bloqueio, você não receberia nada.
lesson-caves-blocked-gone = A caverna é logo aqui. Supere o número 1 e fique onde está.

## Fichas para as cartas

lesson-card-tokens = Fichas de caverna para as suas cartas
lesson-card-tokens-about = Comprar da pilha, remover, substituir, manter.
lesson-card-tokens-draw = Você pode usar fichas de caverna a qualquer momento enquanto joga cartas, uma vez cada. Com esta, você compra uma carta da pilha. Use-a.
lesson-card-tokens-draw-done = O { card-pioneer }! Você pode jogar a carta neste mesmo turno.
lesson-card-tokens-remove = Com esta ficha, você remove para sempre uma carta da mão. De qual você não precisa mais?
lesson-card-tokens-remove-done = Um baralho mais enxuto, sem passar por um acampamento.
lesson-card-tokens-remove-good = O { card-pioneer } iria embora para sempre. Escolha a carta fraca.
lesson-card-tokens-replace = Baixe até quatro cartas e compre a mesma quantidade da pilha. Substitua as suas três fracas.
lesson-card-tokens-replace-done = Três cartas melhores. As que você baixou são só descartadas, não removidas do jogo.
lesson-card-tokens-replace-good = Fique com o { card-pioneer } e substitua as três cartas fracas.
lesson-card-tokens-replace-few = Você pode substituir mais cartas de uma vez. Escolha as três fracas.
lesson-card-tokens-keep = Com esta ficha, você mantém um item logo depois de usá-lo. Primeiro entre no espaço de selva com o { card-giant_machete }, depois use a ficha.
lesson-card-tokens-keep-done = O { card-giant_machete } está na sua área de jogo em vez de sair do jogo.
lesson-card-tokens-keep-early = Esta ficha só vale logo depois de usar um item. Primeiro mova seu peão com o { card-giant_machete }.

## Fichas para o caminho

lesson-way-tokens = Fichas de caverna para o caminho
lesson-way-tokens-about = Mover, passar, mudar, pagar.
lesson-way-tokens-move = Fichas com símbolo e número movem seu peão como uma carta. Remo 2: vá para o espaço marcado.
lesson-way-tokens-move-done = Igual a uma carta. Mas uma ficha não é uma carta: não paga ruínas nem acampamentos.
lesson-way-tokens-move-short = Ainda sobra um segundo remo. Siga até o espaço marcado.
lesson-way-tokens-native = Esta ficha vale como o { card-native }: um passo para qualquer espaço adjacente. Vá para o marcado.
lesson-way-tokens-native-done = Três cartas poupadas.
lesson-way-tokens-change = Sua próxima carta pode valer outro símbolo, com o mesmo poder. Use a ficha e depois vá para o espaço de rio 3 com o { card-trailblazer } como remo.
lesson-way-tokens-change-done = Facão 3 virou remo 3, desta vez.
lesson-way-tokens-change-symbol = O { card-trailblazer } tem facões. Primeiro use a sua ficha, depois escolha o remo.
lesson-way-tokens-pass = Há um peão no caminho. Com esta ficha, você pode passar por espaços ocupados até o fim do turno. Use-a e depois vá para o espaço marcado.
lesson-way-tokens-pass-done = Você passou como se não houvesse ninguém, pelo custo de sempre.
lesson-way-tokens-pass-occupied = Esse espaço está ocupado. Primeiro use a sua ficha.
lesson-way-tokens-coins = Fichas com moedas também pagam. Compre o { card-trailblazer } no mercado por 3: 1 moeda do { card-traveler } e 2 da sua ficha.
lesson-way-tokens-coins-done = Um mais dois são três. A ficha foi usada e saiu do jogo.
lesson-way-tokens-coins-cheap = Pense maior: com a sua ficha, você tem 3 moedas. Compre o { card-trailblazer }.
lesson-way-tokens-coins-more = O preço é 3. Some as 2 moedas da sua ficha.

## Desafios

puzzles-title = Desafios
puzzles-about = Pequenas posições para pensar. Toda solução recebe até três estrelas.
puzzle-stars-0 = Ainda não. Desfaça algo ou comece de novo.
puzzle-stars-1 = Uma estrela: um começo.
puzzle-stars-2 = Duas estrelas: bom, mas ainda dá para melhorar.
puzzle-stars-3 = Três estrelas: ninguém faz melhor.

puzzle-village = Antes do anoitecer
puzzle-village-task = Chegue ao vilarejo marcado neste turno, com o menor número de cartas possível.
puzzle-village-hint = O bloqueio e o vilarejo pedem uma moeda cada. Quais são as duas cartas que podem valer uma moeda?
puzzle-village-best = O { card-trailblazer } vai direto pelos dois espaços de selva. Depois, o { card-traveler } e o { card-jack_of_all_trades } dão duas moedas, uma para o bloqueio, uma para o vilarejo. O { card-sailor } não é necessário.

puzzle-cheapest = O caminho mais barato
puzzle-cheapest-task = Chegue ao espaço de selva marcado neste turno, com o menor número de cartas possível.
puzzle-cheapest-hint = O caminho mais curto não é o mais barato. Que carta vai longe sozinha?
puzzle-cheapest-best = Pelo rio: o { card-captain } dá três passos com uma carta, e qualquer facão dá o último. Duas cartas ao todo. O bloqueio parece perto, mas custa mais.

puzzle-purchase = O que você compraria?
puzzle-purchase-task = Há um espaço vago no mercado, então tudo está à venda. Seu baralho inteiro são estas três cartas: o que você comprar agora estará na sua mão no próximo turno. Chegue a El Dorado em dois turnos.
puzzle-purchase-hint = Olhe primeiro o fim do caminho: o que falta no seu baralho?
puzzle-purchase-best = Nada no seu baralho tem remo, e há dois espaços de rio no fim. O { card-captain } custa 2 e atravessa os dois. Suas outras cartas fazem o resto do caminho, neste turno ou no próximo.

puzzle-both-home = Os dois peões no portão
puzzle-both-home-task = Leve os dois peões a El Dorado neste turno, com o menor número de cartas possível.
puzzle-both-home-hint = Qual vai primeiro, e qual tem o caminho mais longo?
puzzle-both-home-best = O peão 1 vai primeiro com o { card-scout }, exatamente dois passos. Então o caminho fica livre, e o { card-trailblazer } leva o peão 2 em três.

puzzle-tie = Vencer no desempate
puzzle-tie-task = Seu adversário chegou com o bloqueio 2. Este é o seu último turno: chegar vale duas estrelas, vencer no desempate vale três.
puzzle-tie-hint = O número 1 sozinho não basta. Que outro bloqueio está ao alcance, e do que você precisa para o último passo?
puzzle-tie-best = O { card-trailblazer } supera o número 1 e avança dois passos. O { card-jack_of_all_trades } como remo supera o número 4, e o { card-sailor } dá o último passo. Dois contra um.

puzzle-thin = Enxugar sem perder tempo
puzzle-thin-task = Chegue ao espaço de selva marcado neste turno e, no caminho, remova do jogo quantas cartas puder.
puzzle-thin-hint = Uma das cartas compra da pilha e depois remove. E um dos dois caminhos passa por um acampamento.
puzzle-thin-best = A { card-scientist } traz o { card-traveler } da pilha e remove uma carta. No acampamento ficam mais duas fracas, e o { card-scout } vai até o destino: três cartas a menos, nenhum passo perdido.

puzzle-cave = Duas vezes na caverna
puzzle-cave-task = A caverna guarda facão 2 e depois moeda 1. Chegue ao vilarejo marcado neste turno.
puzzle-cave-hint = Você precisa da moeda, então tem de explorar duas vezes. Para isso, pare longe da caverna entre uma e outra.
puzzle-cave-best = Pare ao lado da caverna e pegue facão 2, afaste-se para o espaço de selva abaixo, volte para pegar moeda 1 e entre com ela no vilarejo.

puzzle-two-turns = Dois turnos à frente
puzzle-two-turns-task = Você sabe o que virá da pilha. Chegue a El Dorado em dois turnos.
puzzle-two-turns-hint = Adiante há um espaço de rio 2. Qual das suas cartas entra nele, e você ainda a terá na hora?
puzzle-two-turns-best = Use agora o { card-explorer } e o { card-sailor } e mantenha o { card-captain } para o espaço de rio 2. No próximo turno, o { card-scout }, o { card-traveler }, o { card-captain } e o { card-explorer } levam ao portão.

measure-way_left = { $count ->
    [0] Você chegou.
    [one] Falta { $count } símbolo até lá.
   *[other] Faltam { $count } símbolos até lá.
}
measure-pieces_home = { $count ->
    [0] Nenhum peão no portão.
    [one] { $count } peão no portão.
   *[other] { $count } peões no portão.
}
measure-won = { $count ->
    [0] Você não venceu a corrida.
   *[other] Você venceu a corrida.
}
measure-blockades = Bloqueios: { $count }.
measure-cards_played = { $count ->
    [0] Nenhuma carta jogada.
    [one] { $count } carta jogada.
   *[other] { $count } cartas jogadas.
}
measure-cards_removed = { $count ->
    [0] Nenhuma carta removida do jogo.
    [one] { $count } carta removida do jogo.
   *[other] { $count } cartas removidas do jogo.
}
measure-cards_gained = { $count ->
    [0] Nenhuma carta dessas no seu baralho.
    [one] { $count } carta dessas no seu baralho.
   *[other] { $count } cartas dessas no seu baralho.
}
measure-tokens_left = Fichas de caverna restantes: { $count }.
measure-best_turn = { $count ->
    [0] Existe uma jogada melhor.
   *[other] Você encontrou a melhor jogada.
}
