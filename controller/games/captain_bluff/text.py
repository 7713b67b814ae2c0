"""States and moves as texts that people can read, and back.

A move is one line in the players' words: `define red belt-2 paris-7`, `place blue belt-1 london-3
-`, `call green`. A card goes by its name, one that was not read by `?0` (the first of them in the
match), and `?` is a card of which nobody saw which it was. A state is one line for each part:

    options starter=0 line=rising ...
    phase turn
    hand red paris-7 round-trip-1 ?0
    belt belt-1 london-12 known red line london-3=3 round-trip-1=4
    pile tokyo-1 tokyo-2
    seen blue paris-7 belt-2 green
    ...

The departure city of belt 1 is known to red, and what blue has seen of `paris-7` leaves two places
for it: above belt 2, and green's hand.

Both directions are inverse to each other; `NotationError` says in a sentence what does not fit.
"""

from collections.abc import Mapping, Sequence
from typing import get_args

import msgspec

from controller.errors import NotationError, OptionError
from controller.games.captain_bluff.lines import NO_CARDS, Belt, Laid, belt_with
from controller.games.captain_bluff.memory import (
    ASIDE,
    DISCARD,
    HANDS,
    PILE,
    recalled,
    remembered,
)
from controller.games.captain_bluff.moves import Move, Place, Play, Seen
from controller.games.captain_bluff.options import options_from
from controller.games.captain_bluff.pieces import BELTS, CARD_COUNT, CARDS
from controller.games.captain_bluff.state import Called, State, initial
from controller.games.captain_bluff.words import (
    BELT_NAMES,
    CARD_WORDS,
    move_from_words,
    move_to_words,
)
from controller.games.cardwords import check_unread
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
)
from controller.games.sets import EMPTY, members, set_of
from controller.views.captain_bluff import Phase

PHASES: Mapping[str, Phase] = {phase: phase for phase in get_args(Phase)}
PUBLIC = "public"
"""The observer who is not a seat."""
_YES_NO = {"yes": True, "no": False}
_PLACES = {
    **{name: at for at, name in enumerate(BELT_NAMES)},
    "aside": ASIDE,
    "discard": DISCARD,
    "pile": PILE,
}

# -- moves ---------------------------------------------------------------------------------


def move_to_text(state: State, move: Move) -> str:
    """A move in words; *state* gives the seats their names."""
    return move_to_words(state.seats, move)


def move_from_text(state: State, text: str) -> Move:
    """The move that *text* describes. Raises `NotationError`."""
    move: Move = move_from_words(state.seats, text)
    return move


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
        *(
            _belt_to_words(seats, name, belt)
            for name, belt in zip(BELT_NAMES, state.belts, strict=True)
            if belt != NO_CARDS
        ),
        ["pile", *CARD_WORDS.to_words(state.pile)],
        ["in-pile", str(state.in_pile)],
        ["unused", *CARD_WORDS.to_words(state.unused)],
        ["discard", *CARD_WORDS.to_words(state.discard)],
        ["active", seats[state.active]],
        ["turn", str(state.turn)],
        ["standstill", str(state.standstill)],
        ["acted", _yes_no(state.acted)],
        ["airport", _yes_no(state.airport)],
        ["due", *(seats[player] for player in state.due)],
        ["at", BELT_NAMES[state.at]],
        ["run", str(state.run)],
        ["passed", *(seats[player] for player in members(state.passed))],
        ["other", seats[state.other]],
        ["looked", *(BELT_NAMES[at] for at in members(state.looked))],
        ["aside", NOTHING if state.aside is None else CARD_WORDS.to_word(state.aside)],
        ["pending", NOTHING if state.pending is None else move_to_words(seats, state.pending)],
        ["called", *_called_to_words(seats, state.called)],
        *(
            ["unread", CARD_WORDS.to_word(CARD_COUNT + at), *CARD_WORDS.may_be_to_words(may)]
            for at, may in enumerate(state.unread)
        ),
        *(["conflict", move_to_words(seats, seen)] for seen in state.conflicts),
        *(
            ["seen", observer, CARDS[card], *(_place_to_word(seats, place) for place in places)]
            for observer, memory in zip((*seats, PUBLIC), state.seen, strict=True)
            for card, places in recalled(memory)
        ),
    ]
    return "".join(" ".join(words) + "\n" for words in lines)


def _belt_to_words(seats: Sequence[str], name: str, belt: Belt) -> list[str]:
    known = ((*seats, PUBLIC)[observer] for observer in members(belt.known))
    return [
        *("belt", name),
        NOTHING if belt.destination is None else CARD_WORDS.to_word(belt.destination),
        *("known", *known),
        *("line", *(f"{CARD_WORDS.to_word(card)}={counts}" for card, counts in belt.line)),
    ]


def _called_to_words(seats: Sequence[str], called: Called | None) -> list[str]:
    if called is None:
        return [NOTHING]
    return [
        seats[called.caller],
        seats[called.placer],
        BELT_NAMES[called.belt],
        CARD_WORDS.to_word(called.destination),
        seats[called.loser],
    ]


def _place_to_word(seats: Sequence[str], place: int) -> str:
    if place >= HANDS:
        return seats[place - HANDS]
    return next(word for word, named in _PLACES.items() if named == place)


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"


_ONCE = (
    *("options", "phase", "pile", "in-pile", "unused", "discard", "active", "turn", "standstill"),
    *("acted", "airport", "due", "at", "run", "passed", "other", "looked", "aside", "pending"),
    "called",
)
_MANY = ("hand", "belt", "unread", "conflict", "seen")
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
        belts=_belts(seats, many["belt"]),
        seen=_memories(seats, many["seen"]),
        pile=CARD_WORDS.from_words(part(parts, "pile")),
        in_pile=_whole(parts, "in-pile"),
        unused=CARD_WORDS.from_words(part(parts, "unused")),
        discard=CARD_WORDS.from_words(part(parts, "discard")),
        active=_player(seats, parts, "active"),
        other=_player(seats, parts, "other"),
        turn=_whole(parts, "turn"),
        standstill=_whole(parts, "standstill"),
        run=_whole(parts, "run"),
        acted=_answer(parts, "acted"),
        airport=_answer(parts, "airport"),
        due=tuple(numbers(seats, part(parts, "due"), "player")),
        at=number(BELT_NAMES, only_word(part(parts, "at"), "at"), "belt"),
        passed=set_of(numbers(seats, part(parts, "passed"), "player")),
        looked=set_of(numbers(BELT_NAMES, part(parts, "looked"), "belt")),
        aside=CARD_WORDS.or_nothing(parts, "aside"),
        pending=_pending(seats, part(parts, "pending")),
        called=_called(seats, part(parts, "called")),
        unread=unread,
        conflicts=tuple(_conflict(seats, words) for words in many["conflict"]),
    )


def _player(seats: Sequence[str], parts: Mapping[str, list[str]], title: str) -> int:
    return number(seats, only_word(part(parts, title), title), "player")


def _whole(parts: Mapping[str, list[str]], title: str) -> int:
    return whole(only_word(part(parts, title), title))


def _answer(parts: Mapping[str, list[str]], title: str) -> bool:
    return choice(_YES_NO, only_word(part(parts, title), title), "answer")


def _belts(seats: Sequence[str], lines: Sequence[list[str]]) -> tuple[Belt, ...]:
    belts = [NO_CARDS] * BELTS
    for words in lines:
        if len(words) < 4 or words[2] != "known" or "line" not in words:
            raise NotationError(
                f"`belt {' '.join(words)}`: expected a belt, its departure city, `known`, the "
                "seats that have seen it, `line`, and the cards that lie there."
            )
        begins = words.index("line")
        destination = None if words[1] == NOTHING else CARD_WORDS.from_word(words[1])
        known = set_of(numbers((*seats, PUBLIC), words[3:begins], "observer"))
        line = tuple(_laid(word) for word in words[begins + 1 :])
        belts[number(BELT_NAMES, words[0], "belt")] = belt_with(destination, known, line)
    return tuple(belts)


def _laid(word: str) -> Laid:
    name, equals, counts = word.partition("=")
    if not equals:
        raise NotationError(f"A card of a line is written card=number, not {word!r}.")
    return number(CARDS, name, "card"), whole(counts)


def _memories(seats: Sequence[str], lines: Sequence[list[str]]) -> tuple[int, ...]:
    observers = (*seats, PUBLIC)
    places = {**_PLACES, **{seat: HANDS + player for player, seat in enumerate(seats)}}
    memories = [EMPTY] * len(observers)
    for words in lines:
        if len(words) < 3:
            raise NotationError(
                f"`seen {' '.join(words)}`: expected an observer, a card, and where it may be."
            )
        card = number(CARDS, words[1], "card")
        where = tuple(choice(places, word, "place") for word in words[2:])
        memories[number(observers, words[0], "observer")] |= remembered(card, where)
    return tuple(memories)


def _called(seats: Sequence[str], words: list[str]) -> Called | None:
    if words == [NOTHING]:
        return None
    if len(words) != 5:
        raise NotationError(
            f"`called {' '.join(words)}`: expected caller, placer, belt, departure city and loser."
        )
    caller, placer, belt, destination, loser = words
    return Called(
        number(seats, caller, "player"),
        number(seats, placer, "player"),
        number(BELT_NAMES, belt, "belt"),
        number(CARDS, destination, "card"),
        number(seats, loser, "player"),
    )


def _pending(seats: Sequence[str], words: list[str]) -> Place | Play | None:
    if words == [NOTHING]:
        return None
    pending = move_from_words(seats, " ".join(words))
    if not isinstance(pending, Place | Play):
        raise NotationError(f"`{' '.join(words)}` does not fit here.")
    return pending


def _conflict(seats: Sequence[str], words: list[str]) -> Seen:
    found = move_from_words(seats, " ".join(words))
    if not isinstance(found, Seen):
        raise NotationError(f"`{' '.join(words)}` does not fit here.")
    return found
