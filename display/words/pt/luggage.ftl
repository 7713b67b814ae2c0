# Português europeu

luggage-title = Where's My Luggage?
luggage-screen-attract = O aeroporto onde todos os voos chegam ao mesmo tempo

## Names

suitcase-tartan = Xadrez
suitcase-stripes = Riscas
suitcase-dots = Bolas
suitcase-stars = Estrelas
suitcase-leather = Couro
suitcase-zigzag = Ziguezague
passenger-highlander = Escocês
passenger-detective = Detetive
passenger-lumberjack = Lenhador
passenger-yeti = Yeti
passenger-punk = Punk
passenger-pirate = Pirata
passenger-referee = Árbitro
passenger-sailor = Marinheiro
passenger-mime = Mimo
passenger-beekeeper = Apicultor
passenger-clown = Palhaço
passenger-painter = Pintor
passenger-flamenco-dancer = Dançarina de flamenco
passenger-cook = Cozinheiro
passenger-ladybird = Joaninha
passenger-astronaut = Astronauta
passenger-wizard = Feiticeiro
passenger-alien = Extraterrestre
passenger-cowboy = Cowboy
passenger-robot = Robô
passenger-caveman = Homem das cavernas
passenger-aviator = Aviadora
passenger-viking = Viking
passenger-explorer = Explorador
passenger-vampire = Vampiro
passenger-pharaoh = Faraó
passenger-samurai = Samurai
passenger-mermaid = Sereia
passenger-inventor = Inventor
passenger-dragon = Dragão

## What the screen says by itself

luggage-screen-round = Ronda { $number } de { $of }
luggage-screen-assisted = Jogo com ajuda
luggage-screen-rulebook = Segundo as regras
luggage-screen-memory = Memória
luggage-screen-mapping = O tapete aprende as suas malas
luggage-screen-verifying = Mãos fora: o tapete conta as suas malas
luggage-screen-tiles = { $found } de { $expected }
luggage-screen-missing = Faltam
luggage-screen-several = { $count ->
        [1] { SUITCASE($pattern) }
       *[other] { $count } × { SUITCASE($pattern) }
    }
luggage-screen-all-on-belt = Todas no tapete
luggage-screen-off-belt = { $count } fora do tapete
luggage-screen-times = × { $count }
luggage-screen-flip = Vira uma carta!
luggage-screen-no-card = Ainda sem carta
luggage-screen-no-card-left = Sem cartas
luggage-screen-ready = A postos
luggage-screen-not-ready = Mão no baralho, carrega em A
luggage-screen-done = Já está!
luggage-screen-ended-done = { NAMES($seats) }: já está!
luggage-screen-ended-time = Tempo!
luggage-screen-ended-stuck = Ninguém pode acabar
luggage-screen-checked = Tudo mostrado
luggage-screen-tap-pairs = Mostra os pares
luggage-screen-scores = Pontos após a ronda { $number }
luggage-screen-points = +{ $count }
luggage-screen-lead =
    { $count ->
        [one] por { $count } ponto
       *[other] por { $count } pontos
    }
luggage-screen-grabs = pegas
luggage-screen-figures-grabs = Pegas à volta do tapete
luggage-screen-figures-matches = encontradas
luggage-screen-figures-wrong = erradas
luggage-screen-figures-lost = perdidas
luggage-screen-figures-streak = seguidas
luggage-screen-figures-nowhere = Desta partida não se sabe onde se pegou nas malas.
luggage-screen-figures-rulebook = Segundo as regras ninguém encosta o que vê: não há tempos nem pegas.
luggage-screen-figures-untapped =
    { $count ->
        [1] Uma mala foi tirada do tapete e ninguém a encostou.
       *[other] { $count } malas foram tiradas do tapete e ninguém as encostou.
    }
luggage-screen-report-matches = Certas
luggage-screen-report-wrong = Erradas
luggage-screen-report-lost = Perdidas
luggage-screen-report-streak = Seguidas
luggage-screen-report-most = máximo
luggage-screen-report-note-times = Segundos por achado: da leitura anterior do jogador (carta ou mala) à da mala certa. O valor é a mediana.
luggage-screen-report-note-grabs = Pegas: onde estava pela última vez na pista cada mala encostada, no sentido dos ponteiros do relógio desde o primeiro leitor do tapete (âmbar).

## What the table says

luggage-still-missing =
    { $count ->
        [1] Ainda falta uma mala: { SUITCASE($pattern) }.
       *[other] Ainda faltam { $count } malas: { SUITCASE($pattern) }.
    }
    .remedy = Vê debaixo da mesa e põe-na no tapete.
luggage-not-back =
    { $count ->
        [1] Uma mala não voltou ao tapete: { SUITCASE($pattern) }.
       *[other] { $count } malas não voltaram ao tapete: { SUITCASE($pattern) }.
    }
    .remedy = Devolve-a, ou todos mantêm A premido para continuar sem ela.
luggage-kept = { SEAT($seat) }: a mala alheia ({ SUITCASE($pattern) }) não voltou ao tapete.
    .remedy = Devolve-a; se está de parte, recolhe também o passageiro.
luggage-gone =
    { $count ->
        [1] Uma mala está fora do tapete e ninguém a encostou: { SUITCASE($pattern) }.
       *[other] { $count } malas estão fora do tapete e ninguém as encostou: { SUITCASE($pattern) }.
    }
    .remedy = Encosta-a ou devolve-a; talvez esteja debaixo de outra.
luggage-one-at-a-time = Há { $count } malas fora do tapete, e as mãos podem ter { $most }.
    .remedy = Uma de cada vez, por favor: devolve as outras.
luggage-claims-too-many =
    «Já está!» pede { $expected ->
        [1] { $expected } mala
       *[other] { $expected } malas
    }, mas fora do tapete há { $most } no máximo.
    .remedy = Encosta os pares que houver.
luggage-weak =
    { $count ->
        [1] A etiqueta de uma mala lê-se mal: { SUITCASE($pattern) }.
       *[other] As etiquetas de { $count } malas leem-se mal: { SUITCASE($pattern) }.
    }
    .remedy = Depois da partida, experimenta-as num leitor e troca a lenta.
luggage-counted = Conta-se o tapete antes de a ronda continuar.
    .remedy = Mãos fora, por favor.
luggage-recounting = O tapete está a ser contado; entretanto ninguém joga.
    .remedy = Devolve o que o ecrã pede.
luggage-mapping = O tapete aprende as suas malas.
    .remedy = Mãos fora, por favor.
luggage-ready = Mão no teu baralho!
    .remedy = Carrega em A quando quiseres começar.
luggage-play = Onde está a minha mala? Vira, pega, encosta!
    .remedy = Sem cartas? Carrega em A: já está!
luggage-play-rulebook = Onde está a minha mala? Vira, pega, põe de parte!
    .remedy = Sem cartas? Carrega em A: já está!
luggage-verifying = Alto! O tapete conta as suas malas.
    .remedy = Devolve o que tens na mão; depois mãos fora, por favor.
luggage-check = Encosta cada par: o passageiro, depois a mala.
    .remedy = Com B retiras um par; A quando for tudo.
luggage-round-over = Devolve tudo, baralha e dá de novo.
    .window = A ronda acabou.
    .remedy = Com A começa a ronda seguinte.
luggage-over = A partida acabou.
    .remedy = Carrega em A para jogar de novo.
luggage-lap-running = O tapete ainda aprende onde estão as suas malas.
    .remedy = Mãos fora até acabar a volta.
luggage-not-started = A ronda começa quando todos estiverem a postos.
    .remedy = Devolve-a, põe a mão no teu baralho e carrega em A.
luggage-already-ready = Já estás a postos.
    .remedy = Espera pelos outros.
luggage-not-now = A ronda está a decorrer.
    .remedy = Continua à procura.
luggage-after-done = A ronda acabou: já nada conta.
    .remedy = Devolve ao tapete o que tens na mão.
luggage-between-rounds = A ronda já tem pontos.
    .remedy = Devolve passageiros e malas para a seguinte.
luggage-match-over = A partida acabou.
    .remedy = Começa outra para jogar.
luggage-no-clock = Não se combinou nenhum tempo.
    .remedy = A ronda acaba com «Já está!».
luggage-not-on-belt = Uma mala que não está no tapete não pode faltar lá.
    .remedy = Conta outra vez o tapete.
luggage-not-stuck = Ainda se pode encontrar alguma mala.
    .remedy = A ronda continua.
luggage-not-your-turn = É a vez de outro jogador.
    .remedy = Vira-a de novo e espera.
luggage-nobody-there = Aí ninguém joga.
    .remedy = Escolhe um lugar onde se jogue.
luggage-not-in-play = Esta peça não é das que estão em jogo.
    .remedy = Guarda-a na caixa.
luggage-flip-first = Ainda não tens passageiro para quem procurar.
    .remedy = Devolve a mala; vira a carta seguinte do teu baralho e encosta-a.
luggage-not-resolved = Ainda procuras a mala de outro passageiro.
    .remedy = Devolve a carta ao baralho, virada para baixo; procura antes a mala do passageiro aberto.
luggage-others-passenger = Este passageiro foi dado a outro jogador.
    .remedy = Devolve a carta.
luggage-passenger-is-aside = Este passageiro já está de parte.
    .remedy = Devolve a carta aos teus pares.
luggage-too-many-cards = Já viste todas as tuas cartas.
    .remedy = Põe de parte a que sobra, sem a mostrares, até à ronda seguinte.
luggage-nothing-left = Já não tens passageiros.
    .remedy = Devolve a mala e diz «Já está!» com A.
luggage-tapped-in-rulebook-play = Segundo as regras, as malas só se encostam ao conferir.
    .remedy = Põe a mala de parte ou devolve-a, como achares.
luggage-own-tile-aside = Já puseste esta mala de parte.
    .remedy = Devolve-a aos teus pares.
luggage-others-tile-aside = Outro jogador pôs esta mala de parte.
    .remedy = Devolve-a ao seu lugar.
luggage-not-held = Esta mala não é a que tens na mão.
    .remedy = Põe-na onde estava.
luggage-false-alarm = Falso alarme: ainda tens passageiros.
    .remedy = Todos continuam.
luggage-already-done = Já acabaste.
    .remedy = Espera pelos outros.
luggage-already-checked = Já disseste que mostraste os teus pares todos.
    .remedy = Espera pelos outros.
luggage-passenger-shown = Este passageiro já foi mostrado.
    .remedy = Retira o par com B se estava errado.
luggage-tile-shown = Esta mala já foi mostrada, por ti ou por outro jogador.
    .remedy = Mostra a mala que puseste de parte com este passageiro.
luggage-tile-was-on-belt = Esta mala estava no tapete no fim da ronda: não estava de parte.
    .remedy = Devolve-a; o par não vale.
luggage-nothing-shown = Não há par para retirar.
    .remedy = Encosta um passageiro e depois a mala dele.
luggage-half-pair = Encostou-se um passageiro sem a sua mala.
    .remedy = Encosta também a mala, ou retira o passageiro com B.
luggage-passenger-first = Encostou-se uma mala sem o seu passageiro.
    .remedy = Encosta primeiro o passageiro, depois a mala.
luggage-other-game = Esta peça é de outro jogo.
    .remedy = Devolve-a à caixa dela.
luggage-own-pad = Este jogo não usa as zonas.
    .remedy = Encosta a peça ao teu leitor.
luggage-aside-on-belt = Está no tapete uma mala que estava de parte.
    .remedy = Tira-a e junta-a aos teus pares.
luggage-still-waits = Falso alarme: { PASSENGER($passenger) } ainda espera uma mala.
    .remedy = Encosta o passageiro e depois a mala que puseste de parte; ou continua à procura.
luggage-waits-on = { SEAT($seat) }: { PASSENGER($passenger) } continua à espera: nenhuma mala foi encostada.
    .remedy = Estava alguma de parte? Devolve-a ao tapete.
luggage-play-memory-turned = Virada: { SUITCASE($pattern) }, { $face ->
        [lost] perdida
       *[other] { PASSENGER($face) }
    }.
    .remedy = É a vez de { SEAT($active) }: vira uma mala e encosta-a.
luggage-play-memory = Vira uma mala e encosta-a.
    .remedy = É a vez de { SEAT($active) }.
luggage-problem-tile-missing = Falta uma mala: { SUITCASE($pattern) }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-aside-twice = Uma mala foi posta de parte duas vezes: { SUITCASE($pattern) }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-twice =
    Uma mala ({ SUITCASE($pattern) }) está { $place ->
        [belt] no tapete
        [hand] numa mão
        [aside] de parte
       *[missing] em falta
    } e também { $other ->
        [belt] no tapete
        [hand] numa mão
        [aside] de parte
       *[missing] em falta
    }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-not-in-play = Está na mesa uma mala que não é das que estão em jogo.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-nowhere = Uma mala não está em lado nenhum: { SUITCASE($pattern) }.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-twice = Um passageiro está em dois sítios.
    .remedy = { table-undo-or-play-on }
luggage-problem-passengers-seen = Os passageiros vistos não são os que os jogadores têm.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-not-in-play = Está na mesa um passageiro que não é dos que estão em jogo.
    .remedy = { table-undo-or-play-on }
luggage-problem-cards = { SEAT($seat) } tem { $count } passageiros; foram dados { $dealt }.
    .remedy = { table-undo-or-play-on }
luggage-problem-none-in-front = { SEAT($seat) } tem passageiros à espera e nenhum para procurar.
    .remedy = { table-undo-or-play-on }
luggage-problem-wrong-pair = { SEAT($seat) } pôs de parte uma mala errada para um passageiro ({ SUITCASE($pattern) }).
    .remedy = { table-undo-or-play-on }
luggage-problem-score-count = Pontuações de { SEAT($seat) }: { $count }; rondas jogadas: { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-scores = { SEAT($seat) } não pode ter estes pontos: { $scores }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-round = Não há ronda { $round } numa partida de { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-player = Não há jogador { $player } de quem possa ser a vez.
    .remedy = { table-undo-or-play-on }
luggage-problem-does-not-play = Alguém figura como { $role } e não joga.
    .remedy = { table-undo-or-play-on }
luggage-problem-ready = Jogadores a postos na fase { $phase }: { $count }.
    .remedy = { table-undo-or-play-on }
luggage-problem-ended-by = A fase é { $phase }, mas a ronda foi acabada por { $by }.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-by-nobody = A ronda acabou com «Já está!», ou alguém acabou, mas não as duas coisas.
    .remedy = { table-undo-or-play-on }
luggage-problem-memory-goes-on = Uma fila está vazia, o que acaba o jogo, mas o jogo continua.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-too-early = Um jogador acabou e ainda tem passageiros.
    .remedy = { table-undo-or-play-on }

## Options

luggage-option-play =
    Jogo: { $value ->
        [assisted] com ajuda
       *[rulebook] segundo as regras
    }
luggage-option-per-suitcase =
    Malas: { $value ->
        [5] todas as 36
        [4] 24, para os mais novos
        [2] 12, para os mais novos
       *[3] 18, para os mais novos
    }
luggage-option-variant =
    Variante: { $value ->
        [belt] tapete a andar
       *[memory] memória, à vez
    }
luggage-option-clock-min =
    Tempo da ronda: { $value ->
        [none] sem limite
       *[other] { $value } min
    }

## Choices

luggage-passenger = { PASSENGER($passenger) }

## Why the table said so

luggage-why-missing = Uma mala desapareceu: { SUITCASE($pattern) }.
luggage-why-suspected = Talvez tenha desaparecido uma mala: { SUITCASE($pattern) }.
luggage-why-taken = { SEAT($seat) } encosta uma mala ao leitor: { SUITCASE($pattern) }.
luggage-why-returned = Uma mala ({ SUITCASE($pattern) }) está no tapete. { READER($reader) } leu-a.
luggage-why-withdrawn = Uma mala ({ SUITCASE($pattern) }) está no tapete. { READER($reader) } leu-a, por isso { SEAT($seat) } já não a tem.
luggage-why-weak = A etiqueta de uma mala ({ SUITCASE($pattern) }) lê-se mal: falhou em { $count } % de { $of } passagens.
luggage-why-dead = A etiqueta de uma mala ({ SUITCASE($pattern) }) já não se lê: falhou em { $count } % de { $of } passagens.
luggage-why-never-read = Nunca foi lida.
luggage-why-last-read = Foi lida pela última vez { $seconds } s antes.
luggage-why-passes =
    { $count ->
        [1] { READER($reader) } viu passar o lugar dela uma vez desde então, sem leitura.
       *[other] { READER($reader) } viu passar o lugar dela { $count } vezes desde então, sem leitura.
    }
luggage-why-doubt = Que mesmo assim lá esteja: 1 em { $of }.

## What the virtual table says

luggage-hands-wait = Mãos fora, por favor: o tapete conta as suas malas. Com B o tapete anda mais rápido.
luggage-hands-ready = A postos? Carrega no A verde!
    .a = A postos!
luggage-hands-you-are-ready = Estás a postos. À espera dos outros…
luggage-hands-well-played = Já está! Bem jogado.
luggage-hands-watch = É a vez de { SEAT($seat) }. Vê e decora!
luggage-hands-only-found = Só se põe de parte o que a luz achou: primeiro encosta a mala ao teu leitor.
luggage-hands-not-aside = A luz disse que não: devolve a mala.
luggage-hands-press-b-first = Carrega em B para retirar o último par.
luggage-hands-next = Clica no teu baralho: é a vez do passageiro seguinte.
luggage-hands-flip = Clica no teu baralho para virar o passageiro seguinte.
luggage-hands-pick = Pega numa mala com o mesmo padrão { $lies ->
        [rows] das filas
       *[belt] do tapete
    }.
luggage-hands-look-and-tap = Clica na mala para ver lá dentro e encosta-a ao teu leitor.
luggage-hands-look-secretly = Clica na mala para ver lá dentro. Chiu, em segredo!
luggage-hands-tap = Encosta-a ao teu leitor: a luz diz de quem é.
luggage-hands-found = É essa! Põe de parte a mala e o passageiro.
luggage-hands-not-yours =
    { $pattern ->
        [other] Não é tua: o teu passageiro tem outro padrão.
       *[same] Não é tua.
    } Devolve-a { $lies ->
        [rows] à sua fila
       *[belt] ao tapete
    } e vira o passageiro seguinte.
luggage-hands-put-back = Devolve-a { $lies ->
        [rows] à sua fila
       *[belt] ao tapete
    }.
luggage-hands-whose = Tua, ou perdida? Põe ambos de parte. De outro? Devolve-a { $lies ->
        [rows] à sua fila
       *[belt] ao tapete
    }.
luggage-hands-lay-passenger = Pousa o teu passageiro no monte aberto.
luggage-hands-done = Acabaram os passageiros! Carrega no A verde: já está!
    .a = Já está!
luggage-hands-all-shown = Os teus pares estão todos mostrados. À espera dos outros…
luggage-hands-show-it = Encosta-a ao teu leitor e pousa-a com os pares mostrados.
luggage-hands-show-pairs = Mostra os teus pares: clica neles, um a um.
luggage-hands-was-that-all = É tudo? Carrega no A verde.
    .a = É tudo
luggage-hands-say-done = Já não há passageiros: carrega no A verde para dizer «Já está!»
luggage-hands-find-the-same = Este passageiro espera: procura uma mala com o mesmo padrão.
luggage-hands-pairs-go-here = Aqui ficam os pares que encontraste.
luggage-hands-hand-is-empty = Tens a mão vazia: pega primeiro numa mala.
luggage-hands-may-not-look = Agora não podes ver aí: uma mala vê-se na própria mão, enquanto se procura.
luggage-hands-hand-is-full = Tens a mão cheia: devolve ou põe de parte a mala primeiro.
luggage-hands-flip-first = Vira primeiro um passageiro; depois podes pôr um par de parte.
luggage-hands-lay-passenger-first = Tens um passageiro na mão: pousa-o primeiro no teu monte aberto.
luggage-hands-too-late = Tarde de mais: alguém foi mais rápido.
luggage-hands-belt-is-full = O tapete está cheio: espera um momento.
luggage-hands-still-reading = Um momento: o leitor ainda está a ler.
luggage-hands-at-draw = Baralho
luggage-hands-at-action = Monte aberto
luggage-hands-at-aside = De parte
luggage-hands-at-shown = À vista
luggage-hands-put-back-here = Devolve-a aqui
luggage-hands-reclaim = RECOLHA DE BAGAGENS
luggage-hands-suitcases-found = { $found } de { $expected } malas encontradas

## The rules in short

luggage-rules-1 = Encontra as malas dos teus passageiros antes dos outros.
luggage-rules-2 = Todos ao mesmo tempo: vira um passageiro, tira do tapete uma mala com o mesmo padrão e vê lá dentro sem que mais ninguém veja.
luggage-rules-3 = É do teu passageiro, ou está perdida: põe ambos de parte. É de outro: devolve-a e vira o passageiro seguinte.
luggage-rules-4 = Uma mala por passageiro: ninguém tira outra sem virar primeiro uma carta.
luggage-rules-5 = Quando o teu baralho acabar, vira o monte e continua. Não há mais passageiros? Diz «Já está!»: a ronda acaba para todos.
luggage-rules-6 = Cada par certo vale 1 ponto; bagagem perdida e pares errados não valem nada.
luggage-rules-7 = Depois da última ronda ganha quem tiver mais pontos.

## Climaxes and the log

luggage-stage-done = { SEAT($seat) } tem a última mala: já está!
luggage-stage-hands-off = Mãos fora: conta-se o tapete.
luggage-stage-turns = { SEAT($seat) } vira: { SUITCASE($suitcase) }
luggage-stage-match = É a certa para { SEAT($seat) }!
luggage-stage-lost = Bagagem perdida para { SEAT($seat) }!
luggage-stage-other = É de outra pessoa.
luggage-log-done = { SEAT($seat) }: já está!
luggage-log-match = { SEAT($seat) } encontrou a mala certa: { PASSENGER($passenger) }
luggage-log-lost = { SEAT($seat) } encontrou bagagem perdida: { PASSENGER($passenger) }
luggage-log-other = { SEAT($seat) } mostrou uma mala errada: { PASSENGER($passenger) }
luggage-log-turned = { SEAT($seat) } virou: { SUITCASE($suitcase) }, { PASSENGER($passenger) }
luggage-known-holds = { SEAT($seat) } tem uma mala: { SUITCASE($pattern) }
luggage-known-off = Fora do tapete: { SUITCASE($patterns) }

## Nomes

luggage-screen-best = máximo: { $points }
# A look where a suitcase lies

luggage-hands-look-in-hand = Ninguém pode espreitar por baixo de uma mala onde ela está. Clica nela.
## Lessons

luggage-lesson-ready = Jogam todos ao mesmo tempo. Põe a mão no teu baralho e carrega em A; a ronda começa quando todos estiverem a postos.
    .window = Jogam todos ao mesmo tempo: a ronda começa quando todos estiverem a postos.
luggage-lesson-flip = Vira a carta de cima do teu baralho: agora procuras a mala desse passageiro.
luggage-lesson-grab = Tira do tapete uma mala com o padrão do passageiro e vê o verso sem que ninguém veja.
luggage-lesson-tap = Encosta-a ao teu leitor. Verde fixo ou dois clarões amarelos: põe ambos de parte. Vermelho a piscar: devolve-a e vira o seguinte.
    .window = Vê de quem é. Do teu passageiro, ou perdida: põe ambos de parte. De outro: devolve-a e vira o seguinte.
luggage-lesson-judge = Decide tu: se for do passageiro ou perdida, põe ambos de parte; se for de outro, devolve-a e vira o seguinte.
luggage-lesson-done = Não há mais passageiros? Carrega em A e diz «Já está!»: a ronda acaba para todos.
    .window = Não há mais passageiros? Diz «Já está!»: a ronda acaba para todos.
luggage-lesson-check = Mostra os teus pares: encosta cada passageiro e depois a mala. Carrega em A quando for tudo.
    .window = Mostra os teus pares, um após outro; depois diz que é tudo.
luggage-lesson-memory = Em cada turno vira-se uma mala e encosta-se. Lembra-te de quem era: se não for do teu passageiro, volta ao seu lugar.
    .window = Em cada turno vira-se uma mala. Lembra-te de quem era: se não for do teu passageiro, volta ao seu lugar.

## Why: a sentence for each ruling (docs/rulings-luggage.md)

luggage-rule-3 = Só se procura uma mala com um passageiro à vista.
luggage-rule-4 = Uma mão segura uma só mala.
luggage-rule-6 = A mala é de quem primeiro a levantou do tapete.
luggage-rule-8 = O que foi posto de parte fica assim até se conferir.
luggage-rule-10 = Acaba quem não tem passageiros; perdidos e errados contam como idos.
luggage-rule-11 = Depois de «Já está!» mais nada conta: vale o momento de pôr de parte.
luggage-rule-12 = Vários podem acabar numa ronda; esperam pelos outros.
luggage-rule-14 = Segundo as regras, a mesa confere no fim, diante de todos: cada passageiro e depois a mala.
luggage-rule-15 = A partida está decidida: ganha quem tem mais pontos, e quem empata ganha também.
luggage-rule-16 = Para uma nova ronda tudo volta e se baralha; uma carta só conta para quem a recebeu.
luggage-rule-17 = A mesa só acaba uma ronda se ninguém a puder acabar ou passar o tempo combinado.
luggage-rule-18 = No jogo dos mais novos, cada turno é de um jogador e de uma mala, com menos peças.
luggage-rule-19 = Primeiro o tapete aprende as malas; depois a ronda começa quando todos os lugares estiverem a postos.
luggage-rule-20 = Só jogam os lugares que participam, dois ou mais.
luggage-option-rounds = Rondas: { $value }

## Memória: primeiro um passageiro

luggage-play-memory-flip = Vira um passageiro e encosta-o.
    .remedy = É a vez de { SEAT($active) }.
luggage-play-memory-turned-flip = Virada: { SUITCASE($pattern) }, { $face ->
        [lost] perdida
       *[other] { PASSENGER($face) }
    }.
    .remedy = É a vez de { SEAT($active) }: vira um passageiro e encosta-o.
## A passenger that was flipped too early, in turns
luggage-hands-too-early = Cedo demais: clica no passageiro aberto e ele volta ao teu baralho.
luggage-hands-tap-passenger = Clica no passageiro aberto: o teu leitor ainda não o leu.

## Uma ronda pelo livro de regras, à mão

luggage-hands-other-pattern = Não é o padrão do teu passageiro: devolve-a ao tapete sem a ver.
luggage-hands-look-first = Vê primeiro lá dentro: clica na mala.
luggage-hands-too-late-for-it = Tarde de mais para esta: devolve-a ao tapete.
luggage-hands-nothing-to-show = Não tens pares para mostrar: carrega no A verde.
luggage-log-back = { SEAT($seat) } retirou o par: { PASSENGER($passenger) }
luggage-story-fastest = { SEAT($seat) } faz o achado mais rápido: { $seconds } s
luggage-story-streak = { SEAT($seat) } encontra mais seguidas do que ninguém: { $count }
luggage-story-lost = { SEAT($seat) } tem mais bagagem perdida do que ninguém: { $count }
luggage-story-wrong = { SEAT($seat) } olha para mais malas erradas do que ninguém: { $count }
luggage-story-sure = { SEAT($seat) } olha para menos malas erradas do que ninguém: { $count }
luggage-story-round = { SEAT($seat) } faz a melhor ronda de todas: { $count }

# ---- phones ---------------------------------------------------------------------------------------

luggage-page-suitcase = Uma mala: { SUITCASE($suitcase) }
