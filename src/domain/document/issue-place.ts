import { isRecord } from '../is-record.ts'

/** The place of an issue in a workout or session, as shown to a person: `set` counts from 1. */
export type IssuePlace = { readonly exercise: string | null; readonly set: number | null; readonly field: string }

/** The place of a path such as `exercises.0.sets.1.reps`; null for the whole document. */
export function issuePlace(document: Readonly<Record<string, unknown>>, path: string): IssuePlace | null {
  const [list, exerciseIndex, sets, setIndex, ...rest] = path.split('.')
  if (list !== 'exercises' || exerciseIndex === undefined) return null
  const { exercises } = document
  const exercise: unknown = Array.isArray(exercises) ? exercises[Number(exerciseIndex)] : undefined
  const name = isRecord(exercise) && typeof exercise['name'] === 'string' ? exercise['name'] : null
  if (sets !== 'sets' || setIndex === undefined)
    return { exercise: name, set: null, field: [sets, setIndex, ...rest].filter(Boolean).join('.') }
  const all = isRecord(exercise) && Array.isArray(exercise['sets']) ? exercise['sets'] : []
  return { exercise: name, set: placeInList(all, Number(setIndex)), field: rest.join('.') }
}

/** Items are numbered in the order of their keys, not of the array. */
function placeInList(items: readonly unknown[], index: number): number {
  const keys = items.map((item) => (isRecord(item) ? item['orderKey'] : undefined))
  const own = keys[index]
  if (!keys.every((key) => typeof key === 'string') || typeof own !== 'string') return index + 1
  return keys.filter((key) => key < own).length + 1
}
