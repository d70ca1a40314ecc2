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
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

export function sniffPictureType(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, JPEG)) return 'image/jpeg'
  if (startsWith(bytes, PNG)) return 'image/png'
  return startsWith(bytes, RIFF) && startsWith(bytes.subarray(8), WEBP) ? 'image/webp' : null
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

function startsWith(bytes: Uint8Array, head: readonly number[]): boolean {
  return head.every((byte, index) => bytes[index] === byte)
}
