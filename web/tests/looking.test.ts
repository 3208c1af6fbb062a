/** The texts of hints, replays, analyses and one's own games are whole, in every language. */

import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'

const HOME = '../../src/eldorado/i18n/'
const TEXTS = import.meta.glob<string>('../../src/eldorado/i18n/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const SOURCES = import.meta.glob<string>('../src/{hints,replay,analysis,history}/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Which really is the same in that language. */
const SAME: Record<string, string[]> = {
  de: ['analysis-expedition', 'analysis-percent', 'replay-times'],
  fr: ['analysis-percent', 'analysis-title', 'replay-pause', 'replay-times'],
  pt: ['replay-key-turn-back', 'replay-key-turn-on', 'replay-title', 'replay-times'],
}

const ids = (language: string, file = 'looking.ftl') =>
  [...new FluentResource(TEXTS[`${HOME}${language}/${file}`] ?? '').body].map((entry) => entry.id)

function sources(language: string): Map<string, string> {
  const text = TEXTS[`${HOME}${language}/looking.ftl`] ?? ''
  return new Map(
    ids(language).map((id) => {
      const rest = text.slice(text.search(new RegExp(`^${id} =`, 'm')))
      return [id, (rest.split(/\n(?=[-a-z#\n])/)[0] ?? '').slice(id.length + 2).trim()]
    }),
  )
}
const english = sources('en')

describe.each(['de', 'fr', 'pt'])('%s', (language) => {
  const own = sources(language)
  test('says the same, in the same order', () => {
    expect([...own.keys()]).toEqual([...english.keys()])
  })
  test('is translated', () => {
    const same = [...own].filter(([id, text]) => text === english.get(id)).map(([id]) => id)
    const parts = same.filter((id) => !SAME[language]?.includes(id))
    expect(
      parts.filter((id) => /[a-z]{3}/.test((own.get(id) ?? '').replace(/\{.*?\}/g, ''))),
    ).toEqual([])
  })
})

const source = Object.values(SOURCES).join('\n')
/** Ids that are put together: `deed-${…}`. */
const made = [...source.matchAll(/[`']([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((found) => found[1] ?? '')

test('every text is asked for', () => {
  const asked = (id: string) =>
    source.includes(`'${id}'`) ||
    [...english.values()].some((text) => text.includes(`{ ${id} }`)) ||
    made.some((start) => id.startsWith(start))
  expect([...english.keys()].filter((id) => !asked(id))).toEqual([])
})

test('every text that is asked for is there', () => {
  const known = new Set(
    Object.keys(TEXTS)
      .filter((path) => path.startsWith(`${HOME}en/`))
      .flatMap((path) => ids('en', path.split('/').at(-1))),
  )
  const asked = [...source.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map((found) => found[1] ?? '')
  expect([...new Set(asked)].filter((id) => !known.has(id.split('.')[0] ?? ''))).toEqual([])
})
