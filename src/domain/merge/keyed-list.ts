import { isRecord } from '../is-record.ts'
/** A part of a document with an identity across versions: an exercise of a session, a set, a gym. */
export type Keyed = { readonly id: string } & Record<string, unknown>

/** Whether a value is a list whose members have ids. An empty list is. */
export function isKeyedList(value: unknown): value is readonly Keyed[] {
  return Array.isArray(value) && value.every((item) => isRecord(item) && typeof item['id'] === 'string')
}

/** By order key, then by id if two devices chose the same key; members without an order key stay in place, last. */
export function inOrder<Item extends { readonly id: string; readonly orderKey?: unknown }>(
  items: readonly Item[],
): readonly Item[] {
  return items.toSorted((left, right) => compareKeys(left.orderKey, right.orderKey) || compareKeys(left.id, right.id))
}

function compareKeys(left: unknown, right: unknown): number {
  if (typeof left !== 'string' || typeof right !== 'string')
    return Number(typeof left !== 'string') - Number(typeof right !== 'string')
  return left === right ? 0 : left < right ? -1 : 1
}
