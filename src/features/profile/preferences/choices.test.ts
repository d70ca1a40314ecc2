import { expect, test } from 'vitest'
import { restChoices, weekdayName } from './choices.ts'

test('a rest that is not among the usual ones is offered too, in its place', () => {
  expect(restChoices(100)).toContain(100)
  expect(restChoices(100)).toEqual(restChoices(100).toSorted((left, right) => left - right))
  expect(restChoices(90)).toEqual(restChoices(60))
})

test('days are counted from Sunday and named in the language', () => {
  expect(weekdayName(0, 'en-US')).toBe('Sunday')
  expect(weekdayName(1, 'pt-BR')).toBe('Segunda-feira')
  expect(weekdayName(6, 'es-ES')).toBe('Sábado')
})
