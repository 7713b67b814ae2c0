# Svenska

luggage-title = Where's My Luggage?
luggage-screen-attract = Flygplatsen där alla plan landar på en gång

## Names

suitcase-tartan = Rutor
    .small = rutor
suitcase-stripes = Ränder
    .small = ränder
suitcase-dots = Prickar
    .small = prickar
suitcase-stars = Stjärnor
    .small = stjärnor
suitcase-leather = Läder
    .small = läder
suitcase-zigzag = Sicksack
    .small = sicksack
passenger-highlander = Höglandsskotte
passenger-detective = Detektiv
passenger-lumberjack = Skogshuggare
passenger-yeti = Yeti
passenger-punk = Punkare
passenger-pirate = Pirat
passenger-referee = Domare
passenger-sailor = Sjöman
passenger-mime = Mimare
passenger-beekeeper = Biodlare
passenger-clown = Clown
passenger-painter = Målare
passenger-flamenco-dancer = Flamencodansös
passenger-cook = Kock
passenger-ladybird = Nyckelpiga
passenger-astronaut = Astronaut
passenger-wizard = Trollkarl
passenger-alien = Utomjording
passenger-cowboy = Cowboy
passenger-robot = Robot
passenger-caveman = Grottmänniska
passenger-aviator = Flygare
passenger-viking = Viking
passenger-explorer = Upptäcktsresande
passenger-vampire = Vampyr
passenger-pharaoh = Farao
passenger-samurai = Samuraj
passenger-mermaid = Sjöjungfru
passenger-inventor = Uppfinnare
passenger-dragon = Drake

## What the screen says by itself

luggage-screen-round = Runda { $number } av { $of }
luggage-screen-assisted = Med hjälp
luggage-screen-rulebook = Enligt reglerna
luggage-screen-memory = Memory
luggage-screen-mapping = Bandet lär sig sina väskor
luggage-screen-verifying = Bort med händerna: bandet räknar sina väskor
luggage-screen-tiles = { $found } av { $expected }
luggage-screen-missing = Saknas
luggage-screen-several = { $count ->
        [1] { SUITCASE($pattern) }
       *[other] { $count } × { SUITCASE($pattern) }
    }
luggage-screen-all-on-belt = Alla på bandet
luggage-screen-off-belt = { $count } inte på bandet
luggage-screen-times = × { $count }
luggage-screen-flip = Vänd ett kort!
luggage-screen-no-card = Inget kort än
luggage-screen-no-card-left = Inget kort kvar
luggage-screen-ready = Redo
luggage-screen-not-ready = Hand på högen, tryck på A
luggage-screen-done = Klart!
luggage-screen-ended-done = { NAMES($seats) }: Klart!
luggage-screen-ended-time = Tiden är ute
luggage-screen-ended-stuck = Ingen kan bli klar
luggage-screen-checked = Alla visade
luggage-screen-tap-pairs = Visa dina par
luggage-screen-scores = Ställning efter runda { $number }
luggage-screen-points = +{ $count }
luggage-screen-lead =
    { $count ->
        [one] med ett poäng
       *[other] med { $count } poäng
    }
luggage-screen-grabs = grepp
luggage-screen-figures-grabs = Grepp runt bandet
luggage-screen-figures-matches = hittade
luggage-screen-figures-wrong = fel
luggage-screen-figures-lost = förlorade
luggage-screen-figures-streak = i rad
luggage-screen-figures-nowhere = För det här partiet är det inte känt var väskorna greps.
luggage-screen-figures-rulebook = Enligt reglerna visar ingen vad de tittar på: det finns inga tider och inga grepp.
luggage-screen-figures-untapped =
    { $count ->
        [one] En väska togs från bandet, och ingen visade den.
       *[other] { $count } väskor togs från bandet, och ingen visade dem.
    }
luggage-screen-report-matches = Träffar
luggage-screen-report-wrong = Fel
luggage-screen-report-lost = Förlorat
luggage-screen-report-streak = I rad
luggage-screen-report-most = flest
luggage-screen-report-note-times = Sekunder till ett fynd: från spelarens förra visning (kort eller väska) till visningen av rätt väska. Talet är medianen.
luggage-screen-report-note-grabs = Grepp: var på banan varje visad väska senast fanns, medurs från bandets första läsare (bärnsten).

## What the table says

luggage-still-missing =
    { $count ->
        [one] En väska med { SUITCASE($pattern, case: "small") } saknas fortfarande.
       *[other] { $count } väskor med { SUITCASE($pattern, case: "small") } saknas fortfarande.
    }
    .remedy = Titta under bordet, och lägg den sedan på bandet.
luggage-not-back =
    { $count ->
        [one] En väska med { SUITCASE($pattern, case: "small") } är inte tillbaka på bandet.
       *[other] { $count } väskor med { SUITCASE($pattern, case: "small") } är inte tillbaka på bandet.
    }
    .remedy = Lägg tillbaka den, eller alla håller in A för att spela utan.
luggage-kept = { SEAT($seat) }: väskan med { SUITCASE($pattern, case: "small") } som var någon annans är inte tillbaka på bandet.
    .remedy = Lägg tillbaka den; ligger den undan, ta tillbaka passageraren också.
luggage-gone =
    { $count ->
        [one] En väska med { SUITCASE($pattern, case: "small") } är borta från bandet, och ingen har visat den.
       *[other] { $count } väskor med { SUITCASE($pattern, case: "small") } är borta från bandet, och ingen har visat dem.
    }
    .remedy = Visa den eller lägg tillbaka den; kanske ligger den under en annan.
luggage-one-at-a-time = Borta från bandet: { $count }; händerna får hålla { $most }.
    .remedy = En i taget, tack: lägg tillbaka de andra.
luggage-claims-too-many = ”Klart!” kräver så många väskor: { $expected }; borta från bandet är högst { $most }.
    .remedy = Visa de par som finns.
luggage-weak =
    { $count ->
        [one] Märket på en väska med { SUITCASE($pattern, case: "small") } läses dåligt.
       *[other] Märkena på { $count } väskor med { SUITCASE($pattern, case: "small") } läses dåligt.
    }
    .remedy = Prova dem vid en läsare efter partiet, och byt det som är långsamt.
luggage-counted = Bandet räknas innan rundan fortsätter.
    .remedy = Bort med händerna, tack.
luggage-recounting = Bandet räknas, och ingen spelar under tiden.
    .remedy = Lägg tillbaka det som skärmen ber om.
luggage-mapping = Bandet lär sig sina väskor.
    .remedy = Bort med händerna, tack.
luggage-ready = Hand på din draghög!
    .remedy = Tryck på A när du är redo.
luggage-play = Var är mitt bagage? Vänd, grip, visa!
    .remedy = Inget kort kvar? Tryck på A: klart!
luggage-play-rulebook = Var är mitt bagage? Vänd, grip, lägg undan!
    .remedy = Inget kort kvar? Tryck på A: klart!
luggage-verifying = Stopp! Bandet räknar sina väskor.
    .remedy = Lägg tillbaka det du håller; sedan bort med händerna, tack.
luggage-check = Visa varje par: passageraren, sedan väskan.
    .remedy = Tryck på B för att ta tillbaka ett par, A när det var allt.
luggage-round-over = Lägg tillbaka allt, blanda, dela om.
    .window = Rundan är slut.
    .remedy = A startar nästa runda.
luggage-over = Partiet är slut.
    .remedy = Tryck på A för att spela igen.
luggage-lap-running = Bandet lär sig fortfarande var väskorna ligger.
    .remedy = Bort med händerna tills varvet är slut.
luggage-not-started = Rundan startar när alla är redo.
    .remedy = Lägg tillbaka den, lägg handen på din draghög och tryck på A.
luggage-already-ready = Du är redan redo.
    .remedy = Vänta på de andra.
luggage-not-now = Rundan pågår.
    .remedy = Sök vidare.
luggage-after-done = Rundan är slut: inget mer räknas.
    .remedy = Lägg tillbaka det du håller på bandet.
luggage-between-rounds = Rundan är räknad.
    .remedy = Lägg tillbaka alla passagerare och väskor för nästa runda.
luggage-match-over = Partiet är slut.
    .remedy = Starta ett nytt för att spela vidare.
luggage-no-clock = Ingen rundtid är avtalad.
    .remedy = Rundan slutar med ”Klart!”.
luggage-not-on-belt = En väska som inte är på bandet kan inte saknas där.
    .remedy = Räkna bandet igen.
luggage-not-stuck = Några passagerares bagage går fortfarande att hitta.
    .remedy = Rundan fortsätter.
luggage-not-your-turn = Det är en annan spelares tur.
    .remedy = Vänd tillbaka den och vänta.
luggage-nobody-there = Ingen spelar där.
    .remedy = Välj en plats som spelar.
luggage-not-in-play = Den här delen hör inte till uppsättningen i spel.
    .remedy = Lägg tillbaka den i asken.
luggage-flip-first = Du har ingen passagerare att söka åt än.
    .remedy = Lägg tillbaka väskan; vänd nästa kort i din draghög och visa det.
luggage-not-resolved = Du söker fortfarande en annan passagerares bagage.
    .remedy = Lägg tillbaka kortet dolt på draghögen; hitta först den öppna passagerarens väska.
luggage-others-passenger = Den passageraren delades ut till en annan spelare.
    .remedy = Ge tillbaka kortet.
luggage-passenger-is-aside = Den passageraren har lagts undan.
    .remedy = Lägg tillbaka kortet till dina par.
luggage-too-many-cards = Du har redan sett alla dina kort.
    .remedy = Lägg undan det extra kortet, osett av de andra, till nästa runda.
luggage-nothing-left = Du har inga passagerare kvar.
    .remedy = Lägg tillbaka väskan och ropa ”Klart!” med A.
luggage-tapped-in-rulebook-play = Enligt reglerna visas väskor bara vid kontrollen.
    .remedy = Lägg väskan undan eller tillbaka, som du tror.
luggage-own-tile-aside = Du har redan lagt undan den här väskan.
    .remedy = Lägg tillbaka den till dina par.
luggage-others-tile-aside = En annan spelare har lagt undan den här väskan.
    .remedy = Lägg tillbaka den på dess plats.
luggage-not-held = Den här väskan är inte den du håller.
    .remedy = Lägg tillbaka den där den var.
luggage-false-alarm = Falskt alarm: du har passagerare kvar.
    .remedy = Alla spelar vidare.
luggage-already-done = Du är redan klar.
    .remedy = Vänta på de andra.
luggage-already-checked = Du har sagt att alla dina par är visade.
    .remedy = Vänta på de andra.
luggage-passenger-shown = Den passageraren är redan visad.
    .remedy = Ta tillbaka paret med B om det var fel.
luggage-tile-shown = Den väskan är redan visad, av dig eller en annan spelare.
    .remedy = Visa väskan som lades undan med den här passageraren.
luggage-tile-was-on-belt = Den här väskan låg på bandet när rundan slutade, så den lades inte undan.
    .remedy = Lägg tillbaka den; paret gäller inte.
luggage-nothing-shown = Det finns inget par att ta tillbaka.
    .remedy = Visa en passagerare, sedan dess väska.
luggage-half-pair = En passagerare visades utan sin väska.
    .remedy = Visa väskan också; eller ta tillbaka passageraren med B.
luggage-passenger-first = En väska visades utan sin passagerare.
    .remedy = Visa passageraren först, sedan väskan.
luggage-other-game = Den här delen hör till ett annat spel.
    .remedy = Lägg tillbaka den i dess ask.
luggage-own-pad = Det här spelet spelas inte vid fälten.
    .remedy = Håll delen mot din egen läsare.
luggage-aside-on-belt = En väska som var undanlagd ligger på bandet.
    .remedy = Ta av den och lägg den till dina par.
luggage-still-waits = Falskt alarm: { PASSENGER($passenger) } väntar fortfarande på en väska.
    .remedy = Visa passageraren och sedan väskan som du har lagt undan; eller sök vidare.
luggage-waits-on = { SEAT($seat) }: { PASSENGER($passenger) } väntar vidare, för ingen väska visades.
    .remedy = Lades en undan? Lägg tillbaka den på bandet.
luggage-play-memory-turned = Vänd: { SUITCASE($pattern) }, { $face ->
        [lost] förlorad
       *[other] { PASSENGER($face) }
    }.
    .remedy = Det är { SEAT($active, case: "genitive") } tur: vänd en väska och visa den.
luggage-play-memory = Vänd en väska och visa den.
    .remedy = Det är { SEAT($active, case: "genitive") } tur.
luggage-problem-tile-missing = En väska med { SUITCASE($pattern, case: "small") } saknas.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-aside-twice = En väska med { SUITCASE($pattern, case: "small") } lades undan två gånger.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-twice =
    En väska med { SUITCASE($pattern, case: "small") } är både { $place ->
        [belt] på bandet
        [hand] i en hand
        [aside] undanlagd
       *[missing] försvunnen
    } och { $other ->
        [belt] på bandet
        [hand] i en hand
        [aside] undanlagd
       *[missing] försvunnen
    }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-not-in-play = På bordet finns en väska som inte hör till uppsättningen i spel.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-nowhere = En väska med { SUITCASE($pattern, case: "small") } är ingenstans.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-twice = En passagerare ligger på två ställen.
    .remedy = { table-undo-or-play-on }
luggage-problem-passengers-seen = Passagerarna som sågs är inte de som spelarna har.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-not-in-play = På bordet finns en passagerare som inte hör till uppsättningen i spel.
    .remedy = { table-undo-or-play-on }
luggage-problem-cards = { SEAT($seat) } har { $count } passagerare; { $dealt } delades ut.
    .remedy = { table-undo-or-play-on }
luggage-problem-none-in-front = { SEAT($seat) } har passagerare som väntar och ingen att söka åt.
    .remedy = { table-undo-or-play-on }
luggage-problem-wrong-pair = { SEAT($seat) } har lagt undan fel väska för en passagerare med { SUITCASE($pattern, case: "small") }.
    .remedy = { table-undo-or-play-on }
luggage-problem-score-count = Resultat för { SEAT($seat) }: { $count }; spelade rundor: { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-scores = { SEAT($seat) } kan inte ha resultaten { $scores }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-round = Det finns ingen runda { $round } i ett parti på { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-player = Det finns ingen spelare { $player } vars tur det kan vara.
    .remedy = { table-undo-or-play-on }
luggage-problem-does-not-play = Någon är { $role } som inte spelar.
    .remedy = { table-undo-or-play-on }
luggage-problem-ready = Spelare redo i fasen { $phase }: { $count }.
    .remedy = { table-undo-or-play-on }
luggage-problem-ended-by = Fasen är { $phase }, men rundan avslutades av { $by }.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-by-nobody = Rundan slutade med ”Klart!”, eller någon är klar, men inte både och.
    .remedy = { table-undo-or-play-on }
luggage-problem-memory-goes-on = En kö är tom, vilket avslutar spelet, men det fortsätter.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-too-early = En spelare är klar som har passagerare kvar.
    .remedy = { table-undo-or-play-on }

## Options

luggage-option-play =
    Spel: { $value ->
        [assisted] med hjälp
       *[rulebook] enligt reglerna
    }
luggage-option-per-suitcase =
    Väskor: { $value ->
        [5] alla 36
        [4] 24, för yngre spelare
        [2] 12, för yngre spelare
       *[3] 18, för yngre spelare
    }
luggage-option-variant =
    Variant: { $value ->
        [belt] rullande band
       *[memory] memory, tur för tur
    }
luggage-option-clock-min =
    Rundtid: { $value ->
        [none] av
       *[other] { $value } min
    }

## Choices

luggage-passenger = { PASSENGER($passenger) }

## Why the table said so

luggage-why-missing = En väska med { SUITCASE($pattern, case: "small") } är borta.
luggage-why-suspected = En väska med { SUITCASE($pattern, case: "small") } är kanske borta.
luggage-why-taken = { SEAT($seat) } håller en väska med { SUITCASE($pattern, case: "small") } mot läsaren.
luggage-why-returned = En väska med { SUITCASE($pattern, case: "small") } ligger på bandet. { READER($reader) } har läst den.
luggage-why-withdrawn = En väska med { SUITCASE($pattern, case: "small") } ligger på bandet. { READER($reader) } har läst den, så { SEAT($seat) } har den inte längre.
luggage-why-weak = Märket på en väska med { SUITCASE($pattern, case: "small") } läses dåligt: { $count } % av { $of } varv missades.
luggage-why-dead = Märket på en väska med { SUITCASE($pattern, case: "small") } läses inte längre: { $count } % av { $of } varv missades.
luggage-why-never-read = Den lästes aldrig.
luggage-why-last-read = Den lästes senast { $seconds } s tidigare.
luggage-why-passes =
    { $count ->
        [one] { READER($reader) } har sedan dess sett dess plats en gång utan att läsa något.
       *[other] { READER($reader) } har sedan dess sett dess plats { $count } gånger utan att läsa något.
    }
luggage-why-doubt = Att den ligger där ändå: 1 på { $of }.

## What the virtual table says

luggage-hands-wait = Bort med händerna, tack: bandet räknar sina väskor. Med B går bandet snabbare.
luggage-hands-ready = Redo? Tryck på gröna A!
    .a = Redo!
luggage-hands-you-are-ready = Du är redo. Väntar på de andra …
luggage-hands-well-played = Klart! Bra spelat.
luggage-hands-watch = Det är { SEAT($seat, case: "genitive") } tur. Titta och minns!
luggage-hands-only-found = Bara det som ljuset har funnit läggs undan: håll väskan mot din läsare först.
luggage-hands-not-aside = Ljuset sa nej: lägg tillbaka väskan.
luggage-hands-press-b-first = Tryck på B för att ta tillbaka det senaste paret.
luggage-hands-next = Klicka på din draghög: nu är det nästa passagerares tur.
luggage-hands-flip = Klicka på din draghög för att vända nästa passagerare.
luggage-hands-pick = Ta en väska med samma mönster { $lies ->
        [rows] från raderna
       *[belt] från bandet
    }.
luggage-hands-look-and-tap = Klicka på väskan för att titta i den, och håll den sedan mot din läsare.
luggage-hands-look-secretly = Klicka på väskan för att titta i den. Sch, visa ingen!
luggage-hands-tap = Håll den mot din läsare: ljuset säger vems den är.
luggage-hands-found = Det är den! Lägg undan väskan och passageraren.
luggage-hands-not-yours =
    { $pattern ->
        [other] Inte din: din passagerare har ett annat mönster.
       *[same] Inte din.
    } Lägg tillbaka den { $lies ->
        [rows] i dess rad
       *[belt] på bandet
    } och vänd din nästa passagerare.
luggage-hands-put-back = Lägg tillbaka den { $lies ->
        [rows] i dess rad
       *[belt] på bandet
    }.
luggage-hands-whose = Din, eller förlorad? Lägg undan båda. Någon annans? Lägg tillbaka den { $lies ->
        [rows] i dess rad
       *[belt] på bandet
    }.
luggage-hands-lay-passenger = Lägg din passagerare på den öppna högen.
luggage-hands-done = Inga passagerare kvar! Tryck på gröna A: Klart!
    .a = Klart!
luggage-hands-all-shown = Alla dina par är visade. Väntar på de andra …
luggage-hands-show-it = Håll den mot din läsare, och lägg den sedan till de visade paren.
luggage-hands-show-pairs = Visa dina par: klicka på dem, ett par i taget.
luggage-hands-was-that-all = Var det allt? Tryck på gröna A.
    .a = Det var allt
luggage-hands-say-done = Inga passagerare kvar: tryck på gröna A för att säga Klart!
luggage-hands-find-the-same = Den här passageraren väntar: hitta en väska med samma mönster.
luggage-hands-pairs-go-here = Par som du har hittat läggs här.
luggage-hands-hand-is-empty = Din hand är tom: ta först en väska.
luggage-hands-may-not-look = Du får inte titta där nu: en väska tittar du i på din egen hand, medan du söker.
luggage-hands-hand-is-full = Din hand är full: lägg först väskan tillbaka eller undan.
luggage-hands-flip-first = Vänd först en passagerare, så kan du lägga undan ett par.
luggage-hands-lay-passenger-first = Du håller en passagerare: lägg den först på din öppna hög.
luggage-hands-too-late = För sent: någon annan var snabbare.
luggage-hands-belt-is-full = Bandet är fullt: vänta lite.
luggage-hands-still-reading = Ett ögonblick: läsaren läser fortfarande.
luggage-hands-at-draw = Draghög
luggage-hands-at-action = Öppen hög
luggage-hands-at-aside = Undan
luggage-hands-at-shown = Visat
luggage-hands-put-back-here = Lägg tillbaka den här
luggage-hands-reclaim = BAGAGEBAND
luggage-hands-suitcases-found = { $found } av { $expected } väskor hittade

## The rules in short

luggage-rules-1 = Hitta dina passagerares väskor före alla andra.
luggage-rules-2 = Alla på en gång: vänd en passagerare, ta en väska med samma mönster från bandet och titta i den så att ingen annan ser.
luggage-rules-3 = Är den din passagerares, eller förlorad: lägg undan båda. Är den någon annans: lägg tillbaka den och vänd din nästa passagerare.
luggage-rules-4 = En väska per passagerare: ingen tar en till innan nästa passagerare är vänd.
luggage-rules-5 = När din hög är tom, vänd den och fortsätt. Är inga passagerare kvar, säg ”Klart!”: det avslutar rundan för alla.
luggage-rules-6 = Varje par som passar är 1 poäng; förlorat bagage och felaktiga par ger inget.
luggage-rules-7 = Efter sista rundan vinner den som har flest poäng.

## Climaxes and the log

luggage-stage-done = { SEAT($seat) } har den sista väskan: klart!
luggage-stage-hands-off = Bort med händerna: bandet räknas.
luggage-stage-turns = { SEAT($seat) } vänder: { SUITCASE($suitcase) }
luggage-stage-match = Det är rätt väska för { SEAT($seat) }!
luggage-stage-lost = Förlorat bagage för { SEAT($seat) }!
luggage-stage-other = Den är någon annans.
luggage-log-done = { SEAT($seat) }: Klart!
luggage-log-match = { SEAT($seat) } har hittat bagaget: { PASSENGER($passenger) }
luggage-log-lost = { SEAT($seat) } har hittat förlorat bagage i stället: { PASSENGER($passenger) }
luggage-log-other = { SEAT($seat) } har visat fel väska: { PASSENGER($passenger) }
luggage-log-turned = { SEAT($seat) } har vänt { SUITCASE($suitcase, case: "small") }: { PASSENGER($passenger) }
luggage-known-holds = { SEAT($seat) } håller en väska med { SUITCASE($pattern, case: "small") }
luggage-known-off = Inte på bandet: { SUITCASE($patterns) }

## Namn

luggage-screen-best = bäst: { $points }
# A look where a suitcase lies

luggage-hands-look-in-hand = Ingen får titta under en väska där den ligger. Klicka på den.
## Lessons

luggage-lesson-ready = Alla spelar på en gång. Lägg en hand på din draghög och tryck på A; rundan börjar när alla är redo.
    .window = Alla spelar på en gång: rundan börjar när alla är redo.
luggage-lesson-flip = Vänd översta kortet i din draghög: nu söker du den passagerarens väska.
luggage-lesson-grab = Ta en väska med passagerarens mönster från bandet och titta på baksidan så att ingen annan ser.
luggage-lesson-tap = Håll den mot din läsare. Fast grönt eller två gula blink: lägg undan båda. Flimrande rött: lägg tillbaka den och vänd vidare.
    .window = Kontrollera vems den är. Din passagerares, eller en förlorad: lägg undan båda. Någon annans: lägg tillbaka den och vänd vidare.
luggage-lesson-judge = Döm själv: är den passagerarens eller förlorad, lägg undan båda; är den någon annans, lägg tillbaka den och vänd vidare.
luggage-lesson-done = Ingen passagerare kvar? Tryck på A och säg ”Klart!”: det avslutar rundan för alla.
    .window = Ingen passagerare kvar? Säg ”Klart!”: det avslutar rundan för alla.
luggage-lesson-check = Visa dina par: håll varje passagerare mot läsaren, sedan väskan. A säger att det var allt.
    .window = Visa dina par, ett efter ett; säg sedan att det var allt.
luggage-lesson-memory = Varje tur vänds en väska och visas för läsaren. Kom ihåg vems den var: är den inte din passagerares läggs den tillbaka.
    .window = Varje tur vänds en väska. Kom ihåg vems den var: är den inte din passagerares läggs den tillbaka.

## Why: a sentence for each ruling (docs/rulings-luggage.md)

luggage-rule-3 = En väska söks bara med en passagerare öppen.
luggage-rule-4 = En hand håller en väska i taget.
luggage-rule-6 = En väska tillhör den som lyfte den först.
luggage-rule-8 = Det som är undanlagt ligger kvar till kontrollen.
luggage-rule-10 = Klar är den som inte har någon passagerare kvar; förlorade och felaktiga väskor räknas som borta.
luggage-rule-11 = Efter ”Klart!” räknas inget mer: det gäller när det lades undan.
luggage-rule-12 = Flera kan bli klara i en runda; de väntar på de andra.
luggage-rule-14 = Enligt reglerna kontrollerar bordet på slutet, så att alla ser: varje passagerare, sedan väskan.
luggage-rule-15 = Partiet är avgjort: den med flest poäng vinner, och de som ligger lika vinner tillsammans.
luggage-rule-16 = Till en ny runda läggs allt tillbaka och blandas; ett kort räknas bara för den som fick det.
luggage-rule-17 = Bordet avslutar en runda självt bara när ingen kan bli klar eller tiden är ute.
luggage-rule-18 = I spelet för yngre är varje tur för en spelare och en väska, med färre delar.
luggage-rule-19 = Först lär sig bandet sina väskor; sedan börjar rundan när alla platser är redo.
luggage-rule-20 = Bara de platser som är med spelar, två eller fler.
luggage-option-rounds = Rundor: { $value }

## Minnesspel: först en passagerare

luggage-play-memory-flip = Vänd en passagerare och visa den.
    .remedy = Det är { SEAT($active, case: "genitive") } tur.
luggage-play-memory-turned-flip = Vänd: { SUITCASE($pattern) }, { $face ->
        [lost] förlorad
       *[other] { PASSENGER($face) }
    }.
    .remedy = Det är { SEAT($active, case: "genitive") } tur: vänd en passagerare och visa den.
## A passenger that was flipped too early, in turns
luggage-hands-too-early = Vänd för tidigt: klicka på den öppna passageraren, så läggs den tillbaka på draghögen.
luggage-hands-tap-passenger = Klicka på den öppna passageraren: din läsare har inte sett den än.

## En runda enligt regelboken, för hand

luggage-hands-other-pattern = Det är inte din passagerares mönster: lägg tillbaka den på bandet utan att titta.
luggage-hands-look-first = Titta först i den: klicka på väskan.
luggage-hands-too-late-for-it = För sent för den här: lägg tillbaka den på bandet.
luggage-hands-nothing-to-show = Du har inga par att visa: tryck på gröna A.
luggage-log-back = { SEAT($seat) } har tagit tillbaka paret: { PASSENGER($passenger) }
luggage-story-fastest = { SEAT($seat) } gör det snabbaste fyndet: { $seconds } s
luggage-story-streak = { SEAT($seat) } hittar flest i rad: { $count }
luggage-story-lost = { SEAT($seat) } har mest förlorat bagage: { $count }
luggage-story-wrong = { SEAT($seat) } tittar i flest felaktiga väskor: { $count }
luggage-story-sure = { SEAT($seat) } tittar i minst antal felaktiga väskor: { $count }
luggage-story-round = { SEAT($seat) } har den bästa rundan av alla: { $count }

# ---- phones ---------------------------------------------------------------------------------------

luggage-page-suitcase = En väska: { SUITCASE($suitcase) }
