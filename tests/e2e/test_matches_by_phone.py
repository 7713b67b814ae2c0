"""Four phones play a whole match against the processes of a real table, while phones are locked,
reloaded and cut off, and the pages' process is killed: the journal equals what the phones did.

What they did is what their pages sent and saw taken. The same touches are given to an undisturbed
table of the same shuffles, each once and in the same order: it must come to the same moves. So a
touch that was lost or done twice on the way makes another match.
"""

import math
import os
import time
from contextlib import contextmanager
from random import Random

import msgspec
import pytest

from browserphone import CHROMIUM, LANDSCAPE, PORTRAIT, QUIET_S, BrowserPhone, faults
from controller.record.journal import Journal, standing_moves
from controller.table.assembly import Seating
from phonetable import PagesOfTable, phone_table

NAMES = "Ada", "Ben", "Cleo", "Emil"
SEED = 1
MATCH_S = 240.0
"""How long a match may take before something is wrong: usually less than one minute."""
EVERY = 2
"""How many touches lie between two things that happen to a phone, in the middle of one."""

pytestmark = [
    pytest.mark.skipif(
        CHROMIUM is None, reason="no Chromium here: `apt-get install chromium` brings it"
    ),
    pytest.mark.skipif(
        not os.environ.get("RECLAIM_LONG"), reason="takes two minutes: RECLAIM_LONG=1 runs it"
    ),
]

HAPPENINGS = (
    BrowserPhone.reload,
    BrowserPhone.kill_pages,
    BrowserPhone.lock,
    BrowserPhone.take_over,
    BrowserPhone.lose_network,
)


def settle(phones):
    """Wait until each touch is taken and no page has changed for a while."""
    ends_s = time.monotonic() + MATCH_S
    while True:
        assert time.monotonic() < ends_s, "a page changes for ever, or a touch is never taken"
        phones[0].page.wait_for_timeout(50)
        changed_s = max(phone.changed_s for phone in phones)
        if all(phone.answered() for phone in phones) and time.monotonic() - changed_s > QUIET_S:
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


def play(phones, luck, at_most=math.inf):
    """Touch what is lit, one after the other, to the end or *at_most* so often; return what
    happened on the way."""
    ends_s, touches, happened = time.monotonic() + MATCH_S, 0, []
    settle(phones)
    while not all(map(ended, phones)) and touches < at_most:
        assert time.monotonic() < ends_s, [phone.page.inner_text("#line") for phone in phones]
        # Nobody plays again before all have seen the ending.
        over = any(map(ended, phones))
        lit = [] if over else [(phone, ids) for phone in phones if (ids := phone.lit())]
        if lit:
            phone, ids = luck.choice(lit)
            kind = luck.choice(sorted({id.split("-")[0] for id in ids}))
            phone.touch(luck.choice([id for id in ids if id.split("-")[0] == kind]))
            touches += 1
            if touches % EVERY == 0:
                happened.append(HAPPENINGS[len(happened) % len(HAPPENINGS)])
                happened[-1](phone)
        settle(phones)
    return happened


def everybody_can_use(phone, what):
    """Whether axe-core finds nothing on a page, upright and lying, in light and in dark."""
    for width, height in (PORTRAIT, LANDSCAPE):
        for scheme in ("light", "dark"):
            phone.page.set_viewport_size({"width": width, "height": height})
            phone.page.emulate_media(color_scheme=scheme)
            assert faults(phone.page) == [], (what, width, scheme)
    phone.page.set_viewport_size({"width": PORTRAIT[0], "height": PORTRAIT[1]})
    return True


def journal(path):
    """The moves of the one match that was played, without those that were taken back."""
    with Journal(path) as opened:
        (match,) = opened.matches()
        moves = standing_moves(opened.entries(match.id))
    return [msgspec.json.decode(one.body) for one in moves]


def undisturbed(folder, game, options, touches):
    """The moves of a table at which nothing is killed or cut off, and each touch is done once."""
    folder.mkdir(mode=0o700)
    with phone_table(folder, game, 0, seed=SEED, **options) as table:
        for seat, name in zip(table.opened.table.seats, NAMES, strict=False):
            table.tokens[seat] = table.phones.join(seat, table.phones.code, "en", name)
            table.settle()
        for phone in table.phones:
            phone.watchers = 1
        for number, (seat, id) in enumerate(touches, start=1):
            phone = table.phone(seat)
            # What the page does not show any more means nothing, and its number is taken.
            table.phones.touch(phone, number, id)
            table.settle()
        return [msgspec.to_builtins(one.move) for one in table.match.history]


@contextmanager
def party(browser, folder, game, **options):
    """Four phones in a match that has just begun: those, the pages, and the touches they send."""
    seating, sent, phones = Seating(seed=SEED, game=game, options=options), [], []
    (folder / "table").mkdir(mode=0o700)
    with PagesOfTable(folder / "table", seating=seating) as pages:
        for name in NAMES:
            phones.append(BrowserPhone(browser, pages, sent))
            phones[-1].join(name)
        settle(phones)
        start(phones)
        yield phones, pages, sent
        for phone in phones:
            phone.context.close()


def check(folder, moves, sent, happened, game, **options):
    """The moves in the journal are those of the touches that were taken, each done once."""
    assert set(happened) == set(HAPPENINGS)
    assert len(moves) > 10
    touches = [(phone.seat, id) for phone, number, id in sent if number <= phone.took]
    assert undisturbed(folder / "undisturbed", game, options, touches) == moves


def test_so_it_does_in_the_beginning_of_bluff_pirate(browser, tmp_path):
    """Who touches at random what is lit does not end it in a few minutes."""
    with party(browser, tmp_path, "bluff-pirate") as (phones, pages, sent):
        happened = play(phones, Random(SEED), at_most=30)
        moves = journal(pages.journal)
    check(tmp_path, moves, sent, happened, "bluff-pirate")


def test_the_journal_equals_what_the_phones_did_whatever_comes_between(browser, tmp_path):
    with party(browser, tmp_path, "captains-orders", rounds=1) as (phones, pages, sent):
        assert everybody_can_use(phones[0], "the first turn")
        happened = play(phones, Random(SEED))
        assert everybody_can_use(phones[0], "the ending")
        phones[0].page.goto(f"http://{pages.address}/watch")
        phones[0].page.wait_for_selector("#line:not(:empty)")
        assert everybody_can_use(phones[0], "the ending, watched")
        moves = journal(pages.journal)
    check(tmp_path, moves, sent, happened, "captains-orders", rounds=1)
