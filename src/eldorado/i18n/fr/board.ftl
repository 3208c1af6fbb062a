### Le plateau tel qu’on le voit.

board-codes = Codes des cases sur le plateau
board-codes-about = Chaque case affiche son code, par exemple B18. Sinon, seules les cases citées dans un texte l’affichent.
