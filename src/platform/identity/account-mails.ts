import { rememberNextEmail } from '../account/account.ts'
import { identity } from './identity.ts'
import { readIdentityError } from './identity-error.ts'

// Every rejection is an IdentityError.

/** Only a signed-in person gets a pure confirmation: others get a password reset, which confirms the email as well. */
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

export function wasConfirmationRefused(): Promise<boolean> {
  return identity.wasMailRefused().catch(() => false)
}

/** Never reveals whether the account exists. */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await identity.sendPasswordReset(email)
  } catch (cause) {
    const { kind } = readIdentityError(cause)
    if (kind !== 'invalid-credentials' && kind !== 'disabled') throw cause
  }
}

/** The email changes when the link in its mail is opened. */
export async function changeEmail(password: string, email: string): Promise<void> {
  await identity.account.changeEmail(password, email)
  rememberNextEmail(email)
}
