### L’entraîneur : des énigmes tirées de parties entre joueurs virtuels, l’une après l’autre.

trainer-title = Entraînement
trainer-about = Des situations tirées de vraies courses. Un coup est nettement le meilleur : trouvez-le. Plus vous progressez, plus les énigmes sont difficiles.
trainer-start = S’entraîner
trainer-rating = Votre cote : { $rating }
trainer-streak = { $streak ->
    [one] Série : { $streak } résolue
   *[other] Série : { $streak } résolues
}
trainer-difficulty = Difficulté : { $rating }
puzzle-mined = Trouvez le meilleur coup
puzzle-mined-task = Un coup est nettement meilleur que tous les autres. Jouez-le, puis terminez votre tour.
puzzle-theme-last-round = Le dernier tour
puzzle-theme-last-round-hint = La course est presque finie. Qui arrive quand, et qu’est-ce qui départage ?
puzzle-theme-last-round-best = Tout à la fin, seule l’arrivée compte, et les barrières départagent.
puzzle-theme-blockade = Les barrières
puzzle-theme-blockade-hint = Une barrière est-elle à portée ? Que gagne-t-on à la prendre soi-même ?
puzzle-theme-blockade-best = Prendre la barrière ouvre le chemin, et elle départage à la fin.
puzzle-theme-caves = Les grottes
puzzle-theme-caves-hint = Une grotte est-elle à portée, ou faut-il utiliser une tuile Grotte maintenant ?
puzzle-theme-caves-best = Une tuile Grotte vaut un petit détour, surtout si elle épargne un tour entier.
puzzle-theme-blocking = Barrer la route
puzzle-theme-blocking-hint = Regardez le chemin des autres : par où doivent-ils passer ?
puzzle-theme-blocking-best = Un pion dans un passage étroit peut coûter un tour aux autres.
puzzle-theme-two-pieces = Deux pions
puzzle-theme-two-pieces-hint = Les deux pions doivent arriver. Lequel a le plus besoin de vos cartes ?
puzzle-theme-two-pieces-best = Votre course ne finit qu’avec le second pion : c’est le plus lent qui décide.
puzzle-theme-thinning = Un paquet plus mince
puzzle-theme-thinning-hint = De quelles cartes n’aurez-vous presque plus besoin ?
puzzle-theme-thinning-best = Avec moins de cartes faibles, les bonnes reviennent plus vite.
puzzle-theme-purchase = Le bon achat
puzzle-theme-purchase-hint = Avancer ou acheter ? Regardez le terrain à venir, et ce qui manque à votre paquet.
puzzle-theme-purchase-best = Une carte rapporte si vous la piochez assez souvent avant la fin. Achetez ce que le chemin demande, ou avancez.
