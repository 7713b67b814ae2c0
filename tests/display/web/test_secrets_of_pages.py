"""What a phone's page is told says nothing that its player may not know, in any game: hidden pieces
change places, and each message stays the same, byte for byte and at the same time.

Each planted leak is one that a server of several pages could have: what one page shows depends on
what another has shown.
"""

import dataclasses
import re
from random import Random

import pytest
from markupsafe import Markup

from display.web import pages
from harness.pagesecrecy import PagesOfTheatre
from harness.secrecy import Leak
from harness.sittings import SITTINGS
from harness.worldsecrecy import Compared, check_world

ORDERS = next(one for one in SITTINGS if one.slug == "captains-orders")


def check(sitting, seeds, compared, instants=1):
    for seed in seeds:
        check_world(
            sitting, seed, Random(seed), compared, instants=instants, theatre=PagesOfTheatre
        )


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda one: one.slug)
def test_hidden_pieces_change_no_message_to_any_page(sitting, matches):
    compared = Compared()
    check(sitting, range(1, 1 + matches(1)), compared, instants=2)
    assert compared.same >= max(3, compared.given_up / 2)
    assert compared.percepts > 20 * compared.same
    assert compared.pieces >= 2 * compared.same


def of_a_process(mocker, state):
    """What all pages share, empty when their process begins."""
    run = PagesOfTheatre.run

    def begun(self, *given):
        state.clear()
        return run(self, *given)

    mocker.patch.object(PagesOfTheatre, "run", begun)
    return state


def numbered(mocker):
    """Pictures are numbered as they are shown first, to any player."""
    numbers = of_a_process(mocker, {})

    def art(side, words="", wide=False):
        number = numbers.setdefault(side, len(numbers))
        return Markup('<img src="/art/{}.png" alt="{}">').format(number, words)

    mocker.patch.dict(pages._environment().globals, art=art)


def padded(mocker):
    """Each message is as long as the longest hand that any page has shown just now."""
    real, longest = pages.parts, of_a_process(mocker, {})

    def parts(shown, words):
        made = dict(real(shown, words))
        longest[shown.seat] = len(repr(shown.hand))
        return made | {"head": made["head"] + " " * (max(longest.values()) % 64)}

    mocker.patch.object(pages, "parts", parts)


def crowded(mocker):
    """Watchers are told all of it once more while the ranks in all hands add up to an even sum."""
    real, ranks = pages.Sent.news, of_a_process(mocker, {})

    def news(self, parts):
        found = re.findall(r"rank-card\.f\.(\d+)", parts.get("hand", ""))
        ranks[id(self)] = sum(map(int, found))
        new = real(self, parts)
        return parts if "log" in parts and sum(ranks.values()) % 2 == 0 else new

    mocker.patch.object(pages.Sent, "news", news)


@pytest.mark.parametrize("leak", [numbered, padded, crowded], ids=lambda leak: leak.__name__)
def test_a_page_that_depends_on_what_others_show_is_caught(leak, mocker):
    leak(mocker)
    with pytest.raises(Leak):
        check(dataclasses.replace(ORDERS, moves=20), range(6), Compared())
