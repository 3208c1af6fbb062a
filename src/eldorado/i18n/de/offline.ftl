# Das Spiel auf diesem Gerät, ohne Server.

offline-loading = Das Spiel wird geladen
offline-loading-once = Das ist nur einmal nötig. Danach geht es auch ohne Netz.
offline-megabytes = { $done } von { $total } MB
offline-starting = Das Spiel wird gestartet
offline-elsewhere = Das Spiel ist in einem anderen Tab dieses Browsers offen. Schließe ihn, um hier weiterzuspielen.
offline-failed = Das Spiel auf diesem Gerät ist stehen geblieben. Deine gespeicherten Spiele sind sicher.
offline-again = Neu starten
offline-ready = Das Spiel ist jetzt auf diesem Gerät. Es geht auch ohne Netz.

## Was andere Leute braucht

offline-needs-online = Um mit Leuten an anderen Geräten zu spielen, brauchst du einen Server, und hier gibt es keinen. Du kannst gegen Computerspieler spielen oder dieses Gerät herumreichen.
offline-needs-ladder = Die Rangliste vergleicht Leute, die auf demselben Server spielen, und hier gibt es keinen. Deine eigenen Ergebnisse findest du bei deinen Spielen.
offline-needs-gallery = In der Galerie teilen Leute auf einem Server ihre Strecken, und hier gibt es keinen. Die Werkstatt behält deine eigenen Strecken auf diesem Gerät.
offline-daily = Auf diesem Gerät wird die Expedition nie gewertet, und es gibt keine Ergebnisse anderer zum Vergleich.

## Mit einem Server

offline-setting = Ohne Netz spielbar
offline-setting-about = Lädt das Spiel einmal: { $sent } MB, die auf diesem Gerät { $total } MB belegen. Danach kannst du ohne Server gegen Computerspieler spielen oder das Gerät herumreichen.
offline-setting-missing = Dieser Server bietet kein Spiel ohne Netz an.
offline-make = Ohne Netz spielbar machen
offline-stop = Anhalten
offline-broken = Das Laden ist nicht gelungen. Versuche es noch einmal, wenn die Verbindung besser ist.
offline-kept = Das Spiel ist in diesem Browser gespeichert ({ $total } MB) und kann ohne Server gespielt werden.
offline-remove = Entfernen
offline-removed = Das Spiel ist auf diesem Gerät nicht mehr ohne Netz spielbar.
offline-play-here = Auf diesem Gerät spielen
offline-away = Der Server ist nicht erreichbar, aber das Spiel ist auf diesem Gerät. Was du hier beginnst, bleibt hier und wird nie gewertet.
offline-here = Du spielst auf diesem Gerät. Deine Spiele auf dem Server bleiben dort.
offline-to-server = Zurück zum Server
offline-continue = Ohne Server weiterspielen
offline-continue-about = Das Spiel geht auf diesem Gerät als neues Spiel weiter: Karten, die du nicht sehen kannst, werden neu gemischt und verteilt. Es wird nicht gewertet.

## Eigene Spiele

offline-games-about = Diese Spiele liegen nur in diesem Browser. Speichere sie in einer Datei, um sie aufzubewahren oder auf ein anderes Gerät mitzunehmen.
offline-export = Alle Spiele in einer Datei speichern
offline-import = Spiele aus einer Datei hinzufügen
offline-imported = { $count ->
    [0] Nichts hinzugefügt: Alle Spiele dieser Datei sind schon hier.
    [one] 1 Spiel wurde hinzugefügt.
   *[other] { $count } Spiele wurden hinzugefügt.
}
offline-import-refused = In dieser Datei sind keine hier gespeicherten Spiele.
