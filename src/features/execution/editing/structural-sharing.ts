import { sameContent } from '#domain/merge/canonical.ts'

/**
 * `next` with every part that says the same as in `previous` taken from there, so that whoever compares by identity
 * sees only what really changed. What the disk answers is always made of new objects.
 */
export function reuse<Value>(previous: unknown, next: Value): Value {
  if (Object.is(previous, next)) return next
  if (typeof previous !== 'object' || typeof next !== 'object' || previous === null || next === null) return next
  // Equal content of the same place is of the same type.
  if (sameContent(previous, next)) return previous as Value
  if (Array.isArray(next)) return reuseMembers(Array.isArray(previous) ? previous : [], next) as Value
  const before = previous as Record<string, unknown>
  return Object.fromEntries(Object.entries(next).map(([key, value]) => [key, reuse(before[key], value)])) as Value
}

/** Members with ids are found again wherever they moved to. */
function reuseMembers(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const byId = new Map(previous.map((member, index) => [idOf(member) ?? index, member]))
  return next.map((member, index) => reuse(byId.get(idOf(member) ?? index), member))
}

function idOf(member: unknown): string | undefined {
  if (typeof member !== 'object' || member === null || !('id' in member)) return undefined
  return typeof member.id === 'string' ? member.id : undefined
}
