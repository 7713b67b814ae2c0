"""Names in other alphabets: what may be a name can be drawn, and stands as it is read."""

from pathlib import Path

import pygame
import pytest
from reportlab.pdfbase.ttfonts import TTFontFace

import display.words
from controller.errors import OptionError
from controller.match.registry import checked_name
from controller.views.people import is_name
from display.art.lettering import (
    CYRILLIC,
    LATIN,
    OTHER,
    family,
    file_of,
    in_order,
    lettering,
)

MESSAGES = Path(display.words.__file__).parent

NAMES = {
    "Latin": ("Zoë", LATIN), "Vietnamese": ("Nguyễn", LATIN), "Polish": ("Łukasz", LATIN),
    "Greek": ("Αλέξης", OTHER), "Cyrillic": ("Екатерина", CYRILLIC),
    "Ukrainian": ("Ґанна", CYRILLIC),
    "Hebrew": ("שרה", OTHER), "Armenian": ("Արամ", OTHER), "Georgian": ("ნინო", OTHER),
}  # fmt: skip
REFUSED = {
    "Arabic": "ليلى", "Devanagari": "आदा", "Thai": "สมชาย", "Chinese": "小明",
    "Japanese": "さくら", "Korean": "민준", "a sign": "Ada🙂", "a box": "A\u2603",
}  # fmt: skip


@pytest.fixture(autouse=True)
def letters():
    pygame.font.init()


@pytest.mark.parametrize("alphabet", NAMES)
def test_names_are_set_in_letters_that_have_them_all(alphabet):
    name, of = NAMES[alphabet]
    assert checked_name(name) == name
    assert family(name) == of
    sentence = f"{name} gives Екатерина a card: 7 × «…»"
    assert not missing(family(sentence), sentence)


def missing(of, text):
    """The letters that the files of a typeface lack, as another library reads them."""
    bold, medium = (TTFontFace(str(file_of(of, bold))).charToGlyph for bold in (True, False))
    return [letter for letter in text if ord(letter) not in bold or ord(letter) not in medium]


def test_every_letter_that_may_be_in_a_name_is_in_a_font():
    """With every message's letters beside it: a sentence is set in one typeface."""
    allowed = [chr(number) for number in range(0x20, 0x3000) if is_name(chr(number))]
    lacking = [one for one in allowed if missing(family(one), one)]
    assert len(allowed) > 500
    assert not lacking, [f"{one} {ord(one):04x}" for one in lacking]


def test_a_name_in_any_alphabet_leaves_no_letter_of_a_message_without_a_picture():
    written = "".join(file.read_text() for file in MESSAGES.glob("*/*.ftl"))
    assert not missing(OTHER, sorted({*written} - {"\n"}))


@pytest.mark.parametrize("script", REFUSED)
def test_what_could_not_be_drawn_is_refused_in_a_sentence(script):
    with pytest.raises(OptionError, match="Latin, Greek, Cyrillic, Hebrew, Armenian or Georgian"):
        checked_name(REFUSED[script])


def test_hebrew_is_read_from_the_right_within_a_line_from_the_left():
    assert in_order("שרה") == "הרש"
    assert in_order("Ada, שרה לוי wins 7") == "Ada, יול הרש wins 7"
    font = pygame.font.Font(file_of(OTHER), round(47 / OTHER.line))
    one = font.render("בא", True, "white")
    other = lettering("אב", 47, (255, 255, 255))
    assert one.get_size() == other.get_size()
    assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")
