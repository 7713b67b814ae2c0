"""The cards of Bluff Pirate, as the tests know them: as its rules are printed, not as they are
programmed."""

from msgspec.structs import replace

from controller.games.bluff_pirate.pieces import (
    CARD_COUNT,
    KIND,
    BoardShip,
    Deal,
    Discard,
    Drawn,
    Exposed,
    Lay,
    Reveal,
    Stolen,
)
from controller.games.bluff_pirate.state import hidden
from controller.rules.sets import members


class PirateDeck:
    """The 100 cards, or some of them, and who sees the face of which."""

    def __init__(self, cards=range(CARD_COUNT)):
        self.cards = cards

    def everything(self):
        return self.cards

    def alike(self, card, other):
        return KIND[card] == KIND[other]

    def renamed(self, move, name):
        card = getattr(move, "card", None)
        return move if card is None else replace(move, card=name.get(card, card))

    def perceived(self, before, move, after):
        card = self._card(before, move)
        if card is None:
            return
        match move:
            case Deal(player) | Drawn(player) | Lay(player, up=False):
                yield player, card
            case BoardShip() | Lay() | Reveal() | Discard() | Exposed():
                yield None, card
            case Stolen(thief):
                yield from ((thief, card), (before.target, card))

    def _card(self, before, move):
        """The card of a move. Where nobody read it, it is the only one that lies there."""
        card = getattr(move, "card", None)
        match move:
            case Reveal(card=None):
                place = hidden(before)
            case Stolen(card=None):
                place = before.hands[before.target]
            case BoardShip(card=None) | Lay(card=None) | Discard(card=None):
                place = before.hands[move.player]
            case _:
                return card
        return members(place)[0] if place.bit_count() == 1 else None
