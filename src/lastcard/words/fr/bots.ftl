### Les bots.

bot-random = Débutant
    .words = joue n’importe quel coup permis
bot-casual = Tranquille
    .words = joue comme un enfant et oublie UNO de temps en temps
bot-sharp = Malin
    .words = suit les règles de base des bons joueurs
bot-learned = Expérimenté
    .words = a appris en jouant des millions de manches
bot-master = Maître
    .words = réfléchit plusieurs coups à l’avance

bot = bot
