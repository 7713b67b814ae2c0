# Français

luggage-title = Where's My Luggage?
luggage-screen-attract = L'aéroport où tous les vols arrivent en même temps

## Names

suitcase-tartan = Écossais
suitcase-stripes = Rayures
suitcase-dots = Pois
suitcase-stars = Étoiles
suitcase-leather = Cuir
suitcase-zigzag = Zigzag
passenger-highlander = Highlander
passenger-detective = Détective
passenger-lumberjack = Bûcheron
passenger-yeti = Yéti
passenger-punk = Punk
passenger-pirate = Pirate
passenger-referee = Arbitre
passenger-sailor = Marin
passenger-mime = Mime
passenger-beekeeper = Apiculteur
passenger-clown = Clown
passenger-painter = Peintre
passenger-flamenco-dancer = Danseuse de flamenco
passenger-cook = Cuisinier
passenger-ladybird = Coccinelle
passenger-astronaut = Astronaute
passenger-wizard = Magicien
passenger-alien = Extraterrestre
passenger-cowboy = Cow-boy
passenger-robot = Robot
passenger-caveman = Homme des cavernes
passenger-aviator = Aviatrice
passenger-viking = Viking
passenger-explorer = Explorateur
passenger-vampire = Vampire
passenger-pharaoh = Pharaon
passenger-samurai = Samouraï
passenger-mermaid = Sirène
passenger-inventor = Inventeur
passenger-dragon = Dragon

## What the screen says by itself

luggage-screen-round = Manche { $number } sur { $of }
luggage-screen-assisted = Jeu assisté
luggage-screen-rulebook = Selon la règle
luggage-screen-memory = Jeu de mémoire
luggage-screen-mapping = Le tapis apprend ses valises
luggage-screen-verifying = Éloignez les mains : le tapis compte ses valises
luggage-screen-tiles = { $found } sur { $expected }
luggage-screen-missing = Il manque
luggage-screen-several = { $count ->
        [1] { SUITCASE($pattern) }
       *[other] { $count } × { SUITCASE($pattern) }
    }
luggage-screen-all-on-belt = Tout est sur le tapis
luggage-screen-off-belt = { $count } hors du tapis
luggage-screen-times = × { $count }
luggage-screen-flip = Retournez !
luggage-screen-no-card = Pas encore de carte
luggage-screen-no-card-left = Plus de cartes
luggage-screen-ready = C'est bon
luggage-screen-not-ready = Une main sur la pioche, appuyez sur A
luggage-screen-done = Fini !
luggage-screen-ended-done = { NAMES($seats) } : fini !
luggage-screen-ended-time = Temps écoulé
luggage-screen-ended-stuck = Personne ne peut finir
luggage-screen-checked = Tout est montré
luggage-screen-tap-pairs = Montrez vos paires
luggage-screen-scores = Scores après la manche { $number }
luggage-screen-points = +{ $count }
luggage-screen-lead =
    { $count ->
        [one] avec { $count } point d'avance
       *[other] avec { $count } points d'avance
    }
luggage-screen-grabs = prises
luggage-screen-figures-grabs = Prises autour du tapis
luggage-screen-figures-matches = trouvées
luggage-screen-figures-wrong = mauvaises
luggage-screen-figures-lost = perdues
luggage-screen-figures-streak = de suite
luggage-screen-figures-nowhere = Pour cette partie, on ne sait pas où les valises ont été prises.
luggage-screen-figures-rulebook = Selon la règle, rien n'est présenté pendant le jeu : ni temps, ni prises.
luggage-screen-figures-untapped =
    { $count ->
        [1] Une valise a été prise sur le tapis sans être présentée.
       *[other] { $count } valises ont été prises sur le tapis sans être présentées.
    }
luggage-screen-report-matches = Trouvées
luggage-screen-report-wrong = Fausses
luggage-screen-report-lost = Perdues
luggage-screen-report-streak = De suite
luggage-screen-report-most = au plus
luggage-screen-report-note-times = Secondes par trouvaille : de la carte ou valise présentée juste avant, à la valise qui convient. Le nombre est la médiane.
luggage-screen-report-note-grabs = Prises : où sur la piste chaque valise présentée se trouvait en dernier, dans le sens horaire depuis le premier lecteur du tapis (ambre).

## What the table says

luggage-still-missing =
    { $count ->
        [1] Il manque encore une valise : { SUITCASE($pattern) }.
       *[other] Il manque encore { $count } valises : { SUITCASE($pattern) }.
    }
    .remedy = Cherchez sous la table, puis remettez sur le tapis.
luggage-not-back =
    { $count ->
        [1] Une valise n'est pas revenue sur le tapis : { SUITCASE($pattern) }.
       *[other] { $count } valises ne sont pas revenues sur le tapis : { SUITCASE($pattern) }.
    }
    .remedy = Remettez ce qui manque ; ou tous maintiennent A pour jouer sans.
luggage-kept = { SEAT($seat) } : la valise d'un autre ({ SUITCASE($pattern) }) n'est pas revenue sur le tapis.
    .remedy = Remettez-la ; si elle est de côté, reprenez aussi son passager.
luggage-gone =
    { $count ->
        [1] Une valise a quitté le tapis, et personne ne l'a présentée : { SUITCASE($pattern) }.
       *[other] { $count } valises ont quitté le tapis, et personne ne les a présentées : { SUITCASE($pattern) }.
    }
    .remedy = Présentez-la ou remettez-la ; elle est peut-être sous une autre.
luggage-one-at-a-time = { $count } valises ont quitté le tapis, et les mains n'ont droit qu'à { $most }.
    .remedy = Une à la fois, s'il vous plaît : remettez les autres.
luggage-claims-too-many =
    « Fini ! » annonce { $expected ->
        [one] { $expected } valise
       *[other] { $expected } valises
    }, mais au plus { $most ->
        [one] { $most } a
       *[other] { $most } ont
    } quitté le tapis.
    .remedy = Présentez les paires qu'il y a.
luggage-weak =
    { $count ->
        [1] L'étiquette d'une valise se lit mal : { SUITCASE($pattern) }.
       *[other] Les étiquettes de { $count } valises se lisent mal : { SUITCASE($pattern) }.
    }
    .remedy = Après la partie, essayez-les sur un lecteur et changez celle qui est lente.
luggage-counted = Le tapis est compté avant que la manche continue.
    .remedy = Éloignez les mains, s'il vous plaît.
luggage-recounting = Le tapis est compté ; personne ne joue pendant ce temps.
    .remedy = Remettez ce que l'écran demande.
luggage-mapping = Le tapis apprend ses valises.
    .remedy = Éloignez les mains, s'il vous plaît.
luggage-ready = Une main sur votre pioche !
    .remedy = Appuyez sur A pour commencer.
luggage-play = Où sont mes bagages ? Retournez, attrapez, présentez !
    .remedy = Plus de cartes ? Appuyez sur A : fini !
luggage-play-rulebook = Où sont mes bagages ? Retournez, attrapez, mettez de côté !
    .remedy = Plus de cartes ? Appuyez sur A : fini !
luggage-verifying = Stop ! Le tapis compte ses valises.
    .remedy = Remettez ce que vous tenez ; puis éloignez les mains, s'il vous plaît.
luggage-check = Présentez chaque paire : le passager, puis la valise.
    .remedy = B pour reprendre une paire, A quand c'est tout.
luggage-round-over = Remettez tout, mélangez et redistribuez.
    .window = La manche est finie.
    .remedy = Avec A, la manche suivante commence.
luggage-over = La partie est finie.
    .remedy = Appuyez sur A pour rejouer.
luggage-lap-running = Le tapis apprend encore où sont ses valises.
    .remedy = Éloignez les mains jusqu'à la fin du tour.
luggage-not-started = La manche commence quand tous ont appuyé sur A.
    .remedy = Remettez-la, posez une main sur votre pioche et appuyez sur A.
luggage-already-ready = Vous avez déjà appuyé sur A.
    .remedy = Attendez les autres.
luggage-not-now = La manche est en cours.
    .remedy = Continuez à chercher.
luggage-after-done = La manche est finie : plus rien ne compte.
    .remedy = Remettez sur le tapis ce que vous tenez.
luggage-between-rounds = La manche est comptée.
    .remedy = Rendez passagers et valises pour la manche suivante.
luggage-match-over = La partie est finie.
    .remedy = Commencez-en une autre pour rejouer.
luggage-no-clock = Aucune durée n'a été convenue.
    .remedy = La manche finit avec « Fini ! ».
luggage-not-on-belt = Une valise qui n'est pas sur le tapis ne peut pas y manquer.
    .remedy = Comptez encore le tapis.
luggage-not-stuck = Les bagages d'un passager peuvent encore être trouvés.
    .remedy = La manche continue.
luggage-not-your-turn = C'est à quelqu'un d'autre de jouer.
    .remedy = Retournez-la et attendez.
luggage-nobody-there = Personne ne joue là.
    .remedy = Choisissez une place où l'on joue.
luggage-not-in-play = Cette pièce ne fait pas partie de celles qui sont jouées.
    .remedy = Remettez-la dans la boîte.
luggage-flip-first = Vous ne cherchez encore pour aucun passager.
    .remedy = Remettez la valise ; retournez une carte de votre pioche et présentez-la.
luggage-not-resolved = Vous cherchez encore pour un autre passager.
    .remedy = Remettez la carte sur la pioche, face cachée ; cherchez d'abord pour le passager ouvert.
luggage-others-passenger = Ce passager est à quelqu'un d'autre.
    .remedy = Rendez la carte.
luggage-passenger-is-aside = Ce passager est déjà de côté.
    .remedy = Remettez-le avec vos paires.
luggage-too-many-cards = Vous avez vu toutes vos cartes.
    .remedy = Mettez celle de trop de côté, cachée, jusqu'à la manche suivante.
luggage-nothing-left = Vous n'avez plus de passagers.
    .remedy = Remettez la valise, et appuyez sur A : « Fini ! »
luggage-tapped-in-rulebook-play = Selon la règle, on ne présente les valises qu'au contrôle.
    .remedy = Mettez-la de côté ou remettez-la : à vous de juger.
luggage-own-tile-aside = Vous avez déjà mis cette valise de côté.
    .remedy = Remettez-la avec vos paires.
luggage-others-tile-aside = Quelqu'un d'autre a mis cette valise de côté.
    .remedy = Remettez-la où elle était.
luggage-not-held = Ce n'est pas la valise que vous tenez.
    .remedy = Remettez-la où elle était.
luggage-false-alarm = Fausse alerte : il vous reste des passagers.
    .remedy = Tous continuent.
luggage-already-done = Vous avez déjà fini.
    .remedy = Attendez les autres.
luggage-already-checked = Vous avez dit que tout est montré.
    .remedy = Attendez les autres.
luggage-passenger-shown = Ce passager est déjà montré.
    .remedy = Si c'était une erreur, reprenez la paire avec B.
luggage-tile-shown = Cette valise a déjà été montrée, par vous ou un autre.
    .remedy = Montrez celle qui était avec ce passager.
luggage-tile-was-on-belt = Cette valise était sur le tapis à la fin, pas de côté.
    .remedy = Remettez-la ; la paire est nulle.
luggage-nothing-shown = Il n'y a pas de paire à reprendre.
    .remedy = Présentez un passager, puis sa valise.
luggage-half-pair = Un passager a été présenté sans sa valise.
    .remedy = Présentez aussi la valise ; ou reprenez le passager avec B.
luggage-passenger-first = Une valise a été présentée sans son passager.
    .remedy = Présentez d'abord le passager, puis la valise.
luggage-other-game = Cette pièce est d'un autre jeu.
    .remedy = Remettez-la dans sa boîte.
luggage-own-pad = Ce jeu ne se joue pas aux emplacements.
    .remedy = Présentez la pièce à votre lecteur.
luggage-aside-on-belt = Une valise mise de côté est sur le tapis.
    .remedy = Retirez-la et remettez-la avec vos paires.
luggage-still-waits = Fausse alerte : { PASSENGER($passenger) } attend encore une valise.
    .remedy = Présentez le passager, puis la valise mise de côté ; ou cherchez encore.
luggage-waits-on = { SEAT($seat) } : { PASSENGER($passenger) } attend encore : aucune valise n'a été présentée.
    .remedy = En avez-vous mis une de côté ? Remettez-la sur le tapis.
luggage-play-memory-turned = Retournée : { SUITCASE($pattern) }, { $face ->
        [lost] perdue
       *[other] { PASSENGER($face) }
    }.
    .remedy = C'est à { SEAT($active) } de jouer : retournez une valise et présentez-la.
luggage-play-memory = Retournez une valise et présentez-la.
    .remedy = C'est à { SEAT($active) } de jouer.
luggage-problem-tile-missing = Il manque une valise : { SUITCASE($pattern) }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-aside-twice = Une valise a été mise de côté deux fois : { SUITCASE($pattern) }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-twice =
    Une valise ({ SUITCASE($pattern) }) est à la fois { $place ->
        [belt] sur le tapis
        [hand] dans une main
        [aside] mise de côté
       *[missing] manquante
    } et { $other ->
        [belt] sur le tapis
        [hand] dans une main
        [aside] mise de côté
       *[missing] manquante
    }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-not-in-play = Une valise sur la table ne fait pas partie du jeu.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-nowhere = Une valise n'est nulle part : { SUITCASE($pattern) }.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-twice = Un passager est à deux endroits.
    .remedy = { table-undo-or-play-on }
luggage-problem-passengers-seen = Les passagers vus ne sont pas ceux des joueurs.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-not-in-play = Un passager sur la table ne fait pas partie du jeu.
    .remedy = { table-undo-or-play-on }
luggage-problem-cards = { SEAT($seat) } a { $count } passagers ; { $dealt } ont été donnés.
    .remedy = { table-undo-or-play-on }
luggage-problem-none-in-front = { SEAT($seat) } a des passagers en attente, mais aucun à chercher.
    .remedy = { table-undo-or-play-on }
luggage-problem-wrong-pair = { SEAT($seat) } a mis de côté une mauvaise valise pour un passager : { SUITCASE($pattern) }.
    .remedy = { table-undo-or-play-on }
luggage-problem-score-count = Scores, { SEAT($seat) } : { $count } ; manches jouées : { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-scores = { SEAT($seat) } ne peut pas avoir ces scores : { $scores }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-round = Il n'y a pas de manche { $round } dans une partie de { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-player = Il n'y a pas de joueur { $player } dont ce serait le tour.
    .remedy = { table-undo-or-play-on }
luggage-problem-does-not-play = Quelqu'un est noté « { $role } » sans jouer.
    .remedy = { table-undo-or-play-on }
luggage-problem-ready = Joueurs prêts dans la phase { $phase } : { $count }.
    .remedy = { table-undo-or-play-on }
luggage-problem-ended-by = La phase est { $phase }, mais la manche a été finie par { $by }.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-by-nobody = « Fini ! » a terminé la manche, ou quelqu'un a fini, mais pas les deux.
    .remedy = { table-undo-or-play-on }
luggage-problem-memory-goes-on = Une file est vide, ce qui finit la partie, mais elle continue.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-too-early = Quelqu'un a fini, mais il lui reste des passagers.
    .remedy = { table-undo-or-play-on }

## Options

luggage-option-play =
    Jeu : { $value ->
        [assisted] assisté
       *[rulebook] selon la règle
    }
luggage-option-per-suitcase =
    Valises : { $value ->
        [5] les 36
        [4] 24, pour les plus jeunes
        [2] 12, pour les plus jeunes
       *[3] 18, pour les plus jeunes
    }
luggage-option-variant =
    Variante : { $value ->
        [belt] tapis en marche
       *[memory] mémoire, tour à tour
    }
luggage-option-clock-min =
    Durée de la manche : { $value ->
        [none] sans limite
       *[other] { $value } min
    }

## Choices

luggage-passenger = { PASSENGER($passenger) }

## Pourquoi la table a dit cela

luggage-why-missing = Une valise est partie : { SUITCASE($pattern) }.
luggage-why-suspected = Une valise est peut-être partie : { SUITCASE($pattern) }.
luggage-why-taken = { SEAT($seat) } présente une valise au lecteur : { SUITCASE($pattern) }.
luggage-why-returned = Une valise est sur le tapis ({ SUITCASE($pattern) }). { READER($reader) } l'a lue.
luggage-why-withdrawn = Une valise est sur le tapis ({ SUITCASE($pattern) }). { READER($reader) } l'a lue, { SEAT($seat) } ne l'a donc plus.
luggage-why-weak = L'étiquette d'une valise se lit mal ({ SUITCASE($pattern) }) : { $count } % de { $of } passages manqués.
luggage-why-dead = L'étiquette d'une valise ne se lit plus ({ SUITCASE($pattern) }) : { $count } % de { $of } passages manqués.
luggage-why-never-read = Elle n'a jamais été lue.
luggage-why-last-read = Dernière lecture { $seconds } s avant.
luggage-why-passes =
    { $count ->
        [1] { READER($reader) } a vu passer sa place une fois depuis, sans rien lire.
       *[other] { READER($reader) } a vu passer sa place { $count } fois depuis, sans rien lire.
    }
luggage-why-doubt = Qu'elle y soit quand même : 1 sur { $of }.

## What the virtual table says

luggage-hands-wait = Éloignez les mains : le tapis compte ses valises. Avec B, le tapis va plus vite.
luggage-hands-ready = On y va ? Appuyez sur le A vert !
    .a = On y va !
luggage-hands-you-are-ready = C'est noté. En attente des autres…
luggage-hands-well-played = Fini ! Bien joué.
luggage-hands-watch = C'est à { SEAT($seat) } de jouer. Regardez et retenez !
luggage-hands-only-found = On ne met de côté que ce que la lumière a trouvé : présentez d'abord la valise à votre lecteur.
luggage-hands-not-aside = La lumière dit non : remettez la valise.
luggage-hands-press-b-first = Appuyez sur B pour reprendre la dernière paire.
luggage-hands-next = Cliquez sur votre pioche : c'est au tour du passager suivant.
luggage-hands-flip = Cliquez sur votre pioche pour retourner le passager suivant.
luggage-hands-pick = Prenez une valise du même motif { $lies ->
        [rows] dans les rangées
       *[belt] sur le tapis
    }.
luggage-hands-look-and-tap = Cliquez sur la valise pour regarder dedans, puis présentez-la à votre lecteur.
luggage-hands-look-secretly = Cliquez sur la valise pour regarder dedans. Chut, c'est secret !
luggage-hands-tap = Présentez-la à votre lecteur : la lumière dit à qui elle est.
luggage-hands-found = C'est elle ! Mettez la valise et le passager de côté.
luggage-hands-not-yours =
    { $pattern ->
        [other] Pas la vôtre : votre passager a un autre motif.
       *[same] Pas la vôtre.
    } Remettez-la { $lies ->
        [rows] dans sa rangée
       *[belt] sur le tapis
    } et retournez le passager suivant.
luggage-hands-put-back = Remettez-la { $lies ->
        [rows] dans sa rangée
       *[belt] sur le tapis
    }.
luggage-hands-whose = La vôtre, ou perdue ? Les deux de côté. Celle d'un autre ? Remettez-la { $lies ->
        [rows] dans sa rangée
       *[belt] sur le tapis
    }.
luggage-hands-lay-passenger = Posez votre passager sur la pile ouverte.
luggage-hands-done = Plus de passagers ! Appuyez sur le A vert : fini !
    .a = Fini !
luggage-hands-all-shown = Toutes vos paires sont montrées. En attente des autres…
luggage-hands-show-it = Présentez-la à votre lecteur, puis posez-la avec les paires montrées.
luggage-hands-show-pairs = Montrez vos paires : cliquez dessus, l'une après l'autre.
luggage-hands-was-that-all = C'est tout ? Appuyez sur le A vert.
    .a = C'est tout
luggage-hands-say-done = Il n'y a plus de passagers : appuyez sur le A vert pour dire « Fini ! »
luggage-hands-find-the-same = Ce passager attend : trouvez une valise du même motif.
luggage-hands-pairs-go-here = Ici vont les paires que vous avez trouvées.
luggage-hands-hand-is-empty = Votre main est vide : prenez d'abord une valise.
luggage-hands-may-not-look = Vous ne pouvez pas regarder cela maintenant : une valise se regarde en main, pendant la recherche.
luggage-hands-hand-is-full = Votre main est prise : remettez d'abord la valise, ou mettez-la de côté.
luggage-hands-flip-first = Retournez d'abord un passager, puis mettez la paire de côté.
luggage-hands-lay-passenger-first = Vous tenez un passager : posez-le d'abord sur votre pile ouverte.
luggage-hands-too-late = Trop tard : quelqu'un a été plus rapide.
luggage-hands-belt-is-full = Le tapis est plein : attendez un instant.
luggage-hands-still-reading = Un instant : le lecteur lit encore.
luggage-hands-at-draw = Pioche
luggage-hands-at-action = Pile ouverte
luggage-hands-at-aside = De côté
luggage-hands-at-shown = Montrées
luggage-hands-put-back-here = À remettre ici
luggage-hands-reclaim = RETRAIT DES BAGAGES
luggage-hands-suitcases-found = { $found } valises sur { $expected } trouvées

## Les règles en bref

luggage-rules-1 = Retrouvez les valises de vos passagers avant tous les autres.
luggage-rules-2 = Tous en même temps : retournez un passager, prenez sur le tapis une valise du même motif et regardez dedans, sans que personne d'autre ne voie.
luggage-rules-3 = C'est celle du passager, ou elle est perdue : mettez les deux de côté. C'est celle d'un autre : remettez-la et retournez le passager suivant.
luggage-rules-4 = Une valise par passager : on n'en prend pas d'autre avant d'avoir retourné une carte.
luggage-rules-5 = Quand votre pioche est vide, retournez la pile et continuez. Plus de passagers ? Dites « Fini ! » : cela termine la manche pour tous.
luggage-rules-6 = Chaque paire juste vaut 1 point ; les bagages perdus et les paires fausses ne valent rien.
luggage-rules-7 = Après la dernière manche, celui qui a le plus de points gagne.

## Temps forts et journal

luggage-stage-done = { SEAT($seat) } a la dernière valise : fini !
luggage-stage-hands-off = Ne touchez à rien : le tapis est compté.
luggage-stage-turns = { SEAT($seat) } retourne : { SUITCASE($suitcase) }
luggage-stage-match = C'est la bonne pour { SEAT($seat) } !
luggage-stage-lost = Bagage perdu pour { SEAT($seat) } !
luggage-stage-other = Elle est à quelqu'un d'autre.
luggage-log-done = { SEAT($seat) } : fini !
luggage-log-match = { SEAT($seat) } a trouvé la bonne valise : { PASSENGER($passenger) }
luggage-log-lost = Bagage perdu pour { SEAT($seat) } : { PASSENGER($passenger) }
luggage-log-other = { SEAT($seat) } a montré une mauvaise valise : { PASSENGER($passenger) }
luggage-log-turned = { SEAT($seat) } a retourné { SUITCASE($suitcase) } : { PASSENGER($passenger) }
luggage-known-holds = { SEAT($seat) } tient une valise : { SUITCASE($pattern) }
luggage-known-off = Hors du tapis : { SUITCASE($patterns) }

## Noms

luggage-screen-best = record : { $points }
# A look where a suitcase lies

luggage-hands-look-in-hand = Personne ne peut regarder sous une valise là où elle se trouve. Cliquez dessus.
## Lessons

luggage-lesson-ready = Tous jouent en même temps. Posez une main sur votre pioche et appuyez sur A ; la manche commence quand tous l'ont fait.
    .window = Tous jouent en même temps : la manche commence quand tous l'ont dit.
luggage-lesson-flip = Retournez la première carte de votre pioche : c'est la valise de ce passager que vous cherchez maintenant.
luggage-lesson-grab = Prenez sur le tapis une valise du motif de votre passager, et regardez son dos sans que personne d'autre ne voie.
luggage-lesson-tap = Présentez-la à votre lecteur. Vert fixe ou deux éclairs jaunes : mettez les deux de côté. Rouge qui clignote : remettez-la et retournez le passager suivant.
    .window = Vérifiez à qui elle est. À votre passager, ou perdue : mettez les deux de côté. À un autre : remettez-la et retournez le passager suivant.
luggage-lesson-judge = Jugez vous-même : celle du passager, ou perdue, mettez les deux de côté ; celle d'un autre, remettez-la et retournez le passager suivant.
luggage-lesson-done = Plus de passagers ? Appuyez sur A et criez « Fini ! » : cela termine la manche pour tous.
    .window = Plus de passagers ? Criez « Fini ! » : cela termine la manche pour tous.
luggage-lesson-check = Montrez vos paires : présentez chaque passager au lecteur, puis sa valise. A veut dire que c'est tout.
    .window = Montrez vos paires, l'une après l'autre ; puis dites que c'est tout.
luggage-lesson-memory = À chaque tour, on retourne une valise et on la présente. Retenez à qui elle est : si elle n'est pas à votre passager, elle revient à sa place.
    .window = À chaque tour, on retourne une valise. Retenez à qui elle est : si elle n'est pas à votre passager, elle revient à sa place.

## Why: a sentence for each ruling (docs/rulings-luggage.md)

luggage-rule-3 = On ne cherche une valise qu'avec un passager retourné.
luggage-rule-4 = Une main ne tient qu'une valise à la fois.
luggage-rule-6 = Une valise est à celui qui l'a soulevée le premier.
luggage-rule-8 = Ce qui est mis de côté y reste jusqu'au contrôle.
luggage-rule-10 = On a fini quand il ne reste aucun passager ; les perdus et les faux comptent comme partis.
luggage-rule-11 = Après « Fini ! », plus rien ne compte : ce qui vaut, c'est le moment de la mise de côté.
luggage-rule-12 = Plusieurs peuvent finir dans une manche ; ils attendent les autres.
luggage-rule-14 = Selon la règle, la table contrôle à la fin, devant tous : chaque passager, puis sa valise.
luggage-rule-15 = La partie est décidée : qui a le plus de points gagne, et à égalité on gagne ensemble.
luggage-rule-16 = Pour une nouvelle manche tout revient et se mélange ; une carte ne compte que pour qui l'a reçue.
luggage-rule-17 = La table ne finit une manche d'elle-même que si personne ne peut la finir, ou si le temps convenu est passé.
luggage-rule-18 = Au jeu des plus jeunes, chaque tour est à un joueur et à une valise, avec moins de pièces.
luggage-rule-19 = Le tapis apprend d'abord ses valises ; puis la manche commence quand toutes les places ont appuyé sur A.
luggage-rule-20 = Seules jouent les places qui participent, deux ou plus.
luggage-option-rounds = Manches : { $value }

## Mémoire : d'abord un passager

luggage-play-memory-flip = Retournez un passager et présentez-le.
    .remedy = C'est à { SEAT($active) } de jouer.
luggage-play-memory-turned-flip = Retournée : { SUITCASE($pattern) }, { $face ->
        [lost] perdue
       *[other] { PASSENGER($face) }
    }.
    .remedy = C'est à { SEAT($active) } de jouer : retournez un passager et présentez-le.
## A passenger that was flipped too early, in turns
luggage-hands-too-early = Retourné trop tôt : cliquez sur le passager ouvert, il revient sur votre pioche.
luggage-hands-tap-passenger = Cliquez sur le passager ouvert : votre lecteur ne l'a pas encore lu.

## Une manche selon le livret, à la main

luggage-hands-other-pattern = Ce n'est pas le motif de votre passager : remettez-la sur le tapis sans regarder.
luggage-hands-look-first = Regardez d'abord dedans : cliquez sur la valise.
luggage-hands-too-late-for-it = Trop tard pour celle-ci : remettez-la sur le tapis.
luggage-hands-nothing-to-show = Vous n'avez aucune paire à montrer : appuyez sur le A vert.
luggage-log-back = { SEAT($seat) } a repris une paire : { PASSENGER($passenger) }
luggage-story-fastest = { SEAT($seat) } fait la trouvaille la plus rapide : { $seconds } s
luggage-story-streak = { SEAT($seat) } en trouve le plus d'affilée : { $count }
luggage-story-lost = { SEAT($seat) } a le plus de bagages perdus : { $count }
luggage-story-wrong = { SEAT($seat) } regarde le plus de mauvaises valises : { $count }
luggage-story-sure = { SEAT($seat) } regarde le moins de mauvaises valises : { $count }
luggage-story-round = { SEAT($seat) } fait la meilleure manche de toutes : { $count }

# ---- phones ---------------------------------------------------------------------------------------

luggage-page-suitcase = Une valise : { SUITCASE($suitcase) }
