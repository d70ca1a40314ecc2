import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '../../../tests/test-database.ts'
import { rowsRead } from '../../../tooling/count-rows.ts'
import { documentOf, readRows, rowOf } from './rows.ts'

/** Reads the rows with these ids from a store that holds `stored`. */
async function read(stored: readonly string[], ids: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const name = `rows-${crypto.randomUUID()}`
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onupgradeneeded = () => {
      const store = opening.result.createObjectStore('docs', { keyPath: 'id' })
      for (const id of stored) store.put({ id })
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const found = await new Promise<ReadonlyMap<string, unknown>>((resolve) =>
    readRows(database.transaction('docs').objectStore('docs'), ids, resolve),
  )
  database.close()
  indexedDB.deleteDatabase(name)
  return found
}

const manyIds = Array.from({ length: 40 }, (_, index) => `id-${String(index).padStart(2, '0')}`)
const everyThird = manyIds.filter((_, index) => index % 3 === 0)

test.each([
  ['none of few', [], ['a', 'b']],
  ['some of few', ['b', 'c'], ['a', 'b']],
  ['none of many', [], manyIds],
  ['some of many', everyThird, manyIds],
  ['all of many, asked for in any order', manyIds, manyIds.toReversed()],
  ['many between others', [...manyIds, 'id-005', 'z'], everyThird],
  ['of no ids', manyIds, []],
])('exactly the rows that are there are found: %s', async (_, stored, ids) => {
  const found = await read(stored, ids)
  expect([...found.keys()].toSorted()).toEqual(ids.filter((id) => stored.includes(id)).toSorted())
  for (const [id, row] of found) expect(row).toEqual({ id })
})

test('of many that are not there, no row is handed over', async () => {
  const others = manyIds.map((id) => `${id}-other`)
  expect(await rowsRead(() => read(others, manyIds))).toBe(0)
})

test('a document survives its row format, whatever its keys', () => {
  const document = {
    id: 'a',
    exercises: [{ id: 'b', sets: [{ weight: { value: 102.5, unit: 'kg' }, '|pipe': null, __proto: [true, false] }] }],
    _deleted: false,
    _attachments: {},
    _meta: { lwt: 1_000.01 },
    _rev: '1-abcdefghij',
  }
  const row = rowOf(['_deleted'], document)
  expect(row).toMatchObject({ id: 'a', _deleted: '0' })
  expect(documentOf(['_deleted'], structuredClone(row))).toEqual(document)
  expect(documentOf(['_deleted'], rowOf(['_deleted'], { ...document, _deleted: true }))).toMatchObject({
    _deleted: true,
  })
})

test('an account is opened without a cursor that waits at every row', async () => {
  const { account, close } = await openTestDatabase()
  await close()
  const opened = vi.spyOn(IDBIndex.prototype, 'openCursor')
  onTestFinished(() => opened.mockRestore())
  await openTestDatabase({ account })
  expect(opened).not.toHaveBeenCalled()
})
