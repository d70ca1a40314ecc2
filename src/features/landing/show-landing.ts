import type { Locale } from '#contract/preferences.ts'
import { localeOfAddress, pathIn, showAlternates, splitLocale } from '#i18n/locale-address.ts'
import { rememberLocale } from '#i18n/stored-locale.ts'
import { landingPage } from './landing-page.ts'
import type { LandingMessages } from './messages/en-US.ts'

const MESSAGES: Readonly<Record<Locale, () => Promise<{ readonly default: LandingMessages }>>> = {
  'pt-BR': () => import('./messages/pt-BR.ts'),
  'en-US': () => import('./messages/en-US.ts'),
  'es-ES': () => import('./messages/es-ES.ts'),
}

/**
 * Fills `place` with the landing page in the language of its address or of this device, and again whenever another one
 * is chosen there.
 * Plain elements: whoever comes for the first time, on one bar, waits for no framework.
 */
export async function showLanding(place: HTMLElement): Promise<void> {
  let prefix = splitLocale(location.pathname).locale
  const show = async (locale: Locale) => {
    const { default: messages } = await MESSAGES[locale]()
    document.documentElement.lang = locale
    document.title = `Barra · ${messages.title}`
    place.replaceChildren(landingPage(messages, { locale, prefix, choose }))
  }
  const choose = async (locale: Locale) => {
    rememberLocale(locale)
    if (prefix) history.replaceState(null, '', pathIn(locale, '/'))
    prefix &&= locale
    await show(locale)
    place.querySelector<HTMLElement>(`[data-locale="${locale}"]`)?.focus()
  }
  showAlternates('/')
  // The language of the address is a choice too.
  if (prefix) rememberLocale(prefix)
  await show(localeOfAddress(location.pathname))
}
