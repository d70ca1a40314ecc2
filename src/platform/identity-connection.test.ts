import { getApps } from 'firebase/app'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The way to the provider of a page whose server says that of it. */
async function pageOf(firebase: object) {
  const config = {
    version: '1',
    firebase: { authDomain: 'a.test', projectId: 'a', ...firebase },
    authEmulatorUrl: null,
  }
  vi.stubGlobal('fetch', async () => Response.json(config))
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' }, querySelector: () => null })
  vi.resetModules()
  return import('./identity-connection.ts')
}

test('without an API key a warning is logged, and the provider is not set up', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { askProvider } = await pageOf({ apiKey: '' })
  await expect(askProvider(async () => 'asked')).rejects.toMatchObject({ kind: 'misconfigured' })
  expect(warned.mock.calls.flat().join()).toContain('API key')
  expect(getApps()).toEqual([])
})

test('with one it is set up from all the public settings, and its app is used again', async () => {
  const settings = { apiKey: 'key', storageBucket: 'a.bucket', messagingSenderId: '7', appId: '1:7:web:a' }
  const { loadProvider } = await pageOf(settings)
  expect(await loadProvider()).toBe(await loadProvider())
  const { getApp } = await import('firebase/app')
  expect(getApp().options).toEqual({ ...settings, authDomain: 'a.test', projectId: 'a' })
})
