// It captures `fetch` on import, which has to be the real one for other tests.
import 'firebase/auth'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ANA, CONFIG, fakeProvider, PERSON } from '../../../tests/support/joined-parts.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import type { Account } from '../account/account-record.ts'
import { ASK_AGAIN_MS, FIRST_PAUSE_MS, RENEW_EVERY_MS } from './auth.machine.ts'
import type { IdentityErrorKind } from './identity-error.ts'

const BENTO = { uid: 'bento', email: 'bento@barra.test', name: 'Bento' }
const HOUR_MS = 3_600_000

/** The surroundings of the session: Firebase, the server, and what closes an account. */
let provider: ReturnType<typeof fakeProvider>
let page: EventTarget
let hasNetwork: boolean
let standing: string
let asked: string[]
let closed: unknown[]

async function load(account: Account | null = null) {
  vi.resetModules()
  const [accounts, session, { IdentityError }] = await Promise.all([
    import('../account/account.ts'),
    import('./identity-session.ts'),
    import('./identity-error.ts'),
    // They are fetched with the first event.
    import('./auth-session.ts'),
    import('../account/ask-standing.ts'),
  ])
  if (account) accounts.rememberAccount(account)
  /** Lets the provider refuse tokens like this. */
  const refuse = (kind: IdentityErrorKind, code: string) => provider.fail(new IdentityError(kind, code))
  const isUnconfirmed = () => JSON.parse(renderToStaticMarkup(createElement(Unconfirmed, session))) as boolean | null
  return { ...accounts, ...session, refuse, isUnconfirmed }
}

/** With Ana signed in, and known to the provider. */
async function loadAna() {
  const it = await load(ANA)
  provider.become(PERSON)
  await it.followIdentity()
  await settled()
  expect(it.identityState()).toBe('ready')
  return it
}

function Unconfirmed({ useUnconfirmedEmail }: { useUnconfirmedEmail: () => boolean | null }): string {
  return String(useUnconfirmedEmail())
}

/** Imports are awaited, and a server's answer. */
async function settled(): Promise<void> {
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
}

const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await settled()
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  stubStorage()
  provider = fakeProvider()
  page = new EventTarget()
  hasNetwork = true
  standing = 'open'
  asked = []
  closed = []
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' }, querySelector: () => null })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('fetch', async (address: string, init?: { readonly body?: string }) => {
    if (!hasNetwork) throw new TypeError('Failed to fetch')
    if (address === '/config.json') return Response.json(CONFIG)
    asked.push(address)
    return Response.json({ data: { ...JSON.parse(init?.body ?? '{}'), standing } })
  })
  vi.doMock('./identity-provider.ts', () => ({ connectProvider: () => provider }))
  vi.doMock('../account/close-account.ts', () => ({ closeAccount: async (end: unknown) => void closed.push(end) }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('./identity-provider.ts')
  vi.doUnmock('../account/close-account.ts')
  vi.resetModules()
})

describe('the token of an account’s worker', () => {
  beforeEach(() => {
    vi.spyOn(provider, 'idToken').mockImplementation(async () => ({
      token: `token of ${provider.current()?.uid}`,
      expiresAtMs: 9 * HOUR_MS,
    }))
  })

  test('is that of the account that is signed in, with the language of the page', async () => {
    const { answerToken } = await loadAna()
    const answer = { kind: 'token', token: 'token of ana', expiresAtMs: 9 * HOUR_MS, locale: 'pt-BR' }
    expect(await answerToken('ana', false)).toEqual(answer)
    expect(vi.mocked(provider.idToken).mock.lastCall).toEqual([false])
    expect(await answerToken('ana', true)).toEqual(answer)
    expect(vi.mocked(provider.idToken).mock.lastCall).toEqual([true])
  })

  test('is not that of the person who has signed in since', async () => {
    const { answerToken, rememberAccount } = await loadAna()
    provider.become({ ...PERSON, ...BENTO })
    rememberAccount(BENTO)
    expect(await answerToken('ana', false)).toEqual({ kind: 'offline' })
    expect(provider.idToken).not.toHaveBeenCalled()
  })

  test('nor while that person signs in between the question and its answer', async () => {
    const { answerToken, rememberAccount } = await loadAna()
    vi.spyOn(provider, 'ready').mockImplementationOnce(async () => {
      provider.become({ ...PERSON, ...BENTO })
      rememberAccount(BENTO)
      return undefined
    })
    expect(await answerToken('ana', false)).toEqual({ kind: 'offline' })
  })

  test('is nobody’s where nobody is signed in', async () => {
    const { answerToken } = await load()
    expect(await answerToken('ana', false)).toEqual({ kind: 'offline' })
  })
})

describe('a token', () => {
  test('comes with its person, and is not renewed unless asked', async () => {
    const { idToken } = await loadAna()
    expect(await idToken()).toMatchObject({ uid: 'ana', token: expect.stringContaining('token') })
    await idToken(true)
    expect(provider.asked).toEqual(['token', 'forced token'])
  })

  test('is renewed by force every five minutes, however often the same one is asked for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { idToken } = await loadAna()
    const given = vi.spyOn(provider, 'idToken')
    given.mockImplementation(async () => ({ token: 'the same', expiresAtMs: Date.now() + HOUR_MS }))
    for (let minutes = 0; minutes < RENEW_EVERY_MS / 60_000; minutes++) {
      await idToken()
      await settled()
      await pass(60_000)
    }
    expect(given.mock.calls.filter(([isForced]) => isForced)).toHaveLength(1)
  })

  test('is renewed before it ends, if that is sooner', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const { idToken } = await loadAna()
    const given = vi.spyOn(provider, 'idToken')
    given.mockImplementation(async () => ({ token: 'short', expiresAtMs: Date.now() + 100_000 }))
    await idToken()
    await settled()
    await pass(69_000)
    expect(given.mock.calls).toEqual([[false]])
    await pass(1_000)
    expect(given.mock.calls).toEqual([[false], [true]])
  })

  test.each<[IdentityErrorKind, string, string, string, unknown[]]>([
    ['offline', 'auth/network-request-failed', 'offline', 'offline', []],
    ['too-many-attempts', 'auth/too-many-requests', 'offline', 'offline', []],
    ['reauthenticate', 'auth/null-user', 'reauthenticate', 'reauthenticate', []],
    ['disabled', 'auth/user-disabled', 'reauthenticate', 'unknown', [{ uid: 'ana', ending: 'disabled' }]],
    ['ended', 'auth/user-not-found', 'reauthenticate', 'unknown', [{ uid: 'ana', ending: 'deleted' }]],
    ['ended', 'auth/user-token-expired', 'reauthenticate', 'unknown', [{ uid: 'ana', ending: 'expired' }]],
  ])('that the provider refuses as %s (%s) is refused as %s', async (kind, code, refusal, state, ends) => {
    const { idToken, answerToken, refuse, identityState } = await loadAna()
    refuse(kind, code)
    await expect(idToken()).rejects.toMatchObject({ kind: refusal, code })
    await settled()
    expect([identityState(), closed]).toEqual([state, ends])
    if (ends.length === 0) expect(await answerToken('ana', true)).toEqual({ kind: refusal })
  })

  test.each([
    ['nobody', null],
    ['somebody else', { ...PERSON, ...BENTO }],
  ])('is refused where the provider has %s', async (_who, person) => {
    const { idToken, currentIdentity, currentAccount, identityState } = await loadAna()
    provider.become(person)
    const refusal = { kind: 'reauthenticate', code: 'User not authenticated' }
    await expect(idToken()).rejects.toMatchObject(refusal)
    await expect(currentIdentity()).rejects.toMatchObject(refusal)
    await settled()
    expect([identityState(), currentAccount()]).toEqual(['reauthenticate', ANA])
    provider.become(PERSON)
    await settled()
    expect(identityState()).toBe('ready')
    expect(await currentIdentity()).toEqual(PERSON)
  })
})

describe('the machine of the session', () => {
  test('is not fetched before anything happens', async () => {
    const { authActor, identityState, rememberAccount, reportServerStatus } = await load(ANA)
    rememberAccount(BENTO)
    reportServerStatus('accepted', 'api')
    await settled()
    expect([authActor.current(), identityState()]).toEqual([null, 'unknown'])
  })

  test('tells every change to who listens from before it was fetched, until they leave', async () => {
    const { subscribeToIdentity, sessionEntered, identityState, reportServerStatus } = await load(ANA)
    const seen: string[] = []
    const leave = subscribeToIdentity(() => seen.push(identityState()))
    provider.become(PERSON)
    sessionEntered(PERSON)
    await settled()
    expect([seen[0], seen.at(-1)]).toEqual(['unknown', 'ready'])
    reportServerStatus('refused', 'api')
    await settled()
    expect(seen.at(-1)).toBe('reauthenticate')
    leave()
    seen.length = 0
    reportServerStatus('accepted', 'api')
    await settled()
    expect([identityState(), seen]).toEqual(['ready', []])
  })

  test('tells every change to who listens later, until they leave', async () => {
    const { subscribeToIdentity, reportServerStatus, identityState } = await loadAna()
    const seen: string[] = []
    const leave = subscribeToIdentity(() => seen.push(identityState()))
    reportServerStatus('refused', 'api')
    await settled()
    expect(seen).toEqual(['reauthenticate'])
    leave()
    reportServerStatus('accepted', 'api')
    await settled()
    expect(seen).toEqual(['reauthenticate'])
  })

  test('hears that another tab signed somebody in, or out', async () => {
    const { rememberAccount, forgetAccount, identityState, authActor } = await loadAna()
    rememberAccount(BENTO)
    await settled()
    expect([identityState(), authActor.current()?.getSnapshot().context.uid]).toEqual(['unknown', 'bento'])
    await forgetAccount()
    await settled()
    expect([identityState(), authActor.current()?.getSnapshot().context.uid]).toEqual(['unknown', null])
  })

  test.each(['deleted', 'disabled'] as const)('closes an account of which our server says %s', async (word) => {
    const { reportServerStatus } = await loadAna()
    reportServerStatus(word, 'sync')
    await settled()
    expect(closed).toEqual([{ uid: 'ana', ending: word }])
  })

  test('waits for the channel that refused the token', async () => {
    const { reportServerStatus, identityState } = await loadAna()
    reportServerStatus('refused', 'sync')
    await settled()
    reportServerStatus('accepted', 'api')
    await settled()
    expect(identityState()).toBe('reauthenticate')
    reportServerStatus('accepted', 'sync')
    await settled()
    expect(identityState()).toBe('ready')
  })

  test.each([
    ['open', []],
    ['deleted', [{ uid: 'ana', ending: 'deleted' }]],
  ])('asks our server about a person whom the provider forgot, who is %s there', async (word, ends) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    standing = word
    await loadAna()
    provider.become(null)
    await settled()
    expect([asked, closed]).toEqual([['/api/auth/standing'], ends])
    await pass(ASK_AGAIN_MS)
    expect(asked).toHaveLength(ends.length > 0 ? 1 : 2)
  })

  test('asks for a token anew once the network is back', async () => {
    const { idToken, refuse, identityState } = await loadAna()
    refuse('offline', 'auth/network-request-failed')
    await expect(idToken()).rejects.toMatchObject({ kind: 'offline' })
    await settled()
    provider.fail(null)
    page.dispatchEvent(new Event('online'))
    await settled()
    expect([provider.asked, identityState()]).toEqual([['token', 'forced token'], 'ready'])
  })

  test('keeps asking for a token that cannot be had, and breaks nothing by it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { idToken, refuse } = await loadAna()
    refuse('offline', 'auth/network-request-failed')
    await expect(idToken()).rejects.toMatchObject({ kind: 'offline' })
    await settled()
    await pass(FIRST_PAUSE_MS)
    await pass(2 * FIRST_PAUSE_MS)
    expect(provider.asked).toEqual(['token', 'forced token', 'forced token'])
  })
})

describe('the provider is followed', () => {
  test('once, however often it is asked for', async () => {
    const { followIdentity } = await load(ANA)
    provider.become(PERSON)
    const followed = vi.spyOn(provider, 'follow')
    await Promise.all([followIdentity(), followIdentity()])
    await followIdentity()
    expect(followed).toHaveBeenCalledOnce()
  })

  test('when the network is back, if it could not be reached', async () => {
    hasNetwork = false
    const { followIdentity, identityState } = await load(ANA)
    provider.become(PERSON)
    await followIdentity()
    await settled()
    expect(identityState()).toBe('offline')
    hasNetwork = true
    const followed = vi.spyOn(provider, 'follow')
    page.dispatchEvent(new Event('online'))
    await settled()
    expect(identityState()).toBe('ready')
    page.dispatchEvent(new Event('online'))
    await settled()
    expect(followed).toHaveBeenCalledOnce()
  })

  test('and tells of nobody while nobody is signed in on this device', async () => {
    const { followIdentity, identityState, currentAccount, isUnconfirmed } = await load()
    await followIdentity()
    provider.become({ ...PERSON, emailVerified: false })
    await settled()
    expect([identityState(), currentAccount(), isUnconfirmed()]).toEqual(['unknown', null, null])
  })

  test('for an address that the person has changed, and for nobody else’s', async () => {
    const { currentAccount } = await loadAna()
    for (const person of [{ ...PERSON, email: '' }, { ...PERSON, ...BENTO }, null]) {
      provider.become(person)
      expect(currentAccount()).toEqual(ANA)
    }
    provider.become({ ...PERSON, email: 'ana@new.test' })
    expect(currentAccount()).toEqual({ ...ANA, email: 'ana@new.test' })
  })

  test('for whether the person has confirmed their address', async () => {
    const { isUnconfirmed, sessionEntered } = await loadAna()
    expect(isUnconfirmed()).toBe(false)
    provider.become({ ...PERSON, emailVerified: false })
    expect(isUnconfirmed()).toBe(true)
    provider.become({ ...PERSON, ...BENTO, emailVerified: false })
    expect(isUnconfirmed(), 'of another person').toBe(null)
    provider.become({ ...PERSON, emailVerified: false })
    provider.become(null)
    expect(isUnconfirmed()).toBe(null)
    sessionEntered({ ...PERSON, emailVerified: false })
    expect(isUnconfirmed()).toBe(true)
    sessionEntered(PERSON)
    expect(isUnconfirmed()).toBe(false)
  })
})

describe('signing out', () => {
  test('ends the session at the provider, and is over once nobody is signed in', async () => {
    const { endSession, authActor } = await loadAna()
    await endSession()
    expect(provider.asked).toEqual(['sign out'])
    expect(authActor.current()?.getSnapshot().value).toBe('signedOut')
  })
})

test('a machine that cannot be fetched is asked for again, and stops neither a sign-out nor a token', async () => {
  let isThere = false
  vi.doMock('./auth-session.ts', (load) => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return load()
  })
  onTestFinished(() => void vi.doUnmock('./auth-session.ts'))
  vi.resetModules()
  const [{ rememberAccount }, { endSession, identityState, idToken }] = await Promise.all([
    import('../account/account.ts'),
    import('./identity-session.ts'),
  ])
  rememberAccount(ANA)
  provider.become(PERSON)
  await endSession()
  expect(await idToken()).toMatchObject({ uid: 'ana' })
  expect(identityState()).toBe('unknown')
  expect(console.warn).toHaveBeenCalledWith('the session did not hear', 'signOut.chosen', expect.anything())
  isThere = true
  await endSession()
  expect(provider.asked).toContain('sign out')
})
