"""The law of secrets: cards that an observer has not seen change places, and it notices nothing."""

from collections.abc import Container, Mapping, Sequence, Set
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from controller.conformance.hands import SPOTS
from controller.conformance.steps import found, half_read_steps, must, random_steps
from controller.errors import IllegalMove
from controller.games.spec import GameSpec
from controller.match.halfdone import NOTHING
from controller.match.menu import shown
from controller.match.tablegame import TableShape
from controller.rules.fields import card_fields
from controller.rules.sets import EMPTY, members, set_of

STRETCHES = 12
"""The number of stretches into which a deal is divided; in each of them other cards are swapped."""
EXCHANGES = 12
"""How many exchanges of pieces may fail before a step is skipped."""


def views_tell_no_secret(game: GameSpec, luck: Random) -> None:
    """Cards that an observer has not seen change places, and it is told exactly the same.

    A card is seen where it lies in one's own zone or face up, as the state's zones say, and in a
    move that is no secret. They change places from the deal on, or from some move on: then a hand
    gives another of its cards away, one that was read instead of one that was not. What is told
    includes what the table asks, offers and answers, even while it counts the hands.
    """
    zones = game.rules.zones
    if zones is None:
        return
    compared = 0
    for players in game.rules.players:
        states, moves = _one_deal(game, players, luck)
        to_all = [_told_to_all(game, state) for state in states]
        stretch = -(-len(moves) // STRETCHES)
        for observer in (None, *range(players)):
            seen: set[int] = set()
            for step in range(1, len(states)):
                seen |= _seen(game, states[step - 1], moves[step - 1], states[step], observer)
                if step % stretch and step != len(moves):
                    continue
                match = states[: step + 1], moves[:step], to_all[: step + 1][-stretch:]
                compared += _compared(game, *match, observer, seen, luck)
    found(compared, "no cards could change places")


def _seen(game: GameSpec, before: Any, move: Any, after: Any, observer: int | None) -> set[int]:
    """Return the cards that an observer sees in a step, those that nobody read too: where they lay
    and lie, what the game remembers for it, and one that the move shows to everyone."""
    rules, zones, cards = game.rules, game.rules.zones, EMPTY
    for state in (before, after):
        cards |= zones.seen_by(state, observer)
        for (_, _, lie), sees in zones.looked_at(state, observer):
            cards |= lie if sees else EMPTY
    if not rules.stays_secret(before, move, after):
        named = (getattr(move, field) for field in card_fields(type(move)))
        cards |= set_of(card for card in named if card is not None)
    return {*members(cards)}


def _one_deal(game: GameSpec, players: int, luck: Random) -> tuple[list[Any], list[Any]]:
    """Return the states and moves of a match as long as the same deal is played: with some cards
    unread where players are even in number."""
    steps = random_steps if players % 2 else half_read_steps
    states: list[Any] = []
    moves: list[Any] = []
    zones = game.rules.zones
    for state, move, after in steps(game, players, luck):
        if states and not zones.somewhere(after):
            break
        states = states or [state]
        states.append(after)
        moves.append(move)
    return states, moves


def _compared(
    game: GameSpec,
    states: Sequence[Any],
    moves: Sequence[Any],
    to_all: Sequence[bytes],
    observer: int | None,
    seen: Set[int],
    luck: Random,
) -> int:
    """Compare what the observer is told in the last states, in which *to_all* was told to everyone,
    with what it is told after cards were swapped that it has not *seen*, and does not see then
    either; return 1, or 0 if the rules allow no such exchange."""
    stretch = len(to_all)
    unseen = [card for card in range(game.rules.zones.deck.count) if card not in seen]
    for attempt in range(EXCHANGES):
        since, name = _another_of_the_hand(game, states, moves, unseen, luck)
        if attempt % 2 or not name:
            # Many at first, as that shows most; two in the end, as the rules often allow that.
            count = min(len(unseen), max(2, len(unseen) >> attempt // 2))
            chosen = luck.sample(unseen, count)
            since, name = 0, dict(zip(chosen, luck.sample(chosen, count), strict=True))
        renamed = [*moves[:since], *(_renamed(move, name) for move in moves[since:])]
        others = _played_again(game, states, moves, since, renamed)
        if others is None:
            continue
        told_apart = [
            (state, other)
            for state, other, told in zip(states[-stretch:], others[-stretch:], to_all, strict=True)
            if _told(game, state, observer) != _told(game, other, observer)
            or told != _told_to_all(game, other)
        ]
        if told_apart and _tells_apart(game, others, renamed, observer, name):
            continue
        for state, other in told_apart:
            who = "the public" if observer is None else state.seats[observer]
            between = f"{who} can tell this state from another:\n{game.rules.state_to_text(other)}"
            must(False, game, state, between)
        return 1
    return 0


def _played_again(
    game: GameSpec, states: Sequence[Any], moves: Sequence[Any], since: int, renamed: Sequence[Any]
) -> list[Any] | None:
    """Return the states of a match in which other moves were made *since* then; None if the rules
    do not allow them."""
    others = [*states[: since + 1]]
    steps = zip(states[since:], moves[since:], states[since + 1 :], renamed[since:], strict=False)
    for state, move, after, other in steps:
        if _comes_twice(game, state, move) != _comes_twice(game, others[-1], other):
            return None
        try:
            others.append(game.rules.play(others[-1], other))
        except IllegalMove:
            return None
        if _is_taken_back(game, state, after) != _is_taken_back(game, *others[-2:]):
            return None
    # A card would be in two places.
    return None if game.rules.problems(others[-1]) else others


def _tells_apart(
    game: GameSpec,
    states: Sequence[Any],
    moves: Sequence[Any],
    observer: int | None,
    cards: Container[int],
) -> bool:
    """Return True if the observer may well tell this match from the one that was played: with
    unread cards, it may see one of *cards*, or something that was said of one may be wrong."""
    if any(map(game.rules.problems, states)):
        return True
    steps = zip(states, moves, states[1:], strict=False)
    return any(card in cards for step in steps for card in _seen(game, *step, observer))


def _another_of_the_hand(
    game: GameSpec, states: Sequence[Any], moves: Sequence[Any], unseen: Sequence[int], luck: Random
) -> tuple[int, dict[int, int]]:
    """Return a move by which a player gives a card away that the observer has not seen, by its
    number, and that card and another one that may be in the same hand, each in place of the other;
    nothing if there is no such move."""
    zones = game.rules.zones
    given = [at for at, move in enumerate(moves) if getattr(move, "card", None) in unseen]
    given = [at for at in given if game.rules.mover(moves[at]) is not None]
    if not given:
        return 0, {}
    at = luck.choice(given)
    state, card = states[at], moves[at].card
    held = zones.held(state, game.rules.mover(moves[at]))
    # An unread one may be a card that was read elsewhere meanwhile.
    may = zones.what_may_be(state, held) & ~(zones.located(state) & ~held)
    others = [other for other in members(may) if other != card and other in unseen]
    others += zones.deck.unread_in(held)
    if not others:
        return 0, {}
    other = luck.choice(others)
    return at, {card: other, other: card}


def _comes_twice(game: GameSpec, state: Any, move: Any) -> bool:
    """Return True if a move that nobody makes brings a card that already lies somewhere."""
    card = getattr(move, "card", None)
    here = card is not None and bool(game.rules.zones.located(state) >> card & 1)
    return here and game.rules.mover(move) is None


def _is_taken_back(game: GameSpec, state: Any, after: Any) -> bool:
    """Return True if a card that was laid unread has been read, and may not lie there by the rules:
    where others of its hand forbid it, everybody sees that they do."""
    pending = getattr(state, "pending", None)
    if pending is None or after.pending is not None:
        return False
    held = game.rules.zones.held
    before, left = (held(one, pending.player).bit_count() for one in (state, after))
    return bool(before == left)


def _renamed(move: Any, name: Mapping[int, int]) -> Any:
    """Return the move with other cards."""
    cards = {field: getattr(move, field) for field in card_fields(type(move))}
    return replace(move, **{field: name.get(card, card) for field, card in cards.items()})


def _told(game: GameSpec, state: Any, observer: int | None) -> bytes:
    """Return what an observer alone is told of a state."""
    rules = game.rules
    told = [rules.view(state, observer)]
    if observer is not None:
        told += rules.legal(state, observer)
        told += rules.undecided(state, observer)
    return msgspec.json.encode(told)


def _told_to_all(game: GameSpec, state: Any) -> bytes:
    """Return what everyone is told of a state, by the game and its table."""
    rules = game.rules
    told: list[Any] = [rules.problems(state)]
    told += [rules.awaited(state, player) for player in range(len(state.seats))]
    for spots in (0, len(SPOTS)):
        table = game.table(TableShape(spots=spots))
        begun = table.begin(state, 0.0).referee
        for referee in (begun, table.recount(begun, state, 0.0).referee):
            told += [table.asks(state, referee), table.public_view(state, referee)]
            menu = table.menu(state, referee, NOTHING)
            told += [None if menu is None else shown(menu, ""), table.standings(state)]
        told += [table.prompt(state), table.lights(state)]
    return msgspec.json.encode(told)
