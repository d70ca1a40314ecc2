/** Parts of versions from the disk that are known to say the same as a part of the screen's, so as to compare them once. */
const known = new WeakMap<object, object>()

/** `next`, reusing every equal part of `previous`: results from disk are always new objects, and rows compare those. */
export function reuse<Value>(previous: unknown, next: Value): Value {
  if (Object.is(previous, next)) return next
  if (!isObject(previous) || !isObject(next)) return next
  // Equal content in the same place has the same type.
  if (known.get(next) === previous) return previous as Value
  const shared = Array.isArray(next) ? reuseItems(previous, next) : reuseMembers(previous, next)
  if (shared === previous) known.set(next, previous)
  return shared as Value
}

/** Items with ids are matched wherever they moved. */
function reuseItems(previous: object, next: readonly unknown[]): object {
  const items: readonly unknown[] = Array.isArray(previous) ? previous : []
  const inPlace = next.map((item, index) => reuse(items[index], item))
  if (Array.isArray(previous) && isEvery(items, inPlace)) return previous
  const byId = new Map(items.map((item, index) => [idOf(item) ?? index, item]))
  return next.map((item, index) => reuse(byId.get(idOf(item) ?? index), item))
}

/** A key with `undefined` counts as absent. */
function reuseMembers(previous: object, next: object): object {
  const before = previous as Readonly<Record<string, unknown>>
  const members = Object.entries(next).map(([key, value]) => [key, reuse(before[key], value)] as const)
  const isSame = !Array.isArray(previous) && members.every(([key, value]) => Object.is(value, before[key]))
  const count = (of: object) => Object.values(of).filter((value) => value !== undefined).length
  return isSame && count(previous) === count(next) ? previous : Object.fromEntries(members)
}

function isEvery(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((item, index) => Object.is(item, right[index]))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function idOf(member: unknown): string | undefined {
  if (!isObject(member) || !('id' in member)) return undefined
  return typeof member.id === 'string' ? member.id : undefined
}
