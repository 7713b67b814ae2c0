# Svenska

captains-orders-title = Captain's Orders
captains-orders-screen-attract = Myterister letar efter Kaptenen som gömmer sig bland dem

## What the screen says by itself

captains-orders-screen-round = Runda { $number }
captains-orders-screen-last-round = Sista rundan ({ $number })
captains-orders-screen-goal =
    { $count ->
        [one] En runda avgör
       *[other] Först till { $count } vunna rundor
    }
captains-orders-screen-deals = { SEAT($seat) } delar ut
captains-orders-screen-dealer = Givare
captains-orders-screen-of = av { $count }
captains-orders-screen-of-seat = { SEAT($seat, case: "genitive") } Order
captains-orders-screen-none = Ingen Order gäller
captains-orders-screen-unread = Ett kort lästes inte
captains-orders-screen-owner = Ägare
captains-orders-screen-followed = Lydde
captains-orders-screen-answer-order = Lyd eller häv
captains-orders-screen-give-card = Ge ett kort
captains-orders-screen-discard-card = Kasta ett kort
captains-orders-screen-points = { $count } poäng
captains-orders-screen-lead =
    { $count ->
        [one] med en runda
       *[other] med { $count } rundor
    }
captains-orders-screen-captains =
    { $count ->
        [one] { NAMES($seats) } var Kaptenen
       *[other] { NAMES($seats) } var Kaptener
    }
captains-orders-screen-winners =
    { $count ->
        [0] Ingen vinner rundan
        [one] { NAMES($seats) } vinner rundan
       *[other] { NAMES($seats) } vinner rundan
    }
captains-orders-screen-most-points =
    { $count ->
        [one] { NAMES($seats) } har flest poäng av Myteristerna
       *[other] { NAMES($seats) } har flest poäng av Myteristerna
    }
captains-orders-screen-order = { SEAT($seat) } beordrar: { $rank }
captains-orders-screen-order-unread = { SEAT($seat) } ger en Order
captains-orders-screen-belay = { SEAT($seat) } häver: { $rank }
captains-orders-screen-belay-unread = { SEAT($seat) } häver
captains-orders-screen-pass = { SEAT($seat) } skickar ett kort till { SEAT($other) }
captains-orders-screen-ask = { SEAT($seat) } ber { SEAT($other) } om ett kort
captains-orders-screen-give = { SEAT($seat) } ger { SEAT($other) } ett kort
captains-orders-screen-discard = { SEAT($seat) } kastar ett kort
captains-orders-screen-follow = { SEAT($seat) } lyder
captains-orders-screen-discover = { SEAT($seat) } anklagar { SEAT($other) }
captains-orders-screen-taken-back = { SEAT($seat) } tar tillbaka en { $rank }:a
captains-orders-screen-taken-back-unread = { SEAT($seat) } tar tillbaka ett kort
captains-orders-screen-shown = { SEAT($seat) } har visat en { $rank }:a
captains-orders-screen-shown-unread = { SEAT($seat) } har visat ett kort
captains-orders-given = { SEAT($seat) } gav dig: { $rank }
captains-orders-given-unread = { SEAT($seat) } gav dig ett kort

## What the table says

captains-orders-deal =
    { $reads ->
        [late] Sex kort till alla, dolda.
       *[every] Sex kort till alla: håll varje mot läsaren hos den som får det.
    }
    .window = Sex kort till alla, dolda.
    .remedy =
        { $reads ->
            [late] Tryck på A när alla är utdelade; ett kort läses när det spelas.
           *[every] Händerna är fulla när lamporna visar vems tur det är.
        }
captains-orders-turn = { SEAT($active) }: { captains-orders-turn.asked }
    .asked = ge en Order, skicka ett kort, be om ett, eller avslöja Kaptenen.
    .remedy =
        { $spots ->
            [0] Välj först; ett skickat kort hålls mot mottagarens läsare.
           *[other] En Order hålls mot fält 1, ett skickat kort mot mottagarens läsare.
        }
captains-orders-order = { SEAT($active) }: { captains-orders-order.asked }
    .asked =
        { $rank ->
            [1] ge { SEAT($owner) } ett kort, eller avslöja Kaptenen.
           *[other]
                { $spots ->
                    [0] ge { SEAT($owner) } { $rank } eller högre, ta över med ett lägre, eller avslöja Kaptenen.
                   *[other] ge { SEAT($owner) } { $rank } eller högre, ta över med ett lägre kort, eller avslöja Kaptenen.
                }
        }
    .remedy =
        { $rank ->
            [1] Håll det mot { SEAT($owner, case: "genitive") } läsare.
           *[other]
                { $spots ->
                    [0] Ge: { SEAT($owner, case: "genitive") } läsare. Ta över: välj det först.
                   *[other] Ge vid { SEAT($owner, case: "genitive") } läsare, ett lägre kort på fält 1.
                }
        }
captains-orders-give = { SEAT($active) }: { captains-orders-give.asked }
    .asked = ge { SEAT($turn) } ett kort.
    .remedy = Håll det mot { SEAT($turn, case: "genitive") } läsare.
captains-orders-discard = { SEAT($active) }: { captains-orders-discard.asked }
    .asked = kasta ett kort.
    .remedy =
        { $spots ->
            [0] Tryck på A, och håll det sedan mot din egen läsare.
           *[other] Håll det mot fält 2.
        }
captains-orders-reading = Ett kort lästes inte.
    .remedy = Visa det igen, eller välj.
captains-orders-reveal = Rundan är slut: alla kort öppet.
    .remedy = Visa de olästa.
captains-orders-round-over = Rundan är slut.
    .remedy = A delar ut nästa.
captains-orders-over = Partiet är slut.
    .remedy = Tryck på A för att spela igen.
captains-orders-other-spot = Inget spelas på det här fältet.
    .remedy = Håll en Order mot fält 1, ett kastat kort mot fält 2.
captains-orders-where-to =
    { $spots ->
        [0] Ett kort på din egen läsare säger inget än.
       *[other] Ett kort på din egen läsare säger inget här.
    }
    .remedy =
        { $spots ->
            [0] Välj ”Ge en Order” först, eller håll ett skickat kort mot läsaren hos den som får det.
           *[other] Håll en Order mot fält 1, eller ett skickat kort mot läsaren hos den som får det.
        }
captains-orders-follow-where = Det här är inte läsaren hos den som gav Ordern.
    .remedy =
        { $spots ->
            [0] Lyd vid den läsaren; för att häva: välj det först.
           *[other] Lyd vid den läsaren; häv på fält 1.
        }
captains-orders-give-where = Det här är inte läsaren hos den som bad.
    .remedy = Håll kortet mot läsaren hos den som bad om det.
captains-orders-discard-where = Ett kort skulle kastas.
    .remedy =
        { $spots ->
            [0] Välj ”Kasta ett kort”, och håll det sedan mot din egen läsare.
           *[other] Håll kortet som du kastar mot fält 2.
        }
captains-orders-still-dealing = Korten delas fortfarande ut.
    .remedy = Lägg tillbaka det; håll först sex kort mot varje plats läsare.
captains-orders-hand-full = Ett kort för mycket på den här läsaren.
    .remedy = Lägg tillbaka kortet i korthögen.
captains-orders-read-each = I det här partiet läses varje kort när det delas ut.
    .remedy = Håll sex kort mot varje plats läsare.
captains-orders-already-dealt = Alla händer är utdelade.
    .remedy = Lägg tillbaka kortet i korthögen.
captains-orders-too-late-to-redeal = Rundan har börjat.
    .remedy = Spela den till slutet.
captains-orders-not-your-turn = Det är { SEAT($active, case: "genitive") } tur.
    .remedy = Ta tillbaka kortet och vänta; ett skickat kort hålls först mot mottagarens läsare.
captains-orders-own-order = Ingen svarar på sin egen Order: det här gäller inte.
    .remedy = Ta tillbaka kortet och vänta tills Ordern har gått runt.
captains-orders-no-order = Ingen Order gäller.
    .remedy = Ta tillbaka det; ge en Order, skicka ett kort, be om ett, eller avslöja Kaptenen.
captains-orders-order-stands = En Order gäller.
    .remedy = Ta tillbaka det; lyd, häv, eller avslöja Kaptenen.
captains-orders-give-first = Någon bad om ett kort.
    .remedy = Ta tillbaka det; den som blev tillfrågad håller först ett kort mot frågarens läsare.
captains-orders-discard-first = Ett kort togs emot, och inget har kastats.
    .remedy = Ta tillbaka det; först kastas ett kort.
captains-orders-nothing-to-give = Ingen har bett om ett kort.
    .remedy = Ta tillbaka kortet.
captains-orders-nothing-to-discard = Ett kort kastas bara efter ett kort som skickades eller som någon bad om.
    .remedy = Ta tillbaka kortet.
captains-orders-nothing-to-accept = Inget kort väntar på att Orderns ägare bestämmer.
    .remedy = Spela vidare.
captains-orders-revealing = Rundan är slut, och alla händer är visade.
    .remedy = Visa de olästa korten, eller nämn deras rang.
captains-orders-between-rounds = Rundan är slut.
    .remedy = Lägg tillbaka alla kort; given går till vänster.
captains-orders-round-goes-on = Rundan är inte slut.
    .remedy = Spela vidare.
captains-orders-match-over = Partiet är slut.
    .remedy = Starta ett nytt för att spela vidare.
captains-orders-not-in-hand = Så vitt bordet har sett är det här kortet inte på din hand.
    .remedy = Lägg tillbaka det där det var; visa ett kort från din hand.
captains-orders-follow-too-low = Det här kortet kan inte lyda Ordern.
    .remedy = Ta tillbaka det och lyd med samma eller högre rang, eller häv.
captains-orders-belay-too-high = Det här kortet häver inte Ordern: dess rang är inte lägre.
    .remedy = Ta tillbaka det; alla har sett det. Lyd, eller häv med ett lägre.
captains-orders-yourself = Ingen kan välja sin egen plats.
    .remedy = Välj en annan.
captains-orders-nobody-there = Ingen spelar där.
    .remedy = Välj en plats som spelar.
captains-orders-not-unread = Varje kort som spelades eller delades ut där är läst.
    .remedy = Spela vidare.
captains-orders-card = { CARD($card) }
captains-orders-not-a-card = Det här är inget kort i en Pairs-lek.
    .remedy = Nämn en rang från 1 till 10.
captains-orders-collect-first = Rundan är slut.
    .remedy = Samla in alla kort och tryck på A; visa dem sedan igen.
captains-orders-dealt-at-pads = Korten delas ut vid läsarna.
    .remedy = Håll det mot läsaren hos den som får det.
captains-orders-in-no-hand = Så vitt bordet har sett är kortet inte på någon hand.
    .remedy = Lägg tillbaka det där det var; visa ett kort från en hand.
captains-orders-no-discard = Inget ska kastas nu.
    .remedy = Ta tillbaka det; en Order mot fält 1, ett skickat kort mot mottagarens läsare.
captains-orders-read-already = Det här kortet är redan läst, så det är inte det som saknas.
    .remedy = Visa det olästa kortet, eller nämn dess rang i menyn.

## Options

captains-orders-option-wins = Rundor till seger: { $value }
captains-orders-option-rounds = Högst: { $value } rundor
captains-orders-option-misplay =
    Ett kort som inte kan lyda: { $value ->
        [redo] tas tillbaka
       *[forfeit] kostar rundan
    }

## Choices

captains-orders-menu-dealing = Sex kort till alla
captains-orders-menu-given = Ett kort ligger vid { SEAT($seat, case: "genitive") } läsare: vems var det? Tryck på ditt A
captains-orders-menu-order = Ge en Order
captains-orders-menu-ask = Be om ett kort
captains-orders-menu-tap-to-follow = Visa ett kort för att lyda
captains-orders-menu-belay = Ta över (häv)
captains-orders-menu-discover = Avslöja Kaptenen
captains-orders-menu-is-order = Det är Ordern
captains-orders-menu-to = Till { SEAT($seat) }
captains-orders-menu-is-follow = Det lyder
captains-orders-menu-is-belay = Det häver
captains-orders-menu-is-given = Det ges
captains-orders-menu-rank = Rang { $rank }
captains-orders-menu-accept = Det får lyda
captains-orders-menu-show = Det får inte: visa det
captains-orders-menu-which-rank = Kortet har
captains-orders-menu-whose-rank = { SEAT($seat) }: kortet har
captains-orders-menu-round-over = Rundan är slut
captains-orders-menu-next-round = Samla korten: nästa runda
    .window = Nästa runda
captains-orders-menu-ask-whom = Be vem?
captains-orders-menu-who-is-captain = Vem är Kaptenen, med det lägsta kortet?
captains-orders-menu-awaits-order = { SEAT($seat) }: Ordern
captains-orders-menu-awaits-belay = { SEAT($seat) }: kortet som häver
captains-orders-menu-awaits-discard = { SEAT($seat) }: det kastade kortet
captains-orders-menu-ends-round = { SEAT($seat) }: det här avslutar rundan
captains-orders-menu-yes-captain = Ja, { SEAT($seat) } är Kaptenen
captains-orders-menu-yes-rank = Ja, det är en { $rank }:a
captains-orders-menu-tap-or-look = Visa det, eller titta på det
captains-orders-menu-tap-or-name = Visa det, eller nämn dess rang
captains-orders-menu-follow-unread = Ett kort som lyder lästes inte
captains-orders-problem-card-twice =
    Ett kort är både { $place ->
        [hand] på { SEAT($seat, case: "genitive") } hand
        [discards] bland de kastade
        [order] Ordern
       *[last] en hands sista kort
    } och { $other ->
        [hand] på { SEAT($holder, case: "genitive") } hand
        [discards] bland de kastade
        [order] Ordern
       *[last] en hands sista kort
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-card-elsewhere =
    Ett kort sågs { $place ->
        [hand] på { SEAT($seat, case: "genitive") } hand
       *[table] på bordet
    } som redan ligger någon annanstans.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-too-many-cards =
    Det { $count ->
        [one] finns ett kort
       *[other] finns { $count } kort
    } för mycket.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-unread-inconsistent = De olästa korten kan inte alla vara olika kort.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-hand-too-large = { SEAT($seat) } har { $count } kort; { $dealt } delas ut.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-empty-hand = { SEAT($seat) } har inga kort, vilket avslutar rundan, men den fortsätter.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-dealt-not-begun = Alla händer är utdelade, men rundan har inte börjat.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-played-before-dealt = Kort har spelats innan alla var utdelade.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-more-than-dealt = Det finns { $count } kort på händerna, fler än som delades ut.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-answered-own-order = { SEAT($seat) } har svarat på sin egen Order (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-followed-too-low = { SEAT($seat) } har lytt med ett kort som inte kan lyda (CO-5).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-belayed-too-high = { SEAT($seat) } har hävt med ett kort som inte är lägre (CO-6).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-such-player = Det finns ingen spelare { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-order-stands = En Order ska besvaras, men ingen gäller.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-stands = En Order gäller i fasen { $phase }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-unread = Ordern är inte läst.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-owner-answers = Orderns ägare ska svara på den (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-reading = Fasen är { $phase }, vilket inte passar det som väntar på att läsas.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-out-of-turn = Någon ska handla utan att ha turen.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-captains =
    I fasen { $phase } { $count ->
        [one] är en Kapten känd
       *[other] är { $count } Kaptener kända
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-winner-does-not-play = Någon har vunnit en runda som inte spelar.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-end = Fasen är { $phase }, efter { $rounds } rundor och { $wins } segrar.
    .remedy = { table-undo-or-play-on }

## Places

captains-orders-place-orders = Order

## The rules in short

captains-orders-goal = Avslöja Kaptenen; är du det själv, förbli gömd.
captains-orders-rules-1 = Den som har det lägsta kortet på handen är i hemlighet Kaptenen; alla andra är Myterister. Vem det är växlar när kort byter hand.
captains-orders-rules-2 = På din tur, utan Order: lägg ett kort öppet som Order; eller skicka ett kort till någon, som sedan kastar ett; eller be någon om ett kort och kasta själv ett.
captains-orders-rules-3 = En Order går runt. Lyd: ge dess ägare ett kort som är lika högt eller högre. Eller häv: lägg ett lägre kort, som nu är Ordern, och din.
captains-orders-rules-4 = En Order som kommer tillbaka till sin ägare kastas, och nästa spelares tur börjar.
captains-orders-rules-5 = När du ska handla får du avslöja Kaptenen. Har du rätt vinner du rundan; annars vinner Myteristen med flest poäng på handen, men inte du.
captains-orders-rules-6 = Rundan slutar när en hand är tom: var det Kaptenens vinner Kaptenen; annars vinner Myteristen med flest poäng på handen. Ett kort är värt lika många poäng som sin rang.
captains-orders-rules-7 = Den som först har vunnit nog många rundor vinner partiet.

## Climaxes

captains-orders-stage-accuses = { SEAT($seat) } anklagar { SEAT($other) } för att vara Kaptenen.
captains-orders-stage-right = Rätt: { SEAT($other) } är Kaptenen!
captains-orders-stage-wrong =
    { $count ->
        [one] Fel: Kaptenen är { NAMES($seats) }!
       *[other] Fel: Kaptenerna är { NAMES($seats) }!
    }
captains-orders-stage-ran-out = { SEAT($seat) } har lagt det sista kortet.
captains-orders-known-hand =
    { $count ->
        [one] { SEAT($seat) }: ett kort, vunna rundor: { $wins }
       *[other] { SEAT($seat) }: { $count } kort, vunna rundor: { $wins }
    }

## Lessons

captains-orders-lesson-captain = Den som har det lägsta kortet av alla är i hemlighet Kaptenen: titta på din hand. Alla andra är Myterister.
captains-orders-lesson-order = Ge en Order öppet: de andra ger dig i tur och ordning ett lika högt eller högre kort, eller häver med ett lägre.
captains-orders-lesson-follow = En Order gäller. Lyd den med ett lika högt eller högre kort till dess ägare; ett lägre gör Ordern till din.
captains-orders-lesson-give = Du är ombedd om ett kort: du väljer själv vilket. Den som får ett lågt är nog Kaptenen.
captains-orders-lesson-discard = Kasta ett kort från din hand, dolt. Bara du vet vilket.
captains-orders-lesson-pass = I stället för en Order får du skicka ett kort till någon, som sedan kastar ett.
captains-orders-lesson-ask = Eller välj med B och A att be någon om ett kort. Den andra väljer det; sedan kastar du ett.
    .window = Eller be någon om ett kort. Den andra väljer det; sedan kastar du ett.
captains-orders-lesson-discover = Säker på vem Kaptenen är? Välj med B och A att avslöja: har du rätt vinner du rundan, annars kan du inte vinna den.
    .window = Säker på vem Kaptenen är? Avslöja: har du rätt vinner du rundan, annars kan du inte vinna den.

## Why: a sentence for each ruling (docs/rulings-captains-orders.md)

captains-orders-rule-1 = Du spelar bara kort från din egen hand; Ordern och de kastade korten är ingens.
captains-orders-rule-2 = En spelare handlar i taget: utan Order gäller det att ge en, skicka, be eller avslöja; med Order att lyda, häva eller avslöja.
captains-orders-rule-3 = Den som ger ett kort väljer det; den som fick det kastar sedan ett valfritt.
captains-orders-rule-5 = En Order lyds med ett lika högt eller högre kort.
captains-orders-rule-6 = Bara ett lägre kort häver en Order. Sedan svarar alla utom dess nya ägare.
captains-orders-rule-7 = Ingen svarar på sin egen Order: när den kommer hem kastas den, och nästa spelare har sin tur.
captains-orders-rule-8 = En runda slutar så snart en hand är tom; först då visas alla händer.
captains-orders-rule-13 = Den som avslöjar pekar ut någon annan, aldrig sig själv.
captains-orders-rule-16 = Partiet är vunnet: de som ligger lika vinner tillsammans, och inget räknas längre.
captains-orders-rule-17 = Mellan två rundor samlas alla kort in, och nästa till vänster ger.
captains-orders-rule-21 = Alla som spelar får sex kort innan någon handlar.
captains-orders-story-unmasks = { SEAT($seat) } avslöjar Kaptenen oftast: { $count }
captains-orders-story-accuses = { SEAT($seat) } anklagar oftast en Myterist: { $count }
captains-orders-story-captain = { SEAT($seat) } är Kapten i slutet av flest rundor: { $count }
captains-orders-story-orders = { SEAT($seat) } ger flest Order: { $count }
captains-orders-story-belays = { SEAT($seat) } häver oftast: { $count }
captains-orders-story-gave = { SEAT($seat) } lämnar ifrån sig flest kort: { $count }
captains-orders-story-rich = { SEAT($seat) } har den rikaste handen av alla rundor: { $count }
captains-orders-story-hand = { SEAT($seat) } har till sist så många poäng på handen: { $count }
captains-orders-story-highest = { SEAT($seat) } har till sist som högsta kort: { $count }
captains-orders-story-lowest = { SEAT($seat) } har till sist som lägsta kort: { $count }
captains-orders-report-points = Vunna rundor
captains-orders-report-course = Partiets förlopp: vunna rundor
