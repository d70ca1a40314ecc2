import { millisecondsOf } from '../time/instant.ts'

const BEYOND_ALL_TIME = 9e15
const DIGITS = 16

/**
 * The ascending sort key of newest-first lists: the storage reads an index forwards only. `instant` is the value to
 * sort by, such as the start of a session.
 */
export function newestFirstKey(instant: string): string {
  return String(BEYOND_ALL_TIME - millisecondsOf(instant)).padStart(DIGITS, '0')
}
