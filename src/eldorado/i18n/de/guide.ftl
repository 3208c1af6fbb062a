### Was die Begleitung in einer ersten Partie sagt, eins nach dem anderen, und die Frage nach Tönen. Die Argumente stehen in
### en/guide.ftl. Namen von Karten stehen im Nominativ.

guide-title = Anleitung
guide-next = Weiter
guide-skip = Ohne Anleitung spielen
guide-start = Weiterspielen
guide-others = Jetzt ziehen die anderen. Danach bist du wieder dran.
guide-quiet = Spiele einfach weiter. Ich melde mich, wenn etwas Neues kommt.

## Schritte

guide-goal = Willkommen! Deine Figur ist markiert. Bringe sie vor allen anderen nach El Dorado, in die goldene Stadt am anderen Ende der Strecke.
guide-cards = Das sind deine Handkarten. Jede zeigt ein Symbol und ihre Stärke: Macheten für den Dschungel, Paddel für den Fluss, Münzen für Dörfer.
guide-spaces = Ein Feld zeigt, welche Symbole es verlangt. Eine einzige Karte muss dafür reichen. Mit der Karte „{ $card }“ kommst du auf die markierten Felder.
guide-move = Jetzt bist du dran: Tippe auf ein markiertes Feld. Das Spiel sucht die Karte dafür aus.
guide-card = Tippe jetzt auf ein helles Feld oder ziehe die Karte dorthin.
guide-go = Die Linie zeigt deinen Weg, die angehobenen Karten werden ausgespielt. Drücke „Los“ oder tippe noch einmal auf das Feld.
guide-again = Du kannst nacheinander so viele Karten ausspielen, wie du willst. Bewege dich zuerst: Nach einem Kauf kannst du in diesem Zug nicht mehr weiter.
guide-rivals = Das sind die Expeditionen. Die Zahl an der Fahne zeigt, wie viele Schritte es noch bis El Dorado sind: bei dir { $count }. Die kleineren Zahlen sind die Karten auf der Hand und in den Stapeln.
guide-piles = Deine Stapel: erst der Nachziehstapel, dann der Ablagestapel mit allem, was du ausgespielt und gekauft hast. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt, und du kannst deine neuen Karten ziehen.
guide-hint = Unsicher? Die Glühbirne zeigt dir gute Züge mit Begründung und spielt auf Wunsch einen für dich. Frage, so oft du willst.
guide-market = Mit Karten, die du zum Bewegen nicht brauchst, kaufst du bessere. Die Zahl an der Münze ist der Preis. Wähle auf dem Markt eine helle Karte oder beende deinen Zug.
guide-pay = Die angehobenen Karten zahlen: Münzkarten zählen so viel wie ihre Stärke, jede andere Karte eine halbe Münze. Kaufe mit dem großen Knopf.
guide-empty = Deine Hand ist leer. Beende deinen Zug mit dem großen Knopf, dann ziehst du vier neue Karten.
guide-end = Du kannst noch Karten ausspielen oder deinen Zug mit dem großen Knopf beenden. Was du dann noch auf der Hand hast, legst du ab, und du ziehst vier neue Karten.
guide-special = Graue Geröllfelder und rote Basislager verlangen beliebige Handkarten. Karten für ein Geröllfeld kommen später zu dir zurück, im Basislager bist du sie für immer los: gut für schwache Karten.
guide-blockade = Eine Blockade! Sie versperrt den Weg. Wer zuerst ihre Bedingung erfüllt, nimmt sie und öffnet den Weg für alle. Bei Gleichstand kann sie dir den Sieg bringen.
guide-bye = Mehr musst du nicht wissen. Zeige auf etwas oder halte es gedrückt, dann wird es erklärt. Ein Berater warnt dich vor schlechten Zügen; bei der Glühbirne kannst du ihn ausschalten. Viel Glück!

## Schritte für alle, die mit Tasten spielen

guide-go-keys = Die Linie zeigt deinen Weg, die angehobenen Karten werden ausgespielt.
guide-card-keys = Wähle jetzt eines der hellen Felder.
guide-move-keys = Jetzt ziehst du. Das Spiel sucht die Karte dafür aus.
guide-market-keys = Mit Karten, die du zum Bewegen nicht brauchst, kaufst du bessere. Die Zahl an der Münze ist der Preis.
guide-pay-keys = Die angehobenen Karten zahlen: Münzkarten zählen so viel wie ihre Stärke, jede andere Karte eine halbe Münze.
guide-empty-keys = Deine Hand ist leer. Am Ende deines Zuges ziehst du vier neue Karten.
guide-end-keys = Du kannst noch Karten ausspielen oder deinen Zug beenden. Was du dann noch auf der Hand hast, legst du ab, und du ziehst vier neue Karten.
guide-bye-keys = Mehr musst du nicht wissen. Ein Berater warnt dich vor schlechten Zügen; bei der Glühbirne kannst du ihn ausschalten. Viel Glück!

## Welche Tasten

guide-how-main = { $shortcuts ->
    [yes] Drücke dafür { $main }.
   *[no] Gehe mit der Tabulatortaste zum großen Knopf und drücke die Eingabetaste.
}
guide-how-end = { $shortcuts ->
    [yes] Mit { $main } beendest du deinen Zug.
   *[no] Gehe mit der Tabulatortaste zum großen Knopf und drücke die Eingabetaste.
}
guide-how-target = { $shortcuts ->
    [yes] Mit { $target } kommst du zum nächsten erreichbaren Feld, mit der Eingabetaste wählst du es.
   *[no] Gehe mit der Tabulatortaste zum Spielplan und mit den Pfeiltasten zu einem Feld und drücke die Eingabetaste.
}
guide-how-market = { $shortcuts ->
    [yes] { $market } öffnet den Markt, die Tabulatortaste führt zur nächsten Karte, die Eingabetaste wählt sie. Mit { $main } beendest du deinen Zug.
   *[no] Gehe mit der Tabulatortaste zum Markt und drücke die Eingabetaste, oder beende deinen Zug mit dem großen Knopf.
}
guide-how-help = { $shortcuts ->
    [yes] Mit { $help } kommst du zur Hilfe mit allen Tasten.
   *[no] Alle Tasten stehen in der Hilfe.
}
guide-how-next = { $shortcuts ->
    [yes] Mit { $next } geht es weiter.
   *[no] Mit der Tabulatortaste und der Eingabetaste geht es weiter.
}

## Töne

sound-ask = Möchtest du mit Ton spielen?
sound-listen = Anhören
sound-on = Ja
sound-off = Nein
