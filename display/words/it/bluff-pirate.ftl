# Italiano

bluff-pirate-title = Bluff Pirate
bluff-pirate-screen-attract = Rotta verso il tesoro, senza farsi scoprire

## Cards

card-red = Sciabola rossa
card-red-pirate = Pirata rosso
card-orange = Lanterna arancio
card-orange-pirate = Pirata arancio
card-yellow = Gioiello giallo
card-yellow-pirate = Pirata giallo
card-green = Bottiglia verde
card-green-pirate = Pirata verde
card-turquoise = Bussola turchese
card-turquoise-pirate = Pirata turchese
card-blue = Ancora blu
card-blue-pirate = Pirata blu
card-purple = Uncino viola
card-purple-pirate = Pirata viola
card-pink = Cannocchiale rosa
card-pink-pirate = Pirata rosa
card-brown = Timone marrone
card-brown-pirate = Pirata marrone
card-black = Cappello nero
card-black-pirate = Pirata nero

## What the screen says by itself

bluff-pirate-screen-turn = Turno { $number }
bluff-pirate-screen-last-round = Ultimo giro
bluff-pirate-screen-nudge = Chi tenta una serie?
bluff-pirate-screen-dealing = Cinque carte a testa
bluff-pirate-screen-vote = Bluff o no?
bluff-pirate-screen-piles = Mazzo { $pile }, scarti { $discards }
bluff-pirate-screen-arrived = Tesoro!
bluff-pirate-screen-to-go = ancora { $count }
bluff-pirate-screen-set-trusted-true = { SEAT($seat) } posa { $count } carte vere, { SEAT($other) } ci crede
bluff-pirate-screen-set-trusted-bluff = { SEAT($seat) } bluffa con { $count } carte, { SEAT($other) } ci crede
bluff-pirate-screen-set-doubted-true = { SEAT($seat) } posa { $count } carte vere, { SEAT($other) } dubita
bluff-pirate-screen-set-doubted-bluff = { SEAT($seat) } bluffa con { $count } carte, { SEAT($other) } se ne accorge
bluff-pirate-screen-discard = { SEAT($seat) } scarta: { CARD($cards) }
bluff-pirate-screen-keep = { SEAT($seat) } tiene tutto
bluff-pirate-screen-board =
    { $count ->
        [one] { SEAT($seat) } abborda { SEAT($other) } e prende una carta
       *[other] { SEAT($seat) } abborda { SEAT($other) } e prende { $count } carte
    }
bluff-pirate-screen-taken-back = { SEAT($seat) } riprende: { CARD($cards) }
bluff-pirate-screen-shown = { SEAT($seat) } ha mostrato: { CARD($cards) }
bluff-pirate-screen-reshuffle = Gli scarti sono il nuovo mazzo
bluff-pirate-screen-revote = Si sono visti dei voti: tutti rivotano

## What the table says

bluff-pirate-deal =
    { $reads ->
        [late] Cinque carte a testa, coperte.
       *[every] Cinque carte a testa: avvicina ognuna al lettore di chi la riceve.
    }
    .window = Cinque carte a testa, coperte.
    .remedy =
        { $reads ->
            [late] Premi A quando le carte sono distribuite; una carta si legge quando si gioca.
           *[every] Le carte sono distribuite quando le luci dicono a chi tocca.
        }
bluff-pirate-turn = { SEAT($active) }: { bluff-pirate-turn.asked }
    .asked = pesca due carte, o abborda con un pirata.
    .remedy =
        { $spots ->
            [0]
                { $reads ->
                    [late] Premi A quando sono pescate; per abbordare, prima scegli dal menu.
                   *[every] Avvicina le carte al tuo lettore; per abbordare, prima scegli dal menu.
                }
           *[other]
                { $reads ->
                    [late] Premi A quando sono pescate; il pirata va sulla zona 4.
                   *[every] Avvicina le carte al tuo lettore, il pirata sulla zona 4.
                }
        }
bluff-pirate-draw-two = { SEAT($active) }: { bluff-pirate-draw-two.asked }
    .asked = pesca due carte.
    .remedy =
        { $reads ->
            [late] Premi A quando sono pescate.
           *[every] Avvicina le carte al tuo lettore.
        }
bluff-pirate-draw = { SEAT($active) }: { bluff-pirate-draw.asked }
    .asked = pescane ancora { $count }.
    .remedy = Avvicina ogni carta del mazzo al tuo lettore.
bluff-pirate-reshuffle = Il mazzo è vuoto: mescola tutti gli scarti.
    .remedy = Mettili coperti come mazzo; poi A.
bluff-pirate-act = { SEAT($active) }: { bluff-pirate-act.asked }
    .asked = posa una serie, o scarta una carta.
    .remedy =
        { $spots ->
            [0] Prima scegli; poi avvicina la carta al tuo lettore.
           *[other] Scoperte sulla zona 1, coperte sulla 2; lo scarto sulla 3.
        }
bluff-pirate-few = { SEAT($active) }: { bluff-pirate-few.asked }
    .asked = posa una serie, o chiudi il turno.
    .remedy =
        { $spots ->
            [0] Prima scegli; poi avvicina la carta al tuo lettore.
           *[other] Scoperte sulla zona 1, coperte sulla zona 2.
        }
bluff-pirate-ending = { SEAT($active) }: { bluff-pirate-ending.asked }
    .asked = chiudi il turno: una serie ha almeno tre carte.
    .remedy = B: avanti, A: scegli.
bluff-pirate-set = { SEAT($active) }: { bluff-pirate-set.asked }
    .asked = posa una serie da tre a cinque carte, una o due scoperte.
    .remedy =
        { $spots ->
            [0] Avvicina le coperte al tuo lettore; per una scoperta, prima scegli dal menu.
           *[other] Scoperte sulla zona 1, coperte sulla zona 2.
        }
bluff-pirate-closing = { SEAT($active) }: { bluff-pirate-closing.asked }
    .asked =
        { $more ->
            [0] completa la serie.
           *[other] completa la serie, o posa altre carte.
        }
    .remedy =
        { $spots ->
            [0] A chiude la serie; o avvicina un'altra coperta al tuo lettore.
           *[other] A chiude la serie.
        }
bluff-pirate-vote = { SEAT($turn) } bluffa? Tutti gli altri votano in segreto.
    .remedy = Copri i pulsanti. A: non bluff. B: bluff.
    .a = non bluff
    .b = bluff
bluff-pirate-pick = { SEAT($active) }: { bluff-pirate-pick.asked }
    .asked = tutti hanno votato. Scegli quale voto conta.
    .remedy = B: avanti, A: scegli.
bluff-pirate-reveal-bluff = { SEAT($voter) } dice: bluff!
    .remedy =
        { $reads ->
            [late] Gira le carte coperte, poi A.
           *[every]
                { $spots ->
                    [0] Gira le carte coperte e avvicina ognuna al tuo lettore.
                   *[other] Gira le carte coperte e avvicina ognuna sulla zona 2.
                }
        }
bluff-pirate-reveal-no-bluff = { SEAT($voter) } dice: non bluff.
    .remedy =
        { $reads ->
            [late] Gira le carte coperte, poi A.
           *[every]
                { $spots ->
                    [0] Gira le carte coperte e avvicina ognuna al tuo lettore.
                   *[other] Gira le carte coperte e avvicina ognuna sulla zona 2.
                }
        }
bluff-pirate-fork = { SEAT($active) }: { bluff-pirate-fork.asked }
    .asked = scegli una rotta al bivio.
    .remedy = B: avanti, A: scegli.
bluff-pirate-island = { SEAT($active) }: { bluff-pirate-island.asked }
    .asked = gira il gettone dell'isola.
    .remedy = Poi scegli che cosa c'è: B: avanti, A: scegli.
bluff-pirate-dig = { SEAT($active) }: { bluff-pirate-dig.asked }
    .asked = gira il gettone dell'isola.
    .remedy = Quello che c'è sotto vale subito.
bluff-pirate-board = { SEAT($active) }: { bluff-pirate-board.asked }
    .asked = scegli una nave da abbordare.
    .remedy = B: avanti, A: scegli.
bluff-pirate-steal = { SEAT($active) }: { bluff-pirate-steal.asked }
    .asked = prendi { $count ->
        [one] una carta di { SEAT($target) } senza guardarla
       *[other] { $count } carte di { SEAT($target) } senza guardarle
    }.
    .remedy = Avvicina ognuna al lettore di { SEAT($active) }.
bluff-pirate-over = La partita è finita.
    .remedy = Premi A per rigiocare.
bluff-pirate-not-now = Ora è il turno di { SEAT($active) }.
    .remedy = Riprendi la carta e aspetta; lo schermo dice che cosa deve fare { SEAT($active) }.
bluff-pirate-dealt-at-pads = Le carte si distribuiscono ai lettori.
    .remedy = Avvicinala al lettore di chi la riceve.
bluff-pirate-read-already = Questa carta è già stata letta: non è quella che manca.
    .remedy = Avvicina la carta non letta, o scegli qual è.
bluff-pirate-other-spot = In questa zona non si gioca nulla.
    .remedy = Una serie va sulle zone 1 e 2, uno scarto sulla 3, un pirata che abborda sulla 4.
bluff-pirate-token-stays = Un gettone tesoro resta sulla sua isola finché non arriva una nave.
    .remedy = Rimettilo con il forziere chiuso in vista.
bluff-pirate-turn-the-token = Nessun lettore sa quale lato del gettone si vede.
    .remedy = Giralo al suo posto.
bluff-pirate-finder-answers = { SEAT($active) } ha raggiunto l'isola e apre il forziere.
    .remedy = Aspetta che lo apra.
bluff-pirate-look-first = La serie si è appena chiusa: questo non valeva come voto.
    .remedy = Guarda la serie, poi vota, coprendo i pulsanti.
bluff-pirate-close-first = Non si vota ancora: { SEAT($active) } non ha chiuso la serie.
    .remedy = Aspetta, poi vota, coprendo i pulsanti.
bluff-pirate-where-to =
    { $spots ->
        [0] Una carta della tua mano non serve ancora al tuo lettore.
       *[other] Una carta della tua mano non serve al tuo lettore.
    }
    .remedy =
        { $spots ->
            [0] Lì vanno le carte del mazzo; per abbordare, prima scegli dal menu.
           *[other] Lì vanno le carte del mazzo; un pirata che abborda, sulla zona 4.
        }
bluff-pirate-lay-where =
    { $spots ->
        [0] Il tavolo non sa ancora che cosa vuoi fare con questa carta.
       *[other] Una carta della tua mano non serve al tuo lettore.
    }
    .remedy =
        { $spots ->
            [0] Riprendila e prima scegli: scoperta, coperta o scarto.
           *[other] Serie: scoperte sulla zona 1, coperte sulla 2; scarto sulla 3.
        }
bluff-pirate-still-dealing = Si stanno ancora distribuendo le carte.
    .remedy = Rimettila; prima avvicina cinque carte a ogni lettore.
bluff-pirate-hand-full = Una carta di troppo a questo lettore.
    .remedy = Rimettila nel mazzo.
bluff-pirate-read-each = In questa partita ogni carta si legge quando viene distribuita.
    .remedy = Avvicina cinque carte a ogni lettore.
bluff-pirate-already-dealt = Tutte le carte sono distribuite.
    .remedy = Rimettila nel mazzo.
bluff-pirate-too-late-to-redeal = La gara è iniziata.
    .remedy = Naviga fino in fondo.
bluff-pirate-not-your-turn = È il turno di un altro.
    .remedy = Riprendi la carta e aspetta.
bluff-pirate-draw-or-board = Un turno inizia pescando due carte o abbordando una nave.
    .remedy = Riprendila; avvicina due carte del mazzo al tuo lettore, o abborda con un pirata.
bluff-pirate-draw-first = Prima si pescano due carte.
    .remedy = Riprendila; avvicina al tuo lettore le carte che peschi.
bluff-pirate-already-drawn = Dopo aver pescato non si abborda né si pesca più.
    .remedy = Riprendila; posa una serie, o scarta una carta.
bluff-pirate-drew-after-boarding = Dopo un arrembaggio non si pesca.
    .remedy = Rimettila nel mazzo; mescolala se qualcuno l'ha vista.
bluff-pirate-reshuffle-first = Il mazzo è vuoto.
    .remedy = Riprendila; mescola gli scarti, mettili coperti come mazzo e premi A.
bluff-pirate-nothing-to-reshuffle = Nel mazzo ci sono ancora carte.
    .remedy = Pesca dal mazzo.
bluff-pirate-act-first = Ora si posa una serie o si scarta una carta.
    .remedy = Riprendila; posa una serie, o scarta una carta.
bluff-pirate-set-first = Si sta posando una serie.
    .remedy = Riprendila; finisci la serie e premi A.
bluff-pirate-voting = Tutti gli altri votano.
    .remedy = Riprendila e aspetta i voti.
bluff-pirate-pick-first = Tutti hanno votato.
    .remedy = Riprendila; scegli un votante nel menu.
bluff-pirate-picked-already = Un votante è già scelto; vale la prima scelta.
    .remedy = Copri gli altri voti; gira le carte coperte della serie.
bluff-pirate-reveal-first = Prima si girano le carte coperte della serie.
    .remedy = Riprendila; girale e avvicinale una a una.
bluff-pirate-steer-first = Una nave è al bivio.
    .remedy = Riprendila; chi la guida sceglie la rotta nel menu.
bluff-pirate-open-first = Una nave ha raggiunto un'isola.
    .remedy = Riprendila; chi la guida gira il gettone.
bluff-pirate-target-first = Un pirata va all'arrembaggio.
    .remedy = Riprendila; scegli nel menu una nave davanti.
bluff-pirate-steal-first = Una nave è abbordata.
    .remedy = Riprendila; avvicina le carte rubate al lettore del ladro.
bluff-pirate-reading = Una carta non è stata letta.
    .remedy = Avvicinala di nuovo, o di' qual è.
bluff-pirate-not-voting = Ora non si vota.
    .remedy = Tieni il gettone davanti a te.
bluff-pirate-nothing-placed = Non c'è una serie da votare o da girare.
    .remedy = Continua.
bluff-pirate-not-boarding = Nessuna nave è abbordata.
    .remedy = Rimetti la carta senza guardarla.
bluff-pirate-not-at-fork = Nessuna nave è al bivio.
    .remedy = Continua.
bluff-pirate-not-at-island = Nessuna nave ha raggiunto un'isola chiusa.
    .remedy = Richiudi il forziere senza guardare, e continua.
bluff-pirate-nothing-to-end = Nessuna serie è iniziata.
    .remedy = Prima posa almeno tre carte.
bluff-pirate-match-over = La partita è finita.
    .remedy = Iniziane un'altra per giocare.
bluff-pirate-not-in-hand = Per quanto il tavolo ha visto, non hai in mano questa carta.
    .remedy = Rimettila dov'era; avvicina una carta della tua mano.
bluff-pirate-not-from-pile = Per quanto il tavolo ha visto, questa carta non viene dal mazzo.
    .remedy = Rimettila dov'era; pesca dal mazzo.
bluff-pirate-not-of-target = Per quanto il tavolo ha visto, questa carta non è della nave abbordata.
    .remedy = Rimettila dov'era; prendi una carta di quel giocatore senza guardarla.
bluff-pirate-not-hidden = Non è una carta coperta della serie.
    .remedy = Rimettila dov'era; gira le carte coperte.
bluff-pirate-hand-too-small = Una serie ha almeno tre carte, e la tua mano ne ha meno.
    .remedy = Riprendila; chiudi il turno senza serie.
bluff-pirate-two-colours = Le carte scoperte di una serie sono dello stesso colore.
    .remedy = Riprendi questa, e posane scoperta un'altra o nessuna.
bluff-pirate-too-many-up = Solo una o due carte di una serie sono scoperte.
    .remedy = Riprendi questa, o posala coperta.
bluff-pirate-needs-face-up = Una serie vuole una carta scoperta, e questa è l'ultima che può esserlo.
    .remedy = Riprendila e posala scoperta.
bluff-pirate-set-full = Una serie ha al massimo cinque carte.
    .remedy = Riprendi questa e premi A.
bluff-pirate-set-too-small = Una serie ha almeno tre carte, una o due scoperte.
    .remedy = Posane un'altra, poi premi A.
bluff-pirate-must-discard = Con una mano così si posa una serie o si scarta una carta.
    .remedy = Scarta una carta.
bluff-pirate-nothing-to-discard = Con una mano così non si scarta nulla.
    .remedy = Riprendila e chiudi il turno nel menu.
bluff-pirate-voted-already = Da questo posto si è già votato.
    .remedy = Aspetta che votino tutti.
bluff-pirate-own-set = Nessuno vota la propria serie.
    .remedy = Aspetta il voto degli altri.
bluff-pirate-not-a-pirate = Solo un pirata abborda.
    .remedy = Riprendi la carta; pesca due carte, o abborda con un pirata.
bluff-pirate-nobody-ahead = Davanti non c'è nessuna nave con carte.
    .remedy = Riprendi il pirata e pesca due carte.
bluff-pirate-not-ahead = Quella nave non è davanti, o il suo giocatore non ha carte.
    .remedy = Scegline un'altra.
bluff-pirate-no-such-course = Nessuna rotta porta lì da qui.
    .remedy = Scegline un'altra.
bluff-pirate-nobody-there = Lì non gioca nessuno.
    .remedy = Scegli un posto dove si gioca.
bluff-pirate-not-unread = Quella carta è già stata letta, o non è una carta.
    .remedy = Continua.
bluff-pirate-card = { CARD($card) }
bluff-pirate-not-a-card = Non è una carta di questo gioco.
    .remedy = Di' un colore, o il suo pirata.

## Options

bluff-pirate-option-keep-up-to =
    Senza serie: { $value ->
        [4] si scarta da cinque carte in su
       *[5] si scarta da sei carte in su
    }
bluff-pirate-option-small-hand =
    Con meno carte: { $value ->
        [keep] non si scarta
       *[choose] si sceglie
    }
bluff-pirate-option-discard-without =
    Deve scartare: { $value ->
        [placing] chi non posa una serie
       *[having] chi non ha una serie
    }
bluff-pirate-option-turns =
    La gara finisce: { $value ->
        [none] solo al tesoro
       *[other] dopo { $value } turni
    }
bluff-pirate-option-nudge-rounds = Ricorda la gara: dopo { $value } giri senza serie

## Choices

bluff-pirate-menu-dealing = Cinque carte a testa
bluff-pirate-menu-tap-pile = Avvicina una carta del mazzo
bluff-pirate-menu-draw = Pesca due carte
bluff-pirate-menu-has-drawn =
    { $count ->
        [one] La carta è pescata
       *[other] Due carte sono pescate
    }
bluff-pirate-menu-board = Abborda una nave con un pirata
bluff-pirate-menu-drawn = È pescata
bluff-pirate-menu-boards = Abborda una nave
bluff-pirate-menu-lay-up = Posa una carta scoperta
bluff-pirate-menu-lay-down = Posa una carta coperta
bluff-pirate-menu-lies-up = È scoperta
bluff-pirate-menu-lies-down = È coperta
bluff-pirate-menu-too-few = Poche carte per una serie
bluff-pirate-menu-take-set-back = Riprendi la serie
bluff-pirate-menu-close-set = La serie è completa
bluff-pirate-menu-tap-next =
    { $spots ->
        [0] Avvicina la prossima, coperta
       *[other] Avvicina la prossima
    }
bluff-pirate-menu-others-vote = Tutti gli altri votano
bluff-pirate-menu-vote-shown = Un voto si è visto troppo presto
bluff-pirate-menu-vote-again = Tutti rivotano
bluff-pirate-menu-pick = Quale voto conta?
bluff-pirate-menu-tap-hidden = Gira e avvicina ogni carta coperta
bluff-pirate-menu-turned-all = Tutte le carte coperte sono girate
    .window = Girale tutte
bluff-pirate-menu-turned = È girata
bluff-pirate-menu-fork = Quale rotta?
bluff-pirate-menu-target = Quale nave si abborda?
bluff-pirate-menu-tap-stolen = Avvicina ogni carta rubata al tuo lettore
bluff-pirate-menu-has-stolen =
    { $count ->
        [one] Una carta è rubata
       *[other] { $count } carte sono rubate
    }
    .window =
        { $count ->
            [one] Ruba una carta
           *[other] Ruba { $count } carte
        }
bluff-pirate-menu-stolen = È rubata
bluff-pirate-menu-pile-made = Sono coperti come mazzo
bluff-pirate-menu-shuffle = Mescola tutti gli scarti
bluff-pirate-menu-awaits-up = { SEAT($seat) }: una carta scoperta
bluff-pirate-menu-awaits-down = { SEAT($seat) }: una carta coperta
bluff-pirate-menu-awaits-board = { SEAT($seat) }: il pirata che abborda
bluff-pirate-menu-unread = Una carta non è stata letta
bluff-pirate-menu-tap-or-name = Avvicinala ancora, o scegli
bluff-pirate-menu-token = Che cosa c'è sotto il gettone?
bluff-pirate-menu-which = Qual è?
bluff-pirate-menu-treasure = Il tesoro
bluff-pirate-menu-empty-chest = Un forziere vuoto
bluff-pirate-menu-card = { CARD($card) }
bluff-pirate-menu-colour = { COLOUR($colour) }
bluff-pirate-menu-towards = Verso { PLACE($place) }
bluff-pirate-menu-awaits-discard = { SEAT($seat) }: lo scarto
bluff-pirate-problem-card-twice =
    Una carta è insieme { $place ->
        [hand] nella mano di { SEAT($seat) }
        [discards] negli scarti
        [up] scoperta nella serie
        [down] coperta nella serie
       *[table] sul tavolo
    } e { $other ->
        [hand] nella mano di { SEAT($holder) }
        [discards] negli scarti
        [up] scoperta nella serie
        [down] coperta nella serie
       *[table] sul tavolo
    }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-card-elsewhere =
    Si è vista una carta { $place ->
        [hand] nella mano di { SEAT($seat) }
        [discards] negli scarti
        [up] scoperta nella serie
        [down] coperta nella serie
       *[table] sul tavolo
    } che lì non può essere.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pile-and-elsewhere = Una carta è insieme nel mazzo e altrove.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-cards =
    { $count ->
        [one] C'è una carta
       *[other] Ci sono { $count } carte
    } di troppo.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-cards-nowhere =
    { $count ->
        [one] Una carta non è
       *[other] { $count } carte non sono
    } da nessuna parte.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-unread-inconsistent = Le carte non lette non possono essere tutte diverse.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-hand-too-large = { SEAT($seat) } ha { $count } carte; se ne distribuiscono { $dealt }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-dealt-not-begun = Tutte le carte sono distribuite, ma la partita non è iniziata.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-played-before-dealt = Si sono giocate carte prima che fossero tutte distribuite.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set = La fase è { $phase }, e non va con la serie sul tavolo.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-up = { $count } carte della serie sono scoperte (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set-too-large = La serie ha { $count } carte (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-closed = La serie è chiusa; carte: { $count }, scoperte: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-several-colours = Le carte visibili della serie sono di più colori (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turned-not-hidden = Si è girata una carta della serie che non era coperta (BP-7).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-placed = { SEAT($seat) } ha posato una serie; carte: { $count }, scoperte: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-own-vote = { SEAT($seat) } ha votato la propria serie (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-taken-for = Una serie di { SEAT($seat) } è stata presa per ciò che non era (BP-4).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-votes = La fase è { $phase }, ma sul tavolo ci sono voti.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-voter = Ha votato qualcuno che non vota su questa serie (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-picking-early = Si sceglie un votante prima che tutti abbiano votato (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-kept = È annotato un voto che nessuno può sapere (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-not-given = È annotato il voto di chi non ha votato (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-of-nobody = Conta un voto che nessuno ha dato (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-that-counts = La fase è { $phase }, e non va con il voto che conta.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-ship-astray = La nave di { SEAT($seat) } non è su nessuna casella della gara.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-island = Si è girato un gettone dove non c'è un'isola.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-island-not-opened = Una nave è su un'isola ancora chiusa (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-one-path = Una nave deve scegliere la rotta dove ce n'è una sola (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-sailing = La fase è { $phase }; caselle ancora da navigare: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-such-player = Non c'è un giocatore { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-out-of-turn = Qualcuno sta per agire fuori turno.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-reading = La fase è { $phase }, e non va con la carta da leggere.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-to-draw = La fase è { $phase }; carte da pescare: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-target = La fase è { $phase }, e non va con la nave abbordata.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pirate = La fase è { $phase }, e non va con il pirata che abborda.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-stolen = La fase è { $phase }; carte rubate: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-won = La fase è { $phase }; giocatori che hanno vinto: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turn = La partita è al turno { $turn }; l'ultimo è { $last }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-does-not-play = Ha vinto qualcuno che non gioca.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-not-foremost = Ha vinto qualcuno la cui nave non è in testa.
    .remedy = { table-undo-or-play-on }
place-island-1 = l'isola 1
place-island-2 = l'isola 2
place-start = la partenza
place-fork = il bivio
colour-red = Rosso
colour-orange = Arancio
colour-yellow = Giallo
colour-green = Verde
colour-turquoise = Turchese
colour-blue = Blu
colour-purple = Viola
colour-pink = Rosa
colour-brown = Marrone
colour-black = Nero

## Places

bluff-pirate-place-face-up = Scoperte
bluff-pirate-place-face-down = Coperte
bluff-pirate-place-boarders = Pirati
bluff-pirate-place-first-island = Isola 1
bluff-pirate-place-second-island = Isola 2

## The rules in short

bluff-pirate-rules-1 = Arriva prima di tutti all'isola dove sta il tesoro.
bluff-pirate-rules-2 = Al tuo turno pesca due carte. Poi posa una serie da tre a cinque carte di un colore: una o due scoperte, le altre coperte. Quelle possono essere qualsiasi cosa: è un bluff.
bluff-pirate-rules-3 = Senza serie, scarta una carta se ne hai cinque o più.
bluff-pirate-rules-4 = Gli altri votano in segreto se è un bluff, e tu scegli quale voto conta.
bluff-pirate-rules-5 = «Non bluff»: avanzi di tante caselle quante sono le carte della serie, bluff o no. «Bluff», e non lo è: avanzi tu, e chi ha votato arretra di due caselle.
bluff-pirate-rules-6 = «Bluff», e lo è: riprendi le carte e resti lì, e chi ha votato avanza al tuo posto.
bluff-pirate-rules-7 = O, invece di tutto questo, abborda con un pirata, una carta col teschio: ruba tre carte, senza guardarle, a un giocatore davanti a te.

## Climaxes and the log

bluff-pirate-stage-doubted = { SEAT($voter) } dice della serie di { SEAT($seat) }: bluff!
bluff-pirate-stage-trusted = { SEAT($voter) } dice della serie di { SEAT($seat) }: non bluff.
bluff-pirate-stage-bluff = { SEAT($seat) } bluffava!
bluff-pirate-stage-honest = { SEAT($seat) } non bluffava!
bluff-pirate-stage-sails =
    { $count ->
        [one] { SEAT($seat) } avanza di una casella
       *[other] { SEAT($seat) } avanza di { $count } caselle
    }
bluff-pirate-stage-sails-and-back =
    { $count ->
        [one] { SEAT($seat) } avanza di una casella, { SEAT($voter) } arretra di { $back }
       *[other] { SEAT($seat) } avanza di { $count } caselle, { SEAT($voter) } arretra di { $back }
    }
bluff-pirate-stage-steers = { SEAT($seat) } ha scelto la rotta.
bluff-pirate-stage-boards = All'arrembaggio! { SEAT($seat) } posa un pirata.
bluff-pirate-stage-boarded = { SEAT($seat) } abborda la nave di { SEAT($other) }!
bluff-pirate-stage-loot =
    { $count ->
        [one] { SEAT($other) } perde una carta
       *[other] { SEAT($other) } perde { $count } carte
    }
bluff-pirate-stage-opens = { SEAT($seat) } scava sull'isola { $number }.
bluff-pirate-stage-treasure = { SEAT($seat) } ha trovato il tesoro sull'isola { $number }!
bluff-pirate-stage-empty = { SEAT($seat) } trova vuota l'isola { $number }!
bluff-pirate-known-discards = Scarti: { $count } × { CARD($card) }
bluff-pirate-known-island = L'isola { $number } è vuota

## Lessons

bluff-pirate-lesson-draw = Un turno inizia con due carte nuove: prendile dal mazzo senza farle vedere.
bluff-pirate-lesson-set = Posa da tre a cinque carte: una o due di un colore scoperte, il resto coperte. Quelle coperte possono essere qualsiasi cosa: è un bluff.
bluff-pirate-lesson-close = A chiude la serie. Più carte ha, più avanzi.
    .window = Ora puoi chiudere la serie. Più carte ha, più avanzi.
bluff-pirate-lesson-vote = Vota in segreto, con la mano sui pulsanti: A non è bluff, B lo è. Se conta il tuo voto, un dubbio giusto ti fa avanzare, uno sbagliato costa due caselle.
    .window = Vota in segreto: è un bluff? Se conta il tuo voto, un dubbio giusto ti fa avanzare, uno sbagliato costa due caselle.
bluff-pirate-lesson-pick = Scegli tu quale voto conta. Gli altri restano segreti per sempre.
bluff-pirate-lesson-reveal = Ora si girano le carte coperte, e tutti vedono se era un bluff.
bluff-pirate-lesson-board = C'è una nave davanti: con un pirata, una carta col teschio, puoi abbordarla invece di pescare, e rubare tre carte al suo giocatore.
bluff-pirate-lesson-island = Hai raggiunto un'isola: gira il suo gettone. Se trovi il tesoro, vinci; se il forziere è vuoto, il tesoro è sull'altra isola.

## Why: a sentence for each ruling (docs/rulings-bluff-pirate.md)

bluff-pirate-rule-1 = Un turno inizia pescando due carte o abbordando; chi ha pescato non abborda più.
bluff-pirate-rule-2 = Chi non posa una serie scarta una propria carta se ne ha molte, nessuna se ne ha poche.
bluff-pirate-rule-3 = Una serie ha da tre a cinque carte: una o due scoperte, di un colore, e almeno una coperta.
bluff-pirate-rule-5 = Con meno di tre carte non si può posare una serie.
bluff-pirate-rule-6 = Tutti gli altri votano una volta, in segreto; poi chi ha posato la serie sceglie il voto che conta.
bluff-pirate-rule-7 = Le carte coperte della serie si girano sempre, comunque si sia votato.
bluff-pirate-rule-9 = Il tesoro è trovato: la partita è vinta, e non conta più nulla.
bluff-pirate-rule-12 = Chi naviga sceglie la rotta al bivio, e solo lì.
bluff-pirate-rule-14 = Abborda solo un pirata, e solo una nave davanti il cui giocatore ha carte; allora non si pesca.
bluff-pirate-rule-15 = Si rubano carte senza guardarle dalla nave abbordata; le conoscono solo quei due giocatori.
bluff-pirate-rule-16 = Quando il mazzo è vuoto si rifà con gli scarti mescolati, e solo allora; si pesca solo da lì.
bluff-pirate-rule-24 = Un'isola la apre chi ci è arrivato, e nessun altro.
bluff-pirate-rule-25 = Ogni giocatore riceve cinque carte prima che inizi la gara.

## Arrivo

bluff-pirate-option-landing =
    Approdo: { $value ->
        [stop] esatto o di più
       *[exact] esatto, o si torna
    }
bluff-pirate-story-honest = { SEAT($seat) } posa più serie sincere di tutti: { $count }
bluff-pirate-story-robbed = { SEAT($seat) } si fa rubare più carte di tutti: { $count }
bluff-pirate-story-robs = { SEAT($seat) } ruba più carte di tutti: { $count }
bluff-pirate-report-points = Caselle verso il tesoro
bluff-pirate-report-course = L'andamento della gara: caselle
