"""Faults that are planted in a deep twin, below the drivers."""


def chip_reads(name, value):
    """The reader's MISO line stays low (0x00: no power) or high (0xFF: it is loose)."""

    def plant(twin):
        twin.chips[name].miso = value

    return plant


def unplugged(seat):
    return lambda twin: twin.picos[seat].unplug()


def noisy_cable(seat, noise):
    """That share of the bytes is damaged."""

    def plant(twin):
        twin.picos[seat].noise = noise

    return plant


def stray_pulses(file):
    """The encoder counts while the belt stands."""

    def plant(twin):
        line = twin.pins.pin(file.carousel.encoder.pin)

        def pulse(high=True):
            line.drive(high)
            twin._loop.call_later(0.05, lambda: pulse(not high))

        twin._loop.call_later(3.5, pulse)

    return plant


def battery(volts):
    return lambda twin: twin.belt.put_in_battery(volts)
