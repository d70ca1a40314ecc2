import { expect, test } from 'vitest'
import { listOfRoutines } from './list-of-routines.ts'

const more = (count: number) => `${count} more`

test.each([
  [['Push'], 'en-US', 'Push'],
  [['Push', 'Pull'], 'pt-BR', 'Push e Pull'],
  [['Push', 'Pull', 'Legs', 'Arms'], 'en-US', 'Push, Pull, Legs, and Arms'],
  [['Push', 'Pull', 'Legs', 'Arms', 'Core'], 'en-US', 'Push, Pull, Legs, and 2 more'],
  [Array.from({ length: 200 }, (_, index) => `Day ${index + 1}`), 'es-ES', 'Day 1, Day 2, Day 3 y 197 more'],
] as const)('%j in %s are named, of many the first three: %s', (names, locale, text) => {
  expect(listOfRoutines(names, locale, more)).toBe(text)
})

test('a name of any length leaves room for the others', () => {
  expect(listOfRoutines(['💪'.repeat(100), 'Pull'], 'en-US', more)).toBe(`${'💪'.repeat(40)}… and Pull`)
})
