# Français

captain-bluff-title = Captain Bluff
captain-bluff-screen-attract = Six tapis de bagages, et personne ne dit la vérité

## Cards

card-paris = Paris
card-london = Londres
card-tokyo = Tokyo
card-round-trip = Tour du monde
card-change-of-direction = Changement de sens
card-arrivals-board = Tableau des arrivées
card-delayed-flight = Vol retardé
captain-bluff-does-round-trip = Remplace tout bagage et vaut le numéro suivant
captain-bluff-does-change-of-direction = Retourne une file, dès son dernier numéro
captain-bluff-does-arrivals-board = Vous montre deux villes de départ
captain-bluff-does-delayed-flight = Les autres qui ont moins de cinq cartes en piochent une

## What the screen says by itself

captain-bluff-screen-turn = Tour { $number }
captain-bluff-screen-turns-left =
    { $count ->
        [1] Dernier tour
       *[other] Encore { $count } tours
    }
captain-bluff-screen-pile = pioche
captain-bluff-screen-discards = défausse
captain-bluff-screen-window = { SEAT($seat) } a posé sur le tapis { $belt }. Un bluff ?
captain-bluff-screen-recovers = { SEAT($seat) } reprend des bagages du tapis { $belt }
captain-bluff-screen-called = Bluff dénoncé au tapis { $belt } : { SEAT($seat) } !
captain-bluff-screen-was = { CARD($card) } ! { SEAT($placer) } bluffait, { SEAT($caller) } le savait : { SEAT($loser) } prend les cartes.
captain-bluff-screen-was-none = { CARD($card) } ! { SEAT($placer) } était honnête : { SEAT($loser) } prend les cartes.
captain-bluff-screen-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
captain-bluff-screen-lead =
    { $count ->
        [one] avec { $count } carte de moins
       *[other] avec { $count } cartes de moins
    }
captain-bluff-screen-define = Posez une ville
captain-bluff-screen-places = Pose
captain-bluff-screen-looks = Regardez !
captain-bluff-screen-draw = Piochez
captain-bluff-screen-take = Prenez-la
captain-bluff-screen-picks-up = Reprend
captain-bluff-screen-airport = Carte Aéroport ?
captain-bluff-screen-passed = Passe
captain-bluff-screen-call = Bluff ? A
captain-bluff-screen-has-turn = À son tour
captain-bluff-next-higher = ensuite : { $number } ou plus
captain-bluff-next-lower = ensuite : { $number } ou moins
captain-bluff-next-either = ensuite : { $lower } ou moins, { $higher } ou plus
captain-bluff-next-one-of = ensuite : { $lower } ou { $higher }
captain-bluff-next-only = ensuite : { $number }
captain-bluff-next-new = ensuite : une nouvelle file
captain-bluff-next-none = aucun numéro ne va
captain-bluff-next-trip = ou un { card-round-trip }

## What the table says

captain-bluff-dealing =
    { $reads ->
        [late] { $luggage } bagages et { $airport } cartes Aéroport pour chacun, face cachée.
       *[every] { $luggage } bagages et { $airport } cartes Aéroport pour chacun.
    }
    .remedy =
        { $reads ->
            [late] Appuyez sur A quand tout est donné ; une carte est lue quand on la joue.
           *[every] Présentez chacune au lecteur de celui qui la reçoit.
        }
captain-bluff-setup = { SEAT($active) } : { captain-bluff-setup.asked }
    .asked = posez une ville de départ, face cachée, au-dessus d'un tapis.
    .remedy =
        { $spots ->
            [0] Choisissez le tapis, puis présentez la carte à votre lecteur ; on ne pioche pas.
           *[other] Présentez-la à l'emplacement du tapis ; on ne pioche pas.
        }
captain-bluff-turn = { SEAT($active) } : { captain-bluff-turn.asked }
    .asked =
        { $empty ->
            [6] posez une carte sur un tapis.
           *[other] posez une carte sur un tapis, ou choisissez une autre action.
        }
    .remedy =
        { $recoverable ->
            [0]
                { $spots ->
                    [0] Choisissez d'abord, puis présentez la carte à votre lecteur.
                   *[other] Présentez une carte à l'emplacement d'un tapis, ou choisissez.
                }
           *[other]
                { $spots ->
                    [0] Choisissez d'abord, puis présentez la carte à votre lecteur. Bagage à reprendre : présentez-le aussitôt.
                   *[other] Présentez une carte à l'emplacement d'un tapis, ou choisissez. Bagage à reprendre : à votre lecteur.
                }
        }
    .holding =
        { $empty ->
            [0] { "" }
           *[other] Sur un tapis vide, elle devient la ville de départ.
        }
captain-bluff-turn-acted = { SEAT($active) } : { captain-bluff-turn-acted.asked }
    .asked = une carte Aéroport, ou la fin du tour.
    .without = Finissez le tour.
    .remedy =
        { $spots ->
            [0] Choisissez son tapis, ou présentez-la à votre lecteur ; A finit le tour.
           *[other] Présentez-la à son tapis ou à votre lecteur ; A finit le tour.
        }
captain-bluff-placing = { SEAT($active) } : { captain-bluff-placing.asked }
    .asked = posez des bagages sur le tapis { $belt }.
    .without = Finissez la suite.
    .remedy =
        { $spots ->
            [0] Présentez le numéro suivant à votre lecteur ; A quand la suite est finie.
           *[other] Présentez le numéro suivant au même emplacement ; A quand la suite est finie.
        }
captain-bluff-placing-trip = { SEAT($active) } : { captain-bluff-placing-trip.asked }
    .asked = posez des bagages sur le tapis { $belt }.
    .remedy =
        { $spots ->
            [0] Une file ne commence pas par un Tour du monde seul : présentez un numéro à votre lecteur.
           *[other] Une file ne commence pas par un Tour du monde seul : présentez un numéro au même emplacement.
        }
captain-bluff-window = { SEAT($active) } a posé des bagages sur le tapis { $belt }. Un bluff ?
    .remedy = Les autres : A dénonce, B laisse passer.
    .a = bluff !
    .b = passer
captain-bluff-reveal = Un bluff est dénoncé : retournez la ville de départ du tapis { $belt }.
    .remedy = Présentez-la, ou choisissez ce qu'elle est.
captain-bluff-looking = { SEAT($active) } : { captain-bluff-looking.asked }
    .asked = regardez deux villes de départ.
    .remedy = Choisissez les tapis ; reposez les cartes face cachée.
captain-bluff-looks = { SEAT($active) } regarde la ville de départ du tapis { $belt }.
    .remedy = Personne d'autre ne regarde ; puis on la repose face cachée.
captain-bluff-draw = { SEAT($active) } : { captain-bluff-draw.asked }
    .asked = piochez une carte.
    .remedy = Présentez-la à votre lecteur, sans la montrer.
captain-bluff-reshuffle = La pioche est vide.
    .remedy = Mélangez la défausse, puis A.
captain-bluff-taking = { SEAT($active) } : { captain-bluff-taking.asked }
    .asked = prenez l'ancienne ville de départ du tapis { $belt }.
    .remedy = Posez d'abord la nouvelle ; puis présentez l'ancienne à votre lecteur.
captain-bluff-recovering = { SEAT($active) } : { captain-bluff-recovering.asked }
    .asked = reprenez des bagages du tapis { $belt }.
    .remedy = Le dernier d'abord : présentez chacun à votre lecteur. A quand c'est tout.
captain-bluff-read = Une carte n'a pas été lue.
    .remedy = Présentez-la encore, ou choisissez ce qu'elle est.
captain-bluff-over = { NAMES($winners) } rentre en premier : la partie est finie.
    .remedy = Appuyez sur A pour rejouer.
captain-bluff-other-pad = Ce n'est pas le lecteur du joueur qui tient la carte.
    .remedy = Présentez une carte de votre main à votre lecteur ou à un tapis.
captain-bluff-at-its-belt = Une ville de départ va être changée.
    .remedy = Présentez la nouvelle à son tapis, ou choisissez autre chose.
captain-bluff-which-way = Le sens de la carte sur le tapis n'est pas encore dit.
    .remedy = Choisissez montant ou descendant dans le menu, ou reprenez d'abord cette carte.
captain-bluff-no-belt-here = Il n'y a pas de tapis à cet emplacement.
    .remedy = Présentez la carte à l'un des emplacements 1 à 6.
captain-bluff-not-exchanged = Ce n'est pas la carte qui a été échangée.
    .remedy = Remettez-la ; présentez l'ancienne ville à votre lecteur.
captain-bluff-read-already = Cette carte a déjà été lue : ce n'est pas celle qui manque.
    .remedy = Présentez celle qui n'a pas été lue, ou nommez-la.
captain-bluff-still-dealing = On distribue encore.
    .remedy = Remettez-la ; présentez d'abord les cartes de chacun.
captain-bluff-hand-full = Une carte de trop à ce lecteur.
    .remedy = Remettez la carte.
captain-bluff-read-each = Dans cette partie, chaque carte est lue quand on la distribue.
    .remedy = Présentez les cartes de chaque main au lecteur de cette place.
captain-bluff-luggage-full = Un bagage de trop à ce lecteur.
    .remedy = Remettez-le sur la pioche.
captain-bluff-airport-full = Une carte Aéroport de trop à ce lecteur.
    .remedy = Remettez-la avec celles qui ne servent pas.
captain-bluff-already-dealt = Toutes les cartes sont distribuées.
    .remedy = Remettez la carte.
captain-bluff-too-late-to-redeal = La partie a commencé.
    .remedy = Jouez-la jusqu'au bout.
captain-bluff-define-first = Chacun pose d'abord une ville de départ, face cachée.
    .remedy = Reprenez-la ; présentez une carte de votre main à un tapis qui n'en a pas.
captain-bluff-not-your-turn = C'est à quelqu'un d'autre de jouer.
    .remedy = Reprenez la carte et attendez.
captain-bluff-one-action = L'action de ce tour est faite.
    .remedy = Reprenez-la ; jouez une carte Aéroport, ou finissez avec A.
captain-bluff-action-first = Un tour a une seule action.
    .remedy = Posez des bagages, définissez, regardez ou changez une ville, ou fermez un tapis.
captain-bluff-second-airport = On ne joue qu'une carte Aéroport par tour.
    .remedy = Reprenez la seconde.
captain-bluff-run-open = Une suite est en cours.
    .remedy = Reprenez-la ; finissez la suite sur son tapis et fermez-la avec A.
captain-bluff-draw-first = Il faut d'abord piocher une carte.
    .remedy = Présentez au lecteur la carte du dessus de la pioche.
captain-bluff-nothing-to-draw = Il n'y a pas de carte à piocher maintenant.
    .remedy = Remettez la carte.
captain-bluff-take-first = La carte échangée n'a pas été prise.
    .remedy = Présentez-la d'abord au lecteur.
captain-bluff-nothing-to-take = Cette place n'a échangé aucune ville.
    .remedy = Remettez la carte sans la voir.
captain-bluff-reshuffle-first = La pioche est vide.
    .remedy = Mélangez la défausse : c'est la nouvelle pioche. Puis A.
captain-bluff-nothing-to-reshuffle = Il reste des cartes dans la pioche.
    .remedy = Continuez.
captain-bluff-looks-first = Quelqu'un utilise le Tableau des arrivées.
    .remedy = Regardez d'abord les villes, ou finissez avec A.
captain-bluff-recovery-open = On reprend des bagages ; rien d'autre avant la fin.
    .remedy = Reprenez-la ; le joueur qui reprend termine avec A.
captain-bluff-reading = La carte jouée n'a pas été lue.
    .remedy = Présentez-la encore, ou nommez-la ; B la reprend.
captain-bluff-revealing = Un bluff est dénoncé, et la ville de départ n'a pas été lue.
    .remedy = Retournez-la et présentez-la, ou nommez-la.
captain-bluff-match-over = La partie est finie.
    .remedy = Commencez-en une autre pour rejouer.
captain-bluff-has-destination = Ce tapis a déjà une ville de départ.
    .remedy = Reprenez la carte ; choisissez un autre tapis.
captain-bluff-no-destination = Ce tapis n'a pas de ville de départ.
    .remedy = Reprenez-la ; choisissez un tapis qui en a une.
captain-bluff-no-luggage = Il n'y a pas de bagage sur ce tapis.
    .remedy = Reprenez-la ; choisissez un tapis avec des bagages.
captain-bluff-looked-already = Le tableau montre deux villes différentes.
    .remedy = Choisissez un autre tapis, ou finissez avec A.
captain-bluff-city-has-line = Cette ville a déjà une file sur un autre tapis.
    .remedy = Reprenez-le ; posez-le là-bas.
captain-bluff-fourth-line = Il y a déjà trois files, une par ville.
    .remedy = Reprenez-le ; posez-le au bout d'une file.
captain-bluff-wrong-city = Tous les bagages d'une file viennent d'une seule ville.
    .remedy = Reprenez-le.
captain-bluff-wrong-direction = Cela ne suit pas le sens de la file.
    .remedy = Reprenez-le.
captain-bluff-gap-in-run = Les numéros d'une suite se suivent sans trou.
    .remedy = Reprenez-le ; A peut fermer la suite.
captain-bluff-gap-in-line = Il est convenu que les files sont sans trous.
    .remedy = Reprenez-le.
captain-bluff-say-which-way = La file peut monter ou descendre d'ici.
    .remedy = Choisissez l'un des deux dans le menu.
captain-bluff-way-is-clear = Rien à choisir : le sens est fixé.
    .remedy = Posez la carte sans choisir.
captain-bluff-out-of-range = Un Tour du monde compte de 1 à 17.
    .remedy = Reprenez-le.
captain-bluff-round-trip-alone = Une file ne commence pas par un Tour du monde seul.
    .remedy = Reprenez-le, ou posez un bagage avec.
captain-bluff-round-trip-never-first = Il est convenu qu'aucune file ne commence par un Tour du monde.
    .remedy = Reprenez-le.
captain-bluff-change-in-run = Un Changement de sens ne va pas dans une suite.
    .remedy = Reprenez-le ; fermez d'abord la suite avec A.
captain-bluff-no-line = Il n'y a pas de bagage à retourner sur ce tapis.
    .remedy = Reprenez-la.
captain-bluff-not-on-belt = Cette carte ne va pas sur un tapis.
    .remedy = Reprenez-la ; elle se joue à votre propre lecteur.
captain-bluff-not-on-pad = Cette carte ne se joue pas au lecteur.
    .remedy = Reprenez-la en main ; les bagages et les cartes de tapis vont au tapis.
captain-bluff-nothing-laid = Aucune carte de suite à reprendre.
    .remedy = Continuez.
captain-bluff-call-too-late = Il n'y a rien à dénoncer : le temps est passé.
    .remedy = Continuez.
captain-bluff-own-placement = On ne dénonce pas son propre bluff.
    .remedy = Attendez les autres.
captain-bluff-already-passed = Cette place a déjà passé.
    .remedy = Attendez les autres.
captain-bluff-window-open = Les autres peuvent encore dénoncer ce bluff.
    .remedy = Reprenez-la et attendez qu'ils passent.
captain-bluff-no-time = Aucun temps n'est convenu pour dénoncer.
    .remedy = Attendez que tous aient passé.
captain-bluff-covered = On ne reprend que le dernier bagage d'une file.
    .remedy = Remettez-le.
captain-bluff-behind-airport = Une carte Aéroport est au bout de cette file et y reste.
    .remedy = Laissez la file ainsi.
captain-bluff-last-luggage = Un bagage reste dans chaque file.
    .remedy = Laissez-le où il est.
captain-bluff-other-belt = On reprend déjà des bagages d'un autre tapis.
    .remedy = Remettez-le ; fermez d'abord l'autre avec A.
captain-bluff-too-early-to-recover = On ne reprend rien pendant qu'autre chose se passe.
    .remedy = Remettez-le et attendez un instant.
captain-bluff-not-in-hand = D'après la table, cette carte n'est pas dans votre main.
    .remedy = Remettez-la où elle était ; présentez une carte de votre main.
captain-bluff-not-from-pile = D'après la table, cette carte n'est pas dans la pioche.
    .remedy = Remettez-la où elle était ; présentez la carte du dessus de la pioche.
captain-bluff-nobody-there = Personne ne joue là.
    .remedy = Choisissez une place où l'on joue.
captain-bluff-no-belt = Ce tapis n'existe pas.
    .remedy = Choisissez l'un des six.
captain-bluff-not-unread = Aucune carte de ce genre n'attend d'être lue.
    .remedy = Continuez.
captain-bluff-not-a-card = Ce n'est pas une carte de ce jeu.
    .remedy = Nommez une carte du jeu.

## Options

captain-bluff-option-line =
    Une file continue : { $value ->
        [rising] par tout numéro plus loin
       *[consecutive] par le numéro suivant seul
    }
captain-bluff-option-round-trip-first =
    Un Tour du monde : { $value ->
        [in-a-run] peut ouvrir une file
       *[never] n'ouvre jamais une file
    }
captain-bluff-option-changes-go =
    Les Changements de sens vont : { $value ->
        [to-loser] au perdant
       *[to-discard] à la défausse
    }
captain-bluff-option-call-s =
    Temps pour dénoncer ou continuer : { $value ->
        [none] jusqu'à ce que tous aient passé
       *[other] { $value } s
    }
captain-bluff-option-turns =
    Au plus : { $value ->
        [none] sans limite
       *[other] { $value } tours
    }
captain-bluff-option-standstill-rounds =
    Finit si personne ne pose pendant : { $value ->
        [none] sans limite
       *[other] { $value } tours de table
    }

## Choices

captain-bluff-menu-dealing = Distribuer
captain-bluff-menu-pile-empty = La pioche est vide
captain-bluff-menu-which-city = La ville de départ est
captain-bluff-menu-it-is = C'est
captain-bluff-menu-belt = Tapis { $belt }
captain-bluff-menu-counts-up = Elle compte en montant
captain-bluff-menu-counts-down = Elle compte en descendant
captain-bluff-menu-take-back = La reprendre
captain-bluff-menu-tap-new = Présenter la nouvelle carte à son tapis
captain-bluff-menu-tap-at-belt =
    { $spots ->
        [0] Choisir un tapis, puis une carte
       *[other] Présenter une carte à un tapis
    }
captain-bluff-menu-where-to = Où va la carte ?
captain-bluff-menu-choose-its-belt = Choisir son tapis
captain-bluff-menu-define = Définir une ville
captain-bluff-menu-place = Poser
captain-bluff-menu-check = Regarder une ville
captain-bluff-menu-change = Changer une ville
captain-bluff-menu-close = Fermer un tapis
captain-bluff-menu-play = Jouer une carte Aéroport
captain-bluff-menu-placed = Elle est posée
captain-bluff-menu-defined = C'est une ville de départ
captain-bluff-menu-exchanged = Elle est échangée
captain-bluff-menu-recovered = Elle est reprise
captain-bluff-menu-yes-in-hand = Oui, elle est en main
captain-bluff-menu-trip-begins = Un numéro doit suivre le Tour du monde
captain-bluff-menu-run-complete = La suite est finie
captain-bluff-menu-take-last-back = Reprendre la dernière
captain-bluff-menu-look-twice = Regarder deux villes différentes
captain-bluff-menu-no-more = C'est tout
captain-bluff-menu-tap-drawn = La présenter à votre lecteur
captain-bluff-menu-has-drawn = La carte est piochée
captain-bluff-menu-tap-old = Présenter l'ancienne à votre lecteur
captain-bluff-menu-has-taken = L'ancienne carte est en main
captain-bluff-menu-shuffled = La défausse est mélangée
captain-bluff-card = { CARD($card) }
captain-bluff-menu-number = { $number }
captain-bluff-menu-yes-card = Oui, { CARD($card) }
captain-bluff-menu-is-played = Elle est jouée : { CARD($card) }
captain-bluff-menu-which-way = Tapis { $belt } : dans quel sens ?
captain-bluff-menu-awaits-define = Définir une ville : tapis { $spot }
captain-bluff-menu-awaits-place = Poser : tapis { $spot }
captain-bluff-menu-awaits-change = Changer une ville : tapis { $spot }
captain-bluff-problem-card-twice =
    Une carte est à la fois { $place ->
        [hand] en main chez { SEAT($of) }
        [pile] dans la pioche
        [discard] dans la défausse
        [belt] sur le tapis { $of }
        [city] au-dessus du tapis { $of }
        [aside] échangée et pas encore prise
       *[somewhere] quelque part
    } et { $other ->
        [hand] en main chez { SEAT($other_of) }
        [pile] dans la pioche
        [discard] dans la défausse
        [belt] sur le tapis { $other_of }
        [city] au-dessus du tapis { $other_of }
        [aside] échangée et pas encore prise
       *[somewhere] quelque part
    }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-elsewhere =
    Une carte qui ne peut pas être là a été vue { $place ->
        [hand] en main chez { SEAT($of) }
        [pile] dans la pioche
        [discard] dans la défausse
        [belt] sur le tapis { $of }
        [city] au-dessus du tapis { $of }
        [aside] échangée et pas encore prise
       *[somewhere] quelque part
    }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-count = Il y a { $count } cartes en jeu ; il devrait y en avoir { $expected }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-pile-count = La pioche a { $count } cartes, mais { $known } sont connues.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-unread-inconsistent = Les cartes qui n'ont pas été lues ne peuvent pas être toutes différentes.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-belt-count = Il y a { $count } tapis ; il devrait y en avoir { $expected }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-city-above = Des bagages sont sur le tapis { $belt } sans ville de départ au-dessus.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-luggage = Sur le tapis { $belt }, il n'y a pas de bagage, mais d'autres cartes (CB-10).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-second-line = La file du tapis { $belt } est la deuxième de sa ville (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-line-kept = Ce qui est noté de la file du tapis { $belt } ne découle pas de ses cartes.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-cities = Des bagages de deux villes sont sur le tapis { $belt } (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-other-number = Un bagage du tapis { $belt } compte pour un autre numéro que le sien.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-out-of-range = Une carte du tapis { $belt } compte pour { $number } (CB-9).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-ways = Les numéros du tapis { $belt } ne vont pas dans un seul sens (CB-6).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-hand-too-large = { SEAT($seat) } a { $count } cartes ; on en distribue { $dealt }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-much-luggage = { SEAT($seat) } a plus de bagages que les { $dealt } cartes distribuées.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-many-airport = { SEAT($seat) } a plus de cartes Aéroport que les { $dealt } distribuées.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-empty-hand = { SEAT($seat) } n'a plus de cartes, ce qui termine la partie, mais elle continue.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-such-player = Il n'y a pas de joueur { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-reading = La phase { $phase } ne correspond pas à la carte qui attend d'être lue.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-taking = La phase { $phase } ne correspond pas à la carte qui a été échangée.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-nobody-due = La phase est { $phase }, mais personne ne doit jouer.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-line = La phase est { $phase }, mais aucun bagage n'est sur le tapis { $belt }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-run = Une suite est en cours, mais la phase est { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-passed = Des joueurs ont passé, mais la phase est { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-goes-on = Un tour continue alors que tout a été fait (CB-3).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-count = Les tours sont mal comptés.
    .remedy = { table-undo-or-play-on }

## Places

captain-bluff-place-luggage = Bagages
captain-bluff-place-airport = Aéroport
captain-bluff-place-belt = Tapis { $number }

## Les règles en bref

captain-bluff-rules-1 = Débarrassez-vous le premier de toutes vos cartes.
captain-bluff-rules-2 = La carte cachée au-dessus d'un tapis est sa ville. Posez-y un bagage, ou une suite sans trou. Une file monte ou descend et peut sauter d'un tour à l'autre ; une file par ville. Des bagages d'une autre ville, c'est un bluff.
captain-bluff-rules-3 = Les autres peuvent dénoncer un bluff : on retourne la ville. C'en était un : vous reprenez la file et la ville ; sinon, celui qui a dénoncé les prend.
captain-bluff-rules-4 = Ou bien définissez la ville d'un tapis vide et piochez ; ou regardez une ville ; ou changez-la, ou fermez un tapis, là où il y a des bagages.
captain-bluff-rules-5 = En plus, vous pouvez jouer une carte Aéroport ; puis votre tour finit de lui-même.
captain-bluff-rules-6 = Le Tour du monde remplace tout bagage ; le Changement de sens retourne une file, dès son dernier numéro ; le Tableau des arrivées montre deux villes ; au Vol retardé, tous les autres qui ont moins de cinq cartes en piochent une.
captain-bluff-rules-7 = À tout moment, vous pouvez reprendre le dernier bagage d'une file ; il doit en rester un.

## Temps forts et journal

captain-bluff-stage-call = { SEAT($caller) } dénonce { SEAT($placer) } : est-ce { CARD($city) } au tapis { $belt } ?
captain-bluff-stage-bluff = { CARD($card) } ! { SEAT($placer) } bluffait.
captain-bluff-stage-honest = { CARD($card) } ! { SEAT($placer) } était honnête.
captain-bluff-stage-takes =
    { $count ->
        [0] { SEAT($loser) } ne prend aucune carte
        [one] { SEAT($loser) } prend une carte
       *[other] { SEAT($loser) } prend { $count } cartes
    }
captain-bluff-log-called = { SEAT($caller) } dénonce { SEAT($placer) } au tapis { $belt } : { CARD($card) }. { SEAT($loser) } prend les cartes
captain-bluff-log-define = { SEAT($seat) } pose une ville de départ au-dessus du tapis { $belt }
captain-bluff-log-change = { SEAT($seat) } change la ville de départ du tapis { $belt }
captain-bluff-log-look = { SEAT($seat) } regarde la ville de départ du tapis { $belt }
captain-bluff-log-close = { SEAT($seat) } ferme le tapis { $belt }
captain-bluff-log-place = { SEAT($seat) } pose { CARD($card) } sur le tapis { $belt }
captain-bluff-log-play = { SEAT($seat) } joue : { CARD($card) }
captain-bluff-log-recover = { SEAT($seat) } reprend { CARD($card) } du tapis { $belt }
captain-bluff-log-take-back = { SEAT($seat) } reprend une carte
captain-bluff-log-reshuffle = La défausse devient la nouvelle pioche
captain-bluff-known-belt =
    { $count ->
        [0] Tapis { $belt } : personne n'a vu la ville
       *[other] Tapis { $belt } : vue par { NAMES($seats) }
    }
captain-bluff-known-discards = Défausse : { $count }
captain-bluff-known-above = Au-dessus du tapis { $belt } : { CARD($card) }
captain-bluff-known-hand = { SEAT($seat) } tient { CARD($card) }

## Lessons

captain-bluff-lesson-city = Posez une carte face cachée au-dessus d'un tapis : c'est sa ville, et personne d'autre ne la connaît. Toute carte convient.
captain-bluff-lesson-place = Débarrassez-vous de bagages : posez-les sur un tapis qui a une ville. Une file monte ou descend et peut sauter : après un 5, un 11 convient. Si la ville cachée est une autre, vous bluffez.
captain-bluff-lesson-run = Ce que vous posez ensemble est une suite : chaque numéro suit le précédent, sans trou. Continuez tant que vous pouvez ; puis fermez la suite avec A.
    .window = Ce que vous posez ensemble est une suite : chaque numéro suit le précédent, sans trou. Continuez tant que vous pouvez ; puis fermez la suite.
captain-bluff-lesson-call = La ville cachée ne va pas, selon vous ? A dénonce le bluff, B laisse passer. Qui se trompe prend toute la file.
    .window = La ville cachée ne va pas, selon vous ? Dénoncez le bluff, ou laissez passer. Qui se trompe prend toute la file.
captain-bluff-lesson-airport = En plus de votre action, vous pouvez jouer une carte Aéroport, maintenant ou avant. Sinon le tour finit de lui-même, ou tout de suite avec A.
    .window = En plus de votre action, vous pouvez jouer une carte Aéroport, maintenant ou avant. Sinon le tour finit de lui-même.
captain-bluff-lesson-check = Vous ne savez pas quelle ville est là ? Choisissez avec B et A d'en regarder une : c'est votre action.
    .window = Vous ne savez pas quelle ville est là ? Vous pouvez en regarder une : c'est votre action.
captain-bluff-lesson-change = Là où il y a des bagages, vous pouvez changer la ville : posez une autre carte et prenez l'ancienne.
captain-bluff-lesson-close = Ou fermez un tapis qui a des bagages : tout est défaussé, et personne n'apprend sa ville.

## Why: a sentence for each ruling (docs/rulings-captain-bluff.md)

captain-bluff-rule-1 = On distribue d'abord toutes les mains ; puis chacun à son tour pose une ville de départ, face cachée.
captain-bluff-rule-2 = Les tours passent dans le sens horaire : un seul joueur agit.
captain-bluff-rule-3 = Un tour, c'est une seule action, et au plus une carte Aéroport avant ou après.
captain-bluff-rule-4 = Un tapis a une ville, jamais deux.
captain-bluff-rule-5 = On ne pioche que pour une ville nouvellement définie, sur le dessus de la pioche.
captain-bluff-rule-6 = Les numéros posés ensemble se suivent sans trou.
captain-bluff-rule-7 = Le deuxième numéro d'une file décide si elle monte ou descend ; elle continue ainsi.
captain-bluff-rule-8 = Chaque ville a une file, sur un tapis qui a une ville, et il y en a trois au plus.
captain-bluff-rule-9 = Le Tour du monde est le numéro suivant de sa file, de 1 à 17 ; sur une carte seule, on dit le sens.
captain-bluff-rule-10 = Un Tour du monde ne commence une file que si un bagage suit, et jamais si c'est convenu.
captain-bluff-rule-12 = Un Changement de sens va seul sur un tapis qui a une file, et y reste.
captain-bluff-rule-14 = Le Tableau des arrivées montre à son joueur jusqu'à deux villes différentes.
captain-bluff-rule-16 = Quand la pioche est vide, on mélange la défausse pour la refaire, et seulement alors.
captain-bluff-rule-17 = Les autres peuvent dénoncer un bluff tant que tous n'ont pas passé et que le temps court, pas après l'action suivante.
captain-bluff-rule-18 = On compare la ville cachée à la ville de toute la file.
captain-bluff-rule-21 = Celui qui pose sa dernière carte a gagné dès que personne ne peut plus le dénoncer.
captain-bluff-rule-24 = On ne change une ville que là où il y a des bagages : d'abord la nouvelle carte, puis on prend l'ancienne.
captain-bluff-rule-26 = On ne reprend des bagages qu'au bout d'une file, jusqu'à une carte Aéroport, d'un seul tapis ; il en reste un.

## Why other belts are not to be chosen

captain-bluff-menu-place-where = { captain-bluff-menu-place } : là où il y a une ville
captain-bluff-menu-define-where = { captain-bluff-menu-define } : là où il n'y en a pas
captain-bluff-menu-check-where = { captain-bluff-menu-check } : là où il y en a une
captain-bluff-menu-change-where = { captain-bluff-menu-change } : là où il y a des bagages
captain-bluff-menu-close-where = { captain-bluff-menu-close } : là où il y a des bagages

## What a belt takes

captain-bluff-takes-higher = Ici va { CARD($card) }, plus haut que { $number }.
captain-bluff-takes-lower = Ici va { CARD($card) }, plus bas que { $number }.
captain-bluff-takes-another = Ici va { CARD($card) }, avec un autre numéro que { $number }.
captain-bluff-takes-next = Ici va { CARD($card) }, avec le numéro voisin du { $number }.
captain-bluff-takes-new-line = Ici vont les bagages d'une ville qui n'a pas encore de file.
captain-bluff-story-shed = { SEAT($seat) } pose le plus de cartes en un tour : { $count }
captain-bluff-story-took = { SEAT($seat) } doit prendre le plus de cartes d'un coup : { $count }
captain-bluff-story-looks = { SEAT($seat) } regarde le plus de villes : { $count }
captain-bluff-report-points = Cartes de moins qu'au début
captain-bluff-report-course = Le déroulement de la partie : cartes de moins
