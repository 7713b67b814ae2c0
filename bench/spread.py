"""Spreads the parts of a long bench over as many processes as it may use cores (`taskset`)."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context, resource_tracker
from typing import TypeVar

from bench.progress import progress

Job = TypeVar("Job")
Done = TypeVar("Done")


def spread(
    work: Callable[[Job], Done], jobs: Sequence[Job], name: str, at_once: int
) -> Iterator[Done]:
    """What *work* makes of each of *jobs*, in their order, with a bar of that *name*.

    A process does *at_once* of them before it reports; fewer than two such parcels are done in
    this one. *work* must be a function of a module, and its results must not depend on the process.
    """
    workers = min(len(os.sched_getaffinity(0)), len(jobs) // at_once)
    if workers < 2:
        yield from map(work, progress(jobs, name))
        return
    # A terminal sends Ctrl-C to all of them. The workers inherit that it is blocked, and this
    # process hears of it once the pool can be ended. Starting the tracker would unblock it.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with get_context("spawn").Pool(workers) as pool:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
            done = pool.imap(work, jobs, at_once)
            for _ in progress(jobs, name):
                yield next(done)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
