import { expect, test } from 'vitest'
import { z } from 'zod'
import { documentSchemas } from '#contract/sync.ts'
import { aSession, aSessionExercise, aSet } from '../../tests/builders.ts'
import { firstIssues } from './first-issues.ts'

/** Counts how often an element is looked at. */
function countingSchema() {
  const looked = { elements: 0 }
  const element = z.strictObject({
    id: z.unknown().refine(() => {
      looked.elements += 1
      return false
    }, 'is never right'),
  })
  return { looked, schema: z.strictObject({ sets: z.array(element).max(1_000_000).optional() }) }
}

test('validation stops at the twentieth issue, however long the list is', () => {
  const { looked, schema } = countingSchema()
  const issues = firstIssues(schema, { sets: Array.from({ length: 100_000 }, () => ({ id: 1 })) }, 20)
  expect(issues).toHaveLength(20)
  expect(issues[19]).toEqual({ path: 'sets.19.id', message: 'is never right' })
  expect(looked.elements).toBe(20)
})

test('a list that is too long is not looked into', () => {
  const { looked } = countingSchema()
  const schema = z.strictObject({ sets: z.array(z.unknown()).max(3).nullable() })
  expect(firstIssues(schema, { sets: [1, 2, 3, 4] }, 20).map(({ path }) => path)).toEqual(['sets'])
  expect(looked.elements).toBe(0)
})

const good = aSession({ exercises: [aSessionExercise({ sets: [aSet(), aSet()] })] })
const withSet = (set: object) => aSession({ exercises: [aSessionExercise({ sets: [{ ...aSet(), ...set }] })] })

test.each([
  ['a good session', good],
  ['a figure below zero', withSet({ reps: -1 })],
  ['an unknown field of a set', withSet({ owner: 'somebody' })],
  ['an unknown field and an id that is none', { ...good, owner: 'x', id: '../etc' }],
  ['exercises that are no list', { ...good, exercises: 'none' }],
  ['an exercise that is null', { ...good, exercises: [null] }],
  ['a name that is missing', { ...good, name: undefined }],
])('finds what the schema as a whole finds: %s', (_name, value) => {
  const { error } = documentSchemas.sessions.safeParse(value)
  const whole = (error?.issues ?? []).map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
  expect(firstIssues(documentSchemas.sessions, value, 20)).toEqual(whole)
})

test.each(Object.entries(documentSchemas))('the schema of %s is taken apart without losing a rule', (_name, schema) => {
  const { error } = schema.safeParse({})
  const whole = (error?.issues ?? []).map(({ path }) => path.map(String).join('.'))
  expect(firstIssues(schema, {}, 100).map(({ path }) => path)).toEqual(whole)
})
