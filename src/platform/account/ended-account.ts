import { isRecord } from '#domain/is-record.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import type { AccountEnding } from '../identity/auth.machine.ts'
import { type Account, accountIn } from './account.ts'

/**
 * An account whose session here has ended without the person's wish. `kept`: its training is still on this device,
 * because the server does not have all of it or somebody may come back for it.
 */
export type EndedAccount = Account & { readonly ending: AccountEnding; readonly kept: boolean }

const ENDED_KEY = 'barra.ended-account'
const ENDINGS: readonly AccountEnding[] = ['deleted', 'disabled', 'expired']

const ended = createStore(readEnded())

/** The account that ended last on this device, until it is entered again or what was kept of it is removed. */
export const endedAccount = ended.current

/** As `endedAccount`, followed. */
export function useEndedAccount(): EndedAccount | null {
  return useStore(ended)
}

export function rememberEnded(next: EndedAccount): void {
  safeLocalStorage.writeJson(ENDED_KEY, next)
  ended.set(next)
}

/** Does nothing where another account is the one that ended. */
export function forgetEnded(uid: string): void {
  if (ended.current()?.uid !== uid) return
  safeLocalStorage.remove(ENDED_KEY)
  ended.set(null)
}

/** The account that `rememberEnded` wrote; null for anything else. */
function readEnded(): EndedAccount | null {
  const value = safeLocalStorage.readJson(ENDED_KEY)
  const account = accountIn(value)
  if (!account || !isRecord(value)) return null
  const ending = ENDINGS.find((name) => name === value['ending'])
  return ending ? { ...account, ending, kept: value['kept'] === true } : null
}

// Another tab heard of the end, or removed what was kept.
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === ENDED_KEY || event.key === null) ended.set(readEnded())
})
