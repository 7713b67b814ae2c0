"""What a round is worth: one point for every passenger with the right luggage (L-8, L-9)."""

from msgspec.structs import replace

from controller.games.luggage.options import Options
from controller.games.luggage.state import Player, State, pair_verdict


def points(player: Player, options: Options) -> int:
    """What the player's pairs score.

    A lost passenger or a wrong pair scores nothing; a wrong pair may cost `deliberate_penalty`.
    A pawn never moves back beyond 0.
    """
    verdicts = [pair_verdict(passenger, tile) for passenger, tile in player.aside]
    score = verdicts.count("match") + options.deliberate_penalty * verdicts.count("other")
    return max(score, -sum(player.scores))


def scored(state: State) -> State:
    """The round's scores stand; after the last round the match is over (L-15)."""
    players = tuple(
        replace(player, scores=(*player.scores, points(player, state.options)))
        for player in state.players
    )
    over = state.round == state.options.rounds
    return replace(state, players=players, phase="over" if over else "round_over")
