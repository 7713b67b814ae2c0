"""Match options from loose settings: the checks that every game makes of them."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from controller.errors import OptionError

OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)


def options_of(kind: type[OptionsT], settings: Mapping[str, object]) -> OptionsT:
    """The options of type *kind* that *settings* ask for; what they leave out is the default.

    Raises `OptionError` for a name that does not exist and for a value that does not fit.
    """
    names = kind.__struct_fields__
    unknown = sorted(set(settings) - set(names))
    if unknown:
        raise OptionError(f"There is no option {unknown[0]!r}; there are {', '.join(names)}.")
    try:
        return msgspec.convert(dict(settings), kind)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, OptionError):
            raise error.__cause__ from None
        raise OptionError(f"An option does not fit: {error}") from None


def one_of(name: str, found: object, choices: range | tuple[object, ...]) -> None:
    """Check that the option *name* has one of its values. Raises `OptionError`."""
    if found not in choices:
        listed = (
            f"{choices[0]} to {choices[-1]}"
            if isinstance(choices, range)
            else " or ".join(str(choice) for choice in choices)
        )
        raise OptionError(f"The option {name} is {found!r}; it may be {listed}.")
