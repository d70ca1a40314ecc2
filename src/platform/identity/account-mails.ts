import { rememberNextEmail } from '../account/account.ts'
import { identity } from './identity.ts'
import { readIdentityError } from './identity-error.ts'

// The mails that the identity provider sends on demand. Every rejection is an IdentityError.

/**
 * Mails a link that confirms the e-mail. Only somebody signed in gets one that does nothing else: anybody else gets that
 * for a new password, which confirms the e-mail as well. Which of the two it was is the answer.
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

/** Whether that mail was refused when the account was made. Never rejects. */
export function wasConfirmationRefused(): Promise<boolean> {
  return identity.wasMailRefused().catch(() => false)
}

/** Mails a link for a new password. Whether there is such an account, and may be used, is only its owner's business. */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await identity.sendPasswordReset(email)
  } catch (cause) {
    const { kind } = readIdentityError(cause)
    if (kind !== 'invalid-credentials' && kind !== 'disabled') throw cause
  }
}

/** Mails the new address; the e-mail of the account changes when the link in that mail is opened. */
export async function changeEmail(password: string, email: string): Promise<void> {
  await identity.account.changeEmail(password, email)
  rememberNextEmail(email)
}
