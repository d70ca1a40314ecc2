import { contentHash } from '../merge/canonical.ts'
import { isKeyedList, type Keyed } from '../merge/keyed-list.ts'

/** The parts of one document that imports of this device have brought: enough to tell later what the person removed. */
export type BroughtParts = {
  /** Of the document as the latest import had it. */
  readonly hash: string
  /** The ids of its members in all imports, shortened and joined. */
  readonly members: string
}

/** Of 36 characters: within one document, they differ in the last ones. */
const KEY_LENGTH = 12

const keyOf = (id: string) => id.slice(-KEY_LENGTH)

export function broughtParts(document: object, earlier?: BroughtParts): BroughtParts {
  const keys = new Set([...keysIn(earlier), ...memberIds(document).map(keyOf)])
  return { hash: contentHash(document), members: [...keys].join('') }
}

/** Whether an import brings the very document that the latest one brought: there is nothing new in it. */
export function isBroughtAgain(incoming: object, earlier: BroughtParts | undefined): boolean {
  return earlier?.hash === contentHash(incoming)
}

/** The incoming document without the members that an import brought before and the person removed since. */
export function withoutRemoved<Document extends object>(
  incoming: Document,
  current: object,
  earlier: BroughtParts | undefined,
): Document {
  if (!earlier) return incoming
  const removed = removedMembers(incoming, current, earlier)
  return removed.size === 0 ? incoming : without(incoming, removed)
}

/** The ids of members that an import brought before, and that the person removed since. */
export function removedMembers(
  incoming: object,
  current: object,
  earlier: BroughtParts | undefined,
): ReadonlySet<string> {
  const brought = keysIn(earlier)
  const there = new Set(memberIds(current))
  return new Set(memberIds(incoming).filter((id) => brought.has(keyOf(id)) && !there.has(id)))
}

/** A removed exercise returns only with sets that no import brought before. */
function without<Item extends object>(item: Item, removed: ReadonlySet<string>): Item {
  const entries = Object.entries(item).map(([field, value]) => {
    if (!isKeyedList(value)) return [field, value]
    const members = value.map((member) => without(member, removed))
    return [field, members.filter((member) => !removed.has(member.id) || memberIds(member).length > 0)]
  })
  // Every field keeps its name and type; lists only get shorter.
  return Object.fromEntries(entries) as Item
}

/** The ids of all members, and of their members. */
function memberIds(item: object): readonly string[] {
  return Object.values(item)
    .filter((value) => isKeyedList(value))
    .flatMap((members: readonly Keyed[]) => members.flatMap((member) => [member.id, ...memberIds(member)]))
}

function keysIn(parts: BroughtParts | undefined): ReadonlySet<string> {
  const text = parts?.members ?? ''
  const count = Math.ceil(text.length / KEY_LENGTH)
  return new Set(Array.from({ length: count }, (_, index) => text.slice(index * KEY_LENGTH, (index + 1) * KEY_LENGTH)))
}
