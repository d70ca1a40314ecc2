import { PATIENCE_MS } from '../people.ts'
import { fault, ordinary } from './move.ts'

const TURNS = 4
const MAX_FAILING_STARTS = 4

/** Events of the app's processes. */
export const PROCESSES = {
  open: ordinary(4, (world, _, device) => world.people.open(device)),
  close: fault(2, async (world, _, device) => {
    if (!device.isRunning || device.isFrozen) return
    world.record.say(`${device.name} is closed`)
    await world.people.close(device)
  }),
  kill: fault(6, (world, { at, value }, device) => {
    device.tasksToLive = 1 + Math.floor((value / 500) ** 3 * 400) + (at % 10)
    world.record.say(`${device.name} is going to be killed after ${device.tasksToLive} more steps`)
  }),
  killWorkers: fault(1.5, (world, _, device) => {
    if (!device.isRunning) return
    world.record.say(`${device.name}: its workers crash`)
    device.killWorkers()
  }),
  /** Neither of a page that is open nor of one that is opened next: a script that is not there, or no memory for it. */
  failWorkers: fault(3, (world, { at }, device) => {
    device.failingStarts = 1 + (at % MAX_FAILING_STARTS)
    world.record.say(`${device.name}: its workers crash, and the next ${device.failingStarts} do not start`)
    if (device.isRunning) device.killWorkers()
  }),
  freeze: fault(2, (world, _, device) => {
    if (!device.isRunning) return
    world.record.say(`${device.name} freezes`)
    device.freeze()
  }),
  thaw: ordinary(4, (world, _, device) => {
    if (!device.isFrozen) return
    world.record.say(`${device.name} thaws`)
    device.thaw()
  }),
  secondTab: fault(2, async (world, _, device) => {
    if (!device.isRunning || device.isFrozen || device.tabs > 2) return
    world.record.say(`${device.name} opens another tab`)
    await Promise.race([device.openTab().catch(() => device.killTab()), world.timeline.wait(20_000)])
  }),
  switchTab: fault(3, async (world, { to }, device) => {
    if (device.tabs < 2 || device.isFrozen) return
    world.record.say(`${device.name} looks at another tab${to % 2 === 0 ? ', and the first is stopped' : ''}`)
    await Promise.race([device.switchTab(to % 2 === 0), world.timeline.wait(20_000)])
  }),
  /** Back and forth between two tabs: the browser stops the other one in the middle of what it does. */
  tabsInTurn: fault(1, async (world, { at, to, value }, device) => {
    if (!device.isRunning || device.isFrozen) return
    world.record.say(`${device.name} goes back and forth between two tabs`)
    const withPatience = (work: Promise<void>) => Promise.race([work, world.timeline.wait(PATIENCE_MS)])
    if (device.tabs < 2) await withPatience(device.openTab().catch(() => device.killTab()))
    for (let turn = 0; turn < TURNS; turn++) {
      await world.act(device, { name: 'logSet', at, to, value: value + turn })
      await withPatience(device.switchTab(true))
      await world.timeline.wait(value * 20)
    }
  }),
  killTab: fault(2, (world, _, device) => {
    if (device.tabs < 2 || device.isFrozen) return
    world.record.say(`${device.name}: the tab that is looked at crashes`)
    device.killTab()
  }),
  sendInBackground: fault(2, async (world, _, device) => {
    world.record.say(`${device.name} sends in the background`)
    await Promise.race([device.sendInBackground(), world.timeline.wait(20_000)])
  }),
}
