### As regras em uma página; mesma ordem de en/rules.ftl. Sem argumentos.

rules-title = As regras
rules-intro = Tudo o que você precisa para a corrida, na ordem em que vai precisar.

rules-goal-title = O objetivo
rules-goal-1 = Leve sua expedição a El Dorado antes dos outros. Você começa com oito cartas fracas; as melhores, do mercado, levam você mais depressa por selva, rios e vilarejos.
rules-goal-2 = Todos começam com as mesmas oito cartas, embaralhadas: 4 × { card-traveler }, 3 × { card-explorer } e 1 × { card-sailor }. Dessas, você compra quatro da pilha. O primeiro jogador usa o chapéu e fica no espaço inicial 1; os outros seguem em sentido horário.
rules-goal-3 = Só você conhece a sua mão, e ninguém conhece a ordem de uma pilha de compra. Todo o resto é aberto: descartes, bloqueios e fichas de caverna conquistados, e o tamanho de cada pilha.

rules-turn-title = Seu turno
rules-turn-1 = Um turno tem três fases: jogar cartas, descartar, comprar da pilha. Na primeira você joga quantas cartas quiser, para se mover e para comprar no máximo uma carta no mercado.
rules-turn-2 = Nada é obrigatório. Se preferir esperar, apenas termine seu turno.
rules-turn-3 = Cada carta faz uma só coisa por turno: move um peão, paga ruínas ou acampamento, dá moedas ou realiza sua ação.
rules-turn-4 = Primeiro mover, depois comprar no mercado: após a compra, nenhum peão seu se move e nenhum bloqueio é superado. Ações que só compram da pilha, removem ou pegam cartas cabem a qualquer momento.
rules-turn-5 = Depois é a vez do próximo jogador. Em uma rodada todos têm um turno, a começar pelo primeiro jogador.

rules-moving-title = Movimento
rules-moving-1 = Um passo leva seu peão a um espaço que divide um lado com o dele, em qualquer direção, até para trás. Só um espaço inicial sem terreno se fecha de vez depois que você sai dele.
rules-moving-2 = A carta precisa mostrar o símbolo do espaço: facão para selva, remo para rio, moeda para vilarejo.
rules-moving-3 = O poder dela precisa ser pelo menos o número de símbolos do espaço. Duas cartas nunca se somam para entrar em um espaço.
rules-moving-4 = Entrar gasta tanto poder quanto o espaço mostra. Com o que sobra, a mesma carta pode seguir por outros espaços que combinem com ela, e depois você pode se mover com outra carta.
rules-moving-5 = Você pode parar quando quiser. O poder que sobra se perde assim que você para; não dá para voltar a ele depois. O movimento de uma carta é um todo: nada mais se joga no meio dele.
rules-moving-6 = Montanhas são fechadas para todos. Também um espaço com um peão, mesmo seu: não se pode entrar nele nem atravessá-lo.
rules-moving-7 = Uma carta jogada para mover precisa levar você a outro espaço ou superar um bloqueio. Um passeio em círculo seria um desperdício e por isso não vale.

rules-jokers-title = Curingas
rules-jokers-1 = As cartas brancas valem facão, remo ou moeda. Você escolhe ao jogar, e a escolha vale para o movimento inteiro; da próxima vez, escolhe de novo.

rules-rubble-title = Ruínas e acampamentos
rules-rubble-1 = Para entrar em ruínas, jogue da mão tantas cartas quantas o espaço mostra. Elas vão para a sua área de jogo e, no fim do turno, para o descarte: continuam sendo suas.
rules-rubble-2 = Para entrar em um acampamento, entregue da mão tantas cartas quantas ele mostra. Elas saem do jogo na hora e para sempre. Muitas vezes é um ganho: um baralho enxuto mostra mais vezes as melhores cartas.
rules-rubble-3 = Qualquer carta serve; o que está impresso nela não conta e não acontece. As cartas precisam vir da mão, e um pagamento abre exatamente um espaço.

rules-blockades-title = Bloqueios
rules-blockades-1 = Enquanto um bloqueio está entre duas partes da rota, nenhum passo atravessa os lados que ele cobre. Seu peão está ao lado dele quando o espaço dele tem um desses lados; encostar em uma ponta não basta.
rules-blockades-2 = Ao lado dele, supere-o como se entra em um espaço: com uma carta do símbolo dele e poder suficiente, ou com cartas da mão se ele mostra ruínas. Essas cartas continuam sendo suas.
rules-blockades-3 = Você fica com o bloqueio superado, e ele pode lhe dar a vitória em um empate no fim. Daí em diante o caminho está livre para todos.
rules-blockades-4 = Ninguém fica em cima de um bloqueio. Seu peão permanece onde está; se sobra poder na carta, ela pode seguir na hora, mas não precisa. Uma carta também pode primeiro se aproximar e depois usar o resto.
rules-blockades-5 = Cada um fecha apenas a sua própria junção. Se o seu espaço toca dois, você supera cada um por si, até com uma só carta se o poder dela basta para ambos.

rules-buying-title = Comprar no mercado
rules-buying-1 = Uma vez por turno você pode comprar uma carta. Escolha-a junto com as cartas que pagam; as moedas somadas precisam alcançar o preço. Não há troco.
rules-buying-2 = A carta nova vai para a sua pilha de descarte. Ela chega à mão quando você embaralhar mais tarde.
rules-buying-3 = Enquanto cada um dos seis lugares do tabuleiro de mercado tem uma pilha, você compra dali. Quando uma pilha acaba, o lugar fica vago, e então toda carta da reserva também está à venda.
rules-buying-4 = Quando você compra da reserva, o resto daquela pilha ocupa o lugar vago. Comprar do tabuleiro não preenche nada.
rules-buying-5 = Não pague à toa: se o preço ainda é alcançado sem uma carta ou ficha, deixe-a de fora. Uma carta que moveu neste turno não pode mais pagar.

rules-halves-title = Meias moedas
rules-halves-1 = Cartas amarelas e curingas valem seu número inteiro em moedas. Cada carta verde, azul ou roxa vale meia moeda, e as metades se somam.
rules-halves-2 = { card-treasure_chest } e { card-prop_plane } também podem valer meia moeda: assim ficam no seu baralho.

rules-items-title = Itens
rules-items-1 = Há seis itens: { card-giant_machete }, { card-treasure_chest }, { card-prop_plane }, { card-transmitter }, { card-compass } e { card-travel_log }. Quando você usa o que um item faz, ele sai do jogo logo em seguida, mesmo que algo tenha sobrado.
rules-items-2 = Pago por ruínas ou gasto como meia moeda, um item não foi usado e fica no seu baralho. Itens não jogados podem ser mantidos ou descartados como as outras cartas.

rules-actions-title = Cartas de ação
rules-actions-1 = Uma carta roxa age na hora, e você pode jogar no mesmo turno as cartas que ela traz. Se a sua pilha de compra acaba, o descarte é embaralhado; a carta que você está jogando não entra nele.
rules-actions-2 = { card-cartographer }: compre 2 cartas da pilha. { card-compass }: compre 3 cartas da pilha. { card-scientist }: compre 1 carta da pilha e depois, se quiser, remova do jogo 1 carta da mão. { card-travel_log }: compre 2 cartas da pilha e depois, se quiser, remova até 2.
rules-actions-3 = { card-transmitter }: ponha de graça no seu descarte uma carta qualquer do mercado ou da reserva. Não é uma compra: você ainda pode comprar no mercado, e nenhuma pilha muda de lugar.
rules-actions-4 = { card-native }: um passo para um espaço adjacente, seja qual for o requisito, até um espaço de finalização, ou um bloqueio qualquer. É um ou outro, nunca em montanhas ou espaços ocupados, nunca por cima de um bloqueio, e só antes da sua compra no mercado.
rules-actions-5 = Uma ação que não faria nada não pode ser jogada. Em vez da ação, toda carta roxa pode servir de meia moeda ou pagar ruínas e acampamentos.

rules-draw-title = Descartar e comprar da pilha
rules-draw-1 = No fim do seu turno, as cartas jogadas vão para a sua pilha de descarte. O que resta na mão também vai, menos as cartas que você escolher manter, quantas quiser.
rules-draw-2 = Depois compre da pilha até ter quatro na mão. Se já tem quatro ou mais, não compra nenhuma; se possui menos, sua mão fica menor, e pronto.
rules-draw-3 = Quando você precisa comprar e a pilha está vazia, o seu descarte é embaralhado e vira a nova pilha de compra, nem um instante antes.

rules-end-title = O fim da corrida
rules-end-1 = Entre em um dos três espaços de finalização, e seu peão atravessa o portão na hora; o espaço fica livre de novo.
rules-end-2 = A primeira chegada faz desta a rodada final. Quem ainda não teve seu turno nela joga mais uma vez, para que todos tenham tido o mesmo número de turnos.
rules-end-3 = Se só uma pessoa chegou, ela vence. Senão, vencem mais bloqueios; se empatar, o número mais alto em um deles; e sem nenhum, a chegada mais cedo.
rules-end-4 = Quem não chegou não pode vencer. Se por três rodadas ninguém faz nada, o jogo termina sem vencedor.

rules-two-title = Dois jogadores
rules-two-1 = Em dois, cada um leva dois peões e precisa dos dois no portão. Você parte dos espaços 1 e 3, ou 2 e 4.
rules-two-2 = Cada carta, pagamento ou ficha move um só peão; a próxima pode mover o outro. Seus peões se atrapalham como se fossem de estranhos.
rules-two-3 = Só um segundo peão inicia a rodada final. Um peão no portão saiu do tabuleiro; siga com o outro.

rules-caves-title = Cavernas
rules-caves-1 = Na variante das cavernas, cada montanha com caverna guarda quatro fichas de caverna viradas para baixo. Ninguém pode entrar nela.
rules-caves-2 = Quando um movimento terminou e seu peão está ao lado de uma caverna da qual antes não era vizinho, você pega a ficha de cima. Isso acontece sozinho. Passar ao lado não basta.
rules-caves-3 = Para explorar a mesma caverna de novo, pare antes em outro lugar e volte com outra carta. Várias cavernas contam separadamente.
rules-caves-4 = Não se explora através de um bloqueio. Se você o supera e fica ali, explora; se outra pessoa o supera, você não recebe nada.

rules-tokens-title = Fichas de caverna
rules-tokens-1 = Use suas fichas quando quiser enquanto joga cartas, neste turno ou mais tarde, quantas quiser. Cada uma serve uma vez. As que movem vêm antes da sua compra no mercado.
rules-tokens-2 = As fichas com símbolo movem um peão como uma carta, ou somam suas moedas a uma compra no mercado. Mas não são cartas: não pagam ruínas nem acampamentos e não enchem a sua mão.
rules-tokens-3 = { token-draw_card }: compre 1. { token-remove_card }: 1 carta da mão sai do jogo. { token-replace_cards }: baixe de 1 a 4 cartas sem usá-las e compre outras tantas da pilha.
rules-tokens-4 = { token-keep_item }: logo depois de usar um item, antes de qualquer outra coisa, você o põe na sua área de jogo em vez de tirá-lo do jogo.
rules-tokens-5 = { token-change_symbol }: sua próxima carta com um único símbolo mostra outro, com o mesmo poder, para mover ou para pagar. Você escolhe ao jogá-la.
rules-tokens-6 = { token-pass_through }: pelo resto do turno você pode atravessar espaços ocupados e parar neles, ao custo de sempre. { token-native_token }: o mesmo que a carta { card-native }.

rules-routes-title = Rotas
rules-routes-1 = Uma rota vai da peça inicial, por pelo menos uma peça de terreno e até duas faixas estreitas, à peça de finalização. Os dois lados de uma peça não podem estar na mesa ao mesmo tempo.
rules-routes-2 = Onde duas peças se encontram, o acaso põe um dos seis bloqueios. Uma faixa só tem um por onde se entra nela, e não há nenhum diante da peça de finalização. Se faltarem, as últimas junções ficam abertas.
rules-routes-3 = Sete rotas estão prontas para jogar, da fácil à difícil. Em uma rota sua, as peças se juntam lado a lado, de modo que os espaços se encontrem pelos lados.
rules-routes-4 = Boas rotas mudam de terreno com frequência, tornam os atalhos difíceis, deixam um desvio e têm poucos gargalos. O jogo avalia a sua e não proíbe nada.

rules-house-title = Regras da casa e boas maneiras
rules-house-1 = Corrida completa: depois da primeira chegada, os outros seguem até restar no máximo um a caminho. Os lugares vão pela rodada de chegada e depois como em um empate. Quem vence é quem venceria de qualquer modo.
rules-house-2 = Ordem livre: sua única compra no mercado pode vir antes, entre ou depois dos seus movimentos.
rules-house-3 = Você pode desfazer o que fez até que algo escondido apareça, como uma carta comprada da pilha, ou até o fim do seu turno. Se alguém sai, o lugar espera ou um jogador do computador assume.
