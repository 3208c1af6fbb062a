### So wird gespielt: die Lektionen und Rätsel, Schritt für Schritt. Aufbau und Argumente stehen in
### en/course.ftl. Namen von Karten stehen im Nominativ; wo sie sich beugen müssten (Matrose, Kartograph,
### Reisende, Mächtige Machete), steht „die Karte“ davor.

course-title = So wird gespielt
course-about = Kleine Lektionen, jede mit einem Gedanken. Du lernst, indem du es tust, und ein falscher Versuch kostet nichts. Lass die Maus auf etwas ruhen oder halt den Finger darauf, und es erklärt sich.
course-not-this-step = Die Regeln würden das erlauben, aber darum geht es in diesem Schritt nicht. Es ist nichts passiert; versuch etwas anderes.
course-lesson-done = Das war die ganze Lektion. Gut gemacht!
course-finished = Du hast den Kurs geschafft. Du weißt alles, was du brauchst: Gutes Rennen!

## Die ersten Schritte

lesson-first-steps = Erste Schritte
lesson-first-steps-about = Karten spielen, durch den Dschungel gehen, El Dorado erreichen.
lesson-first-steps-explorer = Das ist deine Figur, und am Ende des Weges liegt das Tor nach El Dorado. Karten bringen dich hin. Spiel den { card-explorer }, Machete 1, und geh in den markierten Dschungel: Er verlangt eine Machete.
lesson-first-steps-explorer-done = Eine Machete auf der Karte, eine auf dem Feld: Das passt genau.
lesson-first-steps-explorer-stronger = Diese Karte könnte es auch, aber du brauchst sie gleich noch. Nimm die schwächste, die reicht: den { card-explorer }.
lesson-first-steps-scout = Der { card-scout } hat Machete 2. Jedes Feld verbraucht so viel, wie es zeigt, und der Rest trägt dich weiter. Geh mit dieser einen Karte zwei Felder weit, in den markierten Dschungel.
lesson-first-steps-scout-done = Eine Machete für das erste Feld, die andere für das zweite. Was eine Karte übrig hat, darf immer gleich weitergehen.
lesson-first-steps-scout-short = Dort würdest du anhalten und die zweite Machete verlieren. Wähl das Feld dahinter: Die Karte geht den ganzen Weg von selbst.
lesson-first-steps-trailblazer = Der nächste Dschungel zeigt drei Macheten, also muss eine einzige Karte mindestens drei mitbringen. Welche kann das?
lesson-first-steps-trailblazer-done = Drei für drei. Der { card-trailblazer } öffnet Wege, die schwachen Karten verschlossen sind.
lesson-first-steps-trailblazer-weak = Der { card-explorer } hat Machete 1, und dieses Feld verlangt 3. Spiel den { card-trailblazer }.
lesson-first-steps-arrive = Noch ein Schritt! Das Zielfeld zeigt eine Machete. Betritt es.
lesson-first-steps-arrive-done = Deine Figur geht sofort durch das Tor. Sei vor den anderen da, und du gewinnst. Das ist das ganze Spiel; alles Weitere handelt davon, wie es schneller geht.

## Symbole

lesson-symbols = Machete, Paddel, Münze
lesson-symbols-about = Jede Landschaft verlangt ihr eigenes Symbol.
lesson-symbols-river = Blau ist Fluss und verlangt ein Paddel. Geh auf das markierte Feld.
lesson-symbols-river-done = Richtig: Der { card-sailor } hat das Paddel.
lesson-symbols-river-symbol = Diese Karte zeigt ein anderes Symbol. Auf dem Fluss hilft nur ein Paddel: Spiel die Karte { card-sailor }.
lesson-symbols-village = Gelb ist ein Dorf. Dort will man eine Münze sehen. Geh hinein.
lesson-symbols-village-done = Die { card-traveler } zahlt mit Münze 1. Mit denselben Münzen kaufst du später Karten.
lesson-symbols-village-symbol = Ein Dorf verlangt eine Münze. Such die Karte, die eine zeigt: die { card-traveler }.
lesson-symbols-jungle = Dieser Dschungel zeigt zwei Macheten. Du hast 2 × { card-explorer } mit je einer und den { card-scout } mit zweien. Geh hinein.
lesson-symbols-jungle-done = Genau. Eine Karte allein muss stark genug sein.
lesson-symbols-jungle-weak = Karten werden für ein Feld nie zusammengezählt: Eins und eins gibt hier nicht zwei. Spiel den { card-scout }.

## Hindernisse

lesson-free-way = Gebirge und andere Figuren
lesson-free-way-about = Was dir verschlossen ist und wie du daran vorbeikommst.
lesson-free-way-around = Jemand steht dir im Weg, und neben dir ragen Berge auf. Beides ist gesperrt. Der { card-trailblazer } hat Machete 3: Geh damit außen herum zum markierten Feld.
lesson-free-way-around-done = Drei Felder mit einer Karte, auch um die Ecke. Jede Richtung ist erlaubt, sogar zurück.
lesson-free-way-around-occupied = Ein Feld mit einer Figur darauf kannst du weder betreten noch überqueren. Geh über die beiden freien Dschungelfelder.
lesson-free-way-around-mountain = Gebirge betritt niemand, mit keiner Karte. Geh außen herum.
lesson-free-way-around-short = So bliebst du auf halbem Weg stehen. Eine Karte reicht für die ganze Strecke: Wähl das markierte Feld mit dem { card-trailblazer }.

## Joker

lesson-jokers = Weiße Karten
lesson-jokers-about = Joker zeigen jedes Symbol, aber immer nur eines.
lesson-jokers-paddle = Weiße Karten sind Joker: Machete, Paddel oder Münze, ganz wie du willst. Spiel die { card-adventurer } als Paddel 2 und überquere beide Flussfelder.
lesson-jokers-paddle-done = Du hast das Paddel gewählt, und es galt für beide Schritte.
lesson-jokers-paddle-mixed = Erst Paddel, dann Machete: Das wären zwei Symbole. Eine Karte behält ihr Symbol für die ganze Bewegung.
lesson-jokers-paddle-short = Da steckt noch ein zweites Paddel drin. Geh mit derselben Karte weiter zum markierten Feld.
lesson-jokers-paddle-jack = Der { card-jack_of_all_trades } reicht nur für einen Schritt. Heb dir die Karte auf und nimm hier die { card-adventurer }.
lesson-jokers-paddle-symbol = Das ist Fluss: Wähl das Paddel.
lesson-jokers-coin = Jetzt der { card-jack_of_all_trades }: jedes Symbol, Stärke 1. Geh ins Dorf.
lesson-jokers-coin-done = Diesmal eine Münze. Jedes Mal, wenn du so eine Karte spielst, wählst du neu.
lesson-jokers-coin-symbol = Ein Dorf will eine Münze. Wähl dieses Symbol für den { card-jack_of_all_trades }.

## Geröll

lesson-rubble = Geröllfelder
lesson-rubble-about = Graue Felder wollen Karten, ganz gleich welche.
lesson-rubble-pay = Ein graues Feld verlangt Karten statt Symbole: zwei von deiner Hand, welche du willst. Dahinter liegt Dschungel 2. Zahl mit zwei Karten, die du entbehren kannst.
lesson-rubble-pay-done = Was auf den Karten steht, war egal. Sie liegen in deiner Auslage und kommen am Ende des Zuges auf den Ablagestapel: Sie bleiben dir erhalten.
lesson-rubble-pay-scout = Möglich, aber dann ist der { card-scout } verbraucht, und nur damit kommst du in den Dschungel dahinter. Zahl mit zwei anderen.
lesson-rubble-pay-count = Dieses Feld zeigt zwei Karten, also zahl genau zwei.
lesson-rubble-on = Jetzt weiter in den Dschungel.
lesson-rubble-on-done = Dafür hast du den { card-scout } aufgehoben.

## Basislager

lesson-base-camp = Basislager
lesson-base-camp-about = Lass schwache Karten zurück, und dein Stapel wird stärker.
lesson-base-camp-leave = Ein rotes Feld ist ein Basislager. Auch hier gibst du Karten ab, aber sie verlassen das Spiel für immer. Lass die { card-traveler } hier.
lesson-base-camp-leave-done = Diese Karte kommt nie wieder. Das klingt nach Verlust und ist ein Gewinn.
lesson-base-camp-leave-pioneer = Der { card-pioneer } wäre für immer weg, und das ist deine beste Karte. Lass eine schwache hier.
lesson-base-camp-thin = Dieses Lager verlangt zwei Karten. Lass deine beiden schwachen hier.
lesson-base-camp-thin-done = Drei schwache Karten weniger. Von jetzt an ziehst du die starken öfter.
lesson-base-camp-thin-pioneer = Behalte den { card-pioneer }; ein Lager nimmt Karten für immer. Du hast zwei schwache zum Abgeben.
lesson-base-camp-thin-count = Dieses Lager zeigt zwei Karten, also gib genau zwei ab.
lesson-base-camp-on = Der { card-pioneer } hat Machete 5: genug für Dschungel 3 und Dschungel 2. Geh zum markierten Feld.
lesson-base-camp-on-done = Zwei schwere Felder mit einer Karte.
lesson-base-camp-on-short = Da sind noch zwei Macheten übrig. Geh gleich weiter zum markierten Feld.
lesson-base-camp-end = Beende deinen Zug und sieh, was du ziehst.
lesson-base-camp-end-done = Lauter starke Karten: Das macht ein schlanker Stapel. Bedenke nur: Mit weniger als vier Karten wird deine Hand kleiner.

## Blockaden

lesson-blockades = Blockaden
lesson-blockades-about = Mach den Weg frei, geh weiter und behalte die Beute.
lesson-blockades-carry = Blockaden sperren den Weg zwischen zwei Teilen der Strecke. Nummer 1 verlangt eine Machete. Der { card-trailblazer } hat drei: Nimm sie und geh mit derselben Karte über zwei Dschungelfelder weiter.
lesson-blockades-carry-done = Eine für die Blockade, zwei für den Weg. Sie gehört jetzt dir, und der Weg ist für alle frei.
lesson-blockades-carry-closed = Dort ist der Weg versperrt. Nimm Nummer 1 unterwegs mit: Wähl das markierte Feld zusammen mit ihr.
lesson-blockades-carry-stay = Du darfst dort aufhören, aber zwei Macheten gingen verloren. Auf einer Blockade steht niemand; lass die Karte weitergehen.
lesson-blockades-carry-short = Eine Machete ginge verloren. Geh mit derselben Karte noch ein Feld weiter.
lesson-blockades-cards = Nummer 3 zeigt Geröll: Zahl eine Handkarte. Die Karte { card-sailor } brauchst du danach noch.
lesson-blockades-cards-done = Deine Figur ist stehen geblieben; von einer Zahlung bleibt nichts übrig. Die bezahlte Karte bleibt in deinem Stapel.
lesson-blockades-cards-sailor = Dann kämst du nicht über den Fluss dahinter. Zahl mit der anderen Karte.
lesson-blockades-cards-symbol = Hier hilft kein Symbol, diese Blockade will eine Karte. Zahl die { card-traveler } dafür.
lesson-blockades-across = Der Weg ist frei. Paddle hinüber.
lesson-blockades-across-done = Zwei Blockaden gehören dir. Erreichen mehrere in derselben Runde El Dorado, kann dir das den Sieg bringen.

## Kaufen

lesson-buying = Karten kaufen
lesson-buying-about = Jeden Zug eine neue Karte, wenn du sie bezahlen kannst.
lesson-buying-count = Einmal pro Zug darfst du eine Karte kaufen. Die { card-traveler } gibt 1 Münze, die { card-photographer } 2, jede Karte ohne Münze eine halbe. Kauf mit allen vier Karten das { card-transmitter } für 4.
lesson-buying-count-done = Eins, zwei und zwei halbe: 4 Münzen. Die neue Karte liegt auf deinem Ablagestapel, nicht auf der Hand.
lesson-buying-count-more = Der Preis ist 4, und diese Karten reichen nicht. Zahl mit allen vier.
lesson-buying-count-cheap = Das könntest du kaufen, aber heute ist mehr drin: das { card-transmitter }.
lesson-buying-end = Du bist stehen geblieben, und das ist in Ordnung: Niemand muss sich bewegen. Beende deinen Zug.
lesson-buying-end-done = Du hast vier neue Karten gezogen. Das { card-transmitter } wartet im Ablagestapel; ist dein Nachziehstapel aufgebraucht, wird alles gemischt und kommt zu dir zurück.

## Halbe Münzen

lesson-half-coins = Halbe Münzen, kein Wechselgeld
lesson-half-coins-about = Jede Karte ist etwas wert, und nichts kommt zurück.
lesson-half-coins-halves = Keine dieser vier Karten zeigt eine Münze, also ist jede eine halbe wert. Wie viel ist das zusammen? Kauf etwas für alles.
lesson-half-coins-halves-done = Vier halbe sind zwei Münzen. Auch eine Hand, die nirgends hinführt, kann einkaufen.
lesson-half-coins-halves-cheap = Das kostet nur 1, und deine vier halben ergeben 2. Kauf etwas für 2 Münzen.
lesson-half-coins-halves-dear = Das kostet mehr als 2 Münzen. Wähl eine Karte für 2.
lesson-half-coins-halves-more = Das reicht noch nicht. Zahl mit allen vier Karten: Das macht 2.
lesson-half-coins-change = Kauf den { card-scout }. Der Preis ist 1, und Wechselgeld gibt es nicht. Zahl so, dass nichts verloren geht.
lesson-half-coins-change-done = Eine Münze für eine Münze. Der Rest deiner Hand ist noch da.
lesson-half-coins-change-waste = Das ginge, aber die { card-photographer } ist 2 wert, und die zweite Münze wäre verloren. Zahl mit der Karte { card-traveler }.
lesson-half-coins-change-both = Eine dieser Karten reicht. Lass weg, was der Preis nicht verlangt.
lesson-half-coins-change-other = Auch eine gute Karte. Diesmal kauf den { card-scout }.

## Das Ende eines Zuges

lesson-end-of-turn = Das Ende eines Zuges
lesson-end-of-turn-about = Behalten oder ablegen, dann auf vier nachziehen.
lesson-end-of-turn-keep = Keine Karte hier kommt in Dschungel 2, und du musst nichts tun. Aber dahinter liegt ein langer Fluss. Beende deinen Zug und behalte den { card-captain } dafür; leg den Rest ab.
lesson-end-of-turn-keep-done = Was du nicht behältst, kommt auf den Ablagestapel. Dann ziehst du nach, bis du wieder vier Karten hast.
lesson-end-of-turn-keep-all = Für jede behaltene Karte ziehst du eine weniger; mit vier zögest du gar keine. Du brauchst etwas für den Dschungel, also behalte nur den { card-captain }.
lesson-end-of-turn-keep-gone = Dann käme der { card-captain } auf den Ablagestapel. Wähl die Karte zum Behalten aus.
lesson-end-of-turn-jungle = Du hast den { card-scout } gezogen! Hinein in den Dschungel.
lesson-end-of-turn-jungle-done = Und jetzt die Karte, die du behalten hast.
lesson-end-of-turn-river = Der { card-captain } hat Paddel 3. Fahr den ganzen Fluss hinunter.
lesson-end-of-turn-river-done = Drei Felder auf einmal. Das Behalten hat sich gelohnt.
lesson-end-of-turn-river-short = Da sind noch Paddel übrig. Fahr weiter zum markierten Feld.
lesson-end-of-turn-shuffle = Beende deinen Zug noch einmal und achte auf deinen Nachziehstapel; gezählt wird er nahe dem großen Knopf.
lesson-end-of-turn-shuffle-done = Er war leer, also wurde dein Ablagestapel gemischt und zum neuen Nachziehstapel. Das geschieht nur, wenn eine Karte fehlt.

## Der Vorrat

lesson-reserve = Der Vorrat
lesson-reserve-about = Ist ein Platz am Markt leer, steht alles zum Kauf.
lesson-reserve-last = Die Markttafel hat sechs Plätze mit je einem Stapel. Alle anderen Karten liegen im Vorrat, der noch verschlossen ist. Vom { card-scout } ist nur noch eine Karte da: Kauf sie.
lesson-reserve-last-done = Der Platz ist jetzt frei, und das öffnet den ganzen Vorrat, für dich und für alle.
lesson-reserve-last-closed = Diese Karte liegt im Vorrat, und alle sechs Plätze sind belegt. Mach erst einen frei: Kauf die letzte Karte { card-scout }.
lesson-reserve-last-other = Das darfst du, aber dann bleiben alle Plätze belegt. Kauf die letzte Karte { card-scout }.
lesson-reserve-end = Ein Kauf pro Zug, mehr geht nicht. Beende deinen Zug.
lesson-reserve-end-done = Neue Karten, und die { card-journalist } mit 3 Münzen ist dabei.
lesson-reserve-compass = Schau jetzt in den Vorrat, bei den sechs Stapeln des Marktes oder darunter, und kauf den { card-compass }. Der Preis ist 2.
lesson-reserve-compass-done = Der Rest dieses Stapels ist auf den freien Platz gerückt. Der Vorrat ist wieder zu, bis der nächste Platz leer ist. Hast du mit der { card-journalist } bezahlt, ist die dritte Münze verloren: Wechselgeld gibt es nicht.
lesson-reserve-compass-other = Auch das gibt es jetzt, wo ein Platz frei ist. Aber nimm diesmal den { card-compass }.

## Gegenstände

lesson-items = Gegenstände
lesson-items-about = Stark, aber nur einmal.
lesson-items-plane = Das { card-prop_plane } ist ein Gegenstand: jedes Symbol mit Stärke 4, einmal im Spiel. Flieg über beide Flussfelder.
lesson-items-plane-done = Paddel 2 und Paddel 1; das vierte blieb ungenutzt. Benutzt ist benutzt: Der Gegenstand hat das Spiel verlassen.
lesson-items-plane-short = Die Karte verlässt das Spiel, wie weit du auch kommst. Flieg weiter zum markierten Feld.
lesson-items-rubble = Hier will ein graues Feld eine Karte. Zahl mit der { card-treasure_chest } und sieh, was mit der Karte geschieht.
lesson-items-rubble-done = Sie liegt in deiner Auslage und kommt wieder: Du hast mit der Karte bezahlt, aber nicht genutzt, was sie kann.
lesson-items-rubble-pioneer = Das ginge auch. Aber probier es mit der { card-treasure_chest }; der Karte geschieht nichts.
lesson-items-half = Die { card-treasure_chest } gibt einmal 4 Münzen oder, ohne verbraucht zu werden, eine halbe. Kauf den { card-scout } für 1 und rette den Gegenstand: je eine halbe von ihm und vom { card-explorer }.
lesson-items-half-done = Zwei halbe, und die { card-treasure_chest } bleibt dir für einen größeren Kauf.
lesson-items-half-whole = Vier Münzen für einen Preis von 1, und der Gegenstand wäre weg. Zähl ihn als halbe Münze, zusammen mit dem { card-explorer }.

## Mehr Karten ziehen

lesson-drawing = Karten, die Karten bringen
lesson-drawing-about = Violette Karten wirken sofort.
lesson-drawing-cartographer = Violette Karten haben eine Aktion. Der { card-cartographer } bringt dir zwei Karten, die du noch in diesem Zug spielen darfst. Spiel die Karte aus.
lesson-drawing-cartographer-done = Zwei neue Karten auf der Hand, und dein Zug geht weiter.
lesson-drawing-cartographer-compass = Auch gut, aber der { card-compass } hilft nur einmal. Beginn mit der Karte { card-cartographer }.
lesson-drawing-pioneer = Nutz, was du gezogen hast: Der { card-pioneer } bringt dich über Dschungel 1 und Dschungel 2.
lesson-drawing-pioneer-done = Erst ziehen, dann planen: Das ist oft die beste Reihenfolge.
lesson-drawing-pioneer-short = Die Stärke reicht auch für das nächste Feld. Wähl das markierte.
lesson-drawing-compass = Aktionen passen jederzeit dazwischen, vor, zwischen und nach deinen Bewegungen. Der { card-compass } bringt drei Karten. Spiel die Karte jetzt.
lesson-drawing-compass-done = Drei Karten mehr. Der { card-compass } ist ein Gegenstand und hat das Spiel verlassen.
lesson-drawing-captain = Und weiter über den Fluss, mit dem { card-captain }.
lesson-drawing-captain-done = Erst zwei Karten, dann vier Felder und noch Karten übrig: So geht ein Zug immer weiter.
lesson-drawing-captain-short = Zwei Paddel sind übrig, genau genug für das nächste Feld. Geh weiter zum markierten.

## Den Stapel schlanker machen

lesson-thinning = Weniger Karten, bessere Karten
lesson-thinning-about = Zwei violette Karten, die deinen Stapel aufräumen.
lesson-thinning-scientist = Die { card-scientist } zieht eine Karte und darf dann eine Handkarte für immer entsorgen. Spiel die Karte.
lesson-thinning-scientist-done = Du hast den { card-pioneer } gezogen. Jetzt wähl, was gehen soll.
lesson-thinning-scientist-log = Die kommt als Nächstes. Beginn mit der { card-scientist }.
lesson-thinning-remove = Entsorge eine deiner schwachen Karten: die { card-traveler } oder den { card-explorer }.
lesson-thinning-remove-done = Für immer weg. Die { card-scientist } selbst bleibt in deinem Stapel und kann es wieder tun.
lesson-thinning-remove-none = Du darfst darauf verzichten, aber das lohnt selten. Lass eine schwache Karte gehen.
lesson-thinning-remove-good = Viel zu gut zum Wegwerfen! Lass eine schwache Karte gehen.
lesson-thinning-log = Das { card-travel_log } zieht zwei Karten und darf zwei entsorgen. Spiel die Karte.
lesson-thinning-log-done = Zwei Karten mehr. Welche zwei brauchst du am wenigsten?
lesson-thinning-two = Entsorge zwei schwache Karten. Behalte den { card-pioneer }.
lesson-thinning-two-done = Das { card-travel_log } ist ein Gegenstand und hat das Spiel ebenfalls verlassen: drei Karten weniger auf einen Streich.
lesson-thinning-two-good = Nicht den { card-pioneer }! Wähl zwei schwache Karten.
lesson-thinning-two-few = Hier dürfen es zwei sein, und du hast zwei schwache. Wähl beide.
lesson-thinning-on = Was übrig bleibt, ist stark. Geh mit dem { card-pioneer } durch beide Dschungelfelder.
lesson-thinning-on-done = Ein schlanker Stapel bringt dir seine besten Karten immer wieder.
lesson-thinning-on-short = Die Karte hat Machete 5: drei für dieses Feld, zwei für das nächste. Wähl das markierte.

## Das Fernsprech-Gerät

lesson-transmitter = Eine Karte umsonst
lesson-transmitter-about = Das { card-transmitter } bringt dir irgendeine Karte, ganz kostenlos.
lesson-transmitter-take = Das { card-transmitter } bringt dir kostenlos eine beliebige Karte vom Markt oder aus dem Vorrat, auch wenn alle Plätze belegt sind. Nimm eine von denen, die 5 kosten: den { card-pioneer }, die { card-millionaire } oder den { card-native }.
lesson-transmitter-take-done = Sie liegt auf deinem Ablagestapel, und kein Stapel hat sich verschoben. Der Gegenstand hat das Spiel verlassen.
lesson-transmitter-take-cheap = Sie kostet nichts, also nimm eine der teuersten: den { card-pioneer }, die { card-millionaire } oder den { card-native }.
lesson-transmitter-take-first = Kaufen kannst du danach immer noch. Nutz erst das { card-transmitter }.
lesson-transmitter-buy = Das war kein Kauf. Also kauf noch eine Karte.
lesson-transmitter-buy-done = Zwei neue Karten in einem Zug.

## Der Ureinwohner

lesson-native = Ein Schritt, egal wohin
lesson-native-about = Der { card-native } kümmert sich nicht darum, was ein Feld verlangt.
lesson-native-rubble = Ein graues Feld will drei Karten. Der { card-native } bringt dich ohne Zahlung hin: ein Schritt auf ein beliebiges Nachbarfeld. Nur Gebirge und besetzte Felder bleiben gesperrt.
lesson-native-rubble-done = Keine Karte bezahlt. Und der { card-native } ist kein Gegenstand: Die Karte bleibt in deinem Stapel.
lesson-native-rubble-pay = Das würde deine ganze Hand kosten. Der { card-native } schafft es allein.
lesson-native-blockade = Der { card-native } nimmt auch eine Blockade, egal was sie verlangt. Nimm Nummer 6.
lesson-native-blockade-done = Sie gehört dir. Das war der eine Schritt, deine Figur bleibt also noch stehen.
lesson-native-blockade-across = Nicht beides auf einmal: Der Weg ist noch versperrt. Nimm mit dem { card-native } erst Nummer 6.
lesson-native-blockade-pay = Zwei Karten täten es, aber dann bleibt keine zum Weitergehen. Nimm Nummer 6 mit dem { card-native }.
lesson-native-on = Der Weg ist frei. Geh in den Dschungel.
lesson-native-on-done = Was eine Karte öffnet, durchschreitet die nächste.

## Ein ganzer Zug

lesson-whole-turn = Ein ganzer Zug
lesson-whole-turn-about = Ziehen, gehen, zahlen, fliegen, kaufen: alles zusammen.
lesson-whole-turn-draw = Jetzt ein ganzer Zug. Sieh erst nach, was du hast: Spiel die Karte { card-cartographer }.
lesson-whole-turn-draw-done = Der { card-native } und die { card-journalist } kommen auf deine Hand. Fünf Karten und ein weiter Weg.
lesson-whole-turn-draw-first = Sieh erst, was du ziehst: Vielleicht ändert es deinen Plan. Spiel zuerst die Karte { card-cartographer }.
lesson-whole-turn-jungle = Erst bewegen, dann kaufen. Der { card-pioneer } hat Machete 5: Eins, zwei und zwei macht fünf.
lesson-whole-turn-jungle-done = Drei Felder, nichts verschenkt.
lesson-whole-turn-jungle-buy = Nach dem Kauf bewegt sich nichts mehr. Erst bewegen, dann kaufen.
lesson-whole-turn-jungle-short = Nicht so früh: Die Karte reicht für alle drei Dschungelfelder.
lesson-whole-turn-camp = Ein Basislager für eine Karte. Lass die { card-traveler } dort.
lesson-whole-turn-camp-done = Für immer weg und kaum vermisst.
lesson-whole-turn-camp-good = Die brauchst du noch. Die { card-traveler } ist die Karte, die hierbleibt.
lesson-whole-turn-river = Fluss 2 und Fluss 1: Spiel das { card-prop_plane } als Paddel.
lesson-whole-turn-river-done = Das vierte Paddel verfällt, und der Gegenstand hat das Spiel verlassen.
lesson-whole-turn-river-short = Das { card-prop_plane } bringt dich auf einmal über beide Felder. Wähl das markierte.
lesson-whole-turn-rubble = Drei Karten für dieses Feld? Der { card-native } fragt nicht danach.
lesson-whole-turn-rubble-done = Das war die letzte Bewegung.
lesson-whole-turn-buy = Die { card-journalist } ist noch da, 3 Münzen, und am Markt ist ein Platz frei, also ist der Vorrat offen. Kauf dort den { card-compass }.
lesson-whole-turn-buy-done = Der Rest des Stapels rückt auf den Platz; die dritte Münze ist verloren.
lesson-whole-turn-buy-other = Das könntest du auch haben. Nimm diesmal den { card-compass }.
lesson-whole-turn-end = Es bleibt nichts mehr zu tun. Beende deinen Zug.
lesson-whole-turn-end-done = Das Gespielte ist abgelegt, das Entsorgte ist fort, und du hast vier neue Karten. Das ist ein Zug!

## Die letzte Runde

lesson-last-round = Die letzte Runde
lesson-last-round-about = Wie das Rennen endet und wer gewinnt, wenn mehrere ankommen.
lesson-last-round-arrive = Du beginnst jede Runde und stehst zwei Schritte vor dem Tor. Geh hinein.
lesson-last-round-arrive-done = Damit war diese Runde die letzte. Wer nach dir dran war, spielte noch einmal; eine Figur kam ebenfalls an, mit einer Blockade gegen deine zwei. Die meisten Blockaden gewinnen, also gehört der Sieg dir.
lesson-last-round-arrive-short = Wozu warten? Der { card-scout } reicht bis zum Tor.
lesson-last-round-most = Die andere Expedition ist in dieser Runde schon angekommen, mit Nummer 2. Du hast Nummer 1, und das ist dein letzter Zug. Hol dir noch eine Blockade, dann komm an.
lesson-last-round-most-done = Zwei gegen eine. Dass du später kamst, ist egal: Erst werden die Blockaden gezählt.
lesson-last-round-most-early = Dann hättet ihr je eine, und die höhere Nummer entscheidet: 2 schlägt deine 1. Nimm erst Nummer 4 mit der Karte { card-sailor }.
lesson-last-round-number = Die andere Expedition hat Nummer 5, du hast keine. Vor deiner Ankunft kannst du noch eine Blockade nehmen. Welche gewinnt?
lesson-last-round-number-done = Je eine, und 6 ist höher als 5. Hätte niemand eine, gewänne die frühere Ankunft. Wer nicht ankommt, kann gar nicht gewinnen.
lesson-last-round-number-early = Keine gegen eine: Du kämst an und würdest doch verlieren. Nimm erst eine Blockade.
lesson-last-round-number-low = Je eine, aber 1 ist niedriger als 5. Nimm lieber Nummer 6, mit zwei Karten.
lesson-last-round-number-explorer = Dann bleibt keine Machete für den letzten Schritt. Zahl mit der Karte { card-traveler } und nur einem { card-explorer }.

## Zwei Figuren

lesson-two-pieces = Zu zweit mit zwei Figuren
lesson-two-pieces-about = Bring beide nach Hause.
lesson-two-pieces-front = Zu zweit führt ihr je zwei Figuren. Jede Karte bewegt eine davon. Deine zweite steht hinter der ersten, also beweg die erste: zwei Felder mit dem { card-scout }.
lesson-two-pieces-front-done = Der Weg ist frei für die andere.
lesson-two-pieces-front-blocked = Deine Figuren stehen sich im Weg wie fremde: kein Vorbeikommen. Beweg die vordere.
lesson-two-pieces-front-short = Beweg Figur 1 so weit, wie der { card-scout } reicht: bis zum markierten Feld.
lesson-two-pieces-other = Die nächste Karte darf die andere Figur bewegen. Zieh Figur 2 mit dem { card-explorer }.
lesson-two-pieces-other-done = Eine Karte, eine Figur: Was übrig ist, wird nie auf beide verteilt.
lesson-two-pieces-other-front = Beweg diesmal die andere: Figur 2.
lesson-two-pieces-home = Nur beide zusammen zählen. Bring beide in diesem Zug nach Hause: Überleg, welche Karte zu welcher Figur passt.
lesson-two-pieces-home-done = Eine Figur am Tor ist aus dem Weg, und die andere folgt im selben Zug. Erst die zweite löst die letzte Runde aus.
lesson-two-pieces-home-behind = Figur 1 steht im Weg. Sie geht zuerst.
lesson-two-pieces-home-strong = Figur 1 braucht nur eine Machete. Spar den { card-scout } für Figur 2, die noch zwei Schritte vor sich hat.

## Höhlen

lesson-caves = Höhlen
lesson-caves-about = Ein Halt neben einer Höhle bringt einen Fund.
lesson-caves-explore = Eine Höhle ist ein Berg voller Schätze. Beende eine Bewegung daneben: Geh auf das markierte Feld.
lesson-caves-explore-done = Du hast etwas gefunden, und es liegt offen vor dir. Nutz es jetzt oder später.
lesson-caves-use = Nutz deinen Fund: Machete 1, wie eine Karte. Geh ein Feld weiter.
lesson-caves-use-done = Das Plättchen ist verbraucht. Du stehst noch neben der Höhle, aber du kamst schon von nebenan, also gibt es nichts Neues.
lesson-caves-use-card = Spar deine Karten. Nutz deinen Fund: Machete 1.
lesson-caves-away = Um noch einmal zu erkunden, halte erst abseits der Höhle. Geh in den markierten Dschungel.
lesson-caves-away-done = Außer Sichtweite. Die nächste Karte kann dich zurückbringen.
lesson-caves-away-near = Auch dieses Feld liegt neben der Höhle. Halte abseits davon.
lesson-caves-back = Komm mit einer anderen Karte zurück.
lesson-caves-back-done = Ein zweiter Fund! Erkunden kostet aber Zeit; wäge es gegen das Rennen ab.
lesson-caves-pass = Erreich in diesem Zug das markierte Feld, mit einem Fund. Vorbeigehen genügt nicht: Du musst neben der Höhle anhalten.
lesson-caves-pass-done = Ein kurzer Halt, ein Fund und keine Zeit verloren.
lesson-caves-pass-passed = So gingst du an der Höhle vorbei und fändest nichts. Halte mit einer schwächeren Karte daneben, dann geh weiter.
lesson-caves-blocked = Zwischen dir und dieser Höhle liegt eine Blockade, deshalb hast du hier nichts gefunden. Nimm sie und bleib stehen.
lesson-caves-blocked-done = Jetzt steht dir die Höhle offen, und du hast sie erkundet. Hätte jemand anders sie geöffnet, hättest du nichts bekommen.
lesson-caves-blocked-gone = Die Höhle ist gleich hier. Nimm Nummer 1 und bleib, wo du bist.

## Plättchen für die Karten

lesson-card-tokens = Höhlen-Plättchen für deine Karten
lesson-card-tokens-about = Ziehen, entsorgen, austauschen, behalten.
lesson-card-tokens-draw = Funde nutzt du jederzeit, während du Karten ausspielst, jeden einmal. Dieser bringt dir eine Karte. Nutz ihn.
lesson-card-tokens-draw-done = Der { card-pioneer }! Du darfst die Karte noch in diesem Zug spielen.
lesson-card-tokens-remove = Dieses Plättchen entsorgt eine Handkarte für immer. Welche brauchst du nicht mehr?
lesson-card-tokens-remove-done = Schlanker geworden, ganz ohne Lager.
lesson-card-tokens-remove-good = Der { card-pioneer } wäre für immer weg. Wähl die schwache Karte.
lesson-card-tokens-replace = Leg bis zu vier Karten ab und zieh ebenso viele. Tausch deine drei schwachen aus.
lesson-card-tokens-replace-done = Drei bessere Karten. Die abgelegten sind nur abgelegt, nicht entsorgt.
lesson-card-tokens-replace-good = Behalte den { card-pioneer } und tausch die drei schwachen Karten aus.
lesson-card-tokens-replace-few = Du kannst mehr auf einmal austauschen. Wähl alle drei schwachen Karten.
lesson-card-tokens-keep = Dieses Plättchen rettet einen Gegenstand, gleich nachdem er benutzt wurde. Geh erst mit der Karte { card-giant_machete } in den Dschungel, dann nutz es.
lesson-card-tokens-keep-done = Die { card-giant_machete } liegt in deiner Auslage, statt das Spiel zu verlassen.
lesson-card-tokens-keep-early = Es wirkt, gleich nachdem ein Gegenstand benutzt wurde. Beweg dich erst mit der Karte { card-giant_machete }.

## Plättchen für den Weg

lesson-way-tokens = Höhlen-Plättchen für den Weg
lesson-way-tokens-about = Gehen, durchschlüpfen, verwandeln, bezahlen.
lesson-way-tokens-move = Mit Symbol und Zahl bewegen sie dich wie eine Karte. Paddel 2: Geh auf das markierte Feld.
lesson-way-tokens-move-done = Genau wie eine Karte. Aber es ist keine: Geröll und Basislager kann es nicht bezahlen.
lesson-way-tokens-move-short = Da steckt noch ein zweites Paddel drin. Geh weiter zum markierten Feld.
lesson-way-tokens-native = Dieses wirkt wie der { card-native }: ein Schritt auf ein beliebiges Nachbarfeld. Geh auf das markierte.
lesson-way-tokens-native-done = Drei Karten gespart.
lesson-way-tokens-change = Deine nächste Karte darf ein anderes Symbol zeigen, bei gleicher Stärke. Nutz das Plättchen, dann geh mit dem { card-trailblazer } als Paddel auf Fluss 3.
lesson-way-tokens-change-done = Aus Machete 3 wurde Paddel 3, dieses eine Mal.
lesson-way-tokens-change-symbol = Der { card-trailblazer } zeigt Macheten. Nutz erst deinen Fund, dann wähl das Paddel.
lesson-way-tokens-pass = Jemand steht im Weg. Mit diesem Fund darfst du für den Rest des Zuges über besetzte Felder ziehen. Nutz ihn, dann geh auf das markierte Feld.
lesson-way-tokens-pass-done = Vorbei, als wäre niemand da, zu den üblichen Kosten.
lesson-way-tokens-pass-occupied = Dieses Feld ist besetzt. Nutz erst deinen Fund.
lesson-way-tokens-coins = Münzen können auch bezahlen. Kauf den { card-trailblazer } für 3: 1 von der Karte { card-traveler } und 2 von deinem Fund.
lesson-way-tokens-coins-done = Eins und zwei macht drei. So benutzt, ist das Plättchen weg.
lesson-way-tokens-coins-cheap = Denk größer: Zusammen mit deinem Fund hast du 3 Münzen. Kauf den { card-trailblazer }.
lesson-way-tokens-coins-more = Der Preis ist 3. Leg die 2 Münzen aus deinem Fund dazu.

## Rätsel

puzzles-title = Rätsel
puzzles-about = Kleine Stellungen zum Knobeln. Jeder Weg wird mit bis zu drei Sternen bewertet.
puzzle-stars-0 = Noch nicht ganz. Nimm etwas zurück oder fang neu an.
puzzle-stars-1 = Ein Stern: ein Anfang.
puzzle-stars-2 = Zwei Sterne: gut, und es geht noch besser.
puzzle-stars-3 = Drei Sterne: Besser kann es niemand.

puzzle-village = Vor Einbruch der Nacht
puzzle-village-task = Erreich in diesem Zug das markierte Dorf, mit so wenigen Karten wie möglich.
puzzle-village-hint = Blockade und Dorf wollen je eine Münze. Welche zwei Karten können eine zeigen?
puzzle-village-best = Der { card-trailblazer } geht geradewegs durch beide Dschungelfelder. Dann bringen die { card-traveler } und der { card-jack_of_all_trades } zwei Münzen, eine für die Blockade, eine für das Dorf. Der { card-sailor } wird nicht gebraucht.

puzzle-cheapest = Der billigste Weg
puzzle-cheapest-task = Erreich in diesem Zug den markierten Dschungel mit so wenigen Karten wie möglich.
puzzle-cheapest-hint = Der kürzeste Weg ist nicht der billigste. Welche Karte kommt allein weit?
puzzle-cheapest-best = Den Fluss hinunter: Der { card-captain } macht drei Schritte mit einer Karte, und irgendeine Machete den letzten. Zwei Karten insgesamt. Die Blockade liegt näher, kostet aber mehr.

puzzle-purchase = Was würdest du kaufen?
puzzle-purchase-task = Ein Platz ist frei, also steht alles zum Kauf. Dein ganzer Stapel sind diese drei Karten: Was du jetzt kaufst, hast du im nächsten Zug auf der Hand. Erreich El Dorado in zwei Zügen.
puzzle-purchase-hint = Sieh dir zuerst das Ende des Weges an: Was fehlt in deinem Stapel?
puzzle-purchase-best = Nichts in deinem Stapel zeigt ein Paddel, und am Ende warten zwei Flussfelder. Der { card-captain } kostet 2 und überquert beide. Den übrigen Weg schaffen deine anderen Karten, in diesem Zug oder im nächsten.

puzzle-both-home = Beide nach Hause
puzzle-both-home-task = Bring beide Figuren in diesem Zug nach El Dorado, mit so wenigen Karten wie möglich.
puzzle-both-home-hint = Wer geht zuerst, und wer hat den längeren Weg?
puzzle-both-home-best = Figur 1 geht zuerst, mit dem { card-scout } genau zwei Schritte. Dann ist der Weg frei, und der { card-trailblazer } bringt Figur 2 in drei Schritten nach Hause.

puzzle-tie = Den Gleichstand gewinnen
puzzle-tie-task = Die andere Expedition ist mit Blockade 2 angekommen. Das ist dein letzter Zug: Komm an und gewinne.
puzzle-tie-hint = Nummer 1 allein genügt nicht. Was liegt noch in Reichweite, und was brauchst du für den letzten Schritt?
puzzle-tie-best = Der { card-trailblazer } nimmt Nummer 1 und geht zwei Schritte weiter. Der { card-jack_of_all_trades } als Paddel nimmt Nummer 4, und der { card-sailor } macht den letzten Schritt. Zwei gegen eine.

puzzle-thin = Schlanker ohne Zeitverlust
puzzle-thin-task = Erreich in diesem Zug den markierten Dschungel und entsorge unterwegs so viele Karten wie möglich.
puzzle-thin-hint = Eine Karte zieht und entsorgt. Und einer der beiden Wege führt durch ein Lager.
puzzle-thin-best = Die { card-scientist } zieht die { card-traveler } und entsorgt eine Karte. Das Lager nimmt zwei weitere schwache, und der { card-scout } geht ans Ziel: drei Karten weniger und keinen Schritt verloren.

puzzle-cave = Zweimal zur Höhle
puzzle-cave-task = In der Höhle liegen Machete 2 und darunter Münze 1. Erreich in diesem Zug das markierte Dorf.
puzzle-cave-hint = Du brauchst die Münze, also musst du zweimal erkunden. Dazwischen musst du abseits der Höhle halten.
puzzle-cave-best = Halte neben der Höhle für Machete 2, geh von ihr weg in den Dschungel darunter, komm zurück für Münze 1 und bezahl damit das Dorf.

puzzle-two-turns = Zwei Züge voraus
puzzle-two-turns-task = Du weißt, was du ziehen wirst. Erreich El Dorado in zwei Zügen.
puzzle-two-turns-hint = Vor dir liegt Fluss 2. Welche deiner Karten kommt hinüber, und hast du sie dann noch?
puzzle-two-turns-best = Gib jetzt den { card-explorer } und die Karte { card-sailor } aus und behalte den { card-captain } für Fluss 2. Im nächsten Zug führen der { card-scout }, die { card-traveler }, der { card-captain } und der { card-explorer } bis zum Tor.

measure-way_left = { $count ->
    [0] Du bist da.
    [one] 1 Symbol liegt noch vor dir.
   *[other] { $count } Symbole liegen noch vor dir.
}
measure-pieces_home = { $count ->
    [one] 1 Figur ist angekommen.
   *[other] { $count } Figuren sind angekommen.
}
measure-won = { $count ->
    [0] Das Rennen ist nicht gewonnen.
   *[other] Das Rennen ist gewonnen.
}
measure-blockades = Blockaden: { $count }.
measure-cards_played = { $count ->
    [one] 1 Karte gespielt.
   *[other] { $count } Karten gespielt.
}
measure-cards_removed = { $count ->
    [one] 1 Karte entsorgt.
   *[other] { $count } Karten entsorgt.
}
measure-cards_gained = { $count ->
    [one] 1 solche Karte in deinem Stapel.
   *[other] { $count } solche Karten in deinem Stapel.
}
measure-tokens_left = Übrige Höhlen-Plättchen: { $count }.
