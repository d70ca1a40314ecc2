import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

type Ordered = { readonly id: string; readonly orderKey: string }

/** A key that sorts between two others; null is the end of the list on that side. */
export function orderKeyBetween(before: string | null, after: string | null): string {
  // Two devices can choose the same key: nothing fits between, and the id decides the order.
  if (before !== null && after !== null && before >= after) return before
  return generateKeyBetween(before, after)
}

/** `count` ascending keys after `after`, or from the start if it is null. */
export function orderKeysAfter(after: string | null, count: number): readonly string[] {
  return generateNKeysBetween(after, null, count)
}

/** `count` ascending keys between two others; null is the end of the list on that side. Throws without room. */
export function orderKeysBetween(before: string | null, after: string | null, count: number): readonly string[] {
  return generateNKeysBetween(before, after, count)
}

export function orderKeyForMove(items: readonly Ordered[], id: string, index: number): string {
  const others = items.filter((item) => item.id !== id)
  return orderKeyBetween(others[index - 1]?.orderKey ?? null, others[index]?.orderKey ?? null)
}
