"""What an observer may know, as types: all that leaves the referee.

A view has no field for what its observer may not know, so no screen can leak it. These types
import no rules, and they are all that the screens import of the controller.
"""

from controller.views.bluff_pirate import BluffPirateSecrets, BluffPirateView
from controller.views.captain_bluff import CaptainBluffSecrets, CaptainBluffView
from controller.views.captains_orders import CaptainsOrdersSecrets, CaptainsOrdersView
from controller.views.cards import CardsView
from controller.views.luggage import LuggageSecrets, LuggageView, PlayerView
from controller.views.message import Arg, Message
from controller.views.results import LuggageResults
from controller.views.table import (
    SEAT,
    UNREADABLE,
    BatteryStatus,
    Cursor,
    FeedMessage,
    MatchView,
    Notice,
    Refused,
    SeatStatus,
    TableView,
    TapAnswer,
    Update,
    Watch,
)

__all__ = [
    "SEAT",
    "UNREADABLE",
    "Arg",
    "BatteryStatus",
    "BluffPirateSecrets",
    "BluffPirateView",
    "CaptainBluffSecrets",
    "CaptainBluffView",
    "CaptainsOrdersSecrets",
    "CaptainsOrdersView",
    "CardsView",
    "Cursor",
    "FeedMessage",
    "LuggageResults",
    "LuggageSecrets",
    "LuggageView",
    "MatchView",
    "Message",
    "Notice",
    "PlayerView",
    "Refused",
    "SeatStatus",
    "TableView",
    "TapAnswer",
    "Update",
    "Watch",
]
