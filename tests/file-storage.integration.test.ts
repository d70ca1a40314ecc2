import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { connectFirebaseStorage, type FileStorage } from '../src/platform/avatar/firebase-storage.ts'
import { TEST_CONFIG } from './setup/test-server.ts'

// Our storage on Firebase's real client, with a server controlled by the test.

const MINUTE_MS = 60_000
const PATH = 'avatars/ana/1-eu.webp'
const FILE = new Blob([new Uint8Array(100)], { type: 'image/webp' })
const METADATA = { bucket: 'b', name: PATH, downloadTokens: 'secret', size: '100' }

let server: FastifyInstance
let app: FirebaseApp
let storage: FileStorage
let answers: { status: number }[] = []
let asked: string[] = []

beforeAll(async () => {
  server = Fastify()
  server.addContentTypeParser(/^multipart\/related/, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  server.all('/v0/*', (request, reply) => {
    asked.push(request.method)
    const { status } = answers.shift() ?? { status: 200 }
    return reply.code(status).send(status === 200 ? METADATA : { error: { code: status } })
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  app = initializeApp({ projectId: 'demo-barra', apiKey: 'test' }, 'file-storage')
  const config = { ...TEST_CONFIG, firebase: { ...TEST_CONFIG.firebase, storageBucket: 'b' }, localObjectStore: true }
  storage = await connectFirebaseStorage(config, `127.0.0.1:${port}`, app)
})
afterAll(async () => {
  await deleteApp(app)
  await server.close()
})
beforeEach(() => {
  answers = []
  asked = []
})

const upload = (signal = new AbortController().signal, onProgress = (_fraction: number) => {}) =>
  storage.upload(PATH, FILE, { signal, onProgress })

// proves 4.42, 7.38
test('an upload tells how far it is and gives the address to read from', async () => {
  const fractions: number[] = []
  const url = await upload(undefined, (fraction) => fractions.push(fraction))
  expect(url).toContain(`/v0/b/b/o/${encodeURIComponent(PATH)}?alt=media&token=secret`)
  expect(fractions.at(0)).toBe(0)
  expect(asked).toEqual(['POST', 'GET'])
})

test.each([
  // proves 8.84
  [401, 'sign-in-again'],
  // proves 8.86
  [402, 'no-room'],
  // proves 8.87
  [403, 'not-allowed'],
  [413, 'too-large'],
  [400, 'failed'],
] as const)('%i is reported as %s, immediately', async (status, kind) => {
  answers = [{ status }]
  await expect(upload()).rejects.toMatchObject({ name: 'FileStorageError', kind })
  expect(asked).toEqual(['POST'])
})

// proves 9.62
test.each([
  ['an operation', 2 * MINUTE_MS, () => storage.remove(PATH)],
  ['an upload', 10 * MINUTE_MS, () => upload()],
] as const)('%s that always gets 503 is retried for %i ms, and no longer', async (_name, limitMs, act) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  answers = Array.from({ length: 1_000 }, () => ({ status: 503 }))
  let outcome: unknown = 'retrying'
  act().catch((cause: unknown) => {
    outcome = cause
  })
  await passTime(limitMs - 1_000)
  expect(outcome).toBe('retrying')
  // The limit makes the last try at once, and ends with its answer.
  await passTime(10_000)
  expect(outcome).toMatchObject({ kind: 'unreachable', code: 'storage/retry-limit-exceeded' })
  expect(asked.length).toBeGreaterThan(2)
})

/** Lets timers run second by second, and the server answer in between. */
async function passTime(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1_000) {
    await vi.advanceTimersByTimeAsync(1_000)
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate)
  }
}

// proves 8.88
test('a file that is gone before its URL is requested is reported', async () => {
  answers = [{ status: 200 }, { status: 404 }]
  await expect(upload()).rejects.toMatchObject({ kind: 'gone', code: 'storage/object-not-found' })
})

// proves 8.89
test.each([503, 500, 408, 429])('after %i it is tried again', async (status) => {
  answers = [{ status }]
  await upload()
  expect(asked).toEqual(['POST', 'POST', 'GET'])
})

// proves 7.39
test('a missing file counts as removed; a refusal does not', async () => {
  answers = [{ status: 404 }]
  await storage.remove(PATH)
  answers = [{ status: 403 }]
  await expect(storage.remove(PATH)).rejects.toMatchObject({ kind: 'not-allowed' })
})

test('a cancelled upload ends, also between two tries', async () => {
  const stop = new AbortController()
  answers = Array.from({ length: 5 }, () => ({ status: 503 }))
  const uploading = upload(stop.signal)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  stop.abort()
  await expect(uploading).rejects.toMatchObject({ kind: 'cancelled' })
  await expect(upload(stop.signal)).rejects.toMatchObject({ kind: 'cancelled' })
})

test('a cancelled upload ends, also where the file is there and its address is asked for again and again', async () => {
  const stop = new AbortController()
  answers = [{ status: 200 }, ...Array.from({ length: 5 }, () => ({ status: 503 }))]
  const uploading = upload(stop.signal)
  await expect.poll(() => asked).toContain('GET')
  stop.abort()
  await expect(uploading).rejects.toMatchObject({ kind: 'cancelled' })
})

// proves 4.42, 8.91
test('without a bucket nothing is requested', async () => {
  await expect(connectFirebaseStorage(TEST_CONFIG, 'localhost', app)).rejects.toMatchObject({ kind: 'not-set-up' })
  await expect(
    storage.upload('', FILE, { signal: new AbortController().signal, onProgress: () => {} }),
  ).rejects.toMatchObject({ kind: 'failed', code: 'storage/invalid-root-operation' })
})
