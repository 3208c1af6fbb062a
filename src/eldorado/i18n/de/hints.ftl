### Warum ein Zug gut ist: ein Halbsatz je Art von `Reason`. Die Argumente stehen in en/hints.ftl.

hint-arrive = erreicht El Dorado
hint-progress = { $steps ->
    [one] 1 Schritt näher
   *[other] { $steps } Schritte näher
}
hint-reposition = ein besserer Platz zum Weiterziehen
hint-blockade = nimmt Blockade { $number }
hint-blockade-rival = nimmt Blockade { $number }, bevor { $name } es kann
hint-cave = { $caves ->
    [one] erkundet eine Höhle
   *[other] erkundet { $caves } Höhlen
}
hint-thin = { $count ->
    [one] macht den Stapel schlanker (weg: { $card })
   *[other] macht den Stapel schlanker (weg: { $count } × { $card })
}
hint-use_up = { $count ->
    [one] braucht auf: { $card }
   *[other] braucht auf: { $count } × { $card }
}
hint-open = { $symbol ->
    [machete] { $card } öffnet den Dschungel vor dir
    [paddle] { $card } öffnet den Fluss vor dir
   *[coin] { $card } öffnet die Dörfer vor dir
}
hint-buy = neu im Stapel: { $card }
hint-keep = behält für den nächsten Zug: { $cards }
hint-hinder = hält { $name } auf
hint-save = rettet den eben benutzten Gegenstand
hint-draw = zuerst { $card }: mehr Karten, dann ein besserer Plan
hint-none = nichts Besseres in Sicht
hint-summary = { $win } % Gewinnchance, Ankunft etwa in Runde { $round }
