# Le jeu sur cet appareil, sans serveur.

offline-loading = Téléchargement du jeu
offline-loading-once = Une seule fois suffit. Ensuite, le jeu fonctionne aussi sans réseau.
offline-megabytes = { $done } Mo sur { $total }
offline-starting = Démarrage du jeu
offline-elsewhere = Le jeu est ouvert dans un autre onglet de ce navigateur. Fermez-le pour continuer ici.
offline-failed = Le jeu s’est arrêté sur cet appareil. Vos parties enregistrées sont en sécurité.
offline-again = Redémarrer
offline-ready = Le jeu est maintenant sur cet appareil. Il fonctionne aussi sans réseau.

## Ce qui demande d’autres personnes

offline-needs-online = Pour jouer avec des personnes sur d’autres appareils, il faut un serveur, et il n’y en a pas ici. Vous pouvez jouer contre des joueurs virtuels, ou à plusieurs sur cet appareil.
offline-needs-ladder = Le palmarès compare les joueurs d’un même serveur, et il n’y en a pas ici. Vos propres résultats se trouvent dans vos parties.
offline-needs-gallery = Dans la galerie, les joueurs d’un même serveur partagent leurs parcours, et il n’y a pas de serveur ici. L’atelier garde vos propres parcours sur cet appareil.
offline-daily = Sur cet appareil, l’expédition n’est jamais classée, et il n’y a pas d’autres résultats auxquels comparer le vôtre.

## Avec un serveur

offline-setting = Jouer sans réseau
offline-setting-about = Télécharge le jeu une fois ({ $sent } Mo). Il occupe { $total } Mo sur cet appareil. Vous pourrez ensuite jouer sans serveur, contre des joueurs virtuels ou à plusieurs sur cet appareil.
offline-setting-missing = Ce serveur ne propose pas le jeu sans réseau.
offline-make = Rendre jouable sans réseau
offline-stop = Arrêter
offline-broken = Le téléchargement a échoué. Réessayez quand la connexion sera meilleure.
offline-kept = Le jeu est enregistré dans ce navigateur ({ $total } Mo) et peut se jouer sans serveur.
offline-remove = Retirer
offline-removed = Le jeu n’est plus disponible sans réseau.
offline-play-here = Jouer sur cet appareil
offline-away = Le serveur est injoignable, mais le jeu est sur cet appareil. Les parties commencées ici restent ici et ne comptent jamais pour la cote.
offline-here = Vous jouez sur cet appareil. Vos parties sur le serveur y restent.
offline-to-server = Revenir au serveur
offline-continue = Continuer sans le serveur
offline-continue-about = La partie continue sur cet appareil comme une nouvelle partie : les cartes que vous ne voyez pas sont redistribuées, et elle ne compte pas pour la cote.

## Ses propres parties

offline-games-about = Ces parties sont enregistrées dans ce navigateur seulement. Copiez-les dans un fichier pour les mettre en sécurité ou les emporter sur un autre appareil.
offline-export = Exporter toutes les parties
offline-import = Ajouter des parties d’un fichier
offline-imported = { $count ->
    [0] Rien n’a été ajouté : toutes les parties de ce fichier sont déjà ici.
    [one] { $count } partie ajoutée.
   *[other] { $count } parties ajoutées.
}
offline-import-refused = Ce fichier ne contient pas de parties enregistrées ici.
