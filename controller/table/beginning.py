"""Who begins a match: somebody who sits there, whoever comes after the last one, or by lot.

The boxes leave it to what only people know: who is youngest (Bluff Pirate), who was last to fly
(Captain Bluff), who deals first (Captain's Orders). So the table asks for the answer.
"""

from collections.abc import Sequence
from random import Random

TURN_ABOUT, BY_LOT = "turn-about", "by-lot"


def after(last: str, table: Sequence[str], players: Sequence[str]) -> str:
    """Return who of *players* comes after the seat *last*, clockwise around the *table*; the first
    of them if nobody sat there."""
    at = table.index(last) + 1 if last in table else 0
    return next(seat for seat in (*table[at:], *table[:at]) if seat in players)


def first_number(
    wish: str, usual: int, last: str, table: Sequence[str], players: Sequence[str], lot: Random
) -> int:
    """Return the number of who begins among *players*, who are in order of seating.

    *wish* is a seat, `TURN_ABOUT` after the seat *last*, or `BY_LOT`; for none, and for a seat
    where nobody plays now, it is the *usual* number, or 0 if there are fewer players.
    """
    if wish == TURN_ABOUT:
        return players.index(after(last, table, players))
    if wish == BY_LOT:
        return lot.randrange(len(players))
    if wish in players:
        return players.index(wish)
    return usual if usual < len(players) else 0
