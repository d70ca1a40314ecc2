import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  forgetApps,
  personWith,
  startIdentityToolkit,
  type ToolkitAnswer,
} from '../../../tests/support/identity-toolkit.ts'

// The provider's own library, with Google's side of it beyond the network.

const PROOF = ['accounts:signInWithPassword', { email: 'ana@example.org', password: 'secret' }]
const BY_PASSWORD = { providerId: 'password', email: 'ana@example.org', federatedId: 'ana@example.org' }
const BY_GOOGLE = { providerId: 'google.com', email: 'ana@gmail.test', federatedId: '1', rawId: '1' }

const toolkit = await startIdentityToolkit()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('document', { documentElement: { lang: 'es-ES' }, querySelector: () => null })
  vi.stubGlobal('location', { origin: 'https://barra.test' })
})

/** The account of Ana, who is signed in; the calls of that are forgotten. */
async function accountOfAna(answers: Readonly<Record<string, ToolkitAnswer>> = {}, ways: readonly object[] = []) {
  vi.resetModules()
  const { connectProvider } = await import('./identity-provider.ts')
  const provider = connectProvider(toolkit.config())
  const lookup = personWith({ providerUserInfo: ways })
  toolkit.answerWith({ 'accounts:lookup': lookup })
  await provider.signIn('ana@example.org', 'secret')
  toolkit.answerWith({ 'accounts:lookup': lookup, ...answers })
  return provider.account
}

/** The calls that prove or change something, without what the library adds to each. */
function asked() {
  return toolkit.calls
    .filter(([call]) => call !== 'accounts:lookup' && call !== 'token')
    .map(([call, { idToken, returnSecureToken, clientType, ...body }]) => [call, body])
}

const wrongPassword = { 'accounts:signInWithPassword': 'INVALID_LOGIN_CREDENTIALS' }

describe('a change that wants the current password', () => {
  test.each<[string, (account: Awaited<ReturnType<typeof accountOfAna>>) => Promise<unknown>, unknown[]]>([
    ['a proof alone', (account) => account.reauthenticate('secret'), [PROOF]],
    [
      'a new password',
      (account) => account.changePassword('secret', 'newer secret'),
      [PROOF, ['accounts:update', { password: 'newer secret' }]],
    ],
    [
      'a new address',
      (account) => account.changeEmail('secret', 'ana@new.test'),
      [
        PROOF,
        [
          'accounts:sendOobCode',
          {
            requestType: 'VERIFY_AND_CHANGE_EMAIL',
            newEmail: 'ana@new.test',
            continueUrl: 'https://barra.test/auth/callback',
          },
        ],
      ],
    ],
  ])('%s proves it first, and changes nothing where it is wrong', async (_what, change, expected) => {
    await change(await accountOfAna())
    expect(asked()).toEqual(expected)
    await forgetApps()
    await expect(change(await accountOfAna(wrongPassword))).rejects.toMatchObject({ kind: 'invalid-credentials' })
    expect(asked()).toEqual([PROOF])
  })

  test('a weak new password is refused with what it lacks', async () => {
    const account = await accountOfAna({ 'accounts:update': 'WEAK_PASSWORD' })
    const weak = { kind: 'weak-password', needs: ['length'] }
    await expect(account.changePassword('secret', 'abc')).rejects.toMatchObject(weak)
    await expect(account.setPassword('abc')).rejects.toMatchObject(weak)
  })
})

test('the first password of an account is set without another one', async () => {
  const account = await accountOfAna()
  await account.setPassword('secret')
  expect(asked()).toEqual([['accounts:update', { password: 'secret' }]])
})

test('a sign-in too old to be believed sets none', async () => {
  const account = await accountOfAna({ 'accounts:update': 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' })
  await expect(account.setPassword('secret')).rejects.toMatchObject({ kind: 'reauthenticate' })
})

describe('the ways in', () => {
  test('are the password and the providers that the app knows, each with its address', async () => {
    const unknown = { ...BY_GOOGLE, providerId: 'phone' }
    const nameless = { ...BY_GOOGLE, providerId: 'github.com', email: undefined }
    const account = await accountOfAna({}, [BY_PASSWORD, BY_GOOGLE, unknown, nameless])
    expect(await account.linkedProviders()).toEqual([
      { kind: 'password', email: 'ana@example.org' },
      { kind: 'google', email: 'ana@gmail.test' },
      { kind: 'github', email: '' },
    ])
  })

  test('one of two can be removed', async () => {
    const account = await accountOfAna({}, [BY_PASSWORD, BY_GOOGLE])
    await account.unlinkSocial('google')
    expect(asked()).toEqual([['accounts:update', { deleteProvider: ['google.com'] }]])
  })

  test('the last one cannot', async () => {
    const account = await accountOfAna({}, [BY_GOOGLE])
    await expect(account.unlinkSocial('google')).rejects.toMatchObject({ kind: 'failed', code: 'barra/last-way-in' })
    expect(asked()).toEqual([])
  })
})
