"""What Home Assistant is told of a table: by the keys that its own source has.

Read in github.com/home-assistant/core: what a device must and may have, and the topic, in
homeassistant/components/mqtt/schemas.py and discovery.py at 0f5c1b54; that `entity_category` and
`options` are keys, in a stored abbreviations.py (05efb6ea), which is older. Not read: the sensor's
own check of `device_class` enum with `options`, and in which release all this came first. No Home
Assistant has run here.
"""

import msgspec
import pytest

from controller.telling.commands import wanted
from controller.telling.homeassistant import discovery, greeting
from controller.views.telling import TableState

TABLE = "0123456789abcdef"
WHOLE = {"device", "origin", "components", "state_topic", "availability_topic", "qos"}
DEVICE = {"identifiers", "name", "manufacturer", "model", "sw_version"}
ORIGIN = {"name", "sw_version", "support_url"}
SENSOR = {
    "platform", "unique_id", "name", "value_template", "state_topic", "entity_category",
    "device_class", "options", "json_attributes_topic",
}  # fmt: skip

COMMAND = {
    "platform", "unique_id", "name", "command_topic", "value_template", "options", "min", "max",
    "step", "unit_of_measurement",
}  # fmt: skip


def test_it_has_what_a_device_must_have_and_no_key_that_nobody_reads():
    told = discovery(TABLE, "Window table")
    assert {"device", "origin", "components"} <= set(told) <= WHOLE
    assert set(told["device"]) <= DEVICE
    assert told["device"]["name"] == "Window table"
    assert told["origin"]["name"]
    assert set(told["origin"]) <= ORIGIN
    assert told["device"]["identifiers"]
    for one in told["components"].values():
        assert {"platform", "unique_id"} <= set(one) <= SENSOR


def test_each_of_its_parts_is_known_by_a_name_of_its_own():
    names = [one["unique_id"] for one in discovery(TABLE)["components"].values()]
    assert len(set(names)) == len(names)
    assert not set(names) & {one["unique_id"] for one in discovery("f" * 16)["components"].values()}


def test_every_stage_of_a_table_is_one_that_is_announced():
    (field,) = (one for one in msgspec.structs.fields(TableState) if one.name == "stage")
    assert set(discovery(TABLE)["components"]["stage"]["options"]) == set(field.type.__args__)


def test_buttons_are_there_where_commands_are_on_and_nowhere_else():
    assert "command_topic" not in str(discovery(TABLE))
    found = discovery(TABLE, commands=True)["components"]
    buttons = {one["command_topic"]: one for one in found.values() if "command_topic" in one}
    assert {topic.removeprefix(f"reclaim/{TABLE}/do/") for topic in buttons} == {
        "pause", "go-on", "language", "volume",
    }  # fmt: skip
    for topic, one in buttons.items():
        said = {"button": "PRESS", "select": one.get("options", ["de"])[-1], "number": "40"}
        assert wanted(topic.rpartition("/")[2], said[one["platform"]].encode())
        assert {"platform", "unique_id"} <= set(one) <= COMMAND


def test_it_lies_where_home_assistant_looks():
    message = greeting(TABLE)
    assert message.topic == f"/homeassistant/device/reclaim_{TABLE}/config"
    assert message.kept


STATE = {
    "names": {"red": "Ada"},
    "points": {"red": 3, "blue": 4},
    "faults": [{"said": "The belt is jammed."}],
}
RESULT = {"players": [{"seat": "red", "place": 2}, {"seat": "blue", "place": 1, "person": "Ada"}]}


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("points", STATE, "Ada 3, blue 4"),
        ("points", {}, ""),
        ("faults", STATE, "The belt is jammed."),
        ("problem", STATE, "ON"),
        ("problem", {}, "OFF"),
        ("stage", {}, "attract"),
        ("volume", {}, "100"),
        ("volume", {"volume": 40}, "40"),
        ("language", {"language": "de"}, "de"),
        ("result", RESULT, "1. Ada, 2. red"),
    ],
)
def test_its_templates_say_what_a_person_reads(key, value, said):
    """Home Assistant's templates are Jinja's."""
    from jinja2.sandbox import SandboxedEnvironment

    template = discovery(TABLE, commands=True)["components"][key]["value_template"]
    rendered = SandboxedEnvironment(autoescape=False).from_string(template)
    assert rendered.render(value_json=value).strip() == said
