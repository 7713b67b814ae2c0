# A mesa, seja qual for o jogo: português europeu.

## Names

seat-red = Vermelho
seat-blue = Azul
seat-green = Verde
seat-yellow = Amarelo
seat-orange = Laranja
seat-purple = Roxo
seat-white = Branco
seat-black = Preto

## What a screen says by itself

screen-waiting = À espera da mesa
screen-cards =
    { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }
screen-simulated = MESA SIMULADA
screen-joining = Toma lugar: { GAME($game) }
screen-press-a = Carrega em A
screen-joined = A bordo
screen-holding = Mantém A premido
screen-turn = É a tua vez
screen-winners =
    { $count ->
        [0] A partida acabou
        [1] Ganha { NAMES($seats) }!
       *[other] Ganham { NAMES($seats) }!
    }
screen-facts = Números
screen-result = Resultado
screen-replay = Repetição: { $number } de { $last }
screen-replay-keys =
    { $paused ->
        [true] Espaço: continuar
       *[false] Espaço: pausa
    }
screen-figures-points = Pontos por ronda
screen-figures-times = Segundos por achado
screen-report-match = Partida { $number }
screen-report-table = Mesa { $name }
screen-report-undated = Data desconhecida
screen-report-about = por volta de { $text }
screen-report-round = Ronda { $number }
screen-report-open = Interrompida: ficou assim.
screen-report-abandoned = Acabou antes do fim da última ronda.
screen-report-course = O decorrer da partida: pontos
screen-report-minutes = Minutos
screen-report-moves =
    { $count ->
        [1] { $count } jogada
       *[other] { $count } jogadas
    }
screen-report-turns = Segundos por jogada
screen-report-note-turns = Segundos por jogada: desde a jogada anterior, seja de quem for. O valor é a mediana.
screen-print-count =
    { $format ->
        [card] { $count } cartas
        [tile] { $count } malas
        [token] { $count } fichas de tesouro
        [vote] { $count } fichas de bluff
        [pawn] { $count } peões
        [board] um tabuleiro
       *[other] { $count } peças
    }
screen-print-caption =
    { GAME($game) } · página { $number } de { $of } · { $side ->
        [front] frente
        [back] verso
       *[inside] interior
    }
screen-print-scale = Imprime a 100 % («tamanho real»), frente e verso, virando pela margem longa. As réguas em baixo têm 100 mm: mede-as.
screen-print-register = Vê esta folha em contraluz: as cruzes da frente e do verso devem coincidir. Se distarem mais de 1 mm, corrige as margens nas definições da impressora.
screen-print-cut = Imprime as outras folhas em papel forte (200 g/m² ou mais) e corta pelas marcas.
screen-print-tag-cards = Cola uma etiqueta com chip no anel do verso de cada peça que o tenha, sempre no mesmo sítio. Capas de verso opaco escondem-na.
screen-print-tag-tiles = Onde se seguir uma página «interior», imprime essas páginas só de um lado. Cola «interior» em cartão, com uma etiqueta em cada anel; depois, a frente por cima e o verso por baixo.
screen-print-enrol = Mantém a ordem, fila a fila: a página de manutenção pede as peças como estão nas folhas.
screen-rule = Regra { $rule }
screen-more-faults = e mais { $count }
screen-lost-contact = Sem contacto
screen-battery-low = PILHAS FRACAS
screen-battery-empty = PILHAS GASTAS
screen-battery-unknown = PILHAS: SEM DADOS
table-and = { $some } e { $last }

## What the table says

table-resume = Uma partida ficou a meio. Que fazemos com ela?
    .remedy = B: seguinte, A: escolher.
table-so-far =
    { $moves ->
        [1] Vai { $moves } jogada
       *[other] Vão { $moves } jogadas
    } em { $minutes } min.
    .remedy = A partida continua daí.
table-so-far-led =
    { $moves ->
        [1] Vai { $moves } jogada
       *[other] Vão { $moves } jogadas
    } em { $minutes } min; { $game ->
        [captain-bluff] { SEAT($leader) } tem menos { $points ->
            [1] { $points } carta
           *[other] { $points } cartas
        } do que no início
        [bluff-pirate] { SEAT($leader) } é quem está mais perto do tesouro
       *[other] { SEAT($leader) } vai à frente com { $points }
    }.
    .remedy = A partida continua daí.
table-replaced = Há duas peças destas: outra foi lida no seu lugar, por isso esta não conta.
    .remedy = Guarda esta na caixa e joga com a outra.
table-disk =
    { $fault ->
        [full] o disco está cheio
        [read-only] o disco é só de leitura
        [failing] o disco dá erros
        [unopened] o registo não abre
        [damaged] o registo está danificado
        [no-database] o ficheiro do registo é outra coisa
        [busy] outro programa escreve no registo
        [changed] outro programa alterou o registo
        [silent] o disco não responde
       *[other] não se consegue escrever o registo
    }
table-not-recorded = Isto não está a ser guardado: { table-disk }.
    .remedy = Continua; se faltar a luz, perde-se o que vier.
table-cannot-record = Nenhuma partida pode começar: { table-disk }.
    .remedy =
        { $fault ->
            [busy] Fecha esse programa e recomeça.
            [changed] Fecha esse programa e recomeça.
           *[other] Liberta espaço no disco ou troca-o, e recomeça.
        }
table-resumed = A partida continua onde estava quando foi interrompida.
    .remedy = Continua; ou encosta a carta Contagem, e contam-se as mãos.
table-cannot-resume =
    Esta partida não pode continuar: { $why ->
        [no-game] não há aqui o jogo «{ $game }»
        [no-seat] esta mesa não tem o lugar { CHAIR($seat) }
        [not-laid-out] as peças não podem ficar como estavam então
        [rules] o que foi guardado não cumpre as regras
        [damaged] o que foi guardado está danificado
       *[unread] o que foi guardado não se lê
    }.
    .remedy = Abandona-a; as jogadas ficam no histórico.
table-cannot-lay-out = «{ $game }» não pode ser montado nesta mesa: as regras e as peças contradizem-se.
    .remedy = Escolhe outro jogo, e avisa quem o escreveu.
table-journal-damaged = O registo estava danificado. Fica guardado como { $file }, e começou-se outro.
    .remedy = Continua; tudo o que estava bom foi recuperado.
table-unkept-why =
    { $why ->
        [full] o cartão está cheio
        [card] o cartão já não aceita escrita
        [read-only] o disco só se pode ler
        [failing] partes do cartão não se leem
        [gone] o cartão perdeu o lugar dos seus dados
        [superblock] o início dos dados do cartão está danificado
        [journal] o diário dos dados do cartão está danificado
        [damaged] os dados do cartão estão danificados
       *[other] os dados do cartão não se leem
    }
table-unkept = Nada pode ser guardado: { table-unkept-why }.
    .remedy =
        { $rest ->
            [nothing] Aqui nada do que se jogou se lê, e nada se escreve por cima. Põe este cartão de lado e grava um novo.
            [part] Parte do que se jogou não se lê; nada se escreve por cima. Guarda uma cópia e grava um cartão novo.
           *[read] Tudo o que se jogou ainda lá está, e nada se escreve por cima. Guarda uma cópia e grava um cartão novo.
        }
table-unkept-on = Nada é guardado: { table-unkept-why }.
    .remedy = Continua; ao desligar a mesa, o que se joga agora é esquecido.
table-unkept-asks = E agora?
    .remedy = B: seguinte, A: escolher.
table-journal-newer = Uma versão mais recente registou partidas que esta não sabe ler. Ficam guardadas para ela.
    .remedy = Continua; o que se jogar agora também fica guardado.
table-nothing-to-undo = Ainda não se fez nada.
    .remedy = Continua.
table-revealed = A última jogada mostrou alguma coisa a alguém: não se pode desfazer.
    .remedy = Continua.
table-move-of-another = A última jogada é de { SEAT($seat) }.
    .remedy = Para a desfazer, encosta a carta Desfazer ao leitor de { SEAT($seat) }.
table-attract = Carrega em A para jogar, ou B para outro jogo.
table-attract-touch = Toca no ecrã, ou carrega numa tecla, para jogar.
table-welcome = Bem-vindos! A mesa é simulada até indicares a tua.
    .remedy = Mesa, língua e WiFi estão em reclaim.toml, no cartão, para qualquer computador.
table-joining = Carrega em A para entrar. Quando estiverem todos, mantém A premido.
table-options = B: seguinte, A: escolher.
table-foreign = Isto não é uma peça do jogo: não conta, e nada dela se guarda.
    .remedy = Encosta só peças.
table-one-at-a-time = Duas peças ao mesmo tempo: nenhuma conta.
    .remedy = Tira as duas; encosta uma de cada vez.
table-two-pads = Esta peça ainda está a ser lida noutro sítio, por isso aqui não conta.
    .remedy = Encosta-a a um só sítio.
table-battery-low = As pilhas do tapete estão fracas.
    .remedy = Tem pilhas novas à mão.
table-battery-on = Há seis horas que não está cá ninguém, e as pilhas do tapete estão ligadas.
    .remedy = Desliga-as até alguém jogar.
table-battery-empty = As pilhas do tapete estão gastas.
    .remedy = Acaba esta ronda e põe pilhas novas.
table-other-game = Esta peça é de outro jogo.
    .remedy = Devolve-a à caixa dela.
table-not-held = Pelo que a mesa viu, esta carta não está na tua mão.
    .remedy = Põe-na onde estava.
table-count-at-pads = Estão a contar-se as mãos.
    .remedy = Encosta cada carta da tua mão ao teu leitor.
table-nothing-to-count = Agora não há nada para contar.
    .remedy = Continua.
table-full = { GAME($game) } é para { $count } jogadores no máximo.
    .remedy = Primeiro alguém tem de sair com B.
table-too-few = { GAME($game) } precisa de { $count } jogadores.
    .remedy = Carrega em A noutro lugar para entrar.
table-chair-taken = Ali está { SEAT($seat) }.
    .remedy = Escolhe outro lugar.
table-means-nothing = Esta peça agora não serve aqui.
    .remedy = Recolhe-a e faz o que o ecrã pede.
table-nobody-plays-here = Ninguém joga neste lugar.
    .remedy = Usa o leitor e os botões de um lugar onde se jogue.
table-nothing-to-choose = Agora não há nada para escolher.
    .remedy = Faz o que o ecrã pede.
table-others-choice = Agora escolhe { SEAT($seat) }.
    .remedy = Deixa os botões até ser a tua vez.
table-too-soon = Primeiro todos podem ver.
    .remedy = Carrega outra vez daqui a pouco.
table-first-counts = Duas peças ao mesmo tempo: só conta a que já lá estava.
    .remedy = Tira as duas; encosta uma de cada vez.
table-rests = A partida está em pausa.
    .remedy = B: seguinte, A: escolher.
table-nobody-plays = A partida está em pausa: isto não conta.
    .remedy = Encosta a carta Pausa, ou escolhe «Continuar».
table-for-another = Isso é com { SEAT($seat) }.
    .remedy = Põe a peça onde estava.
table-own-pad = Neste leitor, essa carta é com outra pessoa.
    .remedy = Encosta-a ao teu leitor.
table-still-here = { SEAT($seat) }: ainda aí estás?
    .remedy = Carrega num botão ou toca no teu leitor em dez segundos, ou a partida continua sem ti.
table-stays = { SEAT($seat) } ainda cá está.
table-has-left = { SEAT($seat) } deixou a partida.
    .remedy = De volta? Encosta a carta Pausa.
table-anybody-there = Ainda está alguém aí?
    .remedy = Carrega num botão em 20 segundos, ou isto fecha.
table-not-this-one = Não é a carta que faz falta.
    .remedy = Devolve-a; encosta a seguinte.
table-lost-again = A partida continua quando houver resposta.
table-reader-lost-bus = { READER($reader) } não responde: o bus só dá { $value }h.
    .remedy = Vê a alimentação, a massa e MISO. { table-lost-again }
table-reader-lost-chip = { READER($reader) } não responde como um MFRC522: leu-se { $value }h.
    .remedy = Vê os cabos, ou troca-o. { table-lost-again }
table-reader-lost-reset = { READER($reader) } não responde: o chip esqueceu as definições.
    .remedy = Está a ser reajustado. Se for frequente, vê a alimentação.
table-reader-lost-antenna = { READER($reader) } não responde: a antena mudou de estado sozinha.
    .remedy = Está a ser reajustado. { table-lost-again }
table-reader-lost-encrypting = { READER($reader) } não responde: o chip cifra o que envia.
    .remedy = Está a ser reajustado. { table-lost-again }
table-reader-lost-other = { READER($reader) } não responde: a estação indica uma avaria aqui desconhecida.
    .remedy = Instala na estação o firmware desta versão. { table-lost-again }
table-seat-lost-absent = O lugar { CHAIR($seat) } não responde: { $port } não existe.
    .remedy = Liga a estação. { table-lost-again }
table-seat-lost-held = O lugar { CHAIR($seat) } não responde: outro programa usa { $port }.
    .remedy = Fecha esse programa, ou indica outra porta no ficheiro da mesa.
table-seat-lost-denied = O lugar { CHAIR($seat) } não responde: o Reclaim não pode abrir { $port }.
    .remedy = Dá ao utilizador o direito de abrir { $port }: junta-o ao grupo dialout.
table-seat-lost-forbidden = O lugar { CHAIR($seat) } não responde: o sistema veda { $port } ao Reclaim.
    .remedy = Instala de novo esta versão: os seus serviços dizem o que o Reclaim pode abrir.
table-seat-lost-unopened = O lugar { CHAIR($seat) } não responde: { $port } não abre como porta série.
    .remedy = Indica a porta certa no ficheiro da mesa.
table-seat-lost-unplugged = O lugar { CHAIR($seat) } não responde: a estação foi desligada de { $port }.
    .remedy = Volta a ligá-la. { table-lost-again }
table-seat-lost-deaf = O lugar { CHAIR($seat) } não responde: a estação em { $port } não aceita nada.
    .remedy = Desliga-a e volta a ligá-la. { table-lost-again }
table-seat-lost-silent = O lugar { CHAIR($seat) } não responde: a estação em { $port } está calada há { $seconds } s.
    .remedy = Desliga-a e volta a ligá-la. { table-lost-again }
table-seat-lost-garbled = O lugar { CHAIR($seat) } não responde: o que vem de { $port } não faz sentido.
    .remedy = Instala na estação o firmware desta versão, ou indica a porta certa no ficheiro da mesa.
table-seat-lost-restarted = O lugar { CHAIR($seat) } não responde: a estação em { $port } reiniciou.
    .remedy = { table-lost-again }

## Choices

table-menu-back = Voltar
table-menu-start = Começar
table-menu-which-game = Que jogo?
table-menu-game = Jogo: { GAME($game) }
table-menu-bots = Bots: { $count }
table-menu-level =
    Os bots jogam: { $level ->
        [easy] com calma
        [normal] bem
       *[sharp] para ganhar
    }
table-menu-levels-differ = Os bots jogam: cada um ao seu nível
table-menu-each-bot = Cada bot
table-menu-one-bot = { SEAT($seat) } ({ CHAIR($seat) }): { table-bot }
table-bot =
    { $level ->
        [easy] joga com calma
        [normal] joga bem
       *[sharp] joga para ganhar
    }, { $temper ->
        [bold] com audácia
        [careful] com prudência
        [greedy] com ganância
        [grudging] com rancor
        [hasty] à pressa
       *[even] sem pressa
    }
table-menu-options = Opções
table-menu-language = Língua/Language: { LANGUAGE($language) }
table-menu-who-plays = Entrar ou sair
table-menu-over = E agora?
table-menu-again = Jogar de novo
table-menu-another-game = Outro jogo
table-menu-watch-again = Ver outra vez
table-menu-watching = Mais uma vez
table-menu-watch-stop = Já chega
table-menu-watch-pause = Parar ou continuar
table-menu-watch-back = Um para trás
table-menu-watch-on = Um para a frente
table-menu-watch-faster = Mais depressa
table-menu-watch-slower = Mais devagar
table-menu-other-bots = Outros bots
table-menu-resume = Continuar
table-menu-later = Guardar
table-menu-abandon = Abandonar
table-menu-abandon-yes = Sim: abandonar
table-menu-unkept = E agora?
table-menu-unkept-look-after = Manutenção: cópia, registos, desligar
table-menu-unkept-play = Jogar; nada disso será guardado
table-menu-tap-own-pad = Encostá-la ao teu leitor
table-menu-withdraw = Escolher outra coisa
table-menu-rests = Partida em pausa
table-menu-go-on = Continuar
table-menu-leaves = Alguém sai
table-menu-comes-back = Alguém volta
table-menu-end-match = Acabar: todos mantêm A premido
table-menu-unreadable = Uma carta não se lê
table-menu-wrong = Algo está mal?
table-menu-which-card = A carta é
table-menu-tap-or-name = Encosta-a, ou diz qual é
table-menu-yes-this-card = Sim, esta carta
table-menu-tap-or-choose =
    { $spots ->
        [0] Escolhe e encosta a carta
       *[other] { table-menu-tap-a-card }
    }
table-menu-end-turn = Acabar o turno
table-menu-take-last-back = Recolher a última
table-menu-tap-a-card = Encostar uma carta
table-menu-tap-each = Encostar cada carta ao seu leitor
table-menu-dealt = As cartas estão todas dadas
table-menu-whose-card = De quem é a carta?
table-menu-deal-again = Dar de novo
table-menu-all-dealt-again = Dar tudo de novo?
table-menu-yes-collect = Sim, recolher as cartas
table-menu-what-is-done = Que se faz com ela?
table-menu-discard = Descartar uma carta
table-menu-is-discarded = É descartada
table-seat = { SEAT($seat) }
table-game = { GAME($game) }
table-menu-yes-has-it = Sim, { SEAT($seat) } tem-na
table-uncounted =
    { SEAT($seat) }: { $count ->
        [1] falta contar uma carta da tua mão.
       *[other] falta contar { $count } cartas da tua mão.
    }
    .remedy = Encosta ao teu leitor o que falta, ou todos mantêm A premido para continuar.
table-battery-low-rounds =
    As pilhas do tapete estão fracas: dão para mais { $rounds } { $rounds ->
        [1] ronda
       *[other] rondas
    }.
    .remedy = Tem pilhas novas à mão.
table-stand-in-pad = { SEAT($seat) } saiu: encosta as cartas dessa mão ao leitor de { SEAT($receiver) }, uma a uma, sem ver.
    .remedy = A mesa fica com a que faz falta; devolve as outras.
table-stand-in-spot = { SEAT($seat) } saiu: encosta as cartas dessa mão à zona { $spot }, uma a uma, sem ver.
    .remedy = A mesa fica com a que faz falta; devolve as outras.
table-undo-or-play-on = Encosta a carta Desfazer, ou continua assim.
table-belt-again =
    { $retry ->
        [none] Depois carrega em A, e volta a andar.
       *[other] Tenta de novo, devagar, em { $retry } s.
    }
table-place = { PLACE($place) }
place-deck = Baralho
table-place-discards = Descartes
place-spot = Zona
table-belt-fault-no-current = O tapete não anda, e o motor não puxa corrente.
    .remedy = Vê as pilhas, o cabo do motor e o controlador. { table-belt-again }
table-belt-fault-encoder-dead = O codificador está calado, mas o motor gasta como se o tapete andasse.
    .remedy = Vê o codificador, o disco e o cabo. { table-belt-again }
table-belt-fault-jam = O tapete não anda, mas o motor tem corrente.
    .remedy = Tira o que o prende. Se não houver nada, vê o codificador e o cabo. { table-belt-again }
table-belt-fault-runaway = O tapete anda mais depressa do que devia.
    .remedy = Afasta as mãos, e vê o codificador e o controlador do motor. { table-belt-again }
table-belt-fault-miscount = As voltas do codificador não batem certo com as etiquetas do tapete.
    .remedy = Vê o codificador, o disco e o cabo, e pulses_per_turn no ficheiro da mesa. { table-belt-again }
table-belt-fault-run-limit = O tapete andou tanto quanto o ficheiro da mesa permite de uma vez.
    .remedy = Põe-no a andar se o jogo continuar. { table-belt-again }
screen-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
table-belt-warning-index-silent = O índice do codificador está calado: já vieram { $counted } impulsos, e uma volta tem { $expected }.
    .remedy = Vê o sensor de índice e o cabo. Até lá, os impulsos perdidos ficam perdidos.
table-belt-warning-index-disagrees = Pelo índice, o codificador dá { $counted } impulsos por volta; o ficheiro da mesa diz { $expected }.
    .remedy = Corrige pulses_per_turn, ou vê o disco, o sensor e o cabo.
table-belt-warning-no-current-sensed = O tapete anda, e a corrente marca 0 A.
    .remedy = Vê o sensor de corrente e o cabo. Até lá, um codificador morto parece um encravamento.
table-look-at-battery = Vê as pilhas, o ADC e os cabos.
table-belt-warning-adc-silent = O ADC que mede as pilhas não responde.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-absent = As pilhas marcam { $volts } V: não estão ligadas, ou não o está o ADC.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-too-high = As pilhas marcam { $volts } V, o máximo que o ADC mede.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-jumps = A tensão das pilhas salta entre { $least } e { $most } V.
    .remedy = { table-look-at-battery }
table-belt-fault-no-motor = Este tapete não tem motor.
    .remedy = Roda o tapete à mão. { table-belt-again }
table-belt-fault-forwards-only = Este tapete só anda para a frente.
    .remedy = Pede uma velocidade para a frente. { table-belt-again }
table-belt-fault-battery-empty = As pilhas do motor estão gastas: assim não começa nenhuma ronda.
    .remedy = Põe pilhas novas. { table-belt-again }

## The window's menu

screen-menu-go-on = Continuar
screen-menu-play-on = Continuar a jogar
screen-menu-rules = Regras
screen-menu-log =
    { $on ->
        [yes] Esconder o que se passou
       *[no] Mostrar o que se passou
    }
screen-menu-language = Língua: { LANGUAGE($language) }
screen-menu-sound =
    Som: { $on ->
        [yes] sim
       *[no] não
    }
screen-menu-full-screen =
    Ecrã inteiro: { $on ->
        [yes] sim
       *[no] não
    }
screen-menu-another-game = Outro jogo
screen-menu-yes-end = Sim: a partida acaba
screen-menu-leave = Deixar a partida
screen-menu-yes-leave = Sim: um bot joga por mim
screen-menu-quit = Sair
screen-menu-people = Pessoas neste ecrã: { $count }
screen-menu-operator = Cuidar da mesa

## What the virtual table says

hands-or = { $some } ou { $last }
hands-wait-for-table = À espera da mesa…
hands-lay-down-first = Primeiro pousa o que tens na mão.
hands-rests = A partida está em pausa. Escolhe uma linha, ou clica na carta Pausa para continuar.
hands-card-undo = Desfazer
hands-card-recount = Contagem
hands-card-pause = Pausa
hands-card-language = Língua
hands-card-operator = Manutenção
hands-match-over = E agora? Escolhe uma linha, ou carrega no A verde para jogar de novo.
hands-watching = Estás a ver: esta partida é jogada por outros.
hands-hold-a-to-start = Mantém o A verde premido para começar, quando estiverem todos.
hands-press-a-to-join = Carrega no A verde para entrar.
hands-press-a-to-play = Clica num jogo, ou carrega no A verde para jogar.
hands-round-over = A ronda acabou. Dá uma olhadela e carrega no A verde para a seguinte.
hands-not-heard = A mesa não a leu. Encosta-a outra vez, ou devolve-a.
hands-not-chosen = Entretanto a escolha mudou: vê outra vez.
hands-nothing-left = Aqui não resta nada.
hands-no-room = Aqui não há espaço: tenta outra vez.
hands-did-not-work = Não resultou: vê outra vez.
hands-hand-is-full = Tens a mão cheia: pousa primeiro a tua carta.
hands-hand-is-empty = Tens a mão vazia: clica primeiro numa das tuas cartas.
hands-still-reading = Um momento: a carta ainda está a ser lida.
hands-somebody-elses = Estas são de outra pessoa: deixa-as.
hands-card-is-gone = Essa carta já não está aí: vê outra vez.
hands-may-not-look = Fica virada para baixo: agora não podes vê-la.
hands-not-playing = Não jogas nesta partida: espera que acabe.
hands-not-joined = Outros vão jogar: entra primeiro, com A.
hands-nothing-lies-here = Aqui não há nada. Pega primeiro numa das tuas cartas.
hands-no-cards-left = Aqui já não há cartas.
hands-cards-of = São as cartas de { SEAT($seat) }. Pega primeiro numa tua.
hands-cards-are-drawn-here = Daqui tiram-se cartas. Põe primeiro a tua na mão.
hands-chooses-here = Aqui escolhe { SEAT($seat) }.
hands-chooses = Escolhe { SEAT($seat) }
hands-your-choice = Escolhes tu
hands-your-turn = É a tua vez.
hands-your-turn-to = A tua vez: { $asked }
hands-your-turn-asked = A tua vez. { $asked }
hands-turn-of = É a vez de { SEAT($seat) }.
hands-turn-of-put-back = É a vez de { SEAT($seat) }: devolve a carta. Clica nela, ou carrega em Esc.
hands-put-back = Põe a carta onde estava: clica nela, ou carrega em Esc.
hands-wait-for-others = Espera pelos outros.
hands-draw-or-else = Clica no baralho para tirar, ou no que brilha.
hands-draw-a-card = Tira uma carta: clica no baralho.
hands-drawn =
    { $count ->
        [1] Já tens uma.
       *[other] Já tens { $count }.
    }
hands-answered = Já respondeste. Mantém V premido para a veres.
hands-answer-secretly = Responde com A ou B: ninguém vê qual.
hands-take-a-card-of = Tira uma carta a { SEAT($seat) }: clica num dos versos.
hands-click-card = Clica numa carta.
hands-click-card-or-line = Clica numa carta, ou escolhe uma linha.
hands-choose-a-line = Escolhe uma linha: clica nela, ou carrega em B e A.
hands-choose-line = Escolhe uma linha.
hands-hold-to-look = Vê debaixo da carta que brilha: mantém nela o botão direito, ou um dedo.
hands-remember = Memoriza o que vês.
hands-turn-each = Clica em cada carta virada para baixo.
hands-turn-each-or-a = Clica em cada carta virada para baixo, ou carrega no A verde para todas.
hands-is-that-so = É assim? Escolhe uma linha.
hands-click-it-or-line = Clica nela, ou escolhe uma linha.
hands-click-it = Clica nela.
hands-look-again = Vê outra vez: não é isso que lá está.
hands-what-is-it = O que é?
hands-lay-it-down = A mesa leu-a. Pousa-a: clica { $where }.
hands-belongs-elsewhere = O lugar dela é onde brilha.
hands-make-it-yours = Encosta-a ao teu leitor e é tua: clica nas tuas cartas.
hands-where-to-or-choose = Para onde? Clica { $where }, ou escolhe uma linha. Um clique na carta, ou Esc, devolve-a.
hands-choose-what-it-is = Para que serve? Escolhe uma linha. Um clique na carta, ou Esc, devolve-a.
hands-does-not-fit = Esta carta não vai para aí.
hands-where-to = Para onde? Clica { $where }. Um clique na carta, ou Esc, devolve-a.
hands-another-player = noutro jogador
hands-glowing-place = onde brilha
hands-the-place = em «{ $place }»
hands-the-place-at = em «{ $place }», zona { $spot }
hands-the-spot = na zona { $spot }
hands-the-deck = no baralho
hands-your-cards = nas tuas cartas
hands-your-pad = no teu leitor
hands-only-you-see = Só tu vês isto
hands-sorted-emblem = As tuas cartas, por emblema
hands-sorted-number = As tuas cartas, por número
hands-sorted-dealt = As tuas cartas, como vieram
hands-at-hand = Na mão
hands-at-pad = Leitor
hands-key-escape = Esc
hands-key-space = Espaço
hands-button-a = sim · feito
hands-button-b = seguinte · voltar
hands-you = tu
hands-seat-out-of-reach = sem contacto
hands-seat-done = Fim!
hands-seat-ready = ok
hands-seat-empty = lugar livre
hands-seat-bot = bot
hands-curtain-name = { SEAT($seat) }, o ecrã é teu
hands-curtain-how = Carrega em Espaço, ou clica, quando só tu estiveres a ver.

table-staged = Vê!
    .remedy = Carrega em A quando tiveres visto.
    .a = continuar
    .b = –
table-react-glad =
    { $wording ->
        [1] Eu sabia!
        [2] Apanhei-te!
       *[3] Tal como eu pensava.
    }
table-react-caught =
    { $wording ->
        [1] Oh, não!
        [2] Viste isso?
       *[3] Ai.
    }
table-react-wrong =
    { $wording ->
        [1] Ia jurar que sim.
        [2] Ups.
       *[3] Erro meu.
    }
table-react-escape =
    { $wording ->
        [1] Ufa!
        [2] Foi por pouco.
       *[3] Que sorte.
    }
table-react-robbed =
    { $wording ->
        [1] Ei, as minhas cartas!
        [2] Que roubo!
       *[3] Quero-as de volta.
    }
table-log = O que se passou
table-log-empty = Ainda nada.
table-log-known = O que todos sabem
table-log-close = L ou um clique fecha isto.

## A table that cannot be opened, and its settings

screen-closed = A mesa ainda não pode arrancar
screen-tries-again = A mesa tenta de novo sozinha, de poucos em poucos segundos.
screen-unkept = O que se joga não pode ser guardado
screen-unkept-works =
    { $rest ->
        [nothing] Funciona: todos os jogos. Peças e pessoas são desconhecidas até serem registadas de novo.
       *[read] Funciona: todos os jogos, com as peças e pessoas de antes.
    }
screen-silent-long = O árbitro não responde. Está a arrancar; se demorar minutos, desliga a mesa e volta a ligá-la.
table-no-sound = Sem som: não há altifalante que se possa abrir.
    .remedy = Liga um, ou um televisor com altifalantes, e é usado em segundos.
table-no-graphics = Falta o controlador gráfico, por isso a imagem é lenta.
    .remedy = Continua; instalada de novo, esta versão traz o controlador.
table-wifi-password = O WiFi «{ $network }» não deixa entrar a mesa.
    .remedy =
        { $by ->
            [phone] Liga um telemóvel ao WiFi da própria mesa e escolhe lá de novo.
            [menu] Escolhe «{ screen-own-wifi }» no menu e escolhe lá de novo.
           *[card] Corrige a palavra-passe em reclaim.toml, no cartão, e recomeça.
        }
table-wifi-absent = O WiFi «{ $network }» não se encontra aqui.
    .remedy =
        { $by ->
            [phone] Liga um telemóvel ao WiFi da própria mesa e escolhe lá de novo.
            [menu] Escolhe «{ screen-own-wifi }» no menu e escolhe lá de novo.
           *[card] Corrige o nome em reclaim.toml, no cartão, ou liga o WiFi.
        }
table-wifi-no-radio = Há um WiFi definido, mas este computador não tem rádio.
    .remedy = Liga um cabo de rede, ou tira o WiFi de reclaim.toml, no cartão.
table-overlay-lost = Não aplicado de config.txt: { $found }.
    .remedy = Põe o ficheiro na pasta overlays do cartão, e indica-o sem parâmetros.
table-imager-left =
    { $what ->
        [login] O utilizador e o SSH do Raspberry Pi Imager não valem: aqui ninguém entra.
       *[other] Nem tudo do Raspberry Pi Imager vale aqui.
    }
    .remedy = O que vale está em reclaim.toml, no cartão.
table-closed-file = O ficheiro da mesa está errado.
    .remedy = Corrige-o e guarda-o.
table-closed-wiring = Não se chega a uma parte da mesa.
    .remedy = Vê o cabo dela e a linha dela no ficheiro da mesa.
table-closed-busy = Outro programa usa uma parte da mesa, ou o Reclaim não pode abri-la.
    .remedy = Fecha esse programa.
table-closed-pieces = A lista das peças contradiz-se.
    .remedy = Recupera uma lista boa de uma cópia, ou grava o cartão de novo.
table-closed-journal = O registo das partidas não abre.
    .remedy = Fecha o programa que o tem, ou muda o ficheiro de sítio; começa-se outro.
table-closed-disk = Nenhuma partida se poderia guardar: { table-disk }.
    .remedy = Liberta espaço no disco ou troca-o; nada do que se jogou se perde.
table-closed-other = Não se consegue abrir a mesa.
    .remedy = Repara o que está indicado em baixo.
table-settings-unread = As definições em { $file } não se leem: valem as do costume.
    .remedy = Põe o ficheiro no sítio; o README diz o que leva.
table-settings-syntax = reclaim.toml: a linha { $line } é saltada: { $text }
    .remedy = Escreve NOME = VALOR, e os textos entre "aspas".
table-settings-unknown = reclaim.toml, linha { $line }: não há a definição { $key }.
    .remedy =
        { $meant ->
            [none] Tira a linha.
           *[other] Escreve antes { $meant }.
        }
table-settings-missing = reclaim.toml, linha { $line }: falta { $key }.
    .remedy = { table-settings-expected }
table-settings-value = reclaim.toml, linha { $line }: { $key } não pode ser { $found }.
    .remedy = { table-settings-expected }
table-settings-expected =
    { $key ->
        [language] Escreve um destes: { LANGUAGES() }.
        [volume] Escreve um número inteiro de 0 a 100.
        [table] Escreve o nome de uma cablagem ou de um ficheiro, entre "aspas".
        [players] Escreve nomes até 10 letras assim: ["Ada", "Ben"].
        [hostname] Escreve letras de A a Z, algarismos e hífenes, como "reclaim".
        [timezone] Escreve um lugar como "Europe/Lisbon".
        [keyboard] Escreve duas ou três letras minúsculas, como "pt".
        [phones] Escreve true ou false, sem aspas.
        [home_assistant] Escreve true ou false, sem aspas.
        [broker_commands] Escreve true ou false, sem aspas.
        [broker] Escreve um endereço como "mqtt://broker.lan".
        [update_from] Escreve um endereço como "https://example.org/reclaim/".
        [wifi] Escreve-o como secção [wifi] com country, name e password.
        [country] Escreve as duas letras do país, como "PT".
        [name] Escreve o nome da rede, entre "aspas".
       *[password] Escreve a palavra-passe da rede, de 8 a 63 letras, entre "aspas".
    }
table-update-checking = A verificar { $file }.
    .remedy =
        { $by ->
            [phone] Demora um ou dois minutos.
           *[stick] Não tires a pen.
        }
table-update-taken = { $file } está assinado para esta mesa: escreve-se a versão { $version }.
    .remedy =
        { $by ->
            [phone] A mesa reinicia sozinha. Um corte de energia não faz mal.
           *[stick] Deixa a pen até a mesa arrancar de novo. Um corte de corrente não faz mal.
        }
table-update-written =
    { $when ->
        [later] A versão { $version } está escrita. A mesa reinicia com ela quando ninguém jogar.
       *[now] A versão { $version } está escrita, e a mesa reinicia com ela.
    }
    .remedy = Espera pelo primeiro ecrã; demora tanto como a ligar.
table-update-waits = A versão { $version } de { $file } é instalada quando ninguém jogar.
    .remedy =
        { $by ->
            [phone] Continua a jogar.
           *[stick] Continua a jogar, e não tires a pen.
        }
table-update-on-trial =
    { $by ->
        [phone] Ainda se experimenta se a nova versão funciona. O que o telemóvel trouxe vê-se depois.
       *[stick] A versão nova ainda está à experiência. A pen é vista depois.
    }
    .remedy =
        { $by ->
            [phone] Espera um minuto.
           *[stick] Deixa-a um minuto.
        }
table-update-older = { $file } é a versão { $version }; está a correr a { $running }, que não é mais antiga.
    .remedy =
        { $by ->
            [phone] Instala-a na página de cuidados, ou deixa assim.
           *[stick] Tira a pen, ou instala-a na página de manutenção.
        }
table-update-fetched = A versão { $version } foi trazida.
    .remedy = É instalada de noite, ou agora: «{ web-desk-title }», e lá «{ table-menu-install }».
table-update-none = Nesta pen não há nenhuma atualização.
    .remedy = Copia para ela o ficheiro .slot e o seu .minisig, fora de qualquer pasta.
table-update-files =
    { $system ->
        [none] Esta pen não tem um sistema de ficheiros que a mesa saiba ler.
       *[other] Esta pen tem o sistema de ficheiros { $system }, que a mesa não sabe ler.
    }
    .remedy = Formata-a em FAT32 ou exFAT, e copia outra vez a atualização.
table-update-stick = Não é possível ler a pen.
    .remedy = Põe-na outra vez, ou usa outra.
table-update-pulled = A pen foi tirada durante a leitura. Nada mudou.
    .remedy = Põe-na outra vez, e não a tires.
table-update-passed =
    { $file } é ignorado: { $why ->
        [dot] um Mac escreve notas destas
        [folder] não se procura em pastas
        [packed] está comprimido
        [card] é a imagem de um cartão inteiro
        [name] o nome não acaba em .slot
        [lone] falta o seu ficheiro .slot
        [unreadable] não se conseguiu ler até ao fim
        [other] é para outro tipo de computador
        [here] a versão { $version } já está a correr
        [tried] já foi experimentado, sem êxito
        [large] é grande demais para este cartão
        [journal] não conseguiria ler as partidas desta mesa
        [older] há um mais recente ao lado
       *[unsigned] não está assinado para esta mesa, ou está danificado
    }.
    .remedy =
        { $by ->
            [phone] Traz com o telemóvel outro ficheiro .slot e o seu .minisig.
           *[stick]
                { $why ->
                    [dot] Não é preciso fazer nada.
                    [folder] Copia os dois ficheiros para fora da pasta.
                    [packed] Descomprime-o num computador.
                    [card] Copia antes o ficheiro .slot e o seu .minisig.
                    [name] Devolve-lhe o nome.
                    [unreadable] Copia-o outra vez, ou usa outra pen.
                    [other] Usa a atualização para este.
                    [here] Tira a pen.
                    [tried] Põe na pen uma versão mais recente.
                    [large] Escreve a versão nova num cartão, como no primeiro dia.
                    [journal] Fica com a versão mais recente.
                    [older] Não é preciso fazer nada.
                   *[unsigned] Copia outra vez o ficheiro .slot e o seu .minisig.
                }
        }
table-update-confirmed = A versão { $version } está a funcionar.
    .remedy = Se há uma pen, tira-a.
table-update-rolled-back = A versão { $version } não passou na experiência, por isso a anterior está de volta.
    .remedy = Joga, sem pen; comunica-o com os registos.
table-update-card = O cartão não guarda o que se lhe escreve. A atualização não é aceite.
    .remedy = Continua a jogar, e muda o cartão em breve.
table-data-repaired = Os dados do cartão estavam danificados e foram reparados. Nada se perdeu.
    .remedy = Guarda em breve uma cópia numa pen: os cartões gastam-se.
table-trial = A versão { $version } está à experiência, durante cerca de um minuto.
    .remedy = Depois carrega em A para jogar.

## Updates

## The operator's page

screen-operator = Manutenção da mesa
screen-operator-reader = Leitor
screen-operator-tags = Etiquetas
screen-operator-losses = Falhas
screen-operator-noise = Ruído
screen-operator-station = Estação
screen-operator-firmware = Firmware
screen-operator-bad-lines = Erros
screen-operator-percent = { $percent } %
screen-operator-unknown = sem dados
screen-operator-belt = Tapete
screen-operator-belt-is =
    { $state ->
        [no-motor] sem motor
        [turns] a andar
        [fault] parado por avaria
       *[stands] parado
    }
screen-operator-speed = { $rpm } voltas por minuto
screen-operator-laps =
    { $laps ->
        [1] { $laps } volta
       *[other] { $laps } voltas
    } desde o arranque
screen-operator-battery = Pilhas
screen-operator-battery-is =
    { $level ->
        [good] boas
        [low] fracas
        [empty] gastas
       *[unknown] sem dados
    }
screen-operator-volts = { $volts } V
screen-operator-hours = para { $hours } h a andar
screen-operator-disk = Disco
screen-operator-free = { $free } GB livres
screen-operator-no-fault = sem avarias
screen-operator-last-fault = última avaria
screen-operator-computer = Computador
screen-operator-temperature = { $celsius } °C
screen-operator-temperature-unknown = temperatura: sem dados
screen-operator-slow-unknown = velocidade: sem dados
screen-operator-not-slow = velocidade máxima
screen-operator-slow =
    { $throttle ->
        [under-voltage] alimentação fraca
        [capped] mais lento
        [throttled] muito mais lento
       *[warm] muito quente
    }
screen-operator-was-slow =
    { $throttle ->
        [under-voltage] teve alimentação fraca
        [capped] esteve mais lento
        [throttled] esteve muito mais lento
       *[warm] esteve muito quente
    }
screen-operator-versions = Versões
screen-operator-phones = Telemóveis
screen-operator-no-phones = não entram
screen-operator-image = Imagem
screen-operator-no-image = nenhuma: sistema instalado
screen-operator-no-faults = Nenhuma avaria desde o arranque.
screen-operator-minutes-ago =
    { $minutes ->
        [0] agora mesmo
       *[other] há { $minutes } min
    }
screen-operator-hours-ago = há { $hours } h
table-operator = B: seguinte, A: escolher.
table-language = { LANGUAGE($language) }
table-language-later = A língua muda-se quando não há partida na mesa.
    .remedy = { table-operator-later.remedy }
table-operator-later = A manutenção abre quando não há partida na mesa.
    .remedy = Acaba a partida, ou fecha-a com a carta Pausa; depois encosta outra vez a carta.
table-menu-operator = O que há a fazer?
table-menu-save-logs = Guardar os registos numa pen USB
table-menu-save-backup = Guardar uma cópia numa pen USB
table-menu-take-backup = Trazer uma cópia de uma pen USB
table-menu-restart = Reiniciar a mesa
table-menu-yes-restart = Sim, reiniciar
table-menu-shut-down = Desligar
table-menu-yes-shut-down = Sim, desligar
table-menu-install = Instalar a versão { $version }
table-menu-yes-install = Sim, instalar a versão { $version }
table-saving-logs = A guardar os registos…
    .remedy = Não tires a pen.
table-restarting = A mesa reinicia.
table-packing-logs = Os registos estão a ser reunidos…
table-logs-packed = Os registos estão reunidos.
table-changing-settings = A alterar as definições…
table-settings-changed = As definições foram alteradas. O idioma, o volume e a mesa valem a partir do próximo arranque.
table-settings-refused = As definições estão como antes: { $system }.
table-shutting-down = A mesa está a desligar-se…
    .remedy = Corta a corrente quando o ecrã ficar escuro.
table-installing = A instalar a versão { $version }…
    .remedy = Não tires a pen.
table-logs-saved = Os registos estão na pen, na pasta { $folder }.
    .remedy = Já podes tirá-la.
table-logs-no-stick = Não há nenhuma pen USB.
    .remedy = Liga uma, espera uns segundos e tenta de novo.
table-logs-unreadable = A pen USB não se lê.
    .remedy = Formata-a em FAT32 ou exFAT, ou usa outra.
table-logs-full = Não há espaço na pen USB.
    .remedy = Liberta espaço, ou usa outra.
table-logs-failed = Não foi possível guardar os registos.
    .remedy = Tenta de novo, ou com outra pen.
table-saving-backup = A guardar a cópia…
    .remedy = Não tires a pen.
table-taking-backup = A ler a cópia…
    .remedy = Não tires a pen.
table-backup-saved = Peças, pessoas e partidas estão na pen, em { $file }.
    .remedy = Já podes tirá-la.
table-backup-failed = Não foi possível guardar ou ler a cópia.
    .remedy = Tenta de novo, ou com outra pen.
table-backup-none = Não há nenhuma cópia na pen USB.
    .remedy = Usa a pen com um ficheiro como reclaim-backup-1.db.
table-backup-damaged = { $file } está danificado. Nada dele é aproveitado.
    .remedy = Usa uma cópia anterior, ou outra.
table-backup-foreign = { $file } não é a cópia de uma mesa. Nada dele é aproveitado.
    .remedy = Usa a pen com um ficheiro que esta página guardou.
table-backup-newer = { $file } é de um Reclaim mais novo do que este. Nada dele é aproveitado.
    .remedy = Atualiza primeiro esta mesa.
table-backup-taken = Acrescentado de { $file } – partidas: { $matches }, peças: { $pieces }, pessoas: { $people }.
    .remedy =
        { $left ->
            [0] Tudo o que cá estava fica. A mesa arranca de novo com isso.
           *[other] Tudo o que cá estava fica; etiquetas que cá são outras peças, deixadas de fora: { $left }. A mesa arranca de novo.
        }
table-backup-known = Tudo o que está em { $file } já cá está.
    .remedy = Já podes tirá-la.
table-order-failed = A mesa não conseguiu pedi-lo ao computador.
    .remedy = Tenta de novo; se não resultar, desliga e volta a ligar.
table-order-unanswered = O computador não respondeu.
    .remedy = Tenta de novo; se não resultar, desliga e volta a ligar.
table-disk-failed = O disco falhou: { table-disk }.
    .remedy = Liberta espaço ou troca-o.

## Nomes

screen-best = Os melhores
screen-best-won = { $wins } de { $matches } ganhas
screen-evening = Esta noite
screen-evening-match = { GAME($game) } · { $minutes } min
table-person = { $name }
table-menu-names = Nomes
table-menu-no-name = Sem nome
table-player-later = Os nomes mudam-se quando não há partida na mesa.
table-name-moved = O nome { $name } está agora noutro lugar: duas pessoas precisam de dois nomes.
    .remedy = { table-operator-later.remedy }
# A theft at the virtual table: one press does it

hands-take-cards-of-or-a = Tira cartas a { SEAT($seat) }: clica num dos versos, ou carrega no A verde para todas.
## Making a table

table-seat-lost-unassigned = O lugar { CHAIR($seat) } ainda não tem estação.
    .remedy = Indica a sua porta no ficheiro da mesa, como /dev/ttyACM0, e recomeça.
table-seat-lost-stranger = A estação em { $port } diz { $number }, que não é de nenhum lugar; o lugar { CHAIR($seat) } tem outra.
    .remedy = Liga aí a estação desse lugar.
table-seat-lost-double = A estação em { $port } diz { $number }, tal como outra que responde.
    .remedy = Desliga uma das duas.
table-station-old = A estação do lugar { CHAIR($seat) } tem o firmware { $found }, mais antigo do que { $expected }.
    .remedy = Continua; atualiza-a a partir de um computador, por USB (firmware/station).
table-button-stuck = O botão { $button } do lugar { CHAIR($seat) } está sempre premido e não conta.
    .remedy = Larga-o. Se ninguém carrega nele: verifica o contacto e o fio.
screen-enrol-piece =
    { $kind ->
        [tile] Mala
        [token] Ficha de tesouro
        [control] Carta de controlo
       *[card] Carta
    } { $number } de { $of }
screen-enrol-hold = Encosta esta peça, plana, a qualquer leitor durante meio segundo.
screen-enrol-missing = Ainda faltam: { $count }
table-menu-enrol = Registar peças
table-menu-enrol-game = { GAME($game) } ({ $count })
table-menu-enrolling = Que etiqueta é qual?
table-menu-enrol-skip = Saltar esta peça
table-menu-enrol-undo = Desfazer a última
table-enrol-enrolled = Registada.
table-enrol-two = Duas etiquetas ao mesmo tempo.
    .remedy = Encosta uma peça de cada vez.
table-enrol-known = Esta etiqueta já é de outra peça.
    .remedy = Pega na peça da imagem.
table-enrol-changing = É um telemóvel ou um cartão bancário.
    .remedy = Pega na peça da imagem.
table-enrol-brief = Foi demasiado curto.
    .remedy = Mantém-na plana e quieta meio segundo.
table-enrol-weak = Esta etiqueta lê-se mal.
    .remedy = Cola outra na peça.
table-enrol-skipped = Será pedida mais tarde.
table-enrol-back = A última etiqueta foi esquecida.
table-enrol-nothing-to-undo = Não há nada para desfazer.
table-enrol-done = Já não falta nada.
## Learning a game

table-menu-how-to-play = Como se joga
table-menu-rules = As regras em seis imagens
table-menu-teach = { $on ->
        [yes] A partida explica-se: sim
       *[no] A partida explica-se: não
    }
screen-menu-why = Porque não vale?
table-reads-rules = Assim se joga.
    .remedy = Volta com A ou B.
table-teaches = Cada ação nova é explicada uma vez.
    .remedy = Mantém B premido para ver outra vez.

## Why: a sentence for each ruling of all games (docs/rulings-all-games.md)

table-rule-2 = Se alguém sai, a mão fica onde está, e a mesa faz a jogada mais suave em seu lugar.
table-rule-3 = Só se desfaz a última jogada, se não mostrou nada a ninguém.
table-rule-4 = O que depende de uma carta por ler espera que seja lida, ou dita por quem a vê.
table-rule-6 = Uma carta é lida ao jogar-se, ou cada uma ao chegar à mão: assim se escolheu.

## Definições

table-menu-volume =
    Volume: { $volume ->
        [0] mudo
       *[other] { $volume }%
    }
table-menu-speed =
    Ritmo da mesa: { $speed ->
        [slow] lento
        [normal] normal
       *[fast] rápido
    }
table-menu-brightness =
    Brilho: { $percent ->
        [unknown] desconhecido
       *[other] { $percent }%
    }
table-no-backlight = O brilho deste ecrã não se regula daqui.
    .remedy = Usa os botões do ecrã.

## Quem começa

table-menu-begins =
    { $game ->
        [captains-orders] Dá cartas primeiro
       *[other] Começa
    }: { $how ->
        [turn-about] { SEAT($seat) }, à vez
        [by-lot] por sorteio
       *[seat] { SEAT($seat) }
    }
table-menu-turn-about = À vez: agora { SEAT($seat) }
table-menu-by-lot = Por sorteio
table-menu-who-begins =
    { $game ->
        [captain-bluff] Quem começa? Diz a caixa: quem voou há menos tempo.
        [bluff-pirate] Quem começa? Diz a caixa: quem tem menos anos.
        [captains-orders] Quem dá cartas primeiro? Começa quem está à sua esquerda.
       *[other] Quem começa?
    }

## Calibrating the belt

table-menu-calibrate = Medir o tapete
table-menu-calibrate-begin = Começar: o tapete anda
table-menu-calibrate-metered = O aparelho marca { NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V: começar
table-menu-calibrate-meter =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V
table-menu-calibrate-stop = Parar o tapete
table-menu-calibrate-write = Guardar estes valores
table-calibrate-halted = O tapete está parado e nada foi medido.
table-calibrate-stopped = O tapete parou sozinho.
    .remedy = Tira o que o prende e começa de novo.
table-calibrate-no-tile = A mala passou poucas vezes pelo leitor.
    .remedy = Está no tapete? Tenta outra: talvez a etiqueta se leia mal.
table-calibrate-two-tiles = Há mais de uma mala no tapete.
    .remedy = Deixa uma e começa de novo.
table-calibrate-uneven = A mala deu voltas desiguais.
    .remedy = Vê se o tapete patina, e vê o codificador e o cabo.
table-calibrate-same = O ficheiro da mesa já o diz.
table-calibrate-in-file = O ficheiro da mesa di-lo agora.
    .remedy = { $when ->
        [now] A mesa reinicia com eles.
       *[later] Contam quando a mesa voltar a ser ligada.
    }
table-calibrate-in-table = A mesa guardou estes valores.
    .remedy = { $when ->
        [now] A mesa reinicia com eles.
       *[later] Contam quando a mesa voltar a ser ligada.
    }
table-calibrate-unwritten = Estes valores não podem ser guardados.
    .remedy = { $text }
screen-calibrate-hint = Põe uma mala no tapete e mais nada. O tapete anda alguns minutos; qualquer botão o para.
screen-calibrate-meter = Com um aparelho: acerta o que ele marca nas pilhas do motor, com o tapete parado.
screen-calibrate-step =
    { $step ->
        [settling] Os aparelhos respondem.
        [zones] Devagar: onde cada leitor ouve a mala.
        [curve] Cada vez mais depressa: o que o motor precisa.
       *[turns] A toda a velocidade: os impulsos do codificador.
    }
screen-calibrate-rounds = Voltas da mala: { $count }
screen-calibrate-value =
    { $value ->
        [pulses] Impulsos por volta
        [full-duty] Potência a toda a velocidade
        [friction-duty] Potência contra o atrito
        [divider] Divisor das pilhas
        [limit] Limite de corrente, A
        [place] { READER($reader, case: "short") }: lugar, mm
        [zone] { READER($reader, case: "short") }: zona, mm
       *[missed] { READER($reader, case: "short") }: falhadas, %
    }
screen-calibrate-measured = Medido
screen-calibrate-said = Até agora
table-belt-fault-held = Algo prende o tapete: o motor puxa mais corrente do que o seu limite.
    .remedy = Tira o que o prende. Se não houver nada, vê se anda bem à mão. { table-belt-again }
# What a game's box says of it

screen-box-players = { $fewest } a { $most } jogadores
screen-box-ages = a partir dos { $age } anos
screen-box-minutes = cerca de { $minutes } minutos
## Hands that draw and choose

hands-click-the-deck = Clica no baralho.
hands-draws-nothing = Agora não se tira nenhuma carta.
hands-click-player-or-line = Clica num jogador, ou escolhe uma linha.

## The doctor on the operator's page

table-menu-doctor = Verificar a mesa
table-menu-doctor-again = Verificar outra vez
table-menu-doctor-next = Página seguinte
table-doctor-pins = são só deste programa
table-doctor-pins-shared = estão com { $found }, que não afasta nenhum outro programa
    .remedy = Instala de novo esta versão: traz o lgpio, que afasta os outros.
table-doctor-silent = não disse nada
    .remedy = Verifica os fios e a alimentação.
table-doctor-unpolled = não está a ser consultado
    .remedy = Guarda os registos e comunica isto.
table-doctor-noise = { $count } leituras por segundo, { $percent } % sem se perceber; versão do chip: { $version }h
    .remedy = Afasta todas as etiquetas e verifica outra vez. Se continuar: fios mais curtos, 20 mm do metal e do motor, 100 uF nos seus 3,3 V.
table-doctor-answers = responde
table-doctor-station-silent = não disse nada
    .remedy = Está ligada?
table-doctor-firmware = tem o firmware { $found }, e esta versão { $expected }
    .remedy = { table-station-old.remedy }
table-doctor-station = firmware { $version }, linhas danificadas: { $count }
    .remedy = Usa outro cabo USB, longe dos fios do motor.
table-doctor-stray = contou { $value } voltas com o tapete parado
    .remedy = Protege-o da luz, afasta o fio dele dos do motor e põe-lhe 100 nF em paralelo.
table-doctor-no-stray = não conta nada com o tapete parado
table-doctor-current-unknown = o sensor não diz nada que faça sentido
    .remedy = Verifica os fios do sensor e do ADC.
table-doctor-current = { $value } A com o tapete parado
    .remedy = Um motor parado não gasta nada: verifica os fios do controlador e do sensor.
table-doctor-battery-unknown = { screen-operator-unknown }
    .remedy = Verifica os fios do ADC e do divisor.
table-doctor-battery = { screen-operator-volts }: { screen-operator-battery-is }
    .remedy = Põe pilhas novas.
table-doctor-untold = este computador não diz
table-doctor-temperature = { $celsius } °C
    .remedy = Dá-lhe ar ou um dissipador.
table-doctor-supply-weak = foi fraca demais desde o arranque
    .remedy = Usa a fonte do Pi: 5,1 V, 3 A.
table-doctor-supply = suficiente desde o arranque
table-doctor-disk-unknown = { screen-operator-unknown }
    .remedy = A pasta das partidas está lá?
table-doctor-disk = { $free } MB livres
    .remedy = Arranja espaço, ou usa um cartão maior.
table-doctor-clock-unset = nunca foi acertado: as partidas terão datas erradas
table-doctor-clock = { $found }
table-doctor-no-kms = o sistema não consegue mostrar nada nele
    .remedy = No cartão, põe dtoverlay=vc4-kms-v3d em config.txt e recomeça.
table-doctor-screen = está ligado
table-doctor-screen-off = está apagado ou desligado
table-doctor-usual = normalmente { $value } { $unit }
table-doctor-history-begun = não se liam e começam de novo
table-doctor-history-unkept = não podem ser guardados
screen-doctor-watching = A mesa está a ser observada. Afasta todas as peças dos leitores e não mexas no tapete.
screen-doctor-verdict =
    { $count ->
        [0] Tudo o que foi verificado está em ordem.
       *[other] Por resolver: { $count }
    }
screen-doctor-leaf = { $number } / { $of }
screen-doctor-what =
    { $kind ->
        [reader] { READER($device) }
        [pad] { screen-operator-reader } { CHAIR($device) }
        [station] { screen-operator-station } { CHAIR($device) }
        [pins] Pinos
        [belt] { screen-operator-belt }
        [belt-sensor] Sensor do tapete
        [current] Corrente do motor
        [battery] { screen-operator-battery }
        [temperature] Temperatura
        [supply] Alimentação
        [disk] { screen-operator-disk }
        [clock] Relógio
        [screen] Ecrã
        [push] Empurrão
        [motor] Motor
       *[history] Dados anteriores
    }
## No card to play

hands-no-card-to-play = Agora nenhuma das tuas cartas pode ser jogada: escolhe uma linha.
## Names, chosen by all at the same time

screen-naming = Quem és tu?
table-naming = Todos escolhem ao mesmo tempo: B: seguinte, A: escolher.
    .remedy = Quando acabares, mantém A premido: assim não esperas por ninguém.
hands-choose-your-name = Escolhe o teu nome, depois a tua cara: clica, ou carrega em B e A.
## Somebody reads: play waits

table-reads = { SEAT($seat) } está a ler: o jogo continua depois.
table-waits-for-reader = Alguém está a ler: isto ainda não conta.
    .remedy = O jogo continua quando esse menu for fechado.
table-log-waits = O jogo espera. L: seguir.

## Readers by their places

table-reader =
    { $kind ->
        [pad] O leitor de { CHAIR($seat) }
        [belt] O leitor do tapete
        [numbered] O leitor { $number } do tapete
        [spot] O leitor da zona { $number }
       *[other] O leitor { $name }
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
table-why-nothing = Nesta partida o tapete não avisou de nada.
table-why-no-belt = Este jogo não usa o tapete, e nesta partida não houve nada a corrigir.
table-why-said = A mesa disse:

## Any game of cards

table-hand-full = Uma carta a mais neste leitor.
    .remedy = Devolve a carta ao baralho.
table-not-in-hand = Pelo que a mesa viu, esta carta não está na tua mão.
    .remedy = Põe-na onde estava; encosta uma carta da tua mão.
table-nobody-there = Aí ninguém joga.
    .remedy = Escolhe um lugar onde se jogue.
table-not-unread = Todas as cartas jogadas ou dadas aí foram lidas.
    .remedy = Continua.
table-read-each = Nesta partida cada carta é lida quando é dada.
    .remedy = Encosta as cartas de cada mão ao leitor desse lugar.
table-not-your-turn = É a vez de outra pessoa.
    .remedy = Recolhe a carta e espera.
table-not-from-deck = Esta carta não é do baralho.
    .remedy = Põe-na onde estava.
table-not-a-card = Não é uma carta deste jogo.
    .remedy = Diz uma carta do jogo.
table-prompt-reading = Uma carta não foi lida.
    .remedy = Encosta-a outra vez, ou diz qual é.
table-prompt-over = A partida acabou.
    .remedy = Carrega em A para jogar de novo.

table-option-reading =
    As cartas são lidas: { $value ->
        [late] quando se jogam
       *[every] cada uma, ao dar ou tirar
    }
table-problem-card-twice = Uma carta está em dois lugares.
    .remedy = { table-undo-or-play-on }
table-problem-card-elsewhere = Foi vista uma carta que já está noutro lugar.
    .remedy = { table-undo-or-play-on }

# ---- the player's window: what the table's hints say where there are no pads, spots and buttons

scene-where-to = Para onde?
scene-what-for = Para que serve?
scene-lay-down = Pousa-a onde está iluminado.
scene-put-back = Devolve a carta à tua mão.
scene-no-card = Nenhuma das tuas cartas pode ser jogada agora.
scene-turn-each = Vira as cartas que estão viradas para baixo.
scene-take-of = Tira uma carta a { SEAT($seat) }.
scene-yours = Junta-a às tuas cartas.
scene-look-under = Olha por baixo da carta iluminada.
scene-ready = A postos?
scene-take-back-first = Primeiro retoma o último par.
scene-one-moment = Um momento.
scene-show-it = Verifica-a e pousa-a com os pares mostrados.
scene-card-first = Primeiro clica numa das tuas cartas.
scene-passenger-first = Primeiro clica no passageiro aberto.
scene-is-that-so = É mesmo assim?
scene-look-inside = De quem é a mala?
scene-flip = Vira o teu próximo passageiro.
scene-done = Não há mais passageiros!
scene-counting = Mãos fora: o tapete conta as malas.
scene-play = Jogá-la
scene-check = Verificar
scene-go-on = Continuar
scene-faster = Mais depressa
scene-round-over = A ronda acabou.
scene-was-that-all = É tudo?
scene-nothing-to-show = Não tens pares para mostrar.
scene-check-first = Verifica primeiro de quem é a mala.
scene-answered = Já respondeste.
scene-not-heard = A mesa não aceitou. Tenta outra vez.
scene-play-now = Jogar
scene-another-game = Outro jogo
scene-shall-we = A que jogamos?
scene-we-play = Jogamos a: { GAME($game) }
scene-who-plays = Estão todos?
scene-continue = { GAME($game) } em pausa · { NAMES($seats) }
scene-own-name =
    { $named ->
        [yes] Tu: muda o nome
       *[no] Tu: escolhe um nome
    }
scene-type-name = Escreve um nome
scene-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZÃÇ
scene-name-letters = Um nome tem no máximo { $most } letras, todas latinas, gregas, cirílicas, hebraicas, arménias ou georgianas.
scene-sit = Senta-te aqui
scene-add-bot = Junta um bot
scene-opening = Clica ou carrega numa tecla para começar
scene-leave = Levanta-te
scene-resume = Continua-a, ou escolhe um jogo.
scene-give-up = Abandonar? Depois ninguém a pode continuar.
table-story-liar = { SEAT($seat) } passa mais bluffs do que ninguém: { $count }
table-story-saw-through = { SEAT($seat) } desmascara mais bluffs do que ninguém: { $count }
table-story-caught = { SEAT($seat) } é quem mais vezes cai com um bluff: { $count }
table-story-doubted = { SEAT($seat) } é quem mais duvida em vão: { $count }
table-story-lead = { SEAT($seat) } vai à frente em { $count } % das jogadas
table-story-quickest = { SEAT($seat) } leva { $seconds } s na jogada mais rápida
table-story-longest = { SEAT($seat) } pensa no máximo { $seconds } s
table-story-usual = { SEAT($seat) } leva em média { $seconds } s por jogada
table-story-moves = Jogadas de { SEAT($seat) }: { $count }
table-story-share = { SEAT($seat) } faz { $count } % das jogadas
table-story-total = { SEAT($seat) } acaba com um total de { $count }
table-story-place = { SEAT($seat) } senta-se no lugar { $count } da mesa
table-story-league = Liga: { SEAT($seat) } – { ACHIEVEMENT($what) }
achievement-first-win = a primeira vitória
achievement-ten-matches = dez partidas jogadas
achievement-hundred-matches = cem partidas jogadas
achievement-three-in-a-row = três vitórias seguidas
achievement-found-five = cinco encontradas seguidas
achievement-saw-through-three = três bluffs descobertos
achievement-saw-through-fifty = cinquenta bluffs descobertos
table-figure-liar = Bluffs que passaram
table-figure-caught = Bluffs apanhados
table-figure-saw-through = Bluffs que desmascarou
table-figure-doubted = Dúvidas em vão

## Tests of the belt on the operator's page

table-menu-push = Medir o empurrão
table-menu-push-hold = Mantém A premido: o tapete empurra
table-menu-push-reads = A balança mostrou { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N: pronto
table-menu-push-scale =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N
table-push-again = Foi suave o bastante: agora outra vez, com toda a força.
table-push-unlimited = Nada limita a corrente deste motor: o empurrão não é medido.
    .remedy = Usa um driver que a limite, ou um sensor de corrente com limit_a.
table-doctor-push = { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N com toda a força; no máximo { $most } N
    .remedy = Tira as pilhas. Troca a resistência do driver do motor, nunca o programa.
table-doctor-push-unmeasured = Ainda ninguém mediu com que força este tapete empurra.
    .remedy = Escolhe «{ table-menu-push }» antes de aproximar uma mão.
table-menu-lights = Testar luzes e sons
table-lights-shown =
    Cada lugar está agora a { $colour ->
         [white] branco
         [red] vermelho
         [green] verde
         [blue] azul
         [yellow] amarelo
         [orange] laranja
        *[purple] roxo
    }, e há um som.
table-lights-done = Eram todas as luzes e o som.
    .remedy = Se faltou algo, vê a ficha, o fio e o volume.
table-menu-motor = Testar o motor
table-menu-motor-begin = Começar: o tapete anda
table-doctor-motor = { $rpm } voltas por minuto de { $expected }, com { $percent } % da força
    .remedy = Põe pilhas novas, e vê se o tapete anda solto.
screen-trial-hint =
    { $what ->
        [push] Prende uma balança de bagagem a uma bandeja, e segura a balança, não o tapete. Depois mantém A premido, no máximo 3 segundos.
       *[motor] O tapete anda alguns segundos. Afasta as mãos; qualquer botão o para.
    }

## Whose station is whose, on the operator's page

table-menu-assign = De quem é cada estação
table-menu-assign-skip = Pular este lugar
screen-assign-hint = Carrega em A na estação de { SEAT($seat) }, ou escolhe «{ table-menu-assign-skip }».
table-assigned = Estações atribuídas: { $count }. A mesa reinicia com elas.
table-assign-none = Não há nenhum Pico ligado sem lugar.
    .remedy = Liga-o; um novo torna-se primeiro uma estação: «{ table-menu-flash }».
table-menu-spare = A nova estação é a de { SEAT($seat) }
table-spare = Responde a estação { $number }, que não é de nenhum lugar, e a do lugar { CHAIR($seat) } não.
    .remedy = Se é a que a substitui: «{ web-desk-title }», e lá «{ table-menu-spare }».

## A new Pico becomes a station, on the operator's page

table-menu-flash = Fazer uma estação de um Pico novo
table-menu-flash-wait = Esperar que acabe
screen-flash-step =
    { $step ->
        [micropython] O MicroPython está a ser escrito. Deixa o Pico ligado.
        [restart] O Pico reinicia.
        [program] O programa da estação está a ser escrito. Deixa o Pico ligado.
       *[look] A procurar o Pico.
    }
table-flashed = O Pico é agora uma estação, com firmware { $version }.
    .remedy = Escolhe «{ table-menu-assign }» para lhe dar um lugar.
table-flash-none = Não há nenhum Pico novo ligado.
    .remedy = Mantém o botão BOOTSEL premido enquanto o ligas, e escolhe isto de novo.
table-flash-several = Picos novos ligados: { $count }
    .remedy = Deixa só um ligado, e escolhe isto de novo.
table-flash-other-chip = Este é um { $board }, e { $file } é MicroPython para outro chip.
    .remedy = Põe o ficheiro .uf2 dele na primeira partição do cartão, ou usa outro Pico.
table-flash-no-uf2 = No cartão não há MicroPython para um { $board }.
    .remedy = Noutro computador, tira o ficheiro .uf2 de micropython.org e copia-o para a primeira partição do cartão, ou para a unidade que o Pico é lá.
table-flash-bad-uf2 = { $file } no cartão está danificado.
    .remedy = Copia-o outra vez para a primeira partição do cartão.
table-flash-broke-off = O Pico falhou enquanto era escrito.
    .remedy = Liga-o de novo com BOOTSEL premido, e escolhe isto de novo.
table-flash-silent = O Pico está escrito, e não responde.
    .remedy = Desliga-o e liga-o de novo; se não resultar, vê os fios dele.
table-flash-busy = Outro programa tem a porta do Pico.
    .remedy = Desliga e liga a mesa, e tenta de novo.
table-flash-old = O firmware desta estação é velho demais para sair sozinho.
    .remedy = Desliga-a, mantém os dois botões premidos enquanto a ligas, e escolhe isto de novo.
table-flash-tools = A este computador falta o que escreve o programa de uma estação.
    .remedy = Escreve-o noutro computador com este projeto.
table-flash-no-prompt = Nenhum MicroPython responde neste Pico.
    .remedy = Mantém o botão BOOTSEL premido enquanto o ligas, e escolhe isto de novo.
table-flash-already = Este Pico já é uma estação, com firmware { $version }.
    .remedy = Escolhe «{ table-menu-assign }» para lhe dar um lugar.

## Every piece is read once, on the operator's page

table-menu-pieces = Verificar todas as peças
table-menu-pieces-next = Mostrar outra peça
screen-pieces-hold = Encosta cada peça uma vez a qualquer leitor. Esta ainda não foi lida.
screen-pieces-unread = Ainda não lidas: { $count }
table-pieces-read = Lida: { screen-enrol-piece }
table-pieces-other = Não é uma peça deste jogo.
    .remedy = Tira-a, ou regista-a.
table-pieces-all = Todas podem ser lidas: { $count }

## Readers that need a setting of the card (an overlay)

table-closed-rewired = Os leitores deste ficheiro de mesa estão a ser preparados: a mesa reinicia uma vez, sozinha.
    .remedy = Deixa-a ligada.
table-rewire-failed = O cartão não aceitou a definição destes leitores: { $found }. A mesa joga sem eles.
    .remedy = Guarda os registos, e escreve a imagem noutro cartão.
table-rewire-lost = O Linux não aceitou a definição destes leitores: { $found }. A mesa joga sem eles.
    .remedy = Desliga e liga a mesa; se não resultar, guarda os registos.
table-rewire-stays = O cartão ainda tem uma definição de leitores que este ficheiro de mesa já não tem.
    .remedy = Guarda os registos, e escreve a imagem noutro cartão.

## The wiring, on the operator's page

table-menu-wiring = Que fio vai para onde
table-menu-wiring-next = Placa seguinte
screen-wiring-pin = pino { $number }: { $name }
screen-wiring-board =
    { $kind ->
        [motor] Motor: { $name }
        [belt-sensor] Sensor do tapete
        [turn-sensor] Sensor de volta
        [adc] Medidor da bateria: { $name }
        [reader] { READER($reader) }: { $name }
       *[station] Estação de cada lugar: { $name }
    }
screen-wiring-end =
    { $kind ->
        [light-red] Luz, vermelho: { $name }
        [light-green] Luz, verde: { $name }
        [light-blue] Luz, azul: { $name }
        [button] Botão { $name }
        [all-grounds] Leitor, botões, luz: { $name }
        [battery-plus] Bateria +, depois do interruptor e do fusível
        [battery-minus] Bateria −
        [motor] Motor
        [divider] Divisor de tensão
        [current] Sensor de corrente
        [limit] Limite de corrente
        [light] Luz do sensor
        [collector] Coletor do recetor
        [light-plus] + da luz
        [light-minus] − da luz e emissor do recetor
       *[printed] { $name }
    }

## The stages of building, tested on the operator's page

table-menu-stages = Testar uma etapa da montagem
table-menu-stage-of =
    { $number ->
        [0] 0: um leitor e uma etiqueta
        [1] 1: motor e driver sozinhos
        [2] 2: o sensor e a roda
        [3] 3: um lugar
       *[other] 4: o tapete
    }
table-menu-stage-say =
    { $found ->
        [ready] Feito: continuar
        [yes] Sim
        [no] Não
        [clockwise] Sentido horário
        [anticlockwise] Sentido anti-horário
       *[other] Nada
    }
table-menu-stage-waits = Um momento
screen-stage-hint =
    { $kind ->
        [lay] Põe uma etiqueta { $number } mm acima do meio da antena, sobre cartão, e deixa-a lá: { READER($reader) }. Afasta o metal.
        [rests] Põe a bateria. O motor está parado?
        [watch] Olha para o eixo do motor de cima, mãos afastadas. Gira devagar 3 segundos.
        [turning] O eixo gira. Qualquer botão o para.
        [turned] Como girou o eixo, visto de cima?
        [wheel] Gira a roda livre à mão, exatamente { $count } vezes.
        [light] A luz pulsa em branco: { SEAT($seat) }?
        [press] Carrega em { $button }: { SEAT($seat) }.
        [belt] Põe uma mala no tapete e afasta as mãos: dá duas voltas e pouco.
        [belt-runs] O tapete anda. Afasta as mãos; qualquer botão o para.
       *[other] Deixa tudo como está por um momento.
    }
table-stage-no-reader = Nenhum leitor responde.
    .remedy = Vê os fios e a corrente: página «{ table-menu-wiring }».
table-stage-sticker =
    { $found ->
        [read] lê sempre uma etiqueta a { $number } mm
        [lost] perde uma etiqueta a { $number } mm
       *[other] não lê nenhuma etiqueta a { $number } mm
    }
    .remedy = Leitor fraco: outra etiqueta, metal a 20 mm, depois uma placa de outra marca.
table-stage-rests =
    { $found ->
        [yes] está parado
       *[other] move-se sem ser pedido
    }
    .remedy = Tira a bateria, e vê o pino standby e a sua resistência.
table-stage-turned =
    { $found ->
        [clockwise] girou no sentido horário
        [anticlockwise] girou no sentido anti-horário
       *[other] não girou
    }
    .remedy = Troca os dois fios do motor; se não girou: bateria, interruptor, fusível, driver.
table-stage-stray = ranhuras em repouso: { $count }
    .remedy = Põe 100 nF no sensor, e protege-o da luz.
table-stage-slots = ranhuras: { $counted } de { $expected }
    .remedy =
        { $found ->
            [none] Vê os fios do sensor, e se o anel passa na forquilha.
            [twice] As ranhuras contam a dobrar: põe 100 nF no sensor.
            [edge] Falta o bordo de uma ranhura em cada volta: limpa as ranhuras, centra a forquilha.
           *[other] Gira exatamente essas vezes; se der o mesmo, limpa as ranhuras.
        }
table-stage-no-station = não responde
    .remedy = Liga-a, e faz dela uma estação: «{ table-menu-flash }».
table-stage-light =
    { $found ->
        [yes] pulsa em branco
       *[other] não pulsa em branco
    }
    .remedy = Vê as quatro pernas da luz e as suas resistências.
table-stage-button =
    { $found ->
        [good] o botão { $button } responde
        [none] botão { $button }: nada chegou
       *[other] botão { $button }: respondeu outro
    }
    .remedy = Vê os fios do botão no seu Pico; pode haver cabos trocados.
table-stage-tile = mala lida: { $count } vezes
    .remedy = Leitor fraco, ou o suporte pende demais; afasta o metal, vê a etiqueta da mala.

# ---- phones ---------------------------------------------------------------------------------------

web-welcome = Joga neste telemóvel: a mesa está no televisor.
web-name = O teu nome
web-code = O código no ecrã
web-chair = O teu lugar
web-join = Senta-te
web-watch = Só ver
web-places = Esta página está em
web-people = Quem está à mesa
web-table = A mesa
web-acts = O que podes fazer
web-hand = As tuas cartas
web-more = Mais
web-cover-hand = Tapa as minhas cartas até um dedo pousar nelas
web-language = Língua
web-choose = Escolher
web-leave = Levanta-te da mesa
web-hidden = Uma carta escondida
web-here = Aqui
web-put-back = Devolve-a
web-bot-away = Manda embora o bot
web-nobody = Sem nome
web-look-up = Olha para cima!
web-lost = Sem ligação. O teu lugar fica guardado, e esta página tenta outra vez.
web-elsewhere = Este lugar está agora aberto noutro telemóvel.
web-take-back = Continua a jogar aqui
web-slow = Atraso em ms:
web-hold-to-agree = Mantém premido para dizer que sim
web-no-script = Esta página precisa de JavaScript: permite-o para este endereço.
web-wrong-code = Esse não é o código no ecrã. Olha outra vez e escreve-o de novo.
web-seat-taken = Já está alguém nesse lugar. Escolhe outro.
web-all-taken = Todos os lugares estão ocupados. Podes ver até um ficar livre.
web-real-table = Nesta mesa jogas com as mãos. Aqui podes ver.
web-too-many-tries = Demasiados códigos errados. Espera um minuto e tenta outra vez.
web-back = Voltar
web-move = Continuar noutro telemóvel
web-move-code = Abre este endereço no outro telemóvel e escreve o código { $code }.
web-name-refused = Esse nome não se pode mostrar aqui. Usa no máximo 10 letras.
screen-phones = Joga no teu telemóvel
screen-phones-code = Código { $code }
screen-phones-join = Estão todos? Então começa em qualquer telemóvel.
screen-phones-choose = Escolhe no telemóvel.

## A paired phone looks after the table

table-menu-pair = Emparelhar um telemóvel para cuidar da mesa
table-menu-phones = Telemóveis emparelhados
table-menu-phone = { $name }, última utilização { $day }
table-menu-phone-revoke = Sim, este telemóvel terá de ser emparelhado de novo
screen-pin = Para cuidar desta mesa com o telemóvel, escreve nele
web-desk-wait = Espera { $seconds } s antes de pedir outro PIN, ou faz mostrar um na página de cuidados da mesa.
web-desk-no-pin = Esse PIN já não é válido. Pede um novo.
web-desk-wrong-pin = Esse não é o PIN no ecrã. Tentativas restantes: { $count }.
web-desk-not-paired = Este telemóvel tem primeiro de ser emparelhado com a mesa.
web-desk-changed = A mesa oferece agora outra coisa. Olha outra vez.
web-desk-title = Cuidar da mesa
web-desk-settings = Definições
web-desk-settings-hint = O que ficar vazio não muda.
web-desk-setting-wrong = Esta definição não pode ser assim: { $key }.
web-desk-table-wrong = Este ficheiro de mesa não serve: { $system }
web-desk-too-long = Este ficheiro é demasiado longo.
web-desk-no-file = Não chegou nenhum ficheiro.
web-desk-save = Guardar
web-setting = { $key ->
    [table] Ficheiro da mesa
    [volume] Volume, de 0 a 100
    [timezone] Fuso horário, como Europe/Lisbon
    [hostname] Nome na rede
    [keyboard] Teclado, como pt
    [update_from] Onde estão as atualizações, como https://example.org/reclaim/ (-: em lado nenhum)
    [country] WiFi: país, duas letras
    [name] WiFi: nome
   *[password] WiFi: palavra-passe
}
web-desk-table = Ficheiro de mesa
web-desk-table-hint = Um ficheiro, ou o seu texto
web-desk-table-take = Verificar e usar
web-desk-backup = Cópia de segurança
web-desk-backup-save = Guardar uma cópia neste telemóvel
web-desk-backup-hint = Uma cópia deste telemóvel
web-desk-backup-take = Aceitá-la
web-desk-logs = Registos
web-desk-logs-pack = Reunir os registos
web-desk-logs-save = Guardar os registos neste telemóvel
web-desk-update = Atualização
web-desk-update-hint = O ficheiro .slot e o seu .minisig, os dois juntos
web-desk-update-waits = A atualização anterior ainda está a ser vista.
web-desk-update-none = { $file } não é uma atualização: o nome tem de acabar em .slot ou .slot.minisig.
web-desk-update-half = Agora traz também { $file }.
web-desk-update-brought = { $file } chegou. A mesa vê-o agora.
web-desk-people = Pessoas
web-desk-new-name = Outro nome
web-desk-forget = Esquecer { $name }, em todas as partidas
web-desk-name-taken = Já há alguém que se chama { $name }.
web-desk-type-pin = Escreve o PIN que o ecrã da mesa mostra.
web-desk-pin = PIN
web-desk-pair = Emparelhar
web-desk-ask-pin = Mostrar um PIN no ecrã da mesa
web-desk-phone-name = Como se chama este telemóvel
web-desk-busy = Qualquer botão da mesa pára isto.
web-desk-by-hand = Na mesa: mantém premido o botão verde.
web-desk-silent = A mesa não responde. Esta página tenta de novo.

## The table's own WiFi, and the page on which it is set up

screen-own-wifi = Configura a mesa com um telemóvel
screen-own-wifi-name = WiFi { $name }
screen-own-wifi-password = Palavra-passe { $password }
screen-own-wifi-address = Depois abre { $address }
web-set-up-region = Onde está a mesa
web-set-up-network = O WiFi a que a mesa se liga
web-set-up-no-network = Nenhum: a mesa não precisa de rede
web-set-up-hidden = Outro WiFi, pelo nome
web-set-up-phones = Os telemóveis da mesma rede podem participar
web-set-up-saved = Guardado. A mesa recomeça assim logo que ninguém jogue.
web-set-up-joins = A mesa liga-se agora a «{ $network }» e o WiFi dela desaparece. Se não entrar, ele volta e diz porquê.
