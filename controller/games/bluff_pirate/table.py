"""How Bluff Pirate is played with cards, pads, spots and buttons (docs/at-the-table.md).

Cards that are drawn or stolen are tapped on the own pad; a set on spot 1 (face up) and spot 2 (face
down), a discard on spot 3, a pirate who boards on spot 4. Without spots the cursor says first what
the next card on the own pad is. A and B are votes while all vote, and the finder's answer at an
island. Whose card it is, the table knows, so it knows who acts. Pure.
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from controller.cards.table import CARD, CardTable, Conduct, notice
from controller.games.bluff_pirate import menus, messages, rules, signs
from controller.games.bluff_pirate.board import board_of
from controller.games.bluff_pirate.menus import BOARD, DISCARD, DOWN, EMPTY_CHEST, TREASURE, UP
from controller.games.bluff_pirate.moves import (
    BoardShip,
    Deal,
    Discard,
    Drawn,
    Lay,
    Move,
    Opened,
    Reshuffle,
    Reveal,
    Seen,
    Stolen,
    Vote,
)
from controller.games.bluff_pirate.pieces import CARD_COUNT, PIECES, card_piece
from controller.games.bluff_pirate.places import BOARD_SPOT, DISCARD_SPOT, DOWN_SPOT, UP_SPOT
from controller.games.bluff_pirate.state import ONE_ACTS, State, distances, located, winners
from controller.games.bluff_pirate.unread import may_lie
from controller.match.interaction import Act, Pressed, Tapped, TappedAt
from controller.match.menu import CURSOR, MEANT, Meant, Menu, presses, settled
from controller.match.tablegame import Answer, Conducted, Reading, Standings
from controller.table import intermission
from controller.views import Notice
from hardware.signals import Colour, Pattern

LOOK_S = 0.4
"""A set has been closed for so long before a button is a vote: earlier nobody has seen it."""


class BluffPirateTable(CardTable[State, Move]):
    """The contract of `TableGame` for this game. Its conduct's `until_s` is when votes count."""

    slug = "bluff-pirate"
    rules: Any = rules
    pieces = PIECES

    def seats(self, state: State) -> tuple[str, ...]:
        return state.seats

    def hand(self, state: State, player: int) -> int:
        return state.hands[player]

    def standings(self, state: State) -> Standings:
        """The squares that every ship is nearer than the start to an island that may hold the
        treasure."""
        whole, to_go = board_of(state.options.board).to_go[0], distances(state)
        totals = {
            seat: max(0, whole - to_go[square])
            for seat, square in zip(state.seats, state.ships, strict=True)
        }
        return Standings(totals, tuple(state.seats[player] for player in winners(state)))

    def offered(self, state: State, seat: str) -> tuple[Move, ...]:
        """What the referee observes counts for whoever does it by hand: the one who draws makes
        the pile up, and the finder of an island turns its token."""
        moves = super().offered(state, seat)
        if state.phase == "reshuffling" and state.seats[state.turn] == seat:
            return (*moves, Reshuffle())
        if state.phase == "island" and state.seats[state.active] == seat:
            return (*moves, Opened(True), Opened(False))
        return tuple(moves)

    def mover(self, state: State, move: Move) -> str | None:
        match move:
            case Opened():
                return state.seats[state.active]
            case Reshuffle():
                return state.seats[state.turn]
        return super().mover(state, move)

    # ---- acts -> moves ---------------------------------------------------------------------

    def already(self, state: State, half: Mapping[str, str], act: Act) -> bool:
        """A card that was dealt, drawn, stolen, laid, turned or discarded just now."""
        match act:
            case Tapped(seat, piece) if PIECES[piece][0] == CARD:
                card, there = PIECES[piece][1], state.seats.index(seat)
                at_pad = state.revealed
                if state.phase == "dealing" or (state.phase in _TAKING and there == state.turn):
                    at_pad |= state.hands[there]
                elif state.phase == "set" and not self.spots:
                    at_pad |= state.up | state.down
                return bool(at_pad >> card & 1)
            case TappedAt(spot, piece) if PIECES[piece][0] == CARD:
                lying = {
                    UP_SPOT: state.up,
                    DOWN_SPOT: state.down if state.phase == "set" else state.revealed,
                    DISCARD_SPOT: state.discards,
                    BOARD_SPOT: state.discards,
                }
                return bool(lying.get(spot, 0) >> PIECES[piece][1] & 1)
        return False

    def act(
        self, conduct: Conduct, state: State, half: Mapping[str, str], act: Act
    ) -> Reading[Move]:
        match act:
            case Pressed(seat, button):
                return _pressed(conduct, state, half, seat, button)
            case Tapped(piece=piece) | TappedAt(piece=piece) if PIECES[piece][0] != CARD:
                return _token(state)
            case Tapped(seat, piece):
                there, meant = state.seats.index(seat), half.get(MEANT, "")
                return self._at_pad(state, meant, there, PIECES[piece][1])
            case TappedAt(spot, piece):
                return self._at_spot(state, spot, PIECES[piece][1])
        return Reading()

    def _at_pad(self, state: State, meant: str, there: int, card: int) -> Reading[Move]:
        """A card was tapped on the pad of the player *there*."""
        seat, turn, phase = state.seats[there], state.turn, state.phase
        if phase == "dealing":
            return Reading((Deal(there, card),))
        if phase == "reading":
            return _seen(state, card, seat)
        if phase in ONE_ACTS and there != state.active:
            return _not_turn(state, seat)
        if there == turn and state.down >> card & 1:
            return Reading((Reveal(turn, card),))
        made = None if self.spots else _meant(state, meant, card)
        if made is not None:
            return Reading((made,))
        if state.hands[there] >> card & 1:
            if phase not in messages.ELSEWHERE:
                return Reading()
            at_spots, at_pads = messages.ELSEWHERE[phase]
            return Reading(notice=notice(at_spots if self.spots else at_pads, seat))
        victim = state.target
        if phase == "stealing" and victim is not None and may_lie(state, state.hands[victim], card):
            return Reading((Stolen(there, card),))
        return Reading((Drawn(there, card),))

    def _at_spot(self, state: State, spot: int, card: int) -> Reading[Move]:
        """A card was tapped on a spot: its holder's, or of whoever is to act."""
        phase = state.phase
        holder = next((p for p, hand in enumerate(state.hands) if hand >> card & 1), None)
        player = state.active if holder is None else holder
        seat = state.seats[player]
        if phase == "dealing":
            return Reading(notice=notice(messages.DEALT_AT_PADS, ""))
        if phase == "reading":
            return _seen(state, card, seat)
        if phase in ONE_ACTS and player != state.active:
            return _not_turn(state, seat)
        match spot:
            case 2 if state.down >> card & 1 or phase in ("picking", "revealing"):
                return Reading((Reveal(state.turn, card),))
            case 1 | 2:
                # Whoever lays a card of the pile has drawn it, and forgotten to tap it.
                forgotten = phase in ("turn", "drawing") and holder is None
                drawn = (Drawn(player, card),) if forgotten else ()
                return Reading((*drawn, Lay(player, card, up=spot == UP_SPOT)))
            case 3:
                return Reading((Discard(player, card),))
            case 4:
                return Reading((BoardShip(player, card),))
        return Reading(notice=notice(messages.OTHER_SPOT, seat))

    def menu(self, state: State, conduct: Conduct, half: Mapping[str, str]) -> Menu | None:
        if conduct.counted is not None:
            return None
        return menus.menu(state, self.spots, half.get(MEANT, ""), intermission.left(half))

    # ---- moves -> acts ---------------------------------------------------------------------

    def perform(self, state: State, move: Move, half: Mapping[str, str] = {}) -> tuple[Act, ...]:
        """How a move is performed, from where the cursor stands.

        The round-trip law: for every legal move, `read` and the menu make exactly that move of
        these acts.
        """
        match move:
            case Vote(player, bluff):
                return (Pressed(state.seats[player], "B" if bluff else "A"),)
            case Opened(treasure):
                return self._answered(state, treasure, half)
        card = getattr(move, "card", None)
        if card is None or card >= CARD_COUNT:
            return self.with_cursor(state, move, half)
        piece = card_piece(card)
        match move:
            case Deal(receiver) | Drawn(receiver) | Stolen(receiver):
                return (Tapped(state.seats[receiver], piece),)
            case Seen():
                return (Tapped(state.seats[state.active], piece),)
            case Reveal(player):
                at_pad = Tapped(state.seats[player], piece)
                return (TappedAt(DOWN_SPOT, piece) if self.spots else at_pad,)
            case Lay() | Discard() | BoardShip() if self.spots:
                return (TappedAt(_spot_of(move), piece),)
            case Lay(player) | Discard(player) | BoardShip(player):
                chosen = self.with_cursor(state, Meant(_meant_by(state, move)), half)
                return (*chosen, Tapped(state.seats[player], piece))
        return self.with_cursor(state, move, half)

    def _answered(self, state: State, treasure: bool, half: Mapping[str, str]) -> tuple[Act, ...]:
        """The finder answers, after taking another answer back, and says so once more."""
        finder, answer = state.seats[state.active], TREASURE if treasure else EMPTY_CHEST
        first: tuple[Act, ...] = ()
        if half.get(MEANT, answer) != answer:
            first, half = self.with_cursor(state, Meant(""), half), settled(half)
        if MEANT not in half:
            first = (*first, Pressed(finder, "A" if treasure else "B"))
        asked = menus.menu(state, self.spots, answer)
        assert asked is not None, "what was answered is asked for once more"
        position = half.get(CURSOR, "")
        return (
            *first,
            *(Pressed(finder, b) for b in presses(asked, position, Opened(treasure))),
        )

    # ---- time ------------------------------------------------------------------------------

    def entered(
        self, conduct: Conduct, before: State, after: State, now_s: float
    ) -> Conducted[Conduct, Move]:
        """A vote begins a moment after the set was closed."""
        conduct = super().entered(conduct, before, after, now_s).conduct
        if after.phase == "voting" and before.phase == "set":
            return Conducted(replace(conduct, until_s=now_s + LOOK_S))
        if after.phase != "voting" and conduct.until_s is not None:
            return Conducted(replace(conduct, until_s=None))
        return Conducted(conduct)

    def tick(self, conduct: Conduct, state: State, now_s: float) -> Conducted[Conduct, Move]:
        if conduct.until_s is not None and now_s >= conduct.until_s:
            return Conducted(replace(conduct, until_s=None))
        return Conducted(conduct)

    def clock_ends_at_s(self, conduct: Conduct) -> float | None:
        """That moment is no clock that anybody would watch."""
        return None

    # ---- what is shown ---------------------------------------------------------------------

    def answer(self, before: State, move: Move, after: State) -> Answer:
        return signs.answer(before, move, after)

    def light(self, state: State, seat: str) -> tuple[Colour, Pattern]:
        return signs.light(state, seat)

    def prompt(self, state: State) -> Notice | None:
        return signs.prompt(state, self.spots)


_TAKING = ("drawing", "stealing")
"""In these phases cards come into the hand of whoever has the turn."""


def _pressed(
    conduct: Conduct, state: State, half: Mapping[str, str], seat: str, button: str
) -> Reading[Move]:
    """A button that moves no cursor."""
    player, active = state.seats.index(seat), state.seats[state.active]
    match state.phase:
        case "voting" if conduct.until_s is not None:
            return Reading(notice=notice(messages.LOOK_FIRST, seat))
        case "voting":
            return Reading((Vote(player, button == "B"),))
        case "set":
            return Reading(notice=notice(messages.filled(messages.CLOSE_FIRST, active), seat))
        case "island" if seat == active or active in intermission.left(half):
            return Reading(half={**half, MEANT: TREASURE if button == "A" else EMPTY_CHEST})
        case "island":
            return Reading(notice=notice(messages.filled(messages.FINDER_ANSWERS, active), seat))
    return Reading()


def _meant(state: State, meant: str, card: int) -> Move | None:
    """What a card on the pad of whoever is to act was said to be. A set that has been begun goes
    on face down where nothing else was said: that shows nothing, and is taken back."""
    player = state.active
    match state.phase, meant:
        case "turn", "board":
            return BoardShip(player, card)
        case "act", "discard":
            return Discard(player, card)
        case ("act" | "set", "up") | ("act", "down") | ("set", ""):
            return Lay(player, card, up=meant == UP)
    return None


def _meant_by(state: State, move: Lay | Discard | BoardShip) -> str:
    """What is said before the card of a move is tapped on the own pad."""
    match move:
        case Lay(up=True):
            return UP
        case Lay():
            return "" if state.phase == "set" else DOWN
        case Discard():
            return DISCARD
    return BOARD


def _spot_of(move: Lay | Discard | BoardShip) -> int:
    match move:
        case Lay(up=up):
            return UP_SPOT if up else DOWN_SPOT
        case Discard():
            return DISCARD_SPOT
    return BOARD_SPOT


def _token(state: State) -> Reading[Move]:
    at_island = state.phase == "island"
    message = messages.TURN_THE_TOKEN if at_island else messages.TOKEN_STAYS
    return Reading(notice=notice(message, state.seats[state.active] if at_island else ""))


def _not_turn(state: State, seat: str) -> Reading[Move]:
    active = state.seats[state.active]
    return Reading(notice=notice(messages.filled(messages.NOT_TURN, active), seat))


def _seen(state: State, card: int, seat: str) -> Reading[Move]:
    """The card that waits for being read is read now."""
    if located(state) >> card & 1:
        return Reading(notice=notice(messages.READ_ALREADY, seat))
    pending = state.pending
    assert pending is not None, "a card that was played waits"
    assert pending.card is not None, "a card that waits has a number"
    return Reading((Seen(pending.card, card),))
