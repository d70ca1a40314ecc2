import type { SocialProvider } from '#contract/vocabulary.ts'
import { identity } from '#platform/identity/identity.ts'
import { readIdentityError } from '#platform/identity/identity-error.ts'
import type { Identity } from '#platform/identity/identity-provider.ts'
import { type AuthMessage, problemsOf } from './auth-problem.ts'
import type { PendingLink } from './use-social-sign-in.ts'

/** The modes of the provider's mail links, by their names in the link. */
const LINK_MODES = ['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail', 'resetPassword'] as const
export type LinkMode = (typeof LINK_MODES)[number]

export type LinkOutcome =
  | { readonly kind: 'working' }
  | { readonly kind: 'done'; readonly mode: LinkMode; readonly email?: string }
  | { readonly kind: 'choose-password'; readonly email: string }
  | { readonly kind: 'expired'; readonly mode: LinkMode }
  /** `provider` is null if the failure was not another provider's. */
  | { readonly kind: 'failed'; readonly message: AuthMessage; readonly provider: SocialProvider | null }
  | { readonly kind: 'signed-in'; readonly identity: Identity }
  | { readonly kind: 'link'; readonly link: PendingLink }
  | { readonly kind: 'nothing' }

/** Never rejects. */
export async function followLink(mode: LinkMode, code: string): Promise<LinkOutcome> {
  try {
    if (mode === 'resetPassword') return { kind: 'choose-password', email: await identity.emailOfResetCode(code) }
    await identity.confirmEmail(code)
    return { kind: 'done', mode }
  } catch (cause) {
    const error = readIdentityError(cause)
    if (error.kind === 'expired-code') return { kind: 'expired', mode }
    // The link of a deleted or disabled account is invalid.
    if (error.kind === 'invalid-credentials') return { kind: 'expired', mode }
    return failed(error.kind === 'failed' ? 'callback.failed' : problemsOf('reset', error)[0]?.message)
  }
}

/** Never rejects. */
export async function finishRedirect(provider: SocialProvider): Promise<LinkOutcome> {
  try {
    const person = await identity.social.finishRedirect()
    return person ? { kind: 'signed-in', identity: person } : { kind: 'nothing' }
  } catch (cause) {
    const error = readIdentityError(cause)
    if (error.kind === 'account-exists') return { kind: 'link', link: { provider, email: error.email } }
    return failed(problemsOf(provider, error)[0]?.message, provider)
  }
}

export function linkModeNamed(name: string | null): LinkMode | null {
  return LINK_MODES.find((mode) => mode === name) ?? null
}

const followed = new Map<string, Promise<LinkOutcome>>()

/** A code works once, and so does a return; an effect may run twice. */
export function once(key: string, follow: () => Promise<LinkOutcome>): Promise<LinkOutcome> {
  const started = followed.get(key) ?? follow()
  followed.set(key, started)
  return started
}

function failed(message: AuthMessage = 'callback.failed', provider: SocialProvider | null = null): LinkOutcome {
  return { kind: 'failed', message, provider }
}
