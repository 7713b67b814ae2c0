"""What a bot says of a climax that is about it: a word, now and then.

It follows from what everybody sees alone: how the climax turned out, who is a bot, and of which
temper. So all screens and phones tell the same word of the same bot.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Literal

from controller.views import Logged, Message, TableView

Mood = Literal["", "glad", "caught", "wrong", "escape", "robbed"]
"""glad: something has succeeded. caught: a bluff, or a secret, was found out. wrong: what somebody
was sure of is not so. escape: it could have turned out badly. robbed: cards were taken. Empty:
nothing is to be said."""

Moods = Mapping[tuple[str, bool | None], Sequence[Mood]]
"""The moods of those whom a climax is about, in its order, by the id of how it was found and
whether that is good."""

UNMOVED: Moods = {}
"""Nobody says anything, however it turns out."""

WORDINGS = 3
"""As many are there of each mood."""

TALKS: Mapping[str, float] = {
    "bold": 0.6,
    "hasty": 0.5,
    "greedy": 0.5,
    "grudging": 0.5,
    "even": 0.4,
    "careful": 0.25,
}
"""How often a bot says something that has reason to, by its temper."""


def reaction(view: TableView, moods: Moods) -> Logged | None:
    """Return who says what of the climax that *view* shows; None most of the time. Nobody's own
    part of the view is read."""
    if view.staged is None:
        return None
    climax, luck = view.staged.climax, random.Random(f"reaction/{view.staged.began_s}")
    tempers = {seat.seat: seat.bot.temper for seat in view.seats if seat.bot is not None}
    felt = moods.get((climax.found.id, climax.good), ())
    for seat, mood in zip(climax.seats, felt, strict=False):
        if mood and luck.random() < TALKS.get(tempers.get(seat, ""), 0.0):
            wording = luck.randint(1, WORDINGS)
            return Logged(seat, Message(f"table-react-{mood}", {"wording": wording}))
    return None
