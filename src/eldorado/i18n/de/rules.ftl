### Die Regeln auf einer Seite; Aufbau wie in en/rules.ftl. Keine Argumente.

rules-title = Die Regeln
rules-intro = Alles, was du für den Wettlauf wissen musst, in der Reihenfolge, in der du es brauchst.

rules-goal-title = Das Ziel
rules-goal-1 = Führe deine Expedition vor allen anderen nach El Dorado. Du beginnst mit acht schwachen Karten. Mit besseren Karten vom Markt kommst du schneller durch Dschungel, Flüsse und Dörfer.
rules-goal-2 = Alle beginnen mit denselben acht Karten: 4 { card-traveler }, 3 { card-explorer } und 1 { card-sailor }. Du mischst sie und ziehst vier davon. Wer den { thing-starting_player_hat } hat, stellt die Figur auf Startposition 1; die anderen folgen im Uhrzeigersinn.
rules-goal-3 = Deine Handkarten kennst nur du, und die Reihenfolge eines Nachziehstapels kennt niemand. Alles andere ist offen: Ablagestapel, gesammelte Blockaden und Höhlen-Plättchen und die Größe jedes Stapels.

rules-turn-title = Dein Zug
rules-turn-1 = Ein Zug hat drei Phasen: Karten ausspielen, Karten ablegen, Karten nachziehen. In der ersten Phase spielst du beliebig viele Karten aus, um dich zu bewegen und höchstens eine Karte zu kaufen. Ausgespielte Karten bleiben vor dir liegen, bis du sie ablegst.
rules-turn-2 = Du musst nichts tun. Willst du lieber warten, beende einfach deinen Zug. Hast du keine Karten mehr oder ist deine Figur eingeschlossen, kannst du nur warten oder, wenn du zahlen kannst, etwas kaufen.
rules-turn-3 = Jede Karte nutzt du in einem Zug nur einmal: zum Bewegen, als Bezahlung für ein Geröllfeld oder Basislager, als Münzen oder für ihre Aktion.
rules-turn-4 = Erst bewegen, dann kaufen: Nach dem Kauf kannst du mit Karten und Plättchen, die ein Symbol zeigen, nicht mehr ziehen und nicht mehr für Felder oder Blockaden zahlen. Aktionskarten, auch den { card-native }, darfst du jederzeit ausspielen.
rules-turn-5 = Danach ist die nächste Person an der Reihe. In einer Runde kommen alle einmal dran. Den Anfang macht, wer den { thing-starting_player_hat } hat.

rules-moving-title = Bewegen
rules-moving-1 = Ein Schritt führt deine Figur auf ein Feld, das an ihr Feld grenzt, in jede Richtung, auch zurück. Nur auf eine Startposition ohne Gelände kommst du nicht mehr zurück, sobald du sie verlassen hast.
rules-moving-2 = Die Karte muss das Symbol des Feldes zeigen: eine Machete für Dschungel, ein Paddel für Fluss, eine Münze für Dorf.
rules-moving-3 = Ihre Stärke muss mindestens so groß sein wie die Zahl der Symbole auf dem Feld. Mehrere Karten lassen sich für ein Feld nicht kombinieren.
rules-moving-4 = Ein Feld zu betreten verbraucht so viel Stärke, wie es zeigt. Mit der übrigen Stärke darf dieselbe Karte über weitere passende Felder ziehen. Danach darfst du eine andere Karte ausspielen und dich weiterbewegen.
rules-moving-5 = Du darfst jederzeit stehen bleiben. Übrige Stärke verfällt dann sofort und lässt sich später nicht mehr nutzen. Während sich eine Karte bewegt, spielst du nichts anderes aus.
rules-moving-6 = Gebirge ist für alle gesperrt, ebenso jedes Feld, auf dem schon eine Figur steht, auch wenn es deine eigene ist. Du darfst es weder betreten noch überqueren.
rules-moving-7 = Eine Karte, mit der du dich bewegst, muss dich auf ein anderes Feld bringen oder eine Blockade nehmen. Einmal im Kreis zu ziehen würde sie nur verschwenden und ist deshalb nicht erlaubt.

rules-jokers-title = Joker
rules-jokers-1 = Die weißen Karten stehen für Machete, Paddel oder Münze. Du wählst beim Ausspielen eines der drei Symbole. Es gilt für die ganze Bewegung; beim nächsten Ausspielen wählst du neu.

rules-rubble-title = Geröllfelder und Basislager
rules-rubble-1 = Für ein Geröllfeld spielst du so viele Handkarten aus, wie es zeigt. Am Ende des Zuges kommen sie auf deinen Ablagestapel und bleiben so in deinem Deck.
rules-rubble-2 = Für ein Basislager entsorgst du so viele Handkarten, wie es zeigt. Sie sind sofort und für immer aus dem Spiel. Oft ist das ein Gewinn: In einem schlanken Deck ziehst du die guten Karten öfter. Dein Deck darf so klein werden, wie du willst.
rules-rubble-3 = Welche Karten du nimmst, ist egal; ihre Funktion hat hier keine Wirkung. Sie müssen aus deiner Hand kommen, und eine Bezahlung gilt für genau ein Feld.

rules-blockades-title = Blockaden
rules-blockades-1 = Wo zwei Teile der Strecke aneinanderliegen, ist ein Übergang. Solange darauf eine Blockade liegt, führt kein Schritt über die Kanten, die sie bedeckt. Deine Figur steht daneben, wenn ihr Feld eine solche Kante hat. Nur eine Ecke zu berühren genügt nicht.
rules-blockades-2 = Steht deine Figur daneben, spielst du die Blockade so frei, wie du ein Feld betrittst: mit einer Karte, die ihr Symbol und genug Stärke hat, oder mit Handkarten, wenn sie Geröll zeigt. Diese Karten werden nicht entsorgt.
rules-blockades-3 = Die Blockade, die du freispielst, gehört dir und kann am Ende einen Gleichstand für dich entscheiden. Der Weg ist von da an für alle frei.
rules-blockades-4 = Auf einer Blockade kann niemand stehen. Deine Figur bleibt, wo sie ist. Hat deine Karte noch Stärke übrig, darf sie sofort weiterziehen, muss es aber nicht. Du darfst auch erst an die Blockade heranziehen und sie mit der übrigen Stärke derselben Karte nehmen.
rules-blockades-5 = Jede Blockade versperrt nur ihren eigenen Übergang. Grenzt dein Feld an zwei Blockaden, spielst du jede für sich frei. Das geht auch mit einer einzigen Karte, wenn ihre Stärke für beide reicht.

rules-buying-title = Kaufen
rules-buying-1 = Einmal pro Zug darfst du eine Karte kaufen. Wähle sie zusammen mit den Karten, mit denen du zahlst. Deren Münzen müssen zusammen mindestens den Preis ergeben. Wechselgeld gibt es nicht.
rules-buying-2 = Die neue Karte kommt auf deinen Ablagestapel. Erst wenn du ihn später mischst, kannst du sie ziehen.
rules-buying-3 = Es gibt 18 Sorten von Karten und von jeder einen Stapel mit drei Karten. Sechs Stapel liegen auf der Markttafel, die anderen zwölf darüber: Das ist der Vorrat. Ist ein Stapel der Markttafel aufgebraucht, wird sein Platz frei. Solange ein Platz frei ist, kannst du jede Karte kaufen, auch aus dem Vorrat, sonst nur die auf der Markttafel. Sind alle Stapel ausverkauft, gibt es nichts mehr zu kaufen.
rules-buying-4 = Kaufst du aus dem Vorrat, rückt der Rest dieses Stapels auf den freien Platz. Ein Kauf von der Markttafel füllt keinen Platz auf.
rules-buying-5 = Das Spiel lehnt eine Bezahlung ab, wenn eine Karte oder ein Plättchen darin nicht nötig ist. Mit einer Karte, die du in diesem Zug schon genutzt hast, kannst du nicht mehr zahlen.

rules-halves-title = Halbe Münzen
rules-halves-1 = Gelbe Karten und Joker sind so viele Münzen wert, wie ihre Stärke angibt. Jede grüne, blaue oder violette Karte ist eine halbe Münze wert. Halbe Münzen werden zusammengezählt.
rules-halves-2 = Auch { card-treasure_chest } und { card-prop_plane } darfst du als halbe Münze spielen. Dann bleiben sie in deinem Deck.

rules-items-title = Gegenstände
rules-items-1 = Es gibt sechs Gegenstände: { card-giant_machete }, { card-treasure_chest }, { card-prop_plane }, { card-transmitter }, { card-compass } und { card-travel_log }. Nutzt du die Funktion eines Gegenstands, wird er gleich danach entsorgt, auch wenn etwas davon ungenutzt blieb.
rules-items-2 = Zahlst du mit einem Gegenstand für Geröll oder spielst du ihn als halbe Münze, hast du seine Funktion nicht genutzt: Er bleibt in deinem Deck. Gegenstände, die du nicht ausspielst, darfst du behalten oder ablegen wie andere Karten.

rules-actions-title = Aktionskarten
rules-actions-1 = Eine violette Karte wirkt sofort, und Karten, die du mit ihr ziehst, darfst du noch in diesem Zug ausspielen. Ist dein Nachziehstapel aufgebraucht, wird der Ablagestapel gemischt. Die gerade ausgespielte Karte ist nicht dabei.
rules-actions-2 = { card-cartographer }: Ziehe 2 Karten. { card-compass }: Ziehe 3 Karten. { card-scientist }: Ziehe 1 Karte, danach darfst du 1 Handkarte entsorgen. { card-travel_log }: Ziehe 2 Karten, danach darfst du bis zu 2 Handkarten entsorgen.
rules-actions-3 = { card-transmitter }: Lege eine beliebige Karte vom Markt oder aus dem Vorrat kostenlos auf deinen Ablagestapel. Das ist kein Kauf: Du darfst trotzdem noch kaufen, und kein Stapel wird verschoben.
rules-actions-4 = { card-native }: Ziehe einen Schritt auf ein benachbartes Feld, egal welche Bedingung es zeigt, auch auf ein Zielfeld, oder nimm eine beliebige Blockade. Beides zugleich geht nicht. Gebirge und besetzte Felder bleiben gesperrt. Über eine Blockade hinweg ziehst du nicht; so legen wir die gedruckte Regel aus. Du darfst die Karte auch nach deinem Kauf ausspielen.
rules-actions-5 = Eine Aktion, die nichts bewirken würde, kannst du nicht ausspielen. Statt ihrer Aktion kann jede violette Karte als halbe Münze dienen oder Geröllfelder und Basislager bezahlen.

rules-draw-title = Ablegen und nachziehen
rules-draw-1 = Am Ende deines Zuges kommen die ausgespielten Karten auf deinen Ablagestapel. Für jede Karte, die du noch auf der Hand hast, entscheidest du, ob du sie behältst oder ebenfalls ablegst.
rules-draw-2 = Dann ziehst du nach, bis du vier Handkarten hast. Hast du schon vier oder mehr, ziehst du keine. Besitzt du insgesamt weniger als vier Karten, bleibt deine Hand kleiner.
rules-draw-3 = Fehlt dir beim Ziehen eine Karte und ist der Nachziehstapel leer, wird dein Ablagestapel gemischt und zum neuen Nachziehstapel. Vorher wird nicht gemischt.

rules-end-title = Das Spielende
rules-end-1 = Betrittst du eines der drei Zielfelder, geht deine Figur sofort durch das Tor. Das Zielfeld ist wieder frei. Übrige Stärke verfällt. Ist deine letzte Figur angekommen, endet dein Zug sofort.
rules-end-2 = Mit der ersten Ankunft wird diese Runde zur letzten. Wer in ihr noch nicht dran war, spielt noch einen Zug, damit alle gleich oft an die Reihe kommen. Kommt die letzte Person der Runde als Erste an, endet das Spiel sofort.
rules-end-3 = Ist nur eine Person angekommen, gewinnt sie. Sonst gewinnt, wer die meisten Blockaden hat; bei Gleichstand, wer die mit der höchsten Zahl hat; ohne Blockaden, wer zuerst angekommen ist.
rules-end-4 = Wer nicht angekommen ist, kann nicht gewinnen. Tut drei Runden lang niemand etwas, endet das Spiel ohne Sieger.

rules-two-title = Zu zweit
rules-two-1 = Zu zweit führt ihr je zwei Figuren und müsst beide nach El Dorado bringen. Eine Expedition beginnt auf den Startpositionen 1 und 3, die andere auf 2 und 4.
rules-two-2 = Jede Karte, jede Bezahlung und jedes Plättchen bewegt nur eine Figur. Mit der nächsten Karte darfst du die andere bewegen. Auch deine eigenen Figuren versperren einander den Weg.
rules-two-3 = Erst eine zweite Figur in El Dorado löst die letzte Runde aus. Ist deine erste Figur angekommen, steht sie nicht mehr auf der Strecke; spiele mit der anderen weiter.

rules-caves-title = Höhlen
rules-caves-1 = In der Höhlen-Variante liegen auf jedem Gebirgsfeld mit einer Höhle vier verdeckte Höhlen-Plättchen. Dieses Feld darf niemand betreten. Gibt es mehr als neun Höhlen, werden sie vom Start aus gefüllt, und die letzten bleiben leer. In einer leeren Höhle findest du nichts.
rules-caves-2 = Bleibt deine Figur nach einer Bewegung neben einer Höhle stehen, neben der sie vorher nicht stand, nimmst du das oberste Plättchen. Das geschieht von selbst. Vorbeiziehen genügt nicht.
rules-caves-3 = Willst du dieselbe Höhle noch einmal erkunden, bleibe zuerst auf einem Feld stehen, das nicht an sie grenzt. Komm dann mit einer anderen Karte zurück. Mehrere Höhlen zählen einzeln. Jede Figur erkundet für sich, ganz gleich, wo die anderen schon waren.
rules-caves-4 = Über eine Blockade hinweg erkundest du keine Höhle. Nimmst du die Blockade und bleibst stehen, erkundest du die Höhle. Nimmt jemand anders sie, bekommst du nichts.

rules-tokens-title = Höhlen-Plättchen
rules-tokens-1 = Höhlen-Plättchen nutzt du in diesem oder einem späteren Zug, während du Karten ausspielst, so viele du willst. Jedes wirkt einmal. Plättchen mit einem Symbol, die dich bewegen, spielst du vor deinem Kauf aus.
rules-tokens-2 = Plättchen mit einem Symbol bewegen eine Figur wie eine Karte; Münzen kannst du stattdessen beim Kauf verwenden. Karten sind sie aber nicht: Sie bezahlen weder Geröll noch Basislager und zählen nicht als Handkarten.
rules-tokens-3 = { token-draw_card }: Ziehe 1 Karte. { token-remove_card }: Entsorge 1 Handkarte. { token-replace_cards }: Lege 1 bis 4 Handkarten ohne Wirkung ab und ziehe ebenso viele.
rules-tokens-4 = { token-keep_item }: Direkt nach dem Einsatz eines Gegenstands, bevor du etwas anderes tust, legst du ihn zu deinen ausgespielten Karten, statt ihn zu entsorgen.
rules-tokens-5 = { token-change_symbol }: Deine nächste Karte mit nur einem Symbol zeigt ein anderes, mit derselben Stärke, zum Bewegen oder zum Bezahlen. Du wählst es beim Ausspielen. Für einen Kauf darfst du zwei solche Plättchen nutzen und damit zwei Karten ändern.
rules-tokens-6 = { token-pass_through }: Bis zum Ende deines Zuges darfst du auch auf und über besetzte Felder ziehen, zu den üblichen Bedingungen. Nach deinem Kauf nützt das nur noch der Karte { card-native } und dem { token-native_token }. { token-native_token }: Es wirkt wie die Karte { card-native }.

rules-routes-title = Strecken
rules-routes-1 = Eine Strecke führt vom Startplan über mindestens eine Geländetafel und bis zu zwei Geländestreifen zum Zielplan. Die beiden Seiten einer Tafel können nicht zugleich auf dem Tisch liegen.
rules-routes-2 = Wo zwei Tafeln aneinanderliegen, wird eine der sechs Blockaden gezogen und hingelegt. Ein Geländestreifen hat nur auf der Seite zum Start eine, und vor dem Zielplan liegt keine. Reichen die Blockaden nicht, bleiben die letzten Übergänge offen.
rules-routes-3 = Sieben fertige Strecken stehen bereit, von leicht bis schwer. Bei einer eigenen Strecke liegen die Tafeln Seite an Seite, sodass sich ihre Felder an den Kanten treffen.

rules-tips-title = Tipps für eigene Strecken
rules-tips-1 = Mische das Gelände. Eine lange Strecke in einer Farbe wird schnell langweilig; je öfter das Gelände wechselt, desto spannender wird der Wettlauf.
rules-tips-2 = Mache Abkürzungen schwer. Der kurze Weg sollte über schwierige Felder führen, der lange Umweg leichter sein.
rules-tips-3 = Mache in einer Kurve die Innenseite schwerer als die Außenseite. Dann lohnen sich mehrere Wege, und alle können einen eigenen Plan verfolgen.
rules-tips-4 = Vermeide zu viele Engstellen. Ein paar davon machen den Wettlauf spannend; zu viele halten alle auf.
rules-tips-5 = Das sind Tipps, keine Regeln: Du kannst jede Strecke spielen, die zusammenpasst. Auf manchen Strecken kommt niemand ans Ziel, ohne bessere Karten zu kaufen.

rules-house-title = Hausregeln und Fairness
rules-house-1 = { variant-full_race }: Nach der ersten Ankunft spielen die anderen weiter, bis höchstens noch eine Expedition unterwegs ist. Die Plätze richten sich nach der Ankunftsrunde, dann nach der Gleichstandsregel. Wer gewinnt, ändert sich nicht.
rules-house-2 = { variant-free_order }: Deinen einen Kauf darfst du vor, zwischen oder nach deinen Bewegungen machen.
rules-house-3 = Du darfst deine Aktionen zurücknehmen, bis etwas Verborgenes aufgedeckt wird, zum Beispiel eine gezogene Karte, oder bis dein Zug vorbei ist. Verlässt jemand das Spiel, bleibt der Platz reserviert, oder ein Computerspieler springt ein.
