import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { bareText } from '../bundling'

const files = import.meta.glob<string>('../../src/eldorado/i18n/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** The files as they are written, with their comments. */
const written = import.meta.glob<string>('../../src/eldorado/i18n/*/*.ftl', {
  query: '?raw&written',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const idsOf = (language: string) =>
  new Set(
    Object.entries(files)
      .filter(([path]) => path.includes(`/i18n/${language}/`))
      .flatMap(([, text]) =>
        [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? ''),
      ),
  )

test('every text the client asks for by name is there', () => {
  const known = idsOf('en')
  const asked = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bt\(\s*'([a-z]+-[\w-]+)'/g)].map((match) => match[1] ?? ''),
  )
  expect(asked.filter((id) => !known.has(id))).toEqual([])
})

test.each(['de', 'fr', 'pt'])('the table speaks %s in full', (language) => {
  const text = (of: string) => files[`../../src/eldorado/i18n/${of}/table.ftl`] ?? ''
  const ids = (of: string) => [...text(of).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1])
  expect(ids(language).sort()).toEqual(ids('en').sort())
})

test('comments are left out of the packed texts, paragraphs of a message stay', () => {
  const text = '### File\n\n# About one\none = First\n\n    Second\n\n## Group\n\ntwo = #1\n'
  expect(bareText(text)).toBe('one = First\n\n    Second\ntwo = #1\n')
})

test('every packed text says the same as its file', () => {
  const messages = (text: string) =>
    new FluentResource(text).body.map((one) => JSON.stringify(one)).sort()
  for (const [path, text] of Object.entries(written)) {
    expect(messages(files[path] ?? '')).toEqual(messages(text))
    expect(files[path]).toBe(bareText(text))
  }
})
