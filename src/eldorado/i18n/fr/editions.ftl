### Ce qui change d’une édition à l’autre, et ce que nous jouons ; même plan que en/editions.ftl. Aucun argument.

page-editions = Ce qui change d’une édition à l’autre, et ce que nous jouons
page-editions-about = Nous avons comparé six livrets de règles : anglais, français et portugais (Brésil) de 2023, allemand et anglais de 2017, et une traduction anglaise de fans de 2017. Nous jouons ce que les éditions de 2023 ont en commun. Là où elles laissent un doute, la plus claire des autres décide. Là où aucune ne répond, nous tranchons : ces règles portent la mention « { editions-ruling } ».
editions-ruling = notre interprétation
editions-ours = Nous jouons ainsi

editions-start-title = Qui commence
editions-start-who = Anglais, français et portugais 2023 : le premier assis à la table. Traduction de fans : on choisit quelqu’un. Allemand et anglais 2017 : celui qui a le chapeau, sans dire qui le reçoit.
editions-start-ours = Le hasard décide, car devant un écran personne ne s’assied le premier. La personne qui ouvre la table peut aussi choisir.

editions-actions-title = Les actions après l’achat
editions-actions-who = Toutes les éditions : d’abord avancer, ensuite acheter. Anglais et portugais 2023 : les cartes Action se jouent à tout moment du tour, et la carte { card-native } en est une. Allemand 2017 et français 2023 : en avançant comme en achetant.
editions-actions-ours = Les actions se jouent à tout moment, même après l’achat. La carte { card-native } permet alors encore d’avancer, car c’est une carte Action comme les autres.

editions-occupied-title = Passer par une case occupée
editions-occupied-who = Allemand 2017 et traduction de fans : on ne peut ni entrer sur une case occupée ni la traverser. Les autres : on ne peut pas y entrer.
editions-occupied-ours = Ni l’un ni l’autre, car pour traverser une case il faut y entrer.

editions-camp-title = Les cartes d’un campement
editions-camp-who = Un exemple de la traduction de fans et un du livret portugais 2023 parlent de défausser les cartes. D’après les règles de toutes les éditions, elles sont écartées du jeu.
editions-camp-ours = Ces cartes sont écartées du jeu pour de bon, comme le disent les règles. Dans les deux exemples, seul le mot est mal choisi.

editions-blockade-title = S’arrêter sur une barrière
editions-blockade-who = Allemand 2017 : une barrière n’est pas un endroit où l’on s’arrête ; le pion reste où il est. Les autres : elle fonctionne comme une case, sans rien préciser.
editions-blockade-ours = Comme en allemand 2017, le texte le plus clair : aucun pion ne s’arrête sur une barrière.

editions-native-title = La carte { card-native } et les barrières
editions-native-who = Dans toutes les éditions, sauf la traduction de fans, la carte { card-native } permet de prendre une barrière. Aucune ne dit si l’on peut encore avancer ensuite.
editions-native-ours = C’est l’un ou l’autre. Une barrière compte comme une case, et cette carte ne vaut que pour une seule.

editions-halves-title = Toute carte pour une demi-pièce
editions-halves-who = Allemand 2017 : toute carte peut compter pour une demi-pièce, même si elle vaut plus. Les autres : seules les cartes sans pièce valent une demi-pièce.
editions-halves-ours = Comme en allemand 2017, car rien ne l’interdit ailleurs. Cela ne compte que pour les cartes { card-treasure_chest } et { card-prop_plane } : jouées comme demi-pièce, elles restent dans votre paquet.

editions-new-title = Une nouvelle carte dans le même tour
editions-new-who = Allemand 2017, portugais 2023 et traduction de fans : on ne peut pas l’utiliser directement. Anglais 2017 : pas pendant ce tour. Anglais et français 2023 : elle va sur la défausse, sans autre précision.
editions-new-ours = Elle va sur votre défausse. Si vous devez mélanger pendant ce tour et que vous la piochez, vous pouvez la jouer comme une autre, car c’est ainsi que les nouvelles cartes entrent en jeu.

editions-transmitter-title = La carte { card-transmitter } est-elle un achat ?
editions-transmitter-who = Français 2023 et allemand 2017 : non. Les autres n’en disent rien.
editions-transmitter-ours = Non. Vous pouvez encore acheter une carte dans le même tour, et aucune pile n’est déplacée, car seul un achat déplace une pile.

editions-scientist-title = Piocher avec la carte { card-scientist }
editions-scientist-who = Français 2023 et traduction de fans : vous pouvez piocher une carte. Les autres : vous piochez une carte.
editions-scientist-ours = Vous piochez toujours la carte, comme dans la plupart des éditions. Seul le choix d’écarter une carte du jeu est libre.

editions-log-title = Écarter avec la carte { card-travel_log }
editions-log-who = Anglais 2023, allemand 2017 et anglais 2017 : piocher 2 cartes, puis en écarter jusqu’à 2. Traduction de fans : en écarter 2. Français 2023 : on peut piocher moins de 2 cartes. Portugais 2023 dit « jouer » au lieu d’« écarter », une erreur de traduction.
editions-log-ours = Vous piochez 2 cartes. Puis vous en écartez 2, 1 ou aucune, comme dans la plupart des éditions.

editions-hand-title = Combien de cartes garder
editions-hand-who = Anglais et portugais 2023 : avec quatre cartes ou plus, on ne pioche pas. Français 2023 : on garde une carte ou plus ; avec quatre, on ne pioche pas. Allemand 2017 : on pioche jusqu’à quatre cartes exactement. Anglais 2017 et traduction de fans ne disent rien d’une main plus grande.
editions-hand-ours = Vous décidez pour chaque carte et pouvez toutes les garder. Avec quatre ou plus, vous ne piochez pas. Aucune édition ne fixe de limite.

editions-final-title = Qui joue au dernier tour
editions-final-who = Français 2023, allemand 2017 et traduction de fans : chacun joue le même nombre de fois. Le livret portugais 2023 peut se lire comme une fois de plus pour tous.
editions-final-ours = Seuls jouent ceux qui n’ont pas encore joué à ce tour. Ainsi, chacun joue le même nombre de fois.

editions-tie-title = La barrière qui départage
editions-tie-who = Anglais, français et portugais 2023 et allemand 2017 : celle au numéro le plus élevé. Anglais 2017 : celle à la plus grande résistance. Traduction de fans : celle à la plus grande valeur.
editions-tie-ours = Celle au numéro le plus élevé. Tous les numéros sont différents, donc il y a toujours un vainqueur. Les deux barrières les plus difficiles ont de toute façon les plus grands numéros.

editions-arrival-title = Une égalité sans barrière
editions-arrival-who = Anglais, français et portugais 2023 et allemand 2017 : le premier arrivé gagne. Anglais 2017 et traduction de fans n’en disent rien.
editions-arrival-ours = Le premier arrivé gagne, car c’est une course.

editions-two-title = La fin à deux joueurs
editions-two-who = Prise au mot, la règle générale lancerait le dernier tour dès le premier pion arrivé. Dans leurs règles à deux, toutes les éditions, sauf la traduction de fans, parlent du deuxième pion.
editions-two-ours = C’est le deuxième pion d’un joueur qui lance le dernier tour, car alors seulement ce joueur est arrivé.

editions-caves-title = Quand on explore une grotte
editions-caves-who = Français 2023 et traduction de fans : vous pouvez explorer. Les autres : vous explorez. Pour la traduction de fans, il suffit d’être à côté de la grotte pendant son tour. Pour les autres, il faut s’y arrêter.
editions-caves-ours = Vous explorez automatiquement en vous arrêtant à côté de la grotte, car une tuile ne gêne jamais. Passer devant ne suffit pas.

editions-wall-title = Les grottes derrière une barrière
editions-wall-who = Anglais, français et portugais 2023 : on n’explore pas à travers une barrière. Allemand 2017, anglais 2017 et traduction de fans n’en disent rien.
editions-wall-ours = Comme dans les éditions de 2023 : prenez d’abord la barrière.

editions-replace-title = Combien de cartes échanger
editions-replace-who = La tuile Grotte « { token-replace_cards } » : de 1 à 4 cartes en français 2023, en allemand 2017 et dans la traduction de fans ; jusqu’à 4 en anglais et en portugais 2023 et en anglais 2017.
editions-replace-ours = De 1 à 4 cartes. Avec aucune, il ne se passerait rien.

editions-names-title = Une carte, plusieurs noms
editions-names-who = « Forscher » et « Researcher » sont la carte { card-explorer }, appelée « Explorer » en anglais. « Entdecker », « Trailblazer » et « Discoverer » sont la carte { card-trailblazer }, que la traduction de fans appelle aussi « Explorer ». « Telephone » et « Telegraph » sont la carte { card-transmitter }. Dans un exemple, le livret anglais 2017 nomme par erreur la carte { card-scientist }.
editions-names-ours = Cherchez l’un de ces noms dans les règles, dans n’importe quelle langue : vous trouverez la carte. Les noms affichés se choisissent dans les réglages.
