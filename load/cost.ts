import { randomBytes } from 'node:crypto'
import type { Session } from '#contract/session.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { uuidV7 } from '#domain/document/identifier.ts'
import { nextStamp } from '#domain/merge/hybrid-clock.ts'
import { bareWriter } from './bare-push.ts'
import { databaseCpuReader } from './database-cpu.ts'
import { ask, type Door } from './device.ts'
import { startInstance } from './instances.ts'
import { believableSessions } from './sessions.ts'

const WARM_UP_ROUNDS = 40
const SHORT_HISTORY = 10
const LONG_HISTORY = 5_000
const ROWS_AT_ONCE = 100
/** Pushes one after the other, for the processor time of one. */
const IN_A_ROW = 300

type Measured = { readonly name: string; readonly run: () => Promise<unknown>; readonly ms: number[] }

/**
 * Measures a push of one session beside the same as bare SQL, one client, in the same rounds: in each, every kind does
 * its work once, in another order. docs/CAPACITY.md says what the kinds are.
 */
export async function costOfPush(databaseUrl: string, rounds: number, profileFolder?: string): Promise<string> {
  const instance = await startInstance({ databaseUrl, profileFolder })
  const [session] = await believableSessions(1)
  if (!session) throw new Error('there is no session')
  const [short, long] = [`cost-${SHORT_HISTORY}`, `cost-${LONG_HISTORY}`]
  const tokens = await instance.tokensOf([short, long])
  const doors = tokens.map((token): Door => ({ port: instance.port, token }))
  const [ofShort, ofLong] = doors
  if (!ofShort || !ofLong) throw new Error('there are no tokens')
  await pushHistory(ofShort, SHORT_HISTORY)
  await pushHistory(ofLong, LONG_HISTORY)
  const bare = await bareWriter(databaseUrl, 'bare')
  const [changeShort, changeLong] = [changesOf(ofShort, session), changesOf(ofLong, session)]

  let seq = 0
  const kinds: readonly Measured[] = [
    { name: 'upsert in a transaction', run: () => bare.upsert(changed(session, ++seq), seq), ms: [] },
    { name: 'the same rows, bare', run: () => bare.push(changed(session, ++seq), seq), ms: [] },
    { name: `changed, ${SHORT_HISTORY} sessions of history`, run: changeShort, ms: [] },
    { name: `changed, ${LONG_HISTORY} sessions of history`, run: changeLong, ms: [] },
    { name: 'new', run: () => sendNew(ofShort, [copyOf(session)]), ms: [] },
    { name: 'no push: /api/health', run: () => ask(ofShort, 'GET', '/api/health'), ms: [] },
  ]
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    for (const { run, ms } of kinds.toSorted(() => Math.random() - 0.5)) {
      const began = performance.now()
      await run()
      if (round >= 0) ms.push(performance.now() - began)
    }
  }
  const lines = kinds.map((kind) => lineOf(kind, kinds))
  const databaseMs = await databaseCpuReader(databaseUrl)
  for (const [name, run] of [
    ['upsert in a transaction', kinds[0]?.run],
    ['the same rows, bare', kinds[1]?.run],
    ['changed', changeShort],
  ] as const) {
    const [server, database] = [await instance.cpuMs(), databaseMs?.() ?? Number.NaN]
    for (let count = 0; count < IN_A_ROW; count++) await run?.()
    const cost = [(await instance.cpuMs()) - server, (databaseMs?.() ?? Number.NaN) - database]
    const [ofServer, ofDatabase] = cost.map((ms) => (ms / IN_A_ROW).toFixed(2))
    lines.push(`processor time, ${name}: server ${ofServer} ms, database ${ofDatabase} ms`)
  }
  await bare.end()
  instance.kill()
  return ['                                    p10 ms   p50 ms   p95 ms  × upsert  × same rows', ...lines].join('\n')
}

function lineOf({ name, ms }: Measured, [upsert, rows]: readonly Measured[]): string {
  const median = quantile(ms, 0.5)
  const times = (other: Measured | undefined) => (median / quantile(other?.ms ?? [], 0.5)).toFixed(2)
  const [p10, p50, p95] = [0.1, 0.5, 0.95].map((share) => quantile(ms, share).toFixed(2).padStart(8))
  return `${name.padEnd(33)} ${p10} ${p50} ${p95} ${times(upsert).padStart(9)} ${times(rows).padStart(12)}`
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}

/** One session again and again, as a device that logs sets. */
function changesOf(door: Door, session: Session): () => Promise<void> {
  const first = copyOf(session)
  let assumed: Session | undefined
  let turn = 0
  return async () => {
    const next = changed({ ...first, updatedAt: nextStamp(Date.now(), assumed?.updatedAt, 'be7c4000') }, ++turn)
    await send(door, [{ newDocumentState: live(next), ...(assumed && { assumedMasterState: live(assumed) }) }])
    assumed = next
  }
}

async function pushHistory(door: Door, count: number): Promise<void> {
  const sessions = (await believableSessions(count)).map(copyOf)
  for (let from = 0; from < count; from += ROWS_AT_ONCE) await sendNew(door, sessions.slice(from, from + ROWS_AT_ONCE))
}

function sendNew(door: Door, sessions: readonly Session[]): Promise<void> {
  return send(
    door,
    sessions.map((session) => ({ newDocumentState: live(session) })),
  )
}

async function send(door: Door, rows: readonly object[]): Promise<void> {
  const body = JSON.stringify({ collection: 'sessions', schemaVersion: SCHEMA_VERSION, rows })
  const { status, text } = await ask(door, 'POST', '/api/sync/push', body)
  const isTaken = status === 200 && text.includes('"conflicts":[],"refused":[]')
  if (!isTaken) throw new Error(`push ${status}: ${text.slice(0, 200)}`)
}

function copyOf(session: Session): Session {
  return { ...session, id: uuidV7(Date.now(), randomBytes(10)) as Session['id'] }
}

function changed(session: Session, turn: number): Session {
  return { ...session, note: `change ${turn}` }
}

function live(session: Session) {
  return { ...session, _deleted: false }
}
