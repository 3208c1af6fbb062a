### La fin d’une course : les cartes gagnantes, le tour décisif et l’image à partager.

end-fan = Les cartes de la victoire : { $cards }

decision-title = Le tour de jeu décisif
decision-race = Au tour { $round }, { $name } s’est approché de l’El Dorado de { $theirs ->
        [one] un pas
       *[other] { $theirs } pas
    }, et vous { $own ->
        [0] d’aucun
        [one] d’un seul
       *[other] de { $own }
    }.
decision-analysis = Tour { $round } : après ce tour de jeu, vos chances n’ont plus jamais été aussi bonnes.
decision-look = Le revoir
decision-retry = Rejouer ce tour

share-open = Image du résultat
share-title = Le résultat en image
share-headline = { $name } gagne après { $rounds ->
        [one] un tour
       *[other] { $rounds } tours
    }
share-alt = Le parcours avec le chemin de chacun. { $headline }
share-drawing = L’image est en cours de dessin…
share-share = Partager
share-png = Enregistrer en PNG
share-svg = Enregistrer en SVG
share-failed = L’image n’a pas pu être créée.
