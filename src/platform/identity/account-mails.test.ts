import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { deleteApp, getApps } from 'firebase/app'
// It captures `fetch` on import, which has to be the real one.
import 'firebase/auth'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '../../../tooling/listen.ts'

// The provider's own library, with a provider that knows nobody here.

/** The provider's refusal to send a mail; null: it sends one. */
let refusal: string | null
let asked: unknown[]
let mails: typeof import('./account-mails.ts')

const provider = createServer(async (request, response) => {
  const { requestType, email } = JSON.parse(await text(request)) as Record<string, unknown>
  asked.push({ requestType, email })
  response.writeHead(refusal === null ? 200 : 400, { 'content-type': 'application/json' })
  response.end(JSON.stringify(refusal === null ? { email } : { error: { code: 400, message: refusal } }))
})

let authEmulatorUrl: string

beforeAll(async () => {
  authEmulatorUrl = `http://127.0.0.1:${await listen(provider)}`
})
afterAll(() => new Promise((resolve) => provider.close(resolve)))
beforeEach(async () => {
  asked = []
  const config = { version: '1', firebase: { apiKey: 'key', authDomain: 'a.test', projectId: 'a' }, authEmulatorUrl }
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' }, querySelector: () => null })
  vi.stubGlobal('location', { origin: 'https://a.test' })
  vi.stubGlobal('fetch', async () => Response.json(config))
  vi.resetModules()
  mails = await import('./account-mails.ts')
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all(getApps().map(deleteApp))
})

test.each([
  ['sends it', null],
  ['knows no such account', 'EMAIL_NOT_FOUND'],
  ['has disabled the account', 'USER_DISABLED'],
])(
  'somebody who is not signed in is mailed a link that confirms, and learns nothing where the provider %s',
  async (_case, said) => {
    refusal = said
    await expect(mails.sendConfirmation('ana@example.org')).resolves.toBe('password')
    expect(asked).toEqual([{ requestType: 'PASSWORD_RESET', email: 'ana@example.org' }])
  },
)

test('a failed mail is reported', async () => {
  refusal = 'OPERATION_NOT_ALLOWED'
  await expect(mails.sendConfirmation('ana@example.org')).rejects.toMatchObject({ kind: 'misconfigured' })
})
