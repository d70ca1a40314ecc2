import type { Dice } from '../server/local/demo/dice.ts'
import type { Builds } from './build.ts'
import type { Figure } from './figures.ts'

/** What every case is given. */
export type Bench = {
  readonly builds: Builds
  /** Where the bench's own pages are served, isolated. */
  readonly pages: string
  readonly dice: Dice
  /** How many times a case repeats something, after the share that was asked for. */
  readonly times: (full: number) => number
}

export type BenchCase = (bench: Bench) => Promise<readonly Figure[]>

/** A number for a page to make its own dice of. */
export function seedFrom(dice: Dice): number {
  return Math.floor(dice.next() * 2 ** 31)
}
