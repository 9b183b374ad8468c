### Las ediciones. Sus títulos son nombres y se quedan.

edition-classic = Clásico
    .words = La baraja que casi todos tienen en casa: cuatro colores y dos clases de comodín.
edition-super-hero-girls = Super Hero Girls
    .words = Protege a los demás con el Comodín Salvador y escribe reglas propias en dos cartas.
edition-color-powers = Color Powers
    .words = Cuatro poderes recorren la mesa: juega el comodín adecuado y uno es tuyo.
edition-togetherness = Togetherness
    .words = Un comodín iguala todas las manos a la más grande. Una sola ronda decide.
edition-artiste-fairey = Artiste: Shepard Fairey
    .words = El juego clásico en rojo, azul, dorado y gris.
edition-disney-parks = Disney Parks
    .words = Con el Comodín Mágico todos pasan su mano entera a la izquierda.
