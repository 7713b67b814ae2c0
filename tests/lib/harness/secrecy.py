"""Nothing that an observer cannot know changes what it is shown, and what it has seen does.

The proof exchanges cards. A round is played at random. Then, for every observer and step, some of
the cards whose faces this observer has not seen change places with each other in all that
happened, and the round is played again with them from its beginning. Where the rules allow that
(a card that followed must still follow), it is a round that looks the same to the observer: its
view, its legal moves, whether it is asked to act, and everybody's problems must be the same, byte
for byte.

Conversely, exchanging a card that the observer has seen for one of another kind must change its
view, at that step and at every later one of the round: it forgets nothing.

A game says what its cards are and who sees them (`Cards`), independently of its views.
"""

from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from controller.errors import IllegalMove
from controller.games.catalogue import CATALOGUE
from harness.bluff_steps import interrupts

TRIES = 12
"""Exchanges that are tried before one step of an observer is given up: the rules may allow none."""


class Cards(Protocol):
    """What the tests of a game say of its cards."""

    def everything(self):
        """The cards that can be exchanged, as a sequence of numbers."""

    def alike(self, card, other):
        """Whether players cannot tell the two apart."""

    def renamed(self, move, name):
        """The same move with the card `name[c]` for every card c."""

    def perceived(self, before, move, after):
        """(observer, card) for every face that this move shows; None is everybody."""


class Leak(AssertionError):
    """An observer was shown something else although it could not know the difference."""


class Forgotten(AssertionError):
    """An observer was shown the same although it has seen the difference."""


@dataclass
class Tally:
    """How much was compared: a proof that never exchanges anything proves nothing."""

    unknown: int = 0
    known: int = 0
    given_up: int = 0


def check_round(game, cards, start, moves, rng, tally):
    """Check every observer at every step of the round that *moves* make of *start*.

    Raises `Leak` and `Forgotten`.
    """
    states = [start]
    for move in moves:
        states.append(game.play(states[-1], move))
    observers = (None, *range(len(start.seats)))
    known = {observer: set() for observer in observers}
    for step, move in enumerate(moves, start=1):
        for who, card in cards.perceived(states[step - 1], move, states[step]):
            for observer in observers if who is None else [who]:
                known[observer].add(card)
        told = moves[:step]
        for observer in observers:
            _check_unknown(game, cards, states[step], start, told, observer, known, rng, tally)
            _check_known(game, cards, states[step], start, told, observer, known, rng, tally)


def check_match(game, cards, start, moves, rng, tally, *, stretch=20):
    """Check every observer at every step of a long match, a stretch of moves at a time.

    At each step of a stretch it is the same exchange: of cards that the observer has not seen by
    its end, and of one that it has seen for one that it has not. Raises `Leak` and `Forgotten`.
    """
    states = [start]
    for move in moves:
        states.append(game.play(states[-1], move))
    observers = (None, *range(len(start.seats)))
    seen_at = {observer: {} for observer in observers}
    for begin in range(0, len(moves), stretch):
        end = min(begin + stretch, len(moves))
        for step in range(begin + 1, end + 1):
            for who, card in cards.perceived(states[step - 1], moves[step - 1], states[step]):
                for observer in observers if who is None else [who]:
                    seen_at[observer].setdefault(card, step)
        for observer, seen in seen_at.items():
            match = (states, moves, begin, end)
            secret = [card for card in cards.everything() if card not in seen]
            _check_stretch_unknown(game, cards, match, observer, secret, rng, tally)
            _check_stretch_known(game, cards, match, observer, secret, seen, rng, tally)


def other_truths(game, cards, start, moves, rng, *, stretch=10):
    """(state, other, observer) for players at steps of a match: two states that look the same to
    that player, as cards that it has not seen lie elsewhere in the other one."""
    states = [start]
    for move in moves:
        states.append(game.play(states[-1], move))
    seen = {observer: set() for observer in range(len(start.seats))}
    for begin in range(0, len(moves), stretch):
        end = min(begin + stretch, len(moves))
        for step in range(begin, end):
            for who, card in cards.perceived(states[step], moves[step], states[step + 1]):
                for observer in seen if who is None else [who]:
                    seen[observer].add(card)
        for observer, known in seen.items():
            secret = [card for card in cards.everything() if card not in known]
            for attempt in range(TRIES):
                chosen = rng.sample(secret, max(2, len(secret) >> attempt // 2))
                others = _replayed_on(
                    game, cards, start, moves[:end], chosen, rng.sample(chosen, len(chosen))
                )
                if others is not None:
                    pairs = zip(states[begin + 1 : end + 1], others[begin:], strict=True)
                    yield from ((state, other, observer) for state, other in pairs)
                    break


def _check_stretch_unknown(game, cards, match, observer, secret, rng, tally):
    states, moves, begin, end = match
    if len(secret) < 2:
        return
    for attempt in range(TRIES):
        count = max(2, len(secret) >> attempt // 2)
        chosen = rng.sample(secret, count)
        others = _replayed_on(
            game, cards, states[0], moves[:end], chosen, rng.sample(chosen, count)
        )
        if others is None:
            continue
        for state, other in zip(states[begin + 1 : end + 1], others[begin:], strict=True):
            tally.unknown += 1
            if shown(game, other, observer) != shown(game, state, observer):
                raise Leak(_report(game, state, other, observer))
        return
    tally.given_up += end - begin


def _check_stretch_known(game, cards, match, observer, secret, seen, rng, tally):
    states, moves, begin, end = match
    pairs = [
        (card, other) for card in sorted(seen) for other in secret if not cards.alike(card, other)
    ]
    for card, other_card in rng.sample(pairs, min(TRIES // 3, len(pairs))):
        pair = (card, other_card)
        others = _replayed_on(game, cards, states[0], moves[:end], pair, pair[::-1])
        if others is None:
            continue
        since = max(begin + 1, seen[card])
        for state, other in zip(states[since : end + 1], others[since - 1 :], strict=True):
            tally.known += 1
            if game.view(other, observer) == game.view(state, observer):
                raise Forgotten(_report(game, state, other, observer))
        return


def offered(match, observer):
    """All that the rules say to an observer of a match that is no view: what is wrong, who is asked
    to act, and for a seat every move that is offered, not decided, or would interrupt."""
    rules, state = CATALOGUE[match.game.slug].rules, match.shown.state
    asked = [rules.awaited(state, player) for player in range(len(match.seats))]
    if observer is None:
        return rules.problems(state), asked
    seat = match.seats.index(observer)
    interrupting = interrupts(state, seat) if match.game.slug == "captain-bluff" else []
    moves = (rules.legal(state, seat), rules.undecided(state, seat), interrupting)
    return rules.problems(state), asked, match.game.offered(state, observer), *moves


def shown(game, state, observer):
    """All that an observer is shown: its view, its moves, who is asked to act, what is wrong."""
    moves = []
    if observer is not None:
        moves = [game.legal(state, observer), game.undecided(state, observer)]
    asked = [game.awaited(state, player) for player in range(len(state.seats))]
    return msgspec.json.encode(
        (game.view(state, observer), moves, asked, game.problems(state), game.over(state))
    )


def _check_unknown(game, cards, state, start, moves, observer, known, rng, tally):
    secret = [card for card in cards.everything() if card not in known[observer]]
    if len(secret) < 2:
        return
    for attempt in range(TRIES):
        # Many at first, as that shows most; two in the end, as the rules often allow that.
        count = max(2, len(secret) >> attempt // 2)
        chosen = rng.sample(secret, count)
        other = _replayed(game, cards, start, moves, chosen, rng.sample(chosen, count))
        if other is None:
            continue
        tally.unknown += 1
        if shown(game, other, observer) != shown(game, state, observer):
            raise Leak(_report(game, state, other, observer))
        return
    tally.given_up += 1


def _check_known(game, cards, state, start, moves, observer, known, rng, tally):
    secret = [card for card in cards.everything() if card not in known[observer]]
    pairs = [
        (card, other)
        for card in sorted(known[observer])
        for other in secret
        if not cards.alike(card, other)
    ]
    for card, other_card in rng.sample(pairs, min(TRIES // 3, len(pairs))):
        other = _replayed(game, cards, start, moves, (card, other_card), (other_card, card))
        if other is None:
            continue
        tally.known += 1
        if game.view(other, observer) == game.view(state, observer):
            raise Forgotten(_report(game, state, other, observer))
        return


def _replayed(game, cards, start, moves, of, to) -> Any:
    """The state after the same moves with cards exchanged; None where the rules forbid that."""
    states = _replayed_on(game, cards, start, moves, of, to)
    return None if states is None else (states or [start])[-1]


def _replayed_on(game, cards, start, moves, of, to) -> Any:
    """The states after each of the same moves with cards exchanged, or None."""
    name = {card: card for card in cards.everything()} | dict(zip(of, to, strict=True))
    states, state = [], start
    try:
        for move in moves:
            state = game.play(state, cards.renamed(move, name))
            states.append(state)
    except IllegalMove:
        return None
    return states


def _report(game, state, other, observer):
    return "\n".join(
        (
            f"observer {observer}:",
            game.state_to_text(state),
            game.state_to_text(other),
            repr(game.view(state, observer)),
            repr(game.view(other, observer)),
        )
    )
