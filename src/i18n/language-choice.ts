import type { Locale } from '#contract/preferences.ts'
import { changeLocale } from './setup.ts'
import { rememberLocale } from './stored-locale.ts'

type Keep = (locale: Locale) => void

/** A choice on this page not yet stored in an account: perhaps nobody is signed in. */
let waiting: Locale | null = null
let keeper: Keep | null = null

/** Immediately, for the next start on this device, and in the account open now or next. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  rememberLocale(locale)
  waiting = locale
  transfer()
  await changeLocale(locale)
}

/** Passes every choice to `keep`, including an earlier one; until the returned function is called. */
export function keepLanguageChoices(keep: Keep): () => void {
  keeper = keep
  transfer()
  return () => {
    if (keeper === keep) keeper = null
  }
}

function transfer(): void {
  if (!waiting || !keeper) return
  const locale = waiting
  waiting = null
  keeper(locale)
}
