"""The cards of Captain Bluff: 51 pieces of luggage, and 14 Airport cards of four kinds.

A card is a number 0..64: luggage first, city by city and from 1 to 17, then the Airport cards, kind
by kind. Cities and the split of the Airport cards are read from `box.toml`, since the rulebook does
not print them. Airport cards of one kind differ by their tags only: to players they are the same.
"""

import tomllib
from importlib import resources
from typing import Annotated, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from controller.cards.deck import CardOptions, Deck
from controller.cards.unread import Deal as Deal
from controller.cards.unread import Dealt as Dealt
from controller.cards.unread import Redeal as Redeal
from controller.errors import RegistryError
from controller.rules.fields import NOTHING, PLAYER, ValueWords, named
from controller.rules.refusals import one_of
from controller.rules.sets import members, only, set_of

PLAYERS = range(2, 6)
LUGGAGE_DEALT = {2: 12, 3: 10, 4: 9, 5: 8}
"""Luggage cards dealt to each, by the number of players (printed table)."""
AIRPORT_DEALT = {2: 3, 3: 2, 4: 2, 5: 2}
"""Airport cards dealt to each, by the number of players."""
DEFINED_AT_SETUP = {2: 2, 3: 1, 4: 1, 5: 1}
"""Departure cities that each player puts down before the match (CB-1)."""
CALL_S = range(1, 61)
TURNS = range(10, 1001)
STANDSTILL_ROUNDS = range(1, 21)


class Options(CardOptions, frozen=True):
    """The agreed options. Raises `OptionError` for a value that is not among the choices."""

    starter: int = 0
    """Who begins (CB-2): the number of the player who last took a plane."""
    line: Literal["rising", "consecutive"] = "rising"
    """How a play may continue a line (CB-6): any higher number in its direction, or exactly the
    next."""
    round_trip_first: Literal["in-a-run", "never"] = "in-a-run"
    """Whether a Round-the-world trip may begin a line (CB-10): before luggage, or never."""
    changes_go: Literal["to-loser", "to-discard"] = "to-loser"
    """Where Change of direction cards go from a line that was called (CB-19)."""
    call_s: int | None = 5
    """Seconds for calling a bluff (CB-17); None waits until everyone else has passed."""
    turns: int | None = 300
    """Turns after which the player with the fewest cards wins (CB-28); None for no limit."""
    standstill_rounds: int | None = 3
    """Full rounds without a card leaving a hand after which the same player wins (CB-28)."""

    def __post_init__(self) -> None:
        super().__post_init__()
        one_of("starter", self.starter, range(PLAYERS[-1]))
        if self.call_s is not None:
            one_of("call_s", self.call_s, CALL_S)
        if self.turns is not None:
            one_of("turns", self.turns, TURNS)
        if self.standstill_rounds is not None:
            one_of("standstill_rounds", self.standstill_rounds, STANDSTILL_ROUNDS)


CITY_COUNT = 3
HIGHEST = 17
"""Luggage of every city is numbered from 1 to this."""
LUGGAGE_COUNT = CITY_COUNT * HIGHEST
AIRPORT_COUNT = 14
CARD_COUNT = LUGGAGE_COUNT + AIRPORT_COUNT
BELTS = 6
"""The conveyor belt cards; they are the board and never move."""
BELT = named("belt", "no_belt", tuple(f"belt-{number}" for number in range(1, BELTS + 1)))

KINDS = ("round-trip", "change-of-direction", "arrivals-board", "delayed-flight")
"""The kinds of Airport card: Round-the-world trip, Change of direction, Arrivals board, Delayed
flight (R, C, A and D in the rulings)."""


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of the box that are not in the rulebook."""

    cities: tuple[str, ...]
    airport: dict[str, int]
    """How many cards there are of each of `KINDS`."""


def box_from(text: str) -> Box:
    """Parse the box from a TOML text. Raises `RegistryError` if it is impossible."""
    try:
        box = msgspec.convert(tomllib.loads(text), Box)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise RegistryError(
            f"box.toml: {error}. Cities and the Airport cards belong in it."
        ) from None
    letters = all(city.replace("-", "").isalpha() and city.islower() for city in box.cities)
    if len(set(box.cities)) != CITY_COUNT or len(box.cities) != CITY_COUNT or not letters:
        raise RegistryError(
            f"box.toml: the cities are {', '.join(box.cities)}; "
            f"{CITY_COUNT} different names in small letters and hyphens are expected."
        )
    if set(box.airport) != set(KINDS) or min(box.airport.values()) < 0:
        raise RegistryError(f"box.toml: [airport] should say how many there are of {KINDS}.")
    if sum(box.airport.values()) != AIRPORT_COUNT:
        raise RegistryError(
            f"box.toml: there are {sum(box.airport.values())} Airport cards; "
            f"{AIRPORT_COUNT} are expected."
        )
    return box


BOX = box_from((resources.files(__package__) / "box.toml").read_text(encoding="utf-8"))
CITIES = BOX.cities

CARDS = (
    *(f"{city}-{number}" for city in CITIES for number in range(1, HIGHEST + 1)),
    *(f"{kind}-{copy}" for kind in KINDS for copy in range(1, BOX.airport[kind] + 1)),
)
"""The cards' names: `paris-7`, and `round-trip-2` for the second of that kind."""

DECK = Deck("captain-bluff", CARDS)

FACES = (*CARDS[:LUGGAGE_COUNT], *(kind for kind in KINDS for _ in range(BOX.airport[kind])))
"""What players can tell a card by: copies of one kind have the same face."""

NO_CITY = -1
CITY = tuple(card // HIGHEST for card in range(LUGGAGE_COUNT)) + (NO_CITY,) * AIRPORT_COUNT
"""Each card's city, as a number; Airport cards have none."""
NUMBER = tuple(card % HIGHEST + 1 for card in range(LUGGAGE_COUNT)) + (0,) * AIRPORT_COUNT
"""Each card's luggage number (1..17); 0 for Airport cards."""

WHOLE_DECK = DECK.whole
LUGGAGE = only(LUGGAGE_COUNT) - 1
AIRPORT = WHOLE_DECK & ~LUGGAGE
LUGGAGE_OF = tuple(
    set_of(card for card in range(LUGGAGE_COUNT) if CITY[card] == city)
    for city in range(CITY_COUNT)
)
"""The luggage of every city, as sets."""
ROUND_TRIPS, CHANGES, ARRIVALS, DELAYS = (
    set_of(card for card, face in enumerate(FACES) if face == kind) for kind in KINDS
)
"""The Airport cards of each kind, as sets."""
ON_PAD = ARRIVALS | DELAYS
"""Airport cards that are played on the player's pad and discarded; the others go on a belt."""


def faces(cards: int) -> tuple[str, ...]:
    """Return what is printed on some cards."""
    return tuple(dict.fromkeys(FACES[card] for card in members(cards)))


# -- where the cards lie at the table ------------------------------------------------------

DRAW_PILE, AIRPORT_PILE, DISCARD_PILE = "middle/deck", "middle/airport", "middle/discard"
CITY_ROWS = tuple(f"middle/city-{number}" for number in range(1, BELTS + 1))
LINE_ROWS = tuple(f"middle/spot-{number}" for number in range(1, BELTS + 1))


# -- cards in words ------------------------------------------------------------------------


def describe(piece: str) -> str:
    """Describe a piece in words: `luggage paris 7`, `the card round trip (no. 2)`."""
    card = DECK.pieces.index(piece)
    name, _, number = CARDS[card].rpartition("-")
    if card < LUGGAGE_COUNT:
        return f"luggage {name} {number}"
    return f"the card {name.replace('-', ' ')} (no. {number})"


# -- moves ---------------------------------------------------------------------------------

Player = Annotated[int, PLAYER]
BeltNumber = Annotated[int, BELT]
ReadCard = Annotated[int, DECK.read]
AnyCard = Annotated[int, DECK.any]
Card = AnyCard | None

Step = Annotated[Literal[-1, 0, 1], ValueWords("way", {"up": 1, "down": -1, NOTHING: 0})]
"""Up or down, if a Round-the-world trip could count either way; otherwise 0."""

# -- observed by the referee ---------------------------------------------------------------


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    """The top card of the draw pile entered a hand."""

    receiver: Player
    card: ReadCard | None


class Take(Struct, frozen=True, gc=False, tag="take"):
    """The card that was exchanged entered a hand; None if it could not be read."""

    receiver: Player
    card: ReadCard | None


class Reshuffle(Struct, frozen=True, gc=False, tag="reshuffle"):
    """The discard pile was shuffled and is now the draw pile (CB-16)."""


class TimeUp(Struct, frozen=True, gc=False, tag="time-up"):
    """The time is over for calling a bluff (CB-17), or for an Airport card after the turn's action
    (CB-3)."""


class Seen(Struct, frozen=True, gc=False, tag="seen"):
    """An unread card was read, or named by somebody who saw it. *number* is the one that it had
    until now."""

    number: Annotated[int, replace(DECK.any, refusal="not_unread")]
    card: ReadCard


class Shown(Struct, frozen=True, gc=False, tag="shown"):
    """The card above a belt was shown to everyone by accident: it stays, and is public now."""

    belt: BeltNumber
    card: ReadCard | None


# -- done by a player ----------------------------------------------------------------------


class Define(Struct, frozen=True, gc=False, tag="define"):
    """A hand card is laid face down above a belt that has none (action 2, and before the match)."""

    player: Player
    belt: BeltNumber
    card: Card


class Place(Struct, frozen=True, gc=False, tag="place"):
    """A card is laid face up on a belt: luggage or a Round-the-world trip, one after the other
    (action 1), or a Change of direction."""

    player: Player
    belt: BeltNumber
    card: AnyCard
    step: Step = 0


class TakeBack(Struct, frozen=True, gc=False, tag="take-back"):
    """The last card of a run is taken back; everyone has seen it."""

    player: Player


class Check(Struct, frozen=True, gc=False, tag="check"):
    """Secretly looks at the card above a belt (action 3, and each look of an Arrivals board)."""

    player: Player
    belt: BeltNumber


class Change(Struct, frozen=True, gc=False, tag="change"):
    """A hand card is laid face down to replace the one above a belt (action 4)."""

    player: Player
    belt: BeltNumber
    card: Card


class Close(Struct, frozen=True, gc=False, tag="close"):
    """All cards of a belt are discarded, unseen (action 5)."""

    player: Player
    belt: BeltNumber


class Play(Struct, frozen=True, gc=False, tag="play"):
    """An Arrivals board or a Delayed flight is played and discarded."""

    player: Player
    card: AnyCard


class Call(Struct, frozen=True, gc=False, tag="call"):
    """Calls the bluff of the player who has just placed luggage."""

    player: Player


class Pass(Struct, frozen=True, gc=False, tag="pass"):
    """Does not call the bluff."""

    player: Player


class Recover(Struct, frozen=True, gc=False, tag="recover"):
    """Picks up the last piece of luggage of a line."""

    player: Player
    belt: BeltNumber
    card: AnyCard


class Done(Struct, frozen=True, gc=False, tag="done"):
    """Closes what takes several moves: a run, a recovery, an Arrivals board's looks, a turn."""

    player: Player


RefereeMove = Deal | Dealt | Redeal | Draw | Take | Reshuffle | TimeUp | Seen | Shown
PlayerMove = (
    Define | Place | TakeBack | Check | Change | Close | Play | Call | Pass | Recover | Done
)
Move = RefereeMove | PlayerMove
