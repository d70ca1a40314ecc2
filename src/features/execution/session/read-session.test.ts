import { expect, test, vi } from 'vitest'
import { createStore } from '#shared/store.ts'
import { aSession, aSessionExercise, aSet } from '../../../../tests/builders.ts'
import { createSessionStore } from '../editing/session-store.ts'
import type { Reading } from './execution.machine.ts'
import { placeOf } from './place.ts'
import { followSession } from './read-session.ts'

const SESSION = aSession({ exercises: [aSessionExercise({ sets: [aSet()] })] })

function someEdits() {
  const write = async () => ({ before: SESSION, after: SESSION })
  return createSessionStore(SESSION, { write, follow: () => () => undefined, reasonOf: () => 'full' }).current()
}

test('the place of a session is read at once, and again when what is shown or its end on the disk changes', () => {
  vi.spyOn(Date, 'now').mockReturnValue(7)
  const edits = someEdits()
  const store = createStore(edits)
  const readings: Reading[] = []
  const unfollow = followSession(store, (reading) => readings.push(reading))
  expect(readings.splice(0)).toEqual([{ place: placeOf(SESSION, SESSION), atMs: 7 }])

  // Only what was written of it has changed.
  store.set({ ...edits, stored: { ...edits.stored, name: 'Legs' } })
  expect(readings).toEqual([])

  const paused = { ...SESSION, pausedAt: SESSION.startedAt }
  store.set({ ...edits, shown: paused })
  expect(readings.splice(0)).toEqual([{ place: placeOf(paused, SESSION), atMs: 7 }])
  store.set({ ...edits, shown: paused, stored: { ...SESSION, status: 'completed' } })
  expect(readings.splice(0)).toMatchObject([{ place: { status: 'completed', isPaused: true } }])

  unfollow()
  store.set(edits)
  expect(readings).toEqual([])
})
