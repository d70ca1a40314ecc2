import { pathOfDownloadUrl } from '#domain/profile/avatar-file.ts'
import type { KeptAvatar } from './avatar-store.ts'

const OWN_STORE = /^https?:\/\/(?!firebasestorage\.googleapis\.com\/)[^/?#]+(\/v0\/b\/.+)$/

/**
 * What is to be seen: what the person wants before what the profile says, and bytes that are here before an address.
 * `bytesAddress` leads to the bytes that are kept; null where there is no picture.
 */
export function shownPicture(
  kept: KeptAvatar | null,
  bytesAddress: string | null,
  profileUrl: string | null,
): string | null {
  if (kept?.wish) return kept.wish.kind === 'picture' ? bytesAddress : null
  if (profileUrl === null) return null
  return kept?.sent?.url === profileUrl ? bytesAddress : reachable(profileUrl)
}

/** A store that is not Google's is this very server's, by whatever name a device knows it. */
function reachable(url: string): string {
  return OWN_STORE.exec(url)?.[1] ?? url
}

/** Gives one picture at a time an address on this device; that of the picture before it is given back. */
export class PictureAddress {
  #path: string | null = null
  #address: string | null = null

  of(kept: KeptAvatar | null): string | null {
    const [path, bytes] = bytesOf(kept)
    if (path === this.#path) return this.#address
    if (this.#address !== null) URL.revokeObjectURL(this.#address)
    this.#path = path
    this.#address = bytes && URL.createObjectURL(bytes)
    return this.#address
  }
}

/** A picture keeps its path from when it is chosen, so that being sent changes nothing that is seen. */
function bytesOf(kept: KeptAvatar | null): readonly [path: string | null, bytes: Blob | null] {
  if (kept?.wish?.kind === 'picture') return [kept.wish.path, kept.wish.picture]
  return kept?.sent ? [pathOfDownloadUrl(kept.sent.url), kept.sent.picture] : [null, null]
}
