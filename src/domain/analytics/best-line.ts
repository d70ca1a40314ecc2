import type { ExerciseKind } from '#contract/exercise.ts'
import { DAY_MS } from '../time/instant.ts'
import type { Series } from './questions.ts'
import { seriesOf } from './series.ts'
import type { Better } from './trend.ts'

/** Longer than a deload, shorter than a block of training. */
const DAYS_OF_A_BEST = 28
/** A month away, and the light week after it, is no loss of strength. */
const DAYS_COMPARED = 56
/** Below this share of the running best a session was meant to be light: a bad day costs a tenth. */
const LIGHT_SHARE = 0.85

/** The value of one session; NaN without one. `isDeload`: the rule of progression had asked for less. */
export type Attempt = { readonly at: number; readonly value: number; readonly isDeload: boolean }

/** The sessions that show how strong somebody is, and the light ones, each oldest first. */
export type SplitAttempts = { readonly full: Series; readonly light: Series }

/**
 * Splits sessions, oldest first. A light one is a deload that does not reach the running best, or lies below 85 % of it.
 * The running best is that of the full sessions of the 56 days before: a lower level that lasts becomes the new one.
 * Where less is better, shares say nothing near 0, and only deloads are light.
 */
export function splitAttempts(attempts: readonly Attempt[], better: Better): SplitAttempts {
  const full: Attempt[] = []
  const light: Attempt[] = []
  let from = 0
  for (const attempt of attempts) {
    if (Number.isNaN(attempt.value)) continue
    while (isBefore(full[from]?.at, attempt.at, DAYS_COMPARED)) from++
    const lately = full.slice(from).map(({ value }) => value)
    if (lately.length > 0 && isLight(attempt, best(lately, better), better)) light.push(attempt)
    else full.push(attempt)
  }
  return { full: seriesOf(full), light: seriesOf(light) }
}

/** At each point, the best of the 28 days up to it. */
export function runningBest({ at, values }: Series, better: Better): Series {
  let from = 0
  const bests = values.map((_, index) => {
    while (isBefore(at[from], at[index] ?? 0, DAYS_OF_A_BEST)) from++
    return best(values.subarray(from, index + 1), better)
  })
  return { at, values: bests }
}

function isLight({ value, isDeload }: Attempt, running: number, better: Better): boolean {
  if (better === 'lower') return isDeload && value > running
  return value < running * (isDeload ? 1 : LIGHT_SHARE)
}

function isBefore(at: number | undefined, now: number, days: number): boolean {
  return at !== undefined && now - at >= days * DAY_MS
}

function best(values: Iterable<number>, better: Better): number {
  return better === 'higher' ? Math.max(...values) : Math.min(...values)
}

/** Of assistance, less is better. */
export function loadBetter(kind: ExerciseKind): Better {
  return kind === 'assisted-bodyweight' ? 'lower' : 'higher'
}
