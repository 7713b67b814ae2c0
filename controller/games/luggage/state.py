"""The state of a match of "Where's My Luggage?", questions about it, and what the rules refuse.

A state is a value: nothing changes it, and the rules make new ones. Players are numbers in order
of seating; sets of passengers, tiles and players are bit masks (`controller.rules.sets`).

The deal is known to nobody. A player's cards are *unseen* (face down, a mere count), open (the
*current* passenger and those *waiting*, in the order in which they will come up) or set aside.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Struct

from controller.games.luggage.pieces import (
    OF_SUITCASE,
    PASSENGER,
    PASSENGER_COUNT,
    TILE,
    TILE_COUNT,
    Look,
    Options,
    Passenger,
    Tile,
    lost_tile,
    passenger_suitcase,
)
from controller.rules.fields import NOTHING, PLAYER, SetOf, ValueWords
from controller.rules.notation import Line
from controller.rules.refusals import Infractions, one_who_plays, rulings
from controller.rules.sets import EMPTY, members, only, set_of
from controller.views.luggage import Phase

Verdict = Literal["match", "lost", "other"]
EndedBy = Literal["", "done", "time", "stuck"]
Pair = tuple[Passenger, Tile]
"""A passenger and the tile that was set aside with it."""

PassengerSet = Annotated[int, SetOf(PASSENGER)]
TileSet = Annotated[int, SetOf(TILE)]
PlayerSet = Annotated[int, SetOf(PLAYER)]

_ENDINGS: dict[str, EndedBy] = {NOTHING: "", "done": "done", "time": "time", "stuck": "stuck"}


class Player(Struct, frozen=True, gc=False):
    """One player's cards, hand and score."""

    unseen: int
    """Cards in the draw deck that were never flipped."""
    current: Passenger | None = None
    """The passenger who is being searched for; None before the next flip and when none is left."""
    waiting: tuple[Passenger, ...] = ()
    """The other open passengers, next one first (L-1)."""
    held: Tile | None = None
    """The tile that was looked at and is not back on the belt yet (L-4: at most one)."""
    aside: tuple[Pair, ...] = ()
    """In order: verified in assisted play, as shown at the rulebook's check."""
    scores: tuple[int, ...] = ()

    @property
    def must_flip(self) -> bool:
        """Whether the next card of the draw deck is due (L-3)."""
        return self.current is None and self.unseen > 0

    @property
    def finished(self) -> bool:
        """Whether draw deck and action deck are empty (L-10)."""
        return self.current is None and self.unseen == 0

    @property
    def cards_left(self) -> int:
        """How many passengers still wait, seen or not."""
        return self.unseen + len(self.waiting) + (self.current is not None)

    @property
    def open(self) -> tuple[int, ...]:
        """The open passengers, the current one first."""
        return self.waiting if self.current is None else (self.current, *self.waiting)

    @property
    def passengers_aside(self) -> tuple[int, ...]:
        return tuple(passenger for passenger, _ in self.aside)

    @property
    def tiles_aside(self) -> tuple[int, ...]:
        return tuple([tile for _, tile in self.aside])


class State(Struct, frozen=True, gc=False):
    """A match between two moves."""

    options: Options
    seats: tuple[str, ...]
    """The players' seats at the table, for views and texts only."""
    players: Annotated[tuple[Player, ...], Line("player", by="seat")]
    phase: Phase = "mapping"
    round: int = 1
    belt: TileSet = EMPTY
    """The tiles that are taken to lie on the belt (or in the rows, in the memory variant). In
    rulebook play only the laps before and after the round tell."""
    missing: TileSet = EMPTY
    """The tiles that a lap should have found but did not."""
    flipped: PassengerSet = EMPTY
    """The passengers whose cards the table has seen this round."""
    looks: Annotated[tuple[Look, ...], Line("event")] = ()
    """Every tile that was looked at this round, in order."""
    active: Annotated[int, PLAYER] = 0
    """Whose turn it is in the memory variant (L-18)."""
    ready: PlayerSet = EMPTY
    done: PlayerSet = EMPTY
    checked: PlayerSet = EMPTY
    ended_by: Annotated[EndedBy, ValueWords("ending", _ENDINGS)] = ""


def begin(options: Options, seats: tuple[str, ...]) -> State:
    """A match that is about to begin between the players at *seats*. Raises `OptionError` if the
    first player does not play."""
    first = one_who_plays("first_player", options.first_player, len(seats))
    dealt = Player(unseen=options.cards_each(len(seats)))
    players = (dealt,) * len(seats)
    return State(options, seats, players, belt=options.tiles, active=first)


def with_player(state: State, number: int, player: Player) -> tuple[Player, ...]:
    """The players of *state* with *player* in the place of *number*."""
    players = state.players
    return (*players[:number], player, *players[number + 1 :])


# -- questions -----------------------------------------------------------------------------


def cards_each(state: State) -> int:
    """How many passengers each player was dealt."""
    return state.options.cards_each(len(state.players))


def everybody(state: State) -> int:
    """The set of all players."""
    return only(len(state.players)) - 1


def awaited(state: State, player: int) -> bool:
    """Whether the game can go on only when *player* does something that is due now."""
    match state.phase:
        case "ready":
            return not state.ready & only(player)
        case "play":
            one = state.players[player]
            return one.current is None and one.unseen > 0 and is_active(state, player)
        case "check":
            return not state.checked & only(player)
    return False


def is_active(state: State, player: int) -> bool:
    """Whether *player* may play now: everybody at once, or in turns in the memory variant."""
    return state.options.variant == "belt" or state.active == player


def may_be_done(state: State, player: int) -> bool:
    """Whether "Done!" is no false alarm: nothing is left, lost passengers counted as gone (L-10).

    In rulebook play the table cannot know that before the check; but all cards must have been
    flipped.
    """
    if state.options.play == "rulebook":
        return not state.players[player].unseen
    return state.players[player].finished


def holder(state: State, tile: int) -> int | None:
    """Who looked at *tile* and has not been seen to put it back."""
    for number, player in enumerate(state.players):
        if player.held == tile:
            return number
    return None


def in_hands(state: State) -> int:
    """The tiles that were looked at and have not been seen to go back, as a set."""
    held = EMPTY
    for player in state.players:
        if player.held is not None:
            held |= 1 << player.held
    return held


def set_aside_by(state: State, tile: int) -> int | None:
    """Who has set *tile* aside."""
    for number, player in enumerate(state.players):
        for _, aside in player.aside:
            if aside == tile:
                return number
    return None


def tiles_aside(state: State) -> int:
    """All the tiles that were set aside, as a set."""
    aside = EMPTY
    for player in state.players:
        for _, tile in player.aside:
            aside |= 1 << tile
    return aside


def known_aside(state: State) -> int:
    """The tiles that were set aside and that everybody can name, as a set: of a wrong pair all
    know the tile's back only."""
    known = EMPTY
    for player in state.players:
        for passenger, tile in player.aside:
            known |= _NAMED[passenger][tile]
    return known


def looks_alike(state: State, tiles: int) -> int:
    """The tiles that any of *tiles* may be, as far as its back tells, as a set."""
    return state.options.tiles & same_backs(tiles) & ~known_aside(state)


def same_backs(tiles: int) -> int:
    """All tiles with the patterns of *tiles*, as a set."""
    alike = EMPTY
    for of_suitcase in OF_SUITCASE:
        if tiles & of_suitcase:
            alike |= of_suitcase
    return alike


def tiles_in_play(state: State) -> frozenset[int]:
    """The tiles that the lap before a round looks for."""
    return frozenset(members(state.options.tiles))


def tiles_to_verify(state: State) -> frozenset[int]:
    """The tiles that the lap after a round must find: all but those set aside or missing before.

    In rulebook play it cannot know what was set aside, and demands none.
    """
    if state.options.play == "rulebook":
        return frozenset()
    return frozenset(members(state.options.tiles & ~state.missing & ~tiles_aside(state)))


def _pair_verdict(passenger: int, tile: int) -> Verdict:
    if tile == passenger:
        return "match"
    return "lost" if tile == lost_tile(passenger_suitcase(passenger)) else "other"


_PAIR_VERDICTS = tuple(
    tuple(_pair_verdict(passenger, tile) for tile in range(TILE_COUNT))
    for passenger in range(PASSENGER_COUNT)
)
_NAMED = tuple(
    tuple(EMPTY if found == "other" else only(tile) for tile, found in enumerate(verdicts))
    for verdicts in _PAIR_VERDICTS
)
"""For each pair the tile as a set, if everybody knows it: a set that is looked up a lot."""


def pair_verdict(passenger: int, tile: int) -> Verdict:
    """What a passenger and a tile are to each other; a lost tile fits its pattern only (L-13)."""
    return _PAIR_VERDICTS[passenger][tile]


def verdict(state: State, look: Look) -> Verdict:
    """What *look* finds for the player's current passenger."""
    passenger = state.players[look.player].current
    return "other" if passenger is None else pair_verdict(passenger, look.tile)


def pattern_is_gone(state: State, suitcase: int) -> bool:
    """Whether no tile of a pattern lies on the belt or in a hand: all are set aside or missing."""
    return not (state.belt | in_hands(state)) & OF_SUITCASE[suitcase]


def stuck(state: State, gone: Sequence[int] = ()) -> bool:
    """Whether nobody can find any passenger's luggage any more (L-17).

    *gone* are tiles that are known to lie neither on the belt nor in a hand. What a card that was
    never flipped asks for is not known, so it may be found while there are tiles at all, if it can
    come up: in the memory variant the top passenger stays on top (L-18). Who has finished can call
    "Done!".
    """
    if state.phase != "play":
        return False
    obtainable = state.options.tiles & ~state.missing & ~tiles_aside(state) & ~set_of(gone)
    memory = state.options.variant == "memory"

    def may_find(player: Player) -> bool:
        flips = player.unseen > 0 and not (memory and player.current is not None)
        return bool(obtainable) and (flips or bool(obtainable & wanted(player.open)))

    return not any(player.finished or may_find(player) for player in state.players)


def wanted(passengers: Sequence[int]) -> int:
    """The tiles that would resolve any of *passengers*: their own and the lost ones (L-13)."""
    return set_of(passengers) | set_of(lost_tile(passenger_suitcase(p)) for p in passengers)


def winners(state: State) -> tuple[int, ...]:
    """Everybody who has most points when the match is over: ties are shared (L-15)."""
    if state.phase != "over":
        return ()
    totals = [sum(player.scores) for player in state.players]
    return tuple(number for number, total in enumerate(totals) if total == max(totals))


# -- refusals ------------------------------------------------------------------------------

RULINGS = rulings(
    {
        "L-3": "flip_first",
        "L-4": "not_held",
        "L-6": "others_tile_aside",
        "L-8": "passenger_is_aside own_tile_aside",
        "L-10": "nothing_left false_alarm",
        "L-11": "not_now after_done tile_was_on_belt",
        "L-12": "already_done",
        "L-14": "tapped_in_rulebook_play already_checked passenger_shown tile_shown nothing_shown",
        "L-15": "match_over",
        "L-16": "between_rounds others_passenger too_many_cards",
        "L-17": "no_clock not_stuck",
        "L-18": "not_your_turn not_in_play not_resolved",
        "L-19": "lap_running not_started already_ready",
        "L-20": "nobody_there",
        "G-3": "not_on_belt",
    }
)
"""What the rules refuse, by a key, and the ruling that says so."""

infraction = Infractions("luggage", RULINGS, name_active=False)
