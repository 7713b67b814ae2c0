"""A table of card players is killed in every kind of state, and resumed.

A clumsy player plays by hand; before some of its acts the table is killed, which is to say that its
files are copied as they are at that instant, and another table goes on with the copy.
"""

import shutil
from collections import Counter
from contextlib import ExitStack
from random import Random

import pytest

from controller.bots.carrying import fan
from controller.conformance.laying import wrongly_laid
from controller.match.acts import PAUSE
from harness.cardgames import MANNERS, OTHERS, WITH_SPOTS, WITHOUT, name_of
from harness.clumsy import Clumsy
from harness.handling import Handling

SEATS = ("red", "blue", "green", "yellow")

NOTHING = "nothing is half done"


class Mortal:
    """Hands at a table that is killed before every few acts, and goes on as another one."""

    def __init__(self, folder, stack, manner, file, seed, reading="late"):
        self._folder, self._stack, self._manner = folder, stack, manner
        self._table = {"file": file, "seed": seed, **manner.options, "reading": reading}
        self._luck = Random(f"{seed}/kills")
        self.laid_again = 0
        """After how many of the kills every card was compared."""
        self.kills = Counter()
        """How often it was killed, by the phase and by what was half done."""
        self._lives = 0
        self.often = 0.6
        self._hands = self._opened(resume=False)

    def __getattr__(self, name):
        return getattr(self._hands, name)

    def wait(self, seconds):
        self._hands.wait(seconds)
        # Often where it was seldom killed before.
        seldom = min(self.kills[kind] for kind in self._kinds())
        if not self.match.over and self._luck.random() < self.often / (1 + seldom) ** 2:
            self.die()

    def _kinds(self):
        match = self.match
        return [(match.state.phase, name) for name in match.half.texts() or [NOTHING]]

    def mover_of(self, number):
        """Who made a move of the history."""
        match = self.match
        return match.game.mover(match.before[number], match.history[number].move)

    def _opened(self, resume):
        path = self._folder / str(self._lives) / "journal.db"
        return self._stack.enter_context(
            Handling(self._manner.spec, SEATS, journal=path, resume=resume, **self._table)
        )

    def lying_unseen(self):
        """The cards in each fan, and those in each pile from which is drawn, in their order; None
        where a hand has other cards than the table thinks, as somebody has tapped another's."""
        world, state = self._hands.world, self.match.state
        fans = {fan(seat): state.hands[player].bit_count() for player, seat in enumerate(SEATS)}
        if any(len(world.places.get(place, ())) != count for place, count in fans.items()):
            return None
        lying = {
            place: [one.piece.uid for one in stack]
            for place, stack in world.places.items()
            if place in fans or place in world.layout.decks
        }
        return {place: set(uids) if place in fans else uids for place, uids in lying.items()}

    def die(self):
        before, half = self.match, self.match.half
        self.kills.update(self._kinds())
        here, self._lives = self._folder / str(self._lives), self._lives + 1
        there = self._folder / str(self._lives)
        there.mkdir()
        for name in ("journal.db", "journal.db-wal"):
            shutil.copy(here / name, there / name)
        # Now and then the file that says where unread cards lay is lost.
        keeps_lay = self._luck.random() < 0.7
        if keeps_lay and (here / "journal.twin").exists():
            shutil.copytree(here / "journal.twin", there / "journal.twin")
        lying = self.lying_unseen() if keeps_lay else None
        self._hands.close()
        self._hands = self._opened(resume=True)
        after = self.match
        assert wrongly_laid(self._manner.spec, after.state, self._hands.world.lying()) == []
        if lying is not None:
            assert self.lying_unseen() == lying
            self.laid_again += 1
        assert (after.state, after.half) == (before.state, half)
        moves = [(played.move, played.source) for played in before.history]
        assert [(played.move, played.source) for played in after.history] == moves
        assert after.shown.standings == before.shown.standings


@pytest.mark.parametrize(("file", "reading"), [(WITH_SPOTS, "late"), (WITHOUT, "every")])
@pytest.mark.parametrize("manner", MANNERS, ids=name_of)
def test_a_match_that_is_killed_again_and_again_is_one_match(
    manner, file, reading, tmp_path, matches
):
    kills, compared = set(), 0
    for seed in range(matches(1)):
        with ExitStack() as stack:
            folder = tmp_path / f"{file}-{seed}"
            folder.mkdir()
            hands = Mortal(folder, stack, manner, file, seed, reading)
            player = Clumsy(manner.spec, hands, seed, share=0.2, others=OTHERS)
            player.play()
            kills |= set(hands.kills)
            compared += hands.laid_again
    # With late reading nothing is dealt, drawn or read card by card.
    assert len({phase for phase, _ in kills}) > {"every": 4, "late": 1}[reading]
    assert compared > 3
    meant = {"meant"} if file == WITHOUT else set()
    assert {name for _, name in kills} >= {"cursor", NOTHING, *meant}


@pytest.fixture
def mortal(tmp_path):
    """`mortal(manner)`: a table that `die`s when it is asked to."""
    with ExitStack() as stack:

        def opened(manner):
            hands = Mortal(tmp_path, stack, manner, WITH_SPOTS, 1)
            hands.often = 0.0
            return hands

        yield opened


def movers_of(hands, since=0):
    """The seats that made the moves since one, in order; what the referee observed is nobody's."""
    movers = map(hands.mover_of, range(since, len(hands.match.history)))
    return [seat for seat in movers if seat is not None]


def press(hands, seat, buttons):
    for button in buttons:
        hands.wait(1.0)
        hands.press(button, seat)


@pytest.mark.parametrize("manner", MANNERS, ids=name_of)
def test_a_match_that_rests_still_rests_and_its_cursor_stands_where_it_stood(mortal, manner):
    hands = mortal(manner)
    hands.tap("pad/red", PAUSE)
    press(hands, "blue", "BA")
    cursor = hands.match.shown.cursor()
    hands.die()
    assert hands.match.shown.prompt().id == "table-rests"
    assert hands.match.shown.cursor() == cursor
    hands.tap("pad/green", PAUSE)
    Clumsy(manner.spec, hands, 1, share=0.0).play()


@pytest.mark.parametrize("manner", MANNERS, ids=name_of)
def test_a_bot_still_plays_for_a_player_who_has_left(mortal, manner):
    hands = mortal(manner)
    while not hands.match.over and len(movers_of(hands)) < 4:
        Clumsy(manner.spec, hands, 2, share=0.0).play_one()
    hands.tap("pad/red", PAUSE)
    for seat in ("red", "blue", "green"):
        # "Somebody leaves", and the first of those who are still here, who presses that.
        press(hands, seat, "BAA")
    hands.tap("pad/yellow", PAUSE)
    assert hands.match.half.left == ("blue", "green", "red")
    hands.die()
    assert hands.match.half.left == ("blue", "green", "red")
    moves = len(hands.match.history)
    hands.wait(120.0)
    movers = movers_of(hands, since=moves)
    assert set(movers) & {"blue", "green", "red"}
    assert "yellow" not in movers


@pytest.mark.parametrize("manner", MANNERS, ids=name_of)
def test_who_goes_on_is_told_how_to_have_the_hands_counted(mortal, manner):
    hands = mortal(manner)
    player = Clumsy(manner.spec, hands, 1, share=0.0)
    player.play_one()
    hands.die()
    assert [notice.id for notice in hands.match.shown.notices()] == ["table-resumed"]
    player.play_one()
    assert hands.match.shown.notices() == ()
