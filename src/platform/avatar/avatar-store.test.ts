import 'fake-indexeddb/auto'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { deleteIndexedDb } from '#storage/accounts.ts'
import { type AvatarStore, holdsUnsentAvatar, type KeptAvatar, openAvatarStore } from './avatar-store.ts'

const stores: AvatarStore[] = []
afterEach(async () => {
  for (const store of stores.splice(0)) store.close()
  await deleteIndexedDb('barra-avatar-ana')
})

async function open(): Promise<AvatarStore> {
  const store = await openAvatarStore('ana')
  stores.push(store)
  return store
}

const removed = (kept: KeptAvatar): KeptAvatar => ({ ...kept, wish: { kind: 'removal', atMs: 1 } })
const NOTHING = { wish: null, sent: null, stale: [] }

test('a new store keeps nothing, and a change resolves with what is kept then', async () => {
  const store = await open()
  expect(await store.read()).toEqual(NOTHING)
  const changed = await store.change(removed)
  expect(changed).toEqual({ ...NOTHING, wish: { kind: 'removal', atMs: 1 } })
  expect(await store.read()).toEqual(changed)
  expect(await store.change((kept) => ({ ...kept, wish: null }))).toEqual(NOTHING)
})

test('whatever is kept is on the disk before it is told', async () => {
  const store = await open()
  const asked = vi.spyOn(IDBDatabase.prototype, 'transaction')
  onTestFinished(() => void asked.mockRestore())
  await store.change(removed)
  await store.read()
  const strict = { durability: 'strict' }
  expect(asked.mock.calls).toEqual([
    ['avatar', 'readwrite', strict],
    ['avatar', 'readonly', strict],
  ])
})

/** Each put of a picture acts like this. */
function onPut(act: (objects: IDBObjectStore) => void): void {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...what) {
    act(this)
    return put.apply(this, what)
  }
  onTestFinished(() => {
    IDBObjectStore.prototype.put = put
  })
}

test('a disk that takes no picture is a failure with its reason', async () => {
  const store = await open()
  await store.change(removed)
  onPut((objects) => objects.add(NOTHING, 'kept'))
  await expect(store.change(() => NOTHING)).rejects.toMatchObject({ name: 'ConstraintError' })
  expect((await store.read()).wish).not.toBeNull()
})

test('a change that the browser breaks off without a reason is a failure, too', async () => {
  const store = await open()
  onPut((objects) => queueMicrotask(() => objects.transaction.abort()))
  await expect(store.change(removed)).rejects.toThrow('the picture was not kept')
  expect(await store.read()).toEqual(NOTHING)
})

test('an open store does not keep another tab from removing the account', async () => {
  const store = await open()
  await store.change(removed)
  await deleteIndexedDb('barra-avatar-ana')
  expect(await holdsUnsentAvatar('ana')).toBe(false)
  await expect(store.read()).rejects.toMatchObject({ name: 'InvalidStateError' })
})

test('asking whether a change is unsent makes no store, and leaves none open', async () => {
  expect(await holdsUnsentAvatar('ana')).toBe(false)
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('barra-avatar-ana')
  const store = await open()
  expect(await holdsUnsentAvatar('ana')).toBe(false)
  await store.change(removed)
  const closed = vi.spyOn(IDBDatabase.prototype, 'close')
  onTestFinished(() => void closed.mockRestore())
  expect(await holdsUnsentAvatar('ana')).toBe(true)
  expect(closed).toHaveBeenCalledOnce()
})
