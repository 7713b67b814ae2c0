"""The seat station's program on a Raspberry Pi Pico: pins, SPI and USB around `Station`.

For MicroPython 1.22 or later. README.md beside this file says how to wire and to flash it.
`reclaim station flash` has it leave the program and give the USB port back to MicroPython's prompt;
so does holding both buttons while the cable is plugged in.

    Pico pin   GPIO   goes to
    21         16     RC522 MISO
    22         17     RC522 SDA (chip select)
    24         18     RC522 SCK
    25         19     RC522 MOSI
    26         20     RC522 RST
    36         3V3    RC522 3.3V
    38         GND    RC522 GND, both buttons, the light's cathode
    19         14     button A (green), to GND
    20         15     button B (red), to GND
    14         10     light red, through 330 ohm
    15         11     light green, through 150 ohm
    16         12     light blue, through 150 ohm
"""

import os
import select
import sys
import time
from binascii import hexlify

import machine
import micropython

from hardware.rfid.pcd import Registers
from hardware.rfid.poller import Poller
from hardware.stations.device import Station

MISO, CHIP_SELECT, SCK, MOSI, RESET = 16, 17, 18, 19, 20
BUTTONS = (14, 15)
LIGHT = (10, 11, 12)

SPI_HZ = 4_000_000  # the RC522 takes 10 MHz (data sheet, 8.1.2); wires to a board like less
PWM_HZ = 1_000
WATCHDOG_MS = 8_000  # the RP2040 takes no more than 8388
SEND_MS = 5
CHUNK = 64  # bytes in a packet of full-speed USB


class TickClock:
    """Microseconds since the start, as an integer that does not wrap as `ticks_us` does."""

    def __init__(self):
        self._now_us = 0
        self._ticks = time.ticks_us()

    def now_us(self):
        ticks = time.ticks_us()
        self._now_us += time.ticks_diff(ticks, self._ticks)
        self._ticks = ticks
        return self._now_us


class Usb:
    """The USB serial port, as bytes. Ctrl-C is a byte like any other."""

    def __init__(self):
        micropython.kbd_intr(-1)
        self._readable = select.poll()
        self._readable.register(sys.stdin, select.POLLIN)
        self._writable = select.poll()
        self._writable.register(sys.stdout, select.POLLOUT)

    def receive(self, wait_us):
        """Wait until bytes are there or *wait_us* is over; return the bytes."""
        data = bytearray()
        ready = self._readable.poll(wait_us // 1000)
        while ready and len(data) < 4 * CHUNK:
            data += sys.stdin.buffer.read(1)
            ready = self._readable.poll(0)
        return bytes(data)

    def send(self, data):
        """Send what the host takes now. The rest is dropped: the protocol sends it again, with
        ages that are right then."""
        while data and self._writable.poll(SEND_MS):
            sys.stdout.buffer.write(data[:CHUNK])
            data = data[CHUNK:]


def open_reader():
    """Return the registers of the pad's RC522."""
    chip_select = machine.Pin(CHIP_SELECT, machine.Pin.OUT, value=1)
    reset_pin = machine.Pin(RESET, machine.Pin.OUT, value=1)
    spi = machine.SPI(
        0,
        baudrate=SPI_HZ,
        polarity=0,
        phase=0,
        sck=machine.Pin(SCK),
        mosi=machine.Pin(MOSI),
        miso=machine.Pin(MISO),
    )

    def xfer2(values):
        request = bytes(values)
        answer = bytearray(len(request))
        chip_select.value(0)
        spi.write_readinto(request, answer)
        chip_select.value(1)
        return answer

    def reset():
        reset_pin.value(0)
        time.sleep_us(10)  # at least 100 ns (data sheet, 8.8.1)
        reset_pin.value(1)

    return Registers(xfer2, reset)


LEAVE = "leave-program"
"""A file by which the program finds after a restart that it shall be left: a watchdog that runs
cannot be stopped."""


def left():
    """Whether the program was left for flashing before this restart; that is asked once."""
    try:
        os.remove(LEAVE)
    except OSError:
        return False
    return True


def main():
    buttons = [machine.Pin(pin, machine.Pin.IN, machine.Pin.PULL_UP) for pin in BUTTONS]

    def read_buttons():
        return tuple(not button.value() for button in buttons)

    time.sleep_us(1_000)  # for the pull-ups
    if left() or all(read_buttons()):
        return
    lights = [machine.PWM(machine.Pin(pin), freq=PWM_HZ, duty_u16=0) for pin in LIGHT]
    usb = Usb()
    watchdog = machine.WDT(timeout=WATCHDOG_MS)
    station = Station(
        Poller(open_reader()),
        read_buttons,
        TickClock().now_us,
        hexlify(machine.unique_id()).decode().upper(),
        int.from_bytes(os.urandom(4), "big"),
    )
    received = b""
    while True:
        wait_us, to_send, duties = station.step(received)
        for light, duty in zip(lights, duties):  # noqa: B905 - MicroPython's zip knows no strict
            light.duty_u16(duty)
        usb.send(to_send)
        if station.leaves:
            open(LEAVE, "w").close()
            machine.reset()
        received = usb.receive(wait_us)
        watchdog.feed()


if __name__ == "__main__":
    main()
