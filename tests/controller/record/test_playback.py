"""A match that is played back shows what the table showed."""

from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.structs import replace

from controller.errors import JournalError
from controller.record import matchfile
from controller.record.journal import Entry, Journal, MatchRecord
from controller.record.playback import Playback, views
from controller.table.assembly import Seating, open_table
from controller.views import Bot
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock

RECORDINGS = Path(__file__).resolve().parents[2] / "recordings"
SEATS = ("red", "blue", "green")
RECORD = MatchRecord(
    id=1,
    game="luggage",
    options={"rounds": 1},
    seats=SEATS,
    bots=("green",),
    table="sim",
    began_utc="2026-01-01T12:00:00+00:00",
)


def entry(number, body, at_s=0.0, kind="move"):
    return Entry(number=number, at_s=at_s, kind=kind, body=Raw(body))


def begun(*more):
    """A match whose round has begun at 2 s, and what follows."""
    hands = [entry(2 + n, b'{"type":"ready","player":%d}' % n, 2.0) for n in range(3)]
    return Playback(RECORD, [entry(1, b'{"type":"mapped"}', 1.0), *hands, *more])


def to_the_end(playback):
    while playback.next_s is not None:
        playback.forward()
    return playback


def seen(view):
    """What of a view depends on nothing but the moves and the time: no entry says how many tiles
    a lap has found that is under way."""
    match = view.match
    if match.phase in ("mapping", "verifying"):
        match = replace(match, tiles_found=0)
    # Nor where each tile lies; how many are off the belt was told, and is recorded.
    out = {} if match.belt is None else match.belt.out
    match = replace(match, belt=None)
    clock_s = None if view.clock_ends_at_s is None else round(view.clock_ends_at_s, 3)
    lights = [(s.seat, s.colour, s.pattern) for s in view.seats if s.joined]
    return match, out, view.prompt, clock_s, lights, view.stage, view.game


@pytest.mark.parametrize(
    "options",
    [{}, {"play": "rulebook"}, {"variant": "memory"}, {"clock_min": 1}],
    ids=["assisted", "rulebook", "memory", "clock"],
)
def test_after_every_move_it_shows_what_the_table_showed_then(tmp_path, options):
    path, live = tmp_path / "journal.db", {}
    seating = Seating(3, 3, "normal", 5, "luggage", {"rounds": 1, **options})
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim"), loop, seating, deep=False, journal=path) as opened,
    ):

        def look():
            number = len(opened.match.history) if opened.match else 0
            # The first look after a move: later ones have seen more of the belt.
            if number and number not in live:
                live[number] = [seen(opened.console.view(seat)) for seat in (None, *SEATS)]

        opened.console.changed.append(look)
        opened.start()
        loop.run(until_s=3600.0, while_=lambda: not (opened.match and opened.match.over))
        loop.run(until_s=loop.now_s() + 1.0)
    with Journal(path) as journal:
        playback = Playback(journal.match(1), journal.entries(1))
    replayed = []
    for number, moment in enumerate(views(playback, len(playback.entries), (None, *SEATS))):
        entry, before = playback.entries[number - 1], playback.entries[number - 2]
        if number and entry.kind == "belt":
            # What the belt told at the same instant was seen with the move.
            if entry.at_s > before.at_s:
                continue
            replayed.pop()
        replayed.append([seen(view) for view in moment])
    assert len(live) > 20
    assert max(live) == len(playback.match.history)
    for number, moment in live.items():
        assert replayed[number] == moment, f"after move {number}"


def test_it_begins_before_the_first_entry_and_ends_after_the_last():
    playback = begun()
    assert (playback.number, playback.at_s, playback.next_s) == (0, 0.0, 1.0)
    assert playback.view().match.phase == "mapping"
    to_the_end(playback)
    assert (playback.number, playback.at_s, playback.next_s) == (4, 2.0, None)
    assert playback.view().match.phase == "play"


def test_a_move_that_was_taken_back_is_shown_and_taken_back():
    playback = begun()
    undone = Playback(RECORD, [*playback.entries[:2], entry(3, b"null", 3.0, "undo")])
    hands = [[player.ready for player in view.match.players] for (view,) in views(undone, 3)]
    assert hands == [[False] * 3, [False] * 3, [True, False, False], [False] * 3]


def test_a_seat_sees_the_faces_that_it_looked_at_and_the_others_do_not():
    flip = entry(5, b'{"type":"flip","player":0,"passenger":0}', 3.0)
    playback = to_the_end(begun(flip, entry(6, b'{"type":"look","player":0,"tile":1}', 4.0)))
    assert [tile.face for tile in playback.view("red").match.secrets.seen] == ["detective"]
    assert playback.view("blue").match.secrets.seen == ()
    assert playback.view().match.secrets is None


def test_a_light_that_flashed_goes_out_by_itself():
    flip = entry(5, b'{"type":"flip","player":0,"passenger":0}', 3.0)
    playback = to_the_end(begun(flip, entry(6, b'{"type":"look","player":0,"tile":0}', 4.0)))
    assert playback.match.signs.take_sounds()[-1] == "match"
    assert playback.view().seats[0].colour == "green"
    assert playback.match.wake_at_s() == pytest.approx(5.5)
    playback.advance(5.5)
    assert playback.view().seats[0].colour == "white"
    assert playback.at_s == 5.5


def test_the_round_clock_is_on_the_clock_of_the_match():
    record = replace(RECORD, options={"rounds": 1, "clock_min": 2})
    playback = to_the_end(Playback(record, begun().entries))
    assert playback.view().clock_ends_at_s == 122.0


def test_bots_are_shown_as_bots():
    bots = {seat.seat: seat.bot for seat in begun().view().seats if seat.bot is not None}
    assert bots == {"green": Bot("Clara", "careful")}


def test_people_have_their_names_in_a_replay():
    record = replace(RECORD, people={"red": "Ada"})
    seats = Playback(record, begun().entries).view().seats
    assert [seat.name for seat in seats] == ["Ada", "", "Clara"]


@pytest.mark.parametrize("simulated", [True, False])
def test_the_table_is_shown_as_simulated_where_it_was(simulated):
    record = replace(RECORD, simulated=simulated, bots=())
    assert Playback(record, ()).view().simulated is simulated


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (entry(5, b'{"type":"ready","player":0}'), "entry 5 .* cannot be played again: "),
        (entry(5, b'{"type":"dance"}'), "entry 5 .*dance.* cannot be played again: "),
        (entry(5, b"null", kind="undo"), None),
    ],
)
def test_an_entry_that_does_not_replay_is_named(more, sentence):
    playback = begun(more)
    if sentence is None:
        # The last hand opened the round, which revealed nothing.
        to_the_end(playback)
        playback = begun(
            entry(5, b'{"type":"flip","player":0,"passenger":0}'), entry(6, b"null", kind="undo")
        )
        sentence = "entry 6 .undo. cannot be played again: there is nothing"
    with pytest.raises(JournalError, match=sentence):
        to_the_end(playback)


@pytest.mark.parametrize(
    "wrong", [{"game": "chess"}, {"options": {"luck": 1}}, {"seats": ("red",)}], ids=str
)
def test_a_match_that_cannot_begin_says_why(wrong):
    with pytest.raises(JournalError, match="the match cannot begin again: "):
        Playback(replace(RECORD, **wrong), ())


@pytest.mark.parametrize(
    ("recording", "asked"),
    [("captains-orders-spots-5", True), ("captains-orders-no-spots-4", False)],
)
def test_it_asks_as_the_table_did_on_which_it_was_played(recording, asked):
    file = (RECORDINGS / f"{recording}.jsonl").read_bytes()
    playback = Playback(*matchfile.read(file))
    prompts = [view.prompt for (view,) in views(playback, len(playback.entries)) if view.prompt]
    turns = [prompt for prompt in prompts if prompt.id == "captains-orders-turn"]
    assert {bool(prompt.args["spots"]) for prompt in turns} == {asked}
