import { KEPT_DRAFT } from '#contract/device-stores.ts'
import type { SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { isRecord } from '#domain/is-record.ts'
import { isKeyedList } from '#domain/merge/keyed-list.ts'
import { keptRecords } from './kept-records.ts'
import { writeDraftAt } from './workout-drafts.ts'

// Workouts that are being logged afterwards. None of them counts as training before it is stored as a session.

/** Marks these among the drafts of an account. */
const PAST = 'past-'

/** Newest first. Ignores drafts of another schema version. Rejects if the browser refuses. */
export async function pastDrafts(account: string): Promise<readonly Session[]> {
  const records = await keptRecords(account).readAll()
  const drafts = [...records].flatMap(([key, value]) => (key.startsWith(KEPT_DRAFT + PAST) ? draftIn(value) : []))
  return drafts.toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1))
}

/** Resolves to whether it is on the disk: a browser may refuse, or be full. Never rejects. */
export function writePastDraft(account: string, session: Session): Promise<boolean> {
  return writeDraftAt(account, PAST + session.id, { version: SCHEMA_VERSION, session })
}

/** Never rejects. */
export async function clearPastDraft(account: string, id: SessionId): Promise<void> {
  await writeDraftAt(account, PAST + id, undefined)
}

function draftIn(value: unknown): readonly Session[] {
  if (!isRecord(value) || value['version'] !== SCHEMA_VERSION || !isPastDraft(value['session'])) return []
  return [value['session']]
}

/** Written by this version of the app: enough to distinguish it from foreign content. */
export function isPastDraft(value: unknown): value is Session {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['name'] === 'string' &&
    typeof value['startedAt'] === 'string' &&
    typeof value['endedAt'] === 'string' &&
    isKeyedList(value['exercises']) &&
    value['exercises'].every((exercise) => isKeyedList(exercise['sets']))
  )
}
