"""The printed page: all text fits, the same match gives the same bytes, and it looks as it did.

With RECLAIM_GOLDEN=write in the environment the golden pictures are drawn again; look at them
before you keep them.
"""

import os
import subprocess
import sys
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import matplotlib
import msgspec
import pygame
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.text import Text
from msgspec.structs import replace

from controller.views import Logged, Message
from controller.views.luggage import Points, RoundTimes
from controller.views.sheet import CardFigures, CardPlayer, Sheet
from display.words import FALLBACK, Words, languages, words_in
from gallery import SAMPLES
from goldens import differing_pixels
from workshop.report import __main__ as program
from workshop.report.page import page

GOLDEN = Path(__file__).parent / "golden"

RESULT = SAMPLES["result"].match
COURSE = (
    Points(0.0, (0, 0, 0, 0)),
    Points(31.0, (4, 0, 2, 1)),
    Points(95.0, (4, 2, 6, 1)),
    Points(170.0, (7, 6, 8, 1)),
    Points(300.0, (9, 8, 10, 4)),
    Points(388.5, (12, 9, 12, 4)),
)
ROUNDS = (RoundTimes(22.0, 98.0), RoundTimes(150.0, 214.0), RoundTimes(290.0, 395.0))
SHEET = Sheet(
    game="luggage",
    number=12,
    table="sim",
    began_utc="2026-05-01T18:04:00+00:00",
    status="finished",
    bots=("blue", "green", "yellow"),
    chairs=("red", "blue", "green", "yellow"),
    match=replace(RESULT, results=replace(RESULT.results, course=COURSE, rounds=ROUNDS)),
)


def of_match(sheet=SHEET, **changes):
    return replace(sheet, match=replace(sheet.match, **changes))


def with_players(count):
    results = SHEET.match.results
    return of_match(
        players=SHEET.match.players[:count],
        winners=("red",),
        results=replace(
            results,
            players=results.players[:count],
            course=tuple(Points(p.at_s, p.totals[:count]) for p in results.course),
        ),
    )


def without_places():
    results = SHEET.match.results
    players = tuple(replace(one, grabs=()) for one in results.players)
    return of_match(results=replace(results, players=players))


RULEBOOK = of_match(play="rulebook", results=SAMPLES["figures-rulebook"].match.results)
RULEBOOK = of_match(
    RULEBOOK, results=replace(RULEBOOK.match.results, course=COURSE[:1] + COURSE[-1:])
)

SEATS = ("red", "blue", "green", "yellow", "orange", "purple", "white", "black")


def cards(players):
    """A match of cards in which everybody has won something, one after the other."""
    seats = SEATS[:players]
    course = tuple(
        Points(40.0 * won, tuple((won + at) // players for at in range(players)))
        for won in range(2 * players)
    )
    return CardFigures(
        duration_s=40.0 * 2 * players,
        moves=123,
        winners=seats[-1:],
        players=tuple(
            CardPlayer(seat, (1,) * course[-1].totals[at], tuple(1.5 + at + k for k in range(9)))
            for at, seat in enumerate(seats)
        ),
        course=course,
    )


def cards_taken():
    """A match of Captain Bluff after which two players hold more cards than at its start."""
    totals = ((0, 0, 0, 0), (2, 1, 0, 1), (-4, 2, 1, 3), (-6, -3, 4, 5), (-6, -9, 7, 11))
    seats = SEATS[:4]
    return CardFigures(
        duration_s=480.0,
        moves=90,
        winners=("yellow",),
        players=tuple(
            CardPlayer(seat, (total,), tuple(2.0 + k for k in range(6)))
            for seat, total in zip(seats, totals[-1], strict=True)
        ),
        course=tuple(Points(120.0 * at, one) for at, one in enumerate(totals)),
        bluffs={
            "table-figure-liar": (1, 2, 0, 4),
            "table-figure-caught": (2, 0, 1, 0),
            "table-figure-saw-through": (0, 1, 2, 0),
            "table-figure-doubted": (0, 0, 0, 1),
        },
    )


SHEETS = {
    "below-zero": replace(
        SHEET,
        game="captain-bluff",
        match=cards_taken(),
        story=(Logged("yellow", Message("table-story-liar", {"seat": "yellow", "count": 4})),),
    ),
    "cards": replace(SHEET, game="captains-orders", match=cards(5)),
    "cards-of-eight": replace(SHEET, game="captain-bluff", match=cards(8)),
    "no-cards-played": replace(
        SHEET,
        game="bluff-pirate",
        match=CardFigures(
            duration_s=0.0,
            moves=0,
            winners=(),
            players=tuple(CardPlayer(seat, (), ()) for seat in SEATS[:4]),
            course=(Points(0.0, (0, 0, 0, 0)),),
        ),
        status="open",
    ),
    "whole": SHEET,
    "two": with_players(2),
    "three": with_players(3),
    "nowhere": without_places(),
    "rulebook": RULEBOOK,
    "open": replace(of_match(winners=()), status="open"),
    "abandoned": replace(of_match(winners=()), status="abandoned"),
    "bare": of_match(results=None),
    "untapped": of_match(
        results=replace(SHEET.match.results, untapped=7, untapped_grabs=(0.25,) * 24)
    ),
    "file": replace(SHEET, number=0, table="Grandmother's $table$ below the lamp" * 3),
}


class Place(NamedTuple):
    """Where a text stands, in pixels; matplotlib's own boxes reckon each edge whenever it is asked
    for."""

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def height(self):
        return self.y1 - self.y0


@cache
def written(name, language):
    """The size of a page in pixels, and every text of it with its place."""
    paper = page(SHEETS[name], Words(language))
    renderer = FigureCanvasAgg(paper.figure).get_renderer()
    return tuple(paper.figure.bbox.size), [
        (text.get_text(), Place(*text.get_window_extent(renderer).extents))
        for text in paper.figure.findobj(Text)
        if text.get_text().strip() and text.get_visible()
    ]


def saved(sheet, path, language="en"):
    page(sheet, Words(language)).save(path)
    return path


# ---- text --------------------------------------------------------------------------------------


# English on every page, and each other language on one.
@pytest.mark.parametrize(
    ("name", "language"),
    [(name, FALLBACK) for name in SHEETS]
    + [
        (tuple(SHEETS)[nth % len(SHEETS)], language)
        for nth, language in enumerate(languages())
        if language != FALLBACK
    ],
)
def test_no_text_leaves_the_page_and_none_lies_on_another(name, language):
    (width, height), texts = written(name, language)
    for text, place in texts:
        assert 0 < place.x0 < place.x1 < width, f"{text!r} is cut"
        assert 0 < place.y0 < place.y1 < height, f"{text!r} is cut"
    for (text, one), (other_text, other) in combinations(texts, 2):
        # Boxes hold room for letters with tails: a tenth of a line may be shared.
        shared = min(one.y1, other.y1) - max(one.y0, other.y0)
        apart = min(one.x1, other.x1) <= max(one.x0, other.x0)
        assert apart or shared < 0.2 * min(one.height, other.height), (text, other_text)


def said(name):
    return [text for text, _ in written(name, FALLBACK)[1]]


def test_it_says_which_match_and_who_won():
    facts = " ".join(said("whole"))
    for fact in ("Match 12", "2026-05-01 18:04 UTC", "Table sim", "Red and Green win together!"):
        assert fact in facts


def test_a_match_whose_date_is_unknown_says_so():
    figure = page(replace(SHEET, began_utc=""), Words("en")).figure
    facts = " ".join(text.get_text() for text in figure.findobj(Text))
    assert "Date unknown" in facts
    assert "UTC" not in facts


def test_a_date_that_is_not_certain_says_so():
    figure = page(replace(SHEET, began_utc="2026-05-01T18:04:00-00:00"), Words("en")).figure
    assert "about 2026-05-01 18:04 UTC" in " ".join(
        text.get_text() for text in figure.findobj(Text)
    )


def test_it_says_how_many_suitcases_the_belt_alone_has_noticed():
    tapped = sum(SHEET.match.results.grabs)
    facts = said("untapped")
    assert "7 suitcases were taken off the belt and not tapped." in facts
    assert str(tapped + 6) in facts, "those whose whereabouts are known are in the ring"


def test_a_match_of_cards_has_its_games_title_points_times_and_course():
    facts = said("cards")
    assert "".join(text for text in facts if len(text) == 1 and text.isalpha()) == "CAPTAINSORDERS"
    for fact in (
        "Orange wins!",
        "Seconds to a move",
        "The course of the match: rounds won",
        "Rounds won",
    ):
        assert fact in facts
    assert any("123 moves" in fact for fact in facts)


def test_a_game_of_bluff_has_its_figures_of_bluffs_and_a_sentence_for_each_player():
    facts = said("below-zero")
    assert "Cards fewer than at the start" in facts
    assert "Points per round" not in facts
    for fact in (
        "Yellow gets away with most bluffs: 4",
        "Bluffs that were called",
        "Doubts in vain",
    ):
        assert fact in facts


def test_what_is_below_zero_lies_left_of_it():
    places = {}
    for text, place in written("below-zero", FALLBACK)[1]:
        # A player's bar with its number comes before the sum behind it and the course.
        places.setdefault(text, place)
    assert places["-9"].x1 < places["-6"].x1 < places["7"].x0 < places["11"].x0
    texts = written("below-zero", FALLBACK)[1]
    ends = max(place.x0 for text, place in texts if text == "-9")  # the course's, one below another
    bottom = {text: place.y0 for text, place in texts if abs(place.x0 - ends) < 1}
    assert bottom["-9"] < bottom["-6"] < bottom["7"] < bottom["11"]


def test_a_match_that_was_interrupted_has_no_winner():
    assert "Interrupted: this is how it stands." in said("open")
    assert "Ended before the last round was over." in said("abandoned")
    assert not any("win" in text for text in said("open"))


def test_what_is_not_known_is_said_and_not_drawn():
    assert "Grabs around the belt" in said("whole")
    assert "Grabs around the belt" not in said("nowhere")
    assert words_in("en")("luggage-screen-figures-nowhere") in said("nowhere")
    assert "Seconds to a find" not in said("rulebook")


def test_a_match_from_a_file_has_no_number():
    assert not any("Match" in text for text in said("file") if "UTC" in text)


def test_a_dollar_sign_is_no_formula(tmp_path):
    assert "$table$" in " ".join(said("file"))
    assert saved(replace(SHEET, table=r"$\nonsense$"), tmp_path / "report.svg").stat().st_size


# ---- files -------------------------------------------------------------------------------------


def test_an_svg_is_whole_and_says_no_date(tmp_path):
    file = saved(SHEET, tmp_path / "report.svg")
    root = ElementTree.parse(file).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.attrib["width"].startswith("595.27")  # A4 in points
    assert b"<dc:date>" not in file.read_bytes()
    assert b"font-family" not in file.read_bytes(), "words must be outlines"


def test_the_same_match_gives_the_same_bytes_in_any_process(tmp_path):
    sheet = tmp_path / "sheet.json"
    sheet.write_bytes(msgspec.json.encode(SHEET))
    for seed in ("1", "2"):
        files = [tmp_path / f"{seed}.svg", tmp_path / f"{seed}.png"]
        command = [sys.executable, "-m", "workshop.report", "--sheet", sheet, "--out", *files]
        subprocess.run(command, check=True, env=os.environ | {"PYTHONHASHSEED": seed})
    for kind in ("svg", "png"):
        one, other = (tmp_path / f"{seed}.{kind}" for seed in ("1", "2"))
        assert one.read_bytes() == other.read_bytes()


def test_the_settings_of_the_user_who_runs_it_change_nothing(tmp_path):
    plain = saved(SHEET, tmp_path / "plain.svg").read_bytes()
    with matplotlib.rc_context({"xtick.labelbottom": False, "font.size": 30}):
        assert saved(SHEET, tmp_path / "styled.svg").read_bytes() == plain
        assert matplotlib.rcParams["font.size"] == 30


def pictured(name, folder):
    """A page at half the size of its file."""
    picture = pygame.image.load(saved(SHEETS[name], folder / f"{name}.png"))
    return pygame.transform.smoothscale(picture, (595, 842))


@pytest.fixture(scope="module")
def another(tmp_path_factory):
    """A page that looks otherwise."""
    return pictured("two", tmp_path_factory.mktemp("another"))


@pytest.mark.parametrize("name", ["whole", "rulebook", "cards", "below-zero"])
def test_it_looks_as_it_did(tmp_path, another, name):
    half = pictured(name, tmp_path)
    golden = GOLDEN / f"report-{name}.png"
    if os.environ.get("RECLAIM_GOLDEN") == "write":
        pygame.image.save(half, golden)
    before = pygame.image.load(golden)
    assert differing_pixels(half, before) <= FEW_PIXELS
    assert differing_pixels(another, before) > FEW_PIXELS


FEW_PIXELS = 40
"""The edges of letters differ between releases of matplotlib; a changed figure differs by more."""


# ---- the program -------------------------------------------------------------------------------


def test_without_matplotlib_it_says_how_to_get_it(mocker, capsys, tmp_path):
    mocker.patch("importlib.util.find_spec", return_value=None)
    arguments = ["--sheet", str(tmp_path / "none"), "--out", str(tmp_path / "report.svg")]
    assert program.main(arguments) == 2
    error = capsys.readouterr().err
    assert "bin/pip install 'reclaim[report]'" in error
    assert len(error.splitlines()) == 1


def test_nothing_but_the_report_needs_matplotlib():
    source = (
        "import sys, controller.cli; "
        "from controller.commands import daemon, play, report; "
        "import "
        "display.__main__, workshop.report.__main__; "
        "sys.exit('matplotlib' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", source], check=False).returncode == 0
