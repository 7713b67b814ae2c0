"""The page of the table's own WiFi, by its real program: what it writes, whom it lets in."""

import re
import shutil
import socket

import pytest
from msgspec.structs import replace

from browserphone import CHROMIUM, LANDSCAPE, PORTRAIT, faults, launched
from controller.commands import restating
from controller.table.appliance import read_settings
from controller.views.message import Message
from display.web.regions import Region, likely, regions
from display.web.setup import TRIES, chosen_settings
from harness.browsing import ask
from portalpages import OWN, SETTINGS, portal_pages
from probes import PROBES

CHOSEN = {
    "language": "de",
    "region": "DE Europe/Berlin",
    "network": "home",
    "password": "the right one",
    "hostname": "gate-7",
    "table": "my-table.toml",
    "volume": "20",
    "phones": "on",
}


@pytest.fixture(autouse=True)
def _no_network_is_joined(monkeypatch):
    monkeypatch.setattr(restating, "run_through", lambda *command: None)


@pytest.fixture
def pages(tmp_path):
    with portal_pages(tmp_path) as pages:
        yield pages


@pytest.fixture(scope="module")
def read(tmp_path_factory):
    """The page, for who saves nothing."""
    with portal_pages(tmp_path_factory.mktemp("portal")) as pages:
        yield pages


def test_what_is_chosen_is_what_the_owners_file_says_and_its_remarks_stay(pages):
    status, headers, body = ask(pages, "/set-up", CHOSEN, Accept_Language="en")
    assert (status, headers["Cache-Control"]) == (200, "no-store"), body.decode()
    assert b"home" in body
    assert pages.settings.startswith('# mine\nlanguage = "de"\n')
    read = read_settings(pages.file)
    assert read.mistakes == ()
    said = read.settings
    assert (said.timezone, said.hostname, said.table) == (
        "Europe/Berlin",
        "gate-7",
        "my-table.toml",
    )
    assert (said.wifi.country, said.wifi.name, said.wifi.password) == (
        "DE",
        "home",
        "the right one",
    )
    assert said.phones


def test_what_was_left_empty_stays(pages):
    assert ask(pages, "/set-up", {"language": "en"})[0] == 200
    assert pages.settings == SETTINGS.replace('"en"\n', '"en"\nphones = false\n')


def test_it_offers_the_networks_that_the_radio_hears_and_the_table_files(read):
    body = ask(read, "/", Accept_Language="de-AT,de;q=0.9")[2].decode()
    assert '<option value="home">' in body
    assert "<option>my-table.toml</option>" in body
    assert '<option value="AT Europe/Vienna" selected>' in body
    assert "Den Tisch mit dem Handy einrichten" in body
    assert OWN.password not in body, "who reads it has joined"


def test_a_wrong_password_is_told_on_the_phone(pages):
    pages.tell(replace(OWN, why=Message("table-wifi-password", {"network": "home"})))
    assert "“home” does not let the table in" in ask(pages, "/")[2].decode()


@pytest.mark.parametrize("probe", PROBES, ids=lambda probe: probe.host + probe.path)
def test_each_system_is_led_to_the_page_and_none_believes_that_it_is_online(read, probe):
    status, headers, body = ask(read, probe.path, Host=probe.host)
    assert (status, headers["Location"]) == (302, f"http://{read.address}/")
    assert (status, body[: len(probe.body)]) != (probe.status, probe.body)


def test_names_are_answered_by_the_same_program(read):
    query = b"\x12\x34\x01\x00\x00\x01\0\0\0\0\0\0\7captive\5apple\3com\0\0\1\0\1"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asks:
        asks.settimeout(10)
        asks.sendto(query, read.names)
        assert asks.recv(512).endswith(socket.inet_aton("127.0.0.1"))


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/set-up", {"Origin": None}),
        ("/set-up", {"Origin": "http://elsewhere.example"}),
        ("/set-up", {"Host": "elsewhere.example", "Origin": "http://elsewhere.example"}),
        ("/set-up", {"Content_Length": "5000"}),
    ],
)
def test_no_page_of_somebody_elses_changes_anything(read, path, headers):
    assert ask(read, path, CHOSEN, **headers)[0] == 400
    assert read.settings == SETTINGS


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"volume": "loud"}, "volume"),
        ({"password": "short"}, "password"),
        ({"region": ""}, "country"),
        ({"language": "xx"}, "language"),
    ],
)
def test_what_cannot_be_so_is_named(wrong, key):
    assert chosen_settings(CHOSEN | wrong) == Message("web-desk-setting-wrong", {"key": key})


def test_what_an_owner_could_not_write_is_refused_and_nothing_changes(pages):
    status, _, body = ask(pages, "/set-up", CHOSEN | {"hostname": "a b"})
    assert status == 400
    assert b"the value of hostname cannot be used" in body
    assert pages.settings == SETTINGS


def test_who_saves_all_the_time_must_wait(pages):
    for _ in range(TRIES):
        assert b"cannot be so: volume" in ask(pages, "/set-up", CHOSEN | {"volume": "x"})[2]
    assert ask(pages, "/set-up", CHOSEN)[0] == 400
    assert pages.settings == SETTINGS


def test_a_network_that_no_radio_hears_can_be_typed():
    typed = chosen_settings(CHOSEN | {"hidden": " cellar ", "phones": ""})
    assert typed["wifi"]["name"] == "cellar"
    assert typed["phones"] is False


def test_a_browsers_languages_name_a_country():
    known = (Region("AT", "Europe/Vienna"), Region("DE", "Europe/Berlin"))
    assert likely("en,de-AT;q=0.9,de-DE;q=0.8", known).timezone == "Europe/Vienna"
    assert likely("en", known) is likely("xx-ZZ", known) is None


def test_every_region_has_a_country_and_no_list_is_no_fault(tmp_path):
    if shutil.which("zdump") is None and not regions():
        pytest.skip("there is no tzdata here")
    assert Region("DE", "Europe/Berlin") in regions()
    assert all(re.fullmatch("[A-Z]{2}", one.country) for one in regions())
    assert regions(tmp_path / "none") == ()


@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here")
def test_a_phone_sets_the_table_up_and_the_page_can_be_used_by_everybody(pages, tmp_path):
    pages.tell(replace(OWN, why=Message("table-wifi-password", {"network": "home"})))
    with launched() as browser:
        for (width, height), scheme in ((PORTRAIT, "light"), (LANDSCAPE, "dark")):
            page = browser.new_page(
                viewport={"width": width, "height": height},
                color_scheme=scheme,
                java_script_enabled=True,
                locale="de-DE",
            )
            page.goto(f"http://{pages.address}/")
            assert faults(page) == []
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width
            page.screenshot(path=tmp_path / f"setup-{width}.png", full_page=True)
        page.select_option("[name=network]", "home")
        page.fill("[name=password]", "the right one")
        page.click("button.first")
        page.wait_for_selector(".note")
        page.screenshot(path=tmp_path / "saved.png")
    assert read_settings(pages.file).settings.wifi.country == "DE"
