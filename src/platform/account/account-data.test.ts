import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { DEVICE_STORES } from '#contract/device-registry.ts'
import { KEPT_DRAFT, KEPT_PROFILE, KEPT_TIMED_SET } from '#contract/device-stores.ts'
import type { SessionId, SetId } from '#contract/id.ts'
import { outboxDatabaseName } from '#contract/outbox.ts'
import { NO_VALUES } from '#domain/session/set-values.ts'
import { insertDocument } from '#storage/commands.ts'
import { openTapLog } from '#storage/tap-log.ts'
import { aSession } from '../../../tests/builders.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import { openTestDatabase } from '../../../tests/test-database.ts'
import { deleteAccountData, deleteConfirmedData, downloadAccountData, hasUnsentData } from './account-data.ts'
import { isNamedAfter, removeStoresOf } from './account-stores.ts'
import { earlierNotesOf } from './earlier-notes.ts'
import { keptRecords } from './kept-records.ts'
import { earlierNoteKey, earlierNotes, hasUnsavedNotes, unsavedNoteKey } from './unsaved-notes.ts'

const [ANA, BENTO] = ['ana', 'bento']

beforeEach(() => {
  stubStorage()
  stubStorage('sessionStorage')
})
afterEach(() => vi.unstubAllGlobals())

/** A name of each registered store that names its account, for a person. */
function namesOf(kind: 'local' | 'session' | 'database', uid: string): readonly string[] {
  const stores = DEVICE_STORES.filter((store) => store.kind === kind && store.of === 'account')
  return stores.map(({ name }) =>
    name
      .replace('{uid}', uid)
      .replace('{version}', '0')
      .replaceAll(/\{\w+\}/g, 'x'),
  )
}

async function fill(uid: string): Promise<void> {
  for (const name of namesOf('local', uid)) localStorage.setItem(name, 'canary')
  for (const name of namesOf('session', uid)) sessionStorage.setItem(name, 'canary')
  for (const name of namesOf('database', uid)) {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('x')
    await new Promise<void>((resolve) => {
      opening.onsuccess = () => resolve()
    })
    opening.result.close()
  }
}

async function everyName(): Promise<readonly string[]> {
  const keys = [localStorage, sessionStorage].flatMap((texts) =>
    Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? ''),
  )
  return [...keys, ...(await indexedDB.databases()).map(({ name }) => name ?? '')]
}

test('removing an account leaves nothing that names it, and everything of another', async () => {
  await fill(ANA)
  await fill(BENTO)
  const before = await everyName()
  await deleteAccountData(ANA)
  const kinds = ['local', 'session', 'database'] as const
  const gone = kinds.flatMap((kind) => namesOf(kind, ANA))
  expect(gone.length).toBeGreaterThan(15)
  expect((await everyName()).toSorted()).toEqual(before.filter((name) => !gone.includes(name)).toSorted())
})

test('a session that the disk refused counts as unsent', async () => {
  expect(await hasUnsentData('carla')).toBe(false)
  localStorage.setItem(unsavedNoteKey('carla', 's1'), '{}')
  expect(await hasUnsentData('carla')).toBe(true)
})

test('looking for unsent data makes no database', async () => {
  const before = await everyName()
  await hasUnsentData('dora')
  expect(await everyName()).toEqual(before)
})

test('a draft, and a change of the profile, count as unsent; a timed set does not', async () => {
  await keptRecords('elsa').write(`${KEPT_TIMED_SET}s1`, {})
  expect(await hasUnsentData('elsa')).toBe(false)
  await keptRecords('elsa').write(KEPT_PROFILE, { weightKg: 61 })
  expect(await hasUnsentData('elsa')).toBe(true)
  await keptRecords('fred').write(`${KEPT_DRAFT}new`, {})
  expect(await hasUnsentData('fred')).toBe(true)
})

test('confirmed data goes with a draft that nobody saved, and stays with a change of the profile', async () => {
  await keptRecords('hana').write(`${KEPT_DRAFT}new`, {})
  expect(await deleteConfirmedData('hana')).toBe(true)
  expect(await everyName()).not.toContain('barra-kept-hana')
  await keptRecords('ines').write(KEPT_PROFILE, { weightKg: 61 })
  expect(await deleteConfirmedData('ines')).toBe(false)
  expect(await everyName()).toContain('barra-kept-ines')
})

test('what is kept of an account goes with it while its own tab has it open', async () => {
  await keptRecords('gil').write(KEPT_PROFILE, { weightKg: 61 })
  await deleteAccountData('gil')
  expect(await everyName()).not.toContain('barra-kept-gil')
})

const sessionOf = (account: string) => ({ account, sessionId: 's1' as SessionId })

test.each<[string, (account: string) => Promise<unknown>]>([
  [
    'a change that the server lacks',
    (account) => anEntry(outboxDatabaseName(account), 'entries', { key: 'sessions/s1' }),
  ],
  [
    'a picture that is not sent',
    (account) => anEntry(`barra-avatar-${account}`, 'avatar', { key: 'kept', wish: { kind: 'removal', atMs: 1 } }),
  ],
  ['a note of an earlier build', async () => localStorage.setItem(earlierNoteKey('s1'), '{}')],
  [
    'a set that was checked off before the database was open',
    (account) =>
      openTapLog(account).add({
        ...sessionOf(account),
        setId: 's1-set' as SetId,
        seen: null,
        values: { ...NO_VALUES, reps: 5 },
        restSeconds: 90,
        completedAt: '2026-11-24T10:00:00.000Z',
      }),
  ],
])('%s counts as unsent', async (what, put) => {
  const account = `holds-${what.length}`
  onTestFinished(() => deleteAccountData(account))
  expect(await hasUnsentData(account)).toBe(false)
  await put(account)
  expect(await hasUnsentData(account)).toBe(true)
})

test('an outbox in which nothing waits is no unsent data, and is closed again', async () => {
  await anEntry(outboxDatabaseName('hugo'), 'entries')
  expect(await hasUnsentData('hugo')).toBe(false)
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(outboxDatabaseName('hugo')).onsuccess = resolve
  })
})

/** A database with one store, and this in it. */
async function anEntry(
  name: string,
  store: string,
  entry?: { readonly key: string; readonly wish?: object },
): Promise<void> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => {
    const entries = opening.result.createObjectStore(store)
    if (entry) entries.put(entry, entry.key)
  }
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  opening.result.close()
}

/** The browser's part of a download; returns the files that were saved. */
function stubDownloads() {
  const saved: { readonly name: string; readonly type: string; readonly text: Promise<string> }[] = []
  let latest = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    latest = file as Blob
    return 'blob:x'
  })
  const link = {
    download: '',
    click: () => void saved.push({ name: link.download, type: latest.type, text: latest.text() }),
  }
  vi.stubGlobal('document', {
    createElement: () => link,
    querySelector: () => null,
    documentElement: { lang: 'en-US' },
  })
  return saved
}

test.each([
  ['that is open in this tab, which stays open', true],
  ['that nobody has open, which is closed again', false],
])('everything of an account is saved as a file, %s', async (_how, isOpen) => {
  const db = await openTestDatabase()
  const session = await insertDocument(db, 'sessions', aSession({ name: 'Push' }))
  if (!isOpen) await db.close()
  const saved = stubDownloads()
  await downloadAccountData(db.account, isOpen ? db : undefined)
  expect(saved.map(({ name, type }) => [name, type])).toEqual([
    [expect.stringMatching(/^barra.*\.json$/), 'application/json'],
  ])
  const file = JSON.parse((await saved[0]?.text) ?? '')
  expect(file).toMatchObject({ source: 'device', account: { uid: db.account }, profile: null })
  expect(file.documents.sessions).toMatchObject([{ id: session.id, name: 'Push' }])
  if (isOpen) expect(await db.collections.sessions.count().exec()).toBe(1)
  else await (await openTestDatabase({ account: db.account })).close()
})

test('notes of an earlier build go with the account that has their session', async () => {
  const ana = await openTestDatabase()
  const bento = await openTestDatabase()
  const sessions = [aSession(), aSession()] as const
  await insertDocument(ana, 'sessions', sessions[0])
  await insertDocument(bento, 'sessions', sessions[1])
  for (const { id } of sessions) localStorage.setItem(earlierNoteKey(id), '{}')
  localStorage.setItem(earlierNoteKey('of-nobody'), '{}')
  await Promise.all([ana.close(), bento.close()])
  expect(await earlierNotesOf(ana.account)).toEqual([sessions[0].id])
  expect(await earlierNotesOf(bento.account)).toEqual([sessions[1].id])
  expect(await earlierNotesOf('somebody')).toEqual(earlierNotes())
  await deleteAccountData(ana.account)
  expect(earlierNotes()).toEqual([sessions[1].id])
})

test('a note names its account, whose other keys are none', () => {
  localStorage.setItem('other.ivo.s1', '{}')
  localStorage.setItem(unsavedNoteKey('ivo', 's1'), '{}')
  localStorage.setItem(earlierNoteKey('s2'), '{}')
  expect([hasUnsavedNotes('ivo'), hasUnsavedNotes('iv'), hasUnsavedNotes('s2')]).toEqual([true, false, false])
  expect(earlierNotes()).toEqual(['s2'])
})

test('a store is named after the account that its name has, and of its own kind', () => {
  const named = (kind: 'local' | 'session' | 'database', name: string) => isNamedAfter('ana', kind, name)
  expect(named('local', 'barra.synced.ana')).toBe(true)
  expect(named('local', 'barra.synced.anabel')).toBe(false)
  expect(named('local', 'barra.unsaved.ana.s1')).toBe(true)
  expect(named('local', 'barra.unsaved.anabel.s1')).toBe(false)
  expect(named('session', 'barra.synced.ana')).toBe(false)
  expect(named('session', 'barra.undo.ana.s1')).toBe(true)
  expect(named('database', 'barra-kept-ana')).toBe(true)
  expect(named('database', 'rxdb-dexie-barra-ana--0--sessions')).toBe(true)
  expect(named('local', 'theme')).toBe(false)
})

test('where one database is blocked the others are gone, and a second try removes it', async () => {
  await fill(ANA)
  const [first = ''] = namesOf('database', ANA)
  const remove = indexedDB.deleteDatabase.bind(indexedDB)
  const blocked = vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation((name) => {
    if (name !== 'barra-kept-ana') return remove(name)
    const request = { error: new DOMException('blocked', 'UnknownError') } as unknown as IDBOpenDBRequest
    queueMicrotask(() => request.onerror?.(new Event('error')))
    return request
  })
  await expect(removeStoresOf(ANA)).rejects.toThrow()
  expect(await everyName()).toContain('barra-kept-ana')
  expect(await everyName()).not.toContain(first)
  blocked.mockRestore()
  await removeStoresOf(ANA)
  expect(await everyName()).not.toContain('barra-kept-ana')
})
