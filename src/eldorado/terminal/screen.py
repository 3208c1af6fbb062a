"""What the player sees: expeditions, hand, market, decks and the whole picture of a turn."""

from collections.abc import Collection, Sequence

from rich.text import Text

from eldorado.core.actions import Action, Move, Native, Pay
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, MARKET_SLOTS, PRICE, TOKEN_IDS
from eldorado.core.state import GATE
from eldorado.core.zones.stock import has_vacancy
from eldorado.routes.board import Board
from eldorado.routes.code import KNOWN, OURS
from eldorado.routes.paths import steps_to_go
from eldorado.terminal.console import HEADING, Row
from eldorado.terminal.hexmap import SEAT_STYLES, HexMap
from eldorado.terminal.narration import cards, kinds_list, token_list
from eldorado.terminal.space_words import (
    distance_words,
    neighbour_lines,
    seam_words,
    space_list,
)
from eldorado.wording.texts import labelled, thing
from eldorado.wording.texts import text as say

LEAST_ROWS = 5
"""Rows of hexes that are shown even on the smallest screen."""


def heading(words: str) -> Text:
    return Text(words, style=HEADING)


def row(label: str, words: str) -> Row:
    return Row(label, Text(words))


def route_name(board: Board) -> str:
    """The name of a route, with a mark if it is one of ours; other routes have their code."""
    if board.title in OURS:
        return f"{say(f'route-{board.title}')} ({say('route-ours-mark')})"
    return say(f"route-{board.title}") if board.title in KNOWN else board.title


def route_lines(board: Board) -> list[Text]:
    """A route in words: its pieces, how long it is, blockades and caves."""
    way = min(steps_to_go(board)[space] for space in board.starts.values())
    pieces = " ".join(letter for letter, _ in board.ground.letters)
    seams, caves = len(board.seams), len(board.caves)
    words = say("terminal-route", pieces=pieces, steps=way, blockades=seams, caves=caves)
    return [heading(route_name(board)), Text(words)]


def title(game: Game, words: str) -> Text:
    """The route and where the game stands."""
    route = route_name(game.board)
    if game.variant.caves:
        route = say("terminal-with-caves", route=route)
    return heading(f"{route} · {words}")


def expeditions(game: Game, names: Sequence[str], viewer: int | None) -> list[Text]:
    """One line per expedition: where it stands, its piles, blockades and tokens."""
    lines = []
    for seat, player in enumerate(game.players):
        text = Text()
        text.append(f" {seat + 1} ", style=f"bold {SEAT_STYLES[seat]}")
        name = say("terminal-you") if seat == viewer else names[seat]
        here = seat == game.to_move and not game.finished
        text.append(f" {name}", style="bold" if here else "").append(say("part-colon"))
        text.append(
            ", ".join(_piece_words(game, seat, piece) for piece in range(len(player.pieces)))
        )
        if player.arrived:
            arrived = say("terminal-arrived", round=player.arrival_round)
            text.append(f", {arrived}", style="bold")
        piles = say(
            "terminal-piles",
            hand=len(player.hand),
            draw=len(player.draw),
            discard=len(player.discard),
        )
        text.append(f" · {piles}", style="dim")
        if player.play and seat != viewer:
            text.append(f", {say('terminal-play-area', count=len(player.play))}", style="dim")
        if player.blockades:
            numbers = " ".join(f"#{n}" for n in player.blockades)
            text.append(f" · {say('terminal-held-blockades', numbers=numbers)}")
        if player.tokens:
            text.append(f" · {say('terminal-held-tokens', tokens=token_list(player.tokens))}")
        lines.append(text)
    return lines


def _piece_words(game: Game, seat: int, piece: int) -> str:
    """`piece 2 at C14 (17 steps)`."""
    pieces = game.players[seat].pieces
    number = piece + 1 if len(pieces) > 1 else 0
    if pieces[piece] == GATE:
        return say("terminal-home", piece=number)
    place = game.board.names[pieces[piece]]
    distance = distance_words(game.board, pieces[piece])
    return say("terminal-at", piece=number, space=place, distance=distance)


def blockade_row(game: Game) -> Row | None:
    """The blockades that still lie on the route."""
    words = [Text(seam_words(game, seam)) for seam, number in enumerate(game.blockades) if number]
    return Row(say("terminal-label-blockades"), tuple(words)) if words else None


def hand(game: Game, seat: int) -> list[Row]:
    """The own cards with what they do, the play area and the tokens."""
    player = game.players[seat]
    rows = []
    for i, kind in enumerate(dict.fromkeys(player.hand)):
        count = player.hand.count(kind)
        id = CARD_IDS[kind]
        body = Text(f"{count} × " if count > 1 else "").append(thing(id), style="bold")
        label = "" if i else say("terminal-label-hand")
        rows.append(Row(label, body.append(labelled("", say(f"card-{id}-about")))))
    if not rows:
        rows.append(row(say("terminal-label-hand"), say("terminal-no-cards")))
    if player.play:
        rows.append(row(say("terminal-label-played"), kinds_list(player.play)))
    for i, token in enumerate(dict.fromkeys(player.tokens)):
        count = player.tokens.count(token)
        id = TOKEN_IDS[token]
        name = f"{count} × {thing(id)}" if count > 1 else thing(id)
        words = labelled(name, say(f"token-{id}-about"))
        rows.append(row("" if i else say("terminal-label-tokens"), words))
    return rows


def _piles(game: Game, on_board: bool) -> list[int]:
    piles = [
        kind
        for kind, left in enumerate(game.piles)
        if left and bool(game.market >> kind & 1) == on_board
    ]
    return sorted(piles, key=lambda kind: (PRICE[kind], kind))


def reserve_words(game: Game) -> str:
    """Whether the reserve is on offer, and why."""
    if has_vacancy(game):
        return say("terminal-reserve-open", count=MARKET_SLOTS - game.market.bit_count())
    return say("terminal-reserve-closed")


def market_rows(game: Game) -> list[Row]:
    """The market in short: name, price and how many are left."""
    reserve = [Text(reserve_words(game))]
    if has_vacancy(game):
        reserve += [_pile_words(game, kind) for kind in _piles(game, False)]
    board = [_pile_words(game, kind) for kind in _piles(game, True)]
    labels = say("terminal-label-market"), say("terminal-label-reserve")
    return [Row(labels[0], tuple(board)), Row(labels[1], tuple(reserve))]


def _pile_words(game: Game, kind: int) -> Text:
    return Text(thing(CARD_IDS[kind])).append(f" {PRICE[kind]} (×{game.piles[kind]})", "dim")


def whole_market(game: Game) -> list[Text]:
    """Every pile with what its card does."""
    lines = [heading(say("terminal-market-heading"))]
    for on_board in (True, False):
        if not on_board:
            lines.append(heading(say("terminal-reserve-heading", state=reserve_words(game))))
        for kind in _piles(game, on_board):
            id = CARD_IDS[kind]
            card = labelled(thing(id), say(f"card-{id}-about"))
            words = say("terminal-pile", card=card, price=PRICE[kind], count=game.piles[kind])
            lines.append(Text(f"  {words}"))
    return lines


def decks(game: Game, names: Sequence[str], viewer: int) -> list[Text | Row]:
    """The own deck zone by zone, and what is known of the others' by counting."""
    player = game.players[viewer]
    zones = (
        ("hand", player.hand),
        ("played", player.play),
        ("draw", player.draw),
        ("discard", player.discard),
        ("removed", player.removed),
    )
    lines: list[Text | Row] = [
        heading(say("terminal-deck-own", cards=cards(deck_size(game, viewer))))
    ]
    lines += [zone_row(zone, sorted(held)) for zone, held in zones if held]
    for seat, other in enumerate(game.players):
        if seat != viewer:
            lines.append(heading(f"{names[seat]}, {cards(deck_size(game, seat))}"))
            lines.append(zone_row("unseen", sorted(other.hand + other.draw)))
            open_zones = (("played", other.play), ("discard", other.discard))
            lines += [zone_row(zone, held) for zone, held in open_zones if held]
    return lines


def zone_row(zone: str, held: Sequence[int]) -> Row:
    """The cards of one zone."""
    return row(say(f"terminal-label-{zone}"), kinds_list(held))


def deck_size(game: Game, seat: int) -> int:
    """The cards of a player in all zones."""
    player = game.players[seat]
    return len(player.hand + player.draw + player.discard + player.play)


def surroundings(game: Game, names: Sequence[str], seat: int) -> list[Text]:
    """The map in words: what is around the player's own pieces."""
    lines = []
    player = game.players[seat]
    for piece, space in enumerate(player.pieces):
        if space != GATE:
            number = piece + 1 if len(player.pieces) > 1 else 0
            where = say("terminal-your-piece", piece=number, space=game.board.names[space])
            lines.append(Text(say("terminal-around", space=where)))
            lines += [Text(f"  {line}.") for line in neighbour_lines(game, space, names)]
    return lines


def targets_of(game: Game, actions: Sequence[Action]) -> set[int]:
    """The spaces the player to move could enter now."""
    return {
        game.board.index[action.target]
        for action in actions
        if isinstance(action, Move | Native | Pay) and action.target[0] != "#"
    }


def map_text(
    game: Game,
    names: Sequence[str],
    drawing: HexMap,
    targets: Collection[int] = (),
    lines: int | None = None,
    focus: Sequence[int] = (),
) -> Text:
    """The map, or the rows around `focus` that fit into that many lines.

    A board that cannot be drawn is described in words: all of it, or what is around `focus`.
    """
    if not drawing.fits:
        words = space_list(game, names)
        if lines is not None and len(words) > lines:
            words = [line for space in focus for line in neighbour_lines(game, space, names)]
        return Text("\n".join(words))
    rows = drawing.rows if lines is None else max(LEAST_ROWS, lines // 2)
    if rows >= drawing.rows:
        return drawing.draw(targets)
    wanted = [drawing.row_of(space) for space in focus] or [0]
    middle = sum(wanted) / len(wanted)
    first = min(max(0, round(middle - rows / 2 + 0.5)), drawing.rows - rows)
    return drawing.draw(targets, range(first, first + rows))
