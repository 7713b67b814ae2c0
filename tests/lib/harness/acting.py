"""Acts at a table: as the signals that pads, spots and buttons give, into a running match."""

from controller.games.box import tag_uid
from controller.interaction import Agreed, Pressed, Tapped, TappedAt
from controller.match import Match, Playing
from controller.registry import Registry
from hardware.signals import ButtonPressed, ButtonReleased, TagEntered, TagLeft

SPOTS = tuple(f"spot/{number}" for number in range(1, 7))
"""The readers of a table's spots, left to right."""

AFTER_S = 2.5
"""Time between two acts: long enough that the same tap again is a new one."""

SOON_S = 0.5
"""After an act so much time passes in which what needs a moment is decided."""


class Acting:
    """A match of *game* in *state*, and the hands that act in it."""

    def __init__(self, game, state, seats, pieces, spots=SPOTS):
        self.now_s = 0.0
        registry = Registry({tag_uid(piece): piece for piece in pieces})
        playing = Playing(seats, registry, lambda command: None, 0.0, 0.0, spots=spots)
        self.match = Match(game, state, playing)
        self.match.show()

    def do(self, *acts):
        """Perform *acts*; the moves that they made."""
        before = len(self.match.history)
        for act in acts:
            self.now_s += AFTER_S
            for signal in self._signals(act):
                self.match.signal(signal)
            self.match.tick(self.now_s + SOON_S)
            if isinstance(act, Agreed):
                self._let_go()
            self.match.show()
        return [played.move for played in self.match.history[before:]]

    def _signals(self, act):
        match act:
            case Tapped(seat, piece):
                return self._tap(f"pad/{seat}", piece)
            case TappedAt(spot, piece):
                return self._tap(SPOTS[spot - 1], piece)
            case Pressed(seat, button):
                return (
                    ButtonPressed(at_s=self.now_s, seat=seat, button=button),
                    ButtonReleased(at_s=self.now_s + 0.1, seat=seat, button=button),
                )
            case Agreed():
                return tuple(
                    ButtonPressed(at_s=self.now_s, seat=seat, button="A")
                    for seat in self.match.seats
                )

    def _let_go(self):
        """Everybody has held A for long enough."""
        self.now_s += AFTER_S
        self.match.tick(self.now_s)
        for seat in self.match.seats:
            self.match.signal(ButtonReleased(at_s=self.now_s, seat=seat, button="A"))

    def _tap(self, reader, piece):
        uid = tag_uid(piece)
        return (
            TagEntered(at_s=self.now_s, reader=reader, uid=uid),
            TagLeft(at_s=self.now_s + 0.4, reader=reader, uid=uid),
        )
