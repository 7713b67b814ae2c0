"""Hands at a table that consists of signals alone: no world, no readers, only a running match.

Taps and presses become the signals that pads, spots and buttons give. The clock moves on with
every act, and whatever the match wanted to do meanwhile is done at its time.
"""

from controller.games.box import tag_uid
from controller.games.listed import Listed
from controller.interaction import HOLD_S, Pressed, Tapped, TappedAt
from controller.match import Match
from controller.playing import Playing
from controller.registry import Registry
from controller.tablegame import TableShape
from hardware.signals import ButtonPressed, ButtonReleased, TagEntered, TagLeft

SPOTS = tuple(f"spot/{number}" for number in range(1, 7))
"""The readers of a table's spots, left to right."""

AFTER_S = 2.5
"""Time between two acts: long enough that the same tap again is a new one."""

TAP_S, PRESS_S = 0.4, 0.1

FOREIGN = "a bank card"
"""A piece that no game knows."""


class Agreed:
    """Everybody holds A."""


class Hands:
    """What hands do, as signals. Descendants have a `match`, `now_s`, `seats` and `spots`, and say
    what becomes of a signal and of time."""

    def tell(self, signal):
        """The table has observed this."""
        raise NotImplementedError

    def wait(self, seconds):
        """Let time pass."""
        raise NotImplementedError

    def do(self, *acts):
        """Perform *acts* with some time before each; the moves that they made."""
        before = len(self.match.history)
        for act in acts:
            self.wait(AFTER_S)
            self.perform(act)
        return [played.move for played in self.match.history[before:]]

    def perform(self, act):
        """Do one act now."""
        match act:
            case Tapped(seat, piece):
                self.tap(f"pad/{seat}", piece)
            case TappedAt(spot, piece):
                self.tap(self.spots[spot - 1], piece)
            case Pressed(seat, button):
                self.press(button, seat)
            case Agreed():
                self.agree()

    def agree(self):
        """Everybody holds A."""
        self.wait(AFTER_S)
        self.press("A", *self.seats, for_s=HOLD_S + 0.1)

    def chosen(self, listed, luck):
        """A move to play now, drawn at random."""
        return listed.rules.random_move(self.match.state, luck.random)

    # ---- what hands do -------------------------------------------------------------------------

    def tap(self, reader, *pieces):
        """Hold pieces to a pad or a spot, all at once."""
        for piece in pieces:
            self._tell(TagEntered, reader=reader, uid=tag_uid(piece), present=len(pieces))
        self.wait(TAP_S)
        for piece in pieces:
            self._tell(TagLeft, reader=reader, uid=tag_uid(piece))

    def press(self, button, *seats, for_s=PRESS_S):
        """Press a button at each of *seats* at the same moment, and let go of it."""
        for seat in seats:
            self._tell(ButtonPressed, seat=seat, button=button)
        self.wait(for_s)
        for seat in seats:
            self._tell(ButtonReleased, seat=seat, button=button)

    def _tell(self, signal, **fields):
        self.tell(signal(at_s=self.now_s, **fields))


class Acting(Hands):
    """A match of *game* in *state*, and the hands that act in it."""

    def __init__(self, game, state, seats, pieces, spots=SPOTS):
        self.now_s = 0.0
        self.seats = tuple(seats)
        self.spots = tuple(spots)
        registry = Registry({tag_uid(piece): piece for piece in pieces})
        playing = Playing(
            self.seats, registry, lambda command: None, 0.0, 0.0, spots=self.spots
        )
        self.match = Match(game, state, playing)
        self.match.show()

    def tell(self, signal):
        self.match.signal(signal)
        self.match.show()

    def wait(self, seconds):
        until_s = self.now_s + seconds
        while (wake_s := self.match.wake_at_s()) is not None and wake_s <= until_s:
            self.now_s = max(self.now_s, wake_s)
            self.match.tick(self.now_s)
            self.match.show()
            if self.match.wake_at_s() == wake_s:
                raise AssertionError("the match wants to be woken at a time that is over")
        self.now_s = until_s


def begun(listed: Listed, seats, *, spots=SPOTS, others=(), **options):
    """`Acting` in a match of a listed game that is about to begin, with pieces of other games
    about."""
    game = listed.table(TableShape(spots=len(spots)))
    state = listed.rules.initial(listed.rules.options_from(options), seats)
    return Acting(game, state, seats, (*listed.pieces, *others), spots)
