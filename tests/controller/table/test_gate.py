"""The gate: nothing is seen before it is on the disk, and a stop never waits."""

from types import SimpleNamespace

from controller.conformance.hands import begun
from controller.games.captains_orders.pieces import card_piece
from controller.games.captains_orders.spec import SPEC as CAPTAINS_ORDERS
from controller.table.gate import Gate
from hardware.signals import RunBelt, SetLight, StopBelt, TagEntered
from hardware.sim.places import tag_uid


class SlowDisk:
    """A recorder whose commits are done when the test says so."""

    def __init__(self):
        self.waiting = False
        self.noted = 0
        self.commits = 0
        self.released = []

    def note(self):
        self.noted += 1

    def commit(self):
        if self.noted:
            self.waiting = True
            self.commits += 1
            self.noted = 0

    def finish(self):
        self.waiting = False
        for released in self.released:
            released()


class Table:
    def __init__(self, recorder=None):
        self.seen = []
        self.gate = Gate(recorder, SimpleNamespace(send=self.seen.append))
        self.gate.listeners.append(lambda: self.seen.append("shown"))


def test_without_a_recorder_everything_leaves_at_once():
    table = Table()
    light = SetLight("red", "green")
    table.gate.enter(lambda: table.gate.send(light))
    assert table.seen == [light, "shown"]


def test_what_was_recorded_is_seen_only_when_it_is_durable():
    disk = SlowDisk()
    table = Table(disk)
    light = SetLight("red", "green")

    def move():
        disk.note()
        table.gate.send(light)

    table.gate.enter(move)
    assert table.seen == []
    disk.finish()
    assert table.seen == [light, "shown"]


def test_work_that_comes_meanwhile_waits_in_line_and_is_done_as_one_group():
    disk = SlowDisk()
    table = Table(disk)
    done = []

    def move(name):
        disk.note()
        done.append(name)

    table.gate.enter(lambda: move("a"))
    table.gate.enter(lambda: move("b"))
    table.gate.enter(lambda: move("c"))
    assert done == ["a"]
    disk.finish()
    assert done == ["a", "b", "c"]
    assert table.seen == ["shown"]
    disk.finish()
    assert table.seen == ["shown", "shown"]
    assert disk.commits == 2


def test_what_records_nothing_is_seen_at_once():
    disk = SlowDisk()
    table = Table(disk)
    table.gate.enter(lambda: None)
    assert table.seen == ["shown"]


def test_a_stop_of_the_belt_never_waits_and_overtakes_a_start():
    disk = SlowDisk()
    table = Table(disk)

    def move():
        disk.note()
        table.gate.send(RunBelt(3.0))
        table.gate.send(StopBelt())

    table.gate.enter(move)
    assert table.seen == [StopBelt()]
    disk.finish()
    assert table.seen == [StopBelt(), "shown"]


def test_what_a_command_brings_about_is_taken_in_afterwards():
    table = Table()
    order = []

    def answer(command):
        order.append(command)
        table.gate.enter(lambda: order.append("heard"))

    table.gate = Gate(None, SimpleNamespace(send=answer))
    table.gate.listeners.append(lambda: order.append("shown"))
    table.gate.enter(lambda: table.gate.send(RunBelt(3.0)))
    assert order == [RunBelt(3.0), "shown", "heard", "shown"]


def test_what_happens_in_a_match_is_seen_when_the_gate_lets_it_out_and_not_before():
    match = begun(CAPTAINS_ORDERS, ("red", "blue", "green", "yellow")).match

    def seen():
        lights = [match.signs.lights.light(seat) for seat in match.seats]
        return match.shown.view(None), match.shown.view("red"), match.shown.notices(), lights

    before = seen()
    for card in range(6):
        uid = tag_uid(card_piece(card))
        match.signal(TagEntered(at_s=3.0 * card, reader="pad/red", uid=uid))
    match.signal(TagEntered(at_s=20.0, reader="pad/red", uid=tag_uid("luggage/tile/clown")))
    assert len(match.history) == 6
    assert seen() == before
    match.show()
    assert all(now != then for now, then in zip(seen(), before, strict=True))
