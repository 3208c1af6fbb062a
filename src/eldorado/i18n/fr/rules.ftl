### Les règles sur une page ; même plan que en/rules.ftl. Aucun argument.

rules-title = Les règles
rules-intro = Tout ce qu’il vous faut pour la course, dans l’ordre où vous en aurez besoin.

rules-goal-title = Le but
rules-goal-1 = Menez votre expédition à l’El Dorado avant les autres. Vous commencez avec huit cartes faibles ; celles du marché sont meilleures et vous font traverser plus vite la jungle, les fleuves et les villages.
rules-goal-2 = Chacun commence avec quatre cartes { card-traveler }, trois cartes { card-explorer } et une carte { card-sailor }, mélangées, et en pioche quatre. Le Premier Joueur a le chapeau et part de la case Départ 1 ; les autres suivent dans le sens des aiguilles d’une montre.
rules-goal-3 = Personne d’autre que vous ne connaît votre main, et personne ne connaît l’ordre d’une pioche. Tout le reste est visible : les défausses, les barrières et les tuiles Grotte gagnées, et la taille de chaque pile.

rules-turn-title = Votre tour de jeu
rules-turn-1 = Votre tour de jeu a trois phases : jouer des cartes, défausser, piocher. Dans la première, vous jouez autant de cartes que vous voulez, pour avancer et pour acheter au plus une carte. Les cartes jouées restent dans votre zone de jeu jusqu’à ce que vous les défaussiez.
rules-turn-2 = Rien n’est obligatoire. Si vous préférez attendre, terminez simplement votre tour. Si vous n’avez plus de cartes ou si votre pion est enfermé, vous ne pouvez qu’attendre, ou acheter si vous pouvez payer.
rules-turn-3 = Chaque carte ne fait qu’une chose par tour : elle déplace un pion, permet d’entrer sur un éboulis ou un campement, donne des pièces ou déclenche son action.
rules-turn-4 = D’abord avancer, ensuite acheter : après votre achat, les cartes à symbole et les paiements ne peuvent plus déplacer vos pions ni prendre de barrière. Les actions se jouent à tout moment, même après l’achat, celle de la carte { card-native } comprise.
rules-turn-5 = Puis c’est au joueur suivant. Un tour est terminé quand chacun a joué une fois, à commencer par le Premier Joueur.

rules-moving-title = Se déplacer
rules-moving-1 = Un pas mène votre pion sur une case adjacente, c’est-à-dire qui partage un côté avec la sienne. Toutes les directions sont permises, même en arrière. Seule une case Départ sans terrain est fermée pour de bon dès qu’on l’a quittée.
rules-moving-2 = La carte doit montrer le symbole de la case : une machette pour la jungle, une pagaie pour le fleuve, une pièce pour le village.
rules-moving-3 = Le nombre de symboles d’une case est sa résistance. La force de la carte doit être au moins égale à cette résistance. On n’additionne jamais deux cartes pour entrer sur une case.
rules-moving-4 = Entrer sur une case coûte autant de force que sa résistance. Avec la force restante, la même carte peut continuer sur d’autres cases qui lui conviennent. Ensuite, vous pouvez avancer avec une autre carte.
rules-moving-5 = Vous pouvez vous arrêter quand vous voulez. La force non utilisée est alors perdue ; on ne la retrouve pas plus tard. Rien d’autre ne se joue au milieu du déplacement d’une carte.
rules-moving-6 = Les montagnes sont fermées à tous. Une case occupée par un pion l’est aussi, même si c’est le vôtre : on ne peut ni y entrer ni la traverser.
rules-moving-7 = Une carte jouée pour avancer doit vous mener sur une autre case ou prendre une barrière. Tourner en rond gaspillerait la carte : ce n’est pas permis.

rules-jokers-title = Les jokers
rules-jokers-1 = Une carte blanche vaut machette, pagaie ou pièce. Vous choisissez en la jouant, et ce choix tient pour tout le déplacement ; la fois suivante, vous choisissez de nouveau.

rules-rubble-title = Éboulis et campements
rules-rubble-1 = Pour entrer sur un éboulis, jouez autant de cartes de votre main que la case en montre. Elles vont dans votre zone de jeu, puis à la défausse à la fin de votre tour : elles restent donc dans votre paquet.
rules-rubble-2 = Pour entrer sur un campement, écartez du jeu autant de cartes de votre main que la case en montre. C’est immédiat et définitif, et souvent un gain : dans un paquet réduit, vos meilleures cartes reviennent plus souvent. Vous pouvez réduire votre paquet autant que vous voulez.
rules-rubble-3 = N’importe quelles cartes conviennent ; leur symbole, leur force et leur capacité sont ignorés. Elles doivent venir de votre main, et un paiement ne vaut que pour une seule case.

rules-blockades-title = Les barrières
rules-blockades-1 = L’endroit où deux parties du parcours se touchent est une jonction. Tant qu’une barrière s’y trouve, personne ne franchit les côtés de case qu’elle couvre. Votre pion est à côté d’elle quand elle couvre un côté de sa case ; toucher un coin ne suffit pas.
rules-blockades-2 = Quand votre pion est à côté d’une barrière, ouvrez le passage comme on entre sur une case : avec une carte du bon symbole et d’assez de force, ou avec des cartes de votre main si elle montre un éboulis. Ces cartes ne sont pas écartées du jeu.
rules-blockades-3 = Vous gardez les barrières que vous prenez ; en cas d’égalité, elles peuvent vous faire gagner. Une fois la barrière prise, le passage est libre pour tous.
rules-blockades-4 = On ne s’arrête pas sur une barrière : votre pion reste où il est. S’il reste de la force à la carte, elle peut continuer aussitôt, sans y être obligée. Une carte peut aussi d’abord s’approcher, puis prendre la barrière avec la force restante.
rules-blockades-5 = Chaque barrière ne ferme que sa propre jonction. Si votre case en touche deux, vous prenez chacune séparément, avec une seule carte si sa force suffit pour les deux.

rules-buying-title = Acheter
rules-buying-1 = Une fois par tour, vous pouvez acheter une carte. Choisissez-la en même temps que les cartes qui la paient : le total de leurs pièces doit atteindre le coût. On ne rend pas la monnaie.
rules-buying-2 = La nouvelle carte va sur votre pile de défausse. Vous la piocherez plus tard, une fois la défausse mélangée.
rules-buying-3 = Il y a 18 sortes de cartes, en trois exemplaires. Six piles sont sur le plateau marché ; les douze autres attendent au-dessus : c’est la réserve. Tant que les six emplacements sont pris, vous n’achetez que sur le plateau. Dès qu’une pile est épuisée, son emplacement est libre, et toutes les cartes de la réserve sont aussi à vendre. Quand toutes les piles sont épuisées, il n’y a plus rien à acheter.
rules-buying-4 = Quand vous achetez dans la réserve, le reste de la pile va sur l’emplacement libre. Un achat sur le plateau ne remplit aucun emplacement.
rules-buying-5 = N’ajoutez pas une carte ou une tuile dont vous n’avez pas besoin : le jeu refuse un tel paiement. Une carte qui a déjà servi pendant ce tour ne peut plus payer.

rules-halves-title = Les demi-pièces
rules-halves-1 = Les cartes jaunes et les jokers valent toute leur force en pièces. Chaque carte verte, bleue ou violette vaut une demi-pièce, et les demi-pièces s’additionnent.
rules-halves-2 = Les cartes { card-treasure_chest } et { card-prop_plane } peuvent aussi compter pour une demi-pièce : elles restent alors dans votre paquet.

rules-items-title = Les équipements
rules-items-1 = Il y a six équipements : { card-giant_machete }, { card-treasure_chest }, { card-prop_plane }, { card-transmitter }, { card-compass } et { card-travel_log }. Quand vous utilisez la capacité d’un équipement, il est écarté du jeu juste après, même s’il lui restait de la force.
rules-items-2 = Si un équipement paie un éboulis ou compte pour une demi-pièce, sa capacité n’est pas utilisée : il reste dans votre paquet. Les équipements que vous ne jouez pas se gardent ou se défaussent comme les autres cartes.

rules-actions-title = Les cartes Action
rules-actions-1 = Une carte violette agit aussitôt, et vous pouvez jouer dans le même tour les cartes qu’elle vous apporte. Si votre pioche s’épuise, la défausse est mélangée ; la carte que vous jouez n’en fait pas partie.
rules-actions-2 = { card-cartographer } : piochez 2 cartes. { card-compass } : piochez 3 cartes. { card-scientist } : piochez 1 carte, puis écartez du jeu 1 carte de votre main si vous voulez. { card-travel_log } : piochez 2 cartes, puis écartez-en jusqu’à 2 si vous voulez.
rules-actions-3 = { card-transmitter } : posez gratuitement sur votre défausse une carte de votre choix, du marché ou de la réserve. Ce n’est pas un achat : vous pouvez encore acheter, et aucune pile n’est déplacée.
rules-actions-4 = { card-native } : avancez sur une case adjacente, quoi qu’elle demande, même une case d’arrivée, ou prenez une barrière, quelle qu’elle soit. C’est l’un ou l’autre. Les montagnes et les cases occupées restent fermées, et l’on ne passe pas par-dessus une barrière. Cette carte se joue aussi après votre achat.
rules-actions-5 = Une action sans aucun effet ne peut pas être jouée. Au lieu de son action, chaque carte violette peut servir de demi-pièce ou payer un éboulis ou un campement.

rules-draw-title = Défausser et piocher
rules-draw-1 = À la fin de votre tour, les cartes jouées vont sur votre pile de défausse. Les cartes encore en main y vont aussi, sauf celles que vous choisissez de garder, autant que vous voulez.
rules-draw-2 = Puis piochez jusqu’à avoir quatre cartes en main. Si vous en avez déjà quatre ou plus, vous ne piochez pas. Si votre paquet compte moins de quatre cartes, votre main est simplement plus petite.
rules-draw-3 = Quand il faut piocher et que la pioche est vide, votre défausse est mélangée et devient la nouvelle pioche. On ne la mélange jamais plus tôt.

rules-end-title = La fin de la course
rules-end-1 = Entrez sur l’une des trois cases d’arrivée : votre pion franchit aussitôt les portes, et la case est de nouveau libre. La force restante est perdue. Dès que votre dernier pion est arrivé, votre tour se termine.
rules-end-2 = Dès qu’un joueur arrive, ce tour est le dernier. Ceux qui n’ont pas encore joué pendant ce tour jouent encore une fois, pour que chacun ait joué le même nombre de fois. Si le dernier joueur du tour arrive le premier, la partie s’arrête aussitôt.
rules-end-3 = Si un seul joueur est arrivé, il gagne. Sinon, parmi ceux qui sont arrivés, le vainqueur est celui qui a le plus de barrières ; à égalité, celui qui a la barrière au numéro le plus élevé ; et si aucun d’eux n’a de barrière, le premier arrivé.
rules-end-4 = Un joueur qui n’est pas arrivé ne peut pas gagner. Si personne ne fait rien du tout pendant trois tours, la partie se termine sans vainqueur.

rules-two-title = À deux joueurs
rules-two-1 = À deux joueurs, chacun a deux pions et doit amener les deux aux portes. Vous partez des cases 1 et 3, ou 2 et 4.
rules-two-2 = Chaque carte, paiement ou tuile ne déplace qu’un pion ; la fois suivante, vous pouvez déplacer l’autre. Vos deux pions se bloquent l’un l’autre, comme ceux d’un adversaire.
rules-two-3 = Seul le deuxième pion d’un joueur déclenche le dernier tour. Un pion qui a franchi les portes a quitté le plateau ; continuez avec l’autre.

rules-caves-title = Les grottes
rules-caves-1 = Dans la variante Grottes, chaque case de montagne avec une grotte porte quatre tuiles Grotte, face cachée. Personne ne peut entrer sur cette case. S’il y a plus de neuf grottes, on les garnit à partir du départ, et les dernières restent vides. Une grotte vide ne donne rien.
rules-caves-2 = Quand votre pion termine un déplacement à côté d’une grotte, et qu’il n’y était pas déjà avant, vous prenez la tuile du dessus. Cela se fait automatiquement. Passer devant ne suffit pas.
rules-caves-3 = Pour explorer de nouveau la même grotte, arrêtez-vous d’abord ailleurs, puis revenez avec une autre carte. Si vous êtes à côté de plusieurs grottes, chacune compte séparément. Chaque pion explore pour lui-même, où que les autres soient passés.
rules-caves-4 = On n’explore pas à travers une barrière. Si vous la prenez et restez là, vous explorez la grotte ; si un adversaire la prend, vous ne recevez rien.

rules-tokens-title = Les tuiles Grotte
rules-tokens-1 = Utilisez vos tuiles quand vous voulez pendant que vous jouez des cartes, à ce tour ou plus tard, autant que vous voulez. Chacune sert une fois. Les tuiles à symbole ne déplacent un pion qu’avant votre achat.
rules-tokens-2 = Les tuiles à symbole déplacent un pion comme une carte ; les pièces peuvent aussi s’ajouter à un achat. Mais ce ne sont pas des cartes : elles ne paient ni éboulis ni campement et ne comptent pas dans votre main.
rules-tokens-3 = { token-draw_card } : piochez 1 carte. { token-remove_card } : écartez du jeu 1 carte de votre main. { token-replace_cards } : posez de 1 à 4 cartes sans les utiliser et piochez-en autant.
rules-tokens-4 = { token-keep_item } : juste après avoir utilisé un équipement, avant de faire autre chose, vous le mettez dans votre zone de jeu au lieu de l’écarter du jeu.
rules-tokens-5 = { token-change_symbol } : votre prochaine carte à un seul symbole en montre un autre, avec la même force, pour avancer ou pour payer. Vous choisissez en la jouant. Avec deux de ces tuiles, deux cartes au symbole modifié peuvent payer un même achat.
rules-tokens-6 = { token-pass_through } : jusqu’à la fin de votre tour, vous pouvez traverser les cases occupées et vous y arrêter, au coût habituel. Après votre achat, cela vaut encore pour la carte { card-native }. { token-native_token } : la même chose que la carte { card-native }.

rules-routes-title = Les parcours
rules-routes-1 = Un parcours mène du plateau de départ à la plaque d’arrivée, par au moins un plateau Terrain et jusqu’à deux bandes de terrain. Les deux faces d’un plateau ne peuvent pas servir dans le même parcours.
rules-routes-2 = À chaque jonction de deux plateaux, on place au hasard l’une des six barrières. Une bande de terrain n’en a qu’à son début, et il n’y en a pas devant la plaque d’arrivée. S’il n’y a pas assez de barrières, les dernières jonctions restent ouvertes.
rules-routes-3 = Sept parcours sont prêts, du plus facile au plus difficile. Vous pouvez aussi construire le vôtre : ses plateaux doivent se joindre bord à bord, pour que leurs cases se touchent par un côté.

rules-tips-title = Conseils pour vos propres parcours
rules-tips-1 = Variez le terrain. Une longue étendue d’une seule couleur devient vite monotone ; plus le terrain change, plus la course est passionnante.
rules-tips-2 = Rendez les raccourcis difficiles. Le chemin court devrait passer par des cases exigeantes, et le long détour être plus facile.
rules-tips-3 = Dans un virage, rendez l’intérieur plus difficile que l’extérieur. Plusieurs chemins valent alors la peine, et chacun peut suivre son plan.
rules-tips-4 = Évitez de multiplier les passages étroits. Quelques-uns animent la course ; trop nombreux, ils retiennent tout le monde.
rules-tips-5 = Ce sont des conseils, pas des règles : vous pouvez jouer tout parcours dont les plateaux se joignent. Sur certains parcours, personne n’arrive sans acheter de meilleures cartes.

rules-house-title = Règles maison et fair-play
rules-house-1 = { variant-full_race } : après la première arrivée, les autres continuent jusqu’à ce qu’il en reste au plus un en route. Le classement dépend du tour d’arrivée, puis des règles d’égalité. Le vainqueur ne change pas.
rules-house-2 = { variant-free_order } : votre unique achat peut venir avant, entre ou après vos déplacements.
rules-house-3 = Vous pouvez annuler vos actions jusqu’à la fin de votre tour, tant que rien de caché n’a été révélé, comme une carte piochée. Si quelqu’un s’en va, sa place attend, ou un joueur virtuel prend le relais.
