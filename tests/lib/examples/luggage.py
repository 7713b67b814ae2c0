"""Where's My Luggage?: rounds to begin with, and examples."""

from functools import partial

from msgspec.structs import replace

from controller.games.luggage.pieces import (
    PASSENGERS,
    TILES,
    Checked,
    Done,
    Flip,
    Look,
    Mapped,
    NextRound,
    Options,
    Ready,
    Recounted,
    Return,
    ShowPair,
    Stuck,
    TakeBack,
    TimeUp,
    Verified,
)
from controller.games.luggage.rules import rules
from harness.matches import SEATS, begun, in_words


def begin(players=2, missing="", **options):
    """`begin(players=2, missing="", **options)`: a round whose start barrier has just opened."""
    mapped = f"mapped missing {missing}" if missing else "mapped"
    ready = (f"ready {seat}" for seat in SEATS[:players])
    return in_words(rules, begun(rules, players, **options), mapped, *ready)


start = partial(begun, rules, 2)
playing = begin
memory = partial(begin, variant="memory")
rulebook = partial(begin, play="rulebook")

# -- texts

MOVES = {
    "mapped": Mapped(),
    "mapped missing yeti lost-zigzag": Mapped((3, 35)),
    "time-up": TimeUp(),
    "stuck": Stuck(),
    "stuck gone highlander": Stuck((0,)),
    "verified on_belt highlander lost-tartan": Verified((0, 30)),
    "recounted missing yeti": Recounted((3,)),
    "next-round": NextRound(),
    "ready red": Ready(0),
    "flip red highlander": Flip(0, 0),
    "look blue lost-tartan": Look(1, 30),
    "return blue dragon": Return(1, 29),
    "done red": Done(0),
    "show blue yeti lost-tartan": ShowPair(1, 3, 30),
    "take-back red": TakeBack(0),
    "checked blue": Checked(1),
}

MISTAKEN_MOVES = [
    ("", "There is no move ''; there are mapped"),
    ("grab red yeti", "There is no move 'grab'"),
    ("flip pink yeti", "There is no player 'pink'; there are red, blue."),
    ("flip red bigfoot", "There is no passenger 'bigfoot'"),
    ("flip red lost-tartan", "There is no passenger 'lost-tartan'"),
    ("look red lost", "There is no tile 'lost'"),
    ("look red", "In 'look red' there are 1 words after 'look': look PLAYER TILE."),
    ("done red now", "In 'done red now' there are 2 words after 'done': done PLAYER."),
    ("mapped yeti", "In 'mapped yeti' there are 1 words after 'mapped': mapped MISSING."),
    ("mapped missing bigfoot", "There is no tile 'bigfoot'"),
]


def lying():
    state = in_words(rules, begin(per_suitcase=3), "flip red pirate", "look red pirate")
    state = in_words(rules, state, "flip blue clown", "flip red highlander")
    return in_words(rules, state, "look red lumberjack")


TEXT = """\
options play=assisted variant=belt per_suitcase=3 rounds=3 clock_min=none wrong_type=rotate \
deliberate_penalty=0 first_player=0
player red unseen 5 current - waiting highlander held lumberjack aside pirate:pirate scores
player blue unseen 6 current clown waiting held - aside scores
phase play
round 1
belt highlander detective referee sailor clown painter flamenco-dancer astronaut wizard alien \
caveman aviator viking pharaoh samurai mermaid
missing
flipped highlander pirate clown
event look red pirate
event look red lumberjack
active red
ready red blue
done
checked
ended-by -
"""

MISTAKEN_TEXTS = [
    ("phase play\n", "", "The text has no line `phase`."),
    ("phase play", "phase fun", "There is no phase 'fun'"),
    ("round 1", "round one", "'one' is not a whole number of up to nine digits."),
    ("round 1", "round", "In the line `round`: One word is expected for a number, not 0."),
    ("play=assisted", "play", "An option is written name=value, not 'play'."),
    ("per_suitcase=3", "per_suitcase=6", "it may be 2 to 5"),
    ("player blue", "player red", "2 to 4 can play"),
    ("held - aside scores", "held -", "waiting, held, aside, scores, in this order."),
    ("held -", "hand -", "waiting, held, aside, scores, in this order."),
    ("blue unseen", "blue his unseen", "Nothing is expected at 'his'."),
    ("pirate:pirate", "pirate", "'pirate' should be 2 words joined by colons."),
    ("pirate:pirate", "pirate:pirate:pirate", "should be 2 words joined by colons."),
    ("pirate:pirate", "lost-dots:pirate", "There is no passenger 'lost-dots'"),
    ("event look", "event grab", "There is no move 'grab'"),
    ("event look red pirate", "event flip red pirate", "`flip red pirate` does not fit here."),
    ("active red", "active pink", "There is no player 'pink'"),
    ("ended-by -", "ended-by rain", "There is no ending 'rain'; there are -, done"),
]

# -- options

DEFAULTS = Options("assisted", "belt", 5, 3, None, "rotate", 0)
MISTAKEN_OPTIONS = [
    ({"colour": "red"}, "There is no option 'colour'"),
    ({"play": "fast"}, "play"),
    ({"per_suitcase": 1}, "The option per_suitcase is 1; it may be 2 to 5."),
    ({"per_suitcase": 6}, "The option per_suitcase is 6; it may be 2 to 5."),
    ({"rounds": 0}, "The option rounds is 0; it may be 1 to 3."),
    ({"rounds": "three"}, "rounds"),
    ({"clock_min": 11}, "The option clock_min is 11; it may be 1 to 10."),
    ({"clock_min": 0}, "1 to 10"),
    ({"deliberate_penalty": -2}, "0 or -1"),
    ({"wrong_type": "punish"}, "wrong_type"),
    ({"variant": "memory", "play": "rulebook"}, "The memory variant is played with play"),
    ({"variant": "memory", "per_suitcase": 5}, "per_suitcase = 3"),
    ({"variant": "memory", "rounds": 4}, "The option rounds is 4; it may be 1 to 3."),
]
OPTIONS = (
    Options(play="rulebook", clock_min=5, deliberate_penalty=-1),
    Options("assisted", "memory", 3, 3),
)
MISTAKEN_SEATS = ((), ("red",), ("red", "red"), SEATS[:5])

# -- problems


def looking():
    """Red holds the punk's tile and has found the pirate."""
    found = ("flip red pirate", "look red pirate", "flip red yeti", "look red punk")
    return in_words(rules, begin(), *found)


def with_red(state, **changes):
    return replace(state, players=(replace(state.players[0], **changes), state.players[1]))


SOUND = {
    "play": looking,
    "reading": lying,
    "few": lambda: in_words(rules, begin(per_suitcase=3), "flip red highlander"),
    "memory": memory,
}
BROKEN = {
    "play": {
        "tile-twice: pattern=tartan place=belt other=hand": lambda s: replace(
            s, belt=s.options.tiles & ~(1 << PASSENGERS.index("pirate"))
        ),
        "tile-twice: pattern=stripes place=belt other=aside": lambda s: replace(
            s, belt=s.belt | 1 << PASSENGERS.index("pirate")
        ),
        "tile-nowhere: pattern=stars": lambda s: replace(
            s, belt=s.belt & ~(1 << PASSENGERS.index("robot"))
        ),
        "tile-aside-twice: pattern=stripes": lambda s: with_red(s, aside=((5, 5), (5, 5))),
        "passenger-twice": lambda s: with_red(s, waiting=(3, 3)),
        "passengers-seen": lambda s: replace(s, flipped=0),
        "cards: seat=red count=8 dealt=7": lambda s: with_red(s, unseen=6),
        "wrong-pair: seat=red pattern=stripes": lambda s: with_red(s, aside=((5, 6),)),
        "score-count: seat=red count=1 rounds=0": lambda s: with_red(s, scores=(3,)),
        "scores: seat=red scores=8": lambda s: with_red(s, scores=(8,)),
        "no-such-round: round=4 rounds=3": lambda s: replace(s, round=4),
        "no-such-player: player=2": lambda s: replace(s, active=2),
        "does-not-play: role=done": lambda s: replace(s, done=4),
        "ready: phase=play count=1": lambda s: replace(s, ready=1),
        "ended-by: phase=play by=time": lambda s: replace(s, ended_by="time"),
        "ended-by: phase=verifying by=nobody": lambda s: replace(s, phase="verifying"),
        "done-by-nobody": lambda s: replace(s, done=1),
        "done-too-early": lambda s: replace(s, phase="verifying", ended_by="done", done=1),
    },
    "few": {"tile-not-in-play": lambda s: replace(s, belt=s.belt | 1 << 35)},
    "memory": {"memory-goes-on": lambda s: with_red(s, unseen=0)},
}


def at_once():
    return replace(with_red(looking(), unseen=6), round=4)


def names_a_piece(said, words):
    return {*said.lower().replace(".", " ").replace(",", " ").split()} & {*PASSENGERS, *TILES}


# -- refusals

SEVEN = ("highlander", "pirate", "clown", "astronaut", "caveman", "pharaoh", "detective")
RED_FOUND_ALL = tuple(
    move for passenger in SEVEN for move in (f"flip red {passenger}", f"look red {passenger}")
)
RED_FLIPPED_ALL = tuple(f"flip red {passenger}" for passenger in SEVEN)
CHECK = (*RED_FLIPPED_ALL, "done red", "verified on_belt yeti lost-dots")

REFUSED = {
    # key: (state, moves in it, the move that is refused)
    "already_done": (begin, (*RED_FOUND_ALL, "done red"), "done red"),
    "after_done": (begin, (*RED_FOUND_ALL, "done red"), "look blue yeti"),
    "not_now": (begin, (), "ready red"),
    "match_over": (
        partial(begin, rounds=1),
        (*RED_FOUND_ALL, "done red", "verified on_belt yeti"),
        "next-round",
    ),
    "between_rounds": (begin, (*RED_FOUND_ALL, "done red", "verified on_belt yeti"), "done blue"),
    "no_clock": (begin, (), "time-up"),
    "not_on_belt": (begin, ("flip red yeti", "look red yeti"), "recounted missing yeti"),
    "not_stuck": (begin, (), "stuck"),
    "not_your_turn": (memory, (), "flip blue highlander"),
    "not_in_play": (partial(begin, per_suitcase=3), (), "flip red yeti"),
    "flip_first": (begin, (), "look red yeti"),
    "not_resolved": (
        memory,
        ("flip red highlander",),
        "flip red detective",
    ),
    "others_passenger": (begin, ("flip red yeti",), "flip blue yeti"),
    "passenger_is_aside": (begin, ("flip red yeti", "look red yeti"), "flip red yeti"),
    "too_many_cards": (rulebook, RED_FLIPPED_ALL, "flip red yeti"),
    "nothing_left": (begin, RED_FOUND_ALL, "look red yeti"),
    "tapped_in_rulebook_play": (rulebook, ("flip red yeti",), "look red yeti"),
    "own_tile_aside": (begin, ("flip red yeti", "look red yeti"), "look red yeti"),
    "others_tile_aside": (
        begin,
        ("flip red yeti", "look red yeti", "flip blue punk"),
        "look blue yeti",
    ),
    "not_held": (begin, ("flip red yeti", "look red punk"), "return red yeti"),
    "false_alarm": (begin, ("flip red yeti",), "done red"),
    "already_checked": (rulebook, (*CHECK, "checked red"), "checked red"),
    "passenger_shown": (
        rulebook,
        (*CHECK, "show red clown clown"),
        "show red clown cook",
    ),
    "tile_shown": (
        rulebook,
        (*CHECK, "show red clown clown"),
        "show red pirate clown",
    ),
    "tile_was_on_belt": (rulebook, CHECK, "show red highlander yeti"),
    "nothing_shown": (rulebook, CHECK, "take-back red"),
    "lap_running": (start, (), "ready red"),
    "not_started": (start, ("mapped",), "flip red yeti"),
    "already_ready": (start, ("mapped", "ready red"), "ready red"),
}
IMPOSSIBLE = [(begin, (), Flip(player, 3), "nobody_there") for player in (-1, 2, 2**64)]
ELSEWHERE = set()
NUMBERS = r"\d"

# -- chance

EVENLY = [
    (
        lambda: in_words(
            rules, begin(), "flip red highlander", "flip blue pirate", "look blue pirate"
        ),
        {Look: 6, Flip: 28},
    )
]
