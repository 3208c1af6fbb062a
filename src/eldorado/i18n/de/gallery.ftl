# Die Streckengalerie und die Seite einer Strecke.

gallery-title = Streckengalerie
gallery-about = Strecken, die Leute auf diesem Server gebaut, zu Ende gespielt und veröffentlicht haben.
gallery-sort = Reihenfolge
gallery-sort-fresh = neueste zuerst
gallery-sort-played = meistgespielte zuerst
gallery-sort-difficulty = leichteste zuerst
gallery-sort-length = kürzeste zuerst
gallery-difficulty = Schwierigkeit
gallery-any = egal
gallery-size = Länge
gallery-size-short = kurz
gallery-size-medium = mittellang
gallery-size-long = lang
gallery-caves = nur mit Höhlen
gallery-found =
    { $count ->
        [0] Keine Strecke passt.
        [one] Eine Strecke
       *[other] { $count } Strecken
    }
gallery-none = Hier hat noch niemand eine Strecke veröffentlicht. Baue eine, spiele sie zu Ende, dann kannst du sie veröffentlichen.
gallery-build = Strecke bauen
gallery-more = Mehr zeigen
gallery-by = von { $author }
gallery-anonymous = ohne Namen veröffentlicht
gallery-played =
    { $count ->
        [0] noch nicht gespielt
        [one] einmal gespielt
       *[other] { $count }-mal gespielt
    }
gallery-rounds = etwa { $rounds } Runden
gallery-unrated = noch nicht bewertet
gallery-yours = deine
gallery-route = Eine Strecke
gallery-facts = Eckdaten
gallery-pieces = Teile
gallery-steps = Kürzester Weg
gallery-steps-count =
    { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
gallery-length = Länge
gallery-blockades = Blockaden
gallery-cave-count = Höhlen
gallery-width = Getrennte Wege
gallery-terrain = Gelände
gallery-terrain-line = Dschungel { $jungle } %, Fluss { $river } %, Dorf { $village } %
gallery-code = Streckencode
gallery-rating = Bewertung
gallery-rated = Wenn Computerspieler hier um die Wette laufen, kommt der erste etwa in Runde { $rounds } an. Schwierigkeit: { $difficulty }.
gallery-rated-by = Bewertet von: { $bots }
gallery-rating-soon = Computerspieler laufen gerade auf dieser Strecke um die Wette. Die Bewertung erscheint bald hier.
gallery-play = Spielen
gallery-workshop = In der Werkstatt öffnen
gallery-publish = Veröffentlichen
gallery-publish-title = Diese Strecke veröffentlichen
gallery-publish-about = Alle auf diesem Server sehen die Strecke, ihren Namen und was du dazu schreibst.
gallery-publish-first = Spiele zuerst auf dieser Strecke ein Spiel zu Ende. Danach kannst du sie veröffentlichen.
gallery-publish-again = Änderungen speichern
gallery-published = Die Strecke steht in der Galerie.
gallery-withdraw = Aus der Galerie nehmen
gallery-withdrawn = Die Strecke steht nicht mehr in der Galerie.
gallery-hidden = Wer diesen Server betreibt, hat diese Strecke aus der Galerie genommen.
gallery-name = Name der Strecke
gallery-line = Ein Satz dazu
gallery-author = Dein Name (freiwillig)
gallery-picture = Plan der Strecke { $name }
gallery-back = Zur Galerie

refusal-published = Diese Strecke ist schon veröffentlicht.
refusal-route_hidden = Wer diesen Server betreibt, hat diese Strecke aus der Galerie genommen. Sie kann nicht veröffentlicht werden.
refusal-not_finished = Spiele zuerst auf dieser Strecke ein Spiel zu Ende. Danach kannst du sie veröffentlichen.
refusal-no_name = Gib der Strecke einen Namen.
