# Español

bluff-pirate-title = Bluff Pirate
bluff-pirate-screen-attract = Rumbo al tesoro, y que nadie te descubra

## Cards

card-red = Sable rojo
card-red-pirate = Pirata rojo
card-orange = Linterna naranja
card-orange-pirate = Pirata naranja
card-yellow = Joya amarilla
card-yellow-pirate = Pirata amarillo
card-green = Botella verde
card-green-pirate = Pirata verde
card-turquoise = Brújula turquesa
card-turquoise-pirate = Pirata turquesa
card-blue = Ancla azul
card-blue-pirate = Pirata azul
card-purple = Garfio morado
card-purple-pirate = Pirata morado
card-pink = Catalejo rosa
card-pink-pirate = Pirata rosa
card-brown = Timón marrón
card-brown-pirate = Pirata marrón
card-black = Sombrero negro
card-black-pirate = Pirata negro

## What the screen says by itself

bluff-pirate-screen-turn = Turno { $number }
bluff-pirate-screen-last-round = Última ronda
bluff-pirate-screen-nudge = ¿Quién se atreve con una serie?
bluff-pirate-screen-dealing = Cinco cartas para cada uno
bluff-pirate-screen-vote = ¿Farol o no?
bluff-pirate-screen-piles = Mazo { $pile }, descartes { $discards }
bluff-pirate-screen-arrived = ¡Tesoro!
bluff-pirate-screen-to-go = faltan { $count }
bluff-pirate-screen-set-trusted-true = { SEAT($seat) } pone { $count } cartas de verdad, { SEAT($other) } lo cree
bluff-pirate-screen-set-trusted-bluff = { SEAT($seat) } va de farol con { $count } cartas, { SEAT($other) } lo cree
bluff-pirate-screen-set-doubted-true = { SEAT($seat) } pone { $count } cartas de verdad, { SEAT($other) } duda
bluff-pirate-screen-set-doubted-bluff = { SEAT($seat) } va de farol con { $count } cartas, { SEAT($other) } lo pilla
bluff-pirate-screen-discard = { SEAT($seat) } se descarta de: { CARD($cards) }
bluff-pirate-screen-keep = { SEAT($seat) } conserva sus cartas
bluff-pirate-screen-board =
    { $count ->
        [one] { SEAT($seat) } aborda a { SEAT($other) } y le quita una carta
       *[other] { SEAT($seat) } aborda a { SEAT($other) } y le quita { $count } cartas
    }
bluff-pirate-screen-taken-back = { SEAT($seat) } recoge: { CARD($cards) }
bluff-pirate-screen-shown = { SEAT($seat) } ha enseñado: { CARD($cards) }
bluff-pirate-screen-reshuffle = Los descartes son el nuevo mazo
bluff-pirate-screen-revote = Se vieron votos: se vota otra vez

## What the table says

bluff-pirate-deal =
    { $reads ->
        [late] Cinco cartas para cada uno, boca abajo.
       *[every] Cinco cartas para cada uno: acerca cada una al lector de quien la recibe.
    }
    .window = Cinco cartas para cada uno, boca abajo.
    .remedy =
        { $reads ->
            [late] Pulsa A cuando esté todo repartido; una carta se lee al jugarla.
           *[every] Está todo repartido cuando las luces dicen a quién le toca.
        }
bluff-pirate-turn = { SEAT($active) }: { bluff-pirate-turn.asked }
    .asked = roba dos cartas, o aborda con un pirata.
    .remedy =
        { $spots ->
            [0]
                { $reads ->
                    [late] Pulsa A cuando estén robadas; para abordar, elígelo antes.
                   *[every] Acerca las cartas a tu lector; para abordar, elígelo antes.
                }
           *[other]
                { $reads ->
                    [late] Pulsa A cuando estén robadas; un pirata va a la zona 4.
                   *[every] Acerca las cartas a tu lector, un pirata a la zona 4.
                }
        }
bluff-pirate-draw-two = { SEAT($active) }: { bluff-pirate-draw-two.asked }
    .asked = roba dos cartas.
    .remedy =
        { $reads ->
            [late] Pulsa A cuando estén robadas.
           *[every] Acerca las cartas a tu lector.
        }
bluff-pirate-draw = { SEAT($active) }: { bluff-pirate-draw.asked }
    .asked = roba { $count } más.
    .remedy = Acerca cada carta del mazo a tu lector.
bluff-pirate-reshuffle = El mazo está vacío: baraja todos los descartes.
    .remedy = Ponlos boca abajo como mazo; luego A.
bluff-pirate-act = { SEAT($active) }: { bluff-pirate-act.asked }
    .asked = pon una serie, o descártate de una carta.
    .remedy =
        { $spots ->
            [0] Elige antes; luego acerca la carta a tu lector.
           *[other] Boca arriba en la zona 1, boca abajo en la 2; descarte en la 3.
        }
bluff-pirate-few = { SEAT($active) }: { bluff-pirate-few.asked }
    .asked = pon una serie, o acaba el turno.
    .remedy =
        { $spots ->
            [0] Elige antes; luego acerca la carta a tu lector.
           *[other] Boca arriba en la zona 1, boca abajo en la 2.
        }
bluff-pirate-ending = { SEAT($active) }: { bluff-pirate-ending.asked }
    .asked = acaba el turno: una serie tiene al menos tres cartas.
    .remedy = B: siguiente, A: elegir.
bluff-pirate-set = { SEAT($active) }: { bluff-pirate-set.asked }
    .asked = pon una serie de tres a cinco cartas, una o dos boca arriba.
    .remedy =
        { $spots ->
            [0] Acerca las ocultas a tu lector; para una boca arriba, elígelo antes.
           *[other] Boca arriba en la zona 1, boca abajo en la 2.
        }
bluff-pirate-closing = { SEAT($active) }: { bluff-pirate-closing.asked }
    .asked =
        { $more ->
            [0] completa la serie.
           *[other] completa la serie, o pon más cartas.
        }
    .remedy =
        { $spots ->
            [0] A cierra la serie; o acerca otra carta oculta a tu lector.
           *[other] A cierra la serie.
        }
bluff-pirate-vote = ¿{ SEAT($turn) } va de farol? Los demás votan en secreto.
    .remedy = Tapa tus botones. A: no es farol. B: farol.
    .a = no lo es
    .b = farol
bluff-pirate-pick = { SEAT($active) }: { bluff-pirate-pick.asked }
    .asked = todos han votado. Elige qué voto cuenta.
    .remedy = B: siguiente, A: elegir.
bluff-pirate-reveal-bluff = { SEAT($voter) } dice: ¡farol!
    .remedy =
        { $reads ->
            [late] Levanta las cartas ocultas y pulsa A.
           *[every]
                { $spots ->
                    [0] Levanta las cartas ocultas y acerca cada una a tu lector.
                   *[other] Levanta las cartas ocultas y acerca cada una a la zona 2.
                }
        }
bluff-pirate-reveal-no-bluff = { SEAT($voter) } dice: no es farol.
    .remedy =
        { $reads ->
            [late] Levanta las cartas ocultas y pulsa A.
           *[every]
                { $spots ->
                    [0] Levanta las cartas ocultas y acerca cada una a tu lector.
                   *[other] Levanta las cartas ocultas y acerca cada una a la zona 2.
                }
        }
bluff-pirate-fork = { SEAT($active) }: { bluff-pirate-fork.asked }
    .asked = elige una ruta en el cruce.
    .remedy = B: siguiente, A: elegir.
bluff-pirate-island = { SEAT($active) }: { bluff-pirate-island.asked }
    .asked = dale la vuelta a la ficha de la isla.
    .remedy = Luego elige lo que hay: B: siguiente, A: elegir.
bluff-pirate-dig = { SEAT($active) }: { bluff-pirate-dig.asked }
    .asked = dale la vuelta a la ficha de la isla.
    .remedy = Lo que haya cuenta al momento.
bluff-pirate-board = { SEAT($active) }: { bluff-pirate-board.asked }
    .asked = elige un barco que abordar.
    .remedy = B: siguiente, A: elegir.
bluff-pirate-steal = { SEAT($active) }: { bluff-pirate-steal.asked }
    .asked = quítale a { SEAT($target) } { $count ->
        [one] una carta sin verla
       *[other] { $count } cartas sin verlas
    }.
    .remedy = Acerca cada una al lector de { SEAT($active) }.
bluff-pirate-over = Fin de la partida.
    .remedy = Pulsa A para jugar otra vez.
bluff-pirate-not-now = Ahora le toca a { SEAT($active) }.
    .remedy = Recoge la carta y espera; la pantalla dice qué tiene que hacer { SEAT($active) }.
bluff-pirate-dealt-at-pads = Las cartas se reparten en los lectores.
    .remedy = Acércala al lector de quien la recibe.
bluff-pirate-read-already = Esta carta ya se ha leído, así que no es la que falta.
    .remedy = Acerca la carta sin leer, o elige cuál es.
bluff-pirate-other-spot = En esta zona no se juega nada.
    .remedy = Una serie va a las zonas 1 y 2, un descarte a la 3, un pirata a la 4.
bluff-pirate-token-stays = Una ficha de tesoro se queda en su isla hasta que llegue un barco.
    .remedy = Devuélvela con el cofre cerrado a la vista.
bluff-pirate-turn-the-token = Ningún lector sabe qué cara de la ficha se ve.
    .remedy = Dale la vuelta en su sitio.
bluff-pirate-finder-answers = { SEAT($active) } ha llegado a la isla y abre el cofre.
    .remedy = Espera a que lo abra.
bluff-pirate-look-first = La serie se acaba de cerrar: esto no ha contado como voto.
    .remedy = Mira la serie y vota, tapando tus botones.
bluff-pirate-close-first = Aún no se vota: { SEAT($active) } no ha cerrado la serie.
    .remedy = Espera, y luego vota, tapando tus botones.
bluff-pirate-where-to =
    { $spots ->
        [0] Una carta de tu mano aún no sirve de nada en tu lector.
       *[other] Una carta de tu mano no sirve de nada en tu lector.
    }
    .remedy =
        { $spots ->
            [0] Acerca allí cartas del mazo; para abordar, elígelo antes.
           *[other] Acerca allí cartas del mazo; un pirata que aborda, a la zona 4.
        }
bluff-pirate-lay-where =
    { $spots ->
        [0] La mesa aún no sabe qué quieres hacer con esta carta.
       *[other] Una carta de tu mano no sirve de nada en tu lector.
    }
    .remedy =
        { $spots ->
            [0] Recógela y elige antes: boca arriba, boca abajo o descarte.
           *[other] Serie: boca arriba en la zona 1, boca abajo en la 2; descarte en la 3.
        }
bluff-pirate-still-dealing = Aún se están repartiendo las manos.
    .remedy = Devuélvela; antes, cinco cartas en cada lector.
bluff-pirate-hand-full = Sobra una carta en este lector.
    .remedy = Devuelve la carta al mazo.
bluff-pirate-read-each = En esta partida cada carta se lee al repartirla.
    .remedy = Acerca cinco cartas a cada lector.
bluff-pirate-already-dealt = Todo está repartido.
    .remedy = Devuelve la carta al mazo.
bluff-pirate-too-late-to-redeal = La carrera ha empezado.
    .remedy = Navega hasta el final.
bluff-pirate-not-your-turn = Es el turno de otra persona.
    .remedy = Recoge la carta y espera.
bluff-pirate-draw-or-board = Un turno empieza robando dos cartas o abordando un barco.
    .remedy = Recógela; acerca dos cartas del mazo a tu lector, o aborda con un pirata.
bluff-pirate-draw-first = Antes se roban dos cartas.
    .remedy = Recógela; acerca a tu lector las cartas que robes.
bluff-pirate-already-drawn = Tras robar ya no se puede abordar ni robar más.
    .remedy = Recógela; pon una serie, o descártate de una carta.
bluff-pirate-drew-after-boarding = Tras abordar no se roban cartas.
    .remedy = Devuélvela al mazo; barájala si alguien la ha visto.
bluff-pirate-reshuffle-first = El mazo está vacío.
    .remedy = Recógela; baraja los descartes, ponlos boca abajo como mazo y pulsa A.
bluff-pirate-nothing-to-reshuffle = Aún quedan cartas en el mazo.
    .remedy = Roba del mazo.
bluff-pirate-act-first = Ahora hay que poner una serie o descartarse de una carta.
    .remedy = Recógela; pon una serie, o descártate de una carta.
bluff-pirate-set-first = Se está poniendo una serie.
    .remedy = Recógela; acaba la serie y pulsa A.
bluff-pirate-voting = Los demás están votando.
    .remedy = Recógela y espera los votos.
bluff-pirate-pick-first = Todos han votado.
    .remedy = Recógela; elige a un votante en el menú.
bluff-pirate-picked-already = Ya se ha elegido a un votante; vale la primera elección.
    .remedy = Tapa los otros votos; levanta las cartas ocultas de la serie.
bluff-pirate-reveal-first = Antes se levantan las cartas ocultas de la serie.
    .remedy = Recógela; levanta y acerca cada una.
bluff-pirate-steer-first = Un barco está en el cruce.
    .remedy = Recógela; quien lo lleva elige la ruta en el menú.
bluff-pirate-open-first = Un barco ha llegado a una isla.
    .remedy = Recógela; quien lo lleva le da la vuelta a la ficha.
bluff-pirate-target-first = Un pirata va al abordaje.
    .remedy = Recógela; elige en el menú un barco de delante.
bluff-pirate-steal-first = Se está abordando un barco.
    .remedy = Recógela; acerca las cartas quitadas al lector de quien aborda.
bluff-pirate-reading = Una carta no se ha leído.
    .remedy = Acércala otra vez, o di cuál es.
bluff-pirate-not-voting = Ahora no se vota.
    .remedy = Deja la ficha delante de ti.
bluff-pirate-nothing-placed = No hay serie que votar ni que levantar.
    .remedy = Sigue jugando.
bluff-pirate-not-boarding = No hay ningún abordaje.
    .remedy = Devuelve la carta sin mirarla.
bluff-pirate-not-at-fork = No hay ningún barco en el cruce.
    .remedy = Sigue jugando.
bluff-pirate-not-at-island = Ningún barco ha llegado a una isla cerrada.
    .remedy = Cierra el cofre sin mirar y sigue jugando.
bluff-pirate-nothing-to-end = No hay serie empezada.
    .remedy = Pon antes al menos tres cartas.
bluff-pirate-match-over = Fin de la partida.
    .remedy = Empieza otra para seguir jugando.
bluff-pirate-not-in-hand = Por lo que ha visto la mesa, esta carta no está en tu mano.
    .remedy = Devuélvela adonde estaba; acerca una carta de tu mano.
bluff-pirate-not-from-pile = Por lo que ha visto la mesa, esta carta no es del mazo.
    .remedy = Devuélvela adonde estaba; roba del mazo.
bluff-pirate-not-of-target = Por lo que ha visto la mesa, esta carta no es del barco abordado.
    .remedy = Devuélvela adonde estaba; toma una carta de ese jugador sin verla.
bluff-pirate-not-hidden = No es una carta oculta de la serie.
    .remedy = Devuélvela adonde estaba; levanta las cartas ocultas.
bluff-pirate-hand-too-small = Una serie tiene al menos tres cartas, y en tu mano hay menos.
    .remedy = Recógela; acaba el turno sin serie.
bluff-pirate-two-colours = Las cartas boca arriba de una serie son del mismo color.
    .remedy = Recoge esta, y pon otra boca arriba, o ninguna.
bluff-pirate-too-many-up = Solo una o dos cartas de la serie van boca arriba.
    .remedy = Recoge esta, o ponla boca abajo.
bluff-pirate-needs-face-up = La serie necesita una carta boca arriba, y esta es la última que puede serlo.
    .remedy = Recógela y ponla boca arriba.
bluff-pirate-set-full = Una serie no pasa de cinco cartas.
    .remedy = Recoge esta y pulsa A.
bluff-pirate-set-too-small = Una serie tiene al menos tres cartas, una o dos boca arriba.
    .remedy = Pon otra y pulsa A.
bluff-pirate-must-discard = Con una mano así hay que poner una serie o descartarse de una carta.
    .remedy = Descártate de una carta.
bluff-pirate-nothing-to-discard = Con una mano así no se descarta nada.
    .remedy = Recógela y acaba el turno en el menú.
bluff-pirate-voted-already = Desde este puesto ya se ha votado.
    .remedy = Espera a que voten todos.
bluff-pirate-own-set = Nadie vota su propia serie.
    .remedy = Espera a que voten los demás.
bluff-pirate-not-a-pirate = Solo aborda un pirata.
    .remedy = Recoge la carta; roba dos cartas, o aborda con un pirata.
bluff-pirate-nobody-ahead = No va delante ningún barco con cartas.
    .remedy = Recoge el pirata y roba dos cartas.
bluff-pirate-not-ahead = Ese barco no va delante, o su jugador no tiene cartas.
    .remedy = Elige otro.
bluff-pirate-no-such-course = Ninguna ruta lleva allí desde aquí.
    .remedy = Elige otra.
bluff-pirate-nobody-there = Ahí no juega nadie.
    .remedy = Elige un puesto donde se juegue.
bluff-pirate-not-unread = Esa carta ya se ha leído, o no es una carta.
    .remedy = Sigue jugando.
bluff-pirate-card = { CARD($card) }
bluff-pirate-not-a-card = No es una carta de este juego.
    .remedy = Di un color, o su pirata.

## Options

bluff-pirate-option-keep-up-to =
    Sin serie: { $value ->
        [4] hay descarte con cinco o más cartas
       *[5] hay descarte con seis o más cartas
    }
bluff-pirate-option-small-hand =
    Con menos cartas: { $value ->
        [keep] no se descarta nada
       *[choose] se elige
    }
bluff-pirate-option-discard-without =
    Debe descartar: { $value ->
        [placing] quien no pone serie
       *[having] quien no tiene serie
    }
bluff-pirate-option-turns =
    La carrera acaba: { $value ->
        [none] solo en el tesoro
       *[other] tras { $value } turnos
    }
bluff-pirate-option-nudge-rounds = Recordar la carrera: tras { $value } rondas sin serie

## Choices

bluff-pirate-menu-dealing = Cinco cartas para cada uno
bluff-pirate-menu-tap-pile = Acercar una carta del mazo
bluff-pirate-menu-draw = Robar dos cartas
bluff-pirate-menu-has-drawn =
    { $count ->
        [one] La carta está robada
       *[other] Las dos están robadas
    }
bluff-pirate-menu-board = Abordar un barco con un pirata
bluff-pirate-menu-drawn = Se roba
bluff-pirate-menu-boards = Aborda un barco
bluff-pirate-menu-lay-up = Poner una carta boca arriba
bluff-pirate-menu-lay-down = Poner una carta boca abajo
bluff-pirate-menu-lies-up = Va boca arriba
bluff-pirate-menu-lies-down = Va boca abajo
bluff-pirate-menu-too-few = Pocas cartas para una serie
bluff-pirate-menu-take-set-back = Recoger la serie
bluff-pirate-menu-close-set = La serie está completa
bluff-pirate-menu-tap-next =
    { $spots ->
        [0] Acercar la siguiente, boca abajo
       *[other] Acercar la siguiente
    }
bluff-pirate-menu-others-vote = Los demás votan
bluff-pirate-menu-vote-shown = Un voto se vio antes de tiempo
bluff-pirate-menu-vote-again = Todos votan otra vez
bluff-pirate-menu-pick = ¿Qué voto cuenta?
bluff-pirate-menu-tap-hidden = Levantar y acercar las ocultas
bluff-pirate-menu-turned-all = Todas las ocultas están levantadas
    .window = Levantarlas todas
bluff-pirate-menu-turned = Está levantada
bluff-pirate-menu-fork = ¿Qué ruta?
bluff-pirate-menu-target = ¿Qué barco se aborda?
bluff-pirate-menu-tap-stolen = Acercar cada carta quitada a tu lector
bluff-pirate-menu-has-stolen =
    { $count ->
        [one] Se ha quitado una carta
       *[other] Se han quitado { $count } cartas
    }
    .window =
        { $count ->
            [one] Quitar una carta
           *[other] Quitar { $count } cartas
        }
bluff-pirate-menu-stolen = Se quita
bluff-pirate-menu-pile-made = Están boca abajo como mazo
bluff-pirate-menu-shuffle = Barajar todos los descartes
bluff-pirate-menu-awaits-up = { SEAT($seat) }: una carta boca arriba
bluff-pirate-menu-awaits-down = { SEAT($seat) }: una carta boca abajo
bluff-pirate-menu-awaits-board = { SEAT($seat) }: el pirata que aborda
bluff-pirate-menu-unread = Una carta no se ha leído
bluff-pirate-menu-tap-or-name = Acércala otra vez, o elige
bluff-pirate-menu-token = ¿Qué hay bajo la ficha?
bluff-pirate-menu-which = ¿Cuál es?
bluff-pirate-menu-treasure = El tesoro
bluff-pirate-menu-empty-chest = Un cofre vacío
bluff-pirate-menu-card = { CARD($card) }
bluff-pirate-menu-colour = { COLOUR($colour) }
bluff-pirate-menu-towards = Hacia { PLACE($place) }
bluff-pirate-menu-awaits-discard = { SEAT($seat) }: el descarte
bluff-pirate-problem-card-twice =
    Una carta está a la vez { $place ->
        [hand] en la mano de { SEAT($seat) }
        [discards] en los descartes
        [up] boca arriba en la serie
        [down] boca abajo en la serie
       *[table] en la mesa
    } y { $other ->
        [hand] en la mano de { SEAT($holder) }
        [discards] en los descartes
        [up] boca arriba en la serie
        [down] boca abajo en la serie
       *[table] en la mesa
    }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-card-elsewhere =
    Se ha visto una carta { $place ->
        [hand] en la mano de { SEAT($seat) }
        [discards] en los descartes
        [up] boca arriba en la serie
        [down] boca abajo en la serie
       *[table] en la mesa
    } que no puede estar ahí.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pile-and-elsewhere = Una carta está a la vez en el mazo y en otro sitio.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-cards =
    { $count ->
        [one] Sobra una carta
       *[other] Sobran { $count } cartas
    }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-cards-nowhere =
    { $count ->
        [one] Una carta no está
       *[other] { $count } cartas no están
    } en ninguna parte.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-unread-inconsistent = Las cartas sin leer no pueden ser todas distintas.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-hand-too-large = { SEAT($seat) } tiene { $count } cartas; se reparten { $dealt }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-dealt-not-begun = Todo está repartido, pero la partida no ha empezado.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-played-before-dealt = Se han jugado cartas antes de acabar de repartir.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set = La fase es { $phase }, y no encaja con la serie de la mesa.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-up = { $count } cartas de la serie están boca arriba (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set-too-large = La serie tiene { $count } cartas (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-closed = La serie está cerrada; cartas: { $count }, boca arriba: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-several-colours = Las cartas visibles de la serie son de varios colores (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turned-not-hidden = Se ha levantado una carta de la serie que no estaba oculta (BP-7).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-placed = { SEAT($seat) } ha puesto una serie; cartas: { $count }, boca arriba: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-own-vote = { SEAT($seat) } ha votado su propia serie (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-taken-for = Una serie de { SEAT($seat) } se ha tomado por lo que no era (BP-4).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-votes = La fase es { $phase }, pero hay votos en la mesa.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-voter = Ha votado alguien que no vota esta serie (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-picking-early = Se va a elegir votante antes de que voten todos (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-kept = Hay anotado un voto que nadie puede saber (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-not-given = Hay anotado un voto de alguien que no ha votado (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-of-nobody = Cuenta un voto que nadie ha dado (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-that-counts = La fase es { $phase }, y no encaja con el voto que cuenta.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-ship-astray = El barco de { SEAT($seat) } no está en ninguna casilla de la carrera.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-island = Se dio la vuelta a una ficha donde no hay isla.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-island-not-opened = Hay un barco en una isla aún cerrada (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-one-path = Un barco va a elegir ruta donde solo hay una (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-sailing = La fase es { $phase }; casillas por navegar: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-such-player = No hay jugador { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-out-of-turn = Alguien va a actuar fuera de su turno.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-reading = La fase es { $phase }, y no encaja con la carta que espera lectura.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-to-draw = La fase es { $phase }; cartas por robar: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-target = La fase es { $phase }, y no encaja con el barco abordado.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pirate = La fase es { $phase }, y no encaja con el pirata que aborda.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-stolen = La fase es { $phase }; cartas quitadas: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-won = La fase es { $phase }; jugadores que han ganado: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turn = La partida va por el turno { $turn }; el último es el { $last }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-does-not-play = Ha ganado alguien que no juega.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-not-foremost = Ha ganado alguien cuyo barco no va el primero.
    .remedy = { table-undo-or-play-on }
place-island-1 = la isla 1
place-island-2 = la isla 2
place-start = la salida
place-fork = el cruce
colour-red = Rojo
colour-orange = Naranja
colour-yellow = Amarillo
colour-green = Verde
colour-turquoise = Turquesa
colour-blue = Azul
colour-purple = Morado
colour-pink = Rosa
colour-brown = Marrón
colour-black = Negro

## Places

bluff-pirate-place-face-up = Boca arriba
bluff-pirate-place-face-down = Boca abajo
bluff-pirate-place-boarders = Abordaje
bluff-pirate-place-first-island = Isla 1
bluff-pirate-place-second-island = Isla 2

## The rules in short

bluff-pirate-rules-1 = Llega antes que nadie a la isla del tesoro.
bluff-pirate-rules-2 = En tu turno roba dos cartas. Luego pon una serie de tres a cinco cartas de un color: una o dos boca arriba, las demás boca abajo. Esas pueden ser cualquier cosa: es un farol.
bluff-pirate-rules-3 = Sin serie, descártate de una carta si tienes cinco o más.
bluff-pirate-rules-4 = Los demás votan en secreto si es un farol, y tú eliges qué voto cuenta.
bluff-pirate-rules-5 = «No es un farol»: avanzas tantas casillas como cartas tenga la serie, sea farol o no. «Es un farol», y no lo es: avanzas, y el votante retrocede dos casillas.
bluff-pirate-rules-6 = «Es un farol», y lo es: recoges las cartas y no te mueves, y el votante avanza en tu lugar.
bluff-pirate-rules-7 = O, en vez de todo eso, aborda con un pirata, una carta con calavera: quítale sin mirar tres cartas a un jugador que vaya delante de ti.

## Climaxes and the log

bluff-pirate-stage-doubted = { SEAT($voter) } dice de la serie de { SEAT($seat) }: ¡farol!
bluff-pirate-stage-trusted = { SEAT($voter) } dice de la serie de { SEAT($seat) }: no es farol.
bluff-pirate-stage-bluff = ¡{ SEAT($seat) } iba de farol!
bluff-pirate-stage-honest = ¡{ SEAT($seat) } no mentía!
bluff-pirate-stage-sails =
    { $count ->
        [one] { SEAT($seat) } avanza una casilla
       *[other] { SEAT($seat) } avanza { $count } casillas
    }
bluff-pirate-stage-sails-and-back =
    { $count ->
        [one] { SEAT($seat) } avanza una casilla, { SEAT($voter) } retrocede { $back }
       *[other] { SEAT($seat) } avanza { $count } casillas, { SEAT($voter) } retrocede { $back }
    }
bluff-pirate-stage-steers = { SEAT($seat) } ha elegido su ruta.
bluff-pirate-stage-boards = ¡Al abordaje! { SEAT($seat) } pone un pirata.
bluff-pirate-stage-boarded = ¡{ SEAT($seat) } aborda el barco de { SEAT($other) }!
bluff-pirate-stage-loot =
    { $count ->
        [one] { SEAT($other) } pierde una carta
       *[other] { SEAT($other) } pierde { $count } cartas
    }
bluff-pirate-stage-opens = { SEAT($seat) } cava en la isla { $number }.
bluff-pirate-stage-treasure = ¡{ SEAT($seat) } ha encontrado el tesoro en la isla { $number }!
bluff-pirate-stage-empty = ¡{ SEAT($seat) } encuentra vacía la isla { $number }!
bluff-pirate-known-discards = Descartes: { $count } × { CARD($card) }
bluff-pirate-known-island = La isla { $number } está vacía

## Lessons

bluff-pirate-lesson-draw = Un turno empieza con dos cartas nuevas: róbalas del mazo sin que las vean.
bluff-pirate-lesson-set = Pon de tres a cinco cartas: una o dos de un color boca arriba, el resto boca abajo. Boca abajo puede haber cualquier carta: es un farol.
bluff-pirate-lesson-close = A cierra la serie. Cuantas más cartas tenga, más avanzas.
    .window = Ya puedes cerrar la serie. Cuantas más cartas tenga, más avanzas.
bluff-pirate-lesson-vote = Vota en secreto, con la mano sobre los botones: A no es farol, B es farol. Si cuenta tu voto, acertar el farol te hace avanzar; equivocarte cuesta dos casillas.
    .window = Vota en secreto: ¿es un farol? Si cuenta tu voto, acertar el farol te hace avanzar; equivocarte cuesta dos casillas.
bluff-pirate-lesson-pick = Tú eliges qué voto cuenta. Los demás quedan en secreto para siempre.
bluff-pirate-lesson-reveal = Ahora se levantan las cartas ocultas, y todos ven si era un farol.
bluff-pirate-lesson-board = Hay un barco delante: con un pirata, una carta con calavera, puedes abordarlo en vez de robar del mazo, y quitarle tres cartas a su jugador.
bluff-pirate-lesson-island = Has llegado a una isla: dale la vuelta a su ficha. Si encuentras el tesoro, ganas; si el cofre está vacío, el tesoro está en la otra isla.

## Why: a sentence for each ruling (docs/rulings-bluff-pirate.md)

bluff-pirate-rule-1 = Un turno empieza robando dos cartas o abordando; quien ha robado ya no aborda.
bluff-pirate-rule-2 = Quien no pone serie se descarta de una carta propia si su mano es grande, y de ninguna si es pequeña.
bluff-pirate-rule-3 = Una serie tiene de tres a cinco cartas: una o dos boca arriba, de un color, y al menos una oculta.
bluff-pirate-rule-5 = Con menos de tres cartas no se puede poner una serie.
bluff-pirate-rule-6 = Todos los demás votan una vez, en secreto; luego quien puso la serie elige el voto que cuenta.
bluff-pirate-rule-7 = Las cartas ocultas de la serie se levantan siempre, se vote lo que se vote.
bluff-pirate-rule-9 = El tesoro ha aparecido: la partida está ganada, y ya no cuenta nada más.
bluff-pirate-rule-12 = Quien navega elige la ruta en el cruce, y solo ahí.
bluff-pirate-rule-14 = Solo aborda un pirata, y solo un barco que va delante y cuyo jugador tiene cartas; entonces no se roba del mazo.
bluff-pirate-rule-15 = Al barco abordado se le quitan cartas sin verlas; solo esos dos jugadores las saben.
bluff-pirate-rule-16 = Cuando se acaba el mazo se rehace con los descartes barajados, y solo entonces; solo se roba de ahí.
bluff-pirate-rule-24 = Una isla la abre quien ha llegado a ella, y nadie más.
bluff-pirate-rule-25 = Cada jugador recibe cinco cartas antes de que empiece la carrera.

## Llegada

bluff-pirate-option-landing =
    Llegar: { $value ->
        [stop] justo o más
       *[exact] justo, o se retrocede
    }
bluff-pirate-story-honest = { SEAT($seat) } pone más series sin farol que nadie: { $count }
bluff-pirate-story-robbed = { SEAT($seat) } es a quien más cartas quitan: { $count }
bluff-pirate-story-robs = { SEAT($seat) } quita más cartas que nadie: { $count }
bluff-pirate-report-points = Casillas hacia el tesoro
bluff-pirate-report-course = El curso de la carrera: casillas
