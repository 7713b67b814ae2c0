# Deutsch

captain-bluff-title = Captain Bluff
captain-bluff-screen-attract = Sechs Bänder voller Gepäck, und niemand sagt die Wahrheit

## Cards

card-paris = Paris
card-london = London
card-tokyo = Tokio
card-round-trip = Weltreise
card-change-of-direction = Richtungswechsel
card-arrivals-board = Ankunftstafel
card-delayed-flight = Verspäteter Flug
captain-bluff-does-round-trip = Zählt als beliebiges Gepäck und als nächste Zahl
captain-bluff-does-change-of-direction = Dreht eine Reihe um, ab ihrer letzten Zahl
captain-bluff-does-arrivals-board = Zeigt dir zwei Städte
captain-bluff-does-delayed-flight = Alle anderen mit weniger als fünf Karten ziehen eine

## What the screen says by itself

captain-bluff-screen-turn = Zug { $number }
captain-bluff-screen-turns-left =
    { $count ->
        [one] Letzter Zug
       *[other] Noch { $count } Züge
    }
captain-bluff-screen-pile = Stapel
captain-bluff-screen-discards = Ablage
captain-bluff-screen-window = { SEAT($seat) } hat Gepäck auf Band { $belt } gelegt. Ein Bluff?
captain-bluff-screen-recovers = { SEAT($seat) } holt Gepäck von Band { $belt } zurück
captain-bluff-screen-called = Bluff, { SEAT($seat) }? Band { $belt }!
captain-bluff-screen-was = { CARD($card) }! { SEAT($placer) } hat geblufft, { SEAT($caller) } hat es gemerkt: { SEAT($loser) } nimmt die Karten.
captain-bluff-screen-was-none = { CARD($card) }! { SEAT($placer) } war ehrlich: { SEAT($loser) } nimmt die Karten.
captain-bluff-screen-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
captain-bluff-screen-lead =
    { $count ->
        [one] mit einer Karte weniger
       *[other] mit { $count } Karten weniger
    }
captain-bluff-screen-define = Stadt auslegen
captain-bluff-screen-places = Legt Gepäck
captain-bluff-screen-looks = Ansehen!
captain-bluff-screen-draw = Karte ziehen
captain-bluff-screen-take = Karte nehmen
captain-bluff-screen-picks-up = Holt zurück
captain-bluff-screen-airport = Flughafenkarte?
captain-bluff-screen-passed = Passt
captain-bluff-screen-call = Bluff? A
captain-bluff-screen-has-turn = Am Zug
captain-bluff-next-higher = weiter: { $number } oder höher
captain-bluff-next-lower = weiter: { $number } oder niedriger
captain-bluff-next-either = weiter: bis { $lower } oder ab { $higher }
captain-bluff-next-one-of = weiter: { $lower } oder { $higher }
captain-bluff-next-only = weiter: { $number }
captain-bluff-next-new = weiter: eine neue Reihe
captain-bluff-next-none = keine Zahl passt
captain-bluff-next-trip = oder eine { card-round-trip }

## What the table says

captain-bluff-dealing =
    { $reads ->
        [late] { $luggage } Gepäckstücke und { $airport } Flughafenkarten für alle, verdeckt.
       *[every] { $luggage } Gepäckstücke und { $airport } Flughafenkarten für alle.
    }
    .remedy =
        { $reads ->
            [late] A drücken, wenn alle gegeben sind; gelesen wird eine Karte, wenn sie gespielt wird.
           *[every] Jede am Lesefeld dessen antippen, der sie bekommt.
        }
captain-bluff-setup = { SEAT($active) }: { captain-bluff-setup.asked }
    .asked = eine Stadt verdeckt über ein Band legen.
    .remedy =
        { $spots ->
            [0] Erst das Band wählen, dann die Karte am eigenen Lesefeld antippen; dafür wird nicht gezogen.
           *[other] Karte am Feld des Bandes antippen; dafür wird nicht gezogen.
        }
captain-bluff-turn = { SEAT($active) }: { captain-bluff-turn.asked }
    .asked =
        { $empty ->
            [6] eine Karte auf ein Band legen.
           *[other] eine Karte auf ein Band legen, oder eine andere Aktion.
        }
    .remedy =
        { $recoverable ->
            [0]
                { $spots ->
                    [0] Erst wählen, dann die Karte am eigenen Lesefeld antippen.
                   *[other] Karte am Feld eines Bandes antippen, oder wählen.
                }
           *[other]
                { $spots ->
                    [0] Erst wählen, dann die Karte am eigenen Lesefeld antippen. Gepäck zum Zurückholen gleich dort.
                   *[other] Karte am Feld eines Bandes antippen, oder wählen. Zurückholen: am eigenen Lesefeld.
                }
        }
    .holding =
        { $empty ->
            [0] { "" }
           *[other] Auf einem leeren Band wird sie zur Stadt.
        }
captain-bluff-turn-acted = { SEAT($active) }: { captain-bluff-turn-acted.asked }
    .asked = noch eine Flughafenkarte, oder das Ende des Zugs.
    .without = Beende den Zug.
    .remedy =
        { $spots ->
            [0] Erst ihr Band wählen, oder sie gleich am eigenen Lesefeld antippen; A beendet den Zug.
           *[other] Karte an ihrem Band oder an das eigene Lesefeld halten; A beendet den Zug.
        }
captain-bluff-placing = { SEAT($active) }: { captain-bluff-placing.asked }
    .asked = Gepäck auf Band { $belt } legen.
    .without = Beende die Folge.
    .remedy =
        { $spots ->
            [0] Die nächste Zahl an das eigene Lesefeld halten; A, wenn die Folge fertig ist.
           *[other] Die nächste Zahl am selben Feld antippen; A, wenn die Folge fertig ist.
        }
captain-bluff-placing-trip = { SEAT($active) }: { captain-bluff-placing-trip.asked }
    .asked = Gepäck auf Band { $belt } legen.
    .remedy =
        { $spots ->
            [0] Eine Reihe beginnt nicht mit einer Weltreise allein: eine Zahl an das eigene Lesefeld halten.
           *[other] Eine Reihe beginnt nicht mit einer Weltreise allein: eine Zahl am selben Feld antippen.
        }
captain-bluff-window = { SEAT($active) } hat Gepäck auf Band { $belt } gelegt. Ein Bluff?
    .remedy = Die anderen: A zweifelt, B lässt es gelten.
    .a = Bluff!
    .b = passen
captain-bluff-reveal = Da zweifelt jemand: die Stadt von Band { $belt } umdrehen.
    .remedy = Antippen oder auswählen, was sie ist.
captain-bluff-looking = { SEAT($active) }: { captain-bluff-looking.asked }
    .asked = zwei Städte ansehen.
    .remedy = Die Bänder wählen; verdeckt zurücklegen.
captain-bluff-looks = { SEAT($active) } sieht die Stadt von Band { $belt } an.
    .remedy = Sonst niemand; dann kommt sie verdeckt zurück.
captain-bluff-draw = { SEAT($active) }: { captain-bluff-draw.asked }
    .asked = eine Karte ziehen.
    .remedy = Ungesehen an das eigene Lesefeld halten.
captain-bluff-reshuffle = Der Ziehstapel ist leer.
    .remedy = Die Ablage mischen, dann A drücken.
captain-bluff-taking = { SEAT($active) }: { captain-bluff-taking.asked }
    .asked = die alte Stadt von Band { $belt } nehmen.
    .remedy = Erst die neue Karte hinlegen, dann die alte am eigenen Lesefeld antippen.
captain-bluff-recovering = { SEAT($active) }: { captain-bluff-recovering.asked }
    .asked = Gepäck von Band { $belt } zurückholen.
    .remedy = Das letzte zuerst: jedes am eigenen Lesefeld antippen. A, wenn es alles war.
captain-bluff-read = Eine Karte wurde nicht gelesen.
    .remedy = Noch einmal antippen, oder auswählen, was sie ist.
captain-bluff-over = Zuerst daheim: { NAMES($winners) }. Die Partie ist vorbei.
    .remedy = Mit A noch einmal spielen.
captain-bluff-other-pad = Das ist nicht das Lesefeld dessen, der die Karte hält.
    .remedy = Handkarten am eigenen Lesefeld oder an einem Band antippen.
captain-bluff-at-its-belt = Eine Stadt soll getauscht werden.
    .remedy = Die neue Karte an ihrem Band antippen, oder etwas anderes wählen.
captain-bluff-which-way = Wie die Karte auf dem Band zählt, ist noch nicht gesagt.
    .remedy = Im Menü auf oder ab wählen, oder sie erst zurücknehmen.
captain-bluff-no-belt-here = An diesem Feld liegt kein Band.
    .remedy = Die Karte an einem der Felder 1 bis 6 antippen.
captain-bluff-not-exchanged = Das ist nicht die Karte, die getauscht wurde.
    .remedy = Zurücklegen; die alte Stadt am eigenen Lesefeld antippen.
captain-bluff-read-already = Diese Karte wurde schon gelesen: Sie ist nicht die fehlende.
    .remedy = Die ungelesene antippen, oder im Menü benennen.
captain-bluff-still-dealing = Es wird noch gegeben.
    .remedy = Zurücklegen; erst alle Karten an den Lesefeldern antippen.
captain-bluff-hand-full = Eine Karte zu viel an diesem Lesefeld.
    .remedy = Karte zurücklegen.
captain-bluff-read-each = In dieser Partie wird jede Karte beim Geben gelesen.
    .remedy = Die Karten jeder Hand am Lesefeld dieses Platzes antippen.
captain-bluff-luggage-full = Ein Gepäckstück zu viel an diesem Lesefeld.
    .remedy = Auf den Ziehstapel zurücklegen.
captain-bluff-airport-full = Eine Flughafenkarte zu viel an diesem Lesefeld.
    .remedy = Zu den unbenutzten zurücklegen.
captain-bluff-already-dealt = Alle haben ihre Karten.
    .remedy = Karte zurücklegen.
captain-bluff-too-late-to-redeal = Die Partie hat begonnen.
    .remedy = Sie zu Ende spielen.
captain-bluff-define-first = Erst legen alle eine Stadt verdeckt aus.
    .remedy = Zurücknehmen; eine Handkarte an einem Band ohne Stadt antippen.
captain-bluff-not-your-turn = Jemand anders ist am Zug.
    .remedy = Karte zurücknehmen und warten.
captain-bluff-one-action = Die Aktion dieses Zugs ist gemacht.
    .remedy = Zurücknehmen; Flughafenkarte spielen oder den Zug mit A beenden.
captain-bluff-action-first = Ein Zug hat genau eine Aktion.
    .remedy = Gepäck legen; eine Stadt bestimmen, ansehen oder tauschen; oder ein Band schließen.
captain-bluff-second-airport = In einem Zug spielst du nur eine Flughafenkarte.
    .remedy = Die zweite zurücknehmen.
captain-bluff-run-open = Eine Folge wird gelegt.
    .remedy = Zurücknehmen; die Folge an ihrem Band zu Ende legen und mit A schließen.
captain-bluff-draw-first = Eine Karte muss gezogen werden.
    .remedy = Erst die oberste des Ziehstapels an das Lesefeld halten.
captain-bluff-nothing-to-draw = Es ist keine Karte zu ziehen.
    .remedy = Karte zurücklegen.
captain-bluff-take-first = Die getauschte Karte wurde noch nicht genommen.
    .remedy = Sie erst an das Lesefeld halten.
captain-bluff-nothing-to-take = Dieser Platz hat keine Stadt getauscht.
    .remedy = Karte ungesehen zurücklegen.
captain-bluff-reshuffle-first = Der Ziehstapel ist leer.
    .remedy = Die Ablage mischen: Sie ist der neue Ziehstapel. Dann A drücken.
captain-bluff-nothing-to-reshuffle = Im Ziehstapel liegen Karten.
    .remedy = Einfach weiterspielen.
captain-bluff-looks-first = Die Ankunftstafel wird benutzt.
    .remedy = Erst die Städte ansehen, oder mit A beenden.
captain-bluff-recovery-open = Gepäck wird zurückgeholt; bis dahin geschieht nichts anderes.
    .remedy = Zurücknehmen; wer zurückholt, beendet das mit A.
captain-bluff-reading = Die gespielte Karte wurde nicht gelesen.
    .remedy = Noch einmal antippen oder benennen; B nimmt sie zurück.
captain-bluff-revealing = Da zweifelt jemand, und die Stadt ist noch ungelesen.
    .remedy = Umdrehen und antippen, oder benennen.
captain-bluff-match-over = Die Partie ist vorbei.
    .remedy = Für mehr eine neue beginnen.
captain-bluff-has-destination = Über diesem Band liegt schon eine Stadt.
    .remedy = Karte zurücknehmen; an einem anderen Band eine bestimmen.
captain-bluff-no-destination = Über diesem Band liegt keine Stadt.
    .remedy = Zurücknehmen; ein Band mit einer Stadt wählen.
captain-bluff-no-luggage = Auf diesem Band liegt kein Gepäck.
    .remedy = Zurücknehmen; ein Band mit Gepäck wählen.
captain-bluff-looked-already = Die Ankunftstafel zeigt zwei verschiedene Städte.
    .remedy = Ein anderes Band wählen, oder mit A beenden.
captain-bluff-city-has-line = Diese Stadt hat schon eine Reihe auf einem anderen Band.
    .remedy = Zurücknehmen; dort anlegen.
captain-bluff-fourth-line = Es gibt schon drei Reihen, eine für jede Stadt.
    .remedy = Zurücknehmen; ans Ende einer Reihe legen.
captain-bluff-wrong-city = Alles Gepäck einer Reihe kommt aus einer Stadt.
    .remedy = Zurücknehmen.
captain-bluff-wrong-direction = Diese Zahl führt die Reihe nicht in ihrer Richtung fort.
    .remedy = Zurücknehmen.
captain-bluff-gap-in-run = Die Zahlen einer Folge haben keine Lücken.
    .remedy = Zurücknehmen; A schließt die Folge.
captain-bluff-gap-in-line = Vereinbart ist: keine Lücken in den Reihen.
    .remedy = Zurücknehmen.
captain-bluff-say-which-way = Von hier kann die Reihe steigen oder fallen.
    .remedy = Eines von beiden auswählen.
captain-bluff-way-is-clear = Es ist nichts zu wählen: Die Richtung steht fest.
    .remedy = Karte ohne Wahl legen.
captain-bluff-out-of-range = Eine Weltreise zählt 1 bis 17.
    .remedy = Zurücknehmen.
captain-bluff-round-trip-alone = Eine Reihe beginnt nicht mit einer Weltreise allein.
    .remedy = Zurücknehmen, oder Gepäck dazulegen.
captain-bluff-round-trip-never-first = Vereinbart ist: Keine Reihe beginnt mit einer Weltreise.
    .remedy = Zurücknehmen.
captain-bluff-change-in-run = Ein Richtungswechsel gehört in keine Folge.
    .remedy = Zurücknehmen; erst die Folge mit A schließen.
captain-bluff-no-line = Auf diesem Band liegt kein Gepäck zum Umkehren.
    .remedy = Zurücknehmen.
captain-bluff-not-on-belt = Diese Karte kommt nicht auf ein Band.
    .remedy = Zurücknehmen; sie wird am eigenen Lesefeld gespielt.
captain-bluff-not-on-pad = Diese Karte wird nicht am Lesefeld gespielt.
    .remedy = In die Hand zurück; Gepäck und Bandkarten am Band antippen.
captain-bluff-nothing-laid = Keine Karte einer Folge kann zurückgenommen werden.
    .remedy = Einfach weiterspielen.
captain-bluff-call-too-late = Zum Zweifeln ist es zu spät: Die Zeit ist um.
    .remedy = Einfach weiterspielen.
captain-bluff-own-placement = Niemand zweifelt an sich selbst.
    .remedy = Auf die anderen warten.
captain-bluff-already-passed = Dieser Platz hat gepasst.
    .remedy = Auf die anderen warten.
captain-bluff-window-open = Die anderen dürfen noch zweifeln.
    .remedy = Zurücknehmen und warten, bis sie gepasst haben.
captain-bluff-no-time = Für das Zweifeln ist keine Zeit vereinbart.
    .remedy = Warten, bis alle gepasst haben.
captain-bluff-covered = Nur das letzte Gepäckstück einer Reihe wird zurückgeholt.
    .remedy = Zurücklegen.
captain-bluff-behind-airport = Am Ende dieser Reihe liegt eine Flughafenkarte und bleibt.
    .remedy = Die Reihe lassen, wie sie ist.
captain-bluff-last-luggage = In jeder Reihe bleibt ein Gepäckstück liegen.
    .remedy = Liegen lassen.
captain-bluff-other-belt = Von einem anderen Band wird gerade zurückgeholt.
    .remedy = Zurücklegen; das erst mit A abschließen.
captain-bluff-too-early-to-recover = Solange anderes läuft, wird nichts zurückgeholt.
    .remedy = Zurücklegen und kurz warten.
captain-bluff-not-in-hand = Nach allem, was der Tisch sah, ist diese Karte nicht in der Hand.
    .remedy = Zurücklegen, wo sie war; eine Handkarte antippen.
captain-bluff-not-from-pile = Nach allem, was der Tisch sah, ist sie nicht im Ziehstapel.
    .remedy = Zurücklegen, wo sie war; die oberste des Stapels antippen.
captain-bluff-nobody-there = Dort spielt niemand.
    .remedy = Einen Platz wählen, der mitspielt.
captain-bluff-no-belt = Dieses Band gibt es nicht.
    .remedy = Eines der sechs wählen.
captain-bluff-not-unread = Keine solche Karte wartet aufs Lesen.
    .remedy = Einfach weiterspielen.
captain-bluff-not-a-card = Das ist keine Karte dieses Spiels.
    .remedy = Eine Karte des Spiels nennen.

## Options

captain-bluff-option-line =
    Eine Reihe geht weiter: { $value ->
        [rising] mit jeder weiteren Zahl
       *[consecutive] nur mit der nächsten Zahl
    }
captain-bluff-option-round-trip-first =
    Eine Weltreise: { $value ->
        [in-a-run] darf eine Reihe beginnen
       *[never] beginnt nie eine Reihe
    }
captain-bluff-option-changes-go =
    Richtungswechsel gehen: { $value ->
        [to-loser] an den, der die Karten nimmt
       *[to-discard] auf die Ablage
    }
captain-bluff-option-call-s =
    Zeit zum Zweifeln oder Weiterspielen: { $value ->
        [none] bis alle gepasst haben
       *[other] { $value } s
    }
captain-bluff-option-turns =
    Höchstens: { $value ->
        [none] ohne Grenze
       *[other] { $value } Züge
    }
captain-bluff-option-standstill-rounds =
    Endet, wenn niemand eine Karte loswird: { $value ->
        [none] ohne Grenze
       *[other] { $value } Runden
    }

## Choices

captain-bluff-menu-dealing = Karten geben
captain-bluff-menu-pile-empty = Der Ziehstapel ist leer
captain-bluff-menu-which-city = Die Stadt ist
captain-bluff-menu-it-is = Sie ist
captain-bluff-menu-belt = Band { $belt }
captain-bluff-menu-counts-up = Sie zählt aufwärts
captain-bluff-menu-counts-down = Sie zählt abwärts
captain-bluff-menu-take-back = Zurücknehmen
captain-bluff-menu-tap-new = Neue Karte am Band antippen
captain-bluff-menu-tap-at-belt =
    { $spots ->
        [0] Band wählen, dann Karte antippen
       *[other] Karte an einem Band antippen
    }
captain-bluff-menu-where-to = Wohin mit der Karte?
captain-bluff-menu-choose-its-belt = Ihr Band wählen
captain-bluff-menu-define = Stadt bestimmen
captain-bluff-menu-place = Anlegen
captain-bluff-menu-check = Stadt ansehen
captain-bluff-menu-change = Stadt tauschen
captain-bluff-menu-close = Band schließen
captain-bluff-menu-play = Flughafenkarte spielen
captain-bluff-menu-placed = Sie wird angelegt
captain-bluff-menu-defined = Sie ist eine Stadt
captain-bluff-menu-exchanged = Sie wird getauscht
captain-bluff-menu-recovered = Sie wird zurückgeholt
captain-bluff-menu-yes-in-hand = Ja, du hast sie
captain-bluff-menu-trip-begins = Auf die Weltreise muss eine Zahl folgen
captain-bluff-menu-run-complete = Die Folge ist fertig
captain-bluff-menu-take-last-back = Die letzte zurücknehmen
captain-bluff-menu-look-twice = Zwei verschiedene Städte ansehen
captain-bluff-menu-no-more = Keine weiteren
captain-bluff-menu-tap-drawn = Am eigenen Lesefeld antippen
captain-bluff-menu-has-drawn = Die Karte ist gezogen
captain-bluff-menu-tap-old = Alte Karte an das eigene Lesefeld halten
captain-bluff-menu-has-taken = Die alte Karte ist auf der Hand
captain-bluff-menu-shuffled = Die Ablage ist gemischt
captain-bluff-card = { CARD($card) }
captain-bluff-menu-number = { $number }
captain-bluff-menu-yes-card = Ja, { CARD($card) }
captain-bluff-menu-is-played = Gespielt: { CARD($card) }
captain-bluff-menu-which-way = Band { $belt }: auf oder ab?
captain-bluff-menu-awaits-define = Stadt bestimmen: Band { $spot }
captain-bluff-menu-awaits-place = Anlegen: Band { $spot }
captain-bluff-menu-awaits-change = Stadt tauschen: Band { $spot }
captain-bluff-problem-card-twice =
    Eine Karte ist sowohl { $place ->
        [hand] in der Hand von { SEAT($of) }
        [pile] im Ziehstapel
        [discard] in der Ablage
        [belt] auf Band { $of }
        [city] über Band { $of }
        [aside] getauscht und noch nicht genommen
       *[somewhere] irgendwo
    } als auch { $other ->
        [hand] in der Hand von { SEAT($other_of) }
        [pile] im Ziehstapel
        [discard] in der Ablage
        [belt] auf Band { $other_of }
        [city] über Band { $other_of }
        [aside] getauscht und noch nicht genommen
       *[somewhere] irgendwo
    }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-elsewhere =
    Eine Karte wurde { $place ->
        [hand] in der Hand von { SEAT($of) }
        [pile] im Ziehstapel
        [discard] in der Ablage
        [belt] auf Band { $of }
        [city] über Band { $of }
        [aside] getauscht und noch nicht genommen
       *[somewhere] irgendwo
    } gesehen, die dort nicht sein kann.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-count = Es sind { $count } Karten im Spiel; es sollten { $expected } sein.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-pile-count = Der Ziehstapel hat { $count } Karten, aber { $known } sind bekannt.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-unread-inconsistent = Die ungelesenen Karten können nicht lauter verschiedene Karten sein.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-belt-count = Es gibt { $count } Bänder; es sollten { $expected } sein.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-city-above = Auf Band { $belt } liegt Gepäck ohne Stadt darüber.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-luggage = Auf Band { $belt } liegt kein Gepäck, aber andere Karten (CB-10).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-second-line = Die Reihe auf Band { $belt } ist die zweite ihrer Stadt (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-line-kept = Was über die Reihe auf Band { $belt } vermerkt ist, folgt nicht aus ihren Karten.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-cities = Auf Band { $belt } liegt Gepäck aus zwei Städten (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-other-number = Gepäck auf Band { $belt } zählt als eine andere Zahl, als es hat.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-out-of-range = Eine Karte auf Band { $belt } zählt als { $number } (CB-9).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-ways = Die Zahlen auf Band { $belt } laufen nicht in eine Richtung (CB-6).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-hand-too-large = { SEAT($seat) } hat { $count } Karten; gegeben werden { $dealt }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-much-luggage = { SEAT($seat) } hat mehr Gepäck als die { $dealt } Karten, die gegeben werden.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-many-airport = { SEAT($seat) } hat mehr Flughafenkarten als die { $dealt }, die gegeben werden.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-empty-hand = { SEAT($seat) } hat keine Karten mehr, was die Partie beendet, aber sie geht weiter.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-such-player = Es gibt keinen Spieler { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-reading = Die Phase { $phase } passt nicht zu der Karte, die noch gelesen werden muss.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-taking = Die Phase { $phase } passt nicht zu der Karte, die getauscht wurde.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-nobody-due = Die Phase ist { $phase }, aber niemand ist am Zug.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-line = Die Phase ist { $phase }, aber auf Band { $belt } liegt kein Gepäck.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-run = Eine Folge wird gelegt, aber die Phase ist { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-passed = Spieler haben gepasst, aber die Phase ist { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-goes-on = Ein Zug geht weiter, in dem alles getan ist (CB-3).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-count = Die Züge sind falsch gezählt.
    .remedy = { table-undo-or-play-on }

## Places

captain-bluff-place-luggage = Gepäck
captain-bluff-place-airport = Flughafen
captain-bluff-place-belt = Band { $number }

## Die Regeln, kurz

captain-bluff-rules-1 = Werde vor allen anderen alle deine Karten los.
captain-bluff-rules-2 = Die verdeckte Karte über einem Band ist seine Stadt. Dort legst du Gepäck an: ein Stück oder eine lückenlose Folge. Eine Reihe steigt oder fällt und darf von Zug zu Zug springen; jede Stadt hat eine. Gepäck einer anderen ist ein Bluff.
captain-bluff-rules-3 = Die anderen dürfen zweifeln: Die Stadt wird umgedreht. War es ein Bluff, nimmst du Reihe und Stadt zurück; war es keiner, nimmt sie, wer gezweifelt hat.
captain-bluff-rules-4 = Oder du bestimmst die Stadt eines leeren Bandes und ziehst eine Karte; oder siehst eine Stadt an; oder tauschst eine, oder schließt ein Band, wo Gepäck liegt.
captain-bluff-rules-5 = Daneben darfst du eine Flughafenkarte spielen; dann endet dein Zug von selbst.
captain-bluff-rules-6 = Die Weltreise ist beliebiges Gepäck; der Richtungswechsel dreht eine Reihe um, ab ihrer letzten Zahl; die Ankunftstafel zeigt zwei Städte; beim verspäteten Flug ziehen alle anderen mit weniger als fünf Karten eine.
captain-bluff-rules-7 = Jederzeit darfst du das letzte Gepäck einer Reihe auf die Hand nehmen; eines muss bleiben.

## Höhepunkte und Verlauf

captain-bluff-stage-call = { SEAT($caller) } zweifelt an { SEAT($placer) }: Liegt { CARD($city) } über Band { $belt }?
captain-bluff-stage-bluff = { CARD($card) }! { SEAT($placer) } hat geblufft.
captain-bluff-stage-honest = { CARD($card) }! { SEAT($placer) } war ehrlich.
captain-bluff-stage-takes =
    { $count ->
        [0] { SEAT($loser) } nimmt keine Karte
        [one] { SEAT($loser) } nimmt eine Karte
       *[other] { SEAT($loser) } nimmt { $count } Karten
    }
captain-bluff-log-called = { SEAT($caller) } zweifelt an { SEAT($placer) } auf Band { $belt }: { CARD($card) }. { SEAT($loser) } nimmt die Karten
captain-bluff-log-define = { SEAT($seat) } legt eine Stadt über Band { $belt }
captain-bluff-log-change = { SEAT($seat) } tauscht die Stadt von Band { $belt }
captain-bluff-log-look = { SEAT($seat) } sieht die Stadt von Band { $belt } an
captain-bluff-log-close = { SEAT($seat) } schließt Band { $belt }
captain-bluff-log-place = { SEAT($seat) } legt { CARD($card) } auf Band { $belt }
captain-bluff-log-play = { SEAT($seat) } spielt { CARD($card) }
captain-bluff-log-recover = { SEAT($seat) } nimmt { CARD($card) } von Band { $belt } zurück
captain-bluff-log-take-back = { SEAT($seat) } nimmt eine Karte zurück
captain-bluff-log-reshuffle = Die Ablage ist der neue Ziehstapel
captain-bluff-known-belt =
    { $count ->
        [0] Band { $belt }: niemand kennt die Stadt
       *[other] Band { $belt }: gesehen von { NAMES($seats) }
    }
captain-bluff-known-discards = Ablage: { $count }
captain-bluff-known-above = Über Band { $belt }: { CARD($card) }
captain-bluff-known-hand = { SEAT($seat) } hält { CARD($card) }

## Lessons

captain-bluff-lesson-city = Leg eine Karte verdeckt über ein Band: Das ist seine Stadt, und nur du kennst sie. Jede Karte ist erlaubt.
captain-bluff-lesson-place = Werde Gepäck los: Leg es an ein Band, das eine Stadt hat. Eine Reihe steigt oder fällt und darf springen: Nach einer 5 passt auch eine 11. Ist die verdeckte Stadt eine andere, bluffst du.
captain-bluff-lesson-run = Was du zusammen legst, ist eine Folge: Zahl auf Zahl, ohne Lücke. Leg die nächste an, so weit es geht; dann schließ die Folge mit A.
    .window = Was du zusammen legst, ist eine Folge: Zahl auf Zahl, ohne Lücke. Leg die nächste an, so weit es geht; dann schließ die Folge.
captain-bluff-lesson-call = Zweifelst du, ob die verdeckte Stadt passt? A zweifelt, B lässt es gelten. Wer sich irrt, nimmt die ganze Reihe.
    .window = Zweifelst du, ob die verdeckte Stadt passt? Sag es, oder lass es gelten. Wer sich irrt, nimmt die ganze Reihe.
captain-bluff-lesson-airport = Neben deiner Aktion darfst du eine Flughafenkarte spielen, jetzt oder davor. Sonst endet der Zug von selbst, mit A sofort.
    .window = Neben deiner Aktion darfst du eine Flughafenkarte spielen, jetzt oder davor. Sonst endet der Zug von selbst.
captain-bluff-lesson-check = Unsicher, welche Stadt dort liegt? Wähle mit B und A, eine anzusehen: Das ist deine Aktion.
    .window = Unsicher, welche Stadt dort liegt? Du darfst eine ansehen: Das ist deine Aktion.
captain-bluff-lesson-change = Wo Gepäck liegt, darfst du die Stadt tauschen: Leg eine andere Karte hin und nimm die alte.
captain-bluff-lesson-close = Oder schließ ein Band mit Gepäck: Alles darauf wird abgeworfen, und niemand erfährt die Stadt.

## Why: a sentence for each ruling (docs/rulings-captain-bluff.md)

captain-bluff-rule-1 = Erst werden alle Karten gegeben; dann legen alle reihum eine Stadt verdeckt hin.
captain-bluff-rule-2 = Es geht im Uhrzeigersinn: Nur einer ist am Zug.
captain-bluff-rule-3 = Ein Zug ist genau eine Aktion und höchstens eine Flughafenkarte davor oder danach.
captain-bluff-rule-4 = Ein Band hat eine Stadt, nie zwei.
captain-bluff-rule-5 = Gezogen wird nur für eine neu bestimmte Stadt, oben vom Ziehstapel.
captain-bluff-rule-6 = Zahlen, die zusammen gelegt werden, folgen lückenlos aufeinander.
captain-bluff-rule-7 = Die zweite Zahl einer Reihe entscheidet, ob sie steigt oder fällt; so geht es dann weiter.
captain-bluff-rule-8 = Jede Stadt hat eine Reihe, an einem Band mit Stadt, und es gibt höchstens drei.
captain-bluff-rule-9 = Die Weltreise ist die nächste Zahl ihrer Reihe, nie unter 1 oder über 17; auf einer einzelnen Karte sagst du, wohin.
captain-bluff-rule-10 = Eine Weltreise beginnt eine Reihe nur, wenn Gepäck folgt, und gar nicht, wenn es so vereinbart ist.
captain-bluff-rule-12 = Ein Richtungswechsel kommt allein an ein Band mit einer Reihe und bleibt dort.
captain-bluff-rule-14 = Die Ankunftstafel zeigt dem, der sie spielt, bis zu zwei verschiedene Städte.
captain-bluff-rule-16 = Ist der Ziehstapel leer, wird die Ablage gemischt und zum neuen, und nur dann.
captain-bluff-rule-17 = Zweifeln dürfen die anderen, bis alle passen oder die Zeit um ist, und nicht nach dem nächsten Schritt.
captain-bluff-rule-18 = Entschieden wird nach der verdeckten Stadt und der Stadt der ganzen Reihe.
captain-bluff-rule-21 = Wer die letzte Karte legt, hat gewonnen, sobald niemand mehr zweifeln darf.
captain-bluff-rule-24 = Getauscht wird eine Stadt nur, wo Gepäck liegt: Erst kommt die neue Karte hin, dann die alte auf die Hand.
captain-bluff-rule-26 = Zurückgeholt wird Gepäck nur vom Ende einer Reihe, bis zu einer Flughafenkarte, von einem Band; ein Stück bleibt.

## Why other belts are not to be chosen

captain-bluff-menu-place-where = { captain-bluff-menu-place }: wo eine Stadt liegt
captain-bluff-menu-define-where = { captain-bluff-menu-define }: wo keine liegt
captain-bluff-menu-check-where = { captain-bluff-menu-check }: wo eine liegt
captain-bluff-menu-change-where = { captain-bluff-menu-change }: wo Gepäck liegt
captain-bluff-menu-close-where = { captain-bluff-menu-close }: wo Gepäck liegt

## What a belt takes

captain-bluff-takes-higher = Hierher passt { CARD($card) } über { $number }.
captain-bluff-takes-lower = Hierher passt { CARD($card) } unter { $number }.
captain-bluff-takes-another = Hierher passt { CARD($card) } mit einer anderen Zahl als { $number }.
captain-bluff-takes-next = Hierher passt { CARD($card) } mit der nächsten Zahl nach { $number }.
captain-bluff-takes-new-line = Hierher passt Gepäck einer Stadt, die noch keine Reihe hat.
captain-bluff-story-shed = { SEAT($seat) } legt die meisten Karten in einem Zug: { $count }
captain-bluff-story-took = { SEAT($seat) } muss die meisten Karten auf einmal nehmen: { $count }
captain-bluff-story-looks = { SEAT($seat) } sieht sich die meisten Städte an: { $count }
captain-bluff-report-points = Karten weniger als am Anfang
captain-bluff-report-course = Der Verlauf: Karten weniger
