# `make play` plays, `make test` tests, `make check` does what CI does. Nothing else is needed;
# `make docs-plots` draws the pictures of motor and rooms in docs/images again, `make gallery` every
# screen into out/gallery; `make lock` takes up new releases. `sudo make install-pi` makes a table of
# this computer.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play party test test-long fuzz check lint ranges pythons bench-check test-research lock mutants novice docs-plots \
	gallery contact-sheet league-demo clean install-pi image image-lock test-image release mechanics \
	test-mechanics docs-mechanics docs-guide

play: $(VENV)/play.stamp
	@$(BIN)/reclaim play

# At a television, with phones as everybody's hands.
party: $(VENV)/party.stamp
	@$(BIN)/reclaim party

# Twelve tables play an evening, and the league's pages show it (docs/league.md).
league-demo: $(VENV)/test.stamp
	@$(BIN)/python -m bench.league_demo

# A file's tests share what they draw, play and start: they run in one process.
test: $(VENV)/test.stamp
	$(BIN)/pytest -n auto --dist loadfile --durations=25 --durations-min=1

# A hundred times as long as `make test` does it: kills, damages, slips, strange input. GAME chooses one.
LONG := 100
GAME :=
test-long: $(VENV)/test.stamp
	$(BIN)/pytest -n auto tests/long --matches $(LONG) $(if $(GAME),-k $(GAME))

check: test ranges lint

lint: $(VENV)/test.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The properties of rules and protocols with other examples each time; FUZZ chooses some tests.
FUZZ :=
fuzz: $(VENV)/test.stamp
	HYPOTHESIS_PROFILE=fuzz $(BIN)/pytest -n auto -m hypothesis $(FUZZ)

# Says when a release in a declared range breaks us.
ranges: $(VENV)/test.stamp
	$(BIN)/python tests/ranges.py

# Plays on the oldest and the newest Python that there is on this computer.
pythons: $(VENV)/test.stamp
	$(BIN)/python tests/pythons.py

# What CI and everybody test with, and what the appliance installs: each file by its hash.
lock:
	$(PYTHON) -m venv $(VENV)/lock
	$(VENV)/lock/bin/python -m pip install --quiet --disable-pip-version-check uv
	$(VENV)/lock/bin/uv pip compile $(LOCKED) $(NOT_ON_THE_PI) --extra pi --extra calibrate --extra stations \
		--extra tell --extra web --output-file requirements-pi.txt
	$(VENV)/lock/bin/uv pip compile $(LOCKED) --extra pi --extra test --output-file requirements-test.txt
	sed -i "s/^lgpio==.* ; sys_platform == 'linux'/& $(NO_WHEEL)/" requirements-test.txt

LOCKED := --quiet --upgrade --generate-hashes --universal --python-version 3.11 --no-emit-package reclaim \
	--custom-compile-command "make lock" pyproject.toml
# A PC has no GPIO lines, and from Python 3.13 on there is no wheel of lgpio for one: its tests leave it out.
NO_WHEEL := and (python_version < '3.13' or platform_machine != 'x86_64')
# pygame is Debian's there: PyPI's cannot draw on KMS. mfrc522 names RPi.GPIO, which is never imported
# (hardware/rfid/pi.py).
NOT_ON_THE_PI := --no-emit-package pygame --no-emit-package pygame-ce --no-emit-package rpi-gpio

# A cautious novice plays 204 matches, 17 of each game with spots and without.
novice: $(VENV)/test.stamp
	$(BIN)/pytest tests/e2e/test_novice.py --matches 17 -n 2

# The measurements of the bots, which CI leaves out.
test-research: $(VENV)/test.stamp
	$(BIN)/pytest research/tests

# The quick benches beside the last release's figures; KEEP=1 makes theirs the baseline, for a release.
bench-check: $(VENV)/test.stamp
	$(BIN)/python -m bench.check $(if $(KEEP),--keep)

# Breaks the code in some 150 places, one at a time, and fails when no test notices one.
mutants: $(VENV)/test.stamp
	$(BIN)/python tests/mutants.py

docs-plots: $(VENV)/play.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[report]'
	$(BIN)/python -m bench.plots docs/images
	PYTHONPATH=tests/lib $(BIN)/python -m roomplan docs/images/rooms.svg

gallery: $(VENV)/test.stamp
	PYTHONPATH=tests/lib $(BIN)/python -m gallery --all out/gallery

# Every screen of every game in four languages and three sizes; says where text of any language has
# no room, in all sizes.
contact-sheet: $(VENV)/test.stamp
	PYTHONPATH=tests/lib $(BIN)/python -m gallery.sheets out/contact-sheet

# The carousel's parts for a 3D printer into out/mechanics; TABLE is another table file.
TABLE := pi4-carousel
SOLID := $(VENV)/mechanics
mechanics: $(SOLID).stamp
	$(SOLID)/bin/reclaim mechanics $(TABLE) out/mechanics

# Turns the belt and looks for what is in its way: some minutes.
test-mechanics: $(SOLID).stamp
	$(SOLID)/bin/pytest -m mechanics -p no:xdist tests/workshop/mechanics

# The pictures of docs/build: a step each from the solids, and the wiring; its tables, too.
docs-mechanics: mechanics $(VENV)/test.stamp
	cp out/mechanics/*.svg docs/images/mechanics/
	PYTHONPATH=tests/lib $(BIN)/python -m guide out/mechanics/parts.md
	$(BIN)/reclaim wire pi4-carousel docs/images/wiring.svg
	$(BIN)/reclaim wire pi4-carousel docs/images/wiring.circuit.svg

# docs/build/numbers.md, where each number of the guide is from, and the guide's table of screws.
docs-guide: $(VENV)/test.stamp
	PYTHONPATH=tests/lib $(BIN)/python -m guide

# 1 GB, which brings older releases than those that everybody tests with: so it stands apart.
$(SOLID).stamp: pyproject.toml
	@test -x $(SOLID)/bin/python || $(PYTHON) -m venv $(SOLID)
	$(SOLID)/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[mechanics,test]'
	@touch $@

# The card's image and its updates (firmware/image/README.md), as root. ARCH=amd64 is a PC under QEMU.
ARCH := arm64
IMAGEBUILDER := PYTHONPATH=firmware/image $(BIN)/python -m imagebuilder

image: $(VENV)/test.stamp
	$(IMAGEBUILDER) image --arch $(ARCH)

image-lock: $(VENV)/test.stamp
	$(IMAGEBUILDER) lock

# Boots the image in virtual machines, and notes for CI which one that was.
test-image: $(VENV)/test.stamp
	$(IMAGEBUILDER) image --arch amd64
	$(BIN)/pytest -m vm -p no:xdist tests/firmware tests/hardware/stations
	$(IMAGEBUILDER) note-tested --arch amd64

# A release of both images (docs/release.md), as root: KEY is the secret key, NEXT the public key that
# may replace it, URL where the files will be. DRAFT=--draft for a version without a date.
KEY :=
NEXT :=
URL :=
DRAFT :=
release: $(VENV)/test.stamp
	$(IMAGEBUILDER) image --arch amd64 --arch arm64 --public $(KEY:.key=.pub) --next $(NEXT)
	$(IMAGEBUILDER) is-tested --arch amd64 || { echo "make test-image has not booted these files."; false; }
	$(BIN)/pytest -m vm -p no:xdist tests/firmware/image/test_vm_raspi.py tests/firmware/image/test_vm_arm64.py
	$(IMAGEBUILDER) release --key $(KEY) --url $(URL) $(DRAFT)

# pip runs again only when pyproject.toml or the lock changes.
$(VENV)/play.stamp: pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/party.stamp: pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[web]'
	@touch $@

$(VENV)/test.stamp: pyproject.toml requirements-test.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-test.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@ $(VENV)/play.stamp $(VENV)/party.stamp

# Where the table's Python packages are. With PYPI=1 lgpio is compiled with its C library where there is
# no wheel of it; --no-deps leaves out what NOT_ON_THE_PI leaves out of the lock.
PLACE := /opt/reclaim
install-pi:
	apt-get update --quiet
	apt-get install --yes --no-install-recommends $$(sed 's/#.*//' systemd/debian-packages)
	if command -v raspi-config >/dev/null; then raspi-config nonint do_spi 0; fi
	/usr/bin/python3 -m venv --clear --system-site-packages $(PLACE)
	PYPI=1 $(PLACE)/bin/python -m pip install --disable-pip-version-check --require-hashes --no-deps \
		--ignore-installed -r requirements-pi.txt
	$(PLACE)/bin/python -m pip install --disable-pip-version-check --no-deps --force-reinstall .
	systemd/install --venv $(PLACE)

clean:
	rm -rf $(VENV) out
