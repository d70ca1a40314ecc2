import { sameContent } from './canonical.ts'
import { type Choice, choiceOf } from './choice.ts'
import { inOrder, isKeyedList, type Keyed } from './keyed-list.ts'
import { type Mergeable, mergeDeletion, mergeTrash } from './removal.ts'
import { stampOf } from './session-parts.ts'
import { placeSets } from './set-places.ts'
import { type Fields, fieldOf, isContained, pick, UNDO_UNITS, UNITS, type Unit, withoutStrayRest } from './units.ts'

export type { Mergeable } from './removal.ts'

export type Merge<Document> = {
  readonly merged: Document
  /** Values that both sides had, of which one was dropped. */
  readonly choices: readonly Choice[]
}

type Context = { readonly units: readonly Unit[]; readonly tell: (choice: Choice) => void }

/**
 * Merges two versions of a document so that no logged set is lost, and reports its choices.
 *
 * `base` is the common ancestor, undefined if unknown. Per field, per unit of fields that belong together and per
 * member of an id-keyed list: if one side changed, that side; if both did, one whole side, by the unit's rule, else by
 * the later stamp of the object, ties to `master`. A member or document deleted here and edited there stays. Without a
 * base, lists are united, and of two members the one that only lacks something gives way.
 *
 * Total and deterministic: accepts any JSON, never throws, and equal inputs give equal outputs.
 */
export function mergeWithChoices<Document extends Mergeable>(
  base: Document | undefined,
  master: Document,
  ours: Document,
): Merge<Document> {
  return merge(base, master, ours, UNITS)
}

export function mergeDocuments<Document extends Mergeable>(
  base: Document | undefined,
  master: Document,
  ours: Document,
): Document {
  return merge(base, master, ours, UNITS).merged
}

/** Reverts one change: the difference from `before` to `after` is undone in `current`, and nothing else. */
export function revertChange<Document extends Mergeable>(
  before: Document,
  after: Document,
  current: Document,
): Document {
  return merge(after, current, before, UNDO_UNITS).merged
}

function merge<Document extends Mergeable>(
  base: Document | undefined,
  master: Document,
  ours: Document,
  units: readonly Unit[],
): Merge<Document> {
  const whole = oneSide(base, master, ours)
  if (whole) return { merged: whole, choices: [] }
  // A tombstone may have no body, and a deleted body is no common ancestor.
  const known = base?._deleted ? undefined : base
  const choices: Choice[] = []
  const context: Context = { units, tell: (choice) => choices.push(choice) }
  const silent: Context = { units, tell: () => undefined }
  const placed = placeSets(
    { base: known as Fields | undefined, master: master as Fields, ours: ours as Fields },
    (before, theirs, own) => mergeMember(before, theirs, own, [], silent),
    context.tell,
  )
  const fields = withoutStrayRest(mergeFields(placed.base, placed.master, placed.ours, [], context))
  // Each field came from a document of this type.
  return { merged: { ...fields, binnedAt: mergeTrash(known, master, ours) } as Document, choices }
}

function oneSide<Document extends Mergeable>(
  base: Document | undefined,
  master: Document,
  ours: Document,
): Document | undefined {
  if (sameContent(master, ours) || (master._deleted && ours._deleted)) return master
  if (master._deleted || ours._deleted) return mergeDeletion(base, master, ours)
  if (sameContent(base, ours)) return master
  return sameContent(base, master) ? ours : undefined
}

function mergeFields(
  base: Fields | undefined,
  master: Fields,
  ours: Fields,
  path: readonly string[],
  context: Context,
): Fields {
  const sides: Sides = { base, master, ours, path, oursIsLater: stampOf(ours) > stampOf(master) }
  const parts = groupsOf(master, ours, context.units).map((group) => mergeGroup(group, sides, context))
  const chosen = parts.filter(({ dropped }) => dropped !== undefined)
  const choice = choiceOf(
    path,
    joined(chosen.map(({ merged }) => merged)),
    joined(chosen.map(({ dropped }) => dropped ?? {})),
  )
  if (choice) context.tell(choice)
  return joined(parts.map(({ merged }) => merged))
}

type Sides = {
  readonly base: Fields | undefined
  readonly master: Fields
  readonly ours: Fields
  readonly path: readonly string[]
  readonly oursIsLater: boolean
}

/** Merges fields that belong together, or a single one. `dropped` is the other side's value, if one was lost. */
function mergeGroup(
  { fields, isFirm }: Group,
  { base, master, ours, path, oursIsLater }: Sides,
  context: Context,
): { readonly merged: Fields; readonly dropped?: Fields } {
  const [past, theirs, own] = [base && pick(base, fields), pick(master, fields), pick(ours, fields)]
  if (sameContent(theirs, own)) return { merged: theirs }
  const [field = ''] = fields
  if (field === 'updatedAt') return { merged: { updatedAt: stampOf(oursIsLater ? ours : master) } }
  const [pastList, theirList, ownList] = [past, theirs, own].map((values) => listOf(values, field))
  if (theirList && ownList)
    return { merged: Object.fromEntries([[field, mergeList(pastList, theirList, ownList, [...path, field], context)]]) }
  // In a document, null is a regular value: choosing none is a choice.
  const isNullGap = base === undefined && path.length > 0
  const merged = settle(past, theirs, own, isNullGap)
  if (merged) return { merged }
  const takesOurs = isFirm && isFirm(theirs) !== isFirm(own) ? isFirm(own) : oursIsLater
  return takesOurs ? { merged: own, dropped: theirs } : { merged: theirs, dropped: own }
}

/** Merges without a choice: one side is unchanged, or only lacks what the other has. */
function settle(base: Fields | undefined, master: Fields, ours: Fields, isNullGap: boolean): Fields | undefined {
  if (base && sameContent(base, ours)) return master
  if (base && sameContent(base, master)) return ours
  if (isContained(ours, master, isNullGap)) return master
  return isContained(master, ours, isNullGap) ? ours : undefined
}

type Group = Pick<Unit, 'fields' | 'isFirm'>

/** Every field of either side, once: those of a unit together, any other alone. */
function groupsOf(master: Fields, ours: Fields, units: readonly Unit[]): readonly Group[] {
  const keys = [...new Set([...Object.keys(master), ...Object.keys(ours)])].filter((key) => key !== 'binnedAt')
  const present = units.filter(({ of }) => keys.includes(of))
  const bound = new Set(present.flatMap(({ fields }) => fields))
  const alone = keys.filter((key) => !bound.has(key)).map((key) => ({ fields: [key] }))
  return [...alone, ...present]
}

function mergeList(
  base: readonly Keyed[] | undefined,
  master: readonly Keyed[],
  ours: readonly Keyed[],
  path: readonly string[],
  context: Context,
): readonly Keyed[] {
  const baseById = byId(base ?? [])
  const masterById = byId(master)
  const oursById = byId(ours)
  const merged: Keyed[] = []
  for (const id of new Set([...masterById.keys(), ...oursById.keys()])) {
    const member = mergeMember(baseById.get(id), masterById.get(id), oursById.get(id), [...path, id], context)
    if (member) merged.push(member)
  }
  return inOrder(merged)
}

function mergeMember(
  base: Keyed | undefined,
  master: Keyed | undefined,
  ours: Keyed | undefined,
  path: readonly string[],
  context: Context,
): Keyed | undefined {
  // The fields come from members, including the id that both share.
  if (master && ours) return mergeFields(base, master, ours, path, context) as Keyed
  const kept = master ?? ours
  // If one side deleted it, it is removed only if the other left it unchanged.
  return sameContent(base, kept) ? undefined : kept
}

function listOf(values: Fields | undefined, field: string): readonly Keyed[] | undefined {
  const list = fieldOf(values, field)
  return isKeyedList(list) ? list : undefined
}

/** Not by assignment: a key named `__proto__` would change the prototype instead of becoming a field. */
function joined(parts: readonly Fields[]): Fields {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)))
}

function byId(items: readonly Keyed[]): Map<string, Keyed> {
  return new Map(items.map((item) => [item.id, item]))
}
