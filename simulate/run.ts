import { parseArgs } from 'node:util'
import { realNowMs } from './engine/host.ts'
import { plant } from './plants.ts'
import type { Story } from './story.ts'

/** `npm run simulate -- --seeds N --from S`: docs/SIMULATOR.md tells the rest. */
const { values } = parseArgs({
  options: {
    /** How many stories, from which seed on. */
    seeds: { type: 'string' },
    from: { type: 'string' },
    /** Instead of a number of stories: as many as that time allows. */
    seconds: { type: 'string' },
    /** Writes each story down while it is played. */
    tell: { type: 'boolean', default: false },
    /** Kinds of moves that are left out, with commas between them. */
    without: { type: 'string', default: '' },
    /** Puts a fault into the code that the stories have to find: docs/SIMULATOR.md names them. */
    plant: { type: 'string' },
    'keep-going': { type: 'boolean', default: false },
    /** Prints the story that failed as it is, without looking for a shorter one. */
    'no-shrinking': { type: 'boolean', default: false },
  },
})

const without = new Set(values.without.split(','))
const from = Number(values.from ?? realNowMs() % 1_000_000_000)
const endsAtMs = values.seconds ? realNowMs() + Number(values.seconds) * 1_000 : Number.POSITIVE_INFINITY
const seeds = Number(values.seeds ?? (values.seconds ? Number.POSITIVE_INFINITY : 20))
const total = { seeds: 0, operations: 0, faults: 0, virtualMs: 0, steps: 0, broken: 0 }

if (values.plant) plant(values.plant)
// Only now: what is planted is in them.
const { compileDevicePrograms } = await import('./device-programs.ts')
const { beginSimulating } = await import('./world.ts')
const { play } = await import('./play.ts')
const { tellStory } = await import('./story.ts')
const { shrinkStory } = await import('./shrink-story.ts')

process.removeAllListeners('warning')
await compileDevicePrograms()
beginSimulating()
console.info(`simulating from seed ${from}`)
const startedAtMs = realNowMs()
for (let seed = from; seed < from + seeds && realNowMs() < endsAtMs; seed++) {
  if (!(await playSeed(seed)) && !values['keep-going']) break
}
tellTotal(realNowMs() - startedAtMs)
process.exit(total.broken > 0 ? 1 : 0)

/** Answers whether nothing broke. */
async function playSeed(seed: number): Promise<boolean> {
  const story = tellStory(seed, without)
  const { violations, log, ...outcome } = await play(story, { isTelling: values.tell })
  if (values.tell) console.info(log.join('\n'))
  total.seeds += 1
  total.operations += outcome.operations
  total.faults += outcome.faults
  total.virtualMs += outcome.virtualMs
  total.steps += outcome.tasks
  const [first] = violations
  if (!first) return true
  total.broken += 1
  console.info(`\nSEED ${seed} BREAKS “${first.invariant}”: ${first.what}`)
  if (!values['keep-going'] && !values['no-shrinking']) await tellShortest(story, first.invariant)
  return false
}

async function tellShortest(story: Story, invariant: string): Promise<void> {
  const shortest = await shrinkStory(story, invariant)
  const { log } = await play(shortest, { isTelling: true })
  console.info(`\nof ${story.steps.length} steps, ${shortest.steps.length} are enough (chance ${shortest.chance}):\n`)
  console.info(log.join('\n'))
}

function tellTotal(realMs: number): void {
  const hours = Math.round(total.virtualMs / 3_600_000)
  const { user, system } = process.cpuUsage()
  console.info(
    `\n${total.seeds} stories, ${total.operations} operations, ${total.faults} faults, ${total.broken} broken; ` +
      `${hours} hours of life in ${Math.round(realMs / 1_000)} s (${Math.round(total.virtualMs / realMs)} × real time, ` +
      `${Math.round((user + system) / 1e6)} s of processor time, ${total.steps} steps of processes)`,
  )
}
