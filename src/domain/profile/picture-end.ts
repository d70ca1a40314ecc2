import { assertNever } from '../assert-never.ts'
import type { PictureType } from './avatar-file.ts'

const PNG_SIGNATURE_BYTES = 8
/** Length, type and checksum around the content of a PNG's chunk. */
const PNG_FRAME_BYTES = 12
/** The chunk type `IEND`. */
const PNG_END = 0x49454e44

const MARKER = 0xff
const JPEG_END = 0xd9
const FIRST_RESTART = 0xd0
const LAST_RESTART = 0xd7

/**
 * Whether the file has its end. Firefox decodes a picture that was cut off, to one that is empty or gray from there on.
 * Bytes behind the end do not matter: cameras append to a JPEG. Parts are skipped by their lengths, since pictures
 * within a picture have ends of their own.
 */
export function hasPictureEnd(bytes: Uint8Array, type: PictureType): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  switch (type) {
    case 'image/png':
      return hasPngEnd(view)
    case 'image/webp':
      return view.getUint32(4, true) + 8 <= bytes.length
    case 'image/jpeg':
      return hasJpegEnd(bytes)
    default:
      return assertNever(type)
  }
}

function hasPngEnd(view: DataView): boolean {
  let at = PNG_SIGNATURE_BYTES
  while (at + PNG_FRAME_BYTES <= view.byteLength) {
    if (view.getUint32(at + 4) === PNG_END) return true
    at += view.getUint32(at) + PNG_FRAME_BYTES
  }
  return false
}

/** Markers with a length and content; behind some of them the picture itself, up to the next marker. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  let at = nextMarker(bytes, 2)
  while (at < bytes.length) {
    const marker = bytes[at + 1]
    if (marker === JPEG_END) return true
    // Any number of fill bytes may stand before a marker.
    if (marker === MARKER) at += 1
    else at = nextMarker(bytes, at + 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0))
  }
  return false
}

/** In a picture, 0xff is followed by 0 where it is a value, and restarts are part of it. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(MARKER, from)
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && (next < FIRST_RESTART || next > LAST_RESTART)) return at
    at = bytes.indexOf(MARKER, at + 1)
  }
  return bytes.length
}
