import { useCallback } from 'react'
import { KEPT_DRAFT } from '#contract/device-stores.ts'
import type { WorkoutId } from '#contract/id.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import type { Workout } from '#contract/workout.ts'
import { isRecord } from '#domain/is-record.ts'
import { isKeyedList } from '#domain/merge/keyed-list.ts'
import { keptRecords } from './kept-records.ts'
import { useKept } from './use-kept.ts'

/** An unsaved workout, with its stored base version; null for a new one. */
export type Draft = { readonly base: Workout | null; readonly workout: Workout }

/** `new` is the workout being created. */
export type DraftPlace = { readonly account: string; readonly workout: WorkoutId | 'new' }

/** One of another schema version is ignored. Rejects if the browser refuses. */
export async function readDraft({ account, workout: id }: DraftPlace): Promise<Draft | null> {
  const value = await keptRecords(account).read(KEPT_DRAFT + id)
  if (!isRecord(value) || value['version'] !== SCHEMA_VERSION) return null
  const { base, workout } = value
  if (!isWorkout(workout) || !(base === null || isWorkout(base))) return null
  return { base, workout }
}

/** Undefined until it is read. The same `place` must be given at each rendering. */
export function useStoredDraft(place: DraftPlace): Draft | null | undefined {
  return useKept(
    useCallback(() => readDraft(place), [place]),
    null,
  )
}

/** Resolves to whether it is on the disk: a browser may refuse, or be full. Never rejects. */
export function writeDraft({ account, workout }: DraftPlace, draft: Draft): Promise<boolean> {
  return writeDraftAt(account, workout, { version: SCHEMA_VERSION, ...draft })
}

/** Never rejects. */
export async function clearDraft({ account, workout }: DraftPlace): Promise<void> {
  await writeDraftAt(account, workout, undefined)
}

export async function writeDraftAt(account: string, id: string, value: unknown): Promise<boolean> {
  try {
    await keptRecords(account).write(KEPT_DRAFT + id, value)
    return true
  } catch (cause) {
    console.warn('a draft is not kept', cause)
    return false
  }
}

/** Written by this version of the app: enough to distinguish it from foreign content under the key. */
function isWorkout(value: unknown): value is Workout {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['name'] === 'string' &&
    isKeyedList(value['exercises']) &&
    value['exercises'].every((exercise) => isKeyedList(exercise['sets']))
  )
}
