# Dansk

bluff-pirate-title = Bluff Pirate
bluff-pirate-screen-attract = Sejl efter skatten, og lad ingen gennemskue dig

## Cards

card-red = Rød sabel
card-red-pirate = Rød pirat
card-orange = Orange lanterne
card-orange-pirate = Orange pirat
card-yellow = Gult smykke
card-yellow-pirate = Gul pirat
card-green = Grøn flaske
card-green-pirate = Grøn pirat
card-turquoise = Turkis kompas
card-turquoise-pirate = Turkis pirat
card-blue = Blåt anker
card-blue-pirate = Blå pirat
card-purple = Lilla krog
card-purple-pirate = Lilla pirat
card-pink = Lyserød kikkert
card-pink-pirate = Lyserød pirat
card-brown = Brunt ror
card-brown-pirate = Brun pirat
card-black = Sort hat
card-black-pirate = Sort pirat

## What the screen says by itself

bluff-pirate-screen-turn = Tur { $number }
bluff-pirate-screen-last-round = Sidste runde
bluff-pirate-screen-nudge = Hvem tør lægge et stik?
bluff-pirate-screen-dealing = Fem kort til alle
bluff-pirate-screen-vote = Bluff eller ej?
bluff-pirate-screen-piles = Bunke { $pile }, kastet { $discards }
bluff-pirate-screen-arrived = Skatten!
bluff-pirate-screen-to-go = { $count } igen
bluff-pirate-screen-set-trusted-true = { SEAT($seat) } lægger { $count } ægte kort, { SEAT($other) } tror på det
bluff-pirate-screen-set-trusted-bluff = { SEAT($seat) } bluffer med { $count } kort, { SEAT($other) } tror på det
bluff-pirate-screen-set-doubted-true = { SEAT($seat) } lægger { $count } ægte kort, { SEAT($other) } tvivler
bluff-pirate-screen-set-doubted-bluff = { SEAT($seat) } bluffer med { $count } kort, { SEAT($other) } afslører det
bluff-pirate-screen-discard = { SEAT($seat) } kaster: { CARD($cards) }
bluff-pirate-screen-keep = { SEAT($seat) } beholder alle kort
bluff-pirate-screen-board =
    { $count ->
        [one] { SEAT($seat) } påsejler { SEAT($other) } og tager et kort
       *[other] { SEAT($seat) } påsejler { SEAT($other) } og tager { $count } kort
    }
bluff-pirate-screen-taken-back = { SEAT($seat) } tager tilbage: { CARD($cards) }
bluff-pirate-screen-shown = { SEAT($seat) } har vist: { CARD($cards) }
bluff-pirate-screen-reshuffle = De kastede kort er den nye bunke
bluff-pirate-screen-revote = Stemmer blev set: alle stemmer igen

## What the table says

bluff-pirate-deal =
    { $reads ->
        [late] Fem kort til alle, skjult.
       *[every] Fem kort til alle: hold hvert mod læseren hos den, der får det.
    }
    .window = Fem kort til alle, skjult.
    .remedy =
        { $reads ->
            [late] Tryk på A, når alle er delt ud; et kort læses, når det spilles.
           *[every] Hænderne er fulde, når lysene siger, hvis tur det er.
        }
bluff-pirate-turn = { SEAT($active) }: { bluff-pirate-turn.asked }
    .asked = træk to kort, eller påsejl med en pirat.
    .remedy =
        { $spots ->
            [0]
                { $reads ->
                    [late] Tryk på A, når de er trukket; for at påsejle: vælg det først.
                   *[every] Hold kortene mod din læser; for at påsejle: vælg det først.
                }
           *[other]
                { $reads ->
                    [late] Tryk på A, når de er trukket; en pirat på felt 4.
                   *[every] Hold kortene mod din læser, en pirat mod felt 4.
                }
        }
bluff-pirate-draw-two = { SEAT($active) }: { bluff-pirate-draw-two.asked }
    .asked = træk to kort.
    .remedy =
        { $reads ->
            [late] Tryk på A, når de er trukket.
           *[every] Hold kortene mod din læser.
        }
bluff-pirate-draw = { SEAT($active) }: { bluff-pirate-draw.asked }
    .asked = træk { $count } mere.
    .remedy = Hold hvert kort fra bunken mod din læser.
bluff-pirate-reshuffle = Bunken er tom: bland alle kastede kort.
    .remedy = Læg dem skjult som ny bunke; så A.
bluff-pirate-act = { SEAT($active) }: { bluff-pirate-act.asked }
    .asked = læg et stik, eller kast et kort.
    .remedy =
        { $spots ->
            [0] Vælg først; hold så kortet mod din læser.
           *[other] Åbent på felt 1, skjult på felt 2; et kastet kort på felt 3.
        }
bluff-pirate-few = { SEAT($active) }: { bluff-pirate-few.asked }
    .asked = læg et stik, eller slut turen.
    .remedy =
        { $spots ->
            [0] Vælg først; hold så kortet mod din læser.
           *[other] Åbent på felt 1, skjult på felt 2.
        }
bluff-pirate-ending = { SEAT($active) }: { bluff-pirate-ending.asked }
    .asked = slut turen: et stik har mindst tre kort.
    .remedy = B: næste, A: vælg.
bluff-pirate-set = { SEAT($active) }: { bluff-pirate-set.asked }
    .asked = læg et stik på tre til fem kort, et eller to åbne.
    .remedy =
        { $spots ->
            [0] Hold kort skjult mod din læser; for et åbent kort: vælg det først.
           *[other] Åbent på felt 1, skjult på felt 2.
        }
bluff-pirate-closing = { SEAT($active) }: { bluff-pirate-closing.asked }
    .asked =
        { $more ->
            [0] afslut stikket.
           *[other] afslut stikket, eller læg flere kort.
        }
    .remedy =
        { $spots ->
            [0] A lukker stikket; eller hold endnu et kort skjult mod din læser.
           *[other] A lukker stikket.
        }
bluff-pirate-vote = Bluffer { SEAT($turn) }? Alle andre stemmer hemmeligt.
    .remedy = Hånden over knapperne! A: ingen bluff. B: bluff.
    .a = ingen bluff
    .b = bluff
bluff-pirate-pick = { SEAT($active) }: { bluff-pirate-pick.asked }
    .asked = alle har stemt. Vælg, hvis stemme der tæller.
    .remedy = B: næste, A: vælg.
bluff-pirate-reveal-bluff = { SEAT($voter) } siger: bluff!
    .remedy =
        { $reads ->
            [late] Vend de skjulte kort, så A.
           *[every]
                { $spots ->
                    [0] Vend de skjulte kort, og hold hvert mod din læser.
                   *[other] Vend de skjulte kort, og hold hvert mod felt 2.
                }
        }
bluff-pirate-reveal-no-bluff = { SEAT($voter) } siger: ingen bluff.
    .remedy =
        { $reads ->
            [late] Vend de skjulte kort, så A.
           *[every]
                { $spots ->
                    [0] Vend de skjulte kort, og hold hvert mod din læser.
                   *[other] Vend de skjulte kort, og hold hvert mod felt 2.
                }
        }
bluff-pirate-fork = { SEAT($active) }: { bluff-pirate-fork.asked }
    .asked = vælg en vej ved skillevejen.
    .remedy = B: næste, A: vælg.
bluff-pirate-island = { SEAT($active) }: { bluff-pirate-island.asked }
    .asked = vend øens brik.
    .remedy = Vælg så, hvad der ligger der. B: næste, A: vælg.
bluff-pirate-dig = { SEAT($active) }: { bluff-pirate-dig.asked }
    .asked = vend øens brik.
    .remedy = Det, der ligger der, gælder straks.
bluff-pirate-board = { SEAT($active) }: { bluff-pirate-board.asked }
    .asked = vælg et skib at påsejle.
    .remedy = B: næste, A: vælg.
bluff-pirate-steal = { SEAT($active) }: { bluff-pirate-steal.asked }
    .asked = tag { $count ->
        [one] et af { SEAT($target, case: "genitive") } kort uset
       *[other] { $count } af { SEAT($target, case: "genitive") } kort usete
    }.
    .remedy = Hold hvert mod { SEAT($active, case: "genitive") } læser.
bluff-pirate-over = Partiet er slut.
    .remedy = Tryk på A for at spille igen.
bluff-pirate-not-now = Nu er det { SEAT($active) }, der spiller.
    .remedy = Tag kortet tilbage, og vent; skærmen siger, hvad { SEAT($active) } skal gøre.
bluff-pirate-dealt-at-pads = Kortene deles ud ved læserne.
    .remedy = Hold det mod læseren hos den, der får det.
bluff-pirate-read-already = Dette kort er læst allerede, så det er ikke det manglende.
    .remedy = Hold det ulæste kort frem, eller nævn det i menuen.
bluff-pirate-other-spot = Intet spilles på dette felt.
    .remedy = Et stik på felt 1 og 2, et kastet kort på felt 3, en pirat til påsejling på felt 4.
bluff-pirate-token-stays = En skattebrik bliver på sin ø, til et skib når frem.
    .remedy = Læg den tilbage med den lukkede kiste opad.
bluff-pirate-turn-the-token = Ingen læser kan se, hvilken side af en brik der vender opad.
    .remedy = Vend den, hvor den ligger.
bluff-pirate-finder-answers = { SEAT($active) } har nået øen og åbner kisten.
    .remedy = Vent på det.
bluff-pirate-look-first = Stikket er først lige lukket: dette talte ikke som stemme.
    .remedy = Se på stikket, og stem så med hånden over knapperne.
bluff-pirate-close-first = Der stemmes ikke endnu: { SEAT($active) } har ikke lukket stikket.
    .remedy = Vent på det, og stem så med hånden over knapperne.
bluff-pirate-where-to =
    { $spots ->
        [0] Et kort fra din hånd betyder intet på din egen læser endnu.
       *[other] Et kort fra din hånd betyder intet på din egen læser.
    }
    .remedy =
        { $spots ->
            [0] Hold kort fra bunken der; for at påsejle: vælg det først.
           *[other] Hold kort fra bunken der; en pirat til påsejling på felt 4.
        }
bluff-pirate-lay-where =
    { $spots ->
        [0] Bordet ved ikke endnu, hvad du vil med dette kort.
       *[other] Et kort fra din hånd betyder intet på din egen læser.
    }
    .remedy =
        { $spots ->
            [0] Tag det tilbage, og vælg først: åbent, skjult eller kastet.
           *[other] Hold et stik åbent mod felt 1 og skjult mod felt 2, eller et kastet kort mod felt 3.
        }
bluff-pirate-still-dealing = Der deles stadig ud.
    .remedy = Læg det tilbage; hold først fem kort mod hver plads' læser.
bluff-pirate-hand-full = Et kort for meget på denne læser.
    .remedy = Læg kortet tilbage i bunken.
bluff-pirate-read-each = I dette parti læses hvert kort, når det deles ud.
    .remedy = Hold fem kort mod hver plads' læser.
bluff-pirate-already-dealt = Alle hænder er delt ud.
    .remedy = Læg kortet tilbage i bunken.
bluff-pirate-too-late-to-redeal = Kapsejladsen er begyndt.
    .remedy = Sejl den til ende.
bluff-pirate-not-your-turn = Det er en anden plads' tur.
    .remedy = Tag kortet tilbage, og vent.
bluff-pirate-draw-or-board = En tur begynder med at trække to kort eller påsejle.
    .remedy = Tag det tilbage; hold to kort fra bunken mod din læser, eller påsejl med en pirat.
bluff-pirate-draw-first = Først trækkes to kort.
    .remedy = Tag det tilbage; hold de kort, du trækker, mod din egen læser.
bluff-pirate-already-drawn = Når du har trukket, kan du hverken påsejle eller trække igen.
    .remedy = Tag det tilbage; læg et stik, eller kast.
bluff-pirate-drew-after-boarding = Efter en påsejling trækker du ingen kort.
    .remedy = Læg kortet tilbage i bunken; bland det ind, hvis nogen har set det.
bluff-pirate-reshuffle-first = Bunken er tom.
    .remedy = Tag det tilbage; bland alle kastede kort, læg dem skjult som bunke, og tryk på A.
bluff-pirate-nothing-to-reshuffle = Der er stadig kort i bunken.
    .remedy = Træk fra bunken.
bluff-pirate-act-first = Nu lægges et stik, eller et kort kastes.
    .remedy = Tag det tilbage; læg et stik, eller kast et kort.
bluff-pirate-set-first = Et stik er ved at blive lagt.
    .remedy = Tag det tilbage; gør stikket færdigt, og tryk på A.
bluff-pirate-voting = Alle andre stemmer.
    .remedy = Tag det tilbage, og vent på stemmerne.
bluff-pirate-pick-first = Alle har stemt.
    .remedy = Tag det tilbage; vælg én stemme i menuen.
bluff-pirate-picked-already = En stemme er allerede valgt; det første valg gælder.
    .remedy = Dæk de andre stemmer; vend stikkets skjulte kort.
bluff-pirate-reveal-first = Stikkets skjulte kort vendes først.
    .remedy = Tag det tilbage; vend hvert af dem, og vis det.
bluff-pirate-steer-first = Et skib er ved skillevejen.
    .remedy = Tag det tilbage; den, der sejler det, vælger en vej i menuen.
bluff-pirate-open-first = Et skib har nået en ø.
    .remedy = Tag det tilbage; den, der sejler det, vender brikken.
bluff-pirate-target-first = En pirat påsejler.
    .remedy = Tag det tilbage; vælg et skib foran i menuen.
bluff-pirate-steal-first = Et skib påsejles.
    .remedy = Tag det tilbage; hold de stjålne kort mod tyvens læser.
bluff-pirate-reading = Et kort blev ikke læst.
    .remedy = Hold det frem igen, eller nævn det.
bluff-pirate-not-voting = Der stemmes ikke nu.
    .remedy = Behold brikken foran dig.
bluff-pirate-nothing-placed = Der er intet stik at stemme om eller vende.
    .remedy = Spil videre.
bluff-pirate-not-boarding = Intet skib påsejles.
    .remedy = Læg kortet tilbage uset.
bluff-pirate-not-at-fork = Intet skib er ved en skillevej.
    .remedy = Spil videre.
bluff-pirate-not-at-island = Intet skib har nået en uåbnet ø.
    .remedy = Luk kisten igen uden at se, og spil videre.
bluff-pirate-nothing-to-end = Intet stik er ved at blive lagt.
    .remedy = Læg først mindst tre kort.
bluff-pirate-match-over = Partiet er slut.
    .remedy = Start et nyt for at spille videre.
bluff-pirate-not-in-hand = Så vidt bordet har set, er dette kort ikke på din hånd.
    .remedy = Læg det tilbage, hvor det var; vis et kort fra din hånd.
bluff-pirate-not-from-pile = Så vidt bordet har set, kommer dette kort ikke fra bunken.
    .remedy = Læg det tilbage, hvor det var; træk fra bunken.
bluff-pirate-not-of-target = Så vidt bordet har set, er dette kort ikke fra det påsejlede skib.
    .remedy = Læg det tilbage, hvor det var; tag et af den plads' kort uset.
bluff-pirate-not-hidden = Det er ikke et af stikkets skjulte kort.
    .remedy = Læg det tilbage, hvor det var; vend de skjulte kort.
bluff-pirate-hand-too-small = Et stik har mindst tre kort, og din hånd har færre.
    .remedy = Tag det tilbage; slut turen uden et stik.
bluff-pirate-two-colours = De åbne kort i et stik har alle samme farve.
    .remedy = Tag dette tilbage, og læg et andet eller intet åbent.
bluff-pirate-too-many-up = Kun et eller to kort i et stik ligger åbent.
    .remedy = Tag dette tilbage, eller læg det skjult.
bluff-pirate-needs-face-up = Et stik kræver et åbent kort, og dette er sidste chance.
    .remedy = Tag det tilbage, og læg det åbent.
bluff-pirate-set-full = Et stik har højst fem kort.
    .remedy = Tag dette tilbage, og tryk på A.
bluff-pirate-set-too-small = Et stik har mindst tre kort, et eller to af dem åbne.
    .remedy = Læg et til, og tryk så på A.
bluff-pirate-must-discard = Med så stor en hånd lægger du et stik eller kaster et kort.
    .remedy = Kast et kort.
bluff-pirate-nothing-to-discard = Med så lille en hånd kaster du intet.
    .remedy = Tag det tilbage, og slut turen i menuen.
bluff-pirate-voted-already = Denne plads har allerede stemt.
    .remedy = Vent, til alle har stemt.
bluff-pirate-own-set = Ingen stemmer om sit eget stik.
    .remedy = Vent, til alle andre har stemt.
bluff-pirate-not-a-pirate = Kun en pirat påsejler.
    .remedy = Tag kortet tilbage; træk to kort, eller påsejl med en pirat.
bluff-pirate-nobody-ahead = Intet skib med kort er foran dette.
    .remedy = Tag piraten tilbage, og træk to kort.
bluff-pirate-not-ahead = Det skib er ikke foran, eller dets plads har ingen kort.
    .remedy = Vælg et andet.
bluff-pirate-no-such-course = Ingen vej fører derhen herfra.
    .remedy = Vælg en anden.
bluff-pirate-nobody-there = Ingen spiller der.
    .remedy = Vælg en plads, der spiller.
bluff-pirate-not-unread = Det kort er læst allerede, eller det er ikke et kort.
    .remedy = Spil videre.
bluff-pirate-card = { CARD($card) }
bluff-pirate-not-a-card = Det er ikke et kort fra dette spil.
    .remedy = Nævn en farve eller dens pirat.

## Options

bluff-pirate-option-keep-up-to =
    Uden et stik: { $value ->
        [4] ét kastes fra fem kort
       *[5] ét kastes fra seks kort
    }
bluff-pirate-option-small-hand =
    Med færre kort: { $value ->
        [keep] intet kastes
       *[choose] du vælger selv
    }
bluff-pirate-option-discard-without =
    Skal kaste: { $value ->
        [placing] den, der ikke lægger et stik
       *[having] den, der ikke har et stik
    }
bluff-pirate-option-turns =
    Kapsejladsen slutter: { $value ->
        [none] kun ved skatten
       *[other] efter { $value } ture
    }
bluff-pirate-option-nudge-rounds = Påmindelse om kapsejladsen: efter { $value } runder uden et stik

## Choices

bluff-pirate-menu-dealing = Fem kort til alle
bluff-pirate-menu-tap-pile = Vis et kort fra bunken
bluff-pirate-menu-draw = Træk to kort
bluff-pirate-menu-has-drawn =
    { $count ->
        [one] Kortet er trukket
       *[other] To kort er trukket
    }
bluff-pirate-menu-board = Påsejl med en pirat
bluff-pirate-menu-drawn = Det trækkes
bluff-pirate-menu-boards = Det påsejler et skib
bluff-pirate-menu-lay-up = Læg et kort åbent
bluff-pirate-menu-lay-down = Læg et kort skjult
bluff-pirate-menu-lies-up = Det ligger åbent
bluff-pirate-menu-lies-down = Det ligger skjult
bluff-pirate-menu-too-few = For få kort til et stik
bluff-pirate-menu-take-set-back = Tag stikket tilbage
bluff-pirate-menu-close-set = Stikket er færdigt
bluff-pirate-menu-tap-next =
    { $spots ->
        [0] Vis det næste kort, skjult
       *[other] Vis det næste kort
    }
bluff-pirate-menu-others-vote = Alle andre stemmer
bluff-pirate-menu-vote-shown = En stemme blev vist for tidligt
bluff-pirate-menu-vote-again = Alle stemmer igen
bluff-pirate-menu-pick = Hvis stemme tæller?
bluff-pirate-menu-tap-hidden = Vend og vis hvert skjult kort
bluff-pirate-menu-turned-all = Alle skjulte kort er vendt
    .window = Vend alle
bluff-pirate-menu-turned = Det vendes
bluff-pirate-menu-fork = Hvilken vej?
bluff-pirate-menu-target = Hvis skib påsejles?
bluff-pirate-menu-tap-stolen = Hold hvert stjålet kort mod din læser
bluff-pirate-menu-has-stolen =
    { $count ->
        [one] Et kort er taget
       *[other] { $count } kort er taget
    }
    .window =
        { $count ->
            [one] Tag et kort
           *[other] Tag { $count } kort
        }
bluff-pirate-menu-stolen = Det stjæles
bluff-pirate-menu-pile-made = De ligger skjult som bunke
bluff-pirate-menu-shuffle = Bland alle kastede kort
bluff-pirate-menu-awaits-up = { SEAT($seat) }: et åbent kort
bluff-pirate-menu-awaits-down = { SEAT($seat) }: et skjult kort
bluff-pirate-menu-awaits-board = { SEAT($seat) }: piraten, der påsejler
bluff-pirate-menu-unread = Et kort blev ikke læst
bluff-pirate-menu-tap-or-name = Vis det igen, eller nævn det
bluff-pirate-menu-token = Hvad ligger der under brikken?
bluff-pirate-menu-which = Hvilket er det?
bluff-pirate-menu-treasure = Skatten
bluff-pirate-menu-empty-chest = En tom kiste
bluff-pirate-menu-card = { CARD($card) }
bluff-pirate-menu-colour = { COLOUR($colour) }
bluff-pirate-menu-towards = Mod { PLACE($place) }
bluff-pirate-menu-awaits-discard = { SEAT($seat) }: det kastede kort
bluff-pirate-problem-card-twice =
    Et kort er både { $place ->
        [hand] på { SEAT($seat, case: "genitive") } hånd
        [discards] blandt de kastede
        [up] åbent i stikket
        [down] skjult i stikket
       *[table] på bordet
    } og { $other ->
        [hand] på { SEAT($holder, case: "genitive") } hånd
        [discards] blandt de kastede
        [up] åbent i stikket
        [down] skjult i stikket
       *[table] på bordet
    }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-card-elsewhere =
    Et kort blev set { $place ->
        [hand] på { SEAT($seat, case: "genitive") } hånd
        [discards] blandt de kastede
        [up] åbent i stikket
        [down] skjult i stikket
       *[table] på bordet
    }, som ikke kan være der.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pile-and-elsewhere = Et kort er både i bunken og et andet sted.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-cards =
    { $count ->
        [one] Der er et kort
       *[other] Der er { $count } kort
    } for meget.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-cards-nowhere =
    { $count ->
        [one] Et kort er
       *[other] { $count } kort er
    } ingen steder.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-unread-inconsistent = De ulæste kort kan ikke alle være forskellige kort.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-hand-too-large = { SEAT($seat) } har { $count } kort; { $dealt } deles ud.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-dealt-not-begun = Alle hænder er delt ud, men partiet er ikke begyndt.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-played-before-dealt = Der er spillet kort, før alle var delt ud.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set = Fasen er { $phase }, hvilket ikke passer til stikket på bordet.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-up = { $count } kort i stikket ligger åbent (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set-too-large = Stikket har { $count } kort (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-closed = Stikket er lukket; kort: { $count }, åbne: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-several-colours = Stikkets synlige kort har flere farver (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turned-not-hidden = Et kort i stikket er vendt, som ikke var skjult (BP-7).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-placed = { SEAT($seat) } har lagt et stik; kort: { $count }, åbne: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-own-vote = { SEAT($seat) } har stemt om sit eget stik (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-taken-for = Et stik fra { SEAT($seat) } er taget for noget, det ikke var (BP-4).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-votes = Fasen er { $phase }, men der ligger stemmer på bordet.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-voter = Nogen har stemt, som ikke stemmer om dette stik (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-picking-early = En stemme skal vælges, før alle har stemt (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-kept = En stemme er gemt, som ingen må kende (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-not-given = En stemme er gemt fra en, der ikke har stemt (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-of-nobody = En stemme tæller, som ingen har afgivet (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-that-counts = Fasen er { $phase }, hvilket ikke passer til stemmen, der tæller.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-ship-astray = { SEAT($seat, case: "genitive") } skib er ikke på noget felt i kapsejladsen.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-island = En brik blev vendt, hvor der ikke er nogen ø.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-island-not-opened = Et skib er på en ø, der ikke er åbnet (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-one-path = Et skib skal vælge vej, hvor der kun er én (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-sailing = Fasen er { $phase }; felter endnu at sejle: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-such-player = Der er ingen spiller { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-out-of-turn = Nogen skal handle uden for tur.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-reading = Fasen er { $phase }, hvilket ikke passer til kortet, der venter på at blive læst.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-to-draw = Fasen er { $phase }; kort at trække: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-target = Fasen er { $phase }, hvilket ikke passer til det påsejlede skib.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pirate = Fasen er { $phase }, hvilket ikke passer til piraten, der påsejler.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-stolen = Fasen er { $phase }; stjålne kort: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-won = Fasen er { $phase }; spillere, der har vundet: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turn = Partiet er i tur { $turn }; den sidste er { $last }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-does-not-play = Nogen har vundet, som ikke spiller med.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-not-foremost = Nogen har vundet, hvis skib ikke er forrest.
    .remedy = { table-undo-or-play-on }
place-island-1 = Ø 1
place-island-2 = Ø 2
place-start = start
place-fork = skillevejen
colour-red = Rød
colour-orange = Orange
colour-yellow = Gul
colour-green = Grøn
colour-turquoise = Turkis
colour-blue = Blå
colour-purple = Lilla
colour-pink = Lyserød
colour-brown = Brun
colour-black = Sort

## Places

bluff-pirate-place-face-up = Åbent
bluff-pirate-place-face-down = Skjult
bluff-pirate-place-boarders = Påsejling
bluff-pirate-place-first-island = Ø 1
bluff-pirate-place-second-island = Ø 2

## The rules in short

bluff-pirate-rules-1 = Vær først på øen, hvor skatten ligger.
bluff-pirate-rules-2 = Træk to kort i din tur. Læg så et stik på tre til fem kort i én farve: et eller to åbne, de andre skjult. De må være hvad som helst: det er bluff.
bluff-pirate-rules-3 = Uden et stik kaster du et kort, hvis du har fem eller flere.
bluff-pirate-rules-4 = De andre stemmer hemmeligt: er det bluff? Du vælger, hvis stemme der tæller.
bluff-pirate-rules-5 = »Ingen bluff«: du sejler så mange felter, som stikket har kort, bluff eller ej. »Bluff«, og det er det ikke: du sejler, og den, der stemte bluff, går to felter tilbage.
bluff-pirate-rules-6 = »Bluff«, og det er det: du tager kortene tilbage og bliver stående, og den, der stemte bluff, sejler i stedet for dig.
bluff-pirate-rules-7 = Eller påsejl i stedet med en pirat, et kort med dødningehoved: tag tre kort, uset, fra en spiller, der ligger foran dig.

## Climaxes and the log

bluff-pirate-stage-doubted = { SEAT($voter) } siger om { SEAT($seat, case: "genitive") } stik: bluff!
bluff-pirate-stage-trusted = { SEAT($voter) } siger om { SEAT($seat, case: "genitive") } stik: ingen bluff.
bluff-pirate-stage-bluff = { SEAT($seat) } har bluffet!
bluff-pirate-stage-honest = { SEAT($seat) } har ikke bluffet!
bluff-pirate-stage-sails =
    { $count ->
        [one] { SEAT($seat) } sejler ét felt
       *[other] { SEAT($seat) } sejler { $count } felter
    }
bluff-pirate-stage-sails-and-back =
    { $count ->
        [one] { SEAT($seat) } sejler ét felt, { SEAT($voter) } rykker { $back } tilbage
       *[other] { SEAT($seat) } sejler { $count } felter, { SEAT($voter) } rykker { $back } tilbage
    }
bluff-pirate-stage-steers = { SEAT($seat) } har valgt en kurs.
bluff-pirate-stage-boards = Påsejling! { SEAT($seat) } lægger en pirat.
bluff-pirate-stage-boarded = { SEAT($seat) } påsejler { SEAT($other, case: "genitive") } skib!
bluff-pirate-stage-loot =
    { $count ->
        [one] { SEAT($other) } mister et kort
       *[other] { SEAT($other) } mister { $count } kort
    }
bluff-pirate-stage-opens = { SEAT($seat) } graver på ø { $number }.
bluff-pirate-stage-treasure = { SEAT($seat) } har fundet skatten på ø { $number }!
bluff-pirate-stage-empty = { SEAT($seat) } finder intet på ø { $number }!
bluff-pirate-known-discards = Kastet: { $count } × { CARD($card) }
bluff-pirate-known-island = Ø { $number } er tom

## Lessons

bluff-pirate-lesson-draw = En tur begynder med to nye kort: tag dem fra bunken, uset af de andre.
bluff-pirate-lesson-set = Læg tre til fem kort: et eller to i én farve åbne, resten skjult. De skjulte må være hvad som helst: det er bluff.
bluff-pirate-lesson-close = A lukker stikket. Jo flere kort, desto længere sejler du.
    .window = Nu kan du lukke stikket. Jo flere kort, desto længere sejler du.
bluff-pirate-lesson-vote = Stem hemmeligt med hånden over knapperne: A er ingen bluff, B er bluff. Tæller din stemme, og tvivler du med rette, sejler du; tvivler du forgæves, koster det to felter.
    .window = Stem hemmeligt: er det bluff? Tæller din stemme, og tvivler du med rette, sejler du; tvivler du forgæves, koster det to felter.
bluff-pirate-lesson-pick = Du vælger, hvis stemme der tæller. Alle andre forbliver hemmelige for altid.
bluff-pirate-lesson-reveal = Nu vendes de skjulte kort, og alle ser, om det var bluff.
bluff-pirate-lesson-board = Et skib er foran dit: med en pirat, et kort med dødningehoved, må du påsejle det i stedet for at trække og tage tre kort fra spilleren.
bluff-pirate-lesson-island = Du har nået en ø: vend dens brik. Den, der finder skatten, vinder; er kisten tom, ligger den på den anden ø.

## Why: a sentence for each ruling (docs/rulings-bluff-pirate.md)

bluff-pirate-rule-1 = En tur begynder med at trække to kort eller påsejle; den, der har trukket, må ikke påsejle.
bluff-pirate-rule-2 = Den, der ikke lægger et stik, kaster et eget kort, hvis hånden er stor, og intet, hvis den er lille.
bluff-pirate-rule-3 = Et stik har tre til fem kort: et eller to åbne, i én farve, og mindst et skjult.
bluff-pirate-rule-5 = Med færre end tre kort kan du ikke lægge et stik.
bluff-pirate-rule-6 = Alle andre stemmer én gang og hemmeligt; så vælger den, der lagde stikket, den stemme, der tæller.
bluff-pirate-rule-7 = Stikkets skjulte kort vendes altid, uanset hvad der er stemt.
bluff-pirate-rule-9 = Skatten er fundet: partiet er vundet, og intet tæller mere.
bluff-pirate-rule-12 = Den, der sejler, vælger vejen ved skillevejen, og kun dér.
bluff-pirate-rule-14 = Kun en pirat påsejler, og kun et skib, der ligger foran, og hvis spiller har kort; så trækkes der ingen kort.
bluff-pirate-rule-15 = Kort stjæles uset fra det påsejlede skibs hånd; kun de to kender dem.
bluff-pirate-rule-16 = Er bunken tom, blandes de kastede kort til en ny, og kun da; der trækkes kun derfra.
bluff-pirate-rule-24 = En ø åbnes af den, der er sejlet dertil, og ingen anden.
bluff-pirate-rule-25 = Alle, der spiller, får fem kort, før kapsejladsen begynder.

## Ankomst

bluff-pirate-option-landing =
    Landing: { $value ->
        [stop] præcis eller mere
       *[exact] præcis, ellers tilbage
    }
bluff-pirate-story-honest = { SEAT($seat) } lægger flest ærlige stik: { $count }
bluff-pirate-story-robbed = { SEAT($seat) } mister flest kort til pirater: { $count }
bluff-pirate-story-robs = { SEAT($seat) } stjæler flest kort: { $count }
bluff-pirate-report-points = Felter nærmere skatten
bluff-pirate-report-course = Kapsejladsens forløb: felter
