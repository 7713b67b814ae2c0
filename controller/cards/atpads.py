"""What a table without spots does instead: the cursor says where the next card on the player's own
pad goes, and the kit makes of that tap the same card on that spot. A table with too few spots for a
game counts as one without.

What a game says of itself, its prompt, menu and answers, is said as at a table with spots, and put
here into what holds at this one.
"""

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from controller.cards.dealing import WITHOUT_SPOTS
from controller.cards.deck import reads_each
from controller.cards.places import Place, Spot, SpotOf
from controller.cards.referee import CARD, CardReferee, RefereeState
from controller.match.acts import Act, Tapped, TappedAt
from controller.match.halfdone import HalfDone, Said
from controller.match.menu import Choice, Meant, Menu, awaiting
from controller.match.tablegame import Interpretation
from controller.rules.rows import MoveT, StateT
from controller.views import DEAL_AGAIN, SOMETHING_WRONG, UNREADABLE, Arg, Message, Notice
from hardware.signals import pad_of


def mishaps_apart(lines: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Return the lines with those for unreadable cards and other mishaps under one, the last: where
    pieces are simulated nobody needs them."""
    apart = tuple(line for line in lines if line.mends or line.id in (UNREADABLE, DEAL_AGAIN))
    if not apart:
        return lines
    usual = tuple(line for line in lines if line not in apart)
    return (*usual, Choice(SOMETHING_WRONG, then=apart, care=True))


class PadTable(CardReferee[StateT, MoveT]):
    """The part of `TableGame` that depends on whether the table has spots."""

    slug: str
    _spots = 0
    """How many spots the table has; 0 if they are too few for this game."""

    @abstractmethod
    def asked(self, state: Any) -> Notice | None:
        """Return the prompt of a table with spots."""

    @abstractmethod
    def choices(self, state: Any, half: HalfDone) -> Menu | None:
        """Return what is to be chosen with the cursor now, or None."""

    def actor(self, state: Any) -> int:
        """Return the player who lays the next card. A game *may* override this."""
        player: int = state.active
        return player

    def tapped_first(self, state: StateT, half: HalfDone, card: int) -> HalfDone | None:
        """Return what is half done once a player has tapped a card on their own pad before saying
        where it goes; None if that means nothing. A game *may* override this."""
        return None

    def holder(self, state: Any, card: int) -> int | None:
        """Return whose card it is: the player in whose hand the table has seen it, otherwise the
        one who is to act, if it may be an unread one of their hand. None if it is in no hand."""
        for player, hand in enumerate(state.hands):
            if hand >> card & 1:
                return player
        may_be = self.zones.may_lie(state, state.hands[state.active], card)
        return state.active if may_be else None

    @property
    def _in_spots(self) -> bool:
        """Whether cards are tapped on spots when they are laid."""
        return self._spots > 0

    def _places(self, state: StateT) -> Iterator[Place]:
        for row in self.rules.in_phase(state):
            yield from row.places

    def _meant_spot(self, state: StateT, meant: Said) -> tuple[Place, int] | None:
        """Return the place of which the cursor has said *meant*, and its spot, for which the
        player's own pad stands at a table without spots."""
        for place in self._places(state) if not self._in_spots else ():
            spot = place.meant_by(state, meant)
            if spot is not None:
                return place, spot
        return None

    def _at_its_spot(self, state: StateT, half: HalfDone, act: Act) -> Act:
        """Turn a card on the pad of the player who lays it, at a table without spots, into the same
        card on the spot that was chosen."""
        if self._in_spots or not isinstance(act, Tapped) or not self._is_own(state, act):
            return act
        meant = self._meant_spot(state, half.meant)
        return act if meant is None else TappedAt(meant[1], act.piece)

    def _is_own(self, state: StateT, act: Tapped) -> bool:
        """Return True for a card on the pad of the player who is to act, and whose it may be."""
        (kind, card), player = self.pieces[act.piece], self.actor(state)
        own = kind == CARD and self.seats(state)[player] == act.seat
        return own and self.holder(state, card) == player

    def _lacks_a_place(self, state: StateT, half: HalfDone, act: Act) -> bool:
        """Return True for a card of which the cursor should have said first where it goes."""
        if self._in_spots or half.meant or not isinstance(act, Tapped):
            return False
        return self._is_own(state, act) and any(
            isinstance(place, Spot) and place.meant for place in self._places(state)
        )

    def _waits_for_its_place(
        self, state: StateT, half: HalfDone, act: Act
    ) -> Interpretation[MoveT] | None:
        """Return that a card waits for its player to say where it goes, if it does."""
        if self._in_spots or not isinstance(act, Tapped) or not self._is_own(state, act):
            return None
        waits = self.tapped_first(state, half, self.pieces[act.piece][1])
        return None if waits is None else Interpretation(half=waits)

    def prompt(self, state: StateT) -> Notice | None:
        """Return what the players are asked to do now, at this table."""
        notice = self._worded(self.asked(state))
        if notice is None:
            return None
        reads = "every" if reads_each(state) else "late"
        notice = replace(notice, args={**notice.args, "reads": reads})
        if self._in_spots:
            return replace(
                notice, fits={at: notice.fits[at] for at in notice.at if at in notice.fits}
            )
        reached: dict[str, list[tuple[str, ...] | None]] = {}
        for where in notice.at:
            here = reached.setdefault(self._reached(state, Said(), where), [])
            here.append(notice.fits.get(where))
        fits = {
            where: tuple(dict.fromkeys(face for faces in one for face in faces or ()))
            for where, one in reached.items()
            if None not in one
        }
        return replace(notice, at=tuple(reached), fits={**fits, **notice.fits}, takes={})

    def _worded(self, notice: Notice | None) -> Notice | None:
        """Tell the message of this game how many spots there are."""
        if notice is None or not notice.id.startswith(self.slug):
            return notice
        return replace(notice, args={**notice.args, WITHOUT_SPOTS: self._spots})

    def _reached(self, state: Any, meant: Said, where: str) -> str:
        """Return where a card is brought to a place of a prompt at a table without spots: to the
        player's own pad, once the cursor has said that it goes there if it must."""
        kind, _, number = where.partition("/")
        if kind != "spot":
            return where
        own = self._meant_spot(state, meant)
        first = own is None or own[1] != int(number)
        if first and any(
            place.meant and place.needs >= int(number) for place in self._places(state)
        ):
            return "menu"
        return pad_of(state.seats[self.actor(state)])

    def menu(self, state: Any, referee: RefereeState, half: HalfDone) -> Menu | None:
        """Return what is to be chosen with the cursor now, at this table, or None."""
        if referee.counted is not None:
            return None
        chosen = self._meant_spot(state, half.meant) if half.meant else None
        if chosen is not None and chosen[0].says(half.meant, in_spots=False):
            place, spot = chosen
            seat = state.seats[self.actor(state)]
            return self._awaiting(state, seat, place, spot)
        menu = self.choices(state, half)
        if menu is None:
            return None
        lines = tuple(
            line for choice in menu.choices if (line := self._line(state, choice)) is not None
        )
        if self._deals:
            lines = mishaps_apart(lines)
        goes = menu.goes
        if goes is not None and not self._in_spots:
            goes = tuple(self._reached(state, half.meant, where) for where in goes)
        return replace(menu, choices=lines, goes=goes)

    def _awaiting(self, state: Any, seat: str, place: Place, spot: int) -> Menu:
        """Return the menu while a card is awaited on its player's pad that was announced for a
        spot."""
        args: dict[str, Arg] = {"seat": seat} if isinstance(place, Spot) else {"spot": spot}
        title = Message(f"{self.slug}-menu-awaits-{place.meant}", args)
        asked = None if isinstance(place, SpotOf) and place.first else self.asked(state)
        return awaiting(seat, title, None if asked is None else asked.fits.get(f"spot/{spot}"))

    def _line(self, state: StateT, line: Choice) -> Choice | None:
        """Return a line as it reads at this table, or None if it does not concern it."""
        if WITHOUT_SPOTS in line.args:
            line = replace(line, args={**line.args, WITHOUT_SPOTS: self._spots})
        if isinstance(line.means, Meant):
            return line if self._may_be_said(state, line.means.what) else None
        if isinstance(line.means, tuple) and self._deals:
            first, *rest = line.means
            if rest and self._by_itself(self.rules.apply(state, first)) is not None:
                # The table does the rest by itself; another line means the first move alone.
                return None
        if line.then and isinstance(line.then[0].means, Meant):
            then = tuple(one for each in line.then if (one := self._line(state, each)) is not None)
            return replace(line, then=then) if then else None
        return line

    def _may_be_said(self, state: StateT, what: Said) -> bool:
        """Return True if the cursor may say *what* of a card at this table, or if that is no
        place."""
        places = [*self._places(state)]
        if any(place.says(what, self._in_spots) for place in places):
            return True
        return not any(place.says(what, not self._in_spots) for place in places)
