import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEVICE_STORES } from '#contract/device-registry.ts'
import { KEPT_DRAFT, KEPT_PROFILE, KEPT_TIMED_SET } from '#contract/device-stores.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import { deleteAccountData, hasUnsentData } from './account-data.ts'
import { keptRecords } from './kept-records.ts'
import { unsavedNoteKey } from './unsaved-notes.ts'

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

test('what is kept of an account goes with it while its own tab has it open', async () => {
  await keptRecords('gil').write(KEPT_PROFILE, { weightKg: 61 })
  await deleteAccountData('gil')
  expect(await everyName()).not.toContain('barra-kept-gil')
})
