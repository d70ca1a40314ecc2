import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createDatabaseIn, startPostgresql } from '../tests/setup/postgresql.ts'
import { costOfPush } from './cost.ts'
import { type Door, listen, type Outcome, pushAgainAndAgain, type Seen } from './device.ts'
import { type Instance, startInstance } from './instances.ts'
import { drawPanels, percentileOverTime } from './picture.ts'
import { rawRate } from './raw-rate.ts'
import { lost, type Place, type Replacement, upgradeAndRollBack, watchReadiness } from './replacements.ts'
import { believableSessions } from './sessions.ts'

// npm run load [-- --devices 1,10,100 --seconds 5 --instances 2 --database pglite --kill --upgrade --picture file --profile folder]
// npm run load -- --cost [--rounds 300]
// docs/CAPACITY.md has its figures.

const RAW_SHARE = 0.5
const MEGABYTE = 1_048_576
/** Of the time, in a picture. */
const PARTS = 60

const { values: flags } = parseArgs({
  options: {
    devices: { type: 'string', default: '1,10,100' },
    seconds: { type: 'string', default: '5' },
    instances: { type: 'string', default: '1' },
    /** `postgresql` (a cluster of its own), `pglite`, or the address of a database that may be filled. */
    database: { type: 'string', default: 'postgresql' },
    /** The first of two instances, in the middle of each run. */
    kill: { type: 'boolean', default: false },
    /** Replaces one instance after the other by the next build, and back; a run lasts as long as that takes. */
    upgrade: { type: 'boolean', default: false },
    /** Of one push by one client, beside the same as bare SQL. */
    cost: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '300' },
    /** Our own cluster waits for its disk, as it always does for `--cost`. */
    durable: { type: 'boolean', default: false },
    /** File for memory and latency over the time of the last run, as an SVG. */
    picture: { type: 'string' },
    /** Folder for a processor profile of each instance. */
    profile: { type: 'string' },
  },
})
const seconds = Number(flags.seconds)
const count = Number(flags.instances)
if (flags.database === 'pglite' && count > 1) throw new Error('PGlite has one instance')
if ((flags.kill || flags.upgrade) && count < 2) throw new Error('--kill and --upgrade need --instances 2')
if (flags.kill && flags.upgrade) throw new Error('--kill or --upgrade')

const cluster =
  flags.database === 'postgresql' ? await startPostgresql({ isDurable: flags.durable || flags.cost }) : undefined
const databaseUrl = cluster ? await createDatabaseIn(cluster.url) : flags.database === 'pglite' ? '' : flags.database
try {
  console.info(
    `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}, Node ${process.version}`,
  )
  if (flags.cost) console.info(await costOfPush(databaseUrl, Number(flags.rounds), flags.profile))
  else await load()
} finally {
  await cluster?.stop()
}
process.exit(process.exitCode ?? 0)

async function load(): Promise<void> {
  const incident = flags.kill ? ', one killed half-way' : flags.upgrade ? ', upgraded and rolled back' : ''
  console.info(`${flags.database}, ${count} instances, ${seconds} s each${incident}`)
  console.info('devices  pushes/s  p50 ms  p99 ms  pull p99  raw/s  share  memory MB       hints  errors')
  for (const devices of flags.devices.split(',').map(Number)) console.info(await measure(devices))
}

async function measure(devices: number): Promise<string> {
  const instances: Instance[] = []
  // One after the other: the first migrates.
  for (let index = 0; index < count; index++) {
    instances.push(await startInstance({ databaseUrl, profileFolder: flags.profile }))
  }
  const sessions = await believableSessions(devices)
  const raw = databaseUrl === '' ? null : await rawRate(databaseUrl, sessions, seconds * RAW_SHARE)
  const uids = sessions.map((_, index) => `load-${devices}-${index}-${process.pid}`)
  const tokens = await Promise.all(instances.map((instance) => instance.tokensOf(uids)))
  const seen: Seen = { pushes: [], answeredAt: [], pulls: [], errors: new Map(), hints: [] }
  const end = new AbortController()
  const { signal } = end
  const places = instances.map(
    (instance, index): Place => ({
      instance,
      doors: uids.map((_, number) => ({ port: instance.port, token: tokens[index]?.[number] ?? '' })),
    }),
  )
  const doorsOf = (number: number) => places.flatMap(({ doors }) => doors[number] ?? [])
  const pushing = sessions.map((session, number) =>
    pushAgainAndAgain({ session, doors: turned(doorsOf(number), number), seen, signal }),
  )
  // The other device of the person hears from another instance, where there is one.
  const listening = sessions.map((_, number) =>
    listen({ number, doors: turned(doorsOf(number), number + 1), seen, signal }),
  )
  const began = performance.now()
  let killedAt: number | undefined
  if (flags.kill) {
    await wait((seconds * 1_000) / 2)
    killedAt = performance.now()
    instances[0]?.kill()
  }
  const stopWatching = flags.upgrade ? watchReadiness(places) : undefined
  const replaced = flags.upgrade ? await upgradeAndRollBack(places, databaseUrl, uids) : []
  await wait(Math.max(0, began + seconds * 1_000 - performance.now()))
  const rate = seen.pushes.length / ((performance.now() - began) / 1_000)
  end.abort()
  const outcomes = await Promise.all(pushing)
  await Promise.all(listening)
  await stopWatching?.()
  const took = (performance.now() - began) / 1_000
  if (flags.picture !== undefined) writeFileSync(flags.picture, pictureOf(devices, began, took, seen, instances))
  const upgrade = flags.upgrade ? await afterUpgrade(replaced, places, outcomes, seen) : []
  for (const { instance } of flags.kill ? places.slice(1) : places) instance.kill()
  return [
    line(
      devices,
      rate,
      raw,
      seen,
      places.map(({ instance }) => instance),
    ),
    ...(killedAt === undefined ? [] : [afterKill(devices, killedAt, seen)]),
    ...upgrade,
  ].join('\n')
}

function turned(doors: readonly Door[], by: number): readonly [Door, ...Door[]] {
  const start = by % doors.length
  const [first, ...others] = [...doors.slice(start), ...doors.slice(0, start)]
  if (!first) throw new Error('there is no instance')
  return [first, ...others]
}

function line(devices: number, rate: number, raw: number | null, seen: Seen, instances: readonly Instance[]): string {
  const memory = instances.map((instance) => {
    const [first] = instance.memory
    return `${megabytes(first?.bytes).toFixed(0)}→${megabytes(instance.memory.at(-1)?.bytes).toFixed(0)}`
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

async function afterUpgrade(
  replaced: readonly Replacement[],
  places: readonly Place[],
  outcomes: readonly Outcome[],
  { pushes, errors }: Seen,
): Promise<readonly string[]> {
  const gone = await lost(
    places[0]?.doors ?? [],
    outcomes.map(({ held }) => held?.note),
  )
  const refused = outcomes.filter(({ isRefused }) => isRefused).length
  const failed = [...errors.values()].reduce((sum, times) => sum + times, 0)
  return [
    ...replaced.map(
      ({ build, exitCode, endedMs, startedMs }) =>
        `        to ${build} build: ended with ${exitCode} after ${endedMs.toFixed(0)} ms, the other ready after ${startedMs.toFixed(0)} ms more`,
    ),
    `        ${pushes.length} pushes, the slowest ${Math.max(0, ...pushes).toFixed(0)} ms; ${failed} requests got an error, ${refused} devices were left with one, ${gone.length} lost an answered change`,
  ]
}

function pictureOf(
  devices: number,
  began: number,
  took: number,
  { pushes, answeredAt }: Seen,
  instances: readonly Instance[],
): string {
  const since = (at: number) => (at - began) / 1_000
  const answers = pushes.map((ms, index) => ({ seconds: since(answeredAt[index] ?? began), ms }))
  const latency = ([0.5, 0.99] as const).map((share) => ({
    name: `p${share * 100}`,
    points: percentileOverTime(answers, took, PARTS, share),
  }))
  const memory = instances.map((instance, index) => ({
    name: `instance ${index + 1}`,
    points: instance.memory
      .filter(({ at }) => at >= began && since(at) <= took)
      .map(({ at, bytes }) => ({ seconds: since(at), value: megabytes(bytes) })),
  }))
  return drawPanels(`${devices} devices, ${flags.database}, ${count} instance${count > 1 ? 's' : ''}`, took, [
    { title: 'Latency of a push', unit: 'ms', lines: latency },
    { title: 'Resident memory', unit: 'MB', lines: memory },
  ])
}

function megabytes(bytes = 0): number {
  return bytes / MEGABYTE
}

function percentile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((left, right) => left - right)
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1)
}
