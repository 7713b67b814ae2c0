"""Who begins (G-7): chosen in the lobby by seat, turn about or by lot; a match and its record have
it."""

from random import Random

import pytest

from controller.games.catalogue import CATALOGUE
from controller.match.tablegame import TableShape
from controller.record.journal import Journal, MatchRecord
from controller.table.assembly import Seating, open_table
from controller.table.lobby import BEGINS, Lobby
from controller.table.people import BY_LOT, TURN_ABOUT, Beginning
from controller.table.setup import Setup
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.signals import ButtonPressed, ButtonReleased

TABLE = ("red", "blue", "green", "yellow", "orange", "purple")
SHAPE = TableShape(spots=6)
OPTION = {
    "captain-bluff": "starter",
    "bluff-pirate": "first_player",
    "captains-orders": "first_dealer",
}


def beginning(wish="", last=""):
    found = Beginning(TABLE)
    found.wish, found.last = wish, last
    return found


@pytest.mark.parametrize(
    ("last", "players", "next_one"),
    [
        ("red", ("red", "green"), "green"),
        ("green", ("red", "green"), "red"),  # once around the table
        ("blue", ("red", "green"), "green"),  # the one who began has left
        ("", ("blue", "green"), "blue"),  # nobody has begun yet
        ("pink", ("blue", "green"), "blue"),  # this table has no such seat any more
    ],
)
def test_turn_about_is_clockwise_around_the_table(last, players, next_one):
    """G-7."""
    assert beginning(last=last).next_one(players) == next_one


@pytest.mark.parametrize(
    ("wish", "usual", "number"),
    [("green", 0, 1), ("blue", 0, 0), ("", 1, 1), ("", 5, 0), ("purple", 1, 1)],
)
def test_a_seat_begins_if_somebody_plays_there_and_else_who_would_anyway(wish, usual, number):
    assert beginning(wish=wish).number(usual, ("red", "green"), Random(1)) == number


def test_a_lot_falls_on_everybody_now_and_then():
    lot = Random(1)
    drawn = [beginning(wish=BY_LOT).number(0, TABLE[:4], lot) for _ in range(400)]
    assert {number: drawn.count(number) > 70 for number in set(drawn)} == dict.fromkeys(
        range(4), True
    )


# ---- in the lobby --------------------------------------------------------------------------------


def lobby(slug, *people, **settings):
    """A lobby of one game where everybody has held A."""
    found = Lobby([Setup(CATALOGUE[slug], SHAPE, settings)], TABLE)
    for seat in people:
        found.press(seat, "A", 0.0)
    found.hold(people, 1.0)
    return found


def line(lobby):
    """What the menu says of who begins; None if it says nothing."""
    return next((one for one in lobby.menu().choices if one.id == BEGINS), None)


def take(lobby, wanted):
    """Choose who begins, with A and B; *wanted* is a line's seat or its id."""
    for asked in (BEGINS, wanted):
        for _ in range(len(lobby.cursor().options)):
            option = lobby.cursor().options[lobby.cursor().at]
            if asked in (option.id, option.args.get("seat")):
                break
            lobby.press("red", "B", 2.0)
        lobby.press("red", "A", 2.0)


@pytest.mark.parametrize("slug", OPTION)
def test_each_box_asks_for_a_person_in_its_own_words(slug):
    """CB-2, BP-21, CO-17."""
    found = lobby(slug, *TABLE[:4])
    assert line(found).title.args == {"game": slug}
    assert [one.args.get("seat", one.id) for one in line(found).then] == [
        *TABLE[:4],
        "red",  # turn about: nobody has begun yet
        "table-menu-by-lot",
    ]


@pytest.mark.parametrize(("slug", "option"), OPTION.items())
def test_who_is_chosen_begins_the_match(slug, option):
    found = lobby(slug, *TABLE[:4])
    take(found, "green")
    assert line(found).args == {"game": slug, "how": "seat", "seat": "green"}
    assert getattr(found.agreed(Random(1)), option) == 2


def test_until_somebody_chooses_it_is_as_the_command_line_says():
    found = lobby("captain-bluff", *TABLE[:3], starter=1)
    assert line(found).args["seat"] == "blue"
    assert found.agreed(Random(1)).starter == 1


def test_who_joined_first_does_not_matter():
    found = lobby("captain-bluff", "green", "red")
    assert line(found).args["seat"] == "red"
    take(found, "green")
    assert found.agreed(Random(1)).starter == 1


def test_turn_about_passes_on_with_every_match():
    found = lobby("captain-bluff", *TABLE[:3])
    take(found, "table-menu-turn-about")
    assert [found.agreed(Random(1)).starter for _ in range(5)] == [0, 1, 2, 0, 1]
    assert line(found).args == {"game": "captain-bluff", "how": TURN_ABOUT, "seat": "green"}


def test_a_lot_is_drawn_when_the_match_begins_and_nobody_is_named_before():
    found = lobby("captain-bluff", *TABLE[:5])
    take(found, "table-menu-by-lot")
    assert line(found).args["how"] == BY_LOT
    lot = Random(1)
    assert {found.agreed(lot).starter for _ in range(100)} == set(range(5))


def test_where_all_play_at_once_nobody_is_asked():
    found = lobby("luggage", *TABLE[:2])
    assert line(found) is None
    assert found.agreed(Random(1)).first_player == 0


def test_the_memory_variant_has_turns():
    """L-27."""
    found = lobby("luggage", *TABLE[:2], variant="memory")
    take(found, "blue")
    assert found.agreed(Random(1)).first_player == 1


# ---- who began before ----------------------------------------------------------------------------


def record(number, game, options, *seats):
    return MatchRecord(
        id=number,
        game=game,
        options=options,
        seats=seats,
        table="sim",
        began_utc="2026-11-22T20:00:00Z",
        status="finished",
    )


def remembering(*matches):
    found = Lobby([Setup(game, SHAPE, {}) for game in CATALOGUE.values()], TABLE)
    found.remember(matches)
    return found.beginning.last


def test_the_journal_knows_who_began_the_last_match_with_turns():
    deal = record(3, "captains-orders", {"first_dealer": 2}, *TABLE[:4])
    at_once = record(4, "luggage", {}, "red", "blue")
    assert remembering(at_once, deal) == "green"
    assert remembering(at_once) == ""


@pytest.mark.parametrize(
    ("game", "options"),
    [("chess", {}), ("captain-bluff", {"colour": "red"}), ("captain-bluff", {"starter": 3})],
)
def test_a_match_that_nobody_here_understands_is_passed_over(game, options):
    strange = record(2, game, options, "red", "blue")
    before = record(1, "captain-bluff", {"starter": 1}, "red", "blue")
    assert remembering(strange, before) == "blue"


# ---- at a table with a journal -------------------------------------------------------------------


def begin_at_the_table(journal, game, *presses):
    """Red and blue join and red takes these lines of the menu; return what it then says of who
    begins, None if a match has begun."""
    seating = Seating(game=game, chosen=True, seed=3)
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=False, journal=journal) as one,
    ):
        one.start()

        def press(seat, button, hold_s=0.1):
            one.console.signal(ButtonPressed(at_s=loop.now_s(), seat=seat, button=button))
            loop.run(until_s=loop.now_s() + hold_s)
            one.console.signal(ButtonReleased(at_s=loop.now_s(), seat=seat, button=button))
            loop.run(until_s=loop.now_s() + 0.6)

        for seat in ("red", "red", "blue"):
            press(seat, "A")
        for seat in ("red", "blue"):
            press(seat, "A", hold_s=1.6)
        for wanted in presses:
            for _ in range(20):
                cursor = one.console.view().cursor
                if cursor.options[cursor.at].id == wanted:
                    break
                press("red", "B")
            press("red", "A")
        cursor = one.console.view().cursor
        lines = () if cursor is None else cursor.options
        return next((line.args["seat"] for line in lines if line.id == BEGINS), None)


def test_the_journal_keeps_who_began_and_the_next_evening_goes_on_from_there(tmp_path):
    path, about = tmp_path / "journal.db", ("table-menu-begins", "table-menu-turn-about")
    assert begin_at_the_table(path, "captain-bluff", *about) == "red"
    assert begin_at_the_table(path, "captain-bluff", *about, "table-menu-start") is None
    with Journal(path) as journal:
        (record,) = journal.matches()
        assert (record.seats, record.options["starter"]) == (("red", "blue"), 0)
    assert begin_at_the_table(path, "captains-orders", *about) == "blue"
