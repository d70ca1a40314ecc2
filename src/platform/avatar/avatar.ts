import { cleanFileName, sniffPictureType } from '#domain/profile/avatar-file.ts'
import { avatarPath } from '#domain/profile/avatar-path.ts'
import { withLock } from '#shared/with-lock.ts'
import { fetchUser, updateUser } from '../account/user.ts'
import { IdentityError } from '../identity/identity-error.ts'
import { identityState, subscribeToIdentity } from '../identity/identity-session.ts'
import { OfflineError } from '../server/api.ts'
import { currentSyncStatus, subscribeToStatus } from '../sync/sync.ts'
import type { KeptAvatar } from './avatar-store.ts'
import { removeFile, uploadFile } from './file-storage.ts'
import { FileStorageError, type FileStorageErrorKind, readFileStorageError } from './file-storage-error.ts'
import {
  type AvatarProgress,
  currentAvatar,
  openAvatar,
  readOpenAvatar,
  refreshAvatar,
  SETTLED,
  showAvatar,
  showProgress,
  tellOtherTabs,
  watchLeaving,
} from './kept-avatar.ts'
import { type AvatarPorts, sendAvatar, withWish } from './send-avatar.ts'

const WAITING: AvatarProgress = { kind: 'waiting' }
const RETRY_MS = 60_000

let run: { readonly stop: AbortController; readonly ended: Promise<void> } | null = null
let retry: ReturnType<typeof setTimeout> | undefined

const ports: AvatarPorts = {
  uploadFile,
  removeFile,
  pictureUrl: async () => (await fetchUser({ fresh: true })).profileImageUrl,
  savePictureUrl: async (profileImageUrl) => void (await updateUser({ profileImageUrl })),
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
  return !currentAvatar().kept?.wish
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
    if (isOffline) stopRun()
    else if (wasOffline) send()
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
  const { account, store } = await openAvatar()
  const kept = await store.change((latest) => withWish(latest, of(account)))
  stopRun()
  showAvatar(kept, WAITING)
  tellOtherTabs(account)
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
  showProgress(WAITING)
}

async function runOnce(signal: AbortSignal): Promise<void> {
  try {
    const { account, store } = await openAvatar()
    const { wish, stale } = await refreshAvatar(store)
    if (!wish && stale.length === 0) return
    if (isCutOff()) return showProgress(WAITING)
    const send = async () => {
      showProgress({ kind: 'sending', fraction: null })
      const onProgress = (fraction: number) => {
        if (!signal.aborted) showProgress({ kind: 'sending', fraction: fraction > 0 ? fraction : null })
      }
      await sendAvatar(account, store, ports, { signal, onProgress })
    }
    await withLock(`barra-avatar-${account}`, send, { signal })
    await refreshAvatar(store)
    if (!signal.aborted) showProgress(SETTLED)
    tellOtherTabs(account)
  } catch (cause) {
    if (!signal.aborted) await failed(cause)
  }
}

async function failed(cause: unknown): Promise<void> {
  console.warn('the picture was not sent', cause)
  const kept = await readOpenAvatar()
  if (kept) showAvatar(kept)
  const reason = reasonOf(cause)
  // Leftover files on the server are harmless: they are removed later.
  if (!kept?.wish) return showProgress(SETTLED)
  if (reason !== 'unreachable') return showProgress({ kind: 'failed', reason })
  showProgress(WAITING)
  retry = setTimeout(() => void start(), RETRY_MS)
}

function reasonOf(cause: unknown): FileStorageErrorKind {
  if (cause instanceof OfflineError) return 'unreachable'
  if (cause instanceof IdentityError) return cause.kind === 'offline' ? 'unreachable' : 'sign-in-again'
  return readFileStorageError(cause).kind
}

watchLeaving(stopRun)
