# Français

bluff-pirate-title = Bluff Pirate
bluff-pirate-screen-attract = Cap sur le trésor, sans se laisser percer à jour

## Cards

card-red = Sabre rouge
card-red-pirate = Pirate rouge
card-orange = Lanterne orange
card-orange-pirate = Pirate orange
card-yellow = Joyau jaune
card-yellow-pirate = Pirate jaune
card-green = Bouteille verte
card-green-pirate = Pirate vert
card-turquoise = Boussole turquoise
card-turquoise-pirate = Pirate turquoise
card-blue = Ancre bleue
card-blue-pirate = Pirate bleu
card-purple = Crochet violet
card-purple-pirate = Pirate violet
card-pink = Longue-vue rose
card-pink-pirate = Pirate rose
card-brown = Barre brune
card-brown-pirate = Pirate brun
card-black = Chapeau noir
card-black-pirate = Pirate noir

## What the screen says by itself

bluff-pirate-screen-turn = Tour { $number }
bluff-pirate-screen-last-round = Dernier tour
bluff-pirate-screen-nudge = Qui ose une série ?
bluff-pirate-screen-dealing = Cinq cartes pour chacun
bluff-pirate-screen-vote = Bluff ou pas ?
bluff-pirate-screen-piles = Pioche { $pile }, défausse { $discards }
bluff-pirate-screen-arrived = Trésor !
bluff-pirate-screen-to-go = encore { $count }
bluff-pirate-screen-set-trusted-true = { SEAT($seat) } pose { $count } vraies cartes, { SEAT($other) } y croit
bluff-pirate-screen-set-trusted-bluff = { SEAT($seat) } bluffe avec { $count } cartes, { SEAT($other) } y croit
bluff-pirate-screen-set-doubted-true = { SEAT($seat) } pose { $count } vraies cartes, { SEAT($other) } doute
bluff-pirate-screen-set-doubted-bluff = { SEAT($seat) } bluffe avec { $count } cartes, { SEAT($other) } le voit
bluff-pirate-screen-discard = { SEAT($seat) } défausse : { CARD($cards) }
bluff-pirate-screen-keep = { SEAT($seat) } garde toutes ses cartes
bluff-pirate-screen-board =
    { $count ->
        [1] { SEAT($seat) } aborde { SEAT($other) } et prend une carte
       *[other] { SEAT($seat) } aborde { SEAT($other) } et prend { $count } cartes
    }
bluff-pirate-screen-taken-back = { SEAT($seat) } reprend : { CARD($cards) }
bluff-pirate-screen-shown = { SEAT($seat) } a montré : { CARD($cards) }
bluff-pirate-screen-reshuffle = La défausse devient la nouvelle pioche
bluff-pirate-screen-revote = Des votes ont été vus : tous revotent

## What the table says

bluff-pirate-deal =
    { $reads ->
        [late] Cinq cartes pour chacun, face cachée.
       *[every] Cinq cartes pour chacun : présentez chacune au lecteur de celui qui la reçoit.
    }
    .window = Cinq cartes pour chacun, face cachée.
    .remedy =
        { $reads ->
            [late] Appuyez sur A quand tout est distribué ; une carte est lue quand on la joue.
           *[every] Tout est distribué quand les lumières montrent à qui c'est de jouer.
        }
bluff-pirate-turn = { SEAT($active) } : { bluff-pirate-turn.asked }
    .asked = piochez deux cartes, ou abordez avec un pirate.
    .remedy =
        { $spots ->
            [0]
                { $reads ->
                    [late] Appuyez sur A quand elles sont piochées ; pour aborder, choisissez d'abord.
                   *[every] Présentez les cartes à votre lecteur ; pour aborder, choisissez d'abord.
                }
           *[other]
                { $reads ->
                    [late] Appuyez sur A quand elles sont piochées ; un pirate va à l'emplacement 4.
                   *[every] Présentez les cartes à votre lecteur, un pirate à l'emplacement 4.
                }
        }
bluff-pirate-draw-two = { SEAT($active) } : { bluff-pirate-draw-two.asked }
    .asked = piochez deux cartes.
    .remedy =
        { $reads ->
            [late] Appuyez sur A quand elles sont piochées.
           *[every] Présentez les cartes à votre lecteur.
        }
bluff-pirate-draw = { SEAT($active) } : { bluff-pirate-draw.asked }
    .asked = piochez-en encore { $count }.
    .remedy = Présentez chaque carte de la pioche à votre lecteur.
bluff-pirate-reshuffle = La pioche est vide : mélangez toute la défausse.
    .remedy = Posez-la face cachée comme nouvelle pioche ; puis A.
bluff-pirate-act = { SEAT($active) } : { bluff-pirate-act.asked }
    .asked = posez une série, ou défaussez une carte.
    .remedy =
        { $spots ->
            [0] Choisissez d'abord, puis présentez la carte à votre lecteur.
           *[other] Visible à l'emplacement 1, cachée à l'emplacement 2 ; défausse à l'emplacement 3.
        }
bluff-pirate-few = { SEAT($active) } : { bluff-pirate-few.asked }
    .asked = posez une série, ou finissez le tour.
    .remedy =
        { $spots ->
            [0] Choisissez d'abord, puis présentez la carte à votre lecteur.
           *[other] Visible à l'emplacement 1, cachée à l'emplacement 2.
        }
bluff-pirate-ending = { SEAT($active) } : { bluff-pirate-ending.asked }
    .asked = finissez le tour : une série a au moins trois cartes.
    .remedy = B : suivant, A : choisir.
bluff-pirate-set = { SEAT($active) } : { bluff-pirate-set.asked }
    .asked = posez une série de trois à cinq cartes, une ou deux visibles.
    .remedy =
        { $spots ->
            [0] Présentez les cartes cachées à votre lecteur ; pour une visible, choisissez d'abord.
           *[other] Visible à l'emplacement 1, cachée à l'emplacement 2.
        }
bluff-pirate-closing = { SEAT($active) } : { bluff-pirate-closing.asked }
    .asked =
        { $more ->
            [0] terminez la série.
           *[other] terminez la série, ou posez d'autres cartes.
        }
    .remedy =
        { $spots ->
            [0] A ferme la série ; ou présentez encore une carte cachée à votre lecteur.
           *[other] A ferme la série.
        }
bluff-pirate-vote = { SEAT($turn) } : bluff ou pas ? Tous les autres votent en secret.
    .remedy = A : pas de bluff. B : bluff.
    .a = pas de bluff
    .b = bluff
bluff-pirate-pick = { SEAT($active) } : { bluff-pirate-pick.asked }
    .asked = tous ont voté. Choisissez quel vote compte.
    .remedy = B : suivant, A : choisir.
bluff-pirate-reveal-bluff = { SEAT($voter) } dit : bluff !
    .remedy =
        { $reads ->
            [late] Retournez les cartes cachées, puis A.
           *[every]
                { $spots ->
                    [0] Retournez les cartes cachées et présentez chacune à votre lecteur.
                   *[other] Retournez les cartes cachées et présentez chacune à l'emplacement 2.
                }
        }
bluff-pirate-reveal-no-bluff = { SEAT($voter) } dit : pas de bluff.
    .remedy =
        { $reads ->
            [late] Retournez les cartes cachées, puis A.
           *[every]
                { $spots ->
                    [0] Retournez les cartes cachées et présentez chacune à votre lecteur.
                   *[other] Retournez les cartes cachées et présentez chacune à l'emplacement 2.
                }
        }
bluff-pirate-fork = { SEAT($active) } : { bluff-pirate-fork.asked }
    .asked = choisissez une route à la bifurcation.
    .remedy = B : suivant, A : choisir.
bluff-pirate-island = { SEAT($active) } : { bluff-pirate-island.asked }
    .asked = retournez le jeton de l'île.
    .remedy = Puis choisissez ce qui s'y trouve : B : suivant, A : choisir.
bluff-pirate-dig = { SEAT($active) } : { bluff-pirate-dig.asked }
    .asked = retournez le jeton de l'île.
    .remedy = Ce qui s'y trouve compte aussitôt.
bluff-pirate-board = { SEAT($active) } : { bluff-pirate-board.asked }
    .asked = choisissez un bateau à aborder.
    .remedy = B : suivant, A : choisir.
bluff-pirate-steal = { SEAT($active) } : { bluff-pirate-steal.asked }
    .asked = prenez à { SEAT($target) } { $count ->
        [1] une carte sans la voir
       *[other] { $count } cartes sans les voir
    }.
    .remedy = Présentez chacune au lecteur chez { SEAT($active) }.
bluff-pirate-over = La partie est finie.
    .remedy = Appuyez sur A pour rejouer.
bluff-pirate-not-now = C'est à { SEAT($active) } d'agir.
    .remedy = Reprenez la carte et attendez ; l'écran dit ce qui est à faire.
bluff-pirate-dealt-at-pads = On distribue les cartes aux lecteurs.
    .remedy = Présentez-la au lecteur de celui qui la reçoit.
bluff-pirate-read-already = Cette carte a déjà été lue : ce n'est pas celle qui manque.
    .remedy = Présentez la carte non lue, ou nommez-la dans le menu.
bluff-pirate-other-spot = Rien ne se joue à cet emplacement.
    .remedy = Série aux emplacements 1 et 2, défausse au 3, pirate qui aborde au 4.
bluff-pirate-token-stays = Un jeton reste sur son île jusqu'à l'arrivée d'un bateau.
    .remedy = Remettez-le, coffre fermé.
bluff-pirate-turn-the-token = Aucun lecteur ne sait quelle face d'un jeton est visible.
    .remedy = Retournez-le à sa place.
bluff-pirate-finder-answers = { SEAT($active) } a atteint l'île et ouvre le coffre.
    .remedy = Attendez un instant.
bluff-pirate-look-first = La série vient d'être fermée : ce n'était pas un vote.
    .remedy = Regardez la série, puis votez en secret.
bluff-pirate-close-first = Le vote n'est pas ouvert : { SEAT($active) } n'a pas fermé la série.
    .remedy = Attendez que la série soit fermée, puis votez en secret.
bluff-pirate-where-to =
    { $spots ->
        [0] Une carte de votre main ne sert encore à rien à votre lecteur.
       *[other] Une carte de votre main ne sert à rien à votre lecteur.
    }
    .remedy =
        { $spots ->
            [0] Présentez-y les cartes piochées ; pour aborder, choisissez d'abord.
           *[other] Présentez-y les cartes piochées ; un pirate qui aborde, à l'emplacement 4.
        }
bluff-pirate-lay-where =
    { $spots ->
        [0] La table ne sait pas encore ce que vous voulez faire de cette carte.
       *[other] Une carte de votre main ne sert à rien à votre lecteur.
    }
    .remedy =
        { $spots ->
            [0] Reprenez-la et choisissez d'abord : visible, cachée ou défausse.
           *[other] Série visible à l'emplacement 1, cachée au 2 ; défausse au 3.
        }
bluff-pirate-still-dealing = On distribue encore.
    .remedy = Remettez-la ; présentez d'abord cinq cartes à chaque lecteur.
bluff-pirate-hand-full = Une carte de trop à ce lecteur.
    .remedy = Remettez-la sur la pioche.
bluff-pirate-read-each = Dans cette partie, chaque carte est lue quand on la distribue.
    .remedy = Présentez cinq cartes à chaque lecteur.
bluff-pirate-already-dealt = Toutes les cartes sont distribuées.
    .remedy = Remettez-la sur la pioche.
bluff-pirate-too-late-to-redeal = La course a commencé.
    .remedy = Menez-la jusqu'au bout.
bluff-pirate-not-your-turn = C'est à quelqu'un d'autre de jouer.
    .remedy = Reprenez la carte et attendez.
bluff-pirate-draw-or-board = Un tour commence en piochant deux cartes, ou par un abordage.
    .remedy = Reprenez-la ; présentez deux cartes de la pioche à votre lecteur, ou abordez avec un pirate.
bluff-pirate-draw-first = On pioche d'abord deux cartes.
    .remedy = Reprenez-la ; présentez les cartes piochées à votre lecteur.
bluff-pirate-already-drawn = Après avoir pioché, on ne peut plus ni aborder ni piocher.
    .remedy = Reprenez-la ; posez une série ou défaussez.
bluff-pirate-drew-after-boarding = Après un abordage, on ne pioche pas.
    .remedy = Remettez-la sur la pioche ; mélangez-la si quelqu'un l'a vue.
bluff-pirate-reshuffle-first = La pioche est vide.
    .remedy = Reprenez-la ; mélangez la défausse, posez-la face cachée comme pioche, et appuyez sur A.
bluff-pirate-nothing-to-reshuffle = Il reste des cartes à piocher.
    .remedy = Piochez.
bluff-pirate-act-first = Il faut maintenant poser une série ou défausser une carte.
    .remedy = Reprenez-la ; posez une série, ou défaussez une carte.
bluff-pirate-set-first = Une série est en cours.
    .remedy = Reprenez-la ; finissez la série, puis A.
bluff-pirate-voting = Tous les autres votent.
    .remedy = Reprenez-la et attendez les votes.
bluff-pirate-pick-first = Tous ont voté.
    .remedy = Reprenez-la ; choisissez un votant dans le menu.
bluff-pirate-picked-already = Un votant est déjà choisi ; le premier choix compte.
    .remedy = Couvrez les autres votes ; retournez les cartes cachées.
bluff-pirate-reveal-first = On retourne d'abord les cartes cachées de la série.
    .remedy = Reprenez-la ; retournez-les et présentez-les une à une.
bluff-pirate-steer-first = Un bateau est à la bifurcation.
    .remedy = Reprenez-la ; son joueur choisit la route dans le menu.
bluff-pirate-open-first = Un bateau a atteint une île.
    .remedy = Reprenez-la ; son joueur retourne le jeton.
bluff-pirate-target-first = Un pirate aborde.
    .remedy = Reprenez-la ; choisissez dans le menu un bateau qui est devant.
bluff-pirate-steal-first = Un bateau est abordé.
    .remedy = Reprenez-la ; présentez les cartes volées au lecteur du voleur.
bluff-pirate-reading = Une carte n'a pas été lue.
    .remedy = Présentez-la encore, ou nommez-la.
bluff-pirate-not-voting = Aucun vote n'est ouvert.
    .remedy = Gardez le jeton devant vous.
bluff-pirate-nothing-placed = Il n'y a pas de série à juger ni à retourner.
    .remedy = Continuez.
bluff-pirate-not-boarding = Aucun bateau n'est abordé.
    .remedy = Remettez la carte sans la voir.
bluff-pirate-not-at-fork = Aucun bateau n'est à la bifurcation.
    .remedy = Continuez.
bluff-pirate-not-at-island = Aucun bateau n'est à une île fermée.
    .remedy = Refermez le coffre sans regarder et continuez.
bluff-pirate-nothing-to-end = Aucune série n'est en cours.
    .remedy = Posez d'abord au moins trois cartes.
bluff-pirate-match-over = La partie est finie.
    .remedy = Commencez-en une autre pour rejouer.
bluff-pirate-not-in-hand = D'après la table, cette carte n'est pas dans votre main.
    .remedy = Remettez-la où elle était ; présentez une carte de votre main.
bluff-pirate-not-from-pile = D'après la table, cette carte ne vient pas de la pioche.
    .remedy = Remettez-la où elle était ; piochez.
bluff-pirate-not-of-target = D'après la table, cette carte ne vient pas du bateau abordé.
    .remedy = Remettez-la ; prenez une carte de ce joueur sans la voir.
bluff-pirate-not-hidden = Ce n'est pas une carte cachée de la série.
    .remedy = Remettez-la ; retournez les cartes cachées.
bluff-pirate-hand-too-small = Une série a au moins trois cartes, et votre main en a moins.
    .remedy = Reprenez-la ; finissez le tour sans série.
bluff-pirate-two-colours = Les cartes visibles d'une série sont toutes de la même couleur.
    .remedy = Reprenez celle-ci ; posez-en une autre ou aucune.
bluff-pirate-too-many-up = Seules une ou deux cartes d'une série sont visibles.
    .remedy = Reprenez-la, ou posez-la cachée.
bluff-pirate-needs-face-up = Une série a besoin d'une carte visible, et c'est la dernière possible.
    .remedy = Reprenez-la et posez-la visible.
bluff-pirate-set-full = Une série a cinq cartes au plus.
    .remedy = Reprenez-la et appuyez sur A.
bluff-pirate-set-too-small = Une série a au moins trois cartes, une ou deux visibles.
    .remedy = Posez-en une autre, puis A.
bluff-pirate-must-discard = Avec une main de cette taille, on pose une série ou on défausse une carte.
    .remedy = Défaussez une carte.
bluff-pirate-nothing-to-discard = Avec une main de cette taille, on ne défausse pas.
    .remedy = Reprenez-la et finissez le tour dans le menu.
bluff-pirate-voted-already = Cette place a déjà voté.
    .remedy = Attendez que tous l'aient fait.
bluff-pirate-own-set = On ne vote pas sur sa propre série.
    .remedy = Attendez les votes des autres.
bluff-pirate-not-a-pirate = Seul un pirate aborde.
    .remedy = Reprenez-la ; piochez deux cartes, ou abordez avec un pirate.
bluff-pirate-nobody-ahead = Aucun bateau qui a des cartes n'est devant vous.
    .remedy = Reprenez le pirate et piochez deux cartes.
bluff-pirate-not-ahead = Ce bateau n'est pas devant, ou son joueur n'a pas de cartes.
    .remedy = Choisissez-en un autre.
bluff-pirate-no-such-course = Aucune route n'y mène d'ici.
    .remedy = Choisissez-en une autre.
bluff-pirate-nobody-there = Personne ne joue là.
    .remedy = Choisissez une place où l'on joue.
bluff-pirate-not-unread = Cette carte a déjà été lue, ou n'est pas une carte.
    .remedy = Continuez.
bluff-pirate-card = { CARD($card) }
bluff-pirate-not-a-card = Ce n'est pas une carte de ce jeu.
    .remedy = Nommez une couleur, ou son pirate.

## Options

bluff-pirate-option-keep-up-to =
    Sans série : { $value ->
        [4] on défausse dès cinq cartes
       *[5] on défausse dès six cartes
    }
bluff-pirate-option-small-hand =
    Avec moins de cartes : { $value ->
        [keep] on ne défausse pas
       *[choose] on choisit
    }
bluff-pirate-option-discard-without =
    Qui doit défausser : { $value ->
        [placing] qui ne pose pas de série
       *[having] qui n'a pas de série
    }
bluff-pirate-option-turns =
    La course finit : { $value ->
        [none] au trésor seulement
       *[other] après { $value } tours
    }
bluff-pirate-option-nudge-rounds = Rappel de la course : après { $value } tours de table sans série

## Choices

bluff-pirate-menu-dealing = Cinq cartes pour chacun
bluff-pirate-menu-tap-pile = Présenter une carte de la pioche
bluff-pirate-menu-draw = Piocher deux cartes
bluff-pirate-menu-has-drawn =
    { $count ->
        [1] La carte est piochée
       *[other] Deux cartes sont piochées
    }
bluff-pirate-menu-board = Aborder un bateau avec un pirate
bluff-pirate-menu-drawn = Elle est piochée
bluff-pirate-menu-boards = Elle aborde un bateau
bluff-pirate-menu-lay-up = Poser une carte visible
bluff-pirate-menu-lay-down = Poser une carte cachée
bluff-pirate-menu-lies-up = Elle est visible
bluff-pirate-menu-lies-down = Elle est cachée
bluff-pirate-menu-too-few = Pas assez de cartes pour une série
bluff-pirate-menu-take-set-back = Reprendre la série
bluff-pirate-menu-close-set = La série est complète
bluff-pirate-menu-tap-next =
    { $spots ->
        [0] Présenter la suivante, cachée
       *[other] Présenter la carte suivante
    }
bluff-pirate-menu-others-vote = Tous les autres votent
bluff-pirate-menu-vote-shown = Un vote a été vu trop tôt
bluff-pirate-menu-vote-again = Tous revotent
bluff-pirate-menu-pick = Quel vote compte ?
bluff-pirate-menu-tap-hidden = Retourner et présenter les cartes cachées
bluff-pirate-menu-turned-all = Toutes les cartes cachées sont retournées
    .window = Les retourner toutes
bluff-pirate-menu-turned = Elle est retournée
bluff-pirate-menu-fork = Quelle route ?
bluff-pirate-menu-target = Quel bateau est abordé ?
bluff-pirate-menu-tap-stolen = Présenter chaque carte volée à votre lecteur
bluff-pirate-menu-has-stolen =
    { $count ->
        [1] Une carte est prise
       *[other] { $count } cartes sont prises
    }
    .window =
        { $count ->
            [1] Prendre une carte
           *[other] Prendre { $count } cartes
        }
bluff-pirate-menu-stolen = Elle est volée
bluff-pirate-menu-pile-made = La nouvelle pioche est là, face cachée
bluff-pirate-menu-shuffle = Mélanger toute la défausse
bluff-pirate-menu-awaits-up = { SEAT($seat) } : une carte visible
bluff-pirate-menu-awaits-down = { SEAT($seat) } : une carte cachée
bluff-pirate-menu-awaits-board = { SEAT($seat) } : le pirate qui aborde
bluff-pirate-menu-unread = Une carte n'a pas été lue
bluff-pirate-menu-tap-or-name = La présenter encore ou la nommer
bluff-pirate-menu-token = Qu'y a-t-il sous le jeton ?
bluff-pirate-menu-which = Laquelle est-ce ?
bluff-pirate-menu-treasure = Le trésor
bluff-pirate-menu-empty-chest = Un coffre vide
bluff-pirate-menu-card = { CARD($card) }
bluff-pirate-menu-colour = { COLOUR($colour) }
bluff-pirate-menu-towards = Vers { PLACE($place) }
bluff-pirate-menu-awaits-discard = { SEAT($seat) } : la défausse
bluff-pirate-problem-card-twice =
    Une carte est à la fois { $place ->
        [hand] en main chez { SEAT($seat) }
        [discards] dans la défausse
        [up] visible dans la série
        [down] cachée dans la série
       *[table] sur la table
    } et { $other ->
        [hand] en main chez { SEAT($holder) }
        [discards] dans la défausse
        [up] visible dans la série
        [down] cachée dans la série
       *[table] sur la table
    }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-card-elsewhere =
    Une carte qui ne peut pas être là a été vue { $place ->
        [hand] en main chez { SEAT($seat) }
        [discards] dans la défausse
        [up] visible dans la série
        [down] cachée dans la série
       *[table] sur la table
    }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pile-and-elsewhere = Une carte est à la fois dans la pioche et ailleurs.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-cards =
    { $count ->
        [1] Il y a une carte
       *[other] Il y a { $count } cartes
    } de trop.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-cards-nowhere =
    { $count ->
        [1] Une carte n'est
       *[other] { $count } cartes ne sont
    } nulle part.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-unread-inconsistent = Les cartes qui n'ont pas été lues ne peuvent pas être toutes différentes.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-hand-too-large = { SEAT($seat) } a { $count } cartes ; on en distribue { $dealt }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-dealt-not-begun = Toutes les cartes sont distribuées, mais la partie n'a pas commencé.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-played-before-dealt = Des cartes ont été jouées avant la fin de la distribution.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set = La phase { $phase } ne correspond pas à la série sur la table.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-up = { $count } cartes de la série sont visibles (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set-too-large = La série a { $count } cartes (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-closed = La série est fermée ; cartes : { $count }, visibles : { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-several-colours = Les cartes visibles de la série sont de plusieurs couleurs (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turned-not-hidden = Une carte de la série a été retournée alors qu'elle n'était pas cachée (BP-7).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-placed = { SEAT($seat) } a posé une série ; cartes : { $count }, visibles : { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-own-vote = { SEAT($seat) } a voté sur sa propre série (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-taken-for = Une série posée par { SEAT($seat) } a été prise pour ce qu'elle n'était pas (BP-4).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-votes = La phase est { $phase }, mais des votes sont sur la table.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-voter = Quelqu'un a voté qui ne vote pas sur cette série (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-picking-early = Un vote est à choisir avant que tous aient voté (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-kept = Un vote est noté que personne ne doit connaître (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-not-given = Un vote est noté de quelqu'un qui n'a pas voté (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-of-nobody = Un vote compte que personne n'a donné (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-that-counts = La phase { $phase } ne correspond pas au vote qui compte.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-ship-astray = { SEAT($seat) } n'a son bateau sur aucune case de la course.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-island = Un jeton a été retourné là où il n'y a pas d'île.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-island-not-opened = Un bateau est sur une île encore fermée (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-one-path = Un bateau doit choisir sa route là où il n'y en a qu'une (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-sailing = La phase est { $phase } ; cases encore à parcourir : { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-such-player = Il n'y a pas de joueur { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-out-of-turn = Quelqu'un doit jouer hors de son tour.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-reading = La phase { $phase } ne correspond pas à la carte qui attend d'être lue.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-to-draw = La phase est { $phase } ; cartes à piocher : { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-target = La phase { $phase } ne correspond pas au bateau abordé.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pirate = La phase { $phase } ne correspond pas au pirate qui aborde.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-stolen = La phase est { $phase } ; cartes volées : { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-won = La phase est { $phase } ; joueurs qui ont gagné : { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turn = La partie est au tour { $turn } ; le dernier est { $last }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-does-not-play = Quelqu'un a gagné qui ne joue pas.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-not-foremost = Quelqu'un a gagné dont le bateau n'est pas en tête.
    .remedy = { table-undo-or-play-on }
place-island-1 = Île 1
place-island-2 = Île 2
place-start = le départ
place-fork = la bifurcation
colour-red = Rouge
colour-orange = Orange
colour-yellow = Jaune
colour-green = Vert
colour-turquoise = Turquoise
colour-blue = Bleu
colour-purple = Violet
colour-pink = Rose
colour-brown = Brun
colour-black = Noir

## Places

bluff-pirate-place-face-up = Visibles
bluff-pirate-place-face-down = Cachées
bluff-pirate-place-boarders = Abordage
bluff-pirate-place-first-island = Île 1
bluff-pirate-place-second-island = Île 2

## Les règles en bref

bluff-pirate-rules-1 = Soyez le premier sur l'île au trésor.
bluff-pirate-rules-2 = À votre tour, piochez deux cartes. Puis posez une série de trois à cinq cartes d'une couleur : une ou deux visibles, les autres cachées. Celles-ci peuvent être n'importe quoi : c'est un bluff.
bluff-pirate-rules-3 = Sans série, défaussez une carte si vous en avez cinq ou plus.
bluff-pirate-rules-4 = Les autres votent en secret : bluff ou non ; et vous choisissez quel vote compte.
bluff-pirate-rules-5 = « Pas de bluff » : vous avancez d'autant de cases que la série a de cartes, bluff ou non. « Bluff », et ce n'en est pas un : vous avancez, et le votant recule de deux cases.
bluff-pirate-rules-6 = « Bluff », et c'en est un : vous reprenez les cartes et restez là, et le votant avance à votre place.
bluff-pirate-rules-7 = Ou bien, au lieu de tout cela, abordez avec un pirate, une carte à tête de mort : prenez trois cartes, sans les voir, à un joueur qui est devant vous.

## Temps forts et journal

bluff-pirate-stage-doubted = { SEAT($voter) } dit à { SEAT($seat) } : bluff !
bluff-pirate-stage-trusted = { SEAT($voter) } dit à { SEAT($seat) } : pas de bluff.
bluff-pirate-stage-bluff = { SEAT($seat) } bluffait !
bluff-pirate-stage-honest = { SEAT($seat) } ne bluffait pas !
bluff-pirate-stage-sails =
    { $count ->
        [1] { SEAT($seat) } avance d'une case
       *[other] { SEAT($seat) } avance de { $count } cases
    }
bluff-pirate-stage-sails-and-back =
    { $count ->
        [1] { SEAT($seat) } avance d'une case, { SEAT($voter) } recule de { $back }
       *[other] { SEAT($seat) } avance de { $count } cases, { SEAT($voter) } recule de { $back }
    }
bluff-pirate-stage-steers = { SEAT($seat) } a choisi sa route.
bluff-pirate-stage-boards = À l'abordage ! { SEAT($seat) } pose un pirate.
bluff-pirate-stage-boarded = { SEAT($seat) } aborde { SEAT($other) } !
bluff-pirate-stage-loot =
    { $count ->
        [1] { SEAT($other) } perd une carte
       *[other] { SEAT($other) } perd { $count } cartes
    }
bluff-pirate-stage-opens = { SEAT($seat) } creuse sur l'île { $number }.
bluff-pirate-stage-treasure = { SEAT($seat) } a trouvé le trésor sur l'île { $number } !
bluff-pirate-stage-empty = { SEAT($seat) } ne trouve rien sur l'île { $number } !
bluff-pirate-known-discards = Défausse : { $count } × { CARD($card) }
bluff-pirate-known-island = L'île { $number } est vide

## Lessons

bluff-pirate-lesson-draw = Un tour commence par deux nouvelles cartes : prenez-les dans la pioche, sans les montrer.
bluff-pirate-lesson-set = Posez trois à cinq cartes : une ou deux d'une couleur visibles, le reste caché. Cachées, elles peuvent être n'importe quoi : c'est un bluff.
bluff-pirate-lesson-close = A ferme la série. Plus elle a de cartes, plus vous avancez.
    .window = Vous pouvez fermer la série. Plus elle a de cartes, plus vous avancez.
bluff-pirate-lesson-vote = Votez en secret, la main sur les boutons : A pas de bluff, B bluff. Si votre vote compte, un doute juste vous fait avancer, un doute faux coûte deux cases.
    .window = Votez en secret : bluff ou pas ? Si votre vote compte, un doute juste vous fait avancer, un doute faux coûte deux cases.
bluff-pirate-lesson-pick = Vous choisissez quel vote compte. Tous les autres restent secrets à jamais.
bluff-pirate-lesson-reveal = On retourne maintenant les cartes cachées, et tous voient si c'était un bluff.
bluff-pirate-lesson-board = Un bateau est devant le vôtre : avec un pirate, une carte à tête de mort, vous pouvez l'aborder au lieu de piocher, et prendre trois cartes à son joueur.
bluff-pirate-lesson-island = Vous avez atteint une île : retournez son jeton. Trouvez le trésor, et vous gagnez ; si le coffre est vide, le trésor est sur l'autre île.

## Why: a sentence for each ruling (docs/rulings-bluff-pirate.md)

bluff-pirate-rule-1 = Un tour commence en piochant deux cartes ou en abordant ; après avoir pioché, on n'aborde plus.
bluff-pirate-rule-2 = Sans série, on défausse une carte de sa main si elle est grande, aucune si elle est petite.
bluff-pirate-rule-3 = Une série a trois à cinq cartes : une ou deux visibles, d'une couleur, et au moins une cachée.
bluff-pirate-rule-5 = Une main de moins de trois cartes ne peut pas poser de série.
bluff-pirate-rule-6 = Tous les autres votent une fois, en secret ; puis le joueur de la série choisit le vote qui compte.
bluff-pirate-rule-7 = Les cartes cachées de la série sont toujours retournées, quel que soit le vote.
bluff-pirate-rule-9 = Le trésor est trouvé : la partie est gagnée, et plus rien ne compte.
bluff-pirate-rule-12 = Celui qui avance choisit la route à la bifurcation, et seulement là.
bluff-pirate-rule-14 = Seul un pirate aborde, et seulement un bateau devant, dont le joueur a des cartes ; alors on ne pioche pas.
bluff-pirate-rule-15 = On vole sans les voir des cartes du bateau abordé ; seuls ces deux joueurs les connaissent.
bluff-pirate-rule-16 = Quand la pioche est vide, on la refait avec la défausse mélangée, et seulement alors ; on ne pioche que là.
bluff-pirate-rule-24 = Une île est ouverte par celui qui y est arrivé, et par personne d'autre.
bluff-pirate-rule-25 = Chaque joueur reçoit cinq cartes avant le départ de la course.

## Arrivée

bluff-pirate-option-landing =
    Arrivée à l'île : { $value ->
        [stop] juste ou plus
       *[exact] juste, sinon recul
    }
bluff-pirate-story-honest = { SEAT($seat) } pose le plus de séries honnêtes : { $count }
bluff-pirate-story-robbed = { SEAT($seat) } se fait voler le plus de cartes : { $count }
bluff-pirate-story-robs = { SEAT($seat) } vole le plus de cartes : { $count }
bluff-pirate-report-points = Cases vers le trésor
bluff-pirate-report-course = Le déroulement de la course : cases
