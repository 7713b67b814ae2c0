"""How "Where's My Luggage?" is played with pieces, pads and buttons (docs/at-the-table.md).

Acts become moves here. What the referee does meanwhile stands in `referee`, what lights and sounds
answer in `signs`. Pure.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from controller.games.luggage import signs, statistics, viewing
from controller.games.luggage.moves import (
    Checked,
    Done,
    Flip,
    Look,
    Move,
    NextRound,
    Ready,
    Return,
    ShowPair,
    TakeBack,
)
from controller.games.luggage.pieces import PIECES, passenger_piece, tile_piece
from controller.games.luggage.referee import Referee, RefereeState
from controller.games.luggage.rules import rules
from controller.games.luggage.state import (
    State,
    holder,
    may_be_done,
    set_aside_by,
    winners,
)
from controller.match.acts import Act, Pressed, SeenOnBelt, Tapped, TappedAt
from controller.match.halfdone import NOTHING, HalfDone
from controller.match.menu import Menu
from controller.match.signs import mistake
from controller.match.tablegame import Answer, Interpretation, Played, Standings
from controller.views import LuggageResults, LuggageSecrets, LuggageView, Notice
from hardware.signals import Colour, Pattern


class LuggageTable(Referee):
    """The contract of `TableGame` for this game, at a table of that *shape*."""

    slug = "luggage"

    def play(self, state: State, move: Move) -> State:
        return rules.play(state, move)

    def offered(self, state: State, seat: str) -> Sequence[Move]:
        return rules.legal(state, state.seats.index(seat)) if seat in state.seats else ()

    def over(self, state: State) -> bool:
        return state.phase == "over"

    def standings(self, state: State) -> Standings:
        totals = (sum(player.scores) for player in state.players)
        won = (state.seats[player] for player in winners(state))
        by_round = dict(zip(state.seats, (player.scores for player in state.players), strict=True))
        return Standings(dict(zip(state.seats, totals, strict=True)), tuple(won), by_round)

    def may_undo(self, before: State, move: Move, after: State) -> bool:
        return rules.may_undo(before, move, after)

    def mover(self, state: State, move: Move) -> str | None:
        player = rules.mover(move)
        return None if player is None else state.seats[player]

    def default_move(self, state: State, seat: str) -> Move | None:
        """Nobody waits for a player who has gone; nobody searches for that player either."""
        return rules.default_move(state, state.seats.index(seat))

    # ---- acts -> moves ---------------------------------------------------------------------

    def read(
        self, referee: RefereeState, state: State, half: HalfDone, act: Act
    ) -> Interpretation[Move]:
        match act:
            case SeenOnBelt(piece):
                return self._seen_on_belt(referee, state, piece)
            case Tapped(seat, _) if referee.recounting:
                return Interpretation(notice=mistake("luggage-recounting", seat))
            case Pressed() if referee.recounting:
                return Interpretation()
            case Pressed(seat, _) | Tapped(seat, _) if seat not in state.seats:
                return Interpretation()
            case Pressed(seat, "A"):
                return self._pressed_a(state, half, seat)
            case Pressed(seat, _):
                return self._pressed_b(state, half, seat)
            case Tapped(seat, piece):
                return self._tapped(state, half, seat, piece)
            case TappedAt():
                return Interpretation(notice=mistake("luggage-own-pad", ""))

    def _pressed_a(self, state: State, half: HalfDone, seat: str) -> Interpretation[Move]:
        player = state.seats.index(seat)
        match state.phase:
            case "ready":
                return Interpretation((Ready(player),))
            case "play":
                return Interpretation((Done(player),))
            case "verifying" if may_be_done(state, player):
                return Interpretation((Done(player),))
            case "check" if seat in half.first:
                return Interpretation(notice=mistake("luggage-half-pair", seat, "L-14"))
            case "check":
                return Interpretation((Checked(player),))
            case "round_over":
                return Interpretation((NextRound(),))
        return Interpretation()

    def _pressed_b(self, state: State, half: HalfDone, seat: str) -> Interpretation[Move]:
        if state.phase != "check":
            return Interpretation()
        if seat in half.first:
            return Interpretation(half=half.with_first(seat, ""))
        return Interpretation((TakeBack(state.seats.index(seat)),))

    def _tapped(self, state: State, half: HalfDone, seat: str, piece: str) -> Interpretation[Move]:
        known = PIECES.get(piece)
        if known is None:
            return Interpretation(notice=mistake("luggage-other-game", seat))
        kind, number = known
        player = state.seats.index(seat)
        if state.phase == "check":
            return self._tapped_in_check(half, seat, piece, player)
        if kind == "card":
            if state.players[player].current == number:
                return Interpretation()
            return Interpretation((Flip(player, number),))
        return Interpretation((Look(player, number),))

    def _tapped_in_check(
        self, half: HalfDone, seat: str, piece: str, player: int
    ) -> Interpretation[Move]:
        """A pair is two taps: the passenger, then the tile."""
        kind, number = PIECES[piece]
        if kind == "card":
            return Interpretation(half=half.with_first(seat, piece))
        if seat not in half.first:
            return Interpretation(notice=mistake("luggage-passenger-first", seat, "L-14"))
        _, passenger = PIECES[half.first[seat]]
        return Interpretation(
            (ShowPair(player, passenger, number),), half=half.with_first(seat, "")
        )

    def _seen_on_belt(
        self, referee: RefereeState, state: State, piece: str
    ) -> Interpretation[Move]:
        """The belt's reader read a tile: whoever had it last has put it back."""
        kind, number = PIECES.get(piece, ("", 0))
        if kind != "tile" or state.phase not in ("play", "verifying"):
            return Interpretation()
        if referee.track.tile(number).where == "taken":
            # It was read before it was taken; the belt's reader is slower to tell than the pad's.
            return Interpretation()
        hand = holder(state, number)
        if hand is not None:
            return Interpretation((Return(hand, number),))
        owner = set_aside_by(state, number)
        if owner is not None:
            return Interpretation(
                notice=mistake("luggage-aside-on-belt", state.seats[owner], "L-8")
            )
        return Interpretation()

    def menu(self, state: State, referee: RefereeState, half: HalfDone) -> Menu | None:
        return None

    def chosen(
        self, referee: RefereeState, state: State, half: HalfDone, seat: str, means: Any
    ) -> Interpretation[Move]:
        return Interpretation()

    # ---- moves -> acts ---------------------------------------------------------------------

    def perform(self, state: State, move: Move, half: HalfDone = NOTHING) -> tuple[Act, ...]:
        """How a move is performed with pieces, pads and buttons.

        The round-trip law: for every legal move, `read` makes exactly that move of these acts.
        Empty for what the referee observes by itself: the laps, the clock, a hopeless round.
        """
        player = rules.mover(move)
        seat = "" if player is None else state.seats[player]
        match move:
            case Ready() | Done() | Checked():
                return (Pressed(seat, "A"),)
            case TakeBack():
                return (Pressed(seat, "B"),)
            case NextRound():
                return (Pressed(state.seats[0], "A"),)
            case Flip(_, passenger):
                return (Tapped(seat, passenger_piece(passenger)),)
            case Look(_, tile):
                return (Tapped(seat, tile_piece(tile)),)
            case Return(_, tile):
                return (SeenOnBelt(tile_piece(tile)),)
            case ShowPair(_, passenger, tile):
                return (
                    Tapped(seat, passenger_piece(passenger)),
                    Tapped(seat, tile_piece(tile)),
                )
        return ()

    # ---- moves -> what is shown ------------------------------------------------------------

    def answer(self, before: State, move: Move, after: State) -> Answer:
        return signs.answer(before, move, after)

    def light(self, state: State, seat: str) -> tuple[Colour, Pattern]:
        return signs.light(state, seat)

    def prompt(self, state: State) -> Notice | None:
        return signs.prompt(state)

    def public_view(self, state: State, referee: RefereeState) -> LuggageView:
        view = viewing.view(state, None)
        lap = referee.track.lap
        if lap is None:
            return view
        found = len(lap.found & lap.expected)
        return replace(view, tiles_found=found, tiles_expected=len(lap.expected))

    def secrets(self, state: State, seat: str) -> LuggageSecrets:
        return viewing.secrets(state, state.seats.index(seat))

    def results(
        self,
        history: Sequence[Played[Move]],
        before: Sequence[State],
        after: State,
        began_s: float,
    ) -> LuggageResults:
        return statistics.results(history, before, after, began_s)
