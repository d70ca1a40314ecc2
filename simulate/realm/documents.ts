import type { Exercise } from '#contract/exercise.ts'
import type { ExerciseId, FolderId, MeasurementId, WorkoutId } from '#contract/id.ts'
import type { Measurement } from '#contract/measurement.ts'
import { PREFERENCES_ID } from '#contract/vocabulary.ts'
import type { Folder, Workout } from '#contract/workout.ts'
import { quickExercise } from '#domain/exercise/exercise-change.ts'
import { newestFirstKey } from '#domain/list/newest-first.ts'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { editPreferences, preferencesOf } from '#storage/collections/preferences.ts'
import { editDocument, insertDocument, restoreDocument, trashDocument } from '#storage/commands.ts'
import type { Database } from '#storage/database.ts'
import { newId, now } from '#storage/new-id.ts'
import { readMany } from '#storage/write-many.ts'
import type { DocumentDeed, Fact, Intend } from './deeds.ts'

export type DocumentAct = 'saveDocument' | 'changeDocument' | 'trashDocument' | 'restoreDocument' | 'changePreferences'

/** In numbers valid for any state: `to` picks the collection, `at` the document. */
type DocumentAction = { readonly name: DocumentAct; readonly at: number; readonly to: number; readonly value: number }

const KINDS = ['workouts', 'exercises', 'measurements', 'folders'] as const
type Kind = (typeof KINDS)[number]
type Kept = Workout | Exercise | Measurement | Folder

const NEW = { updatedAt: UNSTAMPED, binnedAt: '' }

/** As a list shows a document of any of these collections. */
export function factOf(document: Readonly<Record<string, unknown>>): Fact {
  const { name, value, defaultRestSeconds, binnedAt } = document
  return { words: String(name ?? value ?? defaultRestSeconds), isTrashed: binnedAt !== '' }
}

export async function performOnDocument(
  db: Database,
  { name, at, to, value }: DocumentAction,
  intend: Intend,
): Promise<readonly DocumentDeed[]> {
  if (name === 'changePreferences') return changePreferences(db, value, intend)
  const kind = KINDS[to % KINDS.length] ?? 'workouts'
  if (name === 'saveDocument') {
    const after = await insert(db, kind, value)
    return [{ act: 'document', collection: kind, id: after.id, before: null, after: factOf(after) }]
  }
  const isTrashed = name === 'restoreDocument'
  const document = await pick(db, kind, at, isTrashed)
  if (!document) return []
  const before = factOf(document)
  const after =
    name === 'changeDocument' ? { ...before, words: wordsOf(kind, value) } : { ...before, isTrashed: !isTrashed }
  const common = { act: 'document', collection: kind, id: document.id } as const
  intend({ ...common, before, after })
  if (name === 'changeDocument') await rename(db, kind, document.id, value)
  else await (isTrashed ? restoreDocument : trashDocument)(db, kind, document.id as never)
  const stored = (await readMany(db, kind, [document.id] as never)).get(document.id as never)
  return [{ ...common, before, after: stored ? factOf(stored) : null }]
}

async function changePreferences(db: Database, value: number, intend: Intend): Promise<readonly DocumentDeed[]> {
  const before = factOf(await preferencesOf(db).get())
  const after = { ...before, words: String(value) }
  const deed = { act: 'document', collection: 'preferences', id: PREFERENCES_ID, before, after } as const
  intend(deed)
  await editPreferences(db, (preferences) => ({ ...preferences, defaultRestSeconds: value }))
  return [deed]
}

function wordsOf(kind: Kind, value: number): string {
  return kind === 'measurements' ? String(60 + value / 10) : `${kind} ${value}`
}

function insert(db: Database, kind: Kind, value: number): Promise<Kept> {
  const name = wordsOf(kind, value)
  switch (kind) {
    case 'workouts':
      return insertDocument(db, kind, {
        ...NEW,
        id: newId() as WorkoutId,
        name,
        note: '',
        folderId: null,
        orderKey: 'a0',
        archivedAt: null,
        exercises: [],
      })
    case 'folders':
      return insertDocument(db, kind, { ...NEW, id: newId() as FolderId, name, orderKey: 'a0' })
    case 'exercises':
      return insertDocument(db, kind, quickExercise(newId() as ExerciseId, { ...AN_EXERCISE, name }))
    case 'measurements':
      return insertDocument(db, kind, {
        ...NEW,
        id: newId() as MeasurementId,
        newestFirst: newestFirstKey(now()),
        kind: 'body-weight',
        value: Number(name),
        unit: 'kg',
        measuredAt: now(),
        timeZone: 'America/Sao_Paulo',
        note: '',
      })
  }
}

async function rename(db: Database, kind: Kind, id: string, value: number): Promise<void> {
  const name = wordsOf(kind, value)
  if (kind === 'measurements') {
    await editDocument(db, kind, id as MeasurementId, (it) => ({ ...it, value: Number(name) }))
    return
  }
  // Of one of the three, whose names are all alike.
  await editDocument(db, kind as 'folders', id as FolderId, (it) => ({ ...it, name }))
}

async function pick(db: Database, kind: Kind, at: number, isTrashed: boolean): Promise<Kept | undefined> {
  const all = (await db.collections[kind].find().exec()).map((document) => document.toMutableJSON() as unknown as Kept)
  const fitting = all
    .filter(({ binnedAt }) => (binnedAt !== '') === isTrashed)
    .toSorted((left, right) => (left.id < right.id ? -1 : 1))
  return fitting[at % Math.max(1, fitting.length)]
}

const AN_EXERCISE = { kind: 'weight-reps', equipment: 'barbell', muscle: 'quads' } as const
