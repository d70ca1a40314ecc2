import type { WorkoutId } from '#contract/id.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import type { Workout } from '#contract/workout.ts'
import { isRecord } from '#domain/is-record.ts'
import { isKeyedList } from '#domain/merge/keyed-list.ts'

/** A workout as far as it has been built, and the stored version it grew from; null for one that was never stored. */
export type Draft = { readonly base: Workout | null; readonly workout: Workout }

/** Whose draft, of which workout; `new` is the one that is being created. */
export type DraftPlace = { readonly account: string; readonly workout: WorkoutId | 'new' }

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type ListableStorage = DraftStorage & Pick<Storage, 'key' | 'length'>

/** The draft as it was left, or null. One of another version of the app's documents is not understood and not used. */
export function readDraft(place: DraftPlace, storage: DraftStorage = localStorage): Draft | null {
  try {
    return parseDraft(storage.getItem(keyOf(place)))
  } catch {
    return null
  }
}

/** Keeps the draft over a reload. Answers whether that worked: a browser may refuse, or be full. */
export function writeDraft(place: DraftPlace, draft: Draft, storage: DraftStorage = localStorage): boolean {
  try {
    storage.setItem(keyOf(place), JSON.stringify({ version: SCHEMA_VERSION, ...draft }))
    return true
  } catch {
    return false
  }
}

export function clearDraft(place: DraftPlace, storage: DraftStorage = localStorage): void {
  try {
    storage.removeItem(keyOf(place))
  } catch {
    // A browser that blocks storage never kept it.
  }
}

/** Which workouts of an account have a draft; `new` among them if one is being created. */
export function draftedWorkouts(account: string, storage: ListableStorage = localStorage): ReadonlySet<string> {
  const prefix = keyOf({ account, workout: 'new' }).slice(0, -'new'.length)
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    return new Set(keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)))
  } catch {
    return new Set()
  }
}

/** Takes every draft of an account off the device. */
export function clearDrafts(account: string, storage: ListableStorage = localStorage): void {
  for (const workout of draftedWorkouts(account, storage)) {
    // The keys were made from these very ids.
    clearDraft({ account, workout: workout as WorkoutId | 'new' }, storage)
  }
}

function keyOf({ account, workout }: DraftPlace): string {
  return `barra.workout-draft.${account}.${workout}`
}

function parseDraft(text: string | null): Draft | null {
  const value: unknown = JSON.parse(text ?? 'null')
  if (!isRecord(value) || value['version'] !== SCHEMA_VERSION) return null
  const { base, workout } = value
  if (!isWorkout(workout) || !(base === null || isWorkout(base))) return null
  return { base, workout }
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
