import { askProvider } from './identity-connection.ts'
import { readIdentityError } from './identity-error.ts'

// The mails that the identity provider sends on demand. Every rejection is an IdentityError.

/**
 * Mails a link that confirms the e-mail. Only somebody signed in gets one that does nothing else: anybody else gets that
 * for a new password, which confirms the e-mail as well. Which of the two it was is the answer.
 */
export async function sendConfirmation(email: string): Promise<'confirmation' | 'password'> {
  try {
    await askProvider((it) => it.sendConfirmation())
    return 'confirmation'
  } catch (cause) {
    if (readIdentityError(cause).kind !== 'reauthenticate') throw cause
    await sendPasswordReset(email)
    return 'password'
  }
}

/** Whether that mail was refused when the account was made. Never rejects. */
export function wasConfirmationRefused(): Promise<boolean> {
  return askProvider(async (it) => it.mailRefused()).catch(() => false)
}

/** Mails a link for a new password. Whether there is such an account, and may be used, is only its owner's business. */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await askProvider((it) => it.sendPasswordReset(email))
  } catch (cause) {
    const { kind } = readIdentityError(cause)
    if (kind !== 'invalid-credentials' && kind !== 'disabled') throw cause
  }
}
