"""Who begins a match: somebody who sits there, the player after the one who began last, or by lot.

The boxes leave it to what only people know: who is youngest (Bluff Pirate), who was last to fly
(Captain Bluff), who deals first (Captain's Orders). So the table asks for the answer.
"""

from collections.abc import Iterable, Sequence
from random import Random

TURN_ABOUT, BY_LOT = "turn-about", "by-lot"


class Beginning:
    """Who begins at a table with these *seats*, which go clockwise."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.wish = ""
        """A seat, `TURN_ABOUT` or `BY_LOT`; empty until somebody has chosen."""
        self.last = ""
        """The seat that began the last match at this table; empty if nobody did."""
        self._seats = tuple(seats)

    def __repr__(self) -> str:
        return f"<Beginning: {self.wish or 'as usual'}, last {self.last or 'nobody'}>"

    def remember(self, began: Iterable[str]) -> None:
        """Note the seats that began earlier matches, latest first, empty where nobody did."""
        self.last = next((seat for seat in began if seat), "")

    def next_one(self, players: Sequence[str]) -> str:
        """Return who of *players* comes after the last one, clockwise; the first of them if nobody
        has begun yet."""
        at = self._seats.index(self.last) + 1 if self.last in self._seats else 0
        return next(seat for seat in (*self._seats[at:], *self._seats[:at]) if seat in players)

    def number(self, usual: int, players: Sequence[str], lot: Random) -> int:
        """Return the number of who begins among *players*, who are in order of seating. Without a
        wish, and where nobody plays from that seat now, it is the *usual* number, or 0 if there are
        fewer players."""
        if self.wish == TURN_ABOUT:
            return players.index(self.next_one(players))
        if self.wish == BY_LOT:
            return lot.randrange(len(players))
        if self.wish in players:
            return players.index(self.wish)
        return usual if usual < len(players) else 0
