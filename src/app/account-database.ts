import { useSyncExternalStore } from 'react'
import { currentAccount, subscribeToAccount } from '#platform/account.ts'
import type { Database } from '#storage/documents.ts'
import { isAnswering } from '#storage/live-query.ts'
import { type StorageError, toStorageError } from '#storage/storage-error.ts'
import { isLoading } from './loading-progress.ts'
import { type Stop, startWhenIdle } from './start-when-idle.ts'

/**
 * Whose data the page has open. `visitor`: nobody is signed in and no database is open; `left` is the address where
 * somebody signed out, so that the next person is not sent there.
 */
export type AccountDatabase =
  | { readonly kind: 'visitor'; readonly left: string | null }
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly database: Database }
  | { readonly kind: 'failed'; readonly reason: StorageError['reason'] }

let state: AccountDatabase = { kind: 'visitor', left: null }
let uid: string | null = null
const listeners = new Set<() => void>()

// One after the other: a database is closed before the next one opens, however fast accounts change.
let turn: Promise<void> = Promise.resolve()
let close: Stop = async () => undefined

/** Opens the database of the account of this device, now and whenever the account changes, in any tab. */
export function followAccount(): void {
  subscribeToAccount(changeAccount)
  changeAccount()
}

/** The open database, followed. */
export function useAccountDatabase(): AccountDatabase {
  return useSyncExternalStore(subscribe, () => state)
}

function changeAccount(): void {
  const next = currentAccount()?.uid ?? null
  if (next === uid) return
  uid = next
  setState(next === null ? { kind: 'visitor', left: location.pathname } : { kind: 'opening' })
  turn = turn.then(closePrevious).then(() => open(next))
}

async function closePrevious(): Promise<void> {
  const closing = close
  close = async () => undefined
  // What cannot be closed properly must not keep the next account out.
  await closing().catch((cause: unknown) => console.error('closing the database', cause))
}

/** Never rejects. Does nothing when the account has changed again meanwhile. */
async function open(account: string | null): Promise<void> {
  if (account === null || account !== uid) return
  try {
    const { openDatabase } = await import('#storage/database.ts')
    const database = await openDatabase({ account })
    const stopSync = startWhenIdle(
      async () => (await import('./keep-in-sync.ts')).keepInSync(database),
      () => isLoading() || isAnswering(),
    )
    close = async () => {
      await stopSync()
      await database.close()
    }
    if (account === uid) setState({ kind: 'open', database })
  } catch (cause) {
    console.error('opening the database', cause)
    if (account === uid) setState({ kind: 'failed', reason: toStorageError(cause).reason })
  }
}

function setState(next: AccountDatabase): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
