### Was nur das Terminal sagt.
### Entschieden: Tasten heißen, wie sie beschriftet sind.

color-stem = { $color ->
    [red] rot
    [yellow] gelb
    [green] grün
    [blue] blau
    [gold] gold
    [gray] grau
   *[other] { $color }
}
bot-with-id = { $name } ({ $id })
round = Runde { $number }
no-color = noch keine Farbe

do-play = Spielen
do-keys = Tasten
do-hint = Tipp
do-undo = Zurück
do-scores = Punkte
do-leave = Verlassen
do-back = Zurück
do-choose = Wählen
do-change = Ändern
do-theme = Dunkel oder hell
do-start = Start
do-go-on = Weiter
do-add-bot = Bot dazu
do-drop-bot = Bot weg
do-people = Leute
do-card = Karte
do-settings = Einstellen
do-next = Weiter
do-view = Wessen Sicht
do-run = Abspielen/Anhalten

keys-arrows = Auf eine Karte oder einen Zug zeigen; Tab geht zum nächsten, der möglich ist
keys-enter = Spielen, worauf gezeigt wird, wie ein Klick; was zu wählen ist, wird gefragt
keys-numbers = Die Karte oder den Zug mit dieser Nummer spielen
keys-typing = Einen Zug tippen: eine Karte, =g eine Farbe, *y eine Kraft, ! UNO; / beginnt jeden Zug
keys-uno = UNO rufen: mit der nächsten Karte oder gleich danach
keys-moves = Ziehen; passen oder behalten; annehmen; Karte aufdecken
keys-hint = Ein Tipp (gegen Bots)
keys-undo = Den letzten Zug zurücknehmen (beim Üben)
keys-talk = Etwas sagen oder reagieren (an einem Tisch mit anderen)
keys-speed = Wie schnell die Bots spielen: langsam, normal, schnell, sofort
keys-pages = Der Punktestand, die Regeln, diese Liste
keys-leave = Verlassen; das Spiel bleibt gespeichert
keys-line = Zu einer anderen Zeile
keys-value = Eine Zahl eintippen, wo eine steht
keys-scroll = Blättern
keys-ends = An den Anfang, ans Ende
keys-jump = Zum Zug mit dieser Nummer

foot-back = Esc: zurück
foot-rules = / sucht · ↑ ↓ blättern · Esc: zurück
foot-choose = Enter: wählen · Esc: zurück
foot-write = Enter: schreiben · Esc: zurück
foot-talk = Enter: senden · ↓ Reaktionen · Esc: abbrechen
foot-table = Esc zeigt den Tisch

enter-start = Enter startet das Spiel.
enter-next_round = Enter gibt die nächste Runde.
enter-start_again = Enter startet noch ein Spiel.
ask-next_round = Enter: bereit für die nächste Runde.
ask-start_again = Enter: bereit für noch ein Spiel.
enter-another = Das Spiel ist vorbei. Enter startet ein neues, q verlässt den Tisch.
enter-leave = Das Spiel ist vorbei. Enter verlässt den Tisch.
wait-start = Warten, bis der Host das Spiel startet.
wait-next = Warten auf die nächste Runde.
wait-others = Du bist bereit. Warten auf die anderen.

now-thinking = { $name } überlegt.
now-challenge = Eine Zieh-vier-Wahlkarte: Zieh die Karten, oder zweifle sie als Bluff an.
now-drawn = Du hast { $card } gezogen.
now-unfit = Die gezogene Karte passt nicht: Behalte sie.
now-debt = { $count ->
    [one] 1 Karte zu ziehen.
   *[other] { $count } Karten zu ziehen.
}
now-no-uno = Du hast nicht UNO gerufen.
now-forgot = { $name } hat nicht UNO gerufen.
now-jump = Du darfst dazwischenwerfen: { $card }.
now-gift = Du darfst deine roten Karten verschenken.
now-calls-uno = Mit der nächsten Karte rufst du UNO.
table-covered = Ein Bot spielt für dich: Mach einen Zug, um wieder selbst zu spielen.
typing = Dein Zug: { $typed }   Enter spielt ihn, Esc bricht ab
typing-rules = Regeln: Enter öffnet sie. Oder eine rote Karte: { $typed }
speed-now = Tempo: { $speed }

nothing-uno = UNO ruft man mit der vorletzten Karte.
nothing-hint = Gerade gibt es nichts zu raten.
nothing-undo = Zurücknehmen kann man nur beim Üben, sobald man einen Zug gemacht hat.
nothing-undo-shared = An einem gemeinsamen Tisch nimmt man nichts zurück.
nothing-talk = Hier ist niemand, der zuhört.
nothing-speed = An einem gemeinsamen Tisch spielen alle in ihrem eigenen Tempo.

typed-number = Einen Zug { $typed } gibt es nicht: Sie gehen von 1 bis { $most }.
typed-unknown = „{ $typed }“ ist kein Zug. ? zeigt, wie man Züge tippt.

seat-deals = { $actor ->
    [you] du gibst
   *[other] gibt
}
seat-shield = Schutz
seat-no-uno = kein UNO!
seat-last = letzte Karte
seat-holds = hat { $cards }

goal = { $scoring ->
    [hand] Eine Runde entscheidet das Spiel.
    [tally] Alle zählen ihre eigene Hand; bei { $count } gewinnt die kleinste Summe.
   *[winner] Wer zuerst { count-points } erreicht, gewinnt.
}
result = { $won } ({ count-points })
sheet-left = Übrige Karten
sheet-count = Wert
sheet-gained = Dazu
sheet-shuffle = Nachprüfbar gemischt: { $commitment }

form-start = UNO, genau nach den gedruckten Regeln
form-table = was an diesem Tisch gespielt wird
form-rule = eine Regel für eine Karte vorschlagen
form-bots = Alle Bots
form-mixed = verschiedene
form-practice = Üben
form-speed = Tempo
form-added = Bots, die du holst
form-card = Karte
form-words = Worte
form-effect = Wirkung { $number }
form-who = Wer
form-use = So spielen
form-new-game = Neues Spiel beginnen
form-resume = Weiterspielen: { $edition }, Runde { $number }
form-arrows = ← und → ändern es.
form-enter-resume = Enter spielt weiter, wo du aufgehört hast.
form-enter-write = Enter schreibt auf die Karte.
form-enter-deal = Enter gibt. ↑ und ↓ gehen zur Auswahl.
form-enter-words = Enter schreibt die Worte.
form-enter-use = Enter spielt so, Esc lässt alles, wie es war.
form-enter-propose = Enter schlägt es vor, Esc geht zurück.
form-example = Alle anderen ziehen eine => others draw 1
form-rule-empty = Gib der Karte Worte, Wirkungen oder beides.
form-rule-counts = Es gilt, wenn alle anderen zugestimmt haben.

speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-instant = sofort

short-scoring = Wertung
short-target = Punkteziel
short-hand_size = Karten am Anfang
short-uno_penalty = UNO vergessen
short-two_player_reverse = Wechsel zu zweit
short-stacking = Stapeln
short-jump_in = Dazwischenwerfen
short-seven_zero = Sieben und Null
short-draw_until_playable = Weiter ziehen
short-force_play = Spielzwang
short-no_bluff = Kein Bluff
short-say_pass = Passen ansagen

about-players = Du und die Bots: zwei bis zehn am Tisch.
about-seats = Zwei bis zehn. Plätze, die zu Beginn noch frei sind, fallen weg.
about-clock = Wie lange ein Zug dauern darf. Für alle, die länger brauchen, spielt ein Bot weiter.
about-chat = Darf man einander schreiben? Schnelle Reaktionen gehen immer.
about-practice = Beim Üben kannst du Züge zurücknehmen, mit z. Solche Spiele zählen nicht in der Statistik.
about-speed = Wie schnell die Bots spielen. Im Spiel ändert es v.
about-written = Was für diese Karte ausgemacht ist: Worte für alle am Tisch und hinter einem Pfeil, was das Spiel tut. Enter schreibt es.

lobby-table = Tisch { $code }
lobby-numbers = Eine Zahl nimmt diesen Platz.
lobby-agree = Stimmst du zu, y oder n? { $card } sagt: { $rule }
talk-to-all = An alle am Tisch

replay-open = Alle Karten liegen offen.
replay-seen = Aus der Sicht von { $name }
replay-jump = Zu Zug { $typed }   Enter springt hin, Esc bricht ab
rules-of = Regeln: { $edition }
rules-codes = Karten, und was man für sie tippt
stats-best = Beste Runde
stats-caught = Andere erwischt
stats-streak = In Folge, jetzt/höchstens
stats-none = Du hast noch kein Spiel zu Ende gespielt. Beginne eines mit: { $command }

trouble-not_kept = Das Spiel konnte nicht gespeichert werden: { $detail }
trouble-broken_off = Die Verbindung brach ab; sieh nach, ob es geklappt hat.

hint = Tipp: { $words }
hint-thinking = Mal überlegen…
hint-first = Ich mache mich bereit; das dauert beim ersten Mal bis zu einer Minute…
odds = So gewinnst du etwa { $own } von 100 Runden; mit dem zweitbesten Zug, „{ $other }“, { $rival }.
odds-close = Es ist knapp: etwa { $own } von 100 Runden gewonnen, mit „{ $other }“ { $rival }.

top-card = Oberste Karte
ask-edition = Welche Edition? Enter für { $usual }, q zum Verlassen:
ask-edition-again = Tippe eine Zahl von 1 bis { $most } oder den Namen einer Edition.
new-table = Die anderen kommen mit diesem Link: { $link }
new-table-enter = Enter geht zum Tisch.
goodbye = Auf Wiedersehen.
goodbye-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
goodbye-seat = Dein Platz bleibt dir erhalten. Komm zurück mit: { $command }
