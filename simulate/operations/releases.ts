import { fault } from './move.ts'

/** Events of a release that raises the schema version, which devices get at different times. */
export const RELEASES = {
  /** A device that is behind reads nothing more until it has the new app; it goes on logging, and what it sends is taken. */
  serverUpgrade: fault(4, (world, { to }) => {
    const processes = to % 2 === 0 ? world.server.processes.length : 1
    world.record.say(`${processes} of ${world.server.processes.length} server processes know newer documents`)
    world.server.upgrade(processes)
  }),
  /** Of its next page. A process that is not upgraded yet is behind it, and takes nothing from it for now. */
  updateApp: fault(5, async (world, { to }, device) => {
    if (!world.server.isUpgraded || device.build === 1) return
    world.record.say(`${device.name} has the new app`)
    device.build = 1
    if (device.isFrozen || to % 3 === 0) return
    // The app loads anew. Otherwise a tab of the older build stays.
    await world.people.close(device)
    await world.people.open(device)
  }),
}
