"""The intermission: a match rests, somebody leaves or comes back, or everybody agrees to end it.

The Pause card begins it and ends it. What it decides is kept among what is half done, so that it
survives a power cut: `RESTS` while the match rests, and `LEFT` with the seats whose players have
gone. Pure.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from controller.match.interaction import Tapped, TappedAt
from controller.match.menu import CURSOR, Choice, Menu, shown
from controller.views import SEAT, Message, Notice

RESTS = "rests"
LEFT = "left"

END_LINE = "table-menu-end-match"


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
    lines = [Choice("table-menu-go-on", GoOn())]
    if len(here) > 1:
        leaving = tuple(Choice(SEAT, Leaves(seat), {"seat": seat}) for seat in here)
        lines.append(Choice("table-menu-leaves", then=leaving))
    if gone:
        coming = tuple(Choice(SEAT, ComesBack(seat), {"seat": seat}) for seat in gone)
        lines.append(Choice("table-menu-comes-back", then=coming))
    lines.append(Choice(END_LINE))
    return Menu("", Message("table-menu-rests"), tuple(lines))


def ends(menu: Menu, half: Mapping[str, str]) -> bool:
    """Whether the cursor stands where everybody who holds A agrees to end the match."""
    cursor = shown(menu, half.get(CURSOR, ""))
    return cursor.options[cursor.at].id == END_LINE


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


RESTING = Notice("table-rests")


def asked_for(seat: str, act: Tapped | TappedAt) -> Notice:
    """What the others are asked to do with the hand of a player who has gone: its mildest act,
    which only the table knows (G-2)."""
    match act:
        case Tapped(receiver, _):
            return Notice("table-stand-in-pad", {"seat": seat, "receiver": receiver}, "G-2", seat)
        case TappedAt(spot, _):
            return Notice("table-stand-in-spot", {"seat": seat, "spot": spot}, "G-2", seat)
