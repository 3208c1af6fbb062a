/** The table document, as docs/protocol.md and docs/formats.md describe it. */

export type CardId = string
export type TokenId = string
/** A space's name, or `gate` for a piece that has arrived. */
export type SpaceName = string

export interface SeatDocument {
  kind: 'person' | 'bot' | 'open'
  name: string
  colour: Colour
  level?: string
  stand_in?: string
  resigned?: boolean
}

export type Colour = 'red' | 'blue' | 'white' | 'yellow'

export interface PlayerView {
  pieces: SpaceName[]
  /** The own cards; of others only how many. */
  hand: CardId[] | number
  draw: CardId[] | number
  discard: CardId[]
  play: CardId[]
  removed: CardId[]
  tokens: TokenId[]
  blockades: number[]
  /** 1 for the first to arrive, 0 for who has not. */
  arrived: number
  arrival_round?: number
  unseen?: CardId[]
}

export interface TurnView {
  bought: boolean
  pending?: 'scientist' | 'travel_log'
  pass_through?: boolean
  change_symbol?: boolean
  items_used?: CardId[]
}

export interface BoardView {
  route?: string
  /** In seam order, null where taken. On a hand-made board objects with their edges. */
  blockades?: (number | null)[] | { number: number; edges: [string, string][] }[]
  caves?: Record<SpaceName, number | TokenId[]>
  spaces?: Record<SpaceName, string>
  edges?: [string, string][]
  hexes?: Record<SpaceName, [number, number]>
}

export interface GameView {
  format: string
  seat: number | null
  variant: Variant
  board: BoardView
  players: PlayerView[]
  market: { board: Record<CardId, number>; reserve: Record<CardId, number> }
  to_move: number
  start: number
  round: number
  turn: TurnView
  tokens?: { used: TokenId[]; unseen: TokenId[] }
  finished?: boolean
}

export interface Variant {
  caves: boolean
  full_race: boolean
  free_order: boolean
}

/** What the seat to move may do now. */
export interface Options {
  /** Piece, then the cards that can move it (with `:symbol`). */
  moves?: Record<string, string[]>
  /** Piece, target, how many cards. */
  pays?: Record<string, Record<string, number>>
  natives?: Record<string, Record<string, string[]>>
  plays?: CardId[]
  takes?: CardId[]
  tokens?: TokenId[]
  removes?: number
  buys?: Record<CardId, string[]>
  end?: boolean
}

export interface Result {
  winner: number | null
  ranking: number[]
  places: number[]
  reason: string
}

export interface ClockDocument {
  turn: number
  banks: number[]
  /** Seconds for which each seat may still stop the game. */
  pauses: number[]
  /** When the time of the turn runs out, or the game goes on after a pause. */
  deadline: number | null
}

export interface TableDocument {
  id: string
  n: number
  status: 'lobby' | 'running' | 'paused' | 'over'
  seat: number | null
  seats: SeatDocument[]
  /** `made_up`: the game begins from a position that somebody set up. */
  setup: { route: string; variant: Variant; public: boolean; made_up?: boolean }
  clock?: ClockDocument
  view?: GameView
  options?: Options
  undo?: boolean
  result?: Result
  rematch?: string
}

/** Something that happened at the table. */
export interface TableEvent {
  type:
    | 'sat'
    | 'rose'
    | 'started'
    | 'acted'
    | 'undone'
    | 'paused'
    | 'resumed'
    | 'extended'
    | 'replaced'
    | 'returned'
    | 'resigned'
    | 'rematched'
  at: number
  n?: number
  seat?: number
  action?: string
  /** Cave tokens that came to light. */
  found?: TokenId[]
  /** How many cards were drawn, and which, for whoever drew them. */
  drawn?: number
  cards?: CardId[]
  /** Whether the discard pile was shuffled for it. */
  shuffled?: boolean
  /** How many cards were kept at the end of the turn. */
  kept?: number
  name?: string
  level?: string
  late?: boolean
  /** How much time was given back. */
  seconds?: number
  table?: string
}
