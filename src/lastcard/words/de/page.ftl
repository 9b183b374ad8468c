### Was nur die Seite im Browser sagt.
### Entschieden: Edition, Lobby, Host, Verlauf, Tisch beitreten, Abbrechen, aktuelle Farbe.

start-pick = Wähle eine Edition
start-your-name = Dein Name
start-name-hint = Wie heißt du?
start-play = Spielen
start-players = Spieler
start-bots = Bots
start-table = { $count } Spieler, Bots: { $bot }
start-editions = Welche ist deine?
start-editions-words = Du musst keine davon besitzen. Alle folgen der gedruckten Anleitung.
start-choose = Diese wählen
start-join = Einem Tisch beitreten
start-go = Beitreten
start-learn = Noch nie gespielt? In zwei Minuten gelernt
start-no-table = Einen Tisch mit diesem Code gibt es nicht.
start-no-server = Der Server ist nicht zu erreichen. Bitte versuch es noch einmal.
start-not-affiliated = UNO ist eine Marke von Mattel; lastcard hat mit der Firma nichts zu tun.
start-guest = Gast
invite = Freunde einladen
house-rules = Hausregeln
special-cards = Besondere Karten
close = Schließen
cancel = Abbrechen
chat = Chat
edition = Edition

lobby-free = Freier Platz
lobby-sit = Hier hinsetzen
lobby-add-seat = Noch ein Platz
lobby-no-seat = Alle Plätze sind besetzt. Bitte { $name } um noch einen.
lobby-watch = Nur zuschauen
lobby-watching = Zuschauer
lobby-host = Host
lobby-me = du
lobby-away = nicht da
lobby-remove = Entfernen
lobby-hand-over = Zum Host machen
lobby-put-bot = Bot wählen
lobby-no-bot = Niemand
lobby-start = Spiel starten
lobby-fill = Mit Bots auffüllen: { $bot }
lobby-wait-host = Warten, bis { $name } das Spiel startet
lobby-seats = Plätze
lobby-clock = Zeit für einen Zug
lobby-no-clock = Ohne Grenze
lobby-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
lobby-rules = Regeln dieses Tisches
lobby-changed = Für diesen Tisch gewählt:
lobby-printed = Gespielt wird nach der Anleitung, ohne Hausregeln.
lobby-history = Spiele an diesem Tisch
lobby-watch-again = Noch einmal ansehen
board-title = Bestenliste dieses Tisches
board-won = Siege

link-copy = Link kopieren
link-copied = Kopiert
link-share = Teilen
link-code = Code
link-qr = QR-Code mit dem Link zu diesem Tisch
link-only-here = Dieser Link funktioniert nur auf diesem Computer.
link-serve = Für Handys im Haus starte den Server mit
link-or = oder

stat-games = Spiele
stat-games_won = Spiele gewonnen
stat-rounds = Runden
stat-rounds_won = Runden gewonnen
stat-points = Punkte
stat-uno_missed = UNO vergessen
stat-challenges_won = Zu Recht angezweifelt
stat-challenges_lost = Zu Unrecht angezweifelt

custom-title = Eigene Regeln
custom-intro = Was soll auf den beiden Karten stehen? Schlag etwas vor; es gilt, wenn alle zustimmen.
custom-none = Noch nichts: eine einfache Wahlkarte.
custom-words = Worte auf der Karte
custom-words-hint = Zum Beispiel: Alle tauschen die Plätze!
custom-effects = Was das Spiel von selbst tut
custom-add = Wirkung hinzufügen
custom-propose = Vorschlagen
custom-agree = Zustimmen
custom-decline = Ablehnen
custom-by = Vorschlag von { $name }
custom-waiting = Warten auf { $names }
custom-cards = Karten
custom-asked = Eine Regel wartet auf deine Antwort
custom-open = Eine vorgeschlagene Regel ist noch offen
custom-dropped = Mit dem Spielbeginn verfallen offene Vorschläge; auf den Karten steht dann, was vorher vereinbart war.
custom-without = Ohne sie beginnen

table-draw-pile = Nachziehstapel, noch { $count }
table-discard = Auf dem Ablagestapel: { $card }
table-color = Aktuelle Farbe
table-uno = UNO
table-uno-armed = UNO mit der nächsten Karte
table-uno-now = Jetzt UNO rufen
table-catch-who = { $name } hat nicht UNO gerufen
table-challenge-title = Hatte { $name } eine { part-colored } Karte?
table-challenge-words = Dann war die Zieh-vier-Wahlkarte ein Bluff.
table-challenge-yes = Wenn ja, zieht { $name } die { $count }, und du spielst weiter.
table-challenge-no = Wenn nicht, ziehst du { $more } und setzt aus.
table-accept-words = Du setzt aus.
table-wilds-match = Andere Wahlkarten zählen als Karten der Farbe mit.
table-four = { $bluff ->
    [color] Du hast eine { part-colored } Karte: ein Bluff. Wird er angezweifelt, ziehst du die vier selbst.
    [wild] Du hast noch eine Wahlkarte: ein Bluff. Wird er angezweifelt, ziehst du die vier selbst.
   *[no] Du hast keine { part-colored } Karte, also ist es erlaubt: Wer als Nächstes dran wäre, zieht vier und setzt aus.
}
table-debt-title = { $count ->
    [one] 1 Karte kommt auf dich zu
   *[other] { $count } Karten kommen auf dich zu
}
table-debt-words = Gib sie mit einer passenden Karte weiter, oder zieh sie und setz aus.
table-sort = Nach Zahlen sortieren
table-hand = Deine Karten
table-playable = spielbar
table-shield = Durch eine Retterkarte geschützt
table-missing = { $count ->
    [one] Einmal aussetzen
   *[other] { $count }-mal aussetzen
}
table-offline = nicht verbunden
table-shown = Die Handkarten von { $name }
table-shown-judged = Es zählt die Hand, wie sie war, als die Zieh-vier-Wahlkarte gespielt wurde.
table-known = Bei { $name } gesehen
table-others = Die anderen am Tisch
table-jump-in = Du darfst dazwischenwerfen
table-watching = Du schaust zu.
table-take-back = Ein Bot spielt für dich. Wieder selbst spielen
table-seconds-left = { $count } s
table-refused = Das ging nicht:

score-round = { $name } gewinnt die Runde
score-round-you = Du gewinnst die Runde!
score-game = Gewonnen: { $names }
score-game-you = Du gewinnst das Spiel!
score-game-shared = Du gewinnst das Spiel, zusammen mit { $names }!
score-name = Name
score-round-number = Runde
score-total = Gesamt
score-next = Nächste Runde
score-again = Noch ein Spiel
score-lobby = Zurück in die Lobby
score-replay = Das Spiel noch einmal ansehen
score-left = Noch auf der Hand
score-proof = Beweis für das Mischen
score-proof-words =
    Das stand vor der ersten Karte fest. Das Geheimnis dazu zeigt, dass niemand etwas geändert hat.
score-fair = Nachprüfbar gemischt
score-commitment = Vorher festgelegt
score-secret = Geheimnis

talk-log = Verlauf
talk-say = Sag etwas
talk-send = Senden
talk-reactions = Reaktionen
talk-only = Nur Chat

menu-help = Hilfe
menu-open = Menü
menu-sound = Ton
menu-language = Sprache
menu-home = Startseite
menu-leave = Den Tisch für immer verlassen
menu-to-lobby = Spiel beenden: zurück in die Lobby
menu-personal = Auf einem anderen Gerät weiterspielen
menu-personal-words =
    Dieser Link gehört nur dir. Öffne ihn auf dem anderen Gerät und gib ihn nicht weiter.
menu-rename = Namen ändern
menu-save = Speichern
menu-people = Leute am Tisch
menu-sure = Bist du sicher?
menu-rules = Regeln
book-search = In den Regeln suchen
book-found = { $count ->
    [0] Dazu sagt keine Regel etwas. Versuch ein anderes Wort.
    [one] 1 Regel
   *[other] { $count } Regeln
}

key-title = Tastatur
key-arrows = Durch die Karten oder die Auswahl gehen
key-enter = Karte spielen, Auswahl bestätigen
key-d = Karte ziehen
key-p = Gezogene Karte behalten, oder passen
key-u = UNO
key-c = Erwischen
key-a = Karten annehmen
key-x = Anzweifeln
key-f = Karte aufdecken (grüne Kraft)
key-g = Rote Karten verschenken (rote Kraft)
key-h = Zur eigenen Hand
key-l = Verlauf
key-escape = Schließen, oder abbrechen
key-help = Diese Liste

join-title = Tisch beitreten
join-sit = Hinsetzen
join-playing = { $how ->
    [bot] Es wird gerade gespielt: Du kannst sofort für einen Bot einspringen.
    [late] Es wird gerade gespielt: Du kannst ab der nächsten Runde mitspielen.
   *[watch] Es wird gerade gespielt: Du kannst zuschauen und beim nächsten Spiel mitmachen.
}
join-no-table = Einen Tisch mit dem Code { $code } gibt es nicht.
join-forgotten = Der Tisch kennt dich nicht mehr. Bitte tritt ihm noch einmal bei.
join-home = Zur Startseite
connection-first = Verbinde…
connection-lost = Verbindung verloren. Neuer Versuch…

replay-title = Ein Spiel, Zug um Zug
replay-step = Zug { $number } von { $all }
replay-first = An den Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-last = Ans Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-download = Aufzeichnung herunterladen
replay-missing = Dieses Spiel gibt es nicht.
statistics-title = Statistik
statistics-none = Hier ist noch kein Spiel zu Ende gespielt worden.
statistics-won = { $percent } % der Spiele gewonnen
statistics-judged = { $rounds ->
    [one] In 1 Runde, die der Coach angesehen hat
   *[other] In { $rounds } Runden, die der Coach angesehen hat
}
statistics-games = Spiele an deinen Tischen
statistics-forget = Meinen Namen und meine Spiele löschen
statistics-forget-words = Dein Name verschwindet aus allen beendeten Spielen an deinen Tischen, deine Ergebnisse mit ihm. Das lässt sich nicht rückgängig machen.

## Die Zeile über die ganze Breite, und warum eine Karte nicht passt. $color ist die Kennung einer Farbe.

part-sign = { $sign ->
    [S] Aussetzen
    [R] Richtungswechsel
    [D] Zieh zwei
   *[other] eine { $sign }
}
turn-fits = Du bist dran: Spiel { color } oder { part-sign }, oder zieh
turn-color = Du bist dran: Spiel { color }, oder zieh
turn-wild = Du bist dran: Spiel eine Wahlkarte, oder zieh
turn-nothing = Nichts passt: Zieh eine Karte
turn-debt = { $answer ->
    [pass] Du musst { $count } ziehen oder weitergeben
    [challenge] { $count } ziehen oder anzweifeln
    [both] { $count } ziehen, weitergeben oder anzweifeln
   *[neither] Du musst { $count } ziehen
}
needs-fits = Es passt nur { color } oder { part-sign }
needs-color = Es passt nur { color }

## Große Momente, groß am Platz.

shout-uno = UNO!
shout-caught = Erwischt!
shout-missed = Aussetzen
shout-reversed = Richtungswechsel
shout-challenged = Angezweifelt!
shout-guilty = Bluff!
shout-innocent = Kein Bluff
shout-jumped_in = Dazwischen!

menu-vibration = Vibration
lobby-remove-sure = { $name } entfernen?

## Was die Werkstatt mit Lobby und Startseite gemeinsam hat; der Rest steht in workshop.ftl.

make-title = Eine Edition bauen
make-remove = { $name } entfernen
make-more = Mehr: { $name }
make-less = Weniger: { $name }
make-who = Wer
make-what = Was
make-when = Wann
custom-color = Farbe

## Wie lang ein Spiel dauern darf.

length-title = Länge des Spiels
length-round = Eine Runde
length-points = { $count } Punkte
length-about = etwa { $count } min

## Eine Adresse, die nirgendwohin führt.

nowhere-title = Diese Seite gibt es nicht
nowhere-words = Vielleicht hat der Link unterwegs einen Buchstaben verloren.
