daily-title = Expedição do dia
daily-card-new = A corrida de hoje espera por você
daily-card-running = Continuar a corrida de hoje
daily-card-done = { $rounds ->
    [one] Hoje: { $rounds } rodada
   *[other] Hoje: { $rounds } rodadas
}
daily-card-lost = Já jogada hoje
daily-streak = { $days ->
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
daily-no-streak = Ainda sem sequência
daily-end = Resultado do dia
daily-note-ranked = Expedição do dia: sua primeira tentativa vale. Não há dicas, e ninguém pode jogar por você. A corrida espera até você voltar.
daily-note-again = Expedição do dia: mais uma tentativa, que não vale.
refusal-daily = Na tentativa que vale, ninguém pode jogar por você. A expedição do dia espera até você voltar.
refusal-no_hints-daily = Na tentativa que vale, a expedição do dia não tem dicas.

daily-about = Neste servidor, todos têm a mesma rota, os mesmos bloqueios e os mesmos adversários, e as cartas são embaralhadas do mesmo jeito, não importa o que os outros façam. Uma nova expedição começa todos os dias à meia-noite (UTC).
daily-rules = Sua primeira tentativa vale. Não há dicas, mas você pode desfazer como sempre. A corrida continua até restar só uma expedição a caminho: chegue a El Dorado no menor número de rodadas possível.
daily-rivals = Seus adversários
daily-new-route = Uma rota nova
daily-play = Jogar a expedição de hoje
daily-continue = Continuar
daily-again = Jogar de novo (não vale)
daily-result = Seu resultado
daily-rounds = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}
daily-lost = Não chegou
daily-strongest = { $level }, o nível mais forte
daily-strongest-unknown = Ainda não se sabe
daily-place = { $place }º de { $of }
daily-place-label = Sua colocação
daily-days-label = Sequência
daily-field = Os resultados de todos
daily-field-none = Ninguém terminou ainda.
daily-field-count = { $people ->
    [one] { $people } pessoa terminou
   *[other] { $people } pessoas terminaram
}
daily-field-line = { $people ->
    [one] { $result }: { $people } pessoa
   *[other] { $result }: { $people } pessoas
}
daily-you = Você
daily-next = A próxima expedição começa em { $time }
daily-past = Esta expedição terminou. Os resultados ficam aqui.
daily-to-today = A expedição de hoje
daily-share = Compartilhar o resultado
daily-copied = O resultado foi copiado.
daily-picture-svg = Imagem (SVG)
daily-picture-png = Imagem (PNG)
daily-share-result = Expedição do dia { $day }: { $result }
daily-share-strongest = nível mais forte: { $rounds }
daily-share-streak = sequência: { $days }
