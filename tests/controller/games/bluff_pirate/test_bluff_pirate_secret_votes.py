"""A vote leaves the table with nothing: not the feed's bytes, lights and sounds, nor their times.

A match is played; then, for every observer, the votes of others that were never shown are turned
round, A for B, and the same signals come at the same times.
"""

import random

import pytest
from msgspec.structs import replace

from controller.conformance.hands import SPOTS
from controller.games.bluff_pirate.pieces import Revote, Vote
from hardware.signals import ButtonPressed, ButtonReleased
from harness.cardgames import MANNERS
from harness.tablesecrecy import played, staged

PIRATES = next(manner for manner in MANNERS if manner.slug == "bluff-pirate")
SEATS = ("red", "blue", "green", "yellow")


def unshown(match):
    """The times of votes that nobody chose, by their seats; those that were void, too."""
    times, open_votes = {}, {}
    for one, after in zip(match.history, [*match.before[1:], match.state], strict=True):
        if isinstance(one.move, Vote):
            open_votes[match.seats[one.move.player]] = one.at_s
        decided = after.picked is not None and open_votes
        if decided or isinstance(one.move, Revote):
            if decided:
                open_votes.pop(match.seats[after.picked], None)
            for seat, at_s in open_votes.items():
                times.setdefault(seat, set()).add(at_s)
            open_votes = {}
    return times


def turned_round(script, times, observer):
    """The same signals, with the other button where somebody else has voted: a vote counts when its
    button is let go."""
    other, signals, went_down = {"A": "B", "B": "A"}, list(script), {}
    for at, signal in enumerate(signals):
        if isinstance(signal, ButtonPressed):
            went_down[signal.seat, signal.button] = at
        elif isinstance(signal, ButtonReleased):
            began = went_down.pop((signal.seat, signal.button), None)
            votes = signal.seat != observer and signal.at_s in times.get(signal.seat, ())
            for one in (began, at) if votes and began is not None else ():
                signals[one] = replace(signals[one], button=other[signal.button])
    return signals


@pytest.mark.parametrize("spots", [SPOTS, ()], ids=["spots", "no spots"])
def test_bp_6_whatever_an_unshown_vote_was_nobody_else_sees_or_hears_it(spots, matches):
    compared = 0
    for seed in range(matches(3)):
        with played(PIRATES, SEATS, spots, f"votes/{seed}", share=0.0) as stage:
            times = unshown(stage.match)
            until_s = stage.now_s
            for observer in (None, random.Random(seed).choice(SEATS)):
                with staged(PIRATES, SEATS, spots, observers={None, observer}) as other:
                    other.follow(turned_round(stage.script, times, observer))
                    other.loop.run(until_s=until_s)
                    changed = [v for v in other.verdicts if v not in stage.verdicts]
                    compared += len(changed)
                    assert all(isinstance(move, Vote) for _, move in changed)
                    assert other.percepts(observer, until_s) == stage.percepts(observer, until_s)
    assert compared > 10
