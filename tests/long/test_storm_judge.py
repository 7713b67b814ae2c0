"""The judge of the storm: what it calls lost, doubled and unreadable, and what it lets pass."""

import random

import msgspec
import pytest
from msgspec import Raw

from controller.errors import JournalError
from controller.games.catalogue import CATALOGUE
from controller.games.luggage.pieces import Mapped, Ready
from controller.games.luggage.rules import rules
from controller.record.journal import Entry, MatchRecord, Standing, WritableJournal, rows
from storm.judge import Acknowledged, Stood, compare, judge, read, went_on_wrongly
from storm.table import Seen

SEATS = ("red", "blue")
ALL_SEATS = ("red", "blue", "green", "yellow", "white", "orange", "purple", "black")
MOVES = (Mapped(()), Ready(0), Ready(1))
SOURCES = ("", "red@1.000", "blue@2.000")
HALT_S = 30.0


def told(*numbers):
    """Those moves as journal and witness tell them."""
    return [(SOURCES[number], msgspec.json.encode(MOVES[number])) for number in numbers]


def state(moves):
    """In words, after that number of moves."""
    now = rules.initial(rules.options_from({}), SEATS)
    for move in MOVES[:moves]:
        now = rules.play(now, move)
    return rules.state_to_text(now)


def seen(before, after, *, match=1, half=None, recorded=True, says=None):
    """What a witness says when moves up to *after* were seen, *before* of them earlier."""
    moves = tuple((source, Raw(body)) for source, body in told(*range(before, after)))
    return Seen(match, "luggage", before, moves, says or state(after), half or {}, recorded)


def acknowledged(*witnessed):
    players = Acknowledged()
    for one in witnessed:
        players.take_in(one)
    return players


def stood(*numbers, match=1, finished=False, half=None):
    """A journal that has those moves."""
    states = tuple(state(count) for count in range(len(numbers) + 1))
    return Stood(match, finished, tuple(told(*numbers)), states, half or {})


# ---- what the players had seen against the journal -----------------------------------------------


@pytest.mark.parametrize(
    ("witnessed", "journal"),
    [
        ([seen(0, 2)], stood(0, 1)),
        ([seen(0, 1), seen(1, 2)], stood(0, 1)),
        ([seen(0, 1)], stood(0, 1, 2)),
        ([seen(0, 2), seen(1, 1)], stood(0)),
        ([seen(0, 1), seen(1, 3, recorded=False)], stood(0)),
        ([seen(0, 1)], stood(match=2)),
        ([], stood(0)),
        ([], None),
    ],
    ids=[
        "all of it",
        "in two parts",
        "more than was seen",
        "an undo",
        "what was said not to be recorded",
        "the next match",
        "nothing was seen",
        "nothing at all",
    ],
)
def test_a_journal_that_has_what_was_seen_is_in_order(witnessed, journal):
    assert judge(acknowledged(*witnessed), journal) == (0, 0)


@pytest.mark.parametrize(
    ("witnessed", "journal", "lost"),
    [
        ([seen(0, 2)], stood(0), 1),
        ([seen(0, 3)], stood(), 3),
        ([seen(0, 0)], None, 1),
        ([seen(0, 2)], None, 3),
        ([seen(0, 1, match=2)], stood(0, 1, 2), 2),
        ([seen(0, 1, says="another state")], stood(0), 1),
        ([seen(0, 2), seen(1, 1)], None, 2),
    ],
    ids=[
        "the last move",
        "all moves",
        "a beginning",
        "a beginning and its moves",
        "the match that was seen is not in it",
        "the state is another",
        "what was left after an undo",
    ],
)
def test_what_was_seen_and_is_not_there_is_lost(witnessed, journal, lost):
    assert judge(acknowledged(*witnessed), journal) == (lost, 0)


@pytest.mark.parametrize(
    ("journal", "expected"),
    [
        (told(0, 1, 2), (0, 0)),
        (told(0, 1, 1, 2), (0, 1)),
        (told(0, 0, 1, 1, 2), (0, 2)),
        (told(0, 2), (2, 0)),
        (told(1, 0, 2), (2, 0)),
        (told(0, 1, 1), (1, 1)),
    ],
    ids=["as seen", "one twice", "two twice", "a gap", "another order", "one twice for another"],
)
def test_moves_are_compared_one_by_one(journal, expected):
    assert compare(told(0, 1, 2), journal) == expected


# ---- the table that goes on ----------------------------------------------------------------------


def test_g_6_one_press_draws_two_cards_that_nobody_has_read():
    unread = ("red@1.000", b'{"type":"drawn","receiver":0,"card":null}')
    read = ("red@1.000", b'{"type":"drawn","receiver":0,"card":7}')
    assert compare([unread, unread], [unread, unread]) == (0, 0)
    assert compare([unread, unread], [unread]) == (1, 0)
    assert compare([read], [read, read]) == (0, 1)


@pytest.mark.parametrize(
    ("journal", "first", "wrongly"),
    [
        (None, seen(0, 0), 0),
        (stood(0, 1), seen(0, 2), 0),
        (stood(0, 1), seen(0, 1), 1),
        (stood(0, 1), seen(0, 3), 1),
        (stood(0, 1), seen(0, 2, match=2), 1),
        (stood(0, 1), seen(0, 2, says="another state"), 1),
        (stood(0, 1, half={"red": "a card"}), seen(0, 2), 1),
        (stood(0, 1, half={"red": "a card"}), seen(0, 2, half={"red": "a card"}), 0),
        (stood(0, 1, finished=True), seen(0, 0, match=2), 0),
        (stood(0, 1, finished=True), seen(0, 2), 1),
    ],
)
def test_a_table_must_go_on_from_exactly_where_its_journal_stands(journal, first, wrongly):
    assert went_on_wrongly(journal, first) == wrongly


# ---- reading -------------------------------------------------------------------------------------


@pytest.fixture
def path(tmp_path):
    return tmp_path / "journal.db"


def write(path, moves, status="open", numbers=None, game="luggage", seats=SEATS):
    record = MatchRecord(
        id=1, game=game, options={}, seats=seats, table="sim", began_utc="", status=status
    )
    entries = [
        Entry(number=number, at_s=0.0, body=Raw(body), source=source)
        for number, (source, body) in zip(numbers or range(1, 9), moves, strict=False)
    ]
    with WritableJournal(path) as journal:
        statements = [*rows.begin(record)]
        for entry in entries:
            statements += rows.add(1, entry)
        statements += rows.stands(1, Standing(half={"red": "luggage/card/yeti"}))
        assert journal.writer.wait(journal.writer.hand(statements), HALT_S)


def test_a_journal_is_read_as_it_stands_and_left_as_it_was(path):
    write(path, told(0, 1))
    before = path.read_bytes()
    found = read(path)
    assert (found.match, found.finished, list(found.moves)) == (1, False, told(0, 1))
    assert found.states == (state(0), state(1), state(2))
    assert found.half == {"red": "luggage/card/yeti"}
    assert path.read_bytes() == before


def test_an_empty_journal_has_no_match(path):
    WritableJournal(path).close()
    assert read(path) is None


@pytest.mark.parametrize(
    ("moves", "more", "fault"),
    [
        (told(1, 0), {}, "match 1 does not replay: its entry 1"),
        (told(0, 0), {}, "match 1 does not replay: its entry 2"),
        (told(0, 1), {"status": "finished"}, "match 1 is finished, and its moves say otherwise"),
    ],
)
def test_nobody_can_go_on_with_a_journal_that_contradicts_itself(path, moves, more, fault):
    write(path, moves, **more)
    found = read(path)
    assert found.fault.startswith(fault)
    assert list(found.moves) == moves


def test_moves_that_are_doubled_are_counted_although_they_do_not_replay(path):
    write(path, told(0, 0, 1))
    assert judge(acknowledged(seen(0, 2)), read(path)) == (0, 1)


def test_one_with_a_gap_is_unreadable(path):
    write(path, told(0, 1), numbers=(1, 3))
    with pytest.raises(JournalError, match="entry 2 of match 1 is lost"):
        read(path)


def test_one_that_is_damaged_is_unreadable(path):
    path.write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 64)
    with pytest.raises(JournalError):
        read(path)


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_a_match_of_any_game_is_judged_by_its_whole_state(game, path):
    seats = ALL_SEATS[: game.rules.players[0]]
    rng = random.Random("judged")
    now = game.rules.initial(game.rules.recorded_options({}), seats)
    states, moves = [now], []
    for number in range(60):
        move = game.rules.random_move(now, rng.random)
        now = game.rules.play(now, move)
        states.append(now)
        moves.append((f"red@{number}.000", msgspec.json.encode(move)))
    write(path, moves, game=game.slug, seats=seats, numbers=range(1, 61))
    found = read(path)
    assert list(found.moves) == moves
    assert found.states == tuple(map(game.rules.state_to_text, states))
    shown = tuple((source, Raw(body)) for source, body in moves)
    for said, lost in ((states[-1], 0), (states[-2], 1)):
        text = game.rules.state_to_text(said)
        players = acknowledged(Seen(1, game.slug, 0, shown, text, {}, True))
        assert judge(players, found) == (lost, 0)
    first = Seen(1, game.slug, 0, shown, found.states[-1], {"red": "luggage/card/yeti"}, True)
    assert went_on_wrongly(found, first) == 0
    assert went_on_wrongly(found, msgspec.structs.replace(first, state=found.states[-2])) == 1
    assert went_on_wrongly(found, msgspec.structs.replace(first, moves=shown[:-1])) == 1
