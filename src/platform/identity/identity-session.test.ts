import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import type { Identity } from './identity-provider.ts'

const ANA = { uid: 'ana', email: 'ana@barra.test', name: 'Ana' }
const BENTO = { uid: 'bento', email: 'bento@barra.test', name: 'Bento' }
const EXPIRES_AT = Date.now() + 3_600_000

const provider = vi.hoisted(() => ({ person: '', ready: async (): Promise<void> => undefined }))

vi.mock('./identity-connection.ts', () => {
  const identity = {
    ready: () => provider.ready(),
    current: () => ({ uid: provider.person }) as Identity,
    idToken: async () => ({ token: `token of ${provider.person}`, expiresAtMs: EXPIRES_AT }),
    follow: () => undefined,
    signOut: async () => undefined,
  }
  return {
    askProvider: <Answer>(question: (it: typeof identity) => Answer) => question(identity),
    loadProvider: async () => identity,
  }
})

// Loaded anew: a test before in this process may have loaded them with the provider itself.
async function load() {
  vi.resetModules()
  const [account, { answerToken }] = await Promise.all([
    import('../account/account.ts'),
    import('./identity-session.ts'),
  ])
  return { ...account, answerToken }
}
let loaded: Awaited<ReturnType<typeof load>>

beforeEach(async () => {
  stubStorage()
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' } })
  provider.ready = async () => undefined
  loaded = await load()
})
afterEach(async () => {
  await loaded.forgetAccount()
  vi.unstubAllGlobals()
})

function signIn(person: typeof ANA): void {
  provider.person = person.uid
  loaded.rememberAccount(person)
}

test('the worker of the account that is signed in gets its token', async () => {
  signIn(ANA)
  const answer = { kind: 'token', token: 'token of ana', expiresAtMs: EXPIRES_AT, locale: 'pt-BR' }
  expect(await loaded.answerToken('ana', false)).toEqual(answer)
})

test('the worker of an account gets no token of the person who has signed in since', async () => {
  signIn(ANA)
  signIn(BENTO)
  expect(await loaded.answerToken('ana', false)).toEqual({ kind: 'offline' })
})

test('nor while that person signs in between the question and its answer', async () => {
  signIn(ANA)
  provider.ready = async () => signIn(BENTO)
  expect(await loaded.answerToken('ana', false)).toEqual({ kind: 'offline' })
})
