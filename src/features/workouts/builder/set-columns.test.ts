import { expect, test } from 'vitest'
import type { PlannedSet, SetTarget } from '#contract/workout.ts'
import { emptyPlannedSet, NO_TARGET } from '#domain/workout/planned-sets.ts'
import { type ColumnDefaults, columnsOf } from './set-columns.ts'

const DEFAULTS: ColumnDefaults = { weightUnit: 'lb', distanceUnit: 'mi', planEffort: false }
let made = 0
const setWith = (target: Partial<SetTarget>): PlannedSet => ({
  ...emptyPlannedSet(() => String(++made)),
  target: { ...NO_TARGET, ...target },
})
const exercise = (...targets: Partial<SetTarget>[]) => ({ sets: targets.map(setWith) })

test('empty sets are written in what the person prefers', () => {
  expect(columnsOf('weight-reps', exercise({}), {}, DEFAULTS)).toEqual({
    load: 'lb',
    reps: 'fixed',
    seconds: false,
    distance: null,
    rpe: false,
  })
})

test('a choice counts while the sets are silent', () => {
  const choices = { load: 'percent', reps: 'range', rpe: true } as const
  expect(columnsOf('weight-reps', exercise({}), choices, DEFAULTS)).toMatchObject(choices)
})

test("the sets' notation precedes a choice", () => {
  const planned = exercise({}, { weight: { value: 60, unit: 'kg' }, reps: { min: 8, max: 12 }, rpe: 8 })
  const columns = columnsOf('weight-reps', planned, { load: 'percent', reps: 'fixed', rpe: false }, DEFAULTS)
  expect(columns).toMatchObject({ load: 'kg', reps: 'range', rpe: true })
  expect(columnsOf('weight-reps', exercise({ percentOfOneRepMax: 75 }), {}, DEFAULTS).load).toBe('percent')
})

test('each kind has its own columns', () => {
  expect(columnsOf('bodyweight-reps', exercise({}), {}, DEFAULTS)).toMatchObject({ load: null, reps: 'fixed' })
  expect(columnsOf('distance-time', exercise({}), {}, DEFAULTS)).toMatchObject({ distance: 'mi', seconds: true })
  expect(columnsOf('weight-distance', exercise({}), {}, DEFAULTS)).toMatchObject({ load: 'lb', distance: 'm' })
  expect(columnsOf('weight-time', exercise({}), {}, DEFAULTS)).toMatchObject({ load: 'lb', seconds: true, reps: null })
})
