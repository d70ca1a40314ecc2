import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { avatarDevice, leaveAvatarDevice } from '../../../tests/support/avatar-device.ts'
import type { UploadOptions } from './firebase-storage.ts'

type Device = Awaited<ReturnType<typeof avatarDevice>>

const PNG = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])])
const AT_MS = 1_000
const PATH = `avatars/ana/${AT_MS}-me.png`
const URL_OF_PATH = `https://files.test/v0/b/bucket/o/${encodeURIComponent(PATH)}?alt=media`
const SETTLED = { kind: 'settled' }
const WAITING = { kind: 'waiting' }
const SENDING = { kind: 'sending', fraction: null }
const SENT = [`upload ${PATH}`, 'profile', 'save']

let device: Device
let nowMs = AT_MS

beforeEach(async () => {
  nowMs = AT_MS
  vi.spyOn(Date, 'now').mockImplementation(() => nowMs)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:local')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  device = await avatarDevice()
})
afterEach(leaveAvatarDevice)

/** An upload that goes on until it is stopped. */
const untilStopped = ({ signal }: UploadOptions) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

const begun = () => vi.waitFor(() => expect(device.world.steps).toContain(`upload ${PATH}`))

test('a chosen picture is stored, sent, and told to the other tabs at both moments', async () => {
  const { chooseAvatar, sendAvatarNow, world, kept, shown } = device
  world.upload = async ({ onProgress }) => {
    onProgress(0)
    onProgress(0.5)
  }
  await chooseAvatar(PNG, 'Me.PNG')
  expect(kept.currentAvatar().kept?.wish).toEqual({
    kind: 'picture',
    picture: expect.any(Blob),
    path: PATH,
    atMs: AT_MS,
  })
  expect(world.toldTabs).toEqual([['barra.avatar', 'ana']])
  expect(await sendAvatarNow()).toBe(true)
  expect(world.steps).toEqual(SENT)
  expect([world.profileUrl, [...world.files.keys()]]).toEqual([URL_OF_PATH, [PATH]])
  expect(shown).toEqual([SETTLED, WAITING, SENDING, { kind: 'sending', fraction: 0.5 }, SETTLED])
  expect(world.toldTabs).toEqual([
    ['barra.avatar', 'ana'],
    ['barra.avatar', 'ana'],
  ])
  expect(world.locks).toEqual(['barra-avatar-ana'])
})

test('what is no picture is not kept', async () => {
  const { chooseAvatar, kept, world } = device
  await expect(chooseAvatar(new Blob(['no picture']), 'me.png')).rejects.toMatchObject({ kind: 'damaged' })
  expect(kept.currentAvatar().kept?.wish ?? null).toBeNull()
  expect(world.toldTabs).toEqual([])
})

test('where nobody is signed in no picture is kept, and none is pending', async () => {
  const { chooseAvatar, sendAvatarNow, account } = device
  await account.forgetAccount()
  await expect(chooseAvatar(PNG, 'me.png')).rejects.toThrow('nobody is signed in')
  expect(await sendAvatarNow()).toBe(true)
})

test('where nothing is pending nothing is asked of the server', async () => {
  const { sendAvatarNow, world, shown } = device
  expect(await sendAvatarNow()).toBe(true)
  expect([world.steps, world.locks, world.toldTabs, shown]).toEqual([[], [], [], [SETTLED]])
})

test('a removal is sent as well, and the file goes', async () => {
  const { chooseAvatar, removeAvatar, sendAvatarNow, world, kept } = device
  await chooseAvatar(PNG, 'me.png')
  await sendAvatarNow()
  nowMs += 1
  await removeAvatar()
  expect(kept.currentAvatar().kept?.wish).toEqual({ kind: 'removal', atMs: AT_MS + 1 })
  expect(await sendAvatarNow()).toBe(true)
  expect([world.profileUrl, world.files.size]).toEqual([null, 0])
  expect(world.steps).toEqual([...SENT, 'profile', 'save', 'profile', `remove ${PATH}`])
})

test.each<[how: string, cutOff: (it: Device) => void, connect: (it: Device) => void]>([
  ['the browser knows of no network', (it) => it.beOnline(false), (it) => it.beOnline(true)],
  ['the sync does not get through', (it) => it.sync('offline'), (it) => it.sync('local')],
])('while %s a picture waits, and is sent later', async (_how, cutOff, connect) => {
  const { chooseAvatar, sendAvatarNow, world, shown } = device
  cutOff(device)
  await chooseAvatar(PNG, 'me.png')
  expect(await sendAvatarNow()).toBe(false)
  expect([world.steps, shown]).toEqual([[], [SETTLED, WAITING]])
  connect(device)
  expect(await sendAvatarNow()).toBe(true)
  expect(world.steps).toEqual(SENT)
})

test('taken back while it is sent, it settles at once, and what has arrived of it is removed', async () => {
  const { chooseAvatar, takeAvatarBack, sendAvatarNow, world, kept, shown } = device
  world.upload = untilStopped
  await chooseAvatar(PNG, 'me.png')
  await begun()
  await takeAvatarBack()
  expect(kept.currentAvatar()).toMatchObject({ kept: { wish: null }, progress: SETTLED })
  expect(await sendAvatarNow()).toBe(true)
  expect([world.profileUrl, world.steps]).toEqual([null, [`upload ${PATH}`, 'profile', `remove ${PATH}`]])
  expect(shown).toEqual([SETTLED, WAITING, SENDING, WAITING, SETTLED])
  expect(console.warn).not.toHaveBeenCalled()
})

test('progress that arrives after a stop is not shown', async () => {
  const { chooseAvatar, takeAvatarBack, world, kept } = device
  let report: (fraction: number) => void = () => expect.unreachable('nothing was uploaded')
  world.upload = (options) => {
    report = options.onProgress
    return untilStopped(options)
  }
  await chooseAvatar(PNG, 'me.png')
  await begun()
  world.onLine = false
  device.tell('offline')
  nowMs += 1
  await chooseAvatar(PNG, 'other.png')
  report(0.5)
  expect(kept.currentAvatar().progress).toEqual(WAITING)
  await takeAvatarBack()
})

test('a choice during the sending of another takes its place, one after the other', async () => {
  const { chooseAvatar, sendAvatarNow, world } = device
  world.upload = untilStopped
  await chooseAvatar(PNG, 'me.png')
  await begun()
  world.upload = async () => undefined
  nowMs += 1
  await chooseAvatar(PNG, 'other.png')
  const both = await Promise.all([sendAvatarNow(), sendAvatarNow()])
  expect(both).toEqual([true, true])
  expect(world.locks).toEqual(['barra-avatar-ana', 'barra-avatar-ana'])
  const other = `avatars/ana/${AT_MS + 1}-other.png`
  expect(world.steps).toEqual([`upload ${PATH}`, `upload ${other}`, 'profile', 'save', 'profile', `remove ${PATH}`])
})

test.each<[what: string, cause: (errors: Device['errors']) => unknown, progress: object]>([
  ['a server out of reach', ({ OfflineError }) => new OfflineError('no network'), WAITING],
  ['a provider out of reach', ({ IdentityError }) => new IdentityError('offline'), WAITING],
  ['a storage out of reach', ({ FileStorageError }) => new FileStorageError('unreachable'), WAITING],
  [
    'a person whom the provider does not know any more',
    ({ IdentityError }) => new IdentityError('reauthenticate'),
    { kind: 'failed', reason: 'sign-in-again' },
  ],
  ['a full storage', ({ FileStorageError }) => new FileStorageError('no-room'), { kind: 'failed', reason: 'no-room' }],
  ['any other failure', () => new Error('boom'), { kind: 'failed', reason: 'failed' }],
])('%s is told, and the picture stays pending', async (_what, causeOf, progress) => {
  const { chooseAvatar, sendAvatarNow, world, kept, errors } = device
  const cause = causeOf(errors)
  world.upload = () => Promise.reject(cause)
  await chooseAvatar(PNG, 'me.png')
  expect(await sendAvatarNow()).toBe(false)
  expect(kept.currentAvatar()).toMatchObject({ kept: { wish: { path: PATH } }, progress })
  expect(console.warn).toHaveBeenCalledWith('the picture was not sent', cause)
  // The retry of one that waits.
  world.upload = async () => undefined
  expect(await sendAvatarNow()).toBe(true)
})

test('an old file that cannot be removed is no failure: the picture is sent', async () => {
  const { chooseAvatar, removeAvatar, sendAvatarNow, world, kept } = device
  await chooseAvatar(PNG, 'me.png')
  await sendAvatarNow()
  vi.spyOn(world.files, 'delete').mockImplementation(() => {
    throw new Error('no')
  })
  nowMs += 1
  await removeAvatar()
  expect(await sendAvatarNow()).toBe(true)
  expect(kept.currentAvatar()).toMatchObject({ kept: { wish: null, stale: [PATH] }, progress: SETTLED })
})

function fakeTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('a server out of reach is asked again after a minute', async () => {
  const { chooseAvatar, sendAvatarNow, world, errors } = device
  fakeTimers()
  world.upload = () => Promise.reject(new errors.OfflineError('no network'))
  await chooseAvatar(PNG, 'me.png')
  await sendAvatarNow()
  world.upload = async () => undefined
  world.steps.length = 0
  await vi.advanceTimersByTimeAsync(59_999)
  expect(world.steps).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(await sendAvatarNow()).toBe(true)
  expect(world.steps).toEqual(SENT)
})

test('a failure that needs the person is not tried again by itself, nor is one that was sent since', async () => {
  const { chooseAvatar, sendAvatarNow, world, errors } = device
  fakeTimers()
  world.upload = () => Promise.reject(new errors.FileStorageError('no-room'))
  await chooseAvatar(PNG, 'me.png')
  await sendAvatarNow()
  expect(vi.getTimerCount()).toBe(0)
  world.upload = () => Promise.reject(new errors.OfflineError('no network'))
  await sendAvatarNow()
  expect(vi.getTimerCount()).toBe(1)
  world.upload = async () => undefined
  await sendAvatarNow()
  expect(vi.getTimerCount()).toBe(0)
})

/** Lets everything end that was begun. */
const settle = () => device.sendAvatarNow()

test('the profile is looked at, and a change sent, at each chance for it', async () => {
  const { keepAvatarSent, world, tell, see, beIdentified, sync } = device
  const stop = keepAvatarSent()
  const chances: [name: string, take: () => void, looks: number][] = [
    ['the start', () => undefined, 1],
    ['back online', () => tell('online'), 2],
    ['hidden', () => see('hidden'), 2],
    ['seen', () => see('visible'), 3],
    ['the provider is asked', () => beIdentified('signingIn'), 3],
    ['the provider knows the person', () => beIdentified('ready'), 4],
    ['it still does', () => beIdentified('ready'), 4],
    ['it does not any more', () => beIdentified('offline'), 4],
    ['it does again', () => beIdentified('ready'), 5],
    ['the sync is cut off', () => sync('offline'), 5],
    ['the sync gets through', () => sync('local'), 6],
    ['it still does', () => sync('local'), 6],
  ]
  for (const [name, take, looks] of chances) {
    take()
    await settle()
    expect([name, world.looks]).toEqual([name, looks])
  }
  stop()
  tell('online')
  see('visible')
  beIdentified('offline')
  beIdentified('ready')
  sync('offline')
  sync('local')
  expect(world.looks).toBe(6)
})

test('a profile that cannot be looked at is left as it is known', async () => {
  const { keepAvatarSent, world } = device
  world.look = () => Promise.reject(new Error('no network'))
  const stop = keepAvatarSent()
  await settle()
  expect(world.looks).toBe(1)
  stop()
})

test.each<[what: string, cutOff: (it: Device) => void, connect: (it: Device) => void]>([
  ['the network is gone', (it) => void it.tell('offline'), (it) => void it.tell('online')],
  ['the sync does not get through', (it) => it.sync('offline'), (it) => it.sync('local')],
])('a sending stops and waits when %s, and goes on afterwards', async (_what, cutOff, connect) => {
  const { chooseAvatar, keepAvatarSent, sendAvatarNow, world, kept } = device
  const stop = keepAvatarSent()
  world.upload = untilStopped
  await chooseAvatar(PNG, 'me.png')
  await begun()
  world.upload = async () => undefined
  cutOff(device)
  expect(kept.currentAvatar().progress).toEqual(WAITING)
  connect(device)
  expect(await sendAvatarNow()).toBe(true)
  expect(world.steps).toEqual([`upload ${PATH}`, ...SENT])
  stop()
})

test('a tab that began offline sends once the sync gets through', async () => {
  const { keepAvatarSent, world, sync } = device
  sync('offline')
  const stop = keepAvatarSent()
  await settle()
  sync('local')
  expect(world.looks).toBe(2)
  stop()
})

test('whoever stops keeping it sent stops what is being sent, and what was to be tried again', async () => {
  const { chooseAvatar, keepAvatarSent, sendAvatarNow, world, kept, errors } = device
  fakeTimers()
  const stop = keepAvatarSent()
  world.upload = () => Promise.reject(new errors.OfflineError('no network'))
  await chooseAvatar(PNG, 'me.png')
  await sendAvatarNow()
  stop()
  expect(vi.getTimerCount()).toBe(0)
  world.steps.length = 0
  world.upload = untilStopped
  const stopAgain = keepAvatarSent()
  await begun()
  stopAgain()
  expect(kept.currentAvatar().progress).toEqual(WAITING)
})

test('whoever stops keeping it sent hears no more of the network', async () => {
  const { chooseAvatar, keepAvatarSent, takeAvatarBack, world, kept, tell } = device
  keepAvatarSent()()
  world.upload = untilStopped
  await chooseAvatar(PNG, 'me.png')
  await begun()
  tell('offline')
  expect(kept.currentAvatar().progress).toEqual(SENDING)
  await takeAvatarBack()
})

test('another account that signs in stops the sending for the one before', async () => {
  const { chooseAvatar, world, kept, account } = device
  const stopped = vi.fn()
  world.upload = (options) => {
    options.signal.addEventListener('abort', stopped)
    return untilStopped(options)
  }
  await chooseAvatar(PNG, 'me.png')
  await begun()
  account.rememberAccount({ uid: 'bia', email: 'bia@barra.test', name: 'Bia' })
  expect(stopped).toHaveBeenCalledOnce()
  expect(kept.currentAvatar()).toEqual({ kept: null, bytesAddress: null, progress: SETTLED })
})
