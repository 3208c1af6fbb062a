### Les règles sur une page ; même plan que en/rules.ftl. Aucun argument.

rules-title = Les règles
rules-intro = Tout ce qu'il vous faut pour la course, dans l'ordre où vous en aurez besoin.

rules-goal-title = Le but
rules-goal-1 = Menez votre expédition à l'El Dorado avant les autres. Vous commencez avec huit cartes faibles ; celles du marché, meilleures, vous portent plus vite à travers jungle, fleuves et villages.
rules-goal-2 = Chacun commence avec les mêmes huit cartes, mélangées : 4 × { card-traveler }, 3 × { card-explorer } et 1 × { card-sailor }. Vous en piochez quatre. Le Premier Joueur porte le chapeau et part de la case Départ 1 ; les autres suivent dans le sens des aiguilles d'une montre.
rules-goal-3 = Personne d'autre que vous ne connaît votre main, et personne ne connaît l'ordre d'une pioche. Tout le reste est visible : les défausses, les barrières et les tuiles Grotte gagnées, et la taille de chaque pile.

rules-turn-title = Votre tour
rules-turn-1 = Un tour a trois phases : jouer des cartes, défausser, piocher. Dans la première, vous jouez autant de cartes que vous voulez, pour avancer et pour acheter au plus une carte.
rules-turn-2 = Rien n'est obligatoire. Si vous préférez attendre, terminez simplement votre tour.
rules-turn-3 = Chaque carte ne fait qu'une chose par tour : elle déplace un pion, paie des éboulis ou un campement, donne des pièces ou produit son action.
rules-turn-4 = D'abord avancer, ensuite acheter : après votre achat, aucun de vos pions ne bouge et vous ne prenez plus de barrière. Les actions qui ne font que piocher, écarter ou prendre des cartes se jouent à tout moment.
rules-turn-5 = Puis c'est au joueur suivant. Un tour de table donne un tour de jeu à chacun, à commencer par le Premier Joueur.

rules-moving-title = Se déplacer
rules-moving-1 = Un pas mène votre pion sur une case qui partage un côté avec la sienne, dans n'importe quelle direction, même en arrière. Seule une case Départ sans terrain se ferme pour de bon dès qu'on l'a quittée.
rules-moving-2 = La carte doit montrer le symbole de la case : une machette pour la jungle, une pagaie pour le fleuve, une pièce pour le village.
rules-moving-3 = Sa force doit atteindre au moins le nombre de symboles de la case. On n'additionne jamais deux cartes pour entrer sur une case.
rules-moving-4 = Entrer sur une case use autant de force qu'elle montre de symboles. Avec ce qui reste, la même carte peut continuer sur d'autres cases qui lui conviennent, et ensuite vous pouvez avancer avec une autre carte.
rules-moving-5 = Vous pouvez vous arrêter quand vous voulez. La force non utilisée est perdue dès l'arrêt ; on n'y revient pas plus tard. Le déplacement d'une carte forme un tout : rien d'autre ne se joue au milieu.
rules-moving-6 = Les montagnes sont fermées à tous. De même une case où se trouve un pion, fût-il à vous : on ne peut ni y entrer ni la traverser.
rules-moving-7 = Une carte jouée pour avancer doit vous mener sur une autre case ou prendre une barrière. Une promenade en rond serait perdue, elle n'est donc pas permise.

rules-jokers-title = Les jokers
rules-jokers-1 = Les cartes blanches valent machette, pagaie ou pièce. Vous choisissez en la jouant, et ce choix tient pour tout le déplacement ; la fois suivante, vous choisissez de nouveau.

rules-rubble-title = Éboulis et campements
rules-rubble-1 = Pour entrer sur des éboulis, jouez autant de cartes de votre main que la case en montre. Elles vont dans votre zone de jeu, puis à la défausse en fin de tour : elles restent donc à vous.
rules-rubble-2 = Pour entrer dans un campement, rendez autant de cartes de votre main qu'il en montre. Elles quittent le jeu aussitôt et pour de bon. C'est souvent un gain : un paquet léger montre plus souvent ses meilleures cartes.
rules-rubble-3 = Toutes les cartes conviennent ; ce qui y est imprimé ne compte pas et n'a pas lieu. Elles doivent venir de votre main, et un paiement n'ouvre qu'une case.

rules-blockades-title = Les barrières
rules-blockades-1 = Tant qu'une barrière sépare deux parties du parcours, aucun pas ne franchit les côtés qu'elle couvre. Votre pion est à côté d'elle quand sa case possède un tel côté ; toucher un coin ne suffit pas.
rules-blockades-2 = À côté d'elle, ouvrez-la comme on entre sur une case : avec une carte de son symbole et assez de force, ou avec des cartes de votre main si elle montre des éboulis. Ces cartes restent à vous.
rules-blockades-3 = Vous gardez la barrière ouverte, et elle peut vous faire gagner une égalité à la fin. Le passage est désormais libre pour tous.
rules-blockades-4 = Personne ne se tient sur une barrière. Votre pion reste où il est ; s'il reste de la force à la carte, elle peut continuer aussitôt, sans y être obligée. Une carte peut aussi d'abord s'approcher, puis employer le reste.
rules-blockades-5 = Chacune ne ferme que sa propre jonction. Si votre case en touche deux, vous ouvrez chacune séparément, avec une seule carte si sa force suffit pour les deux.

rules-buying-title = Acheter
rules-buying-1 = Une fois par tour, vous pouvez acheter une carte. Choisissez-la en même temps que les cartes qui la paient ; leurs pièces réunies doivent atteindre le coût. On ne rend pas la monnaie.
rules-buying-2 = La nouvelle carte va sur votre pile de défausse. Vous l'aurez en main après un prochain mélange.
rules-buying-3 = Tant que chacun des six emplacements du plateau marché porte une pile, vous achetez là. Quand une pile est épuisée, son emplacement est libre, et alors toutes les cartes de la réserve sont aussi à vendre.
rules-buying-4 = Quand vous achetez dans la réserve, le reste de cette pile rejoint l'emplacement libre. Un achat sur le plateau ne remplit rien.
rules-buying-5 = Ne payez rien de trop : si le coût est encore atteint sans une carte ou une tuile, ne la jouez pas. Une carte qui a servi à avancer ce tour-ci ne peut plus payer.

rules-halves-title = Les demi-pièces
rules-halves-1 = Les cartes jaunes et les jokers valent leur nombre entier en pièces. Chaque carte verte, bleue ou violette vaut une demi-pièce, et les demi-pièces s'additionnent.
rules-halves-2 = { card-treasure_chest } et { card-prop_plane } peuvent aussi compter pour une demi-pièce : ils restent alors dans votre paquet.

rules-items-title = Les équipements
rules-items-1 = Il y a six équipements : { card-giant_machete }, { card-treasure_chest }, { card-prop_plane }, { card-transmitter }, { card-compass } et { card-travel_log }. Quand vous utilisez ce que sait faire un équipement, il quitte le jeu juste après, même si une partie n'a pas servi.
rules-items-2 = Payé pour des éboulis ou dépensé en demi-pièce, un équipement n'a pas servi et reste dans votre paquet. Ceux que vous ne jouez pas se gardent ou se défaussent comme les autres cartes.

rules-actions-title = Les cartes Action
rules-actions-1 = Une carte violette agit aussitôt, et vous pouvez jouer dans le même tour les cartes qu'elle vous apporte. Si votre pioche s'épuise, la défausse est mélangée ; la carte que vous jouez n'en fait pas partie.
rules-actions-2 = { card-cartographer } : piochez 2 cartes. { card-compass } : piochez 3 cartes. { card-scientist } : piochez 1 carte, puis écartez du jeu 1 carte de votre main si vous voulez. { card-travel_log } : piochez 2 cartes, puis écartez-en jusqu'à 2 si vous voulez.
rules-actions-3 = { card-transmitter } : mettez gratuitement sur votre défausse une carte de votre choix, du marché ou de la réserve. Ce n'est pas un achat : vous pouvez encore acheter, et aucune pile ne bouge.
rules-actions-4 = { card-native } : un pas sur une case adjacente quoi qu'elle demande, même une case d'arrivée, ou une barrière quelle qu'elle soit. C'est l'un ou l'autre, jamais sur une montagne ou une case occupée, jamais par-dessus une barrière, et seulement avant votre achat.
rules-actions-5 = Une action qui ne produirait rien ne peut pas être jouée. Au lieu de son action, chaque carte violette peut servir de demi-pièce ou payer éboulis et campements.

rules-draw-title = Défausser et piocher
rules-draw-1 = À la fin de votre tour, les cartes jouées vont sur votre pile de défausse. Ce qui reste en main y va aussi, sauf les cartes que vous choisissez de garder, autant que vous voulez.
rules-draw-2 = Puis piochez jusqu'à en avoir quatre. Si vous en avez quatre ou plus, vous ne piochez pas ; si vous en possédez moins, votre main est simplement plus petite.
rules-draw-3 = Quand il faut piocher et que la pioche est vide, votre défausse est mélangée et devient la nouvelle pioche, et pas un instant plus tôt.

rules-end-title = La fin de la course
rules-end-1 = Entrez sur l'une des trois cases d'arrivée, et votre pion franchit aussitôt les portes ; la case est de nouveau libre.
rules-end-2 = La première arrivée fait de ce tour le dernier. Ceux qui n'y ont pas encore joué jouent une fois, pour que tous aient eu autant de tours.
rules-end-3 = Si un seul joueur est arrivé, il gagne. Sinon, le plus de barrières l'emporte ; à égalité, le plus grand numéro sur l'une d'elles ; et sans aucune barrière, l'arrivée la plus tôt.
rules-end-4 = Sans arriver, on ne peut pas gagner. Si pendant trois tours personne ne fait rien du tout, la partie s'achève sans vainqueur.

rules-two-title = À deux joueurs
rules-two-1 = À deux, chacun mène deux pions et doit amener les deux aux portes. Vous partez des cases 1 et 3, ou 2 et 4.
rules-two-2 = Chaque carte, paiement ou tuile ne déplace qu'un pion ; le suivant peut déplacer l'autre. Vos pions se gênent entre eux comme des inconnus.
rules-two-3 = Seul un deuxième pion déclenche le dernier tour. Un pion aux portes a quitté le plateau ; continuez avec l'autre.

rules-caves-title = Les grottes
rules-caves-1 = Dans la variante Grottes, chaque montagne à grotte porte quatre tuiles Grotte, face cachée. Personne ne peut y entrer.
rules-caves-2 = Quand un déplacement est terminé et que votre pion se trouve à côté d'une grotte dont il n'était pas voisin avant, vous prenez la tuile du dessus. Cela se fait tout seul. Passer devant ne suffit pas.
rules-caves-3 = Pour explorer de nouveau la même grotte, arrêtez-vous d'abord ailleurs, puis revenez avec une autre carte. Plusieurs grottes comptent séparément.
rules-caves-4 = On n'explore pas à travers une barrière. Si vous la prenez et restez là, vous explorez ; si quelqu'un d'autre la prend, vous ne recevez rien.

rules-tokens-title = Les tuiles Grotte
rules-tokens-1 = Utilisez vos tuiles quand vous voulez pendant que vous jouez des cartes, à ce tour ou plus tard, autant que vous voulez. Chacune sert une fois. Celles qui déplacent viennent avant votre achat.
rules-tokens-2 = Les tuiles à symbole déplacent un pion comme une carte, ou ajoutent leurs pièces à un achat. Mais ce ne sont pas des cartes : elles ne paient ni éboulis ni campements et ne remplissent pas votre main.
rules-tokens-3 = { token-draw_card } : piochez-en 1. { token-remove_card } : 1 carte de votre main quitte le jeu. { token-replace_cards } : posez de 1 à 4 cartes sans les utiliser et piochez-en autant.
rules-tokens-4 = { token-keep_item } : juste après avoir utilisé un équipement, avant toute autre chose, vous le mettez dans votre zone de jeu au lieu de le sortir du jeu.
rules-tokens-5 = { token-change_symbol } : votre prochaine carte à un seul symbole en montre un autre, avec la même force, pour avancer ou pour payer. Vous choisissez en la jouant.
rules-tokens-6 = { token-pass_through } : jusqu'à la fin du tour, vous pouvez traverser les cases occupées et vous y arrêter, au prix habituel. { token-native_token } : la même chose que la carte { card-native }.

rules-routes-title = Les parcours
rules-routes-1 = Un parcours mène du plateau de départ, par au moins un plateau Terrain et jusqu'à deux bandes étroites, à la plaque d'arrivée. Les deux faces d'un plateau ne peuvent pas être sur la table ensemble.
rules-routes-2 = Là où deux plateaux se rejoignent, le hasard pose l'une des six barrières. Une bande n'en a qu'à l'endroit où l'on y entre, et il n'y en a pas devant la plaque d'arrivée. S'il en manque, les dernières jonctions restent ouvertes.
rules-routes-3 = Sept parcours sont prêts, du plus facile au plus difficile. Dans un parcours à vous, les plateaux se joignent par leurs bords, de sorte que leurs cases se touchent par des côtés.
rules-routes-4 = Un bon parcours change souvent de terrain, rend les raccourcis difficiles, laisse un détour possible et a peu de goulets. Le jeu note le vôtre et n'interdit rien.

rules-house-title = Règles maison et bonnes manières
rules-house-1 = Course complète : après la première arrivée, les autres continuent jusqu'à ce qu'il en reste au plus un en route. Les places suivent le tour d'arrivée, puis les règles d'égalité. Le vainqueur reste le même.
rules-house-2 = Ordre libre : votre unique achat peut venir avant, entre ou après vos déplacements.
rules-house-3 = Vous pouvez annuler vos actions tant que rien de caché n'a été révélé, comme une carte piochée, et que votre tour n'est pas fini. Si quelqu'un s'en va, sa place attend ou un ordinateur le remplace.
