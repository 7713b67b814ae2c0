"""The referee of a card game: it acts only when asked, and counts the hands when somebody wants to
check that all is well.

A pad sees a card only for a moment, so a count goes from tap to tap: everyone taps all cards of
their own hand. The table asks for missing ones by seat and number, never by card. A count goes by
how many cards a hand holds, which everyone sees, and never by which of them were read: that would
tell what has left it.
"""

from collections.abc import Mapping
from typing import Any, Generic

from msgspec import Struct
from msgspec.structs import replace

from controller.cards.deck import reads_each
from controller.cards.unread import Dealt
from controller.cards.zones import Zones, with_entry
from controller.match.acts import Act, Pressed, Tapped, TappedAt
from controller.match.signs import UNCOUNTED, mistaken
from controller.match.tablegame import BeltGame, Effects, Interpretation
from controller.rules.rows import MoveT, Rules, StateT
from controller.rules.sets import EMPTY, only
from controller.views import Notice
from hardware.signals import AnySignal, TagEntered, seat_of

CARD = "card"
"""The kind of a piece that a hand can hold."""
RESUMED = Notice("table-resumed")


class RefereeState(Struct, frozen=True):
    """The referee's state. `counted` has the set of cards that a count has found in each hand; None
    while nobody counts.

    `until_s` is when a window closes in which others may object, in games that have one, and
    `rests_s` the time it has left while stopped. `objectors` is the set of players who have
    objected; others may join them until `heard_until_s`, as those objections count as simultaneous.
    """

    counted: tuple[int, ...] | None = None
    resumed: bool = False
    """Whether the power was cut, and nobody has acted since."""
    until_s: float | None = None
    rests_s: float | None = None
    objectors: int = EMPTY
    heard_until_s: float | None = None
    resting: bool = False
    """Whether the match is paused."""

    def counting(self, hands: int, now_s: float) -> "RefereeState":
        """Return this with a count of *hands* hands begun, and the window stopped meanwhile."""
        rests_s = None if self.until_s is None else self.until_s - now_s
        return replace(self, counted=(EMPTY,) * hands, resumed=False, until_s=None, rests_s=rests_s)

    def counted_out(self, now_s: float) -> "RefereeState":
        """Return this with the count over, and the window running again."""
        until_s = None if self.rests_s is None else now_s + self.rests_s
        return replace(self, counted=None, until_s=until_s, rests_s=None)

    def at_rest(self, now_s: float) -> "RefereeState":
        """Return this paused, with the window stopped."""
        return replace(self, until_s=None, rests_s=self.left_s(now_s), resting=True)

    def going_on(self, now_s: float) -> "RefereeState":
        """Return this resumed, with the window running again unless somebody counts."""
        awake = replace(self, resting=False)
        if self.counted is not None or self.rests_s is None:
            return awake
        return replace(awake, until_s=now_s + self.rests_s, rests_s=None)

    def left_s(self, now_s: float) -> float | None:
        """Return the time left in the window, even while stopped; None without one."""
        return self.rests_s if self.until_s is None else max(0.0, self.until_s - now_s)


class CardReferee(Generic[StateT, MoveT]):
    """The part of `TableGame` that is the referee's own doing: counts, pauses and time."""

    rules: Rules[StateT, MoveT]
    pieces: Mapping[str, tuple[str, int]]
    """Every piece of the game by name: its kind and number. By default the cards of the deck."""
    zones: Zones[Any]
    """Where the cards are."""
    on_belt: BeltGame[RefereeState] | None = None
    _deals = False
    """Whether the table deals by itself, as a simulated one does."""

    def seats(self, state: Any) -> tuple[str, ...]:
        """Return the seats that play, clockwise."""
        seats: tuple[str, ...] = state.seats
        return seats

    def by_itself(self, state: Any) -> MoveT | None:
        """Return what a table that deals by itself does in a state, where nobody needs to read the
        cards; otherwise None. By default it deals whole hands. A game *may* override this."""
        dealt: Any = Dealt()
        return dealt if ("dealing", Dealt) in self.rules.rows and state.phase == "dealing" else None

    # ---- the count -----------------------------------------------------------------------------

    def recount(
        self, referee: RefereeState, state: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        counting = referee.counting(len(self.seats(state)), now_s)
        # With no card in any hand nothing can be missing.
        return Effects(counting if any(self._uncounted(counting, state).values()) else referee)

    def observe(
        self, referee: RefereeState, state: StateT, signal: AnySignal, piece: str | None
    ) -> Effects[RefereeState, MoveT]:
        """Count a card that its holder taps; the count ends when none is missing, once the last
        one has left its pad: that tap means nothing else."""
        if referee.counted is None:
            return Effects(referee)
        kind, number = self.pieces.get(piece or "", ("", 0))
        seat = seat_of(getattr(signal, "reader", ""))
        if isinstance(signal, TagEntered):
            if kind == CARD and seat in self.seats(state):
                found = self._found(state, referee.counted, self.seats(state).index(seat), number)
                referee = replace(referee, counted=found)
        elif not any(self._uncounted(referee, state).values()):
            referee = referee.counted_out(signal.at_s)
        return Effects(referee)

    def _found(
        self, state: StateT, counted: tuple[int, ...], player: int, card: int
    ) -> tuple[int, ...]:
        """Return what was counted, with a card that *player* has tapped: the latest pad wins. One
        that was seen elsewhere, or is more than the hand holds, does not count."""
        others = tuple(found & ~only(card) for found in counted)
        mine, hand = others[player] | only(card), self.zones.held(state, player)
        elsewhere = self.zones.located(state) & ~hand
        if elsewhere >> card & 1 or mine.bit_count() > hand.bit_count():
            return counted
        return with_entry(others, player, mine)

    def _uncounted(self, referee: RefereeState, state: StateT) -> dict[str, int]:
        """Return how many cards of each seat are not counted yet."""
        counted = referee.counted or (EMPTY,) * len(self.seats(state))
        return {
            seat: max(0, self.zones.held(state, player).bit_count() - found.bit_count())
            for player, (seat, found) in enumerate(zip(self.seats(state), counted, strict=True))
        }

    def _miscounted(self, referee: RefereeState, state: StateT, act: Act) -> Interpretation[MoveT]:
        """Refuse play while the hands are counted; report a card that does not count by seat
        alone."""
        match act:
            case Tapped(seat, piece):
                kind, number = self.pieces[piece]
                counted = (referee.counted or ())[self.seats(state).index(seat)]
                if kind == CARD and not counted >> number & 1:
                    return mistaken("table-not-held", seat)
            case TappedAt():
                return mistaken("table-count-at-pads", "")
            case Pressed(seat, "B"):
                # A is held by those who agree.
                return mistaken("table-count-at-pads", seat)
        return Interpretation()

    def asks(self, state: StateT, referee: RefereeState) -> tuple[Notice, ...]:
        """Return what must be put right: cards missing from a count, and contradictions."""
        wrong = (RESUMED,) * referee.resumed + tuple(
            Notice(problem.id, problem.args, "G-4") for problem in self.rules.problems(state)
        )
        if referee.counted is None:
            return wrong
        missing = tuple(
            Notice(UNCOUNTED, {"seat": seat, "count": many}, seat=seat)
            for seat, many in self._uncounted(referee, state).items()
            if many
        )
        return (*missing, *wrong)

    def answers_secretly(self, state: StateT) -> bool:
        return False

    def agreed(
        self, referee: RefereeState, state: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        """End the count, as everyone holds A: uncounted cards are accepted as they are."""
        return Effects(referee if referee.counted is None else referee.counted_out(now_s))

    # ---- time ----------------------------------------------------------------------------------

    def begin(self, state: StateT, now_s: float) -> Effects[RefereeState, MoveT]:
        return Effects(RefereeState(), moves=self._deal(state))

    def resume(
        self, state: StateT, now_s: float, clock_left_s: float | None
    ) -> Effects[RefereeState, MoveT]:
        until_s = None if clock_left_s is None else now_s + clock_left_s
        return Effects(RefereeState(resumed=True, until_s=until_s), moves=self._deal(state))

    def _deal(self, state: StateT) -> tuple[MoveT, ...]:
        move = self._by_itself(state)
        return () if move is None else (move,)

    def _by_itself(self, state: StateT) -> MoveT | None:
        return self.by_itself(state) if self._deals and not reads_each(state) else None

    def rest(
        self, referee: RefereeState, state: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        return Effects(referee.at_rest(now_s))

    def go_on(
        self, referee: RefereeState, state: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        return Effects(referee.going_on(now_s))

    def look_away(
        self, referee: RefereeState, state: StateT, away: bool, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        return Effects(referee)

    def entered(
        self, referee: RefereeState, before: StateT, after: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        referee = replace(referee, resumed=False) if referee.resumed else referee
        return Effects(referee, moves=self._deal(after))

    def tick(
        self, referee: RefereeState, state: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        return Effects(referee)

    def wake_at_s(self, referee: RefereeState) -> float | None:
        return referee.until_s

    def clock_ends_at_s(self, referee: RefereeState) -> float | None:
        return referee.until_s

    def clock_left_s(self, referee: RefereeState, now_s: float) -> float | None:
        return referee.left_s(now_s)
