import { expect, test } from 'vitest'
import { factsOf, gymCheck, gymDraftOf, newGymDraft } from './gym-draft.ts'

test('a new gym has the usual bar and plates, in the unit of the person', () => {
  const facts = factsOf({ ...newGymDraft('Barbell', 'lb', String), name: ' Garage ' })
  expect(facts.name).toBe('Garage')
  expect(facts.bars).toEqual([{ name: 'Barbell', weight: { value: 45, unit: 'lb' } }])
  expect(facts.plates[0]).toEqual({ weight: { value: 45, unit: 'lb' }, pairs: 4 })
})

test('weights stay as they were entered, through the form and back', () => {
  const gym = {
    name: 'Home',
    bars: [{ name: 'EZ', weight: { value: 7.5, unit: 'kg' as const } }],
    plates: [
      { weight: { value: 45, unit: 'lb' as const }, pairs: 1 },
      { weight: { value: 20, unit: 'kg' as const }, pairs: 2 },
    ],
  }
  expect(factsOf(gymDraftOf(gym, (value) => String(value).replace('.', ',')))).toEqual(gym)
})

test('plates are sorted heaviest first, in any unit', () => {
  const row = (weight: string, unit: 'kg' | 'lb') => ({ weight, unit, pairs: '1' })
  const plates = [row('10', 'kg'), row('45', 'lb'), row('20', 'kg')]
  const values = factsOf({ name: 'Home', bars: [], plates }).plates.map(({ weight }) => weight.value)
  expect(values).toEqual([45, 20, 10])
})

test.each([
  [gymCheck.name(' '), 'gym.nameMissing'],
  [gymCheck.name('a'.repeat(201)), 'gym.tooLong'],
  [gymCheck.weight('0'), 'gym.weightInvalid'],
  [gymCheck.weight('heavy'), 'gym.weightInvalid'],
  [gymCheck.weight('1,25'), true],
  [gymCheck.pairs('101'), 'gym.pairsInvalid'],
  [gymCheck.pairs('1.5'), 'gym.pairsInvalid'],
  [gymCheck.pairs('0'), true],
])('form fields are validated (%#)', (answer, expected) => {
  expect(answer).toBe(expected)
})
