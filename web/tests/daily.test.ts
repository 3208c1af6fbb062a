/** The numbers of the daily expedition as people read them. */

import { beforeAll, describe, expect, it } from 'vitest'
import { clock, columns, dayName, finishers, placeText, shareText } from '../src/daily/daily'
import { pictureOf } from '../src/daily/picture'
import type { BoardDocument, Daily } from '../src/lib/net/wire'
import { speak } from '../src/lib/text/i18n.svelte'

beforeAll(() => speak('en'))

const daily: Daily = {
  day: '2026-11-17',
  today: true,
  seconds_left: 100,
  route: 'first_game',
  variant: { caves: false, full_race: true, free_order: false },
  rivals: ['ranger', 'rookie'],
  strongest_level: 'pathfinder',
  strongest: 11,
  own: { table: 'abc', over: true, rounds: 13, place: 2 },
  streak: 4,
  field: [
    { rounds: 13, people: 3 },
    { rounds: 15, people: 1 },
    { rounds: null, people: 2 },
  ],
}

describe('the daily expedition', () => {
  it('counts down in hours, minutes and seconds', () => {
    expect([18_187, 59.2, 0, -3].map(clock)).toEqual(['5:03:07', '0:01:00', '0:00:00', '0:00:00'])
  })

  it('names a day of universal time', () => {
    expect(dayName('2026-11-17')).toMatch(/17/)
    expect(dayName('2026-11-17', true)).toMatch(/Tuesday/)
  })

  it('shows all results without gaps, the own and the strongest marked', () => {
    const found = columns(daily)
    expect(found.map(({ rounds }) => rounds)).toEqual([11, 12, 13, 14, 15, null])
    expect(found.map(({ people }) => people)).toEqual([0, 0, 3, 0, 1, 2])
    expect(found.filter(({ mine }) => mine).map(({ rounds }) => rounds)).toEqual([13])
    expect(found.filter(({ strongest }) => strongest).map(({ rounds }) => rounds)).toEqual([11])
    expect(finishers(daily)).toBe(6)
    const lost = columns({
      ...daily,
      strongest: null,
      field: [{ rounds: null, people: 1 }],
      own: { table: 'a', over: true, rounds: null, place: null },
    })
    expect(lost).toEqual([{ rounds: null, people: 1, mine: true, strongest: false }])
    expect(columns({ field: [], own: null, strongest: null })).toEqual([])
  })

  it('names a place as an ordinal, however many have finished', () => {
    expect([1, 2, 3, 4, 11, 21, 22, 23].map((place) => placeText(place, 30))).toEqual([
      '1st of 30',
      '2nd of 30',
      '3rd of 30',
      '4th of 30',
      '11th of 30',
      '21st of 30',
      '22nd of 30',
      '23rd of 30',
    ])
  })

  it('is one line without spoilers', () => {
    expect(shareText(daily)).toMatch(
      /^Daily expedition .*17.*: 13 rounds, strongest level: 11, streak: 4$/,
    )
    const first = {
      ...daily,
      streak: 1,
      strongest: null,
      own: { table: 'a', over: true, rounds: null, place: null },
    }
    expect(shareText(first)).toMatch(/: Did not arrive$/)
  })

  it('is drawn as a picture in which nothing is code', () => {
    const board = {
      route: 'x',
      code: '',
      name: '',
      spaces: { a: 'S1', b: 'g1' },
      hexes: { a: [0, 0], b: [1, 0] },
      edges: [],
      seams: [],
      letters: [],
      city: [[2, 0]],
    } as unknown as BoardDocument
    const svg = pictureOf(daily, board, 'http://x/<daily>&', {
      colour: () => 'green',
      font: 'data:font/woff2;base64,AA',
      city: '<circle r="40" id="golden"/>',
    })
    expect(svg).toContain('13 rounds')
    expect(svg).toContain('4 days in a row')
    expect(svg).toContain('golden')
    expect(svg).toContain('src:url(data:font/woff2;base64,AA)')
    expect(svg).not.toContain('<daily>')
    expect(svg).toContain('&#60;daily&#62;&#38;')
  })
})
