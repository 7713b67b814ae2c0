"""How the game is played with pieces, pads and buttons: acts become moves and back."""

import random

import pytest
from msgspec.structs import replace

from controller.belt import new_track
from controller.errors import IllegalMove
from controller.games.luggage.moves import (
    Checked,
    Done,
    Flip,
    Look,
    Mapped,
    Ready,
    Recounted,
    Return,
    Verified,
)
from controller.games.luggage.pieces import passenger_piece, tile_piece
from controller.games.luggage.rules import rules
from controller.games.luggage.table import LuggageTable, RefereeState
from controller.games.sets import only
from controller.match.acts import Pending, Pressed, SeenOnBelt, Tapped, step
from controller.match.tablegame import TableShape
from controller.table.assembly import simulated_registry
from hardware.signals import (
    BeltMoved,
    ButtonPressed,
    ButtonReleased,
    ReaderLost,
    RunBelt,
    StopBelt,
    TagEntered,
    TagLeft,
)
from hardware.sim.places import tag_uid

TABLE = LuggageTable(TableShape(3.0, new_track(1260.0, {"belt": (0.0, 40.0)})))
REGISTRY = simulated_registry()
SEATS = ("red", "blue", "green", "yellow")
VARIANTS = (
    {},
    {"play": "rulebook"},
    {"variant": "memory"},
    {"per_suitcase": 3, "clock_min": 1},
    {"wrong_type": "ignore"},
)


def signals_of(act, at_s):
    """What the table observes of an act."""
    match act:
        case Pressed(seat, button):
            yield ButtonPressed(at_s=at_s, seat=seat, button=button)
            yield ButtonReleased(at_s=at_s + 0.2, seat=seat, button=button)
        case Tapped(seat, piece):
            yield TagEntered(at_s=at_s, reader=f"pad/{seat}", uid=tag_uid(piece))
            yield TagLeft(at_s=at_s + 0.5, reader=f"pad/{seat}", uid=tag_uid(piece))
        case SeenOnBelt(piece):
            yield TagEntered(at_s=at_s, reader="belt", uid=tag_uid(piece))


def read_back(state, pending, acts, at_s):
    """The moves that interaction and the table make of what is observed of *acts*."""
    moves = []
    for act in acts:
        for signal in signals_of(act, at_s):
            found = step(pending, signal, REGISTRY)
            pending = found.pending
            if found.act is not None:
                reading = TABLE.read(RefereeState(), state, pending.half, found.act)
                moves += reading.moves
                if reading.half is not None:
                    pending = replace(pending, half=reading.half)
        at_s += 1.0
    return tuple(moves), pending


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_the_round_trip_law(options, players):
    """For every legal move: performing it and stepping through the signals gives that move."""
    rng = random.Random(f"{options}/{players}")
    state = rules.initial(rules.options_from(options), SEATS[:players])
    pending, at_s, proved = Pending(), 0.0, 0
    for _ in range(400):
        for move in rules.legal_moves(state):
            acts = TABLE.perform(state, move)
            if acts:
                assert read_back(state, Pending(), acts, 0.0)[0] == (move,)
                proved += 1
        move = rules.random_move(state, rng.random)
        if move is None:
            break
        acts = TABLE.perform(state, move)
        if acts:
            at_s += 3.0
            moves, pending = read_back(state, pending, acts, at_s)
            # The same tag at the same pad with nothing in between is one tap, by the rule for all
            # games; a person would have put the tile back first.
            assert moves == (move,) or (moves == () and isinstance(move, Look | Flip))
        state = rules.play(state, move)
    assert proved > 100


def in_play(**options):
    state = rules.initial(rules.options_from(options), ("red", "blue"))
    for move in (Mapped(()), Ready(0), Ready(1)):
        state = rules.play(state, move)
    return state


def test_g_3_what_a_tap_has_shown_is_not_taken_back_and_what_only_says_something_is():
    flipped = rules.play(in_play(), Flip(0, 3))
    for before, move, may in [
        (in_play(), Flip(0, 3), False),
        (flipped, Look(0, 9), False),
        (rules.play(flipped, Look(0, 9)), Return(0, 9), False),
        (replace(in_play(), phase="ready", ready=0), Ready(0), True),
    ]:
        assert TABLE.may_undo(before, move, rules.play(before, move)) == may


@pytest.mark.parametrize("rounds", [1, 2])
def test_g_3_a_press_that_has_ended_the_check_is_taken_back_even_after_the_last_round(rounds):
    state = replace(in_play(play="rulebook", rounds=rounds), phase="check", checked=only(1))
    after = rules.play(state, Checked(0))
    assert after.phase == ("over" if rounds == 1 else "round_over")
    assert TABLE.may_undo(state, Checked(0), after)


def test_g_2_nobody_waits_for_a_player_who_has_gone_and_nobody_searches_for_that_player():
    ready = replace(in_play(), phase="ready", ready=only(1))
    assert TABLE.default_move(ready, "red") == Ready(0)
    assert TABLE.default_move(ready, "blue") is None
    check = replace(in_play(play="rulebook"), phase="check", checked=only(1))
    assert TABLE.default_move(check, "red") == Checked(0)
    assert TABLE.default_move(check, "blue") is None
    assert TABLE.default_move(in_play(), "red") is None


def test_a_tap_of_the_current_passenger_changes_nothing():
    state = rules.play(in_play(), Flip(0, 3))
    assert TABLE.read(RefereeState(), state, {}, Tapped("red", passenger_piece(3))).moves == ()


def test_a_piece_of_another_game_is_named_as_such():
    reading = TABLE.read(RefereeState(), in_play(), {}, Tapped("red", "captain-bluff/card/1"))
    assert reading.notice.id == "luggage-other-game"


def test_who_does_not_play_is_not_heard():
    assert TABLE.read(RefereeState(), in_play(), {}, Pressed("green", "A")).moves == ()


def test_a_tile_that_was_set_aside_and_lies_on_the_belt_is_asked_for():
    state = rules.play(rules.play(in_play(), Flip(0, 3)), Look(0, 3))
    reading = TABLE.read(RefereeState(), state, {}, SeenOnBelt(tile_piece(3)))
    assert (reading.notice.id, reading.notice.seat) == ("luggage-aside-on-belt", "red")


def test_notices_never_name_a_piece():
    state = rules.play(rules.play(in_play(), Flip(0, 3)), Look(0, 3))
    notice = TABLE.read(RefereeState(), state, {}, SeenOnBelt(tile_piece(3))).notice
    assert "yeti" not in str(notice)
    with pytest.raises(IllegalMove) as caught:
        rules.play(state, Look(1, 3))
    assert "yeti" not in str(caught.value)


@pytest.mark.parametrize(
    ("passenger", "tile", "light", "sound"),
    [
        (3, 3, ("green", "steady"), "match"),
        (3, 30, ("yellow", "pulse"), "lost"),
        (3, 4, ("red", "blink"), "other"),
    ],
)
def test_the_pad_answers_in_assisted_play(passenger, tile, light, sound):
    before = rules.play(in_play(), Flip(0, passenger))
    move = Look(0, tile)
    answer = TABLE.answer(before, move, rules.play(before, move))
    (flash,) = answer.flashes
    assert (flash.seat, flash.colour, flash.pattern) == ("red", *light)
    assert answer.sounds == (sound,)


def test_the_light_asks_with_white_pulses_and_else_shows_the_seats_colour():
    state = in_play()
    assert TABLE.light(state, "red") == ("white", "pulse")
    assert TABLE.light(rules.play(state, Flip(0, 3)), "red") == ("red", "steady")


def test_in_rulebook_play_the_lights_tell_nothing_of_a_tile():
    state = rules.play(in_play(play="rulebook"), Flip(0, 3))
    with pytest.raises(IllegalMove, match="luggage-tapped-in-rulebook-play"):
        rules.play(state, Look(0, 3))


# ---- the referee by itself ---------------------------------------------------------------------


class Belt:
    """A belt of 36 places with *tiles* at their own, turning at 3 rpm over one reader."""

    def __init__(self, tiles, blind=False):
        self.tiles = set(tiles)
        self.blind = blind
        self.at_s = self.turns = 0.0
        self.inside = set()

    def turn(self, referee, state, turns):
        """Turn it so far; where the referee stands then, and the moves that came of it."""
        moves = []
        for _ in range(round(turns * 400)):
            self.at_s += 0.05
            self.turns += 0.0025
            for signal, piece in self.signals():
                effects = TABLE.observe(referee, state, signal, piece)
                referee, moves = effects.referee, moves + list(effects.moves)
        return referee, moves

    def signals(self):
        yield BeltMoved(at_s=self.at_s, turns=self.turns, speed_rpm=3.0), None
        here = {t for t in self.tiles if abs((t / 36 + self.turns + 0.5) % 1.0 - 0.5) < 20 / 1260}
        if self.blind:
            here = set()
        for tile in sorted(here ^ self.inside):
            piece = tile_piece(tile)
            kind, lag_s = (TagEntered, 0.02) if tile in here else (TagLeft, 0.04)
            yield kind(at_s=self.at_s + lag_s, reader="belt", uid=tag_uid(piece)), piece
        self.inside = here


def test_a_round_begins_with_a_lap_that_ends_when_all_tiles_are_found():
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    begun = TABLE.begin(state, 0.0)
    assert begun.commands == (RunBelt(3.0),)
    assert Belt(range(36)).turn(begun.referee, state, 1.05)[1] == [Mapped(())]


def test_a_tile_that_further_laps_do_not_find_either_is_missing_by_its_pattern():
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    belt = Belt(range(1, 36))
    referee, moves = belt.turn(TABLE.begin(state, 0.0).referee, state, 1.05)
    assert moves == []
    _, moves = belt.turn(referee, state, 3.0)
    assert moves == [Mapped((0,))]
    assert rules.view(rules.play(state, moves[0]), None).missing == ("tartan",)


def test_the_public_view_counts_the_tiles_of_the_lap():
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    referee, _ = Belt(range(36)).turn(TABLE.begin(state, 0.0).referee, state, 10.5 / 36)
    view = TABLE.public_view(state, referee)
    assert (view.tiles_found, view.tiles_expected) == (12, 36)


def test_at_done_the_belt_stops_first_and_then_makes_its_lap():
    before = in_play(play="rulebook")
    for passenger in range(7):
        before = rules.play(before, Flip(0, passenger))
    (done,) = TABLE.read(RefereeState(), before, {}, Pressed("red", "A")).moves
    after = rules.play(before, done)
    entered = TABLE.entered(TABLE.begin(before, 0.0).referee, before, after, 100.0)
    assert entered.commands == (StopBelt(),)
    at_s = TABLE.wake_at_s(entered.referee)
    assert at_s == 102.0
    ticked = TABLE.tick(entered.referee, after, at_s)
    assert ticked.commands == (RunBelt(3.0),)
    # Set aside were tiles 0 to 6; only a whole lap shows that they are not on the belt.
    belt = Belt(range(7, 36))
    referee, moves = belt.turn(ticked.referee, after, 1.0)
    assert moves == []
    _, moves = belt.turn(referee, after, 0.2)
    assert moves == [Verified(tuple(range(7, 36)))]


def test_the_round_clock_ends_the_round():
    state = in_play(clock_min=2)
    referee = TABLE.begin(state, 10.0).referee
    assert TABLE.clock_ends_at_s(referee) == TABLE.wake_at_s(referee) == 130.0
    (time_up,) = TABLE.tick(referee, state, 130.0).moves
    assert rules.play(state, time_up).ended_by == "time"


def test_a_lap_over_a_lost_reader_proves_nothing():
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    referee = TABLE.begin(state, 0.0).referee
    lost = ReaderLost(at_s=1.0, reader="belt", reason="silent")
    referee = TABLE.observe(referee, state, lost, None).referee
    assert Belt(range(36), blind=True).turn(referee, state, 9.0)[1] == []


def test_the_memory_variant_needs_no_lap():
    state = rules.initial(rules.options_from({"variant": "memory"}), ("red", "blue"))
    begun = TABLE.begin(state, 0.0)
    assert (begun.commands, begun.moves) == ((), (Mapped(()),))


# ---- tiles that are asked for ------------------------------------------------------------------


def taken(tile, seat, at_s):
    return TagEntered(at_s=at_s, reader=f"pad/{seat}", uid=tag_uid(tile_piece(tile)))


def played_until_verified(*missing):
    """A round that red finished with tiles 0 to 6, after which *missing* tiles are nowhere."""
    state = rules.play(in_play(rounds=2), Flip(0, 0))
    for passenger in range(7):
        if passenger:
            state = rules.play(state, Flip(0, passenger))
        state = rules.play(state, Look(0, passenger))
    state = rules.play(state, Done(0))
    on_belt = tuple(tile for tile in range(7, 36) if tile not in missing)
    return rules.play(state, Verified(on_belt))


def test_a_tile_that_is_missing_after_the_round_is_asked_for_by_its_pattern_only():
    state = played_until_verified(8, 14, 30)
    notices = TABLE.asks(state, RefereeState())
    assert [(notice.id, notice.args) for notice in notices] == [
        ("luggage-still-missing", {"pattern": pattern, "count": 1})
        for pattern in ("tartan", "stripes", "dots")
    ]
    assert TABLE.asks(played_until_verified(), RefereeState()) == ()


def test_tiles_of_one_pattern_are_counted():
    (notice,) = TABLE.asks(played_until_verified(7, 8, 9), RefereeState())
    assert notice.args == {"pattern": "stripes", "count": 3}


def test_a_tile_that_turns_up_again_is_asked_for_no_more():
    state = played_until_verified(8)
    referee = TABLE.begin(state, 0.0).referee
    assert len(TABLE.asks(state, referee)) == 1
    found = TABLE.observe(referee, state, taken(8, "blue", 5.0), tile_piece(8)).referee
    assert TABLE.asks(state, found) == ()


def test_a_read_that_is_older_than_the_tap_puts_no_tile_back():
    state = rules.play(rules.play(in_play(), Flip(0, 3)), Look(0, 4))
    referee = TABLE.begin(state, 0.0).referee
    referee = TABLE.observe(referee, state, taken(4, "red", 5.0), tile_piece(4)).referee
    assert TABLE.read(referee, state, {}, SeenOnBelt(tile_piece(4))).moves == ()


# ---- the recount -------------------------------------------------------------------------------


def test_after_a_power_cut_the_belt_is_counted_while_the_clock_rests():
    state = in_play(clock_min=2)
    resumed = TABLE.resume(state, 50.0, 33.0)
    assert resumed.commands == (RunBelt(3.0),)
    assert TABLE.clock_ends_at_s(resumed.referee) is None
    assert TABLE.clock_left_s(resumed.referee, 55.0) == 33.0
    assert TABLE.asks(state, resumed.referee)[0].id == "luggage-counted"
    belt = Belt(range(36))
    referee, moves = belt.turn(resumed.referee, state, 1.2)
    assert moves == []
    assert TABLE.asks(state, referee) == ()
    assert 30.0 < TABLE.clock_left_s(referee, belt.at_s) < 33.0


def test_a_tile_that_is_not_back_is_asked_for_until_it_is():
    state = in_play()
    belt = Belt(set(range(36)) - {3})
    referee, _ = belt.turn(TABLE.resume(state, 0.0, None).referee, state, 1.5)
    (notice,) = TABLE.asks(state, referee)
    assert notice.id == "luggage-not-back"
    assert notice.args == {"pattern": "tartan", "count": 1}
    belt.tiles.add(3)
    referee, _ = belt.turn(referee, state, 1.5)
    assert TABLE.asks(state, referee) == ()
    assert not referee.recounting


def test_nobody_plays_while_the_belt_is_counted():
    state = in_play()
    referee = TABLE.resume(state, 0.0, None).referee
    reading = TABLE.read(referee, state, {}, Tapped("red", passenger_piece(3)))
    assert (reading.moves, reading.notice.id) == ((), "luggage-recounting")
    assert TABLE.read(referee, state, {}, Pressed("red", "A")).moves == ()


def test_when_all_agree_the_round_goes_on_without_the_tile():
    state = in_play()
    referee, _ = Belt(set(range(36)) - {3}).turn(TABLE.resume(state, 0.0, None).referee, state, 1.5)
    (move,) = TABLE.agreed(referee, state, 0.0).moves
    assert move == Recounted((3,))
    after = rules.play(state, move)
    assert after.missing == 1 << 3
    entered = TABLE.entered(referee, state, after, 60.0)
    assert not entered.referee.recounting
    assert len(rules.problems(after)) == 1


def test_agreeing_means_nothing_while_nothing_is_asked():
    assert TABLE.agreed(RefereeState(), in_play(), 0.0).moves == ()


def test_in_rulebook_play_there_is_nothing_to_compare_before_the_check():
    state = in_play(play="rulebook")
    resumed = TABLE.resume(state, 0.0, 40.0)
    assert not resumed.referee.recounting
    assert TABLE.clock_ends_at_s(resumed.referee) == 40.0
