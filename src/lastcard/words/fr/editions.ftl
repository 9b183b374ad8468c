### Les éditions. Leurs titres sont des noms et restent.

edition-classic = Classique
    .words = Le jeu que presque tout le monde a chez soi : quatre couleurs, deux sortes de joker.
edition-super-hero-girls = Super Hero Girls
    .words = Protège les autres avec le Joker Sauveur et écris tes propres règles sur deux cartes.
edition-color-powers = Color Powers
    .words = Quatre pouvoirs font le tour de la table : le bon joker t’en donne un.
edition-togetherness = Togetherness
    .words = Un joker remplit toutes les mains jusqu’à la plus grande. Une seule manche décide.
edition-artiste-fairey = Artiste : Shepard Fairey
    .words = Le jeu classique en rouge, bleu, doré et gris.
edition-disney-parks = Disney Parks
    .words = Avec le Joker Magique, chacun passe toute sa main à gauche.
