"""Moves and events in words: each begins with its tag, and its fields follow in their order."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, get_args

from controller.errors import NotationError
from controller.games.bluff_pirate.moves import Card, Event, Exposed, Move, Seen
from controller.games.bluff_pirate.pieces import CARDS, KINDS
from controller.games.bluff_pirate.state import State, is_read
from controller.games.cardwords import NOBODY_SAW, CardWords
from controller.games.oldnotation import NOTHING, choice, fields_after, number

_BETWEEN = ","
"""Stands between several kinds of cards in one word."""

_KINDS: Mapping[str, type[Any]] = {
    str(kind.__struct_config__.tag): kind for kind in (*get_args(Move), *get_args(Event))
}
_EVENTS = get_args(Event)
_NAMED = (Seen, Exposed)
"""What always names a card that was read."""
_FLAGS: Mapping[str, tuple[str, str]] = {
    "bluff": ("bluff", "no-bluff"),
    "doubted": ("doubted", "trusted"),
    "treasure": ("treasure", "empty"),
    "up": ("up", "down"),
}
"""What is written for True and for False."""


def happening_to_text(state: State, happening: Move | Event) -> str:
    """A move or an event in words; *state* gives the seats and the paths their names."""
    words = [str(happening.__struct_config__.tag)]
    for name in happening.__struct_fields__:
        write, _ = _field(type(happening), name)
        words.append(write(state, getattr(happening, name)))
    return " ".join(words)


def happening_from_words(state: State, words: Sequence[str], kinds: Sequence[type[Any]]) -> Any:
    """The move or event, one of *kinds*, that *words* describe. Raises `NotationError`."""
    text = " ".join(words)
    tag, *words = words or [""]
    kind = choice(_KINDS, tag, "move")
    fields = fields_after(tag, words, kind)
    if kind not in kinds:
        what = "what happened, and no move" if kind in _EVENTS else "a move that does not fit here"
        raise NotationError(f"{text!r} is {what}.")
    return kind(*(_field(kind, name)[1](state, word) for name, word in fields))


# -- cards ---------------------------------------------------------------------------------

CARD_WORDS = CardWords(CARDS)


def _named_card(state: State, word: str) -> int:
    card = CARD_WORDS.from_word(word)
    if card is None or not is_read(card):
        raise NotationError(f"A card is named here, not {word!r}.")
    return card


def _unread_card(state: State, word: str) -> int:
    card = CARD_WORDS.from_word(word)
    if card is None or is_read(card):
        raise NotationError(f"A card that was not read goes by its number, as in ?0, not {word!r}.")
    return card


def _kinds_to_word(state: State, kinds: tuple[int | None, ...]) -> str:
    words = (NOBODY_SAW if kind is None else KINDS[kind] for kind in kinds)
    return _BETWEEN.join(words) or NOTHING


def _kinds_from_word(state: State, word: str) -> tuple[int | None, ...]:
    return tuple(_kind_or_none(state, w) for w in word.split(_BETWEEN)) if word != NOTHING else ()


def _known_kinds_from_word(state: State, word: str) -> tuple[int, ...]:
    return tuple(_kind(state, w) for w in word.split(_BETWEEN)) if word != NOTHING else ()


def _kind(state: State, word: str) -> int:
    return number(KINDS, word, "kind of card")


def _kind_or_none(state: State, word: str) -> int | None:
    return None if word == NOBODY_SAW else _kind(state, word)


# -- fields --------------------------------------------------------------------------------


def _course_to_word(state: State, course: int) -> str:
    return _courses(state)[course]


def _course(state: State, word: str) -> int:
    return number(_courses(state), word, "path")


def _courses(state: State) -> list[str]:
    """Every path of the board by its name: `fork.island-1`."""
    return [f"{path.start}.{path.end}" for path in state.options.board.paths]


def _player_to_word(state: State, player: int) -> str:
    return state.seats[player]


def _player(state: State, word: str) -> int:
    return number(state.seats, word, "player")


Field = tuple[Callable[[State, Any], str], Callable[[State, str], Any]]
"""How a field is written, and how it is read."""


def _card_word(state: State, card: Card) -> str:
    return CARD_WORDS.to_word(card)


def _flag(name: str) -> Field:
    true, false = _FLAGS[name]
    faces = {true: True, false: False}
    return (
        lambda state, value: true if value else false,
        lambda state, word: choice(faces, word, name),
    )


_PLAYER: Field = (_player_to_word, _player)
_FIELDS: Mapping[str, Field] = {
    **dict.fromkeys(("player", "receiver", "holder", "target", "voter"), _PLAYER),
    **{name: _flag(name) for name in _FLAGS},
    "card": (_card_word, lambda state, word: CARD_WORDS.from_word(word)),
    "unread": (_card_word, _unread_card),
    "kind": (lambda state, kind: KINDS[kind], _kind),
    "down": (_kinds_to_word, _known_kinds_from_word),
    "stolen": (_kinds_to_word, _kinds_from_word),
    "course": (_course_to_word, _course),
}


def _field(kind: type[Any], name: str) -> Field:
    if name == "card" and kind in _NAMED:
        return _card_word, _named_card
    if name == "up" and kind in _EVENTS:
        return _FIELDS["down"]
    return _FIELDS[name]
