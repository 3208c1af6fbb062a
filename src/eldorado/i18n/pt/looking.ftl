### Olhar para a frente e para trás: dicas, replay, análise, suas partidas. Os argumentos estão em
### en/looking.ftl.

looking-ready = Rever a partida

## Ações a fazer

deed-piece = { $piece ->
    [0] { "" }
   *[other] , peão { $piece }
}
deed-via = { $blockades ->
    [0] { "" }
    [one] , superando o bloqueio { $blockade }
   *[other] , superando os bloqueios { $blockade }
}
deed-move = Mover com { $card } para { $space }{ deed-piece }{ deed-via }
deed-stay = Superar o bloqueio { $blockade } com { $card }{ deed-piece }
deed-pay = Pagar com { $cards } e ir para { $space }{ deed-piece }{ deed-via }
deed-pay-camp = Remover { $cards } do jogo no acampamento { $space }{ deed-piece }{ deed-via }
deed-pay-blockade = Superar o bloqueio { $blockade } pagando com { $cards }{ deed-piece }
deed-play = Jogar { $card }
deed-remove = Remover { $cards } do jogo
deed-remove-none = Não remover nenhuma carta
deed-take = Pegar { $card } de graça
deed-buy = Comprar { $card } no mercado com { $cards }
deed-token = Usar a ficha “{ $token }”{ $count ->
    [0] { "" }
   *[other] : { $cards }
}
deed-end = { $count ->
    [0] Encerrar o turno
   *[other] Manter { $cards } e encerrar o turno
}
cost-both = { cost-win } e { cost-rounds }
cost-win = { $points ->
    [one] cerca de { $points } ponto percentual de chance de vencer
   *[other] cerca de { $points } pontos percentuais de chance de vencer
}
cost-rounds = { $halves ->
    [0] um pouco de tempo
    [1] cerca de meia rodada
    [2] cerca de uma rodada
    [3] cerca de uma rodada e meia
   *[other] cerca de { $rounds } rodadas
}

## Dicas

hints-title = Dica
hints-about = As melhores jogadas a partir daqui, com os motivos.
hints-thinking = Pensando…
hints-busy = O servidor está ocupado. Peça de novo daqui a pouco.
hints-stale = O jogo avançou. Peça uma nova dica.
hints-win = { $win } de chance de vencer
hints-arrival = chegada por volta da rodada { $round }
hints-do-it = Aponte para uma ação para vê-la no tabuleiro. Quem joga é você.
hints-point = Aponte para uma ação para vê-la no tabuleiro.
hints-play = Fazer esta jogada
hints-play-rest = Jogar o restante
hints-playing = Jogando… Feche este painel para parar.
hints-done = Feito: { $deed }
hints-best = Melhores jogadas
hints-first = A melhor jogada:
hints-why-not = Por que não a minha?
hints-fine = Sua jogada é tão boa quanto qualquer outra que encontramos.
hints-odds-now = Se você encerrar o turno agora, sua chance de vencer é de cerca de { $own }. Com esta jogada, é de cerca de { $best }:
hints-late-now = Com esta jogada, você chegaria { $halves ->
    [0] um pouco antes:
   *[other] { cost-rounds } antes:
}
hints-better = Isto seria melhor:
hints-take-back = Esta jogada começa mais cedo no seu turno: primeiro desfaça suas últimas ações.
hints-go-back = Desfazer até lá
hints-advisor = Conselheiro
hints-advisor-about = Avisa antes que você encerre um turno com um erro grave.
hints-plays = Jogar dicas com um toque
hints-plays-about = Só em partidas contra jogadores virtuais. Para quando algo novo é revelado.
hints-advisor-off = Desligar o conselheiro
hints-odds-blunder = Um momento: com esta jogada, sua chance de vencer é de cerca de { $own }. Com uma melhor, é de cerca de { $best }.
hints-late-blunder = Um momento: com uma jogada melhor, você chegaria { $halves ->
    [0] um pouco antes.
   *[other] { cost-rounds } antes.
}
hints-look = Ver a jogada melhor
hints-end-anyway = Encerrar mesmo assim

## Replay

replay-title = Replay
replay-loading = Carregando a partida…
replay-begin = A corrida vai começar.
replay-end = O fim
replay-turn-of = Rodada { $round }, { $name }
replay-step = Passo { $step } de { $of }
replay-rounds = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
replay-slider = Ir para um turno
replay-keys = Reproduzir e avançar
replay-play = Reproduzir
replay-pause = Pausar
replay-step-back = Um passo atrás
replay-step-on = Um passo à frente
replay-turn-back = Um turno atrás
replay-turn-on = Um turno à frente
replay-key-play = Barra de espaço
replay-key-step-back = Seta esquerda; Home para o início
replay-key-step-on = Seta direita; End para o fim
replay-key-turn-back = Page Up
replay-key-turn-on = Page Down
replay-speed = Velocidade; teclas + e −
replay-times = { $count }×
replay-eyes = Quais cartas ficam visíveis
replay-open = Todas as cartas visíveis
replay-eyes-of = Como { $name } viu
replay-eyes-own = Como você viu
replay-hand = Mão de { $name }
replay-played = { $count ->
    [one] { $count } carta jogada
   *[other] { $count } cartas jogadas
}
replay-played-about = Cartas jogadas neste turno
replay-drew = Da pilha: { $cards }
replay-copy = Copiar um link para este momento
replay-copy-about = Quem abrir o link vê o mesmo momento.
replay-copied = O link para este momento foi copiado.

## O arquivo de uma partida

bring-title = Abrir uma partida salva
bring-about = Abra uma partida salva: o arquivo que você pode baixar no fim de uma partida, ou o que o terminal salva.
bring-choose = Escolher um arquivo
bring-drop = ou solte o arquivo em qualquer lugar desta página
bring-kept = O servidor só lê o arquivo; não o salva.
bring-too-long = Este arquivo é grande demais para ser uma partida salva.

## Análise

analysis-title = Análise
analysis-unfinished = { $names }, rodada { $round }: a partida não terminou.
analysis-replay = Ver o replay
analysis-waiting = Examinando cada turno…
analysis-waiting-about = O jogador virtual mais forte examina de novo cada turno. Isso leva um momento; você pode sair da página e voltar.
analysis-ready = A análise está pronta.
analysis-contents = Nesta página
analysis-as-table = Como tabela
analysis-to-moment = Ver este momento
analysis-opening = Antes do primeiro turno
analysis-axis-round = Rodada
analysis-axis-turn = Turnos
analysis-expedition = Expedição
analysis-percent = { $value }%
analysis-rounds = { $rounds ->
    [one] { NUMBER($rounds, maximumFractionDigits: 1) } rodada
   *[other] { NUMBER($rounds, maximumFractionDigits: 1) } rodadas
}
analysis-race = A corrida
analysis-race-about = Quantas rodadas ainda faltavam a cada expedição até o portão, segundo uma estimativa após cada turno. Quanto mais baixa a linha, mais perto do portão.
analysis-chances = Chances de vencer
analysis-chances-about = A probabilidade de vitória de cada expedição após cada turno. Os números marcam os pontos de virada.
analysis-turning = Pontos de virada
analysis-turning-none = Nenhum turno desta partida custou caro: bem jogado!
analysis-turning-about = Os turnos que mais custaram, em chance de vencer e em rodadas; no máximo três.
analysis-cost = Custou { $cost }.
analysis-played = O que foi jogado
analysis-better = Melhor
analysis-because = Por quê: { $reasons }.
analysis-balance = Sorte e habilidade
analysis-balance-about = Em rodadas. Sorte: quanto as cartas compradas da pilha foram melhores que a média. Habilidade: quanto os turnos custaram em comparação com os melhores que encontramos.
analysis-luck = Sorte
analysis-play = Habilidade
analysis-luck-rounds = Sorte, rodadas
analysis-luck-win = Sorte, chance de vencer
analysis-play-rounds = Habilidade, rodadas
analysis-play-win = Habilidade, chance de vencer
analysis-draws-counted = Compras da pilha contadas
analysis-blunders = Erros graves
analysis-decks = Os baralhos
analysis-decks-about = Quantas cartas cada expedição tinha, rodada a rodada.
analysis-changes = O que entrou e saiu
analysis-how-buy = { $card } (comprada)
analysis-how-take = { $card } (de graça)
analysis-how-remove = { $card } (removida do jogo)
analysis-how-camp = { $card } (deixada no acampamento)
analysis-how-use_up = { $card } (usada)
analysis-cards = O que cada carta rendeu
analysis-cards-of = O que cada carta rendeu: { $name }
analysis-cards-about = Os números pequenos são por uso. Contam os passos rumo a El Dorado; passos para trás são negativos.
analysis-card = Carta ou ficha
analysis-plays = Usos
analysis-steps = Passos
analysis-coins = Moedas
analysis-draws = Cartas da pilha
analysis-payments = Pagamentos
analysis-blockades = Bloqueios
analysis-tempo = Tempo perdido
analysis-tempo-about = Em um desvio, o peão anda mais passos do que se aproxima. Em um turno de espera, ele não se aproxima, embora pudesse. As rodadas mostram quanto esses turnos custaram.
analysis-walked = Passos andados
analysis-nearer = Passos de avanço
analysis-detours = Turnos com desvios
analysis-detour-steps = Passos de desvio
analysis-waiting-turns = Turnos de espera

## Suas partidas

games-title = Suas partidas
games-about = O que este servidor salvou deste navegador.
games-you = Você
games-none = Nenhuma partida ainda
games-none-about = Jogue uma corrida, e ela aparece aqui, com o replay, uma análise e seus resultados.
games-none-play = Jogar uma corrida
games-none-such = Nenhuma partida corresponde aos filtros.
games-file = Abrir um arquivo
games-list = Todas as partidas
games-more = { $count ->
    [one] Mostrar mais { $count }
   *[other] Mostrar mais { $count }
}
games-route = Rota
games-players = Expedições
games-result = Resultado
games-result-won = Vitórias
games-result-lost = Derrotas
games-result-open = Sem resultado
games-any = Qualquer
games-clear = Limpar os filtros
games-played = Partidas
games-won = Vitórias
games-arrived = Chegadas
games-best = Melhor chegada
games-place = { $place }º de { $of }
games-running = Em andamento
games-no-place = Sem colocação
games-against = Contra { $names }
games-by-route = Por rota
games-by-players = Por número de expedições
games-rivals = Confronto direto
games-rivals-about = Expedições que não chegaram dividem a mesma colocação; nesse caso, nenhuma fica à frente.
games-rival = Adversário
games-ahead = Você à frente
games-behind = Você atrás
games-cards = Cartas favoritas
games-rating = Pontuação
games-rating-own = { $elo } ± { $margin }, de { $games ->
    [one] { $games } comparação
   *[other] { $games } comparações
}
games-rating-line = { $name }: { $elo } ± { $margin }
games-rating-about = A pontuação compara quem terminou à frente de quem neste servidor. Em 19 de 20 casos, o nível real está dentro da barra; quanto menos partidas, mais longa ela é.
games-data = Seus dados
games-data-about = Um cookie deste navegador reúne suas partidas. Não há conta, e ninguém mais vê esta página.
games-export = Baixar tudo (JSON)
games-forget-one = Apagar esta partida: { $route }, { $day }
games-forget-sure = Apagar esta partida?
games-forget-about = O servidor apaga a sua participação: a partida sai desta lista, dos seus resultados e da sua pontuação. A partida em si continua lá para os outros, e os links dela ainda funcionam. Não dá para desfazer.
games-forget-all = Apagar todas as minhas partidas
games-forget-all-sure = Apagar tudo?
games-forget-all-about = { $count ->
    [0] O servidor apaga seus resultados e sua pontuação,
    [one] O servidor apaga sua partida, seus resultados e sua pontuação,
   *[other] O servidor apaga suas { $count } partidas, seus resultados e sua pontuação,
} e o cookie deste navegador é excluído. As partidas em si continuam lá para os outros. Não dá para desfazer; se quiser ficar com seus dados, baixe tudo antes.
games-forget-yes = Apagar
games-forgotten = A partida foi apagada.
games-forgotten-all = Tudo foi apagado.
