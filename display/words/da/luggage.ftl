# Dansk

luggage-title = Where's My Luggage?
luggage-screen-attract = Lufthavnen, hvor alle fly lander på én gang

## Names

suitcase-tartan = Tern
    .small = tern
suitcase-stripes = Striber
    .small = striber
suitcase-dots = Prikker
    .small = prikker
suitcase-stars = Stjerner
    .small = stjerner
suitcase-leather = Læder
    .small = læder
suitcase-zigzag = Zigzag
    .small = zigzag
passenger-highlander = Højlænder
passenger-detective = Detektiv
passenger-lumberjack = Skovhugger
passenger-yeti = Yeti
passenger-punk = Punker
passenger-pirate = Pirat
passenger-referee = Dommer
passenger-sailor = Sømand
passenger-mime = Mimiker
passenger-beekeeper = Biavler
passenger-clown = Klovn
passenger-painter = Maler
passenger-flamenco-dancer = Flamencodanser
passenger-cook = Kok
passenger-ladybird = Mariehøne
passenger-astronaut = Astronaut
passenger-wizard = Troldmand
passenger-alien = Rumvæsen
passenger-cowboy = Cowboy
passenger-robot = Robot
passenger-caveman = Hulemand
passenger-aviator = Flyver
passenger-viking = Viking
passenger-explorer = Opdagelsesrejsende
passenger-vampire = Vampyr
passenger-pharaoh = Farao
passenger-samurai = Samurai
passenger-mermaid = Havfrue
passenger-inventor = Opfinder
passenger-dragon = Drage

## What the screen says by itself

luggage-screen-round = Runde { $number } af { $of }
luggage-screen-assisted = Med hjælp
luggage-screen-rulebook = Efter reglerne
luggage-screen-memory = Memory
luggage-screen-mapping = Båndet lærer sine kufferter
luggage-screen-verifying = Hænderne væk: båndet tæller sine kufferter
luggage-screen-tiles = { $found } af { $expected }
luggage-screen-missing = Mangler
luggage-screen-several = { $count ->
        [1] { SUITCASE($pattern) }
       *[other] { $count } × { SUITCASE($pattern) }
    }
luggage-screen-all-on-belt = Alle på båndet
luggage-screen-off-belt = { $count } ikke på båndet
luggage-screen-times = × { $count }
luggage-screen-flip = Vend et kort!
luggage-screen-no-card = Intet kort endnu
luggage-screen-no-card-left = Intet kort tilbage
luggage-screen-ready = Klar
luggage-screen-not-ready = Hånd på bunken, tryk på A
luggage-screen-done = Færdig!
luggage-screen-ended-done = { NAMES($seats) }: Færdig!
luggage-screen-ended-time = Tiden er gået
luggage-screen-ended-stuck = Ingen kan blive færdig
luggage-screen-checked = Alle vist
luggage-screen-tap-pairs = Vis dine par
luggage-screen-scores = Stilling efter runde { $number }
luggage-screen-points = +{ $count }
luggage-screen-lead =
    { $count ->
        [one] med ét point
       *[other] med { $count } point
    }
luggage-screen-grabs = greb
luggage-screen-figures-grabs = Greb omkring båndet
luggage-screen-figures-matches = fundet
luggage-screen-figures-wrong = forkerte
luggage-screen-figures-lost = tabt
luggage-screen-figures-streak = i træk
luggage-screen-figures-nowhere = For dette parti er det ikke kendt, hvor kufferterne blev grebet.
luggage-screen-figures-rulebook = Efter reglerne viser ingen, hvad de ser på: der er ingen tider og ingen greb.
luggage-screen-figures-untapped =
    { $count ->
        [one] En kuffert blev taget fra båndet, og ingen viste den.
       *[other] { $count } kufferter blev taget fra båndet, og ingen viste dem.
    }
luggage-screen-report-matches = Træffere
luggage-screen-report-wrong = Forkert
luggage-screen-report-lost = Tabt
luggage-screen-report-streak = I træk
luggage-screen-report-most = flest
luggage-screen-report-note-times = Sekunder til et fund: fra spillerens forrige visning (kort eller kuffert) til visningen af den rette kuffert. Tallet er medianen.
luggage-screen-report-note-grabs = Greb: hvor på banen hver vist kuffert sidst vides at have været, med uret fra båndets første læser (ravgul).

## What the table says

luggage-still-missing =
    { $count ->
        [one] En kuffert med { SUITCASE($pattern, case: "small") } mangler stadig.
       *[other] { $count } kufferter med { SUITCASE($pattern, case: "small") } mangler stadig.
    }
    .remedy = Se under bordet, og læg den så på båndet.
luggage-not-back =
    { $count ->
        [one] En kuffert med { SUITCASE($pattern, case: "small") } er ikke tilbage på båndet.
       *[other] { $count } kufferter med { SUITCASE($pattern, case: "small") } er ikke tilbage på båndet.
    }
    .remedy = Læg den tilbage, eller alle holder A nede for at spille uden.
luggage-kept = { SEAT($seat) }: kufferten med { SUITCASE($pattern, case: "small") }, som var en andens, er ikke tilbage på båndet.
    .remedy = Læg den tilbage; ligger den til side, så tag også passageren tilbage.
luggage-gone =
    { $count ->
        [one] En kuffert med { SUITCASE($pattern, case: "small") } er væk fra båndet, og ingen har vist den.
       *[other] { $count } kufferter med { SUITCASE($pattern, case: "small") } er væk fra båndet, og ingen har vist dem.
    }
    .remedy = Vis den, eller læg den tilbage; måske ligger den under en anden.
luggage-one-at-a-time = Væk fra båndet: { $count }; hænderne må holde { $most }.
    .remedy = Én ad gangen, tak: læg de andre tilbage.
luggage-claims-too-many = »Færdig!« kræver så mange kufferter: { $expected }; væk fra båndet er højst { $most }.
    .remedy = Vis de par, der er.
luggage-weak =
    { $count ->
        [one] Mærkaten på en kuffert med { SUITCASE($pattern, case: "small") } læses dårligt.
       *[other] Mærkaterne på { $count } kufferter med { SUITCASE($pattern, case: "small") } læses dårligt.
    }
    .remedy = Prøv dem ved en læser efter partiet, og skift den langsomme.
luggage-counted = Båndet tælles, før runden går videre.
    .remedy = Hænderne væk, tak.
luggage-recounting = Båndet tælles, og ingen spiller imens.
    .remedy = Læg det tilbage, skærmen beder om.
luggage-mapping = Båndet lærer sine kufferter.
    .remedy = Hænderne væk, tak.
luggage-ready = Hånd på din trækbunke!
    .remedy = Tryk på A, når du er klar.
luggage-play = Hvor er min bagage? Vend, grib, vis!
    .remedy = Intet kort tilbage? Tryk på A: færdig!
luggage-play-rulebook = Hvor er min bagage? Vend, grib, læg til side!
    .remedy = Intet kort tilbage? Tryk på A: færdig!
luggage-verifying = Stop! Båndet tæller sine kufferter.
    .remedy = Læg det tilbage, du holder; så hænderne væk, tak.
luggage-check = Vis hvert par: passageren, så kufferten.
    .remedy = Tryk på B for at tage et par tilbage, A når det var alt.
luggage-round-over = Læg alt tilbage, bland, del om.
    .window = Runden er slut.
    .remedy = A starter næste runde.
luggage-over = Partiet er slut.
    .remedy = Tryk på A for at spille igen.
luggage-lap-running = Båndet lærer stadig, hvor kufferterne ligger.
    .remedy = Hænderne væk, til omgangen er slut.
luggage-not-started = Runden starter, når alle er klar.
    .remedy = Læg den tilbage, læg hånden på din trækbunke, og tryk på A.
luggage-already-ready = Du er klar allerede.
    .remedy = Vent på de andre.
luggage-not-now = Runden er i gang.
    .remedy = Let videre.
luggage-after-done = Runden er slut: intet mere tæller.
    .remedy = Læg det, du holder, tilbage på båndet.
luggage-between-rounds = Runden er talt op.
    .remedy = Læg alle passagerer og kufferter tilbage til næste runde.
luggage-match-over = Partiet er slut.
    .remedy = Start et nyt for at spille videre.
luggage-no-clock = Der er ikke aftalt et rundeur.
    .remedy = Runden slutter ved »Færdig!«.
luggage-not-on-belt = En kuffert, der ikke er på båndet, kan ikke mangle der.
    .remedy = Tæl båndet igen.
luggage-not-stuck = Nogle passagerers bagage kan stadig findes.
    .remedy = Runden går videre.
luggage-not-your-turn = Det er en anden spillers tur.
    .remedy = Vend den tilbage, og vent.
luggage-nobody-there = Ingen spiller der.
    .remedy = Vælg en plads, der spiller.
luggage-not-in-play = Denne del hører ikke til det sæt, der spilles med.
    .remedy = Læg den tilbage i æsken.
luggage-flip-first = Du har ingen passager at lede for endnu.
    .remedy = Læg kufferten tilbage; vend næste kort i din trækbunke, og vis det.
luggage-not-resolved = Du leder stadig efter en anden passagers bagage.
    .remedy = Læg kortet skjult tilbage på trækbunken; find først kufferten til den åbne passager.
luggage-others-passenger = Denne passager blev delt ud til en anden spiller.
    .remedy = Giv kortet tilbage.
luggage-passenger-is-aside = Denne passager er lagt til side.
    .remedy = Læg kortet tilbage til dine par.
luggage-too-many-cards = Du har set alle dine kort allerede.
    .remedy = Læg det ekstra kort til side til næste runde, uden at de andre ser det.
luggage-nothing-left = Du har ingen passagerer tilbage.
    .remedy = Læg kufferten tilbage, og råb »Færdig!« med A.
luggage-tapped-in-rulebook-play = Efter reglerne vises kufferter kun ved kontrollen.
    .remedy = Læg kufferten til side eller tilbage, som du mener.
luggage-own-tile-aside = Du har allerede lagt denne kuffert til side.
    .remedy = Læg den tilbage til dine par.
luggage-others-tile-aside = En anden spiller har lagt denne kuffert til side.
    .remedy = Læg den tilbage på dens plads.
luggage-not-held = Denne kuffert er ikke den, du holder.
    .remedy = Læg den tilbage, hvor den var.
luggage-false-alarm = Falsk alarm: du har passagerer tilbage.
    .remedy = Alle spiller videre.
luggage-already-done = Du er færdig allerede.
    .remedy = Vent på de andre.
luggage-already-checked = Du har sagt, at alle dine par er vist.
    .remedy = Vent på de andre.
luggage-passenger-shown = Denne passager er vist allerede.
    .remedy = Tag parret tilbage med B, hvis det var forkert.
luggage-tile-shown = Denne kuffert er vist allerede, af dig eller en anden.
    .remedy = Vis kufferten, der blev lagt til side med denne passager.
luggage-tile-was-on-belt = Denne kuffert lå på båndet, da runden sluttede, så den blev ikke lagt til side.
    .remedy = Læg den tilbage; parret gælder ikke.
luggage-nothing-shown = Der er intet par at tage tilbage.
    .remedy = Vis en passager, så dens kuffert.
luggage-half-pair = En passager blev vist uden sin kuffert.
    .remedy = Vis også kufferten; eller tag passageren tilbage med B.
luggage-passenger-first = En kuffert blev vist uden sin passager.
    .remedy = Vis passageren først, så kufferten.
luggage-other-game = Denne del hører til et andet spil.
    .remedy = Læg den tilbage i dens æske.
luggage-own-pad = Dette spil spilles ikke ved felterne.
    .remedy = Hold delen mod din egen læser.
luggage-aside-on-belt = En kuffert, der var lagt til side, ligger på båndet.
    .remedy = Tag den af, og læg den til dine par.
luggage-still-waits = Falsk alarm: { PASSENGER($passenger) } venter stadig på en kuffert.
    .remedy = Vis passageren og så kufferten, du har lagt til side; eller let videre.
luggage-waits-on = { SEAT($seat) }: { PASSENGER($passenger) } venter videre, for ingen kuffert blev vist.
    .remedy = Blev en lagt til side? Læg den tilbage på båndet.
luggage-play-memory-turned = Vendt: { SUITCASE($pattern) }, { $face ->
        [lost] tabt
       *[other] { PASSENGER($face) }
    }.
    .remedy = Det er { SEAT($active, case: "genitive") } tur: vend én kuffert, og vis den.
luggage-play-memory = Vend én kuffert, og vis den.
    .remedy = Det er { SEAT($active, case: "genitive") } tur.
luggage-problem-tile-missing = En kuffert med { SUITCASE($pattern, case: "small") } mangler.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-aside-twice = En kuffert med { SUITCASE($pattern, case: "small") } blev lagt til side to gange.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-twice =
    En kuffert med { SUITCASE($pattern, case: "small") } er både { $place ->
        [belt] på båndet
        [hand] i en hånd
        [aside] lagt til side
       *[missing] forsvundet
    } og { $other ->
        [belt] på båndet
        [hand] i en hånd
        [aside] lagt til side
       *[missing] forsvundet
    }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-not-in-play = På bordet er en kuffert, der ikke hører til sættet i spil.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-nowhere = En kuffert med { SUITCASE($pattern, case: "small") } er ingen steder.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-twice = En passager ligger to steder.
    .remedy = { table-undo-or-play-on }
luggage-problem-passengers-seen = De sete passagerer er ikke dem, spillerne har.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-not-in-play = På bordet er en passager, der ikke hører til sættet i spil.
    .remedy = { table-undo-or-play-on }
luggage-problem-cards = { SEAT($seat) } har { $count } passagerer; { $dealt } blev delt ud.
    .remedy = { table-undo-or-play-on }
luggage-problem-none-in-front = { SEAT($seat) } har passagerer, der venter, og ingen at lede for.
    .remedy = { table-undo-or-play-on }
luggage-problem-wrong-pair = { SEAT($seat) } har lagt en forkert kuffert til side for en passager med { SUITCASE($pattern, case: "small") }.
    .remedy = { table-undo-or-play-on }
luggage-problem-score-count = Resultater for { SEAT($seat) }: { $count }; spillede runder: { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-scores = { SEAT($seat) } kan ikke have resultaterne { $scores }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-round = Der er ingen runde { $round } i et parti på { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-player = Der er ingen spiller { $player }, hvis tur det kunne være.
    .remedy = { table-undo-or-play-on }
luggage-problem-does-not-play = Nogen er { $role } uden at spille med.
    .remedy = { table-undo-or-play-on }
luggage-problem-ready = Klare spillere i fasen { $phase }: { $count }.
    .remedy = { table-undo-or-play-on }
luggage-problem-ended-by = Fasen er { $phase }, men runden blev sluttet af { $by }.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-by-nobody = Runden sluttede ved »Færdig!«, eller nogen er færdig, men ikke begge dele.
    .remedy = { table-undo-or-play-on }
luggage-problem-memory-goes-on = En kø er tom, hvilket slutter spillet, men det går videre.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-too-early = En spiller er færdig, men har passagerer tilbage.
    .remedy = { table-undo-or-play-on }

## Options

luggage-option-play =
    Spil: { $value ->
        [assisted] med hjælp
       *[rulebook] efter reglerne
    }
luggage-option-per-suitcase =
    Kufferter: { $value ->
        [5] alle 36
        [4] 24, for yngre spillere
        [2] 12, for yngre spillere
       *[3] 18, for yngre spillere
    }
luggage-option-variant =
    Variant: { $value ->
        [belt] kørende bånd
       *[memory] memory, tur for tur
    }
luggage-option-clock-min =
    Rundeur: { $value ->
        [none] fra
       *[other] { $value } min.
    }

## Choices

luggage-passenger = { PASSENGER($passenger) }

## Why the table said so

luggage-why-missing = En kuffert med { SUITCASE($pattern, case: "small") } er væk.
luggage-why-suspected = En kuffert med { SUITCASE($pattern, case: "small") } er måske væk.
luggage-why-taken = { SEAT($seat) } holder en kuffert med { SUITCASE($pattern, case: "small") } mod læseren.
luggage-why-returned = En kuffert med { SUITCASE($pattern, case: "small") } ligger på båndet. { READER($reader) } har læst den.
luggage-why-withdrawn = En kuffert med { SUITCASE($pattern, case: "small") } ligger på båndet. { READER($reader) } har læst den, så { SEAT($seat) } har den ikke mere.
luggage-why-weak = Mærkaten på en kuffert med { SUITCASE($pattern, case: "small") } læses dårligt: { $count } % af { $of } omgange blev overset.
luggage-why-dead = Mærkaten på en kuffert med { SUITCASE($pattern, case: "small") } læses ikke mere: { $count } % af { $of } omgange blev overset.
luggage-why-never-read = Den blev aldrig læst.
luggage-why-last-read = Den blev sidst læst { $seconds } s før.
luggage-why-passes =
    { $count ->
        [one] { READER($reader) } har siden set dens plads én gang uden at læse noget.
       *[other] { READER($reader) } har siden set dens plads { $count } gange uden at læse noget.
    }
luggage-why-doubt = At den ligger der alligevel: 1 til { $of }.

## What the virtual table says

luggage-hands-wait = Hænderne væk, tak: båndet tæller sine kufferter. B får båndet til at køre hurtigere.
luggage-hands-ready = Klar? Tryk på det grønne A!
    .a = Klar!
luggage-hands-you-are-ready = Du er klar. Venter på de andre …
luggage-hands-well-played = Færdig! Godt spillet.
luggage-hands-watch = Det er { SEAT($seat, case: "genitive") } tur. Se efter, og husk!
luggage-hands-only-found = Kun det, lyset har fundet, lægges til side: hold først kufferten mod din læser.
luggage-hands-not-aside = Lyset sagde nej: læg kufferten tilbage.
luggage-hands-press-b-first = Tryk på B for at tage det sidste par tilbage.
luggage-hands-next = Klik på din trækbunke: nu er det næste passagers tur.
luggage-hands-flip = Klik på din trækbunke for at vende næste passager.
luggage-hands-pick = Tag en kuffert med samme mønster { $lies ->
        [rows] fra rækkerne
       *[belt] fra båndet
    }.
luggage-hands-look-and-tap = Klik på kufferten for at se i den, og hold den så mod din læser.
luggage-hands-look-secretly = Klik på kufferten for at se i den. Tys, hold det hemmeligt!
luggage-hands-tap = Hold den mod din læser: lyset siger, hvis den er.
luggage-hands-found = Det er den! Læg kufferten og passageren til side.
luggage-hands-not-yours =
    { $pattern ->
        [other] Ikke din: din passager har et andet mønster.
       *[same] Ikke din.
    } Læg den tilbage { $lies ->
        [rows] i dens række
       *[belt] på båndet
    }, og vend din næste passager.
luggage-hands-put-back = Læg den tilbage { $lies ->
        [rows] i dens række
       *[belt] på båndet
    }.
luggage-hands-whose = Din, eller tabt? Læg begge til side. En andens? Læg den tilbage { $lies ->
        [rows] i dens række
       *[belt] på båndet
    }.
luggage-hands-lay-passenger = Læg din passager på den åbne bunke.
luggage-hands-done = Ingen passagerer tilbage! Tryk på det grønne A: Færdig!
    .a = Færdig!
luggage-hands-all-shown = Alle dine par er vist. Venter på de andre …
luggage-hands-show-it = Hold den mod din læser, og læg den så til de viste par.
luggage-hands-show-pairs = Vis dine par: klik på dem, ét par ad gangen.
luggage-hands-was-that-all = Var det alt? Tryk på det grønne A.
    .a = Det var alt
luggage-hands-say-done = Ingen passagerer tilbage: tryk på det grønne A for at sige Færdig!
luggage-hands-find-the-same = Denne passager venter: find en kuffert med samme mønster.
luggage-hands-pairs-go-here = Par, du har fundet, lægges her.
luggage-hands-hand-is-empty = Din hånd er tom: tag først en kuffert.
luggage-hands-may-not-look = Du må ikke se der nu: en kuffert ser du i, når du har den på hånden og leder.
luggage-hands-hand-is-full = Din hånd er fuld: læg først kufferten tilbage eller til side.
luggage-hands-flip-first = Vend først en passager, så kan du lægge et par til side.
luggage-hands-lay-passenger-first = Du holder en passager: læg den først på din åbne bunke.
luggage-hands-too-late = For sent: en anden var hurtigere.
luggage-hands-belt-is-full = Båndet er fuldt: vent et øjeblik.
luggage-hands-still-reading = Et øjeblik: læseren læser stadig.
luggage-hands-at-draw = Trækbunke
luggage-hands-at-action = Åben bunke
luggage-hands-at-aside = Til side
luggage-hands-at-shown = Vist
luggage-hands-put-back-here = Læg den tilbage her
luggage-hands-reclaim = BAGAGEBÅND
luggage-hands-suitcases-found = { $found } af { $expected } kufferter fundet

## The rules in short

luggage-rules-1 = Find dine passagerers kufferter før alle andre.
luggage-rules-2 = Alle på én gang: vend en passager, tag en kuffert med samme mønster fra båndet, og se i den, så ingen andre ser det.
luggage-rules-3 = Er den din passagers eller tabt, så læg begge til side. Er den en andens, så læg den tilbage, og vend din næste passager.
luggage-rules-4 = Én kuffert til hver passager: ingen tager en ny, før næste passager er vendt.
luggage-rules-5 = Når din bunke er tom, så vend den, og fortsæt. Er der ingen passager tilbage, så sig »Færdig!«: det slutter runden for alle.
luggage-rules-6 = Hvert par, der passer, er 1 point; tabt bagage og forkerte par giver intet.
luggage-rules-7 = Efter sidste runde vinder den, der har flest point.

## Climaxes and the log

luggage-stage-done = { SEAT($seat) } har den sidste kuffert: færdig!
luggage-stage-hands-off = Hænderne væk: båndet tælles.
luggage-stage-turns = { SEAT($seat) } vender: { SUITCASE($suitcase) }
luggage-stage-match = Det er den rigtige for { SEAT($seat) }!
luggage-stage-lost = Tabt bagage for { SEAT($seat) }!
luggage-stage-other = Den er en andens.
luggage-log-done = { SEAT($seat) }: Færdig!
luggage-log-match = { SEAT($seat) } har fundet bagagen: { PASSENGER($passenger) }
luggage-log-lost = { SEAT($seat) } har fundet tabt bagage i stedet: { PASSENGER($passenger) }
luggage-log-other = { SEAT($seat) } har vist en forkert kuffert: { PASSENGER($passenger) }
luggage-log-turned = { SEAT($seat) } har vendt { SUITCASE($suitcase, case: "small") }: { PASSENGER($passenger) }
luggage-known-holds = { SEAT($seat) } holder en kuffert med { SUITCASE($pattern, case: "small") }
luggage-known-off = Ikke på båndet: { SUITCASE($patterns) }

## Navne

luggage-screen-best = bedst: { $points }
# A look where a suitcase lies

luggage-hands-look-in-hand = Ingen må kigge under en kuffert, hvor den ligger. Klik på den.
## Lessons

luggage-lesson-ready = Alle spiller på én gang. Læg en hånd på din trækbunke, og tryk på A; runden begynder, når alle er klar.
    .window = Alle spiller på én gang: runden begynder, når alle er klar.
luggage-lesson-flip = Vend det øverste kort i din trækbunke: du leder nu efter den passagers kuffert.
luggage-lesson-grab = Tag en kuffert med passagerens mønster fra båndet, og se på dens bagside, så ingen andre ser det.
luggage-lesson-tap = Hold den mod din læser. Fast grønt eller to gule blink: læg begge til side. Flimrende rødt: læg den tilbage, og vend videre.
    .window = Tjek, hvis den er. Din passagers eller tabt bagage: læg begge til side. En andens: læg den tilbage, og vend videre.
luggage-lesson-judge = Døm selv: er den passagerens eller tabt, så læg begge til side; er den en andens, så læg den tilbage, og vend videre.
luggage-lesson-done = Ingen passager tilbage? Tryk på A, og sig »Færdig!«: det slutter runden for alle.
    .window = Ingen passager tilbage? Sig »Færdig!«: det slutter runden for alle.
luggage-lesson-check = Vis dine par: hold hver passager mod læseren, så dens kuffert. A siger, at det var alt.
    .window = Vis dine par et efter et; sig så, at det var alt.
luggage-lesson-memory = I hver tur vendes én kuffert og vises for læseren. Husk, hvis den var: er den ikke din passagers, lægges den tilbage.
    .window = I hver tur vendes én kuffert. Husk, hvis den var: er den ikke din passagers, lægges den tilbage.

## Why: a sentence for each ruling (docs/rulings-luggage.md)

luggage-rule-3 = En kuffert søges kun med en passager åben.
luggage-rule-4 = En hånd holder én kuffert ad gangen.
luggage-rule-6 = En kuffert tilhører den, der først løftede den.
luggage-rule-8 = Det, der er lagt til side, bliver der til kontrollen.
luggage-rule-10 = Færdig er den, der ikke har flere passagerer; tabte og forkerte kufferter tæller som væk.
luggage-rule-11 = Efter »Færdig!« tæller intet mere: det gælder, hvornår det blev lagt til side.
luggage-rule-12 = Flere kan blive færdige i en runde; de venter på de andre.
luggage-rule-14 = Efter reglerne kontrollerer bordet til sidst, så alle ser det: hver passager, så kufferten.
luggage-rule-15 = Partiet er afgjort: den med flest point vinder, og de, der står lige, vinder sammen.
luggage-rule-16 = Til en ny runde lægges alt tilbage og blandes; et kort tæller kun for den, der fik det.
luggage-rule-17 = Bordet slutter kun selv en runde, når ingen kan blive færdig, eller tiden er gået.
luggage-rule-18 = I spillet for yngre er hver tur for én spiller og én kuffert, med færre dele.
luggage-rule-19 = Først lærer båndet sine kufferter; så begynder runden, når alle pladser er klar.
luggage-rule-20 = Kun de pladser, der er med, spiller, to eller flere.
luggage-option-rounds = Runder: { $value }

## Huskespil: først en passager

luggage-play-memory-flip = Vend en passager, og vis den.
    .remedy = Det er { SEAT($active, case: "genitive") } tur.
luggage-play-memory-turned-flip = Vendt: { SUITCASE($pattern) }, { $face ->
        [lost] tabt
       *[other] { PASSENGER($face) }
    }.
    .remedy = Det er { SEAT($active, case: "genitive") } tur: vend en passager, og vis den.
## A passenger that was flipped too early, in turns
luggage-hands-too-early = Vendt for tidligt: klik på den åbne passager, så den kommer tilbage på trækbunken.
luggage-hands-tap-passenger = Klik på den åbne passager: din læser har ikke set den endnu.

## En runde efter regelbogen, i hånden

luggage-hands-other-pattern = Det er ikke din passagers mønster: læg den tilbage på båndet uden at se i den.
luggage-hands-look-first = Se først i den: klik på kufferten.
luggage-hands-too-late-for-it = For sent til den her: læg den tilbage på båndet.
luggage-hands-nothing-to-show = Du har ingen par at vise: tryk på det grønne A.
luggage-log-back = { SEAT($seat) } har taget parret tilbage: { PASSENGER($passenger) }
luggage-story-fastest = { SEAT($seat) } gør det hurtigste fund: { $seconds } s
luggage-story-streak = { SEAT($seat) } finder flest i træk: { $count }
luggage-story-lost = { SEAT($seat) } har mest tabt bagage: { $count }
luggage-story-wrong = { SEAT($seat) } ser i flest forkerte kufferter: { $count }
luggage-story-sure = { SEAT($seat) } ser i færrest forkerte kufferter: { $count }
luggage-story-round = { SEAT($seat) } har den bedste runde af alle: { $count }

# ---- phones ---------------------------------------------------------------------------------------

luggage-page-suitcase = En kuffert: { SUITCASE($suitcase) }
