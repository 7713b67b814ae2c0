# Русский

luggage-title = Where's My Luggage?
luggage-screen-attract = Аэропорт, где все рейсы прилетают разом

## Names

suitcase-tartan = Клетка
suitcase-stripes = Полоски
suitcase-dots = Горошек
suitcase-stars = Звёзды
suitcase-leather = Кожа
suitcase-zigzag = Зигзаг
passenger-highlander = Горец
passenger-detective = Детектив
passenger-lumberjack = Лесоруб
passenger-yeti = Йети
passenger-punk = Панк
passenger-pirate = Пират
passenger-referee = Судья
passenger-sailor = Моряк
passenger-mime = Мим
passenger-beekeeper = Пчеловод
passenger-clown = Клоун
passenger-painter = Художник
passenger-flamenco-dancer = Фламенко
passenger-cook = Повар
passenger-ladybird = Божья коровка
passenger-astronaut = Космонавт
passenger-wizard = Волшебник
passenger-alien = Пришелец
passenger-cowboy = Ковбой
passenger-robot = Робот
passenger-caveman = Пещерный человек
passenger-aviator = Авиатор
passenger-viking = Викинг
passenger-explorer = Исследователь
passenger-vampire = Вампир
passenger-pharaoh = Фараон
passenger-samurai = Самурай
passenger-mermaid = Русалка
passenger-inventor = Изобретатель
passenger-dragon = Дракон

## What the screen says by itself

luggage-screen-round = Раунд { $number } из { $of }
luggage-screen-assisted = С подсказками
luggage-screen-rulebook = По правилам
luggage-screen-memory = На память
luggage-screen-mapping = Лента изучает чемоданы
luggage-screen-verifying = Уберите руки: лента считает чемоданы
luggage-screen-tiles = { $found } из { $expected }
luggage-screen-missing = Не хватает
luggage-screen-several = { $count ->
        [1] { SUITCASE($pattern) }
       *[other] { $count } × { SUITCASE($pattern) }
    }
luggage-screen-all-on-belt = Все на ленте
luggage-screen-off-belt = Не на ленте: { $count }
luggage-screen-times = × { $count }
luggage-screen-flip = Откройте!
luggage-screen-no-card = Карты пока нет
luggage-screen-no-card-left = Карт больше нет
luggage-screen-ready = На старте
luggage-screen-not-ready = Рука на колоде, нажмите A
luggage-screen-done = Готово!
luggage-screen-ended-done = { NAMES($seats) }: готово!
luggage-screen-ended-time = Время вышло
luggage-screen-ended-stuck = Никому не закончить
luggage-screen-checked = Все показаны
luggage-screen-tap-pairs = Покажите пары
luggage-screen-scores = Счёт после раунда { $number }
luggage-screen-points = +{ $count }
luggage-screen-lead =
    { $count ->
        [one] с отрывом в { $count } очко
        [few] с отрывом в { $count } очка
        [many] с отрывом в { $count } очков
       *[other] с отрывом в { $count } очка
    }
luggage-screen-grabs = взято
luggage-screen-figures-grabs = Где брали на ленте
luggage-screen-figures-matches = найдено
luggage-screen-figures-wrong = не те
luggage-screen-figures-lost = потеряно
luggage-screen-figures-streak = подряд
luggage-screen-figures-nowhere = Для этой партии неизвестно, где брали чемоданы.
luggage-screen-figures-rulebook = По правилам никто не прикладывает того, что смотрит: времени и мест нет.
luggage-screen-figures-untapped = Чемоданов взяли с ленты, не приложив: { $count }.
luggage-screen-report-matches = Верно
luggage-screen-report-wrong = Ошибок
luggage-screen-report-lost = Потеряно
luggage-screen-report-streak = Подряд
luggage-screen-report-most = больше всех
luggage-screen-report-note-times = Секунд до находки: от прошлого приложения (карты или чемодана) до нужного чемодана. Число — медиана.
luggage-screen-report-note-grabs = Где брали: последнее известное место каждого чемодана на ленте, по часовой стрелке от первого считывателя (янтарный).

## What the table says

luggage-still-missing =
    { $count ->
        [1] Ещё не хватает чемодана «{ SUITCASE($pattern) }».
       *[other] Ещё не хватает чемоданов «{ SUITCASE($pattern) }»: { $count }.
    }
    .remedy = Загляните под стол и положите на ленту.
luggage-not-back =
    { $count ->
        [1] Чемодан «{ SUITCASE($pattern) }» не вернулся на ленту.
       *[other] Не вернулись на ленту чемоданы «{ SUITCASE($pattern) }»: { $count }.
    }
    .remedy = Верните недостающее, или все держат A, чтобы играть без него.
luggage-kept = { SEAT($seat) }: чужой чемодан «{ SUITCASE($pattern) }» не вернулся на ленту.
    .remedy = Верните его; если он отложен, верните и пассажира.
luggage-gone =
    { $count ->
        [1] Чемодана «{ SUITCASE($pattern) }» нет на ленте, и никто его не приложил.
       *[other] Нет на ленте и не приложены чемоданы «{ SUITCASE($pattern) }»: { $count }.
    }
    .remedy = Приложите или верните; может, он под другим.
luggage-one-at-a-time = Чемоданов не на ленте: { $count }, а в руках может быть { $most }.
    .remedy = По одному: верните остальные.
luggage-claims-too-many = «Готово!» требует чемоданов: { $expected }, а не на ленте их не больше { $most }.
    .remedy = Приложите пары, какие есть.
luggage-weak =
    { $count ->
        [1] Метка чемодана «{ SUITCASE($pattern) }» читается плохо.
       *[other] Плохо читаются метки чемоданов «{ SUITCASE($pattern) }»: { $count }.
    }
    .remedy = После партии проверьте их у считывателя и смените медленную.
luggage-counted = Перед продолжением раунда чемоданы на ленте считают.
    .remedy = Уберите руки.
luggage-recounting = Ленту пересчитывают, и пока никто не играет.
    .remedy = Верните то, что просит экран.
luggage-mapping = Лента изучает чемоданы.
    .remedy = Уберите руки.
luggage-ready = Руку на свою колоду!
    .remedy = Нажмите A, когда готовы.
luggage-play = Где мой багаж? Открывайте, хватайте, прикладывайте!
    .remedy = Карт нет? Нажмите A: готово!
luggage-play-rulebook = Где мой багаж? Открывайте, хватайте, откладывайте!
    .remedy = Карт нет? Нажмите A: готово!
luggage-verifying = Стоп! Лента считает чемоданы.
    .remedy = Верните то, что держите, и уберите руки.
luggage-check = Приложите каждую пару: пассажир, потом чемодан.
    .remedy = B — вернуть пару, A — это всё.
luggage-round-over = Верните всё, перемешайте, сдайте снова.
    .window = Раунд окончен.
    .remedy = Нажмите A: следующий раунд.
luggage-over = Партия окончена.
    .remedy = Нажмите A, чтобы сыграть ещё раз.
luggage-lap-running = Лента ещё изучает, где лежат чемоданы.
    .remedy = Уберите руки до конца круга.
luggage-not-started = Раунд начнётся, когда все готовы.
    .remedy = Верните чемодан, положите руку на свою колоду и нажмите A.
luggage-already-ready = Вы уже готовы.
    .remedy = Ждите остальных.
luggage-not-now = Идёт раунд.
    .remedy = Ищите дальше.
luggage-after-done = Раунд окончен: больше ничего не считается.
    .remedy = Верните на ленту то, что держите.
luggage-between-rounds = Раунд сосчитан.
    .remedy = Верните всех пассажиров и чемоданы для следующего раунда.
luggage-match-over = Партия окончена.
    .remedy = Начните новую, чтобы играть.
luggage-no-clock = О времени раунда не договаривались.
    .remedy = Раунд кончается словом «Готово!».
luggage-not-on-belt = Чемодан, которого нет на ленте, не может там пропасть.
    .remedy = Пересчитайте ленту.
luggage-not-stuck = Чемодан хотя бы одного пассажира ещё можно найти.
    .remedy = Раунд продолжается.
luggage-not-your-turn = Сейчас ход другого игрока.
    .remedy = Переверните назад и ждите.
luggage-nobody-there = Там никто не играет.
    .remedy = Выберите место, где играют.
luggage-not-in-play = Этой фишки нет в вашем наборе.
    .remedy = Уберите её в коробку.
luggage-flip-first = Вам ещё не для кого искать.
    .remedy = Верните чемодан; откройте следующую карту колоды и приложите её.
luggage-not-resolved = Вы ещё ищете багаж другого пассажира.
    .remedy = Верните карту в колоду рубашкой вверх; сначала найдите чемодан открытого пассажира.
luggage-others-passenger = Этого пассажира сдали другому игроку.
    .remedy = Отдайте карту.
luggage-passenger-is-aside = Этот пассажир отложен.
    .remedy = Верните карту к своим парам.
luggage-too-many-cards = Все свои карты вы уже видели.
    .remedy = Отложите лишнюю карту до следующего раунда, не показывая.
luggage-nothing-left = Пассажиров у вас больше нет.
    .remedy = Верните чемодан и объявите «Готово!» кнопкой A.
luggage-tapped-in-rulebook-play = По правилам чемоданы прикладывают только при проверке.
    .remedy = Отложите чемодан или верните, как решите.
luggage-own-tile-aside = Этот чемодан вы уже отложили.
    .remedy = Верните его к своим парам.
luggage-others-tile-aside = Этот чемодан отложил другой игрок.
    .remedy = Верните его на место.
luggage-not-held = Вы держите не этот чемодан.
    .remedy = Положите его, где он был.
luggage-false-alarm = Ложная тревога: пассажиры у вас ещё есть.
    .remedy = Все играют дальше.
luggage-already-done = Вы уже закончили.
    .remedy = Ждите остальных.
luggage-already-checked = Вы сказали, что показали все пары.
    .remedy = Ждите остальных.
luggage-passenger-shown = Этот пассажир уже показан.
    .remedy = Если пара неверна, верните её с B.
luggage-tile-shown = Этот чемодан уже показан — вами или другим.
    .remedy = Покажите чемодан, отложенный с этим пассажиром.
luggage-tile-was-on-belt = В конце раунда этот чемодан лежал на ленте, он не был отложен.
    .remedy = Верните его; пара не считается.
luggage-nothing-shown = Возвращать нечего.
    .remedy = Приложите пассажира, потом его чемодан.
luggage-half-pair = Пассажир приложен без чемодана.
    .remedy = Приложите и чемодан; или верните пассажира с B.
luggage-passenger-first = Чемодан приложен без пассажира.
    .remedy = Сначала пассажир, потом чемодан.
luggage-other-game = Эта фишка из другой игры.
    .remedy = Уберите её в её коробку.
luggage-own-pad = В этой игре поля не нужны.
    .remedy = Приложите у себя.
luggage-aside-on-belt = Отложенный чемодан лежит на ленте.
    .remedy = Снимите его и положите к своим парам.
luggage-still-waits = Ложная тревога: { PASSENGER($passenger) } ещё ждёт чемодан.
    .remedy = Приложите пассажира и отложенный чемодан; или ищите дальше.
luggage-waits-on = { SEAT($seat) }: { PASSENGER($passenger) } ждёт дальше, чемодан не приложен.
    .remedy = Отложили чемодан? Верните его на ленту.
luggage-play-memory-turned = Открыто: { SUITCASE($pattern) }, { $face ->
        [lost] потерян
       *[other] { PASSENGER($face) }
    }.
    .remedy = Ходит { SEAT($active) }: откройте один чемодан и приложите.
luggage-play-memory = Откройте один чемодан и приложите.
    .remedy = Ходит { SEAT($active) }.
luggage-problem-tile-missing = Не хватает чемодана «{ SUITCASE($pattern) }».
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-aside-twice = Чемодан «{ SUITCASE($pattern) }» отложен дважды.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-twice =
    Чемодан «{ SUITCASE($pattern) }» сразу { $place ->
        [belt] на ленте
        [hand] в руке
        [aside] отложен
       *[missing] пропал
    } и { $other ->
        [belt] на ленте
        [hand] в руке
        [aside] отложен
       *[missing] пропал
    }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-not-in-play = На столе чемодан не из этого набора.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-nowhere = Чемодана «{ SUITCASE($pattern) }» нет нигде.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-twice = Пассажир лежит в двух местах.
    .remedy = { table-undo-or-play-on }
luggage-problem-passengers-seen = Виденные пассажиры — не те, что у игроков.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-not-in-play = На столе пассажир не из этого набора.
    .remedy = { table-undo-or-play-on }
luggage-problem-cards = У { SEAT($seat, case: "genitive") } пассажиров: { $count }; сдано: { $dealt }.
    .remedy = { table-undo-or-play-on }
luggage-problem-none-in-front = У { SEAT($seat, case: "genitive") } пассажиры ждут, а искать не для кого.
    .remedy = { table-undo-or-play-on }
luggage-problem-wrong-pair = { SEAT($seat) }: отложен неверный чемодан для пассажира «{ SUITCASE($pattern) }».
    .remedy = { table-undo-or-play-on }
luggage-problem-score-count = Счёт { SEAT($seat, case: "genitive") }: { $count }; сыграно раундов: { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-scores = У { SEAT($seat, case: "genitive") } не может быть счёта { $scores }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-round = Нет раунда { $round } в партии из { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-player = Нет игрока { $player }, чей мог бы быть ход.
    .remedy = { table-undo-or-play-on }
luggage-problem-does-not-play = Кто-то записан как «{ $role }», но не играет.
    .remedy = { table-undo-or-play-on }
luggage-problem-ready = Готовы в фазе { $phase }: { $count }.
    .remedy = { table-undo-or-play-on }
luggage-problem-ended-by = Фаза { $phase }, но раунд закончен: { $by }.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-by-nobody = Раунд закончен «Готово!», или кто-то закончил, но не то и другое.
    .remedy = { table-undo-or-play-on }
luggage-problem-memory-goes-on = Очередь пуста, это конец игры, но она идёт.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-too-early = Игрок закончил, а пассажиры у него есть.
    .remedy = { table-undo-or-play-on }

## Options

luggage-option-play =
    Игра: { $value ->
        [assisted] с подсказками
       *[rulebook] по правилам
    }
luggage-option-per-suitcase =
    Чемоданы: { $value ->
        [5] все 36
        [4] 24, для младших
        [2] 12, для младших
       *[3] 18, для младших
    }
luggage-option-variant =
    Вариант: { $value ->
        [belt] лента идёт
       *[memory] на память, по ходам
    }
luggage-option-clock-min =
    Время раунда: { $value ->
        [none] без предела
       *[other] { $value } мин
    }

## Choices

luggage-passenger = { PASSENGER($passenger) }

## Why the table said so

luggage-why-missing = Чемодана «{ SUITCASE($pattern) }» нет.
luggage-why-suspected = Чемодана «{ SUITCASE($pattern) }», возможно, нет.
luggage-why-taken = { SEAT($seat) } прикладывает чемодан «{ SUITCASE($pattern) }».
luggage-why-returned = Чемодан «{ SUITCASE($pattern) }» на ленте. { READER($reader) } его прочёл.
luggage-why-withdrawn = Чемодан «{ SUITCASE($pattern) }» на ленте. { READER($reader) } его прочёл, и у { SEAT($seat, case: "genitive") } его больше нет.
luggage-why-weak = Метка чемодана «{ SUITCASE($pattern) }» читается плохо: пропущено { $count } % из { $of } проходов.
luggage-why-dead = Метка чемодана «{ SUITCASE($pattern) }» больше не читается: пропущено { $count } % из { $of } проходов.
luggage-why-never-read = Её ни разу не прочли.
luggage-why-last-read = Последний раз прочтён за { $seconds } с до того.
luggage-why-passes =
    { $count ->
        [one] { READER($reader) } видел его место с тех пор { $count } раз, но ничего не прочёл.
        [few] { READER($reader) } видел его место с тех пор { $count } раза, но ничего не прочёл.
       *[other] { READER($reader) } видел его место с тех пор { $count } раз, но ничего не прочёл.
    }
luggage-why-doubt = Что он всё же там: 1 к { $of }.

## What the virtual table says

luggage-hands-wait = Уберите руки: лента считает чемоданы. С кнопкой B лента идёт быстрее.
luggage-hands-ready = Готовы? Нажмите зелёную A!
    .a = Готовы!
luggage-hands-you-are-ready = Вы готовы. Ждём остальных…
luggage-hands-well-played = Готово! Хорошая игра.
luggage-hands-watch = Ходит { SEAT($seat) }. Смотрите и запоминайте!
luggage-hands-only-found = Откладывают только то, что нашёл свет: сначала приложите чемодан у себя.
luggage-hands-not-aside = Свет сказал «нет»: верните чемодан.
luggage-hands-press-b-first = Нажмите B, чтобы вернуть последнюю пару.
luggage-hands-next = Нажмите на свою колоду: пришёл черёд следующего пассажира.
luggage-hands-flip = Нажмите на свою колоду, чтобы открыть следующего пассажира.
luggage-hands-pick = Возьмите чемодан с тем же узором { $lies ->
        [rows] из рядов
       *[belt] с ленты
    }.
luggage-hands-look-and-tap = Нажмите на чемодан, чтобы заглянуть внутрь, и приложите у себя.
luggage-hands-look-secretly = Нажмите на чемодан, чтобы заглянуть. Тсс, это секрет!
luggage-hands-tap = Приложите у себя: свет скажет, чей он.
luggage-hands-found = Это он! Отложите чемодан и пассажира.
luggage-hands-not-yours =
    { $pattern ->
        [other] Не ваш: у вашего пассажира другой узор.
       *[same] Не ваш.
    } Верните его { $lies ->
        [rows] в ряд
       *[belt] на ленту
    } и откройте следующего пассажира.
luggage-hands-put-back = Верните его { $lies ->
        [rows] в ряд
       *[belt] на ленту
    }.
luggage-hands-whose = Ваш или потерян? Отложите обоих. Чужой? Верните его { $lies ->
        [rows] в ряд
       *[belt] на ленту
    }.
luggage-hands-lay-passenger = Положите пассажира в открытую стопку.
luggage-hands-done = Пассажиров нет! Нажмите зелёную A: готово!
    .a = Готово!
luggage-hands-all-shown = Все ваши пары показаны. Ждём остальных…
luggage-hands-show-it = Приложите у себя и положите к показанным парам.
luggage-hands-show-pairs = Покажите пары: нажимайте на них по одной.
luggage-hands-was-that-all = Это всё? Нажмите зелёную A.
    .a = Это всё
luggage-hands-say-done = Пассажиров нет: нажмите зелёную A и скажите «Готово!»
luggage-hands-find-the-same = Этот пассажир ждёт: найдите чемодан с тем же узором.
luggage-hands-pairs-go-here = Найденные пары кладите сюда.
luggage-hands-hand-is-empty = Рука пуста: сначала возьмите чемодан.
luggage-hands-may-not-look = Сейчас туда смотреть нельзя: чемодан смотрят у себя в руке, пока ищут.
luggage-hands-hand-is-full = Рука полна: сначала верните или отложите чемодан.
luggage-hands-flip-first = Сначала откройте пассажира, потом отложите пару.
luggage-hands-lay-passenger-first = Вы держите пассажира: сначала положите его в открытую стопку.
luggage-hands-too-late = Поздно: кто-то был быстрее.
luggage-hands-belt-is-full = Лента полна: подождите.
luggage-hands-still-reading = Секунду: считыватель ещё читает.
luggage-hands-at-draw = Колода
luggage-hands-at-action = Открытые
luggage-hands-at-aside = Отложено
luggage-hands-at-shown = Показано
luggage-hands-put-back-here = Верните сюда
luggage-hands-reclaim = ВЫДАЧА БАГАЖА
luggage-hands-suitcases-found = Найдено чемоданов: { $found } из { $expected }

## The rules in short

luggage-rules-1 = Найдите чемоданы своих пассажиров раньше всех.
luggage-rules-2 = Все сразу: откройте пассажира, снимите с ленты чемодан с тем же узором и загляните внутрь, чтобы никто не видел.
luggage-rules-3 = Он вашего пассажира или потерян — отложите обоих. Чужой — верните и откройте следующего пассажира.
luggage-rules-4 = На каждого пассажира — один чемодан: второй берут, только открыв следующего пассажира.
luggage-rules-5 = Колода кончилась — переверните стопку и продолжайте. Пассажиров больше нет — скажите «Готово!»: раунд окончен для всех.
luggage-rules-6 = Верная пара — 1 очко; потерянный багаж и ошибки — ничего.
luggage-rules-7 = После последнего раунда побеждает тот, у кого больше очков.

## Climaxes and the log

luggage-stage-done = У { SEAT($seat, case: "genitive") } последний чемодан: готово!
luggage-stage-hands-off = Уберите руки: лента считает.
luggage-stage-turns = { SEAT($seat) } открывает: { SUITCASE($suitcase) }
luggage-stage-match = Это чемодан для { SEAT($seat, case: "genitive") }!
luggage-stage-lost = Потерянный багаж для { SEAT($seat, case: "genitive") }!
luggage-stage-other = Это чужой чемодан.
luggage-log-done = { SEAT($seat) }: готово!
luggage-log-match = { SEAT($seat) }: багаж найден — { PASSENGER($passenger) }
luggage-log-lost = { SEAT($seat) }: потерянный багаж — { PASSENGER($passenger) }
luggage-log-other = { SEAT($seat) }: неверный чемодан — { PASSENGER($passenger) }
luggage-log-turned = { SEAT($seat) } открывает: { SUITCASE($suitcase) } — { PASSENGER($passenger) }
luggage-known-holds = { SEAT($seat) }: в руке чемодан «{ SUITCASE($pattern) }»
luggage-known-off = Не на ленте: { SUITCASE($patterns) }

## Имена

luggage-screen-best = рекорд: { $points }
# A look where a suitcase lies

luggage-hands-look-in-hand = Никто не может заглядывать под чемодан там, где он лежит. Нажмите на него.
## Lessons

luggage-lesson-ready = Играют все сразу. Положите руку на свою колоду и нажмите A; раунд начнётся, когда готовы все.
    .window = Играют все сразу: раунд начнётся, когда готовы все.
luggage-lesson-flip = Откройте верхнюю карту колоды: теперь ищите чемодан этого пассажира.
luggage-lesson-grab = Снимите с ленты чемодан с узором пассажира и посмотрите на оборот так, чтобы никто не видел.
luggage-lesson-tap = Приложите его у себя. Ровный зелёный или две жёлтые вспышки — отложите обоих. Мигает красный — верните и откройте следующего.
    .window = Проверьте, чей он. Вашего пассажира или потерянный — отложите обоих. Чужой — верните и откройте следующего.
luggage-lesson-judge = Решайте сами: его чемодан или потерянный — отложите обоих; чужой — верните и откройте следующего.
luggage-lesson-done = Пассажиров не осталось? Нажмите A и скажите «Готово!»: раунд окончен для всех.
    .window = Пассажиров не осталось? Скажите «Готово!»: раунд окончен для всех.
luggage-lesson-check = Покажите пары: приложите пассажира, затем его чемодан. A — это всё.
    .window = Покажите пары, одну за другой; затем скажите, что это всё.
luggage-lesson-memory = Каждый ход один чемодан открывают и прикладывают. Запомните, чей он: не подошёл вашему пассажиру — он вернётся на место.
    .window = Каждый ход один чемодан открывают. Запомните, чей он: не подошёл вашему пассажиру — он вернётся на место.

## Why: a sentence for each ruling (docs/rulings-luggage.md)

luggage-rule-3 = Чемодан ищут, только когда пассажир открыт.
luggage-rule-4 = В руке держат только один чемодан.
luggage-rule-6 = Чемодан принадлежит тому, кто первым снял его с ленты.
luggage-rule-8 = Отложенное лежит до проверки.
luggage-rule-10 = Закончил тот, у кого нет пассажиров; потерянные и ошибочные не в счёт.
luggage-rule-11 = После «Готово!» ничего не считается: важно, когда отложили.
luggage-rule-12 = Закончить в раунде могут несколько; они ждут остальных.
luggage-rule-14 = В игре по правилам стол проверяет в конце при всех: пассажира, затем его чемодан.
luggage-rule-15 = Партия решена: побеждает большее число очков, при равенстве — вместе.
luggage-rule-16 = Перед новым раундом всё возвращают и мешают; карта считается только тому, кому сдана.
luggage-rule-17 = Сам стол кончает раунд, лишь если его никто не может закончить или вышло время.
luggage-rule-18 = В игре для младших каждый ход — одному игроку и одному чемодану, и фишек меньше.
luggage-rule-19 = Сначала лента изучает чемоданы; раунд начнётся, когда готовы на всех местах.
luggage-rule-20 = Играют только занятые места, два и больше.
luggage-option-rounds = Раунды: { $value }

## Память: сначала пассажир

luggage-play-memory-flip = Откройте пассажира и приложите.
    .remedy = Ходит { SEAT($active) }.
luggage-play-memory-turned-flip = Открыто: { SUITCASE($pattern) }, { $face ->
        [lost] потерян
       *[other] { PASSENGER($face) }
    }.
    .remedy = Ходит { SEAT($active) }: откройте пассажира и приложите.
## A passenger that was flipped too early, in turns
luggage-hands-too-early = Слишком рано: нажмите на открытого пассажира, и он вернётся в колоду.
luggage-hands-tap-passenger = Нажмите на открытого пассажира: считыватель его ещё не видел.

## Раунд по книге правил, вручную

luggage-hands-other-pattern = Это не узор вашего пассажира: верните чемодан на ленту, не глядя.
luggage-hands-look-first = Сначала загляните внутрь: нажмите на чемодан.
luggage-hands-too-late-for-it = Для этого поздно: верните его на ленту.
luggage-hands-nothing-to-show = Показывать нечего: нажмите зелёную A.
luggage-log-back = { SEAT($seat) }: пара взята назад — { PASSENGER($passenger) }
luggage-story-fastest = { SEAT($seat) }: самая быстрая находка за { $seconds } с
luggage-story-streak = { SEAT($seat) }: больше всех находок подряд ({ $count })
luggage-story-lost = { SEAT($seat) }: больше всех потерянного багажа ({ $count })
luggage-story-wrong = { SEAT($seat) }: больше всех чужих чемоданов ({ $count })
luggage-story-sure = { SEAT($seat) }: меньше всех чужих чемоданов ({ $count })
luggage-story-round = { SEAT($seat) }: лучший раунд партии ({ $count })

# ---- phones ---------------------------------------------------------------------------------------

luggage-page-suitcase = Чемодан: { SUITCASE($suitcase) }
