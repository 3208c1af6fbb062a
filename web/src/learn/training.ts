/** Which puzzle from a game comes next, and what a try at it is worth: ratings as in chess. */

import type { TrainerBrief } from '../lib/net/wire'
import type { Training } from './progress.svelte'

/** Puzzles near one's rating among which the next is chosen. */
const NEAR = 12

/** By how much a rating moves at most: much in the beginning, less once it is known. */
const step = (tries: number) => (tries < 10 ? 80 : tries < 30 ? 40 : 20)

/** The next puzzle: one near the rating that was not tried yet, or one that was not solved. */
export function nextPuzzle(
  all: readonly TrainerBrief[],
  training: Training,
  random: () => number = Math.random,
): TrainerBrief | null {
  const fresh = all.filter((one) => !training.tried.includes(one.id))
  const unsolved = all.filter((one) => !training.solved.includes(one.id))
  const open = fresh.length ? fresh : unsolved.length ? unsolved : all
  const distance = (one: TrainerBrief) => Math.abs(one.rating - training.rating)
  const near = [...open].sort((a, b) => distance(a) - distance(b)).slice(0, NEAR)
  return near[Math.floor(random() * near.length)] ?? null
}

/** After a first try: a later one changes nothing but the list of those solved. */
export function settled(training: Training, puzzle: TrainerBrief, solved: boolean): Training {
  const done =
    solved && !training.solved.includes(puzzle.id)
      ? [...training.solved, puzzle.id]
      : training.solved
  if (training.tried.includes(puzzle.id)) return { ...training, solved: done }
  const expected = 1 / (1 + 10 ** ((puzzle.rating - training.rating) / 400))
  return {
    rating: Math.round(training.rating + step(training.tried.length) * (Number(solved) - expected)),
    streak: solved ? training.streak + 1 : 0,
    tried: [...training.tried, puzzle.id],
    solved: done,
  }
}
