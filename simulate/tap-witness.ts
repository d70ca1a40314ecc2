import type { Session, SessionSet } from '#contract/session.ts'
import type { Tap } from '#contract/tap.ts'
import { aSession } from '../tests/builders.ts'
import type { Device } from './device.ts'
import type { Timeline } from './engine/timeline.ts'
import { short } from './invariants.ts'
import { contentOf, type Ledger, type PlacedSet, setsOf } from './ledger.ts'
import type { People } from './people.ts'
import type { SyncServer } from './server/sync-server.ts'
import { storedDocuments, storedTaps } from './stored.ts'
import type { StoryRecord } from './story-record.ts'
import type { Document } from './violation.ts'

type Witnessed = {
  readonly timeline: Timeline
  readonly server: SyncServer
  readonly people: People
  readonly record: StoryRecord
}

/** A set that was ticked on a still, until the app has written it. */
export type PendingTap = {
  readonly device: Device
  readonly tap: Tap
  /** Of the possible change in the ledger. */
  readonly order: number
  /** Whether the still has shown it as saved. */
  isPromised: boolean
  /** The set's versions that the app may meet: the device's, and those of a later stamp elsewhere. */
  versions: readonly (PlacedSet | null)[]
}

/**
 * Holds the app to what a still shows as saved: such a tick is in the log until its set is written. Looks at disks, and
 * knows the rule by itself: what is done stays, and figures that were stored since the still was kept stay, too.
 */
export class TapWitness {
  readonly #world: Witnessed
  #pending: readonly PendingTap[] = []

  constructor(world: Witnessed) {
    this.#world = world
  }

  /** A tick that is going to be written down. Until its promise, it may be there or not. */
  begin(device: Device, tap: Tap): PendingTap {
    const ledger = this.#ledgerOf(device)
    const order = ledger.nextOrder()
    this.#note(ledger, order, device, tap, { before: tap.seen?.set ?? null, after: tickedAs(tap, null), isSafe: false })
    const pending = { device, tap, order, isPromised: false, versions: this.#versionsOf(device, tap) }
    this.#pending = [...this.#pending, pending]
    return pending
  }

  /** The still has shown it as saved. */
  promise(pending: PendingTap): void {
    pending.isPromised = true
  }

  /** The disk has refused it, and the person was shown so. */
  refuse(pending: PendingTap): void {
    this.#drop(pending)
    this.#ledgerOf(pending.device).retract(pending.order)
  }

  /** A device, or all that was on it, is gone. */
  forget(device: Device): void {
    this.#pending = this.#pending.filter((pending) => pending.device !== device)
  }

  /** Whether an app that is started again has something to write on this device. */
  waitsOn(device: Device): boolean {
    return this.#pending.some((pending) => pending.device === device && this.#isInLog(pending))
  }

  /** Looks for each pending tick: in the log, or as a set that is done. */
  observe(): void {
    for (const pending of this.#pending) {
      const { device, tap, isPromised } = pending
      const found = this.#find(device, tap)
      const isWritten = found?.set.completedAt === tap.completedAt
      if (this.#isInLog(pending)) {
        // A write that is not committed yet may be seen already.
        if (!isWritten) pending.versions = this.#versionsOf(device, tap)
        continue
      }
      if (!isPromised && !isWritten) continue
      this.#drop(pending)
      if (isWritten) this.#settle(pending, found)
      else if (found?.set.completedAt || this.#wasMet(pending)) this.#ledgerOf(device).retract(pending.order)
      else
        this.#world.record.breaks(
          'no logged set is lost',
          `${short(tap.setId)}, ticked on a still of ${device.name}, is neither in its log nor written`,
        )
    }
  }

  /** Once all is well and every app has started again, only what has no workout to go into may be left. */
  checkAllWritten(): void {
    for (const pending of this.#pending) {
      const { device, tap } = pending
      if (!this.#isInLog(pending) || !sessionIn(storedDocuments(device.disk, tap.account), tap)) continue
      this.#world.record.breaks(
        'nothing is stuck',
        `${device.name} still has the tick of ${short(tap.setId)} in its log`,
      )
    }
  }

  #settle({ device, tap, order, isPromised, versions }: PendingTap, { set, content }: PlacedSet): void {
    const expected = new Set(versions.map((version) => contentOf(tickedAs(tap, version))))
    if (!expected.has(content))
      this.#world.record.breaks(
        'a tick keeps what is newer than its still',
        `${device.name} holds ${short(tap.setId)} with ${content}, and should hold ${[...expected].join(' or ')}`,
      )
    const ledger = this.#ledgerOf(device)
    ledger.retract(order)
    const before = versions[0]?.set ?? null
    this.#note(ledger, ledger.nextOrder(), device, tap, { before, after: set, isSafe: isPromised })
  }

  #note(
    ledger: Ledger,
    order: number,
    device: Device,
    tap: Tap,
    {
      before,
      after,
      isSafe,
    }: { readonly before: SessionSet | null; readonly after: SessionSet; readonly isSafe: boolean },
  ): void {
    const deed = {
      id: tap.sessionId,
      act: 'edit',
      before: sessionWith(tap, before),
      after: sessionWith(tap, after),
    } as const
    ledger.note(order, device.name, this.#world.timeline.nowMs, deed, isSafe)
  }

  #isInLog({ device, tap }: PendingTap): boolean {
    return storedTaps(device.disk, tap.account).some((one) => isSame(one, tap))
  }

  /** Whether somebody has changed the set since, as the tick had left it. */
  #wasMet({ device, tap, order }: PendingTap): boolean {
    const done = ` done ${tap.completedAt}`
    return this.#ledgerOf(device).changes.some(
      (change) =>
        change.order !== order &&
        change.setId === tap.setId &&
        [change.before, change.after].some((content) => content?.endsWith(done)),
    )
  }

  /** The set on the device, or on the server: an account that was left is gone from the device. */
  #find(device: Device, tap: Tap): PlacedSet | undefined {
    const places = [storedDocuments(device.disk, tap.account), this.#world.server.documentsOf(tap.account)]
    const found = places.flatMap((documents) => placedIn(documents, tap) ?? [])
    return found.find(({ set }) => set.completedAt === tap.completedAt) ?? found[0]
  }

  #versionsOf(device: Device, tap: Tap): PendingTap['versions'] {
    const { devices } = this.#world.people.of(device)
    const own = placedIn(storedDocuments(device.disk, tap.account), tap) ?? null
    const others = [
      this.#world.server.documentsOf(tap.account),
      ...devices.filter((other) => other !== device).map(({ disk }) => storedDocuments(disk, tap.account)),
    ].flatMap((documents) => placedIn(documents, tap) ?? [])
    return [own, ...others.filter(({ set }) => set.updatedAt > (own?.set.updatedAt ?? ''))]
  }

  #drop(dropped: PendingTap): void {
    this.#pending = this.#pending.filter((pending) => pending !== dropped)
  }

  #ledgerOf(device: Device): Ledger {
    return this.#world.people.of(device).ledger
  }
}

const isSame = (one: Tap, other: Tap) => one.setId === other.setId && one.completedAt === other.completedAt

/** The set as a tick leaves this version of it. */
function tickedAs({ seen, values, completedAt }: Tap, version: PlacedSet | null): SessionSet {
  if (!seen) throw new Error('stills of this build keep the set that they show')
  const isOfOther = version !== null && version.exerciseId !== seen.exercise.exerciseId
  if (!version || isOfOther) return { ...seen.set, ...values, completedAt }
  const { set } = version
  if (set.completedAt !== null) return set
  if (set.updatedAt <= seen.set.updatedAt) return { ...set, ...values, completedAt }
  return { ...set, completedAt, weight: set.weight ?? values.weight, reps: set.reps ?? values.reps }
}

function sessionIn(documents: readonly Document[], { sessionId }: Tap): Session | undefined {
  const found = documents.find(({ collection, document }) => collection === 'sessions' && document.id === sessionId)
  return found && !found.document._deleted ? (found.document as unknown as Session) : undefined
}

function placedIn(documents: readonly Document[], tap: Tap): PlacedSet | undefined {
  return setsOf(sessionIn(documents, tap) ?? null).get(tap.setId)
}

/** All that the ledger reads of a session. */
function sessionWith({ sessionId, seen }: Tap, set: SessionSet | null): Session {
  const exercises = seen && set ? [{ ...seen.exercise, sets: [set] }] : []
  return aSession({ id: sessionId, exercises })
}
