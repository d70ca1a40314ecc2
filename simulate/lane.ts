import type { FromLane, LaneSettings, ToLane } from './lane.api.ts'
import { countPlaces, PLACES, reachedSoFar } from './places.ts'
import { plant, plantNamed } from './plants.ts'
import type { Story } from './story.ts'

// One process that plays stories, seed after seed, for `run.ts`.

const settings = JSON.parse(process.argv[2] ?? '{}') as LaneSettings
const places = settings.countsPlaces ? Object.values(PLACES).flat() : []
if (settings.countsPlaces) countPlaces()
plant([...(settings.plant === null ? [] : plantNamed(settings.plant)), ...places])
// Imported only now, because it includes the planted code.
const { compileDevicePrograms } = await import('./device-programs.ts')
const { beginSimulating } = await import('./world.ts')
const { play } = await import('./play.ts')
const { tellStory } = await import('./story.ts')
const { shrinkStory } = await import('./shrink-story.ts')

process.removeAllListeners('warning')
await compileDevicePrograms()
beginSimulating()
process.on('message', (message: ToLane) => void answer(message))
tell({ type: 'ready' })

async function answer(message: ToLane): Promise<void> {
  if (message.type === 'end') {
    tell({ type: 'ended', reached: settings.countsPlaces ? reachedSoFar() : {} })
    return process.disconnect()
  }
  const story = tellStory(message.seed, new Set(settings.without))
  const before = processorMs()
  const { violations, log, operations, faults, virtualMs, tasks } = await play(story, { isTelling: settings.isTelling })
  if (settings.isTelling) console.info(log.join('\n'))
  const [first] = violations
  if (first) console.info(`\nSEED ${message.seed} BREAKS “${first.invariant}”: ${first.what}`)
  const figures = { operations, faults, virtualMs, steps: tasks, processorMs: processorMs() - before }
  tell({ type: 'played', figures, isBroken: first !== undefined })
  if (first && settings.shrinks) await tellShortest(story, first.invariant)
  tell({ type: 'ready' })
}

async function tellShortest(story: Story, invariant: string): Promise<void> {
  const shortest = await shrinkStory(story, invariant)
  const { log } = await play(shortest, { isTelling: true })
  console.info(`\nof ${story.steps.length} steps, ${shortest.steps.length} are enough (chance ${shortest.chance}):\n`)
  console.info(log.join('\n'))
}

function tell(message: FromLane): void {
  process.send?.(message)
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
