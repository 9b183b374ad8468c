### The editions: their titles, and .words about them.
### Decided here: Edition; the titles are names and stay in all languages, but for Classic.

edition-classic = Classic
    .words = The deck most people have at home: four colours, two kinds of wild, no special cards.
edition-super-hero-girls = Super Hero Girls
    .words = Shield a friend with Save The Day, and write rules of your own on two cards.
edition-color-powers = Color Powers
    .words = Four powers wander round the table: play the right wild and one is yours.
edition-togetherness = Togetherness
    .words = A wild fills every hand up to the largest. One round decides the game.
edition-artiste-fairey = Artiste: Shepard Fairey
    .words = The classic game in red, blue, gold and grey.
edition-disney-parks = Disney Parks
    .words = Play Wild Magic, and everyone passes their whole hand to the left.
