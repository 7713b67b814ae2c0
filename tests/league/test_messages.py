"""Whatever comes over the network is a message of a table, or refused in a sentence."""

import json
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.views.telling import TableFault
from league.errors import MessageError
from league.messages import over_at, read
from leaguetold import encoded, fact, result, state

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)


@pytest.mark.parametrize("told", [result(), state(name="By the window")])
def test_what_a_table_tells_is_read(told):
    assert read(encoded(told)) == told


def with_(**fields):
    return json.dumps(json.loads(encoded(result())) | fields).encode()


FAULT = TableFault(id="a", severity="fault", said="b")
PLAYER = json.loads(encoded(result()))["players"][0]

HOSTILE = {
    "nothing": b"",
    "no JSON": b"\xff\xfe{",
    "no message": b"[1, 2]",
    "another kind": b'{"kind": "order"}',
    "a newer version": with_(version=2),
    "an id with SQL": with_(table="'; DROP TABLE result; --"),
    "a NUL": with_(game="captain\x00bluff"),
    "a deep nest": b'{"kind":' + b"[" * 30000,
    "too long": with_(game="x" * 70000),
    "nobody": with_(players=[]),
    "a crowd": with_(players=[{**PLAYER, "seat": str(n)} for n in range(13)]),
    "two at a seat": with_(players=[PLAYER, PLAYER]),
    "a place of none": with_(players=[{**PLAYER, "place": 3}]),
    "a bot with a name": with_(players=[{**PLAYER, "bot": "sharp", "person": "Ada"}]),
    "points without end": with_(players=[{**PLAYER, "points": 10**30}]),
    "points beyond bounds": with_(players=[{**PLAYER, "points": 10**12}]),
    "a revision beyond bounds": with_(revision=2**40),
    "endless": encoded(result()).replace(b"600.0", b"1e999"),
    "a match of a year": with_(duration_s=3.2e7),
    "no instant": with_(began="yesterday"),
    "a fact of nobody": encoded(result(facts=(fact("x", 1.0, "purple"),))),
    "an endless fact": encoded(result(facts=(fact("x", 12.5),))).replace(b"12.5", b"1e999"),
    "faults without end": encoded(state(faults=(FAULT,) * 101)),
}


@pytest.mark.parametrize("payload", HOSTILE.values(), ids=HOSTILE)
def test_what_is_no_message_of_a_table_is_refused(payload):
    with pytest.raises(MessageError):
        read(payload)


@given(st.binary(max_size=200))
def test_no_bytes_at_all_do_more_than_be_refused(payload):
    with pytest.raises(MessageError):
        read(payload)


def test_a_match_is_over_when_it_began_and_its_time_has_passed():
    told = result(began="2026-11-28T12:00:00+01:00", duration_s=90.5)
    assert over_at(told, NOON) == "2026-11-28T11:01:30.500Z"


@pytest.mark.parametrize("began", [None, "2999-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])
def test_a_table_without_a_clock_or_with_a_wrong_one_is_believed_only_its_message(began):
    assert over_at(result(began=began), NOON) == "2026-11-28T12:00:00.000Z"
