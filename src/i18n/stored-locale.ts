import type { Locale } from '#contract/preferences.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'

/** What the chosen language is called on this device, in localStorage and among the cookies. */
const LOCALE_KEY = 'user-locale'
const COOKIE_DAYS = 365
const DAY_SECONDS = 86_400

/** Where the browser keeps nothing at all, the choice holds until the page is left. */
let untilLeaving: Locale | null = null

/** What was chosen on this device, whoever wrote it there; null where nothing was. */
export function storedLocale(): string | null {
  return safeLocalStorage.read(LOCALE_KEY) ?? untilLeaving ?? cookieLocale()
}

/** Keeps the chosen language for the next start, and as a cookie for a year. */
export function rememberLocale(locale: Locale): void {
  untilLeaving = locale
  safeLocalStorage.write(LOCALE_KEY, locale)
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Firefox and Safari of last year
  document.cookie = `${LOCALE_KEY}=${locale}; path=/; max-age=${COOKIE_DAYS * DAY_SECONDS}; samesite=lax${secure}`
}

function cookieLocale(): string | null {
  const prefix = `${LOCALE_KEY}=`
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(prefix))
  return cookie ? cookie.slice(prefix.length) : null
}
