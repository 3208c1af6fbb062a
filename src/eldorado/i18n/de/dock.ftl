### Die Hand, der Hauptknopf und die Zeile darüber. Argumente: siehe en/dock.ftl.

## Der Hauptknopf

dock-remove-go = { $cards } entsorgen
dock-pay-go = { $cards } zahlen
dock-replace-go = { $cards } austauschen
dock-for = für { $space }
dock-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
dock-ends-now = endet von selbst

## Was jetzt

dock-prompt-keep = Mehr geht nicht. Behalte, was du im nächsten Zug brauchst; die anderen Karten legst du ab.
dock-prompt-kept = { $count ->
    [one] Du behältst 1 Karte für deinen nächsten Zug. Beende deinen Zug.
   *[other] Du behältst { $count } Karten für deinen nächsten Zug. Beende deinen Zug.
}
dock-ends-soon = Mehr geht nicht. Dein Zug endet gleich von selbst.
dock-wait = Warten
dock-plan-remove = { $cards } für { $space } entsorgen
dock-plan-pay = { $cards } für { $space } zahlen
dock-plan-to = Ziel: { $space }, mit { $cards }
dock-buying-ends-moves = Nach dem Kauf kannst du dich in diesem Zug nicht mehr bewegen.
dock-card-after-buying = Du hast in diesem Zug schon gekauft: Mehr geht mit der Karte „{ $card }“ nicht. Du kannst sie für deinen nächsten Zug behalten.

## Eine Karte auf der Hand

dock-keep-card = { $card } für deinen nächsten Zug behalten
dock-kept-card = { $card } bleibt für deinen nächsten Zug auf der Hand

## Einstellungen

dock-setting-ends = Meinen Zug beenden, wenn nichts mehr geht
dock-setting-ends-about = Nur wenn deine Hand leer ist oder du alle Karten behältst. Du kannst es noch einen Moment lang anhalten.
