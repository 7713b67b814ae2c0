"""What an owner states of the computer, for programs other than the table: how each looks.

Imports nothing, because a table waits for what reads it (controller/commands/settings.py).
"""

HOSTNAME = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
TIMEZONE = r"[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+){0,2}"
KEYBOARD = r"[a-z]{2,3}"
BROKER = r"(?:mqtts?|nats)://[A-Za-z0-9._-]{1,253}(?::[0-9]{1,5})?/?"
UPDATE_FROM = r"https?://[A-Za-z0-9._-]{1,253}(?::[0-9]{1,5})?(?:/[A-Za-z0-9._~%+-]{0,200}){0,10}"
