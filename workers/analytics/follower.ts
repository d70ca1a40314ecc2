import type { DocumentReader, StoredDocument } from '#storage/document-reader.ts'
import type { Documents } from '#storage/documents.ts'
import type { Mark } from './snapshot-store.ts'

/** Receives documents one by one, repeatedly and in any order. */
type Target<Document> = {
  put(document: Document): void
  delete(id: never): void
  has(id: never): boolean
  readonly size: number
}

/** Maximum delay between a write's timestamp and the disk. Writes take milliseconds; on a busy phone seconds. */
const LATE_MS = 60_000

/**
 * Keeps one part of the index up to date with one collection. Writers report ids; in addition, everything written since
 * the mark is read at a start and before a snapshot, to catch up with lost reports.
 */
export class CollectionFollower<Name extends 'sessions' | 'measurements'> {
  readonly #reader: DocumentReader<Name>
  readonly #target: Target<Documents[Name]>
  readonly #leftOut: Set<string>
  #completeUntil: number
  #latestWrite: number

  constructor(reader: DocumentReader<Name>, target: Target<Documents[Name]>, mark?: Mark) {
    this.#reader = reader
    this.#target = target
    this.#leftOut = new Set(mark?.leftOut)
    this.#completeUntil = mark?.completeUntil ?? 0
    this.#latestWrite = mark?.latestWrite ?? 0
  }

  get mark(): Mark {
    return { completeUntil: this.#completeUntil, latestWrite: this.#latestWrite, leftOut: [...this.#leftOut] }
  }

  async readAll(nowMs: number): Promise<void> {
    for await (const page of this.#reader.all()) this.#take(page)
    this.#completedAt(nowMs)
  }

  async catchUp(nowMs: number): Promise<void> {
    for await (const page of this.#reader.writtenAfter(this.#completeUntil)) this.#take(page)
    this.#completedAt(nowMs)
  }

  async changed(ids: readonly string[]): Promise<void> {
    this.#take(await this.#reader.byIds(ids))
  }

  /** Whether it has as many documents as the collection. If not, it missed something and has to be rebuilt. */
  async isComplete(): Promise<boolean> {
    return (await this.#reader.count()) === this.#target.size + this.#leftOut.size
  }

  #take(documents: readonly StoredDocument<Documents[Name]>[]): void {
    for (const { document, isDeleted, lastWrite } of documents) {
      // The target's ids are those of its documents; TypeScript cannot connect them by name.
      const id = document.id as never
      if (isDeleted) this.#target.delete(id)
      else this.#target.put(document)
      if (isDeleted || this.#target.has(id)) this.#leftOut.delete(document.id)
      else this.#leftOut.add(document.id)
      this.#latestWrite = Math.max(this.#latestWrite, lastWrite)
    }
  }

  /**
   * Everything written long before the reading began is included. A fast clock that is set back must not hide later
   * writes: RxDB gives every write a later time than the latest stored one, so that the mark never exceeds it.
   */
  #completedAt(beganMs: number): void {
    this.#completeUntil = Math.max(this.#completeUntil, Math.min(beganMs - LATE_MS, this.#latestWrite))
  }
}
