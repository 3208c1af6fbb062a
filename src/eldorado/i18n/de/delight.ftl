### Das Ende eines Rennens: das Deck des Siegers, der Zug, der es entschied, und das Bild zum Teilen.

end-fan = Das siegreiche Deck: { $cards }

decision-title = Der entscheidende Zug
decision-race = In Runde { $round } kam { $name } El Dorado { $theirs ->
        [one] einen Schritt
       *[other] { $theirs } Schritte
    } näher, du { $own ->
        [0] keinen
        [one] einen
       *[other] { $own }
    }.
decision-analysis = Runde { $round }: Nach diesem Zug standen deine Chancen nie wieder so gut.
decision-last = { $name } kam in keiner Runde weiter als du. Deine letzte Gelegenheit war Runde { $round }.
decision-look = Diesen Zug ansehen
decision-retry = Diesen Zug noch einmal versuchen

share-open = Bild vom Ergebnis
share-title = Das Ergebnis als Bild
share-headline = { $name } gewinnt nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }
share-alt = Die Strecke mit allen Wegen. { $headline }
share-drawing = Das Bild wird gezeichnet …
share-share = Teilen
share-png = Als PNG speichern
share-svg = Als SVG speichern
share-failed = Das Bild konnte nicht erstellt werden.
