"""The energy of a round, and how many rounds the battery has left.

Pure. The carousel knows no game: a round is what the belt runs between two long stands. Charge
counts, because cells are rated by it; energy is told, because people can picture it. Both are
estimates: the cells' capacity is the table file's, their discharge curve is assumed, and so is the
current where none is sensed.
"""

from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from hardware.config import BatterySettings

NEW_ROUND_S = 10.0
"""A belt that has stood for so long begins a new round. Within one it stands for two seconds, when
hands are to be off before the last lap."""

ROUNDS_REMEMBERED = 8
"""The mean goes over so many rounds."""

SHORTEST_ROUND_S = 5.0
"""Less running is a try, no round."""

_CURVE = ((6.4, 0.0), (6.0, 0.1), (5.6, 0.3), (5.2, 0.5), (4.8, 0.75), (4.4, 0.9), (3.6, 1.0))
"""Volts of four alkaline AA cells at rest, and the share of their charge that is used by then. The
shape is assumed; the twin's battery has a curve of its own."""


class Round(Struct, frozen=True):
    """What a round took."""

    running_s: float = 0.0
    charge_as: float = 0.0
    energy_j: float = 0.0


class Ledger(Struct, frozen=True):
    """The rounds of a battery."""

    under_way: Round = Round()
    rounds: tuple[Round, ...] = ()

    @property
    def mean(self) -> Round | None:
        """A round's mean; None until one has been played."""
        count = len(self.rounds)
        if count == 0:
            return None
        return Round(
            running_s=sum(r.running_s for r in self.rounds) / count,
            charge_as=sum(r.charge_as for r in self.rounds) / count,
            energy_j=sum(r.energy_j for r in self.rounds) / count,
        )


def drawn(ledger: Ledger, volts: float, amperes: float, seconds: float) -> Ledger:
    """The ledger after the running motor has drawn so much for so long."""
    here = ledger.under_way
    charge_as = amperes * seconds
    return replace(
        ledger,
        under_way=Round(
            here.running_s + seconds, here.charge_as + charge_as, here.energy_j + volts * charge_as
        ),
    )


def stood(ledger: Ledger, seconds: float) -> Ledger:
    """The ledger while the belt has stood for so long: a long stand ends the round."""
    if seconds < NEW_ROUND_S or ledger.under_way == Round():
        return ledger
    if ledger.under_way.running_s < SHORTEST_ROUND_S:
        return replace(ledger, under_way=Round())
    return Ledger(rounds=(*ledger.rounds, ledger.under_way)[-ROUNDS_REMEMBERED:])


def rounds_left(ledger: Ledger, settings: BatterySettings, rest_v: float | None) -> float | None:
    """How many more rounds the battery turns the belt; None while nothing can be said."""
    mean = ledger.mean
    if mean is None or mean.charge_as <= 0.0 or rest_v is None:
        return None
    left = max(0.0, used_share(settings.empty_v) - used_share(rest_v))
    return left * settings.capacity_ah * 3600.0 / mean.charge_as


def hours_left(settings: BatterySettings, rest_v: float, amperes: float) -> float:
    """How long the battery turns the belt without a pause."""
    left = max(0.0, used_share(settings.empty_v) - used_share(rest_v))
    return left * settings.capacity_ah / amperes


def used_share(rest_v: float) -> float:
    """The share of their charge (0 to 1) that four alkaline cells have used at *rest_v*."""
    if rest_v >= _CURVE[0][0]:
        return 0.0
    for (v0, share0), (v1, share1) in pairwise(_CURVE):
        if rest_v >= v1:
            return share0 + (share1 - share0) * (v0 - rest_v) / (v0 - v1)
    return 1.0
