import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { isProduction } from '../env/missing.ts'
import type { Environment } from '../env/variables.ts'
import { writeAtomically } from '../local/write-atomically.ts'

/** A plain text mail. Addresses and names have no line breaks. */
export type Mail = {
  readonly to: string
  readonly replyTo: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
}

/** `send` rejects if a mail was not accepted. */
export type Mailer = { send(mail: Mail): Promise<void> }

const SMTP_LIMIT_MS = 30_000

const LOCAL_DESK = 'contact@barra.test'

type ProvidedMailer = { readonly mailer: Mailer | undefined; readonly to: string }

/** SMTP if configured, else a folder; production without SMTP has none: messages wait in the database. */
export function provideMailer(env: Environment, directory: string, say: (line: string) => void): ProvidedMailer {
  const to = env.CONTACT_TO ?? LOCAL_DESK
  if (env.SMTP_URL !== undefined) return { mailer: createSmtpMailer(env.SMTP_URL, env.MAIL_FROM ?? to), to }
  if (isProduction(env)) return { mailer: undefined, to }
  return { mailer: createLocalMailer(directory, say, () => new Date()), to }
}

function createLocalMailer(directory: string, say: (line: string) => void, now: () => Date): Mailer {
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

/** `url` is like `smtps://user:password@mail.example.com`. */
function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: SMTP_LIMIT_MS, socketTimeout: SMTP_LIMIT_MS })
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail })
    },
  }
}
