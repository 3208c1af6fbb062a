// Made by `npm run types` from the schema of the server; do not edit.

/**
 * The first message: who is there, and what it knows already.
 *
 * `secret` holds a seat; without one the cookie is used, and a client without a seat watches.
 * `seat` chooses among several held; `since` is the last event the client has seen.
 */
export interface Hello {
  type: 'hello'
  secret?: string | null
  seat?: number | null
  since?: number | null
}

/** See the table from another seat that this client holds too (one device for several). */
export interface Look {
  type: 'look'
  seat: number
  id?: number | null
}

export interface Ping {
  type: 'ping'
  id?: number | null
}

/**
 * From now on computer players leave this many seconds between their moves; the host decides.
 *
 * Answered by `allowed`. Nothing of it is stored: a client says it again when it comes back.
 */
export interface Pace {
  type: 'pace'
  seconds: number
  id?: number | null
}

/**
 * A reaction or a ready phrase, for everybody at the table; answered by `said`.
 *
 * Nothing of it is stored. Only players can say something, and only where other people play.
 */
export interface Say {
  type: 'say'
  what: 'cheer' | 'heart' | 'laugh' | 'sad' | 'smile' | 'wow' | 'back_soon' | 'close_race' | 'good_luck' | 'nice_move' | 'one_more' | 'sorry' | 'thanks' | 'that_hurt' | 'thinking' | 'well_played'
  id?: number | null
}

/** An action, in the text form of docs/formats.md. */
export interface Act {
  type: 'act'
  n: number
  id?: number | null
  action: string
}

/** Asks whether an action is allowed: answered by `refused` or `allowed`, nothing is done. */
export interface Check {
  type: 'check'
  n: number
  id?: number | null
  action: string
}

export interface Undo {
  type: 'undo'
  n: number
  id?: number | null
}

export interface Pause {
  type: 'pause'
  n: number
  id?: number | null
}

export interface Resume {
  type: 'resume'
  n: number
  id?: number | null
}

/** A computer player takes over until `comeback`; `seat` may name someone long gone. */
export interface Leave {
  type: 'leave'
  n: number
  id?: number | null
  seat?: number | null
}

export interface Comeback {
  type: 'comeback'
  n: number
  id?: number | null
}

export interface Resign {
  type: 'resign'
  n: number
  id?: number | null
}

/** The host puts a computer player into an open seat. */
export interface Fill {
  type: 'fill'
  n: number
  id?: number | null
  seat: number
  level: string
}

/** Give the seat up before the game begins; the host may also free others (`seat`). */
export interface Rise {
  type: 'rise'
  n: number
  id?: number | null
  seat?: number | null
}

export interface Rematch {
  type: 'rematch'
  n: number
  id?: number | null
}

/**
 * The whole table as this seat may see it; `missed` are the events since the one it knew, of
 * which the last is number `n`.
 */
export interface Welcome {
  type: 'welcome'
  n: number
  table: TableDocument
  now: number
  held?: number[]
  missed?: VisibleEvent[]
  online?: number[]
  watching?: number
  away?: Absence[]
  id?: number | null
}

/**
 * A table as one seat sees it; null is a spectator. `fill_at` is when computer players
 * take the open seats, where that is planned.
 */
export interface TableDocument {
  clock?: ClockDocument
  fill_at?: number
  id: string
  n: number
  options?: Options
  rematch?: string
  result?: ResultDocument
  seat: number | null
  seats: SeatDocument[]
  setup: SetupDocument
  status: TableStatus
  undo?: boolean
  view?: GameView
}

/**
 * Seconds for a turn, what is left in the banks, and for how long each seat may still stop
 * the game. `deadline` is when the time of the turn, or the pause, runs out.
 */
export interface ClockDocument {
  banks: number[]
  deadline: number | null
  pauses: number[]
  turn: number
}

/**
 * The choices of the seat to move, grouped as a player thinks of them.
 *
 * `moves`: piece, then the cards that can move it (with `:symbol`); `natives`: piece, then
 * `native`, `native_token` or both; `pays`: the pieces beside something that cards can pay for;
 * `removes`: up to this many cards; `buys`: card, then a payment. Clients find the targets.
 */
export interface Options {
  buys?: Record<string, string[]>
  end?: boolean
  moves?: Record<string, string[]>
  natives?: Record<string, string[]>
  pays?: number[]
  plays?: string[]
  removes?: number
  takes?: string[]
  tokens?: string[]
}

/** How the game ended; `steps` are the steps each seat had left. */
export interface ResultDocument {
  places: number[]
  ranking: number[]
  reason: string
  steps: number[]
  winner: number | null
}

/** A seat and who sits there; see `Seat`. */
export interface SeatDocument {
  colour: Colour
  kind: 'bot' | 'open' | 'person'
  level?: string
  name: string
  resigned?: boolean
  stand_in?: string
}

/**
 * What the table was made from; `made_up`: the game begins from a position that somebody
 * set up.
 */
export interface SetupDocument {
  daily?: DailyMark
  gathering?: GatheringDocument
  made_up?: boolean
  public: boolean
  route: string
  variant: VariantDocument
}

/** The day whose expedition this is, and whether the result counts. */
export interface DailyMark {
  day: string
  ranked: boolean
}

/**
 * For how many seconds the table waits for people before computer players take the open
 * seats; `race` is the pace of a race, empty for a rematch.
 */
export interface GatheringDocument {
  race: string
  seconds: number
}

/** Which switches a game is played with. */
export interface VariantDocument {
  caves: boolean
  free_order: boolean
  full_race: boolean
}

/** The game as one seat may see it; null is a spectator. */
export interface GameView {
  board: BoardView
  finished?: boolean
  format: string
  market: MarketView
  players: PlayerView[]
  quiet?: QuietRounds
  round: number
  seat: number | null
  start: number
  to_move: number
  tokens?: TokensView
  turn: TurnView
  variant: VariantDocument
}

/**
 * A route by its name or code, or a hand-made board space by space.
 *
 * `blockades` of a route are in seam order, null where taken. `caves` says how many tokens
 * lie in each.
 */
export interface BoardView {
  blockades?: (number | PlacedBlockade | null)[]
  caves?: Record<string, number>
  edges?: [string, string][]
  hexes?: Record<string, [number, number]>
  route?: string
  spaces?: Record<string, string>
}

/** A blockade of a hand-made board, with the edges that it closes. */
export interface PlacedBlockade {
  edges: [string, string][]
  number: number
}

/** How many cards lie in each pile. */
export interface MarketView {
  board: Record<string, number>
  reserve: Record<string, number>
}

/**
 * What somebody may see of a player.
 *
 * `hand` has the own cards, or how many another holds; `unseen` are the cards that are
 * somewhere among those that cannot be seen.
 */
export interface PlayerView {
  arrival_round?: number
  arrived: number
  blockades: number[]
  discard: string[]
  draw: number
  hand: string[] | number
  pieces: string[]
  play: string[]
  removed: string[]
  tokens: string[]
  unseen: string[]
}

/** Rounds in which no player acted, and whether one has in this round (O-09). */
export interface QuietRounds {
  acted: boolean
  rounds: number
}

/** Cave tokens that are used, and those that are somewhere in the caves or put away. */
export interface TokensView {
  unseen: string[]
  used: string[]
}

/**
 * What was done in the turn already; `pending` removes cards next, and `change_symbol` tokens
 * wait for their cards (one or two).
 */
export interface TurnView {
  bought: boolean
  change_symbol?: number
  items_used?: string[]
  pass_through?: boolean
  pending?: string
}

/** Somebody, or a computer player, took an open seat. */
export interface Sat {
  type: 'sat'
  at: number
  seat: number
  name: string
  level?: string
}

/** Somebody gave a seat up before the game began. */
export interface Rose {
  type: 'rose'
  at: number
  seat: number
}

/** The start of the game, as clients see it. */
export interface ShownStart {
  type: 'started'
  at: number
}

/**
 * What a seat did, as one client sees it.
 *
 * `found` are cave tokens that came to light, `drawn` says how many cards were drawn, `cards`
 * which, for the player who drew them, `kept` how many were kept at the end of the turn.
 */
export interface ShownAction {
  type: 'acted'
  at: number
  seat: number
  action: string
  found?: string[]
  drawn?: number
  cards?: string[]
  shuffled?: boolean
  kept?: number
}

/** A seat took its last action back. */
export interface Undone {
  type: 'undone'
  at: number
  seat: number
}

export interface Paused {
  type: 'paused'
  at: number
  seat: number
}

/** The game continues: somebody resumed it, or (`late`) that seat's pause time is used up. */
export interface Resumed {
  type: 'resumed'
  at: number
  seat: number
  late?: boolean
}

/** The server was down, and these seconds were given back to the running turn or pause. */
export interface Extended {
  type: 'extended'
  at: number
  seconds: number
}

/** A computer player stands in for a seat: its person left, or its time ran out. */
export interface Replaced {
  type: 'replaced'
  at: number
  seat: number
  level: string
  late?: boolean
}

/** A person is back in the own seat. */
export interface Returned {
  type: 'returned'
  at: number
  seat: number
}

export interface Resigned {
  type: 'resigned'
  at: number
  seat: number
}

/** The same people meet again at another table. */
export interface Rematched {
  type: 'rematched'
  at: number
  table: string
}

/**
 * A person who is not at a screen: since when, and from when on others may let a computer
 * player stand in (`leave`); null where the clock decides that. Both in seconds of the epoch.
 */
export interface Absence {
  seat: number
  since: number
  stand_in_at: number | null
}

/** One event, and how the table document changes by it (JSON pointers). */
export interface Happened {
  type: 'happened'
  n: number
  event: VisibleEvent
  set?: Record<string, unknown>
  gone?: string[]
  id?: number | null
}

/**
 * Something was not done; `code` is for programs, `sentence` for people.
 *
 * `message` is the id of a text and `about` its arguments, ids and numbers.
 */
export interface Refusal {
  type: 'refused'
  code: string
  sentence: string
  clause?: string
  message?: string
  about?: Record<string, string | number | string[]>
  id?: number | null
}

/** The action of a `check` is allowed; it was not done. Also the answer to `pace`. */
export interface Allowed {
  type: 'allowed'
  id?: number | null
}

/** Which seats have somebody at a screen, how many watch, and who has left. */
export interface Presence {
  type: 'presence'
  online: number[]
  watching?: number
  away?: Absence[]
}

/** A player's remark. */
export interface Said {
  type: 'said'
  seat: number
  what: 'cheer' | 'heart' | 'laugh' | 'sad' | 'smile' | 'wow' | 'back_soon' | 'close_race' | 'good_luck' | 'nice_move' | 'one_more' | 'sorry' | 'thanks' | 'that_hurt' | 'thinking' | 'well_played'
  id?: number | null
}

export interface Pong {
  type: 'pong'
  now: number
  id?: number | null
}

/** The last message before the server closes the connection; `message` is the id of a text. */
export interface Goodbye {
  type: 'goodbye'
  code: string
  sentence: string
  message?: string
}

/**
 * Why a request was not carried out.
 *
 * `message` is the id of a text and `about` its arguments, ids and numbers, for clients that say
 * it in other languages.
 */
export interface Problem {
  code: string
  sentence: string
  clause?: string
  message?: string
  about?: Record<string, string | number | string[]>
}

/** A table before the first move; `checked` refuses invalid set-ups. */
export interface Setup {
  seats: SeatPlan[]
  route?: string
  variant?: Variant
  start?: number | null
  clock?: Clock | null
  public?: boolean
  pace?: number
  position?: Record<string, unknown> | null
  former?: string
  daily?: DailyDeal | null
  gathering?: Gathering | null
}

/** One seat: a person, a computer player of some level, or an open seat. */
export interface SeatPlan {
  kind: 'bot' | 'open' | 'person'
  name?: string
  level?: string
  colour?: Colour | null
}

/** Switches; the defaults are the official rules. */
export interface Variant {
  caves?: boolean
  full_race?: boolean
  free_order?: boolean
}

/**
 * Seconds for every turn, and a bank for the whole game that is used up after them.
 *
 * For games by correspondence a turn is given days: 259,200 seconds are three.
 */
export interface Clock {
  turn: number
  bank?: number
}

/** The expedition of a day: everybody has the same, so everything follows from its seed. */
export interface DailyDeal {
  day: string
  seed: number
  ranked?: boolean
}

/** A table that waits for people for so long; then computer players take the open seats. */
export interface Gathering {
  seconds: number
  opened: number
  race?: string
}

/** A new table. */
export interface Created {
  id: string
  link: string
  seats: HeldSeat[]
}

/** A seat that now belongs to the client that asked; the secret is sent only once. */
export interface HeldSeat {
  /** A seat, counted from 0. */
  seat: number
  /** What holds a seat. */
  secret: string
  link: string
}

/** A table in a list. */
export interface Listed {
  id: string
  status: TableStatus
  route: string
  variant: VariantDocument
  seats: SeatDocument[]
  public: boolean
  made_up: boolean
  at: number
}

/** One table. */
export interface Shown {
  id: string
  status: TableStatus
  route: string
  variant: VariantDocument
  seats: SeatDocument[]
  public: boolean
  made_up: boolean
  n: number
  rematch?: string
  held?: number[]
}

/**
 * The name of the player, who may have none, and the seat they want (default: the first open
 * one).
 */
export interface Joining {
  name?: string
  seat?: number | null
}

/** A secret, as a personal link carries it. */
export interface Claim {
  /** What holds a seat. */
  secret: string
}

/** The seats that this browser holds now. */
export interface Claimed {
  table: string
  seats: number[]
}

/** An address to call, or null for none; `seat` chooses among several held. */
export interface Webhook {
  url: string | null
  seat?: number | null
}

/** What signs the calls; null when there are none any more. */
export interface WebhookKey {
  key: string | null
}

/** A route that is always there: a printed one, or one of ours. */
export interface RouteBrief {
  id: string
  name: string
  difficulty: 'difficult' | 'easy' | 'moderate' | 'first'
  code: string
  ours: boolean
}

/** Settings of a generated route: its length, and a seed that gives the same route again. */
export interface NewRoute {
  tiles?: number | null
  seed?: number | null
}

export interface RouteCode {
  code: string
}

/** A route as spaces, edges and seams, each space with its place on the hex grid. */
export interface BoardDocument {
  route: string
  code: string
  name: string
  spaces: Record<string, string>
  hexes: Record<string, [number, number]>
  edges: [string, string][]
  seams: [string, string][][]
  letters: [string, [number, number]][]
  city: [number, number][]
}

/** What a blockade requires. */
export interface BlockadeDocument {
  number: number
  symbol: string
  power: number
}

/** A computer player. */
export interface LevelBrief {
  name: string
  about: string
  limited?: boolean
}

/** What somebody looks for: a pace, and 2, 3, 4 or any number of players. */
export interface NewRace {
  pace: 'days' | 'quick' | 'relaxed'
  players?: number | null
  name?: string
}

/**
 * A table where somebody waits for a race, or has just come as the last. Who waited there
 * already has no new `seats`: the browser holds them.
 */
export interface RaceTable {
  id: string
  link: string
  seats: HeldSeat[]
}

/** A day's expedition. */
export interface Daily {
  day: string
  today: boolean
  seconds_left: number
  route: string
  variant: VariantDocument
  rivals: string[]
  strongest_level: string
  strongest: number | null
  own: OwnTry | null
  streak: number
  field: FieldLine[]
}

/**
 * This browser's ranked try. `rounds` is null before the end, and for who did not arrive;
 * `place` is the place among all who have finished, from 1.
 */
export interface OwnTry {
  table: string
  over: boolean
  rounds: number | null
  place: number | null
}

/** How many people needed how many rounds; null: they did not arrive. */
export interface FieldLine {
  rounds: number | null
  people: number
}

/** The name of the player. */
export interface NewTry {
  name?: string
}

/** A table for a try. One that was running already has no `seats`: the browser holds them. */
export interface DailyTable {
  id: string
  link: string
  seats: HeldSeat[]
  day: string
  ranked: boolean
}

/** A turn worth considering, or its part up to the next surprise. */
export interface Hint {
  actions: string[]
  win: number
  arrival: number
  reasons: Why[]
}

/** A reason: its kind, and what it is about as ids and numbers. */
export interface Why {
  kind: string
  about: ReasonArguments
}

/** The arguments of a reason, as ids and numbers; they depend on its kind. */
export interface ReasonArguments {
  card?: string
  cards?: string[]
  caves?: number
  count?: number
  number?: number
  rival?: number | null
  seat?: number
  steps?: number
  symbol?: string
  with?: string
}

/** What a player is about to do after what was done in this turn already. */
export interface PlannedTurn {
  actions: string[]
}

/** What a plan costs against the best that was found; `better` is null if it is as good. */
export interface Advice {
  blunder: boolean
  win: number
  rounds: number
  better: Hint | null
}

/** A game from its first position on. */
export interface Replay {
  names: string[]
  route: string
  variant: string
  result: string
  eyes: number | null
  start: GameView
  frames: ReplayFrame[]
}

/** One step: when, who, what, and how the view changes by it (JSON pointers). */
export interface ReplayFrame {
  round: number
  event: ShownAction
  set: Record<string, unknown>
  gone: string[]
}

/** A record as a file holds it. */
export interface RecordText {
  record: string
  eyes?: number | null
}

/** How far an analysis is; `analysis` is there when it is done (docs/analysis.md). */
export interface AnalysisState {
  progress: number
  analysis?: AnalysisDocument | null
}

/** The whole analysis; seats count from 0. */
export interface AnalysisDocument {
  balance: BalanceDocument[]
  cards: CardDocument[]
  decks: DeckDocument[]
  finished: boolean
  format: string
  opening: AnalysedOpening
  per_round: number
  result: AnalysedResult | null
  route: string
  seats: string[]
  start: number
  tempo: TempoDocument[]
  threshold: number
  turning_points: CostlyDecision[]
  turns: AnalysedTurn[]
  variant: string
}

/** How much luck and skill changed the result of a seat. */
export interface BalanceDocument {
  blunders: number
  draws: number
  luck: [number, number]
  play: [number, number]
}

/** What a card earned for a seat. */
export interface CardDocument {
  blockades?: number
  card: string
  coins?: number
  draws?: number
  payments?: number
  plays?: number
  seat: number
  steps?: number
}

/**
 * A deck: the cards at the start; changes as round, card, by how many and how; sizes by
 * round.
 */
export interface DeckDocument {
  changes: [number, string, number, string][]
  sizes: [number, number][]
  start: Record<string, number>
}

/** The standing of the race before the first turn, and the luck of the first hands. */
export interface AnalysedOpening {
  luck: ([number, number] | null)[]
  rounds: number[]
  win: number[]
}

/** How the game ended. */
export interface AnalysedResult {
  places: number[]
  reason: string
  winner: number | null
}

/** How directly a seat went, and how often it waited. */
export interface TempoDocument {
  detour_rounds: number
  detour_steps: number
  detour_turns: number[]
  nearer: number
  waiting_rounds: number
  waiting_turns: number[]
  walked: number
}

/** A turning point: which decision of which turn, and what it cost. */
export interface CostlyDecision {
  cost: number
  decision: number
  loss: [number, number]
  turn: number
}

/** A turn: the standing of the race after it, and what the turn cost or gained. */
export interface AnalysedTurn {
  blunder: boolean
  decisions: AnalysedDecision[]
  loss: [number, number] | null
  luck: AnalysedLuck[]
  round: number
  rounds: number[]
  seat: number
  win: number[]
}

/** A decision: `count` of the turn's actions, beginning with the `first`, belong to it. */
export interface AnalysedDecision {
  best?: [number, number]
  better?: BetterTurn
  count: number
  first: number
  played: [number, number]
}

/** A turn that would have been better, and why. */
export interface BetterTurn {
  actions: string[]
  reasons: AnalysedReason[]
}

/** Why a turn is good. */
export interface AnalysedReason {
  card?: string
  cards?: string[]
  caves?: number
  count?: number
  kind: string
  number?: number
  rival?: number | null
  seat?: number
  steps?: number
  symbol?: string
  with?: string
}

/** The luck of an action. */
export interface AnalysedLuck {
  action: number
  gained: [number, number]
  kind: string
}

/** What this server remembers of a browser. */
export interface Person {
  games: OwnGame[]
  ratings: RatingLine[]
}

/**
 * One of somebody's games; `place` and `arrival` are null until it is over, or forever.
 *
 * `places` has everybody's by seat, and nothing until the game is over.
 */
export interface OwnGame {
  table: string
  at: number
  status: TableStatus
  route: string
  variant: VariantDocument
  made_up: boolean
  seats: SeatDocument[]
  seat: number
  place: number | null
  arrival: number | null
  places: number[]
  cards: Record<string, number>
  steps: number | null
}

/** A rating on the Elo scale, 1000 being the average here, with its standard error. */
export interface RatingLine {
  who: string
  elo: number
  error: number
  games: number
}

/**
 * Everything to take away: the games, the records of those that are over, the tries at daily
 * expeditions, the name on the ladder, and the routes they published or keep.
 */
export interface Export {
  games: OwnGame[]
  records: Record<string, string>
  dailies: OwnDaily[]
  ladder_name: string | null
  published: PublishedRoute[]
  shelf: ShelfRoute[]
}

/** What is stored of somebody's try at a daily expedition. */
export interface OwnDaily {
  table: string
  day: string
  ranked: boolean
  rounds: number | null
  streak: number | null
}

/** A route of the gallery as it is stored. */
export interface PublishedRoute {
  code: string
  who: string
  author: string
  name: string
  line: string
  published: number
  at: number
  hidden: boolean
  played: number
  steps: number
  length: number
  caves: number
  difficulty?: string
  score?: number | null
  bots?: string
}

/** A route on somebody's shelf; its code may be that of an unfinished one. */
export interface ShelfRoute {
  code: string
  name: string
  line: string
  at: number
}

export interface Forgotten {
  seats: number
}

/**
 * The strongest people who are shown here, those with few games after the others, and the
 * levels of the computer players to compare with.
 */
export interface ServerLadder {
  people: LadderLine[]
  levels: LadderLine[]
  shown: number
  own: LadderLine | null
  name: string | null
}

/**
 * Somebody on the ladder, or a computer player of that level: the rating on the Elo scale,
 * 1000 being the average here, its standard error, and the number of games.
 */
export interface LadderLine {
  name: string
  level: string
  elo: number
  error: number
  games: number
  provisional: boolean
  you: boolean
}

/** A name to be shown by. */
export interface LadderName {
  name: string
}

/** By which name this browser's player is shown on the ladder; null: not at all. */
export interface LadderEntry {
  name: string | null
}

/** Some of the routes that fit, and how many there are. */
export interface GalleryPage {
  routes: GalleryRoute[]
  total: number
}

/** A route of the gallery. Its words are a stranger's: show them as text. */
export interface GalleryRoute {
  code: string
  name: string
  line: string
  author: string
  published: number
  played: number
  steps: number
  length: number
  caves: number
  rating: RouteVerdict | null
  yours: boolean
}

/** How difficult bots found a route, and which; ratings of others are not comparable. */
export interface RouteVerdict {
  difficulty: 'difficult' | 'easy' | 'moderate'
  score: number
  length: number
  bots: string
}

/** All there is to know of a route: its figures, and what the gallery has about it. */
export interface RoutePage {
  figures: RouteFigures
  entry: GalleryRoute | null
  finished: boolean
  hidden: boolean
}

/** A route in figures that need no game. */
export interface RouteFigures {
  code: string
  id: string
  letters: string
  steps: number
  cost: number
  rounds: number
  blockades: number
  caves: number
  width: number
  terrain: Record<string, number>
}

/** The words with which a route is published; without an author it is anonymous. */
export interface Publication {
  name: string
  line?: string
  author?: string
}

/** Whether there was something to take out. */
export interface Withdrawn {
  gone: boolean
}

/** Somebody's own routes, the last kept first. */
export interface Shelf {
  routes: ShelfRoute[]
}

/** What somebody calls a route, and a line about it. */
export interface RouteWords {
  name?: string
  line?: string
}

/** How many routes were taken from the shelf. */
export interface Removed {
  routes: number
}

/** What there is to learn and to solve, in order. */
export interface Contents {
  lessons: LessonBrief[]
  puzzles: PuzzleBrief[]
}

/**
 * A lesson in the table of contents; `title` and `about` are ids of texts.
 *
 * `board` is what a small picture of it shows.
 */
export interface LessonBrief {
  about: string
  board: BoardView
  clauses: string[]
  id: string
  steps: string[]
  title: string
}

/** A puzzle in the table of contents; `title` and `task` are ids of texts. */
export interface PuzzleBrief {
  board: BoardView
  id: string
  task: string
  title: string
  turns: number
}

/** A puzzle from a game, with its theme and how difficult it is. */
export interface TrainerBrief {
  id: string
  rating: number
  theme: string
}

/** Where a learner is: what was done so far, or a step to begin at; and what is tried now. */
export interface LessonTry {
  actions?: string[]
  attempt?: string | null
  step?: number | string | null
}

/** A lesson where the learner is; `next` is the lesson after this one, once it is done. */
export interface LessonScene {
  actions: string[]
  answer?: Answer
  done: boolean
  happened: ShownAction[]
  lesson: string
  marks?: string[]
  next?: string | null
  show?: string[]
  solved: boolean
  step: number
  step_id?: string
  steps: number
  table: TableDocument
  text: string
  title: string
}

/** The answer to an attempt: a kind for programs, the id of a text for people. */
export interface Answer {
  args: Record<string, string>
  kind: 'accepted' | 'done' | 'refused' | 'wrong'
  refusal?: RefusedTry
  text: string
}

/** Why the rules say no. */
export interface RefusedTry {
  about?: Record<string, string | number | string[]>
  clause?: string
  code: string
  message?: string
  sentence: string
}

/** What was done so far, and what is tried now. */
export interface PuzzleTry {
  actions?: string[]
  attempt?: string | null
}

/** A puzzle where the learner is; with stars and the best solution when it is done. */
export interface PuzzleScene {
  actions: string[]
  answer?: Answer
  best?: string
  caves?: Record<string, string[]>
  done: boolean
  draw: string[]
  happened: ShownAction[]
  hint: string
  marks?: string[]
  measures?: PuzzleMeasure[]
  puzzle: string
  solution?: string[]
  stars?: number
  table: TableDocument
  text: string
  title: string
  turn: number
  turns: number
  verdict?: string
  why?: Why[]
  words?: Record<string, PuzzleWords>
}

/** What a result is worth by one measure, in words. */
export interface PuzzleMeasure {
  args: Record<string, number>
  text: string
}

/** The texts of a puzzle in one language, where they are in its own file. */
export interface PuzzleWords {
  best?: string
  hint?: string
  task: string
  title: string
}

/** One side of a piece of the box, or of the ending tile, as it looks unturned. */
export interface TrayPiece {
  letter: string
  back: string
  kind: 'ending' | 'start' | 'strip' | 'terrain'
  spaces: Record<string, string>
  hexes: Record<string, [number, number]>
  city?: [number, number][]
}

/** A route as far as it is built, and a piece whose places are wanted. */
export interface BenchQuestion {
  code?: string
  piece?: string
  at?: number | null
}

/** A route as far as it is built. */
export interface BenchDocument {
  code: string
  route: string
  playable: boolean
  board: BenchBoard
  faults: BenchFault[]
  facts: RouteFacts | null
  tips: RouteTip[]
  spots: PieceSpot[]
}

/** The pieces as a board to draw. */
export interface BenchBoard {
  spaces: Record<string, string>
  hexes: Record<string, [number, number]>
  edges: [string, string][]
  seams: [string, string][][]
  letters: [string, [number, number]][]
  city: [number, number][]
}

/** What is wrong: a message, its arguments, and the pieces it is about. */
export interface BenchFault {
  message: string
  about: Record<string, string | number | string[]>
  clause: string
  fatal: boolean
  pieces: string[]
}

/** A route in figures; on an unfinished one ways lead to its last piece. */
export interface RouteFacts {
  finished: boolean
  steps: number
  cost: number
  rounds: number
  terrain: Record<string, number>
  width: number
  narrow: string[]
  tightest: string[]
  stretches: Stretch[]
  cheapest: string[]
  shortest: string[]
  blockades: number
  caves: number
}

/** Spaces of one terrain in a row on the cheapest way. */
export interface Stretch {
  terrain: string
  spaces: string[]
}

/** One tip that a route does not follow: a message, its arguments, and where it is. */
export interface RouteTip {
  id: string
  clause: string
  spaces: string[]
  about?: Record<string, string | number>
}

/** A place where a piece may lie, by its part of the route's code. */
export interface PieceSpot {
  part: string
  hexes: [number, number][]
}

/** A route whose rating is wanted. */
export interface RatingQuestion {
  code: string
  depth?: 'full' | 'quick'
  begin?: boolean
}

/** How many races have been played; `rating` is there when it is done. */
export interface RatingState {
  done: number
  races?: number
  rating?: RatingDocument | null
}

/** How bots found a route (docs/routes.md). */
export interface RatingDocument {
  code: string
  depth: 'full' | 'quick'
  difficulty: 'difficult' | 'easy' | 'moderate'
  score: number
  criteria: Record<string, CriterionFigure>
  like: string[]
  races: number
  bots: string
  visits: Record<string, number>
  arrivals: Record<string, number>
}

/** A figure with its 95% interval, and the least and the most of the printed routes. */
export interface CriterionFigure {
  value: number
  low: number
  high: number
  word: string
  least: number
  most: number
}

/** What a new route should be like; the same question finds the same route. */
export interface SurpriseQuestion {
  seed: number
  rounds?: number | null
  difficulty?: 'difficult' | 'easy' | 'moderate' | null
  caves?: boolean
  like?: string | null
  no_bottlenecks?: boolean
}

/** The share of the work that is done; `route` is there at the end. */
export interface SurpriseState {
  progress: number
  route?: WishedRoute | null
}

/** A route that was found by wishes. */
export interface WishedRoute {
  code: string
  difficulty: 'difficult' | 'easy' | 'moderate'
  rounds: number
  missed: string[]
}

/** The process answers; `/api/health` says whether it can do its work. */
export interface Alive {
  status?: 'alive'
}

/** Whether the server can do its work, and if not, why. */
export interface Health {
  status: 'failing' | 'ok'
  reasons: string[]
  version?: string
  rules?: number
}

export type Incoming = Hello | Look | Ping | Pace | Say | Act | Check | Undo | Pause | Resume | Leave | Comeback | Resign | Fill | Rise | Rematch

export type Outgoing = Welcome | Happened | Refusal | Allowed | Presence | Said | Pong | Goodbye

export type VisibleEvent = Sat | Rose | ShownStart | ShownAction | Undone | Paused | Resumed | Extended | Replaced | Returned | Resigned | Rematched

export type Colour = 'blue' | 'red' | 'white' | 'yellow'

export type TableStatus = 'lobby' | 'over' | 'paused' | 'running'
