"""Bots that play at random with their hands, and remember what they meant to do.

They are the bots of the card games (`controller.bots.cards`) with dice for a brain, so what is
proved of them is proved of all: that a hand which carries out a move makes exactly that move. What
lies under an island's token is no move that one can mean: it is turned over, and the table sees.
"""

from contextlib import contextmanager
from random import Random

from controller.bots.cards import CardBot
from controller.bots.player import LEVELS, BotPlayer, Chair
from controller.table.assembly import Seating, open_table
from controller.table.bots import rulebook_at
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import TurnOver

LONGEST_S = 7200.0


class _Hands(CardBot):
    """Hands that also turn over what their player is to turn over for all to see."""

    def __init__(self, chair, decide, match, spec):
        super().__init__(chair, decide)
        self._match = match
        self._spec = spec

    def act(self, percept):
        asked = self._spec.turning(self._match.state)
        if asked is None or asked.seat != self.seat:
            return (yield from super().act(percept))
        top = next(seen.top for seen in percept.scene.places if seen.place == asked.place)
        return (yield self._reach_s(), None if top.face else TurnOver(asked.place))


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
            brained = _Hands(chair, self._decides(seat), opened.match, spec).play()
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
        """(seat, move) of every move that a seat has made by choice."""
        match, turning = self.opened.match, self._manner.spec.turning
        return [
            (seat, one.move)
            for before, one in zip(match.before, match.history, strict=True)
            if (seat := match.game.mover(before, one.move)) is not None and not turning(before)
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
