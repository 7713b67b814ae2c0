"""Moves and texts that nobody could mean, tried on the rules of a game.

Whatever is no move that the rules allow must be refused with `IllegalMove`, whatever is no text of
the game with `NotationError`; what is accepted must make a state that can be viewed, written and
read. The states are those of random matches with random options, and of what was accepted: so cards
are also dealt unread, and taken where nobody looked.
"""

import random
from collections.abc import Iterator
from typing import Any, get_args

from msgspec import Struct, field

from controller.errors import IllegalMove, NotationError, OptionError
from controller.games.catalogue import CATALOGUE
from controller.games.spec import GameSpec

SEATS = ("red", "blue", "green", "yellow", "white", "orange", "purple", "black")
TRIES_OF_A_STATE = 25
"""How often one state is tried before the match goes on."""
SHARE_KEPT = 0.3
"""How much of what is accepted the match goes on from."""

NUMBERS = (*range(-2, 90), 2**31, 2**63, 2**64, -(2**64), 10**30, -(10**30), 10**400)
OTHERS: tuple[Any, ...] = (
    None,
    True,
    False,
    0.0,
    1.0,
    float("nan"),
    "",
    "0",
    "red",
    b"0",
    (),
    (0,),
    (99,),
    [0],
    {},
)
NO_MOVES: tuple[Any, ...] = (
    None,
    0,
    True,
    "",
    "pass",
    b"{}",
    (),
    [],
    {"type": "pass"},
    object(),
    Struct,
    OTHERS,
)

NASTY = (
    *(
        "",
        "-",
        "--",
        ":",
        "=",
        "none",
        "any",
        "red:",
        ":red",
        "red:red",
        "=1",
        "rounds=",
        "turns=-1",
    ),
    *("?", "?0", "?-1", "?99999999999", "?" + "9" * 5000, "-1", "--5", "+5", "5.0", "1_0", "0x1"),
    *("999999999", "9" * 20, "9" * 5000, "-" + "9" * 5000, "rounds=--5", "rounds=" + "9" * 5000),
    *("²", "٣", "𝟙", "é", "rounds=²", "\x00", "\u2028", "\udc80", "a\udc80=1", "wins=\udc80"),
)
"""Words that hardly any text consists of."""


class Counts(Struct):
    """What became of the attempts. `errors` has an example of everything else that was raised."""

    attempts: int = 0
    accepted: int = 0
    refused: int = 0
    changed: int = 0
    """States that were other ones after an attempt."""
    tracebacks: int = 0
    errors: dict[str, str] = field(default_factory=dict)

    def broken(self, error: Exception, by: object) -> None:
        self.tracebacks += 1
        self.errors.setdefault(type(error).__name__, f"{by!r:.200}: {error!s:.200}")


def attempt(game: str, seed: int, count: int) -> Counts:
    """Try *count* moves on the rules of *game*."""
    spec, rng, counts = CATALOGUE[game], random.Random(f"{game}/{seed}/moves"), Counts()
    rules = spec.rules
    for state, usual, others in _states(spec, rng):
        text = rules.state_to_text(state)
        for _ in range(TRIES_OF_A_STATE):
            if counts.attempts == count:
                return counts
            counts.attempts += 1
            move = _dreamt_up(spec, usual, rng)
            try:
                after = rules.play(state, move)
                _check(rules, after)
            except IllegalMove:
                counts.refused += 1
            except Exception as error:
                counts.broken(error, move)
            else:
                counts.accepted += 1
                if rng.random() < SHARE_KEPT:
                    others.append(after)
                    break
        counts.changed += rules.state_to_text(state) != text
    raise AssertionError("there is always another match")


def misread(game: str, seed: int, count: int) -> Counts:
    """Try *count* texts, of moves and of states, on the notation of *game*."""
    spec, rng, counts = CATALOGUE[game], random.Random(f"{game}/{seed}/texts"), Counts()
    rules = spec.rules
    for state, move, _ in _states(spec, rng):
        texts = (rules.state_to_text(state), rules.move_to_text(state, move))
        readers = (rules.state_from_text, lambda text, at=state: rules.move_from_text(at, text))
        for _ in range(TRIES_OF_A_STATE):
            if counts.attempts == count:
                return counts
            counts.attempts += 1
            which = rng.randrange(2)
            text = _garbled(texts[which], rng)
            try:
                read = readers[which](text)
                if which:
                    rules.move_to_text(state, read).encode()
                else:
                    rules.state_to_text(read).encode()
            except NotationError as refusal:
                str(refusal).encode()
                counts.refused += 1
            except Exception as error:
                counts.broken(error, text)
            else:
                counts.accepted += 1
    raise AssertionError("there is always another match")


def _states(spec: GameSpec, rng: random.Random) -> Iterator[tuple[Any, Any, list[Any]]]:
    """The states of random matches without end, each with a move that the rules allow in it, and a
    list for another state to go on from."""
    rules = spec.rules
    while True:
        state = rules.initial(_options(spec, rng), SEATS[: rng.choice(rules.players)])
        while moves := rules.legal_moves(state):
            of_kind = {type(move): move for move in rng.sample(moves, len(moves))}
            move = rng.choice([*of_kind.values()])
            others: list[Any] = []
            yield state, move, others
            state = others[0] if others else rules.play(state, move)


def _options(spec: GameSpec, rng: random.Random) -> Any:
    """Options drawn at random as far as they fit together."""
    chosen: dict[str, object] = {}
    for line in rng.sample(spec.lines, len(spec.lines)):
        value = rng.choice([*line.values])
        try:
            spec.rules.options_from({**chosen, line.name: value})
        except OptionError:
            continue
        chosen[line.name] = value
    return spec.rules.options_from(chosen)


def _dreamt_up(spec: GameSpec, usual: Any, rng: random.Random) -> Any:
    """The *usual* move with one field changed, one made of anything, or something that is none."""
    roll = rng.random()
    if roll < 0.05:
        return rng.choice(NO_MOVES)
    if roll < 0.5:
        kind, values = type(usual), [getattr(usual, name) for name in usual.__struct_fields__]
        if values:
            values[rng.randrange(len(values))] = _anything(rng)
        return kind(*values)
    kind = rng.choice(get_args(spec.rules.move_type))
    # Mostly small numbers, so that what follows the first field is asked about, too.
    return kind(
        *(
            rng.randrange(4) if rng.random() < 0.6 else _anything(rng)
            for _ in kind.__struct_fields__
        )
    )


def _anything(rng: random.Random) -> Any:
    return rng.choice(NUMBERS if rng.random() < 0.7 else OTHERS)


def _check(rules: Any, state: Any) -> None:
    """What is accepted makes a state like any other."""
    rules.problems(state)
    for observer in (None, *range(len(state.seats))):
        rules.view(state, observer)
    if rules.state_from_text(rules.state_to_text(state)) != state:
        raise ValueError("the state is not read back from its text")


def _garbled(text: str, rng: random.Random) -> str:
    """The text with some words left out, put in or written otherwise."""
    lines = [line.split(" ") for line in text.splitlines()]
    for _ in range(rng.randint(1, 3)):
        line = rng.choice(lines)
        at = rng.randrange(len(line) + 1)
        word = rng.choice(NASTY) if rng.random() < 0.7 else rng.choice(rng.choice(lines) or [""])
        match rng.randrange(4):
            case 0:
                del line[at : at + 1]
            case 1:
                line.insert(at, word)
            case 2:
                line[at : at + 1] = [word]
            case 3 if at < len(line):
                line[at] = line[at][: rng.randrange(len(line[at]) + 1)] + word
    return "\n".join(" ".join(line) for line in lines)
