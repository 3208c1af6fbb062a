### Vor- und zurückschauen: Tipps, Wiedergabe, Analyse, die eigenen Spiele. Die Argumente stehen in
### en/looking.ftl.

looking-ready = Rückschau

## Aktionen als Vorschlag

deed-piece = { $piece ->
    [0] { "" }
   *[other] { " " }(Figur { $piece })
}
deed-via = { $blockades ->
    [0] { "" }
    [one] , dabei Blockade { $blockade } nehmen
   *[other] , dabei die Blockaden { $blockade } nehmen
}
deed-move = Mit { $card } auf { $space } ziehen{ deed-piece }{ deed-via }
deed-stay = Mit { $card } Blockade { $blockade } nehmen{ deed-piece }
deed-pay = Auf { $space } ziehen und dafür { $cards } zahlen{ deed-piece }{ deed-via }
deed-pay-camp = Ins Basislager { $space } ziehen und dafür { $cards } entsorgen{ deed-piece }{ deed-via }
deed-pay-blockade = Blockade { $blockade } nehmen und dafür { $cards } zahlen{ deed-piece }
deed-play = { $card } ausspielen
deed-remove = { $cards } entsorgen
deed-remove-none = Keine Karte entsorgen
deed-take = { $card } kostenlos nehmen
deed-buy = { $card } kaufen und dafür { $cards } zahlen
deed-token = „{ $token }“ nutzen{ $count ->
    [0] { "" }
   *[other] : { $cards }
}
deed-end = { $count ->
    [0] Den Zug beenden
   *[other] { $cards } behalten und den Zug beenden
}
cost-both = { cost-win } und { cost-rounds }
cost-win = { $points ->
    [one] etwa 1 Prozentpunkt Gewinnchance
   *[other] etwa { $points } Prozentpunkte Gewinnchance
}
cost-rounds = { $halves ->
    [0] ein wenig Zeit
    [1] etwa eine halbe Runde
    [2] etwa eine Runde
    [3] etwa anderthalb Runden
   *[other] etwa { $rounds } Runden
}

## Tipps

hints-title = Tipp
hints-about = Die besten Züge von hier aus, mit Begründung.
hints-thinking = Ein guter Zug wird gesucht …
hints-busy = Der Server ist gerade ausgelastet. Frage gleich noch einmal.
hints-stale = Das Spiel ist weitergegangen. Hole dir einen neuen Tipp.
hints-win = { $win } Gewinnchance
hints-arrival = Ankunft etwa in Runde { $round }
hints-do-it = Zeige auf einen Schritt, um ihn auf dem Spielplan zu sehen. Ausspielen musst du ihn selbst.
hints-point = Zeige auf einen Schritt, um ihn auf dem Spielplan zu sehen.
hints-play = Diesen Zug spielen
hints-play-rest = Den Rest spielen
hints-playing = Der Zug wird gespielt … Schließe dieses Fenster, um anzuhalten.
hints-done = Erledigt: { $deed }
hints-best = Beste Züge
hints-first = Der beste Zug:
hints-why-not = Warum nicht meiner?
hints-fine = Ein besserer Zug als deiner ließ sich nicht finden.
hints-odds-now = Wenn du deinen Zug jetzt beendest, liegt deine Gewinnchance bei etwa { $own }. Mit diesem Zug liegt sie bei etwa { $best }:
hints-late-now = Mit diesem Zug kommst du { $halves ->
    [0] etwas früher an:
   *[other] { cost-rounds } früher an:
}
hints-better = Das wäre besser:
hints-take-back = Dieser Zug beginnt früher. Nimm zuerst deine letzten Aktionen zurück.
hints-go-back = Bis dorthin zurücknehmen
hints-advisor = Berater
hints-advisor-about = Warnt dich, bevor du einen Zug mit einem groben Fehler beendest.
hints-plays = Tipps durch Antippen ausführen
hints-plays-about = Nur in Spielen gegen Computerspieler. Hält an, sobald etwas Neues aufgedeckt wird.
hints-advisor-off = Berater ausschalten
hints-odds-blunder = Moment: Mit diesem Zug liegt deine Gewinnchance bei etwa { $own }, mit einem besseren bei etwa { $best }.
hints-late-blunder = Moment: Mit einem besseren Zug kommst du { $halves ->
    [0] etwas früher an.
   *[other] { cost-rounds } früher an.
}
hints-look = Den besseren Zug zeigen
hints-end-anyway = Zug trotzdem beenden

## Wiedergabe

replay-title = Wiedergabe
replay-loading = Das Spiel wird geladen …
replay-begin = Gleich beginnt der Wettlauf.
replay-end = Ende
replay-turn-of = Runde { $round }, { $name }
replay-step = Schritt { $step } von { $of }
replay-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
replay-slider = Zu einem Zug springen
replay-keys = Abspielen und blättern
replay-play = Abspielen
replay-pause = Anhalten
replay-step-back = Einen Schritt zurück
replay-step-on = Einen Schritt weiter
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-key-play = Leertaste
replay-key-step-back = Pfeil links; Pos1 zum Anfang
replay-key-step-on = Pfeil rechts; Ende zum Schluss
replay-key-turn-back = Bild auf
replay-key-turn-on = Bild ab
replay-speed = Tempo; Tasten + und −
replay-times = { $count }×
replay-eyes = Wessen Karten offen liegen
replay-open = Alle Karten offen
replay-eyes-of = Aus der Sicht von { $name }
replay-eyes-own = Aus deiner Sicht
replay-hand = Hand von { $name }
replay-played = { $count } ausgespielt
replay-played-about = In diesem Zug ausgespielt
replay-drew = Gezogen: { $cards }
replay-copy = Link zu diesem Moment kopieren
replay-copy-about = Wer ihn öffnet, sieht dasselbe.
replay-copied = Der Link zu diesem Moment ist kopiert.

## Eine Aufzeichnung

bring-title = Aufzeichnung öffnen
bring-about = Öffne die Aufzeichnung eines Spiels. Du kannst sie am Spielende oder im Terminal speichern.
bring-choose = Datei auswählen
bring-drop = oder irgendwo auf diese Seite ziehen
bring-kept = Der Server liest sie und speichert nichts.
bring-too-long = Diese Datei ist zu groß für eine Aufzeichnung.

## Analyse

analysis-title = Analyse
analysis-unfinished = { $names }, Runde { $round }: Das Spiel ist noch nicht zu Ende.
analysis-replay = Wiedergabe ansehen
analysis-waiting = Jeder Zug wird untersucht …
analysis-waiting-about = Der stärkste Computerspieler denkt jeden Zug noch einmal durch. Das dauert einen Moment. Du kannst die Seite verlassen und später wiederkommen.
analysis-ready = Die Analyse ist fertig.
analysis-contents = Auf dieser Seite
analysis-as-table = Als Tabelle
analysis-to-moment = Diesen Moment ansehen
analysis-opening = Vor dem ersten Zug
analysis-axis-round = Runde
analysis-axis-turn = Züge der Reihe nach
analysis-expedition = Expedition
analysis-percent = { $value } %
analysis-rounds = { $rounds ->
    [one] { NUMBER($rounds, maximumFractionDigits: 1) } Runde
   *[other] { NUMBER($rounds, maximumFractionDigits: 1) } Runden
}
analysis-race = Der Wettlauf
analysis-race-about = Wie viele Runden jede Expedition nach ihrem Zug voraussichtlich noch bis El Dorado brauchte. Weiter unten ist näher am Ziel.
analysis-chances = Gewinnchancen
analysis-chances-about = Wie wahrscheinlich der Sieg jeder Expedition nach jedem Zug war. Die Nummern zeigen die Wendepunkte.
analysis-turning = Wendepunkte
analysis-turning-none = Kein Zug in diesem Spiel hat viel gekostet: Gut gespielt!
analysis-turning-about = Die Züge, die am meisten Gewinnchance und Runden gekostet haben. Gezeigt werden höchstens drei.
analysis-cost = Das hat { $cost } gekostet.
analysis-played = Gespielt
analysis-better = Besser
analysis-because = Warum: { $reasons }.
analysis-balance = Glück und Können
analysis-balance-about = In Runden. Glück: wie viel besser die gezogenen Karten waren als im Durchschnitt. Können: wie viel die Züge gegenüber den besten gefundenen gekostet haben.
analysis-luck = Glück
analysis-play = Können
analysis-luck-rounds = Glück (Runden)
analysis-luck-win = Glück (Gewinnchance)
analysis-play-rounds = Können (Runden)
analysis-play-win = Können (Gewinnchance)
analysis-draws-counted = Gezählte Kartenziehungen
analysis-blunders = Grobe Fehler
analysis-decks = Die Decks
analysis-decks-about = Wie viele Karten jede Expedition besaß, Runde für Runde.
analysis-changes = Neue und entsorgte Karten
analysis-how-buy = { $card }, gekauft
analysis-how-take = { $card }, kostenlos genommen
analysis-how-remove = { $card }, entsorgt
analysis-how-camp = { $card }, im Basislager entsorgt
analysis-how-use_up = { $card }, verbraucht
analysis-cards = Was jede Karte gebracht hat
analysis-cards-of = Was jede Karte gebracht hat: { $name }
analysis-cards-about = Die kleinen Zahlen gelten je Einsatz. Schritte zählen in Richtung El Dorado; Schritte zurück sind negativ.
analysis-card = Karte oder Plättchen
analysis-plays = Einsätze
analysis-steps = Schritte
analysis-coins = Münzen
analysis-draws = Gezogen
analysis-payments = Bezahlt
analysis-blockades = Blockaden
analysis-tempo = Verlorene Zeit
analysis-tempo-about = Auf einem Umweg geht eine Figur mehr Schritte, als sie dem Ziel näher kommt. Warten heißt: nicht näher kommen, obwohl ein Schritt möglich war. Die Runden zeigen, was diese Züge gekostet haben.
analysis-walked = Gegangene Schritte
analysis-nearer = Schritte zum Ziel
analysis-detours = Züge mit Umweg
analysis-detour-steps = Schritte auf Umwegen
analysis-waiting-turns = Züge mit Warten

## Deine Spiele

games-title = Deine Spiele
games-about = Was dieser Server für diesen Browser gespeichert hat.
games-you = Du
games-none = Noch keine Spiele
games-none-about = Sobald du spielst, erscheint dein Spiel hier: mit Wiedergabe, Analyse und deinen Ergebnissen.
games-none-play = Ein Spiel starten
games-none-such = Zu dieser Auswahl passt keines deiner Spiele.
games-file = Aufzeichnung öffnen
games-list = Alle Spiele
games-more = { $count ->
    [one] Noch 1 zeigen
   *[other] Noch { $count } zeigen
}
games-route = Strecke
games-players = Expeditionen
games-result = Ergebnis
games-result-won = Gewonnen
games-result-lost = Nicht gewonnen
games-result-open = Ohne Ergebnis
games-any = Alle
games-clear = Filter löschen
games-played = Spiele
games-won = Gewonnen
games-arrived = Angekommen
games-best = Beste Ankunft
games-place = Platz { $place } von { $of }
games-running = Läuft noch
games-no-place = Ohne Platz
games-against = Gegen { $names }
games-by-route = Nach Strecke
games-by-players = Nach Anzahl der Expeditionen
games-rivals = Im direkten Vergleich
games-rivals-about = Expeditionen, die nicht angekommen sind, teilen sich einen Platz. Dann liegt keine vorn.
games-rival = Gegner
games-ahead = Du lagst vorn
games-behind = Du lagst zurück
games-cards = Lieblingskarten
games-rating = Wertung
games-rating-own = { $elo } ± { $margin }, aus { $games ->
    [one] 1 Vergleich
   *[other] { $games } Vergleichen
}
games-rating-line = { $name }: { $elo } ± { $margin }
games-rating-about = Berechnet daraus, wer auf diesem Server vor wem lag. Die Balken zeigen, wo die wahre Stärke in 19 von 20 Fällen liegt. Je weniger Spiele, desto länger der Balken.
games-data = Deine Daten
games-data-about = Ein Cookie in diesem Browser verbindet deine Spiele. Es gibt kein Konto, und niemand sonst sieht diese Seite.
games-export = Alles herunterladen (JSON)
games-forget-one = Dieses Spiel aus deinen Daten löschen: { $route }, { $day }
games-forget-sure = Dieses Spiel aus deinen Daten löschen?
games-forget-about = Das Spiel wird aus dieser Liste, deinen Ergebnissen und deiner Wertung gelöscht. Für die anderen bleibt es erhalten, und seine Links funktionieren weiter. Das lässt sich nicht rückgängig machen.
games-forget-all = Alle meine Daten löschen
games-forget-all-sure = Alle deine Daten löschen?
games-forget-all-about = { $count ->
    [one] Dein Spiel,
   *[other] Deine { $count } Spiele,
} deine Ergebnisse und deine Wertung werden vom Server gelöscht, ebenso das Cookie in diesem Browser. Für die anderen bleiben die Spiele erhalten. Das lässt sich nicht rückgängig machen. Lade vorher alles herunter, wenn du es behalten willst.
games-forget-yes = Löschen
games-forgotten = Das Spiel ist aus deinen Daten gelöscht.
games-forgotten-all = Alle deine Daten sind gelöscht.
