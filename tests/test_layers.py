"""Imports point down only: between the packages, and between the rooms of each."""

from functools import cache
from graphlib import CycleError
from pathlib import Path

import pytest

import roomplan
import rooms

ROOT = Path(__file__).resolve().parent.parent
FILES = rooms.files(ROOT)


def ours(path):
    return [name for name in rooms.imports(path) if name.split(".")[0] in rooms.PACKAGES]


def allowed(importer, imported):
    """Whether the file at *importer* may import the module *imported*."""
    layer, target = importer.split("/")[0], imported.split(".")[0]
    if layer == target:
        return not (
            importer.startswith("controller/views/") and not imported.startswith("controller.views")
        )
    if layer == "workshop":
        # Plans are made of a table file, pages of the screen's pictures.
        plans = importer.startswith(("workshop/mechanics/", "workshop/wiring/"))
        return (
            target == "hardware" if plans else imported.startswith(("display", "controller.views"))
        )
    if layer == "display":
        # The virtual table is a client of the twin's hands socket and speaks its vocabulary.
        scene = imported.startswith("hardware.scene.")
        with_hands = ("display/tabletop/", "display/scene/", "display/web/")
        hands = importer.startswith(with_hands) and scene
        return imported.startswith("controller.views") or hands
    if layer == "league":
        # On no table, and where no display is: it reads messages.
        return imported.startswith("controller.views")
    if layer == "controller" and target == "workshop":
        # What a desk is asked for; the drawing programs are processes of their own.
        plans = imported.startswith(("workshop.mechanics", "workshop.wiring"))
        return importer == "controller/commands/plans.py" and plans
    return (layer, target) == ("controller", "hardware")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_imports_only_what_lies_below_it(path):
    importer = str(path.relative_to(ROOT))
    assert [name for name in ours(path) if not allowed(importer, name)] == []


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("hardware/table.py", "controller.views"),
        ("controller/match/match.py", "display.theme"),
        ("display/screens/round.py", "controller.games.luggage"),
        ("display/screens/round.py", "hardware.signals"),
        ("controller/views/luggage.py", "controller.games.luggage.state"),
        ("controller/table/upkeep.py", "workshop.wiring.checks"),
        ("controller/commands/report.py", "workshop.report.page"),
        ("hardware/table.py", "workshop.wiring.checks"),
        ("display/screens/operator.py", "workshop.paper.sheets"),
        ("hardware/harness.py", "workshop.mechanics.screws"),
        ("workshop/paper/sheets.py", "hardware.scene"),
        ("league/taking.py", "controller.record.journal"),
        ("league/web/sheets.py", "display.words"),
        ("controller/commands/programs.py", "league.cli"),
        ("display/web/server.py", "league.web.server"),
    ],
)
def test_an_import_against_the_direction_would_be_seen(importer, imported):
    assert not allowed(importer, imported)


@pytest.mark.parametrize("folder", ["bots", "cards", "games", "rules", "views"])
def test_games_know_no_device(folder):
    """Of the hardware they may know the vocabulary: signals, times, what lies on a table, and
    errors, tasks and processes for bots, which act by themselves. Not the twin: a game says where
    its pieces lie, and the croupier beside the twin lays them out."""
    may = {"hardware/signals", "hardware/scene", "hardware/times"}
    if folder == "bots":
        may |= {"hardware/errors", "hardware/loop", "hardware/starting"}
    for path in (ROOT / "controller" / folder).rglob("*.py"):
        used = {rooms.room(ROOT, name) for name in ours(path) if name.startswith("hardware")}
        assert used <= may, path


def test_only_who_sets_the_table_up_knows_the_twin():
    importers = {
        str(path.relative_to(ROOT))
        for path in FILES
        if path.relative_to(ROOT).parts[0] != "hardware"
        and any(name.startswith("hardware.sim") for name in ours(path))
    }
    assert importers == {
        "controller/commands/doctor/motor.py",
        "controller/commands/doctor/person.py",
        "controller/commands/doctor/planting.py",
        "controller/conformance/cuts.py",
        "controller/conformance/hands.py",
        "controller/conformance/laying.py",
        "controller/feed/feed.py",
        "controller/table/assembly.py",
        "controller/table/attending.py",
        "controller/table/bots.py",
    }


@pytest.mark.parametrize("folder", ["bench", "research"])
def test_nothing_of_the_product_needs_what_is_not_installed(folder):
    """`reclaim bench` and `reclaim check-bots` look for it, and say so where there is none."""
    importers = [
        str(path.relative_to(ROOT))
        for path in FILES
        if any(name.split(".")[0] == folder for name in rooms.imports(path))
    ]
    assert importers == []


FLOORS = (
    "views belt",
    "errors",
    "match feed rules",
    "bots",
    "games cards",
    "record games/luggage making",
    "games/bluff_pirate games/captain_bluff games/captains_orders table telling",
    "conformance",
    "commands",
    "cli",
    "__main__",
)
"""The controller's rooms, the lowest first; those of one floor do not know each other."""

FLOOR = {
    f"controller/{room}": floor for floor, names in enumerate(FLOORS) for room in names.split()
}


@cache
def graph():
    return rooms.graph(ROOT)


def controller():
    return rooms.part(graph(), "controller")


def test_every_room_of_the_controller_has_a_floor():
    assert set(controller()) == set(FLOOR)


@pytest.mark.parametrize("room", sorted(FLOOR))
def test_a_room_of_the_controller_knows_only_rooms_on_floors_below(room):
    assert [other for other in controller()[room] if FLOOR[other] >= FLOOR[room]] == []


def test_no_two_rooms_know_each_other_in_any_circle():
    assert rooms.levels(graph())


def test_at_most_nine_rooms_stand_between_the_hardware_and_the_command_line():
    between = rooms.levels(controller()).items()
    ends = {"controller/cli", "controller/__main__"}
    assert max(level for room, level in between if room not in ends) == 9


def test_no_game_knows_another():
    games = {room for room in graph() if room.startswith("controller/games/")}
    assert len(games) == 4
    assert [room for room in games if graph()[room] & games] == []


def house(root, **files):
    """A house of these modules: `cards_deck="import controller.rules.rows"`."""
    for name, text in files.items():
        path = root / "controller" / f"{name.replace('_', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        (path.parent / "__init__.py").touch()
        path.write_text(text)
    return rooms.graph(root)


def test_rooms_that_know_each_other_through_a_third_would_be_seen(tmp_path):
    graph = house(
        tmp_path,
        bots_cards="from controller.cards.table import UNCOUNTED",
        cards_table="def later():\n    from controller.games import rows",
        games_rows="",
        games_spec="import controller.bots.cards",
    )
    assert graph["controller/cards"] == {"controller/games"}
    with pytest.raises(CycleError) as seen:
        rooms.levels(graph)
    assert set(seen.value.args[1]) == {f"controller/{room}" for room in ("bots", "cards", "games")}


def test_what_is_imported_by_its_name_counts_too(tmp_path):
    graph = house(
        tmp_path,
        commands_play="",
        cli='def run(name):\n    return pkgutil.resolve_name(f"controller.commands.{name}")',
    )
    assert graph["controller/cli"] == {"controller/commands"}


def test_rooms_are_counted_by_the_longest_way_down(tmp_path):
    graph = house(
        tmp_path,
        views_table="",
        match_match="from controller.views import table",
        cli="from controller.match import match\nfrom controller.views import table",
    )
    level = rooms.levels(graph)
    assert [level[f"controller/{room}"] for room in ("views", "match", "cli")] == [1, 2, 3]


def test_the_picture_in_the_docs_shows_the_rooms_as_they_are():
    """Drawn by `make docs-plots`."""
    shown = (ROOT / "docs" / "images" / "rooms.svg").read_text()
    assert shown == roomplan.svg(roomplan.drawn(ROOT))
