import { MISHAPS, type Mishap } from '../engine/network.ts'
import { fault, ordinary } from './move.ts'

/** The largest error of a clock, both ways: months. */
const MONTHS_MS = 100 * 86_400_000

/** Events of a device's network, disk and clock. */
export const SURROUNDINGS = {
  unplug: fault(6, (world, _, device) => {
    world.record.say(`${device.name} loses its network`)
    device.network.unplug()
  }),
  plugIn: ordinary(6, (world, _, device) => {
    if (device.network.line.isUp) return
    world.record.say(`${device.name} has a network again`)
    device.network.plugIn()
    device.tell('online')
  }),
  badLine: fault(4, (world, { to, value }, device) => {
    const mishap = MISHAPS[to % MISHAPS.length] as Mishap
    const share = 0.05 + (value % 10) / 12
    world.record.say(`${device.name}: ${Math.round(share * 100)} % of its requests end as ${mishap}`)
    device.network.line.mishaps = { ...device.network.line.mishaps, [mishap]: share }
  }),
  slowLine: fault(2, (world, { at, value }, device) => {
    const kilobits = 2 + value / 4
    world.record.say(`${device.name} has ${Math.round(kilobits)} kbit/s`)
    Object.assign(device.network.line, { upRate: kilobits / 8, downRate: kilobits / 4, latencyMs: 40 + at * 60 })
  }),
  goodLine: ordinary(3, (_, __, device) => {
    Object.assign(device.network.line, {
      mishaps: {},
      blocksStreams: false,
      upRate: 1_000,
      downRate: 4_000,
      latencyMs: 40,
    })
  }),
  blockHints: fault(2, (world, _, device) => {
    world.record.say(`${device.name} gets no hints`)
    device.network.line.blocksStreams = true
  }),
  wrongClock: fault(2, (world, { at, value }, device) => {
    const size = 1_000 * (MONTHS_MS / 1_000) ** (value / 500)
    device.clockOffsetMs = at % 5 === 0 ? 0 : Math.round(at % 2 === 0 ? size : -size)
    world.record.say(`${device.name}: its clock is off by ${Math.round(device.clockOffsetMs / 1_000)} s`)
  }),
  fullDisk: fault(1, (world, _, device) => {
    world.record.say(`${device.name}: its disk is full`)
    device.disk.faults.isFull = true
  }),
  roomAgain: ordinary(3, (_, __, device) => {
    device.disk.faults.isFull = false
  }),
  failingRead: fault(1, (world, { to }, device) => {
    device.disk.faults.failingReads = 1 + (to % 3)
    world.record.say(`${device.name}: the next ${device.disk.faults.failingReads} reads fail`)
  }),
  failingWrite: fault(1, (world, { to }, device) => {
    device.disk.faults.failingWrites = 1 + (to % 3)
    world.record.say(`${device.name}: the next ${device.disk.faults.failingWrites} writes fail`)
  }),
  slowDisk: fault(1, (_, { value }, device) => {
    device.disk.faults.slownessMs = value % 2 === 0 ? 1 : value
  }),
  loseStorage: fault(0.4, (world, _, device) => {
    world.record.say(`${device.name}: the browser throws its storage away`)
    world.loseStorage(device)
  }),
}
