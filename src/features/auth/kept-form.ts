import { SIGN_UP_FORM as KEY } from '#contract/device-stores.ts'
import { isRecord } from '#domain/is-record.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'

/** The typed name and email of a form; never the password. */
export type KeptForm = { readonly name: string; readonly email: string }

/** The values typed in this tab before reading the terms; empty without any. */
export function keptForm(): KeptForm {
  return keptFormIn(safeSessionStorage.readJson(KEY))
}

export function keepForm(element: HTMLFormElement): void {
  const data = new FormData(element)
  const text = (field: string) => {
    const value = data.get(field)
    return typeof value === 'string' ? value : ''
  }
  const kept: KeptForm = { name: text('name'), email: text('email') }
  safeSessionStorage.writeJson(KEY, kept)
}

export function forgetForm(): void {
  safeSessionStorage.remove(KEY)
}

export function keptFormIn(kept: unknown): KeptForm {
  const word = (value: unknown) => (typeof value === 'string' ? value : '')
  return isRecord(kept) ? { name: word(kept['name']), email: word(kept['email']) } : { name: '', email: '' }
}
