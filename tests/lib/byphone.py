"""Matches that are played by phones in a browser: what is lit is touched, by chance."""

import math
import time

from browserphone import QUIET_S, BrowserPhone
from display.words import words_in

MATCH_S = 900.0
"""How long a match may take before something is wrong: usually less than four minutes."""
EVERY = 2
"""How many touches lie between two things that happen to a phone, in the middle of one."""
RESUMES_S = 1.5
"""After that time without a change a hand does not go on any more with what was interrupted."""
BACK = 0.08
"""How often somebody takes something back who could go on: at random, a match never ends."""
WAITS = 4
"""How often somebody waits for the others before taking back what there is."""

words = words_in("en")
TAKES_BACK = {
    *map(
        words,
        (
            "hands-card-undo",
            "table-menu-take-last-back",
            "captain-bluff-menu-take-last-back",
            "bluff-pirate-menu-take-set-back",
        ),
    )
}

HAPPENINGS = (
    BrowserPhone.reload,
    BrowserPhone.kill_pages,
    BrowserPhone.lock,
    BrowserPhone.take_over,
    BrowserPhone.lose_network,
)


def settle(phones, quiet_s=QUIET_S):
    """Wait until each touch is taken and no page has changed for a while."""
    ends_s = time.monotonic() + MATCH_S
    while True:
        assert time.monotonic() < ends_s, "a page changes for ever, or a touch is never taken"
        phones[0].page.wait_for_timeout(50)
        changed_s = max(phone.changed_s for phone in phones)
        if all(phone.answered() for phone in phones) and time.monotonic() - changed_s > quiet_s:
            return


def ended(phone):
    return phone.shape == "ending" and phone.page.query_selector(".ranks") is not None


def start(phones):
    """Say in the lobby that everybody is there, and start."""
    for words in ("Go on", "Start"):
        phones[0].page.click(f"#verbs .verb:has-text('{words}')")
        settle(phones)
    for phone in phones:
        phone.page.wait_for_selector("body:not([data-shape=lobby])")


def goes_on(id, said):
    """Whether a touch leads towards the end of a match."""
    return said not in TAKES_BACK and not id.startswith("OwnFan-")


def chosen(phones, luck, waited, waits=WAITS):
    """(phone, id) of what is touched next, by chance; None for as long as one better waits."""
    lit = [(phone, ids) for phone in phones if (ids := phone.lit())]
    on = [(phone, [id for id, said in ids.items() if goes_on(id, said)]) for phone, ids in lit]
    on = [(phone, ids) for phone, ids in on if ids]
    if not lit or (not on and waited < waits):
        return None
    phone, ids = luck.choice(on if on and luck.random() > BACK else lit)
    kind = luck.choice(sorted({id.split("-")[0] for id in ids}))
    return phone, luck.choice([id for id in ids if id.split("-")[0] == kind])


def play(phones, choose, at_most=math.inf, every=EVERY):
    """Touch what is chosen, one after the other, to the end or *at_most* so often; after *every*
    touches something happens to a phone. Return what happened on the way."""
    ends_s, touches, waited, happened = time.monotonic() + MATCH_S, 0, 0, []
    settle(phones)
    # Nobody plays again before all have seen the ending.
    while not all(map(ended, phones)) and touches < at_most:
        assert time.monotonic() < ends_s, [phone.page.inner_text("#line") for phone in phones]
        touch = None if any(map(ended, phones)) else choose(phones, waited)
        waited = 0 if touch else waited + 1
        if touch:
            phone, id = touch
            phone.touch(id)
            touches += 1
            if touches % every == 0:
                happened.append(HAPPENINGS[len(happened) % len(HAPPENINGS)])
                happened[-1](phone)
                settle(phones, RESUMES_S)
        settle(phones)
    return happened
