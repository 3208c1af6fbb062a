### Ce que dit le guide d’une première partie, une chose à la fois, et la question des sons. Les arguments sont décrits dans
### en/guide.ftl.

guide-title = Guide
guide-next = Suivant
guide-skip = Jouer sans le guide
guide-start = Continuer la course
guide-others = Les autres avancent. Ensuite, ce sera de nouveau à vous.
guide-quiet = Jouez comme il vous plaît. Je reviendrai quand il y aura du nouveau.

## Étapes

guide-goal = Bienvenue ! Votre pion est mis en évidence. Amenez-le avant les autres à l’El Dorado, la cité d’or à l’autre bout du parcours.
guide-cards = Voici votre main. Chaque carte montre un symbole et sa force : les machettes pour la jungle, les pagaies pour le fleuve, les pièces pour les villages.
guide-spaces = Une case montre les symboles qu’elle demande, et une seule carte doit en avoir assez. Avec la carte { $card }, vous atteignez les cases indiquées.
guide-move = À vous : touchez une case indiquée. Le jeu choisit la carte pour vous.
guide-card = Touchez maintenant une case claire, ou faites-y glisser la carte.
guide-go = La ligne montre votre chemin, et les cartes relevées seront jouées. Appuyez sur « Y aller », ou touchez de nouveau la case.
guide-again = Vous pouvez jouer autant de cartes que vous voulez, l’une après l’autre. Avancez d’abord : après un achat, on n’avance plus pendant ce tour.
guide-rivals = Voici les expéditions. Le nombre près du drapeau indique combien de cases il reste jusqu’à l’El Dorado : pour vous, { $count }. Les plus petits nombres comptent les cartes en main et dans les piles.
guide-piles = Vos piles : d’abord la pioche, puis la défausse avec tout ce que vous avez joué et acheté. Quand la pioche est vide, la défausse est mélangée, et vous pouvez piocher vos nouvelles cartes.
guide-hint = Un doute ? L’ampoule propose de bons coups, explique pourquoi, et peut en jouer un pour vous. Demandez aussi souvent que vous voulez.
guide-market = Avec les cartes qui ne servent pas à avancer, achetez-en de meilleures. Le nombre près de la pièce est le prix. Choisissez une carte claire au marché, ou terminez votre tour.
guide-pay = Les cartes relevées paient : les cartes à pièces valent leur force, toute autre carte une demi-pièce. Achetez avec le grand bouton.
guide-empty = Votre main est vide. Terminez votre tour avec le grand bouton, puis vous piochez quatre nouvelles cartes.
guide-end = Vous pouvez encore jouer des cartes, ou terminer votre tour avec le grand bouton. Ce qui reste en main est défaussé, et vous piochez quatre nouvelles cartes.
guide-special = Les éboulis gris et les campements rouges demandent des cartes de votre main, peu importe lesquelles. Celles d’un éboulis vous reviennent ; celles d’un campement sont écartées pour de bon : idéal pour les cartes faibles.
guide-blockade = Une barrière ! Elle ferme le passage. Le premier qui remplit sa condition la prend et ouvre le passage à tous. En cas d’égalité, elle peut vous donner la victoire.
guide-bye = Vous savez l’essentiel. Pointez un élément, ou gardez le doigt dessus, pour en lire l’explication. Un conseiller vous avertit des mauvais coups ; l’ampoule permet de le désactiver. Bonne chance !

## Étapes pour qui joue au clavier

guide-go-keys = La ligne montre votre chemin, et les cartes relevées seront jouées.
guide-card-keys = Choisissez maintenant une des cases claires.
guide-move-keys = À vous d’avancer. Le jeu choisit la carte pour vous.
guide-market-keys = Avec les cartes qui ne servent pas à avancer, achetez-en de meilleures. Le nombre près de la pièce est le prix.
guide-pay-keys = Les cartes relevées paient : les cartes à pièces valent leur force, toute autre carte une demi-pièce.
guide-empty-keys = Votre main est vide. À la fin de votre tour, vous piochez quatre nouvelles cartes.
guide-end-keys = Vous pouvez encore jouer des cartes, ou terminer votre tour. Ce qui reste en main est défaussé, et vous piochez quatre nouvelles cartes.
guide-bye-keys = Vous savez l’essentiel. Un conseiller vous avertit des mauvais coups ; l’ampoule permet de le désactiver. Bonne chance !

## Quelles touches

guide-how-main = { $shortcuts ->
    [yes] Pour cela, appuyez sur { $main }.
   *[no] Allez au grand bouton avec Tab et appuyez sur Entrée.
}
guide-how-end = { $shortcuts ->
    [yes] Appuyez sur { $main } pour terminer votre tour.
   *[no] Allez au grand bouton avec Tab et appuyez sur Entrée.
}
guide-how-target = { $shortcuts ->
    [yes] { $target } mène à la prochaine case accessible, Entrée la choisit.
   *[no] Allez au plateau avec Tab, à une case avec les flèches, et appuyez sur Entrée.
}
guide-how-market = { $shortcuts ->
    [yes] { $market } ouvre le marché, Tab mène à la carte suivante, Entrée la choisit. Ou terminez votre tour avec { $main }.
   *[no] Allez au marché avec Tab et appuyez sur Entrée, ou terminez votre tour avec le grand bouton.
}
guide-how-help = { $shortcuts ->
    [yes] Appuyez sur { $help } pour l’aide et toutes les touches.
   *[no] L’aide montre toutes les touches.
}
guide-how-next = { $shortcuts ->
    [yes] Appuyez sur { $next } pour continuer.
   *[no] Continuez avec Tab et Entrée.
}

## Sons

sound-ask = Voulez-vous des sons ?
sound-listen = Écouter
sound-on = Oui
sound-off = Non
