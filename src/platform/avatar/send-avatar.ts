import { ownerOfPath, pathOfDownloadUrl } from '#domain/profile/avatar-path.ts'
import type { AvatarStore, AvatarWish, KeptAvatar } from './avatar-store.ts'
import type { UploadOptions } from './firebase-storage.ts'

export type AvatarPorts = {
  readonly uploadFile: (path: string, file: Blob, options: UploadOptions) => Promise<string>
  readonly removeFile: (path: string) => Promise<void>
  readonly pictureUrl: () => Promise<string | null>
  readonly savePictureUrl: (url: string | null) => Promise<void>
}

/**
 * Saves the pending change, then removes unreferenced files. Can stop anywhere and be called again: completed steps
 * stay. Rejects with the first failure, keeping the change. Starts nothing new after an abort.
 */
export async function sendAvatar(
  account: string,
  store: AvatarStore,
  ports: AvatarPorts,
  options: UploadOptions,
): Promise<void> {
  for (;;) {
    const { wish } = await store.read()
    if (!wish) break
    await fulfil(wish, store, ports, options)
  }
  await removeStale(account, store, ports)
}

/** The file of an earlier change may have arrived already, so it counts as stale. */
export function withWish(kept: KeptAvatar, wish: AvatarWish | null): KeptAvatar {
  const stale = kept.wish?.kind === 'picture' ? withPath(kept.stale, kept.wish.path) : kept.stale
  return { ...kept, wish, stale }
}

async function fulfil(wish: AvatarWish, store: AvatarStore, ports: AvatarPorts, options: UploadOptions): Promise<void> {
  const url = wish.kind === 'picture' ? await ports.uploadFile(wish.path, wish.picture, options) : null
  const before = await ports.pictureUrl()
  options.signal.throwIfAborted()
  await ports.savePictureUrl(url)
  const kept = await store.change((latest) => afterSaving(latest, wish, url, before))
  // Reverted while the profile was being saved: restore its value.
  if (kept.wish === null && (kept.sent?.url ?? null) !== url) await ports.savePictureUrl(before)
}

function afterSaving(kept: KeptAvatar, wish: AvatarWish, url: string | null, before: string | null): KeptAvatar {
  if (kept.wish === null) return kept
  const replaced = before === null ? null : pathOfDownloadUrl(before)
  const isAnother = replaced !== null && !(wish.kind === 'picture' && replaced === wish.path)
  const stale = isAnother ? withPath(kept.stale, replaced) : kept.stale
  // A newer change is pending: it comes next.
  if (kept.wish.atMs !== wish.atMs) return { ...kept, stale }
  const sent = wish.kind === 'picture' && url !== null ? { url, picture: wish.picture } : null
  return { wish: null, sent, stale }
}

async function removeStale(account: string, store: AvatarStore, ports: AvatarPorts): Promise<void> {
  const { stale } = await store.read()
  if (stale.length === 0) return
  const url = await ports.pictureUrl()
  const current = url === null ? null : pathOfDownloadUrl(url)
  for (const path of stale) {
    // Another provider's picture, or one still in use, must not be removed.
    if (path !== current && ownerOfPath(path) === account) await ports.removeFile(path)
    await store.change((kept) => ({ ...kept, stale: kept.stale.filter((other) => other !== path) }))
  }
}

function withPath(paths: readonly string[], path: string): readonly string[] {
  return paths.includes(path) ? paths : [...paths, path]
}
