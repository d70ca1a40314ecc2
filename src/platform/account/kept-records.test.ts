import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KEPT_DRAFT, KEPT_PROFILE, KEPT_TIMED_SET, keptDatabaseName } from '#contract/device-stores.ts'
import { soon } from '../../../tests/support/soon.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import { keptKeys } from './kept-keys.ts'
import { deleteKeptRecords, earlierRecords, keptRecords } from './kept-records.ts'

// All that is on this device and is no document.

beforeEach(() => {
  stubStorage()
})
afterEach(async () => {
  await deleteKeptRecords('ana')
  vi.unstubAllGlobals()
})

const EARLIER = [
  ['barra.profile-edit.ana', { weightKg: 61 }],
  ['barra.profile-edit.bento', { weightKg: 80 }],
  ['barra.workout-draft.ana.new', { name: 'Push' }],
  ['barra.workout-draft.ana.broken', null],
  ['barra.workout-draft.bento.new', { name: 'Pull' }],
  ['barra.timed-set.s1', { setId: 'x' }],
  ['theme', 'dark'],
] as const

function keepEarlier(): void {
  for (const [key, value] of EARLIER) localStorage.setItem(key, JSON.stringify(value))
}

test('of what earlier builds kept an account has its own, and the timed set of whoever is signed in', () => {
  keepEarlier()
  expect(earlierRecords('ana')).toEqual([
    [KEPT_PROFILE, { weightKg: 61 }],
    [`${KEPT_DRAFT}new`, { name: 'Push' }],
    [`${KEPT_TIMED_SET}s1`, { setId: 'x' }],
  ])
})

test('removing what is kept of an account leaves that of another, and what earlier builds kept of it', async () => {
  keepEarlier()
  await keptRecords('ana').write(KEPT_PROFILE, { weightKg: 62 })
  for (const [key, value] of EARLIER) localStorage.setItem(key, JSON.stringify(value))
  await deleteKeptRecords('ana')
  const left = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
  expect(left).toEqual(['barra.profile-edit.bento', 'barra.workout-draft.bento.new', 'theme'])
  expect(await keptKeys('ana')).toBeUndefined()
})

test('an account has one store, in which everything of it is', async () => {
  expect(keptRecords('ana')).toBe(keptRecords('ana'))
  expect(keptRecords('ana')).not.toBe(keptRecords('bento'))
  await keptRecords('ana').write(KEPT_PROFILE, 1)
  await keptRecords('ana').write(`${KEPT_DRAFT}new`, 2)
  expect(await keptKeys('ana')).toEqual([`${KEPT_DRAFT}new`, KEPT_PROFILE])
})

test('a screen that looks at the keys keeps nobody from removing them', async () => {
  await keptRecords('ana').write(KEPT_PROFILE, 1)
  await keptKeys('ana')
  const closed = vi.spyOn(IDBDatabase.prototype, 'close')
  await keptKeys('ana')
  expect(closed).toHaveBeenCalledOnce()
})

test('removing does not wait for a tab that is frozen', async () => {
  const opening = indexedDB.open(keptDatabaseName('ana'))
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isOver = false
  const removing = deleteKeptRecords('ana').then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(3_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await soon(() => expect(isOver).toBe(true))
  await removing
  vi.useRealTimers()
  opening.result.close()
})

test('a browser that refuses to remove is not waited for', async () => {
  vi.stubGlobal('indexedDB', {
    deleteDatabase: () => {
      const request: { onerror?: () => void } = {}
      queueMicrotask(() => request.onerror?.())
      return request
    },
  })
  await deleteKeptRecords('ana')
  vi.unstubAllGlobals()
})
