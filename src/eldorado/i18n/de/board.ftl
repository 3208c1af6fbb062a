### Der Spielplan, wie man ihn sieht.

board-codes = Feldkürzel auf dem Spielplan
board-codes-about = Jedes Feld zeigt sein Kürzel, zum Beispiel B18. Sonst zeigen es nur Felder, die gerade in einem Text vorkommen.
