import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startIdentityToolkit, type ToolkitAnswer } from '../../../tests/support/identity-toolkit.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'

// The provider's own library, with Google's side of it beyond the network.

const toolkit = await startIdentityToolkit()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  stubStorage()
  const config = toolkit.config()
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' }, querySelector: () => null })
  vi.stubGlobal('location', { origin: 'https://a.test' })
  vi.stubGlobal('fetch', async () => Response.json(config))
})
afterEach(() => void vi.resetModules())

async function load(answers: Readonly<Record<string, ToolkitAnswer>> = {}, { signedIn = false } = {}) {
  vi.resetModules()
  const [mails, { identity }, { nextEmail }] = await Promise.all([
    import('./account-mails.ts'),
    import('./identity.ts'),
    import('../account/account.ts'),
  ])
  toolkit.answerWith({})
  if (signedIn) await identity.signIn('ana@example.org', 'secret')
  toolkit.answerWith(answers)
  return { ...mails, identity, nextEmail }
}

const mailed = () =>
  toolkit.calls.flatMap(([call, { requestType, email }]) =>
    call === 'accounts:sendOobCode' ? [[requestType, email]] : [],
  )

describe('a mail that confirms an address', () => {
  test.each<[string, Readonly<Record<string, ToolkitAnswer>>]>([
    ['sends it', {}],
    ['knows no such account', { 'accounts:sendOobCode': 'EMAIL_NOT_FOUND' }],
    ['has disabled the account', { 'accounts:sendOobCode': 'USER_DISABLED' }],
  ])(
    'for somebody who is not signed in is one for a password, and they learn nothing where the provider %s',
    async (_case, answers) => {
      const { sendConfirmation } = await load(answers)
      await expect(sendConfirmation('ana@example.org')).resolves.toBe('password')
      expect(mailed()).toEqual([['PASSWORD_RESET', 'ana@example.org']])
    },
  )

  test('for who is signed in only confirms', async () => {
    const { sendConfirmation } = await load({}, { signedIn: true })
    expect(await sendConfirmation('ana@example.org')).toBe('confirmation')
    expect(mailed()).toEqual([['VERIFY_EMAIL', undefined]])
  })

  test('that fails is reported, and no other is sent', async () => {
    const { sendConfirmation } = await load(
      { 'accounts:sendOobCode': 'TOO_MANY_ATTEMPTS_TRY_LATER' },
      { signedIn: true },
    )
    await expect(sendConfirmation('ana@example.org')).rejects.toMatchObject({ kind: 'too-many-attempts' })
    expect(mailed()).toEqual([['VERIFY_EMAIL', undefined]])
  })

  test('that was refused when they signed up is known to be so', async () => {
    const { identity, wasConfirmationRefused } = await load({ 'accounts:sendOobCode': 'TOO_MANY_ATTEMPTS_TRY_LATER' })
    expect(await wasConfirmationRefused()).toBe(false)
    await identity.signUp('Ana', 'ana@example.org', 'secret')
    expect(await wasConfirmationRefused()).toBe(true)
  })

  test('counts as sent where the provider cannot be asked', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const { wasConfirmationRefused } = await load()
    expect(await wasConfirmationRefused()).toBe(false)
  })
})

test('a failed mail for a password is reported', async () => {
  const { sendConfirmation, sendPasswordReset } = await load({ 'accounts:sendOobCode': 'OPERATION_NOT_ALLOWED' })
  await expect(sendConfirmation('ana@example.org')).rejects.toMatchObject({ kind: 'misconfigured' })
  await expect(sendPasswordReset('ana@example.org')).rejects.toMatchObject({ kind: 'misconfigured' })
})

describe('a new address', () => {
  test('is remembered once its mail is sent, for a login with it', async () => {
    const { changeEmail, nextEmail } = await load({}, { signedIn: true })
    await changeEmail('secret', 'ana@new.test')
    expect(nextEmail()).toBe('ana@new.test')
  })

  test('is not where the password is wrong', async () => {
    const { changeEmail, nextEmail } = await load(
      { 'accounts:signInWithPassword': 'INVALID_LOGIN_CREDENTIALS' },
      { signedIn: true },
    )
    await expect(changeEmail('wrong', 'ana@new.test')).rejects.toMatchObject({ kind: 'invalid-credentials' })
    expect(nextEmail()).toBeNull()
  })
})
