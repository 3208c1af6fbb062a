/** How far a hand carries: which demands of a way its cards and tokens cannot meet, all of them together. */

import { CARDS, type Sign, TOKENS } from '../../lib/game/facts'
import type { Demand } from './easiestWay'

/** Cards paid hurt more than power. */
const PER_CARD = 1.5

/** What meeting a demand is worth: power, or cards. */
export const weightOf = ({ sign, need }: Demand) => need * (sign === 'cards' ? PER_CARD : 1)

interface Supply {
  /** Cards and tokens that are left, sorted. */
  things: readonly string[]
  /** The symbol of the card that moves just now, and the power left of it. */
  sign?: Sign
  left: number
}

interface Found {
  weight: number
  missing: Demand[]
}

const signsOf = (id: string): Sign[] => {
  const symbol = TOKENS.get(id)?.symbol
  return CARDS.get(id)?.symbols ?? (symbol ? [symbol] : [])
}
const powerOf = (id: string) => CARDS.get(id)?.power ?? TOKENS.get(id)?.power ?? 0

/** The most power of each symbol that one of these cards and tokens has. */
export function strongest(things: readonly string[]): Record<Sign, number> {
  const most: Record<Sign, number> = { machete: 0, paddle: 0, coin: 0 }
  for (const id of things)
    for (const sign of signsOf(id)) most[sign] = Math.max(most[sign], powerOf(id))
  return most
}

const without = (things: readonly string[], id: string) => {
  const at = things.indexOf(id)
  return [...things.slice(0, at), ...things.slice(at + 1)]
}

/** Every hand that can be left after so many cards are paid; tokens pay for nothing. */
function afterPaying(things: readonly string[], count: number): (readonly string[])[] {
  let left: (readonly string[])[] = [things]
  for (let paid = 0; paid < count; paid++) {
    const next = left.flatMap((rest) =>
      [...new Set(rest)].filter((id) => CARDS.has(id)).map((id) => without(rest, id)),
    )
    left = [...new Map(next.map((rest) => [rest.join(), rest])).values()]
  }
  return left
}

/** All ways to meet a demand: with power left of the last card, with another card or token, by paying cards. */
function met({ sign, need, blockade }: Demand, { things, ...moving }: Supply): Supply[] {
  if (sign === 'cards') return afterPaying(things, need).map((rest) => ({ things: rest, left: 0 }))
  const found: Supply[] = []
  if (moving.sign === sign && moving.left >= need)
    found.push({ things, sign, left: moving.left - need })
  for (const id of new Set(things)) {
    const rest = without(things, id)
    if (signsOf(id).includes(sign) && powerOf(id) >= need)
      found.push({ things: rest, sign, left: powerOf(id) - need })
    else if (id === 'native' && !blockade) found.push({ things: rest, left: 0 })
  }
  return found
}

/** The demands that these cards and tokens cannot meet, used as well as they can be. */
export function uncovered(demands: readonly Demand[], things: readonly string[]): Demand[] {
  const known = new Map<string, Found>()
  function from(at: number, supply: Supply): Found {
    const demand = demands[at]
    if (!demand) return { weight: 0, missing: [] }
    const key = `${at} ${supply.things} ${supply.sign} ${supply.left}`
    const before = known.get(key)
    if (before) return before
    const rest = from(at + 1, { things: supply.things, left: 0 })
    let best = { weight: rest.weight + weightOf(demand), missing: [demand, ...rest.missing] }
    for (const next of met(demand, supply)) {
      const one = from(at + 1, next)
      if (one.weight <= best.weight) best = one
    }
    known.set(key, best)
    return best
  }
  return from(0, { things: [...things].sort(), left: 0 }).missing
}
