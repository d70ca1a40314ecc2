// It captures `fetch` on import, which has to be the real one for other tests.
import 'firebase/auth'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PublicConfig } from '#contract/public-config.ts'
import { ANA, CONFIG, fakeProvider, PERSON } from '../../../tests/support/joined-parts.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import type { Shell } from '../device/shell.ts'
import type { IdentityErrorKind } from './identity-error.ts'

// The next file must not find the phone that the last test has entered.
afterAll(() => void vi.resetModules())

const BENTO = { ...PERSON, uid: 'bento', email: 'bento@barra.test', name: 'Bento' }

let provider: ReturnType<typeof fakeProvider>
/** Null: the server is not reached. */
let config: PublicConfig | null
let called: string[]
let serverRefuses: boolean

async function load() {
  vi.resetModules()
  const [accounts, ended, signIn, session, { enterShell }, { IdentityError }] = await Promise.all([
    import('../account/account.ts'),
    import('../account/ended-account.ts'),
    import('./sign-in.ts'),
    import('./identity-session.ts'),
    import('../device/shell.ts'),
    import('./identity-error.ts'),
    import('./auth-session.ts'),
  ])
  const states: string[] = []
  session.subscribeToIdentity(() => states.push(session.identityState()))
  const refusal = (kind: IdentityErrorKind) => new IdentityError(kind, `auth/${kind}`)
  return { ...accounts, ...ended, ...signIn, ...session, states, refusal, enterShell }
}

/** Of another provider's windows: who signs in there. */
function signInWindows(person: typeof PERSON = PERSON) {
  const windows = {
    signIn: vi.fn(async () => person),
    linkPendingBy: vi.fn(async () => person),
  }
  // The parts under test ask for nothing else.
  Object.assign(provider, { social: async () => windows })
  return windows
}

async function settled(): Promise<void> {
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  stubStorage()
  provider = fakeProvider()
  config = CONFIG
  called = []
  serverRefuses = false
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' }, querySelector: () => null })
  vi.stubGlobal('location', { host: 'barra.test', origin: 'https://barra.test' })
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (address === '/config.json') {
      if (!config) throw new TypeError('Failed to fetch')
      return Response.json(config)
    }
    called.push(`${method} ${address}`)
    if (serverRefuses) return Response.json({ error: { code: 'NOT_FOUND', message: '' } }, { status: 404 })
    return Response.json({ data: {} })
  })
  vi.doMock('./identity-provider.ts', () => ({ connectProvider: () => provider }))
})
afterEach(async () => {
  await settled()
  vi.doUnmock('./identity-provider.ts')
  vi.resetModules()
})

describe('a login', () => {
  test('is under way until the person enters, whom the device then knows', async () => {
    const { signIn, enter, currentAccount, states } = await load()
    const person = await signIn(ANA.email, 'secret')
    await settled()
    expect([person, currentAccount(), states.at(-1)]).toEqual([PERSON, null, 'signingIn'])
    await enter(person)
    await settled()
    expect([currentAccount(), states.at(-1)]).toEqual([ANA, 'ready'])
  })

  test('that fails is over', async () => {
    const { signIn, states, refusal } = await load()
    provider.fail(refusal('invalid-credentials'))
    await expect(signIn(ANA.email, 'wrong')).rejects.toMatchObject({ kind: 'invalid-credentials' })
    await settled()
    expect(states.slice(-2)).toEqual(['signingIn', 'unknown'])
  })

  test('of a person without a name calls them by the start of their address', async () => {
    const { enter, currentAccount } = await load()
    await enter({ ...PERSON, name: '', email: 'ana.lima@barra.test' })
    expect(currentAccount()).toEqual({ uid: 'ana', email: 'ana.lima@barra.test', name: 'ana.lima' })
  })

  test('of an account that had ended takes its notice away, and no other', async () => {
    const { enter, endedAccount, rememberEnded } = await load()
    await rememberEnded({ ...ANA, ending: 'expired', kept: true })
    await enter(BENTO)
    expect(endedAccount()).toMatchObject({ uid: 'ana' })
    await enter(PERSON)
    expect(endedAccount()).toBeNull()
  })

  test('that creates an account hands on what it was given', async () => {
    const { signUp, states } = await load()
    const created = vi.fn(async () => PERSON)
    Object.assign(provider, { signUp: created })
    expect(await signUp('Ana', ANA.email, 'secret')).toEqual(PERSON)
    expect(created.mock.calls).toEqual([['Ana', ANA.email, 'secret']])
    await settled()
    expect(states.at(-1)).toBe('signingIn')
  })

  test('by another provider, or one that joins it, is one like any other', async () => {
    const { signInWithSocial, linkPendingSocialBy, states } = await load()
    const windows = signInWindows()
    expect(await signInWithSocial('google')).toEqual(PERSON)
    expect(await linkPendingSocialBy('github')).toEqual(PERSON)
    expect([windows.signIn.mock.calls, windows.linkPendingBy.mock.calls]).toEqual([[['google']], [['github']]])
    await settled()
    expect(states.at(-1)).toBe('signingIn')
  })
})

describe('signing in again', () => {
  async function signedIn() {
    const it = await load()
    await it.enter(await it.signIn(ANA.email, 'secret'))
    await settled()
    provider.asked.length = 0
    return it
  }

  test('goes on with the account, whose name the device keeps', async () => {
    const { signInAgain, currentAccount, identityState } = await signedIn()
    vi.spyOn(provider, 'signIn').mockResolvedValueOnce({ ...PERSON, name: '' })
    await signInAgain(ANA, 'secret')
    await settled()
    expect([currentAccount(), identityState(), provider.asked]).toEqual([ANA, 'ready', []])
  })

  test('takes the name that the provider has', async () => {
    const { signInAgain, currentAccount } = await signedIn()
    vi.spyOn(provider, 'signIn').mockResolvedValueOnce({ ...PERSON, name: 'Ana Lima' })
    await signInAgain(ANA, 'secret')
    expect(currentAccount()?.name).toBe('Ana Lima')
  })

  test.each([
    ['a password', (it: Awaited<ReturnType<typeof load>>) => it.signInAgain(ANA, 'secret')],
    ['another provider', (it: Awaited<ReturnType<typeof load>>) => it.signInAgainWithSocial(ANA, 'google')],
  ])('with somebody else’s credentials (%s) is refused, and their session ends', async (_how, again) => {
    const it = await signedIn()
    vi.spyOn(provider, 'signIn').mockResolvedValueOnce(BENTO)
    signInWindows(BENTO)
    await expect(again(it)).rejects.toMatchObject({ kind: 'other-account' })
    expect([it.currentAccount(), provider.asked]).toEqual([ANA, ['sign out']])
  })

  test('is refused so even where the provider does not end their session', async () => {
    const it = await signedIn()
    signInWindows(BENTO)
    vi.spyOn(provider, 'signOut').mockRejectedValueOnce(it.refusal('offline'))
    await expect(it.signInAgainWithSocial(ANA, 'google')).rejects.toMatchObject({ kind: 'other-account' })
  })

  test('with another provider goes on with the account', async () => {
    const it = await signedIn()
    signInWindows()
    await it.signInAgainWithSocial(ANA, 'google')
    expect([it.currentAccount(), provider.asked]).toEqual([ANA, []])
  })

  describe('with an address that may have changed', () => {
    async function changed(reason: IdentityErrorKind) {
      const it = await signedIn()
      const attempts = vi.spyOn(provider, 'signIn').mockRejectedValueOnce(it.refusal(reason))
      return { ...it, attempts }
    }

    test('is tried with the new one', async () => {
      const { signInAgain, rememberNextEmail, attempts } = await changed('invalid-credentials')
      rememberNextEmail('ana@new.test')
      await signInAgain(ANA, 'secret')
      expect(attempts.mock.calls).toEqual([
        [ANA.email, 'secret'],
        ['ana@new.test', 'secret'],
      ])
    })

    test('is not, where none was asked for', async () => {
      const { signInAgain, attempts } = await changed('invalid-credentials')
      await expect(signInAgain(ANA, 'secret')).rejects.toMatchObject({ kind: 'invalid-credentials' })
      expect(attempts).toHaveBeenCalledOnce()
    })

    test('is not, where the first one failed for another reason', async () => {
      const { signInAgain, rememberNextEmail, attempts } = await changed('too-many-attempts')
      rememberNextEmail('ana@new.test')
      await expect(signInAgain(ANA, 'secret')).rejects.toMatchObject({ kind: 'too-many-attempts' })
      expect(attempts).toHaveBeenCalledOnce()
    })
  })

  test('out everywhere asks the server first, and signs out of nothing where it fails', async () => {
    const { signOutEverywhere, currentAccount, identityState } = await signedIn()
    serverRefuses = true
    await expect(signOutEverywhere()).rejects.toMatchObject({ status: 404 })
    expect([currentAccount(), provider.asked]).toEqual([ANA, ['token']])
    serverRefuses = false
    await signOutEverywhere()
    expect([currentAccount(), identityState(), provider.asked.at(-1)]).toEqual([null, 'unknown', 'sign out'])
    expect(called).toEqual(Array(2).fill('POST /api/auth/sign-out-everywhere'))
  })

  test('out forgets the account even where the provider does not answer', async () => {
    const { signOut, currentAccount, refusal } = await signedIn()
    vi.spyOn(provider, 'signOut').mockRejectedValueOnce(refusal('offline'))
    await signOut()
    expect(currentAccount()).toBeNull()
  })
})

describe('the providers that a login offers', () => {
  const ELSEWHERE = { ...CONFIG, firebase: { ...CONFIG.firebase, authDomain: 'elsewhere.test' } }
  const OFFERED = { ...CONFIG, socialProviders: ['google', 'github'] } satisfies PublicConfig

  test.each([
    ['those of the deployment', OFFERED, ['google', 'github'], 1],
    ['none where it has none', CONFIG, [], 0],
    ['none where it is not reached', null, [], 0],
  ])('are %s, whose windows are loaded before the click', async (_which, served, offered, loads) => {
    config = served
    const { enabledSocialProviders } = await load()
    const social = vi.fn(async () => ({}))
    Object.assign(provider, { social })
    expect(await enabledSocialProviders()).toEqual(offered)
    expect(social).toHaveBeenCalledTimes(loads)
  })

  test('are those that the native app was built with', async () => {
    config = OFFERED
    const { enabledSocialProviders, enterShell } = await load()
    // Nothing else of the phone is asked for.
    enterShell({ socialProviders: ['facebook', 'github'] } as unknown as Shell)
    Object.assign(provider, { social: async () => ({}) })
    expect(await enabledSocialProviders()).toEqual(['github'])
  })

  test('are offered even where their windows cannot be loaded', async () => {
    config = OFFERED
    const { enabledSocialProviders, refusal } = await load()
    Object.assign(provider, { social: () => Promise.reject(refusal('offline')) })
    expect(await enabledSocialProviders()).toEqual(['google', 'github'])
  })

  test.each([
    ['the emulator', { ...ELSEWHERE, authEmulatorUrl: 'http://localhost:9099' }, true],
    ['pages on the host of the app', CONFIG, true],
    ['pages on another host', ELSEWHERE, false],
    ['a configuration that is not reached', null, false],
  ])('can be gone to without a window with %s: %s', async (_where, served, can) => {
    config = served
    const { canRedirectToSocial } = await load()
    expect(await canRedirectToSocial()).toBe(can)
  })
})
