# La mesa, sea cual sea el juego: español.

## Names

seat-red = Rojo
seat-blue = Azul
seat-green = Verde
seat-yellow = Amarillo
seat-orange = Naranja
seat-purple = Morado
seat-white = Blanco
seat-black = Negro

## What a screen says by itself

screen-waiting = Esperando a la mesa
screen-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
screen-simulated = MESA SIMULADA
screen-joining = A sentarse: { GAME($game) }
screen-press-a = Pulsa A
screen-joined = A bordo
screen-holding = Mantiene A
screen-turn = Tu turno
screen-winners =
    { $count ->
        [0] Fin de la partida
        [one] ¡Gana { NAMES($seats) }!
       *[other] ¡Ganan { NAMES($seats) }!
    }
screen-facts = Datos
screen-result = Resultado
screen-replay = Repetición: { $number } de { $last }
screen-replay-keys =
    { $paused ->
        [true] Espacio: seguir
       *[false] Espacio: pausa
    }
screen-figures-points = Puntos por ronda
screen-figures-times = Segundos por hallazgo
screen-report-match = Partida { $number }
screen-report-table = Mesa { $name }
screen-report-undated = Fecha desconocida
screen-report-about = hacia { $text }
screen-report-round = Ronda { $number }
screen-report-open = Interrumpida: así quedó.
screen-report-abandoned = Acabó antes de la última ronda.
screen-report-course = El curso de la partida: puntos
screen-report-minutes = Minutos
screen-report-moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
screen-report-turns = Segundos por jugada
screen-report-note-turns = Segundos por jugada: desde la jugada anterior, sea de quien sea. La cifra es la mediana.
screen-print-count =
    { $format ->
        [card] { $count } cartas
        [tile] { $count } maletas
        [token] { $count } fichas de tesoro
        [vote] { $count } fichas de farol
        [pawn] { $count } peones
        [board] un tablero
       *[other] { $count } piezas
    }
screen-print-caption =
    { GAME($game) } · página { $number } de { $of } · { $side ->
        [front] anverso
        [back] reverso
       *[inside] interior
    }
screen-print-scale = Imprime al 100 % («tamaño real»), por las dos caras, girando por el borde largo. Las reglas de abajo miden 100 mm: compruébalo.
screen-print-register = Mira esta hoja a contraluz: las cruces de las dos caras deben coincidir. Si se separan más de 1 mm, corrige los márgenes en los ajustes de la impresora.
screen-print-cut = Imprime las demás hojas en papel fuerte (200 g/m² o más) y corta por las marcas.
screen-print-tag-cards = Pega una etiqueta con chip sobre el anillo del reverso de cada pieza que lo tenga, siempre en el mismo sitio. Las fundas de reverso opaco la ocultan.
screen-print-tag-tiles = Donde siga una página «interior», imprime esas páginas por una sola cara. Pega «interior» sobre cartón, con una etiqueta en cada anillo; después, el anverso encima y el reverso debajo.
screen-print-enrol = Conserva el orden, fila por fila: la página de mantenimiento pide las piezas como están en las hojas.
screen-rule = Regla { $rule }
screen-more-faults = y { $count } más
screen-lost-contact = Sin contacto
screen-battery-low = PILAS BAJAS
screen-battery-empty = PILAS AGOTADAS
screen-battery-unknown = PILAS: SIN DATOS
table-and = { $some } y { $last }

## What the table says

table-resume = Una partida quedó a medias. ¿Qué hacemos con ella?
    .remedy = B: siguiente, A: elegir.
table-so-far =
    { $moves ->
        [one] Va { $moves } jugada
       *[other] Van { $moves } jugadas
    } en { $minutes } min.
    .remedy = La partida sigue desde ahí.
table-so-far-led =
    { $moves ->
        [one] Va { $moves } jugada
       *[other] Van { $moves } jugadas
    } en { $minutes } min; { $game ->
        [captain-bluff] { SEAT($leader) } tiene { $points ->
            [one] { $points } carta
           *[other] { $points } cartas
        } menos que al empezar
        [bluff-pirate] { SEAT($leader) } es quien más cerca está del tesoro
       *[other] { SEAT($leader) } va en cabeza con { $points }
    }.
    .remedy = La partida sigue desde ahí.
table-replaced = Esta pieza está repetida: otra ha ocupado su lugar, así que esta no cuenta.
    .remedy = Guarda esta en la caja y sigue con la otra.
table-disk =
    { $fault ->
        [full] el disco está lleno
        [read-only] el disco es de solo lectura
        [failing] el disco da errores
        [unopened] el registro no se puede abrir
        [damaged] el registro está dañado
        [no-database] el archivo del registro es otra cosa
        [busy] otro programa escribe en el registro
        [changed] otro programa ha cambiado el registro
        [silent] el disco no responde
       *[other] no se puede escribir el registro
    }
table-not-recorded = Esto no se está guardando: { table-disk }.
    .remedy = Sigue jugando; un apagón ahora borraría lo que venga.
table-cannot-record = No puede empezar ninguna partida: { table-disk }.
    .remedy =
        { $fault ->
            [busy] Cierra ese programa y vuelve a empezar.
            [changed] Cierra ese programa y vuelve a empezar.
           *[other] Libera espacio en el disco o cámbialo, y vuelve a empezar.
        }
table-resumed = La partida sigue donde estaba cuando se interrumpió.
    .remedy = Sigue jugando; o acerca la carta Recuento, y se cuentan las manos.
table-cannot-resume =
    Esta partida no puede seguir: { $why ->
        [no-game] aquí no existe el juego «{ $game }»
        [no-seat] esta mesa no tiene el puesto { CHAIR($seat) }
        [not-laid-out] las piezas no pueden estar como estaban entonces
        [rules] lo guardado no cumple las reglas
        [damaged] lo guardado está dañado
       *[unread] lo guardado no se puede leer
    }.
    .remedy = Abandónala; sus jugadas quedan en el historial.
table-cannot-lay-out = «{ $game }» no se puede preparar en esta mesa: sus reglas y sus piezas se contradicen.
    .remedy = Elige otro juego, y díselo a quien lo escribió.
table-journal-damaged = El registro estaba dañado. Se conserva como { $file }, y se ha empezado otro.
    .remedy = Sigue jugando; se ha recuperado todo lo que estaba bien.
table-unkept-why =
    { $why ->
        [full] la tarjeta está llena
        [card] la tarjeta ya no admite escritura
        [read-only] el disco solo se puede leer
        [failing] partes de la tarjeta no se pueden leer
        [gone] la tarjeta ha perdido el lugar de sus datos
        [superblock] el comienzo de los datos de la tarjeta está dañado
        [journal] el diario de los datos de la tarjeta está dañado
        [damaged] los datos de la tarjeta están dañados
       *[other] los datos de la tarjeta no se pueden leer
    }
table-unkept = No se puede guardar nada: { table-unkept-why }.
    .remedy =
        { $rest ->
            [nothing] Aquí no se puede leer nada de lo jugado, y no se escribe nada encima. Aparta esta tarjeta y graba una nueva.
            [part] Parte de lo jugado no se puede leer; no se escribe nada encima. Guarda una copia y graba una tarjeta nueva.
           *[read] Todo lo jugado sigue ahí, y no se escribe nada encima. Guarda una copia y graba una tarjeta nueva.
        }
table-unkept-on = No se guarda nada: { table-unkept-why }.
    .remedy = Sigue jugando; al apagar la mesa se olvida lo que se juegue ahora.
table-unkept-asks = ¿Y ahora?
    .remedy = B: siguiente, A: elegir.
table-journal-newer = Una versión más nueva ha registrado partidas que esta no sabe leer. Se guardan para ella.
    .remedy = Sigue jugando; lo que se juegue ahora también se guarda.
table-nothing-to-undo = Todavía no ha pasado nada.
    .remedy = Sigue jugando.
table-revealed = La última jugada enseñó algo a alguien, así que no se puede deshacer.
    .remedy = Sigue jugando.
table-move-of-another = La última jugada es de { SEAT($seat) }.
    .remedy = Para deshacerla, acerca la carta Deshacer al lector de { SEAT($seat) }.
table-attract = Pulsa A para jugar, o B para ver otro juego.
table-attract-touch = Toca la pantalla, o pulsa una tecla, para jugar.
table-welcome = ¡Hola! Esta mesa es simulada hasta que pongas la tuya.
    .remedy = Mesa, idioma y WiFi están en reclaim.toml, en la tarjeta, para cualquier ordenador.
table-joining = Pulsa A para entrar. Cuando estén todos, mantén A para seguir.
table-options = B: siguiente, A: elegir.
table-foreign = Esto no es una pieza del juego: no cuenta, y no se guarda nada de ello.
    .remedy = Acerca solo piezas.
table-one-at-a-time = Dos piezas a la vez: ninguna cuenta.
    .remedy = Aparta las dos y acerca una sola.
table-two-pads = Esta pieza se está leyendo en otro sitio, así que aquí no cuenta.
    .remedy = Acércala a un solo sitio.
table-battery-low = Las pilas de la cinta están bajas.
    .remedy = Ten pilas nuevas a mano.
table-battery-on = Desde hace seis horas no hay nadie, y las pilas de la cinta están encendidas.
    .remedy = Apágalas hasta que alguien juegue.
table-battery-empty = Las pilas de la cinta están agotadas.
    .remedy = Termina esta ronda y pon pilas nuevas.
table-other-game = Esta pieza es de otro juego.
    .remedy = Devuélvela a su caja.
table-not-held = Por lo que ha visto la mesa, esta carta no está en tu mano.
    .remedy = Devuélvela adonde estaba.
table-count-at-pads = Se están contando las manos.
    .remedy = Acerca cada carta de tu mano a tu lector.
table-nothing-to-count = Ahora no hay nada que contar.
    .remedy = Sigue jugando.
table-full = { GAME($game) } es para { $count } jugadores como mucho.
    .remedy = Antes alguien tiene que salir con B.
table-too-few = { GAME($game) } necesita { $count } jugadores.
    .remedy = Pulsa A en otro puesto para entrar.
table-chair-taken = Ahí se sienta { SEAT($seat) }.
    .remedy = Elige otro puesto.
table-means-nothing = Esta pieza no sirve aquí ahora.
    .remedy = Recógela y haz lo que pide la pantalla.
table-nobody-plays-here = Nadie juega en este puesto.
    .remedy = Usa el lector y los botones de un puesto donde se juegue.
table-nothing-to-choose = Ahora no hay nada que elegir.
    .remedy = Haz lo que pide la pantalla.
table-others-choice = Ahora elige { SEAT($seat) }.
    .remedy = No toques los botones hasta tu turno.
table-too-soon = Primero pueden mirar todos.
    .remedy = Púlsalo otra vez en un momento.
table-first-counts = Dos piezas a la vez: solo cuenta la que ya estaba.
    .remedy = Aparta las dos y acerca una sola.
table-rests = La partida está en pausa.
    .remedy = B: siguiente, A: elegir.
table-nobody-plays = La partida está en pausa: esto no cuenta.
    .remedy = Acerca la carta Pausa, o elige «Seguir».
table-for-another = Eso le toca a { SEAT($seat) }.
    .remedy = Devuelve la pieza a su sitio.
table-own-pad = En este lector, esa carta le toca a otra persona.
    .remedy = Acércala a tu propio lector.
table-still-here = { SEAT($seat) }: ¿sigues ahí?
    .remedy = Pulsa un botón o toca tu lector en diez segundos, o la partida sigue sin ti.
table-stays = { SEAT($seat) } sigue ahí.
table-has-left = { SEAT($seat) } ha dejado la partida.
    .remedy = ¿De vuelta? Acerca la carta Pausa.
table-anybody-there = ¿Queda alguien?
    .remedy = Pulsa un botón en 20 segundos, o esto se cierra.
table-not-this-one = No es la carta que hace falta.
    .remedy = Devuélvela y acerca la siguiente.
table-lost-again = La partida sigue cuando vuelva a responder.
table-reader-lost-bus = { READER($reader) } no responde: su bus solo da { $value }h.
    .remedy = Mira su alimentación, su masa y MISO. { table-lost-again }
table-reader-lost-chip = { READER($reader) } no responde como un MFRC522: se ha leído { $value }h.
    .remedy = Mira sus cables, o cámbialo. { table-lost-again }
table-reader-lost-reset = { READER($reader) } no responde: su chip ha olvidado sus ajustes.
    .remedy = Se está reajustando. Si pasa a menudo, mira su alimentación.
table-reader-lost-antenna = { READER($reader) } no responde: su antena ha cambiado de estado sola.
    .remedy = Se está reajustando. { table-lost-again }
table-reader-lost-encrypting = { READER($reader) } no responde: su chip cifra lo que envía.
    .remedy = Se está reajustando. { table-lost-again }
table-reader-lost-other = { READER($reader) } no responde: su estación avisa de un fallo que aquí no se conoce.
    .remedy = Instala en la estación el firmware de esta versión. { table-lost-again }
table-seat-lost-absent = El puesto { CHAIR($seat) } no responde: no existe { $port }.
    .remedy = Enchufa su estación. { table-lost-again }
table-seat-lost-held = El puesto { CHAIR($seat) } no responde: otro programa usa { $port }.
    .remedy = Cierra ese programa, o indica otro puerto en el archivo de la mesa.
table-seat-lost-denied = El puesto { CHAIR($seat) } no responde: Reclaim no puede abrir { $port }.
    .remedy = Da a su usuario permiso para abrir { $port }: añádelo al grupo dialout.
table-seat-lost-forbidden = El puesto { CHAIR($seat) } no responde: el sistema no deja a Reclaim usar { $port }.
    .remedy = Instala otra vez esta versión: sus servicios dicen qué puede abrir Reclaim.
table-seat-lost-unopened = El puesto { CHAIR($seat) } no responde: { $port } no se abre como puerto serie.
    .remedy = Indica el puerto correcto en el archivo de la mesa.
table-seat-lost-unplugged = El puesto { CHAIR($seat) } no responde: se desenchufó su estación de { $port }.
    .remedy = Vuelve a enchufarla. { table-lost-again }
table-seat-lost-deaf = El puesto { CHAIR($seat) } no responde: su estación en { $port } no acepta nada.
    .remedy = Desenchúfala y vuelve a enchufarla. { table-lost-again }
table-seat-lost-silent = El puesto { CHAIR($seat) } no responde: su estación en { $port } calla desde hace { $seconds } s.
    .remedy = Desenchúfala y vuelve a enchufarla. { table-lost-again }
table-seat-lost-garbled = El puesto { CHAIR($seat) } no responde: lo que llega de { $port } no tiene sentido.
    .remedy = Instala en su estación el firmware de esta versión, o indica el puerto correcto en el archivo de la mesa.
table-seat-lost-restarted = El puesto { CHAIR($seat) } no responde: su estación en { $port } se ha reiniciado.
    .remedy = { table-lost-again }

## Choices

table-menu-back = Atrás
table-menu-start = Empezar
table-menu-which-game = ¿Qué juego?
table-menu-game = Juego: { GAME($game) }
table-menu-bots = Bots: { $count }
table-menu-level =
    Los bots juegan: { $level ->
        [easy] sin apretar
        [normal] bien
       *[sharp] a ganar
    }
table-menu-levels-differ = Los bots juegan: cada uno a su nivel
table-menu-each-bot = Cada bot
table-menu-one-bot = { SEAT($seat) } ({ CHAIR($seat) }): { table-bot }
table-bot =
    { $level ->
        [easy] juega sin apretar
        [normal] juega bien
       *[sharp] juega a ganar
    }, { $temper ->
        [bold] con audacia
        [careful] con prudencia
        [greedy] con codicia
        [grudging] con rencor
        [hasty] con prisa
       *[even] con calma
    }
table-menu-options = Opciones
table-menu-language = Idioma/Language: { LANGUAGE($language) }
table-menu-who-plays = Entrar o salir
table-menu-over = ¿Y ahora?
table-menu-again = Otra partida
table-menu-another-game = Otro juego
table-menu-watch-again = Verla de nuevo
table-menu-watching = Otra vez
table-menu-watch-stop = Ya basta
table-menu-watch-pause = Parar o seguir
table-menu-watch-back = Uno atrás
table-menu-watch-on = Uno adelante
table-menu-watch-faster = Más rápido
table-menu-watch-slower = Más lento
table-menu-other-bots = Otros bots
table-menu-resume = Seguir
table-menu-later = Guardarla
table-menu-abandon = Abandonarla
table-menu-abandon-yes = Sí: abandonarla
table-menu-unkept = ¿Y ahora?
table-menu-unkept-look-after = Mantenimiento: copia, registros, apagar
table-menu-unkept-play = Jugar; no se guardará nada
table-menu-tap-own-pad = Acercarla a tu lector
table-menu-withdraw = Elegir otra cosa
table-menu-rests = Partida en pausa
table-menu-go-on = Seguir
table-menu-leaves = Alguien se va
table-menu-comes-back = Alguien vuelve
table-menu-end-match = Acabar: todos mantienen A
table-menu-unreadable = Una carta no se lee
table-menu-wrong = ¿Algo va mal?
table-menu-which-card = La carta es
table-menu-tap-or-name = Acércala, o di cuál es
table-menu-yes-this-card = Sí, esta carta
table-menu-tap-or-choose =
    { $spots ->
        [0] Elige y acerca una carta
       *[other] { table-menu-tap-a-card }
    }
table-menu-end-turn = Acabar el turno
table-menu-take-last-back = Recoger la última
table-menu-tap-a-card = Acercar una carta
table-menu-tap-each = Acercar cada carta a su lector
table-menu-dealt = Todo está repartido
table-menu-whose-card = ¿De quién es la carta?
table-menu-deal-again = Repartir otra vez
table-menu-all-dealt-again = ¿Repartir todo otra vez?
table-menu-yes-collect = Sí, recoger las cartas
table-menu-what-is-done = ¿Qué se hace con ella?
table-menu-discard = Descartarse de una carta
table-menu-is-discarded = Se descarta
table-seat = { SEAT($seat) }
table-game = { GAME($game) }
table-menu-yes-has-it = Sí, la tiene { SEAT($seat) }
table-uncounted =
    { SEAT($seat) }: { $count ->
        [one] falta por contar una carta de tu mano.
       *[other] faltan por contar { $count } cartas de tu mano.
    }
    .remedy = Acerca a tu lector lo que falta, o todos mantienen A para seguir.
table-battery-low-rounds =
    Las pilas de la cinta están bajas: dan para { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
    } más.
    .remedy = Ten pilas nuevas a mano.
table-stand-in-pad = { SEAT($seat) } ya no está: acerca sus cartas al lector de { SEAT($receiver) }, una a una, sin mirarlas.
    .remedy = La mesa toma la que hace falta; devuelve las demás.
table-stand-in-spot = { SEAT($seat) } ya no está: acerca sus cartas a la zona { $spot }, una a una, sin mirarlas.
    .remedy = La mesa toma la que hace falta; devuelve las demás.
table-undo-or-play-on = Acerca la carta Deshacer, o sigue como está.
table-belt-again =
    { $retry ->
        [none] Luego pulsa A y vuelve a girar.
       *[other] Lo intenta otra vez, despacio, en { $retry } s.
    }
table-place = { PLACE($place) }
place-deck = Mazo
table-place-discards = Descartes
place-spot = Zona
table-belt-fault-no-current = La cinta no gira, y su motor no consume corriente.
    .remedy = Mira las pilas, el cable del motor y su controlador. { table-belt-again }
table-belt-fault-encoder-dead = El codificador calla, aunque el motor consume como si la cinta girase.
    .remedy = Mira el codificador, su disco y su cable. { table-belt-again }
table-belt-fault-jam = La cinta no gira, aunque su motor tiene corriente.
    .remedy = Quita lo que la atasca. Si no hay nada, mira el codificador y su cable. { table-belt-again }
table-belt-fault-runaway = La cinta va más deprisa de lo pedido.
    .remedy = Aparta las manos y mira el codificador y el controlador del motor. { table-belt-again }
table-belt-fault-miscount = Las vueltas del codificador no coinciden con las etiquetas de la cinta.
    .remedy = Mira el codificador, su disco y su cable, y pulses_per_turn en el archivo de la mesa. { table-belt-again }
table-belt-fault-run-limit = La cinta ha girado todo lo que el archivo de la mesa permite de una vez.
    .remedy = Ponla en marcha otra vez si el juego sigue. { table-belt-again }
screen-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
table-belt-warning-index-silent = El índice del codificador calla: van { $counted } pulsos, y una vuelta tiene { $expected }.
    .remedy = Mira el sensor de índice y su cable. Hasta entonces, los pulsos perdidos no se recuperan.
table-belt-warning-index-disagrees = Según su índice, el codificador da { $counted } pulsos por vuelta; el archivo de la mesa dice { $expected }.
    .remedy = Corrige pulses_per_turn, o mira el disco, el sensor y su cable.
table-belt-warning-no-current-sensed = La cinta gira, y su corriente marca 0 A.
    .remedy = Mira el sensor de corriente y su cable. Hasta entonces, un codificador muerto parece un atasco.
table-look-at-battery = Mira las pilas, el ADC y sus cables.
table-belt-warning-adc-silent = El ADC que mide las pilas no responde.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-absent = Las pilas marcan { $volts } V: no están conectadas, o no lo está su ADC.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-too-high = Las pilas marcan { $volts } V, lo máximo que mide su ADC.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-jumps = La tensión de las pilas salta entre { $least } y { $most } V.
    .remedy = { table-look-at-battery }
table-belt-fault-no-motor = Esta cinta no tiene motor.
    .remedy = Gira la cinta a mano. { table-belt-again }
table-belt-fault-forwards-only = Esta cinta solo gira hacia delante.
    .remedy = Pide una velocidad hacia delante. { table-belt-again }
table-belt-fault-battery-empty = Las pilas del motor están agotadas: así no empieza ninguna ronda.
    .remedy = Pon pilas nuevas. { table-belt-again }

## The window's menu

screen-menu-go-on = Seguir
screen-menu-play-on = Seguir jugando
screen-menu-rules = Reglas
screen-menu-log =
    { $on ->
        [yes] Ocultar lo que ha pasado
       *[no] Mostrar lo que ha pasado
    }
screen-menu-language = Idioma: { LANGUAGE($language) }
screen-menu-sound =
    Sonido: { $on ->
        [yes] sí
       *[no] no
    }
screen-menu-full-screen =
    Pantalla completa: { $on ->
        [yes] sí
       *[no] no
    }
screen-menu-another-game = Otro juego
screen-menu-yes-end = Sí: acabar la partida
screen-menu-leave = Dejar la partida
screen-menu-yes-leave = Sí: un bot sigue por mí
screen-menu-quit = Salir
screen-menu-people = Personas en esta pantalla: { $count }
screen-menu-operator = Cuidar la mesa

## What the virtual table says

hands-or = { $some } o { $last }
hands-wait-for-table = Esperando a la mesa…
hands-lay-down-first = Deja antes lo que tienes en la mano.
hands-rests = La partida está en pausa. Elige una línea, o haz clic en la carta Pausa para seguir.
hands-card-undo = Deshacer
hands-card-recount = Recuento
hands-card-pause = Pausa
hands-card-language = Idioma
hands-card-operator = Mantenimiento
hands-match-over = ¿Y ahora? Elige una línea, o pulsa la A verde para jugar otra vez.
hands-watching = Estás mirando: esta partida la juegan otros.
hands-hold-a-to-start = Mantén la A verde para empezar, cuando estén todos.
hands-press-a-to-join = Pulsa la A verde para entrar.
hands-press-a-to-play = Haz clic en un juego, o pulsa la A verde para jugar.
hands-round-over = La ronda ha terminado. Échale un vistazo y pulsa la A verde para la siguiente.
hands-not-heard = La mesa no la ha leído. Acércala otra vez, o devuélvela.
hands-not-chosen = La elección ha cambiado entretanto: mira otra vez.
hands-nothing-left = Aquí no queda nada.
hands-no-room = Aquí no hay sitio: prueba otra vez.
hands-did-not-work = No ha funcionado: mira otra vez.
hands-hand-is-full = Tienes la mano llena: deja antes tu carta.
hands-hand-is-empty = No tienes nada en la mano: haz clic en una de tus cartas.
hands-still-reading = Un momento: la carta aún se está leyendo.
hands-somebody-elses = Estas son de otra persona: déjalas.
hands-card-is-gone = Esa carta ya no está: mira otra vez.
hands-may-not-look = Sigue boca abajo: ahora no puedes mirarla.
hands-not-playing = No juegas en esta partida: espera a que acabe.
hands-not-joined = Otros van a jugar: entra antes, con A.
hands-nothing-lies-here = Aquí no hay nada. Toma antes una de tus cartas.
hands-no-cards-left = Aquí no quedan cartas.
hands-cards-of = Son las cartas de { SEAT($seat) }. Toma antes una tuya.
hands-cards-are-drawn-here = De aquí se roba. Devuelve la tuya a tu mano.
hands-chooses-here = Aquí elige { SEAT($seat) }.
hands-chooses = Elige { SEAT($seat) }
hands-your-choice = Te toca elegir
hands-your-turn = Es tu turno.
hands-your-turn-to = Tu turno: { $asked }
hands-your-turn-asked = Tu turno. { $asked }
hands-turn-of = Es el turno de { SEAT($seat) }.
hands-turn-of-put-back = Es el turno de { SEAT($seat) }: devuelve la carta. Haz clic en ella, o pulsa Esc.
hands-put-back = Devuelve la carta adonde estaba: haz clic en ella, o pulsa Esc.
hands-wait-for-others = Espera a los demás.
hands-draw-or-else = Haz clic en el mazo para robar, o en lo que brilla.
hands-draw-a-card = Roba una carta: haz clic en el mazo.
hands-drawn =
    { $count ->
        [one] Ya tienes una.
       *[other] Ya tienes { $count }.
    }
hands-answered = Has respondido. Mantén V para ver tu respuesta.
hands-answer-secretly = Responde con A o B: nadie ve cuál.
hands-take-a-card-of = Toma una carta de { SEAT($seat) }: haz clic en un reverso.
hands-click-card = Haz clic en una carta.
hands-click-card-or-line = Haz clic en una carta, o elige una línea.
hands-choose-a-line = Elige una línea: haz clic, o pulsa B y A.
hands-choose-line = Elige una línea.
hands-hold-to-look = Mira bajo la carta que brilla: mantén en ella el botón derecho, o un dedo.
hands-remember = Recuerda lo que ves.
hands-turn-each = Haz clic en cada carta boca abajo.
hands-turn-each-or-a = Haz clic en cada carta boca abajo, o pulsa la A verde para todas.
hands-is-that-so = ¿Es así? Elige una línea.
hands-click-it-or-line = Haz clic en ella, o elige una línea.
hands-click-it = Haz clic en ella.
hands-look-again = Mira otra vez: no es eso lo que hay ahí.
hands-what-is-it = ¿Qué es?
hands-lay-it-down = La mesa la ha leído. Déjala: haz clic { $where }.
hands-belongs-elsewhere = Su sitio es el que brilla.
hands-make-it-yours = Acércala a tu lector y es tuya: haz clic en tus cartas.
hands-where-to-or-choose = ¿Adónde? Haz clic { $where }, o elige una línea. Un clic en la carta, o Esc, la devuelve.
hands-choose-what-it-is = ¿Para qué es? Elige una línea. Un clic en la carta, o Esc, la devuelve.
hands-does-not-fit = Esta carta no va ahí.
hands-where-to = ¿Adónde? Haz clic { $where }. Un clic en la carta, o Esc, la devuelve.
hands-another-player = en otro jugador
hands-glowing-place = donde brilla
hands-the-place = en «{ $place }»
hands-the-place-at = en «{ $place }», zona { $spot }
hands-the-spot = en la zona { $spot }
hands-the-deck = en el mazo
hands-your-cards = en tus cartas
hands-your-pad = en tu lector
hands-only-you-see = Solo lo ves tú
hands-sorted-emblem = Tus cartas, por emblema
hands-sorted-number = Tus cartas, por número
hands-sorted-dealt = Tus cartas, como llegaron
hands-at-hand = En la mano
hands-at-pad = Tu lector
hands-key-escape = Esc
hands-key-space = Espacio
hands-button-a = sí · listo
hands-button-b = siguiente · atrás
hands-you = tú
hands-seat-out-of-reach = sin contacto
hands-seat-done = ¡Fin!
hands-seat-ready = listo
hands-seat-empty = puesto libre
hands-seat-bot = bot
hands-curtain-name = { SEAT($seat) }, te toca la pantalla
hands-curtain-how = Pulsa Espacio, o haz clic, cuando solo mires tú.

table-staged = ¡Mira!
    .remedy = Pulsa A cuando lo hayas visto.
    .a = seguir
    .b = –
table-react-glad =
    { $wording ->
        [1] ¡Lo sabía!
        [2] ¡Te pillé!
       *[3] Justo lo que pensaba.
    }
table-react-caught =
    { $wording ->
        [1] ¡Oh, no!
        [2] ¿Lo has visto?
       *[3] ¡Ay!
    }
table-react-wrong =
    { $wording ->
        [1] Lo daba por seguro.
        [2] Vaya.
       *[3] Error mío.
    }
table-react-escape =
    { $wording ->
        [1] ¡Uf!
        [2] Por poco.
       *[3] Menuda suerte.
    }
table-react-robbed =
    { $wording ->
        [1] ¡Eh, mis cartas!
        [2] ¡Al ladrón!
       *[3] Las quiero de vuelta.
    }
table-log = Lo que ha pasado
table-log-empty = Todavía nada.
table-log-known = Lo que saben todos
table-log-close = L o un clic lo cierra.

## A table that cannot be opened, and its settings

screen-closed = La mesa aún no puede arrancar
screen-tries-again = La mesa lo vuelve a intentar sola cada pocos segundos.
screen-unkept = No se puede guardar lo que se juegue
screen-unkept-works =
    { $rest ->
        [nothing] Funciona: todos los juegos. Piezas y personas son desconocidas hasta registrarlas de nuevo.
       *[read] Funciona: todos los juegos, con las piezas y personas de antes.
    }
screen-silent-long = El árbitro no responde. Está arrancando; si tarda minutos, apaga la mesa y vuelve a encenderla.
table-no-sound = Sin sonido: no hay ningún altavoz que se pueda abrir.
    .remedy = Conecta uno, o un televisor con altavoces, y se usará en segundos.
table-no-graphics = Falta el controlador gráfico, y la imagen va lenta.
    .remedy = Sigue jugando; instalada otra vez, esta versión trae el controlador.
table-wifi-password = La WiFi «{ $network }» no deja entrar a la mesa.
    .remedy =
        { $by ->
            [phone] Únete con un móvil a la WiFi propia de la mesa y elige allí de nuevo.
            [menu] Elige «{ screen-own-wifi }» en el menú y elige allí de nuevo.
           *[card] Corrige la contraseña en reclaim.toml, en la tarjeta, y vuelve a arrancar.
        }
table-wifi-absent = La WiFi «{ $network }» no se encuentra aquí.
    .remedy =
        { $by ->
            [phone] Únete con un móvil a la WiFi propia de la mesa y elige allí de nuevo.
            [menu] Elige «{ screen-own-wifi }» en el menú y elige allí de nuevo.
           *[card] Corrige su nombre en reclaim.toml, en la tarjeta, o enciende la WiFi.
        }
table-wifi-no-radio = Hay una WiFi elegida, pero este ordenador no tiene radio.
    .remedy = Conecta un cable de red, o quita la WiFi de reclaim.toml, en la tarjeta.
table-overlay-lost = Sin aplicar de config.txt: { $found }.
    .remedy = Pon su archivo en la carpeta overlays de la tarjeta, y nómbralo sin parámetros.
table-imager-left =
    { $what ->
        [login] El usuario y SSH de Raspberry Pi Imager no valen: aquí nadie inicia sesión.
       *[other] No todo lo de Raspberry Pi Imager vale aquí.
    }
    .remedy = Lo que vale está en reclaim.toml, en la tarjeta.
table-closed-file = El archivo de la mesa está mal.
    .remedy = Corrígelo y guárdalo.
table-closed-wiring = No se llega a una parte de la mesa.
    .remedy = Mira su cable y su línea en el archivo de la mesa.
table-closed-busy = Otro programa usa una parte de la mesa, o Reclaim no tiene permiso para abrirla.
    .remedy = Cierra ese programa.
table-closed-pieces = La lista de piezas se contradice.
    .remedy = Recupera una lista buena de una copia, o vuelve a grabar la tarjeta.
table-closed-journal = No se puede abrir el registro de las partidas.
    .remedy = Cierra el programa que lo tiene, o aparta su archivo; se empezará otro.
table-closed-disk = No se podría guardar ninguna partida: { table-disk }.
    .remedy = Libera espacio en el disco o cámbialo; no se pierde nada de lo jugado.
table-closed-other = No se puede abrir la mesa.
    .remedy = Arregla lo que se indica abajo.
table-settings-unread = No se pueden leer los ajustes de { $file }, así que valen los de siempre.
    .remedy = Pon el archivo en su sitio; el README dice qué lleva.
table-settings-syntax = reclaim.toml: se salta la línea { $line }: { $text }
    .remedy = Escribe NOMBRE = VALOR, y los textos entre "comillas".
table-settings-unknown = reclaim.toml, línea { $line }: no existe el ajuste { $key }.
    .remedy =
        { $meant ->
            [none] Quita la línea.
           *[other] Escribe { $meant } en su lugar.
        }
table-settings-missing = reclaim.toml, línea { $line }: falta { $key }.
    .remedy = { table-settings-expected }
table-settings-value = reclaim.toml, línea { $line }: { $key } no puede ser { $found }.
    .remedy = { table-settings-expected }
table-settings-expected =
    { $key ->
        [language] Escribe uno de estos: { LANGUAGES() }.
        [volume] Escribe un número entero de 0 a 100.
        [table] Escribe el nombre de un cableado o de un archivo, entre "comillas".
        [players] Escribe nombres de hasta 10 letras así: ["Ada", "Ben"].
        [hostname] Escribe letras de la A a la Z, cifras y guiones, como "reclaim".
        [timezone] Escribe un lugar como "Europe/Madrid".
        [keyboard] Escribe dos o tres letras minúsculas, como "es".
        [phones] Escribe true o false, sin comillas.
        [home_assistant] Escribe true o false, sin comillas.
        [broker_commands] Escribe true o false, sin comillas.
        [broker] Escribe una dirección como "mqtt://broker.lan".
        [update_from] Escribe una dirección como "https://example.org/reclaim/".
        [wifi] Escríbelo como sección [wifi] con country, name y password.
        [country] Escribe las dos letras del país, como "ES".
        [name] Escribe el nombre de la red, entre "comillas".
       *[password] Escribe la contraseña de la red, de 8 a 63 letras, entre "comillas".
    }
table-update-checking = Se está comprobando { $file }.
    .remedy =
        { $by ->
            [phone] Tarda uno o dos minutos.
           *[stick] No saques la memoria.
        }
table-update-taken = { $file } está firmado para esta mesa: se escribe la versión { $version }.
    .remedy =
        { $by ->
            [phone] La mesa vuelve a arrancar sola. Un corte de luz no hace daño.
           *[stick] Deja la memoria hasta que la mesa arranque de nuevo. Un corte de luz no hace daño.
        }
table-update-written =
    { $when ->
        [later] La versión { $version } está escrita. La mesa se reiniciará con ella cuando nadie juegue.
       *[now] La versión { $version } está escrita, y la mesa se reinicia con ella.
    }
    .remedy = Espera la primera pantalla; tarda como al encender.
table-update-waits = La versión { $version } de { $file } se instalará cuando nadie juegue.
    .remedy =
        { $by ->
            [phone] Sigue jugando.
           *[stick] Sigue jugando, y no saques la memoria.
        }
table-update-on-trial =
    { $by ->
        [phone] Aún se prueba si la nueva versión funciona. Lo que ha traído el móvil se mira después.
       *[stick] Todavía se está probando la versión nueva. Después se mirará la memoria.
    }
    .remedy =
        { $by ->
            [phone] Espera un minuto.
           *[stick] Déjala un minuto.
        }
table-update-older = { $file } es la versión { $version }; funciona la { $running }, que no es más antigua.
    .remedy =
        { $by ->
            [phone] Instálala desde la página de cuidado, o déjalo así.
           *[stick] Saca la memoria, o instálala desde la página de mantenimiento.
        }
table-update-fetched = Se ha traído la versión { $version }.
    .remedy = Se instala de noche, o ahora: «{ web-desk-title }», y allí «{ table-menu-install }».
table-update-none = En esta memoria no hay ninguna actualización.
    .remedy = Copia en ella el archivo .slot y su .minisig, fuera de toda carpeta.
table-update-files =
    { $system ->
        [none] Esta memoria no tiene ningún sistema de archivos que la mesa sepa leer.
       *[other] Esta memoria tiene el sistema de archivos { $system }, que la mesa no sabe leer.
    }
    .remedy = Dale formato FAT32 o exFAT, y copia otra vez la actualización.
table-update-stick = No se puede leer la memoria.
    .remedy = Métela otra vez, o usa otra.
table-update-pulled = Se sacó la memoria mientras se leía. No ha cambiado nada.
    .remedy = Métela otra vez, y no la saques.
table-update-passed =
    Se pasa por alto { $file }: { $why ->
        [dot] un Mac escribe esas notas
        [folder] no se busca en carpetas
        [packed] está comprimido
        [card] es la imagen de una tarjeta entera
        [name] su nombre no acaba en .slot
        [lone] falta su archivo .slot
        [unreadable] no se pudo leer hasta el final
        [other] es para otro tipo de ordenador
        [here] la versión { $version } ya funciona
        [tried] ya se probó, sin éxito
        [large] es demasiado grande para esta tarjeta
        [journal] no podría leer las partidas de esta mesa
        [older] al lado hay otro más nuevo
       *[unsigned] no está firmado para esta mesa, o está dañado
    }.
    .remedy =
        { $by ->
            [phone] Trae con el móvil otro archivo .slot y su .minisig.
           *[stick]
                { $why ->
                    [dot] No hay nada que hacer.
                    [folder] Copia los dos archivos fuera de la carpeta.
                    [packed] Descomprímelo en un ordenador.
                    [card] Copia en su lugar el archivo .slot y su .minisig.
                    [name] Devuélvele su nombre.
                    [unreadable] Cópialo otra vez, o usa otra memoria.
                    [other] Usa la actualización para este.
                    [here] Saca la memoria.
                    [tried] Pon en la memoria una versión más nueva.
                    [large] Escribe la versión nueva en una tarjeta, como el primer día.
                    [journal] Quédate con la versión más nueva.
                    [older] No hay nada que hacer.
                   *[unsigned] Copia otra vez el archivo .slot y su .minisig.
                }
        }
table-update-confirmed = Funciona la versión { $version }.
    .remedy = Si hay una memoria puesta, sácala.
table-update-rolled-back = La versión { $version } no superó la prueba, así que ha vuelto la anterior.
    .remedy = Sigue jugando, sin memoria; comunícalo con los registros.
table-update-card = La tarjeta no conserva lo que se le escribe. No se acepta la actualización.
    .remedy = Sigue jugando, y cambia pronto la tarjeta.
table-data-repaired = Los datos de la tarjeta estaban dañados y se han reparado. No se ha perdido nada.
    .remedy = Guarda pronto una copia en una memoria: las tarjetas se gastan.
table-trial = Se está probando la versión { $version }; tarda un minuto, más o menos.
    .remedy = Después, pulsa A para jugar.

## Updates

## The operator's page

screen-operator = Mantenimiento de la mesa
screen-operator-reader = Lector
screen-operator-tags = Etiquetas
screen-operator-losses = Cortes
screen-operator-noise = Ruido
screen-operator-station = Estación
screen-operator-firmware = Firmware
screen-operator-bad-lines = Errores
screen-operator-percent = { $percent } %
screen-operator-unknown = sin datos
screen-operator-belt = Cinta
screen-operator-belt-is =
    { $state ->
        [no-motor] sin motor
        [turns] gira
        [fault] parada por un fallo
       *[stands] parada
    }
screen-operator-speed = { $rpm } vueltas por minuto
screen-operator-laps =
    { $laps ->
        [one] { $laps } vuelta
       *[other] { $laps } vueltas
    } desde el arranque
screen-operator-battery = Pilas
screen-operator-battery-is =
    { $level ->
        [good] bien
        [low] bajas
        [empty] agotadas
       *[unknown] sin datos
    }
screen-operator-volts = { $volts } V
screen-operator-hours = para { $hours } h de marcha
screen-operator-disk = Disco
screen-operator-free = { $free } GB libres
screen-operator-no-fault = sin fallos
screen-operator-last-fault = último fallo
screen-operator-computer = Ordenador
screen-operator-temperature = { $celsius } °C
screen-operator-temperature-unknown = temperatura: sin datos
screen-operator-slow-unknown = velocidad: sin datos
screen-operator-not-slow = a toda velocidad
screen-operator-slow =
    { $throttle ->
        [under-voltage] alimentación débil
        [capped] va más lento
        [throttled] va mucho más lento
       *[warm] muy caliente
    }
screen-operator-was-slow =
    { $throttle ->
        [under-voltage] tuvo alimentación débil
        [capped] fue más lento
        [throttled] fue mucho más lento
       *[warm] estuvo muy caliente
    }
screen-operator-versions = Versiones
screen-operator-phones = Móviles
screen-operator-no-phones = no se admiten
screen-operator-image = Imagen
screen-operator-no-image = ninguna: sistema instalado
screen-operator-no-faults = Ningún fallo desde el arranque.
screen-operator-minutes-ago =
    { $minutes ->
        [0] ahora mismo
       *[other] hace { $minutes } min
    }
screen-operator-hours-ago = hace { $hours } h
table-operator = B: siguiente, A: elegir.
table-language = { LANGUAGE($language) }
table-language-later = El idioma se cambia cuando no hay partida en la mesa.
    .remedy = { table-operator-later.remedy }
table-operator-later = El mantenimiento se abre cuando no hay partida en la mesa.
    .remedy = Termina la partida, o acábala con la carta Pausa; luego acerca la carta otra vez.
table-menu-operator = ¿Qué hay que hacer?
table-menu-save-logs = Guardar los registros en una memoria USB
table-menu-save-backup = Guardar una copia en una memoria USB
table-menu-take-backup = Traer una copia de una memoria USB
table-menu-restart = Volver a arrancar la mesa
table-menu-yes-restart = Sí, volver a arrancar
table-menu-shut-down = Apagar
table-menu-yes-shut-down = Sí, apagar
table-menu-install = Instalar la versión { $version }
table-menu-yes-install = Sí, instalar la versión { $version }
table-saving-logs = Guardando los registros…
    .remedy = No saques la memoria.
table-restarting = La mesa vuelve a arrancar.
table-packing-logs = Se empaquetan los registros…
table-logs-packed = Los registros están empaquetados.
table-changing-settings = Cambiando los ajustes…
table-settings-changed = Los ajustes han cambiado. El idioma, el volumen y la mesa valen desde el próximo inicio.
table-settings-refused = Los ajustes siguen como antes: { $system }.
table-shutting-down = La mesa se está apagando…
    .remedy = Desconéctala cuando la pantalla esté a oscuras.
table-installing = Instalando la versión { $version }…
    .remedy = No saques la memoria.
table-logs-saved = Los registros están en la memoria, en la carpeta { $folder }.
    .remedy = Ya puedes sacarla.
table-logs-no-stick = No hay memoria USB.
    .remedy = Conecta una, espera unos segundos y prueba otra vez.
table-logs-unreadable = No se puede leer la memoria USB.
    .remedy = Formatéala en FAT32 o exFAT, o usa otra.
table-logs-full = No queda sitio en la memoria USB.
    .remedy = Haz sitio, o usa otra.
table-logs-failed = No se han podido guardar los registros.
    .remedy = Prueba otra vez, o con otra memoria.
table-saving-backup = Guardando la copia…
    .remedy = No saques la memoria.
table-taking-backup = Leyendo la copia…
    .remedy = No saques la memoria.
table-backup-saved = Piezas, personas y partidas están en la memoria, en { $file }.
    .remedy = Ya puedes sacarla.
table-backup-failed = No se ha podido guardar o leer la copia.
    .remedy = Prueba otra vez, o con otra memoria.
table-backup-none = No hay ninguna copia en la memoria USB.
    .remedy = Usa la memoria con un archivo como reclaim-backup-1.db.
table-backup-damaged = { $file } está dañado. No se toma nada de él.
    .remedy = Usa una copia anterior de la memoria, u otra.
table-backup-foreign = { $file } no es la copia de una mesa. No se toma nada de él.
    .remedy = Usa la memoria con un archivo que haya guardado esta página.
table-backup-newer = { $file } es de un Reclaim más nuevo que este. No se toma nada de él.
    .remedy = Actualiza antes esta mesa.
table-backup-taken = Añadido de { $file } – partidas: { $matches }, piezas: { $pieces }, personas: { $people }.
    .remedy =
        { $left ->
            [0] Todo lo que había sigue aquí. La mesa arranca de nuevo con ello.
           *[other] Todo lo que había sigue aquí; etiquetas que aquí son otras piezas, omitidas: { $left }. La mesa arranca de nuevo.
        }
table-backup-known = Todo lo de { $file } ya está aquí.
    .remedy = Ya puedes sacarla.
table-order-failed = La mesa no ha podido pedírselo a su ordenador.
    .remedy = Prueba otra vez; si no sirve, apaga y enciende.
table-order-unanswered = El ordenador no ha respondido.
    .remedy = Prueba otra vez; si no sirve, apaga y enciende.
table-disk-failed = El disco ha fallado: { table-disk }.
    .remedy = Libera espacio en él o cámbialo.

## Nombres

screen-best = Los mejores
screen-best-won = { $wins } de { $matches } ganadas
screen-evening = Esta noche
screen-evening-match = { GAME($game) } · { $minutes } min
table-person = { $name }
table-menu-names = Nombres
table-menu-no-name = Sin nombre
table-player-later = Los nombres se cambian cuando no hay partida en la mesa.
table-name-moved = El nombre { $name } está ahora en otro puesto: dos personas necesitan dos nombres.
    .remedy = { table-operator-later.remedy }
# A theft at the virtual table: one press does it

hands-take-cards-of-or-a = Toma cartas de { SEAT($seat) }: haz clic en un reverso, o pulsa la A verde para todas.
## Making a table

table-seat-lost-unassigned = El puesto { CHAIR($seat) } todavía no tiene estación.
    .remedy = Pon su puerto en el archivo de la mesa, como /dev/ttyACM0, y vuelve a arrancar.
table-seat-lost-stranger = La estación en { $port } dice { $number }, que no es de ningún puesto; el puesto { CHAIR($seat) } tiene otra.
    .remedy = Enchufa ahí la estación de ese puesto.
table-seat-lost-double = La estación en { $port } dice { $number }, igual que otra que responde.
    .remedy = Desenchufa una de las dos.
table-station-old = La estación del puesto { CHAIR($seat) } tiene el firmware { $found }, más antiguo que { $expected }.
    .remedy = Sigue jugando; actualízala desde un ordenador, por USB (firmware/station).
table-button-stuck = El botón { $button } del puesto { CHAIR($seat) } está pulsado todo el tiempo y no cuenta.
    .remedy = Suéltalo. Si nadie lo pulsa: mira su pulsador y su cable.
screen-enrol-piece =
    { $kind ->
        [tile] Maleta
        [token] Ficha de tesoro
        [control] Carta de control
       *[card] Carta
    } { $number } de { $of }
screen-enrol-hold = Acerca esta pieza, plana, a cualquier lector durante medio segundo.
screen-enrol-missing = Faltan aún: { $count }
table-menu-enrol = Registrar piezas
table-menu-enrol-game = { GAME($game) } ({ $count })
table-menu-enrolling = ¿Qué etiqueta es cuál?
table-menu-enrol-skip = Saltar esta pieza
table-menu-enrol-undo = Deshacer la última
table-enrol-enrolled = Registrada.
table-enrol-two = Dos etiquetas a la vez.
    .remedy = Acerca una sola pieza.
table-enrol-known = Esta etiqueta ya es de otra pieza.
    .remedy = Toma la pieza de la imagen.
table-enrol-changing = Es un teléfono o una tarjeta bancaria.
    .remedy = Toma la pieza de la imagen.
table-enrol-brief = Ha sido demasiado corto.
    .remedy = Mantenla plana y quieta medio segundo.
table-enrol-weak = Esta etiqueta se lee mal.
    .remedy = Pega otra en la pieza.
table-enrol-skipped = Se pedirá más tarde.
table-enrol-back = La última etiqueta queda olvidada.
table-enrol-nothing-to-undo = No hay nada que deshacer.
table-enrol-done = Ya no falta nada.
## Learning a game

table-menu-how-to-play = Cómo se juega
table-menu-rules = Las reglas en seis dibujos
table-menu-teach = { $on ->
        [yes] La partida se explica: sí
       *[no] La partida se explica: no
    }
screen-menu-why = ¿Por qué no vale?
table-reads-rules = Así se juega.
    .remedy = Vuelve con A o B.
table-teaches = Cada acción nueva se explica una vez.
    .remedy = Mantén B para verlo otra vez.

## Why: a sentence for each ruling of all games (docs/rulings-all-games.md)

table-rule-2 = Si alguien se va, su mano se queda, y la mesa hace la jugada más suave en su lugar.
table-rule-3 = Solo se deshace la última jugada, si no ha enseñado nada a nadie.
table-rule-4 = Lo que depende de una carta sin leer espera a que se lea, o a que la nombre alguien que la ve.
table-rule-6 = Una carta se lee al jugarla, o cada una al llegar a la mano: así se eligió para esta partida.

## Ajustes

table-menu-volume =
    Volumen: { $volume ->
        [0] silencio
       *[other] { $volume } %
    }
table-menu-speed =
    Ritmo de la mesa: { $speed ->
        [slow] lento
        [normal] normal
       *[fast] rápido
    }
table-menu-brightness =
    Brillo: { $percent ->
        [unknown] desconocido
       *[other] { $percent } %
    }
table-no-backlight = El brillo de esta pantalla no se ajusta desde aquí.
    .remedy = Usa los botones de la pantalla.

## Quién empieza

table-menu-begins =
    { $game ->
        [captains-orders] Reparte primero
       *[other] Empieza
    }: { $how ->
        [turn-about] { SEAT($seat) }, por turnos
        [by-lot] por sorteo
       *[seat] { SEAT($seat) }
    }
table-menu-turn-about = Por turnos: ahora { SEAT($seat) }
table-menu-by-lot = Por sorteo
table-menu-who-begins =
    { $game ->
        [captain-bluff] ¿Quién empieza? La caja dice: quien haya volado hace menos tiempo.
        [bluff-pirate] ¿Quién empieza? La caja dice: quien tenga menos años.
        [captains-orders] ¿Quién reparte primero? Empieza quien está a su izquierda.
       *[other] ¿Quién empieza?
    }

## Calibrating the belt

table-menu-calibrate = Medir la cinta
table-menu-calibrate-begin = Empezar: la cinta se mueve
table-menu-calibrate-metered = El medidor dice { NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V: empezar
table-menu-calibrate-meter =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V
table-menu-calibrate-stop = Parar la cinta
table-menu-calibrate-write = Guardar estos valores
table-calibrate-halted = La cinta está parada y no se ha medido nada.
table-calibrate-stopped = La cinta se ha parado sola.
    .remedy = Quita lo que la sujeta y empieza otra vez.
table-calibrate-no-tile = La maleta ha pasado muy pocas veces por el lector.
    .remedy = ¿Está en la cinta? Prueba otra: quizá su etiqueta se lee mal.
table-calibrate-two-tiles = Hay más de una maleta en la cinta.
    .remedy = Deja una y empieza otra vez.
table-calibrate-uneven = La maleta ha dado vueltas desiguales.
    .remedy = Mira si la cinta patina, y mira el codificador y su cable.
table-calibrate-same = El archivo de la mesa ya lo dice.
table-calibrate-in-file = El archivo de la mesa lo dice ahora.
    .remedy = { $when ->
        [now] La mesa se reinicia con ellos.
       *[later] Valen cuando la mesa se encienda de nuevo.
    }
table-calibrate-in-table = La mesa ha guardado estos valores.
    .remedy = { $when ->
        [now] La mesa se reinicia con ellos.
       *[later] Valen cuando la mesa se encienda de nuevo.
    }
table-calibrate-unwritten = Estos valores no se pueden guardar.
    .remedy = { $text }
screen-calibrate-hint = Pon una maleta en la cinta y nada más. La cinta se mueve unos minutos; cualquier botón la para.
screen-calibrate-meter = Con un medidor: ajusta lo que dice de las pilas del motor con la cinta parada.
screen-calibrate-step =
    { $step ->
        [settling] Los aparatos responden.
        [zones] Despacio: dónde oye cada lector la maleta.
        [curve] Cada vez algo más rápido: lo que pide el motor.
       *[turns] A toda marcha: los pulsos del codificador.
    }
screen-calibrate-rounds = Vueltas de la maleta: { $count }
screen-calibrate-value =
    { $value ->
        [pulses] Pulsos por vuelta
        [full-duty] Potencia a toda marcha
        [friction-duty] Potencia contra el roce
        [divider] Divisor de las pilas
        [limit] Límite de corriente, A
        [place] { READER($reader, case: "short") }: lugar, mm
        [zone] { READER($reader, case: "short") }: zona, mm
       *[missed] { READER($reader, case: "short") }: perdidas, %
    }
screen-calibrate-measured = Medido
screen-calibrate-said = Hasta ahora
table-belt-fault-held = Algo sujeta la cinta: su motor consume más corriente que su límite.
    .remedy = Quita lo que la sujeta. Si no hay nada, mira si gira bien a mano. { table-belt-again }
# What a game's box says of it

screen-box-players = de { $fewest } a { $most } jugadores
screen-box-ages = desde { $age } años
screen-box-minutes = unos { $minutes } minutos
## Hands that draw and choose

hands-click-the-deck = Haz clic en el mazo.
hands-draws-nothing = Ahora no se roba ninguna carta.
hands-click-player-or-line = Haz clic en un jugador, o elige una línea.

## The doctor on the operator's page

table-menu-doctor = Comprobar la mesa
table-menu-doctor-again = Comprobar otra vez
table-menu-doctor-next = Página siguiente
table-doctor-pins = los tiene solo este programa
table-doctor-pins-shared = los tiene { $found }, que no aparta a ningún otro programa
    .remedy = Instala otra vez esta versión: trae lgpio, que aparta a los demás.
table-doctor-silent = no ha dicho nada
    .remedy = Revisa sus cables y su corriente.
table-doctor-unpolled = no se le pregunta por etiquetas
    .remedy = Guarda los registros y avisa de esto.
table-doctor-noise = { $count } lecturas por segundo, { $percent } % sin entender; versión del chip: { $version }h
    .remedy = Aparta todas las etiquetas y comprueba otra vez. Si sigue: cables más cortos, 20 mm hasta el metal y el motor, 100 uF en sus 3,3 V.
table-doctor-answers = responde
table-doctor-station-silent = no ha dicho nada
    .remedy = ¿Está enchufada?
table-doctor-firmware = tiene el firmware { $found }, y esta versión { $expected }
    .remedy = { table-station-old.remedy }
table-doctor-station = firmware { $version }, líneas dañadas: { $count }
    .remedy = Pon otro cable USB, lejos de los cables del motor.
table-doctor-stray = contó { $value } vueltas con la cinta parada
    .remedy = Protégelo de la luz, aleja su cable de los del motor y ponle 100 nF en paralelo.
table-doctor-no-stray = no cuenta nada con la cinta parada
table-doctor-current-unknown = su sensor no dice nada sensato
    .remedy = Revisa los cables del sensor y del ADC.
table-doctor-current = { $value } A con la cinta parada
    .remedy = Un motor parado no consume nada: revisa los cables del controlador y del sensor.
table-doctor-battery-unknown = { screen-operator-unknown }
    .remedy = Revisa los cables del ADC y del divisor.
table-doctor-battery = { screen-operator-volts }: { screen-operator-battery-is }
    .remedy = Pon pilas nuevas.
table-doctor-untold = este ordenador no lo dice
table-doctor-temperature = { $celsius } °C
    .remedy = Dale aire o un disipador.
table-doctor-supply-weak = fue demasiado débil desde el arranque
    .remedy = Usa la fuente de la Pi: 5,1 V, 3 A.
table-doctor-supply = suficiente desde el arranque
table-doctor-disk-unknown = { screen-operator-unknown }
    .remedy = ¿Está la carpeta de las partidas?
table-doctor-disk = { $free } MB libres
    .remedy = Haz sitio o pon una tarjeta más grande.
table-doctor-clock-unset = nunca se puso en hora: las partidas tendrán fechas falsas
table-doctor-clock = { $found }
table-doctor-no-kms = el sistema no puede mostrar nada en ella
    .remedy = En la tarjeta, pon dtoverlay=vc4-kms-v3d en config.txt y vuelve a arrancar.
table-doctor-screen = está conectada
table-doctor-screen-off = está apagada o sin conectar
table-doctor-usual = normalmente { $value } { $unit }
table-doctor-history-begun = no se podían leer y empiezan de nuevo
table-doctor-history-unkept = no se pueden guardar
screen-doctor-watching = Se está observando la mesa. Aparta todas las piezas de los lectores y no toques la cinta.
screen-doctor-verdict =
    { $count ->
        [0] Todo lo comprobado está en orden.
       *[other] Por revisar: { $count }
    }
screen-doctor-leaf = { $number } / { $of }
screen-doctor-what =
    { $kind ->
        [reader] { READER($device) }
        [pad] { screen-operator-reader } { CHAIR($device) }
        [station] { screen-operator-station } { CHAIR($device) }
        [pins] Pines
        [belt] { screen-operator-belt }
        [belt-sensor] Sensor de la cinta
        [current] Corriente del motor
        [battery] { screen-operator-battery }
        [temperature] Temperatura
        [supply] Alimentación
        [disk] { screen-operator-disk }
        [clock] Reloj
        [screen] Pantalla
        [push] Empuje
        [motor] Motor
       *[history] Datos anteriores
    }
## No card to play

hands-no-card-to-play = Ahora no puedes jugar ninguna carta: elige una línea.
## Names, chosen by all at the same time

screen-naming = ¿Quién eres?
table-naming = Todos eligen a la vez: B: siguiente, A: elegir.
    .remedy = Cuando acabes, mantén A: así no esperas a nadie.
hands-choose-your-name = Elige tu nombre y después tu cara: haz clic, o pulsa B y A.
## Somebody reads: play waits

table-reads = { SEAT($seat) } está leyendo: luego se sigue jugando.
table-waits-for-reader = Alguien está leyendo: esto aún no cuenta.
    .remedy = Se sigue jugando cuando cierre su menú.
table-log-waits = Todo espera. L: seguir.

## Readers by their places

table-reader =
    { $kind ->
        [pad] El lector de { CHAIR($seat) }
        [belt] El lector de la cinta
        [numbered] El lector { $number } de la cinta
        [spot] El lector de la zona { $number }
       *[other] El lector { $name }
    }
    .short =
        { $kind ->
            [pad] { CHAIR($seat) }
            [belt] { screen-operator-belt }
            [numbered] { screen-operator-belt } { $number }
            [spot] { place-spot } { $number }
           *[other] { $name }
        }
screen-operator-named = { READER($reader, case: "short") }

table-why-at = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
table-why-nothing = La cinta no ha avisado de nada en esta partida.
table-why-no-belt = Este juego no usa la cinta, y en esta partida no hubo nada que corregir.
table-why-said = La mesa dijo:

## Any game of cards

table-hand-full = Sobra una carta en este lector.
    .remedy = Devuelve la carta al mazo.
table-not-in-hand = Por lo que ha visto la mesa, esta carta no está en tu mano.
    .remedy = Devuélvela adonde estaba; acerca una carta de tu mano.
table-nobody-there = Ahí no juega nadie.
    .remedy = Elige un puesto donde se juegue.
table-not-unread = Todas las cartas jugadas o repartidas ahí se han leído.
    .remedy = Sigue jugando.
table-read-each = En esta partida cada carta se lee al repartirla.
    .remedy = Acerca las cartas de cada mano al lector de su puesto.
table-not-your-turn = Es el turno de otra persona.
    .remedy = Recoge la carta y espera.
table-not-from-deck = Esta carta no es del mazo.
    .remedy = Devuélvela adonde estaba.
table-not-a-card = No es una carta de este juego.
    .remedy = Di una carta del juego.
table-prompt-reading = Una carta no se ha leído.
    .remedy = Acércala otra vez, o di cuál es.
table-prompt-over = Fin de la partida.
    .remedy = Pulsa A para jugar otra vez.

table-option-reading =
    Las cartas se leen: { $value ->
        [late] al jugarlas
       *[every] cada una, al repartirla o robarla
    }
table-problem-card-twice = Una carta está en dos sitios.
    .remedy = { table-undo-or-play-on }
table-problem-card-elsewhere = Se ha visto una carta que ya está en otro sitio.
    .remedy = { table-undo-or-play-on }

# ---- the player's window: what the table's hints say where there are no pads, spots and buttons

scene-where-to = ¿Adónde?
scene-what-for = ¿Para qué es?
scene-lay-down = Déjala donde se ilumina.
scene-put-back = Devuelve la carta a tu mano.
scene-no-card = Ahora no puedes jugar ninguna carta.
scene-turn-each = Levanta las cartas que están boca abajo.
scene-take-of = Toma una carta de { SEAT($seat) }.
scene-yours = Ponla con tus cartas.
scene-look-under = Mira debajo de la carta iluminada.
scene-ready = ¿Todo listo?
scene-take-back-first = Primero recupera la última pareja.
scene-one-moment = Un momento.
scene-show-it = Compruébala y déjala con las parejas mostradas.
scene-card-first = Primero haz clic en una de tus cartas.
scene-passenger-first = Primero haz clic en el pasajero abierto.
scene-is-that-so = ¿Es así?
scene-look-inside = ¿De quién es la maleta?
scene-flip = Saca a tu siguiente pasajero.
scene-done = ¡No quedan pasajeros!
scene-counting = Manos fuera: la cinta cuenta sus maletas.
scene-play = Jugarla
scene-check = Comprobar
scene-go-on = Seguir
scene-faster = Más rápido
scene-round-over = La ronda ha terminado.
scene-was-that-all = ¿Eso es todo?
scene-nothing-to-show = No tienes parejas que enseñar.
scene-check-first = Comprueba primero de quién es la maleta.
scene-answered = Has respondido.
scene-not-heard = La mesa no lo ha aceptado. Inténtalo otra vez.
scene-play-now = Jugar
scene-another-game = Otro juego
scene-shall-we = ¿A qué jugamos?
scene-we-play = Jugamos a: { GAME($game) }
scene-who-plays = ¿Están todos?
scene-continue = { GAME($game) } en pausa · { NAMES($seats) }
scene-own-name =
    { $named ->
        [yes] Tú: cambia el nombre
       *[no] Tú: elige un nombre
    }
scene-type-name = Escribe un nombre
scene-letters = ABCDEFGHIJKLMNÑOPQRSTUVWXYZ
scene-name-letters = Un nombre tiene { $most } letras como mucho, todas latinas, griegas, cirílicas, hebreas, armenias o georgianas.
scene-sit = Siéntate aquí
scene-add-bot = Añade un bot
scene-opening = Haz clic o pulsa una tecla para empezar
scene-leave = Levántate
scene-resume = Sigue con ella, o elige un juego.
scene-give-up = ¿Abandonarla? Entonces nadie podrá seguirla.
table-story-liar = { SEAT($seat) } cuela más faroles que nadie: { $count }
table-story-saw-through = { SEAT($seat) } descubre más faroles que nadie: { $count }
table-story-caught = { SEAT($seat) } es quien más veces cae con un farol: { $count }
table-story-doubted = { SEAT($seat) } es quien más duda en vano: { $count }
table-story-lead = { SEAT($seat) } va en cabeza en el { $count } % de las jugadas
table-story-quickest = { SEAT($seat) } tarda { $seconds } s en su jugada más rápida
table-story-longest = { SEAT($seat) } piensa como mucho { $seconds } s
table-story-usual = { SEAT($seat) } tarda de media { $seconds } s por jugada
table-story-moves = Jugadas de { SEAT($seat) }: { $count }
table-story-share = { SEAT($seat) } hace el { $count } % de las jugadas
table-story-total = { SEAT($seat) } acaba con un total de { $count }
table-story-place = { SEAT($seat) } se sienta en el lugar { $count } de la mesa
table-story-league = Liga: { SEAT($seat) } – { ACHIEVEMENT($what) }
achievement-first-win = la primera victoria
achievement-ten-matches = diez partidas jugadas
achievement-hundred-matches = cien partidas jugadas
achievement-three-in-a-row = tres victorias seguidas
achievement-found-five = cinco halladas seguidas
achievement-saw-through-three = tres faroles descubiertos
achievement-saw-through-fifty = cincuenta faroles descubiertos
table-figure-liar = Faroles que colaron
table-figure-caught = Faroles descubiertos
table-figure-saw-through = Faroles que descubrió
table-figure-doubted = Dudas en vano

## Tests of the belt on the operator's page

table-menu-push = Medir el empuje
table-menu-push-hold = Mantén A: la cinta empuja
table-menu-push-reads = La báscula marcó { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N: hecho
table-menu-push-scale =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N
table-push-again = Fue bastante suave: ahora otra vez, a plena potencia.
table-push-unlimited = Nada limita la corriente de este motor: su empuje no se mide.
    .remedy = Usa un controlador que la limite, o un sensor de corriente con limit_a.
table-doctor-push = { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N a plena potencia; como mucho { $most } N
    .remedy = Quita la pila. Cambia la resistencia del controlador del motor, nunca el programa.
table-doctor-push-unmeasured = Nadie ha medido aún con cuánta fuerza empuja esta cinta.
    .remedy = Elige «{ table-menu-push }» antes de acercar una mano.
table-menu-lights = Probar luces y sonidos
table-lights-shown =
    Cada puesto luce ahora { $colour ->
         [white] blanco
         [red] rojo
         [green] verde
         [blue] azul
         [yellow] amarillo
         [orange] naranja
        *[purple] morado
    }, y suena un tono.
table-lights-done = Eran todas las luces y el sonido.
    .remedy = Si faltó algo, mira su enchufe, su cable y el volumen.
table-menu-motor = Probar el motor
table-menu-motor-begin = Empezar: la cinta se mueve
table-doctor-motor = { $rpm } vueltas por minuto de { $expected }, con el { $percent } % de la potencia
    .remedy = Pon pilas nuevas, y mira si la cinta se mueve con facilidad.
screen-trial-hint =
    { $what ->
        [push] Engancha una báscula de equipaje a una bandeja, y sujeta la báscula, no la cinta. Luego mantén A, 3 segundos como mucho.
       *[motor] La cinta se mueve unos segundos. Aparta las manos; cualquier botón la para.
    }

## Whose station is whose, on the operator's page

table-menu-assign = De quién es cada estación
table-menu-assign-skip = Saltar este asiento
screen-assign-hint = Pulsa A en la estación de { SEAT($seat) }, o elige «{ table-menu-assign-skip }».
table-assigned = Estaciones asignadas: { $count }. La mesa se reinicia con ellas.
table-assign-none = No hay ningún Pico conectado sin asiento.
    .remedy = Conéctalo; uno nuevo se hace primero estación: «{ table-menu-flash }».
table-menu-spare = La estación nueva es la de { SEAT($seat) }
table-spare = Responde la estación { $number }, que no es de ningún puesto, y la del puesto { CHAIR($seat) } no.
    .remedy = Si es su repuesto: «{ web-desk-title }», y allí «{ table-menu-spare }».

## A new Pico becomes a station, on the operator's page

table-menu-flash = Hacer una estación de un Pico nuevo
table-menu-flash-wait = Esperar a que termine
screen-flash-step =
    { $step ->
        [micropython] Se está escribiendo MicroPython. Deja el Pico conectado.
        [restart] El Pico se reinicia.
        [program] Se está escribiendo el programa de la estación. Deja el Pico conectado.
       *[look] Se busca el Pico.
    }
table-flashed = El Pico ya es una estación, con firmware { $version }.
    .remedy = Elige «{ table-menu-assign }» para darle un asiento.
table-flash-none = No hay ningún Pico nuevo conectado.
    .remedy = Mantén su botón BOOTSEL mientras lo conectas, y elige esto otra vez.
table-flash-several = Picos nuevos conectados: { $count }
    .remedy = Deja solo uno conectado, y elige esto otra vez.
table-flash-other-chip = Esto es un { $board }, y { $file } es MicroPython para otro chip.
    .remedy = Pon su archivo .uf2 en la primera partición de la tarjeta, o usa otro Pico.
table-flash-no-uf2 = En la tarjeta no hay MicroPython para un { $board }.
    .remedy = En otro ordenador, baja su archivo .uf2 de micropython.org y cópialo en la primera partición de la tarjeta, o en la unidad que el Pico es allí.
table-flash-bad-uf2 = { $file } de la tarjeta está dañado.
    .remedy = Cópialo otra vez en la primera partición de la tarjeta.
table-flash-broke-off = El Pico se cortó mientras se escribía.
    .remedy = Conéctalo otra vez con BOOTSEL apretado, y elige esto otra vez.
table-flash-silent = El Pico está escrito, y no responde.
    .remedy = Desconéctalo y vuelve a conectarlo; si no sirve, mira sus cables.
table-flash-busy = Otro programa tiene el puerto del Pico.
    .remedy = Apaga y enciende la mesa, y prueba otra vez.
table-flash-old = El firmware de esta estación es demasiado viejo para salir solo.
    .remedy = Desconéctala, mantén sus dos botones mientras la conectas, y elige esto otra vez.
table-flash-tools = A este ordenador le falta lo que escribe el programa de una estación.
    .remedy = Escríbelo en otro ordenador con este proyecto.
table-flash-no-prompt = Ningún MicroPython responde en este Pico.
    .remedy = Mantén su botón BOOTSEL mientras lo conectas, y elige esto otra vez.
table-flash-already = Este Pico ya es una estación, con firmware { $version }.
    .remedy = Elige «{ table-menu-assign }» para darle un asiento.

## Every piece is read once, on the operator's page

table-menu-pieces = Comprobar todas las piezas
table-menu-pieces-next = Mostrar otra pieza
screen-pieces-hold = Acerca cada pieza una vez a cualquier lector. Esta aún no se ha leído.
screen-pieces-unread = Aún sin leer: { $count }
table-pieces-read = Leída: { screen-enrol-piece }
table-pieces-other = No es una pieza de este juego.
    .remedy = Quítala, o regístrala.
table-pieces-all = Todas se pueden leer: { $count }

## Readers that need a setting of the card (an overlay)

table-closed-rewired = Se están preparando los lectores de este archivo de mesa: la mesa se reinicia una vez, sola.
    .remedy = Déjala encendida.
table-rewire-failed = La tarjeta no ha aceptado el ajuste de estos lectores: { $found }. La mesa juega sin ellos.
    .remedy = Guarda los registros, y escribe la imagen en otra tarjeta.
table-rewire-lost = Linux no ha aceptado el ajuste de estos lectores: { $found }. La mesa juega sin ellos.
    .remedy = Apaga y enciende la mesa; si no sirve, guarda los registros.
table-rewire-stays = La tarjeta aún tiene un ajuste de lectores que este archivo de mesa ya no tiene.
    .remedy = Guarda los registros, y escribe la imagen en otra tarjeta.

## The wiring, on the operator's page

table-menu-wiring = Qué cable va adónde
table-menu-wiring-next = Placa siguiente
screen-wiring-pin = pin { $number }: { $name }
screen-wiring-board =
    { $kind ->
        [motor] Motor: { $name }
        [belt-sensor] Sensor de la cinta
        [turn-sensor] Sensor de vuelta
        [adc] Medidor de la batería: { $name }
        [reader] { READER($reader) }: { $name }
       *[station] Estación de cada asiento: { $name }
    }
screen-wiring-end =
    { $kind ->
        [light-red] Luz, rojo: { $name }
        [light-green] Luz, verde: { $name }
        [light-blue] Luz, azul: { $name }
        [button] Botón { $name }
        [all-grounds] Lector, botones, luz: { $name }
        [battery-plus] Batería +, tras interruptor y fusible
        [battery-minus] Batería −
        [motor] Motor
        [divider] Divisor de tensión
        [current] Sensor de corriente
        [limit] Límite de corriente
        [light] Luz del sensor
        [collector] Colector del receptor
        [light-plus] + de la luz
        [light-minus] − de la luz y emisor del receptor
       *[printed] { $name }
    }

## The stages of building, tested on the operator's page

table-menu-stages = Probar una etapa del montaje
table-menu-stage-of =
    { $number ->
        [0] 0: un lector y una etiqueta
        [1] 1: motor y controlador solos
        [2] 2: el sensor y la rueda
        [3] 3: un asiento
       *[other] 4: la cinta
    }
table-menu-stage-say =
    { $found ->
        [ready] Hecho: seguir
        [yes] Sí
        [no] No
        [clockwise] En sentido horario
        [anticlockwise] En sentido antihorario
       *[other] Nada
    }
table-menu-stage-waits = Un momento
screen-stage-hint =
    { $kind ->
        [lay] Pon una etiqueta { $number } mm sobre el centro de la antena, sobre cartón, y déjala: { READER($reader) }. Aparta el metal.
        [rests] Pon la batería. ¿El motor está quieto?
        [watch] Mira el eje del motor desde arriba, manos lejos. Gira despacio 3 segundos.
        [turning] El eje gira. Cualquier botón lo para.
        [turned] ¿Cómo giró el eje, visto desde arriba?
        [wheel] Gira la rueda loca a mano, exactamente { $count } veces.
        [light] ¿La luz pulsa en blanco: { SEAT($seat) }?
        [press] Pulsa { $button }: { SEAT($seat) }.
        [belt] Pon una maleta en la cinta y aparta las manos: da dos vueltas largas.
        [belt-runs] La cinta se mueve. Aparta las manos; cualquier botón la para.
       *[other] Deja todo como está un momento.
    }
table-stage-no-reader = Ningún lector responde.
    .remedy = Mira sus cables y su corriente: página «{ table-menu-wiring }».
table-stage-sticker =
    { $found ->
        [read] lee siempre una etiqueta a { $number } mm
        [lost] pierde una etiqueta a { $number } mm
       *[other] no lee ninguna etiqueta a { $number } mm
    }
    .remedy = Lector débil: otra etiqueta, metal a 20 mm, y luego una placa de otra marca.
table-stage-rests =
    { $found ->
        [yes] está quieto
       *[other] se mueve sin que se le pida
    }
    .remedy = Quita la batería, y mira el pin standby y su resistencia.
table-stage-turned =
    { $found ->
        [clockwise] giró en sentido horario
        [anticlockwise] giró en sentido antihorario
       *[other] no giró
    }
    .remedy = Cambia los dos cables del motor; si no giró: batería, interruptor, fusible, controlador.
table-stage-stray = ranuras en reposo: { $count }
    .remedy = Pon 100 nF en el sensor, y protégelo de la luz.
table-stage-slots = ranuras: { $counted } de { $expected }
    .remedy =
        { $found ->
            [none] Mira los cables del sensor, y si el anillo pasa por la horquilla.
            [twice] Las ranuras cuentan doble: pon 100 nF en el sensor.
            [edge] Falta el borde de una ranura en cada vuelta: limpia las ranuras, centra la horquilla.
           *[other] Gírala exactamente esas veces; si sale igual, limpia las ranuras.
        }
table-stage-no-station = no responde
    .remedy = Conéctala, y hazla estación: «{ table-menu-flash }».
table-stage-light =
    { $found ->
        [yes] pulsa en blanco
       *[other] no pulsa en blanco
    }
    .remedy = Mira las cuatro patas de la luz y sus resistencias.
table-stage-button =
    { $found ->
        [good] el botón { $button } responde
        [none] botón { $button }: no llegó nada
       *[other] botón { $button }: respondió otro
    }
    .remedy = Mira los cables del botón en su Pico; puede haber cables cambiados.
table-stage-tile = maleta leída: { $count } veces
    .remedy = Lector débil, o su soporte cuelga demasiado; aparta el metal, mira la etiqueta de la maleta.

# ---- phones ---------------------------------------------------------------------------------------

web-welcome = Juega con este móvil: la mesa está en el televisor.
web-name = Tu nombre
web-code = El código de la pantalla
web-chair = Tu puesto
web-join = Siéntate
web-watch = Solo mirar
web-places = Esta página está en
web-people = Quiénes juegan
web-table = La mesa
web-acts = Lo que puedes hacer
web-hand = Tus cartas
web-more = Más
web-cover-hand = Oculta mis cartas hasta que un dedo las toque
web-language = Idioma
web-choose = Elegir
web-leave = Levántate de la mesa
web-hidden = Una carta boca abajo
web-here = Aquí
web-put-back = Devuélvela
web-bot-away = Quita el bot
web-nobody = Sin nombre
web-look-up = ¡Mira arriba!
web-lost = Sin conexión. Tu puesto sigue siendo tuyo, y esta página vuelve a intentarlo.
web-elsewhere = Este puesto está abierto ahora en otro móvil.
web-take-back = Sigue jugando aquí
web-slow = Retraso en ms:
web-hold-to-agree = Mantén pulsado para decir que sí
web-no-script = Esta página necesita JavaScript: permítelo para esta dirección.
web-wrong-code = Ese no es el código de la pantalla. Míralo de nuevo y escríbelo otra vez.
web-seat-taken = Ahí ya hay alguien. Elige otro puesto.
web-all-taken = Todos los puestos están ocupados. Puedes mirar hasta que uno quede libre.
web-real-table = En esta mesa juegas con las manos. Aquí puedes mirar.
web-too-many-tries = Demasiados códigos equivocados. Espera un minuto y prueba otra vez.
web-back = Atrás
web-move = Seguir con otro móvil
web-move-code = Abre esta dirección en el otro móvil y escribe { $code } como código.
web-name-refused = Ese nombre no se puede escribir aquí. Usa 10 letras como máximo.
screen-phones = Juega con tu móvil
screen-phones-code = Código { $code }
screen-phones-join = ¿Están todos? Pues empieza desde cualquier móvil.
screen-phones-choose = Elige en el móvil.

## A paired phone looks after the table

table-menu-pair = Emparejar un teléfono para cuidar la mesa
table-menu-phones = Teléfonos emparejados
table-menu-phone = { $name }, último uso { $day }
table-menu-phone-revoke = Sí, este teléfono tendrá que emparejarse de nuevo
screen-pin = Para cuidar esta mesa con tu teléfono, escribe en él
web-desk-wait = Espera { $seconds } s antes de pedir otro PIN, o haz que se muestre uno en la página de cuidado de la mesa.
web-desk-no-pin = Ese PIN ya no vale. Pide uno nuevo.
web-desk-wrong-pin = Ese no es el PIN de la pantalla. Intentos que quedan: { $count }.
web-desk-not-paired = Primero hay que emparejar este teléfono con la mesa.
web-desk-changed = La mesa ofrece otra cosa ahora. Míralo de nuevo.
web-desk-title = Cuidar la mesa
web-desk-settings = Ajustes
web-desk-settings-hint = Lo que dejes vacío queda como está.
web-desk-setting-wrong = Este ajuste no puede ser así: { $key }.
web-desk-table-wrong = Este archivo de mesa no sirve: { $system }
web-desk-too-long = Este archivo es demasiado largo.
web-desk-no-file = No ha llegado ningún archivo.
web-desk-save = Guardar
web-setting = { $key ->
    [table] Archivo de la mesa
    [volume] Volumen, de 0 a 100
    [timezone] Zona horaria, como Europe/Madrid
    [hostname] Nombre en la red
    [keyboard] Teclado, como es
    [update_from] Dónde están las actualizaciones, como https://example.org/reclaim/ (-: en ninguna parte)
    [country] WiFi: país, dos letras
    [name] WiFi: nombre
   *[password] WiFi: contraseña
}
web-desk-table = Archivo de mesa
web-desk-table-hint = Un archivo, o su texto
web-desk-table-take = Comprobar y usar
web-desk-backup = Copia de seguridad
web-desk-backup-save = Guardar una copia en este teléfono
web-desk-backup-hint = Una copia de este teléfono
web-desk-backup-take = Aceptarla
web-desk-logs = Registros
web-desk-logs-pack = Empaquetar los registros
web-desk-logs-save = Guardar los registros en este teléfono
web-desk-update = Actualización
web-desk-update-hint = El archivo .slot y su .minisig, los dos juntos
web-desk-update-waits = La actualización anterior aún se está mirando.
web-desk-update-none = { $file } no es una actualización: su nombre debe acabar en .slot o .slot.minisig.
web-desk-update-half = Ahora trae también { $file }.
web-desk-update-brought = { $file } ha llegado. La mesa lo mira ahora.
web-desk-people = Personas
web-desk-new-name = Otro nombre
web-desk-forget = Olvidar a { $name }, en todas las partidas
web-desk-name-taken = Alguien se llama ya { $name }.
web-desk-type-pin = Escribe el PIN que muestra la pantalla de la mesa.
web-desk-pin = PIN
web-desk-pair = Emparejar
web-desk-ask-pin = Mostrar un PIN en la pantalla de la mesa
web-desk-phone-name = Cómo se llama este teléfono
web-desk-busy = Cualquier botón de la mesa lo detiene.
web-desk-by-hand = En la mesa: mantén pulsado el botón verde.
web-desk-silent = La mesa no responde. Esta página lo intenta de nuevo.

## The table's own WiFi, and the page on which it is set up

screen-own-wifi = Configura la mesa con un móvil
screen-own-wifi-name = WiFi { $name }
screen-own-wifi-password = Contraseña { $password }
screen-own-wifi-address = Luego abre { $address }
web-set-up-region = Dónde está la mesa
web-set-up-network = La WiFi a la que se une la mesa
web-set-up-no-network = Ninguna: la mesa no necesita red
web-set-up-hidden = Otra WiFi, por su nombre
web-set-up-phones = Los móviles de la misma red pueden participar
web-set-up-saved = Guardado. La mesa vuelve a arrancar así en cuanto nadie juegue.
web-set-up-joins = La mesa se une ahora a «{ $network }» y su propia WiFi desaparece. Si no la dejan entrar, vuelve y dice por qué.
