import { currentAccount, hasLeft, subscribeToAccount } from '#platform/account/account.ts'
import { untilPagesHaveLoaded } from '#platform/updates/page-first.ts'
import { createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import type { Database, Rescued } from '#storage/documents.ts'
import { isAnswering } from '#storage/questions-under-way.ts'
import { type StorageError, toStorageError } from '#storage/storage-error.ts'
import { isLoading } from './loading-progress.ts'
import { type Stop, startWhenIdle } from './start-when-idle.ts'
import { forgetStills } from './still/forget-stills.ts'
import { drainTaps } from './still/unplaced-taps.ts'

/** `visitor`: no database is open; `left` is the address of a sign-out, so that the next person is not sent there. */
export type AccountDatabase =
  | { readonly kind: 'visitor'; readonly left: string | null }
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly database: Database; readonly loss: Loss | null }
  | { readonly kind: 'failed'; readonly reason: StorageError['reason'] }

/** Documents deleted while in use, restored from memory. `refused`: the browser prevents it. */
export type Loss = { readonly phase: 'writing' | 'written' | 'refused'; readonly rescued: Rescued }

const opened = createStore<AccountDatabase>({ kind: 'visitor', left: null })
let uid: string | null = null

// One at a time: a database is closed before the next one opens, however fast accounts change.
let turn: Promise<void> = Promise.resolve()
let close: Stop = async () => undefined
let stopSync: Stop = async () => undefined

export function followAccount(): void {
  subscribeToAccount(changeAccount)
  changeAccount()
}

/** Resolves once the account's first screen can be complete, and never rejects. */
export function accountIsReady(): Promise<void> {
  return turn
}

export const accountDatabase = opened.current

export function useAccountDatabase(): AccountDatabase {
  return useStore(opened)
}

function changeAccount(): void {
  const next = currentAccount()?.uid ?? null
  // A screen of somebody who has left is nobody else's.
  if (next === null) forgetStills()
  if (next === uid) return
  uid = next
  opened.set(next === null ? { kind: 'visitor', left: location.pathname } : { kind: 'opening' })
  turn = turn.then(closePrevious).then(() => open(next))
}

async function closePrevious(): Promise<void> {
  const closing = close
  close = async () => undefined
  // A failure to close must not lock out the next account.
  await closing().catch((cause: unknown) => console.error('closing the database', cause))
}

/** Never rejects. Does nothing if the account changed again meanwhile. */
async function open(account: string | null): Promise<void> {
  if (account === null) return
  try {
    const [{ startDatabase }, { readAhead }] = await Promise.all([
      import('#storage/start-database.ts'),
      import('./read-ahead.ts'),
    ])
    if (account !== uid) return
    const database = startDatabase(account)
    const unfollow = followLoss(database)
    let stopOpening: Stop = async () => undefined
    close = async () => {
      unfollow()
      await stopOpening()
      await endSync()
      await database.close()
    }
    await readAhead(database, location.pathname)
    if (account !== uid) return
    opened.set({ kind: 'open', database, loss: null })
    stopOpening = startWhenIdle(() => openStarted(database), isBusy)
    void database.opened.then(
      () => account === uid && startSync(database),
      (cause: unknown) => fail(account, cause),
    )
  } catch (cause) {
    fail(account, cause)
  }
}

/** The disk has answered the first screen without RxDB, which opens after it, or with the first command. */
async function openStarted(database: Database): Promise<Stop> {
  const drained = database.open().then(() => drainTaps(database))
  await drained.catch((cause: unknown) => console.error('opening, and writing taps of the last start', cause))
  if (!database.isOpen()) return async () => undefined
  // Nothing of a start waits for it.
  const following = import('./still/forget-ended-stills.ts').then(({ forgetEndedStills }) =>
    forgetEndedStills(database),
  )
  return async () => (await following)()
}

function isBusy(): boolean {
  const isFirstScreenDue = document.getElementById('root')?.childElementCount === 0
  return isFirstScreenDue || isLoading() || isAnswering()
}

function fail(account: string, cause: unknown): void {
  console.error('opening the database', cause)
  if (account === uid) opened.set({ kind: 'failed', reason: toStorageError(cause).reason })
}

/** On a first visit, the person's next screens come before their history, and before the code that fetches it. */
function startSync(database: Database): void {
  const start = async () => (await import('./keep-in-sync.ts')).keepInSync(database)
  stopSync = startWhenIdle(start, isBusy, untilPagesHaveLoaded)
}

/** Each sync is ended once: the next account's end must not end it again. */
function endSync(): Promise<void> {
  const ending = stopSync
  stopSync = async () => undefined
  return ending()
}

function followLoss(database: Database): () => void {
  return database.health.subscribe(() => {
    // If somebody signed out in another tab, their data is meant to be deleted.
    if (database.health.current() === 'lost' && !hasLeft(database.account)) bringBack()
  })
}

export function bringBack(): void {
  turn = turn.then(async () => {
    const state = opened.current()
    if (state.kind !== 'open' || hasLeft(state.database.account)) return
    const { database, loss } = state
    const rescued = database.rescued(loss?.rescued)
    opened.set({ kind: 'open', database, loss: { phase: 'writing', rescued } })
    const phase = await writeAgain(database, rescued)
    // The account may have changed meanwhile; the next one opens after this turn.
    if (opened.current().kind === 'open') opened.set({ kind: 'open', database, loss: { phase, rescued } })
  })
}

async function writeAgain(database: Database, rescued: Rescued): Promise<'written' | 'refused'> {
  try {
    await endSync()
    await database.reopen(rescued)
    startSync(database)
    return 'written'
  } catch (cause) {
    console.error('writing again what was lost', cause)
    return 'refused'
  }
}

export function dismissLoss(): void {
  const state = opened.current()
  if (state.kind === 'open') opened.set({ ...state, loss: null })
}
