### Die Regeln, nach ihren Kennungen. Festlegungen beginnen mit R-.

section-deck = Die Karten
section-setup = Vorbereitung
section-turn = Dein Zug
section-actions = Aktionskarten
section-uno = UNO
section-scoring = Rundenende und Wertung
section-special = Besondere Karten
section-house = Hausregeln

rules-ruling = Festlegung
rules-about-rulings =
    Eine Festlegung ist von uns: Sie klärt, was die gedruckten Regeln offenlassen.

# What a deck of somebody’s own holds. $cards: as 2 × 7, 1 × Skip.
rules-each-color = Von jeder Farbe ({ $colors }): { $cards }.
rules-wilds = Wahlkarten: { $cards }.
rules-points = Andere Punkte als üblich zählen: { $cards }.
rules-defaults = So wird diese Edition gespielt: { $options }.

rule-DECK-1 =
    Gespielt wird mit 108 Karten in Rot, Gelb, Grün und Blau. Jede Farbe hat eine 0, je zwei
    Karten von 1 bis 9, zwei Zieh zwei, zwei Richtungswechsel und zwei Aussetzen. Dazu kommen vier
    Wahlkarten und vier Zieh-vier-Wahlkarten.
rule-DECK-2 =
    Gespielt wird mit 108 Karten wie im klassischen Spiel, aber die Farben sind Rot, Blau, Gold
    und Grau. Die vier doppelseitigen Artiste-Extra-Karten sind zum Ansehen da: Nimm sie vor dem
    Spiel heraus.
rule-DECK-3 =
    Gespielt wird mit 112 Karten: den klassischen 108 in Rot, Gelb, Grün und Blau, zwei Karten
    „Eigene Regel“ und zwei Retterkarten.
rule-DECK-4 =
    Gespielt wird mit 112 Karten: den klassischen 108 und vier Miteinander-Karten (unsere
    Festlegung: Die gedruckten Regeln nennen nur die Gesamtzahl, und so füllen wir sie auf).
rule-DECK-5 =
    Gespielt wird mit 112 Karten: den klassischen 108 in Rot, Gelb, Grün und Blau und vier
    Zauberkarten.
rule-DECK-6 =
    Gespielt wird mit 108 Karten. Eine Farbe besteht aus 17 Zahlenkarten (1 bis 9, ohne 0), zwei
    Zieh zwei, einem Richtungswechsel und einem Aussetzen. Als Wahlkarten gibt es vier
    Zieh-vier-Wahlkarten, 16 Figuren und vier Kräftewahlen; eine einfache Wahlkarte gibt es hier
    nicht. In der Schachtel sind 112 Karten, weil die vier Kraftkarten dazukommen, die nicht
    mitgemischt werden und zeigen, wem welche Kraft gehört.
rule-R-DECK-17 =
    Die 17 Zahlenkarten einer Farbe sind eine einzelne 1 und je zwei Karten von 2 bis 9, so wie es
    in anderen Spielen eine einzelne 0 gibt.
rule-R-DECK-16 = Die 16 Figuren sind vier rote, vier blaue, vier grüne und vier gelbe.
rule-SETUP-PLAYERS =
    Zwei bis zehn Personen können spielen (unsere Festlegung: auch dort, wo die gedruckten Regeln
    keine Zahl nennen).
rule-SETUP-DEALER =
    Um zu bestimmen, wer zuerst gibt, ziehen alle eine Karte, und die höchste Zahl gibt. Eine
    Karte mit einem Zeichen statt einer Zahl zählt null.
rule-R-SETUP-TIE =
    Haben dabei mehrere die höchste Karte, ziehen sie noch einmal. Alle dafür gezogenen Karten
    kommen zurück, bevor gemischt wird. Wo irgendjemand geben darf, entscheidet der Zufall.
rule-SETUP-DEAL =
    Die Karten werden gemischt, und alle bekommen sieben, oder so viele, wie `hand_size` sagt. Der
    Rest liegt verdeckt als Nachziehstapel, und dessen oberste Karte wird daneben aufgedeckt und
    beginnt den Ablagestapel.
rule-SETUP-POWERS =
    Die vier Kraftkarten stehen neben dem Tisch bereit: Noch gehört niemandem eine Kraft.
rule-OPEN-NUMBER =
    Wird eine Zahl aufgedeckt, beginnt, wer links von der gebenden Person sitzt, und gespielt wird
    nach links.
rule-OPEN-DRAW2 =
    Wird eine Zieh zwei aufgedeckt, trifft sie die Person links neben der gebenden: Sie zieht zwei
    Karten und setzt in ihrem ersten Zug aus.
rule-OPEN-REVERSE =
    Wird ein Richtungswechsel aufgedeckt, beginnt, wer gegeben hat, und gespielt wird nach rechts.
rule-OPEN-SKIP =
    Wird ein Aussetzen aufgedeckt, wird die Person links neben der gebenden übersprungen, und die
    danach beginnt.
rule-OPEN-WILD =
    Wird eine Wahlkarte aufgedeckt, außer einer Zieh-vier-Wahlkarte, nennt die Person links neben
    der gebenden die Farbe und beginnt.
rule-OPEN-SPECIAL =
    Eine besondere Wahlkarte, die zu Beginn aufgedeckt wird, bringt nur die genannte Farbe.
rule-OPEN-WILD4 =
    Eine Zieh-vier-Wahlkarte beginnt den Ablagestapel nie: Leg sie zurück und deck eine andere
    Karte auf (unsere Festlegung: Vorher wird der Nachziehstapel neu gemischt).
rule-OPEN-TG =
    Nur eine Zahl kann das Spiel eröffnen: Solange eine Aktionskarte erscheint, gilt sie nicht,
    und die nächste Karte wird darauf aufgedeckt (unsere Festlegung: Jede Wahlkarte zählt hier als
    Aktionskarte). Geht der Stapel vorher aus, bleibt die zuletzt aufgedeckte Karte liegen und
    bewirkt nichts; ist es eine Wahlkarte, nennt die erste Person die Farbe (unsere Festlegung: So
    weit gehen die gedruckten Regeln nicht).
rule-R-NEXT-DEAL =
    Nach jeder Runde gibt, wer einen Platz weiter links sitzt. Alle Karten kommen für das neue
    Geben zurück.
rule-R-NEXT-TABLE =
    Auch die Karten, die vor jemandem liegen, kommen für das neue Geben zurück, und was sie
    gebracht haben, ist vorbei.
rule-DIR-LEFT = Gespielt wird nach links, im Uhrzeigersinn, bis etwas die Richtung ändert.
rule-TURN-MATCH =
    In deinem Zug darfst du eine Karte spielen, die in Farbe, Zahl oder Zeichen zur obersten Karte
    passt, oder eine Wahlkarte. Beispiel: Auf eine rote 7 passt jede rote Karte, jede 7 oder eine
    Wahlkarte.
rule-TURN-SYMBOL =
    Zeichen passen über Farben hinweg: Jedes geht auf das gleiche Zeichen jeder Farbe, so wie eine
    Zahl auf die gleiche Zahl.
rule-TURN-COLOR =
    Liegt eine Wahlkarte oben, zählt nur die genannte Farbe: Es gibt weder Zahl noch Zeichen, die
    passen könnten.
rule-TURN-WILD =
    Du darfst eine Wahlkarte auch dann spielen, wenn du eine andere passende Karte hast; nur für
    die Zieh-vier-Wahlkarte gilt eine eigene Bedingung.
rule-TURN-DRAW = Wenn keine deiner Karten passt, ziehst du eine Karte.
rule-TURN-DRAWN =
    Passt die eben gezogene Karte, darfst du sie sofort spielen. Sonst ist dein Zug vorbei.
rule-TURN-DECLINE =
    Du musst eine passende Karte nicht spielen. Behältst du sie, ziehst du eine Karte, und nur
    diese neue darfst du in diesem Zug noch spielen.
rule-PILE-RESHUFFLE =
    Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel gemischt und zum neuen.
rule-R-PILE-TOP =
    Beim Mischen bleibt die oberste Karte des Ablagestapels liegen. Musst du mehr Karten ziehen,
    als beide Stapel haben, nimmst du alle, die es gibt. Gibt es gar nichts zu ziehen, musst du
    spielen, wenn du kannst, und passen, wenn nicht; so kommt das Spiel nie zum Stillstand.
rule-ACT-DRAW2 = Zieh zwei: Wer als Nächstes dran wäre, zieht zwei Karten und setzt aus.
rule-ACT-REVERSE =
    Richtungswechsel: Die Richtung ändert sich. Ging es nach links, geht es nun nach rechts, und
    umgekehrt.
rule-R-REVERSE-2P =
    Zu zweit wirkt ein Richtungswechsel wie ein Aussetzen: Du bist noch einmal dran, und die
    Richtung bleibt. Die Option `two_player_reverse` wählt zwischen `skip` (wie beschrieben,
    üblich) und `plain` (er ändert nur die Richtung).
rule-ACT-SKIP = Aussetzen: Wer als Nächstes dran wäre, setzt aus.
rule-ACT-WILD =
    Wahlkarte: Du nennst die Farbe, mit der es weitergeht. Es darf dieselbe wie vorher sein.
rule-ACT-WILD4 =
    Zieh-vier-Wahlkarte: Du nennst die Farbe, und wer als Nächstes dran wäre, zieht vier Karten
    und setzt aus.
rule-WILD4-LEGAL =
    Eine Zieh-vier-Wahlkarte sollst du nur spielen, wenn du keine Karte der aktuellen Farbe hast;
    eine Karte mit passender Zahl oder passendem Zeichen in anderer Farbe zählt nicht gegen dich.
    Niemand hindert dich daran, sie trotzdem zu spielen: Das ist ein Bluff, und er kann
    auffliegen.
rule-WILD4-LEGAL-TG =
    In dieser Edition zählen auch die anderen Wahlkarten auf deiner Hand als Karten der Farbe:
    Hast du noch eine, ist deine Zieh-vier-Wahlkarte ein Bluff.
rule-WILD4-CHALLENGE =
    Trifft dich eine Zieh-vier-Wahlkarte und du vermutest einen Bluff, darfst du sie anzweifeln,
    bevor du ziehst; sonst darf es niemand. Wer sie gespielt hat, zeigt dann dir allein die
    Handkarten.
rule-WILD4-GUILTY =
    War es ein Bluff, zieht die bluffende Person die vier Karten und du keine (unsere Festlegung:
    Danach bist du ganz normal dran).
rule-WILD4-INNOCENT = War es keiner, ziehst du sechs Karten statt vier und setzt aus.
rule-WILD4-COLOR =
    Die genannte Farbe gilt, was auch immer das Anzweifeln ergibt (unsere Festlegung für jede
    Edition: Nur eine der gedruckten Regeln sagt es).
rule-R-WILD4-HAND =
    Es zählen die übrigen Handkarten und die aktuelle Farbe in dem Augenblick, in dem die
    Zieh-vier-Wahlkarte gespielt wurde.
rule-UNO-CALL =
    Ruf UNO, wenn du deine vorletzte Karte ablegst, damit alle wissen, dass du nur noch eine hast.
rule-UNO-CATCH =
    Vergisst du es und jemand erwischt dich, bevor die nächste Person beginnt, ziehst du zwei
    Karten. Die Option `uno_penalty` ändert die Zahl.
rule-R-UNO-WINDOW =
    Du darfst mit der Karte zusammen rufen oder danach, bis dich jemand erwischt oder die nächste
    Person beginnt: indem sie spielt, zieht, eine Strafe annimmt oder anzweifelt. Wer zuerst kommt,
    mahlt zuerst. Ist kein UNO fällig, kannst du weder rufen noch jemanden erwischen.
rule-R-UNO-GROWN =
    Deine Pflicht zu rufen endet, sobald du Karten ziehst oder welche bekommst, denn dann hast du
    nicht mehr nur eine. Wandernde Handkarten beenden sie nicht: Wer bis auf eine Karte
    heruntergespielt hat, muss immer noch rufen.
rule-OUT-END =
    Die Runde ist vorbei und von dir gewonnen, wenn du keine Karten mehr hast (unsere Festlegung:
    Verlangt deine letzte Karte eine Farbe oder eine Person, nennst du sie trotzdem).
rule-OUT-DRAW =
    Ist deine letzte Karte eine Zieh zwei oder eine Zieh-vier-Wahlkarte, muss die nächste Person
    trotzdem ziehen, und diese Karten zählen in der Wertung (unsere Festlegung: auch dort, wo die
    gedruckten Regeln schweigen).
rule-R-OUT-SPECIAL =
    Das Ende geht vor: Ist deine letzte Karte eine besondere, ist die Runde schon vorbei und die
    Karte bewirkt nichts.
rule-SCORE-CARDS =
    Eine Zahlenkarte zählt ihre Zahl, eine Zieh zwei, ein Richtungswechsel oder ein Aussetzen 20
    Punkte, jede Wahlkarte, auch eine besondere, 50 Punkte.
rule-SCORE-WINNER =
    Wer die Runde gewinnt, bekommt die Punkte aller Karten, die die anderen noch auf der Hand
    haben.
rule-SCORE-500 =
    Die Punkte werden von Runde zu Runde zusammengezählt, und wer zuerst 500 erreicht, gewinnt das
    Spiel. Das ist die Option `scoring` mit dem Wert `winner`, hier üblich; `target` ändert die
    500, und mit `hand` entscheidet eine einzige Runde.
rule-SCORE-TALLY =
    Eine andere Art zu werten, `scoring` mit dem Wert `tally`: Nach jeder Runde schreiben alle die
    Punkte auf, die sie noch auf der Hand haben. Erreicht jemand 500, gewinnt die niedrigste Summe
    (unsere Festlegung: Bei gleicher niedrigster Summe ist der Sieg geteilt).
rule-SCORE-TG =
    Eine Runde entscheidet das Spiel: Wer keine Karten mehr hat, gewinnt. Das ist die Option
    `scoring` mit dem Wert `hand`, hier üblich; `winner` spielt stattdessen bis 500 Punkte, und
    auch `tally` gibt es (unsere Festlegung: Mit `hand` werden die Punkte trotzdem aufgeschrieben,
    aber das Spiel ist vorbei).
rule-CUSTOM-WILD =
    „Eigene Regel“ ist eine Wahlkarte: Du darfst sie in jedem Zug spielen und nennst die Farbe.
rule-CUSTOM-RULE =
    Jede der beiden Karten „Eigene Regel“ trägt eine Hausregel, die sich der Tisch selbst
    ausdenkt. Sie kann alles sein, solange alle zustimmen, und für jedes Spiel darf eine neue
    geschrieben werden.
rule-R-CUSTOM =
    Die Option `custom_rules` gibt jeder Karte ihre Worte, für alle zu lesen, und die Wirkungen, die
    das Spiel selbst ausführt: Karten ziehen, eine Anzahl, bis eine Farbe kommt oder bis zur größten
    Hand; aussetzen; allen die Handkarten zeigen; zufällige Karten oder eine ganze Farbe ablegen;
    dir eine ganze Farbe geben oder deine bekommen; Handkarten mit dir tauschen; alle Handkarten
    nach links, nach rechts oder in Spielrichtung weitergeben; alle Handkarten mischen und neu
    verteilen; die Richtung ändern oder dir sofort noch einen Zug geben. Eine Wirkung gilt dir, der
    nächsten Person (immer der Nachbarin oder dem Nachbarn in Spielrichtung), einer Person deiner
    Wahl, allen anderen, allen oder der Person mit den wenigsten oder den meisten Karten; sie kann
    nur für die gelten, die eine Farbe haben oder nicht haben, oder alle verschonen, die eine zeigen
    oder ablegen. Getauscht wird aber nur mit einer Person deiner Wahl, und du selbst kannst nicht
    aussetzen. Worte ohne Wirkung sind erlaubt, die führt der Tisch selbst aus, und eine Karte ohne
    Regel ist eine einfache Wahlkarte.
rule-R-EFFECTS =
    Was eine besondere Karte mit mehreren macht, beginnt bei der Person, die sie gespielt hat, und
    geht in Spielrichtung herum; wen es betrifft, steht vorher fest. Ausgesetzt wird der nächste
    Zug, der käme: Ein Aussetzen oder eine Zieh zwei trifft dann die Person nach der, die schon
    aussetzt. Was sie jemanden ziehen lässt, wird sofort gezogen: Niemand kann darauf antworten
    oder es weitergeben, auch nicht mit `stacking`.
rule-SAVE-PLACE =
    Die Retterkarte ist eine Wahlkarte für andere: Du legst sie vor irgendeine Person außer dir
    und nennst die Farbe (unsere Festlegung: Da sie nicht auf dem Ablagestapel liegt, muss die
    nächste Karte diese Farbe haben oder eine Wahlkarte sein).
rule-SAVE-SHIELD =
    Solange die Karte dort liegt, können Strafkarten dieser Person nichts anhaben. Die nächste
    Wahlkarte von irgendwem beendet das und schickt die Karte auf den Ablagestapel (unsere
    Festlegung: Auch eine zweite Retterkarte ist eine solche Wahlkarte, und die alte kommt unter
    die oberste Karte).
rule-R-SAVE =
    Eine Strafkarte ist eine Zieh zwei, ein Aussetzen, eine Zieh-vier-Wahlkarte oder ein
    Richtungswechsel, der zu zweit wie ein Aussetzen wirkt; von einer eigenen Regel hält der
    Schutzschild jeden Teil ab, durch den du ziehst oder aussetzt, und sonst nichts. Hinter einem
    Schutzschild ziehst du nicht und setzt nicht aus, also gibt es auch nichts anzuzweifeln. Ist
    die Strafkarte selbst eine Wahlkarte und beendet so den Schutz, wehrt er sie noch ab.
rule-TOGETHER-DRAW =
    Miteinander-Karte: Sag, wie viele Karten die größte Hand hat. Alle anderen ziehen der Reihe
    nach, bis sie ebenso viele haben. Du nennst auch die Farbe.
rule-R-TOGETHER =
    Gezählt wird, nachdem die Miteinander-Karte deine Hand verlassen hat. Die nächste Person zieht
    zuerst, du zuletzt: Auch du ziehst, außer keine Hand ist größer als deine.
rule-MAGIC-PASS =
    Zauberkarte: Alle Handkarten wandern. Du gibst deine Handkarten nach links, wie alle, und
    nennst die Farbe (unsere Festlegung: Links heißt im Uhrzeigersinn, egal in welche Richtung
    gespielt wird).
rule-POWER-TAKE =
    Figur: Du gewinnst die Kraft in der Farbe der Karte, auch wenn sie schon jemandem gehört, und
    ihre Kraftkarte kommt an deinen Platz. Sie ist eine Wahlkarte, also nennst du auch die Farbe,
    mit der es weitergeht.
rule-POWER-CHOICE =
    Kräftewahl: Du gewinnst eine Kraft deiner Wahl, auch wenn sie schon jemandem gehört, und
    nennst die Farbe.
rule-POWER-KEEP =
    Eine Kraft bleibt bei dir, bis sie dir jemand nimmt. Du kannst mehrere zugleich haben.
rule-POWER-RED =
    Rote Kraft: Du darfst jederzeit deine roten Karten jemand anderem geben (unsere Festlegung:
    Eine Wahlkarte hat keine eigene Farbe, also ist eine Rote Figur keine rote Karte).
rule-R-POWER-RED =
    Verschenkt werden immer alle deine roten Karten, und zwar an eine einzige Person, die nicht
    die gelbe Kraft haben darf; auch wenn du nicht dran bist. Waren es deine letzten Karten, hast
    du die Runde gewonnen; eine Zieh zwei oder Zieh-vier-Wahlkarte, die noch auf Antwort oder
    Farbe wartet, wird dann gezogen und zählt, außer du hättest sie ziehen müssen. Bleibt dir nach
    dem Geschenk eine Karte, musst du nicht UNO rufen. Verschenkst du auch die eben gezogene
    Karte, passt du.
rule-POWER-BLUE =
    Blaue Kraft: Du darfst zwei Karten in einem Zug spielen (unsere Festlegung: Die zweite steht
    dir frei, kommt gleich nach der ersten und muss auf sie passen; die Karte, die dir die Kraft
    bringt, ist schon eine erste, aber nach dem Ziehen gibt es keine zweite).
rule-R-POWER-BLUE =
    Strafen werden sofort gezogen, und eine Zieh-vier-Wahlkarte wird erledigt, das Anzweifeln
    eingeschlossen, bevor du weiterspielst. Jedes Aussetzen, jede Zieh zwei und jede
    Zieh-vier-Wahlkarte kostet eine Person einen Zug: Die zweite trifft, wer dann als Nächstes dran
    wäre, und zu zweit setzt dein Gegenüber einfach zweimal aus. Mit `stacking` gibt es keine zweite
    Karte für dich, wenn du auf eine Strafe antwortest, und auch nicht, wenn die nächste Person auf
    deine antwortet.
rule-POWER-GREEN =
    Grüne Kraft: Passt keine deiner Karten, darfst du die nächste Karte des Nachziehstapels auf
    den Ablagestapel aufdecken, auch wenn sie dort nicht passt. Damit endet dein Zug.
rule-R-POWER-GREEN =
    Die aufgedeckte Karte gilt als von dir gespielt: Sie wirkt wie immer, und du triffst ihre
    Wahl. Es kann sogar eine Zieh-vier-Wahlkarte sein; die nächste Person darf sie anzweifeln,
    aber ein Bluff ist es nie.
rule-POWER-YELLOW =
    Gelbe Kraft: Aussetzen, Richtungswechsel, Zieh zwei, Zieh-vier-Wahlkarte und die rote Kraft
    treffen dich nicht (unsere Festlegung: Die gedruckten Regeln nennen die rote Figur, und wir
    verstehen darunter die Geschenke roter Karten).
rule-R-POWER-YELLOW =
    Eine Karte, die gegen dich gespielt wird, kommt auf den Stapel, tut dir aber nichts: Du ziehst
    nicht und setzt nicht aus. Wärst du bei einem Richtungswechsel als Nächstes dran gewesen,
    ändert sich die Richtung nicht.
rule-H-STACK =
    Stapeln, Option `stacking`, üblich ist `off`: Mit `same` darfst du auf eine Zieh zwei mit
    einer weiteren antworten und auf eine Zieh-vier-Wahlkarte mit einer weiteren; mit `any` darfst
    du auch eine Zieh-vier-Wahlkarte auf eine Zieh zwei legen. Die zu ziehenden Karten summieren
    sich und wandern weiter, bis jemand sie alle nimmt; ist dabei jemand fertig, zieht die nächste
    Person alles. Angezweifelt wird die letzte Zieh-vier-Wahlkarte: War sie ein Bluff, zieht die
    Person, die sie gespielt hat, alles, und wenn nicht, ziehst du alles und zwei mehr.
rule-H-STACK-OPEN =
    Mit `stacking` darf auch auf eine zu Beginn aufgedeckte Zieh zwei geantwortet werden.
rule-H-STACK-SAFE =
    Können dir Strafen nichts anhaben, verfallen mit `stacking` alle aufgelaufenen Karten, und du
    bist normal dran.
rule-H-JUMP =
    Dazwischenwerfen, Option `jump_in`, aus oder an: Hast du genau die oberste Karte, gleiche
    Farbe und gleiche Zahl oder gleiches Zeichen und keine Wahlkarte, darfst du sie spielen, auch
    wenn du nicht dran bist, und weiter geht es nach dir. Das geht, solange die Person, die dran
    ist, noch nicht begonnen hat, auch auf Zieh-zwei-Karten, die sich stapeln. Es zählt als Beginn
    des nächsten Zuges, also ist es dann für die Karte davor zu spät, UNO zu rufen oder jemanden
    zu erwischen.
rule-H-JUMP-BLUE =
    Eine Karte, die du mit `jump_in` dazwischenwirfst, bringt dir keine zweite durch die blaue
    Kraft.
rule-H-SEVEN =
    Siebenen und Nullen, Option `seven_zero`, aus oder an: Mit einer 7 tauschst du die Handkarten
    mit einer Person deiner Wahl, und bei einer 0 geben alle ihre Handkarten in Spielrichtung
    weiter. Als letzte Karte beendet eine 7 oder 0 nur die Runde, und zu Beginn aufgedeckt bewirkt
    sie nichts.
rule-H-DRAWON =
    Weiterziehen, Option `draw_until_playable`, aus oder an: Passt keine deiner Karten, ziehst du,
    bis eine passt. Könntest du spielen und willst nicht, ziehst du trotzdem nur eine. Gehen die
    Stapel aus, ist dein Zug vorbei.
rule-H-FORCE =
    Kein Zurückhalten, Option `force_play`, aus oder an: Kannst du eine Karte spielen, musst du
    es, und das gilt auch für eine eben gezogene. Beim Stapeln bleibt dir die Antwort auf Karten
    überlassen, die du ziehen sollst.
rule-H-FORCE-BLUE = Auch mit `force_play` bleibt dir die zweite Karte der blauen Kraft überlassen.
rule-H-NOBLUFF =
    Kein Bluffen, Option `no_bluff`, aus oder an: Eine Zieh-vier-Wahlkarte kannst du nur spielen,
    wenn sie erlaubt ist. Anzuzweifeln gibt es nichts, also werden die vier Karten sofort gezogen,
    oder beim Stapeln weitergegeben.
rule-H-SAYPASS =
    Passen ansagen, Option `say_pass`, aus oder an: Behältst du eine gezogene Karte, sagst du es,
    ob sie spielbar war oder nicht. So erfährt es niemand sonst. Spielen zwei oder mehr Menschen an
    einem Tisch, gilt es, wenn der Tisch nichts anderes bestimmt.
rule-H-HAND =
    Zahlen zum Ändern: `hand_size`, die Karten für jeden am Anfang (1 bis 10, üblich 7); `target`,
    das Punkteziel (1 bis 10000, üblich 500); `uno_penalty`, die Karten, die du ziehst, wenn du
    ohne UNO erwischt wirst (0 bis 10, üblich 2).
