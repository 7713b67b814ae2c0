"""Cuts the motor's power from outside: `python -m hardware.carousel.lower NOTE`.

For systemd's ExecStopPost, which runs it whenever the daemon has ended, also if daemon and guard
were killed together. Waits for the guard if that is still at work.

NOTE is a file in which the daemon has recorded, before opening the motor's pins, what must be low:
a mistake in the table file cannot hide the lines, and without a note no motor was opened. This must
be quick even on the slowest Pi, so of all installed packages it imports only lgpio; gpiozero alone
takes four times as long to import as everything else here (docs/motor-safety.md).
"""

import os
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path

NOTE = "motor-lines"
"""The note's name in the service's runtime folder (`RuntimeDirectory=` of systemd.exec(5))."""

GIVE_UP_S = 3.0
"""How long to try for a line that somebody holds: longer than a guard holds it."""

RETRY_S = 0.02


def leave_note(folder: Path, board: str, lines: Sequence[int]) -> None:
    """Record in *folder* that these *lines* of the *board* (`/dev/gpiochip0`) must be low once this
    program has ended, standby first."""
    (folder / NOTE).write_text(" ".join((board, *map(str, lines))), "utf-8")


def read_note(note: Path) -> tuple[int, list[int]]:
    """Return the number of the board and its lines, or no lines if there is no note. Raises
    ValueError if the file is not a note."""
    try:
        text = note.read_text("utf-8")
    except FileNotFoundError:
        return 0, []
    found = re.fullmatch(r"/dev/gpiochip(\d+)((?: \d+)+)", text)
    if found is None:
        raise ValueError(f"{note} holds {text[:80]!r}; expected a board and its lines")
    return int(found[1]), [int(line) for line in found[2].split()]


def lower(chip: int, lines: Sequence[int], give_up_s: float = GIVE_UP_S) -> str:
    """Drive *lines* of a chip low, each as soon as it is free, and leave them as inputs with a
    pull-down. Returns why one could not be had, or ""."""
    import lgpio

    until_s = time.monotonic() + give_up_s
    try:
        board = lgpio.gpiochip_open(chip)
    except lgpio.error as error:
        return f"/dev/gpiochip{chip}: {error}"
    held: dict[int, None] = {}
    while True:
        why = ""
        for line in lines:
            if line not in held:
                try:
                    lgpio.gpio_claim_output(board, line, 0)
                    held[line] = None
                except lgpio.error as error:
                    why = why or f"GPIO {line}: {error}"
        if not why or time.monotonic() > until_s:
            break
        time.sleep(RETRY_S)
    for line in held:
        lgpio.gpio_claim_input(board, line, lgpio.SET_PULL_DOWN)
    lgpio.gpiochip_close(board)
    return why


def main(arguments: Sequence[str]) -> int:
    """Lower the lines of a note; return the exit code."""
    try:
        chip, lines = read_note(Path(arguments[0]))
    except (OSError, ValueError) as error:
        print(f"It is not known which lines the motor has: {error}", file=sys.stderr)
        return 1
    why = lower(chip, lines) if lines else ""
    if why:
        print(f"The motor's power cannot be taken away: {why}", file=sys.stderr)
    sys.stderr.flush()
    # A normal exit would wait for lgpio's own thread.
    os._exit(1 if why else 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
