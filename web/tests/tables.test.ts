import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('../src/lib/net/api', () => ({ ask: vi.fn(), send: vi.fn() }))
const { ask } = await import('../src/lib/net/api')
const { forget, knownLevels, LEVELS, remember, tableIn, tidyName, visited } = await import(
  '../src/lib/app/tables'
)

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})
beforeEach(() => kept.clear())

test.each([
  ['https://el.example/table/k3m9x2qa', 'k3m9x2qa', ''],
  [' http://10.0.0.2:8000/table/k3m9x2qa/ ', 'k3m9x2qa', ''],
  ['http://x/table/abc#s3-cr_et', 'abc', 's3-cr_et'],
  ['K3M9X2QA', 'k3m9x2qa', ''],
])('a table is found in %s', (text, id, secret) => {
  expect(tableIn(text)).toEqual({ id, secret })
})

test.each(['', 'two words', 'https://el.example/rules', 'https://el.example/table/'])(
  'no table is found in "%s"',
  (text) => {
    expect(tableIn(text)).toBeNull()
  },
)

test('bots of the host can be chosen, or the levels alone if the server does not answer', async () => {
  vi.mocked(ask).mockResolvedValueOnce([{ name: 'rookie' }, { name: 'hasty' }])
  expect(await knownLevels()).toEqual(['rookie', 'hasty'])
  vi.mocked(ask).mockRejectedValueOnce(new Error('offline'))
  expect(await knownLevels()).toEqual([...LEVELS])
})

test('a name is tidied as the server wants it', () => {
  expect(tidyName('  <Ann>,\tthe;  Great\u0000 ')).toBe('Ann the Great')
  expect(tidyName('x'.repeat(30))).toHaveLength(20)
})

test('tables are remembered once each, the latest first, a dozen at most', () => {
  const ann = { name: 'Ann' }
  for (let i = 0; i < 15; i++) remember(`t${i}`, [ann], [0])
  remember('t9', [ann, { name: 'Rookie', level: 'rookie' }], [0])
  expect(visited()).toHaveLength(12)
  expect(visited()[0]).toMatchObject({ id: 't9', seats: [ann, { level: 'rookie' }], held: [0] })
  forget('t9')
  expect(visited().some((one) => one.id === 't9')).toBe(false)
  kept.set('eldorado-tables', '[{"id": "old", "at": 1, "names": ["You", "Rookie"]}, {"at": 2}]')
  expect(visited()).toEqual([
    { id: 'old', at: 1, seats: [{ name: 'You' }, { name: 'Rookie' }], held: [] },
  ])
  kept.set('eldorado-tables', 'nonsense')
  expect(visited()).toEqual([])
})
