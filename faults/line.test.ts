import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Dice } from '../server/local/demo/dice.ts'
import { type Line, openLine } from './line.ts'
import type { LineState } from './line-state.ts'

/** Every chance comes true. */
const SURE: Dice = {
  next: () => 0,
  between: (low) => low,
  chance: () => true,
  normal: () => 0,
  pick: ([first]) => first,
  bytes: (count) => new Uint8Array(count),
}
const ANSWER = 'x'.repeat(1_000)

/** The completely received requests. */
let heard: { readonly method: string; readonly body: string }[] = []
let port = 0
let line: Line

const server = createServer((incoming, outgoing) => {
  void bodyOf(incoming).then((body) => {
    if (body === null) return
    heard.push({ method: incoming.method ?? '', body })
    outgoing.setHeader('content-security-policy', `connect-src http://localhost:${port}`)
    outgoing.end(incoming.url === '/config.json' ? `{"authEmulatorUrl":"http://localhost:${port}"}` : ANSWER)
  })
})

/** Null where it broke off. */
async function bodyOf(incoming: IncomingMessage): Promise<string | null> {
  let body = ''
  try {
    for await (const chunk of incoming) body += String(chunk)
    return body
  } catch {
    return null
  }
}

beforeEach(async () => {
  heard = []
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  port = (server.address() as AddressInfo).port
  line = await openLine({ port, emulatorPort: port }, SURE)
})

afterEach(async () => {
  await line.dispose()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const post = async (path = '/push') => {
  const response = await fetch(line.url + path, { method: 'POST', body: 'twelve bytes' })
  return { status: response.status, text: await response.text() }
}
const under = (state: LineState) => {
  line.change(state, 'stays')
  return post()
}

test('a line without faults carries a request and its response', async () => {
  expect(await post()).toEqual({ status: 200, text: ANSWER })
  expect(heard).toEqual([{ method: 'POST', body: 'twelve bytes' }])
  expect([...line.met]).toEqual([])
})

test('the page reaches the identity provider through the same line', async () => {
  const response = await fetch(`${line.url}/config.json`)
  const { authEmulatorUrl } = (await response.json()) as { authEmulatorUrl: string }
  expect(authEmulatorUrl).not.toBe(`http://localhost:${port}`)
  expect(response.headers.get('content-security-policy')).toBe(`connect-src ${authEmulatorUrl}`)
  expect(await (await fetch(authEmulatorUrl)).text()).toBe(ANSWER)
})

test.for(['refuse', 'cut-before'] as const)('%s: the server never receives it', async (kind) => {
  await expect(under({ kind })).rejects.toThrow('fetch failed')
  expect(heard).toEqual([])
  expect([...line.met.keys()]).toEqual([kind])
})

test('cut-request: the server never receives it completely', async () => {
  await expect(under({ kind: 'cut-request' })).rejects.toThrow('fetch failed')
  expect(heard).toEqual([])
})

test('cut-after: the server has processed it, without a response', async () => {
  await expect(under({ kind: 'cut-after' })).rejects.toThrow('fetch failed')
  expect(heard).toHaveLength(1)
})

test('cut-in-answer: the response is truncated', async () => {
  await expect(under({ kind: 'cut-in-answer' })).rejects.toThrow('terminated')
  expect(heard).toHaveLength(1)
})

test('double: the server receives it twice, the device one response', async () => {
  expect(await under({ kind: 'double' })).toEqual({ status: 200, text: ANSWER })
  expect(heard).toHaveLength(2)
})

test('a portal and a proxy respond instead of the server', async () => {
  expect(await under({ kind: 'portal' })).toMatchObject({ status: 200, text: expect.stringContaining('Gym WiFi') })
  expect(await under({ kind: 'unavailable' })).toMatchObject({ status: 503 })
  expect(heard).toEqual([])
})

test('slow: everything arrives in the end', async () => {
  const state = { kind: 'slow', upPerSecond: 10_000, downPerSecond: 10_000 } as const
  expect(await under(state)).toEqual({ status: 200, text: ANSWER })
})

test('hang: no response until the client aborts', async () => {
  line.change({ kind: 'hang' }, 'stays')
  const asked = new AbortController()
  const answer = fetch(line.url, { signal: asked.signal })
  const given = await Promise.race([answer, untilMet('hang').then(() => 'nothing')])
  expect(given).toBe('nothing')
  asked.abort()
  await expect(answer).rejects.toThrow()
  expect(heard).toEqual([])
})

async function untilMet(kind: 'hang'): Promise<void> {
  await expect.poll(() => line.met.get(kind)).toBe(1)
}
