"""A game with everything a table needs to play it: the one value that joins its parts."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct

from controller.bots.carrying import Carry, LookUnder
from controller.bots.mind import Decide
from controller.bots.player import Brain, Chair
from controller.match.story import Feat, Values, story
from controller.match.tablegame import Played, TableGame, TableShape
from controller.match.teaching import Lesson
from controller.rules.rows import Rules
from controller.views import Logged, Message
from controller.views.box import Track
from hardware.scene import Label, Setting


class OptionLine(Struct, frozen=True):
    """An option as a line for the cursor: its name among the options, and its values in cycling
    order."""

    name: str
    values: tuple[str | int | None, ...]
    of_kit: bool = False
    """Whether all card games have it, and the same words for it."""
    prevails: bool = False
    """Whether other options give way to this one, as for a variant with its own rules; otherwise a
    value that does not fit the others is skipped."""

    def message(self, slug: str, value: str | int | None) -> Message:
        """Return the line in a game: `captains-orders-option-wins: value=3`; None is shown as
        `none`."""
        name, whose = self.name.replace("_", "-"), "table" if self.of_kit else slug
        return Message(f"{whose}-option-{name}", {"value": "none" if value is None else value})


WHEN_READ = OptionLine("reading", ("late", "every"), of_kit=True)
"""The option of card games that says when the cards of a hand are read
(`controller.cards.deck.CardOptions`)."""


def _nothing_is_drawn(state: Any, player: int) -> Carry | None:
    return None


def _nothing_is_carried(state: Any, move: Any) -> Carry | LookUnder | None:
    return None


def lies_in_front(state: Any, player: int, place: str, held: bool = False) -> bool:
    """Return True if a place is in front of that player's own seat."""
    return place.startswith(f"{state.seats[player]}/")


def _nothing_is_counted(state: Any, on_belt: Collection[str]) -> Any:
    return None


def _everybody_in_turn(options: Any) -> bool:
    return True


def _something_can_be_done(state: Any) -> bool:
    return False


def _by_its_phase(view: Any) -> str:
    return str(view.phase.replace("_", " ").capitalize())


def _by_its_name(piece: str) -> str:
    return f"the piece {piece.rpartition('/')[2]}"


def in_rounds(view: Any) -> str:
    """Say how far a match of rounds is."""
    return f"Round {view.round} of {view.rounds}, {view.phase.replace('_', ' ')}"


def in_turns(view: Any) -> str:
    """Say how far a match is whose turns are counted."""
    return f"Turn {view.turn_number}"


def _no_feats(history: Sequence[Played[Any]], states: Sequence[Any]) -> Mapping[Feat, Values]:
    return {}


def _nothing_in_reserve(states: Sequence[Any]) -> Mapping[Feat, Values]:
    return {}


class Turning(Struct, frozen=True):
    """A piece that lies face down at *place*, which the player at *seat* is to turn over for all to
    see, and the move that each of its faces makes. At a real table the player says what it is; a
    simulated one sees it."""

    seat: str
    place: str
    moves: Mapping[Label, Any]


def _nothing_is_turned(state: Any) -> Turning | None:
    return None


class GameSpec(Struct, frozen=True):
    """A game. `slug` is its name on the command line, in records and in the list of pieces."""

    slug: str
    title: str
    rules: Rules[Any, Any]
    table: Callable[[TableShape], TableGame[Any, Any, Any]]
    """How it is played with pieces, pads and buttons."""
    sides: Mapping[str, tuple[Label, Label]]
    """Its pieces by name, in the order of enrolment: what is printed on the back and face of
    each."""
    setting: Callable[[Any], Setting]
    """`setting(state)`: returns where the pieces lie, for laying them out at a simulated table."""
    brain: Callable[[Chair], Brain]
    """Makes a bot for a chair: a seat, with a level, its own luck, and what it may ask of the
    rules."""
    lessons: Sequence[Lesson] = ()
    """What a first match of it explains, in order."""
    captions: Mapping[type[Any], int] = {}
    """Which of the six rules an act goes by, for the match that is shown while nobody plays."""
    lines: Sequence[OptionLine] = ()
    """The options that people choose at the table; the command line offers all."""
    begins: str = ""
    """The option that says who begins, as a number in order of seating; empty if there is none.
    Where players take turns, people are asked for it by seat."""
    describe: Callable[[str], str] = _by_its_name
    """Describes a piece in words, for the person who enrols it; not used for the game card."""
    decide: Decide | None = None
    """How its bots decide from a view and the moves on offer; None if they need to see the
    table."""
    draw: Callable[[Any, int], Carry | None] = _nothing_is_drawn
    """`draw(state, player)`: returns the piece that a player must take unseen and tap on their
    pad."""
    carry: Callable[[Any, Any], Carry | LookUnder | None] = _nothing_is_carried
    """`carry(state, move)`: returns how a piece is carried or looked at in *move*, or None."""
    may_look: Callable[[Any, int, str, bool], bool] = lies_in_front
    """`may_look(state, player, place, held)`: returns whether the rules let a player look at the
    face of what lies face down at a place, or of a piece that was taken there and is *held*. Cards
    of the player's own hand, and what the player is to `draw`, are always allowed."""
    turning: Callable[[Any], Turning | None] = _nothing_is_turned
    """`turning(state)`: returns what a player is to turn over for all to see, or None."""
    takes_turns: Callable[[Any], bool] = _everybody_in_turn
    """`takes_turns(options)`: returns whether players act one after the other, so that several
    people can share a window."""
    only_waits: Callable[[Any], bool] = _something_can_be_done
    """`only_waits(state)`: returns whether people wait for the table with nothing to do; a
    simulated one lets them speed that up, with B, or end it, with A."""
    counted: Callable[[Any, Collection[str]], Any] = _nothing_is_counted
    """`counted(state, on_belt)`: returns the move that ends what people wait for, where the table
    sees which pieces lie on the belt; None if nothing is counted."""
    untagged: Sequence[tuple[Label, Label]] = ()
    """What else is in its box and needs no tag: both sides of it, for those who print it."""
    of_player: Sequence[str] = ()
    """The kinds of untagged pieces of which each player has one, in the colour of the seat."""
    track: Track | None = None
    """Its board, for those who print it."""
    ages_from: int | None = None
    """The age of the youngest players that its box names."""
    minutes: int | None = None
    """How long a match takes, as its box says, or as is to be expected."""
    progress: Callable[[Any], str] = _by_its_phase
    """`progress(view)`: says in words for a terminal how far a match is."""
    reduced: Mapping[str, object] = {}
    """The options of its smaller box, for `--reduced`; empty without one."""
    results: Callable[..., Any] | None = None
    """`results(history, before, state, told)`: returns what everyone may see of a match that was
    recorded, with its figures. Without it a match has the figures that follow from its moves."""
    feats: Callable[[Sequence[Played[Any]], Sequence[Any]], Mapping[Feat, Values]] = _no_feats
    """`feats(history, states)`: returns what its players did in a finished match, and how much of
    each, for the sentences about them (`controller.match.story`)."""
    reserve: Callable[[Sequence[Any]], Mapping[Feat, Values]] = _nothing_in_reserve
    """`reserve(states)`: returns what may be said of anybody, even of who never came to act."""
    why: Callable[[Any, float], tuple[Message, ...]] | None = None
    """`why(conclusion, at_s)`: says with its evidence what the belt has told; None without a
    belt."""
    counts: str = "points"
    """What the totals of a match count, in words for a terminal."""

    def story(
        self,
        table: TableGame[Any, Any, Any],
        history: Sequence[Played[Any]],
        states: Sequence[Any],
    ) -> tuple[Logged, ...]:
        """Return one true sentence about each player of a finished match: of its moves, and the
        *states* before each of them and after the last."""
        feats, reserve = self.feats(history, states), self.reserve(states)
        return story(table, history, states, feats, reserve)

    @property
    def table_file(self) -> str:
        """The simulated table that suits it best: one on which cards are laid, or the belt's."""
        return "sim" if self.rules.zones is None else "sim-spots"

    @property
    def is_shared(self) -> bool:
        """Whether several people can share a window, with its usual options."""
        return self.takes_turns(self.rules.options_from({}))

    @property
    def pieces(self) -> tuple[str, ...]:
        """The names of its pieces, in the order of enrolment."""
        return tuple(self.sides)

    @property
    def game_card(self) -> str:
        """The control card that opens it."""
        return f"control/game/{self.slug}"

    @property
    def card_sides(self) -> tuple[Label, Label]:
        """What is printed on the back and face of that card."""
        return Label("game-card", False, self.slug), Label("game-card", True, self.slug)
