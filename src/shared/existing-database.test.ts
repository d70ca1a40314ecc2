import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import type { DatabaseName } from '#contract/device-registry.ts'
import { openExisting } from './existing-database.ts'

const NAME: DatabaseName = 'barra-taps-ana'

afterEach(async () => {
  await settled(indexedDB.deleteDatabase(NAME))
})

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

const names = async () => (await indexedDB.databases()).map(({ name }) => name)

async function make(version: number): Promise<void> {
  const opening = indexedDB.open(NAME, version)
  opening.onupgradeneeded = () => opening.result.createObjectStore('taps')
  const database = await settled(opening)
  database.close()
}

test('a database that was removed a moment ago is not made again', async () => {
  await make(1)
  const [, database] = await Promise.all([settled(indexedDB.deleteDatabase(NAME)), openExisting(NAME)])
  expect(database).toBeUndefined()
  expect(await names()).not.toContain(NAME)
})

test('one of any version is opened as it is', async () => {
  await make(7)
  const database = await openExisting(NAME)
  expect([database?.version, [...(database?.objectStoreNames ?? [])]]).toEqual([7, ['taps']])
  database?.close()
})

test('it closes for whoever removes it, and says so', async () => {
  await make(1)
  const lost = vi.fn<() => void>()
  await openExisting(NAME, lost)
  await settled(indexedDB.deleteDatabase(NAME))
  expect(lost).toHaveBeenCalledOnce()
  expect(await names()).not.toContain(NAME)
})
