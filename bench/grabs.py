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

from bench.grab_round import TRACKERS, Played, Round
from bench.spread import spread
from bench.tally import Tally
from hardware.sim.noise import Profile, load_profile

ROUNDS, QUICK_ROUNDS = 2000, 40
DEEP_ROUNDS, QUICK_DEEP_ROUNDS = 20, 1
CHUNK = 20
"""Rounds that one process plays before it reports."""

Job = tuple[str, Profile, int, int, bool]
"""The profile's name, itself, seed, players, and whether to play on the deep twin, too."""


def run(
    seed: int, quick: bool, rounds: int | None, players: int, profiles: str, deep: bool
) -> dict[str, Any]:
    """Play *rounds* under each of the *profiles* (names or paths, separated by commas); the
    dictionary that `--json` prints.

    Raises `ProfileError` when a profile cannot be read.
    """
    if rounds is None:
        usual = (DEEP_ROUNDS, QUICK_DEEP_ROUNDS) if deep else (ROUNDS, QUICK_ROUNDS)
        rounds = usual[quick]
    loaded = {Path(name).stem: load_profile(name) for name in profiles.split(",")}
    tallies = {name: {profile: Tally() for profile in loaded} for name in TRACKERS}
    agreement = {profile: _Agreement() for profile in loaded}
    jobs: list[Job] = []
    for name, profile in loaded.items():
        seeds = random.Random(f"{seed}/grabs/{name}")
        jobs += [(name, profile, seeds.getrandbits(62), players, deep) for _ in range(rounds)]
    at_once = 1 if deep else CHUNK
    for (name, *_), twins in zip(jobs, spread(_play, jobs, "grabs", at_once), strict=True):
        for tracker, tally in twins[-1].tallies.items():
            tallies[tracker][name] += tally
        if deep:
            agreement[name].add(*twins)
    result: dict[str, Any] = {
        "rounds": rounds,
        "players": players,
        "twin": "deep" if deep else "fast",
    }
    for tracker, of in tallies.items():
        result[tracker] = {name: tally.figures() for name, tally in of.items()}
    if deep:
        result["agreement"] = {name: one.figures() for name, one in agreement.items()}
    return result


def table(result: dict[str, Any]) -> str:
    """The same for people."""
    columns = ("grabs", "missed", "false", "misattributed", "covered")
    rows = [
        f"{result['rounds']:,} rounds of {result['players']} hands, {result['twin']} twin; passes "
        "to suspicion and to certainty: median/p99",
        f"{'':<20}" + "".join(f"{name:>14}" for name in (*columns, "suspected", "certain")),
    ]
    for tracker in TRACKERS:
        for profile, of in result[tracker].items():
            name = profile if tracker == "profiles" else f"{profile}, {tracker}"
            passes = "".join(
                f"{str(of[key]['median']) + '/' + str(of[key]['p99']):>14}"
                for key in ("suspect_passes", "certain_passes")
            )
            rows.append(
                f"{name:<20}" + "".join(f"{of[column]:>14,}" for column in columns) + passes
            )
    for profile, of in result.get("agreement", {}).items():
        rows.append(
            f"{profile}: {of['same_grabs']} of {of['rounds']} rounds with the same grabs on both "
            f"twins; the same first conclusion for {of['same_outcomes']:,} of {of['grabs']:,} grabs"
        )
    return "\n".join(rows)


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


def _play(job: Job) -> list[Played]:
    """One round, on the fast twin and after that, if asked for, on the deep one."""
    _, profile, seed, players, deep = job
    return [
        Round(profile, seed, players, deep=on_deep).play()
        for on_deep in ((False, True) if deep else (False,))
    ]
