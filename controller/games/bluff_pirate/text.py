"""States and moves as texts that people can read, and back.

A move is one line in the players' words: `lay red blue-3 up`, `vote green no-bluff`, `steer red
fork.island-1`. A card goes by its name, one that was not read by `?0` (the first of them in the
match), and `?` is a card of which nobody saw which it was. A state is one line for each part:

    options keep_up_to=4 small_hand=keep ...
    board start island-1 island-2
    path start fork 24
    phase voting
    hand red blue-1 blue-pirate ?0
    ship red fork.island-1.3
    up blue-3
    event discarded blue green-pirate
    ...

Both directions are inverse to each other; `NotationError` says in a sentence what does not fit.
"""

from collections.abc import Mapping, Sequence
from typing import get_args

import msgspec

from controller.errors import NotationError, OptionError
from controller.games.bluff_pirate.board import Drawing, Path, board_of
from controller.games.bluff_pirate.moves import Event, FaceUp, Move, Named, Seen
from controller.games.bluff_pirate.options import options_from
from controller.games.bluff_pirate.pieces import CARD_COUNT, KINDS
from controller.games.bluff_pirate.state import Ballot, State, initial
from controller.games.bluff_pirate.words import (
    CARD_WORDS,
    happening_from_words,
    happening_to_text,
)
from controller.games.cardwords import NOBODY_SAW, check_unread
from controller.games.oldnotation import (
    NOTHING,
    choice,
    number,
    numbers,
    only_word,
    part,
    settings,
    settings_to_words,
    titled_lines,
    whole,
    words_of,
)
from controller.games.sets import members, set_of
from controller.views.bluff_pirate import Phase

PHASES: Mapping[str, Phase] = {phase: phase for phase in get_args(Phase)}
_VOTES = ("no-bluff", "bluff")
"""What is written for a vote, by whether it doubts."""
_FACES = {word: bool(doubts) for doubts, word in enumerate(_VOTES)}
_EVENTS, _MOVES = get_args(Event), get_args(Move)

# -- moves ---------------------------------------------------------------------------------


def move_to_text(state: State, move: Move) -> str:
    """A move in words; *state* gives the seats and the paths their names."""
    return happening_to_text(state, move)


def move_from_text(state: State, text: str) -> Move:
    """The move that *text* describes. Raises `NotationError`."""
    move: Move = happening_from_words(state, words_of(text), _MOVES)
    return move


# -- states --------------------------------------------------------------------------------

_CARDS = ("pile", "discards", "up", "down", "revealed")
"""Fields of a state that are sets of cards."""
_PLAYERS = ("voted", "doubting", "won")
"""Fields that are sets of players."""
_NUMBERS = ("turns", "idle", "to_draw", "sailing")
_PLAYER_OR_NOBODY = ("picked", "target")


def state_to_text(state: State) -> str:
    """A state in lines of words, everything named."""
    seats, squares = state.seats, board_of(state.options.board).squares
    options = msgspec.structs.asdict(state.options)
    drawn: Drawing = options.pop("board")
    lines = [
        ["options", *settings_to_words(options)],
        ["board", drawn.start, *drawn.islands],
        *(["path", path.start, path.end, str(path.squares)] for path in drawn.paths),
        ["phase", state.phase],
        *(
            ["hand", seat, *CARD_WORDS.to_words(hand)]
            for seat, hand in zip(seats, state.hands, strict=True)
        ),
        *(["ship", seat, squares[square]] for seat, square in zip(seats, state.ships, strict=True)),
        ["active", seats[state.active]],
        ["turn", seats[state.turn]],
        *([title, str(getattr(state, title))] for title in _NUMBERS),
        *([title, *CARD_WORDS.to_words(getattr(state, title))] for title in _CARDS),
        *(
            [title, *(seats[player] for player in members(getattr(state, title)))]
            for title in _PLAYERS
        ),
        *([title, _player_to_word(state, getattr(state, title))] for title in _PLAYER_OR_NOBODY),
        ["pirate", NOTHING if state.pirate is None else KINDS[state.pirate]],
        ["stolen", *(NOBODY_SAW if kind is None else KINDS[kind] for kind in state.stolen)],
        ["opened", NOTHING if state.opened is None else squares[state.opened]],
        ["pending", NOTHING if state.pending is None else happening_to_text(state, state.pending)],
        *(
            [
                "unread",
                CARD_WORDS.to_word(CARD_COUNT + at),
                _told_to_word(told),
                *CARD_WORDS.may_be_to_words(may),
            ]
            for at, (may, told) in enumerate(zip(state.unread, state.told, strict=True))
        ),
        *(["conflict", happening_to_text(state, seen)] for seen in state.conflicts),
        *(["ballot", *_ballot_to_words(seats, ballot)] for ballot in state.ballots),
        *(["event", happening_to_text(state, event)] for event in state.history),
    ]
    return "".join(" ".join(words) + "\n" for words in lines)


def _player_to_word(state: State, player: int | None) -> str:
    return NOTHING if player is None else state.seats[player]


def _told_to_word(kind: int | None) -> str:
    return NOTHING if kind is None else KINDS[kind]


def _ballot_to_words(seats: Sequence[str], ballot: Ballot) -> list[str]:
    """`ballot 7 red bluff green no-bluff`: the turn, and every vote."""
    votes = ((seats[p], _VOTES[bool(ballot.doubting >> p & 1)]) for p in members(ballot.voted))
    return [str(ballot.turn), *(word for vote in votes for word in vote)]


_ONCE = (
    *("options", "board", "phase", "active", "turn", *_NUMBERS, *_CARDS, *_PLAYERS),
    *(*_PLAYER_OR_NOBODY, "pirate", "stolen", "opened", "pending"),
)
_MANY = ("path", "hand", "ship", "unread", "conflict", "ballot", "event")
"""Titles of which there may be several lines."""


def state_from_text(text: str) -> State:
    """The state that *text* describes. Raises `NotationError`.

    Checks the notation only; whether the state can be is for `problems` to say.
    """
    parts, many = titled_lines(text, _ONCE, _MANY)
    check_unread(text, len(many["unread"]))
    hands = CARD_WORDS.hands(many["hand"])
    options = {**settings(part(parts, "options")), "board": _drawing(parts, many["path"])}
    try:
        begun = initial(options_from(options), tuple(hands))
    except OptionError as error:
        raise NotationError(str(error)) from None
    seats, squares = begun.seats, board_of(begun.options.board).squares
    opened = only_word(part(parts, "opened"), "opened")
    return msgspec.structs.replace(
        begun,
        phase=choice(PHASES, only_word(part(parts, "phase"), "phase"), "phase"),
        hands=tuple(hands.values()),
        ships=_ships(seats, squares, many["ship"]),
        **{
            title: number(seats, only_word(part(parts, title), title), "player")
            for title in ("active", "turn")
        },
        **{title: whole(only_word(part(parts, title), title)) for title in _NUMBERS},
        **{title: CARD_WORDS.from_words(part(parts, title)) for title in _CARDS},
        **{title: set_of(numbers(seats, part(parts, title), "player")) for title in _PLAYERS},
        **{title: _player_or_nobody(seats, parts, title) for title in _PLAYER_OR_NOBODY},
        pirate=_kind_or_nothing(only_word(part(parts, "pirate"), "pirate")),
        stolen=tuple(
            None if word == NOBODY_SAW else number(KINDS, word, "kind of card")
            for word in part(parts, "stolen")
        ),
        opened=None if opened == NOTHING else number(squares, opened, "square"),
        pending=_pending(begun, part(parts, "pending")),
        unread=CARD_WORDS.unread_from_lines(many["unread"], between=1),
        told=tuple(_kind_or_nothing(words[1]) for words in many["unread"]),
        conflicts=tuple(
            happening_from_words(begun, words, (Seen, Named)) for words in many["conflict"]
        ),
        ballots=tuple(_ballot(seats, words) for words in many["ballot"]),
        history=tuple(happening_from_words(begun, words, _EVENTS) for words in many["event"]),
    )


def _ballot(seats: Sequence[str], words: list[str]) -> Ballot:
    if len(words) % 2 == 0:
        raise NotationError("A line `ballot` should have a turn, and a seat with each vote.")
    voters = numbers(seats, words[1::2], "player")
    doubts = [choice(_FACES, word, "vote") for word in words[2::2]]
    doubting = (p for p, doubts_it in zip(voters, doubts, strict=True) if doubts_it)
    return Ballot(whole(words[0]), set_of(voters), set_of(doubting))


def _drawing(parts: Mapping[str, list[str]], paths: Sequence[list[str]]) -> Drawing:
    points = part(parts, "board")
    if len(points) != 3:
        raise NotationError("The line `board` should name the start and two islands.")
    for words in paths:
        if len(words) != 3:
            raise NotationError("A line `path` should have two points and a number of squares.")
    drawn = (Path(start, end, whole(squares)) for start, end, squares in paths)
    return Drawing(points[0], (points[1], points[2]), tuple(drawn))


def _ships(
    seats: Sequence[str], squares: Sequence[str], lines: Sequence[list[str]]
) -> tuple[int, ...]:
    if [words[:1] for words in lines] != [[seat] for seat in seats]:
        raise NotationError(f"The lines `ship` should name {', '.join(seats)}, in this order.")
    return tuple(
        number(squares, only_word(words[1:], f"ship {words[0]}"), "square") for words in lines
    )


def _player_or_nobody(
    seats: Sequence[str], parts: Mapping[str, list[str]], title: str
) -> int | None:
    word = only_word(part(parts, title), title)
    return None if word == NOTHING else number(seats, word, "player")


def _kind_or_nothing(word: str) -> int | None:
    return None if word == NOTHING else number(KINDS, word, "kind of card")


def _pending(state: State, words: list[str]) -> FaceUp | None:
    if words == [NOTHING]:
        return None
    pending: FaceUp = happening_from_words(state, words, get_args(FaceUp))
    return pending
