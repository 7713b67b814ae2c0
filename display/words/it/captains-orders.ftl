# Italiano

captains-orders-title = Captain's Orders
captains-orders-screen-attract = Gli Ammutinati cercano il Capitano nascosto tra loro

## What the screen says by itself

captains-orders-screen-round = Manche { $number }
captains-orders-screen-last-round = Ultima manche ({ $number })
captains-orders-screen-goal =
    { $count ->
        [one] Decide una manche
       *[other] Vince chi vince { $count } manche
    }
captains-orders-screen-deals = { SEAT($seat) } distribuisce
captains-orders-screen-dealer = Mazziere
captains-orders-screen-of = di { $count }
captains-orders-screen-of-seat = Ordine di { SEAT($seat) }
captains-orders-screen-none = Nessun Ordine
captains-orders-screen-unread = Una carta non è stata letta
captains-orders-screen-owner = Comanda
captains-orders-screen-followed = Obbedito
captains-orders-screen-answer-order = Obbedisci o dai un contrordine
captains-orders-screen-give-card = Dai una carta
captains-orders-screen-discard-card = Scarta una carta
captains-orders-screen-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
captains-orders-screen-lead =
    { $count ->
        [one] con una manche di vantaggio
       *[other] con { $count } manche di vantaggio
    }
captains-orders-screen-captains =
    { $count ->
        [one] Il Capitano era { NAMES($seats) }
       *[other] I Capitani erano { NAMES($seats) }
    }
captains-orders-screen-winners =
    { $count ->
        [0] Nessuno vince la manche
        [one] { NAMES($seats) } vince la manche
       *[other] { NAMES($seats) } vincono la manche
    }
captains-orders-screen-most-points =
    { $count ->
        [one] { NAMES($seats) } ha più punti degli altri Ammutinati
       *[other] { NAMES($seats) } hanno più punti degli altri Ammutinati
    }
captains-orders-screen-order = { SEAT($seat) } ordina: { $rank }
captains-orders-screen-order-unread = { SEAT($seat) } dà un Ordine
captains-orders-screen-belay = { SEAT($seat) } dà un contrordine: { $rank }
captains-orders-screen-belay-unread = { SEAT($seat) } dà un contrordine
captains-orders-screen-pass = { SEAT($seat) } passa una carta: la riceve { SEAT($other) }
captains-orders-screen-ask = { SEAT($seat) } vuole una carta da { SEAT($other) }
captains-orders-screen-give = { SEAT($other) } riceve una carta da { SEAT($seat) }
captains-orders-screen-discard = { SEAT($seat) } scarta una carta
captains-orders-screen-follow = { SEAT($seat) } obbedisce
captains-orders-screen-discover = { SEAT($seat) } accusa { SEAT($other) }
captains-orders-screen-taken-back = { SEAT($seat) } riprende un { $rank }
captains-orders-screen-taken-back-unread = { SEAT($seat) } riprende una carta
captains-orders-screen-shown = { SEAT($seat) } ha mostrato un { $rank }
captains-orders-screen-shown-unread = { SEAT($seat) } ha mostrato una carta
captains-orders-given = { SEAT($seat) } ti ha dato: { $rank }
captains-orders-given-unread = { SEAT($seat) } ti ha dato una carta

## What the table says

captains-orders-deal =
    { $reads ->
        [late] Sei carte a testa, coperte.
       *[every] Sei carte a testa: avvicina ognuna al lettore di chi la riceve.
    }
    .window = Sei carte a testa, coperte.
    .remedy =
        { $reads ->
            [late] Premi A quando le carte sono distribuite; una carta si legge quando si gioca.
           *[every] Le carte sono distribuite quando le luci dicono a chi tocca.
        }
captains-orders-turn = { SEAT($active) }: { captains-orders-turn.asked }
    .asked = dai un Ordine, passa una carta, chiedine una, o scopri il Capitano.
    .remedy =
        { $spots ->
            [0] Prima scegli; una carta passata va al lettore di chi la riceve.
           *[other] Un Ordine va sulla zona 1, una carta passata al lettore di chi la riceve.
        }
captains-orders-order = { SEAT($active) }: { captains-orders-order.asked }
    .asked =
        { $rank ->
            [1] scegli una carta per { SEAT($owner) }, o scopri il Capitano.
           *[other] scegli per { SEAT($owner) } un { $rank } o più, una più bassa come contrordine, o scopri il Capitano.
        }
    .remedy =
        { $rank ->
            [1] Avvicinala al lettore di { SEAT($owner) }.
           *[other]
                { $spots ->
                    [0] Obbedire: lettore di { SEAT($owner) }; se no, prima scegli.
                   *[other] Obbedire: lettore di { SEAT($owner) }. Contrordine: zona 1.
                }
        }
captains-orders-give = { SEAT($active) }: { captains-orders-give.asked }
    .asked = scegli una carta per { SEAT($turn) }.
    .remedy = Avvicinala al lettore di { SEAT($turn) }.
captains-orders-discard = { SEAT($active) }: { captains-orders-discard.asked }
    .asked = scarta una carta.
    .remedy =
        { $spots ->
            [0] Premi A, poi avvicinala al tuo lettore.
           *[other] Avvicinala sulla zona 2.
        }
captains-orders-reading = Una carta non è stata letta.
    .remedy = Avvicinala di nuovo, o scegli.
captains-orders-reveal = La manche è finita: tutte le carte scoperte.
    .remedy = Avvicina quelle non lette.
captains-orders-round-over = La manche è finita.
    .remedy = Premi A per distribuire la prossima.
captains-orders-over = La partita è finita.
    .remedy = Premi A per rigiocare.
captains-orders-other-spot = In questa zona non si gioca nulla.
    .remedy = Un Ordine va sulla zona 1, uno scarto sulla zona 2.
captains-orders-where-to =
    { $spots ->
        [0] Una carta al proprio lettore non serve ancora.
       *[other] Qui una carta al proprio lettore non serve.
    }
    .remedy =
        { $spots ->
            [0] Prima scegli «Dai un Ordine», o avvicina una carta passata al lettore di chi la riceve.
           *[other] Avvicina un Ordine sulla zona 1, o una carta passata al lettore di chi la riceve.
        }
captains-orders-follow-where = Non è il lettore di chi ha dato l'Ordine.
    .remedy =
        { $spots ->
            [0] Obbedisci al suo lettore; per il contrordine, prima scegli dal menu.
           *[other] Obbedisci al suo lettore; il contrordine va sulla zona 1.
        }
captains-orders-give-where = Non è il lettore di chi ha chiesto la carta.
    .remedy = Avvicina la carta al lettore di chi l'ha chiesta.
captains-orders-discard-where = Si aspettava uno scarto.
    .remedy =
        { $spots ->
            [0] Scegli «Scarta una carta», poi avvicinala al tuo lettore.
           *[other] Avvicina la carta che scarti sulla zona 2.
        }
captains-orders-still-dealing = Si stanno ancora distribuendo le carte.
    .remedy = Rimettila; prima avvicina sei carte a ogni lettore.
captains-orders-hand-full = Una carta di troppo a questo lettore.
    .remedy = Rimettila nel mazzo.
captains-orders-read-each = In questa partita ogni carta si legge quando viene distribuita.
    .remedy = Avvicina sei carte a ogni lettore.
captains-orders-already-dealt = Tutte le carte sono distribuite.
    .remedy = Rimettila nel mazzo.
captains-orders-too-late-to-redeal = La manche è iniziata.
    .remedy = Giocala fino in fondo.
captains-orders-not-your-turn = È il turno di { SEAT($active) }.
    .remedy = Riprendi la carta e aspetta; una carta passata va prima al lettore di chi la riceve.
captains-orders-own-order = Nessuno risponde al proprio Ordine: non vale.
    .remedy = Riprendi la carta e aspetta che l'Ordine torni a casa.
captains-orders-no-order = Non c'è un Ordine.
    .remedy = Riprendila; dai un Ordine, passa una carta, chiedine una, o scopri il Capitano.
captains-orders-order-stands = C'è un Ordine.
    .remedy = Riprendila; obbedisci, dai un contrordine o scopri il Capitano.
captains-orders-give-first = È stata chiesta una carta.
    .remedy = Riprendila; chi deve darla l'avvicina prima al lettore di chi chiede.
captains-orders-discard-first = È arrivata una carta, e nessuna è stata scartata.
    .remedy = Riprendila; prima viene uno scarto.
captains-orders-nothing-to-give = Nessuno ha chiesto una carta.
    .remedy = Riprendi la carta.
captains-orders-nothing-to-discard = Si scarta solo dopo una carta passata o chiesta.
    .remedy = Riprendi la carta.
captains-orders-nothing-to-accept = Nessuna carta aspetta la decisione di chi comanda.
    .remedy = Continua.
captains-orders-revealing = La manche è finita, e si mostrano tutte le mani.
    .remedy = Avvicina le carte non lette, o di' il loro valore.
captains-orders-between-rounds = La manche è finita.
    .remedy = Restituisci tutte le carte; ora distribuisce chi sta a sinistra.
captains-orders-round-goes-on = La manche non è finita.
    .remedy = Continua.
captains-orders-match-over = La partita è finita.
    .remedy = Iniziane un'altra per giocare.
captains-orders-not-in-hand = Per quanto il tavolo ha visto, non hai in mano questa carta.
    .remedy = Rimettila dov'era; avvicina una carta della tua mano.
captains-orders-follow-too-low = Questa carta non può obbedire all'Ordine.
    .remedy = Riprendila; obbedisci con una uguale o più alta, o dai un contrordine.
captains-orders-belay-too-high = Questa carta non è un contrordine: il suo valore non è più basso.
    .remedy = Riprendila; tutti l'hanno vista. Obbedisci, o dai un contrordine con una più bassa.
captains-orders-yourself = Nessuno può scegliere il proprio posto.
    .remedy = Scegline un altro.
captains-orders-nobody-there = Lì non gioca nessuno.
    .remedy = Scegli un posto dove si gioca.
captains-orders-not-unread = Ogni carta giocata o distribuita lì è stata letta.
    .remedy = Continua.
captains-orders-card = { CARD($card) }
captains-orders-not-a-card = Non è una carta di un mazzo Pairs.
    .remedy = Di' un valore da 1 a 10.
captains-orders-collect-first = La manche è finita.
    .remedy = Raccogli tutte le carte e premi A; poi avvicinale di nuovo.
captains-orders-dealt-at-pads = Le carte si distribuiscono ai lettori.
    .remedy = Avvicinala al lettore di chi la riceve.
captains-orders-in-no-hand = Per quanto il tavolo ha visto, nessuno ha in mano questa carta.
    .remedy = Rimettila dov'era; avvicina una carta di una mano.
captains-orders-no-discard = Ora non c'è nulla da scartare.
    .remedy = Riprendila; un Ordine va sulla zona 1, una carta passata al lettore di chi la riceve.
captains-orders-read-already = Questa carta è già stata letta: non è quella che manca.
    .remedy = Avvicina la carta non letta, o scegli il suo valore.

## Options

captains-orders-option-wins = Manche da vincere: { $value }
captains-orders-option-rounds = Al massimo: { $value } manche
captains-orders-option-misplay =
    Una carta che non può obbedire: { $value ->
        [redo] si riprende
       *[forfeit] costa la manche
    }

## Choices

captains-orders-menu-dealing = Sei carte a testa
captains-orders-menu-given = C'è una carta al lettore di { SEAT($seat) }: di chi era? Premi la tua A
captains-orders-menu-order = Dai un Ordine
captains-orders-menu-ask = Chiedi una carta
captains-orders-menu-tap-to-follow = Obbedisci: avvicina una carta
captains-orders-menu-belay = Dai un contrordine
captains-orders-menu-discover = Scopri il Capitano
captains-orders-menu-is-order = È l'Ordine
captains-orders-menu-to = Per { SEAT($seat) }
captains-orders-menu-is-follow = Obbedisce
captains-orders-menu-is-belay = È il contrordine
captains-orders-menu-is-given = Viene data
captains-orders-menu-rank = Valore { $rank }
captains-orders-menu-accept = Può obbedire
captains-orders-menu-show = Non può: mostrala
captains-orders-menu-which-rank = La carta è un
captains-orders-menu-whose-rank = { SEAT($seat) }: la carta è un
captains-orders-menu-round-over = La manche è finita
captains-orders-menu-next-round = Raccogli le carte: altra manche
    .window = Manche successiva
captains-orders-menu-ask-whom = A chi la chiedi?
captains-orders-menu-who-is-captain = Chi è il Capitano, con la carta più bassa?
captains-orders-menu-awaits-order = { SEAT($seat) }: l'Ordine
captains-orders-menu-awaits-belay = { SEAT($seat) }: il contrordine
captains-orders-menu-awaits-discard = { SEAT($seat) }: lo scarto
captains-orders-menu-ends-round = { SEAT($seat) }: chiude la manche
captains-orders-menu-yes-captain = Sì, il Capitano è { SEAT($seat) }
captains-orders-menu-yes-rank = Sì, è un { $rank }
captains-orders-menu-tap-or-look = Avvicinala, o guardala
captains-orders-menu-tap-or-name = Avvicinala, o di' il valore
captains-orders-menu-follow-unread = Una carta che obbedisce non è letta
captains-orders-problem-card-twice =
    Una carta è insieme { $place ->
        [hand] nella mano di { SEAT($seat) }
        [discards] negli scarti
        [order] l'Ordine
       *[last] l'ultima carta di una mano
    } e { $other ->
        [hand] nella mano di { SEAT($holder) }
        [discards] negli scarti
        [order] l'Ordine
       *[last] l'ultima carta di una mano
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-card-elsewhere =
    Si è vista { $place ->
        [hand] nella mano di { SEAT($seat) }
       *[table] sul tavolo
    } una carta che è già altrove.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-too-many-cards =
    { $count ->
        [one] C'è una carta
       *[other] Ci sono { $count } carte
    } di troppo.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-unread-inconsistent = Le carte non lette non possono essere tutte diverse.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-hand-too-large = { SEAT($seat) } ha { $count } carte; se ne distribuiscono { $dealt }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-empty-hand = { SEAT($seat) } non ha carte, e questo chiude la manche, ma la manche continua.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-dealt-not-begun = Tutte le carte sono distribuite, ma la manche non è iniziata.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-played-before-dealt = Si sono giocate carte prima che fossero tutte distribuite.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-more-than-dealt = Nelle mani ci sono { $count } carte, più di quelle distribuite.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-answered-own-order = { SEAT($seat) } ha risposto al proprio Ordine (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-followed-too-low = { SEAT($seat) } ha obbedito con una carta che non può (CO-5).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-belayed-too-high = { SEAT($seat) } ha dato un contrordine con una carta non più bassa (CO-6).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-such-player = Non c'è un giocatore { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-order-stands = Si deve rispondere a un Ordine, ma non ce n'è.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-stands = C'è un Ordine nella fase { $phase }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-unread = L'Ordine non è stato letto.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-owner-answers = Chi ha dato l'Ordine deve rispondergli (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-reading = La fase è { $phase }, e non va con ciò che è da leggere.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-out-of-turn = Qualcuno sta per agire fuori turno.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-captains =
    Nella fase { $phase } { $count ->
        [one] è noto un Capitano
       *[other] sono noti { $count } Capitani
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-winner-does-not-play = Ha vinto una manche qualcuno che non gioca.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-end = La fase è { $phase }, dopo { $rounds } manche e { $wins } vittorie.
    .remedy = { table-undo-or-play-on }

## Places

captains-orders-place-orders = Ordini

## The rules in short

captains-orders-goal = Smaschera il Capitano; se sei tu, resta nascosto.
captains-orders-rules-1 = Chi ha in mano la carta più bassa è il Capitano, in segreto; gli altri sono Ammutinati. Chi lo è cambia quando le carte cambiano mano.
captains-orders-rules-2 = Al tuo turno, senza un Ordine: gioca una carta scoperta come Ordine; o passane una a qualcuno, che poi ne scarta una; o chiedine una a qualcuno, e scartane una tu.
captains-orders-rules-3 = Un Ordine fa il giro. Obbedisci: dai a chi comanda una carta uguale o più alta. O dai un contrordine: gioca una carta più bassa, che ora è l'Ordine, ed è tuo.
captains-orders-rules-4 = Un Ordine che torna a chi l'ha dato si scarta, e tocca al prossimo giocatore.
captains-orders-rules-5 = Ogni volta che tocca a te puoi scoprire il Capitano. Se è giusto, vinci la manche; se no, la vince l'Ammutinato con più punti in mano, e non tu.
captains-orders-rules-6 = La manche finisce quando una mano è vuota: se era quella del Capitano, vince il Capitano; se no, l'Ammutinato con più punti in mano. Una carta vale il suo numero.
captains-orders-rules-7 = Chi per primo vince abbastanza manche vince la partita.

## Climaxes

captains-orders-stage-accuses = { SEAT($seat) } accusa { SEAT($other) } di essere il Capitano.
captains-orders-stage-right = Giusto: il Capitano è { SEAT($other) }!
captains-orders-stage-wrong =
    { $count ->
        [one] Sbagliato: il Capitano è { NAMES($seats) }!
       *[other] Sbagliato: i Capitani sono { NAMES($seats) }!
    }
captains-orders-stage-ran-out = { SEAT($seat) } ha posato l'ultima carta.
captains-orders-known-hand =
    { $count ->
        [one] { SEAT($seat) }: una carta, manche vinte: { $wins }
       *[other] { SEAT($seat) }: { $count } carte, manche vinte: { $wins }
    }

## Lessons

captains-orders-lesson-captain = Chi ha la carta più bassa di tutte è il Capitano, in segreto: guarda la tua mano. Gli altri sono Ammutinati.
captains-orders-lesson-order = Dai un Ordine, carta scoperta: gli altri ti danno a turno una carta uguale o più alta, o danno un contrordine con una più bassa.
captains-orders-lesson-follow = C'è un Ordine. Obbedisci con una carta uguale o più alta, che va a chi comanda; con una più bassa l'Ordine diventa tuo.
captains-orders-lesson-give = Ti chiedono una carta: scegli tu quale. Con la più bassa, chi la riceve può diventare il Capitano.
captains-orders-lesson-discard = Scarta una carta della tua mano, coperta. Solo tu sai quale.
captains-orders-lesson-pass = Invece di un Ordine puoi passare una carta a qualcuno, che poi ne scarta una.
captains-orders-lesson-ask = O scegli con B e A di chiedere una carta a qualcuno. La sceglie l'altro; poi ne scarti una.
    .window = O chiedi una carta a qualcuno. La sceglie l'altro; poi ne scarti una.
captains-orders-lesson-discover = Sai chi è il Capitano? Scegli con B e A di scoprirlo: se è giusto vinci la manche, se no non puoi più vincerla.
    .window = Sai chi è il Capitano? Scoprilo: se è giusto vinci la manche, se no non puoi più vincerla.

## Why: a sentence for each ruling (docs/rulings-captains-orders.md)

captains-orders-rule-1 = Si giocano solo carte della propria mano; l'Ordine e gli scarti non sono di nessuno.
captains-orders-rule-2 = Agisce uno alla volta: senza Ordine si comanda, si passa, si chiede o si scopre; con un Ordine si obbedisce, si dà un contrordine o si scopre.
captains-orders-rule-3 = Chi dà una carta la sceglie; chi l'ha ricevuta poi ne scarta una qualsiasi.
captains-orders-rule-5 = A un Ordine si obbedisce con una carta uguale o più alta.
captains-orders-rule-6 = Solo una carta più bassa è un contrordine. Poi rispondono tutti tranne chi ora comanda.
captains-orders-rule-7 = Nessuno risponde al proprio Ordine: quando torna si scarta, e tocca al prossimo.
captains-orders-rule-8 = La manche finisce appena una mano è vuota; solo allora si mostrano tutte.
captains-orders-rule-13 = Chi scopre indica un altro giocatore, mai se stesso.
captains-orders-rule-16 = La partita è vinta: chi è pari vince insieme, e non conta più nulla.
captains-orders-rule-17 = Tra due manche si raccolgono tutte le carte, e distribuisce il giocatore a sinistra.
captains-orders-rule-21 = Ogni giocatore riceve sei carte prima che qualcuno agisca.
captains-orders-story-unmasks = { SEAT($seat) } scopre il Capitano più spesso di tutti: { $count }
captains-orders-story-accuses = { SEAT($seat) } accusa un Ammutinato più spesso di tutti: { $count }
captains-orders-story-captain = { SEAT($seat) } è Capitano alla fine di più manche di tutti: { $count }
captains-orders-story-orders = { SEAT($seat) } dà più Ordini di tutti: { $count }
captains-orders-story-belays = { SEAT($seat) } dà più contrordini di tutti: { $count }
captains-orders-story-gave = { SEAT($seat) } consegna più carte di tutti: { $count }
captains-orders-story-rich = { SEAT($seat) } tiene la mano più ricca di tutte le manche: { $count }
captains-orders-story-hand = Punti in mano alla fine, { SEAT($seat) }: { $count }
captains-orders-story-highest = Carta più alta alla fine, { SEAT($seat) }: { $count }
captains-orders-story-lowest = Carta più bassa alla fine, { SEAT($seat) }: { $count }
captains-orders-report-points = Manche vinte
captains-orders-report-course = L'andamento della partita: manche vinte
