"""RFID readers: chip registers, ISO/IEC 14443-3 inventory, presence, Signals."""

from hardware.rfid.pi import open_mfrc522
from hardware.rfid.reader import Reader
from hardware.rfid.registers import Registers

__all__ = ["Reader", "Registers", "open_mfrc522"]
