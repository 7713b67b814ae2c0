"""How Captain Bluff is played with cards, pads, spots and buttons (docs/at-the-table.md).

A card tapped on the spot of a belt without a departure city defines one there; at a belt with one
it is placed. Airport cards for nobody's belt, cards that are drawn, and luggage that is recovered
are tapped on the player's pad. Without spots the cursor says first at which belt the next card on
that pad is meant. Whose card it is, the table knows, so it knows who acts. Pure.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from controller.cards.table import CardTable, RefereeState
from controller.games.captain_bluff import menus, viewing
from controller.games.captain_bluff.cards import first_heard
from controller.games.captain_bluff.menus import ANY_BELT, Purpose, meaning, said
from controller.games.captain_bluff.pieces import (
    BELTS,
    CARD_COUNT,
    FACES,
    ON_PAD,
    PIECES,
    Call,
    Change,
    Deal,
    Define,
    Draw,
    Move,
    Pass,
    Place,
    Play,
    Recover,
    Reshuffle,
    Seen,
    Step,
    Take,
    TimeUp,
    card_piece,
)
from controller.games.captain_bluff.placing import STEPS
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.state import ZONES, State, actor, hand_at_start, winners
from controller.games.rows import Legality
from controller.games.sets import EMPTY, members, only
from controller.match.acts import TIE_S, Act, Pressed, Tapped, TappedAt
from controller.match.halfdone import NOTHING, HalfDone
from controller.match.menu import Meant, Menu
from controller.match.signs import mistake
from controller.match.tablegame import Answer, Effects, Interpretation, Standings
from controller.views import Notice
from hardware.signals import AnySignal, Button, ButtonPressed, Colour, Pattern


class CaptainBluffTable(CardTable[State, Move]):
    """The contract of `TableGame` for this game."""

    slug = "captain-bluff"
    rules: Any = rules
    pieces = PIECES

    def standings(self, state: State) -> Standings:
        """How many cards fewer than at the start everybody holds: who has none left has won."""
        dealt = 0 if state.phase == "dealing" else hand_at_start(len(state.seats))
        totals = {
            seat: max(0, dealt - hand.bit_count())
            for seat, hand in zip(state.seats, state.hands, strict=True)
        }
        return Standings(totals, tuple(state.seats[player] for player in winners(state)))

    def offered(self, state: State, seat: str) -> Sequence[Move]:
        """The active player, who has laid the last discard, says that they are shuffled."""
        if state.phase == "reshuffle":
            return (Reshuffle(),) if seat == state.seats[state.active] else ()
        return super().offered(state, seat)

    # ---- acts -> moves ---------------------------------------------------------------------

    def already(self, state: State, half: HalfDone, act: Act) -> bool:
        """A card that was dealt, laid or recovered just now."""
        card = PIECES[act.piece][1] if isinstance(act, Tapped | TappedAt) else 0
        match act:
            case Tapped(seat, _) if state.phase in ("dealing", "recovering"):
                return bool(state.hands[state.seats.index(seat)] >> card & 1)
            case Tapped(seat, _) if state.phase == "placing" and not self._in_spots:
                laid = state.belts[state.at].line[-1][0] == card
                return laid and seat == state.seats[state.active]
            case TappedAt(spot, _) if spot <= BELTS:
                belt, was_said = state.belts[spot - 1], said(half)
                waits = was_said is not None and (was_said.belt, was_said.card) == (spot - 1, card)
                return waits or belt.destination == card or _line_with(state, card) == spot - 1
        return False

    def act(
        self, referee: RefereeState, state: State, half: HalfDone, act: Act
    ) -> Interpretation[Move]:
        match act:
            case Pressed(seat, button) if state.phase == "window":
                return _answered(referee, state, half, state.seats.index(seat), button)
            case Tapped() | TappedAt():
                call = _call_heard(referee, state)
                if call is None:
                    return self._tapped(state, half, act)
                # Somebody has called already, and only others who may have are waited for.
                reading = self._tapped(rules.play(state, call), half, act)
                return replace(reading, moves=(call, *reading.moves))
        return Interpretation()

    def _tapped(self, state: State, half: HalfDone, act: Tapped | TappedAt) -> Interpretation[Move]:
        card = PIECES[act.piece][1]
        if state.phase in ("revealing", "reading"):
            return _seen(state, getattr(act, "seat", ""), card)
        if isinstance(act, TappedAt):
            return self._at_spot(state, half, act.spot, card)
        return self._at_pad(state, half, state.seats.index(act.seat), card)

    def _at_pad(self, state: State, half: HalfDone, there: int, card: int) -> Interpretation[Move]:
        """A card was tapped on the pad of the player *there*."""
        seat, line, was_said = state.seats[there], _line_with(state, card), said(half)
        match state.phase:
            case "dealing":
                return Interpretation((Deal(there, card),))
            case "draw":
                return Interpretation((Draw(there, card),))
            case "taking" if line is not None or any(hand >> card & 1 for hand in state.hands):
                return Interpretation(notice=mistake("captain-bluff-not-exchanged", seat, "CB-24"))
            case "taking":
                return Interpretation((Take(there, card),))
        if line is not None:
            if was_said is not None and (there != actor(state) or was_said.purpose == "way"):
                return Interpretation(
                    notice=mistake("captain-bluff-too-early-to-recover", seat, "CB-26")
                )
            return Interpretation((Recover(there, line, card),))
        player = _whose(state, card)
        if player != there:
            return Interpretation(notice=mistake("captain-bluff-other-pad", seat, "CB-3"))
        return self._at_own_pad(state, half, player, card)

    def _at_own_pad(
        self, state: State, half: HalfDone, player: int, card: int
    ) -> Interpretation[Move]:
        was_said, seat = said(half), state.seats[player]
        if player != actor(state):
            return Interpretation((Play(player, card),))
        if was_said is not None:
            if was_said.purpose == "change" and was_said.belt == ANY_BELT:
                return Interpretation(notice=mistake("captain-bluff-at-its-belt", seat, "CB-24"))
            return _laid(state, half, was_said.purpose, player, was_said.belt, card)
        if not self._in_spots:
            if state.phase == "placing":
                return _placed(state, half, player, state.at, card)
            if state.phase in ("setup", "turn") and not ON_PAD >> card & 1:
                return Interpretation(notice=mistake("captain-bluff-choose-first", seat, "CB-3"))
        return Interpretation((Play(player, card),))

    def _at_spot(self, state: State, half: HalfDone, spot: int, card: int) -> Interpretation[Move]:
        player, at = _whose(state, card), spot - 1
        if at >= BELTS:
            return Interpretation(
                notice=mistake("captain-bluff-no-belt-here", state.seats[player], "CB-1")
            )
        was_said = said(half)
        purpose: Purpose = "place" if state.belts[at].destination is not None else "define"
        if was_said is not None and player == actor(state) and was_said.purpose != "play":
            purpose = was_said.purpose
        return _laid(state, half, purpose, player, at, card)

    @property
    def _in_spots(self) -> bool:
        """Whether every belt has a spot."""
        return self.spots >= BELTS

    def menu(self, state: State, referee: RefereeState, half: HalfDone) -> Menu | None:
        if referee.counted is not None:
            return None
        return menus.menu(state, self._in_spots, said(half))

    # ---- moves -> acts ---------------------------------------------------------------------

    def perform(self, state: State, move: Move, half: HalfDone = NOTHING) -> tuple[Act, ...]:
        """How a move is performed, from where the cursor stands.

        The round-trip law: for every legal move that is somebody's to make, `read` and the menu
        make exactly that move of these acts. The end of the time for calling is nobody's.
        """
        match move:
            case TimeUp():
                return ()
            case Call(player):
                return (Pressed(state.seats[player], "A"),)
            case Pass(player):
                return (Pressed(state.seats[player], "B"),)
        card = getattr(move, "card", None)
        if card is None or card >= CARD_COUNT:
            return self.with_cursor(state, move, half)
        piece = card_piece(card)
        match move:
            case Place(step=step) if step and len(_ways(state, move)) > 1:
                return self._lay_with_a_choice(state, half, move)
            case Define(player, belt):
                return self._lay(state, half, "define", player, belt, piece)
            case Place(player, belt):
                return self._lay(state, half, "place", player, belt, piece)
            case Change(player, belt):
                return self._lay(state, half, "change", player, belt, piece)
            case Deal(receiver) | Draw(receiver) | Take(receiver):
                return (Tapped(state.seats[receiver], piece),)
            case Play(player):
                chosen = self.with_cursor(state, meaning("play"), half)
                return (*chosen, Tapped(state.seats[player], piece))
            case Recover(player):
                chosen = self.with_cursor(state, Meant(""), half)
                return (*chosen, Tapped(state.seats[player], piece))
            case Seen() if state.at < self.spots:
                return (TappedAt(state.at + 1, piece),)
            case Seen():
                return (Tapped(state.seats[state.active], piece),)
        return self.with_cursor(state, move, half)

    def _lay(
        self,
        state: State,
        half: HalfDone,
        purpose: Purpose,
        player: int,
        belt: int,
        piece: str,
    ) -> tuple[Act, ...]:
        """How a card of the player's hand comes to a belt."""
        if self._in_spots:
            meant = meaning("change") if purpose == "change" else Meant("")
            return (*self.with_cursor(state, meant, half), TappedAt(belt + 1, piece))
        meant = Meant("") if state.phase == "placing" else meaning(purpose, belt)
        return (*self.with_cursor(state, meant, half), Tapped(state.seats[player], piece))

    def _lay_with_a_choice(self, state: State, half: HalfDone, move: Place) -> tuple[Act, ...]:
        """How a card comes to a belt where it may count either way."""
        lies = said(half)
        there = None if lies is None or lies.belt != move.belt else lies.card
        if there is not None and FACES[there] == FACES[move.card]:
            # It lies there already, or its like: nobody can tell the copies of a card apart.
            return self.with_cursor(state, replace(move, card=there), half)
        piece = card_piece(move.card)
        acts = self._lay(state, half, "place", move.player, move.belt, piece)
        half = HalfDone(meant=meaning("way", move.belt, move.card).what)
        return (*acts, *self.with_cursor(state, move, half))

    # ---- the time for calling a bluff (CB-17) ------------------------------------------------

    def entered(
        self, referee: RefereeState, before: State, after: State, now_s: float
    ) -> Effects[RefereeState, Move]:
        """The time begins with the window and ends with it. It stands still while the match rests
        or the hands are counted."""
        referee = super().entered(referee, before, after, now_s).referee
        if after.phase == before.phase:
            return Effects(referee)
        referee = replace(referee, until_s=None, rests_s=None, objectors=EMPTY, heard_until_s=None)
        call_s = after.options.call_s
        if after.phase != "window" or call_s is None:
            return Effects(referee)
        if referee.resting or referee.counted is not None:
            return Effects(replace(referee, rests_s=float(call_s)))
        return Effects(replace(referee, until_s=now_s + call_s))

    def observe(
        self, referee: RefereeState, state: State, signal: AnySignal, piece: str | None
    ) -> Effects[RefereeState, Move]:
        """Take in a call. Calls within `TIE_S` came at the same time: which one counts is decided
        when no other can come."""
        referee = super().observe(referee, state, signal, piece).referee
        if not isinstance(signal, ButtonPressed) or signal.button != "A":
            return Effects(referee)
        idle = referee.resting or referee.counted is not None
        if idle or state.phase != "window" or signal.seat not in state.seats:
            return Effects(referee)
        caller = state.seats.index(signal.seat)
        if caller == state.active or state.passed >> caller & 1:
            return Effects(referee)
        until_s = signal.at_s + TIE_S if referee.heard_until_s is None else referee.heard_until_s
        if signal.at_s > until_s:
            return Effects(referee)
        objectors = referee.objectors | only(caller)
        return Effects(replace(referee, objectors=objectors, heard_until_s=until_s))

    def tick(
        self, referee: RefereeState, state: State, now_s: float
    ) -> Effects[RefereeState, Move]:
        """Decide on a call, or end the time for it."""
        call = _call_heard(referee, state)
        if call is not None:
            heard = referee.heard_until_s is not None and now_s >= referee.heard_until_s
            return Effects(referee, moves=(call,) if heard else ())
        if state.phase == "window" and referee.until_s is not None and now_s >= referee.until_s:
            return Effects(replace(referee, until_s=None), moves=(TimeUp(),))
        return Effects(referee)

    def wake_at_s(self, referee: RefereeState) -> float | None:
        """When `tick` has something to decide: on a call that was heard, or else at the end."""
        return referee.until_s if referee.heard_until_s is None else referee.heard_until_s

    # ---- what is shown -----------------------------------------------------------------------

    def answer(self, before: State, move: Move, after: State) -> Answer:
        return viewing.answer(before, move, after)

    def light(self, state: State, seat: str) -> tuple[Colour, Pattern]:
        return viewing.light(state, seat)

    def prompt(self, state: State) -> Notice | None:
        return viewing.prompt(state, self._in_spots)


def _call_heard(referee: RefereeState, state: State) -> Call | None:
    """The call that counts of those that were heard."""
    if state.phase != "window" or not referee.objectors:
        return None
    return Call(first_heard(state, members(referee.objectors)))


def _answered(
    referee: RefereeState, state: State, half: HalfDone, player: int, button: Button
) -> Interpretation[Move]:
    """A calls, B passes. A call that may be made was heard already, and is decided on when nobody
    can have called at the same time; what is left is for the rules to refuse."""
    if referee.objectors >> player & 1 or (button == "A" and referee.objectors):
        return Interpretation(half=half)
    return Interpretation((Call(player) if button == "A" else Pass(player),))


def _laid(
    state: State, half: HalfDone, purpose: Purpose, player: int, at: int, card: int
) -> Interpretation[Move]:
    """A card of the player's hand came to a belt, or is played on the pad."""
    match purpose:
        case "define":
            return Interpretation((Define(player, at, card),))
        case "change":
            return Interpretation((Change(player, at, card),))
        case "play":
            return Interpretation((Play(player, card),))
        case "way":
            return Interpretation(
                notice=mistake("captain-bluff-which-way", state.seats[player], "CB-9")
            )
    return _placed(state, half, player, at, card)


def _placed(state: State, half: HalfDone, player: int, at: int, card: int) -> Interpretation[Move]:
    """A card lies face up; where it may count either way its player is asked."""
    ways = _ways(state, Place(player, at, card))
    if len(ways) > 1:
        return Interpretation(half=replace(half, meant=meaning("way", at, card).what))
    return Interpretation((Place(player, at, card, ways[0] if ways else 0),))


def _ways(state: State, place: Place) -> list[Step]:
    """The ways that a card may count on a belt; none where it may not lie there."""
    steps: tuple[Step, ...] = (0, *STEPS)
    return [
        step
        for step in steps
        if rules.legality(state, replace(place, step=step)) is not Legality.ILLEGAL
    ]


def _whose(state: State, card: int) -> int:
    """Who plays a card: its holder by what the table has seen, or else the player to act."""
    holders = (p for p, hand in enumerate(state.hands) if hand >> card & 1)
    return next(holders, actor(state))


def _line_with(state: State, card: int) -> int | None:
    """The belt where a card lies face up."""
    return next(
        (at for at, belt in enumerate(state.belts) if any(card == one for one, _ in belt.line)),
        None,
    )


def _seen(state: State, seat: str, card: int) -> Interpretation[Move]:
    """A card lies open that was not read, and is read now."""
    if ZONES.located(state) >> card & 1:
        return Interpretation(notice=mistake("captain-bluff-read-already", seat, "G-4"))
    if state.phase == "reading":
        number = None if state.pending is None else state.pending.card
    else:
        number = state.belts[state.at].destination
    return Interpretation() if number is None else Interpretation((Seen(number, card),))
