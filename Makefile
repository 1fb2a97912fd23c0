# Every command of the project. Each makes what it needs first and repeats nothing that is up to date.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

# Compiled modules are kept for all that import them later, also where the environment forbids it.
export PYTHONDONTWRITEBYTECODE :=

BUILD_TOOLS := $(VENV)/.build-tools
TEST_TOOLS := $(VENV)/.test-tools
RUNTIME := node_modules/.package-lock.json
BROWSERS := $(VENV)/.browsers

# Headless Chromium sometimes draws no more frames once its window has changed its size; then a click waits in vain.
# Quick tests do without: a worker that may repeat a test asks about each.
AGAIN := --reruns 1 --only-rerun 'waiting for element to be visible, enabled and stable\s*$$'

.PHONY: help play dist archive check test bench clean

help:
	@echo "make play    build the page, serve it and open a browser"
	@echo "make dist    only build the page, into dist/"
	@echo "make archive pack dist/ as one file for a release"
	@echo "make check   format, lint, types and the tests that need no browser"
	@echo "make test    make check, the tests that take long, then the page in real browsers"
	@echo "make bench   how fast the rules are, the page from click to painted board, bots think, links"
	@echo "make clean   remove everything that the commands made"

play: dist
	$(BIN)/python -m tools.serve --open

archive: dist
	$(BIN)/python -m tools.release

dist: $(BUILD_TOOLS) $(RUNTIME)
	$(BIN)/python -m tools.build

check: $(TEST_TOOLS) $(RUNTIME)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -q -n auto -m "not browser and not long"

test: check dist $(BROWSERS)
	$(BIN)/pytest -q -n 2 --dist loadfile --durations 15 $(AGAIN) -m "browser or long"

bench: dist $(BROWSERS)
	$(BIN)/python -m tools.performance

clean:
	rm -rf dist node_modules $(VENV) .hypothesis .mypy_cache .pytest_cache .ruff_cache

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	$(PYTHON) -m venv $(VENV)

$(BUILD_TOOLS): requirements/build.txt | $(BIN)/python
	$(PIP) install -r requirements/build.txt
	touch $@

$(TEST_TOOLS): requirements/test.txt requirements/build.txt requirements/arena.txt | $(BIN)/python
	$(PIP) install -r requirements/test.txt
	touch $(BUILD_TOOLS) $@

$(RUNTIME): package.json package-lock.json
	npm ci --no-progress
	touch $@

$(BROWSERS): $(TEST_TOOLS) tools/browsers.py
	$(BIN)/python -m tools.browsers
	touch $@
