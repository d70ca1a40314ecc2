import { expect, test } from 'vitest'
import type { GymId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import { barFor } from './bar.ts'
import { usualPlates, withGym } from './gym.ts'

const kg = (value: number) => ({ value, unit: 'kg' as const })
const NONE: Pick<Preferences, 'gyms' | 'gymId'> = { gyms: [], gymId: null }
const PLATES = [{ weight: kg(10), pairs: 2 }]

function gym(given: { readonly bars?: readonly number[]; readonly plates?: typeof PLATES }) {
  const bars = (given.bars ?? []).map((value) => ({ name: '', weight: kg(value) }))
  return withGym(NONE, 'gym' as GymId, { name: 'Gym', bars, plates: given.plates ?? [] })
}

test('only what has a bar is loaded with plates', () => {
  for (const equipment of [null, 'dumbbell', 'machine', 'smith-machine', 'bodyweight'] as const)
    expect(barFor(equipment, kg(20), NONE, 'kg')).toBeNull()
})

test.each([
  ['barbell', 'kg', 20],
  ['barbell', 'lb', 45],
  ['ez-bar', 'kg', 10],
  ['trap-bar', 'lb', 55],
] as const)(
  'where nobody says anything, a %s in %s weighs %d, and there are the usual plates',
  (equipment, unit, value) => {
    const bar = barFor(equipment, null, NONE, unit)
    expect(bar?.weight).toEqual({ value, unit })
    expect(bar?.plates.map(({ weight }) => weight)).toEqual(usualPlates(unit, 1).map(({ weight }) => weight))
  },
)

test('the bar of the exercise goes before that of the gym, and that before the usual one', () => {
  const home = gym({ bars: [15, 20] })
  expect(barFor('barbell', kg(12), home, 'kg')?.weight).toEqual(kg(12))
  expect(barFor('barbell', null, home, 'lb')?.weight).toEqual(kg(15))
  // A gym's bars are barbells.
  expect(barFor('ez-bar', null, home, 'kg')?.weight).toEqual(kg(10))
  expect(barFor('barbell', null, gym({}), 'kg')?.weight).toEqual(kg(20))
})

test('the plates are those of the gym, unless nobody has counted them', () => {
  expect(barFor('barbell', null, gym({ plates: PLATES }), 'kg')?.plates).toEqual(PLATES)
  expect(barFor('barbell', null, gym({}), 'kg')?.plates).toHaveLength(7)
})
