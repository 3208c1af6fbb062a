### Como jogar: as lições e os enigmas, passo a passo. A estrutura e os argumentos estão em
### en/course.ftl. "comprar … da pilha" é tirar da própria pilha, "comprar … no mercado" é pagar.

course-title = Como jogar
course-about = Pequenas lições, uma ideia de cada vez. Você aprende fazendo, e uma tentativa errada não custa nada. Deixe o mouse ou o dedo sobre qualquer coisa, e ela se explica.
course-not-this-step = As regras permitiriam isso, mas não é o assunto deste passo. Nada aconteceu; tente outra coisa.
course-lesson-done = Essa foi a lição inteira. Muito bem!
course-finished = Você terminou o curso. Já sabe tudo o que precisa: boa corrida!

## Os primeiros passos

lesson-first-steps = Primeiros passos
lesson-first-steps-about = Jogar cartas, atravessar a selva, chegar a El Dorado.
lesson-first-steps-explorer = Este é o seu peão, e no fim do caminho fica o portão para El Dorado. As cartas levam você até lá. Jogue o { card-explorer }, facão 1, e entre na selva marcada: ela pede um facão.
lesson-first-steps-explorer-done = Um facão na carta, um no espaço: combina exatamente.
lesson-first-steps-explorer-stronger = Essa carta também serviria, mas você vai precisar dela daqui a pouco. Use a mais fraca que basta: o { card-explorer }.
lesson-first-steps-scout = O { card-scout } tem facão 2. Cada espaço gasta tanto quanto mostra, e o que sobra leva você adiante. Avance dois espaços com esta única carta, até a selva marcada.
lesson-first-steps-scout-done = Um facão para o primeiro espaço, o outro para o segundo. O que sobra em uma carta sempre pode seguir na hora.
lesson-first-steps-scout-short = Você pararia ali e perderia o segundo facão. Escolha o espaço seguinte: a carta faz o caminho todo sozinha.
lesson-first-steps-trailblazer = A próxima selva mostra três facões, então uma única carta precisa trazer pelo menos três. Qual consegue?
lesson-first-steps-trailblazer-done = Três para três. O { card-trailblazer } abre caminhos fechados às cartas fracas.
lesson-first-steps-trailblazer-weak = O { card-explorer } tem facão 1, e este espaço pede 3. Jogue o { card-trailblazer }.
lesson-first-steps-arrive = Falta um passo! O espaço de finalização mostra um facão. Entre nele.
lesson-first-steps-arrive-done = Seu peão atravessa o portão na hora. Chegue antes dos outros, e a corrida é sua. O jogo é isso; todo o resto é a arte de chegar mais depressa.

## Símbolos

lesson-symbols = Facão, remo, moeda
lesson-symbols-about = Cada paisagem pede o seu próprio símbolo.
lesson-symbols-river = Azul é rio e pede um remo. Vá para o espaço marcado.
lesson-symbols-river-done = Isso: o { card-sailor } tem o remo.
lesson-symbols-river-symbol = Essa carta mostra outro símbolo. No rio só um remo ajuda: jogue o { card-sailor }.
lesson-symbols-village = Amarelo é um vilarejo. Lá querem uma moeda. Entre.
lesson-symbols-village-done = A { card-traveler } paga com moeda 1. Com as mesmas moedas você vai comprar cartas no mercado.
lesson-symbols-village-symbol = Um vilarejo pede uma moeda. Procure a carta que mostra uma: a { card-traveler }.
lesson-symbols-jungle = Esta selva mostra dois facões. Você tem 2 × { card-explorer }, com um facão cada, e o { card-scout } com dois. Entre nela.
lesson-symbols-jungle-done = Exatamente. Uma carta sozinha precisa ser forte o bastante.
lesson-symbols-jungle-weak = As cartas nunca se somam para entrar em um espaço: aqui um e um não são dois. Jogue o { card-scout }.

## Obstáculos

lesson-free-way = Montanhas e outros peões
lesson-free-way-about = O que está fechado para você, e como dar a volta.
lesson-free-way-around = Alguém está no caminho, e há montanhas ao lado. Tudo isso está fechado. O { card-trailblazer } tem facão 3: dê a volta até o espaço marcado.
lesson-free-way-around-done = Três espaços com uma carta, com curvas e tudo. Qualquer direção vale, até para trás.
lesson-free-way-around-occupied = Não se pode entrar em um espaço com um peão, nem atravessá-lo. Vá pelas duas selvas livres.
lesson-free-way-around-mountain = Ninguém entra em uma montanha, com carta nenhuma. Dê a volta.
lesson-free-way-around-short = Você pararia no meio do caminho. Uma carta basta para tudo: escolha o espaço marcado com o { card-trailblazer }.

## Curingas

lesson-jokers = Cartas brancas
lesson-jokers-about = Curingas mostram qualquer símbolo, mas um de cada vez.
lesson-jokers-paddle = Cartas brancas são curingas: facão, remo ou moeda, à sua escolha. Jogue a { card-adventurer } como remo 2 e atravesse os dois espaços de rio.
lesson-jokers-paddle-done = Você escolheu o remo, e ele valeu para os dois passos.
lesson-jokers-paddle-mixed = Primeiro remo e depois facão seriam dois símbolos. Uma carta mantém o mesmo durante todo o movimento.
lesson-jokers-paddle-short = Ainda sobra um segundo remo. Siga com a mesma carta até o espaço marcado.
lesson-jokers-paddle-jack = O { card-jack_of_all_trades } só dá um passo. Guarde essa carta e use aqui a { card-adventurer }.
lesson-jokers-paddle-symbol = Isso é rio: escolha o remo.
lesson-jokers-coin = Agora o { card-jack_of_all_trades }: qualquer símbolo, poder 1. Entre no vilarejo.
lesson-jokers-coin-done = Desta vez, uma moeda. Sempre que joga uma carta dessas, você escolhe de novo.
lesson-jokers-coin-symbol = Um vilarejo quer uma moeda. Escolha esse símbolo para o { card-jack_of_all_trades }.

## Ruínas

lesson-rubble = Ruínas
lesson-rubble-about = Espaços cinzas querem cartas, quaisquer cartas.
lesson-rubble-pay = Um espaço cinza pede cartas em vez de símbolos: duas da sua mão, as que você quiser. Atrás dele há uma selva 2. Pague com duas cartas que não farão falta.
lesson-rubble-pay-done = O que elas mostram não contou. Estão na sua área de jogo e vão para o descarte no fim do turno: continuam sendo suas.
lesson-rubble-pay-scout = É possível, mas então o { card-scout } já foi, e só essa carta abre a selva adiante. Pague com duas das outras.
lesson-rubble-pay-count = Este espaço mostra duas cartas, então pague exatamente duas.
lesson-rubble-on = Agora siga para a selva.
lesson-rubble-on-done = Foi para isso que você guardou o { card-scout }.

## Acampamentos

lesson-base-camp = Acampamentos
lesson-base-camp-about = Deixe cartas fracas para trás, e seu baralho fica mais forte.
lesson-base-camp-leave = Um espaço vermelho é um acampamento. Ele também pede cartas, mas estas saem do jogo para sempre. Deixe a { card-traveler } aqui.
lesson-base-camp-leave-done = Essa carta nunca mais volta. Parece uma perda, e é um ganho.
lesson-base-camp-leave-pioneer = O { card-pioneer } iria embora para sempre, e é a sua melhor carta. Deixe uma fraca.
lesson-base-camp-thin = Este acampamento pede duas cartas. Deixe as suas duas fracas.
lesson-base-camp-thin-done = Três cartas fracas a menos. Daqui em diante as fortes aparecem mais vezes.
lesson-base-camp-thin-pioneer = Fique com o { card-pioneer }; um acampamento leva cartas para sempre. Você tem duas fracas para deixar.
lesson-base-camp-thin-count = Este acampamento mostra duas cartas, então deixe exatamente duas.
lesson-base-camp-on = O { card-pioneer } tem facão 5: basta para selva 3 e selva 2. Vá até o espaço marcado.
lesson-base-camp-on-done = Dois espaços difíceis com uma carta.
lesson-base-camp-on-short = Ainda sobram dois facões. Siga na hora até o espaço marcado.
lesson-base-camp-end = Termine seu turno e veja o que vem da pilha.
lesson-base-camp-end-done = Só cartas fortes na mão: é isso que faz um baralho enxuto. Lembre apenas que, com menos de quatro cartas, sua mão encolhe.

## Bloqueios

lesson-blockades = Bloqueios
lesson-blockades-about = Abra o caminho, siga em frente e fique com o prêmio.
lesson-blockades-carry = Bloqueios fecham o caminho entre duas partes da rota. O número 1 pede um facão. O { card-trailblazer } tem três: supere o bloqueio e siga com a mesma carta por duas selvas.
lesson-blockades-carry-done = Um para o bloqueio, dois para o caminho. Ele agora é seu, e o caminho está livre para todos.
lesson-blockades-carry-closed = O caminho está fechado ali. Supere o número 1 na passagem: escolha o espaço marcado junto com ele.
lesson-blockades-carry-stay = Você pode parar aí, mas dois facões se perderiam. Ninguém fica em cima de um bloqueio; deixe a carta seguir.
lesson-blockades-carry-short = Um facão se perderia. Avance mais um espaço com a mesma carta.
lesson-blockades-cards = O número 3 mostra ruínas: pague uma carta da mão. Você vai precisar do { card-sailor } depois.
lesson-blockades-cards-done = Seu peão ficou onde estava; de um pagamento nada sobra. A carta paga continua no seu baralho.
lesson-blockades-cards-sailor = Assim você não atravessaria o rio que vem depois. Pague com a outra carta.
lesson-blockades-cards-symbol = Nenhum símbolo ajuda aqui, este bloqueio quer uma carta. Pague com a { card-traveler }.
lesson-blockades-across = O caminho está livre. Atravesse a remo.
lesson-blockades-across-done = Dois bloqueios são seus. Se vários chegarem a El Dorado na mesma rodada, isso pode lhe dar a vitória.

## Comprar no mercado

lesson-buying = Comprar no mercado
lesson-buying-about = Uma carta nova por turno, se você puder pagar.
lesson-buying-count = Uma vez por turno você pode comprar uma carta no mercado. A { card-traveler } dá 1 moeda, a { card-photographer } 2, toda carta sem moeda meia. Compre o { card-transmitter } por 4 com as quatro.
lesson-buying-count-done = Uma, duas e duas metades: 4 moedas. A carta nova está no seu descarte, não na mão.
lesson-buying-count-more = O preço é 4, e essas cartas não chegam lá. Pague com as quatro.
lesson-buying-count-cheap = Você poderia comprar essa, mas hoje dá para algo mais caro: o { card-transmitter }.
lesson-buying-end = Seu peão não saiu do lugar, e tudo bem: ninguém é obrigado a se mover. Termine seu turno.
lesson-buying-end-done = Vieram quatro cartas novas da pilha. O { card-transmitter } espera no descarte; quando a pilha de compra acaba, tudo é embaralhado e volta para você.

## Meias moedas

lesson-half-coins = Meias moedas, e sem troco
lesson-half-coins-about = Toda carta vale alguma coisa, e nada volta.
lesson-half-coins-halves = Nenhuma destas quatro cartas mostra moeda, então cada uma vale meia. Quanto dá? Compre algo no mercado com tudo isso.
lesson-half-coins-halves-done = Quatro metades são duas moedas. Até uma mão que não leva a lugar nenhum pode comprar.
lesson-half-coins-halves-cheap = Essa custa só 1, e suas quatro metades fazem 2. Compre algo por 2 moedas.
lesson-half-coins-halves-dear = Essa custa mais de 2 moedas. Escolha uma carta de 2.
lesson-half-coins-halves-more = Ainda não basta. Pague com as quatro cartas: isso dá 2.
lesson-half-coins-change = Compre o { card-scout } no mercado. O preço é 1, e não há troco. Pague sem desperdiçar nada.
lesson-half-coins-change-done = Uma moeda por uma moeda. O resto da mão continua aí.
lesson-half-coins-change-waste = Daria certo, mas a { card-photographer } vale 2, e a segunda moeda se perderia. Pague com a { card-traveler }.
lesson-half-coins-change-both = Uma dessas cartas basta. Deixe de fora o que o preço não pede.
lesson-half-coins-change-other = Também é uma boa carta. Desta vez compre o { card-scout }.

## O fim de um turno

lesson-end-of-turn = O fim de um turno
lesson-end-of-turn-about = Manter ou descartar, depois comprar da pilha até quatro.
lesson-end-of-turn-keep = Nenhuma carta aqui entra na selva 2, e nada é obrigatório. Mas atrás dela há um longo rio. Termine seu turno e mantenha o { card-captain } para ele; descarte o resto.
lesson-end-of-turn-keep-done = O que você não mantém vai para o descarte. Depois você compra da pilha até ter de novo quatro cartas.
lesson-end-of-turn-keep-all = Cada carta mantida é uma a menos para comprar da pilha; com quatro, não viria nenhuma. Você precisa de algo para a selva, então mantenha só o { card-captain }.
lesson-end-of-turn-keep-gone = Assim o { card-captain } iria para o descarte. Escolha essa carta entre as que ficam.
lesson-end-of-turn-jungle = Veio o { card-scout } da pilha! Para a selva.
lesson-end-of-turn-jungle-done = E agora a carta que você manteve.
lesson-end-of-turn-river = O { card-captain } tem remo 3. Desça o rio inteiro.
lesson-end-of-turn-river-done = Três espaços de uma vez. Valeu a pena guardar essa carta.
lesson-end-of-turn-river-short = Ainda sobram remos. Siga até o espaço marcado.
lesson-end-of-turn-shuffle = Termine seu turno mais uma vez e observe a sua pilha de compra: ela é contada perto do botão grande.
lesson-end-of-turn-shuffle-done = Ela estava vazia, então o seu descarte foi embaralhado e virou a nova. Isso só acontece quando falta uma carta.

## A reserva

lesson-reserve = A reserva
lesson-reserve-about = Quando um lugar do mercado fica vago, tudo está à venda.
lesson-reserve-last = O tabuleiro de mercado tem seis lugares, cada um com uma pilha. Todas as outras cartas ficam na reserva, ainda fechada. Resta uma só carta { card-scout }: compre-a.
lesson-reserve-last-done = O lugar está vago, e isso abre a reserva inteira, para você e para todos.
lesson-reserve-last-closed = Essa carta está na reserva, e os seis lugares estão ocupados. Esvazie um primeiro: compre a última carta { card-scout }.
lesson-reserve-last-other = Você pode, mas assim os lugares continuam ocupados. Compre a última carta { card-scout }.
lesson-reserve-end = Uma compra no mercado por turno, não mais. Termine seu turno.
lesson-reserve-end-done = Cartas novas, e entre elas a { card-journalist } com 3 moedas.
lesson-reserve-compass = Agora olhe na reserva, ao lado das seis pilhas do mercado ou abaixo delas, e compre a { card-compass }. O preço é 2.
lesson-reserve-compass-done = O resto dessa pilha ocupou o lugar vago. A reserva está fechada de novo até o próximo lugar ficar vazio. Se você pagou com a { card-journalist }, a terceira moeda se perdeu: não há troco.
lesson-reserve-compass-other = Também está à venda, agora que há um lugar vago. Mas desta vez leve a { card-compass }.

## Itens

lesson-items = Itens
lesson-items-about = Fortes, mas uma vez só.
lesson-items-plane = O { card-prop_plane } é um item: qualquer símbolo com poder 4, uma vez no jogo. Voe sobre os dois espaços de rio.
lesson-items-plane-done = Remo 2 e remo 1; o quarto ficou sem uso. Usado é usado: o item saiu do jogo.
lesson-items-plane-short = O item sai do jogo, não importa até onde você vá. Siga até o espaço marcado.
lesson-items-rubble = Aqui um espaço cinza quer uma carta. Pague com o { card-treasure_chest } e veja o que acontece com a carta.
lesson-items-rubble-done = Ela está na sua área de jogo e vai voltar: você pagou com a carta, mas não usou o que ela faz.
lesson-items-rubble-pioneer = Também serviria. Mas experimente com o { card-treasure_chest }; nada vai acontecer com a carta.
lesson-items-half = O { card-treasure_chest } dá 4 moedas uma vez, ou meia moeda sem ser gasto. Compre o { card-scout } por 1 e salve o item: meia moeda dele, meia do { card-explorer }.
lesson-items-half-done = Duas metades, e o { card-treasure_chest } fica no seu baralho para uma compra maior.
lesson-items-half-whole = Quatro moedas por um preço de 1, e o item iria embora. Conte-o como meia moeda, junto com o { card-explorer }.

## Mais cartas

lesson-drawing = Cartas que trazem cartas
lesson-drawing-about = Cartas roxas agem na hora.
lesson-drawing-cartographer = Cartas roxas têm uma ação. O { card-cartographer } compra duas cartas da pilha, para jogar neste mesmo turno. Jogue essa carta.
lesson-drawing-cartographer-done = Duas cartas novas na mão, e seu turno continua.
lesson-drawing-cartographer-compass = Também é bom, mas a { card-compass } só serve uma vez. Comece com o { card-cartographer }.
lesson-drawing-pioneer = Use o que veio: o { card-pioneer } leva você por selva 1 e selva 2.
lesson-drawing-pioneer-done = Primeiro comprar da pilha, depois planejar: muitas vezes é a melhor ordem.
lesson-drawing-pioneer-short = O poder dá também para o próximo espaço. Escolha o marcado.
lesson-drawing-compass = Ações cabem a qualquer momento, antes, entre e depois dos movimentos. A { card-compass } compra três cartas da pilha. Jogue essa carta agora.
lesson-drawing-compass-done = Mais três cartas. A { card-compass } é um item e saiu do jogo.
lesson-drawing-captain = E adiante pelo rio, com o { card-captain }.
lesson-drawing-captain-done = Duas cartas no começo, quatro espaços, e ainda sobram cartas: assim um turno não acaba tão cedo.
lesson-drawing-captain-short = Sobram dois remos, bem o que pede o próximo espaço. Siga até o marcado.

## Enxugar o baralho

lesson-thinning = Menos cartas, cartas melhores
lesson-thinning-about = Duas cartas roxas que arrumam o seu baralho.
lesson-thinning-scientist = A { card-scientist } compra uma carta da pilha e depois pode remover uma da mão para sempre. Jogue essa carta.
lesson-thinning-scientist-done = Veio o { card-pioneer }. Agora escolha o que vai embora.
lesson-thinning-scientist-log = Essa vem em seguida. Comece com a { card-scientist }.
lesson-thinning-remove = Remova uma das suas cartas fracas: a { card-traveler } ou o { card-explorer }.
lesson-thinning-remove-done = Foi embora para sempre. A { card-scientist } fica no seu baralho e pode fazer isso outra vez.
lesson-thinning-remove-none = Você pode não remover nada, mas raramente compensa. Deixe ir uma carta fraca.
lesson-thinning-remove-good = Boa demais para jogar fora! Deixe ir uma carta fraca.
lesson-thinning-log = O { card-travel_log } compra duas cartas da pilha e pode remover duas. Jogue essa carta.
lesson-thinning-log-done = Mais duas cartas. Quais são as duas que menos fazem falta?
lesson-thinning-two = Remova duas cartas fracas. Fique com o { card-pioneer }.
lesson-thinning-two-done = O { card-travel_log } é um item e também saiu do jogo: três cartas a menos de uma vez.
lesson-thinning-two-good = O { card-pioneer } não! Escolha duas cartas fracas.
lesson-thinning-two-few = Aqui podem ser duas, e você tem duas fracas. Escolha ambas.
lesson-thinning-on = O que resta é forte. Atravesse as duas selvas com o { card-pioneer }.
lesson-thinning-on-done = Um baralho enxuto traz de volta as melhores cartas, uma vez após a outra.
lesson-thinning-on-short = A carta tem facão 5: três para este espaço, dois para o próximo. Escolha o marcado.

## O transmissor

lesson-transmitter = Uma carta de graça
lesson-transmitter-about = O { card-transmitter } traz a carta que você quiser, sem pagar nada.
lesson-transmitter-take = O { card-transmitter } pega de graça uma carta qualquer do mercado ou da reserva, mesmo com todos os lugares ocupados. Pegue uma das que custam 5: o { card-pioneer }, a { card-millionaire } ou o { card-native }.
lesson-transmitter-take-done = Ela está no seu descarte, e nenhuma pilha mudou de lugar. O item saiu do jogo.
lesson-transmitter-take-cheap = É de graça, então pegue uma das mais caras: o { card-pioneer }, a { card-millionaire } ou o { card-native }.
lesson-transmitter-take-first = Você ainda pode comprar no mercado depois. Primeiro use o { card-transmitter }.
lesson-transmitter-buy = Isso não foi uma compra. Então compre também uma carta no mercado.
lesson-transmitter-buy-done = Duas cartas novas em um turno.

## O nativo

lesson-native = Um passo para qualquer lado
lesson-native-about = O { card-native } não liga para o que um espaço pede.
lesson-native-rubble = Um espaço cinza quer três cartas. O { card-native } leva você até lá sem pagar: um passo para qualquer espaço vizinho. Só montanhas e espaços ocupados continuam fechados.
lesson-native-rubble-done = Nenhuma carta paga. E o { card-native } não é um item: fica no seu baralho.
lesson-native-rubble-pay = Isso custaria a sua mão inteira. O { card-native } resolve sozinho.
lesson-native-blockade = O { card-native } também supera um bloqueio, peça ele o que pedir. Supere o número 6.
lesson-native-blockade-done = Ele é seu. Esse foi o único passo, então seu peão fica aí por enquanto.
lesson-native-blockade-across = Não as duas coisas de uma vez: o caminho ainda está fechado. Primeiro use o { card-native } no número 6.
lesson-native-blockade-pay = Duas cartas bastariam, mas não sobraria nenhuma para seguir. Use o { card-native } no número 6.
lesson-native-on = O caminho está livre. Entre na selva.
lesson-native-on-done = O que uma carta abre, a próxima atravessa.

## Um turno inteiro

lesson-whole-turn = Um turno inteiro
lesson-whole-turn-about = Comprar da pilha, andar, pagar, voar, ir ao mercado: tudo junto.
lesson-whole-turn-draw = Agora um turno inteiro. Primeiro veja o que você tem: jogue o { card-cartographer }.
lesson-whole-turn-draw-done = O { card-native } e a { card-journalist } entram na sua mão. Cinco cartas, e um longo caminho.
lesson-whole-turn-draw-first = Veja primeiro o que vem da pilha: pode mudar o seu plano. Jogue o { card-cartographer } antes.
lesson-whole-turn-jungle = Primeiro mover, depois comprar no mercado. O { card-pioneer } tem facão 5: um, dois e dois são cinco.
lesson-whole-turn-jungle-done = Três espaços, nada desperdiçado.
lesson-whole-turn-jungle-buy = Depois da compra no mercado nada mais se move. Primeiro mover, depois comprar.
lesson-whole-turn-jungle-short = Ainda não: a carta dá para as três selvas.
lesson-whole-turn-camp = Um acampamento para uma carta. Deixe a { card-traveler } lá.
lesson-whole-turn-camp-done = Foi embora para sempre, e quase não faz falta.
lesson-whole-turn-camp-good = Dessa você ainda precisa. A { card-traveler } é a carta a deixar.
lesson-whole-turn-river = Rio 2 e rio 1: jogue o { card-prop_plane } como remo.
lesson-whole-turn-river-done = O quarto remo se perde, e o item saiu do jogo.
lesson-whole-turn-river-short = O { card-prop_plane } passa pelos dois espaços de uma vez. Escolha o marcado.
lesson-whole-turn-rubble = Três cartas por este espaço? O { card-native } nem pergunta.
lesson-whole-turn-rubble-done = Esse foi o último movimento.
lesson-whole-turn-buy = Sobrou a { card-journalist }, 3 moedas, e há um lugar vago no mercado, então a reserva está aberta. Compre lá a { card-compass }.
lesson-whole-turn-buy-done = O resto da pilha ocupa o lugar; a terceira moeda se perde.
lesson-whole-turn-buy-other = Essa também daria. Por agora, leve a { card-compass }.
lesson-whole-turn-end = Não há mais nada a fazer. Termine seu turno.
lesson-whole-turn-end-done = O que foi jogado está no descarte, o que foi removido se foi, e você tem quatro cartas novas. Isso é um turno!

## A rodada final

lesson-last-round = A rodada final
lesson-last-round-about = Como a corrida termina, e quem vence se vários chegam.
lesson-last-round-arrive = Você começa cada rodada e está a dois passos do portão. Entre.
lesson-last-round-arrive-done = Com isso esta rodada foi a última. Quem vinha depois jogou mais uma vez; um deles chegou também, com um bloqueio contra os seus dois. Vence quem tem mais bloqueios: a corrida é sua.
lesson-last-round-arrive-short = Por que esperar? O { card-scout } chega até o portão.
lesson-last-round-most = Seu rival já chegou nesta rodada, com o número 2. Você tem o número 1, e este é o seu último turno. Conquiste mais um bloqueio e depois chegue.
lesson-last-round-most-done = Dois contra um. Ter chegado depois não importa: primeiro se contam os bloqueios.
lesson-last-round-most-early = Ficaria um a um, e o número mais alto decide: o 2 dele vence o seu 1. Primeiro supere o número 4 com o { card-sailor }.
lesson-last-round-number = Seu rival tem o número 5, você não tem nenhum. Antes de chegar, você pode superar um bloqueio. Qual deles vence?
lesson-last-round-number-done = Um a um, e 6 é mais alto que 5. Se ninguém tivesse nenhum, venceria a chegada mais cedo. Quem não chega não vence de jeito nenhum.
lesson-last-round-number-early = Nenhum contra um: você chegaria e perderia mesmo assim. Primeiro supere um bloqueio.
lesson-last-round-number-low = Um a um, mas 1 é mais baixo que 5. Melhor o número 6, com duas cartas.
lesson-last-round-number-explorer = Não sobraria facão para o último passo. Pague com a { card-traveler } e uma só carta { card-explorer }.

## Dois peões

lesson-two-pieces = Dois jogadores, dois peões
lesson-two-pieces-about = Leve os dois até o fim.
lesson-two-pieces-front = Em dois jogadores, cada um leva dois peões. Cada carta move um deles. Seu segundo peão está atrás do primeiro, então mova o primeiro: dois espaços com o { card-scout }.
lesson-two-pieces-front-done = O caminho está livre para o outro.
lesson-two-pieces-front-blocked = Seus próprios peões se atrapalham como estranhos: não dá para passar. Mova o da frente.
lesson-two-pieces-front-short = Mova o peão 1 até onde o { card-scout } alcança: o espaço marcado.
lesson-two-pieces-other = A próxima carta pode ir para o outro peão. Mova o peão 2 com o { card-explorer }.
lesson-two-pieces-other-done = Uma carta, um peão: o que sobra nunca se divide entre eles.
lesson-two-pieces-other-front = Desta vez mova o outro: o peão 2.
lesson-two-pieces-home = Só contam os dois juntos. Leve ambos até o fim neste turno: escolha bem qual carta vai para qual peão.
lesson-two-pieces-home-done = Um peão no portão não atrapalha mais, e o outro segue no mesmo turno. Só o segundo inicia a rodada final.
lesson-two-pieces-home-behind = O peão 1 está no caminho. Ele vai primeiro.
lesson-two-pieces-home-strong = O peão 1 só precisa de um facão. Guarde o { card-scout } para o peão 2, que tem dois passos pela frente.

## Cavernas

lesson-caves = Cavernas
lesson-caves-about = Uma parada ao lado de uma caverna traz um achado.
lesson-caves-explore = Uma caverna é uma montanha com tesouros. Termine um movimento ao lado dela: vá para o espaço marcado.
lesson-caves-explore-done = Você achou uma ficha, e ela fica aberta à sua frente. Use agora ou mais tarde.
lesson-caves-use = Use o seu achado: facão 1, como uma carta. Avance um espaço.
lesson-caves-use-done = A ficha foi gasta. Você ainda está ao lado da caverna, mas já estava ao lado dela antes, então não há nada de novo.
lesson-caves-use-card = Guarde suas cartas. Use o que você achou: facão 1.
lesson-caves-away = Para explorar de novo, pare primeiro longe da caverna. Vá para a selva marcada.
lesson-caves-away-done = Fora do alcance dela. A próxima carta pode trazer você de volta.
lesson-caves-away-near = Esse espaço também fica ao lado da caverna. Pare longe dela.
lesson-caves-back = Volte com outra carta.
lesson-caves-back-done = Um segundo achado! Mas explorar custa tempo; pese isso diante da corrida.
lesson-caves-pass = Chegue ao espaço marcado neste turno, com um achado. Passar ao lado não basta: é preciso parar junto da caverna.
lesson-caves-pass-done = Uma parada curta, um achado, e nenhum tempo perdido.
lesson-caves-pass-passed = Você passaria pela caverna sem achar nada. Pare ao lado dela com uma carta mais fraca e depois siga.
lesson-caves-blocked = Entre você e esta caverna há um bloqueio, por isso você não achou nada aqui. Supere-o e fique onde está.
lesson-caves-blocked-done = Agora a caverna está aberta para você, e você a explorou. Se outra pessoa tivesse aberto, você não receberia nada.
lesson-caves-blocked-gone = A caverna é logo aqui. Supere o número 1 e fique onde está.

## Fichas para as cartas

lesson-card-tokens = Fichas de caverna para as suas cartas
lesson-card-tokens-about = Comprar da pilha, remover, substituir, manter.
lesson-card-tokens-draw = Achados podem ser usados a qualquer momento enquanto você joga cartas, uma vez cada. Este compra uma carta da pilha. Use-o.
lesson-card-tokens-draw-done = O { card-pioneer }! Você pode jogar a carta neste mesmo turno.
lesson-card-tokens-remove = Esta ficha remove para sempre uma carta da mão. De qual você não precisa mais?
lesson-card-tokens-remove-done = Um baralho mais enxuto, sem passar por um acampamento.
lesson-card-tokens-remove-good = O { card-pioneer } iria embora para sempre. Escolha a carta fraca.
lesson-card-tokens-replace = Baixe até quatro cartas e compre outras tantas da pilha. Substitua as suas três fracas.
lesson-card-tokens-replace-done = Três cartas melhores. As que você baixou são só descartadas, não removidas.
lesson-card-tokens-replace-good = Fique com o { card-pioneer } e substitua as três cartas fracas.
lesson-card-tokens-replace-few = Você pode substituir mais de uma vez só. Escolha as três cartas fracas.
lesson-card-tokens-keep = Esta ficha salva um item logo depois do uso. Primeiro entre na selva com o { card-giant_machete }, depois use a ficha.
lesson-card-tokens-keep-done = O { card-giant_machete } está na sua área de jogo em vez de sair do jogo.
lesson-card-tokens-keep-early = Ela age logo depois que um item foi usado. Primeiro mova-se com o { card-giant_machete }.

## Fichas para o caminho

lesson-way-tokens = Fichas de caverna para o caminho
lesson-way-tokens-about = Andar, passar, mudar, pagar.
lesson-way-tokens-move = Com símbolo e número, elas movem você como uma carta. Remo 2: vá para o espaço marcado.
lesson-way-tokens-move-done = Igual a uma carta. Mas não é uma: não paga ruínas nem acampamentos.
lesson-way-tokens-move-short = Ainda sobra um segundo remo. Siga até o espaço marcado.
lesson-way-tokens-native = Esta age como o { card-native }: um passo para qualquer espaço vizinho. Vá para o marcado.
lesson-way-tokens-native-done = Três cartas poupadas.
lesson-way-tokens-change = Sua próxima carta pode mostrar outro símbolo, com o mesmo poder. Use a ficha e depois vá para o rio 3 com o { card-trailblazer } como remo.
lesson-way-tokens-change-done = Facão 3 virou remo 3, desta vez.
lesson-way-tokens-change-symbol = O { card-trailblazer } mostra facões. Primeiro use o seu achado, depois escolha o remo.
lesson-way-tokens-pass = Alguém está no caminho. Este achado deixa você passar por espaços ocupados até o fim do turno. Use-o e depois vá para o espaço marcado.
lesson-way-tokens-pass-done = Você passou como se não houvesse ninguém, ao custo de sempre.
lesson-way-tokens-pass-occupied = Esse espaço está ocupado. Primeiro use o seu achado.
lesson-way-tokens-coins = Moedas também pagam. Compre o { card-trailblazer } no mercado por 3: 1 da { card-traveler } e 2 do seu achado.
lesson-way-tokens-coins-done = Um e dois são três. Usada assim, a ficha se foi.
lesson-way-tokens-coins-cheap = Pense maior: com o seu achado você tem 3 moedas. Compre o { card-trailblazer }.
lesson-way-tokens-coins-more = O preço é 3. Some as 2 moedas do seu achado.

## Enigmas

puzzles-title = Enigmas
puzzles-about = Pequenas posições para pensar. Toda linha de jogo recebe até três estrelas.
puzzle-stars-0 = Ainda não. Volte atrás ou comece de novo.
puzzle-stars-1 = Uma estrela: um começo.
puzzle-stars-2 = Duas estrelas: bom, e ainda dá para melhorar.
puzzle-stars-3 = Três estrelas: ninguém faz melhor.

puzzle-village = Antes do anoitecer
puzzle-village-task = Chegue ao vilarejo marcado neste turno, com o menor número de cartas.
puzzle-village-hint = O bloqueio e o vilarejo querem uma moeda cada. Quais são as duas cartas que podem mostrar uma?
puzzle-village-best = O { card-trailblazer } vai direto pelas duas selvas. Depois a { card-traveler } e o { card-jack_of_all_trades } trazem duas moedas, uma para o bloqueio, uma para o vilarejo. O { card-sailor } não é necessário.

puzzle-cheapest = O caminho mais barato
puzzle-cheapest-task = Chegue à selva marcada neste turno com o menor número de cartas.
puzzle-cheapest-hint = O caminho mais curto não é o mais barato. Que carta vai longe sozinha?
puzzle-cheapest-best = Rio abaixo: o { card-captain } dá três passos com uma carta, e qualquer facão dá o último. Duas cartas ao todo. O bloqueio parece perto, mas custa mais.

puzzle-purchase = O que você compraria?
puzzle-purchase-task = Há um lugar vago, então tudo está à venda. Seu baralho inteiro são estas três cartas: o que você comprar no mercado agora estará na mão no próximo turno. Chegue a El Dorado em dois turnos.
puzzle-purchase-hint = Olhe primeiro o fim do caminho: o que falta no seu baralho?
puzzle-purchase-best = Nada no seu baralho mostra um remo, e dois espaços de rio esperam no fim. O { card-captain } custa 2 e atravessa ambos. Suas outras cartas fazem o resto do caminho, neste turno ou no próximo.

puzzle-both-home = Os dois peões no portão
puzzle-both-home-task = Leve os dois peões a El Dorado neste turno, com o menor número de cartas.
puzzle-both-home-hint = Quem vai primeiro, e quem tem o caminho mais longo?
puzzle-both-home-best = O peão 1 vai primeiro com o { card-scout }, exatamente dois passos. Então o caminho fica livre, e o { card-trailblazer } leva o peão 2 em três.

puzzle-tie = Vencer o empate
puzzle-tie-task = Seu rival chegou com o bloqueio 2. Este é o seu último turno: chegue e vença.
puzzle-tie-hint = O número 1 sozinho não basta. O que mais está ao alcance, e do que você precisa para o último passo?
puzzle-tie-best = O { card-trailblazer } supera o número 1 e avança dois passos. O { card-jack_of_all_trades } como remo supera o número 4, e o { card-sailor } dá o último passo. Dois contra um.

puzzle-thin = Enxugar sem perder tempo
puzzle-thin-task = Chegue à selva marcada neste turno e, no caminho, remova do jogo quantas cartas puder.
puzzle-thin-hint = Uma carta compra da pilha e remove. E um dos dois caminhos passa por um acampamento.
puzzle-thin-best = A { card-scientist } traz a { card-traveler } da pilha e remove uma carta. O acampamento leva mais duas fracas, e o { card-scout } vai até o destino: três cartas a menos, nenhum passo perdido.

puzzle-cave = Duas vezes na caverna
puzzle-cave-task = A caverna guarda facão 2 e depois moeda 1. Chegue ao vilarejo marcado neste turno.
puzzle-cave-hint = Você precisa da moeda, então tem que explorar duas vezes. Para isso, pare longe da caverna no meio-tempo.
puzzle-cave-best = Pare ao lado da caverna pelo facão 2, afaste-se para a selva abaixo, volte pela moeda 1 e pague a entrada no vilarejo.

puzzle-two-turns = Dois turnos à frente
puzzle-two-turns-task = Você sabe o que virá da pilha. Chegue a El Dorado em dois turnos.
puzzle-two-turns-hint = Um rio 2 espera adiante. Qual das suas cartas o atravessa, e você ainda a terá na hora?
puzzle-two-turns-best = Gaste agora o { card-explorer } e o { card-sailor } e mantenha o { card-captain } para o rio 2. No próximo turno, o { card-scout }, a { card-traveler }, o { card-captain } e o { card-explorer } levam ao portão.

measure-way_left = { $count ->
    [0] Você chegou.
    [one] Ainda há 1 símbolo à sua frente.
   *[other] Ainda há { $count } símbolos à sua frente.
}
measure-pieces_home = { $count ->
    [one] { $count } peão no portão.
   *[other] { $count } peões no portão.
}
measure-won = { $count ->
    [0] A corrida não foi vencida.
   *[other] A corrida foi vencida.
}
measure-blockades = Bloqueios: { $count }.
measure-cards_played = { $count ->
    [one] { $count } carta jogada.
   *[other] { $count } cartas jogadas.
}
measure-cards_removed = { $count ->
    [one] { $count } carta removida do jogo.
   *[other] { $count } cartas removidas do jogo.
}
measure-cards_gained = { $count ->
    [one] { $count } carta dessas no seu baralho.
   *[other] { $count } cartas dessas no seu baralho.
}
measure-tokens_left = Fichas de caverna restantes: { $count }.
