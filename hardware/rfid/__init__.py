"""RFID readers: chip registers, ISO/IEC 14443-3 inventory, presence, Signals."""

from hardware.rfid.pcd import Registers
from hardware.rfid.pi import open_mfrc522
from hardware.rfid.reader import Reader, Turns

__all__ = ["Reader", "Registers", "Turns", "open_mfrc522"]
