import { join } from 'node:path'
import { writeAtomically } from '../local/write-atomically.ts'
import type { Mailer } from './mailer.ts'

/** Writes mails to a folder, beside those of the local identity provider, and tells of each. */
export function createLocalMailer(directory: string, say: (line: string) => void, now: () => Date): Mailer {
  return {
    send: async ({ to, replyTo, subject, text }) => {
      const sentAt = now()
      const name = `${sentAt.toISOString().replaceAll(':', '-')}-contact-${replyTo.address.replaceAll(/[^a-zA-Z0-9.@_-]/g, '_')}.txt`
      const head = [
        `To: ${to}`,
        `Reply-To: ${replyTo.name} <${replyTo.address}>`,
        `Date: ${sentAt.toUTCString()}`,
        `Subject: ${subject}`,
      ]
      writeAtomically(join(directory, name), [...head, '', text].join('\n'))
      say(`\nMail to ${to}: ${subject}\n${join(directory, name)}\n`)
    },
  }
}
