"""The people that a table knows: their names and faces, and what each has reached. And who begins
(G-7): chosen in the lobby by seat, turn about or by lot; a match and its record have it."""

from random import Random

import pytest

from controller.games.catalogue import CATALOGUE
from controller.match.tablegame import TableShape
from controller.record.journal import Journal, MatchRecord
from controller.table.assembly import Seating, open_table
from controller.table.choices import BEGINS
from controller.table.lobby import Lobby
from controller.table.people import BY_LOT, OFFERED, TURN_ABOUT, Beginning, People
from controller.table.setup import Setup
from controller.views.lobby import OPTIONS
from controller.views.people import FACES, GameTotals, Person
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.signals import ButtonPressed, ButtonReleased


def match(number, people, totals, winners, game="luggage", status="finished"):
    return MatchRecord(
        id=number,
        game=game,
        options={},
        seats=tuple(totals),
        table="sim",
        began_utc="2026-11-22T20:00:00+00:00",
        status=status,
        totals=totals,
        winners=winners,
        people=people,
    )


# ---- names and faces -----------------------------------------------------------------------------


def test_somebody_new_has_a_face_that_nobody_has():
    people = People([Person("Ada", FACES[0]), Person("Ben", FACES[1])])
    assert people.named("Zoe") == Person("Zoe", FACES[2])
    assert people.named("Ada").face == FACES[0]


def test_names_are_offered_that_nobody_has_each_with_another_face():
    offered = People([Person("Ada")]).offered
    assert [one.name for one in offered] == [name for name in OFFERED if name != "Ada"]
    assert len({one.face for one in offered[: len(FACES)]}) == len(FACES)


def test_who_came_last_is_chosen_from_first():
    people = People([Person("Ada"), Person("Ben"), Person("Cleo")])
    people.came([Person("Cleo", "crown"), Person("Zoe")])
    assert [one.name for one in people.known] == ["Cleo", "Zoe", "Ada", "Ben"]
    assert people.named("Cleo").face == "crown"


def test_who_may_come_is_behind_those_who_have_been_here_and_keeps_its_face():
    people = People([Person("Ada", "crown")])
    people.add(["Ada", "Ben"])
    assert [one.name for one in people.known] == ["Ada", "Ben"]
    assert people.named("Ada").face == "crown"


# ---- what they have reached ----------------------------------------------------------------------


def test_matches_wins_and_the_best_result_are_counted_by_name_whatever_the_seat():
    people = People(
        matches=[
            match(2, {"blue": "Ada"}, {"red": 9, "blue": 21}, ("blue",)),
            match(1, {"red": "Ada", "blue": "Ben"}, {"red": 30, "blue": 31}, ("blue",)),
        ]
    )
    found = {one.person.name: one.games for one in people.totals()}
    assert found == {
        "Ada": (GameTotals("luggage", 2, 1, 30),),
        "Ben": (GameTotals("luggage", 1, 1, 31),),
    }


@pytest.mark.parametrize("status", ["open", "abandoned"])
def test_a_match_that_did_not_end_counts_for_nobody(status):
    people = People(matches=[match(1, {"red": "Ada"}, {"red": 3}, (), status=status)])
    assert people.totals() == ()


def test_the_best_of_a_game_have_won_most_and_then_have_most_points():
    people = People()
    for name, points, won in (("Ada", 12, False), ("Ben", 20, False), ("Cleo", 1, True)):
        people.count("luggage", {"red": name}, {"red": points}, ("red",) if won else ())
    people.count("bluff-pirate", {"red": "Dora"}, {"red": 9}, ("red",))
    assert [one.person.name for one in people.best("luggage", 2)] == ["Cleo", "Ben"]
    assert [one.person.name for one in people.best("bluff-pirate", 4)] == ["Dora"]


def test_totals_of_all_games_are_their_sum():
    people = People()
    people.count("luggage", {"red": "Ada"}, {"red": 12}, ("red",))
    people.count("bluff-pirate", {"red": "Ada"}, {"red": 9}, ())
    (ada,) = people.totals()
    assert (ada.matches, ada.wins) == (2, 1)
    assert ada.of("") == GameTotals("", 2, 1)
    assert ada.of("captain-bluff").matches == 0


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
    under = (one.then for one in lobby.menu().choices if one.id == OPTIONS)
    return next((one for lines in under for one in lines if one.id == BEGINS), None)


def take(lobby, wanted):
    """Choose who begins, with A and B; *wanted* is a line's seat or its id."""
    at_options = lobby.cursor().title.id == OPTIONS
    for asked in (BEGINS, wanted) if at_options else (OPTIONS, BEGINS, wanted):
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
    path = tmp_path / "journal.db"
    about = (OPTIONS, BEGINS, "table-menu-turn-about")
    assert begin_at_the_table(path, "captain-bluff", *about) == "red"
    assert (
        begin_at_the_table(path, "captain-bluff", *about, "table-menu-back", "table-menu-start")
        is None
    )
    with Journal(path) as journal:
        (record,) = journal.matches()
        assert (record.seats, record.options["starter"]) == (("red", "blue"), 0)
    assert begin_at_the_table(path, "captains-orders", *about) == "blue"


# ---- called otherwise ----------------------------------------------------------------------------


def test_who_is_called_otherwise_keeps_face_place_and_totals():
    people = People(
        [Person("Ada", "crown"), Person("Ben")],
        [match(1, {"red": "Ada"}, {"red": 9, "blue": 1}, ("red",))],
    )
    before = people.totals()[0]
    people.rename("Ada", "Zoe")
    assert [one.name for one in people.known] == ["Zoe", "Ben"]
    (now,) = people.totals()
    assert (now.person, now.games) == (Person("Zoe", "crown"), before.games)


def test_who_is_forgotten_is_nowhere_any_more():
    people = People(
        [Person("Ada"), Person("Ben")],
        [match(1, {"red": "Ada", "blue": "Ben"}, {"red": 9, "blue": 1}, ("red",))],
    )
    people.rename("Ada", "")
    assert [one.name for one in people.known] == ["Ben"]
    assert [one.person.name for one in people.totals()] == ["Ben"]
