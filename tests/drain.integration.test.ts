import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../tooling/server.ts'
import { aSession } from './builders.ts'

const folder = mkdtempSync(join(tmpdir(), 'barra-drain-'))
let server: Server
let token: string
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  server = await startServer({ dataFolder: folder, dist: folder, env: { HOST: '127.0.0.1' } })
  token = await signUp(server)
})
afterAll(async () => {
  await server.dispose()
  rmSync(folder, { recursive: true, force: true })
})

async function signUp({ emulatorPort }: Server): Promise<string> {
  const response = await fetch(
    `http://127.0.0.1:${emulatorPort}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=test`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'anna@example.org', password: 'Passw0rd-1', returnSecureToken: true }),
    },
  )
  return ((await response.json()) as { idToken: string }).idToken
}

/** Sends the head of a push and half of its body. */
async function beginPush(port: number) {
  const body = JSON.stringify({
    collection: 'sessions',
    schemaVersion: 0,
    rows: [{ newDocumentState: { ...aSession(), _deleted: false } }],
  })
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => (answer += text))
  // A cut connection is an error first, and closed in any case.
  socket.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const half = Math.floor(body.length / 2)
  await new Promise<void>((resolve) =>
    socket.write(
      `POST /api/sync/push HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, half)}`,
      () => resolve(),
    ),
  )
  return {
    finish: async () => {
      socket.write(body.slice(half))
      await ended
      return answer
    },
  }
}

test('on SIGTERM streams end, a running request completes, new ones are refused, and the process exits with 0', async () => {
  const authorization = `Bearer ${token}`
  const push = await beginPush(server.port)
  const stream = await fetch(`${server.url}/api/sync/stream`, { headers: { authorization } })
  expect(stream.status).toBe(200)

  const exit = server.stop()
  // A clean end: the device's reader reconnects.
  expect(await stream.text()).toMatch(/^id: \S+\ndata: RESYNC\n\n/)
  await expect
    .poll(() =>
      fetch(`${server.url}/api/health`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .toBe('refused')
  const answer = await push.finish()
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toMatch(/^connection: close/im)
  expect(answer).toContain('"refused":[]')
  expect(await exit).toBe(0)
  expect(server.output()).not.toMatch(/error/i)
})

test('a request that does not end is cut after the bound, and the process ends with 0 all the same', async () => {
  await server.restart(undefined, { HOST: '127.0.0.1', DRAIN_SECONDS: '0' })
  const push = await beginPush(server.port)
  const exit = server.stop()
  expect(await exit).toBe(0)
  expect(await push.finish()).toBe('')
})

test('with a notice the process is not ready after SIGTERM, but still up and taking requests', async () => {
  await server.restart(undefined, { HOST: '127.0.0.1', DRAIN_NOTICE_SECONDS: '300' })
  const status = async (path: string) => (await fetch(`${server.url}${path}`)).status
  expect(await status('/api/ready')).toBe(200)
  const exit = server.stop()
  await expect.poll(() => status('/api/ready')).toBe(503)
  expect([await status('/api/live'), await status('/api/health')]).toEqual([200, 200])
  await server.kill()
  expect(await exit).toBeNull()
})
