"""What an observer may know, as types: all that leaves the referee.

A view has no field for what its observer may not know, so no screen can leak it. These types import
no rules, and they are all that the screens import from the controller.
"""

from controller.views.bluff_pirate import BluffPirateView as BluffPirateView
from controller.views.captain_bluff import CaptainBluffView as CaptainBluffView
from controller.views.captains_orders import CaptainsOrdersView as CaptainsOrdersView
from controller.views.cards import CardsView as CardsView
from controller.views.luggage import LuggageResults as LuggageResults
from controller.views.luggage import LuggageSecrets as LuggageSecrets
from controller.views.luggage import LuggageView as LuggageView
from controller.views.luggage import PlayerView as PlayerView
from controller.views.message import Arg as Arg
from controller.views.message import Message as Message
from controller.views.operator import BAD_GRADES as BAD_GRADES
from controller.views.operator import LEAF_LINES as LEAF_LINES
from controller.views.operator import BeltLine as BeltLine
from controller.views.operator import BeltState as BeltState
from controller.views.operator import CalibrateView as CalibrateView
from controller.views.operator import ComputerLine as ComputerLine
from controller.views.operator import DoctorLine as DoctorLine
from controller.views.operator import DoctorView as DoctorView
from controller.views.operator import EnrolView as EnrolView
from controller.views.operator import FoundLine as FoundLine
from controller.views.operator import OperatorView as OperatorView
from controller.views.operator import ReaderLine as ReaderLine
from controller.views.operator import StationLine as StationLine
from controller.views.operator import Versions as Versions
from controller.views.operator import WireEnd as WireEnd
from controller.views.operator import WireLine as WireLine
from controller.views.operator import WiringView as WiringView
from controller.views.people import Bot as Bot
from controller.views.people import Person as Person
from controller.views.people import PersonTotals as PersonTotals
from controller.views.table import DEAL_AGAIN as DEAL_AGAIN
from controller.views.table import END_MATCH as END_MATCH
from controller.views.table import SEAT as SEAT
from controller.views.table import SOMETHING_WRONG as SOMETHING_WRONG
from controller.views.table import UNREADABLE as UNREADABLE
from controller.views.table import BatteryStatus as BatteryStatus
from controller.views.table import Climax as Climax
from controller.views.table import Cursor as Cursor
from controller.views.table import Demonstrated as Demonstrated
from controller.views.table import Explained as Explained
from controller.views.table import FeedMessage as FeedMessage
from controller.views.table import Invite as Invite
from controller.views.table import Logged as Logged
from controller.views.table import MatchView as MatchView
from controller.views.table import Notice as Notice
from controller.views.table import OnOffer as OnOffer
from controller.views.table import OnTheBox as OnTheBox
from controller.views.table import Refused as Refused
from controller.views.table import Replay as Replay
from controller.views.table import Resting as Resting
from controller.views.table import SeatStatus as SeatStatus
from controller.views.table import Staged as Staged
from controller.views.table import TableView as TableView
from controller.views.table import TapAnswer as TapAnswer
from controller.views.table import Tend as Tend
from controller.views.table import Update as Update
from controller.views.table import Watch as Watch
from controller.views.table import holds_up as holds_up
