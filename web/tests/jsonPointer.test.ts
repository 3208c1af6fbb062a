import { expect, test } from 'vitest'
import { at, patch } from '../src/lib/net/jsonPointer'

test('a document is brought up to date by pointers', () => {
  const document = {
    n: 1,
    view: { players: [{ pieces: ['B1'] }, { pieces: ['B2'] }] },
    options: { end: true },
  }
  patch(document, { '/n': 2, '/view/players/1/pieces': ['B7'], '/undo': true }, ['/options'])
  expect(document).toEqual({
    n: 2,
    view: { players: [{ pieces: ['B1'] }, { pieces: ['B7'] }] },
    undo: true,
  })
})

test('names with slashes and tildes are found', () => {
  const document = { 'a/b': { 'c~d': 1 } }
  expect(at(document, '/a~1b/c~0d')).toBe(1)
  patch(document, { '/a~1b/c~0d': 2 }, [])
  expect(document['a/b']['c~d']).toBe(2)
})
