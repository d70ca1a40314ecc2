import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/vocabulary.ts'

const KEY = 'barra.redirected-to'

/** Keeps, for as long as the tab lives, whom the page was left for. */
export function rememberRedirect(provider: SocialProvider): void {
  try {
    sessionStorage.setItem(KEY, provider)
  } catch {
    // Then an error names the provider that most people use.
  }
}

/** Whom the page was left for. */
export function redirectedTo(): SocialProvider {
  try {
    const stored = sessionStorage.getItem(KEY)
    return SOCIAL_PROVIDERS.find((provider) => provider === stored) ?? 'google'
  } catch {
    return 'google'
  }
}
