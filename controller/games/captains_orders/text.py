"""States and moves as texts that people can read, and back.

A move is one line in the players' words: `order red 7-3`, `pass red blue 4-1`, `ask green red`. A
card goes by its name, one that was not read by `?0` (the first of them this round), and `?` is a
card of which nobody saw which it was. A state is one line for each part:

    options wins=3 rounds=30 first_dealer=0 misplay=redo
    phase order
    hand red 1-1 7-3 ?0
    order 5-2
    unread ?0 1-1 2-1 2-2
    event order blue 5-2
    ...

Both directions are inverse to each other; `NotationError` says in a sentence what does not fit.
"""

from collections.abc import Mapping, Sequence
from typing import Any, get_args

import msgspec

from controller.errors import NotationError, OptionError
from controller.games.captains_orders.moves import (
    Belay,
    Event,
    Exposed,
    Follow,
    Move,
    PlayOrder,
    Seen,
    Shown,
    TakenBack,
)
from controller.games.captains_orders.options import options_from
from controller.games.captains_orders.pieces import CARD_COUNT, CARDS
from controller.games.captains_orders.state import State, initial
from controller.games.cardwords import CardWords, check_unread
from controller.games.notation import (
    NOTHING,
    choice,
    fields_after,
    number,
    numbers,
    only_word,
    part,
    settings,
    settings_to_words,
    titled_lines,
    words_of,
)
from controller.games.sets import members, set_of
from controller.views.captains_orders import Phase

PHASES: Mapping[str, Phase] = {phase: phase for phase in get_args(Phase)}

CARD_WORDS = CardWords(CARDS)

_KINDS: Mapping[str, type[Any]] = {
    str(kind.__struct_config__.tag): kind for kind in (*get_args(Move), TakenBack, Shown)
}
_EVENTS = get_args(Event)
_NAMED = (PlayOrder, Belay, Seen, Exposed, TakenBack, Shown)
"""What always names a card."""
_PLAYERS = ("player", "receiver", "asked", "accused", "holder")
_FACES = {"up": True, "down": False}

# -- moves ---------------------------------------------------------------------------------


def move_to_text(state: State, move: Move) -> str:
    """A move in words; *state* gives the seats their names."""
    return _to_words(state.seats, move)


def _to_words(seats: Sequence[str], move: Move | Event) -> str:
    words = [str(move.__struct_config__.tag)]
    for field in move.__struct_fields__:
        value = getattr(move, field)
        if field in _PLAYERS:
            words.append(seats[value])
        elif field == "belayed":
            words.append("up" if value else "down")
        else:
            words.append(CARD_WORDS.to_word(value))
    return " ".join(words)


def move_from_text(state: State, text: str) -> Move:
    """The move that *text* describes. Raises `NotationError`."""
    move: Move | TakenBack | Shown = _from_words(state.seats, text)
    if isinstance(move, TakenBack | Shown):
        raise NotationError(f"{text!r} is what happened, and no move.")
    return move


def _from_words(seats: Sequence[str], text: str) -> Any:
    tag, *words = words_of(text) or [""]
    kind = choice(_KINDS, tag, "move")
    return kind(*(_field(kind, name, seats, word) for name, word in fields_after(tag, words, kind)))


def _field(kind: type[Any], name: str, seats: Sequence[str], word: str) -> object:
    if name in _PLAYERS:
        return number(seats, word, "player")
    if name == "belayed":
        return choice(_FACES, word, "face")
    card = CARD_WORDS.from_word(word)
    if card is None and kind in _NAMED:
        raise NotationError(f"A card is named here, not {word!r}.")
    return card


# -- states --------------------------------------------------------------------------------


def state_to_text(state: State) -> str:
    """A state in lines of words, everything named."""
    seats = state.seats
    lines = [
        ["options", *settings_to_words(msgspec.structs.asdict(state.options))],
        ["phase", state.phase],
        *(
            ["hand", seat, *CARD_WORDS.to_words(hand)]
            for seat, hand in zip(seats, state.hands, strict=True)
        ),
        ["dealer", seats[state.dealer]],
        ["active", seats[state.active]],
        ["turn", seats[state.turn]],
        ["order", NOTHING if state.order is None else CARD_WORDS.to_word(state.order)],
        ["owner", seats[state.owner]],
        ["pending", NOTHING if state.pending is None else _to_words(seats, state.pending)],
        ["last", NOTHING if state.last is None else CARD_WORDS.to_word(state.last)],
        ["discards", *CARD_WORDS.to_words(state.discards)],
        ["read", *CARD_WORDS.to_words(state.read)],
        *(
            ["unread", CARD_WORDS.to_word(CARD_COUNT + at), *CARD_WORDS.may_be_to_words(may)]
            for at, may in enumerate(state.unread)
        ),
        *(["conflict", _to_words(seats, seen)] for seen in state.conflicts),
        *(["event", _to_words(seats, event)] for event in state.history),
        ["captains", *(seats[player] for player in members(state.captains))],
        *(["won", *(seats[player] for player in members(winners))] for winners in state.won),
    ]
    return "".join(" ".join(words) + "\n" for words in lines)


_ONCE = (
    *("options", "phase", "dealer", "active", "turn", "order", "owner", "pending", "last"),
    *("discards", "read", "captains"),
)
_MANY = ("hand", "unread", "conflict", "event", "won")
"""Titles of which there may be several lines."""


def state_from_text(text: str) -> State:
    """The state that *text* describes. Raises `NotationError`.

    Checks the notation only; whether the state can be is for `problems` to say.
    """
    parts, many = titled_lines(text, _ONCE, _MANY)
    unread = CARD_WORDS.unread_from_lines(many["unread"])
    check_unread(text, len(unread))
    hands = CARD_WORDS.hands(many["hand"])
    try:
        begun = initial(options_from(settings(part(parts, "options"))), tuple(hands))
    except OptionError as error:
        raise NotationError(str(error)) from None
    seats = begun.seats
    return msgspec.structs.replace(
        begun,
        phase=choice(PHASES, only_word(part(parts, "phase"), "phase"), "phase"),
        hands=tuple(hands.values()),
        **{
            title: number(seats, only_word(part(parts, title), title), "player")
            for title in ("dealer", "active", "turn", "owner")
        },
        order=CARD_WORDS.or_nothing(parts, "order"),
        last=CARD_WORDS.or_nothing(parts, "last"),
        pending=_pending(seats, part(parts, "pending")),
        discards=CARD_WORDS.from_words(part(parts, "discards")),
        read=CARD_WORDS.from_words(part(parts, "read")),
        unread=unread,
        conflicts=tuple(_line(seats, words, (Seen,)) for words in many["conflict"]),
        history=tuple(_line(seats, words, _EVENTS) for words in many["event"]),
        captains=set_of(numbers(seats, part(parts, "captains"), "player")),
        won=tuple(set_of(numbers(seats, words, "player")) for words in many["won"]),
    )


def _pending(seats: Sequence[str], words: list[str]) -> PlayOrder | Follow | Belay | None:
    if words == [NOTHING]:
        return None
    pending: PlayOrder | Follow | Belay = _line(seats, words, (PlayOrder, Follow, Belay))
    return pending


def _line(seats: Sequence[str], words: list[str], kinds: tuple[type[Any], ...]) -> Any:
    found = _from_words(seats, " ".join(words))
    if type(found) not in kinds:
        raise NotationError(f"`{' '.join(words)}` does not fit here.")
    return found
