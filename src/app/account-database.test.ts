import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { stubStorage } from '../../tests/support/stub-storage.ts'

// The order in which an account's parts start and end, and what the screens are told meanwhile. In place of the storage
// and the sync there are parts that only write down what is asked of them.

type Work = {
  readonly start: () => Promise<() => Promise<void>>
  readonly isBusy: () => boolean
  readonly awaited: (() => Promise<void>) | undefined
  end: () => void
}

/** The calls of the parts, in order. */
let done: string[]
/** The work that waits for an idle moment, in order: opening the storage, then the sync. */
let waiting: Work[]
/** Makes the named step of an account's database fail. */
let failing: Map<string, Error>
/** Holds up the named step until it is resolved. */
let held: Map<string, Promise<void>>
let stored: Map<string, string>
let page: { root: { childElementCount: number } | null }

const person = (uid: string) => ({ uid, email: `${uid}@barra.test`, name: uid })
const ANA = person('ana')
const BEA = person('bea')
const rescued = { sessions: ['a session'] }
const errors = () => vi.mocked(console.error).mock.calls

async function step(name: string): Promise<void> {
  done.push(name)
  await held.get(name)
  const failure = failing.get(name)
  if (failure) throw failure
}

function startDatabase(account: string) {
  done.push(`start ${account}`)
  const opened = Promise.withResolvers<void>()
  opened.promise.catch(() => undefined)
  let isOpen = false
  const listeners = new Set<() => void>()
  let health = 'ok'
  return {
    account,
    opened: opened.promise,
    isOpen: () => isOpen,
    open: async () => {
      try {
        await step(`open ${account}`)
        isOpen = true
        opened.resolve()
      } catch (cause) {
        opened.reject(cause)
        throw cause
      }
    },
    health: {
      current: () => health,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    become: (next: string) => {
      health = next
      for (const listener of listeners) listener()
    },
    rescued: (earlier?: unknown) => (earlier === undefined ? rescued : [earlier, 'and more']),
    reopen: (documents: unknown) => step(`reopen ${account} with ${JSON.stringify(documents)}`),
    close: () => step(`close ${account}`),
  }
}

/** Ends what a part has begun. */
const ending = (name: string) => async () => void (await step(name))

beforeEach(() => {
  done = []
  waiting = []
  failing = new Map()
  held = new Map()
  stored = stubStorage()
  page = { root: null }
  vi.stubGlobal('location', { pathname: '/dashboard' })
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'root' ? page.root : null) })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.resetModules()
  const parts = {
    '#platform/account/device-owner.ts': { writeDeviceOwner: async () => undefined },
    '#storage/start-database.ts': { startDatabase },
    './read-ahead.ts': {
      readAhead: ({ account }: { account: string }, path: string) => step(`read ${account} ${path}`),
    },
    './still/unplaced-taps.ts': { drainTaps: ({ account }: { account: string }) => step(`drain ${account}`) },
    './still/forget-ended-stills.ts': {
      forgetEndedStills: ({ account }: { account: string }) => {
        done.push(`follow workouts of ${account}`)
        return () => void done.push(`leave workouts of ${account}`)
      },
    },
    './keep-in-sync.ts': {
      keepInSync: ({ account }: { account: string }) => {
        done.push(`sync ${account}`)
        return ending(`end sync ${account}`)
      },
    },
    './start-when-idle.ts': {
      startWhenIdle: (start: Work['start'], isBusy: Work['isBusy'], awaited: Work['awaited']) => {
        let started: Promise<() => Promise<void>> | undefined
        const work = {
          isBusy,
          awaited,
          start: () => {
            started = start()
            return started
          },
          end: () => undefined,
        }
        waiting.push(work)
        return async () => void (await (await started)?.())
      },
    },
  }
  for (const [path, part] of Object.entries(parts)) vi.doMock(path, () => part)
  onTestFinished(() => {
    for (const path of Object.keys(parts)) vi.doUnmock(path)
    vi.resetModules()
  })
})

async function aPage() {
  const account = await import('#platform/account/account.ts')
  const database = await import('./account-database.ts')
  const state = database.accountDatabase
  /** The database that is shown, as the stand-in that it is. */
  const shown = () => {
    const current = state()
    if (current.kind !== 'open') expect.fail(`the database is ${current.kind}`)
    return current.database as unknown as ReturnType<typeof startDatabase>
  }
  return { ...account, ...database, state, shown }
}

/** A page whose person is signed in, with everything running. */
async function signedIn() {
  const all = await aPage()
  all.rememberAccount(ANA)
  all.followAccount()
  await all.accountIsReady()
  await waiting[0]?.start()
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  await waiting[1]?.start()
  done.length = 0
  return all
}

test('a page without an account opens nothing, and keeps no still of an earlier one', async () => {
  stored.set('barra.still:/dashboard', '{}')
  const { followAccount, accountIsReady, state } = await aPage()
  followAccount()
  await accountIsReady()
  expect([state(), done, [...stored.keys()]]).toEqual([{ kind: 'visitor', left: null }, [], []])
})

test('an account opens with what its first screen shows, and the rest starts in idle moments', async () => {
  stored.set('barra.still:/dashboard', '{}')
  const { rememberAccount, followAccount, accountIsReady, state, shown } = await aPage()
  rememberAccount(ANA)
  followAccount()
  expect(state()).toEqual({ kind: 'opening' })
  await accountIsReady()
  expect(state()).toEqual({ kind: 'open', database: shown(), loss: null })
  expect([done, waiting.length, stored.has('barra.still:/dashboard')]).toEqual([
    ['start ana', 'read ana /dashboard'],
    1,
    true,
  ])
  await waiting[0]?.start()
  await vi.waitFor(() => expect(done).toContain('follow workouts of ana'))
  expect(waiting).toHaveLength(2)
  await waiting[1]?.start()
  expect(done.slice(2)).toEqual(['open ana', 'drain ana', 'follow workouts of ana', 'sync ana'])
})

test('what waits for an idle moment waits for the first screen, for code and for answers', async () => {
  const { rememberAccount, followAccount, accountIsReady } = await aPage()
  rememberAccount(ANA)
  followAccount()
  await accountIsReady()
  const { trackLoading } = await import('./loading-progress.ts')
  const { countQuestion } = await import('#storage/questions-under-way.ts')
  const isBusy = () => waiting[0]?.isBusy()
  expect(isBusy()).toBe(false)
  page.root = { childElementCount: 0 }
  expect(isBusy()).toBe(true)
  page.root = { childElementCount: 1 }
  expect(isBusy()).toBe(false)
  const answered = countQuestion()
  expect(isBusy()).toBe(true)
  answered()
  expect(isBusy()).toBe(false)
  const code = Promise.withResolvers<void>()
  const coming = trackLoading(code.promise)
  await Promise.resolve()
  expect(isBusy()).toBe(true)
  code.resolve()
  await coming
  expect(isBusy()).toBe(false)
})

test('a sign-out closes everything in order, keeps no still, and remembers the address that was left', async () => {
  const { forgetAccount, accountIsReady, state } = await signedIn()
  vi.stubGlobal('location', { pathname: '/workouts' })
  stored.set('barra.still:/workouts', '{}')
  await forgetAccount()
  expect(state()).toEqual({ kind: 'visitor', left: '/workouts' })
  expect(stored.has('barra.still:/workouts')).toBe(false)
  await accountIsReady()
  expect(done).toEqual(['leave workouts of ana', 'end sync ana', 'close ana'])
})

test('new facts of the same person change nothing', async () => {
  const { rememberAccount, accountIsReady, shown } = await signedIn()
  const before = shown()
  rememberAccount({ ...ANA, name: 'Ana María' })
  await accountIsReady()
  expect([shown(), done]).toEqual([before, []])
})

test('another person’s database opens once the last one is closed, even if closing fails', async () => {
  const { rememberAccount, accountIsReady, shown } = await signedIn()
  const refusal = new Error('a write hangs')
  failing.set('close ana', refusal)
  rememberAccount(BEA)
  await accountIsReady()
  expect(done).toEqual(['leave workouts of ana', 'end sync ana', 'close ana', 'start bea', 'read bea /dashboard'])
  expect(shown().account).toBe('bea')
  expect(errors()).toEqual([['closing the database', refusal]])
  // It is not closed twice.
  done.length = 0
  rememberAccount(ANA)
  await accountIsReady()
  expect(done).toEqual(['close bea', 'start ana', 'read ana /dashboard'])
})

test('a person who leaves before their database is read is shown nothing of it', async () => {
  const { rememberAccount, forgetAccount, followAccount, accountIsReady, state, subscribeToAccount } = await aPage()
  const seen: string[] = []
  const reading = Promise.withResolvers<void>()
  held.set('read ana /dashboard', reading.promise)
  rememberAccount(ANA)
  followAccount()
  subscribeToAccount(() => seen.push(state().kind))
  await vi.waitFor(() => expect(done).toContain('read ana /dashboard'))
  await forgetAccount()
  reading.resolve()
  await accountIsReady()
  expect([state().kind, waiting, seen, done]).toEqual([
    'visitor',
    [],
    ['visitor'],
    ['start ana', 'read ana /dashboard', 'close ana'],
  ])
})

test('a person who leaves at once has no database started', async () => {
  const { rememberAccount, followAccount, accountIsReady, shown } = await aPage()
  rememberAccount(ANA)
  followAccount()
  rememberAccount(BEA)
  await accountIsReady()
  expect([done, shown().account]).toEqual([['start bea', 'read bea /dashboard'], 'bea'])
})

test('a sync that was not begun when a person leaves is never begun', async () => {
  const { rememberAccount, followAccount, accountIsReady } = await aPage()
  rememberAccount(ANA)
  followAccount()
  await accountIsReady()
  const opening = Promise.withResolvers<void>()
  held.set('open ana', opening.promise)
  void waiting[0]?.start()
  rememberAccount(BEA)
  opening.resolve()
  await accountIsReady()
  expect(waiting).toHaveLength(2)
  expect(done).toEqual([
    'start ana',
    'read ana /dashboard',
    'open ana',
    'drain ana',
    'follow workouts of ana',
    'leave workouts of ana',
    'close ana',
    'start bea',
    'read bea /dashboard',
  ])
})

test.each([
  ['before the first screen', 'read ana /dashboard', []],
  ['behind it', 'open ana', ['opening, and writing taps of the last start']],
])('a database that cannot be opened, %s, is said with its reason', async (_when, name, saidBefore) => {
  const refusal = new DOMException('no room', 'QuotaExceededError')
  failing.set(name, refusal as Error)
  const { rememberAccount, followAccount, accountIsReady, state } = await aPage()
  rememberAccount(ANA)
  followAccount()
  await accountIsReady()
  const stop = await waiting[0]?.start()
  await vi.waitFor(() => expect(state()).toEqual({ kind: 'failed', reason: 'full' }))
  expect(errors().toSorted()).toEqual(['opening the database', ...saidBefore].map((words) => [words, refusal]))
  await stop?.()
  expect(done).not.toContain('follow workouts of ana')
})

test('a database that fails once its person has left is not what the next one is shown', async () => {
  const { rememberAccount, followAccount, accountIsReady, state, shown } = await aPage()
  const opening = Promise.withResolvers<void>()
  held.set('open ana', opening.promise)
  failing.set('open ana', new Error('late'))
  rememberAccount(ANA)
  followAccount()
  await accountIsReady()
  void waiting[0]?.start()
  const reading = Promise.withResolvers<void>()
  held.set('read bea /dashboard', reading.promise)
  rememberAccount(BEA)
  opening.resolve()
  await vi.waitFor(() => expect(done).toContain('read bea /dashboard'))
  expect([state().kind, errors().length]).toEqual(['opening', 2])
  reading.resolve()
  await accountIsReady()
  expect(shown().account).toBe('bea')
})

test('taps that cannot be written wait for the next start, and the rest goes on', async () => {
  failing.set('drain ana', new Error('no room'))
  await signedIn()
  const { accountDatabase } = await import('./account-database.ts')
  expect(accountDatabase().kind).toBe('open')
  expect(errors()).toEqual([['opening, and writing taps of the last start', failing.get('drain ana')]])
})

test('documents that the browser deletes are written again while nothing is synced, and the loss is shown', async () => {
  const { accountIsReady, state, shown, dismissLoss } = await signedIn()
  const database = shown()
  const writing = Promise.withResolvers<void>()
  const reopening = `reopen ana with ${JSON.stringify(rescued)}`
  held.set(reopening, writing.promise)
  database.become('lost')
  await vi.waitFor(() => expect(done).toEqual(['end sync ana', reopening]))
  expect(state()).toEqual({ kind: 'open', database, loss: { phase: 'writing', rescued } })
  expect(waiting).toHaveLength(2)
  writing.resolve()
  await accountIsReady()
  expect(state()).toEqual({ kind: 'open', database, loss: { phase: 'written', rescued } })
  expect(waiting).toHaveLength(3)
  await waiting[2]?.start()
  expect(done.at(-1)).toBe('sync ana')
  dismissLoss()
  expect(state()).toEqual({ kind: 'open', database, loss: null })
})

test('documents that cannot be written again are tried again with all that was rescued before', async () => {
  const { accountIsReady, state, shown, bringBack } = await signedIn()
  const database = shown()
  const refusal = new Error('no room')
  failing.set(`reopen ana with ${JSON.stringify(rescued)}`, refusal)
  database.become('lost')
  await accountIsReady()
  expect(state()).toEqual({ kind: 'open', database, loss: { phase: 'refused', rescued } })
  expect(errors()).toEqual([['writing again what was lost', refusal]])
  bringBack()
  await accountIsReady()
  expect(state()).toEqual({ kind: 'open', database, loss: { phase: 'written', rescued: [rescued, 'and more'] } })
})

test('a connection that is only cut is no loss', async () => {
  const { accountIsReady, state, shown } = await signedIn()
  shown().become('closed')
  await accountIsReady()
  expect([state(), done]).toEqual([{ kind: 'open', database: shown(), loss: null }, []])
})

test('the data of somebody who signed out in another tab stays deleted', async () => {
  const { accountIsReady, state, shown, bringBack } = await signedIn()
  stored.delete('barra.account')
  stored.set('barra.left', '1')
  shown().become('lost')
  bringBack()
  await accountIsReady()
  expect([state(), done]).toEqual([{ kind: 'open', database: shown(), loss: null }, []])
})

test('a loss of a person who leaves while it is written is not what is shown next', async () => {
  const { rememberAccount, accountIsReady, state, shown } = await signedIn()
  const reopening = `reopen ana with ${JSON.stringify(rescued)}`
  const writing = Promise.withResolvers<void>()
  held.set(reopening, writing.promise)
  shown().become('lost')
  await vi.waitFor(() => expect(done).toContain(reopening))
  const reading = Promise.withResolvers<void>()
  held.set('read bea /dashboard', reading.promise)
  rememberAccount(BEA)
  writing.resolve()
  await vi.waitFor(() => expect(done).toContain('read bea /dashboard'))
  expect(state().kind).toBe('opening')
  reading.resolve()
  await accountIsReady()
  expect(state()).toEqual({ kind: 'open', database: shown(), loss: null })
  expect(shown().account).toBe('bea')
})

test('a database that was closed is followed no more', async () => {
  const { rememberAccount, accountIsReady, state, shown } = await signedIn()
  const earlier = shown()
  rememberAccount(BEA)
  await accountIsReady()
  // Nothing says any more that Ana has left.
  stored.clear()
  done.length = 0
  earlier.become('lost')
  await accountIsReady()
  expect([state(), done]).toEqual([{ kind: 'open', database: shown(), loss: null }, []])
})

test('without an account there is no loss', async () => {
  const { followAccount, accountIsReady, state, bringBack, dismissLoss } = await aPage()
  followAccount()
  bringBack()
  dismissLoss()
  await accountIsReady()
  expect([state(), done]).toEqual([{ kind: 'visitor', left: null }, []])
})

test('on a first visit the storage opens at once, and the sync waits until the pages have loaded', async () => {
  await signedIn()
  let isLoading = true
  const locks = {
    request: async (_name: string, _options: LockOptions, work: () => Promise<void>) => {
      await new Promise(setImmediate)
      await work()
    },
    query: async () => ({ held: isLoading ? [{ name: 'barra-page-first', mode: 'shared' }] : [] }),
  }
  vi.stubGlobal('navigator', { locks, serviceWorker: { controller: null } })
  expect(waiting[0]?.awaited).toBeUndefined()
  let hasCome = false
  const awaited = waiting[1]?.awaited?.().then(() => (hasCome = true))
  await new Promise(setImmediate)
  expect(hasCome).toBe(false)
  isLoading = false
  await awaited
  expect(hasCome).toBe(true)
})
