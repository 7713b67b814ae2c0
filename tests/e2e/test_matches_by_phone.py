"""Four phones play a whole match against the processes of a real table, while phones are locked,
reloaded and cut off, and the pages' process is killed: the journal equals what the phones did.

What they did is what their pages sent and saw taken. The same touches are given to an undisturbed
table of the same shuffles, each once and in the same order: it must come to the same moves. So a
touch that was lost or done twice on the way makes another match.
"""

import os
from collections import Counter
from contextlib import contextmanager
from random import Random

import msgspec
import pytest

from browserphone import CHROMIUM, LANDSCAPE, PORTRAIT, BrowserPhone, faults
from byphone import HAPPENINGS, chosen, play, settle, start, words
from controller.games.catalogue import game_named
from controller.games.luggage.pieces import PASSENGERS, Flip, Look
from controller.games.luggage.state import verdict
from controller.record.journal import Journal, standing_moves
from controller.record.playback import replay
from controller.rules.sets import only
from controller.table.assembly import Seating
from othergames import GAMES, laid_out, play_here
from phonetable import PagesOfTable, phone_table

NAMES = "Ada", "Ben", "Cleo", "Emil"
SEED = 1
pytestmark = [
    pytest.mark.skipif(
        CHROMIUM is None, reason="no Chromium here: `apt-get install chromium` brings it"
    ),
    pytest.mark.skipif(
        not os.environ.get("RECLAIM_LONG"), reason="takes ten minutes: RECLAIM_LONG=1 runs it"
    ),
]


def everybody_can_use(phone, what):
    """Whether axe-core finds nothing on a page, upright and lying, in light and in dark."""
    for width, height in (PORTRAIT, LANDSCAPE):
        for scheme in ("light", "dark"):
            phone.page.set_viewport_size({"width": width, "height": height})
            phone.page.emulate_media(color_scheme=scheme)
            assert faults(phone.page) == [], (what, width, scheme)
    phone.page.set_viewport_size({"width": PORTRAIT[0], "height": PORTRAIT[1]})
    return True


def entries(path):
    """What the journal has of the one match that was played."""
    with Journal(path) as opened:
        (match,) = opened.matches()
        return opened.entries(match.id)


def journal(path):
    """The moves of the one match that was played, without those that were taken back."""
    return [msgspec.json.decode(one.body) for one in standing_moves(entries(path))]


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


@pytest.mark.parametrize(
    ("game", "options"),
    [("captain-bluff", {"turns": 10, "call_s": None}), ("bluff-pirate", {"turns": 10})],
)
def test_so_it_does_in_whole_matches_of(game, options, browser, tmp_path):
    luck = Random(SEED)
    with party(browser, tmp_path, game, **options) as (phones, pages, sent):
        happened = play(phones, lambda phones, waited: chosen(phones, luck, waited))
        moves = journal(pages.journal)
    check(tmp_path, moves, sent, happened, game, **options)


def test_the_journal_equals_what_the_phones_did_whatever_comes_between(browser, tmp_path):
    luck = Random(SEED)
    with party(browser, tmp_path, "captains-orders", rounds=1) as (phones, pages, sent):
        assert everybody_can_use(phones[0], "the first turn")
        happened = play(phones, lambda phones, waited: chosen(phones, luck, waited))
        assert everybody_can_use(phones[0], "the ending")
        phones[0].page.goto(f"http://{pages.address}/watch")
        phones[0].page.wait_for_selector("#line:not(:empty)")
        assert everybody_can_use(phones[0], "the ending, watched")
        moves = journal(pages.journal)
    check(tmp_path, moves, sent, happened, "captains-orders", rounds=1)


def test_so_it_does_in_the_beginning_of_a_game_from_elsewhere(browser, tmp_path, monkeypatch):
    """Crazy Eights comes with its rules and words; the pages are the general ones. All of a match
    takes too long."""
    site = laid_out(tmp_path)
    for path in (GAMES["crazy-eights"], site):
        monkeypatch.syspath_prepend(str(path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (GAMES["crazy-eights"], site))))
    play_here("crazy-eights", monkeypatch)
    luck = Random(SEED)
    with party(browser, tmp_path, "crazy-eights") as (phones, pages, sent):
        happened = play(phones, lambda phones, waited: chosen(phones, luck, waited), at_most=36)
        moves = journal(pages.journal)
    check(tmp_path, moves, sent, happened, "crazy-eights")


# ---- the game of speed ---------------------------------------------------------------------------


class Travellers:
    """Those who play *Where's My Luggage?* on phones, and what their pages tell them.

    The belt turns on while a touch is on its way, so no other table comes to the same match. What
    a page has told of each look and each passenger stands in the journal, and nothing else does.
    """

    CHECK, ASKS, FOUND = map(words, ("scene-check", "scene-look-inside", "luggage-hands-found"))

    def __init__(self, luck):
        self._luck = luck
        self._tried = set()
        self._expects = None
        """(phone, "flip" or "look", the open passenger before it), until the page shows what came
        of it: a hand takes a while, and longer where its pages' process was killed."""
        self.told = []
        """(seat, "flip", the passenger) and (seat, "look", whether the suitcase goes aside), in the
        order in which the pages told it."""

    def choose(self, phones, waited):
        """Check what is held; else do what is lit; else grab one of the passenger's pattern. Nobody
        does anything before the page has shown what came of the last flip or look."""
        if self._expects is not None and not self._seen():
            return None
        choices = []
        for phone in phones:
            lit = {id: said for id, said in phone.lit().items() if not id.startswith("TileAt-")}
            checks = [id for id, said in lit.items() if said == self.CHECK]
            passenger = self._open(phone)
            if ids := checks or [*lit] or self._grabs(phone, passenger):
                choices.append((phone, passenger, ids))
        if not choices:
            return None
        phone, passenger, ids = self._luck.choice(choices)
        id = self._luck.choice(ids)
        if phone.lit().get(id) == self.CHECK:
            self._expects = phone, "look", passenger
        elif id.startswith("PileAt-") and self._line(phone) != self.FOUND:
            # What is found is set aside, which may uncover a passenger of before: no flip.
            self._expects = phone, "flip", passenger
        elif id.startswith("TileAt-"):
            self._tried.add((*passenger, phone, id))
        return phone, id

    def _seen(self):
        """Note what the page shows of the last flip or look, as soon as it does."""
        phone, what, before = self._expects
        line, passenger = self._line(phone), self._open(phone)
        if phone.shape != "play":
            return False
        if what == "look" and line != self.ASKS:
            self.told.append((phone.seat, "look", line == self.FOUND))
        elif what == "flip" and passenger not in (None, before):
            flip = phone.seat, "flip", passenger[0]
            # One who comes up again was open all the time: nothing has happened in the match.
            self.told += [] if flip in self.told else [flip]
        else:
            return False
        self._expects = None
        return True

    @staticmethod
    def _line(phone):
        return phone.page.inner_text("#line")

    @staticmethod
    def _open(phone):
        """The passenger whose suitcase is sought, and its pattern."""
        cards = phone.seen(".mats > div:first-of-type img.card")  # the open pile
        return next((one.split(".")[2:] for one in cards if one.startswith("card.f.")), None)

    def _grabs(self, phone, passenger):
        if passenger is None:
            return []
        tiles = phone.page.eval_on_selector_all(
            f'.tile-at:has(img[src$=".{passenger[1]}.png"])', "all => all.map(o => o.dataset.id)"
        )
        return sorted(id for id in tiles if (*passenger, phone, id) not in self._tried)


def flips_and_looks(path):
    """(seat, "flip", the passenger) and (seat, "look", whether the suitcase goes aside), as the
    journal has them; of a passenger who comes up several times only the first time."""
    with Journal(path) as opened:
        (record,) = opened.matches()
    game = game_named("luggage")
    replayed = replay(game.rules, game.rules.move_type, record, entries(path))
    told = []
    for state, one in zip(replayed.before, replayed.history, strict=True):
        match one.move:
            case Flip(player=player, passenger=passenger) if not state.flipped & only(passenger):
                told.append((record.seats[player], "flip", PASSENGERS[passenger]))
            case Look(player=player) as look:
                told.append((record.seats[player], "look", verdict(state, look) != "other"))
    return told


def test_each_look_and_each_passenger_of_whose_luggage_is_in_the_journal_once(browser, tmp_path):
    options = {"rounds": 1, "per_suitcase": 2}
    travellers = Travellers(Random(SEED))
    with party(browser, tmp_path, "luggage", **options) as (phones, pages, _):
        happened = play(phones, travellers.choose)
        moves, done = journal(pages.journal), flips_and_looks(pages.journal)
    assert set(happened) == set(HAPPENINGS)
    # Which phone is told first when two play at once is no matter of the match.
    for seat in (phone.seat for phone in phones):
        told = [one for one in travellers.told if one[0] == seat]
        assert [one for one in done if one[0] == seat] == told
    assert {kind for _, kind, _ in travellers.told} == {"flip", "look"}
    looked = Counter((m["player"], m["tile"]) for m in moves if m["type"] == "look")
    returned = Counter((m["player"], m["tile"]) for m in moves if m["type"] == "return")
    assert returned <= looked, "what was put back had been looked into"
    for kind in ("ready", "done"):
        players = [one["player"] for one in moves if one["type"] == kind]
        assert len(players) == len(set(players)), kind
