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

/** Every connection that was opened, and with it how each transaction was asked for. */
function watchTransactions() {
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction')
  onTestFinished(() => void spy.mockRestore())
  return {
    // The first is the upgrade of a new database.
    asked: () => spy.mock.calls.slice(1),
    connections: () => [...new Set(spy.mock.contexts as IDBDatabase[])],
  }
}

test('every use is one strictly durable transaction of the same connection', async () => {
  const { asked, connections } = watchTransactions()
  const store = recordStore(DATABASE)
  await store.write('name', 'Ana')
  await store.read('name')
  await store.change('name', () => 'Bia')
  await store.readAll()
  const strict = { durability: 'strict' }
  expect(asked()).toEqual([
    ['records', 'readwrite', strict],
    ['records', 'readonly', strict],
    ['records', 'readwrite', strict],
    ['records', 'readonly', strict],
  ])
  expect(connections()).toHaveLength(1)
})

test('a change resolves with the new record, and removes it where nothing is left', async () => {
  const store = recordStore(DATABASE)
  const seen: unknown[] = []
  const become = (next: unknown) => (stored: unknown) => {
    seen.push(stored)
    return next
  }
  expect(await store.change('name', become('Ana'))).toBe('Ana')
  expect(await store.change('name', become(undefined))).toBeUndefined()
  expect(seen).toEqual([undefined, 'Ana'])
  expect(await store.readAll()).toEqual(new Map())
})

test('a new database begins with the first records; one that is there keeps its own', async () => {
  const first = () => [['earlier', 1] as const, ['name', 'Ana'] as const]
  const store = recordStore(DATABASE, { first })
  expect(await store.readAll()).toEqual(new Map<string, unknown>(first()))
  await store.write('name', 'Bia')
  expect(await recordStore(DATABASE, { first }).read('name')).toBe('Bia')
})

test('a transaction that the browser breaks off is one that failed', async () => {
  const store = recordStore(DATABASE)
  const addTwice = store.use('readwrite', (objects) => {
    for (const value of ['Ana', 'Bia']) objects.add(value, 'name')
    return () => 'added'
  })
  await expect(addTwice).rejects.toMatchObject({ name: 'ConstraintError' })
  expect(await store.read('name')).toBeUndefined()
})

test('a database of a newer version of the app is refused, and read once it is gone', async () => {
  const newer = indexedDB.open(DATABASE, 2)
  await new Promise((resolve) => {
    newer.onsuccess = resolve
  })
  const store = recordStore(DATABASE)
  await expect(store.read('name')).rejects.toMatchObject({ name: 'VersionError' })
  newer.result.close()
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(DATABASE).onsuccess = resolve
  })
  expect(await store.read('name')).toBeUndefined()
})

test.each<[how: string, close: (database: IDBDatabase) => void]>([
  ['without a word', (database) => database.close()],
  ['and says so', (database) => database.onclose?.(new Event('close'))],
])('a connection that the browser closes %s is opened anew, and told of', async (_how, close) => {
  const { connections } = watchTransactions()
  let timesOpened = 0
  const store = recordStore(DATABASE, {
    onOpened: () => {
      timesOpened += 1
    },
  })
  await store.write('name', 'Ana')
  for (const database of connections()) close(database)
  expect(await store.read('name')).toBe('Ana')
  expect(await store.read('name')).toBe('Ana')
  expect([timesOpened, connections().length]).toEqual([2, 2])
})

test('the end of an earlier connection does not close the one after it', async () => {
  const { connections } = watchTransactions()
  const store = recordStore(DATABASE)
  await store.read('name')
  const [earlier] = connections()
  earlier?.onclose?.(new Event('close'))
  await store.read('name')
  earlier?.onclose?.(new Event('close'))
  await store.read('name')
  expect(connections()).toHaveLength(2)
})

test('a read may take two seconds, and a write four', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('indexedDB', { open: () => ({}), deleteDatabase: indexedDB.deleteDatabase.bind(indexedDB) })
  const store = recordStore(DATABASE)
  const failed: string[] = []
  store.read('name').catch(() => failed.push('read'))
  store.write('name', 'Ana').catch(() => failed.push('write'))
  await vi.advanceTimersByTimeAsync(1_999)
  expect(failed).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toEqual(['read'])
  await vi.advanceTimersByTimeAsync(1_999)
  expect(failed).toEqual(['read'])
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toEqual(['read', 'write'])
})
