import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ANA, avatarDevice, BIA, leaveAvatarDevice } from '../../../tests/support/avatar-device.ts'
import { type AvatarWish, openAvatarStore } from './avatar-store.ts'

const SETTLED = { kind: 'settled' }
const URL_OF_ANA = 'https://lh3.googleusercontent.com/a/ana'
const PICTURE = new Blob(['picture'])
const WISH: AvatarWish = { kind: 'picture', picture: PICTURE, path: 'avatars/ana/1-me.png', atMs: 1 }

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:local')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(leaveAvatarDevice)

/** Another tab of the same person changes what is kept. */
async function inAnotherTab(wish: AvatarWish | null, { uid }: { readonly uid: string } = ANA): Promise<void> {
  const store = await openAvatarStore(uid)
  await store.change((kept) => ({ ...kept, wish }))
  store.close()
}

const wished = ({ kept }: Awaited<ReturnType<typeof avatarDevice>>) => kept.currentAvatar().kept?.wish?.atMs ?? null

test('what was kept before a restart is shown as soon as a component follows it', async () => {
  await inAnotherTab(WISH)
  const device = await avatarDevice()
  device.world.profileUrl = URL_OF_ANA
  await vi.waitFor(() => expect(wished(device)).toBe(1))
  expect(device.kept.useAvatarPicture()).toBe('blob:local')
  expect(device.kept.useUnsentAvatar()).toBe(true)
  expect(device.kept.useAvatarProgress()).toEqual(SETTLED)
})

test("without a change of this device the profile's picture is shown, and none is unsent", async () => {
  const { kept, world } = await avatarDevice()
  expect(kept.useAvatarPicture()).toBeNull()
  world.profileUrl = URL_OF_ANA
  expect(kept.useAvatarPicture()).toBe(URL_OF_ANA)
  expect(kept.useUnsentAvatar()).toBe(false)
  await kept.openAvatar()
  expect(kept.useUnsentAvatar()).toBe(false)
})

test('a second component that follows it reads nothing again', async () => {
  await inAnotherTab(WISH)
  const device = await avatarDevice()
  await vi.waitFor(() => expect(wished(device)).toBe(1))
  await inAnotherTab(null)
  const heard = vi.fn()
  const unfollow = device.followed.at(-1)?.subscribe(heard)
  await device.kept.readOpenAvatar()
  expect([wished(device), heard.mock.calls.length]).toEqual([1, 0])
  unfollow?.()
})

test("a change of the same person's other tab is shown; one of another person is not", async () => {
  const device = await avatarDevice()
  await device.sendAvatarNow()
  await inAnotherTab(WISH)
  device.hearTab(BIA.uid)
  await device.kept.readOpenAvatar()
  expect(wished(device)).toBeNull()
  device.hearTab(ANA.uid)
  await vi.waitFor(() => expect(wished(device)).toBe(1))
})

test('while this tab sends, another one that tells of a change does not disturb what is shown', async () => {
  await inAnotherTab(WISH)
  const device = await avatarDevice()
  const { promise, resolve } = Promise.withResolvers<void>()
  device.world.upload = () => promise
  const sent = device.sendAvatarNow()
  await vi.waitFor(() => expect(device.world.steps).not.toEqual([]))
  await inAnotherTab({ ...WISH, atMs: 2 })
  device.hearTab(ANA.uid)
  await device.kept.readOpenAvatar()
  expect([wished(device), device.kept.currentAvatar().progress.kind]).toEqual([1, 'sending'])
  resolve()
  await sent
})

test('a failure is not shown any more once another tab has sent the picture, or taken it back', async () => {
  await inAnotherTab(WISH)
  const device = await avatarDevice()
  device.world.upload = () => Promise.reject(new device.errors.FileStorageError('no-room'))
  expect(await device.sendAvatarNow()).toBe(false)
  expect(device.kept.currentAvatar().progress).toEqual({ kind: 'failed', reason: 'no-room' })
  await inAnotherTab(null)
  device.hearTab(ANA.uid)
  await vi.waitFor(() => expect(wished(device)).toBeNull())
  expect(device.kept.currentAvatar().progress).toEqual(SETTLED)
  expect(await device.sendAvatarNow()).toBe(true)
})

test('after a sign-out nothing of the person is shown, and the next one has a picture of their own', async () => {
  await inAnotherTab(WISH)
  await inAnotherTab({ ...WISH, atMs: 7 }, BIA)
  const device = await avatarDevice()
  await vi.waitFor(() => expect(wished(device)).toBe(1))
  const closed = vi.spyOn(IDBDatabase.prototype, 'close')
  const left = vi.fn()
  device.kept.watchLeaving(left)
  device.account.rememberAccount({ ...ANA, name: 'Ana Maria' })
  expect(left).not.toHaveBeenCalled()
  device.account.rememberAccount(BIA)
  expect(left).toHaveBeenCalledOnce()
  expect(device.kept.currentAvatar()).toEqual({ kept: null, bytesAddress: null, progress: SETTLED })
  await vi.waitFor(() => expect(closed.mock.contexts).toMatchObject([{ name: 'barra-avatar-ana' }]))
  closed.mockRestore()
  const unfollow = device.followed.at(-1)?.subscribe(() => undefined)
  await vi.waitFor(() => expect(wished(device)).toBe(7))
  expect((await device.kept.openAvatar()).account).toBe('bia')
  unfollow?.()
})

test('a device that refuses to open the store is asked again the next time', async () => {
  const device = await avatarDevice()
  await device.account.forgetAccount()
  await expect(device.kept.openAvatar()).rejects.toThrow('nobody is signed in')
  expect(await device.kept.readOpenAvatar()).toBeNull()
  const refused = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private window', 'SecurityError')
  })
  device.account.rememberAccount(BIA)
  const opening = device.kept.openAvatar()
  expect(await device.kept.readOpenAvatar()).toBeNull()
  await expect(opening).rejects.toThrow('private window')
  expect(await device.sendAvatarNow()).toBe(true)
  refused.mockRestore()
  expect((await device.kept.openAvatar()).account).toBe('bia')
  expect(await device.kept.readOpenAvatar()).toEqual({ wish: null, sent: null, stale: [] })
})

test('a store that cannot be read any more keeps nothing', async () => {
  const device = await avatarDevice()
  const { store } = await device.kept.openAvatar()
  store.close()
  expect(await device.kept.readOpenAvatar()).toBeNull()
})
