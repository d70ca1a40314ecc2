import { afterEach, expect, test, vi } from 'vitest'
import { deviceTimeZone } from '#contract/device-headers.ts'
import { sendContact } from './send-contact.ts'

afterEach(() => vi.unstubAllGlobals())

// proves 7.2
test("a contact message includes the device's time zone and language", async () => {
  const asked: Request[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'es-ES' }, querySelector: () => null })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(new Request(new URL(address, 'https://barra.test'), init))
    return Response.json({ data: {} })
  })
  const message = { id: 'one', name: 'Ana', email: 'ana@barra.test', message: 'Hello', locale: 'es-ES', website: '' }
  expect(await sendContact(message as Parameters<typeof sendContact>[0])).toEqual({ kind: 'sent' })
  expect([asked[0]?.headers.get('x-user-timezone'), asked[0]?.headers.get('x-user-locale')]).toEqual([
    deviceTimeZone(),
    'es-ES',
  ])
})

const MESSAGE = { id: 'one', name: 'Ana', email: 'ana@barra.test', message: 'Hello', locale: 'en-US', website: '' }

/** The outcome of a message with this answer, and the request. */
async function send(answer: () => Response) {
  const asked: Request[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' }, querySelector: () => null })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(new Request(new URL(address, 'https://barra.test'), init))
    return answer()
  })
  return { outcome: await sendContact(MESSAGE as Parameters<typeof sendContact>[0]), request: asked[0] }
}

const problem = { path: 'email', message: 'invalid' }
const refusal = (issues: unknown, status = 400) => Response.json({ error: { issues } }, { status })

test.each<[string, () => Response, unknown]>([
  ['is ours', () => Response.json({ data: {} }), { kind: 'sent' }],
  ['is a login page of a network', () => new Response('<html>Welcome to the gym</html>'), { kind: 'offline' }],
  ['has no data', () => Response.json({}), { kind: 'offline' }],
  ['is no record', () => Response.json('fine'), { kind: 'offline' }],
  ['says that there were too many', () => refusal([problem], 429), { kind: 'busy' }],
  ['names what is wrong', () => refusal([problem, 'x']), { kind: 'refused', problems: ['email.invalid'] }],
  ['refuses without a reason', () => refusal([]), { kind: 'failed' }],
  ['refuses with something else', () => refusal('x'), { kind: 'failed' }],
  ['refuses in words of another', () => Response.json({ error: 'no' }, { status: 400 }), { kind: 'failed' }],
  ['refuses with nonsense', () => Response.json('no', { status: 400 }), { kind: 'failed' }],
  ['is a failure that names something', () => refusal([problem], 500), { kind: 'failed' }],
])('an answer that %s', async (_what, answer, expected) => {
  expect((await send(answer)).outcome).toEqual(expected)
})

test('without an answer the person is offline', async () => {
  const { outcome } = await send(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(outcome).toEqual({ kind: 'offline' })
})

test('a message is posted as it is, and never from a cache', async () => {
  const { request } = await send(() => Response.json({ data: {} }))
  expect([request?.method, request?.url, request?.cache]).toEqual([
    'POST',
    'https://barra.test/api/contact',
    'no-store',
  ])
  expect(request?.headers.get('content-type')).toBe('application/json')
  expect(await request?.json()).toEqual(MESSAGE)
})
