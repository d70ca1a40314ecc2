import { fault, ordinary } from './move.ts'

/** Events of the server and its identity checks. */
export const SERVER = {
  backUpServer: fault(2, async (world) => {
    world.record.say('the server is backed up')
    world.backups.push(await world.server.backUp())
  }),
  restoreServer: fault(1.5, async (world, { at, to }) => {
    const copy = world.backups[at % Math.max(1, world.backups.length)]
    if (copy === undefined) return
    world.record.say(`the server is put back from a copy, ${to % 2 === 0 ? 'with' : 'without'} the epoch command`)
    await world.restoreServer(copy, to % 2 === 0)
  }),
  otherServer: fault(2, (world, { to }, device) => {
    device.network.server = world.people.serverFor(device.name, to)
  }),
  failingServer: fault(1.5, (world, { to, value }) => {
    const { faults } = world.server
    faults.failedCommits = to % 2 === 0 ? 0 : value / 600
    faults.unheardCommits = to % 3 === 0 ? 0 : value / 600
    faults.slownessMs = to % 4 === 0 ? 0 : value * 2
    world.record.say(
      `the server fails ${faults.failedCommits.toFixed(2)} before and ${faults.unheardCommits.toFixed(2)} after ` +
        `commits, and takes ${faults.slownessMs} ms`,
    )
  }),
  wellServer: ordinary(1, (world) => {
    Object.assign(world.server.faults, { failedCommits: 0, unheardCommits: 0, slownessMs: 0, outdated: null })
  }),
  newRelease: fault(1, (world) => {
    world.record.say('the server is of a new release')
    world.server.faults.refused = null
    world.server.release()
  }),
  refusing: fault(2, (world, { to }, device) => {
    const digits = to % 2 === 0 ? '02468' : '13579'
    const sender = to % 3 === 0 ? null : device.name
    world.server.faults.refused = { digits, sender }
    world.record.say(`the server refuses sessions of ${sender ?? 'all'} whose name ends with one of ${digits}`)
  }),
  outdated: fault(1, (world, { to }) => {
    world.server.faults.outdated = to % 2 === 0 ? 'client' : 'server'
    world.record.say(`the ${world.server.faults.outdated} counts as too old`)
  }),
  novelty: fault(1, (world) => {
    world.record.say('the server answers with fields of next year')
    world.server.faults.novelty = true
  }),
  badToken: fault(2, (world, { to }, device) => {
    const kinds = ['expired', 'revoked', 'offline', 'reauthenticate'] as const
    const kind = kinds[to % kinds.length] ?? 'offline'
    const expiresAtMs = () => world.timeline.nowMs + 3_600_000
    world.record.say(`${device.name}: its token is ${kind}`)
    device.token = (isForced) => {
      if (kind === 'offline' || kind === 'reauthenticate') return { kind }
      // An expired token can be renewed, a revoked one cannot.
      const isGood = kind === 'expired' && isForced
      return { kind: 'token', token: isGood ? device.account : `${device.account}.${kind}`, expiresAtMs: expiresAtMs() }
    }
  }),
  goodToken: ordinary(3, (world, _, device) => {
    device.token = world.people.goodToken(device)
  }),
}
