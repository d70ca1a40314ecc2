import { assertNever } from '../assert-never.ts'
import { clockText } from '../time/duration.ts'
import type { PersonalRecord, SetFacts } from './questions.ts'

/** How one language writes what records hold. */
export type RecordWords = {
  /** A load in the unit that was asked for: `102,5 kg`. */
  readonly load: (value: number) => string
  readonly reps: (count: number) => string
  readonly distance: (metres: number) => string
  /** A set as it was entered: `100 kg × 8`. */
  readonly set: (set: SetFacts) => string
}

/** What a record says. A set says more than its volume: it is named as it was lifted. */
export function recordText(
  { kind, value, set }: Pick<PersonalRecord, 'kind' | 'value' | 'set'>,
  words: RecordWords,
): string {
  switch (kind) {
    case 'heaviest':
    case 'one-rep-max':
    case 'session-volume':
      return words.load(value)
    case 'best-set':
    case 'reps-at-weight':
      return set ? words.set(set) : words.load(value)
    case 'most-reps':
      return words.reps(value)
    case 'longest':
      return clockText(value)
    case 'farthest':
      return words.distance(value)
    default:
      return assertNever(kind)
  }
}

/** What the record was before, in the same measure; null for a first one, and where a load alone would say nothing. */
export function previousRecordText(
  { kind, previous }: Pick<PersonalRecord, 'kind' | 'previous'>,
  words: RecordWords,
): string | null {
  if (previous === null || kind === 'best-set') return null
  if (kind === 'reps-at-weight') return words.reps(previous)
  return recordText({ kind, value: previous, set: null }, words)
}
