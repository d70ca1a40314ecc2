import { isRecord } from '#domain/is-record.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import type { AccountEnding } from '../identity/auth.machine.ts'
import { type Account, accountIn, ENDED_ACCOUNT_KEY } from './account-record.ts'

/** `kept`: its training is still here, because the server lacks some of it or the person may return. */
export type EndedAccount = Account & { readonly ending: AccountEnding; readonly kept: boolean }

const ENDINGS: readonly AccountEnding[] = ['deleted', 'disabled', 'expired']

const ended = createStore(readEnded())

/** Until the account signs in again or its remaining data is removed. */
export const endedAccount = ended.current

export function useEndedAccount(): EndedAccount | null {
  return useStore(ended)
}

export function rememberEnded(next: EndedAccount): void {
  safeLocalStorage.writeJson(ENDED_ACCOUNT_KEY, next)
  ended.set(next)
}

/** Does nothing if another account ended. */
export function forgetEnded(uid: string): void {
  if (ended.current()?.uid !== uid) return
  safeLocalStorage.remove(ENDED_ACCOUNT_KEY)
  ended.set(null)
}

function readEnded(): EndedAccount | null {
  const value = safeLocalStorage.readJson(ENDED_ACCOUNT_KEY)
  const account = accountIn(value)
  if (!account || !isRecord(value)) return null
  const ending = ENDINGS.find((name) => name === value['ending'])
  return ending ? { ...account, ending, kept: value['kept'] === true } : null
}

// Another tab recorded the end, or removed the data.
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === ENDED_ACCOUNT_KEY || event.key === null) ended.set(readEnded())
})
