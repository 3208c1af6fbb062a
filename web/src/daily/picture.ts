/** A result as a small picture to keep or to send, as SVG. */

import { boxWithMarks, shapeOf } from '../lib/game/routeThumbnail'
import type { BoardDocument, Daily } from '../lib/net/wire'
import { t } from '../lib/text/i18n.svelte'
import { levelName } from '../lib/text/words'
import { escaped } from '../ui/svgPicture'
import { columns, dayName, roundsText } from './daily'

export const WIDTH = 640
export const HEIGHT = 400

const INK = '#2b2118'
const SOFT = '#5a4733'
const GOLD = '#d9ab52'
const NIGHT = '#241c38'
/** Half the width of the city on the small route. */
const CITY = 150

type Colour = (token: string) => string

/** What the page lends to the picture. */
export interface Look {
  /** The colour of a terrain. */
  colour: Colour
  /** The font of titles as the address of a file, to be taken along. */
  font: string
  /** The drawing of the city, 240 wide and 144 high. */
  city: string
}

function words(x: number, y: number, size: number, text: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(text)}</text>`
}

/** The route in a box of the picture, with a flag at the start and the city at the end. */
function route(board: BoardDocument, { colour, city }: Look): string {
  const shape = shapeOf(board, true)
  const { paths, start, end } = shape
  const ground = paths.map(
    ([name, data]) =>
      `<path d="${data}" fill="${colour(name)}" stroke="#1d140b" stroke-opacity=".28" stroke-width="5"/>`,
  )
  const flag =
    start &&
    `<g transform="translate(${start[0]} ${start[1]})" stroke="#1d140b" stroke-width="10" stroke-linejoin="round"><circle r="84" fill="#fff6df"/><path d="M-24 50V-50L44 -22-24 6" fill="#d33c28"/></g>`
  const goal =
    end &&
    `<svg x="${end[0] - CITY}" y="${end[1] - 0.9 * CITY}" width="${2 * CITY}" height="${1.2 * CITY}" viewBox="0 0 240 144">${city}</svg>`
  return `<svg x="36" y="98" width="568" height="148" viewBox="${boxWithMarks(shape, CITY)}">${ground.join('')}${flag ?? ''}${goal ?? ''}</svg>`
}

/** Everyone's results, the player's marked. */
function chart(daily: Daily): string {
  const all = columns(daily)
  const most = Math.max(1, ...all.map(({ people }) => people))
  const step = Math.min(34, 260 / Math.max(1, all.length))
  const left = 616 - step * all.length
  return all
    .map(({ rounds, people, mine, strongest }, i) => {
      const height = Math.round((people / most) * 66)
      const x = left + i * step
      const bar = `<rect x="${x + 2}" y="${336 - height}" width="${step - 4}" height="${height}" fill="${mine ? '#9c3a16' : GOLD}"/>`
      const star = strongest
        ? words(x + step / 2, 330 - height, 14, '★', 'text-anchor="middle"')
        : ''
      const label = words(
        x + step / 2,
        352,
        12,
        rounds === null ? '–' : String(rounds),
        'text-anchor="middle"',
      )
      return bar + star + label
    })
    .join('')
}

/** The whole picture. */
export function pictureOf(daily: Daily, board: BoardDocument, link: string, look: Look): string {
  const rounds = roundsText(daily.own?.rounds ?? null)
  const strongest =
    daily.strongest === null
      ? ''
      : `${levelName(daily.strongest_level)} ★ ${roundsText(daily.strongest)}`
  const streak = daily.streak ? t('daily-streak', { days: daily.streak }) : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="${INK}">`,
    `<style>@font-face{font-family:Marcellus;src:url(${look.font})}text{font-family:Marcellus,Palatino,Georgia,serif}</style>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4e9d3"/>`,
    `<rect width="${WIDTH}" height="76" fill="${NIGHT}"/><rect y="76" width="${WIDTH}" height="4" fill="${GOLD}"/>`,
    words(28, 50, 32, t('daily-title'), 'fill="#e9bf5f"'),
    words(612, 48, 20, dayName(daily.day), 'text-anchor="end" fill="#fff6df"'),
    '<rect x="24" y="92" width="592" height="160" rx="10" fill="#2c4a41"/>',
    route(board, look),
    words(28, 300, 40, rounds),
    words(28, 328, 18, strongest, `fill="${SOFT}"`),
    words(28, 352, 18, streak, `fill="${SOFT}"`),
    chart(daily),
    words(28, 384, 14, link, `fill="${SOFT}"`),
    '</svg>',
  ].join('')
}

/** The colours of the terrains, as the page has them. */
export function pageColours(): Colour {
  const style = getComputedStyle(document.documentElement)
  return (token) => style.getPropertyValue(`--${token}`).trim() || '#3b3742'
}
