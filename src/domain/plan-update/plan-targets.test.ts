import { describe, expect, test } from 'vitest'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import type { SessionSet } from '#contract/session.ts'
import type { SetKind, SetTarget } from '#contract/workout.ts'
import { blankSet, plannedSetFor, START } from '../../../tests/builders.ts'
import { NO_TARGET } from '../workout/planned-sets.ts'
import { targetAfter, targetOfAdded } from './plan-targets.ts'

const load = (value: number, unit: WeightUnit = 'kg') => ({ value, unit })
const way = (value: number, unit: DistanceUnit = 'm') => ({ value, unit })
const fixed = (reps: number) => ({ min: reps, max: reps })
const doneWith = (values: Partial<SessionSet>) => blankSet({ completedAt: START, ...values })

describe('a planned set asks from now on', () => {
  const askedAfter = (
    target: Partial<SetTarget>,
    values: Partial<SessionSet>,
    { exercise = 'weight-reps', kind = 'working' }: { readonly exercise?: ExerciseKind; readonly kind?: SetKind } = {},
  ) => {
    const planned = plannedSetFor(target, kind)
    const next = targetAfter(planned, doneWith(values), exercise)
    return { ...next, isSame: next === planned.target }
  }

  test.each<[string, Partial<SetTarget>, Partial<SessionSet>, Partial<SetTarget>]>([
    ['more repetitions', { reps: fixed(5) }, { reps: 6 }, { reps: fixed(6) }],
    ['more seconds', { seconds: 60 }, { seconds: 75 }, { seconds: 75 }],
    [
      'a longer way, in the unit it was gone in',
      { distance: way(400) },
      { distance: way(0.5, 'km') },
      { distance: way(0.5, 'km') },
    ],
    ['another load', { weight: load(60) }, { weight: load(55) }, { weight: load(55) }],
    [
      'a load with a plate of five grams more',
      { weight: load(60) },
      { weight: load(60.005) },
      { weight: load(60.005) },
    ],
    [
      'one figure that was more, where another was less',
      { reps: fixed(5), weight: load(60), seconds: 30 },
      { reps: 4, weight: load(70), seconds: 20 },
      { reps: fixed(5), weight: load(70), seconds: 30 },
    ],
  ])('for %s', (_what, target, values, expected) => {
    expect(askedAfter(target, values)).toEqual({ ...NO_TARGET, ...expected, isSame: false })
  })

  test.each<[string, Partial<SetTarget>, Partial<SessionSet>, Parameters<typeof askedAfter>[2]]>([
    ['as many repetitions', { reps: fixed(5) }, { reps: 5 }, {}],
    [
      'fewer repetitions, seconds, metres',
      { reps: fixed(5), seconds: 60, distance: way(400) },
      { reps: 4, seconds: 59, distance: way(399) },
      {},
    ],
    ['nothing at all', { reps: fixed(5), seconds: 60, distance: way(400), weight: load(60) }, {}, {}],
    ['what the plan leaves open', {}, { reps: 5, seconds: 60, distance: way(400), weight: load(60) }, {}],
    ['repetitions beyond a range', { reps: { min: 5, max: 8 } }, { reps: 9 }, {}],
    ['as many as went in one', { reps: fixed(5) }, { reps: 9 }, { kind: 'amrap' }],
    ['as many as went before failing', { reps: fixed(5) }, { reps: 9 }, { kind: 'failure' }],
    ['as many as went in short pieces', { reps: fixed(5) }, { reps: 9 }, { kind: 'myo' }],
    [
      'a slower run',
      { distance: way(5, 'km'), seconds: 1_500 },
      { distance: way(5, 'km'), seconds: 1_600 },
      { exercise: 'distance-time' },
    ],
    ['the same way in another unit', { distance: way(1, 'mi') }, { distance: way(1_609.35) }, {}],
    ['the same load in another unit', { weight: load(60) }, { weight: load(132.28, 'lb') }, {}],
  ])('for nothing else after %s', (_what, target, values, given) => {
    expect(askedAfter(target, values, given).isSame).toBe(true)
  })

  test('for the same as before where it was not done', () => {
    const planned = plannedSetFor({ reps: fixed(5) })
    expect(targetAfter(planned, blankSet({ reps: 9 }), 'weight-reps')).toBe(planned.target)
  })
})

describe('a set that was added asks', () => {
  const all = { reps: 9, weight: load(60), seconds: 30, distance: way(20) }

  test('for all that was done where the plan has none like it', () => {
    expect(targetOfAdded(doneWith(all), null)).toEqual({ ...NO_TARGET, ...all, reps: fixed(9) })
    expect(targetOfAdded(doneWith({ seconds: 30 }), null)).toEqual({ ...NO_TARGET, seconds: 30 })
  })

  test('for nothing that the plan leaves open in the set it is most like', () => {
    expect(targetOfAdded(doneWith(all), NO_TARGET)).toEqual(NO_TARGET)
  })

  test('for what was done of what the plan asks, and for the plan where that was not done', () => {
    const like = { ...NO_TARGET, reps: fixed(5), weight: load(50), seconds: 20, distance: way(10), rpe: 8 }
    expect(targetOfAdded(doneWith(all), like)).toEqual({ ...like, ...all, reps: fixed(9) })
    expect(targetOfAdded(doneWith({}), like)).toEqual(like)
  })

  test.each([
    [7, fixed(7)],
    [8, { min: 8, max: 12 }],
    [12, { min: 8, max: 12 }],
    [13, fixed(13)],
  ])('for a range where %d repetitions lie in it', (reps, expected) => {
    expect(targetOfAdded(doneWith({ reps }), { ...NO_TARGET, reps: { min: 8, max: 12 } }).reps).toEqual(expected)
  })
})
