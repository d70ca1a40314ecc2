import type { Subscription } from 'rxjs'
import type { CollectionName, WireDocument } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { changedIds } from '#storage/rxdb/large-writes.ts'
import type { Exchange } from './exchange.ts'
import { changesSince, EXCHANGE_WRITE, readDocuments, withOverlap } from './local-documents.ts'
import { Superseded } from './outbox-database.ts'
import { toWire } from './wire.ts'

const RETRY_MS = 10_000

type NotesParts = { readonly onNoted: () => void; readonly onSuperseded: () => void }

/**
 * Records this device's changes in the outbox: earlier ones by scanning from its own mark, later ones as they happen.
 * It always records the version on disk, because events of other tabs come late.
 */
export class ChangeNotes {
  readonly #exchange: Exchange
  readonly #parts: NotesParts
  readonly #following: Subscription[] = []
  /** Collections whose changes are not all in the outbox. */
  readonly #open = new Set<CollectionName>(COLLECTION_NAMES)
  /** The latest change of each collection. */
  readonly #seen = new Map<CollectionName, unknown>()
  /** The versions on the last scanned page: the overlap repeats them. */
  readonly #scanned = new Map<CollectionName, string>()
  /** Those of the last event: a scan under way finds them, too. */
  readonly #followed = new Map<CollectionName, ReadonlySet<string>>()
  #scanning: Promise<void> = Promise.resolve()

  constructor(exchange: Exchange, parts: NotesParts) {
    this.#exchange = exchange
    this.#parts = parts
  }

  get isComplete(): boolean {
    return this.#open.size === 0
  }

  start(): void {
    for (const name of COLLECTION_NAMES) {
      const changes = this.#exchange.parts.collections[name].eventBulks$
      this.#following.push(
        changes.subscribe((write) => {
          this.#seen.set(name, write.checkpoint)
          if (write.context !== EXCHANGE_WRITE) void this.#follow(name, changedIds(write), write.checkpoint)
        }),
      )
    }
    this.scan(COLLECTION_NAMES)
  }

  scan(names: readonly CollectionName[]): void {
    for (const name of names) {
      this.#open.add(name)
      this.#scanned.delete(name)
      this.#followed.delete(name)
    }
    this.#scanning = this.#scanning.then(() => this.#scanUntilComplete())
  }

  /** Looks for changes without events: while a clock is set back, threads may miss each other's events. */
  lookAgain(): void {
    this.#scanning = this.#scanning.then(async () => {
      for (const name of COLLECTION_NAMES.filter((it) => !this.#open.has(it))) {
        if (this.#exchange.isClosing) return
        await this.#scan(name).catch((cause: unknown) => this.#missed(name, cause))
      }
      this.#parts.onNoted()
    })
  }

  /** Exempts the sync's own writes from the scan at the next start. */
  async passOwnWrites(name: CollectionName): Promise<void> {
    const mark = withOverlap(this.#seen.get(name))
    if (mark === undefined || this.#open.has(name)) return
    const { outbox } = this.#exchange.parts
    if (sameContent(mark, await outbox.facts.scannedTo(name))) return
    await this.#exchange.turns.take(() => outbox.note(name, [], this.#at(mark)))
  }

  async stop(): Promise<void> {
    for (const following of this.#following) following.unsubscribe()
    await this.#scanning
  }

  async #follow(name: CollectionName, ids: readonly string[], checkpoint: unknown): Promise<void> {
    try {
      await this.#exchange.turns.take(async () => {
        const found = await readDocuments(this.#exchange.parts.collections[name], ids)
        // During a scan, the mark belongs to the scan.
        await this.#note(name, found.map(toWire), this.#open.has(name) ? undefined : withOverlap(checkpoint))
        this.#followed.set(name, new Set(found.map(versionOf)))
      })
      this.#parts.onNoted()
    } catch (cause) {
      this.#missed(name, cause)
    }
  }

  #isOver(cause: unknown): boolean {
    if (cause instanceof Superseded) this.#parts.onSuperseded()
    return this.#exchange.isClosing
  }

  #missed(name: CollectionName, cause: unknown): void {
    if (this.#isOver(cause)) return
    console.error('outbox', cause)
    this.scan([name])
    this.#exchange.changed()
  }

  async #scanUntilComplete(): Promise<void> {
    while (this.#open.size > 0 && !this.#exchange.isClosing) {
      for (const name of COLLECTION_NAMES.filter((it) => this.#open.has(it))) {
        try {
          if (await this.#scan(name)) this.#open.delete(name)
        } catch (cause) {
          if (this.#isOver(cause)) return
          console.error('outbox', cause)
        }
      }
      this.#parts.onNoted()
      this.#exchange.changed()
      if (this.#open.size > 0 && !this.#exchange.isClosing) await this.#exchange.line.wake.wait(RETRY_MS)
    }
  }

  /** Returns false if interrupted: the known server state was reset meanwhile. */
  async #scan(name: CollectionName): Promise<boolean> {
    const { collections, outbox } = this.#exchange.parts
    const { era } = this.#exchange
    const since = await outbox.facts.scannedTo(name)
    for await (const { documents, checkpoint } of changesSince(collections[name], since)) {
      if (this.#exchange.isClosing || era !== this.#exchange.era) return false
      const versions = documents.map(versionOf).join()
      if (versions === this.#scanned.get(name)) continue
      await this.#exchange.turns.take(async () => {
        const followed = this.#followed.get(name)
        const open = documents.filter((document) => !followed?.has(versionOf(document)))
        // Read again in this turn: some may have changed or been synced since the page was read.
        const found = await readDocuments(
          collections[name],
          open.map(({ id }) => id),
        )
        await this.#note(name, found.map(toWire), withOverlap(checkpoint))
      })
      this.#scanned.set(name, versions)
    }
    return era === this.#exchange.era
  }

  #note(name: CollectionName, documents: readonly WireDocument[], scannedTo: unknown): Promise<void> {
    return this.#exchange.parts.outbox.note(name, documents, this.#at(scannedTo))
  }

  #at(scannedTo: unknown) {
    return { nowMs: this.#exchange.parts.nowMs(), scannedTo }
  }
}

function versionOf({ id, _rev }: { readonly id: string; readonly _rev: string }): string {
  return `${id} ${_rev}`
}
