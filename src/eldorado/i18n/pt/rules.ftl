### As regras em uma página; mesma ordem de en/rules.ftl. Sem argumentos.

rules-title = As regras
rules-intro = Tudo de que você precisa para a corrida, na ordem em que vai precisar.

rules-goal-title = O objetivo
rules-goal-1 = Leve sua expedição a El Dorado antes dos outros. Você começa com oito cartas fracas; com cartas melhores, compradas no mercado, você avança mais depressa por selva, rios e vilarejos.
rules-goal-2 = Todos começam com as mesmas oito cartas, embaralhadas: quatro cartas { card-traveler }, três cartas { card-explorer } e uma carta { card-sailor }. Antes do primeiro turno, cada um compra quatro delas da pilha. O primeiro jogador recebe o chapéu e começa no espaço inicial 1; os outros seguem em sentido horário.
rules-goal-3 = Só você conhece a sua mão, e ninguém conhece a ordem de uma pilha de compra. Todo o resto é visível: pilhas de descarte, bloqueios e fichas de caverna que os jogadores têm, e o tamanho de cada pilha.

rules-turn-title = Seu turno
rules-turn-1 = Um turno tem três fases: jogar cartas, descartar, comprar da pilha. Na primeira, você joga quantas cartas quiser, para se mover e para comprar no máximo uma carta no mercado. As cartas jogadas ficam na sua área de jogo até serem descartadas.
rules-turn-2 = Nada é obrigatório. Se preferir esperar, apenas encerre seu turno. Se você não tem mais cartas ou se o seu peão está cercado, só resta esperar, ou comprar no mercado se puder pagar.
rules-turn-3 = Cada carta serve para uma só coisa por turno: move um peão, paga ruínas ou acampamento, dá moedas ou faz a sua ação.
rules-turn-4 = Primeiro você se move, depois compra no mercado: após a compra, cartas com símbolo e pagamentos não movem mais seus peões nem superam bloqueios. Já as ações podem ser usadas a qualquer momento, antes e depois de mover e de comprar, inclusive a da carta { card-native }.
rules-turn-5 = Depois é a vez do próximo jogador. Em uma rodada todos têm um turno, a começar pelo primeiro jogador.

rules-moving-title = Movimento
rules-moving-1 = Um passo leva seu peão a um espaço que tem um lado em comum com o dele, em qualquer direção, até para trás. Só não dá para voltar a um espaço inicial sem terreno depois de sair dele.
rules-moving-2 = A carta precisa ter o símbolo do espaço: facão para selva, remo para rio, moeda para vilarejo.
rules-moving-3 = O poder da carta precisa ser igual ou maior que o número de símbolos do espaço. Duas cartas nunca se somam para entrar em um espaço.
rules-moving-4 = Entrar gasta tanto poder quanto o espaço mostra. Com o poder que sobra, a mesma carta pode seguir por outros espaços com o símbolo dela. Depois, você pode se mover com outra carta.
rules-moving-5 = Você pode parar quando quiser. O poder que sobra se perde assim que você para e não pode ser usado depois. Termine o movimento de uma carta antes de jogar a próxima.
rules-moving-6 = Montanhas são fechadas para todos. O mesmo vale para um espaço com um peão, mesmo que seja seu: não se pode entrar nele nem passar por ele.
rules-moving-7 = Uma carta jogada para mover precisa levar você a outro espaço ou superar um bloqueio. Não vale dar uma volta e parar no mesmo lugar.

rules-jokers-title = Curingas
rules-jokers-1 = As cartas brancas valem facão, remo ou moeda. Você escolhe ao jogar, e a escolha vale para o movimento inteiro. Da próxima vez, você escolhe de novo.

rules-rubble-title = Ruínas e acampamentos
rules-rubble-1 = Para entrar em um espaço de ruínas, jogue da mão tantas cartas quantas o espaço mostra. Elas vão para a sua área de jogo e, no fim do turno, para a pilha de descarte: continuam no seu baralho.
rules-rubble-2 = Para entrar em um acampamento, remova da mão tantas cartas quantas ele mostra. Elas saem do jogo na hora e para sempre. Muitas vezes isso é bom: em um baralho enxuto, as melhores cartas aparecem mais vezes. Seu baralho pode ficar tão pequeno quanto você quiser.
rules-rubble-3 = Qualquer carta serve; o símbolo e a ação dela são ignorados. As cartas precisam vir da mão, e cada pagamento vale para um só espaço.

rules-blockades-title = Bloqueios
rules-blockades-1 = O lugar onde duas partes da rota se encontram é uma junção. Enquanto há um bloqueio em uma junção, ninguém atravessa os lados que ele cobre. Seu peão está junto ao bloqueio quando o bloqueio cobre um lado do espaço em que ele está; tocar só um canto não basta.
rules-blockades-2 = Se o seu peão está junto ao bloqueio, supere-o como se fosse entrar em um espaço: com uma carta do símbolo dele e poder suficiente, ou com cartas da mão se ele mostrar ruínas. Essas cartas continuam no seu baralho.
rules-blockades-3 = Você fica com o bloqueio que superou, e ele pode decidir um empate a seu favor no fim. Daí em diante, o caminho está livre para todos.
rules-blockades-4 = Ninguém fica em cima de um bloqueio: seu peão permanece onde está. Se sobrar poder na carta, ela pode seguir na hora, mas não precisa. Uma carta também pode primeiro chegar até o bloqueio e depois superá-lo com o poder que sobra.
rules-blockades-5 = Cada bloqueio fecha apenas a sua própria junção. Se o seu espaço toca dois, você supera um de cada vez, até com uma só carta, se o poder dela bastar para os dois.

rules-buying-title = Comprar no mercado
rules-buying-1 = Uma vez por turno, você pode comprar uma carta. Escolha a carta e aquelas com que vai pagar; as moedas somadas precisam alcançar o preço. Não há troco.
rules-buying-2 = A carta nova vai para a sua pilha de descarte. Ela chega à sua mão mais tarde, depois que o descarte for embaralhado.
rules-buying-3 = Há 18 pilhas de três cartas iguais: seis ficam no tabuleiro de mercado, as outras doze esperam acima dele, na reserva. Enquanto os seis espaços do tabuleiro estão ocupados, você compra só dali. Quando uma pilha acaba, o espaço fica vago, e então todas as cartas da reserva também estão à venda. Quando todas as pilhas acabam, não há mais nada para comprar.
rules-buying-4 = Quando você compra da reserva, o resto daquela pilha vai para o espaço vago. Comprar do tabuleiro não preenche nenhum espaço.
rules-buying-5 = O jogo recusa cartas ou fichas que não são necessárias para o preço. Uma carta que você já usou neste turno não pode mais pagar.

rules-halves-title = Meias moedas
rules-halves-1 = Cartas amarelas e curingas valem em moedas todo o seu poder. Cada carta verde, azul ou roxa vale meia moeda, e as metades se somam.
rules-halves-2 = { card-treasure_chest } e { card-prop_plane } também podem valer meia moeda: assim, eles ficam no seu baralho.

rules-items-title = Itens
rules-items-1 = Há seis itens: { card-giant_machete }, { card-treasure_chest }, { card-prop_plane }, { card-transmitter }, { card-compass } e { card-travel_log }. Quando você usa o efeito de um item, ele sai do jogo, mesmo que você não tenha precisado de tudo.
rules-items-2 = Pagar ruínas com um item ou gastá-lo como meia moeda não é usar o efeito dele: ele fica no seu baralho. Itens que você não jogou podem ser mantidos ou descartados como as outras cartas.

rules-actions-title = Cartas de ação
rules-actions-1 = Uma carta roxa faz efeito na hora, e você pode jogar no mesmo turno as cartas que compra da pilha com ela. Se a sua pilha de compra acabar, a pilha de descarte é embaralhada; a carta que você está jogando não entra nela.
rules-actions-2 = { card-cartographer }: compre 2 cartas da pilha. { card-compass }: compre 3 cartas da pilha. { card-scientist }: compre 1 carta da pilha e depois, se quiser, remova do jogo 1 carta da mão. { card-travel_log }: compre 2 cartas da pilha e depois, se quiser, remova até 2.
rules-actions-3 = { card-transmitter }: ponha de graça na sua pilha de descarte uma carta qualquer do mercado ou da reserva. Isso não é uma compra: você ainda pode comprar no mercado, e nenhuma pilha muda de lugar.
rules-actions-4 = { card-native }: dê um passo para um espaço adjacente, seja qual for o requisito, até para um espaço de finalização, ou supere um bloqueio qualquer. É uma coisa ou a outra. A carta nunca entra em montanhas nem em espaços ocupados e nunca atravessa um bloqueio. Você também pode jogá-la depois da sua compra no mercado.
rules-actions-5 = Uma ação que não teria efeito não pode ser jogada. Em vez de fazer sua ação, toda carta roxa pode valer meia moeda ou pagar ruínas e acampamentos.

rules-draw-title = Descartar e comprar da pilha
rules-draw-1 = No fim do seu turno, as cartas jogadas vão para a sua pilha de descarte. O que sobrou na mão também vai, menos as cartas que você escolher manter, quantas quiser.
rules-draw-2 = Depois, compre da pilha até ter quatro cartas na mão. Se você já tem quatro ou mais, não compra nenhuma. Se o seu baralho tem menos de quatro cartas, sua mão fica menor.
rules-draw-3 = Quando você precisa comprar e a sua pilha de compra está vazia, a pilha de descarte é embaralhada e vira a nova pilha de compra.

rules-end-title = O fim da corrida
rules-end-1 = Quando você entra em um dos três espaços de finalização, seu peão atravessa o portão na hora, e o espaço fica livre de novo. O poder que sobra se perde. Assim que seu último peão chega, seu turno acaba.
rules-end-2 = Quando o primeiro jogador chega, esta passa a ser a rodada final. Quem ainda não jogou nela tem um último turno, para que todos joguem o mesmo número de turnos. Se o último jogador da rodada for o primeiro a chegar, o jogo acaba imediatamente.
rules-end-3 = Se só um jogador chegou, ele vence. Senão, entre os que chegaram, vence quem tem mais bloqueios; se empatar, quem tem o de número mais alto; se nenhum deles tiver bloqueios, quem chegou primeiro.
rules-end-4 = Quem não chegou não pode vencer. Se por três rodadas ninguém fizer nada, o jogo termina sem vencedor.

rules-two-title = Dois jogadores
rules-two-1 = Com dois jogadores, cada um controla dois peões e precisa dos dois no portão. Um começa nos espaços iniciais 1 e 3, o outro nos espaços 2 e 4.
rules-two-2 = Cada carta, pagamento ou ficha move um só peão; a próxima pode mover o outro. Seus peões bloqueiam um ao outro, como os de um adversário.
rules-two-3 = Só o segundo peão de um jogador inicia a rodada final. Um peão no portão já saiu do tabuleiro; siga com o outro.

rules-caves-title = Cavernas
rules-caves-1 = Na variante das cavernas, cada montanha com caverna guarda quatro fichas de caverna viradas para baixo. Ninguém pode entrar nela. Se houver mais de nove cavernas, elas são preenchidas a partir do início da rota, e as últimas ficam vazias. Uma caverna vazia não dá nada.
rules-caves-2 = Se um movimento termina com seu peão ao lado de uma caverna, e ele não estava ao lado dela antes, você pega a ficha do topo. Isso é automático. Só passar ao lado não basta.
rules-caves-3 = Para explorar a mesma caverna de novo, pare antes em um espaço longe dela e volte com outra carta. Cada caverna conta separadamente. Cada peão explora por si, não importa por onde os outros já passaram.
rules-caves-4 = Não se explora através de um bloqueio. Se você supera o bloqueio e continua ao lado da caverna, você a explora; se outra pessoa o supera, você não recebe nada.

rules-tokens-title = Fichas de caverna
rules-tokens-1 = Use suas fichas quando quiser enquanto joga cartas, neste turno ou em outro, quantas quiser. Cada uma serve uma vez. Uma ficha com símbolo só pode mover um peão antes da sua compra no mercado.
rules-tokens-2 = As fichas com símbolo movem um peão como uma carta, ou somam suas moedas a uma compra no mercado. Mas elas não são cartas: não pagam ruínas nem acampamentos e não contam como cartas na mão.
rules-tokens-3 = { token-draw_card }: compre 1 carta, que você pode jogar neste turno. { token-remove_card }: remova do jogo 1 carta da mão. { token-replace_cards }: baixe de 1 a 4 cartas sem usá-las e compre a mesma quantidade da pilha.
rules-tokens-4 = { token-keep_item }: logo depois de usar um item, antes de qualquer outra coisa, você o coloca na sua área de jogo em vez de tirá-lo do jogo.
rules-tokens-5 = { token-change_symbol }: sua próxima carta com um único símbolo vale outro, com o mesmo poder, para mover ou para pagar. Você escolhe ao jogá-la. Com duas dessas fichas, duas cartas de uma mesma compra no mercado podem mudar.
rules-tokens-6 = { token-pass_through }: até o fim do turno, você pode passar por espaços ocupados e parar neles, pelo custo de sempre. Depois da sua compra no mercado, isso ainda ajuda a carta { card-native }. { token-native_token }: o mesmo que a carta { card-native }.

rules-routes-title = Rotas
rules-routes-1 = Uma rota vai da peça inicial à peça de finalização, passando por pelo menos uma peça de terreno e até duas faixas estreitas. Os dois lados de uma peça não podem estar na mesma rota.
rules-routes-2 = Onde duas peças se encontram, coloca-se um dos seis bloqueios, por sorteio. Uma faixa só tem bloqueio no lado por onde se entra nela, e não há nenhum diante da peça de finalização. Se faltarem bloqueios, as últimas junções ficam abertas.
rules-routes-3 = Sete rotas estão prontas para jogar, da fácil à difícil. Na sua própria rota, as peças se juntam de modo que os espaços se encontrem lado a lado.

rules-tips-title = Dicas para as suas rotas
rules-tips-1 = Varie o terreno. Um trecho longo de uma só cor logo cansa; quanto mais o terreno muda, mais emocionante é a corrida.
rules-tips-2 = Faça atalhos difíceis. O caminho curto deve passar por espaços difíceis, e o desvio longo deve ser mais fácil.
rules-tips-3 = Nas curvas, faça o lado de dentro mais difícil que o de fora. Assim, vários caminhos valem a pena, e cada um pode seguir o seu plano.
rules-tips-4 = Evite o excesso de passagens estreitas. Algumas animam a corrida; muitas seguram todo mundo.
rules-tips-5 = São dicas, não regras: você pode jogar qualquer rota em que as peças se encaixem. Em algumas rotas, ninguém chega sem comprar cartas melhores no mercado.

rules-house-title = Regras da casa e jogo limpo
rules-house-1 = Corrida completa: depois da primeira chegada, os outros seguem até restar no máximo um a caminho. A classificação segue a rodada de chegada e depois as regras de desempate. O vencedor é o mesmo de uma corrida normal.
rules-house-2 = Ordem livre: sua única compra no mercado pode vir antes, no meio ou depois dos seus movimentos.
rules-house-3 = Você pode desfazer o que fez até que algo oculto seja revelado, como uma carta comprada da pilha, ou até o fim do seu turno. Se alguém sair, o lugar espera ou um jogador virtual assume.
