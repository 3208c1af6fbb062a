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
    [one] , dabei Blockade { $blockade }
   *[other] , dabei Blockaden { $blockade }
}
deed-move = { $card } nach { $space }{ deed-piece }{ deed-via }
deed-stay = { $card }: Blockade { $blockade } freispielen{ deed-piece }
deed-pay = Auf { $space } ziehen, ablegen: { $cards }{ deed-piece }{ deed-via }
deed-pay-camp = Ins Basislager { $space }, für immer entsorgen: { $cards }{ deed-piece }{ deed-via }
deed-pay-blockade = Blockade { $blockade } freispielen, ablegen: { $cards }{ deed-piece }
deed-play = { $card } ausspielen
deed-remove = Entsorgen: { $cards }
deed-remove-none = Keine Karte entsorgen
deed-take = Kostenlos nehmen: { $card }
deed-buy = { $card } kaufen mit { $cards }
deed-token = „{ $token }“ nutzen{ $count ->
    [0] { "" }
   *[other] : { $cards }
}
deed-end = { $count ->
    [0] Den Zug beenden
   *[other] Behalten: { $cards }, dann den Zug beenden
}
cost-both = { $win } Gewinnchance und { $rounds } Runden
cost-win = { $win } Gewinnchance
cost-rounds = { $rounds } Runden

## Tipps

hints-title = Tipp
hints-about = Die besten Züge von hier aus, mit den Gründen.
hints-thinking = Wird überlegt …
hints-stale = Am Tisch ist etwas geschehen. Frag für diesen Moment noch einmal.
hints-win = { $win } Gewinnchance
hints-arrival = Ankunft etwa in Runde { $round }
hints-do-it = Zeig auf einen Schritt, um ihn auf dem Plan zu sehen. Spielen musst du ihn selbst.
hints-done = Erledigt: { $deed }
hints-best = Beste Züge
hints-why-not = Warum nicht meiner?
hints-fine = Dein Zug, so wie er ist, ist so gut wie jeder, der zu finden war.
hints-costs = Deinen Zug jetzt zu beenden kostet etwa { $cost } gegenüber dem hier:
hints-better = Das wäre besser:
hints-take-back = Er beginnt früher: Nimm zuerst zurück, was ihm im Weg ist.
hints-advisor = Ratgeber
hints-advisor-about = Meldet sich vor dem Ende des Zugs, und nur bei groben Fehlern.
hints-advisor-off = Ratgeber abschalten
hints-blunder = Einen Moment: Dieser Zug kostet wohl etwa { $cost }. Es gibt einen besseren.
hints-look = Den besseren Zug zeigen
hints-end-anyway = Zug trotzdem beenden

## Wiedergabe

replay-title = Wiedergabe
replay-loading = Das Spiel wird geholt …
replay-begin = Gleich beginnt das Rennen.
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
replay-eyes-of = Wie { $name } es sah
replay-hand = Hand von { $name }
replay-played = { $count } ausgespielt
replay-played-about = In diesem Zug ausgespielt
replay-drew = Gezogen: { $cards }
replay-copy = Link zu diesem Moment kopieren
replay-copy-about = Wer ihn öffnet, sieht dasselbe.
replay-copied = Der Link zu diesem Moment ist kopiert.

## Eine Aufzeichnung

bring-title = Ein Spiel aus einer Datei
bring-about = Öffne die Aufzeichnung eines Spiels: die Datei, die das Spielende oder das Terminal speichert.
bring-choose = Datei auswählen
bring-drop = oder irgendwo auf diese Seite ziehen
bring-kept = Der Server liest sie und behält nichts.
bring-too-long = Diese Datei ist zu lang für die Aufzeichnung eines Spiels.

## Analyse

analysis-title = Analyse
analysis-unfinished = { $names }, Runde { $round }: Das Spiel ist nicht zu Ende.
analysis-replay = Wiedergabe ansehen
analysis-waiting = Jeder Zug wird angesehen …
analysis-waiting-about = Der stärkste Computerspieler denkt jeden Zug noch einmal durch. Das dauert einen Moment; du kannst die Seite verlassen und wiederkommen.
analysis-ready = Die Analyse ist fertig.
analysis-contents = Auf dieser Seite
analysis-as-table = Als Tabelle
analysis-to-moment = Diesen Moment ansehen
analysis-opening = Vor dem ersten Zug
analysis-axis-round = Runde
analysis-axis-turn = Züge, einer nach dem anderen
analysis-expedition = Expedition
analysis-percent = { $value } %
analysis-rounds = { $rounds } Runden
analysis-race = Das Rennen
analysis-race-about = Wie viele Runden jede Expedition nach ihrem Zug voraussichtlich noch bis zum Tor brauchte. Tiefer ist näher.
analysis-chances = Gewinnchancen
analysis-chances-about = Nach jedem Zug: wie oft jede Expedition von dort aus gewänne. Die Nummern zeigen die Wendepunkte.
analysis-turning = Wendepunkte
analysis-turning-none = Kein Zug dieses Spiels kostete viel: gut gespielt.
analysis-turning-about = Die teuersten Züge, nach Gewinnchance und Runden; höchstens drei.
analysis-cost = Kostete etwa { $cost }.
analysis-played = Gespielt
analysis-better = Besser
analysis-because = Warum: { $reasons }.
analysis-balance = Glück und Spiel
analysis-balance-about = In Runden. Glück: wie viel besser gezogen wurde als im Durchschnitt. Spiel: was die Züge gegenüber den besten gefundenen kosteten.
analysis-luck = Glück
analysis-play = Spiel
analysis-luck-rounds = Glück, Runden
analysis-luck-win = Glück, Gewinnchance
analysis-play-rounds = Spiel, Runden
analysis-play-win = Spiel, Gewinnchance
analysis-draws-counted = Gezählte Züge vom Stapel
analysis-blunders = Grobe Fehler
analysis-decks = Die Kartenstapel
analysis-decks-about = Wie viele Karten jede Expedition besaß, Runde für Runde.
analysis-changes = Was kam und ging
analysis-how-buy = { $card }, gekauft
analysis-how-take = { $card }, kostenlos genommen
analysis-how-remove = { $card }, entsorgt
analysis-how-camp = { $card }, im Basislager entsorgt
analysis-how-use_up = { $card }, aufgebraucht
analysis-cards = Was jede Karte einbrachte
analysis-cards-about = Kleine Zahlen gelten je Einsatz. Schritte zählen in Richtung El Dorado; rückwärts sind sie negativ.
analysis-card = Karte oder Plättchen
analysis-plays = Einsätze
analysis-steps = Schritte
analysis-coins = Münzen
analysis-draws = Gezogen
analysis-payments = Abgelegt
analysis-blockades = Blockaden
analysis-tempo = Verlorenes Tempo
analysis-tempo-about = Ein Umweg geht weiter, als er näher bringt; Warten bringt nicht näher, obwohl ein Schritt möglich war. Die Runden sind, was diese Züge kosteten.
analysis-walked = Schritte gegangen
analysis-nearer = Schritte näher
analysis-detours = Züge mit Umwegen
analysis-detour-steps = Schritte auf Umwegen
analysis-waiting-turns = Züge mit Warten

## Deine Spiele

games-title = Deine Spiele
games-about = Was sich dieser Server von diesem Browser merkt.
games-you = Du
games-none = Noch keine Spiele
games-none-about = Spiel ein Rennen, und es erscheint hier: mit Wiedergabe, Analyse und deinen Ergebnissen.
games-none-play = Ein Rennen spielen
games-none-such = Keines deiner Spiele ist so.
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
games-clear = Filter aufheben
games-played = Spiele
games-won = Gewonnen
games-mean-place = Mittlerer Platz
games-best = Beste Ankunft
games-place = Platz { $place } von { $of }
games-running = Läuft noch
games-no-place = Ohne Platz
games-against = Gegen { $names }
games-by-route = Nach Strecke
games-by-players = Nach Zahl der Expeditionen
games-rivals = Im direkten Vergleich
games-rivals-about = Expeditionen, die nicht ankamen, teilen sich einen Platz; dann liegt keine vorn.
games-rival = Gegner
games-ahead = Du davor
games-behind = Du dahinter
games-cards = Lieblingskarten
games-rating = Wertung
games-rating-own = { $elo } ± { $margin }, aus { $games ->
    [one] 1 Vergleich
   *[other] { $games } Vergleichen
}
games-rating-line = { $name }: { $elo } ± { $margin }
games-rating-about = Daraus, wer auf diesem Server vor wem ankam. Die Balken zeigen, wo die wahre Stärke in 19 von 20 Fällen liegt; wenige Spiele machen lange Balken.
games-data = Deine Daten
games-data-about = Ein Cookie dieses Browsers verbindet deine Spiele. Es gibt kein Konto, und sonst sieht niemand diese Seite.
games-export = Alles herunterladen (JSON)
games-forget-one = Dieses Spiel vergessen: { $route }, { $day }
games-forget-sure = Dieses Spiel vergessen?
games-forget-about = Der Server vergisst, dass du dort gespielt hast: Das Spiel verschwindet aus dieser Liste, deinen Ergebnissen und deiner Wertung. Das Spiel selbst bleibt für die anderen, und seine Links gelten weiter. Das lässt sich nicht rückgängig machen.
games-forget-all = Alle meine Spiele vergessen
games-forget-all-sure = Alles vergessen?
games-forget-all-about = { $count ->
    [one] Der Server vergisst, dass du dein 1 Spiel gespielt hast,
   *[other] Der Server vergisst, dass du deine { $count } Spiele gespielt hast,
} dazu deine Ergebnisse und deine Wertung, und das Cookie dieses Browsers endet. Die Spiele selbst bleiben für die anderen. Das lässt sich nicht rückgängig machen; lade vorher alles herunter, wenn du es behalten willst.
games-forget-yes = Vergessen
games-forgotten = Das Spiel ist vergessen.
games-forgotten-all = Alles ist vergessen.
