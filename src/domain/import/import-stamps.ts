import type { Stamp } from '#contract/document.ts'
import { nextStamp, stampMilliseconds } from '../merge/hybrid-clock.ts'
import { isKeyedList, type Keyed } from '../merge/keyed-list.ts'
import { stampChanges } from '../merge/stamp-changes.ts'

/**
 * Imports have their own clock: it shows 1987 and runs 512 times slower. So everything a person wrote is later than
 * anything imported, and a merge of an imported document with an older one never has that import's stamps alone.
 */
const MIDDLE_MS = 2 ** 39
const SLOWNESS = 512
/** Maximum distance from the middle of stamps in the next hundred years. */
const REACH_MS = 2 ** 33

const MAX_COUNTER = 0xffff

type Stamped = { readonly id: string; readonly updatedAt: Stamp }

/** The stamp of a new import, later than `latest`, the latest one so far. */
export function nextImportStamp(nowMs: number, latest: Stamp | undefined, device: string): Stamp {
  return nextStamp(MIDDLE_MS + Math.trunc(nowMs / SLOWNESS), latest, device)
}

/** Whether only an import can have created this stamp. */
export function isImportStamp(stamp: Stamp): boolean {
  return Math.abs(stampMilliseconds(stamp) - MIDDLE_MS) < REACH_MS
}

/**
 * The later the import, the earlier it is; members of documents get it. If two devices import the same file, the
 * document has one device's stamp, its members the other's: neither device takes for its own what both imported.
 */
export function fallingStamp(stamp: Stamp): Stamp {
  const milliseconds = 2 * MIDDLE_MS - stampMilliseconds(stamp)
  const counter = MAX_COUNTER - Number.parseInt(stamp.slice(13, 17), 16)
  return `${hex(milliseconds, 12)}-${hex(counter, 4)}${stamp.slice(17)}` as Stamp
}

/** A new document of an import. One without members yields to every other import: nothing in it could show both. */
export function stampAdded<Document extends Stamped>(document: Document, stamp: Stamp): Document {
  const own = membersOf(document).length > 0 ? stamp : fallingStamp(stamp)
  return stampChanged(undefined, document, own, fallingStamp(stamp))
}

/** A document changed by an import: added members get `falling`, other changes get `stamp`. */
export function stampChanged<Document extends Stamped>(
  before: Document | undefined,
  after: Document,
  stamp: Stamp,
  falling: Stamp,
): Document {
  const stamped = stampChanges(before, after, stamp)
  return stamped === before ? before : withAddedMembers(before, stamped, falling)
}

export function stampsIn(document: Stamped): readonly Stamp[] {
  return [document.updatedAt, ...membersOf(document).flatMap(stampsIn)]
}

function withAddedMembers<Item extends Stamped>(before: Stamped | undefined, after: Item, falling: Stamp): Item {
  const entries = Object.entries(after).map(([key, value]) => {
    if (!isKeyedList(value)) return [key, value]
    const earlier = new Map(before ? membersOf(before).map((member) => [member.id, member]) : [])
    return [key, value.map((member) => withFalling(earlier.get(member.id), member, falling))]
  })
  // Every entry keeps its key and type; only stamps differ.
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
