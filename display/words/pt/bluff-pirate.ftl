# Português europeu

bluff-pirate-title = Bluff Pirate
bluff-pirate-screen-attract = Rumo ao tesouro, sem te deixares desmascarar

## Cards

card-red = Sabre vermelho
card-red-pirate = Pirata vermelho
card-orange = Lanterna laranja
card-orange-pirate = Pirata laranja
card-yellow = Joia amarela
card-yellow-pirate = Pirata amarelo
card-green = Garrafa verde
card-green-pirate = Pirata verde
card-turquoise = Bússola turquesa
card-turquoise-pirate = Pirata turquesa
card-blue = Âncora azul
card-blue-pirate = Pirata azul
card-purple = Gancho roxo
card-purple-pirate = Pirata roxo
card-pink = Luneta rosa
card-pink-pirate = Pirata rosa
card-brown = Leme castanho
card-brown-pirate = Pirata castanho
card-black = Chapéu preto
card-black-pirate = Pirata preto

## What the screen says by itself

bluff-pirate-screen-turn = Turno { $number }
bluff-pirate-screen-last-round = Última ronda
bluff-pirate-screen-nudge = Quem se atreve a uma série?
bluff-pirate-screen-dealing = Cinco cartas para cada um
bluff-pirate-screen-vote = Bluff ou não?
bluff-pirate-screen-piles = Baralho { $pile }, descartes { $discards }
bluff-pirate-screen-arrived = Tesouro!
bluff-pirate-screen-to-go = faltam { $count }
bluff-pirate-screen-set-trusted-true = { SEAT($seat) } pousa { $count } cartas certas, { SEAT($other) } acredita
bluff-pirate-screen-set-trusted-bluff = { SEAT($seat) } faz bluff com { $count } cartas, { SEAT($other) } acredita
bluff-pirate-screen-set-doubted-true = { SEAT($seat) } pousa { $count } cartas certas, { SEAT($other) } duvida
bluff-pirate-screen-set-doubted-bluff = { SEAT($seat) } faz bluff com { $count } cartas, { SEAT($other) } percebe
bluff-pirate-screen-discard = { SEAT($seat) } descarta: { CARD($cards) }
bluff-pirate-screen-keep = { SEAT($seat) } guarda as cartas
bluff-pirate-screen-board =
    { $count ->
        [1] { SEAT($seat) } aborda { SEAT($other) } e rouba uma carta
       *[other] { SEAT($seat) } aborda { SEAT($other) } e rouba { $count } cartas
    }
bluff-pirate-screen-taken-back = { SEAT($seat) } recolhe: { CARD($cards) }
bluff-pirate-screen-shown = { SEAT($seat) } mostrou: { CARD($cards) }
bluff-pirate-screen-reshuffle = Os descartes são o novo baralho
bluff-pirate-screen-revote = Viram-se votos: vota-se de novo

## What the table says

bluff-pirate-deal =
    { $reads ->
        [late] Cinco cartas para cada um, viradas para baixo.
       *[every] Cinco cartas para cada um: encosta cada uma ao leitor de quem a recebe.
    }
    .window = Cinco cartas para cada um, viradas para baixo.
    .remedy =
        { $reads ->
            [late] Carrega em A quando estiver tudo dado; uma carta é lida quando se joga.
           *[every] Está tudo dado quando as luzes dizem de quem é a vez.
        }
bluff-pirate-turn = { SEAT($active) }: { bluff-pirate-turn.asked }
    .asked = tira duas cartas, ou aborda com um pirata.
    .remedy =
        { $spots ->
            [0]
                { $reads ->
                    [late] Carrega em A quando estiverem tiradas; para abordar, escolhe antes.
                   *[every] Encosta as cartas ao teu leitor; para abordar, escolhe antes.
                }
           *[other]
                { $reads ->
                    [late] Carrega em A quando estiverem tiradas; o pirata vai para a zona 4.
                   *[every] Encosta as cartas ao teu leitor, um pirata à zona 4.
                }
        }
bluff-pirate-draw-two = { SEAT($active) }: { bluff-pirate-draw-two.asked }
    .asked = tira duas cartas.
    .remedy =
        { $reads ->
            [late] Carrega em A quando estiverem tiradas.
           *[every] Encosta as cartas ao teu leitor.
        }
bluff-pirate-draw = { SEAT($active) }: { bluff-pirate-draw.asked }
    .asked = tira mais { $count }.
    .remedy = Encosta cada carta do baralho ao teu leitor.
bluff-pirate-reshuffle = O baralho está vazio: baralha todos os descartes.
    .remedy = Põe-nos virados para baixo como baralho; depois A.
bluff-pirate-act = { SEAT($active) }: { bluff-pirate-act.asked }
    .asked = pousa uma série, ou descarta uma carta.
    .remedy =
        { $spots ->
            [0] Escolhe antes; depois encosta a carta ao teu leitor.
           *[other] À vista na zona 1, escondidas na 2; o descarte na 3.
        }
bluff-pirate-few = { SEAT($active) }: { bluff-pirate-few.asked }
    .asked = pousa uma série, ou acaba o turno.
    .remedy =
        { $spots ->
            [0] Escolhe antes; depois encosta a carta ao teu leitor.
           *[other] À vista na zona 1, escondidas na zona 2.
        }
bluff-pirate-ending = { SEAT($active) }: { bluff-pirate-ending.asked }
    .asked = acaba o turno: uma série tem pelo menos três cartas.
    .remedy = B: seguinte, A: escolher.
bluff-pirate-set = { SEAT($active) }: { bluff-pirate-set.asked }
    .asked = pousa uma série de três a cinco cartas, uma ou duas à vista.
    .remedy =
        { $spots ->
            [0] Encosta as escondidas ao teu leitor; para uma à vista, escolhe antes.
           *[other] À vista na zona 1, escondidas na zona 2.
        }
bluff-pirate-closing = { SEAT($active) }: { bluff-pirate-closing.asked }
    .asked =
        { $more ->
            [0] completa a série.
           *[other] completa a série, ou pousa mais cartas.
        }
    .remedy =
        { $spots ->
            [0] A fecha a série; ou encosta outra escondida ao teu leitor.
           *[other] A fecha a série.
        }
bluff-pirate-vote = { SEAT($turn) } faz bluff? Os outros votam em segredo.
    .remedy = Tapa os botões. A: sem bluff. B: com bluff.
    .a = sem bluff
    .b = com bluff
bluff-pirate-pick = { SEAT($active) }: { bluff-pirate-pick.asked }
    .asked = todos votaram. Escolhe o voto que conta.
    .remedy = B: seguinte, A: escolher.
bluff-pirate-reveal-bluff = { SEAT($voter) } diz: com bluff!
    .remedy =
        { $reads ->
            [late] Vira as cartas escondidas, depois A.
           *[every]
                { $spots ->
                    [0] Vira as cartas escondidas e encosta cada uma ao teu leitor.
                   *[other] Vira as cartas escondidas e encosta cada uma à zona 2.
                }
        }
bluff-pirate-reveal-no-bluff = { SEAT($voter) } diz: sem bluff.
    .remedy =
        { $reads ->
            [late] Vira as cartas escondidas, depois A.
           *[every]
                { $spots ->
                    [0] Vira as cartas escondidas e encosta cada uma ao teu leitor.
                   *[other] Vira as cartas escondidas e encosta cada uma à zona 2.
                }
        }
bluff-pirate-fork = { SEAT($active) }: { bluff-pirate-fork.asked }
    .asked = escolhe uma rota na bifurcação.
    .remedy = B: seguinte, A: escolher.
bluff-pirate-island = { SEAT($active) }: { bluff-pirate-island.asked }
    .asked = vira a ficha da ilha.
    .remedy = Depois escolhe o que lá está: B: seguinte, A: escolher.
bluff-pirate-dig = { SEAT($active) }: { bluff-pirate-dig.asked }
    .asked = vira a ficha da ilha.
    .remedy = O que lá estiver conta logo.
bluff-pirate-board = { SEAT($active) }: { bluff-pirate-board.asked }
    .asked = escolhe um barco para abordar.
    .remedy = B: seguinte, A: escolher.
bluff-pirate-steal = { SEAT($active) }: { bluff-pirate-steal.asked }
    .asked = rouba a { SEAT($target) } { $count ->
        [1] uma carta sem a ver
       *[other] { $count } cartas sem as ver
    }.
    .remedy = Encosta cada uma ao leitor de { SEAT($active) }.
bluff-pirate-over = A partida acabou.
    .remedy = Carrega em A para jogar de novo.
bluff-pirate-not-now = Agora é a vez de { SEAT($active) }.
    .remedy = Recolhe a carta e espera; o ecrã diz o que { SEAT($active) } tem de fazer.
bluff-pirate-dealt-at-pads = As cartas dão-se nos leitores.
    .remedy = Encosta-a ao leitor de quem a recebe.
bluff-pirate-read-already = Esta carta já foi lida, por isso não é a que falta.
    .remedy = Encosta a carta por ler, ou escolhe qual é.
bluff-pirate-other-spot = Nesta zona não se joga nada.
    .remedy = Uma série vai para as zonas 1 e 2, um descarte para a 3, um pirata para a 4.
bluff-pirate-token-stays = Uma ficha de tesouro fica na sua ilha até chegar um barco.
    .remedy = Devolve-a com o cofre fechado à vista.
bluff-pirate-turn-the-token = Nenhum leitor sabe que lado da ficha se vê.
    .remedy = Vira-a no lugar.
bluff-pirate-finder-answers = { SEAT($active) } chegou à ilha e abre o cofre.
    .remedy = Espera que o abra.
bluff-pirate-look-first = A série acabou de ser fechada: isto não contou como voto.
    .remedy = Vê a série e vota, tapando os botões.
bluff-pirate-close-first = Ainda não se vota: { SEAT($active) } não fechou a série.
    .remedy = Espera, depois vota, tapando os botões.
bluff-pirate-where-to =
    { $spots ->
        [0] Uma carta da tua mão ainda não serve no teu leitor.
       *[other] Uma carta da tua mão não serve no teu leitor.
    }
    .remedy =
        { $spots ->
            [0] Para lá vão cartas do baralho; para abordar, escolhe antes.
           *[other] Para lá vão cartas do baralho; um pirata que aborda, para a zona 4.
        }
bluff-pirate-lay-where =
    { $spots ->
        [0] A mesa ainda não sabe o que queres fazer com esta carta.
       *[other] Uma carta da tua mão não serve no teu leitor.
    }
    .remedy =
        { $spots ->
            [0] Recolhe-a e escolhe antes: à vista, escondida ou descarte.
           *[other] Série: à vista na zona 1, escondidas na 2; descarte na 3.
        }
bluff-pirate-still-dealing = As cartas ainda estão a ser dadas.
    .remedy = Devolve-a; primeiro encosta cinco cartas a cada leitor.
bluff-pirate-hand-full = Uma carta a mais neste leitor.
    .remedy = Devolve a carta ao baralho.
bluff-pirate-read-each = Nesta partida cada carta é lida quando é dada.
    .remedy = Encosta cinco cartas a cada leitor.
bluff-pirate-already-dealt = Está tudo dado.
    .remedy = Devolve a carta ao baralho.
bluff-pirate-too-late-to-redeal = A corrida já começou.
    .remedy = Navega até ao fim.
bluff-pirate-not-your-turn = É a vez de outra pessoa.
    .remedy = Recolhe a carta e espera.
bluff-pirate-draw-or-board = Um turno começa por tirar duas cartas ou abordar um barco.
    .remedy = Recolhe-a; encosta duas cartas do baralho ao teu leitor, ou aborda com um pirata.
bluff-pirate-draw-first = Primeiro tiram-se duas cartas.
    .remedy = Recolhe-a; encosta ao teu leitor as cartas que tirares.
bluff-pirate-already-drawn = Depois de tirar já não se aborda nem se tira mais.
    .remedy = Recolhe-a; pousa uma série, ou descarta uma carta.
bluff-pirate-drew-after-boarding = Depois de abordar não se tiram cartas.
    .remedy = Devolve-a ao baralho; baralha-a se alguém a viu.
bluff-pirate-reshuffle-first = O baralho está vazio.
    .remedy = Recolhe-a; baralha os descartes, põe-nos virados para baixo como baralho e carrega em A.
bluff-pirate-nothing-to-reshuffle = Ainda há cartas no baralho.
    .remedy = Tira do baralho.
bluff-pirate-act-first = Agora pousa-se uma série ou descarta-se uma carta.
    .remedy = Recolhe-a; pousa uma série, ou descarta uma carta.
bluff-pirate-set-first = Está a pousar-se uma série.
    .remedy = Recolhe-a; acaba a série e carrega em A.
bluff-pirate-voting = Os outros estão a votar.
    .remedy = Recolhe-a e espera pelos votos.
bluff-pirate-pick-first = Todos votaram.
    .remedy = Recolhe-a; escolhe um votante no menu.
bluff-pirate-picked-already = Já se escolheu um votante; vale a primeira escolha.
    .remedy = Tapa os outros votos; vira as cartas escondidas da série.
bluff-pirate-reveal-first = Primeiro viram-se as cartas escondidas da série.
    .remedy = Recolhe-a; vira e encosta cada uma delas.
bluff-pirate-steer-first = Um barco está na bifurcação.
    .remedy = Recolhe-a; quem o leva escolhe a rota no menu.
bluff-pirate-open-first = Um barco chegou a uma ilha.
    .remedy = Recolhe-a; quem o leva vira a ficha.
bluff-pirate-target-first = Um pirata vai à abordagem.
    .remedy = Recolhe-a; escolhe no menu um barco à frente.
bluff-pirate-steal-first = Um barco está a ser abordado.
    .remedy = Recolhe-a; encosta as cartas roubadas ao leitor do ladrão.
bluff-pirate-reading = Uma carta não foi lida.
    .remedy = Encosta-a outra vez, ou diz qual é.
bluff-pirate-not-voting = Agora não se vota.
    .remedy = Guarda a ficha à tua frente.
bluff-pirate-nothing-placed = Não há série para votar nem para virar.
    .remedy = Continua.
bluff-pirate-not-boarding = Nenhum barco está a ser abordado.
    .remedy = Devolve a carta sem ver.
bluff-pirate-not-at-fork = Nenhum barco está na bifurcação.
    .remedy = Continua.
bluff-pirate-not-at-island = Nenhum barco chegou a uma ilha por abrir.
    .remedy = Fecha o cofre sem ver, e continua.
bluff-pirate-nothing-to-end = Não há série começada.
    .remedy = Pousa primeiro pelo menos três cartas.
bluff-pirate-match-over = A partida acabou.
    .remedy = Começa outra para jogar.
bluff-pirate-not-in-hand = Pelo que a mesa viu, esta carta não está na tua mão.
    .remedy = Põe-na onde estava; encosta uma carta da tua mão.
bluff-pirate-not-from-pile = Pelo que a mesa viu, esta carta não vem do baralho.
    .remedy = Põe-na onde estava; tira do baralho.
bluff-pirate-not-of-target = Pelo que a mesa viu, esta carta não é do barco abordado.
    .remedy = Põe-na onde estava; tira uma carta desse jogador sem a ver.
bluff-pirate-not-hidden = Não é uma carta escondida da série.
    .remedy = Põe-na onde estava; vira as cartas escondidas.
bluff-pirate-hand-too-small = Uma série tem pelo menos três cartas, e a tua mão tem menos.
    .remedy = Recolhe-a; acaba o turno sem série.
bluff-pirate-two-colours = As cartas à vista de uma série são todas da mesma cor.
    .remedy = Recolhe esta, e põe à vista outra ou nenhuma.
bluff-pirate-too-many-up = Só uma ou duas cartas de uma série ficam à vista.
    .remedy = Recolhe esta, ou esconde-a.
bluff-pirate-needs-face-up = Uma série precisa de uma carta à vista, e esta é a última oportunidade.
    .remedy = Recolhe-a e põe-na à vista.
bluff-pirate-set-full = Uma série tem cinco cartas no máximo.
    .remedy = Recolhe esta e carrega em A.
bluff-pirate-set-too-small = Uma série tem pelo menos três cartas, uma ou duas à vista.
    .remedy = Pousa outra, depois carrega em A.
bluff-pirate-must-discard = Com uma mão destas pousa-se uma série ou descarta-se uma carta.
    .remedy = Descarta uma carta.
bluff-pirate-nothing-to-discard = Com uma mão destas não se descarta nada.
    .remedy = Recolhe-a e acaba o turno no menu.
bluff-pirate-voted-already = Deste lugar já se votou.
    .remedy = Espera até todos votarem.
bluff-pirate-own-set = Ninguém vota na própria série.
    .remedy = Espera que os outros votem.
bluff-pirate-not-a-pirate = Só um pirata aborda.
    .remedy = Recolhe a carta; tira duas cartas, ou aborda com um pirata.
bluff-pirate-nobody-ahead = Não há à frente nenhum barco com cartas.
    .remedy = Recolhe o pirata e tira duas cartas.
bluff-pirate-not-ahead = Esse barco não está à frente, ou o jogador não tem cartas.
    .remedy = Escolhe outro.
bluff-pirate-no-such-course = Daqui nenhuma rota vai lá ter.
    .remedy = Escolhe outra.
bluff-pirate-nobody-there = Aí ninguém joga.
    .remedy = Escolhe um lugar onde se jogue.
bluff-pirate-not-unread = Essa carta já foi lida, ou não é uma carta.
    .remedy = Continua.
bluff-pirate-card = { CARD($card) }
bluff-pirate-not-a-card = Não é uma carta deste jogo.
    .remedy = Diz uma cor, ou o pirata dela.

## Options

bluff-pirate-option-keep-up-to =
    Sem série: { $value ->
        [4] descarta-se com cinco ou mais
       *[5] descarta-se com seis ou mais
    }
bluff-pirate-option-small-hand =
    Com menos cartas: { $value ->
        [keep] não se descarta
       *[choose] escolhe-se
    }
bluff-pirate-option-discard-without =
    Deve descartar: { $value ->
        [placing] quem não pousa uma série
       *[having] quem não tem uma série
    }
bluff-pirate-option-turns =
    A corrida acaba: { $value ->
        [none] só no tesouro
       *[other] após { $value } turnos
    }
bluff-pirate-option-nudge-rounds = Lembrar a corrida: após { $value } rondas sem série

## Choices

bluff-pirate-menu-dealing = Cinco cartas para cada um
bluff-pirate-menu-tap-pile = Encostar uma carta do baralho
bluff-pirate-menu-draw = Tirar duas cartas
bluff-pirate-menu-has-drawn =
    { $count ->
        [1] A carta foi tirada
       *[other] Duas cartas foram tiradas
    }
bluff-pirate-menu-board = Abordar um barco com um pirata
bluff-pirate-menu-drawn = Foi tirada
bluff-pirate-menu-boards = Aborda um barco
bluff-pirate-menu-lay-up = Pousar uma carta à vista
bluff-pirate-menu-lay-down = Pousar uma carta escondida
bluff-pirate-menu-lies-up = Está à vista
bluff-pirate-menu-lies-down = Está escondida
bluff-pirate-menu-too-few = Poucas cartas para uma série
bluff-pirate-menu-take-set-back = Recolher a série
bluff-pirate-menu-close-set = A série está completa
bluff-pirate-menu-tap-next =
    { $spots ->
        [0] Encostar a seguinte, escondida
       *[other] Encostar a seguinte
    }
bluff-pirate-menu-others-vote = Os outros votam
bluff-pirate-menu-vote-shown = Um voto viu-se cedo de mais
bluff-pirate-menu-vote-again = Votam todos de novo
bluff-pirate-menu-pick = Que voto conta?
bluff-pirate-menu-tap-hidden = Virar e encostar cada escondida
bluff-pirate-menu-turned-all = As escondidas estão todas viradas
    .window = Virá-las todas
bluff-pirate-menu-turned = Está virada
bluff-pirate-menu-fork = Que rota?
bluff-pirate-menu-target = Que barco se aborda?
bluff-pirate-menu-tap-stolen = Encostar cada carta roubada ao teu leitor
bluff-pirate-menu-has-stolen =
    { $count ->
        [1] Uma carta foi roubada
       *[other] { $count } cartas foram roubadas
    }
    .window =
        { $count ->
            [1] Roubar uma carta
           *[other] Roubar { $count } cartas
        }
bluff-pirate-menu-stolen = É roubada
bluff-pirate-menu-pile-made = Estão viradas para baixo, como baralho
bluff-pirate-menu-shuffle = Baralhar todos os descartes
bluff-pirate-menu-awaits-up = { SEAT($seat) }: uma carta à vista
bluff-pirate-menu-awaits-down = { SEAT($seat) }: uma carta escondida
bluff-pirate-menu-awaits-board = { SEAT($seat) }: o pirata que aborda
bluff-pirate-menu-unread = Uma carta não foi lida
bluff-pirate-menu-tap-or-name = Encosta-a outra vez, ou diz
bluff-pirate-menu-token = O que há debaixo da ficha?
bluff-pirate-menu-which = Qual é?
bluff-pirate-menu-treasure = O tesouro
bluff-pirate-menu-empty-chest = Um cofre vazio
bluff-pirate-menu-card = { CARD($card) }
bluff-pirate-menu-colour = { COLOUR($colour) }
bluff-pirate-menu-towards = Rumo { PLACE($place) }
bluff-pirate-menu-awaits-discard = { SEAT($seat) }: o descarte
bluff-pirate-problem-card-twice =
    Uma carta está { $place ->
        [hand] na mão de { SEAT($seat) }
        [discards] nos descartes
        [up] à vista na série
        [down] escondida na série
       *[table] na mesa
    } e também { $other ->
        [hand] na mão de { SEAT($holder) }
        [discards] nos descartes
        [up] à vista na série
        [down] escondida na série
       *[table] na mesa
    }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-card-elsewhere =
    Viu-se uma carta { $place ->
        [hand] na mão de { SEAT($seat) }
        [discards] nos descartes
        [up] à vista na série
        [down] escondida na série
       *[table] na mesa
    } que não pode estar aí.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pile-and-elsewhere = Uma carta está no baralho e também noutro sítio.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-cards =
    { $count ->
        [1] Há uma carta
       *[other] Há { $count } cartas
    } a mais.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-cards-nowhere =
    { $count ->
        [1] Uma carta não está
       *[other] { $count } cartas não estão
    } em lado nenhum.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-unread-inconsistent = As cartas por ler não podem ser todas diferentes.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-hand-too-large = { SEAT($seat) } tem { $count } cartas; dão-se { $dealt }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-dealt-not-begun = Está tudo dado, mas a partida não começou.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-played-before-dealt = Jogaram-se cartas antes de estar tudo dado.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set = A fase é { $phase }, e não condiz com a série na mesa.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-up = { $count } cartas da série estão à vista (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set-too-large = A série tem { $count } cartas (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-closed = A série está fechada; cartas: { $count }, à vista: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-several-colours = As cartas visíveis da série são de várias cores (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turned-not-hidden = Virou-se uma carta da série que não estava escondida (BP-7).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-placed = { SEAT($seat) } pousou uma série; cartas: { $count }, à vista: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-own-vote = { SEAT($seat) } votou na própria série (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-taken-for = Uma série de { SEAT($seat) } foi tomada pelo que não era (BP-4).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-votes = A fase é { $phase }, mas há votos na mesa.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-voter = Votou alguém que não vota nesta série (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-picking-early = Escolhe-se um votante antes de todos votarem (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-kept = Está anotado um voto que ninguém pode saber (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-not-given = Está anotado um voto de quem não votou (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-of-nobody = Conta um voto que ninguém deu (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-that-counts = A fase é { $phase }, e não condiz com o voto que conta.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-ship-astray = O barco de { SEAT($seat) } não está em nenhuma casa da corrida.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-island = Virou-se uma ficha onde não há ilha.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-island-not-opened = Um barco está numa ilha por abrir (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-one-path = Um barco vai escolher a rota onde só há uma (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-sailing = A fase é { $phase }; casas ainda por navegar: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-such-player = Não há jogador { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-out-of-turn = Alguém vai agir fora da sua vez.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-reading = A fase é { $phase }, e não condiz com a carta por ler.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-to-draw = A fase é { $phase }; cartas por tirar: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-target = A fase é { $phase }, e não condiz com o barco abordado.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pirate = A fase é { $phase }, e não condiz com o pirata que aborda.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-stolen = A fase é { $phase }; cartas roubadas: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-won = A fase é { $phase }; jogadores que ganharam: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turn = A partida vai no turno { $turn }; o último é { $last }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-does-not-play = Ganhou alguém que não joga.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-not-foremost = Ganhou alguém cujo barco não vai à frente.
    .remedy = { table-undo-or-play-on }
place-island-1 = à ilha 1
place-island-2 = à ilha 2
place-start = à partida
place-fork = à bifurcação
colour-red = Vermelho
colour-orange = Laranja
colour-yellow = Amarelo
colour-green = Verde
colour-turquoise = Turquesa
colour-blue = Azul
colour-purple = Roxo
colour-pink = Rosa
colour-brown = Castanho
colour-black = Preto

## Places

bluff-pirate-place-face-up = À vista
bluff-pirate-place-face-down = Escondidas
bluff-pirate-place-boarders = Abordagem
bluff-pirate-place-first-island = Ilha 1
bluff-pirate-place-second-island = Ilha 2

## The rules in short

bluff-pirate-rules-1 = Chega antes de todos à ilha onde está o tesouro.
bluff-pirate-rules-2 = No teu turno tira duas cartas. Depois pousa uma série de três a cinco cartas de uma cor: uma ou duas à vista, as outras escondidas. Essas podem ser qualquer coisa: é bluff.
bluff-pirate-rules-3 = Sem série, descarta uma carta se tiveres cinco ou mais.
bluff-pirate-rules-4 = Os outros votam em segredo se é bluff, e tu escolhes que voto conta.
bluff-pirate-rules-5 = «Sem bluff»: avanças tantas casas quantas as cartas da série, com ou sem bluff. «Com bluff», e não é: avanças, e o votante recua duas casas.
bluff-pirate-rules-6 = «Com bluff», e é: recolhes as cartas e ficas, e o votante avança em vez de ti.
bluff-pirate-rules-7 = Ou, em vez disso tudo, aborda com um pirata, uma carta com caveira: rouba três cartas, sem as ver, a um jogador que esteja à tua frente.

## Climaxes and the log

bluff-pirate-stage-doubted = { SEAT($voter) } diz da série de { SEAT($seat) }: com bluff!
bluff-pirate-stage-trusted = { SEAT($voter) } diz da série de { SEAT($seat) }: sem bluff.
bluff-pirate-stage-bluff = { SEAT($seat) } fez bluff!
bluff-pirate-stage-honest = { SEAT($seat) } não fez bluff!
bluff-pirate-stage-sails =
    { $count ->
        [1] { SEAT($seat) } avança uma casa
       *[other] { SEAT($seat) } avança { $count } casas
    }
bluff-pirate-stage-sails-and-back =
    { $count ->
        [1] { SEAT($seat) } avança uma casa, { SEAT($voter) } recua { $back }
       *[other] { SEAT($seat) } avança { $count } casas, { SEAT($voter) } recua { $back }
    }
bluff-pirate-stage-steers = { SEAT($seat) } escolheu a rota.
bluff-pirate-stage-boards = À abordagem! { SEAT($seat) } pousa um pirata.
bluff-pirate-stage-boarded = { SEAT($seat) } aborda o barco de { SEAT($other) }!
bluff-pirate-stage-loot =
    { $count ->
        [1] { SEAT($other) } perde uma carta
       *[other] { SEAT($other) } perde { $count } cartas
    }
bluff-pirate-stage-opens = { SEAT($seat) } escava na ilha { $number }.
bluff-pirate-stage-treasure = { SEAT($seat) } encontrou o tesouro na ilha { $number }!
bluff-pirate-stage-empty = { SEAT($seat) } encontra vazia a ilha { $number }!
bluff-pirate-known-discards = Descartes: { $count } × { CARD($card) }
bluff-pirate-known-island = A ilha { $number } está vazia

## Lessons

bluff-pirate-lesson-draw = Um turno começa com duas cartas novas: tira-as do baralho sem que as vejam.
bluff-pirate-lesson-set = Pousa três a cinco cartas: uma ou duas de uma cor à vista, o resto escondido. As escondidas podem ser qualquer coisa: é bluff.
bluff-pirate-lesson-close = A fecha a série. Quantas mais cartas tiver, mais avanças.
    .window = Já podes fechar a série. Quantas mais cartas tiver, mais avanças.
bluff-pirate-lesson-vote = Vota em segredo, com a mão sobre os botões: A sem bluff, B com bluff. Se o teu voto contar, uma dúvida certa faz-te avançar, uma errada custa duas casas.
    .window = Vota em segredo: é bluff? Se o teu voto contar, uma dúvida certa faz-te avançar, uma errada custa duas casas.
bluff-pirate-lesson-pick = És tu que escolhes que voto conta. Os outros ficam em segredo para sempre.
bluff-pirate-lesson-reveal = Agora viram-se as cartas escondidas, e todos veem se era bluff.
bluff-pirate-lesson-board = Há um barco à tua frente: com um pirata, uma carta com caveira, podes abordá-lo em vez de tirar cartas, e roubar três cartas ao jogador.
bluff-pirate-lesson-island = Chegaste a uma ilha: vira a sua ficha. Se encontrares o tesouro, ganhas; se o cofre estiver vazio, o tesouro está na outra ilha.

## Why: a sentence for each ruling (docs/rulings-bluff-pirate.md)

bluff-pirate-rule-1 = Um turno começa por tirar duas cartas ou abordar; quem tirou já não aborda.
bluff-pirate-rule-2 = Quem não pousa série descarta uma carta sua se a mão for grande, nenhuma se for pequena.
bluff-pirate-rule-3 = Uma série tem três a cinco cartas: uma ou duas à vista, de uma cor, e pelo menos uma escondida.
bluff-pirate-rule-5 = Com menos de três cartas não se pode pousar uma série.
bluff-pirate-rule-6 = Todos os outros votam uma vez, em segredo; depois quem pousou a série escolhe o voto que conta.
bluff-pirate-rule-7 = As cartas escondidas da série viram-se sempre, seja qual for o voto.
bluff-pirate-rule-9 = O tesouro foi encontrado: a partida está ganha, e mais nada conta.
bluff-pirate-rule-12 = Quem navega escolhe a rota na bifurcação, e só aí.
bluff-pirate-rule-14 = Só um pirata aborda, e só um barco à frente cujo jogador tenha cartas; então não se tira do baralho.
bluff-pirate-rule-15 = Roubam-se cartas do barco abordado sem as ver; só esses dois jogadores as sabem.
bluff-pirate-rule-16 = Quando o baralho acaba refaz-se com os descartes baralhados, e só então; só se tira daí.
bluff-pirate-rule-24 = Uma ilha é aberta por quem lá chegou, e por mais ninguém.
bluff-pirate-rule-25 = Cada jogador recebe cinco cartas antes de a corrida começar.

## Chegada

bluff-pirate-option-landing =
    Chegar: { $value ->
        [stop] exato ou mais
       *[exact] exato, senão recua
    }
bluff-pirate-story-honest = { SEAT($seat) } pousa mais séries sem bluff do que ninguém: { $count }
bluff-pirate-story-robbed = { SEAT($seat) } é a quem roubam mais cartas: { $count }
bluff-pirate-story-robs = { SEAT($seat) } rouba mais cartas do que ninguém: { $count }
bluff-pirate-report-points = Casas rumo ao tesouro
bluff-pirate-report-course = O decorrer da corrida: casas
