import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exercise as exerciseSchema } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { EQUIPMENT, EXERCISE_KINDS, LOCALES, MUSCLES } from '#contract/vocabulary.ts'
import { type ExerciseFields, newExercise } from '#domain/exercise/exercise-change.ts'
import { anId } from '../../../../tests/builders.ts'
import { emptyValues, type FormValues, fieldsFrom, problemOf, readDraft, valuesOf } from './form-values.ts'

const word = fc.string({ minLength: 1, maxLength: 30 }).map((text) => text.replaceAll(',', ' ').trim() || 'x')
const muscles = fc.uniqueArray(fc.constantFrom(...MUSCLES), { maxLength: 4 })
const fields = fc.record<ExerciseFields>({
  name: word,
  aliases: fc.array(word, { maxLength: 5 }),
  kind: fc.constantFrom(...EXERCISE_KINDS),
  equipment: fc.constantFrom(...EQUIPMENT),
  primaryMuscles: muscles,
  secondaryMuscles: muscles,
  oneSided: fc.boolean(),
  defaultRestSeconds: fc.option(fc.integer({ min: 0, max: 600 })),
  barWeight: fc.option(
    fc.record({ value: fc.integer({ max: 20_000, min: 0 }).map((n) => n / 4), unit: fc.constantFrom('kg', 'lb') }),
  ),
  note: word,
  instructions: word,
})

test("a form's values convert back to the same exercise, in every language", () => {
  fc.assert(
    fc.property(fields, fc.constantFrom(...LOCALES), (it, locale) => {
      expect(fieldsFrom(valuesOf(it, 'kg', locale))).toEqual(it)
    }),
  )
})

test('any pasted input gives a valid document', () => {
  const pasted = fc.string({ unit: 'binary', maxLength: 60 })
  fc.assert(
    fc.property(pasted, pasted, pasted, pasted, (name, aliases, note, instructions) => {
      const values = { ...emptyValues(name, 'kg'), aliases, note, instructions }
      fc.pre(problemOf.name(name) === undefined && fieldsFrom(values).name !== '')
      expect(() => exerciseSchema.parse(newExercise(anId<ExerciseId>(), fieldsFrom(values)))).not.toThrow()
    }),
  )
})

describe('a problem names the field', () => {
  test.each([
    ['no name', problemOf.name('  '), 'error.name'],
    ['a name too long', problemOf.name('x'.repeat(201)), 'error.nameLong'],
    ['a good name', problemOf.name('Remada'), undefined],
    ['no main muscle', problemOf.primaryMuscles([]), 'error.mainMuscles'],
    ['a bar of words', problemOf.barWeight('vinte', 'kg'), 'error.barNotANumber'],
    ['a bar below zero', problemOf.barWeight('-5', 'kg'), 'error.barNegative'],
    ['a bar too heavy', problemOf.barWeight('5001', 'lb'), 'error.barTooLarge'],
    ['no bar', problemOf.barWeight(' ', 'kg'), undefined],
    ['a bar with a comma', problemOf.barWeight('17,5', 'kg'), undefined],
    ['too many other names', problemOf.aliases('a,'.repeat(21)), 'error.aliases'],
    ['commas alone', problemOf.aliases(' , ,'), undefined],
    ['a note too long', problemOf.note('x'.repeat(10_001)), 'error.noteLong'],
    ['instructions too long', problemOf.instructions('x'.repeat(5_001)), 'error.instructionsLong'],
  ])('%s', (_rule, problem, expected) => {
    expect(problem).toBe(expected)
  })
})

describe('a draft', () => {
  const initial = emptyValues('', 'kg')
  const typed: FormValues = { ...initial, name: 'Remada', kind: 'reps-only', primaryMuscles: ['lats'], oneSided: true }

  test('comes back as it was typed', () => {
    expect(readDraft(typed, initial)).toEqual(typed)
  })

  test('that is none, or is broken, is no draft', () => {
    expect(readDraft(null, initial)).toBeUndefined()
    expect(readDraft('name', initial)).toBeUndefined()
  })

  test('of another version keeps what still fits', () => {
    const old = { name: 'Remada', kind: 'dance', primaryMuscles: ['tail', 'lats'], oneSided: 'yes', note: 7 }
    expect(readDraft(old, initial)).toEqual({ ...initial, name: 'Remada', primaryMuscles: ['lats'] })
  })
})
