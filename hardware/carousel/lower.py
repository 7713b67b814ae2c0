"""Takes the motor's power away by hand: `python -m hardware.carousel.lower TABLE.toml`.

For systemd's ExecStopPost, which runs it after every end of the daemon: also when the daemon and
its guard were killed at once. Waits for the guard where that is still at work.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from gpiozero import Device

from hardware.carousel.guard import leave_pulled_down, lower
from hardware.carousel.guarded import lines_of
from hardware.config import load_table_file
from hardware.errors import TableError


def main(arguments: Sequence[str]) -> int:
    """Lower the motor's lines of a table file; leaves them as inputs with a pull-down."""
    file = load_table_file(Path(arguments[0]))
    if file.carousel.motor is None or file.simulated:
        return 0
    Device.ensure_pin_factory()
    held, why = lower(Device.pin_factory, lines_of(file.carousel.motor))
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
