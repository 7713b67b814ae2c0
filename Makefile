# `make play` plays, `make test` tests, `make check` does what CI does. Nothing else is needed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check clean

play: $(VENV)/play.stamp
	@$(BIN)/reclaim play

test: $(VENV)/test.stamp
	$(BIN)/pytest -n auto

check: test
	$(BIN)/ruff check .
	$(BIN)/mypy

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
