/** Names and explanations of what is on the table, in the player's language. */

import { LEVELS } from '../app/tables'
import type { Board, Space } from '../game/board'
import { blockade, TOKENS } from '../game/facts'
import type { SeatDocument, TableDocument } from '../net/wire'
import { type Args, amount, has, list, t } from './i18n.svelte'

export const cardName = (card: string) => t(`card-${card}`)
/** A card's name with where it may be broken, for narrow cards: many browsers cannot hyphenate by themselves. */
export function brokenName(card: string): string {
  const name = cardName(card)
  const broken = t('card-breaks')
    .split(' ')
    .find((one) => name === one.replace('|', ''))
  return broken?.replace('|', '\u00ad') ?? name
}
export const tokenName = (token: string) => t(`token-${token}`)
/** A card or a cave token by its name. */
export const thing = (id: string) => (TOKENS.has(id) ? tokenName(id) : cardName(id))

/** Names in a row; the same name several times is counted. */
export function counted(ids: readonly string[], name: (id: string) => string = thing): string {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return list(
    [...counts].map(([id, count]) =>
      count > 1 ? t('part-times', { count, card: name(id) }) : name(id),
    ),
  )
}

export const signName = (sign: string) => t(sign === 'rubble' ? 'space-rubble' : `symbol-${sign}`)
/** Symbols with their power, as on a card: `machete 2`. */
export function powerName(signs: readonly string[], power: number): string {
  const [sign = '', more] = signs
  const symbols = list(signs.map(signName), 'disjunction')
  return t('part-power', { symbol: more ? 'joker' : sign, symbols, power })
}

/** A label and what it is a label of, with the signs and spaces of the language: `Hand: 2 × Scout`. */
export const labelled = (label: string, words: string) => label + t('part-colon') + words
/** Phrases joined: `a; b; c`. */
export const joined = (phrases: readonly string[]) => phrases.join(t('part-semicolon'))

export const routeName = (route: string) =>
  t(route.includes('-') || !route ? 'route-own' : `route-${route}`)
/** A level that is not known any more is called by the name it was stored with. */
export const levelName = (level: string) =>
  has(`level-${level}`) ? t(`level-${level}`) : level.charAt(0).toUpperCase() + level.slice(1)
/** Who ran the races of a rating; its `bots` tell the versions too. */
export const racedBy = (bots: string) => levelName(bots.split(';')[0] ?? '')
/** A computer player in a list: levels have their rank, bots of the host have none. */
export function rankedLevel(level: string): string {
  const rank = (LEVELS as readonly string[]).indexOf(level)
  return rank < 0 ? levelName(level) : `${rank + 1}. ${levelName(level)}`
}
/** What a computer player is like; nothing for a level that is not known any more. */
export const levelText = (level: string) =>
  has(`level-${level}-about`) ? t(`level-${level}-about`) : ''

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something lasts, roughly: `50 seconds`, `12 minutes`, `3 hours`, `2 days`. */
export function duration(seconds: number): string {
  if (seconds < 2 * MINUTE) return t('time-seconds', { count: Math.ceil(seconds) })
  if (seconds < 2 * HOUR) return t('time-minutes', { count: Math.round(seconds / MINUTE) })
  if (seconds < 2 * DAY) return t('time-hours', { count: Math.round(seconds / HOUR) })
  return t('time-days', { count: Math.round(seconds / DAY) })
}

/** Somebody without a name: as the server numbers people, or as the page once stored them. */
const NAMELESS = /^(?:Player|Spieler|Joueur|Jogador|You|Du|Vous|Você)(?: (\d+))?$/

/**
 * The name of a seat in the reader's language: a computer player without another name by its level, a
 * person without a name by a number, or as "you" if that is the reader (`own`).
 */
export function seatName(
  seat: Pick<SeatDocument, 'name' | 'level'> | undefined,
  own = false,
): string {
  if (!seat?.level) {
    const name = seat?.name ?? ''
    const nameless = NAMELESS.exec(name)
    if (own && (nameless || !name)) return t('name-you')
    if (!nameless) return name
    return nameless[1] ? t('name-player', { number: nameless[1] }) : t('name-someone')
  }
  const [, given = '', number = ''] = seat.name.match(/^(.*?)( \d+)?$/) ?? []
  return given.toLowerCase() === seat.level ? levelName(seat.level) + number : seat.name
}

/** Whether a seat is the reader's and no other is: on one device for several nobody is "you". */
export const isOwn = (held: readonly number[], seat: number) =>
  held.length === 1 && held[0] === seat

/** The name of the player in a seat. */
export const nameAt = (
  { table, held }: { table: TableDocument | null; held: readonly number[] },
  seat: number,
) => seatName(table?.seats[seat], isOwn(held, seat))

/** Who has won, in a sentence. */
export const victory = (own: boolean, name: string, how: Args) =>
  own ? t('you-won', how) : t('they-won', { ...how, name })

/** The round in which the winner arrived: a full race goes on after it. */
export const winningRound = (turns: { seat: number; round: number }[], winner: number) =>
  turns.findLast(({ seat }) => seat === winner)?.round ?? turns.at(-1)?.round ?? 0

/** What a card does, in one or two short sentences. */
export const cardText = (name: string) => t(`card-${name}-about`)
export const tokenText = (name: string) => t(`token-${name}-about`)

/** A blockade with its price: `Blockade 5: machete 2`. */
export function blockadeName(number: number): string {
  const facts = blockade(number)
  return t('table-blockade', { number, symbol: signName(facts.symbol), power: facts.power })
}

/** A card or a power token that moves, whatever symbol it is played with. */
export function moverName(key: string): string {
  const [name = key] = key.split(':')
  return TOKENS.has(name) ? tokenName(name) : cardName(name)
}

const KINDS = { camp: 'base_camp', start: 'starting_space' } as const

/** The message about a kind of space: `space-river`, `space-base_camp`. */
export function spaceKind(space: Space): string {
  if (space.cave) return 'space-cave'
  const kind =
    space.terrain === 'camp' || space.terrain === 'start' ? KINDS[space.terrain] : space.terrain
  return `space-${kind}`
}

/** `river 2`, `mountain`, `cave`. */
export function terrainName(space: Space): string {
  const terrain = t(spaceKind(space))
  return space.need ? `${terrain} ${space.need}` : terrain
}

/** Where a move leads, in the middle of a sentence: `C14 (river 2)`; `river 2` on a hand-made board. */
export function placeName(board: Board | null | undefined, name: string): string {
  const space = board?.spaces.get(name)
  if (!space) return name
  return /\d/.test(name) ? `${name} (${terrainName(space)})` : terrainName(space)
}

/** A space in words: `C14, river 2`. */
export function spaceName(space: Space): string {
  if (space.finish) return `${space.name}, ${t('space-finishing_space')}, ${terrainName(space)}`
  if (space.start) return `${space.name}, ${t('space-starting_space')} ${space.start}`
  return `${space.name}, ${terrainName(space)}`
}

/** Parts joined as sentences, with a full stop where one is missing. */
export const sentences = (parts: readonly string[]) =>
  parts
    .filter(Boolean)
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ')

/** Ids and numbers as texts take them: cards and tokens by their names. */
export function argumentsOf(about: Record<string, unknown>): Args {
  const args: Args = {}
  for (const [key, value] of Object.entries(about)) {
    if (Array.isArray(value)) {
      args[key] = list(value.map(thing), key === 'choices' ? 'disjunction' : 'conjunction')
    } else if (typeof value === 'number') args[key] = key === 'paid' ? amount(value) : value
    else args[key] = key === 'card' || key === 'token' ? thing(String(value)) : String(value)
  }
  return args
}
