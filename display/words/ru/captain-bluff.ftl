# Русский

captain-bluff-title = Captain Bluff
captain-bluff-screen-attract = Шесть лент багажа, и никто не говорит правду

## Cards

card-paris = Париж
card-london = Лондон
card-tokyo = Токио
card-round-trip = Кругосветка
card-change-of-direction = Смена направления
card-arrivals-board = Табло прилёта
card-delayed-flight = Задержка рейса
captain-bluff-does-round-trip = Заменяет любой багаж и следующее число
captain-bluff-does-change-of-direction = Разворачивает ряд от последнего числа
captain-bluff-does-arrivals-board = Показывает два города вылета
captain-bluff-does-delayed-flight = Остальные, у кого меньше пяти карт, берут одну

## What the screen says by itself

captain-bluff-screen-turn = Ход { $number }
captain-bluff-screen-turns-left =
    { $count ->
        [1] Последний ход
        [one] Остался { $count } ход
        [few] Осталось { $count } хода
       *[other] Осталось { $count } ходов
    }
captain-bluff-screen-pile = колода
captain-bluff-screen-discards = сброс
captain-bluff-screen-window = { SEAT($seat) } кладёт на ленту { $belt }. Это блеф?
captain-bluff-screen-recovers = { SEAT($seat) } забирает багаж с ленты { $belt }
captain-bluff-screen-called = Не верю! Блефует ли { SEAT($seat) } на ленте { $belt }?
captain-bluff-screen-was = { CARD($card) }! { SEAT($placer) } блефует, { SEAT($caller) } это видит: карты берёт { SEAT($loser) }.
captain-bluff-screen-was-none = { CARD($card) }! { SEAT($placer) } не блефует: карты берёт { SEAT($loser) }.
captain-bluff-screen-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
captain-bluff-screen-lead =
    { $count ->
        [one] на { $count } карту меньше
        [few] на { $count } карты меньше
        [many] на { $count } карт меньше
       *[other] на { $count } карты меньше
    }
captain-bluff-screen-define = Кладёт город
captain-bluff-screen-places = Кладёт багаж
captain-bluff-screen-looks = Смотрит
captain-bluff-screen-draw = Берёт карту
captain-bluff-screen-take = Берёт карту
captain-bluff-screen-picks-up = Забирает
captain-bluff-screen-airport = Карта аэропорта?
captain-bluff-screen-passed = Пас
captain-bluff-screen-call = Не верю? A
captain-bluff-screen-has-turn = Ходит
captain-bluff-next-higher = дальше: { $number } или больше
captain-bluff-next-lower = дальше: { $number } или меньше
captain-bluff-next-either = дальше: до { $lower } или от { $higher }
captain-bluff-next-one-of = дальше: { $lower } или { $higher }
captain-bluff-next-only = дальше: { $number }
captain-bluff-next-new = дальше: новый ряд
captain-bluff-next-none = ни одно число не подходит
captain-bluff-next-trip = или { card-round-trip }

## What the table says

captain-bluff-dealing =
    { $reads ->
        [late] Каждому багажа: { $luggage }, карт аэропорта: { $airport }, всё закрыто.
       *[every] Каждому багажа: { $luggage }, карт аэропорта: { $airport }.
    }
    .remedy =
        { $reads ->
            [late] Нажмите A, когда все сданы; карту читают, когда её играют.
           *[every] Приложите каждую у того, кто её получает.
        }
captain-bluff-setup = { SEAT($active) }: { captain-bluff-setup.asked }
    .asked = положите город вылета, закрытый, над лентой.
    .remedy =
        { $spots ->
            [0] Выберите ленту, затем приложите карту у себя; взамен карту не берут.
           *[other] Приложите карту на поле ленты; взамен карту не берут.
        }
captain-bluff-turn = { SEAT($active) }: { captain-bluff-turn.asked }
    .asked =
        { $empty ->
            [6] положите карту на ленту.
           *[other] положите карту на ленту или выберите другое действие.
        }
    .remedy =
        { $recoverable ->
            [0]
                { $spots ->
                    [0] Выберите, затем приложите карту у себя.
                   *[other] Приложите карту на поле ленты или выберите.
                }
           *[other]
                { $spots ->
                    [0] Выберите, затем приложите карту у себя. Чтобы забрать багаж, просто приложите его там.
                   *[other] Приложите карту на поле ленты или выберите. Чтобы забрать багаж, приложите его у себя.
                }
        }
    .holding =
        { $empty ->
            [0] { "" }
           *[other] На пустой ленте она станет городом вылета.
        }
captain-bluff-turn-acted = { SEAT($active) }: { captain-bluff-turn-acted.asked }
    .asked = карта аэропорта или конец хода.
    .without = Закончите ход.
    .remedy =
        { $spots ->
            [0] Сначала выберите её ленту или приложите у себя; A — конец хода.
           *[other] Приложите карту у её ленты или у себя; A — конец хода.
        }
captain-bluff-placing = { SEAT($active) }: { captain-bluff-placing.asked }
    .asked = положите багаж на ленту { $belt }.
    .without = Закончите цепочку.
    .remedy =
        { $spots ->
            [0] Следующее число приложите у себя; A, когда цепочка готова.
           *[other] Следующее число приложите на то же поле; A, когда цепочка готова.
        }
captain-bluff-placing-trip = { SEAT($active) }: { captain-bluff-placing-trip.asked }
    .asked = положите багаж на ленту { $belt }.
    .remedy =
        { $spots ->
            [0] Ряд не начинают одной Кругосветкой: приложите число у себя.
           *[other] Ряд не начинают одной Кругосветкой: приложите число на то же поле.
        }
captain-bluff-window = { SEAT($active) } кладёт багаж на ленту { $belt }. Это блеф?
    .remedy = Остальные: A — не верю, B — пас.
    .a = не верю!
    .b = пас
captain-bluff-reveal = Кто-то не верит: откройте город вылета над лентой { $belt }.
    .remedy = Приложите или выберите, что это.
captain-bluff-looking = { SEAT($active) }: { captain-bluff-looking.asked }
    .asked = посмотрите два города вылета.
    .remedy = Выберите ленты; верните карты закрытыми.
captain-bluff-looks = { SEAT($active) } смотрит город над лентой { $belt }.
    .remedy = Больше не смотрит никто; затем город кладут закрытым.
captain-bluff-draw = { SEAT($active) }: { captain-bluff-draw.asked }
    .asked = возьмите карту.
    .remedy = Приложите у себя, чтобы никто не видел.
captain-bluff-reshuffle = Колода пуста.
    .remedy = Перемешайте сброс, затем A.
captain-bluff-taking = { SEAT($active) }: { captain-bluff-taking.asked }
    .asked = возьмите старый город с ленты { $belt }.
    .remedy = Сначала положите туда новую карту, потом приложите старую у себя.
captain-bluff-recovering = { SEAT($active) }: { captain-bluff-recovering.asked }
    .asked = заберите багаж с ленты { $belt }.
    .remedy = С последней: приложите каждую у себя. A, когда это всё.
captain-bluff-read = Карта не прочтена.
    .remedy = Приложите ещё раз или выберите, что это.
captain-bluff-over = { NAMES($winners) }: дома раньше всех! Партия окончена.
    .remedy = Нажмите A, чтобы сыграть ещё раз.
captain-bluff-other-pad = Этот считыватель — не того, у кого эта карта.
    .remedy = Карту из руки приложите у себя или у ленты.
captain-bluff-at-its-belt = Город вылета сейчас сменят.
    .remedy = Приложите новую карту у её ленты или выберите другое.
captain-bluff-which-way = Ещё не решено, в какую сторону считает карта на ленте.
    .remedy = Выберите в меню вверх или вниз или сначала заберите ту карту.
captain-bluff-no-belt-here = У этого поля нет ленты.
    .remedy = Приложите карту на одно из полей 1–6.
captain-bluff-not-exchanged = Это не та карта, что сменили.
    .remedy = Верните; приложите у себя старый город.
captain-bluff-read-already = Эта карта уже прочтена, не хватает не её.
    .remedy = Приложите непрочтённую карту или назовите её в меню.
captain-bluff-still-dealing = Карты ещё сдают.
    .remedy = Верните; сначала приложите карты всех.
captain-bluff-hand-full = На этом считывателе лишняя карта.
    .remedy = Верните карту.
captain-bluff-read-each = В этой партии каждую карту читают при сдаче.
    .remedy = Приложите карты каждого игрока на его месте.
captain-bluff-luggage-full = На этом считывателе лишний багаж.
    .remedy = Верните в колоду.
captain-bluff-airport-full = На этом считывателе лишняя карта аэропорта.
    .remedy = Верните к неиспользуемым.
captain-bluff-already-dealt = Все карты сданы.
    .remedy = Верните карту.
captain-bluff-too-late-to-redeal = Партия началась.
    .remedy = Доиграйте её.
captain-bluff-define-first = Сначала каждый кладёт закрытый город вылета.
    .remedy = Заберите; приложите карту из руки у ленты без города.
captain-bluff-not-your-turn = Сейчас ход другого игрока.
    .remedy = Заберите карту и ждите.
captain-bluff-one-action = Действие этого хода сделано.
    .remedy = Заберите; сыграйте карту аэропорта или закончите ход кнопкой A.
captain-bluff-action-first = В ходе ровно одно действие.
    .remedy = Положите багаж; определите, посмотрите или смените город; или закройте ленту.
captain-bluff-second-airport = За ход — только одна карта аэропорта.
    .remedy = Заберите вторую.
captain-bluff-run-open = Кто-то выкладывает цепочку.
    .remedy = Заберите; закончите цепочку на её ленте и закройте кнопкой A.
captain-bluff-draw-first = Нужно взять карту.
    .remedy = Сначала приложите верхнюю карту колоды.
captain-bluff-nothing-to-draw = Сейчас карт не берут.
    .remedy = Верните карту.
captain-bluff-take-first = Сменённая карта ещё не взята.
    .remedy = Сначала приложите её.
captain-bluff-nothing-to-take = На этом месте город не меняли.
    .remedy = Верните карту не глядя.
captain-bluff-reshuffle-first = Колода пуста.
    .remedy = Перемешайте сброс: это новая колода. Затем A.
captain-bluff-nothing-to-reshuffle = В колоде есть карты.
    .remedy = Играйте дальше.
captain-bluff-looks-first = Сейчас смотрят по Табло прилёта.
    .remedy = Сначала посмотрите города или закончите кнопкой A.
captain-bluff-recovery-open = Сейчас забирают багаж; до конца ничего другого.
    .remedy = Заберите; кто забирает, закончит кнопкой A.
captain-bluff-reading = Сыгранная карта не прочтена.
    .remedy = Приложите ещё раз или назовите; B вернёт её.
captain-bluff-revealing = Кто-то не верит, а город вылета не прочтён.
    .remedy = Откройте и приложите или назовите.
captain-bluff-match-over = Партия окончена.
    .remedy = Начните новую, чтобы играть.
captain-bluff-has-destination = Над этой лентой уже есть город.
    .remedy = Заберите карту; определите у другой ленты.
captain-bluff-no-destination = Над этой лентой нет города.
    .remedy = Заберите; выберите ленту с городом.
captain-bluff-no-luggage = На этой ленте нет багажа.
    .remedy = Заберите; выберите ленту с багажом.
captain-bluff-looked-already = Табло показывает два разных города.
    .remedy = Выберите другую ленту или закончите кнопкой A.
captain-bluff-city-has-line = У этого города уже есть ряд на другой ленте.
    .remedy = Заберите; положите туда.
captain-bluff-fourth-line = Рядов уже три, по одному на город.
    .remedy = Заберите; положите в конец ряда.
captain-bluff-wrong-city = Весь багаж ряда — из одного города.
    .remedy = Заберите.
captain-bluff-wrong-direction = Это число не продолжает ряд в его сторону.
    .remedy = Заберите.
captain-bluff-gap-in-run = В цепочке числа без пропусков.
    .remedy = Заберите; цепочку можно закрыть кнопкой A.
captain-bluff-gap-in-line = Договорились: в рядах нет пропусков.
    .remedy = Заберите.
captain-bluff-say-which-way = Отсюда ряд может идти вверх или вниз.
    .remedy = Выберите в меню одно из двух.
captain-bluff-way-is-clear = Выбирать нечего: сторона решена.
    .remedy = Положите карту без выбора.
captain-bluff-out-of-range = Кругосветка — это число от 1 до 17.
    .remedy = Заберите.
captain-bluff-round-trip-alone = Ряд не начинают одной Кругосветкой.
    .remedy = Заберите или добавьте багаж.
captain-bluff-round-trip-never-first = Договорились: Кругосветкой ряд не начинают.
    .remedy = Заберите.
captain-bluff-change-in-run = Смена направления не входит в цепочку.
    .remedy = Заберите; сначала закройте цепочку кнопкой A.
captain-bluff-no-line = На этой ленте нечего разворачивать.
    .remedy = Заберите.
captain-bluff-not-on-belt = Эту карту не кладут на ленту.
    .remedy = Заберите; такую карту аэропорта приложите у себя.
captain-bluff-not-on-pad = Эту карту не прикладывают у себя.
    .remedy = Верните в руку; багаж и карты для лент прикладывают у ленты.
captain-bluff-nothing-laid = Нет карты цепочки, чтобы забрать.
    .remedy = Играйте дальше.
captain-bluff-call-too-late = Не верить уже нечему: время вышло.
    .remedy = Играйте дальше.
captain-bluff-own-placement = На свой блеф «не верю» не говорят.
    .remedy = Ждите остальных.
captain-bluff-already-passed = На этом месте уже спасовали.
    .remedy = Ждите остальных.
captain-bluff-window-open = Остальные ещё могут сказать «не верю».
    .remedy = Заберите и ждите, пока все не спасуют.
captain-bluff-no-time = О времени на «не верю» не договаривались.
    .remedy = Ждите, пока все не спасуют.
captain-bluff-covered = Забрать можно только последний багаж ряда.
    .remedy = Верните.
captain-bluff-behind-airport = В конце ряда карта аэропорта, она остаётся.
    .remedy = Оставьте ряд как есть.
captain-bluff-last-luggage = В каждом ряду остаётся один багаж.
    .remedy = Оставьте на месте.
captain-bluff-other-belt = Багаж забирают с другой ленты.
    .remedy = Верните; сначала закончите кнопкой A.
captain-bluff-too-early-to-recover = Пока идёт другое, багаж не забирают.
    .remedy = Верните и подождите.
captain-bluff-not-in-hand = Насколько видел стол, этой карты у вас нет.
    .remedy = Положите, где была; приложите карту из руки.
captain-bluff-not-from-pile = Насколько видел стол, этой карты нет в колоде.
    .remedy = Положите, где была; приложите верхнюю карту колоды.
captain-bluff-nobody-there = Там никто не играет.
    .remedy = Выберите место, где играют.
captain-bluff-no-belt = Такой ленты нет.
    .remedy = Выберите одну из шести.
captain-bluff-not-unread = Такая карта чтения не ждёт.
    .remedy = Играйте дальше.
captain-bluff-not-a-card = Это не карта Captain Bluff.
    .remedy = Назовите карту игры.

## Options

captain-bluff-option-line =
    Ряд продолжают: { $value ->
        [rising] любым числом дальше
       *[consecutive] только следующим числом
    }
captain-bluff-option-round-trip-first =
    Кругосветка: { $value ->
        [in-a-run] может начать ряд
       *[never] никогда не начинает ряд
    }
captain-bluff-option-changes-go =
    Смены направления идут: { $value ->
        [to-loser] проигравшему спор
       *[to-discard] в сброс
    }
captain-bluff-option-call-s =
    Время на «не верю» и на продолжение: { $value ->
        [none] пока все не спасуют
       *[other] { $value } с
    }
captain-bluff-option-turns =
    Предел ходов: { $value ->
        [none] нет
       *[other] { $value }
    }
captain-bluff-option-standstill-rounds =
    Конец, если карт не кладут, раундов: { $value ->
        [none] нет
       *[other] { $value }
    }

## Choices

captain-bluff-menu-dealing = Сдайте карты
captain-bluff-menu-pile-empty = Колода пуста
captain-bluff-menu-which-city = Город вылета —
captain-bluff-menu-it-is = Это
captain-bluff-menu-belt = Лента { $belt }
captain-bluff-menu-counts-up = Считает вверх
captain-bluff-menu-counts-down = Считает вниз
captain-bluff-menu-take-back = Забрать
captain-bluff-menu-tap-new = Приложите новую у её ленты
captain-bluff-menu-tap-at-belt =
    { $spots ->
        [0] Выберите ленту, приложите карту
       *[other] Приложите карту у ленты
    }
captain-bluff-menu-where-to = Куда идёт карта?
captain-bluff-menu-choose-its-belt = Выберите её ленту
captain-bluff-menu-define = Определить город
captain-bluff-menu-place = Положить
captain-bluff-menu-check = Посмотреть город
captain-bluff-menu-change = Сменить город
captain-bluff-menu-close = Закрыть ленту
captain-bluff-menu-play = Сыграть карту аэропорта
captain-bluff-menu-placed = Её кладут
captain-bluff-menu-defined = Это город вылета
captain-bluff-menu-exchanged = Её меняют
captain-bluff-menu-recovered = Её забирают
captain-bluff-menu-yes-in-hand = Да, она в вашей руке
captain-bluff-menu-trip-begins = За Кругосветкой нужно число
captain-bluff-menu-run-complete = Цепочка готова
captain-bluff-menu-take-last-back = Забрать последнюю
captain-bluff-menu-look-twice = Посмотрите два разных города
captain-bluff-menu-no-more = Хватит
captain-bluff-menu-tap-drawn = Приложите карту у себя
captain-bluff-menu-has-drawn = Карта взята
captain-bluff-menu-tap-old = Приложите старую у себя
captain-bluff-menu-has-taken = Старая карта в руке
captain-bluff-menu-shuffled = Сброс перемешан
captain-bluff-card = { CARD($card) }
captain-bluff-menu-number = { $number }
captain-bluff-menu-yes-card = Да, { CARD($card) }
captain-bluff-menu-is-played = Играют: { CARD($card) }
captain-bluff-menu-which-way = Лента { $belt }: куда?
captain-bluff-menu-awaits-define = Определить город: лента { $spot }
captain-bluff-menu-awaits-place = Положить: лента { $spot }
captain-bluff-menu-awaits-change = Сменить город: лента { $spot }
captain-bluff-problem-card-twice =
    Карта сразу { $place ->
        [hand] в руке { SEAT($of, case: "genitive") }
        [pile] в колоде
        [discard] в сбросе
        [belt] на ленте { $of }
        [city] над лентой { $of }
        [aside] сменена и ещё не взята
       *[somewhere] где-то
    } и { $other ->
        [hand] в руке { SEAT($other_of, case: "genitive") }
        [pile] в колоде
        [discard] в сбросе
        [belt] на ленте { $other_of }
        [city] над лентой { $other_of }
        [aside] сменена и ещё не взята
       *[somewhere] где-то
    }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-elsewhere =
    Карту видели { $place ->
        [hand] в руке { SEAT($of, case: "genitive") }
        [pile] в колоде
        [discard] в сбросе
        [belt] на ленте { $of }
        [city] над лентой { $of }
        [aside] сменена и ещё не взята
       *[somewhere] где-то
    }, где её быть не может.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-count = Карт в игре: { $count }; должно быть: { $expected }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-pile-count = В колоде карт: { $count }, а известно: { $known }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-unread-inconsistent = Непрочтённые карты не могут быть все разными.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-belt-count = Лент: { $count }; должно быть: { $expected }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-city-above = На ленте { $belt } багаж, а города над ней нет.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-luggage = На ленте { $belt } нет багажа, но есть другие карты (CB-10).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-second-line = Ряд на ленте { $belt } — второй для своего города (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-line-kept = Запись о ряде на ленте { $belt } не следует из его карт.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-cities = На ленте { $belt } багаж двух городов (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-other-number = Багаж на ленте { $belt } считают не за его число.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-out-of-range = Карта на ленте { $belt } считается как { $number } (CB-9).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-ways = Числа на ленте { $belt } идут в разные стороны (CB-6).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-hand-too-large = У { SEAT($seat, case: "genitive") } карт: { $count }; сдают: { $dealt }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-much-luggage = У { SEAT($seat, case: "genitive") } багажа больше, чем сдают: { $dealt }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-many-airport = У { SEAT($seat, case: "genitive") } карт аэропорта больше, чем сдают: { $dealt }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-empty-hand = У { SEAT($seat, case: "genitive") } нет карт, это конец партии, но она идёт.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-such-player = Нет игрока { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-reading = Фаза { $phase } не подходит к карте, что ждёт чтения.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-taking = Фаза { $phase } не подходит к сменённой карте.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-nobody-due = Фаза { $phase }, но действовать некому.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-line = Фаза { $phase }, но на ленте { $belt } нет багажа.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-run = Кладут цепочку, а фаза { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-passed = Игроки пасовали, а фаза { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-goes-on = Ход идёт, хотя всё сделано (CB-3).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-count = Ходы сосчитаны неверно.
    .remedy = { table-undo-or-play-on }

## Places

captain-bluff-place-luggage = Багаж
captain-bluff-place-airport = Аэропорт
captain-bluff-place-belt = Лента { $number }

## The rules in short

captain-bluff-rules-1 = Первыми избавьтесь от всех карт.
captain-bluff-rules-2 = Закрытая карта над лентой — её город. Кладите туда багаж: одну карту или цепочку без пропусков. Ряд растёт или убывает и может прыгать от хода к ходу; у города один ряд. Багаж другого города — блеф.
captain-bluff-rules-3 = Остальные могут сказать «не верю»: город открывают. Был блеф — вы забираете ряд и город; не был — их берёт тот, кто не поверил.
captain-bluff-rules-4 = Или определите город пустой ленты и возьмите карту; или посмотрите город; или смените его или закройте ленту, если на ней багаж.
captain-bluff-rules-5 = Кроме того, можно сыграть одну карту аэропорта; затем ход кончается сам.
captain-bluff-rules-6 = Кругосветка — любой багаж; Смена направления разворачивает ряд от последнего числа; Табло прилёта показывает два города; при Задержке рейса остальные, у кого меньше пяти карт, берут одну.
captain-bluff-rules-7 = В любое время последний багаж ряда можно взять в руку; один должен остаться.

## Climaxes and the log

captain-bluff-stage-call = { SEAT($caller) } не верит { SEAT($placer, case: "dative") }: на ленте { $belt } — { CARD($city) }?
captain-bluff-stage-bluff = { CARD($card) }! { SEAT($placer) } блефует.
captain-bluff-stage-honest = { CARD($card) }! { SEAT($placer) } не блефует.
captain-bluff-stage-takes =
    { $count ->
        [0] { SEAT($loser) } не берёт карт
        [one] { SEAT($loser) } берёт { $count } карту
        [few] { SEAT($loser) } берёт { $count } карты
       *[other] { SEAT($loser) } берёт { $count } карт
    }
captain-bluff-log-called = { SEAT($caller) } не верит { SEAT($placer, case: "dative") }, лента { $belt }: { CARD($card) }. Карты берёт { SEAT($loser) }
captain-bluff-log-define = { SEAT($seat) } кладёт город вылета над лентой { $belt }
captain-bluff-log-change = { SEAT($seat) } меняет город вылета над лентой { $belt }
captain-bluff-log-look = { SEAT($seat) } смотрит город вылета над лентой { $belt }
captain-bluff-log-close = { SEAT($seat) } закрывает ленту { $belt }
captain-bluff-log-place = { SEAT($seat) } кладёт на ленту { $belt }: { CARD($card) }
captain-bluff-log-play = { SEAT($seat) } играет: { CARD($card) }
captain-bluff-log-recover = { SEAT($seat) } забирает с ленты { $belt }: { CARD($card) }
captain-bluff-log-take-back = { SEAT($seat) } забирает карту
captain-bluff-log-reshuffle = Сброс стал новой колодой
captain-bluff-known-belt =
    { $count ->
        [0] Лента { $belt }: города никто не видел
       *[other] Лента { $belt }: видели { NAMES($seats) }
    }
captain-bluff-known-discards = Сброс: { $count }
captain-bluff-known-above = Над лентой { $belt }: { CARD($card) }
captain-bluff-known-hand = У { SEAT($seat, case: "genitive") }: { CARD($card) }

## Lessons

captain-bluff-lesson-city = Положите карту закрытой над лентой: это её город, и знаете его только вы. Годится любая карта.
captain-bluff-lesson-place = Избавляйтесь от багажа: кладите его на ленту с городом. Ряд растёт или убывает и может прыгать: после 5 подходит и 11. Если скрытый город другой, вы блефуете.
captain-bluff-lesson-run = Что вы кладёте вместе — цепочка: числа идут подряд, без пропусков. Продолжайте, пока можете; затем закройте цепочку кнопкой A.
    .window = Что вы кладёте вместе — цепочка: числа идут подряд, без пропусков. Продолжайте, пока можете; затем закройте цепочку.
captain-bluff-lesson-call = Думаете, скрытый город не подходит? A — не верю, B — пас. Кто ошибся, берёт весь ряд.
    .window = Думаете, скрытый город не подходит? Скажите «не верю» или «пас». Кто ошибся, берёт весь ряд.
captain-bluff-lesson-airport = Кроме действия можно сыграть одну карту аэропорта, сейчас или до него. Иначе ход кончится сам, а с A — сразу.
    .window = Кроме действия можно сыграть одну карту аэропорта, сейчас или до него. Иначе ход кончится сам.
captain-bluff-lesson-check = Не знаете, какой там город? Кнопками B и A выберите «Посмотреть город»: это ваше действие.
    .window = Не знаете, какой там город? Можно посмотреть один: это ваше действие.
captain-bluff-lesson-change = Где лежит багаж, город можно сменить: положите другую карту и возьмите прежнюю.
captain-bluff-lesson-close = Или закройте ленту с багажом: всё уходит в сброс, и города никто не узнает.

## Why: a sentence for each ruling (docs/rulings-captain-bluff.md)

captain-bluff-rule-1 = Сначала сдают все карты; затем каждый по очереди кладёт закрытый город вылета.
captain-bluff-rule-2 = Ход идёт по часовой стрелке: действует один игрок.
captain-bluff-rule-3 = Ход — ровно одно действие и не больше одной карты аэропорта до или после.
captain-bluff-rule-4 = У ленты один город, не два.
captain-bluff-rule-5 = Карту берут только за новый город, сверху колоды.
captain-bluff-rule-6 = Числа, которые кладут вместе, идут подряд без пропусков.
captain-bluff-rule-7 = Второе число ряда решает, растёт он или убывает; дальше только так.
captain-bluff-rule-8 = У каждого города один ряд, на ленте с городом, и рядов не больше трёх.
captain-bluff-rule-9 = Кругосветка — следующее число ряда, от 1 до 17; на одной карте игрок называет направление.
captain-bluff-rule-10 = Кругосветка начинает ряд, только если за ней багаж, а по уговору — никогда.
captain-bluff-rule-12 = Смену направления кладут отдельно на ленту с рядом, и она там остаётся.
captain-bluff-rule-14 = Табло прилёта показывает сыгравшему до двух разных городов.
captain-bluff-rule-16 = Когда колода пуста, её делают заново из перемешанного сброса, и только тогда.
captain-bluff-rule-17 = Не поверить можно, пока все не спасовали и время не вышло, но не после следующего шага.
captain-bluff-rule-18 = Скрытый город сравнивают с городом всего ряда.
captain-bluff-rule-21 = Кто положил последнюю карту, побеждает, когда сказать «не верю» уже нельзя.
captain-bluff-rule-24 = Город меняют только там, где есть багаж: сперва кладут новую карту, потом берут прежнюю.
captain-bluff-rule-26 = Багаж берут только с конца ряда, до карты аэропорта, с одной ленты; один остаётся.

## Why other belts are not to be chosen

captain-bluff-menu-place-where = { captain-bluff-menu-place }: где есть город
captain-bluff-menu-define-where = { captain-bluff-menu-define }: где его нет
captain-bluff-menu-check-where = { captain-bluff-menu-check }: где он есть
captain-bluff-menu-change-where = { captain-bluff-menu-change }: где есть багаж
captain-bluff-menu-close-where = { captain-bluff-menu-close }: где есть багаж

## What a belt takes

captain-bluff-takes-higher = Сюда подходит { CARD($card) }, число больше { $number }.
captain-bluff-takes-lower = Сюда подходит { CARD($card) }, число меньше { $number }.
captain-bluff-takes-another = Сюда подходит { CARD($card) }, любое число, кроме { $number }.
captain-bluff-takes-next = Сюда подходит { CARD($card) }, число рядом с { $number }.
captain-bluff-takes-new-line = Сюда подходит багаж города, у которого ещё нет ряда.
captain-bluff-story-shed = { SEAT($seat) }: больше всех карт за ход ({ $count })
captain-bluff-story-took = { SEAT($seat) }: больше всех взятых за раз карт ({ $count })
captain-bluff-story-looks = { SEAT($seat) }: больше всех увиденных городов ({ $count })
captain-bluff-report-points = На сколько карт меньше, чем в начале
captain-bluff-report-course = Ход партии: меньше карт
