# Everything runs in a private virtual environment, .venv, which the first target that needs it
# sets up. The stamp files in there say what has been done, so that it is done only once.
#
#   make test PYTHON=python3.13     another Python than python3 for the set-up
#   make test ARGS="-k reverse"     more arguments for the command that a target runs

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := -m pip install -q --disable-pip-version-check
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
PAGE_SOURCES := $(shell find web src/lastcard/words examples/editions -path web/node_modules -prune -o -type f -not -name "*.py*" -print)
LOCK := $(VENV)/lock/bin/uv pip compile -q --universal --python-version 3.11 \
	--generate-hashes --no-header

# Tests start hundreds of programs: each would read all its sources anew where this is switched on.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.SUFFIXES:

.PHONY: help play terminal plain page browser tmux pgbouncer proxies test quick coverage check format bench train \
	learn ladder docs golden screenshots strips film lock audit clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.package $(VENV)/.page ## Play in the browser (sets everything up the first time)
	@$(BIN)/lastcard $(ARGS) || [ $$? -eq 130 ]

terminal: $(VENV)/.package ## Play in the terminal, on a full screen
	@$(BIN)/lastcard play $(ARGS) || [ $$? -eq 130 ]

plain: $(VENV)/.package ## Play in the terminal, line by line
	@$(BIN)/lastcard play --plain $(ARGS) || [ $$? -eq 130 ]

page: $(VENV)/.page ## Build the page for the browser

test: $(VENV)/.package $(VENV)/.dev $(VENV)/.page browser tmux pgbouncer ## Run all tests, on all cores
	@$(MAKE) -s --no-print-directory $(VENV)/.bench || \
		echo "OpenSpiel cannot be installed here: the game for it is not tested."
	@$(BIN)/python -m tools.compile_all
	@$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)
	@$(NPM) test

quick: $(VENV)/.package $(VENV)/.dev $(VENV)/.page ## Run what needs no browser, server or cluster and is quick, in a minute
	@$(BIN)/python -m tools.compile_all
	@$(BIN)/python -m pytest -n auto --dist worksteal -m "not outside and not long" $(ARGS)

coverage: $(VENV)/.package $(VENV)/.dev $(VENV)/.page browser tmux pgbouncer ## List the lines no test runs
	@$(BIN)/python -m tools.compile_all
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest -n auto --dist worksteal $(ARGS); tests=$$?; \
		$(BIN)/coverage combine -q && $(BIN)/coverage report && exit $$tests

check: $(VENV)/.package $(VENV)/.dev $(VENV)/.page ## Check formatting, style and types
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(NPM) run check

format: $(VENV)/.dev ## Format the code and repair what can be repaired safely
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .

bench: $(VENV)/.package $(VENV)/.dev ## Measure the speed, beside other engines where they install
	@$(MAKE) -s --no-print-directory $(VENV)/.bench || \
		echo "The other engines cannot be installed here: measuring without them."
	@$(BIN)/python -m bench $(ARGS)

train: $(VENV)/.package $(VENV)/.train ## Train a player by self-play (ARGS="--decisions 500_000")
	@$(BIN)/python examples/train_ppo.py $(ARGS)

learn: $(VENV)/.package $(VENV)/.dev ## Teach the net of the bot `learned` anew
	@$(BIN)/python -m tools.learn $(ARGS)

ladder: $(VENV)/.package $(VENV)/.dev ## Measure all bots and write it into docs/bots.md (an hour)
	@$(BIN)/python -m tools.write_ladder $(ARGS)

docs: $(VENV)/.package $(VENV)/.dev ## Write anew what follows from the code: rules, protocol, types of the page
	@$(BIN)/python tools/write_rules.py $(ARGS)
	@$(BIN)/python tools/write_protocol.py
	@$(BIN)/python tools/write_types.py
	@$(BIN)/python tools/write_messages.py

golden: $(VENV)/.package $(VENV)/.dev ## Write the golden games and the pictures of screens anew
	@$(BIN)/python tools/write_golden.py $(ARGS)
	@$(BIN)/python -m tools.write_screens
	@$(BIN)/python -m tools.write_pictures

screenshots: $(VENV)/.package $(VENV)/.dev $(VENV)/.page browser ## Take pictures of every page
	@$(BIN)/python -m tools.take_screenshots $(ARGS)

strips: $(VENV)/.package $(VENV)/.dev $(VENV)/.page browser ## Film the great moments, frame by frame
	@$(BIN)/python -m tools.take_film_strips $(ARGS)

film: $(VENV)/.package $(VENV)/.dev $(VENV)/.page browser ## Film a game for the README
	@$(BIN)/python -m tools.take_moving_picture

lock: $(VENV)/.lock ## Pin the dependencies anew (newer ones: make lock ARGS=--upgrade)
	@$(LOCK) $(ARGS) --extra play -o requirements/play.txt pyproject.toml requirements/play.in
	@$(LOCK) $(ARGS) --extra play -o requirements/dev.txt \
		pyproject.toml requirements/play.in requirements/dev.in
	@$(LOCK) $(ARGS) --extra serve -o requirements/serve.txt pyproject.toml requirements/serve.in
	@$(LOCK) $(ARGS) -o requirements/bench.txt requirements/bench.in
	@$(LOCK) $(ARGS) -o requirements/node.txt requirements/node.in
	@$(LOCK) $(ARGS) -o requirements/lock.txt requirements/lock.in

audit: $(VENV)/.package $(VENV)/.dev ## Look for dependencies with known holes
	@$(BIN)/python tools/audit.py

clean: ## Remove the virtual environment, caches and build output
	@rm -rf $(VENV) build dist screenshots web/node_modules src/lastcard/server/page htmlcov .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find $(wildcard src tests bench tools) -name __pycache__ -type d -prune -exec rm -rf {} +

# The virtual environment, empty.
$(VENV)/.made:
	@command -v $(PYTHON) >/dev/null || { \
		echo "There is no $(PYTHON) here. Install Python 3.11 or newer, or name yours:"; \
		echo "    make PYTHON=/path/to/python3 $(MAKECMDGOALS)"; exit 1; } >&2
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "lastcard needs Python 3.11 or newer; $(PYTHON) is `$(PYTHON) -V 2>&1`."; \
		echo "If there is a newer one, name it:"; \
		echo "    make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; } >&2
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments: its venv module is missing."; \
		echo "On Debian and Ubuntu, this installs it:"; \
		echo "    apt install python3-venv"; exit 1; } >&2
	@echo "Setting up (first time only)…"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# What it takes to run the package.
$(VENV)/.play: $(VENV)/.made requirements/play.txt
	@echo "Installing what lastcard runs on…"
	@$(BIN)/python $(PIP) --require-hashes -r requirements/play.txt || { \
		echo "The dependencies cannot be installed. That takes a network connection and a Python"; \
		echo "that Numba has a build for; this one is `$(BIN)/python -V`."; exit 1; } >&2
	@touch $@

# The package itself, in place.
$(VENV)/.package: $(VENV)/.play pyproject.toml
	@$(BIN)/python $(PIP) --no-build-isolation --no-deps -e .
	@touch $@

# Node, from PyPI where the machine has none that is new enough.
$(VENV)/.node: $(VENV)/.made requirements/node.txt
	@{ node -e 'process.exit(+(parseInt(process.versions.node) < 20))' && npm -v; } >/dev/null 2>&1 || { \
		echo "Installing Node…"; \
		$(BIN)/python $(PIP) --require-hashes -r requirements/node.txt; }
	@touch $@

# The page for the browser.
$(VENV)/.page: $(VENV)/.node $(PAGE_SOURCES)
	@echo "Building the page…"
	@$(NPM) ci --silent
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# $(call install,PACKAGE,WHAT FOLLOWS IF NOT): by the system's package manager, where this may.
install = [ `id -u` -ne 0 ] || ! command -v apt-get >/dev/null || { \
	echo "Installing $(1)…"; \
	apt-get update -qq && \
	DEBIAN_FRONTEND=noninteractive apt-get install -yqq --no-install-recommends $(1) \
		>/dev/null || echo "It cannot be installed: $(2)."; }

# A browser for the tests of the page: best one without windows, which opens a page for less than
# half of the processor time.
browser:
	@command -v chromium-headless-shell >/dev/null || $(call install,chromium-headless-shell,\
		another browser does)
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
		command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		$(call install,chromium,the page is not tested)

# A terminal for the tests of the full-screen client, where there is none.
tmux:
	@command -v tmux >/dev/null || $(call install,tmux,a real terminal is not tested)

# PgBouncer for the tests of the database, where there is none.
pgbouncer:
	@command -v pgbouncer >/dev/null || [ -x /usr/sbin/pgbouncer ] || $(call install,pgbouncer,PgBouncer is not tested)

# Proxies for the tests of deploy/, where there are none. Only for machines that are there for tests:
# elsewhere nobody wants a web server for it.
proxies:
	@command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || $(call install,nginx-light,nginx)
	@command -v caddy >/dev/null || $(call install,caddy,Caddy)

# What it takes to test and check the package.
$(VENV)/.dev: $(VENV)/.play requirements/dev.txt
	@echo "Installing the tools for tests and checks…"
	@$(BIN)/python $(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

# The engines that the benchmark sets lastcard beside.
$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	@echo "Installing the other engines for the benchmark…"
	@$(BIN)/python $(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

# What the training example learns with.
$(VENV)/.train: $(VENV)/.dev requirements/train.txt
	@echo "Installing torch for the training example…"
	@$(BIN)/python $(PIP) -r requirements/train.txt
	@touch $@

# The resolver, apart from everything else.
$(VENV)/.lock: $(VENV)/.made requirements/lock.txt
	@echo "Installing the resolver…"
	@$(BIN)/python -m venv --clear $(VENV)/lock
	@$(VENV)/lock/bin/python $(PIP) --require-hashes -r requirements/lock.txt
	@touch $@
