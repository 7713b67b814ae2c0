"""The screen and the virtual table: views and pixels, never a state.

Processes of their own, joined to the controller by its sockets.
"""

import os

# pygame greets everybody on standard output, where our own commands print.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
