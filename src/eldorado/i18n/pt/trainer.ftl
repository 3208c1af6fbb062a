### O treino: desafios tirados de partidas entre jogadores virtuais, um após o outro.

trainer-title = Treino
trainer-about = Posições de corridas reais. Uma jogada é claramente a melhor: encontre-a. Quanto melhor você fica, mais difíceis são os desafios.
trainer-start = Treinar
trainer-rating = Sua pontuação: { $rating }
trainer-streak = { $streak ->
    [one] Sequência: { $streak } resolvido
   *[other] Sequência: { $streak } resolvidos
}
trainer-difficulty = Dificuldade: { $rating }
puzzle-mined = Encontre a melhor jogada
puzzle-mined-task = Uma jogada é claramente melhor que todas as outras. Faça essa jogada e encerre o turno.
puzzle-theme-last-round = A rodada final
puzzle-theme-last-round-hint = A corrida está quase no fim. Quem chega quando, e o que desempata?
puzzle-theme-last-round-best = Perto do fim, só a chegada conta, e os bloqueios desempatam.
puzzle-theme-blockade = Bloqueios
puzzle-theme-blockade-hint = Há um bloqueio ao alcance? Que vantagem há em superá-lo antes dos outros?
puzzle-theme-blockade-best = Superar o bloqueio abre o caminho, e ele desempata no fim.
puzzle-theme-caves = Cavernas
puzzle-theme-caves-hint = Há uma caverna ao alcance, ou é hora de usar uma ficha de caverna?
puzzle-theme-caves-best = Uma ficha de caverna vale um pequeno desvio, ainda mais quando poupa um turno inteiro.
puzzle-theme-blocking = No caminho
puzzle-theme-blocking-hint = Olhe o caminho dos outros: por onde eles têm de passar?
puzzle-theme-blocking-best = Um peão numa passagem estreita pode custar um turno aos outros.
puzzle-theme-two-pieces = Dois peões
puzzle-theme-two-pieces-hint = Os dois peões precisam chegar. Qual precisa mais das suas cartas?
puzzle-theme-two-pieces-best = Sua corrida só termina quando os dois peões chegam: o mais lento decide.
puzzle-theme-thinning = Um baralho menor
puzzle-theme-thinning-hint = De quais cartas você quase não vai mais precisar?
puzzle-theme-thinning-best = Com menos cartas fracas, as boas voltam mais cedo.
puzzle-theme-purchase = A compra certa
puzzle-theme-purchase-hint = Avançar ou comprar? Olhe o terreno à frente e o que falta no seu baralho.
puzzle-theme-purchase-best = Uma carta compensa se ela chega à sua mão vezes suficientes até o fim. Compre o que o caminho pede, ou siga em frente.
