import { cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Session } from '#contract/session.ts'
import { loadExerciseTexts } from '#domain/exercise-library/load-exercise-texts.ts'
import { demoDocuments } from '../server/local/demo/demo-documents.ts'
import { createDatabaseIn, startPostgresql } from '../tests/setup/postgresql.ts'
import { type Door, listen, pushAgainAndAgain, type Seen } from './device.ts'
import { type Instance, startInstance } from './instances.ts'
import { rawRate } from './raw-rate.ts'

// npm run load [-- --devices 1,10,100 --seconds 5 --instances 2 --database pglite --kill --profile folder].
// docs/CAPACITY.md has its figures.

const RAW_SHARE = 0.5
const MEGABYTE = 1_048_576

const { values: flags } = parseArgs({
  options: {
    devices: { type: 'string', default: '1,10,100' },
    seconds: { type: 'string', default: '5' },
    instances: { type: 'string', default: '1' },
    /** `postgresql` (a cluster of its own), `pglite`, or the address of a database that may be filled. */
    database: { type: 'string', default: 'postgresql' },
    /** The first of two instances, in the middle of each run. */
    kill: { type: 'boolean', default: false },
    /** Folder for a processor profile of each instance. */
    profile: { type: 'string' },
  },
})
const seconds = Number(flags.seconds)
const count = Number(flags.instances)
if (flags.database === 'pglite' && count > 1) throw new Error('PGlite has one instance')
if (flags.kill && count < 2) throw new Error('--kill needs --instances 2')

const cluster = flags.database === 'postgresql' ? await startPostgresql() : undefined
const databaseUrl = cluster ? await createDatabaseIn(cluster.url) : flags.database === 'pglite' ? '' : flags.database
try {
  console.info(
    `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}, Node ${process.version}`,
  )
  console.info(`${flags.database}, ${count} instances, ${seconds} s each${flags.kill ? ', one killed half-way' : ''}`)
  console.info('devices  pushes/s  p50 ms  p99 ms  pull p99  raw/s  share  memory MB       hints  errors')
  for (const devices of flags.devices.split(',').map(Number)) console.info(await measure(devices))
} finally {
  await cluster?.stop()
}
process.exit(process.exitCode ?? 0)

async function measure(devices: number): Promise<string> {
  const instances: Instance[] = []
  // One after the other: the first migrates.
  for (let index = 0; index < count; index++) instances.push(await startInstance(databaseUrl, flags.profile))
  const sessions = await believable(devices)
  const raw = databaseUrl === '' ? null : await rawRate(databaseUrl, sessions, seconds * RAW_SHARE)
  const uids = sessions.map((_, index) => `load-${devices}-${index}-${process.pid}`)
  const tokens = await Promise.all(instances.map((instance) => instance.tokensOf(uids)))
  const seen: Seen = { pushes: [], pulls: [], errors: new Map(), hints: [] }
  const end = new AbortController()
  const { signal } = end
  const work = sessions.flatMap((session, number) => {
    const doors = instances.map(({ port }, index): Door => ({ port, token: tokens[index]?.[number] ?? '' }))
    const own = turned(doors, number)
    // The other device of the person hears from another instance, where there is one.
    return [
      pushAgainAndAgain({ session, doors: own, seen, signal }),
      listen({ number, doors: turned(doors, number + 1), seen, signal }),
    ]
  })
  const began = performance.now()
  let killedAt: number | undefined
  if (flags.kill) {
    await wait((seconds * 1_000) / 2)
    killedAt = performance.now()
    instances[0]?.kill()
  }
  await wait(began + seconds * 1_000 - performance.now())
  const rate = seen.pushes.length / ((performance.now() - began) / 1_000)
  end.abort()
  await Promise.allSettled(work)
  for (const instance of flags.kill ? instances.slice(1) : instances) instance.kill()
  return (
    line(devices, rate, raw, seen, instances) +
    (killedAt === undefined ? '' : `\n${afterKill(devices, killedAt, seen)}`)
  )
}

function turned(doors: readonly Door[], by: number): readonly [Door, ...Door[]] {
  const start = by % doors.length
  const [first, ...others] = [...doors.slice(start), ...doors.slice(0, start)]
  if (!first) throw new Error('there is no instance')
  return [first, ...others]
}

/** One session for each device, of two years of the demo's training. */
async function believable(devices: number): Promise<readonly Session[]> {
  const { sessions } = demoDocuments(new Date(), await loadExerciseTexts('en-US'))
  // The demo's sessions are typed by what a push needs of them.
  const all = sessions as readonly Session[]
  return Array.from({ length: devices }, (_, index) => {
    const session = all[index % all.length]
    if (!session) throw new Error('the demo has no session')
    return session
  })
}

function line(devices: number, rate: number, raw: number | null, seen: Seen, instances: readonly Instance[]): string {
  const memory = instances.map((instance) => {
    const [first = 0] = instance.memory
    return `${(first / MEGABYTE).toFixed(0)}→${((instance.memory.at(-1) ?? 0) / MEGABYTE).toFixed(0)}`
  })
  const errors = [...seen.errors].map(([kind, times]) => `${times} × ${kind}`)
  return [
    String(devices).padStart(7),
    rate.toFixed(0).padStart(9),
    percentile(seen.pushes, 0.5).padStart(7),
    percentile(seen.pushes, 0.99).padStart(7),
    percentile(seen.pulls, 0.99).padStart(9),
    (raw?.toFixed(0) ?? '–').padStart(6),
    (raw === null ? '–' : (rate / raw).toFixed(2)).padStart(6),
    memory.join(' ').padEnd(15),
    String(seen.hints.length).padStart(5),
    errors.join(', ') || 'none',
  ].join(' ')
}

/** The longest that any device waited for its next hint. */
function afterKill(devices: number, killedAt: number, { hints }: Seen): string {
  const first = new Map<number, number>()
  for (const { device, at } of hints) {
    if (at > killedAt && !first.has(device)) first.set(device, at - killedAt)
  }
  const longest = Math.max(0, ...first.values())
  return `        after the kill ${first.size} of ${devices} devices had a hint again, the last after ${longest.toFixed(0)} ms`
}

function percentile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((left, right) => left - right)
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1)
}
