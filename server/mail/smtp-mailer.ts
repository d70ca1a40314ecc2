import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

const LIMIT_MS = 30_000

/** Sends by SMTP. `url` as in `smtps://user:password@mail.example.com`; `from` is the sender of every mail. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: LIMIT_MS, socketTimeout: LIMIT_MS })
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail })
    },
  }
}
