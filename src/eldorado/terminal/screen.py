"""What the player sees: expeditions, hand, market, decks and the whole picture of a turn."""

from collections.abc import Collection, Sequence

from rich.text import Text

from eldorado.core.actions import Action, Move, Native, Pay
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, MARKET_SLOTS, PRICE, TOKEN_IDS
from eldorado.core.market import has_vacancy
from eldorado.core.state import GATE
from eldorado.help import card_line, card_name, token_line
from eldorado.routes.code import KNOWN
from eldorado.terminal.hexmap import SEAT_STYLES, HexMap
from eldorado.terminal.places import distance_words, neighbour_lines, seam_words, space_list
from eldorado.terminal.words import cards, kinds_list, token_list

LEAST_ROWS = 5
"""Rows of hexes that are shown however small the screen is."""


def heading(words: str) -> Text:
    return Text(words, style="bold #e0a526")


def labelled(label: str, words: str) -> Text:
    """A line with its label in the first column, continued below the words."""
    text = Text(f"{label:8}", style="bold #e0a526")
    text.append(words, style="not bold default")
    return text


def route_name(game: Game) -> str:
    """The printed name of a route, or its code."""
    route = KNOWN.get(game.board.title)
    return route.name if route else game.board.title


def title(game: Game, whose: str) -> Text:
    caves = " with caves" if game.variant.caves else ""
    return heading(f"{route_name(game)}{caves} · round {game.round} · {whose}")


def expeditions(game: Game, names: Sequence[str], viewer: int | None) -> list[Text]:
    """One line per expedition: where it stands, its piles, blockades and tokens."""
    lines = []
    for seat, player in enumerate(game.players):
        text = Text()
        text.append(f" {seat + 1} ", style=f"bold {SEAT_STYLES[seat]}")
        name = "You" if seat == viewer else names[seat]
        here = seat == game.to_move and not game.finished
        text.append(f" {name}", style="bold" if here else "")
        places = []
        for piece, space in enumerate(player.pieces):
            number = f"{piece + 1} at " if len(player.pieces) > 1 else "at "
            if space == GATE:
                places.append(f"{number}El Dorado")
            else:
                far = distance_words(game.board, space)
                places.append(f"{number}{game.board.names[space]} ({far})")
        text.append(f" {', '.join(places)}")
        if player.arrived:
            text.append(f", arrived in round {player.arrival_round}", style="bold")
        piles = (
            f"hand {len(player.hand)}, draw pile {len(player.draw)}, discard {len(player.discard)}"
        )
        text.append(f" · {piles}", style="dim")
        if player.play and seat != viewer:
            text.append(f", play area {len(player.play)}", style="dim")
        if player.blockades:
            text.append(f" · blockades {' '.join(f'#{n}' for n in player.blockades)}")
        if player.tokens:
            text.append(f" · tokens {token_list(player.tokens)}")
        lines.append(text)
    return lines


def blockade_line(game: Game) -> Text | None:
    """The blockades that still lie on the route."""
    words = [seam_words(game, seam) for seam, number in enumerate(game.blockades) if number]
    return labelled("Blocks", " · ".join(words)) if words else None


def hand(game: Game, seat: int) -> list[Text]:
    """The own cards with what they do, the play area and the tokens."""
    player = game.players[seat]
    lines = []
    for i, kind in enumerate(dict.fromkeys(player.hand)):
        count = player.hand.count(kind)
        name, _, rest = card_line(CARD_IDS[kind]).partition(": ")
        text = labelled("" if i else "Hand", f"{count} × " if count > 1 else "")
        text.append(name, style="bold").append(f": {rest}")
        lines.append(text)
    if not lines:
        lines.append(labelled("Hand", "no cards"))
    if player.play:
        lines.append(labelled("Played", kinds_list(player.play)))
    for i, token in enumerate(dict.fromkeys(player.tokens)):
        count = player.tokens.count(token)
        words = f"{f'{count} × ' if count > 1 else ''}{token_line(TOKEN_IDS[token])}"
        lines.append(labelled("" if i else "Tokens", words))
    return lines


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
        vacant = MARKET_SLOTS - game.market.bit_count()
        slots = "a market slot is" if vacant == 1 else f"{vacant} market slots are"
        return f"open, {slots} vacant (P-10)"
    return "closed, all six market slots are filled (P-09)"


def market_lines(game: Game) -> list[Text]:
    """The market in short: name, price and how many are left."""
    board = [f"{card_name(CARD_IDS[k])} {PRICE[k]} (×{game.piles[k]})" for k in _piles(game, True)]
    lines = [labelled("Market", " · ".join(board) or "empty")]
    reserve = reserve_words(game)
    if has_vacancy(game) and _piles(game, False):
        kinds = [f"{card_name(CARD_IDS[k])} {PRICE[k]}" for k in _piles(game, False)]
        reserve += f": {' · '.join(kinds)}"
    lines.append(labelled("Reserve", reserve))
    return lines


def whole_market(game: Game) -> list[Text]:
    """Every pile with what its card does."""
    lines = [heading("Market, price in coins")]
    for on_board in (True, False):
        if not on_board:
            lines.append(heading(f"Reserve: {reserve_words(game)}"))
        for kind in _piles(game, on_board):
            lines.append(Text(f"  {card_line(CARD_IDS[kind])}, {game.piles[kind]} left"))
    return lines


def decks(game: Game, names: Sequence[str], viewer: int) -> list[Text]:
    """The own deck zone by zone, and what is known of the others' by counting."""
    player = game.players[viewer]
    zones = (
        ("Hand", player.hand),
        ("Played", player.play),
        ("Draw", player.draw),
        ("Discard", player.discard),
        ("Removed", player.removed),
    )
    lines = [
        heading(
            f"Your deck, {cards(deck_size(game, viewer))}; the order of the draw pile is unknown"
        )
    ]
    lines += [labelled(label, kinds_list(sorted(zone))) for label, zone in zones if zone]
    for seat, other in enumerate(game.players):
        if seat != viewer:
            lines.append(heading(f"{names[seat]}, {cards(deck_size(game, seat))}"))
            lines.append(labelled("Unseen", kinds_list(sorted(other.hand + other.draw))))
            lines += [
                labelled(label, kinds_list(zone))
                for label, zone in (("Played", other.play), ("Discard", other.discard))
                if zone
            ]
    return lines


def deck_size(game: Game, seat: int) -> int:
    """Cards a player still has, wherever they are."""
    player = game.players[seat]
    return len(player.hand + player.draw + player.discard + player.play)


def surroundings(game: Game, names: Sequence[str], seat: int) -> list[Text]:
    """The map in words: what lies around the own pieces."""
    lines = []
    player = game.players[seat]
    for piece, space in enumerate(player.pieces):
        if space != GATE:
            number = f" {piece + 1}" if len(player.pieces) > 1 else ""
            lines.append(
                Text(f"Your piece{number} stands on {game.board.names[space]}. Around it:")
            )
            lines += [Text(f"  {line}.") for line in neighbour_lines(game, space, list(names))]
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
    width: int,
    colour: bool,
    targets: Collection[int] = (),
    lines: int | None = None,
    focus: Sequence[int] = (),
) -> Text:
    """The map, or the rows around `focus` that fit into so many lines; else a list of spaces."""
    drawing = HexMap(game, width, colour)
    if not drawing.fits:
        return Text("\n".join(space_list(game, list(names))))
    rows = drawing.rows if lines is None else max(LEAST_ROWS, lines // 2)
    if rows >= drawing.rows:
        return drawing.draw(targets)
    wanted = [drawing.row_of(space) for space in focus] or [0]
    middle = sum(wanted) / len(wanted)
    first = min(max(0, round(middle - rows / 2 + 0.5)), drawing.rows - rows)
    return drawing.draw(targets, range(first, first + rows))
