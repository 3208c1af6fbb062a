### Les écrans autour de la table. Les arguments de chaque message sont expliqués dans en/screens.ftl.

page-title = { $page } · El Dorado
screen-back = Retour
screen-cancel = Annuler
screen-to-start = Accueil

## Accueil

start-title = El Dorado : la course vers la cité d’or
start-name = El Dorado
start-tagline = Trois expéditions. Une cité d’or. Arrivez en premier !
start-play = Jouer
start-against = contre { $names }
start-twice = 2 × { $level }
start-rivals = Vos adversaires
start-strength-1 = Pour une première course.
start-strength-2 = Si vous connaissez les règles.
start-strength-3 = Si vous connaissez vos cartes.
start-strength-4 = Si vous aimez prévoir.
start-strength-5 = Pour un vrai défi.
start-pass = Sur le même appareil
start-online = Jouer en ligne
start-setup = Préparer…
start-workshop = Atelier de parcours
start-rules = Comment jouer
start-games = Vos parties
start-ladder = Palmarès
start-gallery = Galerie des parcours
start-continue = Continuer
start-continue-lobby = Retour à votre table
start-continue-over = Voir le résultat
start-continue-gone = Cette partie n’existe plus
start-continue-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
start-away = Le serveur est injoignable. Vos parties y sont en sécurité et reprendront dès son retour. En attendant, vous pouvez lire les règles.
start-fan = Un hommage gratuit et non officiel, réalisé par des fans, au jeu de société de Reiner Knizia ; sans lien avec ses éditeurs.

## Des noms pour qui n’en donne pas

name-you = Vous
name-player = Joueur { $number }

## Préparation

setup-title = Préparer une course
setup-about = Choisissez les joueurs et le parcours.
setup-seats = Expéditions
setup-count = Nombre d’expéditions
setup-two = À deux, chaque expédition a deux pions, et les deux doivent atteindre les portes.
setup-start = Qui commence ?
setup-start-random = Au hasard
setup-route = Parcours
setup-own = Votre propre parcours
setup-own-about = avec son code
setup-code = Code du parcours
setup-code-about = Les plateaux du départ à l’arrivée, chacun avec son orientation et l’endroit où il se raccorde.
setup-surprise = Surprenez-moi
setup-variants = Variantes
setup-clock = Chronomètre
setup-clock-none = Aucun
setup-clock-turn = Par tour
setup-clock-days = En jours
setup-clock-none-about = Sans limite de temps.
setup-clock-turn-about = Le temps de chaque tour est limité ; au-delà, on puise dans un temps supplémentaire pour toute la partie. Quand il est épuisé, un joueur virtuel prend le relais.
setup-clock-days-about = Une partie sur plusieurs jours : jouez quand cela vous convient.
setup-clock-each = Temps par tour
setup-clock-bank = Temps supplémentaire pour la partie
setup-open = Qui peut jouer ?
setup-watch = Qui peut regarder ?
setup-open-link = Sur invitation
setup-open-link-about = Seulement ceux à qui vous donnez le lien.
setup-open-public = Table publique
setup-open-public-about = La table apparaît dans la liste ; tout le monde peut jouer ou regarder.
setup-go = Lancer la course
setup-invite = Ouvrir et inviter

time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
time-minutes = { $count ->
    [0] aucun
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
seat-kind = Qui joue ici
seat-kind-person = Sur cet appareil
seat-kind-bot = Joueur virtuel
seat-kind-open = En ligne
seat-name = Nom
seat-level = Niveau
seat-limited = Sur cet appareil trop lent, ce joueur réfléchit moins qu’il ne pourrait.
seat-open = Place libre
seat-open-about = Pour la personne qui ouvrira votre lien.
seat-colour = Couleur : { $colour }. Changer
seat-colours = Choisir une couleur

## Sur le même appareil

pass-title = Sur le même appareil
pass-about = L’appareil passe de main en main.
pass-people = Qui joue ?
pass-count = Nombre de joueurs
pass-name = Nom du joueur { $number }
pass-curtain = Entre deux tours, un rideau cache les cartes jusqu’à ce que la personne suivante soit prête.

## Le rideau entre deux personnes sur un appareil

curtain-title = { $name }, à vous de jouer
curtain-about = Passez l’appareil à { $name }. Les autres ne regardent pas !
curtain-ready = Je suis { $name }

## En ligne

online-title = Jouer en ligne
online-about = Pas de compte : un lien suffit.
online-create = Votre table
online-more = Plus de choix : parcours, grottes, chronomètre…
online-open = Ouvrir une table
online-hint = Vous recevez un lien et un code QR pour inviter les autres.
online-link = Vous avez un lien ?
online-paste = Lien ou code d’une table
online-enter = Rejoindre
online-no-link = Ce n’est pas le lien d’une table. Collez-le en entier, ou seulement les lettres après la dernière barre oblique.
online-tables = Tables publiques
online-none = Aucune table publique n’est ouverte pour l’instant. Ouvrez-en une : les autres la verront ici.
online-waiting = En attente de joueurs
online-running = En cours
online-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
online-join = Jouer
online-watch = Regarder

## Avant la course

lobby-title = Avant la course
lobby-waiting = { $count ->
    [one] Il reste { $count } place libre ; la course commence d’elle-même dès qu’elle est prise.
   *[other] Il reste { $count } places libres ; la course commence d’elle-même dès qu’elles sont prises.
}
lobby-starting = Tout le monde est là : la course commence.
lobby-open = En attente de quelqu’un qui ouvre le lien.
lobby-you = C’est vous.
lobby-you-host = C’est vous, et c’est votre table.
lobby-here = En ligne
lobby-gone = Hors ligne pour l’instant
lobby-bot = Ajouter un joueur virtuel…
lobby-fill = Joueur virtuel pour la place { $number }
lobby-level = Joueurs virtuels pour les places libres
lobby-free = Libérer la place
lobby-not-yet = Cette place ne peut pas encore être libérée. Réessayez dans une demi-minute.
lobby-sit = Prendre place
lobby-sit-here = S’asseoir ici
lobby-start = Compléter et commencer
lobby-soon = La course commence quand toutes les places sont prises.
lobby-leave = Quitter la table
lobby-watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
lobby-invite = Inviter
lobby-invite-about = En ouvrant le lien, on peut prendre une place libre ou regarder.
lobby-local = Ce lien ne fonctionne que sur cet ordinateur. Pour inviter quelqu’un, ouvrez la page avec l’adresse ou le nom de l’ordinateur sur le réseau.
lobby-link = Lien vers cette table
lobby-copy = Copier
lobby-copied = Le lien est copié.
lobby-share = Partager
lobby-share-text = Qui sera le premier à l’El Dorado ?
lobby-qr = Code QR avec le lien vers cette table

## La fin

end-you = Vous gagnez !
end-they = { $name } gagne !
end-nobody = Personne ne gagne
end-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
end-arrived = À l’El Dorado au tour { $round }
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
    [0] Aucune carte écartée du jeu.
    [one] { $count } carte écartée du jeu.
   *[other] { $count } cartes écartées du jeu.
}
end-rematch = Revanche
end-join = Rejoindre la revanche
end-board = Voir le plateau
end-record = Télécharger la partie
end-replay = Revoir la partie
end-bench = Retour à l’atelier
end-analysis = Analyse
end-new = Nouvelle partie

## Règles

rulebook-search = Chercher dans les règles
rulebook-contents = Sommaire
rulebook-found = { $count ->
    [0] Aucun résultat
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
rulebook-nothing = Les règles ne parlent pas de « { $query } ». Essayez un autre mot.
rulebook-cards = Toutes les cartes
rulebook-cards-starting = Vos huit premières cartes
rulebook-cards-market = Sur le plateau marché dès le début
rulebook-cards-reserve = Dans la réserve au début
rulebook-card-start = pas à vendre
rulebook-card-price = coût { $price }
rulebook-faces = Toutes les tuiles Grotte
rulebook-card-also = aussi appelée { $names }
rulebook-ruling-about = Une partie de cette règle ne figure dans aucun livret, ou les livrets diffèrent. Nous avons choisi comment jouer : { $clauses }.

## Réglages

settings-title = Réglages
settings-about = Ils s’appliquent aussitôt et sont enregistrés dans ce navigateur.
settings-language = Langue
settings-name = Votre nom
settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-motion = Animations
settings-motion-system = Système
settings-motion-less = Réduites
settings-pace = Rythme des joueurs virtuels
settings-pace-quick = Rapide
settings-pace-usual = Normal
settings-pace-calm = Lent
settings-sound = Sons
settings-sound-about = Discrets, pour les pions, les cartes et les tuiles Grotte.
settings-warnings = M’avertir des étourderies
settings-warnings-about = Demande confirmation avant toute action irréversible qui semble être une erreur.
settings-forget = Effacer mes données sur cet appareil
settings-forget-sure = Votre nom, vos réglages et la liste de vos parties seront effacés de cet appareil. Les parties elles-mêmes ne sont pas effacées.
settings-forget-yes = Effacer
settings-forgotten = Tout est effacé.

## Quand quelque chose ne peut être montré

nowhere-title = Page introuvable
nowhere-about = Il n’y a pas de page à cette adresse. Il manque peut-être une partie du lien.
trouble-title = Un problème est survenu
trouble-retry = Réessayer
