import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SocialProvider } from '#contract/vocabulary.ts'
import { session, startIdentityToolkit, type ToolkitAnswer } from '../../../tests/support/identity-toolkit.ts'
import type { ProviderTokens, Shell } from '../device/shell.ts'

// The next file must not find the phone that the last test has entered.
afterAll(() => void vi.resetModules())

// In the native app: the provider's own library, with Google's side of it and the phone beyond.

const ANA = { uid: 'ana', email: 'ana@example.org', name: 'Ana' }
/** Google's refusal of a sign-in whose address has an account with another way in. */
const EXISTS = {
  needConfirmation: true,
  email: 'ana@example.org',
  providerId: 'google.com',
  oauthIdToken: 'google id',
  oauthAccessToken: 'google access',
}

const toolkit = await startIdentityToolkit()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' }, querySelector: () => null })
  vi.stubGlobal('location', { origin: 'https://barra.test' })
})
afterEach(() => void vi.resetModules())

/** The app on a phone that answers for each provider with these tokens. */
async function onPhone({ signedIn = false, askProvider = tokensOf }: Phone = {}) {
  vi.resetModules()
  const [{ connectProvider }, { enterShell }] = await Promise.all([
    import('./identity-provider.ts'),
    import('../device/shell.ts'),
  ])
  // Nothing else of the phone is asked for.
  enterShell({ askProvider } as Shell)
  toolkit.answerWith({})
  const provider = connectProvider(toolkit.config())
  if (signedIn) await provider.signIn('ana@example.org', 'secret')
  toolkit.answerWith({})
  return { provider, social: await provider.social() }
}

type Phone = { readonly signedIn?: boolean; readonly askProvider?: Shell['askProvider'] }

const tokensOf = async (provider: SocialProvider): Promise<ProviderTokens> => ({ idToken: `${provider} id` })
const answer = (answers: Readonly<Record<string, ToolkitAnswer>>) => toolkit.answerWith(answers)

/** The sign-ins that Google heard of: what each proved, and whether an account was joined by it. */
function heard() {
  return toolkit.calls.flatMap(([call, body]) => {
    if (call === 'accounts:signInWithPassword') return [`password of ${body['email']}`]
    if (call !== 'accounts:signInWithIdp') return []
    const proof = new URLSearchParams(String(body['postBody']))
    return [`${proof.get('providerId')}: ${proof.get('id_token')}${body['idToken'] ? ', joined' : ''}`]
  })
}

describe('in the native app another provider', () => {
  test('signs a person in by what the phone was given', async () => {
    const { provider, social } = await onPhone()
    expect(await social.signIn('google')).toMatchObject(ANA)
    expect(provider.current()).toMatchObject(ANA)
    expect(heard()).toEqual(['google.com: google id'])
  })

  test('is joined to the account that is signed in, or proves it again', async () => {
    const { social } = await onPhone({ signedIn: true })
    expect(await social.link('facebook')).toBeUndefined()
    expect(heard()).toEqual(['facebook.com: facebook id, joined'])
    answer({})
    expect(await social.reauthenticate('google')).toBeUndefined()
    expect(heard()).toEqual(['google.com: google id'])
  })

  test('is joined to nobody where nobody is signed in', async () => {
    const { social } = await onPhone()
    await expect(social.link('google')).rejects.toMatchObject({ kind: 'reauthenticate' })
    await expect(social.reauthenticate('google')).rejects.toMatchObject({ kind: 'reauthenticate' })
    expect(heard()).toEqual([])
  })

  test('is somebody else’s where it proves another person', async () => {
    const { social } = await onPhone({ signedIn: true })
    answer({ 'accounts:signInWithIdp': { ...session('bento'), providerId: 'google.com' } })
    await expect(social.reauthenticate('google')).rejects.toMatchObject({ kind: 'other-account' })
  })

  test('that has an account here cannot be joined to another', async () => {
    const { social } = await onPhone({ signedIn: true })
    answer({ 'accounts:signInWithIdp': 'FEDERATED_USER_ID_ALREADY_LINKED' })
    await expect(social.link('google')).rejects.toMatchObject({ kind: 'already-linked' })
  })

  test('that the person turned away from signs nobody in', async () => {
    const askProvider = async () => {
      throw new (await import('./identity-error.ts')).IdentityError('popup-closed', 'cancelled')
    }
    const { social } = await onPhone({ askProvider })
    const turnedBack = { kind: 'popup-closed', code: 'cancelled' }
    await expect(social.signIn('google')).rejects.toMatchObject(turnedBack)
    await expect(social.linkPendingBy('google')).rejects.toMatchObject({ code: 'barra/nothing-pending' })
    expect(heard()).toEqual([])
  })

  test('is never gone to by a redirect, and nobody comes back from one', async () => {
    const { social } = await onPhone()
    await expect(social.redirect('google')).rejects.toMatchObject({ code: 'barra/no-redirect-in-shell' })
    expect(await social.finishRedirect()).toBeNull()
  })
})

describe('an address that has an account with another way in', () => {
  async function refused() {
    const { social, provider } = await onPhone()
    answer({ 'accounts:signInWithIdp': EXISTS })
    await expect(social.signIn('google')).rejects.toMatchObject({ kind: 'account-exists', email: 'ana@example.org' })
    expect(provider.current()).toBeNull()
    answer({})
    return social
  }

  test('is joined with the provider once its password is known', async () => {
    const social = await refused()
    expect(await social.linkPending('ana@example.org', 'secret')).toMatchObject(ANA)
    expect(heard()).toEqual(['password of ana@example.org', 'google.com: google id, joined'])
    await expect(social.linkPending('ana@example.org', 'secret')).rejects.toMatchObject({
      kind: 'failed',
      code: 'barra/nothing-pending',
    })
  })

  test('is joined with it once another provider proves the account', async () => {
    const social = await refused()
    expect(await social.linkPendingBy('facebook')).toMatchObject(ANA)
    expect(heard()).toEqual(['facebook.com: facebook id', 'google.com: google id, joined'])
    await expect(social.linkPendingBy('facebook')).rejects.toMatchObject({ code: 'barra/nothing-pending' })
  })

  test('stays so after a wrong password, and the next one joins it', async () => {
    const social = await refused()
    answer({ 'accounts:signInWithPassword': 'INVALID_LOGIN_CREDENTIALS' })
    await expect(social.linkPending('ana@example.org', 'wrong')).rejects.toMatchObject({ kind: 'invalid-credentials' })
    answer({})
    expect(await social.linkPending('ana@example.org', 'secret')).toMatchObject(ANA)
  })

  test('has nothing to be joined with once somebody signed in with a provider', async () => {
    const social = await refused()
    await social.signIn('google')
    await expect(social.linkPending('ana@example.org', 'secret')).rejects.toMatchObject({ kind: 'failed' })
    await expect(social.linkPendingBy('google')).rejects.toMatchObject({ kind: 'failed' })
  })

  test('has nothing to be joined with where a page finds nobody come back', async () => {
    const social = await refused()
    expect(await social.finishRedirect()).toBeNull()
    await expect(social.linkPending('ana@example.org', 'secret')).rejects.toMatchObject({ kind: 'failed' })
  })
})
