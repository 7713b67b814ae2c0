"""What a bot may ask of the rules: which moves they offer its seat, and how one does them.

Nothing of this tells more than the seat knows: moves are offered by what it knows, and how a move
is done everybody knows.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from controller.bots.carrying import Carry, LookUnder
from controller.match.acts import Act
from controller.match.match import Match
from controller.views import MatchView


class Rulebook:
    """The rules of the match that runs, for one seat.

    *draw* and *carry* say how a game's pieces are handled (`controller.games.spec`), and *known*
    what the state is to a player, who sees cards of their own that the table has not read.
    """

    def __init__(
        self,
        seat: str,
        match: Callable[[], Match[Any, Any, Any] | None],
        draw: Callable[[Any, int], Carry | None],
        carry: Callable[[Any, Any], Carry | LookUnder | None],
        known: Callable[[Any, int], Any],
    ) -> None:
        self._seat = seat
        self._match = match
        self._draw = draw
        self._carry = carry
        self._known = known

    def __repr__(self) -> str:
        return f"<Rulebook of {self._seat}>"

    def moves(self) -> Sequence[Any]:
        """Every move that the rules offer the seat."""
        match = self._match()
        return () if match is None else match.game.offered(self._state(match), self._seat)

    def view(self, view: MatchView) -> MatchView:
        """A view of the match with what the seat knows of its own cards."""
        match = self._match()
        if match is None or self._seat not in match.seats:
            return view
        return replace(view, secrets=match.game.secrets(self._state(match), self._seat))

    def _state(self, match: Match[Any, Any, Any]) -> Any:
        """The state as the seat knows it."""
        if self._seat not in match.seats:
            return match.shown.state
        return self._known(match.shown.state, match.seats.index(self._seat))

    def made(self) -> int:
        """How many moves stand; fewer than before when one was taken back."""
        match = self._match()
        return 0 if match is None else len(match.history)

    def draw(self) -> Carry | None:
        """The piece that the seat is to take unseen, to tap it on its own pad; None for none, and
        while what has happened is still to be shown: the table may have dealt by itself."""
        match = self._match()
        if match is None or self._seat not in match.seats:
            return None
        if match.shown.state is not match.state:
            return None
        return self._draw(match.shown.state, match.seats.index(self._seat))

    def can_be_done(self, move: Any) -> bool:
        """Whether there is a way to do *move* at this table: a card that the table has not read
        cannot be laid face up without naming it."""
        return bool(self._performed(move))

    def acts(self, move: Any) -> tuple[Act, ...]:
        """What is still to be tapped and pressed in *move*, from where the cursor stands; empty
        where it cannot be done."""
        return self._performed(move) if move in self.moves() else ()

    def _performed(self, move: Any) -> tuple[Act, ...]:
        match = self._match()
        if match is None:
            return ()
        try:
            return match.game.perform(match.shown.state, move, match.half)
        except LookupError:
            return ()

    def carry(self, move: Any) -> Carry | LookUnder | None:
        """How a piece is carried or looked at in *move*; None where none is."""
        match = self._match()
        return None if match is None else self._carry(match.shown.state, move)
