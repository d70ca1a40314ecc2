import { RECEIVED_FILES_CACHE, SIGNED_IN_KEYS } from '#contract/device-stores.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import { ACCOUNT_KEY, type Account, readAccount } from './account-record.ts'
import { readDeviceOwner, writeDeviceOwner } from './device-owner.ts'
import { forgetOthersInTab } from './tab-stores.ts'

/** Set when somebody signed out or their account ended: a merely missing record proves neither. */
const LEFT_KEY = 'barra.left'
/** The server's last profile of the person (user.ts). */
export const USER_KEY = 'barra.user'
export const SUBSCRIPTION_KEY = 'barra.subscription'
const NEXT_EMAIL_KEY = 'barra.next-email'

const account = createStore(readAccount())

export const currentAccount = account.current

export function useAccount(): Account | null {
  return useStore(account)
}

export const subscribeToAccount = account.subscribe

/**
 * Replaces a record that a killed browser has restored: the owner on the disk is newer. Call it before the account is
 * used. Never rejects.
 */
export async function confirmAccount(): Promise<void> {
  const owner = await readDeviceOwner()
  const record = readAccount()
  if (owner === undefined) {
    // Signed in before owners were recorded.
    if (record) void writeDeviceOwner(record)
  } else if (owner.account?.uid !== record?.uid) {
    removeRecord()
    if (owner.account) rememberAccount(owner.account)
    else change(null)
  }
  forgetOthersInTab(account.current()?.uid ?? null)
}

/** Signs an account in. Resolves once a killed browser would start with it. */
export async function enterAccount(next: Account): Promise<void> {
  await writeDeviceOwner(next)
  rememberAccount(next)
}

/** Stores new facts of the account that is signed in. */
export function rememberAccount(next: Account): void {
  // If the browser refuses to store it (private mode), the account lasts until the tab closes.
  writeRecord(next)
  change(next)
}

/** Signs out. Resolves once no killed browser would start with the account: only then may its data be removed. */
export async function forgetAccount(): Promise<void> {
  await writeDeviceOwner(null)
  removeRecord()
  change(null)
}

export function rememberNextEmail(email: string): void {
  safeLocalStorage.write(NEXT_EMAIL_KEY, email)
}

export function nextEmail(): string | null {
  return safeLocalStorage.read(NEXT_EMAIL_KEY)
}

/** Whether this account signed out in any tab, or another one signed in. */
export function hasLeft(uid: string): boolean {
  const record = readAccount()
  return record ? record.uid !== uid : safeLocalStorage.read(LEFT_KEY) !== null
}

function writeRecord(next: Account): void {
  const earlier = readAccount()
  // A login that was open since before that other person signed in.
  if (earlier && earlier.uid !== next.uid) forgetSignedIn()
  if (safeLocalStorage.writeJson(ACCOUNT_KEY, next)) safeLocalStorage.remove(LEFT_KEY)
}

function removeRecord(): void {
  // First, so that no tab finds the record gone without its reason.
  safeLocalStorage.write(LEFT_KEY, '1')
  forgetSignedIn()
}

/** Only in the tab in which the account changes: another one may hear of it when the next person has signed in. */
function forgetSignedIn(): void {
  safeLocalStorage.removeWhere((key) => SIGNED_IN_KEYS.some((start) => key.startsWith(start)))
  // Absent outside of secure contexts.
  void globalThis.caches?.delete(RECEIVED_FILES_CACHE).catch(() => undefined)
}

function change(next: Account | null): void {
  // In every tab: each has its own input.
  if (account.current()?.uid !== next?.uid) forgetOthersInTab(next?.uid ?? null)
  if (JSON.stringify(next) !== JSON.stringify(account.current())) account.set(next)
}

/** A record removed without a reason was cleared with all site data: this tab's account stays, and is stored again. */
function followRecord(): void {
  const record = readAccount()
  const known = account.current()
  if (record || !known || hasLeft(known.uid)) change(record)
  else writeRecord(known)
}

// Another tab signed in or out; `key` is null if all storage was cleared.
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === ACCOUNT_KEY || event.key === null) followRecord()
})
