# Svenska

## Names

seat-red = Röd
    .genitive = Röds
seat-blue = Blå
    .genitive = Blås
seat-green = Grön
    .genitive = Gröns
seat-yellow = Gul
    .genitive = Guls
seat-orange = Orange
    .genitive = Oranges
seat-purple = Lila
    .genitive = Lilas
seat-white = Vit
    .genitive = Vits
seat-black = Svart
    .genitive = Svarts

## What a screen says by itself

screen-waiting = Väntar på bordet
screen-cards =
    { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }
screen-simulated = SIMULERAT BORD
screen-joining = Ta plats: { GAME($game) }
screen-press-a = Tryck på A
screen-joined = Ombord
screen-holding = Håller in A
screen-turn = Din tur
screen-winners =
    { $count ->
        [0] Partiet är slut
        [one] { NAMES($seats) } vinner!
       *[other] { NAMES($seats) } vinner tillsammans!
    }
screen-facts = Siffror
screen-result = Resultat
screen-replay = Repris: { $number } av { $last }
screen-replay-keys =
    { $paused ->
        [true] Mellanslag: fortsätt
       *[false] Mellanslag: paus
    }
screen-figures-points = Poäng per runda
screen-figures-times = Sekunder till ett fynd
screen-report-match = Parti { $number }
screen-report-table = Bord { $name }
screen-report-undated = Datum okänt
screen-report-about = omkring { $text }
screen-report-round = Runda { $number }
screen-report-open = Avbrutet: så här står det.
screen-report-abandoned = Slutade innan sista rundan var över.
screen-report-course = Partiets förlopp: poäng
screen-report-minutes = Minuter
screen-report-moves = { $count } drag
screen-report-turns = Sekunder till ett drag
screen-report-note-turns = Sekunder till ett drag: sedan draget före, vems det än var. Talet är medianen.
screen-print-count =
    { $format ->
        [card] { $count } kort
        [tile] { $count } väskor
        [token] { $count } skattbrickor
        [vote] { $count } bluffbrickor
        [pawn] { $count } spelpjäser
        [board] en spelplan
       *[other] { $count } delar
    }
screen-print-caption =
    { GAME($game) } · sida { $number } av { $of } · { $side ->
        [front] framsida
        [back] baksida
       *[inside] insida
    }
screen-print-scale = Skriv ut i 100 % (”verklig storlek”), på båda sidor, vänt längs långsidan. Linjalerna nedan är 100 mm långa: mät dem.
screen-print-register = Håll arket mot ljuset: korsen på framsida och baksida ska ligga på varandra. Skiljer de mer än 1 mm, rätta marginalerna i skrivarens inställningar.
screen-print-cut = Skriv ut de andra arken på kraftigt papper (minst 200 g/m²) och skär längs märkena.
screen-print-tag-cards = Sätt ett märke med chip på ringen på baksidan av varje del som har en, alltid på samma ställe. Fickor med ogenomskinlig baksida döljer det.
screen-print-tag-tiles = Där en sida ”insida” följer, skriv ut de sidorna bara på ena sidan. Limma ”insida” på kartong, med ett märke på varje ring, sedan framsidan ovanpå och baksidan under.
screen-print-enrol = Behåll ordningen, rad för rad: tillsynssidan frågar efter delarna som de ligger på arken.
screen-rule = Regel { $rule }
screen-more-faults = och { $count } till
screen-lost-contact = Ingen kontakt
screen-battery-low = SVAGT BATTERI
screen-battery-empty = TOMT BATTERI
screen-battery-unknown = BATTERI OKÄNT
table-and = { $some } och { $last }

## What the table says

table-resume = Ett parti avbröts. Vad ska hända med det?
    .remedy = B: nästa, A: välj.
table-so-far = Drag hittills: { $moves }, på { $minutes } min.
    .remedy = Partiet fortsätter därifrån.
table-so-far-led =
    Drag hittills: { $moves }, på { $minutes } min; { $game ->
        [captain-bluff] { SEAT($leader) } har färre kort än i början: { $points }
        [bluff-pirate] { SEAT($leader) } är närmast skatten
       *[other] { SEAT($leader) } leder med { $points }
    }.
    .remedy = Partiet fortsätter därifrån.
table-replaced = Det finns två av den här delen: en annan lästes i dess ställe, så den här räknas inte.
    .remedy = Lägg den här i asken och spela vidare med den andra.
table-disk =
    { $fault ->
        [full] disken är full
        [read-only] disken går bara att läsa
        [failing] disken rapporterar fel
        [unopened] journalen går inte att öppna
        [damaged] journalen är skadad
        [no-database] journalens fil är något annat
        [busy] ett annat program skriver i journalen
        [changed] ett annat program har ändrat journalen
        [silent] disken svarar inte
       *[other] journalen går inte att skriva
    }
table-not-recorded = Det här sparas inte: { table-disk }.
    .remedy = Spela vidare; går strömmen nu är det som följer förlorat.
table-cannot-record = Inget parti kan börja: { table-disk }.
    .remedy =
        { $fault ->
            [busy] Avsluta det programmet och starta igen.
            [changed] Avsluta det programmet och starta igen.
           *[other] Gör plats på disken eller byt den, och starta igen.
        }
table-resumed = Partiet fortsätter där det stod när det avbröts.
    .remedy = Spela vidare; eller håll fram kortet Räkna om, så räknas händerna.
table-cannot-resume =
    Det här partiet kan inte fortsätta: { $why ->
        [no-game] spelet ”{ $game }” finns inte här
        [no-seat] bordet har ingen plats { CHAIR($seat) }
        [not-laid-out] delarna kan inte ligga som de låg då
        [rules] det sparade stämmer inte med reglerna
        [damaged] det sparade är skadat
       *[unread] det sparade går inte att läsa
    }.
    .remedy = Ge upp det; dragen finns kvar i historiken.
table-cannot-lay-out = ”{ $game }” kan inte läggas ut vid det här bordet: reglerna och delarna motsäger varandra.
    .remedy = Välj ett annat spel, och säg det till den som har skrivit det.
table-journal-damaged = Journalen var skadad. Den finns kvar som { $file }, och en ny har påbörjats.
    .remedy = Spela vidare; allt som var helt togs med.
table-unkept-why =
    { $why ->
        [full] kortet är fullt
        [card] kortet tar inte emot mer
        [read-only] disken kan bara läsas
        [failing] ställen på kortet kan inte läsas
        [gone] kortet har tappat platsen för sina data
        [superblock] början av kortets data är skadad
        [journal] loggen över kortets data är skadad
        [damaged] data på kortet är skadade
       *[other] data på kortet kan inte läsas
    }
table-unkept = Inget kan sparas: { table-unkept-why }.
    .remedy =
        { $rest ->
            [nothing] Inget av det spelade kan läsas här, och inget skrivs på det. Lägg undan kortet, och skriv ett nytt.
            [part] En del av det spelade kan inte läsas; inget skrivs på det. Spara en säkerhetskopia, och skriv ett nytt kort.
           *[read] Allt spelat finns kvar, och inget skrivs på det. Spara en säkerhetskopia, och skriv ett nytt kort.
        }
table-unkept-on = Inget sparas: { table-unkept-why }.
    .remedy = Spela vidare; när bordet stängs av är det som spelas nu glömt.
table-unkept-asks = Vad nu?
    .remedy = B: nästa, A: välj.
table-journal-newer = En nyare version har sparat partier som den här inte kan läsa. De finns kvar åt den.
    .remedy = Spela vidare; också det som spelas nu sparas.
table-nothing-to-undo = Inget har hänt än.
    .remedy = Spela vidare.
table-revealed = Det senaste draget visade någon något, så det går inte att ta tillbaka.
    .remedy = Spela vidare.
table-move-of-another = { SEAT($seat) } gjorde det senaste draget.
    .remedy = Håll kortet Ångra mot { SEAT($seat, case: "genitive") } läsare: bara där tas det tillbaka.
table-attract = Tryck på A för att spela, eller B för ett annat spel.
table-attract-touch = Rör skärmen, eller tryck på en tangent, för att spela.
table-welcome = Välkommen! Bordet är simulerat tills du anger ditt eget.
    .remedy = Bord, språk och wifi står i reclaim.toml på kortet, för vilken dator som helst.
table-joining = Tryck på A för att vara med. När alla är här, håll in A för att gå vidare.
table-options = B: nästa, A: välj.
table-foreign = Det här hör inte till spelet: inget av det sparas.
    .remedy = Håll bara fram spelets delar.
table-one-at-a-time = Två delar på en gång: ingen räknas.
    .remedy = Ta bort båda; håll fram en i taget.
table-two-pads = Den här delen läses fortfarande på ett annat ställe, så den räknas inte här.
    .remedy = Håll den bara på ett ställe.
table-battery-low = Bandets batteri är svagt.
    .remedy = Ha nya batterier redo.
table-battery-on = Ingen har varit här på sex timmar, och bandets batteri är på.
    .remedy = Slå av det tills någon spelar.
table-battery-empty = Bandets batteri är tomt.
    .remedy = Spela klart rundan och sätt sedan i nya batterier.
table-other-game = Den här delen hör till ett annat spel.
    .remedy = Lägg tillbaka den i dess ask.
table-not-held = Så vitt bordet har sett är det här kortet inte på din hand.
    .remedy = Lägg tillbaka det där det var.
table-count-at-pads = Händerna räknas.
    .remedy = Håll varje kort på din hand mot din egen läsare.
table-nothing-to-count = Det finns inget att räkna nu.
    .remedy = Spela vidare.
table-full = { GAME($game) } är för högst { $count } spelare.
    .remedy = Någon annan måste först gå med B.
table-too-few = { GAME($game) } kräver { $count } spelare.
    .remedy = Tryck på A vid en plats till för att vara med.
table-chair-taken = Där sitter { SEAT($seat) }.
    .remedy = Välj en annan plats.
table-means-nothing = Den här delen betyder inget här nu.
    .remedy = Ta tillbaka den och gör vad skärmen ber om.
table-nobody-plays-here = Ingen spelar vid den här platsen.
    .remedy = Använd läsare och knappar vid en plats som spelar.
table-nothing-to-choose = Det finns inget att välja nu.
    .remedy = Gör vad skärmen ber om.
table-others-choice = { SEAT($seat) } väljer nu.
    .remedy = Låt knapparna vara tills det är din tur.
table-too-soon = Alla får titta först.
    .remedy = Tryck igen om en stund.
table-first-counts = Två delar på en gång: bara den som var där först räknas.
    .remedy = Ta bort båda; håll fram en i taget.
table-rests = Partiet är pausat.
    .remedy = B: nästa, A: välj.
table-nobody-plays = Partiet är pausat: det här räknas inte.
    .remedy = Håll fram Pauskortet, eller välj ”Fortsätt”.
table-for-another = Det är { SEAT($seat, case: "genitive") } sak.
    .remedy = Lägg tillbaka delen där den låg.
table-own-pad = Vid den läsaren är det någon annans kort.
    .remedy = Håll det mot din egen läsare.
table-still-here = { SEAT($seat) }: är du kvar?
    .remedy = Tryck på en knapp eller rör vid din läsare inom tio sekunder, annars räknas du som borta.
table-stays = { SEAT($seat) } är kvar.
table-has-left = { SEAT($seat) } har lämnat partiet.
    .remedy = Tillbaka? Håll fram Pauskortet.
table-anybody-there = Är någon kvar?
    .remedy = Tryck på en knapp inom 20 sekunder, annars stängs det här.
table-not-this-one = Det här är inte kortet som behövs.
    .remedy = Lägg tillbaka det; håll fram nästa.
table-lost-again = Partiet fortsätter när svar kommer igen.
table-reader-lost-bus = { READER($reader) } svarar inte: dess buss ger bara { $value }h.
    .remedy = Kontrollera ström, jord och MISO. { table-lost-again }
table-reader-lost-chip = { READER($reader) } svarar inte som en MFRC522: läst: { $value }h.
    .remedy = Kontrollera kablarna, eller byt den. { table-lost-again }
table-reader-lost-reset = { READER($reader) } svarar inte: chippet har glömt sina inställningar.
    .remedy = Den ställs in igen. Händer det ofta, kontrollera strömförsörjningen.
table-reader-lost-antenna = { READER($reader) } svarar inte: antennen har slagit om av sig själv.
    .remedy = Den ställs in igen. { table-lost-again }
table-reader-lost-encrypting = { READER($reader) } svarar inte: chippet krypterar det som det sänder.
    .remedy = Den ställs in igen. { table-lost-again }
table-reader-lost-other = { READER($reader) } svarar inte: stationen rapporterar ett okänt fel.
    .remedy = Lägg in den här utgåvans firmware i stationen. { table-lost-again }
table-seat-lost-absent = Plats { CHAIR($seat) } svarar inte: { $port } finns inte.
    .remedy = Koppla in dess station. { table-lost-again }
table-seat-lost-held = Plats { CHAIR($seat) } svarar inte: ett annat program använder { $port }.
    .remedy = Avsluta det programmet, eller ange en annan port i bordsfilen.
table-seat-lost-denied = Plats { CHAIR($seat) } svarar inte: Reclaim får inte öppna { $port }.
    .remedy = Ge användaren rätt till { $port }: lägg den till gruppen dialout.
table-seat-lost-forbidden = Plats { CHAIR($seat) } svarar inte: systemet spärrar { $port } för Reclaim.
    .remedy = Installera den här versionen igen: dess tjänster anger vad Reclaim får öppna.
table-seat-lost-unopened = Plats { CHAIR($seat) } svarar inte: { $port } är ingen seriell port.
    .remedy = Ange rätt port i bordsfilen.
table-seat-lost-unplugged = Plats { CHAIR($seat) } svarar inte: stationen drogs ur { $port }.
    .remedy = Koppla in den igen. { table-lost-again }
table-seat-lost-deaf = Plats { CHAIR($seat) } svarar inte: stationen på { $port } tar inte emot något.
    .remedy = Dra ur den och koppla in den igen. { table-lost-again }
table-seat-lost-silent = Plats { CHAIR($seat) } svarar inte: stationen på { $port } har varit tyst i { $seconds } s.
    .remedy = Dra ur den och koppla in den igen. { table-lost-again }
table-seat-lost-garbled = Plats { CHAIR($seat) } svarar inte: det som kommer från { $port } är obegripligt.
    .remedy = Lägg in den här utgåvans firmware i stationen, eller ange rätt port i bordsfilen.
table-seat-lost-restarted = Plats { CHAIR($seat) } svarar inte: stationen på { $port } har startat om.
    .remedy = { table-lost-again }

## Choices

table-menu-back = Tillbaka
table-menu-start = Starta
table-menu-which-game = Vilket spel?
table-menu-game = Spel: { GAME($game) }
table-menu-bots = Botar: { $count }
table-menu-level =
    Botarna spelar: { $level ->
        [easy] snällt
        [normal] bra
       *[sharp] svårslaget
    }
table-menu-levels-differ = Botarna spelar: var och en på sin nivå
table-menu-each-bot = Varje bot
table-menu-one-bot = { SEAT($seat) } ({ CHAIR($seat) }): { table-bot }
table-bot =
    { $temper ->
        [bold] djärv
        [careful] försiktig
        [greedy] girig
        [grudging] långsint
        [hasty] hastig
       *[even] lugn
    }, { $level ->
        [easy] spelar snällt
        [normal] spelar bra
       *[sharp] är svårslagen
    }
table-menu-options = Alternativ
table-menu-language = Språk/Language: { LANGUAGE($language) }
table-menu-who-plays = Var med eller gå
table-menu-over = Vad nu?
table-menu-again = Spela igen
table-menu-another-game = Ett annat spel
table-menu-watch-again = Titta igen
table-menu-watching = En gång till
table-menu-watch-stop = Det räcker
table-menu-watch-pause = Stanna eller fortsätt
table-menu-watch-back = Ett bakåt
table-menu-watch-on = Ett framåt
table-menu-watch-faster = Snabbare
table-menu-watch-slower = Långsammare
table-menu-other-bots = Andra botar
table-menu-resume = Fortsätt
table-menu-later = Spara till senare
table-menu-abandon = Ge upp det
table-menu-abandon-yes = Ja: ge upp det
table-menu-unkept = Vad nu?
table-menu-unkept-look-after = Tillsyn: säkerhetskopia, loggar, stäng av
table-menu-unkept-play = Spela; inget av det sparas
table-menu-tap-own-pad = Håll det mot din egen läsare
table-menu-withdraw = Välj något annat
table-menu-rests = Partiet är pausat
table-menu-go-on = Fortsätt
table-menu-leaves = Någon går
table-menu-comes-back = Någon kommer tillbaka
table-menu-end-match = Avsluta partiet: alla håller in A
table-menu-unreadable = Ett kort går inte att läsa
table-menu-wrong = Är något fel?
table-menu-which-card = Kortet är
table-menu-tap-or-name = Visa det, eller nämn det
table-menu-yes-this-card = Ja, det här kortet
table-menu-tap-or-choose =
    { $spots ->
        [0] Välj, håll sedan fram ett kort
       *[other] { table-menu-tap-a-card }
    }
table-menu-end-turn = Avsluta turen
table-menu-take-last-back = Ta tillbaka det senaste
table-menu-tap-a-card = Håll fram ett kort
table-menu-tap-each = Håll varje kort mot sin läsare
table-menu-dealt = Alla kort är utdelade
table-menu-whose-card = Vems kort är det?
table-menu-deal-again = Dela om
table-menu-all-dealt-again = Alla händer delas om
table-menu-yes-collect = Ja, samla in alla kort
table-menu-what-is-done = Vad görs med det?
table-menu-discard = Kasta ett kort
table-menu-is-discarded = Det kastas
table-seat = { SEAT($seat) }
table-game = { GAME($game) }
table-menu-yes-has-it = Ja, { SEAT($seat) } har det
table-uncounted =
    { SEAT($seat) }: { $count ->
        [one] ett kort på din hand är inte räknat
       *[other] { $count } kort på din hand är inte räknade
    } än.
    .remedy = Håll det som saknas mot din läsare, eller alla håller in A för att spela vidare.
table-battery-low-rounds =
    Bandets batteri är svagt: nog för ungefär { $rounds } { $rounds ->
        [one] runda till
       *[other] rundor till
    }.
    .remedy = Ha nya batterier redo.
table-stand-in-pad = { SEAT($seat) } har gått: håll den handens kort mot { SEAT($receiver, case: "genitive") } läsare, ett i taget, osedda.
    .remedy = Bordet tar det som behövs; lägg tillbaka de andra.
table-stand-in-spot = { SEAT($seat) } har gått: håll den handens kort mot fält { $spot }, ett i taget, osedda.
    .remedy = Bordet tar det som behövs; lägg tillbaka de andra.
table-undo-or-play-on = Håll fram kortet Ångra, eller spela vidare som det är.
table-belt-again =
    { $retry ->
        [none] Tryck sedan på A, så går det igen.
       *[other] Det försöker försiktigt igen om { $retry } s.
    }
table-place = { PLACE($place) }
place-deck = Korthög
table-place-discards = Kastade
place-spot = Fält
table-belt-fault-no-current = Bandet rör sig inte, och motorn drar ingen ström.
    .remedy = Kontrollera batteriet, motorns kabel och drivkretsen. { table-belt-again }
table-belt-fault-encoder-dead = Pulsgivaren är tyst fast motorn drar ström som när bandet går.
    .remedy = Kontrollera pulsgivaren, dess skiva och kabel. { table-belt-again }
table-belt-fault-jam = Bandet rör sig inte fast motorn har ström.
    .remedy = Ta bort det som spärrar. Är det inget, kontrollera pulsgivaren och dess kabel. { table-belt-again }
table-belt-fault-runaway = Bandet går fortare än det ska.
    .remedy = Håll undan händerna, och kontrollera pulsgivaren och drivkretsen. { table-belt-again }
table-belt-fault-miscount = Pulsgivarens varv stämmer inte med märkena på bandet.
    .remedy = Kontrollera pulsgivaren, dess skiva och kabel, och pulses_per_turn i bordsfilen. { table-belt-again }
table-belt-fault-run-limit = Bandet har gått så länge som bordsfilen tillåter på en gång.
    .remedy = Starta det igen om spelet fortsätter. { table-belt-again }
screen-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
table-belt-warning-index-silent = Pulsgivarens index är tyst: { $counted } pulser har kommit sedan dess, och ett varv har { $expected }.
    .remedy = Kontrollera indexsensorn och dess kabel. Till dess förblir tappade pulser borta.
table-belt-warning-index-disagrees = Pulsgivaren ger { $counted } pulser per varv enligt sitt index; bordsfilen säger { $expected }.
    .remedy = Rätta pulses_per_turn, eller kontrollera skivan, sensorn och kabeln.
table-belt-warning-no-current-sensed = Bandet går, och dess ström mäts till 0 A.
    .remedy = Kontrollera strömsensorn och dess kabel. Till dess liknar en död pulsgivare ett stopp.
table-look-at-battery = Kontrollera batteriet, AD-omvandlaren och deras kablar.
table-belt-warning-adc-silent = AD-omvandlaren som mäter batteriet svarar inte.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-absent = Batteriet mäts till { $volts } V: det eller dess AD-omvandlare är inte inkopplat.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-too-high = Batteriet mäts till { $volts } V, det mesta som AD-omvandlaren kan mäta.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-jumps = Batteriets spänning hoppar mellan { $least } och { $most } V.
    .remedy = { table-look-at-battery }
table-belt-fault-no-motor = Det här bandet har ingen motor.
    .remedy = Vrid bandet för hand. { table-belt-again }
table-belt-fault-forwards-only = Det här bandet går bara framåt.
    .remedy = Be om en fart framåt. { table-belt-again }
table-belt-fault-battery-empty = Motorns batteri är tomt, och ingen runda börjar med det.
    .remedy = Sätt i nya batterier. { table-belt-again }

## The window's menu

screen-menu-go-on = Fortsätt
screen-menu-play-on = Spela vidare
screen-menu-rules = Regler
screen-menu-log =
    { $on ->
        [yes] Dölj vad som har hänt
       *[no] Visa vad som har hänt
    }
screen-menu-language = Språk: { LANGUAGE($language) }
screen-menu-sound =
    Ljud: { $on ->
        [yes] på
       *[no] av
    }
screen-menu-full-screen =
    Helskärm: { $on ->
        [yes] på
       *[no] av
    }
screen-menu-another-game = Ett annat spel
screen-menu-yes-end = Ja: partiet slutar
screen-menu-leave = Lämna partiet
screen-menu-yes-leave = Ja: en bot spelar vidare åt mig
screen-menu-quit = Avsluta
screen-menu-people = Folk vid den här skärmen: { $count }
screen-menu-operator = Se till bordet

## What the virtual table says

hands-or = { $some } eller { $last }
hands-wait-for-table = Väntar på bordet …
hands-lay-down-first = Lägg först ner det du håller.
hands-rests = Partiet är pausat. Välj en rad, eller klicka på Pauskortet för att fortsätta.
hands-card-undo = Ångra
hands-card-recount = Räkna om
hands-card-pause = Paus
hands-card-language = Språk
hands-card-operator = Tillsyn
hands-match-over = Vad nu? Välj en rad, eller tryck på gröna A för att spela igen.
hands-watching = Du tittar på: andra spelar det här partiet.
hands-hold-a-to-start = Håll in gröna A för att starta så snart alla är här.
hands-press-a-to-join = Tryck på gröna A för att vara med.
hands-press-a-to-play = Klicka på ett spel, eller tryck på gröna A för att spela.
hands-round-over = Rundan är slut. Se dig om; tryck sedan på gröna A för nästa.
hands-not-heard = Bordet har inte läst det. Håll det där igen, eller lägg tillbaka det.
hands-not-chosen = Valet har ändrats under tiden: titta igen.
hands-nothing-left = Här finns inget kvar.
hands-no-room = Här finns ingen plats: försök igen.
hands-did-not-work = Det gick inte: titta igen.
hands-hand-is-full = Din hand är full: lägg först ner ditt kort.
hands-hand-is-empty = Din hand är tom: klicka först på ett av dina kort.
hands-still-reading = Ett ögonblick: kortet läses fortfarande.
hands-somebody-elses = De är någon annans: låt dem vara.
hands-card-is-gone = Det kortet är borta: titta igen.
hands-may-not-look = Det ska ligga dolt: du får inte titta på det nu.
hands-not-playing = Du spelar inte i det här partiet: vänta tills det är slut.
hands-not-joined = Andra ska just spela: gå med först, med A.
hands-nothing-lies-here = Här ligger inget. Ta först ett av dina kort.
hands-no-cards-left = Här finns inga kort kvar.
hands-cards-of = Det här är { SEAT($seat, case: "genitive") } kort. Ta först ett av dina egna.
hands-cards-are-drawn-here = Här dras kort. Ta först tillbaka ditt på handen.
hands-chooses-here = { SEAT($seat) } väljer här.
hands-chooses = { SEAT($seat) } väljer
hands-your-choice = Ditt val
hands-your-turn = Det är din tur.
hands-your-turn-to = Din tur: { $asked }
hands-your-turn-asked = Din tur. { $asked }
hands-turn-of = Det är { SEAT($seat, case: "genitive") } tur.
hands-turn-of-put-back = Det är { SEAT($seat, case: "genitive") } tur: lägg tillbaka kortet. Klicka på det, eller tryck på Esc.
hands-put-back = Lägg tillbaka kortet där det var: klicka på det, eller tryck på Esc.
hands-wait-for-others = Vänta på de andra.
hands-draw-or-else = Klicka på korthögen för att dra, eller på det som lyser.
hands-draw-a-card = Dra ett kort: klicka på korthögen.
hands-drawn =
    { $count ->
        [one] Du har ett hittills.
       *[other] Du har { $count } hittills.
    }
hands-answered = Du har svarat. Håll in V för att se ditt svar.
hands-answer-secretly = Svara med A eller B: ingen ser vilket.
hands-take-a-card-of = Ta ett kort av { SEAT($seat) }: klicka på en av baksidorna.
hands-click-card = Klicka på ett kort.
hands-click-card-or-line = Klicka på ett kort, eller välj en rad.
hands-choose-a-line = Välj en rad: klicka på den, eller tryck på B och A.
hands-choose-line = Välj en rad.
hands-hold-to-look = Titta under kortet som lyser: håll höger musknapp, eller ett finger, på det.
hands-remember = Kom ihåg vad du ser.
hands-turn-each = Klicka på varje kort som ligger dolt.
hands-turn-each-or-a = Klicka på varje kort som ligger dolt, eller tryck på gröna A för alla.
hands-is-that-so = Stämmer det? Välj en rad.
hands-click-it-or-line = Klicka på det, eller välj en rad.
hands-click-it = Klicka på det.
hands-look-again = Titta igen: det är inte det som ligger där.
hands-what-is-it = Vad är det?
hands-lay-it-down = Bordet har läst det. Lägg ner det: klicka på { $where }.
hands-belongs-elsewhere = Det hör hemma där det lyser.
hands-make-it-yours = Håll det mot din läsare, så är det ditt: klicka på dina kort.
hands-where-to-or-choose = Vart? Klicka på { $where }, eller välj en rad. Ett klick på kortet, eller Esc, lägger tillbaka det.
hands-choose-what-it-is = Vad ska det användas till? Välj en rad. Ett klick på kortet, eller Esc, lägger tillbaka det.
hands-does-not-fit = Kortet passar inte där.
hands-where-to = Vart? Klicka på { $where }. Ett klick på kortet, eller Esc, lägger tillbaka det.
hands-another-player = en annan spelare
hands-glowing-place = ett ställe som lyser
hands-the-place = ”{ $place }”
hands-the-place-at = ”{ $place }” vid fält { $spot }
hands-the-spot = fält { $spot }
hands-the-deck = korthögen
hands-your-cards = dina kort
hands-your-pad = din läsare
hands-only-you-see = Bara du ser det här
hands-sorted-emblem = Dina kort, efter tecken
hands-sorted-number = Dina kort, efter tal
hands-sorted-dealt = Dina kort, som de kom
hands-at-hand = På handen
hands-at-pad = Din läsare
hands-key-escape = Esc
hands-key-space = Mellanslag
hands-button-a = ja · klart
hands-button-b = nästa · tillbaka
hands-you = du
hands-seat-out-of-reach = utom räckhåll
hands-seat-done = Klart!
hands-seat-ready = redo
hands-seat-empty = tom plats
hands-seat-bot = bot
hands-curtain-name = { SEAT($seat) }, ta skärmen
hands-curtain-how = Tryck på Mellanslag, eller klicka, när bara du tittar.

table-staged = Titta!
    .remedy = Tryck på A när du har sett det.
    .a = fortsätt
    .b = –
table-react-glad =
    { $wording ->
        [1] Jag visste det!
        [2] Ertappad!
       *[3] Precis som jag trodde.
    }
table-react-caught =
    { $wording ->
        [1] Åh nej!
        [2] Såg du det?
       *[3] Aj.
    }
table-react-wrong =
    { $wording ->
        [1] Jag var så säker.
        [2] Hoppsan.
       *[3] Mitt fel.
    }
table-react-escape =
    { $wording ->
        [1] Puh!
        [2] Det var nära.
       *[3] Tur för mig.
    }
table-react-robbed =
    { $wording ->
        [1] Hallå, mina kort!
        [2] Tjuv!
       *[3] Dem vill jag ha igen.
    }
table-log = Vad som har hänt
table-log-empty = Inget än.
table-log-known = Vad alla vet
table-log-close = L eller ett klick stänger det här.

## A table that cannot be opened, and its settings

screen-closed = Bordet kan inte starta än
screen-tries-again = Det försöker av sig självt igen med några sekunders mellanrum.
screen-unkept = Det som spelas kan inte sparas
screen-unkept-works =
    { $rest ->
        [nothing] Det fungerar: alla spel. Pjäser och folk är okända tills de registreras igen.
       *[read] Det fungerar: alla spel, med delarna och folket från förr.
    }
screen-silent-long = Domaren svarar inte. Den startas; tar det minuter, stäng av bordet och slå på det.
table-no-sound = Inget ljud: det finns ingen högtalare som går att öppna.
    .remedy = Koppla in en, eller en tv med högtalare, så används den inom sekunder.
table-no-graphics = Grafikdrivrutinen saknas, så bilden är långsam.
    .remedy = Spela vidare; installerad igen har den här versionen drivrutinen.
table-wifi-password = Nätet ”{ $network }” släpper inte in bordet.
    .remedy =
        { $by ->
            [phone] Anslut en telefon till bordets eget wifi och välj om där.
            [menu] Välj ”{ screen-own-wifi }” i menyn och välj om där.
           *[card] Rätta lösenordet i reclaim.toml på kortet och starta igen.
        }
table-wifi-absent = Nätet ”{ $network }” finns inte här.
    .remedy =
        { $by ->
            [phone] Anslut en telefon till bordets eget wifi och välj om där.
            [menu] Välj ”{ screen-own-wifi }” i menyn och välj om där.
           *[card] Rätta namnet i reclaim.toml på kortet, eller slå på wifi.
        }
table-wifi-no-radio = Ett wifi-nät är valt, men datorn har ingen radio för det.
    .remedy = Sätt i en nätverkskabel, eller ta bort wifi ur reclaim.toml på kortet.
table-overlay-lost = Inte tillämpat ur config.txt: { $found }.
    .remedy = Lägg filen i mappen overlays på kortet, och ange den utan parametrar.
table-imager-left =
    { $what ->
        [login] Användare och SSH från Raspberry Pi Imager gäller inte: här loggar ingen in.
       *[other] Allt från Raspberry Pi Imager gäller inte här.
    }
    .remedy = Det som gäller står i reclaim.toml på kortet.
table-closed-file = Bordsfilen är fel.
    .remedy = Rätta den och spara den.
table-closed-wiring = En del av bordet går inte att nå.
    .remedy = Kontrollera ledningen och dess rad i bordsfilen.
table-closed-busy = En del av bordet används av ett annat program, eller Reclaim får inte öppna den.
    .remedy = Avsluta det programmet.
table-closed-pieces = Listan över delar motsäger sig själv.
    .remedy = Hämta en bra lista från en kopia, eller skriv kortet på nytt.
table-closed-journal = Partiernas journal går inte att öppna.
    .remedy = Avsluta programmet som har den, eller flytta filen; en ny påbörjas.
table-closed-disk = Inget parti kunde sparas: { table-disk }.
    .remedy = Gör plats på disken eller byt den; inget som har spelats är förlorat.
table-closed-other = Bordet går inte att öppna.
    .remedy = Rätta det som nämns nedan.
table-settings-unread = Inställningarna i { $file } går inte att läsa, så de är som vanligt.
    .remedy = Lägg tillbaka filen; README säger vad som ska stå i den.
table-settings-syntax = reclaim.toml, rad { $line }, hoppas över: { $text }
    .remedy = Skriv den som NAMN = VÄRDE, och texter inom "citattecken".
table-settings-unknown = reclaim.toml, rad { $line }: inställningen { $key } finns inte.
    .remedy =
        { $meant ->
            [none] Ta bort raden.
           *[other] Skriv { $meant } i stället.
        }
table-settings-missing = reclaim.toml, rad { $line }: { $key } saknas.
    .remedy = { table-settings-expected }
table-settings-value = reclaim.toml, rad { $line }: { $key } kan inte vara { $found }.
    .remedy = { table-settings-expected }
table-settings-expected =
    { $key ->
        [language] Skriv en av { LANGUAGES() }.
        [volume] Skriv ett heltal från 0 till 100.
        [table] Skriv namnet på en koppling eller en fil, inom "citattecken".
        [players] Skriv namn på högst 10 bokstäver så här: ["Ada", "Ben"].
        [hostname] Skriv bokstäver från A till Z, siffror och bindestreck, som "reclaim".
        [timezone] Skriv en plats som "Europe/Stockholm".
        [keyboard] Skriv två eller tre små bokstäver, som "sv".
        [phones] Skriv true eller false, utan citattecken.
        [home_assistant] Skriv true eller false, utan citattecken.
        [broker_commands] Skriv true eller false, utan citattecken.
        [broker] Skriv en adress som "mqtt://broker.lan".
        [update_from] Skriv en adress som "https://example.org/reclaim/".
        [wifi] Skriv det som ett avsnitt [wifi] med country, name och password.
        [country] Skriv landets två bokstäver, som "SE".
        [name] Skriv nätverkets namn, inom "citattecken".
       *[password] Skriv nätverkets lösenord på 8 till 63 tecken, inom "citattecken".
    }
table-update-checking = { $file } kontrolleras.
    .remedy =
        { $by ->
            [phone] Det tar någon minut.
           *[stick] Låt minnet sitta kvar.
        }
table-update-taken = { $file } är signerad för det här bordet: version { $version } skrivs.
    .remedy =
        { $by ->
            [phone] Bordet startar om av sig självt. Ett strömavbrott gör ingen skada.
           *[stick] Låt minnet sitta kvar tills bordet startar om. Ett strömavbrott gör ingen skada.
        }
table-update-written =
    { $when ->
        [later] Version { $version } är skriven. Bordet startar om med den när ingen spelar.
       *[now] Version { $version } är skriven, och bordet startar om med den.
    }
    .remedy = Vänta på första bilden; det tar lika lång tid som att slå på.
table-update-waits = Version { $version } ur { $file } installeras när ingen spelar.
    .remedy =
        { $by ->
            [phone] Spela vidare.
           *[stick] Spela vidare, och låt minnet sitta kvar.
        }
table-update-on-trial =
    { $by ->
        [phone] Det prövas ännu om den nya versionen fungerar. Det som telefonen har tagit med ses på efteråt.
       *[stick] Den nya versionen prövas fortfarande. Sedan är det minnets tur.
    }
    .remedy =
        { $by ->
            [phone] Vänta en minut.
           *[stick] Låt det sitta kvar en minut.
        }
table-update-older = { $file } är version { $version }; { $running } körs, och den är inte äldre.
    .remedy =
        { $by ->
            [phone] Installera den från tillsynssidan, eller låt det vara.
           *[stick] Ta ut minnet, eller installera versionen på tillsynssidan.
        }
table-update-fetched = Version { $version } har hämtats.
    .remedy = Den installeras på natten, eller nu: ”{ web-desk-title }”, och där ”{ table-menu-install }”.
table-update-none = Det finns ingen ny version på det här minnet.
    .remedy = Kopiera .slot-filen och dess .minisig till det, utanför alla mappar.
table-update-files =
    { $system ->
        [none] Det här minnet har inget filsystem som bordet kan läsa.
       *[other] Det här minnet har filsystemet { $system }, som bordet inte kan läsa.
    }
    .remedy = Formatera det som FAT32 eller exFAT, och kopiera filerna igen.
table-update-stick = Minnet går inte att läsa.
    .remedy = Sätt i det igen, eller ta ett annat.
table-update-pulled = Minnet togs ut medan det lästes. Inget har ändrats.
    .remedy = Sätt i det igen, och låt det sitta kvar.
table-update-passed =
    { $file } hoppas över: { $why ->
        [dot] sådana anteckningar skriver en Mac
        [folder] i mappar letas det inte
        [packed] den är packad
        [card] den är avbilden av ett helt kort
        [name] namnet slutar inte på .slot
        [lone] dess .slot-fil saknas
        [unreadable] den gick inte att läsa till slutet
        [other] den är för en annan sorts dator
        [here] version { $version } körs redan
        [tried] den har redan prövats, utan framgång
        [large] den är för stor för det här kortet
        [journal] den skulle inte kunna läsa bordets partier
        [older] en nyare ligger bredvid
       *[unsigned] den är inte signerad för det här bordet, eller skadad
    }.
    .remedy =
        { $by ->
            [phone] Ta med en annan .slot-fil och dess .minisig med telefonen.
           *[stick]
                { $why ->
                    [dot] Inget behöver göras.
                    [folder] Kopiera ut båda filerna ur mappen.
                    [packed] Packa upp den på en dator.
                    [card] Kopiera .slot-filen och dess .minisig i stället.
                    [name] Ge den dess eget namn igen.
                    [unreadable] Kopiera den en gång till, eller ta ett annat minne.
                    [other] Ta filen för den här.
                    [here] Ta ut minnet.
                    [tried] Lägg en nyare version på minnet.
                    [large] Skriv den nya versionen till ett kort, som första dagen.
                    [journal] Behåll den nyare versionen.
                    [older] Inget behöver göras.
                   *[unsigned] Kopiera .slot-filen och dess .minisig en gång till.
                }
        }
table-update-confirmed = Version { $version } körs.
    .remedy = Sitter ett minne i, ta ut det.
table-update-rolled-back = Version { $version } klarade inte provet, så den förra är tillbaka.
    .remedy = Spela vidare utan minne; rapportera det med loggarna.
table-update-card = Kortet behåller inte det som skrivs på det. Uppdateringen tas inte.
    .remedy = Spela vidare, och byt kortet snart.
table-data-repaired = Data på kortet var skadade och är lagade. Inget gick förlorat.
    .remedy = Spara snart en säkerhetskopia på ett minne: kort slits.
table-trial = Version { $version } prövas, ungefär en minut.
    .remedy = Tryck sedan på A för att spela.

## The operator's page

screen-operator = Tillsyn av bordet
screen-operator-reader = Läsare
screen-operator-tags = Märken
screen-operator-losses = Bortfall
screen-operator-noise = Brus
screen-operator-station = Station
screen-operator-firmware = Firmware
screen-operator-bad-lines = Fel
screen-operator-percent = { $percent } %
screen-operator-unknown = okänt
screen-operator-belt = Band
screen-operator-belt-is =
    { $state ->
        [no-motor] ingen motor
        [turns] går
        [fault] står på grund av ett fel
       *[stands] står
    }
screen-operator-speed = { $rpm } varv i minuten
screen-operator-laps = { $laps } varv sedan starten
screen-operator-battery = Batteri
screen-operator-battery-is =
    { $level ->
        [good] bra
        [low] svagt
        [empty] tomt
       *[unknown] okänt
    }
screen-operator-volts = { $volts } V
screen-operator-hours = nog för { $hours } h gång
screen-operator-disk = Disk
screen-operator-free = { $free } GB ledigt
screen-operator-no-fault = inget fel
screen-operator-last-fault = senaste fel
screen-operator-computer = Dator
screen-operator-temperature = { $celsius } °C
screen-operator-temperature-unknown = temperatur okänd
screen-operator-slow-unknown = strypning okänd
screen-operator-not-slow = full fart
screen-operator-slow =
    { $throttle ->
        [under-voltage] för svag matning
        [capped] strypt
        [throttled] mycket strypt
       *[warm] för varm
    }
screen-operator-was-slow =
    { $throttle ->
        [under-voltage] hade för svag matning
        [capped] var strypt
        [throttled] var mycket strypt
       *[warm] var för varm
    }
screen-operator-versions = Versioner
screen-operator-phones = Telefoner
screen-operator-no-phones = inte insläppta
screen-operator-image = Avbild
screen-operator-no-image = ingen: ett installerat system
screen-operator-no-faults = Inget fel sedan starten.
screen-operator-minutes-ago =
    { $minutes ->
        [0] just nu
       *[other] för { $minutes } min sedan
    }
screen-operator-hours-ago = för { $hours } h sedan
table-operator = B: nästa, A: välj.
table-language = { LANGUAGE($language) }
table-language-later = Språket byts när inget parti ligger på bordet.
    .remedy = { table-operator-later.remedy }
table-operator-later = Tillsynens sida öppnas när inget parti ligger på bordet.
    .remedy = Spela klart partiet, eller avsluta det med Pauskortet; håll sedan fram kortet igen.
table-menu-operator = Vad ska göras?
table-menu-save-logs = Spara loggarna på ett USB-minne
table-menu-save-backup = Spara en säkerhetskopia på ett USB-minne
table-menu-take-backup = Hämta en säkerhetskopia från ett USB-minne
table-menu-restart = Starta om bordet
table-menu-yes-restart = Ja, starta om
table-menu-shut-down = Stäng av
table-menu-yes-shut-down = Ja, stäng av
table-menu-install = Installera version { $version }
table-menu-yes-install = Ja, installera version { $version }
table-saving-logs = Loggarna sparas …
    .remedy = Låt minnet sitta kvar.
table-restarting = Bordet startar om.
table-packing-logs = Loggarna packas …
table-logs-packed = Loggarna är packade.
table-changing-settings = Inställningarna ändras …
table-settings-changed = Inställningarna är ändrade. Språk, volym och bord gäller från nästa start.
table-settings-refused = Inställningarna är som förut: { $system }.
table-shutting-down = Bordet stängs av …
    .remedy = Bryt strömmen när skärmen är mörk.
table-installing = Version { $version } installeras …
    .remedy = Låt minnet sitta kvar.
table-logs-saved = Loggarna finns på minnet, i mappen { $folder }.
    .remedy = Du kan ta ut det nu.
table-logs-no-stick = Det finns inget USB-minne.
    .remedy = Sätt i ett, vänta några sekunder och försök igen.
table-logs-unreadable = USB-minnet går inte att läsa.
    .remedy = Formatera det som FAT32 eller exFAT, eller ta ett annat.
table-logs-full = Det finns ingen plats på USB-minnet.
    .remedy = Gör plats på det, eller ta ett annat.
table-logs-failed = Loggarna gick inte att spara.
    .remedy = Försök igen, eller ta ett annat minne.
table-saving-backup = Säkerhetskopian sparas …
    .remedy = Låt minnet sitta kvar.
table-taking-backup = Säkerhetskopian läses …
    .remedy = Låt minnet sitta kvar.
table-backup-saved = Pjäser, folk och partier finns på minnet, i { $file }.
    .remedy = Du kan ta ut det nu.
table-backup-failed = Säkerhetskopian gick inte att spara eller läsa.
    .remedy = Försök igen, eller ta ett annat minne.
table-backup-none = Det finns ingen säkerhetskopia på USB-minnet.
    .remedy = Ta minnet med en fil som reclaim-backup-1.db.
table-backup-damaged = { $file } är skadad. Inget av den tas.
    .remedy = Ta en tidigare kopia, eller en annan.
table-backup-foreign = { $file } är ingen säkerhetskopia av ett bord. Inget av den tas.
    .remedy = Ta minnet med en fil som den här sidan har sparat.
table-backup-newer = { $file } är från ett nyare Reclaim än detta. Inget av den tas.
    .remedy = Uppdatera först det här bordet.
table-backup-taken = Tillagt från { $file } – partier: { $matches }, delar: { $pieces }, folk: { $people }.
    .remedy =
        { $left ->
            [0] Allt som fanns här blir kvar. Bordet startar om med det.
           *[other] Allt som fanns här blir kvar; märken som är andra delar här, utelämnade: { $left }. Bordet startar om.
        }
table-backup-known = Allt i { $file } finns redan här.
    .remedy = Du kan ta ut det nu.
table-order-failed = Bordet kunde inte be sin dator om det.
    .remedy = Försök igen; hjälper det inte, stäng av och slå på.
table-order-unanswered = Datorn har inte svarat.
    .remedy = Försök igen; hjälper det inte, stäng av och slå på.
table-disk-failed = Disken har slutat fungera: { table-disk }.
    .remedy = Gör plats på den eller byt den.

## Namn

screen-best = De bästa hittills
screen-best-won = { $wins } av { $matches } vunna
screen-evening = I kväll
screen-evening-match = { GAME($game) } · { $minutes } min
table-person = { $name }
    .genitive = { $name }s
    .genitive-after-s = { $name }
table-menu-names = Namn
table-menu-no-name = Inget namn
table-player-later = Namn ändras när inget parti ligger på bordet.
table-name-moved = Namnet { $name } finns nu på en annan plats: två personer behöver två namn.
    .remedy = { table-operator-later.remedy }
# A theft at the virtual table: one press does it

hands-take-cards-of-or-a = Ta kort av { SEAT($seat) }: klicka på en av baksidorna, eller tryck på gröna A för alla.
## Making a table

table-seat-lost-unassigned = Plats { CHAIR($seat) } har ännu ingen station.
    .remedy = Ange dess port i bordsfilen, som /dev/ttyACM0, och starta igen.
table-seat-lost-stranger = Stationen på { $port } kallar sig { $number }, som ingen plats har; plats { CHAIR($seat) } har en annan.
    .remedy = Sätt i platsens egen station där.
table-seat-lost-double = Stationen på { $port } kallar sig { $number }, liksom en annan som svarar.
    .remedy = Dra ut en av de två.
table-station-old = Stationen på plats { CHAIR($seat) } har firmware { $found }, äldre än { $expected }.
    .remedy = Spela vidare; uppdatera den från en dator över USB (firmware/station).
table-button-stuck = Knapp { $button } på plats { CHAIR($seat) } är nere hela tiden och räknas inte.
    .remedy = Släpp den. Om ingen trycker: kontrollera knappen och dess kabel.
screen-enrol-piece =
    { $kind ->
        [tile] Väska
        [token] Skattbricka
        [control] Styrkort
       *[card] Kort
    } { $number } av { $of }
screen-enrol-hold = Håll den här delen platt mot en läsare, vilken som helst, i en halv sekund.
screen-enrol-missing = Saknas ännu: { $count }
table-menu-enrol = Registrera delar
table-menu-enrol-game = { GAME($game) } ({ $count })
table-menu-enrolling = Vilket märke är vilket?
table-menu-enrol-skip = Ta den senare
table-menu-enrol-undo = Ångra den senaste
table-enrol-enrolled = Registrerad.
table-enrol-two = Två märken på en gång.
    .remedy = Håll fram en del i taget.
table-enrol-known = Det här märket hör redan till en annan del.
    .remedy = Ta delen på bilden.
table-enrol-changing = Det är en telefon eller ett bankkort.
    .remedy = Ta delen på bilden.
table-enrol-brief = Det var för kort.
    .remedy = Håll den platt och stilla i en halv sekund.
table-enrol-weak = Det här märket läses dåligt.
    .remedy = Sätt ett annat på delen.
table-enrol-skipped = Den frågas efter senare.
table-enrol-back = Det senaste märket är glömt.
table-enrol-nothing-to-undo = Det finns inget att ångra.
table-enrol-done = Inget saknas längre.
## Learning a game

table-menu-how-to-play = Så spelar du
table-menu-rules = Reglerna i sex bilder
table-menu-teach = { $on ->
        [yes] Partiet förklarar sig: ja
       *[no] Partiet förklarar sig: nej
    }
screen-menu-why = Varför gick det inte?
table-reads-rules = Så spelas det.
    .remedy = A eller B går tillbaka.
table-teaches = Varje ny handling förklaras en gång.
    .remedy = Håll in B för att se det igen.

## Why: a sentence for each ruling of all games (docs/rulings-all-games.md)

table-rule-2 = Går någon ligger handen kvar, och bordet gör det mildaste draget åt den.
table-rule-3 = Bara det sista draget kan tas tillbaka, så länge det inte har visat någon något.
table-rule-4 = Det som beror på ett oläst kort väntar tills det är läst eller nämnt.
table-rule-6 = Ett kort läses när det spelas, eller varje när det kommer på en hand: så är det valt för det här partiet.

## Inställningar

table-menu-volume =
    Volym: { $volume ->
        [0] tyst
       *[other] { $volume } %
    }
table-menu-speed =
    Bordets tempo: { $speed ->
        [slow] långsamt
        [normal] normalt
       *[fast] snabbt
    }
table-menu-brightness =
    Ljusstyrka: { $percent ->
        [unknown] okänd
       *[other] { $percent } %
    }
table-no-backlight = Den här skärmen kan inte dämpas härifrån.
    .remedy = Använd skärmens egna knappar.

## Vem börjar

table-menu-begins =
    { $game ->
        [captains-orders] Ger först
       *[other] Börjar
    }: { $how ->
        [turn-about] { SEAT($seat) }, turvis
        [by-lot] genom lottning
       *[seat] { SEAT($seat) }
    }
table-menu-turn-about = Turvis: { SEAT($seat) }
table-menu-by-lot = Genom lottning
table-menu-who-begins =
    { $game ->
        [captain-bluff] Vem börjar? Asken säger: den som senast har flugit.
        [bluff-pirate] Vem börjar? Asken säger: den yngsta spelaren.
        [captains-orders] Vem ger först? Spelaren till vänster om givaren börjar.
       *[other] Vem börjar?
    }

## Calibrating the belt

table-menu-calibrate = Mät in bandet
table-menu-calibrate-begin = Börja: bandet går
table-menu-calibrate-metered = Mätaren visar { NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V: börja
table-menu-calibrate-meter =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V
table-menu-calibrate-stop = Stanna bandet
table-menu-calibrate-write = Behåll värdena
table-calibrate-halted = Bandet har stannats och inget mättes.
table-calibrate-stopped = Bandet stannade av sig självt.
    .remedy = Ta bort det som håller det och börja om.
table-calibrate-no-tile = Väskan kom för sällan till läsaren.
    .remedy = Ligger den på bandet? Prova en annan: dess märke läses kanske dåligt.
table-calibrate-two-tiles = Det ligger mer än en väska på bandet.
    .remedy = Låt en ligga och börja om.
table-calibrate-uneven = Väskan kom ojämnt runt.
    .remedy = Se om bandet slirar, och kontrollera pulsgivaren och dess kabel.
table-calibrate-same = Det står redan i bordets fil.
table-calibrate-in-file = Det står nu i bordets fil.
    .remedy = { $when ->
        [now] Bordet startar om med dem.
       *[later] De gäller när bordet slås på igen.
    }
table-calibrate-in-table = Bordet har sparat värdena.
    .remedy = { $when ->
        [now] Bordet startar om med dem.
       *[later] De gäller när bordet slås på igen.
    }
table-calibrate-unwritten = Värdena kan inte sparas.
    .remedy = { $text }
screen-calibrate-hint = Lägg en väska på bandet och inget annat. Bandet går några minuter; varje knapp stannar det.
screen-calibrate-meter = Med en mätare: ställ in vad den visar för motorns batteri medan bandet står.
screen-calibrate-step =
    { $step ->
        [settling] Enheterna svarar.
        [zones] Långsamt: var varje läsare hör väskan.
        [curve] Lite fortare varje gång: vad motorn behöver.
       *[turns] Full fart: pulsgivarens pulser.
    }
screen-calibrate-rounds = Väskan har kommit runt: { $count }
screen-calibrate-value =
    { $value ->
        [pulses] Pulser per varv
        [full-duty] Effekt vid full fart
        [friction-duty] Effekt mot friktion
        [divider] Batteriets delare
        [limit] Strömgräns, A
        [place] { READER($reader, case: "short") }: plats, mm
        [zone] { READER($reader, case: "short") }: zon, mm
       *[missed] { READER($reader, case: "short") }: missade, %
    }
screen-calibrate-measured = Uppmätt
screen-calibrate-said = Hittills
table-belt-fault-held = Något håller bandet: motorn drar mer ström än sin gräns.
    .remedy = Ta bort det som håller. Är det inget, se om bandet går lätt för hand. { table-belt-again }
# What a game's box says of it

screen-box-players = { $fewest } till { $most } spelare
screen-box-ages = från { $age } år
screen-box-minutes = cirka { $minutes } minuter
## Hands that draw and choose

hands-click-the-deck = Klicka på korthögen.
hands-draws-nothing = Nu dras inget kort.
hands-click-player-or-line = Klicka på en spelare, eller välj en rad.

## The doctor on the operator's page

table-menu-doctor = Kontrollera bordet
table-menu-doctor-again = Kontrollera igen
table-menu-doctor-next = Nästa sida
table-doctor-pins = hör bara till detta program
table-doctor-pins-shared = { $found } håller dem, och det stänger inte ute andra program
    .remedy = Installera den här versionen igen: den har lgpio, som stänger ute andra.
table-doctor-silent = har inte sagt något
    .remedy = Se över sladdarna och strömmen.
table-doctor-unpolled = tillfrågas inte om märken
    .remedy = Spara loggarna och rapportera detta.
table-doctor-noise = { $count } avläsningar i sekunden, { $percent } % oförstådda; chippets version { $version }h
    .remedy = Ta bort alla delar och kontrollera igen. Kvarstår det: kortare sladdar, 20 mm till metall och motor, 100 uF vid dess 3,3 V.
table-doctor-answers = svarar
table-doctor-station-silent = har inte sagt något
    .remedy = Är den ansluten?
table-doctor-firmware = har firmware { $found }, den här utgåvan { $expected }
    .remedy = { table-station-old.remedy }
table-doctor-station = firmware { $version }, skadade rader: { $count }
    .remedy = Ta en annan USB-kabel, långt från motorns sladdar.
table-doctor-stray = räknade { $value } varv medan bandet stod
    .remedy = Skärma den mot ljus, håll dess sladd från motorns och sätt 100 nF över den.
table-doctor-no-stray = räknar inget medan bandet står
table-doctor-current-unknown = sensorn säger inget vettigt
    .remedy = Se över sladdarna till sensorn och AD-omvandlaren.
table-doctor-current = { $value } A medan bandet står
    .remedy = En motor i vila drar inget: se över sladdarna till drivkretsen och sensorn.
table-doctor-battery-unknown = { screen-operator-unknown }
    .remedy = Se över sladdarna till AD-omvandlaren och spänningsdelaren.
table-doctor-battery = { screen-operator-volts }: { screen-operator-battery-is }
    .remedy = Sätt i nya batterier.
table-doctor-untold = det säger inte den här datorn
table-doctor-temperature = { $celsius } °C
    .remedy = Ge den luft eller en kylfläns.
table-doctor-supply-weak = har varit för svag sedan starten
    .remedy = Använd Pi:ns eget nätaggregat: 5,1 V, 3 A.
table-doctor-supply = stark nog sedan starten
table-doctor-disk-unknown = { screen-operator-unknown }
    .remedy = Finns mappen med partierna?
table-doctor-disk = { $free } MB ledigt
    .remedy = Gör plats, eller ta ett större kort.
table-doctor-clock-unset = aldrig ställd: partier får fel datum
table-doctor-clock = { $found }
table-doctor-no-kms = systemet kan inte visa något på den
    .remedy = Skriv dtoverlay=vc4-kms-v3d i config.txt på kortet och starta igen.
table-doctor-screen = är ansluten
table-doctor-screen-off = är avstängd eller inte ansluten
table-doctor-usual = brukar vara { $value } { $unit }
table-doctor-history-begun = gick inte att läsa och börjar om
table-doctor-history-unkept = kan inte sparas
screen-doctor-watching = Bordet iakttas. Ta bort alla delar från läsarna och låt bandet vara.
screen-doctor-verdict =
    { $count ->
        [0] Allt som kontrollerades är i ordning.
       *[other] Att åtgärda: { $count }
    }
screen-doctor-leaf = { $number } / { $of }
screen-doctor-what =
    { $kind ->
        [reader] { READER($device) }
        [pad] { screen-operator-reader } { CHAIR($device) }
        [station] { screen-operator-station } { CHAIR($device) }
        [pins] Stift
        [belt] { screen-operator-belt }
        [belt-sensor] Bandsensor
        [current] Motorström
        [battery] { screen-operator-battery }
        [temperature] Temperatur
        [supply] Strömförsörjning
        [disk] { screen-operator-disk }
        [clock] Klocka
        [screen] Skärm
        [push] Tryck
        [motor] Motor
       *[history] Tidigare värden
    }
## No card to play

hands-no-card-to-play = Inget av dina kort kan spelas nu: välj en rad.
## Names, chosen by all at the same time

screen-naming = Vilka är ni?
table-naming = Alla väljer samtidigt. B: nästa, A: välj.
    .remedy = Den som är klar och håller in A väntar inte på någon.
hands-choose-your-name = Välj ditt namn, sedan ditt ansikte: klicka på det, eller tryck på B och A.
## Somebody reads: play waits

table-reads = { SEAT($seat) } läser: sedan fortsätter spelet.
table-waits-for-reader = Någon läser: det här räknas inte än.
    .remedy = Spelet fortsätter när den menyn är stängd.
table-log-waits = Spelet väntar. L: vidare.

## Readers by their places

table-reader =
    { $kind ->
        [pad] Läsaren hos { CHAIR($seat) }
        [belt] Läsaren vid bandet
        [numbered] Läsare { $number } vid bandet
        [spot] Läsaren vid fält { $number }
       *[other] Läsaren { $name }
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
table-why-nothing = Bandet har inte berättat något i det här partiet.
table-why-no-belt = Det här spelet använder inte bandet, och i det här partiet behövde inget rättas till.
table-why-said = Bordet sa:

## Any game of cards

table-hand-full = Ett kort för mycket på den här läsaren.
    .remedy = Lägg tillbaka kortet i korthögen.
table-not-in-hand = Så vitt bordet har sett är det här kortet inte på din hand.
    .remedy = Lägg tillbaka det där det var; visa ett kort från din hand.
table-nobody-there = Ingen spelar där.
    .remedy = Välj en plats som spelar.
table-not-unread = Varje kort som spelades eller delades ut där är läst.
    .remedy = Spela vidare.
table-read-each = I det här partiet läses varje kort när det delas ut.
    .remedy = Håll varje hands kort mot den platsens läsare.
table-not-your-turn = Det är en annan plats tur.
    .remedy = Ta tillbaka kortet och vänta.
table-not-from-deck = Det här kortet är inte från korthögen.
    .remedy = Lägg tillbaka det där det var.
table-not-a-card = Det är inget kort i det här spelet.
    .remedy = Nämn ett kort i spelet.
table-prompt-reading = Ett kort lästes inte.
    .remedy = Visa det igen, eller nämn det.
table-prompt-over = Partiet är slut.
    .remedy = Tryck på A för att spela igen.

table-option-reading =
    Kort läses: { $value ->
        [late] när de spelas
       *[every] vart och ett, när det delas ut eller dras
    }
table-problem-card-twice = Ett kort finns på två ställen.
    .remedy = { table-undo-or-play-on }
table-problem-card-elsewhere = Ett kort sågs som redan ligger någon annanstans.
    .remedy = { table-undo-or-play-on }

# ---- the player's window: what the table's hints say where there are no pads, spots and buttons

scene-where-to = Vart?
scene-what-for = Vad ska det användas till?
scene-lay-down = Lägg det där det lyser.
scene-put-back = Ta tillbaka kortet på handen.
scene-no-card = Inget av dina kort kan spelas nu.
scene-turn-each = Vänd de dolda korten.
scene-take-of = Ta ett kort av { SEAT($seat) }.
scene-yours = Lägg det bland dina kort.
scene-look-under = Titta under kortet som lyser.
scene-ready = Redo?
scene-take-back-first = Ta först tillbaka det sista paret.
scene-one-moment = Ett ögonblick.
scene-show-it = Kolla den och lägg den hos de visade paren.
scene-card-first = Klicka först på ett av dina kort.
scene-passenger-first = Klicka först på den öppna passageraren.
scene-is-that-so = Stämmer det?
scene-look-inside = Vems väska är det?
scene-flip = Vänd nästa passagerare.
scene-done = Inga passagerare kvar!
scene-counting = Bort med händerna, tack: bandet räknar sina väskor.
scene-play = Spela
scene-check = Kolla
scene-go-on = Vidare
scene-faster = Snabbare
scene-round-over = Rundan är slut.
scene-was-that-all = Var det allt?
scene-nothing-to-show = Du har inga par att visa.
scene-check-first = Kolla först vems väskan är.
scene-answered = Du har svarat.
scene-not-heard = Bordet har inte läst det. Försök igen.
scene-play-now = Spela
scene-another-game = Ett annat spel
scene-shall-we = Vad ska vi spela?
scene-we-play = Vi spelar: { GAME($game) }
scene-who-plays = Är alla här?
scene-continue = { GAME($game) } vilar · { NAMES($seats) }
scene-own-name =
    { $named ->
        [yes] Du: byt namn
       *[no] Du: välj ett namn
    }
scene-type-name = Skriv ett namn
scene-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ
scene-name-letters = Namn har högst { $most } bokstäver, och de är latinska, grekiska, kyrilliska, hebreiska, armeniska eller georgiska.
scene-sit = Sätt dig här
scene-add-bot = Lägg till en bot
scene-opening = Klicka eller tryck på en tangent för att börja
scene-leave = Res dig
scene-resume = Fortsätt med det, eller välj ett spel.
scene-give-up = Ge upp det? Då kan ingen fortsätta med det.
table-story-liar = { SEAT($seat) } kommer undan med flest bluffar: { $count }
table-story-saw-through = { SEAT($seat) } genomskådar flest bluffar: { $count }
table-story-caught = { SEAT($seat) } blir oftast tagen på bluff: { $count }
table-story-doubted = { SEAT($seat) } tvivlar oftast i onödan: { $count }
table-story-lead = { SEAT($seat) } leder under { $count } % av dragen
table-story-quickest = { SEAT($seat) } behöver { $seconds } s för sitt snabbaste drag
table-story-longest = { SEAT($seat) } tänker högst i { $seconds } s
table-story-usual = { SEAT($seat) } behöver i snitt { $seconds } s för ett drag
table-story-moves = { SEAT($seat) } gör så många drag: { $count }
table-story-share = { SEAT($seat) } gör { $count } % av alla drag
table-story-total = { SEAT($seat) } slutar med den här ställningen: { $count }
table-story-place = { SEAT($seat) } sitter på plats { $count } vid bordet
table-story-league = Ligan: { SEAT($seat) } – { ACHIEVEMENT($what) }
achievement-first-win = den första segern
achievement-ten-matches = tio spelade partier
achievement-hundred-matches = hundra spelade partier
achievement-three-in-a-row = tre segrar i rad
achievement-found-five = fem funna i rad
achievement-saw-through-three = genomskådade tre bluffar
achievement-saw-through-fifty = genomskådade femtio bluffar
table-figure-liar = Bluffar som gick hem
table-figure-caught = Bluffar som synades
table-figure-saw-through = Genomskådade bluffar
table-figure-doubted = Onödiga tvivel

## Tests of the belt on the operator's page

table-menu-push = Mät hur hårt bandet trycker
table-menu-push-hold = Håll in A: bandet trycker
table-menu-push-reads = Vågen visade { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N: klart
table-menu-push-scale =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N
table-push-again = Det var mjukt nog: nu en gång till med full kraft.
table-push-unlimited = Inget begränsar strömmen i den här motorn: trycket mäts inte.
    .remedy = Ta ett drivkort som begränsar den, eller en strömsensor med limit_a.
table-doctor-push = { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N vid full kraft; högst { $most } N
    .remedy = Ta ut batteriet. Byt motståndet på motorns drivkort, aldrig programmet.
table-doctor-push-unmeasured = Ingen har mätt än hur hårt bandet trycker.
    .remedy = Välj ”{ table-menu-push }” innan en hand kommer i närheten.
table-menu-lights = Pröva ljus och ljud
table-lights-shown =
    Varje plats lyser nu { $colour ->
         [white] vitt
         [red] rött
         [green] grönt
         [blue] blått
         [yellow] gult
         [orange] orange
        *[purple] lila
    }, och det hörs ett ljud.
table-lights-done = Det var alla ljus och ljudet.
    .remedy = Saknades något? Se på kontakten, tråden och volymen.
table-menu-motor = Prova motorn
table-menu-motor-begin = Börja: bandet går
table-doctor-motor = { $rpm } av { $expected } varv i minuten, med { $percent } % av full kraft
    .remedy = Sätt i nya batterier, och se till att bandet går lätt.
screen-trial-hint =
    { $what ->
        [push] Haka en bagagevåg i en bricka, och håll i vågen, inte i bandet. Håll sedan in A, högst 3 sekunder.
       *[motor] Bandet går några sekunder. Håll undan händerna; varje knapp stoppar det.
    }

## Whose station is whose, on the operator's page

table-menu-assign = Vems station är vems
table-menu-assign-skip = Hoppa över den här platsen
screen-assign-hint = Tryck på A vid stationen för { SEAT($seat) }, eller välj ”{ table-menu-assign-skip }”.
table-assigned = Tilldelade stationer: { $count }. Bordet startar om med dem.
table-assign-none = Ingen Pico utan plats är inkopplad.
    .remedy = Koppla in den; en ny blir först en station: ”{ table-menu-flash }”.
table-menu-spare = Den nya stationen hör till { SEAT($seat) }
table-spare = Station { $number } svarar, som ingen plats har, men inte den för plats { CHAIR($seat) }.
    .remedy = Är den dess ersättare: ”{ web-desk-title }”, och där ”{ table-menu-spare }”.

## A new Pico becomes a station, on the operator's page

table-menu-flash = Gör en ny Pico till en station
table-menu-flash-wait = Vänta tills det är klart
screen-flash-step =
    { $step ->
        [micropython] MicroPython skrivs. Låt Picon sitta i.
        [restart] Picon startar om.
        [program] Stationens program skrivs. Låt Picon sitta i.
       *[look] Letar efter Picon.
    }
table-flashed = Picon är nu en station, med firmware { $version }.
    .remedy = Välj ”{ table-menu-assign }” för att ge den en plats.
table-flash-none = Ingen ny Pico är inkopplad.
    .remedy = Håll in dess knapp BOOTSEL medan du kopplar in den, och välj detta igen.
table-flash-several = Nya Picor som är inkopplade: { $count }
    .remedy = Låt bara en av dem sitta i, och välj detta igen.
table-flash-other-chip = Det här är en { $board }, och { $file } är MicroPython för ett annat chip.
    .remedy = Lägg .uf2-filen för den på kortets första partition, eller ta en annan Pico.
table-flash-no-uf2 = Det finns ingen MicroPython för en { $board } på kortet.
    .remedy = Hämta dess .uf2-fil från micropython.org på en annan dator, och kopiera den till kortets första partition, eller till den enhet som Picon är där.
table-flash-bad-uf2 = { $file } på kortet är skadad.
    .remedy = Kopiera den till kortets första partition igen.
table-flash-broke-off = Picon föll bort medan den skrevs.
    .remedy = Koppla in den igen med BOOTSEL intryckt, och välj detta igen.
table-flash-silent = Picon är skriven, och svarar inte.
    .remedy = Koppla ur den och koppla in den igen; hjälper det inte, se på dess ledningar.
table-flash-busy = Ett annat program har Picons port.
    .remedy = Stäng av bordet och slå på det, och försök igen.
table-flash-old = Den här stationens firmware är för gammal för att lämna av sig själv.
    .remedy = Koppla ur den, håll in båda dess knappar medan du kopplar in den, och välj detta igen.
table-flash-tools = Den här datorn saknar det som skriver en stations program.
    .remedy = Skriv det på en annan dator med det här projektet.
table-flash-no-prompt = Ingen MicroPython svarar på den här Picon.
    .remedy = Håll in dess knapp BOOTSEL medan du kopplar in den, och välj detta igen.
table-flash-already = Den här Picon är redan en station, med firmware { $version }.
    .remedy = Välj ”{ table-menu-assign }” för att ge den en plats.

## Every piece is read once, on the operator's page

table-menu-pieces = Kontrollera alla delar
table-menu-pieces-next = Visa en annan del
screen-pieces-hold = Håll varje del mot en läsare en gång. Den här är inte läst ännu.
screen-pieces-unread = Inte läst ännu: { $count }
table-pieces-read = Läst: { screen-enrol-piece }
table-pieces-other = Det här är ingen del av det här spelet.
    .remedy = Ta bort den, eller registrera den.
table-pieces-all = Alla kan läsas: { $count }

## Readers that need a setting of the card (an overlay)

table-closed-rewired = Läsarna i den här bordsfilen ställs in: bordet startar om en gång, av sig självt.
    .remedy = Låt det vara på.
table-rewire-failed = Kortet har inte tagit emot inställningen för de här läsarna: { $found }. Bordet spelar utan dem.
    .remedy = Spara loggarna, och skriv avbilden på ett annat kort.
table-rewire-lost = Linux har inte tagit emot inställningen för de här läsarna: { $found }. Bordet spelar utan dem.
    .remedy = Stäng av bordet och slå på det; hjälper det inte, spara loggarna.
table-rewire-stays = Kortet har fortfarande en inställning för läsare som den här bordsfilen inte har längre.
    .remedy = Spara loggarna, och skriv avbilden på ett annat kort.

## The wiring, on the operator's page

table-menu-wiring = Vilken ledning går vart
table-menu-wiring-next = Nästa kort
screen-wiring-pin = stift { $number }: { $name }
screen-wiring-board =
    { $kind ->
        [motor] Motor: { $name }
        [belt-sensor] Bandgivare
        [turn-sensor] Varvgivare
        [adc] Batterimätare: { $name }
        [reader] { READER($reader) }: { $name }
       *[station] Varje plats station: { $name }
    }
screen-wiring-end =
    { $kind ->
        [light-red] Ljus, rött: { $name }
        [light-green] Ljus, grönt: { $name }
        [light-blue] Ljus, blått: { $name }
        [button] Knapp { $name }
        [all-grounds] Läsare, knappar, ljus: { $name }
        [battery-plus] Batteri +, efter brytare och säkring
        [battery-minus] Batteri −
        [motor] Motor
        [divider] Spänningsdelare
        [current] Strömsensor
        [limit] Strömgräns
        [light] Givarens ljus
        [collector] Mottagarens kollektor
        [light-plus] Ljusets +
        [light-minus] Ljusets − och mottagarens emitter
       *[printed] { $name }
    }

## The stages of building, tested on the operator's page

table-menu-stages = Prova ett byggsteg
table-menu-stage-of =
    { $number ->
        [0] 0: en läsare och ett märke
        [1] 1: motor och drivkort ensamma
        [2] 2: givaren och hjulet
        [3] 3: en plats
       *[other] 4: bandet
    }
table-menu-stage-say =
    { $found ->
        [ready] Klart: vidare
        [yes] Ja
        [no] Nej
        [clockwise] Medurs
        [anticlockwise] Moturs
       *[other] Inte alls
    }
table-menu-stage-waits = Ett ögonblick
screen-stage-hint =
    { $kind ->
        [lay] Lägg ett märke { $number } mm över antennens mitt, på kartong, och låt det ligga: { READER($reader) }. Håll undan metall.
        [rests] Sätt i batteriet. Står motorn still?
        [watch] Se på motorns axel uppifrån, händerna undan. Den vrider sig sakta i 3 sekunder.
        [turning] Axeln vrider sig. Varje knapp stoppar den.
        [turned] Hur vred sig axeln, sedd uppifrån?
        [wheel] Vrid brythjulet för hand, exakt { $count } gånger.
        [light] Pulserar ljuset vitt: { SEAT($seat) }?
        [press] Tryck på { $button }: { SEAT($seat) }.
        [belt] Lägg en väska på bandet, och händerna undan: det går drygt två varv.
        [belt-runs] Bandet går. Håll undan händerna; varje knapp stoppar det.
       *[other] Låt allt vara som det är ett ögonblick.
    }
table-stage-no-reader = Ingen läsare svarar.
    .remedy = Se på dess ledningar och ström: sidan ”{ table-menu-wiring }”.
table-stage-sticker =
    { $found ->
        [read] läser hela tiden ett märke på { $number } mm
        [lost] tappar ett märke på { $number } mm
       *[other] läser inget märke på { $number } mm
    }
    .remedy = En svag läsare: ett annat märke, metall 20 mm bort, sedan ett kort av annat märke.
table-stage-rests =
    { $found ->
        [yes] står still
       *[other] rör sig självmant
    }
    .remedy = Ta ut batteriet, och se på standby-stiftet och dess motstånd.
table-stage-turned =
    { $found ->
        [clockwise] vred sig medurs
        [anticlockwise] vred sig moturs
       *[other] vred sig inte
    }
    .remedy = Byt motorns två ledningar; vred den sig inte: batteri, brytare, säkring, drivkort.
table-stage-stray = slitsar i vila: { $count }
    .remedy = Sätt 100 nF över givaren, och skydda den mot ljus.
table-stage-slots = slitsar: { $counted } av { $expected }
    .remedy =
        { $found ->
            [none] Se på givarens ledningar, och om ringen går i gaffeln.
            [twice] Slitsar räknas dubbelt: sätt 100 nF över givaren.
            [edge] En slitskant saknas i varje varv: rengör slitsarna, ställ gaffeln i mitten.
           *[other] Vrid exakt så många gånger; blir det lika igen, rengör slitsarna.
        }
table-stage-no-station = svarar inte
    .remedy = Koppla in den, och gör den till en station: ”{ table-menu-flash }”.
table-stage-light =
    { $found ->
        [yes] pulserar vitt
       *[other] pulserar inte vitt
    }
    .remedy = Se på ljusets fyra ben och deras motstånd.
table-stage-button =
    { $found ->
        [good] knapp { $button } svarar
        [none] knapp { $button }: inget kom
       *[other] knapp { $button }: en annan svarade
    }
    .remedy = Se på knappens ledningar vid dess Pico; kablar kan vara förväxlade.
table-stage-tile = väska läst: { $count } gånger
    .remedy = En svag läsare, eller dess hållare hänger för lågt; håll undan metall, se på väskans märke.

# ---- phones ---------------------------------------------------------------------------------------

web-welcome = Spela från den här telefonen: bordet är på tv:n.
web-name = Ditt namn
web-code = Koden på skärmen
web-chair = Din plats
web-join = Sätt dig
web-watch = Bara titta på
web-places = Den här sidan finns på
web-people = Alla vid bordet
web-table = Bordet
web-acts = Vad du kan göra
web-hand = Dina kort
web-more = Mer
web-cover-hand = Dölj mina kort tills ett finger vilar på dem
web-language = Språk
web-choose = Välj
web-leave = Res dig från bordet
web-hidden = Ett dolt kort
web-here = Här
web-put-back = Lägg tillbaka den
web-bot-away = Skicka iväg boten
web-nobody = Inget namn
web-look-up = Titta upp!
web-lost = Ingen kontakt. Din plats är kvar, och sidan försöker igen.
web-elsewhere = Den här platsen är nu öppen på en annan telefon.
web-take-back = Spela vidare här
web-slow = Fördröjning i ms:
web-hold-to-agree = Håll intryckt för att säga ja
web-no-script = Sidan behöver JavaScript: tillåt det för den här adressen.
web-wrong-code = Det är inte koden på skärmen. Titta igen, och skriv den en gång till.
web-seat-taken = Där sitter redan någon. Välj en annan plats.
web-all-taken = Alla platser är tagna. Du kan titta på tills en blir ledig.
web-real-table = Vid det här bordet spelar du med händerna. Här kan du titta på.
web-too-many-tries = För många fel koder. Vänta en minut och försök igen.
web-back = Tillbaka
web-move = Fortsätt på en annan telefon
web-move-code = Öppna den här adressen på den andra telefonen och skriv koden { $code }.
web-name-refused = Det namnet kan inte visas här. Använd högst 10 bokstäver.
screen-phones = Spela från din telefon
screen-phones-code = Kod { $code }
screen-phones-join = Är alla här? Starta då från en telefon.
screen-phones-choose = Välj på telefonen.

## A paired phone looks after the table

table-menu-pair = Para ihop en telefon för att se till bordet
table-menu-phones = Hopparade telefoner
table-menu-phone = { $name }, senast använd { $day }
table-menu-phone-revoke = Ja, den här telefonen måste paras ihop på nytt
screen-pin = För att se till bordet med din telefon, skriv där
web-desk-wait = Vänta { $seconds } s innan du ber om en ny pinkod, eller låt visa en på tillsynssidan vid bordet.
web-desk-no-pin = Den pinkoden gäller inte längre. Be om en ny.
web-desk-wrong-pin = Det är inte pinkoden på skärmen. Försök kvar: { $count }.
web-desk-not-paired = Den här telefonen måste först paras ihop med bordet.
web-desk-changed = Bordet erbjuder något annat nu. Titta igen.
web-desk-title = Se till bordet
web-desk-settings = Inställningar
web-desk-settings-hint = Det du lämnar tomt förblir som det är.
web-desk-setting-wrong = Inställningen kan inte vara så: { $key }.
web-desk-table-wrong = Den här bordsfilen går inte att använda: { $system }
web-desk-too-long = Filen är för lång.
web-desk-no-file = Ingen fil kom fram.
web-desk-save = Spara
web-setting = { $key ->
    [table] Bordsfil
    [volume] Volym, 0 till 100
    [timezone] Tidszon, som Europe/Stockholm
    [hostname] Namn i nätverket
    [keyboard] Tangentbord, som se
    [update_from] Var uppdateringar finns, som https://example.org/reclaim/ (-: ingenstans)
    [country] Land för wifi, två bokstäver
    [name] Namn på wifi
   *[password] Lösenord till wifi
}
web-desk-table = Bordsfil
web-desk-table-hint = En fil, eller dess text
web-desk-table-take = Kontrollera och använd
web-desk-backup = Säkerhetskopia
web-desk-backup-save = Spara en kopia på den här telefonen
web-desk-backup-hint = En kopia från den här telefonen
web-desk-backup-take = Ta emot den
web-desk-logs = Loggar
web-desk-logs-pack = Packa loggarna
web-desk-logs-save = Spara loggarna på den här telefonen
web-desk-update = Uppdatering
web-desk-update-hint = Filen .slot och dess .minisig, båda tillsammans
web-desk-update-waits = Den förra uppdateringen ses ännu på.
web-desk-update-none = { $file } är ingen uppdatering: namnet måste sluta på .slot eller .slot.minisig.
web-desk-update-half = Ta nu med { $file } också.
web-desk-update-brought = { $file } har kommit. Bordet ser på den nu.
web-desk-people = Människor
web-desk-new-name = Ett annat namn
web-desk-forget = Glöm { $name }, i alla partier
web-desk-name-taken = Någon heter redan { $name }.
web-desk-type-pin = Skriv pinkoden som bordets skärm visar.
web-desk-pin = Pinkod
web-desk-pair = Para ihop
web-desk-ask-pin = Visa en pinkod på bordets skärm
web-desk-phone-name = Vad den här telefonen heter
web-desk-busy = Vilken knapp som helst vid bordet stoppar det.
web-desk-by-hand = Vid bordet: håll den gröna knappen nere.
web-desk-silent = Bordet svarar inte. Den här sidan försöker igen.

## The table's own WiFi, and the page on which it is set up

screen-own-wifi = Ställ in bordet med en telefon
screen-own-wifi-name = Wifi { $name }
screen-own-wifi-password = Lösenord { $password }
screen-own-wifi-address = Öppna sedan { $address }
web-set-up-region = Var bordet står
web-set-up-network = Det wifi som bordet ansluter till
web-set-up-no-network = Inget: bordet behöver inget nät
web-set-up-hidden = Ett annat wifi, med namn
web-set-up-phones = Telefoner i samma nät får vara med
web-set-up-saved = Sparat. Bordet startar om med det så snart ingen spelar.
web-set-up-joins = Bordet ansluter nu till ”{ $network }”, och dess eget wifi försvinner. Släpps det inte in kommer det tillbaka och säger varför.
