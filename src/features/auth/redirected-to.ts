import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/vocabulary.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'

const KEY = 'barra.redirected-to'

export function rememberRedirect(provider: SocialProvider): void {
  safeSessionStorage.write(KEY, provider)
}

/** The provider that the page was left for; if unknown, the most common one. */
export function redirectedTo(): SocialProvider {
  const stored = safeSessionStorage.read(KEY)
  return SOCIAL_PROVIDERS.find((provider) => provider === stored) ?? 'google'
}
