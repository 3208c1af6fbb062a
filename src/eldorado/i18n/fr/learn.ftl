### Ce qui entoure les leçons et les énigmes de course.ftl.

## Contents

learn-begin = Vos premiers pas
learn-continue = Reprendre où vous en étiez
learn-start = Commencer
learn-go-on = Continuer
learn-complete = Le cours est terminé
learn-lessons = Leçons
learn-lessons-done = Leçons terminées : { $done } sur { $lessons }. Suivez-les dans l’ordre, ou choisissez ce que vous voulez savoir.
learn-done = terminée
learn-steps-done = { $done } sur { $steps }
learn-then = Et maintenant, jouez
learn-then-about = Votre première course, contre deux des joueurs virtuels les plus faibles. Les règles restent à portée de main. Un conseiller vous avertit des grosses erreurs ; vous pouvez le désactiver.
learn-rules = Règles
learn-play = Jouer une première partie
learn-lost = Cette leçon n’existe pas. Choisissez l’une de celles-ci.

## Beside the board

learn-contents = Leçons et énigmes
learn-lesson = Leçon { $lesson } sur { $lessons }
learn-step = Étape { $step } sur { $steps }
learn-puzzle = Énigme { $puzzle } sur { $puzzles }
learn-turn = Coup { $turn } sur { $turns }
learn-marked = indiquée
learn-marks = Indiqué sur le plateau : { $spaces }.
learn-back = Une étape en arrière
learn-repeat = Répéter cette étape
learn-show = Montrez-moi
learn-skip = Passer
learn-next = Étape suivante
learn-next-lesson = Leçon suivante
learn-finish = Et maintenant, jouez
learn-watch = Regardez…
learn-wait = Un instant…

## Puzzles

learn-stars = { $stars ->
    [one] { $stars } étoile sur 3
   *[other] { $stars } étoiles sur 3
}
learn-again = Recommencer depuis le début
learn-retry = Recommencer
learn-plan-yourself = Il faut plus d’une carte pour y aller. Dans une énigme, c’est à vous de les trouver : choisissez une carte après l’autre.
learn-hint = Indice
learn-best = Meilleure solution
learn-next-puzzle = Énigme suivante
learn-draw = Votre pioche, en partant du dessus :
learn-cave = Dans la grotte, en partant du dessus :

## How it is done by hand

learn-how-move = Choisissez la carte, puis la case.
learn-how-blockade = Choisissez une carte, puis la barrière. S’il reste de la force à la carte, choisissez la case derrière pour continuer aussitôt.
learn-how-pay = Choisissez l’endroit sur le plateau, puis des cartes de votre main, et appuyez sur le grand bouton.
learn-how-buy = Choisissez la carte du marché. Un paiement est proposé ; choisissez des cartes de votre main pour le changer. Puis appuyez sur le grand bouton.
learn-how-play = Choisissez la carte, puis appuyez sur le grand bouton.
learn-how-take = Choisissez la carte, appuyez sur le grand bouton, puis choisissez une carte du marché.
learn-how-remove = Choisissez les cartes à écarter, puis appuyez sur le grand bouton.
learn-how-token = Vos tuiles Grotte sont à côté de votre pioche et de votre défausse. Choisissez-en une, puis une case ou le grand bouton.
learn-how-end = Appuyez sur le grand bouton.
learn-how-keep = Choisissez l’icône au-dessus d’une carte pour la garder, puis appuyez sur le grand bouton.
learn-how-puzzle = Terminez votre tour quand vous avez fini : vous recevez alors vos étoiles.
