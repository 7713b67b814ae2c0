"""`reclaim bench grabs`: does the table know of every tile that hands take off the running belt?

Rounds of hands without rules (`bench.grab_round`) are played under noise profiles. What
the table signals goes to our tracker and to a baseline in the same run; what each concludes is held
against the truth (`bench.tally` defines every figure).

Rounds are seeded one by one, so neither their number nor the number of processes changes what
happens in one. With `--deep` each round is played on the deep twin and on the fast one: the figures
are the deep twin's, and `agreement` says how far the two are at one.
"""

import random
from pathlib import Path
from typing import Any

from bench.grab_round import RIGHT, TRACKERS, Played, Round, Setup
from bench.profiles import load_profile
from bench.spread import spread
from bench.tally import Tally

ROUNDS, QUICK_ROUNDS = 2000, 40
DEEP_ROUNDS, QUICK_DEEP_ROUNDS = 20, 1
MATCHES = 10
"""Rounds at one table, with the same tags: the trackers keep what they have learnt of tags, readers
and hands. In the first of them all is new."""
CHUNK = 1
"""Rows of such rounds that one process plays before it reports."""

TABLES = {1: "sim", 2: "sim-two-readers", 4: "sim-four-readers"}
"""Belt readers -> the table file with that number of them."""

Job = tuple[tuple[str, int], Setup, tuple[int, ...], bool]
"""The profile's name and the readers, the table, the seeds of the rounds of one row, and whether to
play on the deep twin, too."""


def run(
    seed: int,
    quick: bool,
    rounds: int | None,
    players: int,
    profiles: str,
    deep: bool,
    readers: str = "1",
    assume: str | None = None,
    speed: float = 1.0,
) -> dict[str, Any]:
    """Play *rounds* under each of the *profiles* (names or paths, separated by commas) with each
    number of *readers*; the trackers believe in the readers and the missed passes of the profile
    *assume* (one more believes in the profile that is played), while the belt runs at the share
    *speed* of what the table file says. The dictionary that `--json` prints.

    Raises `ProfileError` when a profile cannot be read.
    """
    if rounds is None:
        usual = (DEEP_ROUNDS, QUICK_DEEP_ROUNDS) if deep else (ROUNDS, QUICK_ROUNDS)
        rounds = usual[quick]
    loaded = {Path(name).stem: load_profile(name) for name in profiles.split(",")}
    assumed = None if assume is None else load_profile(assume)
    kinds = [(name, int(number)) for name in loaded for number in readers.split(",")]
    names = list(TRACKERS) if assumed is None else [*TRACKERS, RIGHT]
    tallies = {name: {kind: Tally() for kind in kinds} for name in names}
    agreement = {name: _Agreement() for name in loaded}
    at_once = 1 if deep else MATCHES
    jobs: list[Job] = []
    for name, number in kinds:
        draw = random.Random(f"{seed}/grabs/{name}")
        seeds = [draw.getrandbits(62) for _ in range(rounds)]
        for first in range(0, rounds, at_once):
            row = tuple(seeds[first : first + at_once])
            setup = Setup(loaded[name], players, TABLES[number], assumed, row[0], speed)
            jobs.append(((name, number), setup, row, deep))
    parcel = 1 if deep else CHUNK
    for (kind, *_), played in zip(jobs, spread(_play, jobs, "grabs", parcel), strict=True):
        for twins in played:
            for tracker, tally in twins[-1].tallies.items():
                tallies[tracker][kind] += tally
            if deep:
                agreement[kind[0]].add(*twins)
    result: dict[str, Any] = {
        "rounds": rounds,
        "players": players,
        "twin": "deep" if deep else "fast",
        "assumed": assume,
        "speed": speed,
    }
    for tracker, of in tallies.items():
        result[tracker] = {
            name: {
                "readers": {
                    str(number): of[name, number].figures()
                    for other, number in kinds
                    if other == name
                }
            }
            for name in loaded
        }
    if assumed is not None:
        ours = next(iter(TRACKERS))
        result["belief"] = {
            name: {
                str(number): _compared(tallies[ours][name, number], tallies[RIGHT][name, number])
                for other, number in kinds
                if other == name
            }
            for name in loaded
        }
    if deep:
        result["agreement"] = {name: one.figures() for name, one in agreement.items()}
    return result


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    heads = (
        "grabs",
        "missed",
        "false",
        "covered",
        "wrong/10k",
        "certain s",
        "2 passes s",
        "seat wrong",
        "unknown",
        "weak",
    )
    rows = [
        f"{result['rounds']:,} rounds of {result['players']} hands, {result['twin']} twin; seconds "
        "to certainty and to the second pass, turns until a weak tag is named: median/p99 "
        "(research/belt.md)",
        f"{'':<24}{'readers':>8}" + "".join(f"{head:>12}" for head in heads),
    ]
    for tracker in (*TRACKERS, RIGHT) if "belief" in result else TRACKERS:
        for profile, of in result[tracker].items():
            name = profile if tracker == "profiles" else f"{profile}, {tracker}"
            for readers, figures in of["readers"].items():
                cells = (
                    *(
                        figures[key]
                        for key in ("grabs", "missed", "false", "covered", "wrong_single")
                    ),
                    _pair(figures["certain_s"]),
                    _pair(figures["pass_s"]["2"]),
                    _percent(figures["attributed"]["wrong_of_said"]),
                    _percent(figures["attributed"]["unknown"]),
                    _pair(figures["weak_named_turns"]),
                )
                rows.append(f"{name:<24}{readers:>8}" + "".join(f"{cell!s:>12}" for cell in cells))
    for profile, of in result.get("belief", {}).items():
        for readers, errors in of.items():
            times = "" if errors["times"] is None else f", {errors['times']:g} times as many"
            rows.append(
                f"{profile}, readers {readers}: {errors['believed']} errors where the tracker "
                f"believes in {result['assumed']}, {errors['right']} where it believes in the "
                f"world that is played{times} (goal 3)"
            )
    for profile, of in result.get("agreement", {}).items():
        rows.append(
            f"{profile}: {of['same_grabs']} of {of['rounds']} rounds with the same grabs on both "
            f"twins; the same first conclusion for {of['same_outcomes']:,} of {of['grabs']:,} grabs"
        )
    return "\n".join(rows)


def _compared(believed: Tally, right: Tally) -> dict[str, Any]:
    """The errors of a tracker that believes in another world beside those, in the same rounds, of
    one that believes in this one."""
    errors, others = believed.singles.errors, right.singles.errors
    times = round(errors / others, 2) if others else None
    return {"believed": errors, RIGHT: others, "times": times}


def _pair(of: dict[str, Any]) -> str:
    return "/".join("-" if of[key] is None else f"{of[key]:g}" for key in ("median", "p99"))


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{share:.1%}"


class _Agreement:
    """How far the twins are at one on the same rounds, as far as our tracker goes."""

    def __init__(self) -> None:
        self.rounds = self.same_grabs = self.grabs = self.same_outcomes = 0
        self.fast = Tally()

    def add(self, fast: Played, deep: Played) -> None:
        tracker = next(iter(TRACKERS))
        self.rounds += 1
        self.same_grabs += fast.grabs == deep.grabs
        self.fast += fast.tallies[tracker]
        for one, other in zip(fast.outcomes[tracker], deep.outcomes[tracker], strict=False):
            self.grabs += 1
            self.same_outcomes += one == other

    def figures(self) -> dict[str, Any]:
        return {
            "rounds": self.rounds,
            "same_grabs": self.same_grabs,
            "grabs": self.grabs,
            "same_outcomes": self.same_outcomes,
            "fast": self.fast.figures(),
        }


def _play(job: Job) -> list[list[Played]]:
    """A row of rounds, each on the fast twin and after that, if asked for, on the deep one."""
    _, setup, seeds, deep = job
    rows: list[list[Played]] = []
    for number, seed in enumerate(seeds):
        played = []
        for at, on_deep in enumerate((False, True) if deep else (False,)):
            known = rows[-1][at].trackers if rows else None
            troubled = deep or (seeds[0] + number) % 2 == 1
            one = Round(
                setup,
                seed,
                deep=on_deep,
                troubled=troubled,
                trackers=known,
                last=number == len(seeds) - 1,
            )
            played.append(one.play())
        rows.append(played)
    return rows
