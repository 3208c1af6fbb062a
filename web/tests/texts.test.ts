import { expect, test } from 'vitest'

const files = import.meta.glob<string>('../../src/eldorado/i18n/*/*.ftl', {
  query: '?raw',
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
