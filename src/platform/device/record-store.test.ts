import 'fake-indexeddb/auto'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { DatabaseName } from '#contract/device-registry.ts'
import { recordStore } from './record-store.ts'

const DATABASE: DatabaseName = 'barra-kept-records'

afterEach(async () => {
  vi.unstubAllGlobals()
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(DATABASE).onsuccess = resolve
  })
})

test('what one tab writes, another one reads', async () => {
  await recordStore(DATABASE).write('name', { of: 'Ana' })
  const other = recordStore(DATABASE)
  expect(await other.read('name')).toEqual({ of: 'Ana' })
  expect(await other.readAll()).toEqual(new Map([['name', { of: 'Ana' }]]))
  await other.write('name', undefined)
  expect(await other.read('name')).toBeUndefined()
})

test('changes of two tabs at once lose neither', async () => {
  const add = (part: string) => (stored: unknown) => [...((stored ?? []) as readonly string[]), part]
  const [one, other] = [recordStore(DATABASE), recordStore(DATABASE)]
  await Promise.all([one.change('parts', add('a')), other.change('parts', add('b')), one.change('parts', add('c'))])
  expect(((await one.read('parts')) as readonly string[]).toSorted()).toEqual(['a', 'b', 'c'])
})

test('a write is committed at once, so that leaving the page takes nothing back', async () => {
  const store = recordStore(DATABASE)
  await store.read('name')
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
  onTestFinished(() => void commit.mockRestore())
  const written = store.write('name', 'Ana')
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
  expect(commit).toHaveBeenCalledOnce()
  await written
})

test('a database that another tab deletes is opened anew', async () => {
  const store = recordStore(DATABASE)
  await store.write('name', 'Ana')
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(DATABASE).onsuccess = resolve
  })
  expect(await store.read('name')).toBeUndefined()
  await store.write('name', 'Bia')
  expect(await store.read('name')).toBe('Bia')
})

test('a browser that never answers is one that refuses', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('indexedDB', { open: () => ({}), deleteDatabase: indexedDB.deleteDatabase.bind(indexedDB) })
  const store = recordStore(DATABASE)
  const outcomes = Promise.allSettled([store.read('name'), store.write('name', 'Ana')])
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('a write that was reported as failed is not made later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const real = indexedDB
  let answer = () => {}
  vi.stubGlobal('indexedDB', {
    open: (name: string, version: number) => {
      const late: { result?: unknown; onsuccess?: () => void; onupgradeneeded?: () => void } = {}
      answer = () => {
        const request = real.open(name, version)
        request.onupgradeneeded = () => {
          late.result = request.result
          late.onupgradeneeded?.()
        }
        request.onsuccess = () => {
          late.result = request.result
          late.onsuccess?.()
        }
      }
      return late
    },
  })
  const store = recordStore(DATABASE)
  const written = store.write('name', 'Ana')
  const outcome = expect(written).rejects.toThrow('IndexedDB does not answer')
  await vi.advanceTimersByTimeAsync(60_000)
  await outcome
  answer()
  expect(await store.read('name')).toBeUndefined()
  vi.unstubAllGlobals()
})
