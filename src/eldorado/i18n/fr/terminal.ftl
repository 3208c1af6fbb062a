### Ce que dit le terminal. Arguments : voir en/terminal.ftl.

terminal-nothing = rien
terminal-none = aucune
terminal-drawn = Pioché : { $cards }.
terminal-taken-back = Annulé : { $deed }
terminal-place = { $place }. { $name } : { $round ->
    [0] encore en route
   *[other] arrivée au tour { $round }
}{ $pieces ->
    [1] { "" }
   *[other] , { $home } pions sur { $pieces } à la porte
} ; barrières : { $numbers }
