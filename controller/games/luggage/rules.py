"""The rules of "Where's My Luggage?" in rows: everything about a move stands in one place.

What refuses a move and what it does stands in the module of its subject:

    search    flipping a passenger, looking at a tile, putting it back
    rounds    the laps, the barrier at the start, the end of a round, the check, scores

Two things stay secret for ever: the faces of tiles that went back on the belt, and which tiles of a
pattern are missing (L-14, G-5). Everybody saw the pattern of such a tile, but only its player the
face. A tile that was set aside is known. The rulings L-1 to L-21 are named where they decide
something.

Problems are what is missing, and the invariants of the rulings (4.1) that are broken.
"""

from collections.abc import Iterator
from typing import Any

from controller.games.luggage import pieces, rounds, search
from controller.games.luggage.state import (
    Player,
    State,
    awaited,
    begin,
    cards_each,
    everybody,
    in_hands,
    infraction,
    may_be_done,
    pair_verdict,
    tiles_to_verify,
    verdict,
)
from controller.games.luggage.viewing import view
from controller.rules.offers import each, referee
from controller.rules.refusals import Refusals
from controller.rules.rows import Row, Rules, always
from controller.rules.sets import EMPTY, members, set_of
from controller.views import Arg, Message
from controller.views.luggage import Phase


def _faces_are_secret(before: State, move: Any, last: State) -> bool:
    """In the memory variant everybody sees all (L-18)."""
    return before.options.variant != "memory"


def _look_failed(before: State, move: pieces.Look, last: State) -> bool:
    return _faces_are_secret(before, move, last) and verdict(before, move) == "other"


def _names_missing(before: State, move: pieces.Mapped | pieces.Recounted, last: State) -> bool:
    return _faces_are_secret(before, move, last) and bool(move.missing)


def _names_gone(before: State, move: pieces.Stuck, last: State) -> bool:
    return _faces_are_secret(before, move, last) and bool(move.gone)


def _lap_tells(before: State, move: pieces.Verified, last: State) -> bool:
    """In rulebook play nobody is told before the check which tiles are set aside."""
    rulebook = before.options.play == "rulebook"
    told = rulebook or not tiles_to_verify(before).issubset(move.on_belt)
    return _faces_are_secret(before, move, last) and told


def _even_the_last(before: State, move: pieces.Checked, after: State) -> bool:
    """A press shows nothing, not even the last one of the match."""
    return True


# fmt: off
ROWS = (
    # -- before a round, and what a lap of the belt finds
    Row("mapping", pieces.Mapped, always, rounds.mapped, each(), referee, secret=_names_missing),
    Row("ready", pieces.Ready, rounds.check_ready, rounds.ready, each(), rounds.not_ready,
        default=1, undo=True, sound="join"),
    Row(("ready", "play"), pieces.Recounted, rounds.check_recounted, rounds.recounted,
        secret=_names_missing),
    Row("verifying", pieces.Verified, always, rounds.verified, rounds.all_back, referee,
        secret=_lap_tells),
    # -- the search
    Row("play", pieces.Flip, search.check_flip, search.flip, each(passenger=search.may_flip),
        search.flipping),
    Row("play", pieces.Look, search.check_look, search.look, each(tile=search.may_look_at),
        search.looking, draws=each(tile=search.may_take), secret=_look_failed),
    Row(("play", "verifying"), pieces.Return, search.check_return, search.put_back,
        each(tile=search.held_tile), search.returning, secret=_faces_are_secret),
    # -- the end of a round
    Row("play", pieces.Done, rounds.check_done, rounds.done, each(), search.finishing,
        undo=True, sound="done"),
    Row("play", pieces.TimeUp, rounds.check_time_up, rounds.time_up, each(), referee,
        when=search.has_clock, sound="done"),
    Row("play", pieces.Stuck, rounds.check_stuck, rounds.declare_stuck, each(), referee,
        when=search.is_stuck, secret=_names_gone, sound="done"),
    Row("verifying", pieces.Done, rounds.check_also_done, rounds.also_done, each(),
        rounds.also_done_by, undo=True, sound="done"),
    # -- the check of rulebook play
    Row("check", pieces.Checked, rounds.check_checked, rounds.checked, each(), rounds.checking,
        default=1, undo=_even_the_last),
    Row("check", pieces.ShowPair, rounds.check_show_pair, rounds.show_pair, rounds.certain_pairs,
        rounds.showing, undecided=rounds.undecided_pairs, draws=rounds.pairs_to_show),
    Row("check", pieces.TakeBack, rounds.check_take_back, rounds.take_back, each(),
        rounds.taking_back),
    # -- the next round
    Row("round_over", pieces.NextRound, always, rounds.next_round, each(), referee),
)
# fmt: on

WRONG_PHASE: dict[Phase, str] = {
    "mapping": "lap_running",
    "ready": "not_started",
    "play": "not_now",
    "verifying": "after_done",
    "check": "after_done",
    "round_over": "between_rounds",
    "over": "match_over",
}
"""The refusal of a move that does not belong to the phase."""


# -- problems ------------------------------------------------------------------------------


def problems(state: State) -> tuple[Message, ...]:
    """One message for each thing that is missing or cannot be; empty when all is well."""
    of_players = (
        problem
        for player, seat in zip(state.players, state.seats, strict=True)
        for problem in _player_problems(state, player, seat)
    )
    return (
        *_tile_problems(state),
        *_passenger_problems(state),
        *of_players,
        *_phase_problems(state),
    )


def _problem(what: str, **args: Arg) -> Message:
    return Message(f"luggage-problem-{what}", args)


def _tile_problems(state: State) -> Iterator[Message]:
    """36 tiles: on the belt, in hands, set aside and missing, each in one place."""
    # By pattern, not by tile: the tiles' order would tell luggage from lost ones.
    for suitcase in sorted(map(pieces.tile_suitcase, members(state.missing))):
        yield _problem("tile-missing", pattern=pieces.SUITCASES[suitcase])
    aside = [tile for player in state.players for tile in player.tiles_aside]
    for tile in sorted({tile for tile in aside if aside.count(tile) > 1}):
        yield _problem("tile-aside-twice", pattern=_pattern(tile))
    places = [("belt", state.belt), ("missing", state.missing)]
    # In rulebook play nobody has counted the belt since it was mapped.
    if state.options.play != "rulebook" or state.phase not in ("play", "verifying"):
        places[1:1] = [("hand", in_hands(state)), ("aside", set_of(aside))]
    somewhere = EMPTY
    for at, (place, tiles) in enumerate(places):
        somewhere |= tiles
        for other, others in places[at + 1 :]:
            for tile in members(tiles & others):
                yield _problem("tile-twice", pattern=_pattern(tile), place=place, other=other)
    for _ in members(somewhere & ~state.options.tiles):
        yield _problem("tile-not-in-play")
    if state.options.play == "rulebook" and state.phase == "check":
        # What is not on the belt is about to be shown.
        return
    for tile in members(state.options.tiles & ~somewhere):
        yield _problem("tile-nowhere", pattern=_pattern(tile))


def _pattern(tile: int) -> str:
    return pieces.SUITCASES[pieces.tile_suitcase(tile)]


def _passenger_problems(state: State) -> Iterator[Message]:
    """30 passengers: undealt ones and those of the players, each with one player."""
    owned = [
        passenger
        for player in state.players
        for passenger in (*player.open, *player.passengers_aside)
    ]
    if len(set(owned)) != len(owned):
        yield _problem("passenger-twice")
    if set_of(owned) != state.flipped:
        yield _problem("passengers-seen")
    if state.flipped & ~state.options.passengers:
        yield _problem("passenger-not-in-play")


def _player_problems(state: State, player: Player, seat: str) -> Iterator[Message]:
    dealt = cards_each(state)
    cards = player.unseen + len(player.open) + len(player.aside)
    if cards != dealt or player.unseen < 0:
        yield _problem("cards", seat=seat, count=cards, dealt=dealt)
    if player.current is None and not player.unseen and player.waiting and state.phase == "play":
        yield _problem("none-in-front", seat=seat)
    if state.options.play == "assisted":
        for passenger, tile in player.aside:
            if pair_verdict(passenger, tile) == "other":
                pattern = pieces.SUITCASES[pieces.passenger_suitcase(passenger)]
                yield _problem("wrong-pair", seat=seat, pattern=pattern)
    scored = state.round if state.phase in ("round_over", "over") else state.round - 1
    if len(player.scores) != scored:
        yield _problem("score-count", seat=seat, count=len(player.scores), rounds=scored)
    if any(score > dealt for score in player.scores) or sum(player.scores) < 0:
        yield _problem("scores", seat=seat, scores=" ".join(map(str, player.scores)))


def _phase_problems(state: State) -> Iterator[Message]:
    everyone, phase = everybody(state), state.phase
    if not 1 <= state.round <= state.options.rounds:
        yield _problem("no-such-round", round=state.round, rounds=state.options.rounds)
    if not 0 <= state.active < len(state.players):
        yield _problem("no-such-player", player=state.active)
    for role, some in (("ready", state.ready), ("done", state.done), ("checked", state.checked)):
        if some & ~everyone:
            yield _problem("does-not-play", role=role)
    if (phase not in ("mapping", "ready")) != (state.ready == everyone):
        yield _problem("ready", phase=phase, count=state.ready.bit_count())
    if (state.ended_by != "") != (phase in ("verifying", "check", "round_over", "over")):
        yield _problem("ended-by", phase=phase, by=state.ended_by or "nobody")
    if (state.ended_by == "done") != (state.done != EMPTY):
        yield _problem("done-by-nobody")
    finished = any(player.finished for player in state.players)
    if phase == "play" and state.options.variant == "memory" and finished:
        yield _problem("memory-goes-on")
    done = members(state.done & everyone)
    if phase == "verifying" and not all(may_be_done(state, player) for player in done):
        yield _problem("done-too-early")


rules: Rules[State, pieces.Move] = Rules(
    ROWS,
    Refusals(infraction, WRONG_PHASE),
    players=pieces.PLAYERS,
    options=pieces.Options,
    implied=pieces.implied,
    state=State,
    moves=pieces.Move,
    begin=begin,
    view=view,
    problems=problems,
    awaited=awaited,
    once={"first_player": 0},
)
