"""All languages: what their grammar asks for is there, and so are their letters."""

import re
from functools import cache
from pathlib import Path

import pygame.freetype
import pytest
from babel import Locale
from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    NumberLiteral,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)
from fluent.syntax.ast import Message as Entry
from fluent.syntax.parser import FluentParser
from fluent.syntax.serializer import FluentSerializer, serialize_pattern
from fluent.syntax.visitor import Visitor

import display
from controller.views.message import LANGUAGES
from display.art.lettering import CYRILLIC, LATIN, family, file_of
from display.words import KINDS, languages

WORDS = Path(display.__file__).parent / "words"
FEW = range(101)
"""Nothing at a table is counted any further."""
COUNTED = re.compile(r"(?<!: )\{ \$\w+ \}")
"""A number that words agree with; with one behind a colon none has to."""

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def entries(language):
    """The entries of all files of a language by their ids."""
    found = {}
    for file in sorted((WORDS / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Entry):
                found[entry.id.name] = entry
    return found


class Grammar(Visitor):
    """What the messages of a language ask of its grammar."""

    def __init__(self):
        self.plurals, self.cases, self.texts, self.silent = [], set(), [], []

    def visit_SelectExpression(self, node):  # noqa: N802
        keys = {self._key(variant.key) for variant in node.variants}
        default = next(variant for variant in node.variants if variant.default)
        agrees = COUNTED.search(serialize_pattern(default.value))
        if "one" in keys and agrees:
            self.plurals.append(keys)
        if isinstance(node.selector, VariableReference):
            self.silent += self._silent(node, node.selector.id.name, keys)
        self.generic_visit(node)

    def _silent(self, node: SelectExpression, counted: str, keys: set[str]):
        """The variants without their number, with the numbers that are named by no other key."""
        told = {int(key) for key in keys if key.isdecimal()}
        for variant in node.variants:
            key, text = self._key(variant.key), serialize_pattern(variant.value)
            if key in PLURALS - {"other"} and f"${counted}" not in text:
                yield counted, key, text, told

    def visit_FunctionReference(self, node: FunctionReference):  # noqa: N802
        for one in node.arguments.named:
            if one.name.name == "case":
                self.cases.add((node.id.name, one.value.value))
        self.generic_visit(node)

    def visit_TextElement(self, node: TextElement):  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: StringLiteral):  # noqa: N802
        self.texts.append(node.value)

    @staticmethod
    def _key(key: Identifier | NumberLiteral) -> str:
        return key.name if isinstance(key, Identifier) else key.value


def whole(entry):
    """An entry with all its parts and variants, as it is written."""
    return FluentSerializer().serialize_entry(entry)


@cache
def grammar(language):
    found = Grammar()
    for entry in entries(language).values():
        found.visit(entry)
    return found


@pytest.mark.parametrize("language", languages())
def test_whatever_is_counted_has_every_plural_of_its_language(language):
    rule = Locale(language).plural_form
    needed = {rule(count) for count in FEW}
    for keys in grammar(language).plurals:
        # The default stands for one more.
        assert len(needed - keys) <= (0 if "other" in needed else 1), keys
        assert keys & PLURALS <= needed | {"other"}, f"{keys & PLURALS} are not all plurals here"


@pytest.mark.parametrize("language", languages())
def test_a_plural_that_stands_for_several_numbers_says_which(language):
    """In French `one` is 0 and 1, in Russian 1, 21 and 31: "a card" is a variant `[1]` there. A
    word behind its number, "{ $rounds } { $rounds -> [one] round ... }", need not say it again."""
    rule = Locale(language).plural_form
    wrong = []
    for id, entry in entries(language).items():
        found = Grammar()
        found.visit(entry)
        for counted, key, text, told in found.silent:
            meant = [count for count in FEW if rule(count) == key and count not in told]
            behind = f"{{ ${counted} }} {{ ${counted} ->" in whole(entry)
            if len(meant) > 1 and not behind:
                wrong.append((id, text.strip(), meant[:3]))
    assert wrong == []


TYPESETTING = {
    "es": r"[“”’]| …|« | »",
    "fr": r"[“”’]| …|[^\s}][:;!?»](?:\s|$)|«\S|\S»",
    "it": r"[“”’]| …|« | »| [:;!?]",
    "pt": r"[“”’]| …|« | »| [:;!?]",
    "ru": r"[“”’]| …|« | »| [:;!]| - ",
}
"""What is set otherwise in a language: its quotes, and the space before a mark."""
ENGLISH = {"Where's My Luggage?", "Captain's Orders"}


@pytest.mark.parametrize("language", TYPESETTING)
def test_a_language_is_set_by_its_own_rules(language):
    wrong = TYPESETTING[language]
    texts = set(grammar(language).texts) - ENGLISH
    assert [text for text in texts if re.search(wrong, text)] == []


def test_in_spanish_what_asks_and_what_calls_is_opened_and_closed():
    said = {id: whole(entry) for id, entry in entries("es").items() if not id.endswith("-title")}
    for opens, closes in ("¿?", "¡!"):
        assert [id for id, text in said.items() if text.count(opens) != text.count(closes)] == []


NAMED = r"\{ (?:SEAT|NAMES|CHAIR|PASSENGER)\("
VOWELS = {
    "fr": rf"\b(?:[dlnsjDLNSJ]e|[Ll]a|[Qq]ue|[Ss]i) {NAMED}",
    "it": rf"\b[Aa] {NAMED}",
}
"""Words that become others before a vowel, "d'Anne", "ad Anne": nobody knows the name behind."""


@pytest.mark.parametrize("language", VOWELS)
def test_no_word_before_a_name_depends_on_how_it_begins(language):
    said = {id: whole(entry) for id, entry in entries(language).items()}
    assert {id: text for id, text in said.items() if re.search(VOWELS[language], text)} == {}


NAME = r"\{ (?:SEAT|NAMES)\([^)]*\) \}"
MALE = {
    "es": rf"{NAME} (?:está|es|era) (?:el primero|list[oa]|sol[oa])",
    "fr": rf"{NAME} (?:est|était) (?:le premier|parti|prêt|resté|seul|premier|arrivé)\b",
    "it": rf"{NAME} (?:è|era|viene) (?:il primo|pronto|andato|uscito|più vicino|colto|arrivato)",
    "pt": rf"{NAME} (?:está|é|era) (?:o primeiro|pronto|sozinho)|\bà {NAME}",
    "ru": rf"{NAME}(?: \w+)? \w+л(?:ся)?\b|\b(?:был|должен|готов) {NAME}",
}
"""What is said of men alone, by language: nobody knows which Anne and Bart are."""


@pytest.mark.parametrize("language", MALE)
def test_no_name_has_a_word_beside_it_that_is_for_men(language):
    said = {id: whole(entry) for id, entry in entries(language).items()}
    assert {id: text for id, text in said.items() if re.search(MALE[language], text)} == {}


@pytest.mark.parametrize("language", languages())
def test_a_case_that_a_message_asks_for_is_one_that_every_name_of_its_kind_has(language):
    for kind, case in grammar(language).cases:
        kinds = {"NAMES": KINDS, "CHAIR": ("SEAT",)}.get(kind, (kind,))
        names = [
            entry
            for id, entry in entries(language).items()
            if (id.partition("-")[0].upper() in kinds and not id.startswith("table-"))
            or (kind == "READER" and id == "table-reader")
        ]
        assert names
        for name in names:
            has = {attribute.id.name for attribute in name.attributes}
            assert case in has, f"{name.id.name} has no {case}"


# ---- letters -------------------------------------------------------------------------------------


@cache
def letters_of(typeface, bold):
    pygame.freetype.init()
    return pygame.freetype.Font(str(file_of(typeface, bold)), 20)


@cache
def can_be_set(letter, typeface):
    """Whether both weights of *typeface* have *letter*."""
    fonts = (letters_of(typeface, bold) for bold in (True, False))
    return all(font.get_metrics(letter)[0] is not None for font in fonts)


def lacking(text):
    """The letters of *text* that what it is set in has not."""
    typeface = family(text)
    return {letter for letter in text.replace("\n", "") if not can_be_set(letter, typeface)}


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_a_language_is_in_both_weights_of_its_typeface(language):
    texts = grammar(language).texts
    assert len(texts) > 1000
    # A sentence is set as a whole: what stands in it beside Cyrillic letters is Nunito's, too.
    together = "".join(sorted({letter for text in texts for letter in text}))
    assert lacking(together) == set()
    assert {letter for text in texts for letter in lacking(text)} == set()


def test_what_languages_call_themselves_can_be_written():
    assert {letter for name in LANGUAGES.values() for letter in lacking(name)} == set()


def test_only_cyrillic_letters_need_another_typeface():
    assert family("Where's my luggage? Łódź") is LATIN
    assert family("Где мой багаж?") is family("Язык: English") is CYRILLIC
    assert letters_of(LATIN, True).get_metrics("Ж")[0] is None


WRONG = {
    "en": (
        "under the hand", "Whoever goes on", "A plays again", "sees it,", "Press A when you are.",
        "A says: Done", "take up to three", " tile ", " tiles ",
    ),
    "de": (
        "unter der Hand", "an Feld", "Karte am Leser antippen", "Abgeworfenen", "Abwurf", "Enterer",
        "A spielt noch einmal", "A gibt die nächste", "echte Karten,", "links davon wird gegeben",
        "Vollständig ist es", "bis zu drei Karten", "Die Hände geben", "Abbrechen",
    ),
    "fr": (
        "A la ferme", "Obéir au lecteur de", "sous la main", "disent à qui le tour",
        "au lecteur de qui", "A rejoue", "A donne la suivante", "au repère", "au curseur", "Paquet",
        "Bas les mains", "Tenez A vert", "La continuer", "L'abandonner", "ceci finit la manche",
        "Donner les mains", "tuile",
    ),
}  # fmt: skip
"""Words that people stumbled over, by language."""


@pytest.mark.parametrize("language", sorted(WRONG))
def test_words_that_were_found_wrong_are_gone(language):
    said = [
        (file.stem, line)
        for file in sorted((WORDS / language).glob("*.ftl"))
        for line in file.read_text().replace("doctor tiles", "").splitlines()
        if not line.startswith("#")
    ]
    for words in WRONG[language]:
        assert [(file, line) for file, line in said if words in line.partition(" = ")[2]] == []
