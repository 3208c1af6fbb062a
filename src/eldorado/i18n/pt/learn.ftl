### O que há em volta das lições e dos desafios de course.ftl.

## Conteúdo

learn-begin = Seus primeiros passos
learn-continue = Onde você estava
learn-start = Começar
learn-go-on = Continuar
learn-complete = O curso está concluído
learn-lessons = Lições
learn-lessons-done = Concluídas: { $done } de { $lessons }. Siga a ordem ou escolha o que quer aprender.
learn-done = concluída
learn-steps-done = { $done } de { $steps }
learn-then = E agora, jogar
learn-then-about = Sua primeira corrida, contra dois dos jogadores virtuais mais fracos. As regras estão à mão para consulta. Um conselheiro avisa sobre erros graves; dá para desligá-lo.
learn-rules = Regras
learn-play = Jogar a primeira partida
learn-lost = Essa lição não existe aqui. Escolha uma destas.

## Ao lado do tabuleiro

learn-contents = Todas as lições e desafios
learn-lesson = Lição { $lesson } de { $lessons }
learn-step = Passo { $step } de { $steps }
learn-puzzle = Desafio { $puzzle } de { $puzzles }
learn-turn = Turno { $turn } de { $turns }
learn-marked = marcado
learn-marks = Marcado: { $spaces }.
learn-back = Um passo atrás
learn-repeat = Repetir este passo
learn-show = Mostre-me
learn-skip = Pular
learn-next = Próximo passo
learn-next-lesson = Próxima lição
learn-finish = E agora, jogar
learn-watch = Observe…
learn-wait = Um momento…

## Desafios

learn-stars = { $stars ->
    [0] nenhuma estrela de 3
    [one] { $stars } estrela de 3
   *[other] { $stars } estrelas de 3
}
learn-again = Tentar de novo do início
learn-retry = Tentar de novo
learn-plan-yourself = Para chegar lá é preciso mais de uma carta. Num desafio, quem as encontra é você: escolha uma carta de cada vez.
learn-hint = Dica
learn-best = Melhor solução
learn-next-puzzle = Próximo desafio
learn-draw = Sua pilha de compra, a partir do topo:
learn-cave = Na caverna, a partir do topo:

## Como se faz com a mão

learn-how-move = Escolha a carta e depois o espaço.
learn-how-blockade = Escolha uma carta e depois o bloqueio. Se sobrar poder, escolha o espaço atrás dele para seguir na hora.
learn-how-pay = Escolha o destino no tabuleiro, depois cartas da sua mão, e aperte o botão grande.
learn-how-buy = Escolha a carta do mercado. Um pagamento é sugerido: escolha cartas da sua mão para mudar. Depois aperte o botão grande.
learn-how-play = Escolha a carta e aperte o botão grande.
learn-how-take = Escolha a carta, aperte o botão grande e escolha no mercado.
learn-how-remove = Escolha as cartas que devem sair do jogo e aperte o botão grande.
learn-how-token = Suas fichas de caverna ficam ao lado das suas pilhas de cartas. Escolha uma e depois um espaço ou o botão grande.
learn-how-end = Aperte o botão grande.
learn-how-keep = Escolha o ícone acima de uma carta para mantê-la e aperte o botão grande.
learn-how-puzzle = Encerre seu turno quando acabar e receba suas estrelas.
