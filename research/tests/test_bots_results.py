"""README.md says what `research/results/` holds."""

from pathlib import Path

import msgspec
import pytest

from controller.games.catalogue import CATALOGUE
from research.bots import wilson
from research.gathering import Cell, Results
from research.styles import HABITS, STRENGTHS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "research/README.md").read_text("utf-8").splitlines()
STYLES = (*HABITS, *STRENGTHS)
CARD_GAMES = {
    "captains-orders": "*Captain's Orders*",
    "captain-bluff": "*Captain Bluff*",
    "bluff-pirate": "*Bluff Pirate*",
}


def cells(game: str) -> dict[tuple[str, str], Cell]:
    held = (ROOT / f"research/results/bots-{game}.json").read_bytes()
    return {cell.pairing: cell for cell in msgspec.json.decode(held, type=Results).cells}


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def with_interval(cell: Cell) -> str:
    low, high = wilson(cell.won, cell.matches)
    share = percent(cell.won / cell.matches)
    return f"{share} ({percent(low)}-{percent(high)}, {cell.matches})"


def test_every_game_has_its_results():
    assert {file.stem for file in (ROOT / "research/results").glob("bots-*.json")} == {
        f"bots-{game}" for game in CATALOGUE
    }


@pytest.mark.parametrize("game", CARD_GAMES)
def test_the_first_table_is_how_sharp_bots_did(game):
    found = cells(game)
    fields = ("easy", "normal", "random", "honest", "always", "never")
    row = " | ".join(with_interval(found["sharp", field]) for field in fields)
    assert f"| {CARD_GAMES[game]} | {row} |" in PAGE


@pytest.mark.parametrize("game", CARD_GAMES)
@pytest.mark.parametrize("tested", STYLES)
def test_the_matrix_is_that_of_the_results(game, tested):
    found = cells(game)
    won = (found[tested, field] for field in STYLES)
    row = " | ".join(percent(cell.won / cell.matches) for cell in won)
    assert f"| {tested} | {row} |" in PAGE[PAGE.index(heading(game)) :][: len(STYLES) + 2]


@pytest.mark.parametrize("game", CARD_GAMES)
def test_no_pairing_of_the_matrix_has_fewer_than_400_matches(game):
    found = cells(game)
    assert {
        pairing: cell.matches
        for pairing, cell in found.items()
        if {*pairing} <= {*STYLES} and cell.matches < 400
    } == {}


def heading(game: str) -> str:
    return f"| {CARD_GAMES[game]} | {' | '.join(STYLES)} |"
