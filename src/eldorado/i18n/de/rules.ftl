### Die Regeln auf einer Seite; Aufbau wie in en/rules.ftl. Keine Argumente.

rules-title = Die Regeln
rules-intro = Alles, was du für das Rennen brauchst, in der Reihenfolge, in der du es brauchst.

rules-goal-title = Das Ziel
rules-goal-1 = Führe deine Expedition vor allen anderen nach El Dorado. Du beginnst mit acht schwachen Karten; bessere vom Markt bringen dich schneller durch Dschungel, Flüsse und Dörfer.
rules-goal-2 = Alle beginnen mit denselben acht Karten: 4 × { card-traveler }, 3 × { card-explorer } und 1 × { card-sailor }, gemischt. Davon ziehst du vier. Wer den Hut trägt, steht auf Startposition 1; die anderen folgen im Uhrzeigersinn.
rules-goal-3 = Deine Hand kennst nur du, und die Reihenfolge eines Nachziehstapels kennt niemand. Alles andere ist offen: Ablagestapel, gewonnene Blockaden und Höhlen-Plättchen und die Größe jedes Stapels.

rules-turn-title = Dein Zug
rules-turn-1 = Ein Zug hat drei Phasen: Karten ausspielen, ablegen, nachziehen. In der ersten spielst du beliebig viele Karten aus, um dich zu bewegen und höchstens eine Karte zu kaufen.
rules-turn-2 = Du musst nichts tun. Wenn du lieber wartest, beende einfach deinen Zug.
rules-turn-3 = Jede Karte hat in einem Zug nur eine Aufgabe: Sie bewegt dich, bezahlt ein Geröllfeld oder Basislager, liefert Münzen oder führt ihre Aktion aus.
rules-turn-4 = Erst bewegen, dann kaufen: Nach dem Kauf bewegt sich keine deiner Figuren mehr, und du nimmst keine Blockade mehr. Aktionen, die nur Karten ziehen, entsorgen oder nehmen, passen jederzeit dazwischen.
rules-turn-5 = Danach ist die nächste Person am Zug. In einer Runde kommen alle einmal dran; den Anfang macht, wer den Hut trägt.

rules-moving-title = Bewegen
rules-moving-1 = Ein Schritt führt deine Figur auf ein Feld, das mit ihrem eigenen eine Kante teilt, in jede Richtung, auch zurück. Nur eine Startposition ohne Gelände ist für immer gesperrt, sobald du sie verlassen hast.
rules-moving-2 = Die Karte muss das Symbol des Feldes zeigen: eine Machete für Dschungel, ein Paddel für Fluss, eine Münze für Dorf.
rules-moving-3 = Ihre Stärke muss mindestens so groß sein wie die Zahl der Symbole auf dem Feld. Zwei Karten lassen sich für ein Feld nicht zusammenzählen.
rules-moving-4 = Ein Feld zu betreten verbraucht so viel Stärke, wie es zeigt. Mit dem Rest darf dieselbe Karte über weitere passende Felder gehen, und danach darfst du dich mit einer anderen Karte weiterbewegen.
rules-moving-5 = Du darfst jederzeit stehen bleiben. Übrige Stärke verfällt, sobald du anhältst; später kannst du sie nicht mehr nutzen. Die Bewegung einer Karte ist ein Ganzes: Mittendrin wird nichts anderes gespielt.
rules-moving-6 = Gebirge ist für alle gesperrt, ebenso ein Feld, auf dem eine Figur steht, selbst deine eigene: Du kannst es weder betreten noch überqueren.
rules-moving-7 = Eine Karte, mit der du dich bewegst, muss dich auf ein anderes Feld bringen oder eine Blockade nehmen. Ein Spaziergang im Kreis wäre verschenkt und ist deshalb nicht erlaubt.

rules-jokers-title = Joker
rules-jokers-1 = Die weißen Karten stehen für Machete, Paddel oder Münze. Du wählst beim Ausspielen, und die Wahl gilt für die ganze Bewegung; beim nächsten Mal wählst du neu.

rules-rubble-title = Geröllfelder und Basislager
rules-rubble-1 = Für ein Geröllfeld spielst du so viele Handkarten, wie es zeigt. Sie kommen in deine Auslage und am Ende des Zuges auf den Ablagestapel, bleiben dir also erhalten.
rules-rubble-2 = Für ein Basislager gibst du so viele Handkarten ab, wie es zeigt. Sie sind sofort und für immer aus dem Spiel. Oft ist das ein Gewinn: In einem schlanken Stapel kommen die guten Karten öfter.
rules-rubble-3 = Welche Karten du nimmst, ist gleich; was darauf steht, zählt nicht und geschieht nicht. Sie müssen von der Hand kommen, und eine Zahlung öffnet genau ein Feld.

rules-blockades-title = Blockaden
rules-blockades-1 = Solange eine Blockade zwischen zwei Teilen der Strecke liegt, führt kein Schritt über die Kanten, die sie bedeckt. Deine Figur steht daneben, wenn ihr Feld eine solche Kante hat; nur eine Ecke zu berühren genügt nicht.
rules-blockades-2 = Von daneben spielst du sie frei, wie du ein Feld betrittst: mit einer Karte mit ihrem Symbol und genug Stärke, oder mit Handkarten, wenn sie Geröll zeigt. Diese Karten behältst du.
rules-blockades-3 = Eine freigespielte Blockade gehört dir und kann am Ende einen Gleichstand für dich entscheiden. Der Weg ist von da an für alle frei.
rules-blockades-4 = Auf einer Blockade steht niemand. Deine Figur bleibt, wo sie ist; hat deine Karte noch Stärke übrig, darf sie sofort weiter, muss aber nicht. Eine Karte darf auch erst herangehen und den Rest für die Blockade nutzen.
rules-blockades-5 = Jede Blockade sperrt nur ihre eigene Nahtstelle. Grenzt dein Feld an zwei, spielst du jede für sich frei, auch mit einer Karte, wenn deren Stärke für beide reicht.

rules-buying-title = Kaufen
rules-buying-1 = Einmal pro Zug darfst du eine Karte kaufen. Nenne sie zusammen mit den Karten, die bezahlen; deren Münzen müssen zusammen den Preis erreichen. Wechselgeld gibt es nicht.
rules-buying-2 = Die neue Karte kommt auf deinen Ablagestapel. Auf die Hand kommt sie, wenn du später mischst.
rules-buying-3 = Solange auf jedem der sechs Plätze der Markttafel ein Stapel liegt, kaufst du von dort. Ist ein Stapel aufgebraucht, wird sein Platz frei, und dann kannst du auch jede Karte aus dem Vorrat kaufen.
rules-buying-4 = Kaufst du aus dem Vorrat, rückt der Rest dieses Stapels auf den freien Platz. Ein Kauf von der Markttafel füllt nichts auf.
rules-buying-5 = Zahle nichts Überflüssiges: Reicht es auch ohne eine Karte oder ein Plättchen, lass es weg. Eine Karte, die dich in diesem Zug bewegt hat, kann nicht mehr bezahlen.

rules-halves-title = Halbe Münzen
rules-halves-1 = Gelbe Karten und Joker sind ihre volle Zahl in Münzen wert. Jede grüne, blaue oder violette Karte ist eine halbe Münze wert, und halbe Münzen werden addiert.
rules-halves-2 = Auch { card-treasure_chest } und { card-prop_plane } dürfen als halbe Münze zählen: Dann bleiben sie dir erhalten.

rules-items-title = Gegenstände
rules-items-1 = Es gibt sechs Gegenstände: { card-giant_machete }, { card-treasure_chest }, { card-prop_plane }, { card-transmitter }, { card-compass } und { card-travel_log }. Nutzt du, was ein Gegenstand kann, verlässt er gleich danach das Spiel, auch wenn etwas ungenutzt blieb.
rules-items-2 = Wer einen Gegenstand für Geröll abgibt oder als halbe Münze ausgibt, hat ihn nicht genutzt: Er bleibt im Stapel. Nicht gespielte Gegenstände darfst du behalten oder ablegen wie andere Karten.

rules-actions-title = Aktionskarten
rules-actions-1 = Eine violette Karte wirkt sofort, und die Karten, die sie dir bringt, darfst du noch in diesem Zug spielen. Geht dein Nachziehstapel zu Ende, wird der Ablagestapel gemischt; die gerade gespielte Karte ist nicht dabei.
rules-actions-2 = { card-cartographer }: 2 Karten ziehen. { card-compass }: 3 Karten ziehen. { card-scientist }: 1 Karte ziehen, dann auf Wunsch 1 Handkarte entsorgen. { card-travel_log }: 2 Karten ziehen, dann auf Wunsch bis zu 2 entsorgen.
rules-actions-3 = { card-transmitter }: Leg eine beliebige Karte vom Markt oder aus dem Vorrat kostenlos auf deinen Ablagestapel. Das ist kein Kauf, du darfst also trotzdem noch kaufen, und es verschiebt keinen Stapel.
rules-actions-4 = { card-native }: ein Schritt auf ein benachbartes Feld, egal was es verlangt, auch auf ein Zielfeld, oder eine beliebige Blockade. Entweder das eine oder das andere, nie auf Gebirge oder besetzte Felder, nie über eine Blockade hinweg und nur vor deinem Kauf.
rules-actions-5 = Eine Aktion, die nichts bewirken würde, kannst du nicht spielen. Statt ihrer Aktion kann jede violette Karte als halbe Münze dienen oder Geröllfelder und Basislager bezahlen.

rules-draw-title = Ablegen und nachziehen
rules-draw-1 = Am Ende deines Zuges kommen die ausgespielten Karten auf deinen Ablagestapel. Was du noch auf der Hand hast, kommt auch dorthin, außer den Karten, die du behalten willst, so viele du magst.
rules-draw-2 = Dann ziehst du nach, bis du vier Karten hast. Hast du schon vier oder mehr, ziehst du keine; besitzt du weniger, ist deine Hand eben kleiner.
rules-draw-3 = Musst du ziehen und der Nachziehstapel ist leer, wird dein Ablagestapel gemischt und zum neuen Nachziehstapel, keinen Augenblick früher.

rules-end-title = Das Ende des Rennens
rules-end-1 = Betritt eines der drei Zielfelder, und deine Figur geht sofort durch das Tor; das Feld ist wieder frei.
rules-end-2 = Mit der ersten Ankunft wird diese Runde zur letzten. Wer in ihr noch nicht dran war, spielt noch einmal, damit alle gleich viele Züge hatten.
rules-end-3 = Ist nur eine Person angekommen, gewinnt sie. Sonst gewinnen die meisten Blockaden; sind es gleich viele, die höchste Nummer darauf; und ganz ohne Blockaden die frühere Ankunft.
rules-end-4 = Wer nicht angekommen ist, kann nicht gewinnen. Tut drei Runden lang niemand irgendetwas, endet das Spiel ohne Sieg.

rules-two-title = Zu zweit
rules-two-1 = Zu zweit führt ihr je zwei Figuren und müsst beide zum Tor bringen. Du startest auf den Positionen 1 und 3 oder auf 2 und 4.
rules-two-2 = Jede Karte, jede Zahlung und jedes Plättchen bewegt nur eine Figur; danach darfst du die andere bewegen. Deine Figuren stehen sich gegenseitig im Weg wie fremde.
rules-two-3 = Erst eine zweite Figur löst die letzte Runde aus. Eine Figur am Tor hat den Plan verlassen; spiel mit der anderen weiter.

rules-caves-title = Höhlen
rules-caves-1 = In der Höhlen-Variante liegen auf jedem Gebirge mit Höhle vier verdeckte Höhlen-Plättchen. Betreten kann es niemand.
rules-caves-2 = Steht deine Figur nach einer Bewegung neben einer Höhle, neben der sie vorher nicht stand, nimmst du das oberste Plättchen. Das geschieht von selbst. Vorbeigehen genügt nicht.
rules-caves-3 = Um dieselbe Höhle noch einmal zu erkunden, bleib erst woanders stehen und komm dann mit einer anderen Karte zurück. Mehrere Höhlen zählen einzeln.
rules-caves-4 = Über eine Blockade hinweg erkundest du nichts. Nimmst du sie und bleibst da, erkundest du die Höhle; nimmt sie jemand anders, bekommst du nichts.

rules-tokens-title = Höhlen-Plättchen
rules-tokens-1 = Du darfst gefundene Plättchen nutzen, wann immer du Karten ausspielst, in diesem oder einem späteren Zug, so viele du willst. Jedes wirkt einmal. Bewegen müssen sie dich vor deinem Kauf.
rules-tokens-2 = Plättchen mit einem Symbol bewegen eine Figur wie eine Karte oder legen ihre Münzen zu einem Kauf. Karten sind sie aber nicht: Sie bezahlen weder Geröll noch Basislager und füllen deine Hand nicht auf.
rules-tokens-3 = { token-draw_card }: 1 Karte ziehen. { token-remove_card }: 1 Handkarte verlässt das Spiel. { token-replace_cards }: 1 bis 4 Karten ungenutzt ablegen und ebenso viele ziehen.
rules-tokens-4 = { token-keep_item }: Direkt nach dem Einsatz eines Gegenstands, vor allem anderen, legst du ihn in deine Auslage statt aus dem Spiel.
rules-tokens-5 = { token-change_symbol }: Deine nächste Karte mit einem einzigen Symbol zeigt ein anderes, bei gleicher Stärke, zum Bewegen oder Bezahlen. Du wählst es beim Ausspielen.
rules-tokens-6 = { token-pass_through }: Für den Rest des Zuges darfst du besetzte Felder überqueren und dort anhalten, zu den üblichen Kosten. { token-native_token }: dasselbe wie die Karte { card-native }.

rules-routes-title = Strecken
rules-routes-1 = Eine Strecke führt vom Startplan über mindestens eine Geländetafel und bis zu zwei schmale Streifen zum Zielplan. Die beiden Seiten einer Tafel können nicht zugleich auf dem Tisch liegen.
rules-routes-2 = Wo zwei Tafeln zusammenstoßen, legt der Zufall eine der sechs Blockaden hin. Ein Streifen hat nur dort eine, wo man ihn betritt, und vor dem Zielplan liegt keine. Reichen sie nicht, bleiben die letzten Nahtstellen offen.
rules-routes-3 = Sieben Strecken sind fertig zum Spielen, von leicht bis schwer. In einer eigenen Strecke liegen die Tafeln Seite an Seite, so dass sich ihre Felder an Kanten treffen.
rules-routes-4 = Gute Strecken wechseln oft das Gelände, machen Abkürzungen schwer, lassen einen Umweg offen und haben wenige Engpässe. Das Spiel bewertet deine und verbietet nichts.

rules-house-title = Hausregeln und gute Sitten
rules-house-1 = Volles Rennen: Nach der ersten Ankunft spielen die anderen weiter, bis höchstens eine Expedition unterwegs ist. Die Plätze gehen nach der Runde der Ankunft, dann wie bei Gleichstand. Der Sieg bleibt derselbe.
rules-house-2 = Freie Reihenfolge: Dein einer Kauf darf vor, zwischen oder nach deinen Bewegungen liegen.
rules-house-3 = Du darfst zurücknehmen, was du getan hast, bis etwas Verborgenes ans Licht kommt, etwa eine gezogene Karte, oder bis dein Zug vorbei ist. Geht jemand weg, wartet der Platz, oder ein Computergegner springt ein.
