### So wird gespielt: die Lektionen und Rätsel, Schritt für Schritt. Aufbau und Argumente stehen in
### en/course.ftl. Namen von Karten stehen im Nominativ; wo sie sich beugen müssten (Matrose, Kartograph,
### Reisende, Mächtige Machete), steht „die Karte“ davor.

course-title = So geht’s
course-about = Kurze Lektionen zum Mitspielen. Ein falscher Versuch kostet nichts. Zeige mit der Maus auf etwas oder halte den Finger darauf, dann wird es erklärt.
course-not-this-step = Die Regeln erlauben das, aber in diesem Schritt geht es um etwas anderes. Es ist nichts passiert. Versuche etwas anderes.
course-lesson-done = Das war die ganze Lektion. Gut gemacht!
course-finished = Du hast den Kurs geschafft und weißt alles, was du brauchst. Viel Spaß beim Wettlauf!

## Die ersten Schritte

lesson-first-steps = Erste Schritte
lesson-first-steps-about = Karten ausspielen, durch den Dschungel ziehen, El Dorado erreichen.
lesson-first-steps-explorer = Das ist deine Figur, und am Ende des Weges liegt das Tor nach El Dorado. Karten bringen dich hin. Spiele den { card-explorer } mit Machete 1 aus und ziehe auf das markierte Dschungelfeld: Es verlangt eine Machete.
lesson-first-steps-explorer-done = Eine Machete auf der Karte, eine auf dem Feld: Das passt genau.
lesson-first-steps-explorer-stronger = Mit dieser Karte ginge es auch, aber du brauchst sie gleich noch. Nimm die schwächste Karte, die reicht: den { card-explorer }.
lesson-first-steps-scout = Der { card-scout } hat Machete 2. Jedes Feld verbraucht so viel Stärke, wie es zeigt, und mit dem Rest ziehst du weiter. Ziehe mit dieser einen Karte zwei Felder weit, auf das markierte Dschungelfeld.
lesson-first-steps-scout-done = Eine Machete für das erste Feld, die andere für das zweite. Mit der übrigen Stärke einer Karte darfst du immer gleich weiterziehen.
lesson-first-steps-scout-short = Dort bliebst du stehen, und die zweite Machete würde verfallen. Wähle das Feld dahinter: Die Karte bringt dich den ganzen Weg.
lesson-first-steps-trailblazer = Das nächste Dschungelfeld zeigt drei Macheten. Eine einzige Karte muss also mindestens drei haben. Welche ist das?
lesson-first-steps-trailblazer-done = Drei für drei. Der { card-trailblazer } bringt dich dorthin, wo schwache Karten nicht hinkommen.
lesson-first-steps-trailblazer-weak = Der { card-explorer } hat Machete 1, und dieses Feld verlangt 3. Spiele den { card-trailblazer } aus.
lesson-first-steps-arrive = Noch ein Schritt! Das Zielfeld zeigt eine Machete. Betritt es.
lesson-first-steps-arrive-done = Deine Figur geht sofort durch das Tor. Wer zuerst da ist, gewinnt. Das ist das ganze Spiel. In den nächsten Lektionen lernst du, wie es schneller geht.

## Symbole

lesson-symbols = Machete, Paddel, Münze
lesson-symbols-about = Jede Landschaft verlangt ihr eigenes Symbol.
lesson-symbols-river = Blaue Felder sind Flussfelder und verlangen ein Paddel. Ziehe auf das markierte Feld.
lesson-symbols-river-done = Richtig: Der { card-sailor } hat das Paddel.
lesson-symbols-river-symbol = Diese Karte zeigt ein anderes Symbol. Auf dem Fluss hilft nur ein Paddel: Spiele die Karte { card-sailor } aus.
lesson-symbols-village = Gelbe Felder sind Dörfer und verlangen eine Münze. Ziehe hinein.
lesson-symbols-village-done = Die { card-traveler } hat Münze 1. Mit denselben Münzen kaufst du später Karten.
lesson-symbols-village-symbol = Ein Dorf verlangt eine Münze. Suche die Karte, die eine zeigt: die { card-traveler }.
lesson-symbols-jungle = Dieses Dschungelfeld zeigt zwei Macheten. Du hast 2 × { card-explorer } mit je einer Machete und den { card-scout } mit zwei. Ziehe hinein.
lesson-symbols-jungle-done = Genau. Eine Karte allein muss stark genug sein.
lesson-symbols-jungle-weak = Für ein Feld darfst du Karten nie kombinieren: Eins und eins ist hier nicht zwei. Spiele den { card-scout } aus.

## Hindernisse

lesson-free-way = Gebirge und andere Figuren
lesson-free-way-about = Was gesperrt ist und wie du daran vorbeikommst.
lesson-free-way-around = Eine andere Figur steht dir im Weg, und neben dir liegt Gebirge. Beides ist gesperrt. Der { card-trailblazer } hat Machete 3: Ziehe damit außen herum auf das markierte Feld.
lesson-free-way-around-done = Drei Felder mit einer Karte, auch um die Ecke. Jede Richtung ist erlaubt, sogar zurück.
lesson-free-way-around-occupied = Ein Feld mit einer Figur darauf darfst du weder betreten noch überqueren. Ziehe über die beiden freien Dschungelfelder.
lesson-free-way-around-mountain = Gebirge darf niemand betreten, mit keiner Karte. Ziehe außen herum.
lesson-free-way-around-short = So bliebst du auf halbem Weg stehen. Eine Karte reicht für den ganzen Weg: Wähle das markierte Feld mit dem { card-trailblazer }.

## Joker

lesson-jokers = Weiße Karten
lesson-jokers-about = Joker zeigen jedes Symbol, aber immer nur eines.
lesson-jokers-paddle = Weiße Karten sind Joker: Machete, Paddel oder Münze, ganz wie du willst. Spiele die { card-adventurer } als Paddel 2 aus und überquere beide Flussfelder.
lesson-jokers-paddle-done = Du hast das Paddel gewählt, und es galt für beide Schritte.
lesson-jokers-paddle-mixed = Erst Paddel, dann Machete: Das wären zwei Symbole. Eine Karte behält ihr Symbol für die ganze Bewegung.
lesson-jokers-paddle-short = Die Karte hat noch ein zweites Paddel. Ziehe mit ihr weiter auf das markierte Feld.
lesson-jokers-paddle-jack = Der { card-jack_of_all_trades } reicht nur für einen Schritt. Hebe dir die Karte auf und nimm hier die { card-adventurer }.
lesson-jokers-paddle-symbol = Das ist Fluss: Wähle das Paddel.
lesson-jokers-coin = Jetzt der { card-jack_of_all_trades }: jedes Symbol, Stärke 1. Ziehe ins Dorf.
lesson-jokers-coin-done = Diesmal eine Münze. Bei jedem Ausspielen eines Jokers wählst du neu.
lesson-jokers-coin-symbol = Ein Dorf verlangt eine Münze. Wähle dieses Symbol für den { card-jack_of_all_trades }.

## Geröll

lesson-rubble = Geröllfelder
lesson-rubble-about = Graue Felder verlangen Karten, ganz gleich welche.
lesson-rubble-pay = Ein graues Feld ist ein Geröllfeld. Es verlangt Karten statt Symbole: zwei aus deiner Hand, ganz gleich welche. Dahinter liegt ein Dschungelfeld der Stärke 2. Zahle mit zwei Karten, die du nicht brauchst.
lesson-rubble-pay-done = Was auf den Karten steht, war egal. Am Ende des Zuges kommen sie auf deinen Ablagestapel: Sie bleiben in deinem Deck.
lesson-rubble-pay-scout = Das ginge, aber nur mit dem { card-scout } kommst du in den Dschungel dahinter. Zahle mit zwei anderen Karten.
lesson-rubble-pay-count = Dieses Feld zeigt zwei Karten, also zahle genau zwei.
lesson-rubble-on = Ziehe jetzt weiter in den Dschungel.
lesson-rubble-on-done = Dafür hast du den { card-scout } aufgehoben.

## Basislager

lesson-base-camp = Basislager
lesson-base-camp-about = Entsorge schwache Karten, und dein Deck wird stärker.
lesson-base-camp-leave = Ein rotes Feld ist ein Basislager. Auch hier zahlst du mit Karten, aber sie werden entsorgt: Sie sind für immer aus dem Spiel. Entsorge die { card-traveler }.
lesson-base-camp-leave-done = Diese Karte kommt nie wieder. Das klingt nach einem Verlust, ist aber ein Gewinn.
lesson-base-camp-leave-pioneer = Der { card-pioneer } wäre für immer weg, und das ist deine beste Karte. Entsorge eine schwache.
lesson-base-camp-thin = Dieses Basislager verlangt zwei Karten. Entsorge deine beiden schwachen.
lesson-base-camp-thin-done = Drei schwache Karten weniger. Von jetzt an ziehst du die starken öfter.
lesson-base-camp-thin-pioneer = Behalte den { card-pioneer }. Ein Basislager nimmt dir Karten für immer, und du hast zwei schwache zum Entsorgen.
lesson-base-camp-thin-count = Dieses Basislager zeigt zwei Karten, also entsorge genau zwei.
lesson-base-camp-on = Der { card-pioneer } hat Machete 5: genug für Dschungelfelder der Stärke 3 und 2. Ziehe auf das markierte Feld.
lesson-base-camp-on-done = Zwei schwere Felder mit einer Karte.
lesson-base-camp-on-short = Die Karte hat noch zwei Macheten übrig. Ziehe gleich weiter auf das markierte Feld.
lesson-base-camp-end = Beende deinen Zug und sieh dir an, was du ziehst.
lesson-base-camp-end-done = Lauter starke Karten: Dafür sorgt ein schlankes Deck. Bedenke aber: Mit weniger als vier Karten wird deine Hand kleiner.

## Blockaden

lesson-blockades = Blockaden
lesson-blockades-about = Spiele den Weg frei, ziehe weiter und behalte die Blockade.
lesson-blockades-carry = Blockaden versperren den Weg zwischen zwei Teilen der Strecke. Nummer 1 verlangt eine Machete. Der { card-trailblazer } hat drei: Nimm die Blockade und ziehe mit derselben Karte über zwei Dschungelfelder weiter.
lesson-blockades-carry-done = Eine für die Blockade, zwei für den Weg. Sie gehört jetzt dir, und der Weg ist für alle frei.
lesson-blockades-carry-closed = Dort ist der Weg versperrt. Nimm Nummer 1 unterwegs mit: Wähle das markierte Feld.
lesson-blockades-carry-stay = Du darfst dort stehen bleiben, aber zwei Macheten würden verfallen. Auf einer Blockade kann niemand stehen. Ziehe mit der Karte weiter.
lesson-blockades-carry-short = Eine Machete würde verfallen. Ziehe mit derselben Karte noch ein Feld weiter.
lesson-blockades-cards = Nummer 3 zeigt Geröll: Zahle mit einer Handkarte. Die Karte { card-sailor } brauchst du danach noch.
lesson-blockades-cards-done = Deine Figur ist stehen geblieben, denn von einer Bezahlung bleibt nichts übrig. Die Karte, mit der du bezahlt hast, bleibt in deinem Deck.
lesson-blockades-cards-sailor = Dann kämst du nicht über den Fluss dahinter. Zahle mit der anderen Karte.
lesson-blockades-cards-symbol = Hier hilft kein Symbol, diese Blockade verlangt eine Karte. Zahle mit der Karte { card-traveler }.
lesson-blockades-across = Der Weg ist frei. Ziehe über den Fluss.
lesson-blockades-across-done = Zwei Blockaden gehören dir. Erreichen mehrere in derselben Runde El Dorado, kann dir das den Sieg bringen.

## Kaufen

lesson-buying = Karten kaufen
lesson-buying-about = In jedem Zug eine neue Karte, wenn du sie bezahlen kannst.
lesson-buying-count = Einmal pro Zug darfst du eine Karte kaufen. Die { card-traveler } ist 1 Münze wert, die { card-photographer } 2 und jede Karte ohne Münze eine halbe. Kaufe mit allen vier Karten das { card-transmitter } für 4.
lesson-buying-count-done = Eins, zwei und zwei halbe: 4 Münzen. Die neue Karte liegt auf deinem Ablagestapel, nicht auf der Hand.
lesson-buying-count-more = Der Preis ist 4, und diese Karten reichen nicht. Zahle mit allen vier.
lesson-buying-count-cheap = Das könntest du kaufen, aber du hast genug für mehr: das { card-transmitter }.
lesson-buying-end = Du bist stehen geblieben, und das ist in Ordnung: Niemand muss sich bewegen. Beende deinen Zug.
lesson-buying-end-done = Du hast vier neue Karten gezogen. Das { card-transmitter } liegt auf dem Ablagestapel. Ist dein Nachziehstapel aufgebraucht, wird der Ablagestapel gemischt, und du kannst die Karte ziehen.

## Halbe Münzen

lesson-half-coins = Halbe Münzen, kein Wechselgeld
lesson-half-coins-about = Jede Karte ist etwas wert, und Wechselgeld gibt es nicht.
lesson-half-coins-halves = Keine dieser vier Karten zeigt eine Münze, also ist jede eine halbe wert. Wie viel ist das zusammen? Gib beim Kaufen alles aus.
lesson-half-coins-halves-done = Vier halbe sind zwei Münzen. Auch mit einer Hand, die dich nicht weiterbringt, kannst du einkaufen.
lesson-half-coins-halves-cheap = Das kostet nur 1, und deine vier halben ergeben 2. Kaufe etwas für 2 Münzen.
lesson-half-coins-halves-dear = Das kostet mehr als 2 Münzen. Wähle eine Karte für 2.
lesson-half-coins-halves-more = Das reicht noch nicht. Zahle mit allen vier Karten: Das ergibt 2.
lesson-half-coins-change = Kaufe den { card-scout }. Er kostet 1, und Wechselgeld gibt es nicht. Zahle so, dass nichts verfällt.
lesson-half-coins-change-done = Eine Münze für eine Münze. Die anderen Karten hast du noch auf der Hand.
lesson-half-coins-change-waste = Das ginge, aber die { card-photographer } ist 2 wert, und die zweite Münze würde verfallen. Zahle mit der Karte { card-traveler }.
lesson-half-coins-change-both = Eine dieser Karten reicht. Lass weg, was für den Preis nicht nötig ist.
lesson-half-coins-change-other = Auch eine gute Karte. Kaufe diesmal den { card-scout }.

## Das Ende eines Zuges

lesson-end-of-turn = Das Ende eines Zuges
lesson-end-of-turn-about = Behalten oder ablegen, dann auf vier nachziehen.
lesson-end-of-turn-keep = Keine dieser Karten ist stark genug für das Dschungelfeld der Stärke 2, und du musst dich auch nicht bewegen. Aber dahinter liegen drei Flussfelder. Beende deinen Zug und behalte dafür den { card-captain }. Lege den Rest ab.
lesson-end-of-turn-keep-done = Was du nicht behältst, kommt auf den Ablagestapel. Dann ziehst du nach, bis du wieder vier Karten hast.
lesson-end-of-turn-keep-all = Für jede behaltene Karte ziehst du eine weniger. Mit vier würdest du gar keine ziehen. Du brauchst etwas für den Dschungel, also behalte nur den { card-captain }.
lesson-end-of-turn-keep-gone = Dann käme der { card-captain } auf den Ablagestapel. Markiere ihn als Karte, die du behältst.
lesson-end-of-turn-jungle = Du hast den { card-scout } gezogen! Ziehe in den Dschungel.
lesson-end-of-turn-jungle-done = Und jetzt die Karte, die du behalten hast.
lesson-end-of-turn-river = Der { card-captain } hat Paddel 3. Überquere alle drei Flussfelder.
lesson-end-of-turn-river-done = Drei Felder auf einmal. Das Behalten hat sich gelohnt.
lesson-end-of-turn-river-short = Die Karte hat noch Paddel übrig. Ziehe weiter auf das markierte Feld.
lesson-end-of-turn-shuffle = Beende deinen Zug noch einmal und achte auf deinen Nachziehstapel. Wie viele Karten er hat, steht neben dem großen Knopf.
lesson-end-of-turn-shuffle-done = Er war leer, also wurde dein Ablagestapel gemischt und zum neuen Nachziehstapel. Das geschieht nur, wenn dir beim Ziehen eine Karte fehlt.

## Der Vorrat

lesson-reserve = Der Vorrat
lesson-reserve-about = Ist ein Platz auf der Markttafel frei, kannst du jede Karte kaufen.
lesson-reserve-last = Die Markttafel hat sechs Plätze mit je einem Stapel. Alle anderen Karten liegen darüber im Vorrat, der noch geschlossen ist. Vom { card-scout } ist nur noch eine Karte da: Kaufe sie.
lesson-reserve-last-done = Der Platz ist jetzt frei, und damit ist der ganze Vorrat offen, für dich und für alle anderen.
lesson-reserve-last-closed = Diese Karte liegt im Vorrat, und alle sechs Plätze sind belegt. Mache zuerst einen frei: Kaufe die letzte Karte { card-scout }.
lesson-reserve-last-other = Das darfst du, aber dann bleiben alle Plätze belegt. Kaufe die letzte Karte { card-scout }.
lesson-reserve-end = Mehr als eine Karte pro Zug darfst du nicht kaufen. Beende deinen Zug.
lesson-reserve-end-done = Unter den neuen Karten ist die { card-journalist } mit 3 Münzen.
lesson-reserve-compass = Sieh dir jetzt den Vorrat an, neben oder unter den sechs Stapeln der Markttafel, und kaufe den { card-compass }. Er kostet 2.
lesson-reserve-compass-done = Der Rest dieses Stapels ist auf den freien Platz gerückt. Der Vorrat ist wieder geschlossen, bis der nächste Platz frei wird. Hast du mit der { card-journalist } bezahlt, ist die dritte Münze verfallen: Wechselgeld gibt es nicht.
lesson-reserve-compass-other = Auch diese Karte gibt es jetzt, solange ein Platz frei ist. Aber kaufe diesmal den { card-compass }.

## Gegenstände

lesson-items = Gegenstände
lesson-items-about = Stark, aber nur einmal verwendbar.
lesson-items-plane = Das { card-prop_plane } ist ein Gegenstand: jedes Symbol mit Stärke 4, aber nur einmal. Fliege über beide Flussfelder.
lesson-items-plane-done = Erst 2 Paddel, dann 1; das vierte ist verfallen. Der Gegenstand ist benutzt und deshalb entsorgt.
lesson-items-plane-short = Die Karte wird entsorgt, wie weit du auch kommst. Fliege weiter auf das markierte Feld.
lesson-items-rubble = Hier verlangt ein Geröllfeld eine Karte. Zahle mit der { card-treasure_chest } und sieh dir an, was mit der Karte geschieht.
lesson-items-rubble-done = Sie wird nicht entsorgt und bleibt in deinem Deck: Du hast mit der Karte bezahlt, aber ihre Funktion nicht genutzt.
lesson-items-rubble-pioneer = Das ginge auch. Aber probiere es mit der { card-treasure_chest }. Die Karte wird nicht entsorgt.
lesson-items-half = Die { card-treasure_chest } ist einmal 4 Münzen wert, oder eine halbe, ohne entsorgt zu werden. Kaufe den { card-scout } für 1 und behalte den Gegenstand: Zahle mit ihm und dem { card-explorer } je eine halbe.
lesson-items-half-done = Zwei halbe Münzen, und die { card-treasure_chest } bleibt dir für einen größeren Kauf.
lesson-items-half-whole = Vier Münzen für einen Preis von 1, und der Gegenstand wäre weg. Spiele ihn als halbe Münze, zusammen mit dem { card-explorer }.

## Mehr Karten ziehen

lesson-drawing = Karten, die Karten bringen
lesson-drawing-about = Violette Karten wirken sofort.
lesson-drawing-cartographer = Violette Karten sind Aktionskarten. Mit der Karte { card-cartographer } ziehst du zwei Karten, die du noch in diesem Zug ausspielen darfst. Spiele sie aus.
lesson-drawing-cartographer-done = Zwei neue Karten auf der Hand, und dein Zug geht weiter.
lesson-drawing-cartographer-compass = Auch gut, aber der { card-compass } ist nur einmal verwendbar. Beginne mit der Karte { card-cartographer }.
lesson-drawing-pioneer = Nutze, was du gezogen hast: Der { card-pioneer } bringt dich über Dschungelfelder der Stärke 1 und 2.
lesson-drawing-pioneer-done = Erst ziehen, dann planen: Das ist oft die beste Reihenfolge.
lesson-drawing-pioneer-short = Die Stärke reicht auch für das nächste Feld. Wähle das markierte.
lesson-drawing-compass = Aktionskarten darfst du jederzeit ausspielen: vor, zwischen und nach deinen Bewegungen. Mit dem { card-compass } ziehst du drei Karten. Spiele ihn jetzt aus.
lesson-drawing-compass-done = Drei Karten mehr. Der { card-compass } ist ein Gegenstand und wurde entsorgt.
lesson-drawing-captain = Und weiter über den Fluss, mit dem { card-captain }.
lesson-drawing-captain-done = Du hast mit zwei Karten begonnen, bist vier Felder weit gekommen und hast noch Karten übrig: So bringen Aktionskarten deinen Zug voran.
lesson-drawing-captain-short = Zwei Paddel sind übrig, genau genug für das nächste Feld. Ziehe weiter auf das markierte.

## Das Deck schlanker machen

lesson-thinning = Weniger Karten, bessere Karten
lesson-thinning-about = Zwei violette Karten, die dein Deck schlanker machen.
lesson-thinning-scientist = Mit der { card-scientist } ziehst du eine Karte und darfst dann eine Handkarte für immer entsorgen. Spiele sie aus.
lesson-thinning-scientist-done = Du hast den { card-pioneer } gezogen. Wähle jetzt, welche Karte du entsorgst.
lesson-thinning-scientist-log = Diese Karte kommt als Nächstes. Beginne mit der { card-scientist }.
lesson-thinning-remove = Entsorge eine deiner schwachen Karten: die { card-traveler } oder den { card-explorer }.
lesson-thinning-remove-done = Für immer weg. Die { card-scientist } selbst bleibt in deinem Deck und kann es wieder tun.
lesson-thinning-remove-none = Du darfst darauf verzichten, aber das lohnt sich selten. Entsorge eine schwache Karte.
lesson-thinning-remove-good = Diese Karte ist viel zu gut dafür! Entsorge eine schwache.
lesson-thinning-log = Mit dem { card-travel_log } ziehst du zwei Karten und darfst zwei entsorgen. Spiele es aus.
lesson-thinning-log-done = Zwei Karten mehr. Welche zwei brauchst du am wenigsten?
lesson-thinning-two = Entsorge zwei schwache Karten. Behalte den { card-pioneer }.
lesson-thinning-two-done = Das { card-travel_log } ist ein Gegenstand und wurde ebenfalls entsorgt: drei Karten weniger auf einen Schlag.
lesson-thinning-two-good = Nicht den { card-pioneer }! Wähle zwei schwache Karten.
lesson-thinning-two-few = Hier dürfen es zwei sein, und du hast zwei schwache. Wähle beide.
lesson-thinning-on = Was übrig bleibt, ist stark. Ziehe mit dem { card-pioneer } über beide Dschungelfelder.
lesson-thinning-on-done = In einem schlanken Deck ziehst du die besten Karten immer wieder.
lesson-thinning-on-short = Die Karte hat Machete 5: drei für dieses Feld, zwei für das nächste. Wähle das markierte.

## Das Fernsprech-Gerät

lesson-transmitter = Eine kostenlose Karte
lesson-transmitter-about = Das { card-transmitter } bringt dir eine beliebige Karte, ganz ohne Bezahlung.
lesson-transmitter-take = Mit dem { card-transmitter } nimmst du dir kostenlos eine beliebige Karte vom { zone-market } oder aus dem Vorrat, auch wenn alle Plätze belegt sind. Nimm eine, die 5 kostet: den { card-pioneer }, die { card-millionaire } oder den { card-native }.
lesson-transmitter-take-done = Sie liegt auf deinem Ablagestapel, und kein Stapel wurde verschoben. Der Gegenstand ist entsorgt.
lesson-transmitter-take-cheap = Die Karte kostet dich nichts, also nimm eine der teuersten: den { card-pioneer }, die { card-millionaire } oder den { card-native }.
lesson-transmitter-take-first = Kaufen kannst du danach immer noch. Nutze zuerst das { card-transmitter }.
lesson-transmitter-buy = Das war kein Kauf. Also kaufe noch eine Karte.
lesson-transmitter-buy-done = Zwei neue Karten in einem Zug.

## Der Ureinwohner

lesson-native = Ein Schritt, egal wohin
lesson-native-about = Dem { card-native } ist es egal, was ein Feld verlangt.
lesson-native-rubble = Ein Geröllfeld verlangt drei Karten. Der { card-native } bringt dich ohne Bezahlung hin: ein Schritt auf ein beliebiges Nachbarfeld. Nur Gebirge und besetzte Felder bleiben gesperrt.
lesson-native-rubble-done = Du musstest keine Karte zahlen. Und der { card-native } ist kein Gegenstand: Die Karte bleibt in deinem Deck.
lesson-native-rubble-pay = Das würde deine ganze Hand kosten. Der { card-native } schafft es allein.
lesson-native-blockade = Mit dem { card-native } kannst du auch eine Blockade nehmen, egal was sie verlangt. Nimm Nummer 6.
lesson-native-blockade-done = Sie gehört dir. Damit ist der eine Schritt verbraucht, und deine Figur bleibt noch stehen.
lesson-native-blockade-across = Beides auf einmal geht nicht: Der Weg ist noch versperrt. Nimm mit dem { card-native } zuerst Nummer 6.
lesson-native-blockade-pay = Zwei Karten würden reichen, aber dann bliebe keine zum Weiterziehen. Nimm Nummer 6 mit dem { card-native }.
lesson-native-on = Der Weg ist frei. Ziehe in den Dschungel.
lesson-native-on-done = Eine Karte macht den Weg frei, die nächste bringt dich weiter.

## Ein ganzer Zug

lesson-whole-turn = Ein ganzer Zug
lesson-whole-turn-about = Karten ziehen, bewegen, zahlen, fliegen, kaufen: alles zusammen.
lesson-whole-turn-draw = Jetzt spielst du einen ganzen Zug. Hole dir zuerst mehr Karten: Spiele die Karte { card-cartographer } aus.
lesson-whole-turn-draw-done = Du hast den { card-native } und die { card-journalist } gezogen. Fünf Karten und ein weiter Weg.
lesson-whole-turn-draw-first = Sieh dir erst an, was du ziehst: Vielleicht ändert das deinen Plan. Spiele zuerst die Karte { card-cartographer } aus.
lesson-whole-turn-jungle = Erst bewegen, dann kaufen. Der { card-pioneer } hat Machete 5: Eins, zwei und zwei sind fünf.
lesson-whole-turn-jungle-done = Drei Felder, und nichts ist verfallen.
lesson-whole-turn-jungle-buy = Nach dem Kauf kannst du mit Karten wie dieser nicht mehr ziehen. Erst bewegen, dann kaufen.
lesson-whole-turn-jungle-short = Nicht so früh: Die Karte reicht für alle drei Dschungelfelder.
lesson-whole-turn-camp = Dieses Basislager verlangt eine Karte. Entsorge die { card-traveler }.
lesson-whole-turn-camp-done = Für immer weg, und du wirst die Karte nicht vermissen.
lesson-whole-turn-camp-good = Diese Karte brauchst du noch. Entsorge die { card-traveler }.
lesson-whole-turn-river = Jetzt kommen Flussfelder der Stärke 2 und 1: Spiele das { card-prop_plane } als Paddel aus.
lesson-whole-turn-river-done = Das vierte Paddel verfällt, und der Gegenstand wird entsorgt.
lesson-whole-turn-river-short = Das { card-prop_plane } bringt dich auf einmal über beide Felder. Wähle das markierte.
lesson-whole-turn-rubble = Drei Karten für dieses Feld? Mit dem { card-native } musst du nichts zahlen.
lesson-whole-turn-rubble-done = Das war die letzte Bewegung.
lesson-whole-turn-buy = Die { card-journalist } mit 3 Münzen ist noch da, und auf der Markttafel ist ein Platz frei. Der Vorrat ist also offen. Kaufe dort den { card-compass }.
lesson-whole-turn-buy-done = Der Rest des Stapels rückt auf den freien Platz. Die dritte Münze verfällt.
lesson-whole-turn-buy-other = Das könntest du auch kaufen. Nimm diesmal den { card-compass }.
lesson-whole-turn-end = Mehr gibt es nicht zu tun. Beende deinen Zug.
lesson-whole-turn-end-done = Die ausgespielten Karten sind abgelegt, die entsorgten sind weg, und du hast vier neue Karten auf der Hand. Das ist ein ganzer Zug!

## Die letzte Runde

lesson-last-round = Die letzte Runde
lesson-last-round-about = Wie der Wettlauf endet und wer gewinnt, wenn mehrere ankommen.
lesson-last-round-arrive = Du beginnst jede Runde und stehst zwei Schritte vor dem Tor. Ziehe nach El Dorado.
lesson-last-round-arrive-done = Damit war diese Runde die letzte. Alle nach dir hatten noch einen Zug. Eine andere Expedition kam auch an, mit einer Blockade gegen deine zwei. Wer die meisten Blockaden hat, gewinnt: Das bist du.
lesson-last-round-arrive-short = Wozu warten? Der { card-scout } reicht bis zum Tor.
lesson-last-round-most = Die andere Expedition ist in dieser Runde schon angekommen und hat Blockade 2. Du hast Blockade 1, und das ist dein letzter Zug. Hole dir noch eine Blockade und ziehe dann nach El Dorado.
lesson-last-round-most-done = Zwei gegen eine. Dass du später angekommen bist, ist egal: Zuerst werden die Blockaden gezählt.
lesson-last-round-most-early = Dann hättet ihr je eine, und die höhere Zahl entscheidet: 2 schlägt deine 1. Nimm zuerst Nummer 4 mit der Karte { card-sailor }.
lesson-last-round-number = Die andere Expedition hat Blockade 5, du hast keine. Vor deiner Ankunft kannst du noch eine Blockade nehmen. Mit welcher gewinnst du?
lesson-last-round-number-done = Je eine, und 6 ist höher als 5. Hätte niemand eine Blockade, würde gewinnen, wer zuerst angekommen ist. Wer nicht ankommt, kann gar nicht gewinnen.
lesson-last-round-number-early = Keine gegen eine: Du kämst an und würdest trotzdem verlieren. Nimm zuerst eine Blockade.
lesson-last-round-number-low = Je eine, aber 1 ist niedriger als 5. Nimm lieber Nummer 6, mit zwei Karten.
lesson-last-round-number-explorer = Dann bliebe dir keine Machete für den letzten Schritt. Zahle mit der Karte { card-traveler } und nur einem { card-explorer }.

## Zwei Figuren

lesson-two-pieces = Zu zweit mit zwei Figuren
lesson-two-pieces-about = Bringe beide nach El Dorado.
lesson-two-pieces-front = Zu zweit führt ihr je zwei Figuren. Jede Karte bewegt eine davon. Deine zweite steht hinter der ersten, also bewege zuerst die vordere: zwei Felder mit dem { card-scout }.
lesson-two-pieces-front-done = Der Weg ist frei für die andere.
lesson-two-pieces-front-blocked = Auch deine eigenen Figuren versperren einander den Weg. Bewege die vordere.
lesson-two-pieces-front-short = Bewege Figur 1 so weit, wie der { card-scout } reicht: auf das markierte Feld.
lesson-two-pieces-other = Die nächste Karte darf die andere Figur bewegen. Ziehe mit dem { card-explorer } Figur 2 weiter.
lesson-two-pieces-other-done = Eine Karte, eine Figur: Die Stärke einer Karte wird nie auf beide aufgeteilt.
lesson-two-pieces-other-front = Bewege diesmal die andere: Figur 2.
lesson-two-pieces-home = Angekommen bist du erst mit beiden Figuren. Bringe beide in diesem Zug nach El Dorado. Überlege, welche Karte zu welcher Figur passt.
lesson-two-pieces-home-done = Eine Figur in El Dorado steht nicht mehr im Weg, und die andere folgt im selben Zug. Erst die zweite löst die letzte Runde aus.
lesson-two-pieces-home-behind = Figur 1 steht im Weg. Bewege sie zuerst.
lesson-two-pieces-home-strong = Figur 1 braucht nur eine Machete. Hebe dir den { card-scout } für Figur 2 auf, die noch zwei Schritte vor sich hat.

## Höhlen

lesson-caves = Höhlen
lesson-caves-about = Bleibe neben einer Höhle stehen und hole dir ein Höhlen-Plättchen.
lesson-caves-explore = In einer Höhle liegen Schätze. Beende eine Bewegung neben ihr: Ziehe auf das markierte Feld.
lesson-caves-explore-done = Du hast ein Höhlen-Plättchen gefunden. Es liegt offen vor dir. Nutze es jetzt oder später.
lesson-caves-use = Nutze dein Höhlen-Plättchen wie eine Karte: Machete 1. Ziehe ein Feld weiter.
lesson-caves-use-done = Das Plättchen ist verbraucht. Du stehst immer noch neben der Höhle, aber du standest vorher schon daneben. Deshalb bekommst du kein neues.
lesson-caves-use-card = Hebe dir deine Karten auf. Nutze dein Höhlen-Plättchen: Machete 1.
lesson-caves-away = Um die Höhle noch einmal zu erkunden, bleibe zuerst auf einem Feld stehen, das nicht an sie grenzt. Ziehe auf das markierte Dschungelfeld.
lesson-caves-away-done = Du stehst nicht mehr neben der Höhle. Mit der nächsten Karte kannst du zurückkommen.
lesson-caves-away-near = Auch dieses Feld liegt neben der Höhle. Bleibe auf einem Feld stehen, das nicht an sie grenzt.
lesson-caves-back = Komm mit einer anderen Karte zurück.
lesson-caves-back-done = Ein zweites Höhlen-Plättchen! Erkunden kostet aber Zeit. Überlege gut, ob es sich lohnt.
lesson-caves-pass = Erreiche in diesem Zug das markierte Feld und hole dir unterwegs ein Höhlen-Plättchen. Vorbeiziehen genügt nicht: Du musst neben der Höhle stehen bleiben.
lesson-caves-pass-done = Ein kurzer Halt, ein Höhlen-Plättchen und keine Zeit verloren.
lesson-caves-pass-passed = So würdest du an der Höhle vorbeiziehen und nichts finden. Bleibe mit einer schwächeren Karte daneben stehen und ziehe dann weiter.
lesson-caves-blocked = Zwischen dir und dieser Höhle liegt eine Blockade. Deshalb konntest du die Höhle nicht erkunden. Nimm die Blockade und bleibe stehen.
lesson-caves-blocked-done = Jetzt ist die Höhle offen, und du hast sie erkundet. Hätte jemand anders die Blockade genommen, hättest du kein Plättchen bekommen.
lesson-caves-blocked-gone = Die Höhle ist direkt neben dir. Nimm Nummer 1 und bleibe stehen.

## Plättchen für die Karten

lesson-card-tokens = Höhlen-Plättchen für deine Karten
lesson-card-tokens-about = Ziehen, entsorgen, austauschen, behalten.
lesson-card-tokens-draw = Höhlen-Plättchen darfst du jederzeit nutzen, während du Karten ausspielst, jedes einmal. Mit diesem ziehst du eine Karte. Nutze es.
lesson-card-tokens-draw-done = Der { card-pioneer }! Du darfst die Karte noch in diesem Zug ausspielen.
lesson-card-tokens-remove = Mit diesem Plättchen entsorgst du eine Handkarte für immer. Welche brauchst du nicht mehr?
lesson-card-tokens-remove-done = Dein Deck ist schlanker, ganz ohne Basislager.
lesson-card-tokens-remove-good = Der { card-pioneer } wäre für immer weg. Wähle die schwache Karte.
lesson-card-tokens-replace = Lege bis zu vier Karten ab und ziehe ebenso viele. Tausche deine drei schwachen aus.
lesson-card-tokens-replace-done = Drei bessere Karten. Die abgelegten sind nur abgelegt, nicht entsorgt.
lesson-card-tokens-replace-good = Behalte den { card-pioneer } und tausche die drei schwachen Karten aus.
lesson-card-tokens-replace-few = Du kannst mehr auf einmal austauschen. Wähle alle drei schwachen Karten.
lesson-card-tokens-keep = Mit diesem Plättchen behältst du einen Gegenstand, direkt nachdem du ihn eingesetzt hast. Ziehe zuerst mit der Karte { card-giant_machete } in den Dschungel und nutze dann das Plättchen.
lesson-card-tokens-keep-done = Die Karte { card-giant_machete } liegt bei deinen ausgespielten Karten und wurde nicht entsorgt.
lesson-card-tokens-keep-early = Es wirkt direkt nach dem Einsatz eines Gegenstands. Ziehe zuerst mit der Karte { card-giant_machete }.

## Plättchen für den Weg

lesson-way-tokens = Höhlen-Plättchen für den Weg
lesson-way-tokens-about = Bewegen, vorbeiziehen, Symbol ändern, bezahlen.
lesson-way-tokens-move = Plättchen mit Symbol und Zahl bewegen dich wie eine Karte. Du hast Paddel 2: Ziehe auf das markierte Feld.
lesson-way-tokens-move-done = Genau wie mit einer Karte. Aber ein Plättchen ist keine Karte: Geröll und Basislager kann es nicht bezahlen.
lesson-way-tokens-move-short = Das Plättchen hat noch ein zweites Paddel. Ziehe weiter auf das markierte Feld.
lesson-way-tokens-native = Dieses Plättchen wirkt wie der { card-native }: ein Schritt auf ein beliebiges Nachbarfeld. Ziehe auf das markierte.
lesson-way-tokens-native-done = Drei Karten gespart.
lesson-way-tokens-change = Mit diesem Plättchen zeigt deine nächste Karte ein anderes Symbol mit derselben Stärke. Nutze es und ziehe dann mit dem { card-trailblazer } als Paddel auf das Flussfeld der Stärke 3.
lesson-way-tokens-change-done = Aus Machete 3 wurde Paddel 3, dieses eine Mal.
lesson-way-tokens-change-symbol = Der { card-trailblazer } zeigt Macheten. Nutze zuerst dein Höhlen-Plättchen und wähle dann das Paddel.
lesson-way-tokens-pass = Eine andere Figur steht im Weg. Mit diesem Plättchen darfst du für den Rest des Zuges über besetzte Felder ziehen. Nutze es und ziehe dann auf das markierte Feld.
lesson-way-tokens-pass-done = Du bist vorbeigezogen, als wäre niemand da. Die Felder haben so viel gekostet wie sonst.
lesson-way-tokens-pass-occupied = Dieses Feld ist besetzt. Nutze zuerst dein Höhlen-Plättchen.
lesson-way-tokens-coins = Mit Plättchen, die Münzen zeigen, kannst du auch kaufen. Kaufe den { card-trailblazer } für 3: 1 Münze von der Karte { card-traveler } und 2 von deinem Plättchen.
lesson-way-tokens-coins-done = Eins und zwei sind drei. Das Plättchen ist damit verbraucht.
lesson-way-tokens-coins-cheap = Du kannst dir mehr leisten: Mit deinem Plättchen hast du 3 Münzen. Kaufe den { card-trailblazer }.
lesson-way-tokens-coins-more = Die Karte kostet 3. Zahle die 2 Münzen deines Plättchens dazu.

## Rätsel

puzzles-title = Rätsel
puzzles-about = Kleine Aufgaben zum Knobeln. Für jede Lösung gibt es bis zu drei Sterne.
puzzle-stars-0 = Noch nicht geschafft. Nimm etwas zurück oder fange neu an.
puzzle-stars-1 = Ein Stern: ein guter Anfang.
puzzle-stars-2 = Zwei Sterne: gut, aber es geht noch besser.
puzzle-stars-3 = Drei Sterne: Besser geht es nicht.

puzzle-village = Vor Einbruch der Nacht
puzzle-village-task = Erreiche in diesem Zug das markierte Dorf, mit so wenigen Karten wie möglich.
puzzle-village-hint = Blockade und Dorf verlangen je eine Münze. Welche zwei Karten können eine zeigen?
puzzle-village-best = Der { card-trailblazer } zieht über beide Dschungelfelder. Dann bringen die { card-traveler } und der { card-jack_of_all_trades } zwei Münzen, eine für die Blockade, eine für das Dorf. Der { card-sailor } wird nicht gebraucht.

puzzle-cheapest = Der billigste Weg
puzzle-cheapest-task = Erreiche in diesem Zug das markierte Dschungelfeld mit so wenigen Karten wie möglich.
puzzle-cheapest-hint = Der kürzeste Weg ist nicht der billigste. Welche Karte kommt allein weit?
puzzle-cheapest-best = Über den Fluss: Der { card-captain } macht drei Schritte mit einer Karte, und eine beliebige Machete den letzten. Das sind nur zwei Karten. Die Blockade liegt näher, kostet aber mehr.

puzzle-purchase = Was würdest du kaufen?
puzzle-purchase-task = Ein Platz ist frei, also kannst du jede Karte kaufen. Dein ganzes Deck sind diese drei Karten: Was du jetzt kaufst, hast du im nächsten Zug auf der Hand. Erreiche El Dorado in zwei Zügen.
puzzle-purchase-hint = Sieh dir zuerst das Ende des Weges an: Was fehlt in deinem Deck?
puzzle-purchase-best = In deinem Deck zeigt keine Karte ein Paddel, und am Ende warten zwei Flussfelder. Der { card-captain } kostet 2 und überquert beide. Den übrigen Weg schaffen deine anderen Karten, in diesem Zug oder im nächsten.

puzzle-both-home = Beide nach El Dorado
puzzle-both-home-task = Bringe beide Figuren in diesem Zug nach El Dorado, mit so wenigen Karten wie möglich.
puzzle-both-home-hint = Welche Figur zieht zuerst, und welche hat den längeren Weg?
puzzle-both-home-best = Figur 1 zieht zuerst, mit dem { card-scout } genau zwei Schritte. Dann ist der Weg frei, und der { card-trailblazer } bringt Figur 2 in drei Schritten nach El Dorado.

puzzle-tie = Den Gleichstand gewinnen
puzzle-tie-task = Die andere Expedition ist mit Blockade 2 angekommen. Das ist dein letzter Zug: Für die Ankunft gibt es zwei Sterne, für den Sieg beim Gleichstand drei.
puzzle-tie-hint = Nummer 1 allein genügt nicht. Was liegt noch in Reichweite, und was brauchst du für den letzten Schritt?
puzzle-tie-best = Der { card-trailblazer } nimmt Nummer 1 und zieht zwei Schritte weiter. Der { card-jack_of_all_trades } als Paddel nimmt Nummer 4, und der { card-sailor } macht den letzten Schritt. Zwei gegen eine.

puzzle-thin = Schlanker ohne Zeitverlust
puzzle-thin-task = Erreiche in diesem Zug das markierte Dschungelfeld und entsorge unterwegs so viele Karten wie möglich.
puzzle-thin-hint = Mit einer Karte kannst du ziehen und entsorgen. Und einer der beiden Wege führt durch ein Basislager.
puzzle-thin-best = Mit der { card-scientist } ziehst du die { card-traveler } und entsorgst eine Karte. Im Basislager entsorgst du zwei weitere schwache, und der { card-scout } bringt dich ans Ziel: drei Karten weniger und keinen Schritt verloren.

puzzle-cave = Zweimal zur Höhle
puzzle-cave-task = In der Höhle liegen Machete 2 und darunter Münze 1. Erreiche in diesem Zug das markierte Dorf.
puzzle-cave-hint = Du brauchst die Münze, also musst du zweimal erkunden. Dazwischen musst du auf einem Feld stehen bleiben, das nicht an die Höhle grenzt.
puzzle-cave-best = Bleibe neben der Höhle stehen und nimm Machete 2. Ziehe von ihr weg in den Dschungel darunter, komm für Münze 1 zurück und ziehe damit ins Dorf.

puzzle-two-turns = Zwei Züge voraus
puzzle-two-turns-task = Du weißt, was du ziehen wirst. Erreiche El Dorado in zwei Zügen.
puzzle-two-turns-hint = Vor dir liegt ein Flussfeld der Stärke 2. Welche deiner Karten kommt hinüber, und hast du sie dann noch?
puzzle-two-turns-best = Spiele jetzt den { card-explorer } und die Karte { card-sailor } aus und behalte den { card-captain } für das Flussfeld der Stärke 2. Im nächsten Zug bringen dich { card-scout }, { card-traveler }, { card-captain } und { card-explorer } bis zum Tor.

measure-way_left = { $count ->
    [0] Du bist da.
    [one] Es fehlt noch 1 Symbol.
   *[other] Es fehlen noch { $count } Symbole.
}
measure-pieces_home = { $count ->
    [one] 1 Figur ist angekommen.
   *[other] { $count } Figuren sind angekommen.
}
measure-won = { $count ->
    [0] Du hast nicht gewonnen.
   *[other] Du hast gewonnen.
}
measure-blockades = Blockaden: { $count }.
measure-cards_played = { $count ->
    [one] 1 Karte ausgespielt.
   *[other] { $count } Karten ausgespielt.
}
measure-cards_removed = { $count ->
    [one] 1 Karte entsorgt.
   *[other] { $count } Karten entsorgt.
}
measure-cards_gained = { $count ->
    [one] 1 solche Karte in deinem Deck.
   *[other] { $count } solche Karten in deinem Deck.
}
measure-tokens_left = Übrige Höhlen-Plättchen: { $count }.
measure-best_turn = { $count ->
    [0] Es gibt einen besseren Zug.
   *[other] Das ist der beste Zug.
}
