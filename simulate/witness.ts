import type { Session, SessionSet } from '#contract/session.ts'
import { contentHash } from '#domain/merge/canonical.ts'
import type { Device } from './device.ts'
import type { Timeline } from './engine/timeline.ts'
import { differenceOf, short } from './invariants.ts'
import { isLogged, setsOf } from './ledger.ts'
import type { People, Person } from './people.ts'
import type { Stored, SyncServer } from './server/sync-server.ts'
import { storedChoices, storedDocuments, storedOutbox, storedReceipts } from './stored.ts'
import type { StoryRecord } from './story-record.ts'
import type { TapWitness } from './tap-witness.ts'
import type { Document, Violation } from './violation.ts'

type Witnessed = {
  readonly timeline: Timeline
  readonly server: SyncServer
  readonly people: People
  readonly record: StoryRecord
  readonly taps: TapWitness
}

/** Looks at disks, screens and the server, and holds each against what was promised. */
export class Witness {
  readonly #world: Witnessed
  readonly #lastActs = new Map<Device, number>()
  /** The server's versions of sets so far, by person. */
  readonly #onServer = new Map<string, Set<string>>()

  constructor(world: Witnessed) {
    this.#world = world
  }

  noteAct(device: Device): void {
    this.#lastActs.set(device, this.#world.timeline.nowMs)
  }

  rememberOnServer(uid: string, { collection, document }: Stored): void {
    if (collection !== 'sessions') return
    const there = this.#onServer.get(uid) ?? new Set()
    this.#onServer.set(uid, there)
    for (const [id, { content }] of setsOf(document as unknown as Session)) there.add(`${id} ${content}`)
  }

  /** Checks every disk: a person's input exists there, or its merge result. */
  observeDisks(): void {
    this.#world.taps.observe()
    for (const { uid, ledger, devices } of this.#world.people.all) {
      for (const device of devices) {
        const sessions = storedDocuments(device.disk, uid).flatMap(({ collection, document }) =>
          collection === 'sessions' && !document._deleted ? [document as unknown as Session] : [],
        )
        const seen = { sessions, choices: storedChoices(device.disk, uid) }
        for (const words of ledger.observe(device.name, this.#world.timeline.nowMs, seen)) {
          this.#world.record.breaks('nothing goes back', `${device.name}: ${words}`)
        }
      }
    }
  }

  /** A status of everything being on the server must not be displayed for long while something is not. */
  checkStatuses(): void {
    for (const device of this.#world.people.devices) {
      const { shown } = device
      const { uid } = this.#world.people.of(device)
      if (shown?.status.kind !== 'synced' || shown.status.waiting > 0 || device.isFrozen) continue
      if (device.account !== uid) continue
      // A device whose clock is set back while running detects its own changes within a minute.
      const sinceMs = this.#world.timeline.nowMs - 75_000
      const lastAct = this.#lastActs.get(device) ?? 0
      if (Math.max(shown.atMs, lastAct, device.awakeSinceMs) > sinceMs) continue
      const unsent = this.#neverOnServer(uid, storedDocuments(device.disk, uid))
      if (unsent)
        this.#world.record.breaks(
          'the status is true',
          `${device.name} shows synced, and ${unsent} was never on the server`,
        )
    }
  }

  /** A logged set of these documents that the server never had. */
  #neverOnServer(uid: string, documents: readonly Document[]): string | null {
    const there = this.#onServer.get(uid) ?? new Set()
    for (const { collection, document } of documents) {
      if (collection !== 'sessions' || document._deleted) continue
      for (const [id, { content }] of setsOf(document as unknown as Session)) {
        if (isLogged(content) && !there.has(`${id} ${content}`)) return `${short(id)} (${content})`
      }
    }
    return null
  }

  /** A tick may only say 'on the server' for a set that the server had. */
  checkTicks(device: Device): void {
    const { uid } = this.#world.people.of(device)
    const receipts = storedReceipts(device.disk, uid)
    if (receipts.length === 0) return
    const there = this.#onServer.get(uid) ?? new Set()
    const shown = new Map(storedDocuments(device.disk, uid).map(({ document }) => [document.id, document]))
    for (const receipt of receipts) {
      const document = shown.get(receipt.sessionId)
      if (!document || document._deleted) continue
      for (const [id, { set, content }] of setsOf(document as unknown as Session)) {
        if (!isLogged(content) || !isShownOnServer(receipt.sets[id], set) || there.has(`${id} ${content}`)) continue
        this.#world.record.breaks(
          'a tick is true',
          `${device.name} shows ${short(id)} (${content}) as on the server, which never had it`,
        )
      }
    }
  }

  /** Releases data that is on no disk and no server: its only copy was destroyed from outside. */
  forgiveWhatNobodyHas(): void {
    for (const { uid, ledger, devices } of this.#world.people.all) {
      const held = [
        this.#world.server.documentsOf(uid),
        ...devices.map(({ disk }) => storedDocuments(disk, uid)),
        ...devices.map(({ disk }) =>
          storedOutbox(disk, uid).map(({ collection, document }) => ({ collection, document })),
        ),
      ].flat()
      const contents = new Set(
        held.flatMap(({ collection, document }) =>
          collection === 'sessions'
            ? [...setsOf(document as unknown as Session)].map(([id, { content }]) => `${id} ${content}`)
            : [],
        ),
      )
      ledger.documents.forgive(held)
      // A removal only counts as lost knowledge if the set still exists.
      ledger.forgive(({ setId, before, after }) =>
        after === null ? contents.has(`${setId} ${before}`) : !contents.has(`${setId} ${after}`),
      )
    }
  }

  /** Everything that is not yet as it has to be once all is quiet. */
  unrestOf({ uid, devices }: Person): readonly Violation[] {
    const there = this.#world.server.documentsOf(uid)
    const unrest: Violation[] = []
    const add = (invariant: string, what: string) => unrest.push({ invariant, what })
    for (const device of devices) {
      const difference = differenceOf(storedDocuments(device.disk, uid), there)
      const outbox = storedOutbox(device.disk, uid)
      const waiting = outbox.filter(({ state }) => state === 'waiting')
      const refused = new Set(outbox.filter(({ state }) => state === 'refused').map(({ key }) => key))
      const kind = device.shown?.status.kind ?? 'nothing'
      if (difference && !refused.has(difference.split(' ')[0] ?? ''))
        add('replicas are equal', `${device.name} and the server: ${difference}`)
      if (waiting.length > 0)
        add('nothing is stuck', `${device.name} still waits with ${waiting.map(({ key }) => key).join(', ')}`)
      const drawn = device.screen?.map((session): Document => {
        return { collection: 'sessions', document: { ...session, _deleted: false } }
      })
      const stored = storedDocuments(device.disk, uid).filter(({ collection }) => collection === 'sessions')
      const notDrawn = drawn && differenceOf(drawn, stored)
      if (notDrawn) add('screens show what is stored', `${device.name}: ${notDrawn}`)
      const wanted = refused.size > 0 ? 'attention' : 'synced'
      if (kind !== wanted) add('nothing is stuck', `${device.name} shows ${kind} and not ${wanted}`)
    }
    return unrest
  }
}

/** As the screen decides whether a set's tick says 'on the server'. */
function isShownOnServer(receipt: string | undefined, set: SessionSet): boolean {
  return receipt !== undefined && receipt === contentHash(set)
}
