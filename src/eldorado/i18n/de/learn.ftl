### Was um die Lektionen und Rätsel in course.ftl herum steht.

## Contents

learn-begin = Deine ersten Schritte
learn-continue = Wo du warst
learn-start = Anfangen
learn-go-on = Weiter
learn-complete = Der Kurs ist geschafft
learn-lessons = Lektionen
learn-lessons-done = { $done } von { $lessons } geschafft. Geh sie der Reihe nach durch, oder such dir aus, was du wissen willst.
learn-done = geschafft
learn-steps-done = { $done } von { $steps }
learn-then = Und dann spielen
learn-then-about = Dein erstes Rennen, gegen zwei der schwächsten Computerspieler. Zum Nachschlagen gibt es die Regeln. Bei groben Fehlern warnt dich der Ratgeber; er lässt sich abschalten.
learn-rules = Regeln
learn-play = Erste Partie spielen
learn-lost = Diese Lektion gibt es hier nicht. Such dir eine von diesen aus.

## Beside the board

learn-contents = Alle Lektionen und Rätsel
learn-lesson = Lektion { $lesson } von { $lessons }
learn-step = Schritt { $step } von { $steps }
learn-puzzle = Rätsel { $puzzle } von { $puzzles }
learn-turn = Zug { $turn } von { $turns }
learn-marked = markiert
learn-marks = Markiert: { $spaces }.
learn-back = Einen Schritt zurück
learn-repeat = Diesen Schritt wiederholen
learn-show = Vormachen
learn-skip = Auslassen
learn-next = Nächster Schritt
learn-next-lesson = Nächste Lektion
learn-finish = Und dann spielen
learn-watch = Schau zu …
learn-wait = Einen Moment …

## Puzzles

learn-stars = { $stars ->
    [one] 1 Stern von 3
   *[other] { $stars } Sterne von 3
}
learn-again = Noch einmal von vorn
learn-hint = Tipp
learn-best = Beste Lösung
learn-next-puzzle = Nächstes Rätsel
learn-draw = Dein Nachziehstapel, von oben:
learn-cave = In der Höhle, von oben:

## How it is done by hand

learn-how-move = Zieh die Karte auf das Feld. Oder tipp erst die Karte an, dann das Feld.
learn-how-blockade = Tipp eine Karte an, dann die Blockade. Reicht die Kraft, tipp das Feld dahinter an und zieh gleich weiter.
learn-how-pay = Tipp die Stelle auf dem Plan an, wähl Karten aus deiner Hand und drück dann den großen Knopf.
learn-how-buy = Tipp die Karte im Markt an. Angehobene Karten bezahlen; antippen ändert das. Dann drück den großen Knopf.
learn-how-play = Tipp die Karte an und drück dann den großen Knopf.
learn-how-take = Tipp die Karte an, drück dann den großen Knopf und wähl etwas aus dem Markt.
learn-how-remove = Tipp die Karten an, die weg sollen, und drück dann den großen Knopf.
learn-how-token = Deine Funde liegen neben deinen Kartenstapeln. Tipp einen an, dann ein Feld oder den großen Knopf.
learn-how-end = Drück den großen Knopf.
learn-how-keep = Tipp auf das Zeichen über einer Karte, um sie zu behalten, und drück dann den großen Knopf.
learn-how-puzzle = Beende deinen Zug, wenn du fertig bist: Dann wird gewertet.
