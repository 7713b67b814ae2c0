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
    ],
    "de": [
        ("Lesefeld", EVERYWHERE, r"\bLesern?\b"),
        ("abw[eio]rf", CARDS, r"\bablegen\b|\bablegt\b|\babgelegt"),
        ("geben", ("captains-orders",), r"zugeschoben|weiterreich"),
        ("Meuterer", ("captains-orders",), r"\bRebell"),
    ],
    "en": [
        ("B: next, A: select", ("bluff-pirate", "table"), r"B moves on|A takes\."),
        ("pile", ("bluff-pirate",), r"\bstack\b"),
        ("Mutineer", ("captains-orders",), r"\brebel"),
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
        ("op vak", ("bluff-pirate",), r"\bbij vak \d|\bop plek"),
        ("beëindig", ("bluff-pirate",), r"sluit de beurt"),
        ("reeks", ("captain-bluff",), r"\bserie\b"),
    ],
    "pt": [
        ("B: seguinte, A: escolher", ("bluff-pirate", "table"), r"B avança"),
        (
            "Continua",
            EVERYWHERE,
            r"\b([Cc]ontinuem|[Ee]scolham|[Ee]ncostem|[Dd]evolvam|[Aa]cabem|[Jj]oguem|[Nn]aveguem"
            r"|[Rr]ecolham|[Mm]antenham|[Cc]arreguem|[Tt]omem|[Vv]ejam!|[Bb]aralhem|vocês)\b",
        ),
        ("[Cc]arrega", EVERYWHERE, r"\b[Pp]rim(e|am)\b"),
        ("premido", EVERYWHERE, r"\b[Mm]ant[eé]m A\b(?! premido)|mantêm A(?! premido)"),
        ("etiqueta", EVERYWHERE, r"\b[Tt]ags?\b"),
        ("turno", EVERYWHERE, r"[Aa]cabar? a vez|(?<!de )\b[Cc]ada vez\b(?! mais)|\bUma vez\b"),
        ("outra pessoa", EVERYWHERE, r"vez de outro lugar|lugar que jogue"),
        ("tapete", ("luggage", "table"), r"passadeira"),
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
        ("kapa", ("bluff-pirate",), r"\bäntra"),
        ("Myterist", ("captains-orders",), r"\brebell"),
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
