import { millisecondsOf } from '../time/instant.ts'

const BEYOND_ALL_TIME = 9e15
const DIGITS = 16

/** Ascending, because the storage reads an index forwards only. */
export function newestFirstKey(instant: string): string {
  return String(BEYOND_ALL_TIME - millisecondsOf(instant)).padStart(DIGITS, '0')
}
