import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { deleteIndexedDb } from '#storage/accounts.ts'
import { type AvatarStore, type AvatarWish, holdsUnsentAvatar, openAvatarStore } from './avatar-store.ts'
import { FileStorageError } from './file-storage-error.ts'
import { type AvatarPorts, sendAvatar, withWish } from './send-avatar.ts'

const ANA = 'ana'
const stores: AvatarStore[] = []
afterEach(async () => {
  for (const store of stores.splice(0)) store.close()
  await deleteIndexedDb(`barra-avatar-${ANA}`)
})

async function storeOf(account = ANA): Promise<AvatarStore> {
  const store = await openAvatarStore(account)
  stores.push(store)
  return store
}

const pathAt = (atMs: number) => `avatars/${ANA}/${atMs}-eu.webp`
const picture = (atMs: number): AvatarWish => ({
  kind: 'picture',
  picture: new Blob([`picture ${atMs}`], { type: 'image/webp' }),
  path: pathAt(atMs),
  atMs,
})
const removal = (atMs: number): AvatarWish => ({ kind: 'removal', atMs })

/** A server with files and a profile. Each upload has a unique URL. Steps can be made to fail or wait. */
function server(firstUrl: string | null = null) {
  const files = new Map<string, string>()
  let uploads = 0
  let profile = firstUrl
  const before: Partial<Record<keyof AvatarPorts, () => Promise<void> | void>> = {}
  const after: typeof before = {}
  const ports: AvatarPorts = {
    uploadFile: async (path, file, { signal }) => {
      await before.uploadFile?.()
      if (signal.aborted) throw new FileStorageError('cancelled')
      uploads += 1
      files.set(path, await file.text())
      await after.uploadFile?.()
      return `https://files.example/v0/b/bucket/o/${encodeURIComponent(path)}?alt=media&token=${uploads}`
    },
    removeFile: async (path) => {
      await before.removeFile?.()
      files.delete(path)
    },
    pictureUrl: async () => {
      await before.pictureUrl?.()
      return profile
    },
    savePictureUrl: async (url) => {
      await before.savePictureUrl?.()
      profile = url
      await after.savePictureUrl?.()
    },
  }
  return { ports, files, before, after, profile: () => profile }
}

const want = (store: AvatarStore, wish: AvatarWish | null) => store.change((kept) => withWish(kept, wish))
const send = (store: AvatarStore, { ports }: ReturnType<typeof server>, stop = new AbortController()) =>
  sendAvatar(ANA, store, ports, { signal: stop.signal, onProgress: () => undefined })

/** The profile names exactly the one file that is there. */
function expectOnly(at: ReturnType<typeof server>, atMs: number | null) {
  expect([...at.files.keys()]).toEqual(atMs === null ? [] : [pathAt(atMs)])
  if (atMs === null) expect(at.profile()).toBeNull()
  else expect(at.profile()).toContain(encodeURIComponent(pathAt(atMs)))
}

test('a picture is sent, and kept here to be seen without a network', async () => {
  const [store, at] = [await storeOf(), server()]
  await want(store, picture(1))
  await send(store, at)
  expectOnly(at, 1)
  const { wish, sent, stale } = await store.read()
  expect([wish, stale]).toEqual([null, []])
  expect(sent?.url).toBe(at.profile())
  expect(await sent?.picture.text()).toBe('picture 1')
})

test('the file before it goes, whichever device had stored it', async () => {
  const [store, at] = [await storeOf(), server()]
  await want(store, picture(1))
  await send(store, at)
  await want(store, picture(2))
  await send(store, at)
  expectOnly(at, 2)
  await want(store, removal(3))
  await send(store, at)
  expectOnly(at, null)
  expect((await store.read()).sent).toBeNull()
})

test("another provider's picture is replaced, but not removed", async () => {
  const [store, at] = [await storeOf(), server('https://lh3.googleusercontent.com/a/photo')]
  at.before.removeFile = () => expect.unreachable('it is not ours')
  await want(store, picture(1))
  await send(store, at)
  expectOnly(at, 1)
})

test.each(['uploadFile', 'pictureUrl', 'savePictureUrl'] as const)(
  'if %s fails the picture waits, even across a restart, and is sent later',
  async (step) => {
    const at = server()
    const store = await storeOf()
    await want(store, picture(1))
    await send(store, at)
    await want(store, picture(2))
    at.before[step] = () => Promise.reject(new FileStorageError('unreachable'))
    await expect(send(store, at)).rejects.toThrow('unreachable')
    store.close()
    const restarted = await storeOf()
    expect((await restarted.read()).wish).toMatchObject({ kind: 'picture', path: pathAt(2) })
    delete at.before[step]
    await send(restarted, at)
    expectOnly(at, 2)
  },
)

test.each(['uploadFile', 'savePictureUrl'] as const)('a lost response of %s makes no second file', async (step) => {
  const [store, at] = [await storeOf(), server()]
  await want(store, picture(1))
  at.after[step] = () => Promise.reject(new FileStorageError('unreachable'))
  await expect(send(store, at)).rejects.toThrow('unreachable')
  delete at.after[step]
  await send(store, at)
  expectOnly(at, 1)
  expect((await store.read()).sent?.url).toBe(at.profile())
})

test('an old file that cannot be removed now is removed later, and the new picture is there', async () => {
  const [store, at] = [await storeOf(), server()]
  await want(store, picture(1))
  await send(store, at)
  await want(store, picture(2))
  at.before.removeFile = () => Promise.reject(new FileStorageError('unreachable'))
  await expect(send(store, at)).rejects.toThrow('unreachable')
  expect(at.profile()).toContain('2-eu')
  expect((await store.read()).wish).toBeNull()
  delete at.before.removeFile
  await send(store, at)
  expectOnly(at, 2)
})

test.each(['uploadFile', 'pictureUrl', 'savePictureUrl'] as const)(
  'reverted before %s, the previous picture stays',
  async (step) => {
    const [store, at] = [await storeOf(), server()]
    await want(store, picture(1))
    await send(store, at)
    await want(store, picture(2))
    const stop = new AbortController()
    at.before[step] = async () => {
      delete at.before[step]
      await want(store, null)
      stop.abort()
    }
    await send(store, at, stop).catch(() => undefined)
    await send(store, at)
    expectOnly(at, 1)
  },
)

test.each(['uploadFile', 'pictureUrl', 'savePictureUrl'] as const)('a newer choice during %s wins', async (step) => {
  const [store, at] = [await storeOf(), server()]
  await want(store, picture(1))
  await send(store, at)
  await want(store, picture(2))
  at.before[step] = async () => {
    delete at.before[step]
    await want(store, picture(3))
  }
  await send(store, at)
  expectOnly(at, 3)
  expect(at.files.get(pathAt(3))).toBe('picture 3')
})

test("accounts do not see each other's pictures", async () => {
  const [ana, bruno] = [await storeOf(), await storeOf('bruno')]
  await want(ana, picture(1))
  expect((await bruno.read()).wish).toBeNull()
  expect(await Promise.all([ANA, 'bruno', 'nobody'].map(holdsUnsentAvatar))).toEqual([true, false, false])
  await deleteIndexedDb(`barra-avatar-${ANA}`)
  expect((await (await storeOf()).read()).wish).toBeNull()
  bruno.close()
  await deleteIndexedDb('barra-avatar-bruno')
})

test("only the person's own files are removed, and not the one that the profile shows", async () => {
  const [shown, others, old] = [pathAt(1), 'avatars/bruno/1-eu.webp', pathAt(9)]
  const at = server(`https://files.example/v0/b/bucket/o/${encodeURIComponent(shown)}?alt=media`)
  for (const path of [shown, others, old]) at.files.set(path, 'bytes')
  const store = await storeOf()
  await store.change((kept) => ({ ...kept, stale: [shown, others, old] }))
  await send(store, at)
  expect([...at.files.keys()]).toEqual([shown, others])
  expect((await store.read()).stale).toEqual([])
})

test('where nothing is left to remove the profile is not asked for', async () => {
  const [store, at] = [await storeOf(), server()]
  at.before.pictureUrl = () => expect.unreachable('there is nothing to remove')
  await send(store, at)
  expect((await store.read()).stale).toEqual([])
})

test('the file of a change that is replaced is to be removed, once', () => {
  const nothing = { wish: null, sent: null, stale: [] }
  const chosen = withWish(nothing, picture(1))
  expect(chosen).toEqual({ ...nothing, wish: picture(1) })
  const takenBack = withWish(chosen, null)
  expect(takenBack).toEqual({ ...nothing, stale: [pathAt(1)] })
  expect(withWish({ ...takenBack, wish: picture(1) }, removal(2))).toEqual({
    wish: removal(2),
    sent: null,
    stale: [pathAt(1)],
  })
  expect(withWish({ ...takenBack, wish: removal(2) }, null)).toEqual(takenBack)
})

test('a removal, a picture of the profile that is not ours, and a change of the same file leave nothing to remove', async () => {
  const [store, at] = [await storeOf(), server('https://lh3.googleusercontent.com/a/photo')]
  await want(store, removal(1))
  at.before.savePictureUrl = async () => expect((await store.read()).stale).toEqual([])
  await send(store, at)
  expect(await store.read()).toEqual({ wish: null, sent: null, stale: [] })
  expect(at.profile()).toBeNull()
})
