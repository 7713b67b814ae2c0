"""The beginnings of matches in which what everybody may see is compared: one of each game."""

from harness.cardgames import MANNERS
from harness.luggage_pieces import LuggagePieces
from harness.matches import SEATS
from harness.worldsecrecy import Sitting

SITTINGS = (
    Sitting("luggage", SEATS[:2], LuggagePieces(), {"rounds": 1}, moves=40),
    *(
        Sitting(
            manner.slug,
            SEATS[: manner.spec.rules.players[0]],
            manner.cards,
            manner.options | manner.briefly | {"reading": "late"},
            "sim-spots",
            moves=30,
        )
        for manner in MANNERS
    ),
)
