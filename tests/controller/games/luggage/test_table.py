"""How the game is played with pieces, pads and buttons: acts become moves and back."""

import random

import pytest
from msgspec.structs import replace

from controller.belt import Absence, Missing, Passes, Quality, Returned, Weak, new_track
from controller.belt.track import Leg
from controller.errors import IllegalMove
from controller.games.luggage import watching
from controller.games.luggage.pieces import (
    PASSENGERS,
    Checked,
    Done,
    Flip,
    Look,
    Mapped,
    Ready,
    Recounted,
    Return,
    ShowPair,
    TakeBack,
    Verified,
    passenger_piece,
    tile_piece,
)
from controller.games.luggage.rules import rules
from controller.games.luggage.table import LuggageReferee, LuggageTable
from controller.games.luggage.watching import BeltWatch
from controller.match.acts import Pending, Pressed, SeenOnBelt, Tapped, step
from controller.match.halfdone import NOTHING
from controller.match.tablegame import TableShape
from controller.rules.sets import only
from controller.table.assembly import simulated_registry
from controller.views import Message
from hardware.signals import (
    BeltMoved,
    ButtonPressed,
    ButtonReleased,
    ReaderLost,
    RunBelt,
    StopBelt,
    TagEntered,
    TagLeft,
    Trouble,
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
                reading = TABLE.read(LuggageReferee(), state, NOTHING, found.act)
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
        assert TABLE.rules.may_undo(before, move, rules.play(before, move)) == may


@pytest.mark.parametrize("rounds", [1, 2])
def test_g_3_a_press_that_has_ended_the_check_is_taken_back_even_after_the_last_round(rounds):
    state = replace(in_play(play="rulebook", rounds=rounds), phase="check", checked=only(1))
    after = rules.play(state, Checked(0))
    assert after.phase == ("over" if rounds == 1 else "round_over")
    assert TABLE.rules.may_undo(state, Checked(0), after)


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
    assert TABLE.read(LuggageReferee(), state, {}, Tapped("red", passenger_piece(3))).moves == ()


def test_a_piece_of_another_game_is_named_as_such():
    reading = TABLE.read(LuggageReferee(), in_play(), {}, Tapped("red", "captain-bluff/card/1"))
    assert reading.notice.id == "luggage-other-game"


def test_who_does_not_play_is_not_heard():
    assert TABLE.read(LuggageReferee(), in_play(), {}, Pressed("green", "A")).moves == ()


def test_a_tile_that_was_set_aside_and_lies_on_the_belt_is_asked_for():
    state = rules.play(rules.play(in_play(), Flip(0, 3)), Look(0, 3))
    reading = TABLE.read(LuggageReferee(), state, {}, SeenOnBelt(tile_piece(3)))
    assert (reading.notice.id, reading.notice.seat) == ("luggage-aside-on-belt", "red")


def test_notices_never_name_a_piece():
    state = rules.play(rules.play(in_play(), Flip(0, 3)), Look(0, 3))
    notice = TABLE.read(LuggageReferee(), state, {}, SeenOnBelt(tile_piece(3))).notice
    assert "yeti" not in str(notice)
    with pytest.raises(IllegalMove) as caught:
        rules.play(state, Look(1, 3))
    assert "yeti" not in str(caught.value)


@pytest.mark.parametrize(
    ("passenger", "tile", "light", "sound"),
    [
        (3, 3, ("green", "steady"), "match"),
        (3, 30, ("yellow", "twice"), "lost"),
        (3, 4, ("red", "flicker"), "other"),
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
    assert TABLE.lights(state)["red"] == ("white", "pulse")
    assert TABLE.lights(rules.play(state, Flip(0, 3)))["red"] == ("red", "dim")


def test_no_light_that_waits_looks_like_a_verdict():
    """Not even in the dark, where the patterns alone tell (L-18: also in turns)."""
    memory = in_play(variant="memory", rounds=1)
    looked = [rules.play(rules.play(in_play(), Flip(0, 3)), Look(0, tile)) for tile in (3, 4, 30)]
    states = [in_play(), rules.play(in_play(), Flip(0, 3)), memory, *looked]
    idle = {pattern for state in states for _, pattern in TABLE.lights(state).values()}
    before = rules.play(in_play(), Flip(0, 3))
    answers = [
        TABLE.answer(before, Look(0, tile), rules.play(before, Look(0, tile)))
        for tile in (3, 4, 30)
    ]
    verdicts = {flash.pattern for answer in answers for flash in answer.flashes}
    assert len(verdicts) == 3
    assert not verdicts & idle


def test_who_waits_on_for_want_of_a_tap_is_told():
    before = rules.play(in_play(), Flip(0, 3))
    notice = TABLE.answer(before, Flip(0, 4), rules.play(before, Flip(0, 4))).notice
    assert (notice.id, notice.seat, notice.kind) == ("luggage-waits-on", "red", "info")


def test_a_false_alarm_says_who_still_waits():
    """L-10: the passengers lie open, so everybody may know."""
    state = rules.play(in_play(), Flip(0, 3))
    told = TABLE.read(LuggageReferee(), state, NOTHING, Pressed("red", "A")).notice
    assert (told.id, told.rule) == ("luggage-still-waits", "L-10")


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
        self.commands = []

    def turn(self, referee, state, turns):
        """Turn it so far; where the referee stands then, and the moves that came of it."""
        moves = []
        for _ in range(round(turns * 400)):
            self.at_s += 0.05
            self.turns += 0.0025
            for signal, piece in self.signals():
                effects = TABLE.observe(referee, state, signal, piece)
                referee, moves = effects.referee, moves + list(effects.moves)
                self.commands += effects.commands
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


def test_the_public_view_follows_the_state_and_the_belt_each_by_itself():
    before, referee = in_play(), LuggageReferee()
    assert TABLE.public_view(before, referee).players[0].passenger is None
    after = rules.play(before, Flip(0, 0))
    assert TABLE.public_view(after, referee).players[0].passenger is not None
    weak = replace(referee, watch=BeltWatch(weak=frozenset({0})))
    assert TABLE.public_view(after, weak).belt.weak == {"tartan": 1}
    assert TABLE.public_view(before, weak).players[0].passenger is None


def test_at_done_the_belt_stops_first_and_then_makes_its_lap():
    before = in_play(play="rulebook")
    for passenger in range(7):
        before = rules.play(before, Flip(0, passenger))
    (done,) = TABLE.read(LuggageReferee(), before, {}, Pressed("red", "A")).moves
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
    lost = ReaderLost(at_s=1.0, reader="belt", trouble=Trouble("reset", "silent"))
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
    notices = TABLE.asks(state, LuggageReferee())
    assert [(notice.id, notice.args) for notice in notices] == [
        ("luggage-still-missing", {"pattern": pattern, "count": 1})
        for pattern in ("tartan", "stripes", "dots")
    ]
    assert TABLE.asks(played_until_verified(), LuggageReferee()) == ()


def test_in_rulebook_play_no_tile_is_called_missing_that_was_put_back_late():
    """L-11: it goes back after "Done!", maybe behind the reader; the next lap counts all."""
    state = played_until_verified(8)
    for phase in ("round_over", "over"):
        after = replace(state, phase=phase, options=replace(state.options, play="rulebook"))
        assert TABLE.asks(after, LuggageReferee()) == ()


def test_the_log_tells_of_a_pair_that_is_taken_back():
    state = replace(in_play(), phase="check")
    state = replace(state, options=replace(state.options, play="rulebook"), belt=0)
    shown = rules.play(state, ShowPair(0, 0, 0))
    logged = TABLE.answer(shown, TakeBack(0), rules.play(shown, TakeBack(0))).logged
    assert logged.what == Message("luggage-log-back", {"seat": "red", "passenger": PASSENGERS[0]})


def test_tiles_of_one_pattern_are_counted():
    (notice,) = TABLE.asks(played_until_verified(7, 8, 9), LuggageReferee())
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


# ---- what the belt tells while a round is played -------------------------------------------------


class Playing:
    """A round with a belt that runs: what the table makes of it, and what it asks."""

    def __init__(self, state, tiles=range(36)):
        self.state = state
        self.belt = Belt(tiles)
        mapping = replace(state, phase="mapping", ready=0)
        referee, _ = self.belt.turn(TABLE.begin(mapping, 0.0).referee, mapping, 1.2)
        self.referee = TABLE.entered(referee, mapping, state, self.belt.at_s).referee

    def turn(self, turns):
        """Turn the belt, and let time pass as a match does; which requests were seen meanwhile."""
        seen = []
        for _ in range(round(turns * 20)):
            self.referee, _ = self.belt.turn(self.referee, self.state, 0.05)
            self.tick()
            if (asks := self.asks()) and asks not in seen:
                seen.append(asks)
        return seen

    def tick(self):
        due_s = TABLE.wake_at_s(self.referee)
        if due_s is not None and due_s <= self.belt.at_s:
            self.referee = TABLE.tick(self.referee, self.state, self.belt.at_s).referee

    def asks(self):
        return tuple((one.id, dict(one.args)) for one in TABLE.asks(self.state, self.referee))

    def take(self, *tiles):
        self.belt.tiles -= set(tiles)

    def put_back(self, *tiles):
        self.belt.tiles |= set(tiles)

    def tap(self, tile, seat="red"):
        """Take a tile, look at it and hold it to a pad."""
        self.take(tile)
        at_s = self.belt.at_s
        seen = TABLE.observe(self.referee, self.state, taken(tile, seat, at_s), tile_piece(tile))
        before, self.state = self.state, rules.play(self.state, Look(SEATS.index(seat), tile))
        self.referee = TABLE.entered(seen.referee, before, self.state, at_s).referee

    def shown(self):
        return TABLE.public_view(self.state, self.referee).belt


def asked_for(pattern, count=1):
    return (("luggage-gone", {"pattern": pattern, "count": count}),)


def test_l_22_a_tile_that_is_gone_and_tapped_by_nobody_is_asked_for_by_its_pattern():
    playing = Playing(in_play())
    assert playing.turn(1.0) == []
    playing.take(7)
    assert playing.turn(0.9) == [], "one pass proves nothing"
    assert playing.turn(4.0) == [asked_for("stripes")]
    assert playing.asks() == asked_for("stripes")
    (notice,) = TABLE.asks(playing.state, playing.referee)
    assert (notice.kind, notice.rule, notice.seat) == ("info", "L-22", "")


@pytest.mark.parametrize("comes", ["tapped", "put back"])
def test_l_22_the_request_goes_when_the_tile_is_tapped_or_lies_on_the_belt_again(comes):
    playing = Playing(rules.play(in_play(), Flip(0, 5)))
    playing.take(7)
    playing.turn(4.0)
    assert playing.asks() == asked_for("stripes")
    if comes == "tapped":
        playing.tap(7)
    else:
        playing.put_back(7)
        playing.turn(1.2)
    assert playing.asks() == ()
    assert playing.turn(3.0) == []


def test_l_22_a_tile_that_was_tapped_is_not_asked_for():
    playing = Playing(rules.play(in_play(), Flip(0, 5)))
    playing.tap(7)
    assert playing.turn(6.0) == []


def test_l_22_one_pattern_at_a_time_the_one_that_has_been_gone_for_longest():
    playing = Playing(in_play())
    playing.take(30)
    playing.turn(3.0)
    playing.take(7, 14, 35)
    assert playing.turn(4.0)[0] == asked_for("tartan")
    state = replace(playing.state, players=playing.state.players * 2, seats=SEATS)
    assert TABLE.asks(state, playing.referee)[0].args == {"pattern": "tartan", "count": 1}


def test_l_22_nobody_is_asked_while_a_hand_may_still_be_looking_at_the_tile():
    gone = watching.concluded(BeltWatch(), Missing(7, absence(10.0, 15.0)), 15.5)
    assert watching.wake_at_s(gone) == 15.0 + watching.GRACE_S
    assert watching.passed(gone, 26.9).asked == ()
    assert watching.passed(gone, 27.0).asked == (7,)


def absence(seen_s, first_s):
    return Absence(seen_s, (Passes("belt", 2, first_s, first_s),), 0.0001)


def test_l_22_where_some_doubt_is_left_the_belt_goes_round_once_more():
    doubtful = replace(absence(10.0, 15.0), doubt=0.002)
    watch = watching.concluded(BeltWatch(), Missing(7, doubtful), 50.0)
    assert watching.wake_at_s(watch) == 50.0 + watching.AGAIN_S
    read = watching.concluded(watch, Returned(7, 0.2, 60.0, "belt"), 60.0)
    assert watching.passed(read, 100.0).asked == ()


def test_l_22_what_reads_badly_is_given_more_turns_to_be_read_again():
    known = {7: Quality(40.0, 0.0), 8: Quality(40.0, 20.0)}
    track = new_track(1260.0, {"belt": (0.0, 40.0)}, quality=known)
    for tile, turns in ((7, watching.PUT_BACK_TURNS), (8, 13.5)):
        watch = BeltWatch(tapped={tile: 0.0}, kept={tile: 0.0})
        for here, asked in ((turns - 0.1, ()), (turns + 1.0, (tile,))):
            legs = replace(track, legs=(Leg(100.0, here, 0.05),))
            later = watching.heard(watch, legs, legs, None, (), 100.0)
            assert watching.passed(later, 100.0).asked == asked


def test_l_22_of_several_that_are_due_at_once_the_first_to_go_comes_first():
    """Not the lowest of them: that would tell luggage from lost tiles."""
    watch = BeltWatch()
    for tile, first_s in ((31, 11.0), (20, 12.0), (2, 13.0)):
        watch = watching.concluded(watch, Missing(tile, absence(10.0, first_s)), 14.0)
    assert watching.passed(watch, 60.0).asked == (31, 20, 2)


def test_l_22_a_tile_that_its_player_kept_who_tapped_another_one_is_asked_for():
    """The tap of the second one says that the first was put back; the belt knows better."""
    state = rules.play(rules.play(in_play(), Flip(0, 5)), Flip(1, 0))
    playing = Playing(state)
    playing.tap(7)
    playing.state = rules.play(playing.state, Flip(0, 6))
    playing.tap(8)
    playing.put_back(8)
    assert playing.turn(2.9) == []
    assert playing.turn(0.5) == [asked_for("stripes")]


def test_l_4_more_tiles_out_than_hands_is_told_to_all():
    playing = Playing(in_play())
    playing.take(7, 14, 21)
    seen = playing.turn(4.0)
    assert seen[-1] == (("luggage-one-at-a-time", {"count": 3, "most": 2}),)
    playing.put_back(7)
    playing.turn(1.2)
    assert playing.asks() in (asked_for("dots"), asked_for("leather"))


def test_l_23_a_tile_that_comes_back_without_a_tap_is_a_return():
    """The pad's word that a seat has it is withdrawn with it."""
    state = rules.play(rules.play(in_play(), Flip(0, 5)), Look(0, 7))
    playing = Playing(state)
    playing.referee = TABLE.observe(
        playing.referee, state, taken(7, "red", playing.belt.at_s), tile_piece(7)
    ).referee
    assert playing.shown().out == {"stripes": 1}
    playing.turn(1.2)
    assert playing.shown().out == {}
    reading = TABLE.read(playing.referee, state, {}, SeenOnBelt(tile_piece(7)))
    assert reading.moves == (Return(0, 7),)
    assert rules.view(rules.play(state, reading.moves[0]), None).players[0].holds is None


def test_a_tile_that_fell_off_is_found_out_at_the_verification_lap_at_the_latest():
    """The belt was stopped before it could be certain of it."""
    playing = Playing(in_play())
    playing.take(7)
    assert playing.turn(0.5) == []
    state = replace(playing.state, phase="verifying", ended_by="done", done=only(0))
    stopped = TABLE.entered(playing.referee, playing.state, state, playing.belt.at_s)
    ticked = TABLE.tick(stopped.referee, state, TABLE.wake_at_s(stopped.referee))
    referee, moves = playing.belt.turn(ticked.referee, state, 4.3)
    (verified,) = moves
    assert set(range(36)) - set(verified.on_belt) == {7}
    over = rules.play(state, verified)
    notices = TABLE.asks(over, TABLE.entered(referee, state, over, 200.0).referee)
    assert [notice.args for notice in notices] == [{"pattern": "stripes", "count": 1}]


def test_l_24_in_rulebook_play_the_table_knows_only_how_many_are_out():
    playing = Playing(in_play(play="rulebook"))
    playing.take(7, 8, 14)
    assert playing.turn(4.0) == []
    assert playing.shown().out == {"stripes": 2, "dots": 1}
    players = TABLE.public_view(playing.state, playing.referee).players
    assert [player.holds for player in players] == [None, None]


def test_l_4_in_rulebook_play_what_may_be_set_aside_counts_too():
    """Two players with seven cards: sixteen tiles may be out."""
    playing = Playing(in_play(play="rulebook"))
    playing.take(*range(0, 32, 2))
    assert playing.turn(4.0) == []
    playing.take(33)
    assert playing.turn(4.0)[-1] == (("luggage-one-at-a-time", {"count": 17, "most": 16}),)


def test_l_25_done_is_compared_with_the_belt_at_once():
    """Seven are claimed: as soon as the lap has found thirty there cannot be that many out."""
    playing = Playing(in_play(play="rulebook"))
    playing.take(0, 1, 2)
    state = replace(playing.state, phase="verifying", ended_by="done", done=only(0))
    stopped = TABLE.entered(playing.referee, playing.state, state, playing.belt.at_s)
    referee = TABLE.tick(stopped.referee, state, TABLE.wake_at_s(stopped.referee)).referee
    referee, _ = playing.belt.turn(referee, state, 0.6)
    assert TABLE.asks(state, referee) == ()
    referee, moves = playing.belt.turn(referee, state, 0.42)
    assert moves == [], "the lap is still under way"
    (notice,) = TABLE.asks(state, referee)
    assert (notice.id, notice.args["expected"]) == ("luggage-claims-too-many", 7)
    checked = rules.play(state, Verified(tuple(range(3, 36))))
    (notice,) = TABLE.asks(checked, referee)
    assert notice.args == {"expected": 7, "most": 3}
    honest = rules.play(state, Verified(tuple(range(7, 36))))
    assert TABLE.asks(honest, referee) == ()


def test_l_26_a_weak_sticker_is_named_between_rounds_by_its_pattern():
    weak = watching.concluded(BeltWatch(), Weak(7, Quality(40.0, 28.0)), 90.0)
    referee = LuggageReferee(watch=weak)
    state = in_play()
    assert TABLE.asks(state, referee) == ()
    (notice,) = TABLE.asks(replace(state, phase="round_over"), referee)
    assert (notice.id, notice.args) == ("luggage-weak", {"pattern": "stripes", "count": 1})
    assert TABLE.public_view(state, referee).belt.weak == {"stripes": 1}


def test_the_belt_is_shown_by_patterns_gaps_and_returns():
    playing = Playing(in_play())
    playing.turn(1.0)
    belt = playing.shown()
    assert [tile.state for tile in belt.tiles] == ["lying"] * 36
    assert sorted(tile.place for tile in belt.tiles) == [tile.place for tile in belt.tiles]
    assert belt.readers == (0.0,)
    playing.take(7)
    playing.turn(1.0)
    states = [(tile.suitcase, tile.state) for tile in playing.shown().tiles]
    assert [one for one in states if one[1] != "lying"] == [("stripes", "uncertain")]
    playing.turn(2.0)
    assert ("stripes", "gone") in [(t.suitcase, t.state) for t in playing.shown().tiles]
    playing.put_back(7)
    back = set()
    for _ in range(10):
        playing.turn(0.1)
        back |= {tile.suitcase for tile in playing.shown().tiles if tile.state == "back"}
    assert back == {"stripes"}
    playing.turn(0.5)
    assert [tile.state for tile in playing.shown().tiles] == ["lying"] * 36


def test_a_belt_on_which_nothing_changes_is_the_same_to_everybody():
    """Its position is foreseen: only what is not as foreseen is another value."""
    playing = Playing(in_play())
    playing.turn(2.0)
    first = playing.shown()
    playing.turn(1.0)
    assert playing.shown() == first
    foreseen = first.turns + first.rpm / 60.0 * (playing.belt.at_s - first.at_s)
    assert foreseen == pytest.approx(playing.belt.turns, abs=watching.DRIFT_TURNS)


def test_a_grab_is_placed_where_the_tile_was_when_it_was_lifted():
    """At the pad the tile has been in a hand for a moment, in which the belt has gone on."""
    playing = Playing(rules.play(in_play(), Flip(0, 5)))
    playing.turn(1.5)
    place = 7 / 36 + playing.belt.turns
    playing.tap(7)
    lifted = TABLE.track_turn(playing.referee, Look(0, 7))
    assert lifted == pytest.approx((place - watching.HAND_S * 3.0 / 60.0) % 1.0, abs=0.02)


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


def test_after_a_power_cut_before_the_round_the_belt_stands_again_once_it_is_counted():
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    state = rules.play(state, Mapped(()))
    resumed = TABLE.resume(state, 50.0, None)
    assert (state.phase, resumed.commands) == ("ready", (RunBelt(3.0),))
    belt = Belt(range(36))
    belt.turn(resumed.referee, state, 1.2)
    assert belt.commands == [StopBelt()]
    assert TABLE.go_on(resumed.referee, state, 60.0).commands == (RunBelt(3.0),)
    assert TABLE.go_on(LuggageReferee(), state, 60.0).commands == (StopBelt(),)


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
    assert TABLE.agreed(LuggageReferee(), in_play(), 0.0).moves == ()


def test_in_rulebook_play_there_is_nothing_to_compare_before_the_check():
    state = in_play(play="rulebook")
    resumed = TABLE.resume(state, 0.0, 40.0)
    assert not resumed.referee.recounting
    assert TABLE.clock_ends_at_s(resumed.referee) == 40.0


def test_l_9_a_tile_that_was_anothers_and_is_not_back_is_asked_for_once_its_player_flips_on(mocker):
    """It lies aside, or is still held: the belt alone tells."""
    state = in_play()
    for move in (Flip(0, 3), Look(0, 4)):
        state = rules.play(state, move)
    watch, track = BeltWatch(), new_track(1260.0, {"belt": (0.0, 40.0)})
    mocker.patch("controller.games.luggage.watching._is_kept", return_value=True)
    assert watching.notices(watch, state, track) == ()
    (asked,) = watching.notices(watch, rules.play(state, Flip(0, 5)), track)
    assert (asked.id, asked.seat, asked.rule) == ("luggage-kept", "red", "L-9")
