# Svenska

captain-bluff-title = Captain Bluff
captain-bluff-screen-attract = Sex band med bagage, och ingen talar sanning

## Cards

card-paris = Paris
card-london = London
card-tokyo = Tokyo
card-round-trip = Jordenruntresa
card-change-of-direction = Riktningsbyte
card-arrivals-board = Ankomsttavla
card-delayed-flight = Försenat flyg
captain-bluff-does-round-trip = Räknas som vilket bagage som helst och som nästa tal
captain-bluff-does-change-of-direction = Vänder en rad från dess sista tal
captain-bluff-does-arrivals-board = Visar dig två avgångsstäder
captain-bluff-does-delayed-flight = Alla andra med färre än fem kort drar ett

## What the screen says by itself

captain-bluff-screen-turn = Tur { $number }
captain-bluff-screen-turns-left =
    { $count ->
        [one] Sista turen
       *[other] { $count } turer kvar
    }
captain-bluff-screen-pile = att dra
captain-bluff-screen-discards = kastade
captain-bluff-screen-window = { SEAT($seat) } har lagt på band { $belt }. Är det en bluff?
captain-bluff-screen-recovers = { SEAT($seat) } tar tillbaka bagage från band { $belt }
captain-bluff-screen-called = { SEAT($seat, case: "genitive") } bluff på band { $belt } synas!
captain-bluff-screen-was = { CARD($card) }! { SEAT($placer) } bluffade, och { SEAT($caller) } visste det: { SEAT($loser) } tar korten.
captain-bluff-screen-was-none = { CARD($card) }! { SEAT($placer) } var ärlig: { SEAT($loser) } tar korten.
captain-bluff-screen-cards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
captain-bluff-screen-lead =
    { $count ->
        [one] med ett kort mindre
       *[other] med { $count } kort mindre
    }
captain-bluff-screen-define = Lägg en stad
captain-bluff-screen-places = Lägger bagage
captain-bluff-screen-looks = Titta!
captain-bluff-screen-draw = Dra ett kort
captain-bluff-screen-take = Ta kortet
captain-bluff-screen-picks-up = Tar tillbaka
captain-bluff-screen-airport = Flygplatskort?
captain-bluff-screen-passed = Passar
captain-bluff-screen-call = Syna? A
captain-bluff-screen-has-turn = Spelar nu
captain-bluff-next-higher = nästa: { $number } eller högre
captain-bluff-next-lower = nästa: { $number } eller lägre
captain-bluff-next-either = nästa: till och med { $lower }, eller från { $higher }
captain-bluff-next-one-of = nästa: { $lower } eller { $higher }
captain-bluff-next-only = nästa: { $number }
captain-bluff-next-new = nästa: en ny rad
captain-bluff-next-none = inget tal passar
captain-bluff-next-trip = eller en { card-round-trip }

## What the table says

captain-bluff-dealing =
    { $reads ->
        [late] { $luggage } bagagekort och { $airport } flygplatskort till alla, dolda.
       *[every] { $luggage } bagagekort och { $airport } flygplatskort till alla.
    }
    .remedy =
        { $reads ->
            [late] Tryck på A när alla är utdelade; ett kort läses när det spelas.
           *[every] Håll varje mot läsaren hos den som får det.
        }
captain-bluff-setup = { SEAT($active) }: { captain-bluff-setup.asked }
    .asked = lägg en avgångsstad dold ovanför ett band.
    .remedy =
        { $spots ->
            [0] Välj bandet, håll sedan kortet mot din läsare; du drar inget kort för det.
           *[other] Håll kortet mot bandets fält; du drar inget kort för det.
        }
captain-bluff-turn = { SEAT($active) }: { captain-bluff-turn.asked }
    .asked =
        { $empty ->
            [6] lägg ett kort på ett band.
           *[other] lägg ett kort på ett band, eller välj en annan handling.
        }
    .remedy =
        { $recoverable ->
            [0]
                { $spots ->
                    [0] Välj vad du ska göra, håll sedan kortet mot din läsare.
                   *[other] Håll ett kort mot ett bands fält, eller välj.
                }
           *[other]
                { $spots ->
                    [0] Välj vad du ska göra, håll sedan kortet mot din läsare. Bagage som du tar tillbaka håller du bara där.
                   *[other] Håll ett kort mot ett bands fält, eller välj. Ta tillbaka bagage vid din läsare.
                }
        }
    .holding =
        { $empty ->
            [0] { "" }
           *[other] På ett tomt band blir det avgångsstaden.
        }
captain-bluff-turn-acted = { SEAT($active) }: { captain-bluff-turn-acted.asked }
    .asked = ett flygplatskort, eller slut på turen.
    .without = Avsluta turen.
    .remedy =
        { $spots ->
            [0] Välj dess band först, eller håll det mot din läsare; A avslutar turen.
           *[other] Håll kortet vid dess band eller mot din läsare; A avslutar turen.
        }
captain-bluff-placing = { SEAT($active) }: { captain-bluff-placing.asked }
    .asked = lägg bagage på band { $belt }.
    .without = Avsluta följden.
    .remedy =
        { $spots ->
            [0] Håll nästa tal mot din läsare; A när följden är klar.
           *[other] Håll nästa tal mot samma fält; A när följden är klar.
        }
captain-bluff-placing-trip = { SEAT($active) }: { captain-bluff-placing-trip.asked }
    .asked = lägg bagage på band { $belt }.
    .remedy =
        { $spots ->
            [0] En rad kan inte börja med bara en Jordenruntresa: håll ett tal mot din läsare.
           *[other] En rad kan inte börja med bara en Jordenruntresa: håll ett tal mot samma fält.
        }
captain-bluff-window = { SEAT($active) } har lagt bagage på band { $belt }. Är det en bluff?
    .remedy = De andra: A synar, B låter det vara.
    .a = bluff!
    .b = pass
captain-bluff-reveal = En bluff synas: vänd avgångsstaden ovanför band { $belt }.
    .remedy = Visa den, eller välj vad den är.
captain-bluff-looking = { SEAT($active) }: { captain-bluff-looking.asked }
    .asked = titta på två avgångsstäder.
    .remedy = Välj banden; lägg tillbaka korten dolda.
captain-bluff-looks = { SEAT($active) } tittar på avgångsstaden ovanför band { $belt }.
    .remedy = Ingen annan tittar; sedan läggs den dold tillbaka.
captain-bluff-draw = { SEAT($active) }: { captain-bluff-draw.asked }
    .asked = dra ett kort.
    .remedy = Håll det mot din egen läsare, osett av andra.
captain-bluff-reshuffle = Draghögen är tom.
    .remedy = Blanda de kastade korten, och tryck sedan på A.
captain-bluff-taking = { SEAT($active) }: { captain-bluff-taking.asked }
    .asked = ta den gamla avgångsstaden ovanför band { $belt }.
    .remedy = Lägg först det nya kortet där, håll sedan det gamla mot din läsare.
captain-bluff-recovering = { SEAT($active) }: { captain-bluff-recovering.asked }
    .asked = ta tillbaka bagage från band { $belt }.
    .remedy = Börja med det sista: håll varje mot din läsare. A när det var allt.
captain-bluff-read = Ett kort lästes inte.
    .remedy = Visa det igen, eller välj vad det är.
captain-bluff-over = Först hemma: { NAMES($winners) }. Partiet är slut.
    .remedy = Tryck på A för att spela igen.
captain-bluff-other-pad = Det här är inte läsaren hos den som har kortet.
    .remedy = Håll ett handkort mot din egen läsare, eller vid ett band.
captain-bluff-at-its-belt = En avgångsstad ska bytas.
    .remedy = Håll det nya kortet vid dess band, eller välj något annat.
captain-bluff-which-way = Det är inte avgjort åt vilket håll kortet på bandet räknas.
    .remedy = Välj upp eller ner i menyn, eller ta först tillbaka kortet.
captain-bluff-no-belt-here = Det finns inget band vid det här fältet.
    .remedy = Håll kortet mot ett av fälten 1 till 6.
captain-bluff-not-exchanged = Det här är inte kortet som byttes.
    .remedy = Lägg tillbaka det; håll den gamla avgångsstaden mot din läsare.
captain-bluff-read-already = Det här kortet är redan läst, så det är inte det som saknas.
    .remedy = Håll fram det olästa kortet, eller nämn det i menyn.
captain-bluff-still-dealing = Korten delas fortfarande ut.
    .remedy = Lägg tillbaka det; håll först allas kort mot läsarna.
captain-bluff-hand-full = Ett kort för mycket på den här läsaren.
    .remedy = Lägg tillbaka kortet.
captain-bluff-read-each = I det här partiet läses varje kort när det delas ut.
    .remedy = Håll varje hands kort mot den platsens läsare.
captain-bluff-luggage-full = Ett bagagekort för mycket på den här läsaren.
    .remedy = Lägg tillbaka det i draghögen.
captain-bluff-airport-full = Ett flygplatskort för mycket på den här läsaren.
    .remedy = Lägg tillbaka det bland de oanvända.
captain-bluff-already-dealt = Alla händer är utdelade.
    .remedy = Lägg tillbaka kortet.
captain-bluff-too-late-to-redeal = Partiet har börjat.
    .remedy = Spela det till slutet.
captain-bluff-define-first = Alla lägger först en avgångsstad dold.
    .remedy = Ta tillbaka det; håll ett handkort vid ett band utan stad.
captain-bluff-not-your-turn = Det är en annan plats tur.
    .remedy = Ta tillbaka kortet och vänta.
captain-bluff-one-action = Den här turens handling är gjord.
    .remedy = Ta tillbaka det; spela ett flygplatskort, eller avsluta turen med A.
captain-bluff-action-first = En tur har exakt en handling.
    .remedy = Lägg bagage; bestäm, titta på eller byt en avgångsstad; eller stäng ett band.
captain-bluff-second-airport = Bara ett flygplatskort får spelas per tur.
    .remedy = Ta tillbaka det andra.
captain-bluff-run-open = En följd läggs just nu.
    .remedy = Ta tillbaka det; gör klart följden på dess band och stäng den med A.
captain-bluff-draw-first = Ett kort måste dras.
    .remedy = Håll först draghögens översta kort mot läsaren.
captain-bluff-nothing-to-draw = Det finns inget kort att dra nu.
    .remedy = Lägg tillbaka kortet.
captain-bluff-take-first = Kortet som byttes är inte taget.
    .remedy = Håll det först mot läsaren.
captain-bluff-nothing-to-take = Den här platsen har inte bytt någon avgångsstad.
    .remedy = Lägg tillbaka kortet osett.
captain-bluff-reshuffle-first = Draghögen är tom.
    .remedy = Blanda de kastade korten; de är den nya draghögen. Tryck sedan på A.
captain-bluff-nothing-to-reshuffle = Det finns kort i draghögen.
    .remedy = Spela vidare.
captain-bluff-looks-first = Ankomsttavlan används.
    .remedy = Titta först på avgångsstäderna, eller avsluta med A.
captain-bluff-recovery-open = Bagage tas tillbaka; inget annat händer förrän det är klart.
    .remedy = Ta tillbaka det; den som tar bagage avslutar med A.
captain-bluff-reading = Kortet som spelades är inte läst.
    .remedy = Visa det igen, eller nämn det; B tar tillbaka det.
captain-bluff-revealing = En bluff synas, och avgångsstaden är inte läst.
    .remedy = Vänd och visa den, eller nämn den.
captain-bluff-match-over = Partiet är slut.
    .remedy = Starta ett nytt för att spela vidare.
captain-bluff-has-destination = Det finns redan en avgångsstad ovanför det här bandet.
    .remedy = Ta tillbaka kortet; bestäm en vid ett annat band.
captain-bluff-no-destination = Det finns ingen avgångsstad ovanför det här bandet.
    .remedy = Ta tillbaka det; välj ett band med en.
captain-bluff-no-luggage = Det finns inget bagage på det här bandet.
    .remedy = Ta tillbaka det; välj ett band med bagage.
captain-bluff-looked-already = Ankomsttavlan visar två olika avgångsstäder.
    .remedy = Välj ett annat band, eller avsluta med A.
captain-bluff-city-has-line = Staden har redan en rad på ett annat band.
    .remedy = Ta tillbaka det; lägg det där.
captain-bluff-fourth-line = Det finns redan tre rader, en för varje stad.
    .remedy = Ta tillbaka det; lägg det sist i en rad.
captain-bluff-wrong-city = Allt bagage i en rad kommer från en stad.
    .remedy = Ta tillbaka det.
captain-bluff-wrong-direction = Talet fortsätter inte raden i dess riktning.
    .remedy = Ta tillbaka det.
captain-bluff-gap-in-run = Talen i en följd har inga luckor.
    .remedy = Ta tillbaka det; följden kan stängas med A.
captain-bluff-gap-in-line = Det är avtalat att rader inte har luckor.
    .remedy = Ta tillbaka det.
captain-bluff-say-which-way = Raden kan gå upp eller ner härifrån.
    .remedy = Välj ett av de två i menyn.
captain-bluff-way-is-clear = Det finns inget att välja: riktningen är avgjord.
    .remedy = Lägg kortet utan att välja.
captain-bluff-out-of-range = En Jordenruntresa räknas som ett tal från 1 till 17.
    .remedy = Ta tillbaka den.
captain-bluff-round-trip-alone = En rad kan inte börja med bara en Jordenruntresa.
    .remedy = Ta tillbaka den, eller lägg bagage med den.
captain-bluff-round-trip-never-first = Det är avtalat att ingen rad börjar med en Jordenruntresa.
    .remedy = Ta tillbaka den.
captain-bluff-change-in-run = Ett Riktningsbyte kan inte ingå i en följd.
    .remedy = Ta tillbaka det; stäng först följden med A.
captain-bluff-no-line = Det finns inget bagage på det här bandet att vända.
    .remedy = Ta tillbaka det.
captain-bluff-not-on-belt = Det här kortet läggs inte på ett band.
    .remedy = Ta tillbaka det; håll ett sådant flygplatskort mot din egen läsare.
captain-bluff-not-on-pad = Det här kortet spelas inte vid läsaren.
    .remedy = Ta tillbaka det på handen; håll bagage och bandkort vid bandet.
captain-bluff-nothing-laid = Det finns inget kort i en följd att ta tillbaka.
    .remedy = Spela vidare.
captain-bluff-call-too-late = Det finns inget att syna: tiden är ute.
    .remedy = Spela vidare.
captain-bluff-own-placement = Ingen kan syna sin egen bluff.
    .remedy = Vänta på de andra.
captain-bluff-already-passed = Den här platsen har passat.
    .remedy = Vänta på de andra.
captain-bluff-window-open = De andra får syna den här bluffen.
    .remedy = Ta tillbaka det och vänta tills de har passat.
captain-bluff-no-time = Ingen tid för att syna är avtalad.
    .remedy = Vänta tills alla har passat.
captain-bluff-covered = Bara det sista bagaget i en rad går att ta tillbaka.
    .remedy = Lägg tillbaka det.
captain-bluff-behind-airport = Ett flygplatskort ligger sist i raden och stannar.
    .remedy = Låt raden vara som den är.
captain-bluff-last-luggage = Ett bagagekort stannar i varje rad.
    .remedy = Låt det ligga.
captain-bluff-other-belt = Bagage tas tillbaka från ett annat band.
    .remedy = Lägg tillbaka det; avsluta först med A.
captain-bluff-too-early-to-recover = Inget tas tillbaka medan något annat pågår.
    .remedy = Lägg tillbaka det och vänta lite.
captain-bluff-not-in-hand = Så vitt bordet har sett är det här kortet inte på din hand.
    .remedy = Lägg tillbaka det där det var; visa ett kort från din hand.
captain-bluff-not-from-pile = Så vitt bordet har sett är kortet inte i draghögen.
    .remedy = Lägg tillbaka det där det var; visa draghögens översta kort.
captain-bluff-nobody-there = Ingen spelar där.
    .remedy = Välj en plats som spelar.
captain-bluff-no-belt = Det bandet finns inte.
    .remedy = Välj ett av de sex.
captain-bluff-not-unread = Inget sådant kort väntar på att läsas.
    .remedy = Spela vidare.
captain-bluff-not-a-card = Det här är inget kort i Captain Bluff.
    .remedy = Nämn ett kort i spelet.

## Options

captain-bluff-option-line =
    En rad fortsätter: { $value ->
        [rising] med vilket tal som helst längre fram
       *[consecutive] bara med nästa tal
    }
captain-bluff-option-round-trip-first =
    En Jordenruntresa: { $value ->
        [in-a-run] får börja en rad
       *[never] börjar aldrig en rad
    }
captain-bluff-option-changes-go =
    Riktningsbyten går: { $value ->
        [to-loser] till den som förlorar synen
       *[to-discard] till de kastade korten
    }
captain-bluff-option-call-s =
    Tid för att syna och spela vidare: { $value ->
        [none] tills alla har passat
       *[other] { $value } s
    }
captain-bluff-option-turns =
    Högst: { $value ->
        [none] ingen gräns
       *[other] { $value } turer
    }
captain-bluff-option-standstill-rounds =
    Slutar när inget kort har lagts på: { $value ->
        [none] ingen gräns
       *[other] { $value } rundor
    }

## Choices

captain-bluff-menu-dealing = Dela ut händerna
captain-bluff-menu-pile-empty = Draghögen är tom
captain-bluff-menu-which-city = Avgångsstaden är
captain-bluff-menu-it-is = Det är
captain-bluff-menu-belt = Band { $belt }
captain-bluff-menu-counts-up = Det räknas uppåt
captain-bluff-menu-counts-down = Det räknas neråt
captain-bluff-menu-take-back = Ta tillbaka det
captain-bluff-menu-tap-new = Visa det nya kortet vid dess band
captain-bluff-menu-tap-at-belt =
    { $spots ->
        [0] Välj ett band, visa ett kort
       *[other] Visa ett kort vid ett band
    }
captain-bluff-menu-where-to = Vart ska kortet?
captain-bluff-menu-choose-its-belt = Välj dess band
captain-bluff-menu-define = Bestäm en stad
captain-bluff-menu-place = Lägg
captain-bluff-menu-check = Titta på en stad
captain-bluff-menu-change = Byt en stad
captain-bluff-menu-close = Stäng ett band
captain-bluff-menu-play = Spela ett flygplatskort
captain-bluff-menu-placed = Det läggs
captain-bluff-menu-defined = Det är en avgångsstad
captain-bluff-menu-exchanged = Det byts
captain-bluff-menu-recovered = Det tas tillbaka
captain-bluff-menu-yes-in-hand = Ja, det är på din hand
captain-bluff-menu-trip-begins = Ett tal måste följa resan
captain-bluff-menu-run-complete = Följden är klar
captain-bluff-menu-take-last-back = Ta tillbaka det senaste
captain-bluff-menu-look-twice = Titta på två olika städer
captain-bluff-menu-no-more = Inget mer
captain-bluff-menu-tap-drawn = Håll kortet mot din läsare
captain-bluff-menu-has-drawn = Kortet är draget
captain-bluff-menu-tap-old = Håll det gamla kortet mot din läsare
captain-bluff-menu-has-taken = Det gamla kortet är på handen
captain-bluff-menu-shuffled = De kastade korten är blandade
captain-bluff-card = { CARD($card) }
captain-bluff-menu-number = { $number }
captain-bluff-menu-yes-card = Ja, { CARD($card) }
captain-bluff-menu-is-played = Det spelas: { CARD($card) }
captain-bluff-menu-which-way = Band { $belt }: åt vilket håll?
captain-bluff-menu-awaits-define = Bestäm en stad: band { $spot }
captain-bluff-menu-awaits-place = Lägg: band { $spot }
captain-bluff-menu-awaits-change = Byt en stad: band { $spot }
captain-bluff-problem-card-twice =
    Ett kort är både { $place ->
        [hand] på { SEAT($of, case: "genitive") } hand
        [pile] i draghögen
        [discard] bland de kastade
        [belt] på band { $of }
        [city] ovanför band { $of }
        [aside] bytt och inte taget än
       *[somewhere] någonstans
    } och { $other ->
        [hand] på { SEAT($other_of, case: "genitive") } hand
        [pile] i draghögen
        [discard] bland de kastade
        [belt] på band { $other_of }
        [city] ovanför band { $other_of }
        [aside] bytt och inte taget än
       *[somewhere] någonstans
    }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-elsewhere =
    Ett kort sågs { $place ->
        [hand] på { SEAT($of, case: "genitive") } hand
        [pile] i draghögen
        [discard] bland de kastade
        [belt] på band { $of }
        [city] ovanför band { $of }
        [aside] bytt och inte taget än
       *[somewhere] någonstans
    } som inte kan vara där.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-count = Det finns { $count } kort i spel; det borde vara { $expected }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-pile-count = Draghögen har { $count } kort, men { $known } är kända.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-unread-inconsistent = De olästa korten kan inte alla vara olika kort.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-belt-count = Det finns { $count } band; det borde vara { $expected }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-city-above = Bagage ligger på band { $belt } utan avgångsstad ovanför.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-luggage = Det finns inget bagage på band { $belt }, men andra kort (CB-10).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-second-line = Raden på band { $belt } är den andra för sin stad (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-line-kept = Det som är sparat om raden på band { $belt } följer inte av dess kort.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-cities = Bagage från två städer ligger på band { $belt } (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-other-number = Bagage på band { $belt } räknas som ett annat tal än det har.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-out-of-range = Ett kort på band { $belt } räknas som { $number } (CB-9).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-ways = Talen på band { $belt } går inte åt ett håll (CB-6).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-hand-too-large = { SEAT($seat) } har { $count } kort; { $dealt } delas ut.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-much-luggage = { SEAT($seat) } har mer bagage än de { $dealt } kort som delas ut.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-many-airport = { SEAT($seat) } har fler flygplatskort än de { $dealt } som delas ut.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-empty-hand = { SEAT($seat) } har inga kort, vilket avslutar partiet, men det fortsätter.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-such-player = Det finns ingen spelare { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-reading = Fasen är { $phase }, vilket inte passar kortet som väntar på att läsas.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-taking = Fasen är { $phase }, vilket inte passar kortet som byttes.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-nobody-due = Fasen är { $phase }, men ingen ska handla.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-line = Fasen är { $phase }, men inget bagage ligger på band { $belt }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-run = En följd läggs, men fasen är { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-passed = Spelare har passat, men fasen är { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-goes-on = En tur fortsätter där allt är gjort (CB-3).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-count = Turerna är felräknade.
    .remedy = { table-undo-or-play-on }

## Places

captain-bluff-place-luggage = Bagage
captain-bluff-place-airport = Flygplats
captain-bluff-place-belt = Band { $number }

## The rules in short

captain-bluff-rules-1 = Bli av med alla dina kort först.
captain-bluff-rules-2 = Det dolda kortet ovanför ett band är dess stad. Lägg bagage där: ett kort, eller en följd utan luckor. En rad går upp eller ner och får hoppa från tur till tur; en rad per stad. Bagage från en annan stad är en bluff.
captain-bluff-rules-3 = De andra får syna en bluff: staden vänds. Var det en bluff tar du tillbaka raden och staden; annars tar den som synade dem.
captain-bluff-rules-4 = Eller bestäm staden för ett tomt band och dra ett kort; eller titta på en stad; eller byt en, eller stäng ett band, där bagage ligger.
captain-bluff-rules-5 = Dessutom får du spela ett flygplatskort; sedan slutar turen av sig själv.
captain-bluff-rules-6 = En Jordenruntresa är vilket bagage som helst; ett Riktningsbyte vänder en rad från dess sista tal; Ankomsttavlan visar två städer; vid ett Försenat flyg drar alla andra med färre än fem kort ett.
captain-bluff-rules-7 = Du får när som helst ta sista bagaget i en rad på handen; ett måste stanna.

## Climaxes and the log

captain-bluff-stage-call = { SEAT($caller) } synar { SEAT($placer) }: är det { CARD($city) } på band { $belt }?
captain-bluff-stage-bluff = { CARD($card) }! { SEAT($placer) } bluffade.
captain-bluff-stage-honest = { CARD($card) }! { SEAT($placer) } var ärlig.
captain-bluff-stage-takes =
    { $count ->
        [0] { SEAT($loser) } tar inget kort
        [one] { SEAT($loser) } tar ett kort
       *[other] { SEAT($loser) } tar { $count } kort
    }
captain-bluff-log-called = { SEAT($caller) } synar { SEAT($placer) } på band { $belt }: { CARD($card) }. { SEAT($loser) } tar korten
captain-bluff-log-define = { SEAT($seat) } lägger en avgångsstad ovanför band { $belt }
captain-bluff-log-change = { SEAT($seat) } byter avgångsstaden ovanför band { $belt }
captain-bluff-log-look = { SEAT($seat) } tittar på avgångsstaden ovanför band { $belt }
captain-bluff-log-close = { SEAT($seat) } stänger band { $belt }
captain-bluff-log-place = { SEAT($seat) } lägger { CARD($card) } på band { $belt }
captain-bluff-log-play = { SEAT($seat) } spelar { CARD($card) }
captain-bluff-log-recover = { SEAT($seat) } tar tillbaka { CARD($card) } från band { $belt }
captain-bluff-log-take-back = { SEAT($seat) } tar tillbaka ett kort
captain-bluff-log-reshuffle = De kastade korten är den nya draghögen
captain-bluff-known-belt =
    { $count ->
        [0] Band { $belt }: ingen har sett staden
       *[other] Band { $belt }: sett av { NAMES($seats) }
    }
captain-bluff-known-discards = Kastade: { $count }
captain-bluff-known-above = Ovanför band { $belt }: { CARD($card) }
captain-bluff-known-hand = { SEAT($seat) } har { CARD($card) }

## Lessons

captain-bluff-lesson-city = Lägg ett kort dolt ovanför ett band: det är dess stad, och bara du vet vilken. Alla kort duger.
captain-bluff-lesson-place = Bli av med bagage: lägg det på ett band med en stad. En rad går upp eller ner och får hoppa: efter en femma passar en elva. Är den dolda staden en annan, bluffar du.
captain-bluff-lesson-run = Det du lägger tillsammans är en följd: tal efter tal utan luckor. Fortsätt så länge du kan; avsluta sedan med A.
    .window = Det du lägger tillsammans är en följd: tal efter tal utan luckor. Fortsätt så länge du kan; avsluta sedan följden.
captain-bluff-lesson-call = Tvivlar du på att den dolda staden passar? A synar bluffen, B släpper den. Den som har fel tar hela raden.
    .window = Tvivlar du på att den dolda staden passar? Syna bluffen, eller släpp den. Den som har fel tar hela raden.
captain-bluff-lesson-airport = Utöver din handling får du spela ett flygplatskort, nu eller innan. Annars slutar turen av sig själv, eller genast med A.
    .window = Utöver din handling får du spela ett flygplatskort, nu eller innan. Annars slutar turen av sig själv.
captain-bluff-lesson-check = Osäker på vilken stad som ligger där? Välj med B och A att titta på en: det är din handling.
    .window = Osäker på vilken stad som ligger där? Du får titta på en: det är din handling.
captain-bluff-lesson-change = Där bagage ligger får du byta stad: lägg ett annat kort och ta det gamla.
captain-bluff-lesson-close = Eller stäng ett band med bagage: allt kastas, och ingen får veta staden.

## Why: a sentence for each ruling (docs/rulings-captain-bluff.md)

captain-bluff-rule-1 = Först delas alla händer ut; sedan lägger var och en i tur en stad dolt.
captain-bluff-rule-2 = Turen går medurs: bara en handlar.
captain-bluff-rule-3 = En tur är precis en handling och högst ett flygplatskort före eller efter.
captain-bluff-rule-4 = Ett band har en stad, aldrig två.
captain-bluff-rule-5 = Kort dras bara för en nybestämd stad, överst från draghögen.
captain-bluff-rule-6 = Tal som läggs tillsammans följer på varandra utan luckor.
captain-bluff-rule-7 = Radens andra tal avgör om den går upp eller ner; så fortsätter den.
captain-bluff-rule-8 = Varje stad har en rad, på ett band med en stad, och det finns högst tre.
captain-bluff-rule-9 = En Jordenruntresa är radens nästa tal, från 1 till 17; på ett ensamt kort säger du åt vilket håll.
captain-bluff-rule-10 = En Jordenruntresa börjar en rad bara om bagage följer, och aldrig om det är avtalat.
captain-bluff-rule-12 = Ett Riktningsbyte läggs ensamt på ett band med en rad och stannar där.
captain-bluff-rule-14 = Ankomsttavlan visar den som spelar den upp till två olika städer.
captain-bluff-rule-16 = Är draghögen tom blandas de kastade korten till en ny, och bara då.
captain-bluff-rule-17 = De andra får syna till dess att alla har passat eller tiden är ute, inte efter nästa steg.
captain-bluff-rule-18 = Den dolda staden jämförs med hela radens stad.
captain-bluff-rule-21 = Den som lägger sitt sista kort har vunnit när ingen längre får syna.
captain-bluff-rule-24 = En stad byts bara där bagage ligger: först läggs det nya kortet, sedan tas det gamla.
captain-bluff-rule-26 = Bagage tas bara från slutet av en rad, fram till ett flygplatskort, från ett band i taget; ett kort stannar.

## Why other belts are not to be chosen

captain-bluff-menu-place-where = { captain-bluff-menu-place }: där en stad ligger
captain-bluff-menu-define-where = { captain-bluff-menu-define }: där ingen ligger
captain-bluff-menu-check-where = { captain-bluff-menu-check }: där en ligger
captain-bluff-menu-change-where = { captain-bluff-menu-change }: där bagage ligger
captain-bluff-menu-close-where = { captain-bluff-menu-close }: där bagage ligger

## What a belt takes

captain-bluff-takes-higher = Här passar { CARD($card) } över { $number }.
captain-bluff-takes-lower = Här passar { CARD($card) } under { $number }.
captain-bluff-takes-another = Här passar { CARD($card) } med ett annat tal än { $number }.
captain-bluff-takes-next = Här passar { CARD($card) } med talet intill { $number }.
captain-bluff-takes-new-line = Här passar bagage från en stad som ännu inte har någon rad.
captain-bluff-story-shed = { SEAT($seat) } lägger flest kort på en tur: { $count }
captain-bluff-story-took = { SEAT($seat) } måste ta flest kort på en gång: { $count }
captain-bluff-story-looks = { SEAT($seat) } tittar på flest städer: { $count }
captain-bluff-report-points = Färre kort än i början
captain-bluff-report-course = Partiets förlopp: färre kort
