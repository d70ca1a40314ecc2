import { groupBy } from '../group-by.ts'
import type { PersonalRecord, RecordKind } from './questions.ts'

/** The records of one exercise in one session: the most telling one, and the number of others. */
export type RecordGroup = { readonly record: PersonalRecord; readonly others: number }

/** Every record counts, of whatever kind: as many as the groups tell of. */
export function countRecords(groups: readonly { readonly others: number }[]): number {
  return groups.reduce((count, { others }) => count + 1 + others, 0)
}

/** Record kinds, the most interesting first. */
const TELLING: readonly RecordKind[] = [
  'heaviest',
  'least-assistance',
  'one-rep-max',
  'most-reps',
  'longest',
  'farthest',
  'reps-at-weight',
  'best-set',
  'session-volume',
]

/** Groups records by exercise and session, because a good day breaks five at once. Newest first, as `records`. */
export function recordGroups(records: readonly PersonalRecord[], limit: number): readonly RecordGroup[] {
  const groups = groupBy(records, ({ sessionId, exerciseId }) => `${sessionId} ${exerciseId}`)
  return [...groups.values()].slice(0, limit).flatMap((group) => {
    const kind = TELLING.find((telling) => group.some((record) => record.kind === telling))
    const record = group.find((each) => each.kind === kind)
    return record ? [{ record, others: group.length - 1 }] : []
  })
}
