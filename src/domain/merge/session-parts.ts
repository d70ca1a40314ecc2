import { isKeyedList, type Keyed } from './keyed-list.ts'
import { type Fields, fieldOf } from './units.ts'

export type Versions = { readonly base: Fields | undefined; readonly master: Fields; readonly ours: Fields }

export function exercisesOf(document: Fields | undefined): readonly Keyed[] {
  return document && Object.hasOwn(document, 'status') ? listOf(document, 'exercises') : []
}

export function setsOf(exercise: Keyed): readonly Keyed[] {
  return listOf(exercise, 'sets')
}

export function movementOf(exercise: Keyed): unknown {
  return fieldOf(exercise, 'exerciseId')
}

/** The later one; the first if stamps are equal or missing. */
export function laterOf(first: Keyed, second: Keyed): Keyed {
  return stampOf(second) > stampOf(first) ? second : first
}

/** An object without a stamp of its own counts as the oldest. */
export function stampOf(fields: Fields): string {
  const value = fieldOf(fields, 'updatedAt')
  return typeof value === 'string' ? value : ''
}

function listOf(fields: Fields, key: string): readonly Keyed[] {
  const list = fieldOf(fields, key)
  return isKeyedList(list) ? list : []
}
