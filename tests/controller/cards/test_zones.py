"""Where cards lie, in a game that has no moves that wait for a card to be read."""

from types import SimpleNamespace
from typing import Annotated

from msgspec import Struct

from controller.cards.dealing import lacking_of
from controller.cards.deck import Deck
from controller.cards.zones import Zone, Zones
from controller.rules.sets import EMPTY, only, set_of

DECK = Deck("four-cards", ["ace", "two", "three", "four"])


class Plain(Struct, frozen=True):
    seats: tuple[str, ...] = ("A", "B")
    hands: Annotated[tuple[int, ...], Zone("hand")] = (EMPTY, EMPTY)
    phase: str = "turn"
    unread: tuple[int, ...] = ()
    conflicts: tuple[object, ...] = ()


ZONES = Zones(Plain, DECK)
UNREAD = DECK.count


def test_an_unread_card_that_is_identified_lies_where_the_unread_one_lay():
    state = Plain(hands=(set_of([0, UNREAD]), only(1)), unread=(set_of([2, 3]),))

    after = ZONES.identified(state, UNREAD, 2)

    assert after.hands == (set_of([0, 2]), only(1))
    assert after.unread == (only(2),)


def test_a_hand_is_whole_where_nothing_waits():
    assert ZONES.held(Plain(hands=(set_of([0, 3]), EMPTY)), 0) == set_of([0, 3])


def test_players_with_fewer_cards_than_a_full_hand_lack_some():
    hands = (set_of([0, 1]), only(2), EMPTY)
    assert lacking_of(2)(SimpleNamespace(hands=hands), None) == set_of([1, 2])
