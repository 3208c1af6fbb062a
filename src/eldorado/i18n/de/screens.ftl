### Die Bildschirme rund um den Tisch. Welche Angaben eine Meldung braucht, steht in en/screens.ftl.

page-title = { $page } – El Dorado
screen-back = Zurück
screen-cancel = Abbrechen
screen-to-start = Zum Anfang

## Start

start-title = El Dorado: Wettlauf zur goldenen Stadt
start-name = El Dorado
start-tagline = Drei Expeditionen. Eine goldene Stadt. Sei zuerst dort.
start-play = Spielen
start-against = Gegner: { $names }
start-twice = 2 × { $level }
start-rivals = Deine Gegner
start-strength-1 = Für das erste Rennen.
start-strength-2 = Wenn du die Regeln kennst.
start-strength-3 = Wenn du deine Karten kennst.
start-strength-4 = Wenn du gern planst.
start-strength-5 = Wenn du geschlagen werden willst.
start-pass = Reihum spielen
start-online = Online spielen
start-setup = Einrichten …
start-rules = So geht’s
start-games = Deine Spiele
start-continue = Weiterspielen
start-continue-lobby = Zurück an deinen Tisch
start-continue-over = Ansehen, wie es ausging
start-continue-gone = Dieses Spiel wurde weggeräumt
start-continue-more = { $count ->
    [one] und 1 weiteres
   *[other] und { $count } weitere
}
start-away = Der Server ist nicht zu erreichen. Deine Spiele sind dort sicher und gehen weiter, sobald er wieder da ist. Die Regeln kannst du solange lesen.
start-fan = Eine inoffizielle, kostenlose Hommage von Fans an das Brettspiel von Reiner Knizia; ohne Verbindung zu dessen Verlagen.

## Namen für alle, die keinen nennen

name-you = Du
name-host = Gastgeber
name-guest = Gast
name-player = Spieler { $number }

## Einrichten

setup-title = Ein Rennen einrichten
setup-about = Wer kommt mit, und auf welchem Weg?
setup-seats = Expeditionen
setup-count = Wie viele Expeditionen
setup-two = Zu zweit führt jede Expedition zwei Figuren, und beide müssen ans Tor.
setup-start = Wer beginnt?
setup-start-random = Das Los entscheidet
setup-route = Strecke
setup-own = Eigene Strecke
setup-own-about = mit ihrem Code
setup-code = Code der Strecke
setup-code-about = Die Tafeln vom Start bis zur Stadt, jede mit ihrer Drehung und Anschlussstelle.
setup-surprise = Überrasch mich
setup-variants = Varianten
setup-clock = Uhr
setup-clock-none = Keine
setup-clock-turn = Pro Zug
setup-clock-days = Tage
setup-clock-none-about = Niemand wird gehetzt.
setup-clock-turn-about = Jeder Zug hat seine Zeit; was darüber hinausgeht, kommt aus einem Vorrat für das ganze Spiel. Ist beides verbraucht, springt ein Computerspieler ein.
setup-clock-days-about = Für ein Spiel nach und nach: Schau vorbei, wann es dir passt.
setup-clock-each = Zeit für jeden Zug
setup-clock-bank = Vorrat für das ganze Spiel
setup-open = Wer darf kommen?
setup-watch = Wer darf zuschauen?
setup-open-link = Mit Link
setup-open-link-about = Nur wem du den Link gibst.
setup-open-public = Öffentlich
setup-open-public-about = Der Tisch steht in der Liste; alle können mitspielen oder zuschauen.
setup-go = Rennen starten
setup-invite = Öffnen und einladen

time-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
time-minutes = { $count ->
    [0] keiner
    [one] 1 Minute
   *[other] { $count } Minuten
}
time-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}

## Plätze

seat-number = Platz { $number }
seat-you = Du
seat-kind = Wer hier sitzt
seat-kind-person = Mensch hier
seat-kind-bot = Computer
seat-kind-open = Freund online
seat-name = Name
seat-level = Spielstärke
seat-open = Freier Platz
seat-open-about = Wer deinem Link folgt.
seat-colour = Farbe: { $colour }. Ändern
seat-colours = Farbe wählen

## Reihum spielen

pass-title = Reihum spielen
pass-about = Ein Gerät geht um den Tisch.
pass-people = Wer spielt mit?
pass-count = Wie viele Menschen
pass-name = Name von Spieler { $number }
pass-curtain = Zwischen den Zügen verdeckt ein Vorhang die Karten, bis die oder der Nächste bereit ist.

## Der Vorhang zwischen zwei Menschen an einem Gerät

curtain-title = { $name }, du bist dran
curtain-about = Gib das Gerät weiter. Jetzt sollte nur { $name } hinsehen.
curtain-ready = Ich bin { $name }

## Online

online-title = Online spielen
online-about = Kein Konto, kein Wartezimmer: Ein Link genügt.
online-create = Ein eigener Tisch
online-more = Mehr Auswahl: Strecke, Höhlen, Uhr …
online-open = Tisch öffnen
online-hint = Du bekommst einen Link und einen QR-Code, um die anderen einzuladen.
online-link = Hast du einen Link?
online-paste = Link oder Name eines Tisches
online-enter = Hingehen
online-no-link = Das ist kein Link zu einem Tisch. Füg ihn ganz ein, oder nur die Buchstaben nach dem letzten Schrägstrich.
online-tables = Öffentliche Tische
online-none = Gerade ist kein öffentlicher Tisch offen. Öffne einen, dann finden ihn andere hier.
online-waiting = Warten auf Mitspieler
online-running = Unterwegs
online-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
online-join = Mitspielen
online-watch = Zuschauen

## Vor dem Spiel

lobby-title = Vor dem Rennen
lobby-waiting = { $count ->
    [one] Es fehlt noch eine Expedition, dann geht es von selbst los.
   *[other] { $count } Plätze sind frei; sind alle besetzt, geht es von selbst los.
}
lobby-starting = Alle sind da: Das Rennen beginnt.
lobby-open = Wartet, bis jemand dem Link folgt.
lobby-you = Das bist du.
lobby-you-host = Das bist du; es ist dein Tisch.
lobby-here = Ist da
lobby-gone = Gerade nicht am Bildschirm
lobby-bot = Computerspieler dazu …
lobby-fill = Computerspieler für Platz { $number }
lobby-level = Computerspieler für die freien Plätze
lobby-free = Platz räumen
lobby-not-yet = Dieser Platz kann noch nicht geräumt werden. Versuch es in einer halben Minute wieder.
lobby-sit = Platz nehmen
lobby-sit-here = Hier sitzen
lobby-start = Auffüllen und starten
lobby-soon = Das Rennen beginnt, sobald alle Plätze besetzt sind.
lobby-leave = Tisch verlassen
lobby-watching = { $count ->
    [one] 1 Mensch schaut zu.
   *[other] { $count } Menschen schauen zu.
}
lobby-invite = Einladen
lobby-invite-about = Wer den Link öffnet, kann einen freien Platz nehmen oder zuschauen.
lobby-local = Dieser Link gilt nur auf diesem Computer. Öffne die Seite unter dessen eigener Adresse oder seinem Namen, dann kannst du von dort einladen.
lobby-link = Link zu diesem Tisch
lobby-copy = Kopieren
lobby-copied = Der Link ist kopiert.
lobby-share = Senden
lobby-share-text = Wer ist zuerst in El Dorado?
lobby-qr = QR-Code mit dem Link zu diesem Tisch

## Das Ende

end-you = Du gewinnst!
end-they = { $name } gewinnt!
end-nobody = Niemand gewinnt
end-place = { $place }.
end-arrived = In Runde { $round } in El Dorado
end-on-the-way = Noch unterwegs
end-resigned = Hat aufgegeben
end-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
end-blockades = { $count ->
    [one] 1 Blockade
   *[other] { $count } Blockaden
}
end-deck = Die Karten am Ende
end-removed = { $count ->
    [0] Keine Karte wurde entsorgt.
    [one] 1 Karte wurde entsorgt.
   *[other] { $count } Karten wurden entsorgt.
}
end-rematch = Noch ein Rennen
end-join = Zur Revanche
end-board = Spielplan ansehen
end-record = Aufzeichnung sichern
end-replay = Wiedergabe
end-analysis = Spielanalyse
end-new = Neues Spiel

## Regeln

rulebook-search = In den Regeln suchen
rulebook-contents = Inhalt
rulebook-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Stelle gefunden
   *[other] { $count } Stellen gefunden
}
rulebook-nothing = „{ $query }“ kommt in den Regeln nicht vor. Versuch ein anderes Wort.
rulebook-cards = Alle Karten
rulebook-cards-starting = Deine ersten acht Karten
rulebook-cards-market = Von Anfang an auf dem Markt
rulebook-cards-reserve = Zuerst im Vorrat
rulebook-card-start = nicht zu kaufen
rulebook-card-price = Preis { $price }
rulebook-faces = Alle Höhlen-Plättchen

## Einstellungen

settings-title = Einstellungen
settings-about = Sie gelten sofort und bleiben in diesem Browser.
settings-language = Sprache
settings-name = Dein Name
settings-theme = Farben
settings-theme-system = Wie das Gerät
settings-theme-light = Bei Tag
settings-theme-dark = Bei Nacht
settings-motion = Bewegung
settings-motion-system = Wie das Gerät
settings-motion-less = So wenig wie möglich
settings-pace = Computerspieler, ab dem nächsten Rennen
settings-pace-quick = In Eile
settings-pace-usual = Im Schritt
settings-pace-calm = Gemächlich
settings-sound = Klänge
settings-sound-about = Leise, für Schritte, Karten und Funde.
settings-warnings = Vor Versehen warnen
settings-warnings-about = Eine Rückfrage vor dem, was nicht rückgängig zu machen und wohl ein Versehen ist.
settings-forget = Alles auf diesem Gerät vergessen
settings-forget-sure = Dein Name, deine Einstellungen und die Liste deiner Spiele auf diesem Gerät werden vergessen. Die Spiele selbst gehen weiter.
settings-forget-yes = Vergessen
settings-forgotten = Alles ist vergessen.

## Wenn sich etwas nicht zeigen lässt

nowhere-title = Abseits der Karte
nowhere-about = Unter dieser Adresse gibt es keinen Pfad. Vielleicht fehlt ein Buchstabe im Link.
trouble-title = Der Weg ist versperrt
trouble-retry = Noch einmal versuchen
