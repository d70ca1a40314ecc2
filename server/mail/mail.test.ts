import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnvironment } from '../env.ts'
import { provideMailer } from './provide-mailer.ts'

const MAIL = {
  to: 'desk@example.org',
  replyTo: { name: 'Ana', address: 'ana@example.org' },
  subject: 'Barra: Ana',
  text: 'Olá!\n.\nIs there a bar of 15 kg?',
}

/** As much of a mail server as one mail needs; gives the port and what it was told. */
async function aMailServer(): Promise<{ port: number; heard: () => string; close: () => void }> {
  let heard = ''
  const server = createServer((socket) => {
    let inData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const text = String(chunk)
      heard += text
      if (inData) {
        if (heard.endsWith('\r\n.\r\n')) {
          inData = false
          socket.write('250 kept\r\n')
        }
        return
      }
      if (/^DATA/i.test(text)) {
        inData = true
        socket.write('354 go on\r\n')
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, heard: () => heard, close: () => void server.close() }
}

test('with SMTP, mails go to the mail server', async () => {
  const server = await aMailServer()
  const env = readEnvironment({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
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

test('without SMTP, a local run keeps mails in a folder and a production in the database', async () => {
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

test('mails that nobody would read are a fault of the environment', () => {
  expect(() => readEnvironment({ SMTP_URL: 'smtp://mail.example.org' })).toThrow('CONTACT_TO')
})
