### Plätze am Tisch: wer dort sitzt, wer nicht da ist, und wie weit alle kamen, die nicht angekommen sind.
### Argumente wie in en/seats.ftl.

name-someone = Spieler
seats-you = Du
seats-is-away = { $name } ist nicht da
seats-away-since = { $minutes ->
    [0] { $name } ist gerade gegangen.
    [one] { $name } ist seit 1 Minute nicht da.
   *[other] { $name } ist seit { $minutes } Minuten nicht da.
}
seats-away-hours = { $name } ist seit { $hours } Stunden nicht da.
seats-away-choice = Du kannst warten oder einen Computerspieler ziehen lassen, bis { $name } zurückkommt.
seats-clock-decides = Läuft die Zeit von { $name } ab, springt ein Computerspieler ein.
seats-time-left = noch { $time }
seats-time-short = noch weniger als 1 Minute
seats-time-own = Du hast noch { $time }.
seats-wait = Warten
seats-stand-in = Computerspieler ziehen lassen
seats-stand-in-soon = Möglich in { $time }.
seats-steps-away = { $count ->
    [one] 1 Schritt vor El Dorado
   *[other] { $count } Schritte vor El Dorado
}
seats-on-the-way = Noch unterwegs
