"""The `reclaim` program: how it begins, and how it ends.

Exit codes: 0 for success; 2 for a user's mistake, or an output that cannot be written, with one
sentence; 130 after Ctrl-C, 141 when the reader of its output has gone (`reclaim ... | head`), 143
after SIGTERM: 128 and the signal's number, as shells count. Only an error of ours is a traceback.
"""

import signal

_INTERRUPTS = signal.getsignal(signal.SIGINT) is signal.default_int_handler
if _INTERRUPTS:
    # First of all: while modules are imported there is nothing to undo and nothing to say.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import errno  # noqa: E402
import os  # noqa: E402
import sys  # noqa: E402
from contextlib import suppress  # noqa: E402
from typing import NoReturn  # noqa: E402

CANNOT = 2

_OUTPUT_FAULTS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""What a write to standard output may end with."""


def main() -> int:
    """Run the command line; returns the exit code."""
    from controller import cli

    if _INTERRUPTS:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    # Python would die of it without closing anything or ending its processes.
    signal.signal(signal.SIGTERM, _terminate)
    try:
        try:
            return cli.main()
        finally:
            # Also after argparse has ended the program, which it does when it has printed its help.
            if sys.stdout is not None:  # it is None where the program was started without one
                sys.stdout.flush()
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except OSError as error:
        return _output_lost(error)


def _output_lost(error: OSError) -> int:
    """The exit code where *error* means that standard output takes no more; else raises it."""
    lost = isinstance(error, BrokenPipeError)
    if error.filename is not None or not (lost or error.errno in _OUTPUT_FAULTS):
        raise error
    # What is still buffered would fail once more when Python ends.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if lost:
        return 128 + signal.SIGPIPE
    with suppress(OSError):
        print(f"reclaim: the output cannot be written: {error.strerror}.", file=sys.stderr)
    return CANNOT


def _terminate(number: int, frame: object) -> NoReturn:
    sys.exit(128 + number)


if __name__ == "__main__":
    sys.exit(main())
