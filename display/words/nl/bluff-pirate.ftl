# Nederlands

bluff-pirate-title = Bluff Pirate
bluff-pirate-screen-attract = Op naar de schat, en laat niemand je doorzien

## Cards

card-red = Rode sabel
card-red-pirate = Rode piraat
card-orange = Oranje lantaarn
card-orange-pirate = Oranje piraat
card-yellow = Geel juweel
card-yellow-pirate = Gele piraat
card-green = Groene fles
card-green-pirate = Groene piraat
card-turquoise = Turquoise kompas
card-turquoise-pirate = Turquoise piraat
card-blue = Blauw anker
card-blue-pirate = Blauwe piraat
card-purple = Paarse haak
card-purple-pirate = Paarse piraat
card-pink = Roze verrekijker
card-pink-pirate = Roze piraat
card-brown = Bruin stuurrad
card-brown-pirate = Bruine piraat
card-black = Zwarte hoed
card-black-pirate = Zwarte piraat

## What the screen says by itself

bluff-pirate-screen-turn = Beurt { $number }
bluff-pirate-screen-last-round = Laatste ronde
bluff-pirate-screen-nudge = Wie durft een serie?
bluff-pirate-screen-dealing = Vijf kaarten per speler
bluff-pirate-screen-vote = Bluf of niet?
bluff-pirate-screen-piles = Stapel { $pile }, weg { $discards }
bluff-pirate-screen-arrived = Schat!
bluff-pirate-screen-to-go = nog { $count }
bluff-pirate-screen-set-trusted-true = { SEAT($seat) } legt { $count } echte kaarten, { SEAT($other) } gelooft het
bluff-pirate-screen-set-trusted-bluff = { SEAT($seat) } bluft met { $count } kaarten, { SEAT($other) } gelooft het
bluff-pirate-screen-set-doubted-true = { SEAT($seat) } legt { $count } echte kaarten, { SEAT($other) } twijfelt
bluff-pirate-screen-set-doubted-bluff = { SEAT($seat) } bluft met { $count } kaarten, { SEAT($other) } ziet het
bluff-pirate-screen-discard = { SEAT($seat) } legt weg: { CARD($cards) }
bluff-pirate-screen-keep = { SEAT($seat) } houdt alles
bluff-pirate-screen-board =
    { $count ->
        [one] { SEAT($seat) } entert { SEAT($other) } en neemt een kaart
       *[other] { SEAT($seat) } entert { SEAT($other) } en neemt { $count } kaarten
    }
bluff-pirate-screen-taken-back = { SEAT($seat) } neemt terug: { CARD($cards) }
bluff-pirate-screen-shown = { SEAT($seat) } heeft getoond: { CARD($cards) }
bluff-pirate-screen-reshuffle = De aflegstapel is de nieuwe stapel
bluff-pirate-screen-revote = Stemmen gezien: stem opnieuw

## What the table says

bluff-pirate-deal =
    { $reads ->
        [late] Vijf kaarten per speler, gedekt.
       *[every] Vijf kaarten per speler: houd elke kaart bij de lezer van wie hem krijgt.
    }
    .window = Vijf kaarten per speler, gedekt.
    .remedy =
        { $reads ->
            [late] Druk op A als alles gedeeld is; een kaart wordt gelezen als hij gespeeld wordt.
           *[every] Alles is gedeeld als de lichten zeggen wie aan de beurt is.
        }
bluff-pirate-turn = { SEAT($active) }: { bluff-pirate-turn.asked }
    .asked = pak twee kaarten, of enter met een piraat.
    .remedy =
        { $spots ->
            [0]
                { $reads ->
                    [late] Druk op A als ze gepakt zijn; om te enteren: kies dat eerst.
                   *[every] Houd de kaarten bij je lezer; om te enteren: kies dat eerst.
                }
           *[other]
                { $reads ->
                    [late] Druk op A als ze gepakt zijn; een piraat gaat op vak 4.
                   *[every] Houd de kaarten bij je lezer, een piraat op vak 4.
                }
        }
bluff-pirate-draw-two = { SEAT($active) }: { bluff-pirate-draw-two.asked }
    .asked = pak twee kaarten.
    .remedy =
        { $reads ->
            [late] Druk op A als ze gepakt zijn.
           *[every] Houd de kaarten bij je lezer.
        }
bluff-pirate-draw = { SEAT($active) }: { bluff-pirate-draw.asked }
    .asked = pak er nog { $count }.
    .remedy = Houd elke kaart van de stapel bij je lezer.
bluff-pirate-reshuffle = De stapel is leeg: schud de aflegstapel.
    .remedy = Leg ze gedekt neer als nieuwe stapel; dan A.
bluff-pirate-act = { SEAT($active) }: { bluff-pirate-act.asked }
    .asked = leg een serie, of leg een kaart weg.
    .remedy =
        { $spots ->
            [0] Kies eerst; houd dan de kaart bij je lezer.
           *[other] Open op vak 1, gedekt op vak 2; wegleggen op vak 3.
        }
bluff-pirate-few = { SEAT($active) }: { bluff-pirate-few.asked }
    .asked = leg een serie, of beëindig je beurt.
    .remedy =
        { $spots ->
            [0] Kies eerst; houd dan de kaart bij je lezer.
           *[other] Open op vak 1, gedekt op vak 2.
        }
bluff-pirate-ending = { SEAT($active) }: { bluff-pirate-ending.asked }
    .asked = beëindig je beurt: een serie heeft minstens drie kaarten.
    .remedy = B: volgende, A: kiezen.
bluff-pirate-set = { SEAT($active) }: { bluff-pirate-set.asked }
    .asked = leg een serie van drie tot vijf kaarten, een of twee open.
    .remedy =
        { $spots ->
            [0] Houd gedekte kaarten bij je lezer; voor een open kaart: kies dat eerst.
           *[other] Open op vak 1, gedekt op vak 2.
        }
bluff-pirate-closing = { SEAT($active) }: { bluff-pirate-closing.asked }
    .asked =
        { $more ->
            [0] maak de serie af.
           *[other] maak de serie af, of leg meer kaarten.
        }
    .remedy =
        { $spots ->
            [0] A sluit de serie; of houd nog een gedekte kaart bij je lezer.
           *[other] A sluit de serie.
        }
bluff-pirate-vote = Bluft { SEAT($turn) }? Alle anderen stemmen in het geheim.
    .remedy = Hand over de knoppen! A: geen bluf. B: bluf.
    .a = geen bluf
    .b = bluf
bluff-pirate-pick = { SEAT($active) }: { bluff-pirate-pick.asked }
    .asked = iedereen heeft gestemd. Kies wiens stem telt.
    .remedy = B: volgende, A: kiezen.
bluff-pirate-reveal-bluff = { SEAT($voter) } zegt: bluf!
    .remedy =
        { $reads ->
            [late] Draai de gedekte kaarten om, dan A.
           *[every]
                { $spots ->
                    [0] Draai de gedekte kaarten om en houd ze bij je lezer.
                   *[other] Draai de gedekte kaarten om en houd ze op vak 2.
                }
        }
bluff-pirate-reveal-no-bluff = { SEAT($voter) } zegt: geen bluf.
    .remedy =
        { $reads ->
            [late] Draai de gedekte kaarten om, dan A.
           *[every]
                { $spots ->
                    [0] Draai de gedekte kaarten om en houd ze bij je lezer.
                   *[other] Draai de gedekte kaarten om en houd ze op vak 2.
                }
        }
bluff-pirate-fork = { SEAT($active) }: { bluff-pirate-fork.asked }
    .asked = kies een route bij de splitsing.
    .remedy = B: volgende, A: kiezen.
bluff-pirate-island = { SEAT($active) }: { bluff-pirate-island.asked }
    .asked = draai de fiche van het eiland om.
    .remedy = Kies dan wat er ligt. B: volgende, A: kiezen.
bluff-pirate-dig = { SEAT($active) }: { bluff-pirate-dig.asked }
    .asked = draai de fiche van het eiland om.
    .remedy = Wat eronder ligt, telt meteen.
bluff-pirate-board = { SEAT($active) }: { bluff-pirate-board.asked }
    .asked = kies een schip om te enteren.
    .remedy = B: volgende, A: kiezen.
bluff-pirate-steal = { SEAT($active) }: { bluff-pirate-steal.asked }
    .asked = neem van { SEAT($target) } { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }, ongezien.
    .remedy = Houd ze bij de lezer van { SEAT($active) }.
bluff-pirate-over = De partij is voorbij.
    .remedy = Druk op A voor nog een.
bluff-pirate-not-now = Nu is { SEAT($active) } aan de beurt.
    .remedy = Neem de kaart terug en wacht; het scherm zegt wat { SEAT($active) } moet doen.
bluff-pirate-dealt-at-pads = Er wordt bij de lezers gedeeld.
    .remedy = Houd hem bij de lezer van wie hem krijgt.
bluff-pirate-read-already = Deze kaart is al gelezen, dus niet de ontbrekende.
    .remedy = Neem de ongelezen kaart, of kies welke het is.
bluff-pirate-other-spot = Op dit vak wordt niets gespeeld.
    .remedy = Een serie gaat op vak 1 en 2, een weggelegde kaart op vak 3, een piraat die entert op vak 4.
bluff-pirate-token-stays = Een schatfiche ligt op zijn eiland tot er een schip komt.
    .remedy = Leg hem terug met de dichte kist boven.
bluff-pirate-turn-the-token = Geen lezer weet welke kant van een fiche boven ligt.
    .remedy = Draai hem om waar hij ligt.
bluff-pirate-finder-answers = { SEAT($active) } is op het eiland en opent de kist.
    .remedy = Wacht daarop.
bluff-pirate-look-first = De serie is net gesloten: dit telde niet als stem.
    .remedy = Bekijk de serie en stem met je hand over de knoppen.
bluff-pirate-close-first = De stemming is nog niet open: { SEAT($active) } heeft de serie niet gesloten.
    .remedy = Wacht daarop, en stem dan met je hand over de knoppen.
bluff-pirate-where-to =
    { $spots ->
        [0] Een kaart uit je hand betekent nog niets bij je lezer.
       *[other] Een kaart uit je hand betekent niets bij je lezer.
    }
    .remedy =
        { $spots ->
            [0] Houd daar kaarten van de stapel; om te enteren: kies dat eerst.
           *[other] Houd daar kaarten van de stapel; een piraat die entert op vak 4.
        }
bluff-pirate-lay-where =
    { $spots ->
        [0] De tafel weet nog niet wat je met deze kaart wilt.
       *[other] Een kaart uit je hand betekent niets bij je lezer.
    }
    .remedy =
        { $spots ->
            [0] Neem hem terug en kies eerst: open, gedekt of wegleggen.
           *[other] Serie: open op vak 1, gedekt op vak 2; wegleggen op vak 3.
        }
bluff-pirate-still-dealing = Er wordt nog gedeeld.
    .remedy = Leg hem terug; houd eerst vijf kaarten bij elke lezer.
bluff-pirate-hand-full = Een kaart te veel bij deze lezer.
    .remedy = Leg de kaart terug op de stapel.
bluff-pirate-read-each = In deze partij wordt elke kaart bij het delen gelezen.
    .remedy = Houd vijf kaarten bij elke lezer.
bluff-pirate-already-dealt = Alles is gedeeld.
    .remedy = Leg de kaart terug op de stapel.
bluff-pirate-too-late-to-redeal = De race is begonnen.
    .remedy = Vaar hem uit.
bluff-pirate-not-your-turn = Een ander is aan de beurt.
    .remedy = Neem de kaart terug en wacht.
bluff-pirate-draw-or-board = Een beurt begint met twee kaarten pakken of een schip enteren.
    .remedy = Neem hem terug; houd twee kaarten van de stapel bij je lezer, of enter met een piraat.
bluff-pirate-draw-first = Eerst pak je twee kaarten.
    .remedy = Neem hem terug; houd de kaarten die je pakt bij je lezer.
bluff-pirate-already-drawn = Na het pakken kun je niet meer enteren of pakken.
    .remedy = Neem hem terug; leg een serie, of leg weg.
bluff-pirate-drew-after-boarding = Na het enteren pak je geen kaarten.
    .remedy = Leg hem terug op de stapel; schud die als iemand hem zag.
bluff-pirate-reshuffle-first = De stapel is leeg.
    .remedy = Neem hem terug; schud de aflegstapel, leg hem gedekt neer als stapel en druk op A.
bluff-pirate-nothing-to-reshuffle = Er liggen nog kaarten op de stapel.
    .remedy = Pak van de stapel.
bluff-pirate-act-first = Nu leg je een serie of leg je een kaart weg.
    .remedy = Neem hem terug; leg een serie, of leg een kaart weg.
bluff-pirate-set-first = Er wordt een serie gelegd.
    .remedy = Neem hem terug; maak de serie af en druk op A.
bluff-pirate-voting = Alle anderen stemmen.
    .remedy = Neem hem terug en wacht op de stemmen.
bluff-pirate-pick-first = Iedereen heeft gestemd.
    .remedy = Neem hem terug; kies in het menu wiens stem telt.
bluff-pirate-picked-already = Er is al een stem gekozen; de eerste keuze telt.
    .remedy = Dek de andere stemmen af; draai de gedekte kaarten van de serie om.
bluff-pirate-reveal-first = Eerst worden de gedekte kaarten van de serie omgedraaid.
    .remedy = Neem hem terug; draai elke kaart om en tik hem aan.
bluff-pirate-steer-first = Een schip is bij de splitsing.
    .remedy = Neem hem terug; wie het vaart, kiest een route in het menu.
bluff-pirate-open-first = Een schip is bij een eiland.
    .remedy = Neem hem terug; wie het vaart, draait de fiche om.
bluff-pirate-target-first = Een piraat entert.
    .remedy = Neem hem terug; kies in het menu een schip dat voorligt.
bluff-pirate-steal-first = Een schip wordt geënterd.
    .remedy = Neem hem terug; houd de gestolen kaarten bij de lezer van de dief.
bluff-pirate-reading = Een kaart is niet gelezen.
    .remedy = Tik hem nog eens aan, of noem hem.
bluff-pirate-not-voting = Er wordt niet gestemd.
    .remedy = Houd de fiche voor je.
bluff-pirate-nothing-placed = Er is geen serie om op te stemmen of om te draaien.
    .remedy = Speel verder.
bluff-pirate-not-boarding = Er wordt geen schip geënterd.
    .remedy = Leg de kaart ongezien terug.
bluff-pirate-not-at-fork = Geen schip is bij een splitsing.
    .remedy = Speel verder.
bluff-pirate-not-at-island = Geen schip is bij een dicht eiland.
    .remedy = Sluit de kist weer zonder te kijken, en speel verder.
bluff-pirate-nothing-to-end = Er wordt geen serie gelegd.
    .remedy = Leg eerst minstens drie kaarten.
bluff-pirate-match-over = De partij is voorbij.
    .remedy = Begin een nieuwe om te spelen.
bluff-pirate-not-in-hand = Voor zover de tafel zag, heb je deze kaart niet in je hand.
    .remedy = Leg hem terug waar hij lag; neem een kaart uit je hand.
bluff-pirate-not-from-pile = Voor zover de tafel zag, komt deze kaart niet van de stapel.
    .remedy = Leg hem terug waar hij lag; pak van de stapel.
bluff-pirate-not-of-target = Voor zover de tafel zag, is deze kaart niet van het geënterde schip.
    .remedy = Leg hem terug waar hij lag; neem ongezien een kaart van die plaats.
bluff-pirate-not-hidden = Dit is geen gedekte kaart van de serie.
    .remedy = Leg hem terug waar hij lag; draai de gedekte kaarten om.
bluff-pirate-hand-too-small = Een serie heeft minstens drie kaarten, en je hand heeft er minder.
    .remedy = Neem hem terug; beëindig je beurt zonder serie.
bluff-pirate-two-colours = De open kaarten van een serie hebben dezelfde kleur.
    .remedy = Neem deze terug, en leg een andere of geen open.
bluff-pirate-too-many-up = Alleen een of twee kaarten van een serie liggen open.
    .remedy = Neem deze terug, of leg hem gedekt.
bluff-pirate-needs-face-up = Een serie heeft een open kaart nodig, en dit is de laatste kans.
    .remedy = Neem hem terug en leg hem open.
bluff-pirate-set-full = Een serie heeft hoogstens vijf kaarten.
    .remedy = Neem deze terug en druk op A.
bluff-pirate-set-too-small = Een serie heeft minstens drie kaarten, een of twee open.
    .remedy = Leg er nog een, druk dan op A.
bluff-pirate-must-discard = Met zo veel kaarten leg je een serie, of je legt er een weg.
    .remedy = Leg een kaart weg.
bluff-pirate-nothing-to-discard = Met zo weinig kaarten leg je niets weg.
    .remedy = Neem hem terug en beëindig je beurt in het menu.
bluff-pirate-voted-already = Deze plaats heeft al gestemd.
    .remedy = Wacht tot iedereen gestemd heeft.
bluff-pirate-own-set = Niemand stemt over zijn eigen serie.
    .remedy = Wacht tot de anderen gestemd hebben.
bluff-pirate-not-a-pirate = Alleen een piraat entert.
    .remedy = Neem de kaart terug; pak twee kaarten, of enter met een piraat.
bluff-pirate-nobody-ahead = Er ligt geen schip met kaarten voor dit schip.
    .remedy = Neem de piraat terug en pak twee kaarten.
bluff-pirate-not-ahead = Dat schip ligt niet voor, of zijn plaats heeft geen kaarten.
    .remedy = Kies een ander.
bluff-pirate-no-such-course = Van hier gaat er geen route naartoe.
    .remedy = Kies een andere.
bluff-pirate-nobody-there = Daar speelt niemand.
    .remedy = Kies een plaats die speelt.
bluff-pirate-not-unread = Die kaart is al gelezen, of het is geen kaart.
    .remedy = Speel verder.
bluff-pirate-card = { CARD($card) }
bluff-pirate-not-a-card = Dit is geen kaart van dit spel.
    .remedy = Noem een kleur, of de piraat ervan.

## Options

bluff-pirate-option-keep-up-to =
    Zonder serie: { $value ->
        [4] met vijf of meer gaat er een weg
       *[5] met zes of meer gaat er een weg
    }
bluff-pirate-option-small-hand =
    Met minder kaarten: { $value ->
        [keep] gaat er geen weg
       *[choose] kies je zelf
    }
bluff-pirate-option-discard-without =
    Moet wegleggen: { $value ->
        [placing] wie geen serie legt
       *[having] wie geen serie heeft
    }
bluff-pirate-option-turns =
    De race eindigt: { $value ->
        [none] alleen bij de schat
       *[other] na { $value } beurten
    }
bluff-pirate-option-nudge-rounds = Herinnering aan de race: na { $value } rondes zonder serie

## Choices

bluff-pirate-menu-dealing = Vijf kaarten per speler
bluff-pirate-menu-tap-pile = Neem een kaart van de stapel
bluff-pirate-menu-draw = Pak twee kaarten
bluff-pirate-menu-has-drawn =
    { $count ->
        [one] De kaart is gepakt
       *[other] Twee kaarten zijn gepakt
    }
bluff-pirate-menu-board = Enter met een piraat
bluff-pirate-menu-drawn = Hij is gepakt
bluff-pirate-menu-boards = Hij entert een schip
bluff-pirate-menu-lay-up = Leg een kaart open
bluff-pirate-menu-lay-down = Leg een kaart gedekt
bluff-pirate-menu-lies-up = Hij ligt open
bluff-pirate-menu-lies-down = Hij ligt gedekt
bluff-pirate-menu-too-few = Te weinig kaarten voor een serie
bluff-pirate-menu-take-set-back = Neem de serie terug
bluff-pirate-menu-close-set = De serie is klaar
bluff-pirate-menu-tap-next =
    { $spots ->
        [0] Volgende kaart, gedekt
       *[other] Volgende kaart
    }
bluff-pirate-menu-others-vote = Alle anderen stemmen
bluff-pirate-menu-vote-shown = Een stem was te vroeg te zien
bluff-pirate-menu-vote-again = Stem opnieuw
bluff-pirate-menu-pick = Wiens stem telt?
bluff-pirate-menu-tap-hidden = Draai elke gedekte om en tik hem aan
bluff-pirate-menu-turned-all = Alle gedekte zijn omgedraaid
    .window = Draai ze allemaal om
bluff-pirate-menu-turned = Hij is omgedraaid
bluff-pirate-menu-fork = Welke route?
bluff-pirate-menu-target = Wiens schip enter je?
bluff-pirate-menu-tap-stolen = Houd de buit bij je lezer
bluff-pirate-menu-has-stolen =
    { $count ->
        [one] Eén kaart is genomen
       *[other] { $count } kaarten zijn genomen
    }
    .window =
        { $count ->
            [one] Neem één kaart
           *[other] Neem { $count } kaarten
        }
bluff-pirate-menu-stolen = Hij is gestolen
bluff-pirate-menu-pile-made = Ze liggen gedekt als stapel
bluff-pirate-menu-shuffle = Schud de aflegstapel
bluff-pirate-menu-awaits-up = { SEAT($seat) }: een open kaart
bluff-pirate-menu-awaits-down = { SEAT($seat) }: een gedekte kaart
bluff-pirate-menu-awaits-board = { SEAT($seat) }: de piraat die entert
bluff-pirate-menu-unread = Een kaart is niet gelezen
bluff-pirate-menu-tap-or-name = Tik hem weer aan, of noem hem
bluff-pirate-menu-token = Wat ligt er onder de fiche?
bluff-pirate-menu-which = Welke is het?
bluff-pirate-menu-treasure = De schat
bluff-pirate-menu-empty-chest = Een lege kist
bluff-pirate-menu-card = { CARD($card) }
bluff-pirate-menu-colour = { COLOUR($colour) }
bluff-pirate-menu-towards = Naar { PLACE($place) }
bluff-pirate-menu-awaits-discard = { SEAT($seat) }: de kaart die weggaat
bluff-pirate-problem-card-twice =
    Een kaart is zowel { $place ->
        [hand] in de hand van { SEAT($seat) }
        [discards] op de aflegstapel
        [up] open in de serie
        [down] gedekt in de serie
       *[table] op tafel
    } als { $other ->
        [hand] in de hand van { SEAT($holder) }
        [discards] op de aflegstapel
        [up] open in de serie
        [down] gedekt in de serie
       *[table] op tafel
    }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-card-elsewhere =
    Er is een kaart gezien { $place ->
        [hand] in de hand van { SEAT($seat) }
        [discards] op de aflegstapel
        [up] open in de serie
        [down] gedekt in de serie
       *[table] op tafel
    } die daar niet kan zijn.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pile-and-elsewhere = Een kaart is zowel op de stapel als elders.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-cards =
    { $count ->
        [one] Er is één kaart
       *[other] Er zijn { $count } kaarten
    } te veel.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-cards-nowhere =
    { $count ->
        [one] Eén kaart is
       *[other] { $count } kaarten zijn
    } nergens.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-unread-inconsistent = De ongelezen kaarten kunnen niet allemaal verschillen.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-hand-too-large = { SEAT($seat) } heeft { $count } kaarten; er worden er { $dealt } gedeeld.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-dealt-not-begun = Alles is gedeeld, maar de partij is niet begonnen.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-played-before-dealt = Er zijn kaarten gespeeld voor alles gedeeld was.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set = De fase is { $phase }, en dat past niet bij de serie op tafel.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-up = { $count } kaarten van de serie liggen open (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set-too-large = De serie heeft { $count } kaarten (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-closed = De serie is gesloten; kaarten: { $count }, open: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-several-colours = De zichtbare kaarten van de serie hebben meer kleuren (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turned-not-hidden = Er is een kaart van de serie omgedraaid die niet gedekt lag (BP-7).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-placed = { SEAT($seat) } heeft een serie gelegd; kaarten: { $count }, open: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-own-vote = { SEAT($seat) } heeft over een eigen serie gestemd (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-taken-for = Een serie van { SEAT($seat) } is voor iets anders gehouden (BP-4).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-votes = De fase is { $phase }, maar er liggen stemmen op tafel.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-voter = Er heeft iemand gestemd die niet over deze serie stemt (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-picking-early = Er wordt een stem gekozen voor iedereen gestemd heeft (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-kept = Er is een stem genoteerd die niemand mag weten (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-not-given = Er is een stem genoteerd van wie niet gestemd heeft (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-of-nobody = Er telt een stem die niemand heeft gegeven (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-that-counts = De fase is { $phase }, en dat past niet bij de stem die telt.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-ship-astray = Het schip van { SEAT($seat) } is op geen vakje van de race.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-island = Er is een fiche omgedraaid waar geen eiland is.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-island-not-opened = Een schip is op een eiland dat nog dicht is (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-one-path = Een schip moet een route kiezen waar er maar één is (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-sailing = De fase is { $phase }; nog te varen vakjes: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-such-player = Er is geen speler { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-out-of-turn = Er moet iemand handelen die niet aan de beurt is.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-reading = De fase is { $phase }, en dat past niet bij de ongelezen kaart.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-to-draw = De fase is { $phase }; te pakken kaarten: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-target = De fase is { $phase }, en dat past niet bij het geënterde schip.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pirate = De fase is { $phase }, en dat past niet bij de piraat die entert.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-stolen = De fase is { $phase }; gestolen kaarten: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-won = De fase is { $phase }; spelers die gewonnen hebben: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turn = De partij is in beurt { $turn }; de laatste is { $last }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-does-not-play = Er heeft iemand gewonnen die niet speelt.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-not-foremost = Er heeft iemand gewonnen wiens schip niet voorligt.
    .remedy = { table-undo-or-play-on }
place-island-1 = eiland 1
place-island-2 = eiland 2
place-start = de start
place-fork = de splitsing
colour-red = Rood
colour-orange = Oranje
colour-yellow = Geel
colour-green = Groen
colour-turquoise = Turquoise
colour-blue = Blauw
colour-purple = Paars
colour-pink = Roze
colour-brown = Bruin
colour-black = Zwart

## Places

bluff-pirate-place-face-up = Open
bluff-pirate-place-face-down = Gedekt
bluff-pirate-place-boarders = Enteren
bluff-pirate-place-first-island = Eiland 1
bluff-pirate-place-second-island = Eiland 2

## The rules in short

bluff-pirate-rules-1 = Wees als eerste op het eiland waar de schat ligt.
bluff-pirate-rules-2 = Pak in je beurt twee kaarten. Leg dan een serie van drie tot vijf kaarten van één kleur: een of twee open, de andere gedekt. Die mogen van alles zijn: dat is bluf.
bluff-pirate-rules-3 = Zonder serie leg je een kaart weg als je er vijf of meer hebt.
bluff-pirate-rules-4 = De anderen stemmen in het geheim of het bluf is, en jij kiest wiens stem telt.
bluff-pirate-rules-5 = ‘Geen bluf’: je vaart zoveel vakjes als de serie kaarten heeft, bluf of niet. ‘Bluf’, en dat klopt niet: je vaart, en wie ‘bluf’ zei, gaat twee vakjes terug.
bluff-pirate-rules-6 = ‘Bluf’, en dat klopt: je neemt de kaarten terug en blijft liggen, en wie ‘bluf’ zei, vaart in jouw plaats.
bluff-pirate-rules-7 = Of enter, in plaats van dat alles, met een piraat, een kaart met een doodskop: neem ongezien drie kaarten van een speler die voor je ligt.

## Climaxes and the log

bluff-pirate-stage-doubted = { SEAT($voter) } zegt over de serie van { SEAT($seat) }: bluf!
bluff-pirate-stage-trusted = { SEAT($voter) } zegt over de serie van { SEAT($seat) }: geen bluf.
bluff-pirate-stage-bluff = { SEAT($seat) } blufte!
bluff-pirate-stage-honest = { SEAT($seat) } blufte niet!
bluff-pirate-stage-sails =
    { $count ->
        [one] { SEAT($seat) } vaart één vakje
       *[other] { SEAT($seat) } vaart { $count } vakjes
    }
bluff-pirate-stage-sails-and-back =
    { $count ->
        [one] { SEAT($seat) } vaart één vakje, { SEAT($voter) } gaat er { $back } terug
       *[other] { SEAT($seat) } vaart { $count } vakjes, { SEAT($voter) } gaat er { $back } terug
    }
bluff-pirate-stage-steers = { SEAT($seat) } heeft een koers gekozen.
bluff-pirate-stage-boards = Enteren! { SEAT($seat) } legt een piraat.
bluff-pirate-stage-boarded = { SEAT($seat) } entert het schip van { SEAT($other) }!
bluff-pirate-stage-loot =
    { $count ->
        [one] { SEAT($other) } verliest een kaart
       *[other] { SEAT($other) } verliest { $count } kaarten
    }
bluff-pirate-stage-opens = { SEAT($seat) } graaft op eiland { $number }.
bluff-pirate-stage-treasure = { SEAT($seat) } heeft de schat gevonden op eiland { $number }!
bluff-pirate-stage-empty = { SEAT($seat) } vindt niets op eiland { $number }!
bluff-pirate-known-discards = Weggelegd: { $count } × { CARD($card) }
bluff-pirate-known-island = Eiland { $number } is leeg

## Lessons

bluff-pirate-lesson-draw = Een beurt begint met twee nieuwe kaarten: pak ze van de stapel, zonder dat iemand ze ziet.
bluff-pirate-lesson-set = Leg drie tot vijf kaarten: een of twee van één kleur open, de rest gedekt. Gedekt mag alles liggen: dat is bluf.
bluff-pirate-lesson-close = A sluit de serie. Hoe meer kaarten, hoe verder je vaart.
    .window = Je mag de serie nu sluiten. Hoe meer kaarten, hoe verder je vaart.
bluff-pirate-lesson-vote = Stem in het geheim, met je hand over de knoppen: A is geen bluf, B is bluf. Telt jouw stem en twijfel je terecht, dan vaar je; twijfel je ten onrechte, dan kost dat twee vakjes.
    .window = Stem in het geheim: is het bluf? Telt jouw stem en twijfel je terecht, dan vaar je; twijfel je ten onrechte, dan kost dat twee vakjes.
bluff-pirate-lesson-pick = Jij kiest wiens stem telt. Alle andere blijven voor altijd geheim.
bluff-pirate-lesson-reveal = Nu worden de gedekte kaarten omgedraaid, en iedereen ziet of het bluf was.
bluff-pirate-lesson-board = Er ligt een schip voor je: met een piraat, een kaart met een doodskop, mag je het enteren in plaats van te pakken, en drie kaarten van de speler nemen.
bluff-pirate-lesson-island = Je hebt een eiland bereikt: draai de fiche om. Wie de schat vindt, wint; is de kist leeg, dan ligt hij op het andere eiland.

## Why: a sentence for each ruling (docs/rulings-bluff-pirate.md)

bluff-pirate-rule-1 = Een beurt begint met twee kaarten pakken of enteren; wie gepakt heeft, entert niet meer.
bluff-pirate-rule-2 = Wie geen serie legt, legt bij een grote hand een eigen kaart weg, bij een kleine geen.
bluff-pirate-rule-3 = Een serie heeft drie tot vijf kaarten: een of twee open, van één kleur, en minstens één gedekt.
bluff-pirate-rule-5 = Met minder dan drie kaarten kun je geen serie leggen.
bluff-pirate-rule-6 = Alle anderen stemmen één keer en geheim; dan kiest wie de serie legde de stem die telt.
bluff-pirate-rule-7 = De gedekte kaarten van de serie worden altijd omgedraaid, wat er ook gestemd is.
bluff-pirate-rule-9 = De schat is gevonden: de partij is gewonnen, en niets telt meer.
bluff-pirate-rule-12 = Wie vaart, kiest de route bij de splitsing, en alleen daar.
bluff-pirate-rule-14 = Alleen een piraat entert, en alleen een schip dat voorligt en waarvan de speler kaarten heeft; dan pak je niet.
bluff-pirate-rule-15 = Kaarten worden ongezien gestolen van het geënterde schip; alleen die twee kennen ze.
bluff-pirate-rule-16 = Is de stapel leeg, dan wordt de aflegstapel geschud tot een nieuwe, en alleen dan; je pakt alleen daarvan.
bluff-pirate-rule-24 = Een eiland wordt geopend door wie er aankwam, en door niemand anders.
bluff-pirate-rule-25 = Elke speler krijgt vijf kaarten voor de race begint.

## Aankomst

bluff-pirate-option-landing =
    Landen: { $value ->
        [stop] precies of meer
       *[exact] precies, anders terug
    }
bluff-pirate-story-honest = { SEAT($seat) } legt de meeste eerlijke series: { $count }
bluff-pirate-story-robbed = { SEAT($seat) } raakt de meeste kaarten kwijt aan piraten: { $count }
bluff-pirate-story-robs = { SEAT($seat) } steelt de meeste kaarten: { $count }
bluff-pirate-report-points = Vakjes dichter bij de schat
bluff-pirate-report-course = Het verloop van de race: vakjes
