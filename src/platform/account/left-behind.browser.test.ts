import { expect, test, vi } from 'vitest'
import { RECEIVED_FILE, RECEIVED_FILES_CACHE } from '#contract/device-stores.ts'
import type { SessionId, SetId } from '#contract/id.ts'
import { NO_VALUES } from '#domain/session/set-values.ts'
import { insertDocument } from '#storage/commands.ts'
import { openTapLog } from '#storage/tap-log.ts'
import { aSession } from '../../../tests/builders.ts'
import { openTestDatabase } from '../../../tests/test-database.ts'
import { enterAccount, forgetAccount } from './account.ts'
import { deleteAccountData, hasUnsentData } from './account-data.ts'
import { forgetSecondCopy, keepSecondCopy, prepareSecondCopy } from './second-copy.ts'
import { earlierNoteKey, unsavedNoteKey } from './unsaved-notes.ts'

// Where a set can be that no document has, in the browser's real stores.

type Place = { readonly account: string; readonly id: string }

const CANARY = 'Kanarienvogel'
const NOTE = JSON.stringify({ note: CANARY })

const PLACES: readonly (readonly [string, (place: Place) => Promise<unknown>])[] = [
  ['a note', async ({ account, id }) => localStorage.setItem(unsavedNoteKey(account, id), NOTE)],
  ['a note of an earlier version', async ({ id }) => localStorage.setItem(earlierNoteKey(id), NOTE)],
  ['the reserve', (place) => keepSecondCopy(place, { note: CANARY })],
  [
    'the tap log',
    ({ account, id }) =>
      openTapLog(account).add({
        account,
        sessionId: id as SessionId,
        setId: `${id}-set` as SetId,
        seen: null,
        values: { ...NO_VALUES, reps: 5 },
        restSeconds: 90,
        completedAt: '2026-11-24T10:00:00.000Z',
      }),
  ],
]

/** An account with one session. */
async function trained(): Promise<Place> {
  const db = await openTestDatabase()
  const session = aSession({ status: 'completed' })
  await insertDocument(db, 'sessions', session)
  await db.close()
  return { account: db.account, id: session.id }
}

/** The bytes of every file of the origin, as text. */
async function filesOfOrigin(): Promise<string> {
  const texts: string[] = []
  for await (const [, handle] of await navigator.storage.getDirectory()) {
    if (handle instanceof FileSystemFileHandle) texts.push(await (await handle.getFile()).text())
  }
  return texts.join('\n')
}

/** What names an account, or its session, on this device. */
async function tracesOf({ account, id }: Place): Promise<readonly string[]> {
  const databases = (await indexedDB.databases()).map(({ name }) => name ?? '')
  const texts = [...databases, ...Object.keys(localStorage), await filesOfOrigin()]
  return texts.filter((text) => text.includes(account) || text.includes(id))
}

test.each(PLACES)('a set that only %s has is unsent, of its account alone, and goes with it', async (_where, put) => {
  const [ana, bento] = [await trained(), await trained()]
  await put(bento)
  expect(await hasUnsentData(ana.account)).toBe(false)
  await put(ana)
  expect(await hasUnsentData(ana.account)).toBe(true)
  await deleteAccountData(ana.account)
  expect(await tracesOf(ana)).toEqual([])
  expect(await hasUnsentData(bento.account)).toBe(true)
  await deleteAccountData(bento.account)
  expect(await tracesOf(bento)).toEqual([])
})

test('no file has a copy of an account that is removed, even of one that was saved since', async () => {
  const place = await trained()
  await prepareSecondCopy()
  await keepSecondCopy(place, { note: CANARY })
  expect(await filesOfOrigin()).toContain(CANARY)
  await forgetSecondCopy(place)
  await deleteAccountData(place.account)
  expect(await filesOfOrigin()).not.toContain(CANARY)
})

test('a reserve that does not answer may have unsent sets', async () => {
  const place = await trained()
  // The reserve is open for one at a time.
  const { promise: over, resolve: release } = Promise.withResolvers<void>()
  const held = navigator.locks.request('barra-second-copies', () => over)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let isUnsent: boolean | undefined
    void hasUnsentData(place.account).then((known) => (isUnsent = known))
    const afterASecond = async () => {
      await vi.advanceTimersByTimeAsync(1_000)
      return isUnsent
    }
    await expect.poll(afterASecond).toBe(true)
  } finally {
    vi.useRealTimers()
    release()
    await held
  }
  expect(await hasUnsentData(place.account)).toBe(false)
})

test('a file that waits for the import goes when its person signs out', async () => {
  await enterAccount({ uid: 'ana', email: 'ana@barra.test', name: 'Ana' })
  const cache = await caches.open(RECEIVED_FILES_CACHE)
  await cache.put(RECEIVED_FILE, new Response(CANARY))
  await forgetAccount()
  await expect.poll(() => caches.keys()).not.toContain(RECEIVED_FILES_CACHE)
})
