import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialProvider } from '#contract/vocabulary.ts'
import { canRedirectToSocial, enabledSocialProviders } from '#platform/identity/sign-in.ts'
import { Button } from '#ui/button.tsx'
import styles from './auth.module.css'
import { FormProblem } from './form-problem.tsx'
import { PROVIDER_NAMES, ProviderMark } from './social-providers.tsx'
import { useProblemText } from './use-problem-text.ts'
import type { SocialProblem, SocialSignInState } from './use-social-sign-in.ts'

type SocialButtonsProps = {
  readonly social: SocialSignInState
  readonly except?: SocialProvider
}

export function SocialButtons({ social, except }: SocialButtonsProps) {
  const { t } = useTranslation('auth')
  const offered = useSocialProviders()
  const providers = offered?.filter((provider) => provider !== except) ?? null
  // Reserves their space, so that nothing moves when they appear.
  if (providers === null) return <div className={styles.socialPlace} />
  if (providers.length === 0) return null
  return (
    <section className={styles.social} aria-label={t('social.title')}>
      <p className={styles.or}>{t('social.or')}</p>
      <Problem social={social} />
      <div className={styles.socialButtons}>
        {providers.map((provider) => (
          <Button
            key={provider}
            aria-label={t('social.continueWith', { provider: PROVIDER_NAMES[provider] })}
            onClick={() => social.start(provider)}
          >
            <ProviderMark provider={provider} />
            {PROVIDER_NAMES[provider]}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.quiet}>
        {social.waitingFor && t('social.waiting', { provider: PROVIDER_NAMES[social.waitingFor] })}
      </p>
    </section>
  )
}

function Problem({ social: { problem, leaveFor } }: { readonly social: SocialSignInState }) {
  const { t } = useTranslation('auth')
  const say = useProblemText()
  const canRedirect = useCanRedirect()
  if (!problem) return null
  const { provider, message } = problem
  const isBlocked = message === 'login.popup_blocked' && canRedirect
  return (
    <FormProblem
      tone={toneOf(problem)}
      action={
        isBlocked && (
          <Button size="small" onClick={() => leaveFor(provider)}>
            {t('login.continue_here')}
          </Button>
        )
      }
    >
      {say(message, { provider })}
    </FormProblem>
  )
}

function useCanRedirect(): boolean {
  const [can, setCan] = useState(false)
  useEffect(() => void canRedirectToSocial().then(setCan), [])
  return can
}

/** Closing the window is not an error. */
function toneOf({ message }: SocialProblem): 'info' | 'danger' {
  return message === 'login.popup_closed' || message === 'login.popup_blocked' ? 'info' : 'danger'
}

// Cached for the next screen, so that its buttons appear immediately.
let lastKnown: readonly SocialProvider[] | null = null

function useSocialProviders(): readonly SocialProvider[] | null {
  const [providers, setProviders] = useState(lastKnown)
  useEffect(() => {
    let current = true
    void enabledSocialProviders().then((enabled) => {
      lastKnown = enabled
      if (current) setProviders(enabled)
    })
    return () => {
      current = false
    }
  }, [])
  return providers
}
