import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { deleteApp, type FirebaseApp, FirebaseError, initializeApp } from 'firebase/app'
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  ref,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_OBJECT_BYTES } from '#domain/profile/avatar-file.ts'
import { pathOfDownloadUrl } from '#domain/profile/avatar-path.ts'
import { type ObjectFiles, openObjectFiles } from '../server/local/object-store/object-files.ts'
import { objectStore } from '../server/local/object-store/object-store.ts'
import { registerRateLimits } from '../server/plugins/rate-limits.ts'
import { secureHeaders } from '../server/plugins/security.ts'
import { TEST_CONFIG } from './setup/test-server.ts'
import { createTestTokens, type TestTokens } from './setup/test-tokens.ts'

// The store as Firebase's own client meets it: over a real socket, with tokens that are really checked.

const BUCKET = 'demo-barra.local'
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const WEBP = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), Buffer.alloc(64, 7)])

let folder: string
let files: ObjectFiles
let app: FastifyInstance
let tokens: TestTokens
const clients: FirebaseApp[] = []
let people = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'barra-objects-'))
  files = openObjectFiles(folder, BUCKET)
  tokens = await createTestTokens()
  app = Fastify()
  await secureHeaders(app, { config: TEST_CONFIG, allowHotReload: false })
  await registerRateLimits(app)
  await app.register(objectStore, {
    prefix: '/v0',
    bucket: BUCKET,
    files,
    tokenVerifier: tokens.verifier,
    rateLimits: { perAddress: 100_000, perPerson: 100_000 },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await Promise.all(clients.map(deleteApp))
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const somebody = () => `person${++people}`

/** Firebase's client with a person's token. */
function storageWith(token: string | null): FirebaseStorage {
  const client = initializeApp({ projectId: 'demo-barra', apiKey: 'test' }, `client-${clients.length}`)
  clients.push(client)
  const storage = getStorage(client, `gs://${BUCKET}`)
  const { port } = app.server.address() as AddressInfo
  connectStorageEmulator(storage, '127.0.0.1', port, token === null ? {} : { mockUserToken: token })
  return storage
}

const storageOf = async (uid: string) => storageWith(await tokens.tokenFor(uid))

async function codeOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'fine',
    (error: unknown) => (error instanceof FirebaseError ? error.code : String(error)),
  )
}

/** A request without Firebase's client, which would validate it. */
const raw = (path: string, token: string | null, init: RequestInit = {}) => {
  const { port } = app.server.address() as AddressInfo
  const headers = { ...(init.headers as object), ...(token && { authorization: `Firebase ${token}` }) }
  return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers })
}

const BOUNDARY = 'b0undary'
const uploadTo = (name: string, token: string | null, bytes: Uint8Array = PNG) =>
  raw(`/v0/b/${BUCKET}/o?name=${encodeURIComponent(name)}`, token, {
    method: 'POST',
    headers: { 'content-type': `multipart/related; boundary=${BOUNDARY}` },
    body: Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Type: application/json\r\n\r\n{"name":"ignored"}\r\n`),
      Buffer.from(`--${BOUNDARY}\r\nContent-Type: text/html\r\n\r\n`),
      bytes,
      Buffer.from(`\r\n--${BOUNDARY}--`),
    ]),
  })

// proves 3.22, 7.38, 7.39
test('a picture is uploaded, described, read by its address and deleted', async () => {
  const uid = somebody()
  const storage = await storageOf(uid)
  const picture = ref(storage, `avatars/${uid}/1700000000000-eu.png`)
  const about = { contentType: 'text/html', cacheControl: 'private, max-age=60', customMetadata: { crop: 'square' } }

  const { metadata } = await uploadBytes(picture, PNG, about)
  expect(metadata).toMatchObject({
    bucket: BUCKET,
    fullPath: picture.fullPath,
    name: '1700000000000-eu.png',
    size: PNG.length,
    // The detected type, not the claimed one.
    contentType: 'image/png',
    cacheControl: 'private, max-age=60',
    contentDisposition: 'inline',
    contentEncoding: 'identity',
    customMetadata: { crop: 'square' },
  })
  expect(metadata.generation).toMatch(/^\d+$/)
  expect(Date.parse(metadata.timeCreated)).toBeLessThanOrEqual(Date.now())
  expect(metadata.updated).toBe(metadata.timeCreated)
  expect(metadata.md5Hash).toMatch(/^[\w+/]{22}==$/)
  expect(await getMetadata(picture)).toEqual(metadata)

  const url = await getDownloadURL(picture)
  expect(pathOfDownloadUrl(url)).toBe(picture.fullPath)
  const response = await fetch(url)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=60',
  })
  expect(Buffer.from(await getBytes(picture))).toEqual(PNG)

  await deleteObject(picture)
  expect(await codeOf(getMetadata(picture))).toBe('storage/object-not-found')
  expect(await codeOf(deleteObject(picture))).toBe('storage/object-not-found')
  expect((await fetch(url)).status).toBe(403)
  expect(files.countOf(uid)).toBe(0)
})

test('a replacement at the same path has a new URL, and the old file is removed', async () => {
  const uid = somebody()
  const picture = ref(await storageOf(uid), `avatars/${uid}/1-a.png`)
  const before = await uploadBytes(picture, PNG)
  const firstUrl = await getDownloadURL(picture)
  const after = await uploadBytes(picture, WEBP)
  expect(after.metadata).toMatchObject({ contentType: 'image/webp', size: WEBP.length })
  expect(Number(after.metadata.generation)).toBeGreaterThan(Number(before.metadata.generation))
  expect((await fetch(firstUrl)).status).toBe(403)
  const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(kept.filter((name) => name.endsWith('.new'))).toEqual([])
  expect(files.countOf(uid)).toBe(1)
  files.removeAllOf(uid)
  expect(await codeOf(getMetadata(picture))).toBe('storage/object-not-found')
})

describe('permissions', () => {
  const ACTS = {
    write: (storage: FirebaseStorage, path: string) => uploadBytes(ref(storage, path), PNG),
    describe: (storage: FirebaseStorage, path: string) => getMetadata(ref(storage, path)),
    read: (storage: FirebaseStorage, path: string) => getBytes(ref(storage, path)),
    delete: (storage: FirebaseStorage, path: string) => deleteObject(ref(storage, path)),
  }
  const owner = 'owner'
  const PEOPLE = {
    owner: () => tokens.tokenFor(owner),
    'another person': () => tokens.tokenFor('another'),
    'a person whose name begins like it': () => tokens.tokenFor('own'),
    nobody: async () => null,
    'the owner with an expired token': () => tokens.tokenFor(owner, -60),
    'a forged token': async () => (await createTestTokens()).tokenFor(owner),
    'no token at all': async () => 'not-a-token',
  }
  const EXPECTED: Readonly<Record<keyof typeof PEOPLE, string>> = {
    owner: 'fine',
    // proves 8.87
    'another person': 'storage/unauthorized',
    'a person whose name begins like it': 'storage/unauthorized',
    // proves 8.84
    nobody: 'storage/unauthenticated',
    'the owner with an expired token': 'storage/unauthenticated',
    'a forged token': 'storage/unauthenticated',
    'no token at all': 'storage/unauthenticated',
  }
  const rows = Object.keys(PEOPLE).flatMap((who) => Object.keys(ACTS).map((act) => [who, act] as const))

  // proves 7.41
  test.each(rows)('%s: %s', async (who, act) => {
    const path = `avatars/${owner}/1-${act}.png`
    await uploadBytes(ref(await storageOf(owner), path), PNG)
    const storage = storageWith(await PEOPLE[who as keyof typeof PEOPLE]())
    expect(await codeOf(ACTS[act as keyof typeof ACTS](storage, path))).toBe(EXPECTED[who as keyof typeof PEOPLE])
  })

  test('a stranger does not learn whether a picture exists', async () => {
    const storage = await storageOf('stranger')
    expect(await codeOf(getMetadata(ref(storage, `avatars/${owner}/none.png`)))).toBe('storage/unauthorized')
    const wrongToken = `/v0/b/${BUCKET}/o/${encodeURIComponent(`avatars/${owner}/none.png`)}?alt=media&token=x`
    expect((await raw(wrongToken, null)).status).toBe(403)
  })

  test('the download token reads and does nothing else', async () => {
    const uid = somebody()
    const url = await getDownloadURL((await uploadBytes(ref(await storageOf(uid), `avatars/${uid}/1-a.png`), PNG)).ref)
    expect((await fetch(url)).status).toBe(200)
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(401)
    expect((await fetch(url.replace(/token=.{8}/, 'token=00000000'))).status).toBe(403)
  })
})

test.each([
  'avatars/PERSON',
  'avatars/PERSON/',
  'avatars/PERSON/..',
  'avatars/PERSON/../other/x.png',
  'avatars/PERSON/../../x.png',
  'avatars/PERSON/deeper/x.png',
  'avatars/../PERSON/x.png',
  '../avatars/PERSON/x.png',
  '/avatars/PERSON/x.png',
  'avatars/PERSON/x\0.png',
  'avatars\\PERSON\\x.png',
  'avatars/PERSON/%2e%2e%2fx.png',
  'other/PERSON/x.png',
  'PERSON/x.png',
  '',
])('nothing is written to %j', async (pattern) => {
  const uid = somebody()
  const token = await tokens.tokenFor(uid)
  const name = pattern.replace('PERSON', uid)
  const before = readdirSync(folder, { recursive: true }).length
  expect((await uploadTo(name, token)).status).toBe(403)
  expect((await raw(`/v0/b/${BUCKET}/o/${encodeURIComponent(name)}`, token, { method: 'DELETE' })).status).toBeOneOf([
    403, 404,
  ])
  expect(readdirSync(folder, { recursive: true }).length).toBe(before)
})

test.each([
  ['a script', Buffer.from('<script>alert(1)</script>'), 400],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400],
  ['a GIF', Buffer.from('GIF89a'), 400],
  ['nothing', Buffer.alloc(0), 400],
  ['the largest picture', Buffer.concat([PNG, Buffer.alloc(MAX_OBJECT_BYTES - PNG.length)]), 200],
  ['one byte more', Buffer.concat([PNG, Buffer.alloc(MAX_OBJECT_BYTES - PNG.length + 1)]), 413],
  ['far too much', Buffer.concat([PNG, Buffer.alloc(MAX_OBJECT_BYTES * 2)]), 413],
])('%s', async (_name, bytes, status) => {
  const uid = somebody()
  const response = await uploadTo(`avatars/${uid}/1-a.png`, await tokens.tokenFor(uid), bytes)
  expect(response.status).toBe(status)
  expect(files.countOf(uid)).toBe(status === 200 ? 1 : 0)
  if (status !== 200) expect(await response.json()).toEqual({ error: { code: status, message: expect.any(String) } })
})

// proves 7.40
test('bytes that look like the frame around them arrive as they are', async () => {
  const uid = somebody()
  const bytes = Buffer.concat([PNG, Buffer.from(`\r\n--${BOUNDARY}\r\n\r\n`), PNG])
  const path = `avatars/${uid}/1-a.png`
  expect((await uploadTo(path, await tokens.tokenFor(uid), bytes)).status).toBe(200)
  expect(Buffer.from(await getBytes(ref(await storageOf(uid), path)))).toEqual(bytes)
})

// proves 7.40
test.each([
  ['no boundary', 'multipart/related', 'x', 400],
  ['an unfinished body', 'multipart/related; boundary=b', '--b\r\n\r\n{}\r\n--b\r\n\r\nbytes', 400],
  ['metadata that is no JSON', 'multipart/related; boundary=b', '--b\r\n\r\n{\r\n--b\r\n\r\nbytes\r\n--b--', 400],
  ['another kind of body', 'application/json', '{}', 415],
])('%s is refused in words that Firebase’s clients read', async (_name, type, body, status) => {
  const uid = somebody()
  const address = `/v0/b/${BUCKET}/o?name=avatars/${uid}/1-a.png`
  const init = { method: 'POST', headers: { 'content-type': type }, body }
  const response = await raw(address, await tokens.tokenFor(uid), init)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: { code: status, message: expect.any(String) } })
})

// proves 8.86
test('the twenty-first picture of a person is too many; replacing one is not', async () => {
  const uid = somebody()
  const storage = await storageOf(uid)
  for (let index = 0; index < 20; index += 1) await uploadBytes(ref(storage, `avatars/${uid}/${index}-a.png`), PNG)
  expect(await codeOf(uploadBytes(ref(storage, `avatars/${uid}/20-a.png`), PNG))).toBe('storage/quota-exceeded')
  expect(await codeOf(uploadBytes(ref(storage, `avatars/${uid}/19-a.png`), WEBP))).toBe('fine')
})

test('another bucket is not here', async () => {
  expect((await raw('/v0/b/other/o/avatars%2Fa%2Fb', await tokens.tokenFor('a'))).status).toBe(404)
})

describe('rejections by Firebase’s client before sending', () => {
  // proves 8.90
  test.each([
    ['no data URL', 'image/png;base64,AAAA'],
    ['no comma', 'data:image/png;base64'],
    ['letters that base64 has not', 'data:image/png;base64,%%%'],
  ])('a malformed data URL: %s', async (_name, text) => {
    const storage = await storageOf(somebody())
    const upload = async () => uploadString(ref(storage, 'avatars/a/1-a.png'), text, 'data_url')
    expect(await codeOf(upload())).toBe('storage/invalid-format')
  })

  test('a good data URL arrives as its bytes', async () => {
    const uid = somebody()
    const picture = ref(await storageOf(uid), `avatars/${uid}/1-a.png`)
    await uploadString(picture, `data:image/png;base64,${PNG.toString('base64')}`, 'data_url')
    expect(Buffer.from(await getBytes(picture))).toEqual(PNG)
  })

  // proves 8.91
  test.each([
    ['upload', async (storage: FirebaseStorage) => uploadBytes(ref(storage), PNG)],
    ['upload with progress', async (storage: FirebaseStorage) => uploadBytesResumable(ref(storage), PNG)],
    ['upload of text', async (storage: FirebaseStorage) => uploadString(ref(storage), 'x')],
    ['description', async (storage: FirebaseStorage) => getMetadata(ref(storage))],
    ['address', async (storage: FirebaseStorage) => getDownloadURL(ref(storage))],
    ['deletion', async (storage: FirebaseStorage) => deleteObject(ref(storage))],
  ])('the root of the bucket: %s', async (_name, act) => {
    expect(await codeOf(act(await storageOf(somebody())))).toBe('storage/invalid-root-operation')
  })
})
