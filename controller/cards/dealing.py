"""The deal before anybody acts, with cards tapped at the pads in any order or all hands said to be
complete; and the lines of the cursor that the card games share.

The lines follow from public facts alone, and never depend on what a hand would allow.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from controller.cards.deck import reads_each
from controller.cards.places import Spot
from controller.cards.zones import Carded
from controller.match.halfdone import Said
from controller.match.menu import Choice, Meant, Menu, surely
from controller.rules.offers import Mover
from controller.rules.refusals import Infractions
from controller.rules.rows import Check
from controller.rules.sets import EMPTY, members
from controller.views import DEAL_AGAIN, SEAT, UNREADABLE, Message


def lacking_of(size: int) -> Callable[[Carded, Mover], int]:
    """Return a function that returns the players whose hands have fewer cards than that, as a
    set."""

    def lacking(state: Carded, mover: Mover) -> int:
        players, player = EMPTY, 1
        for hand in state.hands:
            if hand.bit_count() < size:
                players |= player
            player <<= 1
        return players

    return lacking


def hand_has_room(size: int, infraction: Infractions) -> Check:
    """Return the check of a move that brings a *card* into the hand of its *receiver*: a full one
    is refused as `hand_full`, unless the card is tapped again."""

    def check(state: Any, move: Any) -> None:
        hand = state.hands[move.receiver]
        again = move.card is not None and hand >> move.card & 1
        if hand.bit_count() >= size and not again:
            raise infraction("hand_full", state)

    return check


def dealt_at_once(infraction: Infractions) -> Check:
    """Return the check of the move that declares all cards dealt: if each card must be read, it is
    refused as `read_each` (G-6)."""

    def check(state: Any, move: object) -> None:
        if reads_each(state):
            raise infraction("read_each", state)

    return check


def dealing(
    game: str,
    state: Carded,
    lacking: int,
    deal: Callable[[int, None], Any],
    dealt: Any,
    again: Any = None,
) -> Menu:
    """Return the menu while the players *lacking* cards are dealt some. *dealt* is the move that
    declares all hands complete; *deal* makes the move for an unreadable card of a player, and
    *again* is the move that collects all cards, if there is one."""
    unread = tuple(
        surely(SEAT, deal(player, None), "table-menu-yes-has-it", about(state, player))
        for player in members(lacking)
    )
    lines = (
        unseen(state, Choice("table-menu-dealt", dealt), "table-menu-tap-each"),
        Choice(UNREADABLE, then=unread, title=Message("table-menu-whose-card"), care=True),
        *(() if again is None else (dealt_again(again),)),
    )
    return Menu("", Message(f"{game}-menu-dealing"), lines)


def unseen(state: Carded, line: Choice, tap: str) -> Choice:
    """Return the *line* that says that cards have come to a hand, which are read when they are
    played; where each is read now, the heading *tap*, which asks for that."""
    return Choice(tap) if reads_each(state) else line


WITHOUT_SPOTS = "spots"
"""The argument of messages that are worded differently at a table without spots: there it is 0."""


def tap_or_choose(id: str) -> Choice:
    """Return the heading of a menu that lets a player tap a card on its spot, or first choose where
    it goes, whichever the table needs."""
    return Choice(id, args={WITHOUT_SPOTS: 0})


def goes_to(place: Spot, id: str, home: bool = False) -> Choice:
    """Return the line that says that the next card goes to *place*; the kit leaves it out where the
    card is tapped on a spot."""
    return Choice(id, Meant(Said(place.meant)), {"at": place.lies}, home=home)


def dealt_again(again: Any) -> Choice:
    """Return the line that collects all cards for a new deal."""
    title = Message("table-menu-all-dealt-again")
    return surely(DEAL_AGAIN, again, "table-menu-yes-collect", title=title)


def without_reading(lines: Iterable[Choice]) -> Choice:
    """Return the line that leads to what is done with an unreadable card."""
    title = Message("table-menu-what-is-done")
    return Choice(UNREADABLE, then=tuple(lines), title=title, care=True)


def about(state: Carded, player: int) -> Mapping[str, str]:
    """Return the arguments of a line about a player."""
    return {"seat": state.seats[player]}
