### Warum etwas nicht erlaubt ist und was du stattdessen tun kannst; Aufbau wie in en/refusals.ftl.
### Nur die genauen Sätze am Ende haben Argumente.

## Der Zug

refusal-T-02 = Diese Karte hast du gerade nicht auf der Hand. Wähle eine, die du hast.
refusal-T-04 = Das geht jetzt nicht. Jede Karte nutzt du in einem Zug nur einmal. Wähle eine der angezeigten Aktionen.
refusal-T-05 = Du hast in diesem Zug schon gekauft; bewegen darfst du dich nur davor. Nur die Karte „{ card-native }“ bringt dich jetzt noch einen Schritt weiter.
refusal-E-03 = Das Spiel ist zu Ende. Hier gibt es nichts mehr zu tun.
refusal-D-02 = Du kannst nur Karten behalten, die du noch auf der Hand hast. Wähle eine davon.

## Bewegen

refusal-M-01 = Ein Schritt führt auf ein Feld direkt neben deiner Figur. Wähle ein Feld, das an ihres grenzt.
refusal-M-02 = Das Symbol passt nicht: Dschungel verlangt eine Machete, Fluss ein Paddel, Dorf eine Münze. Wähle eine Karte mit dem richtigen Symbol.
refusal-M-03 = Diese Karte ist zu schwach für das Feld. Wähle eine mit mehr Stärke. Mehrere Karten lassen sich nicht kombinieren.
refusal-M-04 = So weit kommt diese Karte nicht. Bleibe früher stehen oder ziehe mit einer anderen Karte weiter.
refusal-M-08 = Diese Karte kann mehrere Symbole zeigen. Wähle eines: Machete, Paddel oder Münze.
refusal-M-11 = Mit dieser Karte kommst du von hier keinen einzigen Schritt weit. Behalte sie, kaufe mit ihr ein oder bezahle mit ihr ein Feld.
refusal-M-12 = Hier bezahlst du mit Karten: Wähle genau so viele Handkarten, wie das Geröllfeld zeigt.
refusal-M-13 = Ein Basislager verlangt Karten: Wähle genau so viele Handkarten, wie es zeigt. Sie werden für immer entsorgt.
refusal-M-17 = So viele dieser Karten hast du nicht auf der Hand. Wähle Karten, die du hast.
refusal-M-19 = Gebirge kann niemand betreten. Suche dir einen Weg außen herum.
refusal-M-20 = Eine andere Figur steht im Weg. Ihr Feld darfst du weder betreten noch überqueren.
refusal-M-22 = Auf eine Startposition kann niemand zurück. Wähle ein anderes Feld.
refusal-M-23 = Deine Figur stünde wieder dort, wo sie war. Wähle ein anderes Feld oder eine Blockade.
refusal-W-01 = Diese Figur hast du nicht. Wähle eine deiner Figuren.
refusal-W-08 = Diese Figur hat El Dorado schon erreicht. Ziehe mit der anderen.

## Blockaden

refusal-B-01 = Eine Blockade versperrt den Weg. Nimm sie zuerst, dann kannst du weiterziehen.
refusal-B-02 = Deine Figur steht nicht neben dieser Blockade. Ziehe zuerst zu ihr hin.
refusal-B-03 = Diese Blockade verlangt etwas anderes. Sieh dir ihr Symbol und ihre Stärke an und wähle eine passende Karte. Zeigt sie Geröll, bezahle mit Handkarten.
refusal-B-09 = Die Stärke dieser Karte reicht nicht, um die Blockade zu nehmen und dorthin zu ziehen. Bleibe früher stehen oder nimm eine stärkere Karte.
refusal-B-14 = Diese Blockade liegt nicht auf der Strecke. Vielleicht hat sie schon jemand genommen.

## Kaufen

refusal-C-09 = Das ist eine Basiskarte. Sie kann nicht gekauft werden. Wähle eine Karte vom Markt.
refusal-O-10 = Diese Karte ist ausverkauft. Wähle eine andere.
refusal-P-01 = Du hast in diesem Zug schon eine Karte gekauft. Im nächsten darfst du wieder.
refusal-P-05 = Diese Karten reichen für den Preis nicht aus. Nimm weitere Karten dazu oder wähle eine billigere.
refusal-P-09 = Diese Karte liegt im Vorrat. Du kannst sie nur kaufen, solange auf der Markttafel ein Platz frei ist.
refusal-P-21 = Du würdest mehr bezahlen als nötig. Lass weg, was für den Preis nicht nötig ist. Eine wertvollere Karte zählt nur dann als halbe Münze, wenn du so einen Gegenstand behältst.

## Aktionen

refusal-A-01 = So lässt sich diese Karte nicht ausspielen. Bewege dich, bezahle oder kaufe mit ihr.
refusal-A-06 = Direkt nach der Karte „{ card-scientist }“ darfst du eine Handkarte entsorgen, aber nur dann. Entscheide das, bevor du weiterspielst.
refusal-A-07 = Direkt nach der Karte „{ card-travel_log }“ darfst du bis zu zwei Handkarten entsorgen, aber nur dann. Entscheide das, bevor du weiterspielst.
refusal-A-08 = Von dieser Karte ist keine mehr da. Wähle eine aus einem anderen Stapel.
refusal-A-12 = Das würde gerade nichts bewirken. Hebe es dir für später auf.

## Ziehen und Erkunden beim Nachspielen

refusal-R-03 = Die gezogenen Karten passen nicht zu den Stapeln. Prüfe die Aufzeichnung.
refusal-R-04 = Der Ablagestapel wird nur gemischt, wenn eine Karte fehlt. Prüfe die Aufzeichnung.
refusal-V-06 = Das Höhlen-Plättchen passt nicht zu dieser Höhle. Prüfe die Aufzeichnung.

## Höhlen-Plättchen

refusal-V-19 = So kannst du dieses Plättchen nicht nutzen: Du hast es nicht, oder es braucht keine Karten. Wähle eines, das vor dir liegt.
refusal-V-21 = Dieses Plättchen kann keine Figur bewegen. Das können nur Plättchen mit Symbol und Zahl.
refusal-V-22 = So viele Plättchen dieser Art hast du nicht. Bezahle auch mit Handkarten.
refusal-V-24 = Du hast keine Karte mehr zum Ziehen. Hebe dir das Plättchen für später auf.
refusal-V-25 = Wähle genau eine Handkarte, die du entsorgst.
refusal-V-26 = Wähle eine bis vier Handkarten zum Austauschen.
refusal-V-27 = Einen Gegenstand kannst du nur direkt nach seinem Einsatz behalten, bevor du etwas anderes tust. Hast du mehrere eingesetzt, wähle einen davon.
refusal-V-28 = Ein geändertes Symbol gilt für eine Handkarte mit nur einem Symbol. Spiele sie als Nächstes aus und wähle ihr neues Symbol, bevor du etwas anderes tust.
refusal-V-29 = Über besetzte Felder darfst du in diesem Zug schon ziehen. Hebe dir das Plättchen für später auf.

## Eigene Strecken

refusal-C-02 = Der Startplan kommt nur einmal vor, mit einer seiner beiden Seiten. Entferne einen davon.
refusal-C-03 = Diese Tafel gibt es nicht, oder sie kommt doppelt vor: Ihre zwei Buchstaben sind zwei Seiten derselben Tafel. Wähle einen anderen Buchstaben.
refusal-C-04 = Dieser Streifen kommt doppelt vor: Seine zwei Buchstaben sind zwei Seiten desselben Streifens. Wähle einen anderen Buchstaben.
refusal-L-04 = Es gibt mehr Übergänge als Blockaden, deshalb bleiben die letzten offen. So kannst du spielen.
refusal-L-06 = Die Teile passen hier nicht zusammen: Sie überlappen sich oder liegen um ein halbes Feld versetzt. Verschiebe oder drehe eines.
refusal-S-01 = Eine Strecke muss vom Startplan über mindestens eine Geländetafel bis zum Zielplan zusammenhängen. Schließe die Lücke oder drehe ein Teil.

## Tisch und Server

refusal-stale = Bevor deine Aktion ankam, ist am Tisch etwas geschehen. Sieh es dir an und wähle neu.
refusal-not_your_turn = Du bist noch nicht am Zug. Bitte warte einen Moment.
refusal-paused = Das Spiel ist pausiert. Setze es fort, um weiterzuspielen.
refusal-over = Dieses Spiel ist zu Ende. Du kannst um eine Revanche bitten.
refusal-not_seated = Du schaust bei diesem Spiel nur zu. Nimm Platz, um mitzuspielen.
refusal-unreadable = Das war nicht zu verstehen. Bitte versuche es anders.
refusal-too_fast = Das ging zu schnell. Warte einen Augenblick und versuche es noch einmal.
refusal-too_big = Das ist zu groß. Schicke etwas Kleineres.
refusal-too_long = Die Berechnung dauert zu lange. Versuche es mit etwas Kleinerem.
refusal-gone = Diese Anfrage wurde abgebrochen. Bitte versuche es noch einmal.
refusal-no_undo = Das lässt sich nicht zurücknehmen: Etwas Verborgenes wurde aufgedeckt, oder der Zug ist vorbei.
refusal-no_such_table = Diesen Tisch gibt es nicht oder nicht mehr. Prüfe den Link.
refusal-seat_taken = Dieser Platz ist schon besetzt. Wähle einen freien.
refusal-name = Bitte wähle einen Namen mit 1 bis 20 Zeichen, ohne , ; < und >.
refusal-waiting = Das Spiel hat noch nicht begonnen: Ein Platz ist frei. Lade jemanden ein oder setze einen Computerspieler dorthin.
refusal-offline = Du hast keine Verbindung. Dein Spiel ist sicher und geht weiter, sobald du wieder online bist.
refusal-server = Bei uns ist etwas schiefgegangen. Dein Spiel ist sicher. Bitte versuche es noch einmal.
refusal-illegal = Das erlauben die Regeln hier nicht. Wähle eine der angezeigten Aktionen.
refusal-begun = Das Spiel hat schon begonnen. Du kannst deinen Platz einem Computerspieler überlassen oder aufgeben.
refusal-not_paused = Das Spiel ist nicht pausiert. Spiele einfach weiter.
refusal-no_pause = Deine Zeit für Pausen ist aufgebraucht. Andere können das Spiel noch pausieren.
refusal-late = Deine Zeit ist aufgebraucht. Nach diesem Zug kannst du wieder selbst spielen.
refusal-clock = Dieser Tisch hat eine Uhr. Nur sie entscheidet, wann ein Computerspieler einen Platz übernimmt.
refusal-level = Diesen Computerspieler gibt es nicht. Wähle einen aus der Liste.
refusal-rematched = Die Revanche ist schon eröffnet. Spiele an ihrem Tisch mit.
refusal-resigned = Du hast aufgegeben. Du kannst zuschauen, wie das Spiel ausgeht.
refusal-stand_in = Ein Computerspieler spielt gerade für dich. Kehre zuerst auf deinen Platz zurück.
refusal-too_many = Du hast zu viele Tische oder Verbindungen geöffnet. Schließe einige oder warte eine Weile.
refusal-origin = Diese Seite darf sich nicht mit diesem Server verbinden. Öffne das Spiel unter seiner eigenen Adresse.
refusal-silent = Der Verbindungsaufbau hat zu lange gedauert. Bitte lade die Seite neu.
refusal-webhook = Diese Adresse lässt sich nicht aufrufen. Gib eine öffentliche Webadresse an, die mit https:// oder http:// beginnt.
refusal-not_found = Unter dieser Adresse gibt es nichts. Prüfe den Link.
refusal-restart = Der Server startet neu. Dein Spiel ist gespeichert. Gleich geht es weiter.
refusal-needs_server = Dazu braucht es andere Leute, und du spielst gerade ohne Server. Alles andere geht.
refusal-damaged = Das gespeicherte Spiel auf diesem Gerät ist beschädigt. Du kannst es nicht mehr öffnen, aber löschen.
refusal-saved_file = In dieser Datei sind keine gespeicherten Spiele, oder sie ist beschädigt. Wähle eine Datei, die hier exportiert wurde.
refusal-device_full = Auf diesem Gerät ist kein Platz für weitere Spiele, und keines der gespeicherten ist zu Ende. Lösche zuerst eines.
refusal-no_hints = In Spielen mit anderen Personen gibt es keine Tipps, gegen Computerspieler schon.

## Der genaue Satz, wo mehr bekannt ist; die Argumente stehen in en/refusals.ftl

part-symbol = { $symbol ->
    [machete] Machete
    [paddle] Paddel
   *[coin] Münze
}
part-strength = { part-symbol } { $power }
part-terrain = { $terrain ->
    [jungle] Dschungel
    [river] Fluss
   *[village] Dorf
} { $need }
part-terrain-symbol = { $terrain ->
    [jungle] Machete
    [river] Paddel
   *[village] Münze
} { $need }
part-asked = { $asked ->
    [machete] Machete { $need }
    [paddle] Paddel { $need }
    [coin] Münze { $need }
   *[cards] { $need ->
        [one] 1 Handkarte
       *[other] { $need } Handkarten
    }
}
part-count-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

refusal-T-02-card = Die Karte „{ $card }“ hast du nicht auf der Hand.
refusal-T-02-action = Das ist keine Aktion des Spiels.
refusal-D-02-card = So oft hast du die Karte „{ $card }“ nicht auf der Hand. So viele kannst du nicht behalten.
refusal-M-01-unknown = Auf dieser Strecke gibt es kein Feld { $space }.
refusal-M-01-capitals = Auf dieser Strecke gibt es kein Feld { $space }. Vielleicht meinst du { $meant }.
refusal-M-01-adjacent = { $space } liegt nicht neben deiner Figur.
refusal-M-02-terrain = { $space } ist { part-terrain } und verlangt { part-terrain-symbol }, nicht { part-symbol }.
refusal-M-02-card = Die Karte „{ $card }“ hat keine Stärke, mit der du ziehen könntest.
refusal-M-02-power = { $space } ist { part-terrain }. Dorthin kommst du mit { part-terrain-symbol }, nicht mit beliebigen Karten.
refusal-M-03-power = { $space } verlangt { part-symbol } { $need }, die Karte hat nur { $power }. Mehrere Karten lassen sich nicht kombinieren.
refusal-M-03-reach = { $space } erreichst du nicht auf einmal.
refusal-M-03-reach-with = Mit { $cards } erreichst du { $space } nicht auf einmal.
refusal-M-04-power = Mit { part-strength } kommst du von hier nicht bis { $space }.
refusal-M-08-card = Wähle, welches Symbol die Karte „{ $card }“ zeigen soll: Machete, Paddel oder Münze.
refusal-M-11-power = Mit { part-strength } kommst du von hier keinen einzigen Schritt weit.
refusal-M-12-pay = { $space } ist ein Geröllfeld: Bezahle mit genau { part-count-cards } aus deiner Hand, um es zu betreten.
refusal-M-13-pay = { $space } ist ein Basislager: Entsorge genau { part-count-cards } aus deiner Hand, um es zu betreten.
refusal-M-17-card = So oft hast du die Karte „{ $card }“ nicht auf der Hand.
refusal-M-19-space = { $space } ist Gebirge. Das kann niemand betreten.
refusal-M-20-space = { $space } ist besetzt.
refusal-M-20-way = Auf dem Weg zu { $space } steht eine andere Figur.
refusal-M-22-space = { $space } ist eine Startposition. Dorthin kann niemand zurück.
refusal-M-23-target = Deine Figur bleibt stehen. Wähle die Blockade als Ziel.
refusal-W-01-piece = Du hast keine Figur { $piece }.
refusal-W-08-piece = Figur { $piece } ist schon in El Dorado angekommen.
refusal-B-01-way = Eine Blockade versperrt den Weg zu { $space }. Nimm sie zuerst.
refusal-B-01-blockade = Blockade { $blockade } versperrt den Weg. Sie verlangt { part-asked }. Nimm sie zuerst.
refusal-B-02-blockade = Deine Figur steht nicht neben Blockade { $blockade }.
refusal-B-03-power = Blockade { $blockade } verlangt { part-asked }, nicht { part-strength }.
refusal-B-03-symbol = Blockade { $blockade } verlangt { part-asked }. Mit beliebigen Karten nimmst du sie nicht.
refusal-B-03-cards = Blockade { $blockade } verlangt genau { part-asked }.
refusal-B-03-nothing = Du hast gerade nichts, womit du Blockade { $blockade } nehmen kannst. Sie verlangt { part-asked }.
refusal-B-09-power = { part-strength } reicht nicht, um die Blockade zu nehmen und dorthin zu ziehen.
refusal-B-14-taken = Blockade { $blockade } liegt nicht auf der Strecke: Sie wurde schon genommen oder ist nicht im Spiel.
refusal-B-14-unknown = Eine Blockade { $blockade } gibt es nicht.
refusal-C-09-card = Die Karte „{ $card }“ ist eine Basiskarte. Sie kann nicht gekauft werden.
refusal-O-10-card = Die Karte „{ $card }“ ist ausverkauft.
refusal-P-05-price = Die Karte „{ $card }“ kostet { $price }. Du zahlst nur { $paid }.
refusal-P-05-nothing = Du hast nichts mehr, womit du die Karte „{ $card }“ bezahlen kannst.
refusal-P-09-card = Die Karte „{ $card }“ liegt im Vorrat, und auf der Markttafel ist kein Platz frei.
refusal-P-21-half = Die Karte „{ $card }“ als halbe Münze zu spielen bringt keinen Vorteil.
refusal-A-01-card = Die Karte „{ $card }“ lässt sich so nicht ausspielen.
refusal-A-06-first = Entscheide zuerst über die Karte „{ $card }“: Entsorge { part-count-cards } aus deiner Hand oder keine.
refusal-A-06-most = Mit der Karte „{ $card }“ darfst du höchstens { part-count-cards } entsorgen.
refusal-A-07-first = Entscheide zuerst über die Karte „{ $card }“: Entsorge bis zu { part-count-cards } aus deiner Hand oder keine.
refusal-A-07-most = Mit der Karte „{ $card }“ darfst du höchstens { part-count-cards } entsorgen.
refusal-A-08-card = Von der Karte „{ $card }“ ist keine mehr da.
refusal-A-12-card = Die Karte „{ $card }“ würde gerade nichts bewirken.
refusal-R-03-count = Hier { $count ->
    [one] muss genau 1 Karte
   *[other] müssen genau { $count } Karten
} gezogen werden.
refusal-R-03-card = So oft liegt die Karte „{ $card }“ nicht im Nachziehstapel.
refusal-R-03-discard = Der neue Nachziehstapel muss aus genau den abgelegten Karten bestehen.
refusal-R-03-nothing = Hier wird nichts gezogen oder gefunden.
refusal-V-06-count = { $count ->
    [one] Hier muss genau 1 Höhlen-Plättchen gefunden werden
   *[other] Hier müssen genau { $count } Höhlen-Plättchen gefunden werden
}.
refusal-V-06-token = In dieser Höhle liegt kein Plättchen „{ $token }“.
refusal-V-19-token = Du hast kein Plättchen „{ $token }“.
refusal-V-19-cards = Das Plättchen „{ $token }“ braucht keine Karten.
refusal-V-21-token = Das Plättchen „{ $token }“ hat keine Stärke, mit der du ziehen könntest.
refusal-V-22-token = So viele Plättchen „{ $token }“ hast du nicht.
refusal-V-27-single = Nur die Karte „{ $card }“ lässt sich behalten. Du musst sie nicht nennen.
refusal-V-27-choose = Nenne den Gegenstand, den du behalten willst: { $choices }.
refusal-V-28-card = Ein geändertes Symbol gilt für eine Karte, nicht für ein Plättchen.
refusal-V-28-joker = Die Karte „{ $card }“ hat schon jedes Symbol.
refusal-V-28-other = Wähle, welches andere Symbol die Karte „{ $card }“ zeigen soll.
refusal-V-28-fixed = Das Symbol der Karte „{ $card }“ steht fest. Nur das Plättchen „{ token-change_symbol }“ ändert es.
refusal-V-28-coin = Die Karte „{ $card }“ hat kein anderes Symbol, das zu Münzen werden könnte.
refusal-V-28-once = Bezahle mit genau einer Karte, deren Symbol geändert ist.
refusal-V-28-twice = Bezahle mit genau zwei Karten, deren Symbole geändert sind.
refusal-V-28-both = Zwei geänderte Symbole gelten für einen einzigen Kauf. Kaufe eine Karte und bezahle mit zwei geänderten Karten.
refusal-V-28-second = Zwei geänderte Karten nützen dir gerade bei keinem Kauf. Spiele zuerst die Karte aus, deren Symbol du änderst.
refusal-V-28-purchase = Nur mit dem Plättchen „{ token-change_symbol }“ kannst du das Symbol einer Karte in Münzen ändern.
refusal-V-28-useless = Ein geändertes Symbol nützt dir gerade bei keiner Handkarte.
refusal-V-28-first = Spiele zuerst die Karte aus, deren Symbol du änderst.
refusal-no_undo-nothing = In diesem Zug gibt es nichts zurückzunehmen.
refusal-no_undo-drawn = Das lässt sich nicht zurücknehmen: Du hast schon neue Karten gesehen.
refusal-no_undo-found = Das lässt sich nicht zurücknehmen: Ein Höhlen-Plättchen wurde schon aufgedeckt.
refusal-no_undo-handed_over = In diesem Zug hat jemand anders den Platz übernommen. Was vorher geschah, lässt sich nicht zurücknehmen.
refusal-seat_taken-begun = Das Spiel hat schon begonnen. Schaue zu oder öffne einen anderen Tisch.
refusal-seat_taken-full = Alle Plätze sind besetzt.
refusal-not_seated-empty = Dort sitzt niemand.
refusal-not_seated-bot = Auf diesem Platz spielt schon ein Computerspieler.
refusal-not_seated-present = Gerade spielt kein Computerspieler für dich.
refusal-not_seated-unknown = Diesen Platz gibt es nicht.
refusal-not_seated-person = Auf diesem Platz sitzt keine Person.
refusal-not_seated-host = Das darf nur, wer den Tisch eröffnet hat.
refusal-not_seated-here = Auf diesem Platz saß eben noch jemand. Warte ein wenig oder frage nach.
refusal-not_seated-other = Das ist nicht dein Platz. Wähle einen, der dir gehört.
refusal-not_seated-secret = Dieser Link gehört zu keinem Platz an diesem Tisch. Prüfe den Link.
refusal-not_seated-rematch = Du hast bei der Revanche keinen Platz. Du kannst zuschauen.
refusal-waiting-rematch = Eine Revanche gibt es erst nach dem Spiel.
refusal-waiting-no_rematch = Die Revanche ist noch nicht eröffnet.
refusal-waiting-record = Die Aufzeichnung gibt es erst, wenn das Spiel zu Ende ist.
refusal-too_many-busy = Der Server ist gerade ausgelastet. Versuche es gleich noch einmal.
refusal-too_many-screens = Dieser Tisch ist auf zu vielen Bildschirmen geöffnet. Schließe einen oder versuche es später noch einmal.
refusal-too_many-routes = Von hier wurden zu viele Strecken gespeichert. Versuche es später noch einmal.
refusal-too_many-kept = Mehr Strecken kannst du nicht speichern. Lösche zuerst eine.
refusal-too_many-own = Mehr Strecken kannst du nicht veröffentlichen. Nimm zuerst eine aus der Galerie.
refusal-too_many-gallery = Die Galerie ist voll. Sie nimmt keine Strecken mehr auf.
refusal-not_found-day = Von diesem Tag gibt es keine Expedition.
refusal-not_found-person = Dieser Server hat keine Daten über dich.
refusal-stale-clock = Gerade läuft keine Uhr. Es gibt keine Zeit zurück.
