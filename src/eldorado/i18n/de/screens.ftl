### Die Bildschirme rund um den Tisch. Welche Angaben eine Meldung braucht, steht in en/screens.ftl.

page-title = { $page } · El Dorado
screen-back = Zurück
screen-cancel = Abbrechen
screen-to-start = Zur Startseite

## Start

start-title = El Dorado: Wettlauf zur goldenen Stadt
start-name = El Dorado
start-tagline = Drei Expeditionen. Eine goldene Stadt. Sei zuerst dort.
start-play = Spielen
start-against = Gegner: { $names }
start-twice = 2 × { $level }
start-rivals = Deine Gegner
start-strength-1 = Für dein erstes Spiel.
start-strength-2 = Wenn du die Regeln kennst.
start-strength-3 = Wenn du deine Karten kennst.
start-strength-4 = Wenn du gern planst.
start-strength-5 = Für eine echte Herausforderung.
start-pass = Reihum spielen
start-online = Online spielen
start-setup = Einrichten …
start-workshop = Streckenwerkstatt
start-rules = So geht’s
start-games = Deine Spiele
start-ladder = Rangliste
start-gallery = Streckengalerie
start-continue = Weiterspielen
start-continue-lobby = Zurück an deinen Tisch
start-continue-over = Ergebnis ansehen
start-continue-gone = Dieses Spiel gibt es nicht mehr
start-continue-more = { $count ->
    [one] und 1 weiteres
   *[other] und { $count } weitere
}
start-away = Der Server ist nicht erreichbar. Deine Spiele sind dort sicher und gehen weiter, sobald er wieder da ist. Bis dahin kannst du die Regeln lesen.
start-fan = Eine inoffizielle, kostenlose Hommage von Fans an das Brettspiel von Reiner Knizia. Es besteht keine Verbindung zu dessen Verlagen.

## Namen für alle, die keinen nennen

name-you = Du
name-player = Spieler { $number }

## Einrichten

setup-title = Spiel einrichten
setup-about = Wer spielt mit, und auf welcher Strecke?
setup-seats = Expeditionen
setup-count = Anzahl der Expeditionen
setup-two = Zu zweit führt jede Expedition zwei Figuren. Beide müssen El Dorado erreichen.
setup-start = Wer beginnt?
setup-start-random = Das Los entscheidet
setup-route = Strecke
setup-own = Eigene Strecke
setup-own-about = mit einem Code
setup-code = Streckencode
setup-code-about = Die Tafeln vom Start bis zum Ziel, jede mit ihrer Drehung und der Stelle, an der sie anliegt.
setup-surprise = Überrasche mich
setup-variants = Varianten
setup-clock = Uhr
setup-clock-none = Keine
setup-clock-turn = Pro Zug
setup-clock-days = Tage
setup-clock-none-about = Niemand spielt gegen die Uhr.
setup-clock-turn-about = Für jeden Zug gibt es eine feste Zeit. Wer länger braucht, verbraucht sein Zeitkonto. Ist auch das leer, springt ein Computerspieler ein.
setup-clock-days-about = Für ein Spiel über mehrere Tage: Mache deinen Zug, wann es dir passt.
setup-clock-each = Zeit für jeden Zug
setup-clock-bank = Zeitkonto für das ganze Spiel
setup-open = Wer darf mitspielen?
setup-watch = Wer darf zuschauen?
setup-open-link = Mit Link
setup-open-link-about = Nur wer den Link von dir bekommt.
setup-open-public = Öffentlich
setup-open-public-about = Der Tisch steht in der Liste. Alle können mitspielen oder zuschauen.
setup-go = Spiel starten
setup-invite = Tisch öffnen und einladen

time-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
time-minutes = { $count ->
    [0] keines
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
seat-kind-person = Person an diesem Gerät
seat-kind-bot = Computerspieler
seat-kind-open = Mitspieler online
seat-name = Name
seat-level = Spielstärke
seat-limited = Denkt kürzer, als er könnte: Für mehr ist dieses Gerät zu langsam.
seat-open = Freier Platz
seat-open-about = Für alle, die deinen Link öffnen.
seat-colour = Farbe: { $colour }. Ändern
seat-colours = Farbe wählen

## Reihum spielen

pass-title = Reihum spielen
pass-about = Ihr gebt ein Gerät am Tisch weiter.
pass-people = Wer spielt mit?
pass-count = Wie viele Personen
pass-name = Name von Spieler { $number }
pass-curtain = Zwischen den Zügen verdeckt ein Vorhang die Karten, bis die nächste Person bereit ist.

## Der Vorhang zwischen zwei Personen an einem Gerät

curtain-title = { $name }, du bist dran
curtain-about = Gib das Gerät weiter. Jetzt sollte nur { $name } hinschauen.
curtain-ready = Ich bin { $name }

## Online

online-title = Online spielen
online-about = Du brauchst kein Konto. Ein Link genügt.
online-create = Eigener Tisch
online-more = Mehr Einstellungen: Strecke, Höhlen, Uhr …
online-open = Tisch öffnen
online-hint = Du bekommst einen Link und einen QR-Code, mit denen du andere einlädst.
online-link = Hast du einen Link?
online-paste = Link oder Code eines Tisches
online-enter = Zum Tisch
online-no-link = Das ist kein Link zu einem Tisch. Füge ihn vollständig ein oder nur die Buchstaben nach dem letzten Schrägstrich.
online-tables = Öffentliche Tische
online-none = Gerade ist kein öffentlicher Tisch offen. Öffne einen, dann können andere ihn hier finden.
online-waiting = Warten auf Mitspieler
online-running = Laufende Spiele
online-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
online-join = Mitspielen
online-watch = Zuschauen

## Vor dem Spiel

lobby-title = Vor dem Start
lobby-waiting = { $count ->
    [one] Ein Platz ist noch frei. Ist er besetzt, beginnt das Spiel von selbst.
   *[other] { $count } Plätze sind noch frei. Sind alle besetzt, beginnt das Spiel von selbst.
}
lobby-starting = Alle sind da: Das Spiel beginnt.
lobby-open = Wartet, bis jemand den Link öffnet.
lobby-you = Das bist du.
lobby-you-host = Das bist du. Es ist dein Tisch.
lobby-here = Ist da
lobby-gone = Gerade nicht da
lobby-bot = Computerspieler wählen …
lobby-fill = Computerspieler für Platz { $number }
lobby-level = Computerspieler für die freien Plätze
lobby-free = Platz freigeben
lobby-not-yet = Dieser Platz kann noch nicht freigegeben werden. Versuche es in einer halben Minute wieder.
lobby-sit = Platz nehmen
lobby-sit-here = Hier Platz nehmen
lobby-start = Auffüllen und starten
lobby-soon = Das Spiel beginnt, sobald alle Plätze besetzt sind.
lobby-leave = Tisch verlassen
lobby-watching = { $count ->
    [one] 1 Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
lobby-invite = Einladen
lobby-invite-about = Wer den Link öffnet, kann einen freien Platz nehmen oder zuschauen.
lobby-local = Dieser Link funktioniert nur auf diesem Computer. Öffne die Seite unter der Netzwerkadresse des Computers, dann bekommst du einen Link zum Weitergeben.
lobby-link = Link zu diesem Tisch
lobby-copy = Kopieren
lobby-copied = Der Link ist kopiert.
lobby-share = Teilen
lobby-share-text = Wer ist zuerst in El Dorado?
lobby-qr = QR-Code mit dem Link zu diesem Tisch

## Das Ende

end-you = Du gewinnst!
end-they = { $name } gewinnt!
end-nobody = Niemand gewinnt
end-place = { $place }.
end-arrived = In Runde { $round } in El Dorado
end-resigned = Hat aufgegeben
end-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
end-blockades = { $count ->
    [one] 1 Blockade
   *[other] { $count } Blockaden
}
end-deck = Das Deck am Ende
end-removed = { $count ->
    [0] Es wurde keine Karte entsorgt.
    [one] Es wurde 1 Karte entsorgt.
   *[other] Es wurden { $count } Karten entsorgt.
}
end-rematch = Revanche
end-join = Zur Revanche
end-board = Spielplan ansehen
end-record = Aufzeichnung speichern
end-replay = Wiedergabe
end-bench = Zurück zur Werkstatt
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
rulebook-nothing = „{ $query }“ kommt in den Regeln nicht vor. Versuche ein anderes Wort.
rulebook-cards = Alle Karten
rulebook-cards-starting = Deine acht Basiskarten
rulebook-cards-market = Von Anfang an auf der Markttafel
rulebook-cards-reserve = Anfangs im Vorrat
rulebook-card-start = nicht zu kaufen
rulebook-card-price = Preis { $price }
rulebook-faces = Alle Höhlen-Plättchen
rulebook-card-also = auch { $names } genannt
rulebook-ruling-about = Ein Teil davon steht in keiner Spielregel, oder die Ausgaben sind sich nicht einig. Wir haben entschieden, wie wir spielen: { $clauses }.

## Einstellungen

settings-title = Einstellungen
settings-about = Alle Änderungen gelten sofort und bleiben in diesem Browser gespeichert.
settings-language = Sprache
settings-name = Dein Name
settings-theme = Farben
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Animationen
settings-motion-system = System
settings-motion-less = Reduziert
settings-pace = Tempo der Computerspieler
settings-pace-quick = Schnell
settings-pace-usual = Normal
settings-pace-calm = Langsam
settings-sound = Ton
settings-sound-about = Leise Töne für Schritte, Karten und Höhlen-Plättchen.
settings-warnings = Vor Versehen warnen
settings-warnings-about = Fragt nach, bevor du etwas Unwiderrufliches tust, das wohl ein Versehen ist.
settings-forget = Alle Daten auf diesem Gerät löschen
settings-forget-sure = Dein Name, deine Einstellungen und die Liste deiner Spiele werden von diesem Gerät gelöscht. Die Spiele selbst gehen weiter.
settings-forget-yes = Löschen
settings-forgotten = Alle Daten sind gelöscht.

## Wenn sich etwas nicht zeigen lässt

nowhere-title = Seite nicht gefunden
nowhere-about = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Teil des Links.
trouble-title = Etwas ist schiefgegangen
trouble-retry = Noch einmal versuchen
