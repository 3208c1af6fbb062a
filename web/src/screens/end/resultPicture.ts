/** A finished race as a picture to share: the route, everybody's path, who won, and where to see it again. */

import type { QrPicture } from '../../lib/app/qr'
import { type Board, type Point, pointsOf } from '../../lib/game/board'
import { strollTo } from '../../lib/game/reach'
import type { Film } from '../../replay/frames'
import { groundPicture } from '../../table/board/ground'
import { plaza, wayIn } from '../../table/land/city'
import { escaped } from '../../ui/svgPicture'

export const [WIDTH, HEIGHT] = [1200, 675]
const BAND = 165

/** A line of the legend. */
export interface Racer {
  name: string
  /** How it ended: a place, or that the expedition is still on its way. */
  told: string
  fill: string
  ink: string
}

export interface Result {
  title: string
  headline: string
  link: string
  racers: Racer[]
  qr: QrPicture
  /** The font of titles as the address of a file, to be taken along. */
  font: string
}

/** Where every piece went from the start to the end, one line for each. */
export function pathsOf(film: Film, board: Board): { seat: number; points: Point[] }[] {
  const lines = film.document.start.players.flatMap((player, seat) =>
    player.pieces.map((at, piece) => ({ seat, piece, at, points: pointsOf(board, [at]) })),
  )
  for (let step = 1; step <= film.length; step++) {
    const { players } = film.at(step)
    for (const line of lines) {
      const now = players[line.seat]?.pieces[line.piece] ?? line.at
      if (now === line.at) continue
      line.points.push(...walked(board, line.at, now))
      line.at = now
    }
  }
  return lines.map(({ seat, points }) => ({ seat, points }))
}

function walked(board: Board, from: string, to: string): Point[] {
  if (to !== 'gate') return pointsOf(board, strollTo(board, from, to).slice(1))
  const ends = [...board.spaces.values()].filter((space) => space.finish)
  const ways = ends.map(({ name }) => strollTo(board, from, name))
  const way = ways.sort((a, b) => a.length - b.length)[0]
  const last = way?.at(-1)
  return way && last ? [...pointsOf(board, way.slice(1)), ...wayIn(board, last)] : [plaza(board)]
}

/** The land with all paths, filling the upper part of the picture. */
function map(board: Board, film: Film, racers: Racer[], value: (name: string) => string): string {
  const { href, box: all } = groundPicture(board, board.box, value)
  const [wide, high] = [WIDTH, HEIGHT - BAND]
  const { x, y, width, height } = board.box
  const k = Math.min((wide - 60) / width, (high - 50) / height)
  const [left, top] = [x - (wide / k - width) / 2, y - (high / k - height) / 2]
  const lines = pathsOf(film, board).map(({ seat, points }, i) => {
    // Apart in every direction in which hexes lie beside each other.
    const off = (i - (racers.length - 1) / 2) * 12
    const data = points.map(([a, b]) => `${Math.round(a)} ${Math.round(b + off)}`).join('L')
    const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]]
    const { fill, ink } = racers[seat] as Racer
    const end = `cx="${Math.round(last[0])}" cy="${Math.round(last[1] + off)}"`
    return `<path d="M${data}" fill="none" stroke="${ink}" stroke-width="13" stroke-opacity=".8"/><path d="M${data}" fill="none" stroke="${fill}" stroke-width="8"/><circle cx="${first[0]}" cy="${Math.round(first[1] + off)}" r="12" fill="${fill}" stroke="${ink}" stroke-width="4"/><circle ${end} r="20" fill="${fill}" stroke="${ink}" stroke-width="5"/>`
  })
  return `<svg width="${wide}" height="${high}" viewBox="${left} ${top} ${wide / k} ${high / k}"><image href="${href}" x="${all.x}" y="${all.y}" width="${all.width}" height="${all.height}"/><g stroke-linejoin="round" stroke-linecap="round">${lines.join('')}</g></svg>`
}

/** The whole picture as SVG. */
export function resultPicture(
  board: Board,
  film: Film,
  result: Result,
  value: (name: string) => string,
): string {
  const { racers, qr } = result
  const top = HEIGHT - BAND
  const across = Math.min(300, (WIDTH - 260) / racers.length)
  const legend = racers.map(
    ({ name, told, fill, ink }, i) =>
      `<g transform="translate(${40 + i * across} ${top + 118})"><circle cx="12" cy="-8" r="12" fill="${fill}" stroke="#fff6df" stroke-width="2"/><circle cx="12" cy="-8" r="4" fill="${ink}"/><text x="34" y="-8" class="name">${escaped(name)}</text><text x="34" y="16" class="small">${escaped(told)}</text></g>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<style>@font-face{font-family:Marcellus;src:url(${result.font})}text{fill:#fff6df;font-family:Cabin,'Segoe UI',sans-serif}.title,.head{font-family:Marcellus,Palatino,serif}.title{fill:#e9bf5f;font-size:22px;letter-spacing:.12em}.head{font-size:36px}.name{font-size:20px;font-weight:700}.small{font-size:16px;fill:#e6d6b4}</style>`,
    map(board, film, racers, value),
    `<rect y="${top}" width="${WIDTH}" height="${BAND}" fill="#241c38"/><rect y="${top}" width="${WIDTH}" height="4" fill="#d9ab52"/>`,
    `<text x="40" y="${top + 36}" class="title">${escaped(result.title)}</text>`,
    `<text x="40" y="${top + 76}" class="head">${escaped(result.headline)}</text>`,
    ...legend,
    `<g transform="translate(${WIDTH - 162} ${top + 16})"><rect width="134" height="134" rx="8" fill="#fff6df"/><g transform="scale(${134 / qr.size})"><path d="${qr.path}" fill="#241c38"/></g></g>`,
    `<text x="${WIDTH - 186}" y="${top + 36}" text-anchor="end" class="small">${escaped(result.link)}</text>`,
    '</svg>',
  ].join('')
}
