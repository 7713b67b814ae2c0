"""Reading what a table says. Whatever can come over a network is refused in a sentence here."""

import math
from datetime import UTC, datetime, timedelta

import msgspec

from controller.views.telling import VERSION, Result, TableState, Told
from league.errors import MessageError

LONGEST = 64 * 1024
"""Bytes of one message: a result of eight players takes 2 KiB."""
MOST_PLAYERS, MOST_FACTS, MOST_FAULTS = 12, 400, 100
MOST_POINTS = 1_000_000_000
MOST_REVISIONS = 2**31 - 1
LONGEST_MATCH_S = 7 * 24 * 3600.0
AHEAD = timedelta(hours=1)
"""How far a table's clock may be ahead of ours; what is further was told by a clock not set."""

_decode = msgspec.json.Decoder(Told).decode


def read(payload: bytes, sender: str = "") -> Told:
    """Return what a message says.

    Raises `MessageError` for whatever is no message of a table, is beyond all bounds, or speaks of
    another table than that of its *sender*, where that is known.
    """
    if len(payload) > LONGEST:
        raise MessageError(f"a message of {len(payload)} bytes; expected at most {LONGEST}")
    try:
        told: Told = _decode(payload)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise MessageError(f"this is no message of a table: {error}") from None
    if told.version > VERSION:
        raise MessageError(
            f"a message of version {told.version}; this release reads up to {VERSION}: update it"
        )
    if sender not in ("", told.table):
        raise MessageError(f"table {sender} speaks of table {told.table}")
    if isinstance(told, Result):
        _check_result(told)
    elif len(told.faults) > MOST_FAULTS:
        raise MessageError(f"{len(told.faults)} faults of a table; expected up to {MOST_FAULTS}")
    return told


def _check_result(told: Result) -> None:
    """Raises `MessageError`."""
    seats = {one.seat for one in told.players}
    wrong = ""
    if not 1 <= len(told.players) <= MOST_PLAYERS:
        wrong = f"{len(told.players)} players; expected 1 to {MOST_PLAYERS}"
    elif len(seats) < len(told.players):
        wrong = "two players at one seat"
    elif not told.game:
        wrong = "no game"
    elif not all(1 <= one.place <= len(told.players) for one in told.players):
        wrong = "a place beyond the number of players"
    elif any(abs(one.points) > MOST_POINTS for one in told.players):
        wrong = f"points beyond {MOST_POINTS}"
    elif any(one.person and one.bot for one in told.players):
        wrong = "somebody who is a person and a bot"
    elif told.revision > MOST_REVISIONS:
        wrong = f"the revision {told.revision}; expected at most {MOST_REVISIONS}"
    elif not told.duration_s <= LONGEST_MATCH_S:
        wrong = f"a match of {told.duration_s} s; expected at most {LONGEST_MATCH_S:.0f}"
    elif len(told.facts) > MOST_FACTS or not all(math.isfinite(one.value) for one in told.facts):
        wrong = f"facts that are no numbers, or more than {MOST_FACTS}"
    elif not {one.seat for one in told.facts} <= seats:
        wrong = "a fact about a seat where nobody plays"
    elif told.began is not None:
        instant(told.began)
    if wrong:
        raise MessageError(f"the result of match {told.match} has {wrong}")


def instant(text: str) -> datetime:
    """Return an instant of ISO 8601 in UTC. Raises `MessageError`."""
    try:
        found = datetime.fromisoformat(text)
        return (found if found.tzinfo else found.replace(tzinfo=UTC)).astimezone(UTC)
    except (ValueError, OverflowError):
        raise MessageError(f"{text!r} is no instant; expected 2026-11-28T19:30:00Z") from None


def told_at(at: datetime) -> str:
    """Return an instant as it is kept: of one length, so that texts are in the order of time."""
    return at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.") + f"{at.microsecond // 1000:03d}Z"


def over_at(result: Result, received: datetime) -> str:
    """Return when a match was over: by the table's clock, or else when its result came first."""
    if result.began is None:
        return told_at(received)
    try:
        over = instant(result.began) + timedelta(seconds=result.duration_s)
    except OverflowError:
        return told_at(received)
    return told_at(received if over > received + AHEAD else over)


def state_or_none(payload: bytes) -> TableState | None:
    """Return the state that was kept as *payload*, or None where this release cannot read it."""
    try:
        told = _decode(payload)
    except (msgspec.MsgspecError, ValueError):
        return None
    return told if isinstance(told, TableState) else None
