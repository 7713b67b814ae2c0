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

screen-waiting = Warten auf den Tisch
screen-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
screen-simulated = SIMULIERTER TISCH
screen-joining = Platz nehmen: { GAME($game) }
screen-press-a = A drücken
screen-joined = An Bord
screen-holding = Hält A
screen-turn = Am Zug
screen-winners =
    { $count ->
        [0] Die Partie ist vorbei
        [one] { NAMES($seats) } gewinnt!
       *[other] { NAMES($seats) } gewinnen gemeinsam!
    }
screen-facts = Zahlen
screen-result = Ergebnis
screen-replay = Wiedergabe: { $number } von { $last }
screen-replay-keys =
    { $paused ->
        [true] Leertaste: weiter
       *[false] Leertaste: Pause
    }
screen-figures-points = Punkte je Runde
screen-figures-times = Sekunden bis zum Fund
screen-report-match = Partie { $number }
screen-report-table = Tisch { $name }
screen-report-undated = Datum unbekannt
screen-report-about = etwa { $text }
screen-report-round = Runde { $number }
screen-report-open = Unterbrochen: So steht die Partie.
screen-report-abandoned = Vor dem Ende der letzten Runde beendet.
screen-report-course = Der Verlauf der Partie: Punkte
screen-report-minutes = Minuten
screen-report-moves =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
screen-report-turns = Sekunden bis zum Zug
screen-report-note-turns = Sekunden bis zum Zug: vom Zug davor an, gleich von wem. Die Zahl: der Median.
screen-print-count =
    { $format ->
        [card] { $count } Karten
        [tile] { $count } Plättchen
        [token] { $count } Schatzplättchen
        [vote] { $count } Bluffplättchen
        [pawn] { $count } Spielfiguren
        [board] ein Spielplan
       *[other] { $count } Teile
    }
screen-print-caption =
    { GAME($game) } · Seite { $number } von { $of } · { $side ->
        [front] vorn
        [back] hinten
       *[inside] innen
    }
screen-print-scale = Drucke mit 100 % („tatsächliche Größe“), beidseitig, über die lange Kante gewendet. Die Lineale unten sind 100 mm lang: Miss nach.
screen-print-register = Halte dieses Blatt gegen das Licht: Die Kreuze beider Seiten sollen sich decken. Liegen sie mehr als 1 mm auseinander, korrigiere die Ränder in den Einstellungen des Druckers.
screen-print-cut = Drucke die anderen Blätter auf festes Papier (ab 200 g/m²) und schneide an den Marken.
screen-print-tag-cards = Klebe auf der Rückseite jedes Teils, das einen Ring hat, einen Aufkleber mit Chip auf den Ring, immer an dieselbe Stelle. Hüllen mit undurchsichtiger Rückseite verbergen ihn.
screen-print-tag-tiles = Wo eine Seite „innen“ folgt, drucke diese Seiten nur einseitig. Klebe „innen“ auf Karton, auf jeden Ring einen Aufkleber, dann die Vorderseite darauf und die Rückseite darunter.
screen-print-enrol = Behalte die Reihenfolge bei, Zeile für Zeile: Die Wartungsseite fragt nach den Teilen, wie sie auf den Blättern liegen.
screen-rule = Regel { $rule }
screen-more-faults = und { $count } weitere
screen-lost-contact = Kein Kontakt
screen-battery-low = BATTERIE SCHWACH
screen-battery-empty = BATTERIE LEER
screen-battery-unknown = BATTERIE UNBEKANNT
table-and = { $some } und { $last }

## What the table says

table-resume = Eine Partie wurde unterbrochen. Was wird aus ihr?
    .remedy = B: weiter, A: wählen.
table-so-far = Bisherige Züge: { $moves }, in { $minutes } Min.
    .remedy = Wer weiterspielt, spielt von dort weiter.
table-so-far-led =
    Bisherige Züge: { $moves }, in { $minutes } Min.; { $game ->
        [captain-bluff] { SEAT($leader) } hält weniger Karten als am Anfang: { $points }
        [bluff-pirate] { SEAT($leader) } ist dem Schatz am nächsten
       *[other] { SEAT($leader) } führt mit { $points }
    }.
    .remedy = Wer weiterspielt, spielt von dort weiter.
table-replaced = Dieses Teil gibt es zweimal: Ein anderes wurde an seiner Stelle angetippt, dieses zählt nicht.
    .remedy = Dieses in die Schachtel legen und mit dem anderen weiterspielen.
table-disk =
    { $fault ->
        [full] der Speicher ist voll
        [read-only] der Speicher lässt sich nur lesen
        [failing] der Speicher meldet Fehler
        [unopened] das Journal lässt sich nicht öffnen
        [damaged] das Journal ist beschädigt
        [no-database] die Datei des Journals ist etwas anderes
        [busy] ein anderes Programm schreibt gerade ins Journal
        [changed] ein anderes Programm hat das Journal verändert
        [silent] der Speicher antwortet nicht
       *[other] das Journal lässt sich nicht schreiben
    }
table-not-recorded = Das hier wird nicht aufgezeichnet: { table-disk }.
    .remedy = Weiterspielen; fiele jetzt der Strom aus, wäre das Folgende verloren.
table-cannot-record = Keine neue Partie möglich: { table-disk }.
    .remedy =
        { $fault ->
            [busy] Dieses Programm beenden, dann neu beginnen.
            [changed] Dieses Programm beenden, dann neu beginnen.
           *[other] Platz auf dem Speicher schaffen oder ihn wechseln, dann neu beginnen.
        }
table-resumed = Die Partie geht weiter, wo sie stand, als sie unterbrochen wurde.
    .remedy = Weiterspielen; oder die Karte Nachzählen antippen, dann werden die Hände gezählt.
table-cannot-resume =
    Diese Partie kann nicht weitergehen: { $why ->
        [no-game] das Spiel „{ $game }“ gibt es hier nicht
        [no-seat] dieser Tisch hat keinen Platz { CHAIR($seat) }
        [not-laid-out] die Teile können nicht so liegen, wie sie damals lagen
        [rules] die Aufzeichnung passt nicht zu den Regeln
        [damaged] die Aufzeichnung ist beschädigt
       *[unread] die Aufzeichnung lässt sich nicht lesen
    }.
    .remedy = Aufgeben; ihre Züge bleiben in der Chronik.
table-cannot-lay-out = „{ $game }“ lässt sich an diesem Tisch nicht aufbauen: Regeln und Teile widersprechen sich.
    .remedy = Ein anderes Spiel wählen und es dem sagen, der dieses geschrieben hat.
table-journal-damaged = Das Journal war beschädigt. Es liegt nun als { $file } da, ein neues ist begonnen.
    .remedy = Weiterspielen; was darin heil war, ist übernommen.
table-unkept-why =
    { $why ->
        [full] die Karte ist voll
        [card] die Karte nimmt nichts mehr an
        [read-only] der Speicher lässt sich nur lesen
        [failing] Stellen der Karte sind nicht lesbar
        [gone] die Karte hat den Ort ihrer Daten verloren
        [superblock] der Anfang der Daten auf der Karte ist beschädigt
        [journal] das Protokoll der Daten auf der Karte ist beschädigt
        [damaged] die Daten auf der Karte sind beschädigt
       *[other] die Daten auf der Karte sind nicht lesbar
    }
table-unkept = Nichts kann gespeichert werden: { table-unkept-why }.
    .remedy =
        { $rest ->
            [nothing] Nichts vom Gespielten ist hier lesbar, und nichts wird darauf geschrieben. Karte beiseitelegen, eine neue schreiben.
            [part] Manches vom Gespielten ist nicht lesbar; nichts wird darauf geschrieben. Sicherung machen und eine neue Karte schreiben.
           *[read] Alles Gespielte ist noch da, und nichts wird darauf geschrieben. Sicherung machen und eine neue Karte schreiben.
        }
table-unkept-on = Nichts wird gespeichert: { table-unkept-why }.
    .remedy = Weiterspielen; wird der Tisch ausgeschaltet, ist das jetzt Gespielte vergessen.
table-unkept-asks = Und nun?
    .remedy = B: weiter, A: wählen.
table-journal-newer = Eine neuere Version hat Partien aufgezeichnet, die diese nicht lesen kann. Sie bleiben für jene da.
    .remedy = Weiterspielen; auch was jetzt gespielt wird, wird gespeichert.
table-nothing-to-undo = Es ist noch nichts geschehen.
    .remedy = Einfach weiterspielen.
table-revealed = Der letzte Zug hat jemandem etwas gezeigt und lässt sich nicht zurücknehmen.
    .remedy = Einfach weiterspielen.
table-move-of-another = Den letzten Zug hat { SEAT($seat) } gemacht.
    .remedy = Nur am Lesefeld von { SEAT($seat) } nimmt ihn die Karte Rückgängig zurück.
table-attract = A drücken, um zu spielen; B zeigt ein anderes Spiel.
table-attract-touch = Zum Spielen den Bildschirm berühren oder eine Taste drücken.
table-welcome = Willkommen! Dieser Tisch ist simuliert, bis ein eigener genannt ist.
    .remedy = Tisch, Sprache und WLAN stehen in reclaim.toml auf der Karte, für jeden Computer.
table-joining = A drücken, um mitzuspielen. Sind alle da, hält jeder A.
table-options = B: weiter, A: wählen.
table-foreign = Das ist kein Teil des Spiels. Nichts davon wird gespeichert.
    .remedy = Nur Spielteile antippen.
table-one-at-a-time = Zwei Teile zugleich: Keines zählt.
    .remedy = Beide wegnehmen; eines nach dem anderen antippen.
table-two-pads = Dieses Teil wird noch an einer anderen Stelle gelesen und zählt hier nicht.
    .remedy = Nur an eine Stelle halten.
table-battery-low = Die Batterie des Bandes ist schwach.
    .remedy = Neue Zellen bereitlegen.
table-battery-on = Seit sechs Stunden ist niemand hier, und die Batterie des Bandes ist an.
    .remedy = Schaltet sie aus, bis jemand spielt.
table-battery-empty = Die Batterie des Bandes ist leer.
    .remedy = Diese Runde zu Ende spielen, dann neue Zellen einlegen.
table-other-game = Dieses Teil gehört zu einem anderen Spiel.
    .remedy = Zurück in seine Schachtel legen.
table-not-held = Nach allem, was der Tisch sah, ist diese Karte nicht in deiner Hand.
    .remedy = Zurücklegen, wo sie war.
table-count-at-pads = Die Hände werden gezählt.
    .remedy = Jede Handkarte an das eigene Lesefeld halten.
table-nothing-to-count = Jetzt gibt es nichts zu zählen.
    .remedy = Einfach weiterspielen.
table-full = { GAME($game) } ist für höchstens { $count } Spieler.
    .remedy = Erst muss jemand mit B gehen.
table-too-few = { GAME($game) } braucht { $count } Spieler.
    .remedy = An einem weiteren Platz mit A mitspielen.
table-chair-taken = Dort sitzt { SEAT($seat) }.
    .remedy = Wähl einen anderen Platz.
table-means-nothing = Dieses Teil bedeutet hier jetzt nichts.
    .remedy = Zurücknehmen und tun, worum der Bildschirm bittet.
table-nobody-plays-here = An diesem Platz spielt niemand.
    .remedy = Lesefeld und Knöpfe eines Platzes benutzen, der mitspielt.
table-nothing-to-choose = Jetzt ist nichts zu wählen.
    .remedy = Tun, worum der Bildschirm bittet.
table-others-choice = { SEAT($seat) } wählt gerade.
    .remedy = Die Knöpfe in Ruhe lassen, bis du am Zug bist.
table-too-soon = Alle dürfen erst einmal hinsehen.
    .remedy = Gleich noch einmal drücken.
table-first-counts = Zwei Teile zugleich: Nur das erste zählt.
    .remedy = Beide wegnehmen; eines nach dem anderen antippen.
table-rests = Die Partie ruht.
    .remedy = B: weiter, A: wählen.
table-nobody-plays = Die Partie ruht: Das zählt nicht.
    .remedy = Pausenkarte antippen oder „Weiterspielen“ wählen.
table-for-another = Das ist Sache von { SEAT($seat) }.
    .remedy = Das Teil dorthin zurücklegen, wo es war.
table-own-pad = An diesem Lesefeld hält jemand anderes diese Karte hin.
    .remedy = Halte sie an dein eigenes Lesefeld.
table-still-here = { SEAT($seat) }: Bist du noch da?
    .remedy = Drück in zehn Sekunden einen Knopf oder tippe etwas an dein Lesefeld, sonst giltst du als gegangen.
table-stays = { SEAT($seat) } ist noch da.
table-has-left = { SEAT($seat) } hat die Partie verlassen.
    .remedy = Wieder da? Die Pausenkarte antippen.
table-anybody-there = Ist noch jemand da?
    .remedy = In 20 Sekunden einen Knopf drücken, sonst ist hier Schluss.
table-not-this-one = Das ist nicht die Karte, die gebraucht wird.
    .remedy = Zurückstecken; die nächste antippen.
table-lost-again = Die Partie geht weiter, sobald wieder Antwort kommt.
table-reader-lost-bus = { READER($reader) } antwortet nicht: Sein Bus liefert nur { $value }h.
    .remedy = Stromversorgung, Masse und MISO prüfen. { table-lost-again }
table-reader-lost-chip = { READER($reader) } antwortet nicht wie ein MFRC522: Gelesen wurde { $value }h.
    .remedy = Kabel prüfen oder das Lesefeld tauschen. { table-lost-again }
table-reader-lost-reset = { READER($reader) } ist ausgefallen: Sein Chip hat die Einstellungen vergessen.
    .remedy = Es wird neu eingestellt. Kommt das öfter vor: Stromversorgung prüfen.
table-reader-lost-antenna = { READER($reader) } ist ausgefallen: Seine Antenne hat sich von selbst umgeschaltet.
    .remedy = Es wird neu eingestellt. { table-lost-again }
table-reader-lost-encrypting = { READER($reader) } ist ausgefallen: Sein Chip verschlüsselt, was er sendet.
    .remedy = Es wird neu eingestellt. { table-lost-again }
table-reader-lost-other = { READER($reader) } ist ausgefallen: Seine Station meldet einen hier unbekannten Fehler.
    .remedy = Die Firmware dieser Version auf die Station spielen. { table-lost-again }
table-seat-lost-absent = Der Platz { CHAIR($seat) } antwortet nicht: { $port } gibt es nicht.
    .remedy = Seine Station einstecken. { table-lost-again }
table-seat-lost-held = Der Platz { CHAIR($seat) } antwortet nicht: Ein anderes Programm benutzt { $port }.
    .remedy = Dieses Programm beenden oder in der Tischdatei einen anderen Anschluss nennen.
table-seat-lost-denied = Der Platz { CHAIR($seat) } antwortet nicht: Reclaim darf { $port } nicht öffnen.
    .remedy = Dem Benutzer das Recht auf { $port } geben: ihn in die Gruppe dialout aufnehmen.
table-seat-lost-forbidden = Der Platz { CHAIR($seat) } antwortet nicht: Das System sperrt { $port } für Reclaim.
    .remedy = Diese Version noch einmal installieren: Ihre Dienste nennen, was Reclaim öffnen darf.
table-seat-lost-unopened = Der Platz { CHAIR($seat) } antwortet nicht: { $port } ist keine serielle Schnittstelle.
    .remedy = In der Tischdatei den richtigen Anschluss nennen.
table-seat-lost-unplugged = Der Platz { CHAIR($seat) } antwortet nicht: Seine Station an { $port } wurde abgezogen.
    .remedy = Sie wieder einstecken. { table-lost-again }
table-seat-lost-deaf = Der Platz { CHAIR($seat) } antwortet nicht: Seine Station an { $port } nimmt nichts an.
    .remedy = Sie abziehen und wieder einstecken. { table-lost-again }
table-seat-lost-silent = Der Platz { CHAIR($seat) } antwortet nicht: Seine Station an { $port } schweigt seit { $seconds } s.
    .remedy = Sie abziehen und wieder einstecken. { table-lost-again }
table-seat-lost-garbled = Der Platz { CHAIR($seat) } antwortet nicht: Was von { $port } kommt, ist unverständlich.
    .remedy = Die Firmware dieser Version auf die Station spielen oder in der Tischdatei den richtigen Anschluss nennen.
table-seat-lost-restarted = Der Platz { CHAIR($seat) } antwortet nicht: Seine Station an { $port } ist neu gestartet.
    .remedy = { table-lost-again }

## Choices

table-menu-back = Zurück
table-menu-start = Los
table-menu-which-game = Welches Spiel?
table-menu-game = Spiel: { GAME($game) }
table-menu-bots = Bots: { $count }
table-menu-level =
    Die Bots spielen: { $level ->
        [easy] gemütlich
        [normal] gut
       *[sharp] stark
    }
table-menu-levels-differ = Die Bots spielen: jeder anders
table-menu-each-bot = Jeder Bot für sich
table-menu-one-bot = { SEAT($seat) } ({ CHAIR($seat) }): { table-bot }
table-bot =
    { $temper ->
        [bold] kühn
        [careful] vorsichtig
        [greedy] gierig
        [grudging] nachtragend
        [hasty] hastig
       *[even] ruhig
    }, { $level ->
        [easy] spielt gemütlich
        [normal] spielt gut
       *[sharp] spielt stark
    }
table-menu-options = Optionen
table-menu-language = Sprache/Language: { LANGUAGE($language) }
table-menu-who-plays = Mitspielen oder aufhören
table-menu-over = Wie geht es weiter?
table-menu-again = Noch einmal
table-menu-another-game = Ein anderes Spiel
table-menu-watch-again = Noch einmal ansehen
table-menu-watching = Noch einmal
table-menu-watch-stop = Genug gesehen
table-menu-watch-pause = Anhalten oder weiter
table-menu-watch-back = Eins zurück
table-menu-watch-on = Eins weiter
table-menu-watch-faster = Schneller
table-menu-watch-slower = Langsamer
table-menu-other-bots = Andere Bots
table-menu-resume = Weiterspielen
table-menu-later = Für später aufheben
table-menu-abandon = Aufgeben
table-menu-abandon-yes = Ja: aufgeben
table-menu-unkept = Und nun?
table-menu-unkept-look-after = Tisch warten: Sicherung, Protokolle, Ausschalten
table-menu-unkept-play = Spielen; nichts davon wird gespeichert
table-menu-tap-own-pad = Am eigenen Lesefeld antippen
table-menu-withdraw = Anderes wählen
table-menu-rests = Die Partie ruht
table-menu-go-on = Weiterspielen
table-menu-leaves = Jemand geht
table-menu-comes-back = Jemand kommt zurück
table-menu-end-match = Beenden: alle halten A
table-menu-unreadable = Eine Karte ist unlesbar
table-menu-wrong = Stimmt etwas nicht?
table-menu-which-card = Die Karte ist
table-menu-tap-or-name = Antippen oder benennen
table-menu-yes-this-card = Ja, diese Karte
table-menu-tap-or-choose =
    { $spots ->
        [0] Wählen, dann Karte antippen
       *[other] { table-menu-tap-a-card }
    }
table-menu-end-turn = Den Zug beenden
table-menu-take-last-back = Die letzte zurücknehmen
table-menu-tap-a-card = Karte antippen
table-menu-tap-each = Jede Karte an das Lesefeld halten
table-menu-dealt = Alle Karten sind gegeben
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
    .remedy = Was fehlt, an das eigene Lesefeld halten, oder alle halten A und spielen weiter.
table-battery-low-rounds =
    Die Batterie des Bandes ist schwach: noch etwa { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    }.
    .remedy = Neue Zellen bereitlegen.
table-stand-in-pad = { SEAT($seat) } ist gegangen: die Karten am Lesefeld von { SEAT($receiver) } antippen, eine nach der anderen, ungesehen.
    .remedy = Der Tisch nimmt die, die gebraucht wird; die anderen zurückstecken.
table-stand-in-spot = { SEAT($seat) } ist gegangen: die Karten auf Feld { $spot } antippen, eine nach der anderen, ungesehen.
    .remedy = Der Tisch nimmt die, die gebraucht wird; die anderen zurückstecken.
table-undo-or-play-on = Karte Rückgängig antippen, oder so weiterspielen.
table-belt-again =
    { $retry ->
        [none] Dann A drücken: Es läuft wieder.
       *[other] In { $retry } s versucht es sich sanft noch einmal.
    }
table-place = { PLACE($place) }
place-deck = Stapel
table-place-discards = Ablage
place-spot = Feld
table-belt-fault-no-current = Das Band steht, und sein Motor bekommt keinen Strom.
    .remedy = Batterie, Motorkabel und Treiber nachsehen. { table-belt-again }
table-belt-fault-encoder-dead = Der Drehgeber schweigt, obwohl der Motor läuft.
    .remedy = Drehgeber, Scheibe und Kabel nachsehen. { table-belt-again }
table-belt-fault-jam = Das Band steht, obwohl sein Motor Strom hat.
    .remedy = Herausnehmen, was klemmt. Klemmt nichts: Drehgeber und Kabel nachsehen. { table-belt-again }
table-belt-fault-runaway = Das Band läuft schneller, als es soll.
    .remedy = Hände weg; Drehgeber und Motortreiber nachsehen. { table-belt-again }
table-belt-fault-miscount = Der Drehgeber zählt andere Umläufe als die Aufkleber auf dem Band.
    .remedy = Drehgeber, Scheibe und Kabel nachsehen, und pulses_per_turn in der Tischdatei. { table-belt-again }
table-belt-fault-run-limit = Das Band ist so lange gelaufen, wie es am Stück darf.
    .remedy = Geht das Spiel weiter: das Band wieder starten. { table-belt-again }
screen-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
table-belt-warning-index-silent = Der Index des Drehgebers schweigt: Seither kamen { $counted } Impulse, ein Umlauf hat { $expected }.
    .remedy = Indexsensor und Kabel nachsehen. Bis dahin bleiben verlorene Impulse verloren.
table-belt-warning-index-disagrees = Der Drehgeber gibt nach seinem Index { $counted } Impulse je Umlauf; die Tischdatei sagt { $expected }.
    .remedy = pulses_per_turn berichtigen, oder Scheibe, Sensor und Kabel nachsehen.
table-belt-warning-no-current-sensed = Das Band läuft, und sein Strom wird mit 0 A gemessen.
    .remedy = Stromsensor und Kabel nachsehen. Bis dahin sieht ein toter Drehgeber aus wie ein klemmendes Band.
table-look-at-battery = Batterie, AD-Wandler und ihre Kabel nachsehen.
table-belt-warning-adc-silent = Der AD-Wandler, der die Batterie misst, antwortet nicht.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-absent = An der Batterie werden { $volts } V gemessen: Sie oder ihr AD-Wandler ist nicht angeschlossen.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-too-high = An der Batterie werden { $volts } V gemessen, mehr kann der AD-Wandler nicht messen.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-jumps = Die Spannung der Batterie springt zwischen { $least } und { $most } V.
    .remedy = { table-look-at-battery }
table-belt-fault-no-motor = Dieses Band hat keinen Motor.
    .remedy = Das Band von Hand drehen. { table-belt-again }
table-belt-fault-forwards-only = Dieses Band läuft nur vorwärts.
    .remedy = Eine Geschwindigkeit vorwärts verlangen. { table-belt-again }
table-belt-fault-battery-empty = Die Batterie des Motors ist leer: Damit beginnt keine Runde.
    .remedy = Neue Zellen einlegen. { table-belt-again }

## Das Menü des Fensters

screen-menu-go-on = Weiter
screen-menu-play-on = Weiterspielen
screen-menu-rules = Regeln
screen-menu-log =
    { $on ->
        [yes] Verlauf schließen
       *[no] Verlauf zeigen
    }
screen-menu-language = Sprache: { LANGUAGE($language) }
screen-menu-sound =
    Ton: { $on ->
        [yes] an
       *[no] aus
    }
screen-menu-full-screen =
    Vollbild: { $on ->
        [yes] an
       *[no] aus
    }
screen-menu-another-game = Ein anderes Spiel
screen-menu-yes-end = Ja: Diese Partie endet
screen-menu-leave = Die Partie verlassen
screen-menu-yes-leave = Ja: Ein Bot spielt für mich weiter
screen-menu-quit = Beenden
screen-menu-people = Leute an diesem Bildschirm: { $count }
screen-menu-operator = Den Tisch warten

## What the virtual table says

hands-or = { $some } oder { $last }
hands-wait-for-table = Warten auf den Tisch …
hands-lay-down-first = Leg erst hin, was du in der Hand hast.
hands-rests = Die Partie ruht. Wähl eine Zeile, oder klick auf die Pausenkarte, um weiterzuspielen.
hands-card-undo = Rückgängig
hands-card-recount = Nachzählen
hands-card-pause = Pause
hands-card-language = Sprache
hands-card-operator = Wartung
hands-match-over = Wie geht es weiter? Wähl eine Zeile, oder drück das grüne A, um noch einmal zu spielen.
hands-watching = Du siehst zu: Diese Partie spielen andere.
hands-hold-a-to-start = Halte das grüne A, sobald alle da sind: Dann geht es los.
hands-press-a-to-join = Mit dem grünen A spielst du mit.
hands-press-a-to-play = Klick auf ein Spiel, oder drück das grüne A.
hands-round-over = Die Runde ist vorbei. Sieh dir alles an; dann drück das grüne A für die nächste.
hands-not-heard = Der Tisch hat es nicht angenommen. Halte es noch einmal hin, oder leg es zurück.
hands-not-chosen = Die Auswahl ist inzwischen eine andere: Schau noch einmal.
hands-nothing-left = Hier liegt nichts mehr.
hands-no-room = Hier ist kein Platz: Versuch es noch einmal.
hands-did-not-work = Das ging nicht: Schau noch einmal.
hands-hand-is-full = Deine Hand ist voll: Leg erst deine Karte hin.
hands-hand-is-empty = Deine Hand ist leer: Klick erst eine deiner Karten an.
hands-still-reading = Einen Moment: Die Karte wird noch gelesen.
hands-somebody-elses = Die gehören jemand anderem: Lass sie liegen.
hands-card-is-gone = Diese Karte ist weg: Schau noch einmal.
hands-may-not-look = Das bleibt verdeckt: Du darfst es jetzt nicht ansehen.
hands-not-playing = Du spielst in dieser Partie nicht mit: Warte, bis sie vorbei ist.
hands-not-joined = Andere wollen gerade spielen: Mach erst mit, mit A.
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
hands-draw-or-else = Klick zum Ziehen auf den Stapel, oder auf das, was leuchtet.
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
hands-hold-to-look = Sieh unter die Karte, die leuchtet: Halte darauf die rechte Maustaste oder einen Finger.
hands-remember = Merk dir, was du siehst.
hands-turn-each = Klick jede Karte an, die verdeckt liegt.
hands-turn-each-or-a = Klick jede Karte an, die verdeckt liegt, oder mit dem grünen A alle auf einmal.
hands-is-that-so = Stimmt das? Wähl eine Zeile.
hands-click-it-or-line = Klick sie an, oder wähl eine Zeile.
hands-click-it = Klick darauf.
hands-look-again = Sieh noch einmal hin: Das liegt nicht da.
hands-what-is-it = Was ist es?
hands-lay-it-down = Der Tisch hat sie. Leg sie hin: Klick auf { $where }.
hands-belongs-elsewhere = Sie gehört dorthin, wo es leuchtet.
hands-make-it-yours = Am Lesefeld wird sie deine: Klick auf deine Karten.
hands-where-to-or-choose = Wohin? Klick auf { $where }, oder wähl eine Zeile. Ein Klick auf die Karte, oder Esc, legt sie zurück.
hands-choose-what-it-is = Wofür ist sie? Wähl eine Zeile. Ein Klick auf die Karte, oder Esc, legt sie zurück.
hands-does-not-fit = Diese Karte passt dort nicht.
hands-where-to = Wohin? Klick auf { $where }. Ein Klick auf die Karte, oder Esc, legt sie zurück.
hands-another-player = jemand anderen
hands-glowing-place = eine Stelle, die leuchtet
hands-the-place = „{ $place }“
hands-the-place-at = „{ $place }“ auf Feld { $spot }
hands-the-spot = Feld { $spot }
hands-the-deck = den Stapel
hands-your-cards = deine Karten
hands-your-pad = dein Lesefeld
hands-only-you-see = Das siehst nur du
hands-sorted-emblem = Deine Karten, nach Symbol
hands-sorted-number = Deine Karten, nach Zahl
hands-sorted-dealt = Deine Karten, wie sie kamen
hands-at-hand = In der Hand
hands-at-pad = Dein Lesefeld
hands-key-escape = Esc
hands-key-space = Leer
hands-button-a = ja · fertig
hands-button-b = weiter · zurück
hands-you = du
hands-seat-out-of-reach = kein Kontakt
hands-seat-done = Fertig!
hands-seat-ready = bereit
hands-seat-empty = leerer Platz
hands-seat-bot = Bot
hands-curtain-name = { SEAT($seat) }, der Bildschirm gehört dir
hands-curtain-how = Drück die Leertaste, oder klick, wenn nur noch du hinsiehst.

table-staged = Schau hin!
    .remedy = A drücken, wenn du es gesehen hast.
    .a = weiter
    .b = –
table-react-glad =
    { $wording ->
        [1] Wusste ich's doch!
        [2] Erwischt!
       *[3] Genau, wie ich dachte.
    }
table-react-caught =
    { $wording ->
        [1] Oh nein!
        [2] Das hast du gesehen?
       *[3] Autsch.
    }
table-react-wrong =
    { $wording ->
        [1] Ich war mir so sicher.
        [2] Hoppla.
       *[3] Mein Fehler.
    }
table-react-escape =
    { $wording ->
        [1] Puh!
        [2] Das war knapp.
       *[3] Glück gehabt.
    }
table-react-robbed =
    { $wording ->
        [1] He, meine Karten!
        [2] So ein Dieb!
       *[3] Die will ich wieder.
    }
table-log = Was geschehen ist
table-log-empty = Noch nichts.
table-log-known = Was alle wissen
table-log-close = L oder ein Klick schließt dies.

## A table that cannot be opened, and its settings

screen-closed = Der Tisch kann noch nicht starten
screen-tries-again = Alle paar Sekunden wird es von selbst neu versucht.
screen-unkept = Was gespielt wird, kann nicht gespeichert werden
screen-unkept-works =
    { $rest ->
        [nothing] Es geht: jedes Spiel. Teile und Leute sind unbekannt, bis sie neu eingetragen sind.
       *[read] Es geht: jedes Spiel, mit den Teilen und Leuten von vorher.
    }
screen-silent-long = Der Schiedsrichter antwortet nicht. Er wird gestartet; dauert das Minuten, den Tisch aus- und einschalten.
table-no-sound = Kein Ton: Es gibt keinen Lautsprecher, der sich öffnen lässt.
    .remedy = Einen anschließen oder einen Fernseher mit Ton; er wird in Sekunden benutzt.
table-no-graphics = Der Grafiktreiber fehlt, deshalb ist das Bild langsam.
    .remedy = Weiterspielen; noch einmal installiert, bringt diese Version ihn mit.
table-wifi-password = Das WLAN „{ $network }“ lässt den Tisch nicht hinein.
    .remedy =
        { $by ->
            [phone] Mit dem Handy dem eigenen WLAN des Tisches beitreten und dort neu wählen.
            [menu] Im Menü „{ screen-own-wifi }“ wählen und dort neu wählen.
           *[card] Das Passwort in reclaim.toml auf der Karte berichtigen und neu starten.
        }
table-wifi-absent = Das WLAN „{ $network }“ ist hier nicht zu finden.
    .remedy =
        { $by ->
            [phone] Mit dem Handy dem eigenen WLAN des Tisches beitreten und dort neu wählen.
            [menu] Im Menü „{ screen-own-wifi }“ wählen und dort neu wählen.
           *[card] Seinen Namen in reclaim.toml auf der Karte berichtigen oder das WLAN einschalten.
        }
table-wifi-no-radio = Ein WLAN ist eingestellt, aber dieser Computer hat keinen Funk dafür.
    .remedy = Ein Netzwerkkabel einstecken oder das WLAN aus reclaim.toml auf der Karte nehmen.
table-overlay-lost = Aus config.txt nicht angewandt: { $found }.
    .remedy = Die Datei auf der Karte in den Ordner overlays legen und ohne Parameter nennen.
table-imager-left =
    { $what ->
        [login] Benutzer und SSH aus Raspberry Pi Imager gelten nicht: Hier meldet sich niemand an.
       *[other] Nicht alles aus Raspberry Pi Imager gilt hier.
    }
    .remedy = Was gilt, steht in reclaim.toml auf der Karte.
table-closed-file = Die Tischdatei ist falsch.
    .remedy = Sie berichtigen und speichern.
table-closed-wiring = Ein Teil des Tisches ist nicht erreichbar.
    .remedy = Sein Kabel und seine Zeile in der Tischdatei prüfen.
table-closed-busy = Einen Teil des Tisches benutzt ein anderes Programm, oder Reclaim darf ihn nicht öffnen.
    .remedy = Dieses Programm beenden.
table-closed-pieces = Die Liste der Teile widerspricht sich.
    .remedy = Eine gute Liste aus einer Sicherung zurückholen oder die Karte neu beschreiben.
table-closed-journal = Das Journal der Partien lässt sich nicht öffnen.
    .remedy = Das Programm beenden, das es hat, oder seine Datei wegräumen; ein neues wird begonnen.
table-closed-disk = Keine Partie ließe sich aufzeichnen: { table-disk }.
    .remedy = Platz auf dem Speicher schaffen oder ihn wechseln; nichts Gespieltes geht verloren.
table-closed-other = Der Tisch lässt sich nicht öffnen.
    .remedy = Beheben, was unten genannt ist.
table-settings-unread = Die Einstellungen in { $file } lassen sich nicht lesen; es gelten die üblichen.
    .remedy = Die Datei zurücklegen; im README steht, was hineingehört.
table-settings-syntax = reclaim.toml, Zeile { $line }, wird übergangen: { $text }
    .remedy = NAME = WERT schreiben, Texte in "Anführungszeichen".
table-settings-unknown = reclaim.toml, Zeile { $line }: Eine Einstellung { $key } gibt es nicht.
    .remedy =
        { $meant ->
            [none] Die Zeile herausnehmen.
           *[other] Stattdessen { $meant } schreiben.
        }
table-settings-missing = reclaim.toml, Zeile { $line }: { $key } fehlt.
    .remedy = { table-settings-expected }
table-settings-value = reclaim.toml, Zeile { $line }: { $key } kann nicht { $found } sein.
    .remedy = { table-settings-expected }
table-settings-expected =
    { $key ->
        [language] Eines davon schreiben: { LANGUAGES() }.
        [volume] Eine ganze Zahl von 0 bis 100 schreiben.
        [table] Den Namen einer Verdrahtung oder einer Datei in "Anführungszeichen" schreiben.
        [players] Namen von höchstens 10 Zeichen so schreiben: ["Ada", "Ben"].
        [hostname] Buchstaben von A bis Z, Ziffern und Bindestriche schreiben, etwa "reclaim".
        [timezone] Einen Ort wie "Europe/Berlin" schreiben.
        [keyboard] Zwei oder drei kleine Buchstaben schreiben, etwa "de".
        [phones] Ohne Anführungszeichen true oder false schreiben.
        [home_assistant] Ohne Anführungszeichen true oder false schreiben.
        [broker_commands] Ohne Anführungszeichen true oder false schreiben.
        [broker] Eine Adresse wie "mqtt://broker.lan" schreiben.
        [update_from] Eine Adresse wie "https://example.org/reclaim/" schreiben.
        [wifi] Als Abschnitt [wifi] mit country, name und password schreiben.
        [country] Die zwei Buchstaben des Landes schreiben, etwa "DE".
        [name] Den Namen des Netzes in "Anführungszeichen" schreiben.
       *[password] Das Passwort des Netzes schreiben, 8 bis 63 Zeichen in "Anführungszeichen".
    }

## Neue Versionen

table-update-checking = { $file } wird geprüft.
    .remedy =
        { $by ->
            [phone] Das dauert ein, zwei Minuten.
           *[stick] Den Stick stecken lassen.
        }
table-update-taken = { $file } ist für diesen Tisch signiert: Version { $version } wird geschrieben.
    .remedy =
        { $by ->
            [phone] Der Tisch startet von selbst neu. Ein Stromausfall schadet nicht.
           *[stick] Den Stick stecken lassen, bis der Tisch neu startet. Ein Stromausfall schadet nicht.
        }
table-update-written =
    { $when ->
        [later] Version { $version } ist geschrieben. Der Tisch startet mit ihr neu, sobald niemand spielt.
       *[now] Version { $version } ist geschrieben, der Tisch startet mit ihr neu.
    }
    .remedy = Auf das erste Bild warten; es dauert so lange wie ein Einschalten.
table-update-waits = Version { $version } aus { $file } wird installiert, sobald niemand spielt.
    .remedy =
        { $by ->
            [phone] Spiel weiter.
           *[stick] Weiterspielen und den Stick stecken lassen.
        }
table-update-on-trial =
    { $by ->
        [phone] Noch wird erprobt, ob die neue Version läuft. Was das Telefon gebracht hat, wird danach angesehen.
       *[stick] Es wird noch erprobt, ob die neue Version funktioniert. Danach ist der Stick an der Reihe.
    }
    .remedy =
        { $by ->
            [phone] Eine Minute warten.
           *[stick] Ihn eine Minute stecken lassen.
        }
table-update-older = { $file } ist Version { $version }; es läuft { $running }, und die ist nicht älter.
    .remedy =
        { $by ->
            [phone] Von der Wartungsseite aus installieren oder es dabei lassen.
           *[stick] Den Stick abziehen, oder sie auf der Wartungsseite installieren.
        }
table-update-fetched = Version { $version } wurde geholt.
    .remedy = Sie wird nachts installiert, oder jetzt: „{ web-desk-title }“, und dort „{ table-menu-install }“.
table-update-none = Auf diesem Stick ist keine neue Version.
    .remedy = Die .slot-Datei und ihre .minisig darauf kopieren, in keinen Ordner.
table-update-files =
    { $system ->
        [none] Dieser Stick hat kein Dateisystem, das der Tisch lesen kann.
       *[other] Dieser Stick hat das Dateisystem { $system }, das der Tisch nicht lesen kann.
    }
    .remedy = Ihn als FAT32 oder exFAT formatieren und die Dateien noch einmal kopieren.
table-update-stick = Der Stick lässt sich nicht lesen.
    .remedy = Ihn noch einmal einstecken oder einen anderen nehmen.
table-update-pulled = Der Stick wurde beim Lesen abgezogen. Es hat sich nichts geändert.
    .remedy = Ihn noch einmal einstecken und stecken lassen.
table-update-passed =
    { $file } wird übergangen: { $why ->
        [dot] solche Notizen schreibt ein Mac
        [folder] in Ordnern wird nicht gesucht
        [packed] es ist gepackt
        [card] es ist das Abbild einer ganzen Karte
        [name] der Name endet nicht auf .slot
        [lone] die .slot-Datei dazu fehlt
        [unreadable] es ließ sich nicht bis zum Ende lesen
        [other] es ist für eine andere Art von Computer
        [here] Version { $version } läuft schon
        [tried] es wurde schon versucht und ging nicht
        [large] es ist zu groß für diese Karte
        [journal] es könnte die Partien dieses Tisches nicht lesen
        [older] daneben liegt eine neuere Version
       *[unsigned] es ist nicht für diesen Tisch signiert oder beschädigt
    }.
    .remedy =
        { $by ->
            [phone] Mit dem Telefon eine andere .slot-Datei und ihre .minisig bringen.
           *[stick]
                { $why ->
                    [dot] Es ist nichts zu tun.
                    [folder] Beide Dateien aus dem Ordner heraus kopieren.
                    [packed] Es an einem Computer entpacken.
                    [card] Stattdessen die .slot-Datei und ihre .minisig kopieren.
                    [name] Der Datei ihren Namen zurückgeben.
                    [unreadable] Die Datei noch einmal kopieren oder einen anderen Stick nehmen.
                    [other] Die Datei für diesen nehmen.
                    [here] Den Stick abziehen.
                    [tried] Eine neuere Version auf den Stick kopieren.
                    [large] Die neue Version auf eine Karte schreiben, wie am ersten Tag.
                    [journal] Die neuere Version behalten.
                    [older] Es ist nichts zu tun.
                   *[unsigned] Die .slot-Datei und ihre .minisig noch einmal kopieren.
                }
        }
table-update-confirmed = Version { $version } läuft.
    .remedy = Steckt ein Stick, ihn abziehen.
table-update-rolled-back = Version { $version } hat die Probe nicht bestanden, deshalb ist die vorige wieder da.
    .remedy = Ohne Stick weiterspielen; es mit den Protokollen melden.
table-update-card = Die Karte behält nicht, was auf sie geschrieben wird. Die neue Version wird nicht genommen.
    .remedy = Weiterspielen, und die Karte bald wechseln.
table-data-repaired = Die Daten auf der Karte waren beschädigt und sind repariert. Nichts ging verloren.
    .remedy = Bald eine Sicherung auf einen Stick: Karten nutzen sich ab.
table-trial = Version { $version } wird erprobt, etwa eine Minute lang.
    .remedy = Danach mit A spielen.

## The operator's page

screen-operator = Wartung des Tisches
screen-operator-reader = Lesefeld
screen-operator-tags = Aufkleber
screen-operator-losses = Ausfall
screen-operator-noise = Rauschen
screen-operator-station = Station
screen-operator-firmware = Firmware
screen-operator-bad-lines = Fehler
screen-operator-percent = { $percent } %
screen-operator-unknown = unbekannt
screen-operator-belt = Band
screen-operator-belt-is =
    { $state ->
        [no-motor] kein Motor
        [turns] läuft
        [fault] steht wegen einer Störung
       *[stands] steht
    }
screen-operator-speed = { $rpm } Umläufe je Minute
screen-operator-laps = Umläufe seit dem Start: { $laps }
screen-operator-battery = Batterie
screen-operator-battery-is =
    { $level ->
        [good] gut
        [low] schwach
        [empty] leer
       *[unknown] unbekannt
    }
screen-operator-volts = { $volts } V
screen-operator-hours = reicht für { $hours } h Lauf
screen-operator-disk = Speicher
screen-operator-free = { $free } GB frei
screen-operator-no-fault = kein Fehler
screen-operator-last-fault = letzter Fehler
screen-operator-computer = Computer
screen-operator-temperature = { $celsius } °C
screen-operator-temperature-unknown = Temperatur unbekannt
screen-operator-slow-unknown = Drosselung unbekannt
screen-operator-not-slow = volle Geschwindigkeit
screen-operator-slow =
    { $throttle ->
        [under-voltage] Netzteil zu schwach
        [capped] gedrosselt
        [throttled] stark gedrosselt
       *[warm] zu warm
    }
screen-operator-was-slow =
    { $throttle ->
        [under-voltage] Netzteil war zu schwach
        [capped] war gedrosselt
        [throttled] war stark gedrosselt
       *[warm] war zu warm
    }
screen-operator-versions = Versionen
screen-operator-phones = Handys
screen-operator-no-phones = nicht zugelassen
screen-operator-image = Abbild
screen-operator-no-image = keines: ein installiertes System
screen-operator-no-faults = Seit dem Start keine Störung.
screen-operator-minutes-ago =
    { $minutes ->
        [0] gerade eben
       *[other] vor { $minutes } min
    }
screen-operator-hours-ago = vor { $hours } h
table-operator = B: weiter, A: wählen.
table-language = { LANGUAGE($language) }
table-language-later = Die Sprache wechselt, wenn keine Partie auf dem Tisch ist.
    .remedy = { table-operator-later.remedy }
table-operator-later = Die Wartung geht auf, wenn keine Partie auf dem Tisch ist.
    .remedy = Die Partie zu Ende spielen oder mit der Pausenkarte beenden; dann die Karte noch einmal antippen.
table-menu-operator = Was soll geschehen?
table-menu-save-logs = Protokolle auf einen USB-Stick
table-menu-save-backup = Sicherung auf einen USB-Stick
table-menu-take-backup = Sicherung von einem USB-Stick holen
table-menu-restart = Den Tisch neu starten
table-menu-yes-restart = Ja, neu starten
table-menu-shut-down = Ausschalten
table-menu-yes-shut-down = Ja, ausschalten
table-menu-install = Version { $version } installieren
table-menu-yes-install = Ja, Version { $version } installieren
table-saving-logs = Die Protokolle werden gesichert …
    .remedy = Den Stick stecken lassen.
table-restarting = Der Tisch startet neu.
table-packing-logs = Die Protokolle werden gepackt …
table-logs-packed = Die Protokolle sind gepackt.
table-changing-settings = Die Einstellungen werden geändert …
table-settings-changed = Die Einstellungen sind geändert. Sprache, Lautstärke und Tisch gelten ab dem nächsten Start.
table-settings-refused = Die Einstellungen sind wie zuvor: { $system }.
table-shutting-down = Der Tisch fährt herunter …
    .remedy = Ausschalten, wenn der Bildschirm dunkel ist.
table-installing = Version { $version } wird installiert …
    .remedy = Den Stick stecken lassen.
table-logs-saved = Die Protokolle sind auf dem Stick, im Ordner { $folder }.
    .remedy = Er kann jetzt abgezogen werden.
table-logs-no-stick = Es steckt kein USB-Stick.
    .remedy = Einen einstecken, einige Sekunden warten, noch einmal versuchen.
table-logs-unreadable = Der USB-Stick lässt sich nicht lesen.
    .remedy = Als FAT32 oder exFAT formatieren oder einen anderen nehmen.
table-logs-full = Auf dem USB-Stick ist kein Platz.
    .remedy = Platz schaffen oder einen anderen nehmen.
table-logs-failed = Die Protokolle ließen sich nicht sichern.
    .remedy = Noch einmal versuchen oder einen anderen Stick nehmen.
table-saving-backup = Die Sicherung wird geschrieben …
    .remedy = Den Stick stecken lassen.
table-taking-backup = Die Sicherung wird gelesen …
    .remedy = Den Stick stecken lassen.
table-backup-saved = Teile, Leute und Partien sind auf dem Stick, in { $file }.
    .remedy = Er kann jetzt abgezogen werden.
table-backup-failed = Die Sicherung ließ sich nicht schreiben oder lesen.
    .remedy = Noch einmal versuchen oder einen anderen Stick nehmen.
table-backup-none = Auf dem USB-Stick ist keine Sicherung.
    .remedy = Den Stick mit einer Datei wie reclaim-backup-1.db nehmen.
table-backup-damaged = { $file } ist beschädigt. Nichts daraus wird genommen.
    .remedy = Eine frühere Sicherung vom Stick nehmen oder eine andere Kopie.
table-backup-foreign = { $file } ist keine Sicherung eines Tisches. Nichts daraus wird genommen.
    .remedy = Den Stick mit einer Datei nehmen, die diese Seite geschrieben hat.
table-backup-newer = { $file } ist von einem neueren Reclaim als diesem. Nichts daraus wird genommen.
    .remedy = Erst diesen Tisch aktualisieren.
table-backup-taken = Aus { $file } dazugekommen – Partien: { $matches }, Teile: { $pieces }, Leute: { $people }.
    .remedy =
        { $left ->
            [0] Alles, was hier war, bleibt. Der Tisch startet damit neu.
           *[other] Alles, was hier war, bleibt; Aufkleber, die hier andere Teile sind, ausgelassen: { $left }. Der Tisch startet neu.
        }
table-backup-known = Alles aus { $file } ist schon hier.
    .remedy = Er kann jetzt abgezogen werden.
table-order-failed = Der Tisch konnte seinen Computer nicht darum bitten.
    .remedy = Noch einmal versuchen; hilft das nicht, aus- und einschalten.
table-order-unanswered = Der Computer hat nicht geantwortet.
    .remedy = Noch einmal versuchen; hilft das nicht, aus- und einschalten.
table-disk-failed = Der Speicher hat versagt: { table-disk }.
    .remedy = Platz schaffen oder ihn wechseln.

## Namen

screen-best = Die Besten bisher
screen-best-won = { $wins } von { $matches } gewonnen
screen-evening = Heute Abend
screen-evening-match = { GAME($game) } · { $minutes } min
table-person = { $name }
table-menu-names = Namen
table-menu-no-name = Kein Name
table-player-later = Namen lassen sich ändern, wenn keine Partie auf dem Tisch ist.
table-name-moved = Der Name { $name } ist jetzt an einem anderen Platz: Zwei Menschen brauchen zwei Namen.
    .remedy = { table-operator-later.remedy }
# A theft at the virtual table: one press does it

hands-take-cards-of-or-a = Nimm { SEAT($seat) } Karten ab: Klick eine Rückseite an, oder drück das grüne A, dann bekommst du alle.
## Making a table

table-seat-lost-unassigned = Der Platz { CHAIR($seat) } hat noch keine Station.
    .remedy = Ihren Anschluss in der Tischdatei nennen, etwa /dev/ttyACM0, und neu starten.
table-seat-lost-stranger = Die Station an { $port } meldet sich als { $number }; sie gehört zu keinem Platz, und Platz { CHAIR($seat) } hat eine andere.
    .remedy = Die Station dieses Platzes dort einstecken.
table-seat-lost-double = Die Station an { $port } meldet sich als { $number }, wie eine andere auch.
    .remedy = Eine von beiden ausstecken.
table-station-old = Die Station am Platz { CHAIR($seat) } hat die Firmware { $found }, älter als { $expected }.
    .remedy = Weiterspielen; an einem Computer über USB auf den neuen Stand bringen (firmware/station).
table-button-stuck = Knopf { $button } am Platz { CHAIR($seat) } ist dauernd gedrückt und zählt nicht.
    .remedy = Loslassen. Drückt ihn niemand: Taster und Kabel nachsehen.
screen-enrol-piece =
    { $kind ->
        [tile] Koffer
        [token] Schatzplättchen
        [control] Steuerkarte
       *[card] Karte
    } { $number } von { $of }
screen-enrol-hold = Dieses Teil eine halbe Sekunde flach an irgendein Lesefeld halten.
screen-enrol-missing = Es fehlen noch: { $count }
table-menu-enrol = Teile anlernen
table-menu-enrol-game = { GAME($game) } ({ $count })
table-menu-enrolling = Welcher Aufkleber ist welcher?
table-menu-enrol-skip = Dieses Teil später
table-menu-enrol-undo = Das letzte zurücknehmen
table-enrol-enrolled = Angelernt.
table-enrol-two = Zwei Aufkleber zugleich.
    .remedy = Immer nur ein Teil antippen.
table-enrol-known = Dieser Aufkleber gehört schon zu einem anderen Teil.
    .remedy = Das Teil auf dem Bild nehmen.
table-enrol-changing = Das ist ein Handy oder eine Bankkarte.
    .remedy = Das Teil auf dem Bild nehmen.
table-enrol-brief = Das war zu kurz.
    .remedy = Eine halbe Sekunde flach und ruhig halten.
table-enrol-weak = Dieser Aufkleber liest sich schlecht.
    .remedy = Einen anderen auf das Teil kleben.
table-enrol-skipped = Es kommt später wieder.
table-enrol-back = Der letzte Aufkleber ist vergessen.
table-enrol-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-enrol-done = Es fehlt nichts mehr.
## Learning a game

table-menu-how-to-play = So wird gespielt
table-menu-rules = Die Regeln in sechs Bildern
table-menu-teach = { $on ->
        [yes] Die Partie erklärt sich: ja
       *[no] Die Partie erklärt sich: nein
    }
screen-menu-why = Warum ging das nicht?
table-reads-rules = So wird gespielt.
    .remedy = A oder B führt zurück.
table-teaches = Jede neue Handlung wird einmal erklärt.
    .remedy = B halten, um es noch einmal zu lesen.

## Why: a sentence for each ruling of all games (docs/rulings-all-games.md)

table-rule-2 = Geht jemand, bleibt die Hand liegen, und der Tisch macht für sie den mildesten Zug.
table-rule-3 = Nur der letzte Zug lässt sich zurücknehmen, solange er niemandem etwas gezeigt hat.
table-rule-4 = Was von einer ungelesenen Karte abhängt, wartet, bis sie gelesen oder genannt ist.
table-rule-6 = Gelesen wird eine Karte, wenn sie gespielt wird, oder jede, die auf eine Hand kommt: So wurde es gewählt.

## Einstellungen

table-menu-volume =
    Lautstärke: { $volume ->
        [0] stumm
       *[other] { $volume } %
    }
table-menu-speed =
    Tempo des Tisches: { $speed ->
        [slow] gemächlich
        [normal] normal
       *[fast] schnell
    }
table-menu-brightness =
    Helligkeit: { $percent ->
        [unknown] unbekannt
       *[other] { $percent } %
    }
table-no-backlight = Dieser Bildschirm lässt sich von hier nicht dimmen.
    .remedy = Am Bildschirm selbst einstellen.

## Wer beginnt

table-menu-begins =
    { $game ->
        [captains-orders] Gibt zuerst
       *[other] Es beginnt
    }: { $how ->
        [turn-about] { SEAT($seat) }, reihum
        [by-lot] das Los
       *[seat] { SEAT($seat) }
    }
table-menu-turn-about = Reihum: { SEAT($seat) } ist dran
table-menu-by-lot = Das Los entscheidet
table-menu-who-begins =
    { $game ->
        [captain-bluff] Wer beginnt? Die Schachtel sagt: wer zuletzt geflogen ist.
        [bluff-pirate] Wer beginnt? Die Schachtel sagt: wer am jüngsten ist.
        [captains-orders] Wer gibt zuerst? Links vom Geber beginnt es.
       *[other] Wer beginnt?
    }

## Calibrating the belt

table-menu-calibrate = Band einmessen
table-menu-calibrate-begin = Anfangen: Das Band läuft
table-menu-calibrate-metered = Das Messgerät zeigt { NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V: anfangen
table-menu-calibrate-meter =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V
table-menu-calibrate-stop = Band anhalten
table-menu-calibrate-write = Diese Werte behalten
table-calibrate-halted = Das Band ist angehalten, und nichts wurde gemessen.
table-calibrate-stopped = Das Band ist von selbst stehen geblieben.
    .remedy = Herausnehmen, was es hält, und noch einmal anfangen.
table-calibrate-no-tile = Der Koffer kam zu selten am Lesefeld vorbei.
    .remedy = Liegt er auf dem Band? Einen anderen nehmen: Vielleicht liest sich sein Aufkleber schlecht.
table-calibrate-two-tiles = Auf dem Band liegt mehr als ein Koffer.
    .remedy = Einen liegen lassen und noch einmal anfangen.
table-calibrate-uneven = Der Koffer kam ungleichmäßig herum.
    .remedy = Nachsehen, ob das Band rutscht, und nach Drehgeber und Kabel.
table-calibrate-same = Das steht schon in der Tischdatei.
table-calibrate-in-file = Das steht jetzt in der Tischdatei.
    .remedy = { $when ->
        [now] Der Tisch startet damit neu.
       *[later] Sie gelten, wenn der Tisch wieder eingeschaltet wird.
    }
table-calibrate-in-table = Der Tisch hat die Werte behalten.
    .remedy = { $when ->
        [now] Der Tisch startet damit neu.
       *[later] Sie gelten, wenn der Tisch wieder eingeschaltet wird.
    }
table-calibrate-unwritten = Die Werte lassen sich nicht behalten.
    .remedy = { $text }
screen-calibrate-hint = Leg einen Koffer auf das Band und sonst nichts. Das Band läuft einige Minuten; jeder Knopf hält es an.
screen-calibrate-meter = Mit einem Messgerät: einstellen, was es an der Batterie des Motors zeigt, während das Band steht.
screen-calibrate-step =
    { $step ->
        [settling] Die Geräte melden sich.
        [zones] Langsam: wo jedes Lesefeld den Koffer hört.
        [curve] Jedes Mal etwas schneller: was der Motor braucht.
       *[turns] Mit voller Fahrt: die Impulse des Drehgebers.
    }
screen-calibrate-rounds = Der Koffer kam herum: { $count }
screen-calibrate-value =
    { $value ->
        [pulses] Impulse je Umlauf
        [full-duty] Leistung bei voller Fahrt
        [friction-duty] Leistung gegen Reibung
        [divider] Teiler der Batterie
        [limit] Grenze des Stroms, A
        [place] { READER($reader, case: "short") }: Ort, mm
        [zone] { READER($reader, case: "short") }: Zone, mm
       *[missed] { READER($reader, case: "short") }: verpasst, %
    }
screen-calibrate-measured = Gemessen
screen-calibrate-said = Bisher
table-belt-fault-held = Etwas hält das Band: Sein Motor nimmt mehr Strom, als er darf.
    .remedy = Herausnehmen, was es hält. Ist da nichts: Lässt es sich leicht von Hand drehen? { table-belt-again }
# What a game's box says of it

screen-box-players = { $fewest } bis { $most } Spieler
screen-box-ages = ab { $age } Jahren
screen-box-minutes = etwa { $minutes } Minuten
## Hands that draw and choose

hands-click-the-deck = Klick auf den Stapel.
hands-draws-nothing = Jetzt wird keine Karte gezogen.
hands-click-player-or-line = Klick auf jemanden, oder wähl eine Zeile.

## The doctor on the operator's page

table-menu-doctor = Tisch prüfen
table-menu-doctor-again = Noch einmal prüfen
table-menu-doctor-next = Nächste Seite
table-doctor-pins = gehören allein diesem Programm
table-doctor-pins-shared = { $found } hält sie, und das hält kein anderes Programm fern
    .remedy = Diese Version noch einmal installieren: Sie bringt lgpio mit, das andere fernhält.
table-doctor-silent = hat nichts von sich hören lassen
    .remedy = Kabel und Stromversorgung prüfen.
table-doctor-unpolled = wird nicht nach Aufklebern gefragt
    .remedy = Die Protokolle sichern und das melden.
table-doctor-noise = { $count } Abfragen je Sekunde, { $percent } % davon unverständlich; Version des Chips: { $version }h
    .remedy = Alle Teile wegnehmen und noch einmal prüfen. Bleibt es so: Kabel kürzen, 20 mm Abstand zu Metall und Motor halten, 100 uF an seine 3,3 V.
table-doctor-answers = antwortet
table-doctor-station-silent = hat nichts von sich hören lassen
    .remedy = Ist sie eingesteckt?
table-doctor-firmware = hat die Firmware { $found }, diese Version { $expected }
    .remedy = { table-station-old.remedy }
table-doctor-station = Firmware { $version }, beschädigte Zeilen: { $count }
    .remedy = Ein anderes USB-Kabel nehmen und von den Motorkabeln fernhalten.
table-doctor-stray = hat Umläufe gezählt, während das Band stand: { $value }
    .remedy = Vor Licht schützen, sein Kabel von den Motorkabeln fernhalten und 100 nF parallel schalten.
table-doctor-no-stray = zählt nichts, während das Band steht
table-doctor-current-unknown = sein Sensor liefert nichts Brauchbares
    .remedy = Die Kabel von Sensor und ADC prüfen.
table-doctor-current = { $value } A, während das Band steht
    .remedy = Ein ruhender Motor zieht nichts: die Kabel von Treiber und Sensor prüfen.
table-doctor-battery-unknown = { screen-operator-unknown }
    .remedy = Die Kabel von ADC und Spannungsteiler prüfen.
table-doctor-battery = { screen-operator-volts }: { screen-operator-battery-is }
    .remedy = Neue Zellen einlegen.
table-doctor-untold = dieser Computer sagt es nicht
table-doctor-temperature = { $celsius } °C
    .remedy = Für Luft oder einen Kühlkörper sorgen.
table-doctor-supply-weak = war seit dem Start zu schwach
    .remedy = Das Netzteil des Pi nehmen: 5,1 V, 3 A.
table-doctor-supply = seit dem Start stark genug
table-doctor-disk-unknown = { screen-operator-unknown }
    .remedy = Ist der Ordner des Journals da?
table-doctor-disk = { $free } MB frei
    .remedy = Platz schaffen oder eine größere Karte nehmen.
table-doctor-clock-unset = wurde nie gestellt: Partien bekommen ein falsches Datum
table-doctor-clock = { $found }
table-doctor-no-kms = das System kann darauf nichts zeigen
    .remedy = Auf der Karte dtoverlay=vc4-kms-v3d in config.txt eintragen und neu starten.
table-doctor-screen = ist angeschlossen
table-doctor-screen-off = ist aus oder nicht angeschlossen
table-doctor-usual = gewöhnlich { $value } { $unit }
table-doctor-history-begun = waren nicht lesbar und beginnen von vorn
table-doctor-history-unkept = lassen sich nicht aufheben
screen-doctor-watching = Der Tisch wird beobachtet. Alle Teile von den Lesefeldern nehmen und das Band in Ruhe lassen.
screen-doctor-verdict =
    { $count ->
        [0] Alles Geprüfte ist in Ordnung.
       *[other] Zu tun: { $count }
    }
screen-doctor-leaf = { $number } / { $of }
screen-doctor-what =
    { $kind ->
        [reader] { READER($device) }
        [pad] { screen-operator-reader } { CHAIR($device) }
        [station] { screen-operator-station } { CHAIR($device) }
        [pins] Pins
        [belt] { screen-operator-belt }
        [belt-sensor] Bandsensor
        [current] Motorstrom
        [battery] { screen-operator-battery }
        [temperature] Temperatur
        [supply] Netzteil
        [disk] { screen-operator-disk }
        [clock] Uhr
        [screen] Bildschirm
        [push] Schubkraft
        [motor] Motor
       *[history] Frühere Werte
    }
## No card to play

hands-no-card-to-play = Keine deiner Karten ist jetzt spielbar: Wähl eine Zeile.
## Names, chosen by all at the same time

screen-naming = Wer spielt hier?
table-naming = Alle wählen zugleich. B: weiter, A: wählen.
    .remedy = Wer fertig ist und A hält, wartet auf niemanden.
hands-choose-your-name = Wähl deinen Namen, dann dein Gesicht: anklicken, oder B und A.
## Somebody reads: play waits

table-reads = { SEAT($seat) } liest: Danach geht es weiter.
table-waits-for-reader = Jemand liest: Das zählt noch nicht.
    .remedy = Weiter geht es, wenn das Menü dort geschlossen ist.
table-log-waits = Spiel wartet. L: weiter.

## Readers by their places

table-reader =
    { $kind ->
        [pad] Das Lesefeld von { CHAIR($seat) }
        [belt] Das Lesefeld am Band
        [numbered] Das Lesefeld { $number } am Band
        [spot] Das Lesefeld von Feld { $number }
       *[other] Das Lesefeld { $name }
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
table-why-nothing = Das Band hat in dieser Partie nichts gemeldet.
table-why-no-belt = Dieses Spiel braucht kein Band, und in dieser Partie war nichts richtigzustellen.
table-why-said = Der Tisch sagte:

## Any game of cards

table-hand-full = Eine Karte zu viel an diesem Lesefeld.
    .remedy = Auf den Stapel zurücklegen.
table-not-in-hand = Nach allem, was der Tisch sah, ist diese Karte nicht in der Hand.
    .remedy = Zurücklegen, wo sie war; eine Handkarte antippen.
table-nobody-there = Dort spielt niemand.
    .remedy = Einen Platz wählen, der mitspielt.
table-not-unread = Dort ist jede Karte gelesen.
    .remedy = Einfach weiterspielen.
table-read-each = In dieser Partie wird jede Karte beim Geben gelesen.
    .remedy = Die Karten jeder Hand am Lesefeld dieses Platzes antippen.
table-not-your-turn = Jemand anders ist am Zug.
    .remedy = Karte zurücknehmen und warten.
table-not-from-deck = Diese Karte ist nicht vom Stapel.
    .remedy = Zurücklegen, wo sie war.
table-not-a-card = Das ist keine Karte dieses Spiels.
    .remedy = Eine Karte des Spiels nennen.
table-prompt-reading = Eine Karte wurde nicht gelesen.
    .remedy = Noch einmal antippen oder benennen.
table-prompt-over = Die Partie ist vorbei.
    .remedy = Mit A noch einmal spielen.

table-option-reading =
    Karten werden gelesen: { $value ->
        [late] wenn sie gespielt werden
       *[every] jede, wenn sie gegeben oder gezogen wird
    }
table-problem-card-twice = Eine Karte ist an zwei Orten.
    .remedy = { table-undo-or-play-on }
table-problem-card-elsewhere = Eine Karte wurde gesehen, die schon anderswo liegt.
    .remedy = { table-undo-or-play-on }

# ---- the player's window: what the table's hints say where there are no pads, spots and buttons

scene-where-to = Wohin?
scene-what-for = Wofür ist sie?
scene-lay-down = Leg sie hin, wo es leuchtet.
scene-put-back = Nimm die Karte zurück auf die Hand.
scene-no-card = Keine deiner Karten ist jetzt spielbar.
scene-turn-each = Deck die verdeckten Karten auf.
scene-take-of = Nimm { SEAT($seat) } eine Karte ab.
scene-yours = Steck sie zu deinen Karten.
scene-look-under = Sieh unter die Karte, die leuchtet.
scene-ready = Bereit?
scene-take-back-first = Nimm erst das letzte Paar zurück.
scene-one-moment = Einen Augenblick.
scene-show-it = Prüf ihn und leg ihn dann zu den gezeigten Paaren.
scene-card-first = Klick erst eine deiner Karten an.
scene-passenger-first = Klick erst den offenen Passagier an.
scene-is-that-so = Stimmt das?
scene-look-inside = Wem gehört der Koffer?
scene-flip = Deck deinen nächsten Passagier auf.
scene-done = Keine Passagiere mehr!
scene-counting = Bitte Hände weg: Das Band zählt seine Koffer.
scene-play = Ausspielen
scene-check = Prüfen
scene-go-on = Weiter
scene-faster = Schneller
scene-round-over = Die Runde ist vorbei.
scene-was-that-all = War das alles?
scene-nothing-to-show = Du hast keine Paare vorzuzeigen.
scene-check-first = Prüf zuerst, wem der Koffer gehört.
scene-answered = Du hast geantwortet.
scene-not-heard = Der Tisch hat es nicht angenommen. Versuch es noch einmal.
scene-play-now = Spielen
scene-another-game = Anderes Spiel
scene-shall-we = Was spielen wir?
scene-we-play = Wir spielen: { GAME($game) }
scene-who-plays = Sind alle da?
scene-continue = { GAME($game) } ruht · { NAMES($seats) }
scene-own-name =
    { $named ->
        [yes] Du: Namen ändern
       *[no] Du: Namen wählen
    }
scene-type-name = Namen eintippen
scene-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜß
scene-name-letters = Namen haben höchstens { $most } Buchstaben, und zwar lateinische, griechische, kyrillische, hebräische, armenische oder georgische.
scene-sit = Hier hinsetzen
scene-add-bot = Bot dazusetzen
scene-opening = Klick oder drück eine Taste, dann geht es los
scene-leave = Aufstehen
scene-resume = Mach damit weiter, oder wähl ein Spiel.
scene-give-up = Aufgeben? Dann kann niemand mehr damit weitermachen.
table-story-liar = { SEAT($seat) } kommt mit den meisten Bluffs durch: { $count }
table-story-saw-through = { SEAT($seat) } durchschaut die meisten Bluffs: { $count }
table-story-caught = { SEAT($seat) } wird am häufigsten beim Bluffen ertappt: { $count }
table-story-doubted = { SEAT($seat) } zweifelt am häufigsten zu Unrecht: { $count }
table-story-lead = { SEAT($seat) } führt während { $count } % der Züge
table-story-quickest = { SEAT($seat) } braucht { $seconds } s für den schnellsten Zug
table-story-longest = { SEAT($seat) } überlegt höchstens { $seconds } s
table-story-usual = { SEAT($seat) } braucht im Schnitt { $seconds } s für einen Zug
table-story-moves = { SEAT($seat) } macht so viele Züge: { $count }
table-story-share = { SEAT($seat) } macht { $count } % aller Züge
table-story-total = { SEAT($seat) } endet mit diesem Stand: { $count }
table-story-place = { SEAT($seat) } sitzt auf Platz { $count } am Tisch
table-story-league = Liga: { SEAT($seat) } – { ACHIEVEMENT($what) }
achievement-first-win = der erste Sieg
achievement-ten-matches = zehn Partien gespielt
achievement-hundred-matches = hundert Partien gespielt
achievement-three-in-a-row = drei Siege in Folge
achievement-found-five = fünf in Folge gefunden
achievement-saw-through-three = drei Bluffs in einer Partie durchschaut
achievement-saw-through-fifty = fünfzig Bluffs durchschaut
table-figure-liar = Bluffs, die durchgingen
table-figure-caught = Ertappte Bluffs
table-figure-saw-through = Durchschaute Bluffs
table-figure-doubted = Zweifel zu Unrecht

## Tests of the belt on the operator's page

table-menu-push = Die Schubkraft messen
table-menu-push-hold = A gedrückt halten: das Band schiebt
table-menu-push-reads = Die Waage zeigte { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N: fertig
table-menu-push-scale =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N
table-push-again = Das war sanft genug: jetzt noch einmal mit voller Kraft.
table-push-unlimited = Nichts begrenzt den Strom dieses Motors: seine Schubkraft wird nicht gemessen.
    .remedy = Nimm einen Treiber, der ihn begrenzt, oder einen Stromsensor mit limit_a.
table-doctor-push = { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N bei voller Kraft; höchstens { $most } N
    .remedy = Nimm die Batterie heraus. Tausche den Widerstand am Motortreiber, nie das Programm.
table-doctor-push-unmeasured = Niemand hat bisher gemessen, wie stark dieses Band schiebt.
    .remedy = Wähle „{ table-menu-push }“, bevor eine Hand in die Nähe kommt.
table-menu-lights = Lichter und Töne prüfen
table-lights-shown =
    Jeder Platz leuchtet jetzt { $colour ->
         [white] weiß
         [red] rot
         [green] grün
         [blue] blau
         [yellow] gelb
         [orange] orange
        *[purple] lila
    }, und es kommt ein Ton.
table-lights-done = Das waren alle Lichter und der Ton.
    .remedy = Was gefehlt hat: Stecker und Draht ansehen, und die Lautstärke.
table-menu-motor = Den Motor prüfen
table-menu-motor-begin = Los: das Band läuft
table-doctor-motor = { $rpm } von { $expected } Umläufen pro Minute, mit { $percent } % der vollen Kraft
    .remedy = Lege frische Zellen ein, und sieh nach, ob das Band leicht läuft.
screen-trial-hint =
    { $what ->
        [push] Hänge eine Kofferwaage an ein Tablett, und halte die Waage, nicht das Band. Halte dann A gedrückt, höchstens 3 Sekunden.
       *[motor] Das Band läuft einige Sekunden. Hände weg; jede Taste hält es an.
    }

## Whose station is whose, on the operator's page

table-menu-assign = Welche Station zu wem gehört
table-menu-assign-skip = Diesen Platz überspringen
screen-assign-hint = Drücke A an der Station von { SEAT($seat) }, oder wähle „{ table-menu-assign-skip }“.
table-assigned = Zugeordnete Stationen: { $count }. Der Tisch startet neu mit ihnen.
table-assign-none = Es steckt kein Pico, der keinen Platz hat.
    .remedy = Stecke ihn ein; ein neuer wird zuerst zur Station: „{ table-menu-flash }“.
table-menu-spare = Die neue Station ist die von { SEAT($seat) }
table-spare = Station { $number } antwortet, die kein Platz hat, und die von Platz { CHAIR($seat) } nicht.
    .remedy = Ist sie ihr Ersatz: „{ web-desk-title }“, und dort „{ table-menu-spare }“.

## A new Pico becomes a station, on the operator's page

table-menu-flash = Aus einem neuen Pico eine Station machen
table-menu-flash-wait = Warten, bis es fertig ist
screen-flash-step =
    { $step ->
        [micropython] MicroPython wird geschrieben. Lass den Pico stecken.
        [restart] Der Pico startet neu.
        [program] Das Programm der Station wird geschrieben. Lass den Pico stecken.
       *[look] Der Pico wird gesucht.
    }
table-flashed = Der Pico ist jetzt eine Station, mit Firmware { $version }.
    .remedy = Wähle „{ table-menu-assign }“, um ihm einen Platz zu geben.
table-flash-none = Es steckt kein neuer Pico.
    .remedy = Halte seine Taste BOOTSEL gedrückt, während du ihn einsteckst, und wähle dies noch einmal.
table-flash-several = Neue Picos, die stecken: { $count }
    .remedy = Lass nur einen davon stecken, und wähle dies noch einmal.
table-flash-other-chip = Das ist ein { $board }, und { $file } ist MicroPython für einen anderen Chip.
    .remedy = Lege die .uf2-Datei für ihn auf die erste Partition der Karte, oder nimm einen anderen Pico.
table-flash-no-uf2 = Auf der Karte ist kein MicroPython für einen { $board }.
    .remedy = Hole an einem anderen Computer seine .uf2-Datei von micropython.org, und kopiere sie auf die erste Partition der Karte oder auf das Laufwerk, das der Pico dort ist.
table-flash-bad-uf2 = { $file } auf der Karte ist beschädigt.
    .remedy = Kopiere sie noch einmal auf die erste Partition der Karte.
table-flash-broke-off = Der Pico brach ab, während er geschrieben wurde.
    .remedy = Stecke ihn mit gedrückter Taste BOOTSEL neu ein, und wähle dies noch einmal.
table-flash-silent = Der Pico ist geschrieben und antwortet nicht.
    .remedy = Ziehe ihn heraus und stecke ihn wieder ein; hilft das nicht, sieh nach seinen Drähten.
table-flash-busy = Ein anderes Programm hat den Anschluss des Picos.
    .remedy = Schalte den Tisch aus und ein, und versuche es noch einmal.
table-flash-old = Die Firmware dieser Station ist zu alt, um von selbst zu weichen.
    .remedy = Ziehe sie heraus, halte ihre beiden Tasten gedrückt, während du sie einsteckst, und wähle dies noch einmal.
table-flash-tools = Diesem Computer fehlt, was das Programm einer Station schreibt.
    .remedy = Schreibe es an einem anderen Computer mit diesem Projekt.
table-flash-no-prompt = Auf diesem Pico antwortet kein MicroPython.
    .remedy = Halte seine Taste BOOTSEL gedrückt, während du ihn einsteckst, und wähle dies noch einmal.
table-flash-already = Dieser Pico ist schon eine Station, mit Firmware { $version }.
    .remedy = Wähle „{ table-menu-assign }“, um ihm einen Platz zu geben.

## Every piece is read once, on the operator's page

table-menu-pieces = Alle Teile prüfen
table-menu-pieces-next = Ein anderes Teil zeigen
screen-pieces-hold = Jedes Teil einmal an irgendein Lesefeld halten. Dieses ist noch nicht gelesen.
screen-pieces-unread = Noch nicht gelesen: { $count }
table-pieces-read = Gelesen: { screen-enrol-piece }
table-pieces-other = Das ist kein Teil dieses Spiels.
    .remedy = Nimm es weg, oder lerne es an.
table-pieces-all = Alle sind lesbar: { $count }

## Readers that need a setting of the card (an overlay)

table-closed-rewired = Die Lesegeräte dieser Tischdatei werden eingerichtet: der Tisch startet einmal neu, von selbst.
    .remedy = Lass ihn eingeschaltet.
table-rewire-failed = Die Karte hat die Einstellung für diese Lesegeräte nicht angenommen: { $found }. Der Tisch spielt ohne sie.
    .remedy = Sichere die Protokolle, und schreibe das Abbild auf eine andere Karte.
table-rewire-lost = Linux hat die Einstellung für diese Lesegeräte nicht angenommen: { $found }. Der Tisch spielt ohne sie.
    .remedy = Schalte den Tisch aus und ein; hilft das nicht, sichere die Protokolle.
table-rewire-stays = Auf der Karte steht noch eine Einstellung für Lesegeräte, die diese Tischdatei nicht mehr hat.
    .remedy = Sichere die Protokolle, und schreibe das Abbild auf eine andere Karte.

## The wiring, on the operator's page

table-menu-wiring = Welcher Draht wohin gehört
table-menu-wiring-next = Nächste Platine
screen-wiring-pin = Pin { $number }: { $name }
screen-wiring-board =
    { $kind ->
        [motor] Motor: { $name }
        [belt-sensor] Bandsensor
        [turn-sensor] Umlaufsensor
        [adc] Batteriemesser: { $name }
        [reader] { READER($reader) }: { $name }
       *[station] Station jedes Platzes: { $name }
    }
screen-wiring-end =
    { $kind ->
        [light-red] Licht, rot: { $name }
        [light-green] Licht, grün: { $name }
        [light-blue] Licht, blau: { $name }
        [button] Knopf { $name }
        [all-grounds] Lesegerät, Tasten, Licht: { $name }
        [battery-plus] Batterie +, hinter Schalter und Sicherung
        [battery-minus] Batterie −
        [motor] Motor
        [divider] Spannungsteiler
        [current] Stromsensor
        [limit] Strombegrenzung
        [light] Licht des Sensors
        [collector] Kollektor des Empfängers
        [light-plus] + des Lichts
        [light-minus] − des Lichts und Emitter des Empfängers
       *[printed] { $name }
    }

## The stages of building, tested on the operator's page

table-menu-stages = Eine Baustufe prüfen
table-menu-stage-of =
    { $number ->
        [0] 0: ein Lesegerät und ein Aufkleber
        [1] 1: Motor und Treiber allein
        [2] 2: der Sensor und das Rad
        [3] 3: ein Platz
       *[other] 4: das Band
    }
table-menu-stage-say =
    { $found ->
        [ready] Fertig: weiter
        [yes] Ja
        [no] Nein
        [clockwise] Im Uhrzeigersinn
        [anticlockwise] Gegen den Uhrzeigersinn
       *[other] Gar nicht
    }
table-menu-stage-waits = Einen Moment
screen-stage-hint =
    { $kind ->
        [lay] Lege einen Aufkleber { $number } mm über die Mitte der Antenne, auf Karton, und lass ihn dort: { READER($reader) }. Metall fernhalten.
        [rests] Lege die Batterie ein. Steht der Motor still?
        [watch] Sieh von oben auf die Welle des Motors, Hände weg. Sie dreht sich 3 Sekunden lang sanft.
        [turning] Die Welle dreht sich. Jede Taste hält sie an.
        [turned] Wie hat sich die Welle gedreht, von oben gesehen?
        [wheel] Drehe das Umlenkrad von Hand, genau { $count } Mal.
        [light] Pulsiert das Licht weiß: { SEAT($seat) }?
        [press] Drücke { $button }: { SEAT($seat) }.
        [belt] Lege ein Plättchen auf das Band, und Hände weg: es läuft gut zwei Umläufe.
        [belt-runs] Das Band läuft. Hände weg; jede Taste hält es an.
       *[other] Lass alles einen Moment, wie es ist.
    }
table-stage-no-reader = Kein Lesegerät antwortet.
    .remedy = Sieh nach Drähten und Strom: Seite „{ table-menu-wiring }“.
table-stage-sticker =
    { $found ->
        [read] liest einen Aufkleber in { $number } mm Abstand ständig
        [lost] verliert einen Aufkleber in { $number } mm Abstand
       *[other] liest keinen Aufkleber in { $number } mm Abstand
    }
    .remedy = Ein schwaches Lesegerät: anderer Aufkleber, Metall 20 mm weg, dann eine andere Platine.
table-stage-rests =
    { $found ->
        [yes] steht still
       *[other] bewegt sich ungefragt
    }
    .remedy = Nimm die Batterie heraus, und sieh nach dem Standby-Pin und seinem Widerstand.
table-stage-turned =
    { $found ->
        [clockwise] drehte sich im Uhrzeigersinn
        [anticlockwise] drehte sich gegen den Uhrzeigersinn
       *[other] drehte sich nicht
    }
    .remedy = Vertausche die beiden Leitungen des Motors; drehte er sich nicht: Batterie, Schalter, Sicherung, Treiber.
table-stage-stray = Schlitze in Ruhe: { $count }
    .remedy = 100 nF über den Sensor löten, und ihn vor Licht schützen.
table-stage-slots = Schlitze: { $counted } von { $expected }
    .remedy =
        { $found ->
            [none] Sieh nach den Drähten des Sensors, und ob der Ring in der Gabel läuft.
            [twice] Schlitze zählen doppelt: 100 nF über den Sensor löten.
            [edge] In jeder Umdrehung fehlt die Kante eines Schlitzes: Schlitze säubern, Gabel mittig stellen.
           *[other] Genau so oft drehen; ist es wieder so, die Schlitze säubern.
        }
table-stage-no-station = antwortet nicht
    .remedy = Stecke sie ein, und mache sie zur Station: „{ table-menu-flash }“.
table-stage-light =
    { $found ->
        [yes] pulsiert weiß
       *[other] pulsiert nicht weiß
    }
    .remedy = Sieh nach den vier Beinen des Lichts und ihren Widerständen.
table-stage-button =
    { $found ->
        [good] Knopf { $button } antwortet
        [none] Knopf { $button }: nichts kam
       *[other] Knopf { $button }: ein anderer antwortete
    }
    .remedy = Sieh nach den Drähten der Taste am Pico; Kabel können vertauscht sein.
table-stage-tile = Plättchen gelesen: { $count } Mal
    .remedy = Ein schwaches Lesegerät, oder es hängt zu tief; Metall fernhalten, Aufkleber des Plättchens ansehen.

# ---- phones ---------------------------------------------------------------------------------------

web-welcome = Spiel mit diesem Handy: Der Tisch ist auf dem Fernseher.
web-name = Dein Name
web-code = Der Code auf dem Bildschirm
web-chair = Dein Platz
web-join = Hinsetzen
web-watch = Nur zusehen
web-places = Diese Seite ist hier:
web-people = Alle am Tisch
web-table = Der Tisch
web-acts = Was du tun kannst
web-hand = Deine Karten
web-more = Mehr
web-cover-hand = Meine Karten verdecken, bis ein Finger darauf liegt
web-language = Sprache
web-choose = Wählen
web-leave = Vom Tisch aufstehen
web-hidden = Eine verdeckte Karte
web-here = Hierher
web-put-back = Leg ihn zurück
web-bot-away = Bot wegschicken
web-nobody = Kein Name
web-look-up = Schau hoch!
web-lost = Keine Verbindung. Dein Platz bleibt dir, und diese Seite versucht es weiter.
web-elsewhere = Dieser Platz ist jetzt auf einem anderen Handy offen.
web-take-back = Hier weiterspielen
web-slow = Verzögerung in ms:
web-hold-to-agree = Gedrückt halten heißt ja
web-no-script = Diese Seite braucht JavaScript: bitte für diese Adresse erlauben.
web-wrong-code = Das ist nicht der Code auf dem Bildschirm. Sieh noch einmal nach, und tipp ihn neu ein.
web-seat-taken = Dort sitzt schon jemand. Wähl einen anderen Platz.
web-all-taken = Alle Plätze sind besetzt. Du kannst zusehen, bis einer frei wird.
web-real-table = An diesem Tisch spielst du mit den Händen. Hier kannst du zusehen.
web-too-many-tries = Zu viele falsche Codes. Warte eine Minute, und versuch es dann noch einmal.
web-back = Zurück
web-move = Mit einem anderen Handy weiterspielen
web-move-code = Öffne diese Adresse auf dem anderen Handy, und gib als Code { $code } ein.
web-name-refused = Dieser Name lässt sich hier nicht zeigen. Nimm höchstens 10 Buchstaben.
screen-phones = Spiel mit deinem Handy
screen-phones-code = Code { $code }
screen-phones-join = Sind alle da? Dann auf einem Handy starten.
screen-phones-choose = Auf den Handys wählen.

## A paired phone looks after the table

table-menu-pair = Ein Telefon koppeln, um den Tisch zu warten
table-menu-phones = Gekoppelte Telefone
table-menu-phone = { $name }, zuletzt benutzt { $day }
table-menu-phone-revoke = Ja, dieses Telefon muss neu gekoppelt werden
screen-pin = Um diesen Tisch mit dem Telefon zu warten, tipp dort ein
web-desk-wait = Warte { $seconds } s, bevor du wieder nach einer PIN fragst, oder lass am Tisch auf der Wartungsseite eine zeigen.
web-desk-no-pin = Diese PIN gilt nicht mehr. Frag nach einer neuen.
web-desk-wrong-pin = Das ist nicht die PIN auf dem Bildschirm. Versuche übrig: { $count }.
web-desk-not-paired = Dieses Telefon muss erst mit dem Tisch gekoppelt werden.
web-desk-changed = Der Tisch bietet jetzt etwas anderes an. Sieh noch einmal nach.
web-desk-title = Den Tisch warten
web-desk-settings = Einstellungen
web-desk-settings-hint = Was leer bleibt, bleibt, wie es ist.
web-desk-setting-wrong = Diese Einstellung geht so nicht: { $key }.
web-desk-table-wrong = Diese Tischdatei geht so nicht: { $system }
web-desk-too-long = Diese Datei ist dafür zu lang.
web-desk-no-file = Es kam keine Datei an.
web-desk-save = Speichern
web-setting = { $key ->
    [table] Tischdatei
    [volume] Lautstärke, 0 bis 100
    [timezone] Zeitzone, etwa Europe/Berlin
    [hostname] Name im Netzwerk
    [keyboard] Tastatur, etwa de
    [update_from] Wo Updates liegen, etwa https://example.org/reclaim/ (-: nirgends)
    [country] WiFi: Land, zwei Buchstaben
    [name] WiFi: Name
   *[password] WiFi: Passwort
}
web-desk-table = Tischdatei
web-desk-table-hint = Eine Datei oder ihr Text
web-desk-table-take = Prüfen und benutzen
web-desk-backup = Sicherung
web-desk-backup-save = Eine Sicherung auf diesem Telefon speichern
web-desk-backup-hint = Eine Sicherung von diesem Telefon
web-desk-backup-take = Übernehmen
web-desk-logs = Protokolle
web-desk-logs-pack = Die Protokolle packen
web-desk-logs-save = Die Protokolle auf diesem Telefon speichern
web-desk-update = Update
web-desk-update-hint = Die .slot-Datei und ihre .minisig, beide zusammen
web-desk-update-waits = Das Update von vorhin wird noch angesehen.
web-desk-update-none = { $file } ist kein Update: der Name muss auf .slot oder .slot.minisig enden.
web-desk-update-half = Jetzt noch { $file } bringen.
web-desk-update-brought = { $file } ist da. Der Tisch sieht es jetzt an.
web-desk-people = Menschen
web-desk-new-name = Ein anderer Name
web-desk-forget = { $name } vergessen, in allen Partien
web-desk-name-taken = Jemand heißt schon { $name }.
web-desk-type-pin = Tipp die PIN ein, die der Bildschirm des Tisches zeigt.
web-desk-pin = PIN
web-desk-pair = Koppeln
web-desk-ask-pin = Eine PIN auf dem Bildschirm des Tisches zeigen
web-desk-phone-name = Wie dieses Telefon heißt
web-desk-busy = Jeder Knopf am Tisch hält das an.
web-desk-by-hand = Am Tisch: halte den grünen Knopf.
web-desk-silent = Der Tisch antwortet nicht. Diese Seite versucht es wieder.

## The table's own WiFi, and the page on which it is set up

screen-own-wifi = Den Tisch mit dem Handy einrichten
screen-own-wifi-name = WLAN { $name }
screen-own-wifi-password = Passwort { $password }
screen-own-wifi-address = Dann { $address } öffnen
web-set-up-region = Wo der Tisch steht
web-set-up-network = Das WLAN, dem der Tisch beitritt
web-set-up-no-network = Keines: Der Tisch braucht kein Netz
web-set-up-hidden = Ein anderes WLAN, mit Namen
web-set-up-phones = Handys aus demselben Netz dürfen mitmachen
web-set-up-saved = Gespeichert. Der Tisch startet damit neu, sobald niemand spielt.
web-set-up-joins = Der Tisch tritt jetzt „{ $network }“ bei, und sein eigenes WLAN verschwindet. Wird er nicht hineingelassen, kommt es wieder und sagt, warum.
