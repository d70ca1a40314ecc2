import { pathOfDownloadUrl } from '#domain/profile/avatar-path.ts'
import type { KeptAvatar } from './avatar-store.ts'

const OWN_STORE = /^https?:\/\/(?!firebasestorage\.googleapis\.com\/)[^/?#]+(\/v0\/b\/.+)$/

/** An unsent change takes precedence over the profile, and local bytes (`bytesAddress`) over a URL. */
export function shownPicture(
  kept: KeptAvatar | null,
  bytesAddress: string | null,
  profileUrl: string | null,
): string | null {
  if (kept?.wish) return kept.wish.kind === 'picture' ? bytesAddress : null
  if (profileUrl === null) return null
  return kept?.sent?.url === profileUrl ? bytesAddress : reachable(profileUrl)
}

/** A store that is not Google's is on this server, whatever host the URL names. */
function reachable(url: string): string {
  return OWN_STORE.exec(url)?.[1] ?? url
}

/** One picture at a time; the previous one's URL is revoked. */
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

/** A picture keeps its path from the moment it is chosen, so that sending it changes nothing visible. */
function bytesOf(kept: KeptAvatar | null): readonly [path: string | null, bytes: Blob | null] {
  if (kept?.wish?.kind === 'picture') return [kept.wish.path, kept.wish.picture]
  return kept?.sent ? [pathOfDownloadUrl(kept.sent.url), kept.sent.picture] : [null, null]
}
