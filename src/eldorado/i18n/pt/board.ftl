### O tabuleiro como se vê.

board-codes = Códigos dos espaços no tabuleiro
board-codes-about = Cada espaço mostra seu código, como B18. Sem isso, só os espaços citados em um texto mostram o seu.
