import { expect, test, vi } from 'vitest'
import { askForLastingStorage, isStorageLasting } from './lasting-storage.ts'
import { readStorageFacts } from './storage-facts.ts'

const refuse = () => Promise.reject(new DOMException('private window', 'SecurityError'))
const answer = (value: unknown) => async () => value

type Storage = { readonly persisted?: unknown; readonly persist?: unknown; readonly estimate?: unknown }
const stub = (storage?: Storage) => vi.stubGlobal('navigator', storage ? { storage } : {})

const USED = { usage: 2_000, quota: 10_000 }
const UNKNOWN = { persistent: false, usedBytes: undefined, quotaBytes: undefined }

test.each<[browser: string, storage: Storage | undefined, facts: unknown]>([
  [
    'promises to keep the data',
    { persisted: answer(true), estimate: answer(USED) },
    { persistent: true, usedBytes: 2_000, quotaBytes: 10_000 },
  ],
  [
    'promises nothing',
    { persisted: answer(false), estimate: answer(USED) },
    { persistent: false, usedBytes: 2_000, quotaBytes: 10_000 },
  ],
  ['refuses to say', { persisted: refuse, estimate: refuse }, UNKNOWN],
  ['has an older API', {}, UNKNOWN],
  ['has no such API', undefined, UNKNOWN],
])('the facts of a browser that %s', async (_browser, storage, facts) => {
  stub(storage)
  expect(await readStorageFacts()).toEqual(facts)
})

test.each<[browser: string, storage: Storage | undefined, isLasting: boolean | undefined]>([
  ['promises it', { persisted: answer(true) }, true],
  ['does not', { persisted: answer(false) }, false],
  ['refuses to say', { persisted: refuse }, undefined],
  ['has an older API', {}, undefined],
  ['has no such API', undefined, undefined],
])('whether the data lasts in a browser that %s', async (_browser, storage, isLasting) => {
  stub(storage)
  expect(await isStorageLasting()).toBe(isLasting)
})

const unasked = () => expect.unreachable('it was promised already')

test.each<[browser: string, storage: Storage | undefined, isLasting: boolean]>([
  ['has promised it already is not asked', { persisted: answer(true), persist: unasked }, true],
  ['promises it now lasts', { persisted: answer(false), persist: answer(true) }, true],
  ['does not promise it does not last', { persisted: answer(false), persist: answer(false) }, false],
  ['refuses does not last', { persisted: refuse, persist: refuse }, false],
  ['has an older API does not last', {}, false],
  ['has no such API does not last', undefined, false],
])('the storage of a browser that %s', async (_browser, storage, isLasting) => {
  stub(storage)
  expect(await askForLastingStorage()).toBe(isLasting)
})
