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
        ("descárt", CARDS, r"\b[Dd]escarta(r)? una carta\b"),
        ("barco", ("bluff-pirate",), r"\bnavío|\bnave\b"),
        ("serie", ("bluff-pirate", "captain-bluff"), r"\bsecuencia"),
        ("vot", ("bluff-pirate",), r"\bvotad\b"),
    ],
    "fr": [
        ("bateau", ("bluff-pirate",), r"\bnavire"),
        ("pioche", ("bluff-pirate", "captain-bluff"), r"\bla pile\b"),
        ("file", ("captain-bluff",), r"\bla ligne\b"),
        ("[Mm]utin", ("captains-orders",), r"\brebelle"),
    ],
    "it": [
        ("dal menu", ("bluff-pirate", "captains-orders"), r"sceglilo"),
        ("sulla zona", CARDS, r"\balla zona\b"),
        ("sequenza", ("captain-bluff",), r"\bserie\b"),
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
        ("barco", ("bluff-pirate",), r"\bnavio"),
        ("sequência", ("captain-bluff",), r"\bsérie\b"),
        ("Amotinado", ("captains-orders",), r"\brebelde"),
    ],
    "ru": [
        ("Бунтовщик", ("captains-orders",), r"[Мм]ятежник"),
        ("цепочк", ("captain-bluff",), r"\bсери[юяи]\b"),
        ("серию", ("bluff-pirate",), r"\bцепочк"),
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
