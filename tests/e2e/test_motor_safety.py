"""The motor is off when its program is broken or dead: real processes, and pins that outlive them.

A daemon, its watchdog and its guard run a motor on the pins of a pin server, one for each way in
which kernels treat a line whose owner died. The daemon is broken, and the lines are read back from
the server. A line that floats counts as high: no resistor helps here but where a test says so.
"""

import math
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hardware.carousel.lower import NOTE, leave_note
from hardware.carousel.watchdog import EXIT_HUNG
from hardware.config import load_table_file
from remotepins import SERVER, Connection

PATIENCE_S = 20.0
DAEMON = Path(__file__).with_name("motor_daemon.py")
STANDBY, FORWARD, BACKWARD = MOTOR = (12, 13, 16)
TABLE = f"""
name = "motor"
[carousel]
ramp_s = 0.15
[carousel.motor]
standby = {STANDBY}
forward = {FORWARD}
backward = {BACKWARD}
"""
KERNELS = {"frees to input": (), "keeps driving": ("--keeps-driving",)}
OFF = dict.fromkeys(MOTOR, 0.0)
OFF_WITHIN_S = 5.0
"""A generous limit for a busy machine; an idle one takes 1.2 s at most."""


class Board:
    """A pin server, and the daemon that uses its pins."""

    def __init__(self, folder, *options):
        folder.mkdir()
        self.folder = folder
        self.table = folder / "table.toml"
        self.table.write_text(TABLE)
        self.socket = folder / "pins"
        self.server = subprocess.Popen(
            [sys.executable, "-m", "pinserver", str(self.socket), *options]
        )
        self.pins = self.daemon = self.guard = None

    def start_daemon(self):
        with (self.folder / "errors").open("wb") as errors:
            self.daemon = subprocess.Popen(
                [sys.executable, str(DAEMON), str(self.table), str(self.folder)],
                env=os.environ | {SERVER: str(self.socket)},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
            )

    def wait_until_the_motor_runs(self):
        with self.daemon.stdout as said:
            guard = said.readline() if select.select([said], [], [], PATIENCE_S)[0] else b""
        assert guard, self.errors()
        self.guard = os.pidfd_open(int(guard))
        levels = self.levels()
        assert levels[STANDBY] == levels[FORWARD] == 1.0
        assert 0.0 < levels[BACKWARD] < 1.0  # slow decay: it brakes for the rest
        self.since_s = time.monotonic()

    def bury_daemon(self):
        """End whatever still runs, and wait for it."""
        if self.daemon is not None:
            self.daemon.kill()
            self.daemon.wait()
            self.daemon.stdin.close()
            self.daemon = None
        if self.guard is not None:
            self.wait_for_the_guard()
            os.close(self.guard)
            self.guard = None

    def wait_for_the_guard(self):
        assert select.select([self.guard], [], [], PATIENCE_S)[0], "the guard does not end"

    def close(self):
        self.bury_daemon()
        if self.pins is not None:
            self.pins.close()
        self.server.kill()
        self.server.wait()

    def errors(self):
        return (self.folder / "errors").read_text()

    def send(self, number):
        self.daemon.send_signal(number)

    def ask_to(self, break_so):
        self.daemon.stdin.write(break_so.encode())
        self.daemon.stdin.flush()

    def wait_for_the_end(self):
        """Returns the daemon's exit code when its guard has ended too."""
        code = self.daemon.wait(PATIENCE_S)
        self.wait_for_the_guard()
        self.pins.levels()  # by the answer to a second question the server has seen both ends
        return code

    def levels(self):
        levels = self.pins.levels()
        return {line: levels[line] for line in MOTOR}

    def left_floating(self):
        """The lines that a process let float until something else changed them, or for good.

        While one takes a line over it floats, too: gpiozero's lgpio pins claim it without a pull
        before they drive it.
        """
        left, floating = set(), {}
        for change in self.pins.history():
            if change.at_s > self.since_s:
                if floating.pop(change.line, change.by) != change.by:
                    left.add(change.line)
                if change.level is None:
                    floating[change.line] = change.by
        return left | set(floating)

    def on_for_s(self):
        """How long the motor may still have turned since the daemon was seen to run it."""
        levels, off_s = dict.fromkeys(MOTOR, 1.0), math.inf
        for change in self.pins.history():
            if change.at_s > self.since_s:
                was_on = may_turn(levels)
                levels[change.line] = change.level
                if was_on:
                    off_s = change.at_s
        return math.inf if may_turn(levels) else off_s - self.since_s


def may_turn(levels):
    """Whether the bridge is awake and an input is not low. What floats may be high."""
    return levels[STANDBY] != 0.0 and (levels[FORWARD] != 0.0 or levels[BACKWARD] != 0.0)


def wait_for(condition):
    give_up_s = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < give_up_s, "waited too long"
        time.sleep(0.01)


@pytest.fixture(scope="module")
def servers(tmp_path_factory):
    folder = tmp_path_factory.mktemp("boards")
    boards = {kernel: Board(folder / kernel, *how) for kernel, how in KERNELS.items()}
    try:
        for board in boards.values():
            wait_for(board.socket.exists)
            board.pins = Connection(board.socket)
        yield boards
    finally:
        for board in boards.values():
            board.close()


@pytest.fixture
def boards(servers):
    """A board with a motor that runs, for each kind of kernel."""
    try:
        for board in servers.values():
            board.start_daemon()
        for board in servers.values():
            board.wait_until_the_motor_runs()
        yield servers
    finally:
        for board in servers.values():
            board.bury_daemon()


def sent(number):
    return lambda board: board.send(number)


def told(to):
    return lambda board: board.ask_to(to)


ENDS = {
    # what happens                how                        the exit code says who ended it
    "SIGTERM": (sent(signal.SIGTERM), 0),
    "SIGINT": (sent(signal.SIGINT), 0),
    "SIGHUP": (sent(signal.SIGHUP), 0),
    "an exception in the loop": (told("fail"), 1),
    "an exception in a thread": (told("fail in a thread"), 1),
    "a callback in an endless loop": (told("hang in Python"), EXIT_HUNG),
    "a hang that lets no thread run": (told("hang without letting others run"), -signal.SIGKILL),
    "SIGSTOP": (sent(signal.SIGSTOP), -signal.SIGKILL),
    "kill -9": (sent(signal.SIGKILL), -signal.SIGKILL),
    "a crash in C": (told("crash"), -signal.SIGSEGV),
}


@pytest.mark.parametrize("end", ENDS)
def test_the_motor_is_off_soon_after(end, boards):
    how, code = ENDS[end]
    for board in boards.values():
        how(board)
    for kernel, board in boards.items():
        assert board.wait_for_the_end() == code, (kernel, board.errors())
        assert board.levels() == OFF, kernel
        assert board.on_for_s() < OFF_WITHIN_S, kernel
        assert not board.left_floating(), kernel
        print(f"{end}, {kernel}: the motor was off after {board.on_for_s():.2f} s")


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (signal.SIGKILL, "guard has ended by signal SIGKILL"),
        (signal.SIGSTOP, "guard is stopped or hangs"),
    ],
)
def test_the_motor_is_off_soon_after_its_guard_was_killed_or_stopped(number, said, boards):
    for board in boards.values():
        signal.pidfd_send_signal(board.guard, number)
    for kernel, board in boards.items():
        assert board.wait_for_the_end() == 1
        assert said in board.errors()
        assert board.levels() == OFF, kernel
        assert board.on_for_s() < OFF_WITHIN_S, kernel
        assert not board.left_floating(), kernel
        print(f"guard {number.name}, {kernel}: the motor was off after {board.on_for_s():.2f} s")


def note_of(board):
    """What a daemon in a systemd service leaves before it opens the motor's pins."""
    lines = load_table_file(board.table).carousel.motor.lines
    leave_note(board.folder, "/dev/gpiochip0", lines)
    return board.folder / NOTE


def test_lower_helps_where_daemon_and_guard_were_killed_at_once(boards):
    """What systemd's ExecStopPost runs."""
    program = (
        "import sys, remotelgpio; sys.modules['lgpio'] = remotelgpio; "
        "from hardware.carousel import lower; lower.main(sys.argv[1:])"
    )
    for kernel, board in boards.items():
        board.send(signal.SIGSTOP)
        signal.pidfd_send_signal(board.guard, signal.SIGKILL)
        board.send(signal.SIGKILL)
        board.wait_for_the_end()
        assert board.levels()[STANDBY] == {"frees to input": 0.0, "keeps driving": 1.0}[kernel]
        subprocess.run(
            [sys.executable, "-c", program, str(note_of(board))],
            env=os.environ | {SERVER: str(board.socket)},
            check=True,
        )
        board.pins.levels()
        assert board.levels() == OFF, kernel


def test_a_daemon_that_is_started_at_once_takes_the_lines_over_from_the_guard(boards):
    for board in boards.values():
        board.send(signal.SIGKILL)
        board.daemon.wait()
        board.daemon.stdin.close()
        board.start_daemon()
    for board in boards.values():
        os.close(board.guard)
        board.wait_until_the_motor_runs()


def test_of_two_daemons_that_are_started_at_once_exactly_one_has_the_motor(servers):
    for board in servers.values():
        rivals = [
            subprocess.Popen(
                [sys.executable, str(DAEMON), str(board.table), str(folder)],
                env=os.environ | {SERVER: str(board.socket)},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
            for folder in (board.folder / "one", board.folder / "other")
            if not folder.mkdir()
        ]
        try:
            wait_for(lambda r=rivals: any(rival.poll() is not None for rival in r))
            winner, loser = sorted(rivals, key=lambda rival: rival.poll() is not None)
            assert winner.stdout.readline(), "its motor runs"
            assert b"another table's guard has" in loser.communicate()[1]
            assert may_turn(board.levels())
        finally:
            for rival in rivals:
                rival.kill()
                rival.communicate()
        wait_for(lambda b=board: b.levels() == OFF)


def test_a_loop_that_is_late_by_200_ms_three_times_in_a_row_goes_on(boards):
    for board in boards.values():
        board.ask_to("hiccup")
    for board in boards.values():
        wait_for(lambda board=board: "goes on" in board.errors())
        assert may_turn(board.levels())
        board.send(signal.SIGTERM)
        assert board.wait_for_the_end() == 0


@pytest.mark.parametrize("kernel", KERNELS)
def test_the_self_test_is_guarded_as_the_daemon_is(kernel, servers):
    board = servers[kernel]
    doctor = subprocess.Popen(
        [sys.executable, str(DAEMON.with_name("motor_doctor.py")), str(board.table)],
        env=os.environ | {SERVER: str(board.socket)},
        stdin=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for(lambda: board.levels()[STANDBY] == board.levels()[FORWARD] == 1.0)
    finally:
        doctor.kill()
        doctor.wait()
    wait_for(lambda: board.levels() == OFF)
