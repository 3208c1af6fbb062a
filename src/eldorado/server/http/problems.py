"""What goes wrong over HTTP, in one shape: a code for programs, a sentence for people."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from eldorado.errors import EldoradoError
from eldorado.interface.problem import (
    LONGEST,
    STATUS,
    WENT_WRONG,
    Problem,
    in_words,
    problem_in_game,
)
from eldorado.server.http.headers import methods_at
from eldorado.server.jobs.pool import DeadlineError
from eldorado.server.store import StoreAway, StoreDamaged
from eldorado.table.refused import no_such_table

log = logging.getLogger("eldorado.server")

SENTENCES = {
    404: "There is nothing at this address.",
    405: "This address does not support that method.",
    415: "Send JSON, with the content type application/json.",
}


def problem_of(error: EldoradoError) -> Problem:
    """An error of the game or of this server as a response for clients."""
    if isinstance(error, DeadlineError):
        return Problem("too_long", str(error))
    if isinstance(error, StoreAway):
        log.warning("%s", error)
        return Problem("server", "The games cannot be reached now; try again in a moment.")
    if isinstance(error, StoreDamaged):
        log.error("%s", error)
        return Problem("server", "The games of this server are damaged; its host has to mend them.")
    return problem_in_game(error)


def answer(problem: Problem, status: int | None = None) -> Response[Problem]:
    return Response(
        problem,
        status_code=status or STATUS.get(problem.code, 400),
        media_type="application/json",
    )


def on_game_error(request: Request[Any, Any, Any], error: EldoradoError) -> Response[Problem]:
    return answer(problem_of(error))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses by itself: unknown addresses, bodies that cannot be read."""
    status = error.status_code
    detail = str(error.detail).rstrip(".")
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        faults = [fault for fault in error.extra if isinstance(fault, dict)]
        if any(fault.get("key") == "table" for fault in faults):
            return answer(problem_of(no_such_table()))
        detail = "; ".join(filter(None, map(_fault, faults))) or detail
    code = {404: "not_found", 413: "too_big", 429: "too_fast"}.get(status, "unreadable")
    sentence = SENTENCES.get(status, f"The request cannot be read: {detail}")
    if status == 413:
        most = request.route_handler.resolve_request_max_body_size()
        sentence = f"A request of this kind has at most {most:,} bytes; send less."
    if status >= 500:
        code, sentence = "server", WENT_WRONG
    response = answer(Problem(code, f"{sentence.rstrip('.')[:LONGEST]}."), status)
    if status == 405:
        response.set_header("Allow", methods_at(request.app, request.scope["path"]))
    return response


def on_unknown_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: the log says where, the client only that."""
    if isinstance(error, RecursionError):
        return answer(Problem("unreadable", "The request cannot be read: it is too deep."), 400)
    log.error("%s %s went wrong", request.method, request.scope["path"], exc_info=error)
    return answer(Problem("server", WENT_WRONG), 500)


def is_our_fault(record: logging.LogRecord) -> bool:
    """Whether a line of the HTTP server belongs into the log: not what strangers can fill it
    with, requests and messages that cannot be read."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        return False
    return not str(record.msg).startswith(("Invalid HTTP request", "Unsupported upgrade"))


def _fault(fault: dict[str, Any]) -> str:
    place = str(fault.get("key", ""))
    words = in_words(str(fault.get("message", "")))
    if words == repr(place):
        words = "it is missing"
    return f"{place}: {words}" if place else words


def refusals(*codes: int) -> dict[int, ResponseSpec]:
    """The answers a handler may give beside the good one, for the interface's description.

    A handler that can refuse a large body reads one, so it can also find that it is not JSON.
    """
    about = {
        400: "the request cannot be read or has invalid values",
        403: "this seat is not yours",
        404: "there is nothing of that name",
        409: "not now",
        413: "the request is too large",
        415: "the request is not JSON",
        422: "the request takes too long to work out",
        429: "too much at once",
        500: "a fault of the server",
        503: "the database is away",
    }
    with_body = (415,) if 413 in codes else ()
    return {
        code: ResponseSpec(Problem, description=about[code], generate_examples=False)
        for code in (*codes, *with_body, 500)
    }
