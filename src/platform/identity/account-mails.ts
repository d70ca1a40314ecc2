import { rememberNextEmail } from '../account/account.ts'
import { identity } from './identity.ts'
import { readIdentityError } from './identity-error.ts'

// The mails that the identity provider sends on demand. Every rejection is an IdentityError.

/**
 * Mails a link that confirms the email. Only a signed-in person gets a pure confirmation: others get a password reset,
 * which confirms the email as well. Returns the kind.
 */
export async function sendConfirmation(email: string): Promise<'confirmation' | 'password'> {
  try {
    await identity.sendConfirmation()
    return 'confirmation'
  } catch (cause) {
    if (readIdentityError(cause).kind !== 'reauthenticate') throw cause
    await sendPasswordReset(email)
    return 'password'
  }
}

/** Whether that mail was refused at sign-up. Never rejects. */
export function wasConfirmationRefused(): Promise<boolean> {
  return identity.wasMailRefused().catch(() => false)
}

/** Mails a password reset link. Never reveals whether the account exists. */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await identity.sendPasswordReset(email)
  } catch (cause) {
    const { kind } = readIdentityError(cause)
    if (kind !== 'invalid-credentials' && kind !== 'disabled') throw cause
  }
}

/** Mails the new address; the account's email changes when the link in that mail is opened. */
export async function changeEmail(password: string, email: string): Promise<void> {
  await identity.account.changeEmail(password, email)
  rememberNextEmail(email)
}
