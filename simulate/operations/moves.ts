import type { Device } from '../device.ts'
import type { Mishap } from '../engine/network.ts'
import { MISHAPS } from '../engine/network.ts'
import type { ActionName } from '../realm/actions.ts'
import type { Step } from '../story.ts'
import type { World } from '../world.ts'

export type Move = {
  readonly weight: number
  readonly isFault: boolean
  readonly run: (world: World, step: Step, device: Device) => Promise<void> | void
}

const act = (name: ActionName, weight: number): Move => ({
  weight,
  isFault: false,
  run: (world, { at, to, value }, device) => world.act(device, { name, at, to, value }),
})
const fault = (weight: number, run: Move['run']): Move => ({ weight, isFault: true, run })

/** The largest error of a clock, both ways: months. */
const MONTHS_MS = 100 * 86_400_000

export const MOVES = {
  startSession: act('startSession', 3),
  logSet: act('logSet', 40),
  editSet: act('editSet', 8),
  uncompleteSet: act('uncompleteSet', 3),
  addSet: act('addSet', 3),
  removeSet: act('removeSet', 2),
  moveSet: act('moveSet', 2),
  changeSetKind: act('changeSetKind', 1),
  addExercises: act('addExercises', 2),
  removeExercise: act('removeExercise', 1),
  moveExercise: act('moveExercise', 1),
  replaceExercise: act('replaceExercise', 1),
  continueWith: act('continueWith', 1),
  joinSuperset: act('joinSuperset', 0.5),
  leaveSuperset: act('leaveSuperset', 0.5),
  writeNote: act('writeNote', 2),
  renameSession: act('renameSession', 1),
  adjustRest: act('adjustRest', 1),
  skipRest: act('skipRest', 1),
  pauseSession: act('pauseSession', 0.5),
  resumeSession: act('resumeSession', 0.5),
  finishSession: act('finishSession', 2),
  abandonSession: act('abandonSession', 0.5),
  reopenSession: act('reopenSession', 1),
  binSession: act('binSession', 1),
  restoreSession: act('restoreSession', 1),
  purgeSession: act('purgeSession', 0.3),
  undoLast: act('undoLast', 1),

  unplug: fault(6, (world, _, device) => {
    world.say(`${device.name} loses its network`)
    device.network.unplug()
  }),
  plugIn: {
    weight: 6,
    isFault: false,
    run: (world, _, device) => {
      if (device.network.line.isUp) return
      world.say(`${device.name} has a network again`)
      device.network.plugIn()
      device.tell('online')
    },
  },
  badLine: fault(4, (world, { to, value }, device) => {
    const mishap = MISHAPS[to % MISHAPS.length] as Mishap
    const share = 0.05 + (value % 10) / 12
    world.say(`${device.name}: ${Math.round(share * 100)} % of its requests end as ${mishap}`)
    device.network.line.mishaps = { ...device.network.line.mishaps, [mishap]: share }
  }),
  goodLine: {
    weight: 3,
    isFault: false,
    run: (_, __, device) => {
      device.network.line.mishaps = {}
      device.network.line.blocksStreams = false
    },
  },
  blockHints: fault(2, (world, _, device) => {
    world.say(`${device.name} gets no hints`)
    device.network.line.blocksStreams = true
  }),
  kill: fault(6, (world, { at, value }, device) => {
    device.tasksToLive = 1 + Math.floor((value / 500) ** 3 * 400) + (at % 10)
    world.say(`${device.name} is going to be killed after ${device.tasksToLive} more steps`)
  }),
  close: fault(2, async (world, _, device) => {
    if (!device.isRunning || device.isFrozen) return
    world.say(`${device.name} is closed`)
    await Promise.race([device.close(), world.timeline.wait(20_000)])
    device.kill()
  }),
  open: { weight: 4, isFault: false, run: (world, _, device) => world.open(device) },
  freeze: fault(2, (world, _, device) => {
    if (!device.isRunning) return
    world.say(`${device.name} freezes`)
    device.freeze()
  }),
  thaw: {
    weight: 4,
    isFault: false,
    run: (world, _, device) => {
      if (!device.isFrozen) return
      world.say(`${device.name} thaws`)
      device.thaw()
    },
  },
  wrongClock: fault(2, (world, { at, value }, device) => {
    const size = 1_000 * (MONTHS_MS / 1_000) ** (value / 500)
    device.clockOffsetMs = at % 5 === 0 ? 0 : Math.round(at % 2 === 0 ? size : -size)
    world.say(`${device.name}: its clock is off by ${Math.round(device.clockOffsetMs / 1_000)} s`)
  }),
  fullDisk: fault(1, (world, _, device) => {
    world.say(`${device.name}: its disk is full`)
    device.disk.faults.isFull = true
  }),
  roomAgain: {
    weight: 3,
    isFault: false,
    run: (_, __, device) => {
      device.disk.faults.isFull = false
    },
  },
  failingRead: fault(1, (world, { to }, device) => {
    device.disk.faults.failingReads = 1 + (to % 3)
    world.say(`${device.name}: the next ${device.disk.faults.failingReads} reads fail`)
  }),
  failingWrite: fault(1, (world, { to }, device) => {
    device.disk.faults.failingWrites = 1 + (to % 3)
    world.say(`${device.name}: the next ${device.disk.faults.failingWrites} writes fail`)
  }),
  slowDisk: fault(1, (_, { value }, device) => {
    device.disk.faults.slownessMs = value % 2 === 0 ? 1 : value
  }),
  loseStorage: fault(0.3, (world, _, device) => {
    world.say(`${device.name}: the browser throws its storage away`)
    device.kill()
    device.disk.wipe()
    world.forgiveWhatNobodyHas()
  }),
  backUpServer: fault(1, (world) => {
    world.say('the server is backed up')
    world.backups.push(world.server.backUp())
  }),
  restoreServer: fault(0.7, (world, { at, to }) => {
    const copy = world.backups[at % Math.max(1, world.backups.length)]
    if (copy === undefined) return
    world.say(`the server is put back from a copy, ${to % 2 === 0 ? 'with' : 'without'} the epoch command`)
    world.restoreServer(copy, to % 2 === 0)
  }),
  otherServer: fault(2, (world, { to }, device) => {
    device.network.server = world.serverFor(device.name, to)
  }),
  failingServer: fault(1, (world, { to, value }) => {
    world.server.faults.failedCommits = to % 2 === 0 ? 0 : value / 600
    world.server.faults.unheardCommits = to % 3 === 0 ? 0 : value / 600
    world.server.faults.slownessMs = to % 5 === 0 ? value * 4 : 1
    const { failedCommits, unheardCommits, slownessMs } = world.server.faults
    world.say(
      `the server fails ${failedCommits.toFixed(2)} before and ${unheardCommits.toFixed(2)} after commits, and takes ${slownessMs} ms`,
    )
  }),
  newRelease: fault(0.5, (world) => {
    world.say('the server is of a new release')
    world.server.release()
  }),
  settle: {
    weight: 0.4,
    isFault: false,
    run: (world) => {
      world.say('everything is well for a while')
      return world.settle()
    },
  },
} satisfies Record<string, Move>

export type MoveName = keyof typeof MOVES
