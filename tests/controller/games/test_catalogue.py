"""The catalogue: every game, with all that plays a recorded match of it again."""

from pathlib import Path

import msgspec
import pytest

import controller.games
from controller.errors import OptionError
from controller.games.catalogue import CATALOGUE, game_named
from controller.match.tablegame import TableShape

SEATS = ("red", "blue", "green", "yellow")


@pytest.mark.parametrize("slug", CATALOGUE)
def test_a_listed_game_can_be_played(slug):
    game = game_named(slug)
    table = game.table(TableShape(3.0))
    state = game.rules.initial(game.rules.options_from({}), SEATS[: game.rules.players[0]])
    assert (game.slug, table.slug) == (slug, slug)
    assert game.title
    assert not table.rules.over(state)
    for move in game.rules.legal_moves(state):
        assert msgspec.json.decode(msgspec.json.encode(move), type=game.rules.move_type) == move
        assert game.rules.stays_secret(state, move, table.play(state, move)) in (True, False)


def test_a_game_that_is_not_there_is_named_with_those_that_are():
    with pytest.raises(OptionError, match="there is no game 'chess'; there are luggage"):
        game_named("chess")


@pytest.mark.parametrize("slug", CATALOGUE)
def test_a_game_that_comes_with_the_table_has_thirteen_modules_at_most(slug):
    folder = Path(controller.games.__path__[0]) / slug.replace("-", "_")
    modules = {file.stem for file in folder.glob("*.py")}
    assert {"pieces", "state", "rules", "viewing", "table", "bot", "spec"} < modules
    assert len(modules) <= 13
