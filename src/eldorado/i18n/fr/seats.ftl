### Les places : qui est là, qui est absent, et jusqu’où sont allés ceux qui ne sont pas arrivés.
### Les arguments sont ceux de en/seats.ftl.

name-someone = Joueur
seats-you = Vous
seats-is-away = { $name } n’est pas là
seats-away-since = { $minutes ->
    [0] { $name } vient de partir.
    [one] { $name } n’est plus là depuis { $minutes } minute.
   *[other] { $name } n’est plus là depuis { $minutes } minutes.
}
seats-away-hours = { $name } n’est plus là depuis { $hours } heures.
seats-away-choice = Vous pouvez attendre { $name }, ou laisser un joueur virtuel jouer en son absence.
seats-clock-decides = Quand { $name } n’aura plus de temps, un joueur virtuel prendra le relais.
seats-time-left = encore { $time }
seats-time-short = encore moins d’une minute
seats-time-own = Il vous reste { $time }.
seats-wait = Attendre
seats-stand-in = Laisser jouer un joueur virtuel
seats-stand-in-soon = Possible dans { $time }.
seats-steps-away = { $count ->
    [one] À { $count } case de l’El Dorado
   *[other] À { $count } cases de l’El Dorado
}
seats-on-the-way = Encore en chemin
