import type { WorkoutId } from '#contract/id.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import type { Workout } from '#contract/workout.ts'
import { isRecord } from '#domain/is-record.ts'
import { isKeyedList } from '#domain/merge/keyed-list.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'

/** A workout as far as it has been built, and the stored version it grew from; null for one that was never stored. */
export type Draft = { readonly base: Workout | null; readonly workout: Workout }

/** Whose draft, of which workout; `new` is the one that is being created. */
export type DraftPlace = { readonly account: string; readonly workout: WorkoutId | 'new' }

/** The draft as it was left, or null. One of another version of the app's documents is not understood and not used. */
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

/** Which workouts of an account have a draft; `new` among them if one is being created. */
export function draftedWorkouts(account: string): ReadonlySet<string> {
  const prefix = keyOf({ account, workout: 'new' }).slice(0, -'new'.length)
  const keys = safeLocalStorage.keys().filter((key) => key.startsWith(prefix))
  return new Set(keys.map((key) => key.slice(prefix.length)))
}

/** Takes every draft of an account off the device. */
export function clearDrafts(account: string): void {
  for (const workout of draftedWorkouts(account)) {
    // The keys were made from these very ids.
    clearDraft({ account, workout: workout as WorkoutId | 'new' })
  }
}

function keyOf({ account, workout }: DraftPlace): string {
  return `barra.workout-draft.${account}.${workout}`
}

/** This very app wrote it, in this version: enough to tell it from what another program left under the key. */
function isWorkout(value: unknown): value is Workout {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['name'] === 'string' &&
    isKeyedList(value['exercises']) &&
    value['exercises'].every((exercise) => isKeyedList(exercise['sets']))
  )
}
