import { describe, expect, it } from 'vitest'
import { NEWCOMER } from '../src/learn/progress.svelte'
import { nextPuzzle, settled } from '../src/learn/training'

const all = Array.from({ length: 60 }, (_, i) => ({
  id: `p${i}`,
  theme: 'caves',
  rating: 800 + 20 * i,
}))

describe('the trainer', () => {
  it('offers puzzles near the rating that were not tried', () => {
    for (const random of [0, 0.5, 0.99]) {
      const found = nextPuzzle(all, NEWCOMER, () => random)
      expect(Math.abs((found?.rating ?? 0) - NEWCOMER.rating)).toBeLessThanOrEqual(120)
    }
    const near = all
      .filter((one) => Math.abs(one.rating - NEWCOMER.rating) <= 200)
      .map((one) => one.id)
    const found = nextPuzzle(all, { ...NEWCOMER, tried: near }, () => 0)
    expect(near).not.toContain(found?.id)
  })

  it('comes back to those that were not solved, and starts again at the end', () => {
    const ids = all.map((one) => one.id)
    const missed = { ...NEWCOMER, tried: ids, solved: ids.filter((id) => id !== 'p7') }
    expect(nextPuzzle(all, missed)?.id).toBe('p7')
    expect(nextPuzzle(all, { ...missed, solved: ids })).not.toBeNull()
    expect(nextPuzzle([], NEWCOMER)).toBeNull()
  })

  it('counts the first try only', () => {
    const puzzle = { id: 'p20', theme: 'caves', rating: 1200 }
    const won = settled(NEWCOMER, puzzle, true)
    expect(won).toMatchObject({ streak: 1, tried: ['p20'], solved: ['p20'] })
    expect(won.rating).toBeGreaterThan(NEWCOMER.rating)
    const lost = settled(won, { ...puzzle, id: 'p21' }, false)
    expect(lost).toMatchObject({ streak: 0, solved: ['p20'] })
    expect(lost.rating).toBeLessThan(won.rating)
    const again = settled(lost, { ...puzzle, id: 'p21' }, true)
    expect(again).toEqual({ ...lost, solved: ['p20', 'p21'] })
  })

  it('moves less for what was expected and once it knows somebody', () => {
    const easy = settled(NEWCOMER, { id: 'a', theme: '', rating: 600 }, true)
    const hard = settled(NEWCOMER, { id: 'a', theme: '', rating: 1800 }, true)
    expect(easy.rating).toBeLessThan(hard.rating)
    const known = { ...NEWCOMER, tried: all.slice(0, 40).map((one) => one.id) }
    expect(settled(known, { id: 'a', theme: '', rating: 1800 }, true).rating).toBeLessThan(
      hard.rating,
    )
  })
})
