### Warum etwas nicht erlaubt ist und was du stattdessen tun kannst; Aufbau wie in en/refusals.ftl.
### Nur die genauen Sätze am Ende haben Argumente.

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
refusal-D-02-card = So oft hast du die Karte „{ $card }“ nicht auf der Hand; behalten kannst du sie nicht.
refusal-M-01-unknown = Auf dieser Strecke gibt es kein Feld { $space }.
refusal-M-01-capitals = Auf dieser Strecke gibt es kein Feld { $space }. Vielleicht meinst du { $meant }.
refusal-M-01-adjacent = { $space } liegt nicht neben deiner Figur.
refusal-M-02-terrain = { $space } ist { part-terrain } und verlangt { part-terrain-symbol }, nicht { part-symbol }.
refusal-M-02-card = Die Karte „{ $card }“ hat keine Stärke, mit der du ziehen könntest.
refusal-M-02-power = { $space } ist { part-terrain }; dorthin kommst du mit { part-terrain-symbol }, nicht mit abgelegten Karten.
refusal-M-03-power = { $space } verlangt { part-symbol } { $need }, die Karte hat nur { $power }. Zwei Karten lassen sich nicht zusammenzählen.
refusal-M-03-reach = { $space } erreichst du nicht in einem Zug.
refusal-M-03-reach-with = { $space } erreichst du nicht in einem Zug, eingesetzt: { $cards }.
refusal-M-04-power = Mit { part-strength } kommst du von hier nicht bis { $space }.
refusal-M-08-card = Sag, welches Symbol die Karte „{ $card }“ zeigen soll: Machete, Paddel oder Münze.
refusal-M-11-power = Mit { part-strength } kannst du von hier keinen einzigen Schritt machen.
refusal-M-12-pay = { $space } ist ein Geröllfeld: Leg genau { part-count-cards } von der Hand ab, um es zu betreten.
refusal-M-13-pay = { $space } ist ein Basislager: Entsorge genau { part-count-cards } von der Hand, um es zu betreten.
refusal-M-17-card = So oft hast du die Karte „{ $card }“ nicht auf der Hand.
refusal-M-19-space = { $space } ist Gebirge; das kann niemand betreten.
refusal-M-20-space = { $space } ist besetzt.
refusal-M-20-way = Auf dem Weg nach { $space } steht eine andere Figur.
refusal-M-22-space = { $space } ist eine Startposition; dorthin kann niemand zurück.
refusal-M-23-target = Die Figur bleibt stehen; nenne die Blockade als Ziel.
refusal-W-01-piece = Du hast keine Figur { $piece }.
refusal-W-08-piece = Figur { $piece } ist schon angekommen.
refusal-B-01-way = Eine Blockade versperrt den Weg nach { $space }; nimm sie zuerst.
refusal-B-01-blockade = Blockade { $blockade } versperrt den Weg, sie verlangt { part-asked }. Nimm sie zuerst.
refusal-B-02-blockade = Deine Figur steht nicht neben Blockade { $blockade }.
refusal-B-03-power = Blockade { $blockade } verlangt { part-asked }, nicht { part-strength }.
refusal-B-03-symbol = Blockade { $blockade } verlangt { part-asked }; mit abgelegten Karten nimmst du sie nicht.
refusal-B-03-cards = Blockade { $blockade } verlangt genau { part-asked }.
refusal-B-03-nothing = Du hast gerade nichts, um Blockade { $blockade } zu nehmen; sie verlangt { part-asked }.
refusal-B-09-power = { part-strength } reicht nicht, um das zu nehmen und dorthin zu ziehen.
refusal-B-14-taken = Blockade { $blockade } liegt nicht auf dem Plan: Sie ist schon genommen oder nicht im Spiel.
refusal-B-14-unknown = Eine Blockade { $blockade } gibt es nicht.
refusal-C-09-card = „{ $card }“ ist eine Basiskarte und nicht zu kaufen.
refusal-O-10-card = Die Karte „{ $card }“ ist ausverkauft.
refusal-P-05-price = Die Karte „{ $card }“ kostet { $price }; das hier sind nur { $paid }.
refusal-P-05-nothing = Du hast nichts mehr, um die Karte „{ $card }“ zu bezahlen.
refusal-P-09-card = Die Karte „{ $card }“ liegt im Vorrat, und auf der Markttafel ist kein Platz frei.
refusal-P-21-half = Die Karte „{ $card }“ als halbe Münze auszugeben, bringt keinen Vorteil.
refusal-A-01-card = Die Karte „{ $card }“ lässt sich so nicht spielen.
refusal-A-06-first = Zuerst kommt die Karte „{ $card }“: Entsorge { part-count-cards } von der Hand oder keine.
refusal-A-06-most = Mit der Karte „{ $card }“ entsorgst du höchstens { part-count-cards }.
refusal-A-07-first = Zuerst kommt die Karte „{ $card }“: Entsorge bis zu { part-count-cards } von der Hand oder keine.
refusal-A-07-most = Mit der Karte „{ $card }“ entsorgst du höchstens { part-count-cards }.
refusal-A-08-card = Die Karte „{ $card }“ ist nicht mehr da.
refusal-A-12-card = Die Karte „{ $card }“ würde gerade nichts bewirken.
refusal-R-03-count = Genau { part-count-cards } müssen hier gezogen werden.
refusal-R-03-card = So oft liegt die Karte „{ $card }“ nicht im Stapel.
refusal-R-03-discard = Der neue Zugstapel muss aus genau den abgelegten Karten bestehen.
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
refusal-V-27-single = Nur die Karte „{ $card }“ lässt sich behalten; nenne sie nicht eigens.
refusal-V-27-choose = Nenne den Gegenstand, den du behalten willst: { $choices }.
refusal-V-28-card = Ein geändertes Symbol gilt für eine Karte, nicht für ein Plättchen.
refusal-V-28-joker = Die Karte „{ $card }“ hat schon jedes Symbol.
refusal-V-28-other = Sag, welches andere Symbol die Karte „{ $card }“ zeigen soll.
refusal-V-28-fixed = Das Symbol der Karte „{ $card }“ steht fest; nur das Plättchen „{ token-change_symbol }“ ändert es.
refusal-V-28-coin = Die Karte „{ $card }“ hat kein anderes Symbol, das zu Münzen werden könnte.
refusal-V-28-once = Genau eine Karte muss mit geändertem Symbol ausgegeben werden.
refusal-V-28-purchase = Nur mit dem Plättchen „{ token-change_symbol }“ zählt eine andere Karte als Münzen.
refusal-V-28-useless = Keiner deiner Handkarten nützt gerade ein anderes Symbol.
refusal-V-28-first = Spiel zuerst die Karte, deren Symbol geändert ist.
refusal-no_undo-nothing = In diesem Zug gibt es nichts zurückzunehmen.
refusal-no_undo-drawn = Es wurden Karten gezogen, und was gesehen ist, bleibt gesehen.
refusal-no_undo-found = In einer Höhle wurde etwas gefunden, und was gesehen ist, bleibt gesehen.
refusal-no_undo-handed_over = Der Platz hat in diesem Zug gewechselt; was davor geschah, bleibt.
refusal-seat_taken-begun = Das Spiel hat schon begonnen. Sieh zu oder eröffne einen anderen Tisch.
refusal-seat_taken-full = Alle Plätze sind besetzt.
refusal-not_seated-empty = Dort sitzt niemand.
refusal-not_seated-bot = Diesen Platz hat schon ein Computergegner.
refusal-not_seated-present = Niemand vertritt dich.
refusal-not_seated-unknown = Diesen Platz gibt es nicht.
refusal-not_seated-person = Dort sitzt kein Mensch.
refusal-waiting-rematch = Eine Revanche gibt es erst nach dem Spiel.
refusal-stale-clock = Es läuft keine Zeit; nichts kann zurückgegeben werden.
