"""The words of all languages: complete, and those that the code asks for."""

import ast
import logging
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, VariableReference
from fluent.syntax.ast import Message as Entry
from fluent.syntax.visitor import Visitor

import display
from controller.errors import DiskFault, JournalError
from controller.games.catalogue import CATALOGUE
from controller.games.luggage import pieces
from controller.match import pause
from controller.match.acts import Tapped, TappedAt
from controller.match.halfdone import NOTHING
from controller.match.menu import Meant
from controller.match.story import BLUFFS
from controller.match.tablegame import TableShape
from controller.record.journal import MatchRecord
from controller.record.recording import Recording
from controller.record.unkept import Unkept
from controller.rules.refusals import COMMON
from controller.table.devices import LostDevices
from controller.table.idle import Interruption
from controller.table.outlet import Drive
from controller.views import Message, Notice
from controller.views.message import LANGUAGES
from display.tabletop.layout import caption
from display.words import KINDS, Entries, Words, games, languages, words_in
from hardware.rfid import reader
from hardware.rfid.reader import trouble
from hardware.signals import (
    BeltDoubt,
    BeltFault,
    BeltTrouble,
    BeltWarning,
    ReaderLost,
    ReaderTrouble,
    SeatLost,
    SeatTrouble,
    Trouble,
)
from harness.matches import begun, random_steps
from harness.refusals import rulings_of

ROOT = Path(display.__file__).parents[1]
FILES = ("table", *games())
OTHERS = tuple(language for language in languages() if language != "en")
FUNCTIONS = {*KINDS, "CHAIR", "NAMES", "READER", "GAME", "LANGUAGE", "LANGUAGES", "NUMBER"}
MATCHES = 4
DATA = {
    *("airport", "back", "belt", "button", "by", "celsius", "count", "counted", "dealt"),
    *("discards", "running", "system", "board"),
    *("expected", "file", "folder", "found", "free", "game", "hours", "key", "laps", "percent"),
    *("day", "rpm", "known", "last", "least", "line", "luggage", "meant", "matches"),
    *("age", "code", "fewest", "minutes", "most", "moves", "text"),
    *(
        "name",
        "volume",
        "number",
        "of",
        "other_of",
        "phase",
        "pile",
        "player",
        "points",
        "port",
        "rank",
    ),
    *("network", "address", "password"),
    *("retry", "role", "round", "rounds", "rule", "scores", "seconds", "spot", "turn"),
    *("unit", "up", "value", "version", "volts", "wins"),
    *("pieces", "people", "left", "lower", "higher"),
}
"""Arguments that stand in a sentence as they are: numbers, and names that no language has words
for. All others are slugs, which a function names or a selector chooses by."""

SAID = {
    *("hands-or", "hands-the-place", "hands-the-place-at", "table-and"),
    *("hands-your-turn-to", "hands-your-turn-asked", "hands-lay-it-down", "hands-where-to"),
    "hands-where-to-or-choose",
}
"""Messages that the display puts together of others in the same language."""

QUAINT = re.compile(r"\b(whoever|whomever|the own|of whom|thus|whereby|lest)\b", re.I)

SLUG = re.compile(r"[\w/.:+-]*")

ROOMS = ("table", "screen", "hands", "scene", "web", *games())
ID = re.compile(rf"(?:{'|'.join(ROOMS)})-[a-z0-9-]*[a-z0-9]")
NAMES = re.compile(rf"(?:{'|'.join(kind.lower() for kind in KINDS)})-[a-z0-9-]+")
ENDINGS = re.compile(r"-(?:face-down|bluff|no-bluff|unread|doubted|trusted|true)")
"""What code puts behind an id."""


class Found(Visitor):
    """The arguments, functions and messages that an entry uses; `shown` are the arguments that
    stand in it as they are."""

    def __init__(self):
        self.arguments, self.functions, self.messages = set(), set(), set()
        self.shown = set()

    def visit_Placeable(self, node):  # noqa: N802
        if isinstance(node.expression, VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node):  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node):  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node):  # noqa: N802
        self.messages.add(node.id.name)


def used(node):
    found = Found()
    found.visit(node)
    return found


@cache
def entries(language, file):
    """The entries of a file by their ids."""
    text = (ROOT / "display" / "words" / language / f"{file}.ftl").read_text("utf-8")
    body = parse(text).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    found = [entry for entry in body if isinstance(entry, Entry)]
    ids = [entry.id.name for entry in found]
    assert {id for id in ids if ids.count(id) > 1} == set()
    return dict(zip(ids, found, strict=True))


def parts(entry):
    """The parts that a message must have; `asked` is for languages that address a seat first, and
    those of a name are its cases, which every language has for itself."""
    if NAMES.fullmatch(entry.id.name) or entry.id.name == "table-person":
        return set()
    return {attribute.id.name for attribute in entry.attributes} - {"asked"}


@cache
def english():
    """All English entries."""
    return {id: entry for file in FILES for id, entry in entries("en", file).items()}


# ---- the files ---------------------------------------------------------------------------------


def test_there_are_words_in_every_language_that_a_table_may_speak():
    assert languages() == tuple(LANGUAGES)
    assert set(games()) == set(CATALOGUE)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_with_the_same_parts_and_arguments(language, file):
    ours, theirs = entries("en", file), entries(language, file)
    assert set(theirs) == set(ours)
    assert {id: parts(entry) for id, entry in theirs.items()} == {
        id: parts(entry) for id, entry in ours.items()
    }
    for id, entry in theirs.items():
        assert used(entry).arguments == used(ours[id]).arguments, id


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", languages())
def test_no_sentence_comes_as_an_argument(language, file):
    shown = {id: used(entry).shown for id, entry in entries(language, file).items()}
    assert {id: args - DATA for id, args in shown.items() if args - DATA and id not in SAID} == {}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", languages())
def test_messages_use_only_functions_and_messages_that_there_are(language, file):
    known = {**entries(language, "table"), **entries(language, file)}
    for id, entry in entries(language, file).items():
        assert used(entry).functions <= FUNCTIONS, id
        assert used(entry).messages <= set(known), id


@pytest.mark.parametrize("file", FILES)
def test_english_is_plain(file):
    text = (ROOT / "display" / "words" / "en" / f"{file}.ftl").read_text("utf-8")
    assert [found.group() for found in QUAINT.finditer(text)] == []


def test_a_games_own_messages_begin_with_its_name_and_no_other_games():
    for file in games():
        for id in entries("en", file):
            assert id.startswith(f"{file}-") or NAMES.fullmatch(id), id


def test_every_passenger_and_suitcase_has_a_name():
    ids = set(entries("en", "luggage"))
    assert {f"passenger-{name}" for name in pieces.PASSENGERS} <= ids
    assert {f"suitcase-{name}" for name in pieces.SUITCASES} <= ids


# ---- what the code asks for --------------------------------------------------------------------


@cache
def written() -> tuple[set[str], re.Pattern[str]]:
    """The ids that code and templates write out, and a pattern of those that code puts together
    of words: what has none of its own would be a pattern of all."""
    plain, patterns = set(), set()
    for room in ("controller", "display", "workshop"):
        for file in sorted((ROOT / room).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    if ID.fullmatch(node.value):
                        plain.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    pattern = "".join(
                        re.escape(part.value) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
                        for part in node.values
                    )
                    if re.search(r"[a-z]", pattern.replace("[a-z0-9-]+", "")):
                        patterns.add(pattern)
    for file in sorted((ROOT / "display" / "web" / "templates").glob("*.html")):
        plain |= set(ID.findall(file.read_text("utf-8")))
    return plain, re.compile("|".join(sorted(patterns)))


def test_every_id_that_the_code_writes_out_is_a_message():
    plain, _ = written()
    assert len(plain) > 300
    stems = {ENDINGS.sub("", id) for id in english()}
    assert {id for id in plain if id not in english() and id not in stems} == set()


def test_every_message_is_one_that_the_code_asks_for():
    plain, put_together = written()
    rulings = {f"{slug}-{key.replace('_', '-')}" for slug in CATALOGUE for key in rulings_of(slug)}
    referred = set().union(*(used(entry).messages for entry in english().values()))
    common = {f"table-{key.replace('_', '-')}" for key in COMMON}
    figures = {feat.id.replace("-story-", "-figure-") for feat in BLUFFS}
    known = plain | rulings | common | figures | referred
    unused = [
        id
        for id in english()
        if id not in known
        and ENDINGS.sub("", id) not in known
        and not NAMES.fullmatch(id)
        and not put_together.fullmatch(id)
    ]
    assert unused == []


@pytest.fixture
def silent(caplog):
    """Whatever falls back to English or has an argument missing is an error."""
    with caplog.at_level(logging.WARNING, logger="display.words"):
        yield
    assert [record.getMessage() for record in caplog.records] == []


def say(message: Message | Notice, *parts: str) -> None:
    """Say a message in all languages. What it is told of is data, not text."""
    for arg in message.args.values():
        for one in arg if isinstance(arg, tuple) else (arg,):
            assert not isinstance(one, str) or SLUG.fullmatch(one), message
    for language in languages():
        words = Words(language)
        assert words(message) != message.id
        for part in parts:
            assert words.part(message, part), f"{message.id} has no {part}"


REASONS = ("card", "gone", "superblock", "journal", "damaged", "unreadable")
"""Why a start keeps nothing, by firmware/image/initramfs/reclaim-data."""


def test_every_reason_why_nothing_is_kept_is_said_in_words_of_its_own(silent):
    faults = get_args(get_type_hints(DiskFault)["code"])
    said = set()
    for why in {*REASONS, *faults}:
        for rest in ("read", "part", "nothing"):
            unkept = Unkept(why, rest)
            say(unkept.asked, "remedy")
            say(unkept.told, "remedy")
            say(Message("screen-unkept-works", {"rest": rest}))
        said.add(Words("en")(Unkept(why, "read").asked))
    assert len(said) >= len(REASONS) + 2


@pytest.mark.parametrize("slug", CATALOGUE)
def test_everything_that_the_rules_refuse_is_said(slug, silent):
    for key in rulings_of(slug):
        say(Message(f"{slug}-{key.replace('_', '-')}", {"active": "red"}), "remedy")


def lines_of(choices) -> Iterator[Message]:
    for choice in choices:
        yield choice.message
        if choice.title is not None:
            yield choice.title
        yield from lines_of(choice.then)


def menus_of(table, state):
    """The menu in a state, and those that follow on a line that says what the next piece is."""
    referee = table.begin(state, 0.0).referee
    menu = table.menu(state, referee, NOTHING)
    if menu is None:
        return
    yield menu
    for choice in menu.choices:
        if isinstance(choice.means, Meant):
            half = table.chosen(referee, state, NOTHING, menu.seat, choice.means).half
            yield table.menu(state, referee, half)


def states(game):
    """The states of some matches, of every number of players."""
    for seed in range(MATCHES):
        players = list(game.rules.players)
        state = begun(game.rules, players[seed % len(players)])
        yield state
        for _, _, after in random_steps(game.rules, state, random.Random(seed)):
            yield after


@pytest.mark.parametrize("slug", CATALOGUE)
def test_every_prompt_and_every_line_of_a_menu_is_said(slug, silent):
    game, asked, offered = CATALOGUE[slug], {}, {}
    for spots in (0, 6):
        table = game.table(TableShape(spots=spots))
        for state in states(game):
            prompt = table.prompt(state)
            if prompt is not None:
                asked[prompt.id] = prompt
            for menu in menus_of(table, state):
                offered |= {str(line): line for line in (menu.title, *lines_of(menu.choices))}
    assert asked
    for prompt in asked.values():
        say(prompt, "remedy")
    for line in offered.values():
        say(line)


@pytest.mark.parametrize("slug", CATALOGUE)
def test_every_value_of_every_option_is_said_in_words_of_its_own(slug, silent):
    for line in CATALOGUE[slug].lines:
        for language in languages():
            said = [Words(language)(line.message(slug, value)) for value in line.values]
            assert len(set(said)) == len(line.values), said


@pytest.mark.parametrize("slug", [slug for slug in CATALOGUE if slug != "luggage"])
def test_what_is_printed_beside_places_is_said(slug, silent):
    game = CATALOGUE[slug]
    seats = ("red", "blue", "green", "yellow")
    layout = game.setting(game.rules.initial(game.rules.options_from({}), seats)).layout
    for place in (*layout.piles, *layout.rows):
        say(caption(place, layout))


def test_the_menu_of_a_match_that_rests_is_said(silent):
    menu = pause.menu(("red", "blue", "green"), ("green",))
    for line in (menu.title, *lines_of(menu.choices)):
        say(line)


def test_what_the_others_are_asked_to_do_for_a_player_who_left_is_said(silent):
    for act in (Tapped("blue", "captains-orders/1"), TappedAt(2, "captains-orders/1")):
        say(pause.asked_for("red", act), "remedy")


@pytest.mark.parametrize("code", get_args(BeltTrouble))
def test_what_stops_the_belt_is_said(code, silent):
    for retry_in_s in (None, 1.5):
        drive = Drive()
        drive.hear(BeltFault(at_s=0.0, trouble=Trouble(code, ""), retry_in_s=retry_in_s))
        say(drive.fault, "remedy")


PULSES = {"counted": 228, "expected": 240}
DOUBTS = {
    "index-silent": PULSES,
    "index-disagrees": PULSES,
    "battery-absent": {"volts": 0.1},
    "battery-too-high": {"volts": 9.9},
    "battery-jumps": {"least": 3.0, "most": 7.5},
}


@pytest.mark.parametrize("code", get_args(BeltDoubt))
def test_what_is_doubtful_about_the_belt_is_said(code, silent):
    drive = Drive()
    trouble = Trouble(code, "", data=DOUBTS.get(code, {}))
    drive.hear(BeltWarning(at_s=0.0, trouble=trouble))
    (notice,) = drive.notices()
    say(notice, "remedy")


def lost(signal):
    devices = LostDevices()
    devices.hear(signal)
    (notice,) = devices.faults()
    return notice


@pytest.mark.parametrize(
    "fault", ["bus 00", "bus FF", "chip 5A", "reset", "antenna", "encrypting", "It is ill."]
)
def test_why_a_reader_is_lost_is_said(fault, silent):
    say(lost(ReaderLost(at_s=0.0, reader="spot-2", trouble=trouble(fault))), "remedy")


NAMED = {
    "pad/green": "Green's pad",
    "belt": "The belt's reader",
    "belt-2": "The belt's reader 2",
    "spot-3": "The reader of spot 3",
    "left": "The reader left",
}
"""What readers are called, by their names in the table file."""


@pytest.mark.parametrize("name", NAMED)
def test_a_reader_is_named_by_its_place(name):
    said = Words("en")("table-reader-lost-other", reader=name)
    assert said.startswith(f"{NAMED[name]} is lost: ")


@pytest.mark.parametrize("language", languages())
def test_no_name_of_the_table_file_is_said(language):
    words = words_in(language)
    said = {name: words("screen-operator-named", reader=name) for name in NAMED}
    assert len(set(said.values())) == len(said)
    for name in ("pad/green", "belt-2", "spot-3"):
        assert name not in said[name]
        assert name not in words("table-reader-lost-bus", reader=name, value="FF")


def test_no_reason_of_a_lost_reader_is_forgotten():
    assert {*reader._SAYS, "other"} == set(get_args(ReaderTrouble))


@pytest.mark.unsaid
@pytest.mark.parametrize("code", get_args(SeatTrouble))
def test_why_a_seat_is_lost_is_said(code, silent):
    more = {"seconds": 1.0} if code == "silent" else {}
    why = Trouble(code, "", data={"port": "/dev/reclaim-red", **more})
    say(lost(SeatLost(at_s=0.0, seat="red", trouble=why)), "remedy")


def distinct(notices, part=""):
    """Whether each is said in words of its own, in every language."""
    for language in languages():
        said = [words_in(language).part(notice, part) for notice in notices]
        assert len(set(said)) == len(said), said


@pytest.mark.parametrize("playing", [True, False])
def test_why_nothing_is_recorded_is_said(playing, silent):
    codes = get_args(get_type_hints(DiskFault)["code"])
    recordings = [Recording(impossible=DiskFault(code, "")) for code in codes]
    notices = [notice for one in recordings for notice in one.faults(playing=playing)]
    for notice in notices:
        say(notice, "remedy")
    distinct(notices)


def test_why_a_match_cannot_go_on_is_said(silent):
    data = {"no-game": {"game": "chess"}, "no-seat": {"seat": "white"}}
    record = MatchRecord(
        id=1, game="luggage", options={}, seats=("red", "blue"), table="sim", began_utc=""
    )
    notices = []
    for code in get_args(get_type_hints(JournalError.__init__)["code"]):
        interruption = Interruption(record, ())
        interruption.fail(JournalError("", code, data.get(code, {})), 0.0)
        say(interruption.notice, "remedy")
        notices.append(interruption.notice)
    distinct(notices)


# ---- how they are said -------------------------------------------------------------------------


def test_arguments_are_filled_in():
    assert words_in("en")("table-game", game="captain-bluff") == "Captain Bluff"
    assert words_in("de")("luggage-screen-round", number=2, of=3) == "Runde 2 von 3"
    assert words_in("fr")("screen-seconds", seconds=1.25) == "1,2"


def test_a_message_says_what_an_argument_is():
    order = Notice("captains-orders-give", {"active": "red", "turn": "blue"})
    assert words_in("en")(order) == "Red: give Blue a card."
    assert words_in("de")(order) == "Rot: Blau eine Karte geben."
    assert words_in("de").part(order, "asked") == "Blau eine Karte geben."
    assert words_in("de").part(order, "remedy") == "Am Lesefeld von Blau antippen."


def test_a_part_that_a_message_does_not_have_is_empty(silent):
    assert words_in("de").part(Notice("table-joining"), "remedy") == ""


def test_several_seats_make_a_sentence():
    def won(language, *seats):
        return words_in(language)("screen-winners", seats=seats, count=len(seats))

    assert won("en", "red") == "Red wins!"
    assert won("en", "red", "blue", "green") == "Red, Blue and Green win together!"
    assert won("de", "red", "blue") == "Rot und Blau gewinnen gemeinsam!"
    assert won("fr") == "La partie est finie"


def test_sentences_name_who_plays_and_devices_go_by_the_colour_of_their_seat():
    order = Notice("captains-orders-give", {"active": "red", "turn": "blue"})
    words = words_in("en", (("red", "Ada"), ("blue", "Ben")))
    assert words(order) == "Ada: give Ben a card."
    lost = words("table-reader-lost-bus", reader="pad/red", value="FF")
    assert lost == "Red's pad is lost: its bus reads only FFh."
    assert words.person("red") == "Ada"
    assert words.person("green") == "Green"


def test_where_only_people_are_meant_a_name_stands_alone():
    words = words_in("en", (("red", "Ada"),))
    assert words("screen-winners", seats=("red", "blue"), count=2) == "Ada and Blue win together!"


@pytest.mark.unsaid
def test_a_name_is_not_declined_so_the_colour_takes_the_case(monkeypatch):
    words = Words("de", (("red", "Ada"),))
    monkeypatch.setattr("display.words._entries", lambda language, file: Entries(GRAMMAR))
    assert words("greeting", seat="red") == "mit dem Roten (Ada)"


@pytest.mark.parametrize(
    ("language", "person", "said"),
    [
        ("sv", "Ada", "Det är Adas tur."),
        ("sv", "Lars", "Det är Lars tur."),
        ("sv", "Max", "Det är Max tur."),
        ("sv", "", "Det är Röds tur."),
        ("da", "Ada", "Det er Adas tur."),
        ("da", "Lars", "Det er Lars' tur."),
    ],
)
def test_a_name_has_the_case_that_its_language_can_make_of_any_name(language, person, said):
    people = (("red", person),) if person else ()
    assert words_in(language, people)("hands-turn-of", seat="red") == said


def test_a_card_of_a_city_has_its_number_behind_its_name():
    assert words_in("de")("captain-bluff-card", card="tokyo-7") == "Tokio 7"
    assert words_in("de")("captain-bluff-card", card="round-trip") == "Weltreise"


def test_a_name_that_nobody_knows_is_made_of_its_slug():
    assert words_in("de")("table-seat", seat="dark-grey") == "Dark grey"


@pytest.mark.unsaid
def test_a_language_without_words_speaks_english(caplog):
    assert Words("eo")("table-menu-back") == "Back"
    assert "there is no message table-menu-back in eo" in caplog.text


@pytest.mark.unsaid
def test_a_message_with_an_argument_missing_is_said_in_english_and_noted(caplog):
    Words("de")("table-others-choice")
    assert "table-others-choice in de" in caplog.text


@pytest.mark.unsaid
def test_a_message_that_nobody_has_is_shown_as_its_id(caplog):
    assert Words("de")("word-of-tomorrow") == "word-of-tomorrow"
    assert "there is no message word-of-tomorrow in en" in caplog.text


def test_a_message_of_a_game_that_was_installed_is_found_after_our_own(monkeypatch):
    def asked():
        raise AssertionError("packages are looked at")

    monkeypatch.setattr("display.words._elsewhere", asked)
    words = Words("de")
    assert words("table-menu-back") == "Zurück"
    assert words("luggage-screen-round", number=2, of=3) == "Runde 2 von 3"
    with pytest.raises(AssertionError, match="packages"):
        words("crazy-eights-title")


def test_a_name_takes_the_case_that_the_message_asks_for(monkeypatch):
    words = Words("de")
    monkeypatch.setattr("display.words._entries", lambda language, file: Entries(GRAMMAR))
    assert words("greeting", seat="red") == "mit dem Roten"
    assert words("greeting", seat="blue") == "mit Blau"


GRAMMAR = """
greeting = mit { SEAT($seat, case: "dative") }
seat-red = der Rote
    .dative = dem Roten
seat-blue = Blau
"""


_TYPED = re.compile(
    r"\bsudo\b|\bmake \w|\bapt\b|\bpip3?\b|\bsystemctl\b|\bjournalctl\b|systemd/"
    r"|/boot/|/etc/|/proc/|\blib[a-z]+[0-9]\b|\breclaim [a-z]",
)
"""What only somebody can do who has logged in. `reclaim` in small letters is a command."""


@pytest.mark.parametrize("language", languages())
def test_no_sentence_tells_people_to_type_a_command(language):
    """On the image nobody can log in: a sentence says what can be done at the table, on its card or
    at another computer."""
    commands = {
        f"{file}: {line.strip()}"
        for file in FILES
        for line in (ROOT / "display/words" / language / f"{file}.ftl").read_text().splitlines()
        if not line.startswith("#") and _TYPED.search(line)
    }
    assert commands == set()


FOR_A_TERMINAL = {
    "controller/cli.py": "what was typed is wrong",
    "controller/commands": "what was typed is answered",
    "controller/views/paths.py": "a screen's program that was started by hand",
    "hardware/stations/flashing.py": "`reclaim station`; the operator's page goes by the code",
    "hardware/stations/link.py": "the log; the screen goes by the code",
}
"""Whose sentences no screen shows, and why. A computer that lacks a package was set up by hand."""


def sentences(tree):
    """The strings of a module that are no docstrings."""
    said = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.lineno, node.value


def test_no_error_that_a_closed_table_shows_tells_people_to_type():
    """It shows the sentence of the error itself."""
    typed = re.compile(r"\bsudo\b|\bsystemctl\b|\bjournalctl\b|raspi-config|`reclaim |\bchmod\b")
    found = {
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for folder in ("hardware", "controller")
        for path in (ROOT / folder).rglob("*.py")
        if not str(path.relative_to(ROOT)).startswith(tuple(FOR_A_TERMINAL))
        for line, text in sentences(ast.parse(path.read_text("utf-8")))
        if typed.search(text)
    }
    assert found == set()
