# Deutsch

bluff-pirate-title = Bluff Pirate
bluff-pirate-screen-attract = Segle zum Schatz, und lass dir nicht in die Karten schauen

## Cards

card-red = Roter Säbel
card-red-pirate = Roter Pirat
card-orange = Orange Laterne
card-orange-pirate = Oranger Pirat
card-yellow = Gelber Edelstein
card-yellow-pirate = Gelber Pirat
card-green = Grüne Flasche
card-green-pirate = Grüner Pirat
card-turquoise = Türkiser Kompass
card-turquoise-pirate = Türkiser Pirat
card-blue = Blauer Anker
card-blue-pirate = Blauer Pirat
card-purple = Lila Haken
card-purple-pirate = Lila Pirat
card-pink = Rosa Fernrohr
card-pink-pirate = Rosa Pirat
card-brown = Braunes Steuerrad
card-brown-pirate = Brauner Pirat
card-black = Schwarzer Hut
card-black-pirate = Schwarzer Pirat

## What the screen says by itself

bluff-pirate-screen-turn = Zug { $number }
bluff-pirate-screen-last-round = Letzte Runde
bluff-pirate-screen-nudge = Wer wagt eine Serie?
bluff-pirate-screen-dealing = Fünf Karten für alle
bluff-pirate-screen-vote = Bluff oder nicht?
bluff-pirate-screen-piles = Stapel { $pile }, Ablage { $discards }
bluff-pirate-screen-arrived = Schatz!
bluff-pirate-screen-to-go = noch { $count }
bluff-pirate-screen-set-trusted-true = { SEAT($seat) } blufft nicht ({ $count } Karten), { SEAT($other) } glaubt es
bluff-pirate-screen-set-trusted-bluff = { SEAT($seat) } blufft mit { $count } Karten, { SEAT($other) } glaubt es
bluff-pirate-screen-set-doubted-true = { SEAT($seat) } blufft nicht ({ $count } Karten), { SEAT($other) } zweifelt
bluff-pirate-screen-set-doubted-bluff = { SEAT($seat) } blufft mit { $count } Karten, { SEAT($other) } merkt es
bluff-pirate-screen-discard = { SEAT($seat) } wirft ab: { CARD($cards) }
bluff-pirate-screen-keep = { SEAT($seat) } behält alle Karten
bluff-pirate-screen-board =
    { $count ->
        [one] { SEAT($seat) } entert { SEAT($other) } und nimmt eine Karte
       *[other] { SEAT($seat) } entert { SEAT($other) } und nimmt { $count } Karten
    }
bluff-pirate-screen-taken-back = { SEAT($seat) } nimmt zurück: { CARD($cards) }
bluff-pirate-screen-shown = { SEAT($seat) } hat gezeigt: { CARD($cards) }
bluff-pirate-screen-reshuffle = Die Ablage ist der neue Stapel
bluff-pirate-screen-revote = Stimmen waren zu sehen: Alle stimmen neu ab

## What the table says

bluff-pirate-deal =
    { $reads ->
        [late] Fünf Karten für alle, verdeckt.
       *[every] Fünf Karten für alle: jede am Lesefeld dessen antippen, der sie bekommt.
    }
    .window = Fünf Karten für alle, verdeckt.
    .remedy =
        { $reads ->
            [late] A drücken, wenn alle gegeben sind; gelesen wird eine Karte, wenn sie gespielt wird.
           *[every] Alles ist gegeben, wenn die Lichter zeigen, wer am Zug ist.
        }
bluff-pirate-turn = { SEAT($active) }: { bluff-pirate-turn.asked }
    .asked = zwei Karten ziehen oder mit einem Piraten entern.
    .remedy =
        { $spots ->
            [0]
                { $reads ->
                    [late] A drücken, wenn sie gezogen sind; zum Entern erst wählen.
                   *[every] Karten an das eigene Lesefeld halten; zum Entern erst wählen.
                }
           *[other]
                { $reads ->
                    [late] A drücken, wenn sie gezogen sind; ein Pirat kommt auf Feld 4.
                   *[every] Karten an das eigene Lesefeld halten, einen Piraten auf Feld 4.
                }
        }
bluff-pirate-draw-two = { SEAT($active) }: { bluff-pirate-draw-two.asked }
    .asked = zwei Karten ziehen.
    .remedy =
        { $reads ->
            [late] A drücken, wenn sie gezogen sind.
           *[every] Die Karten an das eigene Lesefeld halten.
        }
bluff-pirate-draw = { SEAT($active) }: { bluff-pirate-draw.asked }
    .asked = noch { $count } ziehen.
    .remedy = Jede Karte vom Stapel an das eigene Lesefeld halten.
bluff-pirate-reshuffle = Der Stapel ist leer: die Ablage mischen.
    .remedy = Verdeckt als neuen Stapel hinlegen; dann A.
bluff-pirate-act = { SEAT($active) }: { bluff-pirate-act.asked }
    .asked = eine Serie legen oder eine Karte abwerfen.
    .remedy =
        { $spots ->
            [0] Erst wählen, dann die Karte an das eigene Lesefeld halten.
           *[other] Offen auf Feld 1, verdeckt auf Feld 2; abwerfen auf Feld 3.
        }
bluff-pirate-few = { SEAT($active) }: { bluff-pirate-few.asked }
    .asked = eine Serie legen oder den Zug beenden.
    .remedy =
        { $spots ->
            [0] Erst wählen, dann die Karte an das eigene Lesefeld halten.
           *[other] Offen auf Feld 1, verdeckt auf Feld 2.
        }
bluff-pirate-ending = { SEAT($active) }: { bluff-pirate-ending.asked }
    .asked = den Zug beenden: Eine Serie hat mindestens drei Karten.
    .remedy = B: weiter, A: wählen.
bluff-pirate-set = { SEAT($active) }: { bluff-pirate-set.asked }
    .asked = eine Serie legen: drei bis fünf Karten, eine oder zwei offen.
    .remedy =
        { $spots ->
            [0] Verdeckt an das eigene Lesefeld halten; offene vorher wählen.
           *[other] Offen auf Feld 1, verdeckt auf Feld 2.
        }
bluff-pirate-closing = { SEAT($active) }: { bluff-pirate-closing.asked }
    .asked =
        { $more ->
            [0] die Serie abschließen.
           *[other] die Serie abschließen, oder weitere Karten legen.
        }
    .remedy =
        { $spots ->
            [0] A schließt sie; oder noch eine verdeckt an das eigene Lesefeld halten.
           *[other] A schließt die Serie.
        }
bluff-pirate-vote = Blufft { SEAT($turn) }? Alle anderen stimmen verdeckt ab.
    .remedy = A: kein Bluff. B: Bluff.
    .a = kein Bluff
    .b = Bluff
bluff-pirate-pick = { SEAT($active) }: { bluff-pirate-pick.asked }
    .asked = alle haben abgestimmt. Wählen, wessen Stimme zählt.
    .remedy = B: weiter, A: wählen.
bluff-pirate-reveal-bluff = { SEAT($voter) } sagt: Bluff!
    .remedy =
        { $reads ->
            [late] Die verdeckten Karten umdrehen, dann A.
           *[every]
                { $spots ->
                    [0] Die verdeckten Karten umdrehen und jede an das eigene Lesefeld halten.
                   *[other] Die verdeckten Karten umdrehen und jede auf Feld 2 antippen.
                }
        }
bluff-pirate-reveal-no-bluff = { SEAT($voter) } sagt: kein Bluff.
    .remedy =
        { $reads ->
            [late] Die verdeckten Karten umdrehen, dann A.
           *[every]
                { $spots ->
                    [0] Die verdeckten Karten umdrehen und jede an das eigene Lesefeld halten.
                   *[other] Die verdeckten Karten umdrehen und jede auf Feld 2 antippen.
                }
        }
bluff-pirate-fork = { SEAT($active) }: { bluff-pirate-fork.asked }
    .asked = an der Gabelung einen Weg wählen.
    .remedy = B: weiter, A: wählen.
bluff-pirate-island = { SEAT($active) }: { bluff-pirate-island.asked }
    .asked = das Plättchen der Insel umdrehen.
    .remedy = Dann wählen, was dort liegt. B: weiter, A: wählen.
bluff-pirate-dig = { SEAT($active) }: { bluff-pirate-dig.asked }
    .asked = das Plättchen der Insel umdrehen.
    .remedy = Was darunter liegt, gilt sofort.
bluff-pirate-board = { SEAT($active) }: { bluff-pirate-board.asked }
    .asked = ein Schiff zum Entern wählen.
    .remedy = B: weiter, A: wählen.
bluff-pirate-steal = { SEAT($active) }: { bluff-pirate-steal.asked }
    .asked = { SEAT($target) } ungesehen { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } abnehmen.
    .remedy = Jede am Lesefeld von { SEAT($active) } antippen.
bluff-pirate-over = Die Partie ist vorbei.
    .remedy = Mit A noch einmal spielen.
bluff-pirate-not-now = { SEAT($active) } ist am Zug.
    .remedy = Karte zurücknehmen und warten; was { SEAT($active) } zu tun hat, steht auf dem Bildschirm.
bluff-pirate-dealt-at-pads = Gegeben wird an den Lesefeldern.
    .remedy = Am Lesefeld dessen antippen, der sie bekommt.
bluff-pirate-read-already = Diese Karte wurde schon gelesen: Sie ist nicht die fehlende.
    .remedy = Die ungelesene antippen oder im Menü nennen.
bluff-pirate-other-spot = Auf diesem Feld wird nichts gespielt.
    .remedy = Serie auf Feld 1 und 2, abwerfen auf Feld 3, Pirat zum Entern auf Feld 4.
bluff-pirate-token-stays = Ein Schatzplättchen bleibt auf seiner Insel, bis ein Schiff ankommt.
    .remedy = Mit geschlossener Truhe zurücklegen.
bluff-pirate-turn-the-token = Was unter dem Plättchen ist, sieht kein Lesefeld.
    .remedy = An seinem Platz umdrehen.
bluff-pirate-finder-answers = { SEAT($active) } hat die Insel erreicht und öffnet die Truhe.
    .remedy = Das abwarten.
bluff-pirate-look-first = Die Serie ist eben erst fertig: Das zählte nicht als Stimme.
    .remedy = Die Serie ansehen, dann verdeckt abstimmen.
bluff-pirate-close-first = Noch wird nicht abgestimmt: { SEAT($active) } hat die Serie nicht geschlossen.
    .remedy = Warten, bis sie fertig ist; dann verdeckt abstimmen.
bluff-pirate-where-to =
    { $spots ->
        [0] Eine Karte der eigenen Hand sagt am eigenen Lesefeld noch nichts.
       *[other] Eine Karte der eigenen Hand sagt am eigenen Lesefeld nichts.
    }
    .remedy =
        { $spots ->
            [0] Dort gezogene Karten antippen; zum Entern erst wählen.
           *[other] Dort gezogene Karten antippen; einen Piraten zum Entern auf Feld 4.
        }
bluff-pirate-lay-where =
    { $spots ->
        [0] Was diese Karte sein soll, ist noch nicht gewählt.
       *[other] Eine Karte der eigenen Hand sagt am eigenen Lesefeld nichts.
    }
    .remedy =
        { $spots ->
            [0] Zurücknehmen; erst wählen: offen, verdeckt oder abwerfen.
           *[other] Serie offen auf Feld 1, verdeckt auf Feld 2; abwerfen auf Feld 3.
        }
bluff-pirate-still-dealing = Es wird noch gegeben.
    .remedy = Zurücklegen; erst fünf Karten an jedem Lesefeld antippen.
bluff-pirate-hand-full = Eine Karte zu viel an diesem Lesefeld.
    .remedy = Auf den Stapel zurücklegen.
bluff-pirate-read-each = In dieser Partie wird jede Karte beim Geben gelesen.
    .remedy = Fünf Karten an jedem Lesefeld antippen.
bluff-pirate-already-dealt = Alle haben ihre Karten.
    .remedy = Auf den Stapel zurücklegen.
bluff-pirate-too-late-to-redeal = Das Rennen hat begonnen.
    .remedy = Es zu Ende segeln.
bluff-pirate-not-your-turn = Jemand anders ist am Zug.
    .remedy = Karte zurücknehmen und warten.
bluff-pirate-draw-or-board = Der Zug beginnt mit zwei gezogenen Karten oder mit Entern.
    .remedy = Zurücknehmen; zwei Karten vom Stapel am eigenen Lesefeld antippen oder mit einem Piraten entern.
bluff-pirate-draw-first = Erst werden zwei Karten gezogen.
    .remedy = Zurücknehmen; gezogene Karten an das eigene Lesefeld halten.
bluff-pirate-already-drawn = Wer gezogen hat, kann nicht mehr entern oder ziehen.
    .remedy = Zurücknehmen; eine Serie legen oder abwerfen.
bluff-pirate-drew-after-boarding = Wer entert, zieht keine Karten.
    .remedy = Auf den Stapel zurück; hat sie jemand gesehen, untermischen.
bluff-pirate-reshuffle-first = Der Stapel ist leer.
    .remedy = Zurücknehmen; die Ablage mischen, verdeckt als Stapel hinlegen, A drücken.
bluff-pirate-nothing-to-reshuffle = Auf dem Stapel liegen noch Karten.
    .remedy = Vom Stapel ziehen.
bluff-pirate-act-first = Jetzt wird eine Serie gelegt oder eine Karte abgeworfen.
    .remedy = Zurücknehmen; eine Serie legen oder eine Karte abwerfen.
bluff-pirate-set-first = Eine Serie wird gelegt.
    .remedy = Zurücknehmen; die Serie zu Ende legen, dann A.
bluff-pirate-voting = Alle anderen stimmen ab.
    .remedy = Zurücknehmen und die Stimmen abwarten.
bluff-pirate-pick-first = Alle haben abgestimmt.
    .remedy = Zurücknehmen; im Menü eine Stimme bestimmen.
bluff-pirate-picked-already = Eine Stimme ist schon bestimmt; die erste Wahl gilt.
    .remedy = Die anderen Stimmen verdecken; die verdeckten Karten der Serie umdrehen.
bluff-pirate-reveal-first = Erst werden die verdeckten Karten der Serie umgedreht.
    .remedy = Zurücknehmen; jede umdrehen und antippen.
bluff-pirate-steer-first = Ein Schiff ist an der Gabelung.
    .remedy = Zurücknehmen; wer es segelt, wählt im Menü den Weg.
bluff-pirate-open-first = Ein Schiff hat eine Insel erreicht.
    .remedy = Zurücknehmen; wer es segelt, dreht das Plättchen um.
bluff-pirate-target-first = Ein Pirat entert.
    .remedy = Zurücknehmen; im Menü ein Schiff wählen, das weiter vorn ist.
bluff-pirate-steal-first = Ein Schiff wird geentert.
    .remedy = Zurücknehmen; gestohlene Karten am Lesefeld des Diebs antippen.
bluff-pirate-reading = Eine Karte wurde nicht gelesen.
    .remedy = Noch einmal antippen oder benennen.
bluff-pirate-not-voting = Keine Abstimmung läuft.
    .remedy = Das Plättchen vor sich liegen lassen.
bluff-pirate-nothing-placed = Es liegt keine Serie zum Abstimmen oder Umdrehen.
    .remedy = Einfach weiterspielen.
bluff-pirate-not-boarding = Kein Schiff wird geentert.
    .remedy = Karte ungesehen zurücklegen.
bluff-pirate-not-at-fork = Kein Schiff ist an einer Gabelung.
    .remedy = Einfach weiterspielen.
bluff-pirate-not-at-island = Kein Schiff ist an einer verschlossenen Insel.
    .remedy = Truhe ungesehen wieder schließen und weiterspielen.
bluff-pirate-nothing-to-end = Es wird keine Serie gelegt.
    .remedy = Erst mindestens drei Karten legen.
bluff-pirate-match-over = Die Partie ist vorbei.
    .remedy = Für mehr eine neue beginnen.
bluff-pirate-not-in-hand = Nach allem, was der Tisch sah, ist diese Karte nicht in der Hand.
    .remedy = Zurücklegen, wo sie war; eine Handkarte antippen.
bluff-pirate-not-from-pile = Nach allem, was der Tisch sah, kommt diese Karte nicht vom Stapel.
    .remedy = Zurücklegen, wo sie war; vom Stapel ziehen.
bluff-pirate-not-of-target = Nach allem, was der Tisch sah, ist sie nicht vom geenterten Schiff.
    .remedy = Zurücklegen; eine Karte dieses Platzes ungesehen nehmen.
bluff-pirate-not-hidden = Das ist keine verdeckte Karte der Serie.
    .remedy = Zurücklegen, wo sie war; die verdeckten Karten umdrehen.
bluff-pirate-hand-too-small = Eine Serie hat mindestens drei Karten, die Hand hat weniger.
    .remedy = Zurücknehmen; den Zug ohne Serie beenden.
bluff-pirate-two-colours = Die offenen Karten einer Serie haben alle dieselbe Farbe.
    .remedy = Diese zurücknehmen; eine andere oder keine offen legen.
bluff-pirate-too-many-up = Nur eine oder zwei Karten einer Serie liegen offen.
    .remedy = Zurücknehmen oder verdeckt legen.
bluff-pirate-needs-face-up = Eine Serie braucht eine offene Karte, und nur diese kann es noch sein.
    .remedy = Zurücknehmen und offen legen.
bluff-pirate-set-full = Eine Serie hat höchstens fünf Karten.
    .remedy = Diese zurücknehmen und A drücken.
bluff-pirate-set-too-small = Eine Serie hat mindestens drei Karten, eine oder zwei davon offen.
    .remedy = Noch eine legen, dann A drücken.
bluff-pirate-must-discard = Mit so vielen Karten legst du eine Serie oder wirfst eine Karte ab.
    .remedy = Eine Karte abwerfen.
bluff-pirate-nothing-to-discard = Mit so wenigen Karten wirfst du keine ab.
    .remedy = Zurücknehmen und den Zug im Menü beenden.
bluff-pirate-voted-already = Dieser Platz hat schon abgestimmt.
    .remedy = Warten, bis alle abgestimmt haben.
bluff-pirate-own-set = Über die eigene Serie stimmt niemand ab.
    .remedy = Warten, bis alle anderen abgestimmt haben.
bluff-pirate-not-a-pirate = Nur ein Pirat entert.
    .remedy = Zurücknehmen; zwei Karten ziehen oder mit einem Piraten entern.
bluff-pirate-nobody-ahead = Kein Schiff mit Karten ist weiter vorn.
    .remedy = Piraten zurücknehmen und zwei Karten ziehen.
bluff-pirate-not-ahead = Dieses Schiff ist nicht weiter vorn, oder sein Platz hat keine Karten.
    .remedy = Ein anderes wählen.
bluff-pirate-no-such-course = Von hier führt kein Weg dorthin.
    .remedy = Einen anderen wählen.
bluff-pirate-nobody-there = Dort spielt niemand.
    .remedy = Einen Platz wählen, der mitspielt.
bluff-pirate-not-unread = Diese Karte ist schon gelesen, oder es ist keine Karte.
    .remedy = Einfach weiterspielen.
bluff-pirate-card = { CARD($card) }
bluff-pirate-not-a-card = Das ist keine Karte dieses Spiels.
    .remedy = Eine Farbe nennen, oder ihren Piraten.

## Options

bluff-pirate-option-keep-up-to =
    Ohne Serie: { $value ->
        [4] ab fünf Karten eine abwerfen
       *[5] ab sechs Karten eine abwerfen
    }
bluff-pirate-option-small-hand =
    Mit weniger Karten: { $value ->
        [keep] keine abwerfen
       *[choose] nach Belieben
    }
bluff-pirate-option-discard-without =
    Wer abwerfen muss: { $value ->
        [placing] wer keine Serie legt
       *[having] wer keine Serie hat
    }
bluff-pirate-option-turns =
    Das Rennen endet: { $value ->
        [none] nur am Schatz
       *[other] nach { $value } Zügen
    }
bluff-pirate-option-nudge-rounds = Erinnerung an das Rennen: nach { $value } Runden ohne Serie

## Choices

bluff-pirate-menu-dealing = Fünf Karten für alle
bluff-pirate-menu-tap-pile = Karte vom Stapel antippen
bluff-pirate-menu-draw = Zwei Karten ziehen
bluff-pirate-menu-has-drawn =
    { $count ->
        [one] Die Karte ist gezogen
       *[other] Zwei Karten sind gezogen
    }
bluff-pirate-menu-board = Mit einem Piraten entern
bluff-pirate-menu-drawn = Sie wird gezogen
bluff-pirate-menu-boards = Sie entert ein Schiff
bluff-pirate-menu-lay-up = Eine Karte offen legen
bluff-pirate-menu-lay-down = Eine Karte verdeckt legen
bluff-pirate-menu-lies-up = Sie liegt offen
bluff-pirate-menu-lies-down = Sie liegt verdeckt
bluff-pirate-menu-too-few = Zu wenige Karten für eine Serie
bluff-pirate-menu-take-set-back = Die Serie zurücknehmen
bluff-pirate-menu-close-set = Die Serie ist fertig
bluff-pirate-menu-tap-next =
    { $spots ->
        [0] Nächste Karte verdeckt antippen
       *[other] Nächste Karte antippen
    }
bluff-pirate-menu-others-vote = Alle anderen stimmen ab
bluff-pirate-menu-vote-shown = Eine Stimme war zu früh zu sehen
bluff-pirate-menu-vote-again = Alle stimmen neu ab
bluff-pirate-menu-pick = Wessen Stimme zählt?
bluff-pirate-menu-tap-hidden = Verdeckte umdrehen und antippen
bluff-pirate-menu-turned-all = Alle verdeckten Karten sind umgedreht
    .window = Alle umdrehen
bluff-pirate-menu-turned = Sie wird umgedreht
bluff-pirate-menu-fork = Welcher Weg?
bluff-pirate-menu-target = Wessen Schiff wird geentert?
bluff-pirate-menu-tap-stolen = Jede Beute an das eigene Lesefeld halten
bluff-pirate-menu-has-stolen =
    { $count ->
        [one] Eine Karte ist genommen
       *[other] { $count } Karten sind genommen
    }
    .window =
        { $count ->
            [one] Eine Karte nehmen
           *[other] { $count } Karten nehmen
        }
bluff-pirate-menu-stolen = Sie wird gestohlen
bluff-pirate-menu-pile-made = Sie liegen verdeckt als Stapel
bluff-pirate-menu-shuffle = Die Ablage mischen
bluff-pirate-menu-awaits-up = { SEAT($seat) }: eine offene Karte
bluff-pirate-menu-awaits-down = { SEAT($seat) }: eine verdeckte Karte
bluff-pirate-menu-awaits-board = { SEAT($seat) }: der Pirat, der entert
bluff-pirate-menu-unread = Eine Karte wurde nicht gelesen
bluff-pirate-menu-tap-or-name = Noch einmal antippen oder nennen
bluff-pirate-menu-token = Was liegt unter dem Plättchen?
bluff-pirate-menu-which = Welche ist es?
bluff-pirate-menu-treasure = Der Schatz
bluff-pirate-menu-empty-chest = Eine leere Truhe
bluff-pirate-menu-card = { CARD($card) }
bluff-pirate-menu-colour = { COLOUR($colour) }
bluff-pirate-menu-towards = Richtung { PLACE($place) }
bluff-pirate-menu-awaits-discard = { SEAT($seat) }: die abgeworfene Karte
bluff-pirate-problem-card-twice =
    Eine Karte ist sowohl { $place ->
        [hand] in der Hand von { SEAT($seat) }
        [discards] in der Ablage
        [up] offen in der Serie
        [down] verdeckt in der Serie
       *[table] auf dem Tisch
    } als auch { $other ->
        [hand] in der Hand von { SEAT($holder) }
        [discards] in der Ablage
        [up] offen in der Serie
        [down] verdeckt in der Serie
       *[table] auf dem Tisch
    }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-card-elsewhere =
    Eine Karte wurde { $place ->
        [hand] in der Hand von { SEAT($seat) }
        [discards] in der Ablage
        [up] offen in der Serie
        [down] verdeckt in der Serie
       *[table] auf dem Tisch
    } gesehen, die dort nicht sein kann.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pile-and-elsewhere = Eine Karte ist sowohl im Stapel als auch anderswo.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-cards =
    { $count ->
        [one] Es gibt eine Karte
       *[other] Es gibt { $count } Karten
    } zu viel.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-cards-nowhere =
    { $count ->
        [one] Eine Karte ist
       *[other] { $count } Karten sind
    } nirgends.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-unread-inconsistent = Die ungelesenen Karten können nicht lauter verschiedene Karten sein.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-hand-too-large = { SEAT($seat) } hat { $count } Karten; gegeben werden { $dealt }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-dealt-not-begun = Alle Hände sind gegeben, aber die Partie hat nicht begonnen.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-played-before-dealt = Es wurden Karten gespielt, bevor alle gegeben waren.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set = Die Phase { $phase } passt nicht zu der Serie auf dem Tisch.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-up = { $count } Karten der Serie liegen offen (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set-too-large = Die Serie hat { $count } Karten (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-closed = Die Serie ist fertig; Karten: { $count }, offen: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-several-colours = Die offenen Karten der Serie haben mehrere Farben (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turned-not-hidden = Eine Karte der Serie wurde umgedreht, die nicht verdeckt war (BP-7).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-placed = { SEAT($seat) } hat eine Serie gelegt; Karten: { $count }, offen: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-own-vote = { SEAT($seat) } hat über die eigene Serie abgestimmt (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-taken-for = Eine Serie von { SEAT($seat) } wurde für etwas gehalten, das sie nicht war (BP-4).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-votes = Die Phase ist { $phase }, aber Stimmen liegen auf dem Tisch.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-voter = Jemand hat abgestimmt, der bei dieser Serie nicht abstimmt (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-picking-early = Eine Stimme soll bestimmt werden, bevor alle abgestimmt haben (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-kept = Eine Stimme ist vermerkt, die niemand wissen darf (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-not-given = Eine Stimme ist vermerkt von jemandem, der nicht abgestimmt hat (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-of-nobody = Eine Stimme zählt, die niemand abgegeben hat (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-that-counts = Die Phase { $phase } passt nicht zu der Stimme, die zählt.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-ship-astray = Das Schiff von { SEAT($seat) } ist auf keinem Feld des Rennens.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-island = Ein Plättchen wurde umgedreht, wo keine Insel ist.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-island-not-opened = Ein Schiff ist auf einer Insel, die noch verschlossen ist (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-one-path = Ein Schiff soll seinen Weg wählen, wo es nur einen gibt (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-sailing = Die Phase ist { $phase }; Felder, die noch zu segeln sind: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-such-player = Es gibt keinen Spieler { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-out-of-turn = Jemand soll handeln, der nicht am Zug ist.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-reading = Die Phase { $phase } passt nicht zu der Karte, die noch gelesen werden muss.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-to-draw = Die Phase ist { $phase }; noch zu ziehende Karten: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-target = Die Phase { $phase } passt nicht zu dem Schiff, das geentert wird.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pirate = Die Phase { $phase } passt nicht zu dem Piraten, der entert.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-stolen = Die Phase ist { $phase }; gestohlene Karten: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-won = Die Phase ist { $phase }; Spieler, die gewonnen haben: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turn = Die Partie ist in Zug { $turn }; der letzte ist { $last }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-does-not-play = Jemand hat gewonnen, der nicht mitspielt.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-not-foremost = Jemand hat gewonnen, dessen Schiff nicht vorne liegt.
    .remedy = { table-undo-or-play-on }
place-island-1 = Insel 1
place-island-2 = Insel 2
place-start = Start
place-fork = Gabelung
colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-turquoise = Türkis
colour-blue = Blau
colour-purple = Lila
colour-pink = Rosa
colour-brown = Braun
colour-black = Schwarz

## Places

bluff-pirate-place-face-up = Offen
bluff-pirate-place-face-down = Verdeckt
bluff-pirate-place-boarders = Entern
bluff-pirate-place-first-island = Insel 1
bluff-pirate-place-second-island = Insel 2

## Die Regeln, kurz

bluff-pirate-rules-1 = Erreiche vor allen anderen die Insel, auf der der Schatz liegt.
bluff-pirate-rules-2 = In deinem Zug ziehst du zwei Karten. Dann legst du eine Serie von drei bis fünf Karten einer Farbe: eine oder zwei offen, die anderen verdeckt. Diese dürfen beliebig sein: Das ist ein Bluff.
bluff-pirate-rules-3 = Ohne Serie wirfst du eine Karte ab, wenn du fünf oder mehr hast.
bluff-pirate-rules-4 = Die anderen stimmen verdeckt ab, ob es ein Bluff ist, und du wählst, wessen Stimme zählt.
bluff-pirate-rules-5 = „Kein Bluff“: Du segelst so viele Felder, wie die Serie Karten hat, Bluff oder nicht. „Bluff“, und es ist keiner: Du segelst, und wer „Bluff“ gesagt hat, geht zwei Felder zurück.
bluff-pirate-rules-6 = „Bluff“, und es ist einer: Du nimmst die Karten zurück und bleibst stehen, und wer „Bluff“ gesagt hat, segelt an deiner Stelle.
bluff-pirate-rules-7 = Oder du enterst stattdessen mit einem Piraten, einer Karte mit Totenkopf: Nimm jemandem, der weiter vorn ist, ungesehen drei Karten ab.

## Höhepunkte und Verlauf

bluff-pirate-stage-doubted = { SEAT($voter) } sagt zur Serie von { SEAT($seat) }: Bluff!
bluff-pirate-stage-trusted = { SEAT($voter) } sagt zur Serie von { SEAT($seat) }: kein Bluff.
bluff-pirate-stage-bluff = { SEAT($seat) } hat geblufft!
bluff-pirate-stage-honest = { SEAT($seat) } hat nicht geblufft!
bluff-pirate-stage-sails =
    { $count ->
        [one] { SEAT($seat) } segelt ein Feld
       *[other] { SEAT($seat) } segelt { $count } Felder
    }
bluff-pirate-stage-sails-and-back =
    { $count ->
        [one] { SEAT($seat) } segelt ein Feld, { SEAT($voter) } muss { $back } zurück
       *[other] { SEAT($seat) } segelt { $count } Felder, { SEAT($voter) } muss { $back } zurück
    }
bluff-pirate-stage-steers = { SEAT($seat) } hat einen Kurs gewählt.
bluff-pirate-stage-boards = Klar zum Entern! { SEAT($seat) } legt einen Piraten.
bluff-pirate-stage-boarded = { SEAT($seat) } entert das Schiff von { SEAT($other) }!
bluff-pirate-stage-loot =
    { $count ->
        [one] { SEAT($other) } verliert eine Karte
       *[other] { SEAT($other) } verliert { $count } Karten
    }
bluff-pirate-stage-opens = { SEAT($seat) } gräbt auf Insel { $number }.
bluff-pirate-stage-treasure = { SEAT($seat) } hat den Schatz auf Insel { $number } gefunden!
bluff-pirate-stage-empty = { SEAT($seat) } findet auf Insel { $number } nichts!
bluff-pirate-known-discards = Ablage: { $count } × { CARD($card) }
bluff-pirate-known-island = Insel { $number } ist leer

## Lessons

bluff-pirate-lesson-draw = Ein Zug beginnt mit zwei neuen Karten: Nimm sie vom Stapel, ohne dass sie jemand sieht.
bluff-pirate-lesson-set = Leg drei bis fünf Karten: eine oder zwei einer Farbe offen, den Rest verdeckt. Verdeckt darf alles liegen: Das ist ein Bluff.
bluff-pirate-lesson-close = A schließt die Serie. Je mehr Karten sie hat, desto weiter segelst du.
    .window = Jetzt darfst du die Serie schließen. Je mehr Karten sie hat, desto weiter segelst du.
bluff-pirate-lesson-vote = Stimm verdeckt ab, die Hand über den Knöpfen: A heißt kein Bluff, B heißt Bluff. Zählt deine Stimme und war dein Zweifel richtig, segelst du; war er falsch, kostet er zwei Felder.
    .window = Stimm verdeckt ab: Ist es ein Bluff? Zählt deine Stimme und war dein Zweifel richtig, segelst du; war er falsch, kostet er zwei Felder.
bluff-pirate-lesson-pick = Du wählst, wessen Stimme zählt. Alle anderen bleiben für immer geheim.
bluff-pirate-lesson-reveal = Jetzt werden die verdeckten Karten umgedreht, und alle sehen, ob es ein Bluff war.
bluff-pirate-lesson-board = Ein Schiff ist weiter vorn als deines: Mit einem Piraten, einer Karte mit Totenkopf, darfst du es entern, statt zu ziehen, und drei Karten seines Spielers nehmen.
bluff-pirate-lesson-island = Du hast eine Insel erreicht: Dreh ihr Plättchen um. Wer den Schatz findet, gewinnt; ist die Truhe leer, liegt er auf der anderen Insel.

## Why: a sentence for each ruling (docs/rulings-bluff-pirate.md)

bluff-pirate-rule-1 = Ein Zug beginnt damit, zwei Karten zu ziehen oder zu entern; wer gezogen hat, entert nicht mehr.
bluff-pirate-rule-2 = Wer keine Serie legt, wirft bei großer Hand eine eigene Karte ab, bei kleiner keine.
bluff-pirate-rule-3 = Eine Serie hat drei bis fünf Karten: eine oder zwei offen, von einer Farbe, und mindestens eine verdeckt.
bluff-pirate-rule-5 = Eine Hand mit weniger als drei Karten kann keine Serie legen.
bluff-pirate-rule-6 = Alle anderen stimmen einmal und verdeckt ab; dann wählt der Spieler der Serie die Stimme, die zählt.
bluff-pirate-rule-7 = Die verdeckten Karten der Serie werden immer umgedreht, wie auch gestimmt wurde.
bluff-pirate-rule-9 = Der Schatz ist gefunden: Die Partie ist gewonnen, und nichts zählt mehr.
bluff-pirate-rule-12 = Wer segelt, wählt den Weg an der Gabelung, und nur dort.
bluff-pirate-rule-14 = Nur ein Pirat entert, und nur ein Schiff, das weiter vorn ist und dessen Spieler Karten hat; dann wird nicht gezogen.
bluff-pirate-rule-15 = Gestohlen wird ungesehen von der Hand des geenterten Schiffs; nur diese beiden kennen die Karten.
bluff-pirate-rule-16 = Ist der Stapel leer, wird die Ablage gemischt und zum neuen, und nur dann; gezogen wird nur von dort.
bluff-pirate-rule-24 = Eine Insel öffnet, wer zu ihr gesegelt ist, und sonst niemand.
bluff-pirate-rule-25 = Alle, die mitspielen, bekommen fünf Karten, bevor das Rennen beginnt.

## Ankunft

bluff-pirate-option-landing =
    Landen: { $value ->
        [stop] genau oder darüber
       *[exact] nur genau, sonst zurück
    }
bluff-pirate-story-honest = { SEAT($seat) } legt die meisten ehrlichen Serien: { $count }
bluff-pirate-story-robbed = { SEAT($seat) } verliert die meisten Karten an Piraten: { $count }
bluff-pirate-story-robs = { SEAT($seat) } stiehlt die meisten Karten: { $count }
bluff-pirate-report-points = Felder näher am Schatz
bluff-pirate-report-course = Der Verlauf des Rennens: Felder
