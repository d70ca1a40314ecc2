import type { RxDocumentData } from 'rxdb/plugins/core'
import type { MergeChoice } from '#contract/outbox.ts'
import type { Packed } from '#contract/packed-slices.ts'
import type { CollectionName, WireDocument } from '#contract/sync.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { mergeInOrder } from '#storage/merge-versions.ts'
import { type AnyCollection, type AnyDocument, readDocuments, writeDocuments } from './local-documents.ts'
import type { JoinedVersion, Outbox } from './outbox.ts'
import { toWire } from './wire.ts'

const ATTEMPTS = 10

/** Server versions as they arrived, with the ids of all. */
export type PackedVersions = { readonly ids: readonly string[]; readonly packed: Packed }

export type Join = {
  readonly name: CollectionName
  readonly collection: AnyCollection
  readonly outbox: Outbox
  readonly nowMs: number
  /** The versions as they arrived: of those that are new to this device, they stay so. */
  readonly packed?: readonly PackedVersions[] | undefined
  /** Runs in the transaction that stores the server's known versions. */
  readonly andThen?: (() => Promise<void>) | undefined
}

type Decision = {
  readonly master: WireDocument
  readonly previous: RxDocumentData<AnyDocument> | undefined
  readonly local: WireDocument | undefined
  readonly isWrite: boolean
  readonly choices: readonly MergeChoice[]
}

/**
 * Merges server versions into this device's documents: unchanged ones are replaced, others merged with the server's
 * last known version as base. Documents are written before the known server versions; after a kill in between,
 * repeating it gives the same result.
 */
export async function joinMasters(masters: readonly WireDocument[], join: Join): Promise<void> {
  const latest = new Map(masters.map((master) => [master.id, master]))
  const joined: Decision[] = []
  let open = [...latest.values()]
  for (let attempt = 0; open.length > 0; attempt++) {
    if (attempt === ATTEMPTS) throw new Error('other threads write the same documents all the time')
    const decisions = await decide(open, join)
    const missed = await writeDocuments(
      join.collection,
      decisions.flatMap(({ isWrite, previous, local }) => (isWrite && local ? [{ previous, document: local }] : [])),
    )
    joined.push(...decisions.filter(({ master }) => !missed.has(master.id)))
    open = open.filter(({ id }) => missed.has(id))
  }
  const added = new Set(joined.filter(isNew).map(({ master }) => master.id))
  await join.outbox.putMasters(
    join.name,
    joined.map(({ master, local }): JoinedVersion => ({ master, local })),
    {
      nowMs: join.nowMs,
      choices: joined.flatMap(({ choices }) => choices),
      slices: join.packed?.map(({ ids, packed }) => ({ ids: ids.filter((id) => added.has(id)), packed })),
      andThen: join.andThen,
    },
  )
}

function isNew({ previous, local }: Decision): boolean {
  return previous === undefined && local !== undefined
}

async function decide(
  masters: readonly WireDocument[],
  { name, collection, outbox, nowMs }: Join,
): Promise<Decision[]> {
  const stored = await readDocuments(
    collection,
    masters.map(({ id }) => id),
  )
  const byId = new Map(stored.map((document) => [document.id, document]))
  // Of a first sync none is here, and nothing has to be looked up.
  const toMerge = masters.filter(({ id }) => byId.has(id))
  const [known, inDoubt] = await Promise.all([
    outbox.ancestors(name, toMerge),
    outbox.inDoubt(
      name,
      toMerge.map(({ id }) => id),
    ),
  ])
  // Whoever leads later has said so before it writes anything: what was read is all there is, or its revision changes.
  await outbox.requireLead()
  return masters.map((master): Decision => {
    const previous = byId.get(master.id)
    // A device that never had it has nothing to delete.
    if (!previous)
      return { master, previous, local: master._deleted ? undefined : master, isWrite: !master._deleted, choices: [] }
    const ours = toWire(previous)
    const { version, choices } = mergeInOrder(known.get(master.id), master, inDoubt.get(master.id), ours)
    return {
      master,
      previous,
      local: version,
      isWrite: !sameContent(version, ours),
      choices: choices.map((choice) => ({ ...choice, collection: name, id: master.id, chosenAtMs: nowMs })),
    }
  })
}
