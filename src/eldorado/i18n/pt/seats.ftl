### Os lugares: quem está neles, quem saiu, e até onde chegou quem não alcançou El Dorado.
### Argumentos como em en/seats.ftl.

name-someone = Jogador
seats-you = Você
seats-is-away = { $name } não está aqui
seats-away-since = { $minutes ->
    [0] { $name } acabou de sair.
    [one] { $name } está fora há { $minutes } minuto.
   *[other] { $name } está fora há { $minutes } minutos.
}
seats-away-hours = { $name } está fora há { $hours } horas.
seats-away-choice = Você pode esperar ou deixar um jogador virtual jogar até { $name } voltar.
seats-clock-decides = Quando o tempo de { $name } acabar, um jogador virtual assume.
seats-time-left = tempo restante: { $time }
seats-time-short = resta menos de um minuto
seats-time-own = Você ainda tem { $time }.
seats-wait = Esperar
seats-stand-in = Deixar um jogador virtual jogar
seats-stand-in-soon = Possível em { $time }.
seats-steps-away = { $count ->
    [one] A { $count } passo de El Dorado
   *[other] A { $count } passos de El Dorado
}
seats-on-the-way = Ainda a caminho
