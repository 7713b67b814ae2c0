"""What a match changes for those who have played it: ratings with their uncertainty, and counts.

Pure, and a fold: the forms before and a match give the forms after. Ratings are openskill's
Plackett-Luce, in which each player is a team of one and ties share a rank. Guests have none and
change nobody's. Bots have one for each level: a new player's number means something at once.
"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

_MODEL = PlackettLuce()
MU, SIGMA = _MODEL.mu, _MODEL.sigma
"""Of somebody who has not played: openskill's own, 25 and 25/3."""


class Form(Struct, frozen=True, omit_defaults=True):
    """How a player stands in one game after some match."""

    mu: float = MU
    sigma: float = SIGMA
    played: int = 0
    won: int = 0
    streak: int = 0
    """Wins in a row, the last match among them."""
    best: int | None = None
    """The most points."""
    totals: Mapping[str, float] = {}
    """Of each fact that achievements count, the sum."""
    earned: tuple[str, ...] = ()
    """Achievements, in the order in which they were reached."""

    @property
    def at_least(self) -> float:
        """The rating less three times its uncertainty (openskill's `ordinal`): standings go by it,
        so that nobody is first by one lucky match."""
        return self.mu - 3 * self.sigma


class Finish(Struct, frozen=True, kw_only=True):
    """One player of a match, as ratings see them."""

    seat: str
    player: str
    """A key (`league.players`); empty for a guest."""
    name: str = ""
    place: int
    points: int
    facts: Mapping[str, float] = {}


def rated(
    before: Mapping[str, Form], seated: Sequence[Finish]
) -> Mapping[str, tuple[float, float]]:
    """Return mu and sigma after a match of each player in it.

    Of a player who sits there more than once, as bots of one level do, it is the mean. Where fewer
    than two are known by name nobody's rating changes.
    """
    known = [one for one in seated if one.player]
    forms = [before.get(one.player, _NEW) for one in known]
    after = [(form.mu, form.sigma) for form in forms]
    if len({one.player for one in known}) > 1:
        teams = [[_MODEL.rating(mu=form.mu, sigma=form.sigma)] for form in forms]
        rates = _MODEL.rate(teams, ranks=[float(one.place) for one in known])
        after = [(team[0].mu, team[0].sigma) for team in rates]
    found: dict[str, list[tuple[float, float]]] = {}
    for one, rate in zip(known, after, strict=True):
        found.setdefault(one.player, []).append(rate)
    return {
        player: (sum(mu for mu, _ in all_) / len(all_), sum(s for _, s in all_) / len(all_))
        for player, all_ in found.items()
    }


def after(
    before: Mapping[str, Form], seated: Sequence[Finish], counted: Iterable[str] = ()
) -> dict[str, Form]:
    """Return the forms of a match's players after it; *counted* are the facts that are summed."""
    rates = rated(before, seated)
    summed = frozenset(counted)
    found: dict[str, Form] = {}
    for one in seated:
        if not one.player:
            continue
        form = found.get(one.player) or before.get(one.player, _NEW)
        won = one.place == 1 and len(seated) > 1
        totals = dict(form.totals)
        for name in sorted(summed & set(one.facts)):
            totals[name] = totals.get(name, 0.0) + one.facts[name]
        mu, sigma = rates[one.player]
        found[one.player] = Form(
            mu,
            sigma,
            form.played + 1,
            form.won + won,
            form.streak + 1 if won else 0,
            one.points if form.best is None else max(form.best, one.points),
            dict(sorted(totals.items())),
            form.earned,
        )
    return found


_NEW = Form()
