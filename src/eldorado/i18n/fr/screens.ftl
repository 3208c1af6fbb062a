### Les écrans autour de la table. Les arguments de chaque message sont expliqués dans en/screens.ftl.

page-title = { $page } – El Dorado
screen-back = Retour
screen-cancel = Annuler
screen-to-start = À l'accueil

## Accueil

start-title = El Dorado : la course vers la cité d'or
start-name = El Dorado
start-tagline = Trois expéditions. Une cité d'or. Arrivez en premier.
start-play = Jouer
start-against = contre { $names }
start-twice = 2 × { $level }
start-rivals = Vos adversaires
start-strength-1 = Pour une première course.
start-strength-2 = Quand vous connaissez les règles.
start-strength-3 = Quand vous connaissez vos cartes.
start-strength-4 = Quand vous aimez prévoir.
start-strength-5 = Quand vous voulez être battu.
start-pass = À tour de rôle
start-online = Jouer en ligne
start-setup = Préparer …
start-rules = Comment jouer
start-games = Vos parties
start-continue = Continuer
start-continue-lobby = Retour à votre table
start-continue-over = Voir comment cela a fini
start-continue-gone = Cette partie a été rangée
start-continue-more = { $count ->
    [one] et 1 autre
   *[other] et { $count } autres
}
start-away = Le serveur est injoignable. Vos parties y sont en sécurité et reprendront dès son retour. En attendant, vous pouvez lire les règles.
start-fan = Un hommage non officiel et gratuit, fait par des fans, au jeu de société de Reiner Knizia ; sans lien avec ses éditeurs.

## Des noms pour qui n'en donne pas

name-you = Vous
name-host = Hôte
name-guest = Invité
name-player = Joueur { $number }

## Préparation

setup-title = Préparer une course
setup-about = Qui vient, et par quel chemin ?
setup-seats = Expéditions
setup-count = Combien d'expéditions
setup-two = À deux, chaque expédition mène deux pions, et les deux doivent atteindre les portes.
setup-start = Qui commence ?
setup-start-random = Le sort décide
setup-route = Parcours
setup-own = Parcours à vous
setup-own-about = par son code
setup-code = Code du parcours
setup-code-about = Les plateaux du départ à la cité, chacun avec son orientation et son raccord.
setup-surprise = Surprenez-moi
setup-variants = Variantes
setup-clock = Horloge
setup-clock-none = Aucune
setup-clock-turn = Par tour
setup-clock-days = En jours
setup-clock-none-about = Personne n'est pressé.
setup-clock-turn-about = Chaque tour a son temps ; ce qui dépasse est pris sur une réserve pour toute la partie. Quand tout est épuisé, un ordinateur prend le relais.
setup-clock-days-about = Pour une partie au fil des jours : passez quand cela vous convient.
setup-clock-each = Temps pour chaque tour
setup-clock-bank = Réserve pour toute la partie
setup-open = Qui peut venir ?
setup-watch = Qui peut regarder ?
setup-open-link = Par lien
setup-open-link-about = Seulement ceux à qui vous donnez le lien.
setup-open-public = Publique
setup-open-public-about = La table est dans la liste ; tout le monde peut jouer ou regarder.
setup-go = Lancer la course
setup-invite = Ouvrir et inviter

time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
time-minutes = { $count ->
    [0] aucune
    [one] { $count } minute
   *[other] { $count } minutes
}
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## Places

seat-number = Place { $number }
seat-you = Vous
seat-kind = Qui est assis ici
seat-kind-person = Personne ici
seat-kind-bot = Ordinateur
seat-kind-open = Ami en ligne
seat-name = Nom
seat-level = Force
seat-open = Place libre
seat-open-about = Qui suivra votre lien.
seat-colour = Couleur : { $colour }. La changer
seat-colours = Choisir une couleur

## À tour de rôle

pass-title = À tour de rôle
pass-about = Un seul appareil fait le tour de la table.
pass-people = Qui joue ?
pass-count = Combien de personnes
pass-name = Nom du joueur { $number }
pass-curtain = Entre les tours, un rideau cache les cartes jusqu'à ce que le joueur suivant soit prêt.

## Le rideau entre deux personnes sur un appareil

curtain-title = { $name }, à vous de jouer
curtain-about = Passez l'appareil. Personne d'autre que { $name } ne devrait regarder.
curtain-ready = Je suis { $name }

## En ligne

online-title = Jouer en ligne
online-about = Pas de compte, pas de salle d'attente : un lien suffit.
online-create = Une table à vous
online-more = Plus de choix : parcours, grottes, horloge …
online-open = Ouvrir une table
online-hint = Vous recevez un lien et un code QR pour inviter les autres.
online-link = Vous avez un lien ?
online-paste = Lien ou nom d'une table
online-enter = Y aller
online-no-link = Ce n'est pas le lien d'une table. Collez-le en entier, ou seulement les lettres après la dernière barre oblique.
online-tables = Tables publiques
online-none = Aucune table publique n'est ouverte. Ouvrez-en une, et d'autres la trouveront ici.
online-waiting = En attente de joueurs
online-running = En route
online-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
online-join = Jouer
online-watch = Regarder

## Avant la course

lobby-title = Avant la course
lobby-waiting = { $count ->
    [one] Encore une expédition, et la course commence d'elle-même.
   *[other] { $count } places sont libres ; la course commence d'elle-même quand toutes sont prises.
}
lobby-starting = Tout le monde est là : la course commence.
lobby-open = Attend que quelqu'un suive le lien.
lobby-you = C'est vous.
lobby-you-host = C'est vous ; la table est à vous.
lobby-here = Présent
lobby-gone = Pas devant l'écran pour l'instant
lobby-bot = Ajouter un ordinateur …
lobby-fill = Ordinateur pour la place { $number }
lobby-level = Ordinateurs pour les places libres
lobby-free = Libérer la place
lobby-not-yet = Cette place ne peut pas encore être libérée. Réessayez dans une demi-minute.
lobby-sit = Prendre place
lobby-sit-here = S'asseoir ici
lobby-start = Compléter et partir
lobby-soon = La course commence quand toutes les places sont prises.
lobby-leave = Quitter la table
lobby-watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
lobby-invite = Inviter
lobby-invite-about = Qui ouvre le lien peut prendre une place libre, ou regarder.
lobby-local = Ce lien ne vaut que sur cet ordinateur. Ouvrez la page par l'adresse ou le nom de l'ordinateur, et vous pourrez inviter de là.
lobby-link = Lien vers cette table
lobby-copy = Copier
lobby-copied = Le lien est copié.
lobby-share = Envoyer
lobby-share-text = Qui sera le premier à El Dorado ?
lobby-qr = Code QR avec le lien vers cette table

## La fin

end-you = Vous gagnez !
end-they = { $name } gagne !
end-nobody = Personne ne gagne
end-place = { $place }.
end-arrived = À El Dorado au tour { $round }
end-on-the-way = Encore en chemin
end-resigned = A abandonné
end-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
end-blockades = { $count ->
    [one] { $count } barrière
   *[other] { $count } barrières
}
end-deck = Les cartes à la fin
end-removed = { $count ->
    [0] Aucune carte n'a quitté le jeu.
    [one] { $count } carte a quitté le jeu.
   *[other] { $count } cartes ont quitté le jeu.
}
end-rematch = Encore une course
end-join = À la revanche
end-board = Voir le plateau
end-record = Garder le compte rendu
end-replay = Relecture
end-analysis = Analyse de la partie
end-new = Nouvelle partie

## Règles

rulebook-search = Chercher dans les règles
rulebook-contents = Sommaire
rulebook-found = { $count ->
    [0] Rien trouvé
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
rulebook-nothing = Les règles ne parlent pas de « { $query } ». Essayez un autre mot.
rulebook-cards = Toutes les cartes
rulebook-cards-starting = Vos huit premières cartes
rulebook-cards-market = Au marché dès le début
rulebook-cards-reserve = D'abord dans la réserve
rulebook-card-start = pas à vendre
rulebook-card-price = prix { $price }
rulebook-faces = Toutes les tuiles Grotte

## Réglages

settings-title = Réglages
settings-about = Ils valent aussitôt et restent dans ce navigateur.
settings-language = Langue
settings-name = Votre nom
settings-theme = Couleurs
settings-theme-system = Comme l'appareil
settings-theme-light = De jour
settings-theme-dark = De nuit
settings-motion = Mouvements
settings-motion-system = Comme l'appareil
settings-motion-less = Le moins possible
settings-pace = Ordinateurs, dès la prochaine course
settings-pace-quick = Pressés
settings-pace-usual = Au pas
settings-pace-calm = Sans hâte
settings-sound = Sons
settings-sound-about = Discrets, pour les pas, les cartes et les trouvailles.
settings-warnings = Prévenir des étourderies
settings-warnings-about = Une question avant ce qui ne peut être repris et semble une erreur.
settings-forget = Tout oublier sur cet appareil
settings-forget-sure = Votre nom, vos réglages et la liste de vos parties sur cet appareil seront oubliés. Les parties elles-mêmes continuent.
settings-forget-yes = Oublier
settings-forgotten = Tout est oublié.

## Quand quelque chose ne peut être montré

nowhere-title = Hors de la carte
nowhere-about = Il n'y a pas de sentier à cette adresse. Peut-être manque-t-il une lettre au lien.
trouble-title = Le chemin est fermé
trouble-retry = Réessayer
