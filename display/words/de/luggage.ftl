# Deutsch

luggage-title = Where's My Luggage?
luggage-screen-attract = Der Flughafen, auf dem alle Flüge zugleich landen

## Names

suitcase-tartan = Karo
suitcase-stripes = Streifen
suitcase-dots = Punkte
suitcase-stars = Sterne
suitcase-leather = Leder
suitcase-zigzag = Zickzack
passenger-highlander = Highlander
passenger-detective = Detektiv
passenger-lumberjack = Holzfäller
passenger-yeti = Yeti
passenger-punk = Punk
passenger-pirate = Pirat
passenger-referee = Schiedsrichter
passenger-sailor = Matrose
passenger-mime = Pantomime
passenger-beekeeper = Imker
passenger-clown = Clown
passenger-painter = Maler
passenger-flamenco-dancer = Flamencotänzerin
passenger-cook = Koch
passenger-ladybird = Marienkäfer
passenger-astronaut = Astronaut
passenger-wizard = Zauberer
passenger-alien = Außerirdischer
passenger-cowboy = Cowboy
passenger-robot = Roboter
passenger-caveman = Steinzeitmensch
passenger-aviator = Fliegerin
passenger-viking = Wikinger
passenger-explorer = Forscher
passenger-vampire = Vampir
passenger-pharaoh = Pharao
passenger-samurai = Samurai
passenger-mermaid = Meerjungfrau
passenger-inventor = Erfinder
passenger-dragon = Drache

## What the screen says by itself

luggage-screen-round = Runde { $number } von { $of }
luggage-screen-assisted = Mit Hilfe
luggage-screen-rulebook = Nach Regelbuch
luggage-screen-memory = Gedächtnisspiel
luggage-screen-mapping = Das Band lernt seine Koffer kennen
luggage-screen-verifying = Hände weg: Das Band zählt seine Koffer
luggage-screen-tiles = { $found } von { $expected }
luggage-screen-missing = Es fehlt
luggage-screen-several = { $count ->
        [1] { SUITCASE($pattern) }
       *[other] { $count } × { SUITCASE($pattern) }
    }
luggage-screen-all-on-belt = Alle auf dem Band
luggage-screen-off-belt = { $count } nicht auf dem Band
luggage-screen-times = × { $count }
luggage-screen-flip = Aufdecken!
luggage-screen-no-card = Noch keine Karte
luggage-screen-no-card-left = Keine Karte mehr
luggage-screen-ready = Bereit
luggage-screen-not-ready = Hand auf den Stapel, A drücken
luggage-screen-done = Fertig!
luggage-screen-ended-done = { NAMES($seats) }: Fertig!
luggage-screen-ended-time = Die Zeit ist um
luggage-screen-ended-stuck = Niemand wird fertig
luggage-screen-checked = Alles gezeigt
luggage-screen-tap-pairs = Paare antippen
luggage-screen-scores = Stand nach Runde { $number }
luggage-screen-points = +{ $count }
luggage-screen-lead =
    { $count ->
        [one] mit einem Punkt Vorsprung
       *[other] mit { $count } Punkten Vorsprung
    }
luggage-screen-grabs = Griffe
luggage-screen-figures-grabs = Griffe rund ums Band
luggage-screen-figures-matches = gefunden
luggage-screen-figures-wrong = falsche
luggage-screen-figures-lost = verloren
luggage-screen-figures-streak = in Folge
luggage-screen-figures-nowhere = Wo gegriffen wurde, ist von dieser Partie nicht bekannt.
luggage-screen-figures-rulebook = Nach Regelbuch tippt niemand an, was er ansieht: keine Zeiten, keine Griffe.
luggage-screen-figures-untapped =
    { $count ->
        [one] Ein Koffer wurde vom Band genommen und nicht angetippt.
       *[other] { $count } Koffer wurden vom Band genommen und nicht angetippt.
    }
luggage-screen-report-matches = Treffer
luggage-screen-report-wrong = Falsch
luggage-screen-report-lost = Verloren
luggage-screen-report-streak = In Folge
luggage-screen-report-most = am meisten
luggage-screen-report-note-times = Sekunden bis zum Fund: vom Antippen davor (Karte oder Koffer) bis zum Antippen des passenden Koffers. Die Zahl: der Median.
luggage-screen-report-note-grabs = Griffe: wo über der Bahn jeder angetippte Koffer zuletzt war, im Uhrzeigersinn ab dem ersten Lesefeld des Bandes (gelb).

## What the table says

luggage-still-missing = Es fehlt noch: { $count } × { SUITCASE($pattern) }.
    .remedy = Unter dem Tisch suchen und aufs Band legen.
luggage-not-back = Nicht zurück auf dem Band: { $count } × { SUITCASE($pattern) }.
    .remedy = Zurücklegen; oder alle halten A und spielen ohne weiter.
luggage-kept = { SEAT($seat) }: Der fremde Koffer ({ SUITCASE($pattern) }) ist nicht zurück auf dem Band.
    .remedy = Zurücklegen; liegt er beiseite, auch den Passagier zurücknehmen.
luggage-gone = Nicht auf dem Band und nicht angetippt: { $count } × { SUITCASE($pattern) }.
    .remedy = Antippen oder zurücklegen; vielleicht liegt er unter einem anderen.
luggage-one-at-a-time = Nicht auf dem Band: { $count } Koffer; in den Händen dürfen { $most } sein.
    .remedy = Bitte nur einen auf einmal: die anderen zurücklegen.
luggage-claims-too-many = „Fertig!“ verlangt so viele Koffer: { $expected }; nicht auf dem Band sind höchstens { $most }.
    .remedy = Die Paare antippen, die es gibt.
luggage-weak = Aufkleber liest sich schlecht: { $count } × { SUITCASE($pattern) }.
    .remedy = Nach der Partie jeden an ein Lesefeld halten und den langsamen wechseln.
luggage-counted = Das Band wird gezählt, bevor es weitergeht.
    .remedy = Bitte Hände weg.
luggage-recounting = Das Band wird gezählt; solange spielt niemand.
    .remedy = Zurücklegen, worum der Bildschirm bittet.
luggage-mapping = Das Band lernt seine Koffer kennen.
    .remedy = Bitte Hände weg.
luggage-ready = Eine Hand auf den Ziehstapel!
    .remedy = Wer bereit ist, drückt A.
luggage-play = Wo ist mein Gepäck? Aufdecken, greifen, antippen!
    .remedy = Keine Karte mehr? A drücken: fertig!
luggage-play-rulebook = Wo ist mein Gepäck? Aufdecken, greifen, beiseitelegen!
    .remedy = Keine Karte mehr? A drücken: fertig!
luggage-verifying = Halt! Das Band zählt seine Koffer.
    .remedy = Zurücklegen, was in der Hand ist; dann bitte Hände weg.
luggage-check = Jedes Paar antippen: erst den Passagier, dann den Koffer.
    .remedy = Mit B ein Paar zurücknehmen; A, wenn das alles war.
luggage-round-over = Alles zurücklegen, mischen, neu austeilen.
    .window = Die Runde ist vorbei.
    .remedy = A beginnt die nächste Runde.
luggage-over = Die Partie ist vorbei.
    .remedy = Mit A noch einmal spielen.
luggage-lap-running = Das Band lernt noch, wo seine Koffer liegen.
    .remedy = Hände weg, bis das Band einmal herum ist.
luggage-not-started = Die Runde beginnt, wenn alle bereit sind.
    .remedy = Zurücklegen, Hand auf den Ziehstapel, A drücken.
luggage-already-ready = Du bist schon bereit.
    .remedy = Auf die anderen warten.
luggage-not-now = Die Runde läuft.
    .remedy = Weitersuchen.
luggage-after-done = Die Runde ist zu Ende: Nichts zählt mehr.
    .remedy = Was in der Hand ist, zurück aufs Band legen.
luggage-between-rounds = Die Runde ist gewertet.
    .remedy = Alle Passagiere und Koffer zurück für die nächste.
luggage-match-over = Die Partie ist vorbei.
    .remedy = Für mehr eine neue beginnen.
luggage-no-clock = Eine Rundenuhr war nicht vereinbart.
    .remedy = Die Runde endet mit „Fertig!“.
luggage-not-on-belt = Ein Koffer, der nicht aufs Band gehört, kann dort nicht fehlen.
    .remedy = Das Band noch einmal zählen.
luggage-not-stuck = Noch findet jemand das Gepäck seines Passagiers.
    .remedy = Die Runde geht weiter.
luggage-not-your-turn = Jemand anders ist am Zug.
    .remedy = Wieder umdrehen und warten.
luggage-nobody-there = Dort spielt niemand.
    .remedy = Einen Platz wählen, der mitspielt.
luggage-not-in-play = Dieses Teil gehört nicht zum Satz, mit dem gespielt wird.
    .remedy = Zurück in die Schachtel legen.
luggage-flip-first = Du hast noch keinen Passagier, für den du suchst.
    .remedy = Koffer zurücklegen; die nächste Karte aufdecken und antippen.
luggage-not-resolved = Du suchst noch das Gepäck eines anderen Passagiers.
    .remedy = Verdeckt zurück auf den Ziehstapel; erst für den offenen Passagier suchen.
luggage-others-passenger = Dieser Passagier gehört jemand anderem.
    .remedy = Die Karte zurückgeben.
luggage-passenger-is-aside = Dieser Passagier liegt schon bei den Paaren.
    .remedy = Zurück zu den Paaren legen.
luggage-too-many-cards = Du hast alle deine Karten schon gesehen.
    .remedy = Die überzählige ungesehen beiseitelegen, bis zur nächsten Runde.
luggage-nothing-left = Du hast keine Passagiere mehr.
    .remedy = Koffer zurücklegen, dann mit A: „Fertig!“
luggage-tapped-in-rulebook-play = Nach Regelbuch wird erst am Ende angetippt.
    .remedy = Beiseite- oder zurücklegen, je nach Urteil.
luggage-own-tile-aside = Dieser Koffer liegt schon bei deinen Paaren.
    .remedy = Zurück zu den Paaren legen.
luggage-others-tile-aside = Jemand anders hat diesen Koffer beiseitegelegt.
    .remedy = Zurücklegen, wo er lag.
luggage-not-held = Das ist nicht der Koffer, den du hältst.
    .remedy = Zurücklegen, wo er war.
luggage-false-alarm = Fehlalarm: Du hast noch Passagiere.
    .remedy = Alle spielen weiter.
luggage-already-done = Du bist schon fertig.
    .remedy = Auf die anderen warten.
luggage-already-checked = Du hast gesagt: Alle Paare sind gezeigt.
    .remedy = Auf die anderen warten.
luggage-passenger-shown = Dieser Passagier ist schon gezeigt.
    .remedy = War es falsch: Das Paar mit B zurücknehmen.
luggage-tile-shown = Dieser Koffer wurde schon gezeigt, von dir oder jemand anderem.
    .remedy = Den Koffer zeigen, der bei diesem Passagier lag.
luggage-tile-was-on-belt = Dieser Koffer lag am Ende der Runde auf dem Band, nicht beiseite.
    .remedy = Zurücklegen; das Paar gilt nicht.
luggage-nothing-shown = Kein Paar ist zurückzunehmen.
    .remedy = Einen Passagier antippen, dann seinen Koffer.
luggage-half-pair = Ein Passagier ohne seinen Koffer.
    .remedy = Auch den Koffer antippen, oder mit B zurücknehmen.
luggage-passenger-first = Ein Koffer ohne seinen Passagier.
    .remedy = Erst den Passagier antippen, dann den Koffer.
luggage-other-game = Dieses Teil gehört zu einem anderen Spiel.
    .remedy = Zurück in seine Schachtel legen.
luggage-own-pad = An den Feldern wird hier nichts gespielt.
    .remedy = Am eigenen Lesefeld antippen.
luggage-aside-on-belt = Ein beiseitegelegter Koffer liegt auf dem Band.
    .remedy = Herunternehmen und zu den Paaren legen.
luggage-still-waits = Fehlalarm: { PASSENGER($passenger) } wartet noch auf einen Koffer.
    .remedy = Erst diese Karte an das Lesefeld halten, dann den beiseitegelegten Koffer; oder weitersuchen.
luggage-waits-on = { SEAT($seat) }: { PASSENGER($passenger) } wartet weiter, denn kein Koffer lag am Lesefeld.
    .remedy = Liegt einer beiseite? Zurück aufs Band damit.
luggage-play-memory-turned = Umgedreht: { SUITCASE($pattern) }, { $face ->
        [lost] verloren
       *[other] { PASSENGER($face) }
    }.
    .remedy = { SEAT($active) } ist am Zug: einen Koffer umdrehen und antippen.
luggage-play-memory = Einen Koffer umdrehen und antippen.
    .remedy = { SEAT($active) } ist am Zug.
luggage-problem-tile-missing = Ein Koffer mit { SUITCASE($pattern) } fehlt.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-aside-twice = Ein Koffer mit { SUITCASE($pattern) } wurde zweimal beiseitegelegt.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-twice =
    Ein Koffer mit { SUITCASE($pattern) } ist zugleich { $place ->
        [belt] auf dem Band
        [hand] in einer Hand
        [aside] beiseitegelegt
       *[missing] vermisst
    } und { $other ->
        [belt] auf dem Band
        [hand] in einer Hand
        [aside] beiseitegelegt
       *[missing] vermisst
    }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-not-in-play = Auf dem Tisch ist ein Koffer, der nicht mitspielt.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-nowhere = Ein Koffer mit { SUITCASE($pattern) } ist nirgends.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-twice = Ein Passagier liegt an zwei Stellen.
    .remedy = { table-undo-or-play-on }
luggage-problem-passengers-seen = Gesehen wurden andere Passagiere, als vor den Spielern liegen.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-not-in-play = Auf dem Tisch ist ein Passagier, der nicht mitspielt.
    .remedy = { table-undo-or-play-on }
luggage-problem-cards = { SEAT($seat) } hat { $count } Passagiere; gegeben wurden { $dealt }.
    .remedy = { table-undo-or-play-on }
luggage-problem-none-in-front = { SEAT($seat) } hat wartende Passagiere, doch keinen, für den zu suchen ist.
    .remedy = { table-undo-or-play-on }
luggage-problem-wrong-pair = { SEAT($seat) } hat zu einem Passagier mit { SUITCASE($pattern) } einen falschen Koffer gelegt.
    .remedy = { table-undo-or-play-on }
luggage-problem-score-count = Wertungen von { SEAT($seat) }: { $count }; gespielte Runden: { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-scores = { SEAT($seat) } kann diese Punkte nicht haben: { $scores }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-round = In einer Partie über { $rounds } Runden gibt es keine Runde { $round }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-player = Es gibt keinen Spieler { $player }, der am Zug sein könnte.
    .remedy = { table-undo-or-play-on }
luggage-problem-does-not-play = Jemand ist als { $role } vermerkt, der nicht mitspielt.
    .remedy = { table-undo-or-play-on }
luggage-problem-ready = Bereite Spieler in der Phase { $phase }: { $count }.
    .remedy = { table-undo-or-play-on }
luggage-problem-ended-by = Die Phase ist { $phase }, doch die Runde wurde beendet durch { $by }.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-by-nobody = „Fertig!“ hat die Runde beendet, oder jemand ist fertig, doch nicht beides.
    .remedy = { table-undo-or-play-on }
luggage-problem-memory-goes-on = Eine Reihe ist leer, das beendet das Spiel, doch es läuft weiter.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-too-early = Jemand ist fertig, der noch Passagiere hat.
    .remedy = { table-undo-or-play-on }

## Options

luggage-option-play =
    Spielweise: { $value ->
        [assisted] mit Hilfe
       *[rulebook] nach Regelbuch
    }
luggage-option-per-suitcase =
    Koffer: { $value ->
        [5] alle 36
        [4] 24, für Jüngere
        [2] 12, für Jüngere
       *[3] 18, für Jüngere
    }
luggage-option-variant =
    Variante: { $value ->
        [belt] laufendes Band
       *[memory] Gedächtnis, reihum
    }
luggage-option-clock-min =
    Rundenuhr: { $value ->
        [none] aus
       *[other] { $value } min
    }

## Choices

luggage-passenger = { PASSENGER($passenger) }

## Warum der Tisch das sagte

luggage-why-missing = Ein Koffer ist weg: { SUITCASE($pattern) }.
luggage-why-suspected = Ein Koffer ist vielleicht weg: { SUITCASE($pattern) }.
luggage-why-taken = { SEAT($seat) } hält einen Koffer ans Lesefeld: { SUITCASE($pattern) }.
luggage-why-returned = Ein Koffer liegt auf dem Band ({ SUITCASE($pattern) }). { READER($reader) } hat ihn gelesen.
luggage-why-withdrawn = Ein Koffer liegt auf dem Band ({ SUITCASE($pattern) }). { READER($reader) } hat ihn gelesen, also hat { SEAT($seat) } ihn nicht mehr.
luggage-why-weak = Der Aufkleber eines Koffers liest sich schlecht ({ SUITCASE($pattern) }): { $count } % von { $of } Durchgängen gingen fehl.
luggage-why-dead = Der Aufkleber eines Koffers liest sich nicht mehr ({ SUITCASE($pattern) }): { $count } % von { $of } Durchgängen gingen fehl.
luggage-why-never-read = Er wurde nie gelesen.
luggage-why-last-read = Zuletzt gelesen { $seconds } s vorher.
luggage-why-passes =
    { $count ->
        [one] { READER($reader) } hat seinen Platz seither einmal gesehen, aber nichts gelesen.
       *[other] { READER($reader) } hat seinen Platz seither { $count }-mal gesehen, aber nichts gelesen.
    }
luggage-why-doubt = Dass er trotzdem dort liegt: 1 zu { $of }.

## What the virtual table says

luggage-hands-wait = Bitte Hände weg: Das Band zählt seine Koffer. Mit B läuft das Band schneller.
luggage-hands-ready = Bereit? Drück das grüne A!
    .a = Bereit!
luggage-hands-you-are-ready = Du bist bereit. Warten auf die anderen …
luggage-hands-well-played = Fertig! Gut gespielt.
luggage-hands-watch = { SEAT($seat) } ist am Zug. Schau hin und merk es dir!
luggage-hands-only-found = Beiseite kommt nur, was das Licht gefunden hat: Halte den Koffer erst an dein Lesefeld.
luggage-hands-not-aside = Das Licht sagt nein: Leg den Koffer zurück.
luggage-hands-press-b-first = Drück B, um das letzte Paar zurückzunehmen.
luggage-hands-next = Klick auf deinen Ziehstapel: Der nächste Passagier ist dran.
luggage-hands-flip = Klick auf deinen Ziehstapel, um den nächsten Passagier aufzudecken.
luggage-hands-pick = Nimm einen Koffer mit demselben Muster { $lies ->
        [rows] aus den Reihen
       *[belt] vom Band
    }.
luggage-hands-look-and-tap = Klick den Koffer an und sieh hinein, dann halte ihn an dein Lesefeld.
luggage-hands-look-secretly = Klick den Koffer an und sieh hinein. Psst, ganz heimlich!
luggage-hands-tap = Halte ihn an dein Lesefeld: Das Licht sagt, wem er gehört.
luggage-hands-found = Das ist er! Leg Koffer und Passagier beiseite.
luggage-hands-not-yours =
    { $pattern ->
        [other] Nicht deiner: Dein Passagier hat ein anderes Muster.
       *[same] Nicht deiner.
    } Leg ihn zurück { $lies ->
        [rows] in seine Reihe
       *[belt] aufs Band
    }, und deck den nächsten Passagier auf.
luggage-hands-put-back = Leg ihn zurück { $lies ->
        [rows] in seine Reihe
       *[belt] aufs Band
    }.
luggage-hands-whose = Deiner oder verloren? Leg beide beiseite. Der von jemand anderem? Leg ihn zurück { $lies ->
        [rows] in seine Reihe
       *[belt] aufs Band
    }.
luggage-hands-lay-passenger = Leg deinen Passagier auf den offenen Stapel.
luggage-hands-done = Kein Passagier mehr! Drück das grüne A: Fertig!
    .a = Fertig!
luggage-hands-all-shown = Deine Paare sind alle gezeigt. Warten auf die anderen …
luggage-hands-show-it = Halte es an dein Lesefeld, dann leg es zu den gezeigten Paaren.
luggage-hands-show-pairs = Zeig deine Paare: Klick eins nach dem anderen an.
luggage-hands-was-that-all = War das alles? Drück das grüne A.
    .a = Das war alles
luggage-hands-say-done = Kein Passagier ist mehr da: Sag mit dem grünen A: Fertig!
luggage-hands-find-the-same = Dieser Passagier wartet: Such einen Koffer mit demselben Muster.
luggage-hands-pairs-go-here = Hierhin kommen die Paare, die du gefunden hast.
luggage-hands-hand-is-empty = Deine Hand ist leer: Nimm erst einen Koffer.
luggage-hands-may-not-look = Das darfst du jetzt nicht ansehen: Einen Koffer siehst du dir in der Hand an, während du suchst.
luggage-hands-hand-is-full = Deine Hand ist voll: Leg erst den Koffer zurück oder beiseite.
luggage-hands-flip-first = Deck erst einen Passagier auf, dann kannst du ein Paar beiseitelegen.
luggage-hands-lay-passenger-first = Du hältst einen Passagier: Leg ihn erst auf deinen offenen Stapel.
luggage-hands-too-late = Zu spät: Jemand war schneller.
luggage-hands-belt-is-full = Das Band ist voll: Warte einen Moment.
luggage-hands-still-reading = Einen Moment: Das Lesefeld liest noch.
luggage-hands-at-draw = Ziehstapel
luggage-hands-at-action = Offener Stapel
luggage-hands-at-aside = Beiseite
luggage-hands-at-shown = Gezeigt
luggage-hands-put-back-here = Hier zurücklegen
luggage-hands-reclaim = GEPÄCKAUSGABE
luggage-hands-suitcases-found = { $found } von { $expected } Koffern gefunden

## Die Regeln, kurz

luggage-rules-1 = Finde die Koffer deiner Passagiere, bevor es die anderen tun.
luggage-rules-2 = Alle zugleich: Deck einen Passagier auf, nimm einen Koffer mit demselben Muster vom Band und sieh hinein, ohne dass es jemand anderes sieht.
luggage-rules-3 = Gehört der Koffer deinem Passagier, oder ist er verloren: Leg beide beiseite. Gehört er jemand anderem: Leg ihn zurück und deck den nächsten Passagier auf.
luggage-rules-4 = Ein Koffer für jeden Passagier: Niemand nimmt noch einen, bevor er aufgedeckt hat.
luggage-rules-5 = Ist dein Stapel leer, dreh ihn um und mach weiter. Hast du keinen Passagier mehr, sag „Fertig!“: Damit endet die Runde für alle.
luggage-rules-6 = Jedes richtige Paar zählt 1 Punkt; verlorenes Gepäck und falsche Paare zählen nichts.
luggage-rules-7 = Wer nach der letzten Runde die meisten Punkte hat, gewinnt.

## Höhepunkte und Verlauf

luggage-stage-done = { SEAT($seat) } hat den letzten Koffer: Fertig!
luggage-stage-hands-off = Hände weg: Das Band wird gezählt.
luggage-stage-turns = { SEAT($seat) } dreht um: { SUITCASE($suitcase) }
luggage-stage-match = Das ist der richtige für { SEAT($seat) }!
luggage-stage-lost = Verlorenes Gepäck für { SEAT($seat) }!
luggage-stage-other = Er gehört jemand anderem.
luggage-log-done = { SEAT($seat) }: Fertig!
luggage-log-match = { SEAT($seat) } hat das Gepäck gefunden: { PASSENGER($passenger) }
luggage-log-lost = { SEAT($seat) } hat verlorenes Gepäck gefunden statt: { PASSENGER($passenger) }
luggage-log-other = { SEAT($seat) } hat einen falschen Koffer gezeigt: { PASSENGER($passenger) }
luggage-log-turned = { SEAT($seat) } hat { SUITCASE($suitcase) } umgedreht: { PASSENGER($passenger) }
luggage-known-holds = { SEAT($seat) } hält einen Koffer: { SUITCASE($pattern) }
luggage-known-off = Nicht auf dem Band: { SUITCASE($patterns) }

## Namen

luggage-screen-best = Rekord: { $points }
# A look where a suitcase lies

luggage-hands-look-in-hand = Niemand darf unter einen Koffer schauen, wo er liegt. Klick ihn an.
## Lessons

luggage-lesson-ready = Alle spielen zugleich. Leg eine Hand auf deinen Ziehstapel und drück A; die Runde beginnt, wenn alle bereit sind.
    .window = Alle spielen zugleich: Die Runde beginnt, wenn alle bereit sind.
luggage-lesson-flip = Deck die oberste Karte deines Ziehstapels auf: Den Koffer dieses Passagiers suchst du jetzt.
luggage-lesson-grab = Nimm einen Koffer mit dem Muster des Passagiers vom Band und sieh dir die Rückseite an, ohne dass es jemand sieht.
luggage-lesson-tap = Halte ihn an dein Lesefeld. Grün oder zweimal Gelb: Leg beide beiseite. Rotes Flackern: Leg ihn zurück und deck weiter auf.
    .window = Prüf, wem er gehört. Deinem Passagier, oder verloren: Leg beide beiseite. Jemand anderem: Leg ihn zurück und deck weiter auf.
luggage-lesson-judge = Urteile selbst: Gehört er dem Passagier oder ist er verloren, leg beide beiseite; sonst leg ihn zurück und deck weiter auf.
luggage-lesson-done = Kein Passagier mehr? Drück A und ruf „Fertig!“: Damit endet die Runde für alle.
    .window = Kein Passagier mehr? Ruf „Fertig!“: Damit endet die Runde für alle.
luggage-lesson-check = Zeig deine Paare: Tipp jeden Passagier an, dann seinen Koffer. A sagt, dass das alle waren.
    .window = Zeig deine Paare, eins nach dem anderen; dann sag, dass das alle waren.
luggage-lesson-memory = In jedem Zug wird ein Koffer umgedreht und angetippt. Merk dir, wem er gehört: Ist es nicht dein Passagier, kommt er zurück.
    .window = In jedem Zug wird ein Koffer umgedreht. Merk dir, wem er gehört: Ist es nicht dein Passagier, kommt er zurück.

## Why: a sentence for each ruling (docs/rulings-luggage.md)

luggage-rule-3 = Gesucht wird nur mit einem aufgedeckten Passagier.
luggage-rule-4 = Eine Hand hält nur einen Koffer.
luggage-rule-6 = Ein Koffer gehört dem, der ihn zuerst vom Band gehoben hat.
luggage-rule-8 = Was beiseitegelegt ist, bleibt es bis zum Vorzeigen am Ende.
luggage-rule-10 = Fertig ist, wer keinen Passagier mehr hat; verlorene und falsche Koffer zählen als weg.
luggage-rule-11 = Nach „Fertig!“ zählt nichts mehr: Es kommt darauf an, wann beiseitegelegt wurde.
luggage-rule-12 = In einer Runde dürfen mehrere fertig sein; sie warten auf die anderen.
luggage-rule-14 = Nach Regelbuch prüft der Tisch am Ende offen: jeden Passagier, dann seinen Koffer.
luggage-rule-15 = Die Partie ist entschieden: Die meisten Punkte gewinnen, bei Gleichstand gemeinsam.
luggage-rule-16 = Für eine neue Runde kommt alles zurück und wird gemischt; eine Karte zählt nur bei dem, der sie bekam.
luggage-rule-17 = Von sich aus beendet der Tisch eine Runde nur, wenn niemand sie beenden kann oder die Zeit um ist.
luggage-rule-18 = Im Spiel für Jüngere gilt jeder Zug einem Spieler und einem Koffer, mit weniger Teilen.
luggage-rule-19 = Erst lernt das Band seine Koffer kennen; dann beginnt die Runde, wenn alle Plätze bereit sind.
luggage-rule-20 = Es spielen nur die Plätze, die mitmachen, zwei oder mehr.
luggage-option-rounds = Runden: { $value }

## Memory: erst ein Passagier

luggage-play-memory-flip = Einen Passagier aufdecken und antippen.
    .remedy = { SEAT($active) } ist am Zug.
luggage-play-memory-turned-flip = Umgedreht: { SUITCASE($pattern) }, { $face ->
        [lost] verloren
       *[other] { PASSENGER($face) }
    }.
    .remedy = { SEAT($active) } ist am Zug: einen Passagier aufdecken und antippen.
## A passenger that was flipped too early, in turns
luggage-hands-too-early = Zu früh aufgedeckt: Klick auf den offenen Passagier, er kommt zurück auf den Ziehstapel.
luggage-hands-tap-passenger = Klick auf den offenen Passagier: Dein Lesefeld kennt ihn noch nicht.

## Eine Runde nach Regelheft, von Hand

luggage-hands-other-pattern = Das ist nicht das Muster deines Passagiers: Leg ihn ungesehen auf das Band zurück.
luggage-hands-look-first = Sieh erst hinein: Klick den Koffer an.
luggage-hands-too-late-for-it = Zu spät für diesen: Leg ihn auf das Band zurück.
luggage-hands-nothing-to-show = Du hast keine Paare zu zeigen: Drück das grüne A.
luggage-log-back = { SEAT($seat) } hat das Paar zurückgenommen: { PASSENGER($passenger) }
luggage-story-fastest = { SEAT($seat) } macht den schnellsten Fund: { $seconds } s
luggage-story-streak = { SEAT($seat) } findet die meisten in Folge: { $count }
luggage-story-lost = { SEAT($seat) } hat das meiste verlorene Gepäck: { $count }
luggage-story-wrong = { SEAT($seat) } sieht die meisten falschen Koffer an: { $count }
luggage-story-sure = { SEAT($seat) } sieht die wenigsten falschen Koffer an: { $count }
luggage-story-round = { SEAT($seat) } hat die beste Runde von allen: { $count }

# ---- phones ---------------------------------------------------------------------------------------

luggage-page-suitcase = Ein Koffer: { SUITCASE($suitcase) }
