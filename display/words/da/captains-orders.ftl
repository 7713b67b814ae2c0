# Dansk

captains-orders-title = Captain's Orders
captains-orders-screen-attract = Mytterister leder efter Kaptajnen, der skjuler sig iblandt dem

## What the screen says by itself

captains-orders-screen-round = Runde { $number }
captains-orders-screen-last-round = Sidste runde ({ $number })
captains-orders-screen-goal =
    { $count ->
        [one] Én runde afgør det
       *[other] Først til { $count } vundne runder
    }
captains-orders-screen-deals = { SEAT($seat) } deler
captains-orders-screen-dealer = Deler
captains-orders-screen-of = af { $count }
captains-orders-screen-of-seat = { SEAT($seat, case: "genitive") } Ordre
captains-orders-screen-none = Ingen Ordre gælder
captains-orders-screen-unread = Et kort blev ikke læst
captains-orders-screen-owner = Ejer
captains-orders-screen-followed = Fulgt
captains-orders-screen-answer-order = Følg eller omstød
captains-orders-screen-give-card = Giv et kort
captains-orders-screen-discard-card = Kast et kort
captains-orders-screen-points = { $count } point
captains-orders-screen-lead =
    { $count ->
        [one] med én runde
       *[other] med { $count } runder
    }
captains-orders-screen-captains =
    { $count ->
        [one] { NAMES($seats) } var Kaptajnen
       *[other] { NAMES($seats) } var Kaptajner
    }
captains-orders-screen-winners =
    { $count ->
        [0] Ingen vinder runden
        [one] { NAMES($seats) } vinder runden
       *[other] { NAMES($seats) } vinder runden
    }
captains-orders-screen-most-points =
    { $count ->
        [one] { NAMES($seats) } har flest point af Mytteristerne
       *[other] { NAMES($seats) } har flest point af Mytteristerne
    }
captains-orders-screen-order = { SEAT($seat) } beordrer: { $rank }
captains-orders-screen-order-unread = { SEAT($seat) } giver en Ordre
captains-orders-screen-belay = { SEAT($seat) } omstøder: { $rank }
captains-orders-screen-belay-unread = { SEAT($seat) } omstøder
captains-orders-screen-pass = { SEAT($seat) } sender et kort til { SEAT($other) }
captains-orders-screen-ask = { SEAT($seat) } beder { SEAT($other) } om et kort
captains-orders-screen-give = { SEAT($seat) } giver { SEAT($other) } et kort
captains-orders-screen-discard = { SEAT($seat) } kaster et kort
captains-orders-screen-follow = { SEAT($seat) } følger
captains-orders-screen-discover = { SEAT($seat) } anklager { SEAT($other) }
captains-orders-screen-taken-back = { SEAT($seat) } tager en { $rank }'er tilbage
captains-orders-screen-taken-back-unread = { SEAT($seat) } tager et kort tilbage
captains-orders-screen-shown = { SEAT($seat) } har vist en { $rank }'er
captains-orders-screen-shown-unread = { SEAT($seat) } har vist et kort
captains-orders-given = { SEAT($seat) } gav dig: { $rank }
captains-orders-given-unread = { SEAT($seat) } gav dig et kort

## What the table says

captains-orders-deal =
    { $reads ->
        [late] Seks kort til alle, skjult.
       *[every] Seks kort til alle: hold hvert mod læseren hos den, der får det.
    }
    .window = Seks kort til alle, skjult.
    .remedy =
        { $reads ->
            [late] Tryk på A, når alle er delt ud; et kort læses, når det spilles.
           *[every] Hænderne er fulde, når lysene siger, hvis tur det er.
        }
captains-orders-turn = { SEAT($active) }: { captains-orders-turn.asked }
    .asked = giv en Ordre, send et kort, bed om et, eller afslør Kaptajnen.
    .remedy =
        { $spots ->
            [0] Vælg først; et sendt kort holdes mod modtagerens læser.
           *[other] En Ordre holdes mod felt 1, et sendt kort mod modtagerens læser.
        }
captains-orders-order = { SEAT($active) }: { captains-orders-order.asked }
    .asked =
        { $rank ->
            [1] giv { SEAT($owner) } et kort, eller afslør Kaptajnen.
           *[other]
                { $spots ->
                    [0] giv { SEAT($owner) } { $rank } eller højere, tag over med et lavere, eller afslør Kaptajnen.
                   *[other] giv { SEAT($owner) } { $rank } eller højere, tag over med et lavere kort, eller afslør Kaptajnen.
                }
        }
    .remedy =
        { $rank ->
            [1] Hold det mod { SEAT($owner, case: "genitive") } læser.
           *[other]
                { $spots ->
                    [0] Giv: { SEAT($owner, case: "genitive") } læser. Tag over: vælg det først.
                   *[other] Giv ved { SEAT($owner, case: "genitive") } læser, et lavere kort på felt 1.
                }
        }
captains-orders-give = { SEAT($active) }: { captains-orders-give.asked }
    .asked = giv { SEAT($turn) } et kort.
    .remedy = Hold det mod { SEAT($turn, case: "genitive") } læser.
captains-orders-discard = { SEAT($active) }: { captains-orders-discard.asked }
    .asked = kast et kort.
    .remedy =
        { $spots ->
            [0] Tryk på A, og hold det så mod din egen læser.
           *[other] Hold det mod felt 2.
        }
captains-orders-reading = Et kort blev ikke læst.
    .remedy = Vis det igen, eller vælg.
captains-orders-reveal = Runden er slut: alle kort åbent.
    .remedy = Vis dem, der ikke er læst.
captains-orders-round-over = Runden er slut.
    .remedy = A deler den næste.
captains-orders-over = Partiet er slut.
    .remedy = Tryk på A for at spille igen.
captains-orders-other-spot = Intet spilles på dette felt.
    .remedy = Hold en Ordre mod felt 1, et kastet kort mod felt 2.
captains-orders-where-to =
    { $spots ->
        [0] Et kort på din egen læser siger intet endnu.
       *[other] Et kort på din egen læser siger intet her.
    }
    .remedy =
        { $spots ->
            [0] Vælg først »Giv en Ordre«, eller hold et sendt kort mod læseren hos den, der får det.
           *[other] Hold en Ordre mod felt 1, eller et sendt kort mod læseren hos den, der får det.
        }
captains-orders-follow-where = Det er ikke læseren hos den, der gav Ordren.
    .remedy =
        { $spots ->
            [0] Følg ved den læser; for at omstøde: vælg det først.
           *[other] Følg ved den læser; omstød på felt 1.
        }
captains-orders-give-where = Det er ikke læseren hos den, der bad.
    .remedy = Hold kortet mod læseren hos den, der bad om det.
captains-orders-discard-where = Der skulle kastes et kort.
    .remedy =
        { $spots ->
            [0] Vælg »Kast et kort«, og hold det så mod din egen læser.
           *[other] Hold kortet, du kaster, mod felt 2.
        }
captains-orders-still-dealing = Der deles stadig ud.
    .remedy = Læg det tilbage; hold først seks kort mod hver plads' læser.
captains-orders-hand-full = Et kort for meget på denne læser.
    .remedy = Læg kortet tilbage i bunken.
captains-orders-read-each = I dette parti læses hvert kort, når det deles ud.
    .remedy = Hold seks kort mod hver plads' læser.
captains-orders-already-dealt = Alle hænder er delt ud.
    .remedy = Læg kortet tilbage i bunken.
captains-orders-too-late-to-redeal = Runden er begyndt.
    .remedy = Spil den til ende.
captains-orders-not-your-turn = Det er { SEAT($active, case: "genitive") } tur.
    .remedy = Tag kortet tilbage, og vent; et sendt kort holdes først mod modtagerens læser.
captains-orders-own-order = Ingen svarer på sin egen Ordre: dette gælder ikke.
    .remedy = Tag kortet tilbage, og vent, til Ordren er kommet rundt.
captains-orders-no-order = Ingen Ordre gælder.
    .remedy = Tag det tilbage; giv en Ordre, send et kort, bed om et, eller afslør Kaptajnen.
captains-orders-order-stands = En Ordre gælder.
    .remedy = Tag det tilbage; følg, omstød, eller afslør Kaptajnen.
captains-orders-give-first = Der blev bedt om et kort.
    .remedy = Tag det tilbage; den, der blev spurgt, holder først et kort mod spørgerens læser.
captains-orders-discard-first = Et kort blev modtaget, og intet er kastet.
    .remedy = Tag det tilbage; først kastes et kort.
captains-orders-nothing-to-give = Ingen har bedt om et kort.
    .remedy = Tag kortet tilbage.
captains-orders-nothing-to-discard = Der kastes kun efter et kort, der blev sendt eller bedt om.
    .remedy = Tag kortet tilbage.
captains-orders-nothing-to-accept = Intet kort venter på, at Ordrens ejer bestemmer.
    .remedy = Spil videre.
captains-orders-revealing = Runden er slut, og alle hænder er vist.
    .remedy = Vis de ulæste kort, eller nævn deres rang.
captains-orders-between-rounds = Runden er slut.
    .remedy = Læg alle kort tilbage; næste deler er til venstre.
captains-orders-round-goes-on = Runden er ikke slut.
    .remedy = Spil videre.
captains-orders-match-over = Partiet er slut.
    .remedy = Start et nyt for at spille videre.
captains-orders-not-in-hand = Så vidt bordet har set, er dette kort ikke på din hånd.
    .remedy = Læg det tilbage, hvor det var; vis et kort fra din hånd.
captains-orders-follow-too-low = Dette kort kan ikke følge Ordren.
    .remedy = Tag det tilbage, og følg med samme eller højere rang, eller omstød.
captains-orders-belay-too-high = Dette kort omstøder ikke Ordren: dets rang er ikke lavere.
    .remedy = Tag det tilbage; alle har set det. Følg, eller omstød med et lavere.
captains-orders-yourself = Ingen kan vælge sin egen plads.
    .remedy = Vælg en anden.
captains-orders-nobody-there = Ingen spiller der.
    .remedy = Vælg en plads, der spiller.
captains-orders-not-unread = Hvert kort, der blev spillet eller delt ud dér, er læst.
    .remedy = Spil videre.
captains-orders-card = { CARD($card) }
captains-orders-not-a-card = Det er ikke et kort fra et Pairs-spil.
    .remedy = Nævn en rang fra 1 til 10.
captains-orders-collect-first = Runden er slut.
    .remedy = Saml alle kort ind, og tryk på A; vis dem så igen.
captains-orders-dealt-at-pads = Kortene deles ud ved læserne.
    .remedy = Hold det mod læseren hos den, der får det.
captains-orders-in-no-hand = Så vidt bordet har set, er dette kort ikke på nogen hånd.
    .remedy = Læg det tilbage, hvor det var; vis et kort fra en hånd.
captains-orders-no-discard = Intet skal kastes nu.
    .remedy = Tag det tilbage; en Ordre mod felt 1, et sendt kort mod modtagerens læser.
captains-orders-read-already = Dette kort er læst allerede, så det er ikke det manglende.
    .remedy = Vis det ulæste kort, eller nævn dets rang i menuen.

## Options

captains-orders-option-wins = Runder til sejr: { $value }
captains-orders-option-rounds = Højst: { $value } runder
captains-orders-option-misplay =
    Et kort, der ikke kan følge: { $value ->
        [redo] tages tilbage
       *[forfeit] koster runden
    }

## Choices

captains-orders-menu-dealing = Seks kort til alle
captains-orders-menu-given = Et kort ligger ved { SEAT($seat, case: "genitive") } læser: hvis var det? Tryk på dit A
captains-orders-menu-order = Giv en Ordre
captains-orders-menu-ask = Bed om et kort
captains-orders-menu-tap-to-follow = Vis et kort for at følge
captains-orders-menu-belay = Tag over (omstød)
captains-orders-menu-discover = Afslør Kaptajnen
captains-orders-menu-is-order = Det er Ordren
captains-orders-menu-to = Til { SEAT($seat) }
captains-orders-menu-is-follow = Det følger
captains-orders-menu-is-belay = Det omstøder
captains-orders-menu-is-given = Det gives
captains-orders-menu-rank = Rang { $rank }
captains-orders-menu-accept = Det må følge
captains-orders-menu-show = Det må ikke: vis det
captains-orders-menu-which-rank = Kortet har
captains-orders-menu-whose-rank = { SEAT($seat) }: kortet har
captains-orders-menu-round-over = Runden er slut
captains-orders-menu-next-round = Saml kortene: næste runde
    .window = Næste runde
captains-orders-menu-ask-whom = Bede hvem?
captains-orders-menu-who-is-captain = Hvem er Kaptajnen med det laveste kort?
captains-orders-menu-awaits-order = { SEAT($seat) }: Ordren
captains-orders-menu-awaits-belay = { SEAT($seat) }: kortet, der omstøder
captains-orders-menu-awaits-discard = { SEAT($seat) }: det kastede kort
captains-orders-menu-ends-round = { SEAT($seat) }: dette slutter runden
captains-orders-menu-yes-captain = Ja, { SEAT($seat) } er Kaptajnen
captains-orders-menu-yes-rank = Ja, det er en { $rank }'er
captains-orders-menu-tap-or-look = Vis det, eller se på det
captains-orders-menu-tap-or-name = Vis det, eller nævn dets rang
captains-orders-menu-follow-unread = Et kort, der følger, blev ikke læst
captains-orders-problem-card-twice =
    Et kort er både { $place ->
        [hand] på { SEAT($seat, case: "genitive") } hånd
        [discards] blandt de kastede
        [order] Ordren
       *[last] en hånds sidste kort
    } og { $other ->
        [hand] på { SEAT($holder, case: "genitive") } hånd
        [discards] blandt de kastede
        [order] Ordren
       *[last] en hånds sidste kort
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-card-elsewhere =
    Et kort blev set { $place ->
        [hand] på { SEAT($seat, case: "genitive") } hånd
       *[table] på bordet
    }, som allerede ligger et andet sted.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-too-many-cards =
    Der { $count ->
        [one] er et kort
       *[other] er { $count } kort
    } for meget.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-unread-inconsistent = De ulæste kort kan ikke alle være forskellige kort.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-hand-too-large = { SEAT($seat) } har { $count } kort; { $dealt } deles ud.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-empty-hand = { SEAT($seat) } har ingen kort, hvilket slutter runden, men den går videre.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-dealt-not-begun = Alle hænder er delt ud, men runden er ikke begyndt.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-played-before-dealt = Der er spillet kort, før alle var delt ud.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-more-than-dealt = Der er { $count } kort på hænderne, flere end der blev delt ud.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-answered-own-order = { SEAT($seat) } har svaret på sin egen Ordre (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-followed-too-low = { SEAT($seat) } har fulgt med et kort, der ikke kan følge (CO-5).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-belayed-too-high = { SEAT($seat) } har omstødt med et kort, der ikke er lavere (CO-6).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-such-player = Der er ingen spiller { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-order-stands = En Ordre skal besvares, men ingen gælder.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-stands = En Ordre gælder i fasen { $phase }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-unread = Ordren er ikke læst.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-owner-answers = Ordrens ejer skal svare på den (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-reading = Fasen er { $phase }, hvilket ikke passer til det, der venter på at blive læst.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-out-of-turn = Nogen skal handle uden for tur.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-captains =
    I fasen { $phase } { $count ->
        [one] er én Kaptajn kendt
       *[other] er { $count } Kaptajner kendt
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-winner-does-not-play = Nogen har vundet en runde, som ikke spiller med.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-end = Fasen er { $phase }, efter { $rounds } runder og { $wins } sejre.
    .remedy = { table-undo-or-play-on }

## Places

captains-orders-place-orders = Ordrer

## The rules in short

captains-orders-goal = Afslør Kaptajnen; er du det selv, så forbliv skjult.
captains-orders-rules-1 = Den, der har det laveste kort på hånden, er i hemmelighed Kaptajnen; alle andre er Mytterister. Det skifter, når kort skifter hænder.
captains-orders-rules-2 = I din tur, uden en Ordre: læg et kort åbent som Ordre; eller send et kort til en, der så kaster et; eller bed en om et kort, og kast selv et.
captains-orders-rules-3 = En Ordre går rundt. Følg: giv dens ejer et kort, der er lige så højt eller højere. Eller omstød: læg et lavere kort, som nu er Ordren, og din.
captains-orders-rules-4 = En Ordre, der kommer tilbage til sin ejer, kastes, og næste spillers tur begynder.
captains-orders-rules-5 = Når du skal handle, må du afsløre Kaptajnen. Har du ret, vinder du runden; ellers vinder Mytteristen med flest point på hånden, men ikke dig.
captains-orders-rules-6 = Runden slutter, når en hånd er tom: var den Kaptajnens, vinder Kaptajnen; ellers vinder Mytteristen med flest point på hånden. Et kort er lige så mange point værd som sin rang.
captains-orders-rules-7 = Den første, der har vundet nok runder, vinder partiet.

## Climaxes

captains-orders-stage-accuses = { SEAT($seat) } anklager { SEAT($other) } for at være Kaptajnen.
captains-orders-stage-right = Rigtigt: { SEAT($other) } er Kaptajnen!
captains-orders-stage-wrong =
    { $count ->
        [one] Forkert: Kaptajnen er { NAMES($seats) }!
       *[other] Forkert: Kaptajnerne er { NAMES($seats) }!
    }
captains-orders-stage-ran-out = { SEAT($seat) } har lagt det sidste kort.
captains-orders-known-hand =
    { $count ->
        [one] { SEAT($seat) }: et kort, vundne runder: { $wins }
       *[other] { SEAT($seat) }: { $count } kort, vundne runder: { $wins }
    }

## Lessons

captains-orders-lesson-captain = Den, der har det laveste kort af alle, er i hemmelighed Kaptajnen: se på din hånd. Alle andre er Mytterister.
captains-orders-lesson-order = Giv en Ordre åbent: de andre giver dig efter tur et kort, der er lige så højt eller højere, eller omstøder med et lavere.
captains-orders-lesson-follow = En Ordre gælder. Følg den med et kort, der er lige så højt eller højere, til dens ejer; et lavere gør Ordren til din.
captains-orders-lesson-give = Du er bedt om et kort: du vælger selv hvilket. Den, der får et lavt, er nok Kaptajnen.
captains-orders-lesson-discard = Kast et kort fra din hånd, skjult. Kun du ved hvilket.
captains-orders-lesson-pass = I stedet for en Ordre må du sende et kort til en, der så kaster et.
captains-orders-lesson-ask = Eller vælg med B og A at bede en om et kort. Den anden vælger det; så kaster du et.
    .window = Eller bed en om et kort. Den anden vælger det; så kaster du et.
captains-orders-lesson-discover = Sikker på, hvem Kaptajnen er? Vælg med B og A at afsløre: har du ret, vinder du runden, ellers kan du ikke vinde den.
    .window = Sikker på, hvem Kaptajnen er? Afslør: har du ret, vinder du runden, ellers kan du ikke vinde den.

## Why: a sentence for each ruling (docs/rulings-captains-orders.md)

captains-orders-rule-1 = Du spiller kun kort fra din egen hånd; Ordren og de kastede kort er ingens.
captains-orders-rule-2 = Én spiller handler ad gangen: uden Ordre gælder det at give en, sende, bede eller afsløre; med Ordre at følge, omstøde eller afsløre.
captains-orders-rule-3 = Den, der giver et kort, vælger det; den, der fik det, kaster derefter et efter eget valg.
captains-orders-rule-5 = En Ordre følges med et kort, der er lige så højt eller højere.
captains-orders-rule-6 = Kun et lavere kort omstøder en Ordre. Så svarer alle undtagen dens nye ejer.
captains-orders-rule-7 = Ingen svarer på sin egen Ordre: når den kommer hjem, kastes den, og næste spiller har tur.
captains-orders-rule-8 = En runde slutter, så snart en hånd er tom; først da vises alle hænder.
captains-orders-rule-13 = Den, der afslører, peger på en anden, aldrig sig selv.
captains-orders-rule-16 = Partiet er vundet: de, der står lige, vinder sammen, og intet tæller mere.
captains-orders-rule-17 = Mellem to runder samles alle kort ind, og næste til venstre giver.
captains-orders-rule-21 = Alle, der spiller, får seks kort, før nogen handler.
captains-orders-story-unmasks = { SEAT($seat) } afslører Kaptajnen oftest: { $count }
captains-orders-story-accuses = { SEAT($seat) } anklager oftest en Mytterist: { $count }
captains-orders-story-captain = { SEAT($seat) } er Kaptajn ved slutningen af flest runder: { $count }
captains-orders-story-orders = { SEAT($seat) } giver flest Ordrer: { $count }
captains-orders-story-belays = { SEAT($seat) } omstøder oftest: { $count }
captains-orders-story-gave = { SEAT($seat) } giver flest kort fra sig: { $count }
captains-orders-story-rich = { SEAT($seat) } har den rigeste hånd i alle runder: { $count }
captains-orders-story-hand = { SEAT($seat) } har til sidst så mange point på hånden: { $count }
captains-orders-story-highest = { SEAT($seat) } har til sidst som højeste kort: { $count }
captains-orders-story-lowest = { SEAT($seat) } har til sidst som laveste kort: { $count }
captains-orders-report-points = Vundne runder
captains-orders-report-course = Partiets forløb: vundne runder
