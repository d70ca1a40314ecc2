import { isRecord } from '#domain/is-record.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import type { AccountEnding } from '../identity/auth.machine.ts'
import { type Account, accountIn, ENDED_ACCOUNT_KEY } from './account-record.ts'
import { deviceRecords, writeDeviceRecord } from './device-owner.ts'

/** `kept`: its training is still here, because the server lacks some of it or the person may return. */
export type EndedAccount = Account & { readonly ending: AccountEnding; readonly kept: boolean }

const ENDINGS: readonly AccountEnding[] = ['deleted', 'disabled', 'expired']

const KEY = 'ended'

// The record on the disk decides. localStorage, which is read at once, has its picture: a login is drawn with the notice.
const ended = createStore(endedIn(safeLocalStorage.readJson(ENDED_ACCOUNT_KEY)))
let isChangedHere = false
void confirm()

/** Until the account signs in again or its remaining data is removed. */
export const endedAccount = ended.current

export function useEndedAccount(): EndedAccount | null {
  return useStore(ended)
}

/** Resolves once a killed browser would start with it, or refuses to keep it. Never rejects. */
export async function rememberEnded(next: EndedAccount): Promise<void> {
  await record(next)
}

/** Does nothing if another account ended. Resolves like `rememberEnded`. */
export async function forgetEnded(uid: string): Promise<void> {
  if (ended.current()?.uid === uid) await record(null)
}

async function record(next: EndedAccount | null): Promise<void> {
  isChangedHere = true
  show(next)
  await writeDeviceRecord(KEY, { ended: next })
}

/** A killed browser may have brought back an earlier picture. */
async function confirm(): Promise<void> {
  const stored = await deviceRecords.read(KEY).catch(() => undefined)
  const pictured = ended.current()
  if (isChangedHere) return
  if (isRecord(stored)) show(endedIn(stored['ended']))
  // Builds before had the picture alone.
  else if (pictured) await record(pictured)
}

function show(next: EndedAccount | null): void {
  if (next) safeLocalStorage.writeJson(ENDED_ACCOUNT_KEY, next)
  else safeLocalStorage.remove(ENDED_ACCOUNT_KEY)
  if (JSON.stringify(next) !== JSON.stringify(ended.current())) ended.set(next)
}

function endedIn(value: unknown): EndedAccount | null {
  const account = accountIn(value)
  if (!account || !isRecord(value)) return null
  const ending = ENDINGS.find((name) => name === value['ending'])
  return ending ? { ...account, ending, kept: value['kept'] === true } : null
}

// Another tab recorded the end, or removed the data.
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key !== ENDED_ACCOUNT_KEY && event.key !== null) return
  isChangedHere = true
  ended.set(endedIn(safeLocalStorage.readJson(ENDED_ACCOUNT_KEY)))
})
