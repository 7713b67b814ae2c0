"""What stays secret for ever: votes that were not shown, and cards that not everybody saw (G-5).

The end of a match shows no hand (BP-15). Who was dealt what, who drew it and who stole it remains
between those who saw it; what was hidden in a set is shown with the set. Of the votes one is shown
for each set (BP-6). The journal needs them all, to play the match again, and a state keeps the
votes for their voters; whatever else is made of it leaves them out.
"""

from collections.abc import Iterator

from controller.games.bluff_pirate.moves import (
    Deal,
    Drawn,
    Event,
    Lay,
    Move,
    Named,
    Placed,
    Revoted,
    Seen,
    Shown,
    Stolen,
    Vote,
)
from controller.games.bluff_pirate.state import State, kind_of


def stays_secret(before: State, move: Move, last: State) -> bool:
    """Whether *move*, made in the state *before*, says what not everybody saw; *last* is the state
    in which the match was left."""
    match move:
        case Vote():
            return _is_unshown(before, move, last)
        case Deal() | Drawn() | Stolen():
            return move.card is not None
        case Lay(up=False):
            return move.card is not None and _is_hidden(before, move, last)
        case Seen() | Named():
            return before.phase != "reading"
    return False


def _is_unshown(before: State, vote: Vote, last: State) -> bool:
    """A vote that was taken back or was void stays secret, unless it was the same as the one
    shown."""
    for event in _since(before, last):
        match event:
            case Placed(voter=voter, doubted=doubted):
                return (voter, doubted) != (vote.player, vote.bluff)
            case _:
                # The vote was void, or this turn was taken back and went another way.
                return True
    shown = last.picked == vote.player and last.turns == before.turns
    return not (shown and bool(last.doubting) == vote.bluff)


def _is_hidden(before: State, laid: Lay, last: State) -> bool:
    """A card that was laid face down stays hidden where its set was taken back or never decided."""
    assert laid.card is not None, "a card that nobody read says nothing"
    for event in _since(before, last):
        match event:
            case Revoted():
                continue
            case Placed(down=down):
                return kind_of(last, laid.card) not in down
            case _:
                return True
    return not (last.turns == before.turns and last.revealed >> laid.card & 1)


def _since(before: State, last: State) -> Iterator[Event]:
    """What has happened after *before*, but for cards that were shown by mistake."""
    return (event for event in last.history[len(before.history) :] if not isinstance(event, Shown))
