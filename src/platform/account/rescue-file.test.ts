import { expect, test } from 'vitest'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { updateSet } from '#domain/session/sets.ts'
import { aSession, aSessionExercise, aSet } from '../../../tests/builders.ts'
import { withShown } from './rescue-file.ts'

const set = aSet({ reps: null })
const stored = aSession({ exercises: [aSessionExercise({ sets: [set] })] })
const shown = updateSet(stored, set.id, { reps: 8 })

test('a file holds the session as it is shown, with stamps that are later than those of the disk', () => {
  const [session, ...others] = withShown([stored], [shown])
  expect(others).toEqual([])
  expect(session?.exercises[0]?.sets[0]?.reps).toBe(8)
  expect(session && session.updatedAt > stored.updatedAt).toBe(true)
  expect(JSON.stringify(session)).not.toContain(UNSTAMPED)
})

test('a session that is shown and was never read comes along, and one that has no edits stays as it is', () => {
  expect(withShown([], [shown])).toHaveLength(1)
  expect(withShown([stored], [stored])).toEqual([stored])
})
