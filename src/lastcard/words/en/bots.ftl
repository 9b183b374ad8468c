### The bots: what they are called, and .words about how they play.

bot-random = Beginner
    .words = makes any legal move whatever
bot-casual = Easy-going
    .words = plays like a child, and forgets UNO now and then
bot-sharp = Sharp
    .words = follows a good player’s rules of thumb
bot-learned = Seasoned
    .words = has learned from millions of rounds
bot-master = Master
    .words = thinks ahead

bot = bot
