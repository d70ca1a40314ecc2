import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import {
  aLoggedSet,
  BENCH,
  blankSet,
  exerciseOf,
  idMaker,
  ROW,
  START,
  sessionOf,
  setIds,
} from '../../../tests/builders.ts'
import { outOfTrashWhenTrained } from './adds-training.ts'
import { renameSession, setSessionNote } from './details.ts'
import { addExercises, moveExercise, removeExercise, replaceExercise } from './exercises.ts'
import { finishSession, pauseSession } from './lifecycle.ts'
import { skipRest } from './rest.ts'
import { addSet, completeSet, removeSet, uncompleteSet, updateSet } from './sets.ts'

const BINNED = '2026-03-01T00:00:00.000Z'
const newId = idMaker(5)
const session = sessionOf([exerciseOf([aLoggedSet(100, 5), blankSet()]), exerciseOf([blankSet()])], {
  binnedAt: BINNED,
})
const [logged = '', open = ''] = setIds(session)
const first = session.exercises[0]?.id ?? ''

test.each<[string, (session: Session) => Session]>([
  ['completing a set', (it) => completeSet(it, open, START, { restSeconds: 90 })],
  ['typing a figure', (it) => updateSet(it, open, { reps: 8 })],
  ['correcting a logged set', (it) => updateSet(it, logged, { reps: 6 })],
  ['adding a set', (it) => addSet(it, first, newId)],
  ['adding an exercise', (it) => addExercises(it, [ROW], newId)],
])('%s takes a session out of the trash', (_edit, edit) => {
  expect(outOfTrashWhenTrained(session, edit(session)).binnedAt).toBe('')
})

test.each<[string, (session: Session) => Session]>([
  ['taking a tick back', (it) => uncompleteSet(it, logged)],
  ['removing a set', (it) => removeSet(it, open)],
  ['removing an exercise', (it) => removeExercise(it, first)],
  ['moving an exercise', (it) => moveExercise(it, first, 1)],
  ['replacing an exercise', (it) => replaceExercise(it, first, { ...ROW, name: `not ${BENCH.name}` })],
  ['renaming it', (it) => renameSession(it, 'Push')],
  ['a note', (it) => setSessionNote(it, 'tired')],
  ['a rest that is skipped', skipRest],
  ['a pause', (it) => pauseSession(it, START)],
  ['its end', (it) => finishSession(it, START, { unfinished: 'discard' })],
])('%s leaves a session in the trash', (_edit, edit) => {
  expect(outOfTrashWhenTrained(session, edit(session)).binnedAt).toBe(BINNED)
})

test('a deletion by the edit itself stays', () => {
  const inUse = { ...session, binnedAt: '' }
  const edited = { ...completeSet(inUse, open, START, { restSeconds: 90 }), binnedAt: BINNED }
  expect(outOfTrashWhenTrained(inUse, edited)).toBe(edited)
})
