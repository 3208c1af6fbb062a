# Everything happens in .venv, set up from the lock files on first use.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: play test lint bench soak lock clean

play: .venv/ready-to-play  ## play in the terminal: make play ARGS="--caves walker walker"
	@$(BIN)/eldorado play $(ARGS)

test: lint  ## every test
	@$(BIN)/python -m pytest $(ARGS)

lint: .venv/ready-to-develop  ## style and types
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

bench: .venv/ready-to-develop  ## speed, as a table
	@$(BIN)/python -m benchmarks $(ARGS)

soak: .venv/ready-to-develop  ## ten thousand whole games with every invariant checked
	@$(BIN)/python -m benchmarks.soak $(ARGS)

lock: .venv/ready-to-develop  ## renew the lock files
	@$(PIP) install uv
	@for extras in "requirements.txt --extra build" "requirements-dev.txt --extra build --extra dev"; do \
	  set -- $$extras; out=$$1; shift; \
	  $(BIN)/uv pip compile pyproject.toml "$$@" --universal --python-version 3.11 --upgrade \
	    --generate-hashes --no-emit-index-url --no-header --no-annotate --quiet -o $$out; \
	done

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("eldorado needs Python 3.11 or newer; try: make PYTHON=python3.12")'
	@echo "Preparing the expedition (once, about half a minute) ..."
	@$(PYTHON) -m venv .venv || (echo "Python's venv module is missing; on Debian: apt install python3-venv" && exit 1)

.venv/ready-to-play: requirements.txt pyproject.toml | .venv/bin/python
	@$(PIP) install --require-hashes -r requirements.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

.venv/ready-to-develop: requirements-dev.txt pyproject.toml | .venv/bin/python
	@$(PIP) install --require-hashes -r requirements-dev.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@ .venv/ready-to-play
