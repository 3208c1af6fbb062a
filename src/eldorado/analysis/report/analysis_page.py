"""An analysis to look at: one HTML file that needs nothing else, the same for the same record."""

from collections import Counter
from collections.abc import Sequence
from html import escape
from itertools import count

from eldorado.analysis.game_analysis import Analysis
from eldorado.analysis.report.analysis_tables import (
    cards_table,
    deck_table,
    tempo_table,
    turns_table,
)
from eldorado.analysis.report.line_charts import (
    DASHES,
    Axis,
    Line,
    balance_bars,
    columns,
    even_axis,
    lines,
    share_axis,
)
from eldorado.analysis.report.seat_colours import SEAT_STYLE
from eldorado.analysis.report.wording import losing, name, signed, times, why
from eldorado.analysis.timeline import TimelineTurn
from eldorado.analysis.trials import cost
from eldorado.analysis.turning_points import THRESHOLD, TurningPoint
from eldorado.help.names import count as counted
from eldorado.help.names import listing
from eldorado.reporting.html import details, figure, grid, paragraph, percent, section, table
from eldorado.reporting.theme import RIDGE, STYLE
from eldorado.routes import KNOWN
from eldorado.wording.actions import deeds
from eldorado.wording.reasons import verdict
from eldorado.wording.texts import listed, text

HEADINGS = {
    "race": "The race",
    "points": "Turning points",
    "luck": "Luck and play",
    "decks": "Decks",
    "cards": "What the cards earned",
    "tempo": "Tempo",
    "turns": "Turn by turn",
}


def page(analysis: Analysis) -> str:
    """The whole document."""
    view = AnalysisPage(analysis)
    parts = (
        view.race(),
        view.points(),
        view.luck(),
        view.decks(),
        view.cards(),
        view.tempo(),
        view.turns(),
    )
    links = "".join(f'<li><a href="#{id}">{name}</a></li>' for id, name in HEADINGS.items())
    title = escape(f"Looking back: {route_name(analysis)}")
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}{SEAT_STYLE}</style></head><body>"
        f"<header><h1>{title}</h1>{paragraph(result(analysis))}{RIDGE}</header>"
        f'<main>{view.tiles()}<nav aria-label="Sections"><ul>{links}</ul></nav>'
        f"{''.join(parts)}</main>"
        "<footer>Judged by the strongest level from what each seat could see at the time."
        "</footer></body></html>\n"
    )


def route_name(analysis: Analysis) -> str:
    """What the route is called."""
    title = analysis.played.start.board.title
    return KNOWN[title].name if title in KNOWN else title


def result(analysis: Analysis) -> str:
    """How the game ended, or how far it has come."""
    played = analysis.played
    outcome = played.end.outcome()
    if outcome is None:
        return text("analysis-unfinished", names=listed(list(played.names)), round=played.end.round)
    winner = None if outcome.winner is None else played.names[outcome.winner]
    return verdict(winner, played.end.round, outcome.reason)


class AnalysisPage:
    """The sections of one analysis."""

    def __init__(self, analysis: Analysis) -> None:
        self._analysis = analysis
        self._ids = count(1)
        self._names = analysis.played.names
        self._seats = range(len(self._names))
        turns = analysis.turns
        first = turns[0].turn.round
        size = len(turns)
        begun = {turn.turn.round: turn.turn.number for turn in reversed(turns)}
        every = max(1, -(-(len(begun)) // 8))
        self._axis = Axis(
            "round",
            0.0,
            float(max(1, size)),
            [(n, str(r)) for r, n in sorted(begun.items()) if (r - first) % every == 0],
        )

    def _label(self, seat: int) -> str:
        return f"{seat + 1} {self._names[seat]}"

    def tiles(self) -> str:
        """Every seat in short."""
        analysis = self._analysis
        outcome = analysis.played.end.outcome()
        found: list[str] = []
        for seat, balance in enumerate(analysis.balance):
            win = analysis.turns[-1].standing.win[seat]
            head = f"place {outcome.places[seat]}" if outcome is not None else f"{win:.0%} to win"
            words = (
                f"{signed(balance.luck.rounds)} rounds by luck, "
                f"{signed(-balance.play.rounds)} by play; "
                f"{counted(balance.blunders, 'blunder') if balance.blunders else 'no blunder'}"
            )
            found.append(
                f"<div><dt>{escape(self._label(seat))}</dt><dd>{head}</dd><dd>{words}</dd></div>"
            )
        return f'<dl class="tiles">{"".join(found)}</dl>'

    def _key(self) -> str:
        """Which line is whose."""
        items = "".join(
            f'<li><svg viewBox="0 0 42 12" aria-hidden="true"><line class="s{seat}" x1="1" x2="41" '
            f'y1="6" y2="6" stroke-dasharray="{DASHES[seat]}"/></svg>'
            f"{escape(self._label(seat))}</li>"
            for seat in self._seats
        )
        return f'<ul class="key" aria-label="Lines of the seats">{items}</ul>'

    def race(self) -> str:
        """Rounds to the gate and chances to win after every turn."""
        analysis = self._analysis
        standings = [analysis.opening, *(turn.standing for turn in analysis.turns)]
        rounds: list[Line] = [
            [(float(n), s.rounds[seat]) for n, s in enumerate(standings)] for seat in self._seats
        ]
        win: list[Line] = [
            [(float(n), s.win[seat]) for n, s in enumerate(standings)] for seat in self._seats
        ]
        high = max(value for s in standings for value in s.rounds)
        head = ("after", *(self._label(seat) for seat in self._seats))
        moments = ["the start", *(_moment(turn.turn) for turn in analysis.turns)]
        last = standings[-1]
        ahead = max(self._seats, key=lambda seat: last.win[seat])
        return section(
            "race",
            HEADINGS["race"],
            self._key(),
            grid(
                [
                    figure(
                        lines(
                            self._ids,
                            "Expected rounds to the gate",
                            f"One line per seat, falling to nothing at the gate; from "
                            f"{standings[0].rounds[ahead]:.1f} to {last.rounds[ahead]:.1f} rounds "
                            f"for {self._label(ahead)}.",
                            self._axis,
                            even_axis("rounds", high),
                            rounds,
                        ),
                        "Own turns still needed, as expected after every turn. Lower is better.",
                        heading="Expected rounds to the gate",
                        numbers=table(
                            "Expected rounds to the gate",
                            head,
                            (
                                (m, *(f"{v:.1f}" for v in s.rounds))
                                for m, s in zip(moments, standings, strict=True)
                            ),
                        ),
                    ),
                    figure(
                        lines(
                            self._ids,
                            "Chance to win",
                            f"One line per seat; together they are 100 percent. At the end "
                            f"{self._label(ahead)} has {last.win[ahead]:.0%}.",
                            self._axis,
                            share_axis("chance"),
                            win,
                        ),
                        "After every turn, for somebody who watches and counts cards.",
                        heading="Chance to win",
                        numbers=table(
                            "Chance to win",
                            head,
                            (
                                (m, *map(percent, s.win))
                                for m, s in zip(moments, standings, strict=True)
                            ),
                        ),
                    ),
                ]
            ),
        )

    def points(self) -> str:
        """The turns that cost most."""
        found = self._analysis.turning_points
        if not found:
            return section(
                "points",
                HEADINGS["points"],
                paragraph("No turn cost much: nobody made a real blunder."),
            )
        items = "".join(self._point(point) for point in found)
        return section(
            "points",
            HEADINGS["points"],
            paragraph("The turns that cost most, with what would have been better."),
            f'<ol class="points">{items}</ol>',
        )

    def _point(self, point: TurningPoint) -> str:
        turn = self._analysis.turns[point.turn].turn
        pieces = len(turn.before.players[turn.seat].pieces)
        board = turn.before.board
        decision = point.decision
        before = turn.moments[: decision.first]
        did = turn.moments[decision.first : decision.first + decision.count]
        facts = []
        if before:
            facts.append(("Before", _list(deeds([m.action for m in before], board, pieces))))
        facts.append(("Played", _list(deeds([m.action for m in did], board, pieces))))
        facts.append(("", _expected(decision.played.win, decision.played.rounds)))
        if decision.better is not None:
            facts.append(("Better", _list(deeds(decision.better.actions, board, pieces))))
            facts.append(("", _expected(decision.best.win, decision.best.rounds)))
            reasons = why(decision.better.reasons, self._analysis.played.names)
            if reasons:
                facts.append(("Why", escape(reasons)))
        lines_ = "".join(f"<dt>{name}</dt><dd>{text}</dd>" for name, text in facts)
        return (
            f'<li class="card"><h3>Round {turn.round}, {escape(self._label(turn.seat))}'
            f"<span>cost {losing(point.loss)}</span></h3><dl>{lines_}</dl></li>"
        )

    def luck(self) -> str:
        """What luck gave and play took."""
        analysis = self._analysis
        rows: list[tuple[str, int, float]] = []
        for seat, balance in enumerate(analysis.balance):
            short = self._names[seat][:10]
            rows.append((f"{seat + 1} {short}: luck", seat, balance.luck.rounds))
            rows.append((f"{seat + 1} {short}: play", seat, -balance.play.rounds))
        words = listing(
            [
                f"{self._label(seat)} {signed(b.luck.rounds)} by luck and "
                f"{signed(-b.play.rounds)} by play"
                for seat, b in enumerate(analysis.balance)
            ]
        )
        numbers = table(
            "Luck and play",
            ("seat", "draws", "luck, rounds", "play, rounds", "blunders"),
            (
                (
                    self._label(seat),
                    b.draws,
                    signed(b.luck.rounds, 2),
                    signed(-b.play.rounds, 2),
                    b.blunders,
                )
                for seat, b in enumerate(analysis.balance)
            ),
        )
        costs = [(t.turn.number + 0.5, t.turn.seat, cost(t.loss)) for t in analysis.turns]
        top = max(2.5 * THRESHOLD, *(value for _, _, value in costs))
        return section(
            "luck",
            HEADINGS["luck"],
            grid(
                [
                    figure(
                        balance_bars(
                            self._ids, "Luck and play in rounds", f"In rounds: {words}.", rows
                        ),
                        "Luck: draws against the average draw. Play: turns against the best "
                        "that was found. To the right is better.",
                        heading="Luck and play, in rounds",
                        numbers=numbers,
                    ),
                    figure(
                        columns(
                            self._ids,
                            "What each turn cost",
                            f"One column per turn; {len(analysis.turning_points)} of the "
                            "highest are turning points. Dashes mark the level of a blunder.",
                            self._axis,
                            even_axis("cost", top),
                            costs,
                            THRESHOLD,
                        ),
                        "Chance to win lost, and a tenth for every round lost. Above the dashes "
                        "a turn counts as a blunder.",
                        heading="What each turn cost",
                        numbers=turns_table(analysis),
                    ),
                ]
            ),
        )

    def decks(self) -> str:
        """How the decks grew and shrank."""
        analysis = self._analysis
        last = max(turn.turn.round for turn in analysis.turns)
        first = analysis.turns[0].turn.round
        sizes: list[Line] = [
            [
                (first - 1.0, float(sum(deck.start.values()))),
                *((float(r), float(s)) for r, s in deck.sizes),
            ]
            for deck in analysis.decks
        ]
        high = max(size for line in sizes for _, size in line)
        every = max(1, -(-(last - first + 1) // 8))
        rounds = Axis(
            "round",
            first - 1.0,
            float(last),
            [(float(r), str(r)) for r in range(first, last + 1, every)],
        )
        words = listing(
            [
                f"{self._label(s)} from {line[0][1]:.0f} to {line[-1][1]:.0f} cards"
                for s, line in enumerate(sizes)
            ]
        )
        return section(
            "decks",
            HEADINGS["decks"],
            grid(
                [
                    figure(
                        lines(
                            self._ids,
                            "Size of the decks",
                            f"Cards owned after each round: {words}.",
                            rounds,
                            even_axis("cards", high),
                            sizes,
                        ),
                        "Cards owned after each round.",
                        heading="Size of the decks",
                        numbers=table(
                            "Cards owned",
                            ("round", *(self._label(seat) for seat in self._seats)),
                            (
                                (r, *(dict(deck.sizes).get(r, "–") for deck in analysis.decks))
                                for r in range(first, last + 1)
                            ),
                        ),
                    ),
                    f'<div class="stack">{"".join(self._deck(seat) for seat in self._seats)}</div>',
                ]
            ),
        )

    def _deck(self, seat: int) -> str:
        """What came into a deck and what left it, to unfold."""
        label = self._label(seat)
        deck = self._analysis.decks[seat]
        came = Counter(name(change.card) for change in deck.changes if change.by > 0)
        went = sum(change.by < 0 for change in deck.changes)
        gained = listing([times(number, card) for card, number in came.items()])
        words = f"Got {gained or 'nothing'}; lost {counted(went, 'card')}."
        return (
            f'<div class="card"><h3>{escape(label)}</h3>{paragraph(words)}'
            f"{details(deck_table(deck, label), f'Card by card: {label}')}</div>"
        )

    def cards(self) -> str:
        """What every card earned, seat by seat."""
        parts = [
            f'<div class="card scroll" role="region" tabindex="0" '
            f'aria-label="{escape(self._label(seat))}">'
            f"{cards_table(self._analysis, seat, self._label(seat))}</div>"
            for seat in self._seats
        ]
        return section("cards", HEADINGS["cards"], grid(parts))

    def tempo(self) -> str:
        """Detours and waiting."""
        return section(
            "tempo",
            HEADINGS["tempo"],
            paragraph(
                "Steps walked that led no nearer to the finish, and turns without any progress "
                "although there was a move; the rounds are what those turns cost."
            ),
            _scroll(tempo_table(self._analysis, [self._label(s) for s in self._seats]), "Tempo"),
        )

    def turns(self) -> str:
        """Everything that was played."""
        rows: list[Sequence[object]] = []
        for judged in self._analysis.turns:
            turn = judged.turn
            pieces = len(turn.before.players[turn.seat].pieces)
            actions = [moment.action for moment in turn.moments]
            played = deeds(actions, turn.before.board, pieces)
            rows.append((_moment(turn), self._names[turn.seat], played))
        return section(
            "turns",
            HEADINGS["turns"],
            details(table("What was played", ("turn", "seat", "actions"), rows), "All turns"),
        )


def _moment(turn: TimelineTurn) -> str:
    return f"{turn.round}.{turn.seat + 1}"


def _list(text: str) -> str:
    return f"<ol>{''.join(f'<li>{escape(part)}</li>' for part in text.split('; '))}</ol>"


def _expected(win: float, rounds: float) -> str:
    return f"{win:.0%} to win, {rounds:.1f} more rounds expected"


def _scroll(inside: str, label: str) -> str:
    return (
        f'<div class="card scroll" role="region" tabindex="0" aria-label="{escape(label)}">'
        f"{inside}</div>"
    )
