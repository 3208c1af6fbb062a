### A ajuda na mesa e as configurações das teclas e da leitura em voz alta.

## Ajuda

keys-moving = Como jogar um turno
keys-moving-1 = Escolha uma carta e depois um espaço ao alcance dela. Ou escolha primeiro o espaço, e o jogo sugere cartas.
keys-moving-2 = A carta precisa ter o símbolo do espaço, e poder igual ou maior que o dele. Com o poder que sobra, você segue por espaços do mesmo tipo.
keys-moving-3 = Depois você pode comprar uma carta no mercado. Encerre seu turno e compre da pilha até ter quatro cartas.
keys-read-rules = Ler as regras
keys-change-keys = Mudar teclas e leitura
keys-terrains = Tipos de espaço
keys-signs = Ícones
keys-sign-flag = passos até El Dorado
keys-sign-hand = cartas na mão; em uma carta: manter
keys-sign-deck = pilha de compra
keys-sign-discard = pilha de descarte
keys-sign-trash = sai do jogo
keys-sign-coin = preço, ou quanto vale uma carta na compra
keys-sign-hint = dica
keys-sign-history = histórico
keys-sign-undo = desfazer
keys-sign-follow = seguir meu peão
keys-sign-fit = mostrar a rota inteira

## Teclas

keys-keys = Teclas
keys-off = Os atalhos de uma só tecla estão desligados nas configurações. Estas teclas sempre funcionam:
keys-group-play = Jogar
keys-group-board = No tabuleiro
keys-group-read = Ler em voz alta
keys-group-open = Abrir
keys-group-learn = Em lições e desafios
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-ctrl-z = Ctrl+Z
keys-name-shift = Shift
keys-name-page = Page
keys-name-home = Home
keys-name-end = End
keys-group-replay = Em replays
keys-numbers = escolher uma carta da sua mão
keys-enter = escolher, ir até lá, apertar
keys-escape = voltar, fechar
keys-ctrl-z = desfazer
keys-left-right = um espaço para a esquerda ou a direita
keys-up-down = um espaço em cima à direita, e de volta embaixo à esquerda
keys-main = apertar o botão principal
keys-undo = desfazer
keys-target = ir ao próximo espaço ao alcance
keys-best = escolher o espaço mais próximo de El Dorado; apertar de novo para ir
keys-bargain = escolher a carta mais cara que você pode comprar, depois a seguinte
keys-home = ir ao seu peão
keys-blockade = superar o bloqueio ao lado deste espaço
keys-keep = manter a carta em foco
keys-market = mercado
keys-actions = tudo o que você pode fazer agora
keys-history = histórico
keys-help = esta ajuda
keys-rules = as regras sobre o que está em foco
keys-around = o que há em volta
keys-way = o caminho daqui até El Dorado
keys-cards = sua mão
keys-goods = o que você pode comprar
keys-rivals = seus adversários
keys-last = o que seus adversários fizeram por último
keys-repeat = o último aviso de novo
keys-show = mostre como se faz
keys-next = próximo passo
keys-again = começar de novo
keys-larger = maior
keys-smaller = menor
keys-whole = a rota inteira
keys-following = próximo espaço ao alcance, o mais perto de El Dorado primeiro
keys-preceding = espaço anterior ao alcance
keys-upleft = um espaço em cima à esquerda
keys-downright = um espaço embaixo à direita
keys-play = replay: reproduzir ou parar
keys-faster = replay: mais rápido
keys-slower = replay: mais devagar
keys-replay-steps = um passo atrás ou adiante
keys-replay-turns = um turno atrás ou adiante
keys-replay-ends = início e fim

## Configurações

keys-verbosity = Quanto é lido em voz alta
keys-verbosity-short = Pouco
keys-verbosity-normal = Normal
keys-verbosity-full = Tudo
keys-verbosity-about = Para leitores de tela: nomes de cartas e espaços com mais ou menos detalhes.
keys-shortcuts = Atalhos de uma só tecla
keys-shortcuts-about = Letras, números e sinais funcionam como atalhos na mesa. Sem eles, as setas, Enter, Esc, Page Up, Page Down e Ctrl+Z continuam funcionando.
keys-list = Mudar teclas…
keys-change = Mudar a tecla { $key }: { $action }
keys-press = Aperte uma tecla…
keys-changed = { $key } agora é a tecla para: { $action }.
keys-taken = { $key } já é a tecla para: { $command }.
keys-unfit = Escolha uma letra ou um sinal ainda livre.
keys-reset = Voltar às teclas originais
keys-reset-done = As teclas originais estão de volta.
