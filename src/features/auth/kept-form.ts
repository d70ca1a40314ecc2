import { isRecord } from '#domain/is-record.ts'
import { attempt } from '#platform/device/attempt.ts'

/** What was typed on the way to an account; never the password. */
export type KeptForm = { readonly name: string; readonly email: string }

const KEY = 'barra-sign-up'

/** What was typed in this tab before the terms were looked at; nothing where there is nothing. */
export function keptForm(): KeptForm {
  return readKeptForm(attempt(() => sessionStorage.getItem(KEY)) ?? null)
}

/** Keeps the name and the e-mail of a form for as long as the tab is open. */
export function keepForm(element: HTMLFormElement): void {
  const data = new FormData(element)
  const text = (field: string) => {
    const value = data.get(field)
    return typeof value === 'string' ? value : ''
  }
  const kept: KeptForm = { name: text('name'), email: text('email') }
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(kept)))
}

/** Once there is an account. */
export function forgetForm(): void {
  attempt(() => sessionStorage.removeItem(KEY))
}

/** Reads what was kept; what makes no sense counts as nothing. */
export function readKeptForm(text: string | null): KeptForm {
  const kept: unknown = attempt(() => JSON.parse(text ?? 'null'))
  const word = (value: unknown) => (typeof value === 'string' ? value : '')
  return isRecord(kept) ? { name: word(kept['name']), email: word(kept['email']) } : { name: '', email: '' }
}
