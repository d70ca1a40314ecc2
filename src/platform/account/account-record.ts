import { isRecord } from '#domain/is-record.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'

/** The app's own record, independent of the identity provider. */
export type Account = { readonly uid: string; readonly email: string; readonly name: string }

export const ACCOUNT_KEY = 'barra.account'

/** Of the keys of stills, before their path (src/app/still). */
export const STILL_PREFIX = 'barra.still:'

export function readAccount(): Account | null {
  return accountIn(safeLocalStorage.readJson(ACCOUNT_KEY))
}

export function accountIn(value: unknown): Account | null {
  if (!isRecord(value)) return null
  const { uid, email, name } = value
  if (typeof uid !== 'string' || uid === '') return null
  return { uid, email: typeof email === 'string' ? email : '', name: typeof name === 'string' ? name : '' }
}

/** Of all addresses, or of some. */
export function forgetStills(isMeant: (pathname: string) => boolean = () => true): void {
  for (const key of safeLocalStorage.keys()) {
    if (key.startsWith(STILL_PREFIX) && isMeant(key.slice(STILL_PREFIX.length))) safeLocalStorage.remove(key)
  }
}
