import { useTranslation } from 'react-i18next'
import type { SocialProvider } from '#contract/vocabulary.ts'
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from '#domain/profile/password-policy.ts'
import type { AuthMessage } from './auth-problem.ts'
import { PROVIDER_NAMES } from './social-providers.tsx'

export type ProblemFacts = {
  /** The password policy, if the problem is about one. */
  readonly policy?: PasswordPolicy
  /** The provider of the window. */
  readonly provider?: SocialProvider | null
}

/** Returns the text of a problem, in the person's language. */
export function useProblemWords(): (message: AuthMessage, facts?: ProblemFacts) => string {
  const { t } = useTranslation('auth')
  return (message, { policy = DEFAULT_PASSWORD_POLICY, provider = null } = {}) =>
    t(message, {
      min: policy.minLength,
      max: policy.maxLength ?? '',
      provider: provider ? PROVIDER_NAMES[provider] : '',
    })
}
