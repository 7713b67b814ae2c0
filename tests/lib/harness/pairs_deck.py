"""The cards of Captain's Orders, as the tests know them: as its rules are printed, not as they are
programmed."""

from msgspec.structs import replace

from controller.games.captains_orders.pieces import (
    CARD_COUNT,
    RANK,
    Belay,
    Deal,
    Discard,
    Exposed,
    Follow,
    Give,
    NextRound,
    Pass,
    PlayOrder,
)
from controller.rules.sets import members


class PairsDeck:
    """The 55 cards, and who sees the face of which: as the rules are printed, not as they are
    programmed."""

    def everything(self):
        return range(CARD_COUNT)

    def alike(self, card, other):
        return RANK[card] == RANK[other]

    def renamed(self, move, name):
        card = getattr(move, "card", None)
        return move if card is None else replace(move, card=name.get(card, card))

    def perceived(self, before, move, after):
        match move:
            case Deal(player, card):
                yield player, card
            case PlayOrder(_, card) | Belay(_, card) | Exposed(_, card):
                yield None, card
            case Pass(player, receiver, card):
                yield from ((player, card), (receiver, card))
            case Give(player, card):
                yield from ((player, card), (before.turn, card))
            case Follow(player, card):
                yield from ((player, card), (before.owner, card))
            case Discard(player, card):
                yield player, card
            case NextRound():
                raise AssertionError("one round is looked at at a time")
        if after.phase in ("round_over", "over"):
            # All hands are revealed, and the card with which somebody has run out.
            for hand in after.hands:
                yield from ((None, card) for card in members(hand))
            # The move that ends a round may read another card than the one with which it ended.
            if after.last is not None:
                yield None, after.last
            if any(not hand for hand in after.hands) and hasattr(move, "card"):
                yield None, move.card
