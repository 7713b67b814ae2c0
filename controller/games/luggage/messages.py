"""What the table says in "Where's My Luggage?" to a tap that means nothing.

Each entry: the key under which other languages find it, the ruling, what was found, what to do.
What the rules refuse is said by `infractions`.
"""

from controller.views import Notice

Message = tuple[str, str, str, str]

HALF_PAIR = (
    "luggage.half_pair",
    "L-14",
    "A passenger was tapped without its tile.",
    "Tap the tile, too; or take the passenger back with B.",
)
PASSENGER_FIRST = (
    "luggage.passenger_first",
    "L-14",
    "A tile was tapped without its passenger.",
    "Tap the passenger first, then the tile.",
)
OTHER_GAME = (
    "luggage.other_game",
    "",
    "This piece belongs to another game.",
    "Put it back into its box.",
)
OWN_PAD = (
    "luggage.own_pad",
    "",
    "This game is not played at the spots.",
    "Tap the piece on your own pad.",
)
ASIDE_ON_BELT = (
    "luggage.aside_on_belt",
    "L-8",
    "A tile that was set aside lies on the belt.",
    "Take it off and put it with your pairs.",
)

RECOUNTING = (
    "luggage.recounting",
    "",
    "The belt is being counted, and nobody plays meanwhile.",
    "Put back what the screen asks for.",
)


def mistake(message: Message, seat: str) -> Notice:
    """It was made at *seat*."""
    key, rule, text, remedy = message
    return Notice(key, text, remedy, rule, seat=seat, kind="mistake")
