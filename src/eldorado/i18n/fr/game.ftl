### Les noms du jeu, et ce que fait chaque chose en une ou deux phrases.
### Aucun argument ; en/game.ftl explique comment charger les fichiers.

## Cartes

card-explorer = Savant
card-explorer-about = Machette 1 : un seul pas dans une jungle 1. Vous commencez avec trois.
card-traveler = Globe-trotteuse
card-traveler-about = Pièce 1 : votre premier argent, ou un pas dans un village 1. Vous commencez avec quatre.
card-sailor = Matelot
card-sailor-about = Pagaie 1 : un seul pas sur un fleuve 1. Vous n'en avez qu'une au départ.
card-scout = Éclaireur
card-scout-about = Machette 2 : une jungle 2, ou deux pas dans des jungles 1.
card-trailblazer = Explorateur
card-trailblazer-about = Machette 3, à répartir sur les cases de jungle comme vous voulez.
card-pioneer = Pionnier
card-pioneer-about = Machette 5, à répartir sur les cases de jungle comme vous voulez. Aucune machette plus forte ne reste dans votre paquet.
card-giant_machete = Machette géante
card-giant_machete-about = Machette 6, à répartir sur les cases de jungle comme vous voulez. Elle sert une fois, puis quitte le jeu.
card-captain = Capitaine
card-captain-about = Pagaie 3, à répartir sur les cases de fleuve comme vous voulez.
card-photographer = Photographe
card-photographer-about = Pièce 2 : de l'argent pour le marché, ou un chemin par les villages.
card-journalist = Journaliste
card-journalist-about = Pièce 3 : de l'argent pour le marché, ou un chemin par les villages.
card-treasure_chest = Coffre au trésor
card-treasure_chest-about = Pièce 4, pour le marché ou les villages. Il sert une fois, puis quitte le jeu ; en demi-pièce, il reste.
card-millionaire = Millionnaire
card-millionaire-about = Pièce 4, pour le marché ou les villages. Le meilleur argent qui reste dans votre paquet.
card-jack_of_all_trades = Touche-à-tout
card-jack_of_all_trades-about = Machette, pagaie ou pièce de force 1 : vous choisissez chaque fois que vous la jouez.
card-adventurer = Aventurière
card-adventurer-about = Machette, pagaie ou pièce de force 2 : vous choisissez chaque fois que vous la jouez.
card-prop_plane = Avion à hélice
card-prop_plane-about = Machette, pagaie ou pièce de force 4, à votre choix. Il sert une fois, puis quitte le jeu ; en demi-pièce, il reste.
card-transmitter = Poste de transmission
card-transmitter-about = Prenez gratuitement 1 carte de votre choix au marché ou dans la réserve. Il sert une fois, puis quitte le jeu.
card-cartographer = Cartographe
card-cartographer-about = Piochez 2 cartes et continuez avec elles.
card-scientist = Scientifique
card-scientist-about = Piochez 1 carte. Ensuite, vous pouvez écarter du jeu 1 carte de votre main.
card-compass = Boussole
card-compass-about = Piochez 3 cartes et continuez avec elles. Elle sert une fois, puis quitte le jeu.
card-travel_log = Carnet de voyage
card-travel_log-about = Piochez 2 cartes. Ensuite, vous pouvez écarter du jeu jusqu'à 2 cartes de votre main. Il sert une fois et quitte le jeu lui aussi.
card-native = Indigène
card-native-about = Un pas sur une case adjacente, quoi qu'elle demande, ou une barrière. Les montagnes et les cases occupées restent fermées.

## Sortes de cartes

kind-expedition_card = carte Expédition
kind-starting_deck = cartes de base
kind-green_card = carte verte
kind-blue_card = carte bleue
kind-yellow_card = carte jaune
kind-joker = joker
kind-action_card = carte Action
kind-item = équipement
kind-item-about = Une fois que son pouvoir a servi, un équipement quitte le jeu.

## Cases

space-jungle = jungle
space-jungle-about = Demande des machettes : une carte dont la force atteint au moins le nombre indiqué.
space-river = fleuve
space-river-about = Demande des pagaies : une carte dont la force atteint au moins le nombre indiqué.
space-village = village
space-village-about = Demande des pièces : une carte dont la force atteint au moins le nombre indiqué.
space-rubble = éboulis
space-rubble-about = Demande des cartes : jouez-en de votre main autant que la case en montre, peu importe lesquelles. Elles vous reviendront.
space-base_camp = campement
space-base_camp-about = Demande des cartes : autant que la case en montre quittent votre main et le jeu pour de bon. Une belle façon de perdre les plus faibles.
space-mountain = montagne
space-mountain-about = Fermée à tout le monde. Trouvez un autre chemin.
space-cave = grotte
space-cave-about = Une montagne pleine de trésors. Terminez un déplacement à côté, et vous prenez la tuile Grotte du dessus.
space-starting_space = case Départ
space-starting_space-about = C'est d'ici que partent les expéditions. Personne ne revient sur une case Départ sans terrain.
space-finishing_space = case d'arrivée
space-finishing_space-about = Le seuil de l'El Dorado. Le pion qui y entre franchit aussitôt les portes.
space-landscape = case Paysage
space-landscape-about = Jungle, fleuve et village. Une seule carte doit suffire pour y entrer.
space-special_space = case spéciale
space-special_space-about = Éboulis, campements et montagnes. Ici, aucun symbole n'aide.

## Symboles

symbol-machete = machette
symbol-paddle = pagaie
symbol-coin = pièce
symbol-half_coin = demi-pièce
symbol-power = force
symbol-leftover_power = force restante

## Où se trouvent les cartes

zone-hand = main
zone-draw_pile = pioche
zone-discard_pile = pile de défausse
zone-play_area = zone de jeu
zone-removed = retirée du jeu
zone-market = marché
zone-reserve = réserve
zone-vacant_spot = emplacement libre

## Les choses du jeu

thing-game_title = La course vers El Dorado
thing-el_dorado = l'El Dorado
thing-route = parcours
thing-starting_tile = plateau de départ
thing-terrain_tile = plateau Terrain
thing-terrain_strip = bande de terrain
thing-ending_tile = plaque d'arrivée
thing-gate = portes de l'El Dorado
thing-blockade = barrière
thing-blockade-about = Elle ferme le passage entre deux parties du parcours. Remplissez sa condition, gardez-la, et le passage est libre pour tous. En avoir beaucoup fait gagner les égalités.
thing-expedition_board = tableau d'expédition
thing-starting_player_hat = chapeau de Premier Joueur
thing-market_board = plateau marché
thing-pile = pile
thing-playing_piece = pion
thing-cave_token = tuile Grotte
thing-player = joueur
thing-starting_player = Premier Joueur

## Un tour et ses parties

phase-turn = tour de jeu
phase-round = tour
phase-final_round = dernier tour
phase-play = Jouer des cartes
phase-move = Déplacement
phase-buy = Achat de nouvelles cartes
phase-discard = Défausser ses cartes jouées
phase-draw = Piocher des cartes
phase-end_of_game = Fin de la partie
phase-tie = égalité

## Tuiles Grotte

token-machete_1 = 1 machette
token-machete_1-about = Déplacez-vous comme avec une carte machette 1.
token-paddle_1 = 1 pagaie
token-paddle_1-about = Déplacez-vous comme avec une carte pagaie 1.
token-coin_1 = 1 pièce
token-coin_1-about = Déplacez-vous comme avec une carte pièce 1, ou ajoutez 1 pièce à un achat.
token-machete_2 = 2 machettes
token-machete_2-about = Déplacez-vous comme avec une carte machette 2.
token-paddle_2 = 2 pagaies
token-paddle_2-about = Déplacez-vous comme avec une carte pagaie 2.
token-coin_2 = 2 pièces
token-coin_2-about = Déplacez-vous comme avec une carte pièce 2, ou ajoutez 2 pièces à un achat.
token-machete_3 = 3 machettes
token-machete_3-about = Déplacez-vous comme avec une carte machette 3.
token-draw_card = Piocher une carte
token-draw_card-about = Piochez 1 carte et continuez avec elle.
token-remove_card = Écarter une carte
token-remove_card-about = Écartez du jeu 1 carte de votre main.
token-replace_cards = Échanger des cartes
token-replace_cards-about = Posez de 1 à 4 cartes de votre main et piochez-en autant.
token-keep_item = Garder un équipement
token-keep_item-about = Juste après avoir utilisé un équipement : il reste dans votre paquet.
token-pass_through = Passer par une case occupée
token-pass_through-about = Jusqu'à la fin de ce tour, vous pouvez passer par les cases occupées et vous y arrêter.
token-native_token = Tuile Indigène
token-native_token-about = Un pas sur une case adjacente, quoi qu'elle demande, ou une barrière.
token-change_symbol = Modifier le symbole
token-change_symbol-about = Votre prochaine carte montre un autre symbole, avec la même force.

## Parcours

route-first_game = Parcours de la première partie
route-hills_of_gold = La colline dorée
route-home_stretch = La dernière ligne droite
route-winding_paths = Les chemins détournés
route-serpentine = La piste sinueuse
route-swamplands = Le terrain marécageux
route-witchs_cauldron = Le chaudron de la sorcière
route-own = Un parcours à vous

difficulty-first = pour la première partie
difficulty-easy = facile
difficulty-moderate = moyen
difficulty-difficult = difficile

## Variantes et règles maison

variant-caves = Variante Grottes
variant-caves-about = Les grottes du parcours réservent des tuiles utiles à qui s'arrête à côté.
variant-full_race = Course complète
variant-full_race-about = La course continue après la première arrivée, jusqu'à ce que toutes les places soient connues.
variant-free_order = Ordre libre
variant-free_order-about = Vous pouvez acheter avant, entre ou après vos déplacements, toujours une fois par tour.

## Joueurs ordinateurs

level-rookie = Novice
level-rookie-about = Plein d'élan et vite distrait ; parfait pour un premier duel.
level-rambler = Flâneur
level-rambler-about = Connaît le chemin, mais pas les bons bagages.
level-ranger = Forestier
level-ranger-about = Des pas sûrs, des achats sensés, un faux pas de temps en temps.
level-navigator = Navigateur
level-navigator-about = Prévoit chaque tour jusqu'au bout et se trompe rarement.
level-pathfinder = Pisteur
level-pathfinder-about = Pèse chaque tour face aux mains qui peuvent suivre.
level-walker = Marcheur
level-walker-about = Prend le chemin le moins cher et ne traîne jamais.
level-random = Hasard
level-random-about = Fait n'importe quoi, sans y penser.

## Les couleurs des expéditions

colour-red = rouge
colour-blue = bleu
colour-white = blanc
colour-yellow = jaune

## Ce qui a décidé la partie ; se place après deux-points

reason-only_arrival = personne d'autre n'a atteint l'El Dorado pendant ce tour
reason-most_blockades = le plus de barrières parmi ceux qui sont arrivés
reason-highest_blockade = autant de barrières, mais celle au plus grand numéro
reason-first_arrival = aucune barrière à comparer, mais l'arrivée la plus tôt
reason-stalemate = pendant trois tours, personne n'a rien fait
reason-resigned = tous les autres ont abandonné
reason-resigned-all = toutes les personnes ont abandonné
