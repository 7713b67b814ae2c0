"""What a match that is over tells other computers."""

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from controller.games.catalogue import game_named
from controller.match.tablegame import TableShape
from controller.record.journal import Entry, MatchRecord
from controller.telling.results import id_of, result_of
from controller.views.telling import Result
from harness import recorded

TABLE = "0123456789abcdef"
OVER, ENTRIES, LAST = recorded.recorded(rounds=1)
STANDINGS = game_named("luggage").table(TableShape()).standings(LAST)
OVER = replace(
    OVER,
    totals=STANDINGS.totals,
    winners=STANDINGS.winners,
    people={"red": "Ada"},
    began_utc="2026",
)


def test_a_result_has_who_played_and_what_it_came_to():
    result = result_of(OVER, ENTRIES, TABLE, {"green": "sharp"})
    red, green = result.players
    assert (red.seat, red.person, red.bot) == ("red", "Ada", "")
    assert (green.seat, green.person, green.bot) == ("green", "", "sharp")
    assert {one.seat: one.points for one in result.players} == STANDINGS.totals
    assert {one.seat for one in result.players if one.place == 1} == set(STANDINGS.winners)
    assert (result.revision, result.duration_s) == (len(ENTRIES), ENTRIES[-1].at_s)


def test_what_others_read_of_it_is_what_was_told():
    result = result_of(OVER, ENTRIES, TABLE)
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result


def test_its_facts_are_what_the_ending_counts():
    facts = result_of(OVER, ENTRIES, TABLE).facts
    assert {one.seat for one in facts} <= set(OVER.seats)
    names = {one.name for one in facts}
    assert names
    assert not [name for name in names if "story" in name or name.startswith("table")]


def test_a_match_that_the_rules_no_longer_play_has_no_facts():
    other = (replace(ENTRIES[0], body=Raw(b'{"type":"Strange"}')), *ENTRIES[1:])
    assert result_of(OVER, other, TABLE).facts == ()


def test_a_match_is_the_same_wherever_and_however_far_its_journal_is_read():
    elsewhere = replace(OVER, id=77, status="open", totals={}, winners=())
    assert id_of(elsewhere, ENTRIES[:3]) == id_of(OVER, ENTRIES)


@pytest.mark.parametrize(
    ("record", "entries"),
    [
        (replace(OVER, began_utc="2027"), ENTRIES),
        (replace(OVER, seats=("green", "red")), ENTRIES),
        (OVER, (replace(ENTRIES[0], at_s=0.5), *ENTRIES[1:])),
    ],
    ids=["another time", "other seats", "another deal"],
)
def test_another_match_is_another_one(record, entries):
    assert id_of(record, entries) != id_of(OVER, ENTRIES)


def places(totals, *winners):
    record = MatchRecord(
        id=1,
        game="chess",
        options={},
        seats=tuple(totals),
        table="sim",
        began_utc="",
        totals=totals,
        winners=winners,
    )
    return [one.place for one in result_of(record, (Entry(number=1, at_s=0),), TABLE).players]


def test_those_who_tie_share_a_place_and_the_next_counts_them():
    assert places({"red": 5, "blue": 5, "green": 3, "yellow": 3}, "red", "blue") == [1, 1, 3, 3]


def test_who_wins_is_first_whatever_the_points():
    assert places({"red": 9, "blue": 2, "green": 4}, "blue") == [2, 1, 3]
