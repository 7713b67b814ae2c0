"""The cards of Bluff Pirate, as the tests know them: as its rules are printed, not as they are
programmed."""

from msgspec.structs import replace

from controller.games.bluff_pirate.moves import (
    BoardShip,
    Deal,
    Discard,
    Drawn,
    Exposed,
    Lay,
    Reveal,
    Stolen,
)
from controller.games.bluff_pirate.pieces import CARD_COUNT, KIND


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
        match move:
            case Deal(player, card) | Drawn(player, card) | Lay(player, card, False):
                yield player, card
            case BoardShip(_, card) | Lay(_, card, True) | Reveal(_, card) | Discard(_, card):
                yield None, card
            case Exposed(_, card):
                yield None, card
            case Stolen(thief, card):
                yield from ((thief, card), (before.target, card))
