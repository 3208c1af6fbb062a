### Pourquoi quelque chose n’est pas permis, et que faire ; même plan que en/refusals.ftl.
### Seules les phrases exactes à la fin prennent des arguments.

## Le tour

refusal-T-02 = Cette carte n’est pas dans votre main. Choisissez-en une que vous avez.
refusal-T-04 = Ce n’est pas possible maintenant ; chaque carte ne fait qu’une chose par tour. Choisissez l’une des actions proposées.
refusal-T-05 = Vous avez déjà acheté une carte pendant ce tour, et l’on avance avant d’acheter. Seule la carte { card-native }, ou sa tuile, vous fait encore avancer ; le reste attend votre prochain tour.
refusal-E-03 = La partie est terminée ; il n’y a plus rien à faire ici.
refusal-D-02 = Vous ne pouvez garder que des cartes encore en main. Choisissez parmi elles.

## Se déplacer

refusal-M-01 = Un pas mène sur une case adjacente à votre pion. Choisissez-en une qui partage un côté avec la sienne.
refusal-M-02 = Le symbole ne convient pas : la jungle demande une machette, le fleuve une pagaie, le village une pièce. Choisissez une carte au bon symbole.
refusal-M-03 = Cette carte est trop faible pour cette case. Choisissez-en une qui a plus de force ; deux cartes ne s’additionnent pas.
refusal-M-04 = Cette carte ne va pas aussi loin. Arrêtez-vous plus tôt, ou continuez avec une autre carte.
refusal-M-08 = Cette carte peut montrer plusieurs symboles. Choisissez celui que vous voulez : machette, pagaie ou pièce.
refusal-M-11 = Cette carte ne permet pas d’avancer d’ici. Gardez-la, dépensez-la à l’achat ou payez avec elle.
refusal-M-12 = Ici, on paie avec des cartes : choisissez-en dans votre main exactement autant que l’éboulis en montre.
refusal-M-13 = Un campement demande des cartes : choisissez-en dans votre main exactement autant qu’il en montre. Elles sont écartées du jeu pour de bon.
refusal-M-17 = Vous n’avez pas autant de ces cartes en main. Choisissez parmi celles que vous avez.
refusal-M-19 = Personne ne peut entrer sur une montagne. Contournez-la.
refusal-M-20 = Un autre pion vous barre la route. On ne peut ni entrer sur sa case ni la traverser.
refusal-M-22 = Personne ne peut revenir sur cette case Départ. Choisissez une autre case.
refusal-M-23 = Votre pion finirait là où il a commencé. Choisissez une autre case, ou une barrière à prendre.
refusal-W-01 = Vous n’avez pas ce pion. Choisissez l’un des vôtres.
refusal-W-08 = Ce pion a déjà atteint l’El Dorado. Déplacez l’autre.

## Barrières

refusal-B-01 = Une barrière ferme le passage. Prenez-la d’abord, puis avancez.
refusal-B-02 = Votre pion n’est pas à côté de cette barrière. Approchez-vous d’abord.
refusal-B-03 = Cette barrière demande autre chose. Regardez ses symboles et choisissez une carte qui convient, ou des cartes à payer si elle montre un éboulis.
refusal-B-09 = La force de cette carte ne suffit pas pour prendre la barrière et aller là-bas. Arrêtez-vous plus tôt ou jouez une carte plus forte.
refusal-B-14 = Cette barrière n’est pas sur le plateau. Quelqu’un l’a peut-être déjà prise.

## Acheter

refusal-C-09 = C’est une carte de base, elle n’est pas à vendre. Choisissez une carte du marché.
refusal-O-10 = Cette carte est épuisée. Choisissez-en une autre.
refusal-P-01 = Vous avez déjà acheté une carte pendant ce tour. Vous pourrez en acheter une autre au prochain.
refusal-P-05 = Ces cartes n’atteignent pas le coût. Ajoutez des pièces ou choisissez une carte moins chère.
refusal-P-09 = Cette carte est dans la réserve. On ne peut l’acheter que lorsqu’un emplacement du plateau marché est libre.
refusal-P-21 = Vous paieriez plus qu’il n’en faut. Retirez ce qui n’est pas nécessaire, et comptez chaque carte à sa pleine valeur, sauf pour garder un équipement.

## Actions

refusal-A-01 = Cette carte ne se joue pas ainsi. Avancez, payez ou achetez avec elle.
refusal-A-06 = Juste après la carte { card-scientist }, et seulement alors, vous écartez une carte de votre main ou aucune. Décidez-vous avant de continuer.
refusal-A-07 = Juste après la carte { card-travel_log }, et seulement alors, vous écartez jusqu’à deux cartes de votre main ou aucune. Décidez-vous avant de continuer.
refusal-A-08 = Il ne reste plus de cette carte. Choisissez-en une dans une autre pile.
refusal-A-12 = Cela n’aurait aucun effet pour l’instant. Gardez cela pour plus tard.

## Piocher et explorer, quand on rejoue une partie

refusal-R-03 = Les cartes piochées ne correspondent pas aux piles. Vérifiez le fichier de la partie.
refusal-R-04 = La défausse n’est mélangée que lorsqu’il manque une carte. Vérifiez le fichier de la partie.
refusal-V-06 = La tuile Grotte ne correspond pas à cette grotte. Vérifiez le fichier de la partie.

## Tuiles Grotte

refusal-V-19 = Vous ne pouvez pas utiliser cette tuile ainsi : vous ne l’avez pas, ou elle ne prend pas de cartes. Choisissez l’une des vôtres.
refusal-V-21 = Cette tuile ne peut pas déplacer de pion. Seules les tuiles à symbole le peuvent.
refusal-V-22 = Vous n’avez pas autant de tuiles de cette sorte. Payez aussi avec des cartes de votre main.
refusal-V-24 = Vous n’avez plus de carte à piocher. Gardez la tuile pour plus tard.
refusal-V-25 = Choisissez exactement une carte de votre main à écarter du jeu.
refusal-V-26 = Choisissez de une à quatre cartes de votre main à échanger.
refusal-V-27 = On ne garde un équipement que juste après l’avoir utilisé, avant de faire autre chose. Si vous en avez utilisé plusieurs, choisissez-en un.
refusal-V-28 = Le symbole modifié vaut pour une carte de votre main qui n’en a qu’un. Jouez-la aussitôt après la tuile et choisissez son nouveau symbole. Pour un achat, une seconde tuile peut venir entre les deux.
refusal-V-29 = Les cases occupées vous sont déjà ouvertes pendant ce tour. Gardez la tuile pour plus tard.

## Vos parcours

refusal-C-02 = Le plateau de départ ne sert qu’une fois, par l’une de ses deux faces. Enlevez-en un.
refusal-C-03 = Ce plateau n’existe pas, ou il sert deux fois : ses deux lettres sont les deux faces d’un même plateau. Choisissez une autre lettre.
refusal-C-04 = Cette bande sert deux fois : ses deux lettres sont les deux faces d’une même bande. Choisissez une autre lettre.
refusal-L-04 = Il y a plus de jonctions que de barrières ; les dernières restent donc ouvertes. Vous pouvez jouer ainsi.
refusal-L-06 = Les éléments ne s’ajustent pas ici : ils se chevauchent ou sont décalés d’une demi-case. Déplacez ou tournez l’un d’eux.
refusal-S-01 = Un parcours doit mener sans trou du plateau de départ à la plaque d’arrivée, par au moins un plateau Terrain. Fermez le trou ou tournez un élément.

## La table et le serveur

refusal-stale = Il s’est passé quelque chose avant l’arrivée de votre action. Regardez la table et choisissez de nouveau.
refusal-not_your_turn = Ce n’est pas encore à vous de jouer. Patientez un instant.
refusal-paused = La partie est en pause. Reprenez-la pour continuer.
refusal-over = Cette partie est terminée. Vous pouvez proposer une revanche.
refusal-not_seated = Vous regardez cette partie. Prenez place pour jouer.
refusal-unreadable = Cette demande n’a pas été comprise. Essayez d’une autre façon.
refusal-too_fast = C’était trop rapide. Attendez un instant et réessayez.
refusal-too_big = C’était trop à la fois. Envoyez quelque chose de plus petit.
refusal-too_long = Ce calcul est trop long ici. Essayez quelque chose de plus petit.
refusal-gone = Cette demande a été annulée. Réessayez, s’il vous plaît.
refusal-no_undo = Impossible d’annuler : une information cachée a été révélée, ou le tour est terminé.
refusal-no_such_table = Cette table n’existe pas ou n’existe plus. Vérifiez le lien.
refusal-seat_taken = Quelqu’un occupe déjà cette place. Choisissez-en une libre.
refusal-name = Choisissez un nom de 1 à 20 caractères, sans , ; < ni >.
refusal-waiting = La partie n’a pas commencé : une place est encore libre. Invitez quelqu’un ou ajoutez un joueur virtuel.
refusal-offline = Il n’y a pas de connexion. Votre partie est en sécurité ; elle reprendra dès votre retour en ligne.
refusal-server = Il y a eu un problème de notre côté. Votre partie est en sécurité ; réessayez, s’il vous plaît.
refusal-illegal = Les règles ne le permettent pas ici. Choisissez l’une des actions proposées.
refusal-begun = La partie a déjà commencé. Vous pouvez laisser votre place à un joueur virtuel, ou abandonner.
refusal-not_paused = La partie n’est pas en pause ; continuez à jouer.
refusal-no_pause = Vous avez épuisé votre temps de pause. Les autres peuvent encore mettre la partie en pause.
refusal-late = Votre temps est écoulé. Vous pourrez revenir après ce tour.
refusal-clock = Cette table a un chronomètre. Lui seul décide quand un joueur virtuel prend une place.
refusal-level = Ce joueur virtuel n’existe pas. Choisissez-en un dans la liste.
refusal-rematched = La table de la revanche est déjà ouverte. Rejoignez-la.
refusal-resigned = Vous avez abandonné cette course. Vous pouvez en regarder la fin.
refusal-stand_in = Un joueur virtuel joue à votre place. Reprenez d’abord votre place.
refusal-too_many = Vous avez ouvert trop de tables ou de connexions. Fermez-en, ou attendez un peu.
refusal-origin = Cette page ne peut pas communiquer avec ce serveur. Ouvrez le jeu à sa propre adresse.
refusal-silent = La page a mis trop de temps à se connecter. Rechargez-la, s’il vous plaît.
refusal-webhook = Cette adresse ne peut pas être appelée. Donnez une adresse web publique qui commence par https:// ou http://.
refusal-not_found = Il n’y a rien à cette adresse. Vérifiez le lien.
refusal-restart = Le serveur redémarre. Votre table est conservée ; vous y reviendrez dans un instant.
refusal-needs_server = Il faut d’autres personnes pour cela, et vous jouez sans serveur. Tout le reste fonctionne.
refusal-damaged = La partie gardée sur cet appareil est endommagée. On ne peut pas l’ouvrir, mais vous pouvez l’effacer.
refusal-saved_file = Ce fichier ne contient pas de parties enregistrées, ou il est endommagé. Choisissez un fichier exporté ici.
refusal-device_full = Cet appareil ne peut pas garder plus de parties, et aucune n’est terminée. Effacez-en une d’abord.
refusal-no_hints = Il n’y a pas de conseils dans les parties avec d’autres personnes, seulement contre des joueurs virtuels.

## La phrase exacte, quand on en sait plus ; arguments : voir en/refusals.ftl

part-symbol = { $symbol ->
    [machete] machettes
    [paddle] pagaies
   *[coin] pièces
}
part-strength = { $power ->
    [one] { $power } { $symbol ->
        [machete] machette
        [paddle] pagaie
       *[coin] pièce
    }
   *[other] { $power } { part-symbol }
}
part-terrain = { $terrain ->
    [jungle] une case Jungle
    [river] une case Fleuve
   *[village] un village
} de résistance { $need }
part-terrain-symbol = { $terrain ->
    [jungle] { $need ->
        [one] { $need } machette
       *[other] { $need } machettes
    }
    [river] { $need ->
        [one] { $need } pagaie
       *[other] { $need } pagaies
    }
   *[village] { $need ->
        [one] { $need } pièce
       *[other] { $need } pièces
    }
}
part-asked = { $asked ->
    [machete] { $need ->
        [one] { $need } machette
       *[other] { $need } machettes
    }
    [paddle] { $need ->
        [one] { $need } pagaie
       *[other] { $need } pagaies
    }
    [coin] { $need ->
        [one] { $need } pièce
       *[other] { $need } pièces
    }
   *[cards] { $need ->
        [one] { $need } carte de votre main
       *[other] { $need } cartes de votre main
    }
}
part-count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

refusal-T-02-card = La carte { $card } n’est pas dans votre main.
refusal-T-02-action = Cette action n’existe pas dans le jeu.
refusal-D-02-card = Vous n’avez pas autant de cartes { $card } en main ; vous ne pouvez pas les garder.
refusal-M-01-unknown = Il n’y a pas de case { $space } sur ce parcours.
refusal-M-01-capitals = Il n’y a pas de case { $space } sur ce parcours. Vous pensez peut-être à { $meant }.
refusal-M-01-adjacent = La case { $space } n’est pas à côté de votre pion.
refusal-M-02-terrain = { $space } est { part-terrain } : il faut { part-terrain-symbol }, pas des { part-symbol }.
refusal-M-02-card = La carte { $card } n’a pas de force pour avancer.
refusal-M-02-power = { $space } est { part-terrain } : il faut { part-terrain-symbol }, et non des cartes à payer.
refusal-M-03-power = La case { $space } demande { $need ->
    [one] { $need } { $symbol ->
        [machete] machette
        [paddle] pagaie
       *[coin] pièce
    }
   *[other] { $need } { part-symbol }
} ; la carte n’en a que { $power }. Deux cartes ne s’additionnent pas.
refusal-M-03-reach = Vous ne pouvez pas atteindre la case { $space } d’un seul coup.
refusal-M-03-reach-with = Vous ne pouvez pas atteindre la case { $space } d’un seul coup avec { $cards }.
refusal-M-04-power = Avec { part-strength }, vous n’atteignez pas la case { $space } d’ici.
refusal-M-08-card = Choisissez le symbole de la carte { $card } : machette, pagaie ou pièce.
refusal-M-11-power = Avec { part-strength }, vous ne pouvez pas avancer d’ici.
refusal-M-12-pay = { $space } est un éboulis : payez exactement { part-count-cards } de votre main pour y entrer.
refusal-M-13-pay = { $space } est un campement : écartez pour de bon exactement { part-count-cards } de votre main pour y entrer.
refusal-M-17-card = Vous n’avez pas autant de cartes { $card } en main.
refusal-M-19-space = { $space } est une montagne ; personne ne peut y entrer.
refusal-M-20-space = La case { $space } est occupée.
refusal-M-20-way = Un autre pion barre la route vers la case { $space }.
refusal-M-22-space = { $space } est une case Départ ; personne ne peut y revenir.
refusal-M-23-target = Le pion reste sur place : indiquez la barrière comme destination.
refusal-W-01-piece = Vous n’avez pas de pion { $piece }.
refusal-W-08-piece = Le pion { $piece } est déjà arrivé.
refusal-B-01-way = Une barrière ferme le passage vers la case { $space } ; prenez-la d’abord.
refusal-B-01-blockade = La barrière { $blockade } ferme le passage et demande { part-asked }. Prenez-la d’abord.
refusal-B-02-blockade = Votre pion n’est pas à côté de la barrière { $blockade }.
refusal-B-03-power = La barrière { $blockade } demande { part-asked }, pas { part-strength }.
refusal-B-03-symbol = La barrière { $blockade } demande { part-asked } ; elle ne se paie pas avec des cartes.
refusal-B-03-cards = La barrière { $blockade } demande exactement { part-asked }.
refusal-B-03-nothing = Vous n’avez rien pour prendre la barrière { $blockade } en ce moment ; elle demande { part-asked }.
refusal-B-09-power = Avec { part-strength }, vous ne pouvez pas prendre la barrière et aller là-bas.
refusal-B-14-taken = La barrière { $blockade } n’est pas sur le plateau : elle a été prise ou n’est pas utilisée.
refusal-B-14-unknown = Il n’y a pas de barrière { $blockade }.
refusal-C-09-card = La carte { $card } est une carte de base ; elle n’est pas à vendre.
refusal-O-10-card = La carte { $card } est épuisée.
refusal-P-05-price = La carte { $card } coûte { $price } ; vous ne payez que { $paid }.
refusal-P-05-nothing = Vous n’avez plus rien pour payer la carte { $card }.
refusal-P-09-card = La carte { $card } est dans la réserve, et aucun emplacement du plateau marché n’est libre.
refusal-P-21-half = Compter la carte { $card } pour une demi-pièce ne sert à rien ici.
refusal-A-01-card = La carte { $card } ne se joue pas ainsi.
refusal-A-06-first = Décidez d’abord pour la carte { $card } : écartez { part-count-cards } de votre main, ou aucune.
refusal-A-06-most = La carte { $card } permet d’écarter au plus { part-count-cards }.
refusal-A-07-first = Décidez d’abord pour la carte { $card } : écartez jusqu’à { part-count-cards } de votre main, ou aucune.
refusal-A-07-most = La carte { $card } permet d’écarter au plus { part-count-cards }.
refusal-A-08-card = Il ne reste plus de carte { $card } à prendre.
refusal-A-12-card = La carte { $card } n’aurait aucun effet en ce moment.
refusal-R-03-count = Il faut piocher ici exactement { part-count-cards }.
refusal-R-03-card = La pile ne contient pas autant de cartes { $card }.
refusal-R-03-discard = La nouvelle pioche doit contenir exactement les cartes défaussées.
refusal-R-03-nothing = On ne pioche et on ne trouve rien ici.
refusal-V-06-count = { $count ->
    [one] Il faut trouver ici exactement { $count } tuile Grotte
   *[other] Il faut trouver ici exactement { $count } tuiles Grotte
}.
refusal-V-06-token = Cette grotte ne contient pas la tuile « { $token } ».
refusal-V-19-token = Vous n’avez pas de tuile « { $token } ».
refusal-V-19-cards = La tuile « { $token } » ne prend pas de cartes.
refusal-V-21-token = La tuile « { $token } » n’a pas de force pour avancer.
refusal-V-22-token = Vous n’avez pas autant de tuiles « { $token } ».
refusal-V-27-single = Seule la carte { $card } peut être gardée ; inutile de la nommer.
refusal-V-27-choose = Indiquez l’équipement à garder : { $choices }.
refusal-V-28-card = Un symbole modifié vaut pour une carte, pas pour une tuile.
refusal-V-28-joker = La carte { $card } a déjà tous les symboles.
refusal-V-28-other = Choisissez le nouveau symbole de la carte { $card }.
refusal-V-28-fixed = Le symbole de la carte { $card } est fixe ; seule la tuile « { token-change_symbol } » le modifie.
refusal-V-28-coin = La carte { $card } n’a pas d’autre symbole à changer en pièces.
refusal-V-28-once = Il faut dépenser exactement une carte avec son symbole modifié.
refusal-V-28-twice = Il faut dépenser exactement deux cartes avec leur symbole modifié.
refusal-V-28-both = Deux symboles modifiés servent à un seul achat. Achetez une carte en payant avec deux cartes au symbole modifié.
refusal-V-28-second = Aucun achat ne peut utiliser deux cartes au symbole modifié en ce moment. Jouez d’abord la carte dont le symbole est modifié.
refusal-V-28-purchase = Seule la tuile « { token-change_symbol } » permet de compter cette carte en pièces.
refusal-V-28-useless = Changer de symbole ne servirait à aucune carte de votre main en ce moment.
refusal-V-28-first = Jouez d’abord la carte dont le symbole est modifié.
refusal-no_undo-nothing = Il n’y a rien à annuler pendant ce tour.
refusal-no_undo-drawn = Impossible d’annuler : vous avez déjà vu les cartes piochées.
refusal-no_undo-found = Impossible d’annuler : vous avez déjà vu ce que contient la grotte.
refusal-no_undo-handed_over = La place a changé de joueur pendant ce tour ; ce qui a été fait avant ne peut plus être annulé.
refusal-seat_taken-begun = La partie a commencé. Regardez-la, ou ouvrez une autre table.
refusal-seat_taken-full = Toutes les places sont prises.
refusal-not_seated-empty = Personne n’est assis là.
refusal-not_seated-bot = Un joueur virtuel occupe déjà cette place.
refusal-not_seated-present = Personne ne joue à votre place.
refusal-not_seated-unknown = Cette place n’existe pas.
refusal-not_seated-person = Aucune personne n’est assise là.
refusal-not_seated-host = Seule la personne qui a ouvert la table peut faire cela.
refusal-not_seated-here = Quelqu’un occupait cette place à l’instant. Attendez un peu, ou demandez-lui.
refusal-not_seated-other = Cette place n’est pas la vôtre. Choisissez-en une à vous.
refusal-not_seated-secret = Ce lien ne correspond à aucune place de cette table. Vérifiez-le.
refusal-not_seated-rematch = Vous n’avez pas de place dans la revanche. Vous pouvez la regarder.
refusal-waiting-rematch = Vous pourrez proposer une revanche après la partie.
refusal-waiting-no_rematch = La table de la revanche n’est pas encore ouverte.
refusal-waiting-record = La partie ne peut être téléchargée qu’à la fin.
refusal-too_many-busy = Le serveur est très occupé. Réessayez dans un instant.
refusal-too_many-screens = Cette table est ouverte sur trop d’écrans. Fermez-en un, ou réessayez plus tard.
refusal-too_many-routes = Trop de parcours ont été enregistrés depuis ici. Réessayez plus tard.
refusal-too_many-kept = Vous ne pouvez pas enregistrer plus de parcours. Effacez-en un d’abord.
refusal-too_many-own = Vous ne pouvez pas publier plus de parcours. Retirez-en un de la galerie d’abord.
refusal-too_many-gallery = La galerie est pleine. Elle ne prend plus de parcours.
refusal-not_found-day = Il n’y a pas d’expédition pour ce jour.
refusal-not_found-person = Ce serveur n’a pas de données sur vous.
refusal-stale-clock = Aucun chronomètre ne tourne ; il n’y a pas de temps à rendre.
