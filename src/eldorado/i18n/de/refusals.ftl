### Warum etwas nicht erlaubt ist und was du stattdessen tun kannst; Aufbau wie in en/refusals.ftl.
### Keine Argumente.

## Der Zug

refusal-T-02 = Diese Karte hast du gerade nicht auf der Hand. Wähle eine, die du hast.
refusal-T-04 = Das geht jetzt nicht; jede Karte hat pro Zug nur eine Aufgabe. Wähle eine der angezeigten Aktionen.
refusal-T-05 = Du hast in diesem Zug schon gekauft, und bewegt wird vor dem Kaufen. In deinem nächsten Zug geht es weiter.
refusal-E-03 = Das Spiel ist zu Ende; hier gibt es nichts mehr zu tun.
refusal-D-02 = Behalten kannst du nur Karten, die du noch auf der Hand hast. Wähle unter diesen.

## Bewegen

refusal-M-01 = Ein Schritt führt auf ein Feld direkt neben deiner Figur. Wähle eines, das eine Kante mit ihrem Feld teilt.
refusal-M-02 = Das Symbol passt nicht: Dschungel verlangt eine Machete, Fluss ein Paddel, Dorf eine Münze. Wähle eine Karte mit dem richtigen Symbol.
refusal-M-03 = Diese Karte ist zu schwach für das Feld. Wähle eine mit mehr Stärke; zwei Karten lassen sich nicht zusammenzählen.
refusal-M-04 = So weit kommt diese Karte nicht. Bleib früher stehen oder geh mit einer anderen Karte weiter.
refusal-M-08 = Diese Karte kann mehrere Symbole zeigen. Sag, welches du willst: Machete, Paddel oder Münze.
refusal-M-11 = Diese Karte kann von hier aus keinen einzigen Schritt machen. Behalte sie, gib sie als Münzen aus oder bezahle mit ihr.
refusal-M-12 = Hier bezahlst du mit Karten: Wähle genau so viele Handkarten, wie das Geröllfeld zeigt.
refusal-M-13 = Ein Basislager nimmt Karten: Wähle genau so viele Handkarten, wie es zeigt. Sie verlassen das Spiel für immer.
refusal-M-17 = So viele dieser Karten hast du nicht auf der Hand. Wähle unter denen, die du hast.
refusal-M-19 = Gebirge kann niemand betreten. Such dir einen Weg außen herum.
refusal-M-20 = Eine andere Figur steht im Weg. Ihr Feld kannst du weder betreten noch überqueren.
refusal-M-22 = Auf eine Startposition kann niemand zurück. Wähle ein anderes Feld.
refusal-M-23 = Die Figur stünde wieder, wo sie war. Wähle ein anderes Feld oder eine Blockade.
refusal-W-01 = Diese Figur hast du nicht. Wähle eine von deinen.
refusal-W-08 = Diese Figur hat El Dorado schon erreicht. Zieh mit der anderen.

## Blockaden

refusal-B-01 = Eine Blockade versperrt den Weg. Nimm sie zuerst, dann geh hinüber.
refusal-B-02 = Deine Figur steht nicht neben dieser Blockade. Zieh erst zu ihr hin.
refusal-B-03 = Diese Blockade verlangt etwas anderes. Sieh dir Symbol und Zahl an und wähle eine passende Karte, oder Karten zum Bezahlen, wenn sie Geröll zeigt.
refusal-B-09 = Die Stärke dieser Karte reicht nicht, um das zu nehmen und dorthin zu ziehen. Bleib früher stehen oder nimm eine stärkere Karte.
refusal-B-14 = Diese Blockade liegt nicht auf dem Plan. Vielleicht hat sie schon jemand genommen.

## Kaufen

refusal-C-09 = Das ist eine Basiskarte, sie ist nicht zu kaufen. Wähle eine Karte vom Markt.
refusal-O-10 = Diese Karte ist ausverkauft. Wähle eine andere.
refusal-P-01 = Du hast in diesem Zug schon eine Karte gekauft. Im nächsten darfst du wieder.
refusal-P-05 = Diese Karten erreichen den Preis nicht. Leg Münzen dazu oder wähle eine billigere Karte.
refusal-P-09 = Diese Karte liegt im Vorrat. Kaufen kannst du sie nur, solange ein Platz der Markttafel frei ist.
refusal-P-21 = Du würdest mehr bezahlen als nötig. Lass weg, was der Preis nicht verlangt, und zähle Karten mit vollem Wert, außer du willst einen Gegenstand schonen.

## Aktionen

refusal-A-01 = So lässt sich diese Karte nicht spielen. Beweg dich, bezahle oder kaufe mit ihr.
refusal-A-06 = Gleich nach der Karte { card-scientist }, und nur dann, entsorgst du eine Handkarte oder keine. Entscheide das, bevor es weitergeht.
refusal-A-07 = Gleich nach der Karte { card-travel_log }, und nur dann, entsorgst du bis zu zwei Handkarten oder keine. Entscheide das, bevor es weitergeht.
refusal-A-08 = Von dieser Karte ist keine mehr da. Wähle eine aus einem anderen Stapel.
refusal-A-12 = Das würde gerade nichts bewirken. Heb es dir für später auf.

## Ziehen und Erkunden beim Nachspielen

refusal-R-03 = Die gezogenen Karten passen nicht zu den Stapeln. Prüfe die Aufzeichnung.
refusal-R-04 = Der Ablagestapel wird nur gemischt, wenn eine Karte fehlt. Prüfe die Aufzeichnung.
refusal-V-06 = Der Fund passt nicht zu dieser Höhle. Prüfe die Aufzeichnung.

## Höhlen-Plättchen

refusal-V-19 = So kannst du dieses Plättchen nicht nutzen: Du hast es nicht, oder es braucht keine Karten. Wähle eines, das vor dir liegt.
refusal-V-21 = Dieses Plättchen kann keine Figur bewegen. Das können nur die mit Symbol und Zahl.
refusal-V-22 = So viele Plättchen dieser Art hast du nicht. Bezahle auch mit Handkarten.
refusal-V-24 = Du hast keine Karte mehr zum Ziehen. Heb dir das Plättchen auf.
refusal-V-25 = Wähle genau eine Handkarte, die das Spiel verlassen soll.
refusal-V-26 = Wähle eine bis vier Handkarten zum Austauschen.
refusal-V-27 = Einen Gegenstand behältst du nur direkt nach seinem Einsatz, vor allem anderen. Waren es mehrere, wähle einen davon.
refusal-V-28 = Ein geändertes Symbol gilt für eine Handkarte mit nur einem Symbol. Spiel sie als Nächstes und wähle ihr neues Symbol; nichts anderes kommt dazwischen.
refusal-V-29 = Besetzte Felder stehen dir in diesem Zug schon offen. Heb dir das Plättchen auf.

## Eigene Strecken

refusal-C-02 = Der Startplan kommt nur einmal vor, mit einer seiner beiden Seiten. Nimm einen weg.
refusal-C-03 = Diese Tafel gibt es nicht, oder sie kommt doppelt vor: Ihre zwei Buchstaben sind zwei Seiten derselben Tafel. Wähle einen anderen Buchstaben.
refusal-C-04 = Dieser Streifen kommt doppelt vor: Seine zwei Buchstaben sind zwei Seiten desselben Streifens. Wähle einen anderen Buchstaben.
refusal-L-04 = Es gibt mehr Nahtstellen als Blockaden, deshalb bleiben die letzten offen. So kannst du spielen.
refusal-L-06 = Die Teile passen hier nicht zusammen: Sie überlappen oder liegen um ein halbes Feld versetzt. Verschieb oder dreh eines.
refusal-S-01 = Eine Strecke muss vom Startplan über mindestens eine Geländetafel bis zum Zielplan zusammenhängen. Schließ die Lücke oder dreh ein Teil.

## Tisch und Server

refusal-stale = Bevor deine Aktion ankam, ist etwas geschehen. Sieh dir den Tisch an und wähle neu.
refusal-not_your_turn = Du bist noch nicht am Zug. Du erfährst es, sobald es so weit ist.
refusal-paused = Das Spiel ist angehalten. Setz es fort, um weiterzuspielen.
refusal-over = Dieses Spiel ist zu Ende. Du kannst um eine Revanche bitten.
refusal-not_seated = Du schaust bei diesem Spiel zu. Nimm Platz, um mitzuspielen.
refusal-unreadable = Das war nicht zu verstehen. Versuch es bitte auf andere Weise.
refusal-too_fast = Das war sehr schnell. Warte einen Augenblick und versuch es noch einmal.
refusal-too_big = Das war zu viel auf einmal. Schick etwas Kleineres.
refusal-too_long = Das auszurechnen dauert hier zu lange. Versuch es mit etwas Kleinerem.
refusal-gone = Darauf wartet niemand mehr. Frag noch einmal.
refusal-no_undo = Das lässt sich nicht zurücknehmen: Etwas Verborgenes ist ans Licht gekommen, oder der Zug ist vorbei.
refusal-no_such_table = Diesen Tisch gibt es nicht, oder er wurde abgeräumt. Prüfe den Link.
refusal-seat_taken = Dieser Platz ist schon besetzt. Wähle einen freien.
refusal-name = Bitte wähle einen Namen mit 1 bis 20 Zeichen, ohne , ; < und >.
refusal-waiting = Das Spiel hat noch nicht begonnen: Ein Platz ist offen. Lade jemanden ein oder setz einen Computergegner dorthin.
refusal-offline = Es gibt keine Verbindung. Dein Spiel ist sicher; es geht weiter, sobald du wieder online bist.
refusal-server = Bei uns ist etwas schiefgegangen. Dein Spiel ist sicher; bitte versuch es noch einmal.
refusal-illegal = Das erlauben die Regeln hier nicht. Wähle eine der angezeigten Aktionen.
refusal-begun = Das Spiel hat schon begonnen. Du kannst deinen Platz einem Computergegner überlassen oder aufgeben.
refusal-not_paused = Das Spiel ist nicht angehalten; spiel einfach weiter.
refusal-no_pause = Du hast das Spiel so lange angehalten, wie du darfst. Andere können es noch anhalten.
refusal-late = Deine Zeit ist aufgebraucht. Nach diesem Zug kannst du zurückkommen.
refusal-clock = Dieser Tisch hat eine Uhr. Nur sie entscheidet, wann ein Computergegner einen Platz übernimmt.
refusal-level = Diesen Computergegner gibt es nicht. Wähle einen aus der Liste.
refusal-rematched = Die Revanche läuft schon. Geh an ihren Tisch.
refusal-resigned = Du hast dieses Rennen aufgegeben. Du kannst zusehen, wie es ausgeht.
refusal-stand_in = Ein Computergegner zieht für dich. Komm erst auf deinen Platz zurück.
refusal-too_many = Du hast zu viele Tische oder Verbindungen geöffnet. Schließ einige oder warte eine Weile.
refusal-origin = Diese Seite darf nicht mit diesem Server sprechen. Öffne das Spiel unter seiner eigenen Adresse.
refusal-silent = Die Seite hat sich zu lange nicht gemeldet. Bitte lade sie neu.
refusal-webhook = Diese Adresse lässt sich nicht aufrufen. Gib eine öffentliche Webadresse an, die mit https:// oder http:// beginnt.
refusal-not_found = Unter dieser Adresse ist nichts. Prüfe den Link.
refusal-restart = Der Server startet neu. Dein Tisch ist gespeichert; gleich bist du wieder da.
refusal-no_hints = In Spielen mit anderen Menschen gibt es keine Tipps. Gegen Computergegner schon.
