import type { SupersetId } from '#contract/id.ts'
import { mapChanged, moveTo } from '../list/ordered-list.ts'
import { inOrder } from '../merge/keyed-list.ts'

type Member = { readonly id: string; readonly orderKey: string; readonly supersetId: SupersetId | null }

/** The exercises in order, grouped into adjacent superset members; any other one alone. */
export function blocksOf<Item extends Member>(items: readonly Item[]): readonly (readonly Item[])[] {
  const blocks: Item[][] = []
  for (const item of inOrder(items)) {
    const block = blocks.at(-1)
    if (block && item.supersetId !== null && block[0]?.supersetId === item.supersetId) block.push(item)
    else blocks.push([item])
  }
  return blocks
}

/** Positioned behind the first, whose superset the others join. The same list with fewer than two. */
export function joinMembers<Item extends Member>(items: Item[], ids: readonly string[], fresh: SupersetId): Item[] {
  const chosen = inOrder(items).filter((item) => ids.includes(item.id))
  const [first, ...others] = chosen
  if (!first || others.length === 0) return items
  const supersetId = (blockWith(items, first.id).length > 1 ? first.supersetId : null) ?? fresh
  const started = withSuperset(items, first.id, supersetId)
  return withoutLoneMembers(others.reduce((list, other) => joinOne(list, first.id, other.id, supersetId), started))
}

function joinOne<Item extends Member>(items: Item[], firstId: string, id: string, supersetId: SupersetId): Item[] {
  const block = blockWith(items, firstId)
  if (block.some((item) => item.id === id)) return items
  const last = block.at(-1)
  const behindBlock = inOrder(items).findIndex((item) => item.id === last?.id) + 1
  return withSuperset(moveTo(items, id, behindBlock), id, supersetId)
}

/** Removes an exercise from its superset and positions it behind the others, so that they stay together. */
export function leaveMembers<Item extends Member>(items: Item[], id: string): Item[] {
  const block = blockWith(items, id)
  if (block[0] === undefined || block[0].supersetId === null) return items
  const last = inOrder(items).findIndex((item) => item.id === block.at(-1)?.id)
  return withoutLoneMembers(withSuperset(moveTo(items, id, last), id, null))
}

/** A single exercise is no superset: one left alone by a move or removal loses its superset id. */
export function withoutLoneMembers<Item extends Member>(items: Item[]): Item[] {
  const lone = new Set(blocksOf(items).flatMap((block) => (block.length === 1 ? block.map((item) => item.id) : [])))
  return mapChanged(items, (item) =>
    item.supersetId !== null && lone.has(item.id) ? { ...item, supersetId: null } : item,
  )
}

function blockWith<Item extends Member>(items: readonly Item[], id: string): readonly Item[] {
  return blocksOf(items).find((block) => block.some((item) => item.id === id)) ?? []
}

function withSuperset<Item extends Member>(items: Item[], id: string, supersetId: SupersetId | null): Item[] {
  return mapChanged(items, (item) =>
    item.id === id && item.supersetId !== supersetId ? { ...item, supersetId } : item,
  )
}
