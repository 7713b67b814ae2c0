"""Spreads the parts of a long bench over as many processes as there are cores."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.pool import Pool
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
    workers = min(os.cpu_count() or 1, len(jobs) // at_once)
    if workers < 2:
        yield from map(work, progress(jobs, name))
        return
    with _workers(workers) as pool:
        done = pool.imap(work, jobs, at_once)
        for _ in progress(jobs, name):
            yield next(done)


def _workers(number: int) -> Pool:
    """Processes that leave Ctrl-C, which a terminal sends to all of them, to this one."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # what is ignored is inherited
    try:
        return get_context("spawn").Pool(number)
    finally:
        signal.signal(signal.SIGINT, before)
