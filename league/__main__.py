"""The program of a league: `reclaim league`, or `python -m league`.

Ends with 2, and one sentence, when it could not do what was asked; with 130 or 143, as in shells,
when SIGINT or SIGTERM ended it before it could begin.
"""

import signal
import sys
from collections.abc import Sequence


def main(given: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    # What started this has them blocked until it can end in order.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGTERM, signal.SIGINT))
    try:
        from league.cli import run
    except ImportError as error:
        print(
            f"reclaim league needs packages that cannot be imported here ({error}). Install them "
            f"with `{sys.prefix}/bin/pip install 'reclaim[league]'`.",
            file=sys.stderr,
        )
        return 2
    try:
        return run(given)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Who reads has enough; nothing more is written, not even at the end.
        sys.stdout = None
        return 141


if __name__ == "__main__":
    sys.exit(main())
