### The screen of the route workshop: building a route.
###
### Arguments: $piece, a piece; $part, a piece with its turns and place; $turns, how often it is turned;
### $side, $slide, ids of a side and of a direction; $name, the name of a route; $count, how many

editor-title = Streckenwerkstatt
editor-about = Baue aus den Teilen der Schachtel eine eigene Strecke.
editor-empty = Wähle unter „Teile“ eine Seite des Startplans.
editor-tools = Werkzeuge
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-turn = Drehen
editor-flip = Wenden
editor-left = Vorige Stelle
editor-right = Nächste Stelle
editor-insert = Danach einfügen
editor-inserting = Das nächste Teil wird nach { $piece } eingefügt.
editor-remove = Entfernen
editor-pieces = Die Strecke, Teil für Teil
editor-tray = Teile
editor-take = { $piece } anlegen
editor-part = { $piece }, { $turns ->
    [0] nicht gedreht
    [one] einmal gedreht
   *[other] { $turns }-mal gedreht
}{ $side ->
    [none] { "" }
    [n] , im Norden
    [ne] , im Nordosten
    [se] , im Südosten
    [s] , im Süden
    [sw] , im Südwesten
   *[nw] , im Nordwesten
}{ $slide ->
    [left] , nach links geschoben
    [right] , nach rechts geschoben
   *[none] { "" }
}
editor-blue = Zielplan, blau
editor-green = Zielplan, grün
editor-laid = Angelegt: { $part }
editor-turned = Gedreht: { $part }
editor-flipped = Gewendet: { $part }
editor-moved = Verschoben: { $part }
editor-removed = Entfernt: { $part }
editor-chosen = Ausgewählt: { $part }
editor-undone = Rückgängig gemacht.
editor-redone = Wiederholt.
editor-no-room = Für dieses Teil ist nirgends Platz. Drehe oder verschiebe zuerst ein anderes.
editor-state = Spielbar?
editor-unfinished = Noch nicht fertig: Es fehlen Tafeln oder der Zielplan. Du kannst die Strecke trotzdem speichern.
editor-against = Gegner
editor-try = Ausprobieren
editor-facts = Eckdaten
editor-show-way = Leichtesten Weg zeigen
editor-show-narrow = Engstellen zeigen ({ $count })
editor-show-tight = { $count ->
    [one] Engste Stelle zeigen (nur { $count } Weg)
   *[other] Engste Stelle zeigen ({ $count } Wege nebeneinander)
}
editor-show-stretch = { $count } × { $terrain } in Folge zeigen
editor-tips = Tipps der Spielregel
editor-no-tips = Bisher gibt es nichts zu ändern.
editor-shelf = Meine Strecken
editor-name = Name der Strecke
editor-line = Ein Satz dazu
editor-unnamed = Meine Strecke
editor-keep = Speichern
editor-kept = „{ $name }“ ist in diesem Browser gespeichert.
editor-drop = { $name } löschen
editor-copy-of = Kopie von { $name }
editor-share = Teilen
editor-code = Streckencode
editor-link = Link zur Strecke
editor-copy-code = Code kopieren
editor-copy-link = Link kopieren
editor-open-page = Ihre Seite öffnen
editor-copied = Kopiert.
editor-begin = Neue Strecke
editor-clear = Leerer Tisch
editor-surprise = Überrasche mich
editor-from-printed = Gedruckte Strecke
editor-from-code = Code oder Link
editor-open = Öffnen

## Zurück aus einem Spiel

editor-tried = Das Spiel auf dieser Strecke
editor-tried-won = { $name } hat in Runde { $round } gewonnen.
editor-tried-you = Du hast in Runde { $round } gewonnen.
editor-tried-nobody = Niemand hat gewonnen; das Spiel endete in Runde { $round }.
editor-tried-ways = Je heller ein Feld, desto öfter ist eine Expedition darübergezogen.
editor-tried-show = Begangene Felder zeigen
editor-publish = Diese Strecke veröffentlichen

## Wünsche

editor-wishes = Überrasche mich mit einer Strecke
editor-wishes-about = Alle Wünsche sind freiwillig. Mit Wünschen dauert die Suche ein paar Sekunden.
editor-wishes-about-here = Alle Wünsche sind freiwillig. Mit Wünschen dauert die Suche auf diesem Gerät eine Minute oder länger.
editor-wish-any = egal
editor-wish-rounds = Länge
editor-wish-rounds-count = etwa { $count } Runden
editor-wish-difficulty = Schwierigkeit
editor-wish-like = Spielt sich wie
editor-wish-caves = Mindestens fünf Höhlen
editor-wish-no_bottlenecks = Keine Engstellen
editor-wish-find = Strecke suchen
editor-wish-looking = Eine Strecke wird gesucht …
editor-wish-found = Gefunden: { $difficulty }, etwa { $rounds } Runden.
editor-wish-missed = Keine Strecke erfüllt alle Wünsche. Diese kommt ihnen am nächsten. Nicht erfüllt: { $wishes }.
