import type { Locale } from '#contract/preferences.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'

const LOCALE_KEY = 'user-locale'
const COOKIE_DAYS = 365
const DAY_SECONDS = 86_400

/** Without any storage, the choice lasts until the page is left. */
let untilLeaving: Locale | null = null

export function storedLocale(): string | null {
  return safeLocalStorage.read(LOCALE_KEY) ?? untilLeaving ?? cookieLocale()
}

/** The cookie lasts a year. */
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
