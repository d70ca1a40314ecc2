import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createStore } from '#shared/store.ts'
import type { Database } from '#storage/documents.ts'
import { CONFIG } from '../../tests/support/joined-parts.ts'

// A person's page begins these behind its first screen, in this order, and they end with the account. In place of the
// parts there are some that only write down what is asked of them.

type Page = { readonly idToken: (isForced: boolean) => unknown }

let done: string[]
let stored: typeof CONFIG | null
/** The server's answer; rejects while it cannot be reached. */
let answer: () => Promise<typeof CONFIG>
let registered: Promise<void>
let given: { page: Page; refresh: () => void; tidied: unknown[] }
let identity: ReturnType<typeof createStore<string>>
let network: EventTarget

const MOVED = { ...CONFIG, apiBase: 'https://elsewhere.example/api' }
const unreachable = async () => Promise.reject(new Error('offline'))
const database = { account: 'ana', refresh: () => void done.push('read anew') } as unknown as Database
const listening = (name: string) => () => {
  done.push(name)
  return () => void done.push(`end: ${name}`)
}

beforeEach(() => {
  done = []
  stored = CONFIG
  answer = async () => CONFIG
  registered = Promise.resolve()
  identity = createStore('unknown')
  network = new EventTarget()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.resetModules()
  const parts = {
    '#platform/account/profile-edits.ts': {
      keepProfileSent: listening('profile'),
      sendWaitingProfile: async () => void done.push('send the profile'),
    },
    '#platform/account/register-user.ts': {
      registerUser: async () => {
        done.push('register')
        await registered
      },
    },
    '#platform/account/rescue-file.ts': {},
    '#platform/avatar/avatar.ts': { keepAvatarSent: listening('avatar') },
    '#platform/billing/follow-subscription.ts': { followSubscription: listening('subscription') },
    '#platform/billing/payment-required.ts': { followUnpaid: listening('unpaid') },
    '#platform/device/app-badge.ts': { keepBadge: listening('badge') },
    '#platform/identity/identity-session.ts': {
      answerToken: (account: string, isForced: boolean) => `token of ${account}${isForced ? ', forced' : ''}`,
      followIdentity: async () => void done.push('identity'),
      identityState: () => identity.current(),
      reportServerStatus: (status: string, by: string) => void done.push(`${by}: ${status}`),
      subscribeToIdentity: (listener: () => void) => identity.subscribe(listener),
    },
    '#platform/server/api.ts': {
      callApi: async (path: string) => {
        done.push(`ask ${path}`)
        throw new Error('refused')
      },
    },
    '#platform/server/public-config.ts': { publicConfig: () => answer(), storedConfig: () => stored },
    '#platform/sync/start-sync.ts': {
      startSync: ({ account, apiBase }: { account: string; apiBase: string }, page: Page, refresh: () => void) => {
        given = { ...given, page, refresh }
        done.push(`sync ${account} with ${apiBase}`)
        return async () => void done.push(`end sync with ${apiBase}`)
      },
    },
    './tidy-up.ts': {
      tidyUp: async (...tidied: unknown[]) => {
        given = { ...given, tidied }
      },
    },
  }
  for (const [path, part] of Object.entries(parts)) vi.doMock(path, () => part)
  onTestFinished(() => {
    for (const path of Object.keys(parts)) vi.doUnmock(path)
    vi.resetModules()
  })
})

async function begin() {
  const { keepInSync } = await import('./keep-in-sync.ts')
  const sync = await import('#platform/sync/sync.ts')
  sync.setWorker({ current: () => ({ syncNow: async () => void done.push('sync now') }) as never })
  return { stop: keepInSync(database), ...sync }
}

const until = (step: string) => vi.waitFor(() => expect(done).toContain(step))
const KEPT = ['profile', 'avatar', 'unpaid', 'badge']
const ENDED = [...KEPT, 'subscription'].map((name) => `end: ${name}`)

test('a known server is synced with at once, the person is registered, and then has a subscription', async () => {
  const { stop } = await begin()
  await until('subscription')
  expect(done).toEqual([...KEPT, 'identity', 'sync ana with /api', 'register', 'subscription'])
  expect([given.page.idToken(false), given.page.idToken(true)]).toEqual(['token of ana', 'token of ana, forced'])
  given.refresh()
  expect(done.pop()).toBe('read anew')
  await vi.waitFor(() => expect(given.tidied).toEqual([database, expect.any(AbortSignal)]))
  const [, ended] = given.tidied as [Database, AbortSignal]
  expect(ended.aborted).toBe(false)
  done = []
  await stop()
  expect(ended.aborted).toBe(true)
  expect(done).toEqual([...ENDED, 'end sync with /api'])
})

test('a server that has moved is synced with at its new address', async () => {
  answer = async () => MOVED
  const { stop } = await begin()
  await until('subscription')
  expect(done.filter((step) => step.includes('sync'))).toEqual([
    'sync ana with /api',
    'end sync with /api',
    `sync ana with ${MOVED.apiBase}`,
  ])
  await stop()
  expect(done.at(-1)).toBe(`end sync with ${MOVED.apiBase}`)
})

test('an account that ends while the server is asked for its address is not synced with a new one', async () => {
  const asked = Promise.withResolvers<typeof CONFIG>()
  answer = () => asked.promise
  const { stop } = await begin()
  await until('sync ana with /api')
  await stop()
  asked.resolve(MOVED)
  await until('register')
  await registered
  expect(done.filter((step) => step.includes('sync'))).toEqual(['sync ana with /api', 'end sync with /api'])
  expect(done).not.toContain('subscription')
})

test('a server that cannot be reached is synced with where it was', async () => {
  answer = unreachable
  await begin()
  await until('subscription')
  expect(done.filter((step) => step.includes('sync'))).toEqual(['sync ana with /api'])
})

test('a first start without a connection begins when there is one, once, and not for an account that has ended', async () => {
  stored = null
  answer = unreachable
  const asked = vi.spyOn(network, 'addEventListener')
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  const { stop } = await begin()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  answer = async () => CONFIG
  network.dispatchEvent(new Event('online'))
  await until('subscription')
  network.dispatchEvent(new Event('online'))
  expect(done).toEqual([...KEPT, 'identity', 'identity', 'sync ana with /api', 'register', 'subscription'])
  await stop()

  answer = unreachable
  done = []
  asked.mockClear()
  const next = await begin()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  await next.stop()
  network.dispatchEvent(new Event('online'))
  expect(done.filter((step) => step === 'identity')).toHaveLength(1)
})

test('an account that ends before the server’s address is known is never synced', async () => {
  stored = null
  const asked = Promise.withResolvers<typeof CONFIG>()
  const answering = vi.fn(() => asked.promise)
  answer = answering
  const { stop } = await begin()
  await vi.waitFor(() => expect(answering).toHaveBeenCalled())
  await stop()
  asked.resolve(CONFIG)
  await asked.promise
  await Promise.resolve()
  expect(done).toEqual([...KEPT, 'identity', ...KEPT.map((name) => `end: ${name}`)])
})

test('whoever signs in again has what waits sent at once, and nobody else', async () => {
  const { stop } = await begin()
  await until('subscription')
  const sentAfter = (state: string) => {
    done = []
    identity.set(state)
    return done
  }
  expect(sentAfter('ready')).toEqual([])
  expect(sentAfter('reauthenticate')).toEqual([])
  expect(sentAfter('offline')).toEqual([])
  expect(sentAfter('ready')).toEqual([])
  sentAfter('reauthenticate')
  expect(sentAfter('ready')).toEqual(['sync now', 'send the profile'])
  sentAfter('reauthenticate')
  await stop()
  expect(sentAfter('ready')).toEqual([])
})

test('the session hears what the server says to the sync, and a refusal once, with a call that tells its reason', async () => {
  const { setStatus, currentSyncStatus, stop } = await begin()
  await until('subscription')
  const heardAt = (given: Partial<ReturnType<typeof currentSyncStatus>>) => {
    done = []
    setStatus({ ...currentSyncStatus(), problem: null, ...given } as never)
    return done
  }
  expect(heardAt({ kind: 'attention', problem: 'reauthenticate' })).toEqual(['sync: refused', 'ask /user/profile'])
  expect(heardAt({ kind: 'synced' })).toEqual(['sync: accepted'])
  expect(heardAt({ kind: 'waiting' })).toEqual([])
  expect(heardAt({ kind: 'attention', problem: 'reauthenticate' })).toEqual(['sync: refused', 'ask /user/profile'])
  expect(heardAt({ kind: 'attention', problem: 'reauthenticate' })).toEqual([])
  expect(heardAt({ kind: 'offline' })).toEqual([])
  expect(heardAt({ kind: 'attention', problem: 'reauthenticate' })).toEqual(['sync: refused', 'ask /user/profile'])
  await stop()
  expect(heardAt({ kind: 'synced' })).toEqual([])
})
