"""RFID readers: chip registers, ISO/IEC 14443-3 inventory, presence, Signals."""

from hardware.rfid.pcd import Registers as Registers
from hardware.rfid.pi import open_mfrc522 as open_mfrc522
from hardware.rfid.reader import Reader as Reader
from hardware.rfid.reader import Turns as Turns
