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

terminal-hint = help: alles, was du tippen kannst · map: die ganze Karte · market · deck · log · undo · quit
terminal-your-move = Dein Zug:
terminal-move-of = { $name }, dein Zug:
terminal-clause = { $sentence } ({ $clause }; tippe help { $clause })
terminal-unreadable = { $sentence } Tippe help, um zu sehen, was du tippen kannst.
terminal-no-choice = Eine Wahl { $number } gibt es nicht; sie gehen von 1 bis { $count }.
terminal-nothing-done = Nichts ist geschehen.
terminal-few-cards = So bleiben in deinem ganzen Stapel { $cards }, weniger als eine Hand von { $count }. (O-06)
terminal-remove-anyway = Trotzdem entsorgen? (j oder n)
terminal-yes = j ja
terminal-type-number = Tippe eine dieser Nummern:
terminal-and-more = und { $count } weitere; nenne eine Karte, um es einzugrenzen.
terminal-this-turn = Dieser Zug
terminal-meanwhile = Inzwischen
terminal-your-turn = dein Zug
terminal-turn-of = Zug von { $name }
terminal-round = Runde { $round }
terminal-more-choices = Tippe more für { $count } weitere Möglichkeiten.
terminal-around = { $space }. Ringsum:
terminal-nothing-yet = Noch ist nichts geschehen.
terminal-log-round = Runde { $round }:
terminal-saved = Gespeichert als { $path }.
terminal-exists = { $path } gibt es schon. Ersetzen? (j oder n)
terminal-not-saved = Dort wurde nichts gespeichert.
terminal-copy-saved = Eine Kopie ist gespeichert als { $path }.
terminal-hand-over = Gib die Tastatur an { $name }.
terminal-ready = { $name }, drück Enter, wenn du bereit bist.
terminal-others-move = die anderen ziehen
terminal-game-saved = Das Spiel ist gespeichert. Weiter geht es mit:
terminal-record-kept = Die Aufzeichnung ist gespeichert. Geh sie durch mit:

## Das Bild

terminal-route = Teile { $pieces } · mindestens { $steps } Schritte, { $blockades } Blockaden, { $caves } Höhlen
terminal-with-caves = { $route } mit Höhlen
terminal-you = Du
terminal-arrived = angekommen in Runde { $round }
terminal-piles = Hand { $hand }, Zugstapel { $draw }, Ablage { $discard }
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
terminal-label-hands = Alle Hände
terminal-label-played = Ausgespielt
terminal-label-tokens = Plättchen
terminal-label-draw = Zugstapel
terminal-label-discard = Ablage
terminal-label-removed = Entsorgt
terminal-label-unseen = Ungesehen
terminal-label-market = Markt
terminal-label-reserve = Vorrat
terminal-label-blockades = Blockaden
terminal-no-cards = keine Karten
terminal-reserve-open = { $count ->
    [one] offen, ein Platz im Markt ist frei (P-10)
   *[other] offen, { $count } Plätze im Markt sind frei (P-10)
}
terminal-reserve-closed = geschlossen, alle sechs Plätze im Markt sind belegt (P-09)
terminal-market-heading = Markt, Preis in Münzen
terminal-reserve-heading = Vorrat: { $state }
terminal-pile = { $card } Preis { $price }, noch { $count }
terminal-deck-own = Dein Stapel, { $cards }; die Reihenfolge des Zugstapels ist unbekannt
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
terminal-leads = { $space }: nach { $ways }
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
terminal-menu-play = Spielen
terminal-menu-take = Nehmen
terminal-menu-remove = Entsorgen
terminal-menu-buy = Kaufen
terminal-menu-end = Beenden
terminal-menu-with = { $group } mit { $card }
terminal-piece = Figur { $piece }
terminal-take = { $target } nehmen
terminal-taking = { $space } und { $target } nehmen
terminal-finds = { $count ->
    [one] +{ $count } Plättchen
   *[other] +{ $count } Plättchen
}
terminal-for = { $target } für
terminal-removing = { $target } und entsorgen
terminal-for-payment = für { $cards }
terminal-payment = { $card } für { $cards }
terminal-other-payments = andere Bezahlungen
terminal-more = { $count } weitere
terminal-discard-rest = den Rest ablegen
terminal-the-turn = den Zug
terminal-keep-all = alles behalten
terminal-keep = { $cards } behalten
