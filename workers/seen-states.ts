import type { CollectionName } from '#contract/sync.ts'
import { isUpTo } from './server-head.ts'

/** The server states before and after a push of this device. */
export type OwnPush = { readonly before: string; readonly head: string }

const PASSED_KEPT = 50

/** The server state up to which this device has everything, by collection. */
export class SeenStates {
  readonly #seen = new Map<CollectionName, string>()
  /** The latest own pushes: the state before each, with the state after it. */
  readonly #passed = new Map<string, string>()

  /** Whether this device has everything of these collections up to a state, which a hint named. */
  include(names: readonly CollectionName[], head: string): boolean {
    return names.every((name) => isUpTo(this.#seen.get(name), head))
  }

  /** Whether this device has everything of a collection up to exactly this state. */
  isAt(name: CollectionName, head: string): boolean {
    return this.#seen.get(name) === head
  }

  /** A push of known rows turned one state into another: all that was seen before it is all still. */
  pass({ before, head }: OwnPush): void {
    // A push that wrote nothing left the state as it was.
    if (before === head || !isUpTo(head, before)) return
    for (const [name, seen] of this.#seen) if (seen === before) this.#seen.set(name, head)
    this.#passed.set(before, head)
    const [oldest] = this.#passed.keys()
    if (this.#passed.size > PASSED_KEPT && oldest !== undefined) this.#passed.delete(oldest)
  }

  /** Records a complete pull. Returns the state that is seen with it: own pushes may have followed the pulled one. */
  reach(name: CollectionName, pulled: string): string {
    let head = pulled
    for (let next = this.#passed.get(head); next !== undefined; next = this.#passed.get(head)) head = next
    this.#seen.set(name, head)
    return head
  }

  /** Forgets own pushes, too: where a server was put back, others' changes may take their places. */
  forget(names: readonly CollectionName[]): void {
    for (const name of names) this.#seen.delete(name)
    this.#passed.clear()
  }
}
