import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MeasurementId } from '#contract/id.ts'
import { MEASUREMENT_KINDS } from '#contract/vocabulary.ts'
import { aMeasurement, anId } from '../../../tests/builders.ts'
import { roundForDisplay } from '../units.ts'
import { convertAmount, measurementUnit } from './amount.ts'
import { doubtAbout } from './doubt.ts'
import { goalIn, goalStanding, withGoal } from './goal.ts'
import { groupOf, MEASUREMENT_GROUPS } from './groups.ts'
import { changeReading, readingsOf } from './reading.ts'

const kg = (value: number) => ({ value, unit: 'kg' }) as const
const cm = (value: number) => ({ value, unit: 'cm' }) as const
const unit = fc.constantFrom('kg', 'lb', '%', 'cm', 'in')
const kind = fc.constantFrom(...MEASUREMENT_KINDS)
const figure = fc.double({ min: 0.1, max: 1_000, noNaN: true })

test('an amount in its own unit is exactly itself, and there and back again it is the same', () => {
  fc.assert(
    fc.property(figure, unit, unit, (value, from, to) => {
      expect(convertAmount({ value, unit: from }, from)).toBe(value)
      expect(convertAmount({ value: convertAmount({ value, unit: from }, to), unit: to }, from)).toBeCloseTo(value, 6)
    }),
  )
})

test('every kind is shown in the unit that somebody prefers for it', () => {
  const units = { weightUnit: 'lb', lengthUnit: 'in' } as const
  expect(measurementUnit('body-weight', units)).toBe('lb')
  expect(measurementUnit('body-fat', units)).toBe('%')
  for (const girth of MEASUREMENT_KINDS.slice(2)) expect(measurementUnit(girth, units)).toBe('in')
})

test('every kind is in one group, left beside right', () => {
  expect(MEASUREMENT_GROUPS.flatMap(({ kinds }) => kinds)).toEqual(MEASUREMENT_KINDS)
  expect(groupOf('right-calf').kinds).toEqual(['left-calf', 'right-calf'])
})

describe('a doubt', () => {
  test.each([
    ['a comma forgotten', 'body-weight', kg(824), kg(82.4), 'far-from-last'],
    ['a digit forgotten', 'body-weight', kg(8.2), kg(82.4), 'far-from-last'],
    ['pounds for kilograms', 'body-weight', kg(181), kg(82.4), 'far-from-last'],
    ['inches for centimetres', 'waist', cm(33), cm(84), 'far-from-last'],
    ['a bulk', 'body-weight', kg(92), kg(82.4), null],
    ['a scale that tells more fat', 'body-fat', { value: 18, unit: '%' }, { value: 12, unit: '%' }, null],
    ['the same in another unit', 'body-weight', { value: 181.7, unit: 'lb' }, kg(82.4), null],
    ['a first weight', 'body-weight', kg(82.4), undefined, null],
    ['a first weight of a giant', 'body-weight', kg(824), undefined, 'unusual'],
    ['a first waist in inches', 'waist', cm(33), undefined, 'unusual'],
    ['the slimmest waist there is', 'waist', cm(40), undefined, null],
    ['the widest waist there is', 'waist', cm(250), undefined, null],
    ['a waist that is a little wider', 'waist', cm(250.1), undefined, 'unusual'],
    ['a first weight in pounds', 'body-weight', { value: 181, unit: 'lb' }, undefined, null],
    ['a first girth in inches, told so', 'waist', { value: 33, unit: 'in' }, undefined, null],
    ['a first fat', 'body-fat', { value: 1.9, unit: '%' }, undefined, 'unusual'],
    ['twice the fat', 'body-fat', { value: 24, unit: '%' }, { value: 12, unit: '%' }, null],
    ['half the fat', 'body-fat', { value: 12, unit: '%' }, { value: 24, unit: '%' }, null],
    ['more than twice the fat', 'body-fat', { value: 24.1, unit: '%' }, { value: 12, unit: '%' }, 'far-from-last'],
    ['less than half the fat', 'body-fat', { value: 11.9, unit: '%' }, { value: 24, unit: '%' }, 'far-from-last'],
  ] as const)('about %s', (_, of, amount, last, expected) => {
    expect(doubtAbout(of, amount, last)).toBe(expected)
  })

  test('is never about what is the same as last time, and does not depend on the unit', () => {
    fc.assert(
      fc.property(kind, figure, figure, (of, now, before) => {
        const [small, large] = of === 'body-weight' ? (['kg', 'lb'] as const) : (['cm', 'in'] as const)
        const last = { value: before, unit: small }
        expect(doubtAbout(of, last, last)).toBeNull()
        // On the very edge a binary fraction decides.
        fc.pre([1.3, 2].every((far) => Math.abs(Math.max(now / before, before / now) - far) > 1e-6))
        const converted = { value: convertAmount({ value: now, unit: small }, large), unit: large }
        expect(doubtAbout(of, converted, last)).toBe(doubtAbout(of, { value: now, unit: small }, last))
      }),
    )
  })
})

describe('a goal', () => {
  const down = { value: 80, unit: 'kg', from: 84 } as const

  test('is so far away, on the way that is still to go', () => {
    expect(goalStanding(down, 81.84, 'kg')).toEqual({ state: 'to-go', amount: 1.8, direction: 'down' })
    expect(goalStanding({ ...down, value: 90 }, 81.8, 'kg')).toEqual({ state: 'to-go', amount: 8.2, direction: 'up' })
    expect(goalStanding(down, undefined, 'kg')).toEqual({ state: 'unmeasured' })
  })

  test('is reached where it reads the same, and where it was passed on the way', () => {
    expect(goalStanding(down, 80.04, 'kg')).toEqual({ state: 'reached' })
    expect(goalStanding(down, 78, 'kg')).toEqual({ state: 'reached' })
    expect(goalStanding({ value: 90, unit: 'kg', from: 84 }, 91, 'kg')).toEqual({ state: 'reached' })
    expect(goalStanding({ value: 90, unit: 'kg', from: 84 }, 90, 'kg')).toEqual({ state: 'reached' })
    expect(goalStanding({ value: 90, unit: 'kg', from: 84 }, 89, 'kg')).toMatchObject({ amount: 1, direction: 'up' })
    // A goal that was set where one stands was to stay there.
    expect(goalStanding({ ...down, from: 80 }, 78, 'kg')).toMatchObject({ amount: 2, direction: 'up' })
    expect(goalStanding({ ...down, from: 80 }, 82, 'kg')).toMatchObject({ amount: 2, direction: 'down' })
    // The intended direction is unknown.
    expect(goalStanding({ ...down, from: null }, 78, 'kg')).toMatchObject({ amount: 2, direction: 'up' })
    // Passed, then missed again.
    expect(goalStanding(down, 80.5, 'kg')).toMatchObject({ amount: 0.5, direction: 'down' })
  })

  test('stands alike in any unit: going so far brings one there', () => {
    fc.assert(
      fc.property(figure, figure, fc.option(figure), unit, (value, latest, from, shown) => {
        const target = { value, unit: 'kg', from } as const
        const standing = goalStanding(target, latest, shown)
        if (standing.state !== 'to-go') return
        const sign = standing.direction === 'up' ? 1 : -1
        expect(latest + sign * standing.amount).toBeCloseTo(goalIn(target, shown), 0)
        expect(standing.amount).toBeGreaterThan(0)
        expect(roundForDisplay(standing.amount, 1)).toBe(standing.amount)
      }),
    )
  })

  test('is one for each kind, whatever was set and removed before', () => {
    const target = fc.option(figure.map((value) => ({ value, unit: 'cm', from: null }) as const))
    fc.assert(
      fc.property(fc.array(fc.tuple(kind, target)), (changes) => {
        const goals = changes.reduce((now, [id, to]) => withGoal(now, id, to), withGoal(undefined, 'neck', null))
        const expected = new Map(changes)
        for (const [id, to] of expected) if (to === null) expected.delete(id)
        expect(new Map(goals.map(({ id, target: to }) => [id, to]))).toEqual(expected)
        expect(goals).toHaveLength(expected.size)
      }),
    )
  })
})

describe('a reading', () => {
  const present = { now: '2026-03-02T01:30:00.000Z', timeZone: 'America/Sao_Paulo' }
  const amounts = [
    { kind: 'body-weight', ...kg(82.4) },
    { kind: 'waist', ...cm(84) },
  ] as const
  const newId = () => anId<MeasurementId>()

  test('of today was taken now, one of a past day at its noon, all of an entry at once', () => {
    // In São Paulo it is still the first of March.
    const today = readingsOf({ amounts, day: '2026-03-01', note: '' }, present, newId)
    expect(today.map(({ measuredAt }) => measuredAt)).toEqual([present.now, present.now])
    const past = readingsOf({ amounts, day: '2026-02-20', note: 'x' }, present, newId)
    expect(past).toMatchObject([
      { kind: 'body-weight', value: 82.4, unit: 'kg', measuredAt: '2026-02-20T15:00:00.000Z', note: 'x' },
      { kind: 'waist', value: 84, unit: 'cm', newestFirst: past[0]?.newestFirst },
    ])
    expect(new Set(past.map(({ id }) => id)).size).toBe(2)
    // A day that is none was read off now.
    expect(readingsOf({ amounts, day: 'x', note: '' }, present, newId)[0]?.measuredAt).toBe(present.now)
  })

  test('that moves to another day keeps its hour where it was taken, and never lies ahead', () => {
    const reading = aMeasurement({ measuredAt: '2026-03-01T10:00:00.000Z' })
    const moved = changeReading(reading, { value: 82, day: '2026-02-27', note: '' }, present.now)
    expect(moved).toMatchObject({ value: 82, measuredAt: '2026-02-27T10:00:00.000Z' })
    expect(moved.newestFirst > reading.newestFirst).toBe(true)
    const late = aMeasurement({ measuredAt: '2026-02-20T02:00:00.000Z' })
    expect(changeReading(late, { value: 82, day: '2026-03-01', note: '' }, present.now).measuredAt).toBe(present.now)
    expect(changeReading(reading, { value: 81, day: '2026-03-01', note: '' }, present.now)).toEqual({
      ...reading,
      value: 81,
    })
    expect(changeReading(reading, { value: 82, day: 'x', note: 'y' }, present.now)).toMatchObject({
      note: 'y',
      measuredAt: reading.measuredAt,
    })
  })

  test('a note is kept without the blanks around it', () => {
    const [taken] = readingsOf({ amounts, day: '2026-03-01', note: '  fasted \n' }, present, newId)
    expect(taken?.note).toBe('fasted')
    expect(changeReading(aMeasurement(), { value: 82, day: '2026-03-01', note: ' \n ' }, present.now).note).toBe('')
  })
})
