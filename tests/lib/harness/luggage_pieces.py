"""The pieces of "Where's My Luggage?", as the tests know them: as its rules are printed, not as
they are programmed."""

from controller.games.luggage.pieces import PIECES, Flip, Look, ShowPair
from hardware.sim.places import tag_uid


class LuggagePieces:
    """The 30 passengers and 36 tiles, and who sees the face of which.

    `uids` are theirs by kind and number: ("tile", 30) is the lost tile of the first pattern.
    """

    def __init__(self):
        self.uids = {key: tag_uid(name) for name, key in PIECES.items()}

    def announced(self, before, move):
        """What the table's light tells everybody of a tile that was tapped."""
        match move:
            case Look(player, tile):
                return self._verdict(before.players[player].current, tile)
            case ShowPair(_, passenger, tile):
                return self._verdict(passenger, tile)
        return ""

    def perceived(self, before, move, after):
        match move:
            case Flip(_, passenger):
                yield None, ("card", passenger)
            case Look(player, tile):
                # Everybody can name a tile that is a match or lost, and all see it in the rows.
                known = self.announced(before, move) or before.options.variant == "memory"
                yield None if known else player, ("tile", tile)
            case ShowPair(player, passenger, tile):
                yield None, ("card", passenger)
                yield None if self.announced(before, move) else player, ("tile", tile)

    @staticmethod
    def _verdict(passenger, tile):
        if tile == passenger:
            return "match"
        return "lost" if tile >= 30 and tile - 30 == passenger // 5 else ""
