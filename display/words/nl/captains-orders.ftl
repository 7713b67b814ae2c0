# Nederlands

captains-orders-title = Captain's Orders
captains-orders-screen-attract = Muiters zoeken de Kapitein die zich onder hen verbergt

## What the screen says by itself

captains-orders-screen-round = Ronde { $number }
captains-orders-screen-last-round = Laatste ronde ({ $number })
captains-orders-screen-goal =
    { $count ->
        [one] Eén ronde beslist
       *[other] Wie het eerst { $count } rondes wint
    }
captains-orders-screen-deals = { SEAT($seat) } deelt
captains-orders-screen-dealer = Deelt
captains-orders-screen-of = van { $count }
captains-orders-screen-of-seat = Bevel van { SEAT($seat) }
captains-orders-screen-none = Er ligt geen Bevel
captains-orders-screen-unread = Een kaart is niet gelezen
captains-orders-screen-owner = Beveelt
captains-orders-screen-followed = Gevolgd
captains-orders-screen-answer-order = Antwoord
captains-orders-screen-give-card = Geef een kaart
captains-orders-screen-discard-card = Leg een kaart weg
captains-orders-screen-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
captains-orders-screen-lead =
    { $count ->
        [one] met één ronde verschil
       *[other] met { $count } rondes verschil
    }
captains-orders-screen-captains =
    { $count ->
        [one] { NAMES($seats) } was de Kapitein
       *[other] { NAMES($seats) } waren Kapitein
    }
captains-orders-screen-winners =
    { $count ->
        [0] Niemand wint de ronde
        [one] { NAMES($seats) } wint de ronde
       *[other] { NAMES($seats) } winnen de ronde
    }
captains-orders-screen-most-points =
    { $count ->
        [one] { NAMES($seats) } heeft de meeste punten van de Muiters
       *[other] { NAMES($seats) } hebben de meeste punten van de Muiters
    }
captains-orders-screen-order = { SEAT($seat) } beveelt: { $rank }
captains-orders-screen-order-unread = { SEAT($seat) } geeft een Bevel
captains-orders-screen-belay = { SEAT($seat) }, tegenbevel: { $rank }
captains-orders-screen-belay-unread = Tegenbevel van { SEAT($seat) }
captains-orders-screen-pass = { SEAT($seat) } geeft { SEAT($other) } een kaart
captains-orders-screen-ask = { SEAT($seat) } vraagt { SEAT($other) } een kaart
captains-orders-screen-give = { SEAT($seat) } geeft { SEAT($other) } een kaart
captains-orders-screen-discard = { SEAT($seat) } legt een kaart weg
captains-orders-screen-follow = { SEAT($seat) } volgt het Bevel
captains-orders-screen-discover = { SEAT($seat) } beschuldigt { SEAT($other) }
captains-orders-screen-taken-back = { SEAT($seat) } neemt een { $rank } terug
captains-orders-screen-taken-back-unread = { SEAT($seat) } neemt een kaart terug
captains-orders-screen-shown = { SEAT($seat) } heeft een { $rank } getoond
captains-orders-screen-shown-unread = { SEAT($seat) } heeft een kaart getoond
captains-orders-given = { SEAT($seat) } gaf je: { $rank }
captains-orders-given-unread = { SEAT($seat) } gaf je een kaart

## What the table says

captains-orders-deal =
    { $reads ->
        [late] Zes kaarten per speler, gedekt.
       *[every] Zes kaarten per speler: houd elke kaart bij de lezer van wie hem krijgt.
    }
    .window = Zes kaarten per speler, gedekt.
    .remedy =
        { $reads ->
            [late] Druk op A als alles gedeeld is; een kaart wordt gelezen als hij gespeeld wordt.
           *[every] Alles is gedeeld als de lichten zeggen wie aan de beurt is.
        }
captains-orders-turn = { SEAT($active) }: { captains-orders-turn.asked }
    .asked = geef een Bevel, geef of vraag een kaart, of ontmasker de Kapitein.
    .remedy =
        { $spots ->
            [0] Kies eerst; een gegeven kaart gaat bij de lezer van wie hem krijgt.
           *[other] Een Bevel gaat op vak 1, een gegeven kaart bij de lezer van wie hem krijgt.
        }
captains-orders-order = { SEAT($active) }: { captains-orders-order.asked }
    .asked =
        { $rank ->
            [1] geef { SEAT($owner) } een kaart, of ontmasker de Kapitein.
           *[other] geef { SEAT($owner) } een { $rank } of hoger, geef tegenbevel met een lagere, of ontmasker de Kapitein.
        }
    .remedy =
        { $rank ->
            [1] Houd hem bij de lezer van { SEAT($owner) }.
           *[other]
                { $spots ->
                    [0] Geven: bij de lezer van { SEAT($owner) }; tegenbevel: kies dat eerst.
                   *[other] Geven: bij de lezer van { SEAT($owner) }; tegenbevel: op vak 1.
                }
        }
captains-orders-give = { SEAT($active) }: { captains-orders-give.asked }
    .asked = geef { SEAT($turn) } een kaart.
    .remedy = Houd hem bij de lezer van { SEAT($turn) }.
captains-orders-discard = { SEAT($active) }: { captains-orders-discard.asked }
    .asked = leg een kaart weg.
    .remedy =
        { $spots ->
            [0] Druk op A, en houd hem bij je lezer.
           *[other] Houd hem op vak 2.
        }
captains-orders-reading = Een kaart is niet gelezen.
    .remedy = Tik hem nog eens aan, of kies.
captains-orders-reveal = De ronde is voorbij: alle kaarten open.
    .remedy = Tik de ongelezen kaarten aan.
captains-orders-round-over = De ronde is voorbij.
    .remedy = A deelt de volgende.
captains-orders-over = De partij is voorbij.
    .remedy = Druk op A voor nog een.
captains-orders-other-spot = Bij dit vak wordt niets gespeeld.
    .remedy = Een Bevel gaat op vak 1, een weggelegde kaart op vak 2.
captains-orders-where-to =
    { $spots ->
        [0] Een kaart bij je eigen lezer zegt nog niets.
       *[other] Een kaart bij je eigen lezer zegt hier niets.
    }
    .remedy =
        { $spots ->
            [0] Kies eerst ‘Geef een Bevel’, of houd een gegeven kaart bij de lezer van wie hem krijgt.
           *[other] Een Bevel gaat op vak 1, een gegeven kaart bij de lezer van wie hem krijgt.
        }
captains-orders-follow-where = Dit is niet de lezer van wie het Bevel gaf.
    .remedy =
        { $spots ->
            [0] Volg bij die lezer; tegenbevel: kies het eerst.
           *[other] Volg bij die lezer; tegenbevel op vak 1.
        }
captains-orders-give-where = Dit is niet de lezer van wie erom vroeg.
    .remedy = Houd de kaart bij de lezer van wie erom vroeg.
captains-orders-discard-where = Er moet een kaart weg.
    .remedy =
        { $spots ->
            [0] Kies ‘Leg een kaart weg’, en houd hem bij je lezer.
           *[other] Houd de kaart die weggaat op vak 2.
        }
captains-orders-still-dealing = Er wordt nog gedeeld.
    .remedy = Leg hem terug; houd eerst zes kaarten bij elke lezer.
captains-orders-hand-full = Een kaart te veel bij deze lezer.
    .remedy = Leg de kaart terug op de stapel.
captains-orders-read-each = In deze partij wordt elke kaart bij het delen gelezen.
    .remedy = Houd zes kaarten bij elke lezer.
captains-orders-already-dealt = Alles is gedeeld.
    .remedy = Leg de kaart terug op de stapel.
captains-orders-too-late-to-redeal = De ronde is begonnen.
    .remedy = Speel hem uit.
captains-orders-not-your-turn = { SEAT($active) } is aan de beurt.
    .remedy = Neem de kaart terug en wacht; een gegeven kaart gaat eerst bij de lezer van wie hem krijgt.
captains-orders-own-order = Niemand antwoordt op zijn eigen Bevel: dit telt niet.
    .remedy = Neem de kaart terug en wacht tot het Bevel thuiskomt.
captains-orders-no-order = Er ligt geen Bevel.
    .remedy = Neem hem terug; geef een Bevel, geef of vraag een kaart, of ontmasker de Kapitein.
captains-orders-order-stands = Er ligt een Bevel.
    .remedy = Neem hem terug; volg, geef tegenbevel of ontmasker de Kapitein.
captains-orders-give-first = Er is een kaart gevraagd.
    .remedy = Neem hem terug; wie gevraagd is, houdt eerst een kaart bij de lezer van de vrager.
captains-orders-discard-first = Er is een kaart ontvangen, en geen weggelegd.
    .remedy = Neem hem terug; eerst gaat er een weg.
captains-orders-nothing-to-give = Niemand heeft om een kaart gevraagd.
    .remedy = Neem de kaart terug.
captains-orders-nothing-to-discard = Je legt alleen weg na een gegeven of gevraagde kaart.
    .remedy = Neem de kaart terug.
captains-orders-nothing-to-accept = Geen kaart wacht op een besluit van wie het Bevel gaf.
    .remedy = Speel verder.
captains-orders-revealing = De ronde is voorbij, en alle handen worden getoond.
    .remedy = Tik de ongelezen kaarten aan, of noem hun waarde.
captains-orders-between-rounds = De ronde is voorbij.
    .remedy = Lever alle kaarten in; nu deelt de plaats links.
captains-orders-round-goes-on = De ronde is niet voorbij.
    .remedy = Speel verder.
captains-orders-match-over = De partij is voorbij.
    .remedy = Begin een nieuwe om te spelen.
captains-orders-not-in-hand = Voor zover de tafel zag, heb je deze kaart niet in je hand.
    .remedy = Leg hem terug waar hij lag; neem een kaart uit je hand.
captains-orders-follow-too-low = Deze kaart kan het Bevel niet volgen.
    .remedy = Neem hem terug; volg met een even hoge of hogere, of geef tegenbevel.
captains-orders-belay-too-high = Deze kaart is geen tegenbevel: zijn waarde is niet lager.
    .remedy = Neem hem terug; iedereen zag hem. Volg, of geef tegenbevel met een lagere.
captains-orders-yourself = Niemand kan zijn eigen plaats kiezen.
    .remedy = Kies een andere.
captains-orders-nobody-there = Daar speelt niemand.
    .remedy = Kies een plaats die speelt.
captains-orders-not-unread = Elke kaart die daar gespeeld of gedeeld is, is gelezen.
    .remedy = Speel verder.
captains-orders-card = { CARD($card) }
captains-orders-not-a-card = Dit is geen kaart van een Pairs-spel.
    .remedy = Noem een waarde van 1 tot en met 10.
captains-orders-collect-first = De ronde is voorbij.
    .remedy = Verzamel alle kaarten en druk op A; tik ze dan weer aan.
captains-orders-dealt-at-pads = Er wordt bij de lezers gedeeld.
    .remedy = Houd hem bij de lezer van wie hem krijgt.
captains-orders-in-no-hand = Voor zover de tafel zag, is deze kaart in geen enkele hand.
    .remedy = Leg hem terug waar hij lag; neem een kaart uit een hand.
captains-orders-no-discard = Er hoeft nu niets weg.
    .remedy = Neem hem terug; een Bevel gaat op vak 1, een gegeven kaart bij de lezer van wie hem krijgt.
captains-orders-read-already = Deze kaart is al gelezen, dus niet de ontbrekende.
    .remedy = Neem de ongelezen kaart, of kies zijn waarde.

## Options

captains-orders-option-wins = Te winnen rondes: { $value }
captains-orders-option-rounds = Hoogstens: { $value } rondes
captains-orders-option-misplay =
    Een kaart die niet kan volgen: { $value ->
        [redo] gaat terug
       *[forfeit] kost de ronde
    }

## Choices

captains-orders-menu-dealing = Zes kaarten per speler
captains-orders-menu-given = Er ligt een kaart bij de lezer van { SEAT($seat) }: van wie was die? Druk op je A
captains-orders-menu-order = Geef een Bevel
captains-orders-menu-ask = Vraag een kaart
captains-orders-menu-tap-to-follow = Tik een kaart om te volgen
captains-orders-menu-belay = Tegenbevel
captains-orders-menu-discover = Ontmasker de Kapitein
captains-orders-menu-is-order = Het is het Bevel
captains-orders-menu-to = Aan { SEAT($seat) }
captains-orders-menu-is-follow = Hij volgt
captains-orders-menu-is-belay = Het is tegenbevel
captains-orders-menu-is-given = Hij is gegeven
captains-orders-menu-rank = Waarde { $rank }
captains-orders-menu-accept = Hij mag volgen
captains-orders-menu-show = Hij mag niet: toon hem
captains-orders-menu-which-rank = De kaart heeft
captains-orders-menu-whose-rank = { SEAT($seat) }: de kaart heeft
captains-orders-menu-round-over = De ronde is voorbij
captains-orders-menu-next-round = Verzamel de kaarten: de volgende ronde
    .window = Volgende ronde
captains-orders-menu-ask-whom = Aan wie vraag je?
captains-orders-menu-who-is-captain = Wie is Kapitein, met de laagste kaart?
captains-orders-menu-awaits-order = { SEAT($seat) }: het Bevel
captains-orders-menu-awaits-belay = { SEAT($seat) }: het tegenbevel
captains-orders-menu-awaits-discard = { SEAT($seat) }: de kaart die weggaat
captains-orders-menu-ends-round = { SEAT($seat) }: dit sluit de ronde
captains-orders-menu-yes-captain = Ja, { SEAT($seat) } is de Kapitein
captains-orders-menu-yes-rank = Ja, het is een { $rank }
captains-orders-menu-tap-or-look = Tik hem aan, of bekijk hem
captains-orders-menu-tap-or-name = Tik hem aan, of noem de waarde
captains-orders-menu-follow-unread = Een kaart die volgt, is niet gelezen
captains-orders-problem-card-twice =
    Een kaart is zowel { $place ->
        [hand] in de hand van { SEAT($seat) }
        [discards] op de aflegstapel
        [order] het Bevel
       *[last] de laatste van een hand
    } als { $other ->
        [hand] in de hand van { SEAT($holder) }
        [discards] op de aflegstapel
        [order] het Bevel
       *[last] de laatste van een hand
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-card-elsewhere =
    Er is { $place ->
        [hand] in de hand van { SEAT($seat) }
       *[table] op tafel
    } een kaart gezien die al ergens anders ligt.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-too-many-cards =
    { $count ->
        [one] Er is één kaart
       *[other] Er zijn { $count } kaarten
    } te veel.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-unread-inconsistent = De ongelezen kaarten kunnen niet allemaal verschillen.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-hand-too-large = { SEAT($seat) } heeft { $count } kaarten; er worden er { $dealt } gedeeld.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-empty-hand = { SEAT($seat) } heeft geen kaarten, wat de ronde beëindigt, maar hij gaat door.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-dealt-not-begun = Alles is gedeeld, maar de ronde is niet begonnen.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-played-before-dealt = Er zijn kaarten gespeeld voor alles gedeeld was.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-more-than-dealt = Er zijn { $count } kaarten in de handen, meer dan er gedeeld zijn.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-answered-own-order = { SEAT($seat) } heeft op een eigen Bevel geantwoord (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-followed-too-low = { SEAT($seat) } volgde met een kaart die niet kan volgen (CO-5).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-belayed-too-high = { SEAT($seat) } gaf tegenbevel met een kaart die niet lager is (CO-6).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-such-player = Er is geen speler { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-order-stands = Er moet op een Bevel geantwoord worden, maar er ligt er geen.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-stands = Er ligt een Bevel in de fase { $phase }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-unread = Het Bevel is niet gelezen.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-owner-answers = Wie het Bevel gaf, moet erop antwoorden (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-reading = De fase is { $phase }, en dat past niet bij wat nog gelezen wordt.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-out-of-turn = Er moet iemand handelen die niet aan de beurt is.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-captains =
    In de fase { $phase } { $count ->
        [one] is één Kapitein
       *[other] zijn { $count } Kapiteins
    } bekend.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-winner-does-not-play = Er heeft iemand een ronde gewonnen die niet speelt.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-end = De fase is { $phase }, na { $rounds } rondes en { $wins } keer winst.
    .remedy = { table-undo-or-play-on }

## Places

captains-orders-place-orders = Bevelen

## The rules in short

captains-orders-goal = Ontmasker de Kapitein; ben je het zelf, blijf verborgen.
captains-orders-rules-1 = Wie de laagste kaart in de hand heeft, is in het geheim de Kapitein; de anderen zijn Muiters. Wie het is, verandert als kaarten van hand wisselen.
captains-orders-rules-2 = In je beurt, zonder Bevel: speel een kaart open als Bevel; of geef er een aan iemand, die er dan een weglegt; of vraag er een aan iemand, en leg er zelf een weg.
captains-orders-rules-3 = Een Bevel gaat rond. Volg: geef wie het gaf een even hoge of hogere kaart. Of geef tegenbevel: speel een lagere kaart, die is nu het Bevel, en van jou.
captains-orders-rules-4 = Komt een Bevel terug bij wie het gaf, dan gaat het weg, en de volgende is aan de beurt.
captains-orders-rules-5 = Altijd als je iets moet doen, mag je de Kapitein ontmaskeren. Klopt het, dan win je de ronde; zo niet, dan wint de Muiter met de meeste punten in de hand, maar jij niet.
captains-orders-rules-6 = De ronde eindigt als een hand leeg is: was het die van de Kapitein, dan wint hij; anders wint de Muiter met de meeste punten in de hand. Een kaart telt zoveel punten als zijn waarde.
captains-orders-rules-7 = Wie als eerste genoeg rondes wint, wint de partij.

## Climaxes

captains-orders-stage-accuses = { SEAT($seat) } zegt: { SEAT($other) } is de Kapitein.
captains-orders-stage-right = Goed: { SEAT($other) } is de Kapitein!
captains-orders-stage-wrong =
    { $count ->
        [one] Fout: de Kapitein is { NAMES($seats) }!
       *[other] Fout: Kapitein zijn { NAMES($seats) }!
    }
captains-orders-stage-ran-out = { SEAT($seat) } heeft de laatste kaart gelegd.
captains-orders-known-hand =
    { $count ->
        [one] { SEAT($seat) }: één kaart, gewonnen rondes: { $wins }
       *[other] { SEAT($seat) }: { $count } kaarten, gewonnen rondes: { $wins }
    }

## Lessons

captains-orders-lesson-captain = Wie de allerlaagste kaart heeft, is in het geheim de Kapitein: kijk naar je kaarten. De anderen zijn Muiters.
captains-orders-lesson-order = Geef open een Bevel: de anderen geven je om de beurt een even hoge of hogere kaart, of geven tegenbevel met een lagere.
captains-orders-lesson-follow = Er geldt een Bevel. Volg het met een even hoge of hogere kaart voor wie het gaf; met een lagere wordt het Bevel van jou.
captains-orders-lesson-give = Iemand vraagt je een kaart: jij kiest welke. Wie een lage krijgt, is eerder de Kapitein.
captains-orders-lesson-discard = Leg een kaart uit je hand gedekt weg. Alleen jij weet welke.
captains-orders-lesson-pass = In plaats van een Bevel mag je iemand een kaart geven, die er dan een weglegt.
captains-orders-lesson-ask = Of kies met B en A om iemand een kaart te vragen. De ander kiest welke; dan leg jij er een weg.
    .window = Of vraag iemand om een kaart. De ander kiest welke; dan leg jij er een weg.
captains-orders-lesson-discover = Weet je wie de Kapitein is? Kies met B en A om hem te ontmaskeren: klopt het, dan win je de ronde; zo niet, dan kan dat niet meer.
    .window = Weet je wie de Kapitein is? Ontmasker hem: klopt het, dan win je de ronde; zo niet, dan kan dat niet meer.

## Why: a sentence for each ruling (docs/rulings-captains-orders.md)

captains-orders-rule-1 = Je speelt alleen kaarten uit je eigen hand; het Bevel en de aflegstapel zijn van niemand.
captains-orders-rule-2 = Er handelt één speler tegelijk: zonder Bevel bevelen, geven, vragen of ontmaskeren; met Bevel volgen, tegenbevel geven of ontmaskeren.
captains-orders-rule-3 = Wie een kaart geeft, kiest welke; wie er een kreeg, legt daarna een willekeurige weg.
captains-orders-rule-5 = Een Bevel volg je met een even hoge of hogere kaart.
captains-orders-rule-6 = Alleen een lagere kaart is een tegenbevel. Dan antwoordt iedereen, behalve wie het nu gaf.
captains-orders-rule-7 = Niemand beantwoordt zijn eigen Bevel: komt het terug, dan gaat het weg, en is de volgende aan de beurt.
captains-orders-rule-8 = Een ronde eindigt zodra een hand leeg is; pas dan worden alle handen getoond.
captains-orders-rule-13 = Wie ontmaskert, noemt een ander, nooit zichzelf.
captains-orders-rule-16 = De partij is gewonnen: wie gelijk eindigt, wint samen, en niets telt meer.
captains-orders-rule-17 = Tussen twee rondes worden alle kaarten verzameld, en deelt de linkerbuur.
captains-orders-rule-21 = Elke speler krijgt zes kaarten voordat iemand iets doet.
captains-orders-story-unmasks = { SEAT($seat) } ontmaskert de Kapitein het vaakst: { $count }
captains-orders-story-accuses = { SEAT($seat) } beschuldigt het vaakst een Muiter: { $count }
captains-orders-story-captain = { SEAT($seat) } is aan het eind van de meeste rondes Kapitein: { $count }
captains-orders-story-orders = { SEAT($seat) } geeft de meeste Bevelen: { $count }
captains-orders-story-belays = { SEAT($seat) } geeft het vaakst tegenbevel: { $count }
captains-orders-story-gave = { SEAT($seat) } geeft de meeste kaarten weg: { $count }
captains-orders-story-rich = { SEAT($seat) } heeft de rijkste hand van alle rondes: { $count }
captains-orders-story-hand = { SEAT($seat) } heeft op het eind zoveel punten in de hand: { $count }
captains-orders-story-highest = { SEAT($seat) } heeft op het eind als hoogste kaart: { $count }
captains-orders-story-lowest = { SEAT($seat) } heeft op het eind als laagste kaart: { $count }
captains-orders-report-points = Gewonnen rondes
captains-orders-report-course = Het verloop: gewonnen rondes
