import { useState } from 'react'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/vocabulary.ts'
import { identity } from '#platform/identity/identity.ts'
import { readIdentityError } from '#platform/identity/identity-error.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'
import { type AuthMessage, problemsOf } from './auth-problem.ts'

const REDIRECTED_TO_KEY = 'barra.redirected-to'

/** Another provider's account whose email has an account here: its password links the two. */
export type PendingLink = { readonly provider: SocialProvider; readonly email: string }

export type SocialProblem = { readonly provider: SocialProvider; readonly message: AuthMessage }

export type SocialSignInState = {
  readonly waitingFor: SocialProvider | null
  readonly problem: SocialProblem | null
  readonly link: PendingLink | null
  /** Call it directly from a click: otherwise a browser opens no window. */
  readonly start: (provider: SocialProvider) => void
  /** The same without a window, by leaving the page. */
  readonly leaveFor: (provider: SocialProvider) => void
  readonly forgetLink: () => void
}

export function useSocialSignIn(signIn: (provider: SocialProvider) => Promise<void>): SocialSignInState {
  const [waitingFor, setWaitingFor] = useState<SocialProvider | null>(null)
  const [problem, setProblem] = useState<SocialProblem | null>(null)
  const [link, setLink] = useState<PendingLink | null>(null)

  const attempt = async (provider: SocialProvider, act: (provider: SocialProvider) => Promise<void>) => {
    setProblem(null)
    setWaitingFor(provider)
    try {
      await act(provider)
    } catch (cause) {
      const error = readIdentityError(cause)
      // Another window was opened instead, and is now awaited.
      if (error.kind === 'popup-cancelled') return
      if (error.kind === 'failed') console.error(`${provider} failed`, cause)
      if (error.kind === 'account-exists') setLink({ provider, email: error.email })
      else setProblem(problemsOf(provider, error).map(({ message }) => ({ provider, message }))[0] ?? null)
    }
    setWaitingFor((waiting) => (waiting === provider ? null : waiting))
  }

  return {
    waitingFor,
    problem,
    link,
    start: (provider) => void attempt(provider, signIn),
    leaveFor: (provider) => {
      rememberRedirect(provider)
      void attempt(provider, identity.social.redirect)
    },
    forgetLink: () => setLink(null),
  }
}

function rememberRedirect(provider: SocialProvider): void {
  safeSessionStorage.write(REDIRECTED_TO_KEY, provider)
}

/** The provider that the page was left for; if unknown, the most common one. */
export function redirectedTo(): SocialProvider {
  const stored = safeSessionStorage.read(REDIRECTED_TO_KEY)
  return SOCIAL_PROVIDERS.find((provider) => provider === stored) ?? 'google'
}
