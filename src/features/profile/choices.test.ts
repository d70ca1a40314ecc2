import { expect, test } from 'vitest'
import { restChoices, restText, sizeText, weekdayName } from './choices.ts'

test('a rest that is not among the usual ones is offered too, in its place', () => {
  expect(restChoices(100)).toContain(100)
  expect(restChoices(100)).toEqual(restChoices(100).toSorted((left, right) => left - right))
  expect(restChoices(90)).toEqual(restChoices(60))
})

test('a rest reads like a clock', () => {
  expect([45, 60, 90, 605].map(restText)).toEqual(['0:45', '1:00', '1:30', '10:05'])
})

test('days are counted from Sunday and named in the language', () => {
  expect(weekdayName(0, 'en-US')).toBe('Sunday')
  expect(weekdayName(1, 'pt-BR')).toBe('Segunda-feira')
  expect(weekdayName(6, 'es-ES')).toBe('Sábado')
})

test('a size is shown in the unit that fits it', () => {
  expect(sizeText(0, 'en-US')).toBe('0 kB')
  expect(sizeText(1_500_000, 'en-US')).toBe('1.5 MB')
  expect(sizeText(1_500_000, 'pt-BR')).toBe('1,5 MB')
  expect(sizeText(48_000_000_000, 'en-US')).toBe('48 GB')
})
