import { join } from 'node:path'
import { writeAtomically } from '../write-atomically.ts'
import type { EmulatorMail } from './firebase-tools.ts'

export type WrittenMail = {
  readonly to: string
  readonly subject: string
  readonly link: string
  readonly file: string
}

/** Named by time and recipient. */
export function writeMail(directory: string, mail: EmulatorMail, sentAt: Date): WrittenMail {
  const { subject, link } = contentOf(mail)
  const name = `${sentAt.toISOString().replaceAll(':', '-')}-${mail.email.replaceAll(/[^a-zA-Z0-9.@_-]/g, '_')}.txt`
  const file = join(directory, name)
  writeAtomically(
    file,
    [`To: ${mail.email}`, `Date: ${sentAt.toUTCString()}`, `Subject: ${subject}`, '', link, ''].join('\n'),
  )
  return { to: mail.email, subject, link, file }
}

function contentOf({ requestType, oobLink }: EmulatorMail): { readonly subject: string; readonly link: string } {
  switch (requestType) {
    case 'VERIFY_EMAIL':
      return { subject: 'Confirm your email for Barra', link: oobLink }
    case 'PASSWORD_RESET':
      // The emulator has no form: the new password is part of the link.
      return { subject: 'Reset your Barra password', link: `${oobLink}&newPassword=NEW_PASSWORD_HERE` }
    case 'EMAIL_SIGNIN':
      return { subject: 'Sign in to Barra', link: oobLink }
    default:
      return { subject: 'Your Barra account', link: oobLink }
  }
}
