### Für alle, die zum ersten Mal hier sind: die Einladung auf der Startseite und was die kleinen Zahlen am Tisch bedeuten.

welcome-new = Neu hier? Zwei Minuten genügen
welcome-new-about = Ein erstes Spiel mit Anleitung
welcome-dismiss = Nein, danke
welcome-learn = Erstes Spiel mit Anleitung
welcome-about-expedition = Die Fahne zeigt, wie viele Schritte es mindestens noch bis El Dorado sind. Die anderen Zahlen sind die Karten auf der Hand, im Nachziehstapel und im Ablagestapel.
welcome-about-piles = Was du ausspielst und kaufst, kommt auf deinen Ablagestapel. Ist dein Nachziehstapel leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.
welcome-about-vacant = Der Stapel, der hier lag, ist ausverkauft. Solange ein Platz frei ist, kannst du auch Karten aus dem Vorrat kaufen.
welcome-about-market = { $count ->
    [0] Du kannst gerade keine der Karten kaufen.
    [one] Hier liegt 1 Karte, die du jetzt kaufen kannst.
   *[other] Hier liegen { $count } Karten, die du jetzt kaufen kannst.
}
