"""`reclaim bench rules --matches N`: whole matches at random, to find what breaks.

Every game is played by every number of players, each move verified as if a person had made it. A
move that is offered and refused, or a match that ends with something wrong, ends the command.
"""

import random
from typing import Any

from bench.progress import progress
from controller.games.catalogue import GAMES
from controller.rules.rows import Rules

SEATS = ("red", "blue", "green", "yellow", "white", "orange", "purple", "black")


def run(seed: int, matches: int, game: str | None) -> dict[str, Any]:
    """Play *matches* of *game*, or of every game, for each number of players.

    Raises whatever the rules raise, and `AssertionError` naming the match that went wrong.
    """
    return {
        "random_matches": {
            name: {
                str(players): _play(GAMES[name], name, players, seed, matches)
                for players in GAMES[name].players
            }
            for name in ([game] if game else GAMES)
        }
    }


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    rows = [f"{'random matches':<24}{'players':>8}{'matches':>10}{'moves':>13}{'longest':>9}"]
    rows += [
        f"{name:<24}{players:>8}{of['matches']:>10,}{of['moves']:>13,}{of['longest_moves']:>9,}"
        for name, by_players in result["random_matches"].items()
        for players, of in by_players.items()
    ]
    return "\n".join(rows)


def _play(
    game: Rules[Any, Any], name: str, players: int, seed: int, matches: int
) -> dict[str, int]:
    lengths = [
        _length(game, players, f"{seed}/{name}/{players}/{number}")
        for number in progress(range(matches), f"{name}, {players} players")
    ]
    return {"matches": matches, "moves": sum(lengths), "longest_moves": max(lengths, default=0)}


def _length(game: Rules[Any, Any], players: int, seed: str) -> int:
    """How many moves a match has; each is drawn, and verified."""
    rng = random.Random(seed)
    state = game.initial(game.options_from({}), SEATS[:players])
    moves = 0
    while (move := game.random_move(state, rng.random)) is not None:
        state = game.play(state, move)
        moves += 1
    wrong = game.problems(state)
    assert game.over(state), f"The match {seed} has no next move and is not over."
    assert not wrong, f"The match {seed} ended with: {' '.join(map(str, wrong))}"
    return moves
