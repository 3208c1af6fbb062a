### Onde as edições diferem e o que jogamos; mesma ordem de en/editions.ftl. Sem argumentos.

page-editions = Onde as edições diferem e o que jogamos
page-editions-about = Comparamos seis manuais: inglês, francês e português (Brasil) de 2023, alemão e inglês de 2017 e uma tradução de fãs em inglês de 2017. Jogamos o que as edições de 2023 têm em comum. Onde elas deixam dúvida, vale a mais clara das outras. Onde nenhuma responde, nós decidimos: essas regras têm a marca “{ editions-ruling }”.
editions-ruling = nossa interpretação
editions-ours = Jogamos assim

editions-start-title = Quem começa
editions-start-who = Inglês, francês e português 2023: quem se sentou primeiro à mesa. Tradução de fãs: vocês escolhem alguém. Alemão e inglês 2017: quem tem o chapéu, sem dizer quem o recebe.
editions-start-ours = O jogo sorteia, porque na tela ninguém se senta primeiro. Quem abre a mesa também pode escolher.

editions-actions-title = Ações depois da compra
editions-actions-who = Todas as edições: primeiro se mover, depois comprar. Inglês e português 2023: cartas de ação a qualquer momento do turno, e a carta { card-native } é uma delas. Alemão 2017 e francês 2023: ao se mover e ao comprar.
editions-actions-ours = As ações valem a qualquer momento, até depois da compra no mercado. A carta { card-native } ainda pode mover um peão, porque é uma carta de ação como as outras.

editions-occupied-title = Passar por outros peões
editions-occupied-who = Alemão 2017 e tradução de fãs: não se pode entrar em um espaço ocupado nem passar por ele. As outras: não se pode entrar nele.
editions-occupied-ours = Nem entrar nem passar, porque quem passa por um espaço também entra nele.

editions-camp-title = Cartas para um acampamento
editions-camp-who = Um exemplo da tradução de fãs e um do português 2023 falam em descartar as cartas. Pelas regras de todas as edições, elas saem do jogo.
editions-camp-ours = As cartas saem do jogo para sempre, como dizem as regras. Nos dois exemplos, só a palavra está errada.

editions-blockade-title = Ficar em cima de um bloqueio
editions-blockade-who = Alemão 2017: um bloqueio não é um lugar, e o peão fica onde está. As outras: ele funciona como um espaço, sem dizer mais nada.
editions-blockade-ours = Como no alemão 2017, o texto mais claro: nenhum peão fica em cima de um bloqueio.

editions-native-title = A carta { card-native } e os bloqueios
editions-native-who = Em todas as edições, menos na tradução de fãs, a carta { card-native } supera um bloqueio. Nenhuma diz se ela ainda move um peão depois disso.
editions-native-ours = É uma coisa ou a outra. Um bloqueio conta como um espaço, e essa carta vale para um só.

editions-halves-title = Qualquer carta como meia moeda
editions-halves-who = Alemão 2017: qualquer carta pode valer meia moeda, mesmo que valha mais. As outras: só as cartas sem moeda valem meia moeda.
editions-halves-ours = Como no alemão 2017, porque as outras não o proíbem. Isso só importa para { card-treasure_chest } e { card-prop_plane }: como meia moeda, eles ficam no seu baralho.

editions-new-title = Uma carta nova no mesmo turno
editions-new-who = Alemão 2017, português 2023 e tradução de fãs: não se pode usá-la diretamente. Inglês 2017: não neste turno. Inglês e francês 2023: ela vai para a pilha de descarte, sem dizer mais nada.
editions-new-ours = Ela vai para a sua pilha de descarte. Se você precisar embaralhar no mesmo turno e ela vier para a sua mão, pode jogá-la como qualquer outra, porque é assim que as cartas novas entram em jogo.

editions-transmitter-title = A carta { card-transmitter } é uma compra?
editions-transmitter-who = Francês 2023 e alemão 2017: não. As outras não dizem.
editions-transmitter-ours = Não. Você ainda pode comprar uma carta no mesmo turno, e nenhuma pilha muda de lugar, porque só uma compra move uma pilha.

editions-scientist-title = Comprar da pilha com a carta { card-scientist }
editions-scientist-who = Francês 2023 e tradução de fãs: você pode comprar uma carta da pilha. As outras: você compra uma carta da pilha.
editions-scientist-ours = Você sempre compra a carta da pilha, como na maioria das edições. Só remover uma carta é opcional.

editions-log-title = Remover cartas com { card-travel_log }
editions-log-who = Inglês 2023, alemão 2017 e inglês 2017: compre 2 cartas da pilha e depois remova até 2. Tradução de fãs: remova 2. Francês 2023: pode-se comprar menos de 2. Português 2023 diz “jogue” em vez de “remova”, um erro de tradução.
editions-log-ours = Você compra 2 cartas da pilha. Depois pode remover 2, 1 ou nenhuma, como na maioria das edições.

editions-hand-title = Quantas cartas você pode manter
editions-hand-who = Inglês e português 2023: com quatro cartas ou mais, não se compra da pilha. Francês 2023: mantenha uma ou mais; com quatro, não se compra. Alemão 2017: compre até ter exatamente quatro. Inglês 2017 e tradução de fãs não dizem o que vale com mais cartas.
editions-hand-ours = Você decide carta por carta e pode manter todas. Com quatro ou mais, não compra nenhuma. Nenhuma edição fixa um limite.

editions-final-title = Quem joga na rodada final
editions-final-who = Francês 2023, alemão 2017 e tradução de fãs: todos têm o mesmo número de turnos. O português 2023 pode ser lido como mais um turno para todos.
editions-final-ours = Só joga quem ainda não teve o seu turno nesta rodada. Assim, todos têm o mesmo número de turnos.

editions-tie-title = Qual bloqueio desempata
editions-tie-who = Inglês, francês e português 2023 e alemão 2017: o de número mais alto. Inglês 2017: o de maior poder. Tradução de fãs: o de maior valor.
editions-tie-ours = O de número mais alto. Os números são todos diferentes, então sempre há um vencedor. Os dois bloqueios mais difíceis já têm os números mais altos.

editions-arrival-title = Empate sem bloqueios
editions-arrival-who = Inglês, francês e português 2023 e alemão 2017: vence quem chegou primeiro. Inglês 2017 e tradução de fãs não dizem.
editions-arrival-ours = Vence quem chegou primeiro, porque é uma corrida.

editions-two-title = O fim com dois jogadores
editions-two-who = Ao pé da letra, a regra geral começaria a rodada final já com o primeiro peão. Nas regras para dois, todas as edições, menos a tradução de fãs, falam do segundo peão.
editions-two-ours = O segundo peão de um jogador inicia a rodada final, porque só então esse jogador chegou.

editions-caves-title = Quando se explora uma caverna
editions-caves-who = Francês 2023 e tradução de fãs: você pode explorar. As outras: você explora. Para a tradução de fãs, basta estar ao lado da caverna no seu turno. Para as outras, é preciso parar ali.
editions-caves-ours = Você explora automaticamente ao parar ao lado da caverna, porque uma ficha nunca atrapalha. Só passar ao lado não basta.

editions-wall-title = Cavernas atrás de um bloqueio
editions-wall-who = Inglês, francês e português 2023: não se explora uma caverna através de um bloqueio. Alemão 2017, inglês 2017 e tradução de fãs não dizem.
editions-wall-ours = Como nas edições de 2023: primeiro supere o bloqueio.

editions-replace-title = Quantas cartas substituir
editions-replace-who = A ficha de caverna “{ token-replace_cards }”: de 1 a 4 cartas no francês 2023, no alemão 2017 e na tradução de fãs; até 4 no inglês e no português 2023 e no inglês 2017.
editions-replace-ours = De 1 a 4 cartas. Com nenhuma, nada aconteceria.

editions-names-title = Uma carta, vários nomes
editions-names-who = “Forscher”, “Savant” e “Researcher” são a carta { card-explorer }. “Entdecker”, “Explorateur” e “Discoverer” são a carta { card-trailblazer }, que a tradução de fãs chama de “Explorer”. “Telephone” e “Telegraph” são a carta { card-transmitter }. Em um exemplo, o inglês 2017 cita por engano a carta { card-scientist }.
editions-names-ours = Procure qualquer um desses nomes nas regras, em qualquer idioma: você encontra a carta. Os nomes que aparecem são escolhidos nas configurações.
