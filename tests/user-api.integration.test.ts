import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer } from '#contract/answer.ts'
import { type SyncUserRequest, type User, userPayload, userPreferencesPayload } from '#contract/user.ts'
import { DATABASES } from './setup/test-database.ts'
import { startTestServer, TEST_CONFIG, type TestServer } from './setup/test-server.ts'
import type { TestClaims } from './setup/test-tokens.ts'

/** This server stores pictures itself, at the host of injected requests. */
const config = {
  ...TEST_CONFIG,
  firebase: { ...TEST_CONFIG.firebase, storageBucket: 'demo-barra.local' },
  localObjectStore: true,
}
const fileOf = (uid: string) => `http://localhost:80/v0/b/demo-barra.local/o/avatars%2F${uid}%2F1-me.jpg?alt=media`

describe.each(DATABASES)('a person on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { config })
  })
  afterAll(() => server.close())

  type Call = Pick<InjectOptions, 'method' | 'payload' | 'headers'> & { readonly claims?: TestClaims }
  const call = async (uid: string, url: string, { claims, headers, ...request }: Call = {}) => {
    const authorization = `Bearer ${await server.tokenFor(uid, 3_600, claims)}`
    return server.app.inject({ url: `/api${url}`, ...request, headers: { authorization, ...headers } })
  }
  const userOf = async (response: ReturnType<typeof call>): Promise<User> =>
    answer(userPayload).parse((await response).json()).data.user
  const profile = (uid: string, more?: Call) => userOf(call(uid, '/user/profile', more))
  const put = (uid: string, payload: object, more?: Call) =>
    userOf(call(uid, '/user/profile', { method: 'PUT', payload, ...more }))
  const preferences = async (uid: string, payload?: object) => {
    const response = await call(uid, '/user/preferences', payload && { method: 'PUT', payload })
    return answer(userPreferencesPayload).parse(response.json()).data.preferences
  }
  const told = (uid: string, more: Partial<SyncUserRequest> = {}): SyncUserRequest => ({
    firebaseUid: uid,
    email: 'told@example.org',
    name: '',
    photoURL: null,
    timezone: null,
    ...more,
  })
  const sync = (uid: string, payload: object, more?: Call) =>
    call(uid, '/auth/sync-user', { method: 'POST', payload, ...more })

  let people = 0
  const somebody = () => `lifter-${people++}`

  // proves 3.1, 7.4, 7.5
  test('is written down at first sight with what the token says', async () => {
    const uid = somebody()
    const claims = { email: 'ana@example.org', name: 'Ana', picture: 'https://pictures.example/ana' }
    const user = await profile(uid, { claims })
    expect(user).toMatchObject({
      id: uid,
      firebaseUid: uid,
      email: 'ana@example.org',
      name: 'Ana',
      profileImageUrl: 'https://pictures.example/ana',
      dateOfBirth: null,
      goals: [],
      limitations: '',
      timezone: null,
      userType: 'lifter',
      isActive: true,
      lastLogin: null,
      preferences: { language: null, timezone: null },
    })
    expect(await profile(uid, { claims })).toEqual(user)
  })

  test('is written down once, however many devices look at the same time', async () => {
    const uid = somebody()
    const users = await Promise.all(Array.from({ length: 8 }, () => profile(uid)))
    expect(new Set(users.map((user) => user.createdAt)).size).toBe(1)
  })

  // proves 3.1, 7.6
  test('changes what they name and nothing else', async () => {
    const uid = somebody()
    const whole = {
      name: 'Ana',
      dateOfBirth: '1990-04-27',
      gender: 'female',
      weightKg: 62.5,
      heightCm: 168,
      experienceLevel: 'intermediate',
      goals: ['strength', 'muscle'],
      limitations: 'left shoulder',
      timezone: 'America/Sao_Paulo',
      profileImageUrl: fileOf(uid),
    }
    const before = await put(uid, whole)
    expect(before).toMatchObject({ ...whole, preferences: { timezone: 'America/Sao_Paulo' } })
    const after = await put(uid, { weightKg: null, goals: [] })
    expect(after).toEqual({ ...before, weightKg: null, goals: [], updatedAt: after.updatedAt })
    expect(Date.parse(after.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before.updatedAt))
    expect(await profile(uid)).toEqual(after)
    expect(await put(uid, {})).toMatchObject({ name: 'Ana', heightCm: 168 })
  })

  test('names a goal once', async () => {
    expect((await put(somebody(), { goals: ['health', 'health'] })).goals).toEqual(['health'])
  })

  // proves 5.10
  test.each([
    ['an e-mail', { email: 'evil@example.org' }],
    ['another id', { id: 'ben' }],
    ['another uid', { firebaseUid: 'ben' }],
    // proves 3.2, 6.7
    ['a role', { userType: 'admin' }],
    ['when they were made', { createdAt: '2020-01-01T00:00:00.000Z' }],
    ['a weight that is none', { weightKg: 1e9 }],
    ['a day that is none', { dateOfBirth: '1990-02-30' }],
    ['a picture that is no address', { profileImageUrl: 'me.png' }],
    ['a picture that is a script', { profileImageUrl: 'javascript:alert(1)' }],
    ['a picture of elsewhere', { profileImageUrl: 'https://pictures.example/ana' }],
    ["somebody else's picture", { profileImageUrl: fileOf('ben') }],
    ['a name without end', { name: 'x'.repeat(201) }],
    ['a character that cannot be stored', { limitations: '\u0000' }],
    ['a goal nobody knows', { goals: ['fame'] }],
  ])('cannot say %s', async (_what, payload) => {
    const uid = somebody()
    const before = await profile(uid)
    const response = await call(uid, '/user/profile', { method: 'PUT', payload })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: { code: 'BAD_REQUEST' } })
    expect(await profile(uid)).toEqual(before)
  })

  // proves 3.5, 7.8, 7.9, 8.32
  test('keeps language and time zone, in one place with the profile', async () => {
    const uid = somebody()
    expect(await preferences(uid)).toEqual({ language: null, timezone: null })
    expect(await preferences(uid, { language: 'es-ES' })).toEqual({ language: 'es-ES', timezone: null })
    expect(await preferences(uid, { timezone: 'Europe/Madrid' })).toEqual({
      language: 'es-ES',
      timezone: 'Europe/Madrid',
    })
    expect(await profile(uid)).toMatchObject({ timezone: 'Europe/Madrid', preferences: { language: 'es-ES' } })
  })

  test.each([
    ['America/Sao_Paulo', 'America/Sao_Paulo'],
    // proves 5.9
    ['Mars/Olympus', 'UTC'],
    ['+03:00', 'UTC'],
    ['<script>', 'UTC'],
    ['', null],
  ])('whose device says it is in %j is in %j, until they choose', async (header, expected) => {
    const uid = somebody()
    const headers = { 'x-user-timezone': header }
    expect((await profile(uid, { headers })).timezone).toBe(expected)
    await put(uid, { timezone: 'Asia/Tokyo' }, { headers })
    expect((await profile(uid, { headers })).timezone).toBe('Asia/Tokyo')
  })

  test.each([
    ['pt-BR', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['ES-mx', 'es-ES'],
    ['xx-YY', null],
    ['', null],
  ])('whose device speaks %j reads %j, until they choose', async (header, expected) => {
    const uid = somebody()
    await profile(uid)
    const headers = { 'x-user-locale': header }
    expect((await profile(uid, { headers })).preferences.language).toBe(expected)
    await preferences(uid, { language: 'en-US' })
    expect((await profile(uid, { headers })).preferences.language).toBe('en-US')
  })

  // proves 5.9
  test('an unknown zone in the body only is UTC', async () => {
    expect(await preferences(somebody(), { timezone: 'Mars/Olympus' })).toMatchObject({ timezone: 'UTC' })
  })

  test('has the address of the token, also after it changed', async () => {
    const uid = somebody()
    await profile(uid, { claims: { email: 'old@example.org' } })
    expect((await profile(uid, { claims: { email: 'new@example.org' } })).email).toBe('new@example.org')
    const synced = await userOf(
      sync(uid, told(uid, { email: 'evil@example.org' }), { claims: { email: 'new@example.org' } }),
    )
    expect(synced.email).toBe('new@example.org')
  })

  test('whose provider says what no profile can hold is written down without it', async () => {
    const claims = { name: 'x'.repeat(300), picture: 'not an address' }
    expect(await profile(somebody(), { claims })).toMatchObject({ name: '', profileImageUrl: null })
    const uid = somebody()
    const open = { picture: 'http://169.254.169.254/latest' }
    expect(await userOf(sync(uid, told(uid, { photoURL: open.picture }), { claims: open }))).toMatchObject({
      profileImageUrl: null,
    })
  })

  // proves 7.10
  test('is noted when they sign in, and what the device tells fills what nobody said', async () => {
    const uid = somebody()
    const first = told(uid, { name: 'Ana', photoURL: 'https://pictures.example/a', timezone: 'America/Sao_Paulo' })
    const user = await userOf(sync(uid, first, { headers: { 'x-user-locale': 'pt-BR' } }))
    expect(user).toMatchObject({
      name: 'Ana',
      profileImageUrl: 'https://pictures.example/a',
      preferences: { language: 'pt-BR', timezone: 'America/Sao_Paulo' },
    })
    expect(Math.abs(Date.parse(user.lastLogin ?? '') - Date.now())).toBeLessThan(60_000)
    await put(uid, { name: 'Ana Lima', profileImageUrl: null })
    const again = await userOf(sync(uid, told(uid, { name: 'Other', photoURL: 'https://pictures.example/b' })))
    expect(again).toMatchObject({ name: 'Ana Lima', profileImageUrl: null, createdAt: user.createdAt })
  })

  // proves 5.6
  test('cannot be synced by another person', async () => {
    const [uid, other] = [somebody(), somebody()]
    const before = await profile(other)
    const response = await sync(uid, told(other, { name: 'Evil' }))
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ error: { code: 'FORBIDDEN' } })
    expect(await profile(other)).toEqual(before)
  })

  // proves 7.11
  test('gets one trial, also from a call that carries nothing but the type of its body', async () => {
    const uid = somebody()
    const headers = { 'content-type': 'application/json' }
    const start = async () => (await call(uid, '/auth/sync-user-trial', { method: 'POST', headers })).json()
    expect(await start()).toEqual({ data: { trial: 'started' } })
    expect(await start()).toEqual({ data: { trial: 'had-one' } })
  })
})
