# Cardtable. `make play` and `make test` do all set-up themselves, in .venv.
# Another Python: make test PYTHON=python3.13

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

# Continuous integration sets CI and has time for the slow tests.
MARKS  := $(if $(CI),not nightly,not slow and not nightly)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test lint types nightly golden messages docs bench mutants lock clean

help: ## Say what there is to make
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/run.done ## Play in the terminal
	@$(BIN)/cardtable

test: lint types $(if $(CI),docs) ## Check everything: lint, types, tests (with CI set, the slow ones and the site too)
	$(BIN)/pytest -m "$(MARKS)"

lint: $(VENV)/test.done ## Check style, layout and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-logo

types: $(VENV)/test.done ## Check types
	$(BIN)/mypy

nightly: $(VENV)/test.done ## Run the tests that take a night
	$(BIN)/pytest -m nightly

golden: $(VENV)/test.done ## Rewrite the golden files; read the diff before you commit it
	$(BIN)/python -m tests.corpus.golden

messages: $(VENV)/run.done ## List the messages that a language lacks, nobody needs, or has twice
	@$(BIN)/python -m cardtable.terminal.inventory

docs: $(VENV)/docs.done ## Build the documentation as a site, and check it
	@$(BIN)/python -m docsite

bench: $(VENV)/run.done ## Measure the speed of the reference rules
	$(BIN)/python benchmarks/reference.py

mutants: $(VENV)/test.done ## Plant errors in the rules and show those that no test notices
	$(BIN)/mutmut run
	$(BIN)/mutmut results

lock: $(VENV)/made-for ## Lock what pyproject.toml asks for (remove the files to get newer ones)
	$(PIP) uv
	$(COMPILE) --output-file requirements/run.txt
	$(COMPILE) --output-file requirements/test.txt --group test --constraint requirements/run.txt
	$(COMPILE) --output-file requirements/docs.txt --group docs --constraint requirements/test.txt

clean: ## Remove all that was made here
	rm -rf $(VENV) build dist mutants .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# --- the environment ----------------------------------------------------------------------------

# Empty when PYTHON is too old, or is not there at all.
VERSION := $(shell $(PYTHON) -c 'import sys; print("%d.%d.%d" % sys.version_info[:3] \
             if sys.version_info >= (3, 11) else "")' 2>/dev/null)

# The pip of PYTHON fills the environment. So the environment needs no pip of its own, and Debian
# needs no python3-venv, which is only there to put one in.
PIP := $(PYTHON) -m pip --python $(BIN)/python install --quiet --disable-pip-version-check

# So PYTHON must not be found in the environment itself, should that be active in this shell.
export PATH := $(subst $(CURDIR)/$(BIN):,,$(PATH))

# The lock holds versions and hashes for every system and Python, and no address.
COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header \
             --no-emit-index-url --no-emit-find-links --group build pyproject.toml

# run.done: what a player needs is installed. test.done, docs.done: the same, and what tests, docs need.
$(VENV)/%.done: requirements/%.txt pyproject.toml $(VENV)/made-for
	@echo "Installing $< into $(VENV) ..."
	@$(PIP) --require-hashes --requirement $<
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# An environment belongs to one Python and one folder; where either differs, a new one is made.
MADE_FOR := $(VERSION) $(CURDIR)
ifneq ($(MADE_FOR),$(shell cat $(VENV)/made-for 2>/dev/null))
.PHONY: $(VENV)/made-for
endif

$(VENV)/made-for:
	$(if $(VERSION),,$(error Cardtable needs Python 3.11 or newer, which $(PYTHON) is not. \
	  Name one that is: make $(MAKECMDGOALS) PYTHON=python3.13))
	@$(PYTHON) -m pip --version >/dev/null 2>&1 || { \
	  echo "Cardtable needs pip, and $(PYTHON) has none (on Debian: apt install python3-pip)."; \
	  exit 1; }
	@$(PYTHON) -m venv --clear --without-pip $(VENV)
	@echo "$(MADE_FOR)" > $@
