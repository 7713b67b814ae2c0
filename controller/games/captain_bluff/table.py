"""How Captain Bluff is played with cards, pads, spots and buttons (docs/at-the-table.md).

A card tapped on the spot of a belt without a departure city defines one there; at a belt with one
it is placed. Airport cards that go on no belt, drawn cards, and recovered luggage are tapped on the
player's pad. Where the cursor says for which belt a card is meant, it does so before the tap or
after it. The table knows whose card it is, and therefore who acts. Pure.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from controller.cards.deck import reads_each
from controller.cards.referee import RefereeState
from controller.cards.table import CardTable
from controller.games.captain_bluff import menus, pieces, viewing
from controller.games.captain_bluff.menus import ANY_BELT, Purpose, meaning, said, tapped
from controller.games.captain_bluff.placing import STEPS
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.state import ZONES, State, actor, hand_at_start, winners
from controller.games.captain_bluff.turns import first_heard
from controller.match.acts import TIE_S, Act, Pressed, Tapped, TappedAt
from controller.match.halfdone import NOTHING, HalfDone, Said
from controller.match.menu import Meant, Menu
from controller.match.signs import mistaken
from controller.match.tablegame import Answer, Effects, Flash, Interpretation, Standings
from controller.rules.rows import Legality
from controller.rules.sets import EMPTY, members, only
from controller.views import Climax, Logged, Notice
from hardware.signals import AnySignal, Button, ButtonPressed, Colour, Pattern, TagEntered

LOSER_S = 3.0
"""How long the light blinks red of the player who takes all cards of a belt."""


class CaptainBluffTable(CardTable[State, pieces.Move]):
    """This game's implementation of `TableGame`."""

    slug = "captain-bluff"
    rules: Any = rules
    zones = ZONES

    def standings(self, state: State) -> Standings:
        """Return how many cards fewer than at the start everyone holds, negative for a player who
        has taken more than laid; a player with none left has won."""
        dealt = 0 if state.phase == "dealing" else hand_at_start(len(state.seats))
        totals = {
            seat: dealt - hand.bit_count() if dealt else 0
            for seat, hand in zip(state.seats, state.hands, strict=True)
        }
        return Standings(totals, tuple(state.seats[player] for player in winners(state)))

    def offered(self, state: State, seat: str) -> Sequence[pieces.Move]:
        """Let the active player, who has laid the last discard, say that they are shuffled."""
        if state.phase == "reshuffle":
            return (pieces.Reshuffle(),) if seat == state.seats[state.active] else ()
        return super().offered(state, seat)

    # ---- acts -> moves ---------------------------------------------------------------------

    def already(self, state: State, half: HalfDone, act: Act) -> bool:
        """Return True for a card that was dealt, laid or recovered just now."""
        card = self.pieces[act.piece][1] if isinstance(act, Tapped | TappedAt) else 0
        match act:
            case Tapped(seat, _) if state.phase in ("dealing", "recovering"):
                return bool(state.hands[state.seats.index(seat)] >> card & 1)
            case TappedAt(spot, _) if spot <= pieces.BELTS:
                belt, was_said = state.belts[spot - 1], said(half)
                waits = was_said is not None and (was_said.belt, was_said.card) == (spot - 1, card)
                return waits or belt.destination == card or _line_with(state, card) == spot - 1
        return False

    def act(
        self, referee: RefereeState, state: State, half: HalfDone, act: Act
    ) -> Interpretation[pieces.Move]:
        match act:
            case Pressed(seat, button) if state.phase == "window":
                return _answered(referee, state, half, state.seats.index(seat), button)
            case Tapped() | TappedAt():
                call = _call_heard(referee, state)
                if call is None:
                    return self._tapped(state, half, act)
                # Somebody has already called, and only others who may have done so are waited for.
                reading = self._tapped(rules.play(state, call), half, act)
                return replace(reading, moves=(call, *reading.moves))
        return Interpretation()

    def holder(self, state: State, card: int) -> int:
        """Return whose card it is as far as the table has seen, otherwise whose turn it is to
        act."""
        holders = (player for player, hand in enumerate(state.hands) if hand >> card & 1)
        return next(holders, self.actor(state))

    def actor(self, state: State) -> int:
        return actor(state)

    def tapped_first(self, state: State, half: HalfDone, card: int) -> HalfDone | None:
        """Return that the card waits for its belt, unless it is played on the pad."""
        free = not half.meant or menus.waits(half)
        if not free or state.phase not in ("setup", "turn") or pieces.ON_PAD >> card & 1:
            return None
        if _line_with(state, card) is not None:
            return None
        return replace(half, cursor="", meant=tapped(card).what)

    def _tapped(
        self, state: State, half: HalfDone, act: Tapped | TappedAt
    ) -> Interpretation[pieces.Move]:
        card = self.pieces[act.piece][1]
        if state.phase in ("revealing", "reading"):
            return _seen(state, act.seat, card)
        if isinstance(act, TappedAt):
            return self._at_spot(state, half, act.spot, card)
        return self._at_pad(state, half, act, card)

    def _at_pad(
        self, state: State, half: HalfDone, act: Tapped, card: int
    ) -> Interpretation[pieces.Move]:
        """Interpret a card tapped on somebody's pad."""
        there, seat = state.seats.index(act.seat), act.seat
        line, was_said = _line_with(state, card), said(half)
        lies = line is not None or any(hand >> card & 1 for hand in state.hands)
        if state.phase == "taking" and lies:
            return mistaken("captain-bluff-not-exchanged", seat, "CB-24")
        taken = self.of_rows(rules.in_phase(state), state, half, act, None)
        if taken is not None:
            return Interpretation((taken,))
        if line is not None:
            if was_said is not None and (there != actor(state) or was_said.purpose == "way"):
                return mistaken("captain-bluff-too-early-to-recover", seat, "CB-26")
            return Interpretation((pieces.Recover(there, line, card),))
        player = self.holder(state, card)
        if player != there:
            return mistaken("captain-bluff-other-pad", seat, "CB-3")
        return self._at_own_pad(state, half, player, card)

    def _at_own_pad(
        self, state: State, half: HalfDone, player: int, card: int
    ) -> Interpretation[pieces.Move]:
        was_said, seat = said(half), state.seats[player]
        if player != actor(state):
            return Interpretation((pieces.Play(player, card),))
        if was_said is not None and not was_said.waits:
            if was_said.purpose == "change" and was_said.belt == ANY_BELT:
                return mistaken("captain-bluff-at-its-belt", seat, "CB-24")
            return _laid(state, half, was_said.purpose, player, was_said.belt, card)
        return Interpretation((pieces.Play(player, card),))

    def _at_spot(
        self, state: State, half: HalfDone, spot: int, card: int
    ) -> Interpretation[pieces.Move]:
        player, at = self.holder(state, card), spot - 1
        if at >= pieces.BELTS:
            return mistaken("captain-bluff-no-belt-here", state.seats[player], "CB-1")
        was_said = said(half)
        purpose: Purpose = "place" if state.belts[at].destination is not None else "define"
        if was_said is not None and player == actor(state) and was_said.purpose != "play":
            purpose = was_said.purpose
        return _laid(state, half, purpose, player, at, card)

    def by_itself(
        self, state: State
    ) -> pieces.Dealt | pieces.Draw | pieces.Take | pieces.Reshuffle | None:
        """Deal, draw for a player who is due a card, or hand over one that was exchanged."""
        match state.phase:
            case "dealing":
                return pieces.Dealt()
            case "draw":
                return pieces.Draw(state.due[0], None)
            case "taking":
                return pieces.Take(state.active, None)
            case "reshuffle":
                return pieces.Reshuffle()
        return None

    def chosen(
        self, referee: RefereeState, state: State, half: HalfDone, seat: str, means: Any
    ) -> Interpretation[pieces.Move]:
        """Lay the card that was tapped before its belt was chosen, if there is one."""
        waits = said(half)
        meant = said(replace(half, meant=means.what)) if isinstance(means, Meant) else None
        if waits is None or waits.card is None or not waits.waits or meant is None:
            return super().chosen(referee, state, half, seat, means)
        return _laid(state, half, meant.purpose, actor(state), meant.belt, waits.card)

    def choices(self, state: State, half: HalfDone) -> Menu | None:
        return menus.menu(state, said(half), hands_out=self._deals and not reads_each(state))

    # ---- moves -> acts ---------------------------------------------------------------------

    def perform(self, state: State, move: pieces.Move, half: HalfDone = NOTHING) -> tuple[Act, ...]:
        """Return how a move is performed: calls and passes are buttons. Nobody performs the end of
        the time for calling."""
        waits = said(half)
        if waits is not None and waits.waits:
            taken_back = self.with_cursor(state, Meant(Said()), half)
            return (*taken_back, *self.perform(state, move, half.settled()))
        match move:
            case pieces.TimeUp():
                return ()
            case pieces.Call(player):
                return (Pressed(state.seats[player], "A"),)
            case pieces.Pass(player):
                return (Pressed(state.seats[player], "B"),)
            case pieces.Play(player, card) if pieces.DECK.is_read(card):
                first = self.with_cursor(state, self._play_meant(state), half)
                return (*first, Tapped(state.seats[player], pieces.DECK.pieces[card]))
            case pieces.Place(step=step) if step and pieces.DECK.is_read(move.card):
                if len(_ways(state, move)) > 1:
                    return self._lay_with_a_choice(state, half, move)
        return super().perform(state, move, half)

    def _play_meant(self, state: State) -> Meant:
        """Return what the cursor says before an Airport card is tapped on the pad."""
        hands_out = self._deals and not reads_each(state)
        return meaning("play") if menus.may_have_just_come(state, hands_out) else Meant(Said())

    def _lay_with_a_choice(
        self, state: State, half: HalfDone, move: pieces.Place
    ) -> tuple[Act, ...]:
        """Return how a card is laid on a belt where it may count either way."""
        lies = said(half)
        there = None if lies is None or lies.belt != move.belt else lies.card
        if there is not None and pieces.FACES[there] == pieces.FACES[move.card]:
            # It or a copy already lies there: nobody can tell the copies of a card apart.
            return self.with_cursor(state, replace(move, card=there), half)
        acts = super().perform(state, move, half)
        half = HalfDone(meant=meaning("way", move.belt, move.card).what)
        return (*acts, *self.with_cursor(state, move, half))

    # ---- the time for calling a bluff (CB-17), and for an Airport card after the action (CB-3) ---

    # A turn ends by itself whatever its player holds: if it depended on that, everyone would know.

    def entered(
        self, referee: RefereeState, before: State, after: State, now_s: float
    ) -> Effects[RefereeState, pieces.Move]:
        """Start and end the time for a call with its window, and that for an Airport card with the
        rest of the turn. It is stopped while the match is paused or the hands are counted."""
        effects = super().entered(referee, before, after, now_s)
        referee = effects.referee
        if after.phase == before.phase and _is_timed(after) == _is_timed(before):
            return effects
        referee = replace(referee, until_s=None, rests_s=None, objectors=EMPTY, heard_until_s=None)
        call_s = after.options.call_s
        if _is_timed(after) and call_s is not None:
            if referee.resting or referee.counted is not None:
                referee = replace(referee, rests_s=float(call_s))
            else:
                referee = replace(referee, until_s=now_s + call_s)
        return replace(effects, referee=referee)

    def look_away(
        self, referee: RefereeState, state: State, away: bool, now_s: float
    ) -> Effects[RefereeState, pieces.Move]:
        """Run the time from when everyone who may act sees what was placed."""
        call_s = state.options.call_s
        if not _is_timed(state) or call_s is None:
            return Effects(referee)
        if away or referee.resting or referee.counted is not None:
            return Effects(replace(referee, until_s=None, rests_s=float(call_s)))
        return Effects(replace(referee, until_s=now_s + call_s, rests_s=None))

    def observe(
        self, referee: RefereeState, state: State, signal: AnySignal, piece: str | None
    ) -> Effects[RefereeState, pieces.Move]:
        """Take in a call. Calls within `TIE_S` count as simultaneous: which one wins is decided
        once no other can come. The time for an Airport card begins anew with whatever is done."""
        referee = super().observe(referee, state, signal, piece).referee
        call_s = None if referee.until_s is None else state.options.call_s
        done = isinstance(signal, ButtonPressed | TagEntered)
        if state.phase == "turn" and done and call_s is not None:
            return Effects(replace(referee, until_s=signal.at_s + call_s))
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
    ) -> Effects[RefereeState, pieces.Move]:
        """Decide on a call, or end the time for it or for the rest of the turn."""
        call = _call_heard(referee, state)
        if call is not None:
            heard = referee.heard_until_s is not None and now_s >= referee.heard_until_s
            return Effects(referee, moves=(call,) if heard else ())
        if _is_timed(state) and referee.until_s is not None and now_s >= referee.until_s:
            return Effects(replace(referee, until_s=None), moves=(pieces.TimeUp(),))
        return Effects(referee)

    def wake_at_s(self, referee: RefereeState) -> float | None:
        """Return when `tick` has something to decide: on a call that was heard, otherwise at the
        end."""
        return referee.until_s if referee.heard_until_s is None else referee.heard_until_s

    # ---- what is shown -----------------------------------------------------------------------

    def answer(self, before: State, move: pieces.Move, after: State) -> Answer:
        """Flicker the light of the player who takes all cards of a belt in red, and announce who
        looks."""
        answer, called = super().answer(before, move, after), viewing.new_call(before, after)
        if called is not None:
            loser = Flash(after.seats[called.loser], "red", "flicker", LOSER_S)
            answer = replace(answer, flashes=(loser,))
        if isinstance(move, pieces.Check):
            answer = replace(answer, notice=viewing.looks(before, move))
        return answer

    def climax(self, before: State, move: pieces.Move, after: State) -> Climax | None:
        return viewing.climax(before, after)

    def logged(self, before: State, move: pieces.Move, after: State) -> Logged | None:
        return viewing.logged(before, move, after)

    def sounds(self, before: State, move: pieces.Move, after: State) -> tuple[str, ...]:
        """Add the sound of a call's outcome, which lies open for everyone."""
        sounds = super().sounds(before, move, after)
        called = viewing.new_call(before, after)
        if called is None:
            return sounds
        verdict = "match" if called.loser == called.caller else "lost"
        at = len(sounds) - (after.phase == "over")
        return (*sounds[:at], verdict, *sounds[at:])

    first_phase = "setup"

    def light(self, state: State, seat: str) -> tuple[Colour, Pattern]:
        return viewing.light(state, seat)

    def asked(self, state: State) -> Notice | None:
        return viewing.prompt(state)


def _is_timed(state: State) -> bool:
    """Return True if the match goes on by itself when nobody acts."""
    return state.phase == "window" or (state.phase == "turn" and state.acted)


def _call_heard(referee: RefereeState, state: State) -> pieces.Call | None:
    """Return the call that counts among those heard, or None."""
    if state.phase != "window" or not referee.objectors:
        return None
    return pieces.Call(first_heard(state, members(referee.objectors)))


def _answered(
    referee: RefereeState, state: State, half: HalfDone, player: int, button: Button
) -> Interpretation[pieces.Move]:
    """Read A as a call and B as a pass. A legal call was heard already, and is decided on once
    nobody can have called simultaneously; what remains is for the rules to refuse."""
    if referee.objectors >> player & 1 or (button == "A" and referee.objectors):
        return Interpretation(half=half)
    return Interpretation((pieces.Call(player) if button == "A" else pieces.Pass(player),))


def _laid(
    state: State, half: HalfDone, purpose: Purpose, player: int, at: int, card: int
) -> Interpretation[pieces.Move]:
    """Interpret a card of the player's hand that came to a belt, or is played on the pad."""
    match purpose:
        case "define":
            return Interpretation((pieces.Define(player, at, card),))
        case "change":
            return Interpretation((pieces.Change(player, at, card),))
        case "play":
            return Interpretation((pieces.Play(player, card),))
        case "way":
            return _settled(state, half, player, at, card)
    return _placed(state, half, player, at, card)


def _placed(
    state: State, half: HalfDone, player: int, at: int, card: int
) -> Interpretation[pieces.Move]:
    """Place a card face up; if it may count either way, ask its player."""
    ways = _ways(state, pieces.Place(player, at, card))
    if len(ways) > 1:
        return Interpretation(half=replace(half, meant=meaning("way", at, card).what))
    return Interpretation((pieces.Place(player, at, card, ways[0] if ways else 0),))


def _settled(
    state: State, half: HalfDone, player: int, at: int, card: int
) -> Interpretation[pieces.Move]:
    """Place a card beyond one of which it is asked which way it counts: if it may lie there only
    one way, that answers the question (CB-9)."""
    waits = said(half)
    assert waits is not None, "a card is asked about"
    found: list[tuple[pieces.Place, pieces.Place]] = []
    if waits.card is not None and waits.belt == at:
        for step in STEPS:
            first = pieces.Place(player, at, waits.card, step)
            if rules.legality(state, first) is not Legality.ILLEGAL:
                ways = _ways(rules.play(state, first), pieces.Place(player, at, card))
                found += [(first, pieces.Place(player, at, card, way)) for way in ways]
    if len(found) == 1:
        return Interpretation(found[0])
    return mistaken("captain-bluff-which-way", state.seats[player], "CB-9")


def _ways(state: State, place: pieces.Place) -> list[pieces.Step]:
    """Return the ways that a card may count on a belt; none if it may not lie there."""
    steps: tuple[pieces.Step, ...] = (0, *STEPS)
    return [
        step
        for step in steps
        if rules.legality(state, replace(place, step=step)) is not Legality.ILLEGAL
    ]


def _line_with(state: State, card: int) -> int | None:
    """Return the belt where a card lies face up, or None."""
    return next(
        (at for at, belt in enumerate(state.belts) if any(card == one for one, _ in belt.line)),
        None,
    )


def _seen(state: State, seat: str, card: int) -> Interpretation[pieces.Move]:
    """Take an unread card that lies open as read now."""
    if ZONES.located(state) >> card & 1:
        return mistaken("captain-bluff-read-already", seat, "G-4")
    if state.phase == "reading":
        number = None if state.pending is None else state.pending.card
    else:
        number = state.belts[state.at].destination
    return Interpretation() if number is None else Interpretation((pieces.Seen(number, card),))
