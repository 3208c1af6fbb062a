# O jogo neste aparelho, sem servidor.

offline-loading = Baixando o jogo
offline-loading-once = Isso só é preciso uma vez. Depois, o jogo também funciona sem conexão.
offline-megabytes = { $done } de { $total } MB
offline-starting = Iniciando o jogo
offline-elsewhere = O jogo está aberto em outra aba deste navegador. Feche essa aba para continuar aqui.
offline-failed = O jogo parou neste aparelho. Suas partidas salvas não se perderam.
offline-again = Iniciar de novo
offline-ready = O jogo agora está neste aparelho. Ele também funciona sem conexão.

## O que precisa de outras pessoas

offline-needs-online = Para jogar com pessoas em outros aparelhos é preciso um servidor, e aqui não há nenhum. Você pode jogar contra jogadores virtuais ou passar este aparelho de mão em mão.
offline-needs-ladder = A classificação compara pessoas que jogam no mesmo servidor, e aqui não há nenhum. Seus próprios resultados estão nas suas partidas.
offline-needs-gallery = Na galeria, os jogadores de um mesmo servidor compartilham suas rotas, e aqui não há servidor. A oficina salva suas próprias rotas neste aparelho.
offline-daily = Neste aparelho, a expedição nunca vale para a classificação, e não há outros resultados com que comparar o seu.

## Com um servidor

offline-setting = Jogar offline
offline-setting-about = Baixa o jogo uma vez ({ $sent } MB). Ele ocupa { $total } MB neste aparelho. Depois, você pode jogar sem servidor, contra jogadores virtuais ou passando o aparelho de mão em mão.
offline-setting-missing = Este servidor não oferece o jogo para jogar offline.
offline-make = Baixar o jogo
offline-stop = Parar
offline-broken = Não foi possível baixar. Tente de novo quando a conexão estiver melhor.
offline-kept = O jogo está salvo neste navegador ({ $total } MB) e pode ser jogado sem servidor.
offline-remove = Remover
offline-removed = O jogo não está mais disponível offline.
offline-play-here = Jogar neste aparelho
offline-away = Não foi possível alcançar o servidor, mas o jogo está neste aparelho. As partidas que você começa aqui ficam aqui e nunca valem para a classificação.
offline-here = Você está jogando neste aparelho. Suas partidas no servidor ficam lá.
offline-to-server = Voltar ao servidor
offline-continue = Continuar sem o servidor
offline-continue-about = A partida continua como uma nova neste aparelho: as cartas que você não vê são embaralhadas e distribuídas de novo, e ela não vale para a pontuação.

## Partidas próprias

offline-games-about = Estas partidas ficam só neste navegador. Salve-as em um arquivo para protegê-las ou levá-las a outro aparelho.
offline-export = Salvar todas as partidas
offline-import = Adicionar partidas de um arquivo
offline-imported = { $count ->
    [0] O arquivo não tem partidas novas.
    [one] { $count } partida foi adicionada.
   *[other] { $count } partidas foram adicionadas.
}
offline-import-refused = Este arquivo não contém partidas que foram salvas aqui.
