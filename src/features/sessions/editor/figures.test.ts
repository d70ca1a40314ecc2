import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '#contract/vocabulary.ts'
import type { SetFigure } from '#domain/session/set-values.ts'
import { aLoggedSet, blankSet, exerciseOf } from '../../../../tests/builders.ts'
import { holds } from '../../../../tests/support/holds.ts'
import { distanceUnitOf, figuresOf, figureText, readFigure, weightUnitOf } from './figures.ts'

const UNITS = { weight: 'lb', distance: 'km' } as const

test.each<[string, SetFigure, object]>([
  ['102,5', 'weight', { weight: { value: 102.5, unit: 'lb' } }],
  ['102.5', 'weight', { weight: { value: 102.5, unit: 'lb' } }],
  ['', 'weight', { weight: null }],
  ['8', 'reps', { reps: 8 }],
  ['', 'reps', { reps: null }],
  ['1:30', 'seconds', { seconds: 90 }],
  ['90', 'seconds', { seconds: 90 }],
  ['5,2', 'distance', { distance: { value: 5.2, unit: 'km' } }],
  ['8,5', 'rpe', { rpe: 8.5 }],
  ['2', 'rir', { rir: 2 }],
])('%j in the field for %s is read', (text, figure, values) => {
  expect(readFigure(text, figure, UNITS)).toEqual({ ok: true, values })
})

test.each<[string, SetFigure]>([
  ['abc', 'weight'],
  ['-5', 'weight'],
  ['5001', 'weight'],
  ['7,5', 'reps'],
  ['1:75', 'seconds'],
  ['11', 'rpe'],
  ['7,2', 'rpe'],
  ['21', 'rir'],
])('%j in the field for %s is not understood and changes nothing', (text, figure) => {
  expect(readFigure(text, figure, UNITS)).toEqual({ ok: false })
})

test("a field's text is parsed back, in every language", () => {
  const value = fc.integer({ min: 0, max: 500_000 }).map((hundredths) => hundredths / 100)
  holds(
    fc.property(value, fc.constantFrom(...LOCALES), (load, locale) => {
      const set = blankSet({ weight: { value: load, unit: 'lb' } })
      expect(readFigure(figureText(set, 'weight', locale), 'weight', UNITS)).toEqual({
        ok: true,
        values: { weight: { value: load, unit: 'lb' } },
      })
    }),
  )
})

test.each([
  ['off', ['weight', 'reps']],
  ['rpe', ['weight', 'reps', 'rpe']],
  ['rir', ['weight', 'reps', 'rir']],
] as const)('with effort %s the fields are %j', (effort, figures) => {
  expect(figuresOf(exerciseOf([aLoggedSet(100, 5)]), effort)).toEqual(figures)
})

test('a noted effort is shown, whatever the current preference', () => {
  expect(figuresOf(exerciseOf([aLoggedSet(100, 5, 60, { rpe: 9 })]), 'off')).toContain('rpe')
})

test('units are those of what was entered, and the preferred ones where nothing was', () => {
  const lifted = exerciseOf([blankSet(), blankSet({ weight: { value: 45, unit: 'lb' } })])
  expect(weightUnitOf(lifted, 'kg')).toBe('lb')
  expect(weightUnitOf(exerciseOf([blankSet()]), 'kg')).toBe('kg')
  expect(distanceUnitOf(exerciseOf([blankSet()], { kind: 'distance-time' }), 'mi')).toBe('mi')
  expect(distanceUnitOf(exerciseOf([blankSet()], { kind: 'weight-distance' }), 'mi')).toBe('m')
  expect(distanceUnitOf(exerciseOf([blankSet({ distance: { value: 5, unit: 'km' } })]), 'mi')).toBe('km')
})
