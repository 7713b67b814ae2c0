"""One reader's poll loop: frames, presence, health and recovery behind one generator.

MicroPython runs this file unchanged; its types are in poller.pyi.

A poll sends REQA, which only newcomers answer, because known tags are in HALT. Then it selects the
known tags that are due, directly. A newcomer counts once a second SELECT has confirmed it. No HLTA
follows a check: the next REQA or WUPA sends the tag back to HALT without an answer (ISO/IEC
14443-3, figure 7), which saves a third of the check's time.
"""

from binascii import hexlify

from hardware.rfid.iso14443 import GARBLED, SILENCE, check, inventory, selection
from hardware.rfid.pcd import Pcd

CHECK_US = 20_000  # a tag seen within this time needs no check
SILENCES = 5  # clean ones in a row, after which a tag has left
GARBLED_US = 1_500_000  # unseen for this long, it has left whatever else is heard
CHECKS_PER_POLL = 2  # a check takes 3 ms, and newcomers are waiting


class PolledTag:
    """What is known of one tag; `entered` is True once it is confirmed."""

    def __init__(self, uid, now_us):
        self.uid = uid
        self.name = hexlify(uid).decode().upper()
        self.selection = selection(uid)
        self.entered = False
        self.silences = 0
        self.seen_us = now_us


class Presence:
    """The tags of one reader: turns what each poll saw into "it entered" and "it left".

    *Seen* means a SELECT with a correct CRC; a second one in the next poll makes a tag enter. It
    leaves after *silences* clean silences in a row. *Garbled* is evidence that something is there
    and restarts that count, but a tag not seen for *garbled_us* leaves all the same. While the
    reader is lost only `resume` is called.
    Every method returns an event or None: `("entered", name, present)`, `("left", name)`, or
    `("dropped", name)` for a tag that left before it was confirmed.
    """

    def __init__(self, silences=SILENCES, garbled_us=GARBLED_US):
        self.silences = silences
        self.garbled_us = garbled_us
        self._tags = []  # in order of arrival; a dict on the Pico keeps none

    @property
    def present(self):
        return tuple([tag.name for tag in self._tags if tag.entered])

    def due(self, now_us):
        """Return the tags to check now: all in doubt, and the two others seen longest ago."""
        doubtful = [tag for tag in self._tags if tag.silences or not tag.entered]
        settled = [
            tag
            for tag in self._tags
            if tag.entered and not tag.silences and now_us - tag.seen_us >= CHECK_US
        ]
        settled.sort(key=lambda tag: tag.seen_us)
        return doubtful + settled[:CHECKS_PER_POLL]

    def seen(self, uid, now_us):
        for tag in self._tags:
            if tag.uid == uid:
                break
        else:
            self._tags.append(PolledTag(uid, now_us))
            return None
        tag.silences = 0
        tag.seen_us = now_us
        if tag.entered:
            return None
        tag.entered = True
        return ("entered", tag.name, len(self.present))

    def silent(self, tag, now_us):
        tag.silences += 1
        if tag.silences >= self.silences or self._overdue(tag, now_us):
            return self._remove(tag)
        return None

    def garbled(self, tag, now_us):
        tag.silences = 0
        return self._remove(tag) if self._overdue(tag, now_us) else None

    def resume(self, now_us):
        """Resume after the reader was lost: that time does not count against its tags."""
        for tag in self._tags:
            tag.silences = 0
            tag.seen_us = now_us

    def _overdue(self, tag, now_us):
        return now_us - tag.seen_us > self.garbled_us

    def _remove(self, tag):
        self._tags.remove(tag)
        return ("left" if tag.entered else "dropped", tag.name)


HEALTH_US = 1_000_000  # Dead readers of other makes were found by hand, after hours.
RETRY_US = 250_000
REPEAT_CYCLE_US = 100_000
ASK_AGAIN_US = 1_000  # How soon a reader waiting for its turn asks again.


class Poller:
    """Watches one reader's field and reports what enters and leaves it.

    `run` is the whole interface; everything else is for inspection. A station on a Pico and the Pi
    itself drive it the same way:

        work = poller.run()
        wait_us, events = next(work)
        while True:
            ... sleep wait_us, and take care of events ...
            wait_us, events = work.send(now_us)

    `now_us` is an integer that never goes back and never wraps. Events are tuples:

        ("ready",)                          the reader answers, for the first time or again
        ("lost", fault)                     it does not: see `Pcd.health`; what is in the field is
                                            unknown
        ("entered", uid_hex, present)       a tag is there, confirmed twice; present counts them
        ("left", uid_hex)                   it is gone, after the filter's clean silences

    Losing a reader removes no tags: those still there when it is ready again are not reported
    again, and those that are gone leave in the ordinary way.

    With a *turn* (an object with `ask` and `give`) the field is on only during this reader's turn:
    it is switched on for each poll, which costs the 5.1 ms that tags take to wake up, and the turn
    is given back 5.1 ms after it is switched off, when they have lost their state. A lost reader
    takes no turns.

    The generator never ends and never raises, whatever the bus delivers.
    """

    def __init__(self, registers, poll_us=10_000, collisions_from_uid=False, turn=None):
        self.poll_us = poll_us
        self.ready = False
        self.fault = None  # why the reader is lost; None while it is ready or untried
        self.polls = 0
        self.garbled_polls = 0  # of these, those that heard something without understanding it
        self.now_us = 0
        self._turn = turn
        self._pcd = Pcd(registers)
        self._presence = Presence()
        self._collisions_from_uid = collisions_from_uid
        self._events = []
        self._asked = []
        self._cycle_due = False
        self._cycled_us = 0

    @property
    def version(self):
        """What the chip's version register says, a remark for people; None: not read yet."""
        return self._pcd.version

    @property
    def present(self):
        """The UIDs of the tags that have entered and not left, as upper-case hex digits."""
        return self._presence.present

    def run(self):
        """Poll for ever: yields `(wait_us, events)`, is sent `now_us`."""
        work = self._work()
        wait_us = 0
        while True:
            events, self._events = tuple(self._events), []
            self.now_us = yield (wait_us, events)
            wait_us = next(work)

    def ask(self, protocol, answer):
        """Run a protocol over the air after the next poll, and call *answer* with what it returns:
        it must leave the tags that are there as a SELECT does. While the reader is lost it waits.
        """
        self._asked.append((protocol, answer))

    def close(self):
        """Switch the antenna off. The generator must not be resumed afterwards."""
        self._pcd.antenna_off()
        if self._turn is not None:
            self._turn.give()

    # What follows yields only waits, in microseconds; `run` adds the events.

    def _work(self):
        while True:
            yield from self._bring_up()
            yield from self._watch()

    def _bring_up(self):
        while True:
            fault = yield from self._pcd.start(field=self._turn is None)
            if fault is None:
                break
            self._lose(fault)
            yield RETRY_US
        self.ready = True
        self.fault = None
        self._presence.resume(self.now_us)
        self._events.append(("ready",))

    def _lose(self, fault):
        self.ready = False
        if self.fault is None:
            self._events.append(("lost", fault))
        self.fault = fault

    def _watch(self):
        """Poll until the chip fails its health check."""
        health_us = self.now_us + HEALTH_US
        while True:
            started_us = self.now_us
            if self._turn is not None:
                yield from self._begin_turn()
            elif self._cycle_due:
                self._cycle_due = False
                self._cycled_us = started_us
                yield from self._pcd.cycle_field()
            silent = yield from self._poll()
            # Silence is believed only of a healthy chip: see `_poll`.
            if silent or self._pcd.doubtful or self.now_us >= health_us:
                health_us = self.now_us + HEALTH_US
                fault = yield from self._pcd.health()
                if fault is not None:
                    self._lose(fault)
                    yield from self._end_turn()
                    return
            for tag in silent:
                self._note(self._presence.silent(tag, self.now_us))
            if self._asked:
                protocol, answer = self._asked.pop(0)
                answer((yield from self._pcd.talk(protocol)))
            yield from self._end_turn()
            yield max(0, started_us + self.poll_us - self.now_us)

    def _begin_turn(self):
        while not self._turn.ask():
            yield ASK_AGAIN_US
        yield from self._pcd.field_on()

    def _end_turn(self):
        if self._turn is not None:
            # A neighbour's tag that is in HALT here must be in IDLE there.
            yield from self._pcd.field_off()
            self._turn.give()

    def _poll(self):
        """Look for newcomers, check the tags that are due; return those that kept silent."""
        self.polls += 1
        presence = self._presence
        found, garbled = yield from self._pcd.talk(inventory(self._collisions_from_uid))
        for uid in found:
            self._note(presence.seen(uid, self.now_us))
        silent = []
        for tag in presence.due(self.now_us):
            outcome = yield from self._pcd.talk(check(tag.selection))
            if outcome is SILENCE:
                silent.append(tag)
            elif outcome is GARBLED:
                garbled = True
                self._note(presence.garbled(tag, self.now_us))
            else:
                self._note(presence.seen(tag.uid, self.now_us))
        if garbled:
            self.garbled_polls += 1
            if self.now_us - self._cycled_us >= REPEAT_CYCLE_US:
                self._cycle_due = True
        return silent

    def _note(self, event):
        if event is None:
            return
        if event[0] != "entered":
            # A tag presumed gone may lie there in HALT, where REQA does not reach it.
            self._cycle_due = True
        if event[0] != "dropped":
            self._events.append(event)
