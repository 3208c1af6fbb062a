### Was das Terminal sagt. Die Argumente stehen in en/terminal.ftl.

terminal-nothing = nichts
terminal-none = keine
terminal-drawn = Nachgezogen: { $cards }.
terminal-taken-back = Zurückgenommen: { $deed }
terminal-place = { $place }. { $name }: { $round ->
    [0] noch unterwegs
   *[other] angekommen in Runde { $round }
}{ $pieces ->
    [1] { "" }
   *[other] , { $home } von { $pieces } Figuren am Tor
}; Blockaden: { $numbers }
