"""Moves and cards in words: a move begins with its tag, and its fields follow in their order."""

from collections.abc import Mapping, Sequence
from types import NoneType
from typing import Any, get_args

from controller.errors import NotationError
from controller.games.captain_bluff.moves import Move, Step
from controller.games.captain_bluff.pieces import BELTS, CARDS
from controller.games.cardwords import CardWords
from controller.games.oldnotation import NOTHING, choice, fields_after, number, words_of

BELT_NAMES = tuple(f"belt-{at + 1}" for at in range(BELTS))

CARD_WORDS = CardWords(CARDS)

_KINDS: Mapping[str, type[Any]] = {str(kind.__struct_config__.tag): kind for kind in get_args(Move)}
_PLAYERS = ("player", "receiver")
_STEPS: Mapping[str, Step] = {"up": 1, "down": -1, NOTHING: 0}
_WORDS_FOR_STEPS = {step: word for word, step in _STEPS.items()}


def move_to_words(seats: Sequence[str], move: Move) -> str:
    """A move in words; *seats* are the names of the players."""
    words = [str(move.__struct_config__.tag)]
    for name in move.__struct_fields__:
        value = getattr(move, name)
        if name in _PLAYERS:
            words.append(seats[value])
        elif name == "belt":
            words.append(BELT_NAMES[value])
        elif name == "step":
            words.append(_WORDS_FOR_STEPS[value])
        else:
            words.append(CARD_WORDS.to_word(value))
    return " ".join(words)


def move_from_words(seats: Sequence[str], text: str) -> Any:
    """The move that *text* describes. Raises `NotationError`."""
    tag, *words = words_of(text) or [""]
    kind = choice(_KINDS, tag, "move")
    return kind(*(_field(kind, name, seats, word) for name, word in fields_after(tag, words, kind)))


def _field(kind: type[Any], name: str, seats: Sequence[str], word: str) -> object:
    if name in _PLAYERS:
        return number(seats, word, "player")
    if name == "belt":
        return number(BELT_NAMES, word, "belt")
    if name == "step":
        return choice(_STEPS, word, "way")
    card = CARD_WORDS.from_word(word)
    if card is None and NoneType not in get_args(kind.__annotations__[name]):
        raise NotationError(f"A card is named here, not {word!r}.")
    return card
