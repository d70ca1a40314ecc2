import type { HandOver } from '#contract/hand-over.ts'
import { contentHash } from '../merge/canonical.ts'

/** The version of what the codes say, which is that of the envelope. */
const VERSION: HandOver['version'] = 1

/** One code holds this many characters at most: 97 modules a side, which a phone reads off another phone. */
const MAX_IN_ONE = 1_200
/** Each of several is smaller: it is on the screen for a moment only. */
const MAX_IN_PART = 620
/** A longer sequence would have to be held still for half a minute: then the file is the better way. */
export const MAX_PARTS = 60
/** Characters of a part beside its content, with room to spare. */
const HEAD = 40

const PART = /^BARRA(\d{1,4}):([0-9A-F]{16}):(\d{1,3}):(\d{1,3}):(.*):$/

/**
 * The texts of the codes that say `packed` (base 45): one where that can be read, otherwise several that can be read in
 * any order; null where it is too much for codes. Each says the version, a checksum of the whole, which it is and of
 * how many, in characters that a QR code packs most tightly.
 */
export function splitIntoParts(packed: string): readonly string[] | null {
  const size = packed.length + HEAD <= MAX_IN_ONE ? MAX_IN_ONE : MAX_IN_PART
  const count = Math.max(1, Math.ceil(packed.length / (size - HEAD)))
  if (count > MAX_PARTS) return null
  const checksum = checksumOf(packed)
  // Equally long: no code is denser than it has to be.
  const length = Math.ceil(packed.length / count)
  return Array.from({ length: count }, (_, index) => {
    const content = packed.slice(index * length, (index + 1) * length)
    // A reader that trims must not take a blank at the end away.
    return `BARRA${VERSION}:${checksum}:${index + 1}:${count}:${content}:`
  })
}

/** What has been read of a sequence so far. */
export type GatheredParts = {
  readonly checksum: string
  readonly count: number
  readonly contents: ReadonlyMap<number, string>
}

/** What one code was. `part`: one of ours, whether it was known already or not. */
export type ReadPart =
  | { readonly kind: 'part'; readonly gathered: GatheredParts }
  | { readonly kind: 'whole'; readonly packed: string }
  | { readonly kind: 'damaged' | 'newer' | 'not-ours' }

/** Takes the text of one more code in. One of another sequence begins anew: that is what is held before the camera now. */
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

/** A later version may say the rest in another way. */
function isNewer(text: string): boolean {
  return Number(/^BARRA(\d+):/.exec(text)?.[1]) > VERSION
}

function checksumOf(packed: string): string {
  return contentHash(packed).toUpperCase()
}
