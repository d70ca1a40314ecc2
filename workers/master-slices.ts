import { type MasterSlice, masterSlicePrefixes } from '#contract/outbox.ts'
import { documentsIn, type Packed } from '#contract/packed-slices.ts'
import type { CollectionName, WireDocument } from '#contract/sync.ts'
import type { OutboxDatabase } from './outbox-database.ts'

type Places = Map<string, string>

/**
 * The server's known versions as they arrived together, which most of ten years stay. They are looked for only where a
 * document has no version by itself.
 */
export class MasterSlices {
  readonly #database: OutboxDatabase
  /** By collection, the slice of each id. Read once. */
  readonly #places = new Map<CollectionName, Places>()

  constructor(database: OutboxDatabase) {
    this.#database = database
  }

  /** Stores one that the server sent, in the current transaction. */
  put(collection: CollectionName, ids: readonly string[], packed: Packed): Promise<void> {
    return this.#put(masterSlicePrefixes(collection).pulled, { collection, ids, packed })
  }

  /** Stores one that this device sent: the body of its push. */
  putPushed(collection: CollectionName, ids: readonly string[], packed: Packed): Promise<void> {
    return this.#put(masterSlicePrefixes(collection).pushed, { collection, ids, packed })
  }

  async #put(prefix: string, slice: Omit<MasterSlice, 'key'>): Promise<void> {
    const [first] = slice.ids
    if (first === undefined) return
    await this.#database.masterSlices.put({ key: prefix + first, ...slice })
    this.forget(slice.collection)
  }

  /** After a change by somebody else. */
  forget(collection: CollectionName): void {
    this.#places.delete(collection)
  }

  /** Not within a transaction: unpacking would end it. */
  async find(collection: CollectionName, ids: readonly string[]): Promise<ReadonlyMap<string, WireDocument>> {
    if (ids.length === 0) return new Map()
    const places = await this.#placesOf(collection)
    const keys = new Set(ids.flatMap((id) => places.get(id) ?? []))
    const wanted = new Set(ids)
    const found = new Map<string, WireDocument>()
    for (const key of keys) {
      const slice = await this.#database.masterSlices.get(key)
      for (const document of slice ? await documentsIn(slice.packed) : []) {
        if (wanted.has(document.id) && places.get(document.id) === key) found.set(document.id, document)
      }
    }
    return found
  }

  async #placesOf(collection: CollectionName): Promise<Places> {
    const places = this.#places.get(collection) ?? (await this.#read(collection))
    this.#places.set(collection, places)
    return places
  }

  async #read(collection: CollectionName): Promise<Places> {
    const places: Places = new Map()
    const { pulled, pushed } = masterSlicePrefixes(collection)
    const slices = this.#database.masterSlices.where('key').startsWithAnyOf(pulled, pushed)
    await slices.each(({ key, ids }: MasterSlice) => {
      for (const id of ids) places.set(id, key)
    })
    return places
  }
}
