## Ratschläge

advice-area = Eine einzige Fläche „{ $terrain }“ bedeckt { $share } der Strecke. Drehe oder tausche ein Teil, damit keine Fläche mehr als { $most } bedeckt.
advice-much = { $share } der Felder zeigen „{ $terrain }“. Bei mehr als { $most } desselben Geländes sind andere Karten kaum nötig.
advice-little = Nur { $share } der Felder zeigen „{ $terrain }“. Bei weniger als { $least } braucht kaum jemand Karten dafür.
advice-stretch = Der leichteste Weg führt über { $count } Felder „{ $terrain }“ hintereinander. Mehr als { $most } machen ihn eintönig.
advice-shortcut = Der kürzeste Weg ist auch der leichteste. Mache diese Felder schwerer, damit die Abkürzung ihren Preis hat.
advice-no-way-around = Um diese Felder mit { $number } oder mehr führt kein Weg herum. Lass einen längeren Weg ohne sie offen.
advice-detour = Der Weg um Felder mit { $number } oder mehr herum braucht { $steps } Schritte statt { $shortest }. Verkürze ihn.
advice-bend = In der Kurve von Teil { $letter } ist die Innenseite (im Mittel { $inside }) nicht schwerer als die Außenseite ({ $outside }). Drehe das Teil so, dass der kurze Weg der schwerere ist.
advice-narrow = Auf Teil { $letter } führt jeder Weg über diese { $count } Felder. Eine Expedition kann dort alle anderen aufhalten.
advice-narrow-board = Jeder Weg führt über diese { $count } Felder. Eine Expedition kann dort alle anderen aufhalten.
advice-crossings = { $count ->
    [one] Nur 1 Paar von Feldern verbindet diese Teile. Verschiebe sie, bis es mindestens zwei sind.
   *[other] { $count } Paare von Feldern verbinden diese Teile. Verschiebe sie, bis es mindestens zwei sind.
}
advice-choice = Es gibt nur einen guten Weg. Jeder andere hat mehr als die Hälfte seiner Felder mit ihm gemeinsam oder kostet über { $most } mehr.
advice-purchases = Diese Felder verlangen Karten der Stärke 2 oder mehr. Ohne Karten zu kaufen, kommt niemand an.
advice-none = Die Strecke folgt allen Tipps der Spielregel.
advice-where = Felder: { $name }

## Eigenschaften

facts-steps = Kleinste Schrittzahl
facts-cost = Summe der Zahlen auf dem leichtesten Weg
facts-rounds = Erwartete Runden
facts-width = Getrennte Wege
facts-narrow = Felder, über die jeder Weg führt
facts-tightest = Kleinste Zahl von Feldern, die jeden Weg sperren
facts-terrain = Gelände
facts-stretches = Lange Abschnitte gleichen Geländes
facts-stretch = { $count } × { $terrain }
facts-connections = Blockaden
facts-caves = Höhlen
facts-none = keine
facts-unfinished = Die Strecke hat noch keinen Zielplan. Die Wege führen bis zum letzten Teil.

## Merkmale

criterion-length = Länge
criterion-length-about = Die Runde, in der die erste Expedition ankommt, im Mittel.
criterion-lead_changes = Führungswechsel
criterion-lead_changes-about = Wie oft in einem Spiel eine andere Expedition in Führung geht.
criterion-uncertainty = Spannung
criterion-uncertainty-about = Der Teil des Spiels, nach dem die siegreiche Expedition nie mehr zurückliegt.
criterion-closeness = Rückstand
criterion-closeness-about = Wie viele Runden die zweite Expedition am Ende zurückliegt.
criterion-seat_fairness = Vorteil eines Platzes
criterion-seat_fairness-about = Wie weit die Siege eines Platzes in der Zugreihenfolge von einem gleichen Anteil abweichen.
criterion-skill_gap = Können
criterion-skill_gap-about = Wie oft ein stärkerer Spieler gegen zwei schwächere gewinnt; 33 % wären Zufall.
criterion-luck_share = Glück
criterion-luck_share-about = Wie weit die Karten eines Platzes das Spiel entscheiden, gleich wer dort sitzt.
criterion-path_diversity = Vielfalt der Wege
criterion-path_diversity-about = Wie wahrscheinlich zwei gleich weit gekommene Expeditionen auf verschiedenen Feldern stehen bleiben.
criterion-bottlenecks = Gedränge
criterion-bottlenecks-about = Der Anteil der Züge, an deren Anfang andere auf dem besten Weg stehen.
criterion-colours = Ausgewogenes Gelände
criterion-colours-about = Wie gleichmäßig sich die Bewegung auf Dschungel, Fluss und Dorf verteilt; 100 % heißt: ganz gleichmäßig.
criterion-purchases = Vielfalt der Käufe
criterion-purchases-about = Wie viele Sorten von Karten gekauft werden; seltene zählen weniger.
criterion-blockades = Wirkung der Blockaden
criterion-blockades-about = Um wie viele Runden sich die erste Ankunft verschiebt, wenn nur die Blockaden andere sind.

word-usual = wie auf gedruckten Strecken
word-short = kurz
word-long = lang
word-few = wenige
word-many = viele
word-early = früh entschieden
word-late = offen bis zum Ende
word-close = knapp
word-apart = weit auseinander
word-fair = ausgewogen
word-unfair = unausgewogen
word-small = klein
word-large = groß
word-little = wenig
word-much = viel
word-narrow = wenige Wege
word-varied = viele Wege
word-free = frei
word-crowded = gedrängt
word-uneven = einseitig
word-even = ausgeglichen

## Bewertungen

rating-title = { $name }: wie sie sich spielt
rating-difficulty = Schwierigkeit: { $difficulty }
rating-level = Schwierigkeit
rating-like = Spielt sich wie { $route }
rating-figure = { $value } ({ $low } bis { $high })
rating-made-by = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, gespielt von { $bots }
rating-in-short = In Kürze
rating-criteria = Die zwölf Merkmale
rating-criteria-reading = Die erste Zeile ist diese Strecke mit ihrem 95-%-Intervall, darunter stehen die gedruckten Strecken.
rating-bars = Im Vergleich mit den gedruckten Strecken; die Klammern zeigen deren kleinsten und größten Wert
rating-this = Diese Strecke
rating-ways = Wo Expeditionen stehen bleiben
rating-ways-about = Je heller ein Feld, desto öfter ist dort eine Figur stehen geblieben. Am häufigsten: { $name }.
rating-arrivals = Wann die erste Expedition ankommt
rating-arrivals-about = Die Hälfte aller Spiele endet bis Runde { $rounds }, 8 von 10 enden zwischen { $low } und { $high }.
rating-arrivals-axis = Runde der ersten Ankunft
rating-advice = Ratschläge
rating-column-criterion = Merkmal
rating-column-value = Wert
rating-column-low = von
rating-column-high = bis
rating-column-word = In einem Wort
rating-median = Median { $rounds }

## Suche

search-best = Die besten gefundenen Strecken
search-kept = { $count ->
    [one] 1 Strecke behalten
   *[other] { $count } Strecken behalten
}, { $games } bewertet
search-nothing = Mit diesen Wünschen wurde keine Strecke gefunden. Erlaube mehr Bewertungen oder streiche Wünsche.

## Das Porträt im Browser

rating-how = Wie sie sich spielt
rating-begin = Bewerten lassen
rating-ask = Computerspieler laufen hier viele Male um die Wette. Das dauert etwa zehn Sekunden.
rating-unfinished = Bewertet werden kann eine Strecke, sobald sie fertig ist.
rating-racing = Computerspieler laufen auf dieser Strecke um die Wette.
rating-raced = { $done } von { $games } Spielen
rating-printed = Gedruckte Strecken, kleinster bis größter Wert
rating-beside = 95-%-Intervall: { $low } bis { $high }. Gedruckte Strecken: { $least } bis { $most }.
rating-show-ways = Auf dem Plan zeigen
rating-ask-here = Computerspieler laufen hier viele Male um die Wette. Auf diesem Gerät dauert das eine Minute oder länger.
rating-quick = Schnelle Bewertung
rating-full = Gründliche Bewertung
rating-thorough = Gründlich bewerten lassen
rating-thorough-ask = Stärkere Computerspieler laufen hier 320-mal um die Wette. Das dauert einige Minuten; du kannst die Seite verlassen: Was gespielt ist, bleibt erhalten.
rating-thorough-begun = { $done } von { $games } Spielen einer gründlichen Bewertung sind gespielt. Von da aus geht es weiter.
rating-thorough-racing = Stärkere Computerspieler laufen auf dieser Strecke um die Wette. Du kannst die Seite verlassen: Was gespielt ist, bleibt erhalten.
rating-thorough-server = Eine gründliche Bewertung mit stärkeren Computerspielern würde auf diesem Gerät zu lange dauern. Ein Server schafft sie in einigen Minuten.
