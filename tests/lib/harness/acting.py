"""The hands of the benches, as the tests use them."""

from bench.signal_hands import (
    AFTER_S,
    FOREIGN,
    PRESS_S,
    SPOTS,
    TAP_S,
    Acting,
    Agreed,
    Hands,
    begun,
)

__all__ = [
    "AFTER_S",
    "FOREIGN",
    "PRESS_S",
    "SPOTS",
    "TAP_S",
    "Acting",
    "Agreed",
    "Hands",
    "begun",
]
