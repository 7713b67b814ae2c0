# Русский

bluff-pirate-title = Bluff Pirate
bluff-pirate-screen-attract = Плывите за сокровищем и не дайте себя раскусить

## Cards

card-red = Красная сабля
card-red-pirate = Красный пират
card-orange = Оранжевый фонарь
card-orange-pirate = Оранжевый пират
card-yellow = Жёлтый самоцвет
card-yellow-pirate = Жёлтый пират
card-green = Зелёная бутылка
card-green-pirate = Зелёный пират
card-turquoise = Бирюзовый компас
card-turquoise-pirate = Бирюзовый пират
card-blue = Синий якорь
card-blue-pirate = Синий пират
card-purple = Фиолетовый крюк
card-purple-pirate = Фиолетовый пират
card-pink = Розовая подзорная труба
card-pink-pirate = Розовый пират
card-brown = Коричневый штурвал
card-brown-pirate = Коричневый пират
card-black = Чёрная шляпа
card-black-pirate = Чёрный пират

## What the screen says by itself

bluff-pirate-screen-turn = Ход { $number }
bluff-pirate-screen-last-round = Последний раунд
bluff-pirate-screen-nudge = Кто решится на серию?
bluff-pirate-screen-dealing = Всем по пять карт
bluff-pirate-screen-vote = Блеф или нет?
bluff-pirate-screen-piles = Колода { $pile }, сброс { $discards }
bluff-pirate-screen-arrived = Сокровище!
bluff-pirate-screen-to-go = ещё { $count }
bluff-pirate-screen-set-trusted-true = { SEAT($seat) }: честных карт { $count }, { SEAT($other) } верит
bluff-pirate-screen-set-trusted-bluff = { SEAT($seat) }: блеф, карт { $count }, { SEAT($other) } верит
bluff-pirate-screen-set-doubted-true = { SEAT($seat) }: честных карт { $count }, { SEAT($other) } не верит
bluff-pirate-screen-set-doubted-bluff = { SEAT($seat) }: блеф, карт { $count }, { SEAT($other) } раскрывает
bluff-pirate-screen-discard = { SEAT($seat) } сбрасывает: { CARD($cards) }
bluff-pirate-screen-keep = { SEAT($seat) } оставляет все карты
bluff-pirate-screen-board =
    { $count ->
        [one] { SEAT($seat) } берёт { SEAT($other, case: "genitive") } на абордаж: { $count } карта
        [few] { SEAT($seat) } берёт { SEAT($other, case: "genitive") } на абордаж: { $count } карты
       *[other] { SEAT($seat) } берёт { SEAT($other, case: "genitive") } на абордаж: { $count } карт
    }
bluff-pirate-screen-taken-back = { SEAT($seat) } забирает: { CARD($cards) }
bluff-pirate-screen-shown = { SEAT($seat) } показывает: { CARD($cards) }
bluff-pirate-screen-reshuffle = Сброс стал новой колодой
bluff-pirate-screen-revote = Голоса увидели: все голосуют снова

## What the table says

bluff-pirate-deal =
    { $reads ->
        [late] Всем по пять карт, закрытых.
       *[every] Всем по пять карт: приложите каждую у того, кто её получает.
    }
    .window = Всем по пять карт, закрытых.
    .remedy =
        { $reads ->
            [late] Нажмите A, когда все сданы; карту читают, когда её играют.
           *[every] Всё сдано, когда свет покажет, чей ход.
        }
bluff-pirate-turn = { SEAT($active) }: { bluff-pirate-turn.asked }
    .asked = возьмите две карты или идите на абордаж с пиратом.
    .remedy =
        { $spots ->
            [0]
                { $reads ->
                    [late] Нажмите A, когда взяли; для абордажа сначала выберите его.
                   *[every] Приложите карты у себя; для абордажа сначала выберите его.
                }
           *[other]
                { $reads ->
                    [late] Нажмите A, когда взяли; пирата — на поле 4.
                   *[every] Приложите карты у себя, пирата — на поле 4.
                }
        }
bluff-pirate-draw-two = { SEAT($active) }: { bluff-pirate-draw-two.asked }
    .asked = возьмите две карты.
    .remedy =
        { $reads ->
            [late] Нажмите A, когда взяли.
           *[every] Приложите карты у себя.
        }
bluff-pirate-draw = { SEAT($active) }: { bluff-pirate-draw.asked }
    .asked = возьмите ещё { $count }.
    .remedy = Каждую карту из колоды приложите у себя.
bluff-pirate-reshuffle = Колода пуста: перемешайте весь сброс.
    .remedy = Положите его закрытым как новую колоду; затем A.
bluff-pirate-act = { SEAT($active) }: { bluff-pirate-act.asked }
    .asked = выложите серию или сбросьте карту.
    .remedy =
        { $spots ->
            [0] Сначала выберите; затем приложите карту у себя.
           *[other] Открытые на поле 1, закрытые на поле 2; сброс на поле 3.
        }
bluff-pirate-few = { SEAT($active) }: { bluff-pirate-few.asked }
    .asked = выложите серию или закончите ход.
    .remedy =
        { $spots ->
            [0] Сначала выберите; затем приложите карту у себя.
           *[other] Открытые на поле 1, закрытые на поле 2.
        }
bluff-pirate-ending = { SEAT($active) }: { bluff-pirate-ending.asked }
    .asked = закончите ход: в серии не меньше трёх карт.
    .remedy = B — дальше, A — выбрать.
bluff-pirate-set = { SEAT($active) }: { bluff-pirate-set.asked }
    .asked = выложите серию из 3–5 карт, одну-две открыто.
    .remedy =
        { $spots ->
            [0] Закрытые прикладывайте у себя; для открытой сначала выберите это.
           *[other] Открытые на поле 1, закрытые на поле 2.
        }
bluff-pirate-closing = { SEAT($active) }: { bluff-pirate-closing.asked }
    .asked =
        { $more ->
            [0] закончите серию.
           *[other] закончите серию или выложите ещё карты.
        }
    .remedy =
        { $spots ->
            [0] A закрывает серию; или приложите у себя ещё одну закрытую.
           *[other] A закрывает серию.
        }
bluff-pirate-vote = { SEAT($turn) }: блеф или нет? Остальные голосуют тайно.
    .remedy = Прикройте кнопки. A: не блеф. B: блеф.
    .a = не блеф
    .b = блеф
bluff-pirate-pick = { SEAT($active) }: { bluff-pirate-pick.asked }
    .asked = все проголосовали. Выберите, чей голос считать.
    .remedy = B — дальше, A — выбрать.
bluff-pirate-reveal-bluff = { SEAT($voter) } говорит: блеф!
    .remedy =
        { $reads ->
            [late] Откройте закрытые карты, затем A.
           *[every]
                { $spots ->
                    [0] Откройте закрытые карты и приложите каждую у себя.
                   *[other] Откройте закрытые карты и приложите каждую на поле 2.
                }
        }
bluff-pirate-reveal-no-bluff = { SEAT($voter) } говорит: не блеф.
    .remedy =
        { $reads ->
            [late] Откройте закрытые карты, затем A.
           *[every]
                { $spots ->
                    [0] Откройте закрытые карты и приложите каждую у себя.
                   *[other] Откройте закрытые карты и приложите каждую на поле 2.
                }
        }
bluff-pirate-fork = { SEAT($active) }: { bluff-pirate-fork.asked }
    .asked = выберите путь на развилке.
    .remedy = B — дальше, A — выбрать.
bluff-pirate-island = { SEAT($active) }: { bluff-pirate-island.asked }
    .asked = переверните жетон острова.
    .remedy = Затем выберите, что там: B — дальше, A — выбрать.
bluff-pirate-dig = { SEAT($active) }: { bluff-pirate-dig.asked }
    .asked = переверните жетон острова.
    .remedy = Что там лежит, то сразу и считается.
bluff-pirate-board = { SEAT($active) }: { bluff-pirate-board.asked }
    .asked = выберите корабль для абордажа.
    .remedy = B — дальше, A — выбрать.
bluff-pirate-steal = { SEAT($active) }: { bluff-pirate-steal.asked }
    .asked = возьмите у { SEAT($target, case: "genitive") } не глядя { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
    .remedy = Приложите каждую у { SEAT($active, case: "genitive") }.
bluff-pirate-over = Партия окончена.
    .remedy = Нажмите A, чтобы сыграть ещё раз.
bluff-pirate-not-now = Сейчас действует { SEAT($active) }.
    .remedy = Заберите карту и ждите; экран скажет, что делает { SEAT($active) }.
bluff-pirate-dealt-at-pads = Карты сдают на считыватели.
    .remedy = Приложите у того, кто её получает.
bluff-pirate-read-already = Эта карта уже прочтена, не хватает не её.
    .remedy = Приложите непрочтённую карту или назовите её в меню.
bluff-pirate-other-spot = На этом поле не играют.
    .remedy = Серия — на поля 1 и 2, сброс — на поле 3, пират для абордажа — на поле 4.
bluff-pirate-token-stays = Жетон лежит на острове, пока не придёт корабль.
    .remedy = Положите его назад закрытым сундуком вверх.
bluff-pirate-turn-the-token = Считыватель не видит, какой стороной лежит жетон.
    .remedy = Переверните его на месте.
bluff-pirate-finder-answers = { SEAT($active) } на острове и открывает сундук.
    .remedy = Подождите.
bluff-pirate-look-first = Серию только что закрыли: это не было голосом.
    .remedy = Посмотрите на серию и голосуйте, прикрыв кнопки.
bluff-pirate-close-first = Голосование не открыто: { SEAT($active) } ещё выкладывает серию.
    .remedy = Дождитесь и голосуйте, прикрыв кнопки.
bluff-pirate-where-to =
    { $spots ->
        [0] Карта из вашей руки на своём считывателе пока ничего не значит.
       *[other] Карта из вашей руки на своём считывателе ничего не значит.
    }
    .remedy =
        { $spots ->
            [0] Там прикладывают карты из колоды; для абордажа сначала выберите его.
           *[other] Там прикладывают карты из колоды; пирата для абордажа — на поле 4.
        }
bluff-pirate-lay-where =
    { $spots ->
        [0] Стол ещё не знает, зачем эта карта.
       *[other] Карта из вашей руки на своём считывателе ничего не значит.
    }
    .remedy =
        { $spots ->
            [0] Заберите и сначала выберите: открыто, закрыто или сброс.
           *[other] Серию — открыто на поле 1 и закрыто на поле 2, сброс — на поле 3.
        }
bluff-pirate-still-dealing = Карты ещё сдают.
    .remedy = Положите назад; сначала по пять карт на каждое место.
bluff-pirate-hand-full = На этом считывателе лишняя карта.
    .remedy = Верните карту в колоду.
bluff-pirate-read-each = В этой партии каждую карту читают при сдаче.
    .remedy = Приложите по пять карт на каждом месте.
bluff-pirate-already-dealt = Все карты сданы.
    .remedy = Верните карту в колоду.
bluff-pirate-too-late-to-redeal = Гонка началась.
    .remedy = Доплывите до конца.
bluff-pirate-not-your-turn = Сейчас ход другого игрока.
    .remedy = Заберите карту и ждите.
bluff-pirate-draw-or-board = Ход начинают с двух карт или с абордажа.
    .remedy = Заберите; приложите у себя две карты из колоды или идите на абордаж с пиратом.
bluff-pirate-draw-first = Сначала берут две карты.
    .remedy = Заберите; карты, которые берёте, приложите у себя.
bluff-pirate-already-drawn = После взятия карт нельзя ни идти на абордаж, ни брать ещё.
    .remedy = Заберите; выложите серию или сбросьте карту.
bluff-pirate-drew-after-boarding = После абордажа карт не берут.
    .remedy = Верните карту в колоду; если её видели, перемешайте.
bluff-pirate-reshuffle-first = Колода пуста.
    .remedy = Заберите; перемешайте весь сброс, положите закрытым как новую колоду и нажмите A.
bluff-pirate-nothing-to-reshuffle = В колоде ещё есть карты.
    .remedy = Берите из колоды.
bluff-pirate-act-first = Теперь выкладывают серию или сбрасывают карту.
    .remedy = Заберите; выложите серию или сбросьте карту.
bluff-pirate-set-first = Кто-то выкладывает серию.
    .remedy = Заберите; закончите серию и нажмите A.
bluff-pirate-voting = Остальные голосуют.
    .remedy = Заберите и ждите голосов.
bluff-pirate-pick-first = Все проголосовали.
    .remedy = Заберите; выберите в меню один голос.
bluff-pirate-picked-already = Голос уже выбран; считается первый выбор.
    .remedy = Прикройте другие голоса; откройте закрытые карты серии.
bluff-pirate-reveal-first = Сначала открывают закрытые карты серии.
    .remedy = Заберите; откройте и приложите каждую из них.
bluff-pirate-steer-first = Корабль на развилке.
    .remedy = Заберите; кто им правит, выбирает путь в меню.
bluff-pirate-open-first = Корабль у острова.
    .remedy = Заберите; жетон переворачивает тот, кто правит кораблём.
bluff-pirate-target-first = Пират идёт на абордаж.
    .remedy = Заберите; выберите в меню корабль впереди.
bluff-pirate-steal-first = Корабль берут на абордаж.
    .remedy = Заберите; украденные карты приложите у похитителя.
bluff-pirate-reading = Карта не прочтена.
    .remedy = Приложите ещё раз или назовите её.
bluff-pirate-not-voting = Голосования нет.
    .remedy = Держите жетон перед собой.
bluff-pirate-nothing-placed = Нет серии, чтобы голосовать или открывать.
    .remedy = Играйте дальше.
bluff-pirate-not-boarding = Абордажа нет.
    .remedy = Верните карту не глядя.
bluff-pirate-not-at-fork = На развилке нет корабля.
    .remedy = Играйте дальше.
bluff-pirate-not-at-island = Ни один корабль не дошёл до закрытого острова.
    .remedy = Закройте сундук не глядя и играйте дальше.
bluff-pirate-nothing-to-end = Сейчас серию не выкладывают.
    .remedy = Сначала положите не меньше трёх карт.
bluff-pirate-match-over = Партия окончена.
    .remedy = Начните новую, чтобы играть.
bluff-pirate-not-in-hand = Насколько видел стол, этой карты у вас нет.
    .remedy = Положите, где была; приложите карту из руки.
bluff-pirate-not-from-pile = Насколько видел стол, карта не из колоды.
    .remedy = Положите, где была; берите из колоды.
bluff-pirate-not-of-target = Насколько видел стол, карта не с того корабля.
    .remedy = Положите, где была; возьмите не глядя карту того игрока.
bluff-pirate-not-hidden = Это не закрытая карта серии.
    .remedy = Положите, где была; откройте закрытые карты.
bluff-pirate-hand-too-small = В серии не меньше трёх карт, а у вас меньше.
    .remedy = Заберите; закончите ход без серии.
bluff-pirate-two-colours = Все открытые карты серии — одного цвета.
    .remedy = Заберите эту; положите открыто другую или никакую.
bluff-pirate-too-many-up = Открыто лежат только одна-две карты серии.
    .remedy = Заберите эту или положите закрыто.
bluff-pirate-needs-face-up = Серии нужна открытая карта, и это последний случай.
    .remedy = Заберите и положите открыто.
bluff-pirate-set-full = В серии не больше пяти карт.
    .remedy = Заберите эту и нажмите A.
bluff-pirate-set-too-small = В серии не меньше трёх карт, одна-две открыты.
    .remedy = Положите ещё одну, затем A.
bluff-pirate-must-discard = С такой рукой выкладывают серию или сбрасывают карту.
    .remedy = Сбросьте карту.
bluff-pirate-nothing-to-discard = С такой рукой ничего не сбрасывают.
    .remedy = Заберите и закончите ход в меню.
bluff-pirate-voted-already = На этом месте уже проголосовали.
    .remedy = Ждите, пока все закончат.
bluff-pirate-own-set = За свою серию не голосуют.
    .remedy = Ждите голосов остальных.
bluff-pirate-not-a-pirate = На абордаж идёт только пират.
    .remedy = Заберите карту; возьмите две или идите на абордаж с пиратом.
bluff-pirate-nobody-ahead = Впереди нет корабля с картами.
    .remedy = Заберите пирата и возьмите две карты.
bluff-pirate-not-ahead = Этот корабль не впереди, или там нет карт.
    .remedy = Выберите другой.
bluff-pirate-no-such-course = Отсюда туда пути нет.
    .remedy = Выберите другой.
bluff-pirate-nobody-there = Там никто не играет.
    .remedy = Выберите место, где играют.
bluff-pirate-not-unread = Эта карта уже прочтена, или это не карта.
    .remedy = Играйте дальше.
bluff-pirate-card = { CARD($card) }
bluff-pirate-not-a-card = Это карта не из этой игры.
    .remedy = Назовите цвет или его пирата.

## Options

bluff-pirate-option-keep-up-to =
    Без серии: { $value ->
        [4] сброс при пяти картах и больше
       *[5] сброс при шести картах и больше
    }
bluff-pirate-option-small-hand =
    Когда карт меньше: { $value ->
        [keep] без сброса
       *[choose] по желанию
    }
bluff-pirate-option-discard-without =
    Сбрасывает: { $value ->
        [placing] кто не выложил серию
       *[having] у кого нет серии
    }
bluff-pirate-option-turns =
    Конец гонки: { $value ->
        [none] только у сокровища
       *[other] после хода { $value }
    }
bluff-pirate-option-nudge-rounds = Напомнить о гонке, если без серии раундов: { $value }

## Choices

bluff-pirate-menu-dealing = Всем по пять карт
bluff-pirate-menu-tap-pile = Приложите карту из колоды
bluff-pirate-menu-draw = Взять две карты
bluff-pirate-menu-has-drawn =
    { $count ->
        [1] Карта взята
       *[other] Две карты взяты
    }
bluff-pirate-menu-board = Идти на абордаж с пиратом
bluff-pirate-menu-drawn = Её берут
bluff-pirate-menu-boards = Она идёт на абордаж
bluff-pirate-menu-lay-up = Положить карту открыто
bluff-pirate-menu-lay-down = Положить карту закрыто
bluff-pirate-menu-lies-up = Она лежит открыто
bluff-pirate-menu-lies-down = Она лежит закрыто
bluff-pirate-menu-too-few = Для серии мало карт
bluff-pirate-menu-take-set-back = Забрать серию
bluff-pirate-menu-close-set = Серия готова
bluff-pirate-menu-tap-next =
    { $spots ->
        [0] Приложите следующую, закрыто
       *[other] Приложите следующую
    }
bluff-pirate-menu-others-vote = Остальные голосуют
bluff-pirate-menu-vote-shown = Голос показали слишком рано
bluff-pirate-menu-vote-again = Все голосуют снова
bluff-pirate-menu-pick = Чей голос считать?
bluff-pirate-menu-tap-hidden = Откройте и приложите каждую закрытую
bluff-pirate-menu-turned-all = Все закрытые карты открыты
    .window = Открыть все
bluff-pirate-menu-turned = Её открыли
bluff-pirate-menu-fork = Какой путь?
bluff-pirate-menu-target = Чей корабль взять на абордаж?
bluff-pirate-menu-tap-stolen = Украденные приложите у себя
bluff-pirate-menu-has-stolen =
    { $count ->
        [one] Взята { $count } карта
        [few] Взято { $count } карты
       *[other] Взято { $count } карт
    }
    .window =
        { $count ->
            [one] Взять { $count } карту
            [few] Взять { $count } карты
           *[other] Взять { $count } карт
        }
bluff-pirate-menu-stolen = Её крадут
bluff-pirate-menu-pile-made = Карты лежат закрытой колодой
bluff-pirate-menu-shuffle = Перемешайте весь сброс
bluff-pirate-menu-awaits-up = { SEAT($seat) }: открытая карта
bluff-pirate-menu-awaits-down = { SEAT($seat) }: закрытая карта
bluff-pirate-menu-awaits-board = { SEAT($seat) }: пират на абордаж
bluff-pirate-menu-unread = Карта не прочтена
bluff-pirate-menu-tap-or-name = Приложите ещё раз или назовите
bluff-pirate-menu-token = Что под жетоном?
bluff-pirate-menu-which = Какая это?
bluff-pirate-menu-treasure = Сокровище
bluff-pirate-menu-empty-chest = Пустой сундук
bluff-pirate-menu-card = { CARD($card) }
bluff-pirate-menu-colour = { COLOUR($colour) }
bluff-pirate-menu-towards = Курс: { PLACE($place) }
bluff-pirate-menu-awaits-discard = { SEAT($seat) }: сброс
bluff-pirate-problem-card-twice =
    Карта сразу { $place ->
        [hand] в руке { SEAT($seat, case: "genitive") }
        [discards] в сбросе
        [up] открыто в серии
        [down] закрыто в серии
       *[table] на столе
    } и { $other ->
        [hand] в руке { SEAT($holder, case: "genitive") }
        [discards] в сбросе
        [up] открыто в серии
        [down] закрыто в серии
       *[table] на столе
    }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-card-elsewhere =
    Карту видели { $place ->
        [hand] в руке { SEAT($seat, case: "genitive") }
        [discards] в сбросе
        [up] открыто в серии
        [down] закрыто в серии
       *[table] на столе
    }, где её быть не может.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pile-and-elsewhere = Карта и в колоде, и в другом месте.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-cards =
    { $count ->
        [1] Лишняя карта
       *[other] Лишних карт: { $count }
    }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-cards-nowhere =
    { $count ->
        [1] Одной карты нет нигде
       *[other] Нигде нет карт: { $count }
    }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-unread-inconsistent = Непрочтённые карты не могут быть все разными.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-hand-too-large = У { SEAT($seat, case: "genitive") } карт: { $count }; сдают: { $dealt }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-dealt-not-begun = Все карты сданы, а партия не началась.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-played-before-dealt = Карты сыграны раньше, чем сданы все.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set = Фаза { $phase } не подходит к серии на столе.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-up = Открытых карт в серии: { $count } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set-too-large = Карт в серии: { $count } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-closed = Серия закрыта; карт: { $count }, открытых: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-several-colours = Видимые карты серии разных цветов (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turned-not-hidden = Открыта карта серии, которая не была закрыта (BP-7).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-placed = { SEAT($seat) }: серия выложена; карт: { $count }, открытых: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-own-vote = { SEAT($seat) }: голос за свою серию (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-taken-for = Серию { SEAT($seat, case: "genitive") } приняли не за то, чем она была (BP-4).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-votes = Фаза { $phase }, а голоса на столе.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-voter = Голосовал тот, кто за эту серию не голосует (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-picking-early = Голос выбирают раньше, чем проголосовали все (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-kept = Хранится голос, который нельзя знать (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-not-given = Хранится голос того, кто не голосовал (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-of-nobody = Считается голос, которого никто не давал (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-that-counts = Фаза { $phase } не подходит к голосу, который считается.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-ship-astray = Корабль { SEAT($seat, case: "genitive") } не на клетке гонки.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-island = Жетон перевёрнут там, где нет острова.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-island-not-opened = Корабль на острове, который не открыт (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-one-path = Корабль выбирает путь там, где он один (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-sailing = Фаза { $phase }; осталось клеток: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-such-player = Нет игрока { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-out-of-turn = Кто-то должен действовать вне хода.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-reading = Фаза { $phase } не подходит к карте, что ждёт чтения.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-to-draw = Фаза { $phase }; взять карт: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-target = Фаза { $phase } не подходит к кораблю под абордажем.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pirate = Фаза { $phase } не подходит к пирату на абордаже.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-stolen = Фаза { $phase }; украдено карт: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-won = Фаза { $phase }; победивших: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turn = Идёт ход { $turn }; последний — { $last }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-does-not-play = Победил тот, кто не играет.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-not-foremost = Победил тот, чей корабль не первый.
    .remedy = { table-undo-or-play-on }
place-island-1 = остров 1
place-island-2 = остров 2
place-start = старт
place-fork = развилка
colour-red = Красный
colour-orange = Оранжевый
colour-yellow = Жёлтый
colour-green = Зелёный
colour-turquoise = Бирюзовый
colour-blue = Синий
colour-purple = Фиолетовый
colour-pink = Розовый
colour-brown = Коричневый
colour-black = Чёрный

## Places

bluff-pirate-place-face-up = Открыто
bluff-pirate-place-face-down = Закрыто
bluff-pirate-place-boarders = Абордаж
bluff-pirate-place-first-island = Остров 1
bluff-pirate-place-second-island = Остров 2

## The rules in short

bluff-pirate-rules-1 = Первыми доплывите до острова с сокровищем.
bluff-pirate-rules-2 = В свой ход возьмите две карты. Затем выложите серию из 3–5 карт одного цвета: одну-две открыто, остальные закрыто. Закрытые могут быть любыми: это блеф.
bluff-pirate-rules-3 = Без серии сбросьте карту, если их пять или больше.
bluff-pirate-rules-4 = Остальные тайно голосуют, блеф ли это, и вы выбираете, чей голос считать.
bluff-pirate-rules-5 = «Не блеф»: вы плывёте на столько клеток, сколько карт в серии, даже если это блеф. «Блеф», а его нет: вы плывёте, а голосовавший — на две клетки назад.
bluff-pirate-rules-6 = «Блеф», и он есть: вы забираете карты и стоите, а вместо вас плывёт голосовавший.
bluff-pirate-rules-7 = Или вместо всего этого идите на абордаж с пиратом, картой с черепом: возьмите не глядя три карты у того, кто впереди.

## Climaxes and the log

bluff-pirate-stage-doubted = { SEAT($voter) } о серии { SEAT($seat, case: "genitive") }: блеф!
bluff-pirate-stage-trusted = { SEAT($voter) } о серии { SEAT($seat, case: "genitive") }: не блеф.
bluff-pirate-stage-bluff = { SEAT($seat) } блефует!
bluff-pirate-stage-honest = { SEAT($seat) } не блефует!
bluff-pirate-stage-sails =
    { $count ->
        [one] { SEAT($seat) } плывёт на { $count } клетку
        [few] { SEAT($seat) } плывёт на { $count } клетки
       *[other] { SEAT($seat) } плывёт на { $count } клеток
    }
bluff-pirate-stage-sails-and-back =
    { $count ->
        [one] { SEAT($seat) } плывёт на { $count } клетку, { SEAT($voter) } — на { $back } назад
        [few] { SEAT($seat) } плывёт на { $count } клетки, { SEAT($voter) } — на { $back } назад
       *[other] { SEAT($seat) } плывёт на { $count } клеток, { SEAT($voter) } — на { $back } назад
    }
bluff-pirate-stage-steers = { SEAT($seat) } выбирает курс.
bluff-pirate-stage-boards = На абордаж! { SEAT($seat) } кладёт пирата.
bluff-pirate-stage-boarded = { SEAT($seat) } берёт на абордаж корабль { SEAT($other, case: "genitive") }!
bluff-pirate-stage-loot =
    { $count ->
        [one] { SEAT($other) } теряет { $count } карту
        [few] { SEAT($other) } теряет { $count } карты
       *[other] { SEAT($other) } теряет { $count } карт
    }
bluff-pirate-stage-opens = { SEAT($seat) } копает на острове { $number }.
bluff-pirate-stage-treasure = { SEAT($seat) } находит сокровище на острове { $number }!
bluff-pirate-stage-empty = { SEAT($seat) }: остров { $number } пуст!
bluff-pirate-known-discards = Сброс: { $count } × { CARD($card) }
bluff-pirate-known-island = Остров { $number } пуст

## Lessons

bluff-pirate-lesson-draw = Ход начинается с двух новых карт: возьмите их из колоды, чтобы никто не видел.
bluff-pirate-lesson-set = Выложите от трёх до пяти карт: одну-две одного цвета открыто, остальные закрыто. Закрытые могут быть любыми: это блеф.
bluff-pirate-lesson-close = A закрывает серию. Чем больше в ней карт, тем дальше вы плывёте.
    .window = Серию уже можно закрыть. Чем больше в ней карт, тем дальше вы плывёте.
bluff-pirate-lesson-vote = Голосуйте тайно, прикрыв кнопки: A — не блеф, B — блеф. Если ваш голос засчитан, верное сомнение ведёт вас вперёд, ошибка — на две клетки назад.
    .window = Голосуйте тайно: блеф или нет? Если ваш голос засчитан, верное сомнение ведёт вас вперёд, ошибка — на две клетки назад.
bluff-pirate-lesson-pick = Вы решаете, чей голос считать. Остальные навсегда останутся тайной.
bluff-pirate-lesson-reveal = Теперь закрытые карты переворачивают, и все видят, был ли блеф.
bluff-pirate-lesson-board = Впереди есть корабль: с пиратом, картой с черепом, можно пойти на абордаж, вместо того чтобы брать карты из колоды, и забрать у его игрока три карты.
bluff-pirate-lesson-island = Вы достигли острова: переверните жетон. Найдёте сокровище — победите; если сундук пуст, сокровище на другом острове.

## Why: a sentence for each ruling (docs/rulings-bluff-pirate.md)

bluff-pirate-rule-1 = Ход начинают с двух карт из колоды или с абордажа; кто взял карты, на абордаж не идёт.
bluff-pirate-rule-2 = Кто не выложил серию, сбрасывает карту, если карт в руке много, и ничего, если мало.
bluff-pirate-rule-3 = В серии от трёх до пяти карт: одна-две открытые одного цвета и хотя бы одна закрытая.
bluff-pirate-rule-5 = Если карт меньше трёх, серию не выложить.
bluff-pirate-rule-6 = Все остальные голосуют один раз и тайно; затем хозяин серии выбирает голос, который считается.
bluff-pirate-rule-7 = Закрытые карты серии открывают всегда, как бы ни проголосовали.
bluff-pirate-rule-9 = Сокровище найдено: партия выиграна, и больше ничего не считается.
bluff-pirate-rule-12 = Кто плывёт, выбирает путь на развилке, и только там.
bluff-pirate-rule-14 = На абордаж идёт только пират и только на корабль впереди, у игрока которого есть карты; тогда карт из колоды не берут.
bluff-pirate-rule-15 = Карты крадут не глядя из руки взятого на абордаж; знают их только эти двое.
bluff-pirate-rule-16 = Когда колода пуста, её делают из перемешанного сброса, и только тогда; берут только оттуда.
bluff-pirate-rule-24 = Остров открывает тот, кто до него доплыл, и никто другой.
bluff-pirate-rule-25 = Каждый игрок получает пять карт, прежде чем начнётся гонка.

## Прибытие

bluff-pirate-option-landing =
    Причалить: { $value ->
        [stop] точно или больше
       *[exact] точно, иначе назад
    }
bluff-pirate-story-honest = { SEAT($seat) }: больше всех честных серий ({ $count })
bluff-pirate-story-robbed = { SEAT($seat) }: больше всех украденных карт ({ $count })
bluff-pirate-story-robs = { SEAT($seat) }: больше всех добытых карт ({ $count })
bluff-pirate-report-points = Клеток к сокровищу
bluff-pirate-report-course = Ход гонки: клетки
