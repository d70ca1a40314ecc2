import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ANA, type fakeProvider, serveApi } from '../../../tests/support/joined-parts.ts'
import { currentAccount } from '../account/account.ts'
import { RENEW_EVERY_MS } from './auth.machine.ts'
import { identityState, subscribeToIdentity } from './identity-session.ts'
import { enter, signIn, signOut } from './sign-in.ts'

// The session of an account as its parts are joined: the machine, the provider, the record on the device.

vi.mock(import('./identity-provider.ts'), async (load) => {
  const { fakeProvider: fake } = await import('../../../tests/support/joined-parts.ts')
  const provider = fake()
  return { ...(await load()), connectProvider: () => provider }
})

async function theProvider(): Promise<ReturnType<typeof fakeProvider>> {
  const { connectProvider } = await import('./identity-provider.ts')
  // The stand-in above takes no configuration.
  return (connectProvider as unknown as () => ReturnType<typeof fakeProvider>)()
}

async function signAnaIn(): Promise<void> {
  serveApi({})
  await enter(await signIn(ANA.email, 'correct horse'))
  await vi.waitFor(() => expect(identityState()).toBe('ready'))
}

afterEach(() => signOut())

test('who signs in is the account of the device, and the machine says each step', async () => {
  const seen: string[] = []
  onTestFinished(subscribeToIdentity(() => seen.push(identityState())))
  await signAnaIn()
  expect(seen).toContain('signingIn')
  expect(JSON.parse(localStorage.getItem('barra.account') ?? '{}')).toMatchObject({ uid: 'ana' })
})

// proves 4.24, 4.29, 9.6
test('the token of a person who is signed in is renewed by force every five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await signAnaIn()
  const { asked } = await theProvider()
  const forced = () => asked.filter((what) => what === 'forced token').length
  const before = forced()
  await vi.advanceTimersByTimeAsync(RENEW_EVERY_MS)
  expect(forced()).toBe(before + 1)
  await vi.advanceTimersByTimeAsync(RENEW_EVERY_MS)
  expect(forced()).toBe(before + 2)
})

// proves 4.25
test('signing out signs out at the provider, too, and the device knows nobody any more', async () => {
  await signAnaIn()
  const { asked } = await theProvider()
  const before = asked.length
  await signOut()
  expect(asked.slice(before)).toContain('sign out')
  expect(currentAccount()).toBeNull()
  expect(localStorage.getItem('barra.account')).toBeNull()
  expect(identityState()).toBe('unknown')
})
