import { assertNever } from '../assert-never.ts'

/** Accepted formats of a profile picture, detected from the bytes rather than the name. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

/** The largest file that the object store accepts, in bytes. Barra's own uploads are much smaller. */
export const MAX_OBJECT_BYTES = 5 * 1024 * 1024

/** The largest picture that can be chosen, in bytes: an uncropped phone photo. */
export const MAX_CHOSEN_BYTES = 25 * 1024 * 1024

/** Width and height of a profile picture, in pixels. */
export const AVATAR_SIDE = 512

const MAX_FILE_NAME_LENGTH = 80
const EXTENSIONS: Readonly<Record<PictureType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The chunk type `IEND`. */
const PNG_END = [0x49, 0x45, 0x4e, 0x44]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

export function sniffPictureType(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, JPEG)) return 'image/jpeg'
  if (startsWith(bytes, PNG)) return 'image/png'
  return startsWith(bytes, RIFF) && startsWith(bytes.subarray(8), WEBP) ? 'image/webp' : null
}

/**
 * Whether the file has its end, where its format marks one. Firefox decodes a PNG or WebP that was cut off, to an empty
 * picture. A JPEG says nothing: thumbnails inside it have ends of their own, and cameras append to it.
 */
export function hasPictureEnd(bytes: Uint8Array, type: PictureType): boolean {
  switch (type) {
    case 'image/png':
      return includesSequence(bytes, PNG_END)
    case 'image/webp':
      return new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 <= bytes.length
    case 'image/jpeg':
      return true
    default:
      return assertNever(type)
  }
}

/** Latin letters without accents, digits and single hyphens. An empty result becomes `picture`. */
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

function includesSequence(bytes: Uint8Array, sequence: readonly number[]): boolean {
  const [first = 0] = sequence
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes.subarray(at), sequence)) return true
  }
  return false
}

function startsWith(bytes: Uint8Array, head: readonly number[]): boolean {
  return head.every((byte, index) => bytes[index] === byte)
}
