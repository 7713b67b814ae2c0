"""A table file whose readers need an overlay, on the image: it is asked for, and the computer
restarts once with it. What cannot be had is said, and the table opens without these readers.
"""

import logging
from pathlib import Path

from controller.table.appliance import Orders
from controller.views import Notice
from hardware.config import TableFile
from hardware.errors import Rewired, TableFileError
from hardware.overlay import absent, applied, digest, without

_log = logging.getLogger(__name__)


def wired(
    file: TableFile, orders: Orders | None, system: Path = Path("/")
) -> tuple[TableFile, tuple[Notice, ...]]:
    """Return the table as the kernel lets it be opened, and what is told of it.

    Raises `Rewired` while the overlay is put onto the card and the computer restarts,
    `TableFileError` where no GPIO is left for a chip select. Where there are no slots, or one is on
    trial, nothing is asked for.
    """
    if orders is None or not orders.is_image or orders.on_trial():
        return file, ()
    try:
        wanted = digest(file)
    except ValueError as error:
        raise TableFileError(f"{file.name}: {error}; expected fewer readers") from None
    there, missing = applied(system), () if file.simulated else absent(file, system)
    # An overlay of somebody's own may bring what is needed.
    if not missing and there in ("", wanted):
        return file, ()
    try:
        answer = orders.overlaid(wanted)
    except (OSError, ValueError) as error:
        return _without(file, missing, str(error))
    if answer is None or answer.code == "changed":
        raise Rewired(f"{file.name}: its readers get their chip selects")
    return _without(file, missing, answer.what)


def _without(
    file: TableFile, missing: tuple[str, ...], what: str
) -> tuple[TableFile, tuple[Notice, ...]]:
    """Return the table without the *missing* readers, if it can be one, and that this is so:
    *what* has failed, or else the kernel has not taken the overlay."""
    _log.warning("the overlay of %s: %s", file.name, what or "the kernel has not taken it")
    if not missing:
        return file, (Notice("table-rewire-stays", kind="fault"),)
    args = {"found": ", ".join(missing)}
    id = "table-rewire-failed" if what else "table-rewire-lost"
    return without(file, missing) or file, (Notice(id, args, kind="fault"),)
