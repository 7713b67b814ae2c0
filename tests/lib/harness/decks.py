"""The cards of each game, as the tests know them: as its rules are printed, not as they are
programmed."""

from msgspec.structs import replace

from controller.games.bluff_pirate import pieces as bp
from controller.games.bluff_pirate.state import hidden
from controller.games.captain_bluff import pieces as cb
from controller.games.captains_orders import pieces as co
from controller.rules.sets import members


class Deck:
    """Cards with these faces, or *some* of them, and who sees the face of which."""

    faces = ()

    def __init__(self, some=None):
        self.cards = range(len(self.faces)) if some is None else some

    def everything(self):
        return self.cards

    def alike(self, card, other):
        return self.faces[card] == self.faces[other]

    def renamed(self, move, name):
        card = getattr(move, "card", None)
        return move if card is None else replace(move, card=name.get(card, card))

    def perceived(self, before, move, after):
        """(observer, card) for every face that this move shows; None is everybody."""
        raise NotImplementedError


class BluffDeck(Deck):
    """The 65 cards of Captain Bluff."""

    faces = cb.FACES

    def came_from(self, card):
        """The deck that it is dealt from: how many of each a hand gets, everybody knows."""
        return "luggage" if cb.LUGGAGE >> card & 1 else "Airport cards"

    def perceived(self, before, move, after):
        match move:
            case cb.Deal(player, card) | cb.Draw(player, card) | cb.Take(player, card):
                yield player, card
            case cb.Define(player, _, card) | cb.Change(player, _, card):
                yield player, card
            case cb.Check(player, belt):
                yield player, before.belts[belt].destination
            case cb.Place(_, _, card) | cb.Play(_, card) | cb.Recover(_, _, card):
                yield None, card
            case cb.Shown(_, card) | cb.Seen(_, card):
                yield None, card
            case cb.Call():
                yield None, before.belts[before.at].destination


class PirateDeck(Deck):
    """The 100 cards of Bluff Pirate."""

    faces = bp.KIND

    def perceived(self, before, move, after):
        card = self.card_of(before, move)
        if card is None:
            return
        match move:
            case bp.Deal(player) | bp.Drawn(player) | bp.Lay(player, up=False):
                yield player, card
            case bp.BoardShip() | bp.Lay() | bp.Reveal() | bp.Discard() | bp.Exposed():
                yield None, card
            case bp.Stolen(thief):
                yield from ((thief, card), (before.target, card))

    def card_of(self, before, move):
        """The card of a move. Where nobody read it, it is the only one that lies there."""
        card = getattr(move, "card", None)
        match move:
            case bp.Reveal(card=None):
                place = hidden(before)
            case bp.Stolen(card=None):
                place = before.hands[before.target]
            case bp.BoardShip(card=None) | bp.Lay(card=None) | bp.Discard(card=None):
                place = before.hands[move.player]
            case _:
                return card
        return members(place)[0] if place.bit_count() == 1 else None


class PairsDeck(Deck):
    """The 55 cards of Captain's Orders."""

    faces = co.RANK

    def perceived(self, before, move, after):
        match move:
            case co.Deal(player, card) | co.Discard(player, card):
                yield player, card
            case co.PlayOrder(_, card) | co.Belay(_, card) | co.Exposed(_, card):
                yield None, card
            case co.Pass(player, receiver, card):
                yield from ((player, card), (receiver, card))
            case co.Give(player, card):
                yield from ((player, card), (before.turn, card))
            case co.Follow(player, card):
                yield from ((player, card), (before.owner, card))
            case co.NextRound():
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
