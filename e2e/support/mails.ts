import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Server } from '../../tooling/server.ts'

/** The modes of the provider's mails, by their names in links. */
export type MailMode = 'verifyEmail' | 'resetPassword' | 'verifyAndChangeEmail' | 'recoverEmail'

/** How many mails the server's identity provider has sent to this address. */
export function mailsTo(server: Server, email: string): number {
  return mailsIn(server).filter((mail) => mail.includes(email)).length
}

/** The code in the newest mail of this kind to an address, once written. */
export async function codeMailedTo(server: Server, email: string, mode: MailMode): Promise<string> {
  const code = () => {
    const mail = mailsIn(server).findLast((it) => it.includes(email) && it.includes(`mode=${mode}`)) ?? ''
    return /oobCode=([\w-]+)/.exec(mail)?.[1] ?? ''
  }
  await expect.poll(code, `a mail ${mode} to ${email}`).not.toBe('')
  return code()
}

/** Every mail that the server has written, the newest last. */
export function mailsIn(server: Server): readonly string[] {
  const folder = join(server.dataFolder, 'mails')
  // The folder is made with its first mail, and a mail has its name once it is whole.
  const names = existsSync(folder) ? readdirSync(folder) : []
  const mails = names.filter((name) => name.endsWith('.txt'))
  return mails.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** Contact messages from this address. */
export function messagesWritten(server: Server, email: string): readonly string[] {
  return mailsIn(server).filter((mail) => mail.includes(`Reply-To: Ana <${email}>`))
}
