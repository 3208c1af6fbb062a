### Wo sich die Ausgaben unterscheiden und was wir spielen; Aufbau wie in en/editions.ftl. Keine Argumente.

page-editions = Wo sich die Ausgaben unterscheiden und was wir spielen
page-editions-about = Wir haben sechs Spielregeln verglichen: Englisch, Französisch und Portugiesisch (Brasilien) von 2023, Deutsch und Englisch von 2017 und eine englische Fan-Übersetzung von 2017. Wir spielen, was die Ausgaben von 2023 gemeinsam haben. Lassen sie etwas offen, entscheidet die klarste der anderen. Antwortet keine, legen wir es selbst fest: Solche Regeln tragen den Hinweis „{ editions-ruling }“.
editions-ruling = unsere Auslegung
editions-ours = Wir spielen

editions-start-title = Wer beginnt
editions-start-who = Englisch, Französisch und Portugiesisch 2023: wer zuerst am Tisch saß. Fan-Übersetzung: Ihr bestimmt jemanden. Deutsch und Englisch 2017: wer den Hut hat; wie man ihn bekommt, steht dort nicht.
editions-start-ours = Das Los entscheidet, denn am Bildschirm setzt sich niemand zuerst. Wer das Spiel eröffnet, darf stattdessen jemanden bestimmen.

editions-actions-title = Aktionen nach dem Kauf
editions-actions-who = Alle Ausgaben: erst bewegen, dann kaufen. Englisch und Portugiesisch 2023: Aktionskarten jederzeit im eigenen Zug, und der { card-native } gehört dazu. Deutsch 2017 und Französisch 2023: beim Bewegen und beim Kaufen.
editions-actions-ours = Aktionskarten darfst du jederzeit ausspielen, auch nach deinem Kauf. Selbst der { card-native } darf dann noch ziehen, denn er ist eine Aktionskarte wie die anderen.

editions-occupied-title = An Figuren vorbeiziehen
editions-occupied-who = Deutsch 2017 und Fan-Übersetzung: Ein besetztes Feld darfst du weder betreten noch überqueren. Alle anderen: Du darfst es nicht betreten.
editions-occupied-ours = Weder betreten noch überqueren. Denn wer ein Feld überquert, betritt es auch.

editions-camp-title = Karten für ein Basislager
editions-camp-who = Je ein Beispiel in der Fan-Übersetzung und in Portugiesisch 2023 spricht davon, dass du die Karten ablegst. In den Regeln aller Ausgaben kommen sie aus dem Spiel.
editions-camp-ours = Du entsorgst die Karten für immer, wie es die Regeln sagen. Die beiden Beispiele sind nur ungenau.

editions-blockade-title = Auf einer Blockade stehen
editions-blockade-who = Deutsch 2017: Eine Blockade ist kein Feld, auf dem man stehen kann. Alle anderen: Sie wirkt wie ein Feld; mehr sagen sie nicht.
editions-blockade-ours = Wie Deutsch 2017, weil es dort am klarsten steht: Deine Figur bleibt auf ihrem Feld.

editions-native-title = { card-native } und Blockaden
editions-native-who = In allen Ausgaben außer der Fan-Übersetzung darf der { card-native } eine Blockade nehmen. Keine sagt, ob er danach noch ziehen darf.
editions-native-ours = Entweder oder. Eine Blockade zählt wie ein Feld, und der { card-native } schafft nur eines.

editions-halves-title = Jede Karte als halbe Münze
editions-halves-who = Deutsch 2017: Jede Karte darf als halbe Münze zählen, auch wenn sie mehr wert ist. Alle anderen: Nur Karten ohne Münze sind eine halbe Münze wert.
editions-halves-ours = Wie Deutsch 2017, denn die anderen verbieten es nicht. Wichtig ist das nur für { card-treasure_chest } und { card-prop_plane }: Als halbe Münze bleiben sie in deinem Deck.

editions-new-title = Eine neue Karte im selben Zug
editions-new-who = Deutsch 2017, Portugiesisch 2023 und Fan-Übersetzung: Du darfst sie nicht direkt nutzen. Englisch 2017: nicht in diesem Zug. Englisch und Französisch 2023: Sie kommt auf deinen Ablagestapel; mehr sagen sie nicht.
editions-new-ours = Sie kommt auf deinen Ablagestapel. Musst du noch in diesem Zug mischen und ziehst sie dann, darfst du sie ausspielen. Denn durch das Mischen kommen neue Karten ins Spiel.

editions-transmitter-title = Ist das { card-transmitter } ein Kauf?
editions-transmitter-who = Französisch 2023 und Deutsch 2017: nein. Die anderen sagen dazu nichts.
editions-transmitter-ours = Nein. Du darfst im selben Zug noch eine Karte kaufen, und kein Stapel rückt nach, denn das geschieht nur bei einem Kauf.

editions-scientist-title = Ziehen mit der { card-scientist }
editions-scientist-who = Französisch 2023 und Fan-Übersetzung: Du darfst eine Karte ziehen. Alle anderen: Du ziehst eine Karte.
editions-scientist-ours = Du ziehst die Karte immer, wie in den meisten Ausgaben. Nur das Entsorgen ist freiwillig.

editions-log-title = Entsorgen mit dem { card-travel_log }
editions-log-who = Englisch 2023, Deutsch 2017 und Englisch 2017: 2 Karten ziehen, dann bis zu 2 entsorgen. Fan-Übersetzung: 2 entsorgen. Französisch 2023: Du darfst auch weniger als 2 ziehen. Portugiesisch 2023 schreibt „spielen“ statt „entsorgen“, ein Fehler der Übersetzung.
editions-log-ours = Du ziehst 2 Karten. Danach darfst du 2, 1 oder keine entsorgen, wie in den meisten Ausgaben.

editions-hand-title = Wie viele Karten du behalten darfst
editions-hand-who = Englisch und Portugiesisch 2023: Ab vier Karten ziehst du keine. Französisch 2023: Behalte eine oder mehr; mit vier ziehst du keine. Deutsch 2017: Ziehe auf genau vier nach. Englisch 2017 und Fan-Übersetzung sagen nicht, was bei mehr Karten gilt.
editions-hand-ours = Du entscheidest für jede Karte und darfst alle behalten. Ab vier Karten ziehst du keine. Eine Obergrenze nennt keine Ausgabe.

editions-final-title = Wer in der letzten Runde noch spielt
editions-final-who = Französisch 2023, Deutsch 2017 und Fan-Übersetzung: Alle kommen gleich oft dran. Portugiesisch 2023 lässt sich so lesen, dass alle noch einmal drankommen.
editions-final-ours = Nur wer in dieser Runde noch nicht dran war, spielt noch. So kommen alle gleich oft dran.

editions-tie-title = Welche Blockade bei Gleichstand zählt
editions-tie-who = Englisch, Französisch und Portugiesisch 2023 und Deutsch 2017: die mit der höchsten Zahl. Englisch 2017: die mit der größten Stärke. Fan-Übersetzung: die mit dem höchsten Wert.
editions-tie-ours = Die mit der höchsten Zahl. Jede Zahl gibt es nur einmal, also fällt immer eine Entscheidung. Die beiden schwersten Blockaden haben ohnehin die höchsten Zahlen.

editions-arrival-title = Gleichstand ohne Blockaden
editions-arrival-who = Englisch, Französisch und Portugiesisch 2023 und Deutsch 2017: Wer zuerst angekommen ist, gewinnt. Englisch 2017 und Fan-Übersetzung sagen dazu nichts.
editions-arrival-ours = Wer zuerst angekommen ist, gewinnt, denn es ist ein Wettlauf.

editions-two-title = Das Ende zu zweit
editions-two-who = Wörtlich genommen würde die allgemeine Regel die letzte Runde schon mit der ersten Figur auslösen. In den Regeln für zwei sprechen alle Ausgaben außer der Fan-Übersetzung von der zweiten Figur.
editions-two-ours = Erst die zweite Figur löst die letzte Runde aus, denn erst dann ist die ganze Expedition angekommen.

editions-caves-title = Wann du eine Höhle erkundest
editions-caves-who = Französisch 2023 und Fan-Übersetzung: Du darfst erkunden. Alle anderen: Du erkundest. Der Fan-Übersetzung genügt es, im eigenen Zug neben der Höhle zu sein. In allen anderen musst du dort stehen bleiben.
editions-caves-ours = Du erkundest von selbst, wenn du neben der Höhle stehen bleibst, denn ein Plättchen schadet nie. Vorbeiziehen genügt nicht.

editions-wall-title = Höhlen hinter einer Blockade
editions-wall-who = Englisch, Französisch und Portugiesisch 2023: Über eine Blockade hinweg erkundest du keine Höhle. Deutsch 2017, Englisch 2017 und Fan-Übersetzung sagen dazu nichts.
editions-wall-ours = Wie in den Ausgaben von 2023: Nimm zuerst die Blockade.

editions-replace-title = Wie viele Karten du austauschst
editions-replace-who = Höhlen-Plättchen „{ token-replace_cards }“: 1 bis 4 Karten in Französisch 2023, Deutsch 2017 und Fan-Übersetzung; bis zu 4 in Englisch und Portugiesisch 2023 und Englisch 2017.
editions-replace-ours = Du tauschst 1 bis 4 Karten aus. Ohne Karte würde nichts geschehen.

editions-names-title = Eine Karte, mehrere Namen
editions-names-who = „Explorer“, „Savant“ und „Researcher“ sind die Karte { card-explorer }. „Trailblazer“, „Explorateur“ und „Discoverer“ sind die Karte { card-trailblazer }; die Fan-Übersetzung nennt auch sie „Explorer“. „Telephone“ und „Telegraph“ sind das { card-transmitter }. In einem Beispiel nennt Englisch 2017 aus Versehen die Karte { card-scientist }.
editions-names-ours = Suche in den Regeln nach einem dieser Namen, egal in welcher Sprache: Du findest die Karte. Welche Namen du siehst, wählst du in den Einstellungen.
