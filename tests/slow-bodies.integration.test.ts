import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { ArrivalBounds } from '../server/plugins/slow-bodies.ts'
import { aSession } from './builders.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

/** Bounds that are never reached, unless a test lowers them. */
const PATIENT: ArrivalBounds = {
  headersMs: 3_000_000,
  bodyMs: 3_000_000,
  silenceMs: 3_000_000,
  leastBytesPerSecond: 0.001,
  lingerMs: 3_000_000,
  checkMs: 10,
}
const SOON_MS = 60

let server: TestServer
afterEach(() => server.close())

async function start(bounds: Partial<ArrivalBounds>): Promise<number> {
  server = await startTestServer('pglite', { arrival: { ...PATIENT, ...bounds } })
  return Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
}

/** A raw line on which pieces are sent one after the other, one every few milliseconds. */
function dial(port: number) {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('utf8').on('data', (text) => (heard += text))
  // Sending to a closed connection is an error, and the test waits for it to close.
  socket.on('error', () => undefined)
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)))
  return {
    closed,
    say: (text: string) => socket.write(text),
    trickle: (pieces: Iterator<string>) => {
      const timer = setInterval(() => {
        const { value, done } = pieces.next()
        if (done || socket.destroyed) clearInterval(timer)
        else socket.write(value)
      }, 5)
      void closed.then(() => clearInterval(timer))
    },
  }
}

function* forever(): Generator<string> {
  for (;;) yield ' '
}

const aPush = () =>
  JSON.stringify({
    collection: 'sessions',
    schemaVersion: 0,
    rows: [{ newDocumentState: { ...aSession(), _deleted: false } }],
  })

const headOf = (path: string, bytes: number, token = 'none', connection = 'close') =>
  `POST ${path} HTTP/1.1\r\nHost: barra.test\r\nConnection: ${connection}\r\nAuthorization: Bearer ${token}\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`

test('a push of one set succeeds at any speed, as long as data arrives', async () => {
  const port = await start({ bodyMs: SOON_MS })
  const line = dial(port)
  const body = aPush()
  line.say(headOf('/api/sync/push', Buffer.byteLength(body), await server.tokenFor('anna')))
  line.trickle((body.match(/.{1,40}/gs) ?? [])[Symbol.iterator]())
  expect(await line.closed).toMatch(/^HTTP\/1\.1 200 .*"refused":\[\]/s)
})

test('a push that stalls is ended with an error', async () => {
  const line = dial(await start({ silenceMs: SOON_MS }))
  line.say(headOf('/api/sync/push', 500, await server.tokenFor('anna')))
  line.say('{"collection"')
  expect(await line.closed).toMatch(/^HTTP\/1\.1 408 Request Timeout.*BAD_REQUEST/s)
})

test('a push that stays below the least speed is ended, though it is never silent', async () => {
  const line = dial(await start({ bodyMs: SOON_MS, leastBytesPerSecond: 1_000_000 }))
  line.say(headOf('/api/sync/push', 100_000, await server.tokenFor('anna')))
  line.trickle(forever())
  expect(await line.closed).toMatch(/^HTTP\/1\.1 408 /)
})

test('every other body has a time for the whole, however fast it trickles', async () => {
  const line = dial(await start({ bodyMs: SOON_MS }))
  line.say(headOf('/api/contact', 100_000))
  line.trickle(forever())
  expect(await line.closed).toMatch(/^HTTP\/1\.1 408 /)
})

test('an unneeded body keeps its connection only briefly', async () => {
  const line = dial(await start({ lingerMs: SOON_MS }))
  line.say(headOf('/api/sync/push', 100_000, 'forged', 'keep-alive'))
  line.trickle(forever())
  expect(await line.closed).toMatch(/^HTTP\/1\.1 401 /)
})

test('headers that trickle, and a connection on which nothing is ever said, are ended', async () => {
  const port = await start({ headersMs: SOON_MS })
  const [slow, silent] = [dial(port), dial(port)]
  slow.say('GET /api/health HTTP/1.1\r\nX-Slow: ')
  slow.trickle(forever())
  expect(await slow.closed).toMatch(/^HTTP\/1\.1 408 /)
  await silent.closed
})
