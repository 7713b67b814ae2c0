"""What holds for every game, checked on random matches of every number of players.

A law is a function of a game and a random source; it raises `Broken`, which says in words what went
wrong and in which state. Its docstring is the law as printed by `reclaim check-game`.

No law may be kept by doing nothing: a match that stands still breaks every law that looks at
matches, and a law that found nothing to compare is broken, unless the game declares that it has no
such thing.
"""

import copy
from collections.abc import Callable, Container, Iterator, Mapping, Sequence, Set
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from controller.conformance.cuts import CutMatch, Job, scratch
from controller.conformance.hands import SPOTS, Acting
from controller.conformance.laying import laid_out, wrongly_laid
from controller.conformance.steps import (
    Broken,
    Step,
    half_read_steps,
    must,
    random_steps,
    unreadable_kinds,
)
from controller.errors import IllegalMove
from controller.games.spec import GameSpec
from controller.match.halfdone import NOTHING
from controller.match.menu import shown
from controller.match.tablegame import TableShape
from controller.rules.fields import card_fields
from controller.rules.rows import Legality
from controller.rules.sets import EMPTY, members, set_of
from hardware.errors import NotLaidOut

MATCHES = 1_000
"""The number of random matches played to the end."""
LOOKED_AT = 3
"""The number of matches per number of players that are examined step by step."""
STEPS = 60
"""The number of steps examined in such a match."""
OF_A_PHASE = 12
"""The number of states of a phase from which a table is laid out, per number of players."""
STRETCHES = 12
"""The number of stretches into which a deal is divided; in each of them other cards are swapped."""
LEAST_APART_S = 1.0
"""The mean time between cuts of a match that is over in no time."""
EXCHANGES = 12
"""How many exchanges of pieces may fail before a step is skipped."""


# -- matches -------------------------------------------------------------------------------


def _some_steps(game: GameSpec, luck: Random) -> Iterator[Step]:
    """Yield steps of random matches of every number of players, in order."""
    _found(game.rules.players, "no number of players can play it")
    for players in game.rules.players:
        for _ in range(LOOKED_AT):
            steps = [*random_steps(game, players, luck)]
            chosen = sorted(luck.sample(range(len(steps)), min(STEPS, len(steps))))
            yield from (steps[at] for at in chosen)


def _some_states(game: GameSpec, luck: Random) -> Iterator[Any]:
    """Yield states of every phase, of random matches of every number of players and of such with
    unread cards."""
    for players in game.rules.players:
        phases: dict[str, list[Any]] = {}
        for steps in (*[random_steps] * LOOKED_AT, *[half_read_steps] * LOOKED_AT):
            played = [*steps(game, players, luck)]
            for state in (
                *(state for state, _, _ in played),
                *(after for _, _, after in played[-1:]),
            ):
                phases.setdefault(state.phase, []).append(state)
        for states in phases.values():
            yield from luck.sample(states, min(OF_A_PHASE, len(states)))


def _found(something: object, nothing: str) -> None:
    """Require that a law has found something to compare."""
    if not something:
        raise Broken(f"{nothing}, so that nothing was compared")


def _in_words(game: GameSpec, state: Any, move: Any) -> str:
    return f"`{game.rules.move_to_text(state, move)}`"


# -- the rules -----------------------------------------------------------------------------


def matches_end(game: GameSpec, luck: Random) -> None:
    """A thousand random matches end, and nothing is wrong in between."""
    _found(game.rules.players, "no number of players can play it")
    for _ in range(MATCHES):
        *_, (_, _, state) = random_steps(game, luck.choice(game.rules.players), luck)
        must(game.rules.problems(state) == (), game, state, "something is wrong at the end")


def values_stay_values(game: GameSpec, luck: Random) -> None:
    """A move changes no state; `play` and `apply` agree; equal states are the same."""
    rules = game.rules
    for state, move, after in _some_steps(game, luck):
        text, number, twin = rules.state_to_text(state), hash(state), copy.deepcopy(state)
        said = _in_words(game, state, move)
        must(rules.play(twin, move) == after, game, state, f"{said} depends on more than a value")
        must(rules.apply(state, move) == after, game, state, f"{said}: `apply` differs")
        same = (rules.state_to_text(state), hash(state)) == (text, number) and twin == state
        must(same, game, state, f"{said} has changed a state")
        must(rules.problems(after) == (), game, after, f"something is wrong after {said}")


def texts_are_read_back(game: GameSpec, luck: Random) -> None:
    """Every state and every move is read back from its text, and every move from its bytes."""
    rules = game.rules
    for state, move, _ in _some_steps(game, luck):
        must(rules.state_from_text(rules.state_to_text(state)) == state, game, state, "unequal")
        said = rules.move_to_text(state, move)
        must(rules.move_from_text(state, said) == move, game, state, f"`{said}` is another move")
        again = msgspec.json.decode(msgspec.json.encode(move), type=rules.move_type)
        must(again == move, game, state, f"`{said}` is another move as JSON")


def offers_are_complete(game: GameSpec, luck: Random) -> None:
    """What is offered is legal and its seat's own; something is, until the match is over."""
    rules = game.rules
    for state, move, after in _some_steps(game, luck):
        for mover in (None, *range(len(state.seats))):
            for offered in rules.legal(state, mover):
                own = rules.mover(offered) == mover
                legal = rules.legality(state, offered) is Legality.LEGAL
                said = _in_words(game, state, offered)
                must(own and legal, game, state, f"{said} is offered to {mover}, and is not legal")
        known = {*rules.legal_moves(state), *rules.undecided(state, rules.mover(move))}
        must(move in known, game, state, f"{_in_words(game, state, move)} was not offered")
        must(bool(rules.legal_moves(after)) != rules.over(after), game, after, "nothing to do")


def nonsense_is_refused(game: GameSpec, luck: Random) -> None:
    """A move of another state is refused in the game's own words, or played without harm."""
    rules, strange = game.rules, [move for _, move, _ in _some_steps(game, luck)]
    refused = played = 0
    for state, _, _ in _some_steps(game, luck):
        for move in luck.sample(strange, min(8, len(strange))):
            try:
                rules.state_to_text(rules.play(state, move))
            except IllegalMove:
                refused += 1
                legal = rules.legality(state, move) is not Legality.ILLEGAL
                must(not legal, game, state, f"{move!r} is legal, and refused")
            else:
                played += 1
                legal = rules.legality(state, move) is not Legality.ILLEGAL
                must(legal, game, state, f"{move!r} is not legal, and played")
    _found(refused, "no move of another state was refused")
    _found(played, "no move of another state was played")


# -- at the table --------------------------------------------------------------------------


def acts_make_the_move(game: GameSpec, luck: Random) -> None:
    """Performed at the table, with spots or without, every legal move is read as itself.

    A move of nobody's may be one that no hand makes; a player's never is.
    """
    performed = 0
    for state, _, _ in _some_steps(game, luck):
        spots = luck.choice((SPOTS, ()))
        table = game.table(TableShape(spots=len(spots)))
        moves = game.rules.legal_moves(state)
        for move in luck.sample(moves, min(3, len(moves))):
            acts = table.perform(state, move)
            if not acts:
                nobodys = game.rules.mover(move) is None
                said = _in_words(game, state, move)
                must(nobodys, game, state, f"no hand can make {said}")
                continue
            performed += game.rules.mover(move) is not None
            acting = Acting(table, state, state.seats, game.pieces, spots)
            made, said = acting.do(*acts), _in_words(game, state, move)
            must(made[:1] == [move], game, state, f"{said}, performed as {acts}, made {made}")
    _found(performed, "no player's move was performed")


def a_hand_goes_on_alone(game: GameSpec, luck: Random) -> None:
    """For a player who has left there is a legal move whenever the match waits for it alone."""
    rules, alone = game.rules, 0
    for state, _, _ in _some_steps(game, luck):
        for player in range(len(state.seats)):
            others = [one for one in (None, *range(len(state.seats))) if one != player]
            waited_for = [*rules.legal(state, player), *rules.undecided(state, player)]
            if not waited_for or any(rules.legal(state, one) for one in others):
                continue
            move = rules.default_move(state, player)
            must(move is not None, game, state, f"nobody acts for {state.seats[player]}")
            illegal = rules.legality(state, move) is Legality.ILLEGAL
            must(not illegal, game, state, f"{move!r} is not legal for {state.seats[player]}")
            alone += 1
    _found(alone, "no match has waited for one player alone")


def matches_go_on_after_a_power_cut(game: GameSpec, luck: Random) -> None:
    """From every state the referee goes on as if nothing had happened."""
    for state, _, _ in _some_steps(game, luck):
        table = game.table(TableShape(spots=luck.choice((0, len(SPOTS)))))
        resumed, begun = table.resume(state, 0.0, None), table.begin(state, 0.0)
        for effects in (resumed, begun):
            table.public_view(state, effects.referee)
            table.menu(state, effects.referee, NOTHING)
        must(not resumed.moves, game, state, f"{resumed.moves} are made by the power cut")


def undo_takes_back_nothing_that_was_seen(game: GameSpec, luck: Random) -> None:
    """What may be taken back has shown nobody but its player anything (G-3)."""
    rules, zones, taken_back = game.rules, game.rules.zones, 0
    for state, move, after in _some_steps(game, luck):
        if not rules.may_undo(state, move, after):
            continue
        for player in range(len(state.seats)):
            if player == rules.mover(move):
                continue
            if zones is None:
                same = rules.view(state, player).secrets == rules.view(after, player).secrets
            else:
                same = not zones.seen_by(after, player) & ~zones.seen_by(state, player)
            said = _in_words(game, state, move)
            must(same, game, state, f"{said} may be undone, and {state.seats[player]} saw it")
            taken_back += 1
    if any(row.undo for row in rules.rows.values()):
        _found(taken_back, "no move could be taken back, although some may by their rows")


def tables_are_laid_out_as_the_state_says(game: GameSpec, luck: Random) -> None:
    """Laid out from any state, a simulated table has every card where the state says."""
    states = [*_some_states(game, luck)]
    _found(states, "no match was played")
    for state in states:
        try:
            world = laid_out(game, state, luck)
        except NotLaidOut as error:
            raise Broken(f"{error}, in this state:\n{game.rules.state_to_text(state)}") from None
        setting = game.setting(state)
        laid = any(stack.pieces for stack in setting.stacks) or setting.spread
        must(bool(laid), game, state, "no piece lies on the table")
        wrong = wrongly_laid(game, state, world.lying())
        must(not wrong, game, state, "; ".join(wrong))


def cut_matches_go_on_to_an_end(game: GameSpec, luck: Random) -> None:
    """Cut and resumed again and again, bots' matches lose nothing and come to their end."""
    _found(game.rules.players, "no number of players can play it")
    fewest, most = min(game.rules.players), max(game.rules.players)
    for players, table, keeps_lay in ((fewest, "sim", False), (min(most, 4), "sim-spots", True)):
        job = Job(game.slug, players, table, luck.randrange(2**31), keeps_lay=keeps_lay)
        # A short match may be over before its first cut.
        while not _cuts(job):
            job = replace(job, apart_s=job.apart_s / 4)
            _found(job.apart_s >= LEAST_APART_S, f"{job} was not cut")


def _cuts(job: Job) -> int:
    """Return how often a match was cut, which went on as it was to its end."""
    cuts = 0
    with scratch() as folder, closing(CutMatch(job, Path(folder))) as match:
        for cut in match.play():
            cuts += 1
            if cut.wrong:
                raise Broken(f"{cut.wrong[0]}, after a cut in {cut.phase} of {job}")
        if not match.ended:
            raise Broken(f"{job} does not end")
    return cuts


# -- secrets -------------------------------------------------------------------------------


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
        stretch = -(-len(moves) // STRETCHES)
        for observer in (None, *range(players)):
            seen: set[int] = set()
            for step in range(1, len(states)):
                seen |= _seen(game, states[step - 1], moves[step - 1], states[step], observer)
                if step % stretch and step != len(moves):
                    continue
                compared += _compared(
                    game, states[: step + 1], moves[:step], stretch, observer, seen, luck
                )
    _found(compared, "no cards could change places")


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
    stretch: int,
    observer: int | None,
    seen: Set[int],
    luck: Random,
) -> int:
    """Compare what the observer is told in the last *stretch* of states with what it is told after
    cards were swapped that it has not *seen*, and does not see then either; return 1, or 0 if the
    rules allow no such exchange."""
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
            for state, other in zip(states[-stretch:], others[-stretch:], strict=True)
            if _told(game, state, observer) != _told(game, other, observer)
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
    for state, move, other in zip(states[since:], moves[since:], renamed[since:], strict=False):
        if _comes_twice(game, state, move) != _comes_twice(game, others[-1], other):
            return None
        try:
            others.append(game.rules.play(others[-1], other))
        except IllegalMove:
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


def _renamed(move: Any, name: Mapping[int, int]) -> Any:
    """Return the move with other cards."""
    cards = {field: getattr(move, field) for field in card_fields(type(move))}
    return replace(move, **{field: name.get(card, card) for field, card in cards.items()})


def _told(game: GameSpec, state: Any, observer: int | None) -> Any:
    """Return everything that an observer is told of a state."""
    rules = game.rules
    told = [rules.view(state, observer), rules.problems(state)]
    if observer is not None:
        told += rules.legal(state, observer)
        told += rules.undecided(state, observer)
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


# -- cards that were not read --------------------------------------------------------------


def unread_cards_break_nothing(game: GameSpec, luck: Random) -> None:
    """With some cards dealt unread, matches end, and nothing is wrong in between."""
    rules, unreadable, unread = game.rules, unreadable_kinds(game), 0
    for players in rules.players if unreadable else ():
        for _, move, after in half_read_steps(game, players, luck):
            unread += type(move) in unreadable and move.card is None
            must(rules.problems(after) == (), game, after, f"something is wrong after {move!r}")
            rules.view(after, luck.randrange(players))
    if unreadable:
        _found(unread, "no card came unread")


LAWS: tuple[Callable[[GameSpec, Random], None], ...] = (
    matches_end,
    values_stay_values,
    texts_are_read_back,
    offers_are_complete,
    nonsense_is_refused,
    acts_make_the_move,
    a_hand_goes_on_alone,
    matches_go_on_after_a_power_cut,
    undo_takes_back_nothing_that_was_seen,
    tables_are_laid_out_as_the_state_says,
    cut_matches_go_on_to_an_end,
    views_tell_no_secret,
    unread_cards_break_nothing,
)
