### Was das Terminal sagt. Die Argumente stehen in en/terminal.ftl.

terminal-nothing = nichts
terminal-none = keine
terminal-drawn = Nachgezogen: { $cards }.
terminal-taken-back = Zurückgenommen: { $deed }
terminal-place = { $place }. { $name }: { $round ->
    [0] noch unterwegs
   *[other] angekommen in Runde { $round }
}{ $pieces ->
    [1] { "" }
   *[other] , { $home } von { $pieces } Figuren am Tor
}; Blockaden: { $numbers }

## Der Zug

terminal-hint = help: alles, was du tippen kannst · map: der ganze Plan · market · deck · log · undo · quit
terminal-your-move = Dein Zug:
terminal-move-of = { $name }, dein Zug:
terminal-clause = { $sentence } ({ $clause }; tippe help { $clause })
terminal-unreadable = { $sentence } Tippe help, um zu sehen, was du tippen kannst.
terminal-no-choice = Eine Möglichkeit { $number } gibt es nicht. Wähle 1 bis { $count }.
terminal-nothing-done = Es ist nichts passiert.
terminal-few-cards = Damit hast du insgesamt nur noch { $cards }, weniger als eine volle Hand ({ $count }). (O-06)
terminal-remove-anyway = Trotzdem entsorgen? (j oder n)
terminal-yes = j ja
terminal-type-number = Tippe eine dieser Nummern:
terminal-and-more = und { $count } weitere; nenne eine Karte, um die Auswahl einzugrenzen.
terminal-this-turn = Dieser Zug
terminal-meanwhile = Inzwischen
terminal-your-turn = dein Zug
terminal-turn-of = Zug von { $name }
terminal-round = Runde { $round }
terminal-more-choices = { $count ->
    [one] Tippe more für 1 weitere Möglichkeit.
   *[other] Tippe more für { $count } weitere Möglichkeiten.
}
terminal-around = { $space }. Rundherum:
terminal-nothing-yet = Bisher ist nichts passiert.
terminal-log-round = Runde { $round }
terminal-saved = Gespeichert als { $path }.
terminal-exists = { $path } gibt es schon. Ersetzen? (j oder n)
terminal-not-saved = Dort wurde nichts gespeichert.
terminal-copy-saved = Eine Kopie ist gespeichert als { $path }.
terminal-hand-over = Gib die Tastatur an { $name }.
terminal-ready = { $name }, drücke die Eingabetaste, wenn du bereit bist.
terminal-others-move = die anderen ziehen
terminal-game-saved = Das Spiel ist gespeichert. Setze es fort mit:
terminal-record-kept = Die Aufzeichnung ist gespeichert. Sieh sie dir an mit:

## Das Bild

terminal-route = Teile { $pieces } · mindestens { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, { $blockades ->
    [one] 1 Blockade
   *[other] { $blockades } Blockaden
}, { $caves ->
    [one] 1 Höhle
   *[other] { $caves } Höhlen
}
terminal-with-caves = { $route } mit Höhlen
terminal-you = Du
terminal-arrived = angekommen in Runde { $round }
terminal-piles = Hand { $hand }, Nachziehstapel { $draw }, Ablagestapel { $discard }
terminal-play-area = ausgespielt { $count }
terminal-held-blockades = Blockaden { $numbers }
terminal-held-tokens = Plättchen { $tokens }
terminal-at = { $piece ->
    [0] { "" }
   *[other] Figur { $piece }{ " " }
}auf { $space } ({ $distance })
terminal-home = { $piece ->
    [0] { "" }
   *[other] Figur { $piece }{ " " }
}in El Dorado angekommen
terminal-label-hand = Handkarten
terminal-label-hands = Hände
terminal-label-played = Ausgespielt
terminal-label-tokens = Plättchen
terminal-label-draw = Nachziehstapel
terminal-label-discard = Ablagestapel
terminal-label-removed = Entsorgt
terminal-label-unseen = Verdeckt
terminal-label-market = Markt
terminal-label-reserve = Vorrat
terminal-label-blockades = Blockaden
terminal-no-cards = keine Karten
terminal-reserve-open = { $count ->
    [one] offen, ein Platz auf der Markttafel ist frei (P-10)
   *[other] offen, { $count } Plätze auf der Markttafel sind frei (P-10)
}
terminal-reserve-closed = geschlossen, alle sechs Plätze auf der Markttafel sind belegt (P-09)
terminal-market-heading = Markt, Preis in Münzen
terminal-reserve-heading = Vorrat: { $state }
terminal-pile = { $card } Preis { $price }, noch { $count } da
terminal-deck-own = Dein Deck, { $cards }; die Reihenfolge des Nachziehstapels ist unbekannt
terminal-your-piece = { $piece ->
    [0] Deine Figur steht auf { $space }
   *[other] Deine Figur { $piece } steht auf { $space }
}
terminal-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
terminal-no-way = kein Weg nach El Dorado
terminal-seam = #{ $number } zwischen { $one } und { $other }: { $asked }
terminal-cave = { $count ->
    [0] leere Höhle
    [one] Höhle mit 1 Plättchen
   *[other] Höhle mit { $count } Plättchen
}
terminal-way = { $way ->
    [0] Osten
    [1] Südosten
    [2] Südwesten
    [3] Westen
    [4] Nordwesten
   *[other] Nordosten
}
terminal-behind = hinter Blockade #{ $number } ({ $asked })
terminal-stands = dort steht { $name }
terminal-to-go = noch { $distance }
terminal-leads = { $space }: weiter nach { $ways }
terminal-over = { $space } hinter #{ $number }

## Die Auswahl

terminal-menu-move = Ziehen{ $piece ->
    [0] { "" }
   *[other] { " " }{ $piece }
}
terminal-menu-pay = Bezahlen{ $piece ->
    [0] { "" }
   *[other] { " " }{ $piece }
}
terminal-menu-token = Plättchen
terminal-menu-play = Ausspielen
terminal-menu-take = Nehmen
terminal-menu-remove = Entsorgen
terminal-menu-buy = Kaufen
terminal-menu-end = Beenden
terminal-menu-with = { $group } mit { $card }
terminal-piece = Figur { $piece }
terminal-take = { $target } nehmen
terminal-taking = { $space }, nimmt { $target }
terminal-finds = { $count ->
    [one] +{ $count } Plättchen
   *[other] +{ $count } Plättchen
}
terminal-for = { $target } für
terminal-removing = { $target }, entsorgt
terminal-for-payment = mit { $cards }
terminal-payment = { $card } mit { $cards }
terminal-other-payments = andere Bezahlungen
terminal-more = { $count } weitere
terminal-discard-rest = den Rest ablegen
terminal-the-turn = den Zug
terminal-keep-all = alles behalten
terminal-keep = { $cards } behalten

## Was nicht zu lesen ist: Aktionen

unreadable-action-empty = Die Aktion ist leer. Schreibe eine, zum Beispiel end.
unreadable-action-long = Eine Aktion hat höchstens { $most } Zeichen. Nenne weniger Karten.
unreadable-action-form = „{ $word }“ ist unvollständig oder zu lang. Schreibe { $form }.
unreadable-action = „{ $word }“ ist keine Aktion. Eine Aktion beginnt mit { $known }.
unreadable-mover = „{ $word }“ ist weder eine Karte noch ein Höhlen-Plättchen, das eine Figur bewegt.
unreadable-symbol = „{ $word }“ ist kein Symbol. Wähle { symbol-machete }, { symbol-paddle } oder { symbol-coin }.
unreadable-piece = „{ $word }“ ist keine Figur. Die Figuren sind 1 und 2.
unreadable-target = „{ $word }“ ist kein Ziel. Schreibe ein Feld wie C14 oder eine Blockade wie #3.
unreadable-blockade = „{ $word }“ ist keine Blockade. Schreibe zum Beispiel #3.
unreadable-card = „{ $word }“ ist keine Karte.
unreadable-token = „{ $word }“ ist kein Höhlen-Plättchen.
unreadable-effect = „{ $word }“ ist kein Höhlen-Plättchen, das so eingesetzt wird. Das sind { $tokens }.
unreadable-payment = „{ $word }“ kann nicht bezahlen. Schreibe eine Karte, eine Karte mit /2 für eine halbe Münze, eine Karte mit :coin oder ein Höhlen-Plättchen mit Münzen.
unreadable-choice = „{ $word }“ könnte { $choices } sein.
unreadable-word = „{ $word }“ ist kein Befehl, kein Feld und keine Karte.
unreadable-clause = „{ $word }“ ist keine Regelnummer. Eine Regel heißt zum Beispiel M-20; die Buchstaben sind { $known }.
unreadable-clause-number = „{ $word }“ ist keine Regelnummer. Mit diesem Buchstaben gibt es { $first } bis { $last }.

## Was nicht zu lesen ist: Aufzeichnungen

record-line = Zeile { $line }: { $error }
record-turn = „{ $word }“ ist kein Zug; eine Zeile beginnt mit Runde.Platz, zum Beispiel 3.1.
record-header = Eine Kopfzeile lautet „Name: Wert“; eine leere Zeile beendet den Kopf.
record-tag-twice = Die Angabe { $tag } kommt zweimal vor.
record-tag-missing = Im Kopf fehlt die Zeile „{ $tag }: …“.
record-tag-wrong = { $tag } müsste „{ $value }“ sein.
record-format = Diese Version liest nur „{ $value }“.
record-rules = Die Regelversion „{ $word }“ ist unbekannt; dieses Programm kennt { $value }.
record-json = Die Ausgangsstellung ist kein gültiges JSON.
record-start = Die Ausgangsstellung ist nicht gültig: { $error }
record-turn-expected = Hier wird der Zug { $turn } erwartet.
record-step = „{ $action }“: { $error }
record-unshuffled = Hier wurde der Ablagestapel gemischt, aber die Aufzeichnung sagt nicht, was gezogen wurde.
record-long = Eine Aufzeichnung hat höchstens { $most } Zeichen; lass Kommentare weg.
record-lines = Eine Aufzeichnung hat höchstens { $most } Zeilen; lass Kommentare weg.
record-line-long = Diese Zeile hat mehr als { $most } Zeichen; kürze sie.
record-steps = Eine Aufzeichnung hat höchstens { $most } Aktionen; beende sie früher.

## Was an einer Strecke falsch ist

fault-gap = Teil { $letter } berührt das vorige Teil { $before } nicht. Schiebe die beiden zusammen oder verschiebe sie, bis Felder Kante an Kante liegen.
fault-first = Die Strecke beginnt mit Teil { $letter }. Beginne mit A oder B, dem Startplan.
fault-start = Teil { $letter } enthält den Start und kann nur das erste Teil sein. Entferne es.
fault-no-terrain = Die Strecke hat keine Geländetafel. Füge mindestens eine der Tafeln C bis N hinzu.
fault-twice = Teil { $letter } kommt zweimal vor. In der Schachtel ist es nur einmal.
fault-sides = Die Teile { $before } und { $letter } sind die zwei Seiten eines Teils. Nutze nur eines davon.
fault-overlap = Teil { $letter } liegt auf Teil { $other }. Verschiebe oder drehe eines davon.
fault-ending-overlap = Der Zielplan liegt auf Teil { $letter }. Drehe ihn an eine andere Ecke.
fault-city-overlap = Die goldene Stadt liegt auf Teil { $letter }. Drehe den Zielplan an eine andere Ecke.
fault-unreachable = Vom Start aus ist kein Zielfeld zu erreichen, weil Gebirge im Weg ist. Drehe ein Teil oder den Zielplan.
fault-open = Die Strecke hat { $count } Übergänge, in der Schachtel sind aber nur sechs Blockaden. Diese Übergänge bleiben offen: { $known }.
fault-middle = Teil { $letter } kann nicht in der Mitte dieser Seite von Teil { $before } liegen. Verschiebe es, indem du an { $word } ein l oder r anhängst.
fault-letter = Ein Teil { $letter } gibt es nicht. Die Teile sind { $known }.
fault-route = Eine Strecke „{ $word }“ gibt es nicht. Wähle eine von { $routes } oder schreibe einen Streckencode wie { $code }.
fault-route-near = Eine Strecke „{ $word }“ gibt es nicht. Meinst du { $choices }?
fault-long = Der Name oder Code einer Strecke hat höchstens { $most } Zeichen. Schreibe weniger.
fault-pieces = Die Schachtel enthält { $most } Teile für eine Strecke, nicht { $count }. Lass welche weg.
fault-code-parts = „{ $word }“ ist nicht zu lesen. Schreibe die Teile und den Zielplan mit „-“ dazwischen, zum Beispiel { $code }.
fault-code-first = „{ $word }“ ist nicht zu lesen. Das erste Teil ist ein Buchstabe und die Zahl seiner Drehungen, 0 bis 5, zum Beispiel { $code }.
fault-code-piece = „{ $word }“ ist nicht zu lesen. Ein Teil ist sein Buchstabe, die Zahl seiner Drehungen, eine Seite (n ne se s sw nw) und l oder r, wenn es verschoben ist, zum Beispiel { $code }.
fault-code-ending = „{ $word }“ ist nicht zu lesen. Am Ende steht der Zielplan, blue oder green, und die Zahl seiner Drehungen, zum Beispiel { $code }.
fault-code-turns = „{ $word }“ ist nicht zu lesen. Ein Teil wird 0- bis 5-mal gedreht, zum Beispiel { $code }.
fault-fatal = Fehler: { $sentence }
fault-note = Hinweis: { $sentence }
fault-none = Diese Strecke ist spielbar.

## Dateien, Plätze und die Befehlszeile

file-reason-missing = die Datei oder den Ordner gibt es nicht
file-reason-folder = das ist ein Ordner
file-reason-denied = der Zugriff ist nicht erlaubt
file-reason-full = der Datenträger ist voll
file-unreadable = { $path } lässt sich nicht lesen: { $reason }.
file-unwritable = Das Spiel lässt sich nicht als { $path } speichern: { $reason }.
file-page-unwritable = Die Seite lässt sich nicht als { $path } schreiben: { $reason }.
file-not-text = { $path } ist kein gespeichertes Spiel: Es ist keine Textdatei.
file-no-game = { $path } ist kein gespeichertes Spiel: { $error }
file-exists = { $path } gibt es schon. Setze jenes Spiel mit --resume fort oder speichere dieses unter einem anderen Namen.
file-no-resume = { $path } lässt sich nicht fortsetzen: { $error }
file-no-replay = { $path } lässt sich nicht abspielen: { $error }
file-no-turn = Einen Zug { $word } gibt es in { $path } nicht.
file-no-seat = Einen Platz { $word } gibt es in { $path } nicht.
file-checked = { $path }: { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}. { $sentence }
seat-player = Spieler { $number }
seat-human = person
terminal-bot-failed = { $sentence } Diesen Zug macht stattdessen ein Wanderer.
seat-unknown = „{ $word }“ ist kein Spieler. Schreibe { seat-human } oder einen von { $levels }, auf Wunsch mit Namen, zum Beispiel { seat-human }:Anne.
seat-count = Ein Spiel hat 2 bis 4 Spieler, nicht { $count }.
seat-start = Platz { $number } kann nicht beginnen. Wähle 1 bis { $count }.
seat-bad-name = „{ $word }“ kann kein Name sein. Schreibe 1 bis { $most } Zeichen, ohne , ; < und >.
seat-record = Dieses Spiel hat { $count } Spieler, nicht { $number }.
analyse-nothing = Hier gibt es nichts zu analysieren: Diese Aufzeichnung hat noch keinen Zug.
analyse-no-way = Dieses Spiel lässt sich nicht analysieren: Von { $space }, wo Platz { $number } beginnt, führt kein Weg nach El Dorado.
analyse-stopped = Die Analyse wurde abgebrochen. Nichts wurde geschrieben.
analyse-unbuilt = Die Seite für die Analyse fehlt in dieser Installation. Führe einmal „make play“ aus, dann ist sie da.
analyse-turns = Züge

## Hilfe

terminal-type-heading = Was du tippen kannst
terminal-map-heading = Der Plan
terminal-rules-heading = Die Regeln
terminal-key-enter = Eingabe
terminal-key-file = DATEI
terminal-type-enter = zeigt deinen Zug noch einmal
terminal-type-number-of = führt die Möglichkeit mit dieser Nummer aus
terminal-type-space = zieht auf dieses Feld; können es mehrere Karten, werden sie aufgezählt. #4 nimmt diese Blockade
terminal-type-with = dasselbe mit dieser Karte; „{ $typed }“ zieht mit Figur 1
terminal-type-buy = kauft und zahlt mit deinen entbehrlichsten Karten; „{ $typed }“ zeigt alle Bezahlungen
terminal-type-end = beendet den Zug: Die Karten, die du noch auf der Hand hast, werden abgelegt, dann ziehst du auf vier Karten nach
terminal-type-keep = beendet den Zug, behält aber eine Karte; „{ $typed }“ behält alles
terminal-type-more = alle Möglichkeiten, auch die aus der kurzen Liste weggelassenen
terminal-type-undo = nimmt deine letzte Aktion zurück, solange nichts aufgedeckt wurde
terminal-type-help = erklärt eine Karte, ein Höhlen-Plättchen, eine Regel wie M-20 oder ein Wort wie { $typed }
terminal-type-map = der ganze Plan; „{ $typed }“ beschreibt, was um ein Feld herum liegt
terminal-type-market = alle Stapel, und was die Karten können
terminal-type-deck = dein Deck nach Sorten, und was du von den anderen wissen kannst
terminal-type-log = was in dieser und der letzten Runde geschah; „{ $typed }“ beginnt von vorn
terminal-type-save = speichert eine Kopie des Spiels; gespeichert wird ohnehin nach jeder Aktion
terminal-type-quit = hört hier auf; du kannst später weiterspielen
terminal-legend = g { space-jungle }, b { space-river }, y { space-village }, R { space-rubble }, C { space-base_camp }, ^^ { space-mountain }, S { space-starting_space }, X { space-finishing_space }. Die untere Zahl benennt das Feld: 14 auf Tafel C ist C14; der Buchstabe einer Tafel steht auf ihrem mittleren Feld.
terminal-legend-colour = ▲ { space-cave } mit den übrigen Plättchen, ★ El Dorado, 1.2 zweite Figur von Platz 1. Gelbe Zahlen auf Schwarz sind Blockaden, weiße Zahlen auf Schwarz sind Felder, auf die du jetzt ziehen kannst.
terminal-legend-plain = ^4 { space-cave } mit 4 Plättchen, ** El Dorado, @1 Figur von Platz 1, 1.2 zweite Figur von Platz 1, # Blockade, 14* ein Feld, auf das du jetzt ziehen kannst.
terminal-rules-sections = Tippe help und eine Überschrift oder irgendein Wort: { $sections }.
terminal-help-rules = Regeln: { $clauses }. Tippe zum Beispiel help { $clause }.
terminal-help-exact = Im Wortlaut: { $sentence }
terminal-help-search = Regeln mit „{ $word }“
terminal-help-more = und { $count } weitere; nenne noch ein Wort, um die Suche einzugrenzen.
terminal-help-namesakes = In manchen Ausgaben heißt auch so („{ $word }“): { $known }.
terminal-help-none = Zu „{ $word }“ gibt es keine Hilfe. Versuche { $known } oder den Namen einer Karte.
terminal-help-near = Zu „{ $word }“ gibt es keine Hilfe. Meinst du { $known }?
terminal-help-blockades = Die sechs Blockaden: { $known }.
terminal-help-card = { $kind }. Preis { $price }; beim Kaufen ist sie { $coins ->
    [0] eine halbe Münze
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} wert. Es gibt { $count } davon, zu Beginn { $place ->
    [board] auf der Markttafel
   *[reserve] im Vorrat
}.
terminal-help-starting = { $kind }. Alle beginnen mit { $count }; sie ist nicht zu kaufen. Beim Kaufen ist sie { $coins ->
    [0] eine halbe Münze
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} wert.
terminal-help-token = Von dieser Art gibt es { $count ->
    [one] { $count } Stück
   *[other] { $count } Stück
} unter den { $total } Höhlen-Plättchen.
terminal-help-route = Teile { $pieces }; { $caves ->
    [0] keine Höhlen
    [one] { $caves } Höhle
   *[other] { $caves } Höhlen
}. Die Zielfelder sind { $space ->
    [jungle] Dschungelfelder
   *[river] Flussfelder
}.

## Rat zu Karten und Plättchen

advice-explorer = Sobald du bessere Macheten hast, ist das die Karte, die du im Basislager entsorgst.
advice-traveler = Vor allem ist das dein Geld in den ersten Runden. Später, wenn du nicht mehr kaufst, zahle damit an Geröllfeldern und Basislagern.
advice-sailor = Das einzige Paddel, mit dem du beginnst. Sieh nach Flüssen auf dem Weg und am Tor, bevor du die Karte entsorgst.
advice-scout = Günstig und schon besser als { card-explorer }; wer die letzte kauft, macht einen Platz für den Vorrat frei.
advice-trailblazer = Eine Karte, die bleibt, zu einem guten Preis: auf fast jeder Strecke nützlich.
advice-pioneer = Teuer, also kaufe die Karte früh genug, um sie mehr als einmal zu spielen.
advice-giant_machete = Hebe sie für eine lange Strecke auf, auf der jede andere Karte stehen bliebe.
advice-captain = Günstig, und ein einziger reicht oft für die ganze Strecke.
advice-photographer = In den ersten Runden gekauft, bringt sie die teuren Karten in Reichweite.
advice-journalist = Zusammen mit der Karte { card-traveler } kannst du fast alles auf dem Markt bezahlen, und spät im Spiel kommst du damit durch Dörfer.
advice-treasure_chest = Nutze sie früh für eine starke Karte: Ist sie weg, bremst sie dein Deck nicht mehr.
advice-millionaire = Zu diesem Preis lohnt sich die Karte nur auf langen Strecken oder wo Dörfer im Weg liegen.
advice-jack_of_all_trades = Kommt nie weit, ist aber auch nie nutzlos und kann immer auf ein Zielfeld.
advice-adventurer = Wo das Gelände oft wechselt, ersetzt die Karte drei andere.
advice-prop_plane = Hebe es für die eine Stelle auf, die keine andere deiner Karten schafft.
advice-transmitter = Am meisten lohnt es sich, wenn es früh eine der teuersten Karten holt.
advice-cartographer = Macht jeden späteren Zug länger. Spiele die Karte aus, bevor du deine Bewegung planst.
advice-scientist = Früh und oft gespielt, befreit dich die Karte von Basiskarten, und die starken kommen eher.
advice-compass = Hebe ihn für den Zug auf, in dem dich eine große Hand bis ans Tor trägt.
advice-travel_log = Früh gespielt, räumt es auf einmal zwei Basiskarten aus deinem Deck.
advice-native = An Geröllfeldern und Basislagern sparst du dir damit jede Bezahlung. Nutze die Karte für das teuerste einzelne Feld auf deinem Weg.
advice-machete_1 = Ein freier Schritt im Dschungel: Hebe ihn für den Zug auf, in dem ein Schritt fehlt.
advice-paddle_1 = Kann dir an einer kurzen Flussstelle oder am Tor eine Paddelkarte ersparen.
advice-coin_1 = Meistens ist es die Münze, die dir für eine bessere Karte fehlt.
advice-machete_2 = Was du nicht nutzt, ist verloren; suche einen Weg, der alles braucht.
advice-paddle_2 = Damit brauchst du auf Strecken mit wenig Fluss vielleicht keine Karte { card-captain }.
advice-coin_2 = Früh im Spiel ist Kaufen meist die bessere Wahl.
advice-machete_3 = Hebe sie für ein schweres Dschungelfeld auf, das eine Abkürzung versperrt.
advice-draw_card = Setze es ein, bevor du entscheidest, wie du ziehst.
advice-remove_card = Entsorge früh eine Basiskarte, solange du noch viele Züge davon hast.
advice-replace_cards = Macht aus einer Hand, die nicht zum Gelände passt, eine neue Chance.
advice-keep_item = Am meisten gewinnst du mit { card-prop_plane } und { card-giant_machete }.
advice-pass_through = Gold wert, wo sich die anderen an einer engen Stelle drängen.
advice-native_token = Hebe es für ein Feld auf, das dich eine starke Karte oder mehrere Karten kosten würde.
advice-change_symbol = Mache aus deiner stärksten Karte das, was das nächste schwere Feld verlangt.

## Das Nachspielen

terminal-replay-first = Anfang
terminal-replay-prompt = { $turn }. n, b oder help:
terminal-replay-go = Zug, zum Beispiel 3.1:
terminal-replay-lines = Eingabe oder n: nächster Zug. b: voriger Zug. s: nächster Schritt. r: ein Schritt zurück. 3.1: der Zug von Platz 1 in Runde 3. 3: der Beginn von Runde 3. first und last: Anfang und Ende. play: läuft von selbst weiter; play 4: vier Schritte in der Sekunde, höchstens 16; Strg-C hält an. as 2 oder as und ein Name: was dieser Platz sah. open: alle Karten offen. map: der ganze Plan. hands: alle Karten. q: beenden.
terminal-replay-keys = Pfeil rechts und links: ein Schritt vor oder zurück. Bild ab oder n, Bild auf oder b: ein Zug vor oder zurück. Pos1 und Ende: Anfang und Ende. Leertaste: läuft von selbst weiter oder hält an; + und -: schneller und langsamer, höchstens 16 Schritte in der Sekunde. g: zu einem Zug gehen. e: die Sicht eines Platzes wählen. m: der ganze Plan. h: alle Karten. q: beenden.
terminal-replay-bar = ← → Schritt · Bild ↑ ↓ Zug · Leertaste { $playing ->
    [yes] hält an
   *[no] spielt ab
}, { $speed }× · g springen · e Sicht · ? Hilfe
terminal-replay-no-turn = Einen Zug { $word } gibt es nicht.
terminal-replay-no-seat = Einen Platz { $word } gibt es nicht. Es gibt { $seats }; open zeigt alle Karten.
terminal-replay-beginning = Das ist der Anfang.
terminal-replay-end = Das ist das Ende der Aufzeichnung.
terminal-replay-speed = „{ $word }“ ist keine Geschwindigkeit. Schreibe zum Beispiel play 4.
terminal-replay-broken = Weiter lässt sich die Aufzeichnung nicht verfolgen: { $error }
terminal-replay-turns = { $count ->
    [one] Anfang, { $count } Zug
   *[other] Anfang, { $count } Züge
}
terminal-replay-turn = Zug { $turn }, { $number } von { $count }
terminal-replay-step = Zug { $turn }, { $number } von { $count }, Schritt { $step } von { $steps }
terminal-replay-open = alle Karten offen
terminal-replay-seen = wie { $name } es sah
