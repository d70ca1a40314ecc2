import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FileStorage, UploadOptions } from './firebase-storage.ts'

const OPTIONS: UploadOptions = { signal: new AbortController().signal, onProgress: () => undefined }
const FILE = new Blob(['picture'])

/** The requests, in order, and the answer of each step. */
let steps: unknown[]
let server: {
  idToken: () => Promise<string>
  config: () => Promise<unknown>
  connect: () => FileStorage
  upload: () => Promise<string>
  remove: () => Promise<void>
}
const CONFIG = { firebase: { storageBucket: 'bucket' } }
const SIGN_IN_AGAIN = Object.assign(new Error('no'), { code: 'storage/unauthenticated' })

beforeEach(() => {
  steps = []
  server = {
    idToken: async () => 'token',
    config: async () => CONFIG,
    connect: () => ({
      upload: (...what) => {
        steps.push(['upload', ...what])
        return server.upload()
      },
      remove: (...what) => {
        steps.push(['remove', ...what])
        return server.remove()
      },
    }),
    upload: async () => 'https://files.test/1',
    remove: async () => undefined,
  }
  vi.stubGlobal('location', { host: 'barra.test:3000' })
  vi.resetModules()
  vi.doMock('../identity/identity-session.ts', () => ({
    idToken: (isForced = false) => {
      steps.push(isForced ? 'a new token' : 'a token')
      return server.idToken()
    },
  }))
  vi.doMock('../server/public-config.ts', () => ({ publicConfig: () => server.config() }))
  vi.doMock('./firebase-storage.ts', () => ({
    connectFirebaseStorage: (...to: unknown[]) => {
      steps.push(['connect', ...to])
      return server.connect()
    },
  }))
})
afterEach(() => {
  for (const module of ['../identity/identity-session.ts', '../server/public-config.ts', './firebase-storage.ts'])
    vi.doUnmock(module)
})

const load = () => import('./file-storage.ts')
const CONNECTED = ['connect', CONFIG, 'barra.test:3000']
const UPLOAD = ['upload', 'avatars/ana/1.webp', FILE, OPTIONS]
const upload = async () => (await load()).uploadFile('avatars/ana/1.webp', FILE, OPTIONS)

test('a file is uploaded and removed as the person who is signed in, through one connection', async () => {
  expect(await upload()).toBe('https://files.test/1')
  const { removeFile } = await load()
  await removeFile('avatars/ana/1.webp')
  expect(steps).toEqual(['a token', CONNECTED, UPLOAD, 'a token', ['remove', 'avatars/ana/1.webp']])
})

test('without a token nothing is asked of the storage', async () => {
  server.idToken = () => Promise.reject(new Error('offline'))
  await expect(upload()).rejects.toThrow('offline')
  expect(steps).toEqual(['a token'])
})

test('a token that is refused is replaced once', async () => {
  server.upload = () => {
    server.upload = async () => 'https://files.test/2'
    return Promise.reject(SIGN_IN_AGAIN)
  }
  expect(await upload()).toBe('https://files.test/2')
  expect(steps).toEqual(['a token', CONNECTED, UPLOAD, 'a new token', UPLOAD])
})

test('a new token that is refused, too, is a failure', async () => {
  server.upload = () => Promise.reject(SIGN_IN_AGAIN)
  await expect(upload()).rejects.toBe(SIGN_IN_AGAIN)
  expect(steps).toEqual(['a token', CONNECTED, UPLOAD, 'a new token', UPLOAD])
})

test('any other failure is not tried again here', async () => {
  const full = Object.assign(new Error('no'), { code: 'storage/quota-exceeded' })
  server.upload = () => Promise.reject(full)
  await expect(upload()).rejects.toBe(full)
  expect(steps).toEqual(['a token', CONNECTED, UPLOAD])
})

test('a server that does not tell where files go is unreachable, and asked again the next time', async () => {
  server.config = () => Promise.reject(new TypeError('no network'))
  await expect(upload()).rejects.toMatchObject({ kind: 'unreachable', code: 'TypeError: no network' })
  server.config = async () => CONFIG
  expect(await upload()).toBe('https://files.test/1')
})

test('a connection that fails is made again the next time', async () => {
  const { connect } = server
  server.connect = () => {
    throw new Error('no bucket')
  }
  await expect(upload()).rejects.toThrow('no bucket')
  server.connect = connect
  expect(await upload()).toBe('https://files.test/1')
})

test('files can be stored where the server names a place for them', async () => {
  const { canStoreFiles } = await load()
  expect(await canStoreFiles()).toBe(true)
  server.config = async () => ({ firebase: {} })
  expect(await canStoreFiles()).toBe(false)
})
