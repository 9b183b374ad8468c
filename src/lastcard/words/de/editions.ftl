### Die Editionen. Ihre Titel sind Namen und bleiben.

edition-classic = Classic
    .words = Das Spiel, das die meisten zu Hause haben: vier Farben, zwei Arten Wahlkarten.
edition-super-hero-girls = Super Hero Girls
    .words = Beschütze andere mit der Retterkarte und schreib eigene Regeln auf zwei Karten.
edition-color-powers = Color Powers
    .words = Vier Kräfte wandern um den Tisch: Mit der richtigen Wahlkarte bekommst du eine.
edition-togetherness = Togetherness
    .words = Eine Wahlkarte füllt alle Hände bis zur größten auf. Eine einzige Runde entscheidet.
edition-artiste-fairey = Artiste: Shepard Fairey
    .words = Das klassische Spiel in Rot, Blau, Gold und Grau.
edition-disney-parks = Disney Parks
    .words = Mit der Zauberkarte geben alle ihre Handkarten nach links.
