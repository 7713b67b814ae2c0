"""The cards of Captain Bluff: 51 pieces of luggage, and 14 Airport cards of four kinds.

A card is a number 0..64: luggage first, city by city and from 1 to 17, then the Airport cards,
kind by kind. Cities and the split of the Airport cards are read from `box.toml`, since the
rulebook does not print them. Airport cards of one kind differ by their tags only: to players they
are the same.
"""

import tomllib
from importlib import resources

import msgspec
from msgspec import Struct

from controller.cards.deck import Deck
from controller.errors import RegistryError
from controller.games.fields import named
from controller.games.sets import only, set_of

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
    """What is in the box beyond what is printed."""

    cities: tuple[str, ...]
    airport: dict[str, int]
    """How many cards there are of each of `KINDS`."""


def box_from(text: str) -> Box:
    """The box that a TOML text describes. Raises `RegistryError` where it cannot be."""
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
"""Airport cards that are played on the own pad and discarded; the others go on a belt."""


def card_piece(card: int) -> str:
    """A card's name in the registry: `captain-bluff/card/paris-7`."""
    return DECK.pieces[card]


PIECES: dict[str, tuple[str, int]] = {name: ("card", card) for card, name in enumerate(DECK.pieces)}
"""Every piece of the game by its name: its kind and its number."""

GAME_CARD = "control/game/captain-bluff"
"""The control card that opens this game when it is tapped at any pad."""


def describe(piece: str) -> str:
    """A piece in words, for whoever holds it: `luggage paris 7`, `the card round trip (no. 2)`."""
    if piece == GAME_CARD:
        return "the game card"
    _, card = PIECES[piece]
    name, _, number = CARDS[card].rpartition("-")
    if card < LUGGAGE_COUNT:
        return f"luggage {name} {number}"
    return f"the card {name.replace('-', ' ')} (no. {number})"
