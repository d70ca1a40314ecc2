import { isRecord } from '#domain/is-record.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'

/** The app's own record, independent of the identity provider. */
export type Account = { readonly uid: string; readonly email: string; readonly name: string }

export const ACCOUNT_KEY = 'barra.account'
export const ENDED_ACCOUNT_KEY = 'barra.ended-account'

export function readAccount(): Account | null {
  return accountIn(safeLocalStorage.readJson(ACCOUNT_KEY))
}

export function accountIn(value: unknown): Account | null {
  if (!isRecord(value)) return null
  const { uid, email, name } = value
  if (typeof uid !== 'string' || uid === '') return null
  return { uid, email: typeof email === 'string' ? email : '', name: typeof name === 'string' ? name : '' }
}
