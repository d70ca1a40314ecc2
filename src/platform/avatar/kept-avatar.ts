import { createSignal, createStore, type ReadableStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import { currentAccount, subscribeToAccount } from '../account/account.ts'
import { useUser } from '../account/user.ts'
import { type AvatarStore, type KeptAvatar, openAvatarStore } from './avatar-store.ts'
import type { FileStorageErrorKind } from './file-storage-error.ts'
import { PictureAddress, shownPicture } from './picture-address.ts'

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

export const SETTLED: AvatarProgress = { kind: 'settled' }
const SIGNED_OUT: Snapshot = { kept: null, bytesAddress: null, progress: SETTLED }

const snapshot = createStore(SIGNED_OUT)
const leaving = createSignal()
let opened: Promise<Opened> | null = null
const followed: ReadableStore<Snapshot> = { current: snapshot.current, subscribe }
const address = new PictureAddress()
const otherTabs = new BroadcastChannel('barra.avatar')

export const currentAvatar = snapshot.current
/** Tells before another account's picture takes its place. Returns the unsubscriber. */
export const watchLeaving = leaving.subscribe

export function useAvatarPicture(): string | null {
  const { kept, bytesAddress } = useStore(followed)
  return shownPicture(kept, bytesAddress, useUser()?.profileImageUrl ?? null)
}

export function useAvatarProgress(): AvatarProgress {
  return useStore(followed).progress
}

export function useUnsentAvatar(): boolean {
  return (useStore(followed).kept?.wish ?? null) !== null
}

/** Rejects where nobody is signed in, or the device refuses. */
export function openAvatar(): Promise<Opened> {
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

/** Null where it is not open. */
export async function readOpenAvatar(): Promise<KeptAvatar | null> {
  const held = await opened?.catch(() => null)
  return (await held?.store.read().catch(() => null)) ?? null
}

export async function refreshAvatar(store: AvatarStore): Promise<KeptAvatar> {
  const kept = await store.read()
  showAvatar(kept)
  return kept
}

/** Whichever `progress` is given, nothing is in progress where no change is pending: another tab may have sent it. */
export function showAvatar(kept: KeptAvatar | null, progress = snapshot.current().progress): void {
  snapshot.set({ kept, bytesAddress: address.of(kept), progress: kept?.wish ? progress : SETTLED })
}

export function showProgress(progress: AvatarProgress): void {
  showAvatar(snapshot.current().kept, progress)
}

export function tellOtherTabs(account: string): void {
  otherTabs.postMessage(account)
}

function subscribe(listener: () => void): () => void {
  const unfollow = snapshot.subscribe(listener)
  if (!snapshot.current().kept) readAgain()
  return unfollow
}

function readAgain(): void {
  void openAvatar().then(
    ({ store }) => refreshAvatar(store),
    () => undefined,
  )
}

async function leave(): Promise<void> {
  leaving.emit()
  const left = opened
  opened = null
  showAvatar(null)
  const held = await left?.catch(() => null)
  held?.store.close()
}

let uid = currentAccount()?.uid
subscribeToAccount(() => {
  if (currentAccount()?.uid === uid) return
  uid = currentAccount()?.uid
  void leave()
})

otherTabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === currentAccount()?.uid && snapshot.current().progress.kind !== 'sending') readAgain()
})
