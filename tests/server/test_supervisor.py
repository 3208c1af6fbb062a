"""Background work goes on whatever it meets."""

import asyncio
import logging

import pytest

from eldorado.server.monitoring import supervisor
from eldorado.server.monitoring.supervisor import supervised
from eldorado.server.store import StoreAway

pytestmark = pytest.mark.anyio


async def test_work_that_fails_is_logged_and_starts_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A database error other than being away once ended the look round for good (F10)."""
    monkeypatch.setattr(supervisor, "PAUSES", (0.0, 0.0))
    met: list[Exception | None] = [StoreAway("The disk is full."), ZeroDivisionError("odd"), None]
    again = asyncio.Event()

    async def work() -> None:
        if not met:
            again.set()
            await asyncio.Event().wait()
        trouble = met.pop(0)
        if trouble is not None:
            raise trouble

    with caplog.at_level(logging.WARNING):
        task = asyncio.create_task(supervised("the errands", work))
        await again.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert "the errands: The disk is full." in caplog.text
    assert "ZeroDivisionError" in caplog.text
    assert "the errands ended" in caplog.text
