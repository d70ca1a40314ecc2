import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { recordTrial } from '../tooling/trials/record-trial.ts'
import type { Figures, FromLane, LaneSettings, ToLane } from './lane.api.ts'
import { plantNamed } from './plants.ts'

/** `npm run simulate -- --seeds N --from S`: see docs/SIMULATOR.md. */
const { values } = parseArgs({
  options: {
    /** How many stories, from which seed on. */
    seeds: { type: 'string' },
    from: { type: 'string' },
    /** These seeds instead, with commas between them. */
    only: { type: 'string' },
    /** Instead of a number of stories: as many as start within this time. */
    seconds: { type: 'string' },
    /** The number of processes; one per core by default. */
    lanes: { type: 'string' },
    /** Writes each story down while it is played. */
    tell: { type: 'boolean', default: false },
    /** Kinds of moves that are left out, with commas between them. */
    without: { type: 'string', default: '' },
    /** Puts a fault into the code that the stories have to find: docs/SIMULATOR.md names them. */
    plant: { type: 'string' },
    /** Counts the places that stories have to reach, and fails where one is not reached at all. */
    places: { type: 'boolean', default: false },
    'keep-going': { type: 'boolean', default: false },
    /** Prints the story that failed as it is, without looking for a shorter one. */
    'no-shrinking': { type: 'boolean', default: false },
    /** Writes the figures for the public site. */
    record: { type: 'boolean', default: false },
  },
})

// Once, rather than in every lane.
if (values.plant !== undefined) plantNamed(values.plant)

const only = values.only?.split(',').map(Number)
const from = only?.[0] ?? Number(values.from ?? Date.now() % 1_000_000_000)
const seeds = only?.length ?? Number(values.seeds ?? (values.seconds ? Number.POSITIVE_INFINITY : 20))
const lanes = Math.min(seeds, Number(values.lanes ?? availableParallelism()))
const settings: LaneSettings = {
  plant: values.plant ?? null,
  countsPlaces: values.places,
  without: values.without.split(','),
  isTelling: values.tell,
  shrinks: !values['keep-going'] && !values['no-shrinking'],
}
const total = { stories: 0, broken: 0, operations: 0, faults: 0, virtualMs: 0, processorMs: 0, steps: 0 }
const reached: Record<string, number> = {}
const startedAtMs = Date.now()
const endsAtMs = values.seconds ? startedAtMs + Number(values.seconds) * 1_000 : Number.POSITIVE_INFINITY
let begun = 0

console.info(`simulating from seed ${from}`)
const codes = await Promise.all(Array.from({ length: lanes }, runLane))
tellTotal(Date.now() - startedAtMs)
if (values.record) recordTrial({ name: 'lives', engine: null, tried: total.stories, faults: total.broken })
const missed = Object.entries(reached).filter(([, times]) => times === 0)
for (const [place, times] of Object.entries(reached)) console.info(`${String(times).padStart(8)} × ${place}`)
process.exit(missed.length > 0 || total.broken > 0 || codes.some((code) => code !== 0) ? 1 : 0)

/** Plays seeds until none is left. Returns the exit code of its process. */
function runLane(): Promise<number> {
  // Stories produce much short-lived garbage.
  const lane = fork(join(import.meta.dirname, 'lane.ts'), [JSON.stringify(settings)], {
    execArgv: ['--max-semi-space-size=64'],
  })
  lane.on('message', (message: FromLane) => {
    if (message.type === 'played') return count(message.figures, message.isBroken)
    if (message.type === 'ended') {
      for (const [place, times] of Object.entries(message.reached)) reached[place] = (reached[place] ?? 0) + times
      return
    }
    tellLane(lane, mayGoOn() ? { type: 'play', seed: nextSeed() } : { type: 'end' })
  })
  return new Promise((ended) => lane.once('exit', (code) => ended(code ?? 1)))
}

function mayGoOn(): boolean {
  const isStopped = total.broken > 0 && !values['keep-going']
  return !isStopped && begun < seeds && Date.now() < endsAtMs
}

function nextSeed(): number {
  const seed = only?.[begun] ?? from + begun
  begun += 1
  return seed
}

function tellLane(lane: ChildProcess, message: ToLane): void {
  lane.send(message)
}

function count(figures: Figures, isBroken: boolean): void {
  total.stories += 1
  if (isBroken) total.broken += 1
  for (const name of ['operations', 'faults', 'virtualMs', 'processorMs', 'steps'] as const)
    total[name] += figures[name]
}

function tellTotal(realMs: number): void {
  const hours = Math.round(total.virtualMs / 3_600_000)
  console.info(
    `\n${total.stories} stories, ${total.operations} operations, ${total.faults} faults, ${total.broken} broken; ` +
      `${hours} hours of life in ${Math.round(realMs / 1_000)} s (${Math.round(total.virtualMs / realMs)} × real time, ` +
      `${Math.round(total.processorMs / 1_000)} s of processor time, ${total.steps} steps of processes)`,
  )
}
