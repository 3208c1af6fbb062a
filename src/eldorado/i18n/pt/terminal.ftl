### O que o terminal diz. Argumentos: veja en/terminal.ftl.

terminal-nothing = nada
terminal-none = nenhum
terminal-drawn = Comprado da pilha: { $cards }.
terminal-taken-back = Desfeito: { $deed }
terminal-place = { $place }. { $name }: { $round ->
    [0] ainda a caminho
   *[other] chegou na rodada { $round }
}{ $pieces ->
    [1] { "" }
   *[other] , { $home } de { $pieces } peões no portão
}; bloqueios: { $numbers }
