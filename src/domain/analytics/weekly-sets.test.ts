import { describe, expect, test } from 'vitest'
import type { Muscle } from '#contract/exercise.ts'
import type { TrainingLoad } from './questions.ts'
import { weeklySets } from './weekly-sets.ts'

const WEEKS = ['2026-02-09', '2026-02-16', '2026-02-23', '2026-03-02'] as const
const LONG_AGO = '2020-01-01'

function loadOf(sets: Partial<Record<Muscle, readonly number[]>>): Pick<TrainingLoad, 'weeks' | 'muscles'> {
  return {
    weeks: WEEKS,
    muscles: Object.entries(sets).map(([muscle, effective]) => ({
      muscle: muscle as Muscle,
      // Easy sets are no part of it.
      sets: Float64Array.from(effective, (hard) => hard + 100),
      effectiveSets: Float64Array.from(effective),
    })),
  }
}

describe('sets a week', () => {
  test('are hard ones, of the weeks that are over, the most first', () => {
    const load = loadOf({ biceps: [6, 0, 6, 30], chest: [12, 12, 15, 0] })
    expect(weeklySets(load, LONG_AGO)).toEqual([
      { muscle: 'chest', perWeek: 13, verdict: 'within' },
      { muscle: 'biceps', perWeek: 4, verdict: 'below' },
    ])
  })

  test('do not count weeks before training began', () => {
    // A Wednesday in the third week.
    expect(weeklySets(loadOf({ chest: [0, 0, 15, 3] }), '2026-02-25')).toEqual([
      { muscle: 'chest', perWeek: 15, verdict: 'within' },
    ])
  })

  test('are those of the running week where there is no other', () => {
    expect(weeklySets(loadOf({ chest: [0, 0, 0, 3] }), '2026-03-03')).toEqual([
      { muscle: 'chest', perWeek: 3, verdict: 'below' },
    ])
  })

  test('leave out a muscle that got none', () => {
    expect(weeklySets(loadOf({ neck: [0, 0, 0, 4] }), LONG_AGO)).toEqual([])
  })

  test.each([
    [9.9, 'below'],
    [9.96, 'within'],
    [10, 'within'],
    [20, 'within'],
    [20.5, 'above'],
  ] as const)('%d are %s', (sets, verdict) => {
    expect(weeklySets(loadOf({ chest: [sets, sets, sets, 0] }), LONG_AGO)[0]?.verdict).toBe(verdict)
  })
})
