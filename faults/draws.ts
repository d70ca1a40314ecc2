import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Dice, diceFrom } from '../server/local/demo/dice.ts'
import type { LineFault, LineState } from './line-state.ts'

/** The dice of one part of a run: its draws do not depend on the timing of others. */
export function diceOf(seed: number, part: string): Dice {
  return diceFrom(createHash('sha256').update(`${seed}/${part}`).digest().readInt32LE())
}

/** Bytes a second of lines that are worse than any, and of such as there are in basements. */
const RATES = [2_000, 10_000, 40_000, 150_000] as const

export function drawState(dice: Dice, kinds: readonly LineFault[]): LineState {
  const kind = kinds[Math.floor(dice.next() * kinds.length)]
  switch (kind) {
    case undefined:
      return { kind: 'clear' }
    case 'slow':
      return { kind, upPerSecond: dice.pick([...RATES]), downPerSecond: dice.pick([...RATES]) }
    case 'delay':
      return { kind, milliseconds: dice.between(200, 6_000) }
    default:
      return { kind }
  }
}

/** Waits so many seconds, or until the run is over. */
export async function pause(seconds: number, over: AbortSignal): Promise<void> {
  await wait(seconds * 1_000, undefined, { signal: over }).catch(() => undefined)
}
