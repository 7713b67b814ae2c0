# Español

captain-bluff-title = Captain Bluff
captain-bluff-screen-attract = Seis cintas de equipaje, y nadie dice la verdad

## Cards

card-paris = París
card-london = Londres
card-tokyo = Tokio
card-round-trip = Vuelta al mundo
card-change-of-direction = Cambio de sentido
card-arrivals-board = Panel de llegadas
card-delayed-flight = Vuelo retrasado
captain-bluff-does-round-trip = Vale por cualquier maleta y por el número siguiente
captain-bluff-does-change-of-direction = Gira una fila desde su último número
captain-bluff-does-arrivals-board = Te enseña dos ciudades de salida
captain-bluff-does-delayed-flight = Los demás que tengan menos de cinco cartas roban una

## What the screen says by itself

captain-bluff-screen-turn = Turno { $number }
captain-bluff-screen-turns-left =
    { $count ->
        [one] Último turno
       *[other] Quedan { $count } turnos
    }
captain-bluff-screen-pile = mazo
captain-bluff-screen-discards = descartes
captain-bluff-screen-window = { SEAT($seat) } ha puesto en la cinta { $belt }. ¿Es un farol?
captain-bluff-screen-recovers = { SEAT($seat) } recupera equipaje de la cinta { $belt }
captain-bluff-screen-called = ¡Farol! Se lo dicen a { SEAT($seat) } en la cinta { $belt }.
captain-bluff-screen-was = ¡{ CARD($card) }! { SEAT($placer) } iba de farol y { SEAT($caller) } lo sabía: { SEAT($loser) } toma las cartas.
captain-bluff-screen-was-none = ¡{ CARD($card) }! { SEAT($placer) } no mentía: { SEAT($loser) } toma las cartas.
captain-bluff-screen-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
captain-bluff-screen-lead =
    { $count ->
        [one] con una carta menos
       *[other] con { $count } cartas menos
    }
captain-bluff-screen-define = Pon una ciudad
captain-bluff-screen-places = Pone equipaje
captain-bluff-screen-looks = ¡Mira!
captain-bluff-screen-draw = Roba una carta
captain-bluff-screen-take = Toma la carta
captain-bluff-screen-picks-up = Recupera
captain-bluff-screen-airport = ¿Aeropuerto?
captain-bluff-screen-passed = Pasa
captain-bluff-screen-call = ¿Farol? A
captain-bluff-screen-has-turn = Le toca
captain-bluff-next-higher = sigue: { $number } o más
captain-bluff-next-lower = sigue: { $number } o menos
captain-bluff-next-either = sigue: hasta { $lower } o desde { $higher }
captain-bluff-next-one-of = sigue: { $lower } o { $higher }
captain-bluff-next-only = sigue: { $number }
captain-bluff-next-new = sigue: una fila nueva
captain-bluff-next-none = ningún número vale
captain-bluff-next-trip = o una { card-round-trip }

## What the table says

captain-bluff-dealing =
    { $reads ->
        [late] { $luggage } maletas y { $airport } cartas Aeropuerto para cada uno, boca abajo.
       *[every] { $luggage } maletas y { $airport } cartas Aeropuerto para cada uno.
    }
    .remedy =
        { $reads ->
            [late] Pulsa A cuando esté todo repartido; una carta se lee al jugarla.
           *[every] Acerca cada una al lector de quien la recibe.
        }
captain-bluff-setup = { SEAT($active) }: { captain-bluff-setup.asked }
    .asked = pon una ciudad de origen boca abajo sobre una cinta.
    .remedy =
        { $spots ->
            [0] Elige la cinta y acerca la carta a tu lector; no se roba por ella.
           *[other] Acerca la carta a la zona de esa cinta; no se roba por ella.
        }
captain-bluff-turn = { SEAT($active) }: { captain-bluff-turn.asked }
    .asked =
        { $empty ->
            [6] pon una carta en una cinta.
           *[other] pon una carta en una cinta, o elige otra acción.
        }
    .remedy =
        { $recoverable ->
            [0]
                { $spots ->
                    [0] Elige qué hacer y acerca la carta a tu lector.
                   *[other] Acerca una carta a la zona de una cinta, o elige.
                }
           *[other]
                { $spots ->
                    [0] Elige qué hacer y acerca la carta a tu lector. Para recuperar, acércala sin más.
                   *[other] Acerca una carta a la zona de una cinta, o elige. Para recuperar: a tu lector.
                }
        }
    .holding =
        { $empty ->
            [0] { "" }
           *[other] En una cinta vacía será la ciudad de origen.
        }
captain-bluff-turn-acted = { SEAT($active) }: { captain-bluff-turn-acted.asked }
    .asked = una carta Aeropuerto, o el fin del turno.
    .without = Acaba el turno.
    .remedy =
        { $spots ->
            [0] Elige antes su cinta, o acércala a tu lector; A acaba el turno.
           *[other] Acerca la carta a su cinta o a tu lector; A acaba el turno.
        }
captain-bluff-placing = { SEAT($active) }: { captain-bluff-placing.asked }
    .asked = pon equipaje en la cinta { $belt }.
    .without = Acaba la serie.
    .remedy =
        { $spots ->
            [0] Acerca el número siguiente a tu lector; A al acabar la serie.
           *[other] Acerca el número siguiente a la misma zona; A al acabar la serie.
        }
captain-bluff-placing-trip = { SEAT($active) }: { captain-bluff-placing-trip.asked }
    .asked = pon equipaje en la cinta { $belt }.
    .remedy =
        { $spots ->
            [0] Una fila no empieza solo con una Vuelta al mundo: acerca un número a tu lector.
           *[other] Una fila no empieza solo con una Vuelta al mundo: acerca un número a la misma zona.
        }
captain-bluff-window = { SEAT($active) } ha puesto equipaje en la cinta { $belt }. ¿Es un farol?
    .remedy = Los demás: A dice «¡farol!», B pasa.
    .a = ¡farol!
    .b = paso
captain-bluff-reveal = Alguien dice «¡farol!»: levanta la ciudad de origen de la cinta { $belt }.
    .remedy = Acércala, o elige cuál es.
captain-bluff-looking = { SEAT($active) }: { captain-bluff-looking.asked }
    .asked = mira dos ciudades de origen.
    .remedy = Elige las cintas; deja las cartas otra vez boca abajo.
captain-bluff-looks = { SEAT($active) } mira la ciudad de origen de la cinta { $belt }.
    .remedy = Nadie más mira; luego vuelve boca abajo.
captain-bluff-draw = { SEAT($active) }: { captain-bluff-draw.asked }
    .asked = roba una carta.
    .remedy = Acércala a tu lector, sin que la vean los demás.
captain-bluff-reshuffle = El mazo está vacío.
    .remedy = Baraja los descartes y pulsa A.
captain-bluff-taking = { SEAT($active) }: { captain-bluff-taking.asked }
    .asked = toma la antigua ciudad de origen de la cinta { $belt }.
    .remedy = Pon antes ahí la carta nueva y acerca la antigua a tu lector.
captain-bluff-recovering = { SEAT($active) }: { captain-bluff-recovering.asked }
    .asked = recupera equipaje de la cinta { $belt }.
    .remedy = Empieza por la última maleta: acerca cada una a tu lector. A al acabar.
captain-bluff-read = Una carta no se ha leído.
    .remedy = Acércala otra vez, o elige cuál es.
captain-bluff-over = { NAMES($winners) } vuelve a casa antes que nadie: fin de la partida.
    .remedy = Pulsa A para jugar otra vez.
captain-bluff-other-pad = No es el lector de quien tiene la carta.
    .remedy = Acerca una carta de tu mano a tu lector, o a una cinta.
captain-bluff-at-its-belt = Se va a cambiar una ciudad de origen.
    .remedy = Acerca la carta nueva a su cinta, o elige otra cosa.
captain-bluff-which-way = Aún no se sabe hacia dónde cuenta la carta de la cinta.
    .remedy = Elige en el menú si sube o baja, o recoge antes esa carta.
captain-bluff-no-belt-here = En esta zona no hay cinta.
    .remedy = Acerca la carta a una de las zonas 1 a 6.
captain-bluff-not-exchanged = No es la carta que se ha cambiado.
    .remedy = Devuélvela; acerca la antigua ciudad a tu lector.
captain-bluff-read-already = Esta carta ya se ha leído, así que no es la que falta.
    .remedy = Acerca la carta sin leer, o elige cuál es.
captain-bluff-still-dealing = Aún se están repartiendo las manos.
    .remedy = Devuélvela; acerca antes las cartas de todos a los lectores.
captain-bluff-hand-full = Sobra una carta en este lector.
    .remedy = Devuelve la carta.
captain-bluff-read-each = En esta partida cada carta se lee al repartirla.
    .remedy = Acerca las cartas de cada mano al lector de su puesto.
captain-bluff-luggage-full = Sobra una maleta en este lector.
    .remedy = Devuélvela al mazo.
captain-bluff-airport-full = Sobra una carta Aeropuerto en este lector.
    .remedy = Devuélvela con las que no se usan.
captain-bluff-already-dealt = Todo está repartido.
    .remedy = Devuelve la carta.
captain-bluff-too-late-to-redeal = La partida ha empezado.
    .remedy = Juégala hasta el final.
captain-bluff-define-first = Antes, cada jugador pone una ciudad de origen boca abajo.
    .remedy = Recógela; acerca una carta de tu mano a una cinta sin ciudad.
captain-bluff-not-your-turn = Es el turno de otra persona.
    .remedy = Recoge la carta y espera.
captain-bluff-one-action = La acción de este turno ya está hecha.
    .remedy = Recógela; juega una carta Aeropuerto, o acaba el turno con A.
captain-bluff-action-first = Cada turno tiene una sola acción.
    .remedy = Pon equipaje, define, mira o cambia una ciudad, o cierra una cinta.
captain-bluff-second-airport = Solo se juega una carta Aeropuerto por turno.
    .remedy = Recoge la segunda.
captain-bluff-run-open = Se está poniendo una serie.
    .remedy = Recógela; acaba la serie en su cinta y ciérrala con A.
captain-bluff-draw-first = Hay que robar una carta.
    .remedy = Acerca antes la primera carta del mazo al lector.
captain-bluff-nothing-to-draw = Ahora no hay carta que robar.
    .remedy = Devuelve la carta.
captain-bluff-take-first = Nadie ha tomado la carta cambiada.
    .remedy = Acércala antes al lector.
captain-bluff-nothing-to-take = Este puesto no ha cambiado ninguna ciudad.
    .remedy = Devuelve la carta, sin mirarla.
captain-bluff-reshuffle-first = El mazo está vacío.
    .remedy = Baraja los descartes: son el nuevo mazo. Luego pulsa A.
captain-bluff-nothing-to-reshuffle = Quedan cartas en el mazo.
    .remedy = Sigue jugando.
captain-bluff-looks-first = Se está usando el Panel de llegadas.
    .remedy = Mira antes las ciudades, o acaba con A.
captain-bluff-recovery-open = Se está recuperando equipaje; hasta que acabe no pasa nada más.
    .remedy = Recógela; quien recupera acaba con A.
captain-bluff-reading = La carta jugada no se ha leído.
    .remedy = Acércala otra vez, o di cuál es; B la recoge.
captain-bluff-revealing = Alguien dice «¡farol!», y la ciudad de origen no se ha leído.
    .remedy = Dale la vuelta y acércala, o di cuál es.
captain-bluff-match-over = Fin de la partida.
    .remedy = Empieza otra para seguir jugando.
captain-bluff-has-destination = Esta cinta ya tiene ciudad de origen.
    .remedy = Recoge la carta; define la ciudad de otra cinta.
captain-bluff-no-destination = Esta cinta no tiene ciudad de origen.
    .remedy = Recógela; elige una cinta con ciudad.
captain-bluff-no-luggage = No hay equipaje en esta cinta.
    .remedy = Recógela; elige una cinta con equipaje.
captain-bluff-looked-already = El Panel de llegadas enseña dos ciudades distintas.
    .remedy = Elige otra cinta, o acaba con A.
captain-bluff-city-has-line = Esta ciudad ya tiene una fila en otra cinta.
    .remedy = Recógela; ponla allí.
captain-bluff-fourth-line = Ya hay tres filas, una por ciudad.
    .remedy = Recógela; ponla al final de una fila.
captain-bluff-wrong-city = Todo el equipaje de una fila es de la misma ciudad.
    .remedy = Recógela.
captain-bluff-wrong-direction = Este número no sigue la fila en su sentido.
    .remedy = Recógela.
captain-bluff-gap-in-run = Una serie no se salta números.
    .remedy = Recógela; la serie se puede cerrar con A.
captain-bluff-gap-in-line = Se acordó que las filas no saltan números.
    .remedy = Recógela.
captain-bluff-say-which-way = La fila puede subir o bajar desde aquí.
    .remedy = Elige en el menú una de las dos cosas.
captain-bluff-way-is-clear = No hay nada que elegir: el sentido está claro.
    .remedy = Pon la carta sin elegir.
captain-bluff-out-of-range = Una Vuelta al mundo vale de 1 a 17.
    .remedy = Recógela.
captain-bluff-round-trip-alone = Una fila no empieza solo con una Vuelta al mundo.
    .remedy = Recógela, o pon equipaje con ella.
captain-bluff-round-trip-never-first = Se acordó que ninguna fila empieza con una Vuelta al mundo.
    .remedy = Recógela.
captain-bluff-change-in-run = Un Cambio de sentido no va dentro de una serie.
    .remedy = Recógela; cierra antes la serie con A.
captain-bluff-no-line = No hay equipaje que girar en esta cinta.
    .remedy = Recógela.
captain-bluff-not-on-belt = Esta carta no va en una cinta.
    .remedy = Recógela; este tipo de carta Aeropuerto va a tu lector.
captain-bluff-not-on-pad = Esta carta no se juega en el lector.
    .remedy = Devuélvela a tu mano; el equipaje y las cartas de cinta van a la cinta.
captain-bluff-nothing-laid = No hay carta de una serie que recoger.
    .remedy = Sigue jugando.
captain-bluff-call-too-late = Ya no se puede decir «¡farol!»: se acabó el plazo.
    .remedy = Sigue jugando.
captain-bluff-own-placement = Nadie se dice «¡farol!» a sí mismo.
    .remedy = Espera a los demás.
captain-bluff-already-passed = Desde este puesto ya se ha pasado.
    .remedy = Espera a los demás.
captain-bluff-window-open = Los demás aún pueden decir «¡farol!».
    .remedy = Recógela y espera a que pasen.
captain-bluff-no-time = No se acordó un plazo para decir «¡farol!».
    .remedy = Espera a que pasen todos.
captain-bluff-covered = Solo se puede recuperar la última maleta de una fila.
    .remedy = Devuélvela.
captain-bluff-behind-airport = Al final de esta fila hay una carta Aeropuerto, y se queda.
    .remedy = Deja la fila como está.
captain-bluff-last-luggage = En cada fila queda siempre una maleta.
    .remedy = Déjala donde está.
captain-bluff-other-belt = Se está recuperando equipaje de otra cinta.
    .remedy = Devuélvela; acaba antes la recuperación con A.
captain-bluff-too-early-to-recover = No se recupera nada mientras pasa otra cosa.
    .remedy = Devuélvela y espera un momento.
captain-bluff-not-in-hand = Por lo que ha visto la mesa, esta carta no está en tu mano.
    .remedy = Devuélvela adonde estaba; acerca una carta de tu mano.
captain-bluff-not-from-pile = Por lo que ha visto la mesa, esta carta no está en el mazo.
    .remedy = Devuélvela adonde estaba; acerca la primera carta del mazo.
captain-bluff-nobody-there = Ahí no juega nadie.
    .remedy = Elige un puesto donde se juegue.
captain-bluff-no-belt = Esa cinta no existe.
    .remedy = Elige una de las seis.
captain-bluff-not-unread = Ninguna carta de esas está por leer.
    .remedy = Sigue jugando.
captain-bluff-not-a-card = No es una carta de Captain Bluff.
    .remedy = Di una carta del juego.

## Options

captain-bluff-option-line =
    Una fila sigue: { $value ->
        [rising] con cualquier número posterior
       *[consecutive] solo con el número siguiente
    }
captain-bluff-option-round-trip-first =
    Una Vuelta al mundo: { $value ->
        [in-a-run] puede empezar una fila
       *[never] nunca empieza una fila
    }
captain-bluff-option-changes-go =
    Cambios de sentido: { $value ->
        [to-loser] a quien toma las cartas
       *[to-discard] a los descartes
    }
captain-bluff-option-call-s =
    Plazo para «¡farol!» y para seguir: { $value ->
        [none] hasta que pasen todos
       *[other] { $value } s
    }
captain-bluff-option-turns =
    Como mucho: { $value ->
        [none] sin límite
       *[other] { $value } turnos
    }
captain-bluff-option-standstill-rounds =
    Acaba si nadie pone cartas durante: { $value ->
        [none] sin límite
       *[other] { $value } rondas
    }

## Choices

captain-bluff-menu-dealing = Repartir las manos
captain-bluff-menu-pile-empty = El mazo está vacío
captain-bluff-menu-which-city = La ciudad de origen es
captain-bluff-menu-it-is = Es
captain-bluff-menu-belt = Cinta { $belt }
captain-bluff-menu-counts-up = Sube
captain-bluff-menu-counts-down = Baja
captain-bluff-menu-take-back = Recogerla
captain-bluff-menu-tap-new = Acercar la nueva a su cinta
captain-bluff-menu-tap-at-belt =
    { $spots ->
        [0] Elige cinta y acerca una carta
       *[other] Acercar una carta a una cinta
    }
captain-bluff-menu-where-to = ¿Adónde va la carta?
captain-bluff-menu-choose-its-belt = Elige su cinta
captain-bluff-menu-define = Definir una ciudad
captain-bluff-menu-place = Poner
captain-bluff-menu-check = Mirar una ciudad
captain-bluff-menu-change = Cambiar una ciudad
captain-bluff-menu-close = Cerrar una cinta
captain-bluff-menu-play = Jugar una carta Aeropuerto
captain-bluff-menu-placed = Se pone
captain-bluff-menu-defined = Es una ciudad de origen
captain-bluff-menu-exchanged = Se cambia
captain-bluff-menu-recovered = Se recupera
captain-bluff-menu-yes-in-hand = Sí, está en tu mano
captain-bluff-menu-trip-begins = Tras la Vuelta al mundo va un número
captain-bluff-menu-run-complete = La serie está completa
captain-bluff-menu-take-last-back = Recoger la última
captain-bluff-menu-look-twice = Mirar dos ciudades distintas
captain-bluff-menu-no-more = No más
captain-bluff-menu-tap-drawn = Acercar la carta a tu lector
captain-bluff-menu-has-drawn = La carta está robada
captain-bluff-menu-tap-old = Acercar la antigua a tu lector
captain-bluff-menu-has-taken = La antigua está en la mano
captain-bluff-menu-shuffled = Los descartes están barajados
captain-bluff-card = { CARD($card) }
captain-bluff-menu-number = { $number }
captain-bluff-menu-yes-card = Sí, { CARD($card) }
captain-bluff-menu-is-played = Se juega: { CARD($card) }
captain-bluff-menu-which-way = Cinta { $belt }: ¿hacia dónde?
captain-bluff-menu-awaits-define = Definir una ciudad: cinta { $spot }
captain-bluff-menu-awaits-place = Poner: cinta { $spot }
captain-bluff-menu-awaits-change = Cambiar una ciudad: cinta { $spot }
captain-bluff-problem-card-twice =
    Una carta está a la vez { $place ->
        [hand] en la mano de { SEAT($of) }
        [pile] en el mazo
        [discard] en los descartes
        [belt] en la cinta { $of }
        [city] sobre la cinta { $of }
        [aside] cambiada y aún sin tomar
       *[somewhere] en algún sitio
    } y { $other ->
        [hand] en la mano de { SEAT($other_of) }
        [pile] en el mazo
        [discard] en los descartes
        [belt] en la cinta { $other_of }
        [city] sobre la cinta { $other_of }
        [aside] cambiada y aún sin tomar
       *[somewhere] en algún sitio
    }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-elsewhere =
    Se ha visto una carta { $place ->
        [hand] en la mano de { SEAT($of) }
        [pile] en el mazo
        [discard] en los descartes
        [belt] en la cinta { $of }
        [city] sobre la cinta { $of }
        [aside] cambiada y aún sin tomar
       *[somewhere] en algún sitio
    } que no puede estar ahí.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-count = Hay { $count } cartas en juego; debería haber { $expected }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-pile-count = El mazo tiene { $count } cartas, pero se conocen { $known }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-unread-inconsistent = Las cartas sin leer no pueden ser todas distintas.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-belt-count = Hay { $count } cintas; debería haber { $expected }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-city-above = Hay equipaje en la cinta { $belt } sin ciudad de origen.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-luggage = No hay equipaje en la cinta { $belt }, pero sí otras cartas (CB-10).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-second-line = La fila de la cinta { $belt } es la segunda de su ciudad (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-line-kept = Lo anotado de la fila de la cinta { $belt } no sale de sus cartas.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-cities = En la cinta { $belt } hay equipaje de dos ciudades (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-other-number = Una maleta de la cinta { $belt } cuenta como un número que no es el suyo.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-out-of-range = Una carta de la cinta { $belt } cuenta como { $number } (CB-9).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-ways = Los números de la cinta { $belt } no van en un solo sentido (CB-6).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-hand-too-large = { SEAT($seat) } tiene { $count } cartas; se reparten { $dealt }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-much-luggage = { SEAT($seat) } tiene más maletas que las { $dealt } que se reparten.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-many-airport = { SEAT($seat) } tiene más cartas Aeropuerto que las { $dealt } que se reparten.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-empty-hand = { SEAT($seat) } no tiene cartas: eso acaba la partida, pero la partida sigue.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-such-player = No hay jugador { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-reading = La fase es { $phase }, y no encaja con la carta que espera lectura.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-taking = La fase es { $phase }, y no encaja con la carta cambiada.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-nobody-due = La fase es { $phase }, pero no le toca a nadie.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-line = La fase es { $phase }, pero no hay equipaje en la cinta { $belt }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-run = Se está poniendo una serie, pero la fase es { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-passed = Hay jugadores que han pasado, pero la fase es { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-goes-on = Sigue un turno en el que ya se ha hecho todo (CB-3).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-count = Los turnos están mal contados.
    .remedy = { table-undo-or-play-on }

## Places

captain-bluff-place-luggage = Equipaje
captain-bluff-place-airport = Aeropuerto
captain-bluff-place-belt = Cinta { $number }

## The rules in short

captain-bluff-rules-1 = Líbrate de todas tus cartas antes que nadie.
captain-bluff-rules-2 = La carta oculta sobre una cinta es su ciudad. Pon ahí una maleta, o una serie sin huecos. Una fila sube o baja y puede saltar de un turno a otro; una por ciudad. Equipaje de otra ciudad es un farol.
captain-bluff-rules-3 = Los demás pueden decir «¡farol!»: se enseña la ciudad. Si lo era, recuperas la fila y la ciudad; si no, se las lleva quien lo dijo.
captain-bluff-rules-4 = O define la ciudad de una cinta vacía y roba una carta; o mira una ciudad; o, donde haya equipaje, cambia la ciudad o cierra la cinta.
captain-bluff-rules-5 = Además puedes jugar una carta Aeropuerto; luego tu turno acaba solo.
captain-bluff-rules-6 = Una Vuelta al mundo vale por cualquier maleta; un Cambio de sentido gira una fila desde su último número; el Panel de llegadas enseña dos ciudades; con un Vuelo retrasado, cada uno de los demás que tenga menos de cinco cartas roba una.
captain-bluff-rules-7 = En cualquier momento puedes recuperar la última maleta de una fila; una tiene que quedarse.

## Climaxes and the log

captain-bluff-stage-call = { SEAT($caller) } dice «¡farol!» a { SEAT($placer) }: ¿la cinta { $belt } es { CARD($city) }?
captain-bluff-stage-bluff = ¡{ CARD($card) }! { SEAT($placer) } iba de farol.
captain-bluff-stage-honest = ¡{ CARD($card) }! { SEAT($placer) } no mentía.
captain-bluff-stage-takes =
    { $count ->
        [0] { SEAT($loser) } no toma cartas
        [one] { SEAT($loser) } toma una carta
       *[other] { SEAT($loser) } toma { $count } cartas
    }
captain-bluff-log-called = { SEAT($caller) } dice «¡farol!» a { SEAT($placer) } en la cinta { $belt }: { CARD($card) }. { SEAT($loser) } toma las cartas
captain-bluff-log-define = { SEAT($seat) } pone una ciudad de origen sobre la cinta { $belt }
captain-bluff-log-change = { SEAT($seat) } cambia la ciudad de origen de la cinta { $belt }
captain-bluff-log-look = { SEAT($seat) } mira la ciudad de origen de la cinta { $belt }
captain-bluff-log-close = { SEAT($seat) } cierra la cinta { $belt }
captain-bluff-log-place = { SEAT($seat) } pone { CARD($card) } en la cinta { $belt }
captain-bluff-log-play = { SEAT($seat) } juega: { CARD($card) }
captain-bluff-log-recover = { SEAT($seat) } recupera { CARD($card) } de la cinta { $belt }
captain-bluff-log-take-back = { SEAT($seat) } recoge una carta
captain-bluff-log-reshuffle = Los descartes son el nuevo mazo
captain-bluff-known-belt =
    { $count ->
        [0] Cinta { $belt }: nadie ha visto la ciudad
       *[other] Cinta { $belt }: vista por { NAMES($seats) }
    }
captain-bluff-known-discards = Descartes: { $count }
captain-bluff-known-above = Sobre la cinta { $belt }: { CARD($card) }
captain-bluff-known-hand = { SEAT($seat) } tiene { CARD($card) }

## Lessons

captain-bluff-lesson-city = Pon una carta boca abajo sobre una cinta: es su ciudad, y solo tú la sabes. Vale cualquier carta.
captain-bluff-lesson-place = Líbrate de equipaje: ponlo en una cinta con ciudad. Una fila sube o baja y puede saltar: tras un 5 vale un 11. Si la ciudad oculta es otra, vas de farol.
captain-bluff-lesson-run = Lo que pones junto es una serie: cada número sigue al anterior, sin huecos. Continúa mientras puedas; luego cierra la serie con A.
    .window = Lo que pones junto es una serie: cada número sigue al anterior, sin huecos. Continúa mientras puedas; luego cierra la serie.
captain-bluff-lesson-call = ¿Crees que la ciudad oculta no encaja? A dice «¡farol!», B lo deja pasar. Quien se equivoca se lleva toda la fila.
    .window = ¿Crees que la ciudad oculta no encaja? Di «¡farol!» o déjalo pasar. Quien se equivoca se lleva toda la fila.
captain-bluff-lesson-airport = Además de tu acción puedes jugar una carta Aeropuerto, ahora o antes. Si no, el turno acaba solo, o al momento con A.
    .window = Además de tu acción puedes jugar una carta Aeropuerto, ahora o antes. Si no, el turno acaba solo.
captain-bluff-lesson-check = ¿No sabes qué ciudad hay ahí? Elige con B y A mirar una: es tu acción.
    .window = ¿No sabes qué ciudad hay ahí? Puedes mirar una: es tu acción.
captain-bluff-lesson-change = Donde hay equipaje puedes cambiar la ciudad: pon otra carta y toma la antigua.
captain-bluff-lesson-close = O cierra una cinta con equipaje: todo se descarta, y nadie sabe su ciudad.

## Why: a sentence for each ruling (docs/rulings-captain-bluff.md)

captain-bluff-rule-1 = Primero se reparten todas las manos; luego cada uno pone por turno una ciudad de origen boca abajo.
captain-bluff-rule-2 = Los turnos van en sentido horario: actúa un solo jugador.
captain-bluff-rule-3 = Un turno es exactamente una acción, y como mucho una carta Aeropuerto antes o después.
captain-bluff-rule-4 = Una cinta tiene una ciudad, nunca dos.
captain-bluff-rule-5 = Solo se roba por una ciudad recién definida, de lo alto del mazo.
captain-bluff-rule-6 = Los números que se ponen juntos van seguidos, sin huecos.
captain-bluff-rule-7 = El segundo número de una fila decide si sube o baja; y así sigue.
captain-bluff-rule-8 = Cada ciudad tiene una fila, en una cinta con ciudad, y hay tres como mucho.
captain-bluff-rule-9 = Una Vuelta al mundo es el número siguiente de su fila, de 1 a 17; sobre una sola carta se dice hacia dónde.
captain-bluff-rule-10 = Una Vuelta al mundo solo empieza una fila si le sigue equipaje, y nunca si así se acordó.
captain-bluff-rule-12 = Un Cambio de sentido va solo en una cinta con fila, y ahí se queda.
captain-bluff-rule-14 = El Panel de llegadas enseña a quien lo juega hasta dos ciudades distintas.
captain-bluff-rule-16 = Cuando se acaba el mazo se barajan los descartes para rehacerlo, y solo entonces.
captain-bluff-rule-17 = Los demás pueden decir «¡farol!» hasta que todos pasen o acabe el tiempo, y no tras el paso siguiente.
captain-bluff-rule-18 = Se compara la ciudad oculta con la de toda la fila.
captain-bluff-rule-21 = Quien pone su última carta gana cuando ya nadie puede decir «¡farol!».
captain-bluff-rule-24 = Solo se cambia la ciudad donde hay equipaje: primero se pone la carta nueva, luego se toma la antigua.
captain-bluff-rule-26 = Solo se recupera equipaje del final de una fila, hasta una carta Aeropuerto, de una cinta; una maleta se queda.

## Why other belts are not to be chosen

captain-bluff-menu-place-where = { captain-bluff-menu-place }: donde hay ciudad
captain-bluff-menu-define-where = { captain-bluff-menu-define }: donde no hay
captain-bluff-menu-check-where = { captain-bluff-menu-check }: donde la hay
captain-bluff-menu-change-where = { captain-bluff-menu-change }: donde hay equipaje
captain-bluff-menu-close-where = { captain-bluff-menu-close }: donde hay equipaje

## What a belt takes

captain-bluff-takes-higher = Aquí va { CARD($card) } con un número mayor que { $number }.
captain-bluff-takes-lower = Aquí va { CARD($card) } con un número menor que { $number }.
captain-bluff-takes-another = Aquí va { CARD($card) } con un número distinto de { $number }.
captain-bluff-takes-next = Aquí va { CARD($card) } con el número vecino de { $number }.
captain-bluff-takes-new-line = Aquí va equipaje de una ciudad que aún no tiene fila.
captain-bluff-story-shed = { SEAT($seat) } pone más cartas en un turno que nadie: { $count }
captain-bluff-story-took = { SEAT($seat) } tiene que tomar más cartas de golpe que nadie: { $count }
captain-bluff-story-looks = { SEAT($seat) } mira más ciudades que nadie: { $count }
captain-bluff-report-points = Cartas menos que al principio
captain-bluff-report-course = El curso de la partida: cartas menos
