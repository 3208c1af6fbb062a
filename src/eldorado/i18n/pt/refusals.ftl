### Por que algo não é permitido, e o que fazer; mesma ordem de en/refusals.ftl.
### Só as frases exatas no fim levam argumentos.

## O turno

refusal-T-02 = Essa carta não está na sua mão agora. Escolha uma das que você tem.
refusal-T-04 = Não dá para fazer isso agora: cada carta só pode ser usada uma vez por turno. Escolha uma das ações mostradas.
refusal-T-05 = Você já comprou uma carta no mercado neste turno, e o movimento vem antes da compra. Agora só a carta { card-native } ou a { token-native_token } ainda pode mover um peão.
refusal-E-03 = A partida acabou; não há mais nada a fazer aqui.
refusal-D-02 = Você só pode manter cartas que ainda estão na sua mão. Escolha entre elas.

## Movimento

refusal-M-01 = Um passo leva a um espaço adjacente. Escolha um que tenha um lado em comum com o espaço do seu peão.
refusal-M-02 = O símbolo não combina: selva pede facão, rio pede remo, vilarejo pede moeda. Escolha uma carta com o símbolo certo.
refusal-M-03 = Essa carta é fraca demais para esse espaço. Escolha uma com mais poder; duas cartas não se somam.
refusal-M-04 = Essa carta não chega tão longe. Pare antes, ou continue com outra carta.
refusal-M-08 = Essa carta pode valer vários símbolos. Escolha um: facão, remo ou moeda.
refusal-M-11 = Daqui, essa carta não dá nem um passo. Você pode mantê-la, comprar no mercado ou pagar com ela.
refusal-M-12 = Aqui se paga com cartas: escolha da mão exatamente tantas quantas o espaço mostra.
refusal-M-13 = Um acampamento pede cartas: escolha da mão exatamente tantas quantas ele mostra. Elas saem do jogo para sempre.
refusal-M-17 = Você não tem tantas dessas cartas na mão. Escolha entre as que você tem.
refusal-M-19 = Ninguém pode entrar em uma montanha. Procure um caminho em volta.
refusal-M-20 = Outro peão está no caminho. Não se pode entrar no espaço dele nem passar por ele.
refusal-M-22 = Ninguém pode voltar a esse espaço inicial. Escolha um espaço diferente.
refusal-M-23 = O peão terminaria onde começou. Escolha outro espaço, ou um bloqueio para superar.
refusal-W-01 = Esse peão não é seu. Escolha um dos seus.
refusal-W-08 = Esse peão já chegou a El Dorado. Mova o outro.

## Bloqueios

refusal-B-01 = Um bloqueio fecha o caminho. Supere o bloqueio primeiro e depois siga.
refusal-B-02 = Seu peão não está junto a esse bloqueio. Aproxime-se primeiro.
refusal-B-03 = Esse bloqueio pede outra coisa. Olhe o símbolo e o poder dele e escolha uma carta que sirva, ou pague com cartas da mão se ele mostrar ruínas.
refusal-B-09 = O poder dessa carta não basta para superar o bloqueio e ir até lá. Pare antes ou use uma carta mais forte.
refusal-B-14 = Esse bloqueio não está no tabuleiro. Talvez alguém já o tenha superado.

## Comprar no mercado

refusal-C-09 = Essa é uma carta inicial e não está à venda. Escolha uma carta do mercado.
refusal-O-10 = Essa carta está esgotada. Escolha outra.
refusal-P-01 = Você já comprou uma carta no mercado neste turno. Você pode comprar outra no próximo.
refusal-P-05 = Essas cartas não alcançam o preço. Acrescente moedas ou escolha uma carta mais barata.
refusal-P-09 = Essa carta está na reserva. Você só pode comprá-la enquanto houver um espaço vago no tabuleiro de mercado.
refusal-P-21 = Você pagaria mais do que precisa. Deixe de fora toda carta ou ficha que não é necessária para o preço. Uma carta só conta como meia moeda para manter um item.

## Ações

refusal-A-01 = Essa carta não pode ser jogada como ação. Use-a para se mover, pagar ou comprar no mercado.
refusal-A-06 = Logo depois da carta { card-scientist }, e só então, você pode remover uma carta da mão. Decida isso antes de continuar.
refusal-A-07 = Logo depois da carta { card-travel_log }, e só então, você pode remover até duas cartas da mão. Decida isso antes de continuar.
refusal-A-08 = Não sobrou nenhuma carta dessas. Escolha uma de outra pilha.
refusal-A-12 = Isso não teria efeito agora. Deixe para depois.

## Comprar da pilha e explorar, ao repetir uma partida

refusal-R-03 = As cartas compradas aqui não combinam com as pilhas. Confira o arquivo da partida.
refusal-R-04 = O descarte só é embaralhado quando faltam cartas na pilha de compra. Confira o arquivo da partida.
refusal-V-06 = Essa ficha não pode ter vindo dessa caverna. Confira o arquivo da partida.

## Fichas de caverna

refusal-V-19 = Você não pode usar essa ficha assim: ou você não a tem, ou ela não leva cartas. Escolha uma das suas fichas.
refusal-V-21 = Essa ficha não pode mover um peão. Só as que têm símbolo e número podem.
refusal-V-22 = Você não tem tantas fichas desse tipo. Pague também com cartas da mão.
refusal-V-24 = Você não tem mais cartas para comprar da pilha. Deixe a ficha para depois.
refusal-V-25 = Escolha exatamente uma carta da mão para remover do jogo.
refusal-V-26 = Escolha de uma a quatro cartas da mão para substituir.
refusal-V-27 = Você só pode manter um item logo depois de usá-lo, antes de qualquer outra coisa. Se usou vários, escolha um deles.
refusal-V-28 = A ficha muda o símbolo de uma carta da mão que tem um só símbolo. Jogue essa carta logo em seguida e escolha o novo símbolo. Para uma compra no mercado, você pode usar uma segunda ficha antes.
refusal-V-29 = Os espaços ocupados já estão abertos para você neste turno. Deixe a ficha para depois.

## Sua própria rota

refusal-C-02 = A peça inicial só pode ser usada uma vez, com um dos seus dois lados. Tire uma delas.
refusal-C-03 = Essa peça não existe ou aparece duas vezes: as duas letras são os dois lados da mesma peça. Escolha outra letra.
refusal-C-04 = Essa faixa aparece duas vezes: as duas letras são os dois lados da mesma faixa. Escolha outra letra.
refusal-L-04 = Há mais junções do que bloqueios, então as últimas ficam abertas. Dá para jogar assim.
refusal-L-06 = As partes não se encaixam aqui: elas se sobrepõem ou ficam deslocadas em meio espaço. Mova ou gire uma delas.
refusal-S-01 = Uma rota precisa seguir sem interrupção da peça inicial, por pelo menos uma peça de terreno, até a peça de finalização. Feche o vão ou gire uma parte.

## A mesa e o servidor

refusal-stale = Algo aconteceu antes de a sua ação chegar. Olhe a mesa e escolha de novo.
refusal-not_your_turn = Ainda não é a sua vez. Aguarde, por favor.
refusal-paused = A partida está em pausa. Retome a partida para continuar.
refusal-over = Esta partida acabou. Você pode pedir uma revanche.
refusal-not_seated = Você está assistindo a esta partida. Ocupe um lugar para jogar.
refusal-unreadable = Não deu para entender isso. Tente de outro jeito, por favor.
refusal-too_fast = Foi rápido demais. Espere um instante e tente de novo.
refusal-too_big = Isso é grande demais. Envie algo menor.
refusal-too_long = Isso demora demais para calcular aqui. Tente algo menor.
refusal-gone = Esse pedido foi cancelado. Tente de novo, por favor.
refusal-no_undo = Não dá para desfazer: algo oculto já foi revelado, ou o turno já acabou.
refusal-no_such_table = Essa mesa não existe ou já foi apagada. Confira o link.
refusal-seat_taken = Outra pessoa está nesse lugar. Escolha um lugar livre.
refusal-name = Escolha um nome de 1 a 20 caracteres, sem , ; < e >.
refusal-waiting = A partida ainda não começou: há um lugar livre. Convide alguém ou adicione um jogador virtual.
refusal-offline = Não há conexão. Sua partida está a salvo e continua assim que você voltar a ficar online.
refusal-server = Algo deu errado do nosso lado. Sua partida está a salvo; tente de novo, por favor.
refusal-illegal = As regras não permitem isso aqui. Escolha uma das ações mostradas.
refusal-begun = A partida já começou. Você pode deixar seu lugar para um jogador virtual, ou desistir.
refusal-not_paused = A partida não está em pausa. É só continuar.
refusal-no_pause = Seu tempo para pausas acabou. Os outros ainda podem pausar a partida.
refusal-late = Seu tempo acabou. Você pode voltar depois deste turno.
refusal-clock = Esta mesa tem relógio. Só ele decide quando um jogador virtual assume um lugar.
refusal-level = Esse jogador virtual não existe. Escolha um da lista.
refusal-rematched = A revanche já foi aberta. Entre na mesa dela.
refusal-resigned = Você desistiu desta corrida. Você pode ver como ela termina.
refusal-stand_in = Um jogador virtual está jogando por você. Volte primeiro ao seu lugar.
refusal-too_many = Você abriu mesas ou conexões demais. Feche algumas, ou espere um pouco.
refusal-origin = Esta página não tem permissão para usar este servidor. Abra o jogo no endereço certo.
refusal-silent = A página demorou demais para se conectar. Carregue-a de novo, por favor.
refusal-webhook = Esse endereço não pode ser chamado. Informe um endereço público da web que comece com https:// ou http://.
refusal-not_found = Não há nada neste endereço. Confira o link.
refusal-restart = O servidor está reiniciando. Sua mesa está salva; você volta em um instante.
refusal-needs_server = Isso precisa de outras pessoas, e você está jogando sem servidor. Todo o resto funciona.
refusal-damaged = A cópia desta partida neste aparelho está danificada. Não dá para abri-la, mas você pode apagá-la.
refusal-saved_file = Este arquivo não contém partidas salvas ou está danificado. Escolha um arquivo exportado aqui.
refusal-device_full = Não cabe mais nenhuma partida neste aparelho, e nenhuma das que estão aqui terminou. Apague uma primeiro.
refusal-no_hints = Não há dicas em partidas com outras pessoas, só contra jogadores virtuais.

## A frase exata, quando se sabe mais; argumentos: veja en/refusals.ftl

part-symbol = { $symbol ->
    [machete] facão
    [paddle] remo
   *[coin] moeda
}
part-strength = { part-symbol } { $power }
part-terrain = { $terrain ->
    [jungle] selva
    [river] rio
   *[village] vilarejo
} { $need }
part-terrain-symbol = { $terrain ->
    [jungle] facão
    [river] remo
   *[village] moeda
} { $need }
part-asked = { $asked ->
    [machete] facão { $need }
    [paddle] remo { $need }
    [coin] moeda { $need }
   *[cards] { $need ->
        [one] { $need } carta da mão
       *[other] { $need } cartas da mão
    }
}
part-count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}

refusal-T-02-card = A carta “{ $card }” não está na sua mão.
refusal-T-02-action = Isso não é uma ação do jogo.
refusal-D-02-card = Você não tem tantas cartas “{ $card }” na mão para manter.
refusal-M-01-unknown = O espaço { $space } não existe nesta rota.
refusal-M-01-capitals = O espaço { $space } não existe nesta rota. Talvez você queira dizer { $meant }.
refusal-M-01-adjacent = { $space } não fica ao lado do seu peão.
refusal-M-02-terrain = { $space } é { part-terrain } e pede { part-terrain-symbol }, não { part-symbol }.
refusal-M-02-card = A carta “{ $card }” não tem poder para mover.
refusal-M-02-power = { $space } é { part-terrain } e pede { part-terrain-symbol } em uma só carta; não se entra pagando com cartas.
refusal-M-03-power = { $space } pede { part-symbol } { $need }, e a carta só tem { $power }. Duas cartas não se somam.
refusal-M-03-reach = Você não alcança { $space } de uma vez.
refusal-M-03-reach-with = Você não alcança { $space } de uma vez com { $cards }.
refusal-M-04-power = Com { part-strength } você não alcança { $space } daqui.
refusal-M-08-card = Escolha o símbolo da carta “{ $card }”: facão, remo ou moeda.
refusal-M-11-power = Com { part-strength } você não dá nem um passo daqui.
refusal-M-12-pay = { $space } é um espaço de ruínas: para entrar, pague exatamente { part-count-cards } da mão.
refusal-M-13-pay = { $space } é um acampamento: para entrar, remova do jogo exatamente { part-count-cards } da mão.
refusal-M-17-card = Você não tem tantas cartas “{ $card }” na mão.
refusal-M-19-space = { $space } é uma montanha; ninguém pode entrar nela.
refusal-M-20-space = { $space } está ocupado.
refusal-M-20-way = Outro peão está no caminho para { $space }.
refusal-M-22-space = { $space } é um espaço inicial; ninguém pode voltar a ele.
refusal-M-23-target = O peão fica onde está; indique o bloqueio como destino.
refusal-W-01-piece = Você não tem o peão { $piece }.
refusal-W-08-piece = O peão { $piece } já chegou.
refusal-B-01-way = Um bloqueio fecha o caminho para { $space }. Supere o bloqueio primeiro.
refusal-B-01-blockade = O bloqueio { $blockade } fecha o caminho e pede { part-asked }. Supere o bloqueio primeiro.
refusal-B-02-blockade = Seu peão não está junto ao bloqueio { $blockade }.
refusal-B-03-power = O bloqueio { $blockade } pede { part-asked }, não { part-strength }.
refusal-B-03-symbol = O bloqueio { $blockade } pede { part-asked } em uma só carta; cartas quaisquer não servem como pagamento.
refusal-B-03-cards = O bloqueio { $blockade } pede exatamente { part-asked }.
refusal-B-03-nothing = Você não tem nada para superar o bloqueio { $blockade } agora; ele pede { part-asked }.
refusal-B-09-power = Com { part-strength } você não consegue superar o bloqueio e ainda ir até lá.
refusal-B-14-taken = O bloqueio { $blockade } não está no tabuleiro: já foi superado ou não é usado.
refusal-B-14-unknown = O bloqueio { $blockade } não existe.
refusal-C-09-card = “{ $card }” é uma carta inicial e não está à venda.
refusal-O-10-card = A carta “{ $card }” está esgotada.
refusal-P-05-price = A carta “{ $card }” custa { $price }, e você paga só { $paid }.
refusal-P-05-nothing = Você não tem mais nada para pagar a carta “{ $card }”.
refusal-P-09-card = A carta “{ $card }” está na reserva, e não há espaço vago no tabuleiro de mercado.
refusal-P-21-half = Não há motivo para gastar a carta “{ $card }” como meia moeda aqui. Conte o valor inteiro dela.
refusal-A-01-card = A carta “{ $card }” não se joga assim.
refusal-A-06-first = Decida primeiro sobre a carta “{ $card }”: remova { part-count-cards } da mão, ou nenhuma.
refusal-A-06-most = A carta “{ $card }” remove no máximo { part-count-cards }.
refusal-A-07-first = Decida primeiro sobre a carta “{ $card }”: remova até { part-count-cards } da mão, ou nenhuma.
refusal-A-07-most = A carta “{ $card }” remove no máximo { part-count-cards }.
refusal-A-08-card = Não há mais nenhuma carta “{ $card }” para pegar.
refusal-A-12-card = A carta “{ $card }” não teria efeito agora.
refusal-R-03-count = Aqui é preciso comprar da pilha exatamente { part-count-cards }.
refusal-R-03-card = A pilha não tem tantas cartas “{ $card }”.
refusal-R-03-discard = A nova pilha de compra precisa ter exatamente as cartas descartadas.
refusal-R-03-nothing = Nada é comprado da pilha nem encontrado aqui.
refusal-V-06-count = { $count ->
    [one] Aqui é preciso encontrar exatamente { $count } ficha de caverna
   *[other] Aqui é preciso encontrar exatamente { $count } fichas de caverna
}.
refusal-V-06-token = Essa caverna não tem a ficha “{ $token }”.
refusal-V-19-token = Você não tem a ficha “{ $token }”.
refusal-V-19-cards = A ficha “{ $token }” não leva cartas.
refusal-V-21-token = A ficha “{ $token }” não tem poder para mover.
refusal-V-22-token = Você não tem tantas fichas “{ $token }”.
refusal-V-27-single = Só a carta “{ $card }” pode ser mantida; não é preciso indicá-la.
refusal-V-27-choose = Indique o item a manter: { $choices }.
refusal-V-28-card = A ficha muda o símbolo de uma carta, não de outra ficha.
refusal-V-28-joker = A carta “{ $card }” já tem todos os símbolos.
refusal-V-28-other = Escolha que outro símbolo a carta “{ $card }” deve valer.
refusal-V-28-fixed = O símbolo da carta “{ $card }” é fixo; só a ficha “{ token-change_symbol }” o muda.
refusal-V-28-coin = O símbolo da carta “{ $card }” não pode mudar para moeda.
refusal-V-28-once = É preciso gastar exatamente uma carta com o símbolo mudado.
refusal-V-28-twice = É preciso gastar exatamente duas cartas com o símbolo mudado.
refusal-V-28-both = Dois símbolos mudados valem para uma única compra no mercado. Compre uma carta e pague com duas cartas mudadas.
refusal-V-28-second = Nenhuma compra no mercado pode usar duas cartas mudadas agora. Use primeiro a carta cujo símbolo foi mudado.
refusal-V-28-purchase = Só a ficha “{ token-change_symbol }” faz outra carta valer como moedas.
refusal-V-28-useless = Agora nenhuma carta da sua mão ganha algo com outro símbolo.
refusal-V-28-first = Use primeiro a carta cujo símbolo foi mudado.
refusal-no_undo-nothing = Não há nada a desfazer neste turno.
refusal-no_undo-drawn = Não dá para desfazer: você já viu as cartas que comprou da pilha.
refusal-no_undo-found = Não dá para desfazer: uma ficha de caverna já foi revelada.
refusal-no_undo-handed_over = Outro jogador assumiu este lugar durante o turno. O que foi feito antes disso não se desfaz.
refusal-seat_taken-begun = A partida já começou. Assista, ou abra outra mesa.
refusal-seat_taken-full = Todos os lugares estão ocupados.
refusal-not_seated-empty = Não há ninguém nesse lugar.
refusal-not_seated-bot = Um jogador virtual já está nesse lugar.
refusal-not_seated-present = Ninguém está jogando por você.
refusal-not_seated-unknown = Esse lugar não existe.
refusal-not_seated-person = Não há uma pessoa nesse lugar.
refusal-not_seated-host = Só quem abriu a mesa pode fazer isso.
refusal-not_seated-here = Havia alguém nesse lugar agora há pouco. Espere um pouco ou fale com a pessoa.
refusal-not_seated-other = Esse lugar não é seu. Escolha um que seja.
refusal-not_seated-secret = Esse link não é de nenhum lugar desta mesa. Confira o link.
refusal-not_seated-rematch = Você não tem lugar na revanche. Você pode assistir.
refusal-waiting-rematch = A revanche só vem depois da partida.
refusal-waiting-no_rematch = A revanche ainda não foi aberta.
refusal-waiting-record = A partida só pode ser baixada quando acaba.
refusal-too_many-busy = O servidor está ocupado. Tente de novo daqui a pouco.
refusal-too_many-screens = Esta mesa está aberta em telas demais. Feche uma ou tente mais tarde.
refusal-too_many-routes = Muitas rotas foram salvas daqui. Tente mais tarde.
refusal-too_many-kept = Você não pode salvar mais rotas. Apague uma primeiro.
refusal-too_many-own = Você não pode publicar mais rotas. Tire uma da galeria primeiro.
refusal-too_many-gallery = A galeria está cheia. Não cabem mais rotas.
refusal-not_found-day = Não há expedição desse dia.
refusal-not_found-person = Este servidor não tem dados sobre você.
refusal-stale-clock = O relógio não está correndo; não há tempo para devolver.
