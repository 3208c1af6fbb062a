daily-title = Tagesexpedition
daily-card-new = Der heutige Wettlauf wartet
daily-card-running = Heutigen Wettlauf fortsetzen
daily-card-done = { $rounds ->
    [one] Heute: 1 Runde
   *[other] Heute: { $rounds } Runden
}
daily-card-lost = Heute schon gespielt
daily-streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-no-streak = Noch keine Serie
daily-end = Zum Tagesergebnis
daily-note-ranked = Tagesexpedition: Dein erster Versuch zählt. Es gibt keine Tipps, und niemand kann für dich spielen. Sie wartet, bis du zurückkommst.
daily-note-again = Tagesexpedition: ein weiterer Versuch, der nicht zählt.
refusal-daily = In einer Tagesexpedition, die zählt, kann niemand für dich spielen. Sie wartet, bis du zurückkommst.
refusal-no_hints-daily = In einer Tagesexpedition, die zählt, gibt es keine Tipps.

daily-about = Alle auf diesem Server haben dieselbe Strecke, dieselben Blockaden und dieselben Gegner, und für alle wird gleich gemischt, ganz gleich, was die anderen tun. Jeden Tag um Mitternacht (UTC) beginnt eine neue Expedition.
daily-rules = Dein erster Versuch zählt. Es gibt keine Tipps, zurücknehmen darfst du wie sonst auch. Der Wettlauf geht weiter, bis nur noch eine Expedition unterwegs ist: Erreiche El Dorado in möglichst wenigen Runden.
daily-rivals = Deine Gegner
daily-new-route = Eine neue Strecke
daily-play = Heutige Expedition spielen
daily-continue = Weiterspielen
daily-again = Noch einmal (zählt nicht)
daily-result = Dein Ergebnis
daily-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
daily-lost = Nicht angekommen
daily-strongest = { $level }, die stärkste Stufe
daily-strongest-unknown = Noch nicht bekannt
daily-place = Platz { $place } von { $of }
daily-place-label = Dein Platz
daily-days-label = Serie
daily-field = Alle Ergebnisse
daily-field-none = Noch ist niemand fertig.
daily-field-count = { $people ->
    [one] 1 Person ist fertig
   *[other] { $people } Personen sind fertig
}
daily-field-line = { $people ->
    [one] { $result }: 1 Person
   *[other] { $result }: { $people } Personen
}
daily-you = Du
daily-next = Die nächste Expedition beginnt in { $time }
daily-past = Diese Expedition ist vorbei. Ihre Ergebnisse bleiben hier.
daily-to-today = Heutige Expedition
daily-share = Ergebnis teilen
daily-copied = Das Ergebnis ist kopiert.
daily-picture-svg = Bild (SVG)
daily-picture-png = Bild (PNG)
daily-share-result = Tagesexpedition { $day }: { $result }
daily-share-strongest = stärkste Stufe: { $rounds }
daily-share-streak = Serie: { $days }
