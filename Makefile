# Everything happens in .venv, set up from the lock files on first use.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

# Tests start hundreds of processes; byte code that is kept saves each a quarter of its start.
unexport PYTHONDONTWRITEBYTECODE

COMPILED := build/compiled
CLIENT := src/eldorado/server/static/index.html
RUNTIME := build/runtime/runtime.json
SITE := dist/site/index.html
# Where a runtime was built, what is published has the newest one.
NEWEST = $(if $(wildcard $(RUNTIME)),$(SITE))
CASES := build/contract/reach.json
RUN_TESTS := $(BIN)/python -m pytest --dist worksteal --durations=20
RUN_QUICK_TESTS := $(BIN)/python -m pytest -n auto --dist worksteal -m "not slow" --ignore tests/browser --ignore tests/server
RULES := tests/core tests/records tests/routes
# What compiling can change: the rules, the bots, and what asks which build is running.
BOTH := $(RULES) $(addprefix tests/,analysis bots contract envs lab/test_batch.py table docs/test_site.py test_random_games.py)
# Tests of servers and browsers also wait.
WORKERS = $$((1 + $$(getconf _NPROCESSORS_ONLN)))

.PHONY: play terminal check check-plain check-compiled test test-without-compiler test-plain test-whole test-client other-browsers other-libraries lint bench load siege faults startup soak mutants strength docs wheel check-wheel image notice lock clean site

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

# The compiler needs one core for minutes; style, types and plain Python are tested meanwhile.
test: .venv/ready-to-develop $(CLIENT)  ## every test; those of the rules and bots on both builds
	@$(MAKE) --no-print-directory -j2 test-without-compiler $(COMPILED)/ready
	@$(MAKE) --no-print-directory test-whole

test-without-compiler:
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory test-client
	@$(MAKE) --no-print-directory test-plain

test-plain: .venv/ready-to-develop
	@if $(BIN)/python hatch_build.py --check; then echo "What may differ where it is compiled, on plain Python:"; \
	  $(RUN_TESTS) -n auto $(BOTH) $(ARGS); fi

test-whole: $(CLIENT) $(SITE) $(COMPILED)/ready
	@tools/install-postgresql
	@tools/install-chromium
	@if [ -d $(COMPILED)/eldorado ]; then echo "The whole suite, compiled:"; else echo "The whole suite on plain Python:"; fi
	@PYTHONPATH=$(CURDIR)/$(COMPILED) $(RUN_TESTS) -n $(WORKERS) $(ARGS)

test-client: .venv/ready-to-develop $(CLIENT) $(CASES)
	@tools/node npm --prefix web run --silent check
	@tools/node npm --prefix web run --silent test

other-browsers: .venv/ready-to-develop $(CLIENT)  ## a whole game in Firefox and in WebKitGTK
	@tools/install-firefox
	@tools/install-webkit
	@$(BIN)/python -m pytest tests/other_browsers $(ARGS)

# A folder of its own: PyTorch is large, and the lock files do without it.
other-libraries: LEARNING := build/other-libraries
other-libraries:  ## MaskablePPO of sb3-contrib learns for 2,000 steps
	@[ -d $(LEARNING) ] || $(PYTHON) -m venv $(LEARNING)
	@$(LEARNING)/bin/python -m pip --disable-pip-version-check --quiet install editables hatchling pytest sb3-contrib torch==2.13.0
	@$(LEARNING)/bin/python -m pip --disable-pip-version-check --quiet install --no-build-isolation -e ".[rl]"
	@OMP_NUM_THREADS=1 $(LEARNING)/bin/python -m pytest tests/other_libraries $(ARGS)

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

mutants: .venv/ready-to-develop  ## mutation testing: 500 small faults in the rules
	@$(BIN)/python -m benchmarks.mutants $(ARGS)

strength: $(COMPILED)/ready  ## measure strength and speed of the bots for docs/strength.md
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.strength $(ARGS)

wheel: .venv/ready-to-play $(CLIENT) $(NEWEST)  ## the package with everything in it, in dist/
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

check-wheel: wheel  ## the wheel in an empty environment: compiled, with the client, and a turn on its server
	@$(BIN)/python -m pytest tests/packaging $(ARGS)

site: $(SITE)  ## the whole game as a folder of static files, in dist/site

image: $(NEWEST)  ## the server as a container image, see docs/hosting.md
	@tools/build-image

notice: .venv/ready-to-develop $(CLIENT)  ## update the list of third-party licences
	@$(BIN)/python tools/notice.py

docs: .venv/ready-to-develop  ## the documentation as a site, in build/docs
	@$(BIN)/zensical build --strict

lock: .venv/ready-to-develop  ## update the lock files
	@$(PIP) install uv
	@for extras in "requirements.txt --extra build --extra postgresql" "requirements-serve.txt --extra postgresql" \
	  "requirements-node.txt --extra node" \
	  "requirements-dev.txt --extra build --extra postgresql --extra lab --extra cluster --extra rl --extra docs --extra dev"; do \
	  set -- $$extras; out=$$1; shift; \
	  $(BIN)/uv pip compile pyproject.toml "$$@" --universal --python-version 3.11 --upgrade \
	    --generate-hashes --no-emit-index-url --no-header --no-annotate --quiet -o $$out; \
	done

# A copy of the package with compiled rules; only the stamp if there is no compiler.
$(COMPILED)/ready: hatch_build.py $(shell find src -name '*.py' -o -name '*.json' -o -name '*.md' -o -name '*.npz' -o -name '*.ftl') | .venv/ready-to-develop
	@rm -rf $(COMPILED) && mkdir -p $(COMPILED)
	@if $(BIN)/python hatch_build.py --check; then echo "Compiling the rules ..."; \
	  $(BIN)/python hatch_build.py $(COMPILED) > $(COMPILED).log 2>&1 || (cat $(COMPILED).log; exit 1); fi
	@touch $@

# What the rules say in thousands of positions, for the client's tests.
$(CASES): $(shell find src/eldorado/core src/eldorado/routes src/eldorado/table tests/contract tests/bots -name '*.py') | .venv/ready-to-develop
	@$(BIN)/python -m tests.contract.many $(@D)

# The browser client, built into the package.
$(CLIENT): $(shell find web src/eldorado/i18n -name node_modules -prune -o -name __pycache__ -prune -o -name 'dist*' -prune -o -type f -print) | .venv/ready-to-play
	@tools/build-client

# What runs the game in a browser without a server: Python, the package, the kernel of the bots.
$(RUNTIME): requirements-pyodide.txt hatch_build.py $(shell find src tools/runtime -name '*.py' -o -name '*.mjs' -o -name '*.json' -o -name '*.npz' -o -name '*.[ch]' -o -name 'stdlib.txt') | .venv/ready-to-develop
	@tools/build-runtime

# The client once more for static hosts, and the runtime for those who want to play the served game offline.
$(SITE): $(CLIENT) $(RUNTIME)
	@tools/build-site
	@tools/keep-runtime

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
