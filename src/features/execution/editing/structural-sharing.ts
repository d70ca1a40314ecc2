import { sameContent } from '#domain/merge/canonical.ts'

/** Parts of versions from the disk, with the screen's part that says the same: each is compared once. */
const known = new WeakMap<object, object>()

/** `next`, reusing every equal part of `previous`: results from disk are always new objects, and rows compare those. */
export function reuse<Value>(previous: unknown, next: Value): Value {
  if (Object.is(previous, next)) return next
  if (typeof previous !== 'object' || typeof next !== 'object' || previous === null || next === null) return next
  // Equal content in the same place has the same type.
  if (known.get(next) === previous) return previous as Value
  if (sameContent(previous, next)) {
    known.set(next, previous)
    return previous as Value
  }
  if (Array.isArray(next)) return reuseMembers(Array.isArray(previous) ? previous : [], next) as Value
  const before = previous as Record<string, unknown>
  return Object.fromEntries(Object.entries(next).map(([key, value]) => [key, reuse(before[key], value)])) as Value
}

/** Members with ids are matched wherever they moved. */
function reuseMembers(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const byId = new Map(previous.map((member, index) => [idOf(member) ?? index, member]))
  return next.map((member, index) => reuse(byId.get(idOf(member) ?? index), member))
}

function idOf(member: unknown): string | undefined {
  if (typeof member !== 'object' || member === null || !('id' in member)) return undefined
  return typeof member.id === 'string' ? member.id : undefined
}
