import type { Stamp } from '#contract/document.ts'
import { nextStamp, stampMilliseconds } from '../merge/hybrid-clock.ts'
import { isKeyedList, type Keyed } from '../merge/keyed-list.ts'
import { stampChanges } from '../merge/stamp-changes.ts'

/**
 * Imports have a clock of their own: it shows a moment of 1987 and runs 512 times slower than ours. So everything that
 * a person wrote is later than anything that an import wrote, and where a document of an import meets one that was
 * there before, the merged document never bears the stamps of that import alone.
 */
const MIDDLE_MS = 2 ** 39
const SLOWNESS = 512
/** How far from the middle the stamps of the next hundred years are. */
const REACH_MS = 2 ** 33

const MAX_COUNTER = 0xffff

type Stamped = { readonly id: string; readonly updatedAt: Stamp }

/** The stamp of a new import, later than `latest`, the latest of those given so far. */
export function nextImportStamp(nowMs: number, latest: Stamp | undefined, device: string): Stamp {
  return nextStamp(MIDDLE_MS + Math.trunc(nowMs / SLOWNESS), latest, device)
}

/** Whether only an import can have given this stamp. */
export function isImportStamp(stamp: Stamp): boolean {
  return Math.abs(stampMilliseconds(stamp) - MIDDLE_MS) < REACH_MS
}

/**
 * The import's second stamp: the later the import, the earlier it is. Members of documents bear it. Where two devices
 * import the same file, the later stamps win: the document's is then of the one and its members' are of the other, and
 * neither takes for its own what both have brought.
 */
export function fallingStamp(stamp: Stamp): Stamp {
  const milliseconds = 2 * MIDDLE_MS - stampMilliseconds(stamp)
  const counter = MAX_COUNTER - Number.parseInt(stamp.slice(13, 17), 16)
  return `${hex(milliseconds, 12)}-${hex(counter, 4)}${stamp.slice(17)}` as Stamp
}

/** A new document of an import. One without members yields to every other import: nothing in it could tell of both. */
export function stampAdded<Document extends Stamped>(document: Document, stamp: Stamp): Document {
  const own = membersOf(document).length > 0 ? stamp : fallingStamp(stamp)
  return stampChanged(undefined, document, own, fallingStamp(stamp))
}

/** A document that an import changed: what it adds bears `falling`, everything else that it changes bears `stamp`. */
export function stampChanged<Document extends Stamped>(
  before: Document | undefined,
  after: Document,
  stamp: Stamp,
  falling: Stamp,
): Document {
  const stamped = stampChanges(before, after, stamp)
  return stamped === before ? before : withAddedMembers(before, stamped, falling)
}

/** Every stamp in a document, its own first. */
export function stampsIn(document: Stamped): readonly Stamp[] {
  return [document.updatedAt, ...membersOf(document).flatMap(stampsIn)]
}

function withAddedMembers<Item extends Stamped>(before: Stamped | undefined, after: Item, falling: Stamp): Item {
  const entries = Object.entries(after).map(([key, value]) => {
    if (!isKeyedList(value)) return [key, value]
    const earlier = new Map(before ? membersOf(before).map((member) => [member.id, member]) : [])
    return [key, value.map((member) => withFalling(earlier.get(member.id), member, falling))]
  })
  // Every entry keeps its key and its type; only stamps differ.
  return Object.fromEntries(entries) as Item
}

function withFalling(before: Stamped | undefined, member: Keyed, falling: Stamp): Keyed {
  if (!isStamped(member)) return member
  return before ? withAddedMembers(before, member, falling) : stampChanges(undefined, member, falling)
}

function membersOf(item: Stamped): readonly (Keyed & Stamped)[] {
  return Object.values(item)
    .filter((value) => isKeyedList(value))
    .flatMap((members) => members.filter(isStamped))
}

function isStamped(member: Keyed): member is Keyed & Stamped {
  return typeof member['updatedAt'] === 'string'
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}
