# Português europeu

captains-orders-title = Captain's Orders
captains-orders-screen-attract = Os Amotinados procuram o Capitão que se esconde entre eles

## What the screen says by itself

captains-orders-screen-round = Ronda { $number }
captains-orders-screen-last-round = Última ronda ({ $number })
captains-orders-screen-goal =
    { $count ->
        [1] Uma ronda decide
       *[other] Ganha quem ganhar { $count } rondas
    }
captains-orders-screen-deals = { SEAT($seat) } dá cartas
captains-orders-screen-dealer = Dá cartas
captains-orders-screen-of = de { $count }
captains-orders-screen-of-seat = Ordem de { SEAT($seat) }
captains-orders-screen-none = Não há Ordem
captains-orders-screen-unread = Uma carta não foi lida
captains-orders-screen-owner = Manda
captains-orders-screen-followed = Obedeceu
captains-orders-screen-answer-order = Obedece ou dá uma contraordem
captains-orders-screen-give-card = Dá uma carta
captains-orders-screen-discard-card = Descarta uma carta
captains-orders-screen-points =
    { $count ->
        [1] { $count } ponto
       *[other] { $count } pontos
    }
captains-orders-screen-lead =
    { $count ->
        [one] por { $count } ronda
       *[other] por { $count } rondas
    }
captains-orders-screen-captains =
    { $count ->
        [1] O Capitão era { NAMES($seats) }
       *[other] Os Capitães eram { NAMES($seats) }
    }
captains-orders-screen-winners =
    { $count ->
        [0] Ninguém ganha a ronda
        [1] { NAMES($seats) } ganha a ronda
       *[other] { NAMES($seats) } ganham a ronda
    }
captains-orders-screen-most-points =
    { $count ->
        [1] { NAMES($seats) } tem mais pontos do que os outros Amotinados
       *[other] { NAMES($seats) } têm mais pontos do que os outros Amotinados
    }
captains-orders-screen-order = { SEAT($seat) } ordena: { $rank }
captains-orders-screen-order-unread = { SEAT($seat) } dá uma Ordem
captains-orders-screen-belay = { SEAT($seat) } dá uma contraordem: { $rank }
captains-orders-screen-belay-unread = { SEAT($seat) } dá uma contraordem
captains-orders-screen-pass = { SEAT($seat) } passa uma carta a { SEAT($other) }
captains-orders-screen-ask = { SEAT($seat) } pede uma carta a { SEAT($other) }
captains-orders-screen-give = { SEAT($seat) } dá uma carta a { SEAT($other) }
captains-orders-screen-discard = { SEAT($seat) } descarta uma carta
captains-orders-screen-follow = { SEAT($seat) } obedece
captains-orders-screen-discover = { SEAT($seat) } acusa { SEAT($other) }
captains-orders-screen-taken-back = { SEAT($seat) } recolhe um { $rank }
captains-orders-screen-taken-back-unread = { SEAT($seat) } recolhe uma carta
captains-orders-screen-shown = { SEAT($seat) } mostrou um { $rank }
captains-orders-screen-shown-unread = { SEAT($seat) } mostrou uma carta
captains-orders-given = { SEAT($seat) } deu-te: { $rank }
captains-orders-given-unread = { SEAT($seat) } deu-te uma carta

## What the table says

captains-orders-deal =
    { $reads ->
        [late] Seis cartas para cada um, viradas para baixo.
       *[every] Seis cartas para cada um: encosta cada uma ao leitor de quem a recebe.
    }
    .window = Seis cartas para cada um, viradas para baixo.
    .remedy =
        { $reads ->
            [late] Carrega em A quando estiver tudo dado; uma carta é lida quando se joga.
           *[every] Está tudo dado quando as luzes dizem de quem é a vez.
        }
captains-orders-turn = { SEAT($active) }: { captains-orders-turn.asked }
    .asked = dá uma Ordem, passa uma carta, pede uma, ou descobre o Capitão.
    .remedy =
        { $spots ->
            [0] Escolhe antes; carta passada: leitor de quem a recebe.
           *[other] Uma Ordem vai para a zona 1, uma carta passada para o leitor de quem a recebe.
        }
captains-orders-order = { SEAT($active) }: { captains-orders-order.asked }
    .asked =
        { $rank ->
            [1] dá uma carta a { SEAT($owner) }, ou descobre o Capitão.
           *[other] dá a { SEAT($owner) } um { $rank } ou mais, uma menor como contraordem, ou descobre o Capitão.
        }
    .remedy =
        { $rank ->
            [1] Encosta-a ao leitor de { SEAT($owner) }.
           *[other]
                { $spots ->
                    [0] Obedecer: leitor de { SEAT($owner) }; senão, escolhe antes.
                   *[other] Obedecer: leitor de { SEAT($owner) }. Contraordem: zona 1.
                }
        }
captains-orders-give = { SEAT($active) }: { captains-orders-give.asked }
    .asked = dá uma carta a { SEAT($turn) }.
    .remedy = Encosta-a ao leitor de { SEAT($turn) }.
captains-orders-discard = { SEAT($active) }: { captains-orders-discard.asked }
    .asked = descarta uma carta.
    .remedy =
        { $spots ->
            [0] Carrega em A e encosta-a ao teu leitor.
           *[other] Encosta-a à zona 2.
        }
captains-orders-reading = Uma carta não foi lida.
    .remedy = Encosta-a outra vez, ou escolhe.
captains-orders-reveal = A ronda acabou: todas as cartas à vista.
    .remedy = Encosta as que não foram lidas.
captains-orders-round-over = A ronda acabou.
    .remedy = Carrega em A para dar a seguinte.
captains-orders-over = A partida acabou.
    .remedy = Carrega em A para jogar de novo.
captains-orders-other-spot = Nesta zona não se joga nada.
    .remedy = Uma Ordem vai para a zona 1, um descarte para a zona 2.
captains-orders-where-to =
    { $spots ->
        [0] Uma carta no próprio leitor ainda não serve.
       *[other] Aqui uma carta no próprio leitor não serve.
    }
    .remedy =
        { $spots ->
            [0] Escolhe antes «Dar uma Ordem», ou encosta uma carta passada ao leitor de quem a recebe.
           *[other] Encosta uma Ordem à zona 1, ou uma carta passada ao leitor de quem a recebe.
        }
captains-orders-follow-where = Este não é o leitor de quem deu a Ordem.
    .remedy =
        { $spots ->
            [0] Obedece no leitor dele; para a contraordem, escolhe antes.
           *[other] Obedece no leitor dele; a contraordem vai para a zona 1.
        }
captains-orders-give-where = Este não é o leitor de quem pediu a carta.
    .remedy = Encosta a carta ao leitor de quem a pediu.
captains-orders-discard-where = Esperava-se um descarte.
    .remedy =
        { $spots ->
            [0] Escolhe «Descartar uma carta» e encosta-a ao teu leitor.
           *[other] Encosta à zona 2 a carta que descartas.
        }
captains-orders-still-dealing = As cartas ainda estão a ser dadas.
    .remedy = Devolve-a; primeiro encosta seis cartas a cada leitor.
captains-orders-hand-full = Uma carta a mais neste leitor.
    .remedy = Devolve a carta ao baralho.
captains-orders-read-each = Nesta partida cada carta é lida quando é dada.
    .remedy = Encosta seis cartas a cada leitor.
captains-orders-already-dealt = Está tudo dado.
    .remedy = Devolve a carta ao baralho.
captains-orders-too-late-to-redeal = A ronda já começou.
    .remedy = Joga-a até ao fim.
captains-orders-not-your-turn = É a vez de { SEAT($active) }.
    .remedy = Recolhe a carta e espera; uma carta passada vai primeiro para o leitor de quem a recebe.
captains-orders-own-order = Ninguém responde à própria Ordem: isto não vale.
    .remedy = Recolhe a carta e espera que a Ordem volte a casa.
captains-orders-no-order = Não há nenhuma Ordem.
    .remedy = Recolhe-a; dá uma Ordem, passa uma carta, pede uma, ou descobre o Capitão.
captains-orders-order-stands = Há uma Ordem.
    .remedy = Recolhe-a; obedece, dá uma contraordem ou descobre o Capitão.
captains-orders-give-first = Foi pedida uma carta.
    .remedy = Recolhe-a; quem a deve dar encosta-a primeiro ao leitor de quem pediu.
captains-orders-discard-first = Recebeu-se uma carta, e nenhuma foi descartada.
    .remedy = Recolhe-a; primeiro vem um descarte.
captains-orders-nothing-to-give = Ninguém pediu uma carta.
    .remedy = Recolhe a carta.
captains-orders-nothing-to-discard = Só se descarta após uma carta passada ou pedida.
    .remedy = Recolhe a carta.
captains-orders-nothing-to-accept = Nenhuma carta espera a decisão de quem deu a Ordem.
    .remedy = Continua.
captains-orders-revealing = A ronda acabou, e mostram-se todas as mãos.
    .remedy = Encosta as cartas por ler, ou diz o valor delas.
captains-orders-between-rounds = A ronda acabou.
    .remedy = Devolve todas as cartas; agora dá cartas quem está à esquerda.
captains-orders-round-goes-on = A ronda ainda não acabou.
    .remedy = Continua.
captains-orders-match-over = A partida acabou.
    .remedy = Começa outra para jogar.
captains-orders-not-in-hand = Pelo que a mesa viu, esta carta não está na tua mão.
    .remedy = Põe-na onde estava; encosta uma carta da tua mão.
captains-orders-follow-too-low = Esta carta não pode obedecer à Ordem.
    .remedy = Recolhe-a; obedece com uma igual ou mais alta, ou dá uma contraordem.
captains-orders-belay-too-high = Esta carta não é contraordem: o valor não é mais baixo.
    .remedy = Recolhe-a; todos a viram. Obedece, ou dá uma contraordem com uma mais baixa.
captains-orders-yourself = Ninguém pode escolher o próprio lugar.
    .remedy = Escolhe outro.
captains-orders-nobody-there = Aí ninguém joga.
    .remedy = Escolhe um lugar onde se jogue.
captains-orders-not-unread = Todas as cartas jogadas ou dadas aí foram lidas.
    .remedy = Continua.
captains-orders-card = { CARD($card) }
captains-orders-not-a-card = Não é uma carta de um baralho Pairs.
    .remedy = Diz um valor de 1 a 10.
captains-orders-collect-first = A ronda acabou.
    .remedy = Recolhe todas as cartas e carrega em A; depois encosta-as outra vez.
captains-orders-dealt-at-pads = As cartas dão-se nos leitores.
    .remedy = Encosta-a ao leitor de quem a recebe.
captains-orders-in-no-hand = Pelo que a mesa viu, ninguém tem esta carta na mão.
    .remedy = Põe-na onde estava; encosta uma carta de uma mão.
captains-orders-no-discard = Agora não há nada para descartar.
    .remedy = Recolhe-a; uma Ordem vai para a zona 1, uma carta passada para o leitor de quem a recebe.
captains-orders-read-already = Esta carta já foi lida, por isso não é a que falta.
    .remedy = Encosta a carta por ler, ou escolhe o valor dela.

## Options

captains-orders-option-wins = Rondas para ganhar: { $value }
captains-orders-option-rounds = No máximo: { $value } rondas
captains-orders-option-misplay =
    Uma carta que não pode obedecer: { $value ->
        [redo] recolhe-se
       *[forfeit] custa a ronda
    }

## Choices

captains-orders-menu-dealing = Seis cartas para cada um
captains-orders-menu-given = Está uma carta no leitor de { SEAT($seat) }: de quem era? Carrega no teu A
captains-orders-menu-order = Dar uma Ordem
captains-orders-menu-ask = Pedir uma carta
captains-orders-menu-tap-to-follow = Obedecer: encostar uma carta
captains-orders-menu-belay = Dar uma contraordem
captains-orders-menu-discover = Descobrir o Capitão
captains-orders-menu-is-order = É a Ordem
captains-orders-menu-to = A { SEAT($seat) }
captains-orders-menu-is-follow = Obedece
captains-orders-menu-is-belay = É contraordem
captains-orders-menu-is-given = É dada
captains-orders-menu-rank = Valor { $rank }
captains-orders-menu-accept = Pode obedecer
captains-orders-menu-show = Não pode: mostrá-la
captains-orders-menu-which-rank = A carta é um
captains-orders-menu-whose-rank = { SEAT($seat) }: a carta é um
captains-orders-menu-round-over = A ronda acabou
captains-orders-menu-next-round = Recolher as cartas: ronda seguinte
    .window = Ronda seguinte
captains-orders-menu-ask-whom = A quem a pedes?
captains-orders-menu-who-is-captain = Quem é o Capitão, com a carta mais baixa?
captains-orders-menu-awaits-order = { SEAT($seat) }: a Ordem
captains-orders-menu-awaits-belay = { SEAT($seat) }: a contraordem
captains-orders-menu-awaits-discard = { SEAT($seat) }: o descarte
captains-orders-menu-ends-round = { SEAT($seat) }: isto acaba a ronda
captains-orders-menu-yes-captain = Sim, o Capitão é { SEAT($seat) }
captains-orders-menu-yes-rank = Sim, é um { $rank }
captains-orders-menu-tap-or-look = Encosta-a, ou vê-a
captains-orders-menu-tap-or-name = Encosta-a, ou diz o valor
captains-orders-menu-follow-unread = Uma carta que obedece não foi lida
captains-orders-problem-card-twice =
    Uma carta está { $place ->
        [hand] na mão de { SEAT($seat) }
        [discards] nos descartes
        [order] como Ordem
       *[last] como última de uma mão
    } e também { $other ->
        [hand] na mão de { SEAT($holder) }
        [discards] nos descartes
        [order] como Ordem
       *[last] como última de uma mão
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-card-elsewhere =
    Viu-se { $place ->
        [hand] na mão de { SEAT($seat) }
       *[table] na mesa
    } uma carta que já está noutro sítio.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-too-many-cards =
    { $count ->
        [1] Há uma carta
       *[other] Há { $count } cartas
    } a mais.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-unread-inconsistent = As cartas por ler não podem ser todas diferentes.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-hand-too-large = { SEAT($seat) } tem { $count } cartas; dão-se { $dealt }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-empty-hand = { SEAT($seat) } não tem cartas, o que acaba a ronda, mas a ronda continua.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-dealt-not-begun = Está tudo dado, mas a ronda não começou.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-played-before-dealt = Jogaram-se cartas antes de estar tudo dado.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-more-than-dealt = Há { $count } cartas nas mãos, mais do que se deram.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-answered-own-order = { SEAT($seat) } respondeu à própria Ordem (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-followed-too-low = { SEAT($seat) } obedeceu com uma carta que não pode (CO-5).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-belayed-too-high = { SEAT($seat) } deu uma contraordem com uma carta que não é mais baixa (CO-6).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-such-player = Não há jogador { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-order-stands = É preciso responder a uma Ordem, mas não há nenhuma.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-stands = Há uma Ordem na fase { $phase }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-unread = A Ordem não foi lida.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-owner-answers = Quem deu a Ordem vai responder-lhe (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-reading = A fase é { $phase }, e não condiz com o que está por ler.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-out-of-turn = Alguém vai agir fora da sua vez.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-captains =
    Na fase { $phase } { $count ->
        [1] conhece-se um Capitão
       *[other] conhecem-se { $count } Capitães
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-winner-does-not-play = Ganhou uma ronda alguém que não joga.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-end = A fase é { $phase }, após { $rounds } rondas e { $wins } vitórias.
    .remedy = { table-undo-or-play-on }

## Places

captains-orders-place-orders = Ordens

## The rules in short

captains-orders-goal = Desmascara o Capitão; se fores tu, fica escondido.
captains-orders-rules-1 = Quem tem na mão a carta mais baixa é o Capitão, em segredo; os outros são Amotinados. Quem o é muda quando as cartas mudam de mãos.
captains-orders-rules-2 = No teu turno, sem Ordem: joga uma carta à vista como Ordem; ou passa uma a alguém, que depois descarta uma; ou pede uma a alguém, e descarta tu uma.
captains-orders-rules-3 = Uma Ordem dá a volta à mesa. Obedece: dá a quem a deu uma carta igual ou mais alta. Ou dá uma contraordem: joga uma mais baixa, que passa a ser a Ordem, e é tua.
captains-orders-rules-4 = Uma Ordem que volta a quem a deu é descartada, e joga o seguinte.
captains-orders-rules-5 = Sempre que tiveres de agir podes descobrir o Capitão. Se acertares, ganhas a ronda; se não, ganha-a o Amotinado com mais pontos na mão, e não tu.
captains-orders-rules-6 = A ronda acaba quando uma mão fica vazia: se era a do Capitão, ganha o Capitão; se não, o Amotinado com mais pontos na mão. Uma carta vale o seu número.
captains-orders-rules-7 = Quem primeiro ganhar rondas suficientes ganha a partida.

## Climaxes

captains-orders-stage-accuses = { SEAT($seat) } acusa { SEAT($other) } de ser o Capitão.
captains-orders-stage-right = Certo: o Capitão é { SEAT($other) }!
captains-orders-stage-wrong =
    { $count ->
        [1] Errado: o Capitão é { NAMES($seats) }!
       *[other] Errado: os Capitães são { NAMES($seats) }!
    }
captains-orders-stage-ran-out = { SEAT($seat) } pousou a última carta.
captains-orders-known-hand =
    { $count ->
        [1] { SEAT($seat) }: uma carta, rondas ganhas: { $wins }
       *[other] { SEAT($seat) }: { $count } cartas, rondas ganhas: { $wins }
    }

## Lessons

captains-orders-lesson-captain = Quem tem a carta mais baixa de todas é o Capitão, em segredo: vê a tua mão. Os outros são Amotinados.
captains-orders-lesson-order = Dá uma Ordem à vista: os outros dão-te à vez uma carta igual ou mais alta, ou dão uma contraordem com uma mais baixa.
captains-orders-lesson-follow = Há uma Ordem. Obedece com uma carta igual ou mais alta, para quem a deu; com uma mais baixa, a Ordem passa a ser tua.
captains-orders-lesson-give = Pediram-te uma carta: és tu que escolhes qual. Com a mais baixa, quem a recebe pode passar a ser o Capitão.
captains-orders-lesson-discard = Descarta uma carta da tua mão, virada para baixo. Só tu sabes qual.
captains-orders-lesson-pass = Em vez de uma Ordem podes passar uma carta a alguém, que depois descarta uma.
captains-orders-lesson-ask = Ou escolhe com B e A pedir uma carta a alguém. Quem a dá é que escolhe; depois descartas uma.
    .window = Ou pede uma carta a alguém. Quem a dá é que escolhe; depois descartas uma.
captains-orders-lesson-discover = Sabes quem é o Capitão? Escolhe com B e A descobri-lo: se acertares, ganhas a ronda; se não, já não a podes ganhar.
    .window = Sabes quem é o Capitão? Descobre-o: se acertares, ganhas a ronda; se não, já não a podes ganhar.

## Why: a sentence for each ruling (docs/rulings-captains-orders.md)

captains-orders-rule-1 = Só se jogam cartas da própria mão; a Ordem e os descartes não são de ninguém.
captains-orders-rule-2 = Age um de cada vez: sem Ordem, ordena, passa, pede ou descobre; com uma, obedece, dá uma contraordem ou descobre.
captains-orders-rule-3 = Quem dá uma carta escolhe qual; quem a recebeu descarta depois uma qualquer.
captains-orders-rule-5 = A uma Ordem obedece-se com uma carta igual ou mais alta.
captains-orders-rule-6 = Só uma carta mais baixa é contraordem. Depois respondem todos, menos quem a deu.
captains-orders-rule-7 = Ninguém responde à própria Ordem: quando volta é descartada, e joga o seguinte.
captains-orders-rule-8 = A ronda acaba logo que uma mão fica vazia; só então se mostram todas.
captains-orders-rule-13 = Quem descobre indica outro jogador, nunca a si próprio.
captains-orders-rule-16 = A partida está ganha: quem empata ganha em conjunto, e mais nada conta.
captains-orders-rule-17 = Entre duas rondas recolhem-se todas as cartas, e dá cartas quem está à esquerda.
captains-orders-rule-21 = Cada jogador recebe seis cartas antes de alguém agir.
captains-orders-story-unmasks = { SEAT($seat) } descobre o Capitão mais vezes do que ninguém: { $count }
captains-orders-story-accuses = { SEAT($seat) } acusa um Amotinado mais vezes do que ninguém: { $count }
captains-orders-story-captain = { SEAT($seat) } é Capitão no fim de mais rondas do que ninguém: { $count }
captains-orders-story-orders = { SEAT($seat) } dá mais Ordens do que ninguém: { $count }
captains-orders-story-belays = { SEAT($seat) } dá mais contraordens do que ninguém: { $count }
captains-orders-story-gave = { SEAT($seat) } entrega mais cartas do que ninguém: { $count }
captains-orders-story-rich = { SEAT($seat) } tem a mão mais rica de todas as rondas: { $count }
captains-orders-story-hand = Pontos de { SEAT($seat) } na mão no fim: { $count }
captains-orders-story-highest = A carta mais alta de { SEAT($seat) } no fim: { $count }
captains-orders-story-lowest = A carta mais baixa de { SEAT($seat) } no fim: { $count }
captains-orders-report-points = Rondas ganhas
captains-orders-report-course = O decorrer da partida: rondas ganhas
