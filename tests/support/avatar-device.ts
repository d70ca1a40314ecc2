import { vi } from 'vitest'
import type { ReadableStore } from '#shared/store.ts'
import type { UploadOptions } from '../../src/platform/avatar/firebase-storage.ts'
import type { AvatarProgress } from '../../src/platform/avatar/kept-avatar.ts'
import { NOT_SYNCED } from '../../workers/replication.api.ts'
import { stubStorage } from './stub-storage.ts'

export const ANA = { uid: 'ana', email: 'ana@barra.test', name: 'Ana' }
export const BIA = { uid: 'bia', email: 'bia@barra.test', name: 'Bia' }

const MOCKED = ['file-storage.ts', '../account/user.ts', '../identity/identity-session.ts']
const PLATFORM = '../../src/platform/avatar'

/** Ends what `avatarDevice` has replaced, and removes its pictures. */
export async function leaveAvatarDevice(): Promise<void> {
  for (const module of MOCKED) vi.doUnmock(`${PLATFORM}/${module}`)
  vi.doUnmock('#shared/use-store.ts')
  for (const { uid } of [ANA, BIA]) {
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(`barra-avatar-${uid}`).onsuccess = resolve
    })
  }
}

/**
 * A tab in which Ana is signed in, with a server that keeps files and a profile. Network, server and the other tabs are
 * stand-ins; what the tab does is the code of the app, newly loaded.
 */
export async function avatarDevice() {
  const world = {
    onLine: true,
    visibilityState: 'visible',
    identity: 'unknown',
    profileUrl: null as string | null,
    /** The files of the server, by path. */
    files: new Map<string, Blob>(),
    /** The requests to the server, in order. */
    steps: [] as unknown[],
    /** How often the profile was asked for without need of an answer. */
    looks: 0,
    toldTabs: [] as unknown[],
    locks: [] as string[],
    upload: async (_options: UploadOptions): Promise<void> => undefined,
    save: async (): Promise<void> => undefined,
    look: async (): Promise<void> => undefined,
  }
  const page = new EventTarget()
  const document_ = Object.assign(new EventTarget(), { querySelector: () => null })
  Object.defineProperty(document_, 'visibilityState', { get: () => world.visibilityState })
  const channels: EventTarget[] = []
  class Channel extends EventTarget {
    readonly name: string
    constructor(name: string) {
      super()
      this.name = name
      channels.push(this)
    }
    postMessage(data: unknown) {
      world.toldTabs.push([this.name, data])
    }
  }
  let queue: Promise<unknown> = Promise.resolve()
  vi.stubGlobal('document', document_)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('navigator', {
    get onLine() {
      return world.onLine
    },
    locks: {
      request: (name: string, { signal }: LockOptions, work: (lock: object) => Promise<unknown>) => {
        world.locks.push(name)
        const turn = queue.then(() => {
          signal?.throwIfAborted()
          return work({})
        })
        queue = turn.catch(() => undefined)
        return turn
      },
    },
  })
  stubStorage()

  const identityListeners = new Set<() => void>()
  const followed: ReadableStore<unknown>[] = []
  vi.resetModules()
  vi.doMock('#shared/use-store.ts', () => ({
    useStore: (store: ReadableStore<unknown>) => {
      followed.push(store)
      return store.current()
    },
  }))
  vi.doMock(`${PLATFORM}/file-storage.ts`, () => ({
    uploadFile: async (path: string, file: Blob, options: UploadOptions) => {
      world.steps.push(`upload ${path}`)
      await world.upload(options)
      options.signal.throwIfAborted()
      world.files.set(path, file)
      return `https://files.test/v0/b/bucket/o/${encodeURIComponent(path)}?alt=media`
    },
    removeFile: async (path: string) => {
      world.steps.push(`remove ${path}`)
      world.files.delete(path)
    },
  }))
  vi.doMock(`${PLATFORM}/../account/user.ts`, () => ({
    fetchUser: async ({ fresh = false } = {}) => {
      if (fresh) world.steps.push('profile')
      else world.looks += 1
      await world.look()
      return { profileImageUrl: world.profileUrl }
    },
    updateUser: async (change: { profileImageUrl: string | null }) => {
      world.steps.push('save')
      await world.save()
      world.profileUrl = change.profileImageUrl
    },
    useUser: () => ({ profileImageUrl: world.profileUrl }),
  }))
  vi.doMock(`${PLATFORM}/../identity/identity-session.ts`, () => ({
    identityState: () => world.identity,
    subscribeToIdentity: (listener: () => void) => {
      identityListeners.add(listener)
      return () => identityListeners.delete(listener)
    },
  }))
  const account = await import('../../src/platform/account/account.ts')
  account.rememberAccount(ANA)
  const sync = await import('../../src/platform/sync/sync.ts')
  const kept = await import('../../src/platform/avatar/kept-avatar.ts')
  const avatar = await import('../../src/platform/avatar/avatar.ts')
  const { IdentityError } = await import('../../src/platform/identity/identity-error.ts')
  const { OfflineError } = await import('../../src/platform/server/api.ts')
  const { FileStorageError } = await import('../../src/platform/avatar/file-storage-error.ts')

  /** The states that the screen showed, each once. */
  const { useAvatarProgress: followProgress } = kept
  const shown: AvatarProgress[] = [followProgress()]
  followed.at(-1)?.subscribe(() => {
    const { progress } = kept.currentAvatar()
    if (JSON.stringify(progress) !== JSON.stringify(shown.at(-1))) shown.push(progress)
  })
  return {
    ...avatar,
    kept,
    account,
    world,
    shown,
    followed,
    errors: { IdentityError, OfflineError, FileStorageError },
    beOnline: (onLine: boolean) => {
      world.onLine = onLine
    },
    tell: (event: string) => page.dispatchEvent(new Event(event)),
    see: (state: string) => {
      world.visibilityState = state
      document_.dispatchEvent(new Event('visibilitychange'))
    },
    beIdentified: (state: string) => {
      world.identity = state
      for (const listener of [...identityListeners]) listener()
    },
    sync: (kind: 'offline' | 'local') => sync.setStatus({ ...NOT_SYNCED, kind }),
    hearTab: (data: unknown) => {
      for (const channel of channels) channel.dispatchEvent(new MessageEvent('message', { data }))
    },
  }
}
