import { expect, test } from 'vitest'
import type { GymId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import { type GymFacts, gymInUse, inOrder, usualPlates, withGym, withGymFacts, withoutGym } from './gym.ts'

const NONE: Pick<Preferences, 'gyms' | 'gymId'> = { gyms: [], gymId: null }
const HOME = 'home' as GymId
const WORK = 'work' as GymId
const facts = (name: string): GymFacts => ({ name, bars: [], plates: usualPlates('kg', 2) })
const both = () => withGym(withGym(NONE, HOME, facts('Home')), WORK, facts('Work'))

test('the first gym is in use at once, a second one only when it is chosen', () => {
  expect(gymInUse(NONE)).toBeUndefined()
  expect(gymInUse(both())?.name).toBe('Home')
  expect(gymInUse({ ...both(), gymId: WORK })?.name).toBe('Work')
})

test('gyms are in the order in which they were added', () => {
  expect(inOrder(both().gyms.toReversed()).map(({ name }) => name)).toEqual(['Home', 'Work'])
})

test('without the gym in use the next one is, and without any none is', () => {
  const rest = withoutGym(both(), HOME)
  expect(gymInUse(rest)?.name).toBe('Work')
  expect(withoutGym(rest, WORK)).toEqual(NONE)
  expect(gymInUse(withoutGym(both(), WORK))?.name).toBe('Home')
})

test('if another device deleted the chosen gym, the first counts', () => {
  expect(gymInUse({ ...both(), gymId: 'gone' as GymId })?.name).toBe('Home')
})

test('an edited gym keeps its position; a deleted one is restored', () => {
  const renamed = withGymFacts(both(), HOME, facts('Garage'))
  expect(inOrder(renamed.gyms).map(({ name }) => name)).toEqual(['Garage', 'Work'])
  expect(inOrder(withGymFacts(withoutGym(both(), HOME), HOME, facts('Garage')).gyms).map(({ id }) => id)).toEqual([
    WORK,
    HOME,
  ])
})

test('describing a gym anew leaves the others as they are', () => {
  const before = both()
  const after = withGymFacts(before, HOME, facts('Garage'))
  expect(after.gyms.find(({ id }) => id === WORK)).toBe(before.gyms.find(({ id }) => id === WORK))
  expect(after.gyms).toHaveLength(2)
})

test('a gym is added behind the others, whichever of them is in use', () => {
  const third = withGym({ ...both(), gymId: WORK }, 'third' as GymId, facts('Third'))
  expect(inOrder(third.gyms).map(({ name }) => name)).toEqual(['Home', 'Work', 'Third'])
  expect(third.gymId).toBe(WORK)
  // Two devices may have added one at once, with the same key.
  const [first] = both().gyms
  const twins = ['b', 'a'].map((id) => ({ ...first, id: id as GymId })) as Preferences['gyms']
  expect(inOrder(twins).map(({ id }) => id)).toEqual(['a', 'b'])
})

test('a gym that is not in use goes without another taking its place', () => {
  expect(withoutGym({ ...both(), gymId: null }, HOME).gymId).toBeNull()
})

test('the usual plates are so many pairs of each, heaviest first', () => {
  expect(usualPlates('lb', 3)[0]).toEqual({ weight: { value: 45, unit: 'lb' }, pairs: 3 })
  expect(usualPlates('kg', 2).map(({ weight }) => weight.value)).toEqual([25, 20, 15, 10, 5, 2.5, 1.25])
})
