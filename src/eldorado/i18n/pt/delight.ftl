### O fim de uma corrida: o baralho vencedor, o turno decisivo e a imagem para compartilhar.

end-fan = O baralho da vitória: { $cards }

decision-title = O turno que decidiu a corrida
decision-race = Na rodada { $round }, { $name } chegou { $theirs ->
        [one] { $theirs } passo
       *[other] { $theirs } passos
    } mais perto de El Dorado, e você { $own ->
        [0] não avançou
        [one] só um
       *[other] { $own }
    }.
decision-analysis = Rodada { $round }: depois deste turno, suas chances nunca mais foram tão boas.
decision-last = { $name } nunca avançou mais do que você em uma rodada. Sua última chance foi na rodada { $round }.
decision-look = Ver o turno
decision-retry = Tentar esse turno de novo

share-open = Imagem do resultado
share-title = O resultado em imagem
share-headline = { $name } vence após { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }
share-alt = A rota com o caminho de cada um. { $headline }
share-drawing = Criando a imagem…
share-share = Compartilhar
share-png = Salvar como PNG
share-svg = Salvar como SVG
share-failed = Não foi possível criar a imagem.
