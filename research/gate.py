"""`reclaim check-bots`: which simple style of play beats sharp bots most, and how often.

One player of a style sits among sharp bots. Beside the styles that have beaten these once, styles
are drawn from a grammar (`research.grammar`). All of them play a few matches, the better half as
many more in all as it has played, and so on until one is left: the worst that was found for the
bots. It and the styles with a history are then played on deals that the search has not seen, so
that what is reported is not luck that was picked. The interval is Wilson's for 95 %.

`--write` keeps the figures in `research/results`, and prints all that are kept there in
docs/bots.md.
"""

import random
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bench.spread import spread
from controller.errors import OptionError
from controller.games.catalogue import game_named
from research.bots import AT_ONCE, MATCHES, Job, play, wilson
from research.gathering import HERE, fingerprint
from research.grammar import ACTS, NAMED, drawn

FIELD = "sharp"
"""The bots that are checked."""

STYLES, FIRST = 200, 8
"""How many styles are drawn, and how many matches each of them plays at least."""

QUICK_STYLES, QUICK_MATCHES = 4, 8

MARGIN, NAMED_MARGIN = 0.08, 0.05
"""By so much more than a fair share the worst style may win, and one with a history: by the upper
end of its interval."""

PAGE = HERE.parent / "docs" / "bots.md"
BEGINS, ENDS = "<!-- check-bots: begin -->\n", "<!-- check-bots: end -->\n"
"""Between these lines of the page is what `--write` prints."""

RESULTS = HERE / "results"


class Score(Struct, frozen=True):
    """What one player of a style has won among sharp bots."""

    style: str
    won: float = 0.0
    matches: int = 0

    @property
    def share(self) -> float:
        return self.won / self.matches

    def plus(self, won: Sequence[float]) -> "Score":
        """The score with as many matches more, of each of which that share was won."""
        return Score(self.style, self.won + sum(won), self.matches + len(won))


class Checked(Struct, frozen=True):
    """What was found out about the bots of one game among that many players."""

    game: str
    players: int
    seed: int
    bots: str
    """The fingerprint of those bots."""
    drawn: int
    """How many styles were drawn."""
    worst: Score
    named: tuple[Score, ...]


def run(
    seed: int,
    quick: bool,
    game: str | None,
    players: Sequence[int],
    styles: int | None,
    matches: int | None,
    write: bool = False,
) -> dict[str, Any]:
    """Check the bots of a *game*, or of all that decide by views, among *players*; the
    dictionary that `--json` prints.

    Raises `OptionError` for a game or number of players that cannot be checked.
    """
    if game is not None and game not in ACTS:
        raise OptionError(
            f"there is no grammar of styles for {game}; there is for {', '.join(ACTS)}"
        )
    found = []
    for name in [game] if game else ACTS:
        able = game_named(name).rules.players
        if game and not {*players} <= {*able}:
            raise OptionError(f"{game} is for {able[0]} to {able[-1]} players")
        for number in players:
            if number in able:
                number_drawn = styles or (QUICK_STYLES if quick else STYLES)
                of = matches or (QUICK_MATCHES if quick else MATCHES)
                found.append(_check(name, number, seed, number_drawn, of))
    if write:
        for one in found:
            path = RESULTS / f"check-{one.game}-{one.players}.json"
            path.write_bytes(msgspec.json.format(msgspec.json.encode(one)) + b"\n")
        _print_all()
    return {
        "checked": [msgspec.to_builtins(one) for one in found],
        "kept": all(map(passes, found)),
    }


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    return "\n".join(_rows([msgspec.convert(one, Checked) for one in result["checked"]]))


def passes(one: Checked) -> bool:
    """Whether no style wins more than it may."""
    fair = 1 / one.players
    within = [_high(one.worst) <= fair + MARGIN]
    return all(within + [_high(score) <= fair + NAMED_MARGIN for score in one.named])


def _check(game: str, players: int, seed: int, number: int, matches: int) -> Checked:
    luck = random.Random(f"{seed}/styles/{game}")
    tried = [*NAMED[game]]
    while len(tried) < number + len(NAMED[game]):
        style = drawn(game, luck)
        if style not in tried:
            tried.append(style)
    worst = _search(game, players, seed, tried)
    judged = [Score(style) for style in (worst, *NAMED[game])]
    scores = _played(game, players, f"{seed}/judged", judged, matches)
    bots = fingerprint(_module(game))
    return Checked(game, players, seed, bots, number, scores[0], tuple(scores[1:]))


def _search(game: str, players: int, seed: int, styles: Sequence[str]) -> str:
    """The style that wins most, by successive halving: the better half plays twice as much."""
    scores, more = [Score(style) for style in styles], FIRST
    while len(scores) > 1:
        scores = _played(game, players, f"{seed}/search", scores, more)
        scores.sort(key=lambda score: -score.share)
        scores = scores[: (len(scores) + 1) // 2]
        more = scores[0].matches
    return scores[0].style


def _played(game: str, players: int, deals: str, scores: Sequence[Score], more: int) -> list[Score]:
    """The scores with that many matches *more* each, on the same deals, from every seat in turn."""
    jobs = [
        Job(game, players, n % players, f"{deals}/{game}/{n // players}", score.style, FIELD)
        for score in scores
        for n in range(score.matches, score.matches + more)
    ]
    won = [one.won for one in spread(play, jobs, f"{game}, {len(scores)} styles", AT_ONCE)]
    return [score.plus(won[at * more : (at + 1) * more]) for at, score in enumerate(scores)]


def _module(game: str) -> str:
    decide = game_named(game).decide
    assert decide is not None, f"the bots of {game} do not decide by views and moves alone"
    return decide.__module__


def _print_all() -> None:
    """Print all figures that are kept into the page."""
    kept = [
        msgspec.json.decode(path.read_bytes(), type=Checked)
        for path in sorted(RESULTS.glob("check-*.json"))
    ]
    before, begins, rest = PAGE.read_text(encoding="utf-8").partition(BEGINS)
    _, ends, after = rest.partition(ENDS)
    if not (begins and ends):
        raise OptionError(f"{PAGE} has no lines {BEGINS.strip()} and {ENDS.strip()}; add them")
    rows = "\n".join(_rows(kept))
    PAGE.write_text(f"{before}{begins}\n{rows}\n\n{ends}{after}", encoding="utf-8")


def _rows(checked: Sequence[Checked]) -> list[str]:
    rows = [
        "| game | players | fair | style | wins in % (95 %, matches) | may win |",
        "|---|---|---|---|---|---|",
    ]
    for one in checked:
        fair = 1 / one.players
        games = f"*{one.game}* | {one.players} | {fair * 100:.0f}"
        rows.append(
            f"| {games} | worst of {one.drawn} drawn: `{one.worst.style}` | {_told(one.worst)} "
            f"| {_verdict(one.worst, fair + MARGIN)} |"
        )
        rows += [
            f"| {games} | `{score.style}` | {_told(score)} "
            f"| {_verdict(score, fair + NAMED_MARGIN)} |"
            for score in one.named
        ]
    return rows


def _told(score: Score) -> str:
    low, high = wilson(score.won, score.matches)
    return f"{score.share * 100:.0f} ({low * 100:.0f}-{high * 100:.0f}, {score.matches})"


def _verdict(score: Score, limit: float) -> str:
    return f"{limit * 100:.0f}, {'kept' if _high(score) <= limit else 'broken'}"


def _high(score: Score) -> float:
    return wilson(score.won, score.matches)[1]
