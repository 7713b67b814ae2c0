"""`reclaim doctor motor` of a real table whose pins are a pin server's.

python motor_doctor.py TABLE.toml
"""

import sys

from gpiozero import Device

from controller.cli import main
from remotepins import RemotePins

if __name__ == "__main__":
    Device.pin_factory = RemotePins()
    sys.exit(main(["doctor", "motor", "--table", *sys.argv[1:]]))
