/** The printed facts the client needs: cards, blockades, cave tokens. */

import blockadeFacts from '../../../../src/eldorado/facts/blockades.json'
import cardFacts from '../../../../src/eldorado/facts/cards.json'
import caveFacts from '../../../../src/eldorado/facts/caves.json'

export type Sign = 'machete' | 'paddle' | 'coin'
export const SIGNS: readonly Sign[] = ['machete', 'paddle', 'coin']

export interface CardFacts {
  id: string
  color: 'green' | 'blue' | 'yellow' | 'white' | 'purple'
  symbols: Sign[]
  power: number
  price: number | null
  item: boolean
  /** Coins it is worth when buying. */
  buy_value: number
  effect: Record<string, number | boolean> | null
}

export interface BlockadeFacts {
  number: number
  symbol: Sign | 'rubble'
  power: number
}

export interface TokenFacts {
  id: string
  symbol?: Sign
  power?: number
}

export const CARDS = new Map((cardFacts.cards as CardFacts[]).map((card) => [card.id, card]))
export const BLOCKADES = new Map(
  (blockadeFacts.blockades as BlockadeFacts[]).map((one) => [one.number, one]),
)
export const TOKENS = new Map((caveFacts.tokens as TokenFacts[]).map((token) => [token.id, token]))

export function card(id: string): CardFacts {
  const found = CARDS.get(id)
  if (!found) throw new Error(`no card ${id}`)
  return found
}

export function blockade(number: number): BlockadeFacts {
  const found = BLOCKADES.get(number)
  if (!found) throw new Error(`no blockade ${number}`)
  return found
}

/** Symbols and power of a card or a power token that moves, as played with that symbol. */
export function mover(key: string): {
  id: string
  sign: Sign | null
  power: number
  item: boolean
} {
  const [id = key, said] = key.split(':')
  const one = CARDS.get(id)
  const token = TOKENS.get(id)
  const printed = one && one.symbols.length === 1 ? one.symbols[0] : token?.symbol
  return {
    id,
    sign: (said as Sign | undefined) ?? printed ?? null,
    power: one?.power ?? token?.power ?? 0,
    item: one?.item ?? false,
  }
}

const ORDER = [...CARDS.keys()]
const COLOURS = ['green', 'blue', 'yellow', 'white', 'purple']

/** Cards as one sorts them in the hand: by colour, then by power. */
export function byColour(a: string, b: string): number {
  const [x, y] = [card(a), card(b)]
  return (
    COLOURS.indexOf(x.color) - COLOURS.indexOf(y.color) ||
    x.power - y.power ||
    ORDER.indexOf(a) - ORDER.indexOf(b)
  )
}
