import type { SessionKey } from '#contract/device-registry.ts'
import type { Session } from '#contract/session.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { isRecord } from '#domain/is-record.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { undoKey } from '#platform/account/tab-stores.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'
import { whenIdle } from '#shared/when-idle.ts'
import type { Step } from './session-edits.ts'
import type { SessionStore } from './session-store.ts'

type Schedule = (work: () => void) => void

export type HistoryPlace = { readonly account: string; readonly id: Session['id'] }

export type UndoHistory = {
  readonly write: () => void
  readonly stop: () => void
}

const AT_THE_LATEST_MS = 1_000
/** More than anybody undoes one by one; session storage is small. */
const MAX_KEPT = 30
/** The store's keys count up from one: those of an earlier visit are lower. */
const BELOW_ALL_KEYS = -1

/** Stores the undo history for the next visit, in the tab's session storage, until the workout ends. */
export function keepUndoHistory(
  store: SessionStore,
  place: HistoryPlace,
  { schedule = (work) => whenWritten(store, work) }: { schedule?: Schedule } = {},
): UndoHistory {
  const key = undoKey(place.account, place.id)
  store.recall(readHistory(key))
  let written = store.current().steps
  let isDue = false

  const write = () => {
    isDue = false
    const { steps, shown } = store.current()
    if (shown.status !== 'active') return safeSessionStorage.remove(key)
    if (steps === written) return
    written = steps
    safeSessionStorage.writeJson(key, historyOf(steps))
  }
  const stop = store.subscribe(() => {
    if (isDue) return
    isDue = true
    schedule(write)
  })
  return { write, stop }
}

function historyOf(steps: readonly Step[]) {
  return { version: SCHEMA_VERSION, steps: steps.slice(-MAX_KEPT).map(trimmed) }
}

/** Unchanged exercises are not needed to revert a step. */
function trimmed({ key, undoGroup, parts }: Step): Step {
  return {
    key,
    undoGroup,
    parts: parts.map(({ key: partKey, before, after }) => ({
      key: partKey,
      before: without(before, after),
      after: without(after, before),
    })),
  }
}

function without(session: Session, other: Session): Session {
  const others = new Map(other.exercises.map((exercise) => [exercise.id, exercise]))
  return {
    ...session,
    exercises: session.exercises.filter((exercise) => {
      const same = others.get(exercise.id)
      return same === undefined || !sameContent(same, exercise)
    }),
  }
}

function readHistory(key: SessionKey): readonly Step[] {
  const found = safeSessionStorage.readJson(key)
  if (!isRecord(found) || found['version'] !== SCHEMA_VERSION || !Array.isArray(found['steps'])) return []
  const steps: readonly unknown[] = found['steps']
  return steps.flatMap((step, index) => stepOf(step, BELOW_ALL_KEYS - steps.length + index) ?? [])
}

function stepOf(value: unknown, key: number): Step | null {
  if (!isRecord(value) || !Array.isArray(value['parts'])) return null
  const parts: readonly unknown[] = value['parts']
  if (!parts.every((part) => isRecord(part) && isRecord(part['before']) && isRecord(part['after']))) return null
  // Only written by this file in this version; reverting is total whatever the parts hold. Their old keys would be taken
  // for those of this visit's edits.
  return { key, undoGroup: null, parts: (parts as Step['parts']).map((part) => ({ ...part, key })) }
}

/** The disk goes first. */
function whenWritten(store: SessionStore, work: () => void): void {
  whenIdle(() => (store.current().phase === 'writing' ? whenWritten(store, work) : work()), AT_THE_LATEST_MS)
}
