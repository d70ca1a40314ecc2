import { setTimeout as wait } from 'node:timers/promises'
import type { Session } from '#contract/session.ts'
import { canonicalJson } from '#domain/merge/canonical.ts'
import { pullAll } from '../tooling/api.ts'
import { contentOf, type StoredDocument } from '../tooling/stored.ts'
import type { Cast } from './history.ts'
import type { Verdict } from './ledger.ts'
import type { Person } from './person.ts'

/** One device as the check sees it. */
type Checked = {
  readonly name: string
  readonly person: Person
  readonly pending: () => Promise<string | null>
  readonly sessions: () => Promise<readonly StoredDocument[]>
}

export type Judgement = {
  /** The devices that were not in sync after the time limit; empty if all were. */
  readonly stuck: readonly string[]
  readonly verdicts: readonly Verdict[]
  readonly devices: number
}

/** A device that is not in sync by then never will be. */
const PATIENCE_MS = 900_000
const LOOK_EVERY_MS = 2_000

/** Waits until all devices are in sync, and compares them with the promises. The faults are over. */
export async function judge(
  cast: Cast,
  people: readonly Person[],
  devices: readonly Checked[],
  say: (line: string) => void,
  stopped: AbortSignal,
): Promise<Judgement> {
  const latest = Date.now() + PATIENCE_MS
  let stuck = await outOfStep(cast, people, devices)
  let said = ''
  while (stuck.length > 0 && Date.now() < latest && !stopped.aborted) {
    if (stuck.join() !== said) say(`  not in step: ${stuck.join('; ')}`)
    said = stuck.join()
    await wait(LOOK_EVERY_MS)
    stuck = await outOfStep(cast, people, devices)
  }
  const verdicts = await Promise.all(people.map(async (person) => person.ledger.judge(await onServer(cast, person))))
  return { stuck, verdicts, devices: devices.length }
}

async function outOfStep(
  cast: Cast,
  people: readonly Person[],
  devices: readonly Checked[],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const person of people) {
    const there = contentOf((await onServer(cast, person)) as unknown as readonly StoredDocument[])
    for (const device of devices.filter((candidate) => candidate.person === person)) {
      const pending = (await device.pending()) ?? differenceBetween(there, await device.sessions())
      if (pending !== null) found.push(`${device.name}: ${pending}`)
    }
  }
  return found
}

/** In which sessions a device and the server differ; null where in none. */
function differenceBetween(there: readonly StoredDocument[], here: readonly StoredDocument[]): string | null {
  const texts = (documents: readonly StoredDocument[]) => new Map(documents.map((it) => [it.id, canonicalJson(it)]))
  const [server, device] = [texts(there), texts(here)]
  const ids = new Set([...server.keys(), ...device.keys()])
  const different = [...ids].filter((id) => server.get(id) !== device.get(id))
  return different.length === 0 ? null : `${different.length} of ${ids.size} sessions differ from the server`
}

async function onServer({ server }: Cast, person: Person): Promise<readonly Session[]> {
  const documents = await pullAll(server, await person.signIn(), 'sessions')
  // The server accepts nothing else.
  return documents.filter((document) => !document._deleted) as unknown as readonly Session[]
}
