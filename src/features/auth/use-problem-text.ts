import { useTranslation } from 'react-i18next'
import { MAX_SIGN_UP_NAME_LENGTH } from '#contract/limits.ts'
import type { SocialProvider } from '#contract/vocabulary.ts'
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from '#domain/profile/password-policy.ts'
import type { AuthMessage } from './auth-problem.ts'
import { PROVIDER_NAMES } from './social-providers.tsx'

export type ProblemFacts = {
  readonly policy?: PasswordPolicy
  readonly provider?: SocialProvider | null
}

export function useProblemText(): (message: AuthMessage, facts?: ProblemFacts) => string {
  const { t } = useTranslation('auth')
  return (message, { policy = DEFAULT_PASSWORD_POLICY, provider = null } = {}) =>
    t(message, {
      min: policy.minLength,
      max: policy.maxLength ?? '',
      most: MAX_SIGN_UP_NAME_LENGTH,
      provider: provider ? PROVIDER_NAMES[provider] : '',
    })
}
