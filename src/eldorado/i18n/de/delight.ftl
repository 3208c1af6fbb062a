### Das Ende eines Rennens: das Deck des Siegers, der Zug, der es entschied, und das Bild zum Teilen.

end-fan = Das Deck, das es geschafft hat: { $cards }

decision-title = Der Zug, der es entschied
decision-race = In Runde { $round } kam { $name } El Dorado { $theirs ->
        [one] einen Schritt
       *[other] { $theirs } Schritte
    } näher, du { $own ->
        [0] keinen
        [one] einen
       *[other] { $own }
    }.
decision-analysis = Runde { $round }: Nach diesem Zug standen deine Chancen nie wieder so gut.
decision-look = Ansehen
decision-retry = Diesen Zug noch einmal versuchen

share-open = Bild vom Ergebnis
share-title = Das Ergebnis als Bild
share-headline = { $name } gewinnt nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }
share-alt = Die Strecke mit den Wegen aller. { $headline }
share-drawing = Das Bild wird gezeichnet …
share-share = Teilen
share-png = Als PNG sichern
share-svg = Als SVG sichern
share-failed = Das Bild konnte nicht erstellt werden.
