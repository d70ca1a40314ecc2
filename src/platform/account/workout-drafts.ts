import type { LocalKey } from '#contract/device-registry.ts'
import type { WorkoutId } from '#contract/id.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import type { Workout } from '#contract/workout.ts'
import { isRecord } from '#domain/is-record.ts'
import { isKeyedList } from '#domain/merge/keyed-list.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'

/** An unsaved workout, with its stored base version; null for a new one. */
export type Draft = { readonly base: Workout | null; readonly workout: Workout }

/** `new` is the workout being created. */
export type DraftPlace = { readonly account: string; readonly workout: WorkoutId | 'new' }

/** One of another schema version is ignored. */
export function readDraft(place: DraftPlace): Draft | null {
  const value = safeLocalStorage.readJson(keyOf(place))
  if (!isRecord(value) || value['version'] !== SCHEMA_VERSION) return null
  const { base, workout } = value
  if (!isWorkout(workout) || !(base === null || isWorkout(base))) return null
  return { base, workout }
}

/** Keeps the draft over a reload. Returns whether that worked: a browser may refuse, or be full. */
export function writeDraft(place: DraftPlace, draft: Draft): boolean {
  return safeLocalStorage.writeJson(keyOf(place), { version: SCHEMA_VERSION, ...draft })
}

export function clearDraft(place: DraftPlace): void {
  safeLocalStorage.remove(keyOf(place))
}

export function draftedWorkouts(account: string): ReadonlySet<string> {
  const prefix = keyOf({ account, workout: 'new' }).slice(0, -'new'.length)
  const keys = safeLocalStorage.keys().filter((key) => key.startsWith(prefix))
  return new Set(keys.map((key) => key.slice(prefix.length)))
}

function keyOf({ account, workout }: DraftPlace): LocalKey {
  return draftKey(account, workout)
}

/** All drafts of an account are found by this. */
export function draftKey(account: string, draft: string): LocalKey {
  return `barra.workout-draft.${account}.${draft}`
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
