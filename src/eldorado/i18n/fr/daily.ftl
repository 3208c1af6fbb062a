daily-title = Expédition du jour
daily-card-new = La course du jour vous attend
daily-card-running = Continuer la course du jour
daily-card-done = { $rounds ->
    [one] Aujourd’hui : { $rounds } tour
   *[other] Aujourd’hui : { $rounds } tours
}
daily-card-lost = Déjà jouée aujourd’hui
daily-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
daily-no-streak = Pas encore de série
daily-end = Résultat du jour
daily-note-ranked = Expédition du jour : votre premier essai compte. Il n’y a pas de conseils, et personne ne peut jouer pour vous. La course attend votre retour.
daily-note-again = Expédition du jour : un nouvel essai, qui ne compte pas.
refusal-daily = Pour l’essai qui compte, personne ne peut jouer à votre place. L’expédition du jour attend votre retour.
refusal-no_hints-daily = Pour l’essai qui compte, l’expédition du jour n’offre pas de conseils.

daily-about = Sur ce serveur, tout le monde a le même parcours, les mêmes barrières, les mêmes adversaires et les mêmes mélanges de cartes, quoi que fassent les autres. Une nouvelle expédition commence chaque jour à minuit (UTC).
daily-rules = Votre premier essai compte. Il n’y a pas de conseils, mais vous pouvez annuler comme d’habitude. La course continue jusqu’à ce qu’une seule expédition soit encore en chemin : atteignez l’El Dorado en aussi peu de tours que possible.
daily-rivals = Vos adversaires
daily-new-route = Un nouveau parcours
daily-play = Jouer l’expédition du jour
daily-continue = Continuer
daily-again = Rejouer (ne compte pas)
daily-result = Votre résultat
daily-rounds = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}
daily-lost = Non arrivée
daily-strongest = { $level }, le niveau le plus fort
daily-strongest-unknown = Pas encore connu
daily-place = { $place ->
    [1] 1re place sur { $of }
   *[other] { $place }e place sur { $of }
}
daily-place-label = Votre place
daily-days-label = Série
daily-field = Les résultats de tous
daily-field-none = Personne n’a encore terminé.
daily-field-count = { $people ->
    [one] { $people } personne a terminé
   *[other] { $people } personnes ont terminé
}
daily-field-line = { $people ->
    [one] { $result } : { $people } personne
   *[other] { $result } : { $people } personnes
}
daily-you = Vous
daily-next = La prochaine expédition commence dans { $time }
daily-past = Cette expédition est terminée. Ses résultats restent ici.
daily-to-today = L’expédition du jour
daily-share = Partager le résultat
daily-copied = Le résultat est copié.
daily-picture-svg = Image (SVG)
daily-picture-png = Image (PNG)
daily-share-result = Expédition du jour, { $day } : { $result }
daily-share-strongest = niveau le plus fort : { $rounds }
daily-share-streak = série : { $days }
