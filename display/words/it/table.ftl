# Il tavolo, qualunque sia il gioco: italiano.

## Names

seat-red = Rosso
seat-blue = Blu
seat-green = Verde
seat-yellow = Giallo
seat-orange = Arancio
seat-purple = Viola
seat-white = Bianco
seat-black = Nero

## What a screen says by itself

screen-waiting = In attesa del tavolo
screen-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
screen-simulated = TAVOLO SIMULATO
screen-joining = Prendi posto: { GAME($game) }
screen-press-a = Premi A
screen-joined = A bordo
screen-holding = Tiene premuto A
screen-turn = Tocca a te
screen-winners =
    { $count ->
        [0] La partita è finita
        [one] Vince { NAMES($seats) }!
       *[other] Vincono { NAMES($seats) }!
    }
screen-facts = Cifre
screen-result = Risultato
screen-replay = Replay: { $number } di { $last }
screen-replay-keys =
    { $paused ->
        [true] Spazio: continua
       *[false] Spazio: pausa
    }
screen-figures-points = Punti per manche
screen-figures-times = Secondi per trovare
screen-report-match = Partita { $number }
screen-report-table = Tavolo { $name }
screen-report-undated = Data sconosciuta
screen-report-about = circa { $text }
screen-report-round = Manche { $number }
screen-report-open = Interrotta: ecco a che punto è.
screen-report-abandoned = Chiusa prima della fine dell'ultima manche.
screen-report-course = L'andamento della partita: punti
screen-report-minutes = Minuti
screen-report-moves =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
screen-report-turns = Secondi per mossa
screen-report-note-turns = Secondi per mossa: dalla mossa precedente, di chiunque sia. Il valore è la mediana.
screen-print-count =
    { $format ->
        [card] { $count } carte
        [tile] { $count } valigie
        [token] { $count } gettoni tesoro
        [vote] { $count } gettoni bluff
        [pawn] { $count } pedine
        [board] un tabellone
       *[other] { $count } pezzi
    }
screen-print-caption =
    { GAME($game) } · pagina { $number } di { $of } · { $side ->
        [front] fronte
        [back] retro
       *[inside] interno
    }
screen-print-scale = Stampa al 100 % («dimensioni reali»), fronte e retro, girando sul lato lungo. I righelli qui sotto sono lunghi 100 mm: misurali.
screen-print-register = Guarda il foglio controluce: le croci del fronte e del retro devono coincidere. Se distano più di 1 mm, correggi i margini nelle impostazioni della stampante.
screen-print-cut = Stampa gli altri fogli su carta robusta (almeno 200 g/m²) e taglia lungo i segni.
screen-print-tag-cards = Attacca un adesivo con chip sull'anello sul retro di ogni pezzo che ne ha uno, sempre nello stesso punto. Bustine dal retro opaco lo nascondono.
screen-print-tag-tiles = Dove segue una pagina «interno», stampa queste pagine su un solo lato. Incolla «interno» sul cartone, con un adesivo su ogni anello, poi il fronte sopra e il retro sotto.
screen-print-enrol = Mantieni l'ordine, riga per riga: la pagina di manutenzione chiede i pezzi come stanno sui fogli.
screen-rule = Regola { $rule }
screen-more-faults = e altri { $count }
screen-lost-contact = Nessun contatto
screen-battery-low = PILE DEBOLI
screen-battery-empty = PILE SCARICHE
screen-battery-unknown = PILE: NESSUN DATO
table-and = { $some } e { $last }

## What the table says

table-resume = Una partita è rimasta a metà. Che ne facciamo?
    .remedy = B: avanti, A: scegli.
table-so-far =
    { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    } in { $minutes } min finora.
    .remedy = La partita continua da lì.
table-so-far-led =
    { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    } in { $minutes } min finora; { $game ->
        [captain-bluff] { SEAT($leader) } ha { $points ->
            [one] { $points } carta
           *[other] { $points } carte
        } in meno che all'inizio
        [bluff-pirate] { SEAT($leader) } ha meno strada di tutti fino al tesoro
       *[other] { SEAT($leader) } è in testa con { $points }
    }.
    .remedy = La partita continua da lì.
table-replaced = Questo pezzo è doppio: un altro è stato letto al suo posto, quindi questo non conta.
    .remedy = Metti questo nella scatola e gioca con l'altro.
table-disk =
    { $fault ->
        [full] il disco è pieno
        [read-only] il disco è in sola lettura
        [failing] il disco dà errori
        [unopened] il registro non si apre
        [damaged] il registro è danneggiato
        [no-database] il file del registro è un'altra cosa
        [busy] un altro programma scrive nel registro
        [changed] un altro programma ha cambiato il registro
        [silent] il disco non risponde
       *[other] il registro non si può scrivere
    }
table-not-recorded = Questo non viene salvato: { table-disk }.
    .remedy = Continua; se manca la corrente, il seguito va perso.
table-cannot-record = Nessuna partita può iniziare: { table-disk }.
    .remedy =
        { $fault ->
            [busy] Chiudi quel programma, poi riprova.
            [changed] Chiudi quel programma, poi riprova.
           *[other] Libera spazio sul disco o cambialo, poi riprova.
        }
table-resumed = La partita riprende da dove era quando è stata interrotta.
    .remedy = Continua; o avvicina la carta Conteggio, e si contano le carte in mano.
table-cannot-resume =
    Questa partita non può continuare: { $why ->
        [no-game] qui non c'è il gioco «{ $game }»
        [no-seat] questo tavolo non ha il posto { CHAIR($seat) }
        [not-laid-out] i pezzi non possono stare come stavano allora
        [rules] i dati salvati non seguono le regole
        [damaged] i dati salvati sono danneggiati
       *[unread] i dati salvati non si leggono
    }.
    .remedy = Abbandonala; le sue mosse restano nello storico.
table-cannot-lay-out = «{ $game }» non si può preparare a questo tavolo: le regole e i pezzi si contraddicono.
    .remedy = Scegli un altro gioco, e dillo a chi l'ha scritto.
table-journal-damaged = Il registro era danneggiato. È conservato come { $file }; ne è iniziato uno nuovo.
    .remedy = Continua; tutto ciò che era sano è stato ripreso.
table-unkept-why =
    { $why ->
        [full] la scheda è piena
        [card] la scheda non accetta più nulla
        [read-only] il disco si può solo leggere
        [failing] punti della scheda sono illeggibili
        [gone] la scheda ha perso il posto dei suoi dati
        [superblock] l'inizio dei dati sulla scheda è danneggiato
        [journal] il diario dei dati sulla scheda è danneggiato
        [damaged] i dati sulla scheda sono danneggiati
       *[other] i dati sulla scheda sono illeggibili
    }
table-unkept = Non si può conservare nulla: { table-unkept-why }.
    .remedy =
        { $rest ->
            [nothing] Qui non si legge nulla di quanto giocato, e non vi si scrive nulla. Metti via questa scheda e scrivine una nuova.
            [part] Parte di quanto giocato è illeggibile; non vi si scrive nulla. Salva una copia e scrivi una scheda nuova.
           *[read] Tutto quanto giocato c'è ancora, e non vi si scrive nulla. Salva una copia e scrivi una scheda nuova.
        }
table-unkept-on = Non si conserva nulla: { table-unkept-why }.
    .remedy = Continua; spento il tavolo, ciò che si gioca ora è dimenticato.
table-unkept-asks = E adesso?
    .remedy = B: avanti, A: scegli.
table-journal-newer = Una versione più nuova ha registrato partite che questa non sa leggere. Sono conservate per quella.
    .remedy = Continua; anche ciò che si gioca ora è conservato.
table-nothing-to-undo = Non è ancora successo nulla.
    .remedy = Continua.
table-revealed = L'ultima mossa ha mostrato qualcosa a qualcuno: non si può annullare.
    .remedy = Continua.
table-move-of-another = L'ultima mossa è di { SEAT($seat) }.
    .remedy = Per annullarla, avvicina la carta Annulla al lettore di { SEAT($seat) }.
table-attract = Premi A per giocare, o B per un altro gioco.
table-attract-touch = Tocca lo schermo, o premi un tasto, per giocare.
table-welcome = Benvenuti! Il tavolo è simulato finché non indichi il tuo.
    .remedy = Tavolo, lingua e WiFi stanno in reclaim.toml sulla scheda, per ogni computer.
table-joining = Premi A per entrare. Quando ci sono tutti, tieni premuto A.
table-options = B: avanti, A: scegli.
table-foreign = Non è un pezzo del gioco: non conta, e non se ne salva nulla.
    .remedy = Avvicina solo i pezzi.
table-one-at-a-time = Due pezzi insieme: nessuno conta.
    .remedy = Togli entrambi; avvicinane uno alla volta.
table-two-pads = Questo pezzo è ancora letto altrove, quindi qui non conta.
    .remedy = Avvicinalo a un posto solo.
table-battery-low = Le pile del nastro sono deboli.
    .remedy = Tieni pronte pile nuove.
table-battery-on = Da sei ore non c'è nessuno, e le pile del nastro sono accese.
    .remedy = Spegnile finché qualcuno non gioca.
table-battery-empty = Le pile del nastro sono scariche.
    .remedy = Finisci questa manche, poi metti pile nuove.
table-other-game = Questo pezzo è di un altro gioco.
    .remedy = Rimettilo nella sua scatola.
table-not-held = Per quanto il tavolo ha visto, non hai in mano questa carta.
    .remedy = Rimettila dov'era.
table-count-at-pads = Si contano le mani.
    .remedy = Avvicina ogni carta della tua mano al tuo lettore.
table-nothing-to-count = Ora non c'è niente da contare.
    .remedy = Continua.
table-full = { GAME($game) } è per { $count } giocatori al massimo.
    .remedy = Prima qualcuno deve uscire con B.
table-too-few = Per { GAME($game) } servono { $count } giocatori.
    .remedy = Premi A a un altro posto per entrare.
table-chair-taken = Lì siede { SEAT($seat) }.
    .remedy = Scegli un altro posto.
table-means-nothing = Qui ora questo pezzo non serve.
    .remedy = Riprendilo e fai ciò che chiede lo schermo.
table-nobody-plays-here = A questo posto non gioca nessuno.
    .remedy = Usa lettore e pulsanti di un posto dove si gioca.
table-nothing-to-choose = Ora non c'è niente da scegliere.
    .remedy = Fai ciò che chiede lo schermo.
table-others-choice = Ora sceglie { SEAT($seat) }.
    .remedy = Lascia stare i pulsanti fino al tuo turno.
table-too-soon = Prima tutti possono guardare.
    .remedy = Premi di nuovo tra un attimo.
table-first-counts = Due pezzi insieme: conta solo quello che c'era già.
    .remedy = Togli entrambi; avvicinane uno alla volta.
table-rests = La partita è in pausa.
    .remedy = B: avanti, A: scegli.
table-nobody-plays = La partita è in pausa: questo non conta.
    .remedy = Avvicina la carta Pausa, o scegli «Continua».
table-for-another = Questo deve farlo { SEAT($seat) }.
    .remedy = Rimetti il pezzo dov'era.
table-own-pad = A questo lettore, quella carta la deve avvicinare qualcun altro.
    .remedy = Avvicinala al tuo lettore.
table-still-here = { SEAT($seat) }: ci sei ancora?
    .remedy = Premi un pulsante o tocca il tuo lettore entro dieci secondi, o la partita continua senza di te.
table-stays = { SEAT($seat) } c'è ancora.
table-has-left = { SEAT($seat) } ha lasciato la partita.
    .remedy = Di ritorno? Avvicina la carta Pausa.
table-anybody-there = C'è ancora qualcuno?
    .remedy = Premi un pulsante entro 20 secondi, o questo si chiude.
table-not-this-one = Non è la carta che serve.
    .remedy = Rimettila a posto; avvicina la prossima.
table-lost-again = La partita continua quando risponde.
table-reader-lost-bus = { READER($reader) } non risponde: il suo bus dà solo { $value }h.
    .remedy = Controlla alimentazione, massa e MISO. { table-lost-again }
table-reader-lost-chip = { READER($reader) } non risponde come un MFRC522: si legge { $value }h.
    .remedy = Controlla i cavi, o cambialo. { table-lost-again }
table-reader-lost-reset = { READER($reader) } non risponde: il chip ha dimenticato le impostazioni.
    .remedy = Viene reimpostato. Se capita spesso, controlla l'alimentazione.
table-reader-lost-antenna = { READER($reader) } non risponde: l'antenna ha cambiato stato da sola.
    .remedy = Viene reimpostato. { table-lost-again }
table-reader-lost-encrypting = { READER($reader) } non risponde: il chip cifra ciò che invia.
    .remedy = Viene reimpostato. { table-lost-again }
table-reader-lost-other = { READER($reader) } non risponde: la stazione segnala un guasto qui sconosciuto.
    .remedy = Carica sulla stazione il firmware di questa versione. { table-lost-again }
table-seat-lost-absent = Il posto { CHAIR($seat) } non risponde: { $port } non esiste.
    .remedy = Collega la sua stazione. { table-lost-again }
table-seat-lost-held = Il posto { CHAIR($seat) } non risponde: un altro programma usa { $port }.
    .remedy = Chiudi quel programma, o indica un'altra porta nel file del tavolo.
table-seat-lost-denied = Il posto { CHAIR($seat) } non risponde: Reclaim non può aprire { $port }.
    .remedy = Dai al suo utente il diritto di aprire { $port }: aggiungilo al gruppo dialout.
table-seat-lost-forbidden = Il posto { CHAIR($seat) } non risponde: il sistema vieta { $port } a Reclaim.
    .remedy = Installa di nuovo questa versione: i suoi servizi dicono che cosa Reclaim può aprire.
table-seat-lost-unopened = Il posto { CHAIR($seat) } non risponde: { $port } non si apre come porta seriale.
    .remedy = Indica la porta giusta nel file del tavolo.
table-seat-lost-unplugged = Il posto { CHAIR($seat) } non risponde: la stazione è stata staccata da { $port }.
    .remedy = Ricollegala. { table-lost-again }
table-seat-lost-deaf = Il posto { CHAIR($seat) } non risponde: la stazione su { $port } non accetta nulla.
    .remedy = Staccala e ricollegala. { table-lost-again }
table-seat-lost-silent = Il posto { CHAIR($seat) } non risponde: la stazione su { $port } tace da { $seconds } s.
    .remedy = Staccala e ricollegala. { table-lost-again }
table-seat-lost-garbled = Il posto { CHAIR($seat) } non risponde: ciò che arriva da { $port } non ha senso.
    .remedy = Carica sulla stazione il firmware di questa versione, o indica la porta giusta nel file del tavolo.
table-seat-lost-restarted = Il posto { CHAIR($seat) } non risponde: la stazione su { $port } si è riavviata.
    .remedy = { table-lost-again }

## Choices

table-menu-back = Indietro
table-menu-start = Inizia
table-menu-which-game = Quale gioco?
table-menu-game = Gioco: { GAME($game) }
table-menu-bots = Bot: { $count }
table-menu-level =
    I bot giocano: { $level ->
        [easy] con calma
        [normal] bene
       *[sharp] per vincere
    }
table-menu-levels-differ = I bot giocano: ognuno al suo livello
table-menu-each-bot = Ogni bot
table-menu-one-bot = { SEAT($seat) } ({ CHAIR($seat) }): { table-bot }
table-bot =
    { $level ->
        [easy] gioca con calma
        [normal] gioca bene
       *[sharp] gioca per vincere
    }, { $temper ->
        [bold] con audacia
        [careful] con prudenza
        [greedy] con avidità
        [grudging] con rancore
        [hasty] in fretta
       *[even] senza fretta
    }
table-menu-options = Opzioni
table-menu-language = Lingua/Language: { LANGUAGE($language) }
table-menu-who-plays = Entra o esci
table-menu-over = E adesso?
table-menu-again = Rigioca
table-menu-another-game = Un altro gioco
table-menu-watch-again = Rivedila
table-menu-watching = Ancora una volta
table-menu-watch-stop = Basta così
table-menu-watch-pause = Ferma o continua
table-menu-watch-back = Uno indietro
table-menu-watch-on = Uno avanti
table-menu-watch-faster = Più veloce
table-menu-watch-slower = Più lento
table-menu-other-bots = Altri bot
table-menu-resume = Continua
table-menu-later = Tienila per dopo
table-menu-abandon = Abbandonala
table-menu-abandon-yes = Sì: abbandonala
table-menu-unkept = E adesso?
table-menu-unkept-look-after = Manutenzione: copia, log, spegnimento
table-menu-unkept-play = Gioca; non ne resterà nulla
table-menu-tap-own-pad = Avvicinala al tuo lettore
table-menu-withdraw = Scegli altro
table-menu-rests = Partita in pausa
table-menu-go-on = Continua
table-menu-leaves = Qualcuno esce
table-menu-comes-back = Qualcuno torna
table-menu-end-match = Fine partita: tutti tengono premuto A
table-menu-unreadable = Una carta non si legge
table-menu-wrong = Qualcosa non va?
table-menu-which-card = La carta è
table-menu-tap-or-name = Avvicinala, o di' qual è
table-menu-yes-this-card = Sì, questa carta
table-menu-tap-or-choose =
    { $spots ->
        [0] Scegli, poi avvicina una carta
       *[other] { table-menu-tap-a-card }
    }
table-menu-end-turn = Finisci il turno
table-menu-take-last-back = Riprendi l'ultima
table-menu-tap-a-card = Avvicina una carta
table-menu-tap-each = Avvicina ogni carta al suo lettore
table-menu-dealt = Tutte le carte sono distribuite
table-menu-whose-card = Di chi è la carta?
table-menu-deal-again = Ridistribuisci
table-menu-all-dealt-again = Ridistribuire tutte le carte?
table-menu-yes-collect = Sì, raccogli le carte
table-menu-what-is-done = Che cosa se ne fa?
table-menu-discard = Scarta una carta
table-menu-is-discarded = Viene scartata
table-seat = { SEAT($seat) }
table-game = { GAME($game) }
table-menu-yes-has-it = Sì, ce l'ha { SEAT($seat) }
table-uncounted =
    { SEAT($seat) }: { $count ->
        [one] una carta della tua mano non è ancora contata.
       *[other] { $count } carte della tua mano non sono ancora contate.
    }
    .remedy = Avvicina al tuo lettore ciò che manca, o tutti tengono premuto A per continuare.
table-battery-low-rounds =
    Le pile del nastro sono deboli: ancora { $rounds } { $rounds ->
        [one] manche
       *[other] manche
    } circa.
    .remedy = Tieni pronte pile nuove.
table-stand-in-pad = { SEAT($seat) } non c'è più: avvicina le sue carte al lettore di { SEAT($receiver) }, una alla volta, senza guardarle.
    .remedy = Il tavolo prende quella che serve; rimetti le altre.
table-stand-in-spot = { SEAT($seat) } non c'è più: avvicina le sue carte sulla zona { $spot }, una alla volta, senza guardarle.
    .remedy = Il tavolo prende quella che serve; rimetti le altre.
table-undo-or-play-on = Avvicina la carta Annulla, o continua così.
table-belt-again =
    { $retry ->
        [none] Poi premi A, e riparte.
       *[other] Tra { $retry } s riprova, piano.
    }
table-place = { PLACE($place) }
place-deck = Mazzo
table-place-discards = Scarti
place-spot = Zona
table-belt-fault-no-current = Il nastro non gira, e il motore non assorbe corrente.
    .remedy = Guarda le pile, il cavo del motore e il suo driver. { table-belt-again }
table-belt-fault-encoder-dead = L'encoder tace, ma il motore assorbe come se il nastro girasse.
    .remedy = Guarda l'encoder, il suo disco e il suo cavo. { table-belt-again }
table-belt-fault-jam = Il nastro non gira, ma il motore ha corrente.
    .remedy = Togli ciò che lo blocca. Se non c'è nulla, guarda l'encoder e il suo cavo. { table-belt-again }
table-belt-fault-runaway = Il nastro va più veloce di quanto deve.
    .remedy = Via le mani; guarda l'encoder e il driver del motore. { table-belt-again }
table-belt-fault-miscount = I giri contati dall'encoder non vanno d'accordo con le etichette sul nastro.
    .remedy = Guarda l'encoder, il suo disco e il suo cavo, e pulses_per_turn nel file del tavolo. { table-belt-again }
table-belt-fault-run-limit = Il nastro ha girato quanto il file del tavolo permette in una volta.
    .remedy = Fallo ripartire se il gioco continua. { table-belt-again }
screen-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
table-belt-warning-index-silent = L'indice dell'encoder tace: da allora { $counted } impulsi, e un giro ne ha { $expected }.
    .remedy = Guarda il sensore d'indice e il suo cavo. Fino ad allora gli impulsi persi restano persi.
table-belt-warning-index-disagrees = Secondo l'indice l'encoder dà { $counted } impulsi al giro; il file del tavolo dice { $expected }.
    .remedy = Correggi pulses_per_turn, o guarda il disco, il sensore e il suo cavo.
table-belt-warning-no-current-sensed = Il nastro gira, e la sua corrente segna 0 A.
    .remedy = Guarda il sensore di corrente e il suo cavo. Fino ad allora un encoder guasto sembra un blocco.
table-look-at-battery = Guarda le pile, l'ADC e i loro cavi.
table-belt-warning-adc-silent = L'ADC che misura le pile non risponde.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-absent = Le pile segnano { $volts } V: non sono collegate, o non lo è il loro ADC.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-too-high = Le pile segnano { $volts } V, il massimo che il loro ADC può misurare.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-jumps = La tensione delle pile salta tra { $least } e { $most } V.
    .remedy = { table-look-at-battery }
table-belt-fault-no-motor = Questo nastro non ha motore.
    .remedy = Gira il nastro a mano. { table-belt-again }
table-belt-fault-forwards-only = Questo nastro va solo in avanti.
    .remedy = Chiedi una velocità in avanti. { table-belt-again }
table-belt-fault-battery-empty = Le pile del motore sono scariche: così non inizia nessuna manche.
    .remedy = Metti pile nuove. { table-belt-again }

## The window's menu

screen-menu-go-on = Continua
screen-menu-play-on = Continua a giocare
screen-menu-rules = Regole
screen-menu-log =
    { $on ->
        [yes] Nascondi che cosa è successo
       *[no] Mostra che cosa è successo
    }
screen-menu-language = Lingua: { LANGUAGE($language) }
screen-menu-sound =
    Suono: { $on ->
        [yes] sì
       *[no] no
    }
screen-menu-full-screen =
    Schermo intero: { $on ->
        [yes] sì
       *[no] no
    }
screen-menu-another-game = Un altro gioco
screen-menu-yes-end = Sì: la partita finisce
screen-menu-leave = Lascia la partita
screen-menu-yes-leave = Sì: un bot gioca per me
screen-menu-quit = Esci
screen-menu-people = Persone a questo schermo: { $count }
screen-menu-operator = Cura il tavolo

## What the virtual table says

hands-or = { $some } o { $last }
hands-wait-for-table = In attesa del tavolo…
hands-lay-down-first = Prima posa ciò che hai in mano.
hands-rests = La partita è in pausa. Scegli una riga, o clicca la carta Pausa per continuare.
hands-card-undo = Annulla
hands-card-recount = Conteggio
hands-card-pause = Pausa
hands-card-language = Lingua
hands-card-operator = Manutenzione
hands-match-over = E adesso? Scegli una riga, o premi la A verde per rigiocare.
hands-watching = Stai guardando: questa partita la giocano altri.
hands-hold-a-to-start = Tieni premuta la A verde per iniziare, quando ci sono tutti.
hands-press-a-to-join = Premi la A verde per entrare.
hands-press-a-to-play = Clicca un gioco, o premi la A verde per giocare.
hands-round-over = La manche è finita. Dai un'occhiata, poi premi la A verde per la prossima.
hands-not-heard = Il tavolo non l'ha letta. Avvicinala di nuovo, o rimettila a posto.
hands-not-chosen = Nel frattempo la scelta è cambiata: guarda di nuovo.
hands-nothing-left = Qui non è rimasto nulla.
hands-no-room = Qui non c'è spazio: riprova.
hands-did-not-work = Non ha funzionato: guarda di nuovo.
hands-hand-is-full = Hai la mano piena: prima posa la tua carta.
hands-hand-is-empty = Hai la mano vuota: prima clicca una delle tue carte.
hands-still-reading = Un attimo: la carta è ancora in lettura.
hands-somebody-elses = Queste sono di qualcun altro: lasciale stare.
hands-card-is-gone = Quella carta non c'è più: guarda di nuovo.
hands-may-not-look = Resta coperta: ora non puoi guardarla.
hands-not-playing = Non giochi questa partita: aspetta che finisca.
hands-not-joined = Altri stanno per giocare: prima entra, con A.
hands-nothing-lies-here = Qui non c'è nulla. Prima prendi una delle tue carte.
hands-no-cards-left = Qui le carte sono finite.
hands-cards-of = Sono le carte di { SEAT($seat) }. Prima prendine una tua.
hands-cards-are-drawn-here = Qui si pesca. Prima rimetti la tua carta in mano.
hands-chooses-here = Qui sceglie { SEAT($seat) }.
hands-chooses = Sceglie { SEAT($seat) }
hands-your-choice = Scegli tu
hands-your-turn = Tocca a te.
hands-your-turn-to = Tocca a te: { $asked }
hands-your-turn-asked = Tocca a te. { $asked }
hands-turn-of = È il turno di { SEAT($seat) }.
hands-turn-of-put-back = È il turno di { SEAT($seat) }: rimetti la carta. Cliccala, o premi Esc.
hands-put-back = Rimetti la carta dov'era: cliccala, o premi Esc.
hands-wait-for-others = Aspetta gli altri.
hands-draw-or-else = Clicca il mazzo per pescare, o ciò che brilla.
hands-draw-a-card = Pesca una carta: clicca il mazzo.
hands-drawn =
    { $count ->
        [one] Finora ne hai una.
       *[other] Finora ne hai { $count }.
    }
hands-answered = Hai risposto. Tieni premuto V per vederla.
hands-answer-secretly = Rispondi con A o B: nessuno vede quale.
hands-take-a-card-of = Prendi una carta di { SEAT($seat) }: clicca un dorso.
hands-click-card = Clicca una carta.
hands-click-card-or-line = Clicca una carta, o scegli una riga.
hands-choose-a-line = Scegli una riga: cliccala, o premi B e A.
hands-choose-line = Scegli una riga.
hands-hold-to-look = Guarda sotto la carta che brilla: tieni premuto lì il tasto destro, o un dito.
hands-remember = Ricorda quello che vedi.
hands-turn-each = Clicca ogni carta coperta.
hands-turn-each-or-a = Clicca ogni carta coperta, o premi la A verde per tutte.
hands-is-that-so = È così? Scegli una riga.
hands-click-it-or-line = Cliccala, o scegli una riga.
hands-click-it = Cliccala.
hands-look-again = Guarda di nuovo: lì non c'è quello.
hands-what-is-it = Che cos'è?
hands-lay-it-down = Il tavolo l'ha letta. Posala: clicca { $where }.
hands-belongs-elsewhere = Il suo posto è dove brilla.
hands-make-it-yours = Avvicinala al tuo lettore ed è tua: clicca le tue carte.
hands-where-to-or-choose = Dove? Clicca { $where }, o scegli una riga. Un clic sulla carta, o Esc, la rimette.
hands-choose-what-it-is = A che cosa serve? Scegli una riga. Un clic sulla carta, o Esc, la rimette.
hands-does-not-fit = Questa carta non va lì.
hands-where-to = Dove? Clicca { $where }. Un clic sulla carta, o Esc, la rimette.
hands-another-player = un altro giocatore
hands-glowing-place = un posto che brilla
hands-the-place = «{ $place }»
hands-the-place-at = «{ $place }», zona { $spot }
hands-the-spot = la zona { $spot }
hands-the-deck = il mazzo
hands-your-cards = le tue carte
hands-your-pad = il tuo lettore
hands-only-you-see = Lo vedi solo tu
hands-sorted-emblem = Le tue carte, per simbolo
hands-sorted-number = Le tue carte, per numero
hands-sorted-dealt = Le tue carte, come arrivate
hands-at-hand = In mano
hands-at-pad = Lettore
hands-key-escape = Esc
hands-key-space = Spazio
hands-button-a = sì · fatto
hands-button-b = avanti · indietro
hands-you = tu
hands-seat-out-of-reach = nessun contatto
hands-seat-done = Finito!
hands-seat-ready = ok
hands-seat-empty = posto libero
hands-seat-bot = bot
hands-curtain-name = { SEAT($seat) }, lo schermo è tuo
hands-curtain-how = Premi Spazio, o clicca, quando guardi solo tu.

table-staged = Guarda!
    .remedy = Premi A quando hai visto.
    .a = continua
    .b = –
table-react-glad =
    { $wording ->
        [1] Lo sapevo!
        [2] Ecco!
       *[3] Proprio come pensavo.
    }
table-react-caught =
    { $wording ->
        [1] Oh no!
        [2] L'hai visto?
       *[3] Ahi.
    }
table-react-wrong =
    { $wording ->
        [1] Ci avrei giurato.
        [2] Ops.
       *[3] Errore mio.
    }
table-react-escape =
    { $wording ->
        [1] Fiuu!
        [2] C'è mancato poco.
       *[3] Che fortuna.
    }
table-react-robbed =
    { $wording ->
        [1] Ehi, le mie carte!
        [2] Al ladro!
       *[3] Le rivoglio.
    }
table-log = Che cosa è successo
table-log-empty = Ancora nulla.
table-log-known = Che cosa sanno tutti
table-log-close = L o un clic chiude.

## A table that cannot be opened, and its settings

screen-closed = Il tavolo non può ancora partire
screen-tries-again = Il tavolo riprova da solo ogni pochi secondi.
screen-unkept = Ciò che si gioca non si può conservare
screen-unkept-works =
    { $rest ->
        [nothing] Funziona: ogni gioco. Pezzi e persone sono ignoti finché non vengono registrati di nuovo.
       *[read] Funziona: ogni gioco, con i pezzi e le persone di prima.
    }
screen-silent-long = L'arbitro non risponde. Si sta avviando; se ci mette minuti, spegni e riaccendi il tavolo.
table-no-sound = Niente suono: non c'è un altoparlante che si apra.
    .remedy = Collegane uno, o un televisore che ne ha, e si usa in pochi secondi.
table-no-graphics = Manca il driver grafico, perciò l'immagine è lenta.
    .remedy = Continua; installata di nuovo, questa versione porta il driver.
table-wifi-password = Il WiFi «{ $network }» non lascia entrare il tavolo.
    .remedy =
        { $by ->
            [phone] Collegati con un telefono al WiFi del tavolo e scegli di nuovo lì.
            [menu] Scegli «{ screen-own-wifi }» nel menu e scegli di nuovo lì.
           *[card] Correggi la password in reclaim.toml sulla scheda e riavvia.
        }
table-wifi-absent = Il WiFi «{ $network }» qui non si trova.
    .remedy =
        { $by ->
            [phone] Collegati con un telefono al WiFi del tavolo e scegli di nuovo lì.
            [menu] Scegli «{ screen-own-wifi }» nel menu e scegli di nuovo lì.
           *[card] Correggi il nome in reclaim.toml sulla scheda, o accendi il WiFi.
        }
table-wifi-no-radio = È impostato un WiFi, ma questo computer non ha la radio.
    .remedy = Collega un cavo di rete, o togli il WiFi da reclaim.toml sulla scheda.
table-overlay-lost = Non applicato da config.txt: { $found }.
    .remedy = Metti il file nella cartella overlays della scheda, e indicalo senza parametri.
table-imager-left =
    { $what ->
        [login] L'utente e SSH di Raspberry Pi Imager non valgono: qui nessuno accede.
       *[other] Non tutto ciò che viene da Raspberry Pi Imager vale.
    }
    .remedy = Ciò che vale sta in reclaim.toml sulla scheda.
table-closed-file = Il file del tavolo è sbagliato.
    .remedy = Correggilo e salvalo.
table-closed-wiring = Una parte del tavolo non è raggiungibile.
    .remedy = Guarda il suo cavo e la sua riga nel file del tavolo.
table-closed-busy = Una parte del tavolo è usata da un altro programma, o Reclaim non può aprirla.
    .remedy = Chiudi quel programma.
table-closed-pieces = L'elenco dei pezzi si contraddice.
    .remedy = Riprendi un elenco buono da una copia, o riscrivi la scheda.
table-closed-journal = Il registro delle partite non si apre.
    .remedy = Chiudi il programma che lo usa, o sposta il suo file; ne inizia uno nuovo.
table-closed-disk = Nessuna partita si potrebbe salvare: { table-disk }.
    .remedy = Libera spazio sul disco o cambialo; nulla di giocato va perso.
table-closed-other = Il tavolo non si apre.
    .remedy = Ripara ciò che è indicato sotto.
table-settings-unread = Le impostazioni in { $file } non si leggono: valgono quelle solite.
    .remedy = Rimetti il file; il README dice che cosa contiene.
table-settings-syntax = reclaim.toml: la riga { $line } viene saltata: { $text }
    .remedy = Scrivi NOME = VALORE, e i testi tra "virgolette".
table-settings-unknown = reclaim.toml, riga { $line }: l'impostazione { $key } non esiste.
    .remedy =
        { $meant ->
            [none] Togli la riga.
           *[other] Scrivi invece { $meant }.
        }
table-settings-missing = reclaim.toml, riga { $line }: manca { $key }.
    .remedy = { table-settings-expected }
table-settings-value = reclaim.toml, riga { $line }: { $key } non può essere { $found }.
    .remedy = { table-settings-expected }
table-settings-expected =
    { $key ->
        [language] Scrivi uno di questi: { LANGUAGES() }.
        [volume] Scrivi un numero intero da 0 a 100.
        [table] Scrivi il nome di un cablaggio o di un file, tra "virgolette".
        [players] Scrivi nomi di al massimo 10 lettere così: ["Ada", "Ben"].
        [hostname] Scrivi lettere dalla A alla Z, cifre e trattini, come "reclaim".
        [timezone] Scrivi un luogo come "Europe/Rome".
        [keyboard] Scrivi due o tre lettere minuscole, come "it".
        [phones] Scrivi true o false, senza virgolette.
        [home_assistant] Scrivi true o false, senza virgolette.
        [broker_commands] Scrivi true o false, senza virgolette.
        [broker] Scrivi un indirizzo come "mqtt://broker.lan".
        [update_from] Scrivi un indirizzo come "https://example.org/reclaim/".
        [wifi] Scrivilo come sezione [wifi] con country, name e password.
        [country] Scrivi le due lettere del paese, come "IT".
        [name] Scrivi il nome della rete, tra "virgolette".
       *[password] Scrivi la password della rete, da 8 a 63 lettere, tra "virgolette".
    }
table-update-checking = Controllo di { $file } in corso.
    .remedy =
        { $by ->
            [phone] Ci vuole un minuto o due.
           *[stick] Lascia la chiavetta.
        }
table-update-taken = { $file } è firmato per questo tavolo: si scrive la versione { $version }.
    .remedy =
        { $by ->
            [phone] Il tavolo si riavvia da solo. Un'interruzione di corrente non fa danni.
           *[stick] Lascia la chiavetta finché il tavolo non riparte. Se manca la corrente non succede nulla.
        }
table-update-written =
    { $when ->
        [later] La versione { $version } è scritta. Il tavolo si riavvierà con essa quando nessuno gioca.
       *[now] La versione { $version } è scritta, e il tavolo si riavvia con essa.
    }
    .remedy = Aspetta la prima schermata; ci vuole quanto all'accensione.
table-update-waits = La versione { $version } di { $file } sarà installata quando nessuno gioca.
    .remedy =
        { $by ->
            [phone] Continua a giocare.
           *[stick] Continua a giocare, e lascia la chiavetta.
        }
table-update-on-trial =
    { $by ->
        [phone] Si sta ancora provando se la nuova versione funziona. Ciò che il telefono ha portato si guarda dopo.
       *[stick] La nuova versione è ancora in prova. Poi si guarda la chiavetta.
    }
    .remedy =
        { $by ->
            [phone] Aspetta un minuto.
           *[stick] Lasciala per un minuto.
        }
table-update-older = { $file } è la versione { $version }; gira la { $running }, che non è più vecchia.
    .remedy =
        { $by ->
            [phone] Installala dalla pagina di cura, o lascia stare.
           *[stick] Togli la chiavetta, o installala dalla pagina di manutenzione.
        }
table-update-fetched = È arrivata la versione { $version }.
    .remedy = Viene installata di notte, o adesso: «{ web-desk-title }», e lì «{ table-menu-install }».
table-update-none = Su questa chiavetta non c'è nessun aggiornamento.
    .remedy = Copiaci il file .slot e il suo .minisig, fuori da ogni cartella.
table-update-files =
    { $system ->
        [none] Questa chiavetta non ha un file system che il tavolo sappia leggere.
       *[other] Questa chiavetta ha il file system { $system }, che il tavolo non sa leggere.
    }
    .remedy = Formattala come FAT32 o exFAT, e copia di nuovo l'aggiornamento.
table-update-stick = La chiavetta non si può leggere.
    .remedy = Inseriscila di nuovo, o usane un'altra.
table-update-pulled = La chiavetta è stata tolta durante la lettura. Non è cambiato nulla.
    .remedy = Inseriscila di nuovo, e lasciala.
table-update-passed =
    { $file } viene saltato: { $why ->
        [dot] un Mac scrive note come questa
        [folder] nelle cartelle non si cerca
        [packed] è compresso
        [card] è l'immagine di una scheda intera
        [name] il nome non finisce in .slot
        [lone] manca il suo file .slot
        [unreadable] non si è potuto leggere fino in fondo
        [other] è per un altro tipo di computer
        [here] la versione { $version } gira già
        [tried] è già stato provato, senza successo
        [large] è troppo grande per questa scheda
        [journal] non potrebbe leggere le partite di questo tavolo
        [older] accanto ce n'è uno più nuovo
       *[unsigned] non è firmato per questo tavolo, o è danneggiato
    }.
    .remedy =
        { $by ->
            [phone] Porta con il telefono un altro file .slot e il suo .minisig.
           *[stick]
                { $why ->
                    [dot] Non c'è nulla da fare.
                    [folder] Copia i due file fuori dalla cartella.
                    [packed] Decomprimilo su un computer.
                    [card] Copia invece il file .slot e il suo .minisig.
                    [name] Ridagli il suo nome.
                    [unreadable] Copialo di nuovo, o usa un'altra chiavetta.
                    [other] Usa l'aggiornamento per questo.
                    [here] Togli la chiavetta.
                    [tried] Metti sulla chiavetta una versione più nuova.
                    [large] Scrivi la nuova versione su una scheda, come il primo giorno.
                    [journal] Tieni la versione più nuova.
                    [older] Non c'è nulla da fare.
                   *[unsigned] Copia di nuovo il file .slot e il suo .minisig.
                }
        }
table-update-confirmed = È in uso la versione { $version }.
    .remedy = Se c'è una chiavetta, toglila.
table-update-rolled-back = La versione { $version } non ha superato la prova, quindi è tornata quella di prima.
    .remedy = Gioca, senza chiavetta; segnalalo con i log.
table-update-card = La scheda non conserva ciò che vi si scrive. L'aggiornamento non è accettato.
    .remedy = Continua a giocare, e cambia presto la scheda.
table-data-repaired = I dati sulla scheda erano danneggiati e sono stati riparati. Nulla è andato perso.
    .remedy = Salva presto una copia su una chiavetta: le schede si consumano.
table-trial = La versione { $version } è in prova, per circa un minuto.
    .remedy = Poi premi A per giocare.

## Updates

## The operator's page

screen-operator = Manutenzione del tavolo
screen-operator-reader = Lettore
screen-operator-tags = Etichette
screen-operator-losses = Persi
screen-operator-noise = Disturbi
screen-operator-station = Stazione
screen-operator-firmware = Firmware
screen-operator-bad-lines = Errori
screen-operator-percent = { $percent } %
screen-operator-unknown = ignoto
screen-operator-belt = Nastro
screen-operator-belt-is =
    { $state ->
        [no-motor] senza motore
        [turns] gira
        [fault] fermo per un guasto
       *[stands] fermo
    }
screen-operator-speed = { $rpm } giri al minuto
screen-operator-laps =
    { $laps ->
        [one] { $laps } giro
       *[other] { $laps } giri
    } dall'avvio
screen-operator-battery = Pile
screen-operator-battery-is =
    { $level ->
        [good] buone
        [low] deboli
        [empty] scariche
       *[unknown] ignote
    }
screen-operator-volts = { $volts } V
screen-operator-hours = per { $hours } h di marcia
screen-operator-disk = Disco
screen-operator-free = { $free } GB liberi
screen-operator-no-fault = nessun guasto
screen-operator-last-fault = ultimo guasto
screen-operator-computer = Computer
screen-operator-temperature = { $celsius } °C
screen-operator-temperature-unknown = temperatura ignota
screen-operator-slow-unknown = velocità ignota
screen-operator-not-slow = piena velocità
screen-operator-slow =
    { $throttle ->
        [under-voltage] alimentazione debole
        [capped] rallentato
        [throttled] molto rallentato
       *[warm] troppo caldo
    }
screen-operator-was-slow =
    { $throttle ->
        [under-voltage] l'alimentazione è stata debole
        [capped] è stato rallentato
        [throttled] è stato molto rallentato
       *[warm] è stato troppo caldo
    }
screen-operator-versions = Versioni
screen-operator-phones = Telefoni
screen-operator-no-phones = non ammessi
screen-operator-image = Immagine
screen-operator-no-image = nessuna: sistema installato
screen-operator-no-faults = Nessun guasto dall'avvio.
screen-operator-minutes-ago =
    { $minutes ->
        [0] proprio ora
       *[other] { $minutes } min fa
    }
screen-operator-hours-ago = { $hours } h fa
table-operator = B: avanti, A: scegli.
table-language = { LANGUAGE($language) }
table-language-later = La lingua si cambia quando non c'è una partita in corso.
    .remedy = { table-operator-later.remedy }
table-operator-later = La manutenzione si apre quando non c'è una partita in corso.
    .remedy = Finisci la partita, o chiudila con la carta Pausa; poi avvicina di nuovo la carta.
table-menu-operator = Che cosa c'è da fare?
table-menu-save-logs = Salva i log su chiavetta USB
table-menu-save-backup = Salva una copia su chiavetta USB
table-menu-take-backup = Riprendi una copia da chiavetta USB
table-menu-restart = Riavvia il tavolo
table-menu-yes-restart = Sì, riavvia
table-menu-shut-down = Spegni
table-menu-yes-shut-down = Sì, spegni
table-menu-install = Installa la versione { $version }
table-menu-yes-install = Sì, installa la versione { $version }
table-saving-logs = Salvataggio dei log…
    .remedy = Lascia la chiavetta.
table-restarting = Il tavolo si riavvia.
table-packing-logs = I log vengono raccolti…
table-logs-packed = I registri sono raccolti.
table-changing-settings = Modifica delle impostazioni…
table-settings-changed = Le impostazioni sono cambiate. Lingua, volume e tavolo valgono dal prossimo avvio.
table-settings-refused = Le impostazioni sono come prima: { $system }.
table-shutting-down = Il tavolo si sta spegnendo…
    .remedy = Togli la corrente quando lo schermo è nero.
table-installing = Installazione della versione { $version }…
    .remedy = Lascia la chiavetta.
table-logs-saved = I log sono sulla chiavetta, nella cartella { $folder }.
    .remedy = Ora puoi toglierla.
table-logs-no-stick = Non c'è una chiavetta USB.
    .remedy = Inseriscine una, aspetta qualche secondo e riprova.
table-logs-unreadable = La chiavetta USB non si legge.
    .remedy = Formattala in FAT32 o exFAT, o usane un'altra.
table-logs-full = Sulla chiavetta USB non c'è spazio.
    .remedy = Libera spazio, o usane un'altra.
table-logs-failed = Non è stato possibile salvare i log.
    .remedy = Riprova, o usa un'altra chiavetta.
table-saving-backup = Salvataggio della copia…
    .remedy = Lascia la chiavetta.
table-taking-backup = Lettura della copia…
    .remedy = Lascia la chiavetta.
table-backup-saved = Pezzi, persone e partite sono sulla chiavetta, in { $file }.
    .remedy = Ora puoi toglierla.
table-backup-failed = Non è stato possibile salvare o leggere la copia.
    .remedy = Riprova, o usa un'altra chiavetta.
table-backup-none = Sulla chiavetta USB non c'è nessuna copia.
    .remedy = Usa la chiavetta con un file come reclaim-backup-1.db.
table-backup-damaged = { $file } è danneggiato. Non se ne prende nulla.
    .remedy = Usa una copia precedente, o un'altra.
table-backup-foreign = { $file } non è la copia di un tavolo. Non se ne prende nulla.
    .remedy = Usa la chiavetta con un file salvato da questa pagina.
table-backup-newer = { $file } è di un Reclaim più nuovo di questo. Non se ne prende nulla.
    .remedy = Aggiorna prima questo tavolo.
table-backup-taken = Aggiunti da { $file } – partite: { $matches }, pezzi: { $pieces }, persone: { $people }.
    .remedy =
        { $left ->
            [0] Tutto ciò che c'era resta. Il tavolo riparte con questo.
           *[other] Tutto ciò che c'era resta; etichette che qui sono altri pezzi, lasciate fuori: { $left }. Il tavolo riparte.
        }
table-backup-known = Tutto ciò che è in { $file } è già qui.
    .remedy = Ora puoi toglierla.
table-order-failed = Il tavolo non ha potuto chiederlo al suo computer.
    .remedy = Riprova; se non basta, spegni e riaccendi.
table-order-unanswered = Il computer non ha risposto.
    .remedy = Riprova; se non basta, spegni e riaccendi.
table-disk-failed = Il disco è guasto: { table-disk }.
    .remedy = Libera spazio o cambialo.

## Nomi

screen-best = I migliori
screen-best-won = { $wins } vinte su { $matches }
screen-evening = Questa sera
screen-evening-match = { GAME($game) } · { $minutes } min
table-person = { $name }
table-menu-names = Nomi
table-menu-no-name = Nessun nome
table-player-later = I nomi si cambiano quando non c'è una partita in corso.
table-name-moved = Il nome { $name } è ora a un altro posto: due persone hanno bisogno di due nomi.
    .remedy = { table-operator-later.remedy }
# A theft at the virtual table: one press does it

hands-take-cards-of-or-a = Prendi carte di { SEAT($seat) }: clicca un dorso, o premi la A verde per tutte.
## Making a table

table-seat-lost-unassigned = Il posto { CHAIR($seat) } non ha ancora una stazione.
    .remedy = Indica la sua porta nel file del tavolo, come /dev/ttyACM0, e riavvia.
table-seat-lost-stranger = La stazione su { $port } dice { $number }, che non è di nessun posto; il posto { CHAIR($seat) } ne ha un'altra.
    .remedy = Collega lì la stazione di quel posto.
table-seat-lost-double = La stazione su { $port } dice { $number }, come un'altra che risponde.
    .remedy = Scollega una delle due.
table-station-old = La stazione del posto { CHAIR($seat) } ha il firmware { $found }, più vecchio di { $expected }.
    .remedy = Continua; aggiornala da un computer, via USB (firmware/station).
table-button-stuck = Il pulsante { $button } del posto { CHAIR($seat) } è sempre premuto e non conta.
    .remedy = Lascialo. Se nessuno lo preme: guarda il contatto e il cavo.
screen-enrol-piece =
    { $kind ->
        [tile] Valigia
        [token] Gettone tesoro
        [control] Carta di comando
       *[card] Carta
    } { $number } di { $of }
screen-enrol-hold = Tieni questo pezzo piatto su un lettore qualsiasi per mezzo secondo.
screen-enrol-missing = Mancano ancora: { $count }
table-menu-enrol = Registra i pezzi
table-menu-enrol-game = { GAME($game) } ({ $count })
table-menu-enrolling = Quale etichetta è quale?
table-menu-enrol-skip = Salta questo pezzo
table-menu-enrol-undo = Annulla l'ultima
table-enrol-enrolled = Registrato.
table-enrol-two = Due etichette insieme.
    .remedy = Avvicina un pezzo alla volta.
table-enrol-known = Questa etichetta è già di un altro pezzo.
    .remedy = Prendi il pezzo della figura.
table-enrol-changing = È un telefono o una carta bancaria.
    .remedy = Prendi il pezzo della figura.
table-enrol-brief = È stato troppo breve.
    .remedy = Tienilo piatto e fermo per mezzo secondo.
table-enrol-weak = Questa etichetta si legge male.
    .remedy = Metti un'altra etichetta sul pezzo.
table-enrol-skipped = Sarà chiesto più tardi.
table-enrol-back = L'ultima etichetta è dimenticata.
table-enrol-nothing-to-undo = Non c'è niente da annullare.
table-enrol-done = Non manca più niente.
## Learning a game

table-menu-how-to-play = Come si gioca
table-menu-rules = Le regole in sei immagini
table-menu-teach = { $on ->
        [yes] La partita si spiega: sì
       *[no] La partita si spiega: no
    }
screen-menu-why = Perché non vale?
table-reads-rules = Così si gioca.
    .remedy = Torna indietro con A o B.
table-teaches = Ogni nuova azione si spiega una volta.
    .remedy = Tieni premuto B per rivederlo.

## Why: a sentence for each ruling of all games (docs/rulings-all-games.md)

table-rule-2 = Se qualcuno se ne va, le sue carte restano lì, e il tavolo fa al suo posto la mossa più mite.
table-rule-3 = Si annulla solo l'ultima mossa, se non ha mostrato nulla a nessuno.
table-rule-4 = Ciò che dipende da una carta non letta aspetta che sia letta, o nominata da chi la vede.
table-rule-6 = Una carta si legge quando si gioca, o ognuna quando arriva in mano: così si è scelto.

## Impostazioni

table-menu-volume =
    Volume: { $volume ->
        [0] muto
       *[other] { $volume }%
    }
table-menu-speed =
    Ritmo del tavolo: { $speed ->
        [slow] lento
        [normal] normale
       *[fast] veloce
    }
table-menu-brightness =
    Luminosità: { $percent ->
        [unknown] sconosciuta
       *[other] { $percent }%
    }
table-no-backlight = La luminosità di questo schermo non si regola da qui.
    .remedy = Usa i pulsanti dello schermo.

## Chi comincia

table-menu-begins =
    { $game ->
        [captains-orders] Comincia a distribuire
       *[other] Comincia
    }: { $how ->
        [turn-about] { SEAT($seat) }, a turno
        [by-lot] a sorte
       *[seat] { SEAT($seat) }
    }
table-menu-turn-about = A turno: ora { SEAT($seat) }
table-menu-by-lot = A sorte
table-menu-who-begins =
    { $game ->
        [captain-bluff] Chi comincia? La scatola dice: chi ha volato per ultimo.
        [bluff-pirate] Chi comincia? La scatola dice: chi ha meno anni.
        [captains-orders] Chi comincia a distribuire? Poi inizia chi siede alla sua sinistra.
       *[other] Chi comincia?
    }

## Calibrating the belt

table-menu-calibrate = Misura il nastro
table-menu-calibrate-begin = Comincia: il nastro gira
table-menu-calibrate-metered = Il tester segna { NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V: comincia
table-menu-calibrate-meter =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V
table-menu-calibrate-stop = Ferma il nastro
table-menu-calibrate-write = Conserva questi valori
table-calibrate-halted = Il nastro è fermo e non si è misurato nulla.
table-calibrate-stopped = Il nastro si è fermato da solo.
    .remedy = Togli ciò che lo trattiene e ricomincia.
table-calibrate-no-tile = La valigia è passata troppo di rado dal lettore.
    .remedy = È sul nastro? Provane un'altra: forse la sua etichetta si legge male.
table-calibrate-two-tiles = Sul nastro c'è più di una valigia.
    .remedy = Lasciane una e ricomincia.
table-calibrate-uneven = La valigia ha fatto giri irregolari.
    .remedy = Guarda se il nastro slitta, e guarda l'encoder e il suo cavo.
table-calibrate-same = Il file del tavolo lo dice già.
table-calibrate-in-file = Ora il file del tavolo lo dice.
    .remedy = { $when ->
        [now] Il tavolo riparte con questi.
       *[later] Valgono quando il tavolo viene riacceso.
    }
table-calibrate-in-table = Il tavolo ha conservato questi valori.
    .remedy = { $when ->
        [now] Il tavolo riparte con questi.
       *[later] Valgono quando il tavolo viene riacceso.
    }
table-calibrate-unwritten = Questi valori non si possono conservare.
    .remedy = { $text }
screen-calibrate-hint = Metti una valigia sul nastro e nient'altro. Il nastro gira per qualche minuto; ogni pulsante lo ferma.
screen-calibrate-meter = Con un tester: imposta ciò che segna alle pile del motore, a nastro fermo.
screen-calibrate-step =
    { $step ->
        [settling] I dispositivi rispondono.
        [zones] Piano: dove ogni lettore sente la valigia.
        [curve] Ogni volta un po' più veloce: ciò che serve al motore.
       *[turns] A piena velocità: gli impulsi dell'encoder.
    }
screen-calibrate-rounds = Giri della valigia: { $count }
screen-calibrate-value =
    { $value ->
        [pulses] Impulsi al giro
        [full-duty] Potenza a piena velocità
        [friction-duty] Potenza contro l'attrito
        [divider] Partitore delle pile
        [limit] Limite di corrente, A
        [place] { READER($reader, case: "short") }: posto, mm
        [zone] { READER($reader, case: "short") }: zona, mm
       *[missed] { READER($reader, case: "short") }: mancati, %
    }
screen-calibrate-measured = Misurato
screen-calibrate-said = Finora
table-belt-fault-held = Qualcosa trattiene il nastro: il motore assorbe più corrente del suo limite.
    .remedy = Togli ciò che lo trattiene. Se non c'è nulla, guarda se gira bene a mano. { table-belt-again }
# What a game's box says of it

screen-box-players = da { $fewest } a { $most } giocatori
screen-box-ages = da { $age } anni
screen-box-minutes = circa { $minutes } minuti
## Hands that draw and choose

hands-click-the-deck = Clicca il mazzo.
hands-draws-nothing = Ora non si pesca.
hands-click-player-or-line = Clicca un giocatore, o scegli una riga.

## The doctor on the operator's page

table-menu-doctor = Controlla il tavolo
table-menu-doctor-again = Controlla di nuovo
table-menu-doctor-next = Pagina seguente
table-doctor-pins = li tiene solo questo programma
table-doctor-pins-shared = li tiene { $found }, che non esclude altri programmi
    .remedy = Installa di nuovo questa versione: porta lgpio, che esclude gli altri.
table-doctor-silent = non ha detto nulla
    .remedy = Controlla i suoi fili e l'alimentazione.
table-doctor-unpolled = non viene interrogato
    .remedy = Salva i log e segnalalo.
table-doctor-noise = { $count } letture al secondo, { $percent } % non capite; versione del chip: { $version }h
    .remedy = Togli tutte le etichette e controlla di nuovo. Se resta così: fili più corti, 20 mm dal metallo e dal motore, 100 uF sui suoi 3,3 V.
table-doctor-answers = risponde
table-doctor-station-silent = non ha detto nulla
    .remedy = È collegata?
table-doctor-firmware = ha il firmware { $found }, questa versione { $expected }
    .remedy = { table-station-old.remedy }
table-doctor-station = firmware { $version }, righe danneggiate: { $count }
    .remedy = Usa un altro cavo USB, lontano dai fili del motore.
table-doctor-stray = ha contato { $value } giri a nastro fermo
    .remedy = Riparalo dalla luce, allontana il suo filo da quelli del motore e mettigli 100 nF in parallelo.
table-doctor-no-stray = non conta nulla a nastro fermo
table-doctor-current-unknown = il suo sensore non dice nulla di sensato
    .remedy = Controlla i fili del sensore e dell'ADC.
table-doctor-current = { $value } A a nastro fermo
    .remedy = Un motore fermo non assorbe nulla: controlla i fili del driver e del sensore.
table-doctor-battery-unknown = { screen-operator-unknown }
    .remedy = Controlla i fili dell'ADC e del partitore.
table-doctor-battery = { screen-operator-volts }: { screen-operator-battery-is }
    .remedy = Metti pile nuove.
table-doctor-untold = questo computer non lo dice
table-doctor-temperature = { $celsius } °C
    .remedy = Dagli aria o un dissipatore.
table-doctor-supply-weak = troppo debole dall'avvio
    .remedy = Usa l'alimentatore del Pi: 5,1 V, 3 A.
table-doctor-supply = abbastanza forte dall'avvio
table-doctor-disk-unknown = { screen-operator-unknown }
    .remedy = C'è la cartella delle partite?
table-doctor-disk = { $free } MB liberi
    .remedy = Fai spazio, o prendi una scheda più grande.
table-doctor-clock-unset = mai regolato: le partite avranno date sbagliate
table-doctor-clock = { $found }
table-doctor-no-kms = il sistema non può mostrarvi nulla
    .remedy = Sulla scheda, metti dtoverlay=vc4-kms-v3d in config.txt e riavvia.
table-doctor-screen = è collegato
table-doctor-screen-off = è spento o scollegato
table-doctor-usual = di solito { $value } { $unit }
table-doctor-history-begun = non erano leggibili e ricominciano
table-doctor-history-unkept = non si possono conservare
screen-doctor-watching = Il tavolo è in osservazione. Allontana tutti i pezzi dai lettori e lascia stare il nastro.
screen-doctor-verdict =
    { $count ->
        [0] Tutto ciò che è stato controllato è in ordine.
       *[other] Da sistemare: { $count }
    }
screen-doctor-leaf = { $number } / { $of }
screen-doctor-what =
    { $kind ->
        [reader] { READER($device) }
        [pad] { screen-operator-reader } { CHAIR($device) }
        [station] { screen-operator-station } { CHAIR($device) }
        [pins] Pin
        [belt] { screen-operator-belt }
        [belt-sensor] Sensore del nastro
        [current] Corrente del motore
        [battery] { screen-operator-battery }
        [temperature] Temperatura
        [supply] Alimentazione
        [disk] { screen-operator-disk }
        [clock] Orologio
        [screen] Schermo
        [push] Spinta
        [motor] Motore
       *[history] Dati precedenti
    }
## No card to play

hands-no-card-to-play = Ora nessuna delle tue carte si può giocare: scegli una riga.
## Names, chosen by all at the same time

screen-naming = Chi sei?
table-naming = Tutti scelgono insieme: B: avanti, A: scegli.
    .remedy = Quando hai finito, tieni premuto A: così non aspetti nessuno.
hands-choose-your-name = Scegli il tuo nome, poi la tua faccia: clicca, o premi B e A.
## Somebody reads: play waits

table-reads = { SEAT($seat) } sta leggendo: poi si continua.
table-waits-for-reader = Qualcuno sta leggendo: questo non conta ancora.
    .remedy = Si continua quando chiude il suo menu.
table-log-waits = Gioco fermo. L: continua.

## Readers by their places

table-reader =
    { $kind ->
        [pad] Il lettore di { CHAIR($seat) }
        [belt] Il lettore del nastro
        [numbered] Il lettore { $number } del nastro
        [spot] Il lettore della zona { $number }
       *[other] Il lettore { $name }
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
table-why-nothing = In questa partita il nastro non ha segnalato nulla.
table-why-no-belt = Questo gioco non usa il nastro, e in questa partita non c'era niente da correggere.
table-why-said = Il tavolo ha detto:

## Any game of cards

table-hand-full = Una carta di troppo a questo lettore.
    .remedy = Rimettila nel mazzo.
table-not-in-hand = Per quanto il tavolo ha visto, non hai in mano questa carta.
    .remedy = Rimettila dov'era; avvicina una carta della tua mano.
table-nobody-there = Lì non gioca nessuno.
    .remedy = Scegli un posto dove si gioca.
table-not-unread = Ogni carta giocata o distribuita lì è stata letta.
    .remedy = Continua.
table-read-each = In questa partita ogni carta si legge quando viene distribuita.
    .remedy = Avvicina le carte di ogni mano al lettore del suo posto.
table-not-your-turn = È il turno di un altro.
    .remedy = Riprendi la carta e aspetta.
table-not-from-deck = Questa carta non viene dal mazzo.
    .remedy = Rimettila dov'era.
table-not-a-card = Non è una carta di questo gioco.
    .remedy = Di' una carta del gioco.
table-prompt-reading = Una carta non è stata letta.
    .remedy = Avvicinala di nuovo, o di' qual è.
table-prompt-over = La partita è finita.
    .remedy = Premi A per rigiocare.

table-option-reading =
    Le carte si leggono: { $value ->
        [late] quando si giocano
       *[every] ognuna, distribuita o pescata
    }
table-problem-card-twice = Una carta è in due posti.
    .remedy = { table-undo-or-play-on }
table-problem-card-elsewhere = È stata vista una carta che si trova già altrove.
    .remedy = { table-undo-or-play-on }

# ---- the player's window: what the table's hints say where there are no pads, spots and buttons

scene-where-to = Dove?
scene-what-for = A cosa serve?
scene-lay-down = Posala dove si illumina.
scene-put-back = Riprendi la carta in mano.
scene-no-card = Ora non puoi giocare nessuna carta.
scene-turn-each = Gira le carte coperte.
scene-take-of = Prendi una carta di { SEAT($seat) }.
scene-yours = Mettila fra le tue carte.
scene-look-under = Guarda sotto la carta illuminata.
scene-ready = Si comincia?
scene-take-back-first = Prima riprendi l'ultima coppia.
scene-one-moment = Un momento.
scene-show-it = Controllala, poi posala con le coppie mostrate.
scene-card-first = Prima clicca una delle tue carte.
scene-passenger-first = Prima clicca il passeggero scoperto.
scene-is-that-so = È così?
scene-look-inside = Di chi è la valigia?
scene-flip = Gira il prossimo passeggero.
scene-done = Passeggeri finiti!
scene-counting = Via le mani: il nastro conta le valigie.
scene-play = Giocala
scene-check = Controlla
scene-go-on = Continua
scene-faster = Più veloce
scene-round-over = La manche è finita.
scene-was-that-all = È tutto?
scene-nothing-to-show = Non hai coppie da mostrare.
scene-check-first = Controlla prima di chi è la valigia.
scene-answered = Hai risposto.
scene-not-heard = Il tavolo non l'ha accettata. Riprova.
scene-play-now = Gioca
scene-another-game = Un altro gioco
scene-shall-we = A che cosa giochiamo?
scene-we-play = Giochiamo a: { GAME($game) }
scene-who-plays = Ci siamo tutti?
scene-continue = { GAME($game) } in pausa · { NAMES($seats) }
scene-own-name =
    { $named ->
        [yes] Tu: cambia il nome
       *[no] Tu: scegli un nome
    }
scene-type-name = Scrivi un nome
scene-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZÈÒ
scene-name-letters = Un nome ha al massimo { $most } lettere, tutte latine, greche, cirilliche, ebraiche, armene o georgiane.
scene-sit = Siediti qui
scene-add-bot = Aggiungi un bot
scene-opening = Fai clic o premi un tasto per cominciare
scene-leave = Alzati
scene-resume = Riprendila, o scegli un gioco.
scene-give-up = Abbandonarla? Poi nessuno potrà più riprenderla.
table-story-liar = { SEAT($seat) } fa passare più bluff di tutti: { $count }
table-story-saw-through = { SEAT($seat) } smaschera più bluff di tutti: { $count }
table-story-caught = { SEAT($seat) } si fa scoprire più spesso di tutti a bluffare: { $count }
table-story-doubted = { SEAT($seat) } dubita invano più spesso di tutti: { $count }
table-story-lead = { SEAT($seat) } è in testa per il { $count } % delle mosse
table-story-quickest = { SEAT($seat) } impiega { $seconds } s per la mossa più rapida
table-story-longest = { SEAT($seat) } pensa al massimo { $seconds } s
table-story-usual = { SEAT($seat) } impiega in media { $seconds } s per mossa
table-story-moves = Mosse di { SEAT($seat) }: { $count }
table-story-share = { SEAT($seat) } fa il { $count } % delle mosse
table-story-total = { SEAT($seat) } finisce con un totale di { $count }
table-story-place = { SEAT($seat) } siede al posto { $count } del tavolo
table-story-league = Lega: { SEAT($seat) } – { ACHIEVEMENT($what) }
achievement-first-win = la prima vittoria
achievement-ten-matches = dieci partite giocate
achievement-hundred-matches = cento partite giocate
achievement-three-in-a-row = tre vittorie di fila
achievement-found-five = cinque trovate di fila
achievement-saw-through-three = tre bluff smascherati
achievement-saw-through-fifty = cinquanta bluff smascherati
table-figure-liar = Bluff riusciti
table-figure-caught = Bluff scoperti
table-figure-saw-through = Bluff smascherati
table-figure-doubted = Dubbi a vuoto

## Tests of the belt on the operator's page

table-menu-push = Misurare la spinta
table-menu-push-hold = Tieni premuto A: il nastro spinge
table-menu-push-reads = La bilancia ha segnato { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N: fatto
table-menu-push-scale =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N
table-push-again = Era abbastanza delicato: ora ancora una volta, a piena potenza.
table-push-unlimited = Niente limita la corrente di questo motore: la spinta non si misura.
    .remedy = Prendi un driver che la limiti, o un sensore di corrente con limit_a.
table-doctor-push = { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N a piena potenza; al massimo { $most } N
    .remedy = Togli la batteria. Cambia la resistenza del driver del motore, mai il programma.
table-doctor-push-unmeasured = Nessuno ha ancora misurato quanto spinge questo nastro.
    .remedy = Scegli «{ table-menu-push }» prima di avvicinare una mano.
table-menu-lights = Prova luci e suoni
table-lights-shown =
    Ora ogni posto è { $colour ->
         [white] bianco
         [red] rosso
         [green] verde
         [blue] blu
         [yellow] giallo
         [orange] arancione
        *[purple] viola
    }, e c'è un suono.
table-lights-done = Erano tutte le luci e il suono.
    .remedy = Se mancava qualcosa, guarda spina, filo e volume.
table-menu-motor = Provare il motore
table-menu-motor-begin = Inizia: il nastro gira
table-doctor-motor = { $rpm } giri al minuto su { $expected }, con il { $percent } % della potenza
    .remedy = Metti pile nuove, e guarda se il nastro gira liberamente.
screen-trial-hint =
    { $what ->
        [push] Aggancia una bilancia per bagagli a un vassoio, e tieni la bilancia, non il nastro. Poi tieni premuto A, al massimo 3 secondi.
       *[motor] Il nastro gira per alcuni secondi. Tieni lontane le mani; ogni pulsante lo ferma.
    }

## Whose station is whose, on the operator's page

table-menu-assign = Di chi è ogni stazione
table-menu-assign-skip = Salta questo posto
screen-assign-hint = Premi A alla stazione di { SEAT($seat) }, o scegli «{ table-menu-assign-skip }».
table-assigned = Stazioni assegnate: { $count }. Il tavolo riparte con esse.
table-assign-none = Nessun Pico senza posto è collegato.
    .remedy = Collegalo; uno nuovo diventa prima una stazione: «{ table-menu-flash }».
table-menu-spare = La nuova stazione è quella di { SEAT($seat) }
table-spare = Risponde la stazione { $number }, che non è di nessun posto, e quella del posto { CHAIR($seat) } no.
    .remedy = Se è il suo ricambio: «{ web-desk-title }», e lì «{ table-menu-spare }».

## A new Pico becomes a station, on the operator's page

table-menu-flash = Fare una stazione di un nuovo Pico
table-menu-flash-wait = Aspettare la fine
screen-flash-step =
    { $step ->
        [micropython] MicroPython viene scritto. Lascia il Pico collegato.
        [restart] Il Pico si riavvia.
        [program] Il programma della stazione viene scritto. Lascia il Pico collegato.
       *[look] Si cerca il Pico.
    }
table-flashed = Il Pico ora è una stazione, con firmware { $version }.
    .remedy = Scegli «{ table-menu-assign }» per dargli un posto.
table-flash-none = Nessun nuovo Pico è collegato.
    .remedy = Tieni premuto il suo pulsante BOOTSEL mentre lo colleghi, e scegli di nuovo questo.
table-flash-several = Nuovi Pico collegati: { $count }
    .remedy = Lasciane collegato uno solo, e scegli di nuovo questo.
table-flash-other-chip = Questo è un { $board }, e { $file } è MicroPython per un altro chip.
    .remedy = Metti il suo file .uf2 sulla prima partizione della scheda, o prendi un altro Pico.
table-flash-no-uf2 = Sulla scheda non c'è MicroPython per un { $board }.
    .remedy = Da un altro computer, prendi il suo file .uf2 da micropython.org e copialo sulla prima partizione della scheda, o sull'unità che il Pico è lì.
table-flash-bad-uf2 = { $file } sulla scheda è danneggiato.
    .remedy = Copialo di nuovo sulla prima partizione della scheda.
table-flash-broke-off = Il Pico si è interrotto durante la scrittura.
    .remedy = Ricollegalo tenendo premuto BOOTSEL, e scegli di nuovo questo.
table-flash-silent = Il Pico è scritto, e non risponde.
    .remedy = Scollegalo e ricollegalo; se non basta, guarda i suoi fili.
table-flash-busy = Un altro programma occupa la porta del Pico.
    .remedy = Spegni e riaccendi il tavolo, e riprova.
table-flash-old = Il firmware di questa stazione è troppo vecchio per uscire da solo.
    .remedy = Scollegala, tieni premuti i suoi due pulsanti mentre la colleghi, e scegli di nuovo questo.
table-flash-tools = A questo computer manca ciò che scrive il programma di una stazione.
    .remedy = Scrivilo da un altro computer con questo progetto.
table-flash-no-prompt = Nessun MicroPython risponde su questo Pico.
    .remedy = Tieni premuto il suo pulsante BOOTSEL mentre lo colleghi, e scegli di nuovo questo.
table-flash-already = Questo Pico è già una stazione, con firmware { $version }.
    .remedy = Scegli «{ table-menu-assign }» per dargli un posto.

## Every piece is read once, on the operator's page

table-menu-pieces = Controllare tutti i pezzi
table-menu-pieces-next = Mostrare un altro pezzo
screen-pieces-hold = Tieni ogni pezzo una volta su un lettore qualsiasi. Questo non è ancora stato letto.
screen-pieces-unread = Non ancora letti: { $count }
table-pieces-read = Letto: { screen-enrol-piece }
table-pieces-other = Non è un pezzo di questo gioco.
    .remedy = Toglilo, o registralo.
table-pieces-all = Si possono leggere tutti: { $count }

## Readers that need a setting of the card (an overlay)

table-closed-rewired = I lettori di questo file di tavolo vengono preparati: il tavolo si riavvia una volta, da solo.
    .remedy = Lascialo acceso.
table-rewire-failed = La scheda non ha preso l'impostazione di questi lettori: { $found }. Il tavolo gioca senza di essi.
    .remedy = Salva i registri, e scrivi l'immagine su un'altra scheda.
table-rewire-lost = Linux non ha preso l'impostazione di questi lettori: { $found }. Il tavolo gioca senza di essi.
    .remedy = Spegni e riaccendi il tavolo; se non basta, salva i registri.
table-rewire-stays = La scheda ha ancora un'impostazione di lettori che questo file di tavolo non ha più.
    .remedy = Salva i registri, e scrivi l'immagine su un'altra scheda.

## The wiring, on the operator's page

table-menu-wiring = Quale filo va dove
table-menu-wiring-next = Prossima scheda
screen-wiring-pin = pin { $number }: { $name }
screen-wiring-board =
    { $kind ->
        [motor] Motore: { $name }
        [belt-sensor] Sensore del nastro
        [turn-sensor] Sensore di giro
        [adc] Misura della batteria: { $name }
        [reader] { READER($reader) }: { $name }
       *[station] Stazione di ogni posto: { $name }
    }
screen-wiring-end =
    { $kind ->
        [light-red] Luce, rosso: { $name }
        [light-green] Luce, verde: { $name }
        [light-blue] Luce, blu: { $name }
        [button] Pulsante { $name }
        [all-grounds] Lettore, pulsanti, luce: { $name }
        [battery-plus] Batteria +, dopo interruttore e fusibile
        [battery-minus] Batteria −
        [motor] Motore
        [divider] Partitore di tensione
        [current] Sensore di corrente
        [limit] Limite di corrente
        [light] Luce del sensore
        [collector] Collettore del ricevitore
        [light-plus] + della luce
        [light-minus] − della luce ed emettitore del ricevitore
       *[printed] { $name }
    }

## The stages of building, tested on the operator's page

table-menu-stages = Provare una fase della costruzione
table-menu-stage-of =
    { $number ->
        [0] 0: un lettore e un'etichetta
        [1] 1: motore e driver da soli
        [2] 2: il sensore e la ruota
        [3] 3: un posto
       *[other] 4: il nastro
    }
table-menu-stage-say =
    { $found ->
        [ready] Fatto: avanti
        [yes] Sì
        [no] No
        [clockwise] In senso orario
        [anticlockwise] In senso antiorario
       *[other] Per niente
    }
table-menu-stage-waits = Un momento
screen-stage-hint =
    { $kind ->
        [lay] Metti un'etichetta { $number } mm sopra il centro dell'antenna, su cartone, e lasciala: { READER($reader) }. Tieni lontano il metallo.
        [rests] Metti la batteria. Il motore sta fermo?
        [watch] Guarda l'albero del motore dall'alto, mani lontane. Gira piano per 3 secondi.
        [turning] L'albero gira. Ogni pulsante lo ferma.
        [turned] Come ha girato l'albero, visto dall'alto?
        [wheel] Gira a mano la ruota folle, esattamente { $count } volte.
        [light] La luce pulsa in bianco: { SEAT($seat) }?
        [press] Premi { $button }: { SEAT($seat) }.
        [belt] Metti una valigia sul nastro e allontana le mani: fa due giri abbondanti.
        [belt-runs] Il nastro gira. Tieni lontane le mani; ogni pulsante lo ferma.
       *[other] Lascia tutto com'è un momento.
    }
table-stage-no-reader = Nessun lettore risponde.
    .remedy = Guarda i suoi fili e la corrente: pagina «{ table-menu-wiring }».
table-stage-sticker =
    { $found ->
        [read] legge sempre un'etichetta a { $number } mm
        [lost] perde un'etichetta a { $number } mm
       *[other] non legge etichette a { $number } mm
    }
    .remedy = Lettore debole: altra etichetta, metallo a 20 mm, poi una scheda di un'altra marca.
table-stage-rests =
    { $found ->
        [yes] sta fermo
       *[other] si muove da solo
    }
    .remedy = Togli la batteria, e guarda il pin standby e la sua resistenza.
table-stage-turned =
    { $found ->
        [clockwise] ha girato in senso orario
        [anticlockwise] ha girato in senso antiorario
       *[other] non ha girato
    }
    .remedy = Scambia i due fili del motore; se non ha girato: batteria, interruttore, fusibile, driver.
table-stage-stray = fessure da fermo: { $count }
    .remedy = Metti 100 nF sul sensore, e proteggilo dalla luce.
table-stage-slots = fessure: { $counted } su { $expected }
    .remedy =
        { $found ->
            [none] Guarda i fili del sensore, e se l'anello passa nella forcella.
            [twice] Le fessure contano doppio: metti 100 nF sul sensore.
            [edge] Manca il bordo di una fessura a ogni giro: pulisci le fessure, centra la forcella.
           *[other] Girala esattamente così; se è uguale, pulisci le fessure.
        }
table-stage-no-station = non risponde
    .remedy = Collegala, e fanne una stazione: «{ table-menu-flash }».
table-stage-light =
    { $found ->
        [yes] pulsa in bianco
       *[other] non pulsa in bianco
    }
    .remedy = Guarda le quattro zampe della luce e le loro resistenze.
table-stage-button =
    { $found ->
        [good] il pulsante { $button } risponde
        [none] pulsante { $button }: non è arrivato niente
       *[other] pulsante { $button }: ha risposto un altro
    }
    .remedy = Guarda i fili del pulsante al suo Pico; i cavi possono essere scambiati.
table-stage-tile = valigia letta: { $count } volte
    .remedy = Lettore debole, o il suo supporto pende troppo; allontana il metallo, guarda l'etichetta della valigia.

# ---- phones ---------------------------------------------------------------------------------------

web-welcome = Gioca da questo telefono: il tavolo è sul televisore.
web-name = Il tuo nome
web-code = Il codice sullo schermo
web-chair = Il tuo posto
web-join = Siediti
web-watch = Solo guardare
web-places = Questa pagina è su
web-people = Chi è al tavolo
web-table = Il tavolo
web-acts = Che cosa puoi fare
web-hand = Le tue carte
web-more = Altro
web-cover-hand = Copri le mie carte finché un dito non ci si posa
web-language = Lingua
web-choose = Scegli
web-leave = Alzati dal tavolo
web-hidden = Una carta coperta
web-here = Qui
web-put-back = Rimettila a posto
web-bot-away = Manda via il bot
web-nobody = Senza nome
web-look-up = Guarda su!
web-lost = Nessuna connessione. Il tuo posto resta tuo, e questa pagina riprova.
web-elsewhere = Questo posto ora è aperto su un altro telefono.
web-take-back = Gioca di nuovo qui
web-slow = Ritardo in ms:
web-hold-to-agree = Tieni premuto per dire sì
web-no-script = Questa pagina ha bisogno di JavaScript: permettilo per questo indirizzo.
web-wrong-code = Non è il codice sullo schermo. Guarda meglio e scrivilo ancora una volta.
web-seat-taken = Lì c'è già qualcuno. Scegli un altro posto.
web-all-taken = Tutti i posti sono presi. Puoi guardare finché uno non si libera.
web-real-table = A questo tavolo giochi con le mani. Qui puoi guardare.
web-too-many-tries = Troppi codici sbagliati. Aspetta un minuto e riprova.
web-back = Indietro
web-move = Continuare con un altro telefono
web-move-code = Apri questo indirizzo sull'altro telefono e scrivi il codice { $code }.
web-name-refused = Qui quel nome non si può mostrare. Usa al massimo 10 lettere.
screen-phones = Gioca dal tuo telefono
screen-phones-code = Codice { $code }
screen-phones-join = Ci siamo tutti? Allora comincia da un telefono qualsiasi.
screen-phones-choose = Scegli dal telefono.

## A paired phone looks after the table

table-menu-pair = Abbina un telefono per curare il tavolo
table-menu-phones = Telefoni abbinati
table-menu-phone = { $name }, ultimo uso { $day }
table-menu-phone-revoke = Sì, questo telefono andrà abbinato di nuovo
screen-pin = Per curare questo tavolo con il telefono, scrivi lì
web-desk-wait = Aspetta { $seconds } s prima di chiedere un altro PIN, o fanne mostrare uno sulla pagina di cura al tavolo.
web-desk-no-pin = Quel PIN non vale più. Chiedine uno nuovo.
web-desk-wrong-pin = Non è il PIN sullo schermo. Tentativi rimasti: { $count }.
web-desk-not-paired = Questo telefono va prima abbinato al tavolo.
web-desk-changed = Il tavolo ora offre altro. Guarda ancora.
web-desk-title = Cura il tavolo
web-desk-settings = Impostazioni
web-desk-settings-hint = Ciò che lasci vuoto resta com'è.
web-desk-setting-wrong = Questa impostazione non può essere così: { $key }.
web-desk-table-wrong = Questo file del tavolo non va: { $system }
web-desk-too-long = Questo file è troppo lungo.
web-desk-no-file = Non è arrivato nessun file.
web-desk-save = Salva
web-setting = { $key ->
    [table] File del tavolo
    [volume] Volume, da 0 a 100
    [timezone] Fuso orario, come Europe/Rome
    [hostname] Nome nella rete
    [keyboard] Tastiera, come it
    [update_from] Dove sono gli aggiornamenti, come https://example.org/reclaim/ (-: da nessuna parte)
    [country] WiFi: Paese, due lettere
    [name] WiFi: nome
   *[password] WiFi: password
}
web-desk-table = File del tavolo
web-desk-table-hint = Un file, o il suo testo
web-desk-table-take = Controlla e usa
web-desk-backup = Copia di sicurezza
web-desk-backup-save = Salva una copia su questo telefono
web-desk-backup-hint = Una copia di questo telefono
web-desk-backup-take = Riprendila
web-desk-logs = Registri
web-desk-logs-pack = Raccogli i registri
web-desk-logs-save = Salva i registri su questo telefono
web-desk-update = Aggiornamento
web-desk-update-hint = Il file .slot e il suo .minisig, tutti e due insieme
web-desk-update-waits = L'aggiornamento di prima è ancora in esame.
web-desk-update-none = { $file } non è un aggiornamento: il nome deve finire in .slot o .slot.minisig.
web-desk-update-half = Ora porta anche { $file }.
web-desk-update-brought = { $file } è arrivato. Il tavolo lo guarda ora.
web-desk-people = Persone
web-desk-new-name = Un altro nome
web-desk-forget = Dimentica { $name }, in tutte le partite
web-desk-name-taken = Qualcuno si chiama già { $name }.
web-desk-type-pin = Scrivi il PIN che lo schermo del tavolo mostra.
web-desk-pin = PIN
web-desk-pair = Abbina
web-desk-ask-pin = Mostra un PIN sullo schermo del tavolo
web-desk-phone-name = Come si chiama questo telefono
web-desk-busy = Qualsiasi pulsante del tavolo lo ferma.
web-desk-by-hand = Al tavolo: tieni premuto il pulsante verde.
web-desk-silent = Il tavolo non risponde. Questa pagina riprova.

## The table's own WiFi, and the page on which it is set up

screen-own-wifi = Configura il tavolo con un telefono
screen-own-wifi-name = WiFi { $name }
screen-own-wifi-password = Password { $password }
screen-own-wifi-address = Poi apri { $address }
web-set-up-region = Dove si trova il tavolo
web-set-up-network = Il WiFi a cui si collega il tavolo
web-set-up-no-network = Nessuno: il tavolo non ha bisogno di rete
web-set-up-hidden = Un altro WiFi, con il suo nome
web-set-up-phones = I telefoni della stessa rete possono partecipare
web-set-up-saved = Salvato. Il tavolo riparte così appena nessuno gioca.
web-set-up-joins = Ora il tavolo si collega a «{ $network }» e il suo WiFi scompare. Se non entra, il suo WiFi torna e dice perché.
