### Die Namen des Spiels und was jedes Ding tut, in ein, zwei Sätzen.
### Keine Argumente; wie die Dateien geladen werden, steht in en/game.ftl.

## Karten

card-explorer = Forscher
card-explorer-about = Machete 1: ein Schritt auf ein Dschungelfeld der Stärke 1. Du beginnst mit drei solchen Karten.
card-traveler = Reisende
card-traveler-about = Münze 1: dein erstes Geld oder ein Schritt auf ein Dorffeld der Stärke 1. Du beginnst mit vier solchen Karten.
card-sailor = Matrose
card-sailor-about = Paddel 1: ein Schritt auf ein Flussfeld der Stärke 1. Du beginnst mit nur einer solchen Karte.
card-scout = Kundschafter
card-scout-about = Machete 2: ein Schritt auf ein Dschungelfeld der Stärke 2 oder zwei Schritte auf Dschungelfelder der Stärke 1.
card-trailblazer = Entdecker
card-trailblazer-about = Machete 3, die du beliebig auf Dschungelfelder aufteilst.
card-pioneer = Pionier
card-pioneer-about = Machete 5, die du beliebig auf Dschungelfelder aufteilst. Das ist die stärkste Machete, die in deinem Deck bleibt.
card-giant_machete = Mächtige Machete
card-giant_machete-about = Machete 6, die du beliebig auf Dschungelfelder aufteilst. Einmal verwendbar, danach entsorgt.
card-captain = Kapitän
card-captain-about = Paddel 3, das du beliebig auf Flussfelder aufteilst.
card-photographer = Fotografin
card-photographer-about = Münze 2: Geld für den Markt oder ein Weg durch Dörfer.
card-journalist = Journalistin
card-journalist-about = Münze 3: Geld für den Markt oder ein Weg durch Dörfer.
card-treasure_chest = Schatztruhe
card-treasure_chest-about = Münze 4: Geld für den Markt oder ein Weg durch Dörfer. Einmal verwendbar, danach entsorgt. Als halbe Münze gespielt, bleibt sie in deinem Deck.
card-millionaire = Millionärin
card-millionaire-about = Münze 4: Geld für den Markt oder ein Weg durch Dörfer. Die beste Münzkarte, die in deinem Deck bleibt.
card-jack_of_all_trades = Tausendsassa
card-jack_of_all_trades-about = Machete, Paddel oder Münze mit Stärke 1. Du wählst bei jedem Ausspielen neu.
card-adventurer = Abenteuerin
card-adventurer-about = Machete, Paddel oder Münze mit Stärke 2. Du wählst bei jedem Ausspielen neu.
card-prop_plane = Propellerflugzeug
card-prop_plane-about = Machete, Paddel oder Münze mit Stärke 4. Du wählst beim Ausspielen. Einmal verwendbar, danach entsorgt. Als halbe Münze gespielt, bleibt es in deinem Deck.
card-transmitter = Fernsprech-Gerät
card-transmitter-about = Nimm dir kostenlos 1 beliebige Karte vom Markt oder aus dem Vorrat. Einmal verwendbar, danach entsorgt.
card-cartographer = Kartograph
card-cartographer-about = Ziehe 2 Karten. Du darfst sie noch in diesem Zug ausspielen.
card-scientist = Wissenschaftlerin
card-scientist-about = Ziehe 1 Karte. Danach darfst du 1 Handkarte entsorgen.
card-compass = Kompass
card-compass-about = Ziehe 3 Karten. Du darfst sie noch in diesem Zug ausspielen. Einmal verwendbar, danach entsorgt.
card-travel_log = Reisetagebuch
card-travel_log-about = Ziehe 2 Karten. Danach darfst du bis zu 2 Handkarten entsorgen. Einmal verwendbar, danach entsorgt.
card-native = Ureinwohner
card-breaks = Kund|schafter Foto|grafin Journa|listin Schatz|truhe Millio|närin Tausend|sassa Aben|teuerin Propeller|flugzeug Karto|graph Wissen|schaftlerin Reise|tagebuch Urein|wohner
card-native-about = Ziehe auf ein benachbartes Feld, egal welche Bedingung es zeigt, oder nimm eine Blockade. Auf Gebirge und besetzte Felder darfst du auch damit nicht.

## Arten von Karten

kind-expedition_card = Expeditionskarte
kind-starting_deck = Basiskarten
kind-green_card = grüne Karte
kind-blue_card = blaue Karte
kind-yellow_card = gelbe Karte
kind-joker = Joker
kind-action_card = Aktionskarte
kind-item = Gegenstand
kind-item-about = Sobald du die Funktion eines Gegenstands genutzt hast, wird er entsorgt.

## Felder

space-jungle = Dschungel
space-jungle-about = Verlangt Macheten: eine einzige Karte mit mindestens so viel Stärke, wie das Feld zeigt.
space-river = Fluss
space-river-about = Verlangt Paddel: eine einzige Karte mit mindestens so viel Stärke, wie das Feld zeigt.
space-village = Dorf
space-village-about = Verlangt Münzen: eine einzige Karte mit mindestens so viel Stärke, wie das Feld zeigt.
space-rubble = Geröllfeld
space-rubble-about = Verlangt Karten: Spiele so viele Handkarten aus, wie das Feld zeigt, ganz gleich welche. Am Ende deines Zuges kommen sie auf deinen Ablagestapel.
space-base_camp = Basislager
space-base_camp-about = Verlangt Karten: Entsorge so viele Handkarten, wie das Feld zeigt. So wirst du schwache Karten für immer los.
space-mountain = Gebirge
space-mountain-about = Für alle gesperrt. Suche dir einen Weg außen herum.
space-cave = Höhle
space-cave-about = Ein Gebirgsfeld mit einer Höhle voller Schätze. Beende eine Bewegung daneben, dann nimmst du das oberste Höhlen-Plättchen.
space-starting_space = Startposition
space-starting_space-about = Hier brechen die Expeditionen auf. Auf eine Startposition ohne Gelände kommt niemand zurück.
space-finishing_space = Zielfeld
space-finishing_space-about = Der Eingang von El Dorado. Eine Figur, die dieses Feld betritt, geht sofort durch das Tor.
space-landscape = Landschaftsfeld
space-landscape-about = Dschungel, Fluss und Dorf. Eine einzige Karte muss reichen, um das Feld zu betreten.
space-special_space = besonderes Feld
space-special_space-about = Geröllfelder, Basislager und Gebirge. Hier hilft kein Symbol.

## Symbole

symbol-machete = Machete
symbol-paddle = Paddel
symbol-coin = Münze
symbol-half_coin = ½ Münze
symbol-power = Stärke
symbol-leftover_power = übrige Stärke

## Wo Karten liegen

zone-hand = Hand
zone-draw_pile = Nachziehstapel
zone-discard_pile = Ablagestapel
zone-play_area = Ausgespielte Karten
zone-removed = entsorgt
zone-market = Markt
zone-reserve = Vorrat
zone-vacant_spot = freier Platz

## Dinge des Spiels

thing-game_title = Wettlauf nach El Dorado
thing-el_dorado = El Dorado
thing-route = Strecke
thing-starting_tile = Startplan
thing-terrain_tile = Geländetafel
thing-terrain_strip = Geländestreifen
thing-ending_tile = Zielplan
thing-gate = Tor
thing-blockade = Blockade
thing-blockade-about = Sie versperrt den Weg zwischen zwei Teilen der Strecke. Erfülle ihre Bedingung, dann gehört sie dir, und der Weg ist für alle frei. Bei Gleichstand gewinnt, wer die meisten Blockaden hat.
thing-expedition_board = Expeditionstafel
thing-starting_player_hat = Startspielerhut
thing-market_board = Markttafel
thing-pile = Stapel
thing-playing_piece = Spielfigur
thing-cave_token = Höhlen-Plättchen
thing-player = Spieler
thing-starting_player = Startspieler

## Ein Zug und seine Teile

phase-turn = Spielzug
phase-round = Runde
phase-final_round = letzte Runde
phase-play = Karten ausspielen
phase-move = Bewegen
phase-buy = Kaufen
phase-discard = Karten ablegen
phase-draw = Karten nachziehen
phase-end_of_game = Spielende
phase-tie = Gleichstand

## Höhlen-Plättchen

token-machete_1 = Machete 1
token-machete_1-about = Wirkt wie eine Karte mit Machete 1.
token-paddle_1 = Paddel 1
token-paddle_1-about = Wirkt wie eine Karte mit Paddel 1.
token-coin_1 = Münze 1
token-coin_1-about = Wirkt wie eine Karte mit Münze 1: zum Bewegen oder als 1 Münze beim Kaufen.
token-machete_2 = Machete 2
token-machete_2-about = Wirkt wie eine Karte mit Machete 2.
token-paddle_2 = Paddel 2
token-paddle_2-about = Wirkt wie eine Karte mit Paddel 2.
token-coin_2 = Münze 2
token-coin_2-about = Wirkt wie eine Karte mit Münze 2: zum Bewegen oder als 2 Münzen beim Kaufen.
token-machete_3 = Machete 3
token-machete_3-about = Wirkt wie eine Karte mit Machete 3.
token-draw_card = Karte ziehen
token-draw_card-about = Ziehe 1 Karte. Du darfst sie noch in diesem Zug ausspielen.
token-remove_card = Karte entsorgen
token-remove_card-about = Entsorge 1 deiner Handkarten.
token-replace_cards = Handkarten austauschen
token-replace_cards-about = Lege 1 bis 4 Handkarten ab und ziehe ebenso viele nach.
token-keep_item = Gegenstand behalten
token-keep_item-about = Nutze es direkt nach dem Einsatz eines Gegenstands: Er wird nicht entsorgt und bleibt in deinem Deck.
token-pass_through = Über besetzte Felder ziehen
token-pass_through-about = Bis zum Ende dieses Zuges darfst du über besetzte Felder ziehen und auch auf ihnen stehen bleiben.
token-native_token = Ureinwohner-Plättchen
token-native_token-about = Ziehe auf ein benachbartes Feld, egal welche Bedingung es zeigt, oder nimm eine Blockade.
token-change_symbol = Symbol ändern
token-change_symbol-about = Deine nächste Karte zeigt ein anderes Symbol mit derselben Stärke.

## Strecken

route-first_game = Erste Reise
route-hills_of_gold = Goldene Hügel
route-home_stretch = Zielgerade
route-winding_paths = Verschlungene Pfade
route-serpentine = Schlangenpfad
route-swamplands = Sumpfland
route-witchs_cauldron = Hexenkessel
route-fish_hook = Angelhaken
route-over_the_hill = Über den Berg
route-condor_ridge = Kondorgrat
route-jaguar_stairs = Jaguartreppe
route-long_descent = Langer Abstieg
route-deep_valley = Tiefes Tal
route-ours-mark = von uns
route-ours-about = Diese Strecke gehört nicht zum gedruckten Spiel: Computerspieler haben geholfen, sie zu finden.
route-own = Eigene Strecke

difficulty-first = für das erste Spiel
difficulty-easy = leicht
difficulty-moderate = mittel
difficulty-difficult = schwer

## Varianten und Hausregeln

variant-caves = Höhlen-Variante
variant-caves-about = In den Höhlen am Weg liegen nützliche Plättchen für alle, die daneben stehen bleiben.
variant-full_race = Wettlauf bis zum Schluss
variant-full_race-about = Nach der ersten Ankunft spielt ihr weiter, bis alle Plätze feststehen.
variant-free_order = Freie Reihenfolge
variant-free_order-about = Du darfst vor, zwischen oder nach deinen Bewegungen kaufen, aber nur einmal pro Zug.

## Computerspieler

level-rookie = Neuling
level-rookie-about = Eifrig und leicht abzulenken. Gut für dein erstes Spiel.
level-rambler = Bummler
level-rambler-about = Kennt den Weg, packt aber das Falsche ein.
level-ranger = Waldläufer
level-ranger-about = Zieht gut, kauft vernünftig und macht nur ab und zu einen Fehler.
level-navigator = Lotse
level-navigator-about = Plant jeden Zug bis zum Ende und irrt sich selten.
level-pathfinder = Fährtenleser
level-pathfinder-about = Bedenkt bei jedem Zug auch die Karten, die noch kommen können.
level-walker = Wanderer
level-walker-about = Nimmt den billigsten Weg und trödelt nie.
level-random = Zufall
level-random-about = Tut irgendetwas, ganz ohne nachzudenken.

## Die Farben der Expeditionen

colour-red = Rot
colour-blue = Blau
colour-white = Weiß
colour-yellow = Gelb

## Was das Spiel entschieden hat; passt hinter einen Doppelpunkt

reason-only_arrival = sonst hat in dieser Runde niemand El Dorado erreicht
reason-most_blockades = die meisten Blockaden von allen, die angekommen sind
reason-highest_blockade = gleich viele Blockaden, aber darunter die mit der höchsten Zahl
reason-first_arrival = niemand hat eine Blockade; entschieden hat die frühere Ankunft
reason-forfeit = alle anderen Computerspieler sind ausgefallen
reason-stalemate = drei Runden lang hat niemand etwas getan
reason-resigned = alle anderen haben aufgegeben
reason-resigned-all = alle Personen am Tisch haben aufgegeben
