/** The texts of the screens around the table are whole, in every language. */

import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'

const HOME = '../../src/eldorado/i18n/'
const TEXTS = import.meta.glob<string>('../../src/eldorado/i18n/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const SCREENS = import.meta.glob<string>('../src/screens/**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Which really is the same in that language. */
const SAME: Record<string, string[]> = {
  de: [
    'page-title',
    'start-name',
    'start-twice',
    'seat-name',
    'settings-theme-system',
    'settings-motion-system',
    'settings-pace-usual',
  ],
  fr: ['page-title', 'start-name', 'start-twice', 'settings-motion', 'settings-pace-usual'],
  pt: ['page-title', 'start-name', 'start-twice', 'settings-pace-usual'],
}

type Entry = { id: string; source: string }

function entries(language: string, file = 'screens.ftl'): Entry[] {
  const text = TEXTS[`${HOME}${language}/${file}`] ?? ''
  const names = [...new FluentResource(text).body].map((entry) => entry.id)
  return names.map((id) => {
    const start = text.search(new RegExp(`^${id} =`, 'm'))
    const rest = text.slice(start).split(/\n(?=[-a-z#\n])/)[0] ?? ''
    return { id, source: rest.slice(id.length + 2).trim() }
  })
}

const english = entries('en')

describe.each(['de', 'fr', 'pt'])('%s', (language) => {
  const own = entries(language)

  test('says the same, in the same order', () => {
    expect(own.map((one) => one.id)).toEqual(english.map((one) => one.id))
  })

  test('is translated', () => {
    const same = own.filter((one, i) => one.source === english[i]?.source).map((one) => one.id)
    expect(same.filter((id) => !SAME[language]?.includes(id))).toEqual([])
  })
})

test('every text that a screen asks for is there, and every text is asked for', () => {
  const source = Object.values(SCREENS).join('\n')
  const known = Object.keys(TEXTS)
    .filter((path) => path.startsWith(`${HOME}en/`))
    .flatMap((path) => entries('en', path.split('/').at(-1)).map((one) => one.id))
  const asked = [...source.matchAll(/\bt\('([^']+)'/g)].map((found) => found[1] as string)
  expect(asked.filter((id) => !known.includes(id))).toEqual([])
  const composed = [...source.matchAll(/\bt\(`([^`]+)`/g)].map(
    (found) => new RegExp(`^${(found[1] as string).replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`),
  )
  const unused = english
    .map((one) => one.id)
    .filter((id) => !source.includes(`'${id}'`) && !composed.some((shape) => shape.test(id)))
  expect(unused).toEqual([])
})
