### O que há em volta das lições e dos enigmas de course.ftl.

## Contents

learn-begin = Seus primeiros passos
learn-continue = Onde você estava
learn-start = Começar
learn-go-on = Continuar
learn-complete = O curso está concluído
learn-lessons = Lições
learn-lessons-done = { $done } de { $lessons } concluídas. Siga a ordem, ou escolha o que quer saber.
learn-done = concluída
learn-steps-done = { $done } de { $steps }
learn-then = E agora, jogar
learn-then-about = Sua primeira corrida, contra dois dos jogadores mais fracos do computador. As regras estão aí para consulta. Um conselheiro avisa sobre erros graves; dá para desligá-lo.
learn-rules = Regras
learn-play = Jogar a primeira partida
learn-lost = Essa lição não existe aqui. Escolha uma destas.

## Beside the board

learn-contents = Todas as lições e enigmas
learn-lesson = Lição { $lesson } de { $lessons }
learn-step = Passo { $step } de { $steps }
learn-puzzle = Enigma { $puzzle } de { $puzzles }
learn-turn = Turno { $turn } de { $turns }
learn-marked = marcado
learn-marks = Marcado: { $spaces }.
learn-back = Um passo para trás
learn-repeat = Repetir este passo
learn-show = Mostre-me
learn-skip = Pular
learn-next = Próximo passo
learn-next-lesson = Próxima lição
learn-finish = E agora, jogar
learn-watch = Observe …
learn-wait = Um momento …

## Puzzles

learn-stars = { $stars ->
    [one] { $stars } estrela de 3
   *[other] { $stars } estrelas de 3
}
learn-again = Tentar de novo do início
learn-hint = Dica
learn-best = Melhor solução
learn-next-puzzle = Próximo enigma
learn-draw = Sua pilha de compra, a partir do topo:
learn-cave = Na caverna, a partir do topo:

## How it is done by hand

learn-how-move = Arraste a carta até o espaço. Ou toque na carta e depois no espaço.
learn-how-blockade = Toque numa carta e depois no bloqueio. Se sobrar força, toque no espaço atrás dele para seguir logo.
learn-how-pay = Toque no lugar do tabuleiro, escolha cartas da sua mão e aperte o botão grande.
learn-how-buy = Toque na carta do mercado. As cartas levantadas pagam: toque para mudar. Depois aperte o botão grande.
learn-how-play = Toque na carta e aperte o botão grande.
learn-how-take = Toque na carta, aperte o botão grande e escolha no mercado.
learn-how-remove = Toque nas cartas que devem sair e aperte o botão grande.
learn-how-token = Seus achados ficam ao lado das suas pilhas de cartas. Toque em um e depois em um espaço ou no botão grande.
learn-how-end = Aperte o botão grande.
learn-how-keep = Toque no sinal acima de uma carta para guardá-la e aperte o botão grande.
learn-how-puzzle = Termine seu turno quando acabar: aí ele é avaliado.
