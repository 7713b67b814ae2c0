"""Takes the motor's power away by hand: `python -m hardware.carousel.lower NOTE`.

For systemd's ExecStopPost, which runs it after every end of the daemon: also when the daemon and
its guard were killed at once. Waits for the guard where that is still at work.

NOTE is a file in which the daemon has left, before it opened the motor's pins, what must be low: no
mistake in the table file keeps it from the lines, and where there is none no motor was opened. It
must be quick, on the slowest Pi as well: of all that is installed it imports lgpio alone, for
gpiozero takes four times as long to import as all the rest of this (docs/motor-safety.md).
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
"""How long a line that somebody holds is tried for: longer than a guard holds it."""

RETRY_S = 0.02


def leave_note(folder: Path, board: str, lines: Sequence[int]) -> None:
    """Note in *folder* that these *lines* of the *board* (`/dev/gpiochip0`) must be low when this
    program has ended, standby first."""
    (folder / NOTE).write_text(" ".join((board, *map(str, lines))), "utf-8")


def read_note(note: Path) -> tuple[int, list[int]]:
    """The number of the board and its lines; no lines where there is no note. Raises ValueError for
    a file that is no note."""
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
    pull-down. Returns why one could not be had: "" if all were."""
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
    """Lower the lines of a note; the exit code."""
    try:
        chip, lines = read_note(Path(arguments[0]))
    except (OSError, ValueError) as error:
        print(f"It is not known which lines the motor has: {error}", file=sys.stderr)
        return 1
    why = lower(chip, lines) if lines else ""
    if why:
        print(f"The motor's power cannot be taken away: {why}", file=sys.stderr)
    sys.stderr.flush()
    # lgpio has a thread of its own, which would be waited for.
    os._exit(1 if why else 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
