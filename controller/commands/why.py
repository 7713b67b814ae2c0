"""`reclaim replay --why`: what the belt told in a recorded match, with its evidence, and what the
table said because of it, in sentences.

The display has the words, so it prints them, as a separate process. Tiles go by their patterns.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from controller.belt import Absence, Conclusion, Missing, Returned, Suspected, Taken, Weak
from controller.commands import programs
from controller.games.luggage.watching import PATTERNS
from controller.record.journal import Entry, MatchRecord
from controller.record.playback import Playback
from controller.views import Arg, Message, Notice

AT = "luggage-why-at"
NOTHING = Message("luggage-why-nothing")


class Told(NamedTuple):
    """Something told by the belt, or by the table because of it, on the match's clock."""

    at_s: float
    what: Conclusion | Notice


def print_why(
    record: MatchRecord, entries: Sequence[Entry], move: int | None, language: str
) -> int:
    """Print everything the belt told, or what it had told by the entry *move* and still held then;
    return the exit code. Raises `JournalError` when the match does not replay."""
    to = len(entries) if move is None else move
    told = list(_told(Playback(record, entries[:to])))
    if move is not None:
        told = _still_true(told)
    lines = b"".join(msgspec.json.encode(line) + b"\n" for line in sentences(told))
    return programs.run("display.sentences", language, data=lines)


def _told(playback: Playback) -> Iterator[Told]:
    """Yield everything in order."""
    before: tuple[Notice, ...] = ()
    while (next_s := playback.next_s) is not None:
        while (wake_s := playback.match.wake_at_s()) is not None and wake_s < next_s:
            playback.advance(wake_s)
            yield from (Told(wake_s, one) for one in _new(playback, before))
            before = playback.match.shown.asked()
        entry = playback.entries[playback.number]
        playback.forward()
        if entry.kind == "belt":
            for one in msgspec.json.decode(entry.body, type=tuple[Conclusion, ...]):
                yield Told(_at_s(one, entry.at_s), one)
        yield from (Told(next_s, one) for one in _new(playback, before))
        before = playback.match.shown.asked()


def _new(playback: Playback, before: Sequence[Notice]) -> list[Notice]:
    said = {(one.id, tuple(one.args.items())) for one in before}
    return [
        one for one in playback.match.shown.asked() if (one.id, tuple(one.args.items())) not in said
    ]


def _still_true(told: Sequence[Told]) -> list[Told]:
    """Return the latest about every tile that is not in its place and every sticker, and what the
    table said last."""
    last: dict[object, Told] = {}
    for one in told:
        key = _about(one.what)
        last.pop(key, None)
        last[key] = one
    return [one for one in last.values() if not isinstance(one.what, Returned)]


def _about(what: Conclusion | Notice) -> object:
    match what:
        case Notice():
            return "said"
        case Weak(tile=tile):
            return "sticker", tile
    return what.tile


def _at_s(conclusion: Conclusion, entry_s: float) -> float:
    """Return when it was concluded: readings have their own time, and a missing reading is
    concluded from the last pass."""
    match conclusion:
        case Taken(at_s=at_s) | Returned(at_s=at_s):
            return at_s
        case Missing(absence=absence) | Suspected(absence=absence):
            return max((one.to_s for one in absence.passes), default=entry_s)
        case Weak():
            return entry_s


# ---- in words ------------------------------------------------------------------------------------


def sentences(told: Sequence[Told]) -> Iterator[tuple[Message, ...]]:
    """Yield each line as messages: the time, and what was told then."""
    if not told:
        yield (NOTHING,)
    for at_s, what in told:
        at = Message(AT, {"minutes": int(at_s) // 60, "seconds": int(at_s) % 60})
        if isinstance(what, Notice):
            yield at, Message("luggage-why-said"), Message(what.id, what.args)
        else:
            yield at, *_in_words(what, at_s)


def _in_words(conclusion: Conclusion, at_s: float) -> tuple[Message, ...]:
    pattern: dict[str, Arg] = {"pattern": PATTERNS[conclusion.tile]}
    match conclusion:
        case Missing(absence=absence):
            return Message("luggage-why-missing", pattern), *_evidence(absence, at_s)
        case Suspected(absence=absence):
            return Message("luggage-why-suspected", pattern), *_evidence(absence, at_s)
        case Taken(seat=seat):
            return (Message("luggage-why-taken", {**pattern, "seat": seat}),)
        case Returned(seat="", reader=reader):
            return (Message("luggage-why-returned", {**pattern, "reader": reader}),)
        case Returned(seat=seat, reader=reader):
            withdrawn = {**pattern, "reader": reader, "seat": seat}
            return (Message("luggage-why-withdrawn", withdrawn),)
        case Weak(quality=quality, dead=dead):
            share = round(100 * quality.missed / max(1.0, quality.passes))
            told: dict[str, Arg] = {**pattern, "count": share, "of": round(quality.passes)}
            return (Message("luggage-why-dead" if dead else "luggage-why-weak", told),)


def _evidence(absence: Absence, at_s: float) -> tuple[Message, ...]:
    odds = round(1.0 / max(absence.doubt, 1e-6))
    since: Message
    if absence.seen_s is None:
        since = Message("luggage-why-never-read")
    else:
        since = Message("luggage-why-last-read", {"seconds": round(at_s - absence.seen_s)})
    passes = tuple(
        Message("luggage-why-passes", {"reader": one.reader, "count": one.unread})
        for one in absence.passes
    )
    return since, *passes, Message("luggage-why-doubt", {"of": odds})
