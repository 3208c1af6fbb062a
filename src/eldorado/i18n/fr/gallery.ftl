# La galerie des parcours et la page d’un parcours.

gallery-title = Galerie des parcours
gallery-about = Des parcours que des joueurs de ce serveur ont construits, joués jusqu’au bout et publiés.
gallery-sort = Ordre
gallery-sort-fresh = les plus récents
gallery-sort-played = les plus joués
gallery-sort-difficulty = les plus faciles
gallery-sort-length = les plus courts
gallery-difficulty = Difficulté
gallery-any = peu importe
gallery-size = Durée
gallery-size-short = courte
gallery-size-medium = intermédiaire
gallery-size-long = longue
gallery-caves = seulement avec des grottes
gallery-found =
    { $count ->
        [0] Aucun parcours ne correspond.
        [one] Un parcours
       *[other] { $count } parcours
    }
gallery-none = Personne n’a encore publié de parcours ici. Construisez-en un, jouez-le jusqu’au bout, et vous pourrez le publier.
gallery-build = Construire un parcours
gallery-more = En voir plus
gallery-by = par { $author }
gallery-anonymous = publié sans nom
gallery-played =
    { $count ->
        [0] pas encore joué
        [one] joué une fois
       *[other] joué { $count } fois
    }
gallery-rounds = environ { $rounds } tours
gallery-unrated = pas encore évalué
gallery-yours = le vôtre
gallery-route = Un parcours
gallery-facts = Caractéristiques
gallery-pieces = Éléments
gallery-steps = Chemin le plus court
gallery-steps-count =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
gallery-length = Durée estimée
gallery-blockades = Barrières
gallery-cave-count = Grottes
gallery-width = Chemins séparés
gallery-terrain = Terrains
gallery-terrain-line = jungle { $jungle } %, fleuve { $river } %, village { $village } %
gallery-code = Code du parcours
gallery-rating = Évaluation
gallery-rated = Dans les courses entre joueurs virtuels, le premier arrive vers le tour { $rounds }. Difficulté : { $difficulty }.
gallery-rated-by = Évalué par : { $bots }
gallery-rating-soon = Des joueurs virtuels font la course sur ce parcours. L’évaluation apparaîtra bientôt ici.
gallery-play = Jouer
gallery-workshop = Ouvrir dans l’atelier
gallery-publish = Publier
gallery-publish-title = Publier ce parcours
gallery-publish-about = Tout le monde sur ce serveur verra le parcours, son nom et ce que vous en écrivez.
gallery-publish-first = Jouez une partie jusqu’au bout sur ce parcours. Vous pourrez ensuite le publier.
gallery-publish-again = Enregistrer les modifications
gallery-published = Le parcours est dans la galerie.
gallery-withdraw = Retirer de la galerie
gallery-withdrawn = Le parcours n’est plus dans la galerie.
gallery-hidden = L’administrateur de ce serveur a masqué ce parcours dans la galerie.
gallery-name = Nom du parcours
gallery-line = Courte description
gallery-author = Votre nom (facultatif)
gallery-picture = Carte du parcours { $name }
gallery-back = Retour à la galerie

refusal-published = Ce parcours est déjà publié.
refusal-route_hidden = L’administrateur de ce serveur a masqué ce parcours. Il ne peut pas être publié.
refusal-not_finished = Jouez d’abord une partie jusqu’au bout sur ce parcours. Vous pourrez ensuite le publier.
refusal-no_name = Donnez un nom au parcours.
