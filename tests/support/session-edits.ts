import * as fc from 'fast-check'
import type { Session } from '#contract/session.ts'
import { SET_KINDS } from '#contract/vocabulary.ts'
import type { NewId } from '#domain/document/new-id.ts'
import { renameSession, setSessionNote } from '#domain/session/details.ts'
import {
  addExercises,
  continueWith,
  joinSuperset,
  leaveSuperset,
  moveExercise,
  removeExercise,
  replaceExercise,
  setExerciseNote,
  setExerciseRest,
} from '#domain/session/exercises.ts'
import {
  abandonSession,
  finishSession,
  pauseSession,
  reopenSession,
  resumeSession,
  setSessionTimes,
} from '#domain/session/lifecycle.ts'
import { adjustRest, skipRest, startRest } from '#domain/session/rest.ts'
import {
  addSet,
  changeSetKind,
  completeSet,
  moveSet,
  removeSet,
  uncompleteSet,
  updateSet,
} from '#domain/session/sets.ts'
import { BENCH, PULL_UP, ROW } from '../builders.ts'

/** One action of a lifter, in numbers valid for any session: `at` picks its target. */
export type SessionEdit = {
  readonly name: keyof typeof EDITS
  readonly at: number
  readonly to: number
  readonly value: number
}

type Circumstances = { readonly nowIso: string; readonly newId: NewId }
type Apply = (session: Session, edit: Omit<SessionEdit, 'name'>, circumstances: Circumstances) => Session

const COPIES = [BENCH, ROW, PULL_UP]

const EDITS = {
  completeSet: (session, edit, { nowIso }) =>
    completeSet(session, setAt(session, edit.at), nowIso, { restSeconds: edit.value }),
  uncompleteSet: (session, edit) => uncompleteSet(session, setAt(session, edit.at)),
  updateSet: (session, edit) =>
    updateSet(session, setAt(session, edit.at), { weight: { value: edit.value / 4, unit: 'lb' }, reps: edit.to }),
  addSet: (session, edit, { newId }) => addSet(session, exerciseAt(session, edit.at), newId),
  removeSet: (session, edit) => removeSet(session, setAt(session, edit.at)),
  moveSet: (session, edit) => moveSet(session, setAt(session, edit.at), edit.to % 5),
  changeSetKind: (session, edit) =>
    changeSetKind(session, setAt(session, edit.at), SET_KINDS[edit.to % SET_KINDS.length] ?? 'working'),
  addExercises: (session, edit, { newId }) => addExercises(session, COPIES.slice(0, (edit.at % 3) + 1), newId),
  removeExercise: (session, edit) => removeExercise(session, exerciseAt(session, edit.at)),
  moveExercise: (session, edit) => moveExercise(session, exerciseAt(session, edit.at), edit.to % 6),
  replaceExercise: (session, edit) =>
    replaceExercise(session, exerciseAt(session, edit.at), COPIES[edit.to % 3] ?? BENCH),
  continueWith: (session, edit, { newId }) =>
    continueWith(session, exerciseAt(session, edit.at), COPIES[edit.to % 3] ?? BENCH, newId),
  joinSuperset: (session, edit, { newId }) =>
    joinSuperset(
      session,
      [edit.at, edit.to, edit.value].map((at) => exerciseAt(session, at)),
      newId,
    ),
  leaveSuperset: (session, edit) => leaveSuperset(session, exerciseAt(session, edit.at)),
  setExerciseNote: (session, edit) => setExerciseNote(session, exerciseAt(session, edit.at), `note ${edit.value}`),
  setExerciseRest: (session, edit) => setExerciseRest(session, exerciseAt(session, edit.at), edit.value),
  setSessionNote: (session, edit) => setSessionNote(session, `note ${edit.value}`),
  renameSession: (session, edit) => renameSession(session, `Day ${edit.value}`),
  startRest: (session, edit, { nowIso }) => startRest(session, setAt(session, edit.at), edit.value, nowIso),
  adjustRest: (session, edit, { nowIso }) => adjustRest(session, edit.value - 250, nowIso),
  skipRest: (session) => skipRest(session),
  pauseSession: (session, _edit, { nowIso }) => pauseSession(session, nowIso),
  resumeSession: (session, _edit, { nowIso }) => resumeSession(session, nowIso),
  finishSession: (session, edit, { nowIso }) =>
    finishSession(session, nowIso, { unfinished: edit.at % 2 === 0 ? 'discard' : 'keep' }),
  abandonSession: (session, _edit, { nowIso }) => abandonSession(session, nowIso),
  reopenSession: (session, _edit, { nowIso }) => reopenSession(session, nowIso),
  setSessionTimes: (session, _edit, { nowIso }) => setSessionTimes(session, { endedAt: nowIso }),
} satisfies Record<string, Apply>

/** Any one action of a lifter. Removing and ending are rarer than logging, as in a gym. */
export const sessionEdit: fc.Arbitrary<SessionEdit> = fc.record({
  name: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('completeSet', 'updateSet', 'addSet') },
    // The keys of a constant object are the names of its type.
    { weight: 2, arbitrary: fc.constantFrom(...(Object.keys(EDITS) as SessionEdit['name'][])) },
  ) as fc.Arbitrary<SessionEdit['name']>,
  at: fc.nat(50),
  to: fc.nat(30),
  value: fc.nat(500),
})

export function applyEdit(session: Session, edit: SessionEdit, circumstances: Circumstances): Session {
  const apply: Apply = EDITS[edit.name]
  return apply(session, edit, circumstances)
}

/** The edits that a lifter removes something with, on purpose. */
export const REMOVALS: ReadonlySet<SessionEdit['name']> = new Set(['removeSet', 'removeExercise'])

function setAt(session: Session, at: number): string {
  const sets = session.exercises.flatMap((exercise) => exercise.sets)
  return sets[at % Math.max(sets.length, 1)]?.id ?? 'unknown'
}

function exerciseAt(session: Session, at: number): string {
  return session.exercises[at % Math.max(session.exercises.length, 1)]?.id ?? 'unknown'
}
