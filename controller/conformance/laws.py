"""What holds for every game, checked on random matches of every number of players.

A law is a function of a game and a random source; it raises `Broken`, which says in words what went
wrong and in which state. Its docstring is the law as printed by `reclaim check-game`.

No law may be kept by doing nothing: a match that stands still breaks every law that looks at
matches, and a law that found nothing to compare is broken, unless the game declares that it has no
such thing.
"""

import copy
from collections.abc import Callable, Iterator
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
    found,
    half_read_steps,
    must,
    random_steps,
    unreadable_kinds,
)
from controller.conformance.swapping import views_tell_no_secret
from controller.errors import IllegalMove
from controller.games.spec import GameSpec
from controller.match.halfdone import NOTHING
from controller.match.tablegame import TableShape
from controller.rules.rows import Legality
from controller.views import CardsView
from hardware.errors import NotLaidOut

MATCHES = 1_000
"""The number of random matches played to the end."""
LOOKED_AT = 3
"""The number of matches per number of players that are examined step by step."""
STEPS = 60
"""The number of steps examined in such a match."""
OF_A_PHASE = 12
"""The number of states of a phase from which a table is laid out, per number of players."""
LEAST_APART_S = 1.0
"""The mean time between cuts of a match that is over in no time."""


# -- matches -------------------------------------------------------------------------------


def _some_steps(game: GameSpec, luck: Random) -> Iterator[Step]:
    """Yield steps of random matches of every number of players, in order; among them the last one
    of each phase, which often waits for one player alone."""
    found(game.rules.players, "no number of players can play it")
    for players in game.rules.players:
        for _ in range(LOOKED_AT):
            steps = [*random_steps(game, players, luck)]
            chosen = luck.sample(range(len(steps)), min(STEPS, len(steps)))
            last = {state.phase: at for at, (state, _, _) in enumerate(steps)}
            yield from (steps[at] for at in sorted({*chosen, *last.values()}))


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


def _in_words(game: GameSpec, state: Any, move: Any) -> str:
    return f"`{game.rules.move_to_text(state, move)}`"


# -- the rules -----------------------------------------------------------------------------


def matches_end(game: GameSpec, luck: Random) -> None:
    """A thousand random matches end, and nothing is wrong in between."""
    found(game.rules.players, "no number of players can play it")
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
        again = rules.state_from_text(rules.state_to_text(state))
        lost = [n for n in state.__struct_fields__ if getattr(state, n) != getattr(again, n)]
        must(not lost, game, state, f"of its text {', '.join(lost)} is not read back as it was")
        said = rules.move_to_text(state, move)
        must(rules.move_from_text(state, said) == move, game, state, f"`{said}` is another move")
        sent = msgspec.json.decode(msgspec.json.encode(move), type=rules.move_type)
        must(sent == move, game, state, f"`{said}` is another move as JSON")


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
    found(refused, "no move of another state was refused")
    found(played, "no move of another state was played")


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
            acts, said = table.perform(state, move), _in_words(game, state, move)
            nobodys = game.rules.mover(move) is None
            if not acts:
                must(nobodys, game, state, f"no hand can make {said}")
                continue
            performed += not nobodys
            acting = Acting(table, state, state.seats, game.pieces, spots)
            made = acting.do(*acts)
            told = [notice.id for notice in acting.match.shown.notices()]
            wrong = f"{said}, performed as {acts}, made {made}; the table says {told}"
            must(made[:1] == [move], game, state, wrong)
    found(performed, "no player's move was performed")


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
    found(alone, "no match has waited for one player alone")


def who_is_to_act_is_awaited(game: GameSpec, luck: Random) -> None:
    """Who alone can go on is awaited; where the kit makes the views, who is to draw a card is, too.

    From that the window knows whose turn it is, and lights what may be clicked.
    """
    rules, waited = game.rules, 0
    for state, _, _ in _some_steps(game, luck):
        players = range(len(state.seats))
        able = [player for player in players if rules.legal(state, player)]
        alone = able if len(able) == 1 and not rules.legal(state, None) else []
        ours = isinstance(rules.view(state, None), CardsView) and state.phase != "dealing"
        drawing = [player for player in players if ours and game.draw(state, player) is not None]
        for player in {*alone, *drawing}:
            does = "is to draw" if player in drawing else "alone can act"
            said = f"{state.seats[player]} {does}, and is not awaited"
            must(rules.awaited(state, player), game, state, said)
            waited += 1
    found(waited, "no match has waited for one player alone")


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
        found(taken_back, "no move could be taken back, although some may by their rows")


def tables_are_laid_out_as_the_state_says(game: GameSpec, luck: Random) -> None:
    """Laid out from any state, a simulated table has every card where the state says."""
    states = [*_some_states(game, luck)]
    found(states, "no match was played")
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
    found(game.rules.players, "no number of players can play it")
    fewest, most = min(game.rules.players), max(game.rules.players)
    for players, table, keeps_lay in ((fewest, "sim", False), (min(most, 4), "sim-spots", True)):
        job = Job(game.slug, players, table, luck.randrange(2**31), keeps_lay=keeps_lay)
        # A short match may be over before its first cut.
        while not _cuts(job):
            job = replace(job, apart_s=job.apart_s / 4)
            found(job.apart_s >= LEAST_APART_S, f"{job} was not cut")


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
        found(unread, "no card came unread")


LAWS: tuple[Callable[[GameSpec, Random], None], ...] = (
    matches_end,
    values_stay_values,
    texts_are_read_back,
    offers_are_complete,
    nonsense_is_refused,
    acts_make_the_move,
    a_hand_goes_on_alone,
    who_is_to_act_is_awaited,
    matches_go_on_after_a_power_cut,
    undo_takes_back_nothing_that_was_seen,
    tables_are_laid_out_as_the_state_says,
    cut_matches_go_on_to_an_end,
    views_tell_no_secret,
    unread_cards_break_nothing,
)
