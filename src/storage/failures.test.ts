import { getChangedDocumentsSince } from 'rxdb/plugins/core'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Session } from '#contract/session.ts'
import { aLoggedSession, aSession } from '../../tests/builders.ts'
import { devtools, inBrowser } from '../../tests/devtools.ts'
import { anAccount, openTestDatabase } from '../../tests/test-database.ts'
import { latestSessions, sessionById } from './collections/sessions.ts'
import { editDocument, insertDocument } from './commands.ts'
import { openDatabase } from './database.ts'
import { StorageError, toStorageError } from './storage-error.ts'

const rename = (name: string) => (session: Session) => ({ ...session, name })

const largeSession = () => aLoggedSession({ note: 'x'.repeat(1_000_000) }, { exercises: 1, setsEach: 1 })
const reasonOf = (error: unknown) => error instanceof StorageError && error.reason

const reasonOfRejection = (promise: Promise<unknown>) => promise.then(() => 'none', reasonOf)

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['full', new DOMException('The quota has been exceeded.', 'QuotaExceededError')],
  ['full', Object.assign(new Error('QuotaExceededError'), { name: 'AbortError' })],
  ['full', { name: 'BulkError', message: '1 of 1', failures: [new DOMException('', 'QuotaExceededError')] }],
  ['full', new DOMException('Encountered full disk while opening backing store', 'UnknownError')],
  ['closed', { name: 'DatabaseClosedError', message: 'Database has been closed' }],
  ['closed', new DOMException('The database connection is closing.', 'InvalidStateError')],
  ['closed', new DOMException('Connection to Indexed Database server lost. Refresh the page', 'UnknownError')],
  ['closed', { name: 'RxError (COL21)', message: '', code: 'COL21' }],
  ['blocked', new DOMException('The operation is insecure.', 'SecurityError')],
  ['blocked', { name: 'MissingAPIError', message: 'IndexedDB API missing' }],
  ['outdated', { name: 'VersionError', message: '' }],
  ['unknown', new TypeError('x is not a function')],
  ['unknown', undefined],
] as const)('%s: %s', (reason, cause) => {
  const error = toStorageError(cause)
  expect(error).toBeInstanceOf(StorageError)
  expect(error.reason).toBe(reason)
  expect(error.cause).toBe(cause)
})

test('a write that finds no room is refused, leaves everything as it was, and works once there is room', async () => {
  const db = await openTestDatabase()
  const stored = await insertDocument(db, 'sessions', aSession())
  const lists: (readonly Session[])[] = []
  latestSessions(db, { limit: 9 }).subscribe(
    (sessions) => lists.push(sessions),
    () => {},
  )
  await expect.poll(() => lists.length).toBe(1)

  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  await expect(editDocument(db, 'sessions', stored.id, rename('lost?'))).rejects.toMatchObject({ reason: 'full' })
  await expect(insertDocument(db, 'sessions', aSession())).rejects.toMatchObject({ reason: 'full' })
  vi.restoreAllMocks()

  expect(await sessionById(db, stored.id).get()).toBe(lists[0]?.[0])
  const { before, after } = await editDocument(db, 'sessions', stored.id, rename('kept'))
  expect(before).toEqual(stored)
  expect(after.name).toBe('kept')
  await expect.poll(() => lists.map((sessions) => sessions.map(({ name }) => name))).toEqual([[stored.name], ['kept']])
})

test('of edits that wait for each other, the one that fails takes no other along', async () => {
  const db = await openTestDatabase()
  const stored = await insertDocument(db, 'sessions', aSession())
  const refuse = () => {
    throw new Error('not like this')
  }
  const results = await Promise.allSettled([
    editDocument(db, 'sessions', stored.id, rename('one')),
    editDocument(db, 'sessions', stored.id, refuse),
    editDocument(db, 'sessions', stored.id, (session) => ({ ...session, note: 'two' })),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await sessionById(db, stored.id).get()).toMatchObject({ name: 'one', note: 'two' })
})

test('an unresponsive browser is not awaited forever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  // The result of an indexedDB.open that never completes.
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest)
  const opening = reasonOfRejection(openDatabase({ account: 'never-opens' }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await opening).toBe('unanswered')
})

test('changes whose read fails are an error, and are read by the next attempt', async () => {
  const db = await openTestDatabase()
  const stored = await insertDocument(db, 'sessions', aSession())
  const { openCursor } = IDBIndex.prototype
  vi.spyOn(IDBIndex.prototype, 'openCursor').mockImplementationOnce(function (this: IDBIndex, ...asked) {
    const request = openCursor.apply(this, asked)
    this.objectStore.transaction.abort()
    return request
  })
  const changes = () => getChangedDocumentsSince(db.collections.sessions.storageInstance, 9)
  await expect(changes()).rejects.toMatchObject({ name: 'AbortError' })
  expect((await changes()).documents).toMatchObject([{ id: stored.id }])
})

test.runIf(inBrowser)(
  'on a device that is really full, writes are refused, reading goes on, and room heals it',
  async () => {
    const db = await openTestDatabase()
    const stored = await insertDocument(db, 'sessions', aSession())
    await devtools('Storage.overrideQuotaForOrigin', { origin: location.origin, quotaSize: 1 })
    try {
      // Chromium re-evaluates the quota after half a minute at the latest.
      const refused = () => insertDocument(db, 'sessions', largeSession()).then(() => 'stored', reasonOf)
      await expect.poll(refused, { timeout: 60_000, interval: 500 }).toBe('full')
      const growing = editDocument(db, 'sessions', stored.id, (session) => ({ ...largeSession(), id: session.id }))
      await expect(growing).rejects.toMatchObject({ reason: 'full' })
      expect((await sessionById(db, stored.id).get())?.name).toBe(stored.name)
      expect((await latestSessions(db, { limit: 1 }).get()).length).toBe(1)
      await expect(openDatabase({ account: anAccount() })).rejects.toMatchObject({ reason: 'full' })
    } finally {
      await devtools('Storage.overrideQuotaForOrigin', { origin: location.origin })
    }
    await editDocument(db, 'sessions', stored.id, rename('kept'))
    expect((await sessionById(db, stored.id).get())?.name).toBe('kept')
  },
)

test.runIf(inBrowser)('when the person clears the data of the site, it is reported as lost', async () => {
  const db = await openTestDatabase()
  await insertDocument(db, 'sessions', aSession())
  await devtools('Storage.clearDataForOrigin', { origin: location.origin, storageTypes: 'indexeddb' })
  await expect.poll(() => db.health.current()).toBe('lost')
})
