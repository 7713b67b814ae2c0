# Español

luggage-title = Where's My Luggage?
luggage-screen-attract = El aeropuerto al que llegan todos los vuelos a la vez

## Names

suitcase-tartan = Cuadros
suitcase-stripes = Rayas
suitcase-dots = Lunares
suitcase-stars = Estrellas
suitcase-leather = Cuero
suitcase-zigzag = Zigzag
passenger-highlander = Escocés
passenger-detective = Detective
passenger-lumberjack = Leñador
passenger-yeti = Yeti
passenger-punk = Punk
passenger-pirate = Pirata
passenger-referee = Árbitro
passenger-sailor = Marinero
passenger-mime = Mimo
passenger-beekeeper = Apicultor
passenger-clown = Payaso
passenger-painter = Pintor
passenger-flamenco-dancer = Bailaora
passenger-cook = Cocinero
passenger-ladybird = Mariquita
passenger-astronaut = Astronauta
passenger-wizard = Mago
passenger-alien = Extraterrestre
passenger-cowboy = Vaquero
passenger-robot = Robot
passenger-caveman = Cavernícola
passenger-aviator = Aviadora
passenger-viking = Vikingo
passenger-explorer = Explorador
passenger-vampire = Vampiro
passenger-pharaoh = Faraón
passenger-samurai = Samurái
passenger-mermaid = Sirena
passenger-inventor = Inventor
passenger-dragon = Dragón

## What the screen says by itself

luggage-screen-round = Ronda { $number } de { $of }
luggage-screen-assisted = Juego con ayuda
luggage-screen-rulebook = Según las reglas
luggage-screen-memory = Memoria
luggage-screen-mapping = La cinta aprende sus maletas
luggage-screen-verifying = Manos fuera: la cinta cuenta sus maletas
luggage-screen-tiles = { $found } de { $expected }
luggage-screen-missing = Faltan
luggage-screen-several = { $count ->
        [1] { SUITCASE($pattern) }
       *[other] { $count } × { SUITCASE($pattern) }
    }
luggage-screen-all-on-belt = Todas en la cinta
luggage-screen-off-belt = { $count } fuera de la cinta
luggage-screen-times = × { $count }
luggage-screen-flip = ¡Saca una carta!
luggage-screen-no-card = Aún sin carta
luggage-screen-no-card-left = Sin cartas
luggage-screen-ready = ¡Ya!
luggage-screen-not-ready = Mano en el mazo, pulsa A
luggage-screen-done = ¡Ya está!
luggage-screen-ended-done = { NAMES($seats) }: ¡ya está!
luggage-screen-ended-time = ¡Tiempo!
luggage-screen-ended-stuck = Nadie puede acabar
luggage-screen-checked = Todo enseñado
luggage-screen-tap-pairs = Enseña tus parejas
luggage-screen-scores = Puntos tras la ronda { $number }
luggage-screen-points = +{ $count }
luggage-screen-lead =
    { $count ->
        [one] por un punto
       *[other] por { $count } puntos
    }
luggage-screen-grabs = capturas
luggage-screen-figures-grabs = Capturas en la cinta
luggage-screen-figures-matches = encontradas
luggage-screen-figures-wrong = equivocadas
luggage-screen-figures-lost = perdidas
luggage-screen-figures-streak = seguidas
luggage-screen-figures-nowhere = De esta partida no se sabe dónde se tomaron las maletas.
luggage-screen-figures-rulebook = Según las reglas nadie acerca lo que mira: no hay tiempos ni capturas.
luggage-screen-figures-untapped =
    { $count ->
        [one] Se tomó una maleta de la cinta y nadie la acercó.
       *[other] Se tomaron { $count } maletas de la cinta y nadie las acercó.
    }
luggage-screen-report-matches = Aciertos
luggage-screen-report-wrong = Fallos
luggage-screen-report-lost = Perdidas
luggage-screen-report-streak = Seguidas
luggage-screen-report-most = máximo
luggage-screen-report-note-times = Segundos por hallazgo: desde la lectura anterior de ese jugador (carta o maleta) hasta la de la maleta acertada. La cifra es la mediana.
luggage-screen-report-note-grabs = Capturas: dónde estaba por última vez en la pista cada maleta acercada, en el sentido del reloj desde el primer lector de la cinta (ámbar).

## What the table says

luggage-still-missing =
    { $count ->
        [one] Aún falta una maleta: { SUITCASE($pattern) }.
       *[other] Aún faltan { $count } maletas: { SUITCASE($pattern) }.
    }
    .remedy = Mira bajo la mesa y ponla en la cinta.
luggage-not-back =
    { $count ->
        [one] Una maleta no ha vuelto a la cinta: { SUITCASE($pattern) }.
       *[other] { $count } maletas no han vuelto a la cinta: { SUITCASE($pattern) }.
    }
    .remedy = Pon en la cinta lo que falta, o todos mantienen A para seguir sin ello.
luggage-kept = { SEAT($seat) }: la maleta ajena ({ SUITCASE($pattern) }) no ha vuelto a la cinta.
    .remedy = Devuélvela; si está aparte, recupera también a su pasajero.
luggage-gone =
    { $count ->
        [one] Una maleta está fuera de la cinta y nadie la ha acercado: { SUITCASE($pattern) }.
       *[other] { $count } maletas están fuera de la cinta y nadie las ha acercado: { SUITCASE($pattern) }.
    }
    .remedy = Acércala o devuélvela; quizá está debajo de otra.
luggage-one-at-a-time = Hay { $count } maletas fuera de la cinta, y las manos pueden tener { $most }.
    .remedy = De una en una, por favor: devuelve las demás.
luggage-claims-too-many =
    «¡Ya está!» reclama { $expected ->
        [one] { $expected } maleta
       *[other] { $expected } maletas
    }, pero fuera de la cinta hay { $most } como mucho.
    .remedy = Acerca las parejas que haya.
luggage-weak =
    { $count ->
        [one] La etiqueta de una maleta se lee mal: { SUITCASE($pattern) }.
       *[other] Las etiquetas de { $count } maletas se leen mal: { SUITCASE($pattern) }.
    }
    .remedy = Tras la partida, pruébalas en un lector y cambia la que tarde.
luggage-counted = La cinta se cuenta antes de que siga la ronda.
    .remedy = Manos fuera, por favor.
luggage-recounting = Se está contando la cinta; mientras tanto no juega nadie.
    .remedy = Devuelve lo que pide la pantalla.
luggage-mapping = La cinta aprende sus maletas.
    .remedy = Manos fuera, por favor.
luggage-ready = ¡La mano en el mazo!
    .remedy = Pulsa A cuando quieras empezar.
luggage-play = ¿Dónde está mi maleta? ¡Saca, toma, acerca!
    .remedy = ¿Sin cartas? Pulsa A: ¡ya está!
luggage-play-rulebook = ¿Dónde está mi maleta? ¡Saca, toma, aparta!
    .remedy = ¿Sin cartas? Pulsa A: ¡ya está!
luggage-verifying = ¡Alto! La cinta cuenta sus maletas.
    .remedy = Devuelve lo que tengas en la mano; después, manos fuera, por favor.
luggage-check = Acerca cada pareja: el pasajero y luego la maleta.
    .remedy = B retira una pareja; A cuando ya no haya más.
luggage-round-over = Devuélvelo todo, baraja y reparte de nuevo.
    .window = La ronda ha terminado.
    .remedy = Con A empieza la siguiente ronda.
luggage-over = Fin de la partida.
    .remedy = Pulsa A para jugar otra vez.
luggage-lap-running = La cinta aún aprende dónde están sus maletas.
    .remedy = Manos fuera hasta que acabe la vuelta.
luggage-not-started = La ronda empieza cuando todos han pulsado A.
    .remedy = Devuélvela, pon la mano en tu mazo y pulsa A.
luggage-already-ready = Ya lo has dicho.
    .remedy = Espera a los demás.
luggage-not-now = La ronda está en marcha.
    .remedy = Sigue buscando.
luggage-after-done = La ronda ha terminado: ya nada cuenta.
    .remedy = Devuelve a la cinta lo que tengas.
luggage-between-rounds = La ronda ya está puntuada.
    .remedy = Devuelve pasajeros y maletas para la siguiente.
luggage-match-over = Fin de la partida.
    .remedy = Empieza otra para seguir jugando.
luggage-no-clock = No se acordó ningún tiempo.
    .remedy = La ronda acaba con «¡Ya está!».
luggage-not-on-belt = Una maleta que no está en la cinta no puede faltar allí.
    .remedy = Cuenta otra vez la cinta.
luggage-not-stuck = Aún se puede encontrar alguna maleta.
    .remedy = La ronda sigue.
luggage-not-your-turn = Es el turno de otra persona.
    .remedy = Dale la vuelta otra vez y espera.
luggage-nobody-there = Ahí no juega nadie.
    .remedy = Elige un puesto donde se juegue.
luggage-not-in-play = Esta pieza no es de las que están en juego.
    .remedy = Guárdala en la caja.
luggage-flip-first = Aún no tienes pasajero al que buscarle maleta.
    .remedy = Devuelve la maleta; saca la carta siguiente de tu mazo y acércala.
luggage-not-resolved = Aún buscas la maleta de otro pasajero.
    .remedy = Devuelve la carta al mazo, boca abajo; busca antes la maleta del pasajero abierto.
luggage-others-passenger = Este pasajero se repartió a otro jugador.
    .remedy = Devuélvele la carta.
luggage-passenger-is-aside = Este pasajero ya está apartado.
    .remedy = Devuelve la carta con tus parejas.
luggage-too-many-cards = Ya has visto todas tus cartas.
    .remedy = Aparta la que sobra, sin que la vean, hasta la ronda siguiente.
luggage-nothing-left = No te quedan pasajeros.
    .remedy = Devuelve la maleta y di «¡Ya está!» con A.
luggage-tapped-in-rulebook-play = Según las reglas, las maletas solo se acercan al comprobar.
    .remedy = Aparta la maleta o devuélvela: decides tú.
luggage-own-tile-aside = Ya habías apartado esta maleta.
    .remedy = Devuélvela con tus parejas.
luggage-others-tile-aside = Otro jugador ha apartado esta maleta.
    .remedy = Devuélvela a su sitio.
luggage-not-held = Esta maleta no es la que tienes en la mano.
    .remedy = Devuélvela adonde estaba.
luggage-false-alarm = Falsa alarma: te quedan pasajeros.
    .remedy = Todos siguen jugando.
luggage-already-done = Ya has acabado.
    .remedy = Espera a los demás.
luggage-already-checked = Ya has dicho que están todas tus parejas.
    .remedy = Espera a los demás.
luggage-passenger-shown = Este pasajero ya se ha enseñado.
    .remedy = Retira la pareja con B si estaba mal.
luggage-tile-shown = Esta maleta ya se ha enseñado, por ti o por otra persona.
    .remedy = Enseña la maleta que apartaste con este pasajero.
luggage-tile-was-on-belt = Esta maleta estaba en la cinta al acabar la ronda: no estaba apartada.
    .remedy = Devuélvela; la pareja es nula.
luggage-nothing-shown = No hay pareja que retirar.
    .remedy = Acerca un pasajero y luego su maleta.
luggage-half-pair = Se acercó un pasajero sin su maleta.
    .remedy = Acerca también la maleta, o retira al pasajero con B.
luggage-passenger-first = Se acercó una maleta sin su pasajero.
    .remedy = Acerca primero el pasajero y luego la maleta.
luggage-other-game = Esta pieza es de otro juego.
    .remedy = Devuélvela a su caja.
luggage-own-pad = En este juego no se usan las zonas.
    .remedy = Acerca la pieza a tu lector.
luggage-aside-on-belt = Hay en la cinta una maleta que estaba apartada.
    .remedy = Sácala y ponla con tus parejas.
luggage-still-waits = Falsa alarma: { PASSENGER($passenger) } aún espera una maleta.
    .remedy = Acerca el pasajero y luego la maleta que apartaste; o sigue buscando.
luggage-waits-on = { SEAT($seat) }: { PASSENGER($passenger) } sigue esperando: no se acercó ninguna maleta.
    .remedy = ¿Había una apartada? Ponla otra vez en la cinta.
luggage-play-memory-turned = Levantada: { SUITCASE($pattern) }, { $face ->
        [lost] perdida
       *[other] { PASSENGER($face) }
    }.
    .remedy = Es el turno de { SEAT($active) }: levanta una maleta y acércala.
luggage-play-memory = Levanta una maleta y acércala.
    .remedy = Es el turno de { SEAT($active) }.
luggage-problem-tile-missing = Falta una maleta: { SUITCASE($pattern) }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-aside-twice = Una maleta se ha apartado dos veces: { SUITCASE($pattern) }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-twice =
    Una maleta ({ SUITCASE($pattern) }) está a la vez { $place ->
        [belt] en la cinta
        [hand] en una mano
        [aside] apartada
       *[missing] perdida
    } y { $other ->
        [belt] en la cinta
        [hand] en una mano
        [aside] apartada
       *[missing] perdida
    }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-not-in-play = Hay en la mesa una maleta que no es de las que están en juego.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-nowhere = Una maleta no está en ninguna parte: { SUITCASE($pattern) }.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-twice = Un pasajero está en dos sitios.
    .remedy = { table-undo-or-play-on }
luggage-problem-passengers-seen = Los pasajeros vistos no son los que tienen los jugadores.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-not-in-play = Hay en la mesa un pasajero que no es de los que están en juego.
    .remedy = { table-undo-or-play-on }
luggage-problem-cards = { SEAT($seat) } tiene { $count } pasajeros; se repartieron { $dealt }.
    .remedy = { table-undo-or-play-on }
luggage-problem-none-in-front = { SEAT($seat) } tiene pasajeros esperando y ninguno que buscar.
    .remedy = { table-undo-or-play-on }
luggage-problem-wrong-pair = { SEAT($seat) } ha apartado una maleta equivocada para un pasajero ({ SUITCASE($pattern) }).
    .remedy = { table-undo-or-play-on }
luggage-problem-score-count = Puntuaciones de { SEAT($seat) }: { $count }; rondas jugadas: { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-scores = { SEAT($seat) } no puede tener estos puntos: { $scores }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-round = No hay ronda { $round } en una partida de { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-player = No hay jugador { $player } que pueda tener el turno.
    .remedy = { table-undo-or-play-on }
luggage-problem-does-not-play = Alguien figura como { $role } y no juega.
    .remedy = { table-undo-or-play-on }
luggage-problem-ready = Jugadores listos en la fase { $phase }: { $count }.
    .remedy = { table-undo-or-play-on }
luggage-problem-ended-by = La fase es { $phase }, pero la ronda la acabó { $by }.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-by-nobody = La ronda acabó con «¡Ya está!», o alguien ha acabado, pero no las dos cosas.
    .remedy = { table-undo-or-play-on }
luggage-problem-memory-goes-on = Hay una fila vacía: eso acaba el juego, pero el juego sigue.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-too-early = Un jugador ha acabado y aún tiene pasajeros.
    .remedy = { table-undo-or-play-on }

## Options

luggage-option-play =
    Juego: { $value ->
        [assisted] con ayuda
       *[rulebook] según las reglas
    }
luggage-option-per-suitcase =
    Maletas: { $value ->
        [5] las 36
        [4] 24, para los pequeños
        [2] 12, para los pequeños
       *[3] 18, para los pequeños
    }
luggage-option-variant =
    Variante: { $value ->
        [belt] cinta en marcha
       *[memory] memoria, por turnos
    }
luggage-option-clock-min =
    Tiempo de la ronda: { $value ->
        [none] sin límite
       *[other] { $value } min
    }

## Choices

luggage-passenger = { PASSENGER($passenger) }

## Why the table said so

luggage-why-missing = Una maleta ya no está: { SUITCASE($pattern) }.
luggage-why-suspected = Puede que falte una maleta: { SUITCASE($pattern) }.
luggage-why-taken = { SEAT($seat) } acerca una maleta a su lector: { SUITCASE($pattern) }.
luggage-why-returned = Una maleta ({ SUITCASE($pattern) }) está en la cinta. { READER($reader) } la ha leído.
luggage-why-withdrawn = Una maleta ({ SUITCASE($pattern) }) está en la cinta. { READER($reader) } la ha leído, así que { SEAT($seat) } ya no la tiene.
luggage-why-weak = La etiqueta de una maleta ({ SUITCASE($pattern) }) se lee mal: falló en el { $count } % de { $of } pasadas.
luggage-why-dead = La etiqueta de una maleta ({ SUITCASE($pattern) }) ya no se lee: falló en el { $count } % de { $of } pasadas.
luggage-why-never-read = No se leyó nunca.
luggage-why-last-read = Se leyó por última vez { $seconds } s antes.
luggage-why-passes =
    { $count ->
        [one] { READER($reader) } vio pasar su sitio una vez desde entonces, sin lectura.
       *[other] { READER($reader) } vio pasar su sitio { $count } veces desde entonces, sin lectura.
    }
luggage-why-doubt = Que aun así esté ahí: 1 entre { $of }.

## What the virtual table says

luggage-hands-wait = Manos fuera, por favor: la cinta cuenta sus maletas. Con B la cinta va más deprisa.
luggage-hands-ready = ¿Todo listo? ¡Pulsa la A verde!
    .a = ¡Todo listo!
luggage-hands-you-are-ready = Ya está. Esperando a los demás…
luggage-hands-well-played = ¡Ya está! Bien jugado.
luggage-hands-watch = Es el turno de { SEAT($seat) }. ¡Mira y recuerda!
luggage-hands-only-found = Solo se aparta lo que la luz ha acertado: acerca antes la maleta a tu lector.
luggage-hands-not-aside = La luz dijo que no: devuelve la maleta.
luggage-hands-press-b-first = Pulsa B para retirar la última pareja.
luggage-hands-next = Haz clic en tu mazo: le toca al pasajero siguiente.
luggage-hands-flip = Haz clic en tu mazo para sacar al pasajero siguiente.
luggage-hands-pick = Toma una maleta con el mismo dibujo { $lies ->
        [rows] de las filas
       *[belt] de la cinta
    }.
luggage-hands-look-and-tap = Haz clic en la maleta para mirar dentro y acércala a tu lector.
luggage-hands-look-secretly = Haz clic en la maleta para mirar dentro. ¡Chis, en secreto!
luggage-hands-tap = Acércala a tu lector: la luz dice de quién es.
luggage-hands-found = ¡Es esa! Aparta la maleta y el pasajero.
luggage-hands-not-yours =
    { $pattern ->
        [other] No es tuya: tu pasajero tiene otro dibujo.
       *[same] No es tuya.
    } Devuélvela { $lies ->
        [rows] a su fila
       *[belt] a la cinta
    } y saca tu siguiente pasajero.
luggage-hands-put-back = Devuélvela { $lies ->
        [rows] a su fila
       *[belt] a la cinta
    }.
luggage-hands-whose = ¿Tuya o perdida? Aparta las dos cosas. ¿De otro? Devuélvela { $lies ->
        [rows] a su fila
       *[belt] a la cinta
    }.
luggage-hands-lay-passenger = Deja tu pasajero en el montón abierto.
luggage-hands-done = ¡No quedan pasajeros! Pulsa la A verde: ¡ya está!
    .a = ¡Ya está!
luggage-hands-all-shown = Todas tus parejas están enseñadas. Esperando a los demás…
luggage-hands-show-it = Acércala a tu lector y déjala con las parejas enseñadas.
luggage-hands-show-pairs = Enseña tus parejas: haz clic en ellas, una a una.
luggage-hands-was-that-all = ¿Eso era todo? Pulsa la A verde.
    .a = Eso era todo
luggage-hands-say-done = No quedan pasajeros: pulsa la A verde para decir «¡Ya está!»
luggage-hands-find-the-same = Este pasajero espera: busca una maleta con el mismo dibujo.
luggage-hands-pairs-go-here = Aquí van las parejas que has encontrado.
luggage-hands-hand-is-empty = No tienes nada en la mano: toma antes una maleta.
luggage-hands-may-not-look = Ahora no puedes mirar ahí: una maleta se mira en la propia mano, mientras buscas.
luggage-hands-hand-is-full = Tienes la mano llena: devuelve o aparta antes la maleta.
luggage-hands-flip-first = Saca primero un pasajero; luego podrás apartar una pareja.
luggage-hands-lay-passenger-first = Tienes un pasajero en la mano: déjalo antes en tu montón abierto.
luggage-hands-too-late = Tarde: alguien ha sido más rápido.
luggage-hands-belt-is-full = La cinta está llena: espera un momento.
luggage-hands-still-reading = Un momento: el lector aún lee.
luggage-hands-at-draw = Mazo
luggage-hands-at-action = Montón abierto
luggage-hands-at-aside = Aparte
luggage-hands-at-shown = A la vista
luggage-hands-put-back-here = Devuélvela aquí
luggage-hands-reclaim = RECOGIDA DE EQUIPAJES
luggage-hands-suitcases-found = { $found } de { $expected } maletas encontradas

## The rules in short

luggage-rules-1 = Encuentra las maletas de tus pasajeros antes que los demás.
luggage-rules-2 = Todos a la vez: saca un pasajero, toma de la cinta una maleta con el mismo dibujo y mira dentro sin que nadie más la vea.
luggage-rules-3 = Es la de tu pasajero, o está perdida: aparta las dos cosas. Es de otro: devuélvela y saca tu siguiente pasajero.
luggage-rules-4 = Una maleta por pasajero: nadie toma otra sin sacar antes otra carta.
luggage-rules-5 = Cuando se acabe tu mazo, dale la vuelta al montón y sigue. ¿Sin pasajeros? Di «¡Ya está!»: la ronda acaba para todos.
luggage-rules-6 = Cada pareja acertada vale 1 punto; el equipaje perdido y los errores, ninguno.
luggage-rules-7 = Tras la última ronda gana quien tenga más puntos.

## Climaxes and the log

luggage-stage-done = { SEAT($seat) } tiene la última maleta: ¡ya está!
luggage-stage-hands-off = Manos fuera: se cuenta la cinta.
luggage-stage-turns = { SEAT($seat) } levanta: { SUITCASE($suitcase) }
luggage-stage-match = ¡Es la de { SEAT($seat) }!
luggage-stage-lost = ¡Equipaje perdido para { SEAT($seat) }!
luggage-stage-other = Es de otra persona.
luggage-log-done = { SEAT($seat) }: ¡ya está!
luggage-log-match = { SEAT($seat) } encuentra la maleta de su pasajero: { PASSENGER($passenger) }
luggage-log-lost = { SEAT($seat) } encuentra equipaje perdido en vez de la maleta: { PASSENGER($passenger) }
luggage-log-other = { SEAT($seat) } enseña una maleta equivocada: { PASSENGER($passenger) }
luggage-log-turned = { SEAT($seat) } levanta { SUITCASE($suitcase) }: { PASSENGER($passenger) }
luggage-known-holds = { SEAT($seat) } tiene una maleta: { SUITCASE($pattern) }
luggage-known-off = Fuera de la cinta: { SUITCASE($patterns) }

## Nombres

luggage-screen-best = máximo: { $points }
# A look where a suitcase lies

luggage-hands-look-in-hand = Nadie puede mirar debajo de una maleta donde está. Haz clic en ella.
## Lessons

luggage-lesson-ready = Todos juegan a la vez. Pon una mano en tu mazo y pulsa A; la ronda empieza cuando todos la han pulsado.
    .window = Todos juegan a la vez: la ronda empieza cuando todos lo han dicho.
luggage-lesson-flip = Saca la primera carta de tu mazo: ahora buscas la maleta de ese pasajero.
luggage-lesson-grab = Toma de la cinta una maleta con el dibujo del pasajero y mira su reverso sin que nadie lo vea.
luggage-lesson-tap = Acércala a tu lector. Verde fijo o dos destellos amarillos: aparta las dos cosas. Rojo que parpadea: devuélvela y saca otro pasajero.
    .window = Comprueba de quién es. De tu pasajero, o perdida: aparta las dos cosas. De otro: devuélvela y saca otro pasajero.
luggage-lesson-judge = Decide tú: si es la del pasajero o está perdida, aparta las dos cosas; si es de otro, devuélvela y saca otro pasajero.
luggage-lesson-done = ¿Ya sin pasajeros? Pulsa A y di «¡Ya está!»: la ronda acaba para todos.
    .window = ¿Ya sin pasajeros? Di «¡Ya está!»: la ronda acaba para todos.
luggage-lesson-check = Enseña tus parejas: acerca cada pasajero y luego su maleta. Pulsa A cuando eso sea todo.
    .window = Enseña tus parejas, una tras otra; luego di que eso es todo.
luggage-lesson-memory = En cada turno se levanta una maleta y se acerca. Recuerda de quién era: si no es de tu pasajero, vuelve a su sitio.
    .window = En cada turno se levanta una maleta. Recuerda de quién era: si no es de tu pasajero, vuelve a su sitio.

## Why: a sentence for each ruling (docs/rulings-luggage.md)

luggage-rule-3 = Solo se busca una maleta con un pasajero a la vista.
luggage-rule-4 = Una mano sujeta una sola maleta.
luggage-rule-6 = La maleta es de quien primero la levantó de la cinta.
luggage-rule-8 = Lo apartado sigue aparte hasta la comprobación.
luggage-rule-10 = Acaba quien no tiene pasajeros; los perdidos y los equivocados cuentan como idos.
luggage-rule-11 = Tras «¡Ya está!» no cuenta nada más: vale el momento de apartar.
luggage-rule-12 = Varios pueden acabar en una ronda; esperan a los demás.
luggage-rule-14 = Según las reglas, la mesa comprueba al final y delante de todos: cada pasajero y luego su maleta.
luggage-rule-15 = La partida está decidida: gana quien tiene más puntos, y si empatan, todos ellos.
luggage-rule-16 = Para una ronda nueva todo vuelve y se baraja; una carta solo cuenta para quien la recibió.
luggage-rule-17 = La mesa solo acaba una ronda si nadie puede acabarla o se cumple el tiempo acordado.
luggage-rule-18 = En el juego para pequeños, cada turno es de un jugador y de una maleta, con menos piezas.
luggage-rule-19 = Primero la cinta aprende sus maletas; luego la ronda empieza cuando en todos los puestos se ha pulsado A.
luggage-rule-20 = Solo juegan los puestos que participan, dos o más.
luggage-option-rounds = Rondas: { $value }

## Memoria: primero un pasajero

luggage-play-memory-flip = Saca un pasajero y acércalo.
    .remedy = Es el turno de { SEAT($active) }.
luggage-play-memory-turned-flip = Levantada: { SUITCASE($pattern) }, { $face ->
        [lost] perdida
       *[other] { PASSENGER($face) }
    }.
    .remedy = Es el turno de { SEAT($active) }: saca un pasajero y acércalo.
## A passenger that was flipped too early, in turns
luggage-hands-too-early = Demasiado pronto: haz clic en el pasajero abierto, y vuelve a tu mazo.
luggage-hands-tap-passenger = Haz clic en el pasajero abierto: tu lector aún no lo ha leído.

## Una ronda según el reglamento, a mano

luggage-hands-other-pattern = No es el dibujo de tu pasajero: devuélvela a la cinta sin mirarla.
luggage-hands-look-first = Primero mira dentro: haz clic en la maleta.
luggage-hands-too-late-for-it = Tarde para esta: devuélvela a la cinta.
luggage-hands-nothing-to-show = No tienes parejas que enseñar: pulsa la A verde.
luggage-log-back = { SEAT($seat) } retira la pareja de su pasajero: { PASSENGER($passenger) }
luggage-story-fastest = { SEAT($seat) } logra el hallazgo más rápido: { $seconds } s
luggage-story-streak = { SEAT($seat) } encuentra más seguidas que nadie: { $count }
luggage-story-lost = { SEAT($seat) } tiene más equipaje perdido que nadie: { $count }
luggage-story-wrong = { SEAT($seat) } mira más maletas ajenas que nadie: { $count }
luggage-story-sure = { SEAT($seat) } mira menos maletas ajenas que nadie: { $count }
luggage-story-round = { SEAT($seat) } hace la mejor ronda de todas: { $count }

# ---- phones ---------------------------------------------------------------------------------------

luggage-page-suitcase = Una maleta: { SUITCASE($suitcase) }
