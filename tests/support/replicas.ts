import type { Session } from '#contract/session.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { laterStamp, nextStamp, UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { mergeDocuments } from '#domain/merge/three-way.ts'

/** The server's version of one session: it takes a change only from who knows what it holds. */
export class Master {
  current: Session

  constructor(start: Session) {
    this.current = start
  }

  /** Answers the conflicting version, or undefined where the change is taken or was there already. */
  push(assumed: Session | undefined, next: Session): Session | undefined {
    if (sameContent(this.current, next)) return undefined
    if (!assumed || !sameContent(this.current, assumed)) return this.current
    this.current = next
    return undefined
  }
}

/** What becomes of one request: it arrives and is answered, the answer is lost, or it never arrives. */
export type Delivery = 'answered' | 'answer lost' | 'request lost'

/** One device that has the session, with a clock of its own that may be wrong. */
export class Replica {
  local: Session
  private assumed: Session | undefined
  private lastStamp = UNSTAMPED
  private readonly device: string

  constructor(start: Session, device: number) {
    this.local = start
    this.assumed = start
    this.device = device.toString(16).padStart(8, '0')
  }

  get isInSync(): boolean {
    return this.assumed !== undefined && sameContent(this.local, this.assumed)
  }

  edit(nowMs: number, change: (session: Session) => Session): void {
    this.lastStamp = nextStamp(nowMs, laterStamp(this.lastStamp, this.local.updatedAt), this.device)
    this.local = stampChanges(this.local, change(this.local), this.lastStamp)
  }

  push(master: Master, delivery: Delivery): void {
    if (this.isInSync || delivery === 'request lost') return
    const sent = this.local
    const conflict = master.push(this.assumed, sent)
    if (delivery === 'answer lost') return
    if (conflict) this.local = mergeDocuments(this.assumed, conflict, this.local)
    this.assumed = conflict ?? sent
  }

  /** What waits to be sent goes first: until then, what others wrote is not looked at. */
  pull(master: Master): void {
    if (!this.isInSync) return
    this.local = master.current
    this.assumed = master.current
  }

  /** What is known of the past is gone, as after replication was set up anew. */
  forgetPast(): void {
    this.assumed = undefined
  }
}

/** Lets everybody exchange until nothing moves. Throws if that never happens. */
export function exchangeUntilQuiet(master: Master, replicas: readonly Replica[]): void {
  for (let round = 0; round < 50; round++) {
    for (const replica of replicas) {
      replica.push(master, 'answered')
      replica.pull(master)
    }
    const isQuiet = replicas.every((replica) => replica.isInSync && sameContent(replica.local, master.current))
    if (isQuiet) return
  }
  throw new Error('the replicas never came to rest')
}
