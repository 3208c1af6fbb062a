### Warum ein Zug gut ist: ein Halbsatz je Art von `Reason`. Die Argumente stehen in en/hints.ftl.

hint-arrive = erreicht El Dorado
hint-progress = { $steps ->
    [one] 1 Schritt näher
   *[other] { $steps } Schritte näher
}
hint-reposition = eine bessere Position für den nächsten Zug
hint-blockade = nimmt Blockade { $number }
hint-blockade-rival = nimmt Blockade { $number }, bevor { $name } es kann
hint-cave = { $caves ->
    [one] erkundet eine Höhle
   *[other] erkundet { $caves } Höhlen
}
hint-thin = { $count ->
    [one] macht das Deck schlanker (entsorgt: { $card })
   *[other] macht das Deck schlanker (entsorgt: { $count } × { $card })
}
hint-use_up = { $count ->
    [one] verbraucht: { $card }
   *[other] verbraucht: { $count } × { $card }
}
hint-open = { $symbol ->
    [machete] { $card } öffnet den Weg durch den Dschungel
    [paddle] { $card } öffnet den Weg über den Fluss
   *[coin] { $card } öffnet den Weg durch die Dörfer
}
hint-buy = neu im Deck: { $card }
hint-keep = behält für den nächsten Zug: { $cards }
hint-hinder = hält { $name } auf
hint-save = behält den gerade eingesetzten Gegenstand
hint-draw = zuerst { $card }: mehr Karten, dann ein besserer Plan
hint-fetch = zieht sofort die Karte { $card }, die noch in diesem Zug spielbar ist
hint-none = nichts Besseres in Sicht
hint-summary = { $win } % Gewinnchance, Ankunft etwa in Runde { $round }
