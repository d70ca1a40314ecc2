import { createHash } from 'node:crypto'
import { leaveWorld } from './engine/host.ts'
import type { Move } from './operations/move.ts'
import { MOVES } from './operations/moves.ts'
import { emptyDatabase } from './server/embedded-store.ts'
import type { Story } from './story.ts'
import { Broken } from './story-record.ts'
import type { Violation } from './violation.ts'
import { World } from './world.ts'

export type Outcome = {
  readonly violations: readonly Violation[]
  readonly operations: number
  readonly faults: number
  readonly virtualMs: number
  readonly tasks: number
  /** A hash of all events: equal stories have equal hashes. */
  readonly hash: string
  readonly log: readonly string[]
  /** The number of steps before the failure; all of them without one. */
  readonly stepsTaken: number
}

export type PlayOptions = {
  /** Whether to print the events. */
  readonly isTelling?: boolean
  /** Looks at the world before anything in it happens. */
  readonly beforeTask?: (world: World) => void
}

/** Plays a story to its end, or to the first violation. */
export async function play(story: Story, options: PlayOptions = {}): Promise<Outcome> {
  // To open a database takes real time.
  leaveWorld()
  const database = story.rows === 'database' ? await emptyDatabase() : null
  const world = new World(story, database)
  world.record.isTelling = options.isTelling ?? false
  const { beforeTask } = world.timeline
  if (options.beforeTask) {
    world.timeline.beforeTask = (owner) => {
      options.beforeTask?.(world)
      beforeTask(owner)
    }
  }
  const startMs = world.timeline.nowMs
  let faults = 0
  let stepsTaken = 0
  const telling = async () => {
    for (const step of story.steps) {
      await world.rest(step.afterMs)
      const move: Move = MOVES[step.move]
      stepsTaken += 1
      if (move.isFault) faults += 1
      await move.run(world, step, world.people.at(step.device))
      world.witness.observeDisks()
      world.witness.checkStatuses()
      world.record.stopWhereBroken()
    }
    await world.timeline.wait(1_000)
    world.record.say('the end: everything is well')
    await world.settle()
  }
  await world.timeline.drive(telling()).catch((error: unknown) => {
    if (error instanceof Broken) return
    world.record.breaks('the story can be told', String(error instanceof Error ? error.stack : error))
  })
  return {
    violations: world.record.violations,
    operations: world.acts,
    faults,
    virtualMs: world.timeline.nowMs - startMs,
    tasks: world.timeline.tasksRun,
    hash: hashOf(world),
    log: world.record.log,
    stepsTaken,
  }
}

function hashOf(world: World): string {
  const hash = createHash('sha256')
  hash.update(`${world.timeline.tasksRun} ${world.timeline.nowMs}`)
  for (const { uid } of world.people.all) hash.update(JSON.stringify(world.server.documentsOf(uid)))
  return hash.digest('hex').slice(0, 12)
}
