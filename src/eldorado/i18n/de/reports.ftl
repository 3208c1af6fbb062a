### Berichte über Simulationen, Wertungen und Trainings: Seiten und Bilder.
### Die Argumente stehen in en/reports.ftl.

## Die Seite

report-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
report-title = { report-games }: { $names }
report-on-one-route = { report-games } auf der Strecke „{ $route }“, gespielt von { $names }.
report-on-routes = { report-games } auf { $routes } Strecken, gespielt von { $names }.
report-several = { $count } × { $name }
report-sections = Abschnitte
report-numbers = Die Zahlen
report-footer = Alle Intervalle sind 95-%-Konfidenzintervalle.

## Das Wichtigste

report-tile-decided = { $count ->
    [one] Spiel mit Sieg
   *[other] Spiele mit Sieg
}
report-tile-decided-more = von { $games } gespielten, { $actions } Aktionen
report-tile-rounds = Runden im mittleren Spiel (Median)
report-tile-rounds-more = von { $least } bis { $most }
report-tile-order = { report-place } in der Zugreihenfolge ({ $players } am Tisch): Anteil an Siegen
report-tile-order-more = zwischen { $low } und { $high }; fair wären { $fair }
report-tile-bought = am häufigsten gekauft
report-copies = { $copies } pro Spiel

## Was gespielt wurde

report-played = Was gespielt wurde
report-fact-games = Spiele
report-fact-players = Spieler
report-fact-table = Am Tisch
report-fact-routes = Strecken
report-fact-variants = Varianten
report-fact-numbers = Nummern der Spiele
report-fact-seeds = Startwerte
report-all-won = { $games }, alle mit Sieg
report-some-won = { $games }, davon { $count } ohne Sieg
report-entry = { $bot } (Nr. { $entry }, { report-games })
report-table-size = zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $players }
} ({ report-games })
report-variant-all = { $variant } (alle Spiele)
report-variant-none = keine: die offiziellen Regeln ohne Höhlen
report-range = { $low } bis { $high }

## Wer gewinnt

report-seats = Wer gewinnt
report-seats-about = Ein Punkt zeigt den Anteil an Siegen ({ report-games } mit Sieg). Der Balken um ihn ist das 95-%-Konfidenzintervall, die gestrichelte Linie der faire Anteil. Grün ist deutlich mehr als fair, Rot deutlich weniger. Die Zugreihenfolge zählt ab dem Platz, der begonnen hat.
report-place = { $place ->
    [1] Erste Stelle
    [2] Zweite Stelle
    [3] Dritte Stelle
   *[other] Vierte Stelle
}
report-by-order = Nach Zugreihenfolge, { $players } am Tisch
report-by-order-table = Siege nach Zugreihenfolge
report-by-player = Nach Spielern, auf allen Plätzen
report-by-player-table = Siege nach Spielern
report-won = { $name }: { $share } der Spiele gewonnen ({ $low } bis { $high }), { $lean ->
    [more] mehr
   *[less] weniger
} als die fairen { $fair }.
report-no-difference = Kein klarer Unterschied ({ report-games }): Jedes Intervall enthält den fairen Anteil.

## Vorteil der Plätze

report-advantage = Vorteil der Plätze je Strecke
report-route-players = { $route }, { $players } am Tisch
report-advantage-gain = { $route }: Wer an erster Stelle spielte, gewann { $gain } Prozentpunkte { $lean ->
    [more] mehr
   *[less] weniger
} als den fairen Anteil.
report-advantage-missed = { $missing ->
    [0] Keines
   *[other] { $missing }
} von { $total } Intervallen { $missing ->
    [0] verfehlt
    [one] verfehlt
   *[other] verfehlen
} den fairen Anteil; durch bloßen Zufall wären es etwa { $expected }.
report-advantage-more = Die Zahlen unten enthalten { $count } weitere.
report-advantage-table = Siege nach Strecke und Zugreihenfolge

## Dauer

report-length = Wie lange ein Spiel dauert
report-length-table = Runden bis zur Ankunft der siegreichen Expedition
report-length-reading = Jede Säule zählt die Spiele, die in dieser Runde gewonnen wurden.
report-length-some = Von { $games } Spielen war die Hälfte bis Runde { $round } gewonnen, die mittlere Hälfte in den Runden { $low } bis { $high }; das kürzeste dauerte { $least } Runden, das längste { $most }.
report-length-same = { report-games }, gewonnen in Runde { $round }.
report-length-routes = Am kürzesten dauert ein Spiel auf „{ $shortest }“ mit durchschnittlich { $least } Runden, am längsten auf „{ $longest }“ mit { $most }.
report-median = Median { $round }
report-axis-arrival = Runde der siegreichen Ankunft
report-axis-round = Runde

## Käufe

report-cards = Was gekauft wird
report-cards-none = Niemand hat eine Karte gekauft.
report-cards-about = { $cards ->
    [one] 1 Karte wurde gekauft
   *[other] { $cards } Karten wurden gekauft
}, { $each } pro Spiel.
report-cards-free = { card-transmitter }: { $cards ->
    [one] 1 weitere Karte
   *[other] { $cards } weitere Karten
} kostenlos.
report-cards-heading = Käufe nach Karte und Runde
report-cards-most = Am häufigsten gekauft: { $card }, { $copies } pro Spiel. Höhepunkt: { $peak } in Runde { $round }.
report-cards-reading = Gekaufte Karten in hundert Spielen; ein leeres Feld bedeutet weniger als eine in zweihundert.
report-cards-table = Erhaltene Karten
report-buyers = Wie erfolgreich die Käufe waren
report-buyers-more = Deutlich mehr Siege als fair, vor allem mit: { $cards }.
report-buyers-less = Deutlich weniger Siege, vor allem mit: { $cards }.
report-buyers-none = Mit keiner gekauften Karte gab es deutlich mehr oder weniger Siege als fair.
report-buyers-reading = Expeditionen, die die Karte mindestens einmal gekauft haben. Was sie kaufen, hängt auch vom Stand des Spiels ab; ein Anteil beweist also nicht, dass die Karte den Ausschlag gab.
report-buyers-table = Siege der Expeditionen, die eine Karte gekauft haben

## Wege über den Spielplan

report-ways = Wohin die Expeditionen ziehen
report-ways-about = Ein Besuch zählt, wenn eine Figur am Ende einer Bewegung auf einem Feld stehen bleibt.
report-ways-shown = Von { $routes } Strecken sind die { $shown } meistgespielten gezeichnet.
report-ways-none = Keine Figur hat sich bewegt.
report-ways-busiest = Das meistbesuchte Feld ist { $space } mit { $visits } Besuchen pro Spiel, { $share } aller Besuche.
report-ways-never = Nie besucht, obwohl begehbar: { $never } von { $spaces } Feldern.
report-ways-gate = { $share } der Ankünfte führten über { $space }.
report-ways-table = Besuche
report-heat = Farben von dunkel (kein Besuch) bis weiß ({ $visits } Besuche pro Spiel)
report-heat-never = nie
report-heat-most = { $visits } pro Spiel
report-board = Felder: { $spaces }, Höhlen: { $count }
report-legend = { $name }: { $about }
report-legend-rubble = Karten ausspielen
report-legend-base_camp = Karten entsorgen
report-legend-mountain = gesperrt
report-legend-cave = Plättchen

## Was die Spiele entschied

report-decided = Wie die Spiele entschieden wurden
report-decided-some = Bei { $share } der Spiele kam in der entscheidenden Runde nur eine Expedition an, bei { $ties } entschied die Gleichstandsregel.
report-decided-all = Jedes Spiel wurde gewonnen.
report-decided-left = Ohne Sieg: { report-games }.
report-decided-none = Kein Spiel wurde gewonnen.
report-decided-table = Was die Spiele entschied
report-reason-only_arrival = einzige Ankunft
report-reason-most_blockades = meiste Blockaden
report-reason-highest_blockade = höchste Blockade
report-reason-first_arrival = erste Ankunft
report-reason-forfeit = kampflos
report-reason-stalemate = Stillstand
report-reason-unfinished = nicht beendet
report-stopped = in der letzten erlaubten Runde abgebrochen

## Spalten der Tabellen

report-column-games = Spiele
report-column-wins = Siege
report-column-share = Anteil
report-column-low = von
report-column-high = bis
report-column-fair = fair
report-column-order = Stelle
report-column-player = Spieler
report-column-players = am Tisch
report-column-route = Strecke
report-column-all = alle Strecken
report-column-mean = Mittel
report-column-least = Min.
report-column-quarter = 25 %
report-column-median = Median
report-column-three_quarters = 75 %
report-column-most = Max.
report-column-card = Karte
report-column-bought = gekauft
report-column-each = pro Spiel
report-column-mean_round = mittlere Runde
report-column-taken = kostenlos
report-column-space = Feld
report-column-visits = Besuche
report-column-all_visits = aller Besuche
report-column-reason = entschieden durch

## Bilder von Wertungen und Trainings

report-ladder = Die Leiter nach El Dorado
report-ladder-games = { $bots } Spieler, { report-games } zu zweit
report-ladder-reading = Elo-Punkte um das Mittel: der breite Balken ist ein Standardfehler, die dünne Linie das 95-%-Intervall.
report-training = Den Weg nach El Dorado lernen
report-training-games = { report-games }, { $generations ->
    [one] 1 Generation
   *[other] { $generations } Generationen
}
report-training-rounds = Runde des Siegs, über alle Einstellungen
report-training-error = Fehler der Vorhersage, in Runden
report-training-values = von { $low } bis { $high }
report-training-reading = Nach Generation: Das erste Netz lernte aus Spielen von „{ level-walker }“, jedes spätere aus eigenen.
