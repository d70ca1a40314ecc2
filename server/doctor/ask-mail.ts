import { createTransport } from 'nodemailer'
import type { Environment } from '../env/variables.ts'
import { answerTo, laterThan } from './answer-to.ts'
import { type Finding, notAsked, ok, wrong } from './finding.ts'

const MAIL = { subject: 'Mail', section: '1.2' }

/** Sends nothing. */
export async function askMail({ SMTP_URL: url, CONTACT_TO: to }: Environment, limitMs: number): Promise<Finding> {
  const { subject, section } = MAIL
  if (url === undefined) return notAsked(subject, 'SMTP_URL is not set: what people write to us is kept and not sent')
  const ownLimits = { connectionTimeout: laterThan(limitMs), greetingTimeout: laterThan(limitMs) }
  const transport = createTransport({ url, ...ownLimits, socketTimeout: laterThan(limitMs) })
  const answer = await answerTo({ ...MAIL, service: 'The mail server', limitMs }, async () => {
    try {
      await transport.verify()
      return ok(subject, `the mail server lets us in; mails go to ${to}`)
    } catch (error) {
      if (!isRefusal(error)) throw error
      return wrong(subject, section, 'the mail server does not take the user and password of SMTP_URL')
    }
  })
  transport.close()
  return answer
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAUTH'
}
