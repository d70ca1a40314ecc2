import { expect, test } from 'vitest'
import { documentSchemas } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import {
  aFolder,
  aLoggedSession,
  aMeasurement,
  anExercise,
  aPlannedSet,
  aWorkout,
  aWorkoutExercise,
  somePreferences,
} from '../../tests/builders.ts'
import { openTestDatabase } from '../../tests/test-database.ts'

// A schema cannot grow without a migration, and needs to know keys and indexes only: what came later and may be absent is
// not in it.
// proves 3.23
test.each(COLLECTION_NAMES)("the schema of %s names the contract's fields, no more and no fewer", async (name) => {
  const db = await openTestDatabase()
  const { properties } = db.collections[name].schema.jsonSchema
  const own = Object.keys(properties).filter((field) => !field.startsWith('_'))
  const fields = Object.entries(documentSchemas[name].shape).filter(([, field]) => !field.isOptional())
  expect(own.toSorted()).toEqual(fields.map(([field]) => field).toSorted())
})

test.each(COLLECTION_NAMES)('every index of %s stands on strings that are always there', async (name) => {
  const db = await openTestDatabase()
  const { properties, required, indexes } = db.collections[name].schema.jsonSchema
  const fields = new Set((indexes ?? []).flat().filter((field) => !field.startsWith('_')))
  for (const field of fields) {
    expect(required).toContain(field)
    expect(properties).toHaveProperty(
      [field],
      expect.objectContaining({ type: 'string', maxLength: expect.any(Number) }),
    )
  }
})

test('the builders of documents build what the contract accepts', () => {
  const workout = aWorkout({ exercises: [aWorkoutExercise({ sets: [aPlannedSet()] })] })
  const built = {
    preferences: somePreferences(),
    folders: aFolder(),
    workouts: workout,
    exercises: anExercise(),
    sessions: aLoggedSession(),
    measurements: aMeasurement(),
  }
  for (const name of COLLECTION_NAMES) expect(documentSchemas[name].safeParse(built[name]).error).toBeUndefined()
})
