# Everything happens in .venv, set up from the lock files on first use.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

COMPILED := build/compiled
CLIENT := src/eldorado/server/static/index.html
RUN_TESTS := $(BIN)/python -m pytest -n auto --dist worksteal --durations=20
RUN_QUICK_TESTS := $(BIN)/python -m pytest -n auto --dist worksteal -m "not slow" --ignore tests/browser --ignore tests/server
RULES := tests/core tests/records tests/routes
SHOWN := browser course help i18n server terminal

.PHONY: play terminal check check-plain check-compiled test test-without-compiler test-plain test-compiled test-client other-browsers lint bench load siege faults startup soak mutants strength wheel image notice lock clean

play: .venv/ready-to-play $(CLIENT)  ## play in the browser: make play ARGS="--port 9000"
	@$(BIN)/eldorado serve $(ARGS)

terminal: .venv/ready-to-play  ## play in the terminal: make terminal ARGS="--caves"
	@$(BIN)/eldorado play $(ARGS)

check: lint test-client check-plain check-compiled  ## the quick half of the tests, in two minutes

check-plain: .venv/ready-to-develop
	@echo "The quick tests on plain Python:"
	@$(RUN_QUICK_TESTS) $(ARGS)

check-compiled: .venv/ready-to-develop
	@if $(MAKE) --no-print-directory --question $(COMPILED)/ready && [ -d $(COMPILED)/eldorado ]; then echo "The rules, compiled:"; \
	  PYTHONPATH=$(COMPILED) $(RUN_QUICK_TESTS) $(RULES) $(ARGS); \
	else echo "Skipped: the compiled rules (make test compiles them)."; fi

# The compiler needs one core for minutes: it runs beside the tests on plain Python.
test: .venv/ready-to-develop $(CLIENT)  ## every test, on plain and on compiled rules
	@$(MAKE) --no-print-directory -j2 test-without-compiler $(COMPILED)/ready
	@$(MAKE) --no-print-directory test-compiled

test-without-compiler:
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory test-client
	@$(MAKE) --no-print-directory test-plain

test-plain: .venv/ready-to-develop $(CLIENT)
	@tools/install-postgresql
	@tools/install-chromium
	@echo "The whole suite on plain Python:"
	@$(RUN_TESTS) $(ARGS)

test-compiled: $(CLIENT) $(COMPILED)/ready
	@if [ -d $(COMPILED)/eldorado ]; then echo "The suite on compiled rules, without what only shows them:"; \
	  PYTHONPATH=$(COMPILED) $(RUN_TESTS) $(SHOWN:%=--ignore tests/%) $(ARGS); \
	else echo "Skipped: the suite on compiled rules (there is no C compiler)."; fi

test-client: .venv/ready-to-develop $(CLIENT)
	@tools/node npm --prefix web run --silent check
	@tools/node npm --prefix web run --silent test

other-browsers: .venv/ready-to-develop $(CLIENT)  ## a whole game in Firefox and in WebKitGTK
	@tools/install-firefox
	@tools/install-webkit
	@$(BIN)/python -m pytest tests/other_browsers $(ARGS)

lint: .venv/ready-to-develop  ## style and types
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

bench: $(COMPILED)/ready  ## speed, as a table
	@$(BIN)/python -m benchmarks $(ARGS)

load: $(COMPILED)/ready  ## a real server under load: make load ARGS="--database postgresql"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.load $(ARGS)

siege: $(COMPILED)/ready  ## a real server under attack: make siege ARGS="--database postgresql --workers 2"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.siege $(ARGS)

faults: $(COMPILED)/ready  ## two hundred games while parts of the server fail: make faults ARGS="--database postgresql"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.faults $(ARGS)

startup: $(COMPILED)/ready  ## how long a server takes to start with ten thousand stored games
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.startup $(ARGS)

soak: $(COMPILED)/ready  ## ten thousand whole games with every invariant checked
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.soak $(ARGS)

mutants: .venv/ready-to-develop  ## 500 small faults in the rules: which does no test notice?
	@$(BIN)/python -m benchmarks.mutants $(ARGS)

strength: $(COMPILED)/ready  ## how strong and quick the bots are, told in docs/strength.md
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.strength $(ARGS)

wheel: .venv/ready-to-play $(CLIENT)  ## the package with everything in it, in dist/
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

image:  ## the server as a container image, see docs/hosting.md
	@tools/build-image

notice: .venv/ready-to-develop $(CLIENT)  ## renew the list of third-party licences
	@$(BIN)/python tools/notice.py

lock: .venv/ready-to-develop  ## renew the lock files
	@$(PIP) install uv
	@for extras in "requirements.txt --extra build --extra serve" "requirements-serve.txt --extra serve" \
	  "requirements-node.txt --extra node" \
	  "requirements-dev.txt --extra build --extra serve --extra lab --extra cluster --extra dev"; do \
	  set -- $$extras; out=$$1; shift; \
	  $(BIN)/uv pip compile pyproject.toml "$$@" --universal --python-version 3.11 --upgrade \
	    --generate-hashes --no-emit-index-url --no-header --no-annotate --quiet -o $$out; \
	done

# A copy of the package with the rules compiled; just the stamp where there is no compiler.
$(COMPILED)/ready: hatch_build.py $(shell find src -name '*.py' -o -name '*.json' -o -name '*.md' -o -name '*.npz' -o -name '*.ftl') | .venv/ready-to-develop
	@rm -rf $(COMPILED) && mkdir -p $(COMPILED)
	@if $(BIN)/python hatch_build.py --check; then echo "Compiling the rules ..."; \
	  $(BIN)/python hatch_build.py $(COMPILED) > $(COMPILED).log 2>&1 || (cat $(COMPILED).log; exit 1); fi
	@touch $@

# The browser client, built into the package.
$(CLIENT): $(shell find web src/eldorado/i18n -name node_modules -prune -o -name 'dist*' -prune -o -type f -print) | .venv/ready-to-play
	@tools/build-client

clean:
	rm -rf .venv build dist web/dist web/node_modules src/eldorado/server/static src/eldorado/exports/analysis.html web/dist-report
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis

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
