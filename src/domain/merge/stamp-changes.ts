import type { Stamp } from '#contract/document.ts'
import { sameContent } from './canonical.ts'
import { isKeyedList, type Keyed } from './keyed-list.ts'

type Stamped = { readonly id: string; readonly updatedAt: Stamp }

/** Stamps exactly the members that `after` changed or added, and the document: rules need not handle stamps. */
export function stampChanges<Document extends Stamped>(
  before: Document | undefined,
  after: Document,
  stamp: Stamp,
): Document {
  if (before !== undefined && sameContent(before, after)) return before
  const stamped = Object.entries(after).map(([key, value]) => [
    key,
    isKeyedList(value) ? stampMembers(memberList(before, key), value, stamp) : value,
  ])
  // Every entry keeps its key and type; only stamps differ.
  return { ...Object.fromEntries(stamped), updatedAt: stamp } as Document
}

function stampMembers(before: readonly Keyed[], after: readonly Keyed[], stamp: Stamp): readonly Keyed[] {
  const earlier = new Map(before.map((member) => [member.id, member]))
  return after.map((member) => {
    const previous = earlier.get(member.id)
    if (!('updatedAt' in member)) return member
    return stampChanges(previous as Stamped | undefined, member as Stamped, stamp) as Keyed
  })
}

function memberList(document: Stamped | undefined, key: string): readonly Keyed[] {
  const value = document && (document as Record<string, unknown>)[key]
  return isKeyedList(value) ? value : []
}
