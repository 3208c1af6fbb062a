### Comment jouer : les leçons et les énigmes, pas à pas. Le plan et les arguments sont décrits dans
### en/course.ftl.

course-title = Comment jouer
course-about = De petites leçons, une idée à la fois. Vous apprenez en jouant, et un essai manqué ne coûte rien. Laissez la souris ou le doigt sur un élément pour en lire l’explication.
course-not-this-step = Les règles le permettraient, mais ce n’est pas l’objet de cette étape. Rien ne s’est passé ; essayez autre chose.
course-lesson-done = La leçon est terminée. Bravo !
course-finished = Vous avez terminé le cours. Vous savez tout ce qu’il faut : bonne course !

## Les premiers pas

lesson-first-steps = Premiers pas
lesson-first-steps-about = Jouer des cartes, traverser la jungle, atteindre l’El Dorado.
lesson-first-steps-explorer = Voici votre pion, et au bout du chemin les portes de l’El Dorado. Les cartes vous y mènent. Jouez le { card-explorer }, qui vaut 1 machette, et avancez sur la case Jungle indiquée : elle demande 1 machette.
lesson-first-steps-explorer-done = Une machette sur la carte, une sur la case : c’est exactement cela.
lesson-first-steps-explorer-stronger = Cette carte conviendrait aussi, mais vous en aurez besoin bientôt. Prenez la plus faible qui suffit : le { card-explorer }.
lesson-first-steps-scout = L’{ card-scout } vaut 2 machettes. Chaque case coûte autant de force qu’elle montre de symboles, et le reste vous mène plus loin. Avancez de deux cases avec cette seule carte, jusqu’à la case indiquée.
lesson-first-steps-scout-done = Une machette pour la première case, l’autre pour la seconde. La force restante d’une carte peut toujours servir aussitôt.
lesson-first-steps-scout-short = Vous vous arrêteriez là et perdriez la seconde machette. Choisissez la case suivante : la carte fait tout le chemin d’elle-même.
lesson-first-steps-trailblazer = La case suivante montre trois machettes : une seule carte doit donc en apporter au moins trois. Laquelle le peut ?
lesson-first-steps-trailblazer-done = Trois pour trois. L’{ card-trailblazer } ouvre des chemins fermés aux cartes faibles.
lesson-first-steps-trailblazer-weak = Le { card-explorer } vaut 1 machette, et cette case en demande 3. Jouez l’{ card-trailblazer }.
lesson-first-steps-arrive = Plus qu’un pas ! La case d’arrivée montre une machette. Entrez.
lesson-first-steps-arrive-done = Votre pion franchit aussitôt les portes. Arrivez avant les autres, et la course est à vous. C’est tout le jeu ; le reste est l’art d’aller plus vite.

## Symboles

lesson-symbols = Machette, pagaie, pièce
lesson-symbols-about = Chaque paysage demande son propre symbole.
lesson-symbols-river = Une case bleue est un fleuve et demande une pagaie. Allez sur la case indiquée.
lesson-symbols-river-done = C’est cela : le { card-sailor } a la pagaie.
lesson-symbols-river-symbol = Cette carte montre un autre symbole. Sur le fleuve, il faut une pagaie : jouez le { card-sailor }.
lesson-symbols-village = Une case jaune est un village et demande une pièce. Entrez.
lesson-symbols-village-done = La { card-traveler } paie 1 pièce. Les mêmes pièces vous serviront plus tard à acheter des cartes.
lesson-symbols-village-symbol = Un village demande une pièce. Cherchez la carte qui en montre une : la { card-traveler }.
lesson-symbols-jungle = Cette case Jungle montre deux machettes. Vous avez deux cartes { card-explorer }, avec une machette chacune, et l’{ card-scout }, avec deux. Entrez.
lesson-symbols-jungle-done = Exactement. Une carte à elle seule doit être assez forte.
lesson-symbols-jungle-weak = On n’additionne jamais les cartes pour une case : ici, un et un ne font pas deux. Jouez l’{ card-scout }.

## Obstacles

lesson-free-way = Montagnes et autres pions
lesson-free-way-about = Ce qui vous est fermé, et comment le contourner.
lesson-free-way-around = Quelqu’un vous barre la route, et des montagnes se dressent à côté. Tout cela est fermé. L’{ card-trailblazer } vaut 3 machettes : faites le tour jusqu’à la case indiquée.
lesson-free-way-around-done = Trois cases avec une carte, virages compris. Toutes les directions sont permises, même en arrière.
lesson-free-way-around-occupied = On ne peut ni entrer sur une case occupée par un pion ni la traverser. Passez par les deux cases Jungle libres.
lesson-free-way-around-mountain = Personne n’entre jamais sur une montagne, quelle que soit la carte. Contournez-la.
lesson-free-way-around-short = Vous vous arrêteriez à mi-chemin. Une carte suffit pour tout : choisissez la case indiquée avec l’{ card-trailblazer }.

## Jokers

lesson-jokers = Cartes blanches
lesson-jokers-about = Les jokers montrent tous les symboles, mais un seul à la fois.
lesson-jokers-paddle = Les cartes blanches sont des jokers : machette, pagaie ou pièce, à votre choix. Jouez l’{ card-adventurer } comme 2 pagaies et traversez les deux cases Fleuve.
lesson-jokers-paddle-done = Vous avez choisi la pagaie, et ce choix a tenu pour les deux pas.
lesson-jokers-paddle-mixed = D’abord pagaie, puis machette : cela ferait deux symboles. Une carte garde le même pendant tout son déplacement.
lesson-jokers-paddle-short = Il vous reste une seconde pagaie. Continuez avec la même carte jusqu’à la case indiquée.
lesson-jokers-paddle-jack = Le { card-jack_of_all_trades } ne suffit que pour un pas. Gardez cette carte et prenez ici l’{ card-adventurer }.
lesson-jokers-paddle-symbol = C’est un fleuve : choisissez la pagaie.
lesson-jokers-coin = Maintenant, le { card-jack_of_all_trades } : tous les symboles, force 1. Entrez dans le village.
lesson-jokers-coin-done = Cette fois, une pièce. Chaque fois que vous jouez une telle carte, vous choisissez de nouveau.
lesson-jokers-coin-symbol = Un village demande une pièce. Choisissez ce symbole pour le { card-jack_of_all_trades }.

## Éboulis

lesson-rubble = Éboulis
lesson-rubble-about = Les cases grises demandent des cartes, n’importe lesquelles.
lesson-rubble-pay = Une case grise est un éboulis. Elle demande des cartes au lieu de symboles : ici deux de votre main, celles que vous voulez. Derrière se trouve une case Jungle de résistance 2. Payez avec deux cartes dont vous pouvez vous passer.
lesson-rubble-pay-done = Ce que montrent ces cartes n’a pas compté. Elles sont dans votre zone de jeu et iront à la défausse à la fin de votre tour : elles restent dans votre paquet.
lesson-rubble-pay-scout = C’est possible, mais l’{ card-scout } serait alors dépensé, et lui seul vous mène dans la jungle derrière. Payez avec deux autres cartes.
lesson-rubble-pay-count = Cette case montre deux cartes : payez-en exactement deux.
lesson-rubble-on = Maintenant, entrez dans la jungle.
lesson-rubble-on-done = Voilà pourquoi vous avez gardé l’{ card-scout }.

## Campements

lesson-base-camp = Campements
lesson-base-camp-about = Laissez vos cartes faibles derrière vous, et votre paquet devient plus fort.
lesson-base-camp-leave = Une case rouge est un campement. Elle demande aussi des cartes, mais celles-ci sont écartées du jeu pour de bon. Laissez-y la { card-traveler }.
lesson-base-camp-leave-done = Elle ne reviendra jamais. Cela ressemble à une perte, mais c’est un gain.
lesson-base-camp-leave-pioneer = Le { card-pioneer } serait perdu pour de bon, et c’est votre meilleure carte. Laissez-en une faible.
lesson-base-camp-thin = Ce campement demande deux cartes. Laissez vos deux cartes faibles.
lesson-base-camp-thin-done = Trois cartes faibles de moins. Désormais, vous piocherez plus souvent les fortes.
lesson-base-camp-thin-pioneer = Gardez le { card-pioneer } : un campement prend les cartes pour toujours. Vous en avez deux faibles à laisser.
lesson-base-camp-thin-count = Ce campement montre deux cartes : laissez-en exactement deux.
lesson-base-camp-on = Le { card-pioneer } vaut 5 machettes : assez pour deux cases Jungle de résistance 3 et 2. Allez sur la case indiquée.
lesson-base-camp-on-done = Deux cases difficiles avec une carte.
lesson-base-camp-on-short = Il vous reste deux machettes. Continuez aussitôt jusqu’à la case indiquée.
lesson-base-camp-end = Terminez votre tour et voyez ce que vous piochez.
lesson-base-camp-end-done = Rien que des cartes fortes : voilà l’effet d’un paquet réduit. Mais attention : avec moins de quatre cartes dans votre paquet, votre main devient plus petite.

## Barrières

lesson-blockades = Barrières
lesson-blockades-about = Ouvrez le passage, continuez et gardez la barrière.
lesson-blockades-carry = Les barrières ferment le passage entre deux parties du parcours. La barrière 1 demande une machette. L’{ card-trailblazer } en a trois : prenez la barrière et continuez avec la même carte sur deux cases Jungle.
lesson-blockades-carry-done = Une pour la barrière, deux pour le chemin. Elle est à vous, et le passage est libre pour tous.
lesson-blockades-carry-closed = Le passage est fermé. Prenez la barrière 1 en chemin : choisissez la case indiquée avec cette carte.
lesson-blockades-carry-stay = Vous pouvez en rester là, mais deux machettes seraient perdues. On ne s’arrête pas sur une barrière ; laissez la carte continuer.
lesson-blockades-carry-short = Une machette serait perdue. Avancez d’une case de plus avec la même carte.
lesson-blockades-cards = La barrière 3 montre un éboulis : payez une carte de votre main. Vous aurez besoin du { card-sailor } ensuite.
lesson-blockades-cards-done = Votre pion n’a pas bougé : un paiement ne laisse aucune force pour continuer. La carte payée reste dans votre paquet.
lesson-blockades-cards-sailor = Vous ne pourriez alors plus traverser le fleuve derrière. Payez avec l’autre carte.
lesson-blockades-cards-symbol = Aucun symbole n’aide ici : cette barrière demande une carte. Payez-la avec la { card-traveler }.
lesson-blockades-across = Le passage est libre. À la pagaie !
lesson-blockades-across-done = Vous avez deux barrières. Si plusieurs joueurs atteignent l’El Dorado au même tour, elles peuvent vous donner la victoire.

## Acheter

lesson-buying = Acheter des cartes
lesson-buying-about = Une nouvelle carte par tour, si vous pouvez la payer.
lesson-buying-count = Une fois par tour, vous pouvez acheter une carte. La { card-traveler } donne 1 pièce, la { card-photographer } 2, et chaque carte sans pièce une demi-pièce. Avec vos quatre cartes, achetez le { card-transmitter }, qui coûte 4.
lesson-buying-count-done = Une, deux et deux demies : 4 pièces. La nouvelle carte est sur votre pile de défausse, pas dans votre main.
lesson-buying-count-more = Le coût est de 4, et ces cartes ne l’atteignent pas. Payez avec les quatre.
lesson-buying-count-cheap = Vous pourriez l’acheter, mais vous avez de quoi prendre une carte plus chère : le { card-transmitter }.
lesson-buying-end = Vous n’avez pas avancé, et c’est permis : personne n’y est obligé. Terminez votre tour.
lesson-buying-end-done = Vous avez pioché quatre nouvelles cartes. Le { card-transmitter } attend dans votre défausse. Quand votre pioche sera vide, la défausse sera mélangée, et vous pourrez piocher cette carte.

## Demi-pièces

lesson-half-coins = Demi-pièces et monnaie
lesson-half-coins-about = Chaque carte vaut quelque chose, et on ne rend pas la monnaie.
lesson-half-coins-halves = Aucune de ces quatre cartes ne montre de pièce : chacune vaut une demi-pièce. Combien cela fait-il ? Dépensez le tout.
lesson-half-coins-halves-done = Quatre demi-pièces font deux pièces. Même une main qui ne mène nulle part peut acheter.
lesson-half-coins-halves-cheap = Cela ne coûte que 1, et vos quatre demi-pièces font 2. Achetez une carte à 2 pièces.
lesson-half-coins-halves-dear = Cela coûte plus de 2 pièces. Choisissez une carte à 2.
lesson-half-coins-halves-more = Ce n’est pas encore assez. Payez avec les quatre cartes : cela fait 2.
lesson-half-coins-change = Achetez l’{ card-scout }. Il coûte 1, et on ne rend pas la monnaie. Payez sans rien perdre.
lesson-half-coins-change-done = Une pièce pour une pièce. Le reste de votre main est encore là.
lesson-half-coins-change-waste = C’est possible, mais la { card-photographer } vaut 2, et la seconde pièce serait perdue. Payez avec la { card-traveler }.
lesson-half-coins-change-both = Une de ces cartes suffit. Laissez de côté celle dont vous n’avez pas besoin.
lesson-half-coins-change-other = C’est une bonne carte aussi. Cette fois, achetez l’{ card-scout }.

## La fin d’un tour

lesson-end-of-turn = La fin d’un tour
lesson-end-of-turn-about = Garder ou défausser, puis compléter sa main à quatre cartes.
lesson-end-of-turn-keep = Aucune carte ne mène sur la case Jungle de résistance 2, et rien n’est obligatoire. Mais trois cases Fleuve se trouvent derrière. Terminez votre tour en gardant le { card-captain } pour elles ; défaussez le reste.
lesson-end-of-turn-keep-done = Ce que vous ne gardez pas va à la défausse. Puis vous piochez jusqu’à avoir de nouveau quatre cartes.
lesson-end-of-turn-keep-all = Chaque carte gardée, c’est une carte de moins à piocher ; avec quatre, vous n’en piocheriez aucune. Il vous faut quelque chose pour la jungle : ne gardez que le { card-captain }.
lesson-end-of-turn-keep-gone = Le { card-captain } irait alors à la défausse. Choisissez de garder cette carte.
lesson-end-of-turn-jungle = Vous avez pioché l’{ card-scout } ! Entrez dans la jungle.
lesson-end-of-turn-jungle-done = Et maintenant, la carte que vous avez gardée.
lesson-end-of-turn-river = Le { card-captain } vaut 3 pagaies. Traversez les trois cases Fleuve.
lesson-end-of-turn-river-done = Trois cases d’un coup. Garder cette carte en valait la peine.
lesson-end-of-turn-river-short = Il vous reste des pagaies. Continuez jusqu’à la case indiquée.
lesson-end-of-turn-shuffle = Terminez encore une fois votre tour, et regardez votre pioche : son nombre de cartes est près du grand bouton.
lesson-end-of-turn-shuffle-done = Elle était vide : votre défausse a été mélangée et est devenue la nouvelle pioche. Cela n’arrive que lorsqu’il manque une carte.

## La réserve

lesson-reserve = La réserve
lesson-reserve-about = Quand un emplacement du marché est libre, tout est à vendre.
lesson-reserve-last = Le plateau marché a six emplacements, chacun avec une pile. Toutes les autres cartes sont dans la réserve, encore fermée. Il ne reste qu’une carte { card-scout } : achetez-la.
lesson-reserve-last-done = L’emplacement est libre, et cela ouvre toute la réserve, pour vous et pour tous.
lesson-reserve-last-closed = Cette carte est dans la réserve, et les six emplacements sont pris. Videz-en un d’abord : achetez la dernière carte { card-scout }.
lesson-reserve-last-other = C’est possible, mais les six emplacements resteraient pris. Achetez la dernière carte { card-scout }.
lesson-reserve-end = Un achat par tour, pas plus. Terminez votre tour.
lesson-reserve-end-done = De nouvelles cartes, et parmi elles la { card-journalist } avec 3 pièces.
lesson-reserve-compass = Regardez maintenant dans la réserve, à côté des six piles du marché ou en dessous, et achetez la { card-compass }. Elle coûte 2.
lesson-reserve-compass-done = Le reste de sa pile a pris l’emplacement libre. La réserve est fermée jusqu’à ce qu’un autre emplacement se libère. Si vous avez payé avec la { card-journalist }, la troisième pièce est perdue : on ne rend pas la monnaie.
lesson-reserve-compass-other = Cette carte est à vendre aussi, maintenant qu’un emplacement est libre. Mais cette fois, prenez la { card-compass }.

## Équipements

lesson-items = Équipements
lesson-items-about = Forts, mais une seule fois.
lesson-items-plane = L’{ card-prop_plane } est un équipement : tous les symboles, force 4, une seule fois dans la partie. Survolez les deux cases Fleuve.
lesson-items-plane-done = 2 pagaies, puis 1 ; la quatrième n’a pas servi. Mais l’équipement a été utilisé : il est écarté du jeu.
lesson-items-plane-short = Il est écarté du jeu de toute façon, même si vous vous arrêtez là. Continuez jusqu’à la case indiquée.
lesson-items-rubble = Ici, un éboulis demande une carte. Payez avec le { card-treasure_chest }, et voyez ce qui lui arrive.
lesson-items-rubble-done = Cette carte est dans votre zone de jeu et reviendra : vous avez payé avec elle, sans utiliser sa capacité.
lesson-items-rubble-pioneer = C’est possible aussi. Mais essayez avec le { card-treasure_chest } : vous ne le perdrez pas.
lesson-items-half = Le { card-treasure_chest } donne 4 pièces une fois, ou une demi-pièce sans être écarté. Achetez l’{ card-scout }, qui coûte 1, et gardez l’équipement : payez une demi-pièce avec lui et une avec le { card-explorer }.
lesson-items-half-done = Deux demi-pièces, et le { card-treasure_chest } reste dans votre paquet pour un plus gros achat.
lesson-items-half-whole = Quatre pièces pour une carte qui en coûte 1, et l’équipement serait perdu. Comptez-le pour une demi-pièce, avec le { card-explorer }.

## Piocher davantage

lesson-drawing = Des cartes pour piocher
lesson-drawing-about = Les cartes violettes agissent aussitôt.
lesson-drawing-cartographer = Les cartes violettes ont une action. Le { card-cartographer } fait piocher deux cartes, que vous pouvez jouer pendant ce tour même. Jouez-le.
lesson-drawing-cartographer-done = Deux nouvelles cartes en main, et votre tour continue.
lesson-drawing-cartographer-compass = Bien aussi, mais la { card-compass } ne sert qu’une fois. Commencez par le { card-cartographer }.
lesson-drawing-pioneer = Utilisez ce que vous avez pioché : le { card-pioneer } vous fait traverser deux cases Jungle de résistance 1 et 2.
lesson-drawing-pioneer-done = D’abord piocher, ensuite prévoir : c’est souvent le meilleur ordre.
lesson-drawing-pioneer-short = Sa force suffit aussi pour la case suivante. Choisissez la case indiquée.
lesson-drawing-compass = Les actions se jouent à tout moment, avant, entre et après vos déplacements. La { card-compass } fait piocher trois cartes. Jouez-la maintenant.
lesson-drawing-compass-done = Trois cartes de plus. La { card-compass } est un équipement : elle est écartée du jeu.
lesson-drawing-captain = Et maintenant, le fleuve, avec le { card-captain }.
lesson-drawing-captain-done = Deux cartes au départ, quatre cases parcourues, et il vous reste des cartes : piocher fait durer votre tour.
lesson-drawing-captain-short = Il vous reste deux pagaies, juste assez pour la case suivante. Continuez jusqu’à la case indiquée.

## Alléger le paquet

lesson-thinning = Moins de cartes, de meilleures cartes
lesson-thinning-about = Deux cartes violettes qui font le tri dans votre paquet.
lesson-thinning-scientist = La { card-scientist } fait piocher une carte, puis permet d’en écarter une de votre main pour de bon. Jouez-la.
lesson-thinning-scientist-done = Vous avez pioché le { card-pioneer }. Choisissez maintenant la carte à écarter.
lesson-thinning-scientist-log = Cette carte viendra ensuite. Commencez par la { card-scientist }.
lesson-thinning-remove = Écartez une de vos cartes faibles : la { card-traveler } ou le { card-explorer }.
lesson-thinning-remove-done = Écartée pour de bon. La { card-scientist }, elle, reste dans votre paquet et pourra recommencer.
lesson-thinning-remove-none = Vous pouvez n’en écarter aucune, mais c’est rarement une bonne idée. Écartez une carte faible.
lesson-thinning-remove-good = Elle est bien trop bonne ! Écartez une carte faible.
lesson-thinning-log = Le { card-travel_log } fait piocher deux cartes et permet d’en écarter deux. Jouez-le.
lesson-thinning-log-done = Deux cartes de plus. Desquelles avez-vous le moins besoin ?
lesson-thinning-two = Écartez deux cartes faibles. Gardez le { card-pioneer }.
lesson-thinning-two-done = Le { card-travel_log } est un équipement : il est écarté du jeu lui aussi. Trois cartes de moins d’un seul coup !
lesson-thinning-two-good = Pas le { card-pioneer } ! Choisissez deux cartes faibles.
lesson-thinning-two-few = Ici, vous pouvez écarter deux cartes, et vous en avez deux faibles. Choisissez les deux.
lesson-thinning-on = Il vous reste des cartes fortes. Traversez les deux cases Jungle avec le { card-pioneer }.
lesson-thinning-on-done = Dans un paquet réduit, les meilleures cartes reviennent sans cesse.
lesson-thinning-on-short = La carte vaut 5 machettes : trois pour cette case, deux pour la suivante. Choisissez la case indiquée.

## Le poste de transmission

lesson-transmitter = Une carte gratuite
lesson-transmitter-about = Le { card-transmitter } vous donne une carte de votre choix, gratuitement.
lesson-transmitter-take = Le { card-transmitter } permet de prendre gratuitement une carte de votre choix, au { zone-market } ou dans la réserve, même si tous les emplacements sont pris. Prenez l’une de celles qui coûtent 5 : le { card-pioneer }, la { card-millionaire } ou l’{ card-native }.
lesson-transmitter-take-done = Elle est sur votre défausse, et aucune pile n’a bougé. L’équipement est écarté du jeu.
lesson-transmitter-take-cheap = C’est gratuit : prenez donc l’une des plus chères, le { card-pioneer }, la { card-millionaire } ou l’{ card-native }.
lesson-transmitter-take-first = Vous pourrez encore acheter ensuite. Utilisez d’abord le { card-transmitter }.
lesson-transmitter-buy = Ce n’était pas un achat. Vous pouvez donc encore acheter une carte : faites-le.
lesson-transmitter-buy-done = Deux nouvelles cartes en un tour.

## L’indigène

lesson-native = Un pas n’importe où
lesson-native-about = L’{ card-native } peut aller presque partout.
lesson-native-rubble = Cet éboulis demande trois cartes. L’{ card-native } vous y mène sans rien payer : un pas sur n’importe quelle case adjacente. Seules les montagnes et les cases occupées restent fermées.
lesson-native-rubble-done = Aucune carte payée. Et l’{ card-native } n’est pas un équipement : la carte reste dans votre paquet.
lesson-native-rubble-pay = Cela coûterait toute votre main. La carte { card-native } suffit à elle seule.
lesson-native-blockade = L’{ card-native } peut aussi prendre une barrière, quoi qu’elle demande. Prenez la barrière 6.
lesson-native-blockade-done = Elle est à vous. La carte ne fait qu’une chose : votre pion reste là pour l’instant.
lesson-native-blockade-across = Pas les deux à la fois : le passage est encore fermé. Prenez d’abord la barrière 6 avec l’{ card-native }.
lesson-native-blockade-pay = Deux cartes suffiraient, mais il n’en resterait aucune pour continuer. Prenez la barrière 6 avec l’{ card-native }.
lesson-native-on = Le passage est libre. Entrez dans la jungle.
lesson-native-on-done = Une carte ouvre le passage, la suivante le traverse.

## Un tour complet

lesson-whole-turn = Un tour complet
lesson-whole-turn-about = Piocher, avancer, payer, acheter : tout ensemble.
lesson-whole-turn-draw = Maintenant, un tour complet. Voyez d’abord ce que vous avez : jouez le { card-cartographer }.
lesson-whole-turn-draw-done = L’{ card-native } et la { card-journalist } rejoignent votre main. Cinq cartes, et un long chemin.
lesson-whole-turn-draw-first = Voyez d’abord ce que vous piochez : cela peut changer vos plans. Jouez le { card-cartographer } en premier.
lesson-whole-turn-jungle = D’abord avancer, ensuite acheter. Le { card-pioneer } vaut 5 machettes : une, deux et deux font cinq.
lesson-whole-turn-jungle-done = Trois cases, rien de perdu.
lesson-whole-turn-jungle-buy = Après votre achat, les cartes à symbole ne vous font plus avancer. D’abord avancer, ensuite acheter.
lesson-whole-turn-jungle-short = Pas si tôt : la carte suffit pour les trois cases Jungle.
lesson-whole-turn-camp = Un campement pour une carte. Laissez-y la { card-traveler }.
lesson-whole-turn-camp-done = Écartée pour de bon, et sans regret.
lesson-whole-turn-camp-good = Vous aurez encore besoin de cette carte. Laissez la { card-traveler }.
lesson-whole-turn-river = Deux cases Fleuve, de résistance 2 et 1 : jouez l’{ card-prop_plane } comme pagaie.
lesson-whole-turn-river-done = La quatrième pagaie est perdue, et l’équipement est écarté du jeu.
lesson-whole-turn-river-short = L’{ card-prop_plane } passe les deux cases d’un coup. Choisissez la case indiquée.
lesson-whole-turn-rubble = Trois cartes pour cette case ? Avec l’{ card-native }, vous n’en payez aucune.
lesson-whole-turn-rubble-done = C’était le dernier déplacement.
lesson-whole-turn-buy = Il vous reste la { card-journalist }, 3 pièces, et un emplacement du marché est libre : la réserve est donc ouverte. Achetez-y la { card-compass }.
lesson-whole-turn-buy-done = Le reste de sa pile prend l’emplacement ; la troisième pièce est perdue.
lesson-whole-turn-buy-other = Vous pourriez l’avoir aussi. Cette fois, prenez la { card-compass }.
lesson-whole-turn-end = Il ne reste rien à faire. Terminez votre tour.
lesson-whole-turn-end-done = Les cartes jouées sont défaussées, les cartes écartées ne reviendront pas, et vous avez quatre nouvelles cartes. Voilà un tour complet !

## Le dernier tour

lesson-last-round = Le dernier tour
lesson-last-round-about = Comment finit la course, et qui gagne si plusieurs arrivent.
lesson-last-round-arrive = Vous avez le chapeau de Premier Joueur, et vous êtes à deux pas des portes. Entrez.
lesson-last-round-arrive-done = Ce tour devient ainsi le dernier. Ceux qui vous suivaient ont encore joué une fois ; l’un d’eux est arrivé aussi, avec une barrière contre vos deux. Qui a le plus de barrières gagne : la course est à vous.
lesson-last-round-arrive-short = Pourquoi attendre ? L’{ card-scout } va jusqu’aux portes.
lesson-last-round-most = Votre adversaire est déjà arrivé pendant ce tour, avec la barrière 2. Vous avez la barrière 1, et c’est la dernière fois que vous jouez. Prenez encore une barrière, puis arrivez.
lesson-last-round-most-done = Deux contre une. Arriver plus tard n’y change rien : on compte d’abord les barrières.
lesson-last-round-most-early = Vous auriez une barrière chacun, et le numéro le plus élevé décide : son 2 bat votre 1. Prenez d’abord la barrière 4 avec le { card-sailor }.
lesson-last-round-number = Votre adversaire a la barrière 5, vous n’en avez aucune. Vous pouvez en prendre une avant d’arriver. Laquelle vous fait gagner ?
lesson-last-round-number-done = Une barrière chacun, et 6 est plus grand que 5. Si personne n’en avait, le premier arrivé gagnerait. Sans arriver, on ne gagne jamais.
lesson-last-round-number-early = Aucune contre une : vous arriveriez, et perdriez quand même. Prenez d’abord une barrière.
lesson-last-round-number-low = Une barrière chacun, mais 1 est plus petit que 5. Prenez plutôt la barrière 6, avec deux cartes.
lesson-last-round-number-explorer = Il ne resterait pas de machette pour le dernier pas. Payez avec la { card-traveler } et une seule carte { card-explorer }.

## Deux pions

lesson-two-pieces = À deux joueurs, deux pions
lesson-two-pieces-about = Amenez vos deux pions aux portes.
lesson-two-pieces-front = À deux joueurs, chacun a deux pions. Chaque carte en déplace un. Votre second pion est derrière le premier : avancez donc le premier de deux cases avec l’{ card-scout }.
lesson-two-pieces-front-done = Le chemin est libre pour l’autre.
lesson-two-pieces-front-blocked = Vos deux pions se bloquent l’un l’autre, comme ceux d’un adversaire. Avancez celui de devant.
lesson-two-pieces-front-short = Avancez le pion 1 aussi loin que va l’{ card-scout } : jusqu’à la case indiquée.
lesson-two-pieces-other = La carte suivante peut déplacer l’autre pion. Avancez le pion 2 avec le { card-explorer }.
lesson-two-pieces-other-done = Une carte, un pion : la force restante ne se partage jamais entre les deux.
lesson-two-pieces-other-front = Cette fois, déplacez l’autre : le pion 2.
lesson-two-pieces-home = Vos deux pions doivent arriver. Amenez-les aux portes pendant ce tour : choisissez bien quelle carte va à quel pion.
lesson-two-pieces-home-done = Un pion aux portes ne gêne plus, et l’autre suit dans le même tour. Seul le deuxième déclenche le dernier tour.
lesson-two-pieces-home-behind = Le pion 1 barre la route. Il passe d’abord.
lesson-two-pieces-home-strong = Le pion 1 n’a besoin que d’une machette. Gardez l’{ card-scout } pour le pion 2, qui a deux pas à faire.

## Grottes

lesson-caves = Grottes
lesson-caves-about = Un arrêt à côté d’une grotte rapporte une tuile Grotte.
lesson-caves-explore = Une grotte est une montagne pleine de trésors. Terminez un déplacement à côté : allez sur la case indiquée.
lesson-caves-explore-done = Vous avez gagné une tuile Grotte, posée devant vous, face visible. Utilisez-la maintenant ou plus tard.
lesson-caves-use = Utilisez votre tuile : elle vaut 1 machette, comme une carte. Avancez d’une case.
lesson-caves-use-done = La tuile est écartée du jeu. Vous êtes encore à côté de la grotte, mais vous l’étiez déjà avant : vous n’en gagnez donc pas d’autre.
lesson-caves-use-card = Gardez vos cartes. Utilisez votre tuile de 1 machette.
lesson-caves-away = Pour explorer de nouveau, arrêtez-vous d’abord à l’écart de la grotte. Allez sur la case Jungle indiquée.
lesson-caves-away-done = Vous n’êtes plus à côté de la grotte. La carte suivante peut vous ramener.
lesson-caves-away-near = Cette case est aussi à côté de la grotte. Arrêtez-vous plus loin.
lesson-caves-back = Revenez avec une autre carte.
lesson-caves-back-done = Une seconde tuile ! Mais explorer prend du temps, et les autres avancent.
lesson-caves-pass = Atteignez la case indiquée pendant ce tour, en gagnant une tuile. Passer devant la grotte ne suffit pas : il faut s’arrêter à côté.
lesson-caves-pass-done = Un court arrêt, une tuile, et pas de temps perdu.
lesson-caves-pass-passed = Vous passeriez devant la grotte sans rien gagner. Arrêtez-vous à côté avec une carte plus faible, puis continuez.
lesson-caves-blocked = Une barrière vous sépare de cette grotte : vous n’y avez donc rien gagné. Prenez la barrière et restez là.
lesson-caves-blocked-done = La grotte vous est ouverte, et vous l’avez explorée. Si un adversaire avait pris la barrière, vous n’auriez rien reçu.
lesson-caves-blocked-gone = La grotte est juste ici. Prenez la barrière 1 et restez où vous êtes.

## Des tuiles pour les cartes

lesson-card-tokens = Des tuiles Grotte pour vos cartes
lesson-card-tokens-about = Piocher, écarter, échanger, garder.
lesson-card-tokens-draw = Vos tuiles Grotte s’utilisent à tout moment pendant que vous jouez des cartes, une fois chacune. Celle-ci fait piocher une carte. Utilisez-la.
lesson-card-tokens-draw-done = Le { card-pioneer } ! Vous pouvez le jouer pendant ce tour même.
lesson-card-tokens-remove = Celle-ci écarte pour de bon une carte de votre main. De laquelle n’avez-vous plus besoin ?
lesson-card-tokens-remove-done = Un paquet plus petit, sans passer par un campement.
lesson-card-tokens-remove-good = Le { card-pioneer } serait perdu pour de bon. Choisissez la carte faible.
lesson-card-tokens-replace = Avec cette tuile, posez jusqu’à quatre cartes et piochez-en autant. Échangez vos trois cartes faibles.
lesson-card-tokens-replace-done = Trois meilleures cartes. Celles que vous avez posées sont seulement défaussées, pas écartées du jeu.
lesson-card-tokens-replace-good = Gardez le { card-pioneer } et échangez les trois cartes faibles.
lesson-card-tokens-replace-few = Vous pouvez en échanger davantage à la fois. Choisissez les trois cartes faibles.
lesson-card-tokens-keep = Cette tuile permet de garder un équipement juste après l’avoir utilisé. Entrez d’abord dans la jungle avec la { card-giant_machete }, puis utilisez la tuile.
lesson-card-tokens-keep-done = La { card-giant_machete } est dans votre zone de jeu, au lieu d’être écartée du jeu.
lesson-card-tokens-keep-early = Elle s’utilise juste après un équipement. Avancez d’abord avec la { card-giant_machete }.

## Des tuiles pour le chemin

lesson-way-tokens = Des tuiles Grotte pour le chemin
lesson-way-tokens-about = Avancer, passer, changer de symbole, payer.
lesson-way-tokens-move = Les tuiles à symbole vous font avancer comme une carte. Utilisez vos 2 pagaies : allez sur la case indiquée.
lesson-way-tokens-move-done = Comme une carte. Mais ce n’en est pas une : elle ne paie ni éboulis ni campement.
lesson-way-tokens-move-short = Il vous reste une seconde pagaie. Continuez jusqu’à la case indiquée.
lesson-way-tokens-native = Celle-ci agit comme l’{ card-native } : un pas sur n’importe quelle case adjacente. Allez sur la case indiquée.
lesson-way-tokens-native-done = Trois cartes économisées.
lesson-way-tokens-change = Avec cette tuile, votre prochaine carte change de symbole et garde sa force. Utilisez-la, puis allez sur la case Fleuve de résistance 3 avec l’{ card-trailblazer } comme pagaie.
lesson-way-tokens-change-done = Pour une fois, 3 machettes sont devenues 3 pagaies.
lesson-way-tokens-change-symbol = L’{ card-trailblazer } montre des machettes. Utilisez d’abord votre tuile, puis choisissez la pagaie.
lesson-way-tokens-pass = Quelqu’un barre la route. Cette tuile vous laisse passer par les cases occupées jusqu’à la fin de votre tour. Utilisez-la, puis allez sur la case indiquée.
lesson-way-tokens-pass-done = Vous passez comme s’il n’y avait personne, au coût habituel.
lesson-way-tokens-pass-occupied = Cette case est occupée. Utilisez d’abord votre tuile.
lesson-way-tokens-coins = Les tuiles avec des pièces peuvent aussi payer. Achetez l’{ card-trailblazer }, qui coûte 3 : 1 pièce de la { card-traveler } et 2 de votre tuile.
lesson-way-tokens-coins-done = Une et deux font trois. La tuile utilisée est écartée du jeu.
lesson-way-tokens-coins-cheap = Voyez plus grand : avec votre tuile, vous avez 3 pièces. Achetez l’{ card-trailblazer }.
lesson-way-tokens-coins-more = La carte coûte 3. Ajoutez les 2 pièces de votre tuile.

## Énigmes

puzzles-title = Énigmes
puzzles-about = De petites situations à résoudre. Chaque solution reçoit jusqu’à trois étoiles.
puzzle-stars-0 = Pas encore. Annulez une action ou recommencez.
puzzle-stars-1 = Une étoile : un début.
puzzle-stars-2 = Deux étoiles : c’est bien, et il y a mieux encore.
puzzle-stars-3 = Trois étoiles : personne ne peut faire mieux.

puzzle-village = Avant la nuit
puzzle-village-task = Atteignez le village indiqué pendant ce tour, avec le moins de cartes possible.
puzzle-village-hint = La barrière et le village demandent chacun une pièce. Quelles sont les deux cartes qui peuvent en montrer une ?
puzzle-village-best = L’{ card-trailblazer } traverse tout droit les deux cases Jungle. Puis la { card-traveler } et le { card-jack_of_all_trades } apportent deux pièces, une pour la barrière, une pour le village. Le { card-sailor } ne sert pas.

puzzle-cheapest = Le chemin le moins cher
puzzle-cheapest-task = Atteignez la case Jungle indiquée pendant ce tour, avec le moins de cartes possible.
puzzle-cheapest-hint = Le chemin le plus court n’est pas le moins cher. Quelle carte va loin à elle seule ?
puzzle-cheapest-best = Par le fleuve : le { card-captain } fait trois pas avec une carte, et n’importe quelle machette fait le dernier. Deux cartes en tout. Le chemin par la barrière semble plus court, mais il demande plus de cartes.

puzzle-purchase = Qu’achèteriez-vous ?
puzzle-purchase-task = Un emplacement est libre : tout est donc à vendre. Votre paquet se réduit à ces trois cartes : ce que vous achetez maintenant, vous l’aurez en main au prochain tour. Atteignez l’El Dorado en deux tours.
puzzle-purchase-hint = Regardez d’abord la fin du chemin : que manque-t-il à votre paquet ?
puzzle-purchase-best = Rien dans votre paquet ne montre de pagaie, et deux cases Fleuve attendent à la fin. Le { card-captain } coûte 2 et les traverse toutes les deux. Vos autres cartes font le reste du chemin, à ce tour ou au prochain.

puzzle-both-home = Les deux pions aux portes
puzzle-both-home-task = Amenez les deux pions à l’El Dorado pendant ce tour, avec le moins de cartes possible.
puzzle-both-home-hint = Qui part le premier, et qui a le plus long chemin ?
puzzle-both-home-best = Le pion 1 part d’abord avec l’{ card-scout } : exactement deux pas. La voie est alors libre, et l’{ card-trailblazer } amène le pion 2 en trois pas.

puzzle-tie = Départager l’égalité
puzzle-tie-task = Votre adversaire est arrivé avec la barrière 2. C’est la dernière fois que vous jouez : arriver rapporte deux étoiles, gagner le départage en rapporte trois.
puzzle-tie-hint = La barrière 1 seule ne suffit pas. Qu’y a-t-il d’autre à portée, et que faut-il pour le dernier pas ?
puzzle-tie-best = L’{ card-trailblazer } prend la barrière 1 et avance de deux cases. Le { card-jack_of_all_trades }, comme pagaie, prend la barrière 4, et le { card-sailor } fait le dernier pas. Deux contre une.

puzzle-thin = Alléger son paquet
puzzle-thin-task = Atteignez la case Jungle indiquée pendant ce tour, et écartez du jeu en chemin autant de cartes que possible.
puzzle-thin-hint = Une carte fait piocher et écarter. Et l’un des deux chemins passe par un campement.
puzzle-thin-best = La { card-scientist } fait piocher la { card-traveler } et écarter une carte. Le campement en prend deux autres, faibles aussi, et l’{ card-scout } va jusqu’au bout : trois cartes de moins, pas un pas perdu.

puzzle-cave = Deux fois la grotte
puzzle-cave-task = La grotte contient une tuile de 2 machettes, puis une de 1 pièce. Atteignez le village indiqué pendant ce tour.
puzzle-cave-hint = Il vous faut la pièce : vous devez donc explorer deux fois. Pour cela, arrêtez-vous entre-temps à l’écart de la grotte.
puzzle-cave-best = Arrêtez-vous à côté de la grotte pour les 2 machettes, éloignez-vous sur la case Jungle du dessous, revenez pour la pièce, et payez l’entrée du village.

puzzle-two-turns = Deux tours d’avance
puzzle-two-turns-task = Vous savez ce que vous piocherez. Atteignez l’El Dorado en deux tours.
puzzle-two-turns-hint = Une case Fleuve de résistance 2 vous attend. Laquelle de vos cartes peut y mener, et l’aurez-vous encore à ce moment-là ?
puzzle-two-turns-best = Dépensez maintenant le { card-explorer } et le { card-sailor }, et gardez le { card-captain } pour la case Fleuve de résistance 2. Au prochain tour, l’{ card-scout }, la { card-traveler }, le { card-captain } et le { card-explorer } mènent aux portes.

measure-way_left = { $count ->
    [0] Vous y êtes.
    [one] Il reste { $count } symbole devant vous.
   *[other] Il reste { $count } symboles devant vous.
}
measure-pieces_home = { $count ->
    [one] { $count } pion arrivé.
   *[other] { $count } pions arrivés.
}
measure-won = { $count ->
    [0] La course n’est pas gagnée.
   *[other] La course est gagnée.
}
measure-blockades = Barrières : { $count }.
measure-cards_played = { $count ->
    [one] { $count } carte jouée.
   *[other] { $count } cartes jouées.
}
measure-cards_removed = { $count ->
    [one] { $count } carte écartée du jeu.
   *[other] { $count } cartes écartées du jeu.
}
measure-cards_gained = { $count ->
    [one] { $count } carte de cette sorte dans votre paquet.
   *[other] { $count } cartes de cette sorte dans votre paquet.
}
measure-tokens_left = Tuiles Grotte restantes : { $count }.
measure-best_turn = { $count ->
    [0] Il y a un meilleur coup.
   *[other] C’est le meilleur coup.
}
