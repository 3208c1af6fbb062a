### O que acontece, em uma frase cada: para o histórico, o resumo e o leitor de tela.
### "comprar … da pilha" é tirar da própria pilha, "comprar … no mercado" é pagar por uma carta.
### Os argumentos estão em en/story.ftl.

## Partes para listas e outras frases

part-as = { $card } como { $symbol }
part-half_coin = { $card } como meia moeda
part-coins = { $card } como moedas
part-token = ficha { $token }
part-times = { $count } × { $card }
part-piece = { $piece ->
    [0] { "" }
   *[other] { " " }com o peão { $piece }
}
part-gains = { $blockades ->
    [0] { "" }
    [one] ; bloqueio superado: { $blockade }
   *[other] ; bloqueios superados: { $blockade }
}{ $found ->
    [0] { "" }
   *[other] ; achado numa caverna: { $tokens }
}
part-reshuffled = { $reshuffled ->
    [0] { "" }
   *[other] { " " }(descarte embaralhado)
}

## Movimento

you-moved = Você joga { $card } e vai{ part-piece } para { $space }{ part-gains }.
they-moved = { $name } joga { $card } e vai{ part-piece } para { $space }{ part-gains }.
you-stayed = Você joga { $card }{ part-gains }. Seu peão fica onde está.
they-stayed = { $name } joga { $card }{ part-gains }. O peão fica onde está.
you-paid-rubble = Você paga { $cards } por ruínas e vai{ part-piece } para { $space }{ part-gains }.
they-paid-rubble = { $name } paga { $cards } por ruínas e vai{ part-piece } para { $space }{ part-gains }.
you-paid-blockade = Você paga { $cards }{ part-gains }.
they-paid-blockade = { $name } paga { $cards }{ part-gains }.
you-paid-camp = Você deixa { $cards } para sempre no acampamento e vai{ part-piece } para { $space }{ part-gains }.
they-paid-camp = { $name } deixa { $cards } para sempre no acampamento e vai{ part-piece } para { $space }{ part-gains }.
you-native = Você joga { $card } e dá um passo{ part-piece } para { $space }{ part-gains }.
they-native = { $name } joga { $card } e dá um passo{ part-piece } para { $space }{ part-gains }.
you-native-stayed = Você joga { $card }{ part-gains }.
they-native-stayed = { $name } joga { $card }{ part-gains }.
you-arrived = Você chega a El Dorado!
they-arrived = { $name } chega a El Dorado!
you-arrived-piece = Seu primeiro peão chega a El Dorado; o outro ainda está a caminho.
they-arrived-piece = O primeiro peão de { $name } chega a El Dorado; o outro ainda está a caminho.

## Cartas de ação e mercado

you-played = { $count ->
    [0] Você joga { $card }; não há nada para comprar da pilha.
   *[other] Você joga { $card } e compra da pilha { $drawn }{ part-reshuffled }.
}
they-played = { $count ->
    [0] { $name } joga { $card }; não há nada para comprar da pilha.
    [one] { $name } joga { $card } e compra 1 carta da pilha{ part-reshuffled }.
   *[other] { $name } joga { $card } e compra { $count } cartas da pilha{ part-reshuffled }.
}
you-removed = Você remove do jogo: { $cards }.
they-removed = { $name } remove do jogo: { $cards }.
you-removed-none = Você não remove nenhuma carta.
they-removed-none = { $name } não remove nenhuma carta.
you-took = Você joga { card-transmitter } e pega de graça { $card }.
they-took = { $name } joga { card-transmitter } e pega de graça { $card }.
you-bought = Você compra { $card } no mercado.
they-bought = { $name } compra { $card } no mercado.
you-bought-with = Você compra { $card } no mercado com { $cards }.
they-bought-with = { $name } compra { $card } no mercado com { $cards }.

## Fichas de caverna que não movem nem pagam

you-token-draw_card = Você usa a ficha “{ token-draw_card }” e compra da pilha { $drawn }{ part-reshuffled }.
they-token-draw_card = { $name } usa a ficha “{ token-draw_card }” e compra { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} da pilha{ part-reshuffled }.
you-token-remove_card = Você usa a ficha “{ token-remove_card }”; sai do jogo: { $cards }.
they-token-remove_card = { $name } usa a ficha “{ token-remove_card }”; sai do jogo: { $cards }.
you-token-replace_cards = Você usa a ficha “{ token-replace_cards }”, baixa { $cards } e compra da pilha { $drawn }{ part-reshuffled }.
they-token-replace_cards = { $name } usa a ficha “{ token-replace_cards }”, baixa { $cards } e compra { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} da pilha{ part-reshuffled }.
you-token-keep_item = Você usa a ficha “{ token-keep_item }”; fica no seu baralho: { $card }.
they-token-keep_item = { $name } usa a ficha “{ token-keep_item }”; fica no baralho: { $card }.
you-token-pass_through = Você usa a ficha “{ token-pass_through }”: espaços ocupados estão abertos para você neste turno.
they-token-pass_through = { $name } usa a ficha “{ token-pass_through }”: espaços ocupados estão abertos neste turno.
you-token-change_symbol = Você usa a ficha “{ token-change_symbol }”: sua próxima carta mostra outro símbolo.
they-token-change_symbol = { $name } usa a ficha “{ token-change_symbol }”: a próxima carta mostra outro símbolo.

## O fim de um turno

you-ended = { $kept ->
    [0] Você termina seu turno
   *[other] Você mantém { $cards } e termina seu turno
}{ $count ->
    [0] .
   *[other] , comprando da pilha { $drawn }{ part-reshuffled }.
}
they-ended = { $kept ->
    [0] { $name } termina o turno
    [one] { $name } mantém 1 carta e termina o turno
   *[other] { $name } mantém { $kept } cartas e termina o turno
}{ $count ->
    [0] .
    [one] , comprando 1 carta da pilha{ part-reshuffled }.
   *[other] , comprando { $count } cartas da pilha{ part-reshuffled }.
}
you-turn = É a sua vez.
they-turn = É a vez de { $name }.
you-begin = Você usa o chapéu e começa.
they-begin = { $name } usa o chapéu e começa.
story-round = Começa a rodada { $round }.
you-final_round = Você chegou: esta é a rodada final.
they-final_round = { $name } chegou: esta é a rodada final.

## À mesa

you-sat = Você ocupa um lugar.
they-sat = { $name } ocupa um lugar.
you-rose = Você deixa o seu lugar.
they-rose = { $name } deixa o lugar.
story-started = A corrida começa!
you-undo = Você desfaz sua última ação.
they-undo = { $name } desfaz a última ação.
you-paused = Você pausa o jogo.
they-paused = { $name } pausa o jogo.
you-resumed = Você retoma o jogo.
they-resumed = { $name } retoma o jogo.
story-pause-over = O tempo desta pausa acabou. O jogo continua.
story-extended = O servidor ficou fora do ar. O relógio recebeu { $time } de volta.
you-bot-left = Você não estava aqui, então { $bot } joga por você.
they-bot-left = { $name } saiu; enquanto isso, { $bot } joga.
you-bot-late = Seu tempo acabou, então { $bot } joga por você.
they-bot-late = O tempo de { $name } acabou; enquanto isso, { $bot } joga.
you-returned = Que bom ter você de volta! É você quem joga de novo.
they-returned = { $name } voltou.
you-resigned = Você desiste da corrida.
they-resigned = { $name } desiste da corrida.
you-disconnected = A conexão caiu. Tentando reconectar…
they-disconnected = { $name } perdeu a conexão.
you-rematch = Você pede outra corrida.
they-rematch = { $name } pede outra corrida.
story-rematch = As mesmas expedições se reencontram em uma nova mesa.

## O fim do jogo

you-won = { $rounds ->
    [one] Você vence depois de { $rounds } rodada: { $reason }.
   *[other] Você vence depois de { $rounds } rodadas: { $reason }.
}
they-won = { $rounds ->
    [one] { $name } vence depois de { $rounds } rodada: { $reason }.
   *[other] { $name } vence depois de { $rounds } rodadas: { $reason }.
}
story-nobody_won = Ninguém vence: { $reason }.
you-placed = Você termina no lugar { $place }.
they-placed = { $name } termina no lugar { $place }.
story-over = O jogo acabou.
