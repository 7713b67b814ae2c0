"""Nothing that leaves a table tells an observer what it cannot know: no view, prompt, notice,
cursor, light, sound or time.

A short match is played at a table by somebody who errs now and then. Then, for an observer and an
instant, some of the cards whose faces it has not seen change places with each other in all that was
tapped, and the same is done again from the beginning, at the same times. Where the rules say the
same to every attempt (a card that followed must still follow, one that was refused must be refused
for the same reason), it is a round that looks the same to the observer: so the feed's bytes, the
lights and the sounds must be the same, each at the same time.
"""

from msgspec.structs import replace

from controller.errors import IllegalMove
from hardware.sim.places import tag_uid
from harness.cardgames import OTHERS
from harness.clumsy import Clumsy
from harness.secrecy import TRIES, Leak
from harness.staging import Stage


def staged(manner, seats, spots, spec=None, observers=None):
    """A table at which a round is about to be played, which notes what the rules say."""
    options = {**manner.options, **manner.briefly}
    spec = spec or manner.spec
    stage = Stage(spec, seats, spots=spots, others=OTHERS, observers=observers, **options)
    game = stage.match.game
    play = game.play

    def noting(state, move):
        try:
            after = play(state, move)
        except IllegalMove as error:
            stage.verdicts.append((stage.now_s, error.message.id))
            raise
        stage.verdicts.append((stage.now_s, move))
        return after

    game.play = noting
    return stage


def played(manner, seats, spots, seed, *, share, spec=None):
    """A round at the table; the stage, when it is over."""
    stage = staged(manner, seats, spots, spec)
    Clumsy(spec or manner.spec, stage, seed, share=share, others=OTHERS).play()
    return stage


def check_table(manner, seats, spots, rng, seed, tally, *, share=0.1, instants=4, spec=None):
    """Check every observer at some *instants* of a round. Raises `Leak`."""
    with played(manner, seats, spots, seed, share=share, spec=spec) as stage:
        match = stage.match
        for observer in (None, *seats):
            for _ in range(instants):
                moves = rng.randint(1, len(match.history) - 1)
                until_s = match.history[moves].at_s
                known = _known(manner.cards, match, moves, observer)
                _check(manner, stage, until_s, known, observer, rng, tally, spec)


def _known(cards, match, moves, observer):
    """The cards whose faces the observer has seen in the first *moves*."""
    player = None if observer is None else match.seats.index(observer)
    states = [*match.before, match.state]
    return {
        card
        for number, one in enumerate(match.history[:moves])
        for who, card in cards.perceived(states[number], one.move, states[number + 1])
        if who is None or who == player
    }


def _check(manner, stage, until_s, known, observer, rng, tally, spec):
    cards, pieces = manner.cards, stage.match.game.pieces
    tags = {number: tag_uid(name) for name, (kind, number) in pieces.items() if kind == "card"}
    script = [signal for signal in stage.script if signal.at_s < until_s]
    tapped = {signal.uid for signal in script if hasattr(signal, "uid")}
    secret = [card for card in cards.everything() if card not in known]
    for attempt in range(TRIES):
        count = max(2, len(secret) >> attempt // 2)
        chosen = rng.sample(secret, count)
        name = dict(zip(chosen, rng.sample(chosen, count), strict=True))
        if not any(tags[card] in tapped and not cards.alike(card, name[card]) for card in chosen):
            # Only cards that nobody has are exchanged, or equal ones: that shows nothing.
            continue
        with staged(manner, stage.seats, stage.spots, spec, {None, observer}) as other:
            other.follow(_renamed(name, tags, script))
            other.loop.run(until_s=until_s)
            if _verdicts(other, until_s) != _verdicts(stage, until_s, cards, name):
                continue
            tally.unknown += 1
            here, there = (one.percepts(observer, until_s) for one in (stage, other))
            if here != there:
                raise Leak(_difference(observer, here, there))
        return
    tally.given_up += 1


def _verdicts(stage, until_s, cards=None, name=None):
    """What the rules have said, with the cards exchanged."""
    return [
        said if name is None or isinstance(said, str) else cards.renamed(said, name)
        for at_s, said in stage.verdicts
        if at_s < until_s
    ]


def _renamed(name, tags, script):
    """The same signals with the cards exchanged."""
    uids = {tags[card]: tags[other] for card, other in name.items()}
    return [
        replace(signal, uid=uids.get(signal.uid, signal.uid)) if hasattr(signal, "uid") else signal
        for signal in script
    ]


def _difference(observer, here, there):
    """What differs first, for people."""
    names = ("the public feed", "the seat's feed", "the commands")
    lines = [f"observer {observer}:"]
    for name, one, other in zip(names, here, there, strict=True):
        pairs = [(a, b) for a, b in zip(one, other, strict=False) if a != b]
        if pairs or len(one) != len(other):
            lines += [f"{name} ({len(one)} and {len(other)}):", *map(repr, pairs[:1])]
    return "\n".join(lines)
