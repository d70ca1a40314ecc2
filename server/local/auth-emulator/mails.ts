import { join } from 'node:path'
import { AUTH_CALLBACK_PATH } from '#contract/routes.ts'
import { writeAtomically } from '../write-atomically.ts'
import type { EmulatorMail } from './firebase-tools.ts'

export type WrittenMail = {
  readonly to: string
  readonly subject: string
  readonly link: string
  readonly file: string
}

/** Named by time and recipient. */
export function writeMail(directory: string, mail: EmulatorMail, sentAt: Date, appUrl: string): WrittenMail {
  const subject = subjectOf(mail)
  const link = linkOf(mail, appUrl)
  const name = `${sentAt.toISOString().replaceAll(':', '-')}-${mail.email.replaceAll(/[^a-zA-Z0-9.@_-]/g, '_')}.txt`
  const file = join(directory, name)
  writeAtomically(
    file,
    [`To: ${mail.email}`, `Date: ${sentAt.toUTCString()}`, `Subject: ${subject}`, '', link, ''].join('\n'),
  )
  return { to: mail.email, subject, link, file }
}

/** The app's own screen for such links, as the mails of the product have it. */
function linkOf({ oobCode, oobLink }: EmulatorMail, appUrl: string): string {
  const link = new URL(AUTH_CALLBACK_PATH, appUrl)
  link.searchParams.set('mode', new URL(oobLink).searchParams.get('mode') ?? '')
  link.searchParams.set('oobCode', oobCode)
  return link.href
}

function subjectOf({ requestType }: EmulatorMail): string {
  switch (requestType) {
    case 'VERIFY_EMAIL':
      return 'Confirm your email for Barra'
    case 'PASSWORD_RESET':
      return 'Reset your Barra password'
    case 'EMAIL_SIGNIN':
      return 'Sign in to Barra'
    default:
      return 'Your Barra account'
  }
}
