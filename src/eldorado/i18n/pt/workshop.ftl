## Conselhos

advice-area = Uma única área de { $terrain } cobre { $share } da rota. Gire ou troque uma peça para que nenhuma área cubra mais de { $most }.
advice-much = { $share } dos espaços são de { $terrain }. Com mais de { $most } de um só terreno, as outras cartas quase não são necessárias.
advice-little = Só { $share } dos espaços são de { $terrain }. Com menos de { $least }, quase ninguém precisa de cartas para eles.
advice-stretch = O caminho mais fácil passa por { $count } espaços seguidos de { $terrain }. Com mais de { $most }, ele fica monótono.
advice-shortcut = O caminho mais curto é também o mais fácil. Torne estes espaços mais difíceis, para que o atalho tenha seu preço.
advice-no-way-around = Nenhum caminho contorna estes espaços de { $number } ou mais. Deixe um caminho mais longo sem eles.
advice-detour = O caminho que contorna os espaços de { $number } ou mais leva { $steps } passos em vez de { $shortest }. Encurte-o.
advice-bend = Na curva da peça { $letter }, o lado de dentro ({ $inside } em média) não é mais difícil que o de fora ({ $outside }). Gire a peça para que o caminho curto seja o mais difícil.
advice-narrow = Na peça { $letter }, todos os caminhos passam por estes { $count } espaços. Uma expedição pode segurar todas as outras ali.
advice-narrow-board = Todos os caminhos passam por estes { $count } espaços. Uma expedição pode segurar todas as outras ali.
advice-crossings = { $count ->
    [one] Só { $count } par de espaços liga estas peças. Deslize-as até que haja pelo menos dois.
   *[other] { $count } pares de espaços ligam estas peças. Deslize-as até que haja pelo menos dois.
}
advice-choice = Só há um bom caminho. Qualquer outro tem mais da metade dos espaços em comum com ele ou sai mais de { $most } mais caro.
advice-purchases = Estes espaços pedem cartas de poder 2 ou mais. Ninguém chega sem comprar cartas.
advice-none = A rota segue todas as dicas do manual.
advice-where = Espaços: { $name }

## Fatos

facts-steps = Menor número de passos
facts-cost = Soma dos números no caminho mais fácil
facts-rounds = Rodadas esperadas
facts-width = Caminhos sem espaço em comum
facts-narrow = Espaços por onde passam todos os caminhos
facts-tightest = Espaços que bastariam para fechar todos os caminhos
facts-terrain = Terrenos
facts-stretches = Trechos longos de um só terreno
facts-stretch = { $count } × { $terrain }
facts-connections = Bloqueios
facts-caves = Cavernas
facts-none = nenhum
facts-unfinished = A rota ainda não tem peça de finalização. Os caminhos levam até a última peça.

## Critérios

criterion-length = Duração
criterion-length-about = A rodada em que a primeira expedição chega, em média.
criterion-lead_changes = Trocas de liderança
criterion-lead_changes-about = Quantas vezes outra expedição assume a liderança, por corrida.
criterion-uncertainty = Suspense
criterion-uncertainty-about = Em que parte da corrida o vencedor deixa de vez de estar atrás.
criterion-closeness = Diferença final
criterion-closeness-about = Quantas rodadas a segunda expedição está atrás no fim.
criterion-seat_fairness = Vantagem da posição
criterion-seat_fairness-about = Quanto uma posição na ordem de jogo se afasta de uma parte igual das vitórias.
criterion-skill_gap = Habilidade
criterion-skill_gap-about = Quantas vezes quem joga melhor vence dois mais fracos; 33% seria o acaso.
criterion-luck_share = Sorte
criterion-luck_share-about = Quanto as cartas de um lugar decidem a corrida, seja quem for o jogador.
criterion-path_diversity = Variedade de caminhos
criterion-path_diversity-about = A chance de duas expedições igualmente adiantadas pararem em espaços diferentes.
criterion-bottlenecks = Aglomeração
criterion-bottlenecks-about = A parte dos turnos que começam com outras expedições no melhor caminho.
criterion-colours = Equilíbrio dos terrenos
criterion-colours-about = Quão bem o movimento se divide entre selva, rio e vilarejo; 100% é o equilíbrio perfeito.
criterion-purchases = Variedade de compras
criterion-purchases-about = Quantos tipos de cartas são comprados; os raros contam menos.
criterion-blockades = Efeito dos bloqueios
criterion-blockades-about = Quantas rodadas antes ou depois chega a primeira expedição se só os bloqueios mudarem.

word-usual = como nas rotas impressas
word-short = curta
word-long = longa
word-few = poucas
word-many = muitas
word-early = decide-se cedo
word-late = em aberto até o fim
word-close = pequena
word-apart = grande
word-fair = pequena
word-unfair = grande
word-small = pequena
word-large = grande
word-little = pesa pouco
word-much = pesa muito
word-narrow = poucos caminhos
word-varied = muitos caminhos
word-free = livre
word-crowded = lotado
word-uneven = desigual
word-even = equilibrado

## Avaliações

rating-title = { $name }: como se joga esta rota
rating-difficulty = Grau de dificuldade: { $difficulty }
rating-level = Dificuldade
rating-like = Parecida com { $route }
rating-figure = { $value } ({ $low } a { $high })
rating-made-by = { $games ->
    [one] { $games } corrida
   *[other] { $games } corridas
} de { $bots }
rating-in-short = Em resumo
rating-criteria = Os doze critérios
rating-criteria-reading = A primeira linha é esta rota com seu intervalo de 95%; abaixo estão as rotas impressas.
rating-bars = Em comparação com as rotas impressas; os colchetes marcam o menor e o maior valor delas
rating-this = Esta rota
rating-ways = Onde as expedições param
rating-ways-about = Quanto mais claro o espaço, mais vezes um peão parou ali. Mais vezes: { $name }.
rating-arrivals = Quando chega a primeira
rating-arrivals-about = Metade das corridas termina até a rodada { $rounds }; 8 de 10 entre { $low } e { $high }.
rating-arrivals-axis = Rodada da primeira chegada
rating-advice = Conselhos
rating-column-criterion = Critério
rating-column-value = Valor
rating-column-low = de
rating-column-high = a
rating-column-word = Em uma palavra
rating-median = mediana { $rounds }

## Busca

search-best = As melhores rotas encontradas
search-kept = { $count ->
    [one] { $count } rota mantida
   *[other] { $count } rotas mantidas
}, avaliações: { $games }
search-nothing = Nenhuma rota com essas preferências foi encontrada. Permita mais avaliações ou reduza as preferências.

## O retrato no navegador

rating-how = Como se joga esta rota
rating-begin = Avaliar
rating-ask = Jogadores virtuais fazem muitas corridas nesta rota. Isso leva cerca de dez segundos.
rating-unfinished = Uma rota pode ser avaliada assim que estiver pronta.
rating-racing = Jogadores virtuais estão correndo nesta rota.
rating-raced = Corridas terminadas: { $done } de { $games }
rating-printed = Rotas impressas, do menor ao maior valor
rating-beside = Intervalo de 95%: { $low } a { $high }. Rotas impressas: { $least } a { $most }.
rating-show-ways = Mostrar no mapa
rating-ask-here = Jogadores virtuais fazem muitas corridas nesta rota. Neste aparelho isso leva um minuto ou mais.
rating-quick = Avaliação rápida
rating-full = Avaliação completa
rating-thorough = Avaliar a fundo
rating-thorough-ask = Jogadores virtuais mais fortes correm aqui 320 vezes. Isso leva alguns minutos. Você pode sair: as corridas terminadas ficam salvas.
rating-thorough-begun = Uma avaliação completa já começou (corridas terminadas: { $done } de { $games }). Ela continua dali.
rating-thorough-racing = Jogadores virtuais mais fortes estão correndo nesta rota. Você pode sair: as corridas terminadas ficam salvas.
rating-thorough-server = Uma avaliação completa, com jogadores virtuais mais fortes, demoraria demais neste aparelho. Um servidor a faz em alguns minutos.
