import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { aLoggedSet, BENCH, blankSet, exerciseOf, idMaker, ROW, START, sessionOf } from '../../../tests/builders.ts'
import { renameSession, setSessionNote } from './details.ts'
import {
  addExercises,
  continueWith,
  joinSuperset,
  moveExercise,
  removeExercise,
  replaceExercise,
  setExerciseNote,
  setExerciseRest,
} from './exercises.ts'
import { pauseSession, resumeSession } from './lifecycle.ts'
import { adjustRest } from './rest.ts'
import { addSet, changeSetKind, completeSet, moveSet, removeSet, uncompleteSet, updateSet } from './sets.ts'
import { whatChanged } from './what-changed.ts'

const [logged, open, warmUp] = [aLoggedSet(80, 8), blankSet({ reps: 8 }), blankSet({ kind: 'warm-up' })]
const bench = exerciseOf([warmUp, logged, open], { name: 'Bench press' })
const row = exerciseOf([blankSet()], { name: 'Row' })
const running = sessionOf([bench, row], { startedAt: START })
const resting = completeSet(running, open.id, START, { restSeconds: 90 })
const paused = pauseSession(running, START)

const of = (change: (session: Session) => Session, from = running) => whatChanged(from, change(from))

test.each<[string, (session: Session) => Session, object, Session?]>([
  [
    'a logged set, with its rest',
    (it) => completeSet(it, open.id, START, { restSeconds: 90 }),
    { type: 'set-logged', exercise: { name: 'Bench press' }, set: { id: open.id, kind: 'working', number: 2 } },
  ],
  ['a set taken back', (it) => uncompleteSet(it, logged.id), { type: 'set-reopened', set: { number: 1 } }],
  ['typed figures', (it) => updateSet(it, open.id, { reps: 9 }), { type: 'set-edited', set: { number: 2 } }],
  [
    'figures of several sets',
    (it) => updateSet(updateSet(it, open.id, { reps: 9 }), warmUp.id, { reps: 5 }),
    { type: 'sets-edited', count: 2 },
  ],
  ['another kind', (it) => changeSetKind(it, open.id, 'drop'), { type: 'set-kind', set: { kind: 'drop' } }],
  ['an added set', (it) => addSet(it, bench.id, idMaker()), { type: 'sets-added', count: 1 }],
  ['a removed set', (it) => removeSet(it, open.id), { type: 'sets-removed', count: 1 }],
  ['a moved set', (it) => moveSet(it, open.id, 0), { type: 'sets-moved' }],
  ['added exercises', (it) => addExercises(it, [BENCH, ROW], idMaker()), { type: 'exercise-added', count: 2 }],
  ['a removed exercise', (it) => removeExercise(it, row.id), { type: 'exercise-removed', exercise: { name: 'Row' } }],
  [
    'a replaced exercise',
    (it) => replaceExercise(it, row.id, ROW),
    { type: 'exercise-replaced', exercise: { name: 'Row' } },
  ],
  [
    'an exercise that goes on as another',
    (it) => continueWith(it, bench.id, ROW, idMaker()),
    { type: 'exercise-replaced', exercise: { name: 'Bench press' } },
  ],
  ['a moved exercise', (it) => moveExercise(it, row.id, 0), { type: 'exercise-moved' }],
  ['a superset', (it) => joinSuperset(it, [bench.id, row.id], idMaker()), { type: 'superset' }],
  ['a note', (it) => setExerciseNote(it, row.id, 'slow'), { type: 'exercise-note', exercise: { name: 'Row' } }],
  ['a rest of an exercise', (it) => setExerciseRest(it, row.id, 30), { type: 'exercise-rest' }],
  ['a pause', (it) => pauseSession(it, START), { type: 'paused' }],
  ['its end', (it) => resumeSession(it, START), { type: 'resumed' }, paused],
  ['a name', (it) => renameSession(it, 'Heavy'), { type: 'renamed' }],
  ['a note of the workout', (it) => setSessionNote(it, 'tired'), { type: 'note' }],
  ['a running rest', (it) => adjustRest(it, 15, START), { type: 'rest' }, resting],
  ['nothing', (it) => it, { type: 'other' }],
])('%s is named', (_, change, expected, from) => {
  expect(of(change, from)).toMatchObject(expected)
})
