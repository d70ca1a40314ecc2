import type { SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { SET_KINDS } from '#contract/vocabulary.ts'
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
} from '#domain/session/exercises.ts'
import { abandonSession, finishSession, pauseSession, reopenSession, resumeSession } from '#domain/session/lifecycle.ts'
import { adjustRest, skipRest } from '#domain/session/rest.ts'
import {
  addSet,
  changeSetKind,
  completeSet,
  moveSet,
  removeSet,
  uncompleteSet,
  updateSet,
} from '#domain/session/sets.ts'
import { startSession } from '#domain/session/start-session.ts'
import { editDocument, insertDocument, revertEdit, trashDocument } from '#storage/commands.ts'
import type { Database } from '#storage/database.ts'
import { newId, now } from '#storage/new-id.ts'
import { deleteTrashed, restoreTrashed } from '#storage/trash.ts'
import { readMany } from '#storage/write-many.ts'
import type { Deed, Intend } from './deeds.ts'
import { type DocumentAct, performOnDocument } from './documents.ts'

/** One action of a person, in numbers valid for any state: `at` picks its target. */
export type Action = { readonly name: ActionName; readonly at: number; readonly to: number; readonly value: number }

type Circumstances = { readonly nowIso: string; readonly newId: NewId }
type Edit = (session: Session, action: Action, circumstances: Circumstances) => Session

const copy = (id: string, name: string): ExerciseCopy => ({
  id: id as ExerciseCopy['id'],
  name,
  kind: 'weight-reps',
  defaultRestSeconds: 90,
  note: '',
  barWeight: null,
  oneSided: false,
})
const COPIES: readonly ExerciseCopy[] = [
  copy('barbell-bench-press', 'Bench press'),
  copy('barbell-row', 'Row'),
  copy('squat', 'Squat'),
  { ...copy('plank', 'Plank'), kind: 'time' },
]

export const EDITS = {
  // The most common action: types a set's values, and ticks it.
  logSet: (session, action, { nowIso, newId }) => {
    const open = session.exercises.flatMap(({ sets }) => sets).filter(({ completedAt }) => completedAt === null)
    const exercise = exerciseAt(session, action.at)
    const ready = open.length > 0 ? session : addSet(session, exercise, newId)
    const sets = ready.exercises.flatMap((it) => it.sets).filter(({ completedAt }) => completedAt === null)
    const set = sets[action.at % Math.max(1, sets.length)]
    if (!set) return session
    const typed = updateSet(ready, set.id, valuesOf(action))
    return completeSet(typed, set.id, nowIso, { restSeconds: 90 })
  },
  /** Types a new set's values, and does not tick it yet. */
  prepareSet: (session, action, { newId }) => {
    const exercise = exerciseAt(session, action.at)
    const ready = addSet(session, exercise, newId)
    const sets = ready.exercises
      .find(({ id }) => id === exercise)
      ?.sets.filter(({ completedAt }) => completedAt === null)
    return updateSet(ready, sets?.at(-1)?.id ?? 'none', valuesOf(action))
  },
  correctReady: (session, action) => updateSet(session, readyIn(session), othersOf(action)),
  logReady: (session, action, { nowIso }) => {
    const id = readyIn(session)
    return completeSet(updateSet(session, id, othersOf(action)), id, nowIso, { restSeconds: 90 })
  },
  editSet: (session, action) => updateSet(session, setAt(session, action.at), valuesOf(action)),
  uncompleteSet: (session, { at }) => uncompleteSet(session, setAt(session, at)),
  addSet: (session, { at }, { newId }) => addSet(session, exerciseAt(session, at), newId),
  removeSet: (session, { at }) => removeSet(session, setAt(session, at)),
  moveSet: (session, { at, to }) => moveSet(session, setAt(session, at), to % 5),
  changeSetKind: (session, { at, to }) =>
    changeSetKind(session, setAt(session, at), SET_KINDS[to % SET_KINDS.length] ?? 'working'),
  addExercises: (session, { at }, { newId }) => addExercises(session, COPIES.slice(0, (at % 2) + 1), newId),
  removeExercise: (session, { at }) => removeExercise(session, exerciseAt(session, at)),
  moveExercise: (session, { at, to }) => moveExercise(session, exerciseAt(session, at), to % 4),
  replaceExercise: (session, { at, to }) => {
    const id = exerciseAt(session, at)
    const isLogged = session.exercises.find((it) => it.id === id)?.sets.some(({ completedAt }) => completedAt !== null)
    // With logged sets the app continues with the other exercise instead.
    return isLogged ? session : replaceExercise(session, id, COPIES[to % COPIES.length] as ExerciseCopy)
  },
  continueWith: (session, { at, to }, { newId }) =>
    continueWith(session, exerciseAt(session, at), COPIES[to % COPIES.length] as ExerciseCopy, newId),
  joinSuperset: (session, { at, to }, { newId }) =>
    joinSuperset(session, [...new Set([at, to].map((one) => exerciseAt(session, one)))], newId),
  leaveSuperset: (session, { at }) => leaveSuperset(session, exerciseAt(session, at)),
  writeNote: (session, { value, to }) =>
    setSessionNote(session, to % 7 === 0 ? `half a pair \ud83d ${value}` : `note ${value}`),
  renameSession: (session, { value }) => renameSession(session, `Day ${value}`),
  adjustRest: (session, { value }, { nowIso }) => adjustRest(session, value - 250, nowIso),
  skipRest: (session) => skipRest(session),
  pauseSession: (session, _, { nowIso }) => pauseSession(session, nowIso),
  resumeSession: (session, _, { nowIso }) => resumeSession(session, nowIso),
  finishSession: (session, { at }, { nowIso }) =>
    finishSession(session, nowIso, { unfinished: at % 2 === 0 ? 'discard' : 'keep' }),
  abandonSession: (session, _, { nowIso }) => abandonSession(session, nowIso),
  reopenSession: (session, _, { nowIso }) => reopenSession(session, nowIso),
} satisfies Record<string, Edit>

export type EditName = keyof typeof EDITS
export type ActionName =
  | EditName
  | 'startSession'
  | 'trashSession'
  | 'restoreSession'
  | 'purgeSession'
  | 'undoLast'
  | DocumentAct

let lastEdit: { readonly before: Session; readonly after: Session } | null = null

/** Performs the action, and returns what is on disk. Rejects if the app would report a failed save. */
export async function perform(db: Database, action: Action, intend: Intend): Promise<readonly Deed[]> {
  switch (action.name) {
    case 'startSession': {
      const plan = { workout: null, name: `Day ${action.value}`, exerciseOf: () => COPIES[0] as ExerciseCopy }
      const empty = startSession(plan, { nowIso: now(), timeZone: 'America/Sao_Paulo', newId })
      const begun = addExercises(empty, COPIES.slice(0, 1 + (action.to % 3)), newId)
      intend({ id: begun.id, act: 'start', before: null, after: begun })
      const after = await insertDocument(db, 'sessions', begun)
      return [{ id: after.id, act: 'start', before: null, after }]
    }
    case 'trashSession': {
      const session = await pick(db, action.at, ({ binnedAt }) => binnedAt === '')
      if (!session) return []
      intend({ id: session.id, act: 'trash', before: session, after: null })
      await trashDocument(db, 'sessions', session.id)
      return [{ id: session.id, act: 'trash', before: session, after: await read(db, session.id) }]
    }
    case 'restoreSession': {
      const session = await pick(db, action.at, ({ binnedAt }) => binnedAt !== '')
      if (!session) return []
      intend({ id: session.id, act: 'restore', before: session, after: null })
      await restoreTrashed(db, 'sessions', [session.id])
      return [{ id: session.id, act: 'restore', before: session, after: await read(db, session.id) }]
    }
    case 'purgeSession': {
      const session = await pick(db, action.at, ({ binnedAt }) => binnedAt !== '')
      if (!session) return []
      intend({ id: session.id, act: 'purge', before: session, after: null })
      await deleteTrashed(db, 'sessions', [session.id])
      return [{ id: session.id, act: 'purge', before: session, after: await read(db, session.id) }]
    }
    case 'undoLast': {
      const edit = lastEdit
      lastEdit = null
      if (!edit) return []
      const before = await read(db, edit.before.id)
      intend({ id: edit.before.id, act: 'edit', before, after: edit.before })
      await revertEdit(db, 'sessions', edit)
      return [{ id: edit.before.id, act: 'edit', before, after: await read(db, edit.before.id) }]
    }
    case 'saveDocument':
    case 'changeDocument':
    case 'trashDocument':
    case 'restoreDocument':
    case 'changePreferences':
      return performOnDocument(db, { ...action, name: action.name }, intend)
    default:
      return editSession(db, action, action.name, intend)
  }
}

async function editSession(db: Database, action: Action, name: EditName, intend: Intend): Promise<readonly Deed[]> {
  // Usually the running session; sometimes, or without one, a past one.
  const isKept = ({ binnedAt }: Session) => binnedAt === ''
  const isPast = name === 'reopenSession' || action.value % 4 === 0
  const running = isPast ? undefined : await pick(db, 0, (it) => isKept(it) && it.status === 'active')
  const session = running ?? (await pick(db, action.to, isKept))
  if (!session) return []
  const edit: Edit = EDITS[name]
  const done = await editDocument(
    db,
    'sessions',
    session.id,
    (before) => {
      const after = edit(before, action, { nowIso: now(), newId })
      if (after !== before) intend({ id: session.id, act: 'edit', before, after })
      return after
    },
    session,
  )
  if (done.after === done.before) return []
  lastEdit = done
  return [{ id: session.id, act: 'edit', ...done }]
}

/** Newest first. */
async function pick(db: Database, at: number, wanted: (session: Session) => boolean): Promise<Session | undefined> {
  const found = await db.collections.sessions.find({ sort: [{ newestFirst: 'asc' }] } as never).exec()
  const fitting = found.map((document) => document.toMutableJSON() as unknown as Session).filter(wanted)
  return fitting[at % Math.max(1, fitting.length)]
}

async function read(db: Database, id: SessionId): Promise<Session | null> {
  return (await readMany(db, 'sessions', [id])).get(id) ?? null
}

function valuesOf({ to, value }: { readonly to: number; readonly value: number }) {
  return { weight: { value: 20 + (value % 40) * 2.5, unit: 'kg' as const }, reps: 1 + (to % 15) }
}

/** Other values than those of the same action on the set before. */
function othersOf({ to, value }: Action) {
  return valuesOf({ to, value: value + 1 })
}

/** The last set that one tap completes. */
function readyIn(session: Session): string {
  const sets = session.exercises.flatMap((exercise) => exercise.sets)
  return sets.findLast(({ completedAt, weight, reps }) => !completedAt && weight && reps)?.id ?? 'none'
}

function setAt(session: Session, at: number): string {
  const sets = session.exercises.flatMap((exercise) => exercise.sets)
  return sets[at % Math.max(sets.length, 1)]?.id ?? 'none'
}

function exerciseAt(session: Session, at: number): string {
  return session.exercises[at % Math.max(session.exercises.length, 1)]?.id ?? 'none'
}
