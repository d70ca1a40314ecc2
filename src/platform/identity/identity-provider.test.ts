import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DEFAULT_PASSWORD_POLICY } from '#domain/profile/password-policy.ts'
import { personWith, startIdentityToolkit, type ToolkitAnswer } from '../../../tests/support/identity-toolkit.ts'
import type { Identity } from './identity-provider.ts'

// The provider's own library, with Google's side of it beyond the network.

const CALLBACK = 'https://barra.test/auth/callback'
const ANA: Identity = { uid: 'ana', email: 'ana@example.org', name: 'Ana', emailVerified: true, photoUrl: null }

const toolkit = await startIdentityToolkit()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('document', { documentElement: { lang: 'es-ES' }, querySelector: () => null })
  vi.stubGlobal('location', { origin: 'https://barra.test' })
})

async function connect(answers: Readonly<Record<string, ToolkitAnswer>> = {}) {
  vi.resetModules()
  const { connectProvider } = await import('./identity-provider.ts')
  toolkit.answerWith(answers)
  return connectProvider(toolkit.config())
}

/** With Ana signed in; the calls of that are forgotten. */
async function connectAna(answers: Readonly<Record<string, ToolkitAnswer>> = {}, facts: object = {}) {
  const provider = await connect({ 'accounts:lookup': personWith(facts) })
  await provider.signIn('ana@example.org', 'secret')
  toolkit.answerWith({ 'accounts:lookup': personWith(facts), ...answers })
  return provider
}

/** The calls, without what the library adds to each. */
function asked() {
  return toolkit.calls.map(([call, { idToken, returnSecureToken, clientType, ...body }]) =>
    Object.keys(body).length > 0 ? [call, body] : [call],
  )
}

describe('who is signed in', () => {
  test('is nobody at first, then the person with their profile, then nobody', async () => {
    const provider = await connect()
    await provider.ready()
    expect(provider.current()).toBeNull()
    expect(await provider.signIn('ana@example.org', 'secret')).toEqual(ANA)
    expect(asked()).toEqual([
      ['accounts:signInWithPassword', { email: 'ana@example.org', password: 'secret' }],
      ['accounts:lookup'],
    ])
    expect(provider.current()).toEqual(ANA)
    await provider.signOut()
    expect(provider.current()).toBeNull()
  })

  test('has a picture, and no name or address where the provider knows none', async () => {
    const facts = { email: undefined, displayName: undefined, emailVerified: false, photoUrl: 'https://a.test/ana.png' }
    const provider = await connectAna({}, facts)
    const photoUrl = 'https://a.test/ana.png'
    expect(provider.current()).toEqual({ uid: 'ana', email: '', name: '', emailVerified: false, photoUrl })
  })

  test('is told to followers at once, and whenever it changes', async () => {
    const provider = await connect()
    const seen: (Identity | null)[] = []
    provider.follow((identity) => seen.push(identity))
    await provider.ready()
    await vi.waitFor(() => expect(seen).toEqual([null]))
    await provider.signIn('ana@example.org', 'secret')
    await provider.signOut()
    await vi.waitFor(() => expect(seen).toEqual([null, ANA, null]))
  })

  test('a refused login is an identity error', async () => {
    const provider = await connect({ 'accounts:signInWithPassword': 'INVALID_LOGIN_CREDENTIALS' })
    await expect(provider.signIn('ana@example.org', 'wrong')).rejects.toMatchObject({ kind: 'invalid-credentials' })
  })
})

test('a browser that keeps no sign-in is logged', async () => {
  await (await connect()).ready()
  await vi.waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith('This browser keeps no sign-in: it ends with the page'),
  )
})

describe('signing up', () => {
  test('creates the account, names it, and mails a confirmation in the language of the page', async () => {
    const provider = await connect({ 'accounts:lookup': personWith({ displayName: undefined, emailVerified: false }) })
    const person = await provider.signUp('Ana Lima', 'ana@example.org', 'secret')
    expect(person).toEqual({ ...ANA, name: 'Ana Lima', emailVerified: false })
    expect(asked()).toEqual(
      expect.arrayContaining([
        ['accounts:signUp', { email: 'ana@example.org', password: 'secret' }],
        ['accounts:update', { displayName: 'Ana Lima' }],
        ['accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', continueUrl: CALLBACK }],
      ]),
    )
    expect(await provider.wasMailRefused()).toBe(false)
  })

  test('without a name names nobody', async () => {
    const provider = await connect()
    await provider.signUp('', 'ana@example.org', 'secret')
    expect(asked().map(([call]) => call)).not.toContain('accounts:update')
  })

  test.each([
    ['too many mails', 'TOO_MANY_ATTEMPTS_TRY_LATER', true],
    ['a wrong configuration', 'UNAUTHORIZED_DOMAIN', true],
    ['a fault of the provider', 'INTERNAL_ERROR', false],
  ])('succeeds where its mail is refused for %s, which is known afterwards', async (_why, code, wasRefused) => {
    const provider = await connect({ 'accounts:sendOobCode': code })
    expect(await provider.wasMailRefused()).toBe(false)
    expect(await provider.signUp('Ana', 'ana@example.org', 'secret')).toEqual(ANA)
    expect(await provider.wasMailRefused()).toBe(wasRefused)
    toolkit.answerWith({})
    await provider.signUp('Ana', 'ana@example.org', 'secret')
    expect(await provider.wasMailRefused()).toBe(false)
  })

  test('with an address that has an account creates none', async () => {
    const provider = await connect({ 'accounts:signUp': 'EMAIL_EXISTS' })
    const attempt = provider.signUp('Ana', 'ana@example.org', 'secret')
    await expect(attempt).rejects.toMatchObject({ kind: 'email-in-use', needs: [] })
    expect(asked().map(([call]) => call)).toEqual(['accounts:signUp'])
  })

  test('with a weak password names what the provider wants of one', async () => {
    const provider = await connect({
      'accounts:signUp': 'WEAK_PASSWORD',
      passwordPolicy: aPolicy({ minPasswordLength: 8, containsUppercaseCharacter: true }),
    })
    await expect(provider.signUp('Ana', 'ana@example.org', 'secret')).rejects.toMatchObject({
      kind: 'weak-password',
      code: 'auth/weak-password',
      needs: ['length', 'upper-case'],
    })
  })

  test('with a weak password names the usual needs where the provider does not say them', async () => {
    const provider = await connect({ 'accounts:signUp': 'WEAK_PASSWORD', passwordPolicy: 'INTERNAL_ERROR' })
    await expect(provider.signUp('Ana', 'ana@example.org', 'abc')).rejects.toMatchObject({
      kind: 'weak-password',
      needs: ['length'],
    })
  })

  test('a weak password where none was given has no needs', async () => {
    const provider = await connect({ 'accounts:signInWithPassword': 'WEAK_PASSWORD' })
    const attempt = provider.signIn('ana@example.org', 'abc')
    await expect(attempt).rejects.toMatchObject({ kind: 'weak-password', needs: [] })
    expect(asked().map(([call]) => call)).toEqual(['accounts:signInWithPassword'])
  })
})

const aPolicy = (wishes: object, more: object = {}) => ({
  customStrengthOptions: wishes,
  schemaVersion: 1,
  enforcementState: 'OFF',
  ...more,
})

describe('the password policy', () => {
  test('is what the provider says', async () => {
    const provider = await connect({
      passwordPolicy: aPolicy(
        {
          minPasswordLength: 8,
          maxPasswordLength: 64,
          containsLowercaseCharacter: true,
          containsUppercaseCharacter: true,
          containsNumericCharacter: true,
          containsNonAlphanumericCharacter: true,
        },
        { allowedNonAlphanumericCharacters: ['!', '?'] },
      ),
    })
    const all = { lowerCase: true, upperCase: true, digit: true, symbol: true }
    expect(await provider.passwordPolicy()).toEqual({ minLength: 8, maxLength: 64, ...all, symbols: '!?' })
  })

  test('asks for little where the provider asks for nothing', async () => {
    const provider = await connect()
    expect(await provider.passwordPolicy()).toEqual(DEFAULT_PASSWORD_POLICY)
  })
})

describe('a token', () => {
  test('is that of the session until a new one is asked for, and says when it ends', async () => {
    const provider = await connectAna()
    const first = await provider.idToken(false)
    expect(asked()).toEqual([])
    const { exp } = JSON.parse(Buffer.from(first.token.split('.')[1] ?? '', 'base64url').toString())
    expect(first.expiresAtMs).toBe(exp * 1_000)
    const second = await provider.idToken(true)
    expect(second.token).not.toBe(first.token)
    expect(asked()).toContainEqual(['token', { grant_type: 'refresh_token', refresh_token: 'refresh' }])
  })

  test('is refused to nobody', async () => {
    const provider = await connect()
    await expect(provider.idToken(false)).rejects.toMatchObject({ kind: 'reauthenticate' })
  })

  test.each([
    ['TOKEN_EXPIRED', 'ended', 'auth/user-token-expired'],
    ['USER_DISABLED', 'disabled', 'auth/user-disabled'],
  ])('that the provider refuses with %s says %s', async (refusal, kind, code) => {
    const provider = await connectAna({ token: refusal })
    await expect(provider.idToken(true)).rejects.toMatchObject({ kind, code })
  })
})

describe('mails', () => {
  test('a confirmation is sent to the person who is signed in', async () => {
    const provider = await connectAna()
    await provider.sendConfirmation()
    expect(asked()).toEqual([['accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', continueUrl: CALLBACK }]])
  })

  test('a confirmation for nobody is refused', async () => {
    const provider = await connect()
    await expect(provider.sendConfirmation()).rejects.toMatchObject({ kind: 'reauthenticate' })
    expect(asked()).toEqual([])
  })

  test('a new password is asked for by mail, whose code names the account and sets it', async () => {
    const provider = await connect()
    await provider.sendPasswordReset('ana@example.org')
    expect(await provider.emailOfResetCode('code')).toBe('ana@example.org')
    await provider.resetPassword('code', 'newer secret')
    expect(asked()).toEqual([
      ['accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ana@example.org', continueUrl: CALLBACK }],
      ['accounts:resetPassword', { oobCode: 'code' }],
      ['accounts:resetPassword', { oobCode: 'code', newPassword: 'newer secret' }],
    ])
  })

  test.each([
    ['EXPIRED_OOB_CODE', { kind: 'expired-code' }],
    ['WEAK_PASSWORD', { kind: 'weak-password', needs: ['length'] }],
  ])('a code that is refused with %s sets nothing, and says why', async (refusal, reason) => {
    const provider = await connect({ 'accounts:resetPassword': refusal })
    await expect(provider.resetPassword('code', 'abc')).rejects.toMatchObject(reason)
  })

  test('a refused reset and a refused code are identity errors', async () => {
    const provider = await connect({
      'accounts:sendOobCode': 'EMAIL_NOT_FOUND',
      'accounts:resetPassword': 'INVALID_OOB_CODE',
    })
    await expect(provider.sendPasswordReset('b@b.test')).rejects.toMatchObject({ kind: 'invalid-credentials' })
    await expect(provider.emailOfResetCode('code')).rejects.toMatchObject({ kind: 'expired-code' })
  })

  test('a link that confirms an address makes the person known anew, with a new token', async () => {
    const provider = await connectAna({}, { emailVerified: false })
    toolkit.answerWith({ 'accounts:lookup': personWith({ emailVerified: true }) })
    await provider.confirmEmail('code')
    expect(provider.current()).toMatchObject({ emailVerified: true })
    expect(asked()[0]).toEqual(['accounts:update', { oobCode: 'code' }])
    expect(asked().map(([call]) => call)).toContain('token')
  })

  test('a link that confirms an address for nobody asks for nothing more', async () => {
    const provider = await connect()
    await provider.confirmEmail('code')
    expect(asked()).toEqual([['accounts:update', { oobCode: 'code' }]])
    expect(vi.mocked(console.warn).mock.calls.flat()).not.toContain('after the link of a mail')
  })

  test('a link that ends the session with its change has worked, and the end is logged', async () => {
    const provider = await connectAna({ 'accounts:lookup': 'TOKEN_EXPIRED' })
    await provider.confirmEmail('code')
    expect(console.warn).toHaveBeenCalledWith('after the link of a mail', 'auth/user-token-expired')
  })

  test('a link that is used up is refused', async () => {
    const provider = await connectAna({ 'accounts:update': 'INVALID_OOB_CODE' })
    await expect(provider.confirmEmail('code')).rejects.toMatchObject({ kind: 'expired-code' })
  })
})
