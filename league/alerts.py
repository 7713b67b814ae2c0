"""What the operator hears of faults: each once when it begins, and once when it is over."""

import logging
import smtplib
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from email.message import EmailMessage

import msgspec

from league import fleet
from league.fleet import Alert
from league.settings import Alerts, LeagueSettings
from league.store import Store

EVERY_S = 2.0
"""How often it is looked whether there is something to tell; a fault is to be told within 10 s."""
MAIL_S = 5.0
"""How long a mail server may take."""

_log = logging.getLogger(__name__)

Say = Callable[[str, bytes], bool]
"""Sends a message to a topic; False where that cannot be now."""


def tell(store: Store, settings: LeagueSettings, say: Say | None) -> int:
    """Tell the operator what is new, by e-mail and by the broker; return how much it was.

    What could not be told is told the next time. Raises `StoreError`.
    """
    alerts = settings.alerts
    if not alerts.smtp and not alerts.topic:
        return 0
    with store.reading() as connection:
        new = fleet.untold(connection)
    if not new:
        return 0
    if alerts.smtp and not _mailed(settings.name, alerts, new):
        return 0
    if alerts.topic and say is not None:
        said = tuple(one for one in new if say(alerts.topic, msgspec.json.encode(one)))
        # What a letter has told is not told again because the broker was away.
        new = new if alerts.smtp else said
    with store.writing() as connection:
        for one in new:
            fleet.told(connection, one, datetime.now(UTC))
    return len(new)


def _mailed(name: str, alerts: Alerts, new: Sequence[Alert]) -> bool:
    """Send all that is new in one letter; return whether the server has taken it."""
    letter = EmailMessage()
    first = new[0].sentence if len(new) == 1 else f"{len(new)} alerts"
    letter["Subject"] = " ".join(f"{name}: {first}".split())
    letter["From"], letter["To"] = alerts.sender, ", ".join(alerts.to)
    letter.set_content("\n".join(f"{one.over or one.began}  {one.sentence}" for one in new) + "\n")
    host, _, port = alerts.smtp.partition(":")
    try:
        with smtplib.SMTP(host, int(port or 25), timeout=MAIL_S) as server:
            server.send_message(letter)
    except (OSError, smtplib.SMTPException, ValueError) as error:
        _log.warning("alerts could not be mailed: %s", error)
        return False
    return True
