### Was geschieht, je in einem Satz: für Verlauf, Rückblick und Vorlesen.
### Namen von Karten und Plättchen stehen immer im Nominativ. Die Argumente stehen in en/story.ftl.

## Teile für Listen und andere Sätze

part-as = { $card } als { $symbol }
part-half_coin = { $card } als halbe Münze
part-coins = { $card } als Münzen
part-token = Plättchen „{ $token }“
part-times = { $count } × { $card }
part-power = { $symbols } { $power }
part-colon = { ": " }
part-semicolon = { "; " }
part-piece = { $piece ->
    [0] { "" }
   *[other] { " " }mit Figur { $piece }
}

# Wie ein Satz nach dem vorletzten Verb weitergeht (.and) und endet: in der dritten Person, in der
# zweiten (.you).
part-gains = { $found ->
    [0] { $blockades ->
        [0] { "" }
        [one] { " " }und nimmt Blockade { $blockade }
       *[other] { " " }und nimmt die Blockaden { $blockade }
    }
   *[other] { $blockades ->
        [0] { "" }
        [one] , nimmt Blockade { $blockade }
       *[other] , nimmt die Blockaden { $blockade }
    } und findet { $found ->
        [one] in einer Höhle das Plättchen „{ $tokens }“
       *[other] in mehreren Höhlen die Plättchen { $tokens }
    }
}
    .you = { $found ->
    [0] { $blockades ->
        [0] { "" }
        [one] { " " }und nimmst Blockade { $blockade }
       *[other] { " " }und nimmst die Blockaden { $blockade }
    }
   *[other] { $blockades ->
        [0] { "" }
        [one] , nimmst Blockade { $blockade }
       *[other] , nimmst die Blockaden { $blockade }
    } und findest { $found ->
        [one] in einer Höhle das Plättchen „{ $tokens }“
       *[other] in mehreren Höhlen die Plättchen { $tokens }
    }
}
    .and = { $found ->
    [0] { $blockades ->
        [0] { " " }und
       *[other] ,
    }
   *[other] ,
}
part-reshuffled = { $reshuffled ->
    [0] { "" }
   *[other] { " " }(der Ablagestapel wurde gemischt)
}

part-item = der Gegenstand

## Bewegung

you-moved = Du spielst { $mover ->
    [token] das { $card }
   *[card] die Karte { $card }
} aus{ part-gains.and } ziehst{ part-piece } auf { $space }{ part-gains.you }.
they-moved = { $name } spielt { $mover ->
    [token] das { $card }
   *[card] die Karte { $card }
} aus{ part-gains.and } zieht{ part-piece } auf { $space }{ part-gains }.
you-stayed = Du spielst { $mover ->
    [token] das { $card }
   *[card] die Karte { $card }
} aus{ part-gains.you }. Deine Figur bleibt stehen.
they-stayed = { $name } spielt { $mover ->
    [token] das { $card }
   *[card] die Karte { $card }
} aus{ part-gains }. Die Figur bleibt stehen.
you-paid-rubble = Du ziehst{ part-piece } auf { $space }{ part-gains.and } zahlst dafür { $cards }{ part-gains.you }.
they-paid-rubble = { $name } zieht{ part-piece } auf { $space }{ part-gains.and } zahlt dafür { $cards }{ part-gains }.
you-paid-blockade = Du zahlst { $cards }{ part-gains.you }.
they-paid-blockade = { $name } zahlt { $cards }{ part-gains }.
you-paid-camp = Du ziehst{ part-piece } ins Basislager { $space }{ part-gains.and } entsorgst dafür { $cards }{ part-gains.you }.
they-paid-camp = { $name } zieht{ part-piece } ins Basislager { $space }{ part-gains.and } entsorgt dafür { $cards }{ part-gains }.
you-native = Du spielst { $mover ->
    [token] das { $card }
   *[card] die Karte { $card }
} aus{ part-gains.and } ziehst{ part-piece } auf { $space }{ part-gains.you }.
they-native = { $name } spielt { $mover ->
    [token] das { $card }
   *[card] die Karte { $card }
} aus{ part-gains.and } zieht{ part-piece } auf { $space }{ part-gains }.
you-native-stayed = Du spielst { $mover ->
    [token] das { $card }
   *[card] die Karte { $card }
} aus{ part-gains.you }.
they-native-stayed = { $name } spielt { $mover ->
    [token] das { $card }
   *[card] die Karte { $card }
} aus{ part-gains }.
you-arrived = Du erreichst El Dorado!
they-arrived = { $name } erreicht El Dorado!
you-arrived-piece = Deine erste Figur erreicht El Dorado. Die andere ist noch unterwegs.
they-arrived-piece = Die erste Figur von { $name } erreicht El Dorado. Die andere ist noch unterwegs.

## Aktionskarten und Markt

you-played = { $count ->
    [0] Du spielst die Karte { $card } aus. Es ist keine Karte zum Ziehen mehr da.
   *[other] Du spielst die Karte { $card } aus und ziehst { $drawn }{ part-reshuffled }.
}
they-played = { $count ->
    [0] { $name } spielt die Karte { $card } aus. Es ist keine Karte zum Ziehen mehr da.
    [one] { $name } spielt die Karte { $card } aus und zieht 1 Karte{ part-reshuffled }.
   *[other] { $name } spielt die Karte { $card } aus und zieht { $count } Karten{ part-reshuffled }.
}
you-removed = Du entsorgst { $cards }.
they-removed = { $name } entsorgt { $cards }.
you-removed-none = Du entsorgst keine Karte.
they-removed-none = { $name } entsorgt keine Karte.
you-took = Du nimmst dir mit dem { card-transmitter } kostenlos die Karte { $card }.
they-took = { $name } nimmt sich mit dem { card-transmitter } kostenlos die Karte { $card }.
you-bought = Du kaufst die Karte { $card }.
they-bought = { $name } kauft die Karte { $card }.
you-bought-with = Du kaufst die Karte { $card } und zahlst dafür { $cards }.
they-bought-with = { $name } kauft die Karte { $card } und zahlt dafür { $cards }.

## Höhlen-Plättchen, die weder bewegen noch bezahlen

you-token-draw_card = Du nutzt das Plättchen „{ token-draw_card }“ und ziehst { $drawn }{ part-reshuffled }.
they-token-draw_card = { $name } nutzt das Plättchen „{ token-draw_card }“ und zieht { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}{ part-reshuffled }.
you-token-remove_card = Du nutzt das Plättchen „{ token-remove_card }“ und entsorgst { $cards }.
they-token-remove_card = { $name } nutzt das Plättchen „{ token-remove_card }“ und entsorgt { $cards }.
you-token-replace_cards = Du nutzt das Plättchen „{ token-replace_cards }“, legst { $cards } ab und ziehst { $count ->
    [0] keine Karte
   *[other] { $drawn }
}{ part-reshuffled }.
they-token-replace_cards = { $name } nutzt das Plättchen „{ token-replace_cards }“, legt { $cards } ab und zieht { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}{ part-reshuffled }.
you-token-keep_item = Du nutzt das Plättchen „{ token-keep_item }“. Damit bleibt { $card } in deinem Deck.
they-token-keep_item = { $name } nutzt das Plättchen „{ token-keep_item }“. Damit bleibt { $card } im Deck.
you-token-pass_through = Du nutzt das Plättchen „{ token-pass_through }“ und darfst in diesem Zug über besetzte Felder ziehen.
they-token-pass_through = { $name } nutzt das Plättchen „{ token-pass_through }“ und darf in diesem Zug über besetzte Felder ziehen.
you-token-change_symbol = Du nutzt das Plättchen „{ token-change_symbol }“. Deine nächste Karte zeigt ein anderes Symbol.
they-token-change_symbol = { $name } nutzt das Plättchen „{ token-change_symbol }“. Die nächste Karte zeigt ein anderes Symbol.

## Das Ende eines Zuges

you-ended = { $kept ->
    [0] Du beendest deinen Zug{ $count ->
        [0] .
       *[other] { " " }und ziehst { $drawn } nach{ part-reshuffled }.
    }
   *[other] Du behältst { $cards }{ $count ->
        [0] { " " }und beendest deinen Zug.
       *[other] , beendest deinen Zug und ziehst { $drawn } nach{ part-reshuffled }.
    }
}
they-ended = { $kept ->
    [0] { $name } beendet den Zug{ $count ->
        [0] .
        [one] { " " }und zieht 1 Karte nach{ part-reshuffled }.
       *[other] { " " }und zieht { $count } Karten nach{ part-reshuffled }.
    }
   *[other] { $name } behält { $kept ->
        [one] 1 Karte
       *[other] { $kept } Karten
    }{ $count ->
        [0] { " " }und beendet den Zug.
        [one] , beendet den Zug und zieht 1 Karte nach{ part-reshuffled }.
       *[other] , beendet den Zug und zieht { $count } Karten nach{ part-reshuffled }.
    }
}
you-turn = Du bist am Zug.
they-turn = { $name } ist am Zug.
you-begin = Du hast den { thing-starting_player_hat } und beginnst.
they-begin = { $name } hat den { thing-starting_player_hat } und beginnt.
story-round = Runde { $round } beginnt.
you-final_round = Du hast El Dorado erreicht. Das ist die letzte Runde.
they-final_round = { $name } hat El Dorado erreicht. Das ist die letzte Runde.

## Am Tisch

you-sat = Du nimmst Platz.
they-sat = { $name } nimmt Platz.
you-rose = Du verlässt deinen Platz.
they-rose = { $name } verlässt den Platz.
story-started = Der Wettlauf beginnt!
you-undo = Du nimmst deine letzte Aktion zurück.
they-undo = { $name } nimmt die letzte Aktion zurück.
you-paused = Du pausierst das Spiel.
they-paused = { $name } pausiert das Spiel.
you-resumed = Du setzt das Spiel fort.
they-resumed = { $name } setzt das Spiel fort.
story-pause-over = Die Zeit für diese Pause ist um. Das Spiel geht weiter.
story-extended = Der Server war nicht erreichbar. Die Uhr hat { $time } zurückbekommen.
you-bot-left = Du warst weg, deshalb spielt jetzt der Computerspieler { $bot } für dich.
they-bot-left = { $name } ist gegangen. Inzwischen spielt der Computerspieler { $bot }.
you-bot-late = Deine Zeit ist um, deshalb spielt jetzt der Computerspieler { $bot } für dich.
they-bot-late = Die Zeit von { $name } ist um. Inzwischen spielt der Computerspieler { $bot }.
you-returned = Willkommen zurück! Du spielst wieder selbst.
they-returned = { $name } ist wieder da.
you-resigned = Du gibst auf.
they-resigned = { $name } gibt auf.
you-disconnected = Die Verbindung ist abgebrochen. Sie wird gerade wiederhergestellt …
they-disconnected = { $name } hat die Verbindung verloren.
you-rematch = Du möchtest eine Revanche.
they-rematch = { $name } möchte eine Revanche.
story-rematch = Die Revanche beginnt: Dieselben Expeditionen treffen sich an einem neuen Tisch.

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
