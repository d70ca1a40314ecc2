import { describe, expect, test } from 'vitest'
import type { Weight } from '#contract/quantity.ts'
import { type Bar, barFor } from '../gym/bar.ts'
import { differenceOf, heavier, isAtLeast, lighter, sameLoad } from './loads.ts'

const kg = (value: number): Weight => ({ value, unit: 'kg' })
const lb = (value: number): Weight => ({ value, unit: 'lb' })
const barbell = () => barFor('barbell', null, { gyms: [], gymId: null }, 'kg')
/** Nothing but a pair of 10 and one of 30. */
const GARAGE: Bar = {
  weight: kg(20),
  plates: [
    { weight: kg(10), pairs: 1 },
    { weight: kg(30), pairs: 1 },
  ],
}

describe('the next heavier load', () => {
  test.each<[string, Weight, Weight, Bar | null, Weight]>([
    ['is a step more', kg(11), kg(1), null, kg(12)],
    ['is a step that the plates make', kg(60), kg(1), barbell(), kg(62.5)],
    ['is the first one above where plates are far apart', kg(40), kg(2.5), GARAGE, kg(80)],
    ['is a whole step in the unit of the step', lb(100), kg(2.5), null, kg(47.5)],
    ['keeps what no step makes', kg(11.3), kg(2.5), null, kg(13.8)],
    ['is none on a bar that is full', kg(100), kg(2.5), GARAGE, kg(100)],
    ['is none beyond what a set holds', kg(5_000), kg(2.5), null, kg(5_000)],
    ['stops at what a set holds', kg(4_999), kg(2.5), null, kg(5_000)],
  ])('%s', (_rule, load, step, bar, expected) => {
    expect(heavier(load, step, bar)).toEqual(expected)
  })

  test('is the very same where there is none', () => {
    const load = kg(100)
    expect(heavier(load, kg(2.5), GARAGE)).toBe(load)
  })

  test('on a bar is found fifty steps away, and no farther', () => {
    const far: Bar = { weight: kg(20), plates: [{ weight: kg(25), pairs: 1 }] }
    expect(heavier(kg(20), kg(1), far)).toEqual(kg(70))
    expect(heavier(kg(20), kg(0.5), far)).toEqual(kg(20))
  })
})

describe('a lighter load', () => {
  test.each<[string, Weight, number, Weight, Bar | null, number, Weight | null]>([
    ['has its share taken off, in steps', kg(50), 10, kg(2.5), null, 0, kg(45)],
    ['is a step lighter at least', kg(10), 5, kg(2.5), null, 0, kg(7.5)],
    ['is what the plates make', kg(62.5), 10, kg(2.5), barbell(), 0, kg(55)],
    ['comes in the unit of the step', lb(100), 10, kg(2.5), null, 0, kg(40)],
    ['may be as light as it may get', kg(2.5), 10, kg(2.5), null, 0, kg(0)],
    ['is none below that', kg(2.5), 10, kg(2.5), null, 0.1, null],
    ['is none below the bar', kg(20), 10, kg(2.5), barbell(), 0, null],
    ['is none where the plates make none', kg(100), 10, kg(2.5), { weight: kg(100), plates: [] }, 0, null],
  ])('%s', (_rule, load, percent, step, bar, least, expected) => {
    expect(lighter(load, percent, step, bar, least)).toEqual(expected)
  })
})

test.each<[Weight | null, Weight | null, boolean, Weight | null]>([
  [kg(100), kg(100.005), true, null],
  [kg(100), kg(100.02), false, kg(0.02)],
  [kg(100.02), kg(100), false, kg(0.02)],
  [kg(100), lb(220.46), true, null],
  [lb(220), kg(100), false, lb(0.46)],
  [null, null, true, null],
  [kg(100), null, false, null],
  [null, kg(100), false, null],
])('whether %j and %j are the same load: %s, and how far they are apart', (left, right, same, difference) => {
  expect(sameLoad(left, right)).toBe(same)
  expect(differenceOf(left, right)).toEqual(difference)
})

test.each<[Weight | null, Weight | null, boolean]>([
  [null, null, true],
  [kg(20), null, true],
  [null, kg(20), false],
  [kg(100), kg(100.005), true],
  [kg(100), kg(100.02), false],
  [kg(100.02), kg(100), true],
  [lb(225), kg(102.06), true],
  [lb(225), kg(103), false],
])('whether %j is at least %j: %s', (load, asked, is) => {
  expect(isAtLeast(load, asked)).toBe(is)
})
