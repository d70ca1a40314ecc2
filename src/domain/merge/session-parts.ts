import { isKeyedList, type Keyed } from './keyed-list.ts'
import { type Fields, fieldOf } from './units.ts'

/** What is merged, and what both sides grew from where that is known. */
export type Versions = { readonly base: Fields | undefined; readonly master: Fields; readonly ours: Fields }

/** The exercises of a session; none where it is no session. */
export function exercisesOf(document: Fields | undefined): readonly Keyed[] {
  return document && Object.hasOwn(document, 'status') ? listOf(document, 'exercises') : []
}

export function setsOf(exercise: Keyed): readonly Keyed[] {
  return listOf(exercise, 'sets')
}

/** Which exercise of the library it is. */
export function movementOf(exercise: Keyed): unknown {
  return fieldOf(exercise, 'exerciseId')
}

/** The later one; of equal stamps, or none, the first. */
export function laterOf(first: Keyed, second: Keyed): Keyed {
  return stampOf(second) > stampOf(first) ? second : first
}

/** Where an object has no stamp of its own, it counts as the oldest. */
export function stampOf(fields: Fields): string {
  const value = fieldOf(fields, 'updatedAt')
  return typeof value === 'string' ? value : ''
}

function listOf(fields: Fields, key: string): readonly Keyed[] {
  const list = fieldOf(fields, key)
  return isKeyedList(list) ? list : []
}
