### Die Bots.

bot-random = Anfänger
    .words = macht irgendeinen erlaubten Zug
bot-casual = Gemütlich
    .words = spielt wie ein Kind und vergisst ab und zu UNO
bot-sharp = Gewitzt
    .words = spielt nach den Faustregeln guter Spieler
bot-learned = Erfahren
    .words = hat aus Millionen von Runden gelernt
bot-master = Meisterhaft
    .words = denkt voraus

bot = Bot
