"""How much an unread pass proves: the chance of it, if the tile lay there all the same.

A reader misses a tile that lies there for one of two reasons. Either it failed at this one pass
(the chance `miss`), or it was blind throughout: a hand, a sleeve or a stacked coat shadowed it.
Blindness comes at a rate that the tracker learns, and lasts for a while that nobody knows: a second
on average, now and then very much longer. So what was read around the pass decides. Between two
proofs that the reader works, at `proven_s` and `proven_again_s`, the chance that blindness has come
after the first, has covered the pass and has gone before the second is an integral over the times
at which it may have begun:

    blind = rate * (H(pass) - H(proof..end) - H(start..proof) + H(proof..proof))
    H(d)        (the seconds that a blindness lasts beyond d on average: see `_beyond`)

It is 0 between neighbours that were read to the end, and the rate times about a second where
nothing lies near. Tiles that stay unread in the same silence make blindness more likely, for that
explains them all at once, while it would be a chance of `TAKEN` for each that it has just been
taken: when nothing at all is read for long, absence proves nothing.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

TAKEN = 0.25
"""How often a tile is taken in a turn of the belt, before any is observed. Assumed: four
players grab about 50 times in a round of about five turns, from 20 to 36 tiles."""

TAKEN_LATER = 0.05
"""How often in a turn, for a tile that has passed unread already. Low, as at a quiet table time
alone must not make a tile look gone whose tag is weak."""

MOVED = 0.03
"""The chance of a tile that was taken to be back at another place, where one pass has missed it and
the next has not come yet. Assumed."""

LOST = 0.02
"""The chance of a tile to be missing when a lap begins that knows no place of it. Assumed."""

CUT = 0.005
"""The chance of a tile to be read for much too short a time, although its reader works: it was
taken or put down just then. Assumed."""

SLACKS = 3.0
"""The likelihood of a field's edge falls by e per third of the position uncertainty. Assumed."""

PROOF_S = 0.1
"""When a proof begins or ends is known to a tenth of a second: a field has no sharp edge."""

DOUBT = 7e-4
"""A tile is called missing when the chance that it still lies there is less."""

LATE, LATE_DOUBT = 3, 1e-2
"""After that many passes a larger doubt will do, if its reader has hardly missed them all (see
`HARDLY`) and only blindness could hide it: who waits longer is wrong more often, for tiles are put
back meanwhile."""

HARDLY = 1e-4
"""A reader that sees a tile hardly misses it in passes that come to a smaller chance: three that
it misses once in 22."""

SUSPICION = 0.5
"""A tile is suspected when it is more likely gone than present."""

NAMED = 0.965
"""A seat is said to have a tile when that is more likely than this."""

MISSES, PASSES = 1.0, 50.0
"""What is believed of a reader before it was seen to work: this many misses in this many passes."""

BLINKS, WATCHED_S = 0.5, 30.0
"""And this many blindnesses in this many seconds of reading."""

STEADINESS = 100.0
"""How many passes of one sound tag outweigh what is known of its reader: they are much alike."""

WEAK = 0.005
"""The share of tags that are weak, and of which nothing is known before they have passed: one may
miss any share of its passes. Assumed: one sticker in two hundred was bent."""

SOUND_ENOUGH = 0.2
"""A tag is weak that misses a larger share of its passes than this."""

PLAIN = 0.8
"""A tag is called weak when that is more likely than this."""

DEAD = 0.9
"""A tag that has missed a larger share of its passes is not waited for."""

PASSING_S = 0.5
"""How long a tile is in the heart of a field: 30 mm at 63 mm a second. Assumed."""

BLIND_S = 1.0
"""The mean length of a blindness by a hand that reaches over the reader. Assumed."""

STAGES = 4
"""How alike hands are: a blindness lasts as long as this many waits in a row (an Erlang
distribution), which is seldom less than a third of the mean or more than twice. Assumed."""

LONG, LONG_S = 0.1, 4.0
"""This share of blindnesses are no hands: a coat, a telephone, interference. They last this long on
average, some for minutes (a Pareto distribution). Assumed."""


def miss_chance(missed: float, passes: float) -> float:
    """The chance that a reader does not read a tile on one pass; its own record is given."""
    return (MISSES + missed) / (PASSES + passes)


def tile_miss_chance(reader: float, missed: float, passes: float) -> float:
    """The chance that a reader does not read one tile on one pass, whose tag may be weaker than the
    others."""
    weak = weak_chance(reader, missed, passes)
    return (1.0 - weak) * sound_miss_chance(reader, missed, passes) + weak * (1.0 + missed) / (
        2.0 + passes
    )


def sound_miss_chance(reader: float, missed: float, passes: float) -> float:
    """The chance that a reader does not read a tile with a sound tag on one pass."""
    return (STEADINESS * reader + missed) / (STEADINESS + passes)


def weak_chance(reader: float, missed: float, passes: float) -> float:
    """The chance that a tag is weak; its own record, and the share that its reader misses.

    There are two kinds of tags: a sound one's share of missed passes is drawn near its reader's
    (a beta distribution of `STEADINESS` passes), a weak one's may be any. Bayes' theorem says of
    which kind a tag with this record is.
    """
    misses = STEADINESS * reader
    sound = _log_beta(misses + missed, STEADINESS - misses + passes - missed)
    sound -= _log_beta(misses, STEADINESS - misses)
    weak = _log_beta(1.0 + missed, 1.0 + passes - missed)
    return 1.0 / (1.0 + (1.0 - WEAK) / WEAK * math.exp(min(700.0, sound - weak)))


def _log_beta(a: float, b: float) -> float:
    return math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b)


def cut_chance(short_s: float, slack_s: float) -> float:
    """The chance of a tile to be read for *short_s* too short a time by a reader that works, beside
    that of an edge where it is expected; its place is known to *slack_s*.

    A field's edges are spread about as a logistic curve says.
    """
    return max(CUT, min(1.0, 2.0 * math.exp(-SLACKS * short_s / slack_s)))


def blink_rate(blinks: float, watched_s: float) -> float:
    """How often a reader goes blind (per second)."""
    return (BLINKS + blinks) / (WATCHED_S + watched_s)


def blind_chance(
    rate: float, from_s: float, past_s: float, proven_s: float, proven_again_s: float
) -> float:
    """The chance of blindness from *from_s* to *past_s* between two proofs (see above)."""
    if proven_s > from_s or proven_again_s < past_s:
        return 0.0
    return rate * max(
        0.0,
        _beyond(past_s - from_s)
        - _beyond(past_s - proven_s)
        - _beyond(proven_again_s - from_s)
        + _beyond(proven_again_s - proven_s),
    )


def _beyond(duration_s: float) -> float:
    """For how many seconds beyond *duration_s* a blindness lasts on average; those that do not
    last that long count as 0."""
    if math.isinf(duration_s):
        return 0.0
    waits = STAGES * duration_s / BLIND_S
    over, term = 0.0, math.exp(-waits)
    for stage in range(STAGES):
        over += (STAGES - stage) * term
        term *= waits / (stage + 1)
    hands = BLIND_S / STAGES * over
    return (1.0 - LONG) * hands + LONG * LONG_S * LONG_S / (LONG_S + duration_s)


class Silent(NamedTuple):
    """An unread pass, and the chance that it is unread if the reader works."""

    from_s: float
    past_s: float
    unread: float


def alone(rate: float) -> float:
    """The chance of blindness over a pass that has no others near."""
    return rate * _beyond(PASSING_S)


def blamed(blind: float, miss: float) -> float:
    """The chance that it was blindness which hid a tile on a pass, now that it is known to have
    lain there; *blind* is the chance of it as it seemed while the tile might have been taken."""
    return blind / (blind + (1.0 - blind) * miss)


def blindness(
    rate: float, passes: Sequence[Silent], proven_s: float, proven_again_s: float
) -> list[float]:
    """For each of the unread *passes* in one silence, in order of their times: the chance that the
    reader was blind, by the stretch of blindness that explains them best."""
    proven_s, proven_again_s = proven_s - PROOF_S, proven_again_s + PROOF_S
    odds = [0.0] * len(passes)
    for first in range(len(passes)):
        others, stretches = 1.0, []
        for last in range(first, len(passes)):
            others /= passes[last].unread
            covered = blind_chance(
                rate, passes[first].from_s, passes[last].past_s, proven_s, proven_again_s
            )
            if covered == 0.0:
                break
            stretches.append(covered * others)
        best = 0.0
        for index in range(first + len(stretches) - 1, first - 1, -1):
            best = max(best, stretches[index - first])
            odds[index] = max(odds[index], best * passes[index].unread)
    return [1.0 if math.isinf(one) else one / (1.0 + one) for one in odds]


def blinked(passes: Sequence[Silent], blind: Sequence[float]) -> float:
    """The chance that the reader was blind at all in a silence: *passes* and `blindness` of them,
    and now what each pass tells by itself."""
    return max(
        (one / (one + (1.0 - one) * p.unread) for p, one in zip(passes, blind, strict=True)),
        default=0.0,
    )


class Chance(NamedTuple):
    """Of an unread pass: the chance that it is unread although the tile lies there, and the chance
    that the tile had been taken since the pass before, as hands go."""

    unread: float
    taken: float = TAKEN


def certainty(passes: Sequence[Chance], miss: float) -> float:
    """The probability that a tile does not lie on the belt any more whose *passes* are unread;
    *miss* is the chance of a tile to be missed where nobody looks for it.

    It may have been taken before each of the passes, and the longer it lay there the
    more likely that is. One that was taken may have been put back elsewhere, and missed there
    since.
    """
    there, gone = 1.0, 0.0
    for one in passes:
        gone += there * one.taken
        there *= (1.0 - one.taken) * one.unread
    elsewhere = gone * MOVED * miss ** max(0, len(passes) - 1)
    return (gone - elsewhere) / (gone + there) if gone else 0.0


def absence(chances: Sequence[float]) -> float:
    """The probability that a tile is not on the belt whose place was unknown when the lap began."""
    return LOST / (LOST + (1.0 - LOST) * math.prod(chances))
