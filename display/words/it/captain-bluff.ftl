# Italiano

captain-bluff-title = Captain Bluff
captain-bluff-screen-attract = Sei nastri di bagagli, e nessuno dice la verità

## Cards

card-paris = Parigi
card-london = Londra
card-tokyo = Tokyo
card-round-trip = Giro del mondo
card-change-of-direction = Cambio di direzione
card-arrivals-board = Tabellone arrivi
card-delayed-flight = Volo in ritardo
captain-bluff-does-round-trip = Vale qualsiasi bagaglio e il numero successivo
captain-bluff-does-change-of-direction = Inverte una fila dal suo ultimo numero
captain-bluff-does-arrivals-board = Ti mostra due città di partenza
captain-bluff-does-delayed-flight = Gli altri che hanno meno di cinque carte ne pescano una

## What the screen says by itself

captain-bluff-screen-turn = Turno { $number }
captain-bluff-screen-turns-left =
    { $count ->
        [one] Ultimo turno
       *[other] Ancora { $count } turni
    }
captain-bluff-screen-pile = mazzo
captain-bluff-screen-discards = scarti
captain-bluff-screen-window = { SEAT($seat) } ha messo bagagli sul nastro { $belt }. È un bluff?
captain-bluff-screen-recovers = { SEAT($seat) } recupera bagagli dal nastro { $belt }
captain-bluff-screen-called = Qualcuno dice che { SEAT($seat) } bluffa sul nastro { $belt }!
captain-bluff-screen-was = { CARD($card) }! { SEAT($placer) } bluffava e { SEAT($caller) } lo sapeva: { SEAT($loser) } prende le carte.
captain-bluff-screen-was-none = { CARD($card) }! { SEAT($placer) } non bluffava: { SEAT($loser) } prende le carte.
captain-bluff-screen-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
captain-bluff-screen-lead =
    { $count ->
        [one] con una carta in meno
       *[other] con { $count } carte in meno
    }
captain-bluff-screen-define = Metti una città
captain-bluff-screen-places = Mette bagagli
captain-bluff-screen-looks = Guarda!
captain-bluff-screen-draw = Pesca una carta
captain-bluff-screen-take = Prendi la carta
captain-bluff-screen-picks-up = Recupera
captain-bluff-screen-airport = Aeroporto?
captain-bluff-screen-passed = Passa
captain-bluff-screen-call = Bluff? A
captain-bluff-screen-has-turn = Di turno
captain-bluff-next-higher = poi: { $number } o più
captain-bluff-next-lower = poi: { $number } o meno
captain-bluff-next-either = poi: fino a { $lower } o da { $higher }
captain-bluff-next-one-of = poi: { $lower } o { $higher }
captain-bluff-next-only = poi: { $number }
captain-bluff-next-new = poi: una fila nuova
captain-bluff-next-none = nessun numero va
captain-bluff-next-trip = o un { card-round-trip }

## What the table says

captain-bluff-dealing =
    { $reads ->
        [late] { $luggage } bagagli e { $airport } carte Aeroporto per tutti, coperti.
       *[every] { $luggage } bagagli e { $airport } carte Aeroporto per tutti.
    }
    .remedy =
        { $reads ->
            [late] Premi A quando le carte sono distribuite; una carta si legge quando si gioca.
           *[every] Avvicina ognuna al lettore di chi la riceve.
        }
captain-bluff-setup = { SEAT($active) }: { captain-bluff-setup.asked }
    .asked = metti una città di partenza coperta sopra un nastro.
    .remedy =
        { $spots ->
            [0] Scegli il nastro, poi avvicina la carta al tuo lettore; non si pesca per questo.
           *[other] Avvicina la carta sulla zona di quel nastro; non si pesca per questo.
        }
captain-bluff-turn = { SEAT($active) }: { captain-bluff-turn.asked }
    .asked =
        { $empty ->
            [6] metti una carta su un nastro.
           *[other] metti una carta su un nastro, o scegli un'altra azione.
        }
    .remedy =
        { $recoverable ->
            [0]
                { $spots ->
                    [0] Scegli che fare, poi avvicina la carta al tuo lettore.
                   *[other] Avvicina una carta sulla zona di un nastro, o scegli.
                }
           *[other]
                { $spots ->
                    [0] Scegli che fare, poi avvicina la carta al tuo lettore. Per recuperare, avvicina e basta.
                   *[other] Avvicina una carta sulla zona di un nastro, o scegli. Per recuperare: al tuo lettore.
                }
        }
    .holding =
        { $empty ->
            [0] { "" }
           *[other] Su un nastro vuoto diventa la città di partenza.
        }
captain-bluff-turn-acted = { SEAT($active) }: { captain-bluff-turn-acted.asked }
    .asked = una carta Aeroporto, o la fine del turno.
    .without = Finisci il turno.
    .remedy =
        { $spots ->
            [0] Prima scegli il suo nastro, o avvicinala al tuo lettore; A chiude il turno.
           *[other] Avvicina la carta al suo nastro o al tuo lettore; A chiude il turno.
        }
captain-bluff-placing = { SEAT($active) }: { captain-bluff-placing.asked }
    .asked = metti bagagli sul nastro { $belt }.
    .without = Finisci la sequenza.
    .remedy =
        { $spots ->
            [0] Avvicina il numero seguente al tuo lettore; A quando la sequenza è finita.
           *[other] Avvicina il numero seguente alla stessa zona; A quando la sequenza è finita.
        }
captain-bluff-placing-trip = { SEAT($active) }: { captain-bluff-placing-trip.asked }
    .asked = metti bagagli sul nastro { $belt }.
    .remedy =
        { $spots ->
            [0] Una fila non inizia con il solo Giro del mondo: avvicina un numero al tuo lettore.
           *[other] Una fila non inizia con il solo Giro del mondo: avvicina un numero alla stessa zona.
        }
captain-bluff-window = { SEAT($active) } ha messo bagagli sul nastro { $belt }. È un bluff?
    .remedy = Gli altri: A dice «Bluff!», B passa.
    .a = bluff!
    .b = passo
captain-bluff-reveal = Qualcuno dice «Bluff!»: gira la città di partenza del nastro { $belt }.
    .remedy = Avvicinala, o scegli qual è.
captain-bluff-looking = { SEAT($active) }: { captain-bluff-looking.asked }
    .asked = guarda due città di partenza.
    .remedy = Scegli i nastri; rimetti le carte coperte.
captain-bluff-looks = { SEAT($active) } guarda la città di partenza del nastro { $belt }.
    .remedy = Nessun altro guarda; poi torna coperta.
captain-bluff-draw = { SEAT($active) }: { captain-bluff-draw.asked }
    .asked = pesca una carta.
    .remedy = Avvicinala al tuo lettore, senza farla vedere.
captain-bluff-reshuffle = Il mazzo è vuoto.
    .remedy = Mescola gli scarti, poi premi A.
captain-bluff-taking = { SEAT($active) }: { captain-bluff-taking.asked }
    .asked = prendi la vecchia città di partenza del nastro { $belt }.
    .remedy = Prima metti lì la carta nuova, poi avvicina la vecchia al tuo lettore.
captain-bluff-recovering = { SEAT($active) }: { captain-bluff-recovering.asked }
    .asked = recupera bagagli dal nastro { $belt }.
    .remedy = Inizia dall'ultimo: avvicina ognuno al tuo lettore. A quando hai finito.
captain-bluff-read = Una carta non è stata letta.
    .remedy = Avvicinala di nuovo, o scegli qual è.
captain-bluff-over = { NAMES($winners) } torna a casa prima di tutti: la partita è finita.
    .remedy = Premi A per rigiocare.
captain-bluff-other-pad = Non è il lettore di chi ha la carta.
    .remedy = Avvicina una carta della mano al tuo lettore, o a un nastro.
captain-bluff-at-its-belt = Si sta cambiando una città di partenza.
    .remedy = Avvicina la carta nuova al suo nastro, o scegli altro.
captain-bluff-which-way = Non è ancora chiaro in che verso conta la carta sul nastro.
    .remedy = Scegli nel menu se sale o scende, o prima riprendi quella carta.
captain-bluff-no-belt-here = In questa zona non c'è un nastro.
    .remedy = Avvicina la carta a una delle zone da 1 a 6.
captain-bluff-not-exchanged = Non è la carta scambiata.
    .remedy = Rimettila; avvicina la vecchia città al tuo lettore.
captain-bluff-read-already = Questa carta è già stata letta: non è quella che manca.
    .remedy = Avvicina la carta non letta, o scegli qual è.
captain-bluff-still-dealing = Si stanno ancora distribuendo le carte.
    .remedy = Rimettila; prima avvicina le carte di tutti ai lettori.
captain-bluff-hand-full = Una carta di troppo a questo lettore.
    .remedy = Rimetti la carta.
captain-bluff-read-each = In questa partita ogni carta si legge quando viene distribuita.
    .remedy = Avvicina le carte di ogni mano al lettore del suo posto.
captain-bluff-luggage-full = Un bagaglio di troppo a questo lettore.
    .remedy = Rimettilo nel mazzo.
captain-bluff-airport-full = Una carta Aeroporto di troppo a questo lettore.
    .remedy = Rimettila con quelle che non si usano.
captain-bluff-already-dealt = Tutte le carte sono distribuite.
    .remedy = Rimetti la carta.
captain-bluff-too-late-to-redeal = La partita è iniziata.
    .remedy = Giocala fino in fondo.
captain-bluff-define-first = Prima ogni giocatore mette una città di partenza coperta.
    .remedy = Riprendila; avvicina una carta della mano a un nastro senza città.
captain-bluff-not-your-turn = È il turno di un altro.
    .remedy = Riprendi la carta e aspetta.
captain-bluff-one-action = L'azione di questo turno è già fatta.
    .remedy = Riprendila; gioca una carta Aeroporto, o chiudi il turno con A.
captain-bluff-action-first = Un turno ha una sola azione.
    .remedy = Metti bagagli, definisci, guarda o cambia una città, o chiudi un nastro.
captain-bluff-second-airport = Solo una carta Aeroporto per turno.
    .remedy = Riprendi la seconda.
captain-bluff-run-open = Si sta mettendo una sequenza.
    .remedy = Riprendila; finisci la sequenza sul suo nastro e chiudila con A.
captain-bluff-draw-first = Si deve pescare una carta.
    .remedy = Prima avvicina al lettore la prima carta del mazzo.
captain-bluff-nothing-to-draw = Ora non c'è niente da pescare.
    .remedy = Rimetti la carta.
captain-bluff-take-first = La carta scambiata non è stata presa.
    .remedy = Prima avvicinala al lettore.
captain-bluff-nothing-to-take = Questo posto non ha scambiato nessuna città.
    .remedy = Rimetti la carta, senza guardarla.
captain-bluff-reshuffle-first = Il mazzo è vuoto.
    .remedy = Mescola gli scarti: sono il nuovo mazzo. Poi premi A.
captain-bluff-nothing-to-reshuffle = Nel mazzo ci sono ancora carte.
    .remedy = Continua.
captain-bluff-looks-first = Si sta usando il Tabellone arrivi.
    .remedy = Prima guarda le città, o chiudi con A.
captain-bluff-recovery-open = Si stanno recuperando bagagli; prima si finisce quello.
    .remedy = Riprendila; chi recupera chiude con A.
captain-bluff-reading = La carta giocata non è stata letta.
    .remedy = Avvicinala di nuovo, o di' qual è; B la riprende.
captain-bluff-revealing = Qualcuno ha detto «Bluff!», e la città di partenza non è letta.
    .remedy = Girala e avvicinala, o di' qual è.
captain-bluff-match-over = La partita è finita.
    .remedy = Iniziane un'altra per giocare.
captain-bluff-has-destination = Questo nastro ha già una città di partenza.
    .remedy = Riprendi la carta; definiscine una a un altro nastro.
captain-bluff-no-destination = Questo nastro non ha una città di partenza.
    .remedy = Riprendila; scegli un nastro che ne ha una.
captain-bluff-no-luggage = Su questo nastro non ci sono bagagli.
    .remedy = Riprendila; scegli un nastro con bagagli.
captain-bluff-looked-already = Il Tabellone arrivi mostra due città diverse.
    .remedy = Scegli un altro nastro, o chiudi con A.
captain-bluff-city-has-line = Questa città ha già una fila su un altro nastro.
    .remedy = Riprendila; mettila lì.
captain-bluff-fourth-line = Ci sono già tre file, una per città.
    .remedy = Riprendila; mettila in fondo a una fila.
captain-bluff-wrong-city = I bagagli di una fila sono di una sola città.
    .remedy = Riprendila.
captain-bluff-wrong-direction = Questo numero non continua la fila nel suo verso.
    .remedy = Riprendila.
captain-bluff-gap-in-run = I numeri di una sequenza non hanno buchi.
    .remedy = Riprendila; la sequenza si può chiudere con A.
captain-bluff-gap-in-line = Si è deciso che le file non hanno buchi.
    .remedy = Riprendila.
captain-bluff-say-which-way = Da qui la fila può salire o scendere.
    .remedy = Scegli una delle due nel menu.
captain-bluff-way-is-clear = Non c'è da scegliere: il verso è chiaro.
    .remedy = Metti la carta senza scegliere.
captain-bluff-out-of-range = Un Giro del mondo vale da 1 a 17.
    .remedy = Riprendila.
captain-bluff-round-trip-alone = Una fila non inizia con il solo Giro del mondo.
    .remedy = Riprendila, o metti bagagli insieme.
captain-bluff-round-trip-never-first = Si è deciso che nessuna fila inizia con un Giro del mondo.
    .remedy = Riprendila.
captain-bluff-change-in-run = Un Cambio di direzione non sta in una sequenza.
    .remedy = Riprendila; prima chiudi la sequenza con A.
captain-bluff-no-line = Su questo nastro non ci sono bagagli da invertire.
    .remedy = Riprendila.
captain-bluff-not-on-belt = Questa carta non va su un nastro.
    .remedy = Riprendila; questa carta Aeroporto va al tuo lettore.
captain-bluff-not-on-pad = Questa carta non si gioca al lettore.
    .remedy = Rimettila in mano; bagagli e carte da nastro vanno al nastro.
captain-bluff-nothing-laid = Non c'è una carta della sequenza da riprendere.
    .remedy = Continua.
captain-bluff-call-too-late = Troppo tardi per dire «Bluff!».
    .remedy = Continua.
captain-bluff-own-placement = Nessuno dice «Bluff!» a se stesso.
    .remedy = Aspetta gli altri.
captain-bluff-already-passed = Da questo posto si è già passato.
    .remedy = Aspetta gli altri.
captain-bluff-window-open = Gli altri possono ancora dire «Bluff!».
    .remedy = Riprendila, e aspetta che passino.
captain-bluff-no-time = Non si è deciso un tempo per dire «Bluff!».
    .remedy = Aspetta che passino tutti.
captain-bluff-covered = Si recupera solo l'ultimo bagaglio di una fila.
    .remedy = Rimettilo.
captain-bluff-behind-airport = In fondo a questa fila c'è una carta Aeroporto, e resta lì.
    .remedy = Lascia la fila com'è.
captain-bluff-last-luggage = In ogni fila resta un bagaglio.
    .remedy = Lascialo dov'è.
captain-bluff-other-belt = Si stanno recuperando bagagli da un altro nastro.
    .remedy = Rimettilo; prima chiudi quel recupero con A.
captain-bluff-too-early-to-recover = Non si recupera mentre succede altro.
    .remedy = Rimettilo, e aspetta un attimo.
captain-bluff-not-in-hand = Per quanto il tavolo ha visto, non hai in mano questa carta.
    .remedy = Rimettila dov'era; avvicina una carta della tua mano.
captain-bluff-not-from-pile = Per quanto il tavolo ha visto, questa carta non è nel mazzo.
    .remedy = Rimettila dov'era; avvicina la prima carta del mazzo.
captain-bluff-nobody-there = Lì non gioca nessuno.
    .remedy = Scegli un posto dove si gioca.
captain-bluff-no-belt = Quel nastro non c'è.
    .remedy = Scegli uno dei sei.
captain-bluff-not-unread = Nessuna carta di quel tipo è da leggere.
    .remedy = Continua.
captain-bluff-not-a-card = Non è una carta di Captain Bluff.
    .remedy = Di' una carta del gioco.

## Options

captain-bluff-option-line =
    Una fila continua: { $value ->
        [rising] con un numero più avanti
       *[consecutive] solo col numero seguente
    }
captain-bluff-option-round-trip-first =
    Un Giro del mondo: { $value ->
        [in-a-run] può iniziare una fila
       *[never] non inizia mai una fila
    }
captain-bluff-option-changes-go =
    Cambi di direzione: { $value ->
        [to-loser] a chi prende le carte
       *[to-discard] agli scarti
    }
captain-bluff-option-call-s =
    Tempo per «Bluff!» e per proseguire: { $value ->
        [none] finché tutti passano
       *[other] { $value } s
    }
captain-bluff-option-turns =
    Al massimo: { $value ->
        [none] nessun limite
       *[other] { $value } turni
    }
captain-bluff-option-standstill-rounds =
    Finisce se nessuno mette carte per: { $value ->
        [none] nessun limite
       *[other] { $value } giri
    }

## Choices

captain-bluff-menu-dealing = Distribuisci le carte
captain-bluff-menu-pile-empty = Il mazzo è vuoto
captain-bluff-menu-which-city = La città di partenza è
captain-bluff-menu-it-is = È
captain-bluff-menu-belt = Nastro { $belt }
captain-bluff-menu-counts-up = Sale
captain-bluff-menu-counts-down = Scende
captain-bluff-menu-take-back = Riprendila
captain-bluff-menu-tap-new = Avvicina la nuova al suo nastro
captain-bluff-menu-tap-at-belt =
    { $spots ->
        [0] Scegli il nastro, poi la carta
       *[other] Avvicina una carta a un nastro
    }
captain-bluff-menu-where-to = Dove va la carta?
captain-bluff-menu-choose-its-belt = Scegli il suo nastro
captain-bluff-menu-define = Definisci una città
captain-bluff-menu-place = Metti
captain-bluff-menu-check = Guarda una città
captain-bluff-menu-change = Cambia una città
captain-bluff-menu-close = Chiudi un nastro
captain-bluff-menu-play = Gioca una carta Aeroporto
captain-bluff-menu-placed = Va sul nastro
captain-bluff-menu-defined = È una città di partenza
captain-bluff-menu-exchanged = È uno scambio
captain-bluff-menu-recovered = È un recupero
captain-bluff-menu-yes-in-hand = Sì, l'hai in mano
captain-bluff-menu-trip-begins = Dopo il Giro del mondo va un numero
captain-bluff-menu-run-complete = La sequenza è finita
captain-bluff-menu-take-last-back = Riprendi l'ultima
captain-bluff-menu-look-twice = Guarda due città diverse
captain-bluff-menu-no-more = Basta così
captain-bluff-menu-tap-drawn = Avvicina la carta al tuo lettore
captain-bluff-menu-has-drawn = La carta è pescata
captain-bluff-menu-tap-old = Avvicina la vecchia al tuo lettore
captain-bluff-menu-has-taken = La vecchia è in mano
captain-bluff-menu-shuffled = Gli scarti sono mescolati
captain-bluff-card = { CARD($card) }
captain-bluff-menu-number = { $number }
captain-bluff-menu-yes-card = Sì, { CARD($card) }
captain-bluff-menu-is-played = Si gioca: { CARD($card) }
captain-bluff-menu-which-way = Nastro { $belt }: in che verso?
captain-bluff-menu-awaits-define = Definisci una città: nastro { $spot }
captain-bluff-menu-awaits-place = Metti: nastro { $spot }
captain-bluff-menu-awaits-change = Cambia una città: nastro { $spot }
captain-bluff-problem-card-twice =
    Una carta è insieme { $place ->
        [hand] nella mano di { SEAT($of) }
        [pile] nel mazzo
        [discard] negli scarti
        [belt] sul nastro { $of }
        [city] sopra il nastro { $of }
        [aside] scambiata e non ancora presa
       *[somewhere] da qualche parte
    } e { $other ->
        [hand] nella mano di { SEAT($other_of) }
        [pile] nel mazzo
        [discard] negli scarti
        [belt] sul nastro { $other_of }
        [city] sopra il nastro { $other_of }
        [aside] scambiata e non ancora presa
       *[somewhere] da qualche parte
    }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-elsewhere =
    Si è vista una carta { $place ->
        [hand] nella mano di { SEAT($of) }
        [pile] nel mazzo
        [discard] negli scarti
        [belt] sul nastro { $of }
        [city] sopra il nastro { $of }
        [aside] scambiata e non ancora presa
       *[somewhere] da qualche parte
    } che lì non può essere.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-count = Ci sono { $count } carte in gioco; dovrebbero essere { $expected }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-pile-count = Il mazzo ha { $count } carte, ma se ne conoscono { $known }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-unread-inconsistent = Le carte non lette non possono essere tutte diverse.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-belt-count = Ci sono { $count } nastri; dovrebbero essere { $expected }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-city-above = Sul nastro { $belt } ci sono bagagli senza una città di partenza.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-luggage = Sul nastro { $belt } non ci sono bagagli, ma altre carte sì (CB-10).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-second-line = La fila sul nastro { $belt } è la seconda della sua città (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-line-kept = Ciò che è annotato della fila sul nastro { $belt } non segue dalle sue carte.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-cities = Sul nastro { $belt } ci sono bagagli di due città (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-other-number = Un bagaglio sul nastro { $belt } conta come un numero che non è il suo.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-out-of-range = Una carta sul nastro { $belt } conta come { $number } (CB-9).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-ways = I numeri sul nastro { $belt } non vanno in un solo verso (CB-6).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-hand-too-large = { SEAT($seat) } ha { $count } carte; se ne distribuiscono { $dealt }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-much-luggage = { SEAT($seat) } ha più bagagli dei { $dealt } che si distribuiscono.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-many-airport = { SEAT($seat) } ha più carte Aeroporto delle { $dealt } che si distribuiscono.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-empty-hand = { SEAT($seat) } non ha carte, e questo chiude la partita, ma la partita continua.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-such-player = Non c'è un giocatore { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-reading = La fase è { $phase }, e non va con la carta da leggere.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-taking = La fase è { $phase }, e non va con la carta scambiata.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-nobody-due = La fase è { $phase }, ma non tocca a nessuno.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-line = La fase è { $phase }, ma sul nastro { $belt } non ci sono bagagli.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-run = Si sta mettendo una sequenza, ma la fase è { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-passed = Qualcuno ha passato, ma la fase è { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-goes-on = Continua un turno in cui tutto è fatto (CB-3).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-count = I turni sono contati male.
    .remedy = { table-undo-or-play-on }

## Places

captain-bluff-place-luggage = Bagagli
captain-bluff-place-airport = Aeroporto
captain-bluff-place-belt = Nastro { $number }

## The rules in short

captain-bluff-rules-1 = Liberati di tutte le tue carte prima degli altri.
captain-bluff-rules-2 = La carta coperta sopra un nastro è la sua città. Mettici un bagaglio, o una sequenza senza buchi. Una fila sale o scende e può saltare da un turno all'altro; una per città. Bagagli di un'altra città sono un bluff.
captain-bluff-rules-3 = Gli altri possono dire «Bluff!»: si gira la città. Se lo era, riprendi tu la fila e la città; se no, le prende chi l'ha detto.
captain-bluff-rules-4 = O definisci la città di un nastro vuoto e pesca una carta; o guarda una città; o, dove ci sono bagagli, cambia la città o chiudi il nastro.
captain-bluff-rules-5 = In più puoi giocare una carta Aeroporto; poi il tuo turno finisce da sé.
captain-bluff-rules-6 = Un Giro del mondo vale qualsiasi bagaglio; un Cambio di direzione inverte una fila dal suo ultimo numero; il Tabellone arrivi mostra due città; con un Volo in ritardo tutti gli altri che hanno meno di cinque carte ne pescano una.
captain-bluff-rules-7 = In ogni momento puoi recuperare l'ultimo bagaglio di una fila; uno deve restare.

## Climaxes and the log

captain-bluff-stage-call = { SEAT($caller) } dice che { SEAT($placer) } bluffa: il nastro { $belt } è { CARD($city) }?
captain-bluff-stage-bluff = { CARD($card) }! { SEAT($placer) } bluffava.
captain-bluff-stage-honest = { CARD($card) }! { SEAT($placer) } non bluffava.
captain-bluff-stage-takes =
    { $count ->
        [0] { SEAT($loser) } non prende carte
        [one] { SEAT($loser) } prende una carta
       *[other] { SEAT($loser) } prende { $count } carte
    }
captain-bluff-log-called = { SEAT($caller) } dice che { SEAT($placer) } bluffa sul nastro { $belt }: { CARD($card) }. { SEAT($loser) } prende le carte
captain-bluff-log-define = { SEAT($seat) } mette una città di partenza sopra il nastro { $belt }
captain-bluff-log-change = { SEAT($seat) } cambia la città di partenza del nastro { $belt }
captain-bluff-log-look = { SEAT($seat) } guarda la città di partenza del nastro { $belt }
captain-bluff-log-close = { SEAT($seat) } chiude il nastro { $belt }
captain-bluff-log-place = { SEAT($seat) } mette { CARD($card) } sul nastro { $belt }
captain-bluff-log-play = { SEAT($seat) } gioca: { CARD($card) }
captain-bluff-log-recover = { SEAT($seat) } recupera { CARD($card) } dal nastro { $belt }
captain-bluff-log-take-back = { SEAT($seat) } riprende una carta
captain-bluff-log-reshuffle = Gli scarti sono il nuovo mazzo
captain-bluff-known-belt =
    { $count ->
        [0] Nastro { $belt }: nessuno ha visto la città
       *[other] Nastro { $belt }: vista da { NAMES($seats) }
    }
captain-bluff-known-discards = Scarti: { $count }
captain-bluff-known-above = Sopra il nastro { $belt }: { CARD($card) }
captain-bluff-known-hand = { SEAT($seat) } ha { CARD($card) }

## Lessons

captain-bluff-lesson-city = Metti una carta coperta sopra un nastro: è la sua città, e la conosci solo tu. Va bene qualsiasi carta.
captain-bluff-lesson-place = Liberati di bagagli: mettili su un nastro con una città. Una fila sale o scende e può saltare: dopo un 5 va bene un 11. Se la città coperta è un'altra, stai bluffando.
captain-bluff-lesson-run = Quello che metti insieme è una sequenza: ogni numero segue quello prima, senza buchi. Continua finché puoi; poi chiudi la sequenza con A.
    .window = Quello che metti insieme è una sequenza: ogni numero segue quello prima, senza buchi. Continua finché puoi; poi chiudi la sequenza.
captain-bluff-lesson-call = Credi che la città coperta sia un'altra? A dice «Bluff!», B passa. Chi sbaglia prende tutta la fila.
    .window = Credi che la città coperta sia un'altra? Di' «Bluff!», o passa. Chi sbaglia prende tutta la fila.
captain-bluff-lesson-airport = Oltre all'azione puoi giocare una carta Aeroporto, adesso o prima. Se no il turno finisce da sé, o subito con A.
    .window = Oltre all'azione puoi giocare una carta Aeroporto, adesso o prima. Se no il turno finisce da sé.
captain-bluff-lesson-check = Non sai quale città c'è lì? Scegli con B e A di guardarne una: è la tua azione.
    .window = Non sai quale città c'è lì? Puoi guardarne una: è la tua azione.
captain-bluff-lesson-change = Dove ci sono bagagli puoi cambiare la città: metti un'altra carta e prendi la vecchia.
captain-bluff-lesson-close = O chiudi un nastro con bagagli: si scarta tutto, e nessuno ne sa la città.

## Why: a sentence for each ruling (docs/rulings-captain-bluff.md)

captain-bluff-rule-1 = Prima si distribuiscono tutte le carte; poi ognuno a turno mette una città di partenza coperta.
captain-bluff-rule-2 = I turni vanno in senso orario: agisce un solo giocatore.
captain-bluff-rule-3 = Un turno è una sola azione, e al massimo una carta Aeroporto prima o dopo.
captain-bluff-rule-4 = Un nastro ha una città, mai due.
captain-bluff-rule-5 = Si pesca solo per una città appena definita, dalla cima del mazzo.
captain-bluff-rule-6 = I numeri messi insieme si susseguono senza buchi.
captain-bluff-rule-7 = Il secondo numero di una fila decide se sale o scende; e così continua.
captain-bluff-rule-8 = Ogni città ha una fila, su un nastro con una città, e ce ne sono al massimo tre.
captain-bluff-rule-9 = Un Giro del mondo è il numero seguente della fila, da 1 a 17; su una carta sola si dice in che verso.
captain-bluff-rule-10 = Un Giro del mondo inizia una fila solo se seguono bagagli, e mai se così si è deciso.
captain-bluff-rule-12 = Un Cambio di direzione va da solo su un nastro con una fila, e ci resta.
captain-bluff-rule-14 = Il Tabellone arrivi mostra a chi lo gioca fino a due città diverse.
captain-bluff-rule-16 = Quando il mazzo è vuoto si mescolano gli scarti per rifarlo, e solo allora.
captain-bluff-rule-17 = Gli altri possono dire «Bluff!» finché tutti passano o scade il tempo, non dopo il passo seguente.
captain-bluff-rule-18 = Si confronta la città coperta con quella di tutta la fila.
captain-bluff-rule-21 = Chi mette l'ultima carta ha vinto quando nessuno può più dire «Bluff!».
captain-bluff-rule-24 = Si cambia città solo dove ci sono bagagli: prima si mette la carta nuova, poi si prende la vecchia.
captain-bluff-rule-26 = Si recuperano bagagli solo dalla fine di una fila, fino a una carta Aeroporto, da un nastro; uno resta.

## Why other belts are not to be chosen

captain-bluff-menu-place-where = { captain-bluff-menu-place }: dove c'è una città
captain-bluff-menu-define-where = { captain-bluff-menu-define }: dove non c'è
captain-bluff-menu-check-where = { captain-bluff-menu-check }: dove c'è
captain-bluff-menu-change-where = { captain-bluff-menu-change }: dove ci sono bagagli
captain-bluff-menu-close-where = { captain-bluff-menu-close }: dove ci sono bagagli

## What a belt takes

captain-bluff-takes-higher = Qui va { CARD($card) } con un numero più alto di { $number }.
captain-bluff-takes-lower = Qui va { CARD($card) } con un numero più basso di { $number }.
captain-bluff-takes-another = Qui va { CARD($card) } con un numero diverso da { $number }.
captain-bluff-takes-next = Qui va { CARD($card) } con il numero accanto a { $number }.
captain-bluff-takes-new-line = Qui vanno bagagli di una città che non ha ancora una fila.
captain-bluff-story-shed = { SEAT($seat) } mette più carte di tutti in un turno: { $count }
captain-bluff-story-took = { SEAT($seat) } deve prendere più carte di tutti in una volta: { $count }
captain-bluff-story-looks = { SEAT($seat) } guarda più città di tutti: { $count }
captain-bluff-report-points = Carte in meno che all'inizio
captain-bluff-report-course = L'andamento della partita: carte in meno
