import { avatarPath, cleanFileName, sniffPictureType } from '#domain/profile/avatar-file.ts'
import { createStore, type ReadableStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import { currentAccount, subscribeToAccount } from '../account/account.ts'
import { fetchUser, updateUser, useUser } from '../account/user.ts'
import { IdentityError } from '../identity/identity-error.ts'
import { identityState, subscribeToIdentity } from '../identity/identity-session.ts'
import { OfflineError } from '../server/api.ts'
import { currentSyncStatus, subscribeToStatus } from '../sync/sync.ts'
import { type AvatarStore, type KeptAvatar, openAvatarStore } from './avatar-store.ts'
import { removeFile, uploadFile } from './file-storage.ts'
import { FileStorageError, type FileStorageErrorKind, readFileStorageError } from './file-storage-error.ts'
import { PictureAddress, shownPicture } from './picture-address.ts'
import { type AvatarPorts, sendAvatar, withWish } from './send-avatar.ts'

/**
 * How far a change of the picture has got. `waiting`: it is on this device until there is a network. `sending`: with how
 * much has left, from 0 to 1, or null while that cannot be told. `failed`: somebody has to do something about it.
 */
export type AvatarProgress =
  | { readonly kind: 'settled' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly fraction: number | null }
  | { readonly kind: 'failed'; readonly reason: FileStorageErrorKind }

type Opened = { readonly account: string; readonly store: AvatarStore }
type Snapshot = {
  readonly kept: KeptAvatar | null
  /** Where the bytes that are kept can be seen. */
  readonly bytesAddress: string | null
  readonly progress: AvatarProgress
}

const SETTLED: AvatarProgress = { kind: 'settled' }
const WAITING: AvatarProgress = { kind: 'waiting' }
const NOBODY: Snapshot = { kept: null, bytesAddress: null, progress: SETTLED }
const RETRY_MS = 60_000

const snapshot = createStore(NOBODY)
let opened: Promise<Opened> | null = null
let run: { readonly stop: AbortController; readonly ended: Promise<void> } | null = null
let retry: ReturnType<typeof setTimeout> | undefined
const followed: ReadableStore<Snapshot> = { current: snapshot.current, subscribe }
const address = new PictureAddress()
const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('barra.avatar') : null

const ports: AvatarPorts = {
  uploadFile,
  removeFile,
  pictureUrl: async () => (await fetchUser({ fresh: true })).profileImageUrl,
  savePictureUrl: async (profileImageUrl) => void (await updateUser({ profileImageUrl })),
}

/** The address of the signed-in person's picture to be shown now, also one that has not been sent; null without one. */
export function useAvatarPicture(): string | null {
  const { kept, bytesAddress } = useStore(followed)
  return shownPicture(kept, bytesAddress, useUser()?.profileImageUrl ?? null)
}

/** How far the latest change of the picture has got. */
export function useAvatarProgress(): AvatarProgress {
  return useStore(followed).progress
}

/**
 * Makes a cropped picture the person's own: kept on this device first, then sent as soon as that works. Rejects where
 * the device cannot keep it.
 */
export async function chooseAvatar(picture: Blob, fileName: string): Promise<void> {
  const type = sniffPictureType(new Uint8Array(await picture.slice(0, 16).arrayBuffer()))
  if (!type) throw new FileStorageError('damaged')
  const atMs = Date.now()
  await wish((account) => {
    const path = avatarPath(account, atMs, cleanFileName(fileName, type))
    return { kind: 'picture', picture, path, atMs }
  })
}

/** Takes the person's picture away, here at once and on the server as soon as that works. */
export async function removeAvatar(): Promise<void> {
  const atMs = Date.now()
  await wish(() => ({ kind: 'removal', atMs }))
}

/** Takes a change back that has not been sent, also while it is on its way: the picture before it stays. */
export async function takeAvatarBack(): Promise<void> {
  await wish(() => null)
}

/** Sends what waits. Resolves when that is over, and tells whether nothing waits any more. */
export async function sendAvatarNow(): Promise<boolean> {
  await start()
  const { kept, progress } = snapshot.current()
  return kept === null || (kept.wish === null && progress.kind !== 'failed')
}

/** Whether a change of the picture is on this device alone. */
export function useUnsentAvatar(): boolean {
  return (useStore(followed).kept?.wish ?? null) !== null
}

/**
 * Sends what waits, and asks what the profile has by now, whenever that may work again, for as long as the account is
 * open. Returns what ends it.
 */
export function keepAvatarSent(): () => void {
  const send = () => {
    void start()
    // Another device may have changed it. Without an answer, what is known stays.
    fetchUser().catch(() => undefined)
  }
  // A browser may say that it is online without anything getting through: the sync knows better.
  let wasOffline = isCutOff()
  const hearSync = () => {
    const isOffline = isCutOff()
    if (isOffline && !wasOffline) stopRun()
    if (!isOffline && wasOffline) send()
    wasOffline = isOffline
  }
  const look = () => {
    if (document.visibilityState === 'visible') send()
  }
  let before = identityState()
  const unfollow = subscribeToIdentity(() => {
    const now = identityState()
    if (before !== 'ready' && now === 'ready') send()
    before = now
  })
  const unfollowSync = subscribeToStatus(hearSync)
  addEventListener('online', send)
  addEventListener('offline', stopRun)
  document.addEventListener('visibilitychange', look)
  send()
  return () => {
    unfollow()
    unfollowSync()
    removeEventListener('online', send)
    removeEventListener('offline', stopRun)
    document.removeEventListener('visibilitychange', look)
    clearTimeout(retry)
    stopRun()
  }
}

function isCutOff(): boolean {
  return !navigator.onLine || currentSyncStatus().kind === 'offline'
}

async function wish(of: (account: string) => KeptAvatar['wish']): Promise<void> {
  const { account, store } = await open()
  const kept = await store.change((latest) => withWish(latest, of(account)))
  stopRun()
  setSnapshot(kept, kept.wish ? WAITING : SETTLED)
  otherTabs?.postMessage(account)
  void start()
}

/** One run at a time, over all tabs. */
async function start(): Promise<void> {
  clearTimeout(retry)
  if (run) return run.ended
  const stop = new AbortController()
  const ended = runOnce(stop.signal).finally(() => {
    if (run?.stop === stop) run = null
  })
  run = { stop, ended }
  return ended
}

/** Shows at once that it waits. The lock keeps the next run from beginning before this one has let go. */
function stopRun(): void {
  if (!run) return
  run.stop.abort()
  run = null
  setProgress(snapshot.current().kept?.wish ? WAITING : SETTLED)
}

/** Never rejects. */
async function runOnce(signal: AbortSignal): Promise<void> {
  try {
    const { account, store } = await open()
    const { wish, stale } = await refresh(store)
    if (!wish && stale.length === 0) return
    if (isCutOff()) return setProgress(wish ? WAITING : SETTLED)
    await navigator.locks.request(`barra-avatar-${account}`, { signal }, async () => {
      if (wish) setProgress({ kind: 'sending', fraction: null })
      const onProgress = (fraction: number) => {
        if (!signal.aborted) setProgress({ kind: 'sending', fraction: fraction > 0 ? fraction : null })
      }
      await sendAvatar(account, store, ports, { signal, onProgress })
    })
    await refresh(store)
    if (!signal.aborted) setProgress(SETTLED)
    otherTabs?.postMessage(account)
  } catch (cause) {
    if (!signal.aborted) await failed(cause)
  }
}

async function failed(cause: unknown): Promise<void> {
  console.warn('the picture was not sent', cause)
  const held = await opened?.catch(() => null)
  const kept = await held?.store.read().catch(() => null)
  if (kept) setSnapshot(kept)
  const reason = reasonOf(cause)
  // What is left over on the server is nobody's trouble: it goes another time.
  if (!kept?.wish) return setProgress(SETTLED)
  if (reason !== 'unreachable') return setProgress({ kind: 'failed', reason })
  setProgress(WAITING)
  retry = setTimeout(() => void start(), RETRY_MS)
}

function reasonOf(cause: unknown): FileStorageErrorKind {
  if (cause instanceof OfflineError) return 'unreachable'
  if (cause instanceof IdentityError) return cause.kind === 'offline' ? 'unreachable' : 'sign-in-again'
  return readFileStorageError(cause).kind
}

/** The record of whoever is signed in. Rejects where nobody is, or the device cannot keep one. */
function open(): Promise<Opened> {
  const account = currentAccount()?.uid
  if (account === undefined) return Promise.reject(new Error('nobody is signed in'))
  opened ??= openAvatarStore(account).then(
    (store) => ({ account, store }),
    (cause: unknown) => {
      opened = null
      throw cause
    },
  )
  return opened
}

async function refresh(store: AvatarStore): Promise<KeptAvatar> {
  const kept = await store.read()
  setSnapshot(kept)
  return kept
}

function setProgress(progress: AvatarProgress): void {
  setSnapshot(snapshot.current().kept, progress)
}

function setSnapshot(kept: KeptAvatar | null, progress = snapshot.current().progress): void {
  snapshot.set({ kept, bytesAddress: address.of(kept), progress })
}

function subscribe(listener: () => void): () => void {
  const unfollow = snapshot.subscribe(listener)
  if (!snapshot.current().kept && currentAccount())
    void open().then(
      ({ store }) => refresh(store),
      () => undefined,
    )
  return unfollow
}

/** A change of account takes everything of the one before away. */
async function leave(): Promise<void> {
  stopRun()
  const left = opened
  opened = null
  setSnapshot(null, SETTLED)
  const held = await left?.catch(() => null)
  held?.store.close()
}

let uid = currentAccount()?.uid
subscribeToAccount(() => {
  if (currentAccount()?.uid === uid) return
  uid = currentAccount()?.uid
  void leave()
})

otherTabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === currentAccount()?.uid && !run)
    void open().then(
      ({ store }) => refresh(store),
      () => undefined,
    )
})
