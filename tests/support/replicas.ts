import type { Session } from '#contract/session.ts'
import { laterStamp, nextStamp, UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { sameVersion } from '#domain/merge/removal.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { mergeDocuments } from '#domain/merge/three-way.ts'

/** A session on the wire: a tombstone, possibly without a body, if `_deleted`. */
export type Version = Session & { readonly _deleted: boolean }

/** One merge that a replica made. */
export type MadeMerge = {
  readonly base: Version | undefined
  readonly master: Version
  readonly ours: Version
  readonly merged: Version
}

/** The server's version of one session: it accepts a change only from a device that knows its version. */
export class Master {
  current: Version
  private readonly history: Version[]
  private readonly keepsBodies: boolean

  constructor(start: Version, keepsBodies = true) {
    this.current = start
    this.history = [start]
    this.keepsBodies = keepsBodies
  }

  /** Returns the conflicting version, or undefined if the change is accepted or known. */
  push(assumed: Version | undefined, next: Version): Version | undefined {
    if (sameVersion(this.current, next)) return undefined
    if (!assumed || !sameVersion(this.current, assumed)) return this.current
    this.current = next._deleted && !this.keepsBodies ? withoutBody(next) : next
    this.history.push(this.current)
    return undefined
  }

  /** Restores an older copy, as after a disk loss on the server. */
  restore(at: number): void {
    this.current = this.history[at % this.history.length] ?? this.current
    this.history.push(this.current)
  }
}

/** The outcome of one request: it gets a response, the response is lost, or it never arrives. */
export type Delivery = 'answered' | 'answer lost' | 'request lost'

/** One device with the session, with its own possibly wrong clock. */
export class Replica {
  local: Version
  readonly merges: MadeMerge[] = []
  private assumed: Version | undefined
  private lastStamp = UNSTAMPED
  private readonly device: string

  constructor(start: Version, device: number) {
    this.local = start
    this.assumed = start
    this.device = device.toString(16).padStart(8, '0')
  }

  get isInSync(): boolean {
    return this.assumed !== undefined && sameVersion(this.local, this.assumed)
  }

  /** A deleted document cannot be edited. */
  edit(nowMs: number, change: (session: Version) => Version): void {
    if (this.local._deleted) return
    this.lastStamp = nextStamp(nowMs, laterStamp(this.lastStamp, this.local.updatedAt), this.device)
    this.local = stampChanges(this.local, change(this.local), this.lastStamp)
  }

  push(master: Master, delivery: Delivery): void {
    if (this.isInSync || delivery === 'request lost') return
    const sent = this.local
    const conflict = master.push(this.assumed, sent)
    if (delivery === 'answer lost') return
    if (conflict) this.take(conflict)
    else this.assumed = sent
  }

  pull(master: Master): void {
    this.take(master.current)
  }

  /** Gets the session over without the server, from a device that shows it. */
  receive(given: Version): void {
    if (!this.local._deleted) this.local = { ...this.merge(undefined, this.local, given), binnedAt: '' }
  }

  /** Forgets all known versions, as after restoring the server. */
  forgetPast(): void {
    this.assumed = undefined
  }

  private take(version: Version): void {
    this.local = this.isInSync ? version : this.merge(this.assumed, version, this.local)
    this.assumed = version
  }

  private merge(base: Version | undefined, master: Version, ours: Version): Version {
    const merged = mergeDocuments(base, master, ours)
    this.merges.push({ base, master, ours, merged })
    return merged
  }
}

/** Lets all devices sync until nothing changes. Throws if that never happens. */
export function exchangeUntilQuiet(master: Master, replicas: readonly Replica[]): void {
  for (let round = 0; round < 50; round++) {
    for (const replica of replicas) {
      replica.push(master, 'answered')
      replica.pull(master)
    }
    const isQuiet = replicas.every((replica) => replica.isInSync && sameVersion(replica.local, master.current))
    if (isQuiet) return
  }
  throw new Error('the replicas never came to rest')
}

/** The tombstone of a server that keeps no body. */
export function withoutBody({ id, updatedAt, binnedAt }: Version): Version {
  // A tombstone's receiver must not expect more.
  return { id, updatedAt, binnedAt, _deleted: true } as Version
}
