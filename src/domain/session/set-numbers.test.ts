import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SET_KINDS } from '#contract/vocabulary.ts'
import type { SetKind } from '#contract/workout.ts'
import { numberSets, setGroup } from './set-numbers.ts'

const setsOf = (kinds: readonly SetKind[]) => kinds.map((kind, index) => ({ id: `set-${index}`, kind }))
const numbersOf = (kinds: readonly SetKind[]) => {
  const sets = setsOf(kinds)
  const numbers = numberSets(sets)
  return sets.map(({ id }) => numbers.get(id))
}
const someKinds = fc.array(fc.constantFrom(...SET_KINDS), { maxLength: 30 })

test('warm-ups and drop sets are counted apart from the work', () => {
  const numbers = numbersOf(['warm-up', 'warm-up', 'working', 'drop', 'drop', 'amrap', 'failure', 'myo'])
  expect(numbers.map((set) => set?.number)).toEqual([1, 2, 1, 1, 2, 2, 3, 4])
  expect(numbers.map((set) => set?.of)).toEqual([2, 2, 4, 2, 2, 4, 4, 4])
})

test('every set of a group has a number of its own, from 1 without a gap, rising in order', () => {
  fc.assert(
    fc.property(someKinds, (kinds) => {
      const numbers = numbersOf(kinds)
      for (const group of ['warm-up', 'drop', 'work']) {
        const own = numbers.filter((_, index) => setGroup(kinds[index] ?? 'working') === group)
        expect(own).toEqual(own.map((_, index) => ({ number: index + 1, of: own.length })))
      }
    }),
  )
})

test('a warm-up or a drop set more, wherever it is put, renames no other set but its like', () => {
  fc.assert(
    fc.property(someKinds, fc.constantFrom<SetKind>('warm-up', 'drop'), fc.nat(30), (kinds, added, at) => {
      const place = Math.min(at, kinds.length)
      const after = numbersOf(kinds.toSpliced(place, 0, added)).toSpliced(place, 1)
      const others = (numbers: ReturnType<typeof numbersOf>) => numbers.filter((_, index) => kinds[index] !== added)
      expect(others(after)).toEqual(others(numbersOf(kinds)))
    }),
  )
})
