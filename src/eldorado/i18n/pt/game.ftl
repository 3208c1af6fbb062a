### Os nomes do jogo e o que cada coisa faz, em uma ou duas frases.
### Sem argumentos; en/game.ftl explica como carregar os arquivos.

## Cartas

card-explorer = Explorador
card-explorer-about = Facão 1: um passo para um espaço de selva 1. Você começa com três.
card-traveler = Viajante
card-traveler-about = Moeda 1: seu primeiro dinheiro, ou um passo para um espaço de vilarejo 1. Você começa com quatro.
card-sailor = Marinheiro
card-sailor-about = Remo 1: um passo para um espaço de rio 1. Você começa com apenas um.
card-scout = Batedor
card-scout-about = Facão 2: um passo para um espaço de selva 2, ou dois passos por espaços de selva 1.
card-trailblazer = Desbravador
card-trailblazer-about = Facão 3, para dividir entre espaços de selva como quiser.
card-pioneer = Pioneiro
card-pioneer-about = Facão 5, para dividir entre espaços de selva como quiser. É o facão mais forte que pode ficar no seu baralho.
card-giant_machete = Facão Gigante
card-giant_machete-about = Facão 6, para dividir entre espaços de selva como quiser. Use uma vez; depois, este item sai do jogo.
card-captain = Capitão
card-captain-about = Remo 3, para dividir entre espaços de rio como quiser.
card-photographer = Fotógrafa
card-photographer-about = Moeda 2: dinheiro para o mercado, ou um caminho por vilarejos.
card-journalist = Jornalista
card-journalist-about = Moeda 3: dinheiro para o mercado, ou um caminho por vilarejos.
card-treasure_chest = Baú do Tesouro
card-treasure_chest-about = Moeda 4, para o mercado ou para vilarejos. Use uma vez; depois, este item sai do jogo. Como meia moeda, ele fica no baralho.
card-millionaire = Milionária
card-millionaire-about = Moeda 4, para o mercado ou para vilarejos. O melhor dinheiro que fica no seu baralho.
card-jack_of_all_trades = Faz-Tudo
card-jack_of_all_trades-about = Facão, remo ou moeda com poder 1: você escolhe cada vez que joga a carta.
card-adventurer = Aventureira
card-adventurer-about = Facão, remo ou moeda com poder 2: você escolhe cada vez que joga a carta.
card-prop_plane = Avião Bimotor
card-prop_plane-about = Facão, remo ou moeda com poder 4, à sua escolha. Use uma vez; depois, este item sai do jogo. Como meia moeda, ele fica no baralho.
card-transmitter = Transmissor
card-transmitter-about = Pegue de graça 1 carta qualquer do mercado ou da reserva. Use uma vez; depois, este item sai do jogo.
card-cartographer = Cartógrafo
card-cartographer-about = Compre 2 cartas da pilha. Você pode jogá-las neste turno.
card-scientist = Cientista
card-scientist-about = Compre 1 carta da pilha. Depois, você pode remover do jogo 1 carta da mão.
card-compass = Bússola
card-compass-about = Compre 3 cartas da pilha. Você pode jogá-las neste turno. Use uma vez; depois, este item sai do jogo.
card-travel_log = Diário de Viagem
card-travel_log-about = Compre 2 cartas da pilha. Depois, você pode remover do jogo até 2 cartas da mão. Use uma vez; este item também sai do jogo.
card-native = Nativo
card-breaks = Explora|dor Mari|nheiro Desbra|vador Fotó|grafa Jorna|lista Milio|nária Aventu|reira Trans|missor Cartó|grafo
card-native-about = Dê um passo para um espaço adjacente, seja qual for o requisito, ou supere um bloqueio. Montanhas e espaços ocupados continuam fechados.

## Tipos de carta

kind-expedition_card = carta de expedição
kind-starting_deck = baralho inicial
kind-green_card = carta verde
kind-blue_card = carta azul
kind-yellow_card = carta amarela
kind-joker = curinga
kind-action_card = carta de ação
kind-item = item
kind-item-about = Depois que você usa o efeito de um item, ele sai do jogo.

## Espaços

space-jungle = selva
space-jungle-about = Pede facões: uma carta com poder igual ou maior que o do espaço.
space-river = rio
space-river-about = Pede remos: uma carta com poder igual ou maior que o do espaço.
space-village = vilarejo
space-village-about = Pede moedas: uma carta com poder igual ou maior que o do espaço.
space-rubble = ruínas
space-rubble-about = Pede cartas: jogue quaisquer cartas da mão, tantas quantas o espaço mostra. Mais tarde elas voltam para você.
space-base_camp = acampamento
space-base_camp-about = Pede cartas: remova da mão tantas quantas o espaço mostra. Elas saem do jogo para sempre. É um bom jeito de se livrar de cartas fracas.
space-mountain = montanha
space-mountain-about = Fechada para todos. Procure outro caminho.
space-cave = caverna
space-cave-about = Uma montanha com tesouros. Termine um movimento ao lado dela e pegue a ficha de caverna do topo.
space-starting_space = espaço inicial
space-starting_space-about = Daqui partem as expedições. Ninguém volta a um espaço inicial sem terreno.
space-finishing_space = espaço de finalização
space-finishing_space-about = A entrada de El Dorado. O peão que entra aqui atravessa o portão na hora.
space-landscape = espaço de paisagem
space-landscape-about = Selva, rio e vilarejo. Para entrar, você precisa de uma única carta que seja forte o bastante.
space-special_space = espaço especial
space-special_space-about = Ruínas, acampamentos e montanhas. Aqui os símbolos das cartas não contam.

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
thing-blockade = bloqueio
thing-blockade-about = Fecha o caminho entre duas partes da rota. Cumpra o requisito e fique com o bloqueio: o caminho se abre para todos. Em caso de empate, vence quem tem mais bloqueios.
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
token-machete_1-about = Move um peão como uma carta de facão 1.
token-paddle_1 = Remo 1
token-paddle_1-about = Move um peão como uma carta de remo 1.
token-coin_1 = Moeda 1
token-coin_1-about = Move um peão como uma carta de moeda 1, ou soma 1 moeda a uma compra no mercado.
token-machete_2 = Facão 2
token-machete_2-about = Move um peão como uma carta de facão 2.
token-paddle_2 = Remo 2
token-paddle_2-about = Move um peão como uma carta de remo 2.
token-coin_2 = Moeda 2
token-coin_2-about = Move um peão como uma carta de moeda 2, ou soma 2 moedas a uma compra no mercado.
token-machete_3 = Facão 3
token-machete_3-about = Move um peão como uma carta de facão 3.
token-draw_card = Comprar uma carta da pilha
token-draw_card-about = Compre 1 carta da pilha. Você pode jogá-la neste turno.
token-remove_card = Remover uma carta
token-remove_card-about = Remova do jogo 1 carta da sua mão.
token-replace_cards = Substituir cartas
token-replace_cards-about = Baixe de 1 a 4 cartas da mão, sem usá-las, e compre a mesma quantidade da pilha.
token-keep_item = Manter um item
token-keep_item-about = Jogue logo depois de usar um item: ele fica no seu baralho em vez de sair do jogo.
token-pass_through = Passar por espaços ocupados
token-pass_through-about = Até o fim deste turno, você pode passar por espaços ocupados e parar neles.
token-native_token = Ficha Nativo
token-native_token-about = Dê um passo para um espaço adjacente, seja qual for o requisito, ou supere um bloqueio.
token-change_symbol = Mudar o símbolo
token-change_symbol-about = A próxima carta que você jogar vale outro símbolo, com o mesmo poder.

## Rotas

route-first_game = Rota do primeiro jogo
route-hills_of_gold = Colinas de Ouro
route-home_stretch = Reta Final
route-winding_paths = Caminhos Sinuosos
route-serpentine = Serpentina
route-swamplands = Terras Pantanosas
route-witchs_cauldron = Caldeirão da Bruxa
route-fish_hook = Anzol
route-over_the_hill = Por Cima do Morro
route-condor_ridge = Crista do Condor
route-jaguar_stairs = Escadaria da Onça
route-long_descent = Longa Descida
route-deep_valley = Vale Profundo
route-ours-mark = nossa
route-ours-about = Esta rota não faz parte do jogo impresso: jogadores virtuais ajudaram a encontrá-la.
route-own = Sua própria rota

difficulty-first = para o primeiro jogo
difficulty-easy = fácil
difficulty-moderate = médio
difficulty-difficult = difícil

## Variantes e regras da casa

variant-caves = Variante das cavernas
variant-caves-about = As cavernas da rota guardam fichas úteis para quem parar ao lado delas.
variant-full_race = Corrida completa
variant-full_race-about = A corrida continua depois da primeira chegada, até que todas as colocações estejam definidas.
variant-free_order = Ordem livre
variant-free_order-about = Você pode comprar no mercado antes, no meio ou depois dos seus movimentos, mas só uma vez por turno.

## Jogadores virtuais

level-rookie = Novato
level-rookie-about = Animado e distraído; bom para a primeira partida.
level-rambler = Errante
level-rambler-about = Conhece o caminho, mas não sabe o que levar na bagagem.
level-ranger = Mateiro
level-ranger-about = Passos firmes, compras sensatas e um tropeço de vez em quando.
level-navigator = Navegador
level-navigator-about = Planeja cada turno até o fim e raramente erra.
level-pathfinder = Rastreador
level-pathfinder-about = Escolhe cada jogada pensando nas mãos que podem vir.
level-walker = Caminhante
level-walker-about = Vai pelo caminho mais barato e nunca para.
level-random = Aleatório
level-random-about = Faz qualquer coisa, sem pensar.

## As cores das expedições

colour-red = vermelho
colour-blue = azul
colour-white = branco
colour-yellow = amarelo

## O que decidiu o jogo; cabe depois de dois-pontos

reason-only_arrival = ninguém mais chegou a El Dorado nessa rodada
reason-most_blockades = o maior número de bloqueios entre quem chegou
reason-highest_blockade = empate em bloqueios, decidido pelo de número mais alto
reason-first_arrival = sem bloqueios para desempatar, valeu a ordem de chegada
reason-forfeit = todos os outros jogadores virtuais falharam
reason-stalemate = por três rodadas, ninguém fez nada
reason-resigned = todos os outros desistiram
reason-resigned-all = todos os jogadores humanos desistiram
