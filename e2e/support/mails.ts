import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Server } from './server.ts'

/** What the provider's mails are about, as it names it in their links. */
export type MailMode = 'verifyEmail' | 'resetPassword' | 'verifyAndChangeEmail' | 'recoverEmail'

/** How many mails the server's identity provider has sent to this address. */
export function mailsTo(server: Server, email: string): number {
  return mailsIn(server).filter((mail) => mail.includes(email)).length
}

/** The code in the link of the newest mail of this kind to this address. */
export function codeMailedTo(server: Server, email: string, mode: MailMode): string {
  const mail = mailsIn(server).findLast((it) => it.includes(email) && it.includes(`mode=${mode}`)) ?? ''
  const [, code] = /oobCode=([\w-]+)/.exec(mail) ?? []
  if (!code) throw new Error(`no mail ${mode} to ${email}`)
  return code
}

function mailsIn(server: Server): readonly string[] {
  const folder = join(server.dataFolder, 'mails')
  // The folder is made with its first mail.
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** What was written to us with the contact form by whoever has this address. */
export function messagesWritten(server: Server, email: string): readonly string[] {
  return mailsIn(server).filter((mail) => mail.includes(`Reply-To: Ana <${email}>`))
}
