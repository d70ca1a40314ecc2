import { deleteApp, getApps } from 'firebase/app'
// It captures `fetch` on import, which has to be the real one for other tests.
import 'firebase/auth'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await Promise.all(getApps().map(deleteApp))
})

/** The provider connection of a page with this server configuration. */
async function pageOf(firebase: object, authEmulatorUrl: string | null = null) {
  const config = {
    version: '1',
    firebase: { authDomain: 'a.test', projectId: 'a', ...firebase },
    authEmulatorUrl,
  }
  vi.stubGlobal('fetch', async () => Response.json(config))
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' }, querySelector: () => null })
  vi.resetModules()
  return import('./identity-connection.ts')
}

// proves 4.39, 8.92
test('without an API key a warning is logged, and the provider is not set up', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { askProvider } = await pageOf({ apiKey: '' })
  await expect(askProvider(async () => 'asked')).rejects.toMatchObject({ kind: 'misconfigured' })
  expect(warned.mock.calls.flat().join()).toContain('API key')
  expect(getApps()).toEqual([])
})

// proves 8.92
test('a browser without storage is logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { loadProvider } = await pageOf({ apiKey: 'key', projectId: 'unkept' })
  await (await loadProvider()).ready()
  expect(warned.mock.calls.flat().join()).toContain('keeps no sign-in')
})

// proves 8.92
test('a failed initialisation is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { askProvider } = await pageOf({ apiKey: 'key' }, 'not-an-address')
  await expect(askProvider(async () => 'asked')).rejects.toMatchObject({ name: 'IdentityError' })
  expect(logged.mock.calls.flat().join()).toContain('could not be set up')
})

const settings = { apiKey: 'key', storageBucket: 'a.bucket', messagingSenderId: '7', appId: '1:7:web:a' }

// proves 9.10
test('a provider that does not say whether it has a token is waited for 10 s', async () => {
  const { askProvider } = await pageOf(settings)
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const told = vi.fn()
  askProvider(() => new Promise(() => undefined)).catch(told)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ kind: 'offline' }))
})

// proves 4.40
test('with one it is set up from all the public settings, and its app is used again', async () => {
  const { loadProvider } = await pageOf(settings)
  expect(await loadProvider()).toBe(await loadProvider())
  const { getApp } = await import('firebase/app')
  expect(getApp().options).toEqual({ ...settings, authDomain: 'a.test', projectId: 'a' })
})

test('every call has its own limit, and a person in another window has none', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.doUnmock('./identity-provider.ts')
    vi.resetModules()
  })
  const silent = () => new Promise(() => undefined)
  const provider = { signOut: silent, signIn: silent, account: {}, social: async () => ({ signIn: silent }) }
  vi.doMock('./identity-provider.ts', () => ({ connectProvider: () => provider }))
  await pageOf(settings)
  const { identity } = await import('./identity.ts')
  const late: string[] = []
  identity.signOut().catch(({ kind }) => late.push(`signOut ${kind}`))
  identity.signIn('ana@barra.test', 'secret').catch(({ kind }) => late.push(`signIn ${kind}`))
  identity.social.signIn('google').catch(({ kind }) => late.push(`social ${kind}`))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(late).toEqual(['signOut offline'])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(late).toEqual(['signOut offline', 'signIn offline'])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(late).toHaveLength(2)
})

test('a provider that cannot be loaded is offline, and loaded again by the next call', async () => {
  const { askProvider } = await pageOf(settings)
  const served = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const question = vi.fn(async () => 'asked')
  await expect(askProvider(question)).rejects.toMatchObject({ kind: 'offline', code: 'TypeError: Failed to fetch' })
  expect(question).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', served)
  vi.spyOn(console, 'warn').mockReturnValue()
  expect(await askProvider(question)).toBe('asked')
})

test('what the provider rejects with is an identity error', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { askProvider } = await pageOf(settings)
  const refusal = Object.assign(new Error('no'), { code: 'auth/user-disabled' })
  await expect(askProvider(() => Promise.reject(refusal))).rejects.toMatchObject({
    name: 'IdentityError',
    kind: 'disabled',
    code: 'auth/user-disabled',
  })
})
