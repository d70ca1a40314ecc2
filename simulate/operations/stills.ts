import type { SetId } from '#contract/id.ts'
import type { Device } from '../device.ts'
import { short } from '../invariants.ts'
import { PATIENCE_MS } from '../people.ts'
import type { ActionName } from '../realm/actions.ts'
import { storedDocuments } from '../stored.ts'
import type { PendingTap } from '../tap-witness.ts'
import type { World } from '../world.ts'
import { type Draws, fault } from './move.ts'
import { otherDevice } from './training.ts'

/** After this, the page has kept what it shows. */
const KEPT_AFTER_MS = 1_500
/** A person is not as fast, nor is the start of an app. */
const BETWEEN_TICKS_MS = 20
/** About as many as a page has by the end of its first tick, and from there to the last tick that its app has written. */
const STEPS_OF_A_TICK = 24
const STEPS_BEFORE_WRITING = 80
const STEPS_OF_WRITING = 90
/** Changes that the still does not show any more, as the page ends before it has kept them. */
const CHANGES: readonly ActionName[] = [
  'correctReady',
  'logReady',
  'removeSet',
  'finishSession',
  'trashSession',
  'removeExercise',
]

/** Events of a page that shows the running workout before the app is there. */
export const STILLS = {
  /**
   * The app is put away, and the system ends it. Opened again, it shows what it showed last, which may be older than what
   * is stored. Sets are ticked on that at once, and in half of the cases the app is killed on the way.
   */
  tickBeforeStart: fault(10, async (world, draws, device) => {
    const { at, to, value } = draws
    if (device.account !== world.people.of(device).uid) return
    if (to % 4 > 0) await prepare(world, draws, device)
    if (device.isRunning) device.kill()
    const other = at % 3 === 0 ? otherDevice(world, device) : undefined
    if (other)
      await world.act(other, { ...draws, name: CHANGES[value % CHANGES.length] ?? 'logReady', value: (value + 2) | 1 })
    world.record.say(`${device.name} is opened on its still`)
    if (value % 2 === 0) device.tasksToLive = stepsToLive(value / 2)
    const opening = world.people.open(device, 1 + at + (value % 7) * 10)
    await tick(world, device, at, 1 + (to % 2))
    await opening
  }),
}

/** Either about the tick itself, or while the app writes it. */
function stepsToLive(value: number): number {
  const drawn = Math.floor(value / 2)
  return value % 2 === 0 ? 1 + (drawn % STEPS_OF_A_TICK) : STEPS_BEFORE_WRITING + (drawn % STEPS_OF_WRITING)
}

/** A set is made ready, which one tap completes; in half of the cases, something is changed just before the page ends. */
async function prepare(world: World, draws: Draws, device: Device): Promise<void> {
  const { at, to, value } = draws
  const act = (name: ActionName, other = 0) => world.act(device, { ...draws, name, value: (value + other) | 1 })
  const isTraining = storedDocuments(device.disk, device.account).some(
    ({ collection, document: { status, binnedAt, _deleted } }) =>
      collection === 'sessions' && status === 'active' && binnedAt === '' && !_deleted,
  )
  if (!isTraining) await act('startSession')
  await act('prepareSet')
  await world.timeline.wait(KEPT_AFTER_MS)
  if (to % 2 === 0) await act(CHANGES[(at + to) % CHANGES.length] ?? 'correctReady', 2)
  if (to % 5 === 0) await world.people.close(device)
}

async function tick(world: World, device: Device, at: number, count: number): Promise<void> {
  const withPatience = <Result>(work: Promise<Result>) =>
    Promise.race([work.catch(() => undefined), world.timeline.wait(PATIENCE_MS).then(() => undefined)])
  const shown = (await withPatience(device.ask((page) => page.showStill(device.account)))) ?? []
  for (let number = 0; number < Math.min(count, shown.length); number++) {
    // Mostly the one that was made ready last.
    const setId = shown.at(at % 3 === 0 ? number : -1 - number)
    if (setId) await withPatience(tickSet(world, device, setId))
    await world.timeline.wait(BETWEEN_TICKS_MS)
  }
}

async function tickSet(world: World, device: Device, setId: SetId): Promise<void> {
  const begun: PendingTap[] = []
  const isKept = await device.ask((page) =>
    page.tickOnStill(setId, (tap) => void begun.push(world.taps.begin(device, tap))),
  )
  world.acts += 1
  world.witness.noteAct(device)
  for (const pending of begun) isKept ? world.taps.promise(pending) : world.taps.refuse(pending)
  world.record.say(`${device.name}: ${short(setId)} is ${isKept ? 'ticked' : 'not ticked'} on the still`)
}
