"""How "Where's My Luggage?" is played with pieces, pads and buttons (docs/at-the-table.md).

Acts become moves here. What the referee does meanwhile stands in `referee`, what lights and sounds
answer in `signs`. Pure.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from controller.games.luggage import messages, rules, signs, statistics, viewing
from controller.games.luggage.messages import mistake
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
    mover,
)
from controller.games.luggage.pieces import PIECES, passenger_piece, tile_piece
from controller.games.luggage.referee import Conduct, Referee
from controller.games.luggage.state import State
from controller.match.interaction import Act, Pressed, SeenOnBelt, Tapped, TappedAt
from controller.match.menu import Menu
from controller.match.tablegame import Answer, Played, Reading, Standings
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
        winners = (state.seats[player] for player in rules.winners(state))
        by_round = dict(zip(state.seats, (player.scores for player in state.players), strict=True))
        return Standings(dict(zip(state.seats, totals, strict=True)), tuple(winners), by_round)

    def may_undo(self, before: State, move: Move, after: State) -> bool:
        return isinstance(move, Ready | Done | Checked)

    def mover(self, state: State, move: Move) -> str | None:
        player = mover(move)
        return None if player is None else state.seats[player]

    def default_move(self, state: State, seat: str) -> Move | None:
        """Nobody waits for a player who has gone; nobody searches for that player either."""
        player = state.seats.index(seat)
        if not rules.awaited(state, player):
            return None
        match state.phase:
            case "ready":
                return Ready(player)
            case "check":
                return Checked(player)
        return None

    # ---- acts -> moves ---------------------------------------------------------------------

    def read(
        self, conduct: Conduct, state: State, half: Mapping[str, str], act: Act
    ) -> Reading[Move]:
        match act:
            case SeenOnBelt(piece):
                return self._seen_on_belt(conduct, state, piece)
            case Tapped(seat, _) if conduct.recounting:
                return Reading(notice=mistake(messages.RECOUNTING, seat))
            case Pressed() if conduct.recounting:
                return Reading()
            case Pressed(seat, _) | Tapped(seat, _) if seat not in state.seats:
                return Reading()
            case Pressed(seat, "A"):
                return self._pressed_a(state, half, seat)
            case Pressed(seat, _):
                return self._pressed_b(state, half, seat)
            case Tapped(seat, piece):
                return self._tapped(state, half, seat, piece)
            case TappedAt():
                return Reading(notice=mistake(messages.OWN_PAD, ""))

    def _pressed_a(self, state: State, half: Mapping[str, str], seat: str) -> Reading[Move]:
        player = state.seats.index(seat)
        match state.phase:
            case "ready":
                return Reading((Ready(player),))
            case "play":
                return Reading((Done(player),))
            case "verifying" if rules.may_be_done(state, player):
                return Reading((Done(player),))
            case "check" if seat in half:
                return Reading(notice=mistake(messages.HALF_PAIR, seat))
            case "check":
                return Reading((Checked(player),))
            case "round_over":
                return Reading((NextRound(),))
        return Reading()

    def _pressed_b(self, state: State, half: Mapping[str, str], seat: str) -> Reading[Move]:
        if state.phase != "check":
            return Reading()
        if seat in half:
            return Reading(half={s: piece for s, piece in half.items() if s != seat})
        return Reading((TakeBack(state.seats.index(seat)),))

    def _tapped(
        self, state: State, half: Mapping[str, str], seat: str, piece: str
    ) -> Reading[Move]:
        known = PIECES.get(piece)
        if known is None:
            return Reading(notice=mistake(messages.OTHER_GAME, seat))
        kind, number = known
        player = state.seats.index(seat)
        if state.phase == "check":
            return self._tapped_in_check(half, seat, piece, player)
        if kind == "card":
            if rules.current(state, player) == number:
                return Reading()
            return Reading((Flip(player, number),))
        return Reading((Look(player, number),))

    def _tapped_in_check(
        self, half: Mapping[str, str], seat: str, piece: str, player: int
    ) -> Reading[Move]:
        """A pair is two taps: the passenger, then the tile."""
        kind, number = PIECES[piece]
        others = {s: p for s, p in half.items() if s != seat}
        if kind == "card":
            return Reading(half={**others, seat: piece})
        if seat not in half:
            return Reading(notice=mistake(messages.PASSENGER_FIRST, seat))
        _, passenger = PIECES[half[seat]]
        return Reading((ShowPair(player, passenger, number),), half=others)

    def _seen_on_belt(self, conduct: Conduct, state: State, piece: str) -> Reading[Move]:
        """The belt's reader read a tile: whoever had it last has put it back."""
        kind, number = PIECES.get(piece, ("", 0))
        if kind != "tile" or state.phase not in ("play", "verifying"):
            return Reading()
        if conduct.track.tile(number).where == "taken":
            # It was read before it was taken; the belt's reader is slower to tell than the pad's.
            return Reading()
        holder = rules.holder(state, number)
        if holder is not None:
            return Reading((Return(holder, number),))
        owner = rules.set_aside_by(state, number)
        if owner is not None:
            return Reading(notice=mistake(messages.ASIDE_ON_BELT, state.seats[owner]))
        return Reading()

    def menu(self, state: State, conduct: Conduct, half: Mapping[str, str]) -> Menu | None:
        return None

    def chosen(
        self, conduct: Conduct, state: State, half: Mapping[str, str], seat: str, means: Any
    ) -> Reading[Move]:
        return Reading()

    # ---- moves -> acts ---------------------------------------------------------------------

    def perform(self, state: State, move: Move, half: Mapping[str, str] = {}) -> tuple[Act, ...]:
        """How a move is performed with pieces, pads and buttons.

        The round-trip law: for every legal move, `read` makes exactly that move of these acts.
        Empty for what the referee observes by itself: the laps, the clock, a hopeless round.
        """
        seat = "" if mover(move) is None else state.seats[mover(move) or 0]
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

    def public_view(self, state: State, conduct: Conduct) -> LuggageView:
        view = rules.view(state, None)
        lap = conduct.track.lap
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
