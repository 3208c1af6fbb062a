### Os nomes do jogo e o que cada coisa faz, em uma ou duas frases.
### Sem argumentos; en/game.ftl explica como carregar os arquivos.

## Cartas

card-explorer = Explorador
card-explorer-about = Facão 1: um único passo na selva 1. Você começa com três.
card-traveler = Viajante
card-traveler-about = Moeda 1: seu primeiro dinheiro, ou um passo no vilarejo 1. Você começa com quatro.
card-sailor = Marinheiro
card-sailor-about = Remo 1: um único passo no rio 1. Você começa com apenas um.
card-scout = Batedor
card-scout-about = Facão 2: uma selva 2, ou dois passos por selvas 1.
card-trailblazer = Desbravador
card-trailblazer-about = Facão 3, para dividir entre espaços de selva como quiser.
card-pioneer = Pioneiro
card-pioneer-about = Facão 5, para dividir entre espaços de selva como quiser. Nenhum facão mais forte fica no seu baralho.
card-giant_machete = Facão Gigante
card-giant_machete-about = Facão 6, para dividir entre espaços de selva como quiser. Serve uma vez e depois sai do jogo.
card-captain = Capitão
card-captain-about = Remo 3, para dividir entre espaços de rio como quiser.
card-photographer = Fotógrafa
card-photographer-about = Moeda 2: dinheiro para o mercado, ou um caminho pelos vilarejos.
card-journalist = Jornalista
card-journalist-about = Moeda 3: dinheiro para o mercado, ou um caminho pelos vilarejos.
card-treasure_chest = Baú do Tesouro
card-treasure_chest-about = Moeda 4, para o mercado ou para vilarejos. Serve uma vez e depois sai do jogo; como meia moeda, ele fica.
card-millionaire = Milionária
card-millionaire-about = Moeda 4, para o mercado ou para vilarejos. O melhor dinheiro que fica no seu baralho.
card-jack_of_all_trades = Faz-Tudo
card-jack_of_all_trades-about = Facão, remo ou moeda com poder 1: você escolhe cada vez que joga a carta.
card-adventurer = Aventureira
card-adventurer-about = Facão, remo ou moeda com poder 2: você escolhe cada vez que joga a carta.
card-prop_plane = Avião Bimotor
card-prop_plane-about = Facão, remo ou moeda com poder 4, à sua escolha. Serve uma vez e depois sai do jogo; como meia moeda, ele fica.
card-transmitter = Transmissor
card-transmitter-about = Pegue de graça 1 carta qualquer do mercado ou da reserva. Serve uma vez e depois sai do jogo.
card-cartographer = Cartógrafo
card-cartographer-about = Compre 2 cartas da pilha e continue com elas.
card-scientist = Cientista
card-scientist-about = Compre 1 carta da pilha. Depois você pode remover do jogo 1 carta da mão.
card-compass = Bússola
card-compass-about = Compre 3 cartas da pilha e continue com elas. Serve uma vez e depois sai do jogo.
card-travel_log = Diário de Viagem
card-travel_log-about = Compre 2 cartas da pilha. Depois você pode remover do jogo até 2 cartas da mão. Serve uma vez e também sai do jogo.
card-native = Nativo
card-native-about = Um passo para um espaço adjacente, seja qual for o requisito, ou um bloqueio. Montanhas e espaços ocupados continuam fechados.

## Tipos de carta

kind-expedition_card = carta de expedição
kind-starting_deck = baralho inicial
kind-green_card = carta verde
kind-blue_card = carta azul
kind-yellow_card = carta amarela
kind-joker = curinga
kind-action_card = carta de ação
kind-item = item
kind-item-about = Depois de usar o que um item faz, ele sai do jogo.

## Espaços

space-jungle = selva
space-jungle-about = Pede facões: uma carta com pelo menos tanto poder quanto o espaço mostra.
space-river = rio
space-river-about = Pede remos: uma carta com pelo menos tanto poder quanto o espaço mostra.
space-village = vilarejo
space-village-about = Pede moedas: uma carta com pelo menos tanto poder quanto o espaço mostra.
space-rubble = ruínas
space-rubble-about = Pede cartas: jogue da mão tantas quantas o espaço mostra, quaisquer que sejam. Elas voltam mais tarde.
space-base_camp = acampamento
space-base_camp-about = Pede cartas: tantas quantas o espaço mostra saem da sua mão e do jogo para sempre. Um bom jeito de se livrar das fracas.
space-mountain = montanha
space-mountain-about = Fechada para todos. Procure outro caminho.
space-cave = caverna
space-cave-about = Uma montanha com tesouros. Termine um movimento ao lado dela e pegue a ficha de caverna de cima.
space-starting_space = espaço inicial
space-starting_space-about = Daqui partem as expedições. Ninguém volta a um espaço inicial sem terreno.
space-finishing_space = espaço de finalização
space-finishing_space-about = O limiar de El Dorado. O peão que entra aqui atravessa o portão na hora.
space-landscape = espaço de paisagem
space-landscape-about = Selva, rio e vilarejo. Uma única carta precisa bastar para entrar.
space-special_space = espaço especial
space-special_space-about = Ruínas, acampamentos e montanhas. Aqui nenhum símbolo ajuda.

## Símbolos

symbol-machete = facão
symbol-paddle = remo
symbol-coin = moeda
symbol-half_coin = ½ moeda
symbol-power = poder
symbol-leftover_power = poder que sobra

## Onde ficam as cartas

zone-hand = mão
zone-draw_pile = pilha de compra
zone-discard_pile = pilha de descarte
zone-play_area = área de jogo
zone-removed = removida de jogo
zone-market = mercado
zone-reserve = reserva
zone-vacant_spot = espaço vago

## As coisas do jogo

thing-game_title = The Quest for El Dorado
thing-el_dorado = El Dorado
thing-route = rota
thing-starting_tile = peça inicial
thing-terrain_tile = peça de terreno
thing-terrain_strip = faixa de terreno
thing-ending_tile = peça de finalização
thing-gate = portão para El Dorado
thing-blockade = peça de bloqueio
thing-blockade-about = Fecha o caminho entre duas partes da rota. Cumpra o requisito, fique com ela, e o caminho se abre para todos. Ter muitas vence empates.
thing-expedition_board = tabuleiro de expedição
thing-starting_player_hat = chapéu de primeiro jogador
thing-market_board = tabuleiro de mercado
thing-pile = pilha
thing-playing_piece = peão
thing-cave_token = ficha de caverna
thing-player = jogador
thing-starting_player = primeiro jogador

## Um turno e suas partes

phase-turn = turno
phase-round = rodada
phase-final_round = rodada final
phase-play = Jogar cartas
phase-move = Movimento
phase-buy = Comprar cartas novas
phase-discard = Descartar cartas jogadas
phase-draw = Comprar cartas
phase-end_of_game = Fim do jogo
phase-tie = empate

## Fichas de caverna

token-machete_1 = Facão 1
token-machete_1-about = Mova-se como com uma carta de facão 1.
token-paddle_1 = Remo 1
token-paddle_1-about = Mova-se como com uma carta de remo 1.
token-coin_1 = Moeda 1
token-coin_1-about = Mova-se como com uma carta de moeda 1, ou some 1 moeda a uma compra no mercado.
token-machete_2 = Facão 2
token-machete_2-about = Mova-se como com uma carta de facão 2.
token-paddle_2 = Remo 2
token-paddle_2-about = Mova-se como com uma carta de remo 2.
token-coin_2 = Moeda 2
token-coin_2-about = Mova-se como com uma carta de moeda 2, ou some 2 moedas a uma compra no mercado.
token-machete_3 = Facão 3
token-machete_3-about = Mova-se como com uma carta de facão 3.
token-draw_card = Comprar uma carta da pilha
token-draw_card-about = Compre 1 carta da pilha e continue com ela.
token-remove_card = Remover uma carta
token-remove_card-about = Remova do jogo 1 carta da sua mão.
token-replace_cards = Substituir cartas
token-replace_cards-about = Baixe de 1 a 4 cartas da mão e compre outras tantas da pilha.
token-keep_item = Manter um item
token-keep_item-about = Logo depois de usar um item: ele fica no seu baralho.
token-pass_through = Passar por espaços ocupados
token-pass_through-about = Até o fim deste turno, você pode passar por espaços ocupados e parar neles.
token-native_token = Ficha Nativo
token-native_token-about = Um passo para um espaço adjacente, seja qual for o requisito, ou um bloqueio.
token-change_symbol = Mudar o símbolo
token-change_symbol-about = Sua próxima carta mostra outro símbolo, com o mesmo poder.

## Rotas

route-first_game = Rota do primeiro jogo
route-hills_of_gold = Colinas de Ouro
route-home_stretch = Reta Final
route-winding_paths = Caminhos Sinuosos
route-serpentine = Serpentina
route-swamplands = Terras Pantanosas
route-witchs_cauldron = Caldeirão da Bruxa
route-own = Uma rota sua

difficulty-first = para o primeiro jogo
difficulty-easy = fácil
difficulty-moderate = médio
difficulty-difficult = difícil

## Variantes e regras da casa

variant-caves = Variante das cavernas
variant-caves-about = As cavernas da rota guardam fichas úteis para quem para ao lado.
variant-full_race = Corrida completa
variant-full_race-about = A corrida continua depois da primeira chegada, até que todos os lugares estejam definidos.
variant-free_order = Ordem livre
variant-free_order-about = Você pode comprar no mercado antes, entre ou depois dos seus movimentos, ainda uma vez por turno.

## Jogadores do computador

level-rookie = Novato
level-rookie-about = Animado e distraído; bom para a primeira partida.
level-rambler = Andarilho
level-rambler-about = Conhece o caminho, mas não sabe o que levar na bagagem.
level-ranger = Mateiro
level-ranger-about = Passos firmes, compras sensatas, um tropeço de vez em quando.
level-navigator = Navegador
level-navigator-about = Planeja cada turno até o fim e raramente erra.
level-pathfinder = Rastreador
level-pathfinder-about = Pesa cada turno diante das mãos que podem vir.
level-walker = Caminhante
level-walker-about = Vai pelo caminho mais barato e nunca se demora.
level-random = Acaso
level-random-about = Faz qualquer coisa, sem pensar.

## As cores das expedições

colour-red = vermelho
colour-blue = azul
colour-white = branco
colour-yellow = amarelo

## O que decidiu o jogo; cabe depois de dois-pontos

reason-only_arrival = ninguém mais chegou a El Dorado nessa rodada
reason-most_blockades = mais bloqueios entre quem chegou
reason-highest_blockade = o mesmo número de bloqueios, mas o de número mais alto
reason-first_arrival = nenhum bloqueio a comparar, mas a chegada mais cedo
reason-stalemate = por três rodadas ninguém fez nada
reason-resigned = todos os outros desistiram
reason-resigned-all = todas as pessoas desistiram
