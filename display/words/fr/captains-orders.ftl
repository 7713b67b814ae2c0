# Français

captains-orders-title = Captain's Orders
captains-orders-screen-attract = Des Mutins traquent le Capitaine caché parmi eux

## What the screen says by itself

captains-orders-screen-round = Manche { $number }
captains-orders-screen-last-round = Dernière manche ({ $number })
captains-orders-screen-goal =
    { $count ->
        [1] Une seule manche décide
       *[other] { $count } manches pour gagner
    }
captains-orders-screen-deals = { SEAT($seat) } distribue
captains-orders-screen-dealer = Donneur
captains-orders-screen-of = sur { $count }
captains-orders-screen-of-seat = Ordre : { SEAT($seat) }
captains-orders-screen-none = Aucun ordre en cours
captains-orders-screen-unread = Une carte n'a pas été lue
captains-orders-screen-owner = Ordonne
captains-orders-screen-followed = A obéi
captains-orders-screen-answer-order = Obéissez ou contrez
captains-orders-screen-give-card = Donnez une carte
captains-orders-screen-discard-card = Défaussez une carte
captains-orders-screen-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
captains-orders-screen-lead =
    { $count ->
        [one] avec { $count } manche d'avance
       *[other] avec { $count } manches d'avance
    }
captains-orders-screen-captains =
    { $count ->
        [1] { NAMES($seats) } était Capitaine
       *[other] { NAMES($seats) } étaient Capitaines
    }
captains-orders-screen-winners =
    { $count ->
        [0] Personne ne gagne la manche
        [one] { NAMES($seats) } gagne la manche
       *[other] { NAMES($seats) } gagnent la manche
    }
captains-orders-screen-most-points =
    { $count ->
        [1] { NAMES($seats) } a le plus de points des Mutins
       *[other] { NAMES($seats) } ont le plus de points des Mutins
    }
captains-orders-screen-order = { SEAT($seat) } ordonne : { $rank }
captains-orders-screen-order-unread = { SEAT($seat) } donne un ordre
captains-orders-screen-belay = { SEAT($seat) } contre : { $rank }
captains-orders-screen-belay-unread = { SEAT($seat) } contre
captains-orders-screen-pass = { SEAT($seat) } passe une carte à { SEAT($other) }
captains-orders-screen-ask = { SEAT($seat) } demande une carte à { SEAT($other) }
captains-orders-screen-give = { SEAT($seat) } donne une carte à { SEAT($other) }
captains-orders-screen-discard = { SEAT($seat) } défausse une carte
captains-orders-screen-follow = { SEAT($seat) } obéit
captains-orders-screen-discover = { SEAT($seat) } accuse { SEAT($other) }
captains-orders-screen-taken-back = { SEAT($seat) } reprend un { $rank }
captains-orders-screen-taken-back-unread = { SEAT($seat) } reprend une carte
captains-orders-screen-shown = { SEAT($seat) } a montré un { $rank }
captains-orders-screen-shown-unread = { SEAT($seat) } a montré une carte
captains-orders-given = { SEAT($seat) } vous a donné : { $rank }
captains-orders-given-unread = { SEAT($seat) } vous a donné une carte

## What the table says

captains-orders-deal =
    { $reads ->
        [late] Six cartes pour chacun, face cachée.
       *[every] Six cartes pour chacun : présentez chacune au lecteur de celui qui la reçoit.
    }
    .window = Six cartes pour chacun, face cachée.
    .remedy =
        { $reads ->
            [late] Appuyez sur A quand tout est distribué ; une carte est lue quand on la joue.
           *[every] Tout est distribué quand les lumières montrent à qui c'est de jouer.
        }
captains-orders-turn = { SEAT($active) } : { captains-orders-turn.asked }
    .asked = donnez un ordre, passez une carte, demandez-en une, ou démasquez le Capitaine.
    .remedy =
        { $spots ->
            [0] Choisissez d'abord ; carte passée : chez l'autre.
           *[other] Ordre à l'emplacement 1, carte passée au lecteur du joueur qui la reçoit.
        }
captains-orders-order = { SEAT($active) } : { captains-orders-order.asked }
    .asked =
        { $rank ->
            [1] donnez une carte à { SEAT($owner) }, ou démasquez le Capitaine.
           *[other]
                { $spots ->
                    [0] donnez à { SEAT($owner) } un { $rank } ou plus, contrez avec une plus basse, ou démasquez le Capitaine.
                   *[other] donnez à { SEAT($owner) } un { $rank } ou plus, contrez avec une carte plus basse, ou démasquez le Capitaine.
                }
        }
    .remedy =
        { $rank ->
            [1] Présentez-la au lecteur chez { SEAT($owner) }.
           *[other]
                { $spots ->
                    [0] Obéir : chez { SEAT($owner) } ; sinon, choisissez d'abord.
                   *[other] Obéir : au lecteur chez { SEAT($owner) }. Contrer : à l'emplacement 1.
                }
        }
captains-orders-give = { SEAT($active) } : { captains-orders-give.asked }
    .asked = donnez une carte à { SEAT($turn) }.
    .remedy = Présentez-la au lecteur chez { SEAT($turn) }.
captains-orders-discard = { SEAT($active) } : { captains-orders-discard.asked }
    .asked = défaussez une carte.
    .remedy =
        { $spots ->
            [0] Appuyez sur A, puis présentez-la à votre lecteur.
           *[other] Présentez-la à l'emplacement 2.
        }
captains-orders-reading = Une carte n'a pas été lue.
    .remedy = Présentez-la encore, ou choisissez.
captains-orders-reveal = La manche est finie : toutes les cartes face visible.
    .remedy = Présentez celles qui n'ont pas été lues.
captains-orders-round-over = La manche est finie.
    .remedy = Avec A, on distribue la suivante.
captains-orders-over = La partie est finie.
    .remedy = Appuyez sur A pour rejouer.
captains-orders-other-spot = Rien ne se joue à cet emplacement.
    .remedy = Ordre à l'emplacement 1, défausse à l'emplacement 2.
captains-orders-where-to =
    { $spots ->
        [0] Une carte à votre propre lecteur ne sert encore à rien.
       *[other] Une carte à votre propre lecteur ne sert à rien ici.
    }
    .remedy =
        { $spots ->
            [0] Choisissez d'abord « Donner un ordre », ou présentez une carte passée au lecteur du joueur qui la reçoit.
           *[other] Ordre à l'emplacement 1, carte passée au lecteur du joueur qui la reçoit.
        }
captains-orders-follow-where = Ce n'est pas le lecteur du joueur qui a donné l'ordre.
    .remedy =
        { $spots ->
            [0] Obéissez à son lecteur ; pour contrer, choisissez d'abord.
           *[other] Obéissez à son lecteur ; contrez à l'emplacement 1.
        }
captains-orders-give-where = Ce n'est pas le lecteur du joueur qui a demandé.
    .remedy = Présentez la carte au lecteur du joueur qui l'a demandée.
captains-orders-discard-where = Une défausse est attendue.
    .remedy =
        { $spots ->
            [0] Choisissez « Défausser une carte », puis présentez-la à votre lecteur.
           *[other] Présentez la carte défaussée à l'emplacement 2.
        }
captains-orders-still-dealing = On distribue encore.
    .remedy = Remettez-la ; présentez d'abord six cartes à chaque lecteur.
captains-orders-hand-full = Une carte de trop à ce lecteur.
    .remedy = Remettez-la sur la pioche.
captains-orders-read-each = Dans cette partie, chaque carte est lue quand on la distribue.
    .remedy = Présentez six cartes à chaque lecteur.
captains-orders-already-dealt = Toutes les cartes sont distribuées.
    .remedy = Remettez-la sur la pioche.
captains-orders-too-late-to-redeal = La manche a commencé.
    .remedy = Jouez-la jusqu'au bout.
captains-orders-not-your-turn = C'est à { SEAT($active) } de jouer.
    .remedy = Reprenez la carte et attendez ; une carte passée se présente d'abord au lecteur du joueur qui la reçoit.
captains-orders-own-order = Personne ne répond à son propre ordre : cela ne compte pas.
    .remedy = Reprenez la carte et attendez que l'ordre revienne.
captains-orders-no-order = Aucun ordre n'est en cours.
    .remedy = Reprenez-la ; donnez un ordre, passez une carte, demandez-en une, ou démasquez le Capitaine.
captains-orders-order-stands = Un ordre est en cours.
    .remedy = Reprenez-la ; obéissez, contrez, ou démasquez le Capitaine.
captains-orders-give-first = Une carte a été demandée.
    .remedy = Reprenez-la ; la carte demandée va d'abord au lecteur du joueur qui l'a demandée.
captains-orders-discard-first = Une carte est arrivée, aucune n'est défaussée.
    .remedy = Reprenez-la ; il faut d'abord une défausse.
captains-orders-nothing-to-give = Personne n'a demandé de carte.
    .remedy = Reprenez la carte.
captains-orders-nothing-to-discard = On ne défausse qu'après une carte passée ou demandée.
    .remedy = Reprenez la carte.
captains-orders-nothing-to-accept = Aucune carte n'attend la décision du joueur qui ordonne.
    .remedy = Continuez.
captains-orders-revealing = La manche est finie, toutes les mains sont visibles.
    .remedy = Présentez les cartes non lues, ou nommez leur rang.
captains-orders-between-rounds = La manche est finie.
    .remedy = Rendez toutes les cartes ; le joueur de gauche distribue.
captains-orders-round-goes-on = La manche n'est pas finie.
    .remedy = Continuez.
captains-orders-match-over = La partie est finie.
    .remedy = Commencez-en une autre pour rejouer.
captains-orders-not-in-hand = D'après la table, cette carte n'est pas dans votre main.
    .remedy = Remettez-la où elle était ; présentez une carte de votre main.
captains-orders-follow-too-low = Cette carte ne peut pas obéir à l'ordre.
    .remedy = Reprenez-la ; obéissez avec une carte aussi haute ou plus haute, ou contrez.
captains-orders-belay-too-high = Cette carte ne contre pas l'ordre : elle n'est pas plus basse.
    .remedy = Reprenez-la, tous l'ont vue. Obéissez, ou contrez avec une plus basse.
captains-orders-yourself = On ne peut pas choisir sa propre place.
    .remedy = Choisissez-en une autre.
captains-orders-nobody-there = Personne ne joue là.
    .remedy = Choisissez une place où l'on joue.
captains-orders-not-unread = Toutes les cartes jouées ou distribuées là sont lues.
    .remedy = Continuez.
captains-orders-card = { CARD($card) }
captains-orders-not-a-card = Ce n'est pas une carte de ce jeu.
    .remedy = Nommez un rang de 1 à 10.
captains-orders-collect-first = La manche est finie.
    .remedy = Ramassez toutes les cartes et appuyez sur A ; puis présentez-les de nouveau.
captains-orders-dealt-at-pads = On distribue les cartes aux lecteurs.
    .remedy = Présentez-la au lecteur de celui qui la reçoit.
captains-orders-in-no-hand = D'après la table, cette carte n'est dans aucune main.
    .remedy = Remettez-la où elle était ; présentez une carte d'une main.
captains-orders-no-discard = Il n'y a rien à défausser maintenant.
    .remedy = Reprenez-la ; ordre à l'emplacement 1, carte passée au lecteur du joueur qui la reçoit.
captains-orders-read-already = Cette carte a déjà été lue : ce n'est pas celle qui manque.
    .remedy = Présentez la carte non lue, ou nommez son rang dans le menu.

## Options

captains-orders-option-wins = Manches pour gagner : { $value }
captains-orders-option-rounds = Au plus : { $value } manches
captains-orders-option-misplay =
    Une carte qui ne peut pas obéir : { $value ->
        [redo] est reprise
       *[forfeit] coûte la manche
    }

## Choices

captains-orders-menu-dealing = Six cartes pour chacun
captains-orders-menu-given = Une carte est au lecteur chez { SEAT($seat) } : à qui était-elle ? Appuyez sur votre A
captains-orders-menu-order = Donner un ordre
captains-orders-menu-ask = Demander une carte
captains-orders-menu-tap-to-follow = Obéir : présenter une carte
captains-orders-menu-belay = Contrer
captains-orders-menu-discover = Démasquer le Capitaine
captains-orders-menu-is-order = C'est l'ordre
captains-orders-menu-to = À { SEAT($seat) }
captains-orders-menu-is-follow = Elle obéit
captains-orders-menu-is-belay = Elle contre
captains-orders-menu-is-given = Elle est donnée
captains-orders-menu-rank = Rang { $rank }
captains-orders-menu-accept = Elle peut obéir
captains-orders-menu-show = Elle ne peut pas : la montrer
captains-orders-menu-which-rank = La carte est un
captains-orders-menu-whose-rank = { SEAT($seat) } : la carte est un
captains-orders-menu-round-over = La manche est finie
captains-orders-menu-next-round = Ramasser les cartes : manche suivante
    .window = Manche suivante
captains-orders-menu-ask-whom = Demander à qui ?
captains-orders-menu-who-is-captain = Qui est le Capitaine, à la carte la plus basse ?
captains-orders-menu-awaits-order = { SEAT($seat) } : l'ordre
captains-orders-menu-awaits-belay = { SEAT($seat) } : la carte qui contre
captains-orders-menu-awaits-discard = { SEAT($seat) } : la défausse
captains-orders-menu-ends-round = { SEAT($seat) } : cela met fin à la manche
captains-orders-menu-yes-captain = Oui, { SEAT($seat) } est le Capitaine
captains-orders-menu-yes-rank = Oui, c'est un { $rank }
captains-orders-menu-tap-or-look = La présenter ou la regarder
captains-orders-menu-tap-or-name = La présenter ou nommer son rang
captains-orders-menu-follow-unread = Une carte qui obéit n'a pas été lue
captains-orders-problem-card-twice =
    Une carte est à la fois { $place ->
        [hand] en main chez { SEAT($seat) }
        [discards] dans la défausse
        [order] l'ordre
       *[last] la dernière carte d'une main
    } et { $other ->
        [hand] en main chez { SEAT($holder) }
        [discards] dans la défausse
        [order] l'ordre
       *[last] la dernière carte d'une main
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-card-elsewhere =
    Une carte a été vue { $place ->
        [hand] en main chez { SEAT($seat) }
       *[table] sur la table
    }, qui est déjà ailleurs.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-too-many-cards =
    Il y a { $count ->
        [1] une carte
       *[other] { $count } cartes
    } de trop.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-unread-inconsistent = Les cartes non lues ne peuvent pas être toutes différentes.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-hand-too-large = { SEAT($seat) } a { $count } cartes ; on en distribue { $dealt }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-empty-hand = { SEAT($seat) } n'a plus de carte, ce qui finit la manche, mais elle continue.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-dealt-not-begun = Toutes les cartes sont distribuées, mais la manche n'a pas commencé.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-played-before-dealt = Des cartes ont été jouées avant la fin de la distribution.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-more-than-dealt = Il y a { $count } cartes dans les mains, plus qu'on n'en a distribué.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-answered-own-order = { SEAT($seat) } a répondu à son propre ordre (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-followed-too-low = { SEAT($seat) } a obéi avec une carte qui ne peut pas obéir (CO-5).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-belayed-too-high = { SEAT($seat) } a contré avec une carte qui n'est pas plus basse (CO-6).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-such-player = Il n'y a pas de joueur { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-order-stands = Il faut répondre à un ordre, mais aucun n'est en cours.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-stands = Un ordre est en cours dans la phase { $phase }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-unread = L'ordre n'a pas été lu.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-owner-answers = Le propriétaire de l'ordre doit y répondre (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-reading = La phase { $phase } ne convient pas à ce qui reste à lire.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-out-of-turn = Quelqu'un doit agir hors de son tour.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-captains =
    Dans la phase { $phase }, { $count ->
        [one] { $count } Capitaine est connu
       *[other] { $count } Capitaines sont connus
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-winner-does-not-play = Quelqu'un a gagné une manche sans jouer.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-end = La phase est { $phase }, après { $rounds } manches et { $wins } victoires.
    .remedy = { table-undo-or-play-on }

## Places

captains-orders-place-orders = Ordres

## Les règles en bref

captains-orders-goal = Démasquez le Capitaine ; si c'est vous, restez caché.
captains-orders-rules-1 = Celui qui a en main la carte la plus basse est le Capitaine, en secret ; tous les autres sont des Mutins. Il change quand les cartes changent de main.
captains-orders-rules-2 = À votre tour, sans ordre : jouez une carte visible, c'est un ordre ; ou passez une carte à quelqu'un, qui en défausse une ; ou demandez une carte à quelqu'un, et défaussez-en une.
captains-orders-rules-3 = Un ordre fait le tour. Obéir : donner à son propriétaire une carte aussi haute ou plus haute. Ou contrer : jouer une carte plus basse, qui devient l'ordre, et il est à vous.
captains-orders-rules-4 = Un ordre qui revient à son propriétaire est défaussé, et le suivant joue.
captains-orders-rules-5 = Quand c'est à vous d'agir, vous pouvez démasquer le Capitaine. Si c'est juste, vous gagnez la manche ; sinon, le Mutin qui a le plus de points en main la gagne, mais pas vous.
captains-orders-rules-6 = La manche finit quand une main est vide : si c'était celle du Capitaine, il gagne ; sinon, c'est le Mutin qui a le plus de points en main. Une carte vaut son rang.
captains-orders-rules-7 = Le premier qui a gagné assez de manches gagne la partie.

## Temps forts

captains-orders-stage-accuses = { SEAT($seat) } dit : le Capitaine, c'est { SEAT($other) } !
captains-orders-stage-right = Exact : { SEAT($other) } est le Capitaine !
captains-orders-stage-wrong =
    { $count ->
        [1] Faux : le Capitaine est { NAMES($seats) } !
       *[other] Faux : les Capitaines sont { NAMES($seats) } !
    }
captains-orders-stage-ran-out = { SEAT($seat) } a joué sa dernière carte.
captains-orders-known-hand =
    { $count ->
        [one] { SEAT($seat) } : { $count } carte, manches gagnées : { $wins }
       *[other] { SEAT($seat) } : { $count } cartes, manches gagnées : { $wins }
    }

## Lessons

captains-orders-lesson-captain = Celui qui a la carte la plus basse de toutes est le Capitaine, en secret : regardez votre main. Les autres sont des Mutins.
captains-orders-lesson-order = Donnez un ordre, carte visible : chacun vous donne une carte aussi haute ou plus haute, ou contre avec une plus basse.
captains-orders-lesson-follow = Un ordre est en cours. Obéissez avec une carte aussi haute ou plus haute, pour son propriétaire ; une plus basse en fait votre ordre.
captains-orders-lesson-give = On vous demande une carte : c'est vous qui choisissez laquelle. Avec la plus basse, l'autre devient peut-être le Capitaine.
captains-orders-lesson-discard = Défaussez une carte de votre main, face cachée. Personne d'autre ne sait laquelle.
captains-orders-lesson-pass = Au lieu d'un ordre, vous pouvez passer une carte à quelqu'un, qui en défausse une.
captains-orders-lesson-ask = Ou choisissez avec B et A de demander une carte à quelqu'un. C'est l'autre qui la choisit ; puis défaussez-en une.
    .window = Ou demandez une carte à quelqu'un. C'est l'autre qui la choisit ; puis défaussez-en une.
captains-orders-lesson-discover = Vous savez qui est le Capitaine ? Choisissez avec B et A de le démasquer : si c'est juste, vous gagnez la manche ; sinon, vous ne pouvez plus la gagner.
    .window = Vous savez qui est le Capitaine ? Démasquez-le : si c'est juste, vous gagnez la manche ; sinon, vous ne pouvez plus la gagner.

## Why: a sentence for each ruling (docs/rulings-captains-orders.md)

captains-orders-rule-1 = On ne joue que les cartes de sa main ; l'ordre et la défausse ne sont à personne.
captains-orders-rule-2 = Un seul joueur agit : sans ordre, il ordonne, passe, demande ou démasque ; avec un ordre, il obéit, contre ou démasque.
captains-orders-rule-3 = Celui qui donne une carte la choisit ; celui qui l'a reçue en défausse ensuite une, au choix.
captains-orders-rule-5 = On obéit à un ordre avec une carte aussi haute ou plus haute.
captains-orders-rule-6 = Seule une carte vraiment plus basse contre un ordre. Ensuite tous répondent, sauf son nouveau propriétaire.
captains-orders-rule-7 = Personne ne répond à son propre ordre : quand il revient, il est défaussé, et le suivant joue.
captains-orders-rule-8 = La manche finit dès qu'une main est vide ; alors seulement on montre toutes les mains.
captains-orders-rule-13 = Qui démasque désigne un autre joueur, jamais lui-même.
captains-orders-rule-16 = La partie est gagnée : les ex æquo gagnent ensemble, et plus rien ne compte.
captains-orders-rule-17 = Entre deux manches on ramasse toutes les cartes, et le joueur de gauche distribue.
captains-orders-rule-21 = Chaque joueur reçoit six cartes avant que quelqu'un agisse.
captains-orders-story-unmasks = { SEAT($seat) } démasque le plus souvent le Capitaine : { $count }
captains-orders-story-accuses = { SEAT($seat) } accuse le plus souvent un Mutin : { $count }
captains-orders-story-captain = { SEAT($seat) } est le plus souvent Capitaine à la fin d'une manche : { $count }
captains-orders-story-orders = { SEAT($seat) } donne le plus d'ordres : { $count }
captains-orders-story-belays = { SEAT($seat) } contre le plus souvent : { $count }
captains-orders-story-gave = { SEAT($seat) } donne le plus de cartes : { $count }
captains-orders-story-rich = { SEAT($seat) } tient la main la plus riche de toutes les manches : { $count }
captains-orders-story-hand = Points en main à la fin, { SEAT($seat) } : { $count }
captains-orders-story-highest = Plus haute carte à la fin, { SEAT($seat) } : { $count }
captains-orders-story-lowest = Plus basse carte à la fin, { SEAT($seat) } : { $count }
captains-orders-report-points = Manches gagnées
captains-orders-report-course = Le déroulement de la partie : manches gagnées
