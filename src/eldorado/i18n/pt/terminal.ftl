### O que o terminal diz. Argumentos: veja en/terminal.ftl.

terminal-nothing = nada
terminal-none = nenhum
terminal-drawn = Compradas da pilha: { $cards }.
terminal-taken-back = Desfeito: { $deed }
terminal-place = { $place }. { $name }: { $round ->
    [0] ainda a caminho
   *[other] chegou na rodada { $round }
}{ $pieces ->
    [1] { "" }
   *[other] , { $home } de { $pieces } peões no portão
}; bloqueios: { $numbers }

## O turno

terminal-hint = help: tudo o que você pode digitar · map: o mapa inteiro · market · deck · log · undo · quit
terminal-your-move = Sua vez:
terminal-move-of = { $name }, sua vez:
terminal-clause = { $sentence } ({ $clause }; digite help { $clause })
terminal-unreadable = { $sentence } Digite help para ver o que você pode digitar.
terminal-no-choice = Não há a opção { $number }. Escolha de 1 a { $count }.
terminal-nothing-done = Nada foi feito.
terminal-few-cards = Com isso você fica com só { $cards } no total, menos que uma mão completa ({ $count }). (O-06)
terminal-remove-anyway = Remover mesmo assim? (s ou n)
terminal-yes = s sim
terminal-type-number = Digite um destes números:
terminal-and-more = e mais { $count }; indique uma carta para limitar.
terminal-this-turn = Este turno
terminal-meanwhile = Os outros
terminal-your-turn = sua vez
terminal-turn-of = vez de { $name }
terminal-round = rodada { $round }
terminal-more-choices = { $count ->
    [one] Digite more para mais { $count } opção.
   *[other] Digite more para mais { $count } opções.
}
terminal-around = { $space }. Em volta:
terminal-nothing-yet = Nada aconteceu ainda.
terminal-log-round = Rodada { $round }
terminal-saved = Salvo como { $path }.
terminal-exists = { $path } já existe. Substituir? (s ou n)
terminal-not-saved = Nada foi salvo ali.
terminal-copy-saved = Uma cópia foi salva como { $path }.
terminal-hand-over = Passe o teclado para { $name }.
terminal-ready = { $name }, aperte Enter quando for começar.
terminal-others-move = os outros jogam
terminal-game-saved = A partida está salva. Continue com:
terminal-record-kept = A partida está salva. Reveja-a com:

## A imagem

terminal-route = Peças { $pieces } · pelo menos { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}, { $blockades ->
    [one] { $blockades } bloqueio
   *[other] { $blockades } bloqueios
}, { $caves ->
    [one] { $caves } caverna
   *[other] { $caves } cavernas
}
terminal-with-caves = { $route } com cavernas
terminal-you = Você
terminal-arrived = chegou na rodada { $round }
terminal-piles = mão { $hand }, pilha de compra { $draw }, descarte { $discard }
terminal-play-area = área de jogo { $count }
terminal-held-blockades = bloqueios { $numbers }
terminal-held-tokens = fichas { $tokens }
terminal-at = { $piece ->
    [0] { "" }
   *[other] peão { $piece }{ " " }
}em { $space } ({ $distance })
terminal-home = { $piece ->
    [0] { "" }
   *[other] peão { $piece }{ " " }
}já em El Dorado
terminal-label-hand = Mão
terminal-label-hands = Mãos
terminal-label-played = Jogadas
terminal-label-tokens = Fichas
terminal-label-draw = Pilha
terminal-label-discard = Descarte
terminal-label-removed = Removidas
terminal-label-unseen = Ocultas
terminal-label-market = Mercado
terminal-label-reserve = Reserva
terminal-label-blockades = Bloqueios
terminal-no-cards = nenhuma carta
terminal-reserve-open = { $count ->
    [one] aberta, { $count } espaço do mercado está vago (P-10)
   *[other] aberta, { $count } espaços do mercado estão vagos (P-10)
}
terminal-reserve-closed = fechada, os seis espaços do mercado estão ocupados (P-09)
terminal-market-heading = Mercado, preço em moedas
terminal-reserve-heading = Reserva: { $state }
terminal-pile = { $card } Preço { $price }, { $count ->
    [one] resta { $count }
   *[other] restam { $count }
}
terminal-deck-own = Seu baralho, { $cards }; a ordem da pilha de compra é desconhecida
terminal-your-piece = { $piece ->
    [0] Seu peão está em { $space }
   *[other] Seu peão { $piece } está em { $space }
}
terminal-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passos
}
terminal-no-way = nenhum caminho para El Dorado
terminal-seam = #{ $number } entre { $one } e { $other }: { $asked }
terminal-cave = { $count ->
    [0] caverna vazia
    [one] caverna com { $count } ficha
   *[other] caverna com { $count } fichas
}
terminal-way = { $way ->
    [0] leste
    [1] sudeste
    [2] sudoeste
    [3] oeste
    [4] noroeste
   *[other] nordeste
}
terminal-behind = atrás do bloqueio #{ $number } ({ $asked })
terminal-stands = { $name } está ali
terminal-to-go = a { $distance } da chegada
terminal-leads = { $space }: para { $ways }
terminal-over = { $space } atrás de #{ $number }

## As opções

terminal-menu-move = Mover{ $piece ->
    [0] { "" }
   *[other] { " " }{ $piece }
}
terminal-menu-pay = Pagar{ $piece ->
    [0] { "" }
   *[other] { " " }{ $piece }
}
terminal-menu-token = Ficha
terminal-menu-play = Jogar
terminal-menu-take = Pegar
terminal-menu-remove = Remover
terminal-menu-buy = Comprar
terminal-menu-end = Encerrar
terminal-menu-with = { $group } com { $card }
terminal-piece = peão { $piece }
terminal-take = superar { $target }
terminal-taking = { $space } superando { $target }
terminal-finds = { $count ->
    [one] +{ $count } ficha
   *[other] +{ $count } fichas
}
terminal-for = { $target } por
terminal-removing = { $target } removendo
terminal-for-payment = com { $cards }
terminal-payment = { $card } com { $cards }
terminal-other-payments = outros pagamentos
terminal-more = mais { $count }
terminal-discard-rest = descartar o resto
terminal-the-turn = o turno
terminal-keep-all = manter tudo
terminal-keep = manter { $cards }

## O que não se lê: ações

unreadable-action-empty = A ação está vazia. Escreva uma, por exemplo end.
unreadable-action-long = Uma ação tem no máximo { $most } caracteres. Indique menos cartas.
unreadable-action-form = “{ $word }” está incompleto ou é longo demais. Escreva { $form }.
unreadable-action = “{ $word }” não é uma ação. Uma ação começa com { $known }.
unreadable-mover = “{ $word }” não é uma carta nem uma ficha de caverna que move um peão.
unreadable-symbol = “{ $word }” não é um símbolo. Escolha { symbol-machete }, { symbol-paddle } ou { symbol-coin }.
unreadable-piece = “{ $word }” não é um peão. Os peões são 1 e 2.
unreadable-target = “{ $word }” não é um destino. Escreva um espaço como C14 ou um bloqueio como #3.
unreadable-blockade = “{ $word }” não é um bloqueio. Escreva por exemplo #3.
unreadable-card = “{ $word }” não é uma carta.
unreadable-token = “{ $word }” não é uma ficha de caverna.
unreadable-effect = “{ $word }” não é uma ficha de caverna que se usa assim. Estas são { $tokens }.
unreadable-payment = “{ $word }” não pode pagar. Escreva uma carta, uma carta com /2 para meia moeda, uma carta com “:coin” ou uma ficha de caverna com moedas.
unreadable-choice = “{ $word }” pode ser { $choices }.
unreadable-word = “{ $word }” não é um comando, um espaço nem uma carta.
unreadable-clause = “{ $word }” não é o número de uma regra. Uma regra se chama, por exemplo, M-20; as letras são { $known }.
unreadable-clause-number = “{ $word }” não é o número de uma regra. Com esta letra há { $first } a { $last }.

## O que não se lê: arquivos de partidas

record-line = linha { $line }: { $error }
record-turn = “{ $word }” não é um turno; uma linha começa com rodada.lugar, como 3.1.
record-header = uma linha do cabeçalho se escreve “Nome: valor”; uma linha em branco termina o cabeçalho.
record-tag-twice = a indicação { $tag } aparece duas vezes.
record-tag-missing = falta no cabeçalho a linha “{ $tag }: …”.
record-tag-wrong = { $tag } deveria ser “{ $value }”.
record-format = esta versão só lê “{ $value }”.
record-rules = a versão de regras “{ $word }” é desconhecida; este programa conhece { $value }.
record-json = a posição inicial não é um JSON válido.
record-start = a posição inicial não é válida: { $error }
record-turn-expected = aqui se espera o turno { $turn }.
record-step = na ação “{ $action }”: { $error }
record-unshuffled = a pilha de descarte foi embaralhada aqui, mas o arquivo não diz o que foi comprado da pilha.
record-long = um arquivo de partida tem no máximo { $most } caracteres; retire comentários.
record-lines = um arquivo de partida tem no máximo { $most } linhas; retire comentários.
record-line-long = esta linha tem mais de { $most } caracteres; encurte-a.
record-steps = um arquivo de partida tem no máximo { $most } ações; termine-o antes.

## O que está errado em uma rota

fault-gap = A peça { $letter } não toca a peça anterior, { $before }. Junte as duas ou deslize-as até que os espaços delas se toquem lado a lado.
fault-first = A rota começa com a peça { $letter }. Comece com A ou B, a peça inicial.
fault-start = A peça { $letter } tem a largada e só pode ser a primeira. Retire-a.
fault-no-terrain = A rota não tem peça de terreno. Acrescente pelo menos uma das peças C a N.
fault-twice = A peça { $letter } é usada duas vezes. Há só uma na caixa.
fault-sides = As peças { $before } e { $letter } são os dois lados da mesma peça. Use só uma delas.
fault-overlap = A peça { $letter } está em cima da peça { $other }. Mova ou gire uma delas.
fault-ending-overlap = A peça de finalização está em cima da peça { $letter }. Gire-a para outro canto.
fault-city-overlap = A cidade de ouro está em cima da peça { $letter }. Gire a peça de finalização para outro canto.
fault-unreachable = Nenhum espaço de finalização pode ser alcançado desde a largada, porque há montanhas no caminho. Gire uma peça ou a peça de finalização.
fault-open = A rota tem { $count } junções, mas a caixa tem só seis bloqueios. Estas junções ficam abertas: { $known }.
fault-middle = A peça { $letter } não pode ficar no meio desse lado da peça { $before }. Deslize-a acrescentando l ou r a { $word }.
fault-letter = Não existe a peça { $letter }. As peças são { $known }.
fault-route = Não existe a rota “{ $word }”. Escolha uma de { $routes }, ou escreva um código de rota como { $code }.
fault-route-near = Não existe a rota “{ $word }”. Você quer dizer { $choices }?
fault-long = O nome ou código de uma rota tem no máximo { $most } caracteres. Escreva um mais curto.
fault-pieces = A caixa tem { $most } peças para uma rota, não { $count }. Retire algumas.
fault-code-parts = “{ $word }” não pode ser lido. Escreva as peças e a peça de finalização com “-” entre elas, por exemplo { $code }.
fault-code-first = “{ $word }” não pode ser lido. A primeira peça é uma letra e quantas vezes é girada, de 0 a 5, por exemplo { $code }.
fault-code-piece = “{ $word }” não pode ser lido. Uma peça é sua letra, quantas vezes é girada, um lado (n ne se s sw nw) e l ou r se for deslizada, por exemplo { $code }.
fault-code-ending = “{ $word }” não pode ser lido. No fim vem a peça de finalização, blue ou green, e quantas vezes é girada, por exemplo { $code }.
fault-code-turns = “{ $word }” não pode ser lido. Uma peça é girada de 0 a 5 vezes, por exemplo { $code }.
fault-fatal = Problema: { $sentence }
fault-note = Observação: { $sentence }
fault-none = Esta rota pode ser jogada.

## Arquivos, lugares e a linha de comando

file-reason-missing = esse arquivo ou essa pasta não existe
file-reason-folder = é uma pasta
file-reason-denied = o acesso foi negado
file-reason-full = o disco está cheio
file-unreadable = Não foi possível ler { $path }: { $reason }.
file-unwritable = Não foi possível salvar a partida como { $path }: { $reason }.
file-page-unwritable = Não foi possível escrever a página em { $path }: { $reason }.
file-not-text = { $path } não é uma partida salva: não é um arquivo de texto.
file-no-game = { $path } não é uma partida salva: { $error }
file-exists = { $path } já existe. Continue aquela partida com --resume, ou salve esta com outro nome.
file-no-resume = Não foi possível continuar { $path }: { $error }
file-no-replay = Não foi possível rever { $path }: { $error }
file-no-turn = Não há o turno { $word } em { $path }.
file-no-seat = Não há o lugar { $word } em { $path }.
file-checked = { $path }: { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}. { $sentence }
seat-player = Jogador { $number }
seat-human = humano
terminal-bot-failed = { $sentence } Um caminhante faz esta jogada em vez dele.
seat-unknown = “{ $word }” não é um jogador. Escreva { seat-human } ou um destes: { $levels }, com um nome se quiser, como { seat-human }:Ana.
seat-count = Uma partida tem de 2 a 4 jogadores, não { $count }.
seat-start = O lugar { $number } não pode começar. Escolha de 1 a { $count }.
seat-bad-name = “{ $word }” não pode ser um nome. Escreva de 1 a { $most } caracteres, sem , ; < e >.
seat-record = Esta partida tem { $count } jogadores, não { $number }.
analyse-nothing = Não há nada para analisar: este arquivo ainda não tem nenhum turno.
analyse-no-way = Esta partida não pode ser analisada: de { $space }, onde o lugar { $number } começa, nenhum caminho leva a El Dorado.
analyse-stopped = A análise foi interrompida. Nada foi escrito.
analyse-unbuilt = A página da análise falta nesta instalação. Execute “make play” uma vez para criá-la.
analyse-turns = turnos

## Ajuda

terminal-type-heading = O que você pode digitar
terminal-map-heading = O mapa
terminal-rules-heading = As regras
terminal-key-enter = Enter
terminal-key-file = ARQUIVO
terminal-type-enter = mostra seu turno de novo
terminal-type-number-of = faz a opção com esse número
terminal-type-space = vai para esse espaço; se várias cartas puderem, elas são listadas. #4 supera esse bloqueio
terminal-type-with = o mesmo com essa carta; “{ $typed }” move o peão 1
terminal-type-buy = compra no mercado pagando com suas cartas menos úteis; “{ $typed }” mostra todos os pagamentos
terminal-type-end = encerra o turno: as cartas que sobram na mão são descartadas e você compra da pilha até ter quatro
terminal-type-keep = encerra o turno, mas mantém uma carta; “{ $typed }” mantém tudo
terminal-type-more = todas as opções, também as que faltam na lista curta
terminal-type-undo = desfaz sua última ação, enquanto nada foi revelado
terminal-type-help = explica uma carta, uma ficha de caverna, uma regra como M-20 ou uma palavra como { $typed }
terminal-type-map = o mapa inteiro; “{ $typed }” descreve o que há em volta de um espaço
terminal-type-market = todas as pilhas e o que as cartas fazem
terminal-type-deck = seu baralho por tipo, e o que você pode saber dos outros
terminal-type-log = o que aconteceu nesta rodada e na anterior; “{ $typed }” começa do início
terminal-type-save = salva uma cópia da partida; ela é salva depois de cada ação de qualquer forma
terminal-type-quit = para aqui; você pode continuar depois
terminal-legend = g { space-jungle }, b { space-river }, y { space-village }, R { space-rubble }, C { space-base_camp }, ^^ { space-mountain }, S { space-starting_space }, X { space-finishing_space }. O número de baixo dá nome ao espaço: 14 na peça C é C14; a letra de uma peça fica no espaço do meio.
terminal-legend-colour = ▲ { space-cave } com as fichas restantes, ★ El Dorado, 1.2 segundo peão do lugar 1. Números amarelos em preto são bloqueios, números brancos em preto são espaços para onde você pode ir agora.
terminal-legend-plain = ^4 { space-cave } com 4 fichas, ** El Dorado, @1 peão do lugar 1, 1.2 segundo peão do lugar 1, # bloqueio, 14* um espaço para onde você pode ir agora.
terminal-rules-sections = Digite help e um título ou qualquer palavra: { $sections }.
terminal-help-rules = Regras: { $clauses }. Digite por exemplo help { $clause }.
terminal-help-exact = Texto exato: { $sentence }
terminal-help-search = Regras com “{ $word }”
terminal-help-more = e mais { $count }; acrescente uma palavra para limitar.
terminal-help-namesakes = Em outra edição, “{ $word }” também é o nome de: { $known }.
terminal-help-none = Não há ajuda sobre “{ $word }”. Tente { $known } ou o nome de uma carta.
terminal-help-near = Não há ajuda sobre “{ $word }”. Você quer dizer { $known }?
terminal-help-blockades = Os seis bloqueios: { $known }.
terminal-help-card = { $kind }. Preço { $price }; em uma compra no mercado, vale { $coins ->
    [0] meia moeda
    [one] { $coins } moeda
   *[other] { $coins } moedas
}. Há { $count }, no início { $place ->
    [board] no tabuleiro de mercado
   *[reserve] na reserva
}.
terminal-help-starting = { $kind }. Cada um começa com { $count }; não está à venda. Em uma compra no mercado, vale { $coins ->
    [0] meia moeda
    [one] { $coins } moeda
   *[other] { $coins } moedas
}.
terminal-help-token = Há { $count ->
    [one] { $count }
   *[other] { $count }
} deste tipo entre as { $total } fichas de caverna.
terminal-help-route = Peças { $pieces }; { $caves ->
    [0] nenhuma caverna
    [one] { $caves } caverna
   *[other] { $caves } cavernas
}. Os espaços de finalização são de { $space ->
    [jungle] selva
   *[river] rio
}.

## Conselhos sobre cartas e fichas

advice-explorer = Assim que você tiver facões melhores, é a carta para deixar em um acampamento.
advice-traveler = É sobretudo o seu dinheiro das primeiras rodadas. Depois, quando você não compra mais, pague ruínas e acampamentos com ela.
advice-sailor = É o único remo com que você começa: veja se há rios no caminho e na chegada antes de remover esta carta.
advice-scout = Barato e já melhor que a carta { card-explorer }; comprar o último abre um espaço para a reserva.
advice-trailblazer = Uma carta duradoura por um bom preço, útil em quase todas as rotas.
advice-pioneer = É caro: compre cedo o bastante para jogá-lo mais de uma vez.
advice-giant_machete = Mantenha esta carta para um trecho longo em que qualquer outra pararia.
advice-captain = É barato, e um só costuma bastar para a rota inteira.
advice-photographer = Comprada nas primeiras rodadas, deixa as cartas caras ao seu alcance.
advice-journalist = Junto com a carta { card-traveler }, você paga quase tudo no mercado, e no fim da corrida atravessa vilarejos.
advice-treasure_chest = Use cedo para uma carta forte: depois que sai do jogo, não atrasa mais o seu baralho.
advice-millionaire = Por esse preço, só vale a pena em rotas longas ou onde há vilarejos no caminho.
advice-jack_of_all_trades = Nunca vai longe, mas também nunca é inútil e sempre pode entrar em um espaço de finalização.
advice-adventurer = Onde o terreno muda muito, faz o trabalho de três cartas.
advice-prop_plane = Mantenha esta carta para o único lugar por onde nenhuma outra consegue passar.
advice-transmitter = Rende mais quando busca cedo uma das cartas mais caras.
advice-cartographer = Alonga todos os seus turnos seguintes. Jogue antes de planejar o movimento.
advice-scientist = Jogada cedo e muitas vezes, livra você das cartas iniciais, e as fortes voltam mais rápido.
advice-compass = Mantenha esta carta para o turno em que uma mão grande leva você até o portão.
advice-travel_log = Jogado cedo, tira de uma vez duas cartas iniciais do seu baralho.
advice-native = Em ruínas e acampamentos, poupa todas as suas cartas. Use no espaço mais caro do seu caminho.
advice-machete_1 = Um passo grátis na selva: mantenha esta ficha para o turno em que faltar um passo.
advice-paddle_1 = Pode poupar uma carta de remo em uma travessia curta ou na chegada.
advice-coin_1 = Quase sempre é a moeda que falta para uma carta melhor.
advice-machete_2 = O que não é usado se perde: procure um caminho que precise de tudo.
advice-paddle_2 = Com ela você pode dispensar a carta { card-captain } em rotas com pouco rio.
advice-coin_2 = No começo do jogo, comprar costuma ser o melhor uso.
advice-machete_3 = Mantenha esta ficha para um espaço difícil de selva que fecha um atalho.
advice-draw_card = Use antes de decidir como se mover.
advice-remove_card = Livre-se cedo de uma carta inicial, enquanto ainda há muitos turnos para aproveitar.
advice-replace_cards = Transforma uma mão que não combina com o terreno em uma nova chance.
advice-keep_item = { card-prop_plane } e { card-giant_machete } são os que mais ganham com ela.
advice-pass_through = Vale ouro quando os outros se apertam em uma passagem estreita.
advice-native_token = Mantenha esta ficha para um espaço que custaria uma carta forte ou várias cartas.
advice-change_symbol = Transforme sua carta mais forte naquilo que o próximo espaço difícil pede.

## Rever uma partida

terminal-replay-first = início
terminal-replay-prompt = { $turn }. n, b ou help:
terminal-replay-go = Turno, por exemplo 3.1:
terminal-replay-lines = Enter ou n: próximo turno. b: turno anterior. s: próximo passo. r: um passo atrás. 3.1: o turno do lugar 1 na rodada 3. 3: o começo da rodada 3. first e last: início e fim. play: avança sozinho; play 4: quatro passos por segundo, no máximo 16; Ctrl-C para. as 2, ou as e um nome: o que esse lugar viu. open: todas as cartas abertas. map: o mapa inteiro. hands: todas as cartas. q: sair.
terminal-replay-keys = Setas direita e esquerda: um passo adiante ou atrás. Page Down ou n, Page Up ou b: um turno adiante ou atrás. Home e End: início e fim. Espaço: avança sozinho, ou para; + e -: mais rápido e mais devagar, no máximo 16 passos por segundo. g: ir a um turno. e: escolher a visão de um lugar. m: o mapa inteiro. h: todas as cartas. q: sair.
terminal-replay-bar = ← → passo · Page ↑ ↓ turno · Espaço { $playing ->
    [yes] para
   *[no] avança
}, { $speed }× · g ir a · e visão · ? ajuda
terminal-replay-no-turn = Não há o turno { $word }.
terminal-replay-no-seat = Não há o lugar { $word }. Há { $seats }; open mostra todas as cartas.
terminal-replay-beginning = Este é o início.
terminal-replay-end = Este é o fim da partida salva.
terminal-replay-speed = “{ $word }” não é uma velocidade. Escreva por exemplo play 4.
terminal-replay-broken = Não é possível seguir a partida adiante: { $error }
terminal-replay-turns = { $count ->
    [one] início, { $count } turno
   *[other] início, { $count } turnos
}
terminal-replay-turn = turno { $turn }, { $number } de { $count }
terminal-replay-step = turno { $turn }, { $number } de { $count }, passo { $step } de { $steps }
terminal-replay-open = todas as cartas abertas
terminal-replay-seen = como { $name } viu
