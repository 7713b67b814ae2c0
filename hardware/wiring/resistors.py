"""Resistors of the E24 series: their colour rings, and dividers made of them (IEC 60062, 60063)."""

from msgspec import Struct

E24 = (
    *(1.0, 1.1, 1.2, 1.3, 1.5, 1.6, 1.8, 2.0, 2.2, 2.4, 2.7, 3.0),
    *(3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2, 9.1),
)

COLOURS = (
    *("black", "brown", "red", "orange", "yellow"),
    *("green", "blue", "violet", "gray", "white"),
)
_SMALLER = {-1: "gold", -2: "silver"}
TOLERANCE = "gold"
"""5 %, which E24 is made for."""


class Divider(Struct, frozen=True):
    """Two resistors: *upper* from the voltage to the tap, *lower* from the tap to ground."""

    upper_ohm: float
    lower_ohm: float

    @property
    def ratio(self) -> float:
        """Volts at the top per volt at the tap."""
        return (self.upper_ohm + self.lower_ohm) / self.lower_ohm


def rings(ohm: float) -> tuple[str, str, str, str]:
    """Return the colour rings of a resistor of the series, from 0.1 Ohm to 9.1 GOhm.

    >>> rings(10_000)
    ('brown', 'black', 'orange', 'gold')
    >>> rings(0.47)
    ('yellow', 'violet', 'silver', 'gold')
    """
    power = -2
    while round(ohm / 10.0**power) > 99:
        power += 1
    first, second = divmod(round(ohm / 10.0**power), 10)
    return COLOURS[first], COLOURS[second], _SMALLER.get(power) or COLOURS[power], TOLERANCE


def printed(ohm: float) -> str:
    """Return a resistance as written in a parts list: `4.7 kΩ`."""
    for size, unit in ((1e6, "MΩ"), (1e3, "kΩ")):
        if ohm >= size:
            return f"{ohm / size:g} {unit}"
    return f"{ohm:g} Ω"


def divider_for(ratio: float) -> Divider:
    """Return the E24 divider nearest to *ratio*, volts at the top per volt at the tap.

    Its tap has about 7 kOhm, low enough for an MCP3008 (data sheet, 4.1). The upper resistor is 0
    when the ratio is 1.
    """
    lowers = [10_000.0, 11_000.0, 12_000.0, 13_000.0, 15_000.0]
    uppers = [0.0, *(value * 10.0**power for power in range(3, 6) for value in E24)]
    pairs = (Divider(upper, lower) for lower in lowers for upper in uppers)
    return min(pairs, key=lambda pair: (round(abs(pair.ratio - ratio), 6), pair.lower_ohm))
