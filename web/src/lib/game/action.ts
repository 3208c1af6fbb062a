/** Action texts, read and written. See docs/formats.md. */

export interface Action {
  verb:
    | 'move'
    | 'pay'
    | 'native'
    | 'native_token'
    | 'play'
    | 'remove'
    | 'take'
    | 'buy'
    | 'token'
    | 'end'
  piece: number
  /** Card or token, without its symbol. */
  card: string
  symbol: string
  /** A space, or `#n`. */
  target: string
  via: number[]
  /** Cards paid, removed, laid down or kept; sources of a purchase. */
  cards: string[]
}

const list = (text: string | undefined) => (text ? text.split(',').filter(Boolean) : [])

/** What an action text says. */
export function readAction(text: string): Action {
  const words = text.split(' ')
  const verb = words[0] as Action['verb']
  const action: Action = { verb, piece: 0, card: '', symbol: '', target: '', via: [], cards: [] }
  const named = (word = '') => {
    const [card = '', symbol = ''] = word.split(':')
    action.card = card
    action.symbol = symbol
  }
  switch (verb) {
    case 'move': {
      action.piece = Number(words[1])
      named(words[2])
      action.target = words[3] ?? ''
      action.via = list(words[5]).map((one) => Number(one.slice(1)))
      break
    }
    case 'pay':
      action.piece = Number(words[1])
      action.target = words[2] ?? ''
      action.cards = list(words[3])
      break
    case 'native':
    case 'native_token':
      action.piece = Number(words[1])
      action.card = verb
      action.target = words[2] ?? ''
      break
    case 'buy':
      named(words[1])
      action.cards = list(words[3])
      break
    case 'token':
      named(words[1])
      action.cards = list(words[2])
      break
    case 'remove':
      action.cards = words[1] === 'none' ? [] : list(words[1])
      break
    case 'end':
      action.cards = list(words[2])
      break
    default:
      named(words[1])
  }
  return action
}

/** An action as text. */
export function writeAction(verb: Action['verb'], said: Partial<Omit<Action, 'verb'>> = {}) {
  const { piece, card = '', symbol, target, via = [], cards = [] } = said
  const named = cards.join(',')
  switch (verb) {
    case 'move': {
      const taken = via.length ? ` via ${via.map((number) => `#${number}`).join(',')}` : ''
      return `move ${piece} ${symbol ? `${card}:${symbol}` : card} ${target}${taken}`
    }
    case 'pay':
      return `pay ${piece} ${target} ${named}`.trimEnd()
    case 'native':
    case 'native_token':
      return `${verb} ${piece} ${target}`
    case 'buy':
      return `buy ${card} with ${named}`
    case 'token':
      return `token ${card} ${named}`.trimEnd()
    case 'remove':
      return `remove ${named || 'none'}`
    case 'end':
      return named ? `end keep ${named}` : 'end'
    default:
      return `${verb} ${card}`
  }
}

/** The blockades an action takes. */
export function takenBy(action: Action): number[] {
  const stays = action.target.startsWith('#') ? [Number(action.target.slice(1))] : []
  return [...action.via, ...stays].sort((a, b) => a - b)
}

/** The card a payment's source stands for: `prop_plane/2` and `scout:coin` are cards too. */
export const sourceCard = (source: string) => source.replace(/\/2$/, '').replace(/:coin$/, '')
