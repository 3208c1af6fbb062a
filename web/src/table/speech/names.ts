/** Names that carry what matters, for those who listen: cards with their power, spaces with cost, distance and guests.
 * The setting says how much of it. */

import { settings } from '../../lib/app/settings.svelte'
import { type Board, type Space, seamAt } from '../../lib/game/board'
import { card as facts } from '../../lib/game/facts'
import { lyingIn } from '../../lib/game/reach'
import { amount, type Language, language, list, t } from '../../lib/text/i18n.svelte'
import {
  blockadeName,
  cardName,
  cardText,
  moverName,
  placeName,
  powerName,
  spaceKind,
  spaceName,
} from '../../lib/text/words'
import type { Choice } from '../model/choices'
import { payName } from '../model/prompts'
import type { Play } from '../model/tableController.svelte'
import { distanceOf } from './boardFocus'

const full = () => settings.verbosity === 'full'
const short = () => settings.verbosity === 'short'

/** Parts of a name, those that are there. */
const joined = (parts: (string | undefined | null | false)[], between = ', ') =>
  parts.filter(Boolean).join(between)

/** A card with its symbol and power: `Explorer, machete 1`. */
export function cardWords(id: string, brief = short()): string {
  const { symbols, power, item, buy_value } = facts(id)
  const strength = symbols.length ? powerName(symbols, power) : t('card-action')
  return joined([
    cardName(id),
    strength,
    item && (full() ? t('card-item') : !brief && t('kind-item')),
    !symbols.length && !brief && cardText(id).replace(/\.$/, ''),
    full() && !brief && t('table-worth', { coins: amount(buy_value) }),
  ])
}

/** The pieces on each space; own pieces are named as such. */
export function guestsOf(play: Play): Map<string, string[]> {
  const found = new Map<string, string[]>()
  play.view?.players.forEach((player, seat) => {
    player.pieces.forEach((at, piece) => {
      found.set(at, [...(found.get(at) ?? []), guestName(play, seat, piece)])
    })
  })
  return found
}

function guestName(play: Play, seat: number, piece: number): string {
  const name = play.nameOf(seat)
  const many = (play.view?.players[seat]?.pieces.length ?? 1) > 1
  const numbered = many ? piece + 1 : 0
  if (seat !== play.seat) return t('speech-piece', { name, piece: numbered })
  const own = t('speech-own-piece', { piece: numbered })
  return name === t('name-you') ? own : `${own} (${name})`
}

const borders = new WeakMap<Board, Map<string, number[]>>()

/** The seams on the borders of a space, worked out once. */
function seamsAt(board: Board, space: string): number[] {
  let known = borders.get(board)
  if (!known) {
    known = new Map()
    borders.set(board, known)
  }
  let seams = known.get(space)
  if (!seams) {
    const others = board.neighbours.get(space) ?? []
    seams = [...new Set(others.flatMap((other) => seamAt(board, space, other) ?? []))]
    known.set(space, seams)
  }
  return seams
}

/** The blockades on the borders of a space; `lying` is what lies on each seam. */
export function blockadesAt(
  board: Board | null,
  space: string,
  lying: ReturnType<typeof lyingIn>,
): number[] {
  const seams = board ? seamsAt(board, space) : []
  return seams.length ? [...new Set(seams.flatMap((seam) => lying[seam] || []))] : []
}

/** How far a space is from El Dorado; empty where nobody can stand. */
export function distanceWords(board: Board | null, space: string): string {
  const count = board?.distance.get(space)
  return count === undefined ? '' : t('table-steps-to-go', { count })
}

/** `Nearest to El Dorado: B19, jungle 1, 20 steps to El Dorado`; empty for no target. */
export function bestWords(play: Play, target: string | undefined): string {
  const { board, view } = play
  if (!board || !view || !target) return ''
  const space = board.spaces.get(target)
  return t('speech-best', {
    space: space ? spaceName(space) : blockadeName(Number(target.slice(1))),
    far: t('table-steps-to-go', { count: distanceOf(board, lyingIn(view), target) }),
  })
}

/** What pointing at a target would mean: with which card, what is left of it. */
export function meaningOf(play: Play, target: string): string {
  const choices = play.targets.get(target)
  const best = choices && play.best(choices)
  return best ? choiceWords(play, best) : ''
}

function choiceWords(play: Play, choice: Choice): string {
  const via = choice.taken.filter((number) => `#${number}` !== choice.target)
  const pieces = play.me?.pieces.length ?? 1
  return joined([
    choice.kind === 'pay'
      ? payName(play, choice.target, choice.count)
      : t('speech-reached', { card: moverName(choice.card) }),
    via.length > 0 && t('table-choice-via', { blockade: list(via.map(String)) }),
    pieces > 1 && t('table-choice-piece', { piece: choice.piece }),
    choice.kind === 'move' && choice.way && t('table-power-left', { power: choice.way.left }),
  ])
}

interface FixedWords {
  language: Language
  name: string
  distance: string
}
const fixed = new WeakMap<Space, FixedWords>()

/** What is said of a space whatever happens there: put into words once in each language. */
function fixedWords(board: Board | null, space: Space): FixedWords {
  const spoken = language()
  const known = fixed.get(space)
  if (known?.language === spoken) return known
  const words = {
    language: spoken,
    name: spaceName(space),
    distance: distanceWords(board, space.name),
  }
  fixed.set(space, words)
  return words
}

/** What is worked out once for all spaces, as plain values: each of the many spaces is looked up in them. */
interface Around {
  guests: Map<string, string[]>
  lying: ReturnType<typeof lyingIn>
  caves: Record<string, unknown>
  own: ReadonlySet<string>
  marked: ReadonlySet<string>
}
export const aroundOf = (play: Play): Around => ({
  guests: guestsOf(play),
  lying: play.view ? lyingIn(play.view) : [],
  caves: { ...play.view?.board.caves },
  own: new Set(play.me?.pieces),
  marked: new Set(play.marked),
})

/** A space in full: where and what it is, who stands there, how far it is, what one can do there. */
export function spaceWords(play: Play, space: Space, around = aroundOf(play)): string {
  const { name, distance } = fixedWords(play.board, space)
  const here = around.guests.get(space.name)
  const meaning = meaningOf(play, space.name)
  const left = around.caves[space.name]
  const border = short() ? [] : blockadesAt(play.board, space.name, around.lying)
  return joined(
    [
      name,
      around.marked.has(space.name) && t('learn-marked'),
      here && list(here),
      space.cave && typeof left === 'number' && t('table-cave-left', { count: left }),
      (!short() || meaning || around.own.has(space.name)) && distance,
      border.length > 0 && t('speech-border', { blockades: list(border.map(blockadeName)) }),
      meaning,
      full() &&
        t(space.finish ? 'space-finishing_space-about' : `${spaceKind(space)}-about`).replace(
          /\.$/,
          '',
        ),
    ],
    '. ',
  )
}

/** A blockade and what can be done with it. */
export const blockadeWords = (play: Play, number: number): string =>
  joined([blockadeName(number), meaningOf(play, `#${number}`)], '. ')

/** Where the pieces of a seat stand: `on C14 (river 2), 20 steps to El Dorado`. */
export function standing(play: Play, seat: number): string[] {
  const pieces = play.view?.players[seat]?.pieces ?? []
  return pieces.map((at, number) => {
    const piece = pieces.length > 1 ? number + 1 : 0
    const place = placeName(play.board, at)
    return at === 'gate'
      ? t('speech-at-gate', { piece })
      : joined([t('speech-stands', { piece, place }), distanceWords(play.board, at)])
  })
}
