import { BENCH, ROW } from '../tooling/person.ts'
import { BrowserDevice } from './browser-device.ts'
import { type Judgement, judge } from './check.ts'
import { diceOf } from './draws.ts'
import { type Counts, runHistory } from './history.ts'
import { type Line, openLine } from './line.ts'
import { type NodeDevice, startNodeDevice } from './node-device.ts'
import { aPersonWith, type Person } from './person.ts'
import { type DatabaseKind, type ServerProcess, startServerProcess } from './server-process.ts'
import type { Settings } from './settings.ts'

export type Outcome = {
  readonly counts: Counts
  readonly judgement: Judgement
  readonly people: readonly Person[]
  readonly lines: readonly Line[]
  readonly browsers: readonly BrowserDevice[]
}

const EXERCISES = [
  { slug: 'barbell-bench-press', name: BENCH },
  { slug: 'barbell-row', name: ROW },
] as const

/** Runs one history on one kind of database, and judges it. Everything that it starts has ended when it resolves. */
export async function runWorld(
  kind: DatabaseKind,
  settings: Settings,
  say: (line: string) => void,
  stopped: AbortSignal,
): Promise<Outcome> {
  const dice = (part: string) => diceOf(settings.seed, `${kind} ${part}`)
  const ends: (() => Promise<unknown>)[] = []
  try {
    const server = await startServerProcess(kind)
    ends.unshift(() => server.dispose())
    const lines: Line[] = []
    const openNextLine = async () => {
      const line = await openLine(server, dice(`way ${lines.length}`))
      ends.unshift(() => line.dispose())
      lines.push(line)
      return line
    }
    const people = await startPeople(server, settings)
    const browsers: BrowserDevice[] = []
    const [lifter] = people
    for (const { name: exercise } of EXERCISES.slice(0, settings.browsers)) {
      stopped.throwIfAborted()
      const name = `browser-${browsers.length + 1}`
      const browser = await BrowserDevice.open({ name, line: await openNextLine(), person: lifter, exercise })
      ends.unshift(() => browser.dispose())
      // Waiting for an element fails immediately.
      stopped.addEventListener('abort', () => void browser.dispose())
      browsers.push(browser)
      say(`  ${name} is logged in and installed`)
    }
    const nodes: NodeDevice[] = []
    for (let number = 1; number <= settings.nodes; number++) {
      stopped.throwIfAborted()
      // Every other device is the lifter's own.
      const person = people[number % people.length] ?? lifter
      const node = await startNodeDevice(`node-${number}`, person, await openNextLine(), server.emulatorPort)
      ends.unshift(() => node.dispose())
      nodes.push(node)
    }
    stopped.throwIfAborted()
    say(`  ${browsers.length} browsers and ${nodes.length} other devices train for ${settings.seconds} s`)
    const cast = { server, lines, browsers, nodes }
    const over = AbortSignal.any([AbortSignal.timeout(settings.seconds * 1_000), stopped])
    const counts = await runHistory(cast, { ...settings, diceOf: dice, over })
    stopped.throwIfAborted()
    say('  the faults are over')
    for (const line of lines) line.change({ kind: 'clear' }, 'stays')
    for (const browser of browsers) await browser.lookAtSync()
    const devices = [
      ...browsers.map((browser) => ({
        name: browser.name,
        person: lifter,
        pending: () => browser.pending(),
        sessions: () => browser.sessions(),
      })),
      ...nodes.map(({ name, person, face }) => ({
        name,
        person,
        pending: () => face.pending(),
        sessions: () => face.sessions(),
      })),
    ]
    return { counts, judgement: await judge(cast, people, devices, say, stopped), people, lines, browsers }
  } finally {
    for (const end of ends) await end().catch((cause) => say(`  at the end: ${String(cause)}`))
  }
}

/** The lifter with the browsers, and another person on the same server. */
async function startPeople(server: ServerProcess, { nodes }: Settings): Promise<readonly [Person, ...Person[]]> {
  const slugs = EXERCISES.map(({ slug }) => slug)
  const lifter = await aPersonWith(server, slugs)
  return nodes > 1 ? [lifter, await aPersonWith(server, slugs)] : [lifter]
}
