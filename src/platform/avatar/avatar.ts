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

/** `waiting` for a network. `sent`: from 0 to 1, or null if unknown. `failed`: needs the person. */
export type AvatarProgress =
  | { readonly kind: 'settled' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly fraction: number | null }
  | { readonly kind: 'failed'; readonly reason: FileStorageErrorKind }

type Opened = { readonly account: string; readonly store: AvatarStore }
type Snapshot = {
  readonly kept: KeptAvatar | null
  readonly bytesAddress: string | null
  readonly progress: AvatarProgress
}

const SETTLED: AvatarProgress = { kind: 'settled' }
const WAITING: AvatarProgress = { kind: 'waiting' }
const SIGNED_OUT: Snapshot = { kept: null, bytesAddress: null, progress: SETTLED }
const RETRY_MS = 60_000

const snapshot = createStore(SIGNED_OUT)
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

export function useAvatarPicture(): string | null {
  const { kept, bytesAddress } = useStore(followed)
  return shownPicture(kept, bytesAddress, useUser()?.profileImageUrl ?? null)
}

export function useAvatarProgress(): AvatarProgress {
  return useStore(followed).progress
}

/** Stored on this device first, then sent when possible. Rejects if the device cannot store it. */
export async function chooseAvatar(picture: Blob, fileName: string): Promise<void> {
  const type = sniffPictureType(new Uint8Array(await picture.slice(0, 16).arrayBuffer()))
  if (!type) throw new FileStorageError('damaged')
  const atMs = Date.now()
  await wish((account) => {
    const path = avatarPath(account, atMs, cleanFileName(fileName, type))
    return { kind: 'picture', picture, path, atMs }
  })
}

export async function removeAvatar(): Promise<void> {
  const atMs = Date.now()
  await wish(() => ({ kind: 'removal', atMs }))
}

/** Even while sending: the previous picture stays. */
export async function takeAvatarBack(): Promise<void> {
  await wish(() => null)
}

/** Resolves to whether nothing is pending any more. */
export async function sendAvatarNow(): Promise<boolean> {
  await start()
  const { kept, progress } = snapshot.current()
  return kept === null || (kept.wish === null && progress.kind !== 'failed')
}

export function useUnsentAvatar(): boolean {
  return (useStore(followed).kept?.wish ?? null) !== null
}

/** Sends the pending change and refreshes the profile whenever possible. Returns a function that stops it. */
export function keepAvatarSent(): () => void {
  const send = () => {
    void start()
    // Another device may have changed it. Without a response, the known one stays.
    fetchUser().catch(() => undefined)
  }
  // A browser may report being online although nothing gets through: the sync knows better.
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

/** One run at a time, across tabs. */
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

/** Shows immediately that it waits. The lock keeps the next run from starting before this one has stopped. */
function stopRun(): void {
  if (!run) return
  run.stop.abort()
  run = null
  setProgress(snapshot.current().kept?.wish ? WAITING : SETTLED)
}

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
  // Leftover files on the server are harmless: they are removed later.
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
