"""The stages of building on the operator's page, at the deep twin: each passes where all is well,
and names the fault that was planted; no hand is asked near a running belt."""

from contextlib import contextmanager
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from controller.commands.doctor.person import opened
from controller.commands.doctor.planting import planted, without_belt
from controller.table.building import (
    STAGES,
    StageAnswer,
    StagePage,
    _why,
    offered,
    stages_line,
)
from controller.table.doctor.page import Leaf
from controller.table.operator import Operator
from controller.table.upkeep import Made
from controller.views import LEAF_LINES, Message
from display.words import languages, words_in
from hardware.config import load_table_file
from hardware.inspection import Inspection
from hardware.loop import Loop
from hardware.signals import ReaderReady, SeatReady, StopBelt

SIM = load_table_file("sim")
PI = load_table_file("pi4-carousel")
BENCH = replace(PI, simulated=True, seats=SIM.seats[:1])
"""The table that a maker builds, with the figures of its parts."""


@contextmanager
def on_the_bench(number, fault=None):
    """The page of a stage at the twin of a table, with that *fault* planted."""
    file, plant = planted(BENCH, fault)
    plant = without_belt(plant) if number == 1 else plant
    with opened(file, tile=number == 4, plant=plant) as (table, loop, person):
        ready = set()

        def note(signal):
            if isinstance(signal, ReaderReady | SeatReady):
                ready.add(getattr(signal, "reader", None) or signal.seat)

        table.listeners.append(note)
        table.start()
        loop.run(until_s=loop.now_s() + 3.0)
        sent = []
        page = StagePage(
            number, file, table.inspect, lambda one: (sent.append(one), table.send(one)),
            lambda name: name in ready, loop.now_s(),
        )  # fmt: skip
        table.listeners.append(page.hear)
        yield SimpleNamespace(page=page, table=table, loop=loop, person=person, sent=sent)


def does(bench, hint):
    """What somebody does who is asked that, and says then."""
    args, person = dict(hint.args), bench.person
    match args["kind"]:
        case "lay":
            person.lay(args["reader"], args["number"])
            bench.loop.run(until_s=bench.loop.now_s() + 0.5)
        case "wheel":
            person.turn(args["count"])
            bench.loop.run(until_s=bench.loop.now_s() + 30.0)
        case "rests":
            return "yes"
        case "watch":
            person.watch()
        case "turned":
            return {"not at all": "still"}.get(person.turned(), person.turned())
        case "light":
            bench.loop.run(until_s=bench.loop.now_s() + 1.0)
            return "yes" if person.sees_light(args["seat"]) else "no"
    return "ready"


def goes_through(bench, ignores=()):
    """Do what is asked to the end; return what was found."""
    page, loop, pressed = bench.page, bench.loop, set()
    for _ in range(4000):
        page.pass_time(loop.now_s())
        view = page.view()
        if view.hint is None:
            return [(line.kind, line.grade, line.found) for line in view.lines]
        lines = [line.means for line in page.menu().choices]
        if page.wake_at_s() is None:
            skips = view.hint.args["kind"] in ignores
            answer = "ready" if skips else does(bench, view.hint)
            assert StageAnswer(answer) in lines
            page.choose(StageAnswer(answer), loop.now_s())
            continue
        wanted = (view.hint.args["kind"], view.hint.args.get("button"))
        if wanted[0] == "press" and wanted not in pressed and "press" not in ignores:
            pressed.add(wanted)
            bench.person.press(view.hint.args["seat"], wanted[1])
        loop.run(until_s=loop.now_s() + 0.1)
    raise AssertionError("it never ends")


def grades(found):
    return [grade for _, grade, _ in found]


@pytest.mark.parametrize("number", STAGES)
def test_a_sound_table_passes_each_stage(number):
    with on_the_bench(number) as bench:
        found = goes_through(bench)
    assert found
    assert set(grades(found)) == {"pass"}, found


@pytest.mark.parametrize(
    ("number", "fault", "id", "says"),
    [
        (0, "weak-reader", "table-stage-sticker", "none"),
        (1, "reversed-motor", "table-stage-turned", "anticlockwise"),
        (1, "driver-without-limit", "table-push-unlimited", None),
        (2, "missing-edge", "table-stage-slots", "edge"),
        (4, "weak-reader", "table-stage-tile", None),
        (4, "driver-without-limit", "table-push-unlimited", None),
    ],
)
def test_a_planted_fault_is_named_with_its_remedy(number, fault, id, says):
    with on_the_bench(number, fault) as bench:
        found = goes_through(bench)
    bad = [line for _, grade, line in found if grade == "fail"]
    assert [line.id for line in bad] == [id]
    assert bad[0].args.get("found") == says
    assert words_in("en").part(bad[0], "remedy")


def test_a_driver_that_limits_nothing_gets_no_power():
    with on_the_bench(1, "driver-without-limit") as bench:
        goes_through(bench)
        assert [one for one in bench.sent if not isinstance(one, StopBelt)] == []


def test_a_motor_that_moves_by_itself_gets_no_power_either():
    with on_the_bench(1) as bench:
        bench.page.choose(StageAnswer("no"), bench.loop.now_s())
        view = bench.page.view()
        assert [line.found.id for line in view.lines] == ["table-stage-rests"]
        assert view.bad == 1
        assert bench.sent == []


def test_a_button_that_nobody_presses_is_told():
    with on_the_bench(3) as bench:
        found = goes_through(bench, ignores=("press",))
    told = {line.args["found"] for _, _, line in found if line.id == "table-stage-button"}
    assert told == {"none"}


def test_more_than_a_leaf_shows_is_leafed_through():
    """Everything of a seat is bad, and each has its remedy."""
    with on_the_bench(3) as bench:
        bench.page.choose(StageAnswer("no"), bench.loop.now_s())
        goes_through(bench, ignores=("press", "lay"))
        page, seen = bench.page, []
        for _ in range(2):
            view = page.view()
            assert sum(1 + line.bad for line in view.lines) <= LEAF_LINES
            assert (view.of, view.bad) == (2, 4)
            seen += view.lines
            assert page.choose(Leaf(), 0.0)
        assert [line.found.id for line in seen] == [
            "table-stage-light", "table-stage-button", "table-stage-button", "table-stage-sticker",
        ]  # fmt: skip
        assert page.view().number == 1, "and begins again"


def test_a_press_that_is_waited_for_leads_nowhere_in_the_menu():
    with on_the_bench(3) as bench:
        bench.page.choose(StageAnswer("yes"), bench.loop.now_s())
        (line,) = bench.page.menu().choices
        assert not bench.page.busy
        before = bench.page.view()
        bench.page.choose(line.means, bench.loop.now_s())
        assert bench.page.view() == before


@pytest.mark.parametrize("number", [1, 4])
def test_any_button_stops_what_moves(number):
    with on_the_bench(number) as bench:
        page = bench.page
        for _ in range({1: 2, 4: 1}[number]):
            page.choose(StageAnswer(does(bench, page.view().hint)), bench.loop.now_s())
        assert page.busy
        bench.loop.run(until_s=bench.loop.now_s() + 1.0)
        assert bench.table.inspect().belt.powered
        (line,) = page.menu().choices
        page.choose(line.means, bench.loop.now_s())
        assert page.over
        assert page.notice.id == "table-calibrate-halted"
        bench.loop.run(until_s=bench.loop.now_s() + 3.0)
        assert not bench.table.inspect().belt.powered


def test_leaving_the_page_stops_the_belt():
    with on_the_bench(4) as bench:
        bench.page.choose(StageAnswer("ready"), bench.loop.now_s())
        bench.loop.run(until_s=bench.loop.now_s() + 1.0)
        bench.page.close()
        bench.loop.run(until_s=bench.loop.now_s() + 3.0)
        assert not bench.table.inspect().belt.powered


def test_a_jam_ends_the_stage_of_the_belt_with_its_reason():
    with on_the_bench(4) as bench:
        bench.page.choose(StageAnswer("ready"), bench.loop.now_s())
        hands = bench.person
        bench.loop.call_later(3.0, lambda: hands._twin.belt.jam())
        found = goes_through(bench)
    assert [line.id.startswith("table-belt-fault-") for _, _, line in found] == [True]
    assert grades(found) == ["fail"]


@pytest.mark.parametrize("number", [0, 3])
def test_where_nothing_answers_that_is_the_result(number):
    with Loop() as loop:
        page = StagePage(number, PI, None, lambda one: None, lambda name: None, loop.now_s())
        lines = page.view().lines
    assert {line.grade for line in lines} == {"fail"}
    assert {line.found.id for line in lines} <= {"table-stage-no-reader", "table-stage-no-station"}


def test_only_what_the_table_file_has_is_offered_and_only_at_a_real_table():
    assert offered(PI) == (0, 1, 2, 3, 4)
    assert offered(SIM) == ()
    bare = replace(PI, carousel=type(PI.carousel)())
    assert offered(bare) == (0, 3)
    assert offered(replace(bare, seats=())) == (0,)
    (line,) = stages_line(offered(PI))
    assert [one.args["number"] for one in line.then] == [0, 1, 2, 3, 4]
    assert stages_line(()) == ()


def test_the_operators_page_leads_there(tmp_path):
    settings = SimpleNamespace(now=lambda: {"language": "en"})
    table = SimpleNamespace(inspect=Inspection, seats=(), spots=())
    heard = SimpleNamespace(answers=lambda name: True)
    page = Operator(
        table, SimpleNamespace(heard=heard), settings, lambda command: None,
        SimpleNamespace(entries={}), None, Made(PI, None, tmp_path),
    )  # fmt: skip
    page.open(0.0)
    for id in ("table-menu-stages", "table-menu-stage-of"):
        while page.cursor().options[page.cursor().at].id != id:
            page.press("B", 0.0)
        page.press("A", 0.0)
    assert page.cursor().title == Message("table-menu-stage-of", {"number": 0})
    assert page.cursor().options[0].args == {"found": "ready"}


@pytest.mark.parametrize(
    ("counted", "means"), [(0, "none"), (95, "edge"), (90, "edge"), (200, "twice"), (93, "other")]
)
def test_a_count_of_slots_says_what_is_wrong(counted, means):
    assert _why(counted, 100, 20) == means


@pytest.mark.parametrize("language", languages())
def test_every_stage_every_question_and_every_answer_has_words(language):
    words = words_in(language)
    args = {"reader": "belt", "seat": "red", "button": "A", "number": 12.3, "count": 5}
    hints = ("lay", "rests", "watch", "turning", "turned", "wheel", "light", "press", "belt")
    for kind in (*hints, "belt-runs", "wait"):
        assert "{" not in words(Message("screen-stage-hint", {"kind": kind, **args}))
    said = {words("table-menu-stage-say", found=one) for one in
            ("ready", "yes", "no", "clockwise", "anticlockwise", "still")}  # fmt: skip
    assert len(said) == 6
    assert len({words("table-menu-stage-of", number=number) for number in STAGES}) == len(STAGES)
