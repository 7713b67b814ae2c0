# `make play` plays, `make test` tests, `make check` does what CI does. Nothing else is needed;
# `make docs-plots` draws the motor's pictures in docs/images anew.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check mutants docs-plots clean

play: $(VENV)/play.stamp
	@$(BIN)/reclaim play

test: $(VENV)/test.stamp
	$(BIN)/pytest -n auto

check: test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Breaks the code in some fifty places, one at a time, and fails when no test notices one.
mutants: $(VENV)/test.stamp
	$(BIN)/python tests/mutants.py

docs-plots: $(VENV)/play.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[report]'
	$(BIN)/python -m hardware.sim.plots docs/images

# pip runs again only when pyproject.toml changes.
$(VENV)/play.stamp: pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/test.stamp: pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[pi,test]'
	@touch $@ $(VENV)/play.stamp

clean:
	rm -rf $(VENV) out
