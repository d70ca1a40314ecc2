import { describe, expect, test } from 'vitest'
import { EXERCISE_KINDS } from '#contract/vocabulary.ts'
import type { SetTarget } from '#contract/workout.ts'
import { areStorable, NO_VALUES, setFields, valuesWith } from '#domain/session/set-values.ts'
import { aSet } from '../../../../tests/builders.ts'
import { effortIn, fieldsOf, missingField, ruleOf, unitInHead, unitsFor, valuesToLog } from './set-entry.ts'

const KG = { weight: 'kg', distance: 'km' } as const
const EMPTY = aSet({ weight: null, reps: null })
const LAST_TIME = aSet({ weight: { value: 60, unit: 'kg' }, reps: 8, rpe: 9, seconds: 30 })
const ASKS: SetTarget = {
  reps: { min: 6, max: 8 },
  weight: null,
  percentOfOneRepMax: null,
  seconds: null,
  distance: null,
  rpe: 8,
}

describe('values logged by one tap', () => {
  test('is what is typed', () => {
    const typed = aSet({ weight: { value: 62.5, unit: 'kg' }, reps: 7 })
    expect(valuesToLog(typed, 'weight-reps', LAST_TIME, null)).toMatchObject({ weight: { value: 62.5 }, reps: 7 })
  })

  test('is the plan, and the last time where the plan leaves a field open', () => {
    const planned = { ...EMPTY, target: ASKS }
    expect(valuesToLog(planned, 'weight-reps', { ...LAST_TIME, reps: 12 }, null)).toMatchObject({
      weight: { value: 60, unit: 'kg' },
      reps: 6,
    })
  })

  test('is never an effort that nobody felt', () => {
    expect(valuesToLog({ ...EMPTY, target: ASKS }, 'weight-reps', LAST_TIME, null)).toMatchObject({
      rpe: null,
      rir: null,
    })
  })

  test('holds nothing that the kind does not ask for', () => {
    expect(valuesToLog(EMPTY, 'reps-only', LAST_TIME, null)).toEqual({ ...NO_VALUES, reps: 8 })
  })
})

test.each([
  ['weight-reps', NO_VALUES, 'weight'],
  ['weight-reps', { ...NO_VALUES, weight: { value: 0, unit: 'kg' } }, 'reps'],
  ['weight-reps', { ...NO_VALUES, weight: { value: 0, unit: 'kg' }, reps: 0 }, null],
  ['weighted-bodyweight', { ...NO_VALUES, reps: 8 }, null],
  ['assisted-bodyweight', NO_VALUES, 'weight'],
  ['assisted-bodyweight', { ...NO_VALUES, weight: { value: 20, unit: 'kg' } }, 'reps'],
  ['weight-time', { ...NO_VALUES, seconds: 30 }, null],
  ['distance-time', NO_VALUES, 'distance'],
  ['distance-time', { ...NO_VALUES, seconds: 600 }, null],
  ['weight-distance', { ...NO_VALUES, weight: { value: 40, unit: 'kg' } }, 'distance'],
] as const)('a set of %s with %j wants %s first', (kind, values, field) => {
  expect(missingField(kind, values)).toBe(field)
})

test('effort is asked for last, and only where the person wants it', () => {
  expect(fieldsOf('weight-reps', 'off')).toEqual(['weight', 'reps'])
  expect(fieldsOf('weight-reps', 'rpe')).toEqual(['weight', 'reps', 'rpe'])
  expect(fieldsOf('weight-reps', 'rpe')).toBe(fieldsOf('weight-reps', 'rpe'))
})

test('the most that can be typed into a field can be stored', () => {
  for (const kind of EXERCISE_KINDS)
    for (const field of [...setFields(kind), 'rpe', 'rir'] as const)
      expect(areStorable(valuesWith(field, ruleOf(field).max, KG)), `${kind} ${field}`).toBe(true)
})

test('a weight is kept in the unit in which it was entered, whatever the person usually uses', () => {
  const usual = { weightUnit: 'kg', distanceUnit: 'km' } as const
  const units = unitsFor({ ...NO_VALUES, weight: { value: 135, unit: 'lb' } }, usual)
  expect(valuesWith('weight', 140, units)).toEqual({ weight: { value: 140, unit: 'lb' } })
})

test('an effort that the plan asks for has its field, though the person usually logs none', () => {
  const planned = { sets: [EMPTY, aSet({ target: ASKS })] }
  expect(effortIn(planned, 'off')).toBe('rpe')
  expect(effortIn(planned, 'rir')).toBe('rir')
  expect(effortIn({ sets: [EMPTY, aSet({ target: { ...ASKS, rpe: null } })] }, 'off')).toBe('off')
})

test("a column's head names the unit of most sets, suggested ones among them, else the person's", () => {
  const pounds = aSet({ weight: { value: 135, unit: 'lb' } })
  expect(unitInHead('weight', [pounds, pounds, LAST_TIME], [null, null, null], 'kg')).toBe('lb')
  expect(unitInHead('weight', [EMPTY, EMPTY, LAST_TIME], [pounds, pounds, null], 'kg')).toBe('lb')
  expect(unitInHead('weight', [pounds, LAST_TIME], [null, null], 'lb')).toBe('lb')
  expect(unitInHead('distance', [EMPTY], [null], 'mi')).toBe('mi')
  expect(unitInHead('weight', [], [], 'kg')).toBe('kg')
})
