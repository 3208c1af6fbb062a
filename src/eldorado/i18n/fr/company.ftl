company-open = Dire quelque chose
company-about = Chacun à la table le voit dans sa langue. Rien n’est enregistré.
company-reactions = Réactions
company-phrases = Phrases
company-players = Joueurs
company-mute = Ignorer { $name }
company-all-muted = Les réactions et les phrases des autres joueurs sont masquées. Vous pouvez changer cela dans les réglages.
company-said = { $name } : { $remark }
company-setting = Réactions et phrases
company-setting-about = Montre ce que disent les autres joueurs à la table.
remark-smile = sourit
remark-laugh = rit
remark-wow = n’en revient pas
remark-sad = est triste
remark-cheer = applaudit
remark-heart = envoie un cœur
remark-good_luck = Bonne chance !
remark-well_played = Bien joué !
remark-nice_move = Joli coup !
remark-that_hurt = Ça fait mal !
remark-close_race = Quelle course !
remark-thinking = Je réfléchis…
remark-back_soon = Je reviens dans une minute.
remark-sorry = Pardon !
remark-thanks = Merci !
remark-one_more = Encore une ?

notice-offer = Voulez-vous une notification quand c’est à vous de jouer et que cette page est en arrière-plan ?
notice-yes = Oui, prévenez-moi
notice-no = Non merci
notice-refused = Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages.
notice-title = À vous de jouer
notice-body = Tour { $round }, avec { $names }
notice-setting = À vous de jouer
notice-setting-about = Une notification quand c’est à vous de jouer et que la page est en arrière-plan. La page doit rester ouverte.

race-title = Trouver une course
race-about = Nous cherchons des joueurs qui veulent le même type de course. Si personne ne vient, des joueurs virtuels se joignent à vous.
race-players = Joueurs
race-any = Peu importe
race-pace = Rythme
race-quick = Rapide
race-quick-about = Une minute par tour, et trois de plus pour toute la course.
race-relaxed = Tranquille
race-relaxed-about = Sans chronomètre. Tout le monde reste à la table.
race-days = Sur plusieurs jours
race-days-about = Deux jours par tour. Vous n’avez pas besoin de rester sur cette page.
race-seek = Trouver une course
race-wait-title = Recherche d’une course
race-rematch-title = Revanche
race-seat = En attente d’un joueur
race-fill-in = Des joueurs virtuels prendront les places libres dans { $time }.
race-fill-soon = Des joueurs virtuels prennent les places libres.
race-fill-at = Des joueurs virtuels prendront les places libres le { $time }. Vous pouvez fermer cette page.
race-now = Commencer avec des joueurs virtuels
race-leave = Ne plus attendre
race-come = { $count ->
    [one] { $count } personne est là.
   *[other] { $count } personnes sont là.
}

ladder-title = Palmarès
ladder-about = Les joueurs de ce serveur, du plus fort au plus faible. Seuls ceux qui le souhaitent y figurent.
ladder-none = Personne ne figure encore au palmarès.
ladder-place = Place
ladder-name = Nom
ladder-rating = Cote
ladder-games = Parties
ladder-provisional = Provisoire
ladder-provisional-about = Avec moins de { $few } parties terminées, une cote est provisoire et vient après les autres. Le vrai niveau se trouve dans la marge (±) 19 fois sur 20.
ladder-line = { $elo } ± { $margin }
ladder-own = Votre place au palmarès
ladder-you = Vous
ladder-unrated = Vous n’avez pas encore de cote. Terminez une partie pour en avoir une.
ladder-own-rating = Votre cote est de { $elo } ± { $margin }, d’après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
ladder-hidden = Vous n’y figurez pas. Choisissez un nom si vous le souhaitez.
ladder-shown = Vous y figurez sous le nom { $name }.
ladder-join = Figurer au palmarès
ladder-change = Changer de nom
ladder-leave = Ne plus y figurer
ladder-left = Vous ne figurez plus au palmarès.
ladder-joined = Vous figurez maintenant au palmarès.
ladder-levels = Joueurs virtuels
ladder-levels-about = Pour comparer.
ladder-more = { $count ->
    [one] { $count } autre personne figure au palmarès.
   *[other] { $count } autres personnes figurent au palmarès.
}

refusal-alone = Il n’y a personne d’autre à qui parler à cette table.
refusal-name_taken = Quelqu’un au palmarès porte déjà ce nom. Choisissez-en un autre.
refusal-seated = Vous avez déjà une place à cette table.
