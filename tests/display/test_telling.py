"""How a table is, as other computers are told: what stands on its screen, and nothing else."""

import subprocess
import sys
from random import Random

import msgspec
import pytest

from controller.views import Notice, SeatStatus, TableView
from controller.views.people import Bot, Person
from controller.views.table import BatteryStatus
from controller.views.telling import TableState
from display import telling
from display.telling import state_of
from harness.matches import SEATS
from harness.secrecy import Leak
from harness.sittings import SITTINGS
from harness.worldsecrecy import Compared, Theatre, check_world, encoded

TABLE = "0123456789abcdef"


def view(**other):
    seats = (
        SeatStatus("red", True, None, False, False, person=Person("Ada")),
        SeatStatus("blue", True, Bot("Flint", "bold", "sharp"), False, False),
        SeatStatus("green", False, None, False, False),
    )
    given = {"at_s": 1.0, "table": "sim", "simulated": True, "stage": "attract", "seats": seats}
    return TableView(**(given | other))


def test_who_sits_there_is_told_by_the_names_on_the_screen():
    state = state_of(view(stage="joining"), TABLE, "Window table")
    assert state.names == {"red": "Ada", "blue": "Flint"}
    assert state.bots == {"blue": "sharp"}
    assert (state.stage, state.name, state.table) == ("lobby", "Window table", TABLE)


def test_what_others_read_of_it_is_what_was_told():
    state = state_of(view(), TABLE)
    assert msgspec.json.decode(msgspec.json.encode(state), type=TableState) == state


@pytest.mark.parametrize(("language", "said"), [("en", "battery"), ("de", "Batterie")])
def test_a_fault_is_told_in_the_tables_words(language, said):
    empty = Notice("table-belt-fault-battery-empty", kind="fault")
    (fault,) = state_of(view(faults=(empty,), language=language), TABLE).faults
    assert fault.severity == "fault"
    assert said in fault.said


def test_a_fault_is_the_same_while_its_numbers_change():
    first, second = (
        Notice("table-belt-warning-battery-absent", {"volts": volts}) for volts in (0.1, 0.2)
    )
    before, after = (state_of(view(notices=(one,)), TABLE).faults for one in (first, second))
    assert before[0].id == after[0].id
    assert before[0].severity == "warning"


def test_what_a_player_did_wrong_is_no_fault_of_the_table():
    mistake = Notice("table-own-pad", kind="mistake", seat="red")
    assert state_of(view(notices=(mistake,)), TABLE).faults == ()


@pytest.mark.parametrize(
    ("level", "told"), [("good", "ok"), ("low", "low"), ("empty", "empty"), ("unknown", "")]
)
def test_the_battery_is_told_as_far_as_it_is_known(level, told):
    assert state_of(view(battery=BatteryStatus(level)), TABLE).battery == told


def test_a_belt_that_stands_for_a_fault_is_stopped():
    jam = Notice("table-belt-fault-jam", kind="fault")
    assert state_of(view(faults=(jam,)), TABLE).belt == "stopped"


def test_a_line_has_no_control_characters_and_an_end():
    line = telling._line("a\nb\x9fc" + "d" * 900)
    assert line.startswith("a b c")
    assert len(line) == telling.LONGEST


# ---- nothing hidden can be told ------------------------------------------------------------------


class StateOfTheatre(Theatre):
    """A simulated table; what is told is its state, whenever that changes."""

    def _listen(self):
        self._told = None
        super()._listen()

    def _changed(self):
        super()._changed()
        state = telling.state_of(self.opened.console.view(), TABLE)
        if state != self._told:
            self._told = state
            self._tell(None, "state", encoded(state))

    def _tell(self, observer, what, data):
        if what == "state":
            super()._tell(observer, what, data)


def check(sitting, compared):
    check_world(
        sitting, 1, Random(1), compared, instants=2, observers=(None,), theatre=StateOfTheatre
    )


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda one: one.slug)
def test_hidden_pieces_change_nothing_that_is_told(sitting):
    compared = Compared()
    check(sitting, compared)
    assert compared.same


def test_a_state_that_depends_on_what_one_seat_knows_is_caught(mocker):
    real = telling.state_of

    def peeking(view, table, name=""):
        tables = theatres[-1]
        known = encoded(tables.opened.console.view(SEATS[0]).match)
        return real(view, table, f"{sum(known) % 9973}")

    theatres = []
    listen = StateOfTheatre._listen

    def listened(self):
        theatres.append(self)
        listen(self)

    mocker.patch.object(StateOfTheatre, "_listen", listened)
    mocker.patch.object(telling, "state_of", peeking)
    orders = next(one for one in SITTINGS if one.slug == "captains-orders")
    with pytest.raises(Leak):
        check(orders, Compared())


def test_its_program_ends_with_its_reader_although_nothing_changes(tmp_path):
    feed = ("--connect", str(tmp_path / "nobody.sock"))
    program = subprocess.Popen(
        (sys.executable, "-m", "display.telling", *feed, "--table", "1f" * 8),
        stdout=subprocess.PIPE,
    )
    try:
        program.stdout.close()
        assert program.wait(20) == 0
    finally:
        program.kill()
