import type { Dice } from '../server/local/demo/dice.ts'
import type { Builds } from './build.ts'
import type { Figure } from './figures.ts'

export type Bench = {
  readonly builds: Builds
  /** The URL of the bench's own isolated pages. */
  readonly pages: string
  readonly dice: Dice
  /** The number of repetitions, scaled by the requested share. */
  readonly times: (full: number) => number
}

export type BenchCase = (bench: Bench) => Promise<readonly Figure[]>

export function seedFrom(dice: Dice): number {
  return Math.floor(dice.next() * 2 ** 31)
}
