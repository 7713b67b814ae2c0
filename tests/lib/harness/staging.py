"""A table of signals alone with a whole console: all that leaves it is kept, byte for byte.

What leaves a table are the messages of its feed, for the public and for every seat, what the rules
offer, and the commands to its lights and its belt; all with their times.
"""

import msgspec

from controller.conformance.hands import SPOTS, Hands
from controller.match.acts import CONTROL_CARDS
from controller.match.registry import Registry
from controller.match.stage import PACES
from controller.match.tablegame import TableShape
from controller.table.assembly import Seating, console_of
from controller.table.setup import Setup
from controller.views import Update
from hardware.inspection import Inspection
from hardware.loop import Loop, VirtualClock
from hardware.sim.places import tag_uid
from harness.secrecy import offered

encoded = msgspec.json.Encoder().encode

STAGE_S = PACES["fast"].stage_s


class Stage(Hands):
    """A match of the *spec* game between people at *seats*.

    `script` has the signals so far, `feed` the messages of every one of *observers* (None: the
    public) and `commands` what the table was told, each with its time. Must be closed; also a
    context manager.
    """

    simulated = True
    name = "stage"

    def __init__(self, spec, seats, *, spots=SPOTS, others=(), observers=None, **options):
        self.seats, self.spots = tuple(seats), tuple(spots)
        self.listeners = []
        self.script, self.commands = [], []
        self.feed = {observer: [] for observer in observers or (None, *self.seats)}
        self.verdicts = []
        """What the rules said to every attempt, with its time: the move, or why they refused it."""
        self._offered_in = None
        self.loop = Loop(VirtualClock())
        pieces = (*spec.pieces, *others, *CONTROL_CARDS)
        registry = Registry({tag_uid(piece): piece for piece in pieces})
        setup = Setup(spec, TableShape(spots=len(self.spots)), options)
        # A climax is over before the next act.
        self.console = console_of(self, self.loop, registry, [setup], seating=Seating(speed="fast"))
        self.console.changed.append(self._published)
        self.console.start_match(self.seats)

    def __enter__(self):
        return self

    def __exit__(self, *exc_info):
        self.loop.close()

    @property
    def match(self):
        return self.console.match

    @property
    def now_s(self):
        return self.loop.now_s()

    # ---- a table -------------------------------------------------------------------------------

    def start(self):
        """There are no devices."""

    def inspect(self):
        return Inspection()

    def send(self, command):
        self.commands.append((self.now_s, command))

    def close(self):
        """Nothing is open."""

    # ---- hands ---------------------------------------------------------------------------------

    def tell(self, signal):
        self.script.append(signal)
        for listener in self.listeners:
            listener(signal)

    def wait(self, seconds):
        self.loop.run(until_s=self.now_s + seconds)

    def follow(self, script):
        """Let these signals come at their times."""
        for signal in script:
            self.loop.run(until_s=signal.at_s)
            self.tell(signal)

    # ---- what leaves ---------------------------------------------------------------------------

    def _published(self):
        sounds = self.console.take_sounds()
        match = self.match
        for observer, messages in self.feed.items():
            update = Update(self.console.view(observer), sounds)
            messages.append((self.now_s, encoded(update)))
            if match is not None and match.shown.state is not self._offered_in:
                messages.append((self.now_s, encoded(offered(match, observer))))
        self._offered_in = None if match is None else match.shown.state

    def percepts(self, observer, until_s):
        """Everything that an observer could see and hear before *until_s*."""
        return tuple(
            [one for one in told if one[0] < until_s]
            for told in (self.feed[None], self.feed[observer], self.commands)
        )
