# La table, quel que soit le jeu : français.

## Names

seat-red = Rouge
    .of = de Rouge
seat-blue = Bleu
    .of = de Bleu
seat-green = Vert
    .of = de Vert
seat-yellow = Jaune
    .of = de Jaune
seat-orange = Orange
    .of = d'Orange
seat-purple = Violet
    .of = de Violet
seat-white = Blanc
    .of = de Blanc
seat-black = Noir
    .of = de Noir

## What a screen says by itself

screen-waiting = En attente de la table
screen-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
screen-simulated = TABLE SIMULÉE
screen-joining = Prenez place : { GAME($game) }
screen-press-a = Appuyez sur A
screen-joined = À bord
screen-holding = Maintient A
screen-turn = À vous
screen-winners =
    { $count ->
        [0] La partie est finie
        [one] { NAMES($seats) } gagne !
       *[other] { NAMES($seats) } gagnent ensemble !
    }
screen-facts = Chiffres
screen-result = Résultat
screen-replay = Rediffusion : { $number } sur { $last }
screen-replay-keys =
    { $paused ->
        [true] Espace : reprendre
       *[false] Espace : pause
    }
screen-figures-points = Points par manche
screen-figures-times = Secondes par trouvaille
screen-report-match = Partie { $number }
screen-report-table = Table { $name }
screen-report-undated = Date inconnue
screen-report-about = vers { $text }
screen-report-round = Manche { $number }
screen-report-open = Interrompue : voici où elle en est restée.
screen-report-abandoned = Terminée avant la fin de la dernière manche.
screen-report-course = Le déroulement de la partie : les points
screen-report-minutes = Minutes
screen-report-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
screen-report-turns = Secondes par coup
screen-report-note-turns = Secondes par coup : depuis le coup précédent, quel que soit le joueur. Le nombre est la médiane.
screen-print-count =
    { $format ->
        [card] { $count } cartes
        [tile] { $count } tuiles
        [token] { $count } jetons trésor
        [vote] { $count } jetons bluff
        [pawn] { $count } pions
        [board] un plateau
       *[other] { $count } pièces
    }
screen-print-caption =
    { GAME($game) } · page { $number } sur { $of } · { $side ->
        [front] recto
        [back] verso
       *[inside] intérieur
    }
screen-print-scale = Imprimez à 100 % (« taille réelle »), en recto verso, retourné sur le bord long. Les règles ci-dessous mesurent 100 mm : vérifiez-les.
screen-print-register = Tenez cette feuille à contre-jour : les croix du recto et du verso doivent se superposer. Si elles sont à plus de 1 mm l'une de l'autre, corrigez les marges dans les réglages de l'imprimante.
screen-print-cut = Imprimez les autres feuilles sur du papier fort (200 g/m² ou plus) et coupez le long des repères.
screen-print-tag-cards = Collez une étiquette à puce sur l'anneau au dos de chaque pièce qui en porte un, toujours au même endroit. Des pochettes à dos opaque la cachent.
screen-print-tag-tiles = Là où suit une page « intérieur », imprimez ces pages d'un seul côté. Collez « intérieur » sur du carton, une étiquette sur chaque anneau, puis le recto dessus et le verso dessous.
screen-print-enrol = Gardez les pièces dans l'ordre, ligne par ligne : la page d'entretien les demande dans l'ordre des feuilles.
screen-rule = Règle { $rule }
screen-more-faults = et { $count } de plus
screen-lost-contact = Pas de contact
screen-battery-low = PILES FAIBLES
screen-battery-empty = PILES VIDES
screen-battery-unknown = PILES INCONNUES
table-and = { $some } et { $last }

## What the table says

table-resume = Une partie a été interrompue. Que devient-elle ?
    .remedy = B : suivant, A : choisir.
table-so-far =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } en { $minutes } min jusqu'ici.
    .remedy = La partie continuera de là.
table-so-far-led =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } en { $minutes } min jusqu'ici ; { $game ->
        [captain-bluff] { SEAT($leader) } a { $points ->
            [one] { $points } carte
           *[other] { $points } cartes
        } de moins qu'au début
        [bluff-pirate] { SEAT($leader) } s'approche le plus du trésor
       *[other] { SEAT($leader) } mène avec { $points }
    }.
    .remedy = La partie continuera de là.
table-replaced = Cette pièce existe en double : une autre a été présentée à sa place, celle-ci ne compte pas.
    .remedy = Rangez celle-ci dans la boîte et continuez avec l'autre.
table-disk =
    { $fault ->
        [full] le disque est plein
        [read-only] le disque est en lecture seule
        [failing] le disque signale des erreurs
        [unopened] le journal ne peut pas être ouvert
        [damaged] le journal est endommagé
        [no-database] le fichier du journal est autre chose
        [busy] un autre programme écrit dans le journal
        [changed] un autre programme a modifié le journal
        [silent] le disque ne répond pas
       *[other] le journal ne peut pas être écrit
    }
table-not-recorded = Ceci n'est pas enregistré : { table-disk }.
    .remedy = Continuez ; une coupure de courant perdrait la suite.
table-cannot-record = Aucune partie ne peut commencer : { table-disk }.
    .remedy =
        { $fault ->
            [busy] Arrêtez ce programme, puis recommencez.
            [changed] Arrêtez ce programme, puis recommencez.
           *[other] Faites de la place sur le disque ou changez-le, puis recommencez.
        }
table-resumed = La partie reprend là où elle en était quand elle a été interrompue.
    .remedy = Continuez ; ou présentez la carte Recompter : les mains seront comptées.
table-cannot-resume =
    Cette partie ne peut pas continuer : { $why ->
        [no-game] le jeu « { $game } » n'existe pas ici
        [no-seat] cette table n'a pas de place { CHAIR($seat) }
        [not-laid-out] les pièces ne peuvent pas être disposées comme elles l'étaient
        [rules] ce qui est enregistré ne suit pas les règles
        [damaged] ce qui est enregistré est endommagé
       *[unread] ce qui est enregistré est illisible
    }.
    .remedy = Abandonnez-la ; ses coups restent dans l'historique.
table-cannot-lay-out = « { $game } » ne peut pas être installé à cette table : ses règles et ses pièces se contredisent.
    .remedy = Choisissez un autre jeu, et dites-le à son auteur.
table-journal-damaged = Le journal était endommagé. Il est gardé sous { $file }, un nouveau a été commencé.
    .remedy = Continuez ; tout ce qui y est intact a été repris.
table-unkept-why =
    { $why ->
        [full] la carte est pleine
        [card] la carte n'accepte plus rien
        [read-only] le disque est en lecture seule
        [failing] des endroits de la carte sont illisibles
        [gone] la carte a perdu l'endroit de ses données
        [superblock] le début des données de la carte est endommagé
        [journal] le journal des données de la carte est endommagé
        [damaged] les données de la carte sont endommagées
       *[other] les données de la carte sont illisibles
    }
table-unkept = Rien ne peut être gardé : { table-unkept-why }.
    .remedy =
        { $rest ->
            [nothing] Rien de ce qui a été joué n'est lisible ici, et rien n'y est écrit. Mettez cette carte de côté et préparez-en une neuve.
            [part] Une partie de ce qui a été joué est illisible ; rien n'y est écrit. Sauvegardez, puis préparez une carte neuve.
           *[read] Tout ce qui a été joué est encore là, et rien n'y est écrit. Sauvegardez, puis préparez une carte neuve.
        }
table-unkept-on = Rien n'est gardé : { table-unkept-why }.
    .remedy = Continuez ; une fois la table éteinte, ce qui est joué maintenant est oublié.
table-unkept-asks = Et maintenant ?
    .remedy = B : suivant, A : choisir.
table-journal-newer = Une version plus récente a enregistré des parties que celle-ci ne sait pas lire. Elles sont gardées pour elle.
    .remedy = Continuez ; ce qui se joue maintenant est gardé aussi.
table-nothing-to-undo = Il ne s'est encore rien passé.
    .remedy = Continuez.
table-revealed = Le dernier coup a montré quelque chose à quelqu'un : on ne peut plus le reprendre.
    .remedy = Continuez.
table-move-of-another = C'est { SEAT($seat) } qui a joué le dernier coup.
    .remedy = Pour le reprendre, présentez la carte Annuler au lecteur chez { SEAT($seat) }.
table-attract = Appuyez sur A pour jouer, sur B pour voir un autre jeu.
table-attract-touch = Touchez l'écran, ou appuyez sur une touche, pour jouer.
table-welcome = Bienvenue ! Cette table est simulée, tant que vous n'indiquez pas la vôtre.
    .remedy = Table, langue et WiFi sont dans reclaim.toml sur la carte, pour tout ordinateur.
table-joining = Appuyez sur A pour jouer. Quand tout le monde est là, maintenez A pour continuer.
table-options = B : suivant, A : choisir.
table-foreign = Ce n'est pas une pièce du jeu. Rien n'en est gardé.
    .remedy = Ne présentez que des pièces.
table-one-at-a-time = Deux pièces à la fois : aucune ne compte.
    .remedy = Retirez les deux ; présentez-en une seule à la fois.
table-two-pads = Cette pièce est encore lue à une autre place : elle ne compte pas ici.
    .remedy = Présentez-la à une seule place.
table-battery-low = Les piles du tapis sont faibles.
    .remedy = Préparez des piles neuves.
table-battery-on = Personne n'est là depuis six heures, et les piles du tapis sont allumées.
    .remedy = Éteignez-les jusqu'à la prochaine partie.
table-battery-empty = Les piles du tapis sont vides.
    .remedy = Finissez cette manche, puis mettez des piles neuves.
table-other-game = Cette pièce est d'un autre jeu.
    .remedy = Remettez-la dans sa boîte.
table-not-held = D'après la table, cette carte n'est pas dans votre main.
    .remedy = Remettez-la où elle était.
table-count-at-pads = Les mains sont comptées.
    .remedy = Présentez chaque carte de votre main à votre lecteur.
table-nothing-to-count = Il n'y a rien à compter pour l'instant.
    .remedy = Continuez à jouer.
table-full = { GAME($game) } se joue à { $count } au plus.
    .remedy = Quelqu'un doit d'abord laisser sa place avec B.
table-too-few = { GAME($game) } se joue à { $count } au moins.
    .remedy = Appuyez sur A à une autre place pour jouer.
table-chair-taken = { SEAT($seat) } y est assis.
    .remedy = Choisissez une autre place.
table-means-nothing = Cette pièce ne sert à rien ici pour l'instant.
    .remedy = Reprenez-la et faites ce que l'écran demande.
table-nobody-plays-here = Personne ne joue à cette place.
    .remedy = Utilisez le lecteur et les boutons d'une place où l'on joue.
table-nothing-to-choose = Il n'y a rien à choisir maintenant.
    .remedy = Faites ce que l'écran demande.
table-others-choice = { SEAT($seat) } choisit en ce moment.
    .remedy = Ne touchez pas aux boutons avant votre tour.
table-too-soon = Chacun peut d'abord regarder.
    .remedy = Appuyez encore dans un instant.
table-first-counts = Deux pièces à la fois : seule compte celle qui y était déjà.
    .remedy = Retirez les deux ; présentez-en une seule.
table-rests = La partie fait une pause.
    .remedy = B : suivant, A : choisir.
table-nobody-plays = La partie fait une pause : cela ne compte pas.
    .remedy = Présentez la carte Pause, ou choisissez « Continuer ».
table-for-another = C'est à { SEAT($seat) } de le faire.
    .remedy = Remettez la pièce où elle était.
table-own-pad = À ce lecteur, ce n'est pas à vous de présenter cette carte.
    .remedy = Présentez-la à votre propre lecteur.
table-still-here = { SEAT($seat) } : êtes-vous encore là ?
    .remedy = Appuyez sur un bouton ou touchez votre lecteur d'ici dix secondes, sinon la partie continue sans vous.
table-stays = { SEAT($seat) } est encore là.
table-has-left = { SEAT($seat) } a quitté la partie.
    .remedy = De retour ? Présentez la carte Pause.
table-anybody-there = Y a-t-il encore quelqu'un ?
    .remedy = Appuyez sur un bouton d'ici 20 secondes, sinon ceci se ferme.
table-not-this-one = Ce n'est pas la carte qu'il faut.
    .remedy = Remettez-la ; présentez la suivante.
table-lost-again = La partie continue dès qu'il y a une réponse.
table-reader-lost-bus = { READER($reader) } ne répond pas : son bus ne donne que { $value }h.
    .remedy = Vérifiez son alimentation, sa masse et MISO. { table-lost-again }
table-reader-lost-chip = { READER($reader) } ne répond pas comme un MFRC522 : on a lu { $value }h.
    .remedy = Vérifiez ses câbles, ou changez-le. { table-lost-again }
table-reader-lost-reset = { READER($reader) } est perdu : sa puce a oublié ses réglages.
    .remedy = Il est en cours de réglage. Si cela se répète, vérifiez son alimentation.
table-reader-lost-antenna = { READER($reader) } est perdu : son antenne a changé d'état toute seule.
    .remedy = Il est en cours de réglage. { table-lost-again }
table-reader-lost-encrypting = { READER($reader) } est perdu : sa puce chiffre ce qu'elle envoie.
    .remedy = Il est en cours de réglage. { table-lost-again }
table-reader-lost-other = { READER($reader) } est perdu : sa station signale un défaut inconnu ici.
    .remedy = Installez le micrologiciel de cette version sur la station. { table-lost-again }
table-seat-lost-absent = La place { CHAIR($seat) } ne répond pas : { $port } n'existe pas.
    .remedy = Branchez sa station. { table-lost-again }
table-seat-lost-held = La place { CHAIR($seat) } ne répond pas : un autre programme utilise { $port }.
    .remedy = Arrêtez ce programme, ou indiquez un autre port dans le fichier de la table.
table-seat-lost-denied = La place { CHAIR($seat) } ne répond pas : Reclaim n'a pas le droit d'ouvrir { $port }.
    .remedy = Donnez le droit d'ouvrir { $port } : ajoutez l'utilisateur au groupe dialout.
table-seat-lost-forbidden = La place { CHAIR($seat) } ne répond pas : le système interdit { $port } à Reclaim.
    .remedy = Réinstallez cette version : ses services disent ce que Reclaim peut ouvrir.
table-seat-lost-unopened = La place { CHAIR($seat) } ne répond pas : { $port } ne s'ouvre pas comme port série.
    .remedy = Indiquez le bon port dans le fichier de la table.
table-seat-lost-unplugged = La place { CHAIR($seat) } ne répond pas : sa station a été débranchée de { $port }.
    .remedy = Rebranchez-la. { table-lost-again }
table-seat-lost-deaf = La place { CHAIR($seat) } ne répond pas : sa station sur { $port } n'accepte rien.
    .remedy = Débranchez-la, puis rebranchez-la. { table-lost-again }
table-seat-lost-silent = La place { CHAIR($seat) } ne répond pas : sa station sur { $port } se tait depuis { $seconds } s.
    .remedy = Débranchez-la, puis rebranchez-la. { table-lost-again }
table-seat-lost-garbled = La place { CHAIR($seat) } ne répond pas : ce qui vient de { $port } n'a pas de sens.
    .remedy = Installez le micrologiciel de cette version sur sa station, ou indiquez le bon port dans le fichier de la table.
table-seat-lost-restarted = La place { CHAIR($seat) } ne répond pas : sa station sur { $port } a redémarré.
    .remedy = { table-lost-again }

## Choices

table-menu-back = Retour
table-menu-start = Commencer
table-menu-which-game = Quel jeu ?
table-menu-game = Jeu : { GAME($game) }
table-menu-bots = Robots : { $count }
table-menu-level =
    Les robots jouent : { $level ->
        [easy] tranquillement
        [normal] bien
       *[sharp] très bien
    }
table-menu-levels-differ = Les robots jouent : chacun à son niveau
table-menu-each-bot = Chaque robot
table-menu-one-bot = { SEAT($seat) } ({ CHAIR($seat) }) : { table-bot }
table-bot =
    { $level ->
        [easy] joue tranquillement
        [normal] joue bien
       *[sharp] joue très bien
    }, { $temper ->
        [bold] avec audace
        [careful] avec prudence
        [greedy] avec avidité
        [grudging] avec rancune
        [hasty] à la hâte
       *[even] avec calme
    }
table-menu-options = Options
table-menu-language = Langue/Language : { LANGUAGE($language) }
table-menu-who-plays = Rejoindre ou quitter
table-menu-over = Et maintenant ?
table-menu-again = Rejouer
table-menu-another-game = Un autre jeu
table-menu-watch-again = Revoir la partie
table-menu-watching = Encore une fois
table-menu-watch-stop = Ça suffit
table-menu-watch-pause = Arrêter ou continuer
table-menu-watch-back = Un coup en arrière
table-menu-watch-on = Un coup en avant
table-menu-watch-faster = Plus vite
table-menu-watch-slower = Moins vite
table-menu-other-bots = D'autres robots
table-menu-resume = Reprendre la partie
table-menu-later = La garder pour plus tard
table-menu-abandon = Abandonner la partie
table-menu-abandon-yes = Oui : abandonner
table-menu-unkept = Et maintenant ?
table-menu-unkept-look-after = Entretien : sauvegarde, journaux, arrêt
table-menu-unkept-play = Jouer ; rien n'en sera gardé
table-menu-tap-own-pad = La présenter à votre lecteur
table-menu-withdraw = Choisir autre chose
table-menu-rests = La partie fait une pause
table-menu-go-on = Continuer
table-menu-leaves = Quelqu'un part
table-menu-comes-back = Quelqu'un revient
table-menu-end-match = Finir : tous maintiennent A
table-menu-unreadable = Une carte est illisible
table-menu-wrong = Un problème ?
table-menu-which-card = La carte est
table-menu-tap-or-name = La présenter ou la nommer
table-menu-yes-this-card = Oui, cette carte
table-menu-tap-or-choose =
    { $spots ->
        [0] Choisir, puis présenter une carte
       *[other] { table-menu-tap-a-card }
    }
table-menu-end-turn = Finir le tour
table-menu-take-last-back = Reprendre la dernière
table-menu-tap-a-card = Présenter une carte
table-menu-tap-each = Présenter chaque carte à son lecteur
table-menu-dealt = Toutes les cartes sont distribuées
table-menu-whose-card = À qui est la carte ?
table-menu-deal-again = Redistribuer
table-menu-all-dealt-again = Redistribuer toutes les cartes ?
table-menu-yes-collect = Oui, ramasser les cartes
table-menu-what-is-done = Qu'en fait-on ?
table-menu-discard = Défausser une carte
table-menu-is-discarded = Elle est défaussée
table-seat = { SEAT($seat) }
table-game = { GAME($game) }
table-menu-yes-has-it = Oui, { SEAT($seat) } l'a reçue
table-uncounted =
    { SEAT($seat) } : { $count ->
        [1] une carte de votre main n'est pas encore comptée.
       *[other] { $count } cartes de votre main ne sont pas encore comptées.
    }
    .remedy = Présentez ce qui manque à votre lecteur, ou tous maintiennent A pour continuer.
table-battery-low-rounds =
    Les piles du tapis sont faibles : encore { $rounds } { $rounds ->
        [one] manche
       *[other] manches
    } environ.
    .remedy = Préparez des piles neuves.
table-stand-in-pad = { SEAT($seat) } a quitté la partie : présentez ses cartes au lecteur chez { SEAT($receiver) }, une à une, sans les voir.
    .remedy = La table prend celle qu'il faut ; remettez les autres.
table-stand-in-spot = { SEAT($seat) } a quitté la partie : présentez ses cartes à l'emplacement { $spot }, une à une, sans les voir.
    .remedy = La table prend celle qu'il faut ; remettez les autres.
table-undo-or-play-on = Présentez la carte Annuler, ou continuez ainsi.
table-belt-again =
    { $retry ->
        [none] Puis appuyez sur A : il repart.
       *[other] Dans { $retry } s, il essaie encore, doucement.
    }
table-place = { PLACE($place) }
place-deck = Pioche
table-place-discards = Défausse
place-spot = Emplacement
table-belt-fault-no-current = Le tapis ne tourne pas, et son moteur ne reçoit pas de courant.
    .remedy = Regardez les piles, le câble du moteur et sa commande. { table-belt-again }
table-belt-fault-encoder-dead = Le codeur se tait, mais le moteur prend le courant d'un tapis qui tourne.
    .remedy = Regardez le codeur, son disque et son câble. { table-belt-again }
table-belt-fault-jam = Le tapis ne tourne pas, mais son moteur a du courant.
    .remedy = Retirez ce qui le bloque. Si rien ne bloque : regardez le codeur et son câble. { table-belt-again }
table-belt-fault-runaway = Le tapis va plus vite qu'il ne doit.
    .remedy = Éloignez les mains ; regardez le codeur et la commande du moteur. { table-belt-again }
table-belt-fault-miscount = Le codeur ne compte pas les mêmes tours que les étiquettes du tapis.
    .remedy = Regardez le codeur, son disque et son câble, et pulses_per_turn dans le fichier de la table. { table-belt-again }
table-belt-fault-run-limit = Le tapis a tourné aussi longtemps qu'il le peut d'une traite.
    .remedy = Relancez-le si le jeu continue. { table-belt-again }
screen-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
table-belt-warning-index-silent = L'index du codeur se tait : { $counted } impulsions depuis, et un tour en a { $expected }.
    .remedy = Regardez le capteur d'index et son câble. D'ici là, les impulsions perdues restent perdues.
table-belt-warning-index-disagrees = Le codeur donne { $counted } impulsions par tour selon son index ; le fichier de la table dit { $expected }.
    .remedy = Corrigez pulses_per_turn, ou regardez le disque, le capteur et son câble.
table-belt-warning-no-current-sensed = Le tapis tourne, et son courant est mesuré à 0 A.
    .remedy = Regardez le capteur de courant et son câble. D'ici là, un codeur mort ressemble à un blocage.
table-look-at-battery = Regardez les piles, leur convertisseur et leurs câbles.
table-belt-warning-adc-silent = Le convertisseur qui mesure les piles ne répond pas.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-absent = Les piles sont mesurées à { $volts } V : elles ou leur convertisseur ne sont pas branchés.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-too-high = Les piles sont mesurées à { $volts } V, le maximum de leur convertisseur.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-jumps = La tension des piles saute entre { $least } et { $most } V.
    .remedy = { table-look-at-battery }
table-belt-fault-no-motor = Ce carrousel n'a pas de moteur.
    .remedy = Tournez le tapis à la main. { table-belt-again }
table-belt-fault-forwards-only = Ce carrousel ne tourne qu'en avant.
    .remedy = Demandez une vitesse en avant. { table-belt-again }
table-belt-fault-battery-empty = Les piles du moteur sont vides : aucune manche ne commence avec elles.
    .remedy = Mettez des piles neuves. { table-belt-again }

## Le menu de la fenêtre

screen-menu-go-on = Continuer
screen-menu-play-on = Reprendre le jeu
screen-menu-rules = Règles
screen-menu-log =
    { $on ->
        [yes] Cacher ce qui s'est passé
       *[no] Montrer ce qui s'est passé
    }
screen-menu-language = Langue : { LANGUAGE($language) }
screen-menu-sound =
    Son : { $on ->
        [yes] oui
       *[no] non
    }
screen-menu-full-screen =
    Plein écran : { $on ->
        [yes] oui
       *[no] non
    }
screen-menu-another-game = Un autre jeu
screen-menu-yes-end = Oui : cette partie se termine
screen-menu-leave = Quitter la partie
screen-menu-yes-leave = Oui : un robot joue à ma place
screen-menu-quit = Fermer
screen-menu-people = Personnes à cet écran : { $count }
screen-menu-operator = Entretenir la table

## What the virtual table says

hands-or = { $some } ou { $last }
hands-wait-for-table = En attente de la table…
hands-lay-down-first = Posez d'abord ce que vous tenez.
hands-rests = La partie est en pause. Choisissez une ligne, ou cliquez sur la carte Pause pour continuer.
hands-card-undo = Annuler
hands-card-recount = Recompter
hands-card-pause = Pause
hands-card-language = Langue
hands-card-operator = Entretien
hands-match-over = Et maintenant ? Choisissez une ligne, ou rejouez avec le A vert.
hands-watching = Vous regardez : d'autres jouent cette partie.
hands-hold-a-to-start = Maintenez le A vert pour commencer, dès que tout le monde est là.
hands-press-a-to-join = Appuyez sur le A vert pour jouer.
hands-press-a-to-play = Cliquez sur un jeu, ou appuyez sur le A vert pour jouer.
hands-round-over = La manche est finie. Regardez bien ; puis le A vert pour la suivante.
hands-not-heard = La table ne l'a pas prise. Présentez-la encore une fois, ou remettez-la.
hands-not-chosen = Le choix a changé entre-temps : regardez encore.
hands-nothing-left = Il n'y a plus rien ici.
hands-no-room = Il n'y a pas de place ici : essayez encore.
hands-did-not-work = Cela n'a pas marché : regardez encore.
hands-hand-is-full = Votre main est prise : posez d'abord votre carte.
hands-hand-is-empty = Votre main est vide : cliquez d'abord sur une de vos cartes.
hands-still-reading = Un instant : la carte est encore lue.
hands-somebody-elses = Elles sont à quelqu'un d'autre : laissez-les.
hands-card-is-gone = Cette carte n'est plus là : regardez encore.
hands-may-not-look = Ceci reste face cachée : vous ne pouvez pas le regarder maintenant.
hands-not-playing = Vous ne jouez pas cette partie : attendez qu'elle soit finie.
hands-not-joined = D'autres vont jouer : rejoignez-les d'abord, avec A.
hands-nothing-lies-here = Il n'y a rien ici. Prenez d'abord une de vos cartes.
hands-no-cards-left = Il n'y a plus de cartes ici.
hands-cards-of = Ces cartes sont à { SEAT($seat) }. Prenez d'abord une des vôtres.
hands-cards-are-drawn-here = Ici, on pioche. Remettez d'abord votre carte dans votre main.
hands-chooses-here = Ici, c'est { SEAT($seat) } qui choisit.
hands-chooses = { SEAT($seat) } choisit
hands-your-choice = Votre choix
hands-your-turn = C'est votre tour.
hands-your-turn-to = À vous : { $asked }
hands-your-turn-asked = À vous. { $asked }
hands-turn-of = C'est à { SEAT($seat) } de jouer.
hands-turn-of-put-back = C'est à { SEAT($seat) } de jouer : remettez la carte. Cliquez dessus ou appuyez sur Échap.
hands-put-back = Remettez la carte où elle était : cliquez dessus ou appuyez sur Échap.
hands-wait-for-others = Attendez les autres.
hands-draw-or-else = Cliquez sur la pioche, ou sur ce qui brille.
hands-draw-a-card = Piochez une carte : cliquez sur la pioche.
hands-drawn =
    { $count ->
        [1] Vous en avez une.
       *[other] Vous en avez { $count }.
    }
hands-answered = Vous avez répondu. Maintenez V pour voir votre réponse.
hands-answer-secretly = Répondez par A ou B : personne ne voit lequel.
hands-take-a-card-of = Prenez une carte à { SEAT($seat) } : cliquez sur un dos.
hands-click-card = Cliquez sur une carte.
hands-click-card-or-line = Cliquez sur une carte ou sur une ligne.
hands-choose-a-line = Choisissez une ligne : cliquez dessus, ou B et A.
hands-choose-line = Choisissez une ligne.
hands-hold-to-look = Regardez sous la carte qui brille : gardez-y le bouton droit de la souris enfoncé, ou un doigt.
hands-remember = Retenez ce que vous voyez.
hands-turn-each = Cliquez sur chaque carte face cachée.
hands-turn-each-or-a = Cliquez sur chaque carte face cachée, ou sur le A vert pour toutes.
hands-is-that-so = Est-ce bien cela ? Choisissez une ligne.
hands-click-it-or-line = Cliquez dessus, ou choisissez une ligne.
hands-click-it = Cliquez dessus.
hands-look-again = Regardez encore : ce n'est pas ce qui est là.
hands-what-is-it = Qu'est-ce que c'est ?
hands-lay-it-down = La table l'a prise. Posez-la : cliquez sur { $where }.
hands-belongs-elsewhere = Sa place est là où cela brille.
hands-make-it-yours = Présentée au lecteur, elle est à vous : cliquez sur vos cartes.
hands-where-to-or-choose = Où ? Cliquez sur { $where }, ou choisissez une ligne. Un clic sur la carte, ou Échap, la remet.
hands-choose-what-it-is = Pour quoi faire ? Choisissez une ligne. Un clic sur la carte, ou Échap, la remet.
hands-does-not-fit = Cette carte ne va pas là.
hands-where-to = Où ? Cliquez sur { $where }. Un clic sur la carte, ou Échap, la remet.
hands-another-player = un autre joueur
hands-glowing-place = un endroit qui brille
hands-the-place = « { $place } »
hands-the-place-at = « { $place } » à l'emplacement { $spot }
hands-the-spot = l'emplacement { $spot }
hands-the-deck = la pioche
hands-your-cards = vos cartes
hands-your-pad = votre lecteur
hands-only-you-see = Personne d'autre ne voit ceci
hands-sorted-emblem = Vos cartes, par emblème
hands-sorted-number = Vos cartes, par nombre
hands-sorted-dealt = Vos cartes, dans l'ordre d'arrivée
hands-at-hand = En main
hands-at-pad = Lecteur
hands-key-escape = Échap
hands-key-space = Espace
hands-button-a = oui · fini
hands-button-b = suite · retour
hands-you = vous
hands-seat-out-of-reach = pas de contact
hands-seat-done = Fini !
hands-seat-ready = ok
hands-seat-empty = place libre
hands-seat-bot = robot
hands-curtain-name = { SEAT($seat) }, l'écran est à vous
hands-curtain-how = Espace ou un clic, quand personne d'autre ne regarde.

table-staged = Regardez !
    .remedy = Appuyez sur A quand vous avez vu.
    .a = suite
    .b = –
table-react-glad =
    { $wording ->
        [1] Je le savais !
        [2] Touché !
       *[3] C'est ce que je pensais.
    }
table-react-caught =
    { $wording ->
        [1] Oh non !
        [2] Vous l'avez vu ?
       *[3] Aïe.
    }
table-react-wrong =
    { $wording ->
        [1] J'aurais juré que oui.
        [2] Oups.
       *[3] C'est ma faute.
    }
table-react-escape =
    { $wording ->
        [1] Ouf !
        [2] C'était moins une.
       *[3] Quelle chance.
    }
table-react-robbed =
    { $wording ->
        [1] Hé, mes cartes !
        [2] Au voleur !
       *[3] Je les reprendrai.
    }
table-log = Ce qui s'est passé
table-log-empty = Rien encore.
table-log-known = Ce que tout le monde sait
table-log-close = L ou un clic ferme ceci.

## A table that cannot be opened, and its settings

screen-closed = La table ne peut pas encore démarrer
screen-tries-again = La table réessaie toute seule, toutes les quelques secondes.
screen-unkept = Ce qui est joué ne peut pas être gardé
screen-unkept-works =
    { $rest ->
        [nothing] Ce qui marche : tous les jeux. Pièces et joueurs sont inconnus jusqu'à un nouvel enregistrement.
       *[read] Ce qui marche : tous les jeux, avec les pièces et les joueurs d'avant.
    }
screen-silent-long = L'arbitre ne répond pas. Il démarre ; si cela dure des minutes, éteignez et rallumez la table.
table-no-sound = Pas de son : aucun haut-parleur ne peut être ouvert.
    .remedy = Branchez-en un, ou un téléviseur qui en a ; il sert en quelques secondes.
table-no-graphics = Le pilote graphique manque : l'image est lente.
    .remedy = Continuez ; réinstallée, cette version apporte le pilote.
table-wifi-password = Le WiFi « { $network } » ne laisse pas entrer la table.
    .remedy =
        { $by ->
            [phone] Rejoignez le propre WiFi de la table avec un téléphone, et choisissez-y de nouveau.
            [menu] Choisissez « { screen-own-wifi } » dans le menu, et choisissez-y de nouveau.
           *[card] Corrigez le mot de passe dans reclaim.toml sur la carte, puis redémarrez.
        }
table-wifi-absent = Le WiFi « { $network } » est introuvable ici.
    .remedy =
        { $by ->
            [phone] Rejoignez le propre WiFi de la table avec un téléphone, et choisissez-y de nouveau.
            [menu] Choisissez « { screen-own-wifi } » dans le menu, et choisissez-y de nouveau.
           *[card] Corrigez son nom dans reclaim.toml sur la carte, ou allumez le WiFi.
        }
table-wifi-no-radio = Un WiFi est réglé, mais cet ordinateur n'a pas de radio.
    .remedy = Branchez un câble réseau, ou retirez le WiFi de reclaim.toml sur la carte.
table-overlay-lost = Non appliqué de config.txt : { $found }.
    .remedy = Mettez le fichier dans le dossier overlays de la carte, sans paramètres.
table-imager-left =
    { $what ->
        [login] L'utilisateur et SSH de Raspberry Pi Imager ne servent pas : personne ne se connecte ici.
       *[other] Une partie de ce qui a été saisi dans Raspberry Pi Imager ne sert pas.
    }
    .remedy = Ce qui sert est dans reclaim.toml sur la carte.
table-closed-file = Le fichier de la table est faux.
    .remedy = Corrigez-le et enregistrez-le.
table-closed-wiring = Une partie de la table est hors d'atteinte.
    .remedy = Vérifiez son câble et sa ligne dans le fichier de la table.
table-closed-busy = Un autre programme utilise une partie de la table, ou Reclaim n'a pas le droit de l'ouvrir.
    .remedy = Arrêtez ce programme.
table-closed-pieces = La liste des pièces se contredit.
    .remedy = Reprenez une bonne liste d'une sauvegarde, ou réécrivez la carte.
table-closed-journal = Le journal des parties ne peut pas être ouvert.
    .remedy = Arrêtez le programme qui l'a, ou déplacez son fichier ; un nouveau est commencé.
table-closed-disk = Aucune partie ne pourrait être enregistrée : { table-disk }.
    .remedy = Faites de la place sur le disque ou changez-le ; rien de ce qui a été joué n'est perdu.
table-closed-other = La table ne peut pas être ouverte.
    .remedy = Réparez ce qui est nommé ci-dessous.
table-settings-unread = Les réglages de { $file } sont illisibles ; ce sont donc les réglages habituels.
    .remedy = Remettez le fichier ; le README dit ce qu'il contient.
table-settings-syntax = reclaim.toml : la ligne { $line } est sautée : { $text }
    .remedy = Écrivez NOM = VALEUR, et les textes entre "guillemets".
table-settings-unknown = reclaim.toml, ligne { $line } : il n'y a pas de réglage { $key }.
    .remedy =
        { $meant ->
            [none] Supprimez la ligne.
           *[other] Écrivez plutôt { $meant }.
        }
table-settings-missing = reclaim.toml, ligne { $line } : { $key } manque.
    .remedy = { table-settings-expected }
table-settings-value = reclaim.toml, ligne { $line } : { $key } ne peut pas être { $found }.
    .remedy = { table-settings-expected }
table-settings-expected =
    { $key ->
        [language] Écrivez l'un de ceux-ci : { LANGUAGES() }.
        [volume] Écrivez un nombre entier de 0 à 100.
        [table] Écrivez le nom d'un câblage ou d'un fichier, entre "guillemets".
        [players] Écrivez des noms de 10 lettres au plus, ainsi : ["Ada", "Ben"].
        [hostname] Écrivez des lettres de A à Z, des chiffres et des tirets, par exemple "reclaim".
        [timezone] Écrivez un lieu tel que "Europe/Paris".
        [keyboard] Écrivez deux ou trois lettres minuscules, par exemple "fr".
        [phones] Écrivez true ou false, sans guillemets.
        [home_assistant] Écrivez true ou false, sans guillemets.
        [broker_commands] Écrivez true ou false, sans guillemets.
        [broker] Écrivez une adresse telle que "mqtt://broker.lan".
        [update_from] Écrivez une adresse telle que "https://example.org/reclaim/".
        [wifi] Écrivez une section [wifi] avec country, name et password.
        [country] Écrivez les deux lettres du pays, par exemple "FR".
        [name] Écrivez le nom du réseau, entre "guillemets".
       *[password] Écrivez le mot de passe du réseau, de 8 à 63 lettres, entre "guillemets".
    }

## Nouvelles versions

table-update-checking = { $file } est en cours de vérification.
    .remedy =
        { $by ->
            [phone] Cela prend une minute ou deux.
           *[stick] Laissez la clé en place.
        }
table-update-taken = { $file } est signé pour cette table : la version { $version } est en cours d'écriture.
    .remedy =
        { $by ->
            [phone] La table redémarre d'elle-même. Une coupure de courant est sans danger.
           *[stick] Laissez la clé jusqu'à ce que la table redémarre. Une coupure de courant ne fait rien.
        }
table-update-written =
    { $when ->
        [later] La version { $version } est écrite. La table redémarrera avec elle quand personne ne jouera.
       *[now] La version { $version } est écrite, et la table redémarre avec elle.
    }
    .remedy = Attendez le premier écran ; c'est aussi long qu'un démarrage.
table-update-waits = La version { $version } de { $file } sera installée quand personne ne jouera.
    .remedy =
        { $by ->
            [phone] Continuez à jouer.
           *[stick] Continuez à jouer, et laissez la clé en place.
        }
table-update-on-trial =
    { $by ->
        [phone] La nouvelle version est encore à l'essai. Ce que le téléphone a apporté sera examiné après.
       *[stick] La nouvelle version est encore à l'essai. La clé sera examinée ensuite.
    }
    .remedy =
        { $by ->
            [phone] Attendez une minute.
           *[stick] Laissez-la une minute en place.
        }
table-update-older = { $file } est la version { $version } ; la table a déjà { $running }, au moins aussi récente.
    .remedy =
        { $by ->
            [phone] Installez-la depuis la page d'entretien, ou laissez cela.
           *[stick] Retirez la clé, ou installez-la depuis la page d'entretien.
        }
table-update-fetched = La version { $version } a été récupérée.
    .remedy = Elle est installée la nuit, ou maintenant : « { web-desk-title } », puis « { table-menu-install } ».
table-update-none = Il n'y a pas de mise à jour sur cette clé.
    .remedy = Copiez-y le fichier .slot et son .minisig, hors de tout dossier.
table-update-files =
    { $system ->
        [none] Cette clé n'a pas de système de fichiers que la table sache lire.
       *[other] Cette clé a le système de fichiers { $system }, que la table ne sait pas lire.
    }
    .remedy = Formatez-la en FAT32 ou exFAT, et copiez de nouveau la mise à jour.
table-update-stick = La clé ne peut pas être lue.
    .remedy = Remettez-la, ou prenez-en une autre.
table-update-pulled = La clé a été retirée pendant la lecture. Rien n'a changé.
    .remedy = Remettez-la, et laissez-la en place.
table-update-passed =
    { $file } est ignoré : { $why ->
        [dot] un Mac écrit de telles notes
        [folder] les dossiers ne sont pas examinés
        [packed] c'est une archive
        [card] c'est l'image d'une carte entière
        [name] son nom ne finit pas par .slot
        [lone] son fichier .slot manque
        [unreadable] il n'a pas pu être lu jusqu'au bout
        [other] il est pour une autre sorte d'ordinateur
        [here] la version { $version } fonctionne déjà
        [tried] il a déjà été essayé, sans succès
        [large] il est trop grand pour cette carte
        [journal] il ne pourrait pas lire les parties de cette table
        [older] il y en a un plus récent à côté
       *[unsigned] il n'est pas signé pour cette table, ou il est endommagé
    }.
    .remedy =
        { $by ->
            [phone] Apportez avec le téléphone un autre fichier .slot et son .minisig.
           *[stick]
                { $why ->
                    [dot] Il n'y a rien à faire.
                    [folder] Copiez les deux fichiers hors du dossier.
                    [packed] Décompressez-la sur un ordinateur.
                    [card] Copiez plutôt le fichier .slot et son .minisig.
                    [name] Rendez-lui son nom.
                    [unreadable] Copiez-le encore une fois, ou prenez une autre clé.
                    [other] Prenez la mise à jour faite pour celui-ci.
                    [here] Retirez la clé.
                    [tried] Mettez une version plus récente sur la clé.
                    [large] Écrivez la nouvelle version sur une carte, comme au premier jour.
                    [journal] Gardez la version plus récente.
                    [older] Il n'y a rien à faire.
                   *[unsigned] Copiez encore une fois le fichier .slot et son .minisig.
                }
        }
table-update-confirmed = La version { $version } fonctionne.
    .remedy = S'il y a une clé, retirez-la.
table-update-rolled-back = La version { $version } n'a pas réussi l'essai ; la précédente est donc revenue.
    .remedy = Jouez, sans clé ; signalez-le avec les journaux.
table-update-card = La carte ne garde pas ce qu'on y écrit. La mise à jour n'est pas prise.
    .remedy = Continuez à jouer, et changez bientôt la carte.
table-data-repaired = Les données de la carte étaient endommagées et sont réparées. Rien n'a été perdu.
    .remedy = Sauvegardez bientôt sur une clé : les cartes s'usent.
table-trial = La version { $version } est à l'essai, pour une minute environ.
    .remedy = Ensuite, appuyez sur A pour jouer.

## The operator's page

screen-operator = Entretien de la table
screen-operator-reader = Lecteur
screen-operator-tags = Étiquettes
screen-operator-losses = Pertes
screen-operator-noise = Bruit
screen-operator-station = Station
screen-operator-firmware = Version
screen-operator-bad-lines = Erreurs
screen-operator-percent = { $percent } %
screen-operator-unknown = inconnu
screen-operator-belt = Tapis
screen-operator-belt-is =
    { $state ->
        [no-motor] pas de moteur
        [turns] tourne
        [fault] arrêté par une panne
       *[stands] arrêté
    }
screen-operator-speed = { $rpm } tours par minute
screen-operator-laps =
    { $laps ->
        [one] { $laps } tour
       *[other] { $laps } tours
    } depuis le démarrage
screen-operator-battery = Piles
screen-operator-battery-is =
    { $level ->
        [good] bonnes
        [low] faibles
        [empty] vides
       *[unknown] inconnues
    }
screen-operator-volts = { $volts } V
screen-operator-hours = assez pour { $hours } h de marche
screen-operator-disk = Disque
screen-operator-free = { $free } Go libres
screen-operator-no-fault = aucune panne
screen-operator-last-fault = dernière panne
screen-operator-computer = Ordinateur
screen-operator-temperature = { $celsius } °C
screen-operator-temperature-unknown = température inconnue
screen-operator-slow-unknown = bridage inconnu
screen-operator-not-slow = pleine vitesse
screen-operator-slow =
    { $throttle ->
        [under-voltage] alimentation trop faible
        [capped] ralenti
        [throttled] très ralenti
       *[warm] trop chaud
    }
screen-operator-was-slow =
    { $throttle ->
        [under-voltage] l'alimentation a été trop faible
        [capped] a été ralenti
        [throttled] a été très ralenti
       *[warm] a été trop chaud
    }
screen-operator-versions = Versions
screen-operator-phones = Téléphones
screen-operator-no-phones = pas admis
screen-operator-image = Image
screen-operator-no-image = aucune : un système installé
screen-operator-no-faults = Aucune panne depuis le démarrage.
screen-operator-minutes-ago =
    { $minutes ->
        [0] à l'instant
       *[other] il y a { $minutes } min
    }
screen-operator-hours-ago = il y a { $hours } h
table-operator = B : suivant, A : choisir.
table-language = { LANGUAGE($language) }
table-language-later = La langue se change quand aucune partie n'est en cours.
    .remedy = { table-operator-later.remedy }
table-operator-later = L'entretien s'ouvre quand aucune partie n'est en cours.
    .remedy = Finissez la partie, ou terminez-la avec la carte Pause ; puis présentez la carte de nouveau.
table-menu-operator = Que faire ?
table-menu-save-logs = Copier les journaux sur une clé USB
table-menu-save-backup = Sauvegarder sur une clé USB
table-menu-take-backup = Reprendre une sauvegarde d'une clé USB
table-menu-restart = Redémarrer la table
table-menu-yes-restart = Oui, redémarrer
table-menu-shut-down = Éteindre
table-menu-yes-shut-down = Oui, éteindre
table-menu-install = Installer la version { $version }
table-menu-yes-install = Oui, installer la version { $version }
table-saving-logs = Les journaux sont en cours de copie…
    .remedy = Laissez la clé en place.
table-restarting = La table redémarre.
table-packing-logs = Les journaux sont préparés…
table-logs-packed = Les journaux sont prêts.
table-changing-settings = Les réglages sont en cours de modification…
table-settings-changed = Les réglages sont modifiés. La langue, le volume et la table valent dès le prochain démarrage.
table-settings-refused = Les réglages sont comme avant : { $system }.
table-shutting-down = La table s'éteint…
    .remedy = Coupez le courant quand l'écran est noir.
table-installing = La version { $version } est en cours d'installation…
    .remedy = Laissez la clé en place.
table-logs-saved = Les journaux sont sur la clé, dans le dossier { $folder }.
    .remedy = Vous pouvez la retirer.
table-logs-no-stick = Il n'y a pas de clé USB.
    .remedy = Branchez-en une, attendez quelques secondes, et réessayez.
table-logs-unreadable = La clé USB est illisible.
    .remedy = Formatez-la en FAT32 ou exFAT, ou prenez-en une autre.
table-logs-full = Il n'y a plus de place sur la clé USB.
    .remedy = Faites de la place, ou prenez-en une autre.
table-logs-failed = Les journaux n'ont pas pu être copiés.
    .remedy = Réessayez, ou prenez une autre clé.
table-saving-backup = La sauvegarde est en cours…
    .remedy = Laissez la clé en place.
table-taking-backup = La sauvegarde est en cours de lecture…
    .remedy = Laissez la clé en place.
table-backup-saved = Pièces, joueurs et parties sont sur la clé, dans { $file }.
    .remedy = Vous pouvez la retirer.
table-backup-failed = La sauvegarde n'a pas pu être écrite ou lue.
    .remedy = Réessayez, ou prenez une autre clé.
table-backup-none = Il n'y a pas de sauvegarde sur la clé USB.
    .remedy = Prenez la clé avec un fichier tel que reclaim-backup-1.db.
table-backup-damaged = { $file } est endommagé. Rien n'en est repris.
    .remedy = Prenez une sauvegarde plus ancienne, ou une autre copie.
table-backup-foreign = { $file } n'est pas la sauvegarde d'une table. Rien n'en est repris.
    .remedy = Prenez la clé avec un fichier que cette page a écrit.
table-backup-newer = { $file } vient d'un Reclaim plus récent que celui-ci. Rien n'en est repris.
    .remedy = Mettez d'abord cette table à jour.
table-backup-taken = Ajouté de { $file } – parties : { $matches }, pièces : { $pieces }, joueurs : { $people }.
    .remedy =
        { $left ->
            [0] Tout ce qui était ici reste. La table redémarre avec.
           *[other] Tout ce qui était ici reste ; étiquettes d'autres pièces d'ici, laissées : { $left }. La table redémarre.
        }
table-backup-known = Tout ce qui est dans { $file } est déjà ici.
    .remedy = Vous pouvez la retirer.
table-order-failed = La table n'a pas pu le demander à son ordinateur.
    .remedy = Réessayez ; si cela n'aide pas, éteignez et rallumez.
table-order-unanswered = L'ordinateur n'a pas répondu.
    .remedy = Réessayez ; si cela n'aide pas, éteignez et rallumez.
table-disk-failed = Le disque est en panne : { table-disk }.
    .remedy = Faites de la place ou changez-le.

## Noms

screen-best = Les meilleurs
screen-best-won = { $wins } sur { $matches } gagnées
screen-evening = Ce soir
screen-evening-match = { GAME($game) } · { $minutes } min
table-person = { $name }
table-menu-names = Noms
table-menu-no-name = Pas de nom
table-player-later = Les noms se changent quand aucune partie n'est en cours.
table-name-moved = Le nom { $name } est maintenant à une autre place : pour deux personnes, il faut deux noms.
    .remedy = { table-operator-later.remedy }
# A theft at the virtual table: one press does it

hands-take-cards-of-or-a = Prenez des cartes à { SEAT($seat) } : cliquez sur un dos, ou appuyez sur le A vert pour toutes.
## Making a table

table-seat-lost-unassigned = La place { CHAIR($seat) } n'a pas encore de station.
    .remedy = Nommez son port dans le fichier de la table, comme /dev/ttyACM0, et redémarrez.
table-seat-lost-stranger = La station sur { $port } dit { $number }, qui n'est à aucune place ; la place { CHAIR($seat) } en a une autre.
    .remedy = Branchez-y la station de cette place.
table-seat-lost-double = La station sur { $port } dit { $number }, comme une autre qui répond ailleurs.
    .remedy = Débranchez l'une des deux.
table-station-old = La station de la place { CHAIR($seat) } a le micrologiciel { $found }, plus ancien que { $expected }.
    .remedy = Continuez ; mettez-la à jour depuis un ordinateur, par USB (firmware/station).
table-button-stuck = Le bouton { $button } de la place { CHAIR($seat) } reste enfoncé et ne compte pas.
    .remedy = Relâchez-le. Si personne n'appuie : regardez son contact et son câble.
screen-enrol-piece =
    { $kind ->
        [tile] Tuile
        [token] Jeton trésor
        [control] Carte de commande
       *[card] Carte
    } { $number } sur { $of }
screen-enrol-hold = Tenez cette pièce à plat sur n'importe quel lecteur, une demi-seconde.
screen-enrol-missing = Encore à faire : { $count }
table-menu-enrol = Enregistrer les pièces
table-menu-enrol-game = { GAME($game) } ({ $count })
table-menu-enrolling = Quelle étiquette est laquelle ?
table-menu-enrol-skip = Passer cette pièce
table-menu-enrol-undo = Reprendre la dernière
table-enrol-enrolled = Enregistrée.
table-enrol-two = Deux étiquettes à la fois.
    .remedy = Présentez une seule pièce.
table-enrol-known = Cette étiquette est déjà celle d'une autre pièce.
    .remedy = Prenez la pièce de l'image.
table-enrol-changing = C'est un téléphone ou une carte bancaire.
    .remedy = Prenez la pièce de l'image.
table-enrol-brief = C'était trop court.
    .remedy = Tenez-la à plat, sans bouger, une demi-seconde.
table-enrol-weak = Cette étiquette se lit mal.
    .remedy = Collez-en une autre sur la pièce.
table-enrol-skipped = Elle sera demandée plus tard.
table-enrol-back = La dernière étiquette est oubliée.
table-enrol-nothing-to-undo = Il n'y a rien à reprendre.
table-enrol-done = Il ne manque plus rien.
## Learning a game

table-menu-how-to-play = Comment jouer
table-menu-rules = Les règles en six images
table-menu-teach = { $on ->
        [yes] La partie s'explique : oui
       *[no] La partie s'explique : non
    }
screen-menu-why = Pourquoi est-ce refusé ?
table-reads-rules = Comment on joue.
    .remedy = Retour avec A ou B.
table-teaches = Chaque nouvelle action est expliquée une fois.
    .remedy = Maintenez B pour revoir l'explication.

## Why: a sentence for each ruling of all games (docs/rulings-all-games.md)

table-rule-2 = Quand quelqu'un part, sa main reste là, et la table joue à sa place le coup le plus doux.
table-rule-3 = Seul le dernier coup peut être repris, tant qu'il n'a rien montré à personne.
table-rule-4 = Ce qui dépend d'une carte non lue attend qu'elle soit lue, ou nommée par quelqu'un qui la voit.
table-rule-6 = Une carte est lue quand on la joue, ou chacune en arrivant en main : c'est le choix de cette partie.

## Réglages

table-menu-volume =
    Volume : { $volume ->
        [0] muet
       *[other] { $volume } %
    }
table-menu-speed =
    Rythme de la table : { $speed ->
        [slow] lent
        [normal] normal
       *[fast] rapide
    }
table-menu-brightness =
    Luminosité : { $percent ->
        [unknown] inconnue
       *[other] { $percent } %
    }
table-no-backlight = La luminosité de cet écran ne se règle pas d'ici.
    .remedy = Utilisez les boutons de l'écran.

## Qui commence

table-menu-begins =
    { $game ->
        [captains-orders] Distribue en premier
       *[other] Commence
    } : { $how ->
        [turn-about] { SEAT($seat) }, à tour de rôle
        [by-lot] tirage au sort
       *[seat] { SEAT($seat) }
    }
table-menu-turn-about = À tour de rôle : maintenant { SEAT($seat) }
table-menu-by-lot = Tirage au sort
table-menu-who-begins =
    { $game ->
        [captain-bluff] Qui commence ? La boîte dit : qui a pris l'avion en dernier.
        [bluff-pirate] Qui commence ? La boîte dit : le plus jeune.
        [captains-orders] Qui distribue en premier ? Le joueur à sa gauche commence.
       *[other] Qui commence ?
    }

## Calibrating the belt

table-menu-calibrate = Mesurer le tapis
table-menu-calibrate-begin = Commencer : le tapis tourne
table-menu-calibrate-metered = L'appareil indique { NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V : commencer
table-menu-calibrate-meter =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V
table-menu-calibrate-stop = Arrêter le tapis
table-menu-calibrate-write = Garder ces valeurs
table-calibrate-halted = Le tapis est arrêté, rien n'a été mesuré.
table-calibrate-stopped = Le tapis s'est arrêté tout seul.
    .remedy = Retirez ce qui le retient, puis recommencez.
table-calibrate-no-tile = La valise est passée trop rarement au lecteur.
    .remedy = Est-elle sur le tapis ? Essayez-en une autre : son étiquette se lit peut-être mal.
table-calibrate-two-tiles = Il y a plus d'une valise sur le tapis.
    .remedy = Laissez-en une, puis recommencez.
table-calibrate-uneven = La valise a fait des tours inégaux.
    .remedy = Voyez si le tapis glisse, et regardez le codeur et son câble.
table-calibrate-same = Le fichier de la table le dit déjà.
table-calibrate-in-file = Le fichier de la table le dit maintenant.
    .remedy = { $when ->
        [now] La table redémarre avec elles.
       *[later] Elles comptent quand la table est rallumée.
    }
table-calibrate-in-table = La table a gardé ces valeurs.
    .remedy = { $when ->
        [now] La table redémarre avec elles.
       *[later] Elles comptent quand la table est rallumée.
    }
table-calibrate-unwritten = Ces valeurs ne peuvent pas être gardées.
    .remedy = { $text }
screen-calibrate-hint = Posez une valise sur le tapis, et rien d'autre. Le tapis tourne quelques minutes ; tout bouton l'arrête.
screen-calibrate-meter = Avec un voltmètre : réglez ce qu'il indique aux piles du moteur, tapis arrêté.
screen-calibrate-step =
    { $step ->
        [settling] Les appareils répondent.
        [zones] Lentement : où chaque lecteur entend la valise.
        [curve] Chaque fois un peu plus vite : ce qu'il faut au moteur.
       *[turns] À pleine vitesse : les impulsions du codeur.
    }
screen-calibrate-rounds = Tours de la valise : { $count }
screen-calibrate-value =
    { $value ->
        [pulses] Impulsions par tour
        [full-duty] Puissance à pleine vitesse
        [friction-duty] Puissance contre le frottement
        [divider] Diviseur des piles
        [limit] Limite du courant, A
        [place] { READER($reader, case: "short") } : place, mm
        [zone] { READER($reader, case: "short") } : zone, mm
       *[missed] { READER($reader, case: "short") } : ratés, %
    }
screen-calibrate-measured = Mesuré
screen-calibrate-said = Jusqu'ici
table-belt-fault-held = Quelque chose retient le tapis : son moteur prend plus de courant que sa limite.
    .remedy = Retirez ce qui le retient. S'il n'y a rien, voyez s'il tourne bien à la main. { table-belt-again }
# What a game's box says of it

screen-box-players = { $fewest } à { $most } joueurs
screen-box-ages = dès { $age } ans
screen-box-minutes = environ { $minutes } minutes
## Hands that draw and choose

hands-click-the-deck = Cliquez sur la pioche.
hands-draws-nothing = On ne pioche pas maintenant.
hands-click-player-or-line = Cliquez sur un joueur, ou choisissez une ligne.

## The doctor on the operator's page

table-menu-doctor = Vérifier la table
table-menu-doctor-again = Vérifier encore
table-menu-doctor-next = Page suivante
table-doctor-pins = réservées à ce seul programme
table-doctor-pins-shared = { $found } les tient, ce qui n'écarte aucun autre programme
    .remedy = Réinstallez cette version : elle apporte lgpio, qui écarte les autres.
table-doctor-silent = n'a rien dit
    .remedy = Vérifiez ses fils et son alimentation.
table-doctor-unpolled = n'est pas interrogé
    .remedy = Copiez les journaux et signalez-le.
table-doctor-noise = { $count } lectures par seconde, { $percent } % incomprises ; version de la puce : { $version }h
    .remedy = Éloignez toutes les étiquettes et vérifiez encore. Si cela persiste : fils plus courts, 20 mm entre lui et le métal ou le moteur, 100 uF sur son 3,3 V.
table-doctor-answers = répond
table-doctor-station-silent = n'a rien dit
    .remedy = Est-elle branchée ?
table-doctor-firmware = a la version { $found }, celle-ci demande { $expected }
    .remedy = { table-station-old.remedy }
table-doctor-station = version { $version }, lignes abîmées : { $count }
    .remedy = Prenez un autre câble USB et éloignez-le des fils du moteur.
table-doctor-stray = a compté { $value } tours alors que le tapis était arrêté
    .remedy = Protégez-le de la lumière, éloignez son fil de ceux du moteur et mettez 100 nF à ses bornes.
table-doctor-no-stray = ne compte rien quand le tapis est arrêté
table-doctor-current-unknown = son capteur ne dit rien de sensé
    .remedy = Vérifiez les fils du capteur et du convertisseur.
table-doctor-current = { $value } A alors que le tapis est arrêté
    .remedy = Un moteur au repos ne consomme rien : vérifiez les fils de sa commande et du capteur.
table-doctor-battery-unknown = { screen-operator-unknown }
    .remedy = Vérifiez les fils du convertisseur et du diviseur.
table-doctor-battery = { screen-operator-volts } : { screen-operator-battery-is }
    .remedy = Mettez des piles neuves.
table-doctor-untold = cet ordinateur ne le dit pas
table-doctor-temperature = { $celsius } °C
    .remedy = Donnez-lui de l'air ou un radiateur.
table-doctor-supply-weak = trop faible depuis le démarrage
    .remedy = Utilisez l'alimentation du Pi : 5,1 V, 3 A.
table-doctor-supply = assez forte depuis le démarrage
table-doctor-disk-unknown = { screen-operator-unknown }
    .remedy = Le dossier des parties est-il là ?
table-doctor-disk = { $free } Mo libres
    .remedy = Faites de la place, ou prenez une plus grande carte.
table-doctor-clock-unset = jamais réglée : les parties auront de fausses dates
table-doctor-clock = { $found }
table-doctor-no-kms = le système ne peut rien y afficher
    .remedy = Sur la carte, mettez dtoverlay=vc4-kms-v3d dans config.txt, puis redémarrez.
table-doctor-screen = est branché
table-doctor-screen-off = est éteint ou débranché
table-doctor-usual = d'habitude { $value } { $unit }
table-doctor-history-begun = étaient illisibles et repartent de zéro
table-doctor-history-unkept = ne peuvent pas être gardées
screen-doctor-watching = La table est observée. Éloignez toutes les pièces des lecteurs et ne touchez pas au tapis.
screen-doctor-verdict =
    { $count ->
        [0] Tout ce qui a été vérifié est en ordre.
       *[other] À revoir : { $count }
    }
screen-doctor-leaf = { $number } / { $of }
screen-doctor-what =
    { $kind ->
        [reader] { READER($device) }
        [pad] { screen-operator-reader } { CHAIR($device) }
        [station] { screen-operator-station } { CHAIR($device) }
        [pins] Broches
        [belt] { screen-operator-belt }
        [belt-sensor] Capteur du tapis
        [current] Courant du moteur
        [battery] { screen-operator-battery }
        [temperature] Température
        [supply] Alimentation
        [disk] { screen-operator-disk }
        [clock] Horloge
        [screen] Écran
        [push] Poussée
        [motor] Moteur
       *[history] Mesures d'avant
    }
## No card to play

hands-no-card-to-play = Aucune de vos cartes n'est jouable maintenant : choisissez une ligne.
## Names, chosen by all at the same time

screen-naming = Qui êtes-vous ?
table-naming = Tous choisissent en même temps : B : suivant, A : choisir.
    .remedy = Quand c'est fait, maintenez A : vous n'attendez personne.
hands-choose-your-name = Choisissez votre nom, puis votre visage : cliquez, ou B et A.
## Somebody reads: play waits

table-reads = { SEAT($seat) } lit : la partie reprend ensuite.
table-waits-for-reader = Quelqu'un lit : cela ne compte pas encore.
    .remedy = La partie reprend quand son menu est fermé.
table-log-waits = En attente. L : reprendre.

## Readers by their places

table-reader =
    { $kind ->
        [pad] Le lecteur { CHAIR($seat, case: "of") }
        [belt] Le lecteur du tapis
        [numbered] Le lecteur { $number } du tapis
        [spot] Le lecteur de l'emplacement { $number }
       *[other] Le lecteur { $name }
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
table-why-nothing = Le tapis n'a rien signalé pendant cette partie.
table-why-no-belt = Ce jeu se joue sans le tapis, et rien n'a dû être corrigé dans cette partie.
table-why-said = La table a dit :

## Any game of cards

table-hand-full = Une carte de trop à ce lecteur.
    .remedy = Remettez-la sur la pioche.
table-not-in-hand = D'après la table, cette carte n'est pas dans votre main.
    .remedy = Remettez-la où elle était ; présentez une carte de votre main.
table-nobody-there = Personne ne joue là.
    .remedy = Choisissez une place où l'on joue.
table-not-unread = Toutes les cartes jouées ou distribuées là sont lues.
    .remedy = Continuez.
table-read-each = Dans cette partie, chaque carte est lue quand on la distribue.
    .remedy = Présentez les cartes de chaque main au lecteur de cette place.
table-not-your-turn = C'est à quelqu'un d'autre de jouer.
    .remedy = Reprenez la carte et attendez.
table-not-from-deck = Cette carte ne vient pas de la pioche.
    .remedy = Remettez-la où elle était.
table-not-a-card = Ce n'est pas une carte de ce jeu.
    .remedy = Nommez une carte du jeu.
table-prompt-reading = Une carte n'a pas été lue.
    .remedy = Présentez-la encore, ou nommez-la.
table-prompt-over = La partie est finie.
    .remedy = Appuyez sur A pour rejouer.

table-option-reading =
    Les cartes sont lues : { $value ->
        [late] quand on les joue
       *[every] chacune, dès qu'elle entre en main
    }
table-problem-card-twice = Une carte est à deux endroits.
    .remedy = { table-undo-or-play-on }
table-problem-card-elsewhere = On a vu ici une carte qui est déjà ailleurs.
    .remedy = { table-undo-or-play-on }

# ---- the player's window: what the table's hints say where there are no pads, spots and buttons

scene-where-to = Où ?
scene-what-for = Pour quoi faire ?
scene-lay-down = Posez-la là où c'est éclairé.
scene-put-back = Reprenez la carte en main.
scene-no-card = Aucune de vos cartes n'est jouable.
scene-turn-each = Retournez les cartes face cachée.
scene-take-of = Prenez une carte à { SEAT($seat) }.
scene-yours = Ajoutez-la à vos cartes.
scene-look-under = Regardez sous la carte éclairée.
scene-ready = On y va ?
scene-take-back-first = Reprenez d'abord la dernière paire.
scene-one-moment = Un instant.
scene-show-it = Vérifiez-la, puis posez-la avec les paires montrées.
scene-card-first = Cliquez d'abord sur une de vos cartes.
scene-passenger-first = Cliquez d'abord sur le passager ouvert.
scene-is-that-so = Est-ce bien cela ?
scene-look-inside = À qui est cette valise ?
scene-flip = Retournez votre passager suivant.
scene-done = Plus de passagers !
scene-counting = Ne touchez à rien : le tapis compte ses valises.
scene-play = La jouer
scene-check = Vérifier
scene-go-on = Continuer
scene-faster = Plus vite
scene-round-over = La manche est finie.
scene-was-that-all = C'est tout ?
scene-nothing-to-show = Vous n'avez aucune paire à montrer.
scene-check-first = Vérifiez d'abord à qui est la valise.
scene-answered = Vous avez répondu.
scene-not-heard = La table ne l'a pas prise. Réessayez.
scene-play-now = Jouer
scene-another-game = Autre jeu
scene-shall-we = À quoi jouons-nous ?
scene-we-play = Nous jouons à : { GAME($game) }
scene-who-plays = Tout le monde est là ?
scene-continue = { GAME($game) } en pause · { NAMES($seats) }
scene-own-name =
    { $named ->
        [yes] Vous : changer de nom
       *[no] Vous : choisir un nom
    }
scene-type-name = Tapez un nom
scene-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZÉÈÇ
scene-name-letters = Un nom a { $most } lettres au plus, toutes latines, grecques, cyrilliques, hébraïques, arméniennes ou géorgiennes.
scene-sit = S'asseoir ici
scene-add-bot = Ajouter un bot
scene-opening = Cliquez, ou appuyez sur une touche, pour commencer
scene-leave = Se lever
scene-resume = Reprenez-la, ou choisissez un jeu.
scene-give-up = Abandonner la partie ? Personne ne pourra plus la reprendre.
table-story-liar = { SEAT($seat) } réussit le plus de bluffs : { $count }
table-story-saw-through = { SEAT($seat) } démasque le plus de bluffs : { $count }
table-story-caught = { SEAT($seat) } se fait prendre le plus souvent à bluffer : { $count }
table-story-doubted = { SEAT($seat) } doute à tort le plus souvent : { $count }
table-story-lead = { SEAT($seat) } est en tête pendant { $count } % des coups
table-story-quickest = { SEAT($seat) } met { $seconds } s pour son coup le plus rapide
table-story-longest = { SEAT($seat) } réfléchit { $seconds } s au plus
table-story-usual = { SEAT($seat) } met en moyenne { $seconds } s par coup
table-story-moves = { SEAT($seat) } joue des coups : { $count }
table-story-share = { SEAT($seat) } joue { $count } % des coups
table-story-total = { SEAT($seat) } finit avec un total de { $count }
table-story-place = { SEAT($seat) } est à la place { $count } de la table
table-story-league = Ligue : { SEAT($seat) } – { ACHIEVEMENT($what) }
achievement-first-win = la première victoire
achievement-ten-matches = dix parties jouées
achievement-hundred-matches = cent parties jouées
achievement-three-in-a-row = trois victoires de suite
achievement-found-five = cinq trouvées de suite
achievement-saw-through-three = trois bluffs percés
achievement-saw-through-fifty = cinquante bluffs percés
table-figure-liar = Bluffs réussis
table-figure-caught = Bluffs ratés
table-figure-saw-through = Bluffs démasqués
table-figure-doubted = Doutes à tort

## Tests of the belt on the operator's page

table-menu-push = Mesurer la poussée
table-menu-push-hold = Maintenez A : le tapis pousse
table-menu-push-reads = La balance a montré { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N : c'est fait
table-menu-push-scale =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N
table-push-again = C'était assez doux : encore une fois, à pleine puissance.
table-push-unlimited = Rien ne limite le courant de ce moteur : sa poussée n'est pas mesurée.
    .remedy = Prenez un pilote qui le limite, ou un capteur de courant avec limit_a.
table-doctor-push = { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N à pleine puissance ; au plus { $most } N
    .remedy = Retirez la batterie. Changez la résistance du pilote du moteur, jamais le programme.
table-doctor-push-unmeasured = Personne n'a encore mesuré la poussée de ce tapis.
    .remedy = Choisissez « { table-menu-push } » avant d'approcher une main.
table-menu-lights = Tester lumières et sons
table-lights-shown =
    Chaque place est maintenant en { $colour ->
         [white] blanc
         [red] rouge
         [green] vert
         [blue] bleu
         [yellow] jaune
         [orange] orange
        *[purple] violet
    }, et il y a un son.
table-lights-done = C'étaient toutes les lumières et le son.
    .remedy = S'il en manquait, voyez la prise, le fil et le volume.
table-menu-motor = Essayer le moteur
table-menu-motor-begin = Commencer : le tapis tourne
table-doctor-motor = { $rpm } tours par minute sur { $expected }, avec { $percent } % de la puissance
    .remedy = Mettez des piles neuves, et voyez si le tapis tourne librement.
screen-trial-hint =
    { $what ->
        [push] Accrochez un pèse-bagage à un plateau, et tenez la balance, pas le tapis. Puis maintenez A, 3 secondes au plus.
       *[motor] Le tapis tourne quelques secondes. Éloignez les mains ; chaque bouton l'arrête.
    }

## Whose station is whose, on the operator's page

table-menu-assign = Quelle station est à qui
table-menu-assign-skip = Passer cette place
screen-assign-hint = Appuyez sur A à la station : { SEAT($seat) }. Ou choisissez « { table-menu-assign-skip } ».
table-assigned = Stations attribuées : { $count }. La table redémarre avec elles.
table-assign-none = Aucun Pico sans place n'est branché.
    .remedy = Branchez-le ; un nouveau devient d'abord une station : « { table-menu-flash } ».
table-menu-spare = La nouvelle station est pour : { SEAT($seat) }
table-spare = La station { $number } répond, qui n'est à aucune place, et celle de la place { CHAIR($seat) } ne répond pas.
    .remedy = Si elle la remplace : « { web-desk-title } », puis « { table-menu-spare } ».

## A new Pico becomes a station, on the operator's page

table-menu-flash = Faire une station d'un nouveau Pico
table-menu-flash-wait = Attendre la fin
screen-flash-step =
    { $step ->
        [micropython] MicroPython est en cours d'écriture. Laissez le Pico branché.
        [restart] Le Pico redémarre.
        [program] Le programme de la station est en cours d'écriture. Laissez le Pico branché.
       *[look] Le Pico est cherché.
    }
table-flashed = Le Pico est maintenant une station, firmware { $version }.
    .remedy = Choisissez « { table-menu-assign } » pour lui donner une place.
table-flash-none = Aucun nouveau Pico n'est branché.
    .remedy = Maintenez son bouton BOOTSEL en le branchant, et choisissez ceci encore une fois.
table-flash-several = Nouveaux Picos branchés : { $count }
    .remedy = N'en laissez qu'un seul, et choisissez ceci encore une fois.
table-flash-other-chip = C'est un { $board }, et { $file } est un MicroPython pour une autre puce.
    .remedy = Mettez son fichier .uf2 sur la première partition de la carte, ou prenez un autre Pico.
table-flash-no-uf2 = Il n'y a pas de MicroPython pour un { $board } sur la carte.
    .remedy = Sur un autre ordinateur, prenez son fichier .uf2 sur micropython.org et copiez-le sur la première partition de la carte, ou sur le lecteur que le Pico y forme.
table-flash-bad-uf2 = { $file } sur la carte est endommagé.
    .remedy = Copiez-le encore une fois sur la première partition de la carte.
table-flash-broke-off = Le Pico s'est interrompu pendant l'écriture.
    .remedy = Rebranchez-le en maintenant BOOTSEL, et choisissez ceci encore une fois.
table-flash-silent = Le Pico est écrit, et ne répond pas.
    .remedy = Débranchez-le et rebranchez-le ; si cela n'aide pas, voyez ses fils.
table-flash-busy = Un autre programme occupe le port du Pico.
    .remedy = Éteignez et rallumez la table, et réessayez.
table-flash-old = Le firmware de cette station est trop ancien pour céder de lui-même.
    .remedy = Débranchez-la, maintenez ses deux boutons en la branchant, et choisissez ceci encore une fois.
table-flash-tools = Il manque à cet ordinateur de quoi écrire le programme d'une station.
    .remedy = Écrivez-le sur un autre ordinateur avec ce projet.
table-flash-no-prompt = Aucun MicroPython ne répond sur ce Pico.
    .remedy = Maintenez son bouton BOOTSEL en le branchant, et choisissez ceci encore une fois.
table-flash-already = Ce Pico est déjà une station, firmware { $version }.
    .remedy = Choisissez « { table-menu-assign } » pour lui donner une place.

## Every piece is read once, on the operator's page

table-menu-pieces = Vérifier toutes les pièces
table-menu-pieces-next = Montrer une autre pièce
screen-pieces-hold = Tenez chaque pièce une fois à n'importe quel lecteur. Celle-ci n'a pas encore été lue.
screen-pieces-unread = Pas encore lues : { $count }
table-pieces-read = Lue : { screen-enrol-piece }
table-pieces-other = Ce n'est pas une pièce de ce jeu.
    .remedy = Retirez-la, ou enregistrez-la.
table-pieces-all = Toutes peuvent être lues : { $count }

## Readers that need a setting of the card (an overlay)

table-closed-rewired = Les lecteurs de ce fichier de table sont préparés : la table redémarre une fois, d'elle-même.
    .remedy = Laissez-la allumée.
table-rewire-failed = La carte n'a pas pris le réglage de ces lecteurs : { $found }. La table joue sans eux.
    .remedy = Enregistrez les journaux, et écrivez l'image sur une autre carte.
table-rewire-lost = Linux n'a pas pris le réglage de ces lecteurs : { $found }. La table joue sans eux.
    .remedy = Éteignez et rallumez la table ; si cela n'aide pas, enregistrez les journaux.
table-rewire-stays = La carte a encore un réglage de lecteurs que ce fichier de table n'a plus.
    .remedy = Enregistrez les journaux, et écrivez l'image sur une autre carte.

## The wiring, on the operator's page

table-menu-wiring = Quel fil va où
table-menu-wiring-next = Carte suivante
screen-wiring-pin = broche { $number } : { $name }
screen-wiring-board =
    { $kind ->
        [motor] Moteur : { $name }
        [belt-sensor] Capteur du tapis
        [turn-sensor] Capteur de tour
        [adc] Mesure de la batterie : { $name }
        [reader] { READER($reader) } : { $name }
       *[station] Station de chaque place : { $name }
    }
screen-wiring-end =
    { $kind ->
        [light-red] Lumière, rouge : { $name }
        [light-green] Lumière, vert : { $name }
        [light-blue] Lumière, bleu : { $name }
        [button] Bouton { $name }
        [all-grounds] Lecteur, boutons, lumière : { $name }
        [battery-plus] Batterie +, après interrupteur et fusible
        [battery-minus] Batterie −
        [motor] Moteur
        [divider] Diviseur de tension
        [current] Capteur de courant
        [limit] Limite de courant
        [light] Lumière du capteur
        [collector] Collecteur du récepteur
        [light-plus] + de la lumière
        [light-minus] − de la lumière et émetteur du récepteur
       *[printed] { $name }
    }

## The stages of building, tested on the operator's page

table-menu-stages = Tester une étape de construction
table-menu-stage-of =
    { $number ->
        [0] 0 : un lecteur et une étiquette
        [1] 1 : moteur et pilote seuls
        [2] 2 : le capteur et la roue
        [3] 3 : une place
       *[other] 4 : le tapis
    }
table-menu-stage-say =
    { $found ->
        [ready] C'est fait : continuer
        [yes] Oui
        [no] Non
        [clockwise] Sens horaire
        [anticlockwise] Sens antihoraire
       *[other] Pas du tout
    }
table-menu-stage-waits = Un instant
screen-stage-hint =
    { $kind ->
        [lay] Posez une étiquette { $number } mm au-dessus du milieu de l'antenne, sur du carton, et laissez-la : { READER($reader) }. Éloignez le métal.
        [rests] Mettez la batterie. Le moteur reste-t-il immobile ?
        [watch] Regardez l'axe du moteur d'en haut, mains éloignées. Il tourne doucement 3 secondes.
        [turning] L'axe tourne. Chaque bouton l'arrête.
        [turned] Comment l'axe a-t-il tourné, vu d'en haut ?
        [wheel] Tournez la roue libre à la main, exactement { $count } fois.
        [light] La lumière pulse-t-elle en blanc : { SEAT($seat) } ?
        [press] Appuyez sur { $button } : { SEAT($seat) }.
        [belt] Posez une valise sur le tapis et éloignez les mains : il fait deux bons tours.
        [belt-runs] Le tapis tourne. Éloignez les mains ; chaque bouton l'arrête.
       *[other] Laissez tout tel quel un instant.
    }
table-stage-no-reader = Aucun lecteur ne répond.
    .remedy = Voyez ses fils et son courant : page « { table-menu-wiring } ».
table-stage-sticker =
    { $found ->
        [read] lit sans cesse une étiquette à { $number } mm
        [lost] perd une étiquette à { $number } mm
       *[other] ne lit aucune étiquette à { $number } mm
    }
    .remedy = Lecteur faible : autre étiquette, métal à 20 mm, puis une carte d'une autre marque.
table-stage-rests =
    { $found ->
        [yes] reste immobile
       *[other] bouge sans qu'on le demande
    }
    .remedy = Retirez la batterie, et voyez la broche standby et sa résistance.
table-stage-turned =
    { $found ->
        [clockwise] a tourné en sens horaire
        [anticlockwise] a tourné en sens antihoraire
       *[other] n'a pas tourné
    }
    .remedy = Inversez les deux fils du moteur ; s'il n'a pas tourné : batterie, interrupteur, fusible, pilote.
table-stage-stray = fentes au repos : { $count }
    .remedy = Mettez 100 nF sur le capteur, et protégez-le de la lumière.
table-stage-slots = fentes : { $counted } sur { $expected }
    .remedy =
        { $found ->
            [none] Voyez les fils du capteur, et si l'anneau passe dans la fourche.
            [twice] Les fentes comptent double : mettez 100 nF sur le capteur.
            [edge] Un bord de fente manque à chaque tour : nettoyez les fentes, centrez la fourche.
           *[other] Tournez exactement autant ; si c'est pareil, nettoyez les fentes.
        }
table-stage-no-station = ne répond pas
    .remedy = Branchez-la, et faites-en une station : « { table-menu-flash } ».
table-stage-light =
    { $found ->
        [yes] pulse en blanc
       *[other] ne pulse pas en blanc
    }
    .remedy = Voyez les quatre pattes de la lumière et leurs résistances.
table-stage-button =
    { $found ->
        [good] le bouton { $button } répond
        [none] bouton { $button } : rien n'est venu
       *[other] bouton { $button } : un autre a répondu
    }
    .remedy = Voyez les fils du bouton à son Pico ; des câbles peuvent être inversés.
table-stage-tile = valise lue : { $count } fois
    .remedy = Lecteur faible, ou son berceau pend trop bas ; éloignez le métal, voyez l'étiquette de la valise.

# ---- phones ---------------------------------------------------------------------------------------

web-welcome = Jouez avec ce téléphone : la table est sur le téléviseur.
web-name = Votre nom
web-code = Le code à l'écran
web-chair = Votre place
web-join = S'asseoir
web-watch = Juste regarder
web-places = Cette page est à
web-people = Autour de la table
web-table = La table
web-acts = Ce que vous pouvez faire
web-hand = Vos cartes
web-more = Plus
web-cover-hand = Cacher mes cartes tant qu'aucun doigt n'est posé dessus
web-language = Langue
web-choose = Choisir
web-leave = Quitter la table
web-hidden = Une carte cachée
web-here = Ici
web-put-back = Reposez-la
web-bot-away = Renvoyer le robot
web-nobody = Sans nom
web-look-up = Levez les yeux !
web-lost = Pas de connexion. Votre place est gardée, et cette page réessaie.
web-elsewhere = Cette place est maintenant ouverte sur un autre téléphone.
web-take-back = Reprendre ici
web-slow = Retard en ms :
web-hold-to-agree = Maintenez pour dire oui
web-no-script = Cette page a besoin de JavaScript : autorisez-le pour cette adresse.
web-wrong-code = Ce n'est pas le code à l'écran. Regardez encore, et tapez-le de nouveau.
web-seat-taken = Quelqu'un est déjà à cette place. Choisissez-en une autre.
web-all-taken = Toutes les places sont prises. Vous pouvez regarder jusqu'à ce qu'une se libère.
web-real-table = À cette table, vous jouez avec les mains. Ici, vous pouvez regarder.
web-too-many-tries = Trop de codes faux. Attendez une minute, puis réessayez.
web-back = Retour
web-move = Continuer sur un autre téléphone
web-move-code = Ouvrez cette adresse sur l'autre téléphone, et tapez le code { $code }.
web-name-refused = Ce nom ne peut pas s'afficher ici. Prenez au plus 10 lettres.
screen-phones = Jouez avec votre téléphone
screen-phones-code = Code { $code }
screen-phones-join = Tout le monde est là ? Alors commencez, de n'importe quel téléphone.
screen-phones-choose = Choisissez sur vos téléphones.

## A paired phone looks after the table

table-menu-pair = Associer un téléphone pour entretenir la table
table-menu-phones = Téléphones associés
table-menu-phone = { $name }, dernier usage { $day }
table-menu-phone-revoke = Oui, ce téléphone devra être associé de nouveau
screen-pin = Pour entretenir cette table avec votre téléphone, tapez-y
web-desk-wait = Attendez { $seconds } s avant de redemander un code PIN, ou faites-en afficher un sur la page d'entretien à la table.
web-desk-no-pin = Ce code PIN n'est plus valable. Demandez-en un nouveau.
web-desk-wrong-pin = Ce n'est pas le code PIN à l'écran. Essais restants : { $count }.
web-desk-not-paired = Ce téléphone doit d'abord être associé à la table.
web-desk-changed = La table propose autre chose maintenant. Regardez encore.
web-desk-title = Entretenir la table
web-desk-settings = Réglages
web-desk-settings-hint = Ce qui reste vide ne change pas.
web-desk-setting-wrong = Ce réglage est impossible ainsi : { $key }.
web-desk-table-wrong = Ce fichier de table est inutilisable : { $system }
web-desk-too-long = Ce fichier est trop long.
web-desk-no-file = Aucun fichier n'est arrivé.
web-desk-save = Enregistrer
web-setting = { $key ->
    [table] Fichier de table
    [volume] Volume, de 0 à 100
    [timezone] Fuseau horaire, comme Europe/Paris
    [hostname] Nom sur le réseau
    [keyboard] Clavier, comme fr
    [update_from] Où se trouvent les mises à jour, comme https://example.org/reclaim/ (- : nulle part)
    [country] Pays du WiFi, deux lettres
    [name] Nom du WiFi
   *[password] Mot de passe du WiFi
}
web-desk-table = Fichier de table
web-desk-table-hint = Un fichier, ou son texte
web-desk-table-take = Vérifier et utiliser
web-desk-backup = Sauvegarde
web-desk-backup-save = Enregistrer une sauvegarde sur ce téléphone
web-desk-backup-hint = Une sauvegarde de ce téléphone
web-desk-backup-take = La reprendre
web-desk-logs = Journaux
web-desk-logs-pack = Préparer les journaux
web-desk-logs-save = Enregistrer les journaux sur ce téléphone
web-desk-update = Mise à jour
web-desk-update-hint = Le fichier .slot et son .minisig, les deux ensemble
web-desk-update-waits = La mise à jour précédente est encore examinée.
web-desk-update-none = { $file } n'est pas une mise à jour : son nom doit finir par .slot ou .slot.minisig.
web-desk-update-half = Apportez maintenant aussi { $file }.
web-desk-update-brought = { $file } est arrivé. La table l'examine maintenant.
web-desk-people = Personnes
web-desk-new-name = Un autre nom
web-desk-forget = Oublier { $name }, dans toutes les parties
web-desk-name-taken = Quelqu'un s'appelle déjà { $name }.
web-desk-type-pin = Tapez le code PIN affiché sur l'écran de la table.
web-desk-pin = PIN
web-desk-pair = Associer
web-desk-ask-pin = Afficher un code PIN sur l'écran de la table
web-desk-phone-name = Le nom de ce téléphone
web-desk-busy = N'importe quel bouton de la table arrête cela.
web-desk-by-hand = À la table : tenez le bouton vert.
web-desk-silent = La table ne répond pas. Cette page réessaie.

## The table's own WiFi, and the page on which it is set up

screen-own-wifi = Régler la table avec un téléphone
screen-own-wifi-name = WiFi { $name }
screen-own-wifi-password = Mot de passe { $password }
screen-own-wifi-address = Puis ouvrez { $address }
web-set-up-region = Où se trouve la table
web-set-up-network = Le WiFi que rejoint la table
web-set-up-no-network = Aucun : la table n'a pas besoin de réseau
web-set-up-hidden = Un autre WiFi, par son nom
web-set-up-phones = Les téléphones du même réseau peuvent participer
web-set-up-saved = Enregistré. La table redémarre ainsi dès que personne ne joue.
web-set-up-joins = La table rejoint maintenant « { $network } » et son propre WiFi disparaît. Si elle n'y entre pas, il revient et dit pourquoi.
