### Was um die Lektionen und Rätsel in course.ftl herum steht.

## Inhalt

learn-begin = Deine ersten Schritte
learn-continue = Hier warst du zuletzt
learn-start = Anfangen
learn-go-on = Weiter
learn-complete = Du hast den Kurs geschafft
learn-lessons = Lektionen
learn-lessons-done = { $done } von { $lessons } geschafft. Mache sie der Reihe nach oder suche dir aus, was du wissen willst.
learn-done = geschafft
learn-steps-done = { $done } von { $steps }
learn-then = Dein erstes Spiel
learn-then-about = Du spielst gegen zwei der schwächsten Computerspieler. In den Regeln kannst du jederzeit nachschlagen. Vor groben Fehlern warnt dich der Berater. Du kannst ihn ausschalten.
learn-rules = Regeln
learn-play = Erstes Spiel starten
learn-lost = Diese Lektion gibt es nicht. Suche dir eine von diesen aus.

## Neben dem Spielplan

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
learn-skip = Überspringen
learn-next = Nächster Schritt
learn-next-lesson = Nächste Lektion
learn-finish = Zum ersten Spiel
learn-watch = Sieh zu …
learn-wait = Einen Moment …

## Rätsel

learn-stars = { $stars ->
    [one] 1 Stern von 3
   *[other] { $stars } Sterne von 3
}
learn-again = Noch einmal von vorn
learn-retry = Noch einmal
learn-plan-yourself = Dorthin kommst du nur mit mehreren Karten. In einem Rätsel findest du sie selbst: Wähle eine Karte nach der anderen.
learn-hint = Tipp
learn-best = Beste Lösung
learn-next-puzzle = Nächstes Rätsel
learn-draw = Dein Nachziehstapel, von oben:
learn-cave = In der Höhle, von oben:

## Wie es von Hand geht

learn-how-move = Wähle erst die Karte, dann das Feld.
learn-how-blockade = Wähle eine Karte, dann die Blockade. Hat die Karte noch Stärke übrig, wähle das Feld dahinter und ziehe gleich weiter.
learn-how-pay = Wähle das Feld oder die Blockade, dann Karten aus deiner Hand, und drücke den großen Knopf.
learn-how-buy = Wähle die Karte auf dem Markt. Das Spiel schlägt eine Bezahlung vor; wähle Handkarten, um sie zu ändern. Drücke dann den großen Knopf.
learn-how-play = Wähle die Karte und drücke dann den großen Knopf.
learn-how-take = Wähle die Karte, drücke dann den großen Knopf und wähle eine Karte auf dem Markt.
learn-how-remove = Wähle die Karten, die du entsorgen willst, und drücke dann den großen Knopf.
learn-how-token = Deine Höhlen-Plättchen liegen neben deinen Kartenstapeln. Wähle eines, dann ein Feld oder den großen Knopf.
learn-how-end = Drücke den großen Knopf.
learn-how-keep = Wähle das Zeichen über einer Karte, um sie zu behalten, und drücke dann den großen Knopf.
learn-how-puzzle = Beende deinen Zug, wenn du fertig bist. Dann bekommst du deine Sterne.
