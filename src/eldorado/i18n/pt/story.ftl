### O que acontece, em uma frase cada: para o histórico, o resumo e o leitor de tela.
### "comprar … da pilha" é tirar da própria pilha, "comprar … no mercado" é pagar por uma carta.
### Os argumentos estão em en/story.ftl.

## Partes para listas e outras frases

part-as = { $card } como { $symbol }
part-half_coin = { $card } como meia moeda
part-coins = { $card } como moedas
part-token = a ficha “{ $token }”
part-times = { $count } × { $card }
part-power = { $symbols } { $power }
part-colon = { ": " }
part-semicolon = { "; " }
part-piece = { $piece ->
    [0] { " " }o peão
   *[other] { " " }o peão { $piece }
}
part-gains = { $blockades ->
    [0] { "" }
    [one] , superando o bloqueio { $blockade }
   *[other] , superando os bloqueios { $blockade }
}{ $found ->
    [0] { "" }
    [one] { $blockades ->
        [0] { "" }
       *[other] ,
    } e encontra a ficha de caverna { $tokens }
   *[other] { $blockades ->
        [0] { "" }
       *[other] ,
    } e encontra as fichas de caverna { $tokens }
}
part-reshuffled = { $reshuffled ->
    [0] { "" }
   *[other] { " " }depois de embaralhar o descarte
}

part-item = o item

## Movimento

you-moved = Você joga { $mover ->
    [token] { $card }
   *[card] a carta { $card }
} e move{ part-piece } para o espaço { $space }{ part-gains }.
they-moved = { $name } joga { $mover ->
    [token] { $card }
   *[card] a carta { $card }
} e move{ part-piece } para o espaço { $space }{ part-gains }.
you-stayed = Você joga { $mover ->
    [token] { $card }
   *[card] a carta { $card }
} e supera { $blockades ->
    [one] o bloqueio { $blockade }
   *[other] os bloqueios { $blockade }
}{ $found ->
    [0] { "" }
    [one] { " " }e encontra a ficha de caverna { $tokens }
   *[other] { " " }e encontra as fichas de caverna { $tokens }
}. Seu peão fica onde está.
they-stayed = { $name } joga { $mover ->
    [token] { $card }
   *[card] a carta { $card }
} e supera { $blockades ->
    [one] o bloqueio { $blockade }
   *[other] os bloqueios { $blockade }
}{ $found ->
    [0] { "" }
    [one] { " " }e encontra a ficha de caverna { $tokens }
   *[other] { " " }e encontra as fichas de caverna { $tokens }
}. O peão fica onde está.
you-paid-rubble = Você paga com { $cards } e move{ part-piece } para o espaço { $space }{ part-gains }.
they-paid-rubble = { $name } paga com { $cards } e move{ part-piece } para o espaço { $space }{ part-gains }.
you-paid-blockade = Você paga com { $cards }{ part-gains }.
they-paid-blockade = { $name } paga com { $cards }{ part-gains }.
you-paid-camp = Você remove { $cards } do jogo e move{ part-piece } para o acampamento { $space }{ part-gains }.
they-paid-camp = { $name } remove { $cards } do jogo e move{ part-piece } para o acampamento { $space }{ part-gains }.
you-native = { you-moved }
they-native = { they-moved }
you-native-stayed = { you-stayed }
they-native-stayed = { they-stayed }
you-arrived = Você chega a El Dorado!
they-arrived = { $name } chega a El Dorado!
you-arrived-piece = Seu primeiro peão chega a El Dorado; o outro ainda está a caminho.
they-arrived-piece = O primeiro peão de { $name } chega a El Dorado; o outro ainda está a caminho.

## Cartas de ação e mercado

you-played = { $count ->
    [0] Você joga a carta { $card }, mas não há cartas para comprar da pilha.
   *[other] Você joga a carta { $card } e compra { $drawn } da pilha{ part-reshuffled }.
}
they-played = { $count ->
    [0] { $name } joga a carta { $card }, mas não há cartas para comprar da pilha.
    [one] { $name } joga a carta { $card } e compra { $count } carta da pilha{ part-reshuffled }.
   *[other] { $name } joga a carta { $card } e compra { $count } cartas da pilha{ part-reshuffled }.
}
you-removed = Você remove { $cards } do jogo.
they-removed = { $name } remove { $cards } do jogo.
you-removed-none = Você não remove nenhuma carta.
they-removed-none = { $name } não remove nenhuma carta.
you-took = Você joga a carta { card-transmitter } e pega de graça a carta { $card }.
they-took = { $name } joga a carta { card-transmitter } e pega de graça a carta { $card }.
you-bought = Você compra a carta { $card } no mercado.
they-bought = { $name } compra a carta { $card } no mercado.
you-bought-with = Você compra a carta { $card } no mercado e paga com { $cards }.
they-bought-with = { $name } compra a carta { $card } no mercado e paga com { $cards }.

## Fichas de caverna que não movem nem pagam

you-token-draw_card = Você usa a ficha “{ token-draw_card }” e compra { $drawn } da pilha{ part-reshuffled }.
they-token-draw_card = { $name } usa a ficha “{ token-draw_card }” e { $count ->
    [0] não compra nenhuma carta
    [one] compra { $count } carta
   *[other] compra { $count } cartas
} da pilha{ part-reshuffled }.
you-token-remove_card = Você usa a ficha “{ token-remove_card }” e remove { $cards } do jogo.
they-token-remove_card = { $name } usa a ficha “{ token-remove_card }” e remove { $cards } do jogo.
you-token-replace_cards = Você usa a ficha “{ token-replace_cards }”, baixa { $cards } e { $count ->
    [0] não compra nenhuma carta
   *[other] compra { $drawn }
} da pilha{ part-reshuffled }.
they-token-replace_cards = { $name } usa a ficha “{ token-replace_cards }”, baixa { $cards } e { $count ->
    [0] não compra nenhuma carta
    [one] compra { $count } carta
   *[other] compra { $count } cartas
} da pilha{ part-reshuffled }.
you-token-keep_item = Você usa a ficha “{ token-keep_item }” e mantém { $card } no seu baralho.
they-token-keep_item = { $name } usa a ficha “{ token-keep_item }” e mantém { $card } no baralho.
you-token-pass_through = Você usa a ficha “{ token-pass_through }”. Até o fim do turno, os espaços ocupados estão abertos para você.
they-token-pass_through = { $name } usa a ficha “{ token-pass_through }” e pode entrar em espaços ocupados até o fim do turno.
you-token-change_symbol = Você usa a ficha “{ token-change_symbol }”. Sua próxima carta vale outro símbolo.
they-token-change_symbol = { $name } usa a ficha “{ token-change_symbol }”. A próxima carta vale outro símbolo.

## O fim de um turno

you-ended = { $kept ->
    [0] Você encerra seu turno
   *[other] Você mantém { $cards }, encerra seu turno
}{ $count ->
    [0] { $kept ->
        [0] .
       *[other] { " " }e não compra cartas da pilha.
    }
   *[other] { " " }e compra { $drawn } da pilha{ part-reshuffled }.
}
they-ended = { $kept ->
    [0] { $name } encerra o turno
    [one] { $name } mantém { $kept } carta, encerra o turno
   *[other] { $name } mantém { $kept } cartas, encerra o turno
}{ $count ->
    [0] { $kept ->
        [0] .
       *[other] { " " }e não compra cartas da pilha.
    }
    [one] { " " }e compra { $count } carta da pilha{ part-reshuffled }.
   *[other] { " " }e compra { $count } cartas da pilha{ part-reshuffled }.
}
you-turn = É a sua vez.
they-turn = É a vez de { $name }.
you-begin = Você recebe o chapéu de primeiro jogador e começa.
they-begin = { $name } recebe o chapéu de primeiro jogador e começa.
story-round = Começa a rodada { $round }.
you-final_round = Você chegou a El Dorado: esta é a rodada final.
they-final_round = { $name } chegou a El Dorado: esta é a rodada final.

## À mesa

you-sat = Você ocupa um lugar à mesa.
they-sat = { $name } ocupa um lugar à mesa.
you-rose = Você sai do seu lugar à mesa.
they-rose = { $name } sai da mesa.
story-started = A corrida começa!
you-undo = Você desfaz sua última ação.
they-undo = { $name } desfaz a última ação.
you-paused = Você pausa a partida.
they-paused = { $name } pausa a partida.
you-resumed = Você retoma a partida.
they-resumed = { $name } retoma a partida.
story-pause-over = O tempo desta pausa acabou. A partida continua.
story-extended = O servidor ficou fora do ar. O relógio recebeu { $time } de volta.
you-bot-left = Você estava ausente, então { $bot } (jogador virtual) joga por você.
they-bot-left = { $name } saiu. Enquanto isso, quem joga é { $bot } (jogador virtual).
you-bot-late = Seu tempo acabou, então { $bot } (jogador virtual) joga por você.
they-bot-late = O tempo de { $name } acabou. Enquanto isso, quem joga é { $bot } (jogador virtual).
you-returned = Que bom ter você de volta! Agora é você quem joga.
they-returned = { $name } voltou.
you-resigned = Você desiste da corrida.
they-resigned = { $name } desiste da corrida.
you-disconnected = A conexão caiu. Tentando reconectar…
they-disconnected = { $name } perdeu a conexão.
you-rematch = Você pede uma revanche.
they-rematch = { $name } pede uma revanche.
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
you-placed = Você termina em { $place }º lugar.
they-placed = { $name } termina em { $place }º lugar.
story-over = A partida acabou.
