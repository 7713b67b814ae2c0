"""How Bluff Pirate is played with cards, pads, spots and buttons (docs/at-the-table.md).

Cards that are drawn or stolen are tapped on the player's pad; a set on spot 1 (face up) and spot 2
(face down), a discard on spot 3, a pirate who boards on spot 4. A and B are votes while everyone
votes, and the finder's answer at an island. The table knows whose card it is, and therefore who
acts. Lights and prompts follow from public facts alone: they show that a seat has voted, and never
what. Pure.
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from controller.cards.referee import CARD, RefereeState
from controller.cards.table import CardTable
from controller.games.bluff_pirate import menus, viewing
from controller.games.bluff_pirate.board import board_of
from controller.games.bluff_pirate.pieces import (
    BOARDS,
    DECK,
    DISCARDED,
    DOWN_ROW,
    HAND,
    LAID_DOWN,
    LAID_UP,
    MOST_FACE_UP,
    PIECES,
    BoardShip,
    Deal,
    Dealt,
    Discard,
    Drawn,
    Lay,
    Move,
    Opened,
    Placed,
    Reshuffle,
    Reveal,
    Seen,
    Stolen,
    Vote,
)
from controller.games.bluff_pirate.placing import (
    is_complete,
    may_begin,
    may_go_on,
    may_lay_down,
)
from controller.games.bluff_pirate.rules import rules
from controller.games.bluff_pirate.state import (
    ONE_ACTS,
    ZONES,
    State,
    awaited,
    distances,
    island_pile,
    targets,
    winners,
)
from controller.games.bluff_pirate.turns import loot, may_discard, to_steal
from controller.match.acts import Act, Pressed, Tapped, TappedAt
from controller.match.halfdone import NOTHING, HalfDone
from controller.match.menu import Menu
from controller.match.signs import mistaken
from controller.match.tablegame import Effects, Interpretation, Standings, own_colour
from controller.views import Arg, Climax, Logged, Message, Notice
from hardware.signals import Colour, Pattern, pad_of

LOOK_S = 0.4
"""How long after a set was closed a button becomes a vote: earlier nobody has seen it."""


class BluffPirateTable(CardTable[State, Move]):
    """This game's implementation of `TableGame`. Its referee's `until_s` is when votes start to
    count."""

    slug = "bluff-pirate"
    rules: Any = rules
    pieces = PIECES
    zones = ZONES

    def standings(self, state: State) -> Standings:
        """Return how many squares nearer than the start every ship is to an island that may hold
        the treasure."""
        whole, to_go = board_of(state.options.board).to_go[0], distances(state)
        totals = {
            seat: max(0, whole - to_go[square])
            for seat, square in zip(state.seats, state.ships, strict=True)
        }
        return Standings(totals, tuple(state.seats[player] for player in winners(state)))

    def offered(self, state: State, seat: str) -> tuple[Move, ...]:
        """Return what the rules offer, and what the player does by hand for the referee to observe:
        the one who draws makes the new pile, and the finder of an island turns its token, and says
        what lies there unless the table sees it."""
        moves = super().offered(state, seat)
        if state.phase == "reshuffling" and state.seats[state.turn] == seat:
            return (*moves, Reshuffle())
        says = state.phase == "island" and not self._deals
        if says and state.seats[state.active] == seat:
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

    def already(self, state: State, half: HalfDone, act: Act) -> bool:
        """Return True for a card that was dealt, drawn, stolen, laid, turned or discarded just
        now."""
        match act:
            case Tapped(seat, piece) if PIECES[piece][0] == CARD:
                card, there = PIECES[piece][1], state.seats.index(seat)
                at_pad = state.revealed
                if state.phase == "dealing" or (state.phase in _TAKING and there == state.turn):
                    at_pad |= state.hands[there]
                return bool(at_pad >> card & 1)
            case TappedAt(spot, piece) if PIECES[piece][0] == CARD:
                lying = {
                    LAID_UP.number: state.up,
                    LAID_DOWN.number: state.down if state.phase == "set" else state.revealed,
                    DISCARDED.number: state.discards,
                    BOARDS.number: state.discards,
                }
                return bool(lying.get(spot, 0) >> PIECES[piece][1] & 1)
        return False

    def act(
        self, referee: RefereeState, state: State, half: HalfDone, act: Act
    ) -> Interpretation[Move]:
        match act:
            case Pressed(seat, _) if referee.until_s is not None:
                # Neither a vote nor a mistake: nobody has seen the set yet.
                told = Notice("bluff-pirate-look-first", rule="BP-6", seat=seat)
                return Interpretation(notice=told)
            case Pressed(seat, button):
                return _pressed(state, seat, button)
            case Tapped(piece=piece) | TappedAt(piece=piece) if PIECES[piece][0] != CARD:
                return _token(state)
            case Tapped(_, piece):
                return self._at_pad(state, half, act, PIECES[piece][1])
            case TappedAt(_, piece):
                return self._at_spot(state, half, act, PIECES[piece][1])
        return Interpretation()

    def holder(self, state: State, card: int) -> int:
        """Return whose card it is as far as the table has seen, otherwise the active player."""
        holder = super().holder(state, card)
        return state.active if holder is None else holder

    def _at_pad(self, state: State, half: HalfDone, act: Tapped, card: int) -> Interpretation[Move]:
        """Interpret a card tapped on somebody's pad."""
        there, turn, phase = state.seats.index(act.seat), state.turn, state.phase
        if phase == "reading":
            return _seen(state, card, act.seat)
        if phase in ONE_ACTS and there != state.active:
            return _not_turn(state, act.seat)
        if there == turn and state.down >> card & 1:
            return Interpretation((Reveal(turn, card),))
        move = self.of_rows(rules.in_phase(state), state, half, act, there)
        if isinstance(move, Deal | BoardShip | Discard | Lay):
            return Interpretation((move,))
        if state.hands[there] >> card & 1:
            if phase not in _ELSEWHERE:
                return Interpretation()
            id, rule = _ELSEWHERE[phase]
            return mistaken(id, act.seat, rule)
        if isinstance(move, Stolen) and ZONES.may_lie(state, loot(state, there), card):
            return Interpretation((move,))
        return Interpretation((Drawn(there, card),))

    def _at_spot(
        self, state: State, half: HalfDone, act: TappedAt, card: int
    ) -> Interpretation[Move]:
        """Interpret a card tapped on a spot: its holder's, otherwise the active player's."""
        phase, player = state.phase, self.holder(state, card)
        seat = state.seats[player]
        if phase == "dealing":
            return mistaken("bluff-pirate-dealt-at-pads", "", "BP-25")
        if phase == "reading":
            return _seen(state, card, seat)
        if phase in ONE_ACTS and player != state.active:
            return _not_turn(state, seat)
        hidden = state.down >> card & 1 or phase in ("picking", "revealing")
        if act.spot == LAID_DOWN.number and hidden:
            return Interpretation((Reveal(state.turn, card),))
        move = self.by_place(state, half, act)
        if move is None:
            # It is refused as what it would be in another phase.
            move = self.of_rows(rules.rows.values(), state, half, act, player)
        if move is None:
            return mistaken("bluff-pirate-other-spot", seat, "BP-3")
        held = state.hands[player] >> card & 1
        if isinstance(move, Lay) and phase in ("turn", "drawing") and not held:
            # A player who lays a card of the pile has drawn it, and forgotten to tap it.
            return Interpretation((Drawn(player, card), move))
        return Interpretation((move,))

    def by_itself(self, state: State) -> Dealt | Drawn | Reshuffle | None:
        """Deal, or draw once somebody has said that two are drawn."""
        match state.phase:
            case "dealing":
                return Dealt()
            case "drawing":
                return Drawn(state.turn, None)
            case "reshuffling":
                return Reshuffle()
        return None

    def answers_secretly(self, state: State) -> bool:
        return state.phase == "voting"

    def choices(self, state: State, half: HalfDone) -> Menu | None:
        return menus.menu(state, half.left, self._deals)

    # ---- moves -> acts ---------------------------------------------------------------------

    def perform(self, state: State, move: Move, half: HalfDone = NOTHING) -> tuple[Act, ...]:
        """Return how a move is performed: votes are buttons."""
        match move:
            case Vote(player, bluff):
                return (Pressed(state.seats[player], "B" if bluff else "A"),)
            case Seen(_, card):
                return (Tapped(state.seats[state.active], DECK.pieces[card]),)
        return super().perform(state, move, half)

    # ---- time ------------------------------------------------------------------------------

    def entered(
        self, referee: RefereeState, before: State, after: State, now_s: float
    ) -> Effects[RefereeState, Move]:
        """Start the vote a moment after the set was closed."""
        effects = super().entered(referee, before, after, now_s)
        referee = effects.referee
        if after.phase == "voting" and before.phase == "set":
            referee = replace(referee, until_s=now_s + LOOK_S)
        elif after.phase != "voting" and referee.until_s is not None:
            referee = replace(referee, until_s=None)
        return replace(effects, referee=referee)

    def tick(
        self, referee: RefereeState, state: State, now_s: float
    ) -> Effects[RefereeState, Move]:
        if referee.until_s is not None and now_s >= referee.until_s:
            return Effects(replace(referee, until_s=None))
        return Effects(referee)

    def clock_ends_at_s(self, referee: RefereeState) -> float | None:
        """Return None: that moment is not a clock to be shown."""
        return None

    # ---- what is shown ---------------------------------------------------------------------

    def climax(self, before: State, move: Move, after: State) -> Climax | None:
        return viewing.climax(before, move, after)

    def logged(self, before: State, move: Move, after: State) -> Logged | None:
        return viewing.logged(before, move, after)

    def sounds(self, before: State, move: Move, after: State) -> tuple[str, ...]:
        """Add the sound of a verdict on a set, or of an island found empty."""
        sounds = super().sounds(before, move, after)
        verdicts = [
            _VERDICTS[event.doubted, event.bluff]
            for event in after.history[len(before.history) :]
            if isinstance(event, Placed)
        ]
        lost = ["lost"] if isinstance(move, Opened) and not move.treasure else []
        at = len(sounds) - (after.phase == "over")
        return (*sounds[:at], *lost, *verdicts, *sounds[at:])

    def light(self, state: State, seat: str) -> tuple[Colour, Pattern]:
        """Return the seat's own colour, blinking for a player who is to act, lacks cards, or has
        won; for a voter until the vote is in, whatever it is."""
        player = state.seats.index(seat)
        lacks = state.phase == "dealing" and state.hands[player].bit_count() < HAND
        shuffles = state.phase == "reshuffling" and state.turn == player
        lively = lacks or shuffles or awaited(state, player) or player in winners(state)
        return own_colour(seat), "blink" if lively else "steady"

    def asked(self, state: State) -> Notice | None:
        stage = _stage(state)
        id = SEES_ISLAND if stage == "island" and self._deals else PROMPTS[stage]
        if stage == "revealing":
            id += "-bluff" if state.doubting else "-no-bluff"
        active = state.seats[state.active]
        args: dict[str, Arg] = {
            "active": active,
            "turn": state.seats[state.turn],
            "count": to_steal(state) if stage == "stealing" else state.to_draw,
        }
        if stage == "closing":
            args["more"] = int(may_go_on(state))
        for name, player in (("target", state.target), ("voter", state.picked)):
            if player is not None:
                args[name] = state.seats[player]
        at = _where(state)
        return Notice(id, args, seat=active, at=at, fits=_fits(state, at))


_VERDICTS: Mapping[tuple[bool, bool], str] = {
    # whether the voter doubted, whether it was a bluff: how it sounds
    (False, False): "match",
    (False, True): "match",
    (True, False): "lost",
    (True, True): "other",
}

_TAKING = ("drawing", "stealing")
"""The phases in which cards enter the hand of the player whose turn it is."""


def _pressed(state: State, seat: str, button: str) -> Interpretation[Move]:
    """Interpret a button that moves no cursor."""
    player, active = state.seats.index(seat), state.seats[state.active]
    match state.phase:
        case "voting":
            return Interpretation((Vote(player, button == "B"),))
        case "set":
            return mistaken(Message("bluff-pirate-close-first", {"active": active}), seat, "BP-6")
        case "island" if seat != active:
            return mistaken(
                Message("bluff-pirate-finder-answers", {"active": active}), seat, "BP-24"
            )
    return Interpretation()


def _token(state: State) -> Interpretation[Move]:
    at_island = state.phase == "island"
    id = "bluff-pirate-turn-the-token" if at_island else "bluff-pirate-token-stays"
    return mistaken(id, state.seats[state.active] if at_island else "", "BP-24")


_ELSEWHERE: Mapping[str, tuple[str, str]] = {
    "turn": ("bluff-pirate-where-to", "BP-1"),
    "act": ("bluff-pirate-lay-where", "BP-2"),
    "set": ("bluff-pirate-lay-where", "BP-2"),
}
"""The message and ruling for a card on its holder's pad."""


def _not_turn(state: State, seat: str) -> Interpretation[Move]:
    active = state.seats[state.active]
    return mistaken(Message("bluff-pirate-not-now", {"active": active}), seat, "BP-1")


def _seen(state: State, card: int, seat: str) -> Interpretation[Move]:
    """Take the card that waits to be read as read now."""
    if ZONES.located(state) >> card & 1:
        return mistaken("bluff-pirate-read-already", seat, "G-4")
    pending = state.pending
    assert pending is not None, "a card that was played waits"
    assert pending.card is not None, "a card that waits has a number"
    return Interpretation((Seen(pending.card, card),))


def _stage(state: State) -> str:
    """Return the phase, or a finer stage if it is prompted differently."""
    if state.phase == "set" and is_complete(state):
        return "closing"
    if state.phase == "act" and not may_discard(state, state.active):
        return "few" if may_begin(state) else "ending"
    if state.phase == "turn" and not targets(state, state.active):
        return "draw-two"
    return state.phase


def _fits(state: State, at: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """Return which faces fit, for those of the places *at* where not every card may go."""
    faces, place = menus.fitting(state), BOARDS if state.phase == "turn" else LAID_UP
    return {place.where: faces} if faces is not None and place.where in at else {}


def _where(state: State) -> tuple[str, ...]:
    """Return where the prompt can be answered."""
    own = (pad_of(state.seats[state.active]),)
    match state.phase:
        case "turn" if not targets(state, state.active):
            return ("deck",)
        case "dealing" | "drawing":
            return ("deck",)
        case "turn":
            return ("deck", BOARDS.where)
        case "act":
            discard = (DISCARDED.where,) * may_discard(state, state.active)
            return (*(LAID_UP.where, LAID_DOWN.where) * may_begin(state), *discard)
        case "set" if not may_go_on(state):
            return ()
        case "set":
            return (
                *(LAID_UP.where,) * (state.up.bit_count() < MOST_FACE_UP),
                *(LAID_DOWN.where,) * may_lay_down(state, state.active),
            )
        case "revealing":
            return (f"row/{DOWN_ROW}",)
        case "stealing":
            return own
        case "island":
            return (f"pile/{island_pile(state)}",)
    return ()


SEES_ISLAND = "bluff-pirate-dig"
"""The prompt at an island where the table sees for itself what lies under the token."""

PROMPTS: Mapping[str, str] = {
    "dealing": "bluff-pirate-deal",
    "turn": "bluff-pirate-turn",
    "draw-two": "bluff-pirate-draw-two",
    "drawing": "bluff-pirate-draw",
    "reshuffling": "bluff-pirate-reshuffle",
    "act": "bluff-pirate-act",
    "few": "bluff-pirate-few",
    "ending": "bluff-pirate-ending",
    "set": "bluff-pirate-set",
    "closing": "bluff-pirate-closing",
    "voting": "bluff-pirate-vote",
    "picking": "bluff-pirate-pick",
    "revealing": "bluff-pirate-reveal",
    "fork": "bluff-pirate-fork",
    "island": "bluff-pirate-island",
    "boarding": "bluff-pirate-board",
    "stealing": "bluff-pirate-steal",
    "reading": "bluff-pirate-reading",
    "over": "bluff-pirate-over",
}
"""The prompts, by the stage of a turn; while a vote is revealed, the id ends in `-bluff` or
`-no-bluff`."""
