"""The cards of Captain Bluff, as the tests know them: as its rules are printed, not as they are
programmed."""

from msgspec.structs import replace

from controller.games.captain_bluff.pieces import (
    CARD_COUNT,
    FACES,
    LUGGAGE,
    Call,
    Change,
    Check,
    Deal,
    Define,
    Draw,
    Place,
    Play,
    Recover,
    Seen,
    Shown,
    Take,
)


class BluffDeck:
    """The 65 cards, and who sees the face of which."""

    def everything(self):
        return range(CARD_COUNT)

    def alike(self, card, other):
        return FACES[card] == FACES[other]

    def came_from(self, card):
        """The deck that it is dealt from: how many of each a hand gets, everybody knows."""
        return "luggage" if LUGGAGE >> card & 1 else "Airport cards"

    def renamed(self, move, name):
        card = getattr(move, "card", None)
        return move if card is None else replace(move, card=name.get(card, card))

    def perceived(self, before, move, after):
        match move:
            case Deal(player, card) | Draw(player, card) | Take(player, card):
                yield player, card
            case Define(player, _, card) | Change(player, _, card):
                yield player, card
            case Check(player, belt):
                yield player, before.belts[belt].destination
            case Place(_, _, card) | Play(_, card) | Recover(_, _, card) | Shown(_, card):
                yield None, card
            case Seen(_, card):
                yield None, card
            case Call():
                yield None, before.belts[before.at].destination
