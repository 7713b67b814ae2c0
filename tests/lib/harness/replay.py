"""The same seed plays the same match in every process: nothing depends on hashes of strings."""

import os
import subprocess
import sys

PROGRAM = """
import random, sys
from controller.games.catalogue import GAMES

game, rng = GAMES[sys.argv[1]], random.Random(7)
state = game.initial(game.options_from({}), ("red", "blue", "green", "yellow"))
while (move := game.random_move(state, rng.random)) is not None:
    print(game.move_to_text(state, move), [len(game.legal(state, seat)) for seat in range(4)])
    state = game.apply(state, move)
print(game.state_to_text(state), *(game.view(state, seat) for seat in (None, 0, 3)))
"""


def played(game, hash_seed):
    """A match of *game*, by its name, as a process with that PYTHONHASHSEED prints it."""
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, game],
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        check=True,
        capture_output=True,
        text=True,
    ).stdout
