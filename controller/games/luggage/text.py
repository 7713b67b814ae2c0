"""States and moves as texts that people can read, and back.

A move is one line in the players' words: `flip red highlander`, `look blue lost-tartan`,
`mapped missing yeti`. A state is one line for each part:

    options assisted belt per_suitcase=5 rounds=3 clock_min=none wrong_type=rotate ...
    phase play
    round 1
    player red unseen 4 current yeti waiting punk mime holds - aside clown:clown scores 5 4
    belt highlander detective lost-tartan ...
    looks red:highlander blue:yeti

Both directions are inverse to each other; `NotationError` says in a sentence what does not fit.
"""

from collections.abc import Mapping, Sequence
from typing import Any, get_args

import msgspec

from controller.errors import NotationError, OptionError
from controller.games.luggage.moves import Look, Move
from controller.games.luggage.options import options_from
from controller.games.luggage.pieces import PASSENGERS, TILE_COUNT, tile_piece
from controller.games.luggage.sets import members, set_of
from controller.games.luggage.state import EndedBy, Player, State, initial
from controller.games.oldnotation import (
    NOTHING,
    choice,
    number,
    numbers,
    only_word,
    part,
    settings,
    settings_to_words,
    whole,
    words_of,
)
from controller.views.luggage import Phase

TILES = tuple(tile_piece(tile).rpartition("/")[2] for tile in range(TILE_COUNT))
"""The tiles' names: their passengers', or `lost-tartan`."""

PHASES: Mapping[str, Phase] = {phase: phase for phase in get_args(Phase)}
ENDINGS: Mapping[str, EndedBy] = {ending or NOTHING: ending for ending in get_args(EndedBy)}

# -- moves ---------------------------------------------------------------------------------

_KINDS: Mapping[str, type[Move]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(Move)
}
_SETS = ("missing", "gone", "on_belt")
"""Fields that hold any number of tiles: they come last, after their own name."""


def move_to_text(state: State, move: Move) -> str:
    """A move in words; *state* gives the seats their names."""
    names = _names(state.seats)
    words = [str(move.__struct_config__.tag)]
    for field in move.__struct_fields__:
        value = getattr(move, field)
        if field not in _SETS:
            words.append(names[field][value])
        elif value:
            words += [field, *(TILES[tile] for tile in value)]
    return " ".join(words)


def move_from_text(state: State, text: str) -> Move:
    """The move that *text* describes. Raises `NotationError`."""
    tag, *words = words_of(text) or [""]
    kind = _KINDS.get(tag)
    if kind is None:
        raise NotationError(f"There is no move {tag!r}; there are {', '.join(_KINDS)}.")
    names = _names(state.seats)
    values: dict[str, Any] = {}
    for field in kind.__struct_fields__:
        if field not in _SETS:
            if not words:
                raise NotationError(f"In {text!r} the {field} is not named.")
            values[field] = number(names[field], words.pop(0), field)
        elif words[:1] == [field]:
            values[field] = tuple(numbers(TILES, words[1:], "tile"))
            words = []
        else:
            values[field] = ()
    if words:
        raise NotationError(f"In {text!r} nothing is expected at {words[0]!r}.")
    return kind(**values)


def _names(seats: Sequence[str]) -> Mapping[str, Sequence[str]]:
    return {"player": seats, "passenger": PASSENGERS, "tile": TILES}


# -- states --------------------------------------------------------------------------------


def state_to_text(state: State) -> str:
    """A state in lines of words, everything named."""
    options = msgspec.structs.asdict(state.options)
    seats = state.seats
    lines = [
        ["options", *settings_to_words(options)],
        ["phase", state.phase],
        ["round", str(state.round)],
        *(_player_to_words(seat, p) for seat, p in zip(seats, state.players, strict=True)),
        ["belt", *(TILES[tile] for tile in members(state.belt))],
        ["missing", *(TILES[tile] for tile in members(state.missing))],
        ["flipped", *(PASSENGERS[passenger] for passenger in members(state.flipped))],
        ["looks", *(f"{seats[look.player]}:{TILES[look.tile]}" for look in state.looks)],
        ["active", seats[state.active]],
        ["ready", *(seats[player] for player in members(state.ready))],
        ["done", *(seats[player] for player in members(state.done))],
        ["checked", *(seats[player] for player in members(state.checked))],
        ["ended_by", state.ended_by or NOTHING],
    ]
    return "".join(" ".join(words) + "\n" for words in lines)


def _player_to_words(seat: str, player: Player) -> list[str]:
    return [
        *("player", seat),
        *("unseen", str(player.unseen)),
        *("current", NOTHING if player.current is None else PASSENGERS[player.current]),
        *("waiting", *(PASSENGERS[passenger] for passenger in player.waiting)),
        *("holds", NOTHING if player.held is None else TILES[player.held]),
        *("aside", *(f"{PASSENGERS[p]}:{TILES[t]}" for p, t in player.aside)),
        *("scores", *(str(score) for score in player.scores)),
    ]


def state_from_text(text: str) -> State:
    """The state that *text* describes. Raises `NotationError`.

    Checks the notation only; whether the state can be is for `problems` to say.
    """
    lines = [words for line in text.splitlines() if (words := words_of(line))]
    parts = {words[0]: words[1:] for words in lines if words[0] != "player"}
    players = dict(_player_from_words(words[1:]) for words in lines if words[0] == "player")
    try:
        begun = initial(options_from(settings(part(parts, "options"))), tuple(players))
    except OptionError as error:
        raise NotationError(str(error)) from None
    seats = begun.seats
    return msgspec.structs.replace(
        begun,
        players=tuple(players.values()),
        phase=choice(PHASES, only_word(part(parts, "phase"), "phase"), "phase"),
        round=whole(only_word(part(parts, "round"), "round")),
        belt=set_of(numbers(TILES, part(parts, "belt"), "tile")),
        missing=set_of(numbers(TILES, part(parts, "missing"), "tile")),
        flipped=set_of(numbers(PASSENGERS, part(parts, "flipped"), "passenger")),
        looks=tuple(
            Look(*_pair(word, (seats, "player"), (TILES, "tile"))) for word in part(parts, "looks")
        ),
        active=number(seats, only_word(part(parts, "active"), "active"), "player"),
        ready=set_of(numbers(seats, part(parts, "ready"), "player")),
        done=set_of(numbers(seats, part(parts, "done"), "player")),
        checked=set_of(numbers(seats, part(parts, "checked"), "player")),
        ended_by=choice(ENDINGS, only_word(part(parts, "ended_by"), "ended_by"), "ending"),
    )


def _player_from_words(words: Sequence[str]) -> tuple[str, Player]:
    """A player's line, without the word `player`: the seat and the player."""
    titles = ("unseen", "current", "waiting", "holds", "aside", "scores")
    parts: dict[str, list[str]] = {}
    for word in words[1:]:
        if len(parts) < len(titles) and word == titles[len(parts)]:
            parts[word] = []
        elif parts:
            parts[next(reversed(parts))].append(word)
    if len(parts) < len(titles):
        raise NotationError(
            f"The line `player {' '.join(words)}` should have {', '.join(titles)}, in this order."
        )
    current, held = only_word(parts["current"], "current"), only_word(parts["holds"], "holds")
    return words[0], Player(
        unseen=whole(only_word(parts["unseen"], "unseen")),
        current=None if current == NOTHING else number(PASSENGERS, current, "passenger"),
        waiting=tuple(numbers(PASSENGERS, parts["waiting"], "passenger")),
        held=None if held == NOTHING else number(TILES, held, "tile"),
        aside=tuple(
            _pair(word, (PASSENGERS, "passenger"), (TILES, "tile")) for word in parts["aside"]
        ),
        scores=tuple(whole(word) for word in parts["scores"]),
    )


def _pair(
    word: str, first: tuple[Sequence[str], str], second: tuple[Sequence[str], str]
) -> tuple[int, int]:
    left, colon, right = word.partition(":")
    if not colon:
        raise NotationError(f"{word!r} should be a {first[1]} and a {second[1]} with a colon.")
    return number(first[0], left, first[1]), number(second[0], right, second[1])
