"""A running engine: lines to it, lines from it, and what happens if it exits or stops answering."""

import queue
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import IO, Final

from eldorado.bots.engines.engine_protocol import QUIT
from eldorado.errors import BotError
from eldorado.input_limits import LONGEST_ENGINE_LINE, MOST_ENGINE_LINES

TAIL: Final = 300
"""Characters of an engine's standard error that an error message shows."""

FAREWELL: Final = 1.0
"""Seconds in which an engine may end by itself."""


class EngineProcess:
    """A program that speaks the engine protocol; every failure is a BotError with a sentence."""

    def __init__(self, command: list[str]) -> None:
        self.name = command[0]
        self._complaint = ""
        self._lines: queue.Queue[str | None] = queue.Queue(maxsize=2 * MOST_ENGINE_LINES)
        self._outgoing: queue.Queue[str | None] = queue.Queue()
        """Lines to the engine; None closes its input."""
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise BotError(f"{self.name} cannot be started: {error.strerror}.") from error
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._threads = [
            threading.Thread(target=self._write, args=(process.stdin,), daemon=True),
            threading.Thread(target=self._read, args=(process.stdout,), daemon=True),
            threading.Thread(target=self._listen, args=(process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def send(self, line: str) -> None:
        """Sends one line to the engine, without waiting until it is read."""
        self._outgoing.put(line)

    def wait_for(self, *words: str, seconds: float) -> str:
        """The first line that begins with one of these words; lines before it are passed over."""
        for line in self.lines(seconds):
            if line.split(" ", 1)[0] in words:
                return line
        raise AssertionError

    def lines(self, seconds: float) -> Iterator[str]:
        """The lines that come within so much time; raises BotError when it is over."""
        until = time.monotonic() + seconds
        for _ in range(MOST_ENGINE_LINES):
            try:
                line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise BotError(f"{self.name} did not answer within {seconds:g} s.") from None
            if line is None:
                self._put(None)
                raise self._death()
            if len(line) > LONGEST_ENGINE_LINE:
                raise BotError(
                    f"{self.name} wrote a line of more than {LONGEST_ENGINE_LINE} characters."
                )
            yield line.strip()
        raise BotError(f"{self.name} wrote more than {MOST_ENGINE_LINES} lines without an answer.")

    def close(self) -> None:
        """Asks the engine to end, and ends it if it does not."""
        self.ends(QUIT)
        self.ends("")
        self.kill()

    def ends(self, words: str, seconds: float = FAREWELL) -> bool:
        """Whether it ends by itself after these words or, without words, when its input is
        closed."""
        self._outgoing.put(words or None)
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def kill(self) -> None:
        """Ends the engine at once."""
        self._outgoing.put(None)
        self._process.kill()
        self._process.wait()
        self._tidy()

    def _tidy(self) -> None:
        """Leaves no pipe open; a grandchild that holds one keeps a thread, not us."""
        for thread in self._threads:
            thread.join(FAREWELL)
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe is not None:
                with suppress(OSError, ValueError):
                    pipe.close()

    def _write(self, pipe: IO[str]) -> None:
        with suppress(ValueError, OSError):
            while (line := self._outgoing.get()) is not None:
                pipe.write(line + "\n")
                pipe.flush()
        with suppress(ValueError, OSError):
            pipe.close()

    def _read(self, pipe: IO[str]) -> None:
        with suppress(ValueError, OSError):
            while line := pipe.readline(LONGEST_ENGINE_LINE + 1):
                self._put(line)
        self._put(None)

    def _put(self, line: str | None) -> None:
        """The next line; unread lines beyond a limit are dropped, so that no engine
        can fill the memory."""
        try:
            self._lines.put_nowait(line)
        except queue.Full:
            if line is None:
                self._lines.get_nowait()
                self._lines.put_nowait(line)

    def _listen(self, pipe: IO[str]) -> None:
        with suppress(ValueError, OSError):
            while part := pipe.read(TAIL):
                self._complaint = (self._complaint + part)[-TAIL:]

    def _death(self) -> BotError:
        try:
            code: int | None = self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self.kill()
            return BotError(f"{self.name} closed its output.")
        self._threads[-1].join(FAREWELL)
        words = self._complaint.strip().splitlines()
        last = f": {words[-1].rstrip('.')}" if words else ""
        return BotError(f"{self.name} ended with code {code}{last}.")
