### Der Tisch im Browser: was seine Knöpfe sagen, was jetzt zu tun ist, was gefragt wird.
### Die Argumente stehen in en/table.ftl.

## Überall

ui-close = Schließen
ui-loading = Wird geladen …
ui-rules = In den Regeln
ui-cannot-load = Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
ui-nothing-here = Hier gibt es nichts
ui-to-start = Zur Startseite
card-action = Aktion
card-item = Gegenstand: wird nach Gebrauch entsorgt

## Der Tisch als Ganzes

table-title = El Dorado
table-title-mine = ● Du bist dran · El Dorado
table-title-other = { $name } ist dran · El Dorado
table-connecting = Der Tisch wird geöffnet …
table-no-table = Diesen Tisch gibt es nicht
table-curtain = Meine Karten zeigen
table-skip = Alle Aktionen als Liste
table-hand-empty = Keine Karten auf der Hand
table-expeditions = Die Expeditionen
table-round = Runde { $round }
table-fit = Ganze Strecke zeigen
table-follow = Meiner Figur folgen
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
table-history = Verlauf
table-history-none = Noch nichts: Der Wettlauf hat gerade erst begonnen.
table-recap = Seit deinem letzten Zug
table-recap-of = Seit deinem letzten Zug: { $turns }
table-actions = Alles, was du jetzt tun kannst
table-watching = Du schaust zu.
table-paused = Das Spiel ist pausiert.
table-pause-ends = Noch { $time }, dann geht es von selbst weiter.
table-pause-left = So lange darfst du noch pausieren: { $time }.
time-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
table-made-up = Dieses Spiel beginnt mit einer vorgegebenen Stellung. Es wird nicht gewertet.
table-made-up-short = Vorgegeben
table-waiting = Bitte warten …
table-waiting-for = { $name } ist am Zug …
table-thinking = { $name } denkt nach …

## Menü

table-menu = Menü
table-menu-rules = Die Regeln
table-menu-settings = Einstellungen und Sprache
table-menu-sound = Ton
table-menu-pause = Spiel pausieren
table-menu-resume = Spiel fortsetzen
table-menu-leave = Computerspieler für mich spielen lassen
table-menu-comeback = Wieder selbst spielen
table-menu-resign = Aufgeben …
table-menu-resign-sure = Dieses Spiel aufgeben? Das lässt sich nicht zurücknehmen.
table-menu-resign-yes = Ja, aufgeben
table-menu-start = Zur Startseite
table-menu-safe = Dein Spiel bleibt erhalten. Du kannst jederzeit zurückkehren.

## Expeditionen

table-moving = am Zug
table-thinks = denkt nach …
table-arrived = angekommen
table-steps-to-go = { $count ->
    [one] 1 Schritt bis El Dorado
   *[other] { $count } Schritte bis El Dorado
}
table-counts = Hand { $hand }, Nachziehstapel { $draw }, Ablagestapel { $discard }
table-played = In diesem Zug ausgespielt: { $count }
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
table-stand-in = ein Computerspieler springt ein
table-away = nicht da
table-unseen = { $mine ->
    [yes] Nachziehstapel, ohne Reihenfolge
   *[no] Hand und Nachziehstapel zusammen
}

## Der Spielplan

table-blockade = { thing-blockade } { $number }: { $symbol } { $power }
table-cave-left = { $count ->
    [0] leer
    [one] noch 1 Höhlen-Plättchen
   *[other] noch { $count } Höhlen-Plättchen
}
table-power-left = übrige Stärke: { $power }

## Karten auf der Hand

table-keep = Behalten
table-keep-about = Karten, die du behältst, bleiben für deinen nächsten Zug auf der Hand. Alle anderen legst du am Ende deines Zuges ab.
table-kept = bleibt
table-leaves = wird entsorgt
table-worth = Münzwert beim Kaufen: { $coins }
table-card-pays = zahlt { $coins }
table-card-targets = { $card }: { $what } in Reichweite. { $count ->
    [one] Wähle das Ziel.
   *[other] Wähle ein Ziel.
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
table-card-take = { $card }: Wähle kostenlos eine beliebige Karte vom Markt oder aus dem Vorrat.
table-card-pay = Mit der Karte { $card } kannst du für { $what } neben dir zahlen: Wähle das Ziel. Ihr Münzwert beim Kaufen ist { $coins }.
table-pay-rubble = das Geröllfeld
table-pay-blockade = die Blockade
table-pay-camp = das Basislager
table-card-none = Mit der Karte { $card } kommst du von hier nicht weiter. Ihr Münzwert beim Kaufen ist { $coins }. Du kannst sie auch behalten.

## Was jetzt

table-prompt-idle = Du bist dran: Wähle eine Karte, ein Feld oder einen Kauf.
table-prompt-last = Letzte Runde: Das ist dein letzter Zug.
table-prompt-bought = Du hast eine Karte gekauft. Beende deinen Zug oder spiele aus, was noch geht.
table-prompt-nothing = Mehr geht nicht. Beende deinen Zug.
table-prompt-rubble = Wähle { $count ->
    [one] 1 beliebige Karte für das Geröllfeld. Sie kommt später auf deinen Ablagestapel.
   *[other] { $count } beliebige Karten für das Geröllfeld. Sie kommen später auf deinen Ablagestapel.
} ({ $chosen } von { $count })
table-prompt-pay-blockade = Wähle { $count ->
    [one] 1 beliebige Karte für die Blockade. Sie kommt später auf deinen Ablagestapel.
   *[other] { $count } beliebige Karten für die Blockade. Sie kommen später auf deinen Ablagestapel.
} ({ $chosen } von { $count })
table-prompt-camp = { $count ->
    [one] Basislager: Wähle 1 Karte, die du entsorgst. Sie ist für immer weg.
   *[other] Basislager: Wähle { $count } Karten, die du entsorgst. Sie sind für immer weg.
} ({ $chosen } von { $count })
table-prompt-remove = { $most ->
    [one] Du darfst 1 Karte für immer entsorgen.
   *[other] Du darfst bis zu { $most } Karten für immer entsorgen.
}
table-prompt-remove-one = Wähle 1 Karte, die du für immer entsorgst.
table-prompt-replace = Wähle 1 bis 4 Karten zum Ablegen. Du ziehst ebenso viele nach.
table-prompt-buy = { $card } kostet { $price }, du zahlst { $paid }. Wähle Karten, um das zu ändern.
table-prompt-lost = { $coins ->
    [0.5] Du zahlst { $amount } Münze zu viel; sie verfällt.
    [one] Du zahlst { $amount } Münze zu viel; sie verfällt.
   *[other] Du zahlst { $amount } Münzen zu viel; sie verfallen.
}
table-prompt-used-up = { $count ->
    [one] { $cards } wird entsorgt.
   *[other] { $cards } werden entsorgt.
}
table-prompt-too-much = Das ist mehr als nötig: Nimm { $card } zurück.
table-prompt-target = Ziel: { $space }. Womit?
table-prompt-pick = Wie möchtest du dorthin?
table-prompt-token = { $token }: Wähle ein Feld.
table-prompt-change = Wähle die Karte, deren Symbol du änderst, und dann ihr Ziel.
table-prompt-change-two = Wähle, was du kaufst. Zwei der Karten, mit denen du bezahlst, ändern ihr Symbol.
table-unreachable = Keine deiner Karten bringt dich in diesem Zug dorthin.
table-buying = { $card } für { $price }. Vorschlag zum Bezahlen: { $cards }.
table-save-item = { $card } mit dem Plättchen behalten

## Der Hauptknopf und seine Nachbarn

table-end = Zug beenden
table-end-about = Was du noch auf der Hand hast, legst du ab, außer den Karten, die du behältst. Dann ziehst du auf vier Karten nach.
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
    [one] 1 Karte austauschen
   *[other] { $count } Karten austauschen
}
table-buy-go = Für { $price } kaufen
table-missing = { $coins ->
    [0.5] { $amount } Münze fehlt
    [one] { $amount } Münze fehlt
   *[other] { $amount } Münzen fehlen
}
table-play-go = Ausspielen
table-use-go = Nutzen
table-result = Zum Ergebnis
table-take-go = Karte wählen
table-cancel = Zurück
table-undo = Zurücknehmen
table-undo-about = Nimmt deine letzte Aktion in diesem Zug zurück.
table-undo-none = Nichts zurückzunehmen: Du hast noch nichts getan, oder etwas Verborgenes wurde aufgedeckt.

## Markt

table-pile = { $card }, Preis { $price }, noch { $left }
table-pile-left = noch { $left }
table-sold-out = ausverkauft
table-reserve = Vorrat
table-reserve-title = Der Vorrat
table-reserve-open = Auf der Markttafel ist ein Platz frei: Du kannst jede Karte hier kaufen. Ihr Stapel rückt dann auf den freien Platz.
table-reserve-closed = Diese Karten kannst du nur kaufen, solange auf der Markttafel ein Platz frei ist.
table-open = offen
table-closed = geschlossen
table-too-dear = Kostet { $price }. Deine Hand ist { $purse } wert.

## Listen von Aktionen

table-choice-move = Mit { $card } zu { $space }
table-choice-pay = { $count ->
    [one] 1 Karte für { $space } zahlen
   *[other] { $count } Karten für { $space } zahlen
}
table-choice-camp = { $count ->
    [one] 1 Karte für { $space } entsorgen
   *[other] { $count } Karten für { $space } entsorgen
}
table-choice-via = dabei Blockade { $blockade }
table-choice-piece = Figur { $piece }
table-list-play = { $card } ausspielen
table-list-take = { $card } kostenlos nehmen
table-list-token = { $token } nutzen
table-list-buy = { $card } für { $price } kaufen
table-list-remove = { $card } entsorgen
table-list-removes = Entsorgen

## Überschriften von Listen

table-action-cards = Aktionskarten
table-cave-tokens = Höhlen-Plättchen
table-blockades = Blockaden

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
table-doubt-go = Ja, trotzdem
