### Die Hilfe am Tisch und die Einstellungen für Tasten und Vorlesen.

## Hilfe

keys-moving = So spielst du einen Zug
keys-moving-1 = Wähle eine Karte und dann ein Feld, das sie erreicht. Oder wähle zuerst das Feld, dann schlägt dir das Spiel Karten vor.
keys-moving-2 = Die Karte muss das Symbol des Feldes zeigen, und zwar mindestens so oft wie das Feld. Mit der übrigen Stärke ziehst du über Felder derselben Art weiter.
keys-moving-3 = Danach darfst du auf dem Markt eine Karte kaufen. Beende deinen Zug, dann ziehst du auf vier Karten nach.
keys-read-rules = Regeln lesen
keys-change-keys = Tasten und Vorlesen ändern
keys-terrains = Arten von Feldern
keys-signs = Zeichen
keys-sign-flag = Schritte bis El Dorado
keys-sign-hand = Karten auf der Hand; an einer Karte: behalten
keys-sign-deck = Nachziehstapel
keys-sign-discard = Ablagestapel
keys-sign-trash = wird entsorgt
keys-sign-coin = Preis, oder was eine Karte beim Kaufen wert ist
keys-sign-hint = Tipp
keys-sign-history = Verlauf
keys-sign-undo = zurücknehmen
keys-sign-follow = meiner Figur folgen
keys-sign-fit = die ganze Strecke zeigen

## Tasten

keys-keys = Tasten
keys-off = Tastenkürzel sind in den Einstellungen ausgeschaltet. Diese Tasten gehen immer:
keys-group-play = Spielen
keys-group-board = Auf dem Spielplan
keys-group-read = Vorlesen
keys-group-open = Öffnen
keys-group-learn = In Lektionen und Rätseln
keys-name-enter = Eingabe
keys-name-escape = Esc
keys-name-ctrl-z = Strg+Z
keys-name-shift = Umschalt
keys-name-page = Bild
keys-name-home = Pos1
keys-name-end = Ende
keys-group-replay = In der Wiedergabe
keys-numbers = eine Karte deiner Hand wählen
keys-enter = wählen, dorthin ziehen, drücken
keys-escape = zurück, schließen
keys-ctrl-z = zurücknehmen
keys-left-right = ein Feld nach links oder rechts
keys-up-down = ein Feld nach rechts oben und zurück nach links unten
keys-main = den Hauptknopf drücken
keys-undo = zurücknehmen
keys-target = zum nächsten erreichbaren Feld
keys-best = das Feld wählen, das El Dorado am nächsten ist; noch einmal: hingehen
keys-bargain = die teuerste Karte wählen, die du kaufen kannst, dann die nächste
keys-home = zu deiner Figur
keys-blockade = die Blockade neben diesem Feld nehmen
keys-keep = die Karte behalten, auf der der Fokus liegt
keys-market = Markt
keys-actions = alles, was du jetzt tun kannst
keys-history = Verlauf
keys-help = diese Hilfe
keys-rules = die Regeln zu dem, was gerade im Fokus ist
keys-around = was hier ringsum liegt
keys-way = der Weg von hier nach El Dorado
keys-cards = deine Hand
keys-goods = was du kaufen kannst
keys-rivals = deine Gegner
keys-last = was deine Gegner zuletzt getan haben
keys-repeat = die letzte Ansage noch einmal
keys-show = vormachen
keys-next = nächster Schritt
keys-again = von vorn
keys-larger = größer
keys-smaller = kleiner
keys-whole = die ganze Strecke
keys-following = nächstes erreichbares Feld; zuerst das, das El Dorado am nächsten liegt
keys-preceding = voriges erreichbares Feld
keys-upleft = ein Feld nach links oben
keys-downright = ein Feld nach rechts unten
keys-play = Wiedergabe: starten oder anhalten
keys-faster = Wiedergabe: schneller
keys-slower = Wiedergabe: langsamer
keys-replay-steps = ein Schritt zurück oder vor
keys-replay-turns = ein Zug zurück oder vor
keys-replay-ends = Anfang und Ende

## Einstellungen

keys-verbosity = Wie viel vorgelesen wird
keys-verbosity-short = Wenig
keys-verbosity-normal = Normal
keys-verbosity-full = Alles
keys-verbosity-about = Für Screenreader: Namen von Karten und Feldern mit mehr oder weniger Einzelheiten.
keys-shortcuts = Tastenkürzel
keys-shortcuts-about = Buchstaben, Ziffern und Zeichen wirken am Tisch als Tastenkürzel. Auch ohne sie gehen die Pfeiltasten, Eingabe, Escape, Bild auf, Bild ab und Strg+Z.
keys-list = Tasten ändern …
keys-change = Taste { $key } ändern: { $action }
keys-press = Drücke eine Taste …
keys-changed = { $key } ist jetzt die Taste für: { $action }.
keys-taken = { $key } ist schon die Taste für: { $command }.
keys-unfit = Wähle einen Buchstaben oder ein Zeichen, das noch frei ist.
keys-reset = Tasten zurücksetzen
keys-reset-done = Alle Tasten sind zurückgesetzt.
