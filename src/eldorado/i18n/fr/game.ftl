### Les noms du jeu, et ce que fait chaque chose en une ou deux phrases.
### Aucun argument ; en/game.ftl explique comment charger les fichiers.

## Cartes

card-explorer = Savant
card-explorer-about = Vaut 1 machette : de quoi entrer sur une case Jungle de résistance 1. Vous en avez trois au départ.
card-traveler = Globe-trotteuse
card-traveler-about = Vaut 1 pièce : votre premier argent, ou l’entrée d’un village de résistance 1. Vous en avez quatre au départ.
card-sailor = Matelot
card-sailor-about = Vaut 1 pagaie : de quoi avancer sur une case Fleuve de résistance 1. Vous n’en avez qu’un au départ.
card-scout = Éclaireur
card-scout-about = Vaut 2 machettes : pour une case Jungle de résistance 2, ou deux de résistance 1.
card-trailblazer = Explorateur
card-trailblazer-about = Vaut 3 machettes, à répartir sur les cases Jungle comme vous voulez.
card-pioneer = Pionnier
card-pioneer-about = Vaut 5 machettes, à répartir sur les cases Jungle comme vous voulez. C’est la plus forte des cartes vertes qui restent dans votre paquet.
card-giant_machete = Machette géante
card-giant_machete-about = Vaut 6 machettes, à répartir sur les cases Jungle comme vous voulez. Elle sert une fois, puis elle est écartée du jeu.
card-captain = Capitaine
card-captain-about = Vaut 3 pagaies, à répartir sur les cases Fleuve comme vous voulez.
card-photographer = Photographe
card-photographer-about = Vaut 2 pièces : de l’argent pour le marché, ou de quoi traverser des villages.
card-journalist = Journaliste
card-journalist-about = Vaut 3 pièces : de l’argent pour le marché, ou de quoi traverser des villages.
card-treasure_chest = Coffre au trésor
card-treasure_chest-about = Vaut 4 pièces, pour le marché ou les villages. Il sert une fois, puis il est écarté du jeu ; en demi-pièce, il reste.
card-millionaire = Millionnaire
card-millionaire-about = Vaut 4 pièces, pour le marché ou les villages. C’est la plus riche des cartes qui restent dans votre paquet.
card-jack_of_all_trades = Touche-à-tout
card-jack_of_all_trades-about = Machette, pagaie ou pièce, de force 1 : vous choisissez chaque fois que vous jouez la carte.
card-adventurer = Aventurière
card-adventurer-about = Machette, pagaie ou pièce, de force 2 : vous choisissez chaque fois que vous jouez la carte.
card-prop_plane = Avion à hélice
card-prop_plane-about = Machette, pagaie ou pièce, de force 4, à votre choix. Il sert une fois, puis il est écarté du jeu ; en demi-pièce, il reste.
card-transmitter = Poste de transmission
card-transmitter-about = Prenez gratuitement 1 carte de votre choix au marché ou dans la réserve. Il sert une fois, puis il est écarté du jeu.
card-cartographer = Cartographe
card-cartographer-about = Piochez 2 cartes, que vous pouvez jouer aussitôt.
card-scientist = Scientifique
card-scientist-about = Piochez 1 carte. Ensuite, vous pouvez écarter du jeu 1 carte de votre main.
card-compass = Boussole
card-compass-about = Piochez 3 cartes, que vous pouvez jouer aussitôt. Elle sert une fois, puis elle est écartée du jeu.
card-travel_log = Carnet de voyage
card-travel_log-about = Piochez 2 cartes. Ensuite, vous pouvez écarter du jeu jusqu’à 2 cartes de votre main. Il sert une fois, puis il est écarté du jeu lui aussi.
card-native = Indigène
card-breaks = Éclai|reur Explora|teur Photo|graphe Journa|liste Million|naire Aventu|rière Carto|graphe Scienti|fique
card-native-about = Avancez sur une case adjacente, quoi qu’elle demande, ou prenez une barrière. Les montagnes et les cases occupées restent fermées.

## Sortes de cartes

kind-expedition_card = carte Expédition
kind-starting_deck = cartes de base
kind-green_card = carte verte
kind-blue_card = carte bleue
kind-yellow_card = carte jaune
kind-joker = joker
kind-action_card = carte Action
kind-item = équipement
kind-item-about = Une fois sa capacité utilisée, un équipement est écarté du jeu.

## Cases

space-jungle = jungle
space-jungle-about = Demande des machettes : une seule carte, de force au moins égale à la résistance de la case.
space-river = fleuve
space-river-about = Demande des pagaies : une seule carte, de force au moins égale à la résistance de la case.
space-village = village
space-village-about = Demande des pièces : une seule carte, de force au moins égale à la résistance de la case.
space-rubble = éboulis
space-rubble-about = Demande des cartes : jouez-en de votre main autant que la case en montre, peu importe lesquelles. Elles vous reviendront.
space-base_camp = campement
space-base_camp-about = Demande des cartes : écartez-en du jeu, pour de bon, autant que la case en montre. Idéal pour vous débarrasser des cartes faibles.
space-mountain = montagne
space-mountain-about = Fermée à tout le monde. Trouvez un autre chemin.
space-cave = grotte
space-cave-about = Une montagne pleine de trésors. Arrêtez-vous à côté, et vous prenez la tuile Grotte du dessus.
space-starting_space = case Départ
space-starting_space-about = C’est d’ici que partent les expéditions. On ne revient pas sur une case Départ sans terrain.
space-finishing_space = case d’arrivée
space-finishing_space-about = L’entrée de l’El Dorado. Le pion qui arrive ici franchit aussitôt les portes.
space-landscape = case Paysage
space-landscape-about = Jungle, fleuve ou village. Une seule carte doit suffire pour y entrer.
space-special_space = case spéciale
space-special_space-about = Éboulis, campements et montagnes. Ici, les symboles des cartes ne servent à rien.

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
thing-el_dorado = l’El Dorado
thing-route = parcours
thing-starting_tile = plateau de départ
thing-terrain_tile = plateau Terrain
thing-terrain_strip = bande de terrain
thing-ending_tile = plaque d’arrivée
thing-gate = portes de l’El Dorado
thing-blockade = barrière
thing-blockade-about = Elle ferme le passage entre deux parties du parcours. Remplissez sa condition et gardez-la : le passage est libre pour tous. En cas d’égalité, celui qui en a le plus gagne.
thing-expedition_board = tableau d’expédition
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
token-machete_1-about = Avancez comme avec une carte de 1 machette.
token-paddle_1 = 1 pagaie
token-paddle_1-about = Avancez comme avec une carte de 1 pagaie.
token-coin_1 = 1 pièce
token-coin_1-about = Avancez comme avec une carte de 1 pièce, ou ajoutez 1 pièce à un achat.
token-machete_2 = 2 machettes
token-machete_2-about = Avancez comme avec une carte de 2 machettes.
token-paddle_2 = 2 pagaies
token-paddle_2-about = Avancez comme avec une carte de 2 pagaies.
token-coin_2 = 2 pièces
token-coin_2-about = Avancez comme avec une carte de 2 pièces, ou ajoutez 2 pièces à un achat.
token-machete_3 = 3 machettes
token-machete_3-about = Avancez comme avec une carte de 3 machettes.
token-draw_card = Piocher une carte
token-draw_card-about = Piochez 1 carte, que vous pouvez jouer aussitôt.
token-remove_card = Écarter une carte
token-remove_card-about = Écartez du jeu 1 carte de votre main.
token-replace_cards = Échanger des cartes
token-replace_cards-about = Posez de 1 à 4 cartes de votre main et piochez-en autant.
token-keep_item = Garder un équipement
token-keep_item-about = À utiliser juste après un équipement : il reste dans votre paquet.
token-pass_through = Passer par les cases occupées
token-pass_through-about = Jusqu’à la fin de votre tour, vous pouvez passer par les cases occupées et vous y arrêter.
token-native_token = Tuile Indigène
token-native_token-about = Avancez sur une case adjacente, quoi qu’elle demande, ou prenez une barrière.
token-change_symbol = Modifier le symbole
token-change_symbol-about = La prochaine carte que vous jouez change de symbole et garde sa force.

## Parcours

route-first_game = Parcours de la première partie
route-hills_of_gold = La colline dorée
route-home_stretch = La dernière ligne droite
route-winding_paths = Les chemins détournés
route-serpentine = La piste sinueuse
route-swamplands = Le terrain marécageux
route-witchs_cauldron = Le chaudron de la sorcière
route-fish_hook = L’hameçon
route-over_the_hill = Par-dessus la colline
route-condor_ridge = La crête du condor
route-jaguar_stairs = L’escalier du jaguar
route-long_descent = La longue descente
route-deep_valley = La vallée profonde
route-ours-mark = inédit
route-ours-about = Ce parcours ne fait pas partie du jeu imprimé : des joueurs virtuels ont aidé à le trouver.
route-own = Votre propre parcours

difficulty-first = pour la première partie
difficulty-easy = facile
difficulty-moderate = moyen
difficulty-difficult = difficile

## Variantes et règles maison

variant-caves = Variante Grottes
variant-caves-about = Arrêtez-vous à côté des grottes du parcours : vous y gagnez des tuiles utiles.
variant-full_race = Course complète
variant-full_race-about = La course continue après la première arrivée, jusqu’à ce que le classement soit complet.
variant-free_order = Ordre libre
variant-free_order-about = Vous pouvez acheter avant, entre ou après vos déplacements, toujours une seule fois par tour.

## Joueurs virtuels

level-rookie = Novice
level-rookie-about = Plein d’élan, vite distrait : parfait pour une première partie.
level-rambler = Flâneur
level-rambler-about = Connaît le chemin, mais choisit mal ses achats.
level-ranger = Forestier
level-ranger-about = Avance bien, achète bien, et trébuche de temps en temps.
level-navigator = Navigateur
level-navigator-about = Prévoit chaque coup jusqu’au bout et se trompe rarement.
level-pathfinder = Pisteur
level-pathfinder-about = À chaque coup, pense déjà aux cartes à venir.
level-walker = Marcheur
level-walker-about = Prend le chemin le moins cher et ne traîne jamais.
level-random = Aléatoire
level-random-about = Joue au hasard.

## Les couleurs des expéditions

colour-red = rouge
colour-blue = bleu
colour-white = blanc
colour-yellow = jaune

## Ce qui a décidé la partie ; se place après deux-points

reason-only_arrival = personne d’autre n’a atteint l’El Dorado pendant ce tour
reason-most_blockades = le plus de barrières parmi les joueurs arrivés
reason-highest_blockade = à égalité de barrières, celle au numéro le plus élevé
reason-first_arrival = aucun des joueurs arrivés n’a de barrière, et le premier arrivé l’emporte
reason-forfeit = tous les autres joueurs virtuels ont échoué
reason-stalemate = pendant trois tours, personne n’a rien fait
reason-resigned = tous les autres ont abandonné
reason-resigned-all = tous les joueurs humains ont abandonné
