import type { RxJsonSchema } from 'rxdb/plugins/core'
import type { ExerciseId, WorkoutId } from '#contract/id.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import type { Workout } from '#contract/workout.ts'
import type { Database } from '../documents.ts'
import { type LiveQuery, mapped } from '../live-query.ts'
import { documentById, documents } from '../questions.ts'
import { binnedAt, id, list, optionalText, orderKey, text } from './document-properties.ts'

export const workoutSchema: RxJsonSchema<Workout> = {
  version: SCHEMA_VERSION,
  type: 'object',
  primaryKey: 'id',
  properties: {
    id,
    updatedAt: text,
    binnedAt,
    name: text,
    note: text,
    folderId: optionalText,
    orderKey,
    archivedAt: optionalText,
    exercises: list,
  },
  required: ['id', 'binnedAt', 'orderKey'],
  indexes: [['binnedAt', 'orderKey']],
}

export function workoutById(db: Database, workoutId: WorkoutId): LiveQuery<Workout | null> {
  return documentById(db, 'workouts', workoutId)
}

export function activeWorkouts(db: Database): LiveQuery<readonly Workout[]> {
  return mapped(allWorkouts(db), (workouts) => workouts.filter((workout) => workout.archivedAt === null))
}

export function archivedWorkouts(db: Database): LiveQuery<readonly Workout[]> {
  return mapped(allWorkouts(db), (workouts) => workouts.filter((workout) => workout.archivedAt !== null))
}

/** One query for both lists: a person has tens of workouts, and RxDB reads them once. */
function allWorkouts(db: Database): LiveQuery<readonly Workout[]> {
  return documents(db, 'workouts', { selector: { binnedAt: '' }, sort: [{ orderKey: 'asc' }, { id: 'asc' }] })
}

/** Those in use, in their order, and then the archived ones. */
export async function workoutsWith(db: Database, id: ExerciseId): Promise<readonly Workout[]> {
  const workouts = (await Promise.all([activeWorkouts(db).get(), archivedWorkouts(db).get()])).flat()
  return workouts.filter(({ exercises }) => exercises.some(({ exerciseId }) => exerciseId === id))
}
