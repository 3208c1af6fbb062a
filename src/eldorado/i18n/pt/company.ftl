company-open = Dizer algo
company-about = Todos na mesa veem isto no próprio idioma. Nada é gravado.
company-reactions = Reações
company-phrases = Frases
company-players = Jogadores
company-mute = Silenciar { $name }
company-all-muted = As reações e frases dos outros jogadores estão ocultas. Você pode mudar isso nas configurações.
company-said = { $name }: { $remark }
company-setting = Reações e frases
company-setting-about = Mostra o que os outros jogadores dizem na mesa.
remark-smile = sorri
remark-laugh = ri
remark-wow = fica de boca aberta
remark-sad = fica triste
remark-cheer = comemora
remark-heart = manda um coração
remark-good_luck = Boa sorte!
remark-well_played = Bem jogado!
remark-nice_move = Boa jogada!
remark-that_hurt = Essa doeu!
remark-close_race = Que corrida!
remark-thinking = Deixe-me pensar…
remark-back_soon = Volto em um minuto.
remark-sorry = Desculpe!
remark-thanks = Valeu!
remark-one_more = Mais uma?

notice-offer = Quer uma notificação quando for sua vez e esta página estiver em segundo plano?
notice-yes = Sim, avise-me
notice-no = Não precisa
notice-refused = Seu navegador não permite notificações desta página. Dá para mudar isso nas configurações do navegador.
notice-title = É a sua vez
notice-body = Rodada { $round }, com { $names }
notice-setting = É a sua vez
notice-setting-about = Uma notificação quando for sua vez e a página estiver em segundo plano. A página precisa ficar aberta.

race-title = Encontrar uma corrida
race-about = Procuramos jogadores que queiram o mesmo tipo de corrida. Se ninguém vier, entram jogadores virtuais.
race-players = Jogadores
race-any = Tanto faz
race-pace = Ritmo
race-quick = Rápido
race-quick-about = Um minuto por turno e mais três para a corrida inteira.
race-relaxed = Tranquilo
race-relaxed-about = Sem relógio. Todos ficam à mesa.
race-days = Em vários dias
race-days-about = Dois dias por turno. Você não precisa ficar nesta página.
race-seek = Encontrar uma corrida
race-wait-title = Procurando uma corrida
race-rematch-title = Revanche
race-seat = À espera de um jogador
race-fill-in = Jogadores virtuais vão ocupar os lugares livres em { $time }.
race-fill-soon = Jogadores virtuais estão ocupando os lugares livres.
race-fill-at = Jogadores virtuais vão ocupar os lugares livres em { $time }. Você pode fechar esta página.
race-now = Começar com jogadores virtuais
race-leave = Parar de esperar
race-come = { $count ->
    [one] { $count } pessoa está aqui.
   *[other] { $count } pessoas estão aqui.
}

ladder-title = Classificação
ladder-about = Os jogadores deste servidor, do mais forte ao mais fraco. Só aparece quem quer.
ladder-none = Ainda não há ninguém na classificação.
ladder-place = Posição
ladder-name = Nome
ladder-rating = Pontuação
ladder-games = Partidas
ladder-provisional = Provisória
ladder-provisional-about = Com menos de { $few } partidas terminadas, uma pontuação é provisória e vem depois das outras. O nível real está dentro da margem (±) em 19 de 20 casos.
ladder-line = { $elo } ± { $margin }
ladder-own = Sua posição na classificação
ladder-you = Você
ladder-unrated = Você ainda não tem pontuação. Termine uma partida para ter uma.
ladder-own-rating = Sua pontuação é { $elo } ± { $margin }, de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
ladder-hidden = Você não aparece na classificação. Escolha um nome se quiser aparecer.
ladder-shown = Você aparece na classificação como { $name }.
ladder-join = Aparecer na classificação
ladder-change = Mudar o nome
ladder-leave = Não aparecer mais
ladder-left = Você não aparece mais na classificação.
ladder-joined = Agora você está na classificação.
ladder-levels = Jogadores virtuais
ladder-levels-about = Para comparar.
ladder-more = { $count ->
    [one] Mais { $count } pessoa está na classificação.
   *[other] Mais { $count } pessoas estão na classificação.
}

refusal-alone = Não há outras pessoas nesta mesa com quem falar.
refusal-name_taken = Alguém na classificação já usa esse nome. Escolha outro.
refusal-seated = Você já tem um lugar nesta mesa.
