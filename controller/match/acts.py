"""From Signals to acts: what a tap or button press means before any game is asked.

Pure: `step(pending, signal, registry)` takes the pending state and an observation, and returns the
new pending state, the act that was performed (if any) and a notice for the players (if any). Each
game's own `table.py` turns acts into its moves.

The rules here hold for all games (at the table, "Common to all games"): one piece at a time, a
repeated tag is ignored, foreign tags are ignored, a piece cannot be at two pads.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from controller.match.registry import Registry
from controller.views import Notice
from hardware.scene import Label
from hardware.signals import (
    AnySignal,
    Button,
    ButtonPressed,
    ButtonReleased,
    ButtonStuck,
    ReaderLost,
    ReaderReady,
    SeatLost,
    TagEntered,
    TagLeft,
    Uid,
    pad_of,
    seat_of,
)

REPEAT_S = 2.0
"""The same UID at the same reader within this time is one tap."""

FLICKER_S = 0.5
"""And within this time even after a tap that did not count: no hand is quicker."""

TIE_S = 0.08
"""Two hands within this time act simultaneously (L-6, G-1)."""

HOLD_S = 1.0
"""A button that is down for this long is held. One that counts as pressed only when it is let go is
not pressed then."""


class Tapped(Struct, frozen=True, tag=True):
    """A registered piece was held to a seat's pad."""

    seat: str
    piece: str


class TappedAt(Struct, frozen=True, tag=True):
    """A registered piece was held to a spot, a mark in the middle of the table (1 is the leftmost).

    Only the game can tell who did it, from whose piece it was.
    """

    spot: int
    piece: str
    seat: ClassVar[str] = ""


class SeenOnBelt(Struct, frozen=True, tag=True):
    """A registered piece passed over the belt's reader."""

    piece: str
    seat: ClassVar[str] = ""


class Pressed(Struct, frozen=True, tag=True):
    seat: str
    button: Button


Act = Tapped | TappedAt | SeenOnBelt | Pressed


class HeldTag(Struct, frozen=True):
    """A tag at a reader: since when, whether it is still there, and whether its tap counted."""

    uid: Uid
    entered_s: float
    there: bool = True
    counted: bool = True


SeatButton = tuple[str, Button]


class Pending(Struct, frozen=True):
    """The observations that still matter: a value, so that it can be journalled.

    `tags` has the last tag of each pad; `down` the buttons that are down, and since when; `late`
    those of them that count when they are let go.
    """

    tags: Mapping[str, HeldTag] = {}
    down: Mapping[SeatButton, float] = {}
    late: frozenset[SeatButton] = frozenset()
    stands: Mapping[str, Uid] = {}
    """Piece -> the tag that currently stands for it, for pieces with a spare."""
    replaced: frozenset[Uid] = frozenset()
    """Tags superseded by another of the same piece: they no longer count."""
    last_reader: str = ""
    """Where the last act came from: the same tag again at the same pad is a new act only after
    something else has happened."""


class Step(Struct, frozen=True):
    pending: Pending
    act: Act | None = None
    notice: Notice | None = None


def step(
    pending: Pending,
    signal: AnySignal,
    registry: Registry,
    spots: Sequence[str] = (),
    late: Collection[Button] = (),
) -> Step:
    """Return what *signal* means, given what is *pending*; *spots* are their readers, left to
    right, and *late* the buttons that count only when they are let go."""
    match signal:
        case TagEntered():
            return _entered(pending, signal, registry, spots)
        case TagLeft():
            return Step(_left(pending, signal))
        case ButtonPressed(button=button):
            return _down(pending, signal, button in late)
        case ReaderReady(reader=reader, at_s=at_s) if reader in pending.tags:
            # The first tag it reads may have lain there all the time that it was lost.
            tag = HeldTag(pending.tags[reader].uid, at_s, there=False)
            return Step(replace(pending, tags={**pending.tags, reader: tag}))
        case ReaderLost(reader=reader) if reader in pending.tags:
            # Whether the tag is still there is unknown: it may be tapped elsewhere.
            tag = replace(pending.tags[reader], there=False)
            return Step(replace(pending, tags={**pending.tags, reader: tag}))
        case ButtonReleased():
            return _up(pending, signal)
        case ButtonStuck(seat=seat, button=button):
            return Step(_let_go(pending, {(seat, button)}))
        case SeatLost(seat=seat):
            return Step(_let_go(pending, {one for one in pending.down if one[0] == seat}))
        case _:
            return Step(pending)


def _down(pending: Pending, signal: ButtonPressed, late: bool) -> Step:
    one = signal.seat, signal.button
    pending = replace(pending, down={**pending.down, one: signal.at_s})
    if late:
        return Step(replace(pending, late=pending.late | {one}))
    return _pressed(pending, *one)


def _up(pending: Pending, signal: ButtonReleased) -> Step:
    one = signal.seat, signal.button
    since_s = pending.down.get(one)
    in_time = since_s is not None and signal.at_s < since_s + HOLD_S
    counts = in_time and one in pending.late
    pending = _let_go(pending, {one})
    return _pressed(pending, *one) if counts else Step(pending)


def _let_go(pending: Pending, buttons: Collection[SeatButton]) -> Pending:
    """Return what is pending once none of *buttons* is down."""
    down = {one: since_s for one, since_s in pending.down.items() if one not in buttons}
    return replace(pending, down=down, late=pending.late & down.keys())


def _pressed(pending: Pending, seat: str, button: Button) -> Step:
    # After a button press between them, a second tap of the same piece counts too.
    tags = _let_again(pending.tags, pad_of(seat))
    return Step(replace(pending, tags=tags, last_reader=""), act=Pressed(seat, button))


def resumed(
    taps: Mapping[str, str],
    registry: Registry,
    now_s: float,
    spots: Sequence[str] = (),
) -> Pending:
    """Return what is pending when an interrupted match resumes: the pieces of the `last_taps` may
    still lie on their pads and *spots*."""
    uids = {
        where if where in spots else pad_of(where): registry.uid(piece)
        for where, piece in taps.items()
    }
    tags = {
        reader: HeldTag(uid, now_s, there=False) for reader, uid in uids.items() if uid is not None
    }
    return Pending(tags=tags)


def last_taps(pending: Pending, registry: Registry) -> dict[str, str]:
    """Map each pad, by its seat, and each spot, by its reader, to the piece last tapped there."""
    pieces = {reader: registry.piece(tag.uid) for reader, tag in pending.tags.items()}
    return {
        seat_of(reader) or reader: piece for reader, piece in pieces.items() if piece is not None
    }


def held(pending: Pending, button: Button, now_s: float) -> frozenset[str]:
    """Return the seats that have held the button for `HOLD_S`."""
    # Computed like the wake-up time: the difference of the two may come out too small.
    return frozenset(
        [
            seat
            for (seat, down), since_s in pending.down.items()
            if down == button and now_s >= since_s + HOLD_S
        ]
    )


def holds_s(pending: Pending) -> tuple[float, ...]:
    """Return when a button that is down now has been held for long enough."""
    return tuple([since_s + HOLD_S for since_s in pending.down.values()])


def forgiven(pending: Pending, act: Act | None = None) -> Pending:
    """Return what is pending after *act* did not count, or was taken back: the same tap again is a
    new act."""
    if act is not None and not isinstance(act, Tapped | TappedAt):
        return pending
    tags = _let_again(pending.tags, pending.last_reader)
    return replace(pending, tags=tags, last_reader="")


def _let_again(tags: Mapping[str, HeldTag], reader: str) -> Mapping[str, HeldTag]:
    """Mark the tag at *reader* as not counted: its next tap is not a repetition."""
    return {**tags, reader: replace(tags[reader], counted=False)} if reader in tags else tags


def _entered(
    pending: Pending, signal: TagEntered, registry: Registry, spots: Sequence[str]
) -> Step:
    piece = registry.piece(signal.uid)
    where, _, seat = signal.reader.partition("/")
    at_spot = signal.reader in spots
    if at_spot:
        seat = ""
    elif where != "pad":
        return _seen_on_belt(pending, signal.uid, piece)
    if piece is None:
        return Step(pending, notice=_mistake("table-foreign", signal, seat))
    if registry.has_spare(piece):
        if signal.uid in pending.replaced:
            return Step(pending, notice=_mistake("table-replaced", signal, seat))
        pending = _standing_for(pending, piece, signal.uid)
    before = pending.tags.get(signal.reader)
    elsewhere = [
        reader
        for reader, tag in pending.tags.items()
        if tag.there and tag.uid == signal.uid and reader != signal.reader
    ]
    if elsewhere:
        return Step(pending, notice=_mistake("table-two-pads", signal, seat))
    if signal.present > 1:
        return _with_others(pending, signal, seat, before)
    tags = {**pending.tags, signal.reader: HeldTag(signal.uid, signal.at_s)}
    if before is not None and before.uid == signal.uid:
        again_s = signal.at_s - before.entered_s
        # A control card may be tapped repeatedly: Pause, then Pause to continue.
        idle = pending.last_reader == signal.reader and piece not in CONTROL_CARDS
        if again_s < (REPEAT_S if before.counted else FLICKER_S) or (before.counted and idle):
            tag = replace(before, entered_s=signal.at_s, there=True)
            return Step(replace(pending, tags={**pending.tags, signal.reader: tag}))
    act = TappedAt(spots.index(signal.reader) + 1, piece) if at_spot else Tapped(seat, piece)
    return Step(replace(pending, tags=tags, last_reader=signal.reader), act=act)


def _standing_for(pending: Pending, piece: str, uid: Uid) -> Pending:
    """Let this tag, and no other, stand for *piece* from now on."""
    before = pending.stands.get(piece)
    if before == uid:
        return pending
    replaced = pending.replaced if before is None else pending.replaced | {before}
    return replace(pending, stands={**pending.stands, piece: uid}, replaced=replaced)


def _with_others(pending: Pending, signal: TagEntered, seat: str, before: HeldTag | None) -> Step:
    """Refuse a tag that came into a field with another tag in it."""
    tags = {**pending.tags, signal.reader: HeldTag(signal.uid, signal.at_s, counted=False)}
    first = before is not None and before.there and before.counted and before.uid != signal.uid
    id = "table-first-counts" if first else "table-one-at-a-time"
    return Step(replace(pending, tags=tags), notice=_mistake(id, signal, seat))


def _seen_on_belt(pending: Pending, uid: Uid, piece: str | None) -> Step:
    if piece is None:
        return Step(pending)
    # Back on the belt it is no longer the piece that was tapped: a new tap is a new act.
    tags = {reader: tag for reader, tag in pending.tags.items() if tag.there or tag.uid != uid}
    return Step(replace(pending, tags=tags), act=SeenOnBelt(piece))


def _left(pending: Pending, signal: TagLeft) -> Pending:
    tag = pending.tags.get(signal.reader)
    if tag is None or tag.uid != signal.uid:
        return pending
    return replace(pending, tags={**pending.tags, signal.reader: replace(tag, there=False)})


def _mistake(id: str, signal: TagEntered, seat: str) -> Notice:
    return Notice(id, seat=seat, kind="mistake", at_s=signal.at_s)


def source(signal: AnySignal) -> str:
    """Return a reference to a signal: which device, and when on the table's clock. Never a UID."""
    match signal:
        case TagEntered(reader=device) | ButtonPressed(seat=device) | ButtonReleased(seat=device):
            pass
        case _:
            device = ""
    return f"{device}@{signal.at_s:.3f}"


UNDO = "control/undo"
"""Takes back the last move, unless it revealed something (G-3)."""

RECOUNT = "control/recount"
"""Compares the table with what the match knows, and guides the players back."""

PAUSE = "control/pause"
"""Pauses and resumes the match."""

OPERATOR = "control/operator"
"""Opens the operator's page, while no match is on."""

LANGUAGE = "control/language"
"""Lets the table speak the next language, while no match is on it."""

PLAYER = "player/"
"""A player card is called this and the name: it says who plays, while no match is on."""

CONTROL_CARDS = {
    UNDO: "the Undo card",
    RECOUNT: "the Recount card",
    PAUSE: "the Pause card",
    OPERATOR: "the Operator card",
    LANGUAGE: "the Language card",
}
"""Each card's name in the list of pieces, and in words."""

CONTROL_SIDES = {
    card: (
        Label("control-card", False, "control"),
        Label("control-card", True, card.rpartition("/")[2]),
    )
    for card in CONTROL_CARDS
}
"""What is printed on the back and face of each."""
