# Русский

captains-orders-title = Captain's Orders
captains-orders-screen-attract = Бунтовщики ищут Капитана, который прячется среди них

## What the screen says by itself

captains-orders-screen-round = Раунд { $number }
captains-orders-screen-last-round = Последний раунд ({ $number })
captains-orders-screen-goal =
    { $count ->
        [1] Всё решит один раунд
       *[other] До победы раундов: { $count }
    }
captains-orders-screen-deals = Сдаёт { SEAT($seat) }
captains-orders-screen-dealer = Сдаёт
captains-orders-screen-of = из { $count }
captains-orders-screen-of-seat = Приказ { SEAT($seat, case: "genitive") }
captains-orders-screen-none = Приказа нет
captains-orders-screen-unread = Карта не прочтена
captains-orders-screen-owner = Автор
captains-orders-screen-followed = Исполнено
captains-orders-screen-answer-order = Исполните или перебейте
captains-orders-screen-give-card = Дайте карту
captains-orders-screen-discard-card = Сбросьте карту
captains-orders-screen-points = Очки: { $count }
captains-orders-screen-lead =
    { $count ->
        [one] с отрывом в { $count } раунд
        [few] с отрывом в { $count } раунда
        [many] с отрывом в { $count } раундов
       *[other] с отрывом в { $count } раунда
    }
captains-orders-screen-captains =
    { $count ->
        [1] Капитан — { NAMES($seats) }
       *[other] Капитаны — { NAMES($seats) }
    }
captains-orders-screen-winners =
    { $count ->
        [0] В раунде никто не победил
        [1] Раунд выигрывает { NAMES($seats) }
       *[other] Раунд выигрывают { NAMES($seats) }
    }
captains-orders-screen-most-points =
    { $count ->
        [1] Больше всех очков среди Бунтовщиков: { NAMES($seats) }
       *[other] Больше всех очков среди Бунтовщиков: { NAMES($seats) }
    }
captains-orders-screen-order = { SEAT($seat) } приказывает: { $rank }
captains-orders-screen-order-unread = { SEAT($seat) } отдаёт Приказ
captains-orders-screen-belay = { SEAT($seat) } перебивает: { $rank }
captains-orders-screen-belay-unread = { SEAT($seat) } перебивает
captains-orders-screen-pass = { SEAT($seat) } передаёт карту { SEAT($other, case: "dative") }
captains-orders-screen-ask = { SEAT($seat) } просит карту у { SEAT($other, case: "genitive") }
captains-orders-screen-give = { SEAT($seat) } даёт карту { SEAT($other, case: "dative") }
captains-orders-screen-discard = { SEAT($seat) } сбрасывает карту
captains-orders-screen-follow = { SEAT($seat) } исполняет
captains-orders-screen-discover = { SEAT($seat) } обвиняет { SEAT($other, case: "genitive") }
captains-orders-screen-taken-back = { SEAT($seat) } забирает: { $rank }
captains-orders-screen-taken-back-unread = { SEAT($seat) } забирает карту
captains-orders-screen-shown = { SEAT($seat) } показывает: { $rank }
captains-orders-screen-shown-unread = { SEAT($seat) } показывает карту
captains-orders-given = Вам от { SEAT($seat, case: "genitive") }: { $rank }
captains-orders-given-unread = Вам карта от { SEAT($seat, case: "genitive") }

## What the table says

captains-orders-deal =
    { $reads ->
        [late] Всем по шесть карт, закрытых.
       *[every] Всем по шесть карт: приложите каждую у того, кто её получает.
    }
    .window = Всем по шесть карт, закрытых.
    .remedy =
        { $reads ->
            [late] Нажмите A, когда все сданы; карту читают, когда её играют.
           *[every] Всё сдано, когда свет покажет, чей ход.
        }
captains-orders-turn = { SEAT($active) }: { captains-orders-turn.asked }
    .asked = отдайте Приказ, передайте карту, попросите карту или раскройте Капитана.
    .remedy =
        { $spots ->
            [0] Сначала выберите; переданную — у получателя.
           *[other] Приказ — на поле 1, переданную карту — у того, кто её получает.
        }
captains-orders-order = { SEAT($active) }: { captains-orders-order.asked }
    .asked =
        { $rank ->
            [1] дайте карту { SEAT($owner, case: "dative") } или раскройте Капитана.
           *[other] дайте { SEAT($owner, case: "dative") } { $rank } или выше, перебейте картой ниже или раскройте Капитана.
        }
    .remedy =
        { $rank ->
            [1] Приложите у { SEAT($owner, case: "genitive") }.
           *[other]
                { $spots ->
                    [0] Исполнить: там же. Перебить: выберите.
                   *[other] Исполнить: у { SEAT($owner, case: "genitive") }. Перебить: на поле 1.
                }
        }
captains-orders-give = { SEAT($active) }: { captains-orders-give.asked }
    .asked = дайте карту { SEAT($turn, case: "dative") }.
    .remedy = Приложите у { SEAT($turn, case: "genitive") }.
captains-orders-discard = { SEAT($active) }: { captains-orders-discard.asked }
    .asked = сбросьте карту.
    .remedy =
        { $spots ->
            [0] Нажмите A, затем приложите у себя.
           *[other] Приложите на поле 2.
        }
captains-orders-reading = Карта не прочтена.
    .remedy = Приложите ещё раз или выберите.
captains-orders-reveal = Раунд окончен: все карты открыто.
    .remedy = Приложите непрочтённые.
captains-orders-round-over = Раунд окончен.
    .remedy = Нажмите A, чтобы сдать следующий.
captains-orders-over = Партия окончена.
    .remedy = Нажмите A, чтобы сыграть ещё раз.
captains-orders-other-spot = На этом поле не играют.
    .remedy = Приказ — на поле 1, сброс — на поле 2.
captains-orders-where-to =
    { $spots ->
        [0] Карта на своём считывателе пока ничего не значит.
       *[other] Карта на своём считывателе здесь ничего не значит.
    }
    .remedy =
        { $spots ->
            [0] Сначала выберите «Отдать Приказ» или приложите переданную карту у того, кто её получает.
           *[other] Приказ — на поле 1, переданную карту — у того, кто её получает.
        }
captains-orders-follow-where = Приказ отдали не здесь.
    .remedy =
        { $spots ->
            [0] Исполняйте у того, кто отдал Приказ; чтобы перебить, сначала выберите.
           *[other] Исполняйте у того, кто отдал Приказ; перебивайте на поле 1.
        }
captains-orders-give-where = Карту просили не здесь.
    .remedy = Приложите карту у того, кто её просил.
captains-orders-discard-where = Нужно было сбросить карту.
    .remedy =
        { $spots ->
            [0] Выберите «Сбросить карту», затем приложите у себя.
           *[other] Приложите сбрасываемую карту на поле 2.
        }
captains-orders-still-dealing = Карты ещё сдают.
    .remedy = Верните; сначала по шесть карт на каждое место.
captains-orders-hand-full = На этом считывателе лишняя карта.
    .remedy = Верните карту в колоду.
captains-orders-read-each = В этой партии каждую карту читают при сдаче.
    .remedy = Приложите по шесть карт на каждом месте.
captains-orders-already-dealt = Все карты сданы.
    .remedy = Верните карту в колоду.
captains-orders-too-late-to-redeal = Раунд начался.
    .remedy = Доиграйте его.
captains-orders-not-your-turn = Ходит { SEAT($active) }.
    .remedy = Заберите карту и ждите; переданную сначала прикладывают у того, кто её получает.
captains-orders-own-order = На свой Приказ не отвечают: это не считается.
    .remedy = Заберите карту и ждите, пока Приказ вернётся.
captains-orders-no-order = Приказа нет.
    .remedy = Заберите; отдайте Приказ, передайте карту, попросите карту или раскройте Капитана.
captains-orders-order-stands = Приказ уже отдан.
    .remedy = Заберите; исполните, перебейте или раскройте Капитана.
captains-orders-give-first = Просили карту.
    .remedy = Заберите; сначала тот, кого просили, прикладывает карту у просившего.
captains-orders-discard-first = Карту получили, а сброса не было.
    .remedy = Заберите; сначала сброс.
captains-orders-nothing-to-give = Карту никто не просил.
    .remedy = Заберите карту.
captains-orders-nothing-to-discard = Сбрасывают только после переданной карты или той, что попросили.
    .remedy = Заберите карту.
captains-orders-nothing-to-accept = Ни одна карта не ждёт решения автора Приказа.
    .remedy = Играйте дальше.
captains-orders-revealing = Раунд окончен, все карты открыты.
    .remedy = Приложите непрочтённые карты или назовите их ранг.
captains-orders-between-rounds = Раунд окончен.
    .remedy = Верните все карты; сдаёт сосед слева.
captains-orders-round-goes-on = Раунд не окончен.
    .remedy = Играйте дальше.
captains-orders-match-over = Партия окончена.
    .remedy = Начните новую, чтобы играть.
captains-orders-not-in-hand = Насколько видел стол, этой карты у вас нет.
    .remedy = Положите, где была; приложите карту из руки.
captains-orders-follow-too-low = Эта карта не исполнит Приказ.
    .remedy = Заберите и исполните картой того же ранга или выше либо перебейте.
captains-orders-belay-too-high = Эта карта не перебьёт Приказ: её ранг не ниже.
    .remedy = Заберите; её видели все. Исполните или перебейте картой ниже.
captains-orders-yourself = Своё место выбрать нельзя.
    .remedy = Выберите другое.
captains-orders-nobody-there = Там никто не играет.
    .remedy = Выберите место, где играют.
captains-orders-not-unread = Все карты, сыгранные или сданные там, прочтены.
    .remedy = Играйте дальше.
captains-orders-card = { CARD($card) }
captains-orders-not-a-card = Это карта не из колоды Pairs.
    .remedy = Назовите ранг от 1 до 10.
captains-orders-collect-first = Раунд окончен.
    .remedy = Соберите все карты и нажмите A; затем приложите снова.
captains-orders-dealt-at-pads = Карты сдают на считыватели.
    .remedy = Приложите у того, кто её получает.
captains-orders-in-no-hand = Насколько видел стол, этой карты нет ни у кого.
    .remedy = Положите, где была; приложите карту из руки.
captains-orders-no-discard = Сейчас ничего не сбрасывают.
    .remedy = Заберите; Приказ — на поле 1, переданную карту — у того, кто её получает.
captains-orders-read-already = Эта карта уже прочтена, не хватает не её.
    .remedy = Приложите непрочтённую карту или назовите её ранг в меню.

## Options

captains-orders-option-wins = Раундов до победы: { $value }
captains-orders-option-rounds = Не больше раундов: { $value }
captains-orders-option-misplay =
    Карта, которая не исполняет: { $value ->
        [redo] возвращается
       *[forfeit] стоит раунда
    }

## Choices

captains-orders-menu-dealing = Всем по шесть карт
captains-orders-menu-given = У { SEAT($seat, case: "genitive") } лежит карта: чья она? Нажмите свою A
captains-orders-menu-order = Отдать Приказ
captains-orders-menu-ask = Попросить карту
captains-orders-menu-tap-to-follow = Исполнить: приложите карту
captains-orders-menu-belay = Перебить
captains-orders-menu-discover = Раскрыть Капитана
captains-orders-menu-is-order = Это Приказ
captains-orders-menu-to = { SEAT($seat, case: "dative") }
captains-orders-menu-is-follow = Исполняет
captains-orders-menu-is-belay = Перебивает
captains-orders-menu-is-given = Её дают
captains-orders-menu-rank = Ранг { $rank }
captains-orders-menu-accept = Исполняет: годится
captains-orders-menu-show = Не годится: показать
captains-orders-menu-which-rank = Ранг карты:
captains-orders-menu-whose-rank = { SEAT($seat) }: ранг карты
captains-orders-menu-round-over = Раунд окончен
captains-orders-menu-next-round = Собрать карты: новый раунд
    .window = Новый раунд
captains-orders-menu-ask-whom = Кого просить?
captains-orders-menu-who-is-captain = Кто Капитан, с младшей картой?
captains-orders-menu-awaits-order = { SEAT($seat) }: Приказ
captains-orders-menu-awaits-belay = { SEAT($seat) }: карта, что перебивает
captains-orders-menu-awaits-discard = { SEAT($seat) }: сброс
captains-orders-menu-ends-round = { SEAT($seat) }: это кончает раунд
captains-orders-menu-yes-captain = Да, Капитан — { SEAT($seat) }
captains-orders-menu-yes-rank = Да, это { $rank }
captains-orders-menu-tap-or-look = Приложите или посмотрите
captains-orders-menu-tap-or-name = Приложите или назовите ранг
captains-orders-menu-follow-unread = Карта-ответ не прочтена
captains-orders-problem-card-twice =
    Карта сразу { $place ->
        [hand] в руке { SEAT($seat, case: "genitive") }
        [discards] в сбросе
        [order] в Приказе
       *[last] среди последних карт
    } и { $other ->
        [hand] в руке { SEAT($holder, case: "genitive") }
        [discards] в сбросе
        [order] в Приказе
       *[last] среди последних карт
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-card-elsewhere =
    Карту видели { $place ->
        [hand] в руке { SEAT($seat, case: "genitive") }
       *[table] на столе
    }, а она уже в другом месте.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-too-many-cards =
    { $count ->
        [1] Лишняя карта
       *[other] Лишних карт: { $count }
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-unread-inconsistent = Непрочтённые карты не могут быть все разными.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-hand-too-large = У { SEAT($seat, case: "genitive") } карт: { $count }; сдают: { $dealt }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-empty-hand = У { SEAT($seat, case: "genitive") } нет карт, это конец раунда, но он идёт.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-dealt-not-begun = Все карты сданы, а раунд не начался.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-played-before-dealt = Карты сыграны раньше, чем сданы все.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-more-than-dealt = В руках карт: { $count } — больше, чем сдано.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-answered-own-order = { SEAT($seat) }: ответ на свой Приказ (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-followed-too-low = { SEAT($seat) }: исполнено картой, которая не годится (CO-5).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-belayed-too-high = { SEAT($seat) }: Приказ перебит картой, которая не ниже (CO-6).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-such-player = Нет игрока { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-order-stands = Надо ответить на Приказ, а его нет.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-stands = В фазе { $phase } есть Приказ.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-unread = Приказ не прочтён.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-owner-answers = На Приказ должен ответить его автор (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-reading = Фаза { $phase } не подходит к тому, что ждёт чтения.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-out-of-turn = Кто-то должен действовать вне хода.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-captains =
    В фазе { $phase } { $count ->
        [one] известен { $count } Капитан
        [few] известно { $count } Капитана
       *[other] известно { $count } Капитанов
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-winner-does-not-play = Раунд выиграл тот, кто не играет.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-end = Фаза { $phase }, раундов: { $rounds }, побед: { $wins }.
    .remedy = { table-undo-or-play-on }

## Places

captains-orders-place-orders = Приказы

## The rules in short

captains-orders-goal = Разоблачите Капитана; если Капитан вы сами, останьтесь в тени.
captains-orders-rules-1 = У кого в руке младшая карта, тот тайно Капитан; остальные — Бунтовщики. Карты переходят из рук в руки, а с ними и капитанство.
captains-orders-rules-2 = В свой ход, если Приказа нет: сыграйте карту открыто как Приказ; или передайте карту игроку, и он сбросит одну; или попросите карту и сбросьте одну сами.
captains-orders-rules-3 = Приказ идёт по кругу. Исполнить: дать его автору карту того же ранга или выше. Или перебить: сыграть карту ниже — теперь это Приказ, и он ваш.
captains-orders-rules-4 = Приказ, который вернулся к автору, сбрасывают, и ходит следующий.
captains-orders-rules-5 = Когда ваша очередь действовать, можно раскрыть Капитана. Угадали — раунд ваш; нет — его выигрывает Бунтовщик, у которого в руке больше очков, но не вы.
captains-orders-rules-6 = Раунд кончается, когда у кого-то не осталось карт: если это Капитан, он победил; если нет, побеждает Бунтовщик, у которого в руке больше очков. Карта стоит своего ранга.
captains-orders-rules-7 = Кто первым выиграл нужное число раундов, выигрывает партию.

## Climaxes

captains-orders-stage-accuses = { SEAT($seat) } обвиняет: Капитан — { SEAT($other) }.
captains-orders-stage-right = Верно: Капитан — { SEAT($other) }!
captains-orders-stage-wrong =
    { $count ->
        [1] Неверно: Капитан — { NAMES($seats) }!
       *[other] Неверно: Капитаны — { NAMES($seats) }!
    }
captains-orders-stage-ran-out = { SEAT($seat) } кладёт последнюю карту.
captains-orders-known-hand =
    { $count ->
        [one] { SEAT($seat) }: { $count } карта, выиграно раундов: { $wins }
        [few] { SEAT($seat) }: { $count } карты, выиграно раундов: { $wins }
       *[other] { SEAT($seat) }: { $count } карт, выиграно раундов: { $wins }
    }

## Lessons

captains-orders-lesson-captain = У кого младшая карта из всех, тот тайно Капитан: загляните в руку. Остальные — Бунтовщики.
captains-orders-lesson-order = Отдайте Приказ открытой картой: остальные по очереди дают вам карту не ниже или перебивают его картой ниже.
captains-orders-lesson-follow = Приказ отдан. Исполните его картой не ниже — она уйдёт автору; карта ниже делает Приказ вашим.
captains-orders-lesson-give = У вас просят карту: какую — решаете вы. Кто получит младшую, может стать Капитаном.
captains-orders-lesson-discard = Сбросьте одну карту из руки закрытой. Какую — знаете только вы.
captains-orders-lesson-pass = Вместо Приказа можно передать карту игроку, и он сбросит одну.
captains-orders-lesson-ask = Или выберите кнопками B и A «Попросить карту». Какую дать, решит тот игрок; потом сбросьте одну.
    .window = Или попросите у кого-нибудь карту. Какую дать, решит тот игрок; потом сбросьте одну.
captains-orders-lesson-discover = Уверены, кто Капитан? Раскройте его кнопками B и A: угадали — раунд ваш, нет — вам его уже не выиграть.
    .window = Уверены, кто Капитан? Раскройте его: угадали — раунд ваш, нет — вам его уже не выиграть.

## Why: a sentence for each ruling (docs/rulings-captains-orders.md)

captains-orders-rule-1 = Играют только картами своей руки; Приказ и сброс — ничьи.
captains-orders-rule-2 = Действует один игрок: без Приказа — приказать, передать, попросить, раскрыть; при Приказе — исполнить, перебить, раскрыть.
captains-orders-rule-3 = Карту выбирает тот, кто даёт; кто получил, затем сбрасывает любую.
captains-orders-rule-5 = Приказ исполняют картой того же ранга или выше.
captains-orders-rule-6 = Перебивает Приказ только карта ниже. Затем отвечают все, кроме нового автора.
captains-orders-rule-7 = На свой Приказ не отвечают: когда он вернётся, его сбрасывают, и ходит следующий.
captains-orders-rule-8 = Раунд кончается, как только у кого-то нет карт; лишь тогда открывают карты все.
captains-orders-rule-13 = Раскрывают другого игрока, но не себя.
captains-orders-rule-16 = Партия выиграна: при равенстве побеждают вместе, и больше ничего не считается.
captains-orders-rule-17 = Между раундами все карты собирают, и сдаёт игрок слева.
captains-orders-rule-21 = Каждый игрок получает шесть карт, прежде чем кто-то начнёт действовать.
captains-orders-story-unmasks = { SEAT($seat) }: чаще всех раскрыт Капитан ({ $count })
captains-orders-story-accuses = { SEAT($seat) }: чаще всех обвинён Бунтовщик ({ $count })
captains-orders-story-captain = { SEAT($seat) }: чаще всех Капитан в конце раунда ({ $count })
captains-orders-story-orders = { SEAT($seat) }: больше всех Приказов ({ $count })
captains-orders-story-belays = { SEAT($seat) }: больше всех перебитых Приказов ({ $count })
captains-orders-story-gave = { SEAT($seat) }: больше всех отданных карт ({ $count })
captains-orders-story-rich = { SEAT($seat) }: самая богатая рука за партию ({ $count })
captains-orders-story-hand = { SEAT($seat) }: очков в руке в конце: { $count }
captains-orders-story-highest = { SEAT($seat) }: старшая карта в конце: { $count }
captains-orders-story-lowest = { SEAT($seat) }: младшая карта в конце: { $count }
captains-orders-report-points = Выигранные раунды
captains-orders-report-course = Ход партии: выигранные раунды
