import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ANA, type fakeProvider, PERSON, serveApi } from '../../../tests/support/joined-parts.ts'
import { currentAccount } from '../account/account.ts'
import { RENEW_EVERY_MS } from './auth.machine.ts'
import {
  answerToken,
  currentIdentity,
  identityState,
  idToken,
  reportServerStatus,
  subscribeToIdentity,
} from './identity-session.ts'
import { enter, signIn, signInAgain, signOut, signOutEverywhere } from './sign-in.ts'

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

afterEach(async () => {
  ;(await theProvider()).fail(null)
  await signOut()
})

const BENTO = { ...PERSON, uid: 'bento', email: 'bento@barra.test', name: 'Bento' }

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

test('no token is given where the provider has somebody else, or nobody', async () => {
  await signAnaIn()
  const provider = await theProvider()
  for (const other of [BENTO, null]) {
    provider.become(other)
    await expect(idToken()).rejects.toMatchObject({ kind: 'reauthenticate' })
    await expect(currentIdentity()).rejects.toMatchObject({ kind: 'reauthenticate' })
    expect(await answerToken(ANA.uid, false)).toEqual({ kind: 'reauthenticate' })
    expect(identityState()).toBe('reauthenticate')
  }
  expect(currentAccount()).toMatchObject({ uid: ANA.uid })
  provider.become(PERSON)
  await vi.waitFor(() => expect(identityState()).toBe('ready'))
  expect(await currentIdentity()).toMatchObject({ uid: ANA.uid })
})

test('a provider that cannot be reached says offline, and the next token that it is there again', async () => {
  await signAnaIn()
  const provider = await theProvider()
  provider.fail({ code: 'auth/network-request-failed' })
  await expect(idToken()).rejects.toMatchObject({ kind: 'offline', code: 'auth/network-request-failed' })
  expect(await answerToken(ANA.uid, true)).toEqual({ kind: 'offline' })
  expect(identityState()).toBe('offline')
  provider.fail(null)
  const answer = await answerToken(ANA.uid, true)
  expect(answer).toMatchObject({ kind: 'token', locale: document.documentElement.lang })
  await vi.waitFor(() => expect(identityState()).toBe('ready'))
})

test('a person whom the provider forgot is asked to sign in again, and nothing of theirs goes', async () => {
  await signAnaIn()
  const provider = await theProvider()
  provider.fail({ code: 'auth/null-user' })
  await expect(idToken()).rejects.toMatchObject({ kind: 'reauthenticate', code: 'auth/null-user' })
  expect(identityState()).toBe('reauthenticate')
  expect(currentAccount()).toMatchObject({ uid: ANA.uid })
})

test('a worker of another account gets no token', async () => {
  await signAnaIn()
  expect(await answerToken('bento', false)).toEqual({ kind: 'offline' })
})

test('what our server says of a token counts by the channel that said it', async () => {
  await signAnaIn()
  reportServerStatus('refused', 'sync')
  await vi.waitFor(() => expect(identityState()).toBe('reauthenticate'))
  reportServerStatus('accepted', 'api')
  // The machine has heard the one before once it has heard this.
  reportServerStatus('accepted', 'sync')
  await vi.waitFor(() => expect(identityState()).toBe('ready'))
  reportServerStatus('refused', 'api')
  await vi.waitFor(() => expect(identityState()).toBe('reauthenticate'))
  reportServerStatus('accepted', 'sync')
  await (await theProvider()).idToken(false)
  expect(identityState()).toBe('reauthenticate')
})

test('an address that was changed at the provider is that of the device', async () => {
  await signAnaIn()
  const provider = await theProvider()
  provider.become({ ...PERSON, email: 'ana@new.test' })
  expect(currentAccount()).toMatchObject({ uid: ANA.uid, email: 'ana@new.test', name: ANA.name })
  provider.become({ ...BENTO, email: 'another@new.test' })
  expect(currentAccount()?.email).toBe('ana@new.test')
})

test('a login that the provider refuses leaves nobody signed in', async () => {
  serveApi({})
  const provider = await theProvider()
  provider.fail({ code: 'auth/wrong-password' })
  const seen: string[] = []
  onTestFinished(subscribeToIdentity(() => seen.push(identityState())))
  await expect(signIn(ANA.email, 'wrong')).rejects.toMatchObject({ kind: 'invalid-credentials' })
  await vi.waitFor(() => expect(seen.at(-1)).toBe('unknown'))
  expect(seen).toContain('signingIn')
  expect(currentAccount()).toBeNull()
})

test('somebody else’s password does not sign in again, and their session at the provider ends', async () => {
  await signAnaIn()
  const account = currentAccount()
  if (!account) throw new Error('nobody is signed in')
  const provider = await theProvider()
  vi.spyOn(provider, 'signIn').mockResolvedValueOnce(BENTO)
  const before = provider.asked.length
  await expect(signInAgain(account, 'correct horse')).rejects.toMatchObject({ kind: 'other-account' })
  expect(provider.asked.slice(before)).toEqual(['sign out'])
  expect(currentAccount()).toMatchObject({ uid: ANA.uid })
  vi.spyOn(provider, 'signIn').mockResolvedValueOnce({ ...PERSON, name: '' })
  await signInAgain(account, 'correct horse')
  expect(currentAccount()).toEqual(account)
})

test('a person without a name is called by the start of their address', async () => {
  serveApi({})
  await enter({ ...PERSON, name: '', email: 'ana.lima@barra.test' })
  expect(currentAccount()).toMatchObject({ uid: ANA.uid, name: 'ana.lima' })
})

test('signing out everywhere asks the server first, and signs out of nothing where it fails', async () => {
  await signAnaIn()
  await expect(signOutEverywhere()).rejects.toMatchObject({ status: 404 })
  expect(currentAccount()).toMatchObject({ uid: ANA.uid })
  const heard = serveApi({ 'POST /api/auth/sign-out-everywhere': {} })
  await signOutEverywhere()
  expect(heard.map(({ call }) => call)).toContain('POST /api/auth/sign-out-everywhere')
  expect(currentAccount()).toBeNull()
})
