"""Where a broker is, as its owner writes it."""

import pytest

from controller.errors import BrokerError
from controller.telling.wire import Broker, broker_at


@pytest.mark.parametrize(
    ("address", "broker"),
    [
        ("mqtt://broker.lan", Broker("mqtt", "broker.lan", 1883)),
        ("mqtts://broker.lan", Broker("mqtts", "broker.lan", 8883)),
        ("nats://10.0.0.5:4333/", Broker("nats", "10.0.0.5", 4333)),
        ("mqtt://[fd00::5]:1999", Broker("mqtt", "fd00::5", 1999)),
    ],
)
def test_an_address_says_the_way_the_computer_and_the_port(address, broker):
    assert broker_at(address) == broker


@pytest.mark.parametrize(
    "address", ["", "broker.lan", "http://broker.lan", "mqtt://", "mqtt://a:99999", "mqtt://a/b"]
)
def test_what_is_no_address_is_said_in_a_sentence(address):
    with pytest.raises(BrokerError, match="expected one such as mqtt://"):
        broker_at(address)


def test_a_password_in_an_address_is_refused_and_not_repeated():
    with pytest.raises(BrokerError, match="--credentials") as refused:
        broker_at("mqtt://ada:hush@broker.lan")
    assert "hush" not in str(refused.value)


def test_name_and_password_come_from_a_file(tmp_path):
    file = tmp_path / "credentials"
    file.write_text("ada\nhush\n")
    broker = broker_at("mqtt://broker.lan", file)
    assert (broker.user, broker.password) == ("ada", "hush")
    assert "hush" not in repr(broker)


def test_a_file_of_something_else_is_refused(tmp_path):
    file = tmp_path / "credentials"
    file.write_text("ada\nhush\nand more\n")
    with pytest.raises(BrokerError, match="the name in the first line"):
        broker_at("mqtt://broker.lan", file)
