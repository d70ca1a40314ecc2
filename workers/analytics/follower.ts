import type { DocumentReader, StoredDocument } from '#storage/document-reader.ts'
import type { Documents } from '#storage/documents.ts'
import type { Mark } from './snapshot-store.ts'

/** What takes documents in one by one: each again and again, in any order. */
type Target<Document> = {
  put(document: Document): void
  delete(id: never): void
  has(id: never): boolean
  readonly size: number
}

/** A write may reach the disk so much later than its own time says. Writes take milliseconds; a busy phone takes seconds. */
const LATE_MS = 60_000

/**
 * Keeps one part of the index in step with one collection. Whoever writes tells the ids; beyond that, everything written
 * since the mark is looked through at a start and before a snapshot, so that a word that got lost is caught up with.
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

  /** Reads all documents into an index that is empty. */
  async readAll(nowMs: number): Promise<void> {
    for await (const page of this.#reader.all()) this.#take(page)
    this.#completedAt(nowMs)
  }

  /** Reads what was written after the mark. */
  async catchUp(nowMs: number): Promise<void> {
    for await (const page of this.#reader.writtenAfter(this.#completeUntil)) this.#take(page)
    this.#completedAt(nowMs)
  }

  /** Reads documents that were written. */
  async changed(ids: readonly string[]): Promise<void> {
    this.#take(await this.#reader.byIds(ids))
  }

  /** Whether it knows as many documents as there are. If not, it has missed something, and is to be built anew. */
  async isComplete(): Promise<boolean> {
    return (await this.#reader.count()) === this.#target.size + this.#leftOut.size
  }

  #take(documents: readonly StoredDocument<Documents[Name]>[]): void {
    for (const { document, isDeleted, lastWrite } of documents) {
      // The target's ids are those of its own documents; TypeScript cannot tie them together by the name.
      const id = document.id as never
      if (isDeleted) this.#target.delete(id)
      else this.#target.put(document)
      if (isDeleted || this.#target.has(id)) this.#leftOut.delete(document.id)
      else this.#leftOut.add(document.id)
      this.#latestWrite = Math.max(this.#latestWrite, lastWrite)
    }
  }

  /**
   * What was written long before the reading began is in. A clock that was ahead and is put back must not hide what comes
   * then: RxDB gives every write a later time than the latest stored, so that the mark never goes beyond that one.
   */
  #completedAt(beganMs: number): void {
    this.#completeUntil = Math.max(this.#completeUntil, Math.min(beganMs - LATE_MS, this.#latestWrite))
  }
}
