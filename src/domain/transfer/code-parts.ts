import type { Transfer } from '#contract/transfer.ts'
import { contentHash } from '../merge/canonical.ts'

/** The version of the codes, equal to that of the envelope. */
const VERSION: Transfer['version'] = 1

/** Maximum characters of a single code: 97 modules a side, readable from phone to phone. */
const MAX_IN_ONE = 1_200
/** Each of several is smaller: it is on screen only briefly. */
const MAX_IN_PART = 620
/** A longer sequence would take half a minute of holding still: then a file is better. */
export const MAX_PARTS = 60
/** Header characters of a part, with room to spare. */
const HEAD = 40

const PART = /^BARRA(\d{1,4}):([0-9A-F]{16}):(\d{1,3}):(\d{1,3}):(.*):$/

/**
 * A single one if readable, otherwise several in any order; null if too long for codes. Each carries the version, a
 * checksum of the whole, its number and the count, in characters that a QR code packs most tightly.
 */
export function splitIntoParts(packed: string): readonly string[] | null {
  const size = packed.length + HEAD <= MAX_IN_ONE ? MAX_IN_ONE : MAX_IN_PART
  const count = Math.max(1, Math.ceil(packed.length / (size - HEAD)))
  if (count > MAX_PARTS) return null
  const checksum = checksumOf(packed)
  // Equal lengths, so that no code is denser than necessary.
  const length = Math.ceil(packed.length / count)
  return Array.from({ length: count }, (_, index) => {
    const content = packed.slice(index * length, (index + 1) * length)
    // The colon protects a trailing space from a reader that trims.
    return `BARRA${VERSION}:${checksum}:${index + 1}:${count}:${content}:`
  })
}

export type GatheredParts = {
  readonly checksum: string
  readonly count: number
  readonly contents: ReadonlyMap<number, string>
}

/** Result of reading a code. `part`: one of ours, new or repeated. */
export type ReadPart =
  | { readonly kind: 'part'; readonly gathered: GatheredParts }
  | { readonly kind: 'whole'; readonly packed: string }
  | { readonly kind: 'damaged' | 'newer' | 'not-ours' }

/** Adds the text of a code. One of another sequence starts over: that is now in front of the camera. */
export function takePart(gathered: GatheredParts | null, text: string): ReadPart {
  const [, version, checksum = '', place, count, content = ''] = PART.exec(text) ?? []
  if (isNewer(text)) return { kind: 'newer' }
  if (version === undefined) return { kind: 'not-ours' }
  const [number, of] = [Number(place), Number(count)]
  if (number < 1 || number > of || of > MAX_PARTS) return { kind: 'damaged' }
  const isSame = gathered?.checksum === checksum && gathered.count === of
  const contents = new Map(isSame ? gathered.contents : [])
  contents.set(number, content)
  if (contents.size < of) return { kind: 'part', gathered: { checksum, count: of, contents } }
  const packed = Array.from({ length: of }, (_, index) => contents.get(index + 1) ?? '').join('')
  return checksumOf(packed) === checksum ? { kind: 'whole', packed } : { kind: 'damaged' }
}

/** A later version may have another layout. */
function isNewer(text: string): boolean {
  return Number(/^BARRA(\d+):/.exec(text)?.[1]) > VERSION
}

function checksumOf(packed: string): string {
  return contentHash(packed).toUpperCase()
}
