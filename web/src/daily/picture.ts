/** A result as a small picture to keep or to send, as SVG. */

import { shapeOf } from '../lib/game/routeThumbnail'
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

type Colour = (token: string) => string

function words(x: number, y: number, size: number, text: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(text)}</text>`
}

/** The route in a box of the picture. */
function route(board: BoardDocument, colour: Colour): string {
  const { paths, viewBox, start, end } = shapeOf(board, true)
  const ground = paths.map(
    ([name, data]) =>
      `<path d="${data}" fill="${colour(name)}" stroke="#1d140b" stroke-opacity=".28" stroke-width="5"/>`,
  )
  const mark = (at: readonly [number, number] | null, fill: string) =>
    at &&
    `<circle cx="${at[0]}" cy="${at[1]}" r="70" fill="${fill}" stroke="#1d140b" stroke-width="12"/>`
  return `<svg x="24" y="84" width="592" height="150" viewBox="${viewBox}">${ground.join('')}${mark(start, '#fff8e6') ?? ''}${mark(end, '#f7d774') ?? ''}</svg>`
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

/** The whole picture; `colour` gives the colour of a terrain. */
export function pictureOf(
  daily: Daily,
  board: BoardDocument,
  link: string,
  colour: Colour,
): string {
  const rounds = roundsText(daily.own?.rounds ?? null)
  const strongest =
    daily.strongest === null
      ? ''
      : `${levelName(daily.strongest_level)} ★ ${roundsText(daily.strongest)}`
  const streak = daily.streak ? t('daily-streak', { days: daily.streak }) : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Palatino, Georgia, serif" fill="${INK}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4e9d3"/>`,
    `<rect x="8" y="8" width="${WIDTH - 16}" height="${HEIGHT - 16}" fill="none" stroke="${GOLD}" stroke-width="3" rx="10"/>`,
    words(28, 56, 30, t('daily-title')),
    words(612, 54, 20, dayName(daily.day), `text-anchor="end" fill="${SOFT}"`),
    route(board, colour),
    words(28, 294, 40, rounds),
    words(28, 324, 18, strongest, `fill="${SOFT}"`),
    words(28, 350, 18, streak, `fill="${SOFT}"`),
    chart(daily),
    words(28, 382, 14, link, `fill="${SOFT}"`),
    '</svg>',
  ].join('')
}

/** The colours of the terrains, as the page has them. */
export function pageColours(): Colour {
  const style = getComputedStyle(document.documentElement)
  return (token) => style.getPropertyValue(`--${token}`).trim() || '#3b3742'
}
