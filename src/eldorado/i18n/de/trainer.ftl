### Der Trainer: Rätsel aus Partien der computergesteuerten Expeditionen, eines nach dem anderen.

trainer-title = Trainer
trainer-about = Stellungen aus echten Spielen. Ein Zug ist eindeutig der beste: Finde ihn. Je besser du wirst, desto schwerer werden die Rätsel.
trainer-start = Trainieren
trainer-rating = Deine Wertung: { $rating }
trainer-streak = { $streak ->
    [one] 1 in Folge gelöst
   *[other] { $streak } in Folge gelöst
}
trainer-difficulty = Schwierigkeit: { $rating }
puzzle-mined = Finde den besten Zug
puzzle-mined-task = Ein Zug ist eindeutig besser als alle anderen. Spiele ihn und beende dann deinen Zug.
puzzle-theme-last-round = Die letzte Runde
puzzle-theme-last-round-hint = Der Wettlauf ist fast vorbei. Wer kommt wann an, und was entscheidet bei Gleichstand?
puzzle-theme-last-round-best = Kurz vor dem Ende zählt nur noch die Ankunft, und bei Gleichstand zählen die Blockaden.
puzzle-theme-blockade = Blockaden
puzzle-theme-blockade-hint = Liegt eine Blockade in Reichweite? Was bringt es dir, sie selbst zu nehmen?
puzzle-theme-blockade-best = Wer die Blockade nimmt, öffnet den Weg, und sie entscheidet am Ende bei Gleichstand.
puzzle-theme-caves = Höhlen
puzzle-theme-caves-hint = Liegt eine Höhle in Reichweite, oder ist es Zeit, ein Höhlen-Plättchen einzusetzen?
puzzle-theme-caves-best = Ein Höhlen-Plättchen ist einen kleinen Umweg wert, vor allem wenn es einen ganzen Zug spart.
puzzle-theme-blocking = Im Weg stehen
puzzle-theme-blocking-hint = Sieh dir den Weg der anderen an: Wo müssen sie vorbei?
puzzle-theme-blocking-best = Eine Figur an einer engen Stelle kann die anderen einen Zug kosten.
puzzle-theme-two-pieces = Zwei Figuren
puzzle-theme-two-pieces-hint = Beide Figuren müssen ankommen. Welche braucht deine Karten dringender?
puzzle-theme-two-pieces-best = Dein Wettlauf ist erst vorbei, wenn beide Figuren da sind: Die langsamere entscheidet.
puzzle-theme-thinning = Ein kleineres Deck
puzzle-theme-thinning-hint = Welche Karten wirst du kaum noch brauchen?
puzzle-theme-thinning-best = Mit weniger schwachen Karten ziehst du die guten öfter.
puzzle-theme-purchase = Der richtige Kauf
puzzle-theme-purchase-hint = Ziehen oder kaufen? Sieh dir das Gelände vor dir an und überlege, was deinem Deck fehlt.
puzzle-theme-purchase-best = Eine Karte lohnt sich, wenn du sie bis zum Ende oft genug ziehst. Kaufe, was der Weg verlangt, oder ziehe weiter.
