### As telas em volta da mesa. Os argumentos de cada mensagem estão explicados em en/screens.ftl.

page-title = { $page } – El Dorado
screen-back = Voltar
screen-cancel = Cancelar
screen-to-start = Para o início

## Início

start-title = El Dorado: a corrida até a cidade de ouro
start-name = El Dorado
start-tagline = Três expedições. Uma cidade de ouro. Chegue primeiro.
start-play = Jogar
start-against = contra { $names }
start-twice = 2 × { $level }
start-rivals = Seus adversários
start-strength-1 = Para a primeira corrida.
start-strength-2 = Quando você conhece as regras.
start-strength-3 = Quando você conhece suas cartas.
start-strength-4 = Quando você gosta de planejar.
start-strength-5 = Quando você quer ser vencido.
start-pass = Passar a vez
start-online = Jogar on-line
start-setup = Preparar …
start-rules = Como jogar
start-games = Seus jogos
start-continue = Continuar
start-continue-lobby = De volta à sua mesa
start-continue-over = Ver como terminou
start-continue-gone = Este jogo foi guardado
start-continue-more = { $count ->
    [one] e mais { $count }
   *[other] e mais { $count }
}
start-away = O servidor está fora de alcance. Seus jogos estão a salvo lá e continuam assim que ele voltar. Enquanto isso, você pode ler as regras.
start-fan = Uma homenagem gratuita e não oficial, feita por fãs, ao jogo de tabuleiro de Reiner Knizia; sem ligação com suas editoras.

## Nomes para quem não diz o seu

name-you = Você
name-host = Anfitrião
name-guest = Convidado
name-player = Jogador { $number }

## Preparação

setup-title = Preparar uma corrida
setup-about = Quem vem junto, e por qual caminho?
setup-seats = Expedições
setup-count = Quantas expedições
setup-two = Com duas expedições, cada uma conduz dois peões e precisa dos dois no portão.
setup-start = Quem começa?
setup-start-random = A sorte decide
setup-route = Rota
setup-own = Rota sua
setup-own-about = pelo código
setup-code = Código da rota
setup-code-about = As peças do início à cidade, cada uma com seu giro e seu encaixe.
setup-surprise = Surpreenda-me
setup-variants = Variantes
setup-clock = Relógio
setup-clock-none = Nenhum
setup-clock-turn = Por turno
setup-clock-days = Em dias
setup-clock-none-about = Ninguém é apressado.
setup-clock-turn-about = Cada turno tem seu tempo; o que passar sai de uma reserva para o jogo inteiro. Quando tudo acaba, um jogador do computador assume.
setup-clock-days-about = Para um jogo aos poucos: apareça quando puder.
setup-clock-each = Tempo para cada turno
setup-clock-bank = Reserva para o jogo inteiro
setup-open = Quem pode vir?
setup-watch = Quem pode assistir?
setup-open-link = Por link
setup-open-link-about = Só quem receber o link de você.
setup-open-public = Pública
setup-open-public-about = A mesa aparece na lista; qualquer pessoa pode jogar ou assistir.
setup-go = Começar a corrida
setup-invite = Abrir e convidar

time-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
time-minutes = { $count ->
    [0] nenhuma
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
seat-kind = Quem senta aqui
seat-kind-person = Pessoa aqui
seat-kind-bot = Computador
seat-kind-open = Amigo on-line
seat-name = Nome
seat-level = Força
seat-open = Lugar livre
seat-open-about = Quem seguir o seu link.
seat-colour = Cor: { $colour }. Mudar
seat-colours = Escolha uma cor

## Passar a vez

pass-title = Passar a vez
pass-about = Um aparelho só dá a volta na mesa.
pass-people = Quem joga?
pass-count = Quantas pessoas
pass-name = Nome do jogador { $number }
pass-curtain = Entre os turnos, uma cortina esconde as cartas até o próximo jogador estar pronto.

## A cortina entre duas pessoas no mesmo aparelho

curtain-title = { $name }, é a sua vez
curtain-about = Passe o aparelho adiante. Só { $name } deve olhar agora.
curtain-ready = Eu sou { $name }

## On-line

online-title = Jogar on-line
online-about = Sem conta, sem sala de espera: basta um link.
online-create = Uma mesa sua
online-more = Mais opções: rota, cavernas, relógio …
online-open = Abrir uma mesa
online-hint = Você recebe um link e um código QR para convidar os outros.
online-link = Tem um link?
online-paste = Link ou nome de uma mesa
online-enter = Ir para lá
online-no-link = Isso não é o link de uma mesa. Cole o link inteiro, ou só as letras depois da última barra.
online-tables = Mesas públicas
online-none = Nenhuma mesa pública está aberta agora. Abra uma, e outros a encontrarão aqui.
online-waiting = Esperando jogadores
online-running = A caminho
online-free = { $count ->
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
}
online-join = Jogar
online-watch = Assistir

## Antes da corrida

lobby-title = Antes da corrida
lobby-waiting = { $count ->
    [one] Falta uma expedição, e a corrida começa sozinha.
   *[other] Há { $count } lugares livres; a corrida começa sozinha quando todos estiverem ocupados.
}
lobby-starting = Todos chegaram: a corrida começa.
lobby-open = À espera de quem siga o link.
lobby-you = É você.
lobby-you-host = É você; a mesa é sua.
lobby-here = Presente
lobby-gone = Longe da tela no momento
lobby-bot = Pôr um computador …
lobby-fill = Computador para o lugar { $number }
lobby-level = Computadores para os lugares livres
lobby-free = Liberar o lugar
lobby-not-yet = Este lugar ainda não pode ser liberado. Tente de novo daqui a meio minuto.
lobby-sit = Ocupar um lugar
lobby-sit-here = Sentar aqui
lobby-start = Completar e começar
lobby-soon = A corrida começa quando todos os lugares estiverem ocupados.
lobby-leave = Deixar a mesa
lobby-watching = { $count ->
    [one] { $count } pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
}
lobby-invite = Convidar
lobby-invite-about = Quem abrir o link pode ocupar um lugar livre ou assistir.
lobby-local = Este link só vale neste computador. Abra a página pelo endereço ou nome do computador, e dali você poderá convidar.
lobby-link = Link para esta mesa
lobby-copy = Copiar
lobby-copied = O link foi copiado.
lobby-share = Enviar
lobby-share-text = Quem chega primeiro a El Dorado?
lobby-qr = Código QR com o link para esta mesa

## O fim

end-you = Você vence!
end-they = { $name } vence!
end-nobody = Ninguém vence
end-place = { $place }º
end-arrived = Em El Dorado na rodada { $round }
end-on-the-way = Ainda a caminho
end-resigned = Desistiu
end-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
end-blockades = { $count ->
    [one] { $count } peça de bloqueio
   *[other] { $count } peças de bloqueio
}
end-deck = As cartas no fim
end-removed = { $count ->
    [0] Nenhuma carta saiu do jogo.
    [one] { $count } carta saiu do jogo.
   *[other] { $count } cartas saíram do jogo.
}
end-rematch = Mais uma corrida
end-join = Para a revanche
end-board = Ver o tabuleiro
end-record = Guardar o registro
end-replay = Ver de novo
end-analysis = Análise
end-new = Novo jogo

## Regras

rulebook-search = Procurar nas regras
rulebook-contents = Conteúdo
rulebook-found = { $count ->
    [0] Nada encontrado
    [one] { $count } trecho encontrado
   *[other] { $count } trechos encontrados
}
rulebook-nothing = As regras não falam de “{ $query }”. Tente outra palavra.
rulebook-cards = Todas as cartas
rulebook-cards-starting = Suas primeiras oito cartas
rulebook-cards-market = No mercado desde o início
rulebook-cards-reserve = Na reserva, no início
rulebook-card-start = não está à venda
rulebook-card-price = preço { $price }
rulebook-faces = Todas as fichas de caverna

## Ajustes

settings-title = Ajustes
settings-about = Valem na hora e ficam neste navegador.
settings-language = Idioma
settings-name = Seu nome
settings-theme = Cores
settings-theme-system = Como o aparelho
settings-theme-light = De dia
settings-theme-dark = De noite
settings-motion = Movimento
settings-motion-system = Como o aparelho
settings-motion-less = O mínimo possível
settings-pace = Computadores, a partir da próxima corrida
settings-pace-quick = Com pressa
settings-pace-usual = A passo
settings-pace-calm = Com calma
settings-sound = Sons
settings-sound-about = Discretos, para passos, cartas e achados.
settings-warnings = Avisar sobre deslizes
settings-warnings-about = Uma pergunta antes do que não pode ser desfeito e parece um engano.
settings-forget = Esquecer tudo neste aparelho
settings-forget-sure = Seu nome, seus ajustes e a lista dos seus jogos neste aparelho serão esquecidos. Os jogos em si continuam.
settings-forget-yes = Esquecer
settings-forgotten = Tudo foi esquecido.

## Quando algo não pode ser mostrado

nowhere-title = Fora do mapa
nowhere-about = Não há trilha neste endereço. Talvez falte uma letra no link.
trouble-title = O caminho está fechado
trouble-retry = Tentar de novo
