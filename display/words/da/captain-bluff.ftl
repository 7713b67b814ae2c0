# Dansk

captain-bluff-title = Captain Bluff
captain-bluff-screen-attract = Seks bånd med bagage, og ingen taler sandt

## Cards

card-paris = Paris
card-london = London
card-tokyo = Tokyo
card-round-trip = Jordomrejse
card-change-of-direction = Retningsskift
card-arrivals-board = Ankomsttavle
card-delayed-flight = Forsinket fly
captain-bluff-does-round-trip = Gælder som enhver slags bagage og som næste tal
captain-bluff-does-change-of-direction = Vender en række fra dens sidste tal
captain-bluff-does-arrivals-board = Viser dig to afgangsbyer
captain-bluff-does-delayed-flight = Alle andre med færre end fem kort trækker ét

## What the screen says by itself

captain-bluff-screen-turn = Tur { $number }
captain-bluff-screen-turns-left =
    { $count ->
        [one] Sidste tur
       *[other] { $count } ture igen
    }
captain-bluff-screen-pile = at trække
captain-bluff-screen-discards = kastet
captain-bluff-screen-window = { SEAT($seat) } har lagt på bånd { $belt }. Er det bluff?
captain-bluff-screen-recovers = { SEAT($seat) } tager bagage tilbage fra bånd { $belt }
captain-bluff-screen-called = Bluff, { SEAT($seat) }? Bånd { $belt }!
captain-bluff-screen-was = { CARD($card) }! { SEAT($placer) } bluffede, og { SEAT($caller) } vidste det: { SEAT($loser) } tager kortene.
captain-bluff-screen-was-none = { CARD($card) }! { SEAT($placer) } var ærlig: { SEAT($loser) } tager kortene.
captain-bluff-screen-cards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
captain-bluff-screen-lead =
    { $count ->
        [one] med ét kort mindre
       *[other] med { $count } kort mindre
    }
captain-bluff-screen-define = Læg en by
captain-bluff-screen-places = Lægger bagage
captain-bluff-screen-looks = Se!
captain-bluff-screen-draw = Træk et kort
captain-bluff-screen-take = Tag kortet
captain-bluff-screen-picks-up = Tager tilbage
captain-bluff-screen-airport = Lufthavnskort?
captain-bluff-screen-passed = Melder pas
captain-bluff-screen-call = Bluff? A
captain-bluff-screen-has-turn = Spiller nu
captain-bluff-next-higher = næste: { $number } eller højere
captain-bluff-next-lower = næste: { $number } eller lavere
captain-bluff-next-either = næste: til og med { $lower }, eller fra { $higher }
captain-bluff-next-one-of = næste: { $lower } eller { $higher }
captain-bluff-next-only = næste: { $number }
captain-bluff-next-new = næste: en ny række
captain-bluff-next-none = intet tal passer
captain-bluff-next-trip = eller en { card-round-trip }

## What the table says

captain-bluff-dealing =
    { $reads ->
        [late] { $luggage } stykker bagage og { $airport } lufthavnskort til alle, skjult.
       *[every] { $luggage } stykker bagage og { $airport } lufthavnskort til alle.
    }
    .remedy =
        { $reads ->
            [late] Tryk på A, når alle er delt ud; et kort læses, når det spilles.
           *[every] Hold hvert mod læseren hos den, der får det.
        }
captain-bluff-setup = { SEAT($active) }: { captain-bluff-setup.asked }
    .asked = læg en afgangsby skjult over et bånd.
    .remedy =
        { $spots ->
            [0] Vælg båndet, og hold kortet mod din læser; du trækker intet kort for det.
           *[other] Hold kortet mod båndets felt; du trækker intet kort for det.
        }
captain-bluff-turn = { SEAT($active) }: { captain-bluff-turn.asked }
    .asked =
        { $empty ->
            [6] læg et kort på et bånd.
           *[other] læg et kort på et bånd, eller vælg en anden handling.
        }
    .remedy =
        { $recoverable ->
            [0]
                { $spots ->
                    [0] Vælg, hvad du vil gøre, og hold så kortet mod din læser.
                   *[other] Hold et kort mod et bånds felt, eller vælg.
                }
           *[other]
                { $spots ->
                    [0] Vælg, hvad du vil gøre, og hold så kortet mod din læser. Bagage, du tager tilbage, holder du bare der.
                   *[other] Hold et kort mod et bånds felt, eller vælg. Tag bagage tilbage ved din læser.
                }
        }
    .holding =
        { $empty ->
            [0] { "" }
           *[other] På et tomt bånd bliver det afgangsbyen.
        }
captain-bluff-turn-acted = { SEAT($active) }: { captain-bluff-turn-acted.asked }
    .asked = et lufthavnskort, eller slut på turen.
    .without = Slut turen.
    .remedy =
        { $spots ->
            [0] Vælg først dets bånd, eller hold det mod din læser; A slutter turen.
           *[other] Hold kortet ved sit bånd eller mod din læser; A slutter turen.
        }
captain-bluff-placing = { SEAT($active) }: { captain-bluff-placing.asked }
    .asked = læg bagage på bånd { $belt }.
    .without = Slut følgen.
    .remedy =
        { $spots ->
            [0] Hold det næste tal mod din læser; A, når følgen er færdig.
           *[other] Hold det næste tal mod samme felt; A, når følgen er færdig.
        }
captain-bluff-placing-trip = { SEAT($active) }: { captain-bluff-placing-trip.asked }
    .asked = læg bagage på bånd { $belt }.
    .remedy =
        { $spots ->
            [0] En række kan ikke begynde med en Jordomrejse alene: hold et tal mod din læser.
           *[other] En række kan ikke begynde med en Jordomrejse alene: hold et tal mod samme felt.
        }
captain-bluff-window = { SEAT($active) } har lagt bagage på bånd { $belt }. Er det bluff?
    .remedy = De andre: A siger »bluff«, B lader det gå.
    .a = bluff!
    .b = pas
captain-bluff-reveal = »Bluff!«: vend afgangsbyen over bånd { $belt }.
    .remedy = Vis den, eller vælg, hvad den er.
captain-bluff-looking = { SEAT($active) }: { captain-bluff-looking.asked }
    .asked = se to afgangsbyer.
    .remedy = Vælg båndene; læg kortene skjult tilbage.
captain-bluff-looks = { SEAT($active) } ser afgangsbyen over bånd { $belt }.
    .remedy = Ingen andre ser; så lægges den skjult tilbage.
captain-bluff-draw = { SEAT($active) }: { captain-bluff-draw.asked }
    .asked = træk et kort.
    .remedy = Hold det mod din egen læser, uset af de andre.
captain-bluff-reshuffle = Trækbunken er tom.
    .remedy = Bland de kastede kort, og tryk på A.
captain-bluff-taking = { SEAT($active) }: { captain-bluff-taking.asked }
    .asked = tag den gamle afgangsby over bånd { $belt }.
    .remedy = Læg først det nye kort der, og hold så det gamle mod din læser.
captain-bluff-recovering = { SEAT($active) }: { captain-bluff-recovering.asked }
    .asked = tag bagage tilbage fra bånd { $belt }.
    .remedy = Begynd med det sidste: hold hvert mod din læser. A, når det er alt.
captain-bluff-read = Et kort blev ikke læst.
    .remedy = Vis det igen, eller vælg, hvad det er.
captain-bluff-over = Først hjemme: { NAMES($winners) }. Partiet er slut.
    .remedy = Tryk på A for at spille igen.
captain-bluff-other-pad = Det er ikke læseren hos den, der har kortet.
    .remedy = Hold et kort fra hånden mod din egen læser eller ved et bånd.
captain-bluff-at-its-belt = En afgangsby skal skiftes.
    .remedy = Hold det nye kort ved dets bånd, eller vælg noget andet.
captain-bluff-which-way = Det er ikke afgjort, hvilken vej kortet på båndet tæller.
    .remedy = Vælg op eller ned i menuen, eller tag først kortet tilbage.
captain-bluff-no-belt-here = Der er intet bånd ved dette felt.
    .remedy = Hold kortet mod et af felterne 1 til 6.
captain-bluff-not-exchanged = Det er ikke kortet, der blev byttet.
    .remedy = Læg det tilbage; hold den gamle afgangsby mod din læser.
captain-bluff-read-already = Dette kort er læst allerede, så det er ikke det manglende.
    .remedy = Hold det ulæste kort frem, eller nævn det i menuen.
captain-bluff-still-dealing = Der deles stadig ud.
    .remedy = Læg det tilbage; hold først alles kort mod læserne.
captain-bluff-hand-full = Et kort for meget på denne læser.
    .remedy = Læg kortet tilbage.
captain-bluff-read-each = I dette parti læses hvert kort, når det deles ud.
    .remedy = Hold hver hånds kort mod den plads' læser.
captain-bluff-luggage-full = Et stykke bagage for meget på denne læser.
    .remedy = Læg det tilbage i trækbunken.
captain-bluff-airport-full = Et lufthavnskort for meget på denne læser.
    .remedy = Læg det tilbage til de ubrugte.
captain-bluff-already-dealt = Alle hænder er delt ud.
    .remedy = Læg kortet tilbage.
captain-bluff-too-late-to-redeal = Partiet er begyndt.
    .remedy = Spil det til ende.
captain-bluff-define-first = Alle lægger først en afgangsby skjult.
    .remedy = Tag det tilbage; hold et kort fra hånden ved et bånd uden by.
captain-bluff-not-your-turn = Det er en anden plads' tur.
    .remedy = Tag kortet tilbage, og vent.
captain-bluff-one-action = Denne turs handling er brugt.
    .remedy = Tag det tilbage; spil et lufthavnskort, eller slut turen med A.
captain-bluff-action-first = En tur har netop én handling.
    .remedy = Læg bagage; bestem, se eller skift en afgangsby; eller luk et bånd.
captain-bluff-second-airport = Kun ét lufthavnskort må spilles i en tur.
    .remedy = Tag det andet tilbage.
captain-bluff-run-open = En følge er ved at blive lagt.
    .remedy = Tag det tilbage; gør følgen færdig på sit bånd, og luk den med A.
captain-bluff-draw-first = Der skal trækkes et kort.
    .remedy = Hold først trækbunkens øverste kort mod læseren.
captain-bluff-nothing-to-draw = Der er intet kort at trække nu.
    .remedy = Læg kortet tilbage.
captain-bluff-take-first = Kortet, der blev byttet, er ikke taget.
    .remedy = Hold det først mod læseren.
captain-bluff-nothing-to-take = Denne plads har ikke byttet en afgangsby.
    .remedy = Læg kortet uset tilbage.
captain-bluff-reshuffle-first = Trækbunken er tom.
    .remedy = Bland de kastede kort; de er den nye trækbunke. Tryk så på A.
captain-bluff-nothing-to-reshuffle = Der er kort i trækbunken.
    .remedy = Spil videre.
captain-bluff-looks-first = Ankomsttavlen er i brug.
    .remedy = Se først afgangsbyerne, eller slut med A.
captain-bluff-recovery-open = Bagage tages tilbage; intet andet sker, før det er gjort.
    .remedy = Tag det tilbage; den, der tager bagage, slutter med A.
captain-bluff-reading = Det spillede kort er ikke læst.
    .remedy = Vis det igen, eller nævn det; B tager det tilbage.
captain-bluff-revealing = Der er sagt »bluff«, og afgangsbyen er ikke læst.
    .remedy = Vend den, og vis den, eller nævn den.
captain-bluff-match-over = Partiet er slut.
    .remedy = Start et nyt for at spille videre.
captain-bluff-has-destination = Der er allerede en afgangsby over dette bånd.
    .remedy = Tag kortet tilbage; bestem en ved et andet bånd.
captain-bluff-no-destination = Der er ingen afgangsby over dette bånd.
    .remedy = Tag det tilbage; vælg et bånd med en.
captain-bluff-no-luggage = Der er ingen bagage på dette bånd.
    .remedy = Tag det tilbage; vælg et bånd med bagage.
captain-bluff-looked-already = Ankomsttavlen viser to forskellige afgangsbyer.
    .remedy = Vælg et andet bånd, eller slut med A.
captain-bluff-city-has-line = Byen har allerede en række på et andet bånd.
    .remedy = Tag det tilbage; læg det dér.
captain-bluff-fourth-line = Der er allerede tre rækker, en for hver by.
    .remedy = Tag det tilbage; læg det i enden af en række.
captain-bluff-wrong-city = Al bagage i en række kommer fra én by.
    .remedy = Tag det tilbage.
captain-bluff-wrong-direction = Dette tal fortsætter ikke rækken i dens retning.
    .remedy = Tag det tilbage.
captain-bluff-gap-in-run = Tallene i en følge har ingen huller.
    .remedy = Tag det tilbage; følgen kan lukkes med A.
captain-bluff-gap-in-line = Det er aftalt, at rækker ikke har huller.
    .remedy = Tag det tilbage.
captain-bluff-say-which-way = Rækken kan gå op eller ned herfra.
    .remedy = Vælg en af de to i menuen.
captain-bluff-way-is-clear = Der er intet at vælge: retningen er afgjort.
    .remedy = Læg kortet uden at vælge.
captain-bluff-out-of-range = En Jordomrejse tæller som et tal fra 1 til 17.
    .remedy = Tag den tilbage.
captain-bluff-round-trip-alone = En række kan ikke begynde med en Jordomrejse alene.
    .remedy = Tag den tilbage, eller læg bagage med.
captain-bluff-round-trip-never-first = Det er aftalt, at ingen række begynder med en Jordomrejse.
    .remedy = Tag den tilbage.
captain-bluff-change-in-run = Et Retningsskift kan ikke være del af en følge.
    .remedy = Tag det tilbage; luk først følgen med A.
captain-bluff-no-line = Der er ingen bagage på dette bånd at vende.
    .remedy = Tag det tilbage.
captain-bluff-not-on-belt = Dette kort hører ikke til på et bånd.
    .remedy = Tag det tilbage; hold den slags lufthavnskort mod din egen læser.
captain-bluff-not-on-pad = Dette kort spilles ikke ved læseren.
    .remedy = Tag det på hånden; hold bagage og båndkort ved båndet.
captain-bluff-nothing-laid = Der er intet kort i en følge at tage tilbage.
    .remedy = Spil videre.
captain-bluff-call-too-late = Det er for sent at sige »bluff«: tiden er gået.
    .remedy = Spil videre.
captain-bluff-own-placement = Ingen kan sige »bluff« til sig selv.
    .remedy = Vent på de andre.
captain-bluff-already-passed = Denne plads har meldt pas.
    .remedy = Vent på de andre.
captain-bluff-window-open = De andre må stadig sige »bluff«.
    .remedy = Tag det tilbage, og vent, til de har meldt pas.
captain-bluff-no-time = Der er ikke aftalt en tid til at sige »bluff«.
    .remedy = Vent, til alle har meldt pas.
captain-bluff-covered = Kun det sidste stykke bagage i en række kan tages tilbage.
    .remedy = Læg det tilbage.
captain-bluff-behind-airport = Et lufthavnskort ligger i enden af rækken og bliver der.
    .remedy = Lad rækken være, som den er.
captain-bluff-last-luggage = Ét stykke bagage bliver i hver række.
    .remedy = Lad det ligge.
captain-bluff-other-belt = Der tages bagage fra et andet bånd.
    .remedy = Læg det tilbage; slut først med A.
captain-bluff-too-early-to-recover = Intet tages tilbage, mens andet er i gang.
    .remedy = Læg det tilbage, og vent et øjeblik.
captain-bluff-not-in-hand = Så vidt bordet har set, er dette kort ikke på din hånd.
    .remedy = Læg det tilbage, hvor det var; vis et kort fra din hånd.
captain-bluff-not-from-pile = Så vidt bordet har set, er dette kort ikke i trækbunken.
    .remedy = Læg det tilbage, hvor det var; vis trækbunkens øverste kort.
captain-bluff-nobody-there = Ingen spiller der.
    .remedy = Vælg en plads, der spiller.
captain-bluff-no-belt = Det bånd findes ikke.
    .remedy = Vælg et af de seks.
captain-bluff-not-unread = Intet kort af den slags venter på at blive læst.
    .remedy = Spil videre.
captain-bluff-not-a-card = Det er ikke et kort fra Captain Bluff.
    .remedy = Nævn et kort fra spillet.

## Options

captain-bluff-option-line =
    En række fortsætter: { $value ->
        [rising] med ethvert tal længere fremme
       *[consecutive] kun med det næste tal
    }
captain-bluff-option-round-trip-first =
    En Jordomrejse: { $value ->
        [in-a-run] må begynde en række
       *[never] begynder aldrig en række
    }
captain-bluff-option-changes-go =
    Retningsskift går: { $value ->
        [to-loser] til den, der får kortene
       *[to-discard] til de kastede kort
    }
captain-bluff-option-call-s =
    Tid til at sige »bluff« eller spille videre: { $value ->
        [none] til alle har meldt pas
       *[other] { $value } s
    }
captain-bluff-option-turns =
    Højst: { $value ->
        [none] ingen grænse
       *[other] { $value } ture
    }
captain-bluff-option-standstill-rounds =
    Slutter, når intet kort er lagt i: { $value ->
        [none] ingen grænse
       *[other] { $value } runder
    }

## Choices

captain-bluff-menu-dealing = Del hænderne ud
captain-bluff-menu-pile-empty = Trækbunken er tom
captain-bluff-menu-which-city = Afgangsbyen er
captain-bluff-menu-it-is = Det er
captain-bluff-menu-belt = Bånd { $belt }
captain-bluff-menu-counts-up = Det tæller op
captain-bluff-menu-counts-down = Det tæller ned
captain-bluff-menu-take-back = Tag det tilbage
captain-bluff-menu-tap-new = Vis det nye kort ved dets bånd
captain-bluff-menu-tap-at-belt =
    { $spots ->
        [0] Vælg et bånd, og vis et kort
       *[other] Vis et kort ved et bånd
    }
captain-bluff-menu-where-to = Hvor skal kortet hen?
captain-bluff-menu-choose-its-belt = Vælg dets bånd
captain-bluff-menu-define = Bestem en by
captain-bluff-menu-place = Læg
captain-bluff-menu-check = Se en by
captain-bluff-menu-change = Skift en by
captain-bluff-menu-close = Luk et bånd
captain-bluff-menu-play = Spil et lufthavnskort
captain-bluff-menu-placed = Det lægges
captain-bluff-menu-defined = Det er en afgangsby
captain-bluff-menu-exchanged = Det byttes
captain-bluff-menu-recovered = Det tages tilbage
captain-bluff-menu-yes-in-hand = Ja, det er på din hånd
captain-bluff-menu-trip-begins = Et tal skal følge rejsen
captain-bluff-menu-run-complete = Følgen er færdig
captain-bluff-menu-take-last-back = Tag det sidste tilbage
captain-bluff-menu-look-twice = Se to forskellige byer
captain-bluff-menu-no-more = Ikke flere
captain-bluff-menu-tap-drawn = Hold kortet mod din læser
captain-bluff-menu-has-drawn = Kortet er trukket
captain-bluff-menu-tap-old = Hold det gamle kort mod din læser
captain-bluff-menu-has-taken = Det gamle kort er på hånden
captain-bluff-menu-shuffled = De kastede kort er blandet
captain-bluff-card = { CARD($card) }
captain-bluff-menu-number = { $number }
captain-bluff-menu-yes-card = Ja, { CARD($card) }
captain-bluff-menu-is-played = Det spilles: { CARD($card) }
captain-bluff-menu-which-way = Bånd { $belt }: hvilken vej?
captain-bluff-menu-awaits-define = Bestem en by: bånd { $spot }
captain-bluff-menu-awaits-place = Læg: bånd { $spot }
captain-bluff-menu-awaits-change = Skift en by: bånd { $spot }
captain-bluff-problem-card-twice =
    Et kort er både { $place ->
        [hand] på { SEAT($of, case: "genitive") } hånd
        [pile] i trækbunken
        [discard] blandt de kastede
        [belt] på bånd { $of }
        [city] over bånd { $of }
        [aside] byttet og ikke taget endnu
       *[somewhere] et sted
    } og { $other ->
        [hand] på { SEAT($other_of, case: "genitive") } hånd
        [pile] i trækbunken
        [discard] blandt de kastede
        [belt] på bånd { $other_of }
        [city] over bånd { $other_of }
        [aside] byttet og ikke taget endnu
       *[somewhere] et sted
    }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-elsewhere =
    Et kort blev set { $place ->
        [hand] på { SEAT($of, case: "genitive") } hånd
        [pile] i trækbunken
        [discard] blandt de kastede
        [belt] på bånd { $of }
        [city] over bånd { $of }
        [aside] byttet og ikke taget endnu
       *[somewhere] et sted
    }, som ikke kan være der.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-count = Der er { $count } kort i spil; der burde være { $expected }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-pile-count = Trækbunken har { $count } kort, men { $known } er kendt.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-unread-inconsistent = De ulæste kort kan ikke alle være forskellige kort.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-belt-count = Der er { $count } bånd; der burde være { $expected }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-city-above = Der ligger bagage på bånd { $belt } uden en afgangsby over.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-luggage = Der er ingen bagage på bånd { $belt }, men der er andre kort (CB-10).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-second-line = Rækken på bånd { $belt } er den anden for sin by (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-line-kept = Det huskede om rækken på bånd { $belt } følger ikke af dens kort.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-cities = Bagage fra to byer ligger på bånd { $belt } (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-other-number = Bagage på bånd { $belt } tæller som et andet tal, end det har.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-out-of-range = Et kort på bånd { $belt } tæller som { $number } (CB-9).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-ways = Tallene på bånd { $belt } går ikke én vej (CB-6).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-hand-too-large = { SEAT($seat) } har { $count } kort; { $dealt } deles ud.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-much-luggage = { SEAT($seat) } har mere bagage end de { $dealt } kort, der deles ud.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-many-airport = { SEAT($seat) } har flere lufthavnskort end de { $dealt }, der deles ud.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-empty-hand = { SEAT($seat) } har ingen kort, hvilket slutter partiet, men det går videre.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-such-player = Der er ingen spiller { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-reading = Fasen er { $phase }, hvilket ikke passer til kortet, der venter på at blive læst.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-taking = Fasen er { $phase }, hvilket ikke passer til kortet, der blev byttet.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-nobody-due = Fasen er { $phase }, men ingen skal handle.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-line = Fasen er { $phase }, men der ligger ingen bagage på bånd { $belt }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-run = En følge lægges, men fasen er { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-passed = Spillere har meldt pas, men fasen er { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-goes-on = En tur går videre, hvor alt er gjort (CB-3).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-count = Turene er talt forkert.
    .remedy = { table-undo-or-play-on }

## Places

captain-bluff-place-luggage = Bagage
captain-bluff-place-airport = Lufthavn
captain-bluff-place-belt = Bånd { $number }

## The rules in short

captain-bluff-rules-1 = Kom af med alle dine kort først.
captain-bluff-rules-2 = Det skjulte kort over et bånd er dets by. Læg bagage dér: ét stykke, eller en følge uden huller. En række går op eller ned og må springe fra tur til tur; én række pr. by. Bagage fra en anden by er bluff.
captain-bluff-rules-3 = De andre kan sige »bluff!«: byen vendes. Var det bluff, tager du rækken og byen tilbage; ellers tager den, der sagde det, dem.
captain-bluff-rules-4 = Eller bestem byen for et tomt bånd, og træk et kort; eller se en by; eller skift en, eller luk et bånd, hvor der ligger bagage.
captain-bluff-rules-5 = Desuden må du spille ét lufthavnskort; så slutter turen af sig selv.
captain-bluff-rules-6 = En Jordomrejse er enhver slags bagage; et Retningsskift vender en række fra dens sidste tal; Ankomsttavlen viser to byer; ved et Forsinket fly trækker alle andre med færre end fem kort ét.
captain-bluff-rules-7 = Du må altid tage den sidste bagage i en række på hånden; ét stykke skal blive.

## Climaxes and the log

captain-bluff-stage-call = { SEAT($caller) } tvivler på { SEAT($placer) }: er det { CARD($city) } på bånd { $belt }?
captain-bluff-stage-bluff = { CARD($card) }! { SEAT($placer) } bluffede.
captain-bluff-stage-honest = { CARD($card) }! { SEAT($placer) } var ærlig.
captain-bluff-stage-takes =
    { $count ->
        [0] { SEAT($loser) } tager intet kort
        [one] { SEAT($loser) } tager et kort
       *[other] { SEAT($loser) } tager { $count } kort
    }
captain-bluff-log-called = { SEAT($caller) } tvivler på { SEAT($placer) } på bånd { $belt }: { CARD($card) }. { SEAT($loser) } tager kortene
captain-bluff-log-define = { SEAT($seat) } lægger en afgangsby over bånd { $belt }
captain-bluff-log-change = { SEAT($seat) } skifter afgangsbyen over bånd { $belt }
captain-bluff-log-look = { SEAT($seat) } ser afgangsbyen over bånd { $belt }
captain-bluff-log-close = { SEAT($seat) } lukker bånd { $belt }
captain-bluff-log-place = { SEAT($seat) } lægger { CARD($card) } på bånd { $belt }
captain-bluff-log-play = { SEAT($seat) } spiller { CARD($card) }
captain-bluff-log-recover = { SEAT($seat) } tager { CARD($card) } tilbage fra bånd { $belt }
captain-bluff-log-take-back = { SEAT($seat) } tager et kort tilbage
captain-bluff-log-reshuffle = De kastede kort er den nye trækbunke
captain-bluff-known-belt =
    { $count ->
        [0] Bånd { $belt }: ingen har set byen
       *[other] Bånd { $belt }: set af { NAMES($seats) }
    }
captain-bluff-known-discards = Kastet: { $count }
captain-bluff-known-above = Over bånd { $belt }: { CARD($card) }
captain-bluff-known-hand = { SEAT($seat) } har { CARD($card) }

## Lessons

captain-bluff-lesson-city = Læg et kort skjult over et bånd: det er dets by, og kun du kender den. Alle kort dur.
captain-bluff-lesson-place = Kom af med bagage: læg det på et bånd med en by. En række går op eller ned og må springe: efter en 5'er passer en 11'er. Er den skjulte by en anden, bluffer du.
captain-bluff-lesson-run = Det, du lægger sammen, er en følge: tal efter tal uden huller. Fortsæt, så længe du kan; slut så med A.
    .window = Det, du lægger sammen, er en følge: tal efter tal uden huller. Fortsæt, så længe du kan; slut så følgen.
captain-bluff-lesson-call = Tvivler du på, at den skjulte by passer? A siger »bluff!«, B lader det gå. Den, der tager fejl, tager hele rækken.
    .window = Tvivler du på, at den skjulte by passer? Sig »bluff!«, eller lad det gå. Den, der tager fejl, tager hele rækken.
captain-bluff-lesson-airport = Ud over din handling må du spille ét lufthavnskort, nu eller før. Ellers slutter turen af sig selv, eller straks med A.
    .window = Ud over din handling må du spille ét lufthavnskort, nu eller før. Ellers slutter turen af sig selv.
captain-bluff-lesson-check = Usikker på, hvilken by der ligger? Vælg med B og A at se en: det er din handling.
    .window = Usikker på, hvilken by der ligger? Du kan se en: det er din handling.
captain-bluff-lesson-change = Hvor der ligger bagage, må du skifte by: læg et andet kort, og tag det gamle.
captain-bluff-lesson-close = Eller luk et bånd med bagage: alt kastes, og ingen får byen at vide.

## Why: a sentence for each ruling (docs/rulings-captain-bluff.md)

captain-bluff-rule-1 = Først gives alle hænder; så lægger hver efter tur en by skjult.
captain-bluff-rule-2 = Turen går med uret: kun én handler.
captain-bluff-rule-3 = En tur er præcis én handling og højst ét lufthavnskort før eller efter.
captain-bluff-rule-4 = Et bånd har én by, aldrig to.
captain-bluff-rule-5 = Der trækkes kun et kort for en nybestemt by, øverst fra trækbunken.
captain-bluff-rule-6 = Tal, der lægges sammen, følger hinanden uden huller.
captain-bluff-rule-7 = En rækkes andet tal afgør, om den går op eller ned; sådan fortsætter den.
captain-bluff-rule-8 = Hver by har én række, på et bånd med en by, og der er højst tre.
captain-bluff-rule-9 = En Jordomrejse er rækkens næste tal, fra 1 til 17; på et enkelt kort siger du hvilken vej.
captain-bluff-rule-10 = En Jordomrejse begynder kun en række, hvis bagage følger, og aldrig, hvis det er aftalt.
captain-bluff-rule-12 = Et Retningsskift lægges alene på et bånd med en række og bliver der.
captain-bluff-rule-14 = Ankomsttavlen viser den, der spiller den, op til to forskellige byer.
captain-bluff-rule-16 = Er trækbunken tom, blandes de kastede kort til en ny, og kun da.
captain-bluff-rule-17 = De andre må sige »bluff«, til alle har meldt pas, eller tiden er gået, ikke efter næste skridt.
captain-bluff-rule-18 = Den skjulte by sammenlignes med hele rækkens by.
captain-bluff-rule-21 = Den, der lægger sit sidste kort, har vundet, når ingen længere må sige »bluff«.
captain-bluff-rule-24 = En by skiftes kun, hvor der ligger bagage: først det nye kort, så tages det gamle.
captain-bluff-rule-26 = Bagage tages kun fra enden af en række, til et lufthavnskort, fra ét bånd ad gangen; ét stykke bliver.

## Why other belts are not to be chosen

captain-bluff-menu-place-where = { captain-bluff-menu-place }: hvor en by ligger
captain-bluff-menu-define-where = { captain-bluff-menu-define }: hvor ingen ligger
captain-bluff-menu-check-where = { captain-bluff-menu-check }: hvor en ligger
captain-bluff-menu-change-where = { captain-bluff-menu-change }: hvor bagage ligger
captain-bluff-menu-close-where = { captain-bluff-menu-close }: hvor bagage ligger

## What a belt takes

captain-bluff-takes-higher = Her passer { CARD($card) } over { $number }.
captain-bluff-takes-lower = Her passer { CARD($card) } under { $number }.
captain-bluff-takes-another = Her passer { CARD($card) } med et andet tal end { $number }.
captain-bluff-takes-next = Her passer { CARD($card) } med tallet lige efter { $number }.
captain-bluff-takes-new-line = Her passer bagage fra en by, der endnu ikke har en række.
captain-bluff-story-shed = { SEAT($seat) } lægger flest kort i én tur: { $count }
captain-bluff-story-took = { SEAT($seat) } skal tage flest kort på én gang: { $count }
captain-bluff-story-looks = { SEAT($seat) } ser på flest byer: { $count }
captain-bluff-report-points = Færre kort end ved starten
captain-bluff-report-course = Partiets forløb: færre kort
