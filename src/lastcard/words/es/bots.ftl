### Los bots.

bot-random = Principiante
    .words = hace cualquier jugada permitida
bot-casual = Tranquilo
    .words = juega como un niño y a veces olvida UNO
bot-sharp = Listo
    .words = sigue las reglas básicas de un buen jugador
bot-learned = Experimentado
    .words = ha aprendido de millones de rondas
bot-master = Maestro
    .words = piensa por adelantado

bot = bot
