import { ownerOfPath, pathOfDownloadUrl } from '#domain/profile/avatar-file.ts'
import type { AvatarStore, AvatarWish, KeptAvatar } from './avatar-store.ts'
import type { UploadOptions } from './firebase-storage.ts'

/** Where a picture goes: the files, and the profile that names one of them. */
export type AvatarPorts = {
  readonly uploadFile: (path: string, file: Blob, options: UploadOptions) => Promise<string>
  readonly removeFile: (path: string) => Promise<void>
  /** The address that the profile has on the server. */
  readonly pictureUrl: () => Promise<string | null>
  readonly savePictureUrl: (url: string | null) => Promise<void>
}

/**
 * Makes the server's profile as the person wants it, then removes the files that nothing refers to any more. It can end
 * anywhere and be called again: what is done is done, and the rest follows. Rejects with the first thing that fails; the
 * wish is kept then. After an abort nothing new is begun.
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

/** The record with a new wish. The file of an earlier one may have arrived already, so it counts as stale. */
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
  // Taken back while the profile was being saved: it says again what it said.
  if (kept.wish === null && (kept.sent?.url ?? null) !== url) await ports.savePictureUrl(before)
}

function afterSaving(kept: KeptAvatar, wish: AvatarWish, url: string | null, before: string | null): KeptAvatar {
  if (kept.wish === null) return kept
  const replaced = before === null ? null : pathOfDownloadUrl(before)
  const isAnother = replaced !== null && !(wish.kind === 'picture' && replaced === wish.path)
  const stale = isAnother ? withPath(kept.stale, replaced) : kept.stale
  // Something newer is wanted by now: its turn is next.
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
    // A picture of another provider, or one that is in use after all, is not ours to remove.
    if (path !== current && ownerOfPath(path) === account) await ports.removeFile(path)
    await store.change((kept) => ({ ...kept, stale: kept.stale.filter((other) => other !== path) }))
  }
}

function withPath(paths: readonly string[], path: string): readonly string[] {
  return paths.includes(path) ? paths : [...paths, path]
}
