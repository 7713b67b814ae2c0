# Português europeu

captain-bluff-title = Captain Bluff
captain-bluff-screen-attract = Seis tapetes de bagagem, e ninguém diz a verdade

## Cards

card-paris = Paris
card-london = Londres
card-tokyo = Tóquio
card-round-trip = Volta ao mundo
card-change-of-direction = Mudança de sentido
card-arrivals-board = Painel de chegadas
card-delayed-flight = Voo atrasado
captain-bluff-does-round-trip = Vale por qualquer mala e pelo número seguinte
captain-bluff-does-change-of-direction = Inverte uma fila desde o último número
captain-bluff-does-arrivals-board = Mostra-te duas cidades de partida
captain-bluff-does-delayed-flight = Os outros com menos de cinco cartas tiram uma

## What the screen says by itself

captain-bluff-screen-turn = Turno { $number }
captain-bluff-screen-turns-left =
    { $count ->
        [1] Último turno
       *[other] Faltam { $count } turnos
    }
captain-bluff-screen-pile = baralho
captain-bluff-screen-discards = descartes
captain-bluff-screen-window = { SEAT($seat) } pôs malas no tapete { $belt }. É bluff?
captain-bluff-screen-recovers = { SEAT($seat) } recupera malas do tapete { $belt }
captain-bluff-screen-called = «Bluff!», dizem a { SEAT($seat) } no tapete { $belt }.
captain-bluff-screen-was = { CARD($card) }! { SEAT($placer) } fez bluff e { SEAT($caller) } sabia: { SEAT($loser) } leva as cartas.
captain-bluff-screen-was-none = { CARD($card) }! { SEAT($placer) } não fez bluff: { SEAT($loser) } leva as cartas.
captain-bluff-screen-cards =
    { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }
captain-bluff-screen-lead =
    { $count ->
        [one] com { $count } carta a menos
       *[other] com { $count } cartas a menos
    }
captain-bluff-screen-define = Põe uma cidade
captain-bluff-screen-places = Põe malas
captain-bluff-screen-looks = Vê!
captain-bluff-screen-draw = Tira uma carta
captain-bluff-screen-take = Pega na carta
captain-bluff-screen-picks-up = Recupera
captain-bluff-screen-airport = Aeroporto?
captain-bluff-screen-passed = Passa
captain-bluff-screen-call = Bluff? A
captain-bluff-screen-has-turn = A jogar
captain-bluff-next-higher = a seguir: { $number } ou mais
captain-bluff-next-lower = a seguir: { $number } ou menos
captain-bluff-next-either = a seguir: até { $lower } ou desde { $higher }
captain-bluff-next-one-of = a seguir: { $lower } ou { $higher }
captain-bluff-next-only = a seguir: { $number }
captain-bluff-next-new = a seguir: uma fila nova
captain-bluff-next-none = nenhum número serve
captain-bluff-next-trip = ou uma { card-round-trip }

## What the table says

captain-bluff-dealing =
    { $reads ->
        [late] { $luggage } malas e { $airport } cartas Aeroporto para cada um, viradas para baixo.
       *[every] { $luggage } malas e { $airport } cartas Aeroporto para cada um.
    }
    .remedy =
        { $reads ->
            [late] Carrega em A quando estiver tudo dado; uma carta é lida quando se joga.
           *[every] Encosta cada uma ao leitor de quem a recebe.
        }
captain-bluff-setup = { SEAT($active) }: { captain-bluff-setup.asked }
    .asked = põe uma cidade de partida virada para baixo sobre um tapete.
    .remedy =
        { $spots ->
            [0] Escolhe o tapete e encosta a carta ao teu leitor; por ela não se tira carta.
           *[other] Encosta a carta à zona desse tapete; por ela não se tira carta.
        }
captain-bluff-turn = { SEAT($active) }: { captain-bluff-turn.asked }
    .asked =
        { $empty ->
            [6] põe uma carta num tapete.
           *[other] põe uma carta num tapete, ou escolhe outra ação.
        }
    .remedy =
        { $recoverable ->
            [0]
                { $spots ->
                    [0] Escolhe o que fazer e encosta a carta ao teu leitor.
                   *[other] Encosta uma carta à zona de um tapete, ou escolhe.
                }
           *[other]
                { $spots ->
                    [0] Escolhe o que fazer e encosta a carta ao teu leitor. Para recuperar, basta encostar.
                   *[other] Encosta uma carta à zona de um tapete, ou escolhe. Para recuperar: ao teu leitor.
                }
        }
    .holding =
        { $empty ->
            [0] { "" }
           *[other] Num tapete vazio, passa a ser a cidade de partida.
        }
captain-bluff-turn-acted = { SEAT($active) }: { captain-bluff-turn-acted.asked }
    .asked = uma carta Aeroporto, ou o fim do turno.
    .without = Acaba o turno.
    .remedy =
        { $spots ->
            [0] Escolhe primeiro o tapete dela, ou encosta-a ao teu leitor; A acaba o turno.
           *[other] Encosta a carta ao tapete dela ou ao teu leitor; A acaba o turno.
        }
captain-bluff-placing = { SEAT($active) }: { captain-bluff-placing.asked }
    .asked = põe malas no tapete { $belt }.
    .without = Acaba a sequência.
    .remedy =
        { $spots ->
            [0] Encosta o número seguinte ao teu leitor; A quando a sequência acabar.
           *[other] Encosta o número seguinte à mesma zona; A quando a sequência acabar.
        }
captain-bluff-placing-trip = { SEAT($active) }: { captain-bluff-placing-trip.asked }
    .asked = põe malas no tapete { $belt }.
    .remedy =
        { $spots ->
            [0] Uma fila não começa só com uma Volta ao mundo: encosta um número ao teu leitor.
           *[other] Uma fila não começa só com uma Volta ao mundo: encosta um número à mesma zona.
        }
captain-bluff-window = { SEAT($active) } pôs malas no tapete { $belt }. É bluff?
    .remedy = Os outros: A diz «Bluff!», B passa.
    .a = bluff!
    .b = passo
captain-bluff-reveal = Alguém diz «Bluff!»: vira a cidade de partida do tapete { $belt }.
    .remedy = Encosta-a, ou escolhe qual é.
captain-bluff-looking = { SEAT($active) }: { captain-bluff-looking.asked }
    .asked = vê duas cidades de partida.
    .remedy = Escolhe os tapetes; deixa as cartas viradas para baixo.
captain-bluff-looks = { SEAT($active) } vê a cidade de partida do tapete { $belt }.
    .remedy = Mais ninguém vê; depois volta a ficar virada para baixo.
captain-bluff-draw = { SEAT($active) }: { captain-bluff-draw.asked }
    .asked = tira uma carta.
    .remedy = Encosta-a ao teu leitor, sem os outros verem.
captain-bluff-reshuffle = O baralho está vazio.
    .remedy = Baralha os descartes e carrega em A.
captain-bluff-taking = { SEAT($active) }: { captain-bluff-taking.asked }
    .asked = pega na antiga cidade de partida do tapete { $belt }.
    .remedy = Primeiro põe lá a carta nova, depois encosta a antiga ao teu leitor.
captain-bluff-recovering = { SEAT($active) }: { captain-bluff-recovering.asked }
    .asked = recupera malas do tapete { $belt }.
    .remedy = Começa pela última: encosta cada uma ao teu leitor. A quando for tudo.
captain-bluff-read = Uma carta não foi lida.
    .remedy = Encosta-a outra vez, ou escolhe qual é.
captain-bluff-over = { NAMES($winners) } chega a casa antes de todos: a partida acabou.
    .remedy = Carrega em A para jogar de novo.
captain-bluff-other-pad = Este não é o leitor de quem tem a carta.
    .remedy = Encosta uma carta da mão ao teu leitor, ou a um tapete.
captain-bluff-at-its-belt = Vai trocar-se uma cidade de partida.
    .remedy = Encosta a carta nova ao tapete dela, ou escolhe outra coisa.
captain-bluff-which-way = Ainda não se sabe em que sentido conta a carta do tapete.
    .remedy = Escolhe no menu se sobe ou desce, ou recolhe primeiro essa carta.
captain-bluff-no-belt-here = Não há tapete nesta zona.
    .remedy = Encosta a carta a uma das zonas 1 a 6.
captain-bluff-not-exchanged = Esta não é a carta que foi trocada.
    .remedy = Devolve-a; encosta a antiga cidade ao teu leitor.
captain-bluff-read-already = Esta carta já foi lida, por isso não é a que falta.
    .remedy = Encosta a carta por ler, ou escolhe qual é.
captain-bluff-still-dealing = As cartas ainda estão a ser dadas.
    .remedy = Devolve-a; primeiro encosta as cartas de todos aos leitores.
captain-bluff-hand-full = Uma carta a mais neste leitor.
    .remedy = Devolve a carta.
captain-bluff-read-each = Nesta partida cada carta é lida quando é dada.
    .remedy = Encosta as cartas de cada mão ao leitor desse lugar.
captain-bluff-luggage-full = Uma mala a mais neste leitor.
    .remedy = Devolve-a ao baralho.
captain-bluff-airport-full = Uma carta Aeroporto a mais neste leitor.
    .remedy = Junta-a às que não se usam.
captain-bluff-already-dealt = Está tudo dado.
    .remedy = Devolve a carta.
captain-bluff-too-late-to-redeal = A partida já começou.
    .remedy = Joga-a até ao fim.
captain-bluff-define-first = Primeiro, cada jogador põe uma cidade de partida virada para baixo.
    .remedy = Recolhe-a; encosta uma carta da mão a um tapete sem cidade.
captain-bluff-not-your-turn = É a vez de outra pessoa.
    .remedy = Recolhe a carta e espera.
captain-bluff-one-action = A ação deste turno já foi feita.
    .remedy = Recolhe-a; joga uma carta Aeroporto, ou acaba o turno com A.
captain-bluff-action-first = Um turno tem uma só ação.
    .remedy = Põe malas, define, vê ou troca uma cidade, ou fecha um tapete.
captain-bluff-second-airport = Só se joga uma carta Aeroporto por turno.
    .remedy = Recolhe a segunda.
captain-bluff-run-open = Está a pôr-se uma sequência.
    .remedy = Recolhe-a; acaba a sequência no tapete e fecha-a com A.
captain-bluff-draw-first = É preciso tirar uma carta.
    .remedy = Encosta primeiro ao leitor a carta de cima do baralho.
captain-bluff-nothing-to-draw = Agora não há carta para tirar.
    .remedy = Devolve a carta.
captain-bluff-take-first = A carta trocada ainda não foi recolhida.
    .remedy = Encosta-a primeiro ao leitor.
captain-bluff-nothing-to-take = Deste lugar não se trocou nenhuma cidade.
    .remedy = Devolve a carta, sem ver.
captain-bluff-reshuffle-first = O baralho está vazio.
    .remedy = Baralha os descartes: são o novo baralho. Depois carrega em A.
captain-bluff-nothing-to-reshuffle = Ainda há cartas no baralho.
    .remedy = Continua.
captain-bluff-looks-first = O Painel de chegadas está a ser usado.
    .remedy = Vê primeiro as cidades, ou acaba com A.
captain-bluff-recovery-open = Estão a recuperar-se malas; até lá nada mais acontece.
    .remedy = Recolhe-a; quem recupera acaba com A.
captain-bluff-reading = A carta jogada não foi lida.
    .remedy = Encosta-a outra vez, ou diz qual é; B recolhe-a.
captain-bluff-revealing = Alguém disse «Bluff!», e a cidade de partida não foi lida.
    .remedy = Vira-a e encosta-a, ou diz qual é.
captain-bluff-match-over = A partida acabou.
    .remedy = Começa outra para jogar.
captain-bluff-has-destination = Este tapete já tem cidade de partida.
    .remedy = Recolhe a carta; define uma noutro tapete.
captain-bluff-no-destination = Este tapete não tem cidade de partida.
    .remedy = Recolhe-a; escolhe um tapete com cidade.
captain-bluff-no-luggage = Não há malas neste tapete.
    .remedy = Recolhe-a; escolhe um tapete com malas.
captain-bluff-looked-already = O Painel de chegadas mostra duas cidades diferentes.
    .remedy = Escolhe outro tapete, ou acaba com A.
captain-bluff-city-has-line = Esta cidade já tem uma fila noutro tapete.
    .remedy = Recolhe-a; põe-na lá.
captain-bluff-fourth-line = Já há três filas, uma por cidade.
    .remedy = Recolhe-a; põe-na no fim de uma fila.
captain-bluff-wrong-city = Todas as malas de uma fila são da mesma cidade.
    .remedy = Recolhe-a.
captain-bluff-wrong-direction = Este número não continua a fila no seu sentido.
    .remedy = Recolhe-a.
captain-bluff-gap-in-run = Os números de uma sequência não têm falhas.
    .remedy = Recolhe-a; a sequência pode fechar-se com A.
captain-bluff-gap-in-line = Combinou-se que as filas não têm falhas.
    .remedy = Recolhe-a.
captain-bluff-say-which-way = Daqui a fila pode subir ou descer.
    .remedy = Escolhe uma das duas coisas no menu.
captain-bluff-way-is-clear = Não há nada a escolher: o sentido está definido.
    .remedy = Põe a carta sem escolher.
captain-bluff-out-of-range = Uma Volta ao mundo vale de 1 a 17.
    .remedy = Recolhe-a.
captain-bluff-round-trip-alone = Uma fila não começa só com uma Volta ao mundo.
    .remedy = Recolhe-a, ou põe malas com ela.
captain-bluff-round-trip-never-first = Combinou-se que nenhuma fila começa com uma Volta ao mundo.
    .remedy = Recolhe-a.
captain-bluff-change-in-run = Uma Mudança de sentido não entra numa sequência.
    .remedy = Recolhe-a; fecha primeiro a sequência com A.
captain-bluff-no-line = Não há malas para inverter neste tapete.
    .remedy = Recolhe-a.
captain-bluff-not-on-belt = Esta carta não vai para um tapete.
    .remedy = Recolhe-a; esta carta Aeroporto vai para o teu leitor.
captain-bluff-not-on-pad = Esta carta não se joga no leitor.
    .remedy = Devolve-a à tua mão; malas e cartas de tapete vão para o tapete.
captain-bluff-nothing-laid = Não há carta da sequência para recolher.
    .remedy = Continua.
captain-bluff-call-too-late = Já é tarde para dizer «Bluff!».
    .remedy = Continua.
captain-bluff-own-placement = Ninguém diz «Bluff!» a si próprio.
    .remedy = Espera pelos outros.
captain-bluff-already-passed = Deste lugar já se passou.
    .remedy = Espera pelos outros.
captain-bluff-window-open = Os outros ainda podem dizer «Bluff!».
    .remedy = Recolhe-a, e espera que passem.
captain-bluff-no-time = Não se combinou um tempo para dizer «Bluff!».
    .remedy = Espera que todos passem.
captain-bluff-covered = Só se recupera a última mala de uma fila.
    .remedy = Devolve-a.
captain-bluff-behind-airport = No fim desta fila está uma carta Aeroporto, e fica.
    .remedy = Deixa a fila como está.
captain-bluff-last-luggage = Em cada fila fica sempre uma mala.
    .remedy = Deixa-a onde está.
captain-bluff-other-belt = Estão a recuperar-se malas de outro tapete.
    .remedy = Devolve-a; fecha primeiro a recuperação com A.
captain-bluff-too-early-to-recover = Nada se recupera enquanto se passa outra coisa.
    .remedy = Devolve-a, e espera um momento.
captain-bluff-not-in-hand = Pelo que a mesa viu, esta carta não está na tua mão.
    .remedy = Põe-na onde estava; encosta uma carta da tua mão.
captain-bluff-not-from-pile = Pelo que a mesa viu, esta carta não está no baralho.
    .remedy = Põe-na onde estava; encosta a carta de cima do baralho.
captain-bluff-nobody-there = Aí ninguém joga.
    .remedy = Escolhe um lugar onde se jogue.
captain-bluff-no-belt = Esse tapete não existe.
    .remedy = Escolhe um dos seis.
captain-bluff-not-unread = Nenhuma carta dessas está por ler.
    .remedy = Continua.
captain-bluff-not-a-card = Não é uma carta do Captain Bluff.
    .remedy = Diz uma carta do jogo.

## Options

captain-bluff-option-line =
    Uma fila continua: { $value ->
        [rising] com qualquer número adiante
       *[consecutive] só com o número seguinte
    }
captain-bluff-option-round-trip-first =
    Uma Volta ao mundo: { $value ->
        [in-a-run] pode começar uma fila
       *[never] nunca começa uma fila
    }
captain-bluff-option-changes-go =
    Mudanças de sentido: { $value ->
        [to-loser] a quem leva as cartas
       *[to-discard] aos descartes
    }
captain-bluff-option-call-s =
    Tempo para «Bluff!» e para continuar: { $value ->
        [none] até todos passarem
       *[other] { $value } s
    }
captain-bluff-option-turns =
    No máximo: { $value ->
        [none] sem limite
       *[other] { $value } turnos
    }
captain-bluff-option-standstill-rounds =
    Acaba se ninguém puser cartas durante: { $value ->
        [none] sem limite
       *[other] { $value } rondas
    }

## Choices

captain-bluff-menu-dealing = Dar as cartas
captain-bluff-menu-pile-empty = O baralho está vazio
captain-bluff-menu-which-city = A cidade de partida é
captain-bluff-menu-it-is = É
captain-bluff-menu-belt = Tapete { $belt }
captain-bluff-menu-counts-up = Sobe
captain-bluff-menu-counts-down = Desce
captain-bluff-menu-take-back = Recolhê-la
captain-bluff-menu-tap-new = Encostar a nova ao tapete dela
captain-bluff-menu-tap-at-belt =
    { $spots ->
        [0] Escolhe o tapete e encosta a carta
       *[other] Encostar uma carta a um tapete
    }
captain-bluff-menu-where-to = Para onde vai a carta?
captain-bluff-menu-choose-its-belt = Escolhe o seu tapete
captain-bluff-menu-define = Definir uma cidade
captain-bluff-menu-place = Pôr malas
captain-bluff-menu-check = Ver uma cidade
captain-bluff-menu-change = Trocar uma cidade
captain-bluff-menu-close = Fechar um tapete
captain-bluff-menu-play = Jogar uma carta Aeroporto
captain-bluff-menu-placed = É posta no tapete
captain-bluff-menu-defined = É uma cidade de partida
captain-bluff-menu-exchanged = É trocada
captain-bluff-menu-recovered = É recuperada
captain-bluff-menu-yes-in-hand = Sim, está na tua mão
captain-bluff-menu-trip-begins = Depois da Volta ao mundo vai um número
captain-bluff-menu-run-complete = A sequência está completa
captain-bluff-menu-take-last-back = Recolher a última
captain-bluff-menu-look-twice = Ver duas cidades diferentes
captain-bluff-menu-no-more = Mais nenhuma
captain-bluff-menu-tap-drawn = Encostar a carta ao teu leitor
captain-bluff-menu-has-drawn = A carta foi tirada
captain-bluff-menu-tap-old = Encostar a antiga ao teu leitor
captain-bluff-menu-has-taken = A antiga está na mão
captain-bluff-menu-shuffled = Os descartes estão baralhados
captain-bluff-card = { CARD($card) }
captain-bluff-menu-number = { $number }
captain-bluff-menu-yes-card = Sim, { CARD($card) }
captain-bluff-menu-is-played = Joga-se: { CARD($card) }
captain-bluff-menu-which-way = Tapete { $belt }: em que sentido?
captain-bluff-menu-awaits-define = Definir uma cidade: tapete { $spot }
captain-bluff-menu-awaits-place = Pôr malas: tapete { $spot }
captain-bluff-menu-awaits-change = Trocar uma cidade: tapete { $spot }
captain-bluff-problem-card-twice =
    Uma carta está { $place ->
        [hand] na mão de { SEAT($of) }
        [pile] no baralho
        [discard] nos descartes
        [belt] no tapete { $of }
        [city] sobre o tapete { $of }
        [aside] trocada e por recolher
       *[somewhere] em algum lado
    } e também { $other ->
        [hand] na mão de { SEAT($other_of) }
        [pile] no baralho
        [discard] nos descartes
        [belt] no tapete { $other_of }
        [city] sobre o tapete { $other_of }
        [aside] trocada e por recolher
       *[somewhere] em algum lado
    }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-elsewhere =
    Viu-se uma carta { $place ->
        [hand] na mão de { SEAT($of) }
        [pile] no baralho
        [discard] nos descartes
        [belt] no tapete { $of }
        [city] sobre o tapete { $of }
        [aside] trocada e por recolher
       *[somewhere] em algum lado
    } que não pode estar aí.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-count = Há { $count } cartas em jogo; deviam ser { $expected }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-pile-count = O baralho tem { $count } cartas, mas conhecem-se { $known }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-unread-inconsistent = As cartas por ler não podem ser todas diferentes.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-belt-count = Há { $count } tapetes; deviam ser { $expected }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-city-above = Há malas no tapete { $belt } sem cidade de partida.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-luggage = Não há malas no tapete { $belt }, mas há outras cartas (CB-10).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-second-line = A fila do tapete { $belt } é a segunda da sua cidade (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-line-kept = O que está anotado da fila do tapete { $belt } não resulta das suas cartas.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-cities = No tapete { $belt } há malas de duas cidades (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-other-number = Uma mala no tapete { $belt } conta como um número que não é o dela.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-out-of-range = Uma carta no tapete { $belt } conta como { $number } (CB-9).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-ways = Os números do tapete { $belt } não vão num só sentido (CB-6).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-hand-too-large = { SEAT($seat) } tem { $count } cartas; dão-se { $dealt }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-much-luggage = { SEAT($seat) } tem mais malas do que as { $dealt } que se dão.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-many-airport = { SEAT($seat) } tem mais cartas Aeroporto do que as { $dealt } que se dão.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-empty-hand = { SEAT($seat) } não tem cartas, o que acaba a partida, mas a partida continua.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-such-player = Não há jogador { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-reading = A fase é { $phase }, e não condiz com a carta por ler.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-taking = A fase é { $phase }, e não condiz com a carta trocada.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-nobody-due = A fase é { $phase }, mas não é a vez de ninguém.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-line = A fase é { $phase }, mas não há malas no tapete { $belt }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-run = Está a pôr-se uma sequência, mas a fase é { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-passed = Houve jogadores que passaram, mas a fase é { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-goes-on = Continua um turno em que tudo já foi feito (CB-3).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-count = Os turnos estão mal contados.
    .remedy = { table-undo-or-play-on }

## Places

captain-bluff-place-luggage = Bagagem
captain-bluff-place-airport = Aeroporto
captain-bluff-place-belt = Tapete { $number }

## The rules in short

captain-bluff-rules-1 = Livra-te de todas as tuas cartas antes dos outros.
captain-bluff-rules-2 = A carta escondida sobre um tapete é a cidade dele. Põe lá uma mala, ou uma sequência sem falhas. Uma fila sobe ou desce e pode saltar de um turno para outro; uma por cidade. Malas de outra cidade são bluff.
captain-bluff-rules-3 = Os outros podem dizer «Bluff!»: vira-se a cidade. Se era, ficas com a fila e a cidade; se não era, fica com elas quem o disse.
captain-bluff-rules-4 = Ou define a cidade de um tapete vazio e tira uma carta; ou vê uma cidade; ou, onde há malas, troca a cidade ou fecha o tapete.
captain-bluff-rules-5 = Além disso podes jogar uma carta Aeroporto; então o teu turno acaba por si.
captain-bluff-rules-6 = Uma Volta ao mundo vale por qualquer mala; uma Mudança de sentido inverte uma fila desde o último número; o Painel de chegadas mostra duas cidades; com um Voo atrasado, todos os outros com menos de cinco cartas tiram uma.
captain-bluff-rules-7 = A qualquer momento podes recuperar para a mão a última mala de uma fila; uma tem de ficar.

## Climaxes and the log

captain-bluff-stage-call = { SEAT($caller) } diz «Bluff!» a { SEAT($placer) }: o tapete { $belt } é { CARD($city) }?
captain-bluff-stage-bluff = { CARD($card) }! { SEAT($placer) } fez bluff.
captain-bluff-stage-honest = { CARD($card) }! { SEAT($placer) } não fez bluff.
captain-bluff-stage-takes =
    { $count ->
        [0] { SEAT($loser) } não leva cartas
        [1] { SEAT($loser) } leva uma carta
       *[other] { SEAT($loser) } leva { $count } cartas
    }
captain-bluff-log-called = { SEAT($caller) } diz «Bluff!» a { SEAT($placer) } no tapete { $belt }: { CARD($card) }. { SEAT($loser) } leva as cartas
captain-bluff-log-define = { SEAT($seat) } põe uma cidade de partida sobre o tapete { $belt }
captain-bluff-log-change = { SEAT($seat) } troca a cidade de partida do tapete { $belt }
captain-bluff-log-look = { SEAT($seat) } vê a cidade de partida do tapete { $belt }
captain-bluff-log-close = { SEAT($seat) } fecha o tapete { $belt }
captain-bluff-log-place = { SEAT($seat) } põe { CARD($card) } no tapete { $belt }
captain-bluff-log-play = { SEAT($seat) } joga: { CARD($card) }
captain-bluff-log-recover = { SEAT($seat) } recupera { CARD($card) } do tapete { $belt }
captain-bluff-log-take-back = { SEAT($seat) } recolhe uma carta
captain-bluff-log-reshuffle = Os descartes são o novo baralho
captain-bluff-known-belt =
    { $count ->
        [0] Tapete { $belt }: ninguém viu a cidade
       *[other] Tapete { $belt }: vista por { NAMES($seats) }
    }
captain-bluff-known-discards = Descartes: { $count }
captain-bluff-known-above = Sobre o tapete { $belt }: { CARD($card) }
captain-bluff-known-hand = { SEAT($seat) } tem { CARD($card) }

## Lessons

captain-bluff-lesson-city = Põe uma carta virada para baixo sobre um tapete: é a cidade dele, e só tu a sabes. Serve qualquer carta.
captain-bluff-lesson-place = Livra-te de malas: põe-nas num tapete com cidade. Uma fila sobe ou desce e pode saltar: depois de um 5 serve um 11. Se a cidade escondida for outra, estás a fazer bluff.
captain-bluff-lesson-run = O que pões junto é uma sequência: cada número segue o anterior, sem falhas. Continua enquanto puderes; depois fecha a sequência com A.
    .window = O que pões junto é uma sequência: cada número segue o anterior, sem falhas. Continua enquanto puderes; depois fecha a sequência.
captain-bluff-lesson-call = Achas que a cidade escondida é outra? A diz «Bluff!», B passa. Quem se engana leva a fila toda.
    .window = Achas que a cidade escondida é outra? Diz «Bluff!», ou passa. Quem se engana leva a fila toda.
captain-bluff-lesson-airport = Além da tua ação podes jogar uma carta Aeroporto, agora ou antes. Senão o turno acaba por si, ou logo com A.
    .window = Além da tua ação podes jogar uma carta Aeroporto, agora ou antes. Senão o turno acaba por si.
captain-bluff-lesson-check = Não sabes que cidade está ali? Escolhe com B e A ver uma: é a tua ação.
    .window = Não sabes que cidade está ali? Podes ver uma: é a tua ação.
captain-bluff-lesson-change = Onde há malas podes trocar a cidade: põe outra carta e fica com a antiga.
captain-bluff-lesson-close = Ou fecha um tapete com malas: tudo é descartado, e ninguém sabe a cidade.

## Why: a sentence for each ruling (docs/rulings-captain-bluff.md)

captain-bluff-rule-1 = Primeiro dão-se todas as mãos; depois cada um põe à vez uma cidade de partida virada para baixo.
captain-bluff-rule-2 = Joga-se no sentido dos ponteiros do relógio: age um só jogador.
captain-bluff-rule-3 = Um turno é uma só ação, e no máximo uma carta Aeroporto antes ou depois.
captain-bluff-rule-4 = Um tapete tem uma cidade, nunca duas.
captain-bluff-rule-5 = Só se tira carta por uma cidade acabada de definir, do topo do baralho.
captain-bluff-rule-6 = Os números postos em conjunto seguem-se sem falhas.
captain-bluff-rule-7 = O segundo número de uma fila decide se sobe ou desce; e assim continua.
captain-bluff-rule-8 = Cada cidade tem uma fila, num tapete com cidade, e há três no máximo.
captain-bluff-rule-9 = Uma Volta ao mundo é o número seguinte da fila, de 1 a 17; sobre uma só carta diz-se o sentido.
captain-bluff-rule-10 = Uma Volta ao mundo só começa uma fila se vier uma mala a seguir, e nunca se assim se combinou.
captain-bluff-rule-12 = Uma Mudança de sentido vai sozinha num tapete com fila, e lá fica.
captain-bluff-rule-14 = O Painel de chegadas mostra a quem o joga até duas cidades diferentes.
captain-bluff-rule-16 = Quando o baralho acaba, baralham-se os descartes para o refazer, e só então.
captain-bluff-rule-17 = Os outros podem dizer «Bluff!» até todos passarem ou acabar o tempo, e não depois do passo seguinte.
captain-bluff-rule-18 = Compara-se a cidade escondida com a da fila inteira.
captain-bluff-rule-21 = Quem põe a última carta ganha quando já ninguém pode dizer «Bluff!».
captain-bluff-rule-24 = Só se troca a cidade onde há malas: primeiro põe-se a carta nova, depois tira-se a antiga.
captain-bluff-rule-26 = Só se recuperam malas do fim de uma fila, até uma carta Aeroporto, de um tapete; uma fica.

## Why other belts are not to be chosen

captain-bluff-menu-place-where = { captain-bluff-menu-place }: onde há cidade
captain-bluff-menu-define-where = { captain-bluff-menu-define }: onde não há
captain-bluff-menu-check-where = { captain-bluff-menu-check }: onde há
captain-bluff-menu-change-where = { captain-bluff-menu-change }: onde há malas
captain-bluff-menu-close-where = { captain-bluff-menu-close }: onde há malas

## What a belt takes

captain-bluff-takes-higher = Aqui vai { CARD($card) } com um número maior do que { $number }.
captain-bluff-takes-lower = Aqui vai { CARD($card) } com um número menor do que { $number }.
captain-bluff-takes-another = Aqui vai { CARD($card) } com um número diferente de { $number }.
captain-bluff-takes-next = Aqui vai { CARD($card) } com o número vizinho de { $number }.
captain-bluff-takes-new-line = Aqui vão malas de uma cidade que ainda não tem fila.
captain-bluff-story-shed = { SEAT($seat) } põe mais cartas num turno do que ninguém: { $count }
captain-bluff-story-took = { SEAT($seat) } tem de levar mais cartas de uma só vez: { $count }
captain-bluff-story-looks = { SEAT($seat) } vê mais cidades do que ninguém: { $count }
captain-bluff-report-points = Cartas a menos do que no início
captain-bluff-report-course = O decorrer da partida: cartas a menos
