"""The portable file of a match: what is written is read again, and nothing else is read."""

import hashlib
import json
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Raw, Struct
from msgspec.structs import replace

from controller.errors import JournalError, MatchFileError, NotationError
from controller.games.catalogue import CATALOGUE
from controller.games.luggage.rules import rules
from controller.games.luggage.state import winners
from controller.match.tablegame import Answer, Effects, Standings
from controller.record import matchfile
from controller.record.journal import Entry, MatchRecord

RECORDINGS = Path(__file__).resolve().parents[2] / "recordings"
SHORT = (RECORDINGS / "luggage-undo-2.jsonl").read_bytes()
RULEBOOK = (RECORDINGS / "luggage-rulebook-3.jsonl").read_bytes()


def lines_of(data=SHORT):
    """The lines of a file as objects, without the last."""
    return [json.loads(line) for line in data.splitlines()[:-1]]


def sealed(lines):
    """A file of *lines* (objects, or bytes as they are) whose sum fits."""
    body = b"".join(
        (line if isinstance(line, bytes) else msgspec.json.encode(line)) + b"\n" for line in lines
    )
    end = {"entries": len(lines) - 1, "sha256": hashlib.sha256(body).hexdigest()}
    return body + msgspec.json.encode(end) + b"\n"


def changed(at, values):
    """The short file with other *values* in line *at*; one that is None goes."""
    lines = lines_of()
    line = lines[at - 1] | values
    lines[at - 1] = {key: value for key, value in line.items() if value is not None}
    return sealed(lines)


def refusal(data):
    with pytest.raises(MatchFileError) as refused:
        matchfile.read(data)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def read_or_refused(data):
    """What is read, or why nothing was."""
    try:
        return matchfile.read(data)
    except MatchFileError as refused:
        return str(refused)


# ---- there and back ------------------------------------------------------------------------------


@pytest.mark.parametrize("file", sorted(RECORDINGS.glob("*.jsonl")), ids=lambda file: file.stem)
def test_a_file_that_was_read_is_written_the_same(file):
    data = file.read_bytes()
    assert matchfile.write(*matchfile.read(data)) == data


def test_a_file_of_version_1_says_by_its_bots_whether_the_table_was_simulated():
    older = (RECORDINGS / "version-1" / "luggage-undo-2.jsonl").read_bytes()
    assert matchfile.read(older) == matchfile.read(SHORT)
    played_by_bots, *entries = lines_of(older)
    for bots in (["blue"], []):
        record, _ = matchfile.read(sealed([played_by_bots | {"bots": bots}, *entries]))
        assert record.simulated == bool(bots)


def test_a_file_of_version_1_has_no_key_of_a_later_one():
    header, *entries = lines_of()
    said = refusal(sealed([header | {"reclaim-match": 1}, *entries]))
    assert said == "line 1: `simulated` is no key of version 1"


@st.composite
def matches(draw):
    """A match that was played at random, its moves taken back here and there, broken off or not."""
    options = draw(
        st.sampled_from([{"rounds": 1}, {"rounds": 1, "play": "rulebook"}, {"variant": "memory"}])
    )
    seats = ("red", "blue", "green", "yellow")[: draw(st.integers(2, 4))]
    rng, length = draw(st.randoms(use_true_random=False)), draw(st.integers(0, 120))
    state, entries = rules.initial(rules.options_from(options), seats), []
    at_s = 0.0
    while len(entries) < length and (move := rules.random_move(state, rng.random)) is not None:
        at_s = round(at_s + rng.random() * 3.0, 6)
        entry = Entry(
            number=len(entries) + 1,
            at_s=at_s,
            body=Raw(msgspec.json.encode(move)),
            source=f"pad/red@{at_s:.3f}" if rng.random() < 0.5 else "",
            track_turn=round(rng.random() * 0.99, 4) if rng.random() < 0.2 else None,
        )
        entries.append(entry)
        before, state = state, rules.apply(state, move)
        if type(move).__name__ == "Ready" and rng.random() < 0.2:
            undo = Entry(number=len(entries) + 1, at_s=at_s, kind="undo", body=Raw(b"null"))
            entries.append(undo)
            state = before
    over = state.phase == "over"
    totals = {seat: sum(p.scores) for seat, p in zip(seats, state.players, strict=True)}
    return (
        MatchRecord(
            id=draw(st.integers(1, 1000)),
            game="luggage",
            options=msgspec.to_builtins(rules.options_from(options)),
            seats=seats,
            bots=seats[1:],
            table="sim",
            simulated=draw(st.booleans()),
            began_utc="2026-01-01T12:00:00+00:00",
            status="finished" if over else draw(st.sampled_from(["open", "abandoned"])),
            totals=totals if any(totals.values()) or over else {},
            winners=tuple(seats[player] for player in winners(state)),
        ),
        tuple(entries),
    )


@given(matches())
@settings(max_examples=30, deadline=None)
def test_any_match_comes_back_as_it_was(match):
    record, entries = match
    data = matchfile.write(record, entries)
    again = matchfile.read(data)
    assert again[1] == entries
    status = "finished" if record.status == "finished" else "abandoned"
    assert again[0] == replace(record, id=0, status=status)
    assert matchfile.write(*again) == data


# ---- what is refused -----------------------------------------------------------------------------


@given(st.data())
@settings(max_examples=100, deadline=None)
def test_a_file_that_was_damaged_on_its_way_is_refused_or_the_same(data):
    damaged = bytearray(SHORT)
    for _ in range(data.draw(st.integers(1, 3))):
        if not damaged:
            break
        at = data.draw(st.integers(0, len(damaged) - 1))
        match data.draw(st.sampled_from(["change", "remove", "insert", "cut"])):
            case "change":
                damaged[at] = data.draw(st.integers(0, 255))
            case "remove":
                del damaged[at]
            case "insert":
                damaged.insert(at, data.draw(st.integers(0, 255)))
            case "cut":
                del damaged[at + 1 :]
    found = read_or_refused(bytes(damaged))
    if isinstance(found, str):
        assert found.startswith("line ")
    else:
        assert matchfile.write(*found) == SHORT


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | st.sampled_from(["red", "mauve", "move", "undo", "ready", "finished"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_forged_file_is_refused_or_a_match_that_replays(data):
    """Values anywhere in the file are others, and its sum fits all the same."""
    lines = lines_of(data.draw(st.sampled_from([SHORT, RULEBOOK])))[: data.draw(st.integers(1, 80))]
    for _ in range(data.draw(st.integers(1, 3))):
        line = lines[data.draw(st.integers(0, len(lines) - 1))]
        key = data.draw(st.sampled_from(sorted(line)))
        if isinstance(line[key], dict) and line[key] and data.draw(st.booleans()):
            line, key = line[key], data.draw(st.sampled_from(sorted(line[key])))
        line[key] = data.draw(VALUES)
    lines[0] |= data.draw(
        st.sampled_from([{}, {"status": "unfinished", "totals": {}, "winners": []}])
    )
    found = read_or_refused(sealed(lines))
    if isinstance(found, str):
        assert found.startswith("line ")
    else:
        assert matchfile.read(matchfile.write(*found)) == found


@pytest.mark.parametrize("length", [0, 1, 200, 600, len(SHORT) - 90, len(SHORT) - 1])
def test_a_file_that_was_cut_off_is_refused_at_its_end(length):
    cut = SHORT[:length]
    said = refusal(cut)
    whole_lines = cut.count(b"\n")
    if whole_lines:
        at = max(2, whole_lines + (not cut.endswith(b"\n")))
        torn = "the file is torn: its last line should hold the sum of all others"
        assert said == f"line {at}: {torn}"
    else:
        assert said.startswith("line 1: this is no match file")


@pytest.mark.parametrize(
    ("at", "values", "sentence"),
    [
        (1, {"reclaim-match": 4}, "line 1: the file was written by a newer Reclaim (version 4, "),
        (1, {"reclaim-match": 0}, "line 1: there is no version 0 of match files"),
        (1, {"reclaim-match": "1"}, "line 1: this is no match file"),
        (1, {"game": "chess"}, "line 1: there is no game 'chess'; there are luggage"),
        (1, {"colour": "red"}, "line 1: Object contains unknown field `colour`"),
        (1, {"table": None}, "line 1: Object missing required field `table`"),
        (1, {"options": {"luck": 1}}, "line 1: There is no option 'luck'"),
        (1, {"options": {}}, "line 1: the options lack clock_min, deliberate_penalty, "),
        (1, {"seats": ["red"], "bots": []}, "line 1: the match cannot begin again: "),
        (1, {"seats": ["red", "red"]}, "line 1: a seat is named twice"),
        (1, {"seats": ["red", "mauve"]}, "line 1: seats: found 'mauve', expected one of red, "),
        (1, {"bots": ["green"]}, "line 1: bots: found 'green', expected one of red, blue"),
        (1, {"began": "yesterday"}, "line 1: the match began at 'yesterday'; expected a time"),
        (1, {"began": "2026-01-01"}, "line 1: the match began at '2026-01-01'; expected a time"),
        (1, {"table": "a\u001b[2J"}, "line 1: Expected `str` matching regex"),
        (1, {"status": "unfinished"}, "line 1: the match is said to be unfinished, but after its "),
        (1, {"totals": {"red": 9, "blue": 0}}, "line 1: the points are said to be blue 0, red 9"),
        (1, {"winners": []}, "line 1: the points are said to be "),
        (1, {"secrets_left_out": 3}, "line 1: 3 secret moves were left out of this file"),
        (3, {"number": 3}, "line 3: entry 2 belongs here, not 3"),
        (3, {"number": 1}, "line 3: entry 2 belongs here, not 1"),
        (3, {"at_s": 0.5}, "line 3: entry 2 is earlier than the one before it"),
        (3, {"at_s": -1}, "line 3: Expected `float` >= 0.0"),
        (3, {"at_s": 2e9}, "line 3: Expected `float` <= 1000000000.0"),
        (3, {"kind": "rumour"}, "line 3: Invalid enum value 'rumour'"),
        (3, {"kind": "undo"}, "line 3: entry 2: a move has `move`, an undo has none"),
        (3, {"move": None}, "line 3: entry 2: a move has `move`, an undo has none"),
        (3, {"secret": True}, "line 3: entry 2: a move has `move`, an undo has none"),
        (3, {"why": "because"}, "line 3: Object contains unknown field `why`"),
        (3, {"track_turn": 1.5}, "line 3: Expected `float` < 1.0"),
        (3, {"move": {"type": "dance"}}, "line 3: Invalid value 'dance'"),
        (3, {"move": {"type": "ready", "player": 7}}, 'line 3: {"type":"ready","player":7} is no'),
        (3, {"move": {"type": "ready", "player": -1}}, "line 3: "),
        (3, {"move": {"type": "ready", "player": 0, "x": 1}}, "line 3: "),
        (3, {"move": {"type": "done", "player": 0}}, "line 3: entry 2 ("),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_does_not_belong_there_is_refused_with_its_line(at, values, sentence):
    assert refusal(changed(at, values)).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b'{"number":2,', "Input data was truncated"),
        (b'{"number":2,"source":"\xff"}', "'utf-8' codec"),
        (b'{"number":2,"move":{"type":"\xff"}}', ""),
        (b"[" * 5000, ""),
        (b"", ""),
        (b"null", "Expected `object`, got `null`"),
    ],
)
def test_a_line_that_is_no_entry_is_refused(text, reason):
    lines = lines_of()
    lines[2] = text
    assert refusal(sealed(lines)).startswith(f"line 3: {reason}")


def test_an_entry_that_is_missing_is_missed():
    lines = lines_of()
    del lines[4]
    assert refusal(sealed(lines)) == "line 5: entry 4 belongs here, not 5"


def test_taking_back_what_nobody_did_is_refused():
    lines = lines_of()
    undo = {"number": 1, "at_s": 0.0, "kind": "undo"}
    said = refusal(sealed([lines[0], undo]))
    assert said.startswith("line 2: entry 1 (undo) cannot be played again: there is nothing")


def test_a_changed_time_does_not_fit_the_sum():
    lines = SHORT.split(b"\n")
    lines[1] = lines[1].replace(b'"at_s":', b'"at_s":0')
    assert refusal(b"\n".join(lines)).startswith("line 2: JSON is malformed")
    line = json.loads(SHORT.split(b"\n")[1])
    line["at_s"] /= 2
    lines[1] = msgspec.json.encode(line)
    last = len(lines) - 1
    assert refusal(b"\n".join(lines)) == (
        f"line {last}: the sum of {last - 2} entries does not fit: the file was changed on its way"
    )


def test_what_follows_the_end_is_refused():
    assert "line" in refusal(SHORT + b"\n")
    assert "line" in refusal(SHORT + SHORT)


def test_a_damaged_entry_of_the_journal_is_not_exported():
    record, entries = matchfile.read(SHORT)
    with pytest.raises(JournalError, match="entry 1 of the match is damaged"):
        matchfile.write(record, [replace(entries[0], body=Raw(b'{"typ'))])


# ---- secrets -------------------------------------------------------------------------------------


class Vote(Struct, frozen=True, tag="vote"):
    """A ballot of the game below: secret unless it is revealed."""

    player: int
    yes: bool


class Reveal(Struct, frozen=True, tag="reveal"):
    player: int


class Ballots(Struct, frozen=True):
    seats: tuple[str, ...]
    votes: tuple[Vote, ...] = ()
    revealed: tuple[int, ...] = ()


def _play(state, move):
    if isinstance(move, Vote):
        return replace(state, votes=(*state.votes, move))
    return replace(state, revealed=(*state.revealed, move.player))


def _to_text(state, move):
    return f"{type(move).__name__} {move.player} {getattr(move, 'yes', '')}"


def _from_text(state, text):
    kind, player, yes = text.split(" ")
    if not 0 <= int(player) < len(state.seats):
        raise NotationError(f"there is no player {player}")
    return Vote(int(player), yes == "True") if kind == "Vote" else Reveal(int(player))


class BallotTable:
    """As much of a table as playing a vote back takes."""

    slug = "ballot"

    def __init__(self, speed_rpm):
        pass

    play = staticmethod(_play)

    def begin(self, state, now_s):
        return Effects(None)

    def entered(self, referee, before, after, now_s):
        return Effects(None)

    rules = SimpleNamespace(
        over=lambda state: len(state.revealed) == len(state.seats),
        may_undo=lambda before, move, after: False,
        awaited=lambda state, player: False,
    )
    on_belt = None

    def standings(self, state):
        return Standings({}, state.seats if self.rules.over(state) else ())

    def menu(self, state, referee, half):
        return None

    def mover(self, state, move):
        return None

    def clock_ends_at_s(self, referee):
        return None

    def wake_at_s(self, referee):
        return None

    def lights(self, state):
        return dict.fromkeys(state.seats, ("off", "steady"))

    def answer(self, before, move, after):
        return Answer()


@pytest.fixture
def ballot(monkeypatch):
    """A game with votes that nobody may ever know, unless they are revealed."""
    rules = SimpleNamespace(
        recorded_options=dict,
        once={},
        initial=lambda options, seats: Ballots(tuple(seats)),
        play=_play,
        move_to_text=_to_text,
        move_from_text=_from_text,
        move_type=Vote | Reveal,
        stays_secret=lambda before, move, last: (
            isinstance(move, Vote) and move.player not in last.revealed
        ),
    )
    game = replace(
        CATALOGUE["luggage"],
        slug="ballot",
        title="Ballot",
        rules=rules,
        table=BallotTable,
    )
    monkeypatch.setitem(CATALOGUE, "ballot", game)
    moves = [Vote(0, True), Vote(1, False), Reveal(0)]
    entries = [
        Entry(
            number=number,
            at_s=float(number),
            body=Raw(msgspec.json.encode(move)),
            source=f"pad/{number}@1.000",
            track_turn=0.25,
        )
        for number, move in enumerate(moves, 1)
    ]
    record = MatchRecord(
        id=3,
        game="ballot",
        options={},
        seats=("red", "blue"),
        table="sim",
        began_utc="2026-01-01T12:00:00+00:00",
        status="abandoned",
    )
    return record, tuple(entries)


def test_what_the_rules_keep_for_ever_is_left_out_where_that_is_asked_for(ballot):
    header, *entries = lines_of(matchfile.write(*ballot, without_secrets=True))
    assert header["secrets_left_out"] == 1
    assert entries[1] == {"number": 2, "at_s": 2.0, "kind": "move", "secret": True}
    assert entries[0]["move"] == {"type": "vote", "player": 0, "yes": True}
    assert "move" in entries[2]


def test_a_file_without_its_secrets_is_refused_with_the_reason(ballot):
    assert refusal(matchfile.write(*ballot, without_secrets=True)) == (
        "line 1: 1 secret moves were left out of this file, and without them the match cannot be "
        "played again; have it exported with its secrets"
    )


def test_with_its_secrets_it_comes_back(ballot):
    data = matchfile.write(*ballot)
    assert matchfile.read(data)[1] == ballot[1]
    assert lines_of(data)[0]["secrets_left_out"] == 0


def test_a_match_without_secrets_leaves_nothing_out():
    memory = (RECORDINGS / "luggage-memory-3.jsonl").read_bytes()
    assert matchfile.write(*matchfile.read(memory), without_secrets=True) == memory


# ---- what the belt told --------------------------------------------------------------------------

BELT = (RECORDINGS / "luggage-belt-2.jsonl").read_bytes()


def test_a_file_in_which_the_belt_tells_something_is_of_version_3_and_others_are_as_they_were():
    assert lines_of(BELT)[0]["reclaim-match"] == 3
    assert lines_of((RECORDINGS / "luggage-assisted-4.jsonl").read_bytes())[0]["reclaim-match"] == 2


def test_which_tile_the_belt_told_of_is_a_secret_for_ever():
    header, *entries, _ = lines_of(matchfile.write(*matchfile.read(BELT), without_secrets=True))
    told = [entry for entry in entries if entry["kind"] == "belt"]
    assert told
    assert all(set(entry) == {"number", "at_s", "kind", "secret"} for entry in told)
    assert header["secrets_left_out"] >= len(told)


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"told": None}, "line 7: Expected `array`, got `null`"),
        ({"told": [{"type": "Guessed"}]}, "line 7: Invalid value 'Guessed'"),
        (
            {"told": [{"type": "Taken", "tile": 36, "seat": "blue", "at_s": 24.775}]},
            "line 7: there is no tile 36 in this game",
        ),
        (
            {"told": [{"type": "Taken", "tile": 7, "seat": "blue", "at_s": 24.775, "x": 1}]},
            "line 7: [",
        ),
        ({"move": {"type": "ready", "player": 0}}, "line 7: entry 6: a move has `move`"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_belt_that_cannot_have_told_this_is_refused(values, sentence):
    lines = lines_of(BELT)[:-1]
    assert lines[6]["kind"] == "belt"
    lines[6] = lines[6] | values
    assert refusal(sealed(lines)).startswith(sentence)


def test_before_version_3_the_belt_told_nothing():
    header, *entries, _ = lines_of(BELT)
    said = refusal(sealed([header | {"reclaim-match": 2}, *entries]))
    assert said == "line 7: entry 6: what the belt told has `told`, from version 3 on"


def test_a_game_of_cards_has_no_belt():
    header, first, *rest, _ = lines_of(
        (RECORDINGS / "captains-orders-no-spots-4.jsonl").read_bytes()
    )
    told = {"number": 1, "at_s": 0.0, "kind": "belt", "told": []}
    said = refusal(sealed([header | {"reclaim-match": 3}, told, first, *rest]))
    assert said == "line 2: no belt tells anything of a game of cards"
