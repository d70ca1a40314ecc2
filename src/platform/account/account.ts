import { isRecord } from '#domain/is-record.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'

/** The account shown on this device. The app's own record, independent of the identity provider. */
export type Account = { readonly uid: string; readonly email: string; readonly name: string }

const ACCOUNT_KEY = 'barra.account'
/** Set when somebody signed out or their account ended: a merely missing record proves neither. */
const LEFT_KEY = 'barra.left'
/** The server's last profile of the person (user.ts). Removed with the sign-in record. */
export const USER_KEY = 'barra.user'
export const SUBSCRIPTION_KEY = 'barra.subscription'
/** The account's email after opening the link in a mail, on any device. */
const NEXT_EMAIL_KEY = 'barra.next-email'

const account = createStore(readAccount())

/** The account signed in on this device, or null for a visitor. Synchronous, without a network. */
export const currentAccount = account.current

/** As `currentAccount`, and re-renders on a sign-in or sign-out in any tab. */
export function useAccount(): Account | null {
  return useStore(account)
}

/** Calls back after every sign-in, sign-out or name change. Returns the unsubscriber. */
export const subscribeToAccount = account.subscribe

/** Signs in on this device, until `forgetAccount`. */
export function rememberAccount(next: Account): void {
  // If the browser refuses to store it (private mode), the account lasts until the tab closes.
  writeRecord(next)
  change(next)
}

/** Signs out on this device. The account's database is not touched. */
export function forgetAccount(): void {
  // First, so that no tab finds the record gone without its reason.
  safeLocalStorage.write(LEFT_KEY, '1')
  for (const key of [ACCOUNT_KEY, USER_KEY, SUBSCRIPTION_KEY, NEXT_EMAIL_KEY]) safeLocalStorage.remove(key)
  change(null)
}

/** Stores the signed-in account's pending email. */
export function rememberNextEmail(email: string): void {
  safeLocalStorage.write(NEXT_EMAIL_KEY, email)
}

/** The signed-in account's possibly changed email, or null. */
export function nextEmail(): string | null {
  return safeLocalStorage.read(NEXT_EMAIL_KEY)
}

/** The account that `rememberAccount` wrote; null for anything else. */
export function accountIn(value: unknown): Account | null {
  if (!isRecord(value)) return null
  const { uid, email, name } = value
  if (typeof uid !== 'string' || uid === '') return null
  return { uid, email: typeof email === 'string' ? email : '', name: typeof name === 'string' ? name : '' }
}

/** Whether this account signed out in any tab, or another one signed in. */
export function hasLeft(uid: string): boolean {
  const record = readAccount()
  return record ? record.uid !== uid : safeLocalStorage.read(LEFT_KEY) !== null
}

function writeRecord(next: Account): void {
  if (safeLocalStorage.writeJson(ACCOUNT_KEY, next)) safeLocalStorage.remove(LEFT_KEY)
}

function readAccount(): Account | null {
  return accountIn(safeLocalStorage.readJson(ACCOUNT_KEY))
}

function change(next: Account | null): void {
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
