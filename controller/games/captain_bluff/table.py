"""How Captain Bluff is played with cards, pads, spots and buttons (docs/at-the-table.md).

A card tapped on the spot of a belt without a departure city defines one there; at a belt with one
it is placed. Airport cards for nobody's belt, cards that are drawn, and luggage that is recovered
are tapped on the own pad. Without spots the cursor says first at which belt the next card on the
own pad is meant. Whose card it is, the table knows, so it knows who acts. Pure.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from controller.games.captain_bluff import menus, rules, signs, window
from controller.games.captain_bluff.halfway import (
    ANY_BELT,
    Forget,
    Meant,
    Named,
    Purpose,
    actor,
    meant,
    settled,
    with_meant,
    with_way,
)
from controller.games.captain_bluff.legal import STEPS
from controller.games.captain_bluff.moves import (
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
)
from controller.games.captain_bluff.pieces import BELTS, CARD_COUNT, ON_PAD, PIECES, card_piece
from controller.games.captain_bluff.state import State, winners
from controller.games.cardtable import CardTable, Conduct, notice
from controller.games.hidden import Legality
from controller.interaction import Act, Pressed, Tapped, TappedAt
from controller.menu import Menu
from controller.tablegame import Answer, Conducted, Reading, Standings
from controller.views import Notice
from hardware.signals import AnySignal, Button, Colour, Pattern


class CaptainBluffTable(CardTable[State, Move]):
    """The contract of `TableGame` for this game."""

    slug = "captain-bluff"
    rules = rules
    pieces = PIECES

    def seats(self, state: State) -> tuple[str, ...]:
        return state.seats

    def hand(self, state: State, player: int) -> int:
        return state.hands[player]

    def standings(self, state: State) -> Standings:
        """A point for whoever has won: the match is one round."""
        won = tuple(state.seats[player] for player in winners(state))
        return Standings({seat: int(seat in won) for seat in state.seats}, won)

    def offered(self, state: State, seat: str) -> Sequence[Move]:
        """Whoever has the turn, and so has laid the last discard, says that they are shuffled. A
        card that was not read is any that nobody can name."""
        if state.phase == "reshuffle":
            return (Reshuffle(),) if seat == state.seats[state.active] else ()
        moves = super().offered(state, seat)
        return tuple(dict.fromkeys(_unnamed(move) for move in moves))

    # ---- acts -> moves ---------------------------------------------------------------------

    def act(
        self, conduct: Conduct, state: State, half: Mapping[str, str], act: Act
    ) -> Reading[Move]:
        match act:
            case Pressed(seat, button) if state.phase == "window":
                return _answered(conduct, state, state.seats.index(seat), button)
            case Tapped() | TappedAt():
                call = window.called(conduct, state)
                if call is None:
                    return self._tapped(state, half, act)
                # Somebody has called already, and only others who may have are waited for.
                reading = self._tapped(rules.play(state, call), half, act)
                return replace(reading, moves=(call, *reading.moves))
        return Reading()

    def _tapped(
        self, state: State, half: Mapping[str, str], act: Tapped | TappedAt
    ) -> Reading[Move]:
        card = PIECES[act.piece][1]
        if state.phase in ("revealing", "reading"):
            return _seen(state, card)
        if isinstance(act, TappedAt):
            return self._at_spot(state, half, act.spot, card)
        return self._at_pad(state, half, state.seats.index(act.seat), card)

    def _at_pad(
        self, state: State, half: Mapping[str, str], there: int, card: int
    ) -> Reading[Move]:
        """A card was tapped on the pad of the player *there*."""
        match state.phase:
            case "dealing":
                return Reading((Deal(there, card),))
            case "draw":
                return Reading((Draw(there, card),))
            case "taking":
                return Reading((Take(there, card),))
        line = _line_with(state, card)
        if line is not None:
            return Reading((Recover(there, line, card),), half=settled(half, state.seats[there]))
        player = _whose(state, card)
        if player != there:
            return Reading(notice=notice(OTHER_PAD, state.seats[there]))
        return self._at_own_pad(state, half, player, card)

    def _at_own_pad(
        self, state: State, half: Mapping[str, str], player: int, card: int
    ) -> Reading[Move]:
        said, own = meant(state, half), player == actor(state)
        if said is not None and own:
            if said.purpose == "change" and said.belt == ANY_BELT:
                return Reading(notice=notice(AT_ITS_BELT, state.seats[player]))
            return _laid(state, half, said.purpose, player, said.belt, card)
        if own and not self._in_spots:
            if state.phase == "placing":
                return _placed(state, half, player, state.at, card)
            if state.phase in ("setup", "turn") and not ON_PAD >> card & 1:
                return Reading(notice=notice(CHOOSE_FIRST, state.seats[player]))
        return Reading((Play(player, card),))

    def _at_spot(
        self, state: State, half: Mapping[str, str], spot: int, card: int
    ) -> Reading[Move]:
        player, at = _whose(state, card), spot - 1
        if at >= BELTS:
            return Reading(notice=notice(NO_BELT, state.seats[player]))
        said = meant(state, half)
        if said is not None and said.purpose == "change" and player == actor(state):
            return _laid(state, half, "change", player, at, card)
        purpose: Purpose = "place" if state.belts[at].destination is not None else "define"
        return _laid(state, half, purpose, player, at, card)

    @property
    def _in_spots(self) -> bool:
        """Whether every belt has a spot."""
        return self.spots >= BELTS

    def menu(self, state: State, conduct: Conduct, half: Mapping[str, str]) -> Menu | None:
        return menus.menu(state, self.spots, half) if conduct.counted is None else None

    def chosen(
        self, conduct: Conduct, state: State, half: Mapping[str, str], seat: str, means: Any
    ) -> Reading[Move]:
        match means:
            case Meant():
                return Reading(half=with_meant(half, means))
            case Forget():
                return Reading(half=settled(half, seat))
            case Named(belt, card):
                return _placed(state, half, actor(state), belt, card)
        return Reading((means,), half=settled(half, seat))

    # ---- moves -> acts ---------------------------------------------------------------------

    def perform(self, state: State, move: Move) -> tuple[Act, ...]:
        """How a move is performed, with the cursor at home.

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
        move = _unnamed(move)
        card = getattr(move, "card", None)
        if card is None:
            return self.with_cursor(state, move)
        piece = card_piece(card)
        match move:
            case Define(player, belt):
                return self._lay(state, "define", player, belt, piece)
            case Change(player, belt):
                return self._lay(state, "change", player, belt, piece)
            case Place(player, belt, step=step):
                acts = self._lay(state, "place", player, belt, piece)
                if step and len(_ways(state, player, belt, card)) > 1:
                    half = with_way({}, state.seats[player], belt, card)
                    acts += self.with_cursor(state, move, half)
                return acts
            case Deal(receiver) | Draw(receiver) | Take(receiver):
                return (Tapped(state.seats[receiver], piece),)
            case Play(player):
                play = Meant(state.seats[player], "play")
                return (*self.with_cursor(state, play), Tapped(state.seats[player], piece))
            case Recover(player):
                return (Tapped(state.seats[player], piece),)
            case Seen() if state.at < self.spots:
                return (TappedAt(state.at + 1, piece),)
            case Seen():
                return (Tapped(state.seats[state.active], piece),)
        return self.with_cursor(state, move)

    def _lay(
        self, state: State, purpose: Purpose, player: int, belt: int, piece: str
    ) -> tuple[Act, ...]:
        """How a card of the own hand comes to a belt."""
        seat = state.seats[player]
        if self._in_spots:
            chosen = self.with_cursor(state, Meant(seat, purpose)) if purpose == "change" else ()
            return (*chosen, TappedAt(belt + 1, piece))
        if state.phase == "placing":
            return (Tapped(seat, piece),)
        return (*self.with_cursor(state, Meant(seat, purpose, belt)), Tapped(seat, piece))

    # ---- the time for calling a bluff --------------------------------------------------------

    def observe(
        self, conduct: Conduct, state: State, signal: AnySignal, piece: str | None
    ) -> Conducted[Conduct, Move]:
        observed = super().observe(conduct, state, signal, piece)
        return replace(observed, conduct=window.hear(observed.conduct, state, signal))

    def entered(
        self, conduct: Conduct, before: State, after: State, now_s: float
    ) -> Conducted[Conduct, Move]:
        return Conducted(window.entered(conduct, before, after, now_s))

    def tick(self, conduct: Conduct, state: State, now_s: float) -> Conducted[Conduct, Move]:
        return window.tick(conduct, state, now_s)

    def wake_at_s(self, conduct: Conduct) -> float | None:
        return window.wake_at_s(conduct)

    # ---- what is shown -----------------------------------------------------------------------

    def answer(self, before: State, move: Move, after: State) -> Answer:
        return signs.answer(before, move, after)

    def light(self, state: State, seat: str) -> tuple[Colour, Pattern]:
        return signs.light(state, seat)

    def prompt(self, state: State) -> Notice | None:
        return signs.prompt(state, self.spots)


def _answered(conduct: Conduct, state: State, player: int, button: Button) -> Reading[Move]:
    """A calls, B passes. A call that may be made was heard already, and is decided on when nobody
    can have called at the same time; what is left is for the rules to refuse."""
    if conduct.objectors >> player & 1 or (button == "A" and conduct.objectors):
        return Reading()
    return Reading((Call(player) if button == "A" else Pass(player),))


def _laid(
    state: State, half: Mapping[str, str], purpose: Purpose, player: int, at: int, card: int
) -> Reading[Move]:
    """A card of the own hand came to a belt."""
    rest = settled(half, state.seats[player])
    match purpose:
        case "define":
            return Reading((Define(player, at, card),), half=rest)
        case "change":
            return Reading((Change(player, at, card),), half=rest)
        case "play":
            return Reading((Play(player, card),), half=rest)
    return _placed(state, half, player, at, card)


def _placed(
    state: State, half: Mapping[str, str], player: int, at: int, card: int
) -> Reading[Move]:
    """A card lies face up; where it may count either way its player is asked."""
    ways, seat = _ways(state, player, at, card), state.seats[player]
    if len(ways) > 1:
        return Reading(half=with_way(half, seat, at, card))
    step = ways[0] if ways else 0
    return Reading((Place(player, at, card, step),), half=settled(half, seat))


def _ways(state: State, player: int, at: int, card: int) -> list[Step]:
    """The ways that a card may count on a belt; none where it may not lie there."""
    steps: tuple[Step, ...] = (0, *STEPS)
    return [
        step
        for step in steps
        if rules.legality(state, Place(player, at, card, step)) is not Legality.ILLEGAL
    ]


def _whose(state: State, card: int) -> int:
    """Who plays a card: whoever holds it by what the table has seen, or else whoever is to act."""
    holders = (p for p, hand in enumerate(state.hands) if hand >> card & 1)
    return next(holders, actor(state))


def _line_with(state: State, card: int) -> int | None:
    """The belt where a card lies face up."""
    return next(
        (at for at, belt in enumerate(state.belts) if any(card == one for one, _ in belt.line)),
        None,
    )


def _unnamed(move: Move) -> Move:
    """A card that was not read has no name at the table: it is some card that nothing reads."""
    if isinstance(move, Define | Change) and move.card is not None and move.card >= CARD_COUNT:
        return replace(move, card=None)
    return move


def _seen(state: State, card: int) -> Reading[Move]:
    """A card lies open that was not read, and is read now."""
    if state.phase == "reading":
        number = None if state.pending is None else state.pending.card
    else:
        number = state.belts[state.at].destination
    return Reading() if number is None else Reading((Seen(number, card),))


OTHER_PAD = (
    "captain-bluff.other_pad",
    "CB-3",
    "This is not the pad of whoever holds the card.",
    "Tap a hand card on your own pad, or at a belt.",
)
AT_ITS_BELT = (
    "captain-bluff.at_its_belt",
    "CB-24",
    "A departure city is about to be changed.",
    "Tap the new card at its belt, or choose something else.",
)
CHOOSE_FIRST = (
    "captain-bluff.choose_first",
    "CB-3",
    "At which belt this card is meant is not chosen yet.",
    "Choose it with B and A, then tap the card again.",
)
NO_BELT = (
    "captain-bluff.no_belt_here",
    "CB-1",
    "There is no belt at this spot.",
    "Tap the card at one of the spots 1 to 6.",
)
