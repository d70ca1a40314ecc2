import { MAX_ORDER_KEY_LENGTH } from '#contract/limits.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { orderKeyForMove, orderKeysAfter, orderKeysBetween } from './order-key.ts'

type Ordered = { readonly id: string; readonly orderKey: string }

/** The order key of an item without a position yet: `append` assigns one. */
export const UNPLACED = ''

/** Keys grow where items are moved to one spot again and again; long before the contract's end they are made anew. */
const MAX_KEY_LENGTH = MAX_ORDER_KEY_LENGTH / 2

export function append<Item extends Ordered>(items: readonly Item[], added: readonly Item[]): Item[] {
  const ordered = inOrder(items)
  const keys = keysOrNone(() => orderKeysAfter(ordered.at(-1)?.orderKey ?? null, added.length))
  const appended = [...ordered, ...added.map((item, index) => ({ ...item, orderKey: keys?.[index] ?? UNPLACED }))]
  return keys ? appended : withFreshKeys(appended)
}

/** The sorted list with the added items, in the given order, before the item at the index. */
export function insertAt<Item extends Ordered>(items: readonly Item[], added: readonly Item[], index: number): Item[] {
  const ordered = inOrder(items)
  const [before, after] = [ordered[index - 1]?.orderKey ?? null, ordered[index]?.orderKey ?? null]
  const keys = keysOrNone(() => orderKeysBetween(before, after, added.length))
  const placed = added.map((item, at) => ({ ...item, orderKey: keys?.[at] ?? UNPLACED }))
  const inserted = ordered.toSpliced(index, 0, ...placed)
  return keys ? inserted : withFreshKeys(inserted)
}

export function moveTo<Item extends Ordered>(items: Item[], id: string, index: number): Item[] {
  const ordered = inOrder(items)
  const item = ordered.find((candidate) => candidate.id === id)
  const target = Math.max(0, Math.min(Math.trunc(index), ordered.length - 1))
  if (!item || Number.isNaN(target) || ordered[target] === item) return items
  const wanted = ordered.filter((candidate) => candidate !== item).toSpliced(target, 0, item)
  const key = keysOrNone(() => [orderKeyForMove(ordered, id, target)])?.[0]
  if (key === undefined) return withFreshKeys(wanted)
  const moved = wanted.map((candidate) => (candidate === item ? { ...candidate, orderKey: key } : candidate))
  // Two devices may have chosen equal keys, and nothing fits between equal keys.
  return isInOrder(moved) ? moved : withFreshKeys(wanted)
}

/** The list without one item; the same list if it is not in it. */
export function removeById<Item extends { readonly id: string }>(items: Item[], id: string): Item[] {
  return items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items
}

export function mapChanged<Item>(items: Item[], change: (item: Item) => Item): Item[] {
  const changed = items.map(change)
  return changed.every((item, index) => item === items[index]) ? items : changed
}

function isInOrder(items: readonly Ordered[]): boolean {
  return inOrder(items).every((item, index) => item === items[index])
}

function withFreshKeys<Item extends Ordered>(items: readonly Item[]): Item[] {
  const keys = orderKeysAfter(null, items.length)
  return items.map((item, index) => ({ ...item, orderKey: keys[index] ?? item.orderKey }))
}

/** A key from another program may be no fractional index; then there is nothing to build on. */
function keysOrNone(makeKeys: () => readonly string[]): readonly string[] | undefined {
  try {
    const keys = makeKeys()
    return keys.every((key) => key.length <= MAX_KEY_LENGTH) ? keys : undefined
  } catch {
    return undefined
  }
}
