import { isRecord } from '#domain/is-record.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'

/** Whose training this device shows. It is the app's own record: the identity provider has no say in it. */
export type Account = { readonly uid: string; readonly email: string; readonly name: string }

const ACCOUNT_KEY = 'barra.account'
/** Somebody has left this device, by their own wish or by the end of their account: a record that is merely gone proves neither. */
const LEFT_KEY = 'barra.left'
/** What the server last said of the person (user.ts). It goes with the record of who is signed in. */
export const USER_KEY = 'barra.user'
/** What is kept of the person's subscription (subscription/). */
export const SUBSCRIPTION_KEY = 'barra.subscription'
/** The e-mail that the account gets once the link in a mail is opened, on whatever device. */
const NEXT_EMAIL_KEY = 'barra.next-email'

const account = createStore(readAccount())

/** The account that is signed in on this device, or null for a visitor. Known at once, without a network. */
export const currentAccount = account.current

/** As `currentAccount`, and the component follows a sign-in or sign-out, also one in another tab. */
export function useAccount(): Account | null {
  return useStore(account)
}

/** Calls back after every sign-in, sign-out or change of name; the answer ends it. */
export const subscribeToAccount = account.subscribe

/** Signs in on this device. It lasts until `forgetAccount`. */
export function rememberAccount(next: Account): void {
  // Where the browser refuses to keep it (private mode), the account still counts until the tab closes.
  writeRecord(next)
  change(next)
}

/** Signs out on this device. The account's database is not touched. */
export function forgetAccount(): void {
  // First, so that no tab finds the record gone without knowing why.
  safeLocalStorage.write(LEFT_KEY, '1')
  for (const key of [ACCOUNT_KEY, USER_KEY, SUBSCRIPTION_KEY, NEXT_EMAIL_KEY]) safeLocalStorage.remove(key)
  change(null)
}

/** Keeps the e-mail that the signed-in account is about to get. */
export function rememberNextEmail(email: string): void {
  safeLocalStorage.write(NEXT_EMAIL_KEY, email)
}

/** The e-mail that the signed-in account may have by now, or null. */
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

/** Whether somebody has left this device, in whichever tab, or another account has come. */
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

/** A record that went without a word was cleared with everything else: whoever is in this tab stays, and is noted again. */
function followRecord(): void {
  const record = readAccount()
  const known = account.current()
  if (record || !known || hasLeft(known.uid)) change(record)
  else writeRecord(known)
}

// Another tab signed in or out; `key` is null when everything was cleared.
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === ACCOUNT_KEY || event.key === null) followRecord()
})
