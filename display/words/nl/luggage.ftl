# Nederlands

luggage-title = Where's My Luggage?
luggage-screen-attract = Het vliegveld waar alle vluchten tegelijk aankomen

## Names

suitcase-tartan = Ruiten
suitcase-stripes = Strepen
suitcase-dots = Stippen
suitcase-stars = Sterren
suitcase-leather = Leer
suitcase-zigzag = Zigzag
passenger-highlander = Hooglander
passenger-detective = Detective
passenger-lumberjack = Houthakker
passenger-yeti = Yeti
passenger-punk = Punker
passenger-pirate = Piraat
passenger-referee = Scheidsrechter
passenger-sailor = Matroos
passenger-mime = Mimespeler
passenger-beekeeper = Imker
passenger-clown = Clown
passenger-painter = Schilder
passenger-flamenco-dancer = Flamencodanseres
passenger-cook = Kok
passenger-ladybird = Lieveheersbeestje
passenger-astronaut = Astronaut
passenger-wizard = Tovenaar
passenger-alien = Alien
passenger-cowboy = Cowboy
passenger-robot = Robot
passenger-caveman = Holbewoner
passenger-aviator = Vliegenierster
passenger-viking = Viking
passenger-explorer = Ontdekkingsreiziger
passenger-vampire = Vampier
passenger-pharaoh = Farao
passenger-samurai = Samoerai
passenger-mermaid = Zeemeermin
passenger-inventor = Uitvinder
passenger-dragon = Draak

## What the screen says by itself

luggage-screen-round = Ronde { $number } van { $of }
luggage-screen-assisted = Met hulp
luggage-screen-rulebook = Volgens de regels
luggage-screen-memory = Memory
luggage-screen-mapping = De band leert zijn koffers kennen
luggage-screen-verifying = Handen weg: de band telt zijn koffers
luggage-screen-tiles = { $found } van { $expected }
luggage-screen-missing = Ontbreekt
luggage-screen-several = { $count ->
        [1] { SUITCASE($pattern) }
       *[other] { $count } × { SUITCASE($pattern) }
    }
luggage-screen-all-on-belt = Alles op de band
luggage-screen-off-belt = { $count } niet op de band
luggage-screen-times = × { $count }
luggage-screen-flip = Draai een kaart om!
luggage-screen-no-card = Nog geen kaart
luggage-screen-no-card-left = Geen kaart meer
luggage-screen-ready = Gereed
luggage-screen-not-ready = Hand op de stapel, druk op A
luggage-screen-done = Klaar!
luggage-screen-ended-done = { NAMES($seats) }: klaar!
luggage-screen-ended-time = Tijd om
luggage-screen-ended-stuck = Niemand kan het nog afmaken
luggage-screen-checked = Alles getoond
luggage-screen-tap-pairs = Toon je paren
luggage-screen-scores = Stand na ronde { $number }
luggage-screen-points = +{ $count }
luggage-screen-lead =
    { $count ->
        [one] met één punt verschil
       *[other] met { $count } punten verschil
    }
luggage-screen-grabs = grepen
luggage-screen-figures-grabs = Grepen rond de band
luggage-screen-figures-matches = gevonden
luggage-screen-figures-wrong = verkeerde
luggage-screen-figures-lost = verloren
luggage-screen-figures-streak = op rij
luggage-screen-figures-nowhere = Van deze partij is niet bekend waar de koffers gepakt zijn.
luggage-screen-figures-rulebook = Volgens de regels leest de tafel niet wat je bekijkt: geen tijden en geen grepen.
luggage-screen-figures-untapped =
    { $count ->
        [one] Eén koffer is van de band gepakt, en niemand hield hem bij een lezer.
       *[other] { $count } koffers zijn van de band gepakt, en niemand hield ze bij een lezer.
    }
luggage-screen-report-matches = Goed
luggage-screen-report-wrong = Fout
luggage-screen-report-lost = Verloren
luggage-screen-report-streak = Op rij
luggage-screen-report-most = meeste
luggage-screen-report-note-times = Seconden per vondst: van wat de speler daarvoor bij de lezer hield (kaart of koffer) tot de juiste koffer. Het getal is de mediaan.
luggage-screen-report-note-grabs = Grepen: waar op de baan elke gelezen koffer het laatst bekend was, met de klok mee vanaf de eerste lezer van de band (amber).

## What the table says

luggage-still-missing =
    { $count ->
        [one] Er ontbreekt nog een koffer: { SUITCASE($pattern) }.
       *[other] Er ontbreken nog { $count } koffers: { SUITCASE($pattern) }.
    }
    .remedy = Kijk onder de tafel en leg hem op de band.
luggage-not-back =
    { $count ->
        [one] Eén koffer is niet terug op de band: { SUITCASE($pattern) }.
       *[other] { $count } koffers zijn niet terug op de band: { SUITCASE($pattern) }.
    }
    .remedy = Leg hem terug, of iedereen houdt A ingedrukt en speelt zonder hem verder.
luggage-kept = { SEAT($seat) }: de koffer van een ander ({ SUITCASE($pattern) }) is niet terug op de band.
    .remedy = Leg hem terug; ligt hij apart, neem dan ook zijn passagier terug.
luggage-gone =
    { $count ->
        [one] Eén koffer ligt niet op de band, en niemand hield hem bij een lezer: { SUITCASE($pattern) }.
       *[other] { $count } koffers liggen niet op de band, en niemand hield ze bij een lezer: { SUITCASE($pattern) }.
    }
    .remedy = Tik hem aan of leg hem terug; misschien ligt hij onder een andere.
luggage-one-at-a-time = Niet op de band: { $count }; in de handen mogen er { $most } zijn.
    .remedy = Een voor een, graag: leg de andere terug.
luggage-claims-too-many = ‘Klaar!’ vraagt zoveel koffers: { $expected }; niet op de band liggen er hoogstens { $most }.
    .remedy = Toon de paren die er zijn.
luggage-weak =
    { $count ->
        [one] De sticker van één koffer is slecht te lezen: { SUITCASE($pattern) }.
       *[other] De stickers van { $count } koffers zijn slecht te lezen: { SUITCASE($pattern) }.
    }
    .remedy = Probeer ze na de partij bij een lezer en vervang de trage.
luggage-counted = De band wordt geteld voor de ronde verdergaat.
    .remedy = Handen weg, graag.
luggage-recounting = De band wordt geteld; intussen speelt niemand.
    .remedy = Leg terug wat het scherm vraagt.
luggage-mapping = De band leert zijn koffers kennen.
    .remedy = Handen weg, graag.
luggage-ready = Hand op je trekstapel!
    .remedy = Druk op A als je klaarzit.
luggage-play = Waar is mijn koffer? Draai, grijp, tik!
    .remedy = Geen kaart meer? Druk op A: klaar!
luggage-play-rulebook = Waar is mijn koffer? Draai, grijp, leg apart!
    .remedy = Geen kaart meer? Druk op A: klaar!
luggage-verifying = Stop! De band telt zijn koffers.
    .remedy = Leg terug wat je vasthoudt; dan handen weg, graag.
luggage-check = Toon elk paar: de passagier, dan de koffer.
    .remedy = B neemt een paar terug; A als dat alles was.
luggage-round-over = Leg alles terug, schud, deel opnieuw.
    .window = De ronde is voorbij.
    .remedy = A begint de volgende ronde.
luggage-over = De partij is voorbij.
    .remedy = Druk op A voor nog een.
luggage-lap-running = De band leert nog waar zijn koffers liggen.
    .remedy = Handen weg tot de band één keer rond is.
luggage-not-started = De ronde begint als iedereen klaarzit.
    .remedy = Leg hem terug, leg je hand op je trekstapel en druk op A.
luggage-already-ready = Je zit al klaar.
    .remedy = Wacht op de anderen.
luggage-not-now = De ronde is bezig.
    .remedy = Zoek verder.
luggage-after-done = De ronde is afgelopen: niets telt meer.
    .remedy = Leg wat je vasthoudt terug op de band.
luggage-between-rounds = De ronde is geteld.
    .remedy = Alle passagiers en koffers terug voor de volgende.
luggage-match-over = De partij is voorbij.
    .remedy = Begin een nieuwe om te spelen.
luggage-no-clock = Er was geen klok afgesproken.
    .remedy = De ronde eindigt bij ‘Klaar!’.
luggage-not-on-belt = Een koffer die niet op de band hoort, kan daar niet ontbreken.
    .remedy = Tel de band nog eens.
luggage-not-stuck = Er is nog een koffer te vinden.
    .remedy = De ronde gaat verder.
luggage-not-your-turn = Een ander is aan de beurt.
    .remedy = Draai hem terug en wacht.
luggage-nobody-there = Daar speelt niemand.
    .remedy = Kies een plaats die speelt.
luggage-not-in-play = Dit stuk hoort niet bij wat nu meespeelt.
    .remedy = Leg het terug in de doos.
luggage-flip-first = Je hebt nog geen passagier om voor te zoeken.
    .remedy = Leg de koffer terug; draai de volgende kaart van je trekstapel om en houd hem bij je lezer.
luggage-not-resolved = Je zoekt nog de bagage van een andere passagier.
    .remedy = Leg de kaart gedekt terug op je trekstapel; zoek eerst voor de open passagier.
luggage-others-passenger = Deze passagier is van een andere speler.
    .remedy = Geef de kaart terug.
luggage-passenger-is-aside = Deze passagier ligt al apart.
    .remedy = Leg de kaart terug bij je paren.
luggage-too-many-cards = Je hebt al je kaarten al gezien.
    .remedy = Leg de extra kaart ongezien apart tot de volgende ronde.
luggage-nothing-left = Je hebt geen passagiers meer.
    .remedy = Leg de koffer terug en zeg ‘Klaar!’ met A.
luggage-tapped-in-rulebook-play = Volgens de regels tik je koffers pas aan bij het nakijken.
    .remedy = Leg de koffer apart of terug, zoals je denkt.
luggage-own-tile-aside = Deze koffer ligt al apart bij jou.
    .remedy = Leg hem terug bij je paren.
luggage-others-tile-aside = Een andere speler heeft deze koffer apart gelegd.
    .remedy = Leg hem terug op zijn plek.
luggage-not-held = Dit is niet de koffer die je vasthoudt.
    .remedy = Leg hem terug waar hij lag.
luggage-false-alarm = Vals alarm: je hebt nog passagiers.
    .remedy = Iedereen speelt verder.
luggage-already-done = Je bent al klaar.
    .remedy = Wacht op de anderen.
luggage-already-checked = Je zei dat al je paren getoond zijn.
    .remedy = Wacht op de anderen.
luggage-passenger-shown = Deze passagier is al getoond.
    .remedy = Neem het paar terug met B als het fout was.
luggage-tile-shown = Deze koffer is al getoond, door jou of een ander.
    .remedy = Toon de koffer die bij deze passagier lag.
luggage-tile-was-on-belt = Deze koffer lag bij het eind op de band, dus niet apart.
    .remedy = Leg hem terug; het paar vervalt.
luggage-nothing-shown = Er is geen paar om terug te nemen.
    .remedy = Toon een passagier, dan zijn koffer.
luggage-half-pair = Een passagier zonder zijn koffer.
    .remedy = Toon ook de koffer, of neem de passagier terug met B.
luggage-passenger-first = Een koffer zonder zijn passagier.
    .remedy = Toon eerst de passagier, dan de koffer.
luggage-other-game = Dit stuk hoort bij een ander spel.
    .remedy = Leg het terug in zijn doos.
luggage-own-pad = Dit spel gebruikt de vakken niet.
    .remedy = Houd het stuk bij je eigen lezer.
luggage-aside-on-belt = Een koffer die apart lag, ligt op de band.
    .remedy = Haal hem eraf en leg hem bij je paren.
luggage-still-waits = Vals alarm: { PASSENGER($passenger) } wacht nog op een koffer.
    .remedy = Toon de passagier en dan de koffer die je apart legde; of zoek verder.
luggage-waits-on = { SEAT($seat) }: { PASSENGER($passenger) } wacht verder, want er is geen koffer gelezen.
    .remedy = Lag er een apart? Leg hem terug op de band.
luggage-play-memory-turned = Omgedraaid: { SUITCASE($pattern) }, { $face ->
        [lost] verloren
       *[other] { PASSENGER($face) }
    }.
    .remedy = { SEAT($active) } is aan de beurt: draai één koffer om en tik hem aan.
luggage-play-memory = Draai één koffer om en tik hem aan.
    .remedy = { SEAT($active) } is aan de beurt.
luggage-problem-tile-missing = Er ontbreekt een koffer: { SUITCASE($pattern) }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-aside-twice = Een koffer is twee keer apart gelegd: { SUITCASE($pattern) }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-twice =
    Een koffer ({ SUITCASE($pattern) }) is zowel { $place ->
        [belt] op de band
        [hand] in een hand
        [aside] apart
       *[missing] zoek
    } als { $other ->
        [belt] op de band
        [hand] in een hand
        [aside] apart
       *[missing] zoek
    }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-not-in-play = Er ligt een koffer op tafel die niet meespeelt.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-nowhere = Een koffer is nergens: { SUITCASE($pattern) }.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-twice = Een passagier ligt op twee plekken.
    .remedy = { table-undo-or-play-on }
luggage-problem-passengers-seen = De geziene passagiers zijn niet die van de spelers.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-not-in-play = Er ligt een passagier op tafel die niet meespeelt.
    .remedy = { table-undo-or-play-on }
luggage-problem-cards = { SEAT($seat) } heeft { $count } passagiers; { $dealt } zijn er gedeeld.
    .remedy = { table-undo-or-play-on }
luggage-problem-none-in-front = { SEAT($seat) } heeft wachtende passagiers en geen om te zoeken.
    .remedy = { table-undo-or-play-on }
luggage-problem-wrong-pair = { SEAT($seat) } heeft een verkeerde koffer apart gelegd voor een passagier ({ SUITCASE($pattern) }).
    .remedy = { table-undo-or-play-on }
luggage-problem-score-count = Scores van { SEAT($seat) }: { $count }; gespeelde rondes: { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-scores = { SEAT($seat) } kan deze scores niet hebben: { $scores }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-round = Er is geen ronde { $round } in een partij van { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-player = Er is geen speler { $player } die aan de beurt kan zijn.
    .remedy = { table-undo-or-play-on }
luggage-problem-does-not-play = Iemand staat als { $role } genoteerd die niet speelt.
    .remedy = { table-undo-or-play-on }
luggage-problem-ready = Spelers klaar in de fase { $phase }: { $count }.
    .remedy = { table-undo-or-play-on }
luggage-problem-ended-by = De fase is { $phase }, maar de ronde is beëindigd door { $by }.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-by-nobody = De ronde eindigde met ‘Klaar!’, of iemand is klaar, maar niet allebei.
    .remedy = { table-undo-or-play-on }
luggage-problem-memory-goes-on = Een rij is leeg, wat het spel beëindigt, maar het gaat door.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-too-early = Een speler is klaar en heeft nog passagiers.
    .remedy = { table-undo-or-play-on }

## Options

luggage-option-play =
    Spel: { $value ->
        [assisted] met hulp
       *[rulebook] volgens de regels
    }
luggage-option-per-suitcase =
    Koffers: { $value ->
        [5] alle 36
        [4] 24, voor jongeren
        [2] 12, voor jongeren
       *[3] 18, voor jongeren
    }
luggage-option-variant =
    Variant: { $value ->
        [belt] draaiende band
       *[memory] memory, om de beurt
    }
luggage-option-clock-min =
    Rondeklok: { $value ->
        [none] uit
       *[other] { $value } min
    }

## Choices

luggage-passenger = { PASSENGER($passenger) }

## Why the table said so

luggage-why-missing = Een koffer is weg: { SUITCASE($pattern) }.
luggage-why-suspected = Misschien is een koffer weg: { SUITCASE($pattern) }.
luggage-why-taken = { SEAT($seat) } houdt een koffer bij de lezer: { SUITCASE($pattern) }.
luggage-why-returned = Een koffer ({ SUITCASE($pattern) }) ligt op de band. { READER($reader) } heeft hem gelezen.
luggage-why-withdrawn = Een koffer ({ SUITCASE($pattern) }) ligt op de band. { READER($reader) } heeft hem gelezen, dus { SEAT($seat) } heeft hem niet meer.
luggage-why-weak = De sticker van een koffer ({ SUITCASE($pattern) }) is slecht te lezen: { $count } % van { $of } keer gemist.
luggage-why-dead = De sticker van een koffer ({ SUITCASE($pattern) }) is niet meer te lezen: { $count } % van { $of } keer gemist.
luggage-why-never-read = Hij is nooit gelezen.
luggage-why-last-read = Hij is { $seconds } s eerder het laatst gelezen.
luggage-why-passes =
    { $count ->
        [one] { READER($reader) } heeft zijn plek sindsdien één keer gezien, maar niets gelezen.
       *[other] { READER($reader) } heeft zijn plek sindsdien { $count } keer gezien, maar niets gelezen.
    }
luggage-why-doubt = Dat hij er toch ligt: 1 op { $of }.

## What the virtual table says

luggage-hands-wait = Handen weg, graag: de band telt zijn koffers. Met B gaat de band sneller.
luggage-hands-ready = Gereed? Druk op de groene A!
    .a = Gereed!
luggage-hands-you-are-ready = Je zit klaar. Wachten op de anderen …
luggage-hands-well-played = Klaar! Goed gespeeld.
luggage-hands-watch = { SEAT($seat) } is aan de beurt. Kijk en onthoud!
luggage-hands-only-found = Apart gaat alleen wat het licht vond: houd de koffer eerst bij je lezer.
luggage-hands-not-aside = Het licht zei nee: leg de koffer terug.
luggage-hands-press-b-first = Druk op B om het laatste paar terug te nemen.
luggage-hands-next = Klik op je trekstapel: de volgende passagier is aan de beurt.
luggage-hands-flip = Klik op je trekstapel om de volgende passagier om te draaien.
luggage-hands-pick = Pak een koffer met hetzelfde patroon { $lies ->
        [rows] uit de rijen
       *[belt] van de band
    }.
luggage-hands-look-and-tap = Klik op de koffer om erin te kijken, en houd hem bij je lezer.
luggage-hands-look-secretly = Klik op de koffer om erin te kijken. Sst, stiekem!
luggage-hands-tap = Houd hem bij je lezer: het licht zegt van wie hij is.
luggage-hands-found = Dat is hem! Leg de koffer en de passagier apart.
luggage-hands-not-yours =
    { $pattern ->
        [other] Niet van jou: je passagier heeft een ander patroon.
       *[same] Niet van jou.
    } Leg hem terug { $lies ->
        [rows] in zijn rij
       *[belt] op de band
    } en draai je volgende passagier.
luggage-hands-put-back = Leg hem terug { $lies ->
        [rows] in zijn rij
       *[belt] op de band
    }.
luggage-hands-whose = Van jou, of verloren? Leg beide apart. Van een ander? Leg hem terug { $lies ->
        [rows] in zijn rij
       *[belt] op de band
    }.
luggage-hands-lay-passenger = Leg je passagier op de open stapel.
luggage-hands-done = Geen passagiers meer! Druk op de groene A: klaar!
    .a = Klaar!
luggage-hands-all-shown = Al je paren zijn getoond. Wachten op de anderen …
luggage-hands-show-it = Houd het bij je lezer en leg het bij de getoonde paren.
luggage-hands-show-pairs = Toon je paren: klik ze een voor een aan.
luggage-hands-was-that-all = Was dat alles? Druk op de groene A.
    .a = Dat was alles
luggage-hands-say-done = Er zijn geen passagiers meer: zeg ‘Klaar!’ met de groene A.
luggage-hands-find-the-same = Deze passagier wacht: zoek een koffer met hetzelfde patroon.
luggage-hands-pairs-go-here = Hier komen de paren die je vond.
luggage-hands-hand-is-empty = Je hand is leeg: pak eerst een koffer.
luggage-hands-may-not-look = Daar mag je nu niet kijken: een koffer bekijk je in je eigen hand, terwijl je zoekt.
luggage-hands-hand-is-full = Je hand is vol: leg de koffer eerst terug of apart.
luggage-hands-flip-first = Draai eerst een passagier om, dan kun je een paar apart leggen.
luggage-hands-lay-passenger-first = Je hebt een passagier vast: leg hem eerst op je open stapel.
luggage-hands-too-late = Te laat: iemand was sneller.
luggage-hands-belt-is-full = De band is vol: wacht even.
luggage-hands-still-reading = Een moment: de lezer leest nog.
luggage-hands-at-draw = Trekstapel
luggage-hands-at-action = Open stapel
luggage-hands-at-aside = Apart
luggage-hands-at-shown = Getoond
luggage-hands-put-back-here = Leg hem hier terug
luggage-hands-reclaim = BAGAGEBAND
luggage-hands-suitcases-found = { $found } van { $expected } koffers gevonden

## The rules in short

luggage-rules-1 = Vind de koffers van je passagiers voordat de anderen dat doen.
luggage-rules-2 = Iedereen tegelijk: draai een passagier om, pak een koffer met hetzelfde patroon van de band en kijk erin, zonder dat een ander het ziet.
luggage-rules-3 = De koffer is van je passagier, of verloren: leg beide apart. Hij is van een ander: leg hem terug en draai je volgende passagier om.
luggage-rules-4 = Eén koffer per passagier: niemand pakt er nog een voordat hij de volgende omdraait.
luggage-rules-5 = Is je stapel leeg, draai hem dan om en ga verder. Geen passagiers meer? Zeg ‘Klaar!’: dan eindigt de ronde voor iedereen.
luggage-rules-6 = Elk paar dat klopt is 1 punt; verloren bagage en foute paren zijn niets waard.
luggage-rules-7 = Na de laatste ronde wint wie de meeste punten heeft.

## Climaxes and the log

luggage-stage-done = { SEAT($seat) } heeft de laatste koffer: klaar!
luggage-stage-hands-off = Handen weg: de band wordt geteld.
luggage-stage-turns = { SEAT($seat) } draait om: { SUITCASE($suitcase) }
luggage-stage-match = Het is de juiste voor { SEAT($seat) }!
luggage-stage-lost = Verloren bagage voor { SEAT($seat) }!
luggage-stage-other = Hij is van een ander.
luggage-log-done = { SEAT($seat) }: klaar!
luggage-log-match = { SEAT($seat) } heeft de juiste bagage gevonden: { PASSENGER($passenger) }
luggage-log-lost = { SEAT($seat) } heeft verloren bagage gevonden: { PASSENGER($passenger) }
luggage-log-other = { SEAT($seat) } heeft een verkeerde koffer getoond: { PASSENGER($passenger) }
luggage-log-turned = { SEAT($seat) } heeft { SUITCASE($suitcase) } omgedraaid: { PASSENGER($passenger) }
luggage-known-holds = { SEAT($seat) } heeft een koffer: { SUITCASE($pattern) }
luggage-known-off = Niet op de band: { SUITCASE($patterns) }

## Namen

luggage-screen-best = beste: { $points }
# A look where a suitcase lies

luggage-hands-look-in-hand = Niemand mag onder een koffer kijken waar hij ligt. Klik erop.
## Lessons

luggage-lesson-ready = Iedereen speelt tegelijk. Leg een hand op je trekstapel en druk op A; de ronde begint als iedereen klaarzit.
    .window = Iedereen speelt tegelijk: de ronde begint als iedereen klaarzit.
luggage-lesson-flip = Draai de bovenste kaart van je trekstapel om: de koffer van die passagier zoek je nu.
luggage-lesson-grab = Pak een koffer met het patroon van de passagier van de band en bekijk de achterkant, zonder dat iemand het ziet.
luggage-lesson-tap = Houd hem bij je lezer. Vast groen of twee keer geel: leg beide apart. Flikkert het rood: leg hem terug en draai verder.
    .window = Kijk van wie hij is. Van je passagier, of verloren: leg beide apart. Van een ander: leg hem terug en draai verder.
luggage-lesson-judge = Oordeel zelf: is hij van de passagier of verloren, leg dan beide apart; is hij van een ander, leg hem dan terug en draai verder.
luggage-lesson-done = Geen passagier meer? Druk op A en roep ‘Klaar!’: dan eindigt de ronde voor iedereen.
    .window = Geen passagier meer? Roep ‘Klaar!’: dan eindigt de ronde voor iedereen.
luggage-lesson-check = Toon je paren: houd elke passagier bij de lezer, dan zijn koffer. A zegt dat dit alles was.
    .window = Toon je paren, één voor één; zeg dan dat dit alles was.
luggage-lesson-memory = Elke beurt wordt één koffer omgedraaid en gelezen. Onthoud van wie hij was: past hij niet, dan gaat hij terug.
    .window = Elke beurt wordt één koffer omgedraaid. Onthoud van wie hij was: past hij niet, dan gaat hij terug.

## Why: a sentence for each ruling (docs/rulings-luggage.md)

luggage-rule-3 = Je zoekt alleen een koffer met een passagier open voor je.
luggage-rule-4 = Een hand houdt één koffer tegelijk vast.
luggage-rule-6 = Een koffer is van wie hem het eerst optilde.
luggage-rule-8 = Wat apart ligt, blijft apart tot het nakijken.
luggage-rule-10 = Klaar is wie geen passagier meer heeft; verloren en foute koffers tellen als weg.
luggage-rule-11 = Na ‘Klaar!’ telt niets meer: het gaat om het moment van apart leggen.
luggage-rule-12 = In één ronde mogen meer spelers klaar zijn; wie het zei, wacht.
luggage-rule-14 = Volgens de regels kijkt de tafel aan het eind alles na, voor iedereen zichtbaar: elke passagier, dan zijn koffer.
luggage-rule-15 = De partij is beslist: de meeste punten winnen, bij gelijke stand samen.
luggage-rule-16 = Voor een nieuwe ronde gaat alles terug en wordt geschud; een kaart telt alleen voor wie hem kreeg.
luggage-rule-17 = De tafel beëindigt een ronde zelf alleen als niemand hem kan afmaken of de tijd om is.
luggage-rule-18 = In het spel voor jongeren is elke beurt voor één speler en één koffer, met minder stukken.
luggage-rule-19 = Eerst leert de band zijn koffers kennen; dan begint de ronde als alle plaatsen klaarzitten.
luggage-rule-20 = Alleen de plaatsen die meedoen spelen, twee of meer.
luggage-option-rounds = Rondes: { $value }

## Memory: eerst een passagier

luggage-play-memory-flip = Draai een passagier om en tik hem aan.
    .remedy = { SEAT($active) } is aan de beurt.
luggage-play-memory-turned-flip = Omgedraaid: { SUITCASE($pattern) }, { $face ->
        [lost] verloren
       *[other] { PASSENGER($face) }
    }.
    .remedy = { SEAT($active) } is aan de beurt: draai een passagier om en tik hem aan.
## A passenger that was flipped too early, in turns
luggage-hands-too-early = Te vroeg omgedraaid: klik op de open passagier, dan gaat die terug op je trekstapel.
luggage-hands-tap-passenger = Klik op de open passagier: je lezer heeft hem nog niet gelezen.

## Een ronde volgens het boekje, met de hand

luggage-hands-other-pattern = Dat is niet het patroon van je passagier: leg hem ongezien terug op de band.
luggage-hands-look-first = Kijk er eerst in: klik op de koffer.
luggage-hands-too-late-for-it = Te laat voor deze: leg hem terug op de band.
luggage-hands-nothing-to-show = Je hebt geen paren om te tonen: druk op de groene A.
luggage-log-back = { SEAT($seat) } heeft het paar teruggenomen: { PASSENGER($passenger) }
luggage-story-fastest = { SEAT($seat) } doet de snelste vondst: { $seconds } s
luggage-story-streak = { SEAT($seat) } vindt de meeste achter elkaar: { $count }
luggage-story-lost = { SEAT($seat) } heeft de meeste verloren bagage: { $count }
luggage-story-wrong = { SEAT($seat) } bekijkt de meeste verkeerde koffers: { $count }
luggage-story-sure = { SEAT($seat) } bekijkt de minste verkeerde koffers: { $count }
luggage-story-round = { SEAT($seat) } heeft de beste ronde van allemaal: { $count }

# ---- phones ---------------------------------------------------------------------------------------

luggage-page-suitcase = Een koffer: { SUITCASE($suitcase) }
