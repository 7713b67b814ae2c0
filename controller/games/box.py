"""Where the cards of a match lie, including unread ones: the stacks of a setting."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from controller.bots.carrying import fan
from controller.rules.sets import members
from hardware.scene import Layout, Stack


class DealtState(Protocol):
    """The part of a card game's state that says who has which cards."""

    @property
    def phase(self) -> Any: ...
    @property
    def seats(self) -> tuple[str, ...]: ...
    @property
    def hands(self) -> tuple[int, ...]: ...
    @property
    def unread(self) -> tuple[int, ...]: ...


def is_undealt(state: DealtState) -> bool:
    """Return True if nobody has drawn from the deck of this round."""
    return state.phase == "dealing" and not any(state.hands)


class Stacks:
    """Makes stacks of the cards in *state*; *pieces* are the names of all cards of the deck, and
    *layout* says where they lie face up."""

    def __init__(self, layout: Layout, pieces: Sequence[str], state: DealtState) -> None:
        self._face_up = layout.face_up
        self._pieces = pieces
        self._state = state

    def at(
        self,
        place: str,
        cards: Iterable[int],
        also: tuple[str, ...] = (),
        face_up: bool | None = None,
    ) -> list[Stack]:
        """Return stacks for cards that lie at a place, in this order, or at one of the places
        *also*; None: *face_up* as the layout has it. An unread one is any card that it may be."""
        up = place in self._face_up if face_up is None else face_up
        deck, unread = len(self._pieces), self._state.unread
        return [
            Stack(place, (self._pieces[card],), up, also=also)
            if card < deck
            else Stack(place, self.named(unread[card - deck]), up, count=1)
            for card in cards
        ]

    def in_hands(self, player: int | None = None, also: tuple[str, ...] = ()) -> list[Stack]:
        """Return stacks for everyone's cards; those of one *player* may lie at the places
        *also*."""
        hands = zip(self._state.seats, self._state.hands, strict=True)
        return [
            stack
            for number, (seat, hand) in enumerate(hands)
            for stack in self.at(fan(seat), members(hand), also if number == player else ())
        ]

    def in_front(self, pile: str, sets: Iterable[int], face_up: bool) -> list[Stack]:
        """Return stacks for a zone that each seat has in front of it, at `SEAT/PILE`; *sets* are
        its cards by player."""
        return [
            stack
            for seat, cards in zip(self._state.seats, sets, strict=True)
            for stack in self.at(f"{seat}/{pile}", members(cards), face_up=face_up)
        ]

    def deck(self, place: str, cards: int, count: int) -> Stack:
        """Return a stack of *count* of the set *cards*: all of them, if every card in play was
        read."""
        return Stack(place, self.named(cards), count=count if self._state.unread else None)

    def named(self, cards: int) -> tuple[str, ...]:
        """Return the names of the cards in a set."""
        return tuple(self._pieces[card] for card in members(cards))
