import { assertNever } from '../assert-never.ts'
import { clockText } from '../time/duration.ts'
import type { PersonalRecord, SetFacts } from './questions.ts'

export type RecordWords = {
  /** Formats a load in the requested unit: `102,5 kg`. */
  readonly load: (value: number) => string
  readonly reps: (count: number) => string
  readonly distance: (metres: number) => string
  /** Formats a set as it was entered: `100 kg × 8`. */
  readonly set: (set: SetFacts) => string
}

/** The best-set kind shows its set rather than its volume. */
export function recordText(
  { kind, value, set }: Pick<PersonalRecord, 'kind' | 'value' | 'set'>,
  words: RecordWords,
): string {
  switch (kind) {
    case 'heaviest':
    case 'least-assistance':
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

/** Text of the previous value; null for a first record, and if a load alone would be meaningless. */
export function previousRecordText(
  { kind, previous }: Pick<PersonalRecord, 'kind' | 'previous'>,
  words: RecordWords,
): string | null {
  if (previous === null || kind === 'best-set') return null
  if (kind === 'reps-at-weight') return words.reps(previous)
  return recordText({ kind, value: previous, set: null }, words)
}
