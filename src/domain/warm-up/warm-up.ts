import type { Weight } from '#contract/quantity.ts'
import type { Bar } from '../gym/bar.ts'
import { nearestLoadable } from '../gym/loadable.ts'
import { convertWeight } from '../units.ts'

/** One set leading up to the working load. */
export type WarmUp = { readonly weight: Weight; readonly reps: number }
/** The same for loads planned as percentages of the one-rep maximum. */
export type PercentWarmUp = { readonly percent: number; readonly reps: number }

/** A percentage of the working load, with repetitions that decrease towards it. */
type Rung = { readonly percent: number; readonly reps: number }

const RUNGS: readonly Rung[] = [
  { percent: 40, reps: 8 },
  { percent: 60, reps: 5 },
  { percent: 80, reps: 3 },
]
/** Dumbbells, machines and cables: light loads are not worth more steps. */
const FEW_RUNGS: readonly Rung[] = [
  { percent: 50, reps: 8 },
  { percent: 75, reps: 4 },
]
const ONE_RUNG: readonly Rung[] = [{ percent: 60, reps: 8 }]

const EMPTY_BAR_REPS = 10
/** Without a bar: below these loads, in kg, a ladder has zero, one or two rungs. */
const NONE_BELOW = 5
const ONE_BELOW = 15
const FEW_BELOW = 35
/** Minimum distance of a rung from the one before and from the working load, as shares of that load. */
const MIN_GAP = 0.12
/** In kg. The smallest plates are not worth it for a warm-up; a plate of 5 lb is. */
const MIN_PLATE_KG = 2.2

/**
 * Lightest first, in the unit of `working`. On a bar: the empty bar, then 40, 60 and 80 %, as is usual; without one
 * fewer for light loads. Every load is available, strictly heavier than the one before and lighter than the working
 * load. Rungs too close to be worth changing plates are omitted.
 */
export function warmUpLadder(working: Weight, bar: Bar | null): readonly WarmUp[] {
  const quick = bar && withoutSmallPlates(bar)
  const loaded = (percent: number) => nearestLoadable({ ...working, value: (working.value * percent) / 100 }, quick)
  const rungs = (bar ? RUNGS : rungsWithoutBar(working)).map(({ percent, reps }) => ({ weight: loaded(percent), reps }))
  return rising(bar ? [{ weight: loaded(0), reps: EMPTY_BAR_REPS }, ...rungs] : rungs, working)
}

/** The ladder to a first working set planned as a percentage of the maximum: whole percents, strictly rising. */
export function percentLadder(workingPercent: number): readonly PercentWarmUp[] {
  return RUNGS.map(({ percent, reps }) => ({ percent: Math.round((workingPercent * percent) / 100), reps })).filter(
    ({ percent }, index, ladder) =>
      percent >= 1 && percent < workingPercent && percent > (ladder[index - 1]?.percent ?? 0),
  )
}

function withoutSmallPlates(bar: Bar): Bar {
  const plates = bar.plates.filter(({ weight }) => convertWeight(weight, 'kg') >= MIN_PLATE_KG)
  return plates.length > 0 ? { ...bar, plates } : bar
}

function rungsWithoutBar(working: Weight): readonly Rung[] {
  const kilograms = convertWeight(working, 'kg')
  if (kilograms < NONE_BELOW) return []
  if (kilograms < ONE_BELOW) return ONE_RUNG
  return kilograms < FEW_BELOW ? FEW_RUNGS : RUNGS
}

function rising(rungs: readonly WarmUp[], working: Weight): readonly WarmUp[] {
  const gap = working.value * MIN_GAP
  const ladder: WarmUp[] = []
  for (const rung of rungs) {
    const { value } = rung.weight
    const isFarEnough = value - (ladder.at(-1)?.weight.value ?? -gap) >= gap && working.value - value >= gap
    if (value > 0 && isFarEnough) ladder.push(rung)
  }
  return ladder
}
