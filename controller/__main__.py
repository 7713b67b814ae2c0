"""The `reclaim` program: how it starts, and how it ends.

Exit codes: 0 for success; 2 for a user's mistake, or an output that cannot be written, with one
sentence; 130 after Ctrl-C, 141 when the reader of its output has gone (`reclaim ... | head`), 143
after SIGTERM: 128 plus the signal's number, as in shells. Only a bug of ours leaves a traceback.
"""

import signal

_INTERRUPTS = signal.getsignal(signal.SIGINT) is signal.default_int_handler
if _INTERRUPTS:
    # Before anything else: while modules are imported there is nothing to undo or to say.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import errno  # noqa: E402
import os  # noqa: E402
import sys  # noqa: E402
from contextlib import suppress  # noqa: E402
from typing import NoReturn  # noqa: E402

CANNOT = 2

_OUTPUT_FAULTS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Errors that a write to standard output may end with."""


def main() -> int:
    """Run the command line; return the exit code."""
    from controller import cli

    if _INTERRUPTS:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    # By default Python would die without closing anything or ending its child processes.
    signal.signal(signal.SIGTERM, _terminate)
    try:
        try:
            return cli.main()
        finally:
            # Also after argparse has ended the program, as it does after printing its help.
            if sys.stdout is not None:  # it is None if the program was started without one
                sys.stdout.flush()
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except OSError as error:
        return _output_lost(error)


def _output_lost(error: OSError) -> int:
    """Return the exit code if *error* means that standard output is lost; otherwise raise it."""
    lost = isinstance(error, BrokenPipeError)
    if error.filename is not None or not (lost or error.errno in _OUTPUT_FAULTS):
        raise error
    # What is still buffered would fail again when Python exits.
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
