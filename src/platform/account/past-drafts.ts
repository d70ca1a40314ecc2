import type { LocalKey } from '#contract/device-registry.ts'
import type { SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { isRecord } from '#domain/is-record.ts'
import { isKeyedList } from '#domain/merge/keyed-list.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { draftedWorkouts, draftKey } from './workout-drafts.ts'

// Workouts that are being logged afterwards. None of them counts as training before it is stored as a session.

/** Marks these among the drafts of an account, which are removed together. */
const PAST = 'past-'

/** Ignores drafts of another schema version. */
export function pastDrafts(account: string): readonly Session[] {
  const ids = [...draftedWorkouts(account)].filter((id) => id.startsWith(PAST))
  const drafts = ids.flatMap((id) => readAt(draftKey(account, id)))
  return drafts.toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1))
}

/** Returns whether that worked: a browser may refuse, or be full. */
export function writePastDraft(account: string, session: Session): boolean {
  return safeLocalStorage.writeJson(keyOf(account, session.id), { version: SCHEMA_VERSION, session })
}

export function clearPastDraft(account: string, id: SessionId): void {
  safeLocalStorage.remove(keyOf(account, id))
}

function readAt(key: LocalKey): readonly Session[] {
  const value = safeLocalStorage.readJson(key)
  if (!isRecord(value) || value['version'] !== SCHEMA_VERSION || !isPastDraft(value['session'])) return []
  return [value['session']]
}

function keyOf(account: string, id: SessionId): LocalKey {
  return draftKey(account, `${PAST}${id}`)
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
