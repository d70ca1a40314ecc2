import type { SessionExerciseId, SetId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { SetKind } from '#contract/workout.ts'
import type { NewId } from '#domain/document/new-id.ts'
import { renameSession, setSessionNote } from '#domain/session/details.ts'
import {
  addExercises,
  continueWith,
  type ExerciseCopy,
  joinSuperset,
  leaveSuperset,
  moveExercise,
  removeExercise,
  replaceExercise,
  setExerciseNote,
  setExerciseRest,
} from '#domain/session/exercises.ts'
import { abandonSession, finishSession, pauseSession, resumeSession } from '#domain/session/lifecycle.ts'
import { adjustRest, skipRest } from '#domain/session/rest.ts'
import type { SetValues } from '#domain/session/set-values.ts'
import {
  addSet,
  changeSetKind,
  completeSet,
  moveSet,
  removeSet,
  uncompleteSet,
  updateSet,
} from '#domain/session/sets.ts'
import { instantOf } from '#domain/time/instant.ts'
import { newId, now } from '#storage/new-id.ts'
import type { Ending } from '../session/execution.machine.ts'
import type { SessionStore } from './session-store.ts'

/** Everything a lifter does to a running session. Each returns the key to undo it by. */
export type SessionActions = ReturnType<typeof sessionActions>

/** `usualRestSeconds` is called for every set, as the preference may change meanwhile. */
export function sessionActions(store: SessionStore, usualRestSeconds: () => number) {
  return {
    /** Logs a set with these values, at `atMs`, and starts its rest. */
    completeSet(setId: SetId, values: Partial<SetValues>, atMs: number = Date.now()) {
      const at = instantOf(atMs)
      const options = { restSeconds: usualRestSeconds() }
      const change = (session: Session) => completeSet(updateSet(session, setId, values), setId, at, options)
      return store.edit(change, { undoGroup: withRestAfter(setId) })
    },
    uncompleteSet: (setId: SetId) => store.edit((session) => uncompleteSet(session, setId)),
    /** Keystrokes of one `undoGroup` are written together and undone together. */
    type: (setId: SetId, values: Partial<SetValues>, undoGroup: string) =>
      store.edit((session) => updateSet(session, setId, values), { undoGroup }),
    addSet(exerciseId: SessionExerciseId) {
      const ids = repeatableIds()
      return store.edit((session) => addSet(session, exerciseId, ids()))
    },
    removeSet: (setId: SetId) => store.edit((session) => removeSet(session, setId)),
    moveSet: (setId: SetId, index: number) => store.edit((session) => moveSet(session, setId, index)),
    changeKind: (setId: SetId, kind: SetKind) => store.edit((session) => changeSetKind(session, setId, kind)),

    addExercises(copies: readonly ExerciseCopy[]) {
      const ids = repeatableIds()
      return store.edit((session) => addExercises(session, copies, ids()))
    },
    removeExercise: (id: SessionExerciseId) => store.edit((session) => removeExercise(session, id)),
    moveExercise: (id: SessionExerciseId, index: number) => store.edit((session) => moveExercise(session, id, index)),
    replaceExercise: (id: SessionExerciseId, copy: ExerciseCopy) =>
      store.edit((session) => replaceExercise(session, id, copy)),
    continueWith(id: SessionExerciseId, copy: ExerciseCopy) {
      const ids = repeatableIds()
      return store.edit((session) => continueWith(session, id, copy, ids()))
    },
    joinSuperset(exerciseIds: readonly SessionExerciseId[]) {
      const ids = repeatableIds()
      return store.edit((session) => joinSuperset(session, exerciseIds, ids()))
    },
    leaveSuperset: (id: SessionExerciseId) => store.edit((session) => leaveSuperset(session, id)),
    noteExercise: (id: SessionExerciseId, note: string, undoGroup: string) =>
      store.edit((session) => setExerciseNote(session, id, note), { undoGroup }),
    restOfExercise: (id: SessionExerciseId, seconds: number | null) =>
      store.edit((session) => setExerciseRest(session, id, seconds)),

    apply(rule: (session: Session, newId: NewId) => Session) {
      const ids = repeatableIds()
      return store.edit((session) => rule(session, ids()))
    },
    note: (note: string, undoGroup: string) => store.edit((session) => setSessionNote(session, note), { undoGroup }),
    rename: (name: string) => store.edit((session) => renameSession(session, name)),
    pause() {
      const at = now()
      return store.edit((session) => pauseSession(session, at))
    },
    resume() {
      const at = now()
      return store.edit((session) => resumeSession(session, at))
    },
    adjustRest(seconds: number) {
      const at = now()
      return store.edit((session) => adjustRest(session, seconds, at), restOf(store))
    },
    skipRest: () => store.edit(skipRest, restOf(store)),

    /** Ends the session. It only shows as ended once on disk; rejects otherwise. */
    end: (ending: Ending): Promise<void> => store.write((session) => ended(session, ending)),
  }
}

/** A rest that is skipped or moved right after its set is no step of its own: it is undone with the set. */
function withRestAfter(setId: SetId): string {
  return `rest-${setId}`
}

function restOf(store: SessionStore): { readonly undoGroup?: string } {
  const { rest } = store.current().shown
  return rest === null ? {} : { undoGroup: withRestAfter(rest.afterSetId) }
}

function ended(session: Session, ending: Ending): Session {
  const at = instantOf(ending.endedAtMs)
  if (ending.outcome === 'abandoned') return abandonSession(session, at)
  return finishSession(session, at, { unfinished: ending.keepOpenSets ? 'keep' : 'discard' })
}

/** Ids for a rule that runs on what is shown and on what is stored: each run, started by a call, gets the same ones. */
function repeatableIds(): () => NewId {
  const made: string[] = []
  return () => {
    let used = 0
    return () => {
      const id = made[used] ?? newId<string>()
      made[used] = id
      used += 1
      return id
    }
  }
}
