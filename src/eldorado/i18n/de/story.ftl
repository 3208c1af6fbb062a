### Was geschieht, je in einem Satz: für Verlauf, Rückblick und Vorlesen.
### Namen von Karten und Plättchen stehen immer im Nominativ. Die Argumente stehen in en/story.ftl.

## Teile für Listen und andere Sätze

part-as = { $card } als { $symbol }
part-half_coin = { $card } als halbe Münze
part-coins = { $card } als Münzen
part-token = Plättchen { $token }
part-times = { $count } × { $card }
part-piece = { $piece ->
    [0] { "" }
   *[other] { " " }mit Figur { $piece }
}
part-gains = { $blockades ->
    [0] { "" }
    [one] ; freigespielt: Blockade { $blockade }
   *[other] ; freigespielt: Blockaden { $blockade }
}{ $found ->
    [0] { "" }
   *[other] ; in einer Höhle gefunden: { $tokens }
}
part-reshuffled = { $reshuffled ->
    [0] { "" }
   *[other] { " " }(Ablagestapel neu gemischt)
}

## Bewegung

you-moved = Du ziehst{ part-piece } nach { $space }, eingesetzt: { $card }{ part-gains }.
they-moved = { $name } zieht{ part-piece } nach { $space }, eingesetzt: { $card }{ part-gains }.
you-stayed = Du setzt ein: { $card }{ part-gains }. Deine Figur bleibt stehen.
they-stayed = { $name } setzt ein: { $card }{ part-gains }. Die Figur bleibt stehen.
you-paid-rubble = Du ziehst{ part-piece } auf das Geröllfeld { $space }, abgelegt: { $cards }{ part-gains }.
they-paid-rubble = { $name } zieht{ part-piece } auf das Geröllfeld { $space }, abgelegt: { $cards }{ part-gains }.
you-paid-blockade = Du legst ab: { $cards }{ part-gains }.
they-paid-blockade = { $name } legt ab: { $cards }{ part-gains }.
you-paid-camp = Du ziehst{ part-piece } ins Basislager { $space }, für immer entsorgt: { $cards }{ part-gains }.
they-paid-camp = { $name } zieht{ part-piece } ins Basislager { $space }, für immer entsorgt: { $cards }{ part-gains }.
you-native = Du gehst{ part-piece } einen Schritt nach { $space }, eingesetzt: { $card }{ part-gains }.
they-native = { $name } geht{ part-piece } einen Schritt nach { $space }, eingesetzt: { $card }{ part-gains }.
you-native-stayed = Du setzt ein: { $card }{ part-gains }.
they-native-stayed = { $name } setzt ein: { $card }{ part-gains }.
you-arrived = Du erreichst El Dorado!
they-arrived = { $name } erreicht El Dorado!
you-arrived-piece = Deine erste Figur erreicht El Dorado; die andere ist noch unterwegs.
they-arrived-piece = Die erste Figur von { $name } erreicht El Dorado; die andere ist noch unterwegs.

## Aktionskarten und Markt

you-played = { $count ->
    [0] Du spielst aus: { $card }. Zum Nachziehen ist nichts mehr da.
   *[other] Du spielst aus: { $card }. Nachgezogen: { $drawn }{ part-reshuffled }.
}
they-played = { $count ->
    [0] { $name } spielt aus: { $card }. Zum Nachziehen ist nichts mehr da.
    [one] { $name } spielt aus: { $card }, und zieht 1 Karte nach{ part-reshuffled }.
   *[other] { $name } spielt aus: { $card }, und zieht { $count } Karten nach{ part-reshuffled }.
}
you-removed = Du entsorgst: { $cards }.
they-removed = { $name } entsorgt: { $cards }.
you-removed-none = Du entsorgst keine Karte.
they-removed-none = { $name } entsorgt keine Karte.
you-took = Du nimmst dir mit der Karte { card-transmitter } kostenlos: { $card }.
they-took = { $name } nimmt sich mit der Karte { card-transmitter } kostenlos: { $card }.
you-bought = Du kaufst: { $card }.
they-bought = { $name } kauft: { $card }.
you-bought-with = Du kaufst: { $card }. Bezahlt mit: { $cards }.
they-bought-with = { $name } kauft: { $card }. Bezahlt mit: { $cards }.

## Höhlen-Plättchen, die weder bewegen noch bezahlen

you-token-draw_card = Du nutzt das Plättchen „{ token-draw_card }“. Nachgezogen: { $drawn }{ part-reshuffled }.
they-token-draw_card = { $name } nutzt das Plättchen „{ token-draw_card }“ und zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} nach{ part-reshuffled }.
you-token-remove_card = Du nutzt das Plättchen „{ token-remove_card }“. Entsorgt: { $cards }.
they-token-remove_card = { $name } nutzt das Plättchen „{ token-remove_card }“. Entsorgt: { $cards }.
you-token-replace_cards = Du nutzt das Plättchen „{ token-replace_cards }“. Abgelegt: { $cards }. Nachgezogen: { $drawn }{ part-reshuffled }.
they-token-replace_cards = { $name } nutzt das Plättchen „{ token-replace_cards }“, legt ab: { $cards }, und zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} nach{ part-reshuffled }.
you-token-keep_item = Du nutzt das Plättchen „{ token-keep_item }“. In deinem Stapel bleibt: { $card }.
they-token-keep_item = { $name } nutzt das Plättchen „{ token-keep_item }“. Im Stapel bleibt: { $card }.
you-token-pass_through = Du nutzt das Plättchen „{ token-pass_through }“: Besetzte Felder stehen dir in diesem Zug offen.
they-token-pass_through = { $name } nutzt das Plättchen „{ token-pass_through }“: Besetzte Felder sind in diesem Zug offen.
you-token-change_symbol = Du nutzt das Plättchen „{ token-change_symbol }“: Deine nächste Karte zeigt ein anderes Symbol.
they-token-change_symbol = { $name } nutzt das Plättchen „{ token-change_symbol }“: Die nächste Karte zeigt ein anderes Symbol.

## Das Ende eines Zuges

you-ended = { $kept ->
    [0] Du beendest deinen Zug
   *[other] Du beendest deinen Zug; behalten: { $cards }
}{ $count ->
    [0] .
   *[other] ; nachgezogen: { $drawn }{ part-reshuffled }.
}
they-ended = { $kept ->
    [0] { $name } beendet den Zug
    [one] { $name } behält 1 Karte und beendet den Zug
   *[other] { $name } behält { $kept } Karten und beendet den Zug
}{ $count ->
    [0] .
    [one] ; nachgezogen: 1 Karte{ part-reshuffled }.
   *[other] ; nachgezogen: { $count } Karten{ part-reshuffled }.
}
you-turn = Du bist am Zug.
they-turn = { $name } ist am Zug.
you-begin = Du trägst den Hut und beginnst.
they-begin = { $name } trägt den Hut und beginnt.
story-round = Runde { $round } beginnt.
you-final_round = Du bist angekommen: Das ist die letzte Runde.
they-final_round = { $name } ist angekommen: Das ist die letzte Runde.

## Am Tisch

you-sat = Du nimmst Platz.
they-sat = { $name } nimmt Platz.
you-rose = Du gibst deinen Platz auf.
they-rose = { $name } gibt den Platz auf.
story-started = Das Rennen beginnt!
you-undo = Du nimmst deine letzte Aktion zurück.
they-undo = { $name } nimmt die letzte Aktion zurück.
you-paused = Du hältst das Spiel an.
they-paused = { $name } hält das Spiel an.
you-resumed = Du lässt das Spiel weitergehen.
they-resumed = { $name } lässt das Spiel weitergehen.
story-pause-over = Die Zeit für diese Pause ist um. Das Spiel geht weiter.
story-extended = Der Server war nicht erreichbar. Die Uhr hat { $time } zurückbekommen.
you-bot-left = Du warst weg, deshalb spielt jetzt ein Computergegner für dich: { $bot }.
they-bot-left = { $name } ist gegangen. Solange spielt ein Computergegner: { $bot }.
you-bot-late = Deine Zeit ist um, deshalb spielt jetzt ein Computergegner für dich: { $bot }.
they-bot-late = Die Zeit von { $name } ist um. Solange spielt ein Computergegner: { $bot }.
you-returned = Willkommen zurück! Du spielst wieder selbst.
they-returned = { $name } ist wieder da.
you-resigned = Du gibst das Rennen auf.
they-resigned = { $name } gibt das Rennen auf.
you-disconnected = Die Verbindung ist weg. Sie wird gerade wiederhergestellt …
they-disconnected = { $name } hat die Verbindung verloren.
you-rematch = Du möchtest noch ein Rennen.
they-rematch = { $name } möchte noch ein Rennen.
story-rematch = Dieselben Expeditionen treffen sich an einem neuen Tisch wieder.

## Das Ende des Spiels

you-won = { $rounds ->
    [one] Du gewinnst nach 1 Runde: { $reason }.
   *[other] Du gewinnst nach { $rounds } Runden: { $reason }.
}
they-won = { $rounds ->
    [one] { $name } gewinnt nach 1 Runde: { $reason }.
   *[other] { $name } gewinnt nach { $rounds } Runden: { $reason }.
}
story-nobody_won = Niemand gewinnt: { $reason }.
you-placed = Du belegst Platz { $place }.
they-placed = { $name } belegt Platz { $place }.
story-over = Das Spiel ist zu Ende.
