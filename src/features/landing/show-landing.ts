import type { Locale } from '#contract/preferences.ts'
import { chooseLocale, LOCALE_KEY } from '#i18n/choose-locale.ts'
import { landingPage } from './landing-page.ts'
import type { LandingMessages } from './messages/en-US.ts'

const MESSAGES: Readonly<Record<Locale, () => Promise<{ readonly default: LandingMessages }>>> = {
  'pt-BR': () => import('./messages/pt-BR.ts'),
  'en-US': () => import('./messages/en-US.ts'),
  'es-ES': () => import('./messages/es-ES.ts'),
}

/**
 * Fills `place` with the landing page in the language of this device, and again whenever another one is chosen there.
 * Plain elements: whoever comes for the first time, on one bar, waits for no framework.
 */
export async function showLanding(place: HTMLElement): Promise<void> {
  const show = async (locale: Locale) => {
    const { default: messages } = await MESSAGES[locale]()
    document.documentElement.lang = locale
    document.title = `Barra · ${messages.title}`
    place.replaceChildren(landingPage(messages, locale, choose))
  }
  const choose = async (locale: Locale) => {
    remember(locale)
    await show(locale)
    place.querySelector<HTMLElement>(`[data-locale="${locale}"]`)?.focus()
  }
  await show(chooseLocale(stored(), navigator.languages))
}

function stored(): string | null {
  try {
    return localStorage.getItem(LOCALE_KEY)
  } catch {
    return null
  }
}

function remember(locale: Locale): void {
  try {
    localStorage.setItem(LOCALE_KEY, locale)
  } catch {
    // Then it holds until the page is left.
  }
}
