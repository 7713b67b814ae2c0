"""The virtual table: a seat of the simulated table, played with mouse and keyboard."""

from display.tabletop.hands import HandsClient
from display.tabletop.hotseat import HotSeat
from display.tabletop.table import VirtualTable

__all__ = ["HandsClient", "HotSeat", "VirtualTable"]
