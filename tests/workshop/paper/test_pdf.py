"""The PDF as another reader sees it (pdfium, which browsers use): sizes, both sides, fonts."""

from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

import numpy as np
import pygame
import pypdfium2
import pytest
from fontTools.ttLib import TTFont
from PIL import Image
from pypdfium2 import raw

from controller.games.catalogue import CATALOGUE
from controller.games.printed import box_of
from display.art.lettering import family, file_of
from display.art.picture import Inset, Picture, Word, painted
from display.words import languages, words_in
from hardware.config import SeatName
from workshop.paper.formats import PAPERS
from workshop.paper.pdf import Document
from workshop.paper.sheets import pages, sheets

BOXES = {slug: box_of(game, get_args(SeatName)) for slug, game in CATALOGUE.items()}
MM_PER_POINT = 25.4 / 72

every_game = pytest.mark.parametrize("slug", CATALOGUE)
every_paper = pytest.mark.parametrize("paper", PAPERS)
every_language = pytest.mark.parametrize("language", languages())


@cache
def pictures(slug, paper="a4", language="en"):
    return pages(BOXES[slug], words_in(language), PAPERS[paper])


@cache
def written(slug, paper="a4", language="en"):
    """The bytes of a game's PDF."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "pieces.pdf")
        document = Document(path, PAPERS[paper], "Pieces", language)
        for page in pictures(slug, paper, language):
            document.add(page)
        document.save()
        return path.read_bytes()


def opened(slug, paper="a4", language="en"):
    return pypdfium2.PdfDocument(BytesIO(written(slug, paper, language)))


def grey(page, dots_per_mm, top_mm, height_mm):
    """A strip of a page from edge to edge, as the darkness of each dot (0 to 255)."""
    _, height = page.get_size()
    bottom = height - (top_mm + height_mm) / MM_PER_POINT
    bitmap = page.render(
        scale=dots_per_mm * MM_PER_POINT,
        crop=(0, bottom, 0, top_mm / MM_PER_POINT),
        grayscale=True,
    )
    return 255 - bitmap.to_numpy().reshape(bitmap.height, -1)[:, : bitmap.width].astype(int)


def lines_mm(strip, dots_per_mm):
    """Where upright lines are in a strip: the middle of each, weighed by its darkness."""
    dark = strip.mean(axis=0)
    dark[dark < 8] = 0
    edges = np.flatnonzero(np.diff(np.concatenate(([0], dark > 0, [0]))))
    pairs = zip(edges[::2], edges[1::2], strict=True)
    return [
        float(np.average(np.arange(a, b) + 0.5, weights=dark[a:b])) / dots_per_mm for a, b in pairs
    ]


def placed(page):
    """What is placed on a page: the middle from the left, the foot, the width, in millimetres. The
    pictures of pieces are 100 units wide."""
    found = page.get_objects(filter=[raw.FPDF_PAGEOBJ_FORM], max_depth=2)
    matrices = [one.get_matrix() for one in found if one.level == 1]
    return [(one.e + 50 * one.a, one.f, 100 * one.a) for one in matrices if one.a != 1]


@every_paper
@every_game
def test_every_page_is_the_paper(slug, paper):
    document = opened(slug, paper)
    assert len(document) == len(pictures(slug, paper))
    for page in document:
        sides_mm = [side * MM_PER_POINT for side in page.get_size()]
        assert sides_mm == pytest.approx(PAPERS[paper], abs=0.2)


@every_paper
@pytest.mark.parametrize(("kind", "width_mm", "columns"), [("card", 63, 3), ("tile", 32, 6)])
def test_cut_marks_are_as_far_apart_as_the_pieces_are_wide_on_both_sides(
    paper, kind, width_mm, columns
):
    at = next(
        2 * n + 2
        for n, sheet in enumerate(sheets(BOXES["luggage"], PAPERS[paper]))
        if sheet[0].format.name == kind
    )
    sheet = sheets(BOXES["luggage"], PAPERS[paper])[at // 2 - 1]
    top_mm = sheet[0].placed[0].place.y
    dots = 20
    front, back = (
        lines_mm(grey(opened("luggage", paper)[n], dots, top_mm - 2.6, 0.4), dots)
        for n in (at, at + 1)
    )
    assert len(front) == len(back) == columns + 1
    assert np.diff(front) == pytest.approx([width_mm] * columns, abs=0.1)
    assert [PAPERS[paper][0] - x for x in reversed(back)] == pytest.approx(front, abs=0.1)


@every_paper
@every_game
def test_front_and_back_of_every_piece_coincide(slug, paper):
    """To 0.1 mm, by the places that the reader finds."""
    document, number = opened(slug, paper), 2
    for sheet in sheets(BOXES[slug], PAPERS[paper]):
        fronts, backs = placed(document[number]), placed(document[number + 1])
        assert len(fronts) == len(backs) == sum(len(block.placed) for block in sheet)
        for (middle, foot, width), behind in zip(fronts, backs, strict=True):
            assert behind == pytest.approx((PAPERS[paper][0] - middle, foot, width), abs=0.1)
        number += 4 if any(block.inside for block in sheet) else 2


@every_paper
@every_game
def test_every_piece_has_its_size(slug, paper):
    """To 0.2 mm. What is drawn of a card is 100 by 140, so it is a little narrower than a card."""
    document, number = opened(slug, paper), 2
    for sheet in sheets(BOXES[slug], PAPERS[paper]):
        wants = [one.place for block in sheet for one in block.placed]
        for place, (middle, foot, width) in zip(wants, placed(document[number]), strict=True):
            assert width == pytest.approx(place.width, abs=0.2)
            assert middle == pytest.approx(place.middle[0], abs=0.1)
            assert foot == pytest.approx(PAPERS[paper][1] - place.y - place.height, abs=0.1)
        number += 4 if any(block.inside for block in sheet) else 2


@every_game
def test_the_rulers_are_100_mm_long(slug):
    page, dots = opened(slug)[0], 20
    paper = PAPERS["a4"]
    marks = lines_mm(grey(page, dots, paper[1] - 31.5, 1.5), dots)
    along = [x for x in marks if 30 < x < 140]
    assert len(along) == 101
    assert along[-1] - along[0] == pytest.approx(100, abs=0.05)
    assert np.diff(along) == pytest.approx([1.0] * 100, abs=0.05)


@every_game
def test_every_letter_is_in_a_font_that_is_embedded(slug):
    letters = 0
    for page in opened(slug):
        for one in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=8):
            font = raw.FPDFTextObj_GetFont(one)
            assert raw.FPDFFont_GetIsEmbedded(font) == 1
            letters += 1
    assert letters > 0


@every_language
@every_game
def test_the_fonts_have_every_letter_that_is_printed(slug, language):
    for said in words_of(pictures(slug, language=language)):
        for bold in (True, False):
            assert set(map(ord, said)) <= known(family(said), bold), said


@cache
def known(of, bold):
    """The letters of a font."""
    with TTFont(file_of(of, bold)) as font:
        return set(font.getBestCmap())


def words_of(printed):
    """All text of pictures, that of pictures within them, too."""
    found, todo, seen = [], list(printed), set()
    while todo:
        picture = todo.pop()
        assert isinstance(picture, Picture)
        if picture in seen:
            continue
        seen.add(picture)
        found += [part.text for part in picture.parts if isinstance(part, Word)]
        todo += [part.picture for part in picture.parts if isinstance(part, Inset)]
    return found


@every_language
def test_cards_speak_the_language(language):
    words = words_in(language)
    text = opened("captains-orders", language=language)[2].get_textpage().get_text_range()
    for name in ("pause", "undo", "recount", "operator"):
        assert words(f"hands-card-{name}") in text


@every_game
def test_everything_is_drawn_as_vectors(slug):
    for page in opened(slug):
        assert not list(page.get_objects(filter=[raw.FPDF_PAGEOBJ_IMAGE], max_depth=8))


@every_game
def test_paper_shows_what_the_screen_shows(slug):
    """Pages as the reader prints them and as the screen's painter paints them, a dot for a
    millimetre."""
    document = opened(slug)
    for number in (0, 2, 3, len(document) - 2):
        printed = dots(document[number].render(scale=72 / 25.4).to_pil().convert("RGB"))
        size = tuple(round(4 * side) for side in PAPERS["a4"])
        picture = painted(size, pictures(slug)[number])
        ground = pygame.Surface(size)
        ground.fill((255, 255, 255))
        ground.blit(picture, (0, 0))
        shown = dots(Image.frombytes("RGB", size, pygame.image.tobytes(ground, "RGB")))
        turned = np.flip(shown, axis=0)
        assert np.abs(printed - shown).mean() < np.abs(printed - turned).mean() / 4
        assert np.abs(printed - shown).mean() < 3


def dots(image):
    return np.asarray(image.resize((210, 297), Image.Resampling.BOX)).astype(int)


def test_the_same_box_gives_the_same_bytes():
    first = written("captains-orders")
    written.cache_clear()
    assert written("captains-orders") == first


def test_a_reader_is_asked_to_print_on_both_sides_without_scaling():
    data = written("captains-orders")
    assert b"/Duplex /DuplexFlipLongEdge" in data
    assert b"/PrintScaling /None" in data
