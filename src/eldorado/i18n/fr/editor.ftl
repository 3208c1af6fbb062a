### L’écran de l’atelier : construire un parcours. Les arguments sont décrits dans en/editor.ftl.

editor-title = Atelier de parcours
editor-about = Construisez votre propre parcours avec les éléments de la boîte.
editor-empty = Choisissez sous « Éléments » une face du plateau de départ.
editor-tools = Outils
editor-undo = Annuler
editor-redo = Rétablir
editor-turn = Tourner
editor-flip = Retourner
editor-left = Place précédente
editor-right = Place suivante
editor-insert = Insérer après
editor-inserting = Le prochain élément sera inséré après { $piece }.
editor-remove = Retirer
editor-pieces = Le parcours, élément par élément
editor-tray = Éléments
editor-take = Poser : { $piece }
editor-part = { $piece }, { $turns ->
    [0] sans rotation
    [one] { $turns } rotation
   *[other] { $turns } rotations
}{ $side ->
    [none] { "" }
    [n] , au nord
    [ne] , au nord-est
    [se] , au sud-est
    [s] , au sud
    [sw] , au sud-ouest
   *[nw] , au nord-ouest
}{ $slide ->
    [left] , décalage à gauche
    [right] , décalage à droite
   *[none] { "" }
}
editor-blue = Plaque d’arrivée bleue
editor-green = Plaque d’arrivée verte
editor-laid = Posé : { $part }
editor-turned = Tourné : { $part }
editor-flipped = Retourné : { $part }
editor-moved = Déplacé : { $part }
editor-removed = Retiré : { $part }
editor-chosen = Choisi : { $part }
editor-undone = Annulé.
editor-redone = Rétabli.
editor-no-room = Cet élément ne tient nulle part. Tournez ou déplacez-en d’abord un autre.
editor-state = Jouable ?
editor-unfinished = Pas encore terminé : il manque des plateaux ou la plaque d’arrivée. Vous pouvez l’enregistrer tel quel.
editor-against = Adversaire
editor-try = Essayer
editor-facts = Caractéristiques
editor-show-way = Montrer le chemin le plus facile
editor-show-narrow = Montrer les passages étroits ({ $count })
editor-show-tight = { $count ->
    [one] Montrer l’endroit le plus étroit ({ $count } seul chemin)
   *[other] Montrer l’endroit le plus étroit ({ $count } chemins côte à côte)
}
editor-show-stretch = Montrer { $count } cases de suite : { $terrain }
editor-tips = Les conseils du livret
editor-no-tips = Rien à changer pour l’instant.
editor-shelf = Mes parcours
editor-name = Nom
editor-line = Courte description
editor-unnamed = Mon parcours
editor-keep = Enregistrer
editor-kept = « { $name } » est enregistré dans ce navigateur.
editor-drop = Supprimer { $name }
editor-copy-of = { $name } (copie)
editor-share = Partager
editor-code = Code du parcours
editor-link = Lien
editor-copy-code = Copier le code
editor-copy-link = Copier le lien
editor-open-page = Ouvrir sa page
editor-copied = Copié.
editor-begin = Commencer par
editor-clear = Une table vide
editor-surprise = Surprenez-moi
editor-from-printed = Un parcours imprimé
editor-from-code = Un code ou un lien
editor-open = Ouvrir

## De retour d’une partie

editor-tried = La partie sur ce parcours
editor-tried-won = { $name } a gagné au tour { $round }.
editor-tried-you = Vous avez gagné au tour { $round }.
editor-tried-nobody = Personne n’a gagné ; la partie s’est terminée au tour { $round }.
editor-tried-ways = Plus une case est claire, plus souvent une expédition y est passée.
editor-tried-show = Montrer les chemins parcourus
editor-publish = Publier ce parcours

## Souhaits

editor-wishes = Surprenez-moi avec un parcours
editor-wishes-about = Tout est facultatif. Avec des souhaits, la recherche prend quelques secondes.
editor-wishes-about-here = Tout est facultatif. Avec des souhaits, la recherche prend une minute ou plus sur cet appareil.
editor-wish-any = peu importe
editor-wish-rounds = Durée
editor-wish-rounds-count = environ { $count } tours
editor-wish-difficulty = Difficulté
editor-wish-like = Se joue comme
editor-wish-caves = Au moins cinq grottes
editor-wish-no_bottlenecks = Sans passage étroit
editor-wish-find = Chercher un parcours
editor-wish-looking = Recherche d’un parcours…
editor-wish-found = Trouvé : { $difficulty }, environ { $rounds } tours.
editor-wish-missed = Aucun parcours ne remplit tous les souhaits. Voici le plus proche. Souhaits non remplis : { $wishes }.
