import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/vocabulary.ts'
import { startContactDelivery } from '../server/contact/deliver-contact.ts'
import { forgetContactNightly } from '../server/contact/forget-contact.ts'
import type { Mail, Mailer } from '../server/mail/provide-mailer.ts'
import { DATABASES } from './setup/test-database.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

const TEMPLATE =
  '<form data-state="%%state%%" data-problems="%%problems%%"><input value="%%name%%"><input value="%%email%%"><textarea>%%message%%</textarea></form>%%origin%%'

/** A build's folder as far as the public site needs it. */
function aBuild(): string {
  const root = mkdtempSync(join(tmpdir(), 'barra-site-'))
  for (const folder of LOCALES.flatMap((locale) => [`in-${locale}`, `for-${locale}`])) {
    mkdirSync(join(root, 'site', folder), { recursive: true })
    writeFileSync(join(root, 'site', folder, 'support--contact.html'), `${folder} ${TEMPLATE}`)
  }
  writeFileSync(join(root, 'site/pages.json'), '["/support/contact"]')
  for (const name of ['sitemap.xml', 'robots.txt']) writeFileSync(join(root, 'site', name), '%%origin%%')
  writeFileSync(join(root, 'index.html'), '')
  return root
}

const draft = { name: 'Ana', email: 'ana@example.org', message: 'Is there a bar of 15 kg?' }
const request = (change: object = {}) => ({
  id: crypto.randomUUID(),
  ...draft,
  locale: 'pt-BR',
  website: '',
  ...change,
})

describe.each(DATABASES)('on %s', (kind) => {
  const root = aBuild()
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { staticRoot: root })
  })
  afterAll(async () => {
    await server.close()
    rmSync(root, { recursive: true })
  })
  afterEach(() => sql`DELETE FROM contact_messages`.execute(server.database.kysely))

  const kept = () => server.database.kysely.selectFrom('contact_messages').selectAll().execute()
  const send = (payload: object) => server.app.inject({ method: 'POST', url: '/api/contact', payload })
  const post = (fields: Record<string, string>, url = '/es-ES/support/contact', headers = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })

  test('a message is kept, tidy, and the same one again is kept once', async () => {
    const message = request({ name: ' Ana\r\nBcc: all ', message: `${draft.message}\u0000\ud800` })
    for (const _ of [1, 2]) expect((await send(message)).json()).toEqual({ data: { received: true } })
    expect(await kept()).toMatchObject([
      { id: message.id, name: 'Ana Bcc: all', email: draft.email, locale: 'pt-BR', mailed_at: null },
    ])
  })

  test('errors are returned by field, and nothing is stored', async () => {
    const response = await send(request({ name: '', email: 'nobody', message: 'Hi' }))
    expect(response.statusCode).toBe(400)
    expect(response.json().error.issues).toEqual([
      { path: 'name', message: 'missing' },
      { path: 'email', message: 'invalid' },
      { path: 'message', message: 'short' },
    ])
    expect((await send(request({ locale: 'tlh' }))).statusCode).toBe(400)
    expect((await send({})).statusCode).toBe(400)
    expect(await kept()).toEqual([])
  })

  test('a filled honeypot gets a normal response, and is not stored', async () => {
    expect((await send(request({ website: 'https://spam.example' }))).json()).toEqual({ data: { received: true } })
    expect((await post({ ...draft, website: 'https://spam.example' })).statusCode).toBe(303)
    expect(await kept()).toEqual([])
  })

  test('the plain form is kept in the language of its page, and leads back to it', async () => {
    const response = await post(draft)
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/es-ES/support/contact?sent')
    const page = await server.app.inject({ url: response.headers.location ?? '' })
    expect(page.body).toContain('in-es-ES <form data-state="sent"')
    await post(draft, '/support/contact', { cookie: 'user-locale=en-US', 'accept-language': 'es' })
    await post(draft, '/support/contact', { 'accept-language': 'de, es;q=0.5, pt;q=0.9' })
    expect((await kept()).map(({ locale }) => locale).toSorted()).toEqual(['en-US', 'es-ES', 'pt-BR'])
  })

  test('the plain form returns with its input and errors, escaped', async () => {
    const response = await post({ name: '"><script>alert(1)</script>', email: 'x', message: '</textarea>%%origin%%' })
    expect(response.statusCode).toBe(422)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain('data-problems="email.invalid"')
    expect(response.body).toContain('value="&quot;&gt;&lt;script&gt;')
    expect(response.body).toContain('&lt;/textarea&gt;%%origin%%</textarea>')
    expect(response.body).not.toContain('<script>')
    expect(await kept()).toEqual([])
  })

  test('an address that sends too much is rate-limited, on either route', async () => {
    // The tests before it sent from the same address.
    await sql`DELETE FROM rate_counts`.execute(server.database.kysely)
    const strict = await startTestServer(kind, {
      database: server.database,
      staticRoot: root,
      rateLimits: { perAddress: 1_000, perPerson: 1_000, contactPerAddress: 2 },
    })
    const ask = () => strict.app.inject({ method: 'POST', url: '/api/contact', payload: request() })
    const answers = [await ask(), await ask(), await ask()]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
    const form = () =>
      strict.app.inject({
        method: 'POST',
        url: '/support/contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(draft).toString(),
      })
    const last = await form()
    expect(last?.statusCode).toBe(429)
    expect(last?.body).toContain('data-state="busy"')
    expect(last?.body).toContain(draft.message)
    await strict.close()
  })

  test('each message is mailed once, and retried only after a failure', async () => {
    const first = request()
    await send(first)
    const sent: Mail[] = []
    const failures: unknown[] = []
    const working: Mailer = { send: async (mail) => void sent.push(mail) }
    const broken: Mailer = { send: () => Promise.reject(new Error('no route to host')) }
    const round = async (mailer: Mailer | undefined) => {
      const delivery = startContactDelivery({
        kysely: server.database.kysely,
        mailer,
        to: 'desk@example.org',
        onFailure: (cause) => failures.push(cause),
      })
      await delivery.stop()
    }
    await round(undefined)
    await round(broken)
    expect(failures).toHaveLength(1)
    // The process that claimed it may still be sending: nobody else does for ten minutes.
    await round(working)
    expect(sent).toEqual([])
    await sql`UPDATE contact_messages SET claimed_at = now() - interval '11 minutes'`.execute(server.database.kysely)
    await round(working)
    await round(working)
    expect(sent).toMatchObject([
      {
        to: 'desk@example.org',
        replyTo: { name: 'Ana', address: draft.email },
        subject: 'Barra: Ana',
        text: expect.stringContaining(draft.message),
      },
    ])
  })

  test('a message is forgotten after a year', async () => {
    await send(request())
    await sql`UPDATE contact_messages SET received_at = now() - interval '366 days'`.execute(server.database.kysely)
    const recent = request()
    await send(recent)
    const stop = forgetContactNightly(server.database, { onFailure: (cause) => expect.unreachable(String(cause)) })
    await stop()
    expect((await kept()).map(({ id }) => id)).toEqual([recent.id])
  })

  test('pages name the address where people reach the app', async () => {
    const named = await startTestServer(kind, {
      database: server.database,
      staticRoot: root,
      appUrl: 'https://barra.example/',
    })
    const body = async (of: TestServer, url: string) =>
      (await of.app.inject({ url, headers: { host: 'localhost:3000' } })).body
    expect(await body(named, '/sitemap.xml')).toBe('https://barra.example')
    expect(await body(server, '/robots.txt')).toBe('http://localhost:3000')
    await named.close()
  })
})
