# Español

captains-orders-title = Captain's Orders
captains-orders-screen-attract = Los Amotinados buscan al Capitán que se esconde entre ellos

## What the screen says by itself

captains-orders-screen-round = Ronda { $number }
captains-orders-screen-last-round = Última ronda ({ $number })
captains-orders-screen-goal =
    { $count ->
        [one] Una ronda decide
       *[other] Gana quien gane { $count } rondas
    }
captains-orders-screen-deals = { SEAT($seat) } reparte
captains-orders-screen-dealer = Reparte
captains-orders-screen-of = de { $count }
captains-orders-screen-of-seat = Orden de { SEAT($seat) }
captains-orders-screen-none = No hay Orden
captains-orders-screen-unread = Una carta no se ha leído
captains-orders-screen-owner = Ordena
captains-orders-screen-followed = Obedeció
captains-orders-screen-answer-order = Obedece o da contraorden
captains-orders-screen-give-card = Da una carta
captains-orders-screen-discard-card = Descártate de una carta
captains-orders-screen-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
captains-orders-screen-lead =
    { $count ->
        [one] por una ronda
       *[other] por { $count } rondas
    }
captains-orders-screen-captains =
    { $count ->
        [one] El Capitán era { NAMES($seats) }
       *[other] Los Capitanes eran { NAMES($seats) }
    }
captains-orders-screen-winners =
    { $count ->
        [0] Nadie gana la ronda
        [one] { NAMES($seats) } gana la ronda
       *[other] { NAMES($seats) } ganan la ronda
    }
captains-orders-screen-most-points =
    { $count ->
        [one] { NAMES($seats) } tiene más puntos que los demás Amotinados
       *[other] { NAMES($seats) } tienen más puntos que los demás Amotinados
    }
captains-orders-screen-order = { SEAT($seat) } ordena: { $rank }
captains-orders-screen-order-unread = { SEAT($seat) } da una Orden
captains-orders-screen-belay = { SEAT($seat) } da contraorden: { $rank }
captains-orders-screen-belay-unread = { SEAT($seat) } da contraorden
captains-orders-screen-pass = { SEAT($seat) } pasa una carta a { SEAT($other) }
captains-orders-screen-ask = { SEAT($seat) } pide una carta a { SEAT($other) }
captains-orders-screen-give = { SEAT($seat) } da una carta a { SEAT($other) }
captains-orders-screen-discard = { SEAT($seat) } se descarta de una carta
captains-orders-screen-follow = { SEAT($seat) } obedece
captains-orders-screen-discover = { SEAT($seat) } acusa a { SEAT($other) }
captains-orders-screen-taken-back = { SEAT($seat) } recoge un { $rank }
captains-orders-screen-taken-back-unread = { SEAT($seat) } recoge una carta
captains-orders-screen-shown = { SEAT($seat) } ha enseñado un { $rank }
captains-orders-screen-shown-unread = { SEAT($seat) } ha enseñado una carta
captains-orders-given = { SEAT($seat) } te ha dado: { $rank }
captains-orders-given-unread = { SEAT($seat) } te ha dado una carta

## What the table says

captains-orders-deal =
    { $reads ->
        [late] Seis cartas para cada uno, boca abajo.
       *[every] Seis cartas para cada uno: acerca cada una al lector de quien la recibe.
    }
    .window = Seis cartas para cada uno, boca abajo.
    .remedy =
        { $reads ->
            [late] Pulsa A cuando esté todo repartido; una carta se lee al jugarla.
           *[every] Está todo repartido cuando las luces dicen a quién le toca.
        }
captains-orders-turn = { SEAT($active) }: { captains-orders-turn.asked }
    .asked = da una Orden, pasa una carta, pide una, o descubre al Capitán.
    .remedy =
        { $spots ->
            [0] Elige antes; una carta pasada va al lector de quien la recibe.
           *[other] Una Orden va a la zona 1; una carta pasada, al lector de quien la recibe.
        }
captains-orders-order = { SEAT($active) }: { captains-orders-order.asked }
    .asked =
        { $rank ->
            [1] da una carta a { SEAT($owner) }, o descubre al Capitán.
           *[other] da a { SEAT($owner) } un { $rank } o más, da contraorden con una más baja, o descubre al Capitán.
        }
    .remedy =
        { $rank ->
            [1] Acércala al lector de { SEAT($owner) }.
           *[other]
                { $spots ->
                    [0] Obedecer: su lector. Contraorden: elige antes.
                   *[other] Obedecer: lector de { SEAT($owner) }. Contraorden: zona 1.
                }
        }
captains-orders-give = { SEAT($active) }: { captains-orders-give.asked }
    .asked = da una carta a { SEAT($turn) }.
    .remedy = Acércala al lector de { SEAT($turn) }.
captains-orders-discard = { SEAT($active) }: { captains-orders-discard.asked }
    .asked = descártate de una carta.
    .remedy =
        { $spots ->
            [0] Pulsa A y acércala a tu lector.
           *[other] Acércala a la zona 2.
        }
captains-orders-reading = Una carta no se ha leído.
    .remedy = Acércala otra vez, o elige.
captains-orders-reveal = La ronda ha terminado: todas las cartas boca arriba.
    .remedy = Acerca las que no se han leído.
captains-orders-round-over = Fin de la ronda.
    .remedy = Pulsa A para repartir la siguiente.
captains-orders-over = Fin de la partida.
    .remedy = Pulsa A para jugar otra vez.
captains-orders-other-spot = En esta zona no se juega nada.
    .remedy = Una Orden va a la zona 1, un descarte a la zona 2.
captains-orders-where-to =
    { $spots ->
        [0] Una carta en tu propio lector aún no sirve de nada.
       *[other] Aquí una carta en tu propio lector no sirve de nada.
    }
    .remedy =
        { $spots ->
            [0] Elige antes «Dar una Orden», o acerca una carta pasada al lector de quien la recibe.
           *[other] Acerca una Orden a la zona 1, o una carta pasada al lector de quien la recibe.
        }
captains-orders-follow-where = No es el lector de quien dio la Orden.
    .remedy =
        { $spots ->
            [0] Obedece en su lector; para la contraorden, elige antes.
           *[other] Obedece en su lector; la contraorden va a la zona 1.
        }
captains-orders-give-where = No es el lector de quien pidió la carta.
    .remedy = Acerca la carta al lector de quien la pidió.
captains-orders-discard-where = Se esperaba un descarte.
    .remedy =
        { $spots ->
            [0] Elige «Descartarse de una carta» y acércala a tu lector.
           *[other] Acerca la carta que descartas a la zona 2.
        }
captains-orders-still-dealing = Aún se están repartiendo las manos.
    .remedy = Devuélvela; antes, seis cartas en cada lector.
captains-orders-hand-full = Sobra una carta en este lector.
    .remedy = Devuelve la carta al mazo.
captains-orders-read-each = En esta partida cada carta se lee al repartirla.
    .remedy = Acerca seis cartas a cada lector.
captains-orders-already-dealt = Todo está repartido.
    .remedy = Devuelve la carta al mazo.
captains-orders-too-late-to-redeal = La ronda ha empezado.
    .remedy = Juégala hasta el final.
captains-orders-not-your-turn = Es el turno de { SEAT($active) }.
    .remedy = Recoge la carta y espera; una carta pasada va antes al lector de quien la recibe.
captains-orders-own-order = Nadie responde a su propia Orden: no vale.
    .remedy = Recoge la carta y espera a que la Orden vuelva a casa.
captains-orders-no-order = No hay ninguna Orden.
    .remedy = Recógela; da una Orden, pasa una carta, pide una, o descubre al Capitán.
captains-orders-order-stands = Hay una Orden.
    .remedy = Recógela; obedece, da contraorden o descubre al Capitán.
captains-orders-give-first = Se ha pedido una carta.
    .remedy = Recógela; quien debe darla la acerca antes al lector de quien pidió.
captains-orders-discard-first = Se recibió una carta y no se ha descartado ninguna.
    .remedy = Recógela; antes va un descarte.
captains-orders-nothing-to-give = Nadie ha pedido una carta.
    .remedy = Recoge la carta.
captains-orders-nothing-to-discard = Solo se descarta tras una carta pasada o pedida.
    .remedy = Recoge la carta.
captains-orders-nothing-to-accept = Ninguna carta espera la decisión de quien dio la Orden.
    .remedy = Sigue jugando.
captains-orders-revealing = La ronda ha terminado, y se enseñan todas las manos.
    .remedy = Acerca las cartas sin leer, o di su valor.
captains-orders-between-rounds = Fin de la ronda.
    .remedy = Devuelve todas las cartas; reparte quien está a la izquierda.
captains-orders-round-goes-on = La ronda no ha terminado.
    .remedy = Sigue jugando.
captains-orders-match-over = Fin de la partida.
    .remedy = Empieza otra para seguir jugando.
captains-orders-not-in-hand = Por lo que ha visto la mesa, esta carta no está en tu mano.
    .remedy = Devuélvela adonde estaba; acerca una carta de tu mano.
captains-orders-follow-too-low = Esta carta no puede obedecer la Orden.
    .remedy = Recógela; obedece con una igual o más alta, o da contraorden.
captains-orders-belay-too-high = Esta carta no es contraorden: su valor no es más bajo.
    .remedy = Recógela; todos la han visto. Obedece, o da contraorden con una más baja.
captains-orders-yourself = Nadie puede elegir su propio puesto.
    .remedy = Elige otro.
captains-orders-nobody-there = Ahí no juega nadie.
    .remedy = Elige un puesto donde se juegue.
captains-orders-not-unread = Todas las cartas jugadas o repartidas ahí se han leído.
    .remedy = Sigue jugando.
captains-orders-card = { CARD($card) }
captains-orders-not-a-card = No es una carta de una baraja Pairs.
    .remedy = Di un valor del 1 al 10.
captains-orders-collect-first = Fin de la ronda.
    .remedy = Recoge todas las cartas y pulsa A; luego acércalas otra vez.
captains-orders-dealt-at-pads = Las cartas se reparten en los lectores.
    .remedy = Acércala al lector de quien la recibe.
captains-orders-in-no-hand = Por lo que ha visto la mesa, esta carta no está en ninguna mano.
    .remedy = Devuélvela adonde estaba; acerca una carta de una mano.
captains-orders-no-discard = Ahora no hay nada que descartar.
    .remedy = Recógela; una Orden va a la zona 1, una carta pasada al lector de quien la recibe.
captains-orders-read-already = Esta carta ya se ha leído, así que no es la que falta.
    .remedy = Acerca la carta sin leer, o elige su valor.

## Options

captains-orders-option-wins = Rondas para ganar: { $value }
captains-orders-option-rounds = Como mucho: { $value } rondas
captains-orders-option-misplay =
    Una carta que no puede obedecer: { $value ->
        [redo] se recoge
       *[forfeit] cuesta la ronda
    }

## Choices

captains-orders-menu-dealing = Seis cartas para cada uno
captains-orders-menu-given = Hay una carta en el lector de { SEAT($seat) }: ¿de quién era? Pulsa tu A
captains-orders-menu-order = Dar una Orden
captains-orders-menu-ask = Pedir una carta
captains-orders-menu-tap-to-follow = Obedecer: acercar una carta
captains-orders-menu-belay = Dar contraorden
captains-orders-menu-discover = Descubrir al Capitán
captains-orders-menu-is-order = Es la Orden
captains-orders-menu-to = A { SEAT($seat) }
captains-orders-menu-is-follow = Obedece
captains-orders-menu-is-belay = Es contraorden
captains-orders-menu-is-given = Se da
captains-orders-menu-rank = Valor { $rank }
captains-orders-menu-accept = Puede obedecer
captains-orders-menu-show = No puede: enseñarla
captains-orders-menu-which-rank = La carta es un
captains-orders-menu-whose-rank = { SEAT($seat) }: la carta es un
captains-orders-menu-round-over = Fin de la ronda
captains-orders-menu-next-round = Recoger las cartas: otra ronda
    .window = Siguiente ronda
captains-orders-menu-ask-whom = ¿A quién se la pides?
captains-orders-menu-who-is-captain = ¿Quién es el Capitán, con la carta más baja?
captains-orders-menu-awaits-order = { SEAT($seat) }: la Orden
captains-orders-menu-awaits-belay = { SEAT($seat) }: la contraorden
captains-orders-menu-awaits-discard = { SEAT($seat) }: el descarte
captains-orders-menu-ends-round = { SEAT($seat) }: esto acaba la ronda
captains-orders-menu-yes-captain = Sí, el Capitán es { SEAT($seat) }
captains-orders-menu-yes-rank = Sí, es un { $rank }
captains-orders-menu-tap-or-look = Acércala, o mírala
captains-orders-menu-tap-or-name = Acércala, o di su valor
captains-orders-menu-follow-unread = Una carta que obedece no se ha leído
captains-orders-problem-card-twice =
    Una carta está a la vez { $place ->
        [hand] en la mano de { SEAT($seat) }
        [discards] en los descartes
        [order] como Orden
       *[last] como última carta de una mano
    } y { $other ->
        [hand] en la mano de { SEAT($holder) }
        [discards] en los descartes
        [order] como Orden
       *[last] como última carta de una mano
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-card-elsewhere =
    Se ha visto { $place ->
        [hand] en la mano de { SEAT($seat) }
       *[table] en la mesa
    } una carta que ya está en otro sitio.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-too-many-cards =
    { $count ->
        [one] Sobra una carta
       *[other] Sobran { $count } cartas
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-unread-inconsistent = Las cartas sin leer no pueden ser todas distintas.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-hand-too-large = { SEAT($seat) } tiene { $count } cartas; se reparten { $dealt }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-empty-hand = { SEAT($seat) } no tiene cartas: eso acaba la ronda, pero la ronda sigue.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-dealt-not-begun = Todo está repartido, pero la ronda no ha empezado.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-played-before-dealt = Se han jugado cartas antes de acabar de repartir.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-more-than-dealt = Hay { $count } cartas en las manos, más de las repartidas.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-answered-own-order = { SEAT($seat) } ha respondido a su propia Orden (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-followed-too-low = { SEAT($seat) } ha obedecido con una carta que no puede (CO-5).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-belayed-too-high = { SEAT($seat) } ha dado contraorden con una carta que no es más baja (CO-6).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-such-player = No hay jugador { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-order-stands = Hay que responder a una Orden, pero no hay ninguna.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-stands = Hay una Orden en la fase { $phase }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-unread = La Orden no se ha leído.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-owner-answers = Quien dio la Orden va a responderla (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-reading = La fase es { $phase }, y no encaja con lo que espera lectura.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-out-of-turn = Alguien va a actuar fuera de su turno.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-captains =
    En la fase { $phase } { $count ->
        [one] se conoce un Capitán
       *[other] se conocen { $count } Capitanes
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-winner-does-not-play = Ha ganado una ronda alguien que no juega.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-end = La fase es { $phase }, tras { $rounds } rondas y { $wins } victorias.
    .remedy = { table-undo-or-play-on }

## Places

captains-orders-place-orders = Órdenes

## The rules in short

captains-orders-goal = Descubre al Capitán; si eres tú, no te dejes ver.
captains-orders-rules-1 = Quien tiene la carta más baja es el Capitán, en secreto; los demás son Amotinados. Cambia según cambian de mano las cartas.
captains-orders-rules-2 = En tu turno, sin Orden: juega una carta boca arriba como Orden; o pasa una a alguien, que luego se descarta de otra; o pide una a alguien, y descártate tú de una.
captains-orders-rules-3 = Una Orden da la vuelta a la mesa. Obedece: da a su dueño una carta igual o más alta. O da contraorden: juega una más baja, que ahora es la Orden, y es tuya.
captains-orders-rules-4 = Una Orden que vuelve a su dueño se descarta, y empieza el turno del siguiente.
captains-orders-rules-5 = Siempre que te toque actuar puedes descubrir al Capitán. Si aciertas, ganas la ronda; si no, la gana el Amotinado con más puntos en la mano, y no tú.
captains-orders-rules-6 = La ronda acaba cuando una mano queda vacía: si era la del Capitán, gana él; si no, el Amotinado con más puntos en la mano. Una carta vale lo que marca.
captains-orders-rules-7 = Quien antes gane las rondas acordadas, gana la partida.

## Climaxes

captains-orders-stage-accuses = { SEAT($seat) } acusa a { SEAT($other) } de ser el Capitán.
captains-orders-stage-right = Acertó: ¡el Capitán es { SEAT($other) }!
captains-orders-stage-wrong =
    { $count ->
        [one] Falló: ¡el Capitán es { NAMES($seats) }!
       *[other] Falló: ¡los Capitanes son { NAMES($seats) }!
    }
captains-orders-stage-ran-out = { SEAT($seat) } ha puesto su última carta.
captains-orders-known-hand =
    { $count ->
        [one] { SEAT($seat) }: una carta, rondas ganadas: { $wins }
       *[other] { SEAT($seat) }: { $count } cartas, rondas ganadas: { $wins }
    }

## Lessons

captains-orders-lesson-captain = Quien tiene la carta más baja de todas es el Capitán, en secreto: mira tu mano. Los demás son Amotinados.
captains-orders-lesson-order = Da una Orden boca arriba: los demás te dan por turno una carta igual o más alta, o dan contraorden con una más baja.
captains-orders-lesson-follow = Hay una Orden. Obedécela con una carta igual o más alta, que recibe su dueño; con una más baja, la Orden pasa a ser tuya.
captains-orders-lesson-give = Te piden una carta: tú eliges cuál. Con la más baja, quien la recibe puede ser el Capitán.
captains-orders-lesson-discard = Descártate de una carta de tu mano, boca abajo. Solo tú sabes cuál.
captains-orders-lesson-pass = En vez de una Orden puedes pasar una carta a alguien, que luego se descarta de una.
captains-orders-lesson-ask = O elige con B y A pedir una carta a alguien. La elige esa persona; después te descartas de una.
    .window = O pide una carta a alguien. La elige esa persona; después te descartas de una.
captains-orders-lesson-discover = ¿Sabes quién es el Capitán? Elige con B y A descubrirlo: si aciertas, ganas la ronda; si no, ya no puedes ganarla.
    .window = ¿Sabes quién es el Capitán? Descúbrelo: si aciertas, ganas la ronda; si no, ya no puedes ganarla.

## Why: a sentence for each ruling (docs/rulings-captains-orders.md)

captains-orders-rule-1 = Solo se juegan cartas de la propia mano; la Orden y los descartes no son de nadie.
captains-orders-rule-2 = Actúa un solo jugador: sin Orden, ordena, pasa, pide o descubre; con una, obedece, da contraorden o descubre.
captains-orders-rule-3 = Quien da una carta elige cuál; quien la recibe se descarta después de la que quiera.
captains-orders-rule-5 = Una Orden se obedece con una carta igual o más alta.
captains-orders-rule-6 = Solo una carta más baja es contraorden. Después responden todos menos su nuevo dueño.
captains-orders-rule-7 = Nadie responde a su propia Orden: cuando vuelve se descarta, y juega el siguiente.
captains-orders-rule-8 = La ronda acaba en cuanto una mano se vacía; solo entonces se enseñan todas.
captains-orders-rule-13 = Quien descubre nombra a otro jugador, nunca a sí mismo.
captains-orders-rule-16 = La partida está ganada: quienes empatan ganan juntos, y ya no cuenta nada más.
captains-orders-rule-17 = Entre dos rondas se recogen todas las cartas, y reparte quien está a la izquierda.
captains-orders-rule-21 = Cada jugador recibe seis cartas antes de que nadie actúe.
captains-orders-story-unmasks = { SEAT($seat) } descubre al Capitán más veces que nadie: { $count }
captains-orders-story-accuses = { SEAT($seat) } acusa a un Amotinado más veces que nadie: { $count }
captains-orders-story-captain = { SEAT($seat) } es Capitán al final de más rondas que nadie: { $count }
captains-orders-story-orders = { SEAT($seat) } da más Órdenes que nadie: { $count }
captains-orders-story-belays = { SEAT($seat) } da más contraórdenes que nadie: { $count }
captains-orders-story-gave = { SEAT($seat) } entrega más cartas que nadie: { $count }
captains-orders-story-rich = { SEAT($seat) } tiene la mano más rica de todas las rondas: { $count }
captains-orders-story-hand = Puntos de { SEAT($seat) } en la mano al final: { $count }
captains-orders-story-highest = La carta más alta de { SEAT($seat) } al final: { $count }
captains-orders-story-lowest = La carta más baja de { SEAT($seat) } al final: { $count }
captains-orders-report-points = Rondas ganadas
captains-orders-report-course = El curso de la partida: rondas ganadas
