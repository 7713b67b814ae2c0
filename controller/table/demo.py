"""What a table shows while nobody plays: its game's title, alternating with a match of bots with
captions that explain it.

The match is played by the rules alone: no piece moves and nothing is recorded, so a real table
shows the same as a simulated one. Every view of it is the public one.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any

from controller.bots.mind import Mind
from controller.games.spec import GameSpec
from controller.match.tablegame import TableShape
from controller.views import Demonstrated, Explained, Logged, Message

TITLE_S = 20.0
"""How long the title stands before a match is shown."""

SCENE_S = 7.0
"""How long each act of it is shown: its sentences are read once."""

SCENES = 12
"""Acts in a row, until the title comes again."""

SPOTS = 6
PLAYERS = 4
"""At most: more would make the picture small."""


class Demo:
    """A match of bots of the game *spec* between some of *seats*, drawn from *seed*."""

    def __init__(self, spec: GameSpec, seats: Sequence[str], seed: object) -> None:
        rules = spec.rules
        fitting = [count for count in rules.players if count <= min(PLAYERS, len(seats))]
        self._luck = random.Random(f"{seed}/demo/{spec.slug}")
        self._spec = spec
        # Everybody knows their own cards, as eyes would see them.
        reads = {"reading": "every"} if hasattr(rules.options_from({}), "reading") else {}
        count = max(fitting, default=rules.players[0])
        self._state: Any = rules.initial(rules.options_from(reads), tuple(seats[:count]))
        self._game = spec.table(TableShape(spots=SPOTS))
        self._referee = self._game.begin(self._state, 0.0).referee

    def __repr__(self) -> str:
        return f"<Demo of {self._spec.slug}, {self._state.phase}>"

    def forward(self) -> Demonstrated | None:
        """Play on to the next act that has a caption; None when the match is over."""
        spec = self._spec
        while (move := self._decided()) is not None:
            before, self._state = self._state, spec.rules.play(self._state, move)
            number = spec.captions.get(type(move))
            if number is not None:
                logged = self._game.answer(before, move, self._state).logged
                return self._scene(number, logged)
        return None

    def _scene(self, number: int, logged: Logged | None) -> Demonstrated:
        slug = self._spec.slug
        caption = Explained(Message(f"{slug}-rules-{number + 1}"), f"rule-{number}")
        view = self._game.public_view(self._state, self._referee)
        return Demonstrated(view, caption, logged)

    def _decided(self) -> Any:
        """The next move: what a bot decides on, else one of chance."""
        rules, decide = self._spec.rules, self._spec.decide
        if decide is not None and not self._draws():
            players = range(len(self._state.seats))
            for player in self._luck.sample(players, len(players)):
                moves = rules.legal(self._state, player)
                mind = Mind(random.Random(self._luck.getrandbits(64)), "easy")
                move = decide(rules.view(self._state, player), moves, mind) if moves else None
                if move is not None:
                    return move
        return rules.random_move(self._state, self._luck.random)

    def _draws(self) -> bool:
        """Whether a card is dealt or drawn unseen next: that is chance."""
        players = range(len(self._state.seats))
        return any(self._spec.draw(self._state, player) is not None for player in players)


class Reel:
    """Title and match, alternating, of the game that *demo* makes a match of by its name.

    `look` is to be called whenever anything may have changed, and at `wake_at_s`.
    """

    def __init__(self, demo: Callable[[str, int], Demo | None]) -> None:
        self.shown: Demonstrated | None = None
        """The act on the screen; None while the title stands."""
        self._make = demo
        self._demo: Demo | None = None
        self._game = ""
        self._next_s: float | None = None
        self._scenes = 0
        self._matches = 0

    def __repr__(self) -> str:
        return f"<Reel, {self._demo or 'title'}>"

    def look(self, game: str, now_s: float) -> bool:
        """Show what is due of *game*, or nothing if that is ""; return True if it has changed."""
        if game != self._game:
            before = self.shown
            self._game, self._demo = game, None
            self._title(now_s if game else None)
            return before is not None
        if self._next_s is None or now_s < self._next_s:
            return False
        if self._scenes == SCENES:
            self._title(now_s)
            return True
        self._next_s = now_s + SCENE_S
        if self._demo is None:
            self._matches += 1
            self._demo = self._make(game, self._matches)
        self.shown = None if self._demo is None else self._demo.forward()
        self._scenes += 1
        if self.shown is None:
            self._demo = None
            self._title(now_s)
        return True

    def wake_at_s(self) -> float | None:
        return self._next_s

    def _title(self, now_s: float | None) -> None:
        self.shown, self._scenes = None, 0
        self._next_s = None if now_s is None else now_s + TITLE_S
