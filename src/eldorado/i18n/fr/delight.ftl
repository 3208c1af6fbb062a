### La fin d’une course : les cartes gagnantes, le tour décisif et l’image à partager.

end-fan = Les cartes de la victoire : { $cards }

decision-title = Le tour de jeu décisif
decision-race = Au tour { $round }, { $name } a gagné { $theirs ->
        [one] { $theirs } case
       *[other] { $theirs } cases
    } en direction de l’El Dorado, et vous { $own ->
        [0] aucune
        [one] une seule
       *[other] { $own }
    }.
decision-analysis = Tour { $round } : après ce tour de jeu, vos chances n’ont plus jamais été aussi bonnes.
decision-last = { $name } n’a jamais avancé plus que vous en un tour. Votre dernière chance était au tour { $round }.
decision-look = Revoir ce coup
decision-retry = Rejouer ce coup

share-open = Image du résultat
share-title = Le résultat en image
share-headline = { $name } gagne après { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }
share-alt = Le parcours avec le chemin de chacun. { $headline }
share-drawing = Création de l’image…
share-share = Partager
share-png = Enregistrer en PNG
share-svg = Enregistrer en SVG
share-failed = L’image n’a pas pu être créée.
