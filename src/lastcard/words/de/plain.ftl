### Zeile für Zeile, wie ein Vorleseprogramm es sagt: ganze Sätze, eins nach dem anderen.
### Hier entschieden: Was man tippen kann, steht in Anführungszeichen; eine Karte tippt man, wie sie
### heißt.

## Was man tippt: Das erste Wort wird angeboten, die anderen tun dasselbe.

typed-draw = ziehen, z, d
typed-pass = passen, p, behalten
typed-accept = annehmen, a, nehmen
typed-challenge = anzweifeln, c
typed-flip = aufdecken, f
typed-uno = uno, u
typed-catch = erwischt, erwischen
typed-give = verschenken, geben, g, abgeben
typed-later = später
typed-help = hilfe, ?
typed-hand = hand, h
typed-table = tisch, t
typed-scores = punkte, s
typed-lately = nochmal, l
typed-rules = regeln
typed-hint = tipp
typed-undo = zurück
typed-quit = ende, q
typed-start = start, starten
typed-bot = bot, bot dazu
typed-drop = entfernen, weg
typed-set = einstellen, einstellungen
typed-agree = ja, zustimmen, einverstanden
typed-decline = nein, ablehnen
typed-sit = sitzen
typed-watch = zuschauen
typed-say = sagen
typed-next = weiter, n
typed-back = davor, b
typed-figures = null, eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun
quoted = „{ $text }“

## Der Anfang.

plain-welcome = { $edition }. Du spielst gegen { $names }.
plain-how = Tippe den Namen einer Karte oder „ziehen“. „hilfe“ sagt, was es sonst gibt.
plain-practice = Übung: „zurück“ nimmt einen Zug zurück.
plain-written = Auf { $card } steht: { $text }

## Der Tisch.

plain-round = Runde { $number }.
plain-hand = { $count ->
    [0] Du hast keine Karten.
    [one] Du hast eine Karte: { $cards }.
   *[other] Du hast { $count } Karten: { $cards }.
}
plain-top = Oben liegt: { $card }.
plain-top-color = Oben liegt: { $card }. Farbe: { color }.
plain-top-open = Oben liegt: { $card }. Die Farbe ist noch nicht gewählt.
plain-can = Du kannst spielen: { $cards }.
plain-fits-none = Keine deiner Karten passt: ziehen.
plain-or = Du kannst tippen: { $words }.
plain-agree = Stimmst du zu? { $card } sagt: { $rule }
plain-few = { $name } hat noch { count-cards }.
plain-order = Reihenfolge: { $names }.
plain-pile = Nachziehstapel: { count-cards }.
plain-player = { $name }: { $facts }.
plain-holds = hält { $cards }

## Fragen.

plain-your-move = Dein Zug:
plain-pass-by = Tippe { $words }, oder Enter, um es zu lassen:
plain-choices = { $question } { $choices }:
plain-next-round = Enter für die nächste Runde:

## Das Ende einer Runde.

plain-kept = { $name } hatte noch { $cards }: { count-points }.
plain-kept-you = Du hattest noch { $cards }: { count-points }.
plain-gained = { $name } bekommt { count-points }.
plain-gained-you = Du bekommst { count-points }.
plain-points = Punkte: { $scores }.
plain-score = { $name } { $count }

## Was nicht verstanden wurde.

plain-unknown = { $meant ->
    [none] „{ $typed }“? „hilfe“ sagt, was man tippen kann.
   *[other] „{ $typed }“? Vielleicht „{ $meant }“.
}
plain-which = Welche? { $cards }.
plain-nothing = Das geht gerade nicht.
plain-pick = „{ $typed }“? Tippe eins davon, oder Enter, um zurückzugehen.
plain-no-hint = An einem Tisch mit anderen gibt es keine Tipps.
plain-not-yet = Das geht erst im Spiel.

## Hilfe.

plain-help-cards = Tippe den Namen einer Karte, zum Beispiel „{ $card }“; die ersten Buchstaben ihrer Wörter genügen.
plain-help-wild = Bei einer Wahlkarte wirst du nach der Farbe gefragt, oder du sagst sie gleich: „{ $card }“.
plain-help-uno = „{ $card }“ ruft UNO mit deiner vorletzten Karte, „{ $uno }“ ruft es danach.
plain-help-moves = Andere Züge: { $words }.
plain-help-commands = Um mehr zu hören: { $words }.
plain-wilds = Wahlkarten
plain-section = { $number }: { $section }, { $count ->
    [one] 1 Regel.
   *[other] { $count } Regeln.
}
plain-help-rules = Tippe „{ $section }“ für einen Abschnitt oder „{ $word }“ für die Regeln, in denen dieses Wort steht.
plain-help-codes = Auch die kurzen Zeichen der Notation gehen: r7, W4=b.

## An einem Tisch mit anderen.

plain-lobby = Tisch { $code }: { $edition }.
plain-lobby-host = Tippe „start“, wenn alle da sind; „bot“ setzt einen Bot dazu.
plain-help-table = An diesem Tisch: { $words }.
plain-set-how = Zum Ändern tippe „einstellen“, den Namen und den Wert: „einstellen Plätze 4“. „bot“ mit einer Art setzt so einen Bot dazu, „entfernen“ nimmt einen weg.
plain-seat = Platz { $number }: { $name }
plain-seat-you = Platz { $number }: du
plain-seat-free = Platz { $number }: frei
plain-values = { $label }, möglich: { $values }.
plain-range = { $least } bis { $most }
plain-say-what = Was möchtest du sagen? Tippe es hinter „sagen“.
plain-connected = Die Verbindung ist wieder da.
plain-covered = Mit Enter spielst du wieder selbst.
plain-seconds = Du hast { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}.

## Wiederholungen.

plain-replay = Enter für den nächsten Zug:
plain-replay-how = Enter erzählt den nächsten Zug, „davor“ den vorigen, und eine Zahl führt zu diesem Zug. „tisch“ nennt alle Karten, „ende“ beendet.
plain-replay-range = Die Züge gehen von 0 bis { $most }.
plain-holding = { $name }: { $cards }.
plain-no-cards = keine Karten
plain-of = { $part } von { $whole }
plain-streak = Gewonnene Spiele in Folge: jetzt { $now }, höchstens { $most }.
