# Deutsch

captains-orders-title = Captain's Orders

## What the screen says by itself

captains-orders-screen-round = Runde { $number }
captains-orders-screen-last-round = Letzte Runde ({ $number })
captains-orders-screen-goal =
    { $count ->
        [one] Eine Runde entscheidet
       *[other] Wer zuerst { $count } Runden gewinnt
    }
captains-orders-screen-deals = { SEAT($seat) } gibt
captains-orders-screen-dealer = Geber
captains-orders-screen-of = von { $count }
captains-orders-screen-of-seat = Befehl von { SEAT($seat) }
captains-orders-screen-none = Kein Befehl gilt
captains-orders-screen-unread = Eine Karte ist ungelesen
captains-orders-screen-owner = Befiehlt
captains-orders-screen-followed = Befolgt
captains-orders-screen-answer-order = Folgen oder kontern
captains-orders-screen-give-card = Karte abgeben
captains-orders-screen-discard-card = Karte abwerfen
captains-orders-screen-points = { $count } Punkte
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
captains-orders-screen-order = { SEAT($seat) } befiehlt: { $rank }
captains-orders-screen-order-unread = { SEAT($seat) } befiehlt
captains-orders-screen-belay = { SEAT($seat) } kontert: { $rank }
captains-orders-screen-belay-unread = { SEAT($seat) } kontert
captains-orders-screen-pass = { SEAT($seat) } schiebt { SEAT($other) } eine Karte zu
captains-orders-screen-ask = { SEAT($seat) } bittet { SEAT($other) } um eine Karte
captains-orders-screen-give = { SEAT($seat) } gibt { SEAT($other) } eine Karte
captains-orders-screen-discard = { SEAT($seat) } wirft eine Karte ab
captains-orders-screen-follow = { SEAT($seat) } befolgt den Befehl
captains-orders-screen-discover = { SEAT($seat) } beschuldigt { SEAT($other) }
captains-orders-screen-taken-back = { SEAT($seat) } nimmt eine { $rank } zurück
captains-orders-screen-taken-back-unread = { SEAT($seat) } nimmt eine Karte zurück
captains-orders-screen-shown = { SEAT($seat) } hat eine { $rank } gezeigt
captains-orders-screen-shown-unread = { SEAT($seat) } hat eine Karte gezeigt

## What the table says

captains-orders-deal = Sechs Karten für alle: jede am Leser dessen antippen, der sie bekommt.
    .remedy = Vollständig ist es, wenn die Lichter zeigen, wer am Zug ist.
captains-orders-turn = { SEAT($active) }: { captains-orders-turn.asked }
    .asked = Befehl geben, Karte zuschieben oder um eine bitten.
    .remedy = Befehl an Feld 1, zugeschobene Karte am Leser des Empfängers antippen.
captains-orders-turn-no-spots = { SEAT($active) }: { captains-orders-turn-no-spots.asked }
    .asked = Befehl geben, Karte zuschieben oder um eine bitten.
    .remedy = Erst wählen; eine zugeschobene Karte am Leser des Empfängers antippen.
captains-orders-order = { SEAT($active) }: { captains-orders-order.asked }
    .asked = { SEAT($owner) } befiehlt { $rank }. Folgen oder kontern.
    .remedy = Folgen am Leser von { SEAT($owner) }, kontern an Feld 1.
captains-orders-order-no-spots = { SEAT($active) }: { captains-orders-order-no-spots.asked }
    .asked = { SEAT($owner) } befiehlt { $rank }. Folgen oder kontern.
    .remedy = Folgen am Leser von { SEAT($owner) }; zum Kontern erst wählen, dann die Karte am eigenen Leser.
captains-orders-give = { SEAT($active) }: { captains-orders-give.asked }
    .asked = { SEAT($turn) } eine Karte geben.
    .remedy = Am Leser von { SEAT($turn) } antippen.
captains-orders-discard = { SEAT($active) }: { captains-orders-discard.asked }
    .asked = eine Karte abwerfen.
    .remedy = An Feld 2 antippen.
captains-orders-discard-no-spots = { SEAT($active) }: { captains-orders-discard-no-spots.asked }
    .asked = eine Karte abwerfen.
    .remedy = A drücken, dann am eigenen Leser antippen.
captains-orders-reading = Eine gespielte Karte wurde nicht gelesen.
    .remedy = Noch einmal antippen oder ihren Rang nennen.
captains-orders-reveal = Die Runde ist zu Ende: alle Karten aufdecken.
    .remedy = Ungelesene antippen.
captains-orders-round-over = Die Runde ist vorbei.
    .remedy = A gibt die nächste.
captains-orders-over = Die Partie ist vorbei.
    .remedy = A spielt noch einmal.
captains-orders-other-spot = An diesem Feld wird nichts gespielt.
    .remedy = Befehl an Feld 1, abgeworfene Karte an Feld 2 antippen.
captains-orders-where-to = Eine Karte am eigenen Leser sagt hier nichts.
    .remedy = Befehl an Feld 1, zugeschobene Karte am Leser des Empfängers antippen.
captains-orders-where-to-at-pads = Eine Karte am eigenen Leser sagt noch nichts.
    .remedy = Erst „Befehl geben“ wählen, oder die Karte am Leser des Empfängers antippen.
captains-orders-follow-where = Das ist nicht der Leser dessen, der befiehlt.
    .remedy = Dort folgen; kontern an Feld 1.
captains-orders-follow-where-at-pads = Das ist nicht der Leser dessen, der befiehlt.
    .remedy = Dort folgen; zum Kontern erst wählen.
captains-orders-give-where = Das ist nicht der Leser dessen, der gebeten hat.
    .remedy = Die Karte am Leser dessen antippen, der um sie gebeten hat.
captains-orders-discard-where = Jetzt wird eine Karte abgeworfen.
    .remedy = Sie an Feld 2 antippen.
captains-orders-discard-where-at-pads = Jetzt wird eine Karte abgeworfen.
    .remedy = Sie am eigenen Leser antippen.
captains-orders-still-dealing = Es wird noch gegeben.
    .remedy = Zurücklegen; erst sechs Karten an jedem Leser antippen.
captains-orders-hand-full = Eine Karte zu viel an diesem Leser.
    .remedy = Auf den Stapel zurücklegen.
captains-orders-already-dealt = Alle haben ihre Karten.
    .remedy = Auf den Stapel zurücklegen.
captains-orders-too-late-to-redeal = Die Runde hat begonnen.
    .remedy = Spielt sie zu Ende.
captains-orders-not-your-turn = { SEAT($active) } ist am Zug.
    .remedy = Karte zurücknehmen und warten; Zugeschobenes erst am Leser des Empfängers antippen.
captains-orders-own-order = Niemand antwortet auf den eigenen Befehl: Das gilt nicht.
    .remedy = Karte zurücknehmen und warten, bis der Befehl herum ist.
captains-orders-no-order = An Feld 1 gilt kein Befehl.
    .remedy = Zurücknehmen; befehlen, zuschieben, bitten oder den Kapitän enttarnen.
captains-orders-order-stands = An Feld 1 gilt ein Befehl.
    .remedy = Zurücknehmen; folgen, kontern oder den Kapitän enttarnen.
captains-orders-give-first = Es wurde um eine Karte gebeten.
    .remedy = Zurücknehmen; erst gibt der Gebetene eine Karte am Leser des Bittenden ab.
captains-orders-discard-first = Eine Karte kam dazu, und keine wurde abgeworfen.
    .remedy = Zurücknehmen; erst eine Karte an Feld 2 abwerfen.
captains-orders-nothing-to-give = Niemand hat um eine Karte gebeten.
    .remedy = Karte zurücknehmen.
captains-orders-nothing-to-discard = Abgeworfen wird nur nach Zuschieben oder Bitten.
    .remedy = Karte zurücknehmen.
captains-orders-nothing-to-accept = Keine Karte wartet auf ein Wort des Befehlenden.
    .remedy = Spielt weiter.
captains-orders-revealing = Die Runde ist zu Ende, alle Karten liegen offen.
    .remedy = Ungelesene Karten antippen oder ihren Rang nennen.
captains-orders-between-rounds = Die Runde ist vorbei.
    .remedy = Alle Karten zurückgeben; links davon wird gegeben.
captains-orders-round-goes-on = Die Runde ist noch nicht zu Ende.
    .remedy = Spielt weiter.
captains-orders-match-over = Die Partie ist vorbei.
    .remedy = Für mehr eine neue beginnen.
captains-orders-not-in-hand = Nach allem, was der Tisch sah, ist diese Karte nicht in der Hand.
    .remedy = Zurücklegen, wo sie war; eine Handkarte antippen.
captains-orders-follow-too-low = Diese Karte kann dem Befehl an Feld 1 nicht folgen.
    .remedy = Zurücknehmen; mit gleichem oder höherem Rang folgen, oder kontern.
captains-orders-belay-too-high = Diese Karte kontert den Befehl nicht: Ihr Rang ist nicht niedriger.
    .remedy = Zurücknehmen, alle haben sie gesehen. Folgen, oder niedriger kontern.
captains-orders-yourself = Sich selbst kann niemand wählen.
    .remedy = Jemand anders wählen.
captains-orders-nobody-there = Dort spielt niemand.
    .remedy = Einen Platz wählen, der mitspielt.
captains-orders-not-unread = Dort ist jede Karte gelesen.
    .remedy = Spielt weiter.
captains-orders-not-a-card = Das ist keine Karte dieses Spiels.
    .remedy = Einen Rang von 1 bis 10 nennen.
captains-orders-collect-first = Die Runde ist vorbei.
    .remedy = Alle Karten einsammeln und A drücken; dann wieder antippen.
captains-orders-dealt-at-pads = Gegeben wird an den Lesern.
    .remedy = Am Leser dessen antippen, der sie bekommt.
captains-orders-in-no-hand = Nach allem, was der Tisch sah, ist diese Karte in keiner Hand.
    .remedy = Zurücklegen, wo sie war; eine Handkarte antippen.
captains-orders-no-discard = Jetzt wird nichts abgeworfen.
    .remedy = Zurücknehmen; Befehl an Feld 1, Zugeschobenes am Leser des Empfängers.
captains-orders-read-already = Diese Karte wurde schon gelesen: Sie ist nicht die fehlende.
    .remedy = Die ungelesene antippen, oder ihren Rang auswählen.

## Options

captains-orders-option-wins = Gewonnene Runden zum Sieg: { $value }
captains-orders-option-rounds = Höchstens: { $value } Runden
captains-orders-option-misplay =
    Eine Karte, die nicht folgen darf: { $value ->
        [redo] wird zurückgenommen
       *[forfeit] kostet die Runde
    }

## Choices

captains-orders-menu-dealing = Sechs Karten für alle
captains-orders-menu-order = Befehl geben
captains-orders-menu-ask = Um eine Karte bitten
captains-orders-menu-tap-to-follow = Zum Folgen Karte antippen
captains-orders-menu-belay = Kontern
captains-orders-menu-discover = Kapitän enttarnen
captains-orders-menu-is-order = Sie ist der Befehl
captains-orders-menu-to = An { SEAT($seat) }
captains-orders-menu-is-follow = Sie folgt
captains-orders-menu-is-belay = Sie kontert
captains-orders-menu-is-given = Sie wird abgegeben
captains-orders-menu-rank = Rang { $rank }
captains-orders-menu-accept = Sie darf folgen
captains-orders-menu-show = Darf nicht: zeigen
captains-orders-menu-which-rank = Die Karte ist eine
captains-orders-menu-whose-rank = { SEAT($seat) }: Die Karte ist eine
captains-orders-menu-round-over = Die Runde ist vorbei
captains-orders-menu-next-round = Karten einsammeln: nächste Runde
captains-orders-menu-ask-whom = Wen bitten?
captains-orders-menu-who-is-captain = Wer ist der Kapitän?
captains-orders-menu-awaits-order = { SEAT($seat) }: der Befehl
captains-orders-menu-awaits-belay = { SEAT($seat) }: die Karte, die kontert
captains-orders-menu-awaits-discard = { SEAT($seat) }: die abgeworfene Karte
captains-orders-menu-ends-round = { SEAT($seat) }: Das beendet die Runde
captains-orders-menu-yes-captain = Ja, { SEAT($seat) } ist Kapitän
captains-orders-menu-yes-rank = Ja, es ist eine { $rank }
captains-orders-menu-tap-or-look = Antippen oder ansehen
captains-orders-menu-tap-or-name = Antippen oder Rang nennen
captains-orders-menu-follow-unread = Eine folgende Karte ist ungelesen
captains-orders-problem-card-twice =
    Eine Karte ist zugleich { $place ->
        [hand] in der Hand von { SEAT($seat) }
        [discards] im Abwurf
        [order] der Befehl
       *[last] die letzte Karte einer Hand
    } und { $other ->
        [hand] in der Hand von { SEAT($holder) }
        [discards] im Abwurf
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
captains-orders-problem-followed-too-low = { SEAT($seat) } hat mit einer Karte befolgt, die nicht folgen darf (CO-5).
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
