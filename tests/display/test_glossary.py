"""One word a thing in each language: what a glossary has settled, no message says otherwise."""

import re
from pathlib import Path

import pytest

from controller.views.message import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]

GAMES = ("bluff-pirate", "captain-bluff", "captains-orders", "luggage")
CARDS = GAMES[:3]
EVERYWHERE = (*GAMES, "table")

GLOSSARY = {
    # language: (the word that is used, where, what is not said instead of it)
    "da": [
        ("følge", ("captain-bluff",), r"\bserie"),
        ("påsejl", ("bluff-pirate",), r"\bentr"),
        ("Mytterist", ("captains-orders",), r"\boprører"),
        ("tryk på", EVERYWHERE, r"\b[Tt]ryk (så )?([AB]\b|Esc|Mellemrum)"),
        ("holder A nede", EVERYWHERE, r"\b[Hh]old(er)? A(?! nede)\b"),
        ("denne del|Denne del", ("luggage", "table"), r"\b[Bb]rik(ken|ker|kerne)?\b"),
        ("mærkat", ("luggage", "table"), r"\bmærke\b|\b[Cc]hips\b"),
        ("tvivler", ("bluff-pirate", "captain-bluff"), r"\bråb"),
        ("meldt pas", ("captain-bluff",), r"\bpasset\b|\bPasser\b"),
        ("tager tilbage|tager bagage tilbage", ("captain-bluff",), r"\b[Tt]age[rs]? op\b"),
        ("skjult", (*CARDS, "luggage", "table"), r"bagsiden op|ligger nedad"),
        ("kapsejlads", ("bluff-pirate",), r"[Kk]apløb"),
        ("stjæle", ("bluff-pirate",), r"\brøve"),
        ("forløb", ("table", *CARDS), r"[Pp]artiets gang\b|[Kk]apsejladsens gang\b"),
        ("Kaptajnen", ("captains-orders",), r"\bkaptajnen"),
        ("Efter reglerne", ("luggage",), r"regelbog"),
        ("overset", ("luggage", "table"), r"\bmisset"),
        ("parti", EVERYWHERE, r"gemt spil\b|bordets spil\b"),
        ("Hænderne væk", ("luggage", "table"), r"Fingrene"),
        ("Tjek", ("table",), r"\b[Ss]e efter (batteri|enkoder|ledning|strøm)"),
        ("wifi", ("table",), r"\bWiFi"),
        ("B: næste, A: vælg", EVERYWHERE, r"går videre, A|: B: "),
        ("»", EVERYWHERE, r"[“”]"),
        ("du", EVERYWHERE, r"\b[Mm]an\b|\bjeres\b|, I \w"),
    ],
    "de": [
        ("Lesefeld", EVERYWHERE, r"[Ll]esern?\b"),
        ("abw[eio]rf", CARDS, r"\bablegen\b|\bablegt\b|\babgelegt"),
        ("Ablage", CARDS, r"Ablagestapel|Abgelegte|Abwürfe"),
        ("geben", ("captains-orders",), r"zuschieb|zugeschoben|schiebt|weiterreich"),
        ("Meuterer", ("captains-orders",), r"\bRebell"),
        ("es gilt ein|Es gilt ein", ("captains-orders",), r"[Aa]n Feld 1 gilt"),
        ("Passagier", ("luggage", "table"), r"Flugg[aä]st"),
        ("Koffer", ("luggage",), r"Plättchen"),
        ("beiseite", ("luggage",), r"[Zz]ur Seite"),
        ("Ziehstapel", ("luggage", "captain-bluff"), r"Zugstapel|Nachziehstapel"),
        ("Stadt", ("captain-bluff",), r"Abflugort|\bOrt\b"),
        ("zweifel", ("bluff-pirate", "captain-bluff"), r"\b(ge)?rufen\b|\bRuf|\bruft (?!„)"),
        ("Folge", ("captain-bluff",), r"Serie|Reihe wird gelegt"),
        ("Ankunftstafel", ("captain-bluff",), r"Anzeigetafel"),
        ("segel", ("bluff-pirate",), r"\bfährt\b|\bFahrt\b"),
        ("Stapel", ("bluff-pirate",), r"Nachziehstapel|Deck\b"),
        ("Band", EVERYWHERE, r"Karussell|Förderband"),
        ("Bildschirm", EVERYWHERE, r"\bSchirm"),
        ("Knopf", EVERYWHERE, r"\bTaste \{"),
        ("Aufkleber", EVERYWHERE, r"\bTags\b"),
        ("Batterie", EVERYWHERE, r"\bAkku"),
        ("Speicher", ("table",), r"Datenträger|\bPlatte\b"),
        ("Computer", ("table",), r"\bRechner"),
        # Who is spoken to is "du"; who is told what to do, is so by an infinitive.
        ("du", EVERYWHERE, r"\bman\b|\beuch\b|\beure|\b(Spielt|Nehmt|Wählt|Seid|Werdet) "),
    ],
    "en": [
        ("B: next, A: select", ("bluff-pirate", "table"), r"B moves on|A takes\.|: B: next"),
        ("pile", ("bluff-pirate",), r"\bstack\b"),
        ("Mutineer", ("captains-orders",), r"\brebel"),
        ("suitcase", ("luggage", "table"), r"(?<!\[)\b[Tt]iles?\b(?!\])"),
        ("draw pile", ("luggage",), r"\b[Dd]eck\b"),
        ("belt", EVERYWHERE, r"[Cc]arousel"),
        ("steals", ("bluff-pirate",), r"\brobs\b"),
        ("Give it up", ("table",), r"\b[Aa]bandon"),
        (
            "again",
            EVERYWHERE,
            r"\banew\b|\b[Ww]hoever\b|\bthe own\b|[.;] ?([Ii]s|[Ww]as) it [^.?!]*,",
        ),
    ],
    "es": [
        ("B: siguiente, A: elegir", ("bluff-pirate", "table"), r"B avanza|B sigue"),
        (
            "[Ss]igue jugando",
            EVERYWHERE,
            r"\b(sois|[Mm]irad|[Mm]antened|[Pp]ulsad|[Ss]eguid|[Dd]evolved|[Aa]cercad|[Ee]legid"
            r"|[Rr]ecoged|[Tt]erminad|[Nn]avegad|[Jj]ugad(la)?|[Bb]arajad|[Pp]oned|[Vv]otad)\b"
            r"|[áé]is\b",
        ),
        ("[Tt]oma", EVERYWHERE, r"\b[Cc][oó](g|j)[aeéií]"),
        ("etiqueta", EVERYWHERE, r"\b[Tt]ags?\b"),
        ("otra persona", EVERYWHERE, r"turno de otro|puesto que juegue"),
        ("enseñ", GAMES, r"\b[Mm](o|ue)str"),
        ("levanta", ("bluff-pirate",), r"\bgira"),
        ("descárt", CARDS, r"\b[Dd]escarta(r)? una carta\b"),
        ("barco", ("bluff-pirate",), r"\bnavío|\bnave\b"),
        ("quit", ("bluff-pirate",), r"[Rr]óbale|roba una carta|cartas robadas|del ladrón"),
        ("cruce", ("bluff-pirate",), r"bifurcaci|\bcamino"),
        ("serie", ("bluff-pirate", "captain-bluff"), r"\bsecuencia"),
        ("«¡farol!»", ("captain-bluff",), r"\bduda de\b|denunci"),
        ("antigua", ("captain-bluff",), r"\bvieja"),
        ("Amotinado", ("captains-orders",), r"\bamotinado|\brebelde"),
        ("Capitán", ("captains-orders",), r"\bcapitán"),
        ("contraorden", ("captains-orders",), r"contraordena"),
    ],
    "fr": [
        ("B : suivant, A : choisir", ("bluff-pirate", "table"), r"B avance|B suivant"),
        ("donnez", CARDS, r"asked =\s*\w+[ei]r\b"),
        ("le A vert", ("luggage", "table"), r"(?<!le )A vert"),
        ("[Mm]aintenez", EVERYWHERE, r"\b([Tt]enez|[Tt]ient|tiennent) A\b"),
        ("emplacement", EVERYWHERE, r"[Rr]epère\b"),
        ("étiquette", EVERYWHERE, r"\b[Tt]ags?\b"),
        ("distribu", EVERYWHERE, r"\b[Ll]a donne\b|\bredonn"),
        ("partie", EVERYWHERE, r"\bmatch\b"),
        ("pioche", EVERYWHERE, r"\bla pile\b(?! (ouverte|et))|\b(du|le) paquet\b"),
        ("défausse", CARDS, r"\bdéfausses\b"),
        ("valise", ("luggage",), r"\b[Tt]uiles?\b|ses bagages"),
        ("Fini", ("luggage",), r"[Tt]erminé !"),
        ("bateau", ("bluff-pirate",), r"\bnavire"),
        ("bifurcation", ("bluff-pirate",), r"fourche"),
        ("file", ("captain-bluff",), r"\bla ligne\b"),
        ("dénonc", ("captain-bluff",), r"\bcontest"),
        ("ville de départ", ("captain-bluff",), r"provenance"),
        ("Tour du monde", ("captain-bluff",), r"\btour du monde"),
        ("Tableau des arrivées", ("captain-bluff",), r"d'affichage"),
        ("Mutin", ("captains-orders",), r"\bmutin|\brebelle"),
        ("Capitaine", ("captains-orders",), r"\bcapitaine"),
    ],
    "it": [
        ("B: avanti, A: scegli", ("bluff-pirate", "table"), r"B va avanti|B avanti"),
        (
            "Continua",
            EVERYWHERE,
            r"\b([Cc]ontinuate|[Ss]cegliete|[Aa]vvicinate(le)?(?= le)|[Rr]imettete|[Pp]remete"
            r"|[Pp]rendete|[Ff]inite questa|[Gg]uardate!|[Gg]iocatela|[Nn]avigate|[Rr]estituite"
            r"|[Rr]accogliete|[Dd]ate le|siete|avete|tenete)\b",
        ),
        ("premut[oa]", EVERYWHERE, r"\bt(engono|iene|ieni) A\b"),
        ("etichett", EVERYWHERE, r"\b[Tt]ag\b|[Tt]essera"),
        ("distribui", EVERYWHERE, r"carte (sono )?(tutte )?date\b|dà le carte|viene data\."),
        ("manche", EVERYWHERE, r"[Ll]a mano è finita"),
        ("un posto dove si gioca", EVERYWHERE, r"posto che gioca|a un altro posto\.$"),
        ("dal menu", ("bluff-pirate", "captains-orders"), r"sceglilo"),
        ("sulla zona", CARDS, r"\balla zona\b|\balle zone\b"),
        ("Finito!", ("luggage",), r"Fatto!"),
        ("da parte", ("luggage",), r"\bmett[io] via|messo via"),
        ("sequenza", ("captain-bluff",), r"\bserie\b"),
        ("città di partenza", ("captain-bluff",), r"provenienza"),
        ("dic(e|ono) che", ("captain-bluff",), r"dubita di|smascher"),
        ("gara", ("bluff-pirate",), r"\bcorsa"),
        ("rotta", ("bluff-pirate",), r"\bstrada|\bpercorso"),
        ("Ammutinat", ("captains-orders",), r"\bammutinat"),
        ("Capitano", ("captains-orders",), r"\bcapitan[oi]"),
        ("contrordine", ("captains-orders",), r"contrordin(a|are)\b"),
    ],
    "nl": [
        ("op vak", EVERYWHERE, r"\bbij (het |hetzelfde |dit )?vak\b|\bop plek"),
        ("beëindig", ("bluff-pirate", "captain-bluff"), r"sluit de beurt|\bbeëindig je beurt af"),
        ("reeks", ("captain-bluff",), r"\bserie\b"),
        ("aan de beurt", EVERYWHERE, r"\baan zet\b"),
        ("hij", EVERYWHERE, r"\bhaar\b|\bze (gelezen|gespeeld)"),
        ("koffer", ("luggage", "table"), r"\b[Tt]egels?\b"),
        ("draai", ("luggage",), r"draai (een|je volgende) passagier( |,)(?!om)"),
        ("gedekt", (*CARDS, "luggage", "table"), r"\bgesloten terug|\bdichte kaart"),
        ("aflegstapel", CARDS, r"bij de weggelegde|alle weggelegde"),
        ("tegenbevel", ("captains-orders",), r"\bovern[ae]m|\bnemen over\b|\bneemt een Bevel over"),
        ("vakje", ("bluff-pirate",), r"\bvakken\b"),
        ("steelt", ("bluff-pirate",), r"\broof"),
        ("de Kapitein", ("captains-orders",), r"\bkapitein"),
        ("verzamel", ("captains-orders", "table"), r"\b[Rr]ap(en|pen)?\b|\b[Rr]aap\b"),
        ("sticker", EVERYWHERE, r"\b[Tt]ags?\b"),
        ("batterij", EVERYWHERE, r"\bcellen\b|\baccu"),
        ("pagina", EVERYWHERE, r"[Bb]ladzij"),
        ("Handen weg", ("luggage", "table"), r"Handen af"),
        ("ingedrukt", EVERYWHERE, r"\bA vast\b"),
        ("B: volgende, A: kiezen", EVERYWHERE, r"gaat verder, A|: B: "),
        ("‘", EVERYWHERE, r"[“”]"),
        ("je", EVERYWHERE, r"\b[Uu]w?\b|\bmen\b"),
    ],
    "pt": [
        ("B: seguinte, A: escolher", ("bluff-pirate", "table"), r"B avança"),
        (
            "Continua",
            EVERYWHERE,
            r"\b([Cc]ontinuem|[Ee]scolham|[Ee]ncostem|[Dd]evolvam|[Aa]cabem|[Jj]oguem|[Nn]aveguem"
            r"|[Rr]ecolham|[Mm]antenham|[Cc]arreguem|[Tt]omem|[Vv]ejam!|[Bb]aralhem|vocês"
            r"|[Ss]egure|[Pp]onha|[Pp]renda|[Aa]faste|[Tt]roque)\b",
        ),
        ("[Cc]arrega", EVERYWHERE, r"\b[Pp]rim(e|am)\b"),
        ("premido", EVERYWHERE, r"\b[Mm]ant[eé]m A\b(?! premido)|mantêm A(?! premido)"),
        ("etiqueta", EVERYWHERE, r"\b[Tt]ags?\b"),
        ("turno", EVERYWHERE, r"[Aa]cabar? a vez|(?<!de )\b[Cc]ada vez\b(?! mais)|\bUma vez\b"),
        ("outra pessoa", EVERYWHERE, r"vez de outro lugar|lugar que jogue"),
        ("tapete", ("luggage", "table"), r"passadeira|esteira"),
        ("conferir", ("luggage",), r"verifica"),
        ("segundo as regras", ("luggage",), r"pelo livro"),
        ("barco", ("bluff-pirate",), r"\bnavio"),
        ("roub", ("bluff-pirate",), r"\bsaque|levada"),
        ("rota", ("bluff-pirate",), r"\bcaminho"),
        ("sequência", ("captain-bluff",), r"\bsérie\b"),
        ("fila", ("captain-bluff",), r"\blinhas?\b"),
        ("cidade de partida", ("captain-bluff",), r"cidades? de origem"),
        ("diz «Bluff!»", ("captain-bluff",), r"duvida de\b|denunci"),
        ("Amotinado", ("captains-orders",), r"\bamotinado|\brebelde"),
        ("Capitão", ("captains-orders",), r"\bcapitão"),
        ("contraordem", ("captains-orders",), r"contraordena|contraordenou"),
    ],
    "ru": [
        ("считыватель", EVERYWHERE, r"[Рр]идер"),
        ("чемодан", EVERYWHERE, r"[Пп]литк"),
        ("партия", EVERYWHERE, r"\bматч"),
        ("другого игрока", EVERYWHERE, r"другого места|[Мм]есто уже|которое играет"),
        ("карты сданы", EVERYWHERE, r"\b[Рр]уки (сданы|полны|открыты)|[Вв]се руки"),
        ("колод", EVERYWHERE, r"[Дд]об(ор|ира)|\bстопк(?!у( и|\.))|[Сс]топка"),
        ("Нажмите A", EVERYWHERE, r"A — (сыграть|сдать|следующий)"),
        ("Бунтовщик", ("captains-orders",), r"[Мм]ятежник"),
        ("Капитан", ("captains-orders",), r"\bкапитан(?!ство)"),
        ("[Пп]еребей", ("captains-orders",), r"\b[Оо]тмен"),
        ("автор", ("captains-orders",), r"[Вв]ладел|[Хх]озяин"),
        ("цепочк", ("captain-bluff",), r"\bсери[юяи]\b"),
        ("не верю", ("captain-bluff",), r"оспор|пропусти(ть|ли)"),
        ("Кругосветк", ("captain-bluff",), r"\bкругосветк"),
        ("серию", ("bluff-pirate",), r"\bцепочк"),
        ("корабл", ("bluff-pirate",), r"\bсудно|\bсуда\b"),
    ],
    "sv": [
        ("följd", ("captain-bluff",), r"\bserie"),
        ("kapa", ("bluff-pirate",), r"\bäntra|[Aa]lle man ombord"),
        ("Myterist", ("captains-orders",), r"\brebell"),
        ("tryck på", EVERYWHERE, r"\b[Tt]ryck (sedan )?([AB]\b|Esc|Mellanslag)"),
        ("håller in A", EVERYWHERE, r"\b[Hh]åll(er)? (gröna )?A\b"),
        ("den här delen", ("luggage", "table"), r"\bpjäs|\bbit(en|ar)?\b"),
        ("väska", ("luggage", "table"), r"[Rr]esväska|\] Bricka\b"),
        ("märke", ("luggage", "table"), r"\b[Ee]tikett|\b[Tt]agg|\b[Bb]rickor(na)?\b"),
        ("USB-minne", ("table",), r"\b[Ss]tick(a|an)\b"),
        ("dolt", (*CARDS, "luggage", "table"), r"baksidan upp|ligger nedåt"),
        ("runda", EVERYWHERE, r"\b[Oo]mgång"),
        ("kappsegling", ("bluff-pirate",), r"kapplöpning"),
        ("förlopp", ("table", *CARDS), r"[Pp]artiets gång"),
        ("tar tillbaka", ("captain-bluff",), r"\b[Tt]ar? upp\b"),
        ("förlorad", ("luggage",), r"\b[Tt]appa"),
        ("Kaptenen", ("captains-orders",), r"\bkaptenen"),
        ("Enligt reglerna", ("luggage",), r"regelbok"),
        ("Bort med händerna", ("luggage", "table"), r"Rör ingenting"),
        ("botarna|Botarna", ("table",), r"\b[Bb]ottar"),
        ("wifi", ("table",), r"\bWiFi"),
        ("B: nästa, A: välj", EVERYWHERE, r"går vidare, A|: B: "),
        ("”", EVERYWHERE, r"“"),
        ("du", EVERYWHERE, r"\b[Mm]an\b|\b[Nn]i |\b[Ee]ra\b"),
        ("sa", EVERYWHERE, r"\bsade\b"),
    ],
}


def texts(language, file):
    """The text of each message of a file, with its parts."""
    path = ROOT / "display" / "words" / language / f"{file}.ftl"
    found, id = {}, ""
    for line in path.read_text("utf-8").splitlines():
        begins = re.match(r"([a-z][a-z0-9-]*) =(.*)", line)
        if begins:
            id = begins.group(1)
            found[id] = begins.group(2)
        elif id and line.startswith((" ", "}")):
            found[id] += f"\n{line}"
        else:
            id = ""
    return found


def test_there_is_a_glossary_for_each_language():
    assert set(GLOSSARY) == set(LANGUAGES)


@pytest.mark.parametrize("language", GLOSSARY)
def test_a_thing_has_one_word(language):
    for word, files, instead in GLOSSARY[language]:
        told = {(file, id): text for file in files for id, text in texts(language, file).items()}
        assert any(re.search(word, text) for text in told.values()), word
        others = {at: text for at, text in told.items() if re.search(instead, text)}
        assert others == {}, f"say {word!r} instead"
