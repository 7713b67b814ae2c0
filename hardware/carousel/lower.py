"""Takes the motor's power away by hand: `python -m hardware.carousel.lower TABLE.toml`.

For systemd's ExecStopPost, which runs it after every end of the daemon: also when the daemon and
its guard were killed at once. Waits for the guard where that is still at work. Of the table file it
wants the motor's lines and nothing else, so that no mistake elsewhere in the file keeps it from
them; and it imports little more than gpiozero, because systemd waits for TimeoutStopSec at most and
a Pi Zero needs a second for what a PC imports in a tenth of one.
"""

import os
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from hardware.carousel.guard import leave_pulled_down, lower
from hardware.errors import TableError, TableFileError
from hardware.pins import board_pins


def motor_lines(path: Path) -> list[int]:
    """The lines of the table file's motor, standby first, as `MotorSettings.lines`; none at a
    simulated table. Raises `TableFileError`."""
    try:
        file = tomllib.loads(path.read_text("utf-8"))
        motor = {} if file.get("simulated") else file.get("carousel", {}).get("motor", {})
        names = [name for name in ("standby", "forward", "backward") if name in motor]
        return [int(motor[name]) for name in names]
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise TableFileError(
            f"The motor's lines cannot be read from {path} ({error}); expected a table file with "
            "GPIO numbers in [carousel.motor]."
        ) from error


def main(arguments: Sequence[str]) -> int:
    """Lower the motor's lines of a table file; leaves them as inputs with a pull-down."""
    lines = motor_lines(Path(arguments[0]))
    if not lines:
        return 0
    held, why = lower(board_pins(), lines)
    leave_pulled_down(held)
    if why:
        print(f"The motor's power cannot be taken away: {why}", file=sys.stderr)
    sys.stderr.flush()
    os._exit(1 if why else 0)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except TableError as error:
        sys.exit(str(error))
