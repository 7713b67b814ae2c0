# Der Tisch, was immer gespielt wird: Deutsch.

## Names

seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-orange = Orange
seat-purple = Lila
seat-white = Weiß
seat-black = Schwarz

## What a screen says by itself

screen-title = Where's My Luggage?
screen-attract = Der Flughafen, auf dem alle Flüge zugleich landen
screen-waiting = Warten auf den Tisch
screen-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
screen-simulated = SIMULIERTER TISCH
screen-joining = Wer reist heute?
screen-press-a = A drücken
screen-joined = An Bord
screen-bot = Bot
screen-holding = Hält A
screen-turn = Am Zug
screen-winners =
    { $count ->
        [0] Die Partie ist vorbei
        [one] { NAMES($seats) } gewinnt!
       *[other] { NAMES($seats) } gewinnen gemeinsam!
    }
screen-figures-points = Punkte je Runde
screen-figures-times = Sekunden bis zum Fund
screen-report-match = Partie { $number }
screen-report-table = Tisch { $name }
screen-report-round = Runde { $number }
screen-report-open = Unterbrochen: So steht die Partie.
screen-report-abandoned = Vor dem Ende der letzten Runde beendet.
screen-report-course = Der Verlauf der Partie: Punkte
screen-report-minutes = Minuten
screen-report-moves = { $count } Züge
screen-report-turns = Sekunden bis zum Zug
screen-report-note-turns = Sekunden bis zum Zug: vom Zug davor an, wer immer ihn tat. Die Zahl: der Median.
screen-rule = Regel { $rule }
screen-more-faults = und { $count } weitere
screen-lost-contact = Kein Kontakt
screen-battery-low = BATTERIE SCHWACH
screen-battery-empty = BATTERIE LEER
screen-battery-unknown = BATTERIE UNBEKANNT
table-and = { $some } und { $last }

## What the table says

table-resume = Mitten in einer Partie ging der Strom aus.
    .remedy = B geht weiter, A wählt.
table-so-far = { $moves } Züge in { $minutes } Min. bisher.
    .remedy = Wer weiterspielt, spielt von dort weiter.
table-so-far-led = { $moves } Züge in { $minutes } Min. bisher; { SEAT($leader) } führt mit { $points }.
    .remedy = Wer weiterspielt, spielt von dort weiter.
table-replaced = Von diesem Stück gibt es zwei: Ein anderes wurde an seiner Stelle angetippt, dieses zählt nicht.
    .remedy = Dieses in die Schachtel legen und mit dem anderen weiterspielen.
table-not-recorded = Das hier wird nicht aufgezeichnet: { $reason }.
    .remedy = Spielt weiter; fiele jetzt der Strom aus, wäre das Folgende verloren.
table-cannot-record = Keine neue Partie möglich: { $reason }.
    .remedy = Platz auf der Karte schaffen oder sie wechseln, dann neu beginnen.
table-resumed = Die Partie geht weiter, wo sie stand, als der Strom ausfiel.
    .remedy = Spielt weiter; oder tippt die Zählkarte an, dann werden die Hände gezählt.
table-cannot-resume = Diese Partie kann nicht weitergehen: { $reason }.
    .remedy = Brecht sie ab; ihre Züge bleiben in der Chronik.
table-journal-damaged = Das Journal war beschädigt. Es liegt nun als { $file } da, ein neues ist begonnen.
    .remedy = Spielt weiter; was darin heil war, ist übernommen.
table-nothing-to-undo = Es ist noch nichts geschehen.
    .remedy = Spielt weiter.
table-revealed = Der letzte Zug hat jemandem etwas gezeigt und gilt.
    .remedy = Spielt weiter.
table-attract = Spielkarte antippen, oder A drücken.
table-joining = Mit A mitspielen. Alle halten A, dann geht es weiter.
table-options = B geht weiter, A wählt.
table-foreign = Das ist kein Teil des Spiels. Nichts davon wird gespeichert.
    .remedy = Nur Spielteile antippen.
table-one-at-a-time = Zwei Teile zugleich: Keines zählt.
    .remedy = Eines nach dem anderen antippen.
table-two-pads = Dieses Teil liegt noch an einem anderen Platz an und zählt hier nicht.
    .remedy = Nur an einen Platz halten.
table-battery-low = Die Batterie des Bandes ist schwach.
    .remedy = Neue Zellen bereitlegen.
table-battery-empty = Die Batterie des Bandes ist leer.
    .remedy = Diese Runde zu Ende spielen, dann neue Zellen einlegen.
table-other-game = Dieses Teil gehört zu einem anderen Spiel.
    .remedy = Zurück in seine Schachtel legen.
table-not-held = Nach allem, was der Tisch sah, ist diese Karte nicht in deiner Hand.
    .remedy = Zurücklegen, wo sie war.
table-count-at-pads = Die Hände werden gezählt.
    .remedy = Jede Handkarte am eigenen Leser antippen.
table-full = { GAME($game) } ist für höchstens { $count } Spieler.
    .remedy = Erst muss jemand mit B gehen.
table-too-few = { GAME($game) } braucht { $count } Spieler.
    .remedy = An einem weiteren Platz mit A mitspielen.
table-means-nothing = Dieses Teil bedeutet hier jetzt nichts.
    .remedy = Zurücknehmen; tun, worum der Bildschirm bittet.
table-nobody-plays-here = An diesem Platz spielt niemand.
    .remedy = Leser und Knöpfe eines Platzes benutzen, der mitspielt.
table-nothing-to-choose = Jetzt ist nichts zu wählen.
    .remedy = Tun, worum der Bildschirm bittet.
table-others-choice = { SEAT($seat) } wählt gerade.
    .remedy = Die Knöpfe lassen, bis du am Zug bist.
table-too-soon = Alle dürfen erst einmal hinsehen.
    .remedy = Gleich noch einmal drücken.
table-only-says = Diese Zeile sagt nur, was zu tun ist.
    .remedy = Tut es, oder geht mit B weiter.
table-first-counts = Zwei Teile zugleich: Nur das erste zählt.
    .remedy = Beide wegnehmen; eines nach dem anderen antippen.
table-rests = Die Partie ruht.
    .remedy = B geht weiter, A wählt.
table-nobody-plays = Die Partie ruht: Das zählt nicht.
    .remedy = Pausenkarte antippen oder „Weiterspielen“ wählen.
table-not-this-one = Das ist nicht die Karte, die geht.
    .remedy = Zurückstecken; die nächste antippen.
table-reader-lost = Der Leser { $reader } antwortet nicht.
    .remedy = Die Partie geht weiter, sobald er wieder antwortet.
table-seat-lost = Der Platz { SEAT($seat) } antwortet nicht.
    .remedy = Die Partie geht weiter, sobald er wieder antwortet.

## Choices

table-menu-back = Zurück
table-menu-start = Los
table-menu-resume = Weiterspielen
table-menu-abandon = Abbrechen
table-menu-tap-own-pad = Am eigenen Leser antippen
table-menu-withdraw = Anderes wählen
table-menu-rests = Die Partie ruht
table-menu-go-on = Weiterspielen
table-menu-leaves = Jemand geht
table-menu-comes-back = Jemand kommt zurück
table-menu-end-match = Beenden: alle halten A
table-menu-unreadable = Eine Karte ist unlesbar
table-menu-choose-then-tap = Wählen, dann Karte antippen
table-menu-end-turn = Den Zug beenden
table-menu-tap-a-card = Karte antippen
table-menu-tap-each = Jede Karte am Leser antippen
table-menu-whose-card = Wessen Karte ist es?
table-menu-deal-again = Neu geben
table-menu-all-dealt-again = Alle Hände werden neu gegeben
table-menu-yes-collect = Ja, alle Karten einsammeln
table-menu-what-is-done = Was geschieht mit ihr?
table-menu-discard = Karte abwerfen
table-menu-is-discarded = Sie wird abgeworfen
table-seat = { SEAT($seat) }
table-game = { GAME($game) }
table-menu-yes-has-it = Ja, { SEAT($seat) } hat sie
table-uncounted =
    { SEAT($seat) }: { $count ->
        [one] Eine Karte deiner Hand ist
       *[other] { $count } Karten deiner Hand sind
    } noch nicht gezählt.
    .remedy = Am Leser antippen, oder alle halten A und spielen weiter.
table-battery-low-rounds =
    Die Batterie des Bandes ist schwach: noch etwa { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    }.
    .remedy = Neue Zellen bereitlegen.
table-stand-in-pad = { SEAT($seat) } ist gegangen: die Karten am Leser von { SEAT($receiver) } antippen, eine nach der anderen, ungesehen.
    .remedy = Der Tisch nimmt die, die geht; die anderen zurückstecken.
table-stand-in-spot = { SEAT($seat) } ist gegangen: die Karten an Feld { $spot } antippen, eine nach der anderen, ungesehen.
    .remedy = Der Tisch nimmt die, die geht; die anderen zurückstecken.
table-undo-or-play-on = Undo-Karte antippen, oder so weiterspielen.
table-belt-again =
    { $retry ->
        [none] Dann A drücken: Es läuft wieder.
       *[other] In { $retry } s versucht es sich sanft noch einmal.
    }
table-place = { PLACE($place) }
place-deck = Stapel
table-place-discards = Abwurf
place-spot = Feld
table-belt-fault-no-current = Das Band steht, und sein Motor bekommt keinen Strom.
    .remedy = Batterie, Motorkabel und Treiber nachsehen. { table-belt-again }
table-belt-fault-encoder-dead = Der Drehgeber schweigt, obwohl der Motor läuft.
    .remedy = Drehgeber, Scheibe und Kabel nachsehen. { table-belt-again }
table-belt-fault-jam = Das Band steht, obwohl sein Motor Strom hat.
    .remedy = Nehmt heraus, was klemmt. Klemmt nichts: Drehgeber und Kabel nachsehen. { table-belt-again }
table-belt-fault-runaway = Das Band läuft schneller, als es soll.
    .remedy = Hände weg; Drehgeber und Motortreiber nachsehen. { table-belt-again }
table-belt-fault-miscount = Der Drehgeber zählt andere Umdrehungen als die Tags auf dem Band.
    .remedy = Drehgeber, Scheibe und Kabel nachsehen, und pulses_per_turn in der Tischdatei. { table-belt-again }
table-belt-fault-run-limit = Das Band ist so lange gelaufen, wie es in einem Zug darf.
    .remedy = Geht das Spiel weiter, startet es neu. { table-belt-again }
screen-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
table-belt-warning = { $warning }
    .remedy = { $remedy }
table-belt-fault-no-motor = Dieses Karussell hat keinen Motor.
    .remedy = Dreht das Band von Hand. { table-belt-again }
table-belt-fault-forwards-only = Dieses Karussell läuft nur vorwärts.
    .remedy = Eine Geschwindigkeit vorwärts verlangen. { table-belt-again }
table-belt-fault-battery-empty = Die Batterie des Motors ist leer: Damit beginnt keine Runde.
    .remedy = Neue Zellen einlegen. { table-belt-again }

## What the virtual table says

hands-or = { $some } oder { $last }
hands-wait-for-table = Warten auf den Tisch …
hands-watching = Du siehst zu: Diese Partie spielen andere.
hands-move-on-or-take = Das rote B geht weiter, das grüne A wählt.
hands-hold-a-to-start = Halte das grüne A, sobald alle da sind: Dann geht es los.
hands-press-a-to-join = Mit dem grünen A spielst du mit.
hands-press-a-to-play = Drück das grüne A, um zu spielen.
hands-round-over = Die Runde ist vorbei. Das grüne A beginnt die nächste.
hands-match-over = Das war die Partie! Das grüne A spielt noch einmal.
hands-not-heard = Der Tisch hat es nicht angenommen. Halte es noch einmal hin, oder leg es zurück.
hands-not-chosen = Die Auswahl ist inzwischen eine andere: Schau noch einmal.
hands-nothing-left = Hier liegt nichts mehr.
hands-no-room = Hier ist kein Platz: Versuch es noch einmal.
hands-did-not-work = Das ging nicht: Schau noch einmal.
hands-hand-is-full = Deine Hand ist voll: Leg erst deine Karte ab.
hands-hand-is-empty = Deine Hand ist leer: Klick erst eine deiner Karten an.
hands-still-reading = Einen Moment: Die Karte wird noch gelesen.
hands-somebody-elses = Die gehören jemand anderem: Lass sie liegen.
hands-card-is-gone = Diese Karte ist weg: Schau noch einmal.
hands-nothing-lies-here = Hier liegt nichts. Nimm erst eine deiner Karten.
hands-no-cards-left = Hier liegen keine Karten mehr.
hands-cards-of = Das sind die Karten von { SEAT($seat) }. Nimm erst eine eigene.
hands-cards-are-drawn-here = Hier werden Karten gezogen. Steck deine erst wieder ein.
hands-chooses-here = Hier wählt { SEAT($seat) }.
hands-chooses = { SEAT($seat) } wählt
hands-your-choice = Deine Wahl
hands-your-turn = Du bist am Zug.
hands-your-turn-to = Du bist am Zug: { $asked }
hands-your-turn-asked = Du bist am Zug. { $asked }
hands-turn-of = { SEAT($seat) } ist am Zug.
hands-turn-of-put-back = { SEAT($seat) } ist am Zug: Leg die Karte zurück. Klick sie an, oder drück Esc.
hands-put-back = Leg die Karte zurück: Klick sie an, oder drück Esc.
hands-wait-for-others = Warte auf die anderen.
hands-draw-a-card = Zieh eine Karte: Klick auf den Stapel.
hands-drawn =
    { $count ->
        [one] Du hast erst eine.
       *[other] Du hast erst { $count }.
    }
hands-answered = Du hast geantwortet. Mit V siehst du deine Antwort.
hands-answer-secretly = Antworte mit A oder B: Niemand sieht, womit.
hands-take-a-card-of = Nimm { SEAT($seat) } eine Karte ab: Klick eine Rückseite an.
hands-click-card = Klick eine Karte an.
hands-click-card-or-line = Klick eine Karte oder eine Zeile an.
hands-choose-a-line = Wähl eine Zeile: anklicken, oder B und A.
hands-choose-line = Wähl eine Zeile.
hands-hold-to-look = Sieh unter die Karte, die leuchtet: halte darauf die rechte Maustaste.
hands-turn-each = Klick jede Karte an, die verdeckt liegt.
hands-is-that-so = Stimmt das? Wähl eine Zeile.
hands-click-it-or-line = Klick sie an, oder wähl eine Zeile.
hands-click-it = Klick darauf.
hands-what-is-it = Was ist es?
hands-lay-it-down = Der Tisch hat sie. Leg sie ab: Klick auf { $where }.
hands-belongs-elsewhere = Sie gehört dorthin, wo es leuchtet.
hands-make-it-yours = Am Leser wird sie deine: Klick auf deine Karten.
hands-where-to = Wohin? Klick auf { $where }. Esc legt sie zurück.
hands-another-player = jemand anderen
hands-glowing-place = eine Stelle, die leuchtet
hands-the-place = „{ $place }“
hands-the-place-at = „{ $place }“ an Feld { $spot }
hands-the-spot = Feld { $spot }
hands-the-deck = den Stapel
hands-your-cards = deine Karten
hands-your-pad = deinen Leser
hands-only-you-see = Das siehst nur du
hands-at-fan = Deine Karten
hands-at-hand = In der Hand
hands-at-pad = Dein Leser
hands-key-escape = Esc
hands-key-space = Leer
hands-button-a = ja · fertig
hands-button-b = vor · zurück
hands-you = du
hands-seat-out-of-reach = kein Kontakt
hands-seat-done = Fertig!
hands-seat-ready = bereit
hands-seat-empty = leerer Platz
hands-seat-bot = Bot
hands-curtain-name = { SEAT($seat) }, der Bildschirm gehört dir
hands-curtain-how = Leertaste oder Klick, wenn nur noch du hinsiehst.
