"""Everything that is wrong with a state, at once: what is missing, and invariants that are broken.

The invariants are those of the rulings (4.1). No sentence names a piece that is not public:
missing tiles go by their patterns.
"""

from collections.abc import Iterator

from controller.games.luggage.pieces import SUITCASES, passenger_suitcase, tile_suitcase
from controller.games.luggage.state import (
    Player,
    State,
    cards_each,
    everybody,
    may_be_done,
    pair_verdict,
    tiles_aside,
)
from controller.games.sets import EMPTY, members, set_of
from controller.views import Message


def problems(state: State) -> tuple[Message, ...]:
    """One message for each thing that cannot be; empty when all is well."""
    return tuple(Message("table-problem", {"problem": said}) for said in _sentences(state))


def _sentences(state: State) -> tuple[str, ...]:
    """One sentence for each thing that is missing or cannot be; empty when all is well."""
    return (
        *_missing_tiles(state),
        *_tiles(state),
        *_passengers(state),
        *(
            sentence
            for number, player in enumerate(state.players)
            for sentence in _player(state, player, state.seats[number])
        ),
        *_phase(state),
    )


def _missing_tiles(state: State) -> Iterator[str]:
    # By pattern, not by tile: the tiles' order would tell luggage from lost ones.
    for suitcase in sorted(map(tile_suitcase, members(state.missing))):
        yield f"A tile with {SUITCASES[suitcase]} is missing."


def _tiles(state: State) -> Iterator[str]:
    """36 tiles = on the belt + in hands + set aside + missing, each in one place."""
    aside = [tile for player in state.players for tile in player.tiles_aside]
    held = [player.held for player in state.players if player.held is not None]
    for tile in sorted({tile for tile in aside if aside.count(tile) > 1}):
        yield f"A tile with {SUITCASES[tile_suitcase(tile)]} was set aside twice."
    places = {
        "on the belt": state.belt,
        "in a hand": set_of(held),
        "set aside": tiles_aside(state),
        "missing": state.missing,
    }
    if state.options.play == "rulebook" and state.phase in ("play", "verifying"):
        # The belt as it was mapped: nobody has counted since.
        places = {"on the belt": state.belt, "missing": state.missing}
    named = list(places.items())
    for at, (place, tiles) in enumerate(named):
        for other_place, others in named[at + 1 :]:
            for tile in members(tiles & others):
                pattern = SUITCASES[tile_suitcase(tile)]
                yield f"A tile with {pattern} is both {place} and {other_place}."
    somewhere = EMPTY
    for tiles in places.values():
        somewhere |= tiles
    for _ in members(somewhere & ~state.options.tiles):
        yield "A tile is on the table that does not belong to the set being played with."
    if state.options.play == "rulebook" and state.phase == "check":
        # What is not on the belt is about to be shown.
        return
    for tile in members(state.options.tiles & ~somewhere):
        yield f"A tile with {SUITCASES[tile_suitcase(tile)]} is nowhere."


def _passengers(state: State) -> Iterator[str]:
    """30 passengers = undealt + those of the players, each with one player."""
    owned = [
        passenger
        for player in state.players
        for passenger in (*player.open, *player.passengers_aside)
    ]
    if len(set(owned)) != len(owned):
        yield "A passenger lies in two places."
    if set_of(owned) != state.flipped:
        yield "The passengers that were seen are not those that the players have."
    if state.flipped & ~state.options.passengers:
        yield "A passenger is on the table that does not belong to the set being played with."


def _player(state: State, player: Player, seat: str) -> Iterator[str]:
    dealt = cards_each(state)
    cards = player.unseen + len(player.open) + len(player.aside)
    if cards != dealt or player.unseen < 0:
        yield f"The seat {seat} has {cards} passengers; {dealt} were dealt."
    if player.current is None and not player.unseen and player.waiting and state.phase == "play":
        yield f"The seat {seat} has passengers waiting and none to search for."
    if state.options.play == "assisted":
        for passenger, tile in player.aside:
            if pair_verdict(passenger, tile) == "other":
                pattern = SUITCASES[passenger_suitcase(passenger)]
                yield f"The seat {seat} has set a wrong tile aside for a passenger with {pattern}."
    scored = state.round if state.phase in ("round_over", "over") else state.round - 1
    if len(player.scores) != scored:
        yield f"The seat {seat} has {len(player.scores)} scores after {scored} rounds."
    if any(score > dealt for score in player.scores) or sum(player.scores) < 0:
        yield f"The seat {seat} cannot have the scores {player.scores}."


def _phase(state: State) -> Iterator[str]:
    everyone = everybody(state)
    if not 1 <= state.round <= state.options.rounds:
        yield f"There is no round {state.round} in a match of {state.options.rounds}."
    if not 0 <= state.active < len(state.players):
        yield f"There is no player {state.active} whose turn it could be."
    for name, some in (("ready", state.ready), ("done", state.done), ("checked", state.checked)):
        if some & ~everyone:
            yield f"Somebody is {name} who does not play."
    started = state.phase not in ("mapping", "ready")
    if started != (state.ready == everyone):
        yield f"The phase is {state.phase}, but {state.ready.bit_count()} players are ready."
    if (state.ended_by != "") != (state.phase in ("verifying", "check", "round_over", "over")):
        ended_by = state.ended_by or "nobody"
        yield f"The phase is {state.phase}, but the round was ended by {ended_by}."
    if (state.ended_by == "done") != (state.done != EMPTY):
        yield "The round was ended by “Done!”, or somebody is done, but not both."
    if (
        state.phase == "play"
        and state.options.variant == "memory"
        and any(player.finished for player in state.players)
    ):
        yield "A queue is empty, which ends the game, but it goes on."
    if state.phase == "verifying" and not all(
        may_be_done(state, player) for player in members(state.done & everyone)
    ):
        yield "A player is done who has passengers left."
