# Nederlands

captain-bluff-title = Captain Bluff
captain-bluff-screen-attract = Zes bagagebanden, en niemand spreekt de waarheid

## Cards

card-paris = Parijs
card-london = Londen
card-tokyo = Tokio
card-round-trip = Wereldreis
card-change-of-direction = Richtingswissel
card-arrivals-board = Aankomstbord
card-delayed-flight = Vertraagde vlucht
captain-bluff-does-round-trip = Geldt als elke koffer en als het volgende nummer
captain-bluff-does-change-of-direction = Keert een rij om vanaf het laatste nummer
captain-bluff-does-arrivals-board = Toont je twee vertreksteden
captain-bluff-does-delayed-flight = Ieder ander met minder dan vijf kaarten pakt er een

## What the screen says by itself

captain-bluff-screen-turn = Beurt { $number }
captain-bluff-screen-turns-left =
    { $count ->
        [one] Laatste beurt
       *[other] Nog { $count } beurten
    }
captain-bluff-screen-pile = stapel
captain-bluff-screen-discards = weg
captain-bluff-screen-window = { SEAT($seat) } legde op band { $belt }. Is het bluf?
captain-bluff-screen-recovers = { SEAT($seat) } pakt bagage terug van band { $belt }
captain-bluff-screen-called = Bluf, { SEAT($seat) }? Band { $belt }!
captain-bluff-screen-was = { CARD($card) }! { SEAT($placer) } blufte, en { SEAT($caller) } wist het: { SEAT($loser) } krijgt de kaarten.
captain-bluff-screen-was-none = { CARD($card) }! { SEAT($placer) } was eerlijk: { SEAT($loser) } krijgt de kaarten.
captain-bluff-screen-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
captain-bluff-screen-lead =
    { $count ->
        [one] met één kaart minder
       *[other] met { $count } kaarten minder
    }
captain-bluff-screen-define = Leg een stad
captain-bluff-screen-places = Legt bagage
captain-bluff-screen-looks = Kijk!
captain-bluff-screen-draw = Pak een kaart
captain-bluff-screen-take = Neem de kaart
captain-bluff-screen-picks-up = Pakt terug
captain-bluff-screen-airport = Luchthavenkaart?
captain-bluff-screen-passed = Past
captain-bluff-screen-call = Bluf? A
captain-bluff-screen-has-turn = Aan de beurt
captain-bluff-next-higher = verder: { $number } of hoger
captain-bluff-next-lower = verder: { $number } of lager
captain-bluff-next-either = verder: t/m { $lower } of vanaf { $higher }
captain-bluff-next-one-of = verder: { $lower } of { $higher }
captain-bluff-next-only = verder: { $number }
captain-bluff-next-new = verder: een nieuwe rij
captain-bluff-next-none = geen nummer past
captain-bluff-next-trip = of een { card-round-trip }

## What the table says

captain-bluff-dealing =
    { $reads ->
        [late] { $luggage } koffers en { $airport } Luchthavenkaarten voor iedereen, gedekt.
       *[every] { $luggage } koffers en { $airport } Luchthavenkaarten voor iedereen.
    }
    .remedy =
        { $reads ->
            [late] Druk op A als alles gedeeld is; een kaart wordt gelezen als hij gespeeld wordt.
           *[every] Houd elke kaart bij de lezer van wie hem krijgt.
        }
captain-bluff-setup = { SEAT($active) }: { captain-bluff-setup.asked }
    .asked = leg een vertrekstad gedekt boven een band.
    .remedy =
        { $spots ->
            [0] Kies de band en houd de kaart bij je lezer; je pakt er geen kaart voor.
           *[other] Houd de kaart op het vak van die band; je pakt er geen kaart voor.
        }
captain-bluff-turn = { SEAT($active) }: { captain-bluff-turn.asked }
    .asked =
        { $empty ->
            [6] leg een kaart op een band.
           *[other] leg een kaart op een band, of kies een andere actie.
        }
    .remedy =
        { $recoverable ->
            [0]
                { $spots ->
                    [0] Kies wat je doet en houd de kaart bij je lezer.
                   *[other] Houd een kaart op het vak van een band, of kies.
                }
           *[other]
                { $spots ->
                    [0] Kies wat je doet en houd de kaart bij je lezer. Terugpakken: gewoon bij je lezer.
                   *[other] Houd een kaart op het vak van een band, of kies. Bagage terugpakken: bij je lezer.
                }
        }
    .holding =
        { $empty ->
            [0] { "" }
           *[other] Op een lege band wordt hij de vertrekstad.
        }
captain-bluff-turn-acted = { SEAT($active) }: { captain-bluff-turn-acted.asked }
    .asked = een Luchthavenkaart, of het eind van je beurt.
    .without = Beëindig je beurt.
    .remedy =
        { $spots ->
            [0] Kies eerst zijn band, of houd hem bij je lezer; A beëindigt je beurt.
           *[other] Houd de kaart bij zijn band of bij je lezer; A beëindigt je beurt.
        }
captain-bluff-placing = { SEAT($active) }: { captain-bluff-placing.asked }
    .asked = leg bagage op band { $belt }.
    .without = Maak de reeks af.
    .remedy =
        { $spots ->
            [0] Houd het volgende nummer bij je lezer; A als de reeks af is.
           *[other] Houd het volgende nummer op hetzelfde vak; A als de reeks af is.
        }
captain-bluff-placing-trip = { SEAT($active) }: { captain-bluff-placing-trip.asked }
    .asked = leg bagage op band { $belt }.
    .remedy =
        { $spots ->
            [0] Een rij begint niet met alleen een Wereldreis: houd een nummer bij je lezer.
           *[other] Een rij begint niet met alleen een Wereldreis: houd een nummer op hetzelfde vak.
        }
captain-bluff-window = { SEAT($active) } legde bagage op band { $belt }. Is het bluf?
    .remedy = De anderen: A zegt ‘bluf’, B laat het gaan.
    .a = bluf!
    .b = ik pas
captain-bluff-reveal = ‘Bluf!’: draai de stad van band { $belt } om.
    .remedy = Tik hem aan, of kies welke het is.
captain-bluff-looking = { SEAT($active) }: { captain-bluff-looking.asked }
    .asked = bekijk twee vertreksteden.
    .remedy = Kies de banden; leg de kaarten gedekt terug.
captain-bluff-looks = { SEAT($active) } bekijkt de vertrekstad van band { $belt }.
    .remedy = Niemand anders kijkt; dan gaat hij gedekt terug.
captain-bluff-draw = { SEAT($active) }: { captain-bluff-draw.asked }
    .asked = pak een kaart.
    .remedy = Houd hem bij je eigen lezer, ongezien.
captain-bluff-reshuffle = De stapel is leeg.
    .remedy = Schud de aflegstapel en druk op A.
captain-bluff-taking = { SEAT($active) }: { captain-bluff-taking.asked }
    .asked = neem de oude vertrekstad van band { $belt }.
    .remedy = Leg daar eerst de nieuwe, houd dan de oude bij je lezer.
captain-bluff-recovering = { SEAT($active) }: { captain-bluff-recovering.asked }
    .asked = pak bagage terug van band { $belt }.
    .remedy = Begin met de laatste: houd elke koffer bij je lezer. A als dat alles is.
captain-bluff-read = Een kaart is niet gelezen.
    .remedy = Tik hem nog eens aan, of kies welke het is.
captain-bluff-over = Het eerst thuis: { NAMES($winners) }. De partij is voorbij.
    .remedy = Druk op A voor nog een.
captain-bluff-other-pad = Dit is niet de lezer van wie de kaart heeft.
    .remedy = Houd een kaart uit je hand bij je eigen lezer, of bij een band.
captain-bluff-at-its-belt = Er wordt een vertrekstad gewisseld.
    .remedy = Houd de nieuwe kaart bij zijn band, of kies iets anders.
captain-bluff-which-way = Het is nog niet duidelijk welke kant de kaart op de band telt.
    .remedy = Kies op of af in het menu, of neem die kaart eerst terug.
captain-bluff-no-belt-here = Op dit vak is geen band.
    .remedy = Houd de kaart op een van de vakken 1 tot en met 6.
captain-bluff-not-exchanged = Dit is niet de kaart die gewisseld is.
    .remedy = Leg hem terug; houd de oude vertrekstad bij je lezer.
captain-bluff-read-already = Deze kaart is al gelezen, dus niet de ontbrekende.
    .remedy = Neem de ongelezen kaart, of kies welke het is.
captain-bluff-still-dealing = Er wordt nog gedeeld.
    .remedy = Leg hem terug; houd eerst ieders kaarten bij de lezers.
captain-bluff-hand-full = Een kaart te veel bij deze lezer.
    .remedy = Leg de kaart terug.
captain-bluff-read-each = In deze partij wordt elke kaart bij het delen gelezen.
    .remedy = Houd de kaarten van elke hand bij de lezer van die plaats.
captain-bluff-luggage-full = Een koffer te veel bij deze lezer.
    .remedy = Leg hem terug op de stapel.
captain-bluff-airport-full = Een Luchthavenkaart te veel bij deze lezer.
    .remedy = Leg hem bij de kaarten die niet meedoen.
captain-bluff-already-dealt = Alles is gedeeld.
    .remedy = Leg de kaart terug.
captain-bluff-too-late-to-redeal = De partij is begonnen.
    .remedy = Speel hem uit.
captain-bluff-define-first = Eerst legt elke speler een vertrekstad gedekt neer.
    .remedy = Neem hem terug; houd een kaart uit je hand bij een band zonder stad.
captain-bluff-not-your-turn = Een ander is aan de beurt.
    .remedy = Neem de kaart terug en wacht.
captain-bluff-one-action = De actie van deze beurt is al gedaan.
    .remedy = Neem hem terug; speel een Luchthavenkaart, of beëindig je beurt met A.
captain-bluff-action-first = Een beurt heeft precies één actie.
    .remedy = Leg bagage, bepaal, bekijk of wissel een stad, of sluit een band.
captain-bluff-second-airport = Per beurt speel je maar één Luchthavenkaart.
    .remedy = Neem de tweede terug.
captain-bluff-run-open = Er wordt een reeks gelegd.
    .remedy = Neem hem terug; maak de reeks op die band af en sluit met A.
captain-bluff-draw-first = Eerst een kaart pakken.
    .remedy = Houd eerst de bovenste van de stapel bij de lezer.
captain-bluff-nothing-to-draw = Er valt nu geen kaart te pakken.
    .remedy = Leg de kaart terug.
captain-bluff-take-first = De gewisselde kaart is niet genomen.
    .remedy = Houd hem eerst bij de lezer.
captain-bluff-nothing-to-take = Deze plaats heeft geen vertrekstad gewisseld.
    .remedy = Leg de kaart ongezien terug.
captain-bluff-reshuffle-first = De stapel is leeg.
    .remedy = Schud de aflegstapel: dat is de nieuwe stapel. Druk dan op A.
captain-bluff-nothing-to-reshuffle = Er zijn nog kaarten op de stapel.
    .remedy = Speel verder.
captain-bluff-looks-first = Het Aankomstbord is in gebruik.
    .remedy = Bekijk eerst de vertreksteden, of sluit af met A.
captain-bluff-recovery-open = Er wordt bagage teruggepakt; tot dan gebeurt er niets anders.
    .remedy = Neem hem terug; wie terugpakt, sluit af met A.
captain-bluff-reading = De gespeelde kaart is niet gelezen.
    .remedy = Tik hem nog eens aan, of noem hem; B neemt hem terug.
captain-bluff-revealing = Er is ‘bluf’ gezegd, en de vertrekstad is niet gelezen.
    .remedy = Draai hem om en tik hem aan, of noem hem.
captain-bluff-match-over = De partij is voorbij.
    .remedy = Begin een nieuwe om te spelen.
captain-bluff-has-destination = Deze band heeft al een vertrekstad.
    .remedy = Neem de kaart terug; bepaal er een bij een andere band.
captain-bluff-no-destination = Deze band heeft geen vertrekstad.
    .remedy = Neem hem terug; kies een band met een stad.
captain-bluff-no-luggage = Op deze band ligt geen bagage.
    .remedy = Neem hem terug; kies een band met bagage.
captain-bluff-looked-already = Het Aankomstbord toont twee verschillende steden.
    .remedy = Kies een andere band, of sluit af met A.
captain-bluff-city-has-line = Deze stad heeft al een rij op een andere band.
    .remedy = Neem hem terug; leg hem daar.
captain-bluff-fourth-line = Er zijn al drie rijen, één per stad.
    .remedy = Neem hem terug; leg hem achter een rij.
captain-bluff-wrong-city = Alle bagage van een rij komt uit één stad.
    .remedy = Neem hem terug.
captain-bluff-wrong-direction = Dit nummer zet de rij niet in zijn richting voort.
    .remedy = Neem hem terug.
captain-bluff-gap-in-run = De nummers van een reeks hebben geen gaten.
    .remedy = Neem hem terug; de reeks mag dicht met A.
captain-bluff-gap-in-line = Afgesproken is dat rijen geen gaten hebben.
    .remedy = Neem hem terug.
captain-bluff-say-which-way = De rij kan hier op- of aflopen.
    .remedy = Kies een van beide.
captain-bluff-way-is-clear = Er valt niets te kiezen: de richting ligt vast.
    .remedy = Leg de kaart zonder te kiezen.
captain-bluff-out-of-range = Een Wereldreis telt als 1 tot en met 17.
    .remedy = Neem hem terug.
captain-bluff-round-trip-alone = Een rij begint niet met alleen een Wereldreis.
    .remedy = Neem hem terug, of leg er bagage bij.
captain-bluff-round-trip-never-first = Afgesproken is dat geen rij met een Wereldreis begint.
    .remedy = Neem hem terug.
captain-bluff-change-in-run = Een Richtingswissel past niet in een reeks.
    .remedy = Neem hem terug; sluit eerst de reeks met A.
captain-bluff-no-line = Op deze band ligt geen bagage om te keren.
    .remedy = Neem hem terug.
captain-bluff-not-on-belt = Deze kaart gaat niet op een band.
    .remedy = Neem hem terug; deze Luchthavenkaart hoort bij je lezer.
captain-bluff-not-on-pad = Deze kaart speel je niet bij de lezer.
    .remedy = Terug in je hand; bagage en bandkaarten gaan bij de band.
captain-bluff-nothing-laid = Er is geen kaart van een reeks om terug te nemen.
    .remedy = Speel verder.
captain-bluff-call-too-late = Te laat voor ‘bluf’: de tijd is om.
    .remedy = Speel verder.
captain-bluff-own-placement = Niemand zegt ‘bluf’ tegen zichzelf.
    .remedy = Wacht op de anderen.
captain-bluff-already-passed = Deze plaats heeft gepast.
    .remedy = Wacht op de anderen.
captain-bluff-window-open = De anderen mogen nog ‘bluf’ zeggen.
    .remedy = Neem hem terug, en wacht tot ze passen.
captain-bluff-no-time = Er is geen tijd voor ‘bluf’ afgesproken.
    .remedy = Wacht tot iedereen past.
captain-bluff-covered = Alleen de laatste koffer van een rij mag terug.
    .remedy = Leg hem terug.
captain-bluff-behind-airport = Achter deze rij ligt een Luchthavenkaart, en die blijft.
    .remedy = Laat de rij zoals hij is.
captain-bluff-last-luggage = In elke rij blijft één koffer liggen.
    .remedy = Laat hem liggen.
captain-bluff-other-belt = Er wordt bagage van een andere band teruggepakt.
    .remedy = Leg hem terug; sluit dat eerst af met A.
captain-bluff-too-early-to-recover = Je pakt niets terug zolang er iets anders gebeurt.
    .remedy = Leg hem terug, en wacht even.
captain-bluff-not-in-hand = Voor zover de tafel zag, heb je deze kaart niet in je hand.
    .remedy = Leg hem terug waar hij lag; neem een kaart uit je hand.
captain-bluff-not-from-pile = Voor zover de tafel zag, komt deze kaart niet van de stapel.
    .remedy = Leg hem terug waar hij lag; neem de bovenste van de stapel.
captain-bluff-nobody-there = Daar speelt niemand.
    .remedy = Kies een plaats die speelt.
captain-bluff-no-belt = Die band is er niet.
    .remedy = Kies een van de zes.
captain-bluff-not-unread = Er wacht geen kaart van die soort op lezen.
    .remedy = Speel verder.
captain-bluff-not-a-card = Dit is geen kaart van Captain Bluff.
    .remedy = Noem een kaart van het spel.

## Options

captain-bluff-option-line =
    Een rij gaat verder: { $value ->
        [rising] met elk verder nummer
       *[consecutive] met het volgende nummer
    }
captain-bluff-option-round-trip-first =
    Een Wereldreis: { $value ->
        [in-a-run] mag een rij beginnen
       *[never] begint nooit een rij
    }
captain-bluff-option-changes-go =
    Richtingswissels gaan: { $value ->
        [to-loser] naar wie de kaarten krijgt
       *[to-discard] naar de aflegstapel
    }
captain-bluff-option-call-s =
    Tijd voor ‘bluf’ en om door te gaan: { $value ->
        [none] tot iedereen past
       *[other] { $value } s
    }
captain-bluff-option-turns =
    Hoogstens: { $value ->
        [none] geen grens
       *[other] { $value } beurten
    }
captain-bluff-option-standstill-rounds =
    Stopt als niemand een kaart legt: { $value ->
        [none] geen grens
       *[other] { $value } rondes
    }

## Choices

captain-bluff-menu-dealing = Deel de handen
captain-bluff-menu-pile-empty = De stapel is leeg
captain-bluff-menu-which-city = De vertrekstad is
captain-bluff-menu-it-is = Het is
captain-bluff-menu-belt = Band { $belt }
captain-bluff-menu-counts-up = Hij telt op
captain-bluff-menu-counts-down = Hij telt af
captain-bluff-menu-take-back = Neem hem terug
captain-bluff-menu-tap-new = Houd de nieuwe kaart bij zijn band
captain-bluff-menu-tap-at-belt =
    { $spots ->
        [0] Kies een band, dan een kaart
       *[other] Houd een kaart bij een band
    }
captain-bluff-menu-where-to = Waar gaat de kaart heen?
captain-bluff-menu-choose-its-belt = Kies de band ervoor
captain-bluff-menu-define = Bepaal een stad
captain-bluff-menu-place = Leg
captain-bluff-menu-check = Bekijk een stad
captain-bluff-menu-change = Wissel een stad
captain-bluff-menu-close = Sluit een band
captain-bluff-menu-play = Speel een Luchthavenkaart
captain-bluff-menu-placed = Hij wordt gelegd
captain-bluff-menu-defined = Het is een vertrekstad
captain-bluff-menu-exchanged = Hij is gewisseld
captain-bluff-menu-recovered = Hij is teruggepakt
captain-bluff-menu-yes-in-hand = Ja, hij is in je hand
captain-bluff-menu-trip-begins = Na de reis komt een nummer
captain-bluff-menu-run-complete = De reeks is af
captain-bluff-menu-take-last-back = Neem de laatste terug
captain-bluff-menu-look-twice = Bekijk twee verschillende steden
captain-bluff-menu-no-more = Niet meer
captain-bluff-menu-tap-drawn = Houd de kaart bij je lezer
captain-bluff-menu-has-drawn = De kaart is gepakt
captain-bluff-menu-tap-old = Houd de oude kaart bij je lezer
captain-bluff-menu-has-taken = De oude kaart is in de hand
captain-bluff-menu-shuffled = De aflegstapel is geschud
captain-bluff-card = { CARD($card) }
captain-bluff-menu-number = { $number }
captain-bluff-menu-yes-card = Ja, { CARD($card) }
captain-bluff-menu-is-played = Gespeeld: { CARD($card) }
captain-bluff-menu-which-way = Band { $belt }: welke kant?
captain-bluff-menu-awaits-define = Bepaal een stad: band { $spot }
captain-bluff-menu-awaits-place = Leg: band { $spot }
captain-bluff-menu-awaits-change = Wissel een stad: band { $spot }
captain-bluff-problem-card-twice =
    Een kaart is zowel { $place ->
        [hand] in de hand van { SEAT($of) }
        [pile] op de stapel
        [discard] op de aflegstapel
        [belt] op band { $of }
        [city] boven band { $of }
        [aside] gewisseld en nog niet genomen
       *[somewhere] ergens
    } als { $other ->
        [hand] in de hand van { SEAT($other_of) }
        [pile] op de stapel
        [discard] op de aflegstapel
        [belt] op band { $other_of }
        [city] boven band { $other_of }
        [aside] gewisseld en nog niet genomen
       *[somewhere] ergens
    }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-elsewhere =
    Er is een kaart gezien { $place ->
        [hand] in de hand van { SEAT($of) }
        [pile] op de stapel
        [discard] op de aflegstapel
        [belt] op band { $of }
        [city] boven band { $of }
        [aside] gewisseld en nog niet genomen
       *[somewhere] ergens
    } die daar niet kan zijn.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-count = Er zijn { $count } kaarten in het spel; het moeten er { $expected } zijn.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-pile-count = De stapel heeft { $count } kaarten, maar { $known } zijn er bekend.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-unread-inconsistent = De ongelezen kaarten kunnen niet allemaal verschillen.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-belt-count = Er zijn { $count } banden; het moeten er { $expected } zijn.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-city-above = Op band { $belt } ligt bagage zonder vertrekstad erboven.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-luggage = Op band { $belt } ligt geen bagage, wel andere kaarten (CB-10).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-second-line = De rij op band { $belt } is de tweede van zijn stad (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-line-kept = Wat van de rij op band { $belt } genoteerd is, volgt niet uit zijn kaarten.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-cities = Op band { $belt } ligt bagage van twee steden (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-other-number = Een koffer op band { $belt } telt als een ander nummer dan hij heeft.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-out-of-range = Een kaart op band { $belt } telt als { $number } (CB-9).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-ways = De nummers op band { $belt } gaan niet één kant op (CB-6).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-hand-too-large = { SEAT($seat) } heeft { $count } kaarten; er worden er { $dealt } gedeeld.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-much-luggage = { SEAT($seat) } heeft meer koffers dan de { $dealt } die gedeeld worden.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-many-airport = { SEAT($seat) } heeft meer Luchthavenkaarten dan de { $dealt } die gedeeld worden.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-empty-hand = { SEAT($seat) } heeft geen kaarten, wat de partij beëindigt, maar hij gaat door.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-such-player = Er is geen speler { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-reading = De fase is { $phase }, en dat past niet bij de ongelezen kaart.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-taking = De fase is { $phase }, en dat past niet bij de gewisselde kaart.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-nobody-due = De fase is { $phase }, maar niemand is aan de beurt.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-line = De fase is { $phase }, maar op band { $belt } ligt geen bagage.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-run = Er wordt een reeks gelegd, maar de fase is { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-passed = Spelers hebben gepast, maar de fase is { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-goes-on = Er gaat een beurt door waarin alles gedaan is (CB-3).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-count = De beurten zijn verkeerd geteld.
    .remedy = { table-undo-or-play-on }

## Places

captain-bluff-place-luggage = Bagage
captain-bluff-place-airport = Luchthaven
captain-bluff-place-belt = Band { $number }

## The rules in short

captain-bluff-rules-1 = Raak als eerste al je kaarten kwijt.
captain-bluff-rules-2 = De gedekte kaart boven een band is zijn stad. Leg daar één koffer, of een reeks zonder gaten. Een rij loopt op of af en mag van beurt tot beurt springen; één rij per stad. Bagage van een andere stad is bluf.
captain-bluff-rules-3 = De anderen mogen ‘bluf!’ zeggen: de stad wordt omgedraaid. Was het bluf, dan krijg jij de rij en de stad terug; zo niet, dan zijn ze voor wie het zei.
captain-bluff-rules-4 = Of bepaal de stad van een lege band en pak een kaart; of bekijk een stad; of wissel er een, of sluit een band, waar bagage ligt.
captain-bluff-rules-5 = Daarnaast mag je één Luchthavenkaart spelen; dan eindigt je beurt vanzelf.
captain-bluff-rules-6 = Een Wereldreis geldt als elke koffer; een Richtingswissel keert een rij om vanaf het laatste nummer; het Aankomstbord toont twee steden; bij een Vertraagde vlucht pakt ieder ander met minder dan vijf kaarten er een.
captain-bluff-rules-7 = Je mag altijd de laatste koffer van een rij in je hand terugpakken; één moet er blijven.

## Climaxes and the log

captain-bluff-stage-call = { SEAT($caller) } twijfelt aan { SEAT($placer) }: is band { $belt } { CARD($city) }?
captain-bluff-stage-bluff = { CARD($card) }! { SEAT($placer) } blufte.
captain-bluff-stage-honest = { CARD($card) }! { SEAT($placer) } was eerlijk.
captain-bluff-stage-takes =
    { $count ->
        [0] { SEAT($loser) } krijgt geen kaart
        [one] { SEAT($loser) } krijgt een kaart
       *[other] { SEAT($loser) } krijgt { $count } kaarten
    }
captain-bluff-log-called = { SEAT($caller) } twijfelt aan { SEAT($placer) } op band { $belt }: { CARD($card) }. { SEAT($loser) } krijgt de kaarten
captain-bluff-log-define = { SEAT($seat) } legt een vertrekstad boven band { $belt }
captain-bluff-log-change = { SEAT($seat) } wisselt de vertrekstad van band { $belt }
captain-bluff-log-look = { SEAT($seat) } bekijkt de vertrekstad van band { $belt }
captain-bluff-log-close = { SEAT($seat) } sluit band { $belt }
captain-bluff-log-place = { SEAT($seat) } legt { CARD($card) } op band { $belt }
captain-bluff-log-play = { SEAT($seat) } speelt { CARD($card) }
captain-bluff-log-recover = { SEAT($seat) } pakt { CARD($card) } terug van band { $belt }
captain-bluff-log-take-back = { SEAT($seat) } neemt een kaart terug
captain-bluff-log-reshuffle = De aflegstapel is de nieuwe stapel
captain-bluff-known-belt =
    { $count ->
        [0] Band { $belt }: niemand zag de stad
       *[other] Band { $belt }: gezien door { NAMES($seats) }
    }
captain-bluff-known-discards = Weggelegd: { $count }
captain-bluff-known-above = Boven band { $belt }: { CARD($card) }
captain-bluff-known-hand = { SEAT($seat) } heeft { CARD($card) }

## Lessons

captain-bluff-lesson-city = Leg een kaart gedekt boven een band: dat is zijn stad, en alleen jij weet welke. Elke kaart mag.
captain-bluff-lesson-place = Raak bagage kwijt: leg die op een band met een stad. Een rij loopt op of af en mag springen: na een 5 kan een 11. Is de verborgen stad een andere, dan bluf je.
captain-bluff-lesson-run = Wat je samen legt, is een reeks: elk nummer volgt direct op het vorige. Ga door zolang je kunt; sluit dan af met A.
    .window = Wat je samen legt, is een reeks: elk nummer volgt direct op het vorige. Ga door zolang je kunt; sluit dan de reeks.
captain-bluff-lesson-call = Twijfel je of de verborgen stad klopt? A zegt ‘bluf!’, B laat het gaan. Wie fout zit, krijgt de hele rij.
    .window = Twijfel je of de verborgen stad klopt? Zeg ‘bluf!’, of laat het gaan. Wie fout zit, krijgt de hele rij.
captain-bluff-lesson-airport = Naast je actie mag je één Luchthavenkaart spelen, nu of ervoor. Anders eindigt de beurt vanzelf, of meteen met A.
    .window = Naast je actie mag je één Luchthavenkaart spelen, nu of ervoor. Anders eindigt de beurt vanzelf.
captain-bluff-lesson-check = Niet zeker welke stad daar ligt? Kies met B en A om er een te bekijken: dat is je actie.
    .window = Niet zeker welke stad daar ligt? Je mag er een bekijken: dat is je actie.
captain-bluff-lesson-change = Waar bagage ligt, mag je de stad wisselen: leg er een andere kaart en pak de oude.
captain-bluff-lesson-close = Of sluit een band met bagage: alles gaat weg, en niemand hoort de stad.

## Why: a sentence for each ruling (docs/rulings-captain-bluff.md)

captain-bluff-rule-1 = Eerst krijgt ieder zijn hand; dan legt ieder om de beurt een stad gedekt neer.
captain-bluff-rule-2 = De beurt gaat met de klok mee: één speler handelt.
captain-bluff-rule-3 = Een beurt is precies één actie, en hoogstens één Luchthavenkaart ervoor of erna.
captain-bluff-rule-4 = Een band heeft één stad, nooit twee.
captain-bluff-rule-5 = Je pakt alleen een kaart voor een nieuw bepaalde stad, boven van de stapel.
captain-bluff-rule-6 = Nummers die samen gelegd worden, volgen elkaar zonder gat op.
captain-bluff-rule-7 = Het tweede nummer van een rij bepaalt of hij op- of afloopt; zo gaat hij verder.
captain-bluff-rule-8 = Elke stad heeft één rij, op een band met een stad, en er zijn er hoogstens drie.
captain-bluff-rule-9 = Een Wereldreis is het volgende nummer van zijn rij, van 1 tot en met 17; bij één kaart zeg je welke kant op.
captain-bluff-rule-10 = Een Wereldreis begint een rij alleen als er bagage volgt, en nooit als dat is afgesproken.
captain-bluff-rule-12 = Een Richtingswissel gaat alleen op een band met een rij, en blijft daar.
captain-bluff-rule-14 = Het Aankomstbord laat de speler ervan hoogstens twee verschillende steden zien.
captain-bluff-rule-16 = Is de stapel leeg, dan wordt de aflegstapel geschud tot een nieuwe, en alleen dan.
captain-bluff-rule-17 = De anderen mogen ‘bluf!’ zeggen tot iedereen past of de tijd om is, niet na de volgende stap.
captain-bluff-rule-18 = De verborgen stad wordt vergeleken met de stad van de hele rij.
captain-bluff-rule-21 = Wie zijn laatste kaart legt, wint zodra niemand meer ‘bluf!’ mag zeggen.
captain-bluff-rule-24 = Een stad wissel je alleen waar bagage ligt: eerst de nieuwe kaart, dan pak je de oude.
captain-bluff-rule-26 = Bagage komt alleen terug van het eind van een rij, tot een Luchthavenkaart, van één band; één koffer blijft.

## Why other belts are not to be chosen

captain-bluff-menu-place-where = { captain-bluff-menu-place }: waar een stad ligt
captain-bluff-menu-define-where = { captain-bluff-menu-define }: waar er geen ligt
captain-bluff-menu-check-where = { captain-bluff-menu-check }: waar er een ligt
captain-bluff-menu-change-where = { captain-bluff-menu-change }: waar bagage ligt
captain-bluff-menu-close-where = { captain-bluff-menu-close }: waar bagage ligt

## What a belt takes

captain-bluff-takes-higher = Hier past { CARD($card) } boven { $number }.
captain-bluff-takes-lower = Hier past { CARD($card) } onder { $number }.
captain-bluff-takes-another = Hier past { CARD($card) } met een ander nummer dan { $number }.
captain-bluff-takes-next = Hier past { CARD($card) } met het nummer naast { $number }.
captain-bluff-takes-new-line = Hier past bagage van een stad die nog geen rij heeft.
captain-bluff-story-shed = { SEAT($seat) } legt de meeste kaarten in één beurt: { $count }
captain-bluff-story-took = { SEAT($seat) } moet de meeste kaarten in één keer nemen: { $count }
captain-bluff-story-looks = { SEAT($seat) } bekijkt de meeste steden: { $count }
captain-bluff-report-points = Kaarten minder dan bij het begin
captain-bluff-report-course = Het verloop: kaarten minder
