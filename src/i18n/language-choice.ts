import type { Locale } from '#contract/preferences.ts'
import { changeLocale } from './setup.ts'
import { rememberLocale } from './stored-locale.ts'

type Keep = (locale: Locale) => void

/** Chosen on this page and not yet taken into an account: perhaps nobody is signed in so far. */
let waiting: Locale | null = null
let keeper: Keep | null = null

/**
 * The person wants this language: it holds at once, for the next start on this device, and in the account that is open
 * here now or is opened next.
 */
export async function chooseLanguage(locale: Locale): Promise<void> {
  rememberLocale(locale)
  waiting = locale
  handOver()
  await changeLocale(locale)
}

/** Gives every choice to `keep`, also one that was made before; until the returned function is called. */
export function keepLanguageChoices(keep: Keep): () => void {
  keeper = keep
  handOver()
  return () => {
    if (keeper === keep) keeper = null
  }
}

function handOver(): void {
  if (!waiting || !keeper) return
  const locale = waiting
  waiting = null
  keeper(locale)
}
