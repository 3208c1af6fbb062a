### Der Tisch im Browser: was seine Knöpfe sagen, was jetzt zu tun ist, was gefragt wird.
### Die Argumente stehen in en/table.ftl.

## Überall

ui-close = Schließen
ui-rules = In den Regeln
ui-cannot-load = Diese Seite ließ sich nicht laden. Prüf deine Verbindung und versuch es noch einmal.
ui-nothing-here = Hier ist nichts
ui-to-start = Zur Startseite
card-action = Aktion
card-item = Gegenstand: verlässt nach Gebrauch das Spiel

## Der Tisch als Ganzes

table-title = El Dorado
table-title-mine = ● Du bist dran · El Dorado
table-title-other = { $name } … · El Dorado
table-connecting = Auf dem Weg zum Tisch …
table-no-table = Diesen Tisch gibt es nicht
table-curtain = Meine Karten zeigen
table-skip = Alle Aktionen als Liste
table-board = Der Spielplan. Pfeiltasten wandern darüber, Bild auf und Bild ab springen zum nächsten erreichbaren Feld, Eingabe zieht dorthin.
table-hand = Deine Hand. Pfeiltasten wählen, Eingabe spielt, K behält eine Karte.
table-hand-empty = Keine Karten auf der Hand
table-expeditions = Die Expeditionen
table-round = Runde { $round }
table-fit = Ganze Strecke zeigen
table-follow = Meiner Figur folgen
table-zoom-in = Näher heran
table-zoom-out = Weiter weg
table-history = Was geschah
table-history-none = Noch nichts: Das Rennen hat gerade erst begonnen.
table-recap = Was die anderen seit deinem Zug getan haben
table-actions = Alles, was du jetzt tun kannst
table-watching = Du schaust zu.
table-keys = Tasten: 1 bis 9 wählen eine Karte, E drückt den Hauptknopf, U nimmt zurück, M öffnet den Markt, H zeigt den Verlauf, + und − und 0 zoomen.
table-paused = Das Spiel ruht.
table-pause-ends = Noch { $time }, dann geht es von selbst weiter.
table-pause-left = Für deine Pausen übrig: { $time }.
time-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
table-made-up = Dieses Spiel wird von einer vorgegebenen Stellung aus gespielt. Es wird nicht gewertet.
table-made-up-short = Vorgegebene Stellung
table-waiting = Warten …
table-waiting-for = { $name } ist am Zug …

## Menü

table-menu = Menü
table-menu-rules = Die Regeln
table-menu-settings = Einstellungen und Sprache
table-menu-sound = Klänge
table-menu-pause = Spiel unterbrechen
table-menu-resume = Weiterspielen
table-menu-leave = Einen Bot für mich spielen lassen
table-menu-comeback = Wieder selbst spielen
table-menu-resign = Aufgeben …
table-menu-resign-sure = Dieses Rennen aufgeben? Das lässt sich nicht zurücknehmen.
table-menu-resign-yes = Ja, aufgeben
table-menu-start = Zur Startseite
table-menu-safe = Dein Spiel bleibt erhalten. Du kannst jederzeit zurückkehren.

## Expeditionen

table-moving = am Zug
table-arrived = angekommen
table-steps-to-go = { $count ->
    [one] 1 Schritt bis El Dorado
   *[other] { $count } Schritte bis El Dorado
}
table-counts = Hand { $hand }, Nachziehstapel { $draw }, Ablagestapel { $discard }
table-played = In diesem Zug gespielt: { $count }
table-own-piles = Dein Nachziehstapel und dein Ablagestapel
table-blockades-held = { $count ->
    [one] 1 Blockade
   *[other] { $count } Blockaden
}
table-tokens-held = { $count ->
    [one] 1 Höhlen-Plättchen
   *[other] { $count } Höhlen-Plättchen
}
table-resigned = hat aufgegeben
table-stand-in = ein Bot spielt inzwischen
table-away = nicht da
table-unseen = { $mine ->
    [yes] Nachziehstapel, in beliebiger Reihenfolge
   *[no] Hand und Nachziehstapel zusammen
}

## Der Spielplan

table-blockade = { thing-blockade } { $number }: { $symbol } { $power }
table-cave-left = { $count ->
    [0] leer
    [one] noch 1 Höhlen-Plättchen
   *[other] noch { $count } Höhlen-Plättchen
}
table-power-left = { $power } Stärke übrig

## Karten auf der Hand

table-keep = Behalten
table-keep-about = Behaltene Karten bleiben für den nächsten Zug auf der Hand. Alle anderen werden am Ende deines Zuges abgelegt.
table-keep-card = { $card } behalten
table-kept = bleibt
table-leaves = verlässt das Spiel
table-worth = Beim Kaufen { $coins } wert
table-card-pays = zahlt { $coins }
table-card-targets = { $card }: { $what } in Reichweite. { $count ->
    [one] Wähl das Ziel, oder zieh die Karte dorthin.
   *[other] Wähl ein Ziel, oder zieh die Karte dorthin.
}
table-reach-spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
table-reach-blockades = { $count ->
    [one] 1 Blockade
   *[other] { $count } Blockaden
}
table-card-action = { $card }: { $about }
table-card-take = { $card }: Wähl eine beliebige Karte aus Markt oder Vorrat, kostenlos.
table-card-pay = { $card } kann { $what } neben dir bezahlen: Wähl das Ziel. Beim Kaufen { $coins } wert.
table-pay-rubble = das Geröll
table-pay-blockade = die Blockade
table-pay-camp = das Basislager
table-card-none = { $card } kommt von hier nicht weiter. Beim Kaufen { $coins } wert, oder behalte die Karte.

## Was jetzt

table-prompt-idle = Du bist dran: Wähl eine Karte, ein Feld oder einen Kauf.
table-prompt-bought = Du hast gekauft. Beende deinen Zug, oder spiel, was noch geht.
table-prompt-nothing = Mehr geht hier nicht. Beende deinen Zug.
table-prompt-rubble = Wähl { $count ->
    [one] 1 beliebige Karte
   *[other] { $count } beliebige Karten
} für das Geröll. Du bekommst sie später zurück. ({ $chosen } von { $count })
table-prompt-pay-blockade = Wähl { $count ->
    [one] 1 beliebige Karte
   *[other] { $count } beliebige Karten
} für die Blockade. Du bekommst sie später zurück. ({ $chosen } von { $count })
table-prompt-camp = { $count ->
    [one] Basislager: Wähl 1 Karte, die das Spiel für immer verlässt.
   *[other] Basislager: Wähl { $count } Karten, die das Spiel für immer verlassen.
} ({ $chosen } von { $count })
table-prompt-remove = { $most ->
    [one] Du darfst 1 Karte für immer entsorgen, oder keine.
   *[other] Du darfst bis zu { $most } Karten für immer entsorgen, oder keine.
}
table-prompt-remove-one = Wähl 1 Karte, die das Spiel für immer verlässt.
table-prompt-replace = Wähl 1 bis 4 Karten zum Ablegen; du ziehst ebenso viele.
table-prompt-buy = { $card } kostet { $price }, du zahlst { $paid }. Tipp auf Karten, um das zu ändern.
table-prompt-lost = { $coins } zu viel verfällt.
table-prompt-used-up = Verlässt das Spiel: { $cards }.
table-prompt-too-much = Mehr als nötig: Nimm { $card } zurück.
table-prompt-target = Nach { $space } mit:
table-prompt-pick = Wie möchtest du dorthin?
table-prompt-token = { $token }: Wähl ein Feld.
table-prompt-change = Wähl die Karte, deren Symbol sich ändert, dann ihr Ziel.
table-unreachable = Keine deiner Karten bringt dich in diesem Zug dorthin.
table-propose = { $count ->
    [one] 1 Weg nach { $space }. Noch einmal drücken, um zu gehen.
   *[other] { $count } Wege nach { $space }. Noch einmal drücken, um den ersten zu nehmen.
}
table-buying = { $card } für { $price }: vorgeschlagene Zahlung { $cards }.
table-save-item = { $card } mit dem Plättchen retten

## Der Hauptknopf und seine Nachbarn

table-end = Zug beenden
table-end-about = Was du noch auf der Hand hast, legst du ab, außer den Karten, die du behalten willst. Dann ziehst du auf vier Karten nach.
table-end-away = { $away ->
    [one] legt 1 Karte ab
   *[other] legt { $away } Karten ab
}
table-end-keep = behält { $keep }, legt { $away } ab
table-go = Los
table-pay-go = { $count ->
    [one] 1 Karte zahlen
   *[other] { $count } Karten zahlen
}
table-camp-go = { $count ->
    [one] 1 Karte entsorgen
   *[other] { $count } Karten entsorgen
}
table-choose-more = { $count ->
    [one] noch 1 wählen
   *[other] noch { $count } wählen
}
table-remove-go = { $count ->
    [one] 1 Karte entsorgen
   *[other] { $count } Karten entsorgen
}
table-remove-none = Keine entsorgen
table-replace-go = { $count ->
    [one] 1 Karte tauschen
   *[other] { $count } Karten tauschen
}
table-buy-go = Für { $price } kaufen
table-missing = { $coins } fehlen
table-play-go = Ausspielen
table-use-go = Einsetzen
table-result = Zum Ergebnis
table-take-go = Karte wählen
table-cancel = Zurück
table-undo = Zurücknehmen
table-undo-about = Nimmt deine letzte Aktion in diesem Zug zurück.
table-undo-none = Nichts zurückzunehmen: Du hast noch nichts getan, oder Verborgenes kam ans Licht.

## Markt

table-pile = { $card }, Preis { $price }, noch { $left }
table-pile-left = noch { $left }
table-sold-out = ausverkauft
table-market = Markt
table-reserve = Vorrat
table-reserve-title = Der Vorrat
table-reserve-open = Ein Platz am Markt ist frei: Jede Karte hier steht zum Verkauf, und ihr Stapel rückt nach.
table-reserve-closed = Diese Karten sind nur zu kaufen, solange am Markt ein Platz frei ist.
table-open = offen
table-closed = zu
table-too-dear = Kostet { $price }; deine Hand ist { $purse } wert.

## Listen von Aktionen

table-choice-move = { $card } nach { $space }
table-choice-pay = { $count ->
    [one] 1 Karte für { $space } zahlen
   *[other] { $count } Karten für { $space } zahlen
}
table-choice-camp = { $count ->
    [one] 1 Karte für { $space } entsorgen
   *[other] { $count } Karten für { $space } entsorgen
}
table-choice-via = mit Blockade { $blockade }
table-choice-piece = Figur { $piece }
table-list-play = { $card } ausspielen
table-list-take = { $card } kostenlos nehmen
table-list-token = { $token } nutzen
table-list-buy = { $card } für { $price } kaufen
table-list-remove = { $card } entsorgen
table-list-removes = Entsorgen

## Zweifel

table-doubt = Bist du sicher?
table-doubt-thin = { $count ->
    [0] Dann hättest du gar keine Karten mehr.
    [one] Dann hättest du nur noch 1 Karte, weniger als eine volle Hand.
   *[other] Dann hättest du nur noch { $count } Karten, weniger als eine volle Hand.
}
table-doubt-last = Das ist deine letzte Karte mit diesem Symbol ({ $symbol }), und El Dorado verlangt es.
table-doubt-idle = { $count ->
    [one] Du hast in diesem Zug noch nichts getan. Deine Karte würde abgelegt.
   *[other] Du hast in diesem Zug noch nichts getan. Alle { $count } Karten würden abgelegt.
}
table-doubt-back = Zurück
table-doubt-go = Trotzdem
