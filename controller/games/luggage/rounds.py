"""A round before and after the search.

The belt's laps and the barrier at the start (L-16, L-19), the end of a round (L-10 to L-12, L-17),
the check of rulebook play (L-8, L-9, L-14), and scores.
"""

from msgspec.structs import replace

from controller.games.luggage.pieces import (
    Checked,
    Done,
    Mapped,
    NextRound,
    Options,
    Ready,
    Recounted,
    ShowPair,
    Stuck,
    TakeBack,
    TimeUp,
    Verified,
)
from controller.games.luggage.state import (
    Player,
    State,
    cards_each,
    everybody,
    infraction,
    looks_alike,
    may_be_done,
    pair_verdict,
    set_aside_by,
    stuck,
    tiles_aside,
    with_player,
)
from controller.rules.offers import Mover
from controller.rules.sets import members, only, set_of

# -- before a round ------------------------------------------------------------------------


def mapped(state: State, move: Mapped) -> State:
    """The round is played with the tiles that were found."""
    tiles = state.options.tiles
    missing = tiles & set_of(move.missing)
    return replace(state, phase="ready", belt=tiles & ~missing, missing=missing)


def not_ready(state: State) -> list[int]:
    return _players_outside(state, state.ready)


def check_ready(state: State, move: Ready) -> None:
    if state.ready & only(move.player):
        raise infraction("already_ready")


def ready(state: State, move: Ready) -> State:
    """The round starts when every hand lies on its draw deck (L-19)."""
    hands = state.ready | only(move.player)
    return replace(state, ready=hands, phase="play" if hands == everybody(state) else "ready")


def check_recounted(state: State, move: Recounted) -> None:
    if set_of(move.missing) & ~state.belt:
        raise infraction("not_on_belt")


def recounted(state: State, move: Recounted) -> State:
    """The round goes on without the tiles that nobody can find."""
    gone = set_of(move.missing)
    return replace(state, belt=state.belt & ~gone, missing=state.missing | gone)


def next_round(state: State, move: NextRound) -> State:
    """All pieces back, shuffled and dealt again: nothing of the old round is known (L-16)."""
    dealt = cards_each(state)
    players = tuple(Player(unseen=dealt, scores=player.scores) for player in state.players)
    return State(
        state.options,
        state.seats,
        players,
        round=state.round + 1,
        belt=state.options.tiles,
        active=state.options.first_player,
    )


# -- the end of a round --------------------------------------------------------------------


def check_done(state: State, move: Done) -> None:
    if not may_be_done(state, move.player):
        raise infraction("false_alarm")


def done(state: State, move: Done) -> State:
    """Play stops, and nothing more is set aside (L-11)."""
    return replace(state, phase="verifying", done=only(move.player), ended_by="done")


def check_also_done(state: State, move: Done) -> None:
    """A second "Done!" is heard until the lap has ended, if "Done!" ended the round (L-12).

    Whether it fell into the tie window changes nothing: there is no bonus for being first.
    """
    if state.done & only(move.player):
        raise infraction("already_done")
    if state.ended_by != "done" or state.options.variant == "memory":
        raise infraction("after_done")
    check_done(state, move)


def also_done(state: State, move: Done) -> State:
    return replace(state, done=state.done | only(move.player))


def check_time_up(state: State, move: TimeUp) -> None:
    if state.options.clock_min is None:
        raise infraction("no_clock")


def time_up(state: State, move: TimeUp) -> State:
    """The round is scored as it stands (L-17)."""
    return replace(state, phase="verifying", ended_by="time")


def check_stuck(state: State, move: Stuck) -> None:
    if not stuck(state, move.gone):
        raise infraction("not_stuck")


def declare_stuck(state: State, move: Stuck) -> State:
    """The round is scored as it stands (L-17)."""
    return replace(state, phase="verifying", ended_by="stuck")


# -- the lap after a round -----------------------------------------------------------------


def also_done_by(state: State) -> list[Mover]:
    """Return who may call "Done!" before the lap has ended."""
    if state.ended_by != "done" or state.options.variant != "belt":
        return []
    return [n for n in _players_outside(state, state.done) if may_be_done(state, n)]


def all_back(state: State, mover: Mover) -> list[Verified]:
    """The lap finds every tile that was there and is not set aside."""
    return [Verified(tuple(members(state.options.tiles & ~state.missing & ~tiles_aside(state))))]


def verified(state: State, move: Verified) -> State:
    """Assisted play has seen every pair and is scored; rulebook play goes on to the check.

    Tiles that were still in a hand are back (L-11). The rows of the memory variant need no lap.
    """
    players = tuple(replace(player, held=None) for player in state.players)
    state = replace(state, players=players)
    if state.options.variant == "memory":
        return scored(state)
    belt = state.options.tiles & set_of(move.on_belt)
    if state.options.play == "rulebook":
        return replace(state, phase="check", belt=belt, missing=state.missing & ~belt)
    missing = state.options.tiles & ~belt & ~tiles_aside(state)
    return scored(replace(state, belt=belt, missing=missing))


# -- the check of rulebook play: everybody shows the pairs that were set aside ---------------


def checking(state: State) -> list[Mover]:
    """Return who has not said yet that all pairs were shown."""
    return [*_players_outside(state, state.checked)]


def showing(state: State) -> list[Mover]:
    """Return who may show a pair."""
    return [n for n in _players_outside(state, state.checked) if pairs_to_show(state, n)]


def taking_back(state: State) -> list[Mover]:
    """Return who may take the last pair back."""
    return [n for n in _players_outside(state, state.checked) if state.players[n].aside]


def pairs_to_show(state: State, mover: int) -> list[ShowPair]:
    """Every pair that the player could show."""
    return _pairs(state, mover, _off_belt(state))


def certain_pairs(state: State, mover: int) -> list[ShowPair]:
    """Pairs with tiles of a pattern of which none can be refused."""
    off = _off_belt(state)
    return _pairs(state, mover, off & ~looks_alike(state, looks_alike(state, off) & ~off))


def undecided_pairs(state: State, mover: Mover) -> list[ShowPair]:
    """Pairs whose tile may have lain on the belt, which refuses them (L-11): the player cannot
    know which do."""
    if mover is None or state.checked & only(mover):
        return []
    off = _off_belt(state)
    may_be = looks_alike(state, off)
    return _pairs(state, mover, may_be & looks_alike(state, may_be & ~off))


def _off_belt(state: State) -> int:
    """The tiles that may be shown, as a set."""
    return state.options.tiles & ~state.belt & ~tiles_aside(state)


def _pairs(state: State, mover: int, tiles: int) -> list[ShowPair]:
    """Every pair of a passenger of the player's and one of *tiles*."""
    player = state.players[mover]
    passengers = list(player.open)
    if player.unseen:
        passengers += members(state.options.passengers & ~state.flipped)
    return [ShowPair(mover, passenger, tile) for passenger in passengers for tile in members(tiles)]


def check_show_pair(state: State, move: ShowPair) -> None:
    """One of the player's passengers with a tile that was not on the belt after the round.

    A passenger whose flip was never tapped is accepted as long as the player has unseen cards.
    """
    player = state.players[move.player]
    if state.checked & only(move.player):
        raise infraction("already_checked")
    if not (
        state.options.passengers & only(move.passenger) and state.options.tiles & only(move.tile)
    ):
        raise infraction("not_in_play")
    if move.passenger in player.passengers_aside:
        raise infraction("passenger_shown")
    if move.passenger not in player.open:
        if state.flipped & only(move.passenger):
            raise infraction("others_passenger")
        if not player.unseen:
            raise infraction("too_many_cards")
    if set_aside_by(state, move.tile) is not None:
        raise infraction("tile_shown")
    if state.belt & only(move.tile):
        raise infraction("tile_was_on_belt")


def show_pair(state: State, move: ShowPair) -> State:
    """The pair is public now; a wrong one stays and scores nothing (L-8)."""
    player = state.players[move.player]
    forgotten = move.passenger not in player.open
    player = replace(
        player,
        unseen=player.unseen - forgotten,
        current=None,
        waiting=tuple(passenger for passenger in player.open if passenger != move.passenger),
        aside=(*player.aside, (move.passenger, move.tile)),
    )
    return replace(
        state,
        players=with_player(state, move.player, player),
        flipped=state.flipped | only(move.passenger),
        missing=state.missing & ~only(move.tile),
    )


def check_take_back(state: State, move: TakeBack) -> None:
    if state.checked & only(move.player):
        raise infraction("already_checked")
    if not state.players[move.player].aside:
        raise infraction("nothing_shown")


def take_back(state: State, move: TakeBack) -> State:
    """The pair shown last was tapped by mistake."""
    player = state.players[move.player]
    passenger, _ = player.aside[-1]
    player = replace(player, waiting=(*player.waiting, passenger), aside=player.aside[:-1])
    return replace(state, players=with_player(state, move.player, player))


def check_checked(state: State, move: Checked) -> None:
    if state.checked & only(move.player):
        raise infraction("already_checked")


def checked(state: State, move: Checked) -> State:
    """The round is scored once everybody has shown all pairs; tiles nobody showed are missing."""
    state = replace(state, checked=state.checked | only(move.player))
    if state.checked != everybody(state):
        return state
    missing = state.options.tiles & ~state.belt & ~tiles_aside(state)
    return scored(replace(state, missing=missing))


# -- scores --------------------------------------------------------------------------------


def points(player: Player, options: Options) -> int:
    """What the player's pairs score.

    A lost passenger or a wrong pair scores nothing; a wrong pair may cost `deliberate_penalty`.
    A pawn never moves back beyond 0.
    """
    verdicts = [pair_verdict(passenger, tile) for passenger, tile in player.aside]
    score = verdicts.count("match") + options.deliberate_penalty * verdicts.count("other")
    return max(score, -sum(player.scores))


def scored(state: State) -> State:
    """The round's scores stand; after the last round the match is over (L-15)."""
    players = tuple(
        replace(player, scores=(*player.scores, points(player, state.options)))
        for player in state.players
    )
    over = state.round == state.options.rounds
    return replace(state, players=players, phase="over" if over else "round_over")


def _players_outside(state: State, some: int) -> list[int]:
    return [number for number in range(len(state.players)) if not some & only(number)]
