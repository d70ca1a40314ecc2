import type { Stamp } from '#contract/document.ts'
import { isRecord } from '../is-record.ts'
import { sameContent } from './canonical.ts'
import { laterStamp } from './hybrid-clock.ts'
import { inOrder, isKeyedList, type Keyed } from './keyed-list.ts'

/** A document as replicas exchange it: the tombstone flag travels along. Fields it does not know are kept and merged. */
export type Mergeable = {
  readonly id: string
  readonly updatedAt: Stamp
  readonly binnedAt: string
  readonly _deleted?: boolean
}

type Fields = Record<string, unknown>

/** Written by every change, so they tell nothing about whether a side changed what a person cares for. */
const BOOKKEEPING = new Set(['updatedAt', 'binnedAt', '_deleted'])

/**
 * Brings two versions of a document together so that nothing that was logged goes.
 *
 * `base` is what both grew from, undefined where it is not known. Per field and per member of an id-keyed list: where
 * one side changed, that side; where both did, the later stamp of the object that holds the field, ties to `master`.
 * A member or document deleted here and edited there stays. Without a base, lists are united, and a member's field that
 * is null on one side takes the other's value.
 *
 * Total and deterministic: any JSON goes in, nothing is thrown, and equal inputs give equal outputs.
 */
export function mergeDocuments<Document extends Mergeable>(
  base: Document | undefined,
  master: Document,
  ours: Document,
): Document {
  const merged = mergeFields(base as Fields | undefined, master as Fields, ours as Fields)
  // The fields above came from documents of this very type, one by one.
  return { ...merged, ...mergeRemoval(base, master, ours) } as Document
}

/** Takes one change back: what led from `before` to `after` is undone in `current`, and nothing else is. */
export function revertChange<Document extends Mergeable>(
  before: Document,
  after: Document,
  current: Document,
): Document {
  return mergeDocuments(after, current, before)
}

function mergeFields(base: Fields | undefined, master: Fields, ours: Fields): Fields {
  const oursIsLater = stampOf(ours) > stampOf(master)
  const keys = [...new Set([...Object.keys(master), ...Object.keys(ours)])]
  const merged = keys.map((key) => {
    const [past, theirs, own] = [fieldOf(base, key), fieldOf(master, key), fieldOf(ours, key)]
    if (key === 'updatedAt' && !sameContent(theirs, own)) {
      return [key, laterStamp(stampOf(master), stampOf(ours))] as const
    }
    return [key, mergeValue(past, theirs, own, base !== undefined, oursIsLater)] as const
  })
  // Not assigned one by one: a key called `__proto__` would change the object instead of becoming a field of it.
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

/**
 * Where nothing is known of a member's past, each side's gaps are filled from the other: a tick, or a weight, is never
 * lost to a version that only lacks it. What both have goes to the later stamp.
 */
function uniteFields(master: Fields, ours: Fields): Fields {
  return mergeFields(undefined, withGapsFilled(master, ours), withGapsFilled(ours, master))
}

function withGapsFilled(fields: Fields, other: Fields): Fields {
  const filled = Object.entries(fields).map(([key, value]) => [key, value ?? fieldOf(other, key) ?? null] as const)
  return Object.fromEntries(filled)
}

/** The object's own field: JSON may bear any name, `constructor` too, which every object inherits. */
function fieldOf(fields: Fields | undefined, key: string): unknown {
  return fields && Object.hasOwn(fields, key) ? fields[key] : undefined
}

function mergeValue(base: unknown, master: unknown, ours: unknown, hasBase: boolean, oursIsLater: boolean): unknown {
  if (sameContent(master, ours)) return master
  if (isKeyedList(master) && isKeyedList(ours)) return mergeList(isKeyedList(base) ? base : undefined, master, ours)
  if (hasBase && sameContent(base, ours)) return master
  if (hasBase && sameContent(base, master)) return ours
  // An older client may not know a field at all: absence is not a value somebody chose.
  if (ours === undefined) return master
  if (master === undefined) return ours
  return oursIsLater ? ours : master
}

function mergeList(
  base: readonly Keyed[] | undefined,
  master: readonly Keyed[],
  ours: readonly Keyed[],
): readonly Keyed[] {
  const baseById = byId(base ?? [])
  const masterById = byId(master)
  const oursById = byId(ours)
  const merged: Keyed[] = []
  for (const id of new Set([...masterById.keys(), ...oursById.keys()])) {
    const member = mergeMember(baseById.get(id), masterById.get(id), oursById.get(id))
    if (member) merged.push(member)
  }
  return inOrder(merged)
}

function mergeMember(base: Keyed | undefined, master: Keyed | undefined, ours: Keyed | undefined): Keyed | undefined {
  // The fields come from members, one by one, and among them the id that both share.
  if (master && ours) return (base ? mergeFields(base, master, ours) : uniteFields(master, ours)) as Keyed
  const kept = master ?? ours
  const deletedByOther = base !== undefined
  return deletedByOther && sameContent(base, kept) ? undefined : kept
}

/** In the bin or gone for good: only where nobody edited the document meanwhile. */
function mergeRemoval(
  base: Mergeable | undefined,
  master: Mergeable,
  ours: Mergeable,
): { binnedAt: string; _deleted?: boolean } {
  const deleted = mergeFlag(base, master, ours, (version) => version._deleted === true)
  const binned = mergeFlag(base, master, ours, (version) => version.binnedAt !== '')
  const binnedAt = binned ? (pickLater(master, ours, (version) => version.binnedAt !== '')?.binnedAt ?? '') : ''
  const isOnTheWire = master._deleted !== undefined || ours._deleted !== undefined
  return isOnTheWire ? { binnedAt, _deleted: deleted } : { binnedAt }
}

function mergeFlag(
  base: Mergeable | undefined,
  master: Mergeable,
  ours: Mergeable,
  isRemoved: (version: Mergeable) => boolean,
): boolean {
  if (isRemoved(master) === isRemoved(ours)) return isRemoved(master)
  const [removing, keeping] = isRemoved(master) ? [master, ours] : [ours, master]
  // Nothing is known of the past: the later word counts.
  if (!base) return removing.updatedAt > keeping.updatedAt
  if (isRemoved(base)) return false
  return sameWithoutBookkeeping(base, keeping)
}

function pickLater(
  master: Mergeable,
  ours: Mergeable,
  qualifies: (version: Mergeable) => boolean,
): Mergeable | undefined {
  const [first, second] = ours.updatedAt > master.updatedAt ? [ours, master] : [master, ours]
  return qualifies(first) ? first : qualifies(second) ? second : undefined
}

function sameWithoutBookkeeping(left: Mergeable, right: Mergeable): boolean {
  return sameContent(withoutBookkeeping(left), withoutBookkeeping(right))
}

function withoutBookkeeping(version: Mergeable): Fields {
  return Object.fromEntries(Object.entries(version).filter(([key]) => !BOOKKEEPING.has(key)))
}

/** Where an object has no stamp of its own, it counts as the oldest. */
function stampOf(fields: Fields): Stamp {
  const value = fields['updatedAt']
  return (typeof value === 'string' ? value : '') as Stamp
}

function byId(items: readonly Keyed[]): Map<string, Keyed> {
  return new Map(items.filter(isRecord).map((item) => [item.id, item]))
}
