import { createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import { attempt } from '../device/attempt.ts'
import type { AccountEnding } from '../identity/auth.machine.ts'
import { type Account, parseAccount } from './account.ts'

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
  attempt(() => localStorage.setItem(ENDED_KEY, JSON.stringify(next)))
  ended.set(next)
}

/** Does nothing where another account is the one that ended. */
export function forgetEnded(uid: string): void {
  if (ended.current()?.uid !== uid) return
  attempt(() => localStorage.removeItem(ENDED_KEY))
  ended.set(null)
}

/** Reads what `rememberEnded` wrote. Whatever else stands there is nobody. */
export function parseEnded(text: string | null): EndedAccount | null {
  const account = parseAccount(text)
  if (!account || text === null) return null
  // It is JSON of an object: that was read from it just now.
  const { ending, kept } = JSON.parse(text) as Record<string, unknown>
  const known = ENDINGS.find((name) => name === ending)
  return known ? { ...account, ending: known, kept: kept === true } : null
}

function readEnded(): EndedAccount | null {
  return attempt(() => parseEnded(localStorage.getItem(ENDED_KEY))) ?? null
}

// Another tab heard of the end, or removed what was kept.
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === ENDED_KEY || event.key === null) ended.set(readEnded())
})
