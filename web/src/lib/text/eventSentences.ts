/** What happened, in sentences: for the history, the recap and those who listen. */

import { type Action, readAction, sourceCard, takenBy } from '../game/action'
import type { Board } from '../game/board'
import { CARDS, TOKENS } from '../game/facts'
import type { TableEvent } from '../net/tableEvent'
import type { ShownAction, TableDocument } from '../net/wire'
import { type Args, list, t } from './i18n.svelte'
import {
  cardName,
  counted,
  duration,
  levelName,
  placeName,
  seatName,
  signName,
  tokenName,
} from './words'

export interface Teller {
  table: TableDocument
  board: Board | null
}

function sourceName(source: string): string {
  if (TOKENS.has(source)) return t('part-token', { token: tokenName(source) })
  const card = cardName(sourceCard(source))
  if (source.endsWith('/2')) return t('part-half_coin', { card })
  return source.endsWith(':coin') ? t('part-coins', { card }) : card
}

function moverIn(action: Action): string {
  const name = CARDS.has(action.card) ? cardName(action.card) : tokenName(action.card)
  const card = TOKENS.has(action.card) ? t('part-token', { token: name }) : name
  return action.symbol ? t('part-as', { card, symbol: signName(action.symbol) }) : card
}

function acted(event: ShownAction, who: string, name: string, { table, board }: Teller): string {
  const action = readAction(event.action)
  const taken = takenBy(action)
  const found = event.found ?? []
  const pieces = table.view?.players[event.seat]?.pieces.length ?? 1
  const args: Args = {
    name,
    card: '',
    cards: counted(action.cards, action.verb === 'buy' ? sourceName : cardName),
    drawn: event.cards ? counted(event.cards, cardName) : '',
    count: action.verb === 'remove' ? action.cards.length : (event.drawn ?? 0),
    kept: event.kept ?? action.cards.length,
    reshuffled: event.shuffled ? 1 : 0,
    space: action.target,
    piece: pieces > 1 ? action.piece : 0,
    blockades: taken.length,
    blockade: list(taken.map(String)),
    found: found.length,
    tokens: list(found.map(tokenName)),
  }
  const stays = action.target.startsWith('#')
  const moved = {
    ...args,
    card: moverIn(action),
    mover: TOKENS.has(action.card) ? 'token' : 'card',
    space: placeName(board, action.target),
  }
  switch (action.verb) {
    case 'move':
      return t(`${who}-${stays ? 'stayed' : 'moved'}`, moved)
    case 'native':
    case 'native_token':
      return t(`${who}-${stays ? 'native-stayed' : 'native'}`, moved)
    case 'pay': {
      const camp = board?.spaces.get(action.target)?.terrain === 'camp'
      const space = camp ? action.target : placeName(board, action.target)
      return t(`${who}-paid-${stays ? 'blockade' : camp ? 'camp' : 'rubble'}`, { ...args, space })
    }
    case 'play':
      return t(`${who}-played`, { ...args, card: cardName(action.card) })
    case 'remove':
      return t(`${who}-removed${action.cards.length ? '' : '-none'}`, args)
    case 'take':
      return t(`${who}-took`, { ...args, card: cardName(action.card) })
    case 'buy':
      return t(`${who}-bought-with`, { ...args, card: cardName(action.card) })
    case 'token':
      return t(`${who}-token-${action.card}`, {
        ...args,
        card: action.cards[0] ? cardName(action.cards[0]) : t('part-item'),
      })
    default:
      return t(`${who}-ended`, args)
  }
}

/** One event in a sentence; empty if there is nothing to say. */
export function tell(event: TableEvent, teller: Teller): string {
  const { table } = teller
  const seat = 'seat' in event ? event.seat : -1
  const who = seat === table.seat && table.seat !== null ? 'you' : 'they'
  const name = seatName(event.type === 'sat' ? event : table.seats[seat])
  switch (event.type) {
    case 'acted':
      return acted(event, who, name, teller)
    case 'started':
      return t('story-started')
    case 'undone':
      return t(`${who}-undo`, { name })
    case 'sat':
    case 'rose':
    case 'paused':
    case 'returned':
    case 'resigned':
      return t(`${who}-${event.type}`, { name })
    case 'resumed':
      return event.late ? t('story-pause-over') : t(`${who}-resumed`, { name })
    case 'extended':
      return t('story-extended', { time: duration(event.seconds) })
    case 'replaced':
      return t(`${who}-bot-${event.late ? 'late' : 'left'}`, {
        name,
        bot: levelName(event.level),
      })
    case 'rematched':
      return t('story-rematch')
  }
}

/** One line of the history, with what it did on the board. */
export interface Entry {
  n: number
  seat: number
  event: ShownAction
  /** Where the piece was and came to; empty where nothing moved. */
  from: string
  to: string
  /** Whether it ended a turn. */
  last: boolean
  round: number
}

/** Where everybody stood at the beginning, by seat (S-08, S-10). */
function openings(table: TableDocument, board: Board): string[][] {
  const players = table.view?.players.length ?? 0
  const start = table.view?.start ?? 0
  const at = new Map<number, string>()
  for (const space of board.spaces.values()) if (space.start) at.set(space.start, space.name)
  return Array.from({ length: players }, (_, seat) => {
    const place = ((seat - start + players) % players) + 1
    const numbers = players === 2 ? [place, place + 2] : [place]
    return numbers.map((number) => at.get(number) ?? '')
  })
}

/** The actions that still count, in order: what was taken back is left out. */
export function entries(events: TableEvent[], table: TableDocument, board: Board): Entry[] {
  const places = openings(table, board)
  const found: (Entry & { piece: number })[] = []
  let round = 1
  const start = table.view?.start ?? 0
  const count = places.length
  for (const event of events) {
    if (event.type === 'undone') {
      const gone = found.pop()
      if (gone?.from) (places[gone.seat] as string[])[gone.piece] = gone.from
      continue
    }
    if (event.type !== 'acted') continue
    const { seat } = event
    const action = readAction(event.action)
    const piece = Math.max(0, action.piece - 1)
    const moved = action.target && !action.target.startsWith('#')
    const from = action.target ? (places[seat]?.[piece] ?? '') : ''
    if (moved && places[seat]) places[seat][piece] = action.target
    const last = action.verb === 'end'
    found.push({
      n: event.n ?? 0,
      seat,
      event,
      from,
      to: moved ? action.target : '',
      last,
      round,
      piece,
    })
    if (last && count && (seat - start + count) % count === count - 1) round++
  }
  return found
}
