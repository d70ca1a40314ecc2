/** What a profile picture may be: bytes of these kinds, as told by the bytes and not by a name. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

/** The largest file the object store takes, in bytes. What Barra sends itself is a small part of that. */
export const MAX_OBJECT_BYTES = 5 * 1024 * 1024

/** The largest picture that can be chosen, in bytes: a photo as a phone takes it, before it is cropped. */
export const MAX_CHOSEN_BYTES = 25 * 1024 * 1024

/** Width and height of a profile picture, in pixels. */
export const AVATAR_SIDE = 512

/** How many leading bytes `sniffPictureType` looks at. */
export const SNIFFED_BYTES = 12

/** Below it, everybody has a folder of their own. */
export const OWN_FOLDER = 'avatars'
const MAX_FILE_NAME_LENGTH = 80
const EXTENSIONS: Readonly<Record<PictureType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

/** What the bytes are, or null for anything that is not a picture of ours. */
export function sniffPictureType(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, JPEG)) return 'image/jpeg'
  if (startsWith(bytes, PNG)) return 'image/png'
  return startsWith(bytes, RIFF) && startsWith(bytes.subarray(8), WEBP) ? 'image/webp' : null
}

/**
 * A name that is safe in every path and address: Latin letters without accents, digits and single hyphens, with the
 * extension of what the bytes are. A name that has none of them becomes `picture`.
 */
export function cleanFileName(name: string, type: PictureType): string {
  const stem = name
    .slice(name.search(/[^/\\]*$/))
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .toLowerCase()
    .slice(0, MAX_FILE_NAME_LENGTH)
    .replace(/^-|-$/g, '')
  return `${stem || 'picture'}.${EXTENSIONS[type]}`
}

/** `avatars/{uid}/{timestamp}-{filename}`. `atMs` is when it was chosen, in milliseconds since 1970. */
export function avatarPath(uid: string, atMs: number, fileName: string): string {
  return `${OWN_FOLDER}/${uid}/${Math.trunc(atMs)}-${fileName}`
}

/**
 * Whose folder a path lies in. Null for every path that is not `avatars/{uid}/{name}`, in particular for one that would
 * lead anywhere else on a disk.
 */
export function ownerOfPath(path: string): string | null {
  const [folder, uid = '', name = '', ...deeper] = path.split('/')
  return folder === OWN_FOLDER && isPlainPart(uid) && isPlainPart(name) && deeper.length === 0 ? uid : null
}

/** The path of the object that a download address leads to, or null where it leads to no object store. */
export function pathOfDownloadUrl(url: string): string | null {
  const [, encoded] = /^https?:\/\/[^/?#]+\/v0\/b\/[^/?#]+\/o\/([^/?#]+)/.exec(url) ?? []
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded)
  } catch {
    return null
  }
}

/** One step of a path that stays where it is: no separator, no control character, no step up. */
function isPlainPart(part: string): boolean {
  return /^[\w.:@~+-]{1,200}$/.test(part) && !/^\.+$/.test(part)
}

function startsWith(bytes: Uint8Array, head: readonly number[]): boolean {
  return head.every((byte, index) => bytes[index] === byte)
}
