import type { PersonalRecord, RecordKind } from './questions.ts'

/** The records that one exercise made in one session: the one that says most, and how many more there were. */
export type RecordGroup = { readonly record: PersonalRecord; readonly others: number }

/** What a lifter tells first. */
const TELLING: readonly RecordKind[] = [
  'heaviest',
  'one-rep-max',
  'most-reps',
  'longest',
  'farthest',
  'reps-at-weight',
  'best-set',
  'session-volume',
]

/** A good day breaks five records of one exercise at once: they are one line. In the order of `records`, newest first. */
export function recordGroups(records: readonly PersonalRecord[], limit: number): readonly RecordGroup[] {
  const groups = Map.groupBy(records, ({ sessionId, exerciseId }) => `${sessionId} ${exerciseId}`)
  return [...groups.values()].slice(0, limit).flatMap((group) => {
    const kind = TELLING.find((telling) => group.some((record) => record.kind === telling))
    const record = group.find((each) => each.kind === kind)
    return record ? [{ record, others: group.length - 1 }] : []
  })
}
