# Italiano

luggage-title = Where's My Luggage?
luggage-screen-attract = L'aeroporto dove tutti i voli arrivano insieme

## Names

suitcase-tartan = Tartan
suitcase-stripes = Righe
suitcase-dots = Pois
suitcase-stars = Stelle
suitcase-leather = Cuoio
suitcase-zigzag = Zigzag
passenger-highlander = Highlander
passenger-detective = Detective
passenger-lumberjack = Taglialegna
passenger-yeti = Yeti
passenger-punk = Punk
passenger-pirate = Pirata
passenger-referee = Arbitro
passenger-sailor = Marinaio
passenger-mime = Mimo
passenger-beekeeper = Apicoltore
passenger-clown = Pagliaccio
passenger-painter = Pittore
passenger-flamenco-dancer = Ballerina di flamenco
passenger-cook = Cuoco
passenger-ladybird = Coccinella
passenger-astronaut = Astronauta
passenger-wizard = Mago
passenger-alien = Alieno
passenger-cowboy = Cowboy
passenger-robot = Robot
passenger-caveman = Cavernicolo
passenger-aviator = Aviatrice
passenger-viking = Vichingo
passenger-explorer = Esploratore
passenger-vampire = Vampiro
passenger-pharaoh = Faraone
passenger-samurai = Samurai
passenger-mermaid = Sirena
passenger-inventor = Inventore
passenger-dragon = Drago

## What the screen says by itself

luggage-screen-round = Manche { $number } di { $of }
luggage-screen-assisted = Gioco assistito
luggage-screen-rulebook = Da regolamento
luggage-screen-memory = Memoria
luggage-screen-mapping = Il nastro impara le sue valigie
luggage-screen-verifying = Via le mani: il nastro conta le valigie
luggage-screen-tiles = { $found } di { $expected }
luggage-screen-missing = Mancano
luggage-screen-several = { $count ->
        [1] { SUITCASE($pattern) }
       *[other] { $count } × { SUITCASE($pattern) }
    }
luggage-screen-all-on-belt = Tutte sul nastro
luggage-screen-off-belt = { $count } fuori dal nastro
luggage-screen-times = × { $count }
luggage-screen-flip = Gira una carta!
luggage-screen-no-card = Nessuna carta
luggage-screen-no-card-left = Carte finite
luggage-screen-ready = Ci siamo
luggage-screen-not-ready = Mano sul mazzo, premi A
luggage-screen-done = Finito!
luggage-screen-ended-done = { NAMES($seats) }: finito!
luggage-screen-ended-time = Tempo scaduto
luggage-screen-ended-stuck = Nessuno può finire
luggage-screen-checked = Tutto mostrato
luggage-screen-tap-pairs = Mostra le coppie
luggage-screen-scores = Punti dopo la manche { $number }
luggage-screen-points = +{ $count }
luggage-screen-lead =
    { $count ->
        [one] con un punto di vantaggio
       *[other] con { $count } punti di vantaggio
    }
luggage-screen-grabs = prese
luggage-screen-figures-grabs = Prese intorno al nastro
luggage-screen-figures-matches = trovate
luggage-screen-figures-wrong = sbagliate
luggage-screen-figures-lost = perse
luggage-screen-figures-streak = di fila
luggage-screen-figures-nowhere = Di questa partita non si sa dove sono state prese le valigie.
luggage-screen-figures-rulebook = Da regolamento nessuno avvicina ciò che guarda: niente tempi né prese.
luggage-screen-figures-untapped =
    { $count ->
        [one] Una valigia è stata presa dal nastro e nessuno l'ha avvicinata.
       *[other] { $count } valigie sono state prese dal nastro e nessuno le ha avvicinate.
    }
luggage-screen-report-matches = Giuste
luggage-screen-report-wrong = Errori
luggage-screen-report-lost = Smarrite
luggage-screen-report-streak = Di fila
luggage-screen-report-most = massimo
luggage-screen-report-note-times = Secondi per trovare: dalla lettura precedente del giocatore (carta o valigia) a quella della valigia giusta. Il valore è la mediana.
luggage-screen-report-note-grabs = Prese: dove si trovava l'ultima volta sul percorso ogni valigia avvicinata, in senso orario dal primo lettore del nastro (ambra).

## What the table says

luggage-still-missing =
    { $count ->
        [one] Manca ancora una valigia: { SUITCASE($pattern) }.
       *[other] Mancano ancora { $count } valigie: { SUITCASE($pattern) }.
    }
    .remedy = Guarda sotto il tavolo, poi mettila sul nastro.
luggage-not-back =
    { $count ->
        [one] Una valigia non è tornata sul nastro: { SUITCASE($pattern) }.
       *[other] { $count } valigie non sono tornate sul nastro: { SUITCASE($pattern) }.
    }
    .remedy = Rimettila, o tutti tengono premuto A per continuare senza.
luggage-kept = { SEAT($seat) }: la valigia altrui ({ SUITCASE($pattern) }) non è tornata sul nastro.
    .remedy = Rimettila; se è da parte, riprendi anche il suo passeggero.
luggage-gone =
    { $count ->
        [one] Una valigia è fuori dal nastro e nessuno l'ha avvicinata: { SUITCASE($pattern) }.
       *[other] { $count } valigie sono fuori dal nastro e nessuno le ha avvicinate: { SUITCASE($pattern) }.
    }
    .remedy = Avvicinala o rimettila; forse è sotto un'altra.
luggage-one-at-a-time = { $count } valigie sono fuori dal nastro, e le mani ne possono tenere { $most }.
    .remedy = Una alla volta, per favore: rimetti le altre.
luggage-claims-too-many =
    «Finito!» vuole { $expected ->
        [one] { $expected } valigia
       *[other] { $expected } valigie
    }, ma fuori dal nastro ce { $most ->
        [one] n'è al massimo { $most }
       *[other] ne sono al massimo { $most }
    }.
    .remedy = Avvicina le coppie che ci sono.
luggage-weak =
    { $count ->
        [one] L'adesivo di una valigia si legge male: { SUITCASE($pattern) }.
       *[other] Gli adesivi di { $count } valigie si leggono male: { SUITCASE($pattern) }.
    }
    .remedy = Dopo la partita provali a un lettore e cambia quello lento.
luggage-counted = Il nastro si conta prima che la manche continui.
    .remedy = Via le mani, per favore.
luggage-recounting = Si conta il nastro; intanto non gioca nessuno.
    .remedy = Rimetti ciò che chiede lo schermo.
luggage-mapping = Il nastro impara le sue valigie.
    .remedy = Via le mani, per favore.
luggage-ready = Mano sul tuo mazzo!
    .remedy = Premi A quando ci sei.
luggage-play = Dov'è la mia valigia? Gira, prendi, avvicina!
    .remedy = Carte finite? Premi A: finito!
luggage-play-rulebook = Dov'è la mia valigia? Gira, prendi, metti da parte!
    .remedy = Carte finite? Premi A: finito!
luggage-verifying = Stop! Il nastro conta le valigie.
    .remedy = Rimetti ciò che hai in mano; poi via le mani, per favore.
luggage-check = Avvicina ogni coppia: il passeggero, poi la valigia.
    .remedy = Con B ritiri una coppia; A quando è tutto.
luggage-round-over = Rimetti tutto, mescola e ridistribuisci.
    .window = La manche è finita.
    .remedy = Con A inizia la prossima manche.
luggage-over = La partita è finita.
    .remedy = Premi A per rigiocare.
luggage-lap-running = Il nastro impara ancora dove sono le valigie.
    .remedy = Via le mani fino alla fine del giro.
luggage-not-started = La manche inizia quando tutti hanno premuto A.
    .remedy = Rimettila, metti la mano sul tuo mazzo e premi A.
luggage-already-ready = L'hai già detto.
    .remedy = Aspetta gli altri.
luggage-not-now = La manche è in corso.
    .remedy = Continua a cercare.
luggage-after-done = La manche è finita: nulla conta più.
    .remedy = Rimetti sul nastro ciò che hai in mano.
luggage-between-rounds = La manche è già contata.
    .remedy = Rimetti passeggeri e valigie per la prossima.
luggage-match-over = La partita è finita.
    .remedy = Iniziane un'altra per giocare ancora.
luggage-no-clock = Non si era deciso un tempo.
    .remedy = La manche finisce con «Finito!».
luggage-not-on-belt = Una valigia che non è sul nastro non può mancare lì.
    .remedy = Conta di nuovo il nastro.
luggage-not-stuck = Si può ancora trovare qualche valigia.
    .remedy = La manche continua.
luggage-not-your-turn = È il turno di un altro.
    .remedy = Rigirala e aspetta.
luggage-nobody-there = Lì non gioca nessuno.
    .remedy = Scegli un posto dove si gioca.
luggage-not-in-play = Questo pezzo non è tra quelli in gioco.
    .remedy = Rimettilo nella scatola.
luggage-flip-first = Non hai ancora un passeggero per cui cercare.
    .remedy = Rimetti la valigia; gira la prossima carta del mazzo e avvicinala.
luggage-not-resolved = Stai ancora cercando la valigia di un altro passeggero.
    .remedy = Rimetti la carta nel mazzo, coperta; trova prima la valigia del passeggero scoperto.
luggage-others-passenger = Questo passeggero è di un altro giocatore.
    .remedy = Restituisci la carta.
luggage-passenger-is-aside = Questo passeggero è già da parte.
    .remedy = Rimetti la carta con le tue coppie.
luggage-too-many-cards = Hai già visto tutte le tue carte.
    .remedy = Metti da parte quella in più, senza mostrarla, fino alla prossima manche.
luggage-nothing-left = Non hai più passeggeri.
    .remedy = Rimetti la valigia e di' «Finito!» con A.
luggage-tapped-in-rulebook-play = Da regolamento le valigie si avvicinano solo alla verifica.
    .remedy = Metti da parte la valigia o rimettila, come credi.
luggage-own-tile-aside = Hai già messo da parte questa valigia.
    .remedy = Rimettila con le tue coppie.
luggage-others-tile-aside = Un altro giocatore ha messo da parte questa valigia.
    .remedy = Rimettila al suo posto.
luggage-not-held = Questa non è la valigia che hai in mano.
    .remedy = Rimettila dov'era.
luggage-false-alarm = Falso allarme: hai ancora passeggeri.
    .remedy = Tutti continuano.
luggage-already-done = Hai già finito.
    .remedy = Aspetta gli altri.
luggage-already-checked = Hai detto che le tue coppie sono tutte mostrate.
    .remedy = Aspetta gli altri.
luggage-passenger-shown = Questo passeggero è già stato mostrato.
    .remedy = Ritira la coppia con B se era sbagliata.
luggage-tile-shown = Questa valigia è già stata mostrata, da te o da un altro.
    .remedy = Mostra la valigia messa da parte con questo passeggero.
luggage-tile-was-on-belt = A fine manche questa valigia era sul nastro: non era da parte.
    .remedy = Rimettila; la coppia non vale.
luggage-nothing-shown = Non c'è una coppia da ritirare.
    .remedy = Avvicina un passeggero, poi la sua valigia.
luggage-half-pair = Un passeggero è stato avvicinato senza la sua valigia.
    .remedy = Avvicina anche la valigia, o ritira il passeggero con B.
luggage-passenger-first = Una valigia è stata avvicinata senza il suo passeggero.
    .remedy = Avvicina prima il passeggero, poi la valigia.
luggage-other-game = Questo pezzo è di un altro gioco.
    .remedy = Rimettilo nella sua scatola.
luggage-own-pad = In questo gioco le zone non si usano.
    .remedy = Avvicina il pezzo al tuo lettore.
luggage-aside-on-belt = Sul nastro c'è una valigia che era da parte.
    .remedy = Toglila e mettila con le tue coppie.
luggage-still-waits = Falso allarme: { PASSENGER($passenger) } aspetta ancora una valigia.
    .remedy = Avvicina il passeggero, poi la valigia messa da parte; o continua a cercare.
luggage-waits-on = { SEAT($seat) }: { PASSENGER($passenger) } aspetta ancora: nessuna valigia avvicinata.
    .remedy = Ne era da parte una? Rimettila sul nastro.
luggage-play-memory-turned = Girata: { SUITCASE($pattern) }, { $face ->
        [lost] smarrita
       *[other] { PASSENGER($face) }
    }.
    .remedy = È il turno di { SEAT($active) }: gira una valigia e avvicinala.
luggage-play-memory = Gira una valigia e avvicinala.
    .remedy = È il turno di { SEAT($active) }.
luggage-problem-tile-missing = Manca una valigia: { SUITCASE($pattern) }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-aside-twice = Una valigia è stata messa da parte due volte: { SUITCASE($pattern) }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-twice =
    Una valigia ({ SUITCASE($pattern) }) è insieme { $place ->
        [belt] sul nastro
        [hand] in una mano
        [aside] da parte
       *[missing] mancante
    } e { $other ->
        [belt] sul nastro
        [hand] in una mano
        [aside] da parte
       *[missing] mancante
    }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-not-in-play = Sul tavolo c'è una valigia che non è tra quelle in gioco.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-nowhere = Una valigia non è da nessuna parte: { SUITCASE($pattern) }.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-twice = Un passeggero è in due posti.
    .remedy = { table-undo-or-play-on }
luggage-problem-passengers-seen = I passeggeri visti non sono quelli dei giocatori.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-not-in-play = Sul tavolo c'è un passeggero che non è tra quelli in gioco.
    .remedy = { table-undo-or-play-on }
luggage-problem-cards = { SEAT($seat) } ha { $count } passeggeri; ne sono stati distribuiti { $dealt }.
    .remedy = { table-undo-or-play-on }
luggage-problem-none-in-front = { SEAT($seat) } ha passeggeri in attesa e nessuno da cercare.
    .remedy = { table-undo-or-play-on }
luggage-problem-wrong-pair = { SEAT($seat) } ha messo da parte una valigia sbagliata per un passeggero ({ SUITCASE($pattern) }).
    .remedy = { table-undo-or-play-on }
luggage-problem-score-count = Punteggi di { SEAT($seat) }: { $count }; manche giocate: { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-scores = { SEAT($seat) } non può avere questi punti: { $scores }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-round = Non c'è una manche { $round } in una partita di { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-player = Non c'è un giocatore { $player } a cui possa toccare.
    .remedy = { table-undo-or-play-on }
luggage-problem-does-not-play = Qualcuno figura come { $role } e non gioca.
    .remedy = { table-undo-or-play-on }
luggage-problem-ready = Giocatori pronti nella fase { $phase }: { $count }.
    .remedy = { table-undo-or-play-on }
luggage-problem-ended-by = La fase è { $phase }, ma la manche è stata chiusa da { $by }.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-by-nobody = La manche è finita con «Finito!», o qualcuno ha finito, ma non entrambe le cose.
    .remedy = { table-undo-or-play-on }
luggage-problem-memory-goes-on = Una fila è vuota, e questo chiude il gioco, ma il gioco continua.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-too-early = Un giocatore ha finito e ha ancora passeggeri.
    .remedy = { table-undo-or-play-on }

## Options

luggage-option-play =
    Gioco: { $value ->
        [assisted] assistito
       *[rulebook] da regolamento
    }
luggage-option-per-suitcase =
    Valigie: { $value ->
        [5] tutte le 36
        [4] 24, per i più piccoli
        [2] 12, per i più piccoli
       *[3] 18, per i più piccoli
    }
luggage-option-variant =
    Variante: { $value ->
        [belt] nastro in moto
       *[memory] memoria, a turno
    }
luggage-option-clock-min =
    Tempo della manche: { $value ->
        [none] no
       *[other] { $value } min
    }

## Choices

luggage-passenger = { PASSENGER($passenger) }

## Why the table said so

luggage-why-missing = Una valigia non c'è più: { SUITCASE($pattern) }.
luggage-why-suspected = Forse una valigia non c'è più: { SUITCASE($pattern) }.
luggage-why-taken = { SEAT($seat) } avvicina una valigia al lettore: { SUITCASE($pattern) }.
luggage-why-returned = Una valigia ({ SUITCASE($pattern) }) è sul nastro. { READER($reader) } l'ha letta.
luggage-why-withdrawn = Una valigia ({ SUITCASE($pattern) }) è sul nastro. { READER($reader) } l'ha letta, quindi { SEAT($seat) } non l'ha più.
luggage-why-weak = L'adesivo di una valigia ({ SUITCASE($pattern) }) si legge male: mancato il { $count } % di { $of } passaggi.
luggage-why-dead = L'adesivo di una valigia ({ SUITCASE($pattern) }) non si legge più: mancato il { $count } % di { $of } passaggi.
luggage-why-never-read = Non è mai stata letta.
luggage-why-last-read = È stata letta l'ultima volta { $seconds } s prima.
luggage-why-passes =
    { $count ->
        [one] { READER($reader) } ha visto passare il suo posto una volta da allora, senza lettura.
       *[other] { READER($reader) } ha visto passare il suo posto { $count } volte da allora, senza lettura.
    }
luggage-why-doubt = Che sia comunque lì: 1 su { $of }.

## What the virtual table says

luggage-hands-wait = Via le mani, per favore: il nastro conta le valigie. Con B il nastro va più veloce.
luggage-hands-ready = Ci sei? Premi la A verde!
    .a = Ci sono!
luggage-hands-you-are-ready = Ci sei. In attesa degli altri…
luggage-hands-well-played = Finito! Ben giocato.
luggage-hands-watch = È il turno di { SEAT($seat) }. Guarda e ricorda!
luggage-hands-only-found = Da parte va solo ciò che la luce ha trovato: prima avvicina la valigia al tuo lettore.
luggage-hands-not-aside = La luce ha detto no: rimetti la valigia.
luggage-hands-press-b-first = Premi B per ritirare l'ultima coppia.
luggage-hands-next = Clicca il tuo mazzo: tocca al prossimo passeggero.
luggage-hands-flip = Clicca il tuo mazzo per girare il prossimo passeggero.
luggage-hands-pick = Prendi una valigia con lo stesso motivo { $lies ->
        [rows] dalle file
       *[belt] dal nastro
    }.
luggage-hands-look-and-tap = Clicca la valigia per guardarci dentro, poi avvicinala al tuo lettore.
luggage-hands-look-secretly = Clicca la valigia per guardarci dentro. Psst, in segreto!
luggage-hands-tap = Avvicinala al tuo lettore: la luce dice di chi è.
luggage-hands-found = È quella! Metti da parte valigia e passeggero.
luggage-hands-not-yours =
    { $pattern ->
        [other] Non è tua: il tuo passeggero ha un altro motivo.
       *[same] Non è tua.
    } Rimettila { $lies ->
        [rows] nella sua fila
       *[belt] sul nastro
    } e gira il prossimo passeggero.
luggage-hands-put-back = Rimettila { $lies ->
        [rows] nella sua fila
       *[belt] sul nastro
    }.
luggage-hands-whose = Tua, o smarrita? Metti da parte tutto. Di un altro? Rimettila { $lies ->
        [rows] nella sua fila
       *[belt] sul nastro
    }.
luggage-hands-lay-passenger = Posa il passeggero sulla pila scoperta.
luggage-hands-done = Passeggeri finiti! Premi la A verde: finito!
    .a = Finito!
luggage-hands-all-shown = Le tue coppie sono tutte mostrate. In attesa degli altri…
luggage-hands-show-it = Avvicinala al tuo lettore, poi posala con le coppie mostrate.
luggage-hands-show-pairs = Mostra le tue coppie: cliccale, una dopo l'altra.
luggage-hands-was-that-all = È tutto? Premi la A verde.
    .a = È tutto
luggage-hands-say-done = I passeggeri sono finiti: premi la A verde per dire «Finito!»
luggage-hands-find-the-same = Questo passeggero aspetta: trova una valigia con lo stesso motivo.
luggage-hands-pairs-go-here = Qui vanno le coppie che hai trovato.
luggage-hands-hand-is-empty = Hai la mano vuota: prima prendi una valigia.
luggage-hands-may-not-look = Ora non puoi guardare lì: una valigia si guarda nella propria mano, mentre si cerca.
luggage-hands-hand-is-full = Hai la mano piena: prima rimetti o metti da parte la valigia.
luggage-hands-flip-first = Prima gira un passeggero, poi puoi mettere da parte una coppia.
luggage-hands-lay-passenger-first = Hai in mano un passeggero: prima posalo sulla tua pila scoperta.
luggage-hands-too-late = Troppo tardi: qualcuno è stato più veloce.
luggage-hands-belt-is-full = Il nastro è pieno: aspetta un attimo.
luggage-hands-still-reading = Un attimo: il lettore legge ancora.
luggage-hands-at-draw = Mazzo
luggage-hands-at-action = Pila scoperta
luggage-hands-at-aside = Da parte
luggage-hands-at-shown = Mostrate
luggage-hands-put-back-here = Rimettila qui
luggage-hands-reclaim = RITIRO BAGAGLI
luggage-hands-suitcases-found = { $found } valigie su { $expected } trovate

## The rules in short

luggage-rules-1 = Trova le valigie dei tuoi passeggeri prima degli altri.
luggage-rules-2 = Tutti insieme: gira un passeggero, prendi dal nastro una valigia con lo stesso motivo e guardaci dentro senza che altri la vedano.
luggage-rules-3 = È del tuo passeggero, o è smarrita: metti da parte tutt'e due. È di un altro: rimettila e gira il prossimo passeggero.
luggage-rules-4 = Una valigia per passeggero: nessuno ne prende un'altra prima di girare.
luggage-rules-5 = Quando il mazzo è vuoto, rigira la pila e continua. Niente più passeggeri? Di' «Finito!»: la manche finisce per tutti.
luggage-rules-6 = Ogni coppia giusta vale 1 punto; bagagli smarriti e coppie sbagliate niente.
luggage-rules-7 = Dopo l'ultima manche vince chi ha più punti.

## Climaxes and the log

luggage-stage-done = { SEAT($seat) } ha l'ultima valigia: finito!
luggage-stage-hands-off = Via le mani: si conta il nastro.
luggage-stage-turns = { SEAT($seat) } gira: { SUITCASE($suitcase) }
luggage-stage-match = È quella giusta per { SEAT($seat) }!
luggage-stage-lost = Bagaglio smarrito per { SEAT($seat) }!
luggage-stage-other = È di qualcun altro.
luggage-log-done = { SEAT($seat) }: finito!
luggage-log-match = { SEAT($seat) } ha trovato la valigia giusta: { PASSENGER($passenger) }
luggage-log-lost = { SEAT($seat) } ha trovato un bagaglio smarrito: { PASSENGER($passenger) }
luggage-log-other = { SEAT($seat) } ha mostrato una valigia sbagliata: { PASSENGER($passenger) }
luggage-log-turned = { SEAT($seat) } ha girato: { SUITCASE($suitcase) }, { PASSENGER($passenger) }
luggage-known-holds = { SEAT($seat) } ha una valigia: { SUITCASE($pattern) }
luggage-known-off = Fuori dal nastro: { SUITCASE($patterns) }

## Nomi

luggage-screen-best = record: { $points }
# A look where a suitcase lies

luggage-hands-look-in-hand = Nessuno può guardare sotto una valigia dove si trova. Cliccala.
## Lessons

luggage-lesson-ready = Si gioca tutti insieme. Metti una mano sul tuo mazzo e premi A; la manche inizia quando l'hanno fatto tutti.
    .window = Si gioca tutti insieme: la manche inizia quando l'hanno detto tutti.
luggage-lesson-flip = Gira la prima carta del tuo mazzo: ora cerchi la valigia di quel passeggero.
luggage-lesson-grab = Prendi dal nastro una valigia con il motivo del passeggero e guardane il retro senza farlo vedere.
luggage-lesson-tap = Avvicinala al tuo lettore. Verde fisso o due lampi gialli: metti da parte tutt'e due. Rosso che lampeggia: rimettila e gira il prossimo.
    .window = Controlla di chi è. Del tuo passeggero, o smarrita: metti da parte tutt'e due. Di un altro: rimettila e gira il prossimo.
luggage-lesson-judge = Giudica tu: se è del passeggero o smarrita, metti da parte tutt'e due; se è di altri, rimettila e gira il prossimo.
luggage-lesson-done = Niente più passeggeri? Premi A e di' «Finito!»: la manche finisce per tutti.
    .window = Niente più passeggeri? Di' «Finito!»: la manche finisce per tutti.
luggage-lesson-check = Mostra le tue coppie: avvicina ogni passeggero, poi la sua valigia. Premi A quando è tutto.
    .window = Mostra le tue coppie, una dopo l'altra; poi di' che è tutto.
luggage-lesson-memory = A ogni turno si gira una valigia e la si avvicina. Ricorda di chi era: se non è del tuo passeggero, torna a posto.
    .window = A ogni turno si gira una valigia. Ricorda di chi era: se non è del tuo passeggero, torna a posto.

## Why: a sentence for each ruling (docs/rulings-luggage.md)

luggage-rule-3 = Si cerca una valigia solo con un passeggero scoperto.
luggage-rule-4 = Una mano tiene una sola valigia.
luggage-rule-6 = La valigia è di chi l'ha sollevata per primo.
luggage-rule-8 = Ciò che è da parte resta lì fino alla verifica.
luggage-rule-10 = Ha finito chi non ha più passeggeri; smarriti ed errati contano come andati.
luggage-rule-11 = Dopo «Finito!» non conta più nulla: vale il momento in cui si è messo da parte.
luggage-rule-12 = In una manche possono finire in più; aspettano gli altri.
luggage-rule-14 = Da regolamento il tavolo verifica alla fine, davanti a tutti: ogni passeggero, poi la valigia.
luggage-rule-15 = La partita è decisa: vince chi ha più punti, e chi è pari vince insieme.
luggage-rule-16 = Per una nuova manche tutto torna e si mescola; una carta conta solo per chi l'ha ricevuta.
luggage-rule-17 = Il tavolo chiude una manche da sé solo se nessuno può finirla o scade il tempo deciso.
luggage-rule-18 = Nel gioco per i più piccoli ogni turno è di un giocatore e di una valigia, con meno pezzi.
luggage-rule-19 = Prima il nastro impara le sue valigie; poi la manche inizia quando a tutti i posti si è premuto A.
luggage-rule-20 = Giocano solo i posti che partecipano, due o più.
luggage-option-rounds = Manche: { $value }

## Memoria: prima un passeggero

luggage-play-memory-flip = Gira un passeggero e avvicinalo.
    .remedy = È il turno di { SEAT($active) }.
luggage-play-memory-turned-flip = Girata: { SUITCASE($pattern) }, { $face ->
        [lost] smarrita
       *[other] { PASSENGER($face) }
    }.
    .remedy = È il turno di { SEAT($active) }: gira un passeggero e avvicinalo.
## A passenger that was flipped too early, in turns
luggage-hands-too-early = Troppo presto: clicca il passeggero scoperto, e torna nel tuo mazzo.
luggage-hands-tap-passenger = Clicca il passeggero scoperto: il tuo lettore non l'ha ancora letto.

## Una manche da regolamento, a mano

luggage-hands-other-pattern = Non è il motivo del tuo passeggero: rimettila sul nastro senza guardare.
luggage-hands-look-first = Prima guardaci dentro: clicca la valigia.
luggage-hands-too-late-for-it = Troppo tardi per questa: rimettila sul nastro.
luggage-hands-nothing-to-show = Non hai coppie da mostrare: premi la A verde.
luggage-log-back = { SEAT($seat) } ha ritirato la coppia: { PASSENGER($passenger) }
luggage-story-fastest = { SEAT($seat) } fa il ritrovamento più rapido: { $seconds } s
luggage-story-streak = { SEAT($seat) } trova più valigie di fila di tutti: { $count }
luggage-story-lost = { SEAT($seat) } ha più bagagli smarriti di tutti: { $count }
luggage-story-wrong = { SEAT($seat) } guarda più valigie sbagliate di tutti: { $count }
luggage-story-sure = { SEAT($seat) } guarda meno valigie sbagliate di tutti: { $count }
luggage-story-round = { SEAT($seat) } fa la migliore manche di tutte: { $count }

# ---- phones ---------------------------------------------------------------------------------------

luggage-page-suitcase = Una valigia: { SUITCASE($suitcase) }
