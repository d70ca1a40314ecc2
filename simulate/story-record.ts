import type { SyncStatus } from '../workers/replication.api.ts'
import type { Device } from './device.ts'
import type { Timeline } from './engine/timeline.ts'
import { short } from './invariants.ts'
import { setsOf } from './ledger.ts'
import type { Deed, DocumentDeed, SessionDeed } from './realm/deeds.ts'
import type { Violation } from './violation.ts'

/** Thrown on a violation. */
export class Broken extends Error {
  readonly violations: readonly Violation[]
  constructor(violations: readonly Violation[]) {
    super(violations.map(({ invariant, what }) => `${invariant}: ${what}`).join('\n'))
    this.violations = violations
  }
}

/** The words of a story as it is told, and each thing in it that must never happen. */
export class StoryRecord {
  readonly log: string[] = []
  readonly violations: Violation[] = []
  isTelling = false
  readonly #timeline: Timeline
  readonly #told = new Map<Device, string>()

  constructor(timeline: Timeline) {
    this.#timeline = timeline
  }

  say(words: string): void {
    if (!this.isTelling) return
    const at = new Date(this.#timeline.nowMs).toISOString().slice(5, 23).replace('T', ' ')
    this.log.push(`${at}  ${words}`)
  }

  breaks(invariant: string, what: string): void {
    this.violations.push({ invariant, what })
    this.say(`BROKEN ${invariant}: ${what}`)
  }

  stopWhereBroken(): void {
    if (this.violations.length > 0) throw new Broken(this.violations)
  }

  tellDeed(device: Device, name: string, deed: Deed): void {
    if (!this.isTelling) return
    this.say(`${device.name}: ${name} in ${deed.act === 'document' ? wordsOfDocument(deed) : wordsOfSession(deed)}`)
  }

  /** Returns whether the device shows something else than before. */
  tellStatus(device: Device, { kind, waiting, refused, problem }: SyncStatus): boolean {
    const counts = [waiting > 0 && `${waiting} waiting`, refused > 0 && `${refused} refused`, problem]
    const words = [kind, ...counts.filter((count) => count)].join(', ')
    if (this.#told.get(device) === words) return false
    this.say(`  ${device.name} shows ${words}`)
    this.#told.set(device, words)
    return true
  }
}

function wordsOfDocument({ collection, id, before, after }: DocumentDeed): string {
  const said = [before, after].map((fact) => fact && `${fact.words}${fact.isTrashed ? ' (trash)' : ''}`)
  return `${collection} ${short(id)}: ${said.join(' → ')}`
}

function wordsOfSession({ id, before, after }: SessionDeed): string {
  const [earlier, later] = [setsOf(before), setsOf(after)]
  const changed = [...new Set([...earlier.keys(), ...later.keys()])].flatMap((setId) => {
    const [from, to] = [earlier.get(setId)?.content, later.get(setId)?.content]
    return from === to ? [] : [`${short(setId)} ${from ?? 'new'} → ${to ?? 'gone'}`]
  })
  return `${short(id)}${changed.length > 0 ? `: ${changed.join('; ')}` : ''}`
}
