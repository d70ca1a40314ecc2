import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { setTarget } from '#contract/workout.ts'
import { aSessionExercise, blankSet, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { barFor } from '../gym/bar.ts'
import { loadAsked, percentIn, percentLoads, percentsAsked } from './percent-load.ts'

const OPEN = { reps: null, weight: null, percentOfOneRepMax: null, seconds: null, distance: null, rpe: null }
const share = (percentOfOneRepMax: number) => ({ ...OPEN, percentOfOneRepMax })
const kg = (value: number) => ({ value, unit: 'kg' as const })
const BAR = barFor('barbell', null, { gyms: [], gymId: null }, 'kg')

test('a share of the maximum is a load that can be put on the bar', () => {
  const known = percentLoads([75.5, 80], kg(120), BAR)
  expect(loadAsked(share(75.5), known)).toEqual(kg(90))
  expect(loadAsked(share(80), known)).toEqual(kg(95))
})

test('it comes in the unit of the maximum', () => {
  const known = percentLoads([75], { value: 250, unit: 'lb' }, barFor('barbell', null, { gyms: [], gymId: null }, 'lb'))
  expect(loadAsked(share(75), known)).toEqual({ value: 185, unit: 'lb' })
})

test('without a share, without a maximum and until it is known there is none', () => {
  expect(loadAsked(OPEN, percentLoads([80], kg(100), null))).toBeNull()
  expect(loadAsked(null, percentLoads([80], kg(100), null))).toBeNull()
  expect(loadAsked(share(80), percentLoads([80], null, null))).toBeNull()
  expect(loadAsked(share(80), null)).toBeNull()
})

test('a planned weight goes before a share', () => {
  expect(percentIn({ ...share(80), weight: kg(70) })).toBeNull()
})

test('each share is asked for once, of exercises whose load is all there is to lift', () => {
  const asking = (...percents: readonly number[]) => percents.map((percent) => blankSet({ target: share(percent) }))
  const pullUps = { ...aSessionExercise({ kind: 'weighted-bodyweight' }), sets: asking(80) }
  const bench = exerciseOf([...asking(70, 80), blankSet(), ...asking(80)])
  expect([...percentsAsked(sessionOf([bench, exerciseOf(asking(90))]))]).toEqual([[bench.exerciseId, [70, 80, 90]]])
  expect(percentsAsked(sessionOf([pullUps, exerciseOf([blankSet()])])).size).toBe(0)
})

test('for any maximum and percentage, the load can be stored, and a greater percentage is never less', () => {
  const percents = fc.tuple(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 1, max: 150 }))
  const maxima = fc.double({ min: 0.1, max: 7_000, noNaN: true })
  holds(
    fc.property(percents, maxima, fc.constantFrom('kg', 'lb'), fc.boolean(), ([left, right], value, unit, onBar) => {
      const { loads } = percentLoads([left, right], { value, unit }, onBar ? BAR : null)
      const [less, more] = [Math.min(left, right), Math.max(left, right)].map((percent) => loads.get(percent))
      expect(less?.value).toBeLessThanOrEqual(more?.value ?? 0)
      expect(setTarget.safeParse({ ...OPEN, weight: more }).success).toBe(true)
      expect(more?.unit).toBe(unit)
    }),
  )
})
