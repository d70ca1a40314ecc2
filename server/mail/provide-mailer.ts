import { isProduction } from '../env/missing.ts'
import type { Environment } from '../env/variables.ts'
import { createLocalMailer } from './local-mailer.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const LOCAL_DESK = 'contact@barra.test'

type ProvidedMailer = { readonly mailer: Mailer | undefined; readonly to: string }

/**
 * What mails the messages of the contact form, and to whom: SMTP where it is configured, else a folder of a local run. A
 * production without SMTP has none: the messages wait in the database.
 */
export function provideMailer(env: Environment, directory: string, say: (line: string) => void): ProvidedMailer {
  const to = env.CONTACT_TO ?? LOCAL_DESK
  if (env.SMTP_URL !== undefined) return { mailer: createSmtpMailer(env.SMTP_URL, env.MAIL_FROM ?? to), to }
  if (isProduction(env)) return { mailer: undefined, to }
  return { mailer: createLocalMailer(directory, say, () => new Date()), to }
}
