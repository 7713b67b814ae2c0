"""Bots that play at random with their hands, and remember what they meant to do.

They are the bots of the card games (`controller.bots.cards`) with dice for a brain, so what is
proved of them is proved of all: that a hand which carries out a move makes exactly that move.
"""

from contextlib import contextmanager
from random import Random

from controller.bots.cards import brain
from controller.bots.player import LEVELS, BotPlayer, Chair
from controller.table.assembly import Seating, open_table
from controller.table.bots import rulebook_at
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock

LONGEST_S = 7200.0


class RandomBots:
    """Bots at all seats of an opened table.

    `meant` has (seat, move) in the order in which they were decided on.
    """

    def __init__(self, opened, loop, manner, seed):
        self.opened = opened
        self.seats = opened.match.seats
        self.meant = []
        self._manner = manner
        spec = manner.spec
        for seat in opened.match.seats:
            luck = Random(f"{seed}/{seat}")
            rulebook = rulebook_at(opened.console, opened.world, spec, seat)
            chair = Chair(seat, LEVELS["easy"], luck, rulebook)
            brained = brain(chair, self._decides(seat))
            player = BotPlayer(
                seat,
                lambda game, brained=brained: brained,
                opened.world,
                lambda seat=seat: opened.console.view(seat),
                loop,
            )
            loop.start(player.run())

    def _decides(self, seat):
        def decide(view, moves, mind):
            luck = mind.luck
            kinds = sorted({type(move) for move in moves}, key=lambda kind: kind.__name__)
            usual = [kind for kind in kinds if not issubclass(kind, self._manner.rare or ())]
            kind = luck.choice(usual if usual and luck.random() < 0.9 else kinds)
            move = luck.choice([move for move in moves if type(move) is kind])
            self.meant.append((seat, move))
            return move

        return decide

    def played(self):
        """(seat, move) of every move that a seat has made."""
        match = self.opened.match
        return [
            (seat, one.move)
            for before, one in zip(match.before, match.history, strict=True)
            if (seat := match.game.mover(before, one.move)) is not None
        ]


@contextmanager
def random_match(manner, seats, file, seed, *, deep=False, moves=None):
    """A match of random bots, played to its end or until *moves* were made."""
    seating = Seating(len(seats), 0, "easy", seed, manner.slug, dict(manner.options))
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file(file), loop, seating, deep=deep) as opened,
    ):
        for seat in opened.table.seats[: len(seats)]:
            opened.console.seat_bot(seat)
        opened.start()
        loop.run(while_=lambda: not opened.world.places)
        bots = RandomBots(opened, loop, manner, seed)
        loop.run(
            until_s=LONGEST_S,
            while_=lambda: (
                not opened.match.over and (moves is None or len(opened.match.history) < moves)
            ),
        )
        assert opened.match.over or moves is not None, f"it still runs: {opened.match}"
        yield bots
