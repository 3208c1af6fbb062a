### Die Namen des Spiels und was jedes Ding tut, in ein, zwei Sätzen.
### Keine Argumente; wie die Dateien geladen werden, steht in en/game.ftl.

## Karten

card-explorer = Forscher
card-explorer-about = Machete 1: ein einzelner Schritt in Dschungel 1. Du beginnst mit drei davon.
card-traveler = Reisende
card-traveler-about = Münze 1: dein erstes Geld oder ein Schritt in Dorf 1. Du beginnst mit vier davon.
card-sailor = Matrose
card-sailor-about = Paddel 1: ein einzelner Schritt auf Fluss 1. Davon hast du anfangs nur einen.
card-scout = Kundschafter
card-scout-about = Machete 2: in Dschungel 2 oder zwei Schritte durch Dschungel 1.
card-trailblazer = Entdecker
card-trailblazer-about = Machete 3, beliebig auf Dschungelfelder aufzuteilen.
card-pioneer = Pionier
card-pioneer-about = Machete 5, beliebig auf Dschungelfelder aufzuteilen. Keine stärkere Machete bleibt in deinem Stapel.
card-giant_machete = Mächtige Machete
card-giant_machete-about = Machete 6, beliebig auf Dschungelfelder aufzuteilen. Sie hilft einmal und verlässt dann das Spiel.
card-captain = Kapitän
card-captain-about = Paddel 3, beliebig auf Flussfelder aufzuteilen.
card-photographer = Fotografin
card-photographer-about = Münze 2: Geld für den Markt oder ein Weg durch Dörfer.
card-journalist = Journalistin
card-journalist-about = Münze 3: Geld für den Markt oder ein Weg durch Dörfer.
card-treasure_chest = Schatztruhe
card-treasure_chest-about = Münze 4, für den Markt oder für Dörfer. Sie hilft einmal und verlässt dann das Spiel; als halbe Münze bleibt sie.
card-millionaire = Millionärin
card-millionaire-about = Münze 4, für den Markt oder für Dörfer. Das beste Geld, das in deinem Stapel bleibt.
card-jack_of_all_trades = Tausendsassa
card-jack_of_all_trades-about = Machete, Paddel oder Münze mit Stärke 1: Du wählst bei jedem Ausspielen neu.
card-adventurer = Abenteuerin
card-adventurer-about = Machete, Paddel oder Münze mit Stärke 2: Du wählst bei jedem Ausspielen neu.
card-prop_plane = Propellerflugzeug
card-prop_plane-about = Machete, Paddel oder Münze mit Stärke 4, ganz wie du willst. Es hilft einmal und verlässt dann das Spiel; als halbe Münze bleibt es.
card-transmitter = Fernsprech-Gerät
card-transmitter-about = Nimm dir 1 beliebige Karte vom Markt oder aus dem Vorrat, kostenlos. Es hilft einmal und verlässt dann das Spiel.
card-cartographer = Kartograph
card-cartographer-about = Zieh 2 Karten und spiel mit ihnen weiter.
card-scientist = Wissenschaftlerin
card-scientist-about = Zieh 1 Karte. Danach darfst du 1 Handkarte entsorgen.
card-compass = Kompass
card-compass-about = Zieh 3 Karten und spiel mit ihnen weiter. Er hilft einmal und verlässt dann das Spiel.
card-travel_log = Reisetagebuch
card-travel_log-about = Zieh 2 Karten. Danach darfst du bis zu 2 Handkarten entsorgen. Es hilft einmal und verlässt ebenfalls das Spiel.
card-native = Ureinwohner
card-native-about = Ein Schritt auf ein benachbartes Feld, egal was es verlangt, oder eine Blockade. Gebirge und besetzte Felder bleiben gesperrt.

## Arten von Karten

kind-expedition_card = Expeditionskarte
kind-starting_deck = Basiskarten
kind-green_card = grüne Karte
kind-blue_card = blaue Karte
kind-yellow_card = gelbe Karte
kind-joker = Joker
kind-action_card = Aktionskarte
kind-item = Gegenstand
kind-item-about = Sobald du genutzt hast, was ein Gegenstand kann, verlässt er das Spiel.

## Felder

space-jungle = Dschungel
space-jungle-about = Verlangt Macheten: eine Karte mit mindestens so viel Stärke, wie das Feld zeigt.
space-river = Fluss
space-river-about = Verlangt Paddel: eine Karte mit mindestens so viel Stärke, wie das Feld zeigt.
space-village = Dorf
space-village-about = Verlangt Münzen: eine Karte mit mindestens so viel Stärke, wie das Feld zeigt.
space-rubble = Geröllfeld
space-rubble-about = Verlangt Karten: Spiel so viele von der Hand, wie das Feld zeigt, ganz gleich welche. Du bekommst sie später zurück.
space-base_camp = Basislager
space-base_camp-about = Verlangt Karten: So viele Handkarten, wie das Feld zeigt, verlassen das Spiel für immer. So wirst du schwache Karten los.
space-mountain = Gebirge
space-mountain-about = Für alle gesperrt. Such dir einen Weg außen herum.
space-cave = Höhle
space-cave-about = Ein Berg voller Schätze. Beende eine Bewegung daneben, und du nimmst das oberste Höhlen-Plättchen.
space-starting_space = Startposition
space-starting_space-about = Hier brechen die Expeditionen auf. Auf eine Startposition ohne Gelände kommt niemand zurück.
space-finishing_space = Zielfeld
space-finishing_space-about = Die Schwelle von El Dorado. Eine Figur, die es betritt, geht sofort durch das Tor.
space-landscape = Landschaftsfeld
space-landscape-about = Dschungel, Fluss und Dorf. Eine einzige Karte muss reichen, um das Feld zu betreten.
space-special_space = besonderes Feld
space-special_space-about = Geröllfelder, Basislager und Gebirge. Hier hilft kein Symbol.

## Symbole

symbol-machete = Machete
symbol-paddle = Paddel
symbol-coin = Münze
symbol-half_coin = 1/2 Münze
symbol-power = Stärke
symbol-leftover_power = übrige Stärke

## Wo Karten liegen

zone-hand = Hand
zone-draw_pile = Nachziehstapel
zone-discard_pile = Ablagestapel
zone-play_area = Auslage
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
thing-blockade-about = Sie versperrt den Weg zwischen zwei Teilen der Strecke. Erfülle ihre Bedingung, behalte sie, und der Weg ist für alle frei. Wer viele hat, gewinnt bei Gleichstand.
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
token-machete_1-about = Beweg dich wie mit einer Karte mit Machete 1.
token-paddle_1 = Paddel 1
token-paddle_1-about = Beweg dich wie mit einer Karte mit Paddel 1.
token-coin_1 = Münze 1
token-coin_1-about = Beweg dich wie mit einer Karte mit Münze 1, oder leg bei einem Kauf 1 Münze dazu.
token-machete_2 = Machete 2
token-machete_2-about = Beweg dich wie mit einer Karte mit Machete 2.
token-paddle_2 = Paddel 2
token-paddle_2-about = Beweg dich wie mit einer Karte mit Paddel 2.
token-coin_2 = Münze 2
token-coin_2-about = Beweg dich wie mit einer Karte mit Münze 2, oder leg bei einem Kauf 2 Münzen dazu.
token-machete_3 = Machete 3
token-machete_3-about = Beweg dich wie mit einer Karte mit Machete 3.
token-draw_card = Karte ziehen
token-draw_card-about = Zieh 1 Karte nach und spiel mit ihr weiter.
token-remove_card = Karte entsorgen
token-remove_card-about = Entsorge 1 deiner Handkarten.
token-replace_cards = Handkarten austauschen
token-replace_cards-about = Leg 1 bis 4 Handkarten ab und zieh ebenso viele nach.
token-keep_item = Gegenstand behalten
token-keep_item-about = Direkt nach dem Einsatz eines Gegenstands: Er bleibt in deinem Stapel.
token-pass_through = Über besetzte Felder ziehen
token-pass_through-about = Bis zum Ende dieses Zuges darfst du über besetzte Felder ziehen und dort auch anhalten.
token-native_token = Ureinwohner-Plättchen
token-native_token-about = Ein Schritt auf ein benachbartes Feld, egal was es verlangt, oder eine Blockade.
token-change_symbol = Symbol ändern
token-change_symbol-about = Deine nächste Karte zeigt ein anderes Symbol, bei gleicher Stärke.

## Strecken

route-first_game = Erste Reise
route-hills_of_gold = Goldene Hügel
route-home_stretch = Zielgerade
route-winding_paths = Verschlungene Pfade
route-serpentine = Schlangenpfad
route-swamplands = Sumpfland
route-witchs_cauldron = Hexenkessel
route-own = Eine eigene Strecke

difficulty-first = für das erste Spiel
difficulty-easy = leicht
difficulty-moderate = mittel
difficulty-difficult = schwer

## Varianten und Hausregeln

variant-caves = Höhlen-Variante
variant-caves-about = In den Höhlen am Weg warten nützliche Plättchen auf alle, die dort anhalten.
variant-full_race = Volles Rennen
variant-full_race-about = Das Rennen geht nach der ersten Ankunft weiter, bis alle Plätze feststehen.
variant-free_order = Freie Reihenfolge
variant-free_order-about = Du darfst vor, zwischen oder nach deinen Bewegungen kaufen, weiterhin einmal pro Zug.

## Computergegner

level-rookie = Neuling
level-rookie-about = Eifrig und leicht abzulenken; gut für das erste Spiel.
level-rambler = Streuner
level-rambler-about = Kennt den Weg, aber nicht das richtige Gepäck.
level-ranger = Waldläufer
level-ranger-about = Solide Schritte, vernünftige Käufe, ab und zu ein Ausrutscher.
level-navigator = Lotse
level-navigator-about = Plant jeden Zug bis zum Ende und irrt sich selten.
level-pathfinder = Wegfinder
level-pathfinder-about = Wägt jeden Zug gegen die Karten ab, die noch kommen können.
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
reason-most_blockades = die meisten Blockaden unter allen, die angekommen sind
reason-highest_blockade = gleich viele Blockaden, aber die mit der höchsten Nummer
reason-first_arrival = keine Blockaden zum Vergleichen, aber die frühere Ankunft
reason-stalemate = drei Runden lang hat niemand etwas getan
reason-resigned = alle anderen haben aufgegeben
reason-resigned-all = alle Menschen am Tisch haben aufgegeben
