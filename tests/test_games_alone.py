"""A game comes in rooms of its own: nothing else knows which games there are.

Its rules, views and screens are found through entry points (docs/adding-a-game.md), so a game from
elsewhere gets what ours get.
"""

import ast
from pathlib import Path

import pytest

import rooms

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("luggage", "captain_bluff", "bluff_pirate", "captains_orders")

OWN = {
    "luggage": ("display/tabletop/belt.py", "display/art/pieces.py", "display/scene/belt.py"),
    "captain_bluff": ("display/art/decks/airport.py", "display/screens/lines.py"),
    "bluff_pirate": ("display/art/decks/accessories.py", "display/screens/sea.py"),
    "captains_orders": ("display/art/decks/ranks.py",),
}
"""Rooms of a game that do not bear its name: what the hands do at its table, its cards."""

IMPORTING = {
    "controller/commands/report.py": "the points of a course",
    "controller/views/__init__.py": "all views, for those who import them",
    "controller/views/sheet.py": "what a report of a match can be, on its way to another process",
    "controller/views/table.py": "what a view of a match can be, on its way to another process",
    "display/art/__init__.py": "hands on all pictures",
    "display/art/decks/__init__.py": "which cards have faces",
    "workshop/paper/board.py": "boards",
    "workshop/report/charts.py": "a chart of what a sheet can be",
    "display/scene/screen.py": "the stage of a table with tiles",
    "display/sides.py": "what is printed on tiles",
    "display/tabletop/areas.py": "where a tile can be put down",
    "display/tabletop/clicks.py": "what hands do at a table with tiles, and at one with cards",
    "display/tabletop/painter.py": "the captions of its piles",
    "display/tabletop/station.py": "the captions of its piles",
    "display/tabletop/player.py": "how its belt moves",
    "display/tabletop/top.py": "its piles",
    "display/web/playing.py": "its belt and its piles, on a page",
}
"""What knows a game all the same, and why."""

SAYING = {
    "controller/cli.py": "the game without --game",
    "controller/commands/play.py": "the game without --game",
    "controller/games/catalogue.py": "the order in which the lobby offers ours",
    "controller/making/enrolling.py": "a piece, for an example in a sentence",
    "controller/making/tagrecords.py": "the numbers of our games on a tag: a format",
    "controller/table/assembly.py": "the game of a table that nobody told of another",
    "controller/table/attending.py": "a piece to grab",
    "display/art/decks/__init__.py": "which cards have faces",
    "workshop/paper/sheets.py": "a passenger's name below his card",
    "display/screens/learning/pictures.py": "the pictures of the lessons",
    "display/screens/lobby.py": "what is shown while nobody plays",
    "display/sides.py": "which cards are of which game",
    "display/sounds.py": "their tunes",
    "display/tabletop/clicks.py": "the tile that is looked at in the hand",
    "display/tabletop/painter.py": "where a tile goes back",
    "display/web/playing.py": "what a tile is called",
    "workshop/report/page.py": "the counts of a person, by the words of their game",
}
"""What names a game in a text all the same, and why."""


def owner(path):
    """The game in whose rooms a file lies, if it is one's own."""
    for game in GAMES:
        parts = {part.removesuffix(".py") for part in path.split("/")}
        if game in parts or path in OWN[game]:
            return game
    return None


VIEWS = "controller.views"
HANDED_ON = {
    name.rpartition(".")[2]: name for name in rooms.imports(ROOT / "controller/views/__init__.py")
}
"""From the names that `controller.views` hands on to where they come from."""


def named(dotted):
    """The game to whose rooms a module belongs, or something in it."""
    if dotted.startswith(f"{VIEWS}."):
        dotted = HANDED_ON.get(dotted.removeprefix(f"{VIEWS}."), dotted)
    path = dotted.replace(".", "/")
    for game in GAMES:
        own = tuple(one.removesuffix(".py") for one in OWN[game])
        if f"/{game}/" in f"/{path}/" or any(f"{path}/".startswith(f"{one}/") for one in own):
            return game
    return None


def importers():
    """Each file with the games of others' rooms that it imports."""
    for path in rooms.files(ROOT):
        file = str(path.relative_to(ROOT))
        games = {named(name) for name in rooms.imports(path)} - {None, owner(file)}
        if games:
            yield file, games


def texts(path):
    """The texts in a module that are no docstrings."""
    tree = ast.parse(path.read_text())
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


def speakers():
    """Each file that names a game in a text, by its slug or by a message of its words."""
    slugs = tuple(game.replace("_", "-") for game in GAMES)
    for path in rooms.files(ROOT):
        file = str(path.relative_to(ROOT))
        inside = {one for one in texts(path) if one.startswith(slugs) and " " not in one}
        if inside and owner(file) is None:
            yield file


def test_no_other_room_imports_a_games_own():
    assert sorted(dict(importers())) == sorted(IMPORTING)


def test_no_other_room_names_a_game():
    assert sorted(set(speakers())) == sorted(SAYING)


@pytest.mark.parametrize("room", ["match", "rules", "cards", "record", "feed", "bots"])
def test_the_rooms_below_the_games_name_none(room):
    assert not [path for path in (*IMPORTING, *SAYING) if path.startswith(f"controller/{room}/")]
