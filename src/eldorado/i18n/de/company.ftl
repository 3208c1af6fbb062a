company-open = Etwas sagen
company-about = Alle am Tisch sehen es in ihrer Sprache. Nichts wird gespeichert.
company-reactions = Reaktionen
company-phrases = Sätze
company-players = Mitspieler
company-mute = { $name } stummschalten
company-all-muted = Reaktionen und Sätze der anderen sind ausgeblendet. Das kannst du in den Einstellungen ändern.
company-said = { $name }: { $remark }
company-setting = Reaktionen und Sätze
company-setting-about = Zeigt, was die anderen am Tisch sagen.
remark-smile = lächelt
remark-laugh = lacht
remark-wow = staunt
remark-sad = ist traurig
remark-cheer = jubelt
remark-heart = schickt ein Herz
remark-good_luck = Viel Glück!
remark-well_played = Gut gespielt!
remark-nice_move = Schöner Zug!
remark-that_hurt = Das tat weh!
remark-close_race = Was für ein Wettlauf!
remark-thinking = Ich überlege noch …
remark-back_soon = Bin gleich zurück.
remark-sorry = Entschuldigung!
remark-thanks = Danke!
remark-one_more = Noch ein Spiel?

notice-offer = Möchtest du eine Benachrichtigung, wenn du dran bist und diese Seite im Hintergrund ist?
notice-yes = Ja, bitte
notice-no = Nein, danke
notice-refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das kannst du in den Einstellungen des Browsers ändern.
notice-title = Du bist dran
notice-body = Runde { $round }, mit { $names }
notice-setting = Du bist dran
notice-setting-about = Eine Benachrichtigung, wenn du dran bist und die Seite im Hintergrund ist. Die Seite muss offen bleiben.

race-title = Mitspieler finden
race-about = Wir suchen Leute, die dasselbe spielen möchten. Kommt niemand, spielen Computerspieler mit.
race-players = Spieler
race-any = Egal
race-pace = Tempo
race-quick = Schnell
race-quick-about = Eine Minute pro Zug und drei weitere für das ganze Spiel.
race-relaxed = In Ruhe
race-relaxed-about = Ohne Uhr. Alle bleiben am Tisch.
race-days = Über mehrere Tage
race-days-about = Zwei Tage pro Zug. Du musst nicht auf dieser Seite bleiben.
race-seek = Mitspieler finden
race-wait-title = Mitspieler werden gesucht
race-rematch-title = Revanche
race-seat = Wartet auf Mitspieler
race-fill-in = Computerspieler besetzen die freien Plätze in { $time }.
race-fill-soon = Computerspieler besetzen die freien Plätze.
race-fill-at = Computerspieler besetzen die freien Plätze am { $time }. Du kannst diese Seite schließen.
race-now = Jetzt mit Computerspielern starten
race-leave = Nicht mehr warten
race-come = { $count ->
    [one] Eine Person ist da.
   *[other] { $count } Personen sind da.
}

ladder-title = Rangliste
ladder-about = Wer auf diesem Server spielt, nach Stärke geordnet. Gezeigt wird nur, wer das möchte.
ladder-none = Noch steht niemand auf der Rangliste.
ladder-place = Platz
ladder-name = Name
ladder-rating = Wertung
ladder-games = Spiele
ladder-provisional = Vorläufig
ladder-provisional-about = Unter { $few } Spielen ist eine Wertung vorläufig und steht hinter den anderen. Die wahre Stärke liegt in 19 von 20 Fällen innerhalb dieser Spanne (±).
ladder-line = { $elo } ± { $margin }
ladder-own = Dein Platz auf der Rangliste
ladder-you = Du
ladder-unrated = Du hast noch keine Wertung. Spiele dafür ein Spiel zu Ende.
ladder-own-rating = Deine Wertung ist { $elo } ± { $margin }, aus { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}.
ladder-hidden = Du wirst nicht gezeigt. Wähle einen Namen, wenn du das möchtest.
ladder-shown = Du wirst als { $name } gezeigt.
ladder-join = Auf der Rangliste zeigen
ladder-change = Namen ändern
ladder-leave = Nicht mehr zeigen
ladder-left = Du wirst nicht mehr auf der Rangliste gezeigt.
ladder-joined = Du stehst jetzt auf der Rangliste.
ladder-levels = Computerspieler
ladder-levels-about = Zum Vergleich.
ladder-more = { $count ->
    [one] Eine weitere Person steht auf der Rangliste.
   *[other] { $count } weitere Personen stehen auf der Rangliste.
}

refusal-alone = An diesem Tisch ist sonst niemand, mit dem du reden kannst.
refusal-name_taken = Jemand auf der Rangliste hat diesen Namen schon. Wähle einen anderen.
refusal-seated = Du hast schon einen Platz an diesem Tisch.
