### Was die Begleitung in einer ersten Partie sagt, eins nach dem anderen, und die Frage nach Tönen. Die Argumente stehen in
### en/guide.ftl. Namen von Karten stehen im Nominativ.

guide-title = Anleitung
guide-next = Weiter
guide-key = Mit { $key } geht es weiter.
guide-skip = Ohne Anleitung spielen
guide-start = Weiterspielen
guide-others = Jetzt ziehen die anderen. Danach bist du wieder dran.
guide-quiet = Spiele einfach weiter. Ich melde mich, wenn etwas Neues kommt.

## Schritte

guide-goal = Willkommen! Deine Figur ist markiert. Bringe sie als Erste nach El Dorado, in die goldene Stadt am anderen Ende der Strecke.
guide-cards = Das sind deine Handkarten. Jede zeigt ein Symbol und ihre Stärke: Macheten für den Dschungel, Paddel für den Fluss, Münzen für Dörfer.
guide-spaces = Ein Feld zeigt, welche Symbole es verlangt. Eine einzige Karte muss dafür reichen. Mit der Karte „{ $card }“ kommst du auf die markierten Felder.
guide-move = Jetzt bist du dran: Tippe auf ein markiertes Feld. Das Spiel sucht die Karte dafür aus.
guide-card = Tippe jetzt auf ein helles Feld, oder ziehe die Karte dorthin.
guide-go = Die Linie zeigt deinen Weg, die angehobenen Karten werden ausgespielt. Drücke „Los“ oder tippe noch einmal auf das Feld.
guide-rivals = Das sind die Expeditionen. Die Zahl an der Fahne zeigt, wie viele Schritte es noch bis El Dorado sind: bei dir { $count }. Die kleineren Zahlen sind die Karten auf der Hand und in den Stapeln.
guide-piles = Deine Stapel: erst der Nachziehstapel, dann der Ablagestapel mit allem, was du ausgespielt und gekauft hast. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt, und du kannst deine neuen Karten ziehen.
guide-hint = Unsicher? Die Glühbirne zeigt dir gute Züge mit Begründung und spielt auf Wunsch einen für dich. Frage, so oft du willst.
guide-market = Mit Karten, die du zum Bewegen nicht brauchst, kaufst du bessere. Die Zahl an der Münze ist der Preis. Wähle im Markt eine helle Karte, oder beende deinen Zug.
guide-pay = Die angehobenen Karten zahlen: Münzkarten zählen so viel wie ihre Stärke, jede andere Karte eine halbe Münze. Kaufe mit dem großen Knopf.
guide-empty = Deine Hand ist leer. Beende deinen Zug mit dem großen Knopf, dann ziehst du vier neue Karten.
guide-end = Du kannst noch Karten ausspielen oder deinen Zug mit dem großen Knopf beenden. Was du dann noch auf der Hand hast, legst du ab, und du ziehst vier neue Karten.
guide-special = Graue Geröllfelder und rote Basislager verlangen beliebige Handkarten. Karten für ein Geröllfeld kommen später zu dir zurück, im Basislager bist du sie für immer los: gut für schwache Karten.
guide-blockade = Eine Blockade! Sie versperrt den Weg. Wer als Erstes ihre Bedingung erfüllt, nimmt sie und öffnet den Weg für alle. Bei Gleichstand kann sie dir den Sieg bringen.
guide-bye = Mehr musst du nicht wissen. Zeige auf etwas oder halte es gedrückt, dann wird es erklärt. Ein Berater warnt dich vor schlechten Zügen; bei der Glühbirne kannst du ihn ausschalten. Viel Glück!

## Töne

sound-ask = Möchtest du Töne hören?
sound-listen = Anhören
sound-on = Ja
sound-off = Nein
