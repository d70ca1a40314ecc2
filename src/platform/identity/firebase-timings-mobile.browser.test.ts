import { initializeApp } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  answerNothing,
  config,
  FIREBASE,
  forgoDatabase,
  meetGoogle,
  refusalsAround,
} from '../../../tests/setup/firebase-page.ts'

// The timings of the real Firebase client in the native app on a phone. It detects its environment on import: hence a
// separate file, which imports it only after the page looks like the native app.

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36'

beforeEach(async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE)
  // Capacitor's bridge defines it for its plugins.
  vi.stubGlobal('cordova', {})
  await meetGoogle()
})

// proves 9.66
test('the session in the local storage is polled every second', async () => {
  const { connectProvider } = await loadClient()
  forgoDatabase()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const provider = connectProvider(config)
  await provider.signIn('ana@example.org', 'secret')
  // As another page does when the person signs out there.
  for (const key of Object.keys(localStorage)) if (key.startsWith('firebase:authUser')) localStorage.removeItem(key)
  await vi.advanceTimersByTimeAsync(999)
  expect(provider.current()?.uid).toBe('ana')
  await vi.advanceTimersByTimeAsync(1)
  expect(provider.current()).toBeNull()
})

// proves 9.69
test.each<[string, (client: Client, auth: Auth) => Promise<unknown>]>([
  ['a call', (client, auth) => client.signInWithEmailAndPassword(auth, 'ana@example.org', 'secret')],
  ["Google's script for the windows", (client, auth) => client.popupSignIn(auth).signIn('google')],
])('%s without a response is aborted after 60 s', async (_call, call) => {
  const client = await loadClient()
  forgoDatabase()
  const auth = client.initializeAuth(initializeApp(FIREBASE), { persistence: client.inMemoryPersistence })
  answerNothing()
  expect(await refusalsAround(60_000, () => call(client, auth))).toEqual([undefined, 'auth/network-request-failed'])
})

type Client = Awaited<ReturnType<typeof loadClient>>

async function loadClient() {
  const [auth, { connectProvider }, { popupSignIn }] = await Promise.all([
    import('firebase/auth'),
    import('./identity-provider.ts'),
    import('./social-popup.ts'),
  ])
  return { ...auth, connectProvider, popupSignIn }
}
