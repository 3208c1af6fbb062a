### As telas em volta da mesa. Os argumentos de cada mensagem estão explicados em en/screens.ftl.

page-title = { $page } · El Dorado
screen-back = Voltar
screen-cancel = Cancelar
screen-to-start = Página inicial

## Início

start-title = El Dorado: a corrida até a cidade de ouro
start-name = El Dorado
start-tagline = Três expedições. Uma cidade de ouro. Chegue primeiro.
start-play = Jogar
start-against = contra { $names }
start-twice = 2 × { $level }
start-rivals = Seus adversários
start-strength-1 = Para a primeira corrida.
start-strength-2 = Para quem já conhece as regras.
start-strength-3 = Para quem já conhece as cartas.
start-strength-4 = Para quem gosta de planejar.
start-strength-5 = Para um desafio de verdade.
start-pass = No mesmo aparelho
start-online = Jogar online
start-setup = Preparar…
start-workshop = Oficina de rotas
start-rules = Como jogar
start-games = Suas partidas
start-ladder = Classificação
start-gallery = Galeria de rotas
start-continue = Continuar
start-continue-lobby = De volta à sua mesa
start-continue-over = Ver como terminou
start-continue-gone = Esta partida não existe mais
start-continue-more = { $count ->
    [one] e mais { $count }
   *[other] e mais { $count }
}
start-away = Não foi possível falar com o servidor. Suas partidas estão salvas nele e continuam assim que ele voltar. Enquanto isso, você pode ler as regras.
start-fan = Uma homenagem gratuita e não oficial, feita por fãs, ao jogo de tabuleiro de Reiner Knizia; sem ligação com suas editoras.

## Nomes para quem não diz o seu

name-you = Você
name-player = Jogador { $number }

## Preparação

setup-title = Preparar uma corrida
setup-about = Escolha os jogadores e a rota.
setup-seats = Expedições
setup-count = Número de expedições
setup-two = Com duas expedições, cada uma tem dois peões e precisa levar os dois ao portão.
setup-start = Quem começa?
setup-start-random = Sorteio
setup-route = Rota
setup-own = Sua própria rota
setup-own-about = com um código
setup-code = Código da rota
setup-code-about = As peças do início à cidade, cada uma com seu giro e o lugar em que se encaixa.
setup-surprise = Surpreenda-me
setup-variants = Variantes
setup-clock = Relógio
setup-clock-none = Nenhum
setup-clock-turn = Por turno
setup-clock-days = Em dias
setup-clock-none-about = Sem limite de tempo.
setup-clock-turn-about = Cada turno tem seu limite. O que passar dele é descontado do tempo extra para a partida. Quando os dois acabam, um jogador virtual assume.
setup-clock-days-about = Para uma partida sem pressa: jogue seu turno quando puder.
setup-clock-each = Tempo para cada turno
setup-clock-bank = Tempo extra para a partida
setup-open = Quem pode entrar?
setup-watch = Quem pode assistir?
setup-open-link = Quem tem o link
setup-open-link-about = Só quem receber o link de você.
setup-open-public = Todos
setup-open-public-about = A mesa aparece na lista; qualquer pessoa pode jogar ou assistir.
setup-go = Começar a corrida
setup-invite = Abrir e convidar

time-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
time-minutes = { $count ->
    [0] nenhum
    [one] { $count } minuto
   *[other] { $count } minutos
}
time-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}

## Lugares

seat-number = Lugar { $number }
seat-you = Você
seat-kind = Quem joga aqui
seat-kind-person = Pessoa neste aparelho
seat-kind-bot = Jogador virtual
seat-kind-open = Pessoa online
seat-name = Nome
seat-level = Nível
seat-limited = Neste aparelho lento, este jogador pensa menos do que poderia.
seat-open = Lugar livre
seat-open-about = Para quem abrir o seu link.
seat-colour = Cor: { $colour }. Mudar
seat-colours = Escolha uma cor

## No mesmo aparelho

pass-title = No mesmo aparelho
pass-about = O aparelho passa de mão em mão.
pass-people = Quem joga?
pass-count = Número de jogadores
pass-name = Nome do jogador { $number }
pass-curtain = Entre os turnos, uma tela esconde as cartas até o próximo jogador estar pronto.

## A cortina entre duas pessoas no mesmo aparelho

curtain-title = { $name }, é a sua vez
curtain-about = Passe o aparelho adiante. Agora só { $name } deve olhar.
curtain-ready = Eu sou { $name }

## Online

online-title = Jogar online
online-about = Sem conta: basta um link.
online-create = Sua mesa
online-more = Mais opções: rota, cavernas, relógio…
online-open = Abrir uma mesa
online-hint = Você recebe um link e um código QR para convidar os outros.
online-link = Tem um link?
online-paste = Link ou código de uma mesa
online-enter = Entrar na mesa
online-no-link = Isso não é o link de uma mesa. Cole o link inteiro, ou só as letras depois da última barra.
online-tables = Mesas públicas
online-none = Nenhuma mesa pública está aberta agora. Abra uma, e outros a encontrarão aqui.
online-waiting = Esperando jogadores
online-running = Em andamento
online-free = { $count ->
    [0] nenhum lugar livre
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
}
online-join = Jogar
online-watch = Assistir

## Antes da corrida

lobby-title = Antes da corrida
lobby-waiting = { $count ->
    [one] Falta { $count } jogador. Quando ele entrar, a corrida começa sozinha.
   *[other] Faltam { $count } jogadores. Quando todos entrarem, a corrida começa sozinha.
}
lobby-starting = Todos estão aqui: a corrida vai começar.
lobby-open = Esperando alguém abrir o link.
lobby-you = É você.
lobby-you-host = É você; a mesa é sua.
lobby-here = Presente
lobby-gone = Ausente no momento
lobby-bot = Adicionar jogador virtual…
lobby-fill = Jogador virtual para o lugar { $number }
lobby-level = Jogadores virtuais para os lugares livres
lobby-free = Liberar o lugar
lobby-not-yet = Este lugar ainda não pode ser liberado. Tente de novo daqui a meio minuto.
lobby-sit = Ocupar um lugar
lobby-sit-here = Sentar aqui
lobby-start = Completar e começar
lobby-soon = A corrida começa quando todos os lugares estiverem ocupados.
lobby-leave = Sair da mesa
lobby-watching = { $count ->
    [one] { $count } pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
}
lobby-invite = Convidar
lobby-invite-about = Quem abrir o link pode ocupar um lugar livre ou assistir.
lobby-local = Este link só funciona neste computador. Para convidar outras pessoas, abra a página pelo endereço do computador na rede.
lobby-link = Link para esta mesa
lobby-copy = Copiar
lobby-copied = O link foi copiado.
lobby-share = Compartilhar
lobby-share-text = Quem chega primeiro a El Dorado?
lobby-qr = Código QR com o link para esta mesa

## O fim

end-you = Você vence!
end-they = { $name } vence!
end-nobody = Ninguém vence
end-place = { $place }º
end-arrived = Chegou a El Dorado na rodada { $round }
end-resigned = Desistiu
end-cards = { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}
end-blockades = { $count ->
    [0] nenhum bloqueio
    [one] { $count } bloqueio
   *[other] { $count } bloqueios
}
end-deck = O baralho no fim
end-removed = { $count ->
    [0] Nenhuma carta saiu do jogo.
    [one] { $count } carta saiu do jogo.
   *[other] { $count } cartas saíram do jogo.
}
end-rematch = Revanche
end-join = Entrar na revanche
end-board = Ver o tabuleiro
end-record = Baixar a partida
end-replay = Ver o replay
end-bench = Voltar à oficina
end-analysis = Análise
end-new = Nova partida

## Regras

rulebook-search = Procurar nas regras
rulebook-contents = Sumário
rulebook-found = { $count ->
    [0] Nada encontrado
    [one] { $count } trecho encontrado
   *[other] { $count } trechos encontrados
}
rulebook-nothing = As regras não mencionam “{ $query }”. Tente outra palavra.
rulebook-cards = Todas as cartas
rulebook-cards-starting = Suas primeiras oito cartas
rulebook-cards-market = No mercado desde o início
rulebook-cards-reserve = Na reserva, no início
rulebook-card-start = não está à venda
rulebook-card-price = preço { $price }
rulebook-faces = Todas as fichas de caverna
rulebook-card-also = também chamada de { $names }
rulebook-ruling-about = Parte disto não está nos manuais, ou eles divergem. Nós decidimos como jogar: { $clauses }.

## Configurações

settings-title = Configurações
settings-about = As mudanças valem na hora e ficam salvas neste navegador.
settings-language = Idioma
settings-name = Seu nome
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-motion = Animações
settings-motion-system = Sistema
settings-motion-less = Reduzidas
settings-pace = Ritmo dos jogadores virtuais
settings-pace-quick = Rápido
settings-pace-usual = Normal
settings-pace-calm = Devagar
settings-sound = Sons
settings-sound-about = Sons discretos para passos, cartas e fichas de caverna.
settings-warnings = Avisar sobre enganos
settings-warnings-about = Pede confirmação antes de algo que não pode ser desfeito e parece um engano.
settings-forget = Apagar tudo neste aparelho
settings-forget-sure = Seu nome, suas configurações e a lista das suas partidas neste aparelho serão apagados. As partidas em si continuam.
settings-forget-yes = Apagar tudo
settings-forgotten = Tudo foi apagado.

## Quando algo não pode ser mostrado

nowhere-title = Página não encontrada
nowhere-about = Não há página neste endereço. Talvez falte uma parte do link.
trouble-title = Algo deu errado
trouble-retry = Tentar de novo
