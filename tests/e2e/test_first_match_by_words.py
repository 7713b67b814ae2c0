"""A player who has never read the rules plays a first match of each game by what the screen says in
words, not by what glows, and comes to its end; each lesson is shown once."""

import pytest

from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from harness.reader import Reader

LONGEST_S = 10_800.0

GAMES = {
    "luggage": (3, {"rounds": 1}, 4),
    "captains-orders": (4, {"wins": 3}, 5),
    "bluff-pirate": (3, {"turns": 40}, 4),
    "captain-bluff": (3, {"turns": 40}, 5),
}
"""Players, options, and how many lessons there are to be at least."""

MOST_IN_VAIN = 0.25
"""Of all acts: the words leave open which card fits."""


@pytest.mark.parametrize("game", GAMES)
def test_a_first_match_is_played_to_its_end_by_words_alone(game, tmp_path, matches):
    players, options, fewest = GAMES[game]
    for seed in range(matches(1)):
        seating = Seating(players, players - 1, "easy", seed, game, options, speed="normal")
        journal = tmp_path / f"{seed}.db"
        with (
            Loop(VirtualClock()) as loop,
            open_table(
                load_table_file("sim-spots"), loop, seating, deep=False, journal=journal
            ) as opened,
        ):
            opened.start()
            loop.run(while_=lambda: opened.match is None)
            person = Reader(opened, loop, opened.match.seats[0], seed)
            loop.start(person.play())
            loop.run(until_s=LONGEST_S, while_=lambda: not opened.match.over)
            beyond = f"{len(person.in_vain)} of {len(person.acts)} acts"
            assert opened.match.over, (seed, person.acts[-12:], person.words)
            assert person.contradictions == []
            lessons = person.lessons
            assert fewest <= len(lessons) == len(set(lessons)), lessons
            assert len(person.in_vain) <= MOST_IN_VAIN * len(person.acts), beyond
            print(f"{game}: {beyond} in vain; {len(lessons)} lessons")
