# Deutsch

captains-orders-title = Captain's Orders
captains-orders-screen-attract = Meuterer suchen den Kapitän, der sich unter ihnen verbirgt

## What the screen says by itself

captains-orders-screen-round = Runde { $number }
captains-orders-screen-last-round = Letzte Runde ({ $number })
captains-orders-screen-goal =
    { $count ->
        [one] Eine Runde entscheidet
       *[other] Wer zuerst { $count } Runden gewinnt, siegt
    }
captains-orders-screen-deals = { SEAT($seat) } gibt
captains-orders-screen-dealer = Geber
captains-orders-screen-of = von { $count }
captains-orders-screen-of-seat = Befehl von { SEAT($seat) }
captains-orders-screen-none = Es gilt kein Befehl
captains-orders-screen-unread = Eine Karte ist ungelesen
captains-orders-screen-owner = Befiehlt
captains-orders-screen-followed = Befolgt
captains-orders-screen-answer-order = Antworten
captains-orders-screen-give-card = Karte abgeben
captains-orders-screen-discard-card = Karte abwerfen
captains-orders-screen-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
captains-orders-screen-lead =
    { $count ->
        [one] mit einer Runde Vorsprung
       *[other] mit { $count } Runden Vorsprung
    }
captains-orders-screen-captains =
    { $count ->
        [one] { NAMES($seats) } war Kapitän
       *[other] { NAMES($seats) } waren Kapitäne
    }
captains-orders-screen-winners =
    { $count ->
        [0] Niemand gewinnt die Runde
        [one] { NAMES($seats) } gewinnt die Runde
       *[other] { NAMES($seats) } gewinnen die Runde
    }
captains-orders-screen-most-points =
    { $count ->
        [one] { NAMES($seats) } hat die meisten Punkte der Meuterer
       *[other] { NAMES($seats) } haben die meisten Punkte der Meuterer
    }
captains-orders-screen-order = { SEAT($seat) } befiehlt: { $rank }
captains-orders-screen-order-unread = { SEAT($seat) } befiehlt
captains-orders-screen-belay = { SEAT($seat) } kontert: { $rank }
captains-orders-screen-belay-unread = { SEAT($seat) } kontert
captains-orders-screen-pass = { SEAT($seat) } gibt { SEAT($other) } eine Karte
captains-orders-screen-ask = { SEAT($seat) } bittet { SEAT($other) } um eine Karte
captains-orders-screen-give = { SEAT($seat) } gibt { SEAT($other) } eine Karte
captains-orders-screen-discard = { SEAT($seat) } wirft eine Karte ab
captains-orders-screen-follow = { SEAT($seat) } befolgt den Befehl
captains-orders-screen-discover = { SEAT($seat) } beschuldigt { SEAT($other) }
captains-orders-screen-taken-back = { SEAT($seat) } nimmt eine { $rank } zurück
captains-orders-screen-taken-back-unread = { SEAT($seat) } nimmt eine Karte zurück
captains-orders-screen-shown = { SEAT($seat) } hat eine { $rank } gezeigt
captains-orders-screen-shown-unread = { SEAT($seat) } hat eine Karte gezeigt
captains-orders-given = { SEAT($seat) } gab dir: { $rank }
captains-orders-given-unread = { SEAT($seat) } gab dir eine Karte

## What the table says

captains-orders-deal =
    { $reads ->
        [late] Sechs Karten für alle, verdeckt.
       *[every] Sechs Karten für alle: jede am Lesefeld dessen antippen, der sie bekommt.
    }
    .window = Sechs Karten für alle, verdeckt.
    .remedy =
        { $reads ->
            [late] A drücken, wenn alle gegeben sind; gelesen wird eine Karte, wenn sie gespielt wird.
           *[every] Alles ist gegeben, wenn die Lichter zeigen, wer am Zug ist.
        }
captains-orders-turn = { SEAT($active) }: { captains-orders-turn.asked }
    .asked = Befehl oder Karte geben, um eine Karte bitten oder den Kapitän entlarven.
    .remedy =
        { $spots ->
            [0] Erst wählen; eine gegebene Karte an das Lesefeld des Empfängers halten.
           *[other] Befehl auf Feld 1, gegebene Karte an das Lesefeld des Empfängers halten.
        }
captains-orders-order = { SEAT($active) }: { captains-orders-order.asked }
    .asked =
        { $rank ->
            [1] { SEAT($owner) } eine Karte geben oder den Kapitän entlarven.
           *[other] { SEAT($owner) } eine { $rank } oder höher geben, mit einer niedrigeren kontern oder den Kapitän entlarven.
        }
    .remedy =
        { $rank ->
            [1] An das Lesefeld von { SEAT($owner) } halten.
           *[other]
                { $spots ->
                    [0] Lesefeld von { SEAT($owner) }, sonst erst wählen.
                   *[other] Geben am Lesefeld von { SEAT($owner) }, kontern auf Feld 1.
                }
        }
captains-orders-give = { SEAT($active) }: { captains-orders-give.asked }
    .asked = { SEAT($turn) } eine Karte geben.
    .remedy = Am Lesefeld von { SEAT($turn) } antippen.
captains-orders-discard = { SEAT($active) }: { captains-orders-discard.asked }
    .asked = eine Karte abwerfen.
    .remedy =
        { $spots ->
            [0] A drücken, dann an das eigene Lesefeld halten.
           *[other] Auf Feld 2 antippen.
        }
captains-orders-reading = Eine Karte wurde nicht gelesen.
    .remedy = Noch einmal antippen oder ihren Rang nennen.
captains-orders-reveal = Die Runde ist zu Ende: alle Karten aufdecken.
    .remedy = Ungelesene antippen.
captains-orders-round-over = Die Runde ist vorbei.
    .remedy = Mit A die nächste geben.
captains-orders-over = Die Partie ist vorbei.
    .remedy = Mit A noch einmal spielen.
captains-orders-other-spot = Auf diesem Feld wird nichts gespielt.
    .remedy = Befehl auf Feld 1, abgeworfene Karte auf Feld 2 antippen.
captains-orders-where-to =
    { $spots ->
        [0] Eine Karte am eigenen Lesefeld sagt noch nichts.
       *[other] Eine Karte am eigenen Lesefeld sagt hier nichts.
    }
    .remedy =
        { $spots ->
            [0] Erst „Befehl geben“ wählen, oder die Karte am Lesefeld des Empfängers antippen.
           *[other] Befehl auf Feld 1, gegebene Karte an das Lesefeld des Empfängers halten.
        }
captains-orders-follow-where = Das ist nicht das Lesefeld dessen, der befiehlt.
    .remedy =
        { $spots ->
            [0] Dort befolgen; zum Kontern erst wählen.
           *[other] Dort befolgen; kontern auf Feld 1.
        }
captains-orders-give-where = Das ist nicht das Lesefeld dessen, der gebeten hat.
    .remedy = Die Karte am Lesefeld dessen antippen, der um sie gebeten hat.
captains-orders-discard-where = Jetzt wird eine Karte abgeworfen.
    .remedy =
        { $spots ->
            [0] „Karte abwerfen“ wählen, dann sie am eigenen Lesefeld antippen.
           *[other] Sie auf Feld 2 antippen.
        }
captains-orders-still-dealing = Es wird noch gegeben.
    .remedy = Zurücklegen; erst sechs Karten an jedem Lesefeld antippen.
captains-orders-hand-full = Eine Karte zu viel an diesem Lesefeld.
    .remedy = Auf den Stapel zurücklegen.
captains-orders-read-each = In dieser Partie wird jede Karte beim Geben gelesen.
    .remedy = Sechs Karten an jedem Lesefeld antippen.
captains-orders-already-dealt = Alle haben ihre Karten.
    .remedy = Auf den Stapel zurücklegen.
captains-orders-too-late-to-redeal = Die Runde hat begonnen.
    .remedy = Sie zu Ende spielen.
captains-orders-not-your-turn = { SEAT($active) } ist am Zug.
    .remedy = Karte zurücknehmen und warten; Gegebenes erst am Lesefeld des Empfängers antippen.
captains-orders-own-order = Niemand antwortet auf den eigenen Befehl: Das gilt nicht.
    .remedy = Karte zurücknehmen und warten, bis der Befehl herum ist.
captains-orders-no-order = Es gilt kein Befehl.
    .remedy = Zurücknehmen; Befehl oder Karte geben, um eine bitten oder den Kapitän entlarven.
captains-orders-order-stands = Es gilt ein Befehl.
    .remedy = Zurücknehmen; befolgen, kontern oder den Kapitän entlarven.
captains-orders-give-first = Es wurde um eine Karte gebeten.
    .remedy = Zurücknehmen; erst gibt, wer gebeten wurde, eine Karte am Lesefeld des Bittenden.
captains-orders-discard-first = Eine Karte kam dazu, und keine wurde abgeworfen.
    .remedy = Zurücknehmen; erst eine Karte abwerfen.
captains-orders-nothing-to-give = Niemand hat um eine Karte gebeten.
    .remedy = Karte zurücknehmen.
captains-orders-nothing-to-discard = Abgeworfen wird nur, nachdem eine Karte gegeben oder erbeten wurde.
    .remedy = Karte zurücknehmen.
captains-orders-nothing-to-accept = Es gibt keine Karte, über die zu entscheiden ist.
    .remedy = Einfach weiterspielen.
captains-orders-revealing = Die Runde ist zu Ende, alle Karten liegen offen.
    .remedy = Ungelesene Karten antippen oder ihren Rang nennen.
captains-orders-between-rounds = Die Runde ist vorbei.
    .remedy = Alle Karten zurückgeben; als Nächstes gibt der Platz links.
captains-orders-round-goes-on = Die Runde ist noch nicht zu Ende.
    .remedy = Einfach weiterspielen.
captains-orders-match-over = Die Partie ist vorbei.
    .remedy = Für mehr eine neue beginnen.
captains-orders-not-in-hand = Nach allem, was der Tisch sah, ist diese Karte nicht in der Hand.
    .remedy = Zurücklegen, wo sie war; eine Handkarte antippen.
captains-orders-follow-too-low = Diese Karte befolgt den Befehl nicht.
    .remedy = Zurücknehmen; mit gleichem oder höherem Rang befolgen, oder kontern.
captains-orders-belay-too-high = Diese Karte kontert den Befehl nicht: Ihr Rang ist nicht niedriger.
    .remedy = Zurücknehmen, alle haben sie gesehen. Befolgen, oder niedriger kontern.
captains-orders-yourself = Sich selbst kann niemand wählen.
    .remedy = Jemand anders wählen.
captains-orders-nobody-there = Dort spielt niemand.
    .remedy = Einen Platz wählen, der mitspielt.
captains-orders-not-unread = Dort ist jede Karte gelesen.
    .remedy = Einfach weiterspielen.
captains-orders-card = { CARD($card) }
captains-orders-not-a-card = Das ist keine Karte dieses Spiels.
    .remedy = Einen Rang von 1 bis 10 nennen.
captains-orders-collect-first = Die Runde ist vorbei.
    .remedy = Alle Karten einsammeln und A drücken; dann wieder antippen.
captains-orders-dealt-at-pads = Gegeben wird an den Lesefeldern.
    .remedy = Am Lesefeld dessen antippen, der sie bekommt.
captains-orders-in-no-hand = Nach allem, was der Tisch sah, ist diese Karte in keiner Hand.
    .remedy = Zurücklegen, wo sie war; eine Handkarte antippen.
captains-orders-no-discard = Jetzt wird nichts abgeworfen.
    .remedy = Zurücknehmen; Befehl auf Feld 1, Gegebenes an das Lesefeld des Empfängers.
captains-orders-read-already = Diese Karte wurde schon gelesen: Sie ist nicht die fehlende.
    .remedy = Die ungelesene antippen, oder ihren Rang auswählen.

## Options

captains-orders-option-wins = Gewonnene Runden zum Sieg: { $value }
captains-orders-option-rounds = Höchstens: { $value } Runden
captains-orders-option-misplay =
    Eine Karte, die nicht befolgen kann: { $value ->
        [redo] wird zurückgenommen
       *[forfeit] kostet die Runde
    }

## Choices

captains-orders-menu-dealing = Sechs Karten für alle
captains-orders-menu-given = Eine Karte am Lesefeld von { SEAT($seat) }: Wer sie gegeben hat, drückt A
captains-orders-menu-order = Befehl geben
captains-orders-menu-ask = Um eine Karte bitten
captains-orders-menu-tap-to-follow = Zum Befolgen Karte antippen
captains-orders-menu-belay = Kontern
captains-orders-menu-discover = Kapitän entlarven
captains-orders-menu-is-order = Sie ist der Befehl
captains-orders-menu-to = An { SEAT($seat) }
captains-orders-menu-is-follow = Sie befolgt ihn
captains-orders-menu-is-belay = Sie kontert
captains-orders-menu-is-given = Sie wird abgegeben
captains-orders-menu-rank = Rang { $rank }
captains-orders-menu-accept = Sie darf befolgen
captains-orders-menu-show = Darf nicht: zeigen
captains-orders-menu-which-rank = Die Karte hat
captains-orders-menu-whose-rank = { SEAT($seat) }: Die Karte hat
captains-orders-menu-round-over = Die Runde ist vorbei
captains-orders-menu-next-round = Karten einsammeln: nächste Runde
    .window = Nächste Runde
captains-orders-menu-ask-whom = Wen bitten?
captains-orders-menu-who-is-captain = Wer hat die niedrigste Karte, ist also Kapitän?
captains-orders-menu-awaits-order = { SEAT($seat) }: der Befehl
captains-orders-menu-awaits-belay = { SEAT($seat) }: die Karte, die kontert
captains-orders-menu-awaits-discard = { SEAT($seat) }: die abgeworfene Karte
captains-orders-menu-ends-round = { SEAT($seat) }: Das beendet die Runde
captains-orders-menu-yes-captain = Ja, { SEAT($seat) } ist Kapitän
captains-orders-menu-yes-rank = Ja, es ist eine { $rank }
captains-orders-menu-tap-or-look = Antippen oder ansehen
captains-orders-menu-tap-or-name = Antippen oder Rang nennen
captains-orders-menu-follow-unread = Eine Karte zum Befolgen ist ungelesen
captains-orders-problem-card-twice =
    Eine Karte ist zugleich { $place ->
        [hand] in der Hand von { SEAT($seat) }
        [discards] in der Ablage
        [order] der Befehl
       *[last] die letzte Karte einer Hand
    } und { $other ->
        [hand] in der Hand von { SEAT($holder) }
        [discards] in der Ablage
        [order] der Befehl
       *[last] die letzte Karte einer Hand
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-card-elsewhere =
    Eine Karte wurde { $place ->
        [hand] in der Hand von { SEAT($seat) }
       *[table] auf dem Tisch
    } gesehen, die schon woanders liegt.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-too-many-cards =
    Es { $count ->
        [one] ist eine Karte
       *[other] sind { $count } Karten
    } zu viel.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-unread-inconsistent = Die ungelesenen Karten können nicht alle verschiedene Karten sein.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-hand-too-large = { SEAT($seat) } hat { $count } Karten; gegeben werden { $dealt }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-empty-hand = { SEAT($seat) } hat keine Karten, das beendet die Runde, doch sie läuft weiter.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-dealt-not-begun = Alle Hände sind gegeben, doch die Runde hat nicht begonnen.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-played-before-dealt = Karten wurden gespielt, bevor alle gegeben waren.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-more-than-dealt = In den Händen sind { $count } Karten, mehr als gegeben wurden.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-answered-own-order = { SEAT($seat) } hat auf den eigenen Befehl geantwortet (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-followed-too-low = { SEAT($seat) } hat mit einer Karte befolgt, die nicht befolgen darf (CO-5).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-belayed-too-high = { SEAT($seat) } hat mit einer Karte gekontert, die nicht niedriger ist (CO-6).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-such-player = Es gibt keinen Spieler { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-order-stands = Ein Befehl ist zu beantworten, doch keiner gilt.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-stands = In der Phase { $phase } gilt ein Befehl.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-unread = Der Befehl ist ungelesen.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-owner-answers = Wer befiehlt, soll selbst antworten (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-reading = Die Phase { $phase } passt nicht zu dem, was noch zu lesen ist.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-out-of-turn = Jemand soll handeln, der nicht am Zug ist.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-captains =
    In der Phase { $phase } { $count ->
        [one] ist ein Kapitän bekannt
       *[other] sind { $count } Kapitäne bekannt
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-winner-does-not-play = Jemand hat eine Runde gewonnen, der nicht mitspielt.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-end = Die Phase ist { $phase }, nach { $rounds } Runden und { $wins } Siegen.
    .remedy = { table-undo-or-play-on }

## Places

captains-orders-place-orders = Befehle

## Die Regeln, kurz

captains-orders-goal = Enttarne den Kapitän; bist du es selbst, bleib verborgen.
captains-orders-rules-1 = Wer die niedrigste Karte auf der Hand hat, ist heimlich der Kapitän; alle anderen sind Meuterer. Mit den Karten wechselt auch der Kapitän.
captains-orders-rules-2 = In deinem Zug, wenn kein Befehl gilt: Spiel eine Karte offen als Befehl; oder gib jemandem eine Karte, der dann eine abwirft; oder bitte jemanden um eine Karte und wirf selbst eine ab.
captains-orders-rules-3 = Ein Befehl geht reihum. Befolgen: Gib seinem Besitzer eine ebenso hohe oder höhere Karte. Oder kontern: Spiel eine niedrigere Karte, die nun der Befehl ist, und deiner.
captains-orders-rules-4 = Ein Befehl, der zu seinem Besitzer zurückkommt, wird abgeworfen, und der Nächste ist am Zug.
captains-orders-rules-5 = Immer wenn du handeln sollst, darfst du den Kapitän entlarven. Stimmt es, gewinnst du die Runde; stimmt es nicht, gewinnt sie der Meuterer mit den meisten Punkten auf der Hand, aber nicht du.
captains-orders-rules-6 = Die Runde endet, wenn eine Hand leer ist: War es die des Kapitäns, gewinnt er; sonst der Meuterer mit den meisten Punkten auf der Hand. Eine Karte zählt so viele Punkte wie ihr Rang.
captains-orders-rules-7 = Wer zuerst genug Runden gewonnen hat, gewinnt die Partie.

## Höhepunkte

captains-orders-stage-accuses = { SEAT($seat) } hält { SEAT($other) } für den Kapitän.
captains-orders-stage-right = Richtig: { SEAT($other) } ist der Kapitän!
captains-orders-stage-wrong =
    { $count ->
        [one] Falsch: Kapitän ist { NAMES($seats) }!
       *[other] Falsch: Kapitäne sind { NAMES($seats) }!
    }
captains-orders-stage-ran-out = { SEAT($seat) } hat die letzte Karte gelegt.
captains-orders-known-hand =
    { $count ->
        [one] { SEAT($seat) }: eine Karte, gewonnene Runden: { $wins }
       *[other] { SEAT($seat) }: { $count } Karten, gewonnene Runden: { $wins }
    }

## Lessons

captains-orders-lesson-captain = Wer die niedrigste Karte von allen hat, ist heimlich der Kapitän: Sieh auf deine Hand. Alle anderen sind Meuterer.
captains-orders-lesson-order = Gib offen einen Befehl: Die anderen geben dir reihum eine ebenso hohe oder höhere Karte oder kontern mit einer niedrigeren.
captains-orders-lesson-follow = Ein Befehl gilt. Befolge ihn mit einer ebenso hohen oder höheren Karte für seinen Besitzer; eine niedrigere macht ihn zu deinem.
captains-orders-lesson-give = Du wurdest um eine Karte gebeten: Welche, bestimmst nur du. Wer eine niedrige bekommt, ist eher der Kapitän.
captains-orders-lesson-discard = Wirf eine Karte deiner Hand verdeckt ab. Nur du weißt, welche.
captains-orders-lesson-pass = Statt eines Befehls darfst du jemandem eine Karte geben, der dann eine abwirft.
captains-orders-lesson-ask = Oder wähl mit B und A, jemanden um eine Karte zu bitten. Der andere sucht sie aus; dann wirfst du eine ab.
    .window = Oder bitte jemanden um eine Karte. Der andere sucht sie aus; dann wirfst du eine ab.
captains-orders-lesson-discover = Sicher, wer der Kapitän ist? Wähl mit B und A, ihn zu entlarven: Stimmt es, gewinnst du die Runde, sonst kannst du sie nicht mehr gewinnen.
    .window = Sicher, wer der Kapitän ist? Entlarve ihn: Stimmt es, gewinnst du die Runde, sonst kannst du sie nicht mehr gewinnen.

## Why: a sentence for each ruling (docs/rulings-captains-orders.md)

captains-orders-rule-1 = Spielen lassen sich nur Karten der eigenen Hand; der Befehl und die Ablage gehören niemandem.
captains-orders-rule-2 = Es handelt immer nur einer: ohne Befehl befehlen, geben, bitten oder entlarven; mit Befehl befolgen, kontern oder entlarven.
captains-orders-rule-3 = Wer eine Karte gibt, sucht sie aus; wer eine bekommen hat, wirft danach eine beliebige ab.
captains-orders-rule-5 = Ein Befehl wird mit einer ebenso hohen oder höheren Karte befolgt.
captains-orders-rule-6 = Nur eine niedrigere Karte kontert einen Befehl. Dann antworten alle außer seinem neuen Besitzer.
captains-orders-rule-7 = Niemand beantwortet den eigenen Befehl: Kommt er zurück, wird er abgeworfen, und der Nächste ist am Zug.
captains-orders-rule-8 = Eine Runde endet sofort, wenn eine Hand leer ist; erst dann werden alle Hände aufgedeckt.
captains-orders-rule-13 = Wer entlarvt, nennt jemand anderen, nie sich selbst.
captains-orders-rule-16 = Die Partie ist gewonnen: Wer gleichauf liegt, gewinnt gemeinsam, und nichts zählt mehr.
captains-orders-rule-17 = Zwischen zwei Runden werden alle Karten eingesammelt, und der Platz links gibt.
captains-orders-rule-21 = Alle, die mitspielen, bekommen sechs Karten, bevor jemand handelt.
captains-orders-story-unmasks = { SEAT($seat) } entlarvt den Kapitän am häufigsten: { $count }
captains-orders-story-accuses = { SEAT($seat) } beschuldigt am häufigsten einen Meuterer: { $count }
captains-orders-story-captain = { SEAT($seat) } ist am Ende der meisten Runden Kapitän: { $count }
captains-orders-story-orders = { SEAT($seat) } gibt die meisten Befehle: { $count }
captains-orders-story-belays = { SEAT($seat) } kontert am häufigsten: { $count }
captains-orders-story-gave = { SEAT($seat) } gibt die meisten Karten ab: { $count }
captains-orders-story-rich = { SEAT($seat) } hält die reichste Hand aller Runden: { $count }
captains-orders-story-hand = { SEAT($seat) } hält am Ende so viele Punkte: { $count }
captains-orders-story-highest = { SEAT($seat) } hält am Ende als höchste Karte: { $count }
captains-orders-story-lowest = { SEAT($seat) } hält am Ende als niedrigste Karte: { $count }
captains-orders-report-points = Gewonnene Runden
captains-orders-report-course = Der Verlauf: gewonnene Runden
