"""Attacks on the workshop, the gallery, shelves and races with strangers."""

import itertools
import random

import msgspec

from benchmarks.siege import inputs
from benchmarks.siege.attacker import Attacker
from eldorado.interface.questions import (
    BenchQuestion,
    RatingDepth,
    RatingQuestion,
    SurpriseQuestion,
)


async def benches(attacker: Attacker) -> None:
    """Long routes on the bench, with all places of a piece asked for"""
    codes = itertools.cycle(inputs.legal_codes(60))
    pieces = itertools.cycle("CEGIKMOQ")
    addresses = itertools.cycle(attacker.addresses)
    await attacker.begin()

    async def one() -> None:
        question = BenchQuestion(next(codes), next(pieces), random.randrange(1, 9))
        body = msgspec.json.encode(question)
        await attacker.ask("POST", "/api/workshop/bench", body, address=next(addresses))

    await attacker.crowd(one, at_once=6)


async def ratings(attacker: Attacker) -> None:
    """Ratings of another route each time"""
    await _rate(attacker, "quick")


async def full_ratings(attacker: Attacker) -> None:
    """Full ratings of another route each time"""
    await _rate(attacker, "full")


async def _rate(attacker: Attacker, depth: RatingDepth) -> None:
    codes = itertools.cycle(inputs.legal_codes(150))
    addresses = itertools.cycle(attacker.addresses)
    await attacker.begin()

    async def one() -> None:
        body = msgspec.json.encode(RatingQuestion(next(codes), depth))
        await attacker.ask("POST", "/api/workshop/rating", body, address=next(addresses))

    await attacker.crowd(one, at_once=6)


async def surprises(attacker: Attacker) -> None:
    """Routes by wishes that can hardly be met"""
    addresses = itertools.cycle(attacker.addresses)
    await attacker.begin()

    async def one() -> None:
        question = SurpriseQuestion(
            random.getrandbits(30), rounds=5.0, difficulty="difficult", no_bottlenecks=True
        )
        body = msgspec.json.encode(question)
        await attacker.ask("POST", "/api/workshop/surprise", body, address=next(addresses))

    await attacker.crowd(one, at_once=6)


async def gallery_pages(attacker: Attacker) -> None:
    """Pages of routes that nobody has published, and the gallery in every order"""
    codes = inputs.legal_codes(150)
    sorts = ("fresh", "played", "difficulty", "length")
    paths = itertools.cycle(
        path
        for number, code in enumerate(codes)
        for path in (f"/api/gallery/{code}", f"/api/gallery?sort={sorts[number % len(sorts)]}")
    )
    addresses = itertools.cycle(attacker.addresses)
    await attacker.begin()
    await attacker.crowd(
        lambda: attacker.ask("GET", next(paths), address=next(addresses)), at_once=8
    )


async def full_shelves(attacker: Attacker) -> None:
    """Routes kept on the shelves of ever new people"""
    codes = itertools.cycle(inputs.legal_codes(150))
    body = b'{"name":"' + b"x" * 40 + b'","line":"' + b"y" * 140 + b'"}'
    addresses = itertools.cycle(attacker.addresses)
    await attacker.begin()
    await attacker.crowd(
        lambda: attacker.ask("PUT", f"/api/me/shelf/{next(codes)}", body, address=next(addresses)),
        at_once=8,
    )


async def strangers(attacker: Attacker) -> None:
    """People without number who look for a race"""
    addresses = itertools.cycle(attacker.addresses)
    players = itertools.cycle((2, 3, 4))
    await attacker.begin()

    async def one() -> None:
        body = b'{"pace":"quick","players":%d}' % next(players)
        await attacker.ask("POST", "/api/races", body, address=next(addresses))

    await attacker.crowd(one, at_once=8)
