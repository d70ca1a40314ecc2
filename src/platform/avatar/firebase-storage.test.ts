import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { PublicConfig } from '#contract/public-config.ts'

// Firebase's client is replaced at its border: what it was asked for, and how its answers are told.

const CONFIG: PublicConfig = {
  version: '1',
  apiBase: '/api',
  firebase: { apiKey: 'key', authDomain: 'barra.test', projectId: 'barra', storageBucket: 'bucket' },
  authEmulatorUrl: null,
}
const APP = { name: 'app' }
const FILE = new Blob(['picture'], { type: 'image/webp' })
const PATH = 'avatars/ana/1-eu.webp'
const failure = (code: string) => Object.assign(new Error(code), { code: `storage/${code}` })

type Snapshot = { bytesTransferred: number; totalBytes: number }

function aClient() {
  const calls: unknown[] = []
  const storage = {}
  const task = Promise.withResolvers<void>()
  task.promise.catch(() => undefined)
  const answers = {
    url: async () => 'https://files.test/1',
    remove: async (): Promise<void> => undefined,
  }
  const followers = new Set<(snapshot: Snapshot) => void>()
  const client = {
    getStorage: (...of: unknown[]) => {
      calls.push(['getStorage', ...of])
      return storage
    },
    connectStorageEmulator: (_storage: unknown, ...where: unknown[]) => calls.push(['emulator', ...where]),
    ref: (_storage: unknown, path: string) => ({ path }),
    uploadBytesResumable: (...what: unknown[]) => {
      calls.push(['upload', ...what])
      return Object.assign(task.promise, {
        on: (event: string, follow: (snapshot: Snapshot) => void) => {
          calls.push(event)
          followers.add(follow)
          return () => followers.delete(follow)
        },
        cancel: () => {
          calls.push('cancel')
          task.reject(failure('canceled'))
        },
      })
    },
    getDownloadURL: (target: unknown) => {
      calls.push(['url', target])
      return answers.url()
    },
    deleteObject: (target: unknown) => {
      calls.push(['delete', target])
      return answers.remove()
    },
  }
  return { client, storage, calls, task, answers, followers }
}

let fake: ReturnType<typeof aClient>
const proven: unknown[] = []

beforeEach(() => {
  fake = aClient()
  proven.length = 0
  vi.resetModules()
  vi.doMock('firebase/app', () => ({ getApp: () => APP }))
  vi.doMock('firebase/storage', () => fake.client)
  vi.doMock('./app-check.ts', () => ({ proveApp: (...what: unknown[]) => proven.push(what) }))
})
afterEach(() => {
  for (const module of ['firebase/app', 'firebase/storage', './app-check.ts']) vi.doUnmock(module)
})

async function connect(config: Partial<PublicConfig> = {}, host = 'barra.test') {
  const { connectFirebaseStorage } = await import('./firebase-storage.ts')
  return connectFirebaseStorage({ ...CONFIG, ...config }, host)
}

async function upload(signal = new AbortController().signal) {
  const shares: number[] = []
  const files = await connect()
  fake.calls.length = 0
  const uploaded = files.upload(PATH, FILE, { signal, onProgress: (share) => shares.push(share) })
  return { uploaded, shares, outcome: uploaded.catch((cause: unknown) => cause) }
}

test("files go to the bucket of this deployment, with limits to the client's retries", async () => {
  await connect()
  expect(fake.calls).toEqual([['getStorage', APP, 'gs://bucket']])
  expect(fake.storage).toEqual({ maxOperationRetryTime: 120_000, maxUploadRetryTime: 600_000 })
  expect(proven).toEqual([])
})

test('a deployment without a bucket stores no files', async () => {
  const firebase = { apiKey: 'key', authDomain: 'barra.test', projectId: 'barra' }
  const failed = await connect({ firebase }).catch((cause: unknown) => cause)
  expect(failed).toMatchObject({ kind: 'not-set-up', code: 'storage/no-default-bucket' })
  expect(fake.calls).toEqual([])
})

test('where the provider asks for it, the app proves what it is', async () => {
  await connect({ appCheckSiteKey: 'site' })
  expect(proven).toEqual([[APP, 'site']])
})

test.each([
  ['localhost:3000', ['localhost', 3000]],
  ['barra.test', ['barra.test', 80]],
])('a server at %s that stores the files itself is asked there', async (host, where) => {
  await connect({ localObjectStore: true }, host)
  expect(fake.calls.slice(1)).toEqual([['emulator', ...where]])
})

test('an upload tells its type and that it never changes, and ends with the address', async () => {
  const { uploaded, shares } = await upload()
  for (const follow of fake.followers) {
    follow({ bytesTransferred: 0, totalBytes: 0 })
    follow({ bytesTransferred: 1, totalBytes: 4 })
    follow({ bytesTransferred: 4, totalBytes: 4 })
  }
  fake.task.resolve()
  expect(await uploaded).toBe('https://files.test/1')
  expect(shares).toEqual([0.25, 1])
  const meta = { contentType: 'image/webp', cacheControl: 'private, max-age=31536000, immutable' }
  expect(fake.calls).toEqual([['upload', { path: PATH }, FILE, meta], 'state_changed', ['url', { path: PATH }]])
  expect(fake.followers.size).toBe(0)
})

test('an upload that was stopped before it began does not begin', async () => {
  const { outcome } = await upload(AbortSignal.abort())
  expect(await outcome).toMatchObject({ kind: 'cancelled' })
  expect(fake.calls).toEqual([])
})

test('stopping an upload stops the client', async () => {
  const stop = new AbortController()
  const { outcome } = await upload(stop.signal)
  stop.abort()
  expect(await outcome).toMatchObject({ kind: 'cancelled', code: 'storage/canceled' })
  expect(fake.calls.slice(2)).toEqual(['cancel'])
  expect(fake.followers.size).toBe(0)
})

test('stopping while the address is asked for does not wait for the answer', async () => {
  const stop = new AbortController()
  const { outcome } = await upload(stop.signal)
  fake.answers.url = () => new Promise(() => undefined)
  fake.task.resolve()
  await vi.waitFor(() => expect(fake.calls).toContainEqual(['url', { path: PATH }]))
  stop.abort()
  expect(await outcome).toMatchObject({ name: 'FileStorageError', kind: 'cancelled', code: '' })
})

test('stopping in the moment in which the upload ends stops it, too', async () => {
  const stop = new AbortController()
  const { outcome } = await upload(stop.signal)
  fake.answers.url = () => {
    stop.abort()
    return new Promise(() => undefined)
  }
  fake.task.resolve()
  expect(await outcome).toMatchObject({ kind: 'cancelled' })
})

test('a finished upload is not cancelled by a later stop', async () => {
  const stop = new AbortController()
  const { uploaded } = await upload(stop.signal)
  fake.task.resolve()
  await uploaded
  stop.abort()
  expect(fake.calls).not.toContain('cancel')
})

test('a request that hangs is given up after ten minutes, to be tried again later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { outcome } = await upload()
  await vi.advanceTimersByTimeAsync(599_999)
  expect(fake.calls).not.toContain('cancel')
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toMatchObject({ kind: 'unreachable', code: 'storage/retry-limit-exceeded' })
  expect(vi.getTimerCount()).toBe(0)
})

test('an upload that ends leaves no timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { outcome } = await upload()
  fake.task.reject(failure('unauthorized'))
  expect(await outcome).toMatchObject({ kind: 'not-allowed', code: 'storage/unauthorized' })
  expect(vi.getTimerCount()).toBe(0)
})

test('a file is removed at its path, and one that is missing is removed already', async () => {
  const files = await connect()
  fake.calls.length = 0
  await files.remove(PATH)
  expect(fake.calls).toEqual([['delete', { path: PATH }]])
  fake.answers.remove = () => Promise.reject(failure('object-not-found'))
  await files.remove(PATH)
  fake.answers.remove = () => Promise.reject(failure('quota-exceeded'))
  const failed = await files.remove(PATH).catch((cause: unknown) => cause)
  expect(failed).toMatchObject({ kind: 'no-room', code: 'storage/quota-exceeded' })
})
