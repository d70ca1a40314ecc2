import { isRecord } from '#domain/is-record.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'

/** What was typed on the way to an account; never the password. */
export type KeptForm = { readonly name: string; readonly email: string }

const KEY = 'barra-sign-up'

/** What was typed in this tab before the terms were looked at; nothing where there is nothing. */
export function keptForm(): KeptForm {
  return keptFormIn(safeSessionStorage.readJson(KEY))
}

/** Keeps the name and the e-mail of a form for as long as the tab is open. */
export function keepForm(element: HTMLFormElement): void {
  const data = new FormData(element)
  const text = (field: string) => {
    const value = data.get(field)
    return typeof value === 'string' ? value : ''
  }
  const kept: KeptForm = { name: text('name'), email: text('email') }
  safeSessionStorage.writeJson(KEY, kept)
}

/** Once there is an account. */
export function forgetForm(): void {
  safeSessionStorage.remove(KEY)
}

/** Reads what was kept; what makes no sense counts as nothing. */
export function keptFormIn(kept: unknown): KeptForm {
  const word = (value: unknown) => (typeof value === 'string' ? value : '')
  return isRecord(kept) ? { name: word(kept['name']), email: word(kept['email']) } : { name: '', email: '' }
}
