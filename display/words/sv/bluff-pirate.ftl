# Svenska

bluff-pirate-title = Bluff Pirate
bluff-pirate-screen-attract = Segla efter skatten, och låt ingen genomskåda dig

## Cards

card-red = Röd sabel
card-red-pirate = Röd pirat
card-orange = Orange lykta
card-orange-pirate = Orange pirat
card-yellow = Gul juvel
card-yellow-pirate = Gul pirat
card-green = Grön flaska
card-green-pirate = Grön pirat
card-turquoise = Turkos kompass
card-turquoise-pirate = Turkos pirat
card-blue = Blått ankare
card-blue-pirate = Blå pirat
card-purple = Lila krok
card-purple-pirate = Lila pirat
card-pink = Rosa kikare
card-pink-pirate = Rosa pirat
card-brown = Brun ratt
card-brown-pirate = Brun pirat
card-black = Svart hatt
card-black-pirate = Svart pirat

## What the screen says by itself

bluff-pirate-screen-turn = Tur { $number }
bluff-pirate-screen-last-round = Sista rundan
bluff-pirate-screen-nudge = Vem vågar lägga en serie?
bluff-pirate-screen-dealing = Fem kort till alla
bluff-pirate-screen-vote = Bluff eller inte?
bluff-pirate-screen-piles = Hög { $pile }, kastade { $discards }
bluff-pirate-screen-arrived = Skatten!
bluff-pirate-screen-to-go = { $count } kvar
bluff-pirate-screen-set-trusted-true = { SEAT($seat) } lägger { $count } äkta kort, { SEAT($other) } tror på det
bluff-pirate-screen-set-trusted-bluff = { SEAT($seat) } bluffar med { $count } kort, { SEAT($other) } tror på det
bluff-pirate-screen-set-doubted-true = { SEAT($seat) } lägger { $count } äkta kort, { SEAT($other) } tvivlar
bluff-pirate-screen-set-doubted-bluff = { SEAT($seat) } bluffar med { $count } kort, { SEAT($other) } avslöjar det
bluff-pirate-screen-discard = { SEAT($seat) } kastar: { CARD($cards) }
bluff-pirate-screen-keep = { SEAT($seat) } behåller alla kort
bluff-pirate-screen-board =
    { $count ->
        [one] { SEAT($seat) } kapar { SEAT($other) } och tar ett kort
       *[other] { SEAT($seat) } kapar { SEAT($other) } och tar { $count } kort
    }
bluff-pirate-screen-taken-back = { SEAT($seat) } tar tillbaka: { CARD($cards) }
bluff-pirate-screen-shown = { SEAT($seat) } har visat: { CARD($cards) }
bluff-pirate-screen-reshuffle = De kastade korten är den nya högen
bluff-pirate-screen-revote = Röster syntes: alla röstar om

## What the table says

bluff-pirate-deal =
    { $reads ->
        [late] Fem kort till alla, dolda.
       *[every] Fem kort till alla: håll varje mot läsaren hos den som får det.
    }
    .window = Fem kort till alla, dolda.
    .remedy =
        { $reads ->
            [late] Tryck på A när alla är utdelade; ett kort läses när det spelas.
           *[every] Händerna är fulla när lamporna visar vems tur det är.
        }
bluff-pirate-turn = { SEAT($active) }: { bluff-pirate-turn.asked }
    .asked = dra två kort, eller kapa med en pirat.
    .remedy =
        { $spots ->
            [0]
                { $reads ->
                    [late] Tryck på A när de är dragna; för att kapa: välj det först.
                   *[every] Håll korten mot din läsare; för att kapa: välj det först.
                }
           *[other]
                { $reads ->
                    [late] Tryck på A när de är dragna; en pirat på fält 4.
                   *[every] Håll korten mot din läsare, en pirat mot fält 4.
                }
        }
bluff-pirate-draw-two = { SEAT($active) }: { bluff-pirate-draw-two.asked }
    .asked = dra två kort.
    .remedy =
        { $reads ->
            [late] Tryck på A när de är dragna.
           *[every] Håll korten mot din läsare.
        }
bluff-pirate-draw = { SEAT($active) }: { bluff-pirate-draw.asked }
    .asked = dra { $count } till.
    .remedy = Håll varje kort från högen mot din läsare.
bluff-pirate-reshuffle = Högen är tom: blanda alla kastade kort.
    .remedy = Lägg dem dolda som ny hög; sedan A.
bluff-pirate-act = { SEAT($active) }: { bluff-pirate-act.asked }
    .asked = lägg en serie, eller kasta ett kort.
    .remedy =
        { $spots ->
            [0] Välj först; håll sedan kortet mot din läsare.
           *[other] Öppet på fält 1, dolt på fält 2; ett kastat kort på fält 3.
        }
bluff-pirate-few = { SEAT($active) }: { bluff-pirate-few.asked }
    .asked = lägg en serie, eller avsluta turen.
    .remedy =
        { $spots ->
            [0] Välj först; håll sedan kortet mot din läsare.
           *[other] Öppet på fält 1, dolt på fält 2.
        }
bluff-pirate-ending = { SEAT($active) }: { bluff-pirate-ending.asked }
    .asked = avsluta turen: en serie har minst tre kort.
    .remedy = B: nästa, A: välj.
bluff-pirate-set = { SEAT($active) }: { bluff-pirate-set.asked }
    .asked = lägg en serie på tre till fem kort, ett eller två öppna.
    .remedy =
        { $spots ->
            [0] Håll kort dolda mot din läsare; för ett öppet kort: välj det först.
           *[other] Öppet på fält 1, dolt på fält 2.
        }
bluff-pirate-closing = { SEAT($active) }: { bluff-pirate-closing.asked }
    .asked =
        { $more ->
            [0] avsluta serien.
           *[other] avsluta serien, eller lägg fler kort.
        }
    .remedy =
        { $spots ->
            [0] A stänger serien; eller håll ett kort till dolt mot din läsare.
           *[other] A stänger serien.
        }
bluff-pirate-vote = Bluffar { SEAT($turn) }? Alla andra röstar hemligt.
    .remedy = Handen över knapparna! A: ingen bluff. B: bluff.
    .a = ingen bluff
    .b = bluff
bluff-pirate-pick = { SEAT($active) }: { bluff-pirate-pick.asked }
    .asked = alla har röstat. Välj vems röst som räknas.
    .remedy = B: nästa, A: välj.
bluff-pirate-reveal-bluff = { SEAT($voter) } säger: bluff!
    .remedy =
        { $reads ->
            [late] Vänd de dolda korten, sedan A.
           *[every]
                { $spots ->
                    [0] Vänd de dolda korten och håll varje mot din läsare.
                   *[other] Vänd de dolda korten och håll varje mot fält 2.
                }
        }
bluff-pirate-reveal-no-bluff = { SEAT($voter) } säger: ingen bluff.
    .remedy =
        { $reads ->
            [late] Vänd de dolda korten, sedan A.
           *[every]
                { $spots ->
                    [0] Vänd de dolda korten och håll varje mot din läsare.
                   *[other] Vänd de dolda korten och håll varje mot fält 2.
                }
        }
bluff-pirate-fork = { SEAT($active) }: { bluff-pirate-fork.asked }
    .asked = välj en väg vid vägskälet.
    .remedy = B: nästa, A: välj.
bluff-pirate-island = { SEAT($active) }: { bluff-pirate-island.asked }
    .asked = vänd öns bricka.
    .remedy = Välj sedan vad som ligger där. B: nästa, A: välj.
bluff-pirate-dig = { SEAT($active) }: { bluff-pirate-dig.asked }
    .asked = vänd öns bricka.
    .remedy = Det som ligger där gäller genast.
bluff-pirate-board = { SEAT($active) }: { bluff-pirate-board.asked }
    .asked = välj ett skepp att kapa.
    .remedy = B: nästa, A: välj.
bluff-pirate-steal = { SEAT($active) }: { bluff-pirate-steal.asked }
    .asked = ta { $count ->
        [one] ett av { SEAT($target, case: "genitive") } kort, osett
       *[other] { $count } av { SEAT($target, case: "genitive") } kort, osedda
    }.
    .remedy = Håll varje mot { SEAT($active, case: "genitive") } läsare.
bluff-pirate-over = Partiet är slut.
    .remedy = Tryck på A för att spela igen.
bluff-pirate-not-now = Nu är det { SEAT($active) } som spelar.
    .remedy = Ta tillbaka kortet och vänta; skärmen säger vad { SEAT($active) } ska göra.
bluff-pirate-dealt-at-pads = Korten delas ut vid läsarna.
    .remedy = Håll det mot läsaren hos den som får det.
bluff-pirate-read-already = Det här kortet är redan läst, så det är inte det som saknas.
    .remedy = Håll fram det olästa kortet, eller nämn det i menyn.
bluff-pirate-other-spot = Inget spelas på det här fältet.
    .remedy = En serie på fält 1 och 2, ett kastat kort på fält 3, en pirat som kapar på fält 4.
bluff-pirate-token-stays = En skattbricka ligger kvar på sin ö tills ett skepp kommer dit.
    .remedy = Lägg tillbaka den med den stängda kistan uppåt.
bluff-pirate-turn-the-token = Ingen läsare kan se vilken sida av en bricka som ligger uppåt.
    .remedy = Vänd den där den ligger.
bluff-pirate-finder-answers = { SEAT($active) } har nått ön och öppnar kistan.
    .remedy = Vänta på det.
bluff-pirate-look-first = Serien har nyss stängts: det här räknades inte som röst.
    .remedy = Titta på serien, och rösta sedan med handen över knapparna.
bluff-pirate-close-first = Röstningen är inte öppen än: { SEAT($active) } har inte stängt serien.
    .remedy = Vänta på det, och rösta sedan med handen över knapparna.
bluff-pirate-where-to =
    { $spots ->
        [0] Ett kort från din hand betyder inget på din egen läsare än.
       *[other] Ett kort från din hand betyder inget på din egen läsare.
    }
    .remedy =
        { $spots ->
            [0] Håll kort från högen där; för att kapa: välj det först.
           *[other] Håll kort från högen där; en pirat som kapar på fält 4.
        }
bluff-pirate-lay-where =
    { $spots ->
        [0] Bordet vet inte än vad du vill göra med kortet.
       *[other] Ett kort från din hand betyder inget på din egen läsare.
    }
    .remedy =
        { $spots ->
            [0] Ta tillbaka det och välj först: öppet, dolt eller kastat.
           *[other] Håll en serie öppet mot fält 1 och dolt mot fält 2, eller ett kastat kort mot fält 3.
        }
bluff-pirate-still-dealing = Korten delas fortfarande ut.
    .remedy = Lägg tillbaka det; håll först fem kort mot varje plats läsare.
bluff-pirate-hand-full = Ett kort för mycket på den här läsaren.
    .remedy = Lägg tillbaka kortet i högen.
bluff-pirate-read-each = I det här partiet läses varje kort när det delas ut.
    .remedy = Håll fem kort mot varje plats läsare.
bluff-pirate-already-dealt = Alla händer är utdelade.
    .remedy = Lägg tillbaka kortet i högen.
bluff-pirate-too-late-to-redeal = Kapplöpningen har börjat.
    .remedy = Segla den till slutet.
bluff-pirate-not-your-turn = Det är en annan plats tur.
    .remedy = Ta tillbaka kortet och vänta.
bluff-pirate-draw-or-board = En tur börjar med att dra två kort eller kapa ett skepp.
    .remedy = Ta tillbaka det; håll två kort från högen mot din läsare, eller kapa med en pirat.
bluff-pirate-draw-first = Först dras två kort.
    .remedy = Ta tillbaka det; håll korten som du drar mot din egen läsare.
bluff-pirate-already-drawn = Efter att ha dragit kan du varken kapa eller dra igen.
    .remedy = Ta tillbaka det; lägg en serie, eller kasta.
bluff-pirate-drew-after-boarding = Efter en kapning drar du inga kort.
    .remedy = Lägg tillbaka kortet i högen; blanda in det om någon har sett det.
bluff-pirate-reshuffle-first = Högen är tom.
    .remedy = Ta tillbaka det; blanda alla kastade kort, lägg dem dolda som hög och tryck på A.
bluff-pirate-nothing-to-reshuffle = Det finns fortfarande kort i högen.
    .remedy = Dra från högen.
bluff-pirate-act-first = Nu läggs en serie eller kastas ett kort.
    .remedy = Ta tillbaka det; lägg en serie, eller kasta ett kort.
bluff-pirate-set-first = En serie läggs just nu.
    .remedy = Ta tillbaka det; gör klart serien och tryck på A.
bluff-pirate-voting = Alla andra röstar.
    .remedy = Ta tillbaka det och vänta på rösterna.
bluff-pirate-pick-first = Alla har röstat.
    .remedy = Ta tillbaka det; välj en röst i menyn.
bluff-pirate-picked-already = En röst är redan vald; det första valet gäller.
    .remedy = Täck de andra rösterna; vänd seriens dolda kort.
bluff-pirate-reveal-first = Seriens dolda kort vänds först.
    .remedy = Ta tillbaka det; vänd vart och ett och visa det.
bluff-pirate-steer-first = Ett skepp är vid vägskälet.
    .remedy = Ta tillbaka det; den som seglar det väljer väg i menyn.
bluff-pirate-open-first = Ett skepp har nått en ö.
    .remedy = Ta tillbaka det; den som seglar det vänder brickan.
bluff-pirate-target-first = En pirat kapar.
    .remedy = Ta tillbaka det; välj ett skepp längre fram i menyn.
bluff-pirate-steal-first = Ett skepp kapas.
    .remedy = Ta tillbaka det; håll de stulna korten mot tjuvens läsare.
bluff-pirate-reading = Ett kort lästes inte.
    .remedy = Håll fram det igen, eller nämn det.
bluff-pirate-not-voting = Ingen röstning pågår.
    .remedy = Behåll brickan framför dig.
bluff-pirate-nothing-placed = Det finns ingen serie att rösta om eller vända.
    .remedy = Spela vidare.
bluff-pirate-not-boarding = Inget skepp kapas.
    .remedy = Lägg tillbaka kortet osett.
bluff-pirate-not-at-fork = Inget skepp är vid ett vägskäl.
    .remedy = Spela vidare.
bluff-pirate-not-at-island = Inget skepp har nått en oöppnad ö.
    .remedy = Stäng kistan igen utan att titta, och spela vidare.
bluff-pirate-nothing-to-end = Ingen serie läggs just nu.
    .remedy = Lägg först minst tre kort.
bluff-pirate-match-over = Partiet är slut.
    .remedy = Starta ett nytt för att spela vidare.
bluff-pirate-not-in-hand = Så vitt bordet har sett är det här kortet inte på din hand.
    .remedy = Lägg tillbaka det där det var; visa ett kort från din hand.
bluff-pirate-not-from-pile = Så vitt bordet har sett kommer kortet inte från högen.
    .remedy = Lägg tillbaka det där det var; dra från högen.
bluff-pirate-not-of-target = Så vitt bordet har sett är kortet inte från det kapade skeppet.
    .remedy = Lägg tillbaka det där det var; ta ett av den platsens kort osett.
bluff-pirate-not-hidden = Det här är inget av seriens dolda kort.
    .remedy = Lägg tillbaka det där det var; vänd de dolda korten.
bluff-pirate-hand-too-small = En serie har minst tre kort, och din hand har färre.
    .remedy = Ta tillbaka det; avsluta turen utan serie.
bluff-pirate-two-colours = De öppna korten i en serie har alla samma färg.
    .remedy = Ta tillbaka det här, och lägg ett annat eller inget öppet.
bluff-pirate-too-many-up = Bara ett eller två kort i en serie ligger öppet.
    .remedy = Ta tillbaka det här, eller lägg det dolt.
bluff-pirate-needs-face-up = En serie behöver ett öppet kort, och det här är sista chansen.
    .remedy = Ta tillbaka det och lägg det öppet.
bluff-pirate-set-full = En serie har högst fem kort.
    .remedy = Ta tillbaka det här och tryck på A.
bluff-pirate-set-too-small = En serie har minst tre kort, ett eller två av dem öppna.
    .remedy = Lägg ett till, och tryck sedan på A.
bluff-pirate-must-discard = Med en så stor hand lägger du en serie eller kastar ett kort.
    .remedy = Kasta ett kort.
bluff-pirate-nothing-to-discard = Med en så liten hand kastar du inget.
    .remedy = Ta tillbaka det och avsluta turen i menyn.
bluff-pirate-voted-already = Den här platsen har redan röstat.
    .remedy = Vänta tills alla har röstat.
bluff-pirate-own-set = Ingen röstar om sin egen serie.
    .remedy = Vänta tills alla andra har röstat.
bluff-pirate-not-a-pirate = Bara en pirat kapar.
    .remedy = Ta tillbaka kortet; dra två kort, eller kapa med en pirat.
bluff-pirate-nobody-ahead = Inget skepp med kort är före det här.
    .remedy = Ta tillbaka piraten och dra två kort.
bluff-pirate-not-ahead = Det skeppet är inte före, eller dess plats har inga kort.
    .remedy = Välj ett annat.
bluff-pirate-no-such-course = Ingen väg leder dit härifrån.
    .remedy = Välj en annan.
bluff-pirate-nobody-there = Ingen spelar där.
    .remedy = Välj en plats som spelar.
bluff-pirate-not-unread = Det kortet är redan läst, eller så är det inget kort.
    .remedy = Spela vidare.
bluff-pirate-card = { CARD($card) }
bluff-pirate-not-a-card = Det här är inget kort i spelet.
    .remedy = Nämn en färg, eller dess pirat.

## Options

bluff-pirate-option-keep-up-to =
    Utan serie: { $value ->
        [4] kastas ett från fem kort
       *[5] kastas ett från sex kort
    }
bluff-pirate-option-small-hand =
    Med färre kort: { $value ->
        [keep] kastas inget
       *[choose] väljer du själv
    }
bluff-pirate-option-discard-without =
    Måste kasta: { $value ->
        [placing] den som inte lägger en serie
       *[having] den som inte har en serie
    }
bluff-pirate-option-turns =
    Kapplöpningen slutar: { $value ->
        [none] bara vid skatten
       *[other] efter { $value } turer
    }
bluff-pirate-option-nudge-rounds = Påminnelse om kappseglingen: efter { $value } rundor utan serie

## Choices

bluff-pirate-menu-dealing = Fem kort till alla
bluff-pirate-menu-tap-pile = Visa ett kort från högen
bluff-pirate-menu-draw = Dra två kort
bluff-pirate-menu-has-drawn =
    { $count ->
        [one] Kortet är draget
       *[other] Två kort är dragna
    }
bluff-pirate-menu-board = Kapa ett skepp med en pirat
bluff-pirate-menu-drawn = Det dras
bluff-pirate-menu-boards = Det kapar ett skepp
bluff-pirate-menu-lay-up = Lägg ett kort öppet
bluff-pirate-menu-lay-down = Lägg ett kort dolt
bluff-pirate-menu-lies-up = Det ligger öppet
bluff-pirate-menu-lies-down = Det ligger dolt
bluff-pirate-menu-too-few = För få kort för en serie
bluff-pirate-menu-take-set-back = Ta tillbaka serien
bluff-pirate-menu-close-set = Serien är klar
bluff-pirate-menu-tap-next =
    { $spots ->
        [0] Visa nästa kort, dolt
       *[other] Visa nästa kort
    }
bluff-pirate-menu-others-vote = Alla andra röstar
bluff-pirate-menu-vote-shown = En röst visades för tidigt
bluff-pirate-menu-vote-again = Alla röstar om
bluff-pirate-menu-pick = Vems röst räknas?
bluff-pirate-menu-tap-hidden = Vänd och visa varje dolt kort
bluff-pirate-menu-turned-all = Alla dolda kort är vända
    .window = Vänd alla
bluff-pirate-menu-turned = Det vänds
bluff-pirate-menu-fork = Vilken väg?
bluff-pirate-menu-target = Vems skepp kapas?
bluff-pirate-menu-tap-stolen = Håll varje stulet kort mot din läsare
bluff-pirate-menu-has-stolen =
    { $count ->
        [one] Ett kort är taget
       *[other] { $count } kort är tagna
    }
    .window =
        { $count ->
            [one] Ta ett kort
           *[other] Ta { $count } kort
        }
bluff-pirate-menu-stolen = Det stjäls
bluff-pirate-menu-pile-made = De ligger dolda som hög
bluff-pirate-menu-shuffle = Blanda alla kastade kort
bluff-pirate-menu-awaits-up = { SEAT($seat) }: ett öppet kort
bluff-pirate-menu-awaits-down = { SEAT($seat) }: ett dolt kort
bluff-pirate-menu-awaits-board = { SEAT($seat) }: piraten som kapar
bluff-pirate-menu-unread = Ett kort lästes inte
bluff-pirate-menu-tap-or-name = Visa det igen, eller nämn det
bluff-pirate-menu-token = Vad ligger under brickan?
bluff-pirate-menu-which = Vilket är det?
bluff-pirate-menu-treasure = Skatten
bluff-pirate-menu-empty-chest = En tom kista
bluff-pirate-menu-card = { CARD($card) }
bluff-pirate-menu-colour = { COLOUR($colour) }
bluff-pirate-menu-towards = Mot { PLACE($place) }
bluff-pirate-menu-awaits-discard = { SEAT($seat) }: det kastade kortet
bluff-pirate-problem-card-twice =
    Ett kort är både { $place ->
        [hand] på { SEAT($seat, case: "genitive") } hand
        [discards] bland de kastade
        [up] öppet i serien
        [down] dolt i serien
       *[table] på bordet
    } och { $other ->
        [hand] på { SEAT($holder, case: "genitive") } hand
        [discards] bland de kastade
        [up] öppet i serien
        [down] dolt i serien
       *[table] på bordet
    }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-card-elsewhere =
    Ett kort sågs { $place ->
        [hand] på { SEAT($seat, case: "genitive") } hand
        [discards] bland de kastade
        [up] öppet i serien
        [down] dolt i serien
       *[table] på bordet
    } som inte kan vara där.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pile-and-elsewhere = Ett kort är både i högen och någon annanstans.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-cards =
    { $count ->
        [one] Det finns ett kort
       *[other] Det finns { $count } kort
    } för mycket.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-cards-nowhere =
    { $count ->
        [one] Ett kort är
       *[other] { $count } kort är
    } ingenstans.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-unread-inconsistent = De olästa korten kan inte alla vara olika kort.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-hand-too-large = { SEAT($seat) } har { $count } kort; { $dealt } delas ut.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-dealt-not-begun = Alla händer är utdelade, men partiet har inte börjat.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-played-before-dealt = Kort har spelats innan alla var utdelade.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set = Fasen är { $phase }, vilket inte passar serien på bordet.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-up = { $count } kort i serien ligger öppet (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set-too-large = Serien har { $count } kort (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-closed = Serien är stängd; kort: { $count }, öppna: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-several-colours = Seriens synliga kort har flera färger (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turned-not-hidden = Ett kort i serien har vänts som inte var dolt (BP-7).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-placed = { SEAT($seat) } har lagt en serie; kort: { $count }, öppna: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-own-vote = { SEAT($seat) } har röstat om sin egen serie (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-taken-for = En serie av { SEAT($seat) } togs för något den inte var (BP-4).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-votes = Fasen är { $phase }, men det ligger röster på bordet.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-voter = Någon har röstat som inte röstar om den här serien (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-picking-early = En röst ska väljas innan alla har röstat (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-kept = En röst är sparad som ingen får känna till (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-not-given = En röst är sparad från någon som inte har röstat (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-of-nobody = En röst räknas som ingen har avgett (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-that-counts = Fasen är { $phase }, vilket inte passar rösten som räknas.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-ship-astray = { SEAT($seat, case: "genitive") } skepp är inte på någon ruta i kappseglingen.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-island = En bricka vändes där det inte finns någon ö.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-island-not-opened = Ett skepp är på en ö som inte är öppnad (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-one-path = Ett skepp ska välja väg där det bara finns en (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-sailing = Fasen är { $phase }; rutor kvar att segla: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-such-player = Det finns ingen spelare { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-out-of-turn = Någon ska handla utan att ha turen.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-reading = Fasen är { $phase }, vilket inte passar kortet som väntar på att läsas.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-to-draw = Fasen är { $phase }; kort att dra: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-target = Fasen är { $phase }, vilket inte passar det kapade skeppet.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pirate = Fasen är { $phase }, vilket inte passar piraten som kapar.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-stolen = Fasen är { $phase }; stulna kort: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-won = Fasen är { $phase }; spelare som har vunnit: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turn = Partiet är i tur { $turn }; den sista är { $last }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-does-not-play = Någon har vunnit som inte spelar.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-not-foremost = Någon har vunnit vars skepp inte är främst.
    .remedy = { table-undo-or-play-on }
place-island-1 = Ö 1
place-island-2 = Ö 2
place-start = starten
place-fork = vägskälet
colour-red = Röd
colour-orange = Orange
colour-yellow = Gul
colour-green = Grön
colour-turquoise = Turkos
colour-blue = Blå
colour-purple = Lila
colour-pink = Rosa
colour-brown = Brun
colour-black = Svart

## Places

bluff-pirate-place-face-up = Öppet
bluff-pirate-place-face-down = Dolt
bluff-pirate-place-boarders = Kapning
bluff-pirate-place-first-island = Ö 1
bluff-pirate-place-second-island = Ö 2

## The rules in short

bluff-pirate-rules-1 = Kom först till ön där skatten ligger.
bluff-pirate-rules-2 = På din tur drar du två kort. Lägg sedan en serie på tre till fem kort i en färg: ett eller två öppna, de andra dolda. De får vara vad som helst: det är en bluff.
bluff-pirate-rules-3 = Utan serie kastar du ett kort om du har fem eller fler.
bluff-pirate-rules-4 = De andra röstar hemligt om det är en bluff, och du väljer vems röst som räknas.
bluff-pirate-rules-5 = ”Ingen bluff”: du seglar så många rutor som serien har kort, bluff eller inte. ”Bluff”, och det är ingen: du seglar, och den som röstade bluff går två rutor tillbaka.
bluff-pirate-rules-6 = ”Bluff”, och det är en: du tar tillbaka korten och står kvar, och den som röstade bluff seglar i stället för dig.
bluff-pirate-rules-7 = Eller kapa i stället med en pirat, ett kort med dödskalle: ta tre kort, osedda, av en spelare som ligger före dig.

## Climaxes and the log

bluff-pirate-stage-doubted = { SEAT($voter) } säger om { SEAT($seat, case: "genitive") } serie: bluff!
bluff-pirate-stage-trusted = { SEAT($voter) } säger om { SEAT($seat, case: "genitive") } serie: ingen bluff.
bluff-pirate-stage-bluff = { SEAT($seat) } har bluffat!
bluff-pirate-stage-honest = { SEAT($seat) } har inte bluffat!
bluff-pirate-stage-sails =
    { $count ->
        [one] { SEAT($seat) } seglar en ruta
       *[other] { SEAT($seat) } seglar { $count } rutor
    }
bluff-pirate-stage-sails-and-back =
    { $count ->
        [one] { SEAT($seat) } seglar en ruta, { SEAT($voter) } får gå { $back } tillbaka
       *[other] { SEAT($seat) } seglar { $count } rutor, { SEAT($voter) } får gå { $back } tillbaka
    }
bluff-pirate-stage-steers = { SEAT($seat) } har valt kurs.
bluff-pirate-stage-boards = Vi kapar! { SEAT($seat) } lägger en pirat.
bluff-pirate-stage-boarded = { SEAT($seat) } kapar { SEAT($other, case: "genitive") } skepp!
bluff-pirate-stage-loot =
    { $count ->
        [one] { SEAT($other) } förlorar ett kort
       *[other] { SEAT($other) } förlorar { $count } kort
    }
bluff-pirate-stage-opens = { SEAT($seat) } gräver på ö { $number }.
bluff-pirate-stage-treasure = { SEAT($seat) } har hittat skatten på ö { $number }!
bluff-pirate-stage-empty = { SEAT($seat) } hittar inget på ö { $number }!
bluff-pirate-known-discards = Kastade: { $count } × { CARD($card) }
bluff-pirate-known-island = Ö { $number } är tom

## Lessons

bluff-pirate-lesson-draw = En tur börjar med två nya kort: ta dem från högen, osedda av de andra.
bluff-pirate-lesson-set = Lägg tre till fem kort: ett eller två i en färg öppna, resten dolda. De dolda får vara vad som helst: det är en bluff.
bluff-pirate-lesson-close = A stänger serien. Ju fler kort, desto längre seglar du.
    .window = Nu får du stänga serien. Ju fler kort, desto längre seglar du.
bluff-pirate-lesson-vote = Rösta hemligt med handen över knapparna: A är ingen bluff, B är bluff. Räknas din röst och du tvivlar med rätta, seglar du; tvivlar du i onödan kostar det två rutor.
    .window = Rösta hemligt: är det bluff? Räknas din röst och du tvivlar med rätta, seglar du; tvivlar du i onödan kostar det två rutor.
bluff-pirate-lesson-pick = Du väljer vems röst som räknas. Alla andra förblir hemliga för alltid.
bluff-pirate-lesson-reveal = Nu vänds de dolda korten, och alla ser om det var en bluff.
bluff-pirate-lesson-board = Ett skepp ligger före ditt: med en pirat, ett kort med dödskalle, får du kapa det i stället för att dra, och ta tre kort av spelaren.
bluff-pirate-lesson-island = Du har nått en ö: vänd dess bricka. Den som hittar skatten vinner; är kistan tom ligger den på den andra ön.

## Why: a sentence for each ruling (docs/rulings-bluff-pirate.md)

bluff-pirate-rule-1 = En tur börjar med att dra två kort eller kapa; den som har dragit får inte kapa.
bluff-pirate-rule-2 = Den som inte lägger en serie kastar ett eget kort om handen är stor, inget om den är liten.
bluff-pirate-rule-3 = En serie har tre till fem kort: ett eller två öppna, i en färg, och minst ett dolt.
bluff-pirate-rule-5 = Med färre än tre kort kan du inte lägga en serie.
bluff-pirate-rule-6 = Alla andra röstar en gång, hemligt; sedan väljer den som lade serien den röst som räknas.
bluff-pirate-rule-7 = Seriens dolda kort vänds alltid, hur det än har röstats.
bluff-pirate-rule-9 = Skatten är funnen: partiet är vunnet, och inget räknas längre.
bluff-pirate-rule-12 = Den som seglar väljer vägen vid vägskälet, och bara där.
bluff-pirate-rule-14 = Bara en pirat kapar, och bara ett skepp som ligger före och vars spelare har kort; då dras inga kort.
bluff-pirate-rule-15 = Kort stjäls osedda från det kapade skeppets hand; bara de två känner dem.
bluff-pirate-rule-16 = Är högen tom blandas de kastade korten till en ny, och bara då; kort dras bara därifrån.
bluff-pirate-rule-24 = En ö öppnas av den som har seglat dit, och ingen annan.
bluff-pirate-rule-25 = Alla som spelar får fem kort innan kappseglingen börjar.

## Ankomst

bluff-pirate-option-landing =
    Landa: { $value ->
        [stop] exakt eller mer
       *[exact] exakt, annars tillbaka
    }
bluff-pirate-story-honest = { SEAT($seat) } lägger flest ärliga serier: { $count }
bluff-pirate-story-robbed = { SEAT($seat) } blir av med flest kort till pirater: { $count }
bluff-pirate-story-robs = { SEAT($seat) } stjäl flest kort: { $count }
bluff-pirate-report-points = Rutor närmare skatten
bluff-pirate-report-course = Kappseglingens förlopp: rutor
