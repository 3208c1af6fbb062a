### Relatórios sobre simulações, classificações e treinamentos: páginas e imagens.
### Os argumentos estão explicados em en/reports.ftl.

## A página

report-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
report-title = { report-games }: { $names }
report-on-one-route = { report-games } na rota “{ $route }”, com { $names }.
report-on-routes = { report-games } em { $routes } rotas, com { $names }.
report-several = { $count } × { $name }
report-sections = Seções
report-numbers = Os números
report-footer = Todos os intervalos são intervalos de confiança de 95%.

## Em resumo

report-tile-decided = { $count ->
    [one] partida com vencedor
   *[other] partidas com vencedor
}
report-tile-decided-more = de { $games }, { $actions } ações
report-tile-rounds = rodadas na partida mediana
report-tile-rounds-more = de { $least } a { $most }
report-tile-order = { report-place }, de { $players }: parcela das vitórias
report-tile-order-more = entre { $low } e { $high }; a parcela justa é { $fair }
report-tile-bought = a mais comprada
report-copies = { $copies } por partida

## O que foi jogado

report-played = O que foi jogado
report-fact-games = Partidas
report-fact-players = Participantes
report-fact-table = À mesa
report-fact-routes = Rotas
report-fact-variants = Variantes
report-fact-numbers = Números das partidas
report-fact-seeds = Sementes aleatórias
report-all-won = { $games }, todas com vencedor
report-some-won = { $games }, das quais { $count } sem vencedor
report-entry = { $bot } (nº { $entry }, { report-games })
report-table-size = { $players } participantes ({ report-games })
report-variant-all = { $variant } (todas as partidas)
report-variant-none = nenhuma: as regras oficiais, sem cavernas
report-range = { $low } a { $high }

## Quem vence

report-seats = Quem vence
report-seats-about = Um ponto é uma parcela das vitórias ({ report-games } com vencedor). A barra em volta é o intervalo de confiança de 95%; a linha tracejada, a parcela justa. Verde é claramente mais que a parcela justa; vermelho, claramente menos. A ordem de jogo conta a partir de quem começou.
report-place = { $place ->
    [1] Primeiro a jogar
    [2] Segundo a jogar
    [3] Terceiro a jogar
   *[4] Quarto a jogar
}
report-by-order = Por ordem de jogo, { $players } participantes
report-by-order-table = Vitórias por ordem de jogo
report-by-player = Por participante, em todos os lugares
report-by-player-table = Vitórias por participante
report-won = { $name }: { $share } das partidas vencidas ({ $low } a { $high }), { $lean ->
    [more] mais
   *[less] menos
} que a parcela justa de { $fair }.
report-no-difference = Nenhuma diferença clara em { report-games }: todo intervalo contém a parcela justa.

## Vantagem dos lugares

report-advantage = Vantagem dos lugares por rota
report-route-players = { $route }, { $players } participantes
report-advantage-gain = { $route }: quem jogou primeiro venceu { $gain } pontos percentuais a { $lean ->
    [more] mais
   *[less] menos
} que a parcela justa.
report-advantage-missed = Intervalos que não contêm a parcela justa: { $missing ->
    [0] nenhum
   *[other] { $missing }
} de { $total }; só o acaso daria cerca de { $expected }.
report-advantage-more = Os números abaixo trazem mais { $count }.
report-advantage-table = Vitórias por rota e ordem de jogo

## Duração

report-length = Quanto dura uma partida
report-length-table = Rodadas até a chegada da expedição vencedora
report-length-reading = Cada coluna conta as partidas vencidas nessa rodada.
report-length-some = { report-games }: metade foi vencida até a rodada { $round }, a metade central entre as rodadas { $low } e { $high }; a mais curta durou { $least } rodadas, a mais longa, { $most }.
report-length-same = { report-games }, com vitória na rodada { $round }.
report-length-routes = A corrida mais curta é “{ $shortest }”, com { $least } rodadas em média; a mais longa é “{ $longest }”, com { $most }.
report-median = mediana { $round }
report-axis-arrival = rodada da chegada vencedora
report-axis-round = rodada

## Compras

report-cards = O que se compra
report-cards-none = Ninguém comprou uma carta.
report-cards-about = { $cards ->
    [one] { $cards } carta foi comprada
   *[other] { $cards } cartas foram compradas
}, { $each } por partida.
report-cards-free = { card-transmitter }: { $cards ->
    [one] mais { $cards } carta
   *[other] mais { $cards } cartas
} de graça.
report-cards-heading = Compras por carta e rodada
report-cards-most = A mais comprada: { $card }, { $copies } por partida. Momento mais movimentado: { $peak } na rodada { $round }.
report-cards-reading = Cartas compradas em cem partidas; uma célula vazia significa menos de uma em duzentas.
report-cards-table = Cartas obtidas
report-buyers = Como foi quem comprou
report-buyers-more = Claramente mais vitórias que a parcela justa, sobretudo com: { $cards }.
report-buyers-less = Claramente menos vitórias, sobretudo com: { $cards }.
report-buyers-none = Nenhuma carta deu a quem a comprou claramente mais ou menos vitórias que a parcela justa.
report-buyers-reading = Expedições que compraram a carta pelo menos uma vez. O que elas compram também depende de como vai a corrida; uma parcela não prova que a carta fez a diferença.
report-buyers-table = Vitórias das expedições que compraram uma carta

## Caminhos pelo tabuleiro

report-ways = Aonde vão as expedições
report-ways-about = Uma visita é um peão que para em um espaço no fim de um movimento.
report-ways-shown = De { $routes } rotas, estão desenhadas as { $shown } mais jogadas.
report-ways-none = Nenhum peão se moveu.
report-ways-busiest = O espaço mais visitado é { $space } (visitas por partida: { $visits }), { $share } de todas as visitas.
report-ways-never = Nunca visitados, embora acessíveis: { $never } de { $spaces } espaços.
report-ways-gate = { $share } das chegadas passaram por { $space }.
report-ways-table = Visitas
report-heat = Cores do escuro (nenhuma visita) ao branco (visitas por partida: { $visits })
report-heat-never = nunca
report-heat-most = { $visits } por partida
report-board = espaços: { $spaces }, cavernas: { $count }
report-legend = { $name }: { $about }
report-legend-rubble = jogar cartas
report-legend-base_camp = remover cartas
report-legend-mountain = fechada
report-legend-cave = fichas

## O que decidiu as partidas

report-decided = Como as partidas foram decididas
report-decided-some = { $share } das partidas foram vencidas pela única chegada da rodada, { $ties } no desempate.
report-decided-all = Todas as partidas tiveram um vencedor.
report-decided-left = Sem vencedor: { report-games }.
report-decided-none = Nenhuma partida teve vencedor.
report-decided-table = O que decidiu as partidas
report-reason-only_arrival = única chegada
report-reason-most_blockades = mais bloqueios
report-reason-highest_blockade = bloqueio de maior número
report-reason-first_arrival = primeira chegada
report-reason-forfeit = desistência
report-reason-stalemate = impasse
report-reason-unfinished = inacabada
report-stopped = interrompida na última rodada permitida

## Colunas das tabelas

report-column-games = partidas
report-column-wins = vitórias
report-column-share = parcela
report-column-low = de
report-column-high = a
report-column-fair = justo
report-column-order = ordem
report-column-player = participante
report-column-players = à mesa
report-column-route = rota
report-column-all = todas as rotas
report-column-mean = média
report-column-least = mín.
report-column-quarter = 25%
report-column-median = mediana
report-column-three_quarters = 75%
report-column-most = máx.
report-column-card = carta
report-column-bought = compras
report-column-each = por partida
report-column-mean_round = rodada média
report-column-taken = de graça
report-column-space = espaço
report-column-visits = visitas
report-column-all_visits = de todas
report-column-reason = decidido por

## Imagens de classificações e treinamentos

report-ladder = A escada para El Dorado
report-ladder-games = { $bots } participantes, { report-games } um contra um
report-ladder-reading = Pontos Elo em torno da média: a barra larga é um erro padrão, a linha fina o intervalo de 95%.
report-training = Aprendendo o caminho para El Dorado
report-training-games = { report-games }, { $generations ->
    [one] { $generations } geração
   *[other] { $generations } gerações
}
report-training-rounds = Rodada da vitória, todas as configurações juntas
report-training-error = Erro da previsão, em rodadas
report-training-values = de { $low } a { $high }
report-training-reading = Por geração: a primeira rede aprendeu com partidas do { level-walker }, cada uma das seguintes com as suas próprias.
