### Was am Tisch vorgelesen wird: Namen, Antworten auf die Lesetasten, Züge der Computerspieler.

## Spielplan und Hand

speech-board = Der Spielplan. Die Pfeiltasten führen von Feld zu Feld, Bild ab und Bild auf durch die erreichbaren Felder, die Eingabetaste zieht dorthin.
speech-hand = Deine Hand. Die Pfeiltasten wählen eine Karte, die Eingabetaste spielt sie aus, { $keep } behält sie.
speech-help = Hilfe
speech-own-piece = { $piece ->
    [0] deine Figur
   *[other] deine Figur { $piece }
}
speech-piece = { $piece ->
    [0] { $name }
   *[other] { $name }, Figur { $piece }
}
speech-reached = erreichbar mit { $card }
speech-border = neben { $blockades }
speech-stands = { $piece ->
    [0] auf { $place }
   *[other] Figur { $piece } auf { $place }
}
speech-at-gate = { $piece ->
    [0] in El Dorado angekommen
   *[other] Figur { $piece } in El Dorado angekommen
}
speech-piles = Nachziehstapel { $draw }, Ablagestapel { $discard }
speech-tokens = Deine Höhlen-Plättchen: { $tokens }.
speech-blockades = Deine Blockaden: { $blockades }.

## Rund um ein Feld

speech-around = Rund um { $space }.
speech-direction = { $heading }: { $words }.
speech-edge = Rand des Spielplans: { $headings }.
speech-behind = hinter { $blockade }
speech-up-right = rechts oben
speech-right = rechts
speech-down-right = rechts unten
speech-down-left = links unten
speech-left = links
speech-up-left = links oben

## Der Weg von hier

speech-way-next = Als Nächstes: { $demands }.
speech-way-all = Der ganze Weg: { $demands }.
speech-way-none = Von hier führt kein Weg nach El Dorado.
speech-any-cards = { $count ->
    [one] 1 beliebige Karte
   *[other] { $count } beliebige Karten
}
speech-short-hand = Fehlt auf deiner Hand: { $what }.
speech-short-deck = Fehlt in allen deinen Karten: { $what }.

## Markt und Gegner

speech-good = { $card }, Preis { $price }
speech-can-buy = Kaufen kannst du: { $cards }.
speech-buy-nothing = Du kannst jetzt nichts kaufen.
speech-other-goods = Außerdem auf dem Markt: { $cards }.
speech-reserve = { $count ->
    [one] 1 weiterer Stapel liegt im Vorrat.
   *[other] { $count } weitere Stapel liegen im Vorrat.
}
speech-no-rivals = Sonst ist niemand in diesem Wettlauf.

## Ein Zug in einem Satz

speech-turn = { $name }: { $what }. Jetzt { $where }.
speech-nearer = { $count ->
    [one] 1 Schritt näher
   *[other] { $count } Schritte näher
}
speech-took = Blockade { $blockades } genommen
speech-found = { $tokens } gefunden
speech-bought = { $cards } gekauft
speech-removed = { $count ->
    [one] 1 Karte entsorgt
   *[other] { $count } Karten entsorgt
}
speech-idle = nicht vorangekommen

## Beim Wählen

speech-chosen = Gewählt: { $cards }.
speech-best = Am nächsten an El Dorado: { $space }, { $far }.
speech-plan = { $plans ->
    [one] Weg zu { $space }: { $how }. Drücke noch einmal, um zu ziehen.
   *[other] Weg { $plan } von { $plans } zu { $space }: { $how }. Drücke noch einmal, um zu ziehen.
}
speech-deed = { $card } zu { $space }
speech-over = über { $spaces }
speech-not-kept = nicht behalten

## Worauf eine Taste keine Antwort hat

speech-no-target = Im Moment ist kein Ziel erreichbar.
speech-no-nearer = Keine Karte bringt dich jetzt näher an El Dorado.
speech-no-piece = Du hast keine Figur auf dem Spielplan.
speech-no-blockade = Neben diesem Feld liegt keine Blockade.
speech-no-card = Gehe zuerst zu einer Karte auf deiner Hand.
speech-nothing-yet = Es wurde noch nichts gesagt.
speech-no-symbol = { $space } verlangt das Symbol { $symbol }. Keine deiner Karten hat es.
