import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/vocabulary.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'

const KEY = 'barra.redirected-to'

/** Stores the provider that the page was left for, in this tab. */
export function rememberRedirect(provider: SocialProvider): void {
  safeSessionStorage.write(KEY, provider)
}

/** The provider that the page was left for; the most common one if that is unknown. */
export function redirectedTo(): SocialProvider {
  const stored = safeSessionStorage.read(KEY)
  return SOCIAL_PROVIDERS.find((provider) => provider === stored) ?? 'google'
}
