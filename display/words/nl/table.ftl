# De tafel, welk spel er ook gespeeld wordt: Nederlands.

## Names

seat-red = Rood
seat-blue = Blauw
seat-green = Groen
seat-yellow = Geel
seat-orange = Oranje
seat-purple = Paars
seat-white = Wit
seat-black = Zwart

## What a screen says by itself

screen-waiting = Wachten op de tafel
screen-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
screen-simulated = GESIMULEERDE TAFEL
screen-joining = Neem plaats: { GAME($game) }
screen-press-a = Druk op A
screen-joined = Aan boord
screen-holding = Houdt A
screen-turn = Jouw beurt
screen-winners =
    { $count ->
        [0] De partij is voorbij
        [one] { NAMES($seats) } wint!
       *[other] { NAMES($seats) } winnen samen!
    }
screen-facts = Cijfers
screen-result = Uitslag
screen-replay = Herhaling: { $number } van { $last }
screen-replay-keys =
    { $paused ->
        [true] Spatie: verder
       *[false] Spatie: pauze
    }
screen-figures-points = Punten per ronde
screen-figures-times = Seconden per vondst
screen-report-match = Partij { $number }
screen-report-table = Tafel { $name }
screen-report-undated = Datum onbekend
screen-report-about = ongeveer { $text }
screen-report-round = Ronde { $number }
screen-report-open = Onderbroken: zo staat het ervoor.
screen-report-abandoned = Gestopt voor het eind van de laatste ronde.
screen-report-course = Het verloop van de partij: punten
screen-report-minutes = Minuten
screen-report-moves =
    { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }
screen-report-turns = Seconden per zet
screen-report-note-turns = Seconden per zet: sinds de vorige zet, van wie ook. Het getal is de mediaan.
screen-print-count =
    { $format ->
        [card] { $count } kaarten
        [tile] { $count } koffers
        [token] { $count } schatfiches
        [vote] { $count } bluffiches
        [pawn] { $count } pionnen
        [board] een speelbord
       *[other] { $count } stukken
    }
screen-print-caption =
    { GAME($game) } · pagina { $number } van { $of } · { $side ->
        [front] voorkant
        [back] achterkant
       *[inside] binnenkant
    }
screen-print-scale = Print op 100 % (‘ware grootte’), dubbelzijdig, omgeslagen over de lange kant. De linialen hieronder zijn 100 mm lang: meet ze na.
screen-print-register = Houd dit vel tegen het licht: de kruisen van voor- en achterkant vallen samen. Liggen ze meer dan 1 mm uit elkaar, corrigeer dan de marges in de instellingen van de printer.
screen-print-cut = Print de andere vellen op stevig papier (200 g/m² of meer) en snijd langs de merktekens.
screen-print-tag-cards = Plak een sticker met chip op de ring op de achterkant van elk stuk dat er een heeft, altijd op dezelfde plaats. Hoesjes met een ondoorzichtige achterkant verbergen hem.
screen-print-tag-tiles = Waar een pagina ‘binnenkant’ volgt, print je deze pagina's enkelzijdig. Plak ‘binnenkant’ op karton, met een sticker op elke ring, dan de voorkant erop en de achterkant eronder.
screen-print-enrol = Bewaar de volgorde, rij voor rij: de beheerpagina vraagt naar de stukken zoals ze op de vellen liggen.
screen-rule = Regel { $rule }
screen-more-faults = en nog { $count }
screen-lost-contact = Geen contact
screen-battery-low = BATTERIJ ZWAK
screen-battery-empty = BATTERIJ LEEG
screen-battery-unknown = BATTERIJ ONBEKEND
table-and = { $some } en { $last }

## What the table says

table-resume = Er is een partij onderbroken. Wat gebeurt ermee?
    .remedy = B: volgende, A: kiezen.
table-so-far = Zetten tot nu toe: { $moves }, in { $minutes } min.
    .remedy = De partij gaat daar verder.
table-so-far-led =
    Zetten tot nu toe: { $moves }, in { $minutes } min; { $game ->
        [captain-bluff] { SEAT($leader) } heeft minder kaarten dan bij het begin: { $points }
        [bluff-pirate] { SEAT($leader) } is het dichtst bij de schat
       *[other] { SEAT($leader) } staat voor met { $points }
    }.
    .remedy = De partij gaat daar verder.
table-replaced = Dit stuk bestaat dubbel: een ander is in zijn plaats gelezen, dus dit telt niet.
    .remedy = Leg dit in de doos en speel verder met het andere.
table-disk =
    { $fault ->
        [full] de schijf is vol
        [read-only] de schijf is alleen-lezen
        [failing] de schijf meldt fouten
        [unopened] het logboek gaat niet open
        [damaged] het logboek is beschadigd
        [no-database] het bestand van het logboek is iets anders
        [busy] een ander programma schrijft in het logboek
        [changed] een ander programma heeft het logboek veranderd
        [silent] de schijf antwoordt niet
       *[other] het logboek kan niet geschreven worden
    }
table-not-recorded = Dit wordt niet bewaard: { table-disk }.
    .remedy = Speel verder; valt de stroom uit, dan is wat volgt weg.
table-cannot-record = Er kan geen partij beginnen: { table-disk }.
    .remedy =
        { $fault ->
            [busy] Stop dat programma en begin opnieuw.
            [changed] Stop dat programma en begin opnieuw.
           *[other] Maak ruimte op de schijf of vervang hem, en begin opnieuw.
        }
table-resumed = De partij gaat verder waar hij was toen hij werd onderbroken.
    .remedy = Speel verder; of gebruik de kaart Telling, en de handen worden geteld.
table-cannot-resume =
    Deze partij kan niet verder: { $why ->
        [no-game] het spel ‘{ $game }’ is er hier niet
        [no-seat] deze tafel heeft geen plaats { CHAIR($seat) }
        [not-laid-out] de stukken kunnen niet liggen zoals ze toen lagen
        [rules] wat bewaard is, klopt niet met de regels
        [damaged] wat bewaard is, is beschadigd
       *[unread] wat bewaard is, is niet te lezen
    }.
    .remedy = Geef hem op; de zetten blijven in de geschiedenis.
table-cannot-lay-out = ‘{ $game }’ kan aan deze tafel niet worden klaargelegd: de regels en de stukken spreken elkaar tegen.
    .remedy = Kies een ander spel, en zeg het aan wie dit heeft geschreven.
table-journal-damaged = Het logboek was beschadigd. Het is bewaard als { $file }, en er is een nieuw begonnen.
    .remedy = Speel verder; alles wat erin heel was, is overgenomen.
table-unkept-why =
    { $why ->
        [full] de kaart is vol
        [card] de kaart neemt niets meer aan
        [read-only] de schijf is alleen te lezen
        [failing] plekken op de kaart zijn niet te lezen
        [gone] de kaart is de plek van zijn gegevens kwijt
        [superblock] het begin van de gegevens op de kaart is beschadigd
        [journal] het logboek van de gegevens op de kaart is beschadigd
        [damaged] de gegevens op de kaart zijn beschadigd
       *[other] de gegevens op de kaart zijn niet te lezen
    }
table-unkept = Er kan niets bewaard worden: { table-unkept-why }.
    .remedy =
        { $rest ->
            [nothing] Van wat gespeeld is, is hier niets te lezen, en er wordt niets op geschreven. Leg deze kaart weg en schrijf een nieuwe.
            [part] Een deel van wat gespeeld is, is niet te lezen; er wordt niets op geschreven. Maak een reservekopie en schrijf een nieuwe kaart.
           *[read] Alles wat gespeeld is, is er nog, en er wordt niets op geschreven. Maak een reservekopie en schrijf een nieuwe kaart.
        }
table-unkept-on = Er wordt niets bewaard: { table-unkept-why }.
    .remedy = Speel door; gaat de tafel uit, dan is wat nu gespeeld wordt vergeten.
table-unkept-asks = Wat nu?
    .remedy = B: volgende, A: kiezen.
table-journal-newer = Een nieuwere versie heeft partijen opgeslagen die deze niet kan lezen. Ze blijven ervoor bewaard.
    .remedy = Speel verder; ook wat nu gespeeld wordt, blijft bewaard.
table-nothing-to-undo = Er is nog niets gedaan.
    .remedy = Speel verder.
table-revealed = De laatste zet liet iets zien en kan niet ongedaan worden gemaakt.
    .remedy = Speel verder.
table-move-of-another = De laatste zet is van { SEAT($seat) }.
    .remedy = Houd de kaart Ongedaan bij de lezer van { SEAT($seat) }: alleen zo gaat hij terug.
table-attract = Druk op A om te spelen, op B voor een ander spel.
table-attract-touch = Raak het scherm aan, of druk op een toets, om te spelen.
table-welcome = Welkom! Deze tafel is gesimuleerd tot je de jouwe noemt.
    .remedy = Tafel, taal en wifi staan in reclaim.toml op de kaart, voor elke computer.
table-joining = Doe mee met A. Is iedereen er, houd dan A ingedrukt.
table-options = B: volgende, A: kiezen.
table-foreign = Dit is geen stuk van het spel: het telt niet, en er wordt niets van bewaard.
    .remedy = Gebruik alleen spelstukken.
table-one-at-a-time = Twee stukken tegelijk: geen van beide telt.
    .remedy = Neem beide weg; een voor een.
table-two-pads = Dit stuk wordt nog ergens anders gelezen, dus hier telt het niet.
    .remedy = Houd het maar bij één plaats.
table-battery-low = De batterij van de band is zwak.
    .remedy = Leg nieuwe batterijen klaar.
table-battery-on = Er is al zes uur niemand, en de batterij van de band staat aan.
    .remedy = Zet die uit tot er iemand speelt.
table-battery-empty = De batterij van de band is leeg.
    .remedy = Maak deze ronde af en doe er nieuwe batterijen in.
table-other-game = Dit stuk hoort bij een ander spel.
    .remedy = Leg het terug in zijn doos.
table-not-held = Voor zover de tafel zag, heb je deze kaart niet in je hand.
    .remedy = Leg hem terug waar hij lag.
table-count-at-pads = De handen worden geteld.
    .remedy = Houd elke kaart van je hand bij je eigen lezer.
table-nothing-to-count = Er valt nu niets te tellen.
    .remedy = Speel verder.
table-full = { GAME($game) } is voor hoogstens { $count } spelers.
    .remedy = Eerst moet iemand weg met B.
table-too-few = { GAME($game) } vraagt { $count } spelers.
    .remedy = Druk op A bij een andere plaats.
table-chair-taken = Daar zit { SEAT($seat) }.
    .remedy = Kies een andere plaats.
table-means-nothing = Dit stuk betekent hier nu niets.
    .remedy = Neem het terug en doe wat het scherm vraagt.
table-nobody-plays-here = Op deze plaats speelt niemand.
    .remedy = Gebruik de lezer en knoppen van een plaats die speelt.
table-nothing-to-choose = Er valt nu niets te kiezen.
    .remedy = Doe wat het scherm vraagt.
table-others-choice = { SEAT($seat) } kiest nu.
    .remedy = Laat de knoppen met rust tot je aan de beurt bent.
table-too-soon = Eerst mag iedereen kijken.
    .remedy = Druk zo dadelijk nog eens.
table-first-counts = Twee stukken tegelijk: alleen wat er al was, telt.
    .remedy = Neem beide weg; een voor een.
table-rests = De partij staat op pauze.
    .remedy = B: volgende, A: kiezen.
table-nobody-plays = De partij staat op pauze: dit telt niet.
    .remedy = Gebruik de kaart Pauze, of kies ‘Verder’.
table-for-another = Dat is aan { SEAT($seat) }.
    .remedy = Leg het stuk terug waar het lag.
table-own-pad = Bij deze lezer is die kaart van iemand anders.
    .remedy = Houd hem bij je eigen lezer.
table-still-here = { SEAT($seat) }: ben je er nog?
    .remedy = Druk binnen tien seconden op een knop of tik je lezer aan, anders tel je als weg.
table-stays = { SEAT($seat) } is er nog.
table-has-left = { SEAT($seat) } heeft de partij verlaten.
    .remedy = Weer terug? Gebruik de kaart Pauze.
table-anybody-there = Is er nog iemand?
    .remedy = Druk binnen 20 seconden op een knop, anders sluit dit.
table-not-this-one = Dit is niet de kaart die nodig is.
    .remedy = Leg hem terug; probeer de volgende.
table-lost-again = De partij gaat verder als er weer antwoord is.
table-reader-lost-bus = { READER($reader) } antwoordt niet: zijn bus geeft alleen { $value }h.
    .remedy = Controleer voeding, massa en MISO. { table-lost-again }
table-reader-lost-chip = { READER($reader) } antwoordt niet als een MFRC522: gelezen is { $value }h.
    .remedy = Kijk naar de kabels, of vervang hem. { table-lost-again }
table-reader-lost-reset = { READER($reader) } antwoordt niet: zijn chip is zijn instellingen kwijt.
    .remedy = Hij wordt opnieuw ingesteld. Gebeurt dit vaak, kijk dan naar de voeding.
table-reader-lost-antenna = { READER($reader) } antwoordt niet: zijn antenne ging vanzelf aan of uit.
    .remedy = Hij wordt opnieuw ingesteld. { table-lost-again }
table-reader-lost-encrypting = { READER($reader) } antwoordt niet: zijn chip versleutelt wat hij stuurt.
    .remedy = Hij wordt opnieuw ingesteld. { table-lost-again }
table-reader-lost-other = { READER($reader) } antwoordt niet: zijn station meldt een fout die hier niet bekend is.
    .remedy = Zet de firmware van deze versie op het station. { table-lost-again }
table-seat-lost-absent = Plaats { CHAIR($seat) } antwoordt niet: er is geen { $port }.
    .remedy = Sluit het station aan. { table-lost-again }
table-seat-lost-held = Plaats { CHAIR($seat) } antwoordt niet: een ander programma gebruikt { $port }.
    .remedy = Stop dat programma, of noem een andere poort in het tafelbestand.
table-seat-lost-denied = Plaats { CHAIR($seat) } antwoordt niet: Reclaim mag { $port } niet openen.
    .remedy = Geef de gebruiker het recht { $port } te openen: zet hem in de groep dialout.
table-seat-lost-forbidden = Plaats { CHAIR($seat) } antwoordt niet: het systeem verbiedt Reclaim { $port }.
    .remedy = Installeer deze versie opnieuw: de diensten ervan noemen wat Reclaim mag openen.
table-seat-lost-unopened = Plaats { CHAIR($seat) } antwoordt niet: { $port } opent niet als seriële poort.
    .remedy = Noem de juiste poort in het tafelbestand.
table-seat-lost-unplugged = Plaats { CHAIR($seat) } antwoordt niet: het station is losgehaald van { $port }.
    .remedy = Sluit het weer aan. { table-lost-again }
table-seat-lost-deaf = Plaats { CHAIR($seat) } antwoordt niet: het station op { $port } neemt niets aan.
    .remedy = Haal het los en sluit het weer aan. { table-lost-again }
table-seat-lost-silent = Plaats { CHAIR($seat) } antwoordt niet: het station op { $port } zwijgt al { $seconds } s.
    .remedy = Haal het los en sluit het weer aan. { table-lost-again }
table-seat-lost-garbled = Plaats { CHAIR($seat) } antwoordt niet: wat van { $port } komt, is onzin.
    .remedy = Zet de firmware van deze versie op het station, of noem de juiste poort in het tafelbestand.
table-seat-lost-restarted = Plaats { CHAIR($seat) } antwoordt niet: het station op { $port } is herstart.
    .remedy = { table-lost-again }

## Choices

table-menu-back = Terug
table-menu-start = Start
table-menu-which-game = Welk spel?
table-menu-game = Spel: { GAME($game) }
table-menu-bots = Bots: { $count }
table-menu-level =
    Bots spelen: { $level ->
        [easy] rustig
        [normal] goed
       *[sharp] om te winnen
    }
table-menu-levels-differ = De bots spelen: elk op eigen niveau
table-menu-each-bot = Elke bot
table-menu-one-bot = { SEAT($seat) } ({ CHAIR($seat) }): { table-bot }
table-bot =
    { $temper ->
        [bold] gedurfd
        [careful] voorzichtig
        [greedy] hebzuchtig
        [grudging] haatdragend
        [hasty] haastig
       *[even] rustig
    }, { $level ->
        [easy] speelt rustig
        [normal] speelt goed
       *[sharp] speelt om te winnen
    }
table-menu-options = Opties
table-menu-language = Taal/Language: { LANGUAGE($language) }
table-menu-who-plays = Erbij of weg
table-menu-over = En nu?
table-menu-again = Nog een keer
table-menu-another-game = Een ander spel
table-menu-watch-again = Nog eens bekijken
table-menu-watching = Nog eens
table-menu-watch-stop = Genoeg
table-menu-watch-pause = Stop of verder
table-menu-watch-back = Eén terug
table-menu-watch-on = Eén verder
table-menu-watch-faster = Sneller
table-menu-watch-slower = Langzamer
table-menu-other-bots = Andere bots
table-menu-resume = Verder
table-menu-later = Bewaren
table-menu-abandon = Opgeven
table-menu-abandon-yes = Ja: opgeven
table-menu-unkept = Wat nu?
table-menu-unkept-look-after = Beheer: reservekopie, logs, uitzetten
table-menu-unkept-play = Spelen; er wordt niets van bewaard
table-menu-tap-own-pad = Houd hem bij je lezer
table-menu-withdraw = Kies iets anders
table-menu-rests = Partij op pauze
table-menu-go-on = Verder
table-menu-leaves = Iemand gaat weg
table-menu-comes-back = Iemand komt terug
table-menu-end-match = Stop de partij: iedereen houdt A ingedrukt
table-menu-unreadable = Een kaart is onleesbaar
table-menu-wrong = Klopt er iets niet?
table-menu-which-card = De kaart is
table-menu-tap-or-name = Tik hem aan, of noem hem
table-menu-yes-this-card = Ja, deze kaart
table-menu-tap-or-choose =
    { $spots ->
        [0] Kies, dan een kaart
       *[other] { table-menu-tap-a-card }
    }
table-menu-end-turn = Beëindig je beurt
table-menu-take-last-back = Neem de laatste terug
table-menu-tap-a-card = Tik een kaart aan
table-menu-tap-each = Houd elke kaart bij zijn lezer
table-menu-dealt = Alles is gedeeld
table-menu-whose-card = Wiens kaart is het?
table-menu-deal-again = Deel opnieuw
table-menu-all-dealt-again = Alle handen opnieuw delen?
table-menu-yes-collect = Ja, alle kaarten verzamelen
table-menu-what-is-done = Wat gebeurt ermee?
table-menu-discard = Leg een kaart weg
table-menu-is-discarded = Hij gaat weg
table-seat = { SEAT($seat) }
table-game = { GAME($game) }
table-menu-yes-has-it = Ja, { SEAT($seat) } heeft hem
table-uncounted =
    { SEAT($seat) }: { $count ->
        [one] één kaart van je hand is
       *[other] { $count } kaarten van je hand zijn
    } nog niet geteld.
    .remedy = Houd wat ontbreekt bij je lezer, of iedereen houdt A ingedrukt en speelt verder.
table-battery-low-rounds =
    De batterij van de band is zwak: nog ongeveer { $rounds } { $rounds ->
        [one] ronde
       *[other] rondes
    }.
    .remedy = Leg nieuwe batterijen klaar.
table-stand-in-pad = { SEAT($seat) } is weg: houd de kaarten van die hand bij de lezer van { SEAT($receiver) }, een voor een, ongezien.
    .remedy = De tafel neemt de juiste; leg de andere terug.
table-stand-in-spot = { SEAT($seat) } is weg: houd de kaarten van die hand op vak { $spot }, een voor een, ongezien.
    .remedy = De tafel neemt de juiste; leg de andere terug.
table-undo-or-play-on = Gebruik de kaart Ongedaan, of speel zo verder.
table-belt-again =
    { $retry ->
        [none] Druk dan op A, en hij draait weer.
       *[other] Over { $retry } s probeert hij het zacht weer.
    }
table-place = { PLACE($place) }
place-deck = Stapel
table-place-discards = Weggelegd
place-spot = Vak
table-belt-fault-no-current = De band draait niet, en zijn motor krijgt geen stroom.
    .remedy = Kijk naar de batterij, de kabel van de motor en zijn driver. { table-belt-again }
table-belt-fault-encoder-dead = De encoder zwijgt, maar de motor trekt stroom alsof de band draait.
    .remedy = Kijk naar de encoder, zijn schijf en zijn kabel. { table-belt-again }
table-belt-fault-jam = De band draait niet, maar zijn motor heeft stroom.
    .remedy = Haal weg wat hem klemt. Klemt er niets, kijk dan naar de encoder en zijn kabel. { table-belt-again }
table-belt-fault-runaway = De band draait sneller dan gevraagd.
    .remedy = Blijf er met je handen af, en kijk naar de encoder en de driver van de motor. { table-belt-again }
table-belt-fault-miscount = De encoder telt andere omlopen dan de stickers op de band.
    .remedy = Kijk naar de encoder, zijn schijf en zijn kabel, en naar pulses_per_turn in het tafelbestand. { table-belt-again }
table-belt-fault-run-limit = De band heeft zo lang gedraaid als het tafelbestand achter elkaar toestaat.
    .remedy = Start hem weer als het spel doorgaat. { table-belt-again }
screen-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
table-belt-warning-index-silent = De index van de encoder zwijgt: er kwamen sindsdien { $counted } pulsen, en een omloop heeft er { $expected }.
    .remedy = Kijk naar de indexsensor en zijn kabel. Tot dan blijven verloren pulsen verloren.
table-belt-warning-index-disagrees = Volgens zijn index geeft de encoder { $counted } pulsen per omloop; het tafelbestand zegt { $expected }.
    .remedy = Verbeter pulses_per_turn, of kijk naar de schijf, de sensor en zijn kabel.
table-belt-warning-no-current-sensed = De band draait, en zijn stroom staat op 0 A.
    .remedy = Kijk naar de stroomsensor en zijn kabel. Tot dan lijkt een dode encoder op een klem.
table-look-at-battery = Kijk naar de batterij, de ADC en hun kabels.
table-belt-warning-adc-silent = De ADC die de batterij meet, antwoordt niet.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-absent = De batterij staat op { $volts } V: hij of zijn ADC is niet aangesloten.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-too-high = De batterij staat op { $volts } V, het meeste dat zijn ADC kan meten.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-jumps = De spanning van de batterij springt tussen { $least } en { $most } V.
    .remedy = { table-look-at-battery }
table-belt-fault-no-motor = Deze band heeft geen motor.
    .remedy = Draai de band met de hand. { table-belt-again }
table-belt-fault-forwards-only = Deze band draait alleen vooruit.
    .remedy = Vraag een snelheid vooruit. { table-belt-again }
table-belt-fault-battery-empty = De batterij van de motor is leeg, en zo begint er geen ronde.
    .remedy = Doe er nieuwe batterijen in. { table-belt-again }

## The window's menu

screen-menu-go-on = Verder
screen-menu-play-on = Verder spelen
screen-menu-rules = Regels
screen-menu-log =
    { $on ->
        [yes] Verberg wat er gebeurd is
       *[no] Toon wat er gebeurd is
    }
screen-menu-language = Taal: { LANGUAGE($language) }
screen-menu-sound =
    Geluid: { $on ->
        [yes] aan
       *[no] uit
    }
screen-menu-full-screen =
    Volledig scherm: { $on ->
        [yes] aan
       *[no] uit
    }
screen-menu-another-game = Een ander spel
screen-menu-yes-end = Ja: deze partij stopt
screen-menu-leave = De partij verlaten
screen-menu-yes-leave = Ja: een bot speelt voor me
screen-menu-quit = Stoppen
screen-menu-people = Mensen bij dit scherm: { $count }
screen-menu-operator = De tafel beheren

## What the virtual table says

hands-or = { $some } of { $last }
hands-wait-for-table = Wachten op de tafel …
hands-lay-down-first = Leg eerst neer wat je vasthoudt.
hands-rests = De partij staat op pauze. Kies een regel, of klik op Pauze om verder te gaan.
hands-card-undo = Ongedaan
hands-card-recount = Telling
hands-card-pause = Pauze
hands-card-language = Taal
hands-card-operator = Beheer
hands-match-over = En nu? Kies een regel, of druk op de groene A om nog eens te spelen.
hands-watching = Je kijkt toe: deze partij spelen anderen.
hands-hold-a-to-start = Houd de groene A ingedrukt om te beginnen, zodra iedereen er is.
hands-press-a-to-join = Druk op de groene A om mee te doen.
hands-press-a-to-play = Klik op een spel, of druk op de groene A om te spelen.
hands-round-over = De ronde is voorbij. Kijk even, en druk dan op de groene A voor de volgende.
hands-not-heard = De tafel heeft hem niet aangenomen. Houd hem er nog eens bij, of leg hem terug.
hands-not-chosen = De keuze is intussen veranderd: kijk nog eens.
hands-nothing-left = Hier is niets meer.
hands-no-room = Hier is geen plaats: probeer het nog eens.
hands-did-not-work = Dat lukte niet: kijk nog eens.
hands-hand-is-full = Je hand is vol: leg eerst je kaart neer.
hands-hand-is-empty = Je hand is leeg: klik eerst op een van je kaarten.
hands-still-reading = Een moment: de kaart wordt nog gelezen.
hands-somebody-elses = Deze zijn van iemand anders: laat ze liggen.
hands-card-is-gone = Die kaart is weg: kijk nog eens.
hands-may-not-look = Die blijft gedekt: je mag nu niet kijken.
hands-not-playing = Je speelt niet mee in deze partij: wacht tot hij voorbij is.
hands-not-joined = Anderen gaan zo spelen: doe eerst mee, met A.
hands-nothing-lies-here = Hier ligt niets. Neem eerst een van je kaarten.
hands-no-cards-left = Hier zijn geen kaarten meer.
hands-cards-of = Dit zijn de kaarten van { SEAT($seat) }. Neem eerst een van jou.
hands-cards-are-drawn-here = Hier worden kaarten gepakt. Leg de jouwe terug in je hand.
hands-chooses-here = { SEAT($seat) } kiest hier.
hands-chooses = { SEAT($seat) } kiest
hands-your-choice = Jij kiest
hands-your-turn = Het is jouw beurt.
hands-your-turn-to = Jouw beurt: { $asked }
hands-your-turn-asked = Jouw beurt. { $asked }
hands-turn-of = { SEAT($seat) } is aan de beurt.
hands-turn-of-put-back = { SEAT($seat) } is aan de beurt: leg de kaart terug. Klik erop, of druk op Esc.
hands-put-back = Leg de kaart terug waar hij lag: klik erop, of druk op Esc.
hands-wait-for-others = Wacht op de anderen.
hands-draw-or-else = Klik op de stapel om te pakken, of op wat oplicht.
hands-draw-a-card = Pak een kaart: klik op de stapel.
hands-drawn =
    { $count ->
        [one] Je hebt er al één.
       *[other] Je hebt er al { $count }.
    }
hands-answered = Je hebt geantwoord. Houd V ingedrukt om het te zien.
hands-answer-secretly = Antwoord met A of B: niemand ziet welke.
hands-take-a-card-of = Neem een kaart van { SEAT($seat) }: klik op een van de ruggen.
hands-click-card = Klik op een kaart.
hands-click-card-or-line = Klik op een kaart, of kies een regel.
hands-choose-a-line = Kies een regel: klik erop, of druk op B en A.
hands-choose-line = Kies een regel.
hands-hold-to-look = Kijk onder de kaart die oplicht: houd er de rechterknop, of een vinger, op.
hands-remember = Onthoud wat je ziet.
hands-turn-each = Klik op elke kaart die gedekt ligt.
hands-turn-each-or-a = Klik op elke gedekte kaart, of druk op de groene A voor alle.
hands-is-that-so = Klopt dat? Kies een regel.
hands-click-it-or-line = Klik erop, of kies een regel.
hands-click-it = Klik erop.
hands-look-again = Kijk nog eens: dat ligt daar niet.
hands-what-is-it = Wat is het?
hands-lay-it-down = De tafel heeft hem gelezen. Leg hem neer: klik op { $where }.
hands-belongs-elsewhere = Hij hoort waar het oplicht.
hands-make-it-yours = Houd hem bij je lezer, dan is hij van jou: klik op je kaarten.
hands-where-to-or-choose = Waarheen? Klik op { $where }, of kies een regel. Een klik op de kaart, of Esc, legt hem terug.
hands-choose-what-it-is = Waarvoor is hij? Kies een regel. Een klik op de kaart, of Esc, legt hem terug.
hands-does-not-fit = Deze kaart gaat daar niet heen.
hands-where-to = Waarheen? Klik op { $where }. Een klik op de kaart, of Esc, legt hem terug.
hands-another-player = een andere speler
hands-glowing-place = een plek die oplicht
hands-the-place = ‘{ $place }’
hands-the-place-at = ‘{ $place }’ op vak { $spot }
hands-the-spot = vak { $spot }
hands-the-deck = de stapel
hands-your-cards = je kaarten
hands-your-pad = je lezer
hands-only-you-see = Alleen jij ziet dit
hands-sorted-emblem = Je kaarten, op embleem
hands-sorted-number = Je kaarten, op nummer
hands-sorted-dealt = Je kaarten, zoals ze kwamen
hands-at-hand = In de hand
hands-at-pad = Je lezer
hands-key-escape = Esc
hands-key-space = Spatie
hands-button-a = ja · klaar
hands-button-b = volgende · terug
hands-you = jij
hands-seat-out-of-reach = geen contact
hands-seat-done = Klaar!
hands-seat-ready = gereed
hands-seat-empty = lege plaats
hands-seat-bot = bot
hands-curtain-name = { SEAT($seat) }, neem het scherm
hands-curtain-how = Druk op Spatie, of klik, als alleen jij kijkt.

table-staged = Kijk!
    .remedy = Druk op A als je het gezien hebt.
    .a = verder
    .b = –
table-react-glad =
    { $wording ->
        [1] Ik wist het!
        [2] Betrapt!
       *[3] Precies wat ik dacht.
    }
table-react-caught =
    { $wording ->
        [1] O nee!
        [2] Zag je dat?
       *[3] Au.
    }
table-react-wrong =
    { $wording ->
        [1] Ik wist het zo zeker.
        [2] Oeps.
       *[3] Mijn fout.
    }
table-react-escape =
    { $wording ->
        [1] Poeh!
        [2] Dat scheelde weinig.
       *[3] Geluk gehad.
    }
table-react-robbed =
    { $wording ->
        [1] Hé, mijn kaarten!
        [2] Dief!
       *[3] Die wil ik terug.
    }
table-log = Wat er gebeurd is
table-log-empty = Nog niets.
table-log-known = Wat iedereen weet
table-log-close = L of een klik sluit dit.

## A table that cannot be opened, and its settings

screen-closed = De tafel kan nog niet starten
screen-tries-again = Hij probeert het vanzelf om de paar seconden.
screen-unkept = Wat gespeeld wordt, kan niet bewaard worden
screen-unkept-works =
    { $rest ->
        [nothing] Dit werkt: elk spel. Stukken en mensen zijn onbekend tot ze opnieuw zijn aangemeld.
       *[read] Dit werkt: elk spel, met de stukken en mensen van eerder.
    }
screen-silent-long = De scheidsrechter antwoordt niet. Hij start op; duurt dat minuten, zet de tafel dan uit en weer aan.
table-no-sound = Geen geluid: er is geen luidspreker die opengaat.
    .remedy = Sluit er een aan, of een tv met luidsprekers; na seconden werkt hij.
table-no-graphics = De grafische driver ontbreekt, dus het beeld is traag.
    .remedy = Speel verder; opnieuw geïnstalleerd brengt deze versie hem mee.
table-wifi-password = De wifi ‘{ $network }’ laat de tafel niet binnen.
    .remedy =
        { $by ->
            [phone] Verbind een telefoon met de eigen wifi van de tafel en kies daar opnieuw.
            [menu] Kies ‘{ screen-own-wifi }’ in het menu en kies daar opnieuw.
           *[card] Verbeter het wachtwoord in reclaim.toml op de kaart en start opnieuw.
        }
table-wifi-absent = De wifi ‘{ $network }’ is hier niet te vinden.
    .remedy =
        { $by ->
            [phone] Verbind een telefoon met de eigen wifi van de tafel en kies daar opnieuw.
            [menu] Kies ‘{ screen-own-wifi }’ in het menu en kies daar opnieuw.
           *[card] Verbeter de naam in reclaim.toml op de kaart, of zet de wifi aan.
        }
table-wifi-no-radio = Er is wifi ingesteld, maar deze computer heeft er geen radio voor.
    .remedy = Steek een netwerkkabel in, of haal de wifi uit reclaim.toml op de kaart.
table-overlay-lost = Niet toegepast uit config.txt: { $found }.
    .remedy = Zet het bestand in de map overlays op de kaart, en noem het zonder parameters.
table-imager-left =
    { $what ->
        [login] De gebruiker en SSH van Raspberry Pi Imager gelden niet: hier logt niemand in.
       *[other] Niet alles uit Raspberry Pi Imager geldt hier.
    }
    .remedy = Wat geldt, staat in reclaim.toml op de kaart.
table-closed-file = Het tafelbestand klopt niet.
    .remedy = Verbeter het en sla het op.
table-closed-wiring = Een deel van de tafel is niet te bereiken.
    .remedy = Kijk naar zijn draad en zijn regel in het tafelbestand.
table-closed-busy = Een ander programma gebruikt een deel van de tafel, of Reclaim mag het niet openen.
    .remedy = Stop dat programma.
table-closed-pieces = De lijst van stukken spreekt zichzelf tegen.
    .remedy = Haal een goede lijst terug uit een kopie, of schrijf de kaart opnieuw.
table-closed-journal = Het logboek van de partijen gaat niet open.
    .remedy = Stop het programma dat het heeft, of verplaats het bestand; er begint een nieuw.
table-closed-disk = Er kon geen partij bewaard worden: { table-disk }.
    .remedy = Maak ruimte op de schijf of vervang hem; niets van wat gespeeld is, gaat verloren.
table-closed-other = De tafel gaat niet open.
    .remedy = Herstel wat hieronder staat.
table-settings-unread = De instellingen in { $file } zijn niet te lezen, dus gelden de gewone.
    .remedy = Zet het bestand terug; de README zegt wat erin hoort.
table-settings-syntax = reclaim.toml, regel { $line }, is overgeslagen: { $text }
    .remedy = Schrijf NAAM = WAARDE, en teksten tussen "aanhalingstekens".
table-settings-unknown = reclaim.toml, regel { $line }: de instelling { $key } bestaat niet.
    .remedy =
        { $meant ->
            [none] Haal de regel weg.
           *[other] Schrijf liever { $meant }.
        }
table-settings-missing = reclaim.toml, regel { $line }: { $key } ontbreekt.
    .remedy = { table-settings-expected }
table-settings-value = reclaim.toml, regel { $line }: { $key } kan niet { $found } zijn.
    .remedy = { table-settings-expected }
table-settings-expected =
    { $key ->
        [language] Schrijf een van deze: { LANGUAGES() }.
        [volume] Schrijf een geheel getal van 0 tot 100.
        [table] Schrijf de naam van een bedrading of bestand, tussen "aanhalingstekens".
        [players] Schrijf namen van hoogstens 10 letters zo: ["Ada", "Ben"].
        [hostname] Schrijf letters van A tot Z, cijfers en streepjes, zoals "reclaim".
        [timezone] Schrijf een plaats zoals "Europe/Amsterdam".
        [keyboard] Schrijf twee of drie kleine letters, zoals "nl".
        [phones] Schrijf true of false, zonder aanhalingstekens.
        [home_assistant] Schrijf true of false, zonder aanhalingstekens.
        [broker_commands] Schrijf true of false, zonder aanhalingstekens.
        [broker] Schrijf een adres zoals "mqtt://broker.lan".
        [update_from] Schrijf een adres zoals "https://example.org/reclaim/".
        [wifi] Schrijf het als sectie [wifi] met country, name en password.
        [country] Schrijf de twee letters van het land, zoals "NL".
        [name] Schrijf de naam van het netwerk, tussen "aanhalingstekens".
       *[password] Schrijf het wachtwoord van het netwerk, 8 tot 63 letters, tussen "aanhalingstekens".
    }
table-update-checking = { $file } wordt gecontroleerd.
    .remedy =
        { $by ->
            [phone] Dat duurt een paar minuten.
           *[stick] Laat de stick erin.
        }
table-update-taken = { $file } is ondertekend voor deze tafel: versie { $version } wordt geschreven.
    .remedy =
        { $by ->
            [phone] De tafel start vanzelf opnieuw. Een stroomstoring kan geen kwaad.
           *[stick] Laat de stick zitten tot de tafel opnieuw start. Stroomuitval kan geen kwaad.
        }
table-update-written =
    { $when ->
        [later] Versie { $version } is geschreven. De tafel start ermee opnieuw zodra niemand speelt.
       *[now] Versie { $version } is geschreven, en de tafel start ermee opnieuw.
    }
    .remedy = Wacht op het eerste scherm; het duurt zo lang als aanzetten.
table-update-waits = Versie { $version } van { $file } wordt geïnstalleerd zodra niemand speelt.
    .remedy =
        { $by ->
            [phone] Speel door.
           *[stick] Speel verder, en laat de stick erin.
        }
table-update-on-trial =
    { $by ->
        [phone] Er wordt nog beproefd of de nieuwe versie werkt. Wat de telefoon heeft gebracht, wordt daarna bekeken.
       *[stick] Er wordt nog geprobeerd of de nieuwe versie werkt. Daarna is de stick aan de beurt.
    }
    .remedy =
        { $by ->
            [phone] Wacht een minuut.
           *[stick] Laat hem er een minuut in.
        }
table-update-older = { $file } is versie { $version }; { $running } draait, en die is niet ouder.
    .remedy =
        { $by ->
            [phone] Installeer die vanaf de beheerpagina, of laat het zo.
           *[stick] Haal de stick eruit, of installeer hem op de beheerpagina.
        }
table-update-fetched = Versie { $version } is opgehaald.
    .remedy = Ze wordt ’s nachts geïnstalleerd, of nu: ‘{ web-desk-title }’, en daar ‘{ table-menu-install }’.
table-update-none = Op deze stick staat geen nieuwe versie.
    .remedy = Kopieer het .slot-bestand en zijn .minisig erop, buiten alle mappen.
table-update-files =
    { $system ->
        [none] Deze stick heeft geen bestandssysteem dat de tafel kan lezen.
       *[other] Deze stick heeft het bestandssysteem { $system }, dat de tafel niet kan lezen.
    }
    .remedy = Formatteer hem als FAT32 of exFAT, en kopieer de bestanden opnieuw.
table-update-stick = De stick kan niet gelezen worden.
    .remedy = Steek hem er opnieuw in, of neem een andere.
table-update-pulled = De stick is er tijdens het lezen uitgehaald. Er is niets veranderd.
    .remedy = Steek hem er opnieuw in, en laat hem zitten.
table-update-passed =
    { $file } wordt overgeslagen: { $why ->
        [dot] zulke notities schrijft een Mac
        [folder] in mappen wordt niet gezocht
        [packed] het is ingepakt
        [card] het is de kopie van een hele kaart
        [name] de naam eindigt niet op .slot
        [lone] het .slot-bestand ontbreekt
        [unreadable] het kon niet tot het einde gelezen worden
        [other] het is voor een ander soort computer
        [here] versie { $version } draait al
        [tried] het is al geprobeerd en werkte niet
        [large] het is te groot voor deze kaart
        [journal] het zou de partijen van deze tafel niet kunnen lezen
        [older] er ligt een nieuwere versie naast
       *[unsigned] het is niet voor deze tafel ondertekend, of beschadigd
    }.
    .remedy =
        { $by ->
            [phone] Breng met de telefoon een ander .slot-bestand en zijn .minisig.
           *[stick]
                { $why ->
                    [dot] Er hoeft niets te gebeuren.
                    [folder] Kopieer beide bestanden uit de map.
                    [packed] Pak het uit op een computer.
                    [card] Kopieer in plaats daarvan het .slot-bestand en zijn .minisig.
                    [name] Geef het zijn eigen naam terug.
                    [unreadable] Kopieer het nog eens, of neem een andere stick.
                    [other] Neem het bestand voor deze.
                    [here] Haal de stick eruit.
                    [tried] Zet een nieuwere versie op de stick.
                    [large] Schrijf de nieuwe versie op een kaart, zoals de eerste dag.
                    [journal] Houd de nieuwere versie.
                    [older] Er hoeft niets te gebeuren.
                   *[unsigned] Kopieer het .slot-bestand en zijn .minisig nog eens.
                }
        }
table-update-confirmed = Versie { $version } draait.
    .remedy = Zit er een stick in, haal die eruit.
table-update-rolled-back = Versie { $version } heeft de proef niet doorstaan, dus is de vorige terug.
    .remedy = Speel door, zonder stick; meld het met de logs.
table-update-card = De kaart bewaart niet wat erop geschreven wordt. De update wordt niet genomen.
    .remedy = Speel door, en vervang de kaart gauw.
table-data-repaired = De gegevens op de kaart waren beschadigd en zijn hersteld. Er is niets verloren.
    .remedy = Maak gauw een reservekopie op een stick: kaarten slijten.
table-trial = Versie { $version } wordt geprobeerd, ongeveer een minuut lang.
    .remedy = Druk daarna op A om te spelen.

## Updates

## The operator's page

screen-operator = Beheer van de tafel
screen-operator-reader = Lezer
screen-operator-tags = Stickers
screen-operator-losses = Verlies
screen-operator-noise = Ruis
screen-operator-station = Station
screen-operator-firmware = Firmware
screen-operator-bad-lines = Fouten
screen-operator-percent = { $percent } %
screen-operator-unknown = onbekend
screen-operator-belt = Band
screen-operator-belt-is =
    { $state ->
        [no-motor] geen motor
        [turns] draait
        [fault] staat stil door een fout
       *[stands] staat stil
    }
screen-operator-speed = { $rpm } omlopen per minuut
screen-operator-laps = Omlopen sinds de start: { $laps }
screen-operator-battery = Batterij
screen-operator-battery-is =
    { $level ->
        [good] goed
        [low] zwak
        [empty] leeg
       *[unknown] onbekend
    }
screen-operator-volts = { $volts } V
screen-operator-hours = goed voor { $hours } uur draaien
screen-operator-disk = Schijf
screen-operator-free = { $free } GB vrij
screen-operator-no-fault = geen fout
screen-operator-last-fault = laatste fout
screen-operator-computer = Computer
screen-operator-temperature = { $celsius } °C
screen-operator-temperature-unknown = temperatuur onbekend
screen-operator-slow-unknown = snelheid onbekend
screen-operator-not-slow = volle snelheid
screen-operator-slow =
    { $throttle ->
        [under-voltage] voeding te zwak
        [capped] vertraagd
        [throttled] sterk vertraagd
       *[warm] te warm
    }
screen-operator-was-slow =
    { $throttle ->
        [under-voltage] voeding was te zwak
        [capped] was vertraagd
        [throttled] was sterk vertraagd
       *[warm] was te warm
    }
screen-operator-versions = Versies
screen-operator-phones = Telefoons
screen-operator-no-phones = niet toegelaten
screen-operator-image = Image
screen-operator-no-image = geen: geïnstalleerd systeem
screen-operator-no-faults = Geen fout sinds de start.
screen-operator-minutes-ago =
    { $minutes ->
        [0] zojuist
       *[other] { $minutes } min geleden
    }
screen-operator-hours-ago = { $hours } uur geleden
table-operator = B: volgende, A: kiezen.
table-language = { LANGUAGE($language) }
table-language-later = De taal verander je als er geen partij op tafel is.
    .remedy = { table-operator-later.remedy }
table-operator-later = Het beheer opent als er geen partij op tafel is.
    .remedy = Maak de partij af, of stop hem met de kaart Pauze; gebruik dan deze kaart opnieuw.
table-menu-operator = Wat moet er gebeuren?
table-menu-save-logs = Logs op een usb-stick zetten
table-menu-save-backup = Reservekopie op een usb-stick zetten
table-menu-take-backup = Reservekopie van een usb-stick halen
table-menu-restart = De tafel opnieuw starten
table-menu-yes-restart = Ja, opnieuw starten
table-menu-shut-down = Uitzetten
table-menu-yes-shut-down = Ja, uitzetten
table-menu-install = Versie { $version } installeren
table-menu-yes-install = Ja, versie { $version } installeren
table-saving-logs = De logs worden bewaard …
    .remedy = Laat de stick erin.
table-restarting = De tafel start opnieuw.
table-packing-logs = De logs worden ingepakt …
table-logs-packed = De logboeken zijn ingepakt.
table-changing-settings = De instellingen worden gewijzigd …
table-settings-changed = De instellingen zijn gewijzigd. Taal, volume en tafel gelden vanaf de volgende start.
table-settings-refused = De instellingen zijn als voorheen: { $system }.
table-shutting-down = De tafel gaat uit …
    .remedy = Schakel hem uit als het scherm donker is.
table-installing = Versie { $version } wordt geïnstalleerd …
    .remedy = Laat de stick erin.
table-logs-saved = De logs staan op de stick, in de map { $folder }.
    .remedy = Je kunt hem er nu uithalen.
table-logs-no-stick = Er is geen usb-stick.
    .remedy = Steek er een in, wacht een paar seconden en probeer opnieuw.
table-logs-unreadable = De usb-stick is niet te lezen.
    .remedy = Formatteer hem als FAT32 of exFAT, of neem een andere.
table-logs-full = De usb-stick is vol.
    .remedy = Maak er ruimte op, of neem een andere.
table-logs-failed = De logs konden niet bewaard worden.
    .remedy = Probeer het opnieuw, of met een andere stick.
table-saving-backup = De reservekopie wordt bewaard …
    .remedy = Laat de stick erin.
table-taking-backup = De reservekopie wordt gelezen …
    .remedy = Laat de stick erin.
table-backup-saved = Stukken, mensen en partijen staan op de stick, in { $file }.
    .remedy = Je kunt hem er nu uithalen.
table-backup-failed = De reservekopie kon niet bewaard of gelezen worden.
    .remedy = Probeer het opnieuw, of met een andere stick.
table-backup-none = Er staat geen reservekopie op de usb-stick.
    .remedy = Neem de stick met een bestand als reclaim-backup-1.db.
table-backup-damaged = { $file } is beschadigd. Er wordt niets van genomen.
    .remedy = Neem een eerdere reservekopie, of een andere.
table-backup-foreign = { $file } is geen reservekopie van een tafel. Er wordt niets van genomen.
    .remedy = Neem de stick met een bestand dat deze pagina heeft bewaard.
table-backup-newer = { $file } is van een nieuwere Reclaim dan deze. Er wordt niets van genomen.
    .remedy = Werk eerst deze tafel bij.
table-backup-taken = Toegevoegd uit { $file } – partijen: { $matches }, stukken: { $pieces }, mensen: { $people }.
    .remedy =
        { $left ->
            [0] Alles wat hier was, blijft. De tafel start ermee opnieuw.
           *[other] Alles wat hier was, blijft; stickers die hier andere stukken zijn, weggelaten: { $left }. De tafel start opnieuw.
        }
table-backup-known = Alles uit { $file } is hier al.
    .remedy = Je kunt hem er nu uithalen.
table-order-failed = De tafel kon dat niet aan zijn computer vragen.
    .remedy = Probeer het opnieuw; helpt dat niet, zet de tafel uit en weer aan.
table-order-unanswered = De computer heeft niet geantwoord.
    .remedy = Probeer het opnieuw; helpt dat niet, zet de tafel uit en weer aan.
table-disk-failed = De schijf is defect: { table-disk }.
    .remedy = Maak er ruimte op of vervang hem.

## Namen

screen-best = De besten tot nu toe
screen-best-won = { $wins } van { $matches } gewonnen
screen-evening = Vanavond
screen-evening-match = { GAME($game) } · { $minutes } min
table-person = { $name }
table-menu-names = Namen
table-menu-no-name = Geen naam
table-player-later = Namen wijzig je als er geen partij op tafel is.
table-name-moved = De naam { $name } hoort nu bij een andere plaats: twee mensen hebben twee namen nodig.
    .remedy = { table-operator-later.remedy }
# A theft at the virtual table: one press does it

hands-take-cards-of-or-a = Neem kaarten van { SEAT($seat) }: klik op een van de ruggen, of druk op de groene A voor alle.
## Making a table

table-seat-lost-unassigned = Plaats { CHAIR($seat) } heeft nog geen station.
    .remedy = Noem zijn poort in het tafelbestand, zoals /dev/ttyACM0, en start opnieuw.
table-seat-lost-stranger = Het station op { $port } noemt zich { $number }, dat bij geen plaats hoort; plaats { CHAIR($seat) } heeft een ander.
    .remedy = Steek daar het station van die plaats in.
table-seat-lost-double = Het station op { $port } noemt zich { $number }, net als een ander dat antwoordt.
    .remedy = Trek een van de twee uit.
table-station-old = Het station van plaats { CHAIR($seat) } heeft firmware { $found }, ouder dan { $expected }.
    .remedy = Speel verder; werk het bij vanaf een computer, via USB (firmware/station).
table-button-stuck = Knop { $button } van plaats { CHAIR($seat) } blijft ingedrukt en telt niet.
    .remedy = Laat hem los. Drukt niemand erop: kijk naar de schakelaar en de draad.
screen-enrol-piece =
    { $kind ->
        [tile] Koffer
        [token] Schatfiche
        [control] Bedieningskaart
       *[card] Kaart
    } { $number } van { $of }
screen-enrol-hold = Houd dit stuk een halve seconde plat bij een lezer, welke ook.
screen-enrol-missing = Ontbreekt nog: { $count }
table-menu-enrol = Stukken aanleren
table-menu-enrol-game = { GAME($game) } ({ $count })
table-menu-enrolling = Welke sticker is welke?
table-menu-enrol-skip = Dit stuk later
table-menu-enrol-undo = De laatste terugnemen
table-enrol-enrolled = Aangeleerd.
table-enrol-two = Twee stickers tegelijk.
    .remedy = Tik met één stuk tegelijk.
table-enrol-known = Deze sticker hoort al bij een ander stuk.
    .remedy = Neem het stuk op het plaatje.
table-enrol-changing = Dit is een telefoon of een bankpas.
    .remedy = Neem het stuk op het plaatje.
table-enrol-brief = Dat was te kort.
    .remedy = Houd het een halve seconde plat en stil.
table-enrol-weak = Deze sticker is slecht te lezen.
    .remedy = Plak een andere op het stuk.
table-enrol-skipped = Het wordt later gevraagd.
table-enrol-back = De laatste sticker is vergeten.
table-enrol-nothing-to-undo = Er is niets terug te nemen.
table-enrol-done = Er ontbreekt niets meer.
## Learning a game

table-menu-how-to-play = Zo speel je
table-menu-rules = De regels in zes plaatjes
table-menu-teach = { $on ->
        [yes] De partij legt zich uit: ja
       *[no] De partij legt zich uit: nee
    }
screen-menu-why = Waarom mocht dat niet?
table-reads-rules = Zo wordt het gespeeld.
    .remedy = A of B gaat terug.
table-teaches = Elke nieuwe handeling wordt één keer uitgelegd.
    .remedy = Houd B ingedrukt om het opnieuw te lezen.

## Why: a sentence for each ruling of all games (docs/rulings-all-games.md)

table-rule-2 = Gaat iemand weg, dan blijft de hand liggen, en doet de tafel er de mildste zet voor.
table-rule-3 = Alleen de laatste zet kan terug, zolang hij niemand iets heeft getoond.
table-rule-4 = Wat van een ongelezen kaart afhangt, wacht tot hij gelezen of genoemd is.
table-rule-6 = Een kaart wordt gelezen als hij gespeeld wordt, of elke kaart als hij in een hand komt: zo is voor deze partij gekozen.

## Instellingen

table-menu-volume =
    Volume: { $volume ->
        [0] stil
       *[other] { $volume }%
    }
table-menu-speed =
    Tempo van de tafel: { $speed ->
        [slow] rustig
        [normal] normaal
       *[fast] snel
    }
table-menu-brightness =
    Helderheid: { $percent ->
        [unknown] onbekend
       *[other] { $percent }%
    }
table-no-backlight = Dit scherm is van hieruit niet te dimmen.
    .remedy = Gebruik de knoppen van het scherm.

## Wie begint

table-menu-begins =
    { $game ->
        [captains-orders] Deelt eerst
       *[other] Begint
    }: { $how ->
        [turn-about] { SEAT($seat) }, om de beurt
        [by-lot] door loting
       *[seat] { SEAT($seat) }
    }
table-menu-turn-about = Om de beurt: { SEAT($seat) }
table-menu-by-lot = Door loting
table-menu-who-begins =
    { $game ->
        [captain-bluff] Wie begint? Volgens de doos: wie het laatst gevlogen heeft.
        [bluff-pirate] Wie begint? Volgens de doos: de jongste speler.
        [captains-orders] Wie deelt eerst? De speler links van de deler begint.
       *[other] Wie begint?
    }

## Calibrating the belt

table-menu-calibrate = Band inmeten
table-menu-calibrate-begin = Beginnen: de band loopt
table-menu-calibrate-metered = De meter zegt { NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V: beginnen
table-menu-calibrate-meter =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V
table-menu-calibrate-stop = Band stoppen
table-menu-calibrate-write = Deze waarden bewaren
table-calibrate-halted = De band is gestopt en er is niets gemeten.
table-calibrate-stopped = De band stopte vanzelf.
    .remedy = Haal weg wat hem vasthoudt en begin opnieuw.
table-calibrate-no-tile = De koffer kwam te zelden langs de lezer.
    .remedy = Ligt hij op de band? Neem een andere: misschien is zijn sticker slecht te lezen.
table-calibrate-two-tiles = Er ligt meer dan één koffer op de band.
    .remedy = Laat er één liggen en begin opnieuw.
table-calibrate-uneven = De koffer kwam niet gelijkmatig rond.
    .remedy = Kijk of de band slipt, en naar de encoder en zijn kabel.
table-calibrate-same = Dat staat al in het tafelbestand.
table-calibrate-in-file = Dat staat nu in het tafelbestand.
    .remedy = { $when ->
        [now] De tafel start ermee opnieuw.
       *[later] Ze gelden zodra de tafel weer aangaat.
    }
table-calibrate-in-table = De tafel heeft deze waarden bewaard.
    .remedy = { $when ->
        [now] De tafel start ermee opnieuw.
       *[later] Ze gelden zodra de tafel weer aangaat.
    }
table-calibrate-unwritten = Deze waarden kunnen niet worden bewaard.
    .remedy = { $text }
screen-calibrate-hint = Leg één koffer op de band en verder niets. De band loopt een paar minuten; elke knop stopt hem.
screen-calibrate-meter = Met een meter: stel in wat die van de batterij van de motor zegt terwijl de band stilstaat.
screen-calibrate-step =
    { $step ->
        [settling] De apparaten melden zich.
        [zones] Langzaam: waar elke lezer de koffer hoort.
        [curve] Elke keer iets sneller: wat de motor nodig heeft.
       *[turns] Op volle snelheid: de pulsen van de encoder.
    }
screen-calibrate-rounds = De koffer kwam rond: { $count }
screen-calibrate-value =
    { $value ->
        [pulses] Pulsen per omloop
        [full-duty] Vermogen op volle snelheid
        [friction-duty] Vermogen tegen wrijving
        [divider] Deler van de batterij
        [limit] Stroomgrens, A
        [place] { READER($reader, case: "short") }: plaats, mm
        [zone] { READER($reader, case: "short") }: zone, mm
       *[missed] { READER($reader, case: "short") }: gemist, %
    }
screen-calibrate-measured = Gemeten
screen-calibrate-said = Tot nu toe
table-belt-fault-held = Iets houdt de band vast: zijn motor trekt meer stroom dan zijn grens.
    .remedy = Haal weg wat hem vasthoudt. Is er niets, kijk dan of hij met de hand licht draait. { table-belt-again }
# What a game's box says of it

screen-box-players = { $fewest } tot { $most } spelers
screen-box-ages = vanaf { $age } jaar
screen-box-minutes = ongeveer { $minutes } minuten
## Hands that draw and choose

hands-click-the-deck = Klik op de stapel.
hands-draws-nothing = Er wordt nu geen kaart gepakt.
hands-click-player-or-line = Klik op een speler, of kies een regel.

## The doctor on the operator's page

table-menu-doctor = Tafel controleren
table-menu-doctor-again = Opnieuw controleren
table-menu-doctor-next = Volgende pagina
table-doctor-pins = alleen van dit programma
table-doctor-pins-shared = { $found } houdt ze vast, en dat weert geen ander programma
    .remedy = Installeer deze versie opnieuw: die brengt lgpio mee, dat anderen weert.
table-doctor-silent = heeft niets laten horen
    .remedy = Controleer de draden en de voeding.
table-doctor-unpolled = wordt niet naar stickers gevraagd
    .remedy = Bewaar de logs en meld dit.
table-doctor-noise = { $count } keer per seconde gevraagd, { $percent } % niet begrepen; versie van de chip: { $version }h
    .remedy = Haal alle stukken weg en controleer opnieuw. Blijft het zo: kortere draden, 20 mm van metaal en motor, 100 uF aan de 3,3 V.
table-doctor-answers = antwoordt
table-doctor-station-silent = heeft niets laten horen
    .remedy = Is het ingestoken?
table-doctor-firmware = heeft firmware { $found }, deze versie { $expected }
    .remedy = { table-station-old.remedy }
table-doctor-station = firmware { $version }, beschadigde regels: { $count }
    .remedy = Neem een andere USB-kabel, uit de buurt van de motordraden.
table-doctor-stray = telde omlopen terwijl de band stilstond: { $value }
    .remedy = Scherm hem af tegen licht, houd zijn draad weg van die van de motor en zet er 100 nF over.
table-doctor-no-stray = telt niets zolang de band stilstaat
table-doctor-current-unknown = de sensor zegt niets zinnigs
    .remedy = Controleer de draden van de sensor en de ADC.
table-doctor-current = { $value } A terwijl de band stilstaat
    .remedy = Een stilstaande motor gebruikt niets: controleer de draden van de driver en de sensor.
table-doctor-battery-unknown = { screen-operator-unknown }
    .remedy = Controleer de draden van de ADC en de spanningsdeler.
table-doctor-battery = { screen-operator-volts }: { screen-operator-battery-is }
    .remedy = Doe er nieuwe batterijen in.
table-doctor-untold = deze computer zegt het niet
table-doctor-temperature = { $celsius } °C
    .remedy = Geef hem lucht of een koelblok.
table-doctor-supply-weak = was te zwak sinds de start
    .remedy = Gebruik de voeding van de Pi: 5,1 V, 3 A.
table-doctor-supply = sterk genoeg sinds de start
table-doctor-disk-unknown = { screen-operator-unknown }
    .remedy = Is de map met partijen er?
table-doctor-disk = { $free } MB vrij
    .remedy = Maak ruimte, of neem een grotere kaart.
table-doctor-clock-unset = nooit gelijkgezet: partijen krijgen een verkeerde datum
table-doctor-clock = { $found }
table-doctor-no-kms = het systeem kan er niets op tonen
    .remedy = Zet op de kaart dtoverlay=vc4-kms-v3d in config.txt en start opnieuw.
table-doctor-screen = is aangesloten
table-doctor-screen-off = staat uit of is niet aangesloten
table-doctor-usual = gewoonlijk { $value } { $unit }
table-doctor-history-begun = waren onleesbaar en beginnen opnieuw
table-doctor-history-unkept = kunnen niet bewaard worden
screen-doctor-watching = De tafel wordt bekeken. Haal alle stukken weg van de lezers en laat de band met rust.
screen-doctor-verdict =
    { $count ->
        [0] Alles wat gecontroleerd is, is in orde.
       *[other] Na te kijken: { $count }
    }
screen-doctor-leaf = { $number } / { $of }
screen-doctor-what =
    { $kind ->
        [reader] { READER($device) }
        [pad] { screen-operator-reader } { CHAIR($device) }
        [station] { screen-operator-station } { CHAIR($device) }
        [pins] Pinnen
        [belt] { screen-operator-belt }
        [belt-sensor] Bandsensor
        [current] Motorstroom
        [battery] { screen-operator-battery }
        [temperature] Temperatuur
        [supply] Voeding
        [disk] { screen-operator-disk }
        [clock] Klok
        [screen] Scherm
        [push] Duwkracht
        [motor] Motor
       *[history] Eerdere cijfers
    }
## No card to play

hands-no-card-to-play = Geen van je kaarten kan nu gespeeld worden: kies een regel.
## Names, chosen by all at the same time

screen-naming = Wie zijn jullie?
table-naming = Iedereen kiest tegelijk. B: volgende, A: kiezen.
    .remedy = Wie klaar is en A ingedrukt houdt, wacht op niemand.
hands-choose-your-name = Kies je naam, dan je gezicht: klik erop, of druk op B en A.
## Somebody reads: play waits

table-reads = { SEAT($seat) } leest: daarna gaat het spel verder.
table-waits-for-reader = Iemand leest: dit telt nog niet.
    .remedy = Het spel gaat verder als dat menu dicht is.
table-log-waits = Spel wacht. L: verder.

## Readers by their places

table-reader =
    { $kind ->
        [pad] De lezer van { CHAIR($seat) }
        [belt] De lezer van de band
        [numbered] Lezer { $number } van de band
        [spot] De lezer van vak { $number }
       *[other] Lezer { $name }
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
table-why-nothing = De band heeft in deze partij niets gemeld.
table-why-no-belt = Dit spel gebruikt de band niet, en in deze partij hoefde niets rechtgezet te worden.
table-why-said = De tafel zei:

## Any game of cards

table-hand-full = Een kaart te veel bij deze lezer.
    .remedy = Leg de kaart terug op de stapel.
table-not-in-hand = Voor zover de tafel zag, heb je deze kaart niet in je hand.
    .remedy = Leg hem terug waar hij lag; neem een kaart uit je hand.
table-nobody-there = Daar speelt niemand.
    .remedy = Kies een plaats die speelt.
table-not-unread = Elke kaart die daar gespeeld of gedeeld is, is gelezen.
    .remedy = Speel verder.
table-read-each = In deze partij wordt elke kaart bij het delen gelezen.
    .remedy = Houd de kaarten van elke hand bij de lezer van die plaats.
table-not-your-turn = Een ander is aan de beurt.
    .remedy = Neem de kaart terug en wacht.
table-not-from-deck = Deze kaart komt niet van de stapel.
    .remedy = Leg hem terug waar hij lag.
table-not-a-card = Dit is geen kaart van dit spel.
    .remedy = Noem een kaart van het spel.
table-prompt-reading = Een kaart is niet gelezen.
    .remedy = Tik hem nog eens aan, of noem hem.
table-prompt-over = De partij is voorbij.
    .remedy = Druk op A voor nog een.

table-option-reading =
    Kaarten worden gelezen: { $value ->
        [late] bij het spelen
       *[every] elk, bij het delen of pakken
    }
table-problem-card-twice = Een kaart ligt op twee plaatsen.
    .remedy = { table-undo-or-play-on }
table-problem-card-elsewhere = Er is een kaart gezien die al ergens anders ligt.
    .remedy = { table-undo-or-play-on }

# ---- the player's window: what the table's hints say where there are no pads, spots and buttons

scene-where-to = Waarheen?
scene-what-for = Waarvoor is hij?
scene-lay-down = Leg hem neer waar het oplicht.
scene-put-back = Neem de kaart terug in je hand.
scene-no-card = Geen van je kaarten is nu speelbaar.
scene-turn-each = Draai de gedekte kaarten om.
scene-take-of = Neem een kaart van { SEAT($seat) }.
scene-yours = Steek hem bij je kaarten.
scene-look-under = Kijk onder de kaart die oplicht.
scene-ready = Gereed?
scene-take-back-first = Neem eerst het laatste paar terug.
scene-one-moment = Een ogenblik.
scene-show-it = Controleer hem en leg hem bij de getoonde paren.
scene-card-first = Klik eerst op een van je kaarten.
scene-passenger-first = Klik eerst op de open passagier.
scene-is-that-so = Klopt dat?
scene-look-inside = Van wie is de koffer?
scene-flip = Draai je volgende passagier om.
scene-done = Geen passagiers meer!
scene-counting = Handen weg, graag: de band telt zijn koffers.
scene-play = Spelen
scene-check = Nakijken
scene-go-on = Verder
scene-faster = Sneller
scene-round-over = De ronde is voorbij.
scene-was-that-all = Was dat alles?
scene-nothing-to-show = Je hebt geen paren te laten zien.
scene-check-first = Kijk eerst na van wie de koffer is.
scene-answered = Je hebt geantwoord.
scene-not-heard = De tafel heeft het niet aangenomen. Probeer het nog eens.
scene-play-now = Spelen
scene-another-game = Ander spel
scene-shall-we = Wat zullen we spelen?
scene-we-play = We spelen: { GAME($game) }
scene-who-plays = Is iedereen er?
scene-continue = { GAME($game) } rust · { NAMES($seats) }
scene-own-name =
    { $named ->
        [yes] Jij: wijzig je naam
       *[no] Jij: kies een naam
    }
scene-type-name = Typ een naam
scene-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZ
scene-name-letters = Een naam heeft hoogstens { $most } letters, alle Latijns, Grieks, Cyrillisch, Hebreeuws, Armeens of Georgisch.
scene-sit = Hier gaan zitten
scene-add-bot = Bot erbij zetten
scene-opening = Klik of druk op een toets om te beginnen
scene-leave = Opstaan
scene-resume = Ga ermee verder, of kies een spel.
scene-give-up = Opgeven? Dan kan niemand er nog mee verder.
table-story-liar = { SEAT($seat) } komt met de meeste bluf weg: { $count }
table-story-saw-through = { SEAT($seat) } doorziet de meeste bluf: { $count }
table-story-caught = { SEAT($seat) } wordt het vaakst op bluf betrapt: { $count }
table-story-doubted = { SEAT($seat) } twijfelt het vaakst ten onrechte: { $count }
table-story-lead = { SEAT($seat) } staat { $count } % van de zetten aan kop
table-story-quickest = { SEAT($seat) } heeft { $seconds } s nodig voor de snelste zet
table-story-longest = { SEAT($seat) } denkt hoogstens { $seconds } s na
table-story-usual = { SEAT($seat) } heeft gemiddeld { $seconds } s nodig voor een zet
table-story-moves = { SEAT($seat) } doet zoveel zetten: { $count }
table-story-share = { SEAT($seat) } doet { $count } % van alle zetten
table-story-total = { SEAT($seat) } eindigt met deze stand: { $count }
table-story-place = { SEAT($seat) } zit op plaats { $count } aan tafel
table-story-league = Competitie: { SEAT($seat) } – { ACHIEVEMENT($what) }
achievement-first-win = de eerste zege
achievement-ten-matches = tien partijen gespeeld
achievement-hundred-matches = honderd partijen gespeeld
achievement-three-in-a-row = drie zeges op rij
achievement-found-five = vijf op rij gevonden
achievement-saw-through-three = drie keer bluf doorzien
achievement-saw-through-fifty = vijftig keer bluf doorzien
table-figure-liar = Bluf die lukte
table-figure-caught = Bluf die betrapt werd
table-figure-saw-through = Doorziene bluf
table-figure-doubted = Onterechte twijfel

## Tests of the belt on the operator's page

table-menu-push = De duwkracht meten
table-menu-push-hold = Houd A ingedrukt: de band duwt
table-menu-push-reads = De weegschaal gaf { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N: klaar
table-menu-push-scale =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N
table-push-again = Dat was zacht genoeg: nu nog eens met volle kracht.
table-push-unlimited = Niets begrenst de stroom van deze motor: de duwkracht wordt niet gemeten.
    .remedy = Neem een driver die hem begrenst, of een stroomsensor met limit_a.
table-doctor-push = { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N bij volle kracht; hoogstens { $most } N
    .remedy = Haal de batterij eruit. Vervang de weerstand van de motordriver, nooit het programma.
table-doctor-push-unmeasured = Niemand heeft nog gemeten hoe hard deze band duwt.
    .remedy = Kies ‘{ table-menu-push }’ voordat er een hand in de buurt komt.
table-menu-lights = Lichten en geluiden testen
table-lights-shown =
    Elke plaats is nu { $colour ->
         [white] wit
         [red] rood
         [green] groen
         [blue] blauw
         [yellow] geel
         [orange] oranje
        *[purple] paars
    }, en er klinkt een toon.
table-lights-done = Dat waren alle lichten en het geluid.
    .remedy = Ontbrak er iets? Kijk naar stekker, draad en volume.
table-menu-motor = De motor testen
table-menu-motor-begin = Begin: de band loopt
table-doctor-motor = { $rpm } van { $expected } rondes per minuut, met { $percent } % van de volle kracht
    .remedy = Doe er verse batterijen in, en kijk of de band licht loopt.
screen-trial-hint =
    { $what ->
        [push] Haak een bagageweegschaal aan een plateau, en houd de weegschaal vast, niet de band. Houd dan A ingedrukt, hoogstens 3 seconden.
       *[motor] De band loopt enkele seconden. Houd je handen weg; elke knop stopt hem.
    }

## Whose station is whose, on the operator's page

table-menu-assign = Welk station is van wie
table-menu-assign-skip = Deze plaats overslaan
screen-assign-hint = Druk op A bij het station van { SEAT($seat) }, of kies ‘{ table-menu-assign-skip }’.
table-assigned = Toegewezen stations: { $count }. De tafel start er opnieuw mee.
table-assign-none = Er is geen Pico aangesloten die geen plaats heeft.
    .remedy = Sluit hem aan; een nieuwe wordt eerst een station: ‘{ table-menu-flash }’.
table-menu-spare = Het nieuwe station is dat van { SEAT($seat) }
table-spare = Station { $number } antwoordt, dat bij geen plaats hoort, en dat van plaats { CHAIR($seat) } niet.
    .remedy = Is het de vervanger: ‘{ web-desk-title }’, en daar ‘{ table-menu-spare }’.

## A new Pico becomes a station, on the operator's page

table-menu-flash = Een station maken van een nieuwe Pico
table-menu-flash-wait = Wachten tot het klaar is
screen-flash-step =
    { $step ->
        [micropython] MicroPython wordt geschreven. Laat de Pico aangesloten.
        [restart] De Pico start opnieuw.
        [program] Het programma van het station wordt geschreven. Laat de Pico aangesloten.
       *[look] De Pico wordt gezocht.
    }
table-flashed = De Pico is nu een station, met firmware { $version }.
    .remedy = Kies ‘{ table-menu-assign }’ om hem een plaats te geven.
table-flash-none = Er is geen nieuwe Pico aangesloten.
    .remedy = Houd zijn knop BOOTSEL ingedrukt terwijl je hem aansluit, en kies dit opnieuw.
table-flash-several = Nieuwe Pico's die zijn aangesloten: { $count }
    .remedy = Laat er maar één aangesloten, en kies dit opnieuw.
table-flash-other-chip = Dit is een { $board }, en { $file } is MicroPython voor een andere chip.
    .remedy = Zet zijn .uf2-bestand op de eerste partitie van de kaart, of neem een andere Pico.
table-flash-no-uf2 = Op de kaart staat geen MicroPython voor een { $board }.
    .remedy = Haal op een andere computer zijn .uf2-bestand van micropython.org en kopieer het naar de eerste partitie van de kaart, of naar het station dat de Pico daar is.
table-flash-bad-uf2 = { $file } op de kaart is beschadigd.
    .remedy = Kopieer het opnieuw naar de eerste partitie van de kaart.
table-flash-broke-off = De Pico viel weg terwijl hij werd geschreven.
    .remedy = Sluit hem opnieuw aan met BOOTSEL ingedrukt, en kies dit opnieuw.
table-flash-silent = De Pico is geschreven, en antwoordt niet.
    .remedy = Haal hem los en sluit hem weer aan; helpt dat niet, kijk dan naar zijn draden.
table-flash-busy = Een ander programma heeft de poort van de Pico.
    .remedy = Zet de tafel uit en aan, en probeer het opnieuw.
table-flash-old = De firmware van dit station is te oud om vanzelf te wijken.
    .remedy = Haal het los, houd zijn beide knoppen ingedrukt terwijl je het aansluit, en kies dit opnieuw.
table-flash-tools = Deze computer mist wat het programma van een station schrijft.
    .remedy = Schrijf het op een andere computer met dit project.
table-flash-no-prompt = Op deze Pico antwoordt geen MicroPython.
    .remedy = Houd zijn knop BOOTSEL ingedrukt terwijl je hem aansluit, en kies dit opnieuw.
table-flash-already = Deze Pico is al een station, met firmware { $version }.
    .remedy = Kies ‘{ table-menu-assign }’ om hem een plaats te geven.

## Every piece is read once, on the operator's page

table-menu-pieces = Alle stukken controleren
table-menu-pieces-next = Een ander stuk tonen
screen-pieces-hold = Houd elk stuk één keer bij een lezer, welke ook. Dit is nog niet gelezen.
screen-pieces-unread = Nog niet gelezen: { $count }
table-pieces-read = Gelezen: { screen-enrol-piece }
table-pieces-other = Dit is geen stuk van dit spel.
    .remedy = Haal het weg, of leer het aan.
table-pieces-all = Ze zijn allemaal leesbaar: { $count }

## Readers that need a setting of the card (an overlay)

table-closed-rewired = De lezers van dit tafelbestand worden ingesteld: de tafel start één keer opnieuw, vanzelf.
    .remedy = Laat hem aanstaan.
table-rewire-failed = De kaart heeft de instelling voor deze lezers niet aangenomen: { $found }. De tafel speelt zonder ze.
    .remedy = Bewaar de logboeken, en schrijf de image op een andere kaart.
table-rewire-lost = Linux heeft de instelling voor deze lezers niet aangenomen: { $found }. De tafel speelt zonder ze.
    .remedy = Zet de tafel uit en aan; helpt dat niet, bewaar dan de logboeken.
table-rewire-stays = De kaart heeft nog een instelling voor lezers die dit tafelbestand niet meer heeft.
    .remedy = Bewaar de logboeken, en schrijf de image op een andere kaart.

## The wiring, on the operator's page

table-menu-wiring = Welke draad waarheen gaat
table-menu-wiring-next = Volgende print
screen-wiring-pin = pin { $number }: { $name }
screen-wiring-board =
    { $kind ->
        [motor] Motor: { $name }
        [belt-sensor] Bandsensor
        [turn-sensor] Rondesensor
        [adc] Batterijmeter: { $name }
        [reader] { READER($reader) }: { $name }
       *[station] Station van elke plaats: { $name }
    }
screen-wiring-end =
    { $kind ->
        [light-red] Licht, rood: { $name }
        [light-green] Licht, groen: { $name }
        [light-blue] Licht, blauw: { $name }
        [button] Knop { $name }
        [all-grounds] Lezer, knoppen, licht: { $name }
        [battery-plus] Batterij +, na schakelaar en zekering
        [battery-minus] Batterij −
        [motor] Motor
        [divider] Spanningsdeler
        [current] Stroomsensor
        [limit] Stroombegrenzing
        [light] Licht van de sensor
        [collector] Collector van de ontvanger
        [light-plus] + van het licht
        [light-minus] − van het licht en emitter van de ontvanger
       *[printed] { $name }
    }

## The stages of building, tested on the operator's page

table-menu-stages = Een bouwfase testen
table-menu-stage-of =
    { $number ->
        [0] 0: één lezer en één sticker
        [1] 1: motor en driver alleen
        [2] 2: de sensor en het wiel
        [3] 3: één plaats
       *[other] 4: de band
    }
table-menu-stage-say =
    { $found ->
        [ready] Klaar: verder
        [yes] Ja
        [no] Nee
        [clockwise] Met de klok mee
        [anticlockwise] Tegen de klok in
       *[other] Helemaal niet
    }
table-menu-stage-waits = Een ogenblik
screen-stage-hint =
    { $kind ->
        [lay] Leg één sticker { $number } mm boven het midden van de antenne, op karton, en laat hem liggen: { READER($reader) }. Houd metaal weg.
        [rests] Doe de batterij erin. Staat de motor stil?
        [watch] Kijk van boven naar de as van de motor, handen weg. Hij draait 3 seconden zachtjes.
        [turning] De as draait. Elke knop stopt hem.
        [turned] Hoe draaide de as, van boven gezien?
        [wheel] Draai het loopwiel met de hand, precies { $count } keer.
        [light] Pulseert het licht wit: { SEAT($seat) }?
        [press] Druk op { $button }: { SEAT($seat) }.
        [belt] Leg één koffer op de band, en handen weg: hij loopt ruim twee rondes.
        [belt-runs] De band loopt. Houd je handen weg; elke knop stopt hem.
       *[other] Laat alles even zoals het is.
    }
table-stage-no-reader = Geen lezer antwoordt.
    .remedy = Kijk naar zijn draden en stroom: pagina ‘{ table-menu-wiring }’.
table-stage-sticker =
    { $found ->
        [read] leest een sticker op { $number } mm steeds
        [lost] verliest een sticker op { $number } mm
       *[other] leest geen sticker op { $number } mm
    }
    .remedy = Een zwakke lezer: andere sticker, metaal 20 mm weg, dan een print van een ander merk.
table-stage-rests =
    { $found ->
        [yes] staat stil
       *[other] beweegt ongevraagd
    }
    .remedy = Haal de batterij eruit, en kijk naar de standby-pin en zijn weerstand.
table-stage-turned =
    { $found ->
        [clockwise] draaide met de klok mee
        [anticlockwise] draaide tegen de klok in
       *[other] draaide niet
    }
    .remedy = Verwissel de twee draden van de motor; draaide hij niet: batterij, schakelaar, zekering, driver.
table-stage-stray = sleuven in rust: { $count }
    .remedy = Zet 100 nF over de sensor, en scherm hem af van licht.
table-stage-slots = sleuven: { $counted } van { $expected }
    .remedy =
        { $found ->
            [none] Kijk naar de draden van de sensor, en of de ring in de vork loopt.
            [twice] Sleuven tellen dubbel: zet 100 nF over de sensor.
            [edge] In elke omwenteling ontbreekt de rand van een sleuf: maak de sleuven schoon, zet de vork in het midden.
           *[other] Draai precies zo vaak; is het weer zo, maak de sleuven schoon.
        }
table-stage-no-station = antwoordt niet
    .remedy = Sluit het aan, en maak er een station van: ‘{ table-menu-flash }’.
table-stage-light =
    { $found ->
        [yes] pulseert wit
       *[other] pulseert niet wit
    }
    .remedy = Kijk naar de vier pootjes van het licht en hun weerstanden.
table-stage-button =
    { $found ->
        [good] knop { $button } antwoordt
        [none] knop { $button }: er kwam niets
       *[other] knop { $button }: een andere antwoordde
    }
    .remedy = Kijk naar de draden van de knop bij zijn Pico; kabels kunnen verwisseld zijn.
table-stage-tile = koffer gelezen: { $count } keer
    .remedy = Een zwakke lezer, of zijn houder hangt te laag; houd metaal weg, kijk naar de sticker van de koffer.

# ---- phones ---------------------------------------------------------------------------------------

web-welcome = Speel op deze telefoon: de tafel staat op de tv.
web-name = Je naam
web-code = De code op het scherm
web-chair = Je plaats
web-join = Gaan zitten
web-watch = Alleen kijken
web-places = Deze pagina staat op
web-people = Wie er aan tafel zit
web-table = De tafel
web-acts = Wat je kunt doen
web-hand = Je kaarten
web-more = Meer
web-cover-hand = Mijn kaarten afdekken tot er een vinger op rust
web-language = Taal
web-choose = Kiezen
web-leave = Van tafel opstaan
web-hidden = Een gedekte kaart
web-here = Hier
web-put-back = Leg hem terug
web-bot-away = Bot wegsturen
web-nobody = Geen naam
web-look-up = Kijk omhoog!
web-lost = Geen verbinding. Je plaats blijft van jou, en deze pagina probeert het weer.
web-elsewhere = Deze plaats is nu open op een andere telefoon.
web-take-back = Hier verder spelen
web-slow = Vertraging in ms:
web-hold-to-agree = Houd ingedrukt om ja te zeggen
web-no-script = Deze pagina heeft JavaScript nodig: sta het toe voor dit adres.
web-wrong-code = Dat is niet de code op het scherm. Kijk nog eens, en tik hem opnieuw in.
web-seat-taken = Daar zit al iemand. Kies een andere plaats.
web-all-taken = Alle plaatsen zijn bezet. Je kunt kijken tot er een vrijkomt.
web-real-table = Aan deze tafel speel je met je handen. Hier kun je kijken.
web-too-many-tries = Te veel verkeerde codes. Wacht een minuut en probeer het dan weer.
web-back = Terug
web-move = Verder spelen op een andere telefoon
web-move-code = Open dit adres op de andere telefoon, en tik { $code } in als code.
web-name-refused = Die naam kan hier niet getoond worden. Neem hoogstens 10 letters.
screen-phones = Speel op je telefoon
screen-phones-code = Code { $code }
screen-phones-join = Is iedereen er? Begin dan op een van de telefoons.
screen-phones-choose = Kies op je telefoon.

## A paired phone looks after the table

table-menu-pair = Een telefoon koppelen om de tafel te beheren
table-menu-phones = Gekoppelde telefoons
table-menu-phone = { $name }, laatst gebruikt { $day }
table-menu-phone-revoke = Ja, deze telefoon moet opnieuw worden gekoppeld
screen-pin = Om deze tafel met je telefoon te beheren, tik daar in
web-desk-wait = Wacht { $seconds } s voor je weer om een pincode vraagt, of laat er een zien op de beheerpagina aan de tafel.
web-desk-no-pin = Die pincode geldt niet meer. Vraag om een nieuwe.
web-desk-wrong-pin = Dat is niet de pincode op het scherm. Pogingen over: { $count }.
web-desk-not-paired = Deze telefoon moet eerst aan de tafel worden gekoppeld.
web-desk-changed = De tafel biedt nu iets anders aan. Kijk nog eens.
web-desk-title = De tafel beheren
web-desk-settings = Instellingen
web-desk-settings-hint = Wat je leeg laat, blijft zoals het is.
web-desk-setting-wrong = Deze instelling kan zo niet: { $key }.
web-desk-table-wrong = Dit tafelbestand kan zo niet: { $system }
web-desk-too-long = Dit bestand is daarvoor te lang.
web-desk-no-file = Er is geen bestand gekomen.
web-desk-save = Opslaan
web-setting = { $key ->
    [table] Tafelbestand
    [volume] Volume, 0 tot 100
    [timezone] Tijdzone, zoals Europe/Amsterdam
    [hostname] Naam in het netwerk
    [keyboard] Toetsenbord, zoals nl
    [update_from] Waar updates staan, zoals https://example.org/reclaim/ (-: nergens)
    [country] WiFi: land, twee letters
    [name] WiFi: naam
   *[password] WiFi: wachtwoord
}
web-desk-table = Tafelbestand
web-desk-table-hint = Een bestand, of de tekst ervan
web-desk-table-take = Controleren en gebruiken
web-desk-backup = Reservekopie
web-desk-backup-save = Een reservekopie op deze telefoon bewaren
web-desk-backup-hint = Een reservekopie van deze telefoon
web-desk-backup-take = Overnemen
web-desk-logs = Logboeken
web-desk-logs-pack = De logboeken inpakken
web-desk-logs-save = De logboeken op deze telefoon bewaren
web-desk-update = Update
web-desk-update-hint = Het .slot-bestand en zijn .minisig, allebei samen
web-desk-update-waits = De vorige update wordt nog bekeken.
web-desk-update-none = { $file } is geen update: de naam moet eindigen op .slot of .slot.minisig.
web-desk-update-half = Breng nu ook { $file }.
web-desk-update-brought = { $file } is er. De tafel bekijkt het nu.
web-desk-people = Mensen
web-desk-new-name = Een andere naam
web-desk-forget = { $name } vergeten, in alle partijen
web-desk-name-taken = Iemand heet al { $name }.
web-desk-type-pin = Tik de pincode in die het scherm van de tafel toont.
web-desk-pin = Pincode
web-desk-pair = Koppelen
web-desk-ask-pin = Een pincode op het scherm van de tafel tonen
web-desk-phone-name = Hoe deze telefoon heet
web-desk-busy = Elke knop aan de tafel stopt dit.
web-desk-by-hand = Aan de tafel: houd de groene knop ingedrukt.
web-desk-silent = De tafel antwoordt niet. Deze pagina probeert het opnieuw.

## The table's own WiFi, and the page on which it is set up

screen-own-wifi = Stel de tafel in met een telefoon
screen-own-wifi-name = Wifi { $name }
screen-own-wifi-password = Wachtwoord { $password }
screen-own-wifi-address = Open dan { $address }
web-set-up-region = Waar de tafel staat
web-set-up-network = De wifi waarmee de tafel verbindt
web-set-up-no-network = Geen: de tafel heeft geen netwerk nodig
web-set-up-hidden = Een andere wifi, met naam
web-set-up-phones = Telefoons in hetzelfde netwerk mogen meedoen
web-set-up-saved = Opgeslagen. De tafel start ermee opnieuw zodra niemand speelt.
web-set-up-joins = De tafel verbindt nu met ‘{ $network }’ en de eigen wifi verdwijnt. Komt de tafel er niet in, dan komt die terug en zegt waarom.
