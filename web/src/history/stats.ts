/** One's own games, counted: filters, results, opponents, cards. */

import type { OwnGame, RatingLine } from '../lib/net/wire'

export type Outcome = 'won' | 'lost' | 'open'

export interface Filter {
  /** Empty for any. */
  route: string
  /** 0 for any. */
  players: number
  result: '' | Outcome
}

export const ALL: Filter = { route: '', players: 0, result: '' }

export function outcome(game: OwnGame): Outcome {
  if (game.place === null) return 'open'
  return game.place === 1 ? 'won' : 'lost'
}

export function chosen(games: OwnGame[], filter: Filter): OwnGame[] {
  return games.filter(
    (game) =>
      (!filter.route || game.route === filter.route) &&
      (!filter.players || game.seats.length === filter.players) &&
      (!filter.result || outcome(game) === filter.result),
  )
}

/** The routes and numbers of players that occur, to choose from. */
export const routesOf = (games: OwnGame[]) => [...new Set(games.map((game) => game.route))].sort()
export const countsOf = (games: OwnGame[]) =>
  [...new Set(games.map((game) => game.seats.length))].sort((a, b) => a - b)

/** Finished games of one kind. */
export interface Tally {
  key: string
  games: number
  won: number
  /** In how many of them one arrived; those who do not share a place, which tells nothing. */
  arrived: number
  /** The earliest round of arrival; 0 if there was none. */
  best: number
}

function tally(key: string, games: OwnGame[]): Tally {
  const over = games.filter((game) => game.place !== null)
  const arrivals = over.flatMap((game) => (game.arrival ? [game.arrival] : []))
  return {
    key,
    games: over.length,
    won: over.filter((game) => game.place === 1).length,
    arrived: arrivals.length,
    best: arrivals.length ? Math.min(...arrivals) : 0,
  }
}

/** Finished games by anything; the most played first. */
export function tallies(games: OwnGame[], key: (game: OwnGame) => string): Tally[] {
  const groups = new Map<string, OwnGame[]>()
  for (const game of games) {
    const name = key(game)
    groups.set(name, [...(groups.get(name) ?? []), game])
  }
  return [...groups]
    .map(([name, all]) => tally(name, all))
    .filter((one) => one.games)
    .sort((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1))
}

export const whole = (games: OwnGame[]) => tally('', games)

/** Games against somebody: how often ahead, how often behind; otherwise side by side. */
export interface Rival {
  /** The level of a computer player, or a person's name. */
  key: string
  bot: boolean
  games: number
  ahead: number
  behind: number
}

export function rivals(games: OwnGame[]): Rival[] {
  const found = new Map<string, Rival>()
  for (const game of games) {
    if (game.place === null) continue
    game.seats.forEach((seat, number) => {
      if (number === game.seat || seat.kind === 'open') return
      const bot = seat.kind === 'bot'
      const key = bot ? (seat.level ?? '') : seat.name
      const id = `${bot} ${key}`
      const one = found.get(id) ?? { key, bot, games: 0, ahead: 0, behind: 0 }
      const [mine, other] = [game.places[game.seat] ?? 0, game.places[number] ?? 0]
      one.games++
      if (mine < other) one.ahead++
      if (mine > other) one.behind++
      found.set(id, one)
    })
  }
  return [...found.values()].sort((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1))
}

/** The cards bought and taken most often. */
export function favourites(games: OwnGame[], most: number): [card: string, count: number][] {
  const counts = new Map<string, number>()
  for (const game of games) {
    for (const [card, count] of Object.entries(game.cards)) {
      counts.set(card, (counts.get(card) ?? 0) + count)
    }
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, most)
}

/** The game with the earliest arrival. */
export function best(games: OwnGame[]): OwnGame | undefined {
  return games
    .filter((game) => game.arrival)
    .sort((a, b) => (a.arrival ?? 0) - (b.arrival ?? 0) || b.at - a.at)[0]
}

/** How far off a rating may be, with 95 of 100 chances to lie within. */
export const margin = (one: RatingLine) => 1.96 * one.error
