import type { LocalKey } from '#contract/device-registry.ts'
import { KEPT_DRAFT, KEPT_PROFILE, KEPT_TIMED_SET, keptDatabaseName } from '#contract/device-stores.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { type RecordStore, recordStore } from '../device/record-store.ts'
import { withTimeLimit } from '../device/time-limit.ts'

// What a person was told is on this device and that is no document: the unsent profile, drafts, a running timed set.

const DELETED_WITHIN_MS = 4_000

const stores = new Map<string, RecordStore>()

export function keptRecords(account: string): RecordStore {
  const store =
    stores.get(account) ??
    recordStore(keptDatabaseName(account), {
      first: () => earlierRecords(account),
      onOpened: () => forgetEarlier(account),
    })
  stores.set(account, store)
  return store
}

/** What `to` has of its own stays. Resolves once all of it is on the disk, and may be called again. */
export async function moveKeptRecords(from: string, to: string): Promise<void> {
  for (const [key, value] of await keptRecords(from).readAll()) {
    await keptRecords(to).change(key, (own) => own ?? value)
  }
  await deleteKeptRecords(from)
}

/** Other tabs close it. Resolves also where one of them is frozen: then it is deleted once that one is gone. */
export async function deleteKeptRecords(account: string): Promise<void> {
  forgetEarlier(account)
  const deletion = new Promise<unknown>((resolve) => {
    const request = indexedDB.deleteDatabase(keptDatabaseName(account))
    request.onsuccess = resolve
    request.onerror = resolve
  })
  await withTimeLimit(deletion, DELETED_WITHIN_MS, () => new Error('another tab holds it')).catch(() => undefined)
}

// Builds before had it in localStorage. A new database takes it over as it is created, so that this happens once, whatever
// a killed browser brings back there.

/** Those of this account, and the timed set of whoever is signed in. */
export function earlierRecords(account: string): readonly (readonly [key: string, value: unknown])[] {
  return safeLocalStorage.keys().flatMap((earlier) => {
    const key = keyOfEarlier(account, earlier)
    // It has the beginning of a registered key.
    const value = key && safeLocalStorage.readJson(earlier as LocalKey)
    return key && value ? [[key, value] as const] : []
  })
}

function forgetEarlier(account: string): void {
  safeLocalStorage.removeWhere((earlier) => keyOfEarlier(account, earlier) !== null)
}

const earlierProfile = (account: string): LocalKey => `barra.profile-edit.${account}`
const earlierDraft = (account: string, id: string): LocalKey => `barra.workout-draft.${account}.${id}`
const EARLIER_TIMED_SET = 'barra.timed-set.'

function keyOfEarlier(account: string, earlier: string): string | null {
  if (earlier === earlierProfile(account)) return KEPT_PROFILE
  const draft = earlierDraft(account, '')
  if (earlier.startsWith(draft)) return KEPT_DRAFT + earlier.slice(draft.length)
  return earlier.startsWith(EARLIER_TIMED_SET) ? KEPT_TIMED_SET + earlier.slice(EARLIER_TIMED_SET.length) : null
}
