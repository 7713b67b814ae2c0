# Русский

## Names

seat-red = Красный
    .genitive = Красного
    .dative = Красному
    .instrumental = Красным
seat-blue = Синий
    .genitive = Синего
    .dative = Синему
    .instrumental = Синим
seat-green = Зелёный
    .genitive = Зелёного
    .dative = Зелёному
    .instrumental = Зелёным
seat-yellow = Жёлтый
    .genitive = Жёлтого
    .dative = Жёлтому
    .instrumental = Жёлтым
seat-orange = Оранжевый
    .genitive = Оранжевого
    .dative = Оранжевому
    .instrumental = Оранжевым
seat-purple = Фиолетовый
    .genitive = Фиолетового
    .dative = Фиолетовому
    .instrumental = Фиолетовым
seat-white = Белый
    .genitive = Белого
    .dative = Белому
    .instrumental = Белым
seat-black = Чёрный
    .genitive = Чёрного
    .dative = Чёрному
    .instrumental = Чёрным

## What a screen says by itself

screen-waiting = Ждём стол
screen-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
screen-simulated = МОДЕЛЬ СТОЛА
screen-joining = Занимайте места: { GAME($game) }
screen-press-a = Нажмите A
screen-joined = В игре
screen-holding = Держит A
screen-turn = Ваш ход
screen-winners =
    { $count ->
        [0] Партия окончена
        [1] { NAMES($seats) }: победа!
       *[other] { NAMES($seats) }: общая победа!
    }
screen-facts = Цифры
screen-result = Итог
screen-replay = Повтор: { $number } из { $last }
screen-replay-keys =
    { $paused ->
        [true] Пробел: дальше
       *[false] Пробел: пауза
    }
screen-figures-points = Очки по раундам
screen-figures-times = Секунд до находки
screen-report-match = Партия { $number }
screen-report-table = Стол { $name }
screen-report-undated = Дата неизвестна
screen-report-about = около { $text }
screen-report-round = Раунд { $number }
screen-report-open = Прервана: положение на этот миг.
screen-report-abandoned = Окончена до конца последнего раунда.
screen-report-course = Ход партии: очки
screen-report-minutes = Минуты
screen-report-moves = Ходов: { $count }
screen-report-turns = Секунд на ход
screen-report-note-turns = Секунд на ход: от предыдущего хода, чьим бы он ни был. Число — медиана.
screen-print-count =
    { $format ->
        [card] { $count ->
            [one] { $count } карта
            [few] { $count } карты
           *[many] { $count } карт
        }
        [tile] { $count ->
            [one] { $count } чемодан
            [few] { $count } чемодана
           *[many] { $count } чемоданов
        }
        [token] { $count ->
            [one] { $count } жетон сокровищ
            [few] { $count } жетона сокровищ
           *[many] { $count } жетонов сокровищ
        }
        [vote] { $count ->
            [one] { $count } жетон блефа
            [few] { $count } жетона блефа
           *[many] { $count } жетонов блефа
        }
        [pawn] { $count ->
            [one] { $count } фишка
            [few] { $count } фишки
           *[many] { $count } фишек
        }
        [board] игровое поле
       *[other] { $count ->
            [one] { $count } деталь
            [few] { $count } детали
           *[many] { $count } деталей
        }
    }
screen-print-caption =
    { GAME($game) } · страница { $number } из { $of } · { $side ->
        [front] лицо
        [back] оборот
       *[inside] середина
    }
screen-print-scale = Печатайте в масштабе 100 % («реальный размер»), с двух сторон, с переворотом по длинному краю. Линейки внизу длиной 100 мм: измерьте их.
screen-print-register = Посмотрите этот лист на свет: кресты лица и оборота должны совпасть. Если между ними больше 1 мм, исправьте поля в настройках принтера.
screen-print-cut = Остальные листы печатайте на плотной бумаге (от 200 г/м²) и режьте по меткам.
screen-print-tag-cards = На обороте каждой детали с кольцом наклейте на него наклейку с чипом, всегда на одно и то же место. Протекторы с непрозрачным оборотом её скроют.
screen-print-tag-tiles = Где следует страница «середина», печатайте эти страницы с одной стороны. Наклейте «середину» на картон, на каждое кольцо — наклейку с чипом, затем лицо сверху и оборот снизу.
screen-print-enrol = Сохраняйте порядок, ряд за рядом: страница обслуживания спрашивает детали так, как они лежат на листах.
screen-rule = Правило { $rule }
screen-more-faults = и ещё { $count }
screen-lost-contact = Нет связи
screen-battery-low = БАТАРЕЯ САДИТСЯ
screen-battery-empty = БАТАРЕЯ СЕЛА
screen-battery-unknown = БАТАРЕЯ: ?
table-and = { $some } и { $last }

## What the table says

table-resume = Партия была прервана. Что с ней делать?
    .remedy = B — дальше, A — выбрать.
table-so-far = Ходов: { $moves } за { $minutes } мин.
    .remedy = Партия продолжится с этого места.
table-so-far-led =
    Ходов: { $moves } за { $minutes } мин; { $game ->
        [captain-bluff] у { SEAT($leader, case: "genitive") } карт меньше, чем в начале, на { $points }
        [bluff-pirate] ближе всех к сокровищу { SEAT($leader) }
       *[other] впереди { SEAT($leader) }, очки: { $points }
    }.
    .remedy = Партия продолжится с этого места.
table-replaced = Таких фишек две: вместо этой приложили другую, и эта не считается.
    .remedy = Уберите эту в коробку и играйте другой.
table-disk =
    { $fault ->
        [full] диск заполнен
        [read-only] диск только для чтения
        [failing] диск сообщает об ошибках
        [unopened] журнал не открывается
        [damaged] журнал повреждён
        [no-database] файл журнала — нечто другое
        [busy] в журнал пишет другая программа
        [changed] журнал изменила другая программа
        [silent] диск не отвечает
       *[other] журнал не записывается
    }
table-not-recorded = Запись не ведётся: { table-disk }.
    .remedy = Играйте дальше; если сейчас пропадёт ток, остальное будет потеряно.
table-cannot-record = Партию начать нельзя: { table-disk }.
    .remedy =
        { $fault ->
            [busy] Завершите ту программу и начните снова.
            [changed] Завершите ту программу и начните снова.
           *[other] Освободите место на диске или смените его и начните снова.
        }
table-resumed = Партия идёт дальше с того места, где её прервали.
    .remedy = Играйте дальше; или приложите карту «Пересчёт», и карты на руках пересчитают.
table-cannot-resume =
    Эту партию не продолжить: { $why ->
        [no-game] здесь нет игры «{ $game }»
        [no-seat] у стола нет места «{ CHAIR($seat) }»
        [not-laid-out] фишки и карты не могут лежать так, как лежали тогда
        [rules] запись не подходит к правилам
        [damaged] запись повреждена
       *[unread] запись не читается
    }.
    .remedy = Бросьте её; её ходы останутся в истории.
table-cannot-lay-out = Игру «{ $game }» нельзя разложить за этим столом: её правила и её части противоречат друг другу.
    .remedy = Выберите другую игру и сообщите её автору.
table-journal-damaged = Журнал был повреждён. Он сохранён как { $file }, начат новый.
    .remedy = Играйте дальше; всё целое из него взято.
table-unkept-why =
    { $why ->
        [full] карта памяти заполнена
        [card] карта памяти больше ничего не принимает
        [read-only] диск доступен только для чтения
        [failing] места на карте памяти не читаются
        [gone] карта памяти потеряла место своих данных
        [superblock] начало данных повреждено
        [journal] журнал файловой системы повреждён
        [damaged] данные на карте памяти повреждены
       *[other] данные на карте памяти не читаются
    }
table-unkept = Ничего нельзя сохранить: { table-unkept-why }.
    .remedy =
        { $rest ->
            [nothing] Сыгранное здесь не читается, и поверх ничего не пишется. Отложите эту карту и запишите новую.
            [part] Часть сыгранного не читается; поверх ничего не пишется. Сделайте копию и запишите новую карту.
           *[read] Всё сыгранное на месте, и поверх ничего не пишется. Сделайте копию и запишите новую карту.
        }
table-unkept-on = Ничего не сохраняется: { table-unkept-why }.
    .remedy = Играйте дальше; после выключения стола сыгранное сейчас забудется.
table-unkept-asks = Что теперь?
    .remedy = B — дальше, A — выбрать.
table-journal-newer = Более новая версия записала партии, которые эта не умеет читать. Они сохранены для неё.
    .remedy = Играйте дальше; то, что сыграно сейчас, тоже сохранится.
table-nothing-to-undo = Ещё ничего не сделано.
    .remedy = Играйте дальше.
table-revealed = Последний ход кому-то что-то показал, его не вернуть.
    .remedy = Играйте дальше.
table-move-of-another = Последний ход: { SEAT($seat) }.
    .remedy = Чтобы вернуть его, приложите карту «Отмена» у { SEAT($seat, case: "genitive") }.
table-attract = A — играть, B — другая игра.
table-attract-touch = Коснитесь экрана или нажмите клавишу, чтобы играть.
table-welcome = Добро пожаловать! Стол смоделирован, пока не назван ваш.
    .remedy = Стол, язык и WiFi указаны в reclaim.toml на карте: откройте её на компьютере.
table-joining = Нажмите A, чтобы войти. Когда все здесь, держите A.
table-options = B — дальше, A — выбрать.
table-foreign = Это не из игры: ничего из этого не хранится.
    .remedy = Прикладывайте только фишки игры.
table-one-at-a-time = Две фишки сразу: не считается ни одна.
    .remedy = Уберите обе; прикладывайте по одной.
table-two-pads = Эта фишка ещё читается в другом месте и здесь не считается.
    .remedy = Держите её только в одном месте.
table-battery-low = Батарея ленты садится.
    .remedy = Приготовьте свежие элементы.
table-battery-on = Шесть часов здесь никого нет, а батарея ленты включена.
    .remedy = Выключите её, пока никто не играет.
table-battery-empty = Батарея ленты села.
    .remedy = Доиграйте раунд и вставьте свежие элементы.
table-other-game = Эта фишка из другой игры.
    .remedy = Уберите её в её коробку.
table-not-held = Насколько видел стол, этой карты у вас нет.
    .remedy = Положите её, где она была.
table-count-at-pads = Карты на руках пересчитываются.
    .remedy = Приложите у себя каждую карту из своей руки.
table-nothing-to-count = Сейчас считать нечего.
    .remedy = Играйте дальше.
table-full = { GAME($game) }: не больше { $count } игроков.
    .remedy = Сначала кто-то должен выйти с B.
table-too-few = { GAME($game) }: нужно игроков: { $count }.
    .remedy = Нажмите A ещё на одном месте.
table-chair-taken = Здесь сидит { SEAT($seat) }.
    .remedy = Выберите другое место.
table-means-nothing = Эта фишка здесь сейчас ничего не значит.
    .remedy = Заберите её и делайте, что просит экран.
table-nobody-plays-here = На этом месте никто не играет.
    .remedy = Используйте считыватель и кнопки места, где играют.
table-nothing-to-choose = Сейчас выбирать нечего.
    .remedy = Делайте, что просит экран.
table-others-choice = Сейчас выбирает { SEAT($seat) }.
    .remedy = Не трогайте кнопки до своего хода.
table-too-soon = Сначала пусть посмотрят все.
    .remedy = Нажмите ещё раз через миг.
table-first-counts = Две фишки сразу: считается только та, что была раньше.
    .remedy = Уберите обе; прикладывайте по одной.
table-rests = Партия на паузе.
    .remedy = B — дальше, A — выбрать.
table-nobody-plays = Партия на паузе: это не считается.
    .remedy = Приложите карту «Пауза» или выберите «Дальше».
table-for-another = Это делает { SEAT($seat) }.
    .remedy = Положите фишку, где она была.
table-own-pad = К этому считывателю эту карту прикладывает другой игрок.
    .remedy = Приложите её к своему считывателю.
table-still-here = { SEAT($seat) }: вы ещё здесь?
    .remedy = Нажмите кнопку или коснитесь считывателя за десять секунд, иначе вы выбыли.
table-stays = { SEAT($seat) } остаётся в игре.
table-has-left = { SEAT($seat) } больше не играет.
    .remedy = Вернулись? Приложите карту «Пауза».
table-anybody-there = Здесь ещё кто-нибудь есть?
    .remedy = Нажмите любую кнопку за 20 секунд, иначе это закроется.
table-not-this-one = Нужна не эта карта.
    .remedy = Положите её назад; приложите следующую.
table-lost-again = Партия продолжится, когда придёт ответ.
table-reader-lost-bus = { READER($reader) } пропал: его шина даёт только { $value }h.
    .remedy = Проверьте питание, землю и MISO. { table-lost-again }
table-reader-lost-chip = { READER($reader) } пропал: отвечает не MFRC522 (прочитано { $value }h).
    .remedy = Проверьте провода или смените его. { table-lost-again }
table-reader-lost-reset = { READER($reader) } пропал: его чип забыл настройки.
    .remedy = Он настраивается заново. Если это часто, проверьте питание.
table-reader-lost-antenna = { READER($reader) } пропал: его антенна переключилась сама.
    .remedy = Он настраивается заново. { table-lost-again }
table-reader-lost-encrypting = { READER($reader) } пропал: его чип шифрует передачу.
    .remedy = Он настраивается заново. { table-lost-again }
table-reader-lost-other = { READER($reader) } пропал: его станция сообщает неизвестную ошибку.
    .remedy = Запишите в станцию прошивку этой версии. { table-lost-again }
table-seat-lost-absent = Место «{ CHAIR($seat) }» пропало: нет порта { $port }.
    .remedy = Подключите его станцию. { table-lost-again }
table-seat-lost-held = Место «{ CHAIR($seat) }» пропало: порт { $port } занят другой программой.
    .remedy = Завершите ту программу или укажите в файле стола другой порт.
table-seat-lost-denied = Место «{ CHAIR($seat) }» пропало: Reclaim не вправе открыть { $port }.
    .remedy = Дайте пользователю право на { $port }: добавьте его в группу dialout.
table-seat-lost-forbidden = Место «{ CHAIR($seat) }» пропало: система закрыла { $port } для Reclaim.
    .remedy = Установите эту версию ещё раз: её службы называют, что можно открыть.
table-seat-lost-unopened = Место «{ CHAIR($seat) }» пропало: { $port } не открывается как последовательный порт.
    .remedy = Укажите в файле стола верный порт.
table-seat-lost-unplugged = Место «{ CHAIR($seat) }» пропало: его станцию отключили от { $port }.
    .remedy = Подключите её снова. { table-lost-again }
table-seat-lost-deaf = Место «{ CHAIR($seat) }» пропало: станция на { $port } ничего не принимает.
    .remedy = Отключите её и подключите снова. { table-lost-again }
table-seat-lost-silent = Место «{ CHAIR($seat) }» пропало: станция на { $port } молчит уже { $seconds } с.
    .remedy = Отключите её и подключите снова. { table-lost-again }
table-seat-lost-garbled = Место «{ CHAIR($seat) }» пропало: то, что идёт из { $port }, непонятно.
    .remedy = Запишите в станцию прошивку этой версии или укажите в файле стола верный порт.
table-seat-lost-restarted = Место «{ CHAIR($seat) }» пропало: станция на { $port } перезапустилась.
    .remedy = { table-lost-again }

## Choices

table-menu-back = Назад
table-menu-start = Начать
table-menu-which-game = Какая игра?
table-menu-game = Игра: { GAME($game) }
table-menu-bots = Боты: { $count }
table-menu-level =
    Боты играют: { $level ->
        [easy] мягко
        [normal] хорошо
       *[sharp] очень сильно
    }
table-menu-levels-differ = Боты играют: каждый по-своему
table-menu-each-bot = Каждый бот
table-menu-one-bot = { SEAT($seat) } ({ CHAIR($seat) }): { table-bot }
table-bot =
    { $temper ->
        [bold] смелый
        [careful] осторожный
        [greedy] жадный
        [grudging] злопамятный
        [hasty] торопливый
       *[even] спокойный
    }, { $level ->
        [easy] играет мягко
        [normal] играет хорошо
       *[sharp] играет очень сильно
    }
table-menu-options = Настройки
table-menu-language = Язык/Language: { LANGUAGE($language) }
table-menu-who-plays = Войти или выйти
table-menu-over = Что дальше?
table-menu-again = Ещё раз
table-menu-another-game = Другая игра
table-menu-watch-again = Посмотреть ещё раз
table-menu-watching = Ещё раз
table-menu-watch-stop = Хватит
table-menu-watch-pause = Пауза или дальше
table-menu-watch-back = На шаг назад
table-menu-watch-on = На шаг вперёд
table-menu-watch-faster = Быстрее
table-menu-watch-slower = Медленнее
table-menu-other-bots = Другие боты
table-menu-resume = Продолжить
table-menu-later = Отложить
table-menu-abandon = Бросить её
table-menu-abandon-yes = Да: бросить её
table-menu-unkept = Что теперь?
table-menu-unkept-look-after = Обслуживание: копия, журналы, выключение
table-menu-unkept-play = Играть; ничего не сохранится
table-menu-tap-own-pad = Приложите у себя
table-menu-withdraw = Выбрать другое
table-menu-rests = Партия на паузе
table-menu-go-on = Дальше
table-menu-leaves = Кто-то уходит
table-menu-comes-back = Кто-то вернулся
table-menu-end-match = Конец партии: все держат A
table-menu-unreadable = Карта не читается
table-menu-wrong = Что-то не так?
table-menu-which-card = Карта —
table-menu-tap-or-name = Приложите или назовите
table-menu-yes-this-card = Да, эта карта
table-menu-tap-or-choose =
    { $spots ->
        [0] Выберите, затем приложите карту
       *[other] { table-menu-tap-a-card }
    }
table-menu-end-turn = Закончить ход
table-menu-take-last-back = Забрать последнюю
table-menu-tap-a-card = Приложите карту
table-menu-tap-each = Приложите каждую на её месте
table-menu-dealt = Все карты сданы
table-menu-whose-card = Чья это карта?
table-menu-deal-again = Сдать снова
table-menu-all-dealt-again = Сдать все карты снова?
table-menu-yes-collect = Да, собрать все карты
table-menu-what-is-done = Что с ней делают?
table-menu-discard = Сбросить карту
table-menu-is-discarded = Её сбрасывают
table-seat = { SEAT($seat) }
table-game = { GAME($game) }
table-menu-yes-has-it = Да, она у { SEAT($seat, case: "genitive") }
table-uncounted =
    { SEAT($seat) }: { $count ->
        [one] не сосчитана { $count } ваша карта
        [few] не сосчитаны { $count } ваши карты
       *[other] не сосчитано { $count } ваших карт
    }.
    .remedy = Приложите их у себя, или все держат A, чтобы играть дальше.
table-battery-low-rounds =
    Батарея ленты садится: примерно ещё на { $rounds } { $rounds ->
        [one] раунд
        [few] раунда
       *[other] раундов
    }.
    .remedy = Приготовьте свежие элементы.
table-stand-in-pad = { SEAT($seat) } больше не играет: прикладывайте карты этого игрока у { SEAT($receiver, case: "genitive") } по одной, не глядя.
    .remedy = Стол возьмёт нужную; остальные положите назад.
table-stand-in-spot = { SEAT($seat) } больше не играет: прикладывайте карты этого игрока на поле { $spot } по одной, не глядя.
    .remedy = Стол возьмёт нужную; остальные положите назад.
table-undo-or-play-on = Приложите карту «Отмена» или играйте как есть.
table-belt-again =
    { $retry ->
        [none] Затем нажмите A, и она пойдёт снова.
       *[other] Через { $retry } с она осторожно попробует снова.
    }
table-place = { PLACE($place) }
place-deck = Колода
table-place-discards = Сброс
place-spot = Поле
table-belt-fault-no-current = Лента стоит, и мотор не берёт тока.
    .remedy = Проверьте батарею, провод мотора и драйвер. { table-belt-again }
table-belt-fault-encoder-dead = Энкодер молчит, хотя мотор берёт ток, как при ходе ленты.
    .remedy = Проверьте энкодер, его диск и провод. { table-belt-again }
table-belt-fault-jam = Лента стоит, хотя мотор под током.
    .remedy = Уберите, что мешает. Если ничего — проверьте энкодер и провод. { table-belt-again }
table-belt-fault-runaway = Лента идёт быстрее, чем надо.
    .remedy = Уберите руки; проверьте энкодер и драйвер мотора. { table-belt-again }
table-belt-fault-miscount = Обороты энкодера не сходятся с метками на ленте.
    .remedy = Проверьте энкодер, диск, провод и pulses_per_turn в файле стола. { table-belt-again }
table-belt-fault-run-limit = Лента шла столько, сколько файл стола разрешает за раз.
    .remedy = Если игра идёт, запустите снова. { table-belt-again }
screen-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
table-belt-warning-index-silent = Индекс энкодера молчит: с тех пор импульсов { $counted }, а в обороте их { $expected }.
    .remedy = Проверьте датчик индекса и провод. До того потерянные импульсы потеряны.
table-belt-warning-index-disagrees = По индексу у энкодера { $counted } импульсов на оборот, а в файле стола { $expected }.
    .remedy = Исправьте pulses_per_turn или проверьте диск, датчик и провод.
table-belt-warning-no-current-sensed = Лента идёт, а ток её — 0 A.
    .remedy = Проверьте датчик тока и провод. До того мёртвый энкодер похож на затор.
table-look-at-battery = Проверьте батарею, АЦП и их провода.
table-belt-warning-adc-silent = АЦП, который измеряет батарею, не отвечает.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-absent = На батарее { $volts } В: она или её АЦП не подключены.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-too-high = На батарее { $volts } В — больше АЦП измерить не может.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-jumps = Напряжение батареи скачет от { $least } до { $most } В.
    .remedy = { table-look-at-battery }
table-belt-fault-no-motor = У этой ленты нет мотора.
    .remedy = Крутите ленту рукой. { table-belt-again }
table-belt-fault-forwards-only = Эта лента идёт только вперёд.
    .remedy = Задайте скорость вперёд. { table-belt-again }
table-belt-fault-battery-empty = Батарея мотора села, с ней раунд не начать.
    .remedy = Вставьте свежие элементы. { table-belt-again }

## The window's menu

screen-menu-go-on = Дальше
screen-menu-play-on = Играть дальше
screen-menu-rules = Правила
screen-menu-log =
    { $on ->
        [yes] Скрыть, что было
       *[no] Показать, что было
    }
screen-menu-language = Язык: { LANGUAGE($language) }
screen-menu-sound =
    Звук: { $on ->
        [yes] вкл.
       *[no] выкл.
    }
screen-menu-full-screen =
    Весь экран: { $on ->
        [yes] вкл.
       *[no] выкл.
    }
screen-menu-another-game = Другая игра
screen-menu-yes-end = Да: партия кончается
screen-menu-leave = Выйти из партии
screen-menu-yes-leave = Да: за меня доиграет бот
screen-menu-quit = Выход
screen-menu-people = Людей у этого экрана: { $count }
screen-menu-operator = Обслужить стол

## What the virtual table says

hands-or = { $some } или { $last }
hands-wait-for-table = Ждём стол…
hands-lay-down-first = Сначала положите то, что держите.
hands-rests = Партия на паузе. Выберите строку или нажмите на карту «Пауза», чтобы играть дальше.
hands-card-undo = Отмена
hands-card-recount = Пересчёт
hands-card-pause = Пауза
hands-card-language = Язык
hands-card-operator = Обслуживание
hands-match-over = Что дальше? Выберите строку или нажмите зелёную A, чтобы сыграть ещё раз.
hands-watching = Вы смотрите: в этой партии играют другие.
hands-hold-a-to-start = Держите зелёную A, чтобы начать, когда все здесь.
hands-press-a-to-join = Нажмите зелёную A, чтобы войти.
hands-press-a-to-play = Нажмите на игру или на зелёную A.
hands-round-over = Раунд окончен. Осмотритесь; затем нажмите зелёную A для следующего.
hands-not-heard = Стол её не прочёл. Приложите ещё раз или положите назад.
hands-not-chosen = Выбор тем временем сменился: посмотрите снова.
hands-nothing-left = Здесь больше ничего нет.
hands-no-room = Здесь нет места: попробуйте снова.
hands-did-not-work = Не вышло: посмотрите снова.
hands-hand-is-full = Рука полна: сначала положите карту.
hands-hand-is-empty = Рука пуста: сначала нажмите на свою карту.
hands-still-reading = Секунду: карта ещё читается.
hands-somebody-elses = Это чужие: не трогайте.
hands-card-is-gone = Этой карты уже нет: посмотрите снова.
hands-may-not-look = Это лежит закрытым: сейчас смотреть нельзя.
hands-not-playing = Вы не играете в этой партии: подождите её конца.
hands-not-joined = Другие собираются играть: сначала войдите кнопкой A.
hands-nothing-lies-here = Здесь пусто. Сначала возьмите свою карту.
hands-no-cards-left = Карт здесь больше нет.
hands-cards-of = Это карты { SEAT($seat, case: "genitive") }. Сначала возьмите свою.
hands-cards-are-drawn-here = Здесь берут карты. Сначала верните свою в руку.
hands-chooses-here = Здесь выбирает { SEAT($seat) }.
hands-chooses = Выбирает { SEAT($seat) }
hands-your-choice = Ваш выбор
hands-your-turn = Ваш ход.
hands-your-turn-to = Ваш ход: { $asked }
hands-your-turn-asked = Ваш ход. { $asked }
hands-turn-of = Ходит { SEAT($seat) }.
hands-turn-of-put-back = Ходит { SEAT($seat) }: положите карту назад. Нажмите на неё или Esc.
hands-put-back = Положите карту, где она была: нажмите на неё или Esc.
hands-wait-for-others = Ждите остальных.
hands-draw-or-else = Нажмите на колоду, чтобы взять карту, или на то, что светится.
hands-draw-a-card = Возьмите карту: нажмите на колоду.
hands-drawn = Пока взято: { $count }.
hands-answered = Вы ответили. Держите V, чтобы увидеть свой ответ.
hands-answer-secretly = Ответьте A или B: никто не увидит чем.
hands-take-a-card-of = Возьмите карту у { SEAT($seat, case: "genitive") }: нажмите на одну из рубашек.
hands-click-card = Нажмите на карту.
hands-click-card-or-line = Нажмите на карту или выберите строку.
hands-choose-a-line = Выберите строку: нажмите на неё или B и A.
hands-choose-line = Выберите строку.
hands-hold-to-look = Загляните под карту, что светится: держите на ней правую кнопку мыши или палец.
hands-remember = Запомните, что видите.
hands-turn-each = Нажмите на каждую закрытую карту.
hands-turn-each-or-a = Нажмите на каждую закрытую карту или зелёную A — за все сразу.
hands-is-that-so = Это так? Выберите строку.
hands-click-it-or-line = Нажмите или выберите строку.
hands-click-it = Нажмите.
hands-look-again = Посмотрите ещё: там лежит не это.
hands-what-is-it = Что это?
hands-lay-it-down = Стол её прочёл. Положите: нажмите на { $where }.
hands-belongs-elsewhere = Её место там, где светится.
hands-make-it-yours = Приложите у себя, и она ваша: нажмите на свои карты.
hands-where-to-or-choose = Куда? Нажмите на { $where } или выберите строку. Нажатие на карту или Esc — назад.
hands-choose-what-it-is = Для чего она? Выберите строку. Нажатие на карту или Esc — назад.
hands-does-not-fit = Эту карту туда не кладут.
hands-where-to = Куда? Нажмите на { $where }. Нажатие на карту или Esc — назад.
hands-another-player = другого игрока
hands-glowing-place = место, что светится
hands-the-place = «{ $place }»
hands-the-place-at = «{ $place }» на поле { $spot }
hands-the-spot = поле { $spot }
hands-the-deck = колоду
hands-your-cards = свои карты
hands-your-pad = свой считыватель
hands-only-you-see = Это видите только вы
hands-sorted-emblem = Ваши карты, по знакам
hands-sorted-number = Ваши карты, по числам
hands-sorted-dealt = Ваши карты, как пришли
hands-at-hand = В руке
hands-at-pad = Ваш считыватель
hands-key-escape = Esc
hands-key-space = Пробел
hands-button-a = да · готово
hands-button-b = дальше · назад
hands-you = вы
hands-seat-out-of-reach = нет связи
hands-seat-done = Всё!
hands-seat-ready = старт
hands-seat-empty = пустое место
hands-seat-bot = бот
hands-curtain-name = { SEAT($seat) }, экран ваш
hands-curtain-how = Пробел или щелчок, когда смотрите только вы.

table-staged = Смотрите!
    .remedy = Нажмите A, когда увидели.
    .a = дальше
    .b = –
table-react-glad =
    { $wording ->
        [1] Вот оно!
        [2] Есть!
       *[3] Ну конечно!
    }
table-react-caught =
    { $wording ->
        [1] О нет!
        [2] Вы это заметили?
       *[3] Ой.
    }
table-react-wrong =
    { $wording ->
        [1] А казалось так ясно.
        [2] Упс.
       *[3] Моя ошибка.
    }
table-react-escape =
    { $wording ->
        [1] Уф!
        [2] Едва пронесло.
       *[3] Повезло.
    }
table-react-robbed =
    { $wording ->
        [1] Эй, мои карты!
        [2] Грабёж!
       *[3] Верните!
    }
table-log = Что было
table-log-empty = Пока ничего.
table-log-known = Что знают все
table-log-close = Закрыть: L или щелчок.

## A table that cannot be opened, and its settings

screen-closed = Стол пока не запускается
screen-tries-again = Попытка повторяется сама каждые несколько секунд.
screen-unkept = Сыгранное нельзя сохранить
screen-unkept-works =
    { $rest ->
        [nothing] Работает: все игры. Фишки и люди неизвестны, пока их не запишут снова.
       *[read] Работает: все игры, с прежними фишками и людьми.
    }
screen-silent-long = Судья не отвечает. Он запускается; если ждать приходится минуты, выключите и включите стол.
table-no-sound = Нет звука: ни один динамик не открывается.
    .remedy = Подключите динамик или телевизор, и он заработает за секунды.
table-no-graphics = Нет драйвера графики, поэтому картинка медленная.
    .remedy = Играйте дальше; установленная заново, эта версия принесёт драйвер.
table-wifi-password = Сеть WiFi «{ $network }» не пускает стол.
    .remedy =
        { $by ->
            [phone] Подключитесь телефоном к собственной WiFi стола и выберите там снова.
            [menu] Выберите в меню «{ screen-own-wifi }» и выберите там снова.
           *[card] Исправьте пароль в reclaim.toml на карте и перезапустите.
        }
table-wifi-absent = Сети WiFi «{ $network }» здесь не видно.
    .remedy =
        { $by ->
            [phone] Подключитесь телефоном к собственной WiFi стола и выберите там снова.
            [menu] Выберите в меню «{ screen-own-wifi }» и выберите там снова.
           *[card] Исправьте имя в reclaim.toml на карте или включите WiFi.
        }
table-wifi-no-radio = WiFi задан, но у этого компьютера нет радио.
    .remedy = Подключите сетевой кабель или уберите WiFi из reclaim.toml на карте.
table-overlay-lost = Не применено из config.txt: { $found }.
    .remedy = Положите файл в папку overlays на карте и укажите его без параметров.
table-imager-left =
    { $what ->
        [login] Пользователь и SSH из Raspberry Pi Imager не приняты: сюда никто не входит.
       *[other] Из Raspberry Pi Imager принято не всё.
    }
    .remedy = Что принято, записано в reclaim.toml на карте.
table-closed-file = Файл стола неверен.
    .remedy = Исправьте его и сохраните.
table-closed-wiring = Часть стола недоступна.
    .remedy = Проверьте её провод и строку в файле стола.
table-closed-busy = Часть стола занята другой программой, или Reclaim не вправе её открыть.
    .remedy = Завершите ту программу.
table-closed-pieces = Список фишек противоречит сам себе.
    .remedy = Верните исправный список из копии или запишите карту заново.
table-closed-journal = Журнал партий не открывается.
    .remedy = Завершите программу, что его держит, или уберите файл; начнётся новый.
table-closed-disk = Партию не удалось бы записать: { table-disk }.
    .remedy = Освободите место на диске или смените его; сыгранное не потеряно.
table-closed-other = Стол не открывается.
    .remedy = Исправьте то, что названо ниже.
table-settings-unread = Настройки в { $file } не читаются, они обычные.
    .remedy = Верните файл; README говорит, что в нём должно быть.
table-settings-syntax = reclaim.toml, строка { $line }, пропущена: { $text }
    .remedy = Пишите ИМЯ = ЗНАЧЕНИЕ, а тексты в "кавычках".
table-settings-unknown = reclaim.toml, строка { $line }: настройки { $key } нет.
    .remedy =
        { $meant ->
            [none] Уберите строку.
           *[other] Напишите { $meant }.
        }
table-settings-missing = reclaim.toml, строка { $line }: нет { $key }.
    .remedy = { table-settings-expected }
table-settings-value = reclaim.toml, строка { $line }: { $key } не может быть { $found }.
    .remedy = { table-settings-expected }
table-settings-expected =
    { $key ->
        [language] Напишите одно из: { LANGUAGES() }.
        [volume] Напишите целое число от 0 до 100.
        [table] Напишите имя схемы или файла в "кавычках".
        [players] Напишите имена до 10 букв так: ["Ada", "Ben"].
        [hostname] Напишите латинские буквы, цифры и дефисы, например "reclaim".
        [timezone] Напишите место, например "Europe/Moscow".
        [keyboard] Напишите две или три строчные латинские буквы, например "ru".
        [phones] Напишите true или false, без кавычек.
        [home_assistant] Напишите true или false, без кавычек.
        [broker_commands] Напишите true или false, без кавычек.
        [broker] Напишите адрес, например "mqtt://broker.lan".
        [update_from] Напишите адрес, например "https://example.org/reclaim/".
        [wifi] Напишите раздел [wifi] с country, name и password.
        [country] Напишите две буквы страны, например "RU".
        [name] Напишите имя сети в "кавычках".
       *[password] Напишите пароль сети, 8–63 знака, в "кавычках".
    }
table-update-checking = Проверяется { $file }.
    .remedy =
        { $by ->
            [phone] Это займёт минуту или две.
           *[stick] Не вынимайте флешку.
        }
table-update-taken = { $file } подписан для этого стола: записывается версия { $version }.
    .remedy =
        { $by ->
            [phone] Стол перезапустится сам. Отключение питания не повредит.
           *[stick] Не вынимайте флешку, пока стол не запустится снова. Отключение тока не повредит.
        }
table-update-written =
    { $when ->
        [later] Версия { $version } записана. Стол перезапустится с ней, когда никто не будет играть.
       *[now] Версия { $version } записана, стол перезапускается с ней.
    }
    .remedy = Ждите первого экрана; это как включение.
table-update-waits = Версия { $version } из { $file } будет установлена, когда никто не будет играть.
    .remedy =
        { $by ->
            [phone] Играйте дальше.
           *[stick] Играйте дальше и не вынимайте флешку.
        }
table-update-on-trial =
    { $by ->
        [phone] Ещё проверяется, работает ли новая версия. Что принёс телефон, будет рассмотрено потом.
       *[stick] Новая версия ещё проходит пробу. Потом дойдёт очередь до флешки.
    }
    .remedy =
        { $by ->
            [phone] Подождите минуту.
           *[stick] Оставьте её на минуту.
        }
table-update-older = { $file } — версия { $version }; работает { $running }, она не старее.
    .remedy =
        { $by ->
            [phone] Установите её со страницы обслуживания или оставьте так.
           *[stick] Выньте флешку или установите её на странице обслуживания.
        }
table-update-fetched = Версия { $version } получена.
    .remedy = Она будет установлена ночью, или сейчас: «{ web-desk-title }», и там «{ table-menu-install }».
table-update-none = На этой флешке нет новой версии.
    .remedy = Скопируйте на неё файл .slot и его .minisig, не в папку.
table-update-files =
    { $system ->
        [none] На этой флешке нет файловой системы, которую стол умеет читать.
       *[other] На этой флешке файловая система { $system }, которую стол не умеет читать.
    }
    .remedy = Отформатируйте её в FAT32 или exFAT и скопируйте файлы снова.
table-update-stick = Флешку не удаётся прочитать.
    .remedy = Вставьте её ещё раз или возьмите другую.
table-update-pulled = Флешку вынули во время чтения. Ничего не изменилось.
    .remedy = Вставьте её ещё раз и не вынимайте.
table-update-passed =
    { $file } пропущен: { $why ->
        [dot] такие заметки пишет Mac
        [folder] в папках не ищут
        [packed] это архив
        [card] это образ целой карты
        [name] имя не оканчивается на .slot
        [lone] нет его файла .slot
        [unreadable] его не удалось прочитать до конца
        [other] он для другого компьютера
        [here] версия { $version } уже работает
        [tried] его уже пробовали, безуспешно
        [large] он слишком велик для этой карты
        [journal] он не смог бы прочитать партии этого стола
        [older] рядом лежит более новый
       *[unsigned] он не подписан для этого стола или повреждён
    }.
    .remedy =
        { $by ->
            [phone] Передайте с телефона другой файл .slot и его .minisig.
           *[stick]
                { $why ->
                    [dot] Ничего делать не нужно.
                    [folder] Скопируйте оба файла из папки наружу.
                    [packed] Распакуйте его на компьютере.
                    [card] Скопируйте вместо него файл .slot и его .minisig.
                    [name] Верните ему прежнее имя.
                    [unreadable] Скопируйте его ещё раз или возьмите другую флешку.
                    [other] Возьмите файл для этого.
                    [here] Выньте флешку.
                    [tried] Запишите на флешку более новую версию.
                    [large] Запишите новую версию на карту, как в первый день.
                    [journal] Оставьте более новую версию.
                    [older] Ничего делать не нужно.
                   *[unsigned] Скопируйте файл .slot и его .minisig ещё раз.
                }
        }
table-update-confirmed = Работает версия { $version }.
    .remedy = Если вставлена флешка, выньте её.
table-update-rolled-back = Версия { $version } не прошла пробу, поэтому вернулась прежняя.
    .remedy = Играйте без флешки; сообщите об этом вместе с журналами.
table-update-card = Карта памяти не хранит записанное. Обновление не принято.
    .remedy = Играйте дальше и скоро смените карту.
table-data-repaired = Данные на карте памяти были повреждены и исправлены. Ничего не потеряно.
    .remedy = Скоро сделайте копию на флешку: карты изнашиваются.
table-trial = Версия { $version } проходит пробу, около минуты.
    .remedy = Потом нажмите A, чтобы играть.

## The operator's page

screen-operator = Обслуживание стола
screen-operator-reader = Считыватель
screen-operator-tags = Метки
screen-operator-losses = Потерь
screen-operator-noise = Шум
screen-operator-station = Станция
screen-operator-firmware = Прошивка
screen-operator-bad-lines = Ошибки
screen-operator-percent = { $percent } %
screen-operator-unknown = неизвестно
screen-operator-belt = Лента
screen-operator-belt-is =
    { $state ->
        [no-motor] без мотора
        [turns] идёт
        [fault] стоит из-за сбоя
       *[stands] стоит
    }
screen-operator-speed = { $rpm } об/мин
screen-operator-laps = оборотов с запуска: { $laps }
screen-operator-battery = Батарея
screen-operator-battery-is =
    { $level ->
        [good] хорошая
        [low] садится
        [empty] села
       *[unknown] неизвестно
    }
screen-operator-volts = { $volts } В
screen-operator-hours = хватит на { $hours } ч хода
screen-operator-disk = Диск
screen-operator-free = свободно { $free } ГБ
screen-operator-no-fault = без сбоев
screen-operator-last-fault = последний сбой
screen-operator-computer = Компьютер
screen-operator-temperature = { $celsius } °C
screen-operator-temperature-unknown = температура неизвестна
screen-operator-slow-unknown = замедление неизвестно
screen-operator-not-slow = полная скорость
screen-operator-slow =
    { $throttle ->
        [under-voltage] слабое питание
        [capped] замедлен
        [throttled] сильно замедлен
       *[warm] слишком горячий
    }
screen-operator-was-slow =
    { $throttle ->
        [under-voltage] было слабое питание
        [capped] был замедлен
        [throttled] был сильно замедлен
       *[warm] был слишком горячим
    }
screen-operator-versions = Версии
screen-operator-phones = Телефоны
screen-operator-no-phones = вход закрыт
screen-operator-image = Образ
screen-operator-no-image = нет: установленная система
screen-operator-no-faults = С запуска сбоев нет.
screen-operator-minutes-ago =
    { $minutes ->
        [0] только что
       *[other] { $minutes } мин назад
    }
screen-operator-hours-ago = { $hours } ч назад
table-operator = B — дальше, A — выбрать.
table-language = { LANGUAGE($language) }
table-language-later = Язык меняют, когда на столе нет партии.
    .remedy = { table-operator-later.remedy }
table-operator-later = Страница обслуживания открывается, когда на столе нет партии.
    .remedy = Доиграйте партию или закончите картой «Пауза»; затем приложите карту снова.
table-menu-operator = Что сделать?
table-menu-save-logs = Записать журналы на USB-флешку
table-menu-save-backup = Записать копию на USB-флешку
table-menu-take-backup = Взять копию с USB-флешки
table-menu-restart = Перезапустить стол
table-menu-yes-restart = Да, перезапустить
table-menu-shut-down = Выключить
table-menu-yes-shut-down = Да, выключить
table-menu-install = Установить версию { $version }
table-menu-yes-install = Да, установить версию { $version }
table-saving-logs = Журналы записываются…
    .remedy = Не вынимайте флешку.
table-restarting = Стол перезапускается.
table-packing-logs = Журналы собираются…
table-logs-packed = Журналы собраны.
table-changing-settings = Настройки меняются…
table-settings-changed = Настройки изменены. Язык, громкость и стол действуют со следующего запуска.
table-settings-refused = Настройки прежние: { $system }.
table-shutting-down = Стол выключается…
    .remedy = Отключите питание, когда экран погаснет.
table-installing = Устанавливается версия { $version }…
    .remedy = Не вынимайте флешку.
table-logs-saved = Журналы на флешке, в папке { $folder }.
    .remedy = Теперь её можно вынуть.
table-logs-no-stick = USB-флешки нет.
    .remedy = Вставьте, подождите несколько секунд и повторите.
table-logs-unreadable = USB-флешка не читается.
    .remedy = Отформатируйте её в FAT32 или exFAT или возьмите другую.
table-logs-full = На USB-флешке нет места.
    .remedy = Освободите место или возьмите другую.
table-logs-failed = Журналы не записались.
    .remedy = Повторите или возьмите другую флешку.
table-saving-backup = Копия записывается…
    .remedy = Не вынимайте флешку.
table-taking-backup = Копия читается…
    .remedy = Не вынимайте флешку.
table-backup-saved = Фишки, люди и партии на флешке, в { $file }.
    .remedy = Теперь её можно вынуть.
table-backup-failed = Копия не записалась или не читается.
    .remedy = Повторите или возьмите другую флешку.
table-backup-none = На USB-флешке нет копии.
    .remedy = Возьмите флешку с файлом вроде reclaim-backup-1.db.
table-backup-damaged = { $file } повреждён. Из него ничего не взято.
    .remedy = Возьмите более раннюю копию или другую.
table-backup-foreign = { $file } — не копия стола. Из него ничего не взято.
    .remedy = Возьмите флешку с файлом, записанным на этой странице.
table-backup-newer = { $file } от более нового Reclaim. Из него ничего не взято.
    .remedy = Сначала обновите этот стол.
table-backup-taken = Добавлено из { $file } — партии: { $matches }, фишки: { $pieces }, люди: { $people }.
    .remedy =
        { $left ->
            [0] Всё, что было здесь, остаётся. Стол запускается снова.
           *[other] Всё, что было здесь, остаётся; метки других фишек здесь, пропущено: { $left }. Стол запускается снова.
        }
table-backup-known = Всё из { $file } здесь уже есть.
    .remedy = Теперь её можно вынуть.
table-order-failed = Стол не смог попросить об этом компьютер.
    .remedy = Повторите; если не поможет, выключите и включите.
table-order-unanswered = Компьютер не ответил.
    .remedy = Повторите; если не поможет, выключите и включите.
table-disk-failed = Диск отказал: { table-disk }.
    .remedy = Освободите на нём место или смените его.

## Имена

screen-best = Лучшие
screen-best-won = побед: { $wins } из { $matches }
screen-evening = Этим вечером
screen-evening-match = { GAME($game) } · { $minutes } мин
table-person = { $name }
table-menu-names = Имена
table-menu-no-name = Без имени
table-player-later = Имена меняют, когда на столе нет партии.
table-name-moved = Имя { $name } теперь на другом месте: двоим нужны два имени.
    .remedy = { table-operator-later.remedy }
# A theft at the virtual table: one press does it

hands-take-cards-of-or-a = Возьмите карты у { SEAT($seat, case: "genitive") }: нажмите на одну из рубашек или на зелёную A, чтобы взять все.
## Making a table

table-seat-lost-unassigned = У места «{ CHAIR($seat) }» ещё нет станции.
    .remedy = Укажите её порт в файле стола, например /dev/ttyACM0, и перезапустите.
table-seat-lost-stranger = Станция на { $port } называет себя { $number }: такой нет ни у одного места, а у места «{ CHAIR($seat) }» другая.
    .remedy = Подключите туда станцию этого места.
table-seat-lost-double = Станция на { $port } называет себя { $number }, как и другая, которая отвечает.
    .remedy = Отключите одну из двух.
table-station-old = У станции места «{ CHAIR($seat) }» прошивка { $found }, старее чем { $expected }.
    .remedy = Играйте дальше; обновите её с компьютера через USB (firmware/station).
table-button-stuck = Кнопка { $button } места «{ CHAIR($seat) }» всё время нажата и не считается.
    .remedy = Отпустите её. Если её никто не держит: проверьте кнопку и провод.
screen-enrol-piece =
    { $kind ->
        [tile] Чемодан
        [token] Жетон сокровищ
        [control] Карта управления
       *[card] Карта
    } { $number } из { $of }
screen-enrol-hold = Приложите фишку плашмя к любому считывателю на полсекунды.
screen-enrol-missing = Осталось: { $count }
table-menu-enrol = Записать метки
table-menu-enrol-game = { GAME($game) } ({ $count })
table-menu-enrolling = Какая метка чья?
table-menu-enrol-skip = Отложить
table-menu-enrol-undo = Забыть последнюю
table-enrol-enrolled = Записано.
table-enrol-two = Две метки сразу.
    .remedy = Прикладывайте по одной.
table-enrol-known = Эта метка уже записана за другой фишкой.
    .remedy = Возьмите фишку с картинки.
table-enrol-changing = Это телефон или банковская карта.
    .remedy = Возьмите фишку с картинки.
table-enrol-brief = Слишком коротко.
    .remedy = Держите плашмя и неподвижно полсекунды.
table-enrol-weak = Эта метка плохо читается.
    .remedy = Наклейте на фишку другую.
table-enrol-skipped = О ней спросим позже.
table-enrol-back = Последняя метка забыта.
table-enrol-nothing-to-undo = Забывать нечего.
table-enrol-done = Больше ничего не осталось.
## Learning a game

table-menu-how-to-play = Как играть
table-menu-rules = Правила в шести картинках
table-menu-teach = { $on ->
        [yes] Игра с пояснениями: да
       *[no] Игра с пояснениями: нет
    }
screen-menu-why = Почему нельзя?
table-reads-rules = Как в это играют.
    .remedy = A или B — назад.
table-teaches = Каждое новое действие поясняется один раз.
    .remedy = Удерживайте B, чтобы прочесть снова.

## Why: a sentence for each ruling of all games (docs/rulings-all-games.md)

table-rule-2 = Если кто-то ушёл, его карты остаются, а стол делает за него самый мягкий ход.
table-rule-3 = Вернуть можно лишь последний ход, если он никому ничего не показал.
table-rule-4 = Что зависит от непрочтённой карты, ждёт, пока её не прочтут или пока её не назовёт тот, кто её видит.
table-rule-6 = Карту читают, когда её играют, или каждую при получении: так выбрано для этой партии.

## Настройки

table-menu-volume =
    Громкость: { $volume ->
        [0] без звука
       *[other] { $volume } %
    }
table-menu-speed =
    Темп стола: { $speed ->
        [slow] медленный
        [normal] обычный
       *[fast] быстрый
    }
table-menu-brightness =
    Яркость: { $percent ->
        [unknown] неизвестна
       *[other] { $percent } %
    }
table-no-backlight = Яркость этого экрана отсюда не изменить.
    .remedy = Настройте её на самом экране.

## Кто начинает

table-menu-begins =
    { $game ->
        [captains-orders] Первая сдача
       *[other] Начинает
    }: { $how ->
        [turn-about] { SEAT($seat) }, по очереди
        [by-lot] по жребию
       *[seat] { SEAT($seat) }
    }
table-menu-turn-about = По очереди: теперь { SEAT($seat) }
table-menu-by-lot = По жребию
table-menu-who-begins =
    { $game ->
        [captain-bluff] Кто начинает? На коробке сказано: тот, кто летал последним.
        [bluff-pirate] Кто начинает? На коробке сказано: самый младший.
        [captains-orders] Кто сдаёт первым? Начинает сосед слева.
       *[other] Кто начинает?
    }

## Calibrating the belt

table-menu-calibrate = Измерить ленту
table-menu-calibrate-begin = Начать: лента поедет
table-menu-calibrate-metered = Прибор показывает { NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } В: начать
table-menu-calibrate-meter =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } В
table-menu-calibrate-stop = Остановить ленту
table-menu-calibrate-write = Сохранить значения
table-calibrate-halted = Лента остановлена, ничего не измерено.
table-calibrate-stopped = Лента остановилась сама.
    .remedy = Уберите, что её держит, и начните снова.
table-calibrate-no-tile = Чемодан слишком редко проходил мимо считывателя.
    .remedy = Он на ленте? Возьмите другой: возможно, его метка читается плохо.
table-calibrate-two-tiles = На ленте больше одного чемодана.
    .remedy = Оставьте один и начните снова.
table-calibrate-uneven = Чемодан проходил круги неровно.
    .remedy = Посмотрите, не скользит ли лента, проверьте энкодер и провод.
table-calibrate-same = В файле стола это уже есть.
table-calibrate-in-file = Теперь это есть в файле стола.
    .remedy = { $when ->
        [now] Стол запускается с ними заново.
       *[later] Они действуют после включения стола.
    }
table-calibrate-in-table = Стол сохранил эти значения.
    .remedy = { $when ->
        [now] Стол запускается с ними заново.
       *[later] Они действуют после включения стола.
    }
table-calibrate-unwritten = Значения нельзя сохранить.
    .remedy = { $text }
screen-calibrate-hint = Положите на ленту один чемодан и больше ничего. Лента едет несколько минут; любая кнопка её остановит.
screen-calibrate-meter = С прибором: выставьте, что он показывает на батарее мотора, пока лента стоит.
screen-calibrate-step =
    { $step ->
        [settling] Устройства отвечают.
        [zones] Медленно: где считыватели слышат чемодан.
        [curve] Каждый раз чуть быстрее: что нужно мотору.
       *[turns] Полным ходом: импульсы энкодера.
    }
screen-calibrate-rounds = Кругов чемодана: { $count }
screen-calibrate-value =
    { $value ->
        [pulses] Импульсов на круг
        [full-duty] Мощность на полном ходу
        [friction-duty] Мощность против трения
        [divider] Делитель батареи
        [limit] Предел тока, А
        [place] { READER($reader, case: "short") }: место, мм
        [zone] { READER($reader, case: "short") }: зона, мм
       *[missed] { READER($reader, case: "short") }: пропуски, %
    }
screen-calibrate-measured = Измерено
screen-calibrate-said = До сих пор
table-belt-fault-held = Что-то держит ленту: мотор берёт больше тока, чем можно.
    .remedy = Уберите, что держит. Если ничего — легко ли она идёт рукой? { table-belt-again }
# What a game's box says of it

screen-box-players = игроков: от { $fewest } до { $most }
screen-box-ages = от { $age } лет
screen-box-minutes = около { $minutes } мин
## Hands that draw and choose

hands-click-the-deck = Нажмите на колоду.
hands-draws-nothing = Сейчас карты не берут.
hands-click-player-or-line = Нажмите на игрока или выберите строку.

## The doctor on the operator's page

table-menu-doctor = Проверить стол
table-menu-doctor-again = Проверить ещё раз
table-menu-doctor-next = Следующая страница
table-doctor-pins = заняты только этой программой
table-doctor-pins-shared = их держит { $found }, и другие программы это не остановит
    .remedy = Установите эту версию ещё раз: в ней есть lgpio, который не пускает других.
table-doctor-silent = молчит
    .remedy = Проверьте его провода и питание.
table-doctor-unpolled = не опрашивается
    .remedy = Сохраните журналы и сообщите об этом.
table-doctor-noise = { $count } опросов в секунду, непонятно { $percent } %; версия чипа { $version }h
    .remedy = Уберите все метки и проверьте ещё раз. Если осталось: провода короче, 20 мм до металла и мотора, 100 мкФ на его 3,3 В.
table-doctor-answers = отвечает
table-doctor-station-silent = молчит
    .remedy = Она подключена?
table-doctor-firmware = прошивка { $found }, а в этом выпуске { $expected }
    .remedy = { table-station-old.remedy }
table-doctor-station = прошивка { $version }, повреждённых строк: { $count }
    .remedy = Возьмите другой кабель USB, подальше от проводов мотора.
table-doctor-stray = насчитал { $value } оборота, пока лента стояла
    .remedy = Закройте его от света, отведите провод от проводов мотора и поставьте на него 100 нФ.
table-doctor-no-stray = ничего не считает, пока лента стоит
table-doctor-current-unknown = датчик не сообщает ничего разумного
    .remedy = Проверьте провода датчика и АЦП.
table-doctor-current = { $value } А, пока лента стоит
    .remedy = Стоящий мотор ничего не потребляет: проверьте провода драйвера и датчика.
table-doctor-battery-unknown = { screen-operator-unknown }
    .remedy = Проверьте провода АЦП и делителя.
table-doctor-battery = { screen-operator-volts }: { screen-operator-battery-is }
    .remedy = Вставьте новые элементы.
table-doctor-untold = этот компьютер не сообщает
table-doctor-temperature = { $celsius } °C
    .remedy = Дайте ему воздуха или радиатор.
table-doctor-supply-weak = с запуска было слишком слабым
    .remedy = Возьмите блок питания Pi: 5,1 В, 3 А.
table-doctor-supply = с запуска хватает
table-doctor-disk-unknown = { screen-operator-unknown }
    .remedy = На месте ли папка с партиями?
table-doctor-disk = свободно { $free } МБ
    .remedy = Освободите место или возьмите карту больше.
table-doctor-clock-unset = не установлены: даты партий будут неверны
table-doctor-clock = { $found }
table-doctor-no-kms = система не может ничего на нём показать
    .remedy = Впишите dtoverlay=vc4-kms-v3d в config.txt на карте и перезапустите.
table-doctor-screen = подключён
table-doctor-screen-off = выключен или не подключён
table-doctor-usual = обычно { $value } { $unit }
table-doctor-history-begun = не прочитались и начаты заново
table-doctor-history-unkept = не сохраняются
screen-doctor-watching = За столом идёт наблюдение. Уберите все фишки от считывателей и не трогайте ленту.
screen-doctor-verdict =
    { $count ->
        [0] Всё проверенное в порядке.
       *[other] Требует внимания: { $count }
    }
screen-doctor-leaf = { $number } / { $of }
screen-doctor-what =
    { $kind ->
        [reader] { READER($device) }
        [pad] { screen-operator-reader } { CHAIR($device) }
        [station] { screen-operator-station } { CHAIR($device) }
        [pins] Контакты
        [belt] { screen-operator-belt }
        [belt-sensor] Датчик ленты
        [current] Ток мотора
        [battery] { screen-operator-battery }
        [temperature] Температура
        [supply] Питание
        [disk] { screen-operator-disk }
        [clock] Часы
        [screen] Экран
        [push] Сила толчка
        [motor] Мотор
       *[history] Прежние данные
    }
## No card to play

hands-no-card-to-play = Сейчас ни одну из ваших карт сыграть нельзя: выберите строку.
## Names, chosen by all at the same time

screen-naming = Кто вы?
table-naming = Выбирают все сразу: B — дальше, A — выбрать.
    .remedy = Когда готово, держите A: вы никого не ждёте.
hands-choose-your-name = Выберите имя, потом лицо: нажмите на него или B и A.
## Somebody reads: play waits

table-reads = { SEAT($seat) } читает: потом игра пойдёт дальше.
table-waits-for-reader = Кто-то читает: это пока не считается.
    .remedy = Игра пойдёт дальше, когда там закроют меню.
table-log-waits = Игра ждёт. L: дальше.

## Readers by their places

table-reader =
    { $kind ->
        [pad] Считыватель { CHAIR($seat, case: "genitive") }
        [belt] Считыватель ленты
        [numbered] Считыватель { $number } ленты
        [spot] Считыватель поля { $number }
       *[other] Считыватель { $name }
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
table-why-nothing = В этой партии лента ничего не сообщала.
table-why-no-belt = Эта игра идёт без ленты, и в этой партии ничего не пришлось исправлять.
table-why-said = Стол сказал:

## Any game of cards

table-hand-full = На этом считывателе лишняя карта.
    .remedy = Верните карту в колоду.
table-not-in-hand = Насколько видел стол, этой карты у вас нет.
    .remedy = Положите, где была; приложите карту из руки.
table-nobody-there = Там никто не играет.
    .remedy = Выберите место, где играют.
table-not-unread = Все карты, сыгранные или сданные там, прочтены.
    .remedy = Играйте дальше.
table-read-each = В этой партии каждую карту читают при сдаче.
    .remedy = Приложите карты каждого игрока на его месте.
table-not-your-turn = Сейчас ход другого игрока.
    .remedy = Заберите карту и ждите.
table-not-from-deck = Эта карта не из колоды.
    .remedy = Положите, где была.
table-not-a-card = Это не карта этой игры.
    .remedy = Назовите карту игры.
table-prompt-reading = Карта не прочтена.
    .remedy = Приложите ещё раз или назовите.
table-prompt-over = Партия окончена.
    .remedy = Нажмите A, чтобы сыграть ещё раз.

table-option-reading =
    Карты читают: { $value ->
        [late] когда их играют
       *[every] каждую, при сдаче и взятии
    }
table-problem-card-twice = Карта лежит в двух местах.
    .remedy = { table-undo-or-play-on }
table-problem-card-elsewhere = Замечена карта, которая уже лежит в другом месте.
    .remedy = { table-undo-or-play-on }

# ---- the player's window: what the table's hints say where there are no pads, spots and buttons

scene-where-to = Куда?
scene-what-for = Для чего она?
scene-lay-down = Положите её туда, где светится.
scene-put-back = Верните карту в руку.
scene-no-card = Сейчас ни одну карту сыграть нельзя.
scene-turn-each = Откройте закрытые карты.
scene-take-of = Возьмите карту у { SEAT($seat, case: "genitive") }.
scene-yours = Положите её к своим картам.
scene-look-under = Посмотрите под светящуюся карту.
scene-ready = Готовы?
scene-take-back-first = Сначала верните последнюю пару.
scene-one-moment = Секунду.
scene-show-it = Проверьте его и положите к показанным парам.
scene-card-first = Сначала нажмите на свою карту.
scene-passenger-first = Сначала нажмите на открытого пассажира.
scene-is-that-so = Это так?
scene-look-inside = Чей это чемодан?
scene-flip = Откройте следующего пассажира.
scene-done = Пассажиров больше нет!
scene-counting = Не трогайте: лента считает чемоданы.
scene-play = Сыграть
scene-check = Проверить
scene-go-on = Дальше
scene-faster = Быстрее
scene-round-over = Раунд окончен.
scene-was-that-all = Это всё?
scene-nothing-to-show = Вам нечего показать.
scene-check-first = Сначала проверьте, чей это чемодан.
scene-answered = Вы ответили.
scene-not-heard = Стол этого не принял. Попробуйте ещё раз.
scene-play-now = Играть
scene-another-game = Другая игра
scene-shall-we = Во что сыграем?
scene-we-play = Играем: { GAME($game) }
scene-who-plays = Все на месте?
scene-continue = { GAME($game) }: пауза · { NAMES($seats) }
scene-own-name =
    { $named ->
        [yes] Вы: сменить имя
       *[no] Вы: выбрать имя
    }
scene-type-name = Введите имя
scene-letters = АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ
scene-name-letters = В имени не больше { $most } букв: латинских, греческих, кириллических, еврейских, армянских или грузинских.
scene-sit = Сесть сюда
scene-add-bot = Добавить бота
scene-opening = Щёлкните или нажмите клавишу, чтобы начать
scene-leave = Встать
scene-resume = Продолжите её или выберите игру.
scene-give-up = Бросить её? Тогда её никто не продолжит.
table-story-liar = { SEAT($seat) }: больше всех удавшихся блефов ({ $count })
table-story-saw-through = { SEAT($seat) }: больше всех разгаданных блефов ({ $count })
table-story-caught = { SEAT($seat) }: чаще всех блеф раскрыт ({ $count })
table-story-doubted = { SEAT($seat) }: чаще всех напрасное недоверие ({ $count })
table-story-lead = { SEAT($seat) }: { $count } % ходов впереди
table-story-quickest = { SEAT($seat) }: самый быстрый ход за { $seconds } с
table-story-longest = { SEAT($seat) }: самое долгое раздумье { $seconds } с
table-story-usual = { SEAT($seat) }: в среднем { $seconds } с на ход
table-story-moves = { SEAT($seat) }: сделано ходов: { $count }
table-story-share = { SEAT($seat) }: { $count } % всех ходов
table-story-total = { SEAT($seat) }: итоговый счёт: { $count }
table-story-place = { SEAT($seat) }: место № { $count } за столом
table-story-league = Лига: { SEAT($seat) } – { ACHIEVEMENT($what) }
achievement-first-win = первая победа
achievement-ten-matches = сыграно десять партий
achievement-hundred-matches = сыграно сто партий
achievement-three-in-a-row = три победы подряд
achievement-found-five = пять находок подряд
achievement-saw-through-three = три блефа разгаданы
achievement-saw-through-fifty = разгадано пятьдесят блефов
table-figure-liar = Удавшиеся блефы
table-figure-caught = Раскрытые блефы
table-figure-saw-through = Разгаданные блефы
table-figure-doubted = Напрасное недоверие

## Tests of the belt on the operator's page

table-menu-push = Измерить силу толчка
table-menu-push-hold = Держите A: лента толкает
table-menu-push-reads = Весы показали { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } Н: готово
table-menu-push-scale =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } Н
table-push-again = Это было достаточно мягко: теперь ещё раз, на полной мощности.
table-push-unlimited = Ничто не ограничивает ток этого мотора: сила толчка не измеряется.
    .remedy = Возьмите драйвер, который его ограничивает, или датчик тока с limit_a.
table-doctor-push = { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } Н на полной мощности; не больше { $most } Н
    .remedy = Выньте батарею. Замените резистор драйвера мотора, а не программу.
table-doctor-push-unmeasured = Никто ещё не измерил, как сильно толкает эта лента.
    .remedy = Выберите «{ table-menu-push }», прежде чем подносить руку.
table-menu-lights = Проверить свет и звук
table-lights-shown =
    Сейчас у каждого места { $colour ->
         [white] белый
         [red] красный
         [green] зелёный
         [blue] синий
         [yellow] жёлтый
         [orange] оранжевый
        *[purple] фиолетовый
    } свет, и слышен звук.
table-lights-done = Это были все огни и звук.
    .remedy = Если чего-то не было: проверьте штекер, провод и громкость.
table-menu-motor = Проверить мотор
table-menu-motor-begin = Начать: лента движется
table-doctor-motor = { $rpm } из { $expected } оборотов в минуту, при { $percent } % мощности
    .remedy = Вставьте свежие батарейки и проверьте, легко ли идёт лента.
screen-trial-hint =
    { $what ->
        [push] Зацепите багажные весы за лоток и держите весы, а не ленту. Затем держите A, не дольше 3 секунд.
       *[motor] Лента движется несколько секунд. Уберите руки; любая кнопка останавливает её.
    }

## Whose station is whose, on the operator's page

table-menu-assign = Чья станция чья
table-menu-assign-skip = Пропустить это место
screen-assign-hint = Нажмите A на станции: { SEAT($seat) }, или выберите «{ table-menu-assign-skip }».
table-assigned = Назначено станций: { $count }. Стол запускается с ними заново.
table-assign-none = Не подключено ни одного Pico без места.
    .remedy = Подключите его; новый сначала становится станцией: «{ table-menu-flash }».
table-menu-spare = Новая станция — для места: { SEAT($seat) }
table-spare = Отвечает станция { $number }, которой нет ни у одного места, а станция места «{ CHAIR($seat) }» не отвечает.
    .remedy = Если это её замена: «{ web-desk-title }», и там «{ table-menu-spare }».

## A new Pico becomes a station, on the operator's page

table-menu-flash = Сделать станцию из нового Pico
table-menu-flash-wait = Подождать до конца
screen-flash-step =
    { $step ->
        [micropython] Записывается MicroPython. Не отключайте Pico.
        [restart] Pico перезапускается.
        [program] Записывается программа станции. Не отключайте Pico.
       *[look] Ищем Pico.
    }
table-flashed = Теперь этот Pico — станция, прошивка { $version }.
    .remedy = Выберите «{ table-menu-assign }», чтобы дать ей место.
table-flash-none = Новый Pico не подключён.
    .remedy = Держите его кнопку BOOTSEL, пока подключаете, и выберите это снова.
table-flash-several = Подключено новых Pico: { $count }
    .remedy = Оставьте только один и выберите это снова.
table-flash-other-chip = Это { $board }, а { $file } — MicroPython для другого чипа.
    .remedy = Положите его файл .uf2 на первый раздел карты или возьмите другой Pico.
table-flash-no-uf2 = На карте нет MicroPython для { $board }.
    .remedy = На другом компьютере возьмите его файл .uf2 на micropython.org и скопируйте на первый раздел карты или на диск, которым там виден Pico.
table-flash-bad-uf2 = Файл { $file } на карте повреждён.
    .remedy = Скопируйте его на первый раздел карты ещё раз.
table-flash-broke-off = Pico отключился во время записи.
    .remedy = Подключите его снова, держа BOOTSEL, и выберите это снова.
table-flash-silent = Pico записан, но не отвечает.
    .remedy = Отключите его и подключите снова; если не поможет, проверьте его провода.
table-flash-busy = Порт Pico занят другой программой.
    .remedy = Выключите и включите стол и попробуйте ещё раз.
table-flash-old = Прошивка этой станции слишком стара, чтобы уступить сама.
    .remedy = Отключите её, держите обе её кнопки, пока подключаете, и выберите это снова.
table-flash-tools = На этом компьютере нет того, чем записывают программу станции.
    .remedy = Запишите её на другом компьютере с этим проектом.
table-flash-no-prompt = На этом Pico не отвечает MicroPython.
    .remedy = Держите его кнопку BOOTSEL, пока подключаете, и выберите это снова.
table-flash-already = Этот Pico уже станция, прошивка { $version }.
    .remedy = Выберите «{ table-menu-assign }», чтобы дать ей место.

## Every piece is read once, on the operator's page

table-menu-pieces = Проверить все фишки
table-menu-pieces-next = Показать другую фишку
screen-pieces-hold = Приложите каждую фишку один раз к любому считывателю. Эта ещё не прочитана.
screen-pieces-unread = Ещё не прочитано: { $count }
table-pieces-read = Прочитано: { screen-enrol-piece }
table-pieces-other = Это не из этой игры.
    .remedy = Уберите её или запишите её метку.
table-pieces-all = Читаются все: { $count }

## Readers that need a setting of the card (an overlay)

table-closed-rewired = Настраиваются считыватели этого файла стола: стол один раз перезапустится сам.
    .remedy = Не выключайте его.
table-rewire-failed = Карта не приняла настройку этих считывателей: { $found }. Стол играет без них.
    .remedy = Сохраните журналы и запишите образ на другую карту.
table-rewire-lost = Linux не принял настройку этих считывателей: { $found }. Стол играет без них.
    .remedy = Выключите и включите стол; если не поможет, сохраните журналы.
table-rewire-stays = На карте осталась настройка считывателей, которых в этом файле стола больше нет.
    .remedy = Сохраните журналы и запишите образ на другую карту.

## The wiring, on the operator's page

table-menu-wiring = Куда идёт какой провод
table-menu-wiring-next = Следующая плата
screen-wiring-pin = контакт { $number }: { $name }
screen-wiring-board =
    { $kind ->
        [motor] Мотор: { $name }
        [belt-sensor] Датчик ленты
        [turn-sensor] Датчик оборота
        [adc] Измеритель батареи: { $name }
        [reader] { READER($reader) }: { $name }
       *[station] Станция каждого места: { $name }
    }
screen-wiring-end =
    { $kind ->
        [light-red] Свет, красный: { $name }
        [light-green] Свет, зелёный: { $name }
        [light-blue] Свет, синий: { $name }
        [button] Кнопка { $name }
        [all-grounds] Считыватель, кнопки, свет: { $name }
        [battery-plus] Батарея +, после выключателя и предохранителя
        [battery-minus] Батарея −
        [motor] Мотор
        [divider] Делитель напряжения
        [current] Датчик тока
        [limit] Ограничение тока
        [light] Свет датчика
        [collector] Коллектор приёмника
        [light-plus] + света
        [light-minus] − света и эмиттер приёмника
       *[printed] { $name }
    }

## The stages of building, tested on the operator's page

table-menu-stages = Проверить этап сборки
table-menu-stage-of =
    { $number ->
        [0] 0: один считыватель и одна метка
        [1] 1: только мотор и драйвер
        [2] 2: датчик и колесо
        [3] 3: одно место
       *[other] 4: лента
    }
table-menu-stage-say =
    { $found ->
        [ready] Готово: дальше
        [yes] Да
        [no] Нет
        [clockwise] По часовой стрелке
        [anticlockwise] Против часовой стрелки
       *[other] Никак
    }
table-menu-stage-waits = Минуту
screen-stage-hint =
    { $kind ->
        [lay] Положите одну метку в { $number } мм над серединой антенны, на картон, и оставьте: { READER($reader) }. Металл уберите.
        [rests] Вставьте батарею. Мотор стоит?
        [watch] Смотрите сверху на вал мотора, руки прочь. Он тихо вращается 3 секунды.
        [turning] Вал вращается. Любая кнопка останавливает его.
        [turned] Как вращался вал, если смотреть сверху?
        [wheel] Поверните направляющее колесо рукой ровно столько раз: { $count }.
        [light] Пульсирует ли свет белым: { SEAT($seat) }?
        [press] Нажмите { $button }: { SEAT($seat) }.
        [belt] Положите на ленту один чемодан и уберите руки: лента пройдёт два с лишним круга.
        [belt-runs] Лента движется. Уберите руки; любая кнопка останавливает её.
       *[other] Оставьте всё как есть на минуту.
    }
table-stage-no-reader = Ни один считыватель не отвечает.
    .remedy = Проверьте провода и питание: страница «{ table-menu-wiring }».
table-stage-sticker =
    { $found ->
        [read] всё время читает метку в { $number } мм
        [lost] теряет метку в { $number } мм
       *[other] не читает метку в { $number } мм
    }
    .remedy = Слабый считыватель: другая метка, металл в 20 мм, затем плата другой марки.
table-stage-rests =
    { $found ->
        [yes] стоит
       *[other] движется сам
    }
    .remedy = Выньте батарею и проверьте контакт standby и его резистор.
table-stage-turned =
    { $found ->
        [clockwise] вращался по часовой стрелке
        [anticlockwise] вращался против часовой стрелки
       *[other] не вращался
    }
    .remedy = Поменяйте два провода мотора; если не вращался: батарея, выключатель, предохранитель, драйвер.
table-stage-stray = прорези в покое: { $count }
    .remedy = Поставьте 100 нФ на датчик и защитите его от света.
table-stage-slots = прорези: { $counted } из { $expected }
    .remedy =
        { $found ->
            [none] Проверьте провода датчика и идёт ли кольцо в вилке.
            [twice] Прорези считаются дважды: поставьте 100 нФ на датчик.
            [edge] В каждом обороте нет края прорези: очистите прорези, поставьте вилку посередине.
           *[other] Поверните ровно столько; если то же самое, очистите прорези.
        }
table-stage-no-station = не отвечает
    .remedy = Подключите её и сделайте станцией: «{ table-menu-flash }».
table-stage-light =
    { $found ->
        [yes] пульсирует белым
       *[other] не пульсирует белым
    }
    .remedy = Проверьте четыре ножки светодиода и их резисторы.
table-stage-button =
    { $found ->
        [good] кнопка { $button } отвечает
        [none] кнопка { $button }: ничего не пришло
       *[other] кнопка { $button }: ответила другая
    }
    .remedy = Проверьте провода кнопки у её Pico; кабели могут быть перепутаны.
table-stage-tile = чемодан прочитан: { $count }
    .remedy = Слабый считыватель или его держатель слишком низко; уберите металл, проверьте метку чемодана.

# ---- phones ---------------------------------------------------------------------------------------

web-welcome = Играйте с этого телефона: стол — на телевизоре.
web-name = Ваше имя
web-code = Код с экрана
web-chair = Ваше место
web-join = Сесть
web-watch = Просто смотреть
web-places = Эта страница здесь:
web-people = Кто за столом
web-table = Стол
web-acts = Что можно сделать
web-hand = Ваши карты
web-more = Ещё
web-cover-hand = Прятать мои карты, пока на них не лежит палец
web-language = Язык
web-choose = Выбрать
web-leave = Встать из-за стола
web-hidden = Закрытая карта
web-here = Сюда
web-put-back = Положить назад
web-bot-away = Убрать бота
web-nobody = Без имени
web-look-up = Смотрите на экран!
web-lost = Нет связи. Место остаётся за вами, страница пробует снова.
web-elsewhere = Теперь это место открыто на другом телефоне.
web-take-back = Играть снова здесь
web-slow = Задержка, мс:
web-hold-to-agree = Удерживайте, чтобы согласиться
web-no-script = Странице нужен JavaScript: разрешите его для этого адреса.
web-wrong-code = На экране другой код. Посмотрите ещё раз и наберите его снова.
web-seat-taken = Там уже кто-то сидит. Выберите другое место.
web-all-taken = Все места заняты. Пока можно смотреть: вдруг одно освободится.
web-real-table = За этим столом играют руками. Здесь можно смотреть.
web-too-many-tries = Слишком много неверных кодов. Подождите минуту и попробуйте снова.
web-back = Назад
web-move = Продолжить на другом телефоне
web-move-code = Откройте этот адрес на другом телефоне и наберите код { $code }.
web-name-refused = Это имя здесь не показать. Возьмите не больше 10 букв.
screen-phones = Играйте со своего телефона
screen-phones-code = Код { $code }
screen-phones-join = Все на месте? Тогда начинайте с любого телефона.
screen-phones-choose = Выбирайте на телефонах.

## A paired phone looks after the table

table-menu-pair = Подключить телефон для обслуживания стола
table-menu-phones = Подключённые телефоны
table-menu-phone = { $name }, последний раз { $day }
table-menu-phone-revoke = Да, этот телефон придётся подключить заново
screen-pin = Чтобы обслуживать стол с телефона, наберите на нём
web-desk-wait = Подождите { $seconds } с, прежде чем снова просить PIN-код, или откройте его на странице обслуживания у стола.
web-desk-no-pin = Этот PIN-код больше не действует. Попросите новый.
web-desk-wrong-pin = На экране другой PIN-код. Осталось попыток: { $count }.
web-desk-not-paired = Сначала этот телефон нужно подключить к столу.
web-desk-changed = Стол теперь предлагает другое. Посмотрите ещё раз.
web-desk-title = Обслужить стол
web-desk-settings = Настройки
web-desk-settings-hint = Пустое остаётся как есть.
web-desk-setting-wrong = Такой настройка быть не может: { $key }.
web-desk-table-wrong = Этот файл стола не годится: { $system }
web-desk-too-long = Этот файл слишком длинный.
web-desk-no-file = Файл не пришёл.
web-desk-save = Сохранить
web-setting = { $key ->
    [table] Файл стола
    [volume] Громкость, от 0 до 100
    [timezone] Часовой пояс, например Europe/Moscow
    [hostname] Имя в сети
    [keyboard] Клавиатура, например ru
    [update_from] Где лежат обновления, например https://example.org/reclaim/ (-: нигде)
    [country] WiFi: страна, две буквы
    [name] WiFi: имя
   *[password] WiFi: пароль
}
web-desk-table = Файл стола
web-desk-table-hint = Файл или его текст
web-desk-table-take = Проверить и взять
web-desk-backup = Резервная копия
web-desk-backup-save = Сохранить копию на этом телефоне
web-desk-backup-hint = Копия с этого телефона
web-desk-backup-take = Взять её
web-desk-logs = Журналы
web-desk-logs-pack = Собрать журналы
web-desk-logs-save = Сохранить журналы на этом телефоне
web-desk-update = Обновление
web-desk-update-hint = Файл .slot и его .minisig, оба вместе
web-desk-update-waits = Прежнее обновление ещё рассматривается.
web-desk-update-none = { $file } не обновление: имя должно кончаться на .slot или .slot.minisig.
web-desk-update-half = Теперь передайте и { $file }.
web-desk-update-brought = { $file } пришёл. Стол сейчас его рассматривает.
web-desk-people = Люди
web-desk-new-name = Другое имя
web-desk-forget = Забыть { $name } во всех партиях
web-desk-name-taken = Кого-то уже зовут { $name }.
web-desk-type-pin = Наберите PIN-код, который показан на экране стола.
web-desk-pin = PIN-код
web-desk-pair = Подключить
web-desk-ask-pin = Показать PIN-код на экране стола
web-desk-phone-name = Как называется этот телефон
web-desk-busy = Любая кнопка на столе это остановит.
web-desk-by-hand = У стола: держите зелёную кнопку.
web-desk-silent = Стол не отвечает. Страница попробует ещё раз.

## The table's own WiFi, and the page on which it is set up

screen-own-wifi = Настройте стол с телефона
screen-own-wifi-name = WiFi { $name }
screen-own-wifi-password = Пароль { $password }
screen-own-wifi-address = Затем откройте { $address }
web-set-up-region = Где стоит стол
web-set-up-network = WiFi, к которой подключится стол
web-set-up-no-network = Никакая: столу не нужна сеть
web-set-up-hidden = Другая WiFi, по имени
web-set-up-phones = Телефоны в той же сети могут участвовать
web-set-up-saved = Сохранено. Стол перезапустится с этим, как только никто не играет.
web-set-up-joins = Стол подключается к «{ $network }», и его собственная WiFi исчезает. Если его не пустят, она вернётся и скажет почему.
