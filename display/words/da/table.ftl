# Dansk

## Names

seat-red = Rød
    .genitive = Røds
seat-blue = Blå
    .genitive = Blås
seat-green = Grøn
    .genitive = Grøns
seat-yellow = Gul
    .genitive = Guls
seat-orange = Orange
    .genitive = Oranges
seat-purple = Lilla
    .genitive = Lillas
seat-white = Hvid
    .genitive = Hvids
seat-black = Sort
    .genitive = Sorts

## What a screen says by itself

screen-waiting = Venter på bordet
screen-cards =
    { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }
screen-simulated = SIMULERET BORD
screen-joining = Tag plads: { GAME($game) }
screen-press-a = Tryk på A
screen-joined = Med om bord
screen-holding = Holder A nede
screen-turn = Din tur
screen-winners =
    { $count ->
        [0] Partiet er slut
        [one] { NAMES($seats) } vinder!
       *[other] { NAMES($seats) } vinder sammen!
    }
screen-facts = Tal
screen-result = Resultat
screen-replay = Gengivelse: { $number } af { $last }
screen-replay-keys =
    { $paused ->
        [true] Mellemrum: videre
       *[false] Mellemrum: pause
    }
screen-figures-points = Point pr. runde
screen-figures-times = Sekunder til et fund
screen-report-match = Parti { $number }
screen-report-table = Bord { $name }
screen-report-undated = Dato ukendt
screen-report-about = omkring { $text }
screen-report-round = Runde { $number }
screen-report-open = Afbrudt: sådan står det.
screen-report-abandoned = Sluttet, før sidste runde var forbi.
screen-report-course = Partiets forløb: point
screen-report-minutes = Minutter
screen-report-moves = { $count } træk
screen-report-turns = Sekunder til et træk
screen-report-note-turns = Sekunder til et træk: siden trækket før, uanset hvis det var. Tallet er medianen.
screen-print-count =
    { $format ->
        [card] { $count } kort
        [tile] { $count } kufferter
        [token] { $count } skattebrikker
        [vote] { $count } bluffbrikker
        [pawn] { $count } spillebrikker
        [board] en spilleplade
       *[other] { $count } dele
    }
screen-print-caption =
    { GAME($game) } · side { $number } af { $of } · { $side ->
        [front] forside
        [back] bagside
       *[inside] inderside
    }
screen-print-scale = Print i 100 % (»faktisk størrelse«) på begge sider, vendt om den lange kant. Linealerne nedenfor er 100 mm lange: mål dem.
screen-print-register = Hold arket op mod lyset: Krydsene på forside og bagside skal ligge oven på hinanden. Er de mere end 1 mm fra hinanden, så ret margenerne i printerens indstillinger.
screen-print-cut = Print de andre ark på kraftigt papir (mindst 200 g/m²), og skær langs mærkerne.
screen-print-tag-cards = Sæt en mærkat med chip på ringen på bagsiden af hver del, der har en, altid på samme sted. Lommer med uigennemsigtig bagside skjuler den.
screen-print-tag-tiles = Hvor der følger en side »inderside«, printes siderne kun på den ene side. Lim »inderside« på pap, med en mærkat på hver ring, og så forsiden ovenpå og bagsiden nedenunder.
screen-print-enrol = Behold rækkefølgen, række for række: tilsynssiden spørger efter delene, som de ligger på arkene.
screen-rule = Regel { $rule }
screen-more-faults = og { $count } til
screen-lost-contact = Ingen kontakt
screen-battery-low = LAVT BATTERI
screen-battery-empty = TOMT BATTERI
screen-battery-unknown = BATTERI UKENDT
table-and = { $some } og { $last }

## What the table says

table-resume = Et parti blev afbrudt. Hvad skal der ske med det?
    .remedy = B: næste, A: vælg.
table-so-far = Træk indtil nu: { $moves }, på { $minutes } min.
    .remedy = Partiet går videre derfra.
table-so-far-led =
    Træk indtil nu: { $moves }, på { $minutes } min.; { $game ->
        [captain-bluff] { SEAT($leader) } har færre kort end ved starten: { $points }
        [bluff-pirate] { SEAT($leader) } er nærmest skatten
       *[other] { SEAT($leader) } fører med { $points }
    }.
    .remedy = Partiet går videre derfra.
table-replaced = Der er to af denne del: en anden blev holdt frem i dens sted, så denne tæller ikke.
    .remedy = Læg denne i æsken, og spil videre med den anden.
table-disk =
    { $fault ->
        [full] disken er fuld
        [read-only] disken kan kun læses
        [failing] disken melder fejl
        [unopened] journalen kan ikke åbnes
        [damaged] journalen er beskadiget
        [no-database] journalens fil er noget andet
        [busy] et andet program skriver i journalen
        [changed] et andet program har ændret journalen
        [silent] disken svarer ikke
       *[other] journalen kan ikke skrives
    }
table-not-recorded = Dette bliver ikke gemt: { table-disk }.
    .remedy = Spil videre; går strømmen nu, er det følgende tabt.
table-cannot-record = Intet parti kan begynde: { table-disk }.
    .remedy =
        { $fault ->
            [busy] Afslut det program, og start igen.
            [changed] Afslut det program, og start igen.
           *[other] Skab plads på disken, eller skift den, og start igen.
        }
table-resumed = Partiet går videre, hvor det stod, da det blev afbrudt.
    .remedy = Spil videre; eller hold kortet Tæl op frem, så tælles hænderne.
table-cannot-resume =
    Dette parti kan ikke gå videre: { $why ->
        [no-game] spillet »{ $game }« findes ikke her
        [no-seat] bordet har ingen plads { CHAIR($seat) }
        [not-laid-out] delene kan ikke ligge, som de lå dengang
        [rules] det gemte passer ikke til reglerne
        [damaged] det gemte er beskadiget
       *[unread] det gemte kan ikke læses
    }.
    .remedy = Opgiv det; dets træk bliver i historikken.
table-cannot-lay-out = »{ $game }« kan ikke lægges op ved dette bord: reglerne og delene modsiger hinanden.
    .remedy = Vælg et andet spil, og sig det til den, der har skrevet det.
table-journal-damaged = Journalen var beskadiget. Den er gemt som { $file }, og en ny er begyndt.
    .remedy = Spil videre; alt, hvad der var helt, er taget med.
table-unkept-why =
    { $why ->
        [full] kortet er fuldt
        [card] kortet tager ikke mere imod
        [read-only] disken kan kun læses
        [failing] steder på kortet kan ikke læses
        [gone] kortet har mistet stedet med sine data
        [superblock] begyndelsen af kortets data er beskadiget
        [journal] loggen over kortets data er beskadiget
        [damaged] dataene på kortet er beskadiget
       *[other] dataene på kortet kan ikke læses
    }
table-unkept = Intet kan gemmes: { table-unkept-why }.
    .remedy =
        { $rest ->
            [nothing] Intet af det spillede kan læses her, og der skrives intet på det. Læg kortet til side, og skriv et nyt.
            [part] Noget af det spillede kan ikke læses; der skrives intet på det. Gem en sikkerhedskopi, og skriv et nyt kort.
           *[read] Alt spillet er der endnu, og der skrives intet på det. Gem en sikkerhedskopi, og skriv et nyt kort.
        }
table-unkept-on = Intet gemmes: { table-unkept-why }.
    .remedy = Spil videre; når bordet slukkes, er det, der spilles nu, glemt.
table-unkept-asks = Hvad nu?
    .remedy = B: næste, A: vælg.
table-journal-newer = En nyere version har gemt partier, som denne ikke kan læse. De er gemt til den.
    .remedy = Spil videre; det, der spilles nu, gemmes også.
table-nothing-to-undo = Der er ikke sket noget endnu.
    .remedy = Spil videre.
table-revealed = Det sidste træk viste nogen noget, så det kan ikke tages tilbage.
    .remedy = Spil videre.
table-move-of-another = { SEAT($seat) } gjorde det sidste træk.
    .remedy = Hold kortet Fortryd mod { SEAT($seat, case: "genitive") } læser: kun dér tages det tilbage.
table-attract = Tryk på A for at spille, eller B for et andet spil.
table-attract-touch = Rør skærmen, eller tryk på en tast, for at spille.
table-welcome = Velkommen! Bordet er simuleret, til du nævner dit eget.
    .remedy = Bord, sprog og wifi står i reclaim.toml på kortet, til enhver computer.
table-joining = Tryk på A for at være med. Når alle er her, hold A nede for at gå videre.
table-options = B: næste, A: vælg.
table-foreign = Dette hører ikke til spillet: intet af det gemmes.
    .remedy = Hold kun spillets dele frem.
table-one-at-a-time = To dele på én gang: ingen af dem tæller.
    .remedy = Fjern begge; hold én frem ad gangen.
table-two-pads = Denne del læses stadig et andet sted, så den tæller ikke her.
    .remedy = Hold den kun ét sted.
table-battery-low = Båndets batteri er lavt.
    .remedy = Hav nye batterier klar.
table-battery-on = Ingen har været her i seks timer, og båndets batteri er tændt.
    .remedy = Sluk det, til nogen spiller.
table-battery-empty = Båndets batteri er tomt.
    .remedy = Spil runden færdig, og sæt så nye batterier i.
table-other-game = Denne del hører til et andet spil.
    .remedy = Læg den tilbage i dens æske.
table-not-held = Så vidt bordet har set, er dette kort ikke på din hånd.
    .remedy = Læg det tilbage, hvor det var.
table-count-at-pads = Hænderne tælles.
    .remedy = Hold hvert kort fra din hånd mod din egen læser.
table-nothing-to-count = Der er ikke noget at tælle nu.
    .remedy = Spil videre.
table-full = { GAME($game) } er for højst { $count } spillere.
    .remedy = En anden skal først gå med B.
table-too-few = { GAME($game) } kræver { $count } spillere.
    .remedy = Tryk på A ved endnu en plads for at være med.
table-chair-taken = Der sidder { SEAT($seat) }.
    .remedy = Vælg en anden plads.
table-means-nothing = Denne del betyder ikke noget her nu.
    .remedy = Tag den tilbage, og gør, hvad skærmen beder om.
table-nobody-plays-here = Ingen spiller ved denne plads.
    .remedy = Brug læser og knapper på en plads, der spiller.
table-nothing-to-choose = Der er ikke noget at vælge nu.
    .remedy = Gør, hvad skærmen beder om.
table-others-choice = { SEAT($seat) } vælger nu.
    .remedy = Lad knapperne være, til det er din tur.
table-too-soon = Alle må først se.
    .remedy = Tryk igen om et øjeblik.
table-first-counts = To dele på én gang: kun den, der var der først, tæller.
    .remedy = Fjern begge; hold én frem ad gangen.
table-rests = Partiet holder pause.
    .remedy = B: næste, A: vælg.
table-nobody-plays = Partiet holder pause: dette tæller ikke.
    .remedy = Hold Pausekortet frem, eller vælg »Videre«.
table-for-another = Det er { SEAT($seat, case: "genitive") } sag.
    .remedy = Læg delen tilbage, hvor den lå.
table-own-pad = Ved denne læser er det en andens kort.
    .remedy = Hold det mod din egen læser.
table-still-here = { SEAT($seat) }: er du her endnu?
    .remedy = Tryk på en knap eller rør din læser inden ti sekunder, ellers tæller du som gået.
table-stays = { SEAT($seat) } er her endnu.
table-has-left = { SEAT($seat) } har forladt partiet.
    .remedy = Tilbage igen? Hold Pausekortet frem.
table-anybody-there = Er her stadig nogen?
    .remedy = Tryk på en knap inden 20 sekunder, ellers lukkes det her.
table-not-this-one = Det er ikke det kort, der skal bruges.
    .remedy = Læg det tilbage; hold det næste frem.
table-lost-again = Partiet går videre, når der kommer svar igen.
table-reader-lost-bus = { READER($reader) } svarer ikke: dens bus giver kun { $value }h.
    .remedy = Tjek strøm, stel og MISO. { table-lost-again }
table-reader-lost-chip = { READER($reader) } svarer ikke: der svarer ingen MFRC522 (læst: { $value }h).
    .remedy = Tjek dens kabler, eller skift den. { table-lost-again }
table-reader-lost-reset = { READER($reader) } svarer ikke: chippen har glemt sine indstillinger.
    .remedy = Den sættes op igen. Sker det ofte, så tjek strømforsyningen.
table-reader-lost-antenna = { READER($reader) } svarer ikke: antennen har selv tændt eller slukket sig.
    .remedy = Den sættes op igen. { table-lost-again }
table-reader-lost-encrypting = { READER($reader) } svarer ikke: chippen krypterer det, den sender.
    .remedy = Den sættes op igen. { table-lost-again }
table-reader-lost-other = { READER($reader) } svarer ikke: stationen melder en ukendt fejl.
    .remedy = Læg denne udgaves firmware på stationen. { table-lost-again }
table-seat-lost-absent = Plads { CHAIR($seat) } svarer ikke: { $port } findes ikke.
    .remedy = Sæt dens station i. { table-lost-again }
table-seat-lost-held = Plads { CHAIR($seat) } svarer ikke: et andet program bruger { $port }.
    .remedy = Afslut det program, eller nævn en anden port i bordfilen.
table-seat-lost-denied = Plads { CHAIR($seat) } svarer ikke: Reclaim må ikke åbne { $port }.
    .remedy = Giv brugeren ret til { $port }: føj den til gruppen dialout.
table-seat-lost-forbidden = Plads { CHAIR($seat) } svarer ikke: systemet lukker { $port } for Reclaim.
    .remedy = Installér denne version igen: dens tjenester nævner, hvad Reclaim må åbne.
table-seat-lost-unopened = Plads { CHAIR($seat) } svarer ikke: { $port } er ikke en seriel port.
    .remedy = Nævn den rigtige port i bordfilen.
table-seat-lost-unplugged = Plads { CHAIR($seat) } svarer ikke: stationen blev trukket ud af { $port }.
    .remedy = Sæt den i igen. { table-lost-again }
table-seat-lost-deaf = Plads { CHAIR($seat) } svarer ikke: stationen på { $port } tager ikke imod noget.
    .remedy = Træk den ud, og sæt den i igen. { table-lost-again }
table-seat-lost-silent = Plads { CHAIR($seat) } svarer ikke: stationen på { $port } har tiet i { $seconds } s.
    .remedy = Træk den ud, og sæt den i igen. { table-lost-again }
table-seat-lost-garbled = Plads { CHAIR($seat) } svarer ikke: det, der kommer fra { $port }, er uforståeligt.
    .remedy = Læg denne udgaves firmware på stationen, eller nævn den rigtige port i bordfilen.
table-seat-lost-restarted = Plads { CHAIR($seat) } svarer ikke: stationen på { $port } er startet igen.
    .remedy = { table-lost-again }

## Choices

table-menu-back = Tilbage
table-menu-start = Start
table-menu-which-game = Hvilket spil?
table-menu-game = Spil: { GAME($game) }
table-menu-bots = Botter: { $count }
table-menu-level =
    Botterne spiller: { $level ->
        [easy] blidt
        [normal] godt
       *[sharp] svært at slå
    }
table-menu-levels-differ = Botterne spiller: hver på sit niveau
table-menu-each-bot = Hver bot
table-menu-one-bot = { SEAT($seat) } ({ CHAIR($seat) }): { table-bot }
table-bot =
    { $temper ->
        [bold] dristig
        [careful] forsigtig
        [greedy] grådig
        [grudging] bærer nag
        [hasty] hastig
       *[even] rolig
    }, { $level ->
        [easy] spiller blidt
        [normal] spiller godt
       *[sharp] er svær at slå
    }
table-menu-options = Indstillinger
table-menu-language = Sprog/Language: { LANGUAGE($language) }
table-menu-who-plays = Kom med eller gå
table-menu-over = Hvad nu?
table-menu-again = Spil igen
table-menu-another-game = Et andet spil
table-menu-watch-again = Se det igen
table-menu-watching = En gang til
table-menu-watch-stop = Nok set
table-menu-watch-pause = Stop eller fortsæt
table-menu-watch-back = Et tilbage
table-menu-watch-on = Et frem
table-menu-watch-faster = Hurtigere
table-menu-watch-slower = Langsommere
table-menu-other-bots = Andre botter
table-menu-resume = Fortsæt
table-menu-later = Gem det til senere
table-menu-abandon = Opgiv det
table-menu-abandon-yes = Ja: opgiv det
table-menu-unkept = Hvad nu?
table-menu-unkept-look-after = Tilsyn: sikkerhedskopi, logge, sluk
table-menu-unkept-play = Spil; intet af det gemmes
table-menu-tap-own-pad = Hold det mod din egen læser
table-menu-withdraw = Vælg noget andet
table-menu-rests = Partiet holder pause
table-menu-go-on = Videre
table-menu-leaves = Nogen går
table-menu-comes-back = Nogen kommer tilbage
table-menu-end-match = Slut partiet: alle holder A nede
table-menu-unreadable = Et kort kan ikke læses
table-menu-wrong = Er noget galt?
table-menu-which-card = Kortet er
table-menu-tap-or-name = Vis det, eller nævn det
table-menu-yes-this-card = Ja, dette kort
table-menu-tap-or-choose =
    { $spots ->
        [0] Vælg, og hold så et kort frem
       *[other] { table-menu-tap-a-card }
    }
table-menu-end-turn = Slut turen
table-menu-take-last-back = Tag det sidste tilbage
table-menu-tap-a-card = Hold et kort frem
table-menu-tap-each = Hold hvert kort mod sin læser
table-menu-dealt = Alle kort er delt ud
table-menu-whose-card = Hvis kort er det?
table-menu-deal-again = Del om
table-menu-all-dealt-again = Alle hænder deles om
table-menu-yes-collect = Ja, saml alle kort ind
table-menu-what-is-done = Hvad sker der med det?
table-menu-discard = Kast et kort
table-menu-is-discarded = Det kastes
table-seat = { SEAT($seat) }
table-game = { GAME($game) }
table-menu-yes-has-it = Ja, { SEAT($seat) } har det
table-uncounted =
    { SEAT($seat) }: { $count ->
        [one] et kort på din hånd er
       *[other] { $count } kort på din hånd er
    } ikke talt endnu.
    .remedy = Hold det, der mangler, mod din læser, eller alle holder A nede for at spille videre.
table-battery-low-rounds =
    Båndets batteri er lavt: nok til cirka { $rounds } { $rounds ->
        [one] runde mere
       *[other] runder mere
    }.
    .remedy = Hav nye batterier klar.
table-stand-in-pad = { SEAT($seat) } er gået: hold den hånds kort mod { SEAT($receiver, case: "genitive") } læser, ét ad gangen, usete.
    .remedy = Bordet tager det, der skal bruges; læg de andre tilbage.
table-stand-in-spot = { SEAT($seat) } er gået: hold den hånds kort mod felt { $spot }, ét ad gangen, usete.
    .remedy = Bordet tager det, der skal bruges; læg de andre tilbage.
table-undo-or-play-on = Hold kortet Fortryd frem, eller spil videre, som det er.
table-belt-again =
    { $retry ->
        [none] Tryk så på A, så kører det igen.
       *[other] Det prøver forsigtigt igen om { $retry } s.
    }
table-place = { PLACE($place) }
place-deck = Bunke
table-place-discards = Kastede kort
place-spot = Felt
table-belt-fault-no-current = Båndet drejer ikke, og motoren trækker ingen strøm.
    .remedy = Tjek batteriet, motorens kabel og dens driver. { table-belt-again }
table-belt-fault-encoder-dead = Enkoderen tier, selv om motoren trækker strøm som et bånd, der drejer.
    .remedy = Tjek enkoderen, dens skive og kabel. { table-belt-again }
table-belt-fault-jam = Båndet drejer ikke, selv om motoren har strøm.
    .remedy = Fjern det, der blokerer. Er der intet, så tjek enkoderen og dens kabel. { table-belt-again }
table-belt-fault-runaway = Båndet kører hurtigere, end det skal.
    .remedy = Hold hænderne væk, og tjek enkoderen og motorens driver. { table-belt-again }
table-belt-fault-miscount = Enkoderens omgange passer ikke med mærkaterne på båndet.
    .remedy = Tjek enkoderen, dens skive og kabel og pulses_per_turn i bordfilen. { table-belt-again }
table-belt-fault-run-limit = Båndet har kørt så længe, som bordfilen tillader på én gang.
    .remedy = Start det igen, hvis spillet går videre. { table-belt-again }
screen-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
table-belt-warning-index-silent = Enkoderens indeks tier: der er kommet { $counted } pulser siden, og en omgang har { $expected }.
    .remedy = Tjek indekssensoren og dens kabel. Til da er tabte pulser tabt.
table-belt-warning-index-disagrees = Enkoderen giver { $counted } pulser pr. omgang efter sit indeks; bordfilen siger { $expected }.
    .remedy = Ret pulses_per_turn, eller tjek skiven, sensoren og kablet.
table-belt-warning-no-current-sensed = Båndet drejer, og dets strøm måles til 0 A.
    .remedy = Tjek strømsensoren og dens kabel. Til da ligner en død enkoder en blokering.
table-look-at-battery = Tjek batteriet, AD-omsætteren og deres kabler.
table-belt-warning-adc-silent = AD-omsætteren, der måler batteriet, svarer ikke.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-absent = Batteriet måles til { $volts } V: det eller dets AD-omsætter er ikke tilsluttet.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-too-high = Batteriet måles til { $volts } V, det meste AD-omsætteren kan måle.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-jumps = Batteriets spænding springer mellem { $least } og { $most } V.
    .remedy = { table-look-at-battery }
table-belt-fault-no-motor = Båndet har ingen motor.
    .remedy = Drej båndet med hånden. { table-belt-again }
table-belt-fault-forwards-only = Båndet kører kun forlæns.
    .remedy = Bed om en fart fremad. { table-belt-again }
table-belt-fault-battery-empty = Motorens batteri er tomt, og ingen runde begynder med det.
    .remedy = Sæt nye batterier i. { table-belt-again }

## The window's menu

screen-menu-go-on = Videre
screen-menu-play-on = Spil videre
screen-menu-rules = Regler
screen-menu-log =
    { $on ->
        [yes] Skjul, hvad der er sket
       *[no] Vis, hvad der er sket
    }
screen-menu-language = Sprog: { LANGUAGE($language) }
screen-menu-sound =
    Lyd: { $on ->
        [yes] til
       *[no] fra
    }
screen-menu-full-screen =
    Fuld skærm: { $on ->
        [yes] til
       *[no] fra
    }
screen-menu-another-game = Et andet spil
screen-menu-yes-end = Ja: dette parti slutter
screen-menu-leave = Forlad partiet
screen-menu-yes-leave = Ja: en bot spiller videre for mig
screen-menu-quit = Afslut
screen-menu-people = Folk ved denne skærm: { $count }
screen-menu-operator = Tilsyn med bordet

## What the virtual table says

hands-or = { $some } eller { $last }
hands-wait-for-table = Venter på bordet …
hands-lay-down-first = Læg først det fra dig, du holder.
hands-rests = Partiet holder pause. Vælg en linje, eller klik på Pausekortet for at gå videre.
hands-card-undo = Fortryd
hands-card-recount = Tæl op
hands-card-pause = Pause
hands-card-language = Sprog
hands-card-operator = Tilsyn
hands-match-over = Hvad nu? Vælg en linje, eller tryk på det grønne A for at spille igen.
hands-watching = Du ser på: andre spiller dette parti.
hands-hold-a-to-start = Hold det grønne A nede for at starte, så snart alle er her.
hands-press-a-to-join = Tryk på det grønne A for at være med.
hands-press-a-to-play = Klik på et spil, eller tryk på det grønne A for at spille.
hands-round-over = Runden er slut. Se dig om; tryk så på det grønne A for den næste.
hands-not-heard = Bordet har ikke læst det. Hold det der igen, eller læg det tilbage.
hands-not-chosen = Valget har ændret sig imens: se igen.
hands-nothing-left = Her er ikke mere.
hands-no-room = Her er ikke plads: prøv igen.
hands-did-not-work = Det lykkedes ikke: se igen.
hands-hand-is-full = Din hånd er fuld: læg først dit kort fra dig.
hands-hand-is-empty = Din hånd er tom: klik først på et af dine kort.
hands-still-reading = Et øjeblik: kortet læses stadig.
hands-somebody-elses = De er en andens: lad dem være.
hands-card-is-gone = Det kort er væk: se igen.
hands-may-not-look = Det bliver liggende skjult: du må ikke se det nu.
hands-not-playing = Du spiller ikke med i dette parti: vent, til det er slut.
hands-not-joined = Andre skal til at spille: vær med først, med A.
hands-nothing-lies-here = Her ligger intet. Tag først et af dine kort.
hands-no-cards-left = Her er ikke flere kort.
hands-cards-of = Det er { SEAT($seat, case: "genitive") } kort. Tag først et af dine egne.
hands-cards-are-drawn-here = Her trækkes kort. Tag først dit tilbage på hånden.
hands-chooses-here = { SEAT($seat) } vælger her.
hands-chooses = { SEAT($seat) } vælger
hands-your-choice = Dit valg
hands-your-turn = Det er din tur.
hands-your-turn-to = Din tur: { $asked }
hands-your-turn-asked = Din tur. { $asked }
hands-turn-of = Det er { SEAT($seat, case: "genitive") } tur.
hands-turn-of-put-back = Det er { SEAT($seat, case: "genitive") } tur: læg kortet tilbage. Klik på det, eller tryk på Esc.
hands-put-back = Læg kortet tilbage, hvor det var: klik på det, eller tryk på Esc.
hands-wait-for-others = Vent på de andre.
hands-draw-or-else = Klik på bunken for at trække, eller på det, der lyser.
hands-draw-a-card = Træk et kort: klik på bunken.
hands-drawn =
    { $count ->
        [one] Du har ét indtil nu.
       *[other] Du har { $count } indtil nu.
    }
hands-answered = Du har svaret. Hold V nede for at se dit svar.
hands-answer-secretly = Svar med A eller B: ingen ser hvilken.
hands-take-a-card-of = Tag et kort fra { SEAT($seat) }: klik på en af bagsiderne.
hands-click-card = Klik på et kort.
hands-click-card-or-line = Klik på et kort, eller vælg en linje.
hands-choose-a-line = Vælg en linje: klik på den, eller tryk på B og A.
hands-choose-line = Vælg en linje.
hands-hold-to-look = Se under kortet, der lyser: hold højre museknap eller en finger på det.
hands-remember = Husk, hvad du ser.
hands-turn-each = Klik på hvert kort, der ligger skjult.
hands-turn-each-or-a = Klik på hvert kort, der ligger skjult, eller tryk på det grønne A for dem alle.
hands-is-that-so = Er det rigtigt? Vælg en linje.
hands-click-it-or-line = Klik på det, eller vælg en linje.
hands-click-it = Klik på det.
hands-look-again = Se igen: det er ikke det, der ligger der.
hands-what-is-it = Hvad er det?
hands-lay-it-down = Bordet har læst det. Læg det fra dig: klik på { $where }.
hands-belongs-elsewhere = Det hører til, hvor det lyser.
hands-make-it-yours = Hold det mod din læser, så er det dit: klik på dine kort.
hands-where-to-or-choose = Hvorhen? Klik på { $where }, eller vælg en linje. Et klik på kortet, eller Esc, lægger det tilbage.
hands-choose-what-it-is = Hvad skal det bruges til? Vælg en linje. Et klik på kortet, eller Esc, lægger det tilbage.
hands-does-not-fit = Kortet passer ikke der.
hands-where-to = Hvorhen? Klik på { $where }. Et klik på kortet, eller Esc, lægger det tilbage.
hands-another-player = en anden spiller
hands-glowing-place = et sted, der lyser
hands-the-place = »{ $place }«
hands-the-place-at = »{ $place }« ved felt { $spot }
hands-the-spot = felt { $spot }
hands-the-deck = bunken
hands-your-cards = dine kort
hands-your-pad = din læser
hands-only-you-see = Kun du ser dette
hands-sorted-emblem = Dine kort, efter tegn
hands-sorted-number = Dine kort, efter tal
hands-sorted-dealt = Dine kort, som de kom
hands-at-hand = På hånden
hands-at-pad = Din læser
hands-key-escape = Esc
hands-key-space = Mellemrum
hands-button-a = ja · færdig
hands-button-b = næste · tilbage
hands-you = dig
hands-seat-out-of-reach = uden for rækkevidde
hands-seat-done = Færdig!
hands-seat-ready = klar
hands-seat-empty = tom plads
hands-seat-bot = bot
hands-curtain-name = { SEAT($seat) }, tag skærmen
hands-curtain-how = Tryk på Mellemrum, eller klik, når kun du kigger.

table-staged = Se!
    .remedy = Tryk på A, når du har set det.
    .a = videre
    .b = –
table-react-glad =
    { $wording ->
        [1] Det vidste jeg!
        [2] Fanget!
       *[3] Lige som jeg troede.
    }
table-react-caught =
    { $wording ->
        [1] Åh nej!
        [2] Så du det?
       *[3] Av.
    }
table-react-wrong =
    { $wording ->
        [1] Jeg var så sikker.
        [2] Ups.
       *[3] Min fejl.
    }
table-react-escape =
    { $wording ->
        [1] Pyha!
        [2] Den var tæt på.
       *[3] Heldigt for mig.
    }
table-react-robbed =
    { $wording ->
        [1] Hov, mine kort!
        [2] Tyv!
       *[3] Dem vil jeg have igen.
    }
table-log = Hvad der er sket
table-log-empty = Intet endnu.
table-log-known = Hvad alle ved
table-log-close = L eller et klik lukker dette.

## A table that cannot be opened, and its settings

screen-closed = Bordet kan ikke starte endnu
screen-tries-again = Det prøves igen af sig selv med få sekunders mellemrum.
screen-unkept = Det, der spilles, kan ikke gemmes
screen-unkept-works =
    { $rest ->
        [nothing] Det virker: alle spil. Dele og folk er ukendte, til de registreres igen.
       *[read] Det virker: alle spil, med delene og folkene fra før.
    }
screen-silent-long = Dommeren svarer ikke. Den er ved at starte; tager det minutter, så sluk og tænd bordet.
table-no-sound = Ingen lyd: der er ingen højttaler, der kan åbnes.
    .remedy = Sæt en i, eller et tv med højttalere, så bruges den inden for sekunder.
table-no-graphics = Grafikdriveren mangler, så billedet er langsomt.
    .remedy = Spil videre; installeret igen har denne version driveren med.
table-wifi-password = Netværket »{ $network }« lukker ikke bordet ind.
    .remedy =
        { $by ->
            [phone] Gå på bordets eget wifi med en telefon, og vælg igen der.
            [menu] Vælg »{ screen-own-wifi }« i menuen, og vælg igen der.
           *[card] Ret adgangskoden i reclaim.toml på kortet, og start igen.
        }
table-wifi-absent = Netværket »{ $network }« findes ikke her.
    .remedy =
        { $by ->
            [phone] Gå på bordets eget wifi med en telefon, og vælg igen der.
            [menu] Vælg »{ screen-own-wifi }« i menuen, og vælg igen der.
           *[card] Ret navnet i reclaim.toml på kortet, eller tænd for wifi.
        }
table-wifi-no-radio = Der er valgt et wifi-netværk, men computeren har ingen radio til det.
    .remedy = Sæt et netkabel i, eller fjern wifi fra reclaim.toml på kortet.
table-overlay-lost = Ikke anvendt fra config.txt: { $found }.
    .remedy = Læg filen i mappen overlays på kortet, og nævn den uden parametre.
table-imager-left =
    { $what ->
        [login] Bruger og SSH fra Raspberry Pi Imager gælder ikke: her logger ingen ind.
       *[other] Ikke alt fra Raspberry Pi Imager gælder her.
    }
    .remedy = Det, der gælder, står i reclaim.toml på kortet.
table-closed-file = Bordfilen er forkert.
    .remedy = Ret den, og gem den.
table-closed-wiring = En del af bordet kan ikke nås.
    .remedy = Tjek ledningen og linjen i bordfilen.
table-closed-busy = En del af bordet bruges af et andet program, eller Reclaim må ikke åbne den.
    .remedy = Afslut det program.
table-closed-pieces = Listen over dele modsiger sig selv.
    .remedy = Hent en god liste fra en sikkerhedskopi, eller skriv kortet igen.
table-closed-journal = Partiernes journal kan ikke åbnes.
    .remedy = Afslut programmet, der har den, eller flyt filen; en ny begyndes.
table-closed-disk = Intet parti kunne gemmes: { table-disk }.
    .remedy = Skab plads på disken, eller skift den; intet, der er spillet, er tabt.
table-closed-other = Bordet kan ikke åbnes.
    .remedy = Ret det, der nævnes nedenfor.
table-settings-unread = Indstillingerne i { $file } kan ikke læses, så de er som normalt.
    .remedy = Læg filen tilbage; README siger, hvad der hører til i den.
table-settings-syntax = reclaim.toml, linje { $line }, springes over: { $text }
    .remedy = Skriv den som NAVN = VÆRDI, og tekster i "anførselstegn".
table-settings-unknown = reclaim.toml, linje { $line }: indstillingen { $key } findes ikke.
    .remedy =
        { $meant ->
            [none] Tag linjen ud.
           *[other] Skriv { $meant } i stedet.
        }
table-settings-missing = reclaim.toml, linje { $line }: { $key } mangler.
    .remedy = { table-settings-expected }
table-settings-value = reclaim.toml, linje { $line }: { $key } kan ikke være { $found }.
    .remedy = { table-settings-expected }
table-settings-expected =
    { $key ->
        [language] Skriv en af { LANGUAGES() }.
        [volume] Skriv et helt tal fra 0 til 100.
        [table] Skriv navnet på en ledningsføring eller en fil, i "anførselstegn".
        [players] Skriv navne på højst 10 bogstaver sådan: ["Ada", "Ben"].
        [hostname] Skriv bogstaver fra A til Z, cifre og bindestreger, som "reclaim".
        [timezone] Skriv et sted som "Europe/Copenhagen".
        [keyboard] Skriv to eller tre små bogstaver, som "da".
        [phones] Skriv true eller false, uden anførselstegn.
        [home_assistant] Skriv true eller false, uden anførselstegn.
        [broker_commands] Skriv true eller false, uden anførselstegn.
        [broker] Skriv en adresse som "mqtt://broker.lan".
        [update_from] Skriv en adresse som "https://example.org/reclaim/".
        [wifi] Skriv det som et afsnit [wifi] med country, name og password.
        [country] Skriv landets to bogstaver, som "DK".
        [name] Skriv netværkets navn, i "anførselstegn".
       *[password] Skriv netværkets adgangskode på 8 til 63 tegn, i "anførselstegn".
    }
table-update-checking = { $file } kontrolleres.
    .remedy =
        { $by ->
            [phone] Det tager et minut eller to.
           *[stick] Lad nøglen sidde.
        }
table-update-taken = { $file } er signeret til dette bord: version { $version } skrives.
    .remedy =
        { $by ->
            [phone] Bordet starter igen af sig selv. En strømafbrydelse gør ingen skade.
           *[stick] Lad nøglen sidde, til bordet starter igen. En strømafbrydelse gør ingen skade.
        }
table-update-written =
    { $when ->
        [later] Version { $version } er skrevet. Bordet genstarter med den, når ingen spiller.
       *[now] Version { $version } er skrevet, og bordet genstarter med den.
    }
    .remedy = Vent på det første billede; det tager så længe som at tænde.
table-update-waits = Version { $version } fra { $file } installeres, når ingen spiller.
    .remedy =
        { $by ->
            [phone] Spil videre.
           *[stick] Spil videre, og lad nøglen sidde.
        }
table-update-on-trial =
    { $by ->
        [phone] Det prøves stadig, om den nye version virker. Det, telefonen har bragt, ses der på bagefter.
       *[stick] Den nye version prøves stadig. Bagefter er det nøglens tur.
    }
    .remedy =
        { $by ->
            [phone] Vent et minut.
           *[stick] Lad den sidde et minut.
        }
table-update-older = { $file } er version { $version }; { $running } kører, og den er ikke ældre.
    .remedy =
        { $by ->
            [phone] Installér den fra tilsynssiden, eller lad det være.
           *[stick] Tag nøglen ud, eller installér den på tilsynssiden.
        }
table-update-fetched = Version { $version } er hentet.
    .remedy = Den installeres om natten, eller nu: »{ web-desk-title }«, og dér »{ table-menu-install }«.
table-update-none = Der er ingen ny version på denne nøgle.
    .remedy = Kopiér .slot-filen og dens .minisig over på den, uden for alle mapper.
table-update-files =
    { $system ->
        [none] Denne nøgle har intet filsystem, som bordet kan læse.
       *[other] Denne nøgle har filsystemet { $system }, som bordet ikke kan læse.
    }
    .remedy = Formatér den som FAT32 eller exFAT, og kopiér filerne igen.
table-update-stick = Nøglen kan ikke læses.
    .remedy = Sæt den i igen, eller tag en anden.
table-update-pulled = Nøglen blev taget ud, mens den blev læst. Intet er ændret.
    .remedy = Sæt den i igen, og lad den sidde.
table-update-passed =
    { $file } springes over: { $why ->
        [dot] den slags noter skriver en Mac
        [folder] der ledes ikke i mapper
        [packed] den er pakket
        [card] den er et helt korts billede
        [name] navnet ender ikke på .slot
        [lone] dens .slot-fil mangler
        [unreadable] den kunne ikke læses til ende
        [other] den er til en anden slags computer
        [here] version { $version } kører allerede
        [tried] den er prøvet før, uden held
        [large] den er for stor til dette kort
        [journal] den ville ikke kunne læse bordets partier
        [older] der ligger en nyere ved siden af
       *[unsigned] den er ikke signeret til dette bord, eller den er beskadiget
    }.
    .remedy =
        { $by ->
            [phone] Bring en anden .slot-fil og dens .minisig med telefonen.
           *[stick]
                { $why ->
                    [dot] Der skal ikke gøres noget.
                    [folder] Kopiér begge filer ud af mappen.
                    [packed] Pak den ud på en computer.
                    [card] Kopiér .slot-filen og dens .minisig i stedet.
                    [name] Giv den dens eget navn igen.
                    [unreadable] Kopiér den en gang til, eller tag en anden nøgle.
                    [other] Tag filen til denne.
                    [here] Tag nøglen ud.
                    [tried] Læg en nyere version på nøglen.
                    [large] Skriv den nye version til et kort, som den første dag.
                    [journal] Behold den nyere version.
                    [older] Der skal ikke gøres noget.
                   *[unsigned] Kopiér .slot-filen og dens .minisig en gang til.
                }
        }
table-update-confirmed = Version { $version } kører.
    .remedy = Sidder der en nøgle i, så tag den ud.
table-update-rolled-back = Version { $version } bestod ikke prøven, så den forrige er tilbage.
    .remedy = Spil videre uden nøgle; meld det med loggene.
table-update-card = Kortet gemmer ikke det, der skrives på det. Opdateringen tages ikke.
    .remedy = Spil videre, og skift snart kortet.
table-data-repaired = Dataene på kortet var beskadiget og er repareret. Intet gik tabt.
    .remedy = Gem snart en sikkerhedskopi på en nøgle: kort slides.
table-trial = Version { $version } prøves, cirka et minut.
    .remedy = Tryk så på A for at spille.

## The operator's page

screen-operator = Tilsyn med bordet
screen-operator-reader = Læser
screen-operator-tags = Mærkater
screen-operator-losses = Udfald
screen-operator-noise = Støj
screen-operator-station = Station
screen-operator-firmware = Firmware
screen-operator-bad-lines = Fejl
screen-operator-percent = { $percent } %
screen-operator-unknown = ukendt
screen-operator-belt = Bånd
screen-operator-belt-is =
    { $state ->
        [no-motor] ingen motor
        [turns] drejer
        [fault] står på grund af en fejl
       *[stands] står
    }
screen-operator-speed = { $rpm } omgange i minuttet
screen-operator-laps = { $laps } omgange siden starten
screen-operator-battery = Batteri
screen-operator-battery-is =
    { $level ->
        [good] godt
        [low] lavt
        [empty] tomt
       *[unknown] ukendt
    }
screen-operator-volts = { $volts } V
screen-operator-hours = nok til { $hours } t kørsel
screen-operator-disk = Disk
screen-operator-free = { $free } GB fri
screen-operator-no-fault = ingen fejl
screen-operator-last-fault = seneste fejl
screen-operator-computer = Computer
screen-operator-temperature = { $celsius } °C
screen-operator-temperature-unknown = temperatur ukendt
screen-operator-slow-unknown = drosling ukendt
screen-operator-not-slow = fuld fart
screen-operator-slow =
    { $throttle ->
        [under-voltage] for svag forsyning
        [capped] droslet
        [throttled] droslet meget
       *[warm] for varm
    }
screen-operator-was-slow =
    { $throttle ->
        [under-voltage] havde for svag forsyning
        [capped] var droslet
        [throttled] var droslet meget
       *[warm] var for varm
    }
screen-operator-versions = Versioner
screen-operator-phones = Telefoner
screen-operator-no-phones = ikke lukket ind
screen-operator-image = Image
screen-operator-no-image = intet: et installeret system
screen-operator-no-faults = Ingen fejl siden starten.
screen-operator-minutes-ago =
    { $minutes ->
        [0] lige nu
       *[other] for { $minutes } min. siden
    }
screen-operator-hours-ago = for { $hours } t siden
table-operator = B: næste, A: vælg.
table-language = { LANGUAGE($language) }
table-language-later = Sproget skiftes, når der ikke er et parti på bordet.
    .remedy = { table-operator-later.remedy }
table-operator-later = Tilsynets side åbnes, når der ikke er et parti på bordet.
    .remedy = Spil partiet færdigt, eller slut det med Pausekortet; hold så kortet frem igen.
table-menu-operator = Hvad skal gøres?
table-menu-save-logs = Gem loggene på en USB-nøgle
table-menu-save-backup = Gem en sikkerhedskopi på en USB-nøgle
table-menu-take-backup = Hent en sikkerhedskopi fra en USB-nøgle
table-menu-restart = Start bordet igen
table-menu-yes-restart = Ja, start igen
table-menu-shut-down = Sluk
table-menu-yes-shut-down = Ja, sluk
table-menu-install = Installér version { $version }
table-menu-yes-install = Ja, installér version { $version }
table-saving-logs = Loggene gemmes …
    .remedy = Lad nøglen sidde.
table-restarting = Bordet starter igen.
table-packing-logs = Loggene pakkes …
table-logs-packed = Loggene er pakket.
table-changing-settings = Indstillingerne ændres …
table-settings-changed = Indstillingerne er ændret. Sprog, lydstyrke og bord gælder fra næste start.
table-settings-refused = Indstillingerne er som før: { $system }.
table-shutting-down = Bordet slukker …
    .remedy = Afbryd det, når skærmen er mørk.
table-installing = Version { $version } installeres …
    .remedy = Lad nøglen sidde.
table-logs-saved = Loggene er på nøglen, i mappen { $folder }.
    .remedy = Du kan tage den ud nu.
table-logs-no-stick = Der er ingen USB-nøgle.
    .remedy = Sæt en i, vent nogle sekunder, og prøv igen.
table-logs-unreadable = USB-nøglen kan ikke læses.
    .remedy = Formatér den som FAT32 eller exFAT, eller tag en anden.
table-logs-full = Der er ikke plads på USB-nøglen.
    .remedy = Skab plads på den, eller tag en anden.
table-logs-failed = Loggene kunne ikke gemmes.
    .remedy = Prøv igen, eller tag en anden nøgle.
table-saving-backup = Sikkerhedskopien gemmes …
    .remedy = Lad nøglen sidde.
table-taking-backup = Sikkerhedskopien læses …
    .remedy = Lad nøglen sidde.
table-backup-saved = Dele, folk og partier er på nøglen, i { $file }.
    .remedy = Du kan tage den ud nu.
table-backup-failed = Sikkerhedskopien kunne ikke gemmes eller læses.
    .remedy = Prøv igen, eller tag en anden nøgle.
table-backup-none = Der er ingen sikkerhedskopi på USB-nøglen.
    .remedy = Tag nøglen med en fil som reclaim-backup-1.db.
table-backup-damaged = { $file } er beskadiget. Intet af den tages.
    .remedy = Tag en tidligere kopi fra nøglen, eller en anden.
table-backup-foreign = { $file } er ingen sikkerhedskopi af et bord. Intet af den tages.
    .remedy = Tag nøglen med en fil, som denne side har gemt.
table-backup-newer = { $file } er fra et nyere Reclaim end dette. Intet af den tages.
    .remedy = Opdatér først dette bord.
table-backup-taken = Tilføjet fra { $file } – partier: { $matches }, dele: { $pieces }, folk: { $people }.
    .remedy =
        { $left ->
            [0] Alt, hvad der var her, bliver. Bordet starter igen med det.
           *[other] Alt, hvad der var her, bliver; mærkater, der er andre dele her, udeladt: { $left }. Bordet starter igen.
        }
table-backup-known = Alt i { $file } er her allerede.
    .remedy = Du kan tage den ud nu.
table-order-failed = Bordet kunne ikke bede sin computer om det.
    .remedy = Prøv igen; hjælper det ikke, så sluk og tænd.
table-order-unanswered = Computeren har ikke svaret.
    .remedy = Prøv igen; hjælper det ikke, så sluk og tænd.
table-disk-failed = Disken har svigtet: { table-disk }.
    .remedy = Skab plads på den, eller skift den.

## Navne

screen-best = De bedste hidtil
screen-best-won = { $wins } af { $matches } vundet
screen-evening = I aften
screen-evening-match = { GAME($game) } · { $minutes } min
table-person = { $name }
    .genitive = { $name }s
    .genitive-after-s = { $name }'
table-menu-names = Navne
table-menu-no-name = Intet navn
table-player-later = Navne skiftes, når der ikke er et parti på bordet.
table-name-moved = Navnet { $name } er nu på en anden plads: to personer skal have to navne.
    .remedy = { table-operator-later.remedy }
# A theft at the virtual table: one press does it

hands-take-cards-of-or-a = Tag kort fra { SEAT($seat) }: klik på en af bagsiderne, eller tryk på det grønne A, så får du dem alle.
## Making a table

table-seat-lost-unassigned = Plads { CHAIR($seat) } har endnu ingen station.
    .remedy = Skriv dens port i bordfilen, for eksempel /dev/ttyACM0, og start igen.
table-seat-lost-stranger = Stationen på { $port } kalder sig { $number }, som ingen plads har; plads { CHAIR($seat) } har en anden.
    .remedy = Sæt pladsens egen station i dér.
table-seat-lost-double = Stationen på { $port } kalder sig { $number }, ligesom en anden, der svarer.
    .remedy = Tag en af de to ud.
table-station-old = Stationen på plads { CHAIR($seat) } har firmware { $found }, ældre end { $expected }.
    .remedy = Spil videre; opdatér den fra en computer over USB (firmware/station).
table-button-stuck = Knap { $button } på plads { CHAIR($seat) } er nede hele tiden og tæller ikke.
    .remedy = Slip den. Hvis ingen trykker på den: tjek kontakten og ledningen.
screen-enrol-piece =
    { $kind ->
        [tile] Kuffert
        [token] Skattebrik
        [control] Styrekort
       *[card] Kort
    } { $number } af { $of }
screen-enrol-hold = Hold denne del fladt mod en læser, ligegyldigt hvilken, i et halvt sekund.
screen-enrol-missing = Mangler endnu: { $count }
table-menu-enrol = Registrér dele
table-menu-enrol-game = { GAME($game) } ({ $count })
table-menu-enrolling = Hvilken mærkat er hvilken?
table-menu-enrol-skip = Spring den over
table-menu-enrol-undo = Tag den sidste tilbage
table-enrol-enrolled = Registreret.
table-enrol-two = To mærkater på én gang.
    .remedy = Hold én del frem ad gangen.
table-enrol-known = Denne mærkat hører allerede til en anden del.
    .remedy = Tag delen på billedet.
table-enrol-changing = Det er en telefon eller et bankkort.
    .remedy = Tag delen på billedet.
table-enrol-brief = Det var for kort.
    .remedy = Hold den fladt og stille i et halvt sekund.
table-enrol-weak = Denne mærkat læses dårligt.
    .remedy = Sæt en anden på delen.
table-enrol-skipped = Der spørges om den senere.
table-enrol-back = Den sidste mærkat er glemt.
table-enrol-nothing-to-undo = Der er intet at tage tilbage.
table-enrol-done = Der mangler ikke mere.
## Learning a game

table-menu-how-to-play = Sådan spiller du
table-menu-rules = Reglerne i seks billeder
table-menu-teach = { $on ->
        [yes] Partiet forklarer sig: ja
       *[no] Partiet forklarer sig: nej
    }
screen-menu-why = Hvorfor gik det ikke?
table-reads-rules = Sådan spilles det.
    .remedy = A eller B går tilbage.
table-teaches = Hver ny handling forklares én gang.
    .remedy = Hold B nede for at se det igen.

## Why: a sentence for each ruling of all games (docs/rulings-all-games.md)

table-rule-2 = Går nogen, bliver hånden liggende, og bordet gør det mildeste træk for den.
table-rule-3 = Kun det sidste træk kan tages tilbage, så længe det ikke har vist nogen noget.
table-rule-4 = Det, der afhænger af et ulæst kort, venter, til det er læst eller nævnt.
table-rule-6 = Et kort læses, når det spilles, eller hvert, når det kommer på en hånd: sådan er det valgt for dette parti.

## Indstillinger

table-menu-volume =
    Lydstyrke: { $volume ->
        [0] lydløs
       *[other] { $volume } %
    }
table-menu-speed =
    Bordets tempo: { $speed ->
        [slow] langsomt
        [normal] normalt
       *[fast] hurtigt
    }
table-menu-brightness =
    Lysstyrke: { $percent ->
        [unknown] ukendt
       *[other] { $percent } %
    }
table-no-backlight = Denne skærm kan ikke dæmpes herfra.
    .remedy = Brug skærmens egne knapper.

## Hvem begynder

table-menu-begins =
    { $game ->
        [captains-orders] Deler først
       *[other] Begynder
    }: { $how ->
        [turn-about] { SEAT($seat) }, på skift
        [by-lot] ved lodtrækning
       *[seat] { SEAT($seat) }
    }
table-menu-turn-about = På skift: { SEAT($seat) }
table-menu-by-lot = Ved lodtrækning
table-menu-who-begins =
    { $game ->
        [captain-bluff] Hvem begynder? Æsken siger: den, der sidst har fløjet.
        [bluff-pirate] Hvem begynder? Æsken siger: den yngste spiller.
        [captains-orders] Hvem deler først? Spilleren til venstre for deleren begynder.
       *[other] Hvem begynder?
    }

## Calibrating the belt

table-menu-calibrate = Mål båndet op
table-menu-calibrate-begin = Start: båndet kører
table-menu-calibrate-metered = Måleren viser { NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V: start
table-menu-calibrate-meter =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V
table-menu-calibrate-stop = Stop båndet
table-menu-calibrate-write = Behold værdierne
table-calibrate-halted = Båndet er stoppet, og intet blev målt.
table-calibrate-stopped = Båndet stoppede af sig selv.
    .remedy = Fjern det, der holder det, og start igen.
table-calibrate-no-tile = Kufferten kom for sjældent forbi læseren.
    .remedy = Ligger den på båndet? Prøv en anden: dens mærkat læses måske dårligt.
table-calibrate-two-tiles = Der ligger mere end én kuffert på båndet.
    .remedy = Lad én ligge, og start igen.
table-calibrate-uneven = Kufferten kom ujævnt rundt.
    .remedy = Se, om båndet skrider, og tjek enkoderen og dens kabel.
table-calibrate-same = Det står allerede i bordets fil.
table-calibrate-in-file = Det står nu i bordets fil.
    .remedy = { $when ->
        [now] Bordet starter igen med dem.
       *[later] De gælder, når bordet tændes igen.
    }
table-calibrate-in-table = Bordet har gemt værdierne.
    .remedy = { $when ->
        [now] Bordet starter igen med dem.
       *[later] De gælder, når bordet tændes igen.
    }
table-calibrate-unwritten = Værdierne kan ikke gemmes.
    .remedy = { $text }
screen-calibrate-hint = Læg én kuffert på båndet og intet andet. Båndet kører nogle minutter; enhver knap stopper det.
screen-calibrate-meter = Med en måler: indstil, hvad den viser for motorens batteri, mens båndet står.
screen-calibrate-step =
    { $step ->
        [settling] Enhederne melder sig.
        [zones] Langsomt: hvor hver læser hører kufferten.
        [curve] Lidt hurtigere hver gang: hvad motoren behøver.
       *[turns] Fuld fart: enkoderens impulser.
    }
screen-calibrate-rounds = Kufferten er kommet rundt: { $count }
screen-calibrate-value =
    { $value ->
        [pulses] Impulser pr. omgang
        [full-duty] Effekt ved fuld fart
        [friction-duty] Effekt mod friktion
        [divider] Batteriets deler
        [limit] Strømgrænse, A
        [place] { READER($reader, case: "short") }: plads, mm
        [zone] { READER($reader, case: "short") }: zone, mm
       *[missed] { READER($reader, case: "short") }: overset, %
    }
screen-calibrate-measured = Målt
screen-calibrate-said = Hidtil
table-belt-fault-held = Noget holder båndet: motoren bruger mere strøm end sin grænse.
    .remedy = Fjern det, der holder. Er der intet, så se, om båndet let kan drejes med hånden. { table-belt-again }
# What a game's box says of it

screen-box-players = { $fewest } til { $most } spillere
screen-box-ages = fra { $age } år
screen-box-minutes = cirka { $minutes } minutter
## Hands that draw and choose

hands-click-the-deck = Klik på bunken.
hands-draws-nothing = Der skal ikke trækkes nu.
hands-click-player-or-line = Klik på en spiller, eller vælg en linje.

## The doctor on the operator's page

table-menu-doctor = Tjek bordet
table-menu-doctor-again = Tjek igen
table-menu-doctor-next = Næste side
table-doctor-pins = kun dette program har dem
table-doctor-pins-shared = { $found } holder dem, og det holder ingen andre programmer væk
    .remedy = Installér denne version igen: den har lgpio med, som holder andre væk.
table-doctor-silent = har intet sagt
    .remedy = Tjek ledningerne, og om der er strøm.
table-doctor-unpolled = bliver ikke spurgt om mærkater
    .remedy = Gem loggene, og meld det.
table-doctor-noise = { $count } opslag i sekundet, { $percent } % ikke forstået; chippens version { $version }h
    .remedy = Tag alle dele væk, og tjek igen. Bliver det ved: kortere ledninger, 20 mm til metal og motor, 100 uF ved dens 3,3 V.
table-doctor-answers = svarer
table-doctor-station-silent = har intet sagt
    .remedy = Er den sat i?
table-doctor-firmware = har firmware { $found }, denne udgave { $expected }
    .remedy = { table-station-old.remedy }
table-doctor-station = firmware { $version }, ødelagte linjer: { $count }
    .remedy = Tag et andet USB-kabel, væk fra motorens ledninger.
table-doctor-stray = talte { $value } omgange, mens båndet stod
    .remedy = Skærm den mod lys, hold dens ledning fra motorens, og sæt 100 nF over den.
table-doctor-no-stray = tæller intet, mens båndet står
table-doctor-current-unknown = sensoren siger intet fornuftigt
    .remedy = Tjek ledningerne til sensoren og ADC'en.
table-doctor-current = { $value } A, mens båndet står
    .remedy = En motor i ro bruger intet: tjek ledningerne til driveren og sensoren.
table-doctor-battery-unknown = { screen-operator-unknown }
    .remedy = Tjek ledningerne til ADC'en og spændingsdeleren.
table-doctor-battery = { screen-operator-volts }: { screen-operator-battery-is }
    .remedy = Sæt nye batterier i.
table-doctor-untold = det siger denne computer ikke
table-doctor-temperature = { $celsius } °C
    .remedy = Giv den luft eller en køleplade.
table-doctor-supply-weak = har været for svag siden starten
    .remedy = Brug Pi'ens egen strømforsyning: 5,1 V, 3 A.
table-doctor-supply = stærk nok siden starten
table-doctor-disk-unknown = { screen-operator-unknown }
    .remedy = Er mappen med partierne der?
table-doctor-disk = { $free } MB fri
    .remedy = Gør plads, eller tag et større kort.
table-doctor-clock-unset = aldrig stillet: partier får forkerte datoer
table-doctor-clock = { $found }
table-doctor-no-kms = systemet kan ikke vise noget på den
    .remedy = Skriv dtoverlay=vc4-kms-v3d i config.txt på kortet, og start igen.
table-doctor-screen = er tilsluttet
table-doctor-screen-off = er slukket eller ikke tilsluttet
table-doctor-usual = plejer at være { $value } { $unit }
table-doctor-history-begun = kunne ikke læses og begynder forfra
table-doctor-history-unkept = kan ikke gemmes
screen-doctor-watching = Bordet bliver iagttaget. Tag alle dele væk fra læserne, og lad båndet være.
screen-doctor-verdict =
    { $count ->
        [0] Alt, hvad der er tjekket, er i orden.
       *[other] Skal ordnes: { $count }
    }
screen-doctor-leaf = { $number } / { $of }
screen-doctor-what =
    { $kind ->
        [reader] { READER($device) }
        [pad] { screen-operator-reader } { CHAIR($device) }
        [station] { screen-operator-station } { CHAIR($device) }
        [pins] Ben
        [belt] { screen-operator-belt }
        [belt-sensor] Båndsensor
        [current] Motorstrøm
        [battery] { screen-operator-battery }
        [temperature] Temperatur
        [supply] Strømforsyning
        [disk] { screen-operator-disk }
        [clock] Ur
        [screen] Skærm
        [push] Skubbekraft
        [motor] Motor
       *[history] Tidligere tal
    }
## No card to play

hands-no-card-to-play = Ingen af dine kort kan spilles nu: vælg en linje.
## Names, chosen by all at the same time

screen-naming = Hvem er I?
table-naming = Alle vælger på samme tid. B: næste, A: vælg.
    .remedy = Den, der er klar og holder A nede, venter ikke på nogen.
hands-choose-your-name = Vælg dit navn, så dit ansigt: klik på det, eller tryk på B og A.
## Somebody reads: play waits

table-reads = { SEAT($seat) } læser: bagefter spilles der videre.
table-waits-for-reader = Nogen læser: dette tæller ikke endnu.
    .remedy = Der spilles videre, når den menu er lukket.
table-log-waits = Spillet venter. L: videre.

## Readers by their places

table-reader =
    { $kind ->
        [pad] Læseren hos { CHAIR($seat) }
        [belt] Læseren ved båndet
        [numbered] Læser { $number } ved båndet
        [spot] Læseren ved felt { $number }
       *[other] Læseren { $name }
    }
    .short =
        { $kind ->
            [pad] { CHAIR($seat) }
            [belt] { screen-operator-belt }
            [numbered] { screen-operator-belt } { $number }
            [spot] { place-spot } { $number }
           *[other] { $name }
        }
screen-operator-named = { READER($reader, case: "short") }

table-why-at = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
table-why-nothing = Båndet har intet fortalt i dette parti.
table-why-no-belt = Dette spil bruger ikke båndet, og i dette parti skulle intet rettes.
table-why-said = Bordet sagde:

## Any game of cards

table-hand-full = Et kort for meget på denne læser.
    .remedy = Læg kortet tilbage i bunken.
table-not-in-hand = Så vidt bordet har set, er dette kort ikke på din hånd.
    .remedy = Læg det tilbage, hvor det var; vis et kort fra din hånd.
table-nobody-there = Ingen spiller der.
    .remedy = Vælg en plads, der spiller.
table-not-unread = Hvert kort, der blev spillet eller delt ud dér, er læst.
    .remedy = Spil videre.
table-read-each = I dette parti læses hvert kort, når det deles ud.
    .remedy = Hold hver hånds kort mod den plads' læser.
table-not-your-turn = Det er en anden plads' tur.
    .remedy = Tag kortet tilbage, og vent.
table-not-from-deck = Dette kort er ikke fra bunken.
    .remedy = Læg det tilbage, hvor det var.
table-not-a-card = Det er ikke et kort fra dette spil.
    .remedy = Nævn et kort fra spillet.
table-prompt-reading = Et kort blev ikke læst.
    .remedy = Vis det igen, eller nævn det.
table-prompt-over = Partiet er slut.
    .remedy = Tryk på A for at spille igen.

table-option-reading =
    Kort læses: { $value ->
        [late] når de spilles
       *[every] hvert, når det deles ud eller trækkes
    }
table-problem-card-twice = Et kort er to steder.
    .remedy = { table-undo-or-play-on }
table-problem-card-elsewhere = Et kort blev set, som allerede ligger et andet sted.
    .remedy = { table-undo-or-play-on }

# ---- the player's window: what the table's hints say where there are no pads, spots and buttons

scene-where-to = Hvorhen?
scene-what-for = Hvad skal det bruges til?
scene-lay-down = Læg det, hvor det lyser.
scene-put-back = Tag kortet tilbage på hånden.
scene-no-card = Ingen af dine kort kan spilles nu.
scene-turn-each = Vend de skjulte kort.
scene-take-of = Tag et kort fra { SEAT($seat) }.
scene-yours = Læg det til dine kort.
scene-look-under = Kig under kortet, der lyser.
scene-ready = Klar?
scene-take-back-first = Tag først det sidste par tilbage.
scene-one-moment = Et øjeblik.
scene-show-it = Tjek den, og læg den hos de viste par.
scene-card-first = Klik først på et af dine kort.
scene-passenger-first = Klik først på den åbne passager.
scene-is-that-so = Er det sådan?
scene-look-inside = Hvis kuffert er det?
scene-flip = Vend din næste passager.
scene-done = Ingen passagerer tilbage!
scene-counting = Hænderne væk, tak: båndet tæller sine kufferter.
scene-play = Spil det
scene-check = Tjek den
scene-go-on = Videre
scene-faster = Hurtigere
scene-round-over = Runden er slut.
scene-was-that-all = Var det alt?
scene-nothing-to-show = Du har ingen par at vise.
scene-check-first = Tjek først, hvis kufferten er.
scene-answered = Du har svaret.
scene-not-heard = Bordet har ikke læst det. Prøv igen.
scene-play-now = Spil
scene-another-game = Et andet spil
scene-shall-we = Hvad skal vi spille?
scene-we-play = Vi spiller: { GAME($game) }
scene-who-plays = Er alle her?
scene-continue = { GAME($game) } hviler · { NAMES($seats) }
scene-own-name =
    { $named ->
        [yes] Dig: skift navn
       *[no] Dig: vælg et navn
    }
scene-type-name = Skriv et navn
scene-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ
scene-name-letters = Navne har højst { $most } bogstaver, og de er latinske, græske, kyrilliske, hebraiske, armenske eller georgiske.
scene-sit = Sæt dig her
scene-add-bot = Tilføj en bot
scene-opening = Klik eller tryk på en tast for at begynde
scene-leave = Rejs dig
scene-resume = Gå videre med det, eller vælg et spil.
scene-give-up = Opgiv det? Så kan ingen gå videre med det.
table-story-liar = { SEAT($seat) } slipper af sted med flest bluff: { $count }
table-story-saw-through = { SEAT($seat) } gennemskuer flest bluff: { $count }
table-story-caught = { SEAT($seat) } bliver oftest taget i bluff: { $count }
table-story-doubted = { SEAT($seat) } tvivler oftest forgæves: { $count }
table-story-lead = { SEAT($seat) } fører i { $count } % af trækkene
table-story-quickest = { SEAT($seat) } bruger { $seconds } s på det hurtigste træk
table-story-longest = { SEAT($seat) } tænker højst i { $seconds } s
table-story-usual = { SEAT($seat) } bruger i snit { $seconds } s på et træk
table-story-moves = { SEAT($seat) } foretager så mange træk: { $count }
table-story-share = { SEAT($seat) } foretager { $count } % af alle træk
table-story-total = { SEAT($seat) } slutter med denne stilling: { $count }
table-story-place = { SEAT($seat) } sidder på plads { $count } ved bordet
table-story-league = Ligaen: { SEAT($seat) } – { ACHIEVEMENT($what) }
achievement-first-win = den første sejr
achievement-ten-matches = ti partier spillet
achievement-hundred-matches = hundrede partier spillet
achievement-three-in-a-row = tre sejre i træk
achievement-found-five = fem fundet i træk
achievement-saw-through-three = gennemskuede tre bluff
achievement-saw-through-fifty = gennemskuede halvtreds bluff
table-figure-liar = Bluff, der lykkedes
table-figure-caught = Bluff, der blev afsløret
table-figure-saw-through = Gennemskuet bluff
table-figure-doubted = Forgæves tvivl

## Tests of the belt on the operator's page

table-menu-push = Mål skubbekraften
table-menu-push-hold = Hold A nede: båndet skubber
table-menu-push-reads = Vægten viste { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N: færdig
table-menu-push-scale =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N
table-push-again = Det var blidt nok: nu en gang til med fuld kraft.
table-push-unlimited = Intet begrænser strømmen i denne motor: skubbekraften måles ikke.
    .remedy = Brug en driver, der begrænser den, eller en strømsensor med limit_a.
table-doctor-push = { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N ved fuld kraft; højst { $most } N
    .remedy = Tag batteriet ud. Skift motordriverens modstand, aldrig programmet.
table-doctor-push-unmeasured = Ingen har målt endnu, hvor hårdt båndet skubber.
    .remedy = Vælg »{ table-menu-push }«, før en hånd kommer i nærheden.
table-menu-lights = Prøv lys og lyd
table-lights-shown =
    Hver plads lyser nu { $colour ->
         [white] hvidt
         [red] rødt
         [green] grønt
         [blue] blåt
         [yellow] gult
         [orange] orange
        *[purple] lilla
    }, og der høres en lyd.
table-lights-done = Det var alle lys og lyden.
    .remedy = Manglede der noget? Se på stik, ledning og lydstyrke.
table-menu-motor = Afprøv motoren
table-menu-motor-begin = Begynd: båndet kører
table-doctor-motor = { $rpm } af { $expected } omgange i minuttet, med { $percent } % af fuld kraft
    .remedy = Sæt friske batterier i, og se efter, at båndet kører let.
screen-trial-hint =
    { $what ->
        [push] Hæng en bagagevægt på en bakke, og hold vægten, ikke båndet. Hold så A nede, højst 3 sekunder.
       *[motor] Båndet kører nogle sekunder. Hold hænderne væk; enhver knap stopper det.
    }

## Whose station is whose, on the operator's page

table-menu-assign = Hvis station er hvis
table-menu-assign-skip = Spring denne plads over
screen-assign-hint = Tryk på A på { SEAT($seat) }s station, eller vælg »{ table-menu-assign-skip }«.
table-assigned = Tildelte stationer: { $count }. Bordet starter igen med dem.
table-assign-none = Der sidder ingen Pico uden plads.
    .remedy = Sæt den i; gør først en ny til en station: »{ table-menu-flash }«.
table-menu-spare = Den nye station hører til { SEAT($seat) }
table-spare = Station { $number } svarer, som ingen plads har, men ikke den på plads { CHAIR($seat) }.
    .remedy = Er den dens reserve: »{ web-desk-title }«, og dér »{ table-menu-spare }«.

## A new Pico becomes a station, on the operator's page

table-menu-flash = Gør en ny Pico til en station
table-menu-flash-wait = Vent, til det er færdigt
screen-flash-step =
    { $step ->
        [micropython] MicroPython bliver skrevet. Lad Picoen sidde i.
        [restart] Picoen starter igen.
        [program] Stationens program bliver skrevet. Lad Picoen sidde i.
       *[look] Leder efter Picoen.
    }
table-flashed = Picoen er nu en station med firmware { $version }.
    .remedy = Vælg »{ table-menu-assign }« for at give den en plads.
table-flash-none = Der sidder ingen ny Pico i.
    .remedy = Hold dens BOOTSEL-knap nede, mens du sætter den i, og vælg dette igen.
table-flash-several = Nye Picoer, der sidder i: { $count }
    .remedy = Lad kun én af dem sidde, og vælg dette igen.
table-flash-other-chip = Dette er en { $board }, og { $file } er MicroPython til en anden chip.
    .remedy = Læg .uf2-filen til den på kortets første partition, eller tag en anden Pico.
table-flash-no-uf2 = Der er ingen MicroPython til en { $board } på kortet.
    .remedy = Hent dens .uf2-fil fra micropython.org på en anden computer, og kopiér den til kortets første partition eller til det drev, som Picoen er dér.
table-flash-bad-uf2 = { $file } på kortet er beskadiget.
    .remedy = Kopiér den til kortets første partition igen.
table-flash-broke-off = Picoen faldt fra, mens den blev skrevet.
    .remedy = Sæt den i igen med BOOTSEL holdt nede, og vælg dette igen.
table-flash-silent = Picoen er skrevet, men svarer ikke.
    .remedy = Tag den ud, og sæt den i igen; hjælper det ikke, så se på dens ledninger.
table-flash-busy = Et andet program har Picoens port.
    .remedy = Sluk og tænd bordet, og prøv igen.
table-flash-old = Denne stations firmware er for gammel til at slippe af sig selv.
    .remedy = Tag den ud, hold begge dens knapper nede, mens du sætter den i, og vælg dette igen.
table-flash-tools = Denne computer mangler det, der skriver en stations program.
    .remedy = Skriv det på en anden computer med dette projekt.
table-flash-no-prompt = Ingen MicroPython svarer på denne Pico.
    .remedy = Hold dens BOOTSEL-knap nede, mens du sætter den i, og vælg dette igen.
table-flash-already = Denne Pico er allerede en station med firmware { $version }.
    .remedy = Vælg »{ table-menu-assign }« for at give den en plads.

## Every piece is read once, on the operator's page

table-menu-pieces = Kontrollér alle dele
table-menu-pieces-next = Vis en anden del
screen-pieces-hold = Hold hver del mod en læser én gang. Denne er ikke læst endnu.
screen-pieces-unread = Ikke læst endnu: { $count }
table-pieces-read = Læst: { screen-enrol-piece }
table-pieces-other = Dette er ingen del af dette spil.
    .remedy = Tag den væk, eller registrér den.
table-pieces-all = De kan alle læses: { $count }

## Readers that need a setting of the card (an overlay)

table-closed-rewired = Læserne i denne bordfil bliver sat op: bordet starter igen én gang, af sig selv.
    .remedy = Lad det være tændt.
table-rewire-failed = Kortet har ikke taget imod indstillingen for disse læsere: { $found }. Bordet spiller uden dem.
    .remedy = Gem loggene, og skriv billedet på et andet kort.
table-rewire-lost = Linux har ikke taget imod indstillingen for disse læsere: { $found }. Bordet spiller uden dem.
    .remedy = Sluk og tænd bordet; hjælper det ikke, så gem loggene.
table-rewire-stays = Kortet har stadig en indstilling for læsere, som denne bordfil ikke har mere.
    .remedy = Gem loggene, og skriv billedet på et andet kort.

## The wiring, on the operator's page

table-menu-wiring = Hvilken ledning går hvorhen
table-menu-wiring-next = Næste kort
screen-wiring-pin = ben { $number }: { $name }
screen-wiring-board =
    { $kind ->
        [motor] Motor: { $name }
        [belt-sensor] Båndføler
        [turn-sensor] Omgangsføler
        [adc] Batterimåler: { $name }
        [reader] { READER($reader) }: { $name }
       *[station] Hver plads' station: { $name }
    }
screen-wiring-end =
    { $kind ->
        [light-red] Lys, rødt: { $name }
        [light-green] Lys, grønt: { $name }
        [light-blue] Lys, blåt: { $name }
        [button] Knap { $name }
        [all-grounds] Læser, knapper, lys: { $name }
        [battery-plus] Batteri +, efter kontakt og sikring
        [battery-minus] Batteri −
        [motor] Motor
        [divider] Spændingsdeler
        [current] Strømsensor
        [limit] Strømgrænse
        [light] Følerens lys
        [collector] Modtagerens kollektor
        [light-plus] Lysets +
        [light-minus] Lysets − og modtagerens emitter
       *[printed] { $name }
    }

## The stages of building, tested on the operator's page

table-menu-stages = Afprøv et byggetrin
table-menu-stage-of =
    { $number ->
        [0] 0: én læser og én mærkat
        [1] 1: motor og driver alene
        [2] 2: føleren og hjulet
        [3] 3: én plads
       *[other] 4: båndet
    }
table-menu-stage-say =
    { $found ->
        [ready] Færdig: videre
        [yes] Ja
        [no] Nej
        [clockwise] Med uret
        [anticlockwise] Mod uret
       *[other] Slet ikke
    }
table-menu-stage-waits = Et øjeblik
screen-stage-hint =
    { $kind ->
        [lay] Læg én mærkat { $number } mm over midten af antennen, på pap, og lad den ligge: { READER($reader) }. Hold metal væk.
        [rests] Sæt batteriet i. Står motoren stille?
        [watch] Se på motorens aksel ovenfra, hænderne væk. Den drejer blidt i 3 sekunder.
        [turning] Akslen drejer. Enhver knap stopper den.
        [turned] Hvordan drejede akslen, set ovenfra?
        [wheel] Drej vendehjulet med hånden, præcis { $count } gange.
        [light] Pulserer lyset hvidt: { SEAT($seat) }?
        [press] Tryk på { $button }: { SEAT($seat) }.
        [belt] Læg én kuffert på båndet, og hænderne væk: det kører godt to omgange.
        [belt-runs] Båndet kører. Hold hænderne væk; enhver knap stopper det.
       *[other] Lad alt være, som det er, et øjeblik.
    }
table-stage-no-reader = Ingen læser svarer.
    .remedy = Se på dens ledninger og strøm: siden »{ table-menu-wiring }«.
table-stage-sticker =
    { $found ->
        [read] læser hele tiden en mærkat på { $number } mm
        [lost] taber en mærkat på { $number } mm
       *[other] læser ingen mærkat på { $number } mm
    }
    .remedy = En svag læser: en anden mærkat, metal 20 mm væk, så et kort fra en anden producent.
table-stage-rests =
    { $found ->
        [yes] står stille
       *[other] bevæger sig af sig selv
    }
    .remedy = Tag batteriet ud, og se på standby-benet og dets modstand.
table-stage-turned =
    { $found ->
        [clockwise] drejede med uret
        [anticlockwise] drejede mod uret
       *[other] drejede ikke
    }
    .remedy = Byt motorens to ledninger; drejede den ikke: batteri, kontakt, sikring, driver.
table-stage-stray = slidser i hvile: { $count }
    .remedy = Sæt 100 nF over føleren, og skærm den mod lys.
table-stage-slots = slidser: { $counted } af { $expected }
    .remedy =
        { $found ->
            [none] Se på følerens ledninger, og om ringen løber i gaflen.
            [twice] Slidser tæller dobbelt: sæt 100 nF over føleren.
            [edge] En slidskant mangler i hver omgang: rens slidserne, stil gaflen i midten.
           *[other] Drej præcis så mange gange; er det ens igen, rens slidserne.
        }
table-stage-no-station = svarer ikke
    .remedy = Sæt den i, og gør den til en station: »{ table-menu-flash }«.
table-stage-light =
    { $found ->
        [yes] pulserer hvidt
       *[other] pulserer ikke hvidt
    }
    .remedy = Se på lysets fire ben og deres modstande.
table-stage-button =
    { $found ->
        [good] knap { $button } svarer
        [none] knap { $button }: intet kom
       *[other] knap { $button }: en anden svarede
    }
    .remedy = Se på knappens ledninger ved dens Pico; kabler kan være byttet om.
table-stage-tile = kuffert læst: { $count } gange
    .remedy = En svag læser, eller dens holder hænger for lavt; hold metal væk, se på brikkens mærkat.

# ---- phones ---------------------------------------------------------------------------------------

web-welcome = Spil fra denne telefon: bordet er på tv'et.
web-name = Dit navn
web-code = Koden på skærmen
web-chair = Din plads
web-join = Sæt dig
web-watch = Bare se med
web-places = Denne side er på
web-people = Folk ved bordet
web-table = Bordet
web-acts = Hvad du kan gøre
web-hand = Dine kort
web-more = Mere
web-cover-hand = Skjul mine kort, til en finger hviler på dem
web-language = Sprog
web-choose = Vælg
web-leave = Rejs dig fra bordet
web-hidden = Et skjult kort
web-here = Her
web-put-back = Læg den tilbage
web-bot-away = Send botten væk
web-nobody = Intet navn
web-look-up = Se op!
web-lost = Ingen forbindelse. Din plads er stadig din, og siden prøver igen.
web-elsewhere = Denne plads er nu åben på en anden telefon.
web-take-back = Spil videre her
web-slow = Forsinkelse i ms:
web-hold-to-agree = Hold nede for at sige ja
web-no-script = Siden har brug for JavaScript: tillad det for denne adresse.
web-wrong-code = Det er ikke koden på skærmen. Kig igen, og skriv den en gang til.
web-seat-taken = En anden har taget den plads. Vælg en anden.
web-all-taken = Alle pladser er taget. Du kan se med, til en bliver fri.
web-real-table = Ved dette bord spiller du med hænderne. Her kan du se med.
web-too-many-tries = For mange forkerte koder. Vent et minut, og prøv igen.
web-back = Tilbage
web-move = Fortsæt på en anden telefon
web-move-code = Åbn denne adresse på den anden telefon, og skriv koden { $code }.
web-name-refused = Det navn kan ikke vises her. Brug højst 10 bogstaver.
screen-phones = Spil fra din telefon
screen-phones-code = Kode { $code }
screen-phones-join = Er alle her? Så start fra en telefon.
screen-phones-choose = Vælg på telefonen.

## A paired phone looks after the table

table-menu-pair = Par en telefon til tilsyn med bordet
table-menu-phones = Parrede telefoner
table-menu-phone = { $name }, sidst brugt { $day }
table-menu-phone-revoke = Ja, denne telefon skal parres igen
screen-pin = For at føre tilsyn med bordet fra din telefon, skriv på den
web-desk-wait = Vent { $seconds } s, før du beder om en ny pinkode, eller få vist en på tilsynssiden ved bordet.
web-desk-no-pin = Den pinkode gælder ikke længere. Bed om en ny.
web-desk-wrong-pin = Det er ikke pinkoden på skærmen. Forsøg tilbage: { $count }.
web-desk-not-paired = Denne telefon skal først parres med bordet.
web-desk-changed = Bordet tilbyder noget andet nu. Kig igen.
web-desk-title = Tilsyn med bordet
web-desk-settings = Indstillinger
web-desk-settings-hint = Det, du lader stå tomt, forbliver, som det er.
web-desk-setting-wrong = Indstillingen kan ikke være sådan: { $key }.
web-desk-table-wrong = Denne bordfil kan ikke bruges: { $system }
web-desk-too-long = Filen er for lang.
web-desk-no-file = Der kom ingen fil.
web-desk-save = Gem
web-setting = { $key ->
    [table] Bordfil
    [volume] Lydstyrke, 0 til 100
    [timezone] Tidszone, som Europe/Copenhagen
    [hostname] Navn i netværket
    [keyboard] Tastatur, som dk
    [update_from] Hvor opdateringer ligger, som https://example.org/reclaim/ (-: ingen steder)
    [country] Land for wifi, to bogstaver
    [name] Navn på wifi
   *[password] Adgangskode til wifi
}
web-desk-table = Bordfil
web-desk-table-hint = En fil eller dens tekst
web-desk-table-take = Kontrollér og brug
web-desk-backup = Sikkerhedskopi
web-desk-backup-save = Gem en kopi på denne telefon
web-desk-backup-hint = En kopi fra denne telefon
web-desk-backup-take = Tag imod den
web-desk-logs = Logge
web-desk-logs-pack = Pak loggene
web-desk-logs-save = Gem loggene på denne telefon
web-desk-update = Opdatering
web-desk-update-hint = Filen .slot og dens .minisig, begge sammen
web-desk-update-waits = Den forrige opdatering ses der stadig på.
web-desk-update-none = { $file } er ingen opdatering: navnet skal ende på .slot eller .slot.minisig.
web-desk-update-half = Bring nu også { $file }.
web-desk-update-brought = { $file } er kommet. Bordet ser på den nu.
web-desk-people = Mennesker
web-desk-new-name = Et andet navn
web-desk-forget = Glem { $name }, i alle partier
web-desk-name-taken = Nogen hedder allerede { $name }.
web-desk-type-pin = Skriv den pinkode, som bordets skærm viser.
web-desk-pin = Pinkode
web-desk-pair = Par
web-desk-ask-pin = Vis en pinkode på bordets skærm
web-desk-phone-name = Hvad denne telefon hedder
web-desk-busy = Enhver knap ved bordet stopper det.
web-desk-by-hand = Ved bordet: hold den grønne knap nede.
web-desk-silent = Bordet svarer ikke. Denne side prøver igen.

## The table's own WiFi, and the page on which it is set up

screen-own-wifi = Sæt bordet op med en telefon
screen-own-wifi-name = Wifi { $name }
screen-own-wifi-password = Adgangskode { $password }
screen-own-wifi-address = Åbn så { $address }
web-set-up-region = Hvor bordet står
web-set-up-network = Det wifi, som bordet går på
web-set-up-no-network = Intet: bordet behøver intet net
web-set-up-hidden = Et andet wifi, med navn
web-set-up-phones = Telefoner på samme net må være med
web-set-up-saved = Gemt. Bordet starter igen med det, så snart ingen spiller.
web-set-up-joins = Bordet går nu på »{ $network }«, og dets eget wifi forsvinder. Lukkes det ikke ind, kommer det igen og siger hvorfor.
