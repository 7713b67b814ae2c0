"""The intermission: a match rests, somebody leaves or comes back, or everybody agrees to end it.

The Pause card begins it and ends it. What it decides is kept among what is half done, so that it
survives a power cut: `RESTS` while the match rests, and `LEFT` with the seats whose players have
gone. Pure.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from controller.match.interaction import Act, Tapped, TappedAt
from controller.match.menu import CURSOR, Choice, Menu, shown
from controller.views import Notice

RESTS = "rests"
LEFT = "left"

END_LINE = "End the match: everybody holds A"


class GoOn(Struct, frozen=True):
    """The match goes on."""


class Leaves(Struct, frozen=True):
    """The player at *seat* has gone (G-2)."""

    seat: str


class ComesBack(Struct, frozen=True):
    """The player at *seat* is here again."""

    seat: str


Decision = GoOn | Leaves | ComesBack


def rests(half: Mapping[str, str]) -> bool:
    return RESTS in half


def left(half: Mapping[str, str]) -> tuple[str, ...]:
    """The seats whose players have gone."""
    return tuple(half.get(LEFT, "").split())


def menu(seats: Sequence[str], gone: Sequence[str]) -> Menu:
    """What anybody may choose while the match rests."""
    here = [seat for seat in seats if seat not in gone]
    lines = [Choice("Go on", GoOn())]
    if len(here) > 1:
        leaving = tuple(Choice(seat.capitalize(), Leaves(seat)) for seat in here)
        lines.append(Choice("Somebody leaves", then=leaving))
    if gone:
        coming = tuple(Choice(seat.capitalize(), ComesBack(seat)) for seat in gone)
        lines.append(Choice("Somebody comes back", then=coming))
    lines.append(Choice(END_LINE))
    return Menu("", "The match rests", tuple(lines))


def ends(menu: Menu, half: Mapping[str, str]) -> bool:
    """Whether the cursor stands where everybody who holds A agrees to end the match."""
    cursor = shown(menu, half.get(CURSOR, ""))
    return cursor.options[cursor.at] == END_LINE


def decided(half: Mapping[str, str], decision: Decision) -> dict[str, str]:
    """What is half done after a decision."""
    gone = set(left(half))
    rest = {name: kept for name, kept in half.items() if name not in (CURSOR, LEFT)}
    match decision:
        case GoOn():
            rest.pop(RESTS, None)
        case Leaves(seat):
            gone.add(seat)
        case ComesBack(seat):
            gone.discard(seat)
    return {**rest, LEFT: " ".join(sorted(gone))} if gone else rest


RESTING = Notice("table.rests", "The match rests.", "B moves on, A takes.")

NOT_THIS_ONE = (
    "table.not_this_one",
    "G-2",
    "This is not the card that goes.",
    "Put it back; tap the next one.",
)


NOBODY_PLAYS = (
    "table.nobody_plays",
    "",
    "The match rests: this does not count.",
    "Tap the Pause card, or choose `Go on`.",
)


def asked_for(seat: str, act: Act) -> Notice:
    """What the others are asked to do with the hand of a player who has gone: its mildest act,
    which only the table knows (G-2)."""
    match act:
        case Tapped(there, _):
            where = f"on {there.capitalize()}'s pad"
        case TappedAt(spot, _):
            where = f"on spot {spot}"
        case _:
            where = "there"
    return Notice(
        "table.stand_in",
        f"{seat.capitalize()} has left: tap its cards {where}, one after the other, unseen.",
        "The table takes the one that goes; put the others back.",
        "G-2",
        seat=seat,
        args=(seat, where),
    )
