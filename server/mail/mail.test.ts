import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startMailServer } from '../../tests/support/mail-server.ts'
import { readEnvironment } from '../env.ts'
import { provideMailer } from './provide-mailer.ts'

const MAIL = {
  to: 'desk@example.org',
  replyTo: { name: 'Ana', address: 'ana@example.org' },
  subject: 'Barra: Ana',
  text: 'Olá!\n.\nIs there a bar of 15 kg?',
}

test('with SMTP, mails go to the mail server', async () => {
  const server = await startMailServer()
  const env = readEnvironment({
    SMTP_URL: server.url,
    CONTACT_TO: 'desk@example.org',
    MAIL_FROM: 'Barra <no-reply@example.org>',
  })
  const { mailer, to } = provideMailer(env, '/nowhere', () => undefined)
  expect(to).toBe('desk@example.org')
  await mailer?.send(MAIL)
  server.close()
  const heard = server.heard()
  expect(heard).toContain('MAIL FROM:<no-reply@example.org>')
  expect(heard).toContain('RCPT TO:<desk@example.org>')
  expect(heard).toContain('Reply-To: Ana <ana@example.org>')
  expect(heard).toContain('Is there a bar of 15 kg?')
})

test('without SMTP, a local run stores mails in a folder, production in the database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'barra-mails-'))
  const said: string[] = []
  await provideMailer(readEnvironment({}), folder, (line) => said.push(line)).mailer?.send(MAIL)
  const [file = ''] = readdirSync(folder)
  expect(readFileSync(join(folder, file), 'utf8')).toContain('Reply-To: Ana <ana@example.org>')
  expect(said.join()).toContain('Mail to desk@example.org: Barra: Ana')
  rmSync(folder, { recursive: true })

  const production = { ...readEnvironment({}), NODE_ENV: 'production' as const }
  expect(provideMailer(production, folder, () => undefined).mailer).toBeUndefined()
})

test('mails without a reader are a configuration error', () => {
  expect(() => readEnvironment({ SMTP_URL: 'smtp://mail.example.org' })).toThrow('CONTACT_TO')
})
