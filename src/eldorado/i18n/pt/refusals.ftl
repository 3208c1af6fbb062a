### Por que algo não é permitido, e o que fazer; mesma ordem de en/refusals.ftl.
### Só as frases exatas no fim levam argumentos.

## O turno

refusal-T-02 = Essa carta não está na sua mão agora. Escolha uma que você tem.
refusal-T-04 = Isso não dá para fazer agora; cada carta faz uma só coisa por turno. Escolha uma das ações mostradas.
refusal-T-05 = Você já comprou uma carta no mercado neste turno, e o movimento vem antes da compra. Mova-se de novo no próximo turno.
refusal-E-03 = O jogo acabou; não há mais nada a fazer aqui.
refusal-D-02 = Você só pode manter cartas que ainda estão na mão. Escolha entre elas.

## Movimento

refusal-M-01 = Um passo vai para um espaço bem ao lado do seu peão. Escolha um que divida um lado com o dele.
refusal-M-02 = O símbolo não combina: selva pede facão, rio pede remo, vilarejo pede moeda. Escolha uma carta com o símbolo certo.
refusal-M-03 = Essa carta é fraca demais para esse espaço. Escolha uma com mais poder; duas cartas não se somam.
refusal-M-04 = Essa carta não chega tão longe. Pare antes, ou continue com outra carta.
refusal-M-08 = Essa carta pode mostrar vários símbolos. Diga qual você quer: facão, remo ou moeda.
refusal-M-11 = Essa carta não consegue dar um único passo daqui. Mantenha-a, gaste-a como moedas ou pague com ela.
refusal-M-12 = Aqui se paga com cartas: escolha da mão exatamente quantas as ruínas mostram.
refusal-M-13 = Um acampamento leva cartas: escolha da mão exatamente quantas ele mostra. Elas saem do jogo para sempre.
refusal-M-17 = Você não tem tantas dessas cartas na mão. Escolha entre as que você tem.
refusal-M-19 = Ninguém pode entrar em uma montanha. Procure um caminho em volta.
refusal-M-20 = Outro peão está no caminho. Não se pode entrar no espaço dele nem atravessá-lo.
refusal-M-22 = Ninguém pode voltar a um espaço inicial. Escolha outro.
refusal-M-23 = O peão terminaria onde começou. Escolha outro espaço, ou um bloqueio para superar.
refusal-W-01 = Você não tem esse peão. Escolha um dos seus.
refusal-W-08 = Esse peão já chegou a El Dorado. Mova o outro.

## Bloqueios

refusal-B-01 = Um bloqueio fecha o caminho. Supere-o primeiro, depois atravesse.
refusal-B-02 = Seu peão não está ao lado desse bloqueio. Aproxime-se primeiro.
refusal-B-03 = Esse bloqueio pede outra coisa. Olhe o símbolo e o número dele e escolha uma carta que combine, ou cartas para pagar se ele mostra ruínas.
refusal-B-09 = O poder dessa carta não basta para superar isso e ir até lá. Pare antes ou use uma carta mais forte.
refusal-B-14 = Esse bloqueio não está no tabuleiro. Talvez alguém já o tenha levado.

## Comprar no mercado

refusal-C-09 = Essa é uma carta inicial e não está à venda. Escolha uma carta do mercado.
refusal-O-10 = Essa carta está esgotada. Escolha outra.
refusal-P-01 = Você já comprou uma carta no mercado neste turno. No próximo poderá comprar de novo.
refusal-P-05 = Essas cartas não alcançam o preço. Some moedas ou escolha uma carta mais barata.
refusal-P-09 = Essa carta está na reserva. Só dá para comprá-la enquanto um lugar do tabuleiro de mercado está vago.
refusal-P-21 = Você pagaria mais do que precisa. Deixe de fora o que o preço não pede, e conte as cartas pelo valor inteiro, a não ser para poupar um item.

## Ações

refusal-A-01 = Essa carta não se joga assim. Mova-se, pague ou compre com ela.
refusal-A-06 = Logo depois da carta { card-scientist }, e só então, você remove uma carta da mão ou nenhuma. Decida isso antes de continuar.
refusal-A-07 = Logo depois da carta { card-travel_log }, e só então, você remove até duas cartas da mão ou nenhuma. Decida isso antes de continuar.
refusal-A-08 = Não sobrou nenhuma carta dessas. Escolha uma de outra pilha.
refusal-A-12 = Isso não faria nada agora. Guarde para depois.

## Comprar da pilha e explorar, ao repetir uma partida

refusal-R-03 = As cartas compradas aqui não combinam com as pilhas. Confira o registro.
refusal-R-04 = O descarte só é embaralhado quando falta uma carta. Confira o registro.
refusal-V-06 = O achado não combina com essa caverna. Confira o registro.

## Fichas de caverna

refusal-V-19 = Você não pode usar essa ficha assim: você não a tem, ou ela não leva cartas. Escolha uma que está à sua frente.
refusal-V-21 = Essa ficha não pode mover um peão. Só as que têm símbolo e número podem.
refusal-V-22 = Você não tem tantas fichas desse tipo. Pague também com cartas da mão.
refusal-V-24 = Você não tem mais cartas para comprar da pilha. Guarde a ficha para depois.
refusal-V-25 = Escolha exatamente uma carta da mão para remover do jogo.
refusal-V-26 = Escolha de uma a quatro cartas da mão para substituir.
refusal-V-27 = Só se mantém um item logo depois de usá-lo, antes de qualquer outra coisa. Se foram vários, escolha um deles.
refusal-V-28 = Um símbolo mudado vale para uma carta da mão que tem um só símbolo. Jogue-a em seguida e escolha o novo símbolo; nada mais vem no meio.
refusal-V-29 = Os espaços ocupados já estão abertos para você neste turno. Guarde a ficha para depois.

## Rotas suas

refusal-C-02 = A peça inicial só entra uma vez, com um dos seus dois lados. Tire uma delas.
refusal-C-03 = Essa peça não existe, ou entra duas vezes: as duas letras são dois lados da mesma peça. Escolha outra letra.
refusal-C-04 = Essa faixa entra duas vezes: as duas letras são dois lados da mesma faixa. Escolha outra letra.
refusal-L-04 = Há mais junções do que bloqueios, então as últimas ficam abertas. Dá para jogar assim.
refusal-L-06 = As partes não se encaixam aqui: ficam sobrepostas ou deslocadas meio espaço. Mova ou gire uma delas.
refusal-S-01 = Uma rota precisa seguir sem falhas da peça inicial, por pelo menos uma peça de terreno, até a peça de finalização. Feche o vão ou gire uma parte.

## A mesa e o servidor

refusal-stale = Algo aconteceu antes de a sua ação chegar. Olhe a mesa e escolha de novo.
refusal-not_your_turn = Ainda não é a sua vez. Avisaremos quando for.
refusal-paused = O jogo está em pausa. Retome-o para continuar.
refusal-over = Este jogo acabou. Você pode pedir uma revanche.
refusal-not_seated = Você está assistindo a este jogo. Ocupe um lugar para jogar.
refusal-unreadable = Não deu para entender isso. Tente de outro jeito, por favor.
refusal-too_fast = Foi rápido demais. Espere um instante e tente de novo.
refusal-too_big = Foi coisa demais de uma vez. Envie algo menor.
refusal-too_long = Isso demora demais para ser calculado aqui. Tente algo menor.
refusal-gone = Ninguém mais espera por isso. Peça de novo.
refusal-no_undo = Isso não pode ser desfeito: algo escondido apareceu, ou o turno já acabou.
refusal-no_such_table = Essa mesa não existe, ou já foi desfeita. Confira o link.
refusal-seat_taken = Outra pessoa está nesse lugar. Escolha um livre.
refusal-name = Escolha um nome de 1 a 20 caracteres, sem , ; < e >.
refusal-waiting = O jogo ainda não começou: há um lugar aberto. Convide alguém ou ponha ali um jogador do computador.
refusal-offline = Não há conexão. Seu jogo está a salvo; ele continua assim que você voltar a ficar on-line.
refusal-server = Algo deu errado do nosso lado. Seu jogo está a salvo; tente de novo, por favor.
refusal-illegal = As regras não permitem isso aqui. Escolha uma das ações mostradas.
refusal-begun = O jogo já começou. Você pode deixar seu lugar a um jogador do computador, ou desistir.
refusal-not_paused = O jogo não está em pausa; é só continuar.
refusal-no_pause = Você já pausou o jogo pelo tempo permitido. Os outros ainda podem pausá-lo.
refusal-late = Seu tempo acabou. Você pode voltar depois deste turno.
refusal-clock = Esta mesa tem relógio. Só ele decide quando um jogador do computador assume um lugar.
refusal-level = Esse jogador do computador não existe. Escolha um da lista.
refusal-rematched = A revanche já começou. Vá para a mesa dela.
refusal-resigned = Você desistiu desta corrida. Você pode ver como ela termina.
refusal-stand_in = Um jogador do computador está jogando por você. Volte primeiro ao seu lugar.
refusal-too_many = Você abriu mesas ou conexões demais. Feche algumas, ou espere um pouco.
refusal-origin = Esta página não pode falar com este servidor. Abra o jogo no endereço dele.
refusal-silent = A página demorou demais para se apresentar. Carregue-a de novo, por favor.
refusal-webhook = Esse endereço não pode ser chamado. Dê um endereço público da web que comece com https:// ou http://.
refusal-not_found = Não há nada neste endereço. Confira o link.
refusal-restart = O servidor está reiniciando. Sua mesa está guardada; você volta em um instante.
refusal-no_hints = Não há dicas em partidas com outras pessoas. Contra o computador, sim.

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
        [one] 1 carta da mão
       *[other] { $need } cartas da mão
    }
}
part-count-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}

refusal-T-02-card = A carta “{ $card }” não está na sua mão.
refusal-T-02-action = Isso não é uma ação do jogo.
refusal-D-02-card = Você não tem tantas cartas “{ $card }” na mão; não pode mantê-las.
refusal-M-01-unknown = Não há espaço { $space } nesta rota.
refusal-M-01-capitals = Não há espaço { $space } nesta rota. Talvez você queira dizer { $meant }.
refusal-M-01-adjacent = { $space } não fica ao lado do seu peão.
refusal-M-02-terrain = { $space } é { part-terrain } e pede { part-terrain-symbol }, não { part-symbol }.
refusal-M-02-card = A carta “{ $card }” não tem poder para mover.
refusal-M-02-power = { $space } é { part-terrain }; entra-se com { part-terrain-symbol }, não pagando cartas.
refusal-M-03-power = { $space } pede { part-symbol } { $need }, a carta só tem { $power }. Duas cartas não se somam.
refusal-M-03-reach = Você não alcança { $space } de uma vez.
refusal-M-03-reach-with = Você não alcança { $space } de uma vez com { $cards }.
refusal-M-04-power = Com { part-strength } você não alcança { $space } daqui.
refusal-M-08-card = Diga qual símbolo a carta “{ $card }” deve mostrar: facão, remo ou moeda.
refusal-M-11-power = Com { part-strength } você não consegue dar um único passo daqui.
refusal-M-12-pay = { $space } é um espaço de ruínas: pague exatamente { part-count-cards } da mão para entrar.
refusal-M-13-pay = { $space } é um acampamento: remova para sempre exatamente { part-count-cards } da mão para entrar.
refusal-M-17-card = Você não tem tantas cartas “{ $card }” na mão.
refusal-M-19-space = { $space } é uma montanha; ninguém pode entrar.
refusal-M-20-space = { $space } está ocupado.
refusal-M-20-way = Outro peão está no caminho para { $space }.
refusal-M-22-space = { $space } é um espaço inicial; ninguém pode voltar a ele.
refusal-M-23-target = O peão fica onde está; indique o bloqueio como destino.
refusal-W-01-piece = Você não tem o peão { $piece }.
refusal-W-08-piece = O peão { $piece } já chegou.
refusal-B-01-way = Um bloqueio fecha o caminho para { $space }; supere-o primeiro.
refusal-B-01-blockade = O bloqueio { $blockade } fecha o caminho e pede { part-asked }. Supere-o primeiro.
refusal-B-02-blockade = Seu peão não está ao lado do bloqueio { $blockade }.
refusal-B-03-power = O bloqueio { $blockade } pede { part-asked }, não { part-strength }.
refusal-B-03-symbol = O bloqueio { $blockade } pede { part-asked }; não se paga com cartas.
refusal-B-03-cards = O bloqueio { $blockade } pede exatamente { part-asked }.
refusal-B-03-nothing = Você não tem nada para superar o bloqueio { $blockade } agora; ele pede { part-asked }.
refusal-B-09-power = Com { part-strength } você não pode superar isso e ir até lá.
refusal-B-14-taken = O bloqueio { $blockade } não está no tabuleiro: já foi levado ou não é usado.
refusal-B-14-unknown = Não existe o bloqueio { $blockade }.
refusal-C-09-card = A carta “{ $card }” é uma carta inicial; não está à venda.
refusal-O-10-card = A carta “{ $card }” está esgotada.
refusal-P-05-price = A carta “{ $card }” custa { $price }; isso paga só { $paid }.
refusal-P-05-nothing = Você não tem mais nada para pagar a carta “{ $card }”.
refusal-P-09-card = A carta “{ $card }” está na reserva, e nenhum lugar do tabuleiro de mercado está vago.
refusal-P-21-half = Gastar a carta “{ $card }” como meia moeda não poupa nada.
refusal-A-01-card = A carta “{ $card }” não se joga assim.
refusal-A-06-first = Responda primeiro à carta “{ $card }”: remova { part-count-cards } da mão, ou nenhuma.
refusal-A-06-most = A carta “{ $card }” remove no máximo { part-count-cards }.
refusal-A-07-first = Responda primeiro à carta “{ $card }”: remova até { part-count-cards } da mão, ou nenhuma.
refusal-A-07-most = A carta “{ $card }” remove no máximo { part-count-cards }.
refusal-A-08-card = Não sobrou nenhuma carta “{ $card }” para pegar.
refusal-A-12-card = A carta “{ $card }” não teria efeito agora.
refusal-R-03-count = Aqui é preciso comprar da pilha exatamente { part-count-cards }.
refusal-R-03-card = A pilha não tem tantas cartas “{ $card }”.
refusal-R-03-discard = A nova pilha de compra precisa ter exatamente as cartas descartadas.
refusal-R-03-nothing = Nada é comprado da pilha nem achado aqui.
refusal-V-06-count = { $count ->
    [one] Aqui é preciso achar exatamente 1 ficha de caverna
   *[other] Aqui é preciso achar exatamente { $count } fichas de caverna
}.
refusal-V-06-token = Essa caverna não tem a ficha “{ $token }”.
refusal-V-19-token = Você não tem a ficha “{ $token }”.
refusal-V-19-cards = A ficha “{ $token }” não leva cartas.
refusal-V-21-token = A ficha “{ $token }” não tem poder para mover.
refusal-V-22-token = Você não tem tantas fichas “{ $token }”.
refusal-V-27-single = Só a carta “{ $card }” pode ser mantida; não a indique.
refusal-V-27-choose = Indique o item a manter: { $choices }.
refusal-V-28-card = Um símbolo mudado vale para uma carta, não para uma ficha.
refusal-V-28-joker = A carta “{ $card }” já tem todos os símbolos.
refusal-V-28-other = Diga qual outro símbolo a carta “{ $card }” deve mostrar.
refusal-V-28-fixed = O símbolo da carta “{ $card }” é fixo; só a ficha “{ token-change_symbol }” o muda.
refusal-V-28-coin = A carta “{ $card }” não tem outro símbolo para mudar em moedas.
refusal-V-28-once = É preciso gastar exatamente uma carta com o símbolo mudado.
refusal-V-28-purchase = Só a ficha “{ token-change_symbol }” faz outra carta valer como moedas.
refusal-V-28-useless = Nenhuma carta da sua mão ganha com outro símbolo agora.
refusal-V-28-first = Use primeiro a carta cujo símbolo foi mudado.
refusal-no_undo-nothing = Não há nada a desfazer neste turno.
refusal-no_undo-drawn = Cartas foram compradas da pilha, e o que foi visto não se desfaz.
refusal-no_undo-found = Algo foi achado numa caverna, e o que foi visto não se desfaz.
refusal-no_undo-handed_over = O lugar mudou de mãos neste turno; o que foi feito antes fica.
refusal-seat_taken-begun = O jogo já começou. Assista, ou abra outra mesa.
refusal-seat_taken-full = Todos os lugares estão ocupados.
refusal-not_seated-empty = Ninguém está sentado ali.
refusal-not_seated-bot = Um jogador do computador já tem esse lugar.
refusal-not_seated-present = Ninguém está jogando por você.
refusal-not_seated-unknown = Esse lugar não existe.
refusal-not_seated-person = Nenhuma pessoa está sentada ali.
refusal-waiting-rematch = A revanche vem depois do jogo.
refusal-stale-clock = Nenhum tempo está correndo; nada pode ser devolvido.
